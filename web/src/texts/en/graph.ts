const plural = (count: string, one: string, more: string) => `${count} ${count === "1" ? one : more}`;

export const graph = {
  title: "The state graph",
  about: "See every position that you can reach, and the moves between them. Choose a position to walk there. Winning moves are thick.",
  first: "candies : 13",
  examples: ["candies : 13", "nim : 1,2,3", "kayles : 8", "wythoff : (3,4)", "chomp 3x3", "cram 2x4"],
  drawing: "Exploring the positions",
  maxNodes: "Maximum number of positions",
  size: (nodes: string, moves: string) => `${plural(nodes, "position", "positions")}, ${plural(moves, "move", "moves")}.`,

  show: "Show",
  shows: { outcome: "who wins", value: "nim-values", remoteness: "remoteness" },
  explains: {
    outcome: "P: the player to move loses. N: the player to move wins.",
    value: "The nim-value of each position. At 0 the player to move loses.",
    remoteness: "How many moves are left when the winner hurries and the loser delays.",
  },

  frame: (position: string) => `State graph of ${position}`,
  help: "To move the picture, drag it or use the arrow keys. To zoom, hold Ctrl and turn the wheel, or use + and −. The key 0 shows all of it. Tab moves to the current position. From there, arrow keys move to its neighbours, and Enter walks to them.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  seeAll: "See all",
  here: "Where I am",

  legend: "Legend",
  legendP: "P-position: the player to move loses",
  legendN: "N-position: the player to move wins",
  legendT: "tie",
  legendWins: "winning move",
  legendMove: "other move",
  legendWalked: "where you walked",
  legendScale: (what: string, from: string, to: string) => `${what}: ${from} to ${to}`,

  node: (position: string, outcome: string) => `${position}: ${outcome}`,
  nodeValue: (value: string) => `nim-value ${value}`,
  nodeRemoteness: (moves: string) => `remoteness ${moves}`,

  at: "You are here",
  movesFrom: "Moves from here",
  noMoves: "No move is left here.",
  wins: "wins",
  back: "Back",
  toStart: "To the start",
  root: "Start the graph here",
  explain: "Explain this position",
  play: "Play from here",
  notInGraph: "The position in the address is not in this graph.",
  more: (count: number) => `Show ${count} more`,
};
