// What the page asks in its first minutes: the functions that answer these questions are in the first half of the
// engine. A question that needs other functions still gets its answer, after the rest of the engine has arrived.

/** Positions that people type besides the samples of the games. */
const TYPED = [
  "nim : 3,5,7",
  "nim : 1",
  "nim : ",
  "nim : 100, 200, 300",
  "take 1-3 : 21",
  "take {1,3,4} : 10, 11",
  "4.7 : 5",
  "0.77 : 5, 6",
  "kayles : 7, 8 + nim : 5",
  "kayles : 30, 41",
  "officers : 60",
  "grundy : 40",
  "take squares : 30",
  "cram 5x6",
  "chomp 5x6",
  "chomp 3x4 + cram 3x4",
  "wythoff : (3, 5)",
  "turn any : 5, 8",
];

/** What people type before it is right. */
const WRONG = ["", "n", "ni", "nim", "nim 3", "nim :", "nim : 3,", "nim : x", "nim : -1", "kayle : 7", "chomp", "chomp 3", "chomp 3x", "cram 999x999", "take", "take {", "take {1", "take {1,", "0.", "0.7x", "(", "nim : 3 + ", "?", "é", "nim : 99999999999999999999999"];

/** Asks everything. `ask` returns the last word of the engine on a question. */
export function askAll(ask) {
  const games = ask({ ask: "games" }).done;
  const both = (question) => [false, true].forEach((misere) => ask({ ...question, misere }));
  for (const { name, samples } of games) {
    ask({ ask: "games", name });
    ask({ ask: "rule", rule: name });
    samples.forEach(askPosition);
  }
  TYPED.forEach(askPosition);
  for (const typed of WRONG) {
    ask({ ask: "position", position: typed });
    ask({ ask: "rule", rule: typed });
    ask({ ask: "solve", position: typed });
  }
  ask({ ask: "nothing" });
  // Each language uses the same functions, which differ in their data.
  ask({ ask: "games", language: "de" });
  ask({ ask: "solve", position: TYPED[0], language: "de" });
  ask({ ask: "position", position: "nim :", language: "de" });

  function askPosition(position) {
    const read = ask({ ask: "position", position }).done;
    if (read === undefined) {
      return;
    }
    read.components.forEach(({ rule }) => ask({ ask: "rule", rule }));
    const moves = ask({ ask: "moves", position, max_moves: 2000 }).done?.moves ?? [];
    ask({ ask: "touch", position, max_moves: 2000 });
    ["perfect", "mistakes", "random"].forEach((strength) => both({ ask: "reply", position, strength, seed: 7 }));
    both({ ask: "solve", position, max_moves: 40 });
    both({ ask: "grade", played: [position] });
    both({ ask: "states", position, max_nodes: 40 });
    const heaps = read.components.some((part) => part.heaps !== null);
    const drawings = [{ what: "graph", position, max_nodes: 40 }, ...(read.board ? [{ what: "board", position }] : []), ...(heaps ? [{ what: "heaps", played: [position] }] : [])];
    drawings.forEach((drawing) => ask({ ask: "draw", ...drawing, format: "svg", theme: "both" }));
    // A game: the visitor makes a move, the engine replies.
    const played = [position];
    for (let at = moves[0]?.after; at !== undefined && played.length < 6; at = ask({ ask: "reply", position: at }).done?.after) {
      played.push(at);
      ask({ ask: "moves", position: at, max_moves: 2000 });
    }
    both({ ask: "grade", played });
  }
}
