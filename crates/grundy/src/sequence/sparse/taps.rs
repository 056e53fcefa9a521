//! Lists of taps, made from the moves and the rare heaps.

use super::class::Class;
use super::kernel::{BLOCK, Below, Checks, DELAY, FEW, Marking, Near, PART, Plan, ROW, Rows, Tap};
use super::moves::Moves;
use super::past::NONE;
use super::rares::Rares;

/// So many near taps are quickly taken one by one.
const CLOSE: usize = 5;

/// All common options of a heap beyond the start: pairs with a rare heap, and moves to one heap that
/// keep the class. `groups` says how far values are told apart.
pub(super) fn plan(moves: &Moves, class: Class, rares: &Rares, groups: usize, wide: bool) -> Plan {
    let ones = moves.ones.iter().filter(|&&place| class.keeps_common(0, place));
    let mut taps: Vec<Tap> = ones.map(|&place| Tap::new(place, 0)).collect();
    for &(place, _) in &moves.splits {
        taps.extend(rares.list().iter().map(|&(rare, value)| Tap::new(rare as usize + place, value)));
    }
    taps.sort_unstable();
    taps.dedup();
    let far = taps.partition_point(|tap| tap.offset < BLOCK);
    let middle = taps.partition_point(|tap| tap.offset < PART);
    let rows = (groups <= FEW && middle > CLOSE).then(|| Box::new(rows(&taps[..far])));
    let middle = if far <= CLOSE { far } else { middle };
    let near = taps[..middle].iter().rev();
    let near = near.map(|tap| Near { shift: (BLOCK - tap.offset) as u8, constant: tap.constant() }).collect();
    Plan { near, middle: taps[middle..far].to_vec(), rows, far: marking(taps.split_off(far), groups, wide) }
}

/// The taps nearer than a block, where few values are told apart.
fn rows(taps: &[Tap]) -> Rows {
    let mut pushes = vec![[0; ROW]; 256];
    let pushed = |tap: &&Tap| (DELAY + 1..=DELAY + ROW).contains(&tap.offset);
    for tap in taps.iter().filter(pushed) {
        for (value, sets) in (0..NONE).zip(&mut pushes) {
            let excluded = value ^ tap.constant();
            if usize::from(excluded) < 8 * FEW {
                sets[tap.offset - DELAY - 1] |= 1 << excluded;
            }
        }
    }
    let close = taps.iter().rev().filter(|tap| tap.offset <= DELAY);
    let close = close.map(|tap| Near { shift: 8 * (tap.offset as u8 - 1), constant: tap.constant() });
    let beyond = taps.iter().filter(|tap| tap.offset > DELAY + ROW);
    Rows { pushes, close: close.collect(), beyond: beyond.copied().collect() }
}

impl Plan {
    /// Takes up a rare heap that was found beyond the first block.
    pub(super) fn add(&mut self, moves: &Moves, rare: u64, value: u8) {
        for &(place, _) in &moves.splits {
            let tap = Tap::new(rare as usize + place, value);
            let place = self.far.taps.partition_point(|&other| other < tap);
            self.far.taps.insert(place, tap);
        }
    }
}

/// Taps to be marked for values below eight times `groups`. `wide` says that a value or a constant may
/// be 64 or more.
pub(super) fn marking(taps: Vec<Tap>, groups: usize, wide: bool) -> Marking {
    Marking { taps, groups, wide }
}

/// How many rare values are below a common one; `None` if that does not fit the kernel.
pub(super) fn below(class: Class) -> Option<Below> {
    let low = class.mask.trailing_zeros();
    if low > 5 {
        return None;
    }
    // The bit that was left out is set in a common value if without it the value would be rare.
    let bit = |heap: u64, squeezed: u32| ((class.expand(heap, squeezed, false) >> low & 1) << low) as u8;
    let other = |squeezed: u32| bit(0, squeezed) ^ bit(0, 0);
    Some(Below {
        keep: !((1 << low) - 1),
        halves: [0, 4].map(|shift| std::array::from_fn(|i| other((i as u32) << shift))),
        parity: [bit(0, 0), bit(1, 0)],
    })
}

/// The distances, ascending, at which a heap must not have a rare heap before it if the kernel is to be
/// right: a rare heap is written as [`NONE`](super::past::NONE), which is never marked, unless the constant
/// of the tap turns it into one of the values that are told apart; and a move to one heap that leads
/// from a common heap to a rare value leads from a rare heap to a common one.
pub(super) fn offsets(moves: &Moves, class: Class, plan: &Plan, checks: &Checks) -> Vec<u64> {
    let risky = |tap: &&Tap, groups: usize| usize::from(3 ^ (tap.constant() >> 6)) < groups.div_ceil(8);
    let groups = plan.far.groups;
    let near = plan.near.iter().map(|near| Tap::new(BLOCK - usize::from(near.shift), near.constant));
    let near = near.filter(|tap| risky(&tap, groups)).map(|tap| tap.offset);
    let far = plan.middle.iter().chain(&plan.far.taps).filter(|tap| risky(tap, groups));
    let witnesses = checks.witnesses.taps.iter().filter(|tap| risky(tap, checks.witnesses.groups));
    let ones = moves.ones.iter().copied().filter(|&place| !class.keeps_common(0, place));
    let all = near.chain(far.chain(witnesses).map(|tap| tap.offset)).chain(ones);
    let mut all: Vec<u64> = all.map(|offset| offset as u64).collect();
    all.sort_unstable();
    all.dedup();
    all
}
