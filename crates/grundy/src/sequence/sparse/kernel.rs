//! The algorithm for a block of 64 heaps, written once for all instruction sets.
//!
//! A **tap** is an option that every heap of the block has: the value of the heap that is `offset`
//! smaller, nim-added to a constant. Far taps (64 and more) read values that are known, so each is
//! marked for 64 heaps at once: a set of values is kept for each heap, as bits. Near taps are taken heap
//! by heap.

use super::lanes::Lanes;

/// How many heaps a block has.
pub(super) const BLOCK: usize = 64;
/// Taps at least this far, but nearer than a block, are marked for so many heaps at once.
pub(super) const PART: usize = 16;
/// So many groups fit the sets of [`Rows`].
pub(super) const FEW: usize = 4;
/// A heap pushes into the sets of so many heaps …
pub(super) const ROW: usize = 16;
/// … beginning so many behind it. What is nearer would have to wait for it.
pub(super) const DELAY: usize = 3;
/// Eight values are a group: one byte for each heap.
pub(super) const GROUPS: usize = 32;
/// Eight groups are a word.
pub(super) const WORDS: usize = GROUPS / 8;

/// An option by its distance and its nim-sum with the heap there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Tap {
    pub(super) offset: usize,
    /// The squeezed constant, four times over.
    four: u32,
}

impl Tap {
    pub(super) fn new(offset: usize, constant: u8) -> Tap {
        Tap { offset, four: u32::from_le_bytes([constant; 4]) }
    }

    pub(super) fn constant(self) -> u8 {
        self.four as u8
    }
}

/// Taps that are marked, and for which values.
#[derive(Clone, Debug, Default)]
pub(super) struct Marking {
    /// By ascending offset.
    pub(super) taps: Vec<Tap>,
    /// Values below eight times this are told apart; larger ones are not marked.
    pub(super) groups: usize,
    /// May a value or a constant be 64 or more?
    pub(super) wide: bool,
}

/// How the common value of each heap is found.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) far: Marking,
    /// Taps nearer than a block, but not nearer than a part of it.
    pub(super) middle: Vec<Tap>,
    /// Taps nearer than a part of a block, by descending offset: the last one is the freshest.
    pub(super) near: Vec<Near>,
    /// Another way for those nearer than a block, where at most [`FEW`] groups are told apart.
    pub(super) rows: Option<Box<Rows>>,
}

/// The same where few values are told apart: a heap whose value is known pushes what it excludes into the
/// sets of the heaps behind it, all at once.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    /// For each value, the sets of the heaps that are `DELAY + 1`, `DELAY + 2`, … larger.
    pub(super) pushes: Vec<[u32; ROW]>,
    /// Taps that are nearer: how far to shift the latest values, and the constant.
    pub(super) close: Vec<Near>,
    /// Taps that are farther, but nearer than a block.
    pub(super) beyond: Vec<Tap>,
}

/// A near tap: where it points, from the window's start, and its constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Near {
    pub(super) shift: u8,
    pub(super) constant: u8,
}

/// How the rare values below the common one are shown to be options.
#[derive(Clone, Debug, Default)]
pub(super) struct Checks {
    pub(super) witnesses: Marking,
    /// How many rare values are below a common one.
    pub(super) below: Below,
}

/// How many rare values are smaller than a common one, both squeezed: the value without the bits below
/// the one that was left out, and that bit's weight if the bit is set in the value, which the parity of
/// the other bits tells.
#[derive(Clone, Debug, Default)]
pub(super) struct Below {
    /// The bits of the value that count.
    pub(super) keep: u8,
    /// The weight of the left-out bit, if it is set, for the low and the high half of the value.
    pub(super) halves: [[u8; 16]; 2],
    /// What is added (nim-sum) to this for heaps of each parity (that of their index, too).
    pub(super) parity: [u8; 2],
}

/// What is worked on for one block.
pub(super) struct Block {
    /// The 64 values before the block, then those of the block.
    pub(super) window: [u8; 2 * BLOCK],
    /// So many heaps of the block have their middle taps marked.
    ready: usize,
    /// The sets that heaps before this one have pushed into: that of heap `aligned` of the block first.
    row: [u32; ROW],
    aligned: isize,
    /// Heaps of the block that the kernel must leave to the caller.
    pub(super) special: u64,
    sets: Box<[[u8; BLOCK]; GROUPS]>,
    words: Box<[[u64; BLOCK]; WORDS]>,
    stamps: Box<[u32; 256]>,
    now: u32,
}

impl Block {
    pub(super) fn new() -> Block {
        Block {
            window: [0; 2 * BLOCK],
            ready: 0,
            row: [0; ROW],
            aligned: 0,
            special: 0,
            sets: Box::new([[0; BLOCK]; GROUPS]),
            words: Box::new([[0; BLOCK]; WORDS]),
            stamps: Box::new([0; 256]),
            now: 0,
        }
    }

    /// Of one heap of the block last checked, the squeezed rare values below its own for which no
    /// witness was found.
    pub(super) fn missing(&self, checks: &Checks, lane: usize) -> [u64; WORDS] {
        let mut words = [0; WORDS];
        for (group, set) in self.sets[..checks.witnesses.groups].iter().enumerate() {
            words[group / 8] |= u64::from(set[lane]) << (8 * (group % 8));
        }
        words
    }
}

/// The set of values that the far taps of each heap of a block have.
#[inline(always)]
pub(super) fn mark<L: Lanes>(past: &[u8], at: usize, plan: &Plan, block: &mut Block) {
    block.window[..BLOCK].copy_from_slice(&past[at - BLOCK..at]);
    block.ready = 0;
    (block.row, block.aligned) = ([0; ROW], -(ROW as isize));
    sets::<L>(past, at, &plan.far, block);
    for (sets, word) in block.sets[..plan.far.groups].chunks(8).zip(block.words.iter_mut()) {
        match sets.len() {
            1 => gather::<1>(sets, word),
            2 => gather::<2>(sets, word),
            3 => gather::<3>(sets, word),
            4 => gather::<4>(sets, word),
            _ => gather_some(sets, word),
        }
    }
}

#[inline(always)]
fn sets<L: Lanes>(past: &[u8], at: usize, marking: &Marking, block: &mut Block) {
    let groups = marking.groups;
    for first in (0..groups).step_by(8) {
        let sets = &mut block.sets[first..(first + 8).min(groups)];
        let bias = u32::from_le_bytes([8 * first as u8; 4]);
        if marking.wide {
            some_groups::<L, true>(past, at, &marking.taps, bias, sets);
        } else {
            some_groups::<L, false>(past, at, &marking.taps, bias, sets);
        }
    }
}

/// The bytes of each heap as one word.
#[inline(always)]
fn gather<const N: usize>(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
    let sets: &[[u8; BLOCK]; N] = sets.try_into().unwrap_or(&[[0; BLOCK]; N]);
    for (lane, word) in word.iter_mut().enumerate() {
        *word =
            sets.iter().enumerate().fold(0, |all, (group, set)| all | u64::from(set[lane]) << (8 * group));
    }
}

#[inline(always)]
fn gather_some(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
    word.fill(0);
    for (group, set) in sets.iter().enumerate() {
        for (all, &byte) in word.iter_mut().zip(set) {
            *all |= u64::from(byte) << (8 * group);
        }
    }
}

#[inline(always)]
fn some_groups<L: Lanes, const WIDE: bool>(
    past: &[u8],
    at: usize,
    taps: &[Tap],
    bias: u32,
    sets: &mut [[u8; BLOCK]],
) {
    match sets.len() {
        1 => groups::<L, WIDE, 1>(past, at, taps, bias, sets),
        2 => groups::<L, WIDE, 2>(past, at, taps, bias, sets),
        3 => groups::<L, WIDE, 3>(past, at, taps, bias, sets),
        4 => groups::<L, WIDE, 4>(past, at, taps, bias, sets),
        5 => groups::<L, WIDE, 5>(past, at, taps, bias, sets),
        6 => groups::<L, WIDE, 6>(past, at, taps, bias, sets),
        7 => groups::<L, WIDE, 7>(past, at, taps, bias, sets),
        _ => groups::<L, WIDE, 8>(past, at, taps, bias, sets),
    }
}

#[inline(always)]
fn groups<L: Lanes, const WIDE: bool, const G: usize>(
    past: &[u8],
    at: usize,
    taps: &[Tap],
    bias: u32,
    sets: &mut [[u8; BLOCK]],
) {
    // Before heap 0 as many bytes stand as a block may look there.
    let taps = match taps.last() {
        Some(tap) if tap.offset > at => &taps[..taps.partition_point(|tap| tap.offset <= at)],
        _ => taps,
    };
    let bias = L::splat(bias);
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let at = at + part;
        let value = |tap: &Tap| L::load_at(past, at.wrapping_sub(tap.offset)).xor3(L::splat(tap.four), bias);
        let mut found = [L::zero(); G];
        let mut fours = taps.chunks_exact(4);
        for four in &mut fours {
            let (a, b, c, d) = (value(&four[0]), value(&four[1]), value(&four[2]), value(&four[3]));
            for (group, found) in found.iter_mut().enumerate() {
                *found = found.or3(a.hot::<WIDE>(group), b.hot::<WIDE>(group));
                *found = found.or3(c.hot::<WIDE>(group), d.hot::<WIDE>(group));
            }
        }
        for tap in fours.remainder() {
            let a = value(tap);
            for (group, found) in found.iter_mut().enumerate() {
                *found = found.or3(a.hot::<WIDE>(group), L::zero());
            }
        }
        for (found, set) in found.into_iter().zip(&mut *sets) {
            found.store(&mut set[part..]);
        }
    }
}

/// The common values of the heaps of a block, from heap `from` of it on: the least that no tap
/// excludes. Ends before a heap that is special or whose value is not below the values told apart.
/// `fill_part` is [`fill_part`], compiled for the same machine, but not for its vectors.
#[inline(always)]
pub(super) fn fill<L: Lanes>(
    block: &mut Block,
    plan: &Plan,
    from: usize,
    fill_part: impl Fn(&mut Block, &Plan, usize, usize) -> usize,
) -> usize {
    let stop = from + (block.special >> from).trailing_zeros().min((BLOCK - from) as u32) as usize;
    let rows = plan.rows.as_deref().filter(|_| L::ROWS);
    let taps = rows.map_or(&plan.middle, |rows| &rows.beyond);
    let mut lane = from;
    while lane < stop {
        if taps.is_empty() {
            block.ready = BLOCK;
        }
        while lane >= block.ready {
            middle::<L>(block, &plan.far, taps, block.ready);
            block.ready += PART;
        }
        let end = stop.min(block.ready);
        lane = match rows {
            Some(rows) => fill_rows::<L>(block, &plan.far, rows, lane, end),
            None => fill_part(block, plan, lane, end),
        };
        if lane < end {
            break;
        }
    }
    lane
}

/// Marks the middle taps of a part of the block.
#[inline(always)]
fn middle<L: Lanes>(block: &mut Block, far: &Marking, taps: &[Tap], first: usize) {
    for from in (0..far.groups).step_by(8) {
        let bias = u32::from_le_bytes([8 * from as u8; 4]);
        let word = &mut block.words[from / 8];
        let word: &mut [u64; PART] =
            (&mut word[first..first + PART]).try_into().unwrap_or_else(|_| unreachable!());
        let groups = (far.groups - from).min(8);
        macro_rules! groups {
            ($($n:literal)*) => {
                match groups {
                    $($n if far.wide => part::<L, true, $n>(&block.window, first, taps, bias, word),
                    $n => part::<L, false, $n>(&block.window, first, taps, bias, word),)*
                    _ => part::<L, true, 8>(&block.window, first, taps, bias, word),
                }
            };
        }
        groups!(1 2 3 4 5 6 7)
    }
}

#[inline(always)]
fn part<L: Lanes, const WIDE: bool, const G: usize>(
    window: &[u8; 2 * BLOCK],
    first: usize,
    taps: &[Tap],
    bias: u32,
    word: &mut [u64; PART],
) {
    let mut found = [L::zero(); G];
    for tap in taps {
        let value = L::load_part(&window[BLOCK + first - tap.offset..]).xor(L::splat(tap.four ^ bias));
        for (group, found) in found.iter_mut().enumerate() {
            *found = found.or3(value.hot::<WIDE>(group), L::zero());
        }
    }
    for (group, found) in found.into_iter().enumerate() {
        let mut bytes = [0; BLOCK];
        found.store(&mut bytes);
        for (all, byte) in word.iter_mut().zip(bytes) {
            *all |= u64::from(byte) << (8 * group);
        }
    }
}

/// The common values of some heaps of a block, where all taps are marked but those nearer than a part.
#[inline(always)]
fn fill_rows<L: Lanes>(block: &mut Block, far: &Marking, rows: &Rows, from: usize, stop: usize) -> usize {
    macro_rules! unrolled {
        ($($n:literal)*) => {
            match rows.close.len() {
                _ if far.wide => fill_rows_by::<L, true, 0>(block, far, rows, from, stop),
                $($n => fill_rows_by::<L, false, $n>(block, far, rows, from, stop),)*
                _ => fill_rows_by::<L, true, 0>(block, far, rows, from, stop),
            }
        };
    }
    unrolled!(0 1 2 3 4 5 6 7 8)
}

/// `N` is the number of close taps, or 0 for any number if `WIDE` is set: if some value may be 64 or more.
#[inline(always)]
fn fill_rows_by<L: Lanes, const WIDE: bool, const N: usize>(
    block: &mut Block,
    far: &Marking,
    rows: &Rows,
    from: usize,
    stop: usize,
) -> usize {
    let limit = 8 * far.groups as u32;
    let Block { window, words, row, aligned, .. } = block;
    let (words, pushes) = (&words[0], &rows.pushes[..256]);
    let mut sets = L::row_load(row);
    while *aligned < from as isize {
        let value = window[(BLOCK as isize + *aligned) as usize - DELAY];
        sets = L::row_push(sets, &pushes[usize::from(value)]);
        *aligned += 1;
    }
    // The latest eight values, the last one lowest.
    let latest = &window[BLOCK + from - 8..BLOCK + from];
    let mut latest = latest.iter().fold(0u64, |all, &value| all << 8 | u64::from(value));
    let few: [Near; N] = std::array::from_fn(|i| rows.close[i]);
    let mut lane = from;
    while lane < stop {
        let mut used = words[lane] as u32 | L::row_first(sets);
        if WIDE {
            for tap in &rows.close {
                let value = (latest >> tap.shift) as u8 ^ tap.constant;
                used |= (u64::from(value < 64) << (value & 63)) as u32;
            }
        } else {
            for tap in few {
                used |= (1u64 << (((latest >> tap.shift) as u8 ^ tap.constant) & 63)) as u32;
            }
        }
        let value = (!used).trailing_zeros();
        if value >= limit {
            break;
        }
        window[(BLOCK + lane) & 127] = value as u8;
        latest = latest << 8 | u64::from(value);
        sets = L::row_push(sets, &pushes[usize::from((latest >> (8 * DELAY)) as u8)]);
        lane += 1;
    }
    *row = L::row_store(sets);
    *aligned = lane as isize;
    lane
}

/// The common values of some heaps of a block, where all but the near taps are marked.
#[inline(always)]
pub(super) fn fill_part(block: &mut Block, plan: &Plan, from: usize, stop: usize) -> usize {
    let limit = 8 * plan.far.groups as u32;
    if plan.far.groups > 8 {
        return fill_wide(block, &plan.near, from, stop, limit);
    }
    let Block { window, words, .. } = block;
    let words = &words[0];
    if plan.far.wide {
        return fill_some(window, words, from, stop, &plan.near, limit);
    }
    macro_rules! unrolled {
        ($($n:literal)*) => {
            match plan.near.len() {
                $($n => fill_few::<$n>(window, words, from, stop, &plan.near, limit),)*
                _ => fill_some(window, words, from, stop, &plan.near, limit),
            }
        };
    }
    unrolled!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
}

#[inline(always)]
fn fill_few<const N: usize>(
    window: &mut [u8; 2 * BLOCK],
    words: &[u64; BLOCK],
    from: usize,
    stop: usize,
    near: &[Near],
    limit: u32,
) -> usize {
    let near: [Near; N] = std::array::from_fn(|i| near[i]);
    for lane in from..stop.min(BLOCK) {
        let mut used = words[lane];
        for tap in near {
            used |= 1 << ((window[(lane + tap.shift as usize) & 127] ^ tap.constant) & 63);
        }
        let value = (!used).trailing_zeros();
        if value >= limit {
            return lane;
        }
        window[BLOCK + lane] = value as u8;
    }
    stop
}

#[inline(always)]
fn fill_some(
    window: &mut [u8; 2 * BLOCK],
    words: &[u64; BLOCK],
    from: usize,
    stop: usize,
    near: &[Near],
    limit: u32,
) -> usize {
    for lane in from..stop.min(BLOCK) {
        let mut used = words[lane];
        for tap in near {
            let value = window[(lane + tap.shift as usize) & 127] ^ tap.constant;
            used |= u64::from(value < 64) << (value & 63);
        }
        let value = (!used).trailing_zeros();
        if value >= limit {
            return lane;
        }
        window[BLOCK + lane] = value as u8;
    }
    stop
}

#[inline(always)]
fn fill_wide(block: &mut Block, near: &[Near], from: usize, stop: usize, limit: u32) -> usize {
    let Block { window, words, stamps, now, .. } = block;
    for lane in from..stop.min(BLOCK) {
        *now = now.wrapping_add(1);
        if *now == 0 {
            stamps.fill(0);
            *now = 1;
        }
        for tap in near {
            stamps[usize::from(window[(lane + tap.shift as usize) & 127] ^ tap.constant)] = *now;
        }
        let value = (0..WORDS).find_map(|word| {
            let mut free = !words[word][lane];
            while free != 0 {
                let value = 64 * word + free.trailing_zeros() as usize;
                if stamps[value & 255] != *now {
                    return Some(value as u32);
                }
                free &= free - 1;
            }
            None
        });
        match value {
            Some(value) if value < limit => window[BLOCK + lane] = value as u8,
            _ => return lane,
        }
    }
    stop
}

/// Which heaps of a block have rare values below their own that no witness shows to be an option:
/// one bit for each. [`Block::missing`] says which values.
#[inline(always)]
pub(super) fn check<L: Lanes>(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 {
    sets::<L>(past, at, &checks.witnesses, block);
    let below = &checks.below;
    let mut open = 0u64;
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let value = L::load(&past[at + part..]);
        let parity = L::alternate(below.parity[at & 1], below.parity[!at & 1]);
        let left_out = value.halves(&below.halves).xor(parity);
        let count = value.and(L::splat(u32::from_le_bytes([below.keep; 4]))).add(left_out);
        let mut any = L::zero();
        for (group, set) in block.sets[..checks.witnesses.groups].iter_mut().enumerate() {
            let set = &mut set[part..];
            let missing = count.first_bits(8 * group as u8).without(L::load(set));
            missing.store(set);
            any = any.or3(missing, L::zero());
        }
        open |= any.not_zero() << part;
    }
    open
}

/// Of two runs of bytes, the last place at which their nim-sum is `sum`.
#[inline(always)]
pub(super) fn last_match(a: &[u8], b: &[u8], sum: u8) -> Option<usize> {
    let equal = |(a, b): (&u8, &u8)| a ^ b == sum;
    let (a_chunks, b_chunks) = (a.rchunks_exact(BLOCK), b.rchunks_exact(BLOCK));
    let mut end = a.len();
    for (a, b) in a_chunks.zip(b_chunks) {
        let any = a.iter().zip(b).fold(0u8, |any, (a, b)| any | u8::from(a ^ b == sum));
        if any != 0 {
            return a.iter().zip(b).rposition(equal).map(|i| end - BLOCK + i);
        }
        end -= BLOCK;
    }
    a[..end].iter().zip(&b[..end]).rposition(equal)
}

/// Of the common values of some heaps, a whole number of blocks and at most 2^12: their sum, and the sum
/// of each one times the number of heaps from it to the end; both modulo 2^32. `odd` is the parity of the
/// first heap, `low` the bit that squeezing leaves out.
#[inline(always)]
pub(super) fn sums<L: Lanes>(squeezed: &[u8], odd: usize, below: &Below, low: u32) -> (u32, u32) {
    let splat = |byte: u8| L::splat(u32::from_le_bytes([byte; 4]));
    let (keep, rest) = (splat(below.keep), splat((1u8 << low) - 1));
    let parity = L::alternate(below.parity[odd], below.parity[1 - odd]);
    let (mut sum, mut weighted) = (0u32, 0u32);
    for (i, run) in squeezed.chunks_exact(L::WIDTH).enumerate() {
        let byte = L::load(run);
        let high = byte.and(keep);
        let value = high.add(high).add(byte.and(rest)).add(byte.halves(&below.halves).xor(parity));
        let (here, inside) = value.sums();
        let behind = (squeezed.len() - (i + 1) * L::WIDTH) as u32;
        sum = sum.wrapping_add(here);
        weighted = weighted.wrapping_add(inside).wrapping_add(behind.wrapping_mul(here));
    }
    (sum, weighted)
}

/// How often each byte up to `largest` occurs at even and at odd places.
#[inline(always)]
pub(super) fn histogram(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) {
    if largest >= 40 {
        for pair in bytes.chunks(2) {
            for (odd, &byte) in pair.iter().enumerate() {
                counts[usize::from(byte & 127)][odd] += 1;
            }
        }
        return;
    }
    for run in bytes.chunks(128 * BLOCK) {
        for (byte, counts) in counts[..=usize::from(largest)].iter_mut().enumerate() {
            let mut lanes = [0u8; BLOCK];
            for block in run.chunks_exact(BLOCK) {
                for (lane, &b) in lanes.iter_mut().zip(block) {
                    *lane += u8::from(b == byte as u8);
                }
            }
            for (i, &lane) in lanes.iter().enumerate() {
                counts[i % 2] += u32::from(lane);
            }
        }
    }
}
