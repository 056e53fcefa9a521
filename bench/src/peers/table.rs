//! The table as Markdown, with its date and machine.

use super::compare::{Row, Side};
use super::games::Goal;
use grundy::sequence::Path;
use std::fmt::Write;
use std::process::Command;
use std::time::SystemTime;

/// What a reader must know to judge the figures.
pub struct Machine {
    pub text: String,
    pub threads: usize,
}

impl Machine {
    /// This machine, as far as the system describes it.
    pub fn here(threads: usize) -> Machine {
        let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let field = |name: &str| {
            let line = cpuinfo.lines().find(|line| line.split(':').next().map(str::trim) == Some(name))?;
            line.split_once(':').map(|(_, value)| value.trim().to_string())
        };
        let flags = field("flags").unwrap_or_default();
        let has = |name: &&str| flags.split_whitespace().any(|flag| flag == *name);
        let simd = ["avx2", "avx512bw", "avx512vbmi", "avx512_vnni", "gfni"];
        let simd: Vec<&str> = simd.into_iter().filter(has).collect();
        let model = match (field("model name"), field("cpu family"), field("model")) {
            (Some(name), Some(family), Some(model)) => format!("{name} (family {family}, model {model})"),
            (Some(name), ..) => name,
            _ => format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        };
        let text = format!("{model}, {threads} threads, {}", simd.join(" "));
        Machine { text, threads }
    }
}

/// The first line that a command prints; empty if there is no such command.
fn first_line(words: &[&str]) -> String {
    let output = Command::new(words[0]).args(&words[1..]).output().ok();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().next().unwrap_or_default().to_string()
}

/// The whole page.
pub fn page(rows: &[Row<'_>], machine: &Machine, rounds: usize, quick: bool) -> String {
    let date = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let commit = first_line(&["git", "describe", "--always", "--dirty"]);
    let mut page = String::from("# Nim-sequences beside the peers\n\n");
    let command = if quick { "peers --quick" } else { "peers" };
    let _ = writeln!(page, "`cargo run --release -p grundy-bench {command}` wrote this page.\n");
    let _ = writeln!(
        page,
        "{}; {}; {}; commit {commit}; median of {rounds} round{}, the programs in turn.\n",
        &date[..10],
        machine.text,
        first_line(&["rustc", "--version"]),
        if rounds == 1 { "" } else { "s" }
    );
    let n = machine.threads;
    let _ = writeln!(
        page,
        "| game | peer | heaps | 10^6 values/s | MiB | grundy: heaps | 1 thread | ratio | by CPU time | wanted | {n} threads | ratio | of one | {n} runs | MiB | the same values |"
    );
    let _ = writeln!(page, "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|");
    for row in rows {
        let all = row.all.map_or_else(Default::default, |all| {
            [speed(all.side.rate), times(row.ratio(&all.side)), gain(all.gain), gain(all.limit)]
        });
        let one = row.best();
        let peak = row.all.and_then(|all| all.side.peak).max(one.peak);
        let _ = writeln!(
            page,
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            row.game.name,
            row.peer,
            count(row.theirs.values),
            speed(row.theirs.rate),
            mebibytes(row.theirs.peak),
            ours_to(row),
            speed(one.rate),
            times(row.ratio(one)),
            cpu_ratio(row, one),
            wanted(row, row.one[0].0),
            all.join(" | "),
            mebibytes(peak),
            row.agreed,
        );
    }
    page.push_str(NOTES);
    for row in rows.iter().filter(|row| matches!(row.goal, Goal::Proof { .. })) {
        let one = row.best();
        let _ = writeln!(
            page,
            "* {}: proved in {} from {} heaps by grundy; in {} from {} heaps by {}, which must be told how far to go: {}.",
            row.game.name,
            seconds(one.seconds),
            one.values,
            seconds(row.theirs.seconds),
            row.theirs.values,
            row.peer,
            times(row.ratio(one))
        );
    }
    for row in rows.iter().filter(|row| busy(&row.theirs) || row.one.iter().any(|(_, one)| busy(one))) {
        let _ = writeln!(
            page,
            "* {}: the machine was busy with other things; trust the CPU time.",
            row.game.name
        );
    }
    by_path(&mut page, rows);
    page
}

/// The table of the instruction sets, if there are several.
fn by_path(page: &mut String, rows: &[Row<'_>]) {
    let Some(first) = rows.first().filter(|row| row.one.len() > 1) else { return };
    page.push_str("\n## By instruction set, one thread\n\n| game |");
    for (path, _) in &first.one {
        let _ = write!(page, " {} | ratio | by CPU time | wanted |", path.word());
    }
    let _ = writeln!(page, "\n|---|{}", "--:|--:|--:|--:|".repeat(first.one.len()));
    for row in rows {
        let _ = write!(page, "| {} |", row.game.name);
        for &(path, ref side) in &row.one {
            let (ratio, by_cpu) = (times(row.ratio(side)), cpu_ratio(row, side));
            let _ = write!(page, " {} | {ratio} | {by_cpu} | {} |", speed(side.rate), wanted(row, path));
        }
        page.push('\n');
    }
}

/// A row for the terminal: a line for the peer, one for each instruction set.
pub fn lines(row: &Row<'_>) -> String {
    let proof = matches!(row.goal, Goal::Proof { .. });
    let reached = |side: &Side| {
        let to = if proof {
            format!("   proof from {} heaps in {}", side.values, seconds(side.seconds))
        } else {
            String::new()
        };
        format!("{:>9}{to}", speed(side.rate))
    };
    let mut text = format!("{:15} {:12} {}\n", row.game.name, row.peer, reached(&row.theirs));
    let mut line = |name: &str, side: &Side, verdict: &str| {
        let (ratio, by_cpu) = (times(row.ratio(side)), cpu_ratio(row, side));
        let _ = writeln!(
            text,
            "{:15} {name:12} {}   {ratio:>6}   by CPU time {by_cpu:>6}   {verdict}",
            "",
            reached(side)
        );
    };
    for &(path, ref side) in &row.one {
        line(path.word(), side, row.verdict(path, row.ratio(side)));
    }
    if let Some(all) = &row.all {
        let gained = format!("{} of one thread; side by side {}", gain(all.gain), gain(all.limit));
        line("all threads", &all.side, &gained);
    }
    text
}

fn cpu_ratio(row: &Row<'_>, side: &Side) -> String {
    row.cpu_ratio(side).map_or_else(|| "?".to_string(), times)
}

fn wanted(row: &Row<'_>, path: Path) -> String {
    row.game.wanted(path).map_or_else(|| "–".to_string(), |(least, _)| times(least))
}

/// Whether a side waited for the processor. Runs of milliseconds say nothing about that.
fn busy(side: &Side) -> bool {
    side.seconds > 0.1 && side.cpu_rate.is_some_and(|cpu| side.rate < 0.9 * cpu)
}

const NOTES: &str = r#"
* A rate is the number of values a second of elapsed time inside the program, without its start-up: ours between the two numbers of heaps, or from heap 0.
* "ratio" divides our rate by that of the peer's one thread (the peers have no more), or the peer's time to the proof by ours. "wanted" is
  the goal for one thread: a third of it with AVX2; portable code must not be slower than the peer.
  "by CPU time" is the same ratio by processor time, with the start-up of the peer: it is steadier if other programs run too.
* "of one" is the gain of more threads. "runs" is the gain of as many runs of one thread side by side over one run alone: virtual
  cores that share a real one give less than their number, and no program gains more than that.
* MiB is the largest resident set of the process. The peers keep all values, we the latest in at most 64 MiB.
* "the same values": the checksum of all values to the peer's last heap (of a proof: of the first values), equal in both programs and every round:
  Fletcher's, over 16-bit values, both sums modulo 2^16. A proof also has the same preperiod and period.
* The scalar list is our own engine that takes one heap and one pair at a time; `bench/` keeps it for this comparison. igsolve values one heap, so its nim-value is compared.
"#;

fn ours_to(row: &Row<'_>) -> String {
    match row.goal {
        Goal::Values { from: 0, to, .. } => count(to),
        Goal::Values { from, to, .. } => format!("{}–{}", count(from), count(to)),
        Goal::Proof { .. } => format!("proof at {}", count(row.best().values)),
    }
}

/// The number; a large power of two as 2^k.
pub fn count(n: u64) -> String {
    if n.is_power_of_two() && n >= 1024 { format!("2^{}", n.trailing_zeros()) } else { n.to_string() }
}

/// 10^6 values a second, three digits.
pub fn speed(rate: f64) -> String {
    let millions = rate / 1e6;
    let digits =
        if millions >= 100.0 { 0 } else { (1 - millions.log10().floor() as i32).clamp(1, 6) as usize };
    format!("{millions:.digits$}")
}

/// A ratio.
pub fn times(ratio: f64) -> String {
    if ratio >= 10.0 { format!("{ratio:.0}×") } else { format!("{ratio:.1}×") }
}

/// A ratio near 1, with two decimals.
fn gain(ratio: f64) -> String {
    format!("{ratio:.2}×")
}

fn mebibytes(kib: Option<u64>) -> String {
    kib.map_or_else(|| "?".to_string(), |kib| format!("{:.0}", kib as f64 / 1024.0))
}

fn seconds(seconds: f64) -> String {
    if seconds < 1.0 { format!("{:.1} ms", 1e3 * seconds) } else { format!("{seconds:.1} s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_digits() {
        assert_eq!(speed(430e6), "430");
        assert_eq!(speed(14.96e6), "15.0");
        assert_eq!(speed(0.7e6), "0.70");
        assert_eq!(speed(0.0164e6), "0.016");
        assert_eq!((count(1 << 24), count(93_167), count(64)), ("2^24".into(), "93167".into(), "64".into()));
        assert_eq!((times(35.4), times(3.04)), ("35×".into(), "3.0×".into()));
    }
}
