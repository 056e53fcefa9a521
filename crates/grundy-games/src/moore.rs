//! Moore's Nim: take from up to k heaps at once.

use super::text::{numbers, show_numbers};
use grundy_rules::reason::listed;
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Numbers, Outcome,
    ParseError, Play, Reason, Rules, WithBoard,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "moore",
    aliases: &["moores-nim", "moore-nim"],
    group: Group::Heaps,
    play: Play::Game(Bundle::on::<Moore>("the most heaps of one move")),
    about: "Choose one heap or more, at most k of them, and take any positive number of coins from each.",
    known: "The player to move loses exactly when each binary digit is 1 in a multiple of k + 1 heaps (Moore 1910).",
    notation: "the heaps",
    samples: &["moore 2 : 1,2,2", "moore 2 : 2,2,2", "moore 3 : 1,2,1,1"],
};

/// Moore's Nim. A position is the list of heaps; empty ones are kept, so that places stay the same.
///
/// ```
/// use grundy_games::moore::Moore;
/// use grundy_rules::{Impartial, Outcome};
/// let game = Moore { most: 2 };
/// assert_eq!(game.known_outcome(&vec![2, 2, 2]), Some(Outcome::Previous));
/// assert_eq!(game.known_outcome(&vec![1, 2, 2]), Some(Outcome::Next));
/// ```
///
/// # Laws
/// The winning moves, all of them, digit by digit from the highest: let f heaps be smaller already (their
/// lower digits are free), and c of the other heaps have a 1 here. Some t of these turn their 1 into 0, with
/// f + t ≤ k, and u of the f take a 1, so that c − t + u is a multiple of k + 1. There is always such a
/// choice: the remainder r of c can be removed by t = r, or filled by u = k + 1 − r, and r > k − f means k +
/// 1 − r ≤ f.
///
/// With at most k heaps the nim-value is the number of coins: every smaller number can be left, and it falls
/// with each move. With k = 1 it is the nim-sum.
///
/// # Reference
/// E. H. Moore, *A generalization of the game called Nim*, Annals of Mathematics 11 (1910).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moore {
    /// The largest number of heaps in one move, at least 1.
    pub most: u64,
}

/// Some heaps become smaller: the place of each, counted from 0, and its new size.
pub type Takes = Vec<(usize, u64)>;

impl Moore {
    /// Whether each binary digit is 1 in a multiple of k + 1 heaps.
    fn is_lost(&self, heaps: &[u64]) -> bool {
        (0..u64::BITS).all(|bit| self.remainder(ones(heaps, bit)) == 0)
    }

    /// The number of ones modulo k + 1.
    fn remainder(&self, ones: usize) -> u128 {
        ones as u128 % (u128::from(self.most) + 1)
    }
}

fn ones(heaps: &[u64], bit: u32) -> usize {
    heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count()
}

/// Visits each choice of `size` of the items, until the visitor halts.
fn choices(
    items: &[usize],
    size: usize,
    each: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if size > items.len() {
        return ControlFlow::Continue(());
    }
    let mut at: Vec<usize> = (0..size).collect();
    loop {
        let chosen: Vec<usize> = at.iter().map(|&i| items[i]).collect();
        each(&chosen)?;
        // The last index that can still grow; those after it follow directly.
        let Some(i) = (0..size).rev().find(|&i| at[i] < items.len() - size + i) else {
            return ControlFlow::Continue(());
        };
        at[i] += 1;
        (i + 1..size).for_each(|j| at[j] = at[i] + j - i);
    }
}

/// The search for all ways to make every digit balanced.
struct Balance<'a> {
    rules: Moore,
    heaps: &'a [u64],
    /// The new size of each heap, as far as it is decided.
    left: Vec<u64>,
    /// The places of the heaps that are smaller already.
    smaller: Vec<usize>,
    each: &'a mut dyn FnMut(Takes) -> ControlFlow<()>,
}

impl Balance<'_> {
    /// Decides the digits below `bits`.
    fn digits(&mut self, bits: u32) -> ControlFlow<()> {
        let Some(bit) = bits.checked_sub(1) else {
            let takes: Takes = self.smaller.iter().map(|&place| (place, self.left[place])).collect();
            return if takes.is_empty() { ControlFlow::Continue(()) } else { (self.each)(takes) };
        };
        let smaller = self.smaller.clone();
        let mut whole = vec![true; self.heaps.len()];
        smaller.iter().for_each(|&place| whole[place] = false);
        let free = |place: &usize| whole[*place] && self.heaps[*place] >> bit & 1 == 1;
        let full: Vec<usize> = (0..self.heaps.len()).filter(free).collect();
        let room = self.rules.most.saturating_sub(smaller.len() as u64).min(full.len() as u64) as usize;
        for lost in 0..=room {
            // The number of ones missing to a multiple of k + 1.
            let over = self.rules.remainder(full.len() - lost);
            let missing = if over == 0 { 0 } else { u128::from(self.rules.most) + 1 - over };
            if missing > smaller.len() as u128 {
                continue;
            }
            choices(&full, lost, &mut |lost| {
                choices(&smaller, missing as usize, &mut |filled| {
                    let before = self.smaller.len();
                    self.smaller.extend(lost);
                    // The digits above stay the same, this one and those below become 0.
                    let above = !(u64::MAX >> (u64::BITS - 1 - bit));
                    lost.iter().for_each(|&place| self.left[place] = self.heaps[place] & above);
                    filled.iter().for_each(|&place| self.left[place] |= 1 << bit);
                    let flow = self.digits(bit);
                    filled.iter().for_each(|&place| self.left[place] &= !(1 << bit));
                    self.smaller.truncate(before);
                    flow
                })
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// At least this many winning moves are counted, even if fewer are requested.
const MIN_COUNTED_MOVES: usize = 1000;

impl Rules for Moore {
    type Position = Vec<u64>;
    type Move = Takes;

    fn moves(&self, heaps: &Vec<u64>, each: &mut dyn FnMut(Takes) -> Flow) -> Flow {
        let next_heap = |from: usize| (from..heaps.len()).find(|&place| heaps[place] > 0);
        // Each move is followed by those that take from more heaps, further on.
        let mut takes: Takes = Vec::new();
        let mut grows = true;
        loop {
            let behind = takes.last().map_or(0, |(place, _)| place + 1);
            let room = (takes.len() as u64) < self.most;
            if let Some(place) = next_heap(behind).filter(|_| grows && room) {
                takes.push((place, 0));
            } else {
                let Some((place, to)) = takes.pop() else { return ControlFlow::Continue(()) };
                if to + 1 < heaps[place] {
                    takes.push((place, to + 1));
                } else if let Some(place) = next_heap(place + 1) {
                    takes.push((place, 0));
                } else {
                    grows = false;
                    continue;
                }
            }
            grows = true;
            each(takes.clone())?;
        }
    }

    fn apply(&self, heaps: &Vec<u64>, takes: &Takes) -> Vec<u64> {
        let mut next = heaps.clone();
        takes.iter().for_each(|&(place, to)| next[place] = to);
        next
    }
}

impl Impartial for Moore {
    fn representative(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// Lost positions have nim-value 0. For others the theorem says who wins, and the nim-value is known if k
    /// is 1 or there are at most k heaps.
    fn known(&self, heaps: &Vec<u64>) -> Option<NimValue> {
        if self.most == 1 {
            return Some(NimValue(heaps.iter().fold(0, |sum, heap| sum ^ heap)));
        }
        if heaps.iter().filter(|heap| **heap > 0).count() as u64 <= self.most {
            return heaps.iter().try_fold(0u64, |sum, heap| sum.checked_add(*heap)).map(NimValue);
        }
        self.is_lost(heaps).then_some(NimValue(0))
    }

    fn known_outcome(&self, heaps: &Vec<u64>) -> Option<Outcome> {
        Some(if self.is_lost(heaps) { Outcome::Previous } else { Outcome::Next })
    }

    fn known_moves(&self, heaps: &Vec<u64>, value: NimValue, limit: usize) -> Option<KnownMoves<Takes>> {
        if value != NimValue(0) {
            return None;
        }
        let (mut first, mut total) = (Vec::new(), 0);
        let mut each = |takes: Takes| {
            if total >= limit.max(MIN_COUNTED_MOVES) {
                return ControlFlow::Break(());
            }
            total += 1;
            if first.len() < limit {
                first.push(takes);
            }
            ControlFlow::Continue(())
        };
        let left = heaps.clone();
        let mut balance = Balance { rules: *self, heaps, left, smaller: Vec::new(), each: &mut each };
        let all = balance.digits(u64::BITS).is_continue();
        first.iter_mut().for_each(|takes| takes.sort_unstable());
        Some(KnownMoves { first, total: all.then_some(total as u128) })
    }

    fn reason(&self, heaps: &Vec<u64>) -> Option<Reason> {
        let (k, modulus) = (self.most, self.most.checked_add(1)?);
        let width = u64::BITS - heaps.iter().fold(0, |all, heap| all | heap).leading_zeros();
        let counts = || (0..width).rev().map(|bit| ones(heaps, bit));
        let spoilt = counts().filter(|&count| self.remainder(count) > 0);
        let here = match (width, self.is_lost(heaps)) {
            (0, _) => say!("reason-moore-no-coin"),
            (_, true) => {
                say!("reason-moore-lost", counts = listed(counts(), "and"), modulus = modulus)
            }
            (_, false) => say!(
                "reason-moore-won",
                counts = listed(counts(), "and"),
                count = spoilt.clone().next().unwrap_or_default(),
                modulus = modulus
            ),
        };
        Some(Reason {
            claim: self.known_outcome(heaps).map(Claim::Outcome)?,
            idea: say!("reason-moore", most = k, modulus = modulus),
            numbers: Numbers::Columns {
                heaps: (1u64..)
                    .zip(heaps)
                    .map(|(place, heap)| (say!("heap-at-place", place = place), *heap))
                    .collect(),
                modulus,
            },
            here,
            aim: say!("aim-moore", modulus = modulus),
            answer: Some(say!("answer-moore", modulus = modulus)),
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some("E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910)")
    }
}

impl Notation for Moore {
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        Ok(numbers(text)?.into_iter().map(|(heap, _)| heap).collect())
    }

    fn show_position(&self, heaps: &Vec<u64>) -> String {
        show_numbers(heaps)
    }

    /// The new size of each heap; `-` for a heap that stays the same.
    fn show_move(&self, heaps: &Vec<u64>, takes: &Takes) -> String {
        let mut shown = vec!["-".to_string(); heaps.len()];
        takes.iter().for_each(|(place, to)| shown[*place] = to.to_string());
        format!("({})", shown.join(","))
    }
}

impl WithBoard for Moore {
    fn on(board: &str) -> Result<Moore, ParseError> {
        match grundy_rules::parse_number(board)? {
            0 => Err(ParseError::at(board, 0..board.len(), say!("error-game-move-must-take-from-heap"))
                .expected(say!("error-game-expects-most-heaps-one-move-least"))),
            most => Ok(Moore { most }),
        }
    }

    fn board(&self) -> String {
        self.most.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn promises() {
        for most in [1, 2, 3, 4, u64::MAX] {
            let game = Moore { most };
            let starts =
                [vec![], vec![4, 0], vec![2, 2, 2], vec![3, 1, 0, 2], vec![1, 2, 1, 2], vec![1, 1, 1, 1, 1]];
            promises::all(&game, starts.clone()).unwrap();
            promises::notation(&game, starts).unwrap();
        }
        promises::all(&Moore { most: 2 }, [vec![4, 5, 3]]).unwrap();
        promises::all(&Moore { most: 3 }, [vec![3, 2, 3, 2]]).unwrap();
    }

    /// Each winning move leaves a lost position, and there are as many as by search.
    #[test]
    fn winning_moves() {
        let game = Moore { most: 2 };
        for heaps in [vec![7, 5, 6, 3], vec![8, 8, 1, 9], vec![15, 1, 2, 12]] {
            let mut wins = Vec::new();
            let _ = game.moves(&heaps, &mut |takes| {
                if game.is_lost(&game.apply(&heaps, &takes)) {
                    wins.push(takes);
                }
                ControlFlow::Continue(())
            });
            wins.sort();
            let mut known = game.known_moves(&heaps, NimValue(0), usize::MAX).unwrap();
            known.first.sort();
            assert_eq!(known, KnownMoves { total: Some(wins.len() as u128), first: wins }, "{heaps:?}");
        }
    }

    #[test]
    fn far_heaps() {
        let game = Moore { most: 3 };
        let heaps: Vec<u64> = (0..9).map(|i| u64::MAX / 8 * (i % 7 + 1) + i).collect();
        let known = game.known_moves(&heaps, NimValue(0), 50).unwrap();
        assert_eq!(known.first.len(), 50);
        for takes in &known.first {
            assert!(takes.iter().all(|(place, to)| *to < heaps[*place]) && takes.len() <= 3);
            assert!(game.is_lost(&game.apply(&heaps, takes)));
        }
        // Winning moves beyond a thousand are not counted.
        let many: Vec<u64> = (1..=60).map(|i| (1 << 60) + i).collect();
        let known = Moore { most: 30 }.known_moves(&many, NimValue(0), 3).unwrap();
        assert_eq!((known.first.len(), known.total), (3, None));
        assert_eq!(game.show_move(&vec![3, 0, 5], &vec![(0, 1), (2, 4)]), "(1,-,4)");
        assert_eq!(Moore { most: 2 }.known(&vec![u64::MAX, 1]), None);
    }

    #[test]
    fn refused() {
        assert!(Moore::on("0").is_err() && Moore::on("").is_err() && Moore::on("2 3").is_err());
        assert_eq!(Moore { most: 2 }.parse_position("1, x").unwrap_err().column, 4);
    }
}
