//! Sixteen heaps ahead: options that consecutive heaps have by the same part, marked for all of them at once.

use crate::class::Class;

/// How many heaps are processed at once: their values, of 16 bits each, fill half a cache line.
pub(crate) const HEAPS: usize = 16;

/// Room for every value of 16 bits, and some more: the sixteen tables, of which only the first few thousand
/// bytes are in use, then do not compete for the same places of the cache.
const ROOM: usize = (1 << 16) + (1 << 11);

/// The options found so far of sixteen consecutive heaps, and which values are rare.
#[derive(Default)]
pub(crate) struct Ahead {
    /// The heaps from `start` on, while `full`.
    start: usize,
    full: bool,
    /// A byte for each value: 1 for an option.
    tables: Vec<[u8; ROOM]>,
    /// A byte for each value: 1 if it is rare, for an even heap and for an odd one.
    rare: [Vec<u8>; 2],
}

impl Ahead {
    /// Whether this heap is one of the sixteen.
    pub(crate) fn holds(&self, heap: usize) -> bool {
        self.full && (self.start..self.start + HEAPS).contains(&heap)
    }

    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// Forgets everything, the rare values too.
    pub(crate) fn forget(&mut self) {
        self.full = false;
        self.rare.iter_mut().for_each(Vec::clear);
    }

    /// Starts again from this heap on; all options found so far must be below `bound`.
    pub(crate) fn restart(&mut self, heap: usize, bound: usize) {
        (self.start, self.full) = (heap, true);
        if self.tables.is_empty() {
            // Zeros from the system: memory that is never touched is never taken.
            self.tables = vec![[0; ROOM]; HEAPS];
        }
        self.tables.iter_mut().for_each(|table| table[..bound].fill(0));
    }

    /// Marks the nim-sums of this value with those of sixteen consecutive heaps, one for each heap.
    #[inline]
    pub(crate) fn mark(tables: &mut [[u8; ROOM]; HEAPS], others: &[u16; HEAPS], value: u16) {
        for (table, other) in tables.iter_mut().zip(others) {
            table[usize::from(other ^ value)] = 1;
        }
    }

    /// The tables of all sixteen heaps.
    pub(crate) fn tables(&mut self) -> Option<&mut [[u8; ROOM]; HEAPS]> {
        self.tables.as_mut_slice().try_into().ok()
    }

    /// The table of one of the sixteen heaps, and which values below `bound` are rare.
    pub(crate) fn of(&mut self, heap: usize, class: Option<Class>, bound: usize) -> (&mut [u8; ROOM], &[u8]) {
        let rare = &mut self.rare[heap % 2];
        let is_rare = |value| class.is_some_and(|class| class.is_rare(heap as u64, value as u32));
        rare.extend((rare.len()..bound).map(|value| u8::from(is_rare(value))));
        (&mut self.tables[heap - self.start], &rare[..bound])
    }
}

/// The least common value that is not an option; without a class all values are common. No option is as large
/// as the length of `rare`.
pub(crate) fn least_common(heap: usize, class: Option<Class>, table: &[u8; ROOM], rare: &[u8]) -> u32 {
    let words = words(table).zip(words(rare)).map(|(option, rare)| ONES & !(option | rare));
    let mut found = words.enumerate().filter(|&(_, free)| free != 0);
    let first = found.next().map(|(word, free)| 8 * word as u32 + free.trailing_zeros() / 8);
    let above =
        || (rare.len() as u32..).find(|&value| class.is_none_or(|class| !class.is_rare(heap as u64, value)));
    first.or_else(above).unwrap_or(u32::MAX)
}

/// Puts the rare values below `found`, of 16 bits, that are not known to be options into `missing`.
pub(crate) fn missing_rares(missing: &mut Vec<u16>, found: u32, table: &[u8; ROOM], rare: &[u8]) {
    missing.clear();
    let below = (found as usize).min(rare.len());
    let words = words(table).zip(words(rare)).take(below.div_ceil(8));
    for (word, (option, rare)) in words.enumerate() {
        let mut open = rare & !option;
        while open != 0 {
            missing.push((8 * word as u32 + open.trailing_zeros() / 8) as u16);
            open &= open - 1;
        }
    }
    while missing.last().is_some_and(|&value| u32::from(value) >= found) {
        missing.pop();
    }
    // No option is as large as the length of `rare`, and all values from there to the least common one are
    // rare.
    missing.extend((rare.len() as u32..found).map(|value| value as u16));
}

/// A byte 1 for each of eight values.
const ONES: u64 = u64::MAX / 255;

fn words(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    bytes.chunks_exact(8).filter_map(|eight| eight.first_chunk()).map(|&eight| u64::from_le_bytes(eight))
}
