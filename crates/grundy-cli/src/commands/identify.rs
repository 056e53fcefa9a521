//! `grundy identify RULE | VALUES | ROW`.

use crate::answer::{begin, say_engine};
use crate::args::{IdentifyArgs, Plain};
use crate::fail::{self, Fail};
use crate::input::{self, Typed};
use crate::run::Run;
use crate::show::out;
use grundy::{Failure, Stopped};
use grundy_ask::identify::{Given, Identified, Identify};
use grundy_ask::{Ended, Work as _};
use std::io::Write as _;

pub fn run(args: &IdentifyArgs, run: &Run) -> Result<u8, Fail> {
    let (values, typed) = match &args.values {
        Some(file) => {
            let listed = input::listed(file)?;
            let values = listed.values.into_iter().map(u64::from).collect();
            (Some(Given { first: listed.first, values }), Typed::default())
        }
        None => (None, input::text(&args.what)?),
    };
    let with = args.with.as_ref().map(|with| input::text(std::slice::from_ref(with))).transpose()?;
    let question = Identify {
        what: typed.text.clone(),
        values,
        with: with.map(|with| with.text),
        from: args.from,
        to: args.to,
        max_matches: args.max_matches,
    };
    let mut comparing = begin(question, &typed)?;
    let compared = run.compute("comparing", |budget| comparing.advance(budget));
    say_engine(&mut comparing, run);
    match compared {
        Ok(answer) => written(&answer, None, args.format, run),
        Err(Failure::Stopped(stopped)) => {
            let ended = Ended::new(stopped, Some(run.seconds()));
            match comparing.so_far(&ended) {
                Some(answer) => written(&answer, Some(stopped), args.format, run),
                None => Err(run.fail(stopped.into())),
            }
        }
        Err(failure) => Err(run.fail(failure)),
    }
}

fn written(answer: &Identified, stopped: Option<Stopped>, format: Plain, run: &Run) -> Result<u8, Fail> {
    let mut out = out();
    match format {
        Plain::Json => writeln!(out, "{}", serde_json::to_string(answer)?)?,
        Plain::Text => {
            write!(out, "{:#}", answer.worded(&fail::in_words))?;
            if let Some(stopped) = &stopped {
                writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, run.seconds()))?;
            }
        }
    }
    out.flush()?;
    Ok(stopped.as_ref().map_or(0, fail::stopped_code))
}
