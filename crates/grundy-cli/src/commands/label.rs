//! `grundy label POSITION --to FILE`.

use crate::answer::{begin, whole};
use crate::args::LabelArgs;
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::err;
use grundy::{Failure, Why};
use grundy_ask::Work as _;
use grundy_ask::label::{Label, MAX_SHARDS};
use std::io::Write as _;

pub fn run(args: &LabelArgs, run: &Run) -> Result<u8, Fail> {
    let typed = input::text(&args.position)?;
    let to = args.to.display().to_string();
    let question = Label { position: typed.text.clone(), to, shards: args.shards };
    let mut labelling = begin(question, &typed)?;
    let labelled = run.compute("labelling", |budget| labelling.advance(budget)).map_err(|failure| {
        if let Failure::Stopped(stopped) = &failure {
            after_a_stop(stopped.why, labelling.saved(), args);
        }
        run.fail(failure)
    })?;
    whole(&labelled, args.format)
}

/// Says how to go on: from the positions that are saved, or with more shards.
fn after_a_stop(why: Why, saved: Option<u64>, args: &LabelArgs) {
    let (mut err, to) = (err(), args.to.display());
    if let Some(saved) = saved {
        let _ = writeln!(err, "Positions saved beside {to}: {saved}. The same command goes on from there.");
    }
    if why == Why::Memory && args.shards < MAX_SHARDS {
        let more = (8 * args.shards).min(MAX_SHARDS);
        let _ = writeln!(
            err,
            "More shards need less memory, in a run of their own: name another file, and add --shards {more}."
        );
    }
}
