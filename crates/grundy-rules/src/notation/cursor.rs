//! The reader's place in a text: tokens on demand, and raw text where a notation has its own rules.

use crate::error::{ParseError, Span};
use grundy_words::{message, say};

/// A token of the rule language. Typographic synonyms are folded into one form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A number without a sign.
    Number(u128),
    /// A word.
    Word(String),
    /// A text in quotes, without them.
    Quoted(String),
    /// An operator, a bracket or another mark, in its plain form.
    Mark(&'static str),
    /// The text is over.
    End,
}

impl Token {
    /// The number that a word such as `three` means.
    pub(crate) fn in_digits(&self) -> Option<usize> {
        const WORDS: [&str; 13] = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve",
        ];
        let Token::Word(word) = self else { return None };
        WORDS.iter().position(|number| number.eq_ignore_ascii_case(word))
    }

    /// The token as a message names it.
    pub fn describe(&self) -> String {
        match self {
            Token::Number(n) => say!("error-rule-found-number", number = n),
            Token::Word(w) => format!("`{w}`"),
            Token::Quoted(w) => format!("\"{w}\""),
            Token::Mark(m) => format!("`{m}`"),
            Token::End => say!("error-rule-found-end"),
        }
    }
}

/// The marks, longest first, each with its plain form.
const MARKS: &[(&str, &str)] = &[
    ("...", ".."),
    ("<<", "<<"),
    (">>", ">>"),
    ("->", "->"),
    ("=>", "->"),
    ("..", ".."),
    ("==", "="),
    ("!=", "!="),
    ("<=", "<="),
    (">=", ">="),
    ("→", "->"),
    ("…", ".."),
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
    ("−", "-"),
    ("⊕", "xor"),
    ("⌊", "⌊"),
    ("⌋", "⌋"),
    ("⌈", "⌈"),
    ("⌉", "⌉"),
    ("|", "|"),
    (",", ","),
    (";", ";"),
    (":", ":"),
    ("(", "("),
    (")", ")"),
    ("[", "["),
    ("]", "]"),
    ("{", "{"),
    ("}", "}"),
    ("@", "@"),
    ("+", "+"),
    ("-", "-"),
    ("*", "*"),
    ("/", "/"),
    ("^", "^"),
    ("=", "="),
    ("<", "<"),
    (">", ">"),
];

/// Signs of other languages, each with the name of the message that helps, and what to write instead.
const FOREIGN_SIGNS: &[(&str, &str, Option<&str>)] = &[
    ("||", "error-rule-help-bars", Some("|")),
    ("&&", "error-rule-help-and", Some("and")),
    ("//", "error-rule-help-quotient", None),
    ("**", "error-rule-help-power", Some("^")),
];

/// A place in a text. Clone it to look ahead.
#[derive(Clone, Debug)]
pub struct Cursor<'t> {
    /// The whole text.
    pub text: &'t str,
    /// The place, in bytes.
    pub at: usize,
}

impl<'t> Cursor<'t> {
    /// The beginning of a text.
    pub fn new(text: &'t str) -> Self {
        Cursor { text, at: 0 }
    }

    /// The text from here on.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Passes over white space and comments (`# …` to the end of the line).
    pub fn skip_space(&mut self) {
        loop {
            let trimmed = self.rest().trim_start();
            self.at = self.text.len() - trimmed.len();
            if !trimmed.starts_with('#') {
                return;
            }
            self.at += trimmed.find('\n').unwrap_or(trimmed.len());
        }
    }

    /// An error at a place of the text.
    pub fn error(&self, span: Span, message: impl Into<String>) -> ParseError {
        ParseError::at(self.text, span, message)
    }

    /// The error for a tuple with a wrong number of coordinates.
    pub(crate) fn tuple_of(&self, span: Span, numbers: usize) -> ParseError {
        self.error(span, say!("error-rule-tuple-of", count = numbers))
    }

    /// The next token and its span, without passing it.
    ///
    /// # Errors
    /// [`ParseError`] points at the character where no token begins.
    pub fn peek(&self) -> Result<(Token, Span), ParseError> {
        let mut ahead = self.clone();
        ahead.next()
    }

    /// Passes the next token.
    ///
    /// # Errors
    /// [`ParseError`] points at the character where no token begins.
    #[expect(clippy::should_implement_trait, reason = "at the end there is a token, too")]
    pub fn next(&mut self) -> Result<(Token, Span), ParseError> {
        self.skip_space();
        let start = self.at;
        let Some(first) = self.rest().chars().next() else {
            return Ok((Token::End, start..start));
        };
        let token = if first.is_ascii_digit() {
            Token::Number(self.number()?)
        } else if first.is_alphabetic() || first == '_' {
            let word = self.take_while(|c| c.is_alphanumeric() || c == '_' || c == '\'');
            Token::Word(word.to_string())
        } else if first == '"' || first == '“' {
            Token::Quoted(self.quoted()?)
        } else if let Some((written, help, meant)) =
            FOREIGN_SIGNS.iter().find(|(m, ..)| self.rest().starts_with(m))
        {
            let place = start..start + written.len();
            let error = self
                .error(place.clone(), say!("error-rule-not-language", sign = *written))
                .help(message(help, &[]));
            return Err(match (meant, self.quotient(&place)) {
                (Some(meant), _) => error.write(place, *meant),
                (None, Some((place, meant))) => error.write(place, meant),
                (None, None) => error,
            });
        } else if let Some((written, plain)) = MARKS.iter().find(|(m, _)| self.rest().starts_with(m)) {
            self.at += written.len();
            match *plain {
                "xor" => Token::Word("xor".into()),
                plain => Token::Mark(plain),
            }
        } else {
            let (help, meant) = match first {
                '&' => ("error-rule-help-ampersand", "and"),
                '%' => ("error-rule-help-percent", " mod "),
                '×' | '·' => ("error-rule-help-times", "*"),
                '!' => ("error-rule-help-exclamation", "not "),
                '∨' => ("error-rule-help-or-sign", "or"),
                '∧' => ("error-rule-help-and-sign", "and"),
                _ => ("", ""),
            };
            let shown =
                if first.is_control() { first.escape_unicode().to_string() } else { first.to_string() };
            let place = start..start + first.len_utf8();
            let error = self.error(place.clone(), say!("error-rule-no-meaning-language", sign = shown));
            return Err(if help.is_empty() {
                error
            } else {
                error.help(message(help, &[])).write(place, meant)
            });
        };
        Ok((token, start..self.at))
    }

    /// The names or numbers around `//`, and their quotient rounded down.
    fn quotient(&self, sign: &Span) -> Option<(Span, String)> {
        let plain = |c: char| c.is_alphanumeric() || c == '_';
        let left = self.text[..sign.start].trim_end();
        let right = self.text[sign.end..].trim_start();
        let start = left.trim_end_matches(plain).len();
        let length = right.len() - right.trim_start_matches(plain).len();
        let end = self.text.len() - right.len() + length;
        let (left, right) = (&left[start..], &right[..length]);
        (!left.is_empty() && !right.is_empty()).then(|| (start..end, format!("floor({left}/{right})")))
    }

    /// Passes the next token if it is this mark.
    pub fn eat(&mut self, mark: &str) -> bool {
        let mut ahead = self.clone();
        match ahead.next() {
            Ok((Token::Mark(m), _)) if m == mark => {
                self.at = ahead.at;
                true
            }
            _ => false,
        }
    }

    /// Passes the next token if it is this word.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        match ahead.next() {
            Ok((Token::Word(w), _)) if w == word => {
                self.at = ahead.at;
                true
            }
            _ => false,
        }
    }

    /// Passes a mark that must stand here; `wrong` is the message, given what stands here instead.
    ///
    /// # Errors
    /// [`ParseError`] points at what stands here.
    pub fn expect(&mut self, mark: &str, wrong: fn(&str) -> String) -> Result<Span, ParseError> {
        let (token, span) = self.next()?;
        if token == Token::Mark(MARKS.iter().find(|(_, p)| *p == mark).map_or("", |(_, p)| p)) {
            return Ok(span);
        }
        Err(self.error(span, wrong(&token.describe())).expected(format!("`{mark}`")))
    }

    /// Passes characters as long as they fit.
    pub fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Whether everything has been read.
    pub fn is_done(&mut self) -> bool {
        self.skip_space();
        self.rest().is_empty()
    }

    /// A number: digits, `_` between them, and `1e12`. (`10^18` is a power, read by the callers.)
    fn number(&mut self) -> Result<u128, ParseError> {
        let start = self.at;
        let digits: String =
            self.take_while(|c| c.is_ascii_digit() || c == '_').chars().filter(|&c| c != '_').collect();
        let too_large = |cursor: &Self| {
            cursor
                .error(start..cursor.at, say!("error-number-too-large"))
                .help(say!("error-rule-help-numbers-go-up"))
        };
        let mut value: u128 = if digits.len() > 40 {
            return Err(too_large(self));
        } else {
            digits.parse().map_err(|_| too_large(self))?
        };
        let rest = self.rest().as_bytes();
        if matches!(rest.first(), Some(b'e' | b'E')) && rest.get(1).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
            let power = self.take_while(|c| c.is_ascii_digit());
            let power: u32 = if power.len() > 3 { u32::MAX } else { power.parse().unwrap_or(u32::MAX) };
            let scaled = 10u128.checked_pow(power).and_then(|scale| value.checked_mul(scale));
            value = match scaled {
                Some(scaled) => scaled,
                None if value == 0 => 0,
                None => return Err(too_large(self)),
            };
        }
        if value > i128::MAX as u128 {
            return Err(too_large(self));
        }
        let rest = self.rest();
        if let Some(c) = rest.chars().next().filter(|c| c.is_alphabetic() || *c == '_') {
            let word: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if word.strip_prefix('x').is_some_and(|columns| columns.starts_with(|c: char| c.is_ascii_digit()))
            {
                let end = self.at + word.len();
                return Err(self
                    .error(start..end, say!("error-rule-size-board-no-number", value = value, word = word))
                    .help(say!("error-rule-help-board-position-solved-drawn-played")));
            }
            return Err(self
                .error(
                    self.at..self.at + c.len_utf8(),
                    say!("error-rule-product-needs-sign", value = value, word = &word),
                )
                .help(say!("error-rule-help-write-product", value = value, word = word))
                .write(self.at..self.at, "*"));
        }
        if rest.starts_with('.') && rest[1..].starts_with(|c: char| c.is_ascii_digit()) {
            let end = self.at + 1 + rest[1..].bytes().take_while(u8::is_ascii_digit).count();
            let whole = self.text[start..self.at].to_string();
            return Err(self
                .error(start..end, say!("error-rule-numbers-whole"))
                .help(say!("error-rule-help-write-1-2-half"))
                .write(start..end, whole));
        }
        Ok(value)
    }

    /// A text in quotes, without them. A backslash takes the next character as it is.
    fn quoted(&mut self) -> Result<String, ParseError> {
        let start = self.at;
        let open = self.rest().chars().next().unwrap_or('"');
        let close = if open == '“' { '”' } else { '"' };
        let mut inside = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        while let Some((i, c)) = chars.next() {
            if c == close {
                self.at = start + i + c.len_utf8();
                return Ok(inside);
            }
            match c {
                '\\' => inside.extend(chars.next().map(|(_, c)| c)),
                c => inside.push(c),
            }
        }
        Err(self
            .error(start..start + open.len_utf8(), say!("error-rule-quote-not-closed"))
            .expected(format!("`{close}`")))
    }
}
