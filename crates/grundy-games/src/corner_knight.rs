//! Knights that move towards a corner.

use grundy_rules::notation::{Cursor, literal};
use grundy_rules::{Bundle, Flow, Group, Impartial, Named, Notation, ParseError, Play, Rules, WithBoard};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "corner-knight",
    aliases: &["white-knights"],
    group: Group::Boards,
    play: Play::Game(Bundle::on::<CornerKnight>("the side of the square board")),
    about: "Move a knight two squares towards one edge at the corner and one square across, on the board.",
    known: "Knights do not hinder each other, so the nim-values add up; that of one knight depends on the far edges \
            of the board, too.",
    notation: "the squares of the knights as (x,y), counted from 0 at the corner",
    samples: &["corner-knight 8 : (5,2), (3,3)", "corner-knight 5 : (4,4)"],
};

/// Knights on a square board that move towards the corner (0,0); any number may stand on a square.
///
/// From (x,y) a knight moves to (x − 2, y − 1), (x − 2, y + 1), (x − 1, y − 2) or (x + 1, y − 2), if that is
/// on the board. Each knight is a part; x + y falls with each move.
///
/// ```
/// use grundy_games::corner_knight::CornerKnight;
/// use grundy_rules::{Notation, Rules};
/// let board = CornerKnight { side: 8 };
/// let knight = board.parse_position("(7,3)")?;
/// assert_eq!(board.options_of(&knight)?, [[(5, 2)], [(5, 4)], [(6, 1)]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// The contest problem *A Chessboard Game* of HackerRank; kings, queens and the like: E. R. Berlekamp, J. H.
/// Conway, R. K. Guy, *Winning Ways* (1982), chapter 3 (*White Knight*).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CornerKnight {
    /// The side of the board.
    pub side: u64,
}

/// A square by its distances from the edges that meet in the corner.
pub type Square = (u64, u64);

/// A knight moves; knights on one square have the same moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leap {
    /// The square it comes from.
    pub from: Square,
    /// The square it comes to.
    pub to: Square,
}

impl CornerKnight {
    /// The squares to which a knight may move.
    fn leaps(&self, (x, y): Square) -> impl Iterator<Item = Square> + use<> {
        let side = self.side;
        let up = move |a: u64| a.checked_add(1).filter(|&a| a < side);
        let far = |a: u64| a.checked_sub(2);
        let both = |x: Option<u64>, y: Option<u64>| x.zip(y);
        let near = |a: u64| a.checked_sub(1);
        [both(far(x), near(y)), both(far(x), up(y)), both(near(x), far(y)), both(up(x), far(y))]
            .into_iter()
            .flatten()
    }
}

impl CornerKnight {
    /// A coordinate on the board, and the mark after it.
    fn coordinate(&self, cursor: &mut Cursor<'_>, mark: &str) -> Result<u64, ParseError> {
        cursor.skip_space();
        let start = cursor.at;
        let at = literal(cursor)?;
        if at >= self.side {
            return Err(cursor
                .error(start..cursor.at, say!("error-game-square-off-board-whose-side", side = self.side))
                .expected(say!("error-game-expects-number-from-0", side = self.side - 1)));
        }
        cursor.expect(mark, |found| say!("error-game-square-written", found = found))?;
        Ok(at)
    }
}

impl Rules for CornerKnight {
    type Position = Vec<Square>;
    type Move = Leap;

    fn moves(&self, knights: &Vec<Square>, each: &mut dyn FnMut(Leap) -> Flow) -> Flow {
        let mut squares = knights.clone();
        squares.sort_unstable();
        squares.dedup();
        for from in squares {
            self.leaps(from).try_for_each(|to| each(Leap { from, to }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, knights: &Vec<Square>, leap: &Leap) -> Vec<Square> {
        let mut next = knights.clone();
        if let Some(knight) = next.iter_mut().find(|knight| **knight == leap.from) {
            *knight = leap.to;
        }
        next
    }
}

impl Impartial for CornerKnight {
    fn parts(&self, knights: &Vec<Square>, each: &mut dyn FnMut(Vec<Square>)) {
        knights.iter().for_each(|&knight| each(vec![knight]));
    }

    /// The board may be mirrored for each knight, and knights that cannot move do not matter.
    fn representative(&self, mut knights: Vec<Square>) -> Vec<Square> {
        knights.retain(|&knight| self.leaps(knight).next().is_some());
        knights.iter_mut().for_each(|(x, y)| (*x, *y) = (*x.max(y), *x.min(y)));
        knights.sort_unstable();
        knights
    }
}

impl Notation for CornerKnight {
    fn parse_position(&self, text: &str) -> Result<Vec<Square>, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut knights = Vec::new();
        while !cursor.is_done() {
            if !knights.is_empty() {
                cursor.expect(",", |found| say!("error-game-another-knight-follow", found = found))?;
            }
            cursor.expect("(", |found| say!("error-game-square-knight-begins", found = found))?;
            knights.push((self.coordinate(&mut cursor, ",")?, self.coordinate(&mut cursor, ")")?));
        }
        Ok(knights)
    }

    fn show_position(&self, knights: &Vec<Square>) -> String {
        knights.iter().map(|(x, y)| format!("({x},{y})")).collect::<Vec<_>>().join(", ")
    }

    fn show_move(&self, _from: &Vec<Square>, Leap { from, to }: &Leap) -> String {
        format!("({},{}) to ({},{})", from.0, from.1, to.0, to.1)
    }
}

impl WithBoard for CornerKnight {
    fn on(board: &str) -> Result<CornerKnight, ParseError> {
        match grundy_rules::parse_number(board)? {
            0 => Err(ParseError::at(board, 0..board.len(), say!("error-game-board-without-squares"))
                .expected(say!("error-game-expects-side-board"))),
            side => Ok(CornerKnight { side }),
        }
    }

    fn board(&self) -> String {
        self.side.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn promises() {
        for side in 1..=6 {
            let game = CornerKnight { side };
            let last = side - 1;
            let starts = [vec![], vec![(last, last)], vec![(last, 0), (0, last)], vec![(last, last / 2); 2]];
            promises::all(&game, starts.clone()).unwrap();
            promises::notation(&game, starts).unwrap();
        }
    }

    #[test]
    fn the_largest_board() {
        let game = CornerKnight::on("18446744073709551615").unwrap();
        let at = game.parse_position("(18446744073709551614, 18446744073709551614), (0,1)").unwrap();
        let mut names = Vec::new();
        let _ = game.moves(&at, &mut |leap| {
            names.push(game.show_move(&at, &leap));
            ControlFlow::Continue(())
        });
        assert_eq!(
            names,
            [
                "(18446744073709551614,18446744073709551614) to (18446744073709551612,18446744073709551613)",
                "(18446744073709551614,18446744073709551614) to (18446744073709551613,18446744073709551612)",
            ]
        );
    }

    #[test]
    fn refused() {
        let game = CornerKnight { side: 8 };
        for (text, column) in
            [("5,2", 1), ("(5)", 3), ("(5,8)", 4), ("(5,2) (1,1)", 7), ("(5,2,1)", 5), ("(-1,0)", 2)]
        {
            let error = game.parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
        assert!(CornerKnight::on("0").is_err() && CornerKnight::on("8x8").is_err());
    }
}
