//! The calls of `say!` in a source.

use std::collections::BTreeSet;

/// A call of `say!`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The line, counted from 1.
    pub line: usize,
    /// The name of the message.
    pub id: String,
    /// The names of the arguments.
    pub given: BTreeSet<String>,
}

const START: &str = "say!(";

/// The calls of a source, also those in its documentation.
pub fn of(source: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    for (at, _) in source.match_indices(START) {
        let mut reader = Reader { rest: &source[at + START.len()..] };
        if let Some((id, given)) = reader.call() {
            let line = source[..at].matches('\n').count() + 1;
            calls.push(Call { line, id, given });
        }
    }
    calls
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// A name in quotation marks, and the names of the arguments behind it.
    fn call(&mut self) -> Option<(String, BTreeSet<String>)> {
        self.blank();
        let id = self.rest.strip_prefix('"')?.split('"').next()?.to_owned();
        self.rest = &self.rest[id.len() + 2..];
        let mut given = BTreeSet::new();
        loop {
            self.blank();
            match self.next()? {
                ')' => return Some((id, given)),
                ',' => {}
                _ => return None,
            }
            self.blank();
            let name = self.word();
            if !name.is_empty() {
                given.insert(name.to_owned());
                self.expression()?;
            }
        }
    }

    fn next(&mut self) -> Option<char> {
        let first = self.rest.chars().next()?;
        self.rest = &self.rest[first.len_utf8()..];
        Some(first)
    }

    fn blank(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// The name that comes next, or nothing.
    fn word(&mut self) -> &'a str {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// Passes over an expression, up to the comma or the parenthesis that ends it.
    fn expression(&mut self) -> Option<()> {
        let mut open = 0usize;
        loop {
            match self.rest.chars().next()? {
                ')' | ',' if open == 0 => return Some(()),
                '(' | '[' | '{' => open += 1,
                ')' | ']' | '}' => open = open.checked_sub(1)?,
                '"' => {
                    self.text()?;
                    continue;
                }
                '\'' => {
                    self.letter()?;
                    continue;
                }
                _ => {}
            }
            self.next();
        }
    }

    /// Passes over a text in quotation marks.
    fn text(&mut self) -> Option<()> {
        self.next();
        loop {
            match self.next()? {
                '"' => return Some(()),
                '\\' => drop(self.next()),
                _ => {}
            }
        }
    }

    /// Passes over a letter in quotation marks, or the mark of a lifetime.
    fn letter(&mut self) -> Option<()> {
        self.next();
        let mut letters = self.rest.chars();
        match (letters.next()?, letters.next()) {
            ('\\', Some(escaped)) => {
                self.rest = &self.rest[1 + escaped.len_utf8()..];
                self.rest = &self.rest[self.rest.find('\'')? + 1..];
            }
            (letter, Some('\'')) => self.rest = &self.rest[letter.len_utf8() + 1..],
            _ => {}
        }
        Some(())
    }
}
