//! The saved form of the blocks' state.

use super::witness::HINTED_PARTS;
use super::{Blocks, LIST_FROM_VALUE};
use crate::block::{Block, Checks, Compared, GROUPS, Marking, Tap, Taps};
use crate::class::Class;
use crate::moves::Moves;
use crate::past::{self, MIRROR, Past};
use crate::path::Path;
use crate::rares::Rares;
use crate::repeat::Windows;
use crate::special::Special;
use crate::tally::Tally;
use crate::{learn, taps};
use grundy_rules::Marks;
use serde::{Deserialize, Serialize};
use std::io::{self, Read};

/// No run reaches this many heaps.
const MAX_HEAPS: u64 = 1 << 62;
/// A move takes fewer coins than this, so that a tap reaches that much farther than the farthest rare heap.
const MAX_PLACE: u64 = 1 << 32;

/// The blocks' state without the values that are kept.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    class: Class,
    rares: Vec<(u64, u8)>,
    /// Offset and constant of each witness that is marked, and of those that are compared.
    witnesses: Vec<(u64, u8)>,
    compared: [Vec<(u64, u8)>; 2],
    groups: (usize, usize),
    wide: bool,
    reach: u64,
    reached: u64,
    learned: u64,
    learned_rares: usize,
    tally: Tally,
    windows: Windows,
    hints: Vec<u16>,
    halved: u64,
    past: past::Saved,
}

impl Blocks {
    pub(crate) fn saved(&self) -> Saved {
        let witnesses = &self.checks.witnesses;
        let list = |taps: &Taps| taps.iter().map(|tap| (tap.offset as u64, tap.constant())).collect();
        Saved {
            class: self.class,
            rares: self.rares.list().to_vec(),
            witnesses: list(&witnesses.taps),
            compared: witnesses.compared.parts().map(list),
            groups: (self.plan.far.groups, witnesses.groups),
            wide: self.wide,
            reach: self.reach,
            reached: self.reached,
            learned: self.learned,
            learned_rares: self.learned_rares,
            tally: self.tally.clone(),
            windows: self.windows.clone(),
            hints: self.hints.clone(),
            halved: self.halved,
            past: self.past.saved(),
        }
    }

    /// The blocks that were saved; `None` if the numbers contradict each other.
    pub(crate) fn from_saved(
        moves: Moves,
        saved: Saved,
        path: Path,
        memory: u64,
        input: &mut dyn Read,
    ) -> io::Result<Option<Blocks>> {
        // The rare heaps take a bit for each heap up to the last one.
        let last = saved.rares.last().map_or(0, |&(heap, _)| heap);
        if last / 8 > memory {
            let why = "the state needs more memory than this run may take; allow more";
            return Err(io::Error::new(io::ErrorKind::OutOfMemory, why));
        }
        let Some(past) = Past::from_saved(&saved.past, input)? else { return Ok(None) };
        let heaps = past.heaps();
        // Later sums of these numbers must not overflow.
        let farthest = heaps.saturating_mul(2).saturating_add(MAX_PLACE);
        let bounded =
            heaps <= MAX_HEAPS && saved.reach.max(saved.reached) <= farthest && saved.halved <= heaps;
        if !bounded || saved.learned_rares > saved.rares.len() {
            return Ok(None);
        }
        let ascending = saved.rares.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let in_range = |&(heap, value): &(u64, u8)| heap > 0 && heap < heaps && value < LIST_FROM_VALUE;
        let (far, near) = saved.groups;
        let Some(below) = taps::below(saved.class) else { return Ok(None) };
        if !ascending || !saved.rares.iter().all(in_range) || !(1..=GROUPS).contains(&far) || near > GROUPS {
            return Ok(None);
        }
        let mut rares = Rares::default();
        saved.rares.iter().for_each(|&(heap, value)| rares.push(heap, value));
        let list = |list: &Vec<(u64, u8)>| {
            list.iter().map(|&(offset, constant)| Tap::new(offset as usize, constant)).collect::<Vec<Tap>>()
        };
        let compared = Compared::of(saved.compared.each_ref().map(|taps| Taps::new(list(taps))));
        let witnesses = Marking { compared, ..taps::marking(list(&saved.witnesses), near, saved.wide) };
        let small = taps::small(&moves, past.start(), saved.learned);
        let mut plan = taps::plan(&moves, saved.class, &rares, far, saved.wide);
        learn::lead(&past, path, &mut plan.far);
        let blocks = Blocks {
            plan,
            checks: Checks { witnesses, small, below },
            moves,
            class: saved.class,
            past,
            rares,
            path,
            special: Special::default(),
            reach: saved.reach,
            reached: saved.reached,
            wide: saved.wide,
            block: Block::new(),
            marks: Marks::default(),
            learned: saved.learned,
            learned_rares: saved.learned_rares,
            tally: saved.tally,
            windows: saved.windows,
            hints: saved.hints,
            halved: saved.halved,
            began: heaps,
        };
        let kept = blocks.past.kept();
        let hints = |&hint: &u16| u64::from(hint) + HINTED_PARTS <= MIRROR as u64;
        let hinted = blocks.hints.len() == 256 && blocks.hints.iter().all(hints);
        let sound = hinted
            && blocks.learned <= heaps
            && blocks.checks.witnesses.all().all(|tap| tap.offset > 0 && (tap.offset as u64) < heaps)
            // The latest heap may be rare: then taps reach farther than there are heaps.
            && blocks.window().min(heaps) <= kept.end - kept.start
            && blocks.tally.heaps >= kept.start
            && blocks.tally.heaps <= heaps
            && blocks.windows.sound(heaps);
        Ok(sound.then_some(blocks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sparse;
    use crate::engine::Mode;
    use grundy_rules::code::Code;

    #[test]
    fn a_state_cannot_ask_for_more_memory_than_the_run_may_take() {
        let mut run = Sparse::new(&Code::parse("4!.0").unwrap()).unwrap();
        run.advance(90_000);
        let Mode::Blocks(blocks) = &run.mode else { panic!("blocks by now") };
        let load = |change: &dyn Fn(&mut Saved)| {
            let (mut saved, mut values) = (blocks.saved(), Vec::new());
            blocks.past.save(&mut values).unwrap();
            change(&mut saved);
            Blocks::from_saved(blocks.moves.clone(), saved, Path::available()[0], 1 << 30, &mut &values[..])
        };
        assert!(load(&|_| {}).unwrap().is_some());
        // A rare heap far out, with few values before it: a few bytes that ask for 137 GB.
        let far = load(&|saved| {
            let heaps: u64 = 1 << 41;
            saved.past = postcard::from_bytes(&postcard::to_stdvec(&(heaps, heaps)).unwrap()).unwrap();
            saved.rares.push((1 << 40, 1));
        });
        assert_eq!(far.err().map(|error| error.kind()), Some(io::ErrorKind::OutOfMemory));
        // Numbers that later sums or differences could not hold.
        for change in [
            |saved: &mut Saved| saved.learned_rares = saved.rares.len() + 1,
            |saved: &mut Saved| saved.reach = u64::MAX,
            |saved: &mut Saved| saved.reached = u64::MAX,
            |saved: &mut Saved| saved.halved = u64::MAX,
        ] {
            assert!(load(&change).unwrap().is_none());
        }
    }
}
