//! `grundy law RULE` for rules with two coordinates: the law of the P-positions.

use super::certified::Certified;
use super::{Coded, answer};
use crate::fail::{self, Fail};
use crate::run::Run;
use crate::show::bold;
use grundy::document::Document;
use grundy::explain::explain_positions;
use grundy::law::positions::{self, Beatty, Looked, Lost, Machine};
use grundy::law::{Argument as _, Found};
use grundy::{Failure, KnownBy, Ruleset, Stopped};
use grundy_ask::shape::Law;
use serde_json::{Value, json};
use std::sync::Arc;

/// What was found about the P-positions, or what ended the search.
pub struct Pairs {
    ruleset: Arc<Ruleset>,
    looked: Option<Looked>,
    stopped: Option<(Stopped, f64)>,
    pub certificate: Option<Certified>,
}

/// The law of the P-positions.
pub fn find(ruleset: Arc<Ruleset>, run: &Run) -> Result<Pairs, Fail> {
    let (looked, stopped) = match positions::of_rule(&ruleset, &mut run.budget("looking for a law")) {
        Ok(looked) => (looked, None),
        Err(Failure::Stopped(why)) => (None, Some((why, run.seconds()))),
        Err(failure) => return Err(run.fail(failure)),
    };
    Ok(Pairs { ruleset, looked, stopped, certificate: None })
}

impl Coded for Pairs {
    fn code(&self) -> u8 {
        self.stopped.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }
}

impl Pairs {
    /// The rule, and the law that was found.
    pub fn law(&self) -> Option<(&Ruleset, &Found<Lost>)> {
        Some((&self.ruleset, self.found()?))
    }

    /// Why the law holds, if the search came to an end.
    pub fn explained(&self) -> Option<Document> {
        self.looked.as_ref().map(|looked| explain_positions(&self.ruleset, looked))
    }

    /// What ended the search.
    pub fn failure(&self, run: &Run) -> Fail {
        match &self.stopped {
            Some((stopped, _)) => run.fail(Failure::Stopped(*stopped)),
            None => Fail::Bad(format!("the positions of `{}` are too many to look at", self.ruleset.text())),
        }
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    fn found(&self) -> Option<&Found<Lost>> {
        self.looked.as_ref()?.found.as_ref()
    }

    /// The theorem that says the same.
    fn also(&self) -> Option<&Beatty> {
        self.looked.as_ref()?.also.as_ref()
    }

    pub fn json(&self) -> Value {
        let found = self.found();
        let mut object = json!({
            "rule": self.ruleset.text(),
            "canonical": self.ruleset.canonical(),
            "convention": "normal",
            "law": found.map(|found| Law::from(&found.law)),
            "known_by": found.map(|found| found.known_by().word()),
            "reference": found.map(Found::reference),
            "hypotheses": found.map_or(Vec::new(), Found::hypotheses),
            "heaps_computed": null,
            "p_positions": self.looked.as_ref().map(|looked| json!({ "to": looked.to, "first": looked.first })),
        });
        if let Some(law) = self.also() {
            let (reference, hypotheses) = (law.reference(), law.hypotheses());
            let told = json!({ "reference": reference, "hypotheses": hypotheses, "formula": law.sentence() });
            object["also"] = json!([told]);
        }
        if let Some(certificate) = &self.certificate {
            object["certificate"] = certificate.json();
        }
        if let Some((stopped, seconds)) = &self.stopped {
            object["stopped"] = fail::stopped_json(stopped, *seconds);
        }
        object
    }

    pub fn text(&self, out: &mut impl std::io::Write) -> Result<(), Fail> {
        answer::heading(out, &self.ruleset)?;
        match (self.found(), &self.looked) {
            (Some(found), _) => facts(out, found, self.also())?,
            (None, Some(looked)) => {
                writeln!(out, "No law was found in the P-positions with coordinates up to {}.", looked.to)?;
            }
            (None, None) => {}
        }
        if let Some(looked) = &self.looked {
            let shown: Vec<String> = looked.first.iter().map(|[x, y]| format!("({x},{y})")).collect();
            writeln!(out, "  the first P-positions: {}", shown.join(" "))?;
        }
        if let Some(certificate) = &self.certificate {
            writeln!(out, "{}", certificate.text())?;
        }
        if let Some((stopped, seconds)) = &self.stopped {
            writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, *seconds))?;
        }
        Ok(())
    }
}

/// The law, how it is known, and what was checked.
fn facts(out: &mut impl std::io::Write, found: &Found<Lost>, also: Option<&Beatty>) -> Result<(), Fail> {
    let how = found.known_by().word();
    writeln!(out, "{}: {}", bold(how), found.law.sentence())?;
    match found.known_by() {
        KnownBy::Seen => {
            writeln!(out, "  {} (a pattern in positions is not a theorem)", found.reference())?;
        }
        _ => writeln!(out, "  by {}", found.reference())?,
    }
    if let Lost::Machine(law) = &found.law {
        if let Some(periods) = law.periods() {
            let [x, y] = periods.map(|period| period.period);
            let from = ["x", "y"].into_iter().zip(periods).filter(|(_, period)| period.preperiod > 0);
            let from: Vec<String> =
                from.map(|(name, period)| format!("{name} ≥ {}", period.preperiod)).collect();
            let from =
                if from.is_empty() { String::new() } else { format!(" (from {} on)", from.join(", ")) };
            writeln!(out, "  that is: period {x} in x and {y} in y{from}")?;
        }
        table(out, law)?;
    }
    for hypothesis in found.hypotheses() {
        writeln!(out, "  checked: {hypothesis}")?;
    }
    if let Some(law) = also {
        writeln!(out, "  also by {}:", law.reference())?;
        writeln!(out, "  the P-positions are {}", law.sentence())?;
        for hypothesis in law.hypotheses() {
            writeln!(out, "  checked: {hypothesis}")?;
        }
    }
    Ok(())
}

/// Larger tables are not printed.
const MOST_STATES: usize = 30;
const MOST_PAIRS: usize = 9;

/// The table of a machine, if it is short enough to be read.
fn table(out: &mut impl std::io::Write, law: &Machine) -> Result<(), Fail> {
    let digits = law.numeration().digits();
    let pairs = (digits * digits) as usize;
    if law.size() > MOST_STATES || pairs > MOST_PAIRS {
        writeln!(out, "  its {} states are in the JSON (--format json)", law.size())?;
        return Ok(());
    }
    let head: Vec<String> =
        (0..digits * digits).map(|pair| format!("  {},{}", pair % digits, pair / digits)).collect();
    writeln!(out, "  state    P  digits{}", head.concat())?;
    for (state, (accepts, next)) in law.states().enumerate() {
        let next: Vec<String> = next.iter().map(|next| format!("{next:>5}")).collect();
        let accepts = if accepts { "yes" } else { "no" };
        writeln!(out, "  {state:>5}  {accepts:>3}        {}", next.concat())?;
    }
    Ok(())
}
