//! The nim-values of all sets of squares of a small board.

/// Sixteen bytes, one for each set of four squares.
type Bytes = [u64; 2];

/// The first eight squares in two groups of four without adjacent ones: all sets of the first group are
/// valued at once.
const fn order(columns: usize) -> [usize; FIRST_SQUARES] {
    match columns {
        2 => [0, 3, 4, 7, 1, 2, 5, 6],
        4 => [0, 2, 5, 7, 1, 3, 4, 6],
        _ => [0, 2, 4, 6, 1, 3, 5, 7],
    }
}

/// How many squares are put in order.
const FIRST_SQUARES: usize = 8;

/// The squares of a group.
const GROUP_SQUARES: usize = FIRST_SQUARES / 2;

/// The sets of a group.
const GROUP_SETS: usize = 1 << GROUP_SQUARES;

/// Whether two squares touch.
fn touch(columns: usize, square: usize, other: usize) -> bool {
    let (low, high) = (square.min(other), square.max(other));
    high == low + columns || high == low + 1 && high % columns != 0
}

/// The nim-values of all sets of squares of a board.
pub(super) struct Corner {
    pub(super) rows: usize,
    /// The places of the sets of the first eight squares.
    places: [u8; 1 << FIRST_SQUARES],
    /// For all sets of the other squares, and of the second group, and of the first one a byte: the bit of
    /// its value, which is below eight, or no bit.
    values: Vec<[Bytes; GROUP_SETS]>,
}

impl Corner {
    /// The bytes that it takes.
    pub(super) fn bytes(columns: usize, rows: usize) -> u64 {
        1 << (columns * rows)
    }

    /// All sets of the squares of a board of at most four columns and at least nine squares, by definition.
    ///
    /// # Cost
    /// A byte for each set, and about a nanosecond.
    pub(super) fn new(columns: usize, rows: usize) -> Corner {
        let order = order(columns);
        // The squares where a horizontal domino may begin.
        let level = (0..rows * columns)
            .filter(|at| (at + 1) % columns != 0)
            .fold(0, |squares, at| squares | 1usize << at);
        let second: [Beside; GROUP_SQUARES] =
            std::array::from_fn(|at| Beside::of(columns, order[GROUP_SQUARES + at]));
        let across = [FIRST_SQUARES, FIRST_SQUARES + 1, FIRST_SQUARES + 2, FIRST_SQUARES + 3]
            .map(|square| Beside::of(columns, square));
        let mut values: Vec<[Bytes; GROUP_SETS]> = Vec::with_capacity(1 << (rows * columns - FIRST_SQUARES));
        for others in 0..1usize << (rows * columns - FIRST_SQUARES) {
            let squares = others << FIRST_SQUARES;
            let mut seen = [Bytes::default(); GROUP_SETS];
            let starts =
                [(squares & squares >> 1 & level, 0b11), (squares & squares >> columns, 1 | 1 << columns)];
            for (mut starts, domino) in starts {
                while starts != 0 {
                    let options = &values[(squares ^ domino << starts.trailing_zeros()) >> FIRST_SQUARES];
                    seen.iter_mut().zip(options).for_each(|(seen, &option)| see(seen, option));
                    starts &= starts - 1;
                }
            }
            for (at, beside) in across.iter().enumerate().filter(|&(at, _)| others >> at & 1 == 1) {
                let options = &values[others ^ 1 << at];
                seen.iter_mut().zip(options).for_each(|(seen, &option)| see(seen, beside.with_first(option)));
                for (set, seen) in seen.iter_mut().enumerate() {
                    let covered = (0..GROUP_SQUARES).filter(|lot| beside.second & set & 1 << lot != 0);
                    covered.for_each(|lot| see(seen, options[set ^ 1 << lot]));
                }
            }
            // Sets of the second group, each after those with fewer squares. Loops would take twice as long.
            macro_rules! settle {
                ($($set:literal)*) => { $(
                    let value = mex(seen[$set]);
                    seen[$set] = value;
                    settle!(@ $set, value, 0 1 2 3);
                )* };
                (@ $set:literal, $value:ident, $($lot:literal)*) => { $(
                    if $set >> $lot & 1 == 0 {
                        see(&mut seen[$set | 1 << $lot], second[$lot].with_first($value));
                    }
                )* };
            }
            settle!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
            values.push(seen);
        }
        let place =
            |set: usize| (0..FIRST_SQUARES).fold(0, |place, at| place | (set >> order[at] & 1) << at) as u8;
        Corner { rows, places: std::array::from_fn(place), values }
    }

    /// The nim-value of some squares; `None` if it is eight or more, or some of them are not on the board.
    #[inline(always)]
    pub(super) fn value(&self, squares: usize) -> Option<u8> {
        let place = usize::from(self.places[squares & ((1 << FIRST_SQUARES) - 1)]);
        let half = self.values.get(squares >> FIRST_SQUARES)?[place / 16][place / 8 % 2];
        let seen = (half >> (8 * (place % 8))) as u8;
        (seen != 0).then_some(seen.trailing_zeros() as u8)
    }
}

/// The effect of a domino on a square and one of the first eight.
struct Beside {
    /// For each touching square of the first group: the bytes of the sets without it; for the last square,
    /// all in the lower half.
    first: [u64; GROUP_SQUARES],
    /// The touching squares of the second group.
    second: usize,
}

impl Beside {
    fn of(columns: usize, square: usize) -> Beside {
        let touches = |at: usize| touch(columns, order(columns)[at], square);
        let without =
            |lot: usize| (0..8).filter(|set| set >> lot & 1 == 0).fold(0, |all, set| all | 0xff << (8 * set));
        let first = std::array::from_fn(|lot| if touches(lot) { without(lot) } else { 0 });
        let second =
            (0..GROUP_SQUARES).filter(|lot| touches(GROUP_SQUARES + lot)).fold(0, |all, lot| all | 1 << lot);
        Beside { first, second }
    }

    /// For each set of the first group, its value without one of the touching squares. In a browser this is a
    /// separate function: inlined, it would be loaded some thirty times.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn with_first(&self, [low, high]: Bytes) -> Bytes {
        let [one, two, four, eight] = self.first;
        let half = |half: u64| (half & one) << 8 | (half & two) << 16 | (half & four) << 32;
        [half(low), half(high) | low & eight]
    }
}

/// Adds the values of options.
#[inline(always)]
fn see(seen: &mut Bytes, options: Bytes) {
    seen[0] |= options[0];
    seen[1] |= options[1];
}

/// The lowest bit of each byte that is not seen, if there is one.
#[inline]
fn mex(seen: Bytes) -> Bytes {
    const ONE_PER_BYTE: u64 = u64::MAX / 0xff;
    // The highest bit of a byte cannot be carried into the next one.
    seen.map(|seen| !seen & ((seen & (ONE_PER_BYTE * 0x7f)) + ONE_PER_BYTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of all sets of squares.
    fn by_definition(columns: usize, room: usize) -> Vec<u8> {
        let ends = |at: usize| [at + 1, at + columns].into_iter().filter(move |&end| touch(columns, at, end));
        let dominoes: Vec<usize> = (0..room)
            .flat_map(|at| ends(at).filter(|&end| end < room).map(move |end| 1 << at | 1 << end))
            .collect();
        let mut values = vec![0u8; 1 << room];
        for squares in 0..values.len() {
            let fits = dominoes.iter().filter(|&domino| squares & domino == *domino);
            let seen = fits.fold(0u32, |seen, domino| seen | 1 << values[squares ^ domino]);
            values[squares] = seen.trailing_ones() as u8;
        }
        values
    }

    #[test]
    fn all_sets_are_worth_their_mex() {
        for (columns, rows) in [(1, 9), (1, 17), (2, 5), (2, 9), (3, 3), (3, 6), (4, 3), (4, 5)] {
            let corner = Corner::new(columns, rows);
            for (squares, &value) in by_definition(columns, columns * rows).iter().enumerate() {
                let expected = Some(value).filter(|&value| value < 8);
                assert_eq!(corner.value(squares), expected, "{columns} {squares:b}");
            }
            assert_eq!(corner.value(1 << (columns * rows)), None);
        }
    }
}
