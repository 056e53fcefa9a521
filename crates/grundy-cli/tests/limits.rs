//! The limits of every command: a long and a large instance ends in time, within the memory, with the exit code 3 and
//! what is known by then; Ctrl-C and SIGTERM end it with 130.
#![cfg(unix)]

mod common;

use common::slow;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::signal::{Signal, kill};
use nix::sys::time::TimeValLike as _;
use nix::unistd::Pid;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// What a command shows when a limit ends it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// What is known by then.
    Part,
    /// Nothing: the answer is one piece.
    Nothing,
}

/// A command that cannot finish within the limits. A word in braces stands for a [file](file).
struct Row {
    args: &'static [&'static str],
    shows: Shows,
    /// Whether it takes long, so that a signal meets it at work. Otherwise it only needs much memory.
    long: bool,
}

const fn long(args: &'static [&'static str], shows: Shows) -> Row {
    Row { args, shows, long: true }
}

const fn large(args: &'static [&'static str], shows: Shows) -> Row {
    Row { args, shows, long: false }
}

use Shows::{Nothing, Part};

const ROWS: &[Row] = &[
    long(&["values", "grundy", "--to", "10^9", "--format", "csv"], Part),
    long(&["values", "grundy", "--to", "10^9", "-o", "{output}.npy"], Nothing),
    long(&["values", "cram 4xn", "--to", "1000"], Part),
    large(&["values", "wythoff", "--to", "9000"], Nothing),
    large(&["values", "take {k in 1..n if k^3 mod 7 = 1}", "--to", "999999", "--show", "outcomes"], Part),
    long(&["values", "@{rules}", "--to", "10^9", "--format", "json"], Part),
    long(&["solve", "cram 9x9"], Nothing),
    long(&["label", "cram 9x9", "--to", "{output}.table"], Nothing),
    large(&["solve", "cram 9x9", "--misere"], Nothing),
    long(&["solve", "grundy : 10000000"], Nothing),
    large(&["solve", "@{parts}"], Nothing),
    large(&["solve", "nim : 1000000", "--certificate", "{output}.cert"], Part),
    long(&["solve", "@{pipe}"], Nothing),
    long(&["check", "{pipe}"], Nothing),
    large(&["check", "{certificate}"], Part),
    long(&["explain", "cram 9x9"], Nothing),
    large(&["explain", "@{parts}"], Nothing),
    long(&["explain", "law", "grundy", "--to", "10^9"], Part),
    long(&["law", "grundy", "--to", "10^10"], Part),
    large(&["law", "n -> [i, n-2-i] for i in 0..n-1000000"], Part),
    long(&["law", "@{rules}", "--to", "10^10"], Part),
    large(&["law", "--values", "{numbers}"], Nothing),
    long(&["identify", "grundy", "--with", "0.106", "--to", "10^9"], Part),
    large(&["identify", "--values", "{numbers}"], Nothing),
    long(&["sparse", "0.106", "--to", "10^12"], Part),
    long(&["code", "grundy", "--lang", "python", "--to", "10^9"], Nothing),
    long(&["at", "grundy", "10^9"], Nothing),
    large(&["graph", "{edges}"], Nothing),
    large(&["draw", "graph", "{edges}", "-o", "{output}.png"], Nothing),
    long(
        &["draw", "plot", "n -> n-k for k in 1..n if k*k mod 7 = 1", "--to", "1000000", "-o", "{output}.svg"],
        Nothing,
    ),
    long(&["draw", "board", "cram 11x11"], Nothing),
    long(&["worksheet", "cram 9x9", "--seed", "1", "-o", "{output}.svg"], Nothing),
    large(&["mex", "@{numbers}"], Nothing),
    large(&["nim-sum", "@{numbers}"], Nothing),
    long(&["nimber", "@{expressions}"], Part),
    long(&["replay", "grundy : 10000000 > 5000001, 4999999"], Nothing),
    large(&["replay", "@{game}"], Nothing),
    large(&["play", "@{parts}"], Nothing),
];

/// The largest instances of commands that refuse larger ones, so that no limit must end them.
const BOUNDED: &[&[&str]] =
    &[&["xor-table", "1023", "--product"], &["tartan", "triplets", "ruler", "--from", "0", "--to", "999"]];

/// Commands that need no limits: they list what the program knows, or run until they are ended.
const WITHOUT_LIMITS: &[&str] = &["completions", "games", "help", "serve"];

/// The limit on time, and how much processor time a command may take after it.
fn times() -> (f64, f64) {
    if slow() { (1.0, 0.5) } else { (0.25, 0.75) }
}

/// Twice the limit on memory, in kB.
const MAX_KILOBYTES: i64 = 2 * 32 * 1024;

/// A file that a row names. It is written line by line: the system counts the memory of this process as that of its
/// children, too.
fn file(name: &str) -> String {
    let written = |head: &str, count: u64, line: &dyn Fn(u64) -> String| {
        let path = common::scratch(&format!("{name}.csv"), "");
        let mut out = BufWriter::new(File::create(&path).expect("a file"));
        out.write_all(head.as_bytes()).expect("written");
        (1..=count).for_each(|i| writeln!(out, "{}", line(i)).expect("written"));
        out.flush().expect("written");
        path
    };
    let path = match name {
        "edges" => written("from,to\n", 5_000_000, &|i| format!("{i},{}", i / 2)),
        "numbers" => written("", 6_000_000, &|i| (i * i % 99_991).to_string()),
        "parts" => written("kayles : 1", 2_000_000, &|i| format!(",{}", i % 999)),
        "game" => written("", 1_000_000, &|i| format!("nim : {}", 2_000_000 - i)),
        // The other line is no rule: each rule has limits of its own.
        "rules" => written("grundy, not\n", 1, &|i| format!("n -> n-k for k in 1..n if (k*k+{i}) mod 7 = 1")),
        "expressions" => written("", 1_000_000, &|i| format!("({i}*{}+3)/7", i * i)),
        "certificate" => certificate(),
        "pipe" => {
            let path = common::scratch("pipe", "");
            std::fs::remove_file(&path).expect("the file is there");
            nix::unistd::mkfifo(&path, nix::sys::stat::Mode::S_IRWXU).expect("a pipe");
            path
        }
        "output" => common::scratch("output", "").with_extension(""),
        other => panic!("{other} is no file of the rows"),
    };
    path.display().to_string()
}

/// The certificate of a law of pairs, with a coefficient that makes its machines large.
fn certificate() -> PathBuf {
    let path = common::scratch("wythoff.cert", "");
    let output = common::grundy(&["law", "wythoff", "--certificate", &path.display().to_string()]);
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(&path).expect("a certificate");
    let changed = text.replacen("[-1,0]", "[-100,0]", 1);
    assert_ne!(text, changed, "{text}");
    let body = changed.rsplit_once("{\"sha256\"").expect("a last line").0;
    use sha2::Digest as _;
    let digest: String = sha2::Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect();
    std::fs::write(&path, format!("{body}{{\"sha256\":\"{digest}\"}}\n")).expect("written");
    path
}

/// The arguments of a row, with its files.
fn arguments(row: &Row) -> Vec<String> {
    let named = |arg: &&str| match (arg.find('{'), arg.find('}')) {
        (Some(from), Some(to)) if arg[from + 1..to].chars().all(|c| c.is_ascii_lowercase()) => {
            format!("{}{}{}", &arg[..from], file(&arg[from + 1..to]), &arg[to + 1..])
        }
        _ => (*arg).to_string(),
    };
    row.args.iter().map(named).collect()
}

fn processor_seconds() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the usage of the children");
    (usage.user_time() + usage.system_time()).num_microseconds() as f64 / 1e6
}

/// The largest memory of any child so far, in kB.
fn largest_child() -> i64 {
    getrusage(UsageWho::RUSAGE_CHILDREN).expect("the usage of the children").max_rss()
}

#[test]
fn every_command_keeps_its_limits() {
    let (limit, more) = times();
    common::grundy(&["--version"]);
    let own = largest_child();
    let mut failures = Vec::new();
    let bounded = BOUNDED.iter().map(|args| (large(args, Part), Some(0)));
    for (row, code) in ROWS.iter().map(|row| (Row { ..*row }, Some(3))).chain(bounded) {
        let mut args = arguments(&row);
        args.extend(["--max-memory".into(), "32M".into(), "--max-time".into(), limit.to_string()]);
        let before = (processor_seconds(), largest_child());
        let Output { status, stdout, stderr } = common::grundy(&args);
        let (seconds, kilobytes) = (processor_seconds() - before.0, largest_child());
        let mut wrong = Vec::new();
        if status.code() != code {
            wrong.push(format!("it ends with {status}"));
        }
        if seconds > limit + more {
            wrong.push(format!("it takes {seconds:.2} s of processor time"));
        }
        if kilobytes > before.1 && kilobytes > own + MAX_KILOBYTES {
            wrong.push(format!("it takes {kilobytes} kB"));
        }
        if row.shows == Part && stdout.is_empty() {
            wrong.push("it shows nothing".into());
        }
        if !wrong.is_empty() {
            let said = String::from_utf8_lossy(&stderr);
            failures.push(format!("{:?}: {}; {}", row.args, wrong.join(", "), said.trim_end()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_command_has_its_row() {
    let help = String::from_utf8(common::grundy(&["help"]).stdout).expect("UTF-8");
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    // A description may go on in a further line, which begins farther to the right.
    let heads = listed.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    let commands: BTreeSet<&str> = heads.filter_map(|line| line.split_whitespace().next()).collect();
    let rows = ROWS.iter().map(|row| row.args[0]).chain(BOUNDED.iter().map(|args| args[0]));
    let tested = rows.chain(WITHOUT_LIMITS.iter().copied()).collect();
    assert_eq!(commands, tested);
}

#[test]
fn signals_end_every_command() {
    let rows = ROWS.iter().filter(|row| row.long);
    // Every day a few.
    let step = if slow() { 1 } else { 6 };
    let within = Duration::from_millis(if slow() { 300 } else { 3000 });
    for (i, row) in rows.enumerate().filter(|(i, _)| i % step == 0) {
        let signal = if i % 2 == 0 { Signal::SIGINT } else { Signal::SIGTERM };
        let args = arguments(row);
        // The machine may be busy: one try of three must be in time.
        let ended = (0..3).any(|_| {
            let mut child = Command::new(env!("CARGO_BIN_EXE_grundy"))
                .args(&args)
                .args(["--max-memory", "4G"])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            std::thread::sleep(Duration::from_millis(400));
            let start = Instant::now();
            kill(Pid::from_raw(child.id() as i32), signal).expect("it runs");
            let status = child.wait().expect("it ends");
            assert_eq!(status.code(), Some(130), "{:?}", row.args);
            start.elapsed() < within
        });
        assert!(ended, "{signal} does not end {:?} within {within:?}", row.args);
    }
}
