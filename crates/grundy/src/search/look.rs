//! Looks up all options of a part in the table.

use super::desk::Desk;
use super::observer::Observer;
use super::options::{Options, Values};
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, ControlFlow, Flow, Halt, NimValue, Stopped};
use smallvec::SmallVec;

/// Looks up the options of a part: known values become `seen`, the other options open. `false` as soon as an
/// option has the goal as its value; then the rest does not matter.
pub(super) fn look<G: Compact, O: Observer>(
    part: u128,
    goal: Option<u64>,
    options: &mut Options,
    seen: &mut Values,
    desk: &mut Desk<'_, G, O>,
    budget: &mut Budget<'_>,
) -> Result<bool, Stopped> {
    let known = desk.known;
    let mut looking = Looking { goal, options, seen, desk };
    let mut looked = 1;
    let flow = if known.table.far() {
        let mut waiting = Waiting::default();
        let mut settle = |heap, words: &[u128]| looking.settle(heap, words);
        let mut flow = known.game.options_beside_heap(part, &mut |heap, words| {
            looked += 1;
            words.iter().for_each(|&word| known.table.fetch(word));
            match waiting.push(heap, words) {
                Some((heap, words)) => settle(heap, words),
                None => ControlFlow::Continue(()),
            }
        });
        while flow.is_continue() {
            let Some((heap, words)) = waiting.pop() else { break };
            flow = settle(heap, words);
        }
        flow
    } else {
        known.game.options_beside_heap(part, &mut |heap, words| {
            looked += 1;
            looking.settle(heap, words)
        })
    };
    looking.desk.looked(looked - 1);
    budget.spend(looked)?;
    Ok(flow.is_continue())
}

/// The state of a look.
struct Looking<'a, 'k, G, O> {
    goal: Option<u64>,
    options: &'a mut Options,
    seen: &'a mut Values,
    desk: &'a mut Desk<'k, G, O>,
}

impl<G: Compact, O: Observer> Looking<'_, '_, G, O> {
    /// Takes an option: a heap beside some words. It runs so often where the table is near that a function
    /// call would show.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn settle(&mut self, heap: NimValue, words: &[u128]) -> Flow {
        let first = self.options.parts.len();
        let mut sum = heap.0;
        for &word in words {
            match self.desk.get(word) {
                Some(value) => sum ^= value,
                None => self.options.parts.push(word),
            }
        }
        if first < self.options.parts.len() {
            self.options.open(sum, first);
            return ControlFlow::Continue(());
        }
        self.seen.insert(sum);
        if self.goal == Some(sum) { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
    }
}

/// Options that are made but not yet looked up, each a heap beside some words. Their table entries are on the
/// way from memory.
#[derive(Default)]
struct Waiting {
    options: [(NimValue, SmallVec<[u128; 4]>); MADE_AHEAD],
    first: usize,
    len: usize,
}

/// The number of options made before the first of them is looked up. With fewer, the look-up waits for
/// memory; with more, more are wasted when one of the first answers the question.
const MADE_AHEAD: usize = 4;

impl Waiting {
    /// Adds an option. If enough options wait, returns the oldest.
    #[inline]
    fn push(&mut self, heap: NimValue, words: &[u128]) -> Option<(NimValue, &[u128])> {
        let last = &mut self.options[(self.first + self.len) % MADE_AHEAD];
        last.0 = heap;
        last.1.clear();
        // One by one, because they are few.
        words.iter().for_each(|&word| last.1.push(word));
        self.len += 1;
        if self.len < MADE_AHEAD { None } else { self.pop() }
    }

    /// The oldest option.
    #[inline]
    fn pop(&mut self) -> Option<(NimValue, &[u128])> {
        self.len = self.len.checked_sub(1)?;
        let (heap, words) = &self.options[self.first];
        self.first = (self.first + 1) % MADE_AHEAD;
        Some((*heap, words))
    }
}

#[cfg(test)]
mod tests {
    use super::super::nimbers::Nimbers;
    use super::*;
    use grundy_games::cram::Cram;
    use grundy_rules::{Impartial, Notation};

    #[test]
    fn options_come_in_the_order_in_which_they_were_made() {
        let mut waiting = Waiting::default();
        let owned = |(heap, words): (NimValue, &[u128])| (heap, words.to_vec());
        let mut came = Vec::new();
        for option in 0..10u64 {
            let words = &[option.into(); 3][..option as usize % 4];
            came.extend(waiting.push(NimValue(option), words).map(owned));
        }
        assert_eq!(came.len(), 10 - MADE_AHEAD + 1);
        while let Some(option) = waiting.pop() {
            came.push(owned(option));
        }
        let made = (0..10u64).map(|option| (NimValue(option), vec![u128::from(option); option as usize % 4]));
        assert!(came.into_iter().eq(made));
        assert!(waiting.pop().is_none());
    }

    /// In tests the table is far from a few hundred positions on: from then on some options are made in vain.
    #[test]
    fn a_far_table_changes_no_value() {
        let board = Cram.words(&Cram.parse_position("5x6").unwrap()).unwrap();
        let mut nimbers = Nimbers::new(Cram);
        assert_eq!(nimbers.value(&board, &mut Budget::default()), Ok(NimValue(2)));
        assert!(nimbers.known.table.far());
    }
}
