//! Heaps and what is open there, to choose among taps.

use super::size::BLOCK;

/// Blocks that are looked at to choose among taps.
#[derive(Debug)]
pub(crate) struct Sample {
    /// Where each block starts.
    pub(crate) places: Vec<usize>,
    /// Of each block the values that are open, a bit each: a whole number of fours of groups.
    pub(crate) open: Vec<[[u8; BLOCK]; 4]>,
    pub(crate) fours: usize,
}

impl Sample {
    /// These blocks, of values below eight times `groups`: so many of the first ones are open as the function says of a
    /// heap that stands there and has this value.
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

    /// How many heaps there are.
    pub(crate) fn heaps(&self) -> usize {
        self.places.len() * BLOCK
    }

    /// How many heaps have more open values than this.
    pub(crate) fn with_more_than(&self, slots: usize) -> usize {
        let open = |open: &[[[u8; BLOCK]; 4]], lane: usize| {
            open.as_flattened().iter().map(|set| set[lane].count_ones() as usize).sum::<usize>()
        };
        let of_block = |block: &[_]| (0..BLOCK).filter(|&lane| open(block, lane) > slots).count();
        self.open.chunks(self.fours).map(of_block).sum()
    }
}
