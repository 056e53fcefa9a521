// Reads a formula of the engine, such as `2*m <= n`, as a tree for MathML. What it cannot read stays text.

/** An element of MathML, with its children or its text. */
export interface MathNode {
  tag: "mrow" | "mi" | "mn" | "mo" | "mtext" | "msup" | "msub" | "mfrac" | "msqrt" | "mover";
  children: MathNode[] | string;
}

const mi = (text: string): MathNode => ({ tag: "mi", children: text });
const mn = (text: string): MathNode => ({ tag: "mn", children: text });
const mo = (text: string): MathNode => ({ tag: "mo", children: text });
/** MathML drops common blanks around words. */
const words = (text: string): MathNode => ({ tag: "mtext", children: `\u00A0${text}\u00A0` });
const row = (...children: MathNode[]): MathNode => (children.length === 1 ? children[0]! : { tag: "mrow", children });

/** Signs between two formulas, which bind least, and how people write them. */
const relations: Record<string, string> = { "<=": "≤", ">=": "≥", "!=": "≠", "<": "<", ">": ">", "=": "=", "==": "=", "≤": "≤", "≥": "≥", "≠": "≠", "->": "→", "→": "→" };
const joints: Record<string, string> = { and: "and", or: "or", if: "if", mod: "mod", xor: "xor" };
const brackets: Record<string, [string, string]> = { floor: ["⌊", "⌋"], ceil: ["⌈", "⌉"] };

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-zα-ωΑ-Ω]+[₀-₉]*)|(<=|>=|!=|==|->|\.\.|…|[-+*/^(),=<>≤≥≠·⊕⊗→{}√]))/y;

function tokens(text: string): string[] | null {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (match === null) {
      return null;
    }
    found.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return found;
}

const isName = (token: string | undefined): token is string => token !== undefined && /^[A-Za-zα-ωΑ-Ω]/.test(token);

class Reader {
  private at = 0;

  constructor(private given: string[]) {}

  /** The whole formula. Throws if there is anything that it cannot read. */
  whole(): MathNode {
    const read = this.list();
    if (this.at < this.given.length) {
      throw new Error("more");
    }
    return read;
  }

  private get next(): string | undefined {
    return this.given[this.at];
  }

  private take(...wanted: string[]): string | null {
    const token = this.next;
    if (token !== undefined && wanted.includes(token)) {
      this.at += 1;
      return token;
    }
    return null;
  }

  /** Formulas with `,`, `and`, `or`, `if` between them. */
  private list(): MathNode {
    const parts = [this.relation()];
    for (;;) {
      const joint = this.take(",", "and", "or", "if");
      if (joint === null) {
        return row(...parts);
      }
      parts.push(joint === "," ? mo(",") : words(joints[joint]!), this.relation());
    }
  }

  private relation(): MathNode {
    const parts = [this.sum()];
    for (;;) {
      const sign = this.take(...Object.keys(relations));
      if (sign === null) {
        return row(...parts);
      }
      parts.push(mo(relations[sign]!), this.sum());
    }
  }

  private sum(): MathNode {
    const parts: MathNode[] = [];
    if (this.take("-") !== null) {
      parts.push(mo("−"));
    }
    parts.push(this.product());
    for (;;) {
      const sign = this.take("+", "-", "⊕", "xor", "mod", "..");
      if (sign === null) {
        return row(...parts);
      }
      parts.push(sign === "-" ? mo("−") : sign === ".." ? mo("…") : joints[sign] === undefined ? mo(sign) : words(joints[sign]), this.product());
    }
  }

  private product(): MathNode {
    let product = this.power();
    for (;;) {
      const sign = this.take("*", "·", "⊗", "/");
      if (sign === null) {
        return product;
      }
      const factor = this.power();
      product = sign === "/" ? { tag: "mfrac", children: [bare(product), bare(factor)] } : row(product, mo(sign === "*" ? "·" : sign), factor);
    }
  }

  private power(): MathNode {
    const base = this.atom();
    return this.take("^") === null ? base : { tag: "msup", children: [base, bare(this.power())] };
  }

  private atom(): MathNode {
    const token = this.next;
    if (token === undefined) {
      throw new Error("end");
    }
    this.at += 1;
    if (/^\d/.test(token)) {
      return mn(token);
    }
    if (token === "(" || token === "{") {
      const inside = this.list();
      this.close(token === "(" ? ")" : "}");
      return row(mo(token), inside, mo(token === "(" ? ")" : "}"));
    }
    if (token === "√") {
      return { tag: "msqrt", children: [bare(this.atom())] };
    }
    if (token === "…") {
      return mo("…");
    }
    if (!isName(token) || token in joints) {
      throw new Error("sign");
    }
    return this.take("(") === null ? this.letter(token) : this.call(token);
  }

  /** A variable is one letter, perhaps with an index. */
  private letter(token: string): MathNode {
    const [, letter, index = ""] = /^(.)([₀-₉]*)$/u.exec(token) ?? [];
    if (letter === undefined) {
      throw new Error("word");
    }
    return index === "" ? mi(letter) : { tag: "msub", children: [mi(letter), mn(String(index.codePointAt(0)! - 0x2080))] };
  }

  private call(name: string): MathNode {
    const inside = this.list();
    this.close(")");
    const pair = brackets[name];
    if (pair !== undefined) {
      return row(mo(pair[0]), inside, mo(pair[1]));
    }
    return name === "sqrt" ? { tag: "msqrt", children: [inside] } : row(mi(name), mo("("), inside, mo(")"));
  }

  private close(bracket: string): void {
    if (this.take(bracket) === null) {
      throw new Error("bracket");
    }
  }
}

/** A fraction and an exponent need no brackets around what stands in them. */
function bare(node: MathNode): MathNode {
  const { tag, children } = node;
  if (tag !== "mrow" || typeof children === "string" || children.length !== 3) {
    return node;
  }
  const [open, inside, close] = children;
  return open?.children === "(" && close?.children === ")" && inside !== undefined ? inside : node;
}

/** The formula as a tree; null if it is none. */
export function formula(text: string): MathNode | null {
  const given = tokens(text);
  if (given === null || given.length === 0) {
    return null;
  }
  try {
    return new Reader(given).whole();
  } catch {
    return null;
  }
}

/** The way of a machine through its states: `0 -1-> 2 -0-> 2`. */
export function way(text: string): MathNode | null {
  const parts = /^\d+(?: -\S+-> \d+)+$/.test(text) ? text.split(" ") : [];
  const children = parts.map((part) => {
    const digit = /^-(\S+)->$/.exec(part)?.[1];
    return digit === undefined ? mn(part) : ({ tag: "mover", children: [mo("→"), mn(digit)] } satisfies MathNode);
  });
  return children.length === 0 ? null : { tag: "mrow", children };
}
