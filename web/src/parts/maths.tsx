// Formulas as MathML, which browsers typeset by themselves.

import { createElement, type ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import { formula, type MathNode } from "./formula";
import { prose } from "./prose";

/** Without its form a bracket in the middle of a row would stand apart from its neighbours. */
function form(sign: MathNode["children"]): "prefix" | "postfix" | undefined {
  return typeof sign !== "string" ? undefined : "({⌊⌈".includes(sign) ? "prefix" : ")}⌋⌉".includes(sign) ? "postfix" : undefined;
}

function draw({ tag, children }: MathNode, key?: number): ComponentChild {
  return createElement(tag, { key, form: tag === "mo" ? form(children) : undefined }, typeof children === "string" ? children : children.map(draw));
}

const Maths = ({ node, block = false }: { node: MathNode; block?: boolean }) => createElement("math", block ? { display: "block" } : {}, draw(node));

/** A formula. A text that the page cannot read as one is shown as code. */
export function Formula({ text, block }: { text: string; block?: boolean }) {
  const node = useMemo(() => formula(text), [text]);
  return node === null ? <code>{text}</code> : <Maths node={node} block={block} />;
}

/** A sentence of the engine with its formulas typeset. */
export function Prose({ text }: { text: string }) {
  const pieces = useMemo(() => prose(text), [text]);
  return <>{pieces.map((piece, i) => (typeof piece === "string" ? piece : <Maths key={i} node={piece} />))}</>;
}
