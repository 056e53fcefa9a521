//! Laws of the nim-values of a heap with a mode.

use super::text::{Wording, WriteWorded, checked, heading, machine};
use super::{KnownLaw, LawCertified};
use crate::shape::law::ModeValues;
use crate::shape::{Convention, Law};
use crate::style::labelled;
use crate::{NoAnswer, Remedy};
use grundy::Ruleset;
use grundy::law::Found;
use grundy::law::modes::ModeLaw;
use grundy_words::say;
use serde::Serialize;
use std::fmt::{self, Formatter};

/// The law of the nim-values of a rule (n, l) where n is a heap and l a mode that takes finitely many values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::law_known))]
pub struct ModesLaw {
    /// The law, and how it is known.
    #[serde(flatten)]
    pub known: KnownLaw,
    /// The number of heaps, from 0 on, whose values were computed in all modes.
    pub heaps_computed: u64,
    /// The certificate of the P-positions, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<LawCertified>,
    /// Why there is no certificate, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_certificate: Option<NoAnswer>,
}

impl ModesLaw {
    pub(super) fn new(ruleset: &Ruleset, found: &Found<ModeLaw>) -> ModesLaw {
        ModesLaw {
            known: KnownLaw::new(ruleset, Convention::Normal, Some(found), |found| found.law.sentence()),
            heaps_computed: found.heaps_computed,
            certificate: None,
            no_certificate: None,
        }
    }
}

/// The text lists the values of at most this many heaps in each mode.
const MAX_PRINTED_HEAPS: usize = 60;

impl WriteWorded for ModesLaw {
    fn write(&self, f: &mut Formatter<'_>, word: Wording<'_>) -> fmt::Result {
        heading(f, &self.known.rule, &self.known.canonical)?;
        let label = self.known.known_by.map_or(String::new(), |known_by| known_by.words());
        let sentence = self.known.sentence.as_deref().unwrap_or_default();
        labelled(f, &label, sentence)?;
        let reference = self.known.reference.as_deref().unwrap_or_default();
        writeln!(f, "  {}", say!("by-reference", reference = reference))?;
        match &self.known.law {
            Some(Law::Modes { preperiod, heap, mode, modes, .. }) => {
                rows(f, *preperiod, [heap, mode], modes, word)?;
            }
            Some(Law::ModeMachines { mode, forms, modes, .. }) => {
                for form in forms {
                    writeln!(f, "  {form}")?;
                }
                for row in modes {
                    let which = format!("{mode} = {}", row.mode);
                    writeln!(f, "  {}", say!("law-modes-machine", which = which))?;
                    machine(f, &row.states, word)?;
                }
            }
            _ => {}
        }
        checked(f, &self.known.hypotheses)?;
        match &self.certificate {
            Some(certificate) => {
                writeln!(f, "{certificate}\n  {}", say!("law-modes-covered"))
            }
            None => Ok(()),
        }
    }
}

/// The values of all modes, those of the period in brackets.
fn rows(
    f: &mut Formatter<'_>,
    preperiod: u64,
    [heap, mode]: [&str; 2],
    modes: &[ModeValues],
    word: Wording<'_>,
) -> fmt::Result {
    if modes.iter().any(|row| row.nim_values.len() > MAX_PRINTED_HEAPS) {
        let text = match word(&Remedy::ReadJson) {
            Some(how) => say!("law-modes-in-json-how", how = how),
            None => say!("law-modes-in-json"),
        };
        return writeln!(f, "  {text}");
    }
    let start = usize::try_from(preperiod).unwrap_or(usize::MAX);
    writeln!(f, "  {}", say!("law-modes-values", heap = heap))?;
    let width = modes.iter().map(|row| row.mode.to_string().len()).max().unwrap_or(0);
    for row in modes {
        let shown =
            |values: &[u64]| values.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
        let (before, period) = row.nim_values.split_at(start.min(row.nim_values.len()));
        let space = if before.is_empty() { "" } else { " " };
        let row = row.mode;
        writeln!(f, "    {mode} = {row:>width$}: {}{space}[{}]", shown(before), shown(period))?;
    }
    Ok(())
}
