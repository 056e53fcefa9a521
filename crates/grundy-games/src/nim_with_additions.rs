//! Nim with additions: Nim in which players may add coins, a limited number of times.

use super::text::{numbers, show_numbers};
use grundy_rules::reason::nim_sum;
use grundy_rules::theorem::{MisereNim, misere_nim_outcome};
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Numbers, Outcome,
    ParseError, Play, Reason, Rules, WithBoard,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "nim-with-additions",
    aliases: &["poker-nim"],
    group: Group::Heaps,
    play: Play::Game(Bundle::on::<NimWithAdditions>("the most coins of one addition")),
    about: "Take any positive number of coins from a heap, or add some to a heap (an empty one too), as often as \
            the position says.",
    known: "An addition is answered by taking the same coins away, so the nim-value is the nim-sum of the heaps \
            (Winning Ways, ch. 3).",
    notation: "the heaps, `;` and how many additions are left in all",
    samples: &["nim-with-additions 2 : 3,0,1 ; 1", "nim-with-additions 3 : 1,1 ; 2"],
};

/// Nim with additions of 1 to `most` coins, which both players share.
///
/// A move takes any positive number of coins from a heap; or, while additions are left, it adds at most as
/// many coins to a heap as the rules allow.
///
/// ```
/// use grundy_games::nim_with_additions::NimWithAdditions;
/// use grundy_rules::{Impartial, NimValue, Notation};
/// let game = NimWithAdditions { most: 2 };
/// assert_eq!(game.known(&game.parse_position("3,0,1 ; 1")?), Some(NimValue(2)));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Laws
/// The nim-value is the nim-sum s: no move keeps it, since only one heap changes, and taking coins leads to
/// every smaller value, as in Nim. Under misère play the winner is that of misère Nim. A move that wins there
/// wins here. From a position that is lost there, taking coins leaves one that is won, and added coins may be
/// taken away again, which leaves the lost one with fewer additions. If no coin is left, the player to move
/// wins by having no move, or by adding one coin, which the opponent must take or join.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 3 (Poker-Nim, reversible moves),
/// where players add the coins that they took; here the number of additions is limited instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimWithAdditions {
    /// The largest number of coins in one addition.
    pub most: u64,
}

/// A position of Nim with additions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Additions {
    /// The heaps, including empty ones.
    pub heaps: Vec<u64>,
    /// How many additions are left.
    pub left: u64,
}

/// A heap becomes larger or smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The place of the heap, counted from 0.
    pub place: usize,
    /// Its new size.
    pub to: u64,
}

impl NimWithAdditions {
    /// The largest size that a move may give to a heap of this size.
    fn highest(&self, position: &Additions, heap: u64) -> u64 {
        if position.left > 0 { heap.saturating_add(self.most) } else { heap }
    }

    /// The moves that change a heap to the size given by `wanted`, those that take coins first.
    fn changes(&self, position: &Additions, wanted: impl Fn(u64) -> u64, limit: usize) -> KnownMoves<Change> {
        let moves = |takes: bool| {
            let changes = position
                .heaps
                .iter()
                .enumerate()
                .map(|(place, &heap)| (heap, Change { place, to: wanted(heap) }));
            let legal = changes.filter(move |&(heap, Change { to, .. })| {
                if takes { to < heap } else { to > heap && to <= self.highest(position, heap) }
            });
            legal.map(|(_, change)| change)
        };
        KnownMoves::all(moves(true).chain(moves(false)), limit)
    }
}

impl Rules for NimWithAdditions {
    type Position = Additions;
    type Move = Change;

    fn moves(&self, position: &Additions, each: &mut dyn FnMut(Change) -> Flow) -> Flow {
        for (place, &heap) in position.heaps.iter().enumerate() {
            (0..heap).try_for_each(|to| each(Change { place, to }))?;
            let highest = self.highest(position, heap);
            // Written so that it also ends at the largest number.
            (0..highest - heap).try_for_each(|i| each(Change { place, to: heap + 1 + i }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, position: &Additions, change: &Change) -> Additions {
        let mut next = position.clone();
        next.left -= u64::from(change.to > next.heaps[change.place]);
        next.heaps[change.place] = change.to;
        next
    }
}

impl Impartial for NimWithAdditions {
    /// The order of the heaps does not matter, nor do empty ones that cannot be filled.
    fn representative(&self, mut position: Additions) -> Additions {
        if position.left == 0 || self.most == 0 {
            position.left = 0;
            position.heaps.retain(|&heap| heap > 0);
        }
        position.heaps.sort_unstable();
        position
    }

    fn known(&self, position: &Additions) -> Option<NimValue> {
        Some(NimValue(position.heaps.iter().fold(0, |sum, heap| sum ^ heap)))
    }

    /// The moves that take coins come before those that add some: so an addition is answered by taking the
    /// same coins away.
    fn known_moves(&self, position: &Additions, value: NimValue, limit: usize) -> Option<KnownMoves<Change>> {
        let change = self.known(position)?.0 ^ value.0;
        Some(self.changes(position, |heap| heap ^ change, limit))
    }

    fn known_misere(&self, position: &Additions) -> Option<Outcome> {
        Some(misere_nim_outcome(&position.heaps))
    }

    fn known_misere_moves(&self, position: &Additions, limit: usize) -> Option<KnownMoves<Change>> {
        let all = MisereNim::of(&position.heaps);
        Some(self.changes(position, |heap| all.without(heap).fellow(), limit))
    }

    fn reason(&self, position: &Additions) -> Option<Reason> {
        let heaps =
            (1u64..).zip(&position.heaps).map(|(place, heap)| (say!("heap-at-place", place = place), *heap));
        Some(Reason {
            claim: Claim::Value(self.known(position)?),
            idea: say!("reason-additions"),
            numbers: Numbers::Heaps(heaps.collect()),
            here: say!("reason-their-nim-sum", sum = nim_sum(position.heaps.iter().copied())),
            aim: say!("aim-additions"),
            answer: Some(say!("answer-additions")),
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some("E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 3: additions are reversible")
    }
}

impl Notation for NimWithAdditions {
    fn parse_position(&self, text: &str) -> Result<Additions, ParseError> {
        let looks = || say!("error-game-expects-heaps-how-many-additions-left");
        let Some(mark) = text.find(';') else {
            return Err(ParseError::at(text, text.len()..text.len(), say!("error-game-semicolon-needed"))
                .expected(looks()));
        };
        let heaps = numbers(&text[..mark]).map_err(|error| error.moved(text, 0))?;
        let left = numbers(&text[mark + 1..]).map_err(|error| error.moved(text, mark + 1))?;
        let [(left, _)] = left[..] else {
            let behind = mark + 1..text.len();
            return Err(
                ParseError::at(text, behind, say!("error-game-one-number-needed-behind")).expected(looks())
            );
        };
        let added = self.most.checked_mul(left);
        let too_high =
            |heap: &u64| added.is_none_or(|added| self.most > 0 && heap.checked_add(added).is_none());
        if let Some((_, span)) = heaps.iter().find(|(heap, _)| too_high(heap)) {
            return Err(ParseError::at(text, span.clone(), say!("error-game-heap-may-grow-too-large"))
                .expected(say!("error-game-expects-heaps-all-additions-make-large")));
        }
        Ok(Additions { heaps: heaps.into_iter().map(|(heap, _)| heap).collect(), left })
    }

    fn show_position(&self, position: &Additions) -> String {
        let heaps = show_numbers(&position.heaps);
        format!("{heaps}{}; {}", if heaps.is_empty() { "" } else { " " }, position.left)
    }

    /// The heap, by its place from 1, and its new size.
    fn show_move(&self, from: &Additions, change: &Change) -> String {
        format!("heap {}: {} to {}", change.place + 1, from.heaps[change.place], change.to)
    }
}

impl WithBoard for NimWithAdditions {
    fn on(board: &str) -> Result<NimWithAdditions, ParseError> {
        grundy_rules::parse_number(board).map(|most| NimWithAdditions { most })
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
        for most in 0..=3 {
            let game = NimWithAdditions { most };
            let starts = ["; 2", "0 ; 3", "1,1 ; 2", "3,0,1 ; 1", "2,1,0 ; 2", "1,0,1,1 ; 1", "4,2;0"]
                .map(|text| game.parse_position(text).unwrap());
            promises::all(&game, starts.clone()).unwrap();
            promises::notation(&game, starts).unwrap();
        }
    }

    /// From a lost position, an addition is answered by taking the same coins away; all such answers come
    /// before further additions.
    #[test]
    fn coins_are_taken_before_some_are_added() {
        let game = NimWithAdditions { most: 3 };
        for text in ["1,1 ; 2", "0 ; 3", "4,4 ; 3", "1,2,3 ; 2", "2,4,6,0 ; 2", "5,4,1 ; 2"] {
            let lost = game.parse_position(text).unwrap();
            for (place, &heap) in lost.heaps.iter().enumerate() {
                for coins in 1..=3 {
                    let added = game.apply(&lost, &Change { place, to: heap + coins });
                    let known = game.known_moves(&added, NimValue(0), usize::MAX).unwrap().first;
                    let takes = |change: &Change| change.to < added.heaps[change.place];
                    let taken: Vec<&Change> = known.iter().take_while(|change| takes(change)).collect();
                    assert!(taken.contains(&&Change { place, to: heap }), "{text}: {known:?}");
                    assert!(lost.heaps.len() > 2 || taken.len() == 1, "{text}: {known:?}");
                    assert!(!known[taken.len()..].iter().any(takes), "{text}: {known:?}");
                }
            }
        }
        // By adding, heap 1 could become 2 as well.
        let first = |text: &str| {
            let at = game.parse_position(text).unwrap();
            let normal = game.known_moves(&at, NimValue(0), 1).unwrap().first;
            [normal, game.known_misere_moves(&at, 1).unwrap().first].concat()
        };
        assert_eq!(first("2,4 ; 1"), [Change { place: 1, to: 2 }; 2]);
    }

    #[test]
    fn far_heaps() {
        let game = NimWithAdditions::on("10^18").unwrap();
        let at = game.parse_position("10^18, 1 ; 17").unwrap();
        let names = |at: &Additions| {
            let known = game.known_moves(at, NimValue(0), usize::MAX).unwrap();
            known.first.iter().map(|m| game.show_move(at, m)).collect::<Vec<_>>()
        };
        assert_eq!(names(&at), ["heap 1: 1000000000000000000 to 1", "heap 2: 1 to 1000000000000000000"]);
        assert!(game.known_misere(&at).is_some());
    }

    #[test]
    fn refused() {
        let game = NimWithAdditions { most: 3 };
        for (text, column) in [
            ("3,0,1", 6),
            ("3,0;", 5),
            ("3 ; 1,2", 4),
            ("3;1;2", 4),
            ("1, 18446744073709551615 ; 1", 4),
            ("1 ; 10^19", 1),
            ("a;1", 1),
            ("1; -1", 4),
        ] {
            let error = game.parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
        assert!(NimWithAdditions { most: 0 }.parse_position("2^63 ; 10^19").is_ok());
        assert!(NimWithAdditions::on("two").is_err() && NimWithAdditions::on("1 2").is_err());
    }
}
