//! `grundy-cluster label`: one process of a job.

use crate::args::{LabelArgs, MAX_SHARDS};
use crate::post::TimelyPost;
use crate::{Fail, hosts, local};
use grundy::{Budget, Failure, games};
use grundy_states::{CsvFile, JobError, Lock, Positions, Settings, Source, Summary, WIDTHS, label};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;
use timely::WorkerConfig;
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{AllocatorBuilder, ProcessBuilder};
use timely::execute::execute_from;

/// Runs this process, or starts all on this machine.
pub fn run(args: &LabelArgs) -> Result<(), Fail> {
    if let Some(processes) = args.local {
        enough_shards(args, processes as usize)?;
        return local::run(args, processes);
    }
    let (addresses, process) = place(args)?;
    enough_shards(args, addresses.len())?;
    let game = Game::of(args)?;
    // One process holds the folder; the greeting keeps processes of other jobs away.
    let _lock = match process {
        0 => Some(Lock::take(&args.to).map_err(fail)?),
        _ => None,
    };
    let settings = Settings { shards: args.shards, checkpoint_after: args.checkpoint_after.max(1) };
    let (builders, guard) = allocators(args, &addresses, process, game.source(), settings)?;
    report_lost_workers(&args.to);
    let folder = args.to.clone();
    let workers = execute_from(builders, guard, WorkerConfig::default(), move |worker| {
        let mut post = TimelyPost::new(worker);
        match label(game.source(), &folder, settings, &mut post, &mut Budget::default().bytes(u64::MAX)) {
            Ok(summary) => summary,
            // The other workers wait for this one, and end when its process does.
            Err(error) => fail_at(error, game.source()).exit(),
        }
    });
    let workers = workers.map_err(Fail::Unfinished)?;
    let mut summary = None;
    for worker in workers.join() {
        summary = Some(worker.map_err(|why| Fail::Unfinished(format!("a thread ended early: {why}")))?);
    }
    if let (Some(summary), 0) = (summary, process) {
        return tell(&summary, &args.to).map_err(|error| Fail::Unfinished(error.to_string()));
    }
    Ok(())
}

/// Says what is done.
fn tell(summary: &Summary, folder: &Path) -> std::io::Result<()> {
    let Summary { states, edges, longest } = summary;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{states} positions and {edges} moves are labelled; the longest play has {longest} moves")?;
    writeln!(out, "tables and manifest are in {}", folder.display())
}

/// The addresses of all processes, and which of them this one is.
fn place(args: &LabelArgs) -> Result<(Vec<String>, usize), Fail> {
    let addresses = match &args.hosts {
        Some(file) => hosts::read(file).map_err(Fail::Input)?,
        None if args.started_locally => local::hosts()?,
        None => vec![String::new()],
    };
    let process = args.process.unwrap_or(0);
    if process < addresses.len() {
        return Ok((addresses, process));
    }
    let why = match &args.hosts {
        Some(_) => format!("--process is from 0 to {}, a line of the list each", addresses.len() - 1),
        None => "--process needs the list of hosts; add --hosts FILE".into(),
    };
    Err(Fail::Input(why))
}

/// A worker without a shard has nothing to do.
fn enough_shards(args: &LabelArgs, processes: usize) -> Result<(), Fail> {
    let workers = processes * args.threads as usize;
    if workers <= args.shards as usize {
        return Ok(());
    }
    let why = format!("{workers} threads share {} shards, and each needs one at least", args.shards);
    Err(Fail::Input(match (4 * workers).next_power_of_two().min(MAX_SHARDS) {
        enough if workers <= enough => format!("{why}; add --shards {enough}"),
        most => format!("{why}; there are at most {most} shards"),
    }))
}

/// What is labelled.
enum Game {
    Rules(Positions),
    List(CsvFile),
}

impl Game {
    fn of(args: &LabelArgs) -> Result<Game, Fail> {
        let path = Path::new(&args.position);
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv")) {
            if args.state_bytes.is_some() {
                let why = "--state-bytes is for positions; the names of a file have the room that they need";
                return Err(Fail::Input(why.into()));
            }
            return CsvFile::open(path).map(Game::List).map_err(fail);
        }
        let files = |name: &str| std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"));
        let start = games::catalogue().reader(&files).position(&args.position);
        let start = start.map_err(|error| Fail::Input(error.to_string()))?;
        let positions = match args.state_bytes {
            Some(bytes) => Ok(Positions::new(&start, bytes / 8)),
            None => Positions::fitting(&start, &mut Budget::default()),
        };
        positions.map(Game::Rules).map_err(fail)
    }

    fn source(&self) -> Source<'_> {
        match self {
            Game::Rules(positions) => Source::Rules(positions),
            Game::List(file) => Source::List(file),
        }
    }
}

type Allocators = (Vec<AllocatorBuilder>, Box<dyn std::any::Any + Send>);

/// The threads of this process, connected with those of the others.
fn allocators(
    args: &LabelArgs,
    addresses: &[String],
    process: usize,
    source: Source<'_>,
    settings: Settings,
) -> Result<Allocators, Fail> {
    let Hooks { refill, spill, .. } = Hooks::default();
    let threads = args.threads as usize;
    let builders = ProcessBuilder::new_typed_vector(threads, refill, spill);
    if addresses.len() == 1 {
        return Ok((builders.into_iter().map(AllocatorBuilder::Process).collect(), Box::new(())));
    }
    let settings = [
        ("--threads", args.threads.into()),
        ("--shards", settings.shards.into()),
        ("--state-bytes", 8 * source.width() as u64),
        ("--checkpoint-after", settings.checkpoint_after),
    ];
    let settings = settings.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let terms = hosts::Terms { job: source.name(), settings };
    let sockets = hosts::connect(addresses, process, &terms, Duration::from_secs(args.wait));
    let sockets = sockets.map_err(Fail::Unfinished)?;
    let network = initialize_networking_from_sockets(builders, sockets, process, threads, Hooks::default());
    let (builders, guard) = network.map_err(|error| Fail::Unfinished(format!("the network: {error}")))?;
    Ok((builders.into_iter().map(AllocatorBuilder::Tcp).collect(), Box::new(guard)))
}

/// Ends this process when another one is lost. Timely panics in the thread that reads from it.
fn report_lost_workers(folder: &Path) {
    let folder = folder.display().to_string();
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let text = panic.payload().downcast_ref::<String>().map_or("", String::as_str);
        if let Some(why) = text.strip_prefix("timely communication error: ") {
            let why = format!(
                "the connection to another process is lost ({why})\nThe finished levels are in {folder}: start all processes again, and they go on from there."
            );
            Fail::Unfinished(why).exit();
        }
        default(panic);
        std::process::exit(101);
    }));
}

fn fail(error: JobError) -> Fail {
    match error {
        JobError::Failure(Failure::Stopped(_)) | JobError::Io { .. } | JobError::Lost(_) => {
            Fail::Unfinished(error.to_string())
        }
        other => Fail::Input(other.to_string()),
    }
}

/// Why a worker ends early.
fn fail_at(error: JobError, source: Source<'_>) -> Fail {
    match (error, WIDTHS.into_iter().find(|width| *width > source.width())) {
        (JobError::Wide, Some(wider)) => Fail::Input(format!(
            "a position takes more than {} bytes; name another folder, and add --state-bytes {}",
            8 * source.width(),
            8 * wider
        )),
        (error, _) => fail(error),
    }
}
