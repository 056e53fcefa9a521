// Fails unless the two halves of the engine give the same answers as the engine in one piece, letter by letter.
import { countClock, halves, whole } from "./engine.mjs";
import { askAll } from "./first-questions.mjs";

const LIMIT = 40;

/** Questions that need the rest, in an order that comes to it by different ways. */
const LATER = [
  { ask: "hint", position: "cram 3x4" },
  { ask: "explain", position: "kayles : 7, 8 + nim : 5" },
  { ask: "explain", position: "corner-king : (3,5)", misere: true },
  { ask: "explain-loopy", position: "nim : 3" },
  { ask: "law", rule: "0.137" },
  { ask: "explain-law", rule: "take {1,3,4,7,9,12,15,18,21,24}" },
  { ask: "explain-law", rule: "wythoff" },
  { ask: "explain-law", rule: "0.6" },
  { ask: "values", rule: "0.6", to: 3000 },
  { ask: "at", rule: "kayles", heap: "1000000000000000000" },
  { ask: "table", rule: "wythoff", to: 40 },
  { ask: "listing", rule: "grundy", show: "outcomes", to: 40 },
  { ask: "identify", what: "kayles" },
  { ask: "law-of-values", values: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2] },
  { ask: "sparse", rule: "0.77", to: 300 },
  { ask: "draw", what: "plot", rule: "kayles", to: 400, format: "svg", theme: "both" },
  { ask: "draw", what: "pairs", rule: "wythoff", to: 12, show: "values", format: "tex", theme: "light" },
  { ask: "nimber", expression: "(5 * 9 + 3) / 7" },
  { ask: "tartan", first: "turn 1", second: "ruler" },
  { ask: "worksheet", rule: "kayles", seed: 5 },
  { ask: "graph", graph: "from,to\na,b\nb,c\na,c\n" },
  { ask: "solve-loopy", position: "geography {a>b, b>c, c>a, b>d} : a" },
  { ask: "mex", numbers: "0 1 3" },
  { ask: "nim-sum", numbers: "3 5" },
  { ask: "xor-table", to: 20 },
  { ask: "check", certificate: "{}" },
];

const { restart } = countClock();
const [one, two] = [await whole(), await halves()];
let asked = 0;
const both = (question) => {
  const text = JSON.stringify({ limit: LIMIT, ...question });
  const [expected, found] = [one, two].map(({ askText }) => (restart(), askText(text)));
  if (found !== expected) {
    throw new Error(`${text}: one engine says ${expected}, its halves say ${found}`);
  }
  asked += 1;
  return JSON.parse(expected);
};
askAll(both);
if (two.exports.loaded.value !== 0) {
  throw new Error("a first question needed the rest of the engine");
}
const kinds = LATER.map((question) => Object.keys(both(question))[0]);
if (two.exports.loaded.value === 0) {
  throw new Error("no question needed the rest of the engine");
}
askAll(both);
console.log(`${asked} answers are the same in halves; of the later questions: ${kinds.join(", ")}`);
