//! Nimble: coins on a strip, any number on a square, which move to the left.

use super::text::{numbers, show_numbers};
use grundy_rules::reason::nim_sum;
use grundy_rules::theorem::{MisereNim, misere_nim_outcome};
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Numbers, Outcome,
    ParseError, Play, Reason, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "nimble",
    aliases: &[],
    group: Group::Strips,
    play: Play::Game(Bundle::of::<Nimble>()),
    about: "Move one coin any number of squares to the left; any number of coins may stand on a square.",
    known: "A coin on square s is a Nim heap of s, so the nim-value is the nim-sum of the squares (Bouton 1901).",
    notation: "the squares of the coins, counted from 0, in any order",
    samples: &["nimble : 0,2,6", "nimble : 1,3,3,5"],
};

/// Nimble. A position is the list of squares of the coins, counted from 0 at the left end.
///
/// A move takes one coin to any square left of its own. Coins do not block each other, so the position is the
/// sum of its coins, and each is a Nim heap in disguise, under misère play too.
///
/// ```
/// use grundy_games::nimble::Nimble;
/// use grundy_rules::{Impartial, NimValue};
/// assert_eq!(Nimble.known(&vec![0, 2, 6]), Some(NimValue(4)));
/// ```
///
/// # Reference
/// C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901); the game:
/// J. H. Conway, *On Numbers and Games* (1976), chapter 11.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nimble;

/// A coin moves to the left; coins on one square have the same moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// The square it leaves.
    pub from: u64,
    /// The square it reaches.
    pub to: u64,
}

/// The squares that are not the last one, each once.
fn occupied(coins: &[u64]) -> Vec<u64> {
    let mut squares = Nimble.representative(coins.to_vec());
    squares.dedup();
    squares
}

impl Rules for Nimble {
    type Position = Vec<u64>;
    type Move = Slide;

    fn moves(&self, coins: &Vec<u64>, each: &mut dyn FnMut(Slide) -> Flow) -> Flow {
        for from in occupied(coins) {
            (0..from).try_for_each(|to| each(Slide { from, to }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, coins: &Vec<u64>, slide: &Slide) -> Vec<u64> {
        let mut next = coins.clone();
        if let Some(coin) = next.iter_mut().find(|coin| **coin == slide.from) {
            *coin = slide.to;
        }
        next
    }
}

impl Impartial for Nimble {
    fn parts(&self, coins: &Vec<u64>, each: &mut dyn FnMut(Vec<u64>)) {
        coins.iter().filter(|coin| **coin > 0).for_each(|&coin| each(vec![coin]));
    }

    /// The order does not matter, nor do coins on square 0.
    fn representative(&self, mut coins: Vec<u64>) -> Vec<u64> {
        coins.retain(|&coin| coin > 0);
        coins.sort_unstable();
        coins
    }

    fn known(&self, coins: &Vec<u64>) -> Option<NimValue> {
        Some(NimValue(coins.iter().fold(0, |sum, coin| sum ^ coin)))
    }

    fn known_moves(&self, coins: &Vec<u64>, value: NimValue, limit: usize) -> Option<KnownMoves<Slide>> {
        let change = self.known(coins)? ^ value;
        let slides = occupied(coins).into_iter().map(|from| Slide { from, to: from ^ change.0 });
        Some(KnownMoves::all(slides.filter(|slide| slide.to < slide.from), limit))
    }

    fn known_misere(&self, coins: &Vec<u64>) -> Option<Outcome> {
        Some(misere_nim_outcome(coins))
    }

    fn known_misere_moves(&self, coins: &Vec<u64>, limit: usize) -> Option<KnownMoves<Slide>> {
        let all = MisereNim::of(coins);
        let slides = occupied(coins)
            .into_iter()
            .filter_map(|from| Some(Slide { from, to: all.without(from).reply(from)? }));
        Some(KnownMoves::all(slides, limit))
    }

    fn reason(&self, coins: &Vec<u64>) -> Option<Reason> {
        Some(Reason {
            claim: Claim::Value(self.known(coins)?),
            idea: say!("reason-nimble"),
            numbers: Numbers::Told,
            here: say!("reason-nimble-here", sum = nim_sum(coins.iter().copied())),
            aim: say!("aim-nimble"),
            answer: None,
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901): \
             a coin on square s is a heap of s",
        )
    }
}

impl Notation for Nimble {
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        Ok(numbers(text)?.into_iter().map(|(square, _)| square).collect())
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
        let starts = [vec![], vec![0], vec![4, 0, 1], vec![3, 3, 2], vec![1, 1, 1, 1, 2], vec![6, 5, 1]];
        promises::all(&Nimble, starts.clone()).unwrap();
        promises::notation(&Nimble, starts).unwrap();
    }

    #[test]
    fn far_squares() {
        let coins = Nimble.parse_position("18446744073709551615, 10^18, 1").unwrap();
        let all = Nimble.known_moves(&coins, NimValue(0), usize::MAX).unwrap();
        assert_eq!(all.first, [Slide { from: u64::MAX, to: 10u64.pow(18) + 1 }]);
        assert_eq!(Nimble.show_move(&coins, &all.first[0]), "18446744073709551615 to 1000000000000000001");
    }

    #[test]
    fn refused() {
        for (text, column) in [("1,,2", 3), ("1 2", 3), ("3,-1", 3), ("2^64", 1), ("a", 1)] {
            assert_eq!(Nimble.parse_position(text).unwrap_err().column, column, "{text}");
        }
    }
}
