//! Numbers and marks: the tokens of expressions of nimbers and of lists of heads.

use grundy_rules::{ParseError, Span};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::nim) enum Token<'t> {
    Number(u128),
    Word(&'t str),
    /// An operator or a parenthesis, in its plain form.
    Mark(char),
    End,
}

/// Marks and their plain forms.
const MARKS: &[(char, char)] = &[
    ('+', '+'),
    ('⊕', '+'),
    ('-', '-'),
    ('−', '-'),
    ('*', '*'),
    ('⊗', '*'),
    ('×', '*'),
    ('·', '*'),
    ('/', '/'),
    ('÷', '/'),
    ('^', '^'),
    ('(', '('),
    (')', ')'),
    (',', ','),
];

/// The place of a reader in a text.
pub(in crate::nim) struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    pub(in crate::nim) fn new(text: &'t str) -> Self {
        Lexer { text, at: 0 }
    }

    pub(in crate::nim) fn error(&self, span: Span, message: impl Into<String>) -> ParseError {
        ParseError::at(self.text, span, message)
    }

    /// The error for a token in a wrong place.
    pub(in crate::nim) fn unexpected(&self, token: &Token<'_>, span: Span, place: &str) -> ParseError {
        let found = match token {
            Token::Number(number) => format!("the number {number}"),
            Token::Word(word) => format!("`{word}`"),
            Token::Mark(mark) => format!("`{mark}`"),
            Token::End => "the end".into(),
        };
        self.error(span, format!("{found} {place}"))
    }

    /// The next token and its span, without moving past it.
    pub(in crate::nim) fn peek(&self) -> Result<(Token<'t>, Span), ParseError> {
        Lexer { ..*self }.next()
    }

    /// Moves past the next token if it is this mark.
    pub(in crate::nim) fn eat(&mut self, mark: char) -> Result<bool, ParseError> {
        let is = self.peek()?.0 == Token::Mark(mark);
        if is {
            self.next()?;
        }
        Ok(is)
    }

    /// Moves past the next token.
    pub(in crate::nim) fn next(&mut self) -> Result<(Token<'t>, Span), ParseError> {
        let rest = self.text[self.at..].trim_start();
        let start = self.text.len() - rest.len();
        let Some(first) = rest.chars().next() else {
            self.at = start;
            return Ok((Token::End, start..start));
        };
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (token, length) = if first.is_ascii_digit() {
            (Token::Number(self.number(&rest[..word], start)?), word)
        } else if first.is_alphabetic() || first == '_' {
            (Token::Word(&rest[..word]), word)
        } else if rest.starts_with("**") {
            let error = self.error(start..start + 2, "`**` has no meaning in this language");
            return Err(error.help("a power is written a^b"));
        } else if let Some(&(written, plain)) = MARKS.iter().find(|mark| mark.0 == first) {
            (Token::Mark(plain), written.len_utf8())
        } else {
            let shown =
                if first.is_control() { first.escape_unicode().to_string() } else { first.to_string() };
            let span = start..start + first.len_utf8();
            let error = self.error(span, format!("`{shown}` has no meaning between nimbers"));
            return Err(error.expected("numbers, `+`, `*`, `/`, `^`, parentheses or functions"));
        };
        self.at = start + length;
        Ok((token, start..self.at))
    }

    /// A number: decimal digits, `0x…` or `0b…`, with `_` allowed between digits.
    fn number(&self, written: &str, start: usize) -> Result<u128, ParseError> {
        let (radix, prefix) = match written.get(..2) {
            Some("0x" | "0X") => (16, 2),
            Some("0b" | "0B") => (2, 2),
            _ => (10, 0),
        };
        let mut value = Some(0u128);
        let mut digits = 0;
        for (i, c) in written.char_indices().skip(prefix).filter(|(_, c)| *c != '_') {
            let Some(digit) = c.to_digit(radix) else {
                let error = self.error(start + i..start + i + c.len_utf8(), format!("`{c}` in a number"));
                return Err(match (radix, c) {
                    (10, 'x' | 'X' | 'e' | 'E') => {
                        error.expected("digits; hexadecimal numbers begin with `0x`")
                    }
                    (10, _) if c.is_alphabetic() => error.help("a product is written `a * b`"),
                    _ => error.expected("digits"),
                });
            };
            value = value.and_then(|v| v.checked_mul(radix.into())?.checked_add(digit.into()));
            digits += 1;
        }
        let span = start..start + written.len();
        if digits == 0 {
            return Err(self.error(span, format!("`{written}` is no number")).expected("digits behind it"));
        }
        value.ok_or_else(|| {
            self.error(span, "this number is too large").help("nimbers have up to 128 bits here: below 2^128")
        })
    }
}

/// Reads a nimber: `5`, `*5`, `0x1f`.
pub(super) fn number(text: &str) -> Result<u128, ParseError> {
    let mut lexer = Lexer::new(text);
    let (mut token, mut span) = lexer.next()?;
    if token == Token::Mark('*') {
        (token, span) = lexer.next()?;
    }
    let Token::Number(number) = token else {
        return Err(lexer.unexpected(&token, span, "where a nimber is needed").expected("a number"));
    };
    match lexer.next()? {
        (Token::End, _) => Ok(number),
        (token, span) => Err(lexer.unexpected(&token, span, "after the nimber").expected("the end")),
    }
}
