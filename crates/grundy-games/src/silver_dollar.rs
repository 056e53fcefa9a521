//! The silver dollar game without the dollar: coins on a strip that neither jump nor share a square.

use super::text::{numbers, show_numbers};
use grundy_rules::reason::{listed, nim_sum};
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Numbers, ParseError, Play,
    Reason, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "silver-dollar",
    aliases: &["silver-dollar-no-dollar", "coins-on-a-strip"],
    group: Group::Strips,
    play: Play::Game(Bundle::of::<SilverDollar>()),
    about: "Move one coin any number of free squares to the left, without passing or meeting another coin.",
    known: "The nim-value is the nim-sum of every second gap, beginning with the one left of the last coin \
            (Conway 1976).",
    notation: "the squares of the coins from left to right, counted from 0, no two the same",
    samples: &["silver-dollar : 0,3,8", "silver-dollar : 1,3,6"],
};

/// The silver dollar game without the dollar. A position is the list of squares of the coins, ascending from
/// 0.
///
/// A move takes one coin to the left over free squares. The gaps before the coins are stairs: a move takes
/// some squares out of one gap and adds them to the next gap on the right; after the last coin they are gone.
/// So this is [staircase Nim](super::staircase), and only every second gap counts: if such a gap grows, the
/// next coin answers by following as far.
///
/// ```
/// use grundy_games::silver_dollar::SilverDollar;
/// use grundy_rules::{Impartial, NimValue};
/// assert_eq!(SilverDollar.known(&vec![2, 4, 5, 12]), Some(NimValue(7)));
/// ```
///
/// # Reference
/// J. H. Conway, *On Numbers and Games* (1976), chapter 11, there after N. G. de Bruijn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SilverDollar;

/// A coin moves to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// The square it leaves.
    pub from: u64,
    /// The square it reaches.
    pub to: u64,
}

/// The coins with the gaps before them.
fn gaps(coins: &[u64]) -> impl Iterator<Item = (u64, u64)> + '_ {
    let mut free = 0;
    coins.iter().map(move |&coin| {
        let gap = coin - free;
        free = coin.saturating_add(1);
        (coin, gap)
    })
}

/// Whether the gap before this coin counts.
fn counts(coins: &[u64], place: usize) -> bool {
    (coins.len() - place) % 2 == 1
}

impl Rules for SilverDollar {
    type Position = Vec<u64>;
    type Move = Slide;

    fn moves(&self, coins: &Vec<u64>, each: &mut dyn FnMut(Slide) -> Flow) -> Flow {
        for (from, gap) in gaps(coins) {
            (from - gap..from).try_for_each(|to| each(Slide { from, to }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, coins: &Vec<u64>, slide: &Slide) -> Vec<u64> {
        coins.iter().map(|&coin| if coin == slide.from { slide.to } else { coin }).collect()
    }
}

impl Impartial for SilverDollar {
    /// Coins that fill the left end never move: the strip begins after them.
    fn representative(&self, coins: Vec<u64>) -> Vec<u64> {
        let fixed = (0u64..).zip(&coins).take_while(|(square, coin)| square == *coin).count();
        coins[fixed..].iter().map(|coin| coin - fixed as u64).collect()
    }

    fn known(&self, coins: &Vec<u64>) -> Option<NimValue> {
        let counted = gaps(coins).enumerate().filter(|(place, _)| counts(coins, *place));
        Some(NimValue(counted.fold(0, |sum, (_, (_, gap))| sum ^ gap)))
    }

    /// A gap that counts shrinks as in Nim, or grows when the coin after its right end moves away.
    fn known_moves(&self, coins: &Vec<u64>, value: NimValue, limit: usize) -> Option<KnownMoves<Slide>> {
        let change = self.known(coins)?.0 ^ value.0;
        let behind = gaps(coins).map(|(_, gap)| gap).skip(1).chain([0]);
        let slides = gaps(coins).zip(behind).enumerate().filter_map(|(place, ((from, gap), behind))| {
            let squares = if counts(coins, place) {
                gap.checked_sub(gap ^ change)?
            } else {
                (behind ^ change).checked_sub(behind)?
            };
            (1..=gap).contains(&squares).then(|| Slide { from, to: from - squares })
        });
        Some(KnownMoves::all(slides, limit))
    }

    fn reason(&self, coins: &Vec<u64>) -> Option<Reason> {
        let counted =
            || gaps(coins).enumerate().filter(|(place, _)| counts(coins, *place)).map(|(_, gap)| gap);
        let heaps =
            counted().map(|(coin, gap)| (say!("reason-silver-dollar-gap", coin = coin), gap)).collect();
        let here = match coins.len() {
            0 => say!("reason-silver-dollar-no-coin"),
            1 => say!("reason-silver-dollar-one-gap", sum = nim_sum(counted().map(|(_, gap)| gap))),
            _ => say!(
                "reason-silver-dollar-gaps",
                gaps = listed(gaps(coins).map(|(_, gap)| gap), "and"),
                coins = listed(counted().map(|(coin, _)| coin), "and"),
                sum = nim_sum(counted().map(|(_, gap)| gap))
            ),
        };
        Some(Reason {
            claim: Claim::Value(self.known(coins)?),
            idea: say!("reason-silver-dollar"),
            numbers: Numbers::Heaps(heaps),
            here,
            aim: say!("aim-silver-dollar"),
            answer: Some(say!("answer-silver-dollar")),
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some("J. H. Conway, On Numbers and Games (1976), ch. 11: every second gap is a Nim heap")
    }
}

impl Notation for SilverDollar {
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        let coins = numbers(text)?;
        for pair in coins.windows(2) {
            let [(left, _), (right, span)] = pair else { continue };
            if left >= right {
                let message = if left == right {
                    say!("error-game-second-coin-square", right = right)
                } else {
                    say!("error-game-square-lies-left-square", right = right, left = left)
                };
                return Err(ParseError::at(text, span.clone(), message)
                    .expected(say!("error-game-expects-squares-coins-from-left-right")));
            }
        }
        Ok(coins.into_iter().map(|(square, _)| square).collect())
    }

    fn show_position(&self, coins: &Vec<u64>) -> String {
        show_numbers(coins)
    }

    fn show_move(&self, _from: &Vec<u64>, slide: &Slide) -> String {
        format!("{} to {}", slide.from, slide.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn promises() {
        let starts = [
            vec![],
            vec![5],
            vec![0, 1],
            vec![0, 3, 8],
            vec![2, 4, 7],
            vec![0, 1, 4, 5, 8],
            vec![1, 3, 4, 6, 8],
        ];
        promises::all(&SilverDollar, starts.clone()).unwrap();
        promises::notation(&SilverDollar, starts).unwrap();
    }

    #[test]
    fn far_squares() {
        let coins = vec![10u64.pow(18), u64::MAX - 7, u64::MAX];
        assert_eq!(SilverDollar.known(&coins), Some(NimValue(10u64.pow(18) ^ 6)));
        let to = SilverDollar.known_moves(&coins, NimValue(0), usize::MAX).unwrap();
        let follows = Slide { from: u64::MAX - 7, to: u64::MAX - 1 - 10u64.pow(18) };
        assert_eq!(to.first, [Slide { from: 10u64.pow(18), to: 6 }, follows]);
        assert_eq!(to.total, Some(2));
    }

    #[test]
    fn refused() {
        for (text, column) in [("1,1", 3), ("0, 5, 3", 7), ("1;2", 2), ("0,1,x", 5)] {
            let error = SilverDollar.parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
    }
}
