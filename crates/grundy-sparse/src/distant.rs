//! Distant options: the thread that checks marks them, for heaps that the other thread has not reached.

use crate::block::{BLOCK, Compared, Marked, Marking, NARROW_GROUPS, Taps};
use crate::blocks::Blocks;
use crate::past::ROOM;

/// The heaps of a stretch when distant options are marked.
pub(crate) const STRETCH: usize = 1 << 10;
/// With fewer marked taps, a stretch takes some hundredths of a millisecond, too little to pass it between
/// threads.
const MIN_FAR_TAPS: usize = 1 << 8;
/// Taps over at least this many stretches are distant. Two stretches after the latest heap they still read
/// known values only, and the thread that fills takes some time to get there.
const DISTANT_FROM_STRETCHES: usize = 3;
/// Marking distant taps pays if more than one far tap in this many is distant.
const TAPS_PER_DISTANT: usize = 8;

// Blocks after the latest heap are marked, within the room kept there.
const _: () = assert!(DISTANT_FROM_STRETCHES * STRETCH <= ROOM);

/// The far taps that are distant.
pub(crate) struct Distant(Marking);

/// The other far taps.
pub(crate) struct Nearer {
    taps: Taps,
    groups: usize,
}

/// The values that distant taps exclude for the heaps of a stretch.
#[derive(Default, PartialEq, Eq)]
pub(crate) struct Excluded {
    pub(crate) first: u64,
    sets: Vec<[u8; BLOCK]>,
}

impl Distant {
    /// How many of these far taps are not distant, if enough of them are.
    fn nearer(far: &Marking) -> Option<usize> {
        let (all, nearer) =
            (far.taps.len(), far.taps.partition_point(|tap| tap.offset < DISTANT_FROM_STRETCHES * STRETCH));
        (far.groups > NARROW_GROUPS && all >= MIN_FAR_TAPS && (all - nearer) * TAPS_PER_DISTANT > all)
            .then_some(nearer)
    }

    /// Whether enough of these far taps are distant.
    pub(crate) fn pays(far: &Marking) -> bool {
        Distant::nearer(far).is_some()
    }

    /// Splits far taps, if enough of them are distant.
    pub(crate) fn of(far: &Marking) -> Option<(Distant, Nearer)> {
        let (nearer, distant) = far.taps.split_at(Distant::nearer(far)?);
        let [nearer, taps] = [nearer, distant].map(|taps| Taps::new(taps.to_vec()));
        let marking = Marking { taps, compared: Compared::default(), groups: far.groups, wide: far.wide };
        Some((Distant(marking), Nearer { taps: nearer, groups: far.groups }))
    }

    /// Marks the distant options of the stretch that begins two stretches after the latest heap: the values
    /// they read are all known. `None` if there is no memory for the room after the latest heap.
    pub(crate) fn mark(&mut self, blocks: &mut Blocks) -> Option<Excluded> {
        let (Distant(marking), Blocks { past, path, block, plan, .. }) = (self, blocks);
        // Dropping old values also dropped the room after the latest one.
        past.make_room().ok()?;
        let first = past.heaps() + ((DISTANT_FROM_STRETCHES - 1) * STRETCH) as u64;
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
    /// The marking of a stretch from this heap on.
    pub(crate) fn beside<'a>(&'a self, excluded: &'a Excluded, heap: u64) -> Marked<'a> {
        let block = (heap - excluded.first) as usize / BLOCK;
        Marked { sets: &excluded.sets[block * self.groups..], nearer: &self.taps }
    }
}

#[cfg(test)]
impl Excluded {
    /// The same without excluded values.
    pub(crate) fn without_sets(&self) -> Excluded {
        Excluded { first: self.first, sets: vec![[0; BLOCK]; self.sets.len()] }
    }
}
