//! The search for the repeat of the values of a heap with a mode.

use super::rows::{Moves, Places};
use super::{ModeLaw, ModeRows, ModeValues, RowsRepeat, machines, names};
use crate::law::{Evidence, Found, Period};
use grundy_rules::formula::modes::{MAX_MODES, ModeMoves, Modes, Part};
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Kind, Ruleset, Why};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The most work for a law, in moves looked at.
const LAW_TICKS: u64 = 1 << 26;
/// The most values that are computed, in all modes together.
const MAX_VALUES: usize = 1 << 24;
/// The most heaps whose rows are compared.
const MAX_HEAPS: usize = 1 << 20;

/// The modes that a rule names, where one coordinate is a heap and the other takes finitely many values: the
/// coordinate of the heap, and the modes.
pub fn named_modes(ruleset: &Ruleset) -> Option<(usize, Vec<u64>)> {
    let Kind::Points(points) = ruleset.kind() else { return None };
    (0..2).find_map(|heap| Some((heap, Modes::of(&points.formula, heap)?.named()?)))
}

/// The law of the nim-values in the modes that a rule names; `None` where there are none, or where neither a repeat
/// nor machines are found in a few seconds.
///
/// # Errors
/// A spent budget. A rule that fails at some small heap has no law.
///
/// # Cost
/// Linear in preperiod and period, times the number of moves in all modes. For machines, the work of the decision.
pub fn of_rule(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Option<Found<ModeLaw>>, Failure> {
    match named_modes(ruleset) {
        Some((heap, modes)) => of_named(ruleset, heap, &modes, budget),
        None => Ok(None),
    }
}

/// As [`of_rule`], where the modes that the rule names are known.
pub(super) fn of_named(
    ruleset: &Arc<Ruleset>,
    heap: usize,
    modes: &[u64],
    budget: &mut Budget<'_>,
) -> Result<Option<Found<ModeLaw>>, Failure> {
    if let Some(found) = of_modes(ruleset, heap, modes, budget)? {
        return Ok(Some(found));
    }
    without_failures(released(budget, |budget| machines::of_modes(ruleset, heap, modes, budget)))
}

/// The law of the nim-values in these modes, and in those to which moves lead from them; `None` where the other
/// coordinate is no heap, or where no repeat is found in a few seconds.
///
/// # Errors
/// A spent budget. A rule that fails at some small heap has no law.
pub(super) fn of_modes(
    ruleset: &Arc<Ruleset>,
    heap: usize,
    modes: &[u64],
    budget: &mut Budget<'_>,
) -> Result<Option<Found<ModeLaw>>, Failure> {
    let Kind::Points(points) = ruleset.kind() else { return Ok(None) };
    let Some(rule) = Modes::of(&points.formula, heap) else { return Ok(None) };
    let mut modes: BTreeSet<u64> = modes.iter().copied().collect();
    let found = released(budget, |budget| {
        budget.within(LAW_TICKS, |budget| {
            loop {
                let Some(settled) = Settled::new(&rule, &modes) else { return Ok(None) };
                match settled.search(&rule, ruleset, budget)? {
                    Searched::Law(found) => return Ok(Some(*found)),
                    Searched::Nothing => return Ok(None),
                    Searched::More(more) => modes = settled.modes.into_iter().chain(more).collect(),
                }
            }
        })
    });
    without_failures(found.map(Option::flatten))
}

/// Releases what a search has reserved, once it has ended.
fn released<T>(budget: &mut Budget<'_>, search: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let held = budget.spent().bytes;
    let found = search(budget);
    let more = budget.spent().bytes.saturating_sub(held);
    budget.release(more);
    found
}

/// No law where the rule fails somewhere, or where a law needs too much memory.
fn without_failures<T>(found: Result<Option<T>, Failure>) -> Result<Option<T>, Failure> {
    match found {
        Err(Failure::Rule(_)) => Ok(None),
        Err(Failure::Stopped(stopped)) if stopped.why == Why::Memory => Ok(None),
        found => found,
    }
}

/// The moves of large heaps in all modes that can be reached.
struct Settled {
    modes: BTreeSet<u64>,
    modulus: u64,
    /// For each mode and each remainder.
    moves: Vec<Vec<ModeMoves>>,
    from: u64,
    window: u64,
}

/// The positions that moves of large heaps leave.
fn parts(moves: &[Vec<ModeMoves>]) -> impl Iterator<Item = &Part> {
    moves.iter().flatten().flat_map(|moves| &moves.options).flatten()
}

enum Searched {
    Law(Box<Found<ModeLaw>>),
    Nothing,
    /// Moves from small heaps lead to other modes.
    More(BTreeSet<u64>),
}

impl Settled {
    fn new(rule: &Modes<'_>, modes: &BTreeSet<u64>) -> Option<Settled> {
        let (mut all, mut open, mut modulus) =
            (modes.clone(), modes.iter().copied().collect::<Vec<u64>>(), 1);
        while let Some(mode) = open.pop() {
            let (more, moves) = rule.moves_by_remainder(mode, modulus).ok()?;
            modulus = more;
            let parts = moves.iter().flat_map(|moves| &moves.options).flatten();
            open.extend(parts.map(|part| part.mode()).filter(|mode| all.insert(*mode)));
            if all.len() > MAX_MODES {
                return None;
            }
        }
        let moves: Vec<Vec<ModeMoves>> =
            all.iter().map(|mode| rule.moves(*mode, modulus)).collect::<Result<_, _>>().ok()?;
        let taken = |part: &Part| if let Part::Less { taken, .. } = part { *taken } else { 0 };
        let window = parts(&moves).map(taken).max().unwrap_or(0).max(1);
        let from = moves.iter().flatten().map(|moves| moves.from).max().unwrap_or(0).max(window);
        Some(Settled { modes: all, modulus, moves, from, window })
    }

    fn search(
        &self,
        rule: &Modes<'_>,
        ruleset: &Ruleset,
        budget: &mut Budget<'_>,
    ) -> Result<Searched, Failure> {
        let places: Places = self.modes.iter().copied().zip(0..).collect();
        let width = places.len();
        let (mut rows, mut seen) = (Vec::new(), Vec::new());
        let mut passes = false;
        for heap in 0..self.from {
            let mut small = Vec::with_capacity(width);
            let mut more = BTreeSet::new();
            for &mode in &self.modes {
                let Some(options) = options(rule, ruleset, heap, mode, budget)? else {
                    return Ok(Searched::Nothing);
                };
                let parts = options.iter().flatten().map(|part| part.mode());
                more.extend(parts.filter(|mode| !places.contains_key(mode)));
                small.push(options);
            }
            if !more.is_empty() {
                let enough = more.len() + width <= MAX_MODES;
                return Ok(if enough { Searched::More(more) } else { Searched::Nothing });
            }
            let small: Vec<&[Vec<Part>]> = small.iter().map(Vec::as_slice).collect();
            let Some(moves) = Moves::new(&small, &places) else { return Ok(Searched::Nothing) };
            passes |= moves.has_passes();
            moves.push(&mut rows, &mut seen);
        }
        let mut large = Vec::new();
        for residue in 0..self.modulus as usize {
            let here: Vec<&[Vec<Part>]> =
                self.moves.iter().map(|moves| moves[residue].options.as_slice()).collect();
            let Some(moves) = Moves::new(&here, &places) else { return Ok(Searched::Nothing) };
            passes |= moves.has_passes();
            large.push(moves);
        }
        let Some((first, again)) = self.repeat(&large, &mut rows, width, budget)? else {
            return Ok(Searched::Nothing);
        };
        Ok(Searched::Law(self.law(rule, &rows, [first, again], passes, ruleset).into()))
    }

    /// The first heaps at which the rows before return with the same remainder.
    fn repeat(
        &self,
        large: &[Moves],
        rows: &mut Vec<u32>,
        width: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Option<(usize, usize)>, Failure> {
        let window = self.window as usize * width;
        // The window as a number: of equal windows it is equal.
        let top = (1..window).fold(1u64, |power, _| power.wrapping_mul(FACTOR));
        let step = |hash: u64, value: u32| hash.wrapping_mul(FACTOR).wrapping_add(u64::from(value) + 1);
        let start = rows.len() - window;
        let mut hash = rows[start..].iter().fold(0, |hash, value| step(hash, *value));
        let mut known: FxHashMap<(u64, u64), usize> = FxHashMap::default();
        let (mut seen, mut held) = (Vec::new(), 0);
        loop {
            let heap = rows.len() / width;
            if heap > MAX_HEAPS || rows.len() > MAX_VALUES {
                return Ok(None);
            }
            let bytes = 4 * rows.capacity() as u64 + 48 * known.capacity() as u64;
            if bytes > held {
                budget.reserve(bytes - held)?;
                held = bytes;
            }
            let residue = heap as u64 % self.modulus;
            let before = |heap: usize| &rows[heap * width - window..heap * width];
            match known.entry((residue, hash)) {
                std::collections::hash_map::Entry::Occupied(entry) => {
                    if before(*entry.get()) == before(heap) {
                        return Ok(Some((*entry.get(), heap)));
                    }
                }
                std::collections::hash_map::Entry::Vacant(entry) => drop(entry.insert(heap)),
            }
            let moves = &large[residue as usize];
            budget.spend(1 + moves.size())?;
            moves.push(rows, &mut seen);
            for place in rows.len() - width..rows.len() {
                let old = u64::from(rows[place - window]) + 1;
                hash = step(hash.wrapping_sub(old.wrapping_mul(top)), rows[place]);
            }
        }
    }

    fn law(
        &self,
        rule: &Modes<'_>,
        rows: &[u32],
        [first, again]: [usize; 2],
        passes: bool,
        ruleset: &Ruleset,
    ) -> Found<ModeLaw> {
        let width = self.modes.len();
        let row = |heap: usize| &rows[heap * width..(heap + 1) * width];
        let (start, distance) = (first - self.window as usize, again - first);
        let returns = |p: usize| (0..distance).all(|i| row(start + i) == row(start + (i + p) % distance));
        let period = (1..=distance).find(|p| distance % p == 0 && returns(*p)).unwrap_or(distance);
        let mut preperiod = start;
        while preperiod > 0 && row(preperiod - 1) == row(preperiod - 1 + period) {
            preperiod -= 1;
        }
        let values = (0..width).map(|mode| (0..preperiod + period).map(|heap| row(heap)[mode]).collect());
        let names = names(ruleset);
        let period = Period::plain(preperiod as u64, period as u64);
        let law = ModeLaw {
            heap: rule.heap(),
            modes: self.modes.iter().copied().collect(),
            values: ModeValues::Rows(ModeRows { period, values: values.collect() }),
            names: names.clone(),
        };
        let [one, other] = names;
        let proof = RowsRepeat {
            names: if rule.heap() == 0 { [one, other] } else { [other, one] },
            settled: self.from,
            modulus: self.modulus,
            window: self.window,
            modes: width as u64,
            first: start as u64,
            distance: distance as u64,
            passes,
            fixed: parts(&self.moves).any(|part| matches!(part, Part::Fixed { .. })),
        };
        let heaps_computed = (rows.len() / width) as u64;
        Found { law, by: Evidence::Proved(proof.into()), heaps_computed }
    }
}

/// An odd number, so that no digit of a window is lost.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// The options of a small heap; `None` where a move leaves a larger one.
fn options(
    rule: &Modes<'_>,
    ruleset: &Ruleset,
    heap: u64,
    mode: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<Vec<Part>>>, Failure> {
    let (mut all, mut smaller) = (Vec::new(), true);
    ruleset.options(&rule.join(heap, mode), budget, &mut |option| {
        let mut parts = Vec::new();
        for at in option.chunks_exact(2) {
            let (left, mode) = rule.split([at[0], at[1]]);
            match heap.checked_sub(left) {
                Some(taken) => parts.push(Part::Less { taken, mode }),
                None => smaller = false,
            }
        }
        if !smaller || all.len() >= MAX_OPTIONS {
            smaller = false;
            return ControlFlow::Break(Halt::Enough);
        }
        all.push(parts);
        ControlFlow::Continue(())
    })?;
    Ok(smaller.then_some(all))
}

/// The most options of a small heap.
const MAX_OPTIONS: usize = 1 << 16;
