//! Codes on a ring of pins, such as `kayles cycle 7`.

use super::{Code, Kinds};
use crate::error::ParseError;
use crate::failure::Flow;
use crate::heaps::{HeapMove, Heaps};
use crate::notation::{Cursor, number};
use crate::rules::{Impartial, Notation, Rules};
use grundy_words::say;
use std::ops::ControlFlow;

/// The largest number of pins in a ring.
pub(crate) const MAX_PINS: u64 = 1000;

/// A code of at most two heaps, played with pins that stand in a ring.
///
/// A move removes `k` adjacent pins. From a ring of more than `k` pins it may do so if the digit of `k` allows a
/// move from the inside of a row, which leaves two heaps: every pin of a ring has neighbours on both sides. One row
/// of the other pins is left. All `k` pins of a ring of `k` may be removed if the digit allows a whole heap to be
/// taken. In rows the code has its own moves.
///
/// ```
/// use grundy_rules::code::{Code, Pins, Ring};
/// use grundy_rules::Rules;
/// let kayles = Ring::new(Code::parse("0.77")?, 7)?;
/// assert_eq!(kayles.options_of(&Pins::Ring)?, [Pins::Rows(vec![6]), Pins::Rows(vec![5])]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// For the digits: R. K. Guy, C. A. B. Smith, *The G-values of various games*, Proc. Cambridge Philos. Soc. 52
/// (1956). On a ring `0.137` is Node Kayles and `0.07` is Arc Kayles.
#[derive(Clone, Debug)]
pub struct Ring {
    rows: Heaps<Code>,
    pins: u64,
}

/// The pins that are left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pins {
    /// The whole ring.
    Ring,
    /// The lengths of the rows, ascending.
    Rows(Vec<u64>),
}

impl Ring {
    /// A ring of some pins.
    ///
    /// # Errors
    /// A code that may leave more than two heaps or restricts their sizes; a ring without pins, or with more than
    /// 1000. The error points at no character.
    pub fn new(code: Code, pins: u64) -> Result<Ring, ParseError> {
        let octal = code.most_heaps().is_some_and(|heaps| heaps <= 2) && code.is_plain();
        if !octal {
            return Err(ParseError::at("", 0..0, say!("error-code-code-not-played-ring"))
                .expected(say!("error-code-expects-octal-code")));
        }
        if !(1..=MAX_PINS).contains(&pins) {
            return Err(ParseError::at("", 0..0, say!("error-code-ring-pins", pins = pins))
                .expected(say!("error-code-expects-pins", most = MAX_PINS)));
        }
        Ok(Ring { rows: Heaps(code), pins })
    }

    /// The divisions into this number of heaps that are allowed after `taken` pins.
    fn kinds(&self, taken: u64, heaps: u64) -> Kinds {
        self.rows.0.digit_at(taken as i64).map_or(Kinds::NONE, |digit| digit.kinds(heaps))
    }
}

impl Rules for Ring {
    type Position = Pins;
    type Move = HeapMove;

    fn moves(&self, from: &Pins, each: &mut dyn FnMut(HeapMove) -> Flow) -> Flow {
        let Pins::Rows(rows) = from else {
            for taken in (0..self.pins).filter(|&taken| !self.kinds(taken, 2).is_none()) {
                each(HeapMove { heap: self.pins, to: vec![self.pins - taken] })?;
            }
            if !self.kinds(self.pins, 0).is_none() {
                each(HeapMove { heap: self.pins, to: vec![] })?;
            }
            return ControlFlow::Continue(());
        };
        self.rows.moves(rows, each)
    }

    fn apply(&self, from: &Pins, m: &HeapMove) -> Pins {
        Pins::Rows(match from {
            Pins::Ring => m.to.clone(),
            Pins::Rows(rows) => self.rows.apply(rows, m),
        })
    }
}

impl Impartial for Ring {
    fn parts(&self, position: &Pins, each: &mut dyn FnMut(Pins)) {
        match position {
            Pins::Ring => each(Pins::Ring),
            Pins::Rows(rows) => self.rows.parts(rows, &mut |row| each(Pins::Rows(row))),
        }
    }
}

impl Notation for Ring {
    /// The rows left, such as `2, 3`, or the ring as `cycle 7`.
    fn parse_position(&self, text: &str) -> Result<Pins, ParseError> {
        let mut cursor = Cursor::new(text);
        if cursor.eat_word("cycle") {
            cursor.skip_space();
            let start = cursor.at;
            let pins = number(&mut cursor)?;
            return if pins == self.pins && cursor.is_done() {
                Ok(Pins::Ring)
            } else {
                Err(ParseError::at(text, start..text.len(), say!("error-code-another-ring"))
                    .expected(self.pins.to_string()))
            };
        }
        let rows = self.rows.parse_position(text)?;
        let left = rows.iter().fold(0u64, |sum, &row| sum.saturating_add(row));
        if left > self.pins {
            return Err(ParseError::at(text, 0..text.len(), say!("error-code-too-many-pins", left = left))
                .expected(say!("error-code-expects-rows-most-pins-together", pins = self.pins)));
        }
        Ok(Pins::Rows(self.rows.representative(rows)))
    }

    fn show_position(&self, position: &Pins) -> String {
        match position {
            Pins::Ring => format!("cycle {}", self.pins),
            Pins::Rows(rows) => self.rows.show_position(rows),
        }
    }

    /// `take 2` from the ring; `take 2 from 6 after 1` leaves rows of 1 and 3.
    fn show_move(&self, from: &Pins, m: &HeapMove) -> String {
        let taken = m.heap - m.to.iter().sum::<u64>();
        let act = if taken == 0 { "cut".into() } else { format!("take {taken}") };
        match (from, &m.to[..]) {
            (Pins::Ring, _) => act,
            (_, [first, _]) => format!("{act} from {} after {first}", m.heap),
            _ => format!("{act} from {}", m.heap),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::promises;

    fn ring(code: &str, pins: u64) -> Ring {
        Ring::new(Code::parse(code).unwrap(), pins).unwrap()
    }

    #[test]
    fn keeps_its_promises() {
        for code in ["0.77", "0.137", "0.07", "0.6", "4.7", "0.33", "0.[7]"] {
            for pins in 1..=8 {
                let game = ring(code, pins);
                promises::all(&game, [Pins::Ring]).unwrap_or_else(|broken| panic!("{code} {pins}: {broken}"));
                promises::notation(&game, [Pins::Ring]).unwrap();
            }
        }
    }

    #[test]
    fn a_ring_has_no_ends() {
        let left = |code, pins| ring(code, pins).options_of(&Pins::Ring).unwrap();
        let rows = |rows: &[u64]| Pins::Rows(rows.to_vec());
        assert_eq!(left("0.137", 2), [rows(&[])]);
        assert_eq!(left("0.137", 9), [rows(&[6])]);
        assert_eq!(left("0.33", 2), [rows(&[])]);
        assert_eq!(left("0.33", 3), []);
        assert_eq!(left("4.0", 3), [rows(&[3])]);
        assert_eq!(left("0.6", 1), []);
    }

    #[test]
    fn other_codes_rings_and_rows_are_refused() {
        for code in ["0.8", "0.6!", "0.{2+}", "4!.0"] {
            assert!(Ring::new(Code::parse(code).unwrap(), 5).is_err(), "{code}");
        }
        assert!(Ring::new(Code::parse("0.77").unwrap(), 0).is_err());
        assert!(Ring::new(Code::parse("0.77").unwrap(), 1001).is_err());
        let game = ring("0.77", 7);
        for (text, column) in [("cycle 8", 7), ("4, 4", 1), ("3 3", 3), ("cycle", 6)] {
            assert_eq!(game.parse_position(text).unwrap_err().column, column, "{text}");
        }
    }
}
