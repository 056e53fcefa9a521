//! The block engine: 64 heaps at a time, values in a byte each.

mod saved;
mod walk;
mod witness;

pub(crate) use saved::Saved;
pub(crate) use walk::Filled;

use crate::block::{BLOCK, Block, Checks, Plan};
use crate::class::Class;
use crate::learn::{self, ALL_PAIRS_BELOW_HEAPS, Basis};
use crate::moves::Moves;
use crate::past::{NONE, Past, SETTLE_EVERY};
use crate::path::Path;
use crate::rares::Rares;
use crate::repeat::{Repeat, Window, Windows};
use crate::special::Special;
use crate::tally::{MAX_COUNTED_HEAPS, Tally};
use crate::taps;
use grundy_rules::{Marks, Why};

/// A sparse space that is processed in blocks.
///
/// Each block is filled as if all its heaps were common; then every rare value below each heap's own must be
/// shown to be an option. If one is not, that heap is rare: the block is accepted up to it, and the next one
/// starts after it.
pub(crate) struct Blocks {
    pub(crate) moves: Moves,
    pub(crate) class: Class,
    pub(crate) past: Past,
    pub(crate) rares: Rares,
    pub(crate) path: Path,
    pub(crate) plan: Plan,
    pub(crate) checks: Checks,
    pub(crate) special: Special,
    /// An upper bound on the distance of the witnesses used since lists were last learned.
    pub(crate) reach: u64,
    /// The same for all earlier witnesses.
    pub(crate) reached: u64,
    /// Whether a value has been 64 or more.
    wide: bool,
    pub(crate) block: Block,
    marks: Marks,
    /// The number of heaps when lists were last learned.
    learned: u64,
    /// The number of rare heaps at that time.
    learned_rares: usize,
    /// Counts and checksums of the settled heaps.
    pub(crate) tally: Tally,
    /// The windows that a period would repeat.
    pub(crate) windows: Windows,
    /// For each rare value the small parts among which it was last found.
    pub(crate) hints: Vec<u16>,
    /// The last heap that showed the rare value 0 by two equal heaps, which depends on its parity.
    pub(crate) halved: u64,
    /// The number of heaps from which this run has tracked how far options reach.
    pub(crate) began: u64,
}

/// Why blocks stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leave {
    /// The space is not sparse any more, or a value needs more than a byte: the list takes over.
    ToList,
    /// A value that is needed is no longer kept.
    Stopped(Why),
}

/// More rare heaps than one in this many are too many.
const HEAPS_PER_RARE: u64 = 8;
/// About how many witnesses a block has at the beginning.
const FIRST_WITNESSES: usize = 400;
/// From this many options of a heap on, outdated lists cost more than new ones.
const RELEARN_SOON_FROM_OPTIONS: usize = 1000;
/// If fewer than one in this many of all heaps are rare ones in the latest half, no other mask is tried.
const HEAPS_PER_NEW_RARE: u64 = 1000;
/// The number of heaps between two attempts with blocks, at the beginning.
pub(crate) const TRY_BLOCKS_EVERY: u64 = 1 << 11;
/// Up to this many heaps the mask may change.
const CHANGE_MASK_UP_TO_HEAPS: u64 = 1 << 18;
/// [`SETTLE_EVERY`] below `SETTLE_EARLY_BELOW` heaps, so that a small period is found early.
const SETTLE_EARLY_EVERY: u64 = 1 << 11;
const SETTLE_EARLY_BELOW: u64 = 1 << 17;

fn settled(heaps: u64) -> u64 {
    if heaps < SETTLE_EARLY_BELOW { SETTLE_EARLY_EVERY } else { SETTLE_EVERY }
}

fn next_settled(heaps: u64) -> u64 {
    (heaps / settled(heaps) + 1) * settled(heaps)
}

/// Squeezed values from here on are left to the list.
pub(crate) const LIST_FROM_VALUE: u8 = 240;

impl Blocks {
    /// Takes over from the list of rare heaps; `None` if blocks do not fit or do not pay.
    pub(crate) fn new(
        moves: &Moves,
        class: Class,
        known: &[u32],
        tally: impl FnOnce() -> Tally,
        path: Path,
        memory: u64,
    ) -> Option<Blocks> {
        let heaps = known.len();
        if heaps < 2 * moves.last_place() + 2 * BLOCK || moves.last_place() >= heaps / 2 {
            return None;
        }
        let most = known.iter().copied().max().unwrap_or(0);
        let rare =
            [0, 1].map(|parity| (0..=most).map(|value| class.is_rare(parity, value)).collect::<Vec<_>>());
        let is_rare = |heap: usize| heap == 0 || rare[heap % 2][known[heap] as usize];
        let latest = (heaps - latest(heaps)..heaps).filter(|&heap| is_rare(heap)).count();
        // The total is at least the number of the latest.
        if !pays(heaps, latest, latest, moves.splits.len()) {
            return None;
        }
        let squeezed: Vec<u8> = (0..=most).map(|value| class.squeeze(value).min(NONE.into()) as u8).collect();
        let mut rares = Rares::default();
        let mut values = Vec::with_capacity(heaps);
        let mut largest = 0;
        for (heap, &value) in known.iter().enumerate() {
            let squeezed = squeezed[value as usize];
            largest = largest.max(squeezed);
            let rare = is_rare(heap);
            values.push(if rare { NONE } else { squeezed });
            if rare && heap > 0 {
                rares.push(heap as u64, squeezed);
            }
        }
        if largest >= LIST_FROM_VALUE || !pays(heaps, latest, rares.list().len(), moves.splits.len()) {
            return None;
        }
        let heaps = heaps as u64;
        let mut blocks = Blocks {
            checks: Checks { below: taps::below(class)?, ..Checks::default() },
            wide: largest >= 64,
            plan: Plan::default(),
            special: Special::default(),
            reach: 0,
            reached: 0,
            block: Block::new(),
            marks: Marks::default(),
            learned: 0,
            tally: tally(),
            windows: Windows::default(),
            hints: vec![0; 256],
            halved: 0,
            began: heaps,
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

    pub(crate) fn heaps(&self) -> u64 {
        self.past.heaps()
    }

    /// The values of some heaps, if all are kept.
    pub(crate) fn values(&self, heaps: std::ops::Range<u64>) -> Option<Vec<u32>> {
        if heaps.end > self.heaps() {
            return None;
        }
        let run = self.past.run(heaps.clone())?;
        let value = |(heap, &value): (u64, &u8)| self.class.expand_known(heap, value, &self.rares);
        Some((heaps.start..).zip(run).map(value).collect())
    }

    /// Limits the bytes that are kept: the values, and the windows in which a repeat is looked for.
    pub(crate) fn set_memory(&mut self, bytes: u64) {
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        self.windows.set_room(bytes / 16);
        self.past.set_limit(bytes - (bytes / 8).min(1 << 27));
    }

    /// An upper bound on the distance of all taps.
    pub(crate) fn taps_reach(&self) -> u64 {
        let taps = self.rares.last() + self.moves.last_split() as u64;
        taps.max(self.moves.last_place() as u64).max(2 * BLOCK as u64)
    }

    /// How far back the options of a heap must be read: no tap and no witness is farther away.
    pub(crate) fn window(&self) -> u64 {
        self.taps_reach().max(self.reach)
    }

    /// The first heaps as a window, if the run can be repeated from them.
    pub(crate) fn start_window(&self) -> Option<Window> {
        let values = self.past.start().to_vec();
        let end = values.len() as u64;
        (end > 2 * self.taps_reach()).then_some(Window { end, values })
    }

    fn learn(&mut self) {
        let heaps = self.heaps();
        // The distances used since the windows were last compared count, before they are forgotten.
        let farther = self.window() > self.windows.width;
        let options = self.rares.list().len() * self.moves.splits.len();
        let groups = learn::groups(&self.past, options, self.path.width(), self.wide);
        self.plan = taps::plan(&self.moves, self.class, &self.rares, groups, self.wide);
        learn::lead(&self.past, self.path, &mut self.plan.far);
        self.reached = self.reached.max(self.reach);
        let Blocks { moves, class, past, path, rares, checks, wide, .. } = self;
        let basis = Basis { moves, class: *class, past, rares, path: *path, below: &checks.below };
        self.checks = learn::checks(&basis, groups, *wide);
        let farthest = self.checks.witnesses.all().map(|tap| tap.offset as u64).max().unwrap_or(0);
        self.reach = farthest.max(self.checks.small.reach());
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
        self.learned = heaps;
        self.learned_rares = self.rares.list().len();
    }

    /// Counts the new values and, if `look` is set, searches for a repeat of the state; both only at settled
    /// numbers of heaps.
    pub(crate) fn settle(&mut self, look: bool) -> Option<Repeat> {
        let heaps = self.heaps();
        if heaps % settled(heaps) != 0 {
            return None;
        }
        while self.tally.heaps < heaps {
            let first = self.tally.heaps;
            let end = heaps.min(first + MAX_COUNTED_HEAPS as u64);
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
        let repeat =
            if look { windows.look(past.slice(kept.clone()), kept.start, heaps, &fits) } else { None };
        self.past.trim(self.window().max(self.windows.width) + 2 * SETTLE_EVERY);
        repeat
    }

    /// The counts of all heaps so far.
    pub(crate) fn tallied(&self) -> Tally {
        let mut tally = self.tally.clone();
        let rest = self.past.run(tally.heaps..self.heaps()).unwrap_or(&[]);
        tally.count_squeezed(rest, self.class, &self.rares, self.path);
        tally
    }

    /// The same engine, reset to the end of this window.
    pub(crate) fn at_window(&self, window: &Window) -> Blocks {
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
            reached: self.reached,
            wide: self.wide,
            block: Block::new(),
            marks: Marks::default(),
            learned: u64::MAX,
            learned_rares: 0,
            tally: Tally::default(),
            windows: Windows::default(),
            hints: vec![0; 256],
            halved: 0,
            began: window.end,
        }
    }

    /// Allocates the memory that the kernel writes from the present thread: next to memory that another
    /// thread writes, each write would wait.
    pub(crate) fn move_in(&mut self) {
        self.block = Block::new();
    }

    /// Whether another mask makes fewer of the latest heaps rare; tried only while that is cheap.
    fn better_class(&self) -> bool {
        let heaps = self.heaps();
        if (self.rares.within(heaps / 2, heaps).len() as u64) * HEAPS_PER_NEW_RARE < heaps {
            return false;
        }
        let values = if heaps <= CHANGE_MASK_UP_TO_HEAPS { self.values(0..heaps) } else { None };
        values.is_some_and(|values| {
            let rares = |class: Class| {
                (heaps / 2..heaps).filter(|&heap| class.is_rare(heap, values[heap as usize])).count()
            };
            Class::find(&values, &self.moves).is_some_and(|class| rares(class) < rares(self.class))
        })
    }

    /// The number of heaps at which lists are learned again: soon if a heap has many options and rare heaps
    /// are still found.
    fn relearn(&self) -> u64 {
        let options = self.rares.list().len() * self.moves.splits.len();
        let times = match self.learned {
            learned if options >= RELEARN_SOON_FROM_OPTIONS && self.rares.last() > learned / 2 => 2,
            ..ALL_PAIRS_BELOW_HEAPS => 8,
            _ => 4,
        };
        self.learned.saturating_mul(times)
    }

    /// How far the run may go towards `goal` before lists are learned again.
    pub(crate) fn until(&self, goal: u64) -> u64 {
        goal.min(self.relearn())
    }
}

/// How many of the latest heaps are used to estimate the share of rare ones.
fn latest(heaps: usize) -> usize {
    if (heaps as u64) < ALL_PAIRS_BELOW_HEAPS { heaps.min(TRY_BLOCKS_EVERY as usize) } else { heaps / 2 }
}

/// Whether blocks take less time than the method before them, for these numbers of rare heaps among the
/// [`latest`] ones and among all.
fn pays(heaps: usize, rare_of_latest: usize, rares: usize, places: usize) -> bool {
    let latest = latest(heaps);
    if heaps as u64 >= ALL_PAIRS_BELOW_HEAPS {
        return rare_of_latest * HEAPS_PER_RARE as usize <= latest;
    }
    // All pairs process 64 heaps at once. A block reads less, but starts again after each rare heap.
    let begun = latest + rare_of_latest * BLOCK;
    begun * (rares * places + FIRST_WITNESSES) < latest * (heaps / 2 * places)
}
