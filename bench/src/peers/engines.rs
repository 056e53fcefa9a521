//! Our side: the engines of the library, each in a process of its own.

use super::measure::own_cpu;
use super::scalar::ScalarList;
use grundy::sequence::{Evaluator, Path, Sparse, Step};
use grundy_rules::{Budget, Heap, Ruleset};
use std::time::{Duration, Instant};

/// What an engine must do to be measured.
trait Engine {
    /// Finds values up to this number, or until a period is proved.
    fn run_to(&mut self, values: u64) -> Result<Option<Law>, String>;
    /// How many values are known.
    fn values(&self) -> u64;
    /// The checksum of the known values.
    fn checksum(&mut self) -> u32;
}

/// A proved period and its preperiod.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Law {
    pub preperiod: u64,
    pub period: u64,
}

/// Which engine of ours is to run, and how.
#[derive(Clone, Copy)]
pub struct How<'a> {
    /// `sparse` is the library's engine, `rare-list` its scalar reference.
    pub engine: &'a str,
    pub threads: usize,
    /// The instruction set; `None` for the best one of the machine.
    pub path: Option<Path>,
    /// Whether the run stops when a period is proved.
    pub to_proof: bool,
}

/// The most bytes of values and windows to keep.
const MEMORY: u64 = 64 << 20;

/// An engine for this rule.
fn engine(how: How<'_>, rule: &str) -> Result<Box<dyn Engine>, String> {
    let ruleset = Ruleset::parse(rule).map_err(|error| error.to_string())?;
    let Some(Heap::Code(code)) = ruleset.heap() else {
        return Err(format!("{rule} is not played with a take-and-break code"));
    };
    let none = || format!("{rule}: the engine {} does not play this code", how.engine);
    match how.engine {
        "sparse" => {
            let mut engine = Sparse::new(code).ok_or_else(none)?.threads(how.threads).memory(MEMORY);
            if let Some(path) = how.path {
                engine = engine.path(path);
            }
            Ok(Box::new(InBlocks { engine, to_proof: how.to_proof }))
        }
        "rare-list" => Ok(Box::new(ByHeap::new(ScalarList::new(code).ok_or_else(none)?))),
        name => Err(format!("{name} is not an engine; sparse and rare-list are")),
    }
}

/// The engine that finds many values at a time, keeps a window of them, and proves periods.
struct InBlocks {
    engine: Sparse,
    to_proof: bool,
}

impl Engine for InBlocks {
    fn run_to(&mut self, values: u64) -> Result<Option<Law>, String> {
        while self.values() < values {
            match self.engine.advance(values - self.values()) {
                Step::Running => {}
                Step::Done(proof) if self.to_proof => {
                    return Ok(Some(Law { preperiod: proof.preperiod, period: proof.period }));
                }
                Step::Done(_) => {}
                Step::Stopped(why) => return Err(format!("stopped at heap {}: {why:?}", self.values())),
            }
        }
        Ok(None)
    }

    fn values(&self) -> u64 {
        self.engine.heaps()
    }

    fn checksum(&mut self) -> u32 {
        self.engine.report().fletcher
    }
}

/// An engine that finds one value at a time from all smaller ones.
struct ByHeap<E> {
    evaluator: E,
    known: Vec<u32>,
    summed: usize,
    checksum: Fletcher,
}

impl<E: Evaluator> ByHeap<E> {
    fn new(evaluator: E) -> ByHeap<E> {
        ByHeap { evaluator, known: Vec::new(), summed: 0, checksum: Fletcher::default() }
    }
}

impl<E: Evaluator> Engine for ByHeap<E> {
    fn run_to(&mut self, values: u64) -> Result<Option<Law>, String> {
        let mut budget = Budget::default();
        while self.values() < values {
            let value =
                self.evaluator.value(&self.known, &mut budget).map_err(|failure| failure.to_string())?;
            self.known.push(value);
        }
        Ok(None)
    }

    fn values(&self) -> u64 {
        self.known.len() as u64
    }

    fn checksum(&mut self) -> u32 {
        self.known[self.summed..].iter().for_each(|&value| self.checksum.push(value as u16));
        self.summed = self.known.len();
        self.checksum.get()
    }
}

/// The checksum that `ogsolve` prints: Fletcher's, of the values of heaps 0, 1, 2, … as 16-bit
/// words, both sums modulo 2^16 (not 2^16 - 1). Heap 0 has value 0, so it changes nothing.
#[derive(Default)]
struct Fletcher {
    sum: u16,
    sums: u16,
}

impl Fletcher {
    fn push(&mut self, value: u16) {
        self.sum = self.sum.wrapping_add(value);
        self.sums = self.sums.wrapping_add(self.sum);
    }

    fn get(&self) -> u32 {
        u32::from(self.sums) << 16 | u32::from(self.sum)
    }
}

/// The state of a run at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Values known.
    pub values: u64,
    /// Elapsed time.
    pub time: Duration,
    /// Processor time, of all threads.
    pub cpu: Option<Duration>,
    /// The checksum of the values.
    pub checksum: u32,
}

/// Runs an engine in this process and prints its state at each mark; it stops early if a period is proved.
pub fn run(how: How<'_>, rule: &str, marks: &[u64]) -> Result<(), String> {
    let clock = Clock::start();
    let mut engine = engine(how, rule)?;
    let mut used = clock.read();
    for &mark in marks {
        let clock = Clock::start();
        let law = engine.run_to(mark)?;
        let more = clock.read();
        used = (used.0 + more.0, used.1.zip(more.1).map(|(before, now)| before + now));
        let cpu = used.1.map_or_else(|| "?".to_string(), |cpu| cpu.as_nanos().to_string());
        println!("mark {} {} {cpu} {:X}", engine.values(), used.0.as_nanos(), engine.checksum());
        if let Some(law) = law {
            println!("law {} {}", law.preperiod, law.period);
            break;
        }
    }
    Ok(())
}

/// Elapsed time and processor time since its start.
struct Clock(Instant, Option<Duration>);

impl Clock {
    fn start() -> Clock {
        Clock(Instant::now(), own_cpu())
    }

    fn read(&self) -> (Duration, Option<Duration>) {
        let cpu = own_cpu().zip(self.1).map(|(now, before)| now.saturating_sub(before));
        (self.0.elapsed(), cpu)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn how(engine: &str, path: Option<Path>, to_proof: bool) -> How<'_> {
        How { engine, threads: 1, path, to_proof }
    }

    #[test]
    fn the_checksum_is_that_of_ogsolve() {
        let mut ways = vec![how("rare-list", None, false), how("sparse", None, false)];
        ways.extend(Path::available().into_iter().map(|path| how("sparse", Some(path), false)));
        for way in ways {
            let mut engine = engine(way, "0.454").unwrap();
            engine.run_to(1 << 12).unwrap();
            let first = engine.checksum();
            engine.run_to(1 << 16).unwrap();
            // ogsolve 0.454 -m rcs -n 65535 printed C67AF5EB.
            assert_eq!(engine.checksum(), 0xC67A_F5EB, "{} {:?}", way.engine, way.path);
            assert_ne!(engine.checksum(), first);
            assert_eq!(engine.values(), 1 << 16);
        }
    }

    #[test]
    fn a_proof_ends_a_run_only_on_request() {
        let law = Law { preperiod: 46_578, period: 4 };
        let mut engine_to_proof = engine(how("sparse", None, true), "0.127").unwrap();
        assert_eq!(engine_to_proof.run_to(1 << 18), Ok(Some(law)));
        assert!(engine_to_proof.values() < 1 << 18);
        let mut engine_to_end = engine(how("sparse", None, false), "0.127").unwrap();
        assert_eq!(engine_to_end.run_to(1 << 18), Ok(None));
        assert_eq!(engine_to_end.values(), 1 << 18);
    }
}
