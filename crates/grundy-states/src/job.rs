//! A job from start to end: explore, label, write the table.

use crate::labelling::{AtTheEnd, Labelling, LastMove, Record};
use crate::manifest::{Manifest, Part, Step};
use crate::positions::Positions;
use crate::post::{Alone, Post, Report};
use crate::run::Run;
use crate::settings::Settings;
use crate::shard::Key;
use crate::states::{MAX_WIDTH, WIDTHS};
use crate::table::{Head, Table, TableWriter};
use crate::{JobError, States};
use grundy::{Budget, Position};
use grundy_store::{OpenError, Store};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::path::{Path, PathBuf};

/// What a job did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The number of states.
    pub states: u64,
    /// The number of moves between them.
    pub edges: u64,
    /// The length of the longest play.
    pub longest: u64,
}

impl Summary {
    fn new(manifest: &Manifest) -> Summary {
        Summary {
            states: manifest.states(Step::Explore),
            edges: manifest.explored.iter().map(|checkpoint| checkpoint.sent).sum(),
            longest: manifest.levels(Step::Label).saturating_sub(1),
        }
    }
}

/// Labels all states, each worker its shards. Finished levels lie in the folder, and a later call goes on from there, with any
/// number of workers. The table of shard K is the file [`table_path`] of the folder.
///
/// # Errors
/// See [`JobError`]. The finished levels stay.
///
/// # Cost
/// A message per move and direction; 8·W + 45 bytes of memory per state of W words, and 8 per move.
pub fn label<P: Post>(
    states: &dyn States,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    start(states, folder, settings, post, true, budget)
}

/// Explores all states, each worker its shards. [`label`] goes on from there.
///
/// # Errors
/// See [`JobError`]. The finished levels stay.
pub fn explore<P: Post>(
    states: &dyn States,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    start(states, folder, settings, post, false, budget)
}

/// Chooses the width and the labels.
fn start<P: Post>(
    states: &dyn States,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    to_the_end: bool,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    macro_rules! run {
        ($width:expr, $labelling:ty) => {
            run::<{ $width }, $labelling, P>(states, folder, settings, post, to_the_end, budget)
        };
    }
    match (states.width(), states.is_labelled()) {
        (1, false) => run!(1, LastMove),
        (2, false) => run!(2, LastMove),
        (4, false) => run!(4, LastMove),
        (MAX_WIDTH, false) => run!(MAX_WIDTH, LastMove),
        (1, true) => run!(1, AtTheEnd),
        (2, true) => run!(2, AtTheEnd),
        (4, true) => run!(4, AtTheEnd),
        (MAX_WIDTH, true) => run!(MAX_WIDTH, AtTheEnd),
        _ => Err(JobError::Wide),
    }
}

/// The file with the table of a shard.
pub fn table_path(folder: &Path, shard: u32) -> PathBuf {
    folder.join(format!("table.{shard:04}"))
}

fn run<const W: usize, L: Labelling, P: Post>(
    states: &dyn States,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    to_the_end: bool,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    let mut run = Run::<W, P>::new(states, folder, settings, post)?;
    let done = steps::<W, L, P>(&mut run, to_the_end, budget);
    budget.release(run.held);
    done.map(|()| Summary::new(&run.manifest))
}

fn steps<const W: usize, L: Labelling, P: Post>(
    run: &mut Run<'_, W, P>,
    to_the_end: bool,
    budget: &mut Budget<'_>,
) -> Result<(), JobError> {
    if !run.manifest.tables.is_empty() {
        return Ok(());
    }
    run.explore(budget)?;
    if !to_the_end {
        return Ok(());
    }
    let labels = run.label::<L>(budget)?;
    let mut report = Report::default();
    for ((number, shard), labels) in run.shards.iter().zip(&labels) {
        report.parts.push(write_table(run, *number, &shard.keys, &labels.records)?);
    }
    run.end_tables(report)
}

fn write_table<const W: usize, P: Post>(
    run: &Run<'_, W, P>,
    shard: u32,
    keys: &[Key<W>],
    records: &[Record],
) -> Result<Part, JobError> {
    let path = table_path(run.folder, shard);
    let head = Head::new(run.manifest.job.clone(), Some(shard), keys.len() as u64);
    let mut order: Vec<u32> = (0..keys.len() as u32).collect();
    order.sort_unstable_by_key(|&state| &keys[state as usize]);
    let write = || {
        let mut table = TableWriter::create(&path, &head)?;
        for state in order {
            table.push(&keys[state as usize], records[state as usize])?;
        }
        let (bytes, hash) = table.finish()?;
        Ok(Part { shard, states: head.states, open: 0, bytes, hash })
    };
    write().map_err(JobError::io(&path))
}

/// Labels all states on this machine, and writes one table. The finished levels lie in the folder until the table is whole, and
/// a later call goes on from there.
///
/// ```
/// use grundy::{Budget, Convention, NimValue, Position};
/// use grundy_states::{Positions, Settings, States, Table, label_alone};
/// # let folder = tempfile::tempdir()?;
/// # let (work, to) = (folder.path().join("nim.job"), folder.path().join("nim.table"));
/// let start = Position::parse("nim : 3, 4, 5")?;
/// let states = Positions::new(&start, 1);
/// let summary = label_alone(&states, &work, Settings::default(), &to, &mut Budget::default())?;
/// assert_eq!((summary.states, summary.longest), (48, 12));
/// let worth = Table::open(&to)?.get(&states.start()?)?.unwrap();
/// assert_eq!(worth.nim_value(), Some(NimValue(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// See [`JobError`]. The finished levels stay, and there is no table.
pub fn label_alone(
    states: &dyn States,
    folder: &Path,
    settings: Settings,
    to: &Path,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    let _lock = lock(folder)?;
    let summary = label(states, folder, settings, &mut Alone::default(), budget)?;
    merge(folder, to)?;
    Ok(summary)
}

/// Labels all positions that can be reached, in the least width that holds them, and writes one table. The finished levels lie in
/// a folder beside the table, `TABLE.N.job` for positions of N bytes, until the table is whole.
///
/// # Errors
/// See [`JobError`]. The finished levels stay, and there is no new table.
pub fn label_position(
    start: &Position,
    to: &Path,
    settings: Settings,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    let least = Positions::fitting(start, budget)?.width();
    for width in WIDTHS.into_iter().filter(|width| *width >= least) {
        let mut folder = to.as_os_str().to_owned();
        folder.push(format!(".{}.job", 8 * width));
        let folder = PathBuf::from(folder);
        match label_alone(&Positions::new(start, width), &folder, settings, to, budget) {
            // What was found in states that are too narrow is of no use.
            Err(JobError::Wide) => std::fs::remove_dir_all(&folder).map_err(JobError::io(&folder))?,
            Ok(summary) => {
                std::fs::remove_dir_all(&folder).map_err(JobError::io(&folder))?;
                return Ok(summary);
            }
            other => return other,
        }
    }
    Err(JobError::Wide)
}

/// Makes the folder, and takes it for this process until the lock is dropped.
///
/// # Errors
/// [`JobError::Taken`] if another process works in it; the file system refuses.
pub fn lock(folder: &Path) -> Result<Store, JobError> {
    match std::fs::create_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        made => made.map_err(JobError::io(folder))?,
    }
    Store::open(&folder.join("job")).map_err(|error| match error {
        OpenError::Io { source, .. } => JobError::Io { path: folder.into(), source },
        other => JobError::Taken { path: folder.into(), why: other.to_string() },
    })
}

/// The tables of a finished job, by shard.
///
/// # Errors
/// The job is not finished, or a table is missing, damaged, or that of another job.
pub fn tables(folder: &Path) -> Result<Vec<Table<File>>, JobError> {
    let unfinished = || JobError::damaged(folder, "there is no finished job in this folder");
    let manifest =
        Manifest::read(folder)?.filter(|manifest| !manifest.tables.is_empty()).ok_or_else(unfinished)?;
    let mut tables = Vec::with_capacity(manifest.tables.len());
    for part in &manifest.tables {
        let path = table_path(folder, part.shard);
        let table = Table::open(&path)?;
        if table.head() != &Head::new(manifest.job.clone(), Some(part.shard), part.states) {
            return Err(JobError::damaged(&path, "this is the table of another job"));
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Writes the tables of all shards as one.
///
/// # Errors
/// As [`tables`], or the file system refuses.
pub fn merge(folder: &Path, to: &Path) -> Result<(), JobError> {
    let mut tables: Vec<_> = tables(folder)?.into_iter().map(Table::records).collect();
    let states = tables.iter().map(|table| table.head().states).sum();
    let job = tables[0].head().job.clone();
    let damaged = |error: std::io::Error| JobError::damaged(folder, error.to_string());
    let head = Head::new(job, None, states);
    let mut table = TableWriter::create(to, &head).map_err(JobError::io(to))?;
    let mut next = BinaryHeap::new();
    for (shard, records) in tables.iter_mut().enumerate() {
        if let Some((key, record)) = records.next().transpose().map_err(damaged)? {
            next.push(Reverse((key, shard, record)));
        }
    }
    while let Some(Reverse((key, shard, record))) = next.pop() {
        table.push(&key, record).map_err(JobError::io(to))?;
        if let Some((key, record)) = tables[shard].next().transpose().map_err(damaged)? {
            next.push(Reverse((key, shard, record)));
        }
    }
    table.finish().map(|_| ()).map_err(JobError::io(to))
}
