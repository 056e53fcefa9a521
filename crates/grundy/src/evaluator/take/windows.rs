//! Take sets through windows that slide along the heaps.

use crate::evaluator::definition::heap_value;
use grundy_rules::Marks;
use grundy_rules::take::TakeSet;
use grundy_rules::{Budget, Failure};

/// The longest range whose numbers are looked at one by one.
const ONE_BY_ONE_UP_TO: u64 = 3;

/// Nim-values of a take set, finite or not.
///
/// The options of a heap under a range `a..b` are a window of heaps, and the window of the next heap differs
/// by one heap at each end. So for long ranges it counts the values in their windows, and a tree of the
/// absent values finds the mex at once.
pub(super) struct Windows {
    short: Vec<u64>,
    long: Vec<(u64, u64)>,
    marks: Marks,
    window: Window,
    /// The heap that the windows are ready for.
    ready: usize,
}

impl Windows {
    pub(super) fn new(set: &TakeSet) -> Windows {
        let (short, long): (Vec<_>, Vec<_>) =
            set.ranges_up_to(u64::MAX).partition(|(lo, hi)| hi - lo < ONE_BY_ONE_UP_TO);
        let short = short.into_iter().flat_map(|(lo, hi)| lo..=hi).collect();
        Windows { short, long, marks: Marks::default(), window: Window::default(), ready: 0 }
    }

    /// The cost per heap, in words that an engine on words touches in the same time.
    pub(super) fn cost(&self) -> usize {
        20 + 25 * self.long.len() + 3 * self.short.len()
    }

    /// Moves the windows on to the options of `heap`.
    fn slide(&mut self, heap: usize, known: &[u32]) {
        let at = |taken: u64| usize::try_from(taken).ok().and_then(|taken| heap.checked_sub(taken));
        for &(lo, hi) in &self.long {
            if let Some(enters) = at(lo) {
                self.window.add(known[enters]);
            }
            if let Some(leaves) = hi.checked_add(1).and_then(at) {
                self.window.remove(known[leaves]);
            }
        }
    }
}

impl Windows {
    pub(super) fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len();
        if heap + 1 < self.ready {
            (self.window, self.ready) = (Window::default(), 0);
        }
        while self.ready <= heap {
            budget.spend(1 + self.long.len() as u64)?;
            if !self.long.is_empty() {
                self.window.make_room(self.ready, budget)?;
            }
            self.slide(self.ready, known);
            self.ready += 1;
        }
        budget.spend(self.short.len() as u64)?;
        self.marks.clear();
        for &taken in &self.short {
            match usize::try_from(taken).ok().and_then(|taken| heap.checked_sub(taken)) {
                Some(rest) => self.marks.insert(known[rest]),
                None => break,
            }
        }
        let mut mex = self.window.absent_from(0);
        while self.marks.contains(heap_value(mex, budget)?) {
            mex = self.window.absent_from(mex + 1);
        }
        heap_value(mex, budget)
    }
}

/// How often each value occurs in the windows, and which values are absent.
#[derive(Default)]
struct Window {
    counts: Vec<u32>,
    /// Bit `i` of level 0: value `i` is absent; of level `l + 1`: word `i` of level `l` is not 0.
    absent: Vec<Vec<u64>>,
}

impl Window {
    /// Makes room for the values that a heap may have: at most its number.
    fn make_room(&mut self, heap: usize, budget: &mut Budget<'_>) -> Result<(), Failure> {
        if heap < self.counts.len() {
            return Ok(());
        }
        let room = (heap + 1).next_power_of_two().max(64);
        budget.reserve(5 * (room - self.counts.len()) as u64)?;
        self.counts.resize(room, 0);
        self.absent.clear();
        let mut bits: Vec<bool> = self.counts.iter().map(|&count| count == 0).collect();
        while self.absent.last().is_none_or(|level| level.len() > 1) {
            let pack = |bits: &[bool]| bits.iter().rev().fold(0, |word, &bit| word << 1 | u64::from(bit));
            let level: Vec<u64> = bits.chunks(64).map(pack).collect();
            bits = level.iter().map(|&word| word != 0).collect();
            self.absent.push(level);
        }
        Ok(())
    }

    fn add(&mut self, value: u32) {
        let count = &mut self.counts[value as usize];
        *count += 1;
        if *count == 1 {
            let mut i = value as usize;
            for level in &mut self.absent {
                level[i / 64] &= !(1 << (i % 64));
                if level[i / 64] != 0 {
                    break;
                }
                i /= 64;
            }
        }
    }

    fn remove(&mut self, value: u32) {
        let count = &mut self.counts[value as usize];
        *count -= 1;
        if *count == 0 {
            let mut i = value as usize;
            for level in &mut self.absent {
                level[i / 64] |= 1 << (i % 64);
                i /= 64;
            }
        }
    }

    /// The smallest absent value from `from` on.
    fn absent_from(&self, from: usize) -> usize {
        let mut i = from;
        for (height, level) in self.absent.iter().enumerate() {
            let Some(word) = level.get(i / 64) else { break };
            let rest = word >> (i % 64);
            if rest != 0 {
                i += rest.trailing_zeros() as usize;
                for lower in self.absent[..height].iter().rev() {
                    i = 64 * i + lower[i].trailing_zeros() as usize;
                }
                return i;
            }
            i = i / 64 + 1;
        }
        from.max(self.counts.len())
    }
}
