//! Clobber and Cannibal Clobber, impartial: a stone takes a stone beside it.

pub mod cannibal;
mod stones;

use super::squares::{Signs, Typed, bits};
use grundy_rules::compact::{Compact, add};
use grundy_rules::{Bundle, Flow, Group, Impartial, Named, NimValue, Notation, ParseError, Play, Rules};
use grundy_words::say;
use smallvec::SmallVec;
use std::ops::ControlFlow;

pub use stones::Stones;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "clobber",
    aliases: &["impartial-clobber"],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<Clobber>()),
    about: "Move a stone onto an adjacent stone of the other colour, which is removed; both players move both \
            colours.",
    known: "A board that a reflection or half-turn leaves as it is, and where no stone meets its own image, is lost \
            by the player to move: so is every full board of even by even squares (Winning Ways, ch. 1).",
    notation: "a size (rows x columns), full of stones whose colours alternate, or the rows from the top with `/` \
               between them: `x` and `o` are stones, `.` is empty",
    samples: &["clobber 3x4", "clobber : xo./o.x", "clobber : xxo/oxo"],
};

const SIGNS: Signs<3> = Signs {
    signs: ['x', 'o', '.'],
    meaning: || say!("error-game-expects-coloured-stone-empty-square"),
    sample: || say!("error-game-expects-size-or-coloured-stones"),
};

/// The game of Clobber, where both players move stones of both colours. A position is a board with
/// stones of two colours.
///
/// ```
/// use grundy_games::clobber::Clobber;
/// use grundy_rules::{Impartial, NimValue, Notation, Rules};
/// let board = Clobber.parse_position("xo./..o")?;
/// let options = Clobber.options_of(&board)?;
/// let options: Vec<String> = options.iter().map(|board| Clobber.show_position(board)).collect();
/// assert_eq!(options, [".x./..o", "o../..o"]);
/// // Each capture is answered by its half-turn.
/// assert_eq!(Clobber.known(&Clobber.parse_position("4x6")?), Some(NimValue(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, *An introduction to Clobber*, Integers 5(2)
/// (2005), A01 (there each player has a colour). For answers by symmetry: E. R. Berlekamp, J. H. Conway, R.
/// K. Guy, *Winning Ways*, ch. 1, Tweedledum and Tweedledee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clobber;

/// A stone moves onto its neighbour's square; squares are counted row by row from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    from: u8,
    to: u8,
}

impl Capture {
    /// Visits both captures of each pair of adjacent squares. `pairs` has the first square of each horizontal
    /// pair and of each vertical one.
    fn each(pairs: [u128; 2], columns: u8, each: &mut dyn FnMut(Capture) -> Flow) -> Flow {
        let [level, upright] = pairs;
        for square in bits(level | upright) {
            for (pairs, step) in [(level, 1), (upright, columns)] {
                if pairs >> square & 1 == 1 {
                    let (from, to) = (square as u8, square as u8 + step);
                    each(Capture { from, to })?;
                    each(Capture { from: to, to: from })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Rules for Clobber {
    type Position = Stones;
    type Move = Capture;

    fn moves(&self, board: &Stones, each: &mut dyn FnMut(Capture) -> Flow) -> Flow {
        Capture::each(board.pairs(), board.squares().columns, each)
    }

    fn apply(&self, board: &Stones, capture: &Capture) -> Stones {
        board.after(capture.from, capture.to)
    }
}

impl Impartial for Clobber {
    /// The regions of stones with both colours. All stones of such a region may come into play: one beside
    /// its own colour is attacked when a neighbour is taken.
    fn parts(&self, board: &Stones, each: &mut dyn FnMut(Stones)) {
        board.regions(each);
    }

    /// The smallest board around the regions with both colours, least among its reflections, colours
    /// exchanged or not; a path is stretched to one row.
    fn representative(&self, board: Stones) -> Stones {
        board.representative()
    }

    /// A board on which each capture is answered by its image. See [`Stones`].
    fn known(&self, board: &Stones) -> Option<NimValue> {
        board.trimmed().answers_itself().then_some(NimValue(0))
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(self)
    }

    fn words(&self, board: &Stones) -> Option<Vec<u128>> {
        let mut words: SmallVec<[u128; 8]> = SmallVec::new();
        let mut fits = true;
        board.regions(&mut |region| match region.representative().word() {
            Some(word) => add(&mut words, word),
            None => fits = false,
        });
        fits.then(|| words.into_vec())
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 1: Tweedledum and Tweedledee, answers by \
             symmetry",
        )
    }
}

impl Compact for Clobber {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        let board = Stones::of_word(part);
        let mut words: SmallVec<[u128; 8]> = SmallVec::new();
        self.moves(&board, &mut |capture| {
            words.clear();
            self.apply(&board, &capture).regions(&mut |region| {
                let region = region.representative();
                if !region.answers_itself() {
                    // It is not larger than the part, so it fits a word too.
                    region.word().into_iter().for_each(|word| add(&mut words, word));
                }
            });
            each(&words)
        })
    }

    /// One less than the number of stones: each capture removes one, and one is left of each region.
    fn size(&self, part: u128) -> u32 {
        Stones::of_word(part).squares().free.count_ones().saturating_sub(1)
    }
}

impl Notation for Clobber {
    /// A size `3x4`, or the rows from the top: `xo./o.x`.
    fn parse_position(&self, text: &str) -> Result<Stones, ParseError> {
        Ok(match SIGNS.read(text)? {
            Typed::Size(board) => Stones::alternating(board),
            Typed::Picture(board, [x, o, _]) => Stones::new(board, x, o),
        })
    }

    fn show_position(&self, board: &Stones) -> String {
        board.show()
    }

    /// The squares of the stone before and after the move, by row and column, counted from 1.
    fn show_move(&self, board: &Stones, capture: &Capture) -> String {
        capture.show(board.squares())
    }
}

impl Capture {
    fn show(self, board: super::squares::Board) -> String {
        format!("{}-{}", board.place(self.from), board.place(self.to))
    }
}

#[cfg(test)]
mod tests;
