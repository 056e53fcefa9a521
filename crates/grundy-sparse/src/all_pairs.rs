//! All pairs, for 64 heaps at a time: the quickest way while heaps are small, for any values.

use crate::block::{BLOCK, Block, GROUPS, NARROW_GROUPS, Plan, Tap, WORD};
use crate::blocks::LIST_FROM_VALUE;
use crate::moves::{Moves, Pairs};
use crate::path::{Path, Set};
use crate::taps;

/// Nim-values from all options, in blocks: the kernel treats every heap like a rare one, so nothing is left
/// to show.
pub(crate) struct AllPairs {
    moves: Moves,
    /// The values, and room for those of a block.
    bytes: Vec<u8>,
    largest: u8,
    /// Whether the list takes less time from now on.
    given_up: bool,
    /// All pairs with a part up to some distance.
    plan: Plan,
    /// The greatest distance that is in the plan.
    reach: usize,
    block: Block,
}

/// The number of heaps from which blocks of all pairs are tried.
const BLOCKS_FROM_HEAPS: usize = 256;

/// The largest product of groups, heaps and places for a block: above it the list takes less time.
fn most(path: Path) -> usize {
    match path.set() {
        Set::Avx512 => 1 << 18,
        Set::Avx2 => 1 << 16,
        Set::Portable => 1 << 15,
    }
}

impl AllPairs {
    pub(crate) fn new(moves: &Moves) -> AllPairs {
        AllPairs {
            moves: moves.clone(),
            bytes: Vec::new(),
            largest: 0,
            given_up: false,
            plan: Plan::default(),
            reach: 0,
            block: Block::new(),
        }
    }

    /// The values of the next 64 heaps, which the caller adds to `known`. `None` if that would not pay, or if
    /// a value does not fit a byte.
    pub(crate) fn next(&mut self, known: &[u32], path: Path) -> Option<&[u8]> {
        self.next_within(known, path, most(path))
    }

    fn next_within(&mut self, known: &[u32], path: Path, most: usize) -> Option<&[u8]> {
        let heaps = known.len();
        if self.given_up || heaps < BLOCKS_FROM_HEAPS + 4 * self.moves.last_place() {
            return None;
        }
        self.given_up = true;
        for &value in &known[self.bytes.len()..] {
            let value = u8::try_from(value).ok().filter(|&value| value < LIST_FROM_VALUE)?;
            self.largest = self.largest.max(value);
            self.bytes.push(value);
        }
        let mut groups = (usize::from(self.largest) / 8).max(NARROW_GROUPS) + 1;
        while 8 * groups <= LIST_FROM_VALUE.into() && groups * heaps * self.moves.splits.len() <= most {
            if self.fill(groups, path) {
                self.given_up = false;
                let values = &self.bytes[heaps..];
                self.largest = values.iter().fold(self.largest, |most, &value| most.max(value));
                return Some(values);
            }
            groups += 1;
        }
        None
    }

    /// Fills a block; false if a value is too large for this number of groups.
    fn fill(&mut self, groups: usize, path: Path) -> bool {
        let heaps = self.bytes.len();
        self.take_up();
        let AllPairs { moves, bytes, plan, reach, block, .. } = self;
        plan.far.groups = groups;
        // All values so far are below those told apart; a value of the block itself may be equal to that
        // bound.
        plan.far.wide = groups > WORD;
        bytes.resize(heaps + BLOCK, 0);
        path.mark(bytes, heaps, &plan.far, None, block);
        for lane in 0..BLOCK {
            let heap = heaps + lane;
            if moves.to_zero(heap as u64) {
                block.exclude(lane, 0);
            }
            // The parts near one half.
            for &(place, pairs) in &moves.splits {
                let left = heap - place;
                let most = if pairs == Pairs::Any { left / 2 } else { (left - 1) / 2 };
                for part in *reach - place + 1..=most {
                    block.exclude(lane, bytes[part] ^ bytes[left - part]);
                }
            }
        }
        let filled = path.fill(bytes, heaps, plan, block, 0) == BLOCK;
        if !filled {
            bytes.truncate(heaps);
        }
        filled
    }

    /// Adds the pairs that all heaps of a block that starts here may have: only those of different heaps if
    /// equal ones are not allowed.
    fn take_up(&mut self) {
        let AllPairs { moves, bytes, plan, reach, .. } = self;
        let farthest = if moves.splits.iter().all(|&(_, pairs)| pairs == Pairs::Any) {
            (bytes.len() + BLOCK + moves.last_split()) / 2
        } else {
            let least = moves.splits.first().map_or(0, |&(place, _)| place);
            (bytes.len() + least - 1) / 2
        };
        let pairs = |distance: usize| {
            let places = moves.splits.iter().filter(move |&&(place, _)| place < distance);
            places.map(move |&(place, _)| (distance, distance - place))
        };
        let taps = (*reach + 1..=farthest).flat_map(pairs);
        let taps = taps.map(|(distance, part)| Tap::new(distance, bytes[part]));
        if *reach == 0 {
            let mut taps: Vec<Tap> = taps.collect();
            taps.extend(moves.ones.iter().map(|&place| Tap::new(place, 0)));
            *plan = taps::arrange(taps, &[], GROUPS, true);
        } else {
            plan.far.taps.extend(taps);
        }
        *reach = farthest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use grundy_rules::code::Code;
    use proptest::prelude::*;

    /// Compares the values of a code with those of blocks of all pairs on each path; returns how many values
    /// the blocks give.
    fn agrees(code: &Code, heaps: usize) -> Option<usize> {
        let moves = Moves::new(code)?;
        let known = testing::values(code, heaps);
        let mut given = Vec::new();
        for path in Path::available() {
            let mut pairs = AllPairs::new(&moves);
            let mut heap = BLOCKS_FROM_HEAPS + 4 * moves.last_place();
            while heap + BLOCK <= heaps {
                let Some(values) = pairs.next_within(&known[..heap], path, usize::MAX) else { break };
                let values: Vec<u32> = values.iter().map(|&value| value.into()).collect();
                assert_eq!(values, known[heap..heap + BLOCK], "{code} {path:?}: from heap {heap}");
                heap += BLOCK;
            }
            given.push(heap);
        }
        assert!(given.windows(2).all(|two| two[0] == two[1]), "{code}: {given:?}");
        given.pop()
    }

    #[test]
    fn values_that_grow_past_64_and_past_a_byte() {
        let agrees = |text: &str, heaps| {
            let most = heaps - agrees(&Code::parse(text).unwrap(), heaps).unwrap();
            assert!((0..BLOCK).contains(&most), "{text}: {most}");
        };
        // The first value of 64 or more stands in the middle of a block.
        agrees("0.36", 2500);
        // Heaps must be different; two places split; only one of them allows equal heaps.
        agrees("4!.0", 3000);
        agrees("0.47!", 3000);
        agrees("0.45=7", 3000);
    }

    #[test]
    fn values_of_240_and_more_are_not_for_blocks() {
        let end = agrees(&Code::parse("4.004").unwrap(), 8000).unwrap();
        assert!((500..7900).contains(&end), "{end}");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn blocks_from_all_pairs_are_the_definition(digits in prop::collection::vec(0u8..8, 1..7), different in any::<bool>()) {
            let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
            let mark = if different { "!" } else { "" };
            if let Ok(code) = Code::parse(&format!("0.{digits}{mark}")) {
                agrees(&code, 800);
            }
        }
    }
}
