//! A sample of heaps and their open values, to choose among taps.

use super::size::BLOCK;

/// Blocks to try when choosing among taps.
#[derive(Debug)]
pub(crate) struct Sample {
    /// Where each block starts.
    pub(crate) places: Vec<usize>,
    /// The open values of each block, one bit each: sets of four groups.
    pub(crate) open: Vec<[[u8; BLOCK]; 4]>,
    pub(crate) fours: usize,
}

impl Sample {
    /// The blocks at `places`, for values below eight times `groups`: of a heap at place p with value v, the
    /// values below `open_of(p, v)` are open.
    pub(crate) fn new(
        past: &[u8],
        places: Vec<usize>,
        groups: usize,
        open_of: impl Fn(usize, u8) -> usize,
    ) -> Sample {
        let fours = groups.div_ceil(4);
        let mut open = vec![[[0; BLOCK]; 4]; places.len() * fours];
        for (&at, open) in places.iter().zip(open.chunks_mut(fours)) {
            for (lane, &own) in past[at..at + BLOCK].iter().enumerate() {
                for value in 0..open_of(at + lane, own).min(8 * groups) {
                    open[value / 32][value / 8 % 4][lane] |= 1 << (value % 8);
                }
            }
        }
        Sample { places, open, fours }
    }

    /// The number of heaps.
    pub(crate) fn heaps(&self) -> usize {
        self.places.len() * BLOCK
    }

    /// The number of heaps with more open values than this.
    pub(crate) fn with_more_than(&self, slots: usize) -> usize {
        let open = |open: &[[[u8; BLOCK]; 4]], lane: usize| {
            open.as_flattened().iter().map(|set| set[lane].count_ones() as usize).sum::<usize>()
        };
        let of_block = |block: &[_]| (0..BLOCK).filter(|&lane| open(block, lane) > slots).count();
        self.open.chunks(self.fours).map(of_block).sum()
    }
}
