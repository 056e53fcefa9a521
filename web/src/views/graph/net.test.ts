import { expect, test } from "vitest";
import type { StatesAnswer } from "../../engine/types";
import { neighbour, halfWidth, curve, line, lines, net, path, tip } from "./net";
import { largestFigure, shade, caption } from "./shades";
import { table } from "./table";
import { trailTo, walk } from "./walk";

const node = (label: string, x: number, y: number, nim_value: number): StatesAnswer["nodes"][number] => ({
  x,
  y,
  label,
  position: `nim : ${label}`,
  outcome: nim_value === 0 ? "P" : "N",
  nim_value,
  remoteness: nim_value,
  level: 0,
});
/** The graph of nim : 2, with a bend in the move from 2 to 0. */
const graph: StatesAnswer = {
  width: 200,
  height: 300,
  start: 0,
  nodes: [node("2", 100, 20, 2), node("1", 40, 150, 1), node("0", 100, 280, 0)],
  edges: [
    { from: 0, to: 1, wins: false, via: [] },
    { from: 0, to: 2, wins: true, via: [[150, 150]] },
    { from: 1, to: 2, wins: true, via: [] },
  ],
};
const known = net(graph);

test("each node lists its moves, winning moves first", () => {
  expect(known.options[0]).toEqual([{ to: 2, wins: true }, { to: 1, wins: false }]);
  expect(known.named.get("nim : 1")).toBe(1);
});

test("arrow keys go to the nearest node in their direction", () => {
  expect(neighbour(graph.nodes, 0, "ArrowDown")).toBe(1);
  expect(neighbour(graph.nodes, 2, "ArrowUp")).toBe(1);
  expect(neighbour(graph.nodes, 0, "ArrowUp")).toBeNull();
  expect(neighbour(graph.nodes, 9, "ArrowUp")).toBeNull();
});

test("a move goes from edge to edge, through its bends", () => {
  const [from, bend, to] = line(graph, graph.edges[1]!);
  expect(from?.[1]).toBeGreaterThan(20);
  expect(bend).toEqual([150, 150]);
  expect(to?.[1]).toBeLessThan(280);
  expect(path([[1, 2.345], [3, 4]])).toBe("M1 2.3L3 4");
  expect(curve([[0, 0], [0, 4]])).toBe("M0 0L0 4");
  expect(curve([[0, 0], [0, 4], [4, 4]])).toBe("M0 0L0 2Q0 4 2 4L4 4");
  expect(tip([[0, 0], [0, 10]])).toMatch(/^M.*Z$/);
  expect(lines(graph).wins.lines.match(/M/g)).toHaveLength(2);
});

test("a node is wide enough for its label", () => {
  expect(halfWidth("1")).toBe(halfWidth("12"));
  expect(halfWidth("a very long name")).toBeGreaterThan(halfWidth("12"));
});

test("a walk follows moves, goes back along its trail, and takes a shortest path to other nodes", () => {
  expect(walk(known, [0], 1)).toEqual([0, 1]);
  expect(walk(known, [0, 1, 2], 1)).toEqual([0, 1]);
  expect(walk(known, [0], 2)).toEqual([0, 2]);
  expect(walk(known, [0, 1], 2)).toEqual([0, 1, 2]);
  expect(trailTo(known, 2)).toEqual([0, 2]);
  expect(trailTo(known, 0)).toEqual([0]);
});

test("each of a few values has its own shade, and many values share shades", () => {
  const [two, one, zero] = graph.nodes;
  expect(largestFigure(known, "value")).toBe(2);
  expect([zero, one, two].map((each) => shade(each!, "value", 2))).toEqual([0, 1, 2]);
  expect(shade(two!, "outcome", 2)).toBeNull();
  expect(shade({ ...two!, nim_value: 100 }, "value", 100)).toBe(7);
  expect(shade({ ...two!, nim_value: 0 }, "value", 100)).toBe(0);
  expect(caption(two!, "value")).toBe("*2");
  expect(caption(zero!, "outcome")).toBe("P");
  expect(caption({ ...two!, nim_value: null }, "value")).toBe("N");
});

test("the table has a row for each position, safe for a spreadsheet", () => {
  const rows = table(graph).trimEnd().split("\r\n");
  expect(rows).toHaveLength(4);
  expect(rows[1]).toBe("nim : 2,N,2,2,0,nim : 0 ! | nim : 1");
  const evil = { ...graph, nodes: [{ ...node("x", 0, 0, 0), position: '=HYPERLINK("x"),1' }], edges: [] };
  expect(table(evil).split("\r\n")[1]).toBe('"\'=HYPERLINK(""x""),1",P,0,0,0,');
});
