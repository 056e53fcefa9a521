use crate::block::{BLOCK, Block, Compared, GROUPS, Marked, Marking, Tap, Taps, keeps_rares_apart};
use crate::past::NONE;
use crate::path::Path;
use proptest::prelude::*;

proptest! {
    #[test]
    fn far_taps_are_marked_as_by_hand(
        offsets in prop::collection::btree_set(64usize..500, 0..40),
        groups in 1..=GROUPS,
        large in any::<bool>(),
        seed in any::<u64>(),
        split in any::<usize>(),
    ) {
        // Values and constants below 64 if at most eight groups are told apart, unless they are wide.
        let wide = large || groups > 8;
        let most = if wide { 256 } else { 64 };
        let random = |i: usize| ((seed | 1).wrapping_mul(2 * i as u64 + 1) >> 40) % most;
        // This many constants are small enough if rare heaps are in sight.
        let small = (0..64).take_while(|&constant| keeps_rares_apart(groups, constant)).count() as u64;
        let in_sight = !wide && small > 0;
        let rare = |i: usize| in_sight && random(5 * i) % 8 == 0;
        let past: Vec<u8> = (0..600).map(|i| if rare(i) { NONE } else { random(i) as u8 }).collect();
        let constant = |offset: usize| match random(3 * offset) {
            any if in_sight => (any % small) as u8,
            any => any as u8,
        };
        let taps: Vec<Tap> = offsets.iter().map(|&offset| Tap::new(offset, constant(offset))).collect();
        let at = 512;
        for path in Path::available() {
            let far = |taps: &[Tap]| Marking { taps: Taps::new(taps.to_vec()), compared: Compared::default(), groups, wide };
            let mut block = Block::new();
            let (nearer, distant) = taps.split_at(split % (taps.len() + 1));
            path.mark(&past, at, &far(distant), None, &mut block);
            let sets = block.sets(groups).to_vec();
            let marked = Marked { sets: &sets, nearer: &Taps::new(nearer.to_vec()) };
            path.mark(&past, at, &far(&taps), Some(marked), &mut block);
            for lane in 0..BLOCK {
                for value in 0..8 * groups {
                    let by_hand = taps
                        .iter()
                        .any(|tap| usize::from(past[at + lane - tap.offset] ^ tap.constant()) == value);
                    let marked = block.words[value / 64][lane] >> (value % 64) & 1 == 1;
                    prop_assert_eq!(marked, by_hand, "{:?} lane {} value {}", path, lane, value);
                }
            }
        }
    }
}
