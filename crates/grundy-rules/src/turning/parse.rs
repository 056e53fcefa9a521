//! Reading coin-turning codes.

use super::{Reach, Shape, Turn, Turning};
use crate::error::ParseError;

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
                    .here(format!("`{}` does not belong to a coin-turning code", c.escape_debug()))
                    .expected("`,`, one of the letters C, E, F, S, or the end"));
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
        let error = self.here(format!("`{c}` is not a letter of coin-turning codes")).expected(
            "C (consecutive), C(n) (within n neighbours), E (equally spaced), F (with the leftmost coin) or \
             S (symmetric)",
        );
        if "cefs".contains(c) {
            return error.help(format!("letters are capital: `{}`", c.to_ascii_uppercase()));
        }
        error
    }

    /// A number of coins or of neighbours, at least 1.
    fn number(&mut self, what: &str) -> Result<u64, ParseError> {
        self.spaces();
        let start = self.at;
        let mut value = Some(0u64);
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.and_then(|v| v.checked_mul(10)?.checked_add(u64::from(digit)));
            self.at += 1;
        }
        if self.at == start {
            return Err(self.here(format!("{what} is missing here")).expected("a number such as 3"));
        }
        match value {
            None => Err(self.since(start, "this number is too large")),
            Some(0) => Err(self
                .since(start, format!("{what} cannot be 0"))
                .help("a move turns at least the coin that goes from heads to tails")),
            Some(value) => Ok(value),
        }
    }

    /// `k`, `a-b` or `a+`, then letters.
    fn turn(&mut self) -> Result<Turn, ParseError> {
        self.spaces();
        let start = self.at;
        let least = self.number("the number of coins")?;
        let most = match self.peek() {
            Some('+') => {
                self.at += 1;
                None
            }
            Some('-') => {
                self.at += 1;
                Some(self.number("the largest number of coins")?)
            }
            _ => Some(least),
        };
        if most.is_some_and(|most| most < least) {
            return Err(self.since(start, "this range ends below its start"));
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
            return Err(self.since(letter, format!("`{c}` is said twice")));
        }
        if c == 'C' && self.peek() == Some('(') {
            let open = self.at;
            self.at += 1;
            let within = self.number("the number of neighbours")?;
            self.spaces();
            if self.peek().is_none() {
                return Err(ParseError::at(self.text, open..open + 1, "this parenthesis is not closed")
                    .expected("`)`"));
            }
            if self.peek() != Some(')') {
                return Err(self.here("this does not belong to a number of neighbours").expected("`)`"));
            }
            self.at += 1;
            if within < turn.least {
                let message = format!("{} coins cannot lie within {within} neighbours", turn.least);
                return Err(self.since(start, message));
            }
            shape.reach = Reach::Within(within);
        }
        let consecutive = shape.reach == Reach::Consecutive;
        let idle = match () {
            () if consecutive && shape.equal => "coins that are consecutive are equally spaced already",
            () if consecutive && shape.symmetric => "coins that are consecutive are symmetric already",
            () if shape.equal && shape.symmetric => "coins that are equally spaced are symmetric already",
            () => return Ok(true),
        };
        Err(self.since(letter, idle).help("leave out the letter that says nothing"))
    }
}
