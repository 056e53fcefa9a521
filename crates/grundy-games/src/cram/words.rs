//! Cram on words: as many bits a row as the board has columns, or a byte; and the order of dominoes.

use super::layout::{Layout, Squares, moved, sides, with_layout};
use super::left::{Left, Words, all_words};
use super::order::{Order, Ordered};
use super::sides::Whole;
use super::small::{self, Small};
use super::{Board, Cram};
use crate::squares::bits;
use grundy_rules::compact::Compact;
use grundy_rules::{Flow, NimValue};

/// The word of each region of a board on which a domino fits, if all fit words.
pub(super) fn words(board: &Board) -> Option<Words> {
    let board = board.trimmed();
    let board = if board.rows < board.columns { board.exchanged() } else { board };
    let layout = Layout::of(board.rows.into(), board.columns.into())?;
    let columns = u32::from(board.columns);
    let stride = layout.columns() as u32;
    let squares = bits(board.free).fold(0u128, |word, at| word | 1 << (at / columns * stride + at % columns));
    let mut words = Words::new();
    with_layout!(layout, squares, |squares, C| all_words::<C, _>(squares, &mut words));
    Some(words)
}

impl Compact for Cram {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        let (layout, squares) = Layout::read(part);
        self.options_beside_heap(part, &mut |heap, words| {
            let mut words = Words::from_slice(words);
            let small = with_layout!(layout, squares, |squares, C| small_words::<C, _>(squares, heap));
            words.extend_from_slice(small);
            each(&words)
        })
    }

    fn options_beside_heap(&self, part: u128, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
        let (layout, squares) = Layout::read(part);
        with_layout!(layout, squares, |squares, C| options::<C, _>(squares, each))
    }

    fn prepare(&self, part: u128, bytes: u64) -> u64 {
        small::prepare(Layout::read(part).0.columns(), bytes)
    }

    /// The number of squares.
    fn size(&self, part: u128) -> u32 {
        match Layout::read(part) {
            (Layout::Narrow(_), squares) => (squares as u64).count_ones(),
            (Layout::Wide, squares) => squares.count_ones(),
        }
    }
}

/// Words with the value of a heap, on boards with as many bits a row as these squares.
fn small_words<const C: usize, S: Squares<C>>(_: S, heap: NimValue) -> &'static [u128] {
    Small::words::<C, S>(heap)
}

/// All options: first those of dominoes that may cut the part, then the others; of each kind the nearest to
/// the middle first.
#[inline(always)]
fn options<const C: usize, S: Ordered<C>>(part: S, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
    let [_, below, _, after] = moved(part);
    let (level, upright) = (part & after, part & below);
    let [level_cuts, upright_cuts] = cuts(part);
    let whole = Whole::of(part);
    let order = Order::of(sides(part));
    let small = Small::of::<C>();
    order.from_the_middle.visit([level & level_cuts, upright & upright_cuts], |domino| {
        let (mut left, rest) = (Left::new(small), part & !domino.squares);
        left.add_sides(rest, domino, whole);
        left.visited(each)
    })?;
    order.along_the_middle.visit([level & !level_cuts, upright & !upright_cuts], |domino| {
        let mut left = Left::new(small);
        left.add(part & !domino.squares);
        left.visited(each)
    })
}

/// Where horizontal and vertical dominoes begin that may cut a connected part. Around all others, the free
/// squares are connected beside the domino.
#[inline(always)]
fn cuts<const C: usize, S: Squares<C>>(part: S) -> [S; 2] {
    let right = |squares: S| (squares & !S::FIRST_COLUMN) >> 1;
    // The free squares before, at, after and far after each square; then the same a row above and below.
    let (before, after) = ((part & !S::LAST_COLUMN) << 1, right(part));
    let far = right(after);
    let row = [before, part, after, far];
    let (above, below) = (row.map(|at| at << C), row.map(|at| at >> C));
    let lower = below.map(|at| at >> C);
    let level = [above[0], above[1], above[2], above[3], far, below[3], below[2], below[1], below[0], before];
    let upright =
        [above[0], above[1], above[2], after, below[2], lower[2], lower[1], lower[0], below[0], before];
    [several_runs(level, [0, 3, 5, 8]), several_runs(upright, [0, 2, 5, 7])]
}

/// Whether the free squares in a ring of ten around a domino, some of them at its corners, form several runs
/// that touch it.
#[inline(always)]
fn several_runs<const C: usize, S: Squares<C>>(mut ring: [S; 10], corners: [usize; 4]) -> S {
    for corner in corners {
        ring[corner] = ring[corner] & (ring[(corner + 9) % 10] | ring[corner + 1]);
    }
    let (mut one, mut several) = (S::zero(), S::zero());
    for at in 0..10 {
        let begins = ring[at] & !ring[(at + 9) % 10];
        several = several | one & begins;
        one = one | begins;
    }
    several
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::Notation;
    use proptest::prelude::*;

    fn of(text: &str) -> Words {
        words(&Cram.parse_position(text).unwrap()).unwrap()
    }

    #[test]
    fn reflections_have_one_word() {
        let one = of("..#/...");
        assert_eq!(one.len(), 1);
        for other in ["#../...", ".../..#", ".../#..", "../../.#", "#####/#..##/#...#"] {
            assert_eq!(of(other), one, "{other}");
        }
        // Bytes, since nine rows of seven squares are too many for one half of a word.
        let without = |at: usize| {
            let mut board = Cram.parse_position("9x7").unwrap();
            board.free &= !(1 << at);
            words(&board).unwrap()
        };
        for corner in [6, 56, 62] {
            assert_eq!(without(corner), without(0));
        }
        let tall = of("../../.#/.#/.#/.#/.#/.#/.#/.#");
        assert_eq!(of("#./#./#./#./#./#./#./#./../.."), tall);
        assert_eq!(of("........../..########"), tall);
    }

    #[test]
    fn what_does_not_matter_goes() {
        // Of three leaves at one square, one stays.
        let one = of("#.#/.../###");
        assert_eq!((one.len(), Cram.size(one[0])), (1, 2));
        // The middle of five squares in a row goes; the two pairs that are left are equal.
        assert_eq!(of("1x5").len(), 0);
        assert_eq!(of("...../#.#.#"), of("1x5"));
        // Two different parts, and two equal ones.
        assert_eq!(of("2x2").len(), 1);
        assert_eq!(of("..#.#/..#.#").len(), 2);
        assert_eq!(of("..#../..#..").len(), 0);
    }

    #[test]
    fn larger_boards_have_no_words() {
        let fits = |text: &str| words(&Cram.parse_position(text).unwrap()).is_some();
        assert!(fits("8x16") && fits("16x8") && fits("1x60") && fits("3x20"));
        assert!(!fits("1x61") && !fits("3x21") && !fits("9x9"));
    }

    /// The region of one square.
    fn region(squares: u64, square: u64) -> u64 {
        let wider = moved::<8, _>(square).into_iter().fold(square, |all, moved| all | moved) & squares;
        if wider == square { square } else { region(squares, wider) }
    }

    proptest! {
        #[test]
        fn a_domino_that_cuts_is_told_from_one_that_does_not(squares in any::<u64>(), more in any::<u64>()) {
            let squares = squares | more;
            let part = region(squares, squares & squares.wrapping_neg());
            let [_, below, _, after] = moved::<8, _>(part);
            let [level, upright] = cuts::<8, _>(part);
            for at in 0..64 {
                for (starts, domino, cuts) in [(part & after, 0b11, level), (part & below, 0x101, upright)] {
                    if starts >> at & 1 == 1 {
                        let left = part & !(domino << at);
                        let whole = left == 0 || region(left, left & left.wrapping_neg()) == left;
                        // A ring of squares elsewhere may connect what a domino cuts nearby.
                        prop_assert!(whole || cuts >> at & 1 == 1, "{:x} {}", part, at);
                    }
                }
            }
        }
    }

    #[test]
    fn a_solid_board_is_not_cut_and_a_path_is() {
        let board = (0..5).fold(0u64, |board, row| board | 0b1_1111 << (8 * row));
        let [level, upright] = cuts::<8, _>(board).map(|cuts| move |at: usize| cuts >> at & 1 == 1);
        assert!([0, 1, 3, 8, 9, 32, 35].into_iter().all(|at| !level(at)));
        assert!([0, 4, 9, 24, 28].into_iter().all(|at| !upright(at)));
        let [level, _] = cuts::<8, _>(0b1_1111u64);
        assert!(level >> 1 & 1 == 1 && level & 1 == 0);
        let [_, upright] = cuts::<8, _>(0x01_0101_0101u64);
        assert!(upright >> 8 & 1 == 1 && upright >> 24 & 1 == 0);
    }
}
