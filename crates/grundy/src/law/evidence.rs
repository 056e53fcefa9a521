//! Laws with their evidence: a proof as data, or the range in which a law was seen.

use super::{Law, Proof};
use grundy_rules::KnownBy;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A law and its evidence. Laws of nim-values, of P-positions and of misère play share this form.
///
/// ```
/// use grundy::law::{Evidence, Proof, TakeWindow, Theorem};
/// let values: Vec<u32> = (0..30).map(|n| [0, 1, 0, 1, 2, 3, 2][n % 7]).collect();   // take {1,3,4}
/// let found = TakeWindow { largest: 4 }.prove(&values).unwrap();
/// let Evidence::Proved(Proof::TakeWindow(repeat)) = &found.by else { panic!() };
/// assert_eq!((repeat.theorem.largest, repeat.period.period), (4, 7));
/// assert_eq!(found.known_by().word(), "proved");
/// assert_eq!(found.hypotheses()[1], "G(n+7) = G(n) for 0 <= n < 4");
/// ```
///
/// # Laws
/// A law and its evidence are read back as they were written; anything that is no law is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(
    serialize = "L: Serialize, L::Proof: Serialize",
    deserialize = "L: Deserialize<'de>, L::Proof: Deserialize<'de>"
))]
pub struct Found<L: Claimed = Law> {
    /// The law.
    pub law: L,
    /// Its proof, or the range in which it was seen.
    pub by: Evidence<L::Proof>,
    /// The number of values, of heaps 0, 1, 2, …, that were known when the law was found; for P-positions, of
    /// each coordinate.
    pub heaps_computed: u64,
}

/// The evidence for a law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence<P = Proof> {
    /// A theorem, with the facts that were checked.
    Proved(P),
    /// Values that agree with it, which prove nothing.
    Seen(Seen),
}

/// The range in which a law was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// The values of these heaps.
    Heaps {
        /// The first heap.
        first: u64,
        /// The last heap.
        last: u64,
    },
    /// The P-positions among pairs of numbers.
    Pairs {
        /// The largest coordinate of the positions from which the law was learned.
        learned: u64,
        /// The largest coordinate of the positions that agree with it.
        to: u64,
    },
}

/// A claim about all heaps, or about all positions.
pub trait Claimed {
    /// The proof of such a law.
    type Proof: Argument;

    /// How the values agree with the law, in words.
    fn agreement(&self, seen: Seen) -> Vec<String>;
}

/// A proof by a theorem, with the facts that were checked.
pub trait Argument {
    /// Whether the theorem covers a whole family of rules, or its hypotheses were checked for this rule.
    fn known_by(&self) -> KnownBy {
        KnownBy::Proved
    }

    /// The theorem, with author and year.
    fn reference(&self) -> String;

    /// The finite hypotheses that were checked, in words.
    fn hypotheses(&self) -> Vec<String> {
        Vec::new()
    }
}

impl<L: Claimed> Found<L> {
    /// Proved for this rule, true by a theorem for the family, or only seen.
    pub fn known_by(&self) -> KnownBy {
        self.by.known_by()
    }

    /// Whether it is more than seen.
    pub fn is_fact(&self) -> bool {
        self.known_by() != KnownBy::Seen
    }

    /// The proof, if there is one.
    pub fn proof(&self) -> Option<&L::Proof> {
        match &self.by {
            Evidence::Proved(proof) => Some(proof),
            Evidence::Seen(_) => None,
        }
    }

    /// The theorem, with author and year; for a law that is seen, how far.
    pub fn reference(&self) -> String {
        self.by.reference()
    }

    /// The finite hypotheses of the theorem that were checked, in words; for a law that is seen, what agrees
    /// with it.
    pub fn hypotheses(&self) -> Vec<String> {
        match &self.by {
            Evidence::Proved(proof) => proof.hypotheses(),
            Evidence::Seen(seen) => self.law.agreement(*seen),
        }
    }
}

impl<P: Argument> Evidence<P> {
    /// Proved for this rule, true by a theorem for the family, or only seen.
    pub fn known_by(&self) -> KnownBy {
        match self {
            Evidence::Proved(proof) => proof.known_by(),
            Evidence::Seen(_) => KnownBy::Seen,
        }
    }

    /// The theorem, with author and year; for a law that is seen, how far.
    pub fn reference(&self) -> String {
        match self {
            Evidence::Proved(proof) => proof.reference(),
            Evidence::Seen(seen) => seen.reference(),
        }
    }
}

impl Seen {
    /// How far the law was seen, in words.
    ///
    /// ```
    /// use grundy::law::Seen;
    /// assert_eq!(Seen::Heaps { first: 0, last: 99 }.reference(), "seen to heap 99, not proved");
    /// ```
    pub fn reference(self) -> String {
        match self {
            Seen::Heaps { last, .. } => say!("law-seen-to", last = last),
            Seen::Pairs { learned, to } => {
                say!("law-seen-in-pairs", learned = learned, to = to)
            }
        }
    }
}

impl Claimed for Law {
    type Proof = Proof;

    fn agreement(&self, seen: Seen) -> Vec<String> {
        let Seen::Heaps { first, last } = seen else { return Vec::new() };
        let sentence = match self {
            Law::Period(law) => {
                let (n0, p, saltus) = (law.preperiod, law.period, law.saltus);
                let equation = format!("G(n+{p}) = G(n) + {saltus}");
                say!("agrees-to", equation = equation, first = n0, last = last.saturating_sub(p))
            }
            Law::Classes(law) => {
                let (n0, p) = (law.preperiod(), law.period());
                let last = last.saturating_sub(p);
                say!("agrees-to-comma", equation = law.equation(), first = n0, last = last)
            }
            Law::Closed(law) => {
                let equation = format!("G(n) = {}", law.formula());
                match law.but() {
                    None => say!("agrees-to", equation = equation, first = first, last = last),
                    Some(but) => say!(
                        "agrees-to-but",
                        equation = equation,
                        first = first,
                        last = last,
                        exceptions = but
                    ),
                }
            }
            Law::Regular(law) => say!(
                "agrees-relations",
                relations = law.relations().join(", "),
                from = law.from(),
                first = first,
                last = last
            ),
            Law::Range(law) => {
                let equation = format!("G(n) = {}", law.formula());
                say!("agrees-to", equation = equation, first = first, last = last)
            }
            Law::Automatic(law) => {
                let (states, numeration) = (law.size(), law.numeration().in_words());
                let end = last.saturating_add(1);
                say!("agrees-machine", states = states, numeration = numeration, end = end)
            }
            Law::Synchronised(law) => {
                let (states, end) = (law.size(), last.saturating_add(1));
                say!("agrees-pairs-machine", states = states, base = law.base(), end = end)
            }
            // The form of the rule proves these, without any values.
            Law::Arithmetic(_) | Law::Window(_) => return Vec::new(),
        };
        vec![sentence]
    }
}
