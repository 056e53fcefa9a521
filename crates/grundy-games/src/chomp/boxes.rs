//! Chomp in three directions or more on words: the squares left in the smallest box.
//!
//! The words are odd, those of bars of rows are even. Without its last bit a word is the mask of the squares
//! after the poisoned one, plus the number of such masks of all smaller boxes.

use super::solid::{Sides, Solid, is_solid};
use super::{Bar, staircase};
use crate::squares::{Board, bits};
use grundy_rules::Flow;
use std::ops::ControlFlow;
use std::sync::LazyLock;

/// The largest box whose bars have words, in squares.
const MAX_SQUARES: u32 = 125;

/// All boxes of at least three sides, each at least 2 and none longer than the one before, with the number of
/// their first bar; those with few squares first.
static BOXES: LazyLock<Vec<(u32, Sides, u128)>> = LazyLock::new(|| {
    let mut boxes: Vec<(u32, Sides)> = Vec::new();
    let mut open = vec![(1u32, Sides::new())];
    while let Some((squares, sides)) = open.pop() {
        let most = sides.last().map_or(MAX_SQUARES, |&side| side.into());
        for side in (2..=most).take_while(|side| squares * side <= MAX_SQUARES) {
            let mut longer = sides.clone();
            longer.push(side as u8);
            open.push((squares * side, longer));
        }
        if sides.len() > 2 {
            boxes.push((squares, sides));
        }
    }
    boxes.sort();
    let mut first = 0;
    let numbered = boxes.into_iter().map(|(squares, sides)| {
        let here = first;
        first += 1 << (squares - 1);
        (squares, sides, here)
    });
    numbered.collect()
});

/// The word of a bar, if its box is not too large.
pub(super) fn word(solid: &Solid) -> Option<u128> {
    match solid.representative() {
        Bar::Rows(rows) => staircase::word(&rows),
        Bar::Solid(Solid { sides, cells }) => {
            let squares = sides.iter().map(|&side| u32::from(side)).product::<u32>();
            let at =
                BOXES.binary_search_by(|(count, other, _)| (*count, other).cmp(&(squares, &sides))).ok()?;
            Some((BOXES[at].2 + (cells >> 1)) << 1 | 1)
        }
    }
}

/// The bar of a word.
pub(super) fn of_word(word: u128) -> Solid {
    let number = word >> 1;
    let at = BOXES.partition_point(|&(.., first)| first <= number) - 1;
    let (_, sides, first) = &BOXES[at];
    Solid { sides: sides.clone(), cells: (number - first) << 1 | 1 }
}

/// A bar of any word, rows included, as a solid bar; `None` if its box has too many squares.
pub(super) fn solid(word: u128) -> Option<Solid> {
    if is_solid(word) {
        return Some(of_word(word));
    }
    let rows = staircase::rows(word);
    let (high, wide) = (rows.len(), *rows.first()?);
    if high * usize::from(wide) > MAX_SQUARES as usize {
        return None;
    }
    let row = |(row, &length): (usize, &u8)| Board::first(length.into()) << (row * usize::from(wide));
    let cells = rows.iter().enumerate().map(row).sum();
    Some(Solid { sides: Sides::from_slice(&[high as u8, wide]), cells })
}

/// Squares near the poisoned one first, since they remove many.
pub(super) fn options(part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
    let solid = of_word(part);
    for cell in bits(solid.cells & !1) {
        // The box of the result is not larger, so it has a word.
        if let Some(word) = word(&solid.bitten(cell as u8)) {
            each(&[word])?;
        }
    }
    ControlFlow::Continue(())
}

/// The number of squares without the poisoned one.
pub(super) fn size(part: u128) -> u32 {
    of_word(part).cells.count_ones() - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chomp::Chomp;
    use grundy_rules::Notation;

    #[test]
    fn boxes_have_room() {
        let (squares, sides, first) = BOXES.last().unwrap();
        assert_eq!((*squares, &sides[..]), (125, &[5, 5, 5][..]));
        assert!(first + (1 << 124) < 1 << 127);
        assert!(BOXES.iter().all(|(squares, sides, _)| {
            sides.is_sorted_by(|a, b| a >= b)
                && sides.iter().map(|&side| u32::from(side)).product::<u32>() == *squares
        }));
    }

    #[test]
    fn words_are_read_back() {
        for text in ["2x2x2", "5x5x5", "31x2x2", "2x2x2x2x2x2", "4x5x6", "3,2,1/2,2/1", "2,1/1//1"] {
            let Ok(Bar::Solid(solid)) = Chomp.parse_position(text) else { panic!("{text}") };
            let again = of_word(word(&solid).unwrap());
            assert_eq!(Bar::Solid(again), solid.representative(), "{text}");
        }
        let has_word = |text: &str| match Chomp.parse_position(text).unwrap() {
            Bar::Solid(solid) => word(&solid).map(is_solid),
            Bar::Rows(_) => None,
        };
        assert_eq!(
            (has_word("2x7x9"), has_word("3x3x1"), has_word("3x3x2")),
            (None, Some(false), Some(true))
        );
    }
}
