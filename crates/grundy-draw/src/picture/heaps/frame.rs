//! Heaps next to each other.

use super::super::TEXT;
use crate::canvas::{Canvas, Point, text_width};
use crate::look::Role;
use grundy::{NimValue, Position};
use std::ops::Range;

/// The largest number of coins that are drawn one by one.
const MAX_COINS: u64 = 16;
const COIN: (f64, f64) = (34.0, 9.0);
const STEP: f64 = 10.0;

/// A heap of coins.
#[derive(Clone, Debug)]
pub(in crate::picture) struct Pile {
    pub size: u64,
    /// Its rule, in a sum of several.
    pub rule: Option<String>,
    pub value: Option<NimValue>,
    /// How many coins a move takes from it.
    pub taken: u64,
}

impl Pile {
    /// The heap in a few words.
    pub fn label(&self) -> String {
        match &self.rule {
            Some(rule) => format!("{rule} : {}", self.size),
            None => format!("heap {}", self.size),
        }
    }

    fn width(&self) -> f64 {
        let rule = self.rule.as_deref().map_or(0.0, |rule| text_width(rule, TEXT - 1.0));
        COIN.0.max(text_width(&self.size.to_string(), TEXT)).max(rule) + 12.0
    }

    /// The coins from the bottom up: whether each is taken. `None` is a gap in place of many.
    fn coins(&self) -> Vec<Option<bool>> {
        let kept = self.size - self.taken;
        if self.size <= MAX_COINS {
            return (0..self.size).map(|i| Some(i >= kept)).collect();
        }
        let some = |count: u64, taken: bool| {
            let half = MAX_COINS / 2;
            let mut coins = vec![Some(taken); count.min(half) as usize];
            if count > half {
                coins.insert(coins.len() / 2, None);
            }
            coins
        };
        [some(kept, false), some(self.taken, true)].concat()
    }
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
    pub fn width(&self) -> f64 {
        self.piles.iter().map(Pile::width).sum::<f64>().max(40.0)
    }

    /// The height of the highest heap.
    pub fn needed(&self) -> f64 {
        self.piles.iter().map(|pile| pile.coins().len() as f64 * STEP).fold(STEP, f64::max) + 4.0
    }

    /// The room below the ground, for sizes and nim-values.
    pub fn below(&self) -> f64 {
        let rules = self.piles.iter().any(|pile| pile.rule.is_some());
        let values = self.piles.iter().any(|pile| pile.value.is_some());
        18.0 + if values { 16.0 } else { 0.0 } + if rules { 15.0 } else { 0.0 }
    }

    /// The places of some coins of a heap, counted from below: top left corner and size of each; the whole
    /// heap if it is too high to be drawn coin by coin.
    pub fn coins_at(&self, pile: usize, coins: Range<u64>) -> Vec<(Point, Point)> {
        let x = self.left_of(pile);
        let ground = self.at.1 + self.height - 1.0;
        let drawn = self.piles[pile].coins().len() as f64;
        if self.piles[pile].size > MAX_COINS {
            return vec![((x, ground - drawn * STEP), (COIN.0, drawn * STEP))];
        }
        coins.map(|coin| ((x, ground - (coin as f64 + 1.0) * STEP), COIN)).collect()
    }

    /// Where the size of a heap is written.
    pub fn size_at(&self, pile: usize) -> (Point, Point) {
        ((self.left_of(pile), self.at.1 + self.height + 3.0), (COIN.0, 15.0))
    }

    /// Where the coins of a heap begin, from the left.
    fn left_of(&self, pile: usize) -> f64 {
        let before = self.piles[..pile].iter().map(Pile::width).sum::<f64>();
        self.at.0 + before + (self.piles[pile].width() - COIN.0) / 2.0
    }

    pub fn draw(&self, canvas: &mut Canvas) {
        let ground = self.at.1 + self.height;
        let mut left = self.at.0;
        for pile in &self.piles {
            let wide = pile.width();
            let middle = left + wide / 2.0;
            let first = canvas.shapes.len();
            let mut y = ground - 1.0;
            for coin in pile.coins() {
                y -= STEP;
                match coin {
                    Some(taken) => {
                        let role = if taken { Role::Taken } else { Role::Coin };
                        canvas.pill((middle - COIN.0 / 2.0, y), COIN, role);
                    }
                    None => canvas.label((middle, y + STEP / 2.0), TEXT, "⋮", Role::Strong),
                }
            }
            let mut y = ground + 15.0;
            let mut line = |text: String, size: f64, role: Role| {
                canvas.text((middle, y), crate::canvas::Anchor::Middle, size, text, role);
                y += 16.0;
            };
            line(pile.size.to_string(), TEXT, Role::Strong);
            if let Some(value) = pile.value {
                line(value.to_string(), TEXT, Role::Ink);
            }
            if let Some(rule) = &pile.rule {
                line(rule.clone(), TEXT - 1.0, Role::Faint);
            }
            canvas.group(first, pile.label());
            left += wide;
        }
        canvas.line((self.at.0, ground), (left.max(self.at.0 + 40.0), ground), Role::Axis);
    }
}

/// Marks the coins that a move takes from one heap: the first one that differs in the next position.
pub(super) fn take(piles: &mut [Pile], from: &Position, to: &Position) {
    let mut first = 0;
    for (a, b) in from.components.iter().zip(&to.components) {
        let changed = (0..a.parts.len()).find(|&i| b.parts.get(i) != Some(&a.parts[i]));
        if let Some(i) = changed {
            let sum = |parts: &[Vec<u64>]| parts.iter().map(|part| u128::from(part[0])).sum::<u128>();
            let fewer = sum(&a.parts).saturating_sub(sum(&b.parts));
            let pile = &mut piles[first + i];
            pile.taken = u64::try_from(fewer).unwrap_or(u64::MAX).min(pile.size);
            return;
        }
        first += a.parts.len();
    }
}
