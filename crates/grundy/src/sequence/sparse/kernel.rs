//! The algorithm for a block of 64 heaps, written once for all instruction sets.
//!
//! A **tap** is an option that every heap of the block has: the value of the heap that is `offset`
//! smaller, nim-added to a constant. Far taps (64 and more) read values that are known, so each is
//! marked for 64 heaps at once: a set of values is kept for each heap, as bits. Near taps are taken heap
//! by heap.

use super::lanes::{Lanes, Tap, Taps};
use std::cell::Cell;

/// How many heaps a block has.
pub(super) const BLOCK: usize = 64;
/// Taps at least this far, but nearer than a block, are marked for so many heaps at once.
pub(super) const PART: usize = 16;
/// The latest values are held in registers for taps at most this far.
pub(super) const CLOSE: usize = 3;
/// A heap pushes into the sets of so many heaps.
pub(super) const ROW: usize = 16;
/// So many groups fit these sets.
pub(super) const FEW: usize = 4;
/// Eight values are a group: one byte for each heap.
pub(super) const GROUPS: usize = 32;
/// Eight groups are a word.
pub(super) const WORDS: usize = GROUPS / 8;

/// Taps that are marked, and for which values.
#[derive(Clone, Debug, Default)]
pub(super) struct Marking {
    pub(super) taps: Taps,
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
    /// Taps nearer than a part of a block.
    pub(super) near: Vec<Tap>,
    /// The same where at most 64 values are told apart, by descending distance.
    pub(super) tables: Vec<Table>,
    /// Another way for those farther than [`CLOSE`], where at most [`FEW`] groups are told apart: a value
    /// that is known is pushed into the sets of the heaps behind it, all at once. For each value, the sets
    /// of the heaps that are `CLOSE + 1`, `CLOSE + 2`, … larger.
    pub(super) pushes: Option<Vec<[u32; ROW]>>,
}

/// All taps with the same distance.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) offset: usize,
    /// For each value there, the set of the values that it excludes here.
    pub(super) excludes: Box<[u64; 256]>,
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
    /// So many heaps of the block have their middle taps marked.
    ready: usize,
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
            ready: 0,
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
    block.ready = 0;
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
    taps: &Taps,
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
    taps: &Taps,
    bias: u32,
    sets: &mut [[u8; BLOCK]],
) {
    let bias = L::splat(bias);
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let mut found = [L::zero(); G];
        let sight = taps.sight::<L>(past, at + part);
        let mut i = 0;
        while i + 4 <= sight.len() {
            let [a, b, c, d] = sight.four(i, bias);
            for (group, found) in found.iter_mut().enumerate() {
                *found = found.or3(a.hot::<WIDE>(group), b.hot::<WIDE>(group));
                *found = found.or3(c.hot::<WIDE>(group), d.hot::<WIDE>(group));
            }
            i += 4;
        }
        while i < sight.len() {
            let value = sight.one(i, bias);
            for (group, found) in found.iter_mut().enumerate() {
                *found = found.or3(value.hot::<WIDE>(group), L::zero());
            }
            i += 1;
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
    past: &mut [u8],
    at: usize,
    block: &mut Block,
    plan: &Plan,
    from: usize,
    fill_part: impl Fn(&mut Window, &mut Block, &Plan, usize, usize) -> usize,
) -> usize {
    let window = window(past, at);
    let stop = from + (block.special >> from).trailing_zeros().min((BLOCK - from) as u32) as usize;
    let mut lane = from;
    while lane < stop {
        if plan.middle.is_empty() {
            block.ready = BLOCK;
        }
        while lane >= block.ready {
            middle::<L>(window, block, &plan.far, &plan.middle);
        }
        let end = stop.min(block.ready);
        lane = fill_part(window, block, plan, lane, end);
        if lane < end {
            break;
        }
    }
    lane
}

/// The values of the block before and those of the block.
pub(super) type Window = [u8; 2 * BLOCK];

#[inline(always)]
fn window(past: &mut [u8], at: usize) -> &mut Window {
    (&mut past[at - BLOCK..at + BLOCK]).try_into().unwrap_or_else(|_| unreachable!("so many were taken"))
}

/// Marks the middle taps of the next part of the block.
#[inline(always)]
fn middle<L: Lanes>(window: &Window, block: &mut Block, far: &Marking, taps: &[Tap]) {
    let first = block.ready;
    block.ready += PART;
    for from in (0..far.groups).step_by(8) {
        let bias = u32::from_le_bytes([8 * from as u8; 4]);
        let word = &mut block.words[from / 8];
        let word: &mut [u64; PART] =
            (&mut word[first..first + PART]).try_into().unwrap_or_else(|_| unreachable!());
        let groups = (far.groups - from).min(8);
        macro_rules! groups {
            ($($n:literal)*) => {
                match groups {
                    $($n if far.wide => part::<L, true, $n>(window, first, taps, bias, word),
                    $n => part::<L, false, $n>(window, first, taps, bias, word),)*
                    _ => part::<L, true, 8>(window, first, taps, bias, word),
                }
            };
        }
        groups!(1 2 3 4 5 6 7)
    }
}

#[inline(always)]
fn part<L: Lanes, const WIDE: bool, const G: usize>(
    window: &Window,
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

/// The common values of some heaps of a block, where all but the near taps are marked.
#[inline(always)]
pub(super) fn fill_part(
    window: &mut Window,
    block: &mut Block,
    plan: &Plan,
    from: usize,
    stop: usize,
) -> usize {
    let limit = 8 * plan.far.groups as u32;
    if plan.far.groups > 8 {
        return fill_wide(window, block, &plan.near, from, stop, limit);
    }
    let words = &block.words;
    let far = plan.tables.partition_point(|table| table.offset > CLOSE);
    macro_rules! unrolled {
        ($($n:literal)*) => {
            match far {
                $($n if far == plan.tables.len() => fill_few::<false, $n>(window, &words[0], from, stop, &plan.tables, limit),
                $n => fill_few::<true, $n>(window, &words[0], from, stop, &plan.tables, limit),)*
                _ => unreachable!("there are fewer distances"),
            }
        };
    }
    unrolled!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
}

/// `N` tables look at the window; if `C` is set, there are close ones, too, for the latest values.
#[inline(always)]
fn fill_few<const C: bool, const N: usize>(
    window: &mut Window,
    words: &[u64; BLOCK],
    from: usize,
    stop: usize,
    tables: &[Table],
    limit: u32,
) -> usize {
    // The nearest last: its value is the last to be known.
    static NOTHING: [u64; 256] = [0; 256];
    let mut far = [&NOTHING; N];
    let mut starts = [0; N];
    for i in 0..N {
        (far[i], starts[i]) = (&*tables[i].excludes, BLOCK - tables[i].offset);
    }
    let close = close_tables(&tables[N..]);
    let mut latest = Latest::before(window, from);
    let window = Cell::from_mut(&mut window[..]).as_slice_of_cells();
    let values = block_of(window, BLOCK);
    let mut behind = [values; N];
    for i in 0..N {
        behind[i] = block_of(window, starts[i]);
    }
    for lane in from..stop.min(BLOCK) {
        let mut used = words[lane];
        for i in 0..N {
            used |= far[i][usize::from(behind[i][lane].get())];
        }
        if C {
            used |= latest.excluded(close);
        }
        let value = (!used).trailing_zeros();
        if value >= limit {
            return lane;
        }
        values[lane].set(value as u8);
        latest = latest.followed_by(value);
    }
    stop
}

/// What the latest values exclude, the nearest last.
#[inline(always)]
fn close_tables(tables: &[Table]) -> [Option<&[u64; 256]>; CLOSE] {
    let mut close = [None; CLOSE];
    for table in tables {
        close[CLOSE - table.offset] = Some(&*table.excludes);
    }
    close
}

/// The latest three values, the nearest last: held in registers, which an array would not be.
#[derive(Clone, Copy)]
struct Latest(usize, usize, usize);

impl Latest {
    #[inline(always)]
    fn before(window: &Window, lane: usize) -> Latest {
        let value = |distance: usize| window[BLOCK + lane - distance].into();
        Latest(value(3), value(2), value(1))
    }

    /// What they exclude. Without a tap at a distance nothing waits for the value there.
    #[inline(always)]
    fn excluded(self, close: [Option<&[u64; 256]>; CLOSE]) -> u64 {
        let excluded = |table: Option<&[u64; 256]>, value: usize| table.map_or(0, |table| table[value & 255]);
        excluded(close[0], self.0) | excluded(close[1], self.1) | excluded(close[2], self.2)
    }

    #[inline(always)]
    fn followed_by(self, value: u32) -> Latest {
        Latest(self.1, self.2, value as usize)
    }
}

/// The same by pushes: `row` has the sets of heap `from` and of those behind it, and has those of heap
/// `stop` afterwards.
#[inline(always)]
fn fill_row<L: Lanes>(
    window: &mut Window,
    words: &[u64; BLOCK],
    (plan, pushes): (&Plan, &[[u32; ROW]; 256]),
    from: usize,
    stop: usize,
    row: &mut L::Row,
) -> usize {
    let limit = 8 * plan.far.groups as u32;
    let far = plan.tables.partition_point(|table| table.offset > CLOSE);
    let close = close_tables(&plan.tables[far..]);
    let mut latest = Latest::before(window, from);
    for lane in from..stop.min(BLOCK) {
        let used = words[lane] | u64::from(L::row_first(*row)) | latest.excluded(close);
        let value = (!used).trailing_zeros();
        if value >= limit {
            return lane;
        }
        window[BLOCK + lane] = value as u8;
        *row = L::row_push(*row, &pushes[latest.0 & 255]);
        latest = latest.followed_by(value);
    }
    stop
}

/// Sixty-four values of the window.
#[inline(always)]
fn block_of(window: &[Cell<u8>], start: usize) -> &[Cell<u8>; BLOCK] {
    window[start..start + BLOCK].try_into().unwrap_or_else(|_| unreachable!("so many were taken"))
}

#[inline(always)]
fn fill_wide(
    window: &mut Window,
    block: &mut Block,
    near: &[Tap],
    from: usize,
    stop: usize,
    limit: u32,
) -> usize {
    let Block { words, stamps, now, .. } = block;
    for lane in from..stop.min(BLOCK) {
        *now = now.wrapping_add(1);
        if *now == 0 {
            stamps.fill(0);
            *now = 1;
        }
        for tap in near {
            stamps[usize::from(window[(BLOCK + lane - tap.offset) & 127] ^ tap.constant())] = *now;
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
    open::<L>(past, at, &checks.below, &mut block.sets[..checks.witnesses.groups])
}

#[inline(always)]
fn open<L: Lanes>(past: &[u8], at: usize, below: &Below, sets: &mut [[u8; BLOCK]]) -> u64 {
    let mut open = 0u64;
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let value = L::load(&past[at + part..]);
        let parity = L::alternate(below.parity[at & 1], below.parity[!at & 1]);
        let left_out = value.halves(&below.halves).xor(parity);
        let count = value.and(L::splat(u32::from_le_bytes([below.keep; 4]))).add(left_out);
        let mut any = L::zero();
        for (group, set) in sets.iter_mut().enumerate() {
            let set = &mut set[part..];
            let missing = count.first_bits(8 * group as u8).without(L::load(set));
            missing.store(set);
            any = any.or3(missing, L::zero());
        }
        open |= any.not_zero() << part;
    }
    open
}

/// What [`run`] is to do with each block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    Fill,
    Check,
    Both,
}

/// Can [`run`] work with these lists?
pub(super) fn is_narrow(plan: &Plan, checks: &Checks) -> bool {
    let groups = plan.far.groups;
    groups <= FEW && groups == checks.witnesses.groups && !plan.far.wide && !checks.witnesses.wide
}

/// Fills and checks blocks one after the other, none of which has a special heap, until there is
/// something to decide: how many are done, and of the next one the heaps that are open. If none is, that
/// block was not filled to its end. All sets stay in registers.
#[inline(always)]
pub(super) fn run<L: Lanes>(
    past: &mut [u8],
    at: usize,
    blocks: usize,
    work: Work,
    lists: (&Plan, &Checks),
    block: &mut Block,
    fill_part: impl Fn(&mut Window, &mut Block, &Plan, usize, usize) -> usize,
) -> (usize, u64) {
    match lists.0.far.groups {
        1 => run_by::<L, 1>(past, at, blocks, work, lists, block, fill_part),
        2 => run_by::<L, 2>(past, at, blocks, work, lists, block, fill_part),
        3 => run_by::<L, 3>(past, at, blocks, work, lists, block, fill_part),
        _ => run_by::<L, 4>(past, at, blocks, work, lists, block, fill_part),
    }
}

#[inline(always)]
fn run_by<L: Lanes, const G: usize>(
    past: &mut [u8],
    at: usize,
    blocks: usize,
    work: Work,
    (plan, checks): (&Plan, &Checks),
    block: &mut Block,
    fill_part: impl Fn(&mut Window, &mut Block, &Plan, usize, usize) -> usize,
) -> (usize, u64) {
    let pushes = plan.pushes.as_deref().filter(|_| L::ROWS).and_then(|pushes| pushes.try_into().ok());
    let mut row = L::row_load(&[0; ROW]);
    if let Some(pushes) = pushes {
        let pushes: &[[u32; ROW]; 256] = pushes;
        for &value in &past[at - CLOSE - ROW..at - CLOSE] {
            row = L::row_push(row, &pushes[usize::from(value)]);
        }
    }
    for done in 0..blocks {
        let at = at + done * BLOCK;
        if work != Work::Check {
            groups::<L, false, G>(past, at, &plan.far.taps, 0, &mut block.sets[..G]);
            gather::<G>(&block.sets[..G], &mut block.words[0]);
            let window = window(past, at);
            let step = if plan.middle.is_empty() { BLOCK } else { PART };
            for lane in (0..BLOCK).step_by(step) {
                if step < BLOCK {
                    let word = &mut block.words[0][lane..lane + PART];
                    let word = word.try_into().unwrap_or_else(|_| unreachable!("so many were taken"));
                    part::<L, false, G>(window, lane, &plan.middle, 0, word);
                }
                let stop = lane + step;
                let filled = match pushes {
                    Some(pushes) => {
                        fill_row::<L>(window, &block.words[0], (plan, pushes), lane, stop, &mut row)
                    }
                    None => fill_part(window, block, plan, lane, stop),
                };
                if filled < stop {
                    return (done, 0);
                }
            }
        }
        if work != Work::Fill {
            groups::<L, false, G>(past, at, &checks.witnesses.taps, 0, &mut block.sets[..G]);
            let open = open::<L>(past, at, &checks.below, &mut block.sets[..G]);
            if open != 0 {
                return (done, open);
            }
        }
    }
    (blocks, 0)
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

/// What squeezing left out of common values is put back: the bit `low`, by the parity of the heap; `odd` is
/// that of the first one.
#[derive(Clone, Copy)]
struct Expand<'a, L> {
    below: &'a Below,
    keep: L,
    rest: L,
    parity: L,
}

impl<'a, L: Lanes> Expand<'a, L> {
    #[inline(always)]
    fn new(odd: usize, below: &'a Below, low: u32) -> Self {
        let splat = |byte: u8| L::splat(u32::from_le_bytes([byte; 4]));
        let parity = L::alternate(below.parity[odd], below.parity[1 - odd]);
        Expand { below, keep: splat(below.keep), rest: splat((1u8 << low) - 1), parity }
    }

    #[inline(always)]
    fn values(self, squeezed: &[u8]) -> L {
        let byte = L::load(squeezed);
        let high = byte.and(self.keep);
        let left_out = byte.halves(&self.below.halves).xor(self.parity);
        high.add(high).add(byte.and(self.rest)).add(left_out)
    }
}

/// The common values of some heaps, a whole number of blocks, all less than 256.
#[inline(always)]
pub(super) fn expand<L: Lanes>(squeezed: &[u8], odd: usize, below: &Below, low: u32, values: &mut [u8]) {
    let expand = Expand::<L>::new(odd, below, low);
    for (run, values) in squeezed.chunks_exact(L::WIDTH).zip(values.chunks_exact_mut(L::WIDTH)) {
        expand.values(run).store(values);
    }
}

/// Of the common values of some heaps, a whole number of blocks and at most 2^12: their sum, and the sum
/// of each one times the number of heaps from it to the end; both modulo 2^32.
#[inline(always)]
pub(super) fn sums<L: Lanes>(squeezed: &[u8], odd: usize, below: &Below, low: u32) -> (u32, u32) {
    let expand = Expand::<L>::new(odd, below, low);
    let (mut sum, mut weighted) = (0u32, 0u32);
    for (i, run) in squeezed.chunks_exact(L::WIDTH).enumerate() {
        let (here, inside) = expand.values(run).sums();
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
