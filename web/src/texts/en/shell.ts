// Texts around the views, and in the parts that they share.

export const shell = {
  views: { rule: "Rule", position: "Position", graph: "Graph", play: "Play", games: "Games" },
  navigation: "Views",
  skip: "Skip to the view",
  theme: { light: "Switch to light colours", dark: "Switch to dark colours" },
  private: "Your browser computes everything; nothing that you type leaves it.",
  licences: "Licences of what this page contains",
  offline: "After a visit over https or on your own machine (localhost), this page also works without a network.",

  rule: "Rule",
  rulePlaceholder: "kayles, 0.77, take {1,3,4}, n -> n-1 | floor(n/2)",
  ruleHint: "A name, a take-and-break code, a set to take from, or a rule of your own.",
  position: "Position",
  positionPlaceholder: "nim : 3,4,5",
  positionHint: "A rule, a colon, and the heaps or the board; + joins games: nim : 3 + kayles : 5.",
  examples: "Examples",
  fault: (character: number, text: string) => (text === "" ? `(at character ${character})` : `(at character ${character}: “${text}”)`),

  knownBy: {
    definition: { name: "by definition", about: "Computed by the definition, over all options." },
    theorem: { name: "by theorem", about: "A published theorem for the whole family of games." },
    proved: { name: "proved", about: "The engine checked the finite hypotheses of a theorem for this very rule." },
    seen: { name: "seen, not proved", about: "It holds as far as computed; the engine claims nothing more." },
  },
  outcome: {
    N: { name: "N", about: "the player to move wins" },
    P: { name: "P", about: "the player to move loses" },
    T: { name: "T", about: "a tie" },
  },

  cancel: "Stop",
  soFar: (done: string) => `${done} so far`,
  tryAgain: "Try again",
  tryLonger: (seconds: number) => `Try again for ${seconds} seconds`,
  stopped: {
    work: "Stopped: this is too much work for the page. The page is fine; try something smaller.",
    memory: "Stopped: this needs more memory than the page has. The page is fine; try something smaller.",
    time: "Stopped: the time was up. The page is fine; try something smaller, or give it more time.",
    cancelled: "Stopped, as you asked.",
    broken: "The engine failed and started again. The page is fine.",
  },

  downloads: "Save as a file",
  save: "Save as",
  saveAs: (kind: string) => `Save as ${kind}`,
  saveFailed: "The browser could not make this file.",
  files: { svg: "SVG", png: "PNG", tex: "TikZ", dot: "DOT", csv: "CSV" },
};
