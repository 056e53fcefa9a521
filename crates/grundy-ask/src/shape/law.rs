//! Laws, as JSON says them.

use schemars::JsonSchema;
use serde::Serialize;

/// What generates the values, the P-positions, or the laws of a whole family.
///
/// `preperiod`, `period` and `saltus` are null where the law has none below 2^64.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Law {
    /// G(n + period) = G(n) from heap `preperiod` on.
    Period {
        /// The smallest heap from which on the law holds.
        preperiod: u64,
        /// The smallest period.
        period: u64,
        /// 0.
        saltus: u64,
        /// The same law as a formula, where a theorem gives one.
        #[serde(skip_serializing_if = "Option::is_none")]
        formula: Option<String>,
    },
    /// G(n + period) = G(n) + saltus from heap `preperiod` on.
    Arithmetic {
        /// The smallest heap from which on the law holds.
        preperiod: u64,
        /// The smallest period.
        period: u64,
        /// What the values grow by.
        saltus: u64,
        /// The same law as a formula, where a theorem gives one.
        #[serde(skip_serializing_if = "Option::is_none")]
        formula: Option<String>,
    },
    /// A saltus for each residue class.
    Classes {
        /// The smallest heap from which on the law holds.
        preperiod: u64,
        /// The period.
        period: u64,
        /// Null: see `saltuses`.
        saltus: (),
        /// The saltus of each class, the class of heap `preperiod` first.
        saltuses: Vec<u64>,
    },
    /// A formula in n.
    Formula {
        /// Null.
        preperiod: (),
        /// Null.
        period: (),
        /// Null.
        saltus: (),
        /// The formula.
        formula: String,
        /// The first heap that follows it, where it is only seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<u64>,
        /// The heaps that do not follow it, with their values.
        #[serde(skip_serializing_if = "Option::is_none")]
        exceptions: Option<Vec<(u64, u32)>>,
    },
    /// Any number of coins up to a limit that grows slowly.
    Window {
        /// The preperiod, where there is a period.
        preperiod: Option<u64>,
        /// The period, where there is one.
        period: Option<u64>,
        /// The saltus, where there is a period.
        saltus: Option<u64>,
        /// The law in a sentence.
        sentence: String,
        /// How many coins may be taken.
        most: String,
        /// The first heap of the window.
        from: u64,
    },
    /// A machine that reads the digits of the heap, the lowest one first.
    Automatic {
        /// Null.
        preperiod: (),
        /// Null.
        period: (),
        /// Null.
        saltus: (),
        /// The base of the digits.
        #[serde(skip_serializing_if = "Option::is_none")]
        base: Option<u32>,
        /// `zeckendorf`, where the digits are those of sums of Fibonacci numbers.
        #[serde(skip_serializing_if = "Option::is_none")]
        numeration: Option<String>,
        /// The states, the first one to start from.
        states: Vec<ValueState>,
    },
    /// A machine that reads the heap and its value together.
    Synchronised {
        /// Null.
        preperiod: (),
        /// Null.
        period: (),
        /// Null.
        saltus: (),
        /// The base of the digits.
        base: u32,
        /// What of the value is read beside the heap.
        coding: String,
        /// The states, the first one to start from.
        states: Vec<AcceptState>,
        /// The same law as a formula, where one was found.
        #[serde(skip_serializing_if = "Option::is_none")]
        formula: Option<String>,
        /// The heaps that do not follow the formula, with their values.
        #[serde(skip_serializing_if = "Option::is_none")]
        exceptions: Option<Vec<(u64, u32)>>,
    },
    /// Linear relations between subsequences.
    Regular {
        /// Null.
        preperiod: (),
        /// Null.
        period: (),
        /// Null.
        saltus: (),
        /// The base of the subsequences.
        base: u64,
        /// The first heap of the relations.
        from: u64,
        /// The relations as text.
        relations: Vec<String>,
        /// The subsequences that the relations speak of.
        parts: Vec<RegularPart>,
        /// The relations as numbers.
        rows: Vec<RegularRow>,
        /// The first values of the parts.
        start: Vec<Vec<i64>>,
    },
    /// The P-positions of a rule with two coordinates.
    PPositions(PPositions),
    /// The outcomes of one heap under misère play.
    Outcomes {
        /// The smallest heap from which the outcomes repeat.
        preperiod: u64,
        /// The smallest period.
        period: u64,
        /// 0.
        saltus: u64,
        /// The heaps below preperiod + period from which the player to move loses.
        lost: Vec<u64>,
    },
    /// One law for a family of rules with letters for numbers.
    Family(Family),
}

/// A state of a machine with a value for each state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ValueState {
    /// The nim-value of a heap whose digits end here.
    pub nim_value: u64,
    /// The next state for each digit.
    pub next: Vec<u32>,
}

/// A state of a machine that accepts or refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AcceptState {
    /// Is what was read accepted if it ends here?
    pub accepts: bool,
    /// The next state for each digit, or for each pair of digits.
    pub next: Vec<u32>,
}

/// A subsequence: 1 for the sequence 1, 1, 1, …, else [step, rest] for G(step·n + rest).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RegularPart {
    /// 1, 1, 1, …
    One(u64),
    /// The step and the rest.
    Of([u64; 2]),
}

/// A linear combination of subsequences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RegularRow {
    /// The parts that occur, counted from 0, with their factors.
    pub terms: Vec<(usize, i64)>,
    /// What the sum is divided by.
    pub over: i64,
}

/// Which pairs are P-positions: a machine, or a formula.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(extend("dependentRequired" = { "numeration": ["states"], "states": ["numeration"] }))]
pub struct PPositions {
    /// Null.
    pub preperiod: (),
    /// Null.
    pub period: (),
    /// Null.
    pub saltus: (),
    /// How a machine reads its digits: `base` or `zeckendorf`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numeration: Option<String>,
    /// The base of the digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<u32>,
    /// The period in each coordinate, where the machine is periodic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub periods: Option<[PlainPeriod; 2]>,
    /// The states of the machine, the first one to start from.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlainPeriod {
    /// The smallest number from which on it holds.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
}

/// One law for a family: a theorem with its formula, or what is seen in the members.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Family {
    /// Null.
    pub preperiod: (),
    /// Null.
    pub period: (),
    /// Null.
    pub saltus: (),
    /// G(n) in the letters, by a theorem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
    /// What the letters must fulfil.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// The first letter that follows the pattern.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// Preperiod, period and saltus in the letter, for each residue class of the letter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub classes: Option<Vec<FamilyClass>>,
}

/// The laws of one residue class of a letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FamilyClass {
    /// The preperiod in the letter.
    pub preperiod: String,
    /// The period in the letter.
    pub period: String,
    /// The saltus in the letter.
    pub saltus: String,
}

impl Law {
    /// Preperiod, period and saltus, where all values have them.
    pub(crate) fn period(&self) -> Option<[u64; 3]> {
        match *self {
            Law::Period { preperiod, period, saltus, .. }
            | Law::Arithmetic { preperiod, period, saltus, .. } => Some([preperiod, period, saltus]),
            Law::Window { preperiod, period, saltus, .. } => Some([preperiod?, period?, saltus?]),
            _ => None,
        }
    }
}
