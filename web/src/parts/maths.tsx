// Formulas as MathML, which browsers typeset by themselves.

import { createElement, type ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import { formula, type MathNode } from "./formula";
import { piecesOf, unbroken } from "./typeset";

/** Without its form, a sign at the end of a part would lose its room. A bracket that stretches stands apart from its neighbours. */
function form(sign: MathNode["children"]): "prefix" | "postfix" | "infix" | undefined {
  if (typeof sign !== "string" || sign === "−") {
    return undefined;
  }
  return "({⌊⌈".includes(sign) ? "prefix" : ")}⌋⌉".includes(sign) ? "postfix" : "infix";
}

function draw({ tag, children }: MathNode, key?: number): ComponentChild {
  const sign = tag === "mo" ? { form: form(children), stretchy: children === "(" || children === ")" ? "false" : undefined } : {};
  return createElement(tag, { key, ...sign }, typeof children === "string" ? children : children.map(draw));
}

const Maths = ({ node }: { node: MathNode }) => <>{unbroken(node).map((part, i) => createElement("math", { key: i }, draw(part)))}</>;

/** A formula. A text that the page cannot read as one is shown as code. */
export function Formula({ text }: { text: string }) {
  const node = useMemo(() => formula(text), [text]);
  return node === null ? <code>{text}</code> : <Maths node={node} />;
}

/** A sentence of the engine with its formulas typeset. */
export function Typeset({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  return <>{pieces.map((piece, i) => (typeof piece === "string" ? piece : <Maths key={i} node={piece} />))}</>;
}
