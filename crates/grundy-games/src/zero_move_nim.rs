//! Zero-move Nim: Nim in which each heap may be passed once.

use grundy_rules::notation::{Cursor, literal};
use grundy_rules::{
    Bundle, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, ParseError, Play, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "zero-move-nim",
    aliases: &["zero-move"],
    group: Group::Heaps,
    play: Play::Game(Bundle::of::<ZeroMoveNim>()),
    about: "Take any positive number of coins from one heap, or, once for each heap, take none while it has coins.",
    known: "A heap of n with its zero move has nim-value n + 1 for odd n and n - 1 for even n > 0, without it n \
            (by induction).",
    notation: "the heaps; a `*` behind a heap says that its zero move is used",
    samples: &["zero-move-nim : 3, 4*", "zero-move-nim : 1, 2, 5*"],
};

/// Zero-move Nim. A position is the list of heaps in any order, each with or without its zero move.
///
/// A move takes any positive number of coins from a heap, which keeps its zero move if it has it; or it uses
/// the zero move of a heap that is not empty.
///
/// ```
/// use grundy_games::zero_move_nim::ZeroMoveNim;
/// use grundy_rules::{Impartial, NimValue, Notation};
/// let heaps = ZeroMoveNim.parse_position("3, 4*")?;
/// assert_eq!(ZeroMoveNim.known(&heaps), Some(NimValue(0)));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Laws
/// With its zero move, a heap has the values 0, 2, 1, 4, 3, 6, 5, …: for odd n the smaller heaps have the
/// values 0, …, n − 1, and the zero move leaves n, so the mex is n + 1; for even n > 0 they have 0, …, n − 2
/// and n, and the zero move also leaves n, so the mex is n − 1.
///
/// # Reference
/// The contest problem *Zero-Move Nim* of HackerRank; the proof above is complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZeroMoveNim;

/// A heap of zero-move Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pile {
    /// How many coins.
    pub coins: u64,
    /// Whether its zero move is used. (An empty heap has none to use.)
    pub used: bool,
}

impl Pile {
    fn value(self) -> u64 {
        match self.coins {
            0 => 0,
            n if self.used => n,
            n if n % 2 == 1 => n + 1,
            n => n - 1,
        }
    }

    /// The heap of this value with the same zero move.
    fn with_value(self, value: u64) -> Option<Pile> {
        let coins = match value {
            0 => 0,
            v if self.used => v,
            v if v % 2 == 1 => v.checked_add(1)?,
            v => v - 1,
        };
        Some(Pile { coins, ..self })
    }

    fn show(self) -> String {
        format!("{}{}", self.coins, if self.used { "*" } else { "" })
    }
}

/// A heap becomes another one: smaller, or without its zero move. Equal heaps have the same moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The heap that changes.
    pub from: Pile,
    /// The new heap.
    pub to: Pile,
}

/// The heaps with coins, each once.
fn kinds(piles: &[Pile]) -> Vec<Pile> {
    let mut kinds = ZeroMoveNim.representative(piles.to_vec());
    kinds.dedup();
    kinds
}

impl Rules for ZeroMoveNim {
    type Position = Vec<Pile>;
    type Move = Change;

    fn moves(&self, piles: &Vec<Pile>, each: &mut dyn FnMut(Change) -> Flow) -> Flow {
        for from in kinds(piles) {
            if !from.used {
                each(Change { from, to: Pile { used: true, ..from } })?;
            }
            (0..from.coins).try_for_each(|coins| each(Change { from, to: Pile { coins, ..from } }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, piles: &Vec<Pile>, change: &Change) -> Vec<Pile> {
        let mut next = piles.clone();
        if let Some(pile) = next.iter_mut().find(|pile| **pile == change.from) {
            *pile = change.to;
        }
        next
    }
}

impl Impartial for ZeroMoveNim {
    fn parts(&self, piles: &Vec<Pile>, each: &mut dyn FnMut(Vec<Pile>)) {
        piles.iter().for_each(|&pile| each(vec![pile]));
    }

    fn representative(&self, mut piles: Vec<Pile>) -> Vec<Pile> {
        piles.retain(|pile| pile.coins > 0);
        piles.sort_unstable();
        piles
    }

    fn known(&self, piles: &Vec<Pile>) -> Option<NimValue> {
        Some(NimValue(piles.iter().fold(0, |sum, pile| sum ^ pile.value())))
    }

    fn known_moves(&self, piles: &Vec<Pile>, value: NimValue, limit: usize) -> Option<KnownMoves<Change>> {
        let change = self.known(piles)?.0 ^ value.0;
        let moves = kinds(piles).into_iter().flat_map(|from| {
            let wanted = from.value() ^ change;
            let pass = (!from.used && from.coins == wanted).then_some(Pile { used: true, ..from });
            let take = from.with_value(wanted).filter(|to| to.coins < from.coins);
            pass.into_iter().chain(take).map(move |to| Change { from, to })
        });
        Some(KnownMoves::all(moves, limit))
    }

    fn reference(&self) -> Option<&'static str> {
        Some("HackerRank, Zero-Move Nim: a heap with its zero move is worth n + 1 or n - 1, by induction")
    }
}

impl Notation for ZeroMoveNim {
    fn parse_position(&self, text: &str) -> Result<Vec<Pile>, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut piles = Vec::new();
        while !cursor.is_done() {
            if !piles.is_empty() {
                cursor.expect(",", |found| say!("error-another-heap-follow", found = found))?;
            }
            cursor.skip_space();
            let start = cursor.at;
            let coins = literal(&mut cursor)?;
            let span = start..cursor.at;
            let pile = Pile { coins, used: cursor.eat("*") };
            if coins == u64::MAX && !pile.used {
                return Err(cursor
                    .error(span, say!("error-game-nim-value-too-large"))
                    .expected(say!("error-game-expects-smaller-heap")));
            }
            piles.push(pile);
        }
        Ok(piles)
    }

    fn show_position(&self, piles: &Vec<Pile>) -> String {
        piles.iter().map(|pile| pile.show()).collect::<Vec<_>>().join(", ")
    }

    fn show_move(&self, _from: &Vec<Pile>, change: &Change) -> String {
        format!("{} to {}", change.from.show(), change.to.show())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    fn piles(text: &str) -> Vec<Pile> {
        ZeroMoveNim.parse_position(text).unwrap()
    }

    #[test]
    fn promises() {
        let starts = ["", "0, 0*", "9", "10*, 1", "3, 2", "2, 2*, 2", "4, 3*", "5, 3"].map(piles);
        promises::all(&ZeroMoveNim, starts.clone()).unwrap();
        promises::notation(&ZeroMoveNim, starts).unwrap();
    }

    /// Answers without trying 10^18 moves.
    #[test]
    fn far_heaps() {
        let heaps = piles("10^18, 18446744073709551615*, 18446744073709551614");
        assert_eq!(ZeroMoveNim.known(&heaps), Some(NimValue((10u64.pow(18) - 1) ^ 2)));
        let known = ZeroMoveNim.known_moves(&heaps, NimValue(0), usize::MAX).unwrap();
        let names: Vec<String> = known.first.iter().map(|m| ZeroMoveNim.show_move(&heaps, m)).collect();
        assert_eq!((names[0].as_str(), names.len()), ("1000000000000000000 to 1", 3));
        for m in &known.first {
            let left = ZeroMoveNim.apply(&heaps, m);
            assert_eq!(ZeroMoveNim.known(&left), Some(NimValue(0)), "{m:?}");
        }
    }

    #[test]
    fn refused() {
        for (text, column) in [("3**", 2), ("3 * 2", 5), ("*", 1), ("1, 18446744073709551615", 4), ("1;2", 2)]
        {
            let error = ZeroMoveNim.parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
    }
}
