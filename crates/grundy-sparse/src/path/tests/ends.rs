use crate::block::{BLOCK, Block, Compared, Marking, Sample, Tap, Taps};
use crate::path::Path;

/// The values fill their memory exactly, so that Miri (`scripts/miri`) sees each read beyond them.
#[test]
fn taps_at_both_ends_of_the_values_are_read_as_by_hand() {
    let (at, groups) = (100, 4);
    let past: Box<[u8]> = (0..at + BLOCK).map(|i| (i * 7 % 32) as u8).collect();
    let read = [BLOCK, at - 1, at].map(|offset| Tap::new(offset, 3));
    let behind = Tap::new(at + BLOCK, 3);
    for path in Path::available() {
        let taps = Taps::new([&read[..], &[behind]].concat());
        let far = Marking { taps, compared: Compared::default(), groups, wide: false };
        let mut block = Block::new();
        path.mark(&past, at, &far, None, &mut block);
        let option = |tap: &Tap, lane: usize| past[at + lane - tap.offset] ^ tap.constant();
        for lane in 0..BLOCK {
            let by_hand = read.iter().fold(0, |set, tap| set | 1u64 << option(tap, lane));
            assert_eq!(block.words[0][lane] & 0xffff_ffff, by_hand, "{path:?} lane {lane}");
        }
        let own = |lane: usize| past[at + lane];
        let mut sample = Sample::new(&past, vec![at], groups, |_, own| own.into());
        for tap in [read[0], read[2]] {
            let open = |lane: &usize| {
                option(&tap, *lane) < own(*lane)
                    && (tap == read[0] || option(&read[0], *lane) != option(&tap, *lane))
            };
            assert_eq!(path.gain(&past, &sample, tap) as usize, (0..BLOCK).filter(open).count(), "{path:?}");
            path.exclude(&past, &mut sample, tap);
            assert_eq!(path.gain(&past, &sample, tap), 0, "{path:?}");
        }
    }
}
