//! The syntax tree of a formula: `n -> [a, n-a] for a in 1..n-1 if a != n-a`.

use crate::error::Span;

/// A place for a number while a formula runs: first the coordinates of the position, then the turn (labelled
/// games only), then the loop variables of the alternative.
pub type Slot = usize;

/// A rule written as a formula, parsed and with all names resolved, but not yet compiled.
///
/// One coordinate and no parentheses in the head make it a heap rule: `[ , ]` splits the heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Syntax {
    /// The text the spans point into.
    pub text: String,
    /// The names of the coordinates (without `turn`).
    pub head: Vec<String>,
    /// The kinds of move, separated by `|`.
    pub alternatives: Vec<Alternative>,
    /// Who wins at the end, for labelled games. Such a game has one more slot, `turn`, which
    /// follows the coordinates.
    pub ending: Option<Ending>,
}

impl Syntax {
    /// The slot of the turn in a labelled game.
    pub fn turn(&self) -> Option<Slot> {
        self.ending.as_ref().map(|_| self.head.len())
    }

    /// The first slot of the loop variables.
    pub fn first_loop(&self) -> Slot {
        self.head.len() + usize::from(self.ending.is_some())
    }
}

/// One kind of move: `target for k in lo..hi, j in lo..hi if condition`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The parts that the move leaves, each a tuple with one expression per coordinate. A single
    /// part is the usual case; several parts (or a bracket) make a sum.
    pub parts: Vec<Vec<Expr>>,
    /// Whether the target was written with `[ ]`.
    pub bracket: bool,
    /// The loops, outermost first; loop `i` writes slot `first_loop() + i`, and its bounds may use
    /// the variables of the loops before it.
    pub loops: Vec<Loop>,
    /// The condition, if any.
    pub condition: Option<Cond>,
    /// The whole alternative in the text.
    pub span: Span,
}

/// `k in lo..hi`, both ends included; empty when `hi < lo`. A bound that is not whole is rounded
/// inwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The variable's name.
    pub name: String,
    /// The first value.
    pub lo: Expr,
    /// The last value.
    pub hi: Expr,
}

/// `at end: first wins if COND, tie if COND, else second wins`: the clauses in order, then the verdict
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The clauses: the first whose condition holds decides.
    pub clauses: Vec<(Verdict, Cond)>,
    /// The verdict if no clause holds.
    pub otherwise: Verdict,
}

/// Who wins a labelled game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player who moved first in the game (`turn` = 0).
    First,
    /// The other one (`turn` = 1).
    Second,
    /// Nobody.
    Tie,
}

/// An expression and its place in the text. Trees are at most 200 levels deep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of expression. Numbers are exact rationals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// A literal.
    Int(i128),
    /// A coordinate, the turn or a loop variable.
    Var(Slot),
    /// `-e`.
    Neg(Box<Expr>),
    /// `a op b`.
    Binary(Op, Box<Expr>, Box<Expr>),
    /// A function of the language, with a checked number of arguments.
    Call(Function, Vec<Expr>),
    /// Several heaps at once; only as a part of a move of a heap rule.
    Heaps(Several, Box<Expr>, Box<Expr>),
}

/// Several heaps that a move leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Several {
    /// `[a] * k`: k heaps of a.
    Copies,
    /// `[a..b]`: a heap of each size from a to b.
    Run,
}

/// The binary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`, exact
    Div,
    /// `mod`, the remainder, always in `0..|b|`
    Mod,
    /// `^`, power
    Pow,
    /// `xor`
    Xor,
    /// `bitand`
    BitAnd,
    /// `bitor`
    BitOr,
}

/// The functions of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the words are those of the language and are explained in its table")]
pub enum Function {
    Floor,
    Ceil,
    Abs,
    Min,
    Max,
    Gcd,
    Lcm,
    Isqrt,
    Iroot,
    Log2,
    Popcount,
    Bit,
    Digit,
    HasDigit,
    DigitSum,
    Valuation,
    IsPrime,
    IsSquare,
    IsPower,
    IsFibonacci,
    IsPrimePower,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// All hold.
    And(Vec<Cond>),
    /// One holds.
    Or(Vec<Cond>),
    /// It does not hold.
    Not(Box<Cond>),
    /// A chain of comparisons `e0 r0 e1 r1 e2 …`: each holds between neighbours.
    Compare(Vec<Expr>, Vec<Relation>),
    /// `a divides b` (0 divides only 0).
    Divides(Expr, Expr),
    /// A predicate such as `is_prime(k)`: true when its value is not 0.
    Holds(Expr),
}

/// The comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Relation {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// One row per function: name, smallest and largest number of arguments, description.
pub struct FunctionRow {
    /// The function.
    pub function: Function,
    /// Its name in the language.
    pub name: &'static str,
    /// The smallest number of arguments.
    pub least: usize,
    /// The largest number of arguments.
    pub most: usize,
    /// The name of the message that describes it.
    pub about: &'static str,
}

macro_rules! row {
    ($f:ident, $name:literal, $least:literal ..= $most:expr, $about:literal) => {
        FunctionRow { function: Function::$f, name: $name, least: $least, most: $most, about: $about }
    };
}

/// Every function of the language.
#[rustfmt::skip]
pub const FUNCTIONS: &[FunctionRow] = &[
    row!(Floor,       "floor",        1..=1,          "error-rule-function-floor"),
    row!(Ceil,        "ceil",         1..=1,          "error-rule-function-ceil"),
    row!(Abs,         "abs",          1..=1,          "error-rule-function-abs"),
    row!(Min,         "min",          1..=usize::MAX, "error-rule-function-min"),
    row!(Max,         "max",          1..=usize::MAX, "error-rule-function-max"),
    row!(Gcd,         "gcd",          2..=usize::MAX, "error-rule-function-gcd"),
    row!(Lcm,         "lcm",          2..=usize::MAX, "error-rule-function-lcm"),
    row!(Isqrt,       "isqrt",        1..=1,          "error-rule-function-isqrt"),
    row!(Iroot,       "iroot",        2..=2,          "error-rule-function-iroot"),
    row!(Log2,        "log2",         1..=1,          "error-rule-function-log2"),
    row!(Popcount,    "popcount",     1..=1,          "error-rule-function-popcount"),
    row!(Bit,         "bit",          2..=2,          "error-rule-function-bit"),
    row!(Digit,       "digit",        2..=3,          "error-rule-function-digit"),
    row!(HasDigit,    "has_digit",    2..=2,          "error-rule-function-has-digit"),
    row!(DigitSum,    "digit_sum",    1..=1,          "error-rule-function-digit-sum"),
    row!(Valuation,   "valuation",    2..=2,          "error-rule-function-valuation"),
    row!(IsPrime,     "is_prime",     1..=1,          "error-rule-function-is-prime"),
    row!(IsSquare,    "is_square",    1..=1,          "error-rule-function-is-square"),
    row!(IsPower,     "is_power",     2..=2,          "error-rule-function-is-power"),
    row!(IsFibonacci, "is_fibonacci", 1..=1,          "error-rule-function-is-fibonacci"),
    row!(IsPrimePower, "is_prime_power", 1..=1,       "error-rule-function-is-prime-power"),
];

impl Function {
    /// The row of the table.
    pub fn row(self) -> &'static FunctionRow {
        FUNCTIONS.iter().find(|row| row.function == self).expect("every function has a row")
    }
}
