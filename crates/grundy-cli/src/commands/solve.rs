//! `grundy solve POSITION`.

use crate::args::{Certify, Limits, Plain, SolveArgs};
use crate::fail::{self, Fail};
use crate::input;
use crate::json::Solved;
use crate::output::{Text, cannot};
use crate::run::Run;
use crate::show::{self, bold, out};
use grundy::certificate::{Certificate, Claim, Wanted};
use grundy::solve::{Answer, Question, Solver, Worths};
use grundy::{Convention, Failure, KnownBy, Outcome, Position};
use serde_json::json;
use std::io::Write as _;
use std::path::Path;

pub fn run(args: &SolveArgs, limits: &Limits) -> Result<u8, Fail> {
    let typed = input::text(&args.position)?;
    let position = Position::parse_with(&typed.text, &input::loader).map_err(|e| typed.hint(e))?;
    let convention = if args.misere { Convention::Misere } else { Convention::Normal };
    let question = Question {
        convention,
        remoteness: args.remoteness,
        max_moves: usize::try_from(args.max_moves).unwrap_or(usize::MAX),
    };
    let run = Run::start(limits);
    // The program ends soon after the answer: nobody waits for the tables to be taken down.
    let mut solver = std::mem::ManuallyDrop::new(Solver::new(&position));
    let solved = solver.solve(&question, &mut run.budget("solving"));
    run.say(|| solver.engines());
    let mut out = out();
    match solved {
        Ok(answer) => {
            // The answer is shown whatever becomes of the certificate.
            let certified = args.certificate.as_deref().map(|path| {
                let wanted = match args.certify {
                    None if answer.nim_value.is_none() => Wanted::Outcome,
                    None | Some(Certify::NimValue) => Wanted::NimValue,
                    Some(Certify::Outcome) => Wanted::Outcome,
                };
                certify(path, &position, wanted, &mut solver.worths, &run)
            });
            match args.format {
                Plain::Json => {
                    let mut json = serde_json::to_value(Solved::new(&position, &answer))?;
                    if let Some(Ok(certified)) = &certified {
                        json["certificate"] = certified.json();
                    }
                    writeln!(out, "{json}")?;
                }
                Plain::Text => {
                    text(&mut out, &position, &answer, args)?;
                    if let Some(Ok(certified)) = &certified {
                        writeln!(out, "{}", certified.text())?;
                    }
                }
            }
            out.flush()?;
            certified.transpose()?;
            Ok(0)
        }
        Err(Failure::Stopped(stopped)) if args.format == Plain::Json => {
            let stopped_json = fail::stopped_json(&stopped, run.seconds());
            let answer = json!({
                "position": position.to_string(), "convention": convention.word(), "stopped": stopped_json,
            });
            writeln!(out, "{answer}")?;
            out.flush()?;
            Ok(fail::stopped_code(&stopped))
        }
        Err(failure) => Err(run.fail(failure)),
    }
}

/// A certificate that was written.
struct Certified {
    file: String,
    what: &'static str,
    written: grundy::certificate::Written,
}

impl Certified {
    fn json(&self) -> serde_json::Value {
        let Certified { file, what, written } = self;
        json!({
            "file": file, "kind": what,
            "entries": written.entries, "bytes": written.bytes, "sha256": written.sha256,
        })
    }

    fn text(&self) -> String {
        let Certified { file, what, written } = self;
        let entries = show::entries(written.entries);
        format!("Certificate of the {what}: {file}, {entries}, {} bytes", written.bytes)
    }
}

fn certify(
    path: &Path,
    position: &Position,
    wanted: Wanted,
    worths: &mut Worths,
    run: &Run,
) -> Result<Certified, Fail> {
    let found = Certificate::of(position, wanted, worths, &mut run.budget("certifying"));
    let certificate = found.map_err(|failure| run.fail(failure))?;
    let what = match certificate.claim() {
        Claim::NimValue(_) => "nim-value",
        Claim::Outcome(_) => "outcome",
    };
    let mut file = Text::to(Some(path))?;
    let written = certificate.write(&mut file).map_err(|why| cannot(path, &why))?;
    file.keep().map_err(|why| cannot(path, &why))?;
    Ok(Certified { file: path.display().to_string(), what, written })
}

/// How the answer is known; the parts of a sum may be known in different ways.
fn how(answer: &Answer) -> String {
    let mut ways: Vec<KnownBy> = answer.worths.iter().flatten().map(|worth| worth.known_by).collect();
    ways.sort_unstable();
    ways.dedup();
    let one = match answer.known_by {
        KnownBy::Definition => "by definition, from the options",
        KnownBy::Theorem => "by theorem",
        KnownBy::Proved => "proved: a law was checked for this rule",
        KnownBy::Seen => "only seen, not proved",
    };
    let below = answer.worths.iter().flatten().any(|worth| worth.below);
    match ways[..] {
        [KnownBy::Theorem] if below => "by definition, and by theorem for smaller positions".into(),
        [] | [_] => one.into(),
        _ => ways.iter().map(|way| in_short(*way)).collect::<Vec<_>>().join(", "),
    }
}

fn in_short(way: KnownBy) -> &'static str {
    match way {
        KnownBy::Definition => "some parts by definition",
        KnownBy::Theorem => "some parts by theorem",
        KnownBy::Proved => "some parts by a proved law",
        KnownBy::Seen => "some parts only seen",
    }
}

fn text(
    out: &mut impl std::io::Write,
    position: &Position,
    answer: &Answer,
    args: &SolveArgs,
) -> Result<(), Fail> {
    let labelled = position.components.iter().any(|c| c.ruleset.is_labelled());
    let convention =
        if labelled { "the rules say who wins at the end".into() } else { answer.convention.to_string() };
    writeln!(out, "{}   ({convention})", bold(&show::shortened(&position.to_string())))?;
    let who = match answer.outcome {
        Outcome::Next => "N: the player to move wins",
        Outcome::Previous => "P: the player to move loses",
        Outcome::Tie => "T: best play ties",
    };
    let how = how(answer);
    match answer.nim_value {
        Some(value) => writeln!(out, "{who}; nim-value {}   ({how})", value.0)?,
        None if !labelled && answer.convention == Convention::Normal => {
            writeln!(out, "{who}; the nim-value is out of reach   ({how})")?
        }
        None => writeln!(out, "{who}   ({how})")?,
    }
    for reference in &answer.references {
        writeln!(out, "  {reference}")?;
    }
    match (args.remoteness, answer.remoteness) {
        (true, Some(moves)) => writeln!(out, "Remoteness {moves}: so many moves are left under best play")?,
        (true, None) => writeln!(out, "Remoteness: not found within the budget")?,
        _ => {}
    }
    if answer.outcome != Outcome::Next {
        writeln!(out, "No winning move.")?;
        return Ok(());
    }
    match answer.total {
        Some(0) => {
            writeln!(out, "No move is left: the player to move has won.")?;
            return Ok(());
        }
        Some(total) if answer.moves.is_empty() => {
            writeln!(out, "{total} winning moves, none of them listed:")?
        }
        Some(1) => writeln!(out, "The only winning move:")?,
        Some(total) => writeln!(out, "{total} winning moves:")?,
        None if answer.moves.is_empty() => {
            writeln!(out, "There is a winning move, but the theorem does not say which.")?;
            return Ok(());
        }
        None => writeln!(out, "Winning moves:")?,
    }
    for m in &answer.moves {
        let label = match position.components.len() {
            1 => String::new(),
            _ => format!("{} : ", position.components[m.component].ruleset.text()),
        };
        writeln!(out, "  {label}{}", m.text(position))?;
    }
    if answer.total.is_none() {
        writeln!(out, "  … perhaps there are more")?;
    } else if !answer.complete() {
        writeln!(out, "  … (--max-moves {} were listed)", answer.moves.len())?;
    }
    Ok(())
}
