//! The words of the DOT language: names, keywords, punctuation; comments are skipped.

use crate::error::{ParseError, Span};
use grundy_words::say;
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// A name: bare, a numeral, quoted or HTML (with its brackets).
    Name(Cow<'t, str>),
    /// `strict`, `graph`, `digraph`, `subgraph`, `node` or `edge`, in any case.
    Keyword(&'static str),
    /// One of `{ } [ ] ; , : =`.
    Mark(char),
    Arrow,
    End,
}

const KEYWORDS: [&str; 6] = ["strict", "graph", "digraph", "subgraph", "node", "edge"];

pub(super) struct Words<'t> {
    pub(super) text: &'t str,
    at: usize,
    /// How an edge is written: `->` if it has a direction, else `--`.
    arrow: &'static str,
}

impl<'t> Words<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Words { text, at: 0, arrow: "->" }
    }

    pub(super) fn undirected(text: &'t str) -> Self {
        Words { text, at: 0, arrow: "--" }
    }

    fn error<T>(&self, span: Span, message: impl Into<String>) -> Result<T, ParseError> {
        Err(ParseError::at(self.text, span, message))
    }

    /// The next word and where it stands.
    pub(super) fn next(&mut self) -> Result<(Word<'t>, Span), ParseError> {
        self.skip_comments()?;
        let start = self.at;
        let rest = &self.text[start..];
        let Some(first) = rest.chars().next() else { return Ok((Word::End, start..start)) };
        let word = match first {
            '{' | '}' | '[' | ']' | ';' | ',' | ':' | '=' => {
                self.at += 1;
                Word::Mark(first)
            }
            '"' => Word::Name(self.quoted()?),
            '<' => Word::Name(self.html()?),
            '-' if rest.starts_with(self.arrow) => {
                self.at += 2;
                Word::Arrow
            }
            '-' if rest.starts_with("->") => {
                return Err(ParseError::at(
                    self.text,
                    start..start + 2,
                    say!("error-graph-direction-but-edge-board-none"),
                )
                .expected("`--`"));
            }
            '-' if rest.starts_with("--") => {
                return Err(ParseError::at(
                    self.text,
                    start..start + 2,
                    say!("error-graph-no-direction-but-move-one"),
                )
                .expected("`->`"));
            }
            '→' => {
                return Err(ParseError::at(
                    self.text,
                    start..start + first.len_utf8(),
                    say!("error-graph-arrow-not-dot"),
                )
                .expected("`->`"));
            }
            '-' | '.' | '0'..='9' => Word::Name(self.numeral()?),
            c if is_letter(c) => self.bare(),
            c => {
                let message = say!("error-graph-character-not-belong", sign = format!("{:?}", c));
                let error = ParseError::at(self.text, start..start + c.len_utf8(), message);
                return Err(error.help(say!("error-graph-help-write-names-other-characters-than")));
            }
        };
        Ok((word, start..self.at))
    }

    fn skip_comments(&mut self) -> Result<(), ParseError> {
        loop {
            self.at = self.text.len() - self.text[self.at..].trim_start().len();
            let (start, rest) = (self.at, &self.text[self.at..]);
            let line_start = self.text[..start].ends_with('\n') || start == 0;
            if rest.starts_with("//") || (rest.starts_with('#') && line_start) {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if let Some(inside) = rest.strip_prefix("/*") {
                match inside.find("*/") {
                    Some(end) => self.at += 2 + end + 2,
                    None => return self.error(start..start + 2, say!("error-graph-comment-not-closed")),
                }
            } else {
                return Ok(());
            }
        }
    }

    fn bare(&mut self) -> Word<'t> {
        let rest = &self.text[self.at..];
        let length = rest.find(|c: char| !is_letter(c) && !c.is_ascii_digit()).unwrap_or(rest.len());
        self.at += length;
        let name = &rest[..length];
        match KEYWORDS.into_iter().find(|keyword| name.eq_ignore_ascii_case(keyword)) {
            Some(keyword) => Word::Keyword(keyword),
            None => Word::Name(Cow::Borrowed(name)),
        }
    }

    /// `-`? (`.` digits | digits (`.` digits?)?)
    fn numeral(&mut self) -> Result<Cow<'t, str>, ParseError> {
        let (start, rest) = (self.at, &self.text[self.at..]);
        let digits = |at: usize| at + rest[at..].bytes().take_while(u8::is_ascii_digit).count();
        let sign = usize::from(rest.starts_with('-'));
        let mut end = digits(sign);
        let mut any = end > sign;
        if rest[end..].starts_with('.') {
            let fraction = digits(end + 1);
            any |= fraction > end + 1;
            end = fraction;
        }
        if !any {
            return self.error(start..start + end.max(1), say!("error-graph-number-arrow-not-complete"));
        }
        self.at += end;
        // Graphviz splits `12ab` in two, which nobody intends.
        if rest[end..].starts_with(|c: char| is_letter(c) || c == '.') {
            let error =
                ParseError::at(self.text, start..self.at + 1, say!("error-graph-name-starts-digit-number"));
            return Err(error.help(say!("error-graph-help-write-other-names-double-quotes")));
        }
        Ok(Cow::Borrowed(&rest[..end]))
    }

    /// A quoted name; only `\"` and a backslash at the end of a line have a meaning inside, and `+` joins
    /// quoted pieces.
    fn quoted(&mut self) -> Result<Cow<'t, str>, ParseError> {
        let mut name = self.quoted_piece()?;
        loop {
            let after = self.at;
            self.skip_comments()?;
            if !self.text[self.at..].starts_with('+') {
                self.at = after;
                return Ok(name);
            }
            self.at += 1;
            self.skip_comments()?;
            if !self.text[self.at..].starts_with('"') {
                let error = ParseError::at(
                    self.text,
                    self.at..self.at + 1,
                    say!("error-graph-joins-two-quoted-pieces-name"),
                );
                return Err(error.expected("`\"`"));
            }
            let piece = self.quoted_piece()?;
            name.to_mut().push_str(&piece);
        }
    }

    fn quoted_piece(&mut self) -> Result<Cow<'t, str>, ParseError> {
        let inside = &self.text[self.at + 1..];
        let mut escape = false;
        let mut escaped = false;
        for (i, c) in inside.char_indices() {
            if escape {
                escape = false;
                escaped |= matches!(c, '"' | '\n' | '\r');
            } else if c == '\\' {
                escape = true;
            } else if c == '"' {
                self.at += 1 + i + 1;
                let piece = &inside[..i];
                return Ok(if escaped { Cow::Owned(unescape(piece)) } else { Cow::Borrowed(piece) });
            }
        }
        self.error(self.at..self.at + 1, say!("error-graph-quote-not-closed"))
    }

    /// `<…>` with balanced brackets inside.
    fn html(&mut self) -> Result<Cow<'t, str>, ParseError> {
        let rest = &self.text[self.at..];
        let mut open = 0usize;
        for (i, b) in rest.bytes().enumerate() {
            open = match b {
                b'<' => open + 1,
                b'>' => open - 1,
                _ => open,
            };
            if open == 0 {
                self.at += i + 1;
                return Ok(Cow::Borrowed(&rest[..=i]));
            }
        }
        self.error(self.at..self.at + 1, say!("error-graph-bracket-not-closed"))
    }
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic()
        || c == '_'
        || (!c.is_ascii() && !c.is_whitespace() && !c.is_control() && c != '→')
}

/// `\"` is a quote, a backslash at the end of a line joins the lines, and everything else stays as it is.
fn unescape(piece: &str) -> String {
    let mut read = String::with_capacity(piece.len());
    let mut chars = piece.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some('"')) => read.extend(chars.next()),
            ('\\', Some('\n')) => drop(chars.next()),
            ('\\', Some('\r')) => {
                chars.next();
                chars.next_if_eq(&'\n');
            }
            ('\\', Some(_)) => {
                read.push(c);
                read.extend(chars.next());
            }
            _ => read.push(c),
        }
    }
    read
}
