//! `grundy-cluster show` and `merge`: what a finished job found.

use crate::Fail;
use crate::args::{MergeArgs, ShowArgs};
use grundy::{Budget, Convention, games};
use grundy_states::{Entry, Head, JobError, Positions, States as _, Tables, merge as merge_tables, name_of};
use std::io::ErrorKind;
use std::path::Path;

/// Writes all labels as CSV, shard by shard, in the order of the states.
pub fn run(args: &ShowArgs) -> Result<(), Fail> {
    let tables = Tables::open(&args.folder).map_err(fail)?;
    let show = shown(tables.head())?;
    match write(tables, &show) {
        // Whoever reads has enough.
        Err(JobError::Io { source, .. }) if source.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(fail),
    }
}

fn write(tables: Tables, show: &Show) -> Result<(), JobError> {
    let mut out = csv::Writer::from_writer(std::io::stdout().lock());
    let to_out = |error: csv::Error| JobError::io(Path::new("standard output"))(error.into());
    let columns: &[&str] = if tables.head().job.labelled {
        &["id", "outcome", "remoteness"]
    } else {
        &["id", "nim_value", "normal", "misere", "remoteness_normal", "remoteness_misere"]
    };
    out.write_record(columns).map_err(to_out)?;
    for next in tables.entries() {
        let (state, entry) = next?;
        out.write_record(record(show(&state), &entry)).map_err(to_out)?;
    }
    out.flush().map_err(|error| to_out(error.into()))
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

fn record(id: String, entry: &Entry) -> Vec<String> {
    let [normal, misere] = [Convention::Normal, Convention::Misere];
    match entry {
        Entry::LastMove(worth) => vec![
            id,
            worth.nim_value().0.to_string(),
            worth.outcome(normal).letter().to_string(),
            worth.outcome(misere).letter().to_string(),
            worth.remoteness(normal).to_string(),
            worth.remoteness(misere).to_string(),
        ],
        Entry::AtTheEnd(outcome, remoteness) => {
            vec![id, outcome.letter().to_string(), remoteness.to_string()]
        }
    }
}

/// Writes the tables as one.
pub fn merge(args: &MergeArgs) -> Result<(), Fail> {
    merge_tables(&args.folder, &args.to, &mut Budget::default()).map_err(fail)
}

/// A folder or table is wrong, or the file system refuses.
fn fail(error: JobError) -> Fail {
    match error {
        JobError::Io { .. } => Fail::Unfinished(error.to_string()),
        _ => Fail::Input(error.to_string()),
    }
}
