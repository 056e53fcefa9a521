//! The arguments of the program.

use clap::{Args as ClapArgs, Parser, Subcommand};
use std::path::PathBuf;

/// The most shards of a job: each has files of its own.
pub const MAX_SHARDS: usize = 1 << 16;

/// Label every position of an impartial game on many machines.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Label all positions that can be reached from a position: nim-value, both outcomes, remoteness.
    Label(LabelArgs),
    /// Write the labels of a finished job as CSV.
    Show(ShowArgs),
    /// Write the tables of a finished job as one file, which `grundy solve POSITION --table FILE` reads.
    Merge(MergeArgs),
}

/// The arguments of `label`.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  grundy-cluster label 'kayles : 20, 15' --to kayles.job --local 4
                                                      four processes on this machine
  grundy-cluster label 'kayles : 20, 15' --to kayles.job --hosts hosts.txt --process 0
                                                      one command on each machine; process 0 is the
                                                      first line of the list, and so on
  grundy-cluster label moves.csv --to moves.job        all nodes of a file of moves

The folder of the job must be the same on all machines, as on a shared file system. If a process is
lost, all others end. The same command goes on from the levels that are saved, with any number of
processes.")]
pub struct LabelArgs {
    /// The position, as for `grundy solve`; or a file of moves, `FILE.csv` with the header `from,to`. Its nodes have no labels.
    pub position: String,
    /// The folder of the job, which is made if it is missing.
    #[arg(long, value_name = "FOLDER")]
    pub to: PathBuf,
    /// The number of shards. All runs of a job need the same.
    /// Each thread of each process needs one at least.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=MAX_SHARDS as i64))]
    pub shards: u32,
    /// The list of hosts: `name:port`, one per line, a line for each process.
    #[arg(long, value_name = "FILE", requires = "process")]
    pub hosts: Option<PathBuf>,
    /// Which line of the list this process is, counted from 0.
    #[arg(long, value_name = "K")]
    pub process: Option<usize>,
    /// The standard input has the list of hosts, and stays open as long as the program that starts all processes runs.
    #[arg(long, hide = true, requires = "process")]
    pub started_locally: bool,
    /// The number of threads of each process.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: u32,
    /// Start this many processes on this machine.
    #[arg(long, value_name = "N", conflicts_with = "hosts", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub local: Option<u32>,
    /// The bytes of a position: 8, 16, 32 or 128. The default is the least that holds the positions of some lines of play.
    #[arg(long, value_name = "BYTES", value_parser = state_bytes)]
    pub state_bytes: Option<usize>,
    /// Wait this many seconds for the other processes at the start.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub wait: u64,
    /// Save the finished levels once they have this many new positions; four moves count as one more.
    #[arg(long, value_name = "POSITIONS", default_value_t = 1 << 20)]
    pub checkpoint_after: u64,
}

/// The arguments of `show`.
#[derive(ClapArgs)]
pub struct ShowArgs {
    /// The folder of the job.
    pub folder: PathBuf,
}

/// The arguments of `merge`.
#[derive(ClapArgs)]
pub struct MergeArgs {
    /// The folder of the job.
    pub folder: PathBuf,
    /// The file of the table.
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
}

fn state_bytes(text: &str) -> Result<usize, String> {
    let bytes =
        text.parse().ok().filter(|bytes| grundy_states::WIDTHS.iter().any(|width| 8 * width == *bytes));
    bytes.ok_or_else(|| "a position has 8, 16, 32 or 128 bytes".into())
}
