//! The shared parts of the contest examples: the words of the standard input with their places, and faults:
//! wrong input ends a program with a message that names line and column, and with exit code 2.

#![allow(dead_code, reason = "every example uses a part of this module")]

pub mod tree;

use grundy::{Budget, Failure, Outcome};
use std::fmt::{self, Display};
use std::io::{self, BufWriter, Read, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

/// Numbers that only have to fit into 64 bits.
pub const ANY: RangeInclusive<u64> = 0..=u64::MAX;

/// Line and column, both counted from 1.
pub type Place = (usize, usize);

/// The reason why there is no answer: the fault of the input, and its place.
#[derive(Debug)]
pub struct Fault {
    /// The place; `None` if the input is not at fault.
    place: Option<Place>,
    message: String,
    /// Whether the reader of the answers is gone.
    unheard: bool,
}

impl Fault {
    /// A fault at this place of the input.
    pub fn at(place: Place, message: impl Display) -> Fault {
        Fault { place: Some(place), message: message.to_string(), unheard: false }
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        let unheard = error.kind() == io::ErrorKind::BrokenPipe;
        Fault { place: None, message: error.to_string(), unheard }
    }
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        Fault { place: None, message: failure.to_string(), unheard: false }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some((line, column)) => write!(f, "line {line}, column {column}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// Answers the standard input on the standard output. A fault goes to standard error, with exit code 2;
/// earlier answers stay.
pub fn run(answer: fn(&mut Input, &mut dyn Write) -> Result<(), Fault>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let end = Input::read(&mut io::stdin().lock()).and_then(|mut input| {
        let end = answer(&mut input, &mut out).and_then(|()| input.end());
        // A stopped computation reports the last word read.
        end.map_err(|fault| Fault { place: fault.place.or(Some(input.place)), ..fault })
    });
    let end = end.and(out.flush().map_err(Fault::from));
    match end {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) if fault.unheard => ExitCode::SUCCESS,
        Err(fault) => {
            let _ = writeln!(io::stderr(), "error: {fault}");
            ExitCode::from(2)
        }
    }
}

/// The budget of an example: far more than the official limits need, so that much larger numbers end with a
/// message in finite time.
pub fn budget() -> Budget<'static> {
    Budget::work(1 << 30).bytes(1 << 28)
}

/// The judge's name for the winner: for the player to move, or for the other one.
pub fn winner<'a>(outcome: Outcome, next: &'a str, previous: &'a str) -> &'a str {
    match outcome {
        Outcome::Next => next,
        Outcome::Previous => previous,
        Outcome::Tie | Outcome::Draw => "tie",
    }
}

/// The words of an input in order, with their places.
pub struct Input {
    text: Vec<u8>,
    at: usize,
    line: usize,
    line_start: usize,
    /// The start of the last word.
    pub place: Place,
}

impl Input {
    fn read(from: &mut dyn Read) -> Result<Input, Fault> {
        let mut text = Vec::new();
        from.read_to_end(&mut text)?;
        Ok(Input { text, at: 0, line: 1, line_start: 0, place: (1, 1) })
    }

    /// Moves to the next word and returns its end; `None` at the end of the input.
    fn advance(&mut self) -> Option<usize> {
        while let Some(&byte) = self.text.get(self.at).filter(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
            if byte == b'\n' {
                (self.line, self.line_start) = (self.line + 1, self.at);
            }
        }
        self.place = (self.line, self.at - self.line_start + 1);
        let rest = &self.text[self.at..];
        let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        (length > 0).then_some(self.at + length)
    }

    /// The next word, or a fault that names what was expected.
    pub fn word(&mut self, what: impl Display) -> Result<&[u8], Fault> {
        let Some(end) = self.advance() else {
            return Err(Fault::at(self.place, format!("expected {what}, but the input ends here")));
        };
        let start = std::mem::replace(&mut self.at, end);
        Ok(&self.text[start..end])
    }

    /// The next word as a number in a range.
    pub fn number(&mut self, what: impl Display, range: RangeInclusive<u64>) -> Result<u64, Fault> {
        let expected = Expected(&what, &range);
        let word = self.word(&expected)?;
        let value = std::str::from_utf8(word).ok().filter(|word| !word.starts_with('+'));
        if let Some(value) = value.and_then(|word| word.parse().ok()).filter(|value| range.contains(value)) {
            return Ok(value);
        }
        let found = shown(word);
        Err(Fault::at(self.place, format!("expected {expected}, found {found}")))
    }

    /// The next word as a whole number, which may be negative.
    pub fn integer(&mut self, what: impl Display) -> Result<i128, Fault> {
        let word = self.word(&what)?;
        let value = std::str::from_utf8(word).ok().filter(|word| !word.starts_with('+'));
        let value = value.and_then(|word| word.parse().ok());
        let found = shown(word);
        value.ok_or_else(|| Fault::at(self.place, format!("expected {what}, a whole number, found {found}")))
    }

    /// The next `count` numbers. Missing numbers reserve no memory.
    pub fn numbers(&mut self, count: u64, what: &str, range: RangeInclusive<u64>) -> Result<Vec<u64>, Fault> {
        (1..=count).map(|i| self.number(format_args!("{what} {i} of {count}"), range.clone())).collect()
    }

    /// A count, and then that many numbers.
    pub fn list(&mut self, one: &str, many: &str, range: RangeInclusive<u64>) -> Result<Vec<u64>, Fault> {
        let count = self.number(format_args!("the number of {many}"), ANY)?;
        self.numbers(count, one, range)
    }

    /// The tests, as a range to iterate over.
    pub fn tests(&mut self) -> Result<RangeInclusive<u64>, Fault> {
        Ok(1..=self.number("the number of tests", ANY)?)
    }

    /// A fault if anything follows the last test.
    fn end(&mut self) -> Result<(), Fault> {
        match self.advance() {
            None => Ok(()),
            Some(end) => {
                let found = shown(&self.text[self.at..end]);
                Err(Fault::at(self.place, format!("expected the end of the input, found {found}")))
            }
        }
    }
}

/// A number that was expected, with its range.
struct Expected<'a, D>(&'a D, &'a RangeInclusive<u64>);

impl<D: Display> Display for Expected<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (self.1.start(), self.1.end());
        match *most {
            u64::MAX => write!(f, "{}, a number from {least} to 2^64 - 1", self.0),
            most => write!(f, "{}, a number from {least} to {most}", self.0),
        }
    }
}

/// A word in quotes, cut where it is long.
fn shown(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(&word[..word.len().min(40)]).into_owned();
    format!("{text:?}{}", if word.len() > 40 { "…" } else { "" })
}
