//! Two threads: one fills blocks, the other checks them.
//!
//! The first runs ahead as if no heap were rare; what it finds is taken over in the order and with the
//! checks of one thread, so that the answers are the same. When a heap turns out to be rare, or lists are
//! to be learned again, it starts anew.

use super::blocks::{Blocks, Leave, SETTLED};
use super::kernel::BLOCK;
use super::repeat::{Repeat, Window};
use std::sync::mpsc;

/// So many stretches may lie ready.
const READY: usize = 4;
/// Two threads are used if so many heaps have passed since the last rare one.
const QUIET: u64 = 1 << 18;

/// The values of some heaps, a whole number of blocks, and for each block the heaps that the kernel left
/// over.
struct Stretch {
    first: u64,
    values: Vec<u8>,
    special: Vec<u64>,
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
            && self.until(goal) >= heaps + 2 * SETTLED
    }

    /// Values of more heaps, at most up to `goal` heaps in all and until something has to be decided: a
    /// heap is rare, lists are to be learned, or the state has come again.
    pub(super) fn pipeline(&mut self, goal: u64) -> Result<Option<Repeat>, Leave> {
        let (start, until) = (self.heaps(), self.until(goal));
        let width = self.window() + 2 * BLOCK as u64;
        let Some(values) = self.past.run(start - width..start) else { return self.step(goal).map(|()| None) };
        let mut ahead = self.at_window(&Window { end: start, values: values.to_vec() });
        let rares = self.rares.list().len();
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(READY);
            scope.spawn(move || {
                while ahead.heaps() + SETTLED <= until {
                    let from = ahead.heaps();
                    let mut special = Vec::with_capacity(SETTLED as usize / BLOCK);
                    while ahead.heaps() < from + SETTLED {
                        // Whatever goes wrong, the other thread will find out.
                        if ahead.fill_ahead(from + SETTLED, &mut special).is_err() {
                            return;
                        }
                    }
                    let Some(values) = ahead.past.run(from..from + SETTLED) else { return };
                    if sender.send(Stretch { first: from, values: values.to_vec(), special }).is_err() {
                        return;
                    }
                }
            });
            for stretch in receiver {
                if stretch.first != self.heaps() {
                    return Ok(None);
                }
                let end = stretch.first + SETTLED;
                while self.heaps() < end {
                    let done = (self.heaps() - stretch.first) as usize;
                    self.take_over(&stretch.values[done..], &stretch.special[done / BLOCK..])?;
                    if self.rares.list().len() > rares {
                        return Ok(None);
                    }
                    if let Some(repeat) = self.settle() {
                        return Ok(Some(repeat));
                    }
                }
            }
            Ok(None)
        })
    }
}
