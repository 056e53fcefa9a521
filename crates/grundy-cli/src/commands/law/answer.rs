//! The answer of `grundy law`, as text and as JSON.

use super::certified::Certified;
use super::{Coded, engine};
use crate::fail::{self, Fail};
use crate::show::bold;
use grundy::law::{Automatic, Found, Law};
use grundy::sequence::Report;
use grundy::{Ruleset, Stopped};
use grundy_ask::shape;
use serde_json::{Value, json};
use std::sync::Arc;

/// What was found, and what ended the search.
pub struct Answer {
    pub ruleset: Arc<Ruleset>,
    pub found: Option<Found>,
    /// How many heaps, from 0 on, have known values.
    pub computed: u64,
    pub stopped: Option<(Stopped, f64)>,
    /// What the engine for long runs saw, where it ran.
    pub report: Option<Report>,
    /// Does the report have digests?
    pub digest: bool,
    /// The same law by a theorem of another kind.
    pub second: Option<Found>,
    /// The checkpoint, where one was asked for.
    pub kept: Option<Kept>,
    /// The file with all values, where one was asked for, and of how many heaps it has them.
    pub values: Option<(String, u64)>,
    /// The certificate, where one was asked for and written.
    pub certificate: Option<Certified>,
}

/// What a checkpoint holds when the run ends.
pub struct Kept {
    pub file: String,
    /// The number of heaps whose values the saved state has, if one was saved.
    pub heaps: Option<u64>,
}

impl Coded for Answer {
    fn code(&self) -> u8 {
        self.stopped.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }
}

impl Answer {
    pub fn json(&self) -> Value {
        let mut object = json!({
            "rule": self.ruleset.text(),
            "canonical": self.ruleset.canonical(),
            "convention": "normal",
            "law": self.found.as_ref().map(|found| shape::Law::from(&found.law)),
            "known_by": self.found.as_ref().map(|found| found.known_by().word()),
            "reference": self.found.as_ref().map(|found| found.reference()),
            "hypotheses": self.found.as_ref().map_or(Vec::new(), Found::hypotheses),
            "heaps_computed": self.computed,
        });
        if let Some(report) = &self.report {
            object["engine"] = engine::json(report, self.digest);
        }
        if let Some(second) = &self.second {
            object["also"] = json!([{ "reference": second.reference(), "hypotheses": second.hypotheses() }]);
        }
        if let Some((file, heaps)) = &self.values {
            object["kept"] = json!({ "file": file, "heaps": heaps });
        }
        if let Some(certified) = &self.certificate {
            object["certificate"] = certified.json();
        }
        if let Some((stopped, seconds)) = &self.stopped {
            object["stopped"] = fail::stopped_json(stopped, *seconds);
            if let Some(kept) = &self.kept {
                object["stopped"]["checkpoint"] = json!({ "file": kept.file, "heaps": kept.heaps });
            }
        }
        object
    }

    pub fn text(&self, out: &mut impl std::io::Write, to: u64) -> Result<(), Fail> {
        self.heading(out)?;
        self.law_text(out, to)?;
        if let Some(report) = self.report.as_ref().filter(|report| report.heaps > 0) {
            engine::text(out, report, self.digest)?;
        }
        self.end_text(out)
    }

    /// The rule, and what it is.
    pub fn heading(&self, out: &mut impl std::io::Write) -> Result<(), Fail> {
        heading(out, &self.ruleset)
    }

    /// The law and its proofs, or that there is none.
    pub fn law_text(&self, out: &mut impl std::io::Write, to: u64) -> Result<(), Fail> {
        match &self.found {
            None => {
                match self.computed.checked_sub(1) {
                    None => writeln!(out, "No law was found: no heap was valued.")?,
                    Some(last) => writeln!(out, "No law was found in the values of the heaps 0 to {last}.")?,
                }
                if self.computed > to {
                    writeln!(out, "That is no proof that there is none: try a larger --to.")?;
                }
                writeln!(out, "`grundy explain law` lists what was tried.")?;
            }
            Some(found) => {
                let (how, what) = (found.known_by().word(), found.sentence());
                writeln!(out, "{}: {what}", bold(how))?;
                match how {
                    "seen" => writeln!(
                        out,
                        "  {} (a pattern in {} values is not a theorem)",
                        found.reference(),
                        self.computed
                    )?,
                    _ => writeln!(out, "  by {}", found.reference())?,
                }
                if let Law::Automatic(law) = &found.law {
                    automaton(out, law)?;
                }
                for hypothesis in found.hypotheses().iter().filter(|_| how == "proved") {
                    writeln!(out, "  checked: {hypothesis}")?;
                }
            }
        }
        if let Some(second) = &self.second {
            writeln!(out, "  also proved by {}", second.reference())?;
            for hypothesis in second.hypotheses() {
                writeln!(out, "  checked: {hypothesis}")?;
            }
        }
        Ok(())
    }

    /// Where the values and the certificate are, and what stopped the run.
    pub fn end_text(&self, out: &mut impl std::io::Write) -> Result<(), Fail> {
        if let Some((file, heaps)) = &self.values {
            writeln!(out, "The values of {heaps} heaps are in {file}.")?;
        }
        if let Some(certified) = &self.certificate {
            writeln!(out, "{}", certified.text())?;
        }
        if let Some((stopped, seconds)) = &self.stopped {
            writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, *seconds))?;
            if let Some(how) = self.how_to_go_on() {
                writeln!(out, "{how}")?;
            }
        }
        Ok(())
    }

    /// How a stopped run is taken up again.
    fn how_to_go_on(&self) -> Option<String> {
        Some(match (&self.kept, &self.report) {
            (Some(Kept { file, heaps: Some(heaps) }), _) => {
                format!("The state of {heaps} heaps is saved in {file}: the same command goes on from there.")
            }
            (Some(Kept { file, heaps: None }), _) => format!("No state could be saved in {file}."),
            (None, Some(_)) => "Nothing was saved: with --checkpoint FILE the run could go on later.".into(),
            (None, None) => return None,
        })
    }
}

/// A rule, and what it is.
pub fn heading(out: &mut impl std::io::Write, ruleset: &Ruleset) -> Result<(), Fail> {
    let (rule, canonical) = (ruleset.text(), ruleset.canonical());
    writeln!(out, "{}", bold(rule))?;
    if rule != canonical {
        writeln!(out, "is {canonical}")?;
    }
    Ok(())
}

/// The table of an automaton, if it is short enough to be read.
fn automaton(out: &mut impl std::io::Write, law: &Automatic) -> Result<(), Fail> {
    if law.size() > MOST_STATES {
        writeln!(out, "  its {} states are in the JSON (--format json)", law.size())?;
        return Ok(());
    }
    let digits: Vec<String> = (0..law.digits()).map(|digit| format!("{digit:>3}")).collect();
    writeln!(out, "  state  value  digit{}", digits.concat())?;
    for (state, (value, next)) in law.states().enumerate() {
        let next: Vec<String> = next.iter().map(|next| format!("{next:>3}")).collect();
        writeln!(out, "  {state:>5}  {:>5}       {}", value.0, next.concat())?;
    }
    Ok(())
}

/// Longer tables are not printed.
const MOST_STATES: usize = 30;
