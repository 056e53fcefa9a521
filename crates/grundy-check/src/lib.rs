//! Verifies certificates: files that show what a position of an impartial game is worth, or what all heaps of a rule are.
//!
//! This crate trusts nobody: neither the program that wrote a file, nor the order or the truth of its lines. It knows
//! the rules of the games (`grundy-rules`, and the catalogue that its caller hands over) and nothing of how values are found, and it is small enough to read in one
//! sitting.
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
//! // 3 pins become 2, 1, or 1 + 1, which cancel: worth 2, 1 and 0. The mex is 3.
//! let forged = certificate.replace(r#""3","is":3"#, r#""3","is":4"#);
//! let Verdict::Rejected(rejected) = check(forged.as_bytes(), games, &mut Budget::default())? else { panic!() };
//! assert_eq!(rejected.to_string(), "line 5: 3 cannot be 4, as no option is shown to be 3");
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # The file
//!
//! JSON lines, each ending with a line feed. The schema is `schemas/certificate.json`.
//!
//! * The **head** of a position: `format` is `grundy certificate`, `version` 1, `kind` `nim-value` or `outcome`; the `position` in
//!   the notation of rules and positions, without the names of files; then what is claimed of the whole position
//!   under normal play, its `nim_value`, or its `outcome` `"N"` or `"P"`.
//! * `{"component":1}`: the entries that follow are positions by the rules of this component of the sum, the first
//!   being 0. Components by the same rules share their entries.
//! * An **entry**, `{"at":"2x3","is":1}` or `{"at":"2x3","not":0}`: this position, in the game's own notation, has
//!   this nim-value, or another one. It is a heap, a tuple, a node, or a position on a board, in any orientation. A
//!   position that falls into parts is no use, as the checker looks at options part by part.
//! * The **last line**, `{"sha256":"…"}`: the SHA-256 of all bytes before this line, in 64 small hexadecimal digits.
//!   The line is written exactly so, without spaces, and nothing follows its line feed.
//!
//! # What is checked
//!
//! Each entry follows from the entries **before it**, and from the options of its position, which the checker finds by
//! the rules:
//!
//! * *P is v*: no option is v, and for each k below v some option is k;
//! * *P is not v*: some option is v.
//!
//! An option is a sum of parts. Equal parts cancel in pairs where the rules promise that play ends (take sets, codes,
//! coin-turning codes, bundled games; not in formulas and graphs). The option *is* v if earlier entries
//! show what each of its parts is, and the nim-sum is v. It *is not* v if the nim-sum is another number. It also *is not* v
//! if all parts except one are known, and an entry shows that this part is not the number that would make the sum v. At
//! last the checker looks at the whole position in the same way.
//!
//! # Why it is enough
//!
//! By induction over the lines. An entry leans on earlier lines alone, so nothing can lean on itself, in a circle or
//! without end, whatever the file says. *P is v* means that the second player wins P + \*v: a move of \*v to \*k is
//! answered in P by the option that is k, and a move in P to O, which is not v, leaves a sum O + \*v that the player
//! to move wins. No theorem about any game is used.
//!
//! # Strategies
//!
//! A head of the `kind` `strategy` claims who wins under a `convention`, `normal` or `misere`: the `winner` is `next`, the player to
//! move, or `previous`. An entry, `{"lost":[[0,"1"],[0,"1"]],"answers":[[[[0,"1"]],0]]}`, is a whole position, each of its parts behind
//! the number of its component, at which the player to move loses; and for each option the number of an earlier entry, counted
//! from 0, that one of the option's own moves leads to (`null` where under misère play nobody can move there). The
//! last entry is the position, or one of its options. `strategy` says why that is enough; it takes nothing apart, so it holds under
//! misère play too.
//!
//! ```
//! use grundy_check::{Shown, Verdict, check};
//! use grundy_rules::{Budget, Catalogue, Convention, Outcome};
//! let certificate = r#"{"format":"grundy certificate","version":1,"kind":"strategy","position":"take 1..2 : 4","convention":"misere","winner":"previous","components":[{"rule":{"coordinates":1,"moves":[{"take":[1,2]}]},"at":[[4]]}]}
//! {"lost":[[0,"1"]],"answers":[[[],null]]}
//! {"lost":[[0,"4"]],"answers":[[[[0,"2"]],0],[[[0,"3"]],0]]}
//! {"sha256":"1ce07104b60fc93ce21a67e02b9e597a312b875b42f317fef8a32731778c50bb"}
//! "#;
//! let Verdict::Verified(verified) = check(certificate.as_bytes(), Catalogue::language(), &mut Budget::default())? else { panic!() };
//! let (position, convention, outcome) = ("take 1..2 : 4".into(), Convention::Misere, Outcome::Previous);
//! assert_eq!(verified.shown, Shown::Strategy { position, convention, outcome, answers: 3 });
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Laws
//!
//! A head of the `kind` `law` has a `rule` in its core form ([`grundy_rules::logic::Core`]), a `claim` about all heaps, and the name of a
//! `theorem` with what it needs to know. The checker verifies all hypotheses of the theorem itself: it computes values by
//! definition, or by the list of rare heaps in a sparse space, and automata decide sentences. Each theorem has a file in
//! `law/` that says what it asks for and why that is enough. The checker reads only the core form of a rule, and [`Law`]
//! holds it.
//!
//! ```
//! use grundy_check::{Shown, Verdict, check};
//! use grundy_rules::{Budget, Catalogue};
//! let certificate = r#"{"format":"grundy certificate","version":1,"kind":"law","rule":{"coordinates":1,"moves":[{"take":[1,1]},{"take":[3,4]}]},"claim":{"period":[0,7,0],"values":[0,1,0,1,2,3,2]},"theorem":"window repeat"}
//! {"sha256":"e061ba70eb148abf67d18e22484abd3f2e27f2b513f2b9286b6e4c5ff47e8df0"}
//! "#;
//! let Verdict::Verified(verified) = check(certificate.as_bytes(), Catalogue::language(), &mut Budget::default())? else { panic!() };
//! let Shown::Law(law) = verified.shown else { panic!() };
//! assert_eq!(law.rule.to_string(), "take 1 | take 3 to 4");
//! assert_eq!(law.claim, "G(n+7) = G(n) for all n >= 0; no smaller period, no smaller preperiod");
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Untrusted files
//!
//! A file is read line by line, and what is remembered of it (some 200 bytes for an entry) counts against the budget.
//! Nothing of a law is computed before the digest was right. No line is longer than [`MAX_LINE`], no number read is a length or a loop, and options are counted as work.
//! Being out of budget is [`Verdict::NotChecked`].

mod by_definition;
mod claims;
mod format;
mod law;
mod lines;
mod machine;
mod strategy;
mod sums;
mod whole;

pub use law::Law;
pub use lines::MAX_LINE;

use by_definition::Entries;
use format::{Head, Kind, Line};
use grundy_rules::{Budget, Catalogue, Convention, Failure, NimValue, Outcome, RuleError, Stopped};
use lines::Lines;
use std::fmt;
use std::io::{self, BufRead};
use strategy::Strategy;
use whole::Whole;

/// What a check finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim is true.
    Verified(Verified),
    /// The file does not show its claim, which may be true or not.
    Rejected(Rejected),
    /// The budget ended first, so nothing is known.
    NotChecked(Stopped),
}

/// A claim that was verified, and what the file is like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What was verified.
    pub shown: Shown,
    /// How many entries the file has.
    pub entries: u64,
    /// How many bytes it has.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    pub sha256: String,
}

/// What was verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// What a position is worth, or who wins.
    Position {
        /// The position, as it stands in the file.
        position: String,
        /// What was verified of it.
        claim: Claim,
    },
    /// Who wins at a position, with a strategy.
    Strategy {
        /// The position, as it stands in the file.
        position: String,
        /// Who wins when nobody can move.
        convention: Convention,
        /// N: the player to move wins; P: the other one.
        outcome: Outcome,
        /// How many moves of the opponent have an answer, at all positions of the list together.
        answers: u64,
    },
    /// What all heaps of a rule are worth.
    Law(Law),
}

/// What is claimed of a position under normal play.
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

/// Why a line does not pass.
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

/// Checks a certificate, in which these games may have a name. Their rules are taken at their word.
///
/// # Errors
/// What the reader fails with. A file that is no certificate is [`Verdict::Rejected`].
///
/// # Cost
/// A tick for each line and for each option looked at.
pub fn check(certificate: impl BufRead, games: &Catalogue, budget: &mut Budget<'_>) -> io::Result<Verdict> {
    Checker::new(games).check(certificate, budget)
}

/// A check with wishes: only some segments of a long run, or to be told the cost first.
pub struct Checker<'a> {
    games: &'a Catalogue,
    segments: Option<(u64, u64)>,
    announce: Option<&'a mut dyn FnMut(&str)>,
}

impl<'a> Checker<'a> {
    /// A check of a whole certificate, in which these games may have a name.
    pub fn new(games: &'a Catalogue) -> Checker<'a> {
        Checker { games, segments: None, announce: None }
    }

    /// Checks only these segments of a run whose windows the file tells, from the first one to the last one, counted from 0.
    #[must_use]
    pub fn segments(mut self, first: u64, last: u64) -> Checker<'a> {
        self.segments = Some((first, last));
        self
    }

    /// Is told what a check will cost, before it begins.
    #[must_use]
    pub fn announce(mut self, announce: &'a mut dyn FnMut(&str)) -> Checker<'a> {
        self.announce = Some(announce);
        self
    }

    /// Checks a certificate.
    ///
    /// # Errors
    /// What the reader fails with.
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

/// `at` is the line that a fault is about, where it is not the one read last.
fn verify(
    lines: &mut Lines<impl BufRead>,
    games: &Catalogue,
    wanted: &mut law::Wanted<'_>,
    at: &mut Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<Verified, Fault> {
    let head = lines.next()?.to_vec();
    let kind = format::kind(&head)?;
    if kind == Kind::Law {
        let (law, sha256) = law::verify(&head, lines, wanted, at, budget)?;
        return Ok(Verified { shown: Shown::Law(law), entries: 0, bytes: lines.bytes(), sha256 });
    }
    if wanted.segments.is_some() {
        return law::wrong("a certificate of a position has no segments");
    }
    if kind == Kind::Strategy {
        return verify_strategy(&format::read(&head)?, lines, games, budget);
    }
    let Head { position, claim, components } = format::head(kind, &head)?;
    let whole = Whole::read(&position, games, budget)?;
    components.map_or(Ok(()), |placed| whole.told(&placed))?;
    let mut entries = Entries::of(whole);
    while let Some(line) = lines.more()? {
        budget.spend(1 + line.len() as u64 / 64)?;
        match format::line(line)? {
            Line::Component(component) => entries.turn_to(component)?,
            Line::Entry { at, says } => entries.check(&at, says, budget)?,
        }
        budget.progress(entries.count());
    }
    let sha256 = lines.end()?;
    entries.show(claim)?;
    let shown = Shown::Position { position, claim };
    Ok(Verified { shown, entries: entries.count(), bytes: lines.bytes(), sha256 })
}

fn verify_strategy(
    head: &strategy::Head,
    lines: &mut Lines<impl BufRead>,
    games: &Catalogue,
    budget: &mut Budget<'_>,
) -> Result<Verified, Fault> {
    let mut strategy = Strategy::of(head, games, budget)?;
    while let Some(line) = lines.more()? {
        budget.spend(1 + line.len() as u64 / 64)?;
        strategy.check(line, budget)?;
        budget.progress(strategy.entries());
    }
    let sha256 = lines.end()?;
    strategy.show(budget)?;
    let Strategy { convention, winner: outcome, answers, .. } = strategy;
    let shown = Shown::Strategy { position: head.position.clone(), convention, outcome, answers };
    Ok(Verified { shown, entries: strategy.entries(), bytes: lines.bytes(), sha256 })
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
