// What the page asks the engine, and what it answers. The other side is crates/grundy-ask: one module for each question.

/** A natural number: text where it is above 2^53 - 1. */
export type Natural = number | string;

/** How an answer is known: see the word list of the book. */
export type KnownBy = "definition" | "theorem" | "proved" | "seen";

/** Who wins: the next player, the previous one, or nobody. */
export type Outcome = "N" | "P" | "T";

/** Every question, by its name: what is asked, and what is answered. */
export interface Questions {
  /** Reads a rule. */
  rule: [{ rule: string }, Rule];
  /** Reads a position. */
  position: [{ position: string }, ReadPosition];
  /** Nim-values of the heaps from 0 to `to`. */
  values: [{ rule: string; to: number }, { rule: string; from: Natural; values: number[] }];
  /** The law of the nim-values, from values up to `to` (20000 where it is left out). */
  law: [{ rule: string; to?: number }, LawAnswer];
  /** The nim-value of one heap, however large. */
  at: [{ rule: string; heap: string }, { rule: string; heap: Natural; nim_value: Natural; known_by: KnownBy; reference: string | null }];
  /** Who wins, and the winning moves, at most `max_moves` of them. */
  solve: [{ position: string; misere?: boolean; max_moves: number }, Solved];
  /** Why: at most `max_moves` winning moves, and as many refuted ones. */
  explain: [{ position: string; misere?: boolean; max_moves: number }, Explained];
  /** The legal moves, at most `max_moves` of them. */
  moves: [{ position: string; max_moves: number }, Moves];
  /** The state graph in levels, unless it has more than `max_nodes` positions. */
  states: [{ position: string; misere?: boolean; max_nodes: number }, StateGraph];
  /** A picture: see `Drawing`. */
  draw: [Drawing & { format: "svg" | "tex" | "dot" | "txt"; theme?: "light" | "dark" | "both" }, { text: string }];
  /** All games that have a name. */
  games: [Record<string, never>, Game[]];
  /** A move of the engine. */
  reply: [{ position: string; misere?: boolean; strength: Strength; seed: number }, Move];
  /** What to do, with the principle behind it. */
  hint: [{ position: string; misere?: boolean }, Hint];
  /** The grades of a game: its positions, one behind the other. */
  grade: [{ played: string[]; misere?: boolean }, { stages: Stage[]; winner: 1 | 2 | null }];
  /** Where the picture of a board changes with each move: where to touch. */
  touch: [{ position: string; max_moves: number }, Touch];
}

export interface Rule {
  /** As it was typed. */
  rule: string;
  /** The same rule in its shortest form. */
  canonical: string;
  /** Why that is the same rule, where it is not plain. */
  reason?: string | null;
  kind: "heap" | "points" | "game" | "graph";
  /** Numbers that make a part: 1 for heaps. */
  coordinates: number;
  /** Is the winner decided by labels at the end? */
  labelled: boolean;
  /** Has it a nim-sequence (one heap at a time)? */
  sequence: boolean;
  /** The bundled game with the same rule. */
  game: Game | null;
  /** A position to begin with, if one is known. */
  sample: string | null;
}

export interface ReadPosition {
  position: string;
  /** The parts: `text` as it is typed behind the colon; `heaps` where it is made of heaps. */
  components: { rule: string; kind: Rule["kind"]; text: string; heaps: Natural[] | null }[];
  /** Has it a board that can be drawn? */
  board: boolean;
  labelled: boolean;
}

export interface LawAnswer {
  rule: string;
  /** Null where no law was found. */
  law: { kind: string; preperiod: Natural | null; period: Natural | null; saltus: Natural | null; [more: string]: unknown } | null;
  known_by: KnownBy | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** The theorem and its author. */
  reference: string | null;
  /** How many heaps were looked at. */
  heaps: Natural;
  /** Why it holds; null where it is only seen. */
  proof: Section[] | null;
  /** Why no more heaps were looked at, if the work was stopped. */
  stopped?: "work" | "memory" | "time" | "cancelled" | null;
}

/** A piece of an explanation. */
export interface Section {
  heading: string;
  blocks: (
    | { kind: "paragraph"; text: string }
    | { kind: "list"; items: string[] }
    | { kind: "table"; caption: string; head: string[]; rows: string[][] }
  )[];
}

export interface Move {
  /** In words: `5 → 3 (take 2)`. */
  text: string;
  /** The component that changes, counted from 0. */
  component: number;
  /** The position after it, as it is typed. */
  after: string;
}

export interface Moves {
  position: string;
  moves: Move[];
  /** Are these all moves? */
  moves_complete: boolean;
}

export interface Solved {
  position: string;
  convention: "normal" | "misere";
  outcome: Outcome;
  nim_value: Natural | null;
  remoteness: Natural | null;
  known_by: KnownBy;
  references: string[];
  winning_moves: Move[];
  winning_moves_total: Natural | null;
  winning_moves_complete: boolean;
}

export interface Explained {
  position: string;
  outcome: Outcome;
  nim_value: Natural | null;
  known_by: KnownBy;
  references: string[];
  /** The nim-sum in binary columns. */
  columns: { rows: { label: string; nim_value: Natural; bits: string }[]; more: number; sum: Natural; bits: string } | null;
  moves: {
    component: number;
    text: string;
    wins: boolean;
    /** Null where the move does not win. */
    why: string | null;
    /** So many moves are equal to it; it stands for them. */
    equal: number;
    /** The answer that wins, after a move that does not. */
    refutation: { text: string } | null;
  }[];
  winning_moves_total: Natural | null;
  moves_total: Natural | null;
  /** All of it as text. */
  text: string;
}

export interface StateGraph {
  /** The picture is so large; places are inside. */
  width: number;
  height: number;
  start: number;
  nodes: {
    x: number;
    y: number;
    label: string;
    /** The position as it is typed. */
    position: string;
    outcome: Outcome;
    nim_value: number | null;
    remoteness: number;
    level: number;
  }[];
  /** `via`: the bends of an arrow that crosses levels. */
  edges: { from: number; to: number; wins: boolean; via: [number, number][] }[];
}

export type Drawing =
  | { what: "heaps"; played: string[]; misere?: boolean; players?: [string, string] }
  | { what: "strip"; rule: string; from: number; to: number; misere?: boolean }
  | { what: "table"; rule: string; to: number; width?: number }
  | { what: "plot"; rule: string; to: number }
  | { what: "pairs"; rule: string; to: number; show: "values" | "p-positions" }
  | { what: "xor"; to: number }
  | { what: "graph"; position: string; misere?: boolean; max_nodes: number }
  | { what: "board"; position: string; misere?: boolean };

export interface Game {
  name: string;
  aliases: string[];
  group: string;
  rule: string | null;
  about: string;
  known: string;
  notation: string;
  /** Positions to begin with; the first is the one to show. */
  samples: string[];
}

export type Strength = "perfect" | "mistakes" | "random";

export interface Hint {
  /** The principle: "make the nim-sum 0". */
  principle: string;
  /** A winning move, or null where there is none. */
  move: Move | null;
}

export interface Stage {
  position: string;
  player: 1 | 2;
  outcome: Outcome;
  nim_value: Natural | null;
  move: string | null;
  grade: "kept" | "gave-away" | "lost" | null;
}

/** The board as SVG, and for each move the rectangles of it that change. */
export interface Touch {
  svg: string;
  width: number;
  height: number;
  moves: (Move & { areas: { x: number; y: number; width: number; height: number }[] })[];
  /** Are these all moves? */
  moves_complete: boolean;
}

/** What is wrong with a question. Where a text is at fault, its place is known: see `span`. */
export interface Problem {
  kind: "syntax" | "rule" | "unsuited" | "unknown" | "too-large";
  message: string;
  /** What to do, or the nearest word. */
  help?: string;
  /** The file that the text came from, if it was not typed. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  /** In characters, counted from 1. */
  column?: number;
  /** How many characters are meant. */
  length?: number;
}

/** What ended the work: a limit, or the reader. */
export interface Ended {
  why: "work" | "memory" | "time" | "cancelled";
  spent: { seconds?: number; work: number; bytes: number; done: number };
}

/** What the engine says after each slice of work. An answer that is not whole says in `stopped` why. */
export type Word<Answer> =
  | { done: Answer & { stopped?: Ended } }
  | { running: { done: number; work: number } }
  | { stopped: Ended }
  | { error: Problem };
