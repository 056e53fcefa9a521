// The state graph as a table.

import { net } from "./net";
import type { StatesAnswer } from "../../engine/types";

function cell(value: string | number | null): string {
  const text = String(value ?? "");
  // A spreadsheet would read such text as a formula.
  const plain = typeof value === "string" && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** One row for each position: outcome, nim-value, remoteness, level and moves. A `!` marks a winning move. */
export function table(graph: StatesAnswer): string {
  const { options } = net(graph);
  const head = ["position", "outcome", "nim_value", "remoteness", "level", "moves"];
  const rows = graph.nodes.map((node, i) => {
    const moves = (options[i] ?? []).map(({ to, wins }) => `${graph.nodes[to]?.position ?? ""}${wins ? " !" : ""}`);
    return [node.position, node.outcome, node.nim_value, node.remoteness, node.level, moves.join(" | ")];
  });
  return [head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}
