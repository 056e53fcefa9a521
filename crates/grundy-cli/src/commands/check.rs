//! `grundy check FILE`.

use crate::answer::whole;
use crate::args::{CheckArgs, Plain};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{bold, err, out};
use grundy_ask::check::{CheckAnswer, Demand};
use grundy_ask::{Ended, World};
use grundy_words::say;
use std::io::{BufReader, IsTerminal as _, Write as _};

pub fn run(args: &CheckArgs, run: &Run) -> Result<u8, Fail> {
    let world = World::new(input::reader());
    let demand = Demand::read(args.rule.as_deref(), args.segments, &world)?;
    // A long check announces its cost.
    let mut announce = |cost: &str| {
        if std::io::stderr().is_terminal() && args.format == Plain::Text {
            let _ = writeln!(err(), "checking {cost}");
        }
    };
    let games = world.games();
    let checked = run.compute("checking", |budget| {
        let file = BufReader::new(input::open(&args.file)?);
        demand.check(file, games, &mut announce, budget)
    });
    let checked = checked.map_err(|error| {
        Fail::Bad(say!("program-cannot-read", file = &args.file, error = error.to_string()))
    })?;
    let seconds = run.seconds();
    match checked {
        Ok(answer) => {
            let answer = answer.after(seconds);
            whole(&answer, args.format)?;
            Ok(if matches!(answer, CheckAnswer::Rejected(_)) { fail::EXIT_NO } else { 0 })
        }
        Err(stopped) => {
            let answer = CheckAnswer::not_checked(Ended::new(stopped, Some(seconds)));
            match args.format {
                Plain::Json => whole(&answer, Plain::Json)?,
                Plain::Text => {
                    let mut out = out();
                    let why = fail::stopped_text(&stopped, seconds);
                    writeln!(out, "{} {why}", bold("Not checked:"))?;
                    out.flush()?;
                    0
                }
            };
            Ok(fail::stopped_code(&stopped))
        }
    }
}
