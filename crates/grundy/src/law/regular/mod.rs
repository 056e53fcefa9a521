//! Sequences that linear relations between subsequences generate.

mod learn;

pub(super) use learn::learn;

use crate::law::written::checked;
use grundy_rules::NimValue;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A k-regular law: finitely many subsequences G(kᵉn + r), and the constant 1, such that for n from `from` on each of
/// them, at kn + d, is a fixed linear combination of all of them at n.
///
/// ```
/// use grundy::NimValue;
/// use grundy::law::{Law, seen_rich};
/// // How many ways there are to write n as a sum of powers of 2, each used twice at most (Stern): s(2n+1) = s(n),
/// // s(2n+2) = s(n) + s(n+1).
/// let mut stern = vec![1u32];
/// for n in 1..4000usize {
///     stern.push(if n % 2 == 1 { stern[n / 2] } else { stern[n / 2] + stern[n / 2 - 1] });
/// }
/// let Law::Regular(law) = seen_rich(&stern).unwrap().law else { panic!() };
/// assert_eq!((law.base(), law.rank()), (2, 2));
/// assert_eq!(law.value(3999), Some(NimValue(stern[3999].into())));
/// // 2^40: 41 ways.
/// assert_eq!(law.value(1 << 40), Some(NimValue(41)));
/// ```
///
/// # Reference
/// J.-P. Allouche & J. Shallit, *The ring of k-regular sequences*, Theoretical Computer Science 98 (1992).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Regular {
    base: u64,
    /// The subsequences; the first one is G itself.
    parts: Vec<Part>,
    /// What each part is at kn + d, at part · k + d.
    rows: Vec<Row>,
    /// The relations hold for n from here on; 1 at least.
    from: u64,
    /// The first heap that the law speaks of.
    first: u64,
    /// The values of all parts at 0, 1, …, k · from − 1.
    start: Vec<Vec<i64>>,
}

checked!(Regular, Regular::is_sound, "these relations do not tell all values");

impl Regular {
    /// Do the relations say the values of all heaps? The table of first values must be there, each row speak of parts that there
    /// are, and each part be a subsequence.
    fn is_sound(&self) -> bool {
        let (parts, Ok(base)) = (self.parts.len(), usize::try_from(self.base)) else { return false };
        let part = |part: &Part| match *part {
            Part::One => true,
            Part::Of { step, rest } => {
                let next = step.checked_mul(self.base).and_then(|next| next.checked_add(next));
                step > 0 && rest < step && next.is_some()
            }
        };
        let row = |row: &Row| row.over > 0 && row.terms.iter().all(|(part, _)| *part < parts);
        let start = self.from.checked_mul(self.base) == Some(self.start.len() as u64);
        self.base >= 2
            && self.from >= 1
            && self.parts.first() == Some(&Part::Of { step: 1, rest: 0 })
            && self.parts.iter().all(part)
            && parts.checked_mul(base) == Some(self.rows.len())
            && self.rows.iter().all(row)
            && start
            && self.start.iter().all(|row| row.len() == parts)
    }
}

/// A subsequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// 1, 1, 1, …
    One,
    /// G(step · n + rest).
    Of {
        /// A power of the base.
        step: u64,
        /// A rest below it.
        rest: u64,
    },
}

/// A linear combination of parts: part and factor, and what the sum is divided by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The parts that occur, with their factors.
    pub terms: Vec<(usize, i64)>,
    /// The divisor, 1 or more.
    pub over: i64,
}

impl Part {
    /// The heap whose value the part has at n, if it is one.
    fn heap(self, n: u64) -> Option<u64> {
        match self {
            Part::One => None,
            Part::Of { step, rest } => step.checked_mul(n)?.checked_add(rest),
        }
    }

    fn text(self) -> String {
        match self {
            Part::One => "1".into(),
            Part::Of { step: 1, .. } => "G(n)".into(),
            Part::Of { step, rest: 0 } => format!("G({step}n)"),
            Part::Of { step, rest } => format!("G({step}n+{rest})"),
        }
    }
}

impl Row {
    /// The combination, where `at` gives the value of each part; `None` where it is not whole or too large.
    fn value(&self, at: impl Fn(usize) -> Option<i128>) -> Option<i128> {
        let mut sum = 0i128;
        for &(part, factor) in &self.terms {
            sum = sum.checked_add(at(part)?.checked_mul(factor.into())?)?;
        }
        (sum % i128::from(self.over) == 0).then(|| sum / i128::from(self.over))
    }

    fn text(&self, parts: &[Part]) -> String {
        let mut text = String::new();
        // The constant comes last.
        let (ones, rest): (Vec<_>, Vec<_>) =
            self.terms.iter().partition(|(part, _)| parts[*part] == Part::One);
        for &&(part, factor) in rest.iter().chain(&ones) {
            text += match (text.is_empty(), factor < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            text += &match (parts[part], factor.abs()) {
                (Part::One, size) => size.to_string(),
                (part, 1) => part.text(),
                (part, size) => format!("{size}*{}", part.text()),
            };
        }
        match (text.is_empty(), self.over) {
            (true, _) => "0".into(),
            (_, 1) => text,
            (_, over) => format!("({text})/{over}"),
        }
    }
}

impl Regular {
    /// k.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// How many subsequences there are, but for the constant one.
    pub fn rank(&self) -> usize {
        self.parts.iter().filter(|part| **part != Part::One).count()
    }

    /// The subsequences, G itself first.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The rows: what each part is at kn + d, for n from [`from`](Regular::from) on, as a combination of the parts at n;
    /// at part · k + d.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The values of all parts at 0, 1, …, k · [`from`](Regular::from) − 1.
    pub fn start(&self) -> &[Vec<i64>] {
        &self.start
    }

    /// From which n on the relations hold.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// The first heap that the law speaks of.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// How many numbers the law is told with.
    fn told(&self) -> usize {
        let terms: usize = self.rows.iter().map(|row| row.terms.len()).sum();
        terms + self.start.len() * self.rank()
    }

    /// The nim-value of a heap; `None` below the first heap, and where it is larger than 2^64 − 1.
    ///
    /// # Cost
    /// For each digit of the heap as many multiplications as there are terms in the relations.
    pub fn value(&self, heap: u64) -> Option<NimValue> {
        if heap < self.first {
            return None;
        }
        // The digits up to the last number that is not below `from`; what is left stands in the table.
        let mut digits = Vec::new();
        let mut left = heap;
        while left >= self.start.len() as u64 {
            digits.push((left % self.base) as usize);
            left /= self.base;
        }
        let mut values: Vec<Option<i128>> =
            self.start.get(left as usize)?.iter().map(|value| Some((*value).into())).collect();
        for digit in digits.into_iter().rev() {
            let row = |part: usize| &self.rows[part * self.base as usize + digit];
            values = (0..self.parts.len()).map(|part| row(part).value(|other| values[other])).collect();
        }
        let value = values.first().copied().flatten()?;
        u64::try_from(value).ok().map(NimValue)
    }

    /// The relations in words, without those that only name a subsequence.
    ///
    /// ```
    /// use grundy::law::{Law, seen_rich};
    /// // The number of binary ones.
    /// let ones: Vec<u32> = (0..2000u32).map(u32::count_ones).collect();
    /// let Law::Regular(law) = seen_rich(&ones).unwrap().law else { panic!() };
    /// assert_eq!(law.relations(), ["G(2n) = G(n)", "G(2n+1) = G(n) + 1"]);
    /// ```
    pub fn relations(&self) -> Vec<String> {
        let mut relations = Vec::new();
        for (part, rows) in self.parts.iter().zip(self.rows.chunks(self.base as usize)) {
            let Part::Of { step, rest } = *part else { continue };
            for (digit, row) in (0..).zip(rows) {
                let child = Part::Of { step: step * self.base, rest: rest + digit * step };
                if !self.parts.contains(&child) {
                    relations.push(format!("{} = {}", child.text(), row.text(&self.parts)));
                }
            }
        }
        relations
    }

    /// The law in words, with the values that it begins with; `heaps` says for which n the relations hold.
    pub(super) fn sentence(&self, heaps: &str) -> String {
        let relations = self.relations().join(", ");
        let begin: Vec<String> = self.begin().map(|(heap, value)| format!("G({heap}) = {value}")).collect();
        match begin.len() {
            0..=MOST_SHOWN => format!("{relations} for {heaps}, and {}", begin.join(", ")),
            many => format!("{relations} for {heaps}, and the values of {many} heaps to begin with"),
        }
    }

    /// The values that the law begins with.
    fn begin(&self) -> impl Iterator<Item = (u64, i64)> {
        let table = (0..).zip(&self.start);
        let heaps = table.flat_map(|(n, row)| {
            let parts = self.parts.iter().zip(row);
            parts.filter_map(move |(part, value)| Some((part.heap(n)?, *value)))
        });
        let heaps: BTreeMap<u64, i64> = heaps.filter(|(heap, _)| *heap >= self.first).collect();
        heaps.into_iter()
    }
}

/// More values are not written out.
const MOST_SHOWN: usize = 12;
