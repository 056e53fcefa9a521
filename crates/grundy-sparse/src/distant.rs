//! Options that lie far back: the thread that checks marks them, for heaps that the other one has not reached yet.

use crate::block::{BLOCK, Compared, FEW, Marked, Marking, Taps};
use crate::blocks::Blocks;
use crate::past::ROOM;

/// Where distant options are marked a stretch has so many heaps.
pub(crate) const STRETCH: usize = 1 << 10;
/// With fewer taps to be marked a stretch takes some hundredths of a millisecond, too little to be handed over.
const LEAST: usize = 1 << 8;
/// Taps over so many stretches are distant. Those of the heaps behind two stretches more see known values only, and the
/// thread that fills takes some time to come there.
const OVER: usize = 3;
/// It is worth the while where one far tap in so many is distant.
const MANY: usize = 8;

// Blocks are marked that lie behind the latest heap, where there is so much room.
const _: () = assert!(OVER * STRETCH <= ROOM);

/// The far taps that are distant.
pub(crate) struct Distant(Marking);

/// The other far taps.
pub(crate) struct Nearer {
    taps: Taps,
    groups: usize,
}

/// What distant taps exclude in the heaps of a stretch.
#[derive(Default, PartialEq, Eq)]
pub(crate) struct Excluded {
    pub(crate) first: u64,
    sets: Vec<[u8; BLOCK]>,
}

impl Distant {
    /// How many of these far taps are not distant, if there are enough that are.
    fn nearer(far: &Marking) -> Option<usize> {
        let (all, nearer) = (far.taps.len(), far.taps.partition_point(|tap| tap.offset < OVER * STRETCH));
        (far.groups > FEW && all >= LEAST && (all - nearer) * MANY > all).then_some(nearer)
    }

    /// Are enough of these far taps distant?
    pub(crate) fn pays(far: &Marking) -> bool {
        Distant::nearer(far).is_some()
    }

    /// Takes far taps apart, if enough of them are distant.
    pub(crate) fn of(far: &Marking) -> Option<(Distant, Nearer)> {
        let (nearer, distant) = far.taps.split_at(Distant::nearer(far)?);
        let [nearer, taps] = [nearer, distant].map(|taps| Taps::new(taps.to_vec()));
        let marking = Marking { taps, compared: Compared::default(), groups: far.groups, wide: far.wide };
        Some((Distant(marking), Nearer { taps: nearer, groups: far.groups }))
    }

    /// Marks distant options for the last stretch whose own are all known: for two stretches more the nearer ones are not.
    /// `None` where there is no memory for room behind the latest heap.
    pub(crate) fn mark(&mut self, blocks: &mut Blocks) -> Option<Excluded> {
        let (Distant(marking), Blocks { past, path, block, plan, .. }) = (self, blocks);
        // When old values were given up, the room behind the latest one went with them.
        past.make_room().ok()?;
        let first = past.heaps() + ((OVER - 1) * STRETCH) as u64;
        let mut sets = Vec::with_capacity(STRETCH / BLOCK * marking.groups);
        marking.wide = plan.far.wide;
        let (bytes, at) = past.bytes_from(first);
        for at in (at..at + STRETCH).step_by(BLOCK) {
            path.mark(bytes, at, marking, None, block);
            sets.extend_from_slice(block.sets(marking.groups));
        }
        Some(Excluded { first, sets })
    }
}

impl Nearer {
    /// With what is marked of a stretch from this heap of it on.
    pub(crate) fn beside<'a>(&'a self, excluded: &'a Excluded, heap: u64) -> Marked<'a> {
        let block = (heap - excluded.first) as usize / BLOCK;
        Marked { sets: &excluded.sets[block * self.groups..], nearer: &self.taps }
    }
}

#[cfg(test)]
impl Excluded {
    /// As if nothing were excluded.
    pub(crate) fn without_sets(&self) -> Excluded {
        Excluded { first: self.first, sets: vec![[0; BLOCK]; self.sets.len()] }
    }
}
