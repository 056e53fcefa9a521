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
    let question = Label { position: typed.text.clone(), to: to.clone(), shards: args.shards };
    let mut labelling = begin(question, &typed)?;
    let labelled = run.compute("labelling", |budget| labelling.advance(budget)).map_err(|failure| {
        if let Some(saved) = labelling.saved() {
            let _ =
                writeln!(err(), "Positions saved beside {to}: {saved}. The same command goes on from there.");
        }
        if matches!(&failure, Failure::Stopped(stopped) if stopped.why == Why::Memory) {
            let more = (8 * args.shards).min(MAX_SHARDS);
            let _ = writeln!(
                err(),
                "More shards need less memory, in a run of their own: name another file, and add --shards {more}."
            );
        }
        run.fail(failure)
    })?;
    whole(&labelled, args.format)
}
