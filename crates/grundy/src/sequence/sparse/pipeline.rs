//! Two threads: one fills blocks, the other checks them.
//!
//! The first runs ahead as if no heap were rare; what it finds is taken over in the order and with the
//! checks of one thread, so that the answers are the same. When the other lags behind, the first checks
//! as well instead of waiting, and hands over which blocks leave nothing to decide. When a heap is rare, or
//! lists are to be learned again, it starts anew.

use super::blocks::{Blocks, Leave, SETTLED};
use super::kernel::BLOCK;
use super::repeat::{Repeat, Window};
use std::sync::mpsc::{self, TrySendError};

/// At most so many heaps are handed over at once; fewer where each takes long.
pub(super) const STRETCH: u64 = 16 * SETTLED;
/// In a stretch about so many options are looked at, which takes some milliseconds.
const OPTIONS: u64 = 1 << 24;
/// So many stretches may lie ready.
const READY: usize = 4;
/// Two threads are used if so many heaps have passed since the last rare one.
const QUIET: u64 = 1 << 18;

/// The values of some heaps, a whole number of blocks.
#[derive(Default)]
struct Stretch {
    first: u64,
    values: Vec<u8>,
    marks: Vec<Filled>,
}

/// What is known of a block that was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filled {
    /// All rare values below those of its heaps are options.
    Shown,
    /// Nothing more.
    Plain,
    /// The kernel left over some heaps, a bit each, and did not tell the values of some apart.
    Left { special: u64, large: u64 },
}

impl Blocks {
    /// Is it worth the while to start a second thread now, for values up to `goal`?
    pub(super) fn can_pipeline(&self, goal: u64) -> bool {
        let heaps = self.heaps();
        let quiet = heaps >= QUIET && heaps >= self.rares.last() + QUIET;
        // Blocks must end where one thread ends them: what is done now and then is done between blocks.
        quiet
            && heaps % BLOCK as u64 == 0
            && self.window() <= heaps / 4
            && self.until(goal) >= heaps + 2 * self.stretch()
    }

    /// How many heaps are handed over at once.
    fn stretch(&self) -> u64 {
        let taps = (self.rares.list().len() * self.moves.splits.len()) as u64;
        let heaps = (OPTIONS / taps.max(1)).clamp(SETTLED, STRETCH);
        heaps - heaps % SETTLED
    }

    /// Values of more heaps, at most up to `goal` heaps in all and until something has to be decided: a
    /// heap is rare, lists are to be learned, or the state has come again and `look` is set.
    pub(super) fn pipeline(&mut self, goal: u64, look: bool) -> Result<Option<Repeat>, Leave> {
        let (start, until) = (self.heaps(), self.until(goal));
        let width = self.window() + 2 * BLOCK as u64;
        let Some(values) = self.past.run(start - width..start) else { return self.step(goal).map(|()| None) };
        let mut ahead = self.at_window(&Window { end: start, values: values.to_vec() });
        let (rares, stretch) = (self.rares.list().len(), self.stretch());
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(READY);
            // What was taken over comes back, to be filled again.
            let (spare, spares) = mpsc::channel();
            scope.spawn(move || {
                ahead.move_in();
                while ahead.heaps() + stretch <= until {
                    let mut next: Stretch = spares.try_recv().unwrap_or_default();
                    next.first = ahead.heaps();
                    let end = next.first + stretch;
                    next.marks.clear();
                    while ahead.heaps() < end {
                        // Whatever goes wrong, the other thread will find out.
                        if ahead.fill_ahead(end, &mut next.marks).is_err() {
                            return;
                        }
                    }
                    let Some(values) = ahead.past.run(next.first..end) else { return };
                    next.values.clear();
                    next.values.extend_from_slice(values);
                    let sent = match sender.try_send(next) {
                        Err(TrySendError::Full(mut next)) => {
                            ahead.show(next.first, &mut next.marks);
                            sender.send(next).is_ok()
                        }
                        sent => sent.is_ok(),
                    };
                    if !sent {
                        return;
                    }
                }
            });
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
                // Without the other thread nobody needs it.
                let _ = spare.send(next);
            }
            Ok(None)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::class::Class;
    use super::super::lanes::Path;
    use super::super::moves::Moves;
    use super::super::tally::Tally;
    use super::*;
    use crate::sequence::{CodeEvaluator, Evaluator};
    use grundy_rules::Budget;
    use grundy_rules::code::Code;

    #[test]
    fn a_block_with_a_late_rare_heap_is_not_shown() {
        // Grundy's game, whose heap 82860 is rare.
        let code = Code::parse("4!.0").unwrap();
        let moves = Moves::new(&code).unwrap();
        let mut known = Vec::new();
        let mut engine = CodeEvaluator::new(&code);
        while known.len() < 32_768 {
            let value = engine.value(&known, &mut Budget::default()).unwrap();
            known.push(value);
        }
        let class = Class::find(&known, &moves).unwrap();
        let path = Path::available()[0];
        let mut blocks = Blocks::new(&moves, class, &known, || Tally::new(false), path, 1 << 24).unwrap();
        let first = 82_860 / SETTLED * SETTLED;
        while blocks.heaps() < first {
            blocks.step(first).unwrap();
            blocks.settle(false);
        }
        assert!(blocks.rares.last() < first);
        let mut marks = Vec::new();
        while blocks.heaps() <= 82_860 {
            blocks.fill_ahead(first + SETTLED, &mut marks).unwrap();
        }
        blocks.show(first, &mut marks);
        let rare = (82_860 - first) as usize / BLOCK;
        assert_eq!(marks[rare], Filled::Plain);
        let shown = marks.iter().filter(|&&mark| mark == Filled::Shown).count();
        assert!(shown > 0, "{}", marks.len());
    }
}
