//! Heaps next to each other: stacks of coins, and rows of pins.

use super::super::TEXT;
use crate::canvas::{Anchor, Canvas, Point, text_width};
use crate::look::Role;
use grundy::{Component, NimValue, Position};
use std::ops::Range;

/// The largest number of coins or pins that are drawn one by one.
const MAX_COINS: u64 = 16;
/// How many more coins the largest of several high heaps shows than [`MAX_COINS`].
const HIGH_COINS: u64 = 10;
const COIN: (f64, f64) = (34.0, 9.0);
const STEP: f64 = 10.0;
/// From one pin to the next.
const PIN: f64 = 20.0;
/// The room that the number of left out coins takes, in coins.
const GAP: u64 = 2;

/// A heap of coins.
#[derive(Clone, Debug)]
pub(in crate::picture) struct Pile {
    pub size: u64,
    /// Its rule, in a sum of several.
    pub rule: Option<String>,
    /// The name that the reader gave it.
    pub name: Option<String>,
    pub value: Option<NimValue>,
    /// The coins that a move takes, counted from the ground, or from the left. An empty range inside the heap is a
    /// cut.
    pub taken: Range<u64>,
    /// Whether it is a row of pins, which a move may take from the middle.
    pub row: bool,
}

/// What is drawn of a heap, from the ground up or from the left.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    /// A coin, and whether the move takes it.
    Coin(bool),
    /// So many coins are left out.
    Gap(u64),
    /// The move cuts the heap here.
    Cut,
}

impl Pile {
    pub fn new(size: u64) -> Pile {
        Pile { size, rule: None, name: None, value: None, taken: size..size, row: false }
    }

    /// The heap in a few words.
    pub fn label(&self, heap: impl Fn(&str) -> String) -> String {
        match (&self.name, &self.rule) {
            (Some(name), _) => format!("{name} : {}", self.size),
            (None, Some(rule)) => format!("{rule} : {}", self.size),
            (None, None) => heap(&self.size.to_string()),
        }
    }

    /// How many coins a move takes.
    pub fn count_taken(&self) -> u64 {
        self.taken.end.saturating_sub(self.taken.start)
    }

    /// Marks the coins that a move takes; `left` are the sizes of what it leaves.
    pub fn mark(&mut self, left: &[u64]) {
        let kept = left.iter().copied().fold(0, u64::saturating_add);
        if kept > self.size {
            return;
        }
        let taken = self.size - kept;
        // A move takes from the top, or from between the parts that it leaves.
        let first = if left.len() > 1 { left[0] } else { kept };
        self.taken = first..first + taken;
    }

    /// Where a move cuts the heap without taking a coin.
    pub fn cut(&self) -> Option<u64> {
        let at = self.taken.start;
        (self.taken.is_empty() && at > 0 && at < self.size).then_some(at)
    }

    fn width(&self, drawn: u64) -> f64 {
        let words = [&self.rule, &self.name].into_iter().flatten();
        let words = words.map(|words| text_width(words, TEXT)).fold(0.0, f64::max);
        let heap = if self.row { self.pieces(drawn).len() as f64 * PIN } else { COIN.0 };
        heap.max(text_width(&self.size.to_string(), TEXT)).max(words) + 12.0
    }

    /// The pieces, as high as `drawn` coins at most: both ends of the heap, and the ends of what is taken.
    fn pieces(&self, drawn: u64) -> Vec<Piece> {
        let Range { start, end } = self.taken;
        let counts = [start, end - start, self.size - end];
        let mut shown = counts.map(|count| count.min(drawn));
        let high = |shown: &[u64; 3]| -> u64 {
            (0..3).map(|i| shown[i] + if shown[i] < counts[i] { GAP } else { 0 }).sum()
        };
        while high(&shown) > drawn {
            match (0..3).filter(|&i| shown[i] > 2).max_by_key(|&i| shown[i]) {
                Some(longest) => shown[longest] -= 1,
                None => break,
            }
        }
        let mut pieces = Vec::new();
        for i in 0..3 {
            let coin = Piece::Coin(i == 1);
            let below = shown[i] - shown[i] / 2;
            pieces.extend((0..below).map(|_| coin));
            if shown[i] < counts[i] {
                pieces.push(Piece::Gap(counts[i] - shown[i]));
            }
            pieces.extend((below..shown[i]).map(|_| coin));
            if i == 0 && self.cut().is_some() {
                pieces.push(Piece::Cut);
            }
        }
        pieces
    }

    /// How high the pieces are, in coins.
    fn height(&self, drawn: u64) -> u64 {
        self.pieces(drawn)
            .iter()
            .map(|piece| match piece {
                Piece::Coin(_) => 1,
                Piece::Gap(_) => GAP,
                Piece::Cut => 0,
            })
            .sum()
    }
}

/// How many coins a heap shows among others: all of them, or, of a high one, more than of any smaller heap.
fn drawn(pile: &Pile, piles: &[Pile]) -> u64 {
    if pile.size <= MAX_COINS || pile.row {
        return pile.size.min(MAX_COINS);
    }
    let mut high: Vec<u64> = piles
        .iter()
        .filter(|other| !other.row)
        .map(|other| other.size)
        .filter(|size| *size > MAX_COINS)
        .collect();
    high.sort_unstable();
    high.dedup();
    let rank = high.partition_point(|size| *size < pile.size) as u64 + 1;
    let most = high.last().copied().unwrap_or(pile.size);
    let share = u128::from(HIGH_COINS) * u128::from(pile.size - MAX_COINS) / u128::from(most - MAX_COINS);
    (MAX_COINS + rank + u64::try_from(share).unwrap_or(0)).min(pile.size)
}

/// Heaps in a row, on one ground.
#[derive(Clone, Debug)]
pub(in crate::picture) struct Frame {
    pub piles: Vec<Pile>,
    /// The top left corner.
    pub at: (f64, f64),
    /// The room above the ground.
    pub height: f64,
}

impl Frame {
    fn drawn(&self, pile: usize) -> u64 {
        drawn(&self.piles[pile], &self.piles)
    }

    fn wide(&self, pile: usize) -> f64 {
        self.piles[pile].width(self.drawn(pile))
    }

    pub fn width(&self) -> f64 {
        (0..self.piles.len()).map(|pile| self.wide(pile)).sum::<f64>().max(40.0)
    }

    /// The height of the highest heap.
    pub fn needed(&self) -> f64 {
        let high = |pile: usize| match self.piles[pile].row {
            true => PIN,
            false => self.piles[pile].height(self.drawn(pile)) as f64 * STEP,
        };
        (0..self.piles.len()).map(high).fold(STEP, f64::max) + 4.0
    }

    /// The room below the ground, for sizes, names and nim-values.
    pub fn below(&self) -> f64 {
        let some = |of: &dyn Fn(&Pile) -> bool, high: f64| if self.piles.iter().any(of) { high } else { 0.0 };
        18.0 + some(&|pile| pile.value.is_some(), 16.0)
            + some(&|pile| pile.name.is_some(), 16.0)
            + some(&|pile| pile.rule.is_some(), 15.0)
    }

    /// The places of some coins of a heap, counted from below: top left corner and size of each; the whole
    /// heap if it is too high to be drawn coin by coin.
    pub fn coins_at(&self, pile: usize, coins: Range<u64>) -> Vec<(Point, Point)> {
        let x = self.left_of(pile);
        let ground = self.at.1 + self.height - 1.0;
        if self.piles[pile].size > MAX_COINS {
            let high = self.piles[pile].height(self.drawn(pile)) as f64;
            return vec![((x, ground - high * STEP), (COIN.0, high * STEP))];
        }
        coins.map(|coin| ((x, ground - (coin as f64 + 1.0) * STEP), COIN)).collect()
    }

    /// Where the size of a heap is written.
    pub fn size_at(&self, pile: usize) -> (Point, Point) {
        ((self.left_of(pile), self.at.1 + self.height + 3.0), (COIN.0, 15.0))
    }

    /// Where the coins of a heap begin, from the left.
    fn left_of(&self, pile: usize) -> f64 {
        let before = (0..pile).map(|pile| self.wide(pile)).sum::<f64>();
        self.at.0 + before + (self.wide(pile) - COIN.0) / 2.0
    }

    pub fn draw(&self, canvas: &mut Canvas, heap: impl Fn(&str) -> String) {
        let ground = self.at.1 + self.height;
        let mut left = self.at.0;
        for (i, pile) in self.piles.iter().enumerate() {
            let wide = self.wide(i);
            let middle = left + wide / 2.0;
            let first = canvas.shapes.len();
            let pieces = pile.pieces(self.drawn(i));
            match pile.row {
                true => pins(canvas, &pieces, (middle, ground)),
                false => coins(canvas, &pieces, (middle, ground)),
            }
            let mut y = ground + 15.0;
            let mut line = |text: String, size: f64, role: Role| {
                canvas.text((middle, y), Anchor::Middle, size, text, role);
                y += 16.0;
            };
            if let Some(name) = &pile.name {
                line(name.clone(), TEXT, Role::Strong);
            }
            line(pile.size.to_string(), TEXT, if pile.name.is_some() { Role::Ink } else { Role::Strong });
            if let Some(value) = pile.value {
                line(value.to_string(), TEXT, Role::Ink);
            }
            if let Some(rule) = &pile.rule {
                line(rule.clone(), TEXT - 1.0, Role::Faint);
            }
            canvas.group(first, pile.label(&heap));
            left += wide;
        }
        canvas.line((self.at.0, ground), (left.max(self.at.0 + 40.0), ground), Role::Axis);
    }
}

/// Draws a stack of coins on the ground.
fn coins(canvas: &mut Canvas, pieces: &[Piece], (middle, ground): Point) {
    let mut y = ground - 1.0;
    for piece in pieces {
        match piece {
            Piece::Coin(taken) => {
                y -= STEP;
                let role = if *taken { Role::Taken } else { Role::Coin };
                canvas.pill((middle - COIN.0 / 2.0, y), COIN, role);
            }
            Piece::Gap(count) => {
                y -= GAP as f64 * STEP;
                canvas.label(
                    (middle, y + GAP as f64 * STEP / 2.0),
                    TEXT - 1.0,
                    format!("⋮ {count} ⋮"),
                    Role::Ink,
                );
            }
            Piece::Cut => {
                let half = COIN.0 / 2.0 + 7.0;
                canvas.line((middle - half, y - 0.5), (middle + half, y - 0.5), Role::Winning);
            }
        }
    }
}

/// Draws a row of pins on the ground.
fn pins(canvas: &mut Canvas, pieces: &[Piece], (middle, ground): Point) {
    let count = pieces.iter().filter(|piece| **piece != Piece::Cut).count() as f64;
    let mut x = middle - count * PIN / 2.0;
    let y = ground - PIN / 2.0 - 1.0;
    for piece in pieces {
        match piece {
            Piece::Coin(taken) => {
                let role = if *taken { Role::Taken } else { Role::Coin };
                canvas.circle((x + PIN / 2.0, y), PIN / 2.0 - 1.5, role);
                x += PIN;
            }
            Piece::Gap(count) => {
                canvas.label((x + PIN / 2.0, y), TEXT - 2.0, format!("…{count}…"), Role::Ink);
                x += PIN;
            }
            Piece::Cut => canvas.line((x, y - PIN * 0.75), (x, y + PIN * 0.5), Role::Winning),
        }
    }
}

/// Marks the coins that a move takes from one heap: the first one that differs in the next position.
pub(super) fn take(piles: &mut [Pile], from: &Position, to: &Position) {
    let mut first = 0;
    for (a, b) in from.components.iter().zip(&to.components) {
        if let Some((i, left)) = moved(a, b) {
            piles[first + i].mark(&left);
            return;
        }
        first += a.parts.len();
    }
}

/// The heap of a component that differs in the next position, and what is left of it.
fn moved(from: &Component, to: &Component) -> Option<(usize, Vec<u64>)> {
    let [from, to] =
        [from, to].map(|component| component.parts.iter().map(|part| part[0]).collect::<Vec<_>>());
    let head = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
    if head == from.len() {
        return None;
    }
    let tail = from[head + 1..].iter().rev().zip(to[head..].iter().rev()).take_while(|(a, b)| a == b).count();
    // Otherwise the heaps were written in another order; the coins that are missing were taken from the top.
    if from.len() - tail != head + 1 {
        let sum = |sizes: &[u64]| sizes.iter().map(|size| u128::from(*size)).sum::<u128>();
        let taken = u64::try_from(sum(&from).saturating_sub(sum(&to))).unwrap_or(u64::MAX);
        return Some((head, vec![from[head].saturating_sub(taken)]));
    }
    let left = to[head..to.len() - tail].iter().copied().filter(|size| *size > 0).collect();
    Some((head, left))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(sizes: &[u64]) -> Frame {
        let piles = sizes.iter().map(|&size| Pile::new(size)).collect();
        Frame { piles, at: (0.0, 0.0), height: 400.0 }
    }

    #[test]
    fn a_higher_heap_looks_higher() {
        for sizes in
            [vec![30, 40, 50], vec![16, 17, 18], vec![1, 16, 17, 1000, 1001, u64::MAX], vec![20, 21, 22, 23]]
        {
            let frame = frame(&sizes);
            let heights: Vec<u64> = (0..sizes.len()).map(|i| frame.piles[i].height(frame.drawn(i))).collect();
            assert!(heights.windows(2).all(|pair| pair[0] < pair[1]), "{sizes:?}: {heights:?}");
            assert!(heights.iter().all(|height| *height <= 40), "{heights:?}");
        }
    }

    #[test]
    fn coins_and_gaps_are_the_whole_heap() {
        for size in [1, 15, 16, 17, 20, 30, 99, 1_000_000, u64::MAX] {
            for taken in [
                size..size,
                0..size,
                size - size / 3..size,
                size / 2..size / 2 + size / 4,
                size / 2..size / 2,
            ] {
                let pile = Pile { taken: taken.clone(), ..Pile::new(size) };
                let pieces = pile.pieces(drawn(&pile, std::slice::from_ref(&pile)));
                let count = |taken: Option<bool>| -> u64 {
                    pieces
                        .iter()
                        .map(|piece| match piece {
                            Piece::Coin(is) if taken.is_none_or(|taken| taken == *is) => 1,
                            Piece::Gap(count) if taken.is_none() => *count,
                            _ => 0,
                        })
                        .sum()
                };
                assert_eq!(count(None), size, "{size} {taken:?}: {pieces:?}");
                assert!(pieces.len() < 40, "{size} {taken:?}: {}", pieces.len());
                assert_eq!(count(Some(true)) > 0, !taken.is_empty(), "{size} {taken:?}: {pieces:?}");
            }
        }
    }

    #[test]
    fn a_move_is_marked_where_it_is_made() {
        let mark = |size: u64, left: &[u64]| {
            let mut pile = Pile::new(size);
            pile.mark(left);
            pile.taken
        };
        assert_eq!(mark(9, &[4, 4]), 4..5);
        assert_eq!(mark(9, &[7]), 7..9);
        assert_eq!(mark(9, &[]), 0..9);
        assert_eq!(mark(7, &[3, 4]), 3..3);
        let component = |text: &str| grundy::Position::parse(text).unwrap().components.remove(0);
        assert_eq!(
            moved(&component("kayles : 5, 9, 2"), &component("kayles : 5, 4, 4, 2")),
            Some((1, vec![4, 4]))
        );
        assert_eq!(moved(&component("nim : 3, 4"), &component("nim : 3, 0")), Some((1, vec![])));
        assert_eq!(moved(&component("nim : 3, 4"), &component("nim : 3, 4")), None);
    }
}
