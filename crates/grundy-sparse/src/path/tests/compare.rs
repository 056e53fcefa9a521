use crate::block::{BLOCK, Block, Checks, Compared, LAST_SLOTS, Marking, SLOTS, Small, Tap, Taps};
use crate::past::NONE;
use crate::path::Path;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The open values of a heap that are left.
fn by_hand(open: &BTreeSet<u8>, options: [&BTreeSet<u8>; 2], rest: bool) -> BTreeSet<u8> {
    let [first, others] = options;
    let mut slots: Vec<u8> =
        open.iter().take(SLOTS).copied().filter(|value| !first.contains(value)).collect();
    let more = slots.split_off(slots.len().min(LAST_SLOTS));
    let left = slots.into_iter().filter(|value| !others.contains(value));
    if rest { left.chain(more).chain(open.iter().skip(SLOTS).copied()).collect() } else { left.collect() }
}

proptest! {
    #[test]
    fn open_values_are_closed_as_by_hand(
        offsets in prop::collection::btree_set(64usize..500, 0..60),
        (marked, first) in (0usize..20, 0usize..30),
        groups in 1..=30usize,
        special in any::<u64>(),
        seed in any::<u64>(),
    ) {
        let random = |i: usize| ((seed | 1).wrapping_mul(2 * i as u64 + 1) >> 40) as u8;
        let past: Vec<u8> = (0..600).map(|i| random(i) % 240).collect();
        let taps: Vec<Tap> = offsets.iter().map(|&offset| Tap::new(offset, random(3 * offset))).collect();
        let (marked, compared) = taps.split_at(marked.min(taps.len()));
        let (first, rest) = compared.split_at(first.min(compared.len()));
        let new = |taps: &[Tap]| Taps::new(taps.to_vec());
        let compared = Compared::of([new(first), new(rest)]);
        let marking = Marking { taps: new(marked), compared, groups, wide: true };
        let at = 512;
        let options = |taps: &[Tap], lane: usize| {
            taps.iter().map(|tap| past[at + lane - tap.offset] ^ tap.constant()).collect::<BTreeSet<u8>>()
        };
        let left = |open: &BTreeSet<u8>, lane: usize, keep: bool| {
            let marked = options(marked, lane);
            let open: BTreeSet<u8> = open.difference(&marked).copied().collect();
            if marking.compared.is_empty() { open } else { by_hand(&open, [&options(first, lane), &options(rest, lane)], keep) }
        };
        for path in Path::available() {
            let mut block = Block::new();
            path.mark(&past, at, &marking, None, &mut block);
            let all = (0..8 * groups as u8).collect::<BTreeSet<u8>>();
            for lane in 0..BLOCK {
                let open = |value: &u8| block.words[usize::from(value / 64)][lane] >> (value % 64) & 1 == 0;
                let open = all.iter().copied().filter(open).collect::<BTreeSet<u8>>();
                prop_assert_eq!(open, left(&all, lane, false), "{:?} lane {}", path, lane);
            }
            // The sets of a check in which the value itself is the number of rare values below it.
            let below = crate::block::Below { keep: NONE, ..crate::block::Below::default() };
            let checks = Checks { witnesses: marking.clone(), small: Small::default(), below };
            block.special = special;
            let missing = path.check(&past, at, &checks, &mut block);
            for lane in 0..BLOCK {
                let below = (0..past[at + lane].min(8 * groups as u8)).collect::<BTreeSet<u8>>();
                // Nothing is known about special heaps.
                let left = if special >> lane & 1 == 1 { below } else { left(&below, lane, true) };
                let words = block.missing(&checks, lane);
                let found = all.iter().copied().filter(|value| words[usize::from(value / 64)] >> (value % 64) & 1 == 1);
                prop_assert_eq!(found.collect::<BTreeSet<u8>>(), left.clone(), "{:?} lane {}", path, lane);
                prop_assert_eq!(missing >> lane & 1 == 1, !left.is_empty());
            }
        }
    }
}
