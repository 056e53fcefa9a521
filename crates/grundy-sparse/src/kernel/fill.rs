//! Near taps, and the common values that they leave: heap by heap.

use super::compiled::Compiled;
use super::fours::mark_fours;
use crate::block::{
    BLOCK, Block, CLOSE_UP_TO, Close, Compared, Fours, Marking, PART, Part, Plan, Table, WORD, WORDS, Window,
    window,
};
use crate::lanes::Lanes;
use crate::past::NONE;
use std::cell::Cell;

/// The common values of the heaps of a block, from heap `from` on: the least value that no tap excludes. Ends
/// before a heap that is special or whose value is not told apart.
#[inline(always)]
pub(crate) fn fill<L: Compiled>(
    past: &mut [u8],
    at: usize,
    plan: &Plan,
    block: &mut Block,
    from: usize,
) -> usize {
    let stop = from + (block.special >> from).trailing_zeros().min((BLOCK - from) as u32) as usize;
    let mut lane = from;
    while lane < stop {
        if plan.middle.is_empty() {
            block.ready = BLOCK;
        }
        while lane >= block.ready {
            middle::<L>(past, at, block, &plan.far, &plan.fours);
        }
        let end = stop.min(block.ready);
        lane = L::fill_part(Part { window: window(past, at), block, plan, from: lane, stop: end });
        if lane < end {
            if plan.far.compared.is_empty() {
                break;
            }
            // Its value may only be beyond those that the compared taps were compared with.
            let value = least(past, at, lane, plan, block);
            if value >= 8 * plan.far.groups {
                break;
            }
            past[at + lane] = value as u8;
            lane += 1;
        }
    }
    lane
}

/// The least value that no tap excludes, for one heap whose far taps are marked or compared.
fn least(past: &[u8], at: usize, lane: usize, plan: &Plan, block: &mut Block) -> usize {
    let now = block.next_stamp();
    let Compared { first, rest } = &plan.far.compared;
    let mut exclude = |value: u8, constant: u8| {
        // Two rare heaps make a rare option.
        let option = if value == NONE { NONE } else { value ^ constant };
        block.stamps[usize::from(option)] = now;
    };
    for taps in [first, rest] {
        taps.values(past, at + lane).for_each(|(value, constant)| exclude(value, constant));
    }
    for taps in [&plan.middle, &plan.near] {
        taps.iter().for_each(|tap| exclude(past[at + lane - tap.offset], tap.constant()));
    }
    let Block { sets, stamps, .. } = block;
    let excluded = |value: usize| stamps[value] == now || sets[value / 8][lane] >> (value % 8) & 1 == 1;
    let most = 8 * plan.far.groups;
    (0..most).find(|&value| !excluded(value)).unwrap_or(most)
}

/// Marks the middle taps of the next part of the block.
#[inline(always)]
fn middle<L: Lanes>(past: &[u8], at: usize, block: &mut Block, far: &Marking, fours: &Fours) {
    let first = block.ready;
    block.ready += PART;
    for from in (0..far.groups).step_by(8) {
        let word = &mut block.words[from / 8][first..first + PART];
        let at = at + first;
        macro_rules! groups {
            ($($n:literal)*) => {
                match (far.groups - from).min(8) {
                    $($n if far.wide => add(mark_fours::<L, true, $n>(fours, past, at, from), word),
                    $n => add(mark_fours::<L, false, $n>(fours, past, at, from), word),)*
                    _ => add(mark_fours::<L, true, 8>(fours, past, at, from), word),
                }
            };
        }
        groups!(1 2 3 4 5 6 7)
    }
}

/// Adds sets that were marked for a part of a block to those of its heaps.
#[inline(always)]
pub(crate) fn add<L: Lanes, const G: usize>(found: [L; G], words: &mut [u64]) {
    for (group, found) in found.into_iter().enumerate() {
        for (word, byte) in words.iter_mut().zip(found.fold()) {
            *word |= u64::from(byte) << (8 * group);
        }
    }
}

/// The common values of some heaps of a block, after all but the near taps are marked.
#[inline(always)]
pub(crate) fn fill_part(part: Part<'_>) -> usize {
    let Part { window, block, plan, from, stop } = part;
    let limit = 8 * plan.far.groups as u32;
    if plan.far.groups > WORD {
        return fill_wide(window, &block.words, &plan.close, from, stop, limit);
    }
    let words = &block.words;
    let far = plan.tables.partition_point(|table| table.offset > CLOSE_UP_TO);
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

/// Fills with `N` tables that read the window; if `C` is set, close ones read the latest values, too. In a
/// browser each instance is a function of its own, as for [`groups`](super::sets::groups).
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
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

/// The values that the latest ones exclude, the nearest last.
#[inline(always)]
fn close_tables(tables: &[Table]) -> [Option<&[u64; 256]>; CLOSE_UP_TO] {
    let mut close = [None; CLOSE_UP_TO];
    for table in tables {
        close[CLOSE_UP_TO - table.offset] = Some(&*table.excludes);
    }
    close
}

/// The latest three values, the nearest last: in registers, where an array would not be.
#[derive(Clone, Copy)]
struct Latest(usize, usize, usize);

impl Latest {
    #[inline(always)]
    fn before(window: &Window, lane: usize) -> Latest {
        let value = |distance: usize| window[BLOCK + lane - distance].into();
        Latest(value(3), value(2), value(1))
    }

    /// The values they exclude. Without a tap at a distance, nothing waits for the value there.
    #[inline(always)]
    fn excluded(self, close: [Option<&[u64; 256]>; CLOSE_UP_TO]) -> u64 {
        let excluded = |table: Option<&[u64; 256]>, value: usize| table.map_or(0, |table| table[value & 255]);
        excluded(close[0], self.0) | excluded(close[1], self.1) | excluded(close[2], self.2)
    }

    #[inline(always)]
    fn followed_by(self, value: u32) -> Latest {
        Latest(self.1, self.2, value as usize)
    }
}

/// Sixty-four values of the window.
#[inline(always)]
fn block_of(window: &[Cell<u8>], start: usize) -> &[Cell<u8>; BLOCK] {
    window[start..start + BLOCK].try_into().unwrap_or_else(|_| unreachable!("so many were taken"))
}

/// The same if the sets are larger than a word.
#[inline(always)]
fn fill_wide(
    window: &mut Window,
    words: &[[u64; BLOCK]; WORDS],
    close: &Close,
    from: usize,
    stop: usize,
    limit: u32,
) -> usize {
    let before =
        window[BLOCK + from - PART..].first_chunk().unwrap_or_else(|| unreachable!("a block is before"));
    let mut latest = u128::from_be_bytes(*before);
    for lane in from..stop.min(BLOCK) {
        let value = (0..WORDS).find_map(|word| {
            let mut free = !words[word][lane];
            while free != 0 {
                let value = 64 * word as u32 + free.trailing_zeros();
                if !close.excludes(latest, value as u8) {
                    return Some(value);
                }
                free &= free - 1;
            }
            None
        });
        match value {
            Some(value) if value < limit => {
                window[BLOCK + lane] = value as u8;
                latest = latest << 8 | u128::from(value);
            }
            _ => return lane,
        }
    }
    stop
}
