//! Staircase Nim: coins on stairs, which move down one stair at a time.

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
    name: "staircase",
    aliases: &["staircase-nim", "stair-game"],
    group: Group::Strips,
    play: Play::Game(Bundle::of::<Staircase>()),
    about: "Move any positive number of coins from one stair to the next lower one; coins on stair 1 are down.",
    known: "The nim-value is the nim-sum of the stairs 2, 4, 6, …: a move onto such a stair is answered by moving \
            the same coins on (Sprague 1937, by Ferguson's account).",
    notation: "the numbers of coins on the stairs 1, 2, 3, …, at most 2^64 - 1 in all",
    samples: &["staircase : 0,2,1,3", "staircase : 3,2,0,3,1"],
};

/// Staircase Nim. A position is the list of numbers of coins on the stairs 1, 2, 3, …
///
/// A move takes coins from a stair above the first and puts them on the next lower one.
///
/// ```
/// use grundy_games::staircase::Staircase;
/// use grundy_rules::{Impartial, NimValue};
/// assert_eq!(Staircase.known(&vec![0, 3, 1, 2]), Some(NimValue(1)));
/// ```
///
/// # Reference
/// T. S. Ferguson, *Game Theory*, part I, chapter 2, exercises: Staircase Nim, which he attributes to Sprague
/// (1937); as a contest problem: CSES 1099.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Staircase;

/// Some coins move down from a stair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// The stair they leave, counted from 1.
    pub from: usize,
    /// How many coins.
    pub coins: u64,
}

/// The nim-sum of the even stairs.
fn even_stairs(stairs: &[u64]) -> u64 {
    stairs.iter().skip(1).step_by(2).fold(0, |sum, coins| sum ^ coins)
}

impl Rules for Staircase {
    type Position = Vec<u64>;
    type Move = Walk;

    fn moves(&self, stairs: &Vec<u64>, each: &mut dyn FnMut(Walk) -> Flow) -> Flow {
        for (stair, &there) in (1..).zip(stairs).skip(1) {
            (1..=there).try_for_each(|coins| each(Walk { from: stair, coins }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, stairs: &Vec<u64>, walk: &Walk) -> Vec<u64> {
        let mut next = stairs.clone();
        next[walk.from - 1] -= walk.coins;
        next[walk.from - 2] += walk.coins;
        next
    }
}

impl Impartial for Staircase {
    /// Coins on stair 1 do not matter, and neither do empty stairs at the top.
    fn representative(&self, mut stairs: Vec<u64>) -> Vec<u64> {
        if let Some(down) = stairs.first_mut() {
            *down = 0;
        }
        let top = stairs.iter().rposition(|&coins| coins > 0).unwrap_or(0);
        stairs.truncate(top + 1);
        stairs
    }

    fn known(&self, stairs: &Vec<u64>) -> Option<NimValue> {
        Some(NimValue(even_stairs(stairs)))
    }

    /// From an even stair as in Nim; from an odd one onto an even stair, which must then hold what the
    /// nim-sum requires.
    fn known_moves(&self, stairs: &Vec<u64>, value: NimValue, limit: usize) -> Option<KnownMoves<Walk>> {
        let change = even_stairs(stairs) ^ value.0;
        let mut found = KnownMoves { first: Vec::new(), total: Some(0) };
        for (stair, &there) in (1..).zip(stairs).skip(1) {
            let coins = if stair % 2 == 0 {
                there.checked_sub(there ^ change)
            } else {
                let below = stairs[stair - 2];
                (below ^ change).checked_sub(below)
            };
            if let Some(coins) = coins.filter(|coins| (1..=there).contains(coins)) {
                found.total = found.total.map(|total| total + 1);
                if found.first.len() < limit {
                    found.first.push(Walk { from: stair, coins });
                }
            }
        }
        Some(found)
    }

    fn reason(&self, stairs: &Vec<u64>) -> Option<Reason> {
        let even = || (1u64..).zip(stairs).filter(|(stair, coins)| stair % 2 == 0 && **coins > 0);
        let heaps: Vec<(String, u64)> =
            even().map(|(stair, coins)| (say!("reason-staircase-stair", stair = stair), *coins)).collect();
        let here = match &heaps[..] {
            [] => say!("reason-staircase-empty"),
            [(_, coins)] => {
                let stair = even().next().map_or(0, |(stair, _)| stair);
                say!("reason-staircase-one", stair = stair, sum = coins)
            }
            _ => say!(
                "reason-staircase-several",
                stairs = listed(even().map(|(stair, _)| stair), "and"),
                sum = nim_sum(even().map(|(_, coins)| *coins))
            ),
        };
        Some(Reason {
            claim: Claim::Value(NimValue(even_stairs(stairs))),
            idea: say!("reason-staircase"),
            numbers: Numbers::Heaps(heaps),
            here,
            aim: say!("aim-staircase"),
            answer: Some(say!("answer-staircase")),
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "T. S. Ferguson, Game Theory, part I, ch. 2: staircase Nim (after Sprague 1937), only the even stairs count",
        )
    }
}

impl Notation for Staircase {
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        let stairs = numbers(text)?;
        if stairs.is_empty() {
            return Err(ParseError::at(text, 0..text.len(), say!("error-game-staircase-without-stairs"))
                .expected(say!("error-game-expects-numbers-coins-stairs")));
        }
        let total = stairs.iter().try_fold(0u64, |sum, (coins, _)| sum.checked_add(*coins));
        if total.is_none() {
            return Err(ParseError::at(text, 0..text.len(), say!("error-game-too-many-coins")));
        }
        Ok(stairs.into_iter().map(|(coins, _)| coins).collect())
    }

    fn show_position(&self, stairs: &Vec<u64>) -> String {
        show_numbers(stairs)
    }

    fn show_move(&self, _from: &Vec<u64>, walk: &Walk) -> String {
        format!("{} from stair {} to {}", walk.coins, walk.from, walk.from - 1)
    }
}
