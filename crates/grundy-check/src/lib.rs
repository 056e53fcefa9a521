//! Verifies certificates: files that show the nim-value or outcome of a position of an impartial game, or the
//! values of all heaps of a rule.
//!
//! This crate trusts neither the program that wrote a file, nor the order or the truth of its lines. It knows
//! the rules of the games (`grundy-rules`, and the catalogue of its caller) and nothing about how values are
//! found, and it is small enough to read in one sitting.
//!
//! ```
//! use grundy_check::{Claim, Shown, Verdict, check};
//! use grundy_rules::{Budget, Catalogue, NimValue};
//! let games = Catalogue::language();
//! let certificate = r#"{"format":"grundy certificate","version":1,"kind":"nim-value","position":"kayles : 3","nim_value":3}
//! {"component":0}
//! {"at":"1","is":1}
//! {"at":"2","is":2}
//! {"at":"3","is":3}
//! {"sha256":"6c14f022bd159618307f30c93e980a328c35cf748d3fd852cab5a0b88faf2f99"}
//! "#;
//! let Verdict::Verified(verified) = check(certificate.as_bytes(), games, &mut Budget::default())? else { panic!() };
//! let position = String::from("kayles : 3");
//! assert_eq!(verified.shown, Shown::Position { position, claim: Claim::NimValue(NimValue(3)) });
//! // 3 pins become 2, 1, or 1 + 1, which cancel: values 2, 1 and 0. The mex is 3.
//! let forged = certificate.replace(r#""3","is":3"#, r#""3","is":4"#);
//! let Verdict::Rejected(rejected) = check(forged.as_bytes(), games, &mut Budget::default())? else { panic!() };
//! assert_eq!(rejected.to_string(), "line 5: 3 cannot be 4, as no option is shown to be 3");
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! [`check`] reads a file from any reader and gives a [`Verdict`]. The [guide] describes the file, the checks
//! of each line, and why they are sufficient.

mod by_definition;
mod claims;
mod format;
pub mod guide;
mod json;
mod law;
mod lines;
mod loopy;
mod machine;
mod strategy;
mod sums;
mod whole;

pub use law::Law;
pub use lines::MAX_LINE;

use by_definition::Entries;
use format::{Claimed, Head, Kind, Line};
use grundy_rules::{Budget, Catalogue, Convention, Failure, NimValue, Outcome, RuleError, Stopped};
use lines::Lines;
use loopy::InfiniteValues;
use std::fmt;
use std::io::{self, BufRead};
use strategy::Strategy;
use whole::Whole;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim is true.
    Verified(Verified),
    /// The file does not show its claim, which may be true or not.
    Rejected(Rejected),
    /// The budget ended first, so nothing is known.
    NotChecked(Stopped),
}

/// A verified claim, and the size and digest of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What was verified.
    pub shown: Shown,
    /// The number of entries.
    pub entries: u64,
    /// The number of bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    pub sha256: String,
}

/// What was verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The value of a position, or who wins.
    Position {
        /// The position, as written in the file.
        position: String,
        /// What was verified about it.
        claim: Claim,
    },
    /// Who wins at a position, with a strategy.
    Strategy {
        /// The position, as written in the file.
        position: String,
        /// Who wins when nobody can move.
        convention: Convention,
        /// N: the player to move wins; P: the previous player wins.
        outcome: Outcome,
        /// How many moves of the opponent have an answer, at all positions of the list together.
        answers: u64,
    },
    /// The value of a position that is no number: play may go on for ever, under normal play.
    Infinite {
        /// The position, as written in the file.
        position: String,
        /// The nim-values of the options that have one, ascending: beside a heap of one of these sizes the player to move
        /// wins, and beside any other heap nobody does.
        options: Box<[u64]>,
    },
    /// The values of all nodes of a state graph under normal play: a nim-value, or an infinite value.
    Graph {
        /// A position on the graph, as written in the file.
        position: String,
        /// The number of nodes.
        nodes: u64,
        /// How many of them have an infinite value.
        infinite: u64,
    },
    /// Nobody can win a position: best play goes on for ever.
    Draw {
        /// The position, as written in the file.
        position: String,
        /// Who wins when nobody can move.
        convention: Convention,
    },
    /// The values of all heaps of a rule.
    Law(Law),
}

/// A claim about a position under normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Its nim-value.
    NimValue(NimValue),
    /// Its outcome, N or P.
    Outcome(Outcome),
}

/// The first step that fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// The line of the file, counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

/// Why a line fails.
enum Fault {
    Wrong(String),
    Stopped(Stopped),
    Read(io::Error),
}

impl From<Stopped> for Fault {
    fn from(stopped: Stopped) -> Fault {
        Fault::Stopped(stopped)
    }
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        match failure {
            Failure::Stopped(stopped) => Fault::Stopped(stopped),
            Failure::Rule(RuleError::Undefined(error)) => Fault::Wrong(error.sentence()),
            other => Fault::Wrong(other.to_string()),
        }
    }
}

/// Checks a certificate whose games may be in this catalogue. Their rules are trusted.
///
/// # Errors
/// The errors of the reader. A file that is not a certificate is [`Verdict::Rejected`].
///
/// # Cost
/// A tick for each line and for each option.
pub fn check(certificate: impl BufRead, games: &Catalogue, budget: &mut Budget<'_>) -> io::Result<Verdict> {
    Checker::new(games).check(certificate, budget)
}

/// A check with choices: only some segments of a long run, or an announcement of the cost.
pub struct Checker<'a> {
    games: &'a Catalogue,
    segments: Option<(u64, u64)>,
    announce: Option<&'a mut dyn FnMut(&str)>,
}

impl<'a> Checker<'a> {
    /// A check of a whole certificate whose games may be in this catalogue.
    pub fn new(games: &'a Catalogue) -> Checker<'a> {
        Checker { games, segments: None, announce: None }
    }

    /// Checks only these segments of a run with windows in the file, from the first to the last one, counted
    /// from 0.
    #[must_use]
    pub fn segments(mut self, first: u64, last: u64) -> Checker<'a> {
        self.segments = Some((first, last));
        self
    }

    /// Calls `announce` with the cost of a check before it begins.
    #[must_use]
    pub fn announce(mut self, announce: &'a mut dyn FnMut(&str)) -> Checker<'a> {
        self.announce = Some(announce);
        self
    }

    /// Checks a certificate.
    ///
    /// # Errors
    /// The errors of the reader.
    pub fn check(self, certificate: impl BufRead, budget: &mut Budget<'_>) -> io::Result<Verdict> {
        let mut lines = Lines::new(certificate);
        let mut quiet = |_: &str| {};
        let mut wanted =
            law::Wanted { segments: self.segments, announce: self.announce.unwrap_or(&mut quiet) };
        let mut line = None;
        match verify(&mut lines, self.games, &mut wanted, &mut line, budget) {
            Ok(verified) => Ok(Verdict::Verified(verified)),
            Err(Fault::Wrong(why)) => {
                Ok(Verdict::Rejected(Rejected { line: line.unwrap_or(lines.number()), why }))
            }
            Err(Fault::Stopped(stopped)) => Ok(Verdict::NotChecked(stopped)),
            Err(Fault::Read(error)) => Err(error),
        }
    }
}

/// `at` is the line of a fault, if it is not the last one read.
fn verify(
    lines: &mut Lines<impl BufRead>,
    games: &Catalogue,
    wanted: &mut law::Wanted<'_>,
    at: &mut Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<Verified, Fault> {
    let head = lines.next(budget)?.to_vec();
    budget.reserve(head.len() as u64)?;
    let kind = format::kind(&head, budget)?;
    if kind == Kind::Law {
        let (law, sha256) = law::verify(&head, lines, wanted, at, budget)?;
        return Ok(Verified { shown: Shown::Law(law), entries: 0, bytes: lines.bytes(), sha256 });
    }
    if wanted.segments.is_some() {
        return law::wrong("a certificate of a position has no segments");
    }
    if matches!(kind, Kind::Strategy | Kind::Draw) {
        return verify_strategy(kind, &json::read(&head, budget)?, lines, games, at, budget);
    }
    let Head { position, claim, components } = format::head(kind, &head, budget)?;
    let whole = Whole::read(&position, games, budget)?;
    components.map_or(Ok(()), |placed| whole.told(&placed))?;
    let mut entries = Entries::of(whole, budget);
    let mut infinite = InfiniteValues::default();
    while let Some(line) = lines.more(budget)? {
        match (format::line(line, budget)?, &claim) {
            (Line::Component(component), _) => entries.turn_to(component)?,
            (Line::Entry { at, says }, _) => entries.check(&at, says, budget)?,
            (Line::Infinite { .. }, Claimed::Worth(_)) => {
                return Err(Fault::Wrong(
                    "an infinite value shows nothing about a nim-value or an outcome".into(),
                ));
            }
            (Line::Infinite { at, list }, _) => {
                infinite.add(entries.read(&at, budget)?, list, lines.number(), budget)?;
            }
        }
        budget.progress(entries.count() + infinite.count());
    }
    let sha256 = lines.end()?;
    infinite.check(&entries, at, budget)?;
    let shown = match claim {
        Claimed::Worth(claim) => {
            entries.show(claim)?;
            Shown::Position { position, claim }
        }
        Claimed::Infinite(list) => {
            infinite.show(&list, &entries)?;
            Shown::Infinite { position, options: list.into() }
        }
        Claimed::Nodes(nodes) => {
            infinite.show_all(nodes, &entries, budget)?;
            Shown::Graph { position, nodes, infinite: infinite.count() }
        }
    };
    let count = entries.count() + infinite.count();
    Ok(Verified { shown, entries: count, bytes: lines.bytes(), sha256 })
}

fn verify_strategy(
    kind: Kind,
    head: &strategy::Head,
    lines: &mut Lines<impl BufRead>,
    games: &Catalogue,
    at: &mut Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<Verified, Fault> {
    let mut strategy = Strategy::of(kind, head, games, budget)?;
    loop {
        let number = lines.number() + 1;
        let Some(line) = lines.more(budget)? else { break };
        strategy.check(line, number, budget)?;
        budget.progress(strategy.entries());
    }
    let sha256 = lines.end()?;
    strategy.show(at, budget)?;
    let position = head.position.clone();
    let Strategy { convention, winner, answers, .. } = strategy;
    let shown = match winner {
        Some(outcome) => Shown::Strategy { position, convention, outcome, answers },
        None => Shown::Draw { position, convention },
    };
    Ok(Verified { shown, entries: strategy.entries(), bytes: lines.bytes(), sha256 })
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
