//! `grundy law RULE --misere` for take sets: the outcomes of one heap under misère play.

use super::{Coded, answer};
use crate::fail::{self, Fail};
use crate::run::Run;
use crate::show::bold;
use grundy::law::{Found, MisereHeap, MiserePeriod};
use grundy::sequence::Sequence;
use grundy::{Failure, Heap, KnownBy, Ruleset, Stopped};
use serde_json::{Value, json};
use std::sync::Arc;

/// What was found about misère play, or what ended the search.
pub struct Misere {
    ruleset: Arc<Ruleset>,
    found: Option<Found<MiserePeriod>>,
    heaps_computed: u64,
    stopped: Option<(Stopped, f64)>,
}

/// The law of misère play, from that of normal play.
pub fn find(ruleset: Arc<Ruleset>, to: u64, run: &Run) -> Result<Misere, Fail> {
    let (Some(Heap::Take(set)), Some(mut sequence)) = (ruleset.heap(), Sequence::new(ruleset.clone())) else {
        return Err(Fail::Bad(format!(
            "laws of misère play are known for take sets, and `{}` is none; `grundy values RULE --show p-positions --misere` \
             lists the P-positions of any rule",
            ruleset.text()
        )));
    };
    let heap = MisereHeap::of(set);
    let mut budget = run.budget("looking for a law");
    let found = sequence.find_law(to, &mut budget).and_then(|found| {
        let kept = found.as_ref().and_then(|found| found.law.period()?.kept());
        if let (Some(kept), true) = (kept, sequence.theorem().is_none()) {
            sequence.extend(kept as u64, &mut budget)?;
        }
        Ok(found)
    });
    let (found, stopped) = match found {
        Ok(found) => (found, None),
        Err(Failure::Stopped(why)) => (None, Some((why, run.seconds()))),
        Err(failure) => return Err(run.fail(failure)),
    };
    let found = found.and_then(|found| heap.found(&found, sequence.values()));
    Ok(Misere { found, heaps_computed: sequence.heaps_computed(), ruleset, stopped })
}

impl Coded for Misere {
    fn code(&self) -> u8 {
        self.stopped.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }
}

impl Misere {
    pub fn json(&self) -> Value {
        let found = self.found.as_ref();
        let mut object = json!({
            "rule": self.ruleset.text(),
            "canonical": self.ruleset.canonical(),
            "convention": "misere",
            "law": found.map(|Found { law, .. }| json!({
                "kind": "outcomes", "preperiod": law.preperiod, "period": law.period, "saltus": 0, "lost": law.lost,
            })),
            "known_by": found.map(|found| found.known_by().word()),
            "reference": found.map(Found::reference),
            "hypotheses": found.map_or(Vec::new(), Found::hypotheses),
            "heaps_computed": self.heaps_computed,
        });
        if let Some((stopped, seconds)) = &self.stopped {
            object["stopped"] = fail::stopped_json(stopped, *seconds);
        }
        object
    }

    pub fn text(&self, out: &mut impl std::io::Write) -> Result<(), Fail> {
        answer::heading(out, &self.ruleset)?;
        match &self.found {
            Some(found) => {
                let how = bold(found.known_by().word());
                let MiserePeriod { preperiod, period, .. } = &found.law;
                writeln!(
                    out,
                    "{how}: under misère play the outcomes of one heap have preperiod {preperiod}, period {period}"
                )?;
                let seen = if found.known_by() == KnownBy::Seen {
                    " (a law that is only seen is no theorem)"
                } else {
                    ""
                };
                writeln!(out, "  by {}{seen}", found.reference())?;
                lost(out, &found.law)?;
                for reason in found.hypotheses() {
                    writeln!(out, "  checked: {reason}")?;
                }
            }
            None if self.stopped.is_none() => {
                writeln!(
                    out,
                    "No law of normal play was found, from which one of misère play would follow."
                )?;
            }
            None => {}
        }
        if let Some((stopped, seconds)) = &self.stopped {
            writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, *seconds))?;
        }
        Ok(())
    }
}

/// The number of heaps to show.
const SHOWN: usize = 24;

/// From which heaps the player to move loses.
fn lost(out: &mut impl std::io::Write, law: &MiserePeriod) -> Result<(), Fail> {
    let (single, classes): (Vec<u64>, Vec<u64>) = law.lost.iter().partition(|heap| **heap < law.preperiod);
    let list = |heaps: &[u64]| {
        let shown: Vec<String> = heaps.iter().take(SHOWN).map(u64::to_string).collect();
        format!("{}{}", shown.join(", "), if heaps.len() > SHOWN { ", …" } else { "" })
    };
    let told = match (single.is_empty(), classes.is_empty()) {
        (true, true) => "none".into(),
        (true, false) => format!("{} + {}*i", list(&classes), law.period),
        (false, true) => list(&single),
        (false, false) => format!("{}; {} + {}*i", list(&single), list(&classes), law.period),
    };
    Ok(writeln!(out, "  P-positions, i = 0, 1, 2, …: {told}")?)
}
