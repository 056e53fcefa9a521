//! `grundy check FILE`.

use crate::args::{CheckArgs, Limits, Plain};
use crate::fail::{self, Fail};
use crate::run::Run;
use crate::show::{self, bold, out};
use grundy_check::{Claim, Verdict, Verified};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufReader, Write as _};

pub fn run(args: &CheckArgs, limits: &Limits) -> Result<u8, Fail> {
    let run = Run::start(limits);
    let mut budget = run.budget("checking");
    let verdict = match args.file.as_str() {
        "-" => grundy_check::check(std::io::stdin().lock(), &mut budget),
        file => File::open(file).and_then(|file| grundy_check::check(BufReader::new(file), &mut budget)),
    };
    drop(budget);
    let verdict = verdict.map_err(|why| Fail::Bad(format!("cannot read {}: {why}", args.file)))?;
    let mut out = out();
    match args.format {
        Plain::Json => writeln!(out, "{}", json(&verdict, run.seconds()))?,
        Plain::Text => writeln!(out, "{}", text(&verdict, run.seconds()))?,
    }
    out.flush()?;
    Ok(match verdict {
        Verdict::Verified(_) => 0,
        Verdict::Rejected(_) => fail::NO,
        Verdict::NotChecked(stopped) => fail::stopped_code(&stopped),
    })
}

fn text(verdict: &Verdict, seconds: f64) -> String {
    match verdict {
        Verdict::Verified(verified) => {
            let Verified { position, claim, entries, bytes, sha256 } = verified;
            let position = show::untrusted(position);
            let claim = match claim {
                Claim::NimValue(value) => format!("the nim-value of {position} is {}", value.0),
                Claim::Outcome(outcome) => format!("the outcome of {position} is {outcome}"),
            };
            format!(
                "{} {claim}   (normal play, by definition)\n  {}, {bytes} bytes, checked in {seconds:.2} s\n  SHA-256 {sha256}",
                bold("Verified:"),
                show::entries(*entries),
            )
        }
        Verdict::Rejected(rejected) => {
            format!("{} {}", bold("Rejected:"), show::untrusted(&rejected.to_string()))
        }
        Verdict::NotChecked(stopped) => {
            format!("{} {}", bold("Not checked:"), fail::stopped_text(stopped, seconds))
        }
    }
}

fn json(verdict: &Verdict, seconds: f64) -> Value {
    match verdict {
        Verdict::Verified(verified) => {
            let (nim_value, outcome) = match verified.claim {
                Claim::NimValue(value) => (Some(value.0), value.outcome()),
                Claim::Outcome(outcome) => (None, outcome),
            };
            json!({
                "verdict": "verified", "position": verified.position, "convention": "normal",
                "outcome": outcome.to_string(), "nim_value": nim_value, "entries": verified.entries,
                "bytes": verified.bytes, "sha256": verified.sha256, "seconds": seconds,
            })
        }
        Verdict::Rejected(rejected) => {
            json!({ "verdict": "rejected", "line": rejected.line, "why": rejected.why, "seconds": seconds })
        }
        Verdict::NotChecked(stopped) => {
            json!({ "verdict": "not checked", "stopped": fail::stopped_json(stopped, seconds) })
        }
    }
}
