//! The laws of rules in JSON.

use serde::Serialize;

/// A law: a finite description of all nim-values, of all P-positions, or of the laws of a family of rules.
///
/// `preperiod`, `period` and `saltus` are null if the law has none below 2^64.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Law {
    /// G(n + period) = G(n) from heap `preperiod` on.
    Period {
        /// The smallest heap from which the law holds.
        preperiod: u64,
        /// The smallest period.
        period: u64,
        /// Always 0.
        saltus: u64,
        /// The same law as a formula, if a theorem gives one.
        #[serde(skip_serializing_if = "Option::is_none")]
        formula: Option<String>,
    },
    /// G(n + period) = G(n) + saltus from heap `preperiod` on.
    Arithmetic {
        /// The smallest heap from which the law holds.
        preperiod: u64,
        /// The smallest period.
        period: u64,
        /// What each period adds to the values.
        saltus: u64,
        /// The same law as a formula, if a theorem gives one.
        #[serde(skip_serializing_if = "Option::is_none")]
        formula: Option<String>,
    },
    /// An arithmetic law with its own saltus for each residue class.
    Classes {
        /// The smallest heap from which the law holds.
        preperiod: u64,
        /// The period.
        period: u64,
        /// Always null: see `saltuses`.
        saltus: (),
        /// The saltus of each residue class; the class of heap `preperiod` is the first.
        saltuses: Vec<u64>,
    },
    /// A formula in n.
    Formula {
        /// Always null.
        preperiod: (),
        /// Always null.
        period: (),
        /// Always null.
        saltus: (),
        /// The formula.
        formula: String,
        /// The first heap that follows the formula, if the law is only seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<u64>,
        /// The heaps that do not follow the formula, with their values.
        #[serde(skip_serializing_if = "Option::is_none")]
        exceptions: Option<Vec<(u64, u32)>>,
    },
    /// The law of a rule that allows any number of coins up to a slowly growing limit.
    Window {
        /// The preperiod, if there is a period.
        preperiod: Option<u64>,
        /// The period, if there is one.
        period: Option<u64>,
        /// The saltus, if there is a period.
        saltus: Option<u64>,
        /// The law in a sentence.
        sentence: String,
        /// The largest number of coins that a move takes.
        most: String,
        /// The first heap of the window.
        from: u64,
    },
    /// A finite automaton that reads the digits of the heap, the lowest digit first.
    Automatic {
        /// Always null.
        preperiod: (),
        /// Always null.
        period: (),
        /// Always null.
        saltus: (),
        /// The base of the digits.
        #[serde(skip_serializing_if = "Option::is_none")]
        base: Option<u32>,
        /// `zeckendorf`, if the heap is written as a sum of Fibonacci numbers.
        #[serde(skip_serializing_if = "Option::is_none")]
        numeration: Option<String>,
        /// The states; the automaton starts in the first one.
        states: Vec<ValueState>,
    },
    /// A finite automaton that reads the heap and its value together.
    Synchronised {
        /// Always null.
        preperiod: (),
        /// Always null.
        period: (),
        /// Always null.
        saltus: (),
        /// The base of the digits.
        base: u32,
        /// How the automaton reads the value together with the heap.
        coding: String,
        /// The states; the automaton starts in the first one.
        states: Vec<AcceptState>,
        /// The same law as a formula, if one was found.
        #[serde(skip_serializing_if = "Option::is_none")]
        formula: Option<String>,
        /// The heaps that do not follow the formula, with their values.
        #[serde(skip_serializing_if = "Option::is_none")]
        exceptions: Option<Vec<(u64, u32)>>,
    },
    /// A regular sequence: linear relations between subsequences.
    Regular {
        /// Always null.
        preperiod: (),
        /// Always null.
        period: (),
        /// Always null.
        saltus: (),
        /// The base of the subsequences.
        base: u64,
        /// The first heap of the relations.
        from: u64,
        /// The relations as text.
        relations: Vec<String>,
        /// The subsequences that occur in the relations.
        parts: Vec<RegularPart>,
        /// The relations as numbers.
        rows: Vec<RegularRow>,
        /// The first values of the parts.
        start: Vec<Vec<i64>>,
    },
    /// The nim-values of a heap with a mode, a coordinate that takes finitely many values: for each mode,
    /// G(n + period) = G(n) from heap `preperiod` on.
    Modes {
        /// The smallest heap from which the law holds in all modes.
        preperiod: u64,
        /// The smallest period of all modes together.
        period: u64,
        /// Always 0.
        saltus: u64,
        /// The name of the coordinate that is the heap.
        heap: String,
        /// The name of the coordinate that is the mode.
        mode: String,
        /// The modes, ascending.
        modes: Vec<ModeValues>,
    },
    /// The nim-values of a heap with a mode: for each mode, a finite automaton reads the digits of the heap, the
    /// lowest digit first.
    ModeMachines {
        /// Always null.
        preperiod: (),
        /// Always null.
        period: (),
        /// Always null.
        saltus: (),
        /// The name of the coordinate that is the heap.
        heap: String,
        /// The name of the coordinate that is the mode.
        mode: String,
        /// The base of the digits.
        base: Option<u32>,
        /// The machines in closed form, as far as they have one.
        forms: Vec<String>,
        /// The modes, ascending.
        modes: Vec<ModeMachine>,
    },
    /// The P-positions of a rule with two coordinates.
    PPositions(PPositions),
    /// The outcomes of one heap under misère play.
    Outcomes {
        /// The smallest heap from which the outcomes are periodic.
        preperiod: u64,
        /// The smallest period.
        period: u64,
        /// Always 0.
        saltus: u64,
        /// The heaps below preperiod + period from which the player to move loses.
        lost: Vec<u64>,
    },
    /// One law for a family of rules that have letters in place of numbers.
    Family(Family),
}

/// The nim-values in one mode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ModeValues {
    /// The value of the coordinate that is the mode.
    pub mode: u64,
    /// The nim-values of the heaps below preperiod + period.
    pub nim_values: Vec<u64>,
}

/// The automaton of one mode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ModeMachine {
    /// The value of the coordinate that is the mode.
    pub mode: u64,
    /// The states; the automaton starts in the first one.
    pub states: Vec<ValueState>,
}

/// A state of an automaton with a value for each state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ValueState {
    /// The nim-value of a heap whose digits end in this state.
    pub nim_value: u64,
    /// The next state for each digit.
    pub next: Vec<u32>,
}

/// A state of an automaton that accepts or rejects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AcceptState {
    /// Whether the automaton accepts input that ends in this state.
    pub accepts: bool,
    /// The next state for each digit, or for each pair of digits.
    pub next: Vec<u32>,
}

/// A subsequence: 1 for the constant sequence 1, 1, 1, …, otherwise [step, rest] for G(step·n + rest).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum RegularPart {
    /// The constant sequence 1, 1, 1, …
    One(u64),
    /// The step and the rest of G(step·n + rest).
    Of([u64; 2]),
}

/// A linear combination of subsequences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RegularRow {
    /// The parts of the sum, counted from 0, with their factors.
    pub terms: Vec<(usize, i64)>,
    /// The divisor of the sum.
    pub over: i64,
}

/// A law of P-positions that are pairs: an automaton or a formula.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("dependentRequired" = { "numeration": ["states"], "states": ["numeration"] })))]
pub struct PPositions {
    /// Always null.
    pub preperiod: (),
    /// Always null.
    pub period: (),
    /// Always null.
    pub saltus: (),
    /// The numeration of an automaton: `base` or `zeckendorf`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numeration: Option<String>,
    /// The base of the digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<u32>,
    /// The period in each coordinate, if the automaton is periodic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub periods: Option<[PlainPeriod; 2]>,
    /// The states of the automaton; it starts in the first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub states: Option<Vec<AcceptState>>,
    /// The formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
    /// The r of r-Wythoff.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r: Option<u32>,
}

/// A period without a saltus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlainPeriod {
    /// The smallest number from which the period holds.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
}

/// One law for a family of rules: the formula of a theorem, or a pattern seen in the members.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Family {
    /// Always null.
    pub preperiod: (),
    /// Always null.
    pub period: (),
    /// Always null.
    pub saltus: (),
    /// G(n) as a formula in the letters, by a theorem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
    /// The condition on the letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// The first number for the letter that follows the pattern.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// Preperiod, period and saltus as formulas in the letter, for each residue class of the letter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub classes: Option<Vec<FamilyClass>>,
}

/// The laws of one residue class of a letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FamilyClass {
    /// The preperiod as a formula in the letter.
    pub preperiod: String,
    /// The period as a formula in the letter.
    pub period: String,
    /// The saltus as a formula in the letter.
    pub saltus: String,
}

impl Law {
    /// Preperiod, period and saltus, if the law has all three.
    pub(crate) fn period(&self) -> Option<[u64; 3]> {
        match *self {
            Law::Period { preperiod, period, saltus, .. }
            | Law::Arithmetic { preperiod, period, saltus, .. } => Some([preperiod, period, saltus]),
            Law::Window { preperiod, period, saltus, .. } => Some([preperiod?, period?, saltus?]),
            _ => None,
        }
    }
}
