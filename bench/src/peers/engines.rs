//! Our side: the engines of the library, each in a process of its own.

use super::measure::own_cpu;
use grundy::sequence::{Evaluator, RareList};
use grundy_rules::code::Code;
use grundy_rules::{Budget, Heap, Ruleset};
use std::time::{Duration, Instant};

/// What an engine must do to be measured.
trait Engine {
    /// Finds values until so many are known, or until a period is proved.
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

/// The engine of this name: `sparse` is the one that the library is proud of, `rare-list` its
/// scalar reference. Only with `to_proof` does it stop where a period is proved.
fn engine(name: &str, rule: &str, threads: usize, to_proof: bool) -> Result<Box<dyn Engine>, String> {
    let ruleset = Ruleset::parse(rule).map_err(|error| error.to_string())?;
    let Some(Heap::Code(code)) = ruleset.heap() else {
        return Err(format!("{rule} is not played with a take-and-break code"));
    };
    let none = || format!("{rule}: the engine {name} does not play this code");
    match name {
        "sparse" | "rare-list" => {
            Ok(Box::new(ByHeap::new(rare_list(code, threads, to_proof).ok_or_else(none)?)))
        }
        _ => Err(format!("{name} is not an engine; sparse and rare-list are")),
    }
}

fn rare_list(code: &Code, _threads: usize, _to_proof: bool) -> Option<impl Evaluator + use<>> {
    RareList::new(code)
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

/// Where a run stood.
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

/// Runs an engine from mark to mark in this process, at most until a period is proved, and prints where it
/// stands.
pub fn run(name: &str, rule: &str, threads: usize, to_proof: bool, marks: &[u64]) -> Result<(), String> {
    let clock = Clock::start();
    let mut engine = engine(name, rule, threads, to_proof)?;
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

    #[test]
    fn the_checksum_is_that_of_ogsolve() {
        let mut engine = engine("rare-list", "0.454", 1, false).unwrap();
        engine.run_to(1 << 12).unwrap();
        let first = engine.checksum();
        engine.run_to(1 << 16).unwrap();
        // ogsolve 0.454 -m rcs -n 65535 printed C67AF5EB.
        assert_eq!(engine.checksum(), 0xC67A_F5EB);
        assert_ne!(engine.checksum(), first);
    }
}
