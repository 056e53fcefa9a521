//! `grundy solve POSITION`.

mod kept;

use crate::args::{Certify, Limits, Plain, SolveArgs};
use crate::commands::assume;
use crate::commands::certified::CertificateFile;
use crate::fail::{self, Fail};
use crate::input;
use crate::output::same;
use crate::run::Run;
use crate::show::{self, bold, out};
use grundy::certificate::{Certificate, StrategyCertificate};
use grundy::solve::{Answer, Question, Solver, Wanted};
use grundy::{Budget, Convention, Failure, KnownBy, Outcome, Position};
use grundy_json::Solved;
use kept::Kept;
use serde_json::json;
use std::cell::Cell;
use std::io::Write as _;

pub fn run(args: &SolveArgs, limits: &Limits) -> Result<u8, Fail> {
    let typed = input::text(&args.position)?;
    let position = input::reader().position(&typed.text).map_err(|e| typed.hint(e))?;
    let convention = if args.misere { Convention::Misere } else { Convention::Normal };
    if let (true, Some(Certify::NimValue | Certify::Outcome)) = (args.misere, args.certify) {
        return Err(Fail::Bad(
            "certificates of nim-values and outcomes belong to normal play; under misère play `--certify strategy` shows who wins"
                .into(),
        ));
    }
    // A certificate of the outcome does not wait for the nim-value.
    let only = match args.certify {
        Some(Certify::Outcome) => Some(Wanted::Outcome),
        _ => args.only.map(Wanted::from),
    };
    let question = Question {
        convention,
        only,
        remoteness: args.remoteness,
        max_moves: usize::try_from(args.max_moves).unwrap_or(usize::MAX),
    };
    if let (Some(checkpoint), Some(certificate)) = (&args.checkpoint, &args.certificate) {
        if same(checkpoint, certificate) {
            return Err(Fail::Bad(format!(
                "{} cannot be both the checkpoint and the certificate; choose two files",
                certificate.display()
            )));
        }
    }
    let mut file = args.certificate.as_deref().map(CertificateFile::open).transpose()?;
    let run = Run::start(limits);
    // The program ends soon after the answer: nobody waits for the tables to be taken down.
    let mut solver = std::mem::ManuallyDrop::new(Solver::new(position.clone()));
    solver.worths.threads(args.threads.into());
    if args.assume_seen {
        solver.worths.assume_seen();
    }
    let file_of_search = args.checkpoint.as_deref();
    let mut kept =
        file_of_search.map(|path| Kept::open(path, args, &position, &mut solver.worths, &run)).transpose()?;
    let solved = search(&mut solver, &question, kept.as_mut(), &run);
    run.say(|| solver.engines());
    let mut out = out();
    match solved {
        Ok(answer) => {
            // The answer is shown whatever becomes of the certificate.
            let certified = file.take().map(|file| {
                let what = args.certify.unwrap_or_else(|| shown(&answer, only));
                certified(file, &mut solver, what, convention, &run)
            });
            match args.format {
                Plain::Json => {
                    let mut json = serde_json::to_value(Solved::new(&position, only, &answer))?;
                    if let Some(Ok(certified)) = &certified {
                        json["certificate"] = certified.json();
                    }
                    if answer.known_by == KnownBy::Seen {
                        json["assumed"] = json!(assume::of_position(&position, &mut solver.worths));
                    }
                    writeln!(out, "{json}")?;
                }
                Plain::Text => {
                    text(&mut out, &position, &answer, only, args)?;
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
            let mut stopped_json = fail::stopped_json(&stopped, run.seconds());
            if let Some((file, positions)) = kept.as_ref().map(Kept::told) {
                stopped_json["checkpoint"] = json!({ "file": file, "positions": positions });
            }
            let mut json = json!({
                "position": position.to_string(), "convention": convention.word(), "stopped": stopped_json,
            });
            if let Some(answer) = known(&mut solver, &question) {
                json["outcome"] = json!(answer.outcome.to_string());
                json["nim_value"] = json!(answer.nim_value.map(|value| value.0));
            }
            writeln!(out, "{json}")?;
            out.flush()?;
            Ok(fail::stopped_code(&stopped))
        }
        Err(failure) => {
            if matches!(failure, Failure::Stopped(_)) {
                if let Some(answer) = known(&mut solver, &question) {
                    text(&mut out, &position, &answer, Some(Wanted::NimValue), args)?;
                    writeln!(out, "The winning moves were not all found.")?;
                    out.flush()?;
                }
            }
            if let (Failure::Stopped(_), Some((file, Some(positions)))) =
                (&failure, kept.as_ref().map(Kept::told))
            {
                let how = format!(
                    "{positions} positions are saved in {file}: the same command goes on from there."
                );
                writeln!(anstream::stderr(), "{how}")?;
            }
            if let Failure::Stopped(stopped) = &failure {
                let mut rules = position.components.iter().map(|component| &component.ruleset);
                let noticed = rules.find_map(|rule| solver.worths.sequence(rule)?.noticed());
                assume::hint(noticed.as_ref(), stopped.why)?;
            }
            Err(run.fail(failure))
        }
    }
}

/// Ticks, and bytes, with which a value that is known is found again: no memory is taken that a limit has just refused.
const AT_ONCE: u64 = 1 << 16;

/// Who wins, and the nim-value, if that is known by now and only the winning moves are missing.
fn known(solver: &mut Solver, question: &Question) -> Option<Answer> {
    let value = Question { only: Some(Wanted::NimValue), remoteness: false, ..question.clone() };
    let lists_moves = question.only.is_none() && question.convention == Convention::Normal;
    let answer = lists_moves
        .then(|| solver.solve(&value, &mut Budget::work(AT_ONCE).bytes(AT_ONCE)).ok())
        .flatten()?;
    (answer.outcome == Outcome::Next).then_some(answer)
}

/// Solves the position; a search that is kept is saved from time to time, and at the end.
fn search(
    solver: &mut Solver,
    question: &Question,
    mut kept: Option<&mut Kept>,
    run: &Run,
) -> Result<Answer, Failure> {
    loop {
        let (due, bytes) = match &kept {
            Some(kept) => (kept.due(), kept.bytes(&mut solver.worths)),
            None => (None, 0),
        };
        let paused = Cell::new(false);
        let mut budget = run.budget_until("solving", bytes, due, &paused);
        let solved = solver.solve(question, &mut budget);
        let work = budget.spent().work;
        drop(budget);
        if let Some(kept) = &mut kept {
            kept.save(&mut solver.worths, work);
        }
        if !(paused.get() && matches!(solved, Err(Failure::Stopped(_)))) {
            return solved;
        }
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

/// What a certificate shows where nothing else is wished.
fn shown(answer: &Answer, only: Option<Wanted>) -> Certify {
    match (answer.convention, only, answer.nim_value) {
        (Convention::Misere, ..) => Certify::Strategy,
        (_, Some(Wanted::NimValue), _) | (_, None, Some(_)) => Certify::NimValue,
        _ => Certify::Outcome,
    }
}

/// Finds and writes the certificate.
fn certified(
    file: CertificateFile<'_>,
    solver: &mut Solver,
    what: Certify,
    convention: Convention,
    run: &Run,
) -> Result<Certified, Fail> {
    let mut budget = run.budget("certifying");
    let wanted = match what {
        Certify::NimValue => Wanted::NimValue,
        Certify::Outcome => Wanted::Outcome,
        Certify::Strategy => {
            let most = StrategyCertificate::MOST;
            let found = StrategyCertificate::of(solver, convention, most, &mut budget);
            let certificate = found.map_err(|failure| run.fail(failure))?;
            let (file, written) = file.write(|out| certificate.write(out))?;
            return Ok(Certified { file, what: "strategy", written });
        }
    };
    let position = solver.position().clone();
    let found = Certificate::of(&position, wanted, &mut solver.worths, &mut budget);
    let certificate = found.map_err(|failure| run.fail(failure))?;
    let (file, written) = file.write(|out| certificate.write(out))?;
    Ok(Certified { file, what: grundy_json::word(wanted), written })
}

/// How the answer is known; the parts of a sum may be known in different ways.
fn how(answer: &Answer) -> String {
    let one = match answer.known_by {
        KnownBy::Definition => "by definition, from the options",
        KnownBy::Theorem => "by theorem",
        KnownBy::Proved => "proved: a law was checked for this rule",
        KnownBy::Seen => "only seen, not proved",
    };
    let below = answer.worths.iter().flatten().any(|worth| worth.below);
    match answer.ways[..] {
        [KnownBy::Theorem] if below => "by definition, and by theorem for smaller positions".into(),
        [] | [_] => one.into(),
        _ => answer.ways.iter().map(|way| in_short(*way)).collect::<Vec<_>>().join(", "),
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
    only: Option<Wanted>,
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
        None if !labelled && answer.convention == Convention::Normal => match only {
            Some(_) => writeln!(out, "{who}; the nim-value was not asked for   ({how})")?,
            None => writeln!(out, "{who}; the nim-value is out of reach   ({how})")?,
        },
        None => writeln!(out, "{who}   ({how})")?,
    }
    for reference in &answer.references {
        writeln!(out, "  {reference}")?;
    }
    match (args.remoteness, answer.remoteness) {
        (true, Some(moves)) => writeln!(out, "Remoteness {moves}: the number of moves left under best play")?,
        (true, None) => writeln!(out, "Remoteness: not found within the budget")?,
        _ => {}
    }
    if only.is_some() { Ok(()) } else { moves(out, position, answer, args.max_moves) }
}

/// The winning moves, or why there are none.
fn moves(
    out: &mut impl std::io::Write,
    position: &Position,
    answer: &Answer,
    max_moves: u64,
) -> Result<(), Fail> {
    if answer.outcome != Outcome::Next {
        writeln!(out, "No winning move.")?;
        return Ok(());
    }
    if answer.moves.is_empty() {
        match answer.total {
            Some(0) => writeln!(out, "No move is left: the player to move has won.")?,
            Some(1) => writeln!(out, "There is one winning move; it is not listed.")?,
            Some(total) => writeln!(out, "There are {total} winning moves; none of them is listed.")?,
            None if max_moves == 0 => writeln!(out, "There is a winning move; none is listed.")?,
            None => writeln!(out, "There is a winning move, but the theorem does not say which.")?,
        }
        return Ok(());
    }
    match answer.total {
        Some(1) => writeln!(out, "The only winning move:")?,
        Some(total) => writeln!(out, "{total} winning moves:")?,
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
