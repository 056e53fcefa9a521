//! A job from start to end: explore, label, write the table.

use crate::entry::Record;
use crate::head::Head;
use crate::jobs::alone::Alone;
use crate::jobs::labelling::{AtTheEnd, Labelling, LastMove};
use crate::jobs::lock::Lock;
use crate::jobs::manifest::{Manifest, Part, Step};
use crate::jobs::post::{Post, Report};
use crate::jobs::run::Run;
use crate::jobs::settings::Settings;
use crate::jobs::tables::{MAX_MERGED, Tables, table_path};
use crate::jobs::writer::TableWriter;
use crate::positions::Positions;
use crate::states::{MAX_WIDTH, WIDTHS};
use crate::{JobError, Source, States as _};
use grundy::{Budget, Failure, Position};
use grundy_store::Draft;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
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
/// number of workers. [`Tables`] reads what it wrote.
///
/// # Errors
/// See [`JobError`]. The finished levels stay.
///
/// # Cost
/// A message per move and direction. A state of W words takes 8·W + 11 bytes of memory while it is explored, then 48 bytes and 8
/// for each move to it; the mail of a level is in memory, too. Shards that do not fit into the budget are in nameless files in the
/// folder while another one is worked on, and [`Alone::within`](crate::Alone::within) does so with mail.
pub fn label<P: Post>(
    source: Source<'_>,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    start(source, folder, settings, post, true, budget)
}

/// Explores all states, each worker its shards. [`label`] goes on from there.
///
/// # Errors
/// See [`JobError`]. The finished levels stay.
pub fn explore<P: Post>(
    source: Source<'_>,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    start(source, folder, settings, post, false, budget)
}

/// Chooses the width and the labels.
fn start<P: Post>(
    source: Source<'_>,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    to_the_end: bool,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    macro_rules! run {
        ($width:expr, $labelling:ty) => {
            run::<{ $width }, $labelling, P>(source, folder, settings, post, to_the_end, budget)
        };
    }
    match (source.width(), source.is_labelled()) {
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

fn run<const W: usize, L: Labelling, P: Post>(
    source: Source<'_>,
    folder: &Path,
    settings: Settings,
    post: &mut P,
    to_the_end: bool,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    let mut run = Run::<W, P>::new(source, folder, settings, post)?;
    let before = budget.spent().bytes;
    let done = steps::<W, L, P>(&mut run, to_the_end, budget);
    // Whatever a step held is gone, also after an error.
    budget.release(budget.spent().bytes.saturating_sub(before));
    done.map(|()| Summary::new(&run.manifest))
}

fn steps<const W: usize, L: Labelling, P: Post>(
    run: &mut Run<'_, W, P>,
    to_the_end: bool,
    budget: &mut Budget<'_>,
) -> Result<(), JobError> {
    if !run.manifest.tables.is_empty() {
        return run.manifest.tables.iter().try_for_each(|part| has_size(run.folder, part));
    }
    run.explore(budget)?;
    if !to_the_end {
        return Ok(());
    }
    let mut shelf = run.label::<L>(budget)?;
    let mut report = Report::default();
    for slot in 0..shelf.len() {
        let (number, labels) = shelf.take(slot, budget)?;
        report.parts.push(write_table(run, number, &labels.records)?);
        shelf.put(slot, labels, budget)?;
    }
    shelf.close(budget);
    run.end_tables(report)
}

fn write_table<const W: usize, P: Post>(
    run: &Run<'_, W, P>,
    shard: u32,
    records: &[Record],
) -> Result<Part, JobError> {
    let (keys, _) = run.read_states(shard)?;
    let path = table_path(run.folder, shard);
    let head = Head::new(run.manifest.job.clone(), Some(shard), keys.len() as u64);
    let mut order: Vec<u32> = (0..keys.len() as u32).collect();
    order.sort_unstable_by_key(|&state| &keys[state as usize]);
    let write = || {
        let mut table = TableWriter::new(Draft::unswept(&path)?, &head)?;
        for state in order {
            table.push(&keys[state as usize], records[state as usize])?;
        }
        let (bytes, hash) = table.finish()?;
        Ok(Part { shard, states: head.states, open: 0, bytes, hash })
    };
    write().map_err(JobError::io(&path))
}

/// Whether the table of a shard has its size.
fn has_size(folder: &Path, part: &Part) -> Result<(), JobError> {
    let path = table_path(folder, part.shard);
    let found = path.metadata().map_err(JobError::io(&path))?.len();
    if found == part.bytes {
        Ok(())
    } else {
        Err(JobError::damaged(&path, "the table has another size than the manifest says"))
    }
}

/// Labels all states on this machine, and writes one table. The finished levels lie in the folder until the table is whole, and
/// a later call goes on from there.
///
/// ```
/// use grundy::{Budget, Convention, NimValue, Position};
/// use grundy_states::{Positions, Settings, Source, States, Table, label_alone};
/// # let folder = tempfile::tempdir()?;
/// # let (work, to) = (folder.path().join("nim.job"), folder.path().join("nim.table"));
/// let start = Position::parse("nim : 3, 4, 5")?;
/// let states = Positions::new(&start, 1);
/// let summary = label_alone(Source::Rules(&states), &work, Settings::default(), &to, &mut Budget::default())?;
/// assert_eq!((summary.states, summary.longest), (48, 12));
/// let worth = Table::open(&to)?.get(&states.start()?)?.unwrap();
/// assert_eq!(worth.nim_value(), Some(NimValue(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// See [`JobError`]. The finished levels stay, and there is no new table.
pub fn label_alone(
    source: Source<'_>,
    folder: &Path,
    settings: Settings,
    to: &Path,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    mergeable(settings.shards)?;
    let lock = Lock::take(folder)?;
    alone(source, &lock, settings, to, budget)
}

fn alone(
    source: Source<'_>,
    lock: &Lock,
    settings: Settings,
    to: &Path,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    let mut post = Alone::within(budget.bytes_left() / 8, lock.folder());
    let summary = label(source, lock.folder(), settings, &mut post, budget)?;
    merge(lock.folder(), to, budget)?;
    Ok(summary)
}

/// Labels all positions that can be reached, in the least width that holds them, and writes one table. The finished levels lie in
/// a folder beside the table, `TABLE.N.job` for positions of N bytes, until the table is whole.
///
/// # Errors
/// See [`JobError`]. The finished levels stay if a later call can go on from them, and there is no new table.
pub fn label_position(
    start: &Position,
    to: &Path,
    settings: Settings,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    mergeable(settings.shards)?;
    let least = Positions::fitting(start, budget)?.width();
    for width in WIDTHS.into_iter().filter(|width| *width >= least) {
        let lock = Lock::take(&job_folder(to, width))?;
        let done = alone(Source::Rules(&Positions::new(start, width)), &lock, settings, to, budget);
        match &done {
            Ok(_) | Err(JobError::Wide | JobError::Failure(Failure::Rule(_) | Failure::Refused(_))) => {
                lock.clear()?
            }
            // Nothing is saved yet.
            Err(_) if Manifest::read(lock.folder()).is_ok_and(|manifest| manifest.is_none()) => {
                lock.clear()?
            }
            Err(_) => {}
        }
        // What was found in states that are too narrow is of no use.
        if !matches!(done, Err(JobError::Wide)) {
            return done;
        }
    }
    Err(JobError::Wide)
}

fn job_folder(to: &Path, width: usize) -> PathBuf {
    let mut folder = to.as_os_str().to_owned();
    folder.push(format!(".{}.job", 8 * width));
    folder.into()
}

/// The number of positions that a later call of [`label_position`] goes on from; `None` if it begins anew.
pub fn saved(to: &Path) -> Option<u64> {
    let manifests = WIDTHS.iter().filter_map(|&width| Manifest::read(&job_folder(to, width)).ok().flatten());
    manifests.map(|manifest| manifest.states(Step::Explore)).max()
}

/// Refuses a number of shards whose tables do not become one.
fn mergeable(shards: u32) -> Result<(), JobError> {
    if (1..=MAX_MERGED).contains(&shards) {
        return Ok(());
    }
    let why =
        format!("the tables of 1 to {MAX_MERGED} shards become one; ask the folder of more shards itself");
    Err(Failure::Refused(why).into())
}

/// Writes the tables of all shards as one.
///
/// # Errors
/// The job is not finished, there are more than [`MAX_MERGED`] shards, a table is missing, damaged, or that of another job, the
/// file system refuses, or the budget is spent.
pub fn merge(folder: &Path, to: &Path, budget: &mut Budget<'_>) -> Result<(), JobError> {
    let tables = Tables::open(folder)?;
    let Head { job, states, .. } = tables.head().clone();
    mergeable(job.shards)?;
    let own = |path: &Path| path.canonicalize().ok();
    if own(folder).is_some() && to.parent().and_then(own) == own(folder) {
        let why = format!("{} is in the folder of the job; name another file", to.display());
        return Err(Failure::Refused(why).into());
    }
    let mut records = tables.each_record()?;
    let head = Head::new(job, None, states);
    let table = Draft::beside(to).and_then(|draft| TableWriter::new(draft, &head));
    let mut table = table.map_err(JobError::io(to))?;
    let mut next = BinaryHeap::new();
    for (shard, records) in records.iter_mut().enumerate() {
        if let Some((key, record)) = records.next().transpose()? {
            next.push(Reverse((key, shard, record)));
        }
    }
    while let Some(Reverse((key, shard, record))) = next.pop() {
        budget.spend(1)?;
        table.push(&key, record).map_err(JobError::io(to))?;
        if let Some((key, record)) = records[shard].next().transpose()? {
            next.push(Reverse((key, shard, record)));
        }
    }
    table.finish().map(|_| ()).map_err(JobError::io(to))
}
