use crate::block::rows::{self, CLOSE_BELOW, PUSHED_BELOW};
use crate::block::{BLOCK, Block, Checks, End, FAR_FROM, Marking, PART, Plan, Rows, Run, Tap, Work};
use crate::past::NONE;
use crate::path::Path;
use crate::taps;
use proptest::prelude::*;

fn random(seed: u64, i: usize) -> u8 {
    (seed.wrapping_mul(2 * i as u64 + 1) >> 40) as u8
}

/// Fills up to three blocks after some values by these taps, in each arrangement, and compares them with a
/// simple computation; returns how many blocks were filled.
fn filled_as_by_hand(taps: &[Tap], more: &[usize], groups: usize, seed: u64) -> usize {
    let at = 512;
    // One heap in eight is rare or has a value that is not told apart: no constant may change that.
    let any = |i: usize| match random(seed, i) {
        byte @ 0..16 => 32 + 2 * byte,
        16..32 => NONE,
        byte => byte % (8 * groups as u8),
    };
    let values: Vec<u8> = (0..at + 4 * BLOCK).map(|i| if i < at { any(i) } else { 0 }).collect();
    let mut by_hand = values.clone();
    // With one group, a heap may have no value below those told apart: its block is not filled.
    let mut blocks = 3;
    for heap in at..at + 3 * BLOCK {
        let option = |tap: &Tap| by_hand[heap - tap.offset] ^ tap.constant();
        let excluded = |value| taps.iter().any(|tap| option(tap) == value);
        by_hand[heap] = (0..).find(|&value| !excluded(value)).unwrap();
        if usize::from(by_hand[heap]) >= 8 * groups {
            blocks = (heap - at) / BLOCK;
            break;
        }
    }
    let mut sorted = taps.to_vec();
    sorted.sort_unstable();
    for path in Path::available() {
        for rows in [None, Some(Rows::new(&sorted, &[])), Some(Rows::new(&sorted, more))] {
            let plan = Plan { rows, ..taps::arrange(taps.to_vec(), &[], groups, false) };
            let witnesses = Marking { groups, ..Marking::default() };
            let checks = Checks { witnesses, ..Checks::default() };
            let (mut filled, mut block) = (values.clone(), Block::new());
            let (past, block, work) = (&mut filled[..], &mut block, Work::Fill);
            let run = Run { past, at, blocks: 3, work, plan: &plan, checks: &checks, block, marked: None };
            let end = if blocks == 3 { End::Done } else { End::Unfilled };
            assert_eq!(path.run(run), (blocks, end));
            let known = ..at + blocks * BLOCK;
            assert!(filled[known] == by_hand[known], "{path:?} {taps:?} {more:?}");
        }
    }
    blocks
}

#[test]
fn at_each_distance_a_tap_is_taken_once_however_it_is_taken() {
    let bounds = [CLOSE_BELOW, PUSHED_BELOW, FAR_FROM].map(|bound| [bound - 1, bound, bound + 1]);
    for distance in bounds.into_iter().flatten().chain([1, 2, 3, PART, BLOCK, 2 * BLOCK]) {
        for (groups, more) in [(1, 1), (4, PART)] {
            let taps: Vec<Tap> =
                (0..).zip([distance, distance + more, 200]).map(|(i, o)| Tap::new(o, i)).collect();
            assert_eq!(filled_as_by_hand(&taps, &[more], groups, distance as u64), 3);
            let same = [distance, distance + more].map(|offset| Tap::new(offset, 3));
            assert_eq!(filled_as_by_hand(&same, &[more], groups, distance as u64), 3);
        }
    }
}

#[test]
fn a_block_with_a_value_that_is_not_told_apart_is_not_filled() {
    let seed = 17_005_565_714_744_584_851;
    let offsets = [4, 22, 30, 41, 51, 61, 216, 247];
    let constant = |offset: usize| random(seed, offset) % 8 * (random(seed, offset) % 2);
    let taps = offsets.map(|offset| Tap::new(offset, constant(offset)));
    assert!(filled_as_by_hand(&taps, &[], 1, seed) < 3);
}

#[test]
fn what_is_there_again_is_taken_once() {
    let taps = |offsets: &[(usize, u8)]| {
        offsets.iter().map(|&(offset, constant)| Tap::new(offset, constant)).collect()
    };
    let all: Vec<Tap> =
        taps(&[(40, 1), (41, 1), (43, 1), (50, 2), (51, 2), (60, 3), (90, 0), (91, 0), (93, 0)]);
    let once = |more: &[usize]| rows::once(&all, more);
    assert_eq!(once(&[1, 3]), Some((taps(&[(40, 1), (90, 0)]), taps(&[(50, 2), (51, 2), (60, 3)]))));
    // One of the far taps would be left over.
    assert_eq!(once(&[1]), None);
    assert_eq!((once(&[]), once(&[17])), (None, None));
}

#[test]
fn a_late_rare_heap_is_taken_up_as_if_it_had_been_there() {
    let taps = |rare: usize, constant: u8| [0, 1, 3].map(|more| Tap::new(rare + more, constant));
    let (first, second, late) = (taps(40, 1), taps(120, 2), taps(200, 3));
    for more in [&[][..], &[1, 3]] {
        let mut rows = Rows::new(&[first, second].concat(), more);
        rows.add(late.into_iter());
        assert_eq!(rows.far.to_vec(), Rows::new(&[first, second, late].concat(), more).far.to_vec());
    }
}

proptest! {
    #[test]
    fn rows_fill_as_heap_by_heap(
        nearest in 1usize..20,
        close in prop::collection::btree_set(0usize..7, 0..6),
        plain in any::<bool>(),
        offsets in prop::collection::btree_set(0usize..100, 1..7),
        far in prop::collection::btree_set(100usize..300, 0..4),
        more in prop::collection::btree_set(1usize..20, 0..3),
        groups in 1usize..=4,
        seed in any::<u64>(),
    ) {
        let offsets = close.union(&offsets).map(|offset| offset + nearest).chain(far);
        // One constant in two is 0, or those of all the nearest taps.
        let zero = |offset: usize| plain && offset < CLOSE_BELOW || random(seed, offset) % 2 == 0;
        let constant = |offset: usize| if zero(offset) { 0 } else { random(seed, offset) % (8 * groups as u8) };
        let mut taps: Vec<Tap> = offsets.map(|offset| Tap::new(offset, constant(offset))).collect();
        let more: Vec<usize> = more.into_iter().collect();
        // One tap in eight does not repeat.
        let again = |tap: &Tap| if random(seed, 3 * tap.offset) % 8 == 0 { &[][..] } else { &more };
        let later = |tap: &Tap| {
            let tap = *tap;
            again(&tap).iter().map(move |more| Tap { offset: tap.offset + more, ..tap })
        };
        taps.extend(taps.iter().flat_map(later).collect::<Vec<_>>());
        filled_as_by_hand(&taps, &more, groups, seed);
    }
}
