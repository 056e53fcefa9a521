//! Treblecross: crosses on a strip; the player who makes three in a row wins.

use grundy_rules::{
    Bundle, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Outcome, ParseError, Play, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "treblecross",
    aliases: &[],
    group: Group::Strips,
    play: Play::Game(Bundle::of::<Treblecross>()),
    about: "Mark an empty cell of a strip with a cross; whoever completes three adjacent crosses wins.",
    known: "A cross nearer than three cells to another one loses at once, so the cells left to play are heaps of \
            0.007, with two more coins each (Winning Ways, ch. 4).",
    notation: "a strip of `.` and `X`, or the length of an empty one; at most 10000 cells",
    samples: &["treblecross : ..X..", "treblecross : 7", "treblecross : X...XX.."],
};

/// The longest strip.
const MAX_CELLS: usize = 10_000;

/// Treblecross. A position is a strip, `true` where there is a cross.
///
/// A move marks an empty cell. With three crosses in a row the game is over: nobody can move.
///
/// ```
/// use grundy_games::treblecross::Treblecross;
/// use grundy_rules::{Impartial, Notation, Outcome};
/// let game = Treblecross::default();
/// assert_eq!(game.known_outcome(&game.parse_position("..X..")?), Some(Outcome::Previous));
/// assert_eq!(game.known_outcome(&game.parse_position(".....")?), Some(Outcome::Next));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Laws
/// Who wins, on a strip of three or more cells. If a cross completes three, the player to move wins, and only
/// so. Otherwise all crosses are three or more apart. A cross within two cells of another makes `XX` or
/// `X.X`, which the opponent completes; so nobody wants to be the player who has no other cell left. A cell
/// is *safe* if no cross is within two cells of it, and a cross on it makes it and its two neighbours on each
/// side unsafe. So a stretch of m safe cells is a heap from which a move at cell i leaves i − 3 and m − i − 2
/// (nothing if that is negative), stretches do not touch each other, and the winner is the player who makes
/// the last safe cross. As a heap of m + 2 coins the move takes three adjacent ones: the octal game 0.007. On
/// one or two cells there is no room for three, and every cell is filled.
///
/// # Cost
/// The values of the stretches of up to n cells take n²/4 steps, once.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 4; as a contest problem: UVa
/// 10561.
#[derive(Debug, Default)]
pub struct Treblecross {
    /// The values of the stretches of 0, 1, 2, … safe cells, as far as they were needed.
    stretches: Mutex<Vec<u64>>,
}

/// The nim-value of a stretch of safe cells that is one longer than those in `values`.
fn next_stretch(values: &[u64]) -> u64 {
    let cells = values.len();
    let mut seen = vec![false; 2 * cells + 2];
    for cell in 1..=cells.div_ceil(2) {
        let value = values[cell.saturating_sub(3)] ^ values[cells.saturating_sub(cell + 2)];
        // A mex is at most the number of moves.
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    }
    seen.iter().take_while(|seen| **seen).count() as u64
}

impl Treblecross {
    /// The nim-sum of the stretches of safe cells.
    fn worth(&self, strip: &[bool]) -> u64 {
        let lengths = safe(strip);
        let longest = lengths.iter().map(|stretch| stretch.len()).max().unwrap_or(0);
        let mut values = self.stretches.lock().unwrap_or_else(PoisonError::into_inner);
        while values.len() <= longest {
            let next = next_stretch(&values);
            values.push(next);
        }
        lengths.iter().fold(0, |sum, stretch| sum ^ values[stretch.len()])
    }

    /// The safe cells whose cross leaves nim-value 0 in the game of safe crosses.
    fn good_cells(&self, strip: &[bool]) -> Vec<usize> {
        let worth = self.worth(strip);
        let values = self.stretches.lock().unwrap_or_else(PoisonError::into_inner);
        let mut good = Vec::new();
        for stretch in safe(strip) {
            let cells = stretch.len();
            good.extend(stretch.clone().filter(|at| {
                let cell = at - stretch.start + 1;
                let left = values[cell.saturating_sub(3)] ^ values[cells.saturating_sub(cell + 2)];
                worth ^ values[cells] ^ left == 0
            }));
        }
        good
    }
}

/// Whether there are three crosses in a row.
fn over(strip: &[bool]) -> bool {
    strip.windows(3).any(|three| three == [true; 3])
}

/// Whether a cross on this empty cell completes three.
fn completes(strip: &[bool], at: usize) -> bool {
    let cross = |i: Option<usize>| i.and_then(|i| strip.get(i)) == Some(&true);
    let (left, right) = (cross(at.checked_sub(1)), cross(Some(at + 1)));
    let (before, behind) = (cross(at.checked_sub(2)), cross(Some(at + 2)));
    (left && (before || right)) || (right && behind)
}

/// The stretches of cells without a cross within two cells.
fn safe(strip: &[bool]) -> Vec<std::ops::Range<usize>> {
    let mut stretches = Vec::new();
    let mut start = 0;
    for (at, cross) in strip.iter().enumerate() {
        if *cross {
            stretches.push(start..at.saturating_sub(2));
            start = at + 3;
        }
    }
    stretches.push(start..strip.len());
    stretches.retain(|stretch| !stretch.is_empty());
    stretches
}

fn empty(strip: &[bool]) -> impl Iterator<Item = usize> + '_ {
    (0..strip.len()).filter(|&at| !strip[at])
}

impl Rules for Treblecross {
    type Position = Vec<bool>;
    /// The cell, counted from 0.
    type Move = usize;

    fn moves(&self, strip: &Vec<bool>, each: &mut dyn FnMut(usize) -> Flow) -> Flow {
        if over(strip) { ControlFlow::Continue(()) } else { empty(strip).try_for_each(each) }
    }

    fn apply(&self, strip: &Vec<bool>, &cell: &usize) -> Vec<bool> {
        let mut next = strip.clone();
        next[cell] = true;
        next
    }
}

impl Impartial for Treblecross {
    /// The strip or its mirror image.
    fn representative(&self, strip: Vec<bool>) -> Vec<bool> {
        let mirrored: Vec<bool> = strip.iter().rev().copied().collect();
        strip.min(mirrored)
    }

    /// Lost positions have nim-value 0; the theorem does not give the other values.
    fn known(&self, strip: &Vec<bool>) -> Option<NimValue> {
        (self.known_outcome(strip)? == Outcome::Previous).then_some(NimValue(0))
    }

    fn known_outcome(&self, strip: &Vec<bool>) -> Option<Outcome> {
        let wins = match strip.len() {
            _ if over(strip) => false,
            0..3 => empty(strip).count() % 2 == 1,
            _ => empty(strip).any(|cell| completes(strip, cell)) || self.worth(strip) != 0,
        };
        Some(if wins { Outcome::Next } else { Outcome::Previous })
    }

    /// The winning moves: those that complete three, or else the safe crosses that leave nim-sum 0.
    fn known_moves(&self, strip: &Vec<bool>, value: NimValue, limit: usize) -> Option<KnownMoves<usize>> {
        if value != NimValue(0) {
            return None;
        }
        let cells: Vec<usize> = match strip.len() {
            _ if over(strip) => Vec::new(),
            0..3 => empty(strip).filter(|_| empty(strip).count() == 1).collect(),
            _ => {
                let wins: Vec<usize> = empty(strip).filter(|&cell| completes(strip, cell)).collect();
                if wins.is_empty() { self.good_cells(strip) } else { wins }
            }
        };
        Some(KnownMoves::all(cells, limit))
    }

    fn reference(&self) -> Option<&'static str> {
        Some("E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 4: Treblecross is 0.007")
    }
}

impl Notation for Treblecross {
    /// A strip such as `..X..`, or the length of an empty one.
    fn parse_position(&self, text: &str) -> Result<Vec<bool>, ParseError> {
        let looks = || say!("error-game-expects-strip-x", most = MAX_CELLS);
        let too_long = || {
            ParseError::at(text, 0..text.len(), say!("error-game-strip-too-long"))
                .expected(say!("error-game-expects-most-cells", most = MAX_CELLS))
        };
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let length = grundy_rules::parse_number(text)?;
            let length = usize::try_from(length).ok().filter(|&length| length <= MAX_CELLS);
            return Ok(vec![false; length.ok_or_else(too_long)?]);
        }
        if text.is_empty() {
            return Err(ParseError::at(text, 0..0, say!("error-game-strip-without-cells")).expected(looks()));
        }
        if text.len() > MAX_CELLS {
            return Err(too_long());
        }
        let cell = |(at, c): (usize, char)| match c {
            '.' => Ok(false),
            'X' | 'x' => Ok(true),
            c => {
                let message = say!("error-game-no-cell-strip", sign = c.escape_debug().to_string());
                Err(ParseError::at(text, at..at + c.len_utf8(), message).expected(looks()))
            }
        };
        text.char_indices().map(cell).collect()
    }

    fn show_position(&self, strip: &Vec<bool>) -> String {
        if strip.is_empty() {
            return "0".into();
        }
        strip.iter().map(|cross| if *cross { 'X' } else { '.' }).collect()
    }

    /// The number of the cell, from 1.
    fn show_move(&self, _from: &Vec<bool>, cell: &usize) -> String {
        (cell + 1).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    fn strip(text: &str) -> Vec<bool> {
        Treblecross::default().parse_position(text).unwrap()
    }

    /// All strips that can be reached from the empty ones, and all others of up to eight cells.
    #[test]
    fn promises() {
        let game = Treblecross::default();
        promises::all(&game, (0..=13).map(|cells| vec![false; cells])).unwrap();
        let any = (0..=8).flat_map(|cells| {
            (0u32..1 << cells).map(move |crosses| (0..cells).map(|i| crosses >> i & 1 == 1).collect())
        });
        let any: Vec<Vec<bool>> = any.collect();
        promises::all(&game, any.clone()).unwrap();
        promises::notation(&game, any).unwrap();
    }

    /// A stretch of m safe cells is a heap of m + 2 of the octal game 0.007.
    #[test]
    fn stretches_are_an_octal_game() {
        let mut values = Vec::new();
        (0..300).for_each(|_| values.push(next_stretch(&values)));
        let code = grundy_rules::code::Code::parse("0.007").unwrap();
        let mut heaps: Vec<u64> = Vec::new();
        for heap in 0..302 {
            let mut seen = std::collections::BTreeSet::new();
            let _ = grundy_rules::HeapRules::options(&code, heap, &mut |parts| {
                seen.insert(parts.iter().fold(0, |sum, &part| sum ^ heaps[part as usize]));
                ControlFlow::Continue(())
            });
            heaps.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        assert_eq!(values, heaps[2..]);
    }

    #[test]
    fn winning_cells() {
        let game = Treblecross::default();
        for (text, cells) in [
            ("...............................................", "1 12 15 17 20 24 28 31 33 36 47"),
            ("...XX....", "3 6"),
            ("..X..X......X", "9 10"),
            (".....X....X.", "1 2 3"),
            ("......", ""),
        ] {
            let from = strip(text);
            let known = game.known_moves(&from, NimValue(0), usize::MAX).unwrap();
            let shown: Vec<String> = known.first.iter().map(|cell| game.show_move(&from, cell)).collect();
            assert_eq!(shown.join(" "), cells, "{text}");
        }
        assert_eq!(game.known_outcome(&strip("10_000")), Some(Outcome::Next));
    }

    #[test]
    fn refused() {
        for (text, column) in [("..O..", 3), ("", 1), ("10001", 1), ("10^18", 1), ("..é", 3), (".. .", 3)] {
            let error = Treblecross::default().parse_position(text).unwrap_err();
            assert_eq!(error.column, column, "{text}: {error}");
        }
    }
}
