//! Takes a question through the program: begins its work, runs it under the clock and Ctrl-C, writes text or JSON.

use crate::args::Plain;
use crate::fail::{self, Fail};
use crate::input::{self, Typed};
use crate::run::Run;
use crate::show::{err, out};
use grundy::{Budget, Failure, Stopped};
use grundy_ask::{Answer, Ask, Ended, Remedy, Work, World};
use std::io::Write as _;

/// Begins a question. If the typed text is at fault, a hint says what the shell may have done to it.
pub fn begin<Q: Ask>(question: Q, typed: &Typed) -> Result<Q::Work, Fail> {
    question.begin(&World::of_lasting(input::reader())).map_err(|refused| typed.refused(refused))
}

/// Answers one question within the limits.
pub fn answer<Q: Ask>(
    question: Q,
    typed: &Typed,
    format: Plain,
    what: &'static str,
    run: &Run,
) -> Result<u8, Fail> {
    worked(begin(question, typed)?, format, what, run)
}

/// Finishes work that needs no limits.
pub fn finish<W: Work>(mut work: W) -> Result<W::Answer, Fail> {
    work.advance(&mut Budget::default()).map_err(|failure| Fail::of(failure, 0.0))
}

/// Finishes work that has begun, and writes its answer.
pub fn worked(mut work: impl Work, format: Plain, what: &'static str, run: &Run) -> Result<u8, Fail> {
    let found = run.compute(what, |budget| work.advance(budget));
    say_engine(&mut work, run);
    match found {
        Ok(answer) => whole(&answer, format),
        Err(Failure::Stopped(stopped)) => {
            let ended = Ended::new(stopped, Some(run.seconds()));
            ended_early(&mut work, stopped, &ended, format, run)
        }
        Err(failure) => Err(run.fail(failure)),
    }
}

/// Says on standard error which engine ran, with `--verbose`.
pub fn say_engine(work: &mut impl Work, run: &Run) {
    if let Some(engine) = work.engine() {
        run.say(|| engine);
    }
}

/// Writes a whole answer. Its aside goes to standard error, so that scripts read the bare value.
pub fn whole(answer: &impl Answer, format: Plain) -> Result<u8, Fail> {
    let mut out = out();
    match format {
        Plain::Json => writeln!(out, "{}", serde_json::to_string(answer)?)?,
        Plain::Text => {
            write!(out, "{answer:#}")?;
            if let Some(aside) = answer.aside() {
                out.flush()?;
                writeln!(err(), "{aside}")?;
            }
        }
    }
    out.flush()?;
    Ok(0)
}

/// Writes what is known when a limit ends the work, and what could help.
pub fn ended_early(
    work: &mut impl Work,
    stopped: Stopped,
    ended: &Ended,
    format: Plain,
    run: &Run,
) -> Result<u8, Fail> {
    let so_far = work.so_far(ended);
    let mut out = out();
    match (format, so_far) {
        (Plain::Json, Some(answer)) => {
            writeln!(out, "{}", serde_json::to_string(&answer)?)?;
            out.flush()?;
            return Ok(fail::stopped_code(&stopped));
        }
        (Plain::Text, Some(answer)) => {
            write!(out, "{answer:#}")?;
            out.flush()?;
        }
        (_, None) => {}
    }
    if let (Plain::Text, Some(remedy)) = (format, work.remedy(&stopped)) {
        say_remedy(&remedy)?;
    }
    Err(run.fail(Failure::Stopped(stopped)))
}

/// Says on standard error that a seen law could answer.
pub fn say_remedy(remedy: &Remedy) -> std::io::Result<()> {
    let Remedy::AssumeSeen { reference, sentence } = remedy else { return Ok(()) };
    writeln!(
        err(),
        "A law is {reference}: {sentence}.\n--assume-seen answers by it, and marks the answer as seen."
    )
}
