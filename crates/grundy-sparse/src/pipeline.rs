//! Two threads: one fills blocks, the other checks them.
//!
//! The first runs ahead as if no heap were rare; its blocks are accepted in the order and with the checks of
//! one thread, so that the answers are the same. When the other falls behind, the first checks as well
//! instead of waiting, and passes on which blocks leave nothing to decide. When a heap is rare, or new lists
//! are to be learned, it starts again.

use crate::block::BLOCK;
use crate::blocks::{Blocks, Filled, Leave};
use crate::distant::{self, Distant, Excluded, Nearer};
use crate::past::SETTLE_EVERY;
use crate::repeat::{Repeat, Window};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, TrySendError};

/// The largest number of heaps passed at once; fewer if each takes long.
const MAX_STRETCH: u64 = 16 * SETTLE_EVERY;
/// About how many options are tested in a stretch, which takes some milliseconds.
const OPTIONS_PER_STRETCH: u64 = 1 << 24;
/// The largest number of stretches that may lie ready.
const MAX_READY_STRETCHES: usize = 4;
/// Two threads are used only if this many heaps, and at least as many as may lie ready, have passed since the
/// last rare one: this many would be lost with the next one.
const QUIET_HEAPS: u64 = 1 << 15;

/// The values of some heaps, a whole number of blocks.
#[derive(Default)]
struct Stretch {
    first: u64,
    values: Vec<u8>,
    marks: Vec<Filled>,
}

impl Blocks {
    /// Whether a second thread pays now, for values up to `goal`.
    pub(crate) fn can_pipeline(&self, goal: u64) -> bool {
        let (heaps, stretch) = (self.heaps(), self.stretch());
        // Blocks must end where one thread ends them: periodic tasks are done between blocks.
        heaps >= self.rares.last() + (MAX_READY_STRETCHES as u64 * stretch).max(QUIET_HEAPS)
            && heaps % BLOCK as u64 == 0
            && self.window() <= heaps / 4
            && self.until(goal) >= heaps + 2 * stretch
    }

    /// How many heaps are passed at once.
    fn stretch(&self) -> u64 {
        if Distant::pays(&self.plan.far) {
            return distant::STRETCH as u64;
        }
        let taps = (self.rares.list().len() * self.moves.splits.len()) as u64;
        let heaps = (OPTIONS_PER_STRETCH / taps.max(1)).clamp(SETTLE_EVERY, MAX_STRETCH);
        heaps - heaps % SETTLE_EVERY
    }

    /// Values of more heaps, at most up to `goal` heaps in all and until there is something to decide: a heap
    /// is rare, lists are to be learned, or the state has repeated and `look` is set.
    pub(crate) fn pipeline(&mut self, goal: u64, look: bool) -> Result<Option<Repeat>, Leave> {
        let (start, until) = (self.heaps(), self.until(goal));
        let width = self.window() + 2 * BLOCK as u64;
        let Some(values) = self.past.run(start - width..start) else { return self.step(goal).map(|()| None) };
        let ahead = self.at_window(&Window { end: start, values: values.to_vec() });
        let (mut distant, nearer) = Distant::of(&self.plan.far).unzip();
        let (rares, stretch) = (self.rares.list().len(), self.stretch());
        let filling = AtomicU64::new(start);
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(MAX_READY_STRETCHES);
            // Accepted stretches come back, to be filled again.
            let (spare, spares) = mpsc::channel();
            let (excluder, excluded) = mpsc::channel();
            let marked = Excluded::default();
            let mut filler = Filler { ahead, stretch, filling: &filling, nearer, excluded, marked };
            let fill = move || {
                filler.ahead.move_in();
                while filler.ahead.heaps() + stretch <= until {
                    let mut next: Stretch = spares.try_recv().unwrap_or_default();
                    if filler.fill(&mut next).is_none() {
                        return;
                    }
                    let sent = match sender.try_send(next) {
                        Err(TrySendError::Full(mut next)) => {
                            filler.ahead.show(next.first, &mut next.marks);
                            sender.send(next).is_ok()
                        }
                        sent => sent.is_ok(),
                    };
                    if !sent {
                        return;
                    }
                }
            };
            if std::thread::Builder::new().spawn_scoped(scope, fill).is_err() {
                return self.alone(goal, look);
            }
            for next in receiver {
                if next.first != self.heaps() {
                    return Ok(None);
                }
                let end = next.first + stretch;
                while self.heaps() < end {
                    let done = (self.heaps() - next.first) as usize;
                    self.take_over(&next.values[done..], &next.marks[done / BLOCK..])?;
                    if self.rares.list().len() > rares {
                        return Ok(None);
                    }
                    if let Some(repeat) = self.settle(look) {
                        return Ok(Some(repeat));
                    }
                }
                // If the other thread has ended, nobody needs it.
                let _ = spare.send(next);
                // The other thread must not have reached the stretch that this is for.
                let distant = distant.as_mut().filter(|_| filling.load(Relaxed) <= end);
                if let Some(marked) = distant.and_then(|distant| distant.mark(self)) {
                    let _ = excluder.send(marked);
                }
            }
            Ok(None)
        })
    }

    /// The same values on this thread alone, where the system refuses a second one.
    fn alone(&mut self, goal: u64, look: bool) -> Result<Option<Repeat>, Leave> {
        while self.heaps() < goal {
            self.step(goal)?;
            if let Some(repeat) = self.settle(look) {
                return Ok(Some(repeat));
            }
        }
        Ok(None)
    }
}

/// The thread that fills.
struct Filler<'a> {
    ahead: Blocks,
    stretch: u64,
    /// The beginning of the stretch that is being filled.
    filling: &'a AtomicU64,
    /// The far taps that this thread handles itself when the others are marked.
    nearer: Option<Nearer>,
    excluded: Receiver<Excluded>,
    /// The first of the received markings that is not for an earlier stretch.
    marked: Excluded,
}

impl Filler<'_> {
    /// Fills the next stretch; `None` if it cannot go on. The other thread finds out about any failure.
    fn fill(&mut self, next: &mut Stretch) -> Option<()> {
        let first = self.ahead.heaps();
        // The same cache lines again and again: the other thread has the older values.
        self.ahead.past.keep_only(self.ahead.window() + 2 * BLOCK as u64);
        self.filling.store(first, Relaxed);
        while self.marked.first < first {
            let Ok(marked) = self.excluded.try_recv() else { break };
            self.marked = marked;
        }
        let nearer = self.nearer.as_ref().filter(|_| self.marked.first == first);
        let end = first + self.stretch;
        next.first = first;
        next.marks.clear();
        while self.ahead.heaps() < end {
            let marked = nearer.map(|nearer| nearer.beside(&self.marked, self.ahead.heaps()));
            self.ahead.fill_ahead(end, marked, &mut next.marks).ok()?;
        }
        next.values.clear();
        next.values.extend_from_slice(self.ahead.past.run(first..end)?);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::Class;
    use crate::moves::Moves;
    use crate::path::Path;
    use crate::tally::Tally;
    use crate::{taps, testing};
    use grundy_rules::code::Code;

    /// Grundy's game up to a heap that is not rare, and neither is any from there to heap 82860.
    fn grundys_game(path: Path, heaps: u64) -> Blocks {
        let code = Code::parse("4!.0").unwrap();
        let moves = Moves::new(&code).unwrap();
        let known = testing::values(&code, 32_768);
        let class = Class::find(&known, &moves).unwrap();
        let mut blocks = Blocks::new(&moves, class, &known, || Tally::new(false), path, 1 << 24).unwrap();
        while blocks.heaps() < heaps {
            blocks.step(heaps).unwrap();
            blocks.settle(false);
        }
        assert!(blocks.rares.last() < heaps);
        blocks
    }

    #[test]
    fn a_block_with_a_late_rare_heap_is_not_shown() {
        let first = 82_860 / SETTLE_EVERY * SETTLE_EVERY;
        let mut blocks = grundys_game(Path::available()[0], first);
        let mut marks = Vec::new();
        while blocks.heaps() <= 82_860 {
            blocks.fill_ahead(first + SETTLE_EVERY, None, &mut marks).unwrap();
        }
        blocks.show(first, &mut marks);
        let rare = (82_860 - first) as usize / BLOCK;
        assert_eq!(marks[rare], Filled::Plain);
        let shown = marks.iter().filter(|&&mark| mark == Filled::Shown).count();
        assert!(shown > 0, "{}", marks.len());
    }

    #[test]
    fn with_distant_options_marked_before_the_values_are_the_same() {
        for path in Path::available() {
            let start = 69_632;
            let mut blocks = grundys_game(path, start);
            let stretch = distant::STRETCH as u64;
            // Each tap is either marked or compared.
            let (far, all) =
                (&blocks.plan.far, taps::plan(&blocks.moves, blocks.class, &blocks.rares, 1, false).far);
            let mut taps: Vec<_> = far.all().copied().collect();
            taps.sort_unstable();
            assert!(!far.compared.is_empty() && taps == *all.taps);
            let (mut distant, nearer) = Distant::of(&blocks.plan.far).unwrap();
            let marked = distant.mark(&mut blocks).unwrap();
            let (first, end) = (start + 2 * stretch, start + 3 * stretch);
            assert_eq!(marked.first, first);
            let mut marks = Vec::new();
            while blocks.heaps() < first {
                blocks.fill_ahead(first, None, &mut marks).unwrap();
            }
            let mut fill = |marked: Option<&Excluded>| {
                let mut ahead = blocks
                    .at_window(&Window { end: first, values: blocks.past.run(0..first).unwrap().to_vec() });
                while ahead.heaps() < end {
                    let marked = marked.map(|marked| nearer.beside(marked, ahead.heaps()));
                    ahead.fill_ahead(end, marked, &mut marks).unwrap();
                }
                ahead.past.run(first..end).unwrap().to_vec()
            };
            let values = fill(None);
            assert!(fill(Some(&marked)) == values, "{path:?}");
            // The sets matter.
            assert!(fill(Some(&marked.without_sets())) != values, "{path:?}");
        }
    }

    #[test]
    fn distant_options_are_marked_when_old_values_were_just_given_up() {
        let mut blocks = grundys_game(Path::available()[0], 81_920);
        let (mut distant, _) = Distant::of(&blocks.plan.far).unwrap();
        let before = distant.mark(&mut blocks).unwrap();
        // The room after the latest heap goes with them.
        blocks.set_memory(0);
        blocks.past.trim(40_960);
        assert!(blocks.past.kept().start > 0);
        assert!(distant.mark(&mut blocks) == Some(before));
    }
}
