//! `grundy solve POSITION --loopy`: play may go on for ever.

use crate::answer::{begin, ended_early, whole};
use crate::args::{Plain, SolveArgs};
use crate::commands::certified::CertificateFile;
use crate::fail::Fail;
use crate::input::Typed;
use crate::run::Run;
use grundy::Failure;
use grundy_ask::solve::{Certified, Shown, SolveLoopy, SolvingLoopy};
use grundy_ask::{Ended, Work as _};

pub fn run(args: &SolveArgs, typed: &Typed, run: &Run) -> Result<u8, Fail> {
    let question =
        SolveLoopy { position: typed.text.clone(), misere: args.misere, max_moves: args.max_moves };
    let mut solving = begin(question, typed)?;
    let show = args.certify.map(Shown::from);
    show.map_or(Ok(()), |show| show.suits(args.misere))?;
    let file = args.certificate.as_deref().map(CertificateFile::open).transpose()?;
    let mut answer = match run.compute("solving", |budget| solving.advance(budget)) {
        Ok(answer) => answer,
        Err(Failure::Stopped(stopped)) => {
            let ended = Ended::new(stopped, Some(run.seconds()));
            return ended_early(&mut solving, stopped, &ended, args.format, run);
        }
        Err(failure) => return Err(run.fail(failure)),
    };
    // Show the answer even if the certificate fails. JSON holds the failure, too.
    let mut failed = Ok(0);
    match file.map(|file| certified(file, &solving, show, run)) {
        None => {}
        Some(Ok(certified)) => answer.certificate = Some(certified),
        Some(Err(why)) if args.format == Plain::Json => {
            answer.no_certificate = Some(why.no_answer());
            failed = Ok(why.code());
        }
        Some(Err(why)) => failed = Err(why),
    }
    whole(&answer, args.format)?;
    failed
}

/// Finds and writes the certificate.
fn certified(
    file: CertificateFile<'_>,
    solving: &SolvingLoopy,
    show: Option<Shown>,
    run: &Run,
) -> Result<Certified, Fail> {
    let found = run.compute("certifying", |budget| solving.certificate(show, budget));
    let certificate = found.map_err(|failure| run.fail(failure))?;
    let (file, written) = file.write(|out| certificate.write(out))?;
    Ok(Certified::in_file(file, certificate.claim(), written))
}
