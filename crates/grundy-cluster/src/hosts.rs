//! The processes of a job, and the connections between them.

use serde::{Deserialize, Serialize};
use std::io::{Error, ErrorKind, Read as _, Result as IoResult, Write as _};
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

/// The hosts of a list.
///
/// # Errors
/// A line is no address, or two lines are the same.
pub fn parse(text: &str) -> Result<Vec<String>, String> {
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

/// What all processes of a job need to agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The rules and the start, or the file of moves.
    pub job: String,
    /// Settings by their names.
    pub settings: Vec<(String, u64)>,
}

/// What two processes say when they meet.
#[derive(Clone, Serialize, Deserialize)]
struct Hello {
    program: String,
    terms: Terms,
    processes: usize,
    process: usize,
}

/// The time between two tries to reach a process.
const RETRY: Duration = Duration::from_millis(100);

/// Whoever calls has this time to say who it is.
const GREETING: Duration = Duration::from_secs(2);

/// A longer greeting is none.
const MAX_HELLO: u32 = 1 << 24;

/// Connects this process with all others, within a time.
///
/// # Errors
/// A host cannot be reached in time, its name is unknown, or the process there works on another job.
pub fn connect(
    hosts: &[String],
    process: usize,
    terms: &Terms,
    within: Duration,
) -> Result<Vec<Option<TcpStream>>, String> {
    let deadline = Instant::now() + within;
    let program = env!("CARGO_PKG_VERSION").into();
    let hello = Hello { program, terms: terms.clone(), processes: hosts.len(), process };
    let listener = listen(&hosts[process])?;
    let mut sockets: Vec<Option<TcpStream>> = hosts.iter().map(|_| None).collect();
    // Each process calls those before it, and waits for those after it.
    for (other, host) in hosts.iter().enumerate().take(process) {
        let mut socket = call(host, deadline)?;
        greet(&mut socket, &hello, deadline)
            .map_err(|error| format!("it gave no greeting of grundy-cluster ({error})"))
            .and_then(|theirs| agree(&hello, &theirs, Some(other)))
            .map_err(|why| format!("process {other} at {host}: {why}"))?;
        sockets[other] = Some(socket);
    }
    listener.set_nonblocking(true).map_err(|error| error.to_string())?;
    while sockets.iter().skip(process + 1).any(Option::is_none) {
        if Instant::now() > deadline {
            let missing = (process + 1..hosts.len()).filter(|&other| sockets[other].is_none());
            let missing: Vec<String> =
                missing.map(|other| format!("process {other} at {}", hosts[other])).collect();
            return Err(format!("nobody called within {within:?}: {}", missing.join(", ")));
        }
        match listener.accept() {
            Ok((mut socket, from)) => {
                let until = deadline.min(Instant::now() + GREETING);
                // Whoever calls and says nothing that we know is no process of ours.
                let Ok(theirs) = greet(&mut socket, &hello, until) else { continue };
                agree(&hello, &theirs, None)
                    .map_err(|why| format!("the process that called from {from}: {why}"))?;
                match sockets.get_mut(theirs.process) {
                    Some(place @ None) if theirs.process > process => *place = Some(socket),
                    _ => return Err(format!("two processes call themselves --process {}", theirs.process)),
                }
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => std::thread::sleep(RETRY / 10),
            Err(error) => return Err(format!("{}: {error}", hosts[process])),
        }
    }
    for socket in sockets.iter().flatten() {
        let plain = socket
            .set_nodelay(true)
            .and_then(|()| socket.set_read_timeout(None))
            .and_then(|()| socket.set_write_timeout(None));
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

/// Says who we are, and hears who they are: a length of 4 bytes and JSON each.
fn greet(socket: &mut TcpStream, hello: &Hello, until: Instant) -> IoResult<Hello> {
    socket.set_nonblocking(false)?;
    socket.set_write_timeout(Some(left(until)?))?;
    let text = serde_json::to_vec(hello)?;
    socket.write_all(&(text.len() as u32).to_le_bytes())?;
    socket.write_all(&text)?;
    let mut length = [0; 4];
    hear(socket, &mut length, until)?;
    let length = u32::from_le_bytes(length);
    if length > MAX_HELLO {
        return Err(ErrorKind::InvalidData.into());
    }
    let mut theirs = vec![0; length as usize];
    hear(socket, &mut theirs, until)?;
    Ok(serde_json::from_slice(&theirs)?)
}

/// Reads until the buffer is full, however slowly the bytes come.
fn hear(socket: &mut TcpStream, mut buffer: &mut [u8], until: Instant) -> IoResult<()> {
    while !buffer.is_empty() {
        socket.set_read_timeout(Some(left(until)?))?;
        match socket.read(buffer) {
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(read) => buffer = &mut buffer[read..],
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The time that is left.
fn left(until: Instant) -> IoResult<Duration> {
    let left = until.saturating_duration_since(Instant::now());
    if left.is_zero() { Err(Error::new(ErrorKind::TimedOut, "it took too long")) } else { Ok(left) }
}

fn agree(ours: &Hello, theirs: &Hello, process: Option<usize>) -> Result<(), String> {
    let (mine, other) = (&ours.terms, &theirs.terms);
    if other.job != mine.job {
        return Err(format!("it works on `{}`, and this process on `{}`", cut(&other.job), cut(&mine.job)));
    }
    if theirs.program != ours.program {
        return Err(format!("it is grundy-cluster {}, and this one {}", theirs.program, ours.program));
    }
    if let Some(((name, theirs), (_, ours))) = other.settings.iter().zip(&mine.settings).find(|(a, b)| a != b)
    {
        return Err(format!("it has {name} {theirs}, and this process {ours}; all processes need the same"));
    }
    if theirs.processes != ours.processes || process.is_some_and(|process| process != theirs.process) {
        return Err(format!(
            "it is process {} of {}, and this one {} of {}; all processes need the same list of hosts",
            theirs.process, theirs.processes, ours.process, ours.processes
        ));
    }
    Ok(())
}

/// The first characters of a long name.
fn cut(name: &str) -> String {
    name.chars().take(200).collect()
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
        let meet = |process: usize, terms: Terms| {
            let hosts = hosts.clone();
            std::thread::spawn(move || connect(&hosts, process, &terms, Duration::from_secs(5)))
        };
        let all: Vec<_> = (0..3).map(|process| meet(process, terms("nim", 16))).collect();
        for one in all {
            assert_eq!(one.join().unwrap().unwrap().iter().flatten().count(), 2);
        }
        for (other, wanted) in [
            (terms("kayles", 16), ["it works on `kayles`", "it works on `nim`"]),
            (terms("nim", 8), ["it has --shards 8", "it has --shards 16"]),
        ] {
            let all = [meet(0, terms("nim", 16)), meet(1, other)].map(|one| one.join().unwrap().unwrap_err());
            assert!(all.iter().any(|why| wanted.iter().any(|wanted| why.contains(wanted))), "{all:?}");
        }
        let alone = connect(&hosts, 0, &terms("nim", 16), Duration::from_millis(200)).unwrap_err();
        assert!(alone.contains(&format!("process 2 at {}", hosts[2])), "{alone}");
        let last = connect(&hosts, 2, &terms("nim", 16), Duration::from_millis(200)).unwrap_err();
        assert!(last.contains(&format!("{} cannot be reached", hosts[0])), "{last}");
    }

    fn terms(job: &str, shards: u64) -> Terms {
        Terms { job: job.into(), settings: vec![("--shards".into(), shards)] }
    }

    #[test]
    fn strangers_do_not_hold_up_the_processes() {
        let hosts = free(2);
        let first = hosts[0].clone();
        let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
        let stopped = stop.clone();
        // One is silent; the other one says a byte now and then.
        let strangers = std::thread::spawn(move || {
            let dial = || loop {
                if let Ok(socket) = TcpStream::connect(&first) {
                    break socket;
                }
            };
            let (_silent, mut slow) = (dial(), dial());
            let _ = slow.write_all(&20u32.to_le_bytes());
            while !stopped.load(std::sync::atomic::Ordering::Relaxed) {
                let _ = slow.write_all(b" ");
                std::thread::sleep(Duration::from_millis(300));
            }
        });
        let zero = {
            let hosts = hosts.clone();
            std::thread::spawn(move || connect(&hosts, 0, &terms("nim", 16), Duration::from_secs(30)))
        };
        std::thread::sleep(Duration::from_millis(200));
        let begin = Instant::now();
        connect(&hosts, 1, &terms("nim", 16), Duration::from_secs(30)).unwrap();
        zero.join().unwrap().unwrap();
        assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        strangers.join().unwrap();
    }
}
