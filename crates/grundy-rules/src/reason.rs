//! Reasons: why a theorem says who wins, told with the numbers of the position.

use crate::words::{NimValue, Outcome};
use grundy_words::say;

/// Why a theorem gives a position its nim-value or its outcome under normal play, for a learner.
///
/// The sentences say what counts and what follows for this position. The proof stands where the theorem is
/// published.
///
/// ```
/// use grundy_rules::{Claim, NimValue, Numbers, Outcome, Reason};
/// let heaps = Numbers::Heaps(vec![("stair 2".into(), 2), ("stair 4".into(), 3)]);
/// let reason = Reason {
///     claim: Claim::Value(NimValue(1)),
///     idea: "Only the even stairs count.".into(),
///     numbers: heaps,
///     here: "2 xor 3 = 1".into(),
///     aim: "make the nim-sum of the even stairs 0".into(),
///     answer: None,
/// };
/// assert_eq!(reason.claim.outcome(), Outcome::Next);
/// assert_eq!(reason.numbers.nim_sum(), Some(NimValue(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the reason says of this position.
    pub claim: Claim,
    /// What counts, and why, in every position of these rules.
    pub idea: String,
    /// The numbers of this position that count.
    pub numbers: Numbers,
    /// What the numbers say, in a clause without a full stop: `50 = 7*7 + 1, so G(50) = 1`.
    pub here: String,
    /// What a winning move does, as an order without a full stop: `leave a multiple of 4`.
    pub aim: String,
    /// How the winner answers every move, where a simple rule tells that.
    pub answer: Option<String>,
}

/// What a reason says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Its nim-value.
    Value(NimValue),
    /// Its outcome, while the nim-value stays open.
    Outcome(Outcome),
}

impl Claim {
    /// Who wins.
    pub fn outcome(self) -> Outcome {
        match self {
            Claim::Value(value) => value.outcome(),
            Claim::Outcome(outcome) => outcome,
        }
    }
}

/// The numbers that a reason looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// None, or those that the sentences name.
    Told,
    /// Numbers that add as Nim heaps do, each with its name.
    Heaps(Vec<(String, u64)>),
    /// Numbers whose binary digits are counted, column by column, each with its name.
    Columns {
        /// The numbers.
        heaps: Vec<(String, u64)>,
        /// The number that has to divide each count.
        modulus: u64,
    },
    /// A table: its head, and its rows.
    Table {
        /// The first row.
        head: Vec<String>,
        /// The other rows, each as long as the first.
        rows: Vec<Vec<String>>,
    },
}

impl Numbers {
    /// The nim-sum of the heaps, where they are Nim heaps.
    pub fn nim_sum(&self) -> Option<NimValue> {
        match self {
            Numbers::Heaps(heaps) => Some(NimValue(heaps.iter().fold(0, |sum, (_, heap)| sum ^ heap))),
            Numbers::Told | Numbers::Columns { .. } | Numbers::Table { .. } => None,
        }
    }
}

/// The most numbers in a list of a sentence.
const MAX_LISTED: usize = 12;

/// Numbers in a sentence, joined by `and` or `or` in the language of the thread: `0, 2 and 4`. A long list is cut.
///
/// ```
/// assert_eq!(grundy_rules::reason::listed([0, 2, 4], "and"), "0, 2 and 4");
/// assert_eq!(grundy_rules::reason::listed([7], "or"), "7");
/// assert_eq!(grundy_rules::reason::listed(0..100, "and"), "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …");
/// ```
pub fn listed<T: ToString>(items: impl IntoIterator<Item = T>, joint: &str) -> String {
    let mut all: Vec<String> = items.into_iter().take(MAX_LISTED + 1).map(|item| item.to_string()).collect();
    if all.len() > MAX_LISTED {
        all.truncate(MAX_LISTED);
        return say!("list-cut", items = joined(all));
    }
    match (all.pop(), joint) {
        (None, _) => String::new(),
        (Some(last), _) if all.is_empty() => last,
        (Some(last), "or") => say!("list-or", items = joined(all), last = last),
        (Some(last), _) => say!("list-and", items = joined(all), last = last),
    }
}

/// The items of a list before its last one.
fn joined(items: Vec<String>) -> String {
    items.into_iter().reduce(|items, next| say!("list-items", items = items, next = next)).unwrap_or_default()
}

/// The nim-sum of some numbers as an equation: `2 xor 3 = 1`. A long sum is cut.
///
/// ```
/// assert_eq!(grundy_rules::reason::nim_sum([2, 3]), "2 xor 3 = 1");
/// assert_eq!(grundy_rules::reason::nim_sum([5]), "5");
/// assert_eq!(grundy_rules::reason::nim_sum([]), "0");
/// ```
pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> String {
    let heaps: Vec<u64> = heaps.into_iter().collect();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    if heaps.len() < 2 {
        return sum.to_string();
    }
    let mut shown: Vec<String> = heaps.iter().take(MAX_LISTED).map(u64::to_string).collect();
    if heaps.len() > MAX_LISTED {
        shown.push("…".into());
    }
    format!("{} = {sum}", shown.join(" xor "))
}

/// `1st`, `2nd`, `3rd`, `4th`, ….
///
/// ```
/// let all: Vec<String> = [1, 2, 3, 4, 11, 22, 113].map(grundy_rules::reason::ordinal).to_vec();
/// assert_eq!(all, ["1st", "2nd", "3rd", "4th", "11th", "22nd", "113th"]);
/// ```
pub fn ordinal(place: usize) -> String {
    let ending = match (place % 100, place % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}
