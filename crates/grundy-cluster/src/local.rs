//! All processes of a job on this machine.

use crate::args::LabelArgs;
use crate::{Fail, hosts, say};
use std::io::{BufRead as _, Read as _, Write as _};
use std::net::TcpListener;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

/// The time between two looks at the processes.
const LOOK: Duration = Duration::from_millis(20);

/// Starts the processes, and waits for them. If one is lost, all end.
pub fn run(args: &LabelArgs, processes: u32) -> Result<(), Fail> {
    let io = |error: std::io::Error| Fail::Unfinished(error.to_string());
    let list = free_addresses(processes).map_err(io)?.join("\n");
    let program = std::env::current_exe().map_err(io)?;
    let mut children = Children(Vec::new());
    for process in 0..processes {
        let mut command = Command::new(&program);
        command.arg("label").arg(&args.position).arg("--to").arg(&args.to);
        command.args(["--shards", &args.shards.to_string(), "--threads", &args.threads.to_string()]);
        command.args(["--wait", &args.wait.to_string()]);
        command.args(["--checkpoint-after", &args.checkpoint_after.to_string()]);
        if let Some(bytes) = args.state_bytes {
            command.args(["--state-bytes", &bytes.to_string()]);
        }
        command.args(["--started-locally", "--process", &process.to_string()]).stdin(Stdio::piped());
        children.0.push(command.spawn().map_err(io)?);
        if let Some(input) = children.0.last_mut().and_then(|child| child.stdin.as_mut()) {
            // A process that has ended already is noticed below.
            let _ = write!(input, "{list}\n\n");
        }
    }
    children.wait()
}

/// In a process that [`run`] started: the list of hosts, up to an empty line. This process ends when the one that started it does,
/// however that one ends, since it holds the other end of the input.
pub fn hosts() -> Result<Vec<String>, Fail> {
    let mut input = std::io::stdin().lock();
    let mut list = String::new();
    while input.read_line(&mut list).is_ok_and(|read| read > 1) {}
    drop(input);
    std::thread::spawn(|| {
        let mut rest = std::io::stdin().lock();
        while rest.read(&mut [0]).is_ok_and(|read| read > 0) {}
        Fail::Unfinished("the program that started this process has ended".into()).exit()
    });
    hosts::parse(&list).map_err(Fail::Input)
}

/// Addresses on this machine that nobody listens at.
fn free_addresses(count: u32) -> std::io::Result<Vec<String>> {
    let all: std::io::Result<Vec<TcpListener>> =
        (0..count).map(|_| TcpListener::bind("127.0.0.1:0")).collect();
    all?.iter().map(|listener| Ok(listener.local_addr()?.to_string())).collect()
}

/// The processes; those that still run are killed when this is dropped.
struct Children(Vec<Child>);

impl Children {
    fn wait(&mut self) -> Result<(), Fail> {
        let mut ended: Vec<Option<ExitStatus>> = vec![None; self.0.len()];
        loop {
            for (process, (child, end)) in self.0.iter_mut().zip(&mut ended).enumerate() {
                if end.is_some() {
                    continue;
                }
                *end = child.try_wait().map_err(|error| Fail::Unfinished(error.to_string()))?;
                match end {
                    Some(status) if !status.success() => {
                        let why = format!("process {process} of this job ended early ({status})");
                        return Err(if status.code() == Some(2) {
                            Fail::Input(why)
                        } else {
                            Fail::Unfinished(why)
                        });
                    }
                    _ => {}
                }
            }
            if ended.iter().all(Option::is_some) {
                return Ok(());
            }
            std::thread::sleep(LOOK);
        }
    }
}

impl Drop for Children {
    fn drop(&mut self) {
        for child in &mut self.0 {
            if child.kill().and_then(|()| child.wait()).is_err() {
                say(&format!("process {} could not be ended", child.id()));
            }
        }
    }
}
