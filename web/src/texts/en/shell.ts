// Texts around the views, and in the parts that views share.

export const shell = {
  views: { home: "Start", rule: "Rule", position: "Position", graph: "Graph", play: "Play", games: "Games" },
  navigation: "Views",
  unknownView: (name: string) => `There is no view “${name}”. This is the first page.`,
  skip: "Skip to the content",
  theme: { light: "Switch to light colours", dark: "Switch to dark colours" },
  private: "Your browser computes everything. Nothing that you type leaves it.",
  licences: "Licences of the software in this page",
  offline: "After a visit over https or on your own machine (localhost), this page also works without a network.",

  rule: "Rule",
  rulePlaceholder: "kayles, 0.77, take {1,3,4}, n -> n-1 | floor(n/2)",
  ruleHint: "A name, a take-and-break code, a set to take from, or a rule of your own.",
  position: "Position",
  positionPlaceholder: "nim : 3,4,5",
  positionHint: "A rule, a colon, and the heaps or the board. A plus sign joins games: nim : 3 + kayles : 5.",
  examples: "Examples",
  fault: (character: number, text: string) => (text === "" ? `(at character ${character})` : `(at character ${character}: “${text}”)`),

  reading: "Reading the position",
  atMost: (most: string) => `The most is ${most}.`,
  unfinished: (message: string) => `Not finished yet: ${message}`,
  didYouMean: "Did you mean",

  knownBy: {
    definition: { name: "by definition", about: "The engine computed it from the definition, over all options." },
    theorem: { name: "by theorem", about: "A published theorem covers the whole family of games." },
    proved: { name: "proved", about: "The engine checked the finite hypotheses of a theorem for this rule." },
    seen: { name: "seen, not proved", about: "It holds for everything that the engine computed, but there is no proof." },
  },
  outcome: {
    N: { name: "N", about: "the player to move wins" },
    P: { name: "P", about: "the player to move loses" },
    T: { name: "T", about: "a tie" },
    D: { name: "D", about: "a draw: play goes on for ever" },
  },

  cancel: "Stop",
  soFar: (done: string) => `${done} so far`,
  loading: (percent: number) => `Loading the engine: ${percent} %`,
  tryAgain: "Try again",
  tryLonger: (seconds: number) => `Try again for ${seconds} seconds`,
  stopped: {
    work: "Stopped: this is too much work for the page. Try something smaller.",
    memory: "Stopped: this needs more memory than the page has. Try something smaller.",
    far: "No law of this rule is known here, and the definition needs the values of all smaller heaps. Try a smaller heap.",
    time: "Stopped: the time is up. Try something smaller, or give it more time.",
    cancelled: "Stopped, as you asked.",
    broken: "The engine failed. The page has started it again.",
    "not-loaded": "The engine could not be loaded. Check your connection to the network.",
  },

  downloads: "Save as a file",
  save: "Save as",
  saveAs: (kind: string) => `Save as ${kind}`,
  saveFailed: "The browser could not make this file.",
  files: { svg: "SVG", png: "PNG", tex: "TikZ", dot: "DOT", csv: "CSV" },
};
