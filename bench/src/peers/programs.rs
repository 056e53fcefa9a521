//! Installs the programs, runs them as processes, and reads what they print.
//!
//! The peers are under the GPL, so they are never linked, only run, and their folder is not a part of the workspace.

use super::engines::{How, Law, Mark};
use super::measure::{CPU, PEAK};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The peers and their versions.
pub const PEERS: [(&str, &str); 2] = [("ogsolve", "0.0.7"), ("igsolve", "0.1.2")];

/// The folder of the benchmarks.
pub fn room() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The folder for everything that must stay out of version control.
pub fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| room().with_file_name("target")).join("peers")
}

/// Installs the peers from the registry, at their pinned versions, with the dependencies that their authors
/// locked. Plain builds, because with `-C target-cpu=native` they ran slower, by a tenth and more.
pub fn install() -> Result<(), String> {
    for (name, version) in PEERS {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["install", "--quiet", "--locked", "--version"]).arg(format!("={version}")).arg(name);
        command.arg("--root").arg(folder()).env_remove("RUSTFLAGS").env_remove("CARGO_TARGET_DIR");
        let status = command.status().map_err(|error| format!("cargo cannot be started: {error}"))?;
        if !status.success() {
            return Err(format!(
                "{name} {version} could not be installed; it comes from the Rust registry, so that must be in reach"
            ));
        }
    }
    Ok(())
}

/// The result of one run of one program.
#[derive(Clone, Debug)]
pub struct Run {
    /// The states of the run in order; the last one is its end.
    pub marks: Vec<Mark>,
    /// The proved period.
    pub law: Option<Law>,
    /// Peak memory in KiB.
    pub peak: Option<u64>,
}

impl Run {
    pub fn end(&self) -> Mark {
        *self.marks.last().expect("a run has a mark")
    }

    /// The mark at this number of values.
    pub fn at(&self, values: u64) -> Option<Mark> {
        self.marks.iter().copied().find(|mark| mark.values == values)
    }
}

/// `ogsolve` by one method, to a number of values.
pub fn ogsolve(rule: &str, method: &str, values: u64) -> Result<Run, String> {
    let csv = folder().join(format!("ogsolve-{}.csv", std::process::id()));
    let _ = std::fs::remove_file(&csv);
    let program = folder().join("bin").join("ogsolve").display().to_string();
    let (last, file) = ((values - 1).to_string(), csv.display().to_string());
    let (_, peak, cpu) = measured(&[&program, rule, "-m", method, "-n", &last, "-b", &file])?;
    let text = std::fs::read_to_string(&csv).map_err(|error| format!("{file}: {error}"))?;
    let _ = std::fs::remove_file(&csv);
    let (mark, law) =
        ogsolve_row(&text).ok_or_else(|| format!("ogsolve wrote what cannot be read: {text}"))?;
    Ok(Run { marks: vec![Mark { cpu, ..mark }], law, peak })
}

/// Reads the table that `ogsolve -b` writes: a line of names, a line of numbers.
fn ogsolve_row(text: &str) -> Option<(Mark, Option<Law>)> {
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next()?.split(", ").collect();
    let cells: Vec<&str> = lines.next()?.split(", ").collect();
    let cell = |name| cells.get(names.iter().position(|&n| n == name)?).copied();
    let mark = Mark {
        values: cell("positions")?.parse::<u64>().ok()? + 1,
        time: Duration::from_micros(cell("time_micros")?.parse().ok()?),
        cpu: None,
        checksum: u32::from_str_radix(cell("checksum")?, 16).ok()?,
    };
    let law = match (cell("preperiod")?.parse(), cell("period")?.parse()) {
        (Ok(preperiod), Ok(period)) => Some(Law { preperiod, period }),
        _ => None,
    };
    Some((mark, law))
}

/// `igsolve grundy`: the nim-value of one heap of Grundy's game, from all smaller ones. The checksum of its
/// mark is that nim-value.
pub fn igsolve(values: u64) -> Result<Run, String> {
    let program = folder().join("bin").join("igsolve").display().to_string();
    let (text, peak, cpu) = measured(&[&program, "grundy", "-p", &(values - 1).to_string()])?;
    let mark = igsolve_mark(&text, values);
    let mark = mark.ok_or_else(|| format!("igsolve printed what cannot be read: {text}"))?;
    Ok(Run { marks: vec![Mark { cpu, ..mark }], law: None, peak })
}

/// `igsolve cram` or `chomp`: the nim-value of an empty board.
pub fn igsolve_board(game: &str, rows: u8, columns: u8) -> Result<Run, String> {
    let program = folder().join("bin").join("igsolve").display().to_string();
    board(&[&program, game, "-r", &rows.to_string(), "-c", &columns.to_string()])
}

/// Our own search in a process of its own.
pub fn our_board(name: &str) -> Result<Run, String> {
    board(&[&own_path()?, "board", name])
}

fn board(words: &[&str]) -> Result<Run, String> {
    let (text, peak, cpu) = measured(words)?;
    let mark = igsolve_mark(&text, 1);
    let mark = mark.ok_or_else(|| format!("{} printed what cannot be read: {text}", words.join(" ")))?;
    Ok(Run { marks: vec![Mark { cpu, ..mark }], law: None, peak })
}

fn igsolve_mark(text: &str, values: u64) -> Option<Mark> {
    let after = |start| text.lines().find_map(|line| line.strip_prefix(start)).map(str::trim);
    let time = after("Calculation time:")?;
    let unit = time.find(|c: char| c != '.' && !c.is_ascii_digit())?;
    let scale = match &time[unit..] {
        "s" => 1.0,
        "ms" => 1e-3,
        "µs" => 1e-6,
        _ => return None,
    };
    let time = Duration::from_secs_f64(time[..unit].parse::<f64>().ok()? * scale);
    Some(Mark { values, time, cpu: None, checksum: after("Nimber of initial position:")?.parse().ok()? })
}

/// The command that runs an engine of ours from mark to mark.
pub fn command(how: How<'_>, rule: &str, marks: &[u64]) -> Result<Vec<String>, String> {
    let program = own_path()?;
    let mut words: Vec<String> =
        [&program, "compute", how.engine, rule, &how.threads.to_string()].map(str::to_string).into();
    words.extend(marks.iter().map(u64::to_string));
    if let Some(path) = how.path {
        words.extend(["--path", path.word()].map(str::to_string));
    }
    if how.to_proof {
        words.push("--to-proof".to_string());
    }
    Ok(words)
}

/// Runs our engine in a process of its own, from mark to mark; with `to_proof` it stops at the proof of its period.
pub fn ours(how: How<'_>, rule: &str, marks: &[u64]) -> Result<Run, String> {
    let words = command(how, rule, marks)?;
    let (text, peak, _) = measured(&words.iter().map(String::as_str).collect::<Vec<_>>())?;
    let (marks, law) = our_marks(&text).ok_or_else(|| format!("{rule}: our own run printed: {text}"))?;
    Ok(Run { marks, law, peak })
}

fn our_marks(text: &str) -> Option<(Vec<Mark>, Option<Law>)> {
    let (mut marks, mut law) = (Vec::new(), None);
    for line in text.lines() {
        match *line.split_whitespace().collect::<Vec<_>>() {
            ["mark", values, nanos, cpu, checksum] => marks.push(Mark {
                values: values.parse().ok()?,
                time: Duration::from_nanos(nanos.parse().ok()?),
                cpu: cpu.parse().ok().map(Duration::from_nanos),
                checksum: u32::from_str_radix(checksum, 16).ok()?,
            }),
            ["law", preperiod, period] => {
                law = Some(Law { preperiod: preperiod.parse().ok()?, period: period.parse().ok()? });
            }
            _ => {}
        }
    }
    (!marks.is_empty()).then_some((marks, law))
}

fn own_path() -> Result<String, String> {
    let path =
        std::env::current_exe().map_err(|error| format!("this program does not know its place: {error}"))?;
    Ok(path.display().to_string())
}

/// Runs a command under [`super::measure::measure`]; returns its output, peak memory and processor time.
fn measured(words: &[&str]) -> Result<(String, Option<u64>, Option<Duration>), String> {
    let mut command = Command::new(own_path()?);
    command.arg("measure").args(words).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("{}: {error}", words[0]))?;
    if !output.status.success() {
        return Err(format!("{} failed", words.join(" ")));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let number =
        |start| text.lines().find_map(|line| line.strip_prefix(start)).and_then(|n| n.trim().parse().ok());
    let (peak, cpu) = (number(PEAK), number(CPU).map(Duration::from_micros));
    Ok((text, peak, cpu))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_ogsolve_is_read() {
        let text = "game, positions, method, checksum, period, preperiod, take_iter, break_iter, rc_effort, rc_rebuilds, time_micros, zeros_count\n\
                    0.56, 16777215, rc, 624B08AA, 144, 326640, 0, 1, 2, 3, 4650000, 7\n";
        let (mark, law) = ogsolve_row(text).unwrap();
        assert_eq!((mark.values, mark.checksum, mark.time.as_millis()), (1 << 24, 0x624B_08AA, 4650));
        assert_eq!(law, Some(Law { preperiod: 326640, period: 144 }));
        let (_, none) = ogsolve_row(&text.replace("144, 326640", ", ")).unwrap();
        assert_eq!(none, None);
        assert_eq!(ogsolve_row("game, positions\n"), None);
    }

    #[test]
    fn the_output_of_igsolve_is_read() {
        let text = "---=== Grundy's game 10000 Def ===---\nNimber of initial position: 39\nCalculation time: 8.5ms\nTT size: 9999\n";
        let mark = igsolve_mark(text, 10_001).unwrap();
        assert_eq!((mark.checksum, mark.time.as_micros()), (39, 8500));
        assert_eq!(igsolve_mark(&text.replace("ms", "h"), 10_001), None);
    }

    #[test]
    fn the_output_of_our_own_run_is_read() {
        let (marks, law) =
            our_marks("mark 64 1000 ? FF\nmark 70 2000 1500 1A\nlaw 3 4\npeak KiB: 5\n").unwrap();
        assert_eq!((marks.len(), marks[1].values, marks[1].checksum), (2, 70, 0x1A));
        assert_eq!((marks[0].cpu, marks[1].cpu), (None, Some(Duration::from_nanos(1500))));
        assert_eq!(law, Some(Law { preperiod: 3, period: 4 }));
        assert_eq!(our_marks("mark 64 soon ? FF"), None);
    }
}
