//! The block engine: 64 heaps at a time, values in a byte each.

use super::class::Class;
use super::kernel::{BLOCK, Block, Checks, GROUPS, Plan, WORDS, Work};
use super::lanes::{Path, Tap};
use super::moves::Moves;
use super::past::{self, MIRROR, NONE, Past};
use super::pipeline::{Filled, STRETCH};
use super::rares::Rares;
use super::repeat::{Repeat, Window, Windows};
use super::special::Special;
use super::tally::{COUNTED, Tally};
use super::witness::HINTED;
use super::{learn, taps};
use crate::sequence::Marks;
use grundy_rules::Why;
use serde::{Deserialize, Serialize};
use std::io::{self, Read};

/// A sparse space that is walked through in blocks.
///
/// Each block is filled as if all its heaps were common; then every rare value below each heap's own
/// must be shown to be an option. If one is not, that heap is rare: the block is taken over up to it,
/// and the next one starts behind it.
pub(super) struct Blocks {
    pub(super) moves: Moves,
    pub(super) class: Class,
    pub(super) past: Past,
    pub(super) rares: Rares,
    pub(super) path: Path,
    pub(super) plan: Plan,
    pub(super) checks: Checks,
    pub(super) special: Special,
    /// No witness used so far is farther away than this.
    pub(super) reach: u64,
    /// Has a value been 64 or more?
    wide: bool,
    block: Block,
    marks: Marks,
    /// At so many heaps the lists are learned again.
    relearn: u64,
    /// How many rare heaps there were when they were learned last.
    learned_rares: usize,
    /// Counts and checksums, of the heaps that are settled.
    pub(super) tally: Tally,
    /// The windows that a period would repeat.
    pub(super) windows: Windows,
    /// For each rare value the small parts among which it was met last.
    pub(super) hints: Vec<u16>,
    /// The last heap for which the rare value 0 was shown by two equal heaps, which depends on its parity.
    pub(super) halved: u64,
}

/// The blocks' state without the values that are kept.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    class: Class,
    rares: Vec<(u64, u8)>,
    /// Offset and constant of each witness.
    witnesses: Vec<(u64, u8)>,
    groups: (usize, usize),
    wide: bool,
    reach: u64,
    relearn: u64,
    learned_rares: usize,
    tally: Tally,
    windows: Windows,
    hints: Vec<u16>,
    halved: u64,
    past: past::Saved,
}

/// Why blocks end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leave {
    /// The space is not sparse any more, or a value needs more than a byte: the list takes over.
    ToList,
    /// A value that is needed is no longer kept.
    Stopped(Why),
}

/// One rare heap in so many is too many.
const DENSE: u64 = 8;
/// Up to so many heaps the mask may change.
const UNSETTLED: u64 = 1 << 18;
/// After so many heaps the values are counted, and it is looked whether the state has come again.
pub(super) const SETTLED: u64 = 1 << 14;
fn next_settled(heaps: u64) -> u64 {
    (heaps / SETTLED + 1) * SETTLED
}

/// Squeezed values from here on are left to the list.
const LARGEST: u8 = 240;

impl Blocks {
    /// Takes over where the list of rare heaps stands; `None` where it cannot.
    pub(super) fn new(
        moves: &Moves,
        class: Class,
        known: &[u32],
        tally: Tally,
        path: Path,
        memory: u64,
    ) -> Option<Blocks> {
        let heaps = known.len();
        if heaps < 2 * moves.last_place() + 2 * BLOCK || moves.last_place() >= heaps / 2 {
            return None;
        }
        let mut rares = Rares::default();
        let mut values = Vec::with_capacity(heaps);
        let mut largest = 0;
        for (heap, &value) in known.iter().enumerate() {
            let squeezed = u8::try_from(class.squeeze(value)).ok()?;
            largest = largest.max(squeezed);
            let rare = heap == 0 || class.is_rare(heap as u64, value);
            values.push(if rare { NONE } else { squeezed });
            if rare && heap > 0 {
                rares.push(heap as u64, squeezed);
            }
        }
        let half = heaps as u64 / 2;
        if rares.within(half, u64::MAX).len() as u64 * DENSE > half {
            return None;
        }
        if largest >= LARGEST {
            return None;
        }
        let mut blocks = Blocks {
            checks: Checks { below: taps::below(class)?, ..Checks::default() },
            wide: largest >= 64,
            plan: Plan::default(),
            special: Special::default(),
            reach: 0,
            block: Block::new(),
            marks: Marks::default(),
            relearn: 0,
            tally,
            windows: Windows::default(),
            hints: vec![0; 256],
            halved: 0,
            learned_rares: rares.list().len(),
            moves: moves.clone(),
            class,
            past: Past::new(values, 0),
            rares,
            path,
        };
        blocks.set_memory(memory);
        blocks.learn();
        Some(blocks)
    }

    pub(super) fn heaps(&self) -> u64 {
        self.past.heaps()
    }

    /// The values of some heaps, if all are kept.
    pub(super) fn values(&self, heaps: std::ops::Range<u64>) -> Option<Vec<u32>> {
        if heaps.end > self.heaps() {
            return None;
        }
        let run = self.past.run(heaps.clone())?;
        let value = |(heap, &value): (u64, &u8)| self.class.expand_known(heap, value, &self.rares);
        Some((heaps.start..).zip(run).map(value).collect())
    }

    pub(super) fn saved(&self) -> Saved {
        let witnesses = &self.checks.witnesses;
        Saved {
            class: self.class,
            rares: self.rares.list().to_vec(),
            witnesses: witnesses.taps.iter().map(|tap| (tap.offset as u64, tap.constant())).collect(),
            groups: (self.plan.far.groups, witnesses.groups),
            wide: self.wide,
            reach: self.reach,
            relearn: self.relearn,
            learned_rares: self.learned_rares,
            tally: self.tally.clone(),
            windows: self.windows.clone(),
            hints: self.hints.clone(),
            halved: self.halved,
            past: self.past.saved(),
        }
    }

    /// The blocks that were saved; `None` where the numbers contradict each other.
    pub(super) fn from_saved(
        moves: Moves,
        saved: Saved,
        path: Path,
        input: &mut dyn Read,
    ) -> io::Result<Option<Blocks>> {
        let Some(past) = Past::from_saved(&saved.past, input)? else { return Ok(None) };
        let heaps = past.heaps();
        let ascending = saved.rares.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let in_range = |&(heap, value): &(u64, u8)| heap > 0 && heap < heaps && value < LARGEST;
        let (far, near) = saved.groups;
        let Some(below) = taps::below(saved.class) else { return Ok(None) };
        if !ascending || !saved.rares.iter().all(in_range) || !(1..=GROUPS).contains(&far) || near > GROUPS {
            return Ok(None);
        }
        let mut rares = Rares::default();
        saved.rares.iter().for_each(|&(heap, value)| rares.push(heap, value));
        let witnesses = saved.witnesses.iter().map(|&(offset, constant)| Tap::new(offset as usize, constant));
        let witnesses = taps::marking(witnesses.collect(), near, saved.wide);
        let blocks = Blocks {
            plan: taps::plan(&moves, saved.class, &rares, far, saved.wide),
            checks: Checks { witnesses, below },
            moves,
            class: saved.class,
            past,
            rares,
            path,
            special: Special::default(),
            reach: saved.reach,
            wide: saved.wide,
            block: Block::new(),
            marks: Marks::default(),
            relearn: saved.relearn,
            learned_rares: saved.learned_rares,
            tally: saved.tally,
            windows: saved.windows,
            hints: saved.hints,
            halved: saved.halved,
        };
        let kept = blocks.past.kept();
        let hints = |&hint: &u16| u64::from(hint) + HINTED <= MIRROR as u64;
        let hinted = blocks.hints.len() == 256 && blocks.hints.iter().all(hints);
        let sound = hinted
            && blocks.checks.witnesses.taps.iter().all(|tap| tap.offset > 0 && (tap.offset as u64) < heaps)
            && blocks.window() <= kept.end - kept.start
            && blocks.tally.heaps >= kept.start
            && blocks.tally.heaps <= heaps
            && blocks.windows.sound(heaps);
        Ok(sound.then_some(blocks))
    }

    /// With at most so many bytes for what is kept: the values, and the windows a repeat is looked for in.
    pub(super) fn set_memory(&mut self, bytes: u64) {
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        self.windows.set_room(bytes / 8);
        self.past.set_limit(bytes - (bytes / 4).min(1 << 27));
    }

    /// No tap is farther away than this.
    pub(super) fn taps_reach(&self) -> u64 {
        let taps = self.rares.last() + self.moves.last_split() as u64;
        taps.max(self.moves.last_place() as u64).max(2 * BLOCK as u64)
    }

    /// How far back a heap's options must be looked at: no tap and no witness is farther away.
    pub(super) fn window(&self) -> u64 {
        self.taps_reach().max(self.reach)
    }

    /// The first heaps as a window, if the run can be repeated from them.
    pub(super) fn start_window(&self) -> Option<Window> {
        let values = self.past.start().to_vec();
        let end = values.len() as u64;
        (end > 2 * self.taps_reach()).then_some(Window { end, values })
    }

    fn learn(&mut self) {
        let heaps = self.heaps();
        // What was used since the last look at the windows counts, before it is forgotten.
        let farther = self.window() > self.windows.width;
        let groups = learn::groups(&self.past);
        self.plan = taps::plan(&self.moves, self.class, &self.rares, groups, self.wide);
        self.checks = learn::checks(self, groups, self.wide);
        self.reach = self.checks.witnesses.taps.iter().map(|tap| tap.offset as u64).max().unwrap_or(0);
        if farther || self.window() > self.windows.width || 2 * self.window() < self.windows.width {
            self.windows.reset(self.window(), self.rares.last() + 1);
        }
        let mut counts = [0; 256];
        for (value, &count) in self.tally.histogram.iter().enumerate() {
            counts[(self.class.squeeze(value as u32) & 255) as usize] += count;
        }
        self.windows.choose(&counts);
        self.special.forget();
        self.past.extend_mirror();
        self.relearn = 4 * heaps;
        self.learned_rares = self.rares.list().len();
    }

    /// Counts the values that are new, and looks whether the state has come again; both now and then.
    pub(super) fn settle(&mut self) -> Option<Repeat> {
        let heaps = self.heaps();
        if heaps % SETTLED != 0 {
            return None;
        }
        while self.tally.heaps < heaps {
            let first = self.tally.heaps;
            let end = heaps.min(first + COUNTED as u64);
            let Blocks { past, tally, class, rares, path, .. } = self;
            tally.count_squeezed(past.run(first..end).unwrap_or(&[]), *class, rares, *path);
        }
        if self.window() > self.windows.width {
            self.windows.reset(self.window() * 9 / 8, self.rares.last() + 1);
        }
        let kept = self.past.kept();
        let Blocks { past, windows, class, halved, .. } = self;
        let even = class.parity.is_some();
        let fits = |repeat: Repeat| repeat.period % 2 == 0 || !(even || *halved >= repeat.first);
        let repeat = windows.look(past.slice(kept.clone()), kept.start, heaps, &fits);
        self.past.trim(self.window().max(self.windows.width) + 2 * SETTLED);
        repeat
    }

    /// The counts of all heaps so far.
    pub(super) fn tallied(&self) -> Tally {
        let mut tally = self.tally.clone();
        let rest = self.past.run(tally.heaps..self.heaps()).unwrap_or(&[]);
        tally.count_squeezed(rest, self.class, &self.rares, self.path);
        tally
    }

    /// The same engine, put back to where this window ended.
    pub(super) fn at_window(&self, window: &Window) -> Blocks {
        let past = Past::at(window.end, window.values.clone(), self.past.start());
        Blocks {
            moves: self.moves.clone(),
            class: self.class,
            past,
            rares: self.rares.clone(),
            path: self.path,
            plan: self.plan.clone(),
            checks: self.checks.clone(),
            special: Special::default(),
            reach: self.reach,
            wide: self.wide,
            block: Block::new(),
            marks: Marks::default(),
            relearn: u64::MAX,
            learned_rares: 0,
            tally: Tally::default(),
            windows: Windows::default(),
            hints: vec![0; 256],
            halved: 0,
        }
    }

    /// Do the values speak for another mask than they did when blocks began? Asked while that is cheap.
    fn better_class(&self) -> bool {
        let heaps = self.heaps();
        let values = if heaps <= UNSETTLED { self.values(0..heaps) } else { None };
        values
            .is_some_and(|values| Class::find(&values, &self.moves).is_some_and(|class| class != self.class))
    }

    /// How far the run may go, on its way to `goal`, until lists are learned again.
    pub(super) fn until(&self, goal: u64) -> u64 {
        goal.min(self.relearn)
    }

    /// Values of more heaps, at most up to `goal` heaps in all.
    pub(super) fn step(&mut self, goal: u64) -> Result<(), Leave> {
        let heaps = self.heaps();
        if heaps >= self.relearn {
            let new = (self.rares.list().len() - self.learned_rares) as u64;
            if new * DENSE > heaps || self.better_class() {
                return Err(Leave::ToList);
            }
            self.learn();
        }
        self.make_room()?;
        // What is done now and then is done at the same heaps, however the run is cut into pieces.
        let end = self.until(goal).min(next_settled(heaps));
        if self.run(end, Work::Both)? {
            return Ok(());
        }
        self.fill()?;
        let open = self.check();
        self.verify(open, end)
    }

    /// Values of the next heaps where they are known to be common and witnessed, in a run that is
    /// repeated or looks ahead: at least one block, at most up to heap `end`. What is known of each block
    /// is added to a list.
    pub(super) fn fill_ahead(&mut self, end: u64, marks: &mut Vec<Filled>) -> Result<(), Leave> {
        self.past.trim(self.window() + 2 * STRETCH);
        self.make_room()?;
        let heaps = self.heaps();
        if self.run(end.min(next_settled(heaps)), Work::Fill)? {
            let blocks = (self.heaps() - heaps) as usize / BLOCK;
            marks.extend(std::iter::repeat_n(Filled::Plain, blocks));
            return Ok(());
        }
        self.fill()?;
        self.past.accept(BLOCK);
        marks.push(match self.block.special {
            0 => Filled::Plain,
            special => Filled::Special(special),
        });
        Ok(())
    }

    /// The same up to heap `end` and a little more; `None` if it cannot go on.
    pub(super) fn fill_to(&mut self, end: u64) -> Option<()> {
        let mut marks = Vec::new();
        while self.heaps() < end {
            marks.clear();
            self.fill_ahead(end, &mut marks).ok()?;
        }
        Some(())
    }

    /// Finds out which of the plain blocks, filled from heap `first` on, leave nothing to decide.
    pub(super) fn show(&mut self, first: u64, marks: &mut [Filled]) {
        let Blocks { past, path, plan, checks, block, .. } = self;
        let (bytes, at) = past.bytes_from(first);
        let mut from = 0;
        while from < marks.len() {
            let plain = marks[from..].iter().take_while(|&&mark| mark == Filled::Plain).count();
            let at = at + from * BLOCK;
            let (done, _) = path.run(bytes, at, plain, Work::Check, (plan, checks), block);
            marks[from..from + done].fill(Filled::Shown);
            from += done + 1;
        }
    }

    /// Takes over blocks that were filled elsewhere: up to the first heap where there was something to
    /// decide, or to where the counts are due.
    pub(super) fn take_over(&mut self, values: &[u8], marks: &[Filled]) -> Result<(), Leave> {
        self.make_room()?;
        let (heaps, (bytes, at)) = (self.heaps(), self.past.bytes());
        let due = (next_settled(heaps) - heaps) as usize / BLOCK;
        let blocks = marks.iter().take(due).take_while(|&&mark| mark == marks[0]).count();
        let end = heaps + (blocks * BLOCK) as u64;
        let mut take = |blocks: usize| {
            bytes[at..at + blocks * BLOCK].copy_from_slice(&values[..blocks * BLOCK]);
        };
        match marks[0] {
            Filled::Shown => {
                take(blocks);
                self.past.accept(blocks * BLOCK);
                Ok(())
            }
            Filled::Plain => {
                take(blocks);
                self.run(end, Work::Check).map(drop)
            }
            Filled::Special(special) => {
                take(1);
                values[..BLOCK].iter().try_for_each(|&value| self.admit(value.into()).map(drop))?;
                self.block.special = special;
                let open = self.check();
                self.verify(open, heaps + BLOCK as u64)
            }
        }
    }

    /// Goes through whole blocks without special heaps as long as there is nothing else to decide than
    /// whether a rare value is an option: at most up to heap `end`. Was there any?
    fn run(&mut self, end: u64, work: Work) -> Result<bool, Leave> {
        let heaps = self.heaps();
        self.look_out();
        let blocks = (end - heaps).min(self.special.free(heaps)) as usize / BLOCK;
        let Blocks { past, path, plan, checks, block, .. } = self;
        let (bytes, at) = past.bytes();
        let (done, open) = path.run(bytes, at, blocks, work, (plan, checks), block);
        self.past.accept(done * BLOCK);
        if open != 0 {
            self.verify(open, end)?;
        }
        Ok(done > 0 || open != 0)
    }

    fn make_room(&mut self) -> Result<(), Leave> {
        self.past.make_room().map_err(|_| Leave::Stopped(Why::Memory))
    }

    /// Which heaps in sight the kernel must leave over, and whether it must be ready for large values.
    fn look_out(&mut self) {
        let heaps = self.heaps();
        if !self.special.covers(heaps) {
            let offsets = taps::offsets(&self.moves, self.class, &self.plan, &self.checks);
            self.special = Special::new(heaps, &offsets, &self.rares);
        }
        // Rare heaps in sight are kept apart only where the kernel takes care of large values.
        let wide = self.wide || heaps < self.rares.last() + self.window() + BLOCK as u64;
        (self.plan.far.wide, self.checks.witnesses.wide) = (wide, wide);
    }

    /// Fills the next block as if all its heaps were common.
    fn fill(&mut self) -> Result<(), Leave> {
        self.look_out();
        self.block.special = self.special.at(self.heaps());
        let (bytes, at) = self.past.bytes();
        self.path.mark(bytes, at, &self.plan, &mut self.block);
        let mut lane = 0;
        while lane < BLOCK {
            let (bytes, at) = self.past.bytes();
            lane = self.path.fill(bytes, at, &mut self.block, &self.plan, lane);
            if lane == BLOCK {
                break;
            }
            let value = self.common(lane)?;
            let value = self.admit(value)?;
            let (bytes, at) = self.past.bytes();
            bytes[at + lane] = value;
            self.block.special |= 1 << lane;
            lane += 1;
        }
        Ok(())
    }

    /// The heaps of the block just filled for which not all rare values below their own are known to be
    /// options.
    fn check(&mut self) -> u64 {
        let (bytes, at) = self.past.bytes();
        self.path.check(bytes, at, &self.checks, &mut self.block) | self.block.special
    }

    /// Shows for the heaps of the block just filled whose bit is set that all rare values below their
    /// own are options, or finds the first rare heap; then takes the block over, but not beyond heap `end`.
    fn verify(&mut self, mut open: u64, end: u64) -> Result<(), Leave> {
        let heaps = self.heaps();
        let wanted = (end - heaps).min(BLOCK as u64) as usize;
        while open != 0 {
            let lane = open.trailing_zeros() as usize;
            open &= open - 1;
            if lane >= wanted {
                break;
            }
            let heap = heaps + lane as u64;
            let value = u32::from(self.value(heap)?);
            let mut missing = if self.block.special >> lane & 1 == 1 {
                first_bits(self.class.rares_below(heap, value))
            } else {
                self.block.missing(&self.checks, lane)
            };
            for (word, bits) in missing.iter_mut().enumerate() {
                while *bits != 0 {
                    let rare = 64 * word as u32 + bits.trailing_zeros();
                    *bits &= *bits - 1;
                    if !self.is_option(heap, rare as u8)? {
                        return self.found_rare(lane, rare);
                    }
                }
            }
        }
        self.past.accept(wanted);
        Ok(())
    }

    /// A heap of the block turned out to be rare: the block ends with it.
    fn found_rare(&mut self, lane: usize, value: u32) -> Result<(), Leave> {
        let value = self.admit(value)?;
        let heap = self.heaps() + lane as u64;
        let (bytes, at) = self.past.bytes();
        bytes[at + lane] = NONE;
        self.past.accept(lane + 1);
        self.rares.push(heap, value);
        self.windows.reset(self.window(), heap + 1);
        self.plan.add(&self.moves, heap, value);
        self.special.forget();
        Ok(())
    }

    /// A value that the kernel has not made: does it fit, and does the kernel know how wide values are?
    fn admit(&mut self, value: u32) -> Result<u8, Leave> {
        let value = u8::try_from(value).ok().filter(|&value| value < LARGEST).ok_or(Leave::ToList)?;
        if value >= 64 && !self.wide {
            self.wide = true;
            self.plan.far.wide = true;
            self.checks.witnesses.wide = true;
        }
        Ok(value)
    }

    /// The squeezed value of a common heap that is known or stands in the block in work.
    fn value(&self, heap: u64) -> Result<u8, Leave> {
        self.past.look(heap).ok_or(Leave::Stopped(Why::Memory))
    }

    /// The nim-value of a heap that is known or stands in the block in work.
    pub(super) fn full_value(&self, heap: u64) -> Result<u32, Leave> {
        Ok(self.class.expand_known(heap, self.value(heap)?, &self.rares))
    }

    /// The least common value, squeezed, of a heap in the block that no option excludes: from all
    /// options, for heaps that the kernel leaves over.
    fn common(&mut self, lane: usize) -> Result<u32, Leave> {
        let heap = self.heaps() + lane as u64;
        let mut marks = std::mem::take(&mut self.marks);
        marks.clear();
        let result = self.mark_common(heap, &mut marks);
        let found = marks.mex();
        self.marks = marks;
        result.map(|()| found)
    }

    fn mark_common(&self, heap: u64, marks: &mut Marks) -> Result<(), Leave> {
        if self.moves.to_zero(heap) && !self.class.is_rare(heap, 0) {
            marks.insert(0);
        }
        for &place in &self.moves.ones {
            let left = heap - place as u64;
            let value = self.full_value(left)?;
            if !self.class.is_rare(heap, value) {
                marks.insert(self.class.squeeze(value));
            }
        }
        for &(place, _) in &self.moves.splits {
            let total = heap - place as u64;
            for &(rare, constant) in self.rares.within(1, total) {
                let other = total - rare;
                // Two rare heaps make a rare option, two equal ones among them.
                if !self.rares.contains(other) {
                    marks.insert((constant ^ self.value(other)?).into());
                }
            }
        }
        Ok(())
    }

    /// Is the rare value an option of this heap? From all options, those with a small part first.
    fn is_option(&mut self, heap: u64, rare: u8) -> Result<bool, Leave> {
        let (found, reach) = self.witness(heap, rare)?;
        match reach {
            Some(offset) => {
                self.reach = self.reach.max(offset);
                let part = (offset - offset % HINTED).min(MIRROR as u64 - HINTED);
                self.hints[usize::from(rare)] = part as u16;
            }
            None => self.halved = heap,
        }
        Ok(found)
    }
}

/// The first so many bits.
pub(super) fn first_bits(count: u32) -> [u64; WORDS] {
    std::array::from_fn(|word| match count.saturating_sub(64 * word as u32) {
        0 => 0,
        bits @ 1..64 => (1 << bits) - 1,
        _ => u64::MAX,
    })
}
