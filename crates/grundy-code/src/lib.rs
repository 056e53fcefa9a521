//! Programs from laws: a few lines of C++, Python or Rust that give the nim-value of any heap, and a winning
//! move.
//!
//! A law that is a fact makes a program that is right for every heap. A law that is only seen makes none.
//!
//! ```
//! use grundy::{Budget, Ruleset, sequence::Sequence};
//! use grundy_code::Language;
//! use std::sync::Arc;
//! let mut rule = Sequence::new(Arc::new(Ruleset::parse("take {1,3,4}")?)).unwrap();
//! let program = grundy_code::of(&mut rule, 1000, Language::Rust, &mut Budget::default())?;
//! assert!(program.text.contains("fn nim_value"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`of`]: a program for a rule of one heap. [`of_pairs`]: who wins at (x,y), from laws of P-positions.
//! * [`Language`]: C++, Python, Rust.

// `values`: how a law gives the value of a heap: a table, a formula, a machine, a window. `window`: how many
// coins a sliding window allows. `fixed`: functions that are the same for all rules of a family. `pairs`:
// P-positions. `ways`: the moves of a rule as loops and conditions, which every language has.
// `take_and_break` and `formula`: the moves of take sets, codes and formulas. `style`: what programs in all
// languages share; `cpp`, `python` and `rust` are the languages.

mod arithmetic;
mod cpp;
mod fixed;
mod formula;
mod helpers;
mod pairs;
mod python;
mod rust;
mod style;
mod take_and_break;
mod values;
mod ways;
mod window;

pub use pairs::{PairsProgram, of_pairs};

use grundy::law::{Found, Law, theorem};
use grundy::sequence::Sequence;
use grundy_rules::{Budget, Failure, Heap, Ruleset};
use helpers::Helper;
use style::Style;
use values::Values;
use ways::{Moves, Number};

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// C++, from C++11 on.
    Cpp,
    /// Python 3.
    Python,
    /// Rust.
    Rust,
}

impl Language {
    /// The word used in JSON: `cpp`, `python` or `rust`.
    pub fn word(self) -> &'static str {
        match self {
            Language::Cpp => "cpp",
            Language::Python => "python",
            Language::Rust => "rust",
        }
    }
}

/// A program, and the law that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The text of the program.
    pub text: String,
    /// The law, proved or by theorem.
    pub found: Found,
    /// Why there is no function that finds a winning move; `None` if there is one.
    pub without_moves: Option<String>,
}

/// The program of a rule, from its law, which is searched for up to heap `to`.
///
/// The program has a function `nim_value`; a function `winning_move` if the moves of the rule are loops that
/// leave one heap or two; and a `main` that reads positions, one in each line.
///
/// ```
/// use grundy_code::Language;
/// use grundy::{Budget, Ruleset, sequence::Sequence};
/// use std::sync::Arc;
/// let mut kayles = Sequence::new(Arc::new(Ruleset::parse("kayles").unwrap())).unwrap();
/// let program = grundy_code::of(&mut kayles, 20_000, Language::Python, &mut Budget::default()).unwrap();
/// assert!(program.text.contains("    return TABLE[n if n < 71 else 71 + (n - 71) % 12]\n"));
/// assert_eq!(program.found.known_by().word(), "proved");
/// ```
///
/// # Errors
/// [`Failure::Refused`] if no law is found, if it is only seen, or if its table is too long to write; the
/// rule's own failure, or the end of the budget.
pub fn of(
    sequence: &mut Sequence,
    to: u64,
    language: Language,
    budget: &mut Budget<'_>,
) -> Result<Program, Failure> {
    let found = fact(sequence, to, budget)?;
    if let Law::Period(law) = &found.law {
        let kept = law.preperiod.saturating_add(law.period);
        short_enough(sequence.ruleset(), kept, "values")?;
        sequence.extend(kept, budget)?;
    }
    let ruleset = sequence.ruleset().clone();
    let values = Values::of(&found.law, sequence.values()).ok_or_else(|| {
        let (rule, kind) = (ruleset.text(), found.law.kind());
        Failure::Refused(format!(
            "no program is written yet from a law of this kind ({kind}), that of `{rule}`"
        ))
    })?;
    short_enough(&ruleset, values.entries(), "entries")?;
    let moves =
        ruleset.heap().map_or_else(|| Err("the rule has no heaps".into()), |heap| moves(heap, &values));
    let plan = Plan { ruleset: &ruleset, found: &found, values: &values, moves: moves.as_ref() };
    let text = match language {
        Language::Cpp => cpp::Cpp.program(&plan),
        Language::Python => python::Python.program(&plan),
        Language::Rust => rust::Rust.program(&plan),
    };
    Ok(Program { text, without_moves: moves.err(), found })
}

/// The data for a program.
struct Plan<'a> {
    ruleset: &'a Ruleset,
    found: &'a Found,
    values: &'a Values,
    /// The moves, or why they are left out.
    moves: Result<&'a Moves, &'a String>,
}

impl Plan<'_> {
    /// Whether there is such a number in the program.
    fn has(&self, wanted: &dyn Fn(&Number) -> bool) -> bool {
        let in_values = matches!(self.values, Values::Window(law) if law.most.has(wanted));
        in_values || self.moves.is_ok_and(|moves| moves.have(wanted))
    }

    /// Whether the program needs this function.
    fn calls(&self, helper: &Helper) -> bool {
        self.has(&|number| matches!(number, Number::Call(called, _) if *called == helper))
            || self.moves.is_ok_and(|moves| moves.ask(helper))
    }

    /// Whether a number may be negative, or have more than 64 bits.
    fn is_wide(&self) -> bool {
        matches!(self.moves, Ok(Moves::Ways { wide: true, .. }))
            || matches!(self.values, Values::Window(law) if law.wide)
    }
}

/// The largest number of entries of a table.
const MAX_ENTRIES: u64 = 10_000;

fn short_enough(ruleset: &Ruleset, entries: u64, what: &str) -> Result<(), Failure> {
    if entries <= MAX_ENTRIES {
        return Ok(());
    }
    Err(Failure::Refused(format!(
        "the law of `{}` needs a table of {entries} {what}, and a program has room for {MAX_ENTRIES}; list the \
         values instead",
        ruleset.text()
    )))
}

/// The law, if it is a fact; a formula if there is one, since it says more than a table.
fn fact(sequence: &mut Sequence, to: u64, budget: &mut Budget<'_>) -> Result<Found, Failure> {
    if let Some(Heap::Take(set)) = sequence.ruleset().heap() {
        if let Some(range) = theorem::take_range(set) {
            // Nim has a theorem of its own.
            let found = sequence.theorem().cloned().unwrap_or_else(|| range.found());
            return Ok(Found { law: Law::Range(range), ..found });
        }
    }
    let found = sequence.find_law(to, budget)?;
    let rule = sequence.ruleset().text();
    match found {
        None => Err(Failure::Refused(format!(
            "no law of `{rule}` was found in the values of the heaps 0 to {}, and a program is written from a law",
            sequence.heaps_computed().saturating_sub(1)
        ))),
        Some(found) if !found.is_fact() => Err(Failure::Refused(format!(
            "the law of `{rule}` is only seen ({}), and a program is written from a law that is proved",
            found.reference()
        ))),
        Some(found) => Ok(found),
    }
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
