//! Laws whose residue classes each grow by their own saltus.

use super::Period;
use super::written::checked;
use grundy_rules::NimValue;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A law of residue classes: G(n + p) = G(n) + s(n mod p) for **all** n ≥ n₀, where each class has its own
/// saltus s. With one saltus for all classes it is a [`Period`].
///
/// ```
/// use grundy::law::Classes;
/// use grundy::NimValue;
/// // Even heaps stay at 4, odd ones grow by 3: 4 5 4 8 4 11 …
/// let law = Classes::new(0, vec![0, 3]).unwrap();
/// assert_eq!(law.value_at(1_000_001, &[4, 5]), Some(NimValue(1_500_005)));
/// assert_eq!(law.value_at(1_000_000, &[4, 5]), Some(NimValue(4)));
/// ```
///
/// # Reference
/// S. Howse & R. J. Nowakowski, *Periodicity and arithmetic-periodicity in hexadecimal games*, Theoretical
/// Computer Science 313 (2004): where the saltuses are 0 and one other number, they call such nim-sequences
/// *sapp-regular*.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Classes {
    preperiod: u64,
    /// The saltus of the heaps n with n mod p = r, at r.
    saltus: Vec<u64>,
}

checked!(Classes, Classes::is_sound, "these are no classes of heaps");

impl Classes {
    /// Whether there is a class, and the heaps are numbers of 64 bits.
    fn is_sound(&self) -> bool {
        !self.saltus.is_empty() && self.preperiod.checked_add(self.period()).is_some()
    }
}

impl Classes {
    /// The law with this n₀, and the saltus of the residue r at `saltus[r]`; `None` without classes.
    pub fn new(preperiod: u64, saltus: Vec<u64>) -> Option<Classes> {
        (!saltus.is_empty()).then_some(Classes { preperiod, saltus })
    }

    /// n₀: the smallest heap from which the equation holds.
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// p: the number of classes.
    pub fn period(&self) -> u64 {
        self.saltus.len() as u64
    }

    /// The saltus of each residue 0, 1, …, p − 1.
    pub fn saltus(&self) -> &[u64] {
        &self.saltus
    }

    /// The difference between G(n + p) and G(n).
    pub fn saltus_of(&self, n: u64) -> u64 {
        self.saltus[(n % self.period()) as usize]
    }

    /// The number of values, from heap 0 on, that determine all others: n₀ + p.
    pub fn kept(&self) -> Option<usize> {
        usize::try_from(self.preperiod.checked_add(self.period())?).ok()
    }

    /// The nim-value of heap `n`, where `values[i]` is the nim-value of heap `i`.
    ///
    /// `None` where the values end before n₀ + p, or where the nim-value is above 2^64 − 1.
    pub fn value_at(&self, n: u64, values: &[u32]) -> Option<NimValue> {
        self.of_class(n).value_at(n, values)
    }

    /// The same law for the class of one heap.
    fn of_class(&self, n: u64) -> Period {
        Period { preperiod: self.preperiod, period: self.period(), saltus: self.saltus_of(n) }
    }

    /// Whether the equation holds wherever these values can test it.
    pub fn holds_on(&self, values: &[u32]) -> bool {
        let (Ok(n0), Ok(p)) = (usize::try_from(self.preperiod), usize::try_from(self.period())) else {
            return true;
        };
        let tail = values.get(n0..).unwrap_or(&[]);
        let pairs = tail.iter().zip(tail.get(p..).unwrap_or(&[]));
        (self.preperiod..)
            .zip(pairs)
            .all(|(n, (&v, &w))| u64::from(v).checked_add(self.saltus_of(n)) == Some(w.into()))
    }

    /// The law as an equation, and the residues of each saltus.
    ///
    /// ```
    /// use grundy::law::Classes;
    /// let law = Classes::new(0, vec![0, 3, 0]).unwrap();
    /// assert_eq!(law.equation(), "G(n+3) = G(n) + s(n mod 3), with s = 3 for the residue 1, else 0");
    /// ```
    pub fn equation(&self) -> String {
        let p = self.period();
        let mut kinds: Vec<u64> = self.saltus.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let residues = |of: u64| (0..p).filter(move |r| self.saltus[*r as usize] == of);
        // The saltus of most residues comes last.
        kinds.sort_by_key(|kind| residues(*kind).count());
        let most = kinds.pop().unwrap_or(0);
        let said: Vec<String> = kinds
            .iter()
            .map(|kind| {
                let list: Vec<String> =
                    residues(*kind).take(MAX_SHOWN_RESIDUES).map(|r| r.to_string()).collect();
                let (count, list) = (list.len(), list.join(", "));
                match residues(*kind).count() - count {
                    0 => say!("law-classes-residues", count = count, saltus = kind, residues = list),
                    more => say!("law-classes-residues-more", saltus = kind, residues = list, more = more),
                }
            })
            .collect();
        let said = said.into_iter().reduce(|items, next| say!("list-items", items = items, next = next));
        let all = match said {
            None => most.to_string(),
            Some(said) => say!("law-classes-else", saltus = said, most = most),
        };
        say!("law-classes-saltus", period = p, saltus = all)
    }
}

/// The most residues that are listed.
const MAX_SHOWN_RESIDUES: usize = 12;

/// One saltus for all classes.
impl From<Period> for Classes {
    fn from(law: Period) -> Classes {
        Classes { preperiod: law.preperiod, saltus: vec![law.saltus; law.period.max(1) as usize] }
    }
}
