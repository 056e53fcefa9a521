//! The processes of a job, and the connections between them.

use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::path::Path;
use std::time::{Duration, Instant};

/// Reads a list of hosts: `name:port`, one per line; a line that starts with `#` is a comment.
///
/// # Errors
/// The file cannot be read, a line is no address, or two lines are the same.
pub fn read(path: &Path) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    parse(&text).map_err(|error| format!("{}: {error}", path.display()))
}

fn parse(text: &str) -> Result<Vec<String>, String> {
    let mut hosts: Vec<String> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let port = line.rsplit_once(':').filter(|(host, _)| !host.is_empty()).map(|(_, port)| port);
        if port.is_none_or(|port| port.parse::<u16>().is_err()) {
            return Err(format!("line {number}: `{line}` is no address such as node1:7000"));
        }
        if hosts.iter().any(|host| host == line) {
            return Err(format!(
                "line {number}: `{line}` stands twice; each process needs an address of its own"
            ));
        }
        hosts.push(line.into());
    }
    if hosts.is_empty() { Err("there is no host".into()) } else { Ok(hosts) }
}

/// What two processes say when they meet.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Hello {
    program: String,
    job: String,
    processes: usize,
    threads: usize,
    process: usize,
}

/// The time between two tries to reach a process.
const RETRY: Duration = Duration::from_millis(100);

/// A longer greeting is none.
const MAX_HELLO: u64 = 1 << 20;

/// Connects this process with all others, within a time.
///
/// # Errors
/// A host cannot be reached in time, its name is unknown, or the process there works on another job.
pub fn connect(
    hosts: &[String],
    process: usize,
    threads: usize,
    job: &str,
    within: Duration,
) -> Result<Vec<Option<TcpStream>>, String> {
    let deadline = Instant::now() + within;
    let program = env!("CARGO_PKG_VERSION").into();
    let hello = Hello { program, job: job.into(), processes: hosts.len(), threads, process };
    let listener = listen(&hosts[process])?;
    let mut sockets: Vec<Option<TcpStream>> = hosts.iter().map(|_| None).collect();
    // Each process calls those before it, and waits for those after it.
    for (other, host) in hosts.iter().enumerate().take(process) {
        let mut socket = call(host, deadline)?;
        greet(&mut socket, &hello, deadline)
            .and_then(|theirs| agree(&hello, &theirs, Some(other)))
            .map_err(|why| format!("process {other} at {host}: {why}"))?;
        sockets[other] = Some(socket);
    }
    listener.set_nonblocking(true).map_err(|error| error.to_string())?;
    while sockets.iter().skip(process + 1).any(Option::is_none) {
        match listener.accept() {
            Ok((mut socket, from)) => {
                let ready = socket.set_nonblocking(false).map_err(|error| error.to_string());
                let theirs = ready.and_then(|()| greet(&mut socket, &hello, deadline));
                // Whoever calls and says nothing that we know is no process of ours.
                let Ok(theirs) = theirs else { continue };
                agree(&hello, &theirs, None)
                    .map_err(|why| format!("the process that called from {from}: {why}"))?;
                match sockets.get_mut(theirs.process) {
                    Some(place @ None) if theirs.process > process => *place = Some(socket),
                    _ => return Err(format!("two processes call themselves --process {}", theirs.process)),
                }
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                if Instant::now() > deadline {
                    let missing = (process + 1..hosts.len()).filter(|&other| sockets[other].is_none());
                    let missing: Vec<String> =
                        missing.map(|other| format!("process {other} at {}", hosts[other])).collect();
                    return Err(format!("nobody called within {within:?}: {}", missing.join(", ")));
                }
                std::thread::sleep(RETRY / 10);
            }
            Err(error) => return Err(format!("{}: {error}", hosts[process])),
        }
    }
    for socket in sockets.iter().flatten() {
        let plain = socket.set_nodelay(true).and_then(|()| socket.set_read_timeout(None));
        plain.map_err(|error| error.to_string())?;
    }
    Ok(sockets)
}

fn listen(host: &str) -> Result<TcpListener, String> {
    TcpListener::bind(host).map_err(|error| format!("this process cannot listen at {host}: {error}"))
}

fn call(host: &str, deadline: Instant) -> Result<TcpStream, String> {
    loop {
        let known = host.to_socket_addrs().map_err(|error| format!("the host {host} is unknown: {error}"))?;
        let mut why = "its name has no address".to_owned();
        for address in known {
            let left = deadline.saturating_duration_since(Instant::now()).max(RETRY);
            match TcpStream::connect_timeout(&address, left) {
                Ok(socket) => return Ok(socket),
                Err(error) => why = error.to_string(),
            }
        }
        if Instant::now() > deadline {
            return Err(format!("the process at {host} cannot be reached: {why}"));
        }
        std::thread::sleep(RETRY);
    }
}

/// Says who we are, and hears who they are: a line of JSON each.
fn greet(socket: &mut TcpStream, hello: &Hello, deadline: Instant) -> Result<Hello, String> {
    let left = deadline.saturating_duration_since(Instant::now()).max(RETRY);
    let mut talk = || -> std::io::Result<Hello> {
        socket.set_read_timeout(Some(left))?;
        let mut line = serde_json::to_string(hello)?;
        line.push('\n');
        socket.write_all(line.as_bytes())?;
        // One byte at a time, since what follows the line is not ours to read.
        let mut answer = String::new();
        let reader = std::io::Read::take(&mut *socket, MAX_HELLO);
        BufReader::with_capacity(1, reader).read_line(&mut answer)?;
        Ok(serde_json::from_str(&answer)?)
    };
    talk().map_err(|error| format!("it gave no greeting of grundy-cluster ({error})"))
}

fn agree(ours: &Hello, theirs: &Hello, process: Option<usize>) -> Result<(), String> {
    if theirs.job != ours.job {
        return Err(format!("it works on `{}`, and this process on `{}`", theirs.job, ours.job));
    }
    let wanted = Hello { process: process.unwrap_or(theirs.process), ..ours.clone() };
    if *theirs == wanted {
        return Ok(());
    }
    Err(format!(
        "it is process {} of {} with {} threads, version {}; all processes need the same hosts, threads and program",
        theirs.process, theirs.processes, theirs.threads, theirs.program
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_read_with_their_lines() {
        assert_eq!(parse("# two\na:1\n\n b:2 \n").unwrap(), ["a:1", "b:2"]);
        assert_eq!(parse("a:1\nb").unwrap_err(), "line 2: `b` is no address such as node1:7000");
        assert!(parse("a:1\nb:99999").unwrap_err().contains("line 2"));
        assert!(parse("a:1\n#\na:1").unwrap_err().contains("line 3: `a:1` stands twice"));
        assert_eq!(parse("\n# none\n").unwrap_err(), "there is no host");
    }

    /// Ports that are free now.
    fn free(count: usize) -> Vec<String> {
        let all: Vec<TcpListener> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
        all.iter().map(|listener| listener.local_addr().unwrap().to_string()).collect()
    }

    #[test]
    fn processes_meet_or_say_who_is_missing() {
        let hosts = free(3);
        let meet = |process: usize, job: &'static str| {
            let hosts = hosts.clone();
            std::thread::spawn(move || connect(&hosts, process, 1, job, Duration::from_secs(5)))
        };
        let all: Vec<_> = (0..3).map(|process| meet(process, "nim")).collect();
        for one in all {
            assert_eq!(one.join().unwrap().unwrap().iter().flatten().count(), 2);
        }
        let all = [meet(0, "nim"), meet(1, "kayles")].map(|one| one.join().unwrap().unwrap_err());
        assert!(all.iter().any(|why| why.contains("it works on `")), "{all:?}");
        let alone = connect(&hosts, 0, 1, "nim", Duration::from_millis(200)).unwrap_err();
        assert!(alone.contains(&format!("process 2 at {}", hosts[2])), "{alone}");
        let last = connect(&hosts, 2, 1, "nim", Duration::from_millis(200)).unwrap_err();
        assert!(last.contains(&format!("{} cannot be reached", hosts[0])), "{last}");
    }
}
