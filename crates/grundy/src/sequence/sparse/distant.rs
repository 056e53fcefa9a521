//! Options that lie far back: the thread that checks marks them, for heaps that the other one has not reached yet.

use super::blocks::Blocks;
use super::kernel::{BLOCK, FEW, Marked, Marking};
use super::lanes::Taps;

/// In a stretch about so many options are looked at, which takes a tenth of a millisecond.
const OPTIONS: usize = 1 << 20;
/// Stretches have at least so many heaps.
const LEAST: usize = 1 << 10;
/// Taps over so many stretches are distant. Those of the heaps behind two stretches more see known values only, and the
/// thread that fills takes some time to come there.
const OVER: usize = 3;
/// It is worth the while where one far tap in so many is distant.
const MANY: usize = 8;

/// The far taps that are distant.
pub(super) struct Distant {
    marking: Marking,
    stretch: usize,
}

/// The other far taps.
pub(super) struct Nearer {
    taps: Taps,
    groups: usize,
}

/// What distant taps exclude in the heaps of a stretch.
#[derive(Default)]
pub(super) struct Excluded {
    pub(super) first: u64,
    sets: Vec<[u8; BLOCK]>,
}

impl Distant {
    /// How many heaps a stretch has, if enough of these far taps are distant, and how many taps are not.
    fn apart(far: &Marking) -> Option<(usize, usize)> {
        let all = far.taps.len();
        let stretch = (OPTIONS / all.max(1)).next_power_of_two().max(LEAST);
        let nearer = far.taps.partition_point(|tap| tap.offset < OVER * stretch);
        (far.groups > FEW && (all - nearer) * MANY > all).then_some((stretch, nearer))
    }

    /// How many heaps a stretch has, if enough of these far taps are distant.
    pub(super) fn stretch(far: &Marking) -> Option<u64> {
        Distant::apart(far).map(|(stretch, _)| stretch as u64)
    }

    /// Takes far taps apart, if enough of them are distant.
    pub(super) fn of(far: &Marking) -> Option<(Distant, Nearer)> {
        let (stretch, nearer) = Distant::apart(far)?;
        let (nearer, distant) = far.taps.split_at(nearer);
        let [nearer, taps] = [nearer, distant].map(|taps| Taps::new(taps.to_vec()));
        let marking = Marking { taps, groups: far.groups, wide: far.wide };
        Some((Distant { marking, stretch }, Nearer { taps: nearer, groups: far.groups }))
    }

    /// Marks distant options for the last stretch whose own are all known: for two stretches more the nearer ones are not.
    pub(super) fn mark(&mut self, blocks: &mut Blocks) -> Excluded {
        let Blocks { past, path, block, plan, .. } = blocks;
        let first = past.heaps() + ((OVER - 1) * self.stretch) as u64;
        let mut sets = Vec::with_capacity(self.stretch / BLOCK * self.marking.groups);
        self.marking.wide = plan.far.wide;
        let (bytes, at) = past.bytes_from(first);
        for at in (at..at + self.stretch).step_by(BLOCK) {
            path.mark(bytes, at, &self.marking, None, block);
            sets.extend_from_slice(block.sets(self.marking.groups));
        }
        Excluded { first, sets }
    }
}

impl Nearer {
    /// With what is marked of a stretch from this heap of it on.
    pub(super) fn beside<'a>(&'a self, excluded: &'a Excluded, heap: u64) -> Marked<'a> {
        let block = (heap - excluded.first) as usize / BLOCK;
        Marked { sets: &excluded.sets[block * self.groups..], nearer: &self.taps }
    }
}

#[cfg(test)]
impl Excluded {
    /// As if nothing were excluded.
    pub(super) fn without_sets(&self) -> Excluded {
        Excluded { first: self.first, sets: vec![[0; BLOCK]; self.sets.len()] }
    }
}
