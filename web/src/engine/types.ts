// What the page asks the engine, and what it answers. `cargo xtask generate` writes this file from the types of
// crates/grundy-ask.

/** A natural number: text where it is above 2^53 - 1. */
export type Natural = number | string;

/** Every question, by its name: what is asked, and what is answered. */
export interface Questions {
  /** What is a heap of so many coins worth? */
  at: [AtQuestion, AtAnswer];
  /** What shows what a position is worth to somebody who trusts nobody? */
  certify: [CertifyQuestion, Certified];
  /** Does a certificate show what it claims? */
  check: [CheckQuestion, CheckAnswer];
  /** Which program gives the nim-values and winning moves of a rule, from its law? */
  code: [CodeQuestion, CodeAnswer];
  /** What does it look like? */
  draw: [DrawQuestion, Drawn];
  /** Who wins a position, and why? */
  explain: [ExplainQuestion, ExplainAnswer];
  /** Why does the law of a rule hold for all heaps? */
  "explain-law": [ExplainLawQuestion, ExplainLawAnswer];
  /** Which games have a name? Or, with a name: how is that game played? */
  games: [GamesQuestion, GamesAnswer];
  /** How good was each move of a game? */
  grade: [GradeQuestion, Graded];
  /** What is every node of a state graph worth, under both conventions? */
  graph: [GraphQuestion, GraphAnswer];
  /** What should the player to move do, and by which principle? */
  hint: [HintQuestion, HintAnswer];
  /** Which known game has the values of this rule or row of positions, or these values? */
  identify: [IdentifyQuestion, Identified];
  /** By which law do the values of a rule go on for ever? */
  law: [LawQuestion, LawAnswer];
  /** Which law do these nim-values seem to follow? No rule says that they go on so, so nothing can be proved. */
  "law-of-values": [LawOfValuesQuestion, ListedLaw];
  /** Who wins each heap from `from` to `to`, or which options has it? */
  listing: [ListingQuestion, ListingAnswer];
  /** What is the smallest number that is missing among these? */
  mex: [MexQuestion, MexAnswer];
  /** Which moves can be made? */
  moves: [MovesQuestion, MovesAnswer];
  /** What is an expression of nimbers worth, such as `(5 * 9 + 3) / 7`? */
  nimber: [NimberQuestion, NimberAnswer];
  /** What is the sum of these numbers without carry, in base 2? */
  "nim-sum": [NimSumQuestion, NimSumAnswer];
  /** How is a position read? */
  position: [PositionQuestion, PositionAnswer];
  /** What does an opponent of this strength move? */
  reply: [ReplyQuestion, ReplyAnswer];
  /** How is a rule read? */
  rule: [RuleQuestion, RuleAnswer];
  /** Who wins a position, with which moves? */
  solve: [SolveQuestion, SolveAnswer];
  /** Which mask, and which few rare heaps, determine the values of a code? */
  sparse: [SparseQuestion, SparseAnswer];
  /** Which positions can be reached, by which moves, and who wins each? */
  states: [StatesQuestion, StatesAnswer];
  /** What are the positions of a rule with two coordinates worth, from `from` to `to` in each? */
  table: [TableQuestion, TableAnswer];
  /** What are heads worth in the product of two coin-turning games? */
  tartan: [TartanQuestion, TartanAnswer];
  /** Where does the board change with each move, so that people can touch it there? */
  touch: [TouchQuestion, TouchAnswer];
  /** What are the heaps from `from` to `to` worth? */
  values: [ValuesQuestion, ValuesAnswer];
  /** What are the nim-sums, or the nim-products, of the numbers from 0 to `to`? */
  "xor-table": [XorTableQuestion, XorTableAnswer];
}

/** A state of a machine that accepts or refuses. */
export interface AcceptState {
  /** Is what was read accepted if it ends here? */
  accepts: boolean;
  /** The next state for each digit, or for each pair of digits. */
  next: number[];
}

/** The same law of P-positions by another theorem. */
export interface AlsoPairs {
  /** The theorem. */
  reference: string;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** The P-positions in words. */
  formula: string;
}

/** The same law by another theorem. */
export interface AlsoProved {
  /** The theorem. */
  reference: string;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
}

/** A rectangle; the top left corner of the board is (0, 0). */
export interface Area {
  /** Its left side. */
  x: number;
  /** Its upper side. */
  y: number;
  /** How wide it is. */
  width: number;
  /** How high it is. */
  height: number;
}

/** A law that was used although it is only seen. */
export interface Assumed {
  /** The rule. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The law, as the question `law` says it. */
  law: Law;
  /** The law was seen in the values of the heaps up to this one. */
  seen_to: Natural;
  /** The law answered from this heap on. */
  from: Natural | null;
}

/** The value of a heap, or of a place. */
export type AtAnswer =
  /** Of a heap. */
  | AtHeap
  /** Of a tuple. */
  | AtPlace;

/** The nim-value of a heap. */
export interface AtHeap {
  /** The rule. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** Normal play. */
  convention: Convention;
  /** The heap. */
  heap: Natural;
  /** Its nim-value. */
  nim_value: Natural;
  /** How that is known. */
  known_by: KnownBy;
  /** The theorem, where one was used. */
  reference: string | null;
  /** How many heaps, from 0 on, were valued. */
  heaps_computed: Natural;
  /** The law that was used although it is only seen. */
  assumed?: Assumed;
}

/** The nim-value of a tuple, or of a number that need not grow less; or who wins there, where that is all that is known. */
export interface AtPlace {
  /** The rule. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** Normal play. */
  convention: Convention;
  /** The coordinates. */
  position: Natural[];
  /** The nim-value; null where only the outcome is known. */
  nim_value: Natural | null;
  /** Who wins. */
  outcome: Outcome;
  /** How that is known. */
  known_by: KnownBy;
  /** The theorems that were used. */
  references: string[];
}

/** What is a heap of so many coins worth? */
export interface AtQuestion {
  /** The rule. */
  rule: string;
  /** The heap (`5`, `1_000`, `1e12`, `10^18`), or the coordinates (`(3, 10^18)`). */
  heap: string;
  /** Use a law that is only seen, where none is proved. */
  assume_seen?: boolean;
}

/** What a section is made of. */
export type Block =
  /** Some sentences. */
  | {
    kind: "paragraph";
    /** The sentences. */
    text: string;
  }
  /** Sentences that stand one below the other. */
  | {
    kind: "list";
    /** The sentences. */
    items: string[];
  }
  /** Rows and columns. */
  | {
    kind: "table";
    /** What it shows, in a few words. */
    caption: string;
    /** The first row. */
    head: string[];
    /** The other rows. */
    rows: string[][];
  };

/** A certificate that was written. */
export interface Certified {
  /** The file it was written to. */
  file?: string;
  /** What it shows. */
  kind: Shown;
  /** How many entries it has. */
  entries: Natural;
  /** How many bytes it has. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The certificate itself, where it was not written to a file. */
  certificate?: string;
}

/** What a certificate of a law shows. */
export type CertifiedKind = "law";

/** What shows what a position is worth to somebody who trusts nobody? */
export interface CertifyQuestion {
  /** The position. */
  position: string;
  /** Misère play: the last mover loses. */
  misere?: boolean;
  /** What the certificate shows; where nothing is said, as much as the answer knows. */
  show?: Shown | null;
}

/** What a certificate shows. */
export type CheckAnswer =
  /** The worth of a position, or a strategy. */
  | PositionShown
  /** A law of all heaps of a rule. */
  | LawShown
  /** Nothing: a line fails. */
  | RejectedFile
  /** The work ended first, so nothing is known. */
  | NotChecked;

/** Does a certificate show what it claims? */
export interface CheckQuestion {
  /** The text of the certificate. */
  certificate: string;
  /** Reject a certificate about any other rule than this one. */
  rule?: string | null;
  /** Check only these segments of a long run, the first and the last one, counted from 0. */
  segments?: [Natural, Natural] | null;
}

/** What a checkpoint holds when the work ends; null where nothing could be saved. */
export type Checkpoint =
  /** Of a law. */
  | {
    /** The file. */
    file: string;
    /** The saved state knows the values of this many heaps. */
    heaps: Natural | null;
  }
  /** Of a search. */
  | {
    /** The file. */
    file: string;
    /** The saved state knows this many positions. */
    positions: Natural | null;
  };

/** A program, and the law that it follows, which is a fact. */
export interface CodeAnswer {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The language. */
  lang: Language;
  /** The text of the program. */
  code: string;
  /** The law. */
  law: Law;
  /** How the law is known: by a theorem, or proved. */
  known_by: KnownBy;
  /** The theorem. */
  reference: string;
  /** Has the program a function that finds a winning move? */
  winning_moves: boolean;
}

/** Which program gives the nim-values and winning moves of a rule, from its law? */
export interface CodeQuestion {
  /** The rule, with one heap or two coordinates. */
  rule: string;
  /** The language. */
  lang: Language;
  /** Compute values up to this heap at most, to find the law. */
  to?: Natural;
}

/** A nim-sum in binary columns. */
export interface Columns {
  /** The numbers that are added. */
  rows: ColumnsRow[];
  /** How many more there are, which are not shown. */
  more: number;
  /** The nim-sum of all of them. */
  sum: Natural;
  /** The nim-sum in binary. */
  bits: string;
}

/** A number of a nim-sum. */
export interface ColumnsRow {
  /** The part of the position that it belongs to. */
  label: string;
  /** The number. */
  nim_value: Natural;
  /** The number in binary, as wide as the others. */
  bits: string;
}

/** One game of a sum. */
export interface Component {
  /** The rule. */
  rule: string;
  /** What it is played with. */
  kind: PlayedWith;
  /** What stands there, as it is typed behind the colon. */
  text: string;
  /** The heaps, where it is played with heaps. */
  heaps: Natural[] | null;
}

/** Who wins when nobody can move. */
export type Convention =
  /** The last mover wins. */
  | "normal"
  /** The last mover loses. */
  | "misere";

/** What does it look like? */
export type DrawQuestion = {
  /** The form of the picture. */
  format?: Format;
  /** The ground that the picture is for. */
  theme?: Theme;
} & (
  /** Heaps of coins: a position, or a game in numbered frames. */
  | {
    what: "heaps";
    /** The positions of the game, one behind the other. */
    played: string[];
    /** Misère play: the last mover loses. */
    misere?: boolean;
    /** The names of the two players, the one who begins first. */
    players?: [string, string];
  }
  /** A strip of heaps with the P-positions hatched. */
  | {
    what: "strip";
    /** The rule. */
    rule: string;
    /** The first heap. */
    from?: Natural;
    /** The last heap. */
    to?: Natural;
    /** Misère play: the last mover loses. */
    misere?: boolean;
  }
  /** Nim-values in rows. */
  | {
    what: "table";
    /** The rule. */
    rule: string;
    /** The last heap. */
    to?: Natural;
    /** The number of values in a row; where nothing is said the proved period, else 10. */
    width?: Natural | null;
  }
  /** The nim-sequence as dots. */
  | {
    what: "plot";
    /** The rule. */
    rule: string;
    /** The last heap. */
    to?: Natural;
  }
  /** Two coordinates. */
  | {
    what: "pairs";
    /** The rule. */
    rule: string;
    /** The last row and column. */
    to?: Natural;
    /** What is shown. */
    show?: Pairs;
  }
  /** The table of nim-sums, or of nim-products. */
  | {
    what: "xor";
    /** The last row and column. */
    to?: Natural;
    /** Nim-products instead of nim-sums. */
    product?: boolean;
  }
  /** The state graph of a position, in levels. */
  | {
    what: "graph";
    /** The position where play starts. */
    position: string;
    /** Misère play: the last mover loses. */
    misere?: boolean;
    /** Refuse a graph with more nodes. */
    max_nodes?: Natural;
  }
  /** The board of a position. */
  | {
    what: "board";
    /** The position. */
    position: string;
    /** Misère play: the last mover loses. */
    misere?: boolean;
  }
);

/** A picture in the form that was asked for. */
export interface Drawn {
  /** The picture. */
  text: string;
}

/** A limit, or a person, that ended the work: the field `stopped` of an answer. */
export interface Ended {
  /** What ended the work. */
  why: EndedBy;
  /** What was spent by then. */
  spent: Spent;
  /** The checkpoint, where one was asked for. */
  checkpoint?: Checkpoint;
}

/** What ended the work. */
export type EndedBy =
  /** The limit on work. */
  | "work"
  /** The limit on memory. */
  | "memory"
  /** The limit on time. */
  | "time"
  /** A person. */
  | "cancelled";

/** What the engine for long runs saw. */
export interface EngineReport {
  /** The values of the heaps below this one are known. */
  heaps: Natural;
  /** The mask in binary; `...` stands for digits 1 without end. Null without a sparse space. */
  mask: string | null;
  /** The bits of the mask that stand alone, ascending; null without a sparse space. */
  mask_bits: number[] | null;
  /** From this bit on all bits of the mask are set; null without a sparse space. */
  mask_bits_from: number | null;
  /** Where the parity of the heap counts too: what is added to it; else null. */
  parity: number | null;
  /** How many heaps are rare; null without a sparse space. */
  rare: Natural | null;
  /** Which part of the heaps from 1 on is rare; null without a sparse space. */
  rare_share: number | null;
  /** The last rare heap; null where there is none. */
  last_rare: HeapValue | null;
  /** The rare heaps, each with its value. */
  rares: [Natural, number][];
  /** How large a part was needed at most to show that a rare value is an option. */
  reach: Natural;
  /** The greatest value, and the first heap that has it. */
  maximum: HeapValue;
  /** How many heaps have the value 0, 1, 2, … */
  histogram: Natural[];
  /** A Fletcher checksum of the values as 16-bit words, with sums modulo 2^16; eight hexadecimal digits. */
  fletcher32: string;
  /** A chain of XXH3-128 digests, one for each 2^20 heaps, where it was asked for. */
  digests?: string[];
  /** Are all rare heaps listed? Absent where a question cannot ask for fewer. */
  rares_complete?: boolean;
}

/** In what sense two sequences are equal. */
export type Equality =
  /** The same moves, heap for heap. */
  | "same-rules"
  /** The same values for all heaps, compared until both laws repeat together. */
  | "same-values"
  /** The same values for all heaps, since the laws were compared. */
  | "decided"
  /** The same values as far as they were computed. */
  | "seen";

/** The explanation, or what ended the work. */
export type ExplainAnswer =
  /** The whole explanation. */
  | Explained
  /** None within the limits. */
  | ExplainStopped;

/** The law of a rule, and why it holds. */
export type ExplainLawAnswer =
  /** Of the nim-values of heaps. */
  | ExplainedHeaps
  /** Of P-positions with two coordinates. */
  | ExplainedPairs;

/** Why does the law of a rule hold for all heaps? */
export interface ExplainLawQuestion {
  /** The rule. */
  rule: string;
  /** Value heaps up to this one at most, to find the law. */
  to?: Natural;
}

/** Who wins a position, and why? */
export interface ExplainQuestion {
  /** The position. */
  position: string;
  /** Misère play: the last mover loses. */
  misere?: boolean;
  /** Show at most this many winning moves, and at most this many refuted ones. */
  max_moves?: Natural;
}

/** A position that was not explained within the limits. */
export interface ExplainStopped {
  /** The position as it was typed. */
  position: string;
  /** The convention. */
  convention: Convention;
  /** What ended the work. */
  stopped: Ended;
}

/** Who wins a position, and why. */
export interface Explained {
  /** The position as it was typed. */
  position: string;
  /** The convention of all that follows. */
  convention: Convention;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value; null under misère play and for labelled games. */
  nim_value: Natural | null;
  /** How the outcome is known. */
  known_by: KnownBy;
  /** The theorems that were used. */
  references: string[];
  /** What the parts of the position, and the smaller ones that they lead to, are worth. */
  parts: PartValue[];
  /** The nim-sum in binary columns, where there are several parts. */
  columns: Columns | null;
  /** The moves that win, and the moves that are refuted; equal places are listed once. */
  moves: ExplainedMove[];
  /** How many winning moves there are, null where that is not known exactly. */
  winning_moves_total: Natural | null;
  /** How many moves there are, null where that is not known exactly. */
  moves_total: Natural | null;
  /** The whole explanation as text. */
  text: string;
}

/** The law of the nim-values of heaps, and why it holds. */
export interface ExplainedHeaps {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null where none was found. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** How many values, of heaps 0, 1, 2, …, were computed. */
  heaps_computed: Natural;
  /** What the engine for long runs saw; absent where another one ran. */
  engine?: EngineReport;
  /** Proofs of the same law by other theorems, if there are any. */
  also?: AlsoProved[];
  /** The file of all values, where a program wrote one. */
  kept?: KeptValues;
  /** The certificate, where a program wrote one. */
  certificate?: LawCertified;
  /** What ended the work before the law was found. */
  stopped?: Ended;
  /** What the document is about. */
  title: string;
  /** The sections of the document, in the order in which they are read. */
  sections: Section[];
}

/** A move, and why it wins or how it is refuted. */
export interface ExplainedMove {
  /** The component that changes, counted from 0. */
  component: number;
  /** The place in the component, counted from 0. */
  place: number;
  /** What the move leaves there. */
  to: Part[];
  /** The number of equal places at which the same move can be made. */
  equal: number;
  /** The move in words. */
  text: string;
  /** Does it win? */
  wins: boolean;
  /** Why it wins; for a move that loses without a reply, why it loses. */
  why: string | null;
  /** The reply that wins, after a move that does not. */
  refutation: Refutation | null;
}

/** The law of P-positions, and why it holds. */
export interface ExplainedPairs {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null where none was found. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** Null: positions are pairs. */
  heaps_computed: null;
  /** The first P-positions by definition; null where the work was ended before. */
  p_positions: FirstPositions | null;
  /** The same law by another theorem, if there is one. */
  also?: AlsoPairs[];
  /** The certificate, where a program wrote one. */
  certificate?: LawCertified;
  /** What ended the work before the law was found. */
  stopped?: Ended;
  /** What the document is about. */
  title: string;
  /** The sections of the document, in the order in which they are read. */
  sections: Section[];
}

/** One law for a family: a theorem with its formula, or what is seen in the members. */
export interface Family {
  /** Null. */
  preperiod: null;
  /** Null. */
  period: null;
  /** Null. */
  saltus: null;
  /** G(n) in the letters, by a theorem. */
  formula?: string;
  /** What the letters must fulfil. */
  condition?: string;
  /** The first letter that follows the pattern. */
  from?: Natural;
  /** Preperiod, period and saltus in the letter, for each residue class of the letter. */
  classes?: FamilyClass[];
}

/** The law of a family of rules: by theorem for all numbers, or as far as it is seen in small ones. */
export interface FamilyAnswer {
  /** The family as it was typed. */
  rule: string;
  /** Null: a family is many rules. */
  canonical: null;
  /** The letters. */
  letters: string[];
  /** Normal play. */
  convention: Convention;
  /** The law; null where none is known that speaks of all numbers. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** No conditions are checked: the list is empty. */
  hypotheses: string[];
  /** 0: the members are valued, each by itself. */
  heaps_computed: Natural;
  /** The rules with small numbers, where no theorem speaks of all. */
  members?: MemberLaw[];
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** The laws of one residue class of a letter. */
export interface FamilyClass {
  /** The preperiod in the letter. */
  preperiod: string;
  /** The period in the letter. */
  period: string;
  /** The saltus in the letter. */
  saltus: string;
}

/** The first P-positions. */
export interface FirstPositions {
  /** All positions with coordinates up to this one were computed. */
  to: Natural;
  /** The first P-positions (x, y), in the order of x, then y; those with x > y that stand also the other way round are left out. */
  first: [Natural, Natural][];
}

/** The form of a picture. */
export type Format =
  /** For the screen, and for print too. */
  | "svg"
  /** TikZ, for a LaTeX document. */
  | "tex"
  /** The language of Graphviz, for state graphs. */
  | "dot"
  /** Letters, for the terminal. */
  | "txt";

/** A game that has a name. */
export interface Game {
  /** The name to type. */
  name: string;
  /** Other names that are understood. */
  aliases: string[];
  /** What it is played on. */
  group: string;
  /** The rule, where the rule language says it. */
  rule: string | null;
  /** The rules of the game in one sentence. */
  about: string;
  /** What is known of it, and who found it. */
  known: string;
  /** What the board looks like that stands between the name and the colon. */
  board: string | null;
  /** How positions are typed; empty where they are heaps, coins or tuples of numbers. */
  notation: string;
  /** A position to begin with. */
  sample: string | null;
  /** Positions to begin with; the first is the one to show. */
  samples: string[];
}

/** All games, or the one that was asked for. */
export type GamesAnswer =
  /** All of them. */
  | Game[]
  /** One. */
  | Game;

/** Which games have a name? Or, with a name: how is that game played? */
export interface GamesQuestion {
  /** Teach this game. */
  name?: string | null;
}

/** Values that are given. */
export interface Given {
  /** The heap of the first value. */
  first?: Natural;
  /** The values of this heap and the following ones. */
  values: Natural[];
}

/** Values that were given. */
export interface GivenValues {
  /** The file that they came from, where a program read one; `-` is standard input. */
  file?: string;
  /** The first heap. */
  first: Natural;
  /** How many values there are. */
  count: Natural;
}

/** How good was each move of a game? */
export interface GradeQuestion {
  /** The positions of the game, one behind the other. */
  played: string[];
  /** Misère play: the last mover loses. */
  misere?: boolean;
}

/** A game, stage by stage. */
export interface Graded {
  /** The convention. */
  convention: Convention;
  /** The positions, each with its outcome and the grade of the move that was made there. */
  stages: Stage[];
  /** The player who wins, 1 or 2, once no move is left. */
  winner: 1 | 2 | null;
}

/** The nodes of a state graph, in their order. */
export interface GraphAnswer {
  /** The nodes. */
  nodes: Node[];
}

/** What is every node of a state graph worth, under both conventions? */
export interface GraphQuestion {
  /** The graph: CSV with the header `from,to`, DOT (`digraph`), or JSON. */
  graph: string;
  /** The name of the file that it came from, whose extension tells the notation. */
  file?: string | null;
  /** Only the part that this node can reach. */
  start?: string | null;
}

/** A heap and its value. */
export interface HeapValue {
  /** The heap. */
  heap: Natural;
  /** Its nim-value. */
  value: number;
}

/** The law of the values of heaps, and how it is known; no law is an answer too. */
export interface HeapsLaw {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null where none was found. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** How many values, of heaps 0, 1, 2, …, were computed. */
  heaps_computed: Natural;
  /** What the engine for long runs saw; absent where another one ran. */
  engine?: EngineReport;
  /** Proofs of the same law by other theorems, if there are any. */
  also?: AlsoProved[];
  /** The file of all values, where a program wrote one. */
  kept?: KeptValues;
  /** The certificate, where a program wrote one. */
  certificate?: LawCertified;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** Advice to the player to move. */
export interface HintAnswer {
  /** The principle: `make the nim-sum 0: heap 3 to 1`. Where no move wins, that and why. */
  principle: string;
  /** A move that follows it; null where no move wins. */
  move: LegalMove | null;
}

/** What should the player to move do, and by which principle? */
export interface HintQuestion {
  /** The position. */
  position: string;
  /** Misère play: the last mover loses. */
  misere?: boolean;
}

/** Which rules have these nim-values, by which relation of the heaps, and how that is known. */
export interface Identified {
  /** The rule, the row or the values. */
  asked: string;
  /** What was asked about. */
  kind: What;
  /** The shortest form of a rule; null for a row and for values. */
  canonical: string | null;
  /** Normal play. */
  convention: Convention;
  /** What it was compared with; null for the catalogue. */
  with: string | null;
  /** The heap, or the number, of the first value. */
  from: Natural;
  /** The first values, sixteen at most. */
  values: Natural[];
  /** How many values were known; null where a law gives all of them. */
  values_known: Natural | null;
  /** With how many rules the values were compared. */
  rules_compared: number;
  /** Rules with these values, the best first. */
  matches: Match[];
  /** How many such rules there are, listed or not. */
  matches_total: number;
  /** Rules that have the same values at first, and differ. */
  near: Near[];
  /** Were there too few values to tell rules apart? */
  few: boolean;
  /** Were all values that are known 0? */
  zeros: boolean;
  /** What ended the search before all rules were compared. */
  stopped?: Ended;
}

/** Which known game has the values of this rule or row of positions, or these values? */
export interface IdentifyQuestion {
  /** A rule, values with commas between them, or a row of positions with n in it. */
  what?: string;
  /** The values, instead of a text. */
  values?: Given | null;
  /** Compare with this alone: a rule, values, or a row. */
  with?: string | null;
  /** The heap of the first value of a text of values. */
  from?: Natural;
  /** Compare values up to this heap if no law says more. */
  to?: Natural;
  /** List at most this many rules with these values. */
  max_matches?: Natural;
}

/** A file of all values. */
export interface KeptValues {
  /** The file. */
  file: string;
  /** It has the values of this many heaps, from heap 0 on. */
  heaps: Natural;
}

/** What sort of thing is wrong. */
export type Kind =
  /** A text is no rule, position, graph or expression; the place is known. */
  | "syntax"
  /** The rule fails: play need not end, or a move has no value. */
  | "rule"
  /** The question does not suit these rules. */
  | "unsuited"
  /** There is no such name, node or question. */
  | "unknown"
  /** More is asked for than is given here. */
  | "too-large"
  /** A file cannot be read or written. */
  | "file"
  /** The software contradicts itself: an error of grundy, not of whoever asked. */
  | "internal";

/** How an answer is known. */
export type KnownBy =
  /** By mex, or by backward induction, over all options. */
  | "definition"
  /** By a published theorem for the whole family. */
  | "theorem"
  /** By the finite hypotheses of a named theorem, checked for this very rule. */
  | "proved"
  /** As far as computed, without a proof. */
  | "seen";

/** The language of a program. */
export type Language =
  /** C++, from C++11 on. */
  | "cpp"
  /** Python 3. */
  | "python"
  /** Rust. */
  | "rust";

/** What generates the values, the P-positions, or the laws of a whole family. */
export type Law =
  /** G(n + period) = G(n) from heap `preperiod` on. */
  | {
    kind: "period";
    /** The smallest heap from which on the law holds. */
    preperiod: Natural;
    /** The smallest period. */
    period: Natural;
    /** 0. */
    saltus: Natural;
    /** The same law as a formula, where a theorem gives one. */
    formula?: string;
  }
  /** G(n + period) = G(n) + saltus from heap `preperiod` on. */
  | {
    kind: "arithmetic";
    /** The smallest heap from which on the law holds. */
    preperiod: Natural;
    /** The smallest period. */
    period: Natural;
    /** What the values grow by. */
    saltus: Natural;
    /** The same law as a formula, where a theorem gives one. */
    formula?: string;
  }
  /** A saltus for each residue class. */
  | {
    kind: "classes";
    /** The smallest heap from which on the law holds. */
    preperiod: Natural;
    /** The period. */
    period: Natural;
    /** Null: see `saltuses`. */
    saltus: null;
    /** The saltus of each class, the class of heap `preperiod` first. */
    saltuses: Natural[];
  }
  /** A formula in n. */
  | {
    kind: "formula";
    /** Null. */
    preperiod: null;
    /** Null. */
    period: null;
    /** Null. */
    saltus: null;
    /** The formula. */
    formula: string;
    /** The first heap that follows it, where it is only seen. */
    from?: Natural;
    /** The heaps that do not follow it, with their values. */
    exceptions?: [Natural, number][];
  }
  /** Any number of coins up to a limit that grows slowly. */
  | {
    kind: "window";
    /** The preperiod, where there is a period. */
    preperiod: Natural | null;
    /** The period, where there is one. */
    period: Natural | null;
    /** The saltus, where there is a period. */
    saltus: Natural | null;
    /** The law in a sentence. */
    sentence: string;
    /** How many coins may be taken. */
    most: string;
    /** The first heap of the window. */
    from: Natural;
  }
  /** A machine that reads the digits of the heap, the lowest one first. */
  | {
    kind: "automatic";
    /** Null. */
    preperiod: null;
    /** Null. */
    period: null;
    /** Null. */
    saltus: null;
    /** The base of the digits. */
    base?: number;
    /** `zeckendorf`, where the digits are those of sums of Fibonacci numbers. */
    numeration?: string;
    /** The states, the first one to start from. */
    states: ValueState[];
  }
  /** A machine that reads the heap and its value together. */
  | {
    kind: "synchronised";
    /** Null. */
    preperiod: null;
    /** Null. */
    period: null;
    /** Null. */
    saltus: null;
    /** The base of the digits. */
    base: number;
    /** What of the value is read beside the heap. */
    coding: string;
    /** The states, the first one to start from. */
    states: AcceptState[];
    /** The same law as a formula, where one was found. */
    formula?: string;
    /** The heaps that do not follow the formula, with their values. */
    exceptions?: [Natural, number][];
  }
  /** Linear relations between subsequences. */
  | {
    kind: "regular";
    /** Null. */
    preperiod: null;
    /** Null. */
    period: null;
    /** Null. */
    saltus: null;
    /** The base of the subsequences. */
    base: Natural;
    /** The first heap of the relations. */
    from: Natural;
    /** The relations as text. */
    relations: string[];
    /** The subsequences that the relations speak of. */
    parts: RegularPart[];
    /** The relations as numbers. */
    rows: RegularRow[];
    /** The first values of the parts. */
    start: Natural[][];
  }
  /** The P-positions of a rule with two coordinates. */
  | PPositions & {
    kind: "p-positions";
  }
  /** The outcomes of one heap under misère play. */
  | {
    kind: "outcomes";
    /** The smallest heap from which the outcomes repeat. */
    preperiod: Natural;
    /** The smallest period. */
    period: Natural;
    /** 0. */
    saltus: Natural;
    /** The heaps below preperiod + period from which the player to move loses. */
    lost: Natural[];
  }
  /** One law for a family of rules with letters for numbers. */
  | Family & {
    kind: "family";
  };

/** The law of a rule. */
export type LawAnswer =
  /** Of the nim-values of heaps. */
  | HeapsLaw
  /** Of P-positions with two coordinates. */
  | PairsLaw
  /** Of the outcomes of one heap under misère play. */
  | MisereLaw
  /** Of a family of rules with letters for numbers. */
  | FamilyAnswer;

/** A certificate of a law that was written. */
export interface LawCertified {
  /** The file it was written to. */
  file: string;
  /** What the certificate shows: a law. */
  kind: CertifiedKind;
  /** The theorem by which the law is shown, as it stands in the file. */
  theorem: string;
  /** How many bytes the file has. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
}

/** Which law do these nim-values seem to follow? No rule says that they go on so, so nothing can be proved. */
export interface LawOfValuesQuestion {
  /** The first heap. */
  first?: Natural;
  /** The values of this heap and the following ones. */
  values: number[];
}

/** By which law do the values of a rule go on for ever? */
export interface LawQuestion {
  /** The rule. */
  rule: string;
  /** Value heaps up to this one at most. */
  to?: Natural;
  /** Misère play of one heap of a take set: the period of its outcomes. */
  misere?: boolean;
  /** Let the engine for long runs search, where the rule has one, also near heap 0. */
  long?: boolean;
  /** Let that engine report a chain of digests, one for each 2^20 values. */
  digest?: boolean;
}

/** What was shown of all heaps of a rule. */
export interface LawShown {
  /** `verified`, or `verified in part` where only some segments were checked. */
  verdict: Verdict;
  /** The core form of the rule, as it stands in the file. */
  rule: RuleShown;
  /** The core form in words. */
  moves: string;
  /** The claim. */
  claim: string;
  /** The theorem whose hypotheses were verified. */
  theorem: string;
  /** What was checked, where only some segments were. */
  covered: string | null;
  /** The size of the file. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The time that the check took, where the front end has a clock. */
  seconds?: number;
}

/** A legal move, and the position after it. */
export interface LegalMove {
  /** The move in words: `5 → 3 (take 2)`. */
  text: string;
  /** The component that changes, counted from 0. */
  component: number;
  /** The whole position after the move, as it is typed. */
  after: string;
}

/** The law that is seen in values. */
export interface ListedLaw {
  /** Null: no rule is known. */
  rule: null;
  /** Null: no rule is known. */
  canonical: null;
  /** Normal play. */
  convention: Convention;
  /** Which values were given. */
  values: GivenValues;
  /** The law; null where none is seen. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known: it is seen. */
  known_by: "seen" | null;
  /** How far it is seen. */
  reference: string | null;
  /** Nothing is checked: the list is empty. */
  hypotheses: string[];
  /** 0: the values were given. */
  heaps_computed: Natural;
}

/** What is listed. */
export type ListingAnswer =
  /** The options of each heap. */
  | OptionsListed
  /** The heaps from which the player to move loses. */
  | PPositionsListed
  /** Who wins each heap. */
  | OutcomesListed;

/** Who wins each heap from `from` to `to`, or which options has it? */
export interface ListingQuestion {
  /** The rule, with one heap or coordinate. */
  rule: string;
  /** What is listed. */
  show: Show;
  /** Misère play: the last mover loses. */
  misere?: boolean;
  /** The first heap. */
  from?: Natural;
  /** The last heap. */
  to?: Natural;
}

/** A rule with these values. */
export interface Match {
  /** The text to type. */
  rule: string;
  /** Its shortest form; null for a row and for values. */
  canonical: string | null;
  /** What people call it. */
  name: string | null;
  /** Which heap is compared with which. */
  relation: Relation;
  /** The first heap here of which it is said. */
  from: Natural;
  /** In what sense the two are equal. */
  equality: Equality;
  /** How that is known. */
  known_by: KnownBy;
  /** The last heap that was compared; null for the same rules, and where the laws were compared. */
  to: Natural | null;
  /** The periods that repeat together. */
  periods?: Periods;
}

/** The law of one rule of a family. */
export interface MemberLaw {
  /** The numbers for the letters. */
  numbers: Natural[];
  /** The rule in its shortest form. */
  rule: string;
  /** Its law; null where none was found. */
  law: Law | null;
  /** How its law is known. */
  known_by: KnownBy | null;
}

/** The mex of numbers. */
export interface MexAnswer {
  /** The numbers. */
  numbers: Natural[];
  /** The smallest number that is not among them. */
  mex: Natural;
}

/** What is the smallest number that is missing among these? */
export interface MexQuestion {
  /** The numbers, with spaces, commas, braces or `+` between them. */
  numbers: string;
}

/** The law of the outcomes of one heap under misère play. */
export interface MisereLaw {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null where none was found. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** How many values of normal play, of heaps 0, 1, 2, …, were computed. */
  heaps_computed: Natural;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** A winning move. */
export interface Move {
  /** The component that changes, counted from 0. */
  component: number;
  /** Which heap or tuple of the component, counted from 0 as typed; null in a state graph. In a game that names its moves, which of the independent parts. */
  heap: number | null;
  /** What stands there: the size of a heap, the coordinates of a tuple, else the position as text. */
  from: Part;
  /** What the move leaves there: the heaps, ascending, without empty ones; tuples as lists; else the position as text. */
  to: Part[];
  /** The name of the move, in a game that names its moves. */
  move?: string;
  /** The whole position of that game after the move. */
  leaves?: string;
  /** The move in words, which may change. */
  text: string;
  /** The whole position after the move, as it is typed. */
  after: string;
}

/** How good a move was. */
export type MoveGrade =
  /** The mover stood to win and still does. */
  | "kept"
  /** The mover stood to win and gave the win away. */
  | "gave-away"
  /** The mover stood to lose: there was no winning move. */
  | "lost";

/** The moves of a position. */
export interface MovesAnswer {
  /** The position as it was typed. */
  position: string;
  /** The first of its moves, by component, by place, and in the order of the rule. */
  moves: LegalMove[];
  /** Does the list hold all of them? */
  moves_complete: boolean;
}

/** Which moves can be made? */
export interface MovesQuestion {
  /** The position. */
  position: string;
  /** List at most this many moves. */
  max_moves?: Natural;
}

/** A rule that has these values at first. */
export interface Near {
  /** The text to type. */
  rule: string;
  /** Its shortest form; null for a row and for values. */
  canonical: string | null;
  /** What people call it. */
  name: string | null;
  /** Which heap is compared with which. */
  relation: Relation;
  /** The first heap here that was compared. */
  from: Natural;
  /** The first heap here that differs. */
  heap: Natural;
  /** Its value. */
  here: Natural;
  /** What it would have to be. */
  there: Natural;
}

/** The nim-sum of numbers. */
export interface NimSumAnswer {
  /** The numbers. */
  numbers: Natural[];
  /** Their nim-sum. */
  nim_sum: Natural;
}

/** What is the sum of these numbers without carry, in base 2? */
export interface NimSumQuestion {
  /** The numbers, with spaces, commas, braces or `+` between them. */
  numbers: string;
}

/** The value of an expression. */
export interface NimberAnswer {
  /** The expression. */
  expression: string;
  /** What the values are. */
  kind: Values;
  /** The value. For roots two, the smaller one first, or none where there are none below 2^128. */
  values: string[];
  /** How many bits the smallest field has that holds all numbers of the expression. */
  bits: 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128;
}

/** What is an expression of nimbers worth, such as `(5 * 9 + 3) / 7`? */
export interface NimberQuestion {
  /** The expression: `+`, `*`, `/`, `^`, `sqrt`, `inv`, and `order` or `roots` around it. */
  expression: string;
}

/** What a node is worth. */
export interface Node {
  /** Its name, always text. */
  id: string;
  /** Its nim-value (normal play). */
  nim_value: Natural;
  /** Who wins under normal play. */
  normal: Outcome;
  /** Who wins under misère play. */
  misere: Outcome;
  /** Moves left under best normal play. */
  remoteness_normal: number;
  /** Moves left under best misère play. */
  remoteness_misere: number;
}

/** A check that was ended. */
export interface NotChecked {
  /** `not checked`. */
  verdict: Verdict;
  /** What ended the check. */
  stopped: Ended;
}

/** What is done with two numbers. */
export type Operation =
  /** The nim-sum. */
  | "sum"
  /** The nim-product. */
  | "product";

/** The options of each heap. */
export interface OptionsListed {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention. */
  convention: Convention;
  /** The first heap or number, or the first place in each coordinate. */
  from: Natural;
  /** For each heap the options in order, each a list of heaps. */
  options: Natural[][][];
}

/** Who wins under best play. */
export type Outcome =
  /** The player to move. */
  | "N"
  /** The other one. */
  | "P"
  /** Nobody: a tie. */
  | "T";

/** Who wins each heap. */
export interface OutcomesListed {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention. */
  convention: Convention;
  /** The first heap or number, or the first place in each coordinate. */
  from: Natural;
  /** A letter for each heap, in order. */
  outcomes: string;
  /** The last heap whose winner is known. */
  to: Natural;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** Which pairs are P-positions: a machine, or a formula. */
export interface PPositions {
  /** Null. */
  preperiod: null;
  /** Null. */
  period: null;
  /** Null. */
  saltus: null;
  /** How a machine reads its digits: `base` or `zeckendorf`. */
  numeration?: string;
  /** The base of the digits. */
  base?: number;
  /** The period in each coordinate, where the machine is periodic. */
  periods?: [PlainPeriod, PlainPeriod];
  /** The states of the machine, the first one to start from. */
  states?: AcceptState[];
  /** The formula. */
  formula?: string;
  /** The r of r-Wythoff. */
  r?: number;
}

/** The heaps from which the player to move loses. */
export interface PPositionsListed {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention. */
  convention: Convention;
  /** The first heap or number, or the first place in each coordinate. */
  from: Natural;
  /** The heaps. */
  p_positions: Natural[];
  /** The last heap whose winner is known. */
  to: Natural;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** What a picture of two coordinates shows. */
export type Pairs =
  /** Nim-values, P-positions marked. */
  | "values"
  /** The P-positions alone. */
  | "p-positions";

/** The law of the P-positions of a rule with two coordinates. */
export interface PairsLaw {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null where none was found. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** Null: positions are pairs. */
  heaps_computed: null;
  /** The first P-positions by definition; null where the work was ended before. */
  p_positions: FirstPositions | null;
  /** The same law by another theorem, if there is one. */
  also?: AlsoPairs[];
  /** The certificate, where a program wrote one. */
  certificate?: LawCertified;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** A part: a heap is a number, a tuple a list of numbers, anything else its text. */
export type Part =
  /** A heap. */
  | Natural
  /** A tuple. */
  | Natural[]
  /** A node, or a position of a game with a notation of its own. */
  | string;

/** An option of a part. */
export interface PartOption {
  /** What the move leaves, part by part. */
  to: string[];
  /** The nim-values of these parts. */
  values: Natural[];
  /** Their nim-sum. */
  nim_value: Natural;
}

/** What a part is worth, and the options that show it. */
export interface PartValue {
  /** The rules of the part. */
  rule: string;
  /** The part, as it is typed. */
  part: string;
  /** Does the part itself stand in the position? Else it is a smaller one that can be reached. */
  asked: boolean;
  /** Its nim-value. */
  nim_value: Natural;
  /** How the nim-value is known. */
  known_by: KnownBy;
  /** The options: all of them, or one of each smaller nim-value, or none where a law says more. */
  options: PartOption[];
  /** Are these all options? */
  options_complete: boolean;
  /** How many options there are, null where that is not known exactly. */
  options_total: Natural | null;
}

/** The periods of both. */
export interface Periods {
  /** Of what was asked about. */
  here: Recurrence;
  /** Of the rule that was found, in the heaps there. */
  there: Recurrence;
}

/** A period without a saltus. */
export interface PlainPeriod {
  /** The smallest number from which on it holds. */
  preperiod: Natural;
  /** The period. */
  period: Natural;
}

/** What a rule is played with. */
export type PlayedWith =
  /** Heaps, each a number. */
  | "heap"
  /** Tuples of numbers, or one number that need not grow less. */
  | "points"
  /** Positions in a notation of the game's own. */
  | "game"
  /** The nodes of a state graph. */
  | "graph";

/** A position as it is read. */
export interface PositionAnswer {
  /** The position. */
  position: string;
  /** Its components, which are added. */
  components: Component[];
  /** Has it a board that can be drawn? */
  board: boolean;
  /** Do the rules say who wins at the end, whoever makes the last move? */
  labelled: boolean;
}

/** How is a position read? */
export interface PositionQuestion {
  /** The position. */
  position: string;
}

/** What was shown of a position. */
export interface PositionShown {
  /** `verified`. */
  verdict: Verdict;
  /** The position, as it stands in the file. */
  position: string;
  /** The convention. */
  convention: Convention;
  /** Who wins. */
  outcome: Outcome;
  /** The nim-value; null where the certificate is of an outcome, or a strategy. */
  nim_value: Natural | null;
  /** How many entries there are; in a strategy the positions at which the opponent is to move. */
  entries: Natural;
  /** Only of a strategy: how many moves of the opponent it answers. */
  answers?: Natural;
  /** The size of the file. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The time that the check took, where the front end has a clock. */
  seconds?: number;
}

/** A refusal as JSON: the field `error`. */
export interface Problem {
  /** What sort of thing is wrong. */
  kind: Kind;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to do, or the nearest word. */
  help?: string;
  /** The file that the text came from. */
  file?: string;
  /** The line, counted from 1; null where no text is at fault. */
  line?: number;
  /** The column in characters, counted from 1. */
  column?: number;
  /** How many characters are meant. */
  length?: number;
}

/** G(n + period) = G(n) + saltus from heap `preperiod` on. */
export interface Recurrence {
  /** The smallest heap from which on it holds. */
  preperiod: Natural;
  /** The period. */
  period: Natural;
  /** What is added. */
  saltus: Natural;
}

/** The reply that refutes a move. */
export interface Refutation {
  /** The component that changes, counted from 0. */
  component: number;
  /** The part it is made in, as it stands after the move that it answers. */
  from: Part;
  /** What the reply leaves there. */
  to: Part[];
  /** The reply in words. */
  text: string;
}

/** A subsequence: 1 for the sequence 1, 1, 1, …, else [step, rest] for G(step·n + rest). */
export type RegularPart =
  /** 1, 1, 1, … */
  | Natural
  /** The step and the rest. */
  | [Natural, Natural];

/** A linear combination of subsequences. */
export interface RegularRow {
  /** The parts that occur, counted from 0, with their factors. */
  terms: [number, Natural][];
  /** What the sum is divided by. */
  over: Natural;
}

/** Why a file shows nothing. */
export interface RejectedFile {
  /** `rejected`. */
  verdict: Verdict;
  /** The first line that fails, counted from 1. */
  line: Natural;
  /** What is wrong with it. */
  why: string;
  /** The time that the check took, where the front end has a clock. */
  seconds?: number;
}

/** Which heap here is compared with which heap there. */
export interface Relation {
  /** `shift`, `repeated-here`, `repeated-there`, `zeros-here`, `zeros-there` or `without-zeros`. */
  kind: string;
  /** How often a value is repeated, or how far zeros stand apart; 1 for a shift. */
  factor: Natural;
  /** By how many heaps it is shifted. */
  shift: Natural;
  /** The relation in a sentence. */
  text: string;
}

/** The move that the opponent makes. */
export type ReplyAnswer = LegalMove;

/** What does an opponent of this strength move? */
export interface ReplyQuestion {
  /** The position. */
  position: string;
  /** Misère play: the last mover loses. */
  misere?: boolean;
  /** How well the opponent plays. */
  strength?: Strength;
  /** The seed of chance: the same number gives the same move. */
  seed?: Natural;
}

/** A rule as it is read. */
export interface RuleAnswer {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** Why that has the same moves, where it is not plain. */
  reason: string | null;
  /** What it is played with. */
  kind: PlayedWith;
  /** The numbers that make a part: 1 for heaps. */
  coordinates: number;
  /** Do the rules say who wins at the end, whoever makes the last move? */
  labelled: boolean;
  /** Has it a nim-sequence, one value for each heap? */
  sequence: boolean;
  /** The game with a name that has the same moves. */
  game: Game | null;
  /** A position to begin with. */
  sample: string | null;
}

/** How is a rule read? */
export interface RuleQuestion {
  /** The rule. */
  rule: string;
}

/** A rule in its core form. */
export interface RuleShown {
  /** How many numbers a part is: 1 for heaps. */
  coordinates: number;
  /** What may be done. */
  moves: {
  }[];
}

/** A piece of a document under a heading. */
export interface Section {
  /** The heading. */
  heading: string;
  /** What stands below it. */
  blocks: Block[];
}

/** What is listed of each heap. */
export type Show =
  /** Its options. */
  | "options"
  /** Whether the player to move loses. */
  | "p-positions"
  /** Who wins. */
  | "outcomes";

/** What a certificate shows. */
export type Shown =
  /** The nim-value. */
  | "nim-value"
  /** Who wins. */
  | "outcome"
  /** Who wins, with an answer to every move, under misère play too. */
  | "strategy";

/** What is known of a position where a limit ended the work. */
export interface SoFar {
  /** The position, as it is written. */
  position: string;
  /** The convention. */
  convention: Convention;
  /** What ended the work. */
  stopped: Ended;
  /** Who wins, where that is known and only the winning moves were not all found. */
  outcome?: Outcome;
  /** The nim-value, likewise. */
  nim_value?: Natural;
}

/** The answer, or what is known where the work was ended. */
export type SolveAnswer =
  /** The whole answer. */
  | Solved
  /** What is known by now. */
  | SoFar;

/** Who wins a position, with which moves? */
export interface SolveQuestion {
  /** The position. */
  position: string;
  /** Misère play: the last mover loses. */
  misere?: boolean;
  /** Ask for this alone, and list no moves. */
  only?: Wanted | null;
  /** Also find the remoteness of the whole position, by search. */
  remoteness?: boolean;
  /** List at most this many winning moves. */
  max_moves?: Natural;
  /** Use a law that is only seen, where none is proved. */
  assume_seen?: boolean;
}

/** Who wins a position, and every winning move. */
export interface Solved {
  /** The position, as it is written. */
  position: string;
  /** The convention of all that follows. */
  convention: Convention;
  /** What alone was asked for; then no winning moves are listed. */
  only?: Wanted;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value: null under misère play, for labelled games, where only the outcome was asked for, and where a theorem says only who wins. */
  nim_value: Natural | null;
  /** Moves left under best play, where that was asked for and found. */
  remoteness: Natural | null;
  /** How the outcome is known: the weakest of what was used. */
  known_by: KnownBy;
  /** The theorems that were used. */
  references: string[];
  /** The winning moves, one for each different component, heap and result; equal heaps each have theirs. */
  winning_moves: Move[];
  /** How many winning moves there are, null where that is not known exactly. */
  winning_moves_total: Natural | null;
  /** Does the list hold all of them? */
  winning_moves_complete: boolean;
  /** The certificate, where a program wrote one. */
  certificate?: Certified;
  /** The laws that were used although they are only seen, one for each rule. */
  assumed?: Assumed[];
}

/** The law of a code with its sparse space: the field `engine`. */
export interface SparseAnswer {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null where none was found. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, how far. */
  reference: string | null;
  /** The finite conditions that were checked, in words. */
  hypotheses: string[];
  /** How many values, of heaps 0, 1, 2, …, were computed. */
  heaps_computed: Natural;
  /** What the engine for long runs saw; absent where another one ran. */
  engine?: EngineReport;
  /** Proofs of the same law by other theorems, if there are any. */
  also?: AlsoProved[];
  /** The file of all values, where a program wrote one. */
  kept?: KeptValues;
  /** The certificate, where a program wrote one. */
  certificate?: LawCertified;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** Which mask, and which few rare heaps, determine the values of a code? */
export interface SparseQuestion {
  /** The rule: a code with finitely many digits where a move may leave two heaps, and none leaves more. */
  rule: string;
  /** Compute values up to this heap at most, or until a period is proved. */
  to?: Natural;
  /** List this many rare heaps; all where the question does not say. */
  rares?: Natural | null;
  /** Report a chain of digests too, one for each 2^20 values. */
  digest?: boolean;
}

/** What was spent. */
export interface Spent {
  /** Seconds, where the front end has a clock. */
  seconds?: number;
  /** Ticks: about one option looked at each. */
  work: Natural;
  /** Bytes held in tables. */
  bytes: Natural;
  /** How far the computation has come in its own terms. */
  done: Natural;
}

/** A position of a game that was played. */
export interface Stage {
  /** The position. */
  position: string;
  /** The player to move: 1 for the one who began. */
  player: 1 | 2;
  /** Who wins under best play, seen from the player to move. */
  outcome: Outcome;
  /** The nim-value: null under misère play, for labelled games, and where a theorem says only who wins. */
  nim_value: Natural | null;
  /** The move that was made, in words; null at the last position. */
  move: string | null;
  /** How good it was; null at the last position. */
  grade: MoveGrade | null;
}

/** A position of a state graph. */
export interface State {
  /** The middle of its node. */
  x: number;
  /** The middle of its node. */
  y: number;
  /** Its name, short enough to stand on the node. */
  label: string;
  /** The position as it is typed. */
  position: string;
  /** Who wins. */
  outcome: Outcome;
  /** The nim-value; null under misère play and for labelled games. */
  nim_value: Natural | null;
  /** Moves left under best play. */
  remoteness: number;
  /** The length of the longest play. */
  level: number;
}

/** A state graph laid out in levels; places are rounded to tenths. */
export interface StatesAnswer {
  /** How wide it is; the top left corner is (0, 0). */
  width: number;
  /** How high it is. */
  height: number;
  /** The node where play starts. */
  start: number;
  /** The positions. */
  nodes: State[];
  /** The moves. */
  edges: Step[];
}

/** Which positions can be reached, by which moves, and who wins each? */
export interface StatesQuestion {
  /** The position where play starts. */
  position: string;
  /** Misère play: the last mover loses. */
  misere?: boolean;
  /** Refuse a graph with more nodes. */
  max_nodes?: Natural;
}

/** A move of a state graph. */
export interface Step {
  /** The node that it leaves. */
  from: number;
  /** The node that it leads to. */
  to: number;
  /** Is it a winning move? */
  wins: boolean;
  /** Where its arrow bends. */
  via: [number, number][];
}

/** How well an opponent plays. */
export type Strength =
  /** Never gives a win away. */
  | "perfect"
  /** Draws one move in four at random. */
  | "mistakes"
  /** Draws all moves at random. */
  | "random";

/** A table of nim-values. */
export interface TableAnswer {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention. */
  convention: Convention;
  /** The first heap or number, or the first place in each coordinate. */
  from: Natural;
  /** One row for each first coordinate. */
  rows: Natural[][];
}

/** What are the positions of a rule with two coordinates worth, from `from` to `to` in each? */
export interface TableQuestion {
  /** The rule. */
  rule: string;
  /** The first row and column. */
  from?: Natural;
  /** The last row and column. */
  to?: Natural;
}

/** The values of a product. */
export type TartanAnswer =
  /** Of single heads. */
  | TartanTable
  /** Of a board. */
  | TartanBoard;

/** The value of a board. */
export interface TartanBoard {
  /** The games as they were typed. */
  rules: [string, string];
  /** The games in their shortest form. */
  canonical: [string, string];
  /** Normal play. */
  convention: Convention;
  /** How the values are known. */
  known_by: KnownBy;
  /** The theorem. */
  reference: string;
  /** The heads: row and column, counted from 1. */
  heads: [Natural, Natural][];
  /** The nim-value of each head by itself. */
  values: Natural[];
  /** The nim-value of the board. */
  nim_value: Natural;
  /** Who wins. */
  outcome: Outcome;
}

/** What are heads worth in the product of two coin-turning games? */
export interface TartanQuestion {
  /** The game of the rows. */
  first: string;
  /** The game of the columns. */
  second: string;
  /** The heads of a board, as `(8,8), (2,5)`: its value is asked for, instead of a table. */
  at?: string | null;
  /** The first row and column of a table. */
  from?: Natural;
  /** The last row and column of a table. */
  to?: Natural;
}

/** The nim-values of single heads. */
export interface TartanTable {
  /** The games as they were typed. */
  rules: [string, string];
  /** The games in their shortest form. */
  canonical: [string, string];
  /** Normal play. */
  convention: Convention;
  /** How the values are known. */
  known_by: KnownBy;
  /** The theorem. */
  reference: string;
  /** The first row and column. */
  from: Natural;
  /** The nim-value of a head in each row and column. */
  rows: Natural[][];
}

/** The ground that a picture is for. */
export type Theme =
  /** Light or dark like the reader's screen. */
  | "both"
  /** White. */
  | "light"
  /** Dark. */
  | "dark";

/** A board, and for each move the rectangles of it that change. */
export interface TouchAnswer {
  /** The board as SVG. */
  svg: string;
  /** How wide it is. */
  width: number;
  /** How high it is. */
  height: number;
  /** The moves. */
  moves: TouchMove[];
  /** Does the list hold all of them? */
  moves_complete: boolean;
}

/** A move, and where the board changes. */
export interface TouchMove {
  /** The move in words: `5 → 3 (take 2)`. */
  text: string;
  /** The component that changes, counted from 0. */
  component: number;
  /** The whole position after the move, as it is typed. */
  after: string;
  /** The rectangles; none where the position after the move is not drawn on the same board. */
  areas: Area[];
}

/** Where does the board change with each move, so that people can touch it there? */
export interface TouchQuestion {
  /** The position. */
  position: string;
  /** List at most this many moves. */
  max_moves?: Natural;
}

/** A state of a machine with a value for each state. */
export interface ValueState {
  /** The nim-value of a heap whose digits end here. */
  nim_value: Natural;
  /** The next state for each digit. */
  next: number[];
}

/** What an expression gives. */
export type Values =
  /** A nimber. */
  | "nimber"
  /** The order of a nimber, which is an ordinary number. */
  | "order"
  /** The solutions of x^2 + x = c. */
  | "roots";

/** The nim-values of the heaps from `from` on. */
export interface ValuesAnswer {
  /** The rule as it was typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention. */
  convention: Convention;
  /** The first heap or number, or the first place in each coordinate. */
  from: Natural;
  /** One nim-value for each heap, in order. */
  values: Natural[];
  /** Seen, where some values come from a law that is only seen. */
  known_by?: KnownBy;
  /** That law. */
  assumed?: Assumed;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** What are the heaps from `from` to `to` worth? */
export interface ValuesQuestion {
  /** The rule, with one heap or number, or a row of positions with n in it. */
  rule: string;
  /** The first heap. In a row of positions 0 stands for the first number that makes a position. */
  from?: Natural;
  /** The last heap. */
  to?: Natural;
  /** Where no law is proved, answer far heaps by a law that is only seen; the answer says so. */
  assume_seen?: boolean;
}

/** The verdict on a certificate. */
export type Verdict =
  /** The claim is true. */
  | "verified"
  /** Only some segments were checked. */
  | "verified in part"
  /** The file does not show its claim, which may be true or not. */
  | "rejected"
  /** Nothing is known. */
  | "not checked";

/** What alone is wanted of a position. */
export type Wanted =
  /** The nim-value. */
  | "nim-value"
  /** Who wins, which often takes less time to find. */
  | "outcome";

/** What can be recognised. */
export type What =
  /** A rule. */
  | "rule"
  /** A row of positions. */
  | "row"
  /** Values. */
  | "values";

/** A table of nim-sums or nim-products. */
export interface XorTableAnswer {
  /** The operation. */
  operation: Operation;
  /** The last row and column. */
  to: number;
  /** Row a, column b: the result for a and b. */
  rows: Natural[][];
}

/** What are the nim-sums, or the nim-products, of the numbers from 0 to `to`? */
export interface XorTableQuestion {
  /** The last row and column, at most 1023. */
  to: Natural;
  /** Nim-products instead of nim-sums. */
  product?: boolean;
}

/** What the engine says after each slice of work. What is known where a limit ended the work is `done` too. */
export type Word<Answer> =
  | { done: Answer }
  | { running: { done: number; work: number } }
  | { stopped: Ended }
  | { error: Problem };
