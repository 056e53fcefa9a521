//! Programs for impartial games: a few lines of C++, Python, Rust, Java or Go that give the nim-value of any heap, and
//! a winning move.
//!
//! A law that is a fact makes a program that is right for every heap. Without such a law, the program computes
//! the values of all smaller heaps first, and says so.
//!
//! ```
//! use grundy::{Budget, Ruleset, sequence::Sequence};
//! use grundy_code::Language;
//! use std::sync::Arc;
//! let mut rule = Sequence::new(Arc::new(Ruleset::parse("take {1,3,4}")?)).unwrap();
//! let program = grundy_code::of(&mut rule, 1000, &Language::Rust.into(), &mut Budget::default())?;
//! assert!(program.text.contains("fn nim_value"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`of`]: a program for a rule of one heap. [`of_modes`]: for a heap with a mode. [`of_pairs`]: who wins at
//!   (x,y), from laws of P-positions.
//! * [`of_family`]: a program for rules with letters, such as `take L..R`.
//! * [`Request`]: the [`Language`], and what [`Main`] reads.

// `values`: how a law gives the value of a heap: a table, a formula, a machine, a window. `closed`: formulas.
// `window`: how many coins a sliding window allows. `fixed`: functions that are the same for all rules of a family.
// `modes`: heaps with a mode. `pairs`: P-positions. `letters`: families. `ways`: the moves of a rule as loops and conditions, which every language
// has. `take_and_break` and `formula`: the moves of take sets, codes and formulas. `style`: what programs in all
// languages share; `cpp`, `python` and `rust` are languages of their own. `script`: functions that are written once for
// all languages; `scripted` writes them, and whole programs, in Java and Go; `mains`: those that read positions and
// name the winner; `whole`: programs that have no others.

mod arithmetic;
mod closed;
mod cpp;
mod fixed;
mod formula;
mod helpers;
mod letters;
mod lines;
mod mains;
mod modes;
mod pairs;
mod python;
mod request;
mod rust;
mod script;
mod scripted;
mod scripted_functions;
mod style;
mod take_and_break;
mod values;
mod ways;
mod whole;
mod window;

pub use letters::{FamilyProgram, of_family};
pub use modes::{ModesProgram, of_modes};
pub use pairs::{PairsFormula, PairsProgram, of_pairs};
pub use request::{Language, Main, Request};

use closed::Closed;
use grundy::law::{Found, Law, theorem};
use grundy::sequence::Sequence;
use grundy_rules::{Budget, Failure, Heap, Ruleset};
use helpers::Helper;
use style::Style;
use values::Values;
use ways::{Moves, Number};

/// A program, and the law that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The text of the program.
    pub text: String,
    /// The law, proved or by theorem; `None` if the program computes the values by definition, one heap after
    /// another.
    pub found: Option<Found>,
    /// Why there is no function that finds a winning move; `None` if there is one.
    pub without_moves: Option<String>,
}

/// The program of a rule, from its law, which is searched for up to heap `to`.
///
/// The program has a function `nim_value`; a function `winning_move` if the moves of the rule are loops that
/// leave one heap or two; and the `main` that is [requested](Request).
///
/// ```
/// use grundy_code::Language;
/// use grundy::{Budget, Ruleset, sequence::Sequence};
/// use std::sync::Arc;
/// let mut kayles = Sequence::new(Arc::new(Ruleset::parse("kayles").unwrap())).unwrap();
/// let program = grundy_code::of(&mut kayles, 20_000, &Language::Python.into(), &mut Budget::default()).unwrap();
/// assert!(program.text.contains("    return TABLE[n if n < 71 else 71 + (n - 71) % 12]\n"));
/// assert_eq!(program.found.unwrap().known_by().word(), "proved");
/// ```
///
/// # Errors
/// [`Failure::Refused`] if there is no law that is a fact and short enough to write, and the moves are no loops
/// either, or for misère play of rules other than take sets; the rule's own failure, or the end of the budget.
pub fn of(
    sequence: &mut Sequence,
    to: u64,
    request: &Request,
    budget: &mut Budget<'_>,
) -> Result<Program, Failure> {
    if request.misere && !matches!(sequence.ruleset().heap(), Some(Heap::Take(_))) {
        return Err(Failure::Refused(no_misere(sequence.ruleset().text())));
    }
    let (basis, values) = basis(sequence, to, request.language, budget)?;
    let ruleset = sequence.ruleset().clone();
    let moves = match (ruleset.heap(), &values) {
        _ if !request.main.plays() => Err("main says only who wins".into()),
        _ if request.misere => Err("under misère play programs say only who wins".into()),
        (_, Values::Definition(ways)) => Ok(ways.clone()),
        (Some(heap), values) => moves(heap, values).and_then(|moves| fitted(moves, request.language)),
        (None, _) => Err("the rule has no heaps".into()),
    };
    let plan = Plan { ruleset: &ruleset, basis: &basis, values: &values, moves: moves.as_ref(), request };
    let text = match request.language {
        Language::Cpp => cpp::Cpp.program(&plan),
        Language::Python => python::Python.program(&plan),
        Language::Rust => rust::Rust.program(&plan),
        Language::Java => scripted::Scripted::<false>.program(&plan),
        Language::Go => scripted::Scripted::<true>.program(&plan),
    };
    Ok(Program { text, without_moves: moves.err(), found: basis.ok() })
}

/// Why there is no program for misère play of a rule whose sums follow no known law.
pub fn no_misere(rule: &str) -> String {
    format!(
        "under misère play a law of all sums is known for take sets with given numbers of coins, and `{rule}` is none"
    )
}

/// The law that a program follows; without one, why there is none.
type Basis = Result<Found, String>;

/// How the values of a rule are known, and how a program computes them.
fn basis(
    sequence: &mut Sequence,
    to: u64,
    language: Language,
    budget: &mut Budget<'_>,
) -> Result<(Basis, Values), Failure> {
    let why = match fact(sequence, to, budget)? {
        Ok(found) => match values(sequence, &found, language, budget)? {
            Ok(values) => return Ok((Ok(found), values)),
            Err(why) => why,
        },
        Err(why) => why,
    };
    let ways = match sequence.ruleset().heap() {
        Some(heap) => {
            moves(heap, &Values::Definition(Moves::Formula)).and_then(|moves| fitted(moves, language))
        }
        None => Err("the rule has no heaps".into()),
    };
    match ways {
        Ok(ways) => Ok((Err(why), Values::Definition(ways))),
        Err(reason) => Err(Failure::Refused(format!(
            "{why}, and without it no program computes the values of `{}`: {reason}",
            sequence.ruleset().text()
        ))),
    }
}

/// How a program computes values by a law, or why it cannot.
fn values(
    sequence: &mut Sequence,
    found: &Found,
    language: Language,
    budget: &mut Budget<'_>,
) -> Result<Result<Values, String>, Failure> {
    let long = |entries: u64, what: &str| {
        format!("the law needs a table of {entries} {what}, and a program has room for {MAX_ENTRIES}")
    };
    if let Law::Period(law) = &found.law {
        let kept = law.preperiod.saturating_add(law.period);
        if kept > MAX_ENTRIES {
            return Ok(Err(long(kept, "values")));
        }
        sequence.extend(kept, budget)?;
    }
    if let Some(closed) = Closed::of(found, sequence.values()) {
        return Ok(Ok(Values::Closed(closed)));
    }
    Ok(match Values::of(&found.law, sequence.values()) {
        Some(values) if language.largest().is_some() && !values.are_signed() => {
            Err("its law computes with more than 63 binary digits".into())
        }
        None => Err(format!("no program is written yet from a law of this kind ({})", found.law.kind())),
        Some(values) if values.entries() > MAX_ENTRIES => Err(long(values.entries(), "entries")),
        Some(values) => Ok(values),
    })
}

/// The data for a program.
struct Plan<'a> {
    ruleset: &'a Ruleset,
    basis: &'a Basis,
    values: &'a Values,
    /// The moves, or why they are left out.
    moves: Result<&'a Moves, &'a String>,
    request: &'a Request,
}

impl Plan<'_> {
    /// Whether there is such a number in the program.
    fn has(&self, wanted: &dyn Fn(&Number) -> bool) -> bool {
        let in_values = matches!(self.values, Values::Window(law) if law.most.has(wanted));
        let in_definition = matches!(self.values, Values::Definition(ways) if ways.have(wanted));
        in_values || in_definition || self.moves.is_ok_and(|moves| moves.have(wanted))
    }

    /// Whether the program needs this function.
    fn calls(&self, helper: &Helper) -> bool {
        self.has(&|number| matches!(number, Number::Call(called, _) if *called == helper))
            || self.moves.is_ok_and(|moves| moves.ask(helper))
            || matches!(self.values, Values::Definition(ways) if ways.ask(helper))
    }

    /// The largest heap for which all numbers fit, if not every heap of 64 bits.
    fn limit(&self) -> Option<u64> {
        let Some(largest) = self.request.language.largest() else { return self.values.limit() };
        if let Values::Definition(_) = self.values {
            // The memory ends before the numbers do.
            return None;
        }
        let bits = self.moves.map_or(0, Moves::bits).max(self.values.bits());
        let signed = largest >> bits.saturating_sub(64).min(MAX_SIGNED_BITS - 64);
        Some(self.values.limit().map_or(signed, |limit| (limit / 2).min(signed)))
    }

    /// Whether a number may be negative, or have more than 64 bits.
    fn is_wide(&self) -> bool {
        matches!(self.moves, Ok(Moves::Ways { wide: true, .. }))
            || matches!(self.values, Values::Window(law) if law.wide)
            || matches!(self.values, Values::Definition(Moves::Ways { wide: true, .. }))
    }
}

/// The largest number of binary digits that numbers made from heaps of 64 bits have in programs whose numbers have
/// a sign.
const MAX_SIGNED_BITS: u32 = 90;

/// The largest number of entries of a table.
const MAX_ENTRIES: u64 = 10_000;

/// The law, if it is a fact, or why there is none; a formula if there is one, since it says more than a table.
fn fact(sequence: &mut Sequence, to: u64, budget: &mut Budget<'_>) -> Result<Basis, Failure> {
    if let Some(Heap::Take(set)) = sequence.ruleset().heap() {
        if let Some(range) = theorem::take_range(set) {
            // Nim has a theorem of its own.
            let found = sequence.theorem().cloned().unwrap_or_else(|| range.found());
            return Ok(Ok(Found { law: Law::Range(range), ..found }));
        }
    }
    Ok(match sequence.find_law(to, budget)? {
        None => Err(format!(
            "no law was found in the values of the heaps 0 to {}",
            sequence.heaps_computed().saturating_sub(1)
        )),
        Some(found) if !found.is_fact() => {
            Err(format!("the law is not proved, but only seen ({})", found.reference()))
        }
        Some(found) => Ok(found),
    })
}

/// The moves, if a program in this language can compute with their numbers.
fn fitted(moves: Moves, language: Language) -> Result<Moves, String> {
    let Some(largest) = language.largest() else { return Ok(moves) };
    let is_large =
        |number: &Number| matches!(number, Number::Int(value) if value.unsigned_abs() > largest.into());
    if moves.bits() > MAX_SIGNED_BITS || moves.have(&is_large) {
        return Err("its moves need numbers of more than 63 binary digits".into());
    }
    Ok(moves)
}

/// The moves of a rule, or why they cannot be written as loops.
fn moves(heap: &Heap, values: &Values) -> Result<Moves, String> {
    if let Values::Window(_) | Values::Arithmetic(_) = values {
        return Ok(Moves::Formula);
    }
    if matches!((heap, values), (Heap::Code(_), Values::Table { classes: Some(_), .. })) {
        return Err("the classes of heaps grow differently".into());
    }
    match heap {
        Heap::Take(set) => Ok(take_and_break::of_take(set, values)),
        Heap::Code(code) => take_and_break::of_code(code, values),
        Heap::Formula(formula) => formula::of_formula(formula.syntax()),
        Heap::Turning(_) => Err("a move turns several coins".into()),
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
