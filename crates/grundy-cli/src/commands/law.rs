//! `grundy law RULE`.

use crate::args::{LawArgs, Limits, Plain};
use crate::commands::rules;
use crate::fail::{self, Fail};
use crate::input;
use crate::json;
use crate::run::Run;
use crate::show::{bold, out};
use grundy::law::{Found, Law};
use grundy::sequence::Sequence;
use grundy::{Failure, Ruleset, Stopped};
use serde_json::{Value, json};
use std::io::Write as _;
use std::sync::Arc;

/// What was found, and what ended the search.
struct Search {
    ruleset: Arc<Ruleset>,
    found: Option<Found>,
    computed: u64,
    stopped: Option<(Stopped, f64)>,
}

pub fn run(args: &LawArgs, limits: &Limits) -> Result<u8, Fail> {
    let typed = input::text(&args.rule)?;
    let run = Run::start(limits);
    let mut out = out();
    if let Some(rules) = typed.lines() {
        let code = rules::each(&mut out, &rules, &run, &mut |out, ruleset, run| {
            let found = search(ruleset, args.to, run)?;
            writeln!(out, "{}", found.json())?;
            Ok(found.code())
        })?;
        out.flush()?;
        return Ok(code);
    }
    let ruleset = Ruleset::parse_with(&typed.text, &input::loader).map_err(|e| typed.hint(e))?;
    let found = search(Arc::new(ruleset), args.to, &run)?;
    match args.format {
        Plain::Json => writeln!(out, "{}", found.json())?,
        Plain::Text => found.text(&mut out, args.to)?,
    }
    out.flush()?;
    Ok(found.code())
}

fn search(ruleset: Arc<Ruleset>, to: u64, run: &Run) -> Result<Search, Fail> {
    let Some(mut sequence) = Sequence::new(ruleset.clone()) else {
        return Err(Fail::Bad(format!(
            "`{}` has no sequence of heaps: laws are looked for in one-heap rules",
            ruleset.text()
        )));
    };
    let mut stopped = None;
    let found = match sequence.find_law(to, &mut run.budget("looking for a law")) {
        Ok(found) => found,
        Err(Failure::Stopped(why)) => {
            stopped = Some((why, run.seconds()));
            sequence.seen()
        }
        Err(failure) => return Err(run.fail(failure)),
    };
    run.say(|| format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()));
    Ok(Search { ruleset, found, computed: sequence.heaps_computed(), stopped })
}

impl Search {
    fn code(&self) -> u8 {
        self.stopped.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }

    fn json(&self) -> Value {
        let mut object = json!({
            "rule": self.ruleset.text(),
            "canonical": self.ruleset.canonical(),
            "convention": "normal",
            "law": self.found.as_ref().map(json::law),
            "known_by": self.found.as_ref().map(|found| found.known_by.word()),
            "reference": self.found.as_ref().map(|found| &found.reference),
            "hypotheses": self.found.as_ref().map_or(&[][..], |found| &found.hypotheses[..]),
            "heaps_computed": self.computed,
        });
        if let Some((stopped, seconds)) = &self.stopped {
            object["stopped"] = fail::stopped_json(stopped, *seconds);
        }
        object
    }

    fn text(&self, out: &mut impl std::io::Write, to: u64) -> Result<(), Fail> {
        let (rule, canonical) = (self.ruleset.text(), self.ruleset.canonical());
        writeln!(out, "{}", bold(rule))?;
        if rule != canonical {
            writeln!(out, "is {canonical}")?;
        }
        match &self.found {
            None => {
                let computed = self.computed.saturating_sub(1);
                writeln!(out, "No law was found in the values of the heaps 0 to {computed}.")?;
                if self.computed > to {
                    writeln!(out, "That is no proof that there is none: try a larger --to.")?;
                }
            }
            Some(found) => {
                let (how, what) = (found.known_by.word(), law_sentence(found));
                writeln!(out, "{}: {what}", bold(how))?;
                match how {
                    "seen" => writeln!(
                        out,
                        "  {} (a pattern in {} values is not a theorem)",
                        found.reference, self.computed
                    )?,
                    _ => writeln!(out, "  by {}", found.reference)?,
                }
                for hypothesis in found.hypotheses.iter().filter(|_| how == "proved") {
                    writeln!(out, "  checked: {hypothesis}")?;
                }
            }
        }
        if let Some((stopped, seconds)) = &self.stopped {
            writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, *seconds))?;
        }
        Ok(())
    }
}

fn law_sentence(found: &Found) -> String {
    if let (Law::Range(range), None) = (&found.law, found.law.period()) {
        return format!("G(n) = {} for all n", json::formula(range));
    }
    match found.law.period() {
        Some(law) => {
            let saltus = if law.saltus > 0 { format!(" + {}", law.saltus) } else { String::new() };
            let (n0, p) = (law.preperiod, law.period);
            let all = if found.known_by.word() == "seen" { "every computed n" } else { "all n" };
            let from = if n0 == 0 { all.to_string() } else { format!("{all} ≥ {n0}") };
            format!(
                "G(n+{p}) = G(n){saltus} for {from}   (preperiod {n0}, period {p}, saltus {})",
                law.saltus
            )
        }
        None => "a law".into(),
    }
}
