//! Lists of taps, made from the moves and the rare heaps.

use crate::block::{
    BLOCK, Below, Checks, Close, Compared, Fours, Marking, NARROW_GROUPS, PART, Plan, Rows, Small, Table,
    Tap, Taps, WORD,
};
use crate::class::Class;
use crate::moves::Moves;
use crate::past::NONE;
use crate::rares::Rares;

/// Up to this many taps nearer than a block are processed one by one.
const ONE_BY_ONE_TAPS: usize = 5;
/// How many small parts are searched for what the witnesses leave open.
const MAX_SMALL_PARTS: usize = 16_384;

/// All common options of a heap beyond the start: pairs with a rare heap, and moves to one heap that keep the
/// class. Values in `groups` groups are told apart.
pub(crate) fn plan(moves: &Moves, class: Class, rares: &Rares, groups: usize, wide: bool) -> Plan {
    let ones = moves.ones.iter().filter(|&&place| class.keeps_common(0, place));
    let mut taps: Vec<Tap> = ones.map(|&place| Tap::new(place, 0)).collect();
    for &(place, _) in &moves.splits {
        taps.extend(rares.list().iter().map(|&(rare, value)| Tap::new(rare as usize + place, value)));
    }
    let places: Vec<usize> = moves.splits.iter().map(|&(place, _)| place).collect();
    let more: Vec<usize> = places.iter().skip(1).map(|place| place - places[0]).collect();
    arrange(taps, &more, groups, wide)
}

/// These taps by how they are marked. `more` lists how many more coins than the fewest a move to two heaps
/// may take. The plan also works with other numbers of groups, but with more than [`WORD`] only if `groups`
/// is more, too.
pub(crate) fn arrange(mut taps: Vec<Tap>, more: &[usize], groups: usize, wide: bool) -> Plan {
    taps.sort_unstable();
    taps.dedup();
    let far = taps.partition_point(|tap| tap.offset < BLOCK);
    let middle = taps.partition_point(|tap| tap.offset < PART);
    let wide_sets = groups > WORD;
    let middle = if far <= ONE_BY_ONE_TAPS && !wide_sets { far } else { middle };
    let (near, middle) = (taps[..middle].to_vec(), taps[middle..far].to_vec());
    let tables = tables(&near);
    // On other machines no path uses them.
    let rows = cfg!(target_arch = "x86_64") && groups <= NARROW_GROUPS && far > ONE_BY_ONE_TAPS;
    let rows = rows.then(|| Rows::new(&taps, more));
    Plan {
        tables,
        rows,
        close: if wide_sets { Close::new(&near) } else { Close::default() },
        near,
        fours: Fours::new(&middle),
        middle,
        far: marking(taps.split_off(far), groups, wide),
    }
}

/// What a value at each distance excludes of the first 64 values.
fn tables(taps: &[Tap]) -> Vec<Table> {
    let same = |a: &Tap, b: &Tap| a.offset == b.offset;
    let excluded = |taps: &[Tap], value: u8| {
        let values = taps.iter().map(|tap| value ^ tap.constant());
        values.filter(|&value| value < 64).fold(0, |all, value| all | 1 << value)
    };
    let table = |taps: &[Tap]| {
        let mut excludes = Box::new([0; 256]);
        (0..NONE).zip(&mut excludes[..]).for_each(|(value, set)| *set = excluded(taps, value));
        Table { offset: taps[0].offset, excludes }
    };
    taps.chunk_by(same).rev().map(table).collect()
}

impl Plan {
    /// Adds a rare heap that was found beyond the first block.
    pub(crate) fn add(&mut self, moves: &Moves, rare: u64, value: u8) {
        let taps = moves.splits.iter().map(|&(place, _)| Tap::new(rare as usize + place, value));
        if let Some(rows) = &mut self.rows {
            rows.add(taps.clone());
        }
        let far = &mut self.far;
        for tap in taps {
            if far.compared.is_empty() { far.taps.insert(tap) } else { far.compared.insert(tap) }
        }
    }
}

/// Taps to mark for values below eight times `groups`. `wide` says that a value or a constant may be 64 or
/// more.
pub(crate) fn marking(taps: Vec<Tap>, groups: usize, wide: bool) -> Marking {
    Marking { taps: Taps::new(taps), compared: Compared::default(), groups, wide }
}

/// The small parts to search for heaps from `heaps` on: none of them is half of the coins left.
pub(crate) fn small(moves: &Moves, start: &[u8], heaps: u64) -> Small {
    let heaps = usize::try_from(heaps).unwrap_or(usize::MAX);
    let most = heaps.saturating_sub(moves.last_split() + 1) / 2;
    let places = moves.splits.iter().map(|&(place, _)| place).collect();
    Small::new(&start[..start.len().min(most).min(MAX_SMALL_PARTS + 1)], places)
}

/// How many rare values are below a common one; `None` if that does not fit the kernel.
pub(crate) fn below(class: Class) -> Option<Below> {
    let low = class.mask.trailing_zeros();
    if low > 5 {
        return None;
    }
    // The left-out bit is set in a common value if the value would be rare without it.
    let bit = |heap: u64, squeezed: u32| ((class.expand(heap, squeezed, false) >> low & 1) << low) as u8;
    let other = |squeezed: u32| bit(0, squeezed) ^ bit(0, 0);
    Some(Below {
        keep: !((1 << low) - 1),
        halves: [0, 4].map(|shift| std::array::from_fn(|i| other((i as u32) << shift))),
        parity: [bit(0, 0), bit(1, 0)],
    })
}

/// The ascending distances at which the kernel goes wrong if a rare heap lies there. A rare heap is held as
/// [`NONE`](crate::past::NONE), which is never marked, unless the constant of the tap turns it into one of
/// the values that are told apart. And if a move to one heap leads from a common heap to a rare value, it
/// leads from a rare heap to a common one.
pub(crate) fn offsets(moves: &Moves, class: Class, plan: &Plan, checks: &Checks) -> Vec<u64> {
    let risky = |tap: &&Tap, groups: usize| usize::from(3 ^ (tap.constant() >> 6)) < groups.div_ceil(8);
    let groups = plan.far.groups;
    let wide = plan.far.groups > 8;
    let near = plan.near.iter().filter(|tap| wide && risky(tap, groups)).map(|tap| tap.offset);
    let far = plan.middle.iter().chain(plan.far.all()).filter(|tap| risky(tap, groups));
    let witnesses = checks.witnesses.all().filter(|tap| risky(tap, checks.witnesses.groups));
    let ones = moves.ones.iter().copied().filter(|&place| !class.keeps_common(0, place));
    let all = near.chain(far.chain(witnesses).map(|tap| tap.offset)).chain(ones);
    let mut all: Vec<u64> = all.map(|offset| offset as u64).collect();
    all.sort_unstable();
    all.dedup();
    all
}
