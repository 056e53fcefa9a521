//! Periods and arithmetic periods of rules that divide heaps: a sentence about quotients, decided in base 2.
//!
//! Let n₀ ≥ 1 and let the heap n₀ + i + pq, 0 ≤ i < p, have the value cᵢ + sᵢq, where all sᵢ are s unless the
//! claim has a saltus for each class. A heap left by a move is one of those below n₀, or has a class i and a
//! quotient q. For given classes the sizes mean that the quotients have the sum Q + d, where Q is that of the
//! heap moved from, and the value is the nim-sum of the cᵢ + sᵢqᵢ: a relation that machines in base 2 read.
//! So for each class, and all Q at once, it can be decided that no option has the value of the heap and that
//! each smaller value is that of an option.

use super::format::{Classes, Period};
use super::period::told;
use super::values::Values;
use super::wrong;
use crate::Fault;
use crate::machine::{Logic, Machine, linear};
use grundy_rules::logic::{Core, Kind, Move, Split, Var};
use grundy_rules::{Budget, Stopped, Why};
use std::collections::{HashMap, HashSet};

const Q: Var = 0;
const VALUE: Var = 1;
const SUM: Var = 2;
const NIM: Var = 3;
const TIMES: Var = 4;
const QUOTIENT: Var = 10;
const WORTH: Var = 30;
const TOTAL: Var = 50;

/// The largest number of heaps that a move may leave.
const MAX_HEAPS: u32 = 8;
/// The largest number to take; the numbers are tried one by one.
const MAX_TAKEN: u64 = 1 << 12;
/// The longest period to decide, with its preperiod.
const MAX_CLASSES: u64 = 1 << 13;
/// The number of heaps whose values are compared with the claim before the automata decide.
const HEAPS_BEFORE_DECISION: u64 = 128;

/// A heap above n₀ that a move leaves: its value for quotient 0, the saltus, and its class.
type Large = (u32, i64, u64);

struct Quotients<'a, 'b> {
    logic: Logic<'a, 'b>,
    /// The values of the heaps below n₀ + p; n₀ is at least 1.
    values: Vec<u32>,
    n0: i64,
    p: i64,
    /// The saltus of each residue modulo p.
    saltus: Vec<i64>,
    /// For heaps and the kind of division, the relation between the sum of the quotients and the nim-sum of
    /// the values.
    left: HashMap<(Vec<Large>, Option<Kind>), Machine>,
}

/// An option of the heap with quotient Q: heaps of these classes, and smaller ones with this nim-sum of
/// values; the sum of the quotients is Q + difference, less a multiple of the step.
#[derive(PartialEq, Eq, Hash)]
struct Division {
    classes: Vec<Large>,
    kind: Option<Kind>,
    constant: u32,
    difference: i64,
    step: i64,
}

pub(super) fn check(rule: &Core, period: &Period, budget: &mut Budget<'_>) -> Result<&'static str, Fault> {
    let Period { preperiod, period: p, saltus, .. } = *period;
    short(preperiod, p, budget)?;
    // A claim with too large a period or preperiod is soon refused.
    decide(rule, preperiod, &vec![saltus; p as usize], budget, |value, budget| period.is_least(value, budget))
}

/// The same for a claim with a saltus for each class.
pub(super) fn check_classes(
    rule: &Core,
    classes: &Classes,
    budget: &mut Budget<'_>,
) -> Result<&'static str, Fault> {
    let Classes { preperiod, saltus, values } = classes;
    short(*preperiod, saltus.len() as u64, budget)?;
    decide(rule, *preperiod, saltus, budget, |value, _| told(values, value))
}

fn short(preperiod: u64, p: u64, budget: &Budget<'_>) -> Result<(), Fault> {
    match preperiod.max(1).checked_add(p) {
        Some(end) if end <= MAX_CLASSES => Ok(()),
        _ => Err(budget.stop(Why::Work).into()),
    }
}

/// Decides the claim; before that, `also` checks what else it says about the values.
fn decide(
    rule: &Core,
    preperiod: u64,
    saltus: &[u64],
    budget: &mut Budget<'_>,
    also: impl FnOnce(&dyn Fn(u64) -> u64, &mut Budget<'_>) -> Result<(), Fault>,
) -> Result<&'static str, Fault> {
    let (n0, p) = (preperiod.max(1), saltus.len() as u64);
    let end = n0 + p;
    let splits = splits(rule, budget)?;
    let early = p.min(HEAPS_BEFORE_DECISION);
    let values = Values::below(rule, end + early, budget)?;
    let law = |n: u64| u64::from(values[n as usize]);
    let claimed = |n: u64| law(n - p) + saltus[(n % p) as usize];
    // Heap 0 belongs to the claim if the preperiod is 0, but is not a part. A few other heaps reveal most
    // wrong claims soon.
    if let Some(heap) = (preperiod + p..end + early).find(|heap| law(*heap) != claimed(*heap)) {
        return wrong(format!(
            "G({}+{p}) is {}, and G({}) is {}",
            heap - p,
            law(heap),
            heap - p,
            law(heap - p)
        ));
    }
    let value = |n: u64| if n < end { law(n) } else { claimed(n) };
    also(&value, budget)?;
    let mut quotients = Quotients {
        logic: Logic::of_base(2, budget),
        values: values[..end as usize].to_vec(),
        n0: n0 as i64,
        p: p as i64,
        saltus: saltus.iter().map(|saltus| *saltus as i64).collect(),
        left: HashMap::new(),
    };
    for class in 0..p {
        quotients.class(class as i64, &splits)?;
    }
    Ok("a sentence of arithmetic with addition and nim-sums, decided by automata in base 2 (Büchi 1960)")
}

/// All moves as divisions, each once.
fn splits(rule: &Core, budget: &mut Budget<'_>) -> Result<Vec<Split>, Fault> {
    let mut all = Vec::new();
    for each in &rule.moves {
        match *each {
            Move::Split(split) if split.heaps <= MAX_HEAPS => all.push(split),
            Move::Take(least, most) => {
                let last = most.unwrap_or(least);
                if last - least >= MAX_TAKEN || last > u64::from(u32::MAX) {
                    return Err(budget.stop(Why::Work).into());
                }
                let more = 2 * (last - least + 1);
                budget.spend(more)?;
                budget.reserve(more * size_of::<Split>() as u64)?;
                for taken in least..=last {
                    let every = most.is_none().then_some(1);
                    let split = |heaps| Split { taken: taken as i64, heaps, kind: Kind::Any, every };
                    all.extend([split(0), split(1)]);
                }
            }
            _ => return wrong("this theorem is about taking coins and dividing heaps into a few"),
        }
        if let Some(Split { taken, every, .. }) = all.last() {
            if taken.unsigned_abs() > 1 << 32 || every.is_some_and(|every| every > 1 << 32) {
                return Err(budget.stop(Why::Work).into());
            }
        }
    }
    all.sort_unstable_by_key(|split: &Split| (split.heaps, split.taken, split.every, split.kind as u8));
    all.dedup();
    Ok(all)
}

impl Quotients<'_, '_> {
    fn saltus_of(&self, heap: u64) -> i64 {
        self.saltus[(heap % self.p as u64) as usize]
    }

    /// Checks that the claim is the mex of the options for all heaps of a class.
    fn class(&mut self, class: i64, splits: &[Split]) -> Result<(), Fault> {
        let heap = (self.n0 + class) as u64;
        let (value, s) = (i64::from(self.values[heap as usize]), self.saltus_of(heap));
        let own = self.logic.zero(&linear(&[(s, Q), (-1, VALUE)], value))?;
        let mut missing = self.logic.at_most_zero(&linear(&[(1, VALUE), (-s, Q)], 1 - value))?;
        let mut met = HashSet::new();
        let mut held = 0;
        for split in splits {
            let mut parts = vec![1; split.heaps as usize];
            loop {
                // A multiple of `every` may fit each class.
                let steps = split.every.map_or(1, |every| self.p as u64 / gcd(every, self.p as u64));
                self.logic.budget.spend(steps + parts.len() as u64)?;
                for division in self.divisions(class, split, &parts) {
                    if met.contains(&division) {
                        continue;
                    }
                    let more = DIVISION_BYTES + (size_of::<Large>() * parts.len()) as u64;
                    self.logic.budget.reserve(more)?;
                    held += more;
                    let option = self.option(&division)?;
                    met.insert(division);
                    if !self.logic.and(&option, &own)?.is_never() {
                        return wrong(format!(
                            "a heap {} + {}*q has an option of its own value: {split}",
                            self.n0 + class,
                            self.p
                        ));
                    }
                    if !missing.is_never() {
                        missing = self.logic.without(&missing, &option)?;
                    }
                }
                if !next(&mut parts, self.values.len() as u64) {
                    break;
                }
            }
        }
        drop(met);
        self.logic.budget.release(held);
        match missing.is_never() {
            true => Ok(()),
            false => wrong(format!(
                "a value below that of a heap {} + {}*q is that of no option",
                self.n0 + class,
                self.p
            )),
        }
    }

    /// The options whose heaps are represented by these ascending parts: heaps below n₀, or the first ones of
    /// their classes.
    fn divisions(&self, class: i64, split: &Split, parts: &[u64]) -> Vec<Division> {
        let (n0, p) = (self.n0, self.p);
        let large = parts.iter().filter(|part| **part >= n0 as u64);
        let class_of = |part: &u64| (self.values[*part as usize], self.saltus_of(*part), *part);
        let classes: Vec<Large> = large.map(class_of).collect();
        let small = &parts[..parts.len() - classes.len()];
        let same = parts.windows(2).filter(|pair| pair[0] == pair[1]).count() + 1 == parts.len();
        let twice = small.windows(2).any(|pair| pair[0] == pair[1]);
        // Heaps of different classes, and those below n₀, never have the same size. The condition that
        // remains on the quotients:
        let kind = match split.kind {
            Kind::Any => None,
            Kind::Different if twice => return Vec::new(),
            Kind::Different => {
                Some(Kind::Different).filter(|_| classes.windows(2).any(|pair| pair[0].2 == pair[1].2))
            }
            Kind::Equal if !same => return Vec::new(),
            Kind::Equal => Some(Kind::Equal).filter(|_| !classes.is_empty()),
            Kind::Unequal if !same => None,
            Kind::Unequal if classes.is_empty() => return Vec::new(),
            Kind::Unequal => Some(Kind::Unequal),
        };
        let constant = small.iter().fold(0, |sum, part| sum ^ self.values[*part as usize]);
        let sizes: i64 = parts.iter().map(|part| *part as i64).sum();
        let rest = n0 + class - split.taken - sizes;
        let mut classes = classes;
        if kind.is_none() {
            // Then only the values count.
            classes.iter_mut().for_each(|class| class.2 = 0);
            classes.sort_unstable();
        }
        let division =
            |difference, step| Division { classes: classes.clone(), kind, constant, difference, step };
        match split.every {
            None if rest % p == 0 => vec![division(rest / p, 0)],
            None => Vec::new(),
            Some(every) => {
                let every = every as i64;
                let again = p / gcd(every as u64, p as u64) as i64;
                let fits = (0..again).filter(|times| (rest - every * times) % p == 0);
                fits.map(|times| division((rest - every * times) / p, every * again / p)).collect()
            }
        }
    }

    /// The values of an option, by the quotient of the heap.
    fn option(&mut self, division: &Division) -> Result<Machine, Stopped> {
        let mut left = self.left(&division.classes, division.kind)?;
        let logic = &mut self.logic;
        if division.constant > 0 {
            let constant = logic.zero(&linear(&[(1, QUOTIENT)], -i64::from(division.constant)))?;
            let nim = logic.nim_sum(NIM, QUOTIENT, VALUE)?;
            let nim = logic.joined(vec![constant, nim], &[QUOTIENT])?;
            left = logic.renamed(&left, |var| if var == VALUE { NIM } else { var })?;
            left = logic.joined(vec![left, nim], &[NIM])?;
        }
        if (division.difference, division.step) == (0, 0) {
            return logic.renamed(&left, |var| if var == SUM { Q } else { var });
        }
        let sum = logic.zero(&linear(&[(1, Q), (-1, SUM), (-division.step, TIMES)], division.difference))?;
        logic.joined(vec![left, sum], &[SUM, TIMES])
    }

    fn left(&mut self, classes: &[Large], kind: Option<Kind>) -> Result<Machine, Stopped> {
        let key = (classes.to_vec(), kind);
        if let Some(known) = self.left.get(&key) {
            return Ok(known.clone());
        }
        let found = match kind {
            None => self.one_more(classes)?,
            Some(kind) => self.shaped(classes, kind)?,
        };
        self.logic.budget.reserve(DIVISION_BYTES + size_of_val(classes) as u64)?;
        self.left.insert(key, found.clone());
        Ok(found)
    }

    /// Adds the last heap to all others.
    fn one_more(&mut self, classes: &[Large]) -> Result<Machine, Stopped> {
        let Some((&(value, s, _), others)) = classes.split_last() else {
            let sum = self.logic.zero(&linear(&[(1, SUM)], 0))?;
            let nim = self.logic.zero(&linear(&[(1, VALUE)], 0))?;
            return self.logic.and(&sum, &nim);
        };
        let others = self.left(others, None)?;
        let logic = &mut self.logic;
        let others = logic.renamed(&others, |var| if var == SUM { TOTAL } else { NIM })?;
        let sum = logic.zero(&linear(&[(1, SUM), (-1, TOTAL), (-1, QUOTIENT)], 0))?;
        let worth = logic.zero(&linear(&[(s, QUOTIENT), (-1, WORTH)], value.into()))?;
        let nim = logic.nim_sum(NIM, WORTH, VALUE)?;
        logic.joined(vec![others, sum, worth, nim], &[TOTAL, QUOTIENT, WORTH, NIM])
    }

    /// Heaps that differ, are equal, or are not all equal. Those of one class are side by side.
    fn shaped(&mut self, classes: &[Large], kind: Kind) -> Result<Machine, Stopped> {
        let logic = &mut self.logic;
        let heaps = classes.len();
        let terms: Vec<(i64, Var)> = (0..heaps).map(|heap| (-1, QUOTIENT + heap)).chain([(1, SUM)]).collect();
        let mut all = vec![
            logic.zero(&linear(&terms, 0))?,
            logic.zero(&linear(&[(1, TOTAL)], 0))?,
            logic.zero(&linear(&[(1, TOTAL + heaps), (-1, VALUE)], 0))?,
        ];
        let mut hidden = vec![TOTAL];
        for (heap, &(value, s, class)) in classes.iter().enumerate() {
            all.push(logic.zero(&linear(&[(s, QUOTIENT + heap), (-1, WORTH + heap)], value.into()))?);
            all.push(logic.nim_sum(TOTAL + heap, WORTH + heap, TOTAL + heap + 1)?);
            hidden.extend([QUOTIENT + heap, WORTH + heap, TOTAL + heap + 1]);
            let twin = heap > 0 && classes[heap - 1].2 == class;
            let pair = [(1, QUOTIENT + heap.saturating_sub(1)), (-1, QUOTIENT + heap)];
            match kind {
                Kind::Different if twin => all.push(logic.at_most_zero(&linear(&pair, 1))?),
                Kind::Equal if twin => all.push(logic.zero(&linear(&pair, 0))?),
                _ => {}
            }
        }
        if kind == Kind::Unequal {
            // All are of one class: some order has the first below the last.
            all.push(logic.at_most_zero(&linear(&[(1, QUOTIENT), (-1, QUOTIENT + heaps - 1)], 1))?);
        }
        logic.joined(all, &hidden)
    }
}

/// The bytes that a remembered division takes, its classes aside.
const DIVISION_BYTES: u64 = 160;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The next ascending list of parts, all below `end`.
fn next(parts: &mut [u64], end: u64) -> bool {
    let Some(place) = parts.iter().rposition(|part| part + 1 < end) else { return false };
    let part = parts[place] + 1;
    parts[place..].fill(part);
    true
}
