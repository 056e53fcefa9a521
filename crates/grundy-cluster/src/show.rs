//! `grundy-cluster show` and `merge`: what a finished job found.

use crate::Fail;
use crate::args::{MergeArgs, ShowArgs};
use grundy::{Convention, games};
use grundy_states::{Entry, Head, JobError, Positions, States as _, merge as merge_tables, name_of, tables};
use std::io::{BufWriter, Write};

/// Writes all labels as CSV, shard by shard, in the order of the states.
pub fn run(args: &ShowArgs) -> Result<(), Fail> {
    let tables = tables(&args.folder).map_err(fail)?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let head = tables[0].head().clone();
    let show = shown(&head)?;
    let columns = if head.job.labelled {
        "id,outcome,remoteness"
    } else {
        "id,nim_value,normal,misere,remoteness_normal,remoteness_misere"
    };
    let lines = move || -> std::io::Result<()> {
        writeln!(out, "{columns}")?;
        for table in tables {
            for entry in table.entries() {
                let (state, entry) = entry?;
                line(&mut out, &show(&state), &entry)?;
            }
        }
        out.flush()
    };
    match lines() {
        // Whoever reads has enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|error| Fail::Unfinished(error.to_string())),
    }
}

/// Writes a state.
type Show = Box<dyn Fn(&[u64]) -> String>;

/// How the states of a table are written.
fn shown(head: &Head) -> Result<Show, Fail> {
    if head.job.listed {
        return Ok(Box::new(name_of));
    }
    let start = games::position(&head.job.name).map_err(|error| Fail::Input(error.to_string()))?;
    let positions = Positions::new(&start, head.job.width);
    Ok(Box::new(move |state| positions.show(state)))
}

fn line(out: &mut impl Write, id: &str, entry: &Entry) -> std::io::Result<()> {
    let id = if id.contains([',', '"']) { format!("\"{}\"", id.replace('"', "\"\"")) } else { id.into() };
    let [normal, misere] = [Convention::Normal, Convention::Misere];
    match entry {
        Entry::LastMove(worth) => writeln!(
            out,
            "{id},{},{},{},{},{}",
            worth.nim_value().0,
            worth.outcome(normal).letter(),
            worth.outcome(misere).letter(),
            worth.remoteness(normal),
            worth.remoteness(misere)
        ),
        Entry::AtTheEnd(outcome, remoteness) => writeln!(out, "{id},{},{remoteness}", outcome.letter()),
    }
}

/// Writes the tables as one.
pub fn merge(args: &MergeArgs) -> Result<(), Fail> {
    merge_tables(&args.folder, &args.to).map_err(fail)
}

fn fail(error: JobError) -> Fail {
    Fail::Input(error.to_string())
}
