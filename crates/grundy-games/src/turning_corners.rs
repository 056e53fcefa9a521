//! Turning corners: turn the four corners of a rectangle of coins.

use grundy_rules::notation::{Cursor, literal};
use grundy_rules::theorem::{nim_inverse, nim_product};
use grundy_rules::{
    Bundle, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, ParseError, Play, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "turning-corners",
    aliases: &[],
    group: Group::Coins,
    play: Play::Game(Bundle::of::<TurningCorners>()),
    about: "Turn the four corners of a rectangle of coins, the one with the largest coordinates from heads to tails.",
    known: "A head at (x,y), counted from 0, has the nim-product of x and y as nim-value (Lenstra 1978).",
    notation: "the places of the heads, counted from 0: (3,5), (2,2)",
    samples: &["turning-corners : (2,3), (3,1)", "turning-corners : (3,3)"],
};

/// The largest number of columns or rows that are tried for the winning moves.
const MAX_TRIED_LINES: u64 = 1 << 14;

/// Turning corners. A position is the list of places of the heads on a quarter of the plane, each once and in
/// ascending order; places are counted from 0.
///
/// A move turns (x,y), which shows heads, and (x',y), (x,y'), (x',y') for some x' < x and y' < y.
///
/// ```
/// use grundy_games::turning_corners::TurningCorners;
/// use grundy_rules::{Impartial, NimValue, Notation};
/// let heads = TurningCorners.parse_position("(3,5), (2,2)")?;
/// // The nim-products are 15 and 3.
/// assert_eq!(TurningCorners.known(&heads), Some(NimValue(12)));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Reference
/// H. W. Lenstra, *Nim multiplication*, Séminaire de Théorie des Nombres, Bordeaux, 1978; Berlekamp, Conway &
/// Guy, *Winning Ways*, ch. 14 (the Tartan theorem).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurningCorners;

type Place = (u64, u64);

/// Two opposite corners of a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rectangle {
    /// The corner with the largest coordinates, which shows heads.
    pub head: (u64, u64),
    /// The corner with the smallest coordinates.
    pub to: (u64, u64),
}

impl Rules for TurningCorners {
    type Position = Vec<Place>;
    type Move = Rectangle;

    fn moves(&self, heads: &Vec<Place>, each: &mut dyn FnMut(Rectangle) -> Flow) -> Flow {
        for &head in heads {
            for x in 0..head.0 {
                (0..head.1).try_for_each(|y| each(Rectangle { head, to: (x, y) }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, heads: &Vec<Place>, Rectangle { head, to }: &Rectangle) -> Vec<Place> {
        let mut heads = heads.clone();
        for place in [*head, (head.0, to.1), (to.0, head.1), *to] {
            match heads.binary_search(&place) {
                Ok(i) => drop(heads.remove(i)),
                Err(i) => heads.insert(i, place),
            }
        }
        heads
    }
}

impl Impartial for TurningCorners {
    /// Heads in row or column 0 never have moves; the coordinates may be exchanged.
    fn representative(&self, mut heads: Vec<Place>) -> Vec<Place> {
        heads.retain(|&(x, y)| x > 0 && y > 0);
        let mut exchanged: Vec<Place> = heads.iter().map(|&(x, y)| (y, x)).collect();
        exchanged.sort_unstable();
        heads.min(exchanged)
    }

    fn known(&self, heads: &Vec<Place>) -> Option<NimValue> {
        Some(NimValue(heads.iter().fold(0, |sum, &(x, y)| sum ^ nim_product(x, y))))
    }

    /// A move changes the value by (x ^ x') ⊗ (y ^ y'), so each x' allows one y'. If there are too many x'
    /// and y' to try, the result is the moves that were found, without their number.
    fn known_moves(
        &self,
        heads: &Vec<Place>,
        value: NimValue,
        limit: usize,
    ) -> Option<KnownMoves<Rectangle>> {
        let change = self.known(heads)?.0 ^ value.0;
        let mut tries = MAX_TRIED_LINES;
        let mut found = Vec::new();
        for &head in heads {
            let across = head.0 <= head.1;
            let (short, long) = if across { head } else { (head.1, head.0) };
            for one in 0..short.min(tries) {
                let other = long ^ nim_product(change, nim_inverse(short ^ one));
                if other < long {
                    found.push(Rectangle { head, to: if across { (one, other) } else { (other, one) } });
                }
            }
            tries = tries.saturating_sub(short);
        }
        let all = heads.iter().try_fold(0, |sum: u64, &(x, y)| sum.checked_add(x.min(y)));
        let total = all.filter(|all| *all <= MAX_TRIED_LINES).map(|_| found.len() as u128);
        found.truncate(limit);
        Some(KnownMoves { first: found, total })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "H. W. Lenstra, Nim multiplication, Séminaire de Théorie des Nombres, Bordeaux, 1978; Winning Ways, ch. 14: \
             the Tartan theorem",
        )
    }
}

impl Notation for TurningCorners {
    /// The places of the heads: `(3,5), (2,2)`.
    fn parse_position(&self, text: &str) -> Result<Vec<Place>, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut heads: Vec<Place> = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        while !cursor.is_done() {
            if !heads.is_empty() {
                cursor.expect(",", |found| say!("error-game-another-head-follow", found = found))?;
                cursor.skip_space();
            }
            let start = cursor.at;
            cursor.expect("(", |found| say!("error-game-place-needed", found = found))?;
            let x = literal(&mut cursor)?;
            cursor.expect(",", |found| say!("error-game-second-coordinate-needed", found = found))?;
            let y = literal(&mut cursor)?;
            cursor.expect(")", |found| say!("error-game-place-ends", found = found))?;
            if !seen.insert((x, y)) {
                return Err(ParseError::at(
                    text,
                    start..cursor.at,
                    say!("error-game-head-stands-list-twice"),
                )
                .help(say!("error-game-help-coin-shows-heads-tails")));
            }
            heads.push((x, y));
        }
        heads.sort_unstable();
        Ok(heads)
    }

    fn show_position(&self, heads: &Vec<Place>) -> String {
        heads.iter().map(|(x, y)| format!("({x},{y})")).collect::<Vec<_>>().join(", ")
    }

    fn show_move(&self, _from: &Vec<Place>, Rectangle { head, to }: &Rectangle) -> String {
        format!("({},{}) with ({},{})", head.0, head.1, to.0, to.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn keeps_its_promises() {
        for text in ["(3,4)", "(2,2), (3,1), (0,5)", "(1,1), (2,3)", "(0,0)", ""] {
            let heads = TurningCorners.parse_position(text).unwrap();
            promises::all(&TurningCorners, [heads.clone()])
                .unwrap_or_else(|broken| panic!("{text}: {broken}"));
            promises::notation(&TurningCorners, [heads]).unwrap();
        }
    }

    #[test]
    fn positions_are_read_or_refused_at_the_character() {
        let read = |text: &str| TurningCorners.parse_position(text);
        assert_eq!(read("(3,5),(2,2)").unwrap(), [(2, 2), (3, 5)]);
        assert_eq!(read("(10^18, 1e12)").unwrap(), [(10u64.pow(18), 10u64.pow(12))]);
        for (text, column) in [
            ("(1,2), (1,2)", 8),
            ("3", 1),
            ("(3", 3),
            ("(3,)", 4),
            ("(3,5", 5),
            ("(1,2) (2,1)", 7),
            ("(1,2),", 7),
        ] {
            assert_eq!(read(text).unwrap_err().column, column, "{text}");
        }
    }
}
