//! How a law gives the value of a heap.

use super::closed::Closed;
use super::ways::Moves;
use super::window::Sliding;
use grundy::law::Numeration;
use grundy::law::automatic::Coding;
use grundy::law::{ArithmeticLaw, Automatic, Classes, Law, Period, Synchronised, TakeRange};
use grundy_rules::formula::arithmetic::ArithmeticFamily;

/// How a law gives the value of a heap.
pub(super) enum Values {
    /// A formula.
    Range(TakeRange),
    /// A table of the values up to the end of the first period.
    ///
    /// If classes grow differently, the period has the greatest saltus.
    Table { period: Period, table: Vec<u32>, classes: Option<Classes> },
    /// A move takes 1 to T(n) of n coins, where T grows slowly.
    Window(Sliding),
    /// An arithmetic function.
    Arithmetic(ArithmeticLaw),
    /// A machine that reads the digits of the heap, the last one first.
    Digits(Automatic),
    /// A machine that reads the digits of the heap together with those of its value.
    Pairs(Pairs),
    /// A formula in place of a table or a machine.
    Closed(Closed),
    /// The moves: the value of a heap is the mex of those of its options.
    Definition(Moves),
}

/// A machine that reads heaps together with their values.
pub(super) struct Pairs {
    pub(super) base: u32,
    pub(super) coding: Coding,
    /// The next state of each state for each pair of digits, the heap's counting least; `None` if no value
    /// can follow.
    pub(super) rows: Vec<Vec<Option<usize>>>,
    /// Whether the digits may end in a state.
    pub(super) ends: Vec<bool>,
}

impl Values {
    /// The values of a law; `None` for laws without programs.
    pub(super) fn of(law: &Law, values: &[u32]) -> Option<Values> {
        Some(match law {
            Law::Period(period) => {
                let table = values.get(..period.kept()?)?.to_vec();
                Values::Table { period: *period, table, classes: None }
            }
            Law::Classes(classes) => {
                let table = values.get(..classes.kept()?)?.to_vec();
                let saltus = classes.saltus().iter().copied().max()?;
                let period = Period { preperiod: classes.preperiod(), period: classes.period(), saltus };
                Values::Table { period, table, classes: Some(classes.clone()) }
            }
            Law::Range(range) => Values::Range(*range),
            Law::Automatic(law) => match law.numeration() {
                Numeration::Base(_) => Values::Digits(law.clone()),
                Numeration::Zeckendorf => return None,
            },
            Law::Synchronised(law) => Values::Pairs(pairs(law)),
            Law::Window(window) => Values::Window(Sliding::of(window)?),
            Law::Arithmetic(law) => Values::Arithmetic(*law),
            _ => return None,
        })
    }

    /// The number of entries of the table.
    pub(super) fn entries(&self) -> u64 {
        match self {
            Values::Range(_)
            | Values::Window(_)
            | Values::Arithmetic(_)
            | Values::Closed(_)
            | Values::Definition(_) => 0,
            Values::Table { table, .. } => table.len() as u64,
            Values::Digits(law) => law.size() as u64 * u64::from(law.digits()),
            Values::Pairs(pairs) => pairs.rows.iter().map(|row| row.len() as u64).sum(),
        }
    }

    /// How many binary digits its numbers need for a heap of 64 bits.
    pub(super) fn bits(&self) -> u32 {
        match self {
            Values::Window(law) => law.most.bits(),
            _ => 64,
        }
    }

    /// Whether a program in a language whose numbers have a sign can compute with them.
    pub(super) fn are_signed(&self) -> bool {
        match self {
            Values::Pairs(_) => false,
            Values::Range(range) => range.most().unwrap_or(range.least()) >> 62 == 0,
            Values::Window(law) => law.most.bits() <= super::MAX_SIGNED_BITS,
            _ => true,
        }
    }

    /// The period, if the values have one without a saltus in a table.
    pub(super) fn plain_period(&self) -> Option<Period> {
        match self {
            Values::Table { period, .. } if period.saltus == 0 => Some(*period),
            Values::Closed(closed) => closed.period,
            _ => None,
        }
    }

    /// The law in words.
    pub(super) fn law(&self) -> String {
        match self {
            Values::Range(range) => match (range.least(), modulus(range)) {
                (1, None) => "G(n) = n".into(),
                (1, Some(q)) => format!("G(n) = n mod {q}"),
                (least, None) => format!("G(n) = floor(n / {least})"),
                (least, Some(q)) => format!("G(n) = floor((n mod {q}) / {least})"),
            },
            Values::Table { classes: Some(classes), .. } => {
                format!("{} for all n >= {}", classes.equation(), classes.preperiod())
            }
            Values::Table { period: Period { preperiod, period, saltus }, .. } => {
                let more = if *saltus > 0 { format!(" + {saltus}") } else { String::new() };
                format!("G(n+{period}) = G(n){more} for all n >= {preperiod}")
            }
            Values::Window(law) => law.sentence.clone(),
            Values::Closed(closed) => closed.sentence(),
            Values::Definition(_) => "G(n) = mex of the values of the options of n".into(),
            Values::Arithmetic(law) => match law.family() {
                ArithmeticFamily::Divisors => {
                    "G(0) = 0, else G(n) = v + 1, where 2^v is the largest power of 2 that divides n"
                }
                ArithmeticFamily::ProperDivisors => {
                    "G(0) = 0, else G(n) = v, where 2^v is the largest power of 2 that divides n"
                }
                ArithmeticFamily::Submasks => "G(n) = the number of binary ones of n",
                ArithmeticFamily::Coprime => {
                    "G(0) = 0, G(1) = 1, else G(n) = 0 for even n, and i where the i-th prime is the least that divides n"
                }
                ArithmeticFamily::ProperCoprime => {
                    "G(0) = G(1) = 0, else G(n) = i, where the i-th prime is the least that divides n"
                }
                ArithmeticFamily::SmallerDivisors => "G(0) = 0, else G(n) = the number of primes whose product is n",
                ArithmeticFamily::NonDivisors => "G(0) = 0, else G(n) = (m - 1) / 2, where m is the odd part of n",
                ArithmeticFamily::Quotients => "G(0) = 0, else G(n) = the binary logarithm of n, rounded down",
                ArithmeticFamily::QuotientsRoundedUp => "G(0) = 0, else G(n) = the binary logarithm of n, rounded up",
                ArithmeticFamily::Remainders => "G(n) = the binary logarithm of n + 1, rounded down",
            }
            .into(),
            Values::Digits(law) => format!(
                "a machine with {} states reads G(n) from the digits of n in base {}, the last digit first",
                law.size(),
                law.digits()
            ),
            Values::Pairs(pairs) => format!(
                "a machine with {} states reads n and {} together, in base {}, the last digits first",
                pairs.rows.len(),
                match pairs.coding {
                    Coding::Plain => "G(n)".into(),
                    Coding::Powers => format!("{}^G(n)", pairs.base),
                    Coding::Odious => format!("{}^i, where G(n) is the odious number i,", pairs.base),
                },
                pairs.base
            ),
        }
    }

    /// The largest heap for which 64 bits hold all numbers, if not for all heaps.
    pub(super) fn limit(&self) -> Option<u64> {
        match self {
            Values::Table { period, .. } if period.saltus > 0 => {
                let (p, s) = (u128::from(period.period), u128::from(period.saltus));
                u64::try_from((1u128 << 63) * p / s.max(p)).ok()
            }
            // No known value exceeds 2n + 1.
            Values::Pairs(_) => Some(1 << 62),
            Values::Closed(closed) => closed.limit(),
            _ => None,
        }
    }
}

/// L + R of `take L..R`; `None` if every heap is smaller.
pub(super) fn modulus(range: &TakeRange) -> Option<u64> {
    range.least().checked_add(range.most()?)
}

fn pairs(law: &Synchronised) -> Pairs {
    let automaton = law.automaton();
    let live = |state: &u32| Some(*state as usize).filter(|state| automaton.leads_to_acceptance(*state));
    let (ends, rows) = law.states().map(|(ends, row)| (ends, row.iter().map(live).collect())).unzip();
    Pairs { base: law.base(), coding: law.coding(), rows, ends }
}
