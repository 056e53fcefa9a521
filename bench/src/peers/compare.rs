//! Compares the programs on one game: runs them in turn, and checks that they find the same values.

use super::engines::{How, Law, Mark};
use super::games::{Game, Goal, Peer};
use super::programs::{Run, igsolve, ogsolve, ours};
use grundy::sequence::Path;
use std::time::Duration;

/// The results of one side: medians over the rounds.
#[derive(Clone, Copy)]
pub struct Side {
    /// The number of values found.
    pub values: u64,
    /// The time that took.
    pub seconds: f64,
    /// The processor time that took.
    pub cpu_seconds: Option<f64>,
    /// Values a second of elapsed time, over the stretch that the goal names.
    pub rate: f64,
    /// The same by processor time, which other programs on the machine disturb less.
    pub cpu_rate: Option<f64>,
    /// Peak memory in KiB.
    pub peak: Option<u64>,
}

impl Side {
    /// The speed in ratios: values a second, or proofs a second if the goal is a proof.
    fn speed(&self, goal: Goal) -> f64 {
        match goal {
            Goal::Values { .. } => self.rate,
            Goal::Proof { .. } => 1.0 / self.seconds,
        }
    }
}

/// The results of several threads.
#[derive(Clone, Copy)]
pub struct All {
    pub side: Side,
    /// The speed as a multiple of one thread's.
    pub gain: f64,
    /// The speed of as many one-thread runs side by side, as a multiple of one run alone: no program gains more on
    /// this machine.
    pub limit: f64,
}

/// One compared game.
pub struct Row<'a> {
    pub game: &'a Game,
    pub goal: Goal,
    /// The program and its method.
    pub peer: String,
    pub theirs: Side,
    /// Ours on one thread, by each chosen instruction set, the best one first.
    pub one: Vec<(Path, Side)>,
    /// Ours on all threads, by the first of them.
    pub all: Option<All>,
    /// What shows that the values are the same.
    pub agreed: String,
}

impl Row<'_> {
    /// Ours on one thread by the best instruction set.
    pub fn best(&self) -> &Side {
        &self.one[0].1
    }

    /// The ratio of a side of ours to the peer's one thread.
    pub fn ratio(&self, ours: &Side) -> f64 {
        ours.speed(self.goal) / self.theirs.speed(self.goal)
    }

    /// The same by processor time.
    pub fn cpu_ratio(&self, ours: &Side) -> Option<f64> {
        match self.goal {
            Goal::Values { .. } => Some(ours.cpu_rate? / self.theirs.cpu_rate?),
            Goal::Proof { .. } => Some(self.theirs.cpu_seconds? / ours.cpu_seconds?),
        }
    }

    /// Whether a ratio reaches the wanted one, in words.
    pub fn verdict(&self, path: Path, ratio: f64) -> &'static str {
        match self.game.wanted(path) {
            Some((_, Some(beyond))) if ratio >= beyond => "as hoped for",
            Some((least, _)) if ratio >= least => "as wanted",
            Some(_) => "less than wanted",
            None => "",
        }
    }
}

/// Runs one game. Each round runs the peer, then ours on one thread by each instruction set, then ours on all
/// threads, then as many runs of ours side by side, on one thread each.
/// The first round runs all methods of the peer, the others only the fastest.
///
/// # Errors
/// A program fails, or values differ.
pub fn compare<'a>(
    game: &'a Game,
    goal: Goal,
    rounds: usize,
    threads: usize,
    paths: &[Path],
) -> Result<Row<'a>, String> {
    let (mut theirs, mut all, mut beside) = (Vec::new(), Vec::new(), Vec::new());
    let mut one: Vec<(Path, Vec<Run>)> = paths.iter().map(|&path| (path, Vec::new())).collect();
    let mut peer = None;
    let to_proof = matches!(goal, Goal::Proof { .. });
    let marks = marks(game.peer, goal);
    for _ in 0..rounds {
        let run = match &peer {
            Some(peer) => run_peer(game.rule, *peer, values_of_peer(goal))?,
            None => {
                let (fastest, run) = fastest(game, values_of_peer(goal))?;
                peer = Some(fastest);
                run
            }
        };
        theirs.push(run);
        let how = |path, threads| How { engine: "sparse", threads, path: Some(path), to_proof };
        for (path, runs) in &mut one {
            runs.push(ours(how(*path, 1), game.rule, &marks)?);
        }
        if threads > 1 {
            all.push(ours(how(paths[0], threads), game.rule, &marks)?);
            beside.extend(side_by_side(threads, || ours(how(paths[0], 1), game.rule, &marks))?);
        }
    }
    let mut agreed = String::new();
    let reference = match goal {
        Goal::Proof { check, .. } if check < values_of_peer(goal) => {
            run_peer(game.rule, peer.expect("a round was run"), check)?
        }
        _ => theirs[0].clone(),
    };
    for run in one.iter().flat_map(|(_, runs)| runs).chain(&all).chain(&beside) {
        agreed =
            agree(game, goal, &reference, &theirs, run).map_err(|error| format!("{}: {error}", game.name))?;
    }
    let name = match peer.expect("a round was run") {
        One::Ogsolve(method) => format!("ogsolve {method}"),
        One::Igsolve => "igsolve".to_string(),
        One::RareList => "scalar list".to_string(),
    };
    let one: Vec<(Path, Side)> = one.iter().map(|(path, runs)| (*path, side(runs, Some(goal)))).collect();
    let all = (!all.is_empty()).then(|| {
        let (all, beside) = (side(&all, Some(goal)), side(&beside, Some(goal)));
        let gain = |side: &Side| side.speed(goal) / one[0].1.speed(goal);
        All { side: all, gain: gain(&all), limit: threads as f64 * gain(&beside) }
    });
    Ok(Row { game, goal, peer: name, theirs: side(&theirs, None), one, all, agreed })
}

/// Several runs at the same time.
fn side_by_side(count: usize, run: impl Fn() -> Result<Run, String> + Sync) -> Result<Vec<Run>, String> {
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..count).map(|_| scope.spawn(&run)).collect();
        let died = |_| Err("a thread that waited for a run died".to_string());
        runs.into_iter().map(|run| run.join().unwrap_or_else(died)).collect()
    })
}

/// A peer with its method.
#[derive(Clone, Copy)]
enum One {
    Ogsolve(&'static str),
    Igsolve,
    RareList,
}

fn fastest(game: &Game, values: u64) -> Result<(One, Run), String> {
    let candidates = match game.peer {
        Peer::Ogsolve(methods) => methods.iter().map(|method| One::Ogsolve(method)).collect(),
        Peer::Igsolve => vec![One::Igsolve],
        Peer::RareList => vec![One::RareList],
    };
    let cost = |run: &Run| run.end().cpu.unwrap_or(run.end().time);
    let mut best: Option<(One, Run)> = None;
    for one in candidates {
        let run = run_peer(game.rule, one, values)?;
        if best.as_ref().is_none_or(|(_, fastest)| cost(&run) < cost(fastest)) {
            best = Some((one, run));
        }
    }
    best.ok_or_else(|| format!("{}: no method of the peer is named", game.name))
}

fn run_peer(rule: &str, peer: One, values: u64) -> Result<Run, String> {
    match peer {
        One::Ogsolve(method) => ogsolve(rule, method, values),
        One::Igsolve => igsolve(values),
        One::RareList => {
            let how = How { engine: "rare-list", threads: 1, path: None, to_proof: false };
            ours(how, rule, &[values])
        }
    }
}

fn values_of_peer(goal: Goal) -> u64 {
    match goal {
        Goal::Values { peer, .. } | Goal::Proof { peer, .. } => peer,
    }
}

/// The numbers of values at which our run reports. It may need more heaps for a proof than the peer, which must know
/// the number beforehand; its time includes them.
fn marks(peer: Peer, goal: Goal) -> Vec<u64> {
    let mut marks = match goal {
        Goal::Values { peer, from, to } => vec![peer, from, to],
        Goal::Proof { peer, check } => vec![check, 8 * peer],
    };
    if matches!(peer, Peer::Igsolve) {
        marks.push(values_of_peer(goal) - 1);
    }
    marks.retain(|&mark| mark > 0);
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// Compares one run of ours with the peer's; returns what agrees.
fn agree(game: &Game, goal: Goal, reference: &Run, theirs: &[Run], run: &Run) -> Result<String, String> {
    let theirs_at = reference.end();
    let values = theirs_at.values;
    let mark = run.at(values).ok_or_else(|| format!("our run has no mark at {values} values"))?;
    if matches!(game.peer, Peer::Igsolve) {
        let before = run.at(values - 1).ok_or("our run has no mark one heap before the end")?;
        // The lower sum of the checksum grows by the value of each heap.
        let value = u32::from((mark.checksum as u16).wrapping_sub(before.checksum as u16));
        return if value == theirs_at.checksum {
            Ok(format!("G({}) = {value}", values - 1))
        } else {
            Err(format!("heap {} has nim-value {value}, igsolve says {}", values - 1, theirs_at.checksum))
        };
    }
    if mark.checksum != theirs_at.checksum {
        return Err(format!(
            "the checksums of {values} values differ: ours {:X}, theirs {:X}",
            mark.checksum, theirs_at.checksum
        ));
    }
    let agreed = format!("{:08X}", mark.checksum);
    let Goal::Proof { .. } = goal else { return Ok(agreed) };
    let say = |law: Option<Law>| match law {
        Some(Law { preperiod, period }) => format!("preperiod {preperiod}, period {period}"),
        None => "no period".to_string(),
    };
    match theirs.iter().find(|theirs| theirs.law != run.law || run.law.is_none()) {
        Some(theirs) => Err(format!(
            "after {} values: ours {}, theirs {}",
            run.end().values,
            say(run.law),
            say(theirs.law)
        )),
        None => Ok(format!("{agreed}; {}", say(run.law))),
    }
}

/// The medians of these runs; rates are over the goal's range of heaps, or over all.
fn side(runs: &[Run], goal: Option<Goal>) -> Side {
    let from = match goal {
        Some(Goal::Values { from, .. }) => from,
        _ => 0,
    };
    let rate = |run: &Run, clock: fn(Mark) -> Option<Duration>| {
        let (start, end) = (run.at(from), run.end());
        let values = end.values - start.map_or(0, |mark| mark.values);
        let time = clock(end)? - start.map_or(Some(Duration::ZERO), clock)?;
        Some(values as f64 / time.as_secs_f64().max(1e-9))
    };
    Side {
        values: runs[0].end().values,
        cpu_seconds: median(runs.iter().filter_map(|run| Some(run.end().cpu?.as_secs_f64()))),
        seconds: median(runs.iter().map(|run| run.end().time.as_secs_f64())).unwrap_or(f64::NAN),
        rate: median(runs.iter().filter_map(|run| rate(run, |mark| Some(mark.time)))).unwrap_or(f64::NAN),
        cpu_rate: median(runs.iter().filter_map(|run| rate(run, |mark| mark.cpu))),
        peak: runs.iter().filter_map(|run| run.peak).max(),
    }
}

fn median(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_unstable_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peers::games::GAMES;

    fn run(marks: &[(u64, u64, u32)], law: Option<Law>) -> Run {
        let mark = |&(values, ms, checksum)| Mark {
            values,
            time: Duration::from_millis(ms),
            cpu: Some(Duration::from_millis(ms / 2)),
            checksum,
        };
        Run { marks: marks.iter().map(mark).collect(), law, peak: Some(7) }
    }

    #[test]
    fn values_that_differ_are_refused() {
        let goal = Goal::Values { peer: 64, from: 128, to: 256 };
        let game = &GAMES[0];
        let theirs = run(&[(64, 10, 0xAB)], None);
        let good = run(&[(64, 1, 0xAB), (128, 2, 1), (256, 6, 2)], None);
        let bad = run(&[(64, 1, 0xAC), (128, 2, 1), (256, 3, 2)], None);
        assert_eq!(agree(game, goal, &theirs, &[], &good).unwrap(), "000000AB");
        assert!(agree(game, goal, &theirs, &[], &bad).unwrap_err().contains("ours AC, theirs AB"));
        let side_of_ours = side(&[good], Some(goal));
        assert_eq!(side_of_ours.rate.round(), 32_000.0);
        assert_eq!(side_of_ours.cpu_rate.unwrap().round(), 64_000.0);
        assert_eq!(side(&[theirs], None).rate.round(), 6400.0);
    }

    #[test]
    fn laws_that_differ_are_refused() {
        let goal = Goal::Proof { peer: 64, check: 32 };
        let (game, law) = (&GAMES[0], Law { preperiod: 9, period: 4 });
        let (reference, theirs) = (run(&[(32, 5, 1)], None), run(&[(64, 10, 2)], Some(law)));
        let agrees = |law| {
            agree(game, goal, &reference, std::slice::from_ref(&theirs), &run(&[(32, 1, 1), (50, 2, 3)], law))
        };
        assert!(agrees(Some(law)).is_ok());
        assert!(agrees(Some(Law { period: 8, ..law })).is_err());
        assert!(agrees(None).is_err());
    }
}
