//! `grundy-cluster label`: one process of a job.

use crate::args::LabelArgs;
use crate::post::TimelyPost;
use crate::{Fail, hosts, local};
use grundy::{Budget, Failure, games};
use grundy_states::{CsvFile, JobError, Positions, Settings, States, Summary, label, lock};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use timely::WorkerConfig;
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{AllocatorBuilder, ProcessBuilder};
use timely::execute::execute_from;

/// Runs this process, or starts all on this machine.
pub fn run(args: &LabelArgs) -> Result<(), Fail> {
    if let Some(processes) = args.local {
        return local::run(args, processes);
    }
    let (addresses, process) = match (&args.hosts, args.process) {
        (Some(file), Some(process)) => {
            let addresses = hosts::read(file).map_err(Fail::Input)?;
            if process >= addresses.len() {
                let why = format!("--process is from 0 to {}, a line of the list each", addresses.len() - 1);
                return Err(Fail::Input(why));
            }
            (addresses, process)
        }
        _ => (vec![String::new()], 0),
    };
    let states = states(args)?;
    // One process holds the folder; the greeting keeps processes of other jobs away.
    let _lock =
        if process == 0 { Some(lock(&args.to).map_err(|error| fail(error, &args.to))?) } else { None };
    let threads = args.threads as usize;
    let (builders, guard) = allocators(args, &addresses, process, threads, &states.name())?;
    report_lost_workers(&args.to);
    let settings = Settings { shards: args.shards, checkpoint_after: args.checkpoint_after.max(1) };
    let folder = args.to.clone();
    let workers = execute_from(builders, guard, WorkerConfig::default(), move |worker| {
        let mut post = TimelyPost::new(worker);
        match label(&*states, &folder, settings, &mut post, &mut Budget::default()) {
            Ok(summary) => summary,
            // The other workers wait for this one, and end when its process does.
            Err(error) => fail(error, &folder).exit(),
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

/// The state space of a position, or of a file of moves.
fn states(args: &LabelArgs) -> Result<Arc<dyn States + Send + Sync>, Fail> {
    let path = Path::new(&args.position);
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv")) {
        return Ok(Arc::new(CsvFile::open(path).map_err(|error| fail(error, &args.to))?));
    }
    let files = |name: &str| std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"));
    let start = games::catalogue().reader(&files).position(&args.position);
    let start = start.map_err(|error| Fail::Input(error.to_string()))?;
    let states = Positions::fitting(&start, &mut Budget::default()).map_err(|error| fail(error, &args.to))?;
    Ok(match args.state_bytes {
        Some(bytes) => Arc::new(Positions::new(&start, bytes / 8)),
        None => Arc::new(states),
    })
}

type Allocators = (Vec<AllocatorBuilder>, Box<dyn std::any::Any + Send>);

/// The threads of this process, connected with those of the others.
fn allocators(
    args: &LabelArgs,
    addresses: &[String],
    process: usize,
    threads: usize,
    job: &str,
) -> Result<Allocators, Fail> {
    let Hooks { refill, spill, .. } = Hooks::default();
    let builders = ProcessBuilder::new_typed_vector(threads, refill, spill);
    if addresses.len() == 1 {
        return Ok((builders.into_iter().map(AllocatorBuilder::Process).collect(), Box::new(())));
    }
    let job = format!("{job} in {} shards", args.shards);
    let sockets = hosts::connect(addresses, process, threads, &job, Duration::from_secs(args.wait));
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

fn fail(error: JobError, folder: &Path) -> Fail {
    match error {
        JobError::Wide => Fail::Input(format!(
            "{error}, or than --state-bytes allows; the largest is 128. Name another folder than {}",
            folder.display()
        )),
        JobError::Failure(Failure::Stopped(_)) | JobError::Io { .. } | JobError::Lost(_) => {
            Fail::Unfinished(error.to_string())
        }
        other => Fail::Input(other.to_string()),
    }
}
