//! Runs one command, and then prints its peak memory and processor time.

use std::process::{Command, ExitCode};
use std::time::Duration;

/// The start of the line with the peak memory of the command, in KiB.
pub const PEAK: &str = "peak KiB: ";
/// The start of the line with its processor time, in microseconds.
pub const CPU: &str = "cpu us: ";

/// Runs a command with our own output, and prints its peak memory and processor time if the system
/// reports them.
pub fn measure(command: &[String]) -> ExitCode {
    let [program, words @ ..] = command else {
        eprintln!("measure: name the command to run");
        return ExitCode::FAILURE;
    };
    match Command::new(program).args(words).status() {
        Ok(status) if status.success() => {
            if let Some((peak, cpu)) = usage() {
                println!("{PEAK}{peak}\n{CPU}{cpu}");
            }
            ExitCode::SUCCESS
        }
        Ok(status) => {
            eprintln!("{program}: {status}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{program}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The largest resident set of the children of this process that have ended, in KiB, and their
/// processor time, in microseconds.
#[cfg(unix)]
fn usage() -> Option<(u64, u64)> {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    let peak = u64::try_from(usage.max_rss()).ok()?;
    // Apple counts bytes, the others KiB.
    let peak = if cfg!(target_vendor = "apple") { peak / 1024 } else { peak };
    Some((peak, micros(&usage)?))
}

#[cfg(unix)]
fn micros(usage: &nix::sys::resource::Usage) -> Option<u64> {
    use nix::sys::time::TimeValLike;
    u64::try_from(usage.user_time().num_microseconds() + usage.system_time().num_microseconds()).ok()
}

/// The processor time of this process up to now, if the system reports it.
#[cfg(unix)]
pub fn own_cpu() -> Option<Duration> {
    use nix::sys::resource::{UsageWho, getrusage};
    micros(&getrusage(UsageWho::RUSAGE_SELF).ok()?).map(Duration::from_micros)
}

#[cfg(not(unix))]
fn usage() -> Option<(u64, u64)> {
    None
}

/// The processor time of this process up to now, if the system reports it.
#[cfg(not(unix))]
pub fn own_cpu() -> Option<Duration> {
    None
}
