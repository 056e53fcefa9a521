//! The main loop: blocks are filled and checked, and the cases that the kernel leaves are decided.

use super::witness::HINTED_PARTS;
use super::{Blocks, HEAPS_PER_RARE, LIST_FROM_VALUE, Leave, next_settled};
use crate::block::{BLOCK, End, Marked, Run, Work, first_bits, keeps_rares_apart};
use crate::past::{MIRROR, NONE, SETTLE_EVERY};
use crate::special::Special;
use crate::taps;
use grundy_rules::{Marks, Why};

/// The largest number of kept heaps in a run that only repeats known ones.
const MAX_REPEATED_HEAPS: u64 = 32 * SETTLE_EVERY;

/// What is known about a block that was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filled {
    /// All rare values below those of its heaps are options.
    Shown,
    /// Nothing more is known.
    Plain,
    /// The kernel left some heaps, a bit each, or did not tell the values of some apart.
    Left { special: u64, large: u64 },
}

impl Blocks {
    /// Values of more heaps, at most up to `goal` heaps in all.
    pub(crate) fn step(&mut self, goal: u64) -> Result<(), Leave> {
        let heaps = self.heaps();
        if heaps >= self.relearn() {
            let new = (self.rares.list().len() - self.learned_rares) as u64;
            if new * HEAPS_PER_RARE > heaps || self.better_class() {
                return Err(Leave::ToList);
            }
            self.learn();
        }
        self.make_room()?;
        // Periodic tasks are done at the same heaps, even if the run is split into pieces differently.
        let end = self.until(goal).min(next_settled(heaps));
        match self.run(end, Work::Both, None) {
            (_, End::Open(open)) => self.verify(open, end),
            (done, End::Done | End::Unfilled) if done > 0 => Ok(()),
            (_, End::Large(lane)) => {
                self.fill_from(lane)?;
                self.check_and_verify(end)
            }
            _ => {
                self.fill()?;
                self.check_and_verify(end)
            }
        }
    }

    /// Values of the next heaps if they are known to be common and witnessed, in a run that is repeated or
    /// looks ahead: at least one block, at most up to heap `end`. The state of each block is added to
    /// `marks`. From the first of these blocks on, something may be `marked` already.
    pub(crate) fn fill_ahead(
        &mut self,
        end: u64,
        marked: Option<Marked<'_>>,
        marks: &mut Vec<Filled>,
    ) -> Result<(), Leave> {
        self.make_room()?;
        let heaps = self.heaps();
        let (done, ended) = self.run(end.min(next_settled(heaps)), Work::Fill, marked);
        marks.extend(std::iter::repeat_n(Filled::Plain, done));
        match ended {
            End::Large(lane) => self.fill_from(lane)?,
            _ if done > 0 => return Ok(()),
            _ => self.fill()?,
        }
        self.past.accept(BLOCK);
        marks.push(match (self.block.special, self.block.large) {
            (0, 0) => Filled::Plain,
            (special, large) => Filled::Left { special, large },
        });
        Ok(())
    }

    /// The same up to heap `end` and a little more; `None` if it cannot go on.
    pub(crate) fn fill_to(&mut self, end: u64) -> Option<()> {
        let mut marks = Vec::new();
        while self.heaps() < end {
            marks.clear();
            self.past.trim(self.window() + MAX_REPEATED_HEAPS);
            self.fill_ahead(end, None, &mut marks).ok()?;
        }
        Some(())
    }

    /// Finds out which of the plain blocks, filled from heap `first` on, leave nothing to decide.
    pub(crate) fn show(&mut self, first: u64, marks: &mut [Filled]) {
        let Blocks { past, path, plan, checks, block, .. } = self;
        let (bytes, at) = past.bytes_from(first);
        let mut from = 0;
        while from < marks.len() {
            let plain = marks[from..].iter().take_while(|&&mark| mark == Filled::Plain).count();
            let at = at + from * BLOCK;
            let (done, _) = path.run(Run {
                past: bytes,
                at,
                blocks: plain,
                work: Work::Check,
                plan,
                checks,
                block,
                marked: None,
            });
            marks[from..from + done].fill(Filled::Shown);
            from += done + 1;
        }
    }

    /// Accepts blocks that were filled elsewhere: up to the first heap with something to decide, or to the
    /// next settled number of heaps.
    pub(crate) fn take_over(&mut self, values: &[u8], marks: &[Filled]) -> Result<(), Leave> {
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
                match self.run(end, Work::Check, None) {
                    (_, End::Open(open)) => self.verify(open, end),
                    _ => Ok(()),
                }
            }
            Filled::Left { special, large } => {
                take(1);
                values[..BLOCK].iter().try_for_each(|&value| self.admit(value.into()).map(drop))?;
                (self.block.special, self.block.large) = (special, large);
                self.check_and_verify(heaps + BLOCK as u64)
            }
        }
    }

    /// Processes whole blocks without special heaps while the only decision is whether a rare value is an
    /// option: at most up to heap `end`. Returns how many are done, and why no more.
    fn run(&mut self, end: u64, work: Work, marked: Option<Marked<'_>>) -> (usize, End) {
        let heaps = self.heaps();
        self.look_out();
        let blocks = (end - heaps).min(self.special.free(heaps)) as usize / BLOCK;
        let Blocks { past, path, plan, checks, block, .. } = self;
        let (bytes, at) = past.bytes();
        let (done, ended) = path.run(Run { past: bytes, at, blocks, work, plan, checks, block, marked });
        self.past.accept(done * BLOCK);
        (done, ended)
    }

    fn make_room(&mut self) -> Result<(), Leave> {
        self.past.make_room().map_err(|_| Leave::Stopped(Why::Memory))
    }

    /// Finds the heaps in sight that the kernel must leave, and whether it must handle wide values.
    fn look_out(&mut self) {
        let heaps = self.heaps();
        if !self.special.covers(heaps) {
            let offsets = taps::offsets(&self.moves, self.class, &self.plan, &self.checks);
            self.special = Special::new(heaps, &offsets, &self.rares);
        }
        let in_sight = heaps < self.rares.last() + self.window() + BLOCK as u64;
        let wide = self.wide || in_sight && !self.keeps_rares_apart();
        (self.plan.far.wide, self.checks.witnesses.wide) = (wide, wide);
    }

    /// Whether no rare heap in sight is mistaken for a value, even without handling of wide values.
    fn keeps_rares_apart(&self) -> bool {
        let witnesses = &self.checks.witnesses;
        let constants = witnesses.all().map(|tap| tap.constant());
        let largest = constants.fold(self.rares.largest(), u8::max);
        keeps_rares_apart(self.plan.far.groups.max(witnesses.groups), largest)
    }

    /// Fills the next block as if all its heaps were common.
    fn fill(&mut self) -> Result<(), Leave> {
        self.look_out();
        (self.block.special, self.block.large) = (self.special.at(self.heaps()), 0);
        let (bytes, at) = self.past.bytes();
        self.path.mark(bytes, at, &self.plan.far, None, &mut self.block);
        self.fill_from(0)
    }

    /// Continues to fill a marked block, from this heap on.
    fn fill_from(&mut self, mut lane: usize) -> Result<(), Leave> {
        while lane < BLOCK {
            let (bytes, at) = self.past.bytes();
            lane = self.path.fill(bytes, at, &self.plan, &mut self.block, lane);
            if lane == BLOCK {
                break;
            }
            let value = self.common(lane)?;
            let value = self.admit(value)?;
            let (bytes, at) = self.past.bytes();
            bytes[at + lane] = value;
            self.block.large |= 1 << lane & !self.block.special;
            lane += 1;
        }
        Ok(())
    }

    /// Checks the block just filled, and accepts it up to the first heap that turns out to be rare, but not
    /// beyond heap `end`.
    fn check_and_verify(&mut self, end: u64) -> Result<(), Leave> {
        let (bytes, at) = self.past.bytes();
        let open = self.path.check(bytes, at, &self.checks, &mut self.block);
        self.verify(open | self.block.special | self.block.large, end)
    }

    /// For the heaps of the block just filled with their bit in `open`, shows that all rare values below
    /// their own are options, or finds the first rare heap; then accepts the block, but not beyond heap
    /// `end`.
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
            let mut missing = self.block.missing(&self.checks, lane);
            if (self.block.special | self.block.large) >> lane & 1 == 1 {
                // Its value may be larger than those that the kernel tells apart.
                let told_apart = first_bits(8 * self.checks.witnesses.groups as u32);
                let below = first_bits(self.class.rares_below(heap, value));
                missing = std::array::from_fn(|i| missing[i] | below[i] & !told_apart[i]);
            }
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

    /// Ends the block with a heap that turned out to be rare.
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

    /// Checks that a value made elsewhere fits, and notes whether values are wide.
    fn admit(&mut self, value: u32) -> Result<u8, Leave> {
        let value = u8::try_from(value).ok().filter(|&value| value < LIST_FROM_VALUE).ok_or(Leave::ToList)?;
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
    pub(crate) fn full_value(&self, heap: u64) -> Result<u32, Leave> {
        Ok(self.class.expand_known(heap, self.value(heap)?, &self.rares))
    }

    /// The least common value, squeezed, of a heap in the block that no option excludes: from all options,
    /// for heaps that the kernel leaves.
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
        marks.reserve(1 << 8);
        let (stamps, now) = marks.stamps();
        for &(place, _) in &self.moves.splits {
            let total = heap - place as u64;
            let rares = self.rares.within(1, total);
            let first = total - rares.last().map_or(0, |&(rare, _)| rare);
            // All values side by side, unless those between the first heaps and the latest were dropped.
            let values = self.past.run(first..total);
            for &(rare, constant) in rares {
                let left = total - rare;
                match values.map_or_else(|| self.value(left), |values| Ok(values[(left - first) as usize]))? {
                    // Two rare heaps make a rare option.
                    NONE => {}
                    value => stamps[usize::from(constant ^ value)] = now,
                }
            }
        }
        Ok(())
    }

    /// Whether the rare value is an option of this heap: from all options, those with a small part first.
    fn is_option(&mut self, heap: u64, rare: u8) -> Result<bool, Leave> {
        let (found, reach) = self.witness(heap, rare)?;
        match reach {
            Some(offset) => {
                self.reach = self.reach.max(offset);
                let part = (offset - offset % HINTED_PARTS).min(MIRROR as u64 - HINTED_PARTS);
                self.hints[usize::from(rare)] = part as u16;
            }
            None => self.halved = heap,
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::{Compared, Taps};
    use crate::class::Class;
    use crate::moves::Moves;
    use crate::path::Path;
    use crate::tally::Tally;
    use crate::testing;
    use grundy_rules::code::Code;

    /// With few groups many values are not told apart, and with few marked taps more values are open than
    /// there are slots: in one thread, and if another thread fills ahead.
    #[test]
    fn heaps_whose_values_are_not_told_apart_have_the_same_values() {
        // The last rare heap is 20627.
        let (code, first, end) = (Code::parse("0.6").unwrap(), 24_576, 28_672);
        let (moves, known) = (Moves::new(&code).unwrap(), testing::values(&code, end));
        let class = Class::find(&known[..first], &moves).unwrap();
        let new = |path: Path, groups: usize, marked: usize| {
            let known = &known[..first];
            let mut blocks = Blocks::new(&moves, class, known, || Tally::new(false), path, 1 << 24).unwrap();
            let far = &mut blocks.plan.far;
            let (taps, compared) = far.taps.split_at(marked.min(far.taps.len()));
            (far.taps, far.compared) = (Taps::new(taps.to_vec()), Compared::new(compared));
            far.groups = groups;
            blocks
        };
        for path in Path::available() {
            for (groups, marked) in [(5, usize::MAX), (8, usize::MAX), (8, 300), (12, 300), (12, 0)] {
                let new = |path| new(path, groups, marked);
                let mut alone = new(path);
                let mut large = 0;
                while alone.heaps() < end as u64 {
                    alone.step(end as u64).unwrap();
                    large += u32::from(alone.block.large != 0);
                }
                assert!(large > 10, "{path:?} {groups} {marked}");
                assert_eq!(alone.values(0..end as u64).as_ref(), Some(&known), "{path:?} {groups} {marked}");

                let (mut ahead, mut behind) = (new(path), new(path));
                while behind.heaps() < end as u64 {
                    let (from, mut marks) = (ahead.heaps(), Vec::new());
                    ahead.fill_ahead(end as u64, None, &mut marks).unwrap();
                    let values = ahead.past.run(from..ahead.heaps()).unwrap().to_vec();
                    while behind.heaps() < ahead.heaps() {
                        let done = (behind.heaps() - from) as usize;
                        behind.take_over(&values[done..], &marks[done / BLOCK..]).unwrap();
                    }
                }
                assert_eq!(behind.values(0..end as u64).as_ref(), Some(&known), "{path:?} {groups} {marked}");
            }
        }
    }
}
