//! Reading codes.

use super::digit::{Digit, Entry, Kinds};
use super::{Code, MAX_COUNT, MAX_PLACES, normal};
use crate::error::{ParseError, Span};
use grundy_words::say;

/// What may stand where a digit may.
fn digit() -> String {
    say!("error-code-expects-digit-sign")
}

pub(super) fn parse(text: &str) -> Result<Code, ParseError> {
    Parser { text, at: text.len() - text.trim_start().len(), end: text.trim_end().len() }.code()
}

struct Parser<'a> {
    text: &'a str,
    /// The byte where the next character begins.
    at: usize,
    end: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        if self.at < self.end { self.text[self.at..].chars().next() } else { None }
    }

    fn error(&self, span: Span, message: impl Into<String>) -> ParseError {
        ParseError::at(self.text, span, message)
    }

    /// An error at the next character.
    fn here(&self, message: impl Into<String>) -> ParseError {
        let length = self.peek().map_or(0, char::len_utf8);
        self.error(self.at..self.at + length, message)
    }

    fn code(mut self) -> Result<Code, ParseError> {
        if self.at >= self.end {
            return Err(self
                .here(say!("error-code-nothing-written"))
                .expected(say!("error-code-expects-code")));
        }
        let mut count = 0;
        let mut left = Vec::new();
        while self.peek() != Some('.') {
            let start = self.at;
            match self.peek() {
                None => {
                    return Err(self
                        .here(say!("error-code-code-no-point"))
                        .expected("`.`")
                        .help(say!("error-code-help-stands-right-point-says-taken")));
                }
                Some('[') => return Err(self.here(say!("error-code-only-digits-right-point-repeat"))),
                _ => {}
            }
            let digit = self.digit(&mut count)?;
            left.push((digit, start..self.at));
        }
        left.reverse();
        for (added, (digit, span)) in left.iter().enumerate() {
            if let Some(witness) = grows(digit, added as u64) {
                return Err(self.grows(span.clone(), added, witness));
            }
        }
        self.at += 1;
        let mut right = Vec::new();
        while self.at < self.end && self.peek() != Some('[') {
            right.push(self.digit(&mut count)?);
        }
        let repeat = if self.peek() == Some('[') { Some(self.repeat(&mut count)?) } else { None };
        if left.is_empty() && right.is_empty() && repeat.is_none() {
            return Err(self
                .error(self.at - 1..self.at, say!("error-code-point-alone-no-code"))
                .expected(say!("error-code-expects-digit")));
        }
        let left = left.into_iter().map(|(digit, _)| digit).collect();
        let code = normal::code(left, right, repeat);
        // The normal form may be longer than the text, but must be readable again.
        let places = |repeat: &super::Repeat| repeat.start() + repeat.length() + code.leftmost();
        if code.repeat.as_ref().map_or(0, places) > MAX_PLACES as u64 {
            let bracket = self.text.find('[').unwrap_or(0);
            return Err(self.error(bracket..self.end, too_long()));
        }
        Ok(code)
    }

    /// `[ digits ]`, to the end of the text.
    fn repeat(&mut self, count: &mut usize) -> Result<Vec<Digit>, ParseError> {
        let open = self.at;
        self.at += 1;
        let mut digits = Vec::new();
        loop {
            match self.peek() {
                Some(']') if digits.is_empty() => {
                    return Err(self
                        .error(open..self.at + 1, say!("error-code-nothing-repeats"))
                        .expected(say!("error-code-expects-digit")));
                }
                Some(']') => break,
                Some('[') => {
                    return Err(self.here(say!("error-code-repeat-stand-inside-repeat")).expected("`]`"));
                }
                None => {
                    return Err(self.error(open..open + 1, say!("error-bracket-not-closed")).expected("`]`"));
                }
                _ => digits.push(self.digit(count)?),
            }
        }
        self.at += 1;
        if self.at < self.end {
            return Err(self
                .error(self.at..self.end, say!("error-code-repeat-goes-ever-nothing-follow"))
                .expected(say!("error-code-expects-end-code")));
        }
        Ok(digits)
    }

    /// One digit with its suffix.
    fn digit(&mut self, count: &mut usize) -> Result<Digit, ParseError> {
        let start = self.at;
        let Some(c) = self.peek() else {
            return Err(self.here(say!("error-code-code-ends")).expected(digit()));
        };
        let mut entries = Vec::new();
        let mut suffixed = None;
        match c {
            '{' => suffixed = self.braces(&mut entries)?,
            '*' => {
                self.at += 1;
                entries.push(Entry { heaps: 0, and_more: true, kinds: Kinds::ALL });
            }
            _ => {
                let value = c.to_digit(16).ok_or_else(|| self.no_digit(c))?;
                self.at += 1;
                let bits = (0..4).filter(|bit| value >> bit & 1 == 1);
                entries.extend(bits.map(|heaps| Entry { heaps, and_more: false, kinds: Kinds::ALL }));
            }
        }
        if let Some(kinds) = self.suffix()? {
            if let Some(span) = suffixed {
                return Err(self
                    .error(span, say!("error-code-list-suffix-own-one-behind"))
                    .help(say!("error-code-help-write-suffix-each-count-once")));
            }
            entries.iter_mut().for_each(|entry| entry.kinds = kinds);
        }
        *count += 1;
        if *count > MAX_PLACES {
            return Err(self.error(start..self.at, too_long()));
        }
        Ok(Digit::new(&entries))
    }

    /// `!`, `=` or `?`, once.
    fn suffix(&mut self) -> Result<Option<Kinds>, ParseError> {
        let kinds = |c: Option<char>| match c {
            Some('!') => Some(Kinds::DIFFERENT),
            Some('=') => Some(Kinds::EQUAL),
            Some('?') => Some(Kinds::UNEQUAL),
            _ => None,
        };
        let found = kinds(self.peek());
        if found.is_some() {
            self.at += 1;
            if kinds(self.peek()).is_some() {
                return Err(self.here(say!("error-code-suffix-already-digit-carries-one")));
            }
        }
        Ok(found)
    }

    /// `{0, 2!, 4?+}`. Returns the place of the first suffix inside.
    fn braces(&mut self, entries: &mut Vec<Entry>) -> Result<Option<Span>, ParseError> {
        let open = self.at;
        self.at += 1;
        self.spaces();
        let mut suffixed = None;
        if self.peek() == Some('}') {
            self.at += 1;
            return Ok(None);
        }
        loop {
            let (heaps, all) = self.count(open)?;
            let mut kinds = self.marked(&mut suffixed)?;
            let and_more = all || self.peek() == Some('+');
            if and_more && !all {
                self.at += 1;
                if kinds.is_none() {
                    kinds = self.marked(&mut suffixed)?;
                }
            }
            entries.push(Entry { heaps, and_more, kinds: kinds.unwrap_or(Kinds::ALL) });
            self.spaces();
            match self.peek() {
                Some(',') => self.at += 1,
                Some('}') => break,
                None => return Err(self.unclosed(open)),
                Some(_) => {
                    return Err(self
                        .here(say!("error-code-not-belong-into-list-heap"))
                        .expected(say!("error-code-expects-comma-brace-one-equals-plus")));
                }
            }
            self.spaces();
        }
        self.at += 1;
        Ok(suffixed)
    }

    /// A suffix inside braces; notes its place.
    fn marked(&mut self, suffixed: &mut Option<Span>) -> Result<Option<Kinds>, ParseError> {
        let start = self.at;
        let kinds = self.suffix()?;
        if kinds.is_some() {
            suffixed.get_or_insert(start..self.at);
        }
        Ok(kinds)
    }

    /// A number of heaps, or `*`.
    fn count(&mut self, open: usize) -> Result<(u32, bool), ParseError> {
        let start = self.at;
        match self.peek() {
            Some('*') => {
                self.at += 1;
                return Ok((0, true));
            }
            None => return Err(self.unclosed(open)),
            _ => {}
        }
        let mut value = 0u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(digit);
            self.at += 1;
        }
        if self.at == start {
            return Err(self
                .here(say!("error-code-number-heaps-missing"))
                .expected(say!("error-code-expects-number-of-heaps")));
        }
        if value > MAX_COUNT {
            let message = say!("error-code-most-heaps-named-braces", most = MAX_COUNT);
            return Err(self.error(start..self.at, message));
        }
        Ok((value, false))
    }

    fn spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += self.peek().map_or(0, char::len_utf8);
        }
    }

    fn unclosed(&self, open: usize) -> ParseError {
        self.error(open..open + 1, say!("error-code-brace-not-closed")).expected("`}`")
    }

    /// The error for a character that is not a digit.
    fn no_digit(&self, c: char) -> ParseError {
        match c {
            'g'..='z' | 'G'..='Z' => {
                let value = c.to_digit(36).unwrap_or(0);
                let heaps: Vec<String> =
                    (0..6).filter(|bit| value >> bit & 1 == 1).map(|b: u32| b.to_string()).collect();
                self.here(say!("error-code-not-digit-notation", sign = c.to_string())).expected(digit()).help(
                    say!(
                        "error-code-help-larger-letters-must-written-braces",
                        sign = c.to_string(),
                        heaps = heaps.join(",")
                    ),
                )
            }
            '.' => self.here(say!("error-code-code-one-point-second")).expected(digit()),
            ']' => self.here(say!("error-code-no-repeat-opened-before-bracket")).expected(digit()),
            '}' => self.here(say!("error-code-no-brace-opened-before-one")).expected(digit()),
            '!' | '=' | '?' => self
                .here(say!("error-code-must-follow-digit-closing-brace", sign = c.to_string()))
                .expected(digit()),
            '+' => self.here(say!("error-code-meaning-braces-only")).expected(digit()),
            _ => self
                .here(say!("error-code-not-belong-code", sign = c.escape_debug().to_string()))
                .expected(digit()),
        }
    }

    fn grows(&self, span: Span, added: usize, witness: Witness) -> ParseError {
        let Witness { heaps, heap, largest } = witness;
        let message = say!("error-code-grows", added = added, heaps = heaps, heap = heap, largest = largest);
        self.error(span, message)
            .expected(say!("error-code-expects-heaps-all-smaller", added = added + 2))
            .help(say!("error-code-help-digit-left-point-only-leave"))
    }
}

fn too_long() -> String {
    say!("error-code-code-most-places", most = MAX_PLACES)
}

/// A heap that a digit left of the point would not make smaller.
struct Witness {
    heaps: u64,
    heap: u64,
    largest: u64,
}

/// Why a digit cannot stand where `added` coins are added: some division of `heap + added` has a
/// part that is not smaller than `heap`.
///
/// The largest of `j` pairwise different parts is at most `heap + added - j(j-1)/2`, that of `j` mixed ones
/// `heap + added - (j-1)`, and large heaps reach these bounds. For equal parts write `added = q(j-1) + s`
/// with `s < j-1`; a part `x >= heap` means `heap <= added/(j-1)`, and there `heap + added` is a multiple of
/// `j` for some heap exactly when `1 <= q` and `s <= q`: `heap = q-s`, `x = q`.
fn grows(digit: &Digit, added: u64) -> Option<Witness> {
    let mut splits = digit.splits();
    splits.find_map(|split| {
        let first = u64::from(split.first);
        if first <= 1 {
            return Some(Witness { heaps: first, heap: first, largest: first * (1 + added) });
        }
        let spread = first * (first - 1) / 2;
        if split.kinds.different() && added >= spread {
            return Some(Witness { heaps: first, heap: first, largest: first + added - spread });
        }
        if split.kinds.mixed() && added >= first - 1 {
            return Some(Witness { heaps: first, heap: 2, largest: added + 3 - first });
        }
        let last = split.last.map_or(added + 1, u64::from).min(added + 1);
        let equal = |heaps: u64| {
            let (q, s) = (added / (heaps - 1), added % (heaps - 1));
            (q >= 1 && s <= q).then(|| Witness { heaps, heap: q - s, largest: q })
        };
        if split.kinds.equal() { (first..=last).find_map(equal) } else { None }
    })
}
