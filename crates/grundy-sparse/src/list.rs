//! The start of a run, and spaces that are not sparse: all values are kept.

use crate::all_pairs::AllPairs;
use crate::block::BLOCK;
use crate::blocks::{Blocks, TRY_BLOCKS_EVERY};
use crate::class::Class;
use crate::learn::ALL_PAIRS_BELOW_HEAPS;
use crate::moves::Moves;
use crate::path::Path;
use crate::rare_list::RareList;
use crate::report::Space;
use crate::tally::Tally;
use grundy_rules::{Budget, Failure, Why};

/// Heap by heap from the list of rare heaps, or 64 heaps at a time from all pairs, whichever takes less time.
pub(crate) struct List {
    pub(crate) known: Vec<u32>,
    rares: RareList,
    pairs: AllPairs,
    /// The number of heaps at which blocks are tried.
    pub(crate) retry: usize,
}

impl List {
    pub(crate) fn new(moves: &Moves) -> List {
        // Enough capacity to avoid a move if blocks take over early: unused capacity costs nothing.
        List::after(moves, Vec::with_capacity(ALL_PAIRS_BELOW_HEAPS as usize / 2), TRY_BLOCKS_EVERY as usize)
    }

    /// The list with these values, which tries blocks at `retry` heaps.
    pub(crate) fn after(moves: &Moves, known: Vec<u32>, retry: usize) -> List {
        let rares = RareList::after(moves.clone(), &known);
        List { known, rares, pairs: AllPairs::new(moves), retry }
    }

    pub(crate) fn heaps(&self) -> u64 {
        self.known.len() as u64
    }

    /// About how many pairs the next heap costs, for each place that splits.
    pub(crate) fn parts(&self) -> u64 {
        self.rares.parts() as u64
    }

    /// Finds values of more heaps, up to `goal` heaps in all or until blocks are to be tried; returns whether
    /// they are.
    pub(crate) fn go(&mut self, goal: u64, path: Path, memory: u64) -> Result<bool, Why> {
        let goal = usize::try_from(goal).unwrap_or(usize::MAX).min(self.retry);
        let mut budget = Budget::default().bytes(u64::MAX);
        while self.known.len() < goal {
            if self.heaps() * 4 >= memory {
                return Err(Why::Memory);
            }
            if self.known.len() + BLOCK <= goal {
                if let Some(values) = self.pairs.next(&self.known, path) {
                    self.known.extend(values.iter().map(|&value| u32::from(value)));
                    continue;
                }
            }
            match self.rares.value(&self.known, &mut budget) {
                Ok(value) => self.known.push(value),
                Err(Failure::Stopped(stopped)) => return Err(stopped.why),
                Err(_) => return Err(Why::Memory),
            }
        }
        Ok(self.known.len() >= self.retry)
    }

    /// Blocks that take over, if the space is sparse; otherwise they are tried again later.
    pub(crate) fn blocks(&mut self, moves: &Moves, digest: bool, path: Path, memory: u64) -> Option<Blocks> {
        let heaps = self.known.len();
        self.retry = if (heaps as u64) < ALL_PAIRS_BELOW_HEAPS {
            heaps + TRY_BLOCKS_EVERY as usize
        } else {
            2 * heaps
        };
        let class = Class::find(&self.known, moves)?;
        Blocks::new(moves, class, &self.known, || self.tallied(digest), path, memory)
    }

    /// The counts of all values.
    pub(crate) fn tallied(&self, digest: bool) -> Tally {
        let mut tally = Tally::new(digest);
        tally.count(self.known.iter().copied());
        tally
    }

    /// The sparse space, if one is known.
    pub(crate) fn space(&self, moves: &Moves) -> Option<Space> {
        let class = Class::find(&self.known, moves)?;
        let heaps = (1..).zip(&self.known[self.known.len().min(1)..]);
        let rares = heaps.filter(|&(heap, &value)| class.is_rare(heap, value));
        let rares = rares.map(|(heap, &value)| (heap, value)).collect();
        Some(Space { mask: class.mask, parity: class.parity, rares })
    }
}
