// The first page.

import type { View } from "../../address";

const way: Partial<Record<View, string>> = {
  play: "Play any game against the engine. It gives hints, and grades your moves.",
  position: "Type a position. See who wins, every winning move, and why.",
  rule: "Write a rule of your own. See its nim-values, and the law behind them.",
  games: "All games with a name: how to play them, and what is known.",
};

export const home = {
  title: "Take coins. Whoever takes the last one wins.",
  about: "Touch a coin to take it and all coins above it, from one heap. Then the engine moves. grundy tells who wins such games, with which move, and why. It is free, and needs no account.",
  position: "nim : 3,4,5",
  why: "Why? See every winning move",
  others: "Another game:",
  games: [
    { name: "21 coins, take 1 to 3", position: "take 1..3 : 21" },
    { name: "Kayles", position: "kayles : 9" },
    { name: "Chomp", position: "chomp 3x4" },
    { name: "Cram", position: "cram 4x4" },
    { name: "Turning turtles", position: "turning-turtles : 2,5,6" },
  ],
  ways: "More to do",
  way,
};
