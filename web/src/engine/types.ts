// What the page asks the engine, and what it answers. `cargo xtask generate` writes this file from the types of
// crates/grundy-ask.

/** A natural number: text where it is above 2^53 - 1. */
export type Natural = number | string;

/** Every question, by its name: what is asked, and what is answered. */
export interface Questions {
  /** Asks for the nim-value of one heap, or of one tuple of coordinates. */
  at: [AtQuestion, AtAnswer];
  /** Asks for a certificate of the nim-value, the outcome or the strategy of a position. */
  certify: [CertifyQuestion, Certified];
  /** Asks for a certificate of the law of a rule. */
  "certify-law": [CertifyLawQuestion, LawCertified];
  /** Asks whether a certificate proves what it claims about a position or a law. */
  check: [CheckQuestion, CheckAnswer];
  /** Asks for a program that computes the nim-values and winning moves of a rule: by its law, or by definition if no law is a fact. */
  code: [CodeQuestion, CodeAnswer];
  /** Asks for a picture, for example of a position, of nim-values or of a state graph. */
  draw: [DrawQuestion, Drawn];
  /** Asks who wins a position, and why. */
  explain: [ExplainQuestion, ExplainAnswer];
  /** Asks why the law of a rule holds for all heaps. */
  "explain-law": [ExplainLawQuestion, ExplainLawAnswer];
  /** Asks who wins a position whose play may go on for ever, and why. Nobody wins a game that goes on for ever. */
  "explain-loopy": [ExplainLoopyQuestion, LoopyExplained];
  /** Asks for the list of all games in the catalogue, or for the rules of one of them. */
  games: [GamesQuestion, GamesAnswer];
  /** Asks for a grade of each move of a game. */
  grade: [GradeQuestion, Graded];
  /** Asks for the nim-value and the outcomes of every node of a state graph. */
  graph: [GraphQuestion, GraphAnswer];
  /** Asks for the line of best play from a node of a state graph, and for the best reply to each of its options. */
  "graph-line": [GraphLineQuestion, GraphLineAnswer];
  /** Asks for a good move in a position, and for the principle behind it. */
  hint: [HintQuestion, HintAnswer];
  /** Asks which known game has the same nim-values as a rule, a row of positions, or a list of values. */
  identify: [IdentifyQuestion, Identified];
  /** Asks for the worth of every position that can be reached from a position, in a file. */
  label: [LabelQuestion, LabelledTable];
  /** Asks for the law of a rule: a finite description of all its nim-values or P-positions. */
  law: [LawQuestion, LawAnswer];
  /** Asks which law a list of nim-values seems to follow. Without a rule, no law can be proved. */
  "law-of-values": [LawOfValuesQuestion, ListedLaw];
  /** Asks who wins each heap from `from` to `to`, or which options the heap has. */
  listing: [ListingQuestion, ListingAnswer];
  /** Asks for the mex of numbers: the smallest number that is not among them. */
  mex: [MexQuestion, MexAnswer];
  /** Asks for the legal moves of a position. */
  moves: [MovesQuestion, MovesAnswer];
  /** Asks for the value of an expression of nimbers, such as `(5 * 9 + 3) / 7`. */
  nimber: [NimberQuestion, NimberAnswer];
  /** Asks for the nim-sum of numbers: their sum in base 2 without carry. */
  "nim-sum": [NimSumQuestion, NimSumAnswer];
  /** Asks how the software reads a position. */
  position: [PositionQuestion, PositionAnswer];
  /** Asks for the move of an opponent of a given strength. */
  reply: [ReplyQuestion, ReplyAnswer];
  /** Asks how the software reads a rule. */
  rule: [RuleQuestion, RuleAnswer];
  /** Asks who wins a position, and by which moves. */
  solve: [SolveQuestion, SolveAnswer];
  /** Asks who wins a position whose play need not end, and by which moves. A game that goes on for ever is a draw. */
  "solve-loopy": [SolveLoopyQuestion, LoopySolved];
  /** Asks who wins a position, and what each move is worth, by a table of all positions. Only the part of the file that answers is read. */
  "solve-table": [SolveTableQuestion, TableSolved];
  /** Asks for the sparse space of a code: the mask and the rare heaps that determine its nim-values. */
  sparse: [SparseQuestion, SparseAnswer];
  /** Asks for the positions that can be reached from a position, the moves between them, and who wins each. */
  states: [StatesQuestion, StatesAnswer];
  /** Asks for the nim-values of a rule with two coordinates, from `from` on, up to `to` in each. */
  table: [TableQuestion, TableAnswer];
  /** Asks for the nim-values of heads in the product of two coin-turning games. */
  tartan: [TartanQuestion, TartanAnswer];
  /** Asks for the board of a position and the areas that each move changes, so that people can touch them to move. */
  touch: [TouchQuestion, TouchAnswer];
  /** Asks for the nim-values of the heaps from `from` to `to`. */
  values: [ValuesQuestion, ValuesAnswer];
  /** Asks for a sheet of exercises about a game: a table to fill in, positions to judge, a state graph to label. The same seed gives the same sheet. */
  worksheet: [WorksheetQuestion, WorksheetAnswer];
  /** Asks for the nim-sums, or the nim-products, of all pairs of numbers from 0 to `to`. */
  "xor-table": [XorTableQuestion, XorTableAnswer];
}

/** A state of an automaton that accepts or rejects. */
export interface AcceptState {
  /** Whether the automaton accepts input that ends in this state. */
  accepts: boolean;
  /** The next state for each digit, or for each pair of digits. */
  next: number[];
}

/** The same law of P-positions by another theorem. */
export interface AlsoPairs {
  /** The theorem. */
  reference: string;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The P-positions in words. */
  formula: string;
}

/** A proof of the same law by another theorem. */
export interface AlsoProved {
  /** The theorem. */
  reference: string;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
}

/** The answers that a picture shows. */
export type Answers =
  /** They are part of the picture: who wins, winning moves, nim-values. */
  | "shown"
  /** They are left out: an exercise. */
  | "hidden"
  /** They stand alone, as lines of text: the key of the exercise. */
  | "alone"
  /** The exercise, and the key below it. */
  | "apart";

/** A rectangle; the top left corner of the board is (0, 0). */
export interface Area {
  /** The left side. */
  x: number;
  /** The upper side. */
  y: number;
  /** The width. */
  width: number;
  /** The height. */
  height: number;
}

/** A law that gave a value although it is only seen. */
export interface Assumed {
  /** The rule. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The law, in the form of the question `law`. */
  law: Law;
  /** The law is seen in the values of all heaps up to this one. */
  seen_to: Natural;
  /** The law gave the values from this heap on. */
  from: Natural | null;
}

/** The nim-value of a heap or of a tuple. */
export type AtAnswer =
  /** The value of a heap. */
  | AtHeap
  /** The value of a tuple. */
  | AtPlace;

/** The nim-value of a heap. */
export interface AtHeap {
  /** The rule. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** Always normal play. */
  convention: Convention;
  /** The heap. */
  heap: Natural;
  /** Its nim-value. */
  nim_value: Natural;
  /** How the value is known. */
  known_by: KnownBy;
  /** The theorem, if the value follows from one. */
  reference: string | null;
  /** The law in closed form, if a law gives the value and has one. */
  form?: ClosedForm;
  /** The number of heaps, from 0 on, whose values were computed. */
  heaps_computed: Natural;
  /** The law that gave the value, if that law is only seen. */
  assumed?: Assumed;
}

/** The nim-value of a tuple, or of a number that a move need not decrease; or only who wins. */
export interface AtPlace {
  /** The rule. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** Always normal play. */
  convention: Convention;
  /** The coordinates. */
  position: Natural[];
  /** The nim-value; null if only the outcome is known. */
  nim_value: Natural | null;
  /** Who wins under best play. */
  outcome: Outcome;
  /** How the value is known. */
  known_by: KnownBy;
  /** The theorems that the value follows from. */
  references: string[];
}

/** Asks for the nim-value of one heap, or of one tuple of coordinates. */
export interface AtQuestion {
  /** The rule. */
  rule: string;
  /** The heap (`5`, `1_000`, `1e12`, `10^18`), or the coordinates (`(3, 10^18)`). */
  heap: string;
  /** Whether to use a law that is only seen, if no law is proved. */
  assume_seen?: boolean;
  /** Look for a law of a far heap as long as the budget allows, and not only for a few seconds. */
  long?: boolean;
}

/** A block of a section. */
export type Block =
  /** A paragraph of sentences. */
  | {
    kind: "paragraph";
    /** The sentences. */
    text: string;
  }
  /** A list of sentences, one per line. */
  | {
    kind: "list";
    /** The sentences. */
    items: string[];
  }
  /** A table of rows and columns. */
  | {
    kind: "table";
    /** A short description of the table. */
    caption: string;
    /** The headings of the columns. */
    head: string[];
    /** The rows under the headings. */
    rows: string[][];
  };

/** The kind of a certificate of a position. */
export type CertificateKind =
  /** The nim-value. */
  | "nim-value"
  /** Who wins. */
  | "outcome"
  /** Who wins, with a reply to every move of the opponent. */
  | "strategy"
  /** The infinite value: play may go on for ever. */
  | "infinite-value"
  /** The values of all nodes of a state graph: play may go on for ever. */
  | "graph-values"
  /** Nobody can win: play may go on for ever. */
  | "draw";

/** The summary of a written certificate of a position. */
export interface Certified {
  /** The file that contains the certificate. */
  file?: string;
  /** What the certificate shows. */
  kind: CertificateKind;
  /** The number of entries. */
  entries: Natural;
  /** The size in bytes. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The text of the certificate, if it is not in a file. */
  certificate?: string;
}

/** The kind of a certificate of a law. */
export type CertifiedKind = "law";

/** Asks for a certificate of the law of a rule. */
export interface CertifyLawQuestion {
  /** The rule. */
  rule: string;
  /** Compute values up to this heap at most, in the search for the law. */
  to?: Natural;
}

/** Asks for a certificate of the nim-value, the outcome or the strategy of a position. */
export interface CertifyQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** What the certificate shows. The default shows as much as the answer knows. */
  show?: Shown | null;
  /** Whether play may go on for ever, which is a draw. */
  loopy?: boolean;
}

/** What a check of a certificate shows. */
export type CheckAnswer =
  /** The certificate shows the value, the outcome or the strategy of a position. */
  | PositionShown
  /** The certificate shows the values of all nodes of a state graph. */
  | GraphShown
  /** The certificate shows a law of all heaps of a rule. */
  | LawShown
  /** The certificate shows nothing: a line fails. */
  | RejectedFile
  /** A limit ended the check, so nothing is known. */
  | NotChecked;

/** Asks whether a certificate proves what it claims about a position or a law. */
export interface CheckQuestion {
  /** The text of the certificate. */
  certificate: string;
  /** Reject a certificate that is not about this rule. */
  rule?: string | null;
  /** Check only these segments of a long run: the first and the last one, counted from 0. */
  segments?: [Natural, Natural] | null;
}

/** What a checkpoint file holds when the work ends. */
export type Checkpoint =
  /** A checkpoint of a search for a law. */
  | {
    /** The file. */
    file: string;
    /** The number of heaps whose values are saved; null if the program could not save. */
    heaps: Natural | null;
  }
  /** A checkpoint of a solver. */
  | {
    /** The file. */
    file: string;
    /** The number of saved positions; null if the program could not save. */
    positions: Natural | null;
  };

/** A law as a person would write it. It is equal to the law for all heaps. */
export interface ClosedForm {
  /** G(n); null if the nim-values have no closed form, and under misère play. */
  nim_value: Written | null;
  /** The heaps from which the player to move loses, as a condition on n; null if no condition names them. */
  p_positions: Written | null;
  /** The first heap that follows the formula of the nim-values. */
  from: Natural;
  /** The heaps that do not follow the formula, with their nim-values. Heaps below `from` that are not in this list are left open. */
  exceptions: [Natural, Natural][];
}

/** A program, and the law that it follows. The law is a theorem or proved. */
export interface CodeAnswer {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form; null for a family of rules. */
  canonical: string | null;
  /** Normal play or misère play. */
  convention: Convention;
  /** The programming language. */
  lang: Language;
  /** The text of the program. */
  code: string;
  /** The law; null if the program computes the values by definition, one heap after another. */
  law: Law | null;
  /** How the values of the program are known: by a theorem, by a law that is proved, or by definition. */
  known_by: KnownBy;
  /** The theorem; null by definition. */
  reference: string | null;
  /** Whether the program has a function that finds a winning move. */
  winning_moves: boolean;
}

/** Asks for a program that computes the nim-values and winning moves of a rule: by its law, or by definition if no law is a fact. */
export interface CodeQuestion {
  /** A heap rule, a rule with two coordinates, or a family of rules with letters in place of numbers. */
  rule: string;
  /** The programming language. */
  lang: Language;
  /** Compute values up to this heap at most, in the search for the law. */
  to?: Natural;
  /** What the function `main` reads and prints. */
  main?: Main;
  /** The words that `main` prints for the winner of a test: for the player who moves first, and for the other. */
  winners?: [string, string];
  /** Whether the last mover loses: misère play. */
  misere?: boolean;
}

/** A nim-sum in binary columns. */
export interface Columns {
  /** The summands. */
  rows: ColumnsRow[];
  /** The number of further summands that are not shown. */
  more: number;
  /** The nim-sum of all summands, shown or not. */
  sum: Natural;
  /** The nim-sum in binary. */
  bits: string;
}

/** A summand of a nim-sum. */
export interface ColumnsRow {
  /** The part of the position that has this nim-value. */
  label: string;
  /** The nim-value of the part. */
  nim_value: Natural;
  /** The nim-value in binary, as wide as the other rows. */
  bits: string;
}

/** One game in a sum. */
export interface Component {
  /** The rule. */
  rule: string;
  /** What the game is played with. */
  kind: PlayedWith;
  /** The parts of the component, as a user types them after the colon. */
  text: string;
  /** The heaps; null if the game is not played with heaps. */
  heaps: Natural[] | null;
}

/** The convention of play: who wins when no move is left. */
export type Convention =
  /** The last mover wins. */
  | "normal"
  /** The last mover loses. */
  | "misere";

/** Asks for a picture, for example of a position, of nim-values or of a state graph. */
export type DrawQuestion = {
  /** The form of the picture. */
  format?: Format;
  /** The background that the picture is for. */
  theme?: Theme;
  /** The answers that it shows, its heading, its language and its size. */
  figure?: Figure;
} & (
  /** Heaps of coins: one position, or a whole game in numbered frames. */
  | {
    what: "heaps";
    /** The positions of the game, in order. */
    played: string[];
    /** Whether play is misère: the last mover loses. */
    misere?: boolean;
    /** The names of the two players; the first one begins. Without names they are numbered. */
    players?: [string, string] | null;
  }
  /** A strip of heaps; hatching marks the P-positions. */
  | {
    what: "strip";
    /** The rule. */
    rule: string;
    /** The first heap. */
    from?: Natural;
    /** The last heap. */
    to?: Natural;
    /** Whether play is misère: the last mover loses. */
    misere?: boolean;
    /** The heaps whose moves are arrows above the strip. */
    moves?: Natural[];
  }
  /** A table of nim-values in rows. */
  | {
    what: "table";
    /** The rule. */
    rule: string;
    /** The last heap. */
    to?: Natural;
    /** The number of values in a row. The default is the proved period, or 10 without one. */
    width?: Natural | null;
  }
  /** A plot of the nim-sequence as dots. */
  | {
    what: "plot";
    /** The rule. */
    rule: string;
    /** The last heap. */
    to?: Natural;
  }
  /** A grid for a rule with two coordinates. */
  | {
    what: "pairs";
    /** The rule. */
    rule: string;
    /** The last row and column: one number for both, or one for each. */
    to?: Last;
    /** What each cell shows. */
    show?: Pairs;
  }
  /** The table of nim-sums or of nim-products. */
  | {
    what: "xor";
    /** The last row and column. */
    to?: Natural;
    /** Whether to show nim-products instead of nim-sums. */
    product?: boolean;
  }
  /** The state graph of a position, in levels. */
  | {
    what: "graph";
    /** The position where play starts. */
    position: string;
    /** Whether play is misère: the last mover loses. */
    misere?: boolean;
    /** Whether positions that are alike, as mirrored boards are, become one node. */
    merge?: boolean;
    /** Refuse a graph with more nodes. */
    max_nodes?: Natural;
  }
  /** The board of a position. */
  | {
    what: "board";
    /** The position. */
    position: string;
    /** Whether play is misère: the last mover loses. */
    misere?: boolean;
  }
);

/** A picture in the requested form. */
export interface Drawn {
  /** The text of the picture. */
  text: string;
}

/** The limit, or the person, that ended the work: the field `stopped` of an answer. */
export interface Ended {
  /** What ended the work. */
  why: EndedBy;
  /** What the work has spent. */
  spent: Spent;
  /** The checkpoint, if the program keeps one. */
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
  | "cancelled"
  /** A heap with too many smaller ones, for a rule without a known law. */
  | "far";

/** The report of the engine for long runs on the nim-values of a code. */
export interface EngineReport {
  /** The values of all heaps below this one are known. */
  heaps: Natural;
  /** The mask in binary. `...` means that all further digits are 1. Null without a sparse space. */
  mask: string | null;
  /** The set bits of the mask below `mask_bits_from`, ascending; null without a sparse space. */
  mask_bits: number[] | null;
  /** The mask has every bit from this one on; null without a sparse space. */
  mask_bits_from: number | null;
  /** The number that is added to the parity of the heap, if that parity counts too; otherwise null. */
  parity: number | null;
  /** The number of rare heaps; null without a sparse space. */
  rare: Natural | null;
  /** The share of rare heaps among the heaps from 1 on; null without a sparse space. */
  rare_share: number | null;
  /** The last rare heap; null if there is none. */
  last_rare: HeapValue | null;
  /** The rare heaps, each with its value. */
  rares: [Natural, number][];
  /** The greatest value, and the first heap that has it. */
  maximum: HeapValue;
  /** The number of heaps with value 0, 1, 2, … */
  histogram: Natural[];
  /** The Fletcher checksum of the values as 16-bit words, with sums modulo 2^16, in eight hexadecimal digits. */
  fletcher32: string;
  /** A chain of XXH3-128 digests, one for each 2^20 heaps, if the question wants it. */
  digests?: string[];
  /** Whether the list of rare heaps is complete. Absent if the question has no limit on the list. */
  rares_complete?: boolean;
}

/** How far the equality of two sequences reaches. */
export type Equality =
  /** The rules have the same moves, heap for heap. */
  | "same-rules"
  /** All values are equal: they were compared until both laws repeat together. */
  | "same-values"
  /** All values are equal: the laws themselves were compared. */
  | "decided"
  /** The computed values are equal; later values may differ. */
  | "seen";

/** An explanation of who wins a position, or what ended the work. */
export type ExplainAnswer =
  /** The whole explanation. */
  | Explained
  /** No explanation: a limit ended the work. */
  | ExplainStopped;

/** The law of a rule, and why it holds. */
export type ExplainLawAnswer =
  /** The law of the nim-values of heaps. */
  | ExplainedHeaps
  /** The law of the nim-values of a heap with a mode. */
  | ExplainedModes
  /** The law of the P-positions of a rule with two coordinates. */
  | ExplainedPairs;

/** Asks why the law of a rule holds for all heaps. */
export interface ExplainLawQuestion {
  /** The rule. */
  rule: string;
  /** Compute values up to this heap at most, in the search for the law. */
  to?: Natural;
}

/** Asks who wins a position whose play may go on for ever, and why. Nobody wins a game that goes on for ever. */
export interface ExplainLoopyQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** Show at most this many of the best moves, and at most this many of the others. */
  max_moves?: Natural;
}

/** Asks who wins a position, and why. */
export interface ExplainQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** Show at most this many winning moves, and at most this many refuted moves. */
  max_moves?: Natural;
  /** Whether to show the options and their mex too, if a law or theorem gives the reason. */
  definition?: boolean;
}

/** A position without an explanation, because a limit ended the work. */
export interface ExplainStopped {
  /** The position, as typed. */
  position: string;
  /** The convention of play. */
  convention: Convention;
  /** What ended the work. */
  stopped: Ended;
}

/** Who wins a position, and why. */
export interface Explained {
  /** The position, as typed. */
  position: string;
  /** The convention of play for all other fields. */
  convention: Convention;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value; null under misère play and for labelled games. */
  nim_value: Natural | null;
  /** How the outcome is known. */
  known_by: KnownBy;
  /** The theorems that the outcome follows from. */
  references: string[];
  /** The reasons that laws and theorems give for parts of the position. */
  reasons: PartReason[];
  /** The nim-values of the parts of the position, and of the smaller parts that the explanation uses. */
  parts: PartValue[];
  /** The nim-sum in binary columns, if the position has several parts. */
  columns: Columns | null;
  /** The winning moves, and losing moves with their refutations. Equal places appear once. */
  moves: ExplainedMove[];
  /** The number of winning moves; null if it is not known exactly. */
  winning_moves_total: Natural | null;
  /** The number of moves; null if it is not known exactly. */
  moves_total: Natural | null;
  /** The whole explanation as text. */
  text: string;
}

/** The law of the nim-values of heaps, and why it holds. */
export interface ExplainedHeaps {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The number of computed values, of the heaps 0, 1, 2, … */
  heaps_computed: Natural;
  /** The report of the engine for long runs; absent if another engine ran. */
  engine?: EngineReport;
  /** Proofs of the same law by other theorems; absent if there are none. */
  also?: AlsoProved[];
  /** The file of all values, if a program wrote one. */
  kept?: KeptValues;
  /** The certificate, if a program wrote one. */
  certificate?: LawCertified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
  /** What ended the work before the law was found. */
  stopped?: Ended;
  /** The title of the document. */
  title: string;
  /** The sections of the document, in order. */
  sections: Section[];
}

/** The law of the nim-values of a heap with a mode, and why it holds. */
export interface ExplainedModes {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The number of heaps, from 0 on, whose values were computed in all modes. */
  heaps_computed: Natural;
  /** The certificate of the P-positions, if a program wrote one. */
  certificate?: LawCertified;
  /** Why there is no certificate, if one was asked for. */
  no_certificate?: NoAnswer;
  /** The title of the document. */
  title: string;
  /** The sections of the document, in order. */
  sections: Section[];
}

/** A move, and why it wins or which reply refutes it. */
export interface ExplainedMove {
  /** The component that changes, counted from 0. */
  component: number;
  /** The place in the component, counted from 0. */
  place: number;
  /** What the move leaves at that place. */
  to: Part[];
  /** The number of equal places that allow the same move. */
  equal: number;
  /** The move in words. */
  text: string;
  /** Whether the move wins. */
  wins: boolean;
  /** Why the move wins. For a losing move without a reply, why it loses. */
  why: string | null;
  /** The winning reply to a losing move. */
  refutation: Refutation | null;
}

/** The law of P-positions, and why it holds. */
export interface ExplainedPairs {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** Always null: positions are pairs, not heaps. */
  heaps_computed: null;
  /** The first P-positions, by definition; null if a limit ended the work before they were known. */
  p_positions: FirstPositions | null;
  /** The same law by another theorem; absent if there is none. */
  also?: AlsoPairs[];
  /** The certificate, if a program wrote one. */
  certificate?: LawCertified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
  /** What ended the work before the law was found. */
  stopped?: Ended;
  /** The title of the document. */
  title: string;
  /** The sections of the document, in order. */
  sections: Section[];
}

/** One law for a family of rules: the formula of a theorem, or a pattern seen in the members. */
export interface Family {
  /** Always null. */
  preperiod: null;
  /** Always null. */
  period: null;
  /** Always null. */
  saltus: null;
  /** G(n) as a formula in the letters, by a theorem. */
  formula?: string;
  /** The condition on the letters. */
  condition?: string;
  /** The first number for the letter that follows the pattern. */
  from?: Natural;
  /** Preperiod, period and saltus as formulas in the letter, for each residue class of the letter. */
  classes?: FamilyClass[];
}

/** The law of a family of rules: by a theorem for all numbers, or seen in the rules with small numbers. */
export interface FamilyAnswer {
  /** The family, as typed. */
  rule: string;
  /** Always null: a family has many rules. */
  canonical: null;
  /** The letters. */
  letters: string[];
  /** Always normal play. */
  convention: Convention;
  /** The law; null if no law is known for all numbers. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** Always empty: the search checks no hypotheses for a family. */
  hypotheses: string[];
  /** Always 0: each member of the family has values of its own. */
  heaps_computed: Natural;
  /** The rules with small numbers; absent if a theorem covers all numbers. */
  members?: MemberLaw[];
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** The laws of one residue class of a letter. */
export interface FamilyClass {
  /** The preperiod as a formula in the letter. */
  preperiod: string;
  /** The period as a formula in the letter. */
  period: string;
  /** The saltus as a formula in the letter. */
  saltus: string;
}

/** The answers that a picture shows, its heading, caption, names, language and width. */
export interface Figure {
  /** The answers that it shows. */
  answers?: Answers;
  /** Its heading; an empty text leaves it out. The default is the rule or position, and the convention. */
  title?: string | null;
  /** A text below it. */
  caption?: string | null;
  /** The names of its heaps or boards, in order. */
  labels?: string[];
  /** The language of its words. The default is that of the thread, which is English unless the program sets it. */
  language?: WordLanguage | null;
  /** Its width with a unit, such as `8cm`, `80mm`, `3in`, `200pt` or `300px`. */
  width?: string | null;
}

/** The first P-positions of a rule with two coordinates. */
export interface FirstPositions {
  /** The largest coordinate of the computed positions. */
  to: Natural;
  /** The first P-positions (x, y), ordered by x, then y. The list omits (x, y) with x > y if (y, x) is a P-position too. */
  first: [Natural, Natural][];
}

/** The form of a picture. */
export type Format =
  /** SVG, for the screen and for print. */
  | "svg"
  /** TikZ, for a LaTeX document. */
  | "tex"
  /** DOT, the language of Graphviz. Only state graphs have this form. */
  | "dot"
  /** Plain text, for the terminal. */
  | "txt";

/** A game in the catalogue. */
export interface Game {
  /** The name to type. */
  name: string;
  /** The name that people write: `Dawson’s chess`. */
  title: string;
  /** Other names of the game. */
  aliases: string[];
  /** The group of the game, by what people play it on. */
  group: string;
  /** The rule, if the rule language can express it. */
  rule: string | null;
  /** The rules of the game in one sentence. */
  about: string;
  /** What is known about the game, and who found it. */
  known: string;
  /** The notation of the board, which follows the name and precedes the colon. */
  board: string | null;
  /** The notation of positions; empty if they are heaps, coins or tuples of numbers. */
  notation: string;
  /** A position to start from. */
  sample: string | null;
  /** Positions to start from, the best example first. */
  samples: string[];
}

/** All games of the catalogue, or one of them. */
export type GamesAnswer =
  /** All games. */
  | Game[]
  /** One game. */
  | Game;

/** Asks for the list of all games in the catalogue, or for the rules of one of them. */
export interface GamesQuestion {
  /** The game to describe. The default lists all games. */
  name?: string | null;
}

/** Nim-values from a caller, without a rule. */
export interface Given {
  /** The heap of the first value. */
  first?: Natural;
  /** The values of heap `first` and the heaps after it. */
  values: Natural[];
}

/** A list of values in a question. */
export interface GivenValues {
  /** The file of the values, if a program read one; `-` is standard input. */
  file?: string;
  /** The first heap. */
  first: Natural;
  /** The number of values. */
  count: Natural;
}

/** Asks for a grade of each move of a game. */
export interface GradeQuestion {
  /** The positions of the game, in order. */
  played: string[];
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
}

/** The grades of a game, position by position. */
export interface Graded {
  /** The convention of play. */
  convention: Convention;
  /** The positions, each with its outcome and the grade of the move from it. */
  stages: Stage[];
  /** The player who wins, 1 or 2; null while a move is left. */
  winner: 1 | 2 | null;
}

/** The solved nodes of a state graph, in the order of the graph. */
export type GraphAnswer =
  /** Play always ends. */
  | PlainGraph
  /** Play may go on for ever. */
  | LoopyGraph
  /** Play always ends, and the graph labels its ends. */
  | LabelledGraph;

/** The line of best play from a node, and its options. The winner hurries; the loser delays, and so do players who tie. */
export interface GraphLineAnswer {
  /** The name of the node. */
  node: string;
  /** The convention of play; null if the graph labels its ends. */
  convention: Convention | null;
  /** Who wins from the node. */
  outcome: Outcome;
  /** The number of moves left under best play; null for a draw. */
  remoteness: number | null;
  /** The nodes of best play, the first one included. For a draw it is the first node alone, since best play goes on for ever. */
  line: string[];
  /** The options, in the order of the graph. */
  options: GraphOption[];
}

/** Asks for the line of best play from a node of a state graph, and for the best reply to each of its options. */
export interface GraphLineQuestion {
  /** The graph: CSV with the header `from,to`, DOT (`digraph`), JSON, or GraphML where it is built in. */
  graph: string;
  /** The name of the graph's file. Its extension determines the notation. */
  file?: string | null;
  /** The node from which play starts. The default is the start that the graph names. */
  node?: string | null;
  /** Whether the last mover loses. */
  misere?: boolean;
  /** Whether play may go on for ever, which is a draw. Without it, a cycle that the node can reach is refused. */
  loopy?: boolean;
}

/** An option of a node. */
export interface GraphOption {
  /** The name of the option. */
  id: string;
  /** Who wins from there: at P, the move to this option wins. */
  outcome: Outcome;
  /** The number of moves left from there under best play; null for a draw. */
  remoteness: number | null;
  /** The best reply of the opponent; null if the opponent has no move. */
  reply: string | null;
}

/** Asks for the nim-value and the outcomes of every node of a state graph. */
export interface GraphQuestion {
  /** The graph: CSV with the header `from,to`, DOT (`digraph`), JSON, or GraphML where it is built in. */
  graph: string;
  /** The name of the graph's file. Its extension determines the notation. */
  file?: string | null;
  /** Answer for the nodes that can be reached from this one alone. The default is all nodes. */
  start?: string | null;
  /** Whether play may go on for ever, which is a draw. Without it, a graph with a cycle is refused. A graph that labels its ends needs play that ends. */
  loopy?: boolean;
}

/** A certificate that shows the values of all nodes of a state graph. */
export interface GraphShown {
  /** Always `verified`. */
  verdict: Verdict;
  /** A position on the graph, as the file writes it. */
  position: string;
  /** The number of nodes. The entries of the file give the value of each under normal play. */
  nodes: Natural;
  /** The number of nodes with an infinite value. */
  infinite_nodes: Natural;
  /** The number of entries. */
  entries: Natural;
  /** The size of the file in bytes. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The duration of the check in seconds, if the front end has a clock. */
  seconds?: number;
}

/** A heap and its value. */
export interface HeapValue {
  /** The heap. */
  heap: Natural;
  /** Its nim-value. */
  value: number;
}

/** The law of the nim-values of heaps, and how it is known. Its fields are null if no law was found. */
export interface HeapsLaw {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The number of computed values, of the heaps 0, 1, 2, … */
  heaps_computed: Natural;
  /** The report of the engine for long runs; absent if another engine ran. */
  engine?: EngineReport;
  /** Proofs of the same law by other theorems; absent if there are none. */
  also?: AlsoProved[];
  /** The file of all values, if a program wrote one. */
  kept?: KeptValues;
  /** The certificate, if a program wrote one. */
  certificate?: LawCertified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** Advice for the player to move. */
export interface HintAnswer {
  /** The principle, such as `make the nim-sum 0: heap 3 to 1`. If no move wins, it says so and why. */
  principle: string;
  /** A move that follows the principle; null if no move wins. */
  move: LegalMove | null;
}

/** Asks for a good move in a position, and for the principle behind it. */
export interface HintQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
}

/** The rules with the given nim-values, the relation between their heaps, and how each match is known. */
export interface Identified {
  /** The rule, the row or the values of the question. */
  asked: string;
  /** The kind of the question's subject. */
  kind: What;
  /** The shortest form of the rule; null for a row and for values. */
  canonical: string | null;
  /** Always normal play. */
  convention: Convention;
  /** What the values were compared with; null for the catalogue. */
  with: string | null;
  /** The sequences of the OEIS whose terms are the nim-values of the rule. */
  oeis?: InOeis[];
  /** The heap of the first value; in a row of positions, its number. */
  from: Natural;
  /** The first values, at most sixteen. */
  values: Natural[];
  /** The number of known values; null if a law gives all of them. */
  values_known: Natural | null;
  /** The number of rules that were compared. */
  rules_compared: number;
  /** The matching rules, the best first. */
  matches: Match[];
  /** The number of matching rules, including those that are not listed. */
  matches_total: number;
  /** Rules that agree in the first values and differ later. */
  near: Near[];
  /** Whether there are too few values to distinguish rules. */
  few: boolean;
  /** Whether all known values are 0. */
  zeros: boolean;
  /** What ended the search early, before it compared all rules. */
  stopped?: Ended;
}

/** Asks which known game has the same nim-values as a rule, a row of positions, or a list of values. */
export interface IdentifyQuestion {
  /** A rule, values separated by commas, or a row of positions that contains n. */
  what?: string;
  /** The values, as an alternative to text in `what`. */
  values?: Given | null;
  /** Compare only with this rule, these values, or this row. The default compares with the catalogue. */
  with?: string | null;
  /** The heap of the first value, if `what` holds values. */
  from?: Natural;
  /** Compare values up to this heap, unless a law reaches further. */
  to?: Natural;
  /** List at most this many matching rules. */
  max_matches?: Natural;
}

/** A sequence of the On-Line Encyclopedia of Integer Sequences. */
export interface InOeis {
  /** The number, such as `A002188`. */
  number: string;
  /** The heap whose nim-value is the first term. */
  first_heap: Natural;
}

/** A position to judge, and the judgement. */
export interface Judged {
  /** The position, as a user types it. */
  position: string;
  /** Who wins. */
  outcome: Outcome;
  /** A winning move; null if there is none. */
  winning_move: string | null;
}

/** A file of all values. */
export interface KeptValues {
  /** The file. */
  file: string;
  /** The number of heaps whose values the file has, from heap 0 on. */
  heaps: Natural;
}

/** The kind of error in a refusal. */
export type Kind =
  /** A text is not a rule, position, graph or expression. The place is known. */
  | "syntax"
  /** The rule fails: play may go on for ever, or a move has no value. */
  | "rule"
  /** The question does not apply to these rules. */
  | "unsuited"
  /** No game, node or question has this name. */
  | "unknown"
  /** The answer would be too large. */
  | "too-large"
  /** A file cannot be read or written. */
  | "file"
  /** The software contradicts itself. That is a bug in grundy, not an error in the question. */
  | "internal";

/** How an answer is known. */
export type KnownBy =
  /** By definition: mex or backward induction over all options. */
  | "definition"
  /** By a published theorem about a whole family of rules. */
  | "theorem"
  /** By a named theorem whose finite hypotheses were checked for this rule. */
  | "proved"
  /** Without a proof: it holds for all computed values. */
  | "seen";

/** Asks for the worth of every position that can be reached from a position, in a file. */
export interface LabelQuestion {
  /** The position from which all others are reached. */
  position: string;
  /** The file of the table. */
  to: string;
  /** The number of shards. Where memory is short, only one of them at a time is in memory. */
  shards?: number;
}

/** A position of a state graph to label. */
export interface Labelled {
  /** The position, as a user types it. */
  position: string;
  /** Who wins. */
  outcome: Outcome;
  /** Its nim-value. */
  value: Natural | null;
}

/** The solved nodes of a state graph that labels its ends, in the order of the graph. */
export interface LabelledGraph {
  /** The nodes. */
  nodes: LabelledNode[];
}

/** A solved node of a labelled game. */
export interface LabelledNode {
  /** The name of the node, always text. */
  id: string;
  /** Who wins at a node without moves, as the graph says; null for a node with moves. */
  label: NodeLabel | null;
  /** Who wins, for the player to move. */
  outcome: Outcome;
  /** The number of moves left under best play. */
  remoteness: number;
  /** The options that win, or that keep a tie. */
  best: string[];
}

/** A table of all positions is written. */
export interface LabelledTable {
  /** The position from which all others are reached. */
  position: string;
  /** The file of the table. */
  file: string;
  /** The number of positions. */
  positions: Natural;
  /** The number of different moves between them. */
  moves: Natural;
  /** The number of moves of the longest play. */
  longest_play: Natural;
}

/** The language of a program. */
export type Language =
  /** C++11 or later. */
  | "cpp"
  /** Python 3. */
  | "python"
  /** Rust. */
  | "rust"
  /** Java 9 or later. */
  | "java"
  /** Go. */
  | "go";

/** The last number of a list or a table: one for all coordinates, or one for each, in their order. */
export type Last =
  /** The same number for all coordinates. */
  | Natural
  /** A number for each coordinate. */
  | Natural[];

/** A law: a finite description of all nim-values, of all P-positions, or of the laws of a family of rules. */
export type Law =
  /** G(n + period) = G(n) from heap `preperiod` on. */
  | {
    kind: "period";
    /** The smallest heap from which the law holds. */
    preperiod: Natural;
    /** The smallest period. */
    period: Natural;
    /** Always 0. */
    saltus: Natural;
    /** The same law as a formula, if a theorem gives one. */
    formula?: string;
  }
  /** G(n + period) = G(n) + saltus from heap `preperiod` on. */
  | {
    kind: "arithmetic";
    /** The smallest heap from which the law holds. */
    preperiod: Natural;
    /** The smallest period. */
    period: Natural;
    /** What each period adds to the values. */
    saltus: Natural;
    /** The same law as a formula, if a theorem gives one. */
    formula?: string;
  }
  /** An arithmetic law with its own saltus for each residue class. */
  | {
    kind: "classes";
    /** The smallest heap from which the law holds. */
    preperiod: Natural;
    /** The period. */
    period: Natural;
    /** Always null: see `saltuses`. */
    saltus: null;
    /** The saltus of each residue class; the class of heap `preperiod` is the first. */
    saltuses: Natural[];
  }
  /** A formula in n. */
  | {
    kind: "formula";
    /** Always null. */
    preperiod: null;
    /** Always null. */
    period: null;
    /** Always null. */
    saltus: null;
    /** The formula. */
    formula: string;
    /** The first heap that follows the formula, if the law is only seen. */
    from?: Natural;
    /** The heaps that do not follow the formula, with their values. */
    exceptions?: [Natural, number][];
  }
  /** The law of a rule that allows any number of coins up to a slowly growing limit. */
  | {
    kind: "window";
    /** The preperiod, if there is a period. */
    preperiod: Natural | null;
    /** The period, if there is one. */
    period: Natural | null;
    /** The saltus, if there is a period. */
    saltus: Natural | null;
    /** The law in a sentence. */
    sentence: string;
    /** The largest number of coins that a move takes. */
    most: string;
    /** The first heap of the window. */
    from: Natural;
  }
  /** A finite automaton that reads the digits of the heap, the lowest digit first. */
  | {
    kind: "automatic";
    /** Always null. */
    preperiod: null;
    /** Always null. */
    period: null;
    /** Always null. */
    saltus: null;
    /** The base of the digits. */
    base?: number;
    /** `zeckendorf`, if the heap is written as a sum of Fibonacci numbers. */
    numeration?: string;
    /** The states; the automaton starts in the first one. */
    states: ValueState[];
  }
  /** A finite automaton that reads the heap and its value together. */
  | {
    kind: "synchronised";
    /** Always null. */
    preperiod: null;
    /** Always null. */
    period: null;
    /** Always null. */
    saltus: null;
    /** The base of the digits. */
    base: number;
    /** How the automaton reads the value together with the heap. */
    coding: string;
    /** The states; the automaton starts in the first one. */
    states: AcceptState[];
    /** The same law as a formula, if one was found. */
    formula?: string;
    /** The heaps that do not follow the formula, with their values. */
    exceptions?: [Natural, number][];
  }
  /** A regular sequence: linear relations between subsequences. */
  | {
    kind: "regular";
    /** Always null. */
    preperiod: null;
    /** Always null. */
    period: null;
    /** Always null. */
    saltus: null;
    /** The base of the subsequences. */
    base: Natural;
    /** The first heap of the relations. */
    from: Natural;
    /** The relations as text. */
    relations: string[];
    /** The subsequences that occur in the relations. */
    parts: RegularPart[];
    /** The relations as numbers. */
    rows: RegularRow[];
    /** The first values of the parts. */
    start: Natural[][];
  }
  /** The nim-values of a heap with a mode, a coordinate that takes finitely many values: for each mode, G(n + period) = G(n) from heap `preperiod` on. */
  | {
    kind: "modes";
    /** The smallest heap from which the law holds in all modes. */
    preperiod: Natural;
    /** The smallest period of all modes together. */
    period: Natural;
    /** Always 0. */
    saltus: Natural;
    /** The name of the coordinate that is the heap. */
    heap: string;
    /** The name of the coordinate that is the mode. */
    mode: string;
    /** The modes, ascending. */
    modes: ModeValues[];
  }
  /** The nim-values of a heap with a mode: for each mode, a finite automaton reads the digits of the heap, the lowest digit first. */
  | {
    kind: "mode-machines";
    /** Always null. */
    preperiod: null;
    /** Always null. */
    period: null;
    /** Always null. */
    saltus: null;
    /** The name of the coordinate that is the heap. */
    heap: string;
    /** The name of the coordinate that is the mode. */
    mode: string;
    /** The base of the digits. */
    base: number | null;
    /** The machines in closed form, as far as they have one. */
    forms: string[];
    /** The modes, ascending. */
    modes: ModeMachine[];
  }
  /** The P-positions of a rule with two coordinates. */
  | PPositions & {
    kind: "p-positions";
  }
  /** The outcomes of one heap under misère play. */
  | {
    kind: "outcomes";
    /** The smallest heap from which the outcomes are periodic. */
    preperiod: Natural;
    /** The smallest period. */
    period: Natural;
    /** Always 0. */
    saltus: Natural;
    /** The heaps below preperiod + period from which the player to move loses. */
    lost: Natural[];
  }
  /** One law for a family of rules that have letters in place of numbers. */
  | Family & {
    kind: "family";
  };

/** The law of a rule. */
export type LawAnswer =
  /** The law of the nim-values of heaps. */
  | HeapsLaw
  /** The law of the nim-values of a heap with a mode. */
  | ModesLaw
  /** The law of the P-positions of a rule with two coordinates. */
  | PairsLaw
  /** The law of the outcomes of one heap under misère play. */
  | MisereLaw
  /** The law of a family of rules, with letters in place of numbers. */
  | FamilyAnswer;

/** The summary of a written certificate of a law. */
export interface LawCertified {
  /** The file that contains the certificate. */
  file?: string;
  /** The kind of certificate: always `law`. */
  kind: CertifiedKind;
  /** The theorem that proves the law, as the file names it. */
  theorem: string;
  /** The size of the file in bytes. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The text of the certificate, if it is not in a file. */
  certificate?: string;
}

/** Asks which law a list of nim-values seems to follow. Without a rule, no law can be proved. */
export interface LawOfValuesQuestion {
  /** The first heap. */
  first?: Natural;
  /** The values of heap `first` and the heaps after it. */
  values: number[];
}

/** Asks for the law of a rule: a finite description of all its nim-values or P-positions. */
export interface LawQuestion {
  /** The rule. */
  rule: string;
  /** Compute values up to this heap at most. */
  to?: Natural;
  /** Whether to find the period of the outcomes of one heap under misère play. The rule must be a take set. */
  misere?: boolean;
  /** Whether to use the engine for long runs for small heaps too, if it supports the rule. */
  long?: boolean;
  /** Whether the engine for long runs reports a chain of digests, one for each 2^20 values. */
  digest?: boolean;
}

/** A certificate that shows a law of all heaps of a rule. */
export interface LawShown {
  /** `verified`, or `verified in part` if only some segments were checked. */
  verdict: Verdict;
  /** The core form of the rule, as the file writes it. */
  rule: RuleShown;
  /** The core form in words. */
  moves: string;
  /** The claim. */
  claim: string;
  /** The theorem whose hypotheses were verified. */
  theorem: string;
  /** The part that was checked; null if all segments were checked. */
  covered: string | null;
  /** The size of the file in bytes. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The duration of the check in seconds, if the front end has a clock. */
  seconds?: number;
}

/** A legal move, and the position after it. */
export interface LegalMove {
  /** The move in words: `5 → 3 (take 2)`. */
  text: string;
  /** The component that changes, counted from 0. */
  component: number;
  /** The whole position after the move, as a user types it. */
  after: string;
}

/** The law that is seen in a list of values. */
export interface ListedLaw {
  /** Always null: no rule is known. */
  rule: null;
  /** Always null: no rule is known. */
  canonical: null;
  /** Always normal play. */
  convention: Convention;
  /** The list of values in the question. */
  values: GivenValues;
  /** The law; null if none is seen. */
  law: Law | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known: `seen`; null without a law. */
  known_by: "seen" | null;
  /** The range in which the law is seen. */
  reference: string | null;
  /** Always empty: there are no hypotheses to check. */
  hypotheses: string[];
  /** Always 0: the values come from the question. */
  heaps_computed: Natural;
}

/** A list of options, P-positions or outcomes. */
export type ListingAnswer =
  /** The options of each heap. */
  | OptionsListed
  /** The options of each tuple. */
  | TupleOptionsListed
  /** The nim-values. */
  | NimValuesListed
  /** The positions from which the player to move loses. */
  | PPositionsListed
  /** The positions from which the player to move wins. */
  | NPositionsListed
  /** Who wins each heap. */
  | OutcomesListed
  /** Who wins each tuple. */
  | TupleOutcomesListed
  /** The number of such positions. */
  | PositionsCounted;

/** Asks who wins each heap from `from` to `to`, or which options the heap has. */
export interface ListingQuestion {
  /** A rule with one heap, or with up to three coordinates; or a row of positions, such as `nim : n, 2*n, 3*n`. */
  rule: string;
  /** What to list for each heap. */
  show: Show;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** The first heap. */
  from?: Natural;
  /** The last heap; with several coordinates the last number in each: one for all, or a list. Without it 50; where a coordinate is a mode, which takes finitely many values, its last one. */
  to?: Last | null;
  /** Whether to count the positions instead of listing them. Where a law is proved, it counts up to 2^64 − 1. */
  count?: boolean;
}

/** Who wins a position whose play may go on for ever, and why. */
export interface LoopyExplained {
  /** The position, as typed. */
  position: string;
  /** The convention of play. */
  convention: Convention;
  /** Who wins under best play: N, P, or nobody (D). */
  outcome: Outcome;
  /** The nim-value; null if the value is infinite, and under misère play. */
  nim_value: Natural | null;
  /** For an infinite value, the nim-values of the options that have one; null if the value is finite, and under misère play. */
  infinite: Natural[] | null;
  /** The number of moves left under best play; null for a draw, and if the search for it is too large. */
  remoteness: number | null;
  /** The parts of the position; none under misère play. */
  parts: LoopyPart[];
  /** The best moves, then others. */
  moves: LoopyMove[];
  /** Whether the list holds all moves. */
  moves_complete: boolean;
  /** The whole explanation as text. */
  text: string;
}

/** The solved nodes of a state graph whose play may go on for ever, in the order of the graph. */
export interface LoopyGraph {
  /** The nodes. */
  nodes: LoopyNode[];
  /** The certificate of the values of all nodes of the graph, if a program wrote one. */
  certificate?: Certified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
}

/** A move, and what it does. */
export interface LoopyMove {
  /** The move in words. */
  text: string;
  /** The component that changes, counted from 0. */
  component: number;
  /** The whole position after the move, as a user types it. */
  after: string;
  /** Who wins the position after the move, where the opponent is to move. */
  leaves: Outcome;
  /** Whether the move wins, or keeps a draw. */
  best: boolean;
  /** The number of moves left after it under best play; null for a draw, and if the search for it is too large. */
  remoteness: number | null;
  /** For a move that loses, the answer that wins; null for other moves. */
  answer: LegalMove | null;
}

/** A solved node of a loopy game. */
export interface LoopyNode {
  /** The name of the node, always text. */
  id: string;
  /** The nim-value under normal play; null if the value is infinite. */
  nim_value: Natural | null;
  /** For an infinite value, the nim-values of the options that have one; null if the value is finite. */
  infinite: Natural[] | null;
  /** Who wins under normal play. */
  normal: Outcome;
  /** Who wins under misère play. */
  misere: Outcome;
  /** The number of moves left under best normal play; null for a draw. */
  remoteness_normal: number | null;
  /** The number of moves left under best misère play; null for a draw. */
  remoteness_misere: number | null;
  /** The options that win under normal play, or that keep the draw. */
  best: string[];
  /** The options that win under misère play, or that keep the draw. */
  best_misere: string[];
}

/** A part of a position, and its value under normal play. */
export interface LoopyPart {
  /** The rule of the part. */
  rule: string;
  /** The part, as a user types it. */
  part: string;
  /** The nim-value; null if the value is infinite. */
  nim_value: Natural | null;
  /** For an infinite value, the nim-values of the options that have one; null if the value is finite. */
  infinite: Natural[] | null;
}

/** Who wins a position whose play need not end. */
export interface LoopySolved {
  /** The position. */
  position: string;
  /** The convention of play. */
  convention: Convention;
  /** Who wins under best play: N, P, or nobody (D). */
  outcome: Outcome;
  /** The nim-value; null if the value is infinite, and under misère play. */
  nim_value: Natural | null;
  /** For an infinite value, the nim-values of the options that have one; null if the value is finite, and under misère play. */
  infinite: Natural[] | null;
  /** The moves that win, or that keep the draw. */
  best_moves: LegalMove[];
  /** Whether the list holds all of them. */
  best_moves_complete: boolean;
  /** The certificate, if a program wrote one. */
  certificate?: Certified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
}

/** What the function `main` of a program reads and prints. */
export type Main =
  /** Reads a position from each line; prints its nim-sum, the winner and a winning move. */
  | "lines"
  /** Reads the number of tests, then each test: the number of heaps, then the heaps; or two coordinates. Prints the winner of each test. */
  | "tests"
  /** Reads one test, and prints the winner. */
  | "single"
  /** There is no `main`. */
  | "none";

/** A rule with the same values. */
export interface Match {
  /** The rule, as a user types it. */
  rule: string;
  /** The shortest form of the rule; null for a row and for values. */
  canonical: string | null;
  /** The name of the game; null if it has none. */
  name: string | null;
  /** The sequences of the OEIS whose terms are the nim-values of this rule. */
  oeis?: InOeis[];
  /** The relation between the heaps of the two rules. */
  relation: Relation;
  /** The first heap from which the relation holds. */
  from: Natural;
  /** How far the equality reaches. */
  equality: Equality;
  /** How the equality is known. */
  known_by: KnownBy;
  /** The last heap that was compared; null if the rules are the same or if their laws were compared. */
  to: Natural | null;
  /** The periods of the two sequences, which repeat together. */
  periods?: Periods;
}

/** The law of one rule of a family. */
export interface MemberLaw {
  /** The numbers for the letters. */
  numbers: Natural[];
  /** The rule in its shortest form. */
  rule: string;
  /** The law of the rule; null if none was found. */
  law: Law | null;
  /** How the law is known. */
  known_by: KnownBy | null;
}

/** The mex of numbers. */
export interface MexAnswer {
  /** The numbers. */
  numbers: Natural[];
  /** The smallest number that is not among them. */
  mex: Natural;
}

/** Asks for the mex of numbers: the smallest number that is not among them. */
export interface MexQuestion {
  /** The numbers, separated by spaces, commas, braces or `+`. */
  numbers: string;
}

/** The law of the outcomes of one heap under misère play. */
export interface MisereLaw {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The number of computed values of normal play, of the heaps 0, 1, 2, … */
  heaps_computed: Natural;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** The automaton of one mode. */
export interface ModeMachine {
  /** The value of the coordinate that is the mode. */
  mode: Natural;
  /** The states; the automaton starts in the first one. */
  states: ValueState[];
}

/** The nim-values in one mode. */
export interface ModeValues {
  /** The value of the coordinate that is the mode. */
  mode: Natural;
  /** The nim-values of the heaps below preperiod + period. */
  nim_values: Natural[];
}

/** The law of the nim-values of a rule (n, l) where n is a heap and l a mode that takes finitely many values. */
export interface ModesLaw {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The number of heaps, from 0 on, whose values were computed in all modes. */
  heaps_computed: Natural;
  /** The certificate of the P-positions, if a program wrote one. */
  certificate?: LawCertified;
  /** Why there is no certificate, if one was asked for. */
  no_certificate?: NoAnswer;
}

/** A winning move. */
export interface Move {
  /** The component that changes, counted from 0. */
  component: number;
  /** The index of the heap or tuple in the component, counted from 0 as typed; null in a state graph. In a game that names its moves, the index of the independent part. */
  heap: number | null;
  /** The part before the move: the size of a heap, the coordinates of a tuple, otherwise the position as text. */
  from: Part;
  /** What the move leaves in its place: non-empty heaps, ascending; tuples as lists; otherwise the position as text. */
  to: Part[];
  /** The name of the move, if the game names its moves. */
  move?: string;
  /** In such a game, the whole position of the component after the move. */
  leaves?: string;
  /** The move in words. The wording may change in a new version. */
  text: string;
  /** The whole position after the move, as a user types it. */
  after: string;
}

/** The grade of a move. */
export type MoveGrade =
  /** The mover was winning and still is. */
  | "kept"
  /** The mover was winning and gave the win away. */
  | "gave-away"
  /** The mover was losing: there was no winning move. */
  | "lost";

/** The legal moves of a position. */
export interface MovesAnswer {
  /** The position, as typed. */
  position: string;
  /** The first moves, ordered by component, then by place, then as the rule lists them. */
  moves: LegalMove[];
  /** Whether the list holds every move. */
  moves_complete: boolean;
}

/** Asks for the legal moves of a position. */
export interface MovesQuestion {
  /** The position. */
  position: string;
  /** List at most this many moves. */
  max_moves?: Natural;
}

/** The positions from which the player to move wins. */
export interface NPositionsListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The positions from which the player to move wins. */
  n_positions: Places;
  /** The last heap whose winner is known; with several coordinates, the last first coordinate. */
  to: Natural;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** A rule whose first values agree, and a later value differs. */
export interface Near {
  /** The rule, as a user types it. */
  rule: string;
  /** The shortest form of the rule; null for a row and for values. */
  canonical: string | null;
  /** The name of the game; null if it has none. */
  name: string | null;
  /** The relation between the heaps of the two rules. */
  relation: Relation;
  /** The first heap that was compared. */
  from: Natural;
  /** The first heap whose value differs. */
  heap: Natural;
  /** The value of that heap in the question. */
  here: Natural;
  /** The value of the corresponding heap of this rule. */
  there: Natural;
}

/** The nim-sum of numbers. */
export interface NimSumAnswer {
  /** The numbers. */
  numbers: Natural[];
  /** Their nim-sum. */
  nim_sum: Natural;
}

/** Asks for the nim-sum of numbers: their sum in base 2 without carry. */
export interface NimSumQuestion {
  /** The numbers, separated by spaces, commas, braces or `+`. */
  numbers: string;
}

/** The nim-values of positions. */
export interface NimValuesListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The positions. */
  positions: Places;
  /** The nim-value of each position, in order. */
  nim_values: Natural[];
  /** What ended the work before the last position. */
  stopped?: Ended;
}

/** The value of an expression of nimbers. */
export interface NimberAnswer {
  /** The expression. */
  expression: string;
  /** The kind of the values. */
  kind: Values;
  /** The value. Roots come in pairs, the smaller one first; the list is empty if no root is below 2^128. */
  values: string[];
  /** The number of bits of the smallest field that contains all numbers of the expression. */
  bits: 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128;
}

/** Asks for the value of an expression of nimbers, such as `(5 * 9 + 3) / 7`. */
export interface NimberQuestion {
  /** The expression. It may use `+`, `*`, `/`, `^`, `sqrt` and `inv`; `order` or `roots` may enclose it. */
  expression: string;
}

/** What JSON has in place of an answer. */
export type NoAnswer =
  /** The question has no answer. */
  | {
    error: Problem;
  }
  /** The work ended before anything was known. */
  | {
    stopped: Ended;
  };

/** A solved node. */
export interface Node {
  /** The name of the node, always text. */
  id: string;
  /** The nim-value under normal play. */
  nim_value: Natural;
  /** Who wins under normal play. */
  normal: Outcome;
  /** Who wins under misère play. */
  misere: Outcome;
  /** The number of moves left under best normal play. */
  remoteness_normal: number;
  /** The number of moves left under best misère play. */
  remoteness_misere: number;
  /** The options that win under normal play. */
  best: string[];
  /** The options that win under misère play. */
  best_misere: string[];
}

/** Who wins where no move is left. */
export type NodeLabel =
  /** The player to move wins. */
  | "win"
  /** The player to move loses. */
  | "loss"
  /** Nobody wins. */
  | "tie";

/** A check that a limit ended. */
export interface NotChecked {
  /** Always `not checked`. */
  verdict: Verdict;
  /** What ended the check. */
  stopped: Ended;
}

/** An operation on two numbers. */
export type Operation =
  /** The nim-sum. */
  | "sum"
  /** The nim-product. */
  | "product";

/** The options of each heap. */
export interface OptionsListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The options of each heap, in order. An option is a list of heaps. */
  options: Natural[][][];
}

/** The outcome: who wins under best play. */
export type Outcome =
  /** The player to move wins. */
  | "N"
  /** The other player wins. */
  | "P"
  /** The game is a tie. */
  | "T"
  /** Nobody can win, and best play goes on for ever. */
  | "D";

/** Who wins each heap. */
export interface OutcomesListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** One letter per heap, in order. */
  outcomes: string;
  /** The last heap whose winner is known. */
  to: Natural;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** A law of P-positions that are pairs: an automaton or a formula. */
export interface PPositions {
  /** Always null. */
  preperiod: null;
  /** Always null. */
  period: null;
  /** Always null. */
  saltus: null;
  /** The numeration of an automaton: `base` or `zeckendorf`. */
  numeration?: string;
  /** The base of the digits. */
  base?: number;
  /** The period in each coordinate, if the automaton is periodic. */
  periods?: [PlainPeriod, PlainPeriod];
  /** The states of the automaton; it starts in the first one. */
  states?: AcceptState[];
  /** The formula. */
  formula?: string;
  /** The r of r-Wythoff. */
  r?: number;
}

/** The positions from which the player to move loses. */
export interface PPositionsListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The positions from which the player to move loses. */
  p_positions: Places;
  /** The last heap whose winner is known; with several coordinates, the last first coordinate. */
  to: Natural;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** What the cells of a grid of pairs show. */
export type Pairs =
  /** Nim-values, with the P-positions marked. */
  | "values"
  /** Only the P-positions. */
  | "p-positions";

/** The law of the P-positions of a rule with two coordinates. */
export interface PairsLaw {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** Always null: positions are pairs, not heaps. */
  heaps_computed: null;
  /** The first P-positions, by definition; null if a limit ended the work before they were known. */
  p_positions: FirstPositions | null;
  /** The same law by another theorem; absent if there is none. */
  also?: AlsoPairs[];
  /** The certificate, if a program wrote one. */
  certificate?: LawCertified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** A part of a position: a heap is a number, a tuple is a list of numbers, and anything else is text. */
export type Part =
  /** A heap. */
  | Natural
  /** A tuple. */
  | Natural[]
  /** A node, or a position in a game's own notation. */
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

/** Why a part has its nim-value or its outcome, by a law or a theorem. */
export interface PartReason {
  /** The rule of the part. */
  rule: string;
  /** The part, as a user types it. */
  part: string;
  /** The nim-value; null if the reason says only who wins. */
  nim_value: Natural | null;
  /** Who wins the part alone. */
  outcome: Outcome;
  /** How the reason is known. */
  known_by: KnownBy;
  /** The theorem. */
  reference: string;
  /** What counts in every position of the rule. */
  idea: string;
  /** What the numbers of this part say. */
  here: string;
  /** What a winning move does. */
  aim: string;
  /** How the winner answers every move; null if no simple rule is known. */
  answer: string | null;
}

/** The nim-value of a part, and the options that show it. */
export interface PartValue {
  /** The rule of the part. */
  rule: string;
  /** The part, as a user types it. */
  part: string;
  /** Whether the position itself contains the part. Otherwise moves from the position lead to it. */
  asked: boolean;
  /** The nim-value of the part. */
  nim_value: Natural;
  /** How the nim-value is known. */
  known_by: KnownBy;
  /** The options: all of them, one for each smaller nim-value, or none if a law explains more. */
  options: PartOption[];
  /** Whether the list holds every option. */
  options_complete: boolean;
  /** The number of options; null if it is not known exactly. */
  options_total: Natural | null;
}

/** The periods of two sequences. */
export interface Periods {
  /** The period of the question's sequence. */
  here: Recurrence;
  /** The period of the matching rule, in that rule's own heaps. */
  there: Recurrence;
}

/** Heaps, or tuples of coordinates. */
export type Places =
  /** Heaps, ascending. */
  | Natural[]
  /** Tuples, the last coordinate counting fastest. */
  | Natural[][];

/** The solved nodes of a state graph whose play always ends, in the order of the graph. */
export interface PlainGraph {
  /** The nodes. */
  nodes: Node[];
}

/** A period without a saltus. */
export interface PlainPeriod {
  /** The smallest number from which the period holds. */
  preperiod: Natural;
  /** The period. */
  period: Natural;
}

/** What a game is played with. */
export type PlayedWith =
  /** Heaps: each part of a position is a number. */
  | "heap"
  /** Tuples of numbers, or a single number that a move may leave as large or larger. */
  | "points"
  /** Positions in the game's own notation. */
  | "game"
  /** Nodes of a state graph. */
  | "graph";

/** A position as the software reads it. */
export interface PositionAnswer {
  /** The position. */
  position: string;
  /** The components of the position, which is their sum. */
  components: Component[];
  /** Whether the position has a board to draw. */
  board: boolean;
  /** Whether labels decide who wins at the end, and not the last move. */
  labelled: boolean;
}

/** Asks how the software reads a position. */
export interface PositionQuestion {
  /** The position. */
  position: string;
}

/** A certificate that shows the value, the outcome or the strategy of a position. */
export interface PositionShown {
  /** Always `verified`. */
  verdict: Verdict;
  /** The position, as the file writes it. */
  position: string;
  /** The convention of play. */
  convention: Convention;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value; null for a certificate of an outcome or a strategy, and for an infinite value. */
  nim_value: Natural | null;
  /** For an infinite value, the nim-values of the options that have one; absent for other certificates. */
  infinite?: Natural[];
  /** The number of entries; in a strategy, the number of positions with the opponent to move. */
  entries: Natural;
  /** The number of the opponent's moves that the strategy answers; absent for other certificates. */
  answers?: Natural;
  /** The size of the file in bytes. */
  bytes: Natural;
  /** The SHA-256 of all bytes before the last line. */
  sha256: string;
  /** The duration of the check in seconds, if the front end has a clock. */
  seconds?: number;
}

/** A number of positions. */
export interface PositionsCounted {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The outcome that is counted. */
  outcome: Outcome;
  /** The number of positions. */
  count: Natural;
  /** How the number is known. */
  known_by: KnownBy;
  /** The theorem behind the law that gave the number. */
  reference: string | null;
  /** The last heap that is counted; with several coordinates, the last first coordinate. */
  to: Natural;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** A refusal as JSON: the field `error`. */
export interface Problem {
  /** The kind of error. */
  kind: Kind;
  /** A sentence that says what is wrong. */
  message: string;
  /** Advice, or the most similar known word. */
  help?: string;
  /** The whole text as it was probably meant. It can be read. */
  meant?: string;
  /** The file that contains the text. */
  file?: string;
  /** The line, counted from 1; absent if no text is at fault. */
  line?: number;
  /** The column in characters, counted from 1. */
  column?: number;
  /** The length of the error, in characters. */
  length?: number;
}

/** The law G(n + period) = G(n) + saltus from heap `preperiod` on. */
export interface Recurrence {
  /** The smallest heap from which the law holds. */
  preperiod: Natural;
  /** The period. */
  period: Natural;
  /** The saltus: what each period adds to the values. */
  saltus: Natural;
}

/** A reply that refutes a move. */
export interface Refutation {
  /** The component that changes, counted from 0. */
  component: number;
  /** The part that the reply changes, as the refuted move leaves it. */
  from: Part;
  /** What the reply leaves in its place. */
  to: Part[];
  /** The reply in words. */
  text: string;
}

/** A subsequence: 1 for the constant sequence 1, 1, 1, …, otherwise [step, rest] for G(step·n + rest). */
export type RegularPart =
  /** The constant sequence 1, 1, 1, … */
  | Natural
  /** The step and the rest of G(step·n + rest). */
  | [Natural, Natural];

/** A linear combination of subsequences. */
export interface RegularRow {
  /** The parts of the sum, counted from 0, with their factors. */
  terms: [number, Natural][];
  /** The divisor of the sum. */
  over: Natural;
}

/** A file that does not prove its claim, and why. */
export interface RejectedFile {
  /** Always `rejected`. */
  verdict: Verdict;
  /** The first line that fails, counted from 1. */
  line: Natural;
  /** What is wrong with that line. */
  why: string;
  /** The duration of the check in seconds, if the front end has a clock. */
  seconds?: number;
}

/** The relation between the heaps of the question (here) and the heaps of another rule (there). */
export interface Relation {
  /** `shift`, `repeated-here`, `repeated-there`, `zeros-here`, `zeros-there` or `without-zeros`. */
  kind: string;
  /** How often each value repeats, or the distance between zeros; 1 for a shift. */
  factor: Natural;
  /** The shift in heaps. */
  shift: Natural;
  /** The relation in a sentence. */
  text: string;
}

/** The opponent's move. */
export type ReplyAnswer = LegalMove;

/** Asks for the move of an opponent of a given strength. */
export interface ReplyQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** How well the opponent plays. */
  strength?: Strength;
  /** The seed of the random numbers. The same seed gives the same move. */
  seed?: Natural;
}

/** A heap of a table. */
export interface Row {
  /** Its size. */
  heap: Natural;
  /** The nim-values of its options, ascending, each once. */
  options: Natural[];
  /** Its nim-value. */
  value: Natural;
}

/** A rule as the software reads it. */
export interface RuleAnswer {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** Why the shortest form has the same moves; null if that is obvious. */
  reason: string | null;
  /** What the game is played with. */
  kind: PlayedWith;
  /** The number of coordinates of a part: 1 for heaps. */
  coordinates: number;
  /** Whether labels decide who wins at the end, and not the last move. */
  labelled: boolean;
  /** Whether the rule has a nim-sequence, one value for each heap. */
  sequence: boolean;
  /** The game of the catalogue that has the same moves; null if there is none. */
  game: Game | null;
  /** A position to start from; null if none is known. */
  sample: string | null;
}

/** Asks how the software reads a rule. */
export interface RuleQuestion {
  /** The rule. */
  rule: string;
}

/** A rule in its core form. */
export interface RuleShown {
  /** The number of coordinates of a part: 1 for heaps. */
  coordinates: number;
  /** The moves. */
  moves: {
  }[];
}

/** A section of a document: a heading and blocks of text. */
export interface Section {
  /** The heading. */
  heading: string;
  /** The blocks under the heading. */
  blocks: Block[];
}

/** What to list for each heap. */
export type Show =
  /** The options of each heap. */
  | "options"
  /** The nim-values. */
  | "nim-values"
  /** The positions from which the player to move loses. */
  | "p-positions"
  /** The positions from which the player to move wins. */
  | "n-positions"
  /** Who wins each heap. */
  | "outcomes";

/** What a certificate of a position shows. */
export type Shown =
  /** The nim-value. */
  | "nim-value"
  /** Who wins. */
  | "outcome"
  /** Who wins, with a reply to every move of the opponent. This is possible under misère play too. */
  | "strategy"
  /** The values of all nodes of the state graph that the position is on. Play may go on for ever. */
  | "graph-values";

/** What is known about a position after a limit ended the work. */
export interface SoFar {
  /** The position. */
  position: string;
  /** The convention of play. */
  convention: Convention;
  /** What ended the work. */
  stopped: Ended;
  /** Who wins, if that is known and only the list of winning moves is incomplete. */
  outcome?: Outcome;
  /** The nim-value, under the same condition. */
  nim_value?: Natural;
}

/** Who wins a position, or what is known after a limit ended the work. */
export type SolveAnswer =
  /** The complete answer. */
  | Solved
  /** The partial answer. */
  | SoFar;

/** Asks who wins a position whose play need not end, and by which moves. A game that goes on for ever is a draw. */
export interface SolveLoopyQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** List at most this many of the best moves. */
  max_moves?: Natural;
}

/** Asks who wins a position, and by which moves. */
export interface SolveQuestion {
  /** The position. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** Find only this, and list no moves. */
  only?: Wanted | null;
  /** Whether to find the remoteness of the whole position, by search. */
  remoteness?: boolean;
  /** List at most this many winning moves. */
  max_moves?: Natural;
  /** Whether to use a law that is only seen, if no law is proved. */
  assume_seen?: boolean;
}

/** Asks who wins a position, and what each move is worth, by a table of all positions. Only the part of the file that answers is read. */
export interface SolveTableQuestion {
  /** The position, or the name of a node for the table of a file of moves; if empty, the position that the table is about. */
  position?: string;
  /** The file of the table, or the folder of a finished job of grundy-cluster. */
  table: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
}

/** Who wins a position, and every winning move. */
export interface Solved {
  /** The position. */
  position: string;
  /** The convention of play for all other fields. */
  convention: Convention;
  /** The only result that the question wants. Then the list of winning moves is empty. */
  only?: Wanted;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value; null under misère play, for labelled games, if the question wants only the outcome, and if a theorem gives only the outcome. */
  nim_value: Natural | null;
  /** The number of moves left under best play; null if the question does not want it or it was not found. */
  remoteness: Natural | null;
  /** How the outcome is known: the weakest of the arguments that it follows from. */
  known_by: KnownBy;
  /** The theorems that the outcome follows from. */
  references: string[];
  /** The winning moves: one for each component, heap and result. Equal heaps have separate moves. */
  winning_moves: Move[];
  /** The number of winning moves; null if it is not known exactly. */
  winning_moves_total: Natural | null;
  /** Whether the list holds every winning move. */
  winning_moves_complete: boolean;
  /** The certificate, if a program wrote one. */
  certificate?: Certified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
  /** The laws that gave values although they are only seen, one for each rule. */
  assumed?: Assumed[];
}

/** The law of a code with its sparse space, which is in the field `engine`. */
export interface SparseAnswer {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The law; null if none was found. */
  law: Law | null;
  /** The law in closed form; null if none is known. */
  form: ClosedForm | null;
  /** The law in a sentence. */
  sentence: string | null;
  /** How the law is known. */
  known_by: KnownBy | null;
  /** The theorem; for a law that is only seen, the range in which it is seen. */
  reference: string | null;
  /** The finite hypotheses that were checked, in words. */
  hypotheses: string[];
  /** The number of computed values, of the heaps 0, 1, 2, … */
  heaps_computed: Natural;
  /** The report of the engine for long runs; absent if another engine ran. */
  engine?: EngineReport;
  /** Proofs of the same law by other theorems; absent if there are none. */
  also?: AlsoProved[];
  /** The file of all values, if a program wrote one. */
  kept?: KeptValues;
  /** The certificate, if a program wrote one. */
  certificate?: LawCertified;
  /** Why a program could not write the certificate that was asked for. */
  no_certificate?: NoAnswer;
  /** What ended the work before the law was found. */
  stopped?: Ended;
}

/** Asks for the sparse space of a code: the mask and the rare heaps that determine its nim-values. */
export interface SparseQuestion {
  /** The rule: a code with finitely many digits. Some move leaves two heaps, and no move leaves more. */
  rule: string;
  /** Compute values up to this heap, or until a period is proved. */
  to?: Natural;
  /** List at most this many rare heaps. The default lists all of them. */
  rares?: Natural | null;
  /** Whether to report a chain of digests, one for each 2^20 values. */
  digest?: boolean;
}

/** What work on a question has spent. */
export interface Spent {
  /** The time in seconds, if the front end has a clock. */
  seconds?: number;
  /** The work in ticks; a tick is about one option examined. */
  work: Natural;
  /** The memory of the tables, in bytes. */
  bytes: Natural;
  /** The progress of the computation, in its own unit, such as heaps or positions. */
  done: Natural;
}

/** A position of a played game. */
export interface Stage {
  /** The position. */
  position: string;
  /** The player to move, 1 or 2; player 1 began. */
  player: 1 | 2;
  /** Who wins under best play: `N` for the player to move. */
  outcome: Outcome;
  /** The nim-value; null under misère play, for labelled games, and if a theorem gives only the outcome. */
  nim_value: Natural | null;
  /** The move from this position, in words; null at the last position. */
  move: string | null;
  /** The grade of the move; null at the last position. */
  grade: MoveGrade | null;
  /** A move that would have kept the win, in words, if the move gave it away. */
  better?: string;
}

/** A position of a state graph. */
export interface State {
  /** The horizontal centre of the node. */
  x: number;
  /** The vertical centre of the node. */
  y: number;
  /** A name short enough to fit in the node. */
  label: string;
  /** The position, as a user types it. */
  position: string;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value; null under misère play and for labelled games. */
  nim_value: Natural | null;
  /** The number of moves left under best play. */
  remoteness: number;
  /** The length of the longest play from this position. */
  level: number;
}

/** A state graph arranged in levels. Coordinates are rounded to tenths. */
export interface StatesAnswer {
  /** The width of the picture; the top left corner is (0, 0). */
  width: number;
  /** The height of the picture. */
  height: number;
  /** The index of the node where play starts. */
  start: number;
  /** The positions. */
  nodes: State[];
  /** The moves. */
  edges: Step[];
}

/** Asks for the positions that can be reached from a position, the moves between them, and who wins each. */
export interface StatesQuestion {
  /** The position where play starts. */
  position: string;
  /** Whether play is misère: the last mover loses. */
  misere?: boolean;
  /** Refuse a graph with more nodes. */
  max_nodes?: Natural;
}

/** A move of a state graph. */
export interface Step {
  /** The index of the node before the move. */
  from: number;
  /** The index of the node after the move. */
  to: number;
  /** Whether the move wins. */
  wins: boolean;
  /** The points where the arrow bends. */
  via: [number, number][];
}

/** How well an opponent plays. */
export type Strength =
  /** Never gives a win away. */
  | "perfect"
  /** Chooses one move in four at random. */
  | "mistakes"
  /** Chooses all moves at random. */
  | "random";

/** A table of nim-values. */
export interface TableAnswer {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The nim-values, one row for each first coordinate. */
  rows: Natural[][];
}

/** A move, and what it leaves. */
export interface TableMove {
  /** The move in words: `5 → 3 (take 2)`. */
  text: string;
  /** The position after the move. */
  after: string;
  /** Who wins from there: P if the move wins. */
  outcome: Outcome;
  /** The nim-value of the position after the move, under normal play; null for labelled games. */
  nim_value: Natural | null;
  /** The number of moves left after it, under best play. */
  remoteness: number;
}

/** Asks for the nim-values of a rule with two coordinates, from `from` on, up to `to` in each. */
export interface TableQuestion {
  /** The rule. */
  rule: string;
  /** The first row and column. */
  from?: Natural;
  /** The last row and column: one number for both, or a list of two. Without it 50; where a coordinate is a mode, which takes finitely many values, its last one. */
  to?: Last | null;
}

/** Who wins a position, by a table of all positions. */
export interface TableSolved {
  /** The position. */
  position: string;
  /** The convention of play. */
  convention: Convention;
  /** Who wins under best play. */
  outcome: Outcome;
  /** The nim-value under normal play; null for labelled games. */
  nim_value: Natural | null;
  /** The number of moves left under best play. */
  remoteness: number;
  /** The legal moves, the best ones first; empty for a node of a file of moves, since a table has no moves. */
  moves: TableMove[];
  /** Whether these are all moves. */
  moves_complete: boolean;
}

/** The nim-values of a product. */
export type TartanAnswer =
  /** A table of single heads. */
  | TartanTable
  /** The value of a board. */
  | TartanBoard;

/** The nim-value of a board. */
export interface TartanBoard {
  /** The two games, as typed. */
  rules: [string, string];
  /** The two games in their shortest form. */
  canonical: [string, string];
  /** Always normal play. */
  convention: Convention;
  /** How the values are known. */
  known_by: KnownBy;
  /** The theorem that gives the values. */
  reference: string;
  /** The heads, each as row and column, counted from 1. */
  heads: [Natural, Natural][];
  /** The nim-value of each head by itself. */
  values: Natural[];
  /** The nim-value of the board. */
  nim_value: Natural;
  /** Who wins under best play. */
  outcome: Outcome;
}

/** Asks for the nim-values of heads in the product of two coin-turning games. */
export interface TartanQuestion {
  /** The game of the rows. */
  first: string;
  /** The game of the columns. */
  second: string;
  /** The heads of a board, such as `(8,8), (2,5)`. With it, the answer is the value of that board instead of a table. */
  at?: string | null;
  /** The first row and column of a table. */
  from?: Natural;
  /** The last row and column of a table. */
  to?: Natural;
}

/** The nim-values of single heads. */
export interface TartanTable {
  /** The two games, as typed. */
  rules: [string, string];
  /** The two games in their shortest form. */
  canonical: [string, string];
  /** Always normal play. */
  convention: Convention;
  /** How the values are known. */
  known_by: KnownBy;
  /** The theorem that gives the values. */
  reference: string;
  /** The first row and column. */
  from: Natural;
  /** The nim-value of a head in each row and column. */
  rows: Natural[][];
}

/** A task with its answers. */
export type Task =
  /** A table of heaps to fill in. */
  | {
    task: "table";
    /** The heaps. */
    rows: Row[];
  }
  /** A grid of nim-values to fill in. */
  | {
    task: "grid";
    /** The nim-values: row a, column b, both from 0. */
    rows: Natural[][];
  }
  /** Positions to judge. */
  | {
    task: "judge";
    /** The positions. */
    positions: Judged[];
  }
  /** A state graph to label. */
  | {
    task: "graph";
    /** The position where play starts. */
    position: string;
    /** The positions that it reaches, itself among them, with what is to be written at each. */
    nodes: Labelled[];
  };

/** A kind of task. */
export type TaskKind =
  /** Fill in nim-values: of heaps, with the values of their options, or of pairs. */
  | "table"
  /** Say who wins a position, and how. */
  | "judge"
  /** Label a state graph. */
  | "graph";

/** The background that a picture is for. */
export type Theme =
  /** Light or dark, following the reader's screen. */
  | "both"
  /** A light background. */
  | "light"
  /** A dark background. */
  | "dark";

/** The board of a position, and the rectangles that each move changes. */
export interface TouchAnswer {
  /** The board as SVG. */
  svg: string;
  /** The width of the board. */
  width: number;
  /** The height of the board. */
  height: number;
  /** The moves. */
  moves: TouchMove[];
  /** Whether the list holds every move. */
  moves_complete: boolean;
}

/** A move, and the areas of the board that it changes. */
export interface TouchMove {
  /** The move in words: `5 → 3 (take 2)`. */
  text: string;
  /** The component that changes, counted from 0. */
  component: number;
  /** The whole position after the move, as a user types it. */
  after: string;
  /** The rectangles that change; empty if the position after the move has a different board. */
  areas: Area[];
}

/** Asks for the board of a position and the areas that each move changes, so that people can touch them to move. */
export interface TouchQuestion {
  /** The position. */
  position: string;
  /** List at most this many moves. */
  max_moves?: Natural;
}

/** The options of each tuple of coordinates. */
export interface TupleOptionsListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The tuples, the last coordinate counting fastest. */
  positions: Natural[][];
  /** The options of each tuple, in order. An option is a sum of tuples. */
  options: Natural[][][][];
}

/** Who wins each tuple of coordinates. */
export interface TupleOutcomesListed {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** The tuples whose winner is known, the last coordinate counting fastest. */
  positions: Natural[][];
  /** One letter per tuple, in order. */
  outcomes: string;
  /** The last first coordinate. */
  to: Natural;
  /** What ended the work before the last tuple. */
  stopped?: Ended;
}

/** A state of an automaton with a value for each state. */
export interface ValueState {
  /** The nim-value of a heap whose digits end in this state. */
  nim_value: Natural;
  /** The next state for each digit. */
  next: number[];
}

/** The kind of value that an expression has. */
export type Values =
  /** A nimber. */
  | "nimber"
  /** The multiplicative order of a nimber, an ordinary number. */
  | "order"
  /** The solutions of x^2 + x = c. */
  | "roots";

/** The nim-values of consecutive heaps, from heap `from` on. */
export interface ValuesAnswer {
  /** The rule, as typed. */
  rule: string;
  /** The rule in its shortest form. */
  canonical: string;
  /** The convention of play. */
  convention: Convention;
  /** The first heap; with two coordinates, the first number in each. */
  from: Natural;
  /** One nim-value per heap, in order. */
  values: Natural[];
  /** `seen`, if some values come from a law that is only seen. */
  known_by?: KnownBy;
  /** That law. */
  assumed?: Assumed;
  /** What ended the work before the last heap. */
  stopped?: Ended;
}

/** Asks for the nim-values of the heaps from `from` to `to`. */
export interface ValuesQuestion {
  /** A rule with one heap or number, or a row of positions that contains n. */
  rule: string;
  /** The first heap. In a row of positions, 0 means the first number that gives a position. */
  from?: Natural;
  /** The last heap. */
  to?: Natural;
  /** Whether a law that is only seen may give the values of large heaps, if no law is proved. The answer marks this. */
  assume_seen?: boolean;
}

/** The verdict on a certificate. */
export type Verdict =
  /** The claim is true. */
  | "verified"
  /** Only some segments were checked. */
  | "verified in part"
  /** The file does not prove its claim. The claim may still be true. */
  | "rejected"
  /** Nothing is known. */
  | "not checked";

/** The only result that a question about a position wants. */
export type Wanted =
  /** The nim-value. */
  | "nim-value"
  /** Who wins. This often takes less time. */
  | "outcome";

/** The kinds of subjects that can be recognised. */
export type What =
  /** A rule. */
  | "rule"
  /** A row of positions. */
  | "row"
  /** Values. */
  | "values";

/** A language of the words in pictures and worksheets, by its code. */
export type WordLanguage =
  /** English. */
  | "en"
  /** Romanian. */
  | "ro"
  /** Portuguese. */
  | "pt"
  /** Hungarian. */
  | "hu"
  /** Chinese. */
  | "zh"
  /** German. */
  | "de"
  /** French. */
  | "fr"
  /** Spanish. */
  | "es";

/** A sheet of exercises and its key. */
export interface WorksheetAnswer {
  /** The rule, as typed. */
  rule: string;
  /** The seed that gives this sheet again. */
  seed: Natural;
  /** The tasks, with their answers. */
  tasks: Task[];
  /** The page with the tasks, in the requested form. */
  sheet: string;
  /** The page with the answers, in the requested form. */
  key: string;
}

/** Asks for a sheet of exercises about a game: a table to fill in, positions to judge, a state graph to label. The same seed gives the same sheet. */
export interface WorksheetQuestion {
  /** The rule, or a position of a game on a board. */
  rule: string;
  /** The seed of the random choices. The same seed gives the same sheet. */
  seed?: Natural;
  /** The tasks, in order. A task that the game does not have is refused; by default there are those that it has. */
  tasks?: TaskKind[];
  /** The heading. By default it says in the language of the sheet that this is a worksheet. */
  title?: string | null;
  /** The language of its words. The default is that of the thread, which is English unless the program sets it. */
  language?: WordLanguage | null;
  /** The form of sheet and key: SVG, TeX or plain text. */
  format?: Format;
}

/** A formula or a condition. */
export interface Written {
  /** As text. */
  text: string;
  /** In LaTeX, for mathematics. */
  latex: string;
}

/** A table of nim-sums or nim-products. */
export interface XorTableAnswer {
  /** The operation. */
  operation: Operation;
  /** The last row and column. */
  to: number;
  /** The results: row a, column b holds the result for a and b. */
  rows: Natural[][];
}

/** Asks for the nim-sums, or the nim-products, of all pairs of numbers from 0 to `to`. */
export interface XorTableQuestion {
  /** The last row and column, at most 1023. */
  to: Natural;
  /** Whether to list nim-products instead of nim-sums. */
  product?: boolean;
}

/** What the engine says after each slice of work. What is known where a limit ended the work is `done` too. */
export type Word<Answer> =
  | { done: Answer }
  | { running: { done: number; work: number } }
  | { stopped: Ended }
  | { error: Problem };
