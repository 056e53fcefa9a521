//! `grundy check FILE`.

use crate::args::{CheckArgs, Limits, Plain};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{self, bold, out};
use grundy::logic::Core;
use grundy::{Kind, Outcome};
use grundy_check::{Checker, Claim, Law, Rejected, Shown, Verdict, Verified};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufReader, IsTerminal as _, Write as _};

pub fn run(args: &CheckArgs, limits: &Limits) -> Result<u8, Fail> {
    let wanted = args.rule.as_deref().map(core).transpose()?;
    let run = Run::start(limits);
    let mut budget = run.budget("checking");
    // Long checks say first what they will do.
    let mut announce = |cost: &str| {
        if std::io::stderr().is_terminal() && args.format == Plain::Text {
            let _ = writeln!(anstream::stderr(), "checking {cost}");
        }
    };
    let mut checker = Checker::new(grundy::games::catalogue()).announce(&mut announce);
    if let Some((first, last)) = args.segments {
        checker = checker.segments(first, last);
    }
    let verdict = match args.file.as_str() {
        "-" => checker.check(std::io::stdin().lock(), &mut budget),
        file => File::open(file).and_then(|file| checker.check(BufReader::new(file), &mut budget)),
    };
    drop(budget);
    let verdict = verdict.map_err(|why| Fail::Bad(format!("cannot read {}: {why}", args.file)))?;
    let verdict = match wanted {
        Some(wanted) => about(verdict, &wanted),
        None => verdict,
    };
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

/// The core form of a rule that was typed.
fn core(text: &str) -> Result<Core, Fail> {
    let ruleset = input::reader().ruleset(text)?;
    let core = match ruleset.kind() {
        Kind::Heap(heap) => Core::of(heap),
        Kind::Points(points) => Core::of_points(points),
        Kind::Graph(_) | Kind::Game(_) => None,
    };
    match core {
        Some(core) => Ok(core),
        None => Err(Fail::Bad(format!("`{text}` has no core form, so there is no certificate of its law"))),
    }
}

/// The verdict, as long as the certificate is about this rule.
fn about(verdict: Verdict, wanted: &Core) -> Verdict {
    let why = match &verdict {
        Verdict::Verified(Verified { shown: Shown::Law(law), .. }) if law.rule == *wanted => return verdict,
        Verdict::Verified(Verified { shown: Shown::Law(_), .. }) => {
            format!("it is true, but about another rule than the one asked for, which is: {wanted}")
        }
        Verdict::Verified(_) => "it is true, but about a position, not about a rule".into(),
        _ => return verdict,
    };
    Verdict::Rejected(Rejected { line: 1, why })
}

fn text(verdict: &Verdict, seconds: f64) -> String {
    match verdict {
        Verdict::Verified(verified) => {
            let Verified { shown, entries, bytes, sha256 } = verified;
            let (head, claim, size) = match shown {
                Shown::Position { position, claim } => {
                    let position = show::untrusted(position);
                    let claim = match claim {
                        Claim::NimValue(value) => format!("the nim-value of {position} is {}", value.0),
                        Claim::Outcome(outcome) => format!("the outcome of {position} is {outcome}"),
                    };
                    (
                        "Verified:",
                        format!("{claim}   (normal play, by definition)"),
                        format!("{}, ", show::entries(*entries)),
                    )
                }
                Shown::Strategy { position, convention, outcome, answers } => {
                    let wins = if *outcome == Outcome::Next { "wins" } else { "loses" };
                    let position = show::untrusted(position);
                    let moves = show::counted(*answers, "move", "moves");
                    let positions = show::counted(*entries, "position", "positions");
                    let claim = format!(
                        "the player to move {wins} at {position} under {convention} (by definition)\n  \
                         the strategy answers {moves} from {positions} of the opponent",
                    );
                    ("Verified:", claim, format!("{}, ", show::entries(*entries)))
                }
                Shown::Law(Law { rule, claim, theorem, covered }) => {
                    let about = format!("where the moves are: {rule}\n  by {theorem}");
                    match covered {
                        None => ("Verified:", format!("{claim}\n  {about}"), String::new()),
                        Some(covered) => {
                            let part = format!("{covered}\n  of the claim: {claim}\n  {about}");
                            ("Verified in part:", part, String::new())
                        }
                    }
                }
            };
            format!(
                "{} {claim}\n  {size}{bytes} bytes, checked in {seconds:.2} s\n  SHA-256 {sha256}",
                bold(head),
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
            let (bytes, sha256) = (verified.bytes, &verified.sha256);
            match &verified.shown {
                Shown::Position { position, claim } => {
                    let (nim_value, outcome) = match claim {
                        Claim::NimValue(value) => (Some(value.0), value.outcome()),
                        Claim::Outcome(outcome) => (None, *outcome),
                    };
                    json!({
                        "verdict": "verified", "position": position, "convention": "normal",
                        "outcome": outcome.to_string(), "nim_value": nim_value, "entries": verified.entries,
                        "bytes": bytes, "sha256": sha256, "seconds": seconds,
                    })
                }
                Shown::Strategy { position, convention, outcome, answers } => json!({
                    "verdict": "verified", "position": position, "convention": convention.word(),
                    "outcome": outcome.to_string(), "nim_value": null, "entries": verified.entries, "answers": answers,
                    "bytes": bytes, "sha256": sha256, "seconds": seconds,
                }),
                Shown::Law(Law { rule, claim, theorem, covered }) => json!({
                    "verdict": if covered.is_some() { "verified in part" } else { "verified" },
                    "rule": rule, "moves": rule.to_string(), "claim": claim, "theorem": theorem, "covered": covered,
                    "bytes": bytes, "sha256": sha256, "seconds": seconds,
                }),
            }
        }
        Verdict::Rejected(rejected) => {
            json!({ "verdict": "rejected", "line": rejected.line, "why": rejected.why, "seconds": seconds })
        }
        Verdict::NotChecked(stopped) => {
            json!({ "verdict": "not checked", "stopped": fail::stopped_json(stopped, seconds) })
        }
    }
}
