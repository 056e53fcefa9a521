//! Cut the cake: eat the part without the poisoned piece.

use super::text::{numbers, size};
use grundy_rules::reason::nim_sum;
use grundy_rules::theorem::{MisereNim, misere_nim_outcome};
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Numbers, Outcome,
    ParseError, Play, Reason, Rules, Span,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "cut-cake",
    aliases: &["exclusively-edible"],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<CutCake>()),
    about: "Cut a cake of square pieces along a full line and eat the part without the poisoned piece.",
    known: "The rows above and below the poisoned piece and the columns left and right of it are four Nim heaps \
            (Bouton 1901).",
    notation: "rows x columns, then the (row,column) of the poisoned piece, counted from 1 from the top left",
    samples: &["cut-cake : 4x3 (2,1)", "cut-cake : 3x3 (2,2)"],
};

/// Cut the cake. A position is the size of the cake and the row and column of the poisoned piece.
///
/// A move cuts between two rows or two columns and eats the part without the poisoned piece: any number of
/// rows above or below it, or of columns left or right of it. These four numbers are independent, so they are
/// Nim heaps, under misère play too.
///
/// ```
/// use grundy_games::cut_cake::CutCake;
/// use grundy_rules::{Impartial, NimValue, Notation};
/// let cake = CutCake.parse_position("5x7 (2,3)")?;
/// assert_eq!(CutCake.known(&cake), Some(NimValue(1 ^ 3 ^ 2 ^ 4)));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Reference
/// C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901); the game:
/// UVa 11311, *Exclusively Edible*, where rows and columns are counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CutCake;

/// A cake with one poisoned piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cake {
    /// Rows and columns, at least 1 each.
    pub size: (u64, u64),
    /// Row and column of the poisoned piece, counted from 1.
    pub poison: (u64, u64),
}

/// The side from which the cake is eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Rows above the poisoned piece.
    Top,
    /// Rows below it.
    Bottom,
    /// Columns left of it.
    Left,
    /// Columns right of it.
    Right,
}

/// A move: it eats rows or columns from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cut {
    /// The side.
    pub side: Side,
    /// How many rows or columns.
    pub lines: u64,
}

impl Cake {
    /// How many rows or columns may be eaten from each side: the four heaps.
    fn heaps(&self) -> [(Side, u64); 4] {
        let Cake { size: (rows, columns), poison: (row, column) } = *self;
        [
            (Side::Top, row - 1),
            (Side::Bottom, rows - row),
            (Side::Left, column - 1),
            (Side::Right, columns - column),
        ]
    }

    /// The cake made smallest by mirror images and the exchange of rows and columns.
    fn smallest(self) -> Cake {
        let half = |size: u64, at: u64| at.min(size - at + 1);
        let rows = (self.size.0, half(self.size.0, self.poison.0));
        let columns = (self.size.1, half(self.size.1, self.poison.1));
        let (first, second) = (rows.min(columns), rows.max(columns));
        Cake { size: (first.0, second.0), poison: (first.1, second.1) }
    }
}

impl Rules for CutCake {
    type Position = Cake;
    type Move = Cut;

    fn moves(&self, cake: &Cake, each: &mut dyn FnMut(Cut) -> Flow) -> Flow {
        for (side, heap) in cake.heaps() {
            (1..=heap).try_for_each(|lines| each(Cut { side, lines }))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, cake: &Cake, &Cut { side, lines }: &Cut) -> Cake {
        let Cake { size: (rows, columns), poison: (row, column) } = *cake;
        let (size, poison) = match side {
            Side::Top => ((rows - lines, columns), (row - lines, column)),
            Side::Bottom => ((rows - lines, columns), (row, column)),
            Side::Left => ((rows, columns - lines), (row, column - lines)),
            Side::Right => ((rows, columns - lines), (row, column)),
        };
        Cake { size, poison }
    }
}

impl Impartial for CutCake {
    /// The cake may be turned and mirrored.
    fn representative(&self, cake: Cake) -> Cake {
        cake.smallest()
    }

    fn known(&self, cake: &Cake) -> Option<NimValue> {
        Some(NimValue(cake.heaps().iter().fold(0, |sum, (_, heap)| sum ^ heap)))
    }

    fn known_moves(&self, cake: &Cake, value: NimValue, limit: usize) -> Option<KnownMoves<Cut>> {
        let change = self.known(cake)?.0 ^ value.0;
        let cuts = cake.heaps().into_iter().filter_map(|(side, heap)| {
            let lines = heap.checked_sub(heap ^ change)?;
            (lines > 0).then_some(Cut { side, lines })
        });
        Some(KnownMoves::all(cuts, limit))
    }

    fn known_misere(&self, cake: &Cake) -> Option<Outcome> {
        Some(misere_nim_outcome(&cake.heaps().map(|(_, heap)| heap)))
    }

    fn known_misere_moves(&self, cake: &Cake, limit: usize) -> Option<KnownMoves<Cut>> {
        let all = MisereNim::of(&cake.heaps().map(|(_, heap)| heap));
        let cuts = cake
            .heaps()
            .into_iter()
            .filter_map(|(side, heap)| Some(Cut { side, lines: heap - all.without(heap).reply(heap)? }));
        Some(KnownMoves::all(cuts, limit))
    }

    fn reason(&self, cake: &Cake) -> Option<Reason> {
        let named = |side: Side| match side {
            Side::Top => "top",
            Side::Bottom => "bottom",
            Side::Left => "left",
            Side::Right => "right",
        };
        Some(Reason {
            claim: Claim::Value(self.known(cake)?),
            idea: say!("reason-cake"),
            numbers: Numbers::Heaps(
                cake.heaps()
                    .map(|(side, heap)| (say!("reason-cake-side", side = named(side)), heap))
                    .to_vec(),
            ),
            here: say!("reason-their-nim-sum", sum = nim_sum(cake.heaps().map(|(_, heap)| heap))),
            aim: say!("aim-cake"),
            answer: None,
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901): four heaps",
        )
    }
}

impl Notation for CutCake {
    fn parse_position(&self, text: &str) -> Result<Cake, ParseError> {
        let looks = || say!("error-game-expects-size-place-poisoned-piece");
        let wrong = |span: Span, message: String| ParseError::at(text, span, message).expected(looks());
        let open = text.find('(').unwrap_or(text.len());
        let Some(size) = size(&text[..open]) else {
            return Err(wrong(0..open, say!("error-game-cake-without-size")));
        };
        let size = size.map_err(|error| error.moved(text, 0))?;
        let inside = text[open..].trim_end().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let Some(inside) = inside else {
            return Err(wrong(open..text.len(), say!("error-game-place-poisoned-piece-missing")));
        };
        let poison = numbers(inside).map_err(|error| error.moved(text, open + 1))?;
        let [(row, at_row), (column, at_column)] = &poison[..] else {
            return Err(wrong(open..text.len(), say!("error-game-poisoned-piece-row-column")));
        };
        for (kind, lines, at, span) in [("row", size.0, *row, at_row), ("column", size.1, *column, at_column)]
        {
            if !(1..=lines).contains(&at) {
                let span = span.start + open + 1..span.end + open + 1;
                return Err(ParseError::at(
                    text,
                    span,
                    say!("error-game-no-such-line", kind = kind, number = at),
                )
                .expected(say!("error-game-expects-line", kind = kind, most = lines)));
            }
        }
        Ok(Cake { size, poison: (*row, *column) })
    }

    fn show_position(&self, cake: &Cake) -> String {
        let Cake { size: (rows, columns), poison: (row, column) } = cake;
        format!("{rows}x{columns} ({row},{column})")
    }

    fn show_move(&self, _from: &Cake, cut: &Cut) -> String {
        let side = match cut.side {
            Side::Top => "top",
            Side::Bottom => "bottom",
            Side::Left => "left",
            Side::Right => "right",
        };
        format!("{side} {}", cut.lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    fn cake(text: &str) -> Cake {
        CutCake.parse_position(text).unwrap()
    }

    #[test]
    fn promises() {
        let starts = ["1x1 (1,1)", "4x5 (2,4)", "3x3 (2,2)", "1x6 (1,3)", "5x2(5,1)", "2x2 (2,2)"].map(cake);
        promises::all(&CutCake, starts).unwrap();
        promises::notation(&CutCake, starts).unwrap();
    }

    #[test]
    fn large_cakes() {
        let cake = cake("18446744073709551615x10^18 (10^18, 1)");
        let cuts = CutCake.known_moves(&cake, NimValue(0), usize::MAX).unwrap();
        let shown: Vec<String> = cuts.first.iter().map(|cut| CutCake.show_move(&cake, cut)).collect();
        assert_eq!(shown, ["bottom 17446744073709551615"]);
        assert_eq!(CutCake.known(&CutCake.apply(&cake, &cuts.first[0])), Some(NimValue(0)));
        assert_eq!(CutCake.representative(cake).size.0, 10u64.pow(18));
    }

    #[test]
    fn refused() {
        for (text, column) in [
            ("", 1),
            ("5x7", 4),
            ("5 (1,1)", 1),
            ("0x7 (1,1)", 1),
            ("5x7 (6,1)", 6),
            ("5x7 (1,0)", 8),
            ("5x7 (1)", 5),
            ("5x7 (1,2", 5),
            ("5x7 (1,2) 3", 5),
            ("5xé (1,2)", 3),
        ] {
            let error = CutCake.parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
    }
}
