// Pictures to play on: heaps, rows of coins, boards.

const coins = (count: number) => (count === 1 ? "1 coin" : `${count} coins`);

export const pictures = {
  label: "The position as a picture",
  heaps: (rule: string) => `Heaps of ${rule}`,
  heap: (number: number, size: string) => `Heap ${number}: ${size}`,
  moveOfHeap: (words: string, heap: number) => `${words}, heap ${heap}`,
  heapHelp: "Arrow keys go from coin to coin. Enter takes a coin and the coins above it.",
  coin: (taken: number, left: number) => (left === 0 ? `take all ${coins(taken)}` : `take ${taken}, leave ${left}`),
  coinNoMove: (left: number) => `no move leaves ${left}`,
  empty: "empty",
  leave: "Leave",
  leaveOf: (size: string) => `How many coins to leave of ${size}`,
  take: "Play",
  noSuchMove: "No move leaves this number of coins.",
  moreHeaps: (count: number) => (count === 1 ? "There is 1 more heap. Find its moves in the list." : `There are ${count} more heaps. Find their moves in the list.`),
  otherMoves: "More moves of this heap",

  pins: (rule: string) => `Rows of ${rule}`,
  pinRow: (number: number, pins: number) => `Row ${number}: ${pins === 1 ? "1 pin" : `${pins} pins`}`,
  pinHelp: "Arrow keys go along a row and to the next one. Enter chooses a pin or a gap.",
  pin: (number: number, pins: number) => `Pin ${number} of ${pins}`,
  gap: (left: number, right: number) => `Part the row: ${left} and ${right}`,
  pinChoice: "Touch the pin again to take it alone, touch a neighbour to take both, or choose:",

  row: (rule: string) => `A row of coins, ${rule}`,
  rowHelp: "Touch the coins that you want to turn over.",
  face: (place: number, head: boolean) => `Place ${place}: ${head ? "heads" : "tails"}`,

  board: (text: string) => `Board of ${text}`,
  boardHelp: "Touch the part that you want to change, or the square to go to. On the keyboard, use arrows and Enter. The list has every move too.",
  enterPlays: (move: string) => `Enter plays ${move}.`,
  movesHere: (moves: readonly string[]) => `${moves.length} moves change this spot: ${moves.slice(0, 4).join(", ")}${moves.length > 4 ? ", …" : ""}`,
  nothingThere: "No move changes this spot.",
  several: "Several moves fit. Which one?",
  severalBoard: "Several moves fit. Touch another spot, or choose:",
  none: "None of these",
  loading: "Drawing the board",
  convention: "Who wins",
  normal: "last mover wins (normal play)",
  misere: "last mover loses (misère play)",
  labelled: "the rules say who wins at the end",
  noPicture: "This game has no picture to play on. Use the list of moves.",
};
