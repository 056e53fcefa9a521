use crate::block::{BLOCK, Sample, Tap};
use crate::path::Path;
use proptest::prelude::*;

proptest! {
    #[test]
    fn gains_are_counted_as_by_hand(
        groups in 1..=30usize,
        offsets in prop::collection::vec(1usize..200, 1..8),
        seed in any::<u64>(),
    ) {
        let random = |i: usize| ((seed | 1).wrapping_mul(2 * i as u64 + 1) >> 40) as u8;
        let past: Vec<u8> = (0..500).map(random).collect();
        let places = vec![200, 301, 420];
        for path in Path::available() {
            let mut sample = Sample::new(&past, places.clone(), groups, |at, own| usize::from(own) + at % 2);
            let mut open: Vec<(usize, Vec<usize>)> = places
                .iter()
                .flat_map(|&at| at..at + BLOCK)
                .map(|at| (at, (0..(usize::from(past[at]) + at % 2).min(8 * groups)).collect()))
                .collect();
            for &offset in &offsets {
                let tap = Tap::new(offset, random(3 * offset));
                let option = |at: usize| usize::from(past[at - offset] ^ tap.constant());
                let gained = open.iter().filter(|(at, open)| open.contains(&option(*at))).count();
                prop_assert_eq!(path.gain(&past, &sample, tap) as usize, gained, "{:?}", path);
                path.exclude(&past, &mut sample, tap);
                open.iter_mut().for_each(|(at, open)| open.retain(|&value| value != option(*at)));
                prop_assert_eq!(path.gain(&past, &sample, tap), 0);
                let more = open.iter().filter(|(_, open)| open.len() > 20).count();
                prop_assert_eq!((sample.with_more_than(20), sample.heaps()), (more, open.len()));
            }
        }
    }
}
