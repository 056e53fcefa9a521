//! `grundy solve POSITION`.

mod kept;
mod loops;

use crate::answer::{answer, begin, ended_early, say_engine, whole};
use crate::args::{Plain, SolveArgs};
use crate::commands::certified::CertificateFile;
use crate::fail::Fail;
use crate::input;
use crate::output::same;
use crate::run::Run;
use crate::show::err;
use grundy::Failure;
use grundy_ask::solve::{Certified, Shown, Solve, SolveAnswer, Solving, Wanted};
use grundy_ask::solve_table::SolveTable;
use grundy_ask::{Checkpoint, Ended, Work as _};
use grundy_words::say;
use kept::Kept;
use std::cell::Cell;
use std::io::Write as _;
use std::mem::ManuallyDrop;

pub fn run(args: &SolveArgs, run: &Run) -> Result<u8, Fail> {
    let typed = input::text(&args.position)?;
    if let Some(table) = &args.table {
        let (position, table) = (typed.text.clone(), table.display().to_string());
        return answer(
            SolveTable { position, table, misere: args.misere },
            &typed,
            args.format,
            "reading",
            run,
        );
    }
    if args.loopy {
        return loops::run(args, &typed, run);
    }
    let certify = args.certify.map(Shown::from);
    // A certificate of the outcome needs no nim-value.
    let only = match certify {
        Some(Shown::Outcome) => Some(Wanted::Outcome),
        _ => args.only.map(Wanted::from),
    };
    let question = Solve {
        position: typed.text.clone(),
        misere: args.misere,
        only,
        remoteness: args.remoteness,
        max_moves: args.max_moves,
        assume_seen: args.assume_seen,
    };
    // The program ends soon after the answer, so do not spend time on freeing the tables.
    let mut solving = ManuallyDrop::new(begin(question, &typed)?);
    certify.map_or(Ok(()), |show| show.suits(args.misere))?;
    if let (Some(checkpoint), Some(certificate)) = (&args.checkpoint, &args.certificate) {
        if same(checkpoint, certificate) {
            return Err(Fail::Bad(say!(
                "program-both-checkpoint-certificate",
                file = certificate.display().to_string()
            )));
        }
    }
    let file = args.certificate.as_deref().map(CertificateFile::open).transpose()?;
    let solving = &mut *solving;
    solving.solver.worths.threads(args.threads.into());
    let checkpoint = args.checkpoint.as_deref();
    let mut kept = checkpoint.map(|path| Kept::open(path, args, solving, run)).transpose()?;
    let solved = search(solving, kept.as_mut(), run);
    say_engine(solving, run);
    match solved {
        Ok(mut answer) => {
            // Show the answer even if the certificate fails. JSON holds the failure, too.
            let mut failed = Ok(0);
            if let (Some(file), SolveAnswer::Solved(solved)) = (file, &mut answer) {
                let show = certify.unwrap_or_else(|| Shown::of(solved.answer(), only));
                match certified(file, solving, show, run) {
                    Ok(certified) => solved.certificate = Some(certified),
                    Err(why) if args.format == Plain::Json => {
                        solved.no_certificate = Some(why.no_answer());
                        failed = Ok(why.code());
                    }
                    Err(why) => failed = Err(why),
                }
            }
            whole(&answer, args.format)?;
            failed
        }
        Err(Failure::Stopped(stopped)) => {
            let mut ended = Ended::new(stopped, Some(run.seconds()));
            ended.checkpoint = kept.as_ref().map(Kept::told);
            let answered = ended_early(solving, stopped, &ended, args.format, run);
            if let (Err(_), Some(Checkpoint::Positions { file, positions: Some(positions) })) =
                (&answered, &ended.checkpoint)
            {
                writeln!(
                    err(),
                    "{positions} positions are saved in {file}: the same command goes on from there."
                )?;
            }
            answered
        }
        Err(failure) => Err(run.fail(failure)),
    }
}

/// Solves the position. A search with a checkpoint is saved from time to time, and at the end.
fn search(solving: &mut Solving, mut kept: Option<&mut Kept>, run: &Run) -> Result<SolveAnswer, Failure> {
    loop {
        let (due, bytes) = match &kept {
            Some(kept) => (kept.due(), solving.searched().map_or(0, |mut state| state.bytes())),
            None => (None, 0),
        };
        let paused = Cell::new(false);
        let mut budget = run.budget_until("solving", bytes, due, &paused);
        let solved = solving.advance(&mut budget);
        let work = budget.spent().work;
        drop(budget);
        if let (Some(kept), Ok(mut state)) = (&mut kept, solving.searched()) {
            kept.save(&mut *state, work);
        }
        if !(paused.get() && matches!(solved, Err(Failure::Stopped(_)))) {
            return solved;
        }
    }
}

/// Finds and writes the certificate.
fn certified(
    file: CertificateFile<'_>,
    solving: &mut Solving,
    show: Shown,
    run: &Run,
) -> Result<Certified, Fail> {
    let found = run.compute("certifying", |budget| solving.certificate(show, budget));
    let certificate = found.map_err(|failure| run.fail(failure))?;
    let (file, written) = file.write(|out| certificate.write(out))?;
    Ok(Certified::in_file(file, show, written))
}
