//! Reading coin-turning codes.

use super::{Reach, Shape, Turn, Turning};
use crate::error::ParseError;
use grundy_words::say;

pub(super) fn parse(text: &str) -> Result<Turning, ParseError> {
    let mut parser = Parser { text, at: 0 };
    let mut turns = Vec::new();
    loop {
        turns.push(parser.turn()?);
        parser.spaces();
        match parser.peek() {
            None => return Ok(Turning::new(turns)),
            Some(',') => parser.at += 1,
            Some(c) if c.is_ascii_alphabetic() => return Err(parser.letter(c)),
            Some(c) => {
                return Err(parser
                    .here(say!(
                        "error-code-not-belong-coin-turning-code",
                        sign = c.escape_debug().to_string()
                    ))
                    .expected(say!("error-code-expects-one-letters-c-e-f")));
            }
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    /// The byte where the next character begins.
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn here(&self, message: impl Into<String>) -> ParseError {
        let length = self.peek().map_or(0, char::len_utf8);
        ParseError::at(self.text, self.at..self.at + length, message)
    }

    fn since(&self, start: usize, message: impl Into<String>) -> ParseError {
        ParseError::at(self.text, start..self.at, message)
    }

    fn letter(&self, c: char) -> ParseError {
        let error = self
            .here(say!("error-code-not-letter-coin-turning-codes", sign = c.to_string()))
            .expected(say!("error-code-expects-c-consecutive-c-n-within"));
        if "cefs".contains(c) {
            return error
                .help(say!("error-code-help-letters-capital", letter = c.to_ascii_uppercase().to_string()));
        }
        error
    }

    /// A number of coins or of neighbours, at least 1. `what` says to the messages which one.
    fn number(&mut self, what: &str) -> Result<u64, ParseError> {
        self.spaces();
        let start = self.at;
        let mut value = Some(0u64);
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.and_then(|v| v.checked_mul(10)?.checked_add(u64::from(digit)));
            self.at += 1;
        }
        if self.at == start {
            return Err(self
                .here(say!("error-code-count-missing", what = what))
                .expected(say!("error-code-expects-number")));
        }
        match value {
            None => Err(self.since(start, say!("error-number-too-large"))),
            Some(0) => Err(self
                .since(start, say!("error-code-count-zero", what = what))
                .help(say!("error-code-help-move-turns-least-coin-goes"))),
            Some(value) => Ok(value),
        }
    }

    /// `k`, `a-b` or `a+`, then letters.
    fn turn(&mut self) -> Result<Turn, ParseError> {
        self.spaces();
        let start = self.at;
        let least = self.number("coins")?;
        let most = match self.peek() {
            Some('+') => {
                self.at += 1;
                None
            }
            Some('-') => {
                self.at += 1;
                Some(self.number("most-coins")?)
            }
            _ => Some(least),
        };
        if most.is_some_and(|most| most < least) {
            return Err(self.since(start, say!("error-code-range-ends-below-start")));
        }
        let mut turn = Turn { least, most, shape: Shape::default() };
        while self.shape(&mut turn, start)? {}
        Ok(turn)
    }

    /// One letter of the shape, if there is one.
    fn shape(&mut self, turn: &mut Turn, start: usize) -> Result<bool, ParseError> {
        let shape = &mut turn.shape;
        let letter = self.at;
        let Some(c @ ('C' | 'E' | 'F' | 'S')) = self.peek() else { return Ok(false) };
        self.at += 1;
        let twice = match c {
            'C' => std::mem::replace(&mut shape.reach, Reach::Consecutive) != Reach::Any,
            'E' => std::mem::replace(&mut shape.equal, true),
            'F' => std::mem::replace(&mut shape.first, true),
            _ => std::mem::replace(&mut shape.symmetric, true),
        };
        if twice {
            return Err(self.since(letter, say!("error-code-said-twice", sign = c.to_string())));
        }
        if c == 'C' && self.peek() == Some('(') {
            let open = self.at;
            self.at += 1;
            let within = self.number("neighbours")?;
            self.spaces();
            if self.peek().is_none() {
                return Err(ParseError::at(
                    self.text,
                    open..open + 1,
                    say!("error-code-parenthesis-not-closed"),
                )
                .expected("`)`"));
            }
            if self.peek() != Some(')') {
                return Err(self.here(say!("error-code-not-belong-number-neighbours")).expected("`)`"));
            }
            self.at += 1;
            if within < turn.least {
                let message =
                    say!("error-code-coins-lie-within-neighbours", least = turn.least, within = within);
                return Err(self.since(start, message));
            }
            shape.reach = Reach::Within(within);
        }
        let consecutive = shape.reach == Reach::Consecutive;
        let idle = match () {
            () if consecutive && shape.equal => say!("error-code-coins-consecutive-equally-spaced-already"),
            () if consecutive && shape.symmetric => say!("error-code-coins-consecutive-symmetric-already"),
            () if shape.equal && shape.symmetric => say!("error-code-coins-equally-spaced-symmetric-already"),
            () => return Ok(true),
        };
        Err(self.since(letter, idle).help(say!("error-code-help-leave-out-letter-says-nothing")))
    }
}
