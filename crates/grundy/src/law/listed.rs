//! Values without a rule: a bare list of numbers, or a b-file.

use super::{Found, seen};
use grundy_rules::{Budget, ParseError, Stopped};

/// The nim-values of consecutive heaps, from a list. Without a rule nothing shows that they are right, so no
/// law for them can be proved.
///
/// ```
/// use grundy::law::{Listed, Period};
/// let text = "# Subtraction game\n1 1\n2 0\n3 1\n4 0";
/// let listed = Listed::parse(text).unwrap();
/// assert_eq!((listed.first, &listed.values[..]), (1, &[1, 0, 1, 0][..]));
/// let longer = Listed { first: 5, values: [0, 1, 2].repeat(100) };
/// assert_eq!(longer.seen().unwrap().law.period(), Some(Period::plain(5, 3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The first heap.
    pub first: u64,
    /// The values of this heap and the following ones.
    pub values: Vec<u32>,
}

/// The most values that a list may hold.
pub const MAX_LISTED_VALUES: usize = 1 << 24;

impl Listed {
    /// Reads whole numbers separated by white space or commas, the values of heaps 0, 1, 2, …; or a b-file in
    /// the format of the OEIS, lines `n value` with ascending n. A `#` starts a remark to the end of the
    /// line.
    ///
    /// A text is a b-file if its first two lines have two numbers each without a comma, and the second n
    /// follows the first.
    ///
    /// # Errors
    /// The place of a word that is no nim-value, of an n that is not the next one, or of a superfluous comma;
    /// or there are no values, or more than [`MAX_LISTED_VALUES`].
    pub fn parse(text: &str) -> Result<Listed, ParseError> {
        let mut listed = Listed { first: 0, values: Vec::new() };
        let numbered = numbered(text);
        for line in lines(text) {
            if numbered {
                listed.pair(text, line)?;
            } else {
                listed.numbers(text, line)?;
            }
        }
        if listed.values.is_empty() {
            return Err(ParseError::at(text, 0..0, "there are no values")
                .expected("whole numbers, separated by spaces, commas or new lines"));
        }
        Ok(listed)
    }

    /// The law that the values seem to follow, if there is one; never proved.
    pub fn seen(&self) -> Option<Found> {
        // Without a limit, the budget never ends.
        self.seen_within(&mut Budget::default()).ok().flatten()
    }

    /// The same within a budget, for long lists.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn seen_within(&self, budget: &mut Budget<'_>) -> Result<Option<Found>, Stopped> {
        seen::Known { first: self.first, values: &self.values, reach: 0 }.any(budget)
    }

    /// Reads a line of numbers.
    fn numbers(&mut self, text: &str, (at, line): Line<'_>) -> Result<(), ParseError> {
        let mut comma = None;
        for (start, word) in words(line) {
            if word == "," {
                if comma.is_some() || self.values.is_empty() {
                    return Err(ParseError::at(text, at + start..at + start + 1, "a comma too many")
                        .expected("a number"));
                }
                comma = Some(start);
            } else {
                comma = None;
                self.push(text, at + start, word)?;
            }
        }
        Ok(())
    }

    /// Reads a line of a b-file.
    fn pair(&mut self, text: &str, (at, line): Line<'_>) -> Result<(), ParseError> {
        let wrong = |start: usize, length: usize, message: String| {
            ParseError::at(text, at + start..at + start + length, message)
                .help("a list that is no b-file has commas between the numbers")
        };
        let mut words = words(line);
        let Some((start, word)) = words.next() else { return Ok(()) };
        let n: u64 = whole(text, at + start, word, "n")?;
        if self.values.is_empty() {
            self.first = n;
        }
        let next = self.first.checked_add(self.values.len() as u64);
        if next != Some(n) {
            let wanted = next.map_or("the end of the file".into(), |next| format!("n = {next}"));
            return Err(wrong(start, word.len(), format!("n = {n} in a b-file")).expected(wanted));
        }
        let Some((place, value)) = words.next() else {
            return Err(wrong(start + word.len(), 0, "no value behind n in a b-file".into())
                .expected("a line `n value`"));
        };
        self.push(text, at + place, value)?;
        match words.next() {
            Some((place, more)) => {
                Err(wrong(place, more.len(), format!("`{more}` behind the value in a b-file"))
                    .expected("the end of the line"))
            }
            None => Ok(()),
        }
    }

    fn push(&mut self, text: &str, at: usize, word: &str) -> Result<(), ParseError> {
        let value = whole(text, at, word, "a nim-value")?;
        if self.values.len() == MAX_LISTED_VALUES {
            let message = format!("more than {MAX_LISTED_VALUES} values");
            return Err(ParseError::at(text, at..at + word.len(), message));
        }
        self.values.push(value);
        Ok(())
    }
}

/// A line without its remark, and its start in the text.
type Line<'a> = (usize, &'a str);

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    text.split('\n').map(move |line| {
        let start = at;
        at += line.len() + 1;
        (start, line.split('#').next().unwrap_or_default())
    })
}

/// The words and commas of a line, each with its place.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &line[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = rest.trim_start();
        let end = match rest.find(|c: char| c == ',' || c.is_whitespace()) {
            Some(0) => 1,
            end => end.unwrap_or(rest.len()),
        };
        let word = (at, &rest[..end]);
        at += end;
        (end > 0).then_some(word)
    })
}

/// Whether the text is a b-file, judging from its first two lines.
fn numbered(text: &str) -> bool {
    let first = |line: &str| {
        let words: Vec<&str> = words(line).map(|(_, word)| word).take(3).collect();
        let &[n, value] = &words[..] else { return None };
        (value != ",").then_some(n)?.parse::<u64>().ok()
    };
    let mut lines = lines(text).map(|(_, line)| line).filter(|line| !line.trim().is_empty());
    match (lines.next().and_then(first), lines.next().and_then(first)) {
        (Some(n), Some(next)) => n.checked_add(1) == Some(next),
        _ => false,
    }
}

/// Reads a whole number of this type.
fn whole<T: std::str::FromStr>(text: &str, at: usize, word: &str, what: &str) -> Result<T, ParseError> {
    word.parse().map_err(|_| {
        let digits = |word: &str| !word.is_empty() && word.bytes().all(|c| c.is_ascii_digit());
        let message = match () {
            () if digits(word) => format!("{word} is too large for {what}"),
            () if word.strip_prefix('-').is_some_and(digits) => format!("{word} is negative"),
            () => format!("`{word}` is no whole number"),
        };
        let bits = 8 * size_of::<T>();
        ParseError::at(text, at..at + word.len(), message)
            .expected(format!("{what}, a whole number from 0 to 2^{bits}-1"))
    })
}

#[cfg(test)]
mod tests {
    use super::super::Period;
    use super::*;
    use proptest::prelude::*;

    #[test]
    #[rustfmt::skip]
    fn lists() {
        let rows: [(&str, u64, &[u32]); 9] = [
            ("0 1 2", 0, &[0, 1, 2]), ("0,1,2", 0, &[0, 1, 2]), ("# remark\r\n0, 1,\r\n 2,\n", 0, &[0, 1, 2]), ("7", 0, &[7]),
            ("0 1", 0, &[0, 1]), ("0 1\n2 3\n4 5", 0, &[0, 1, 2, 3, 4, 5]), ("0 5\n1 7 # seven\n\n2 5", 0, &[5, 7, 5]), ("3 0\n4 1", 3, &[0, 1]),
            ("0,5\n1,7", 0, &[0, 5, 1, 7]),
        ];
        for (text, first, values) in rows {
            assert_eq!(Listed::parse(text), Ok(Listed { first, values: values.to_vec() }), "{text:?}");
        }
    }

    #[test]
    #[rustfmt::skip]
    fn errors_point_at_the_place() {
        let rows = [
            ("", 1, 1, "no values"), ("# 1 2", 1, 1, "no values"), ("0 1\n0 x 1", 2, 3, "`x` is no whole number"), ("0, -3", 1, 4, "-3 is negative"),
            ("0 1.5", 1, 3, "`1.5` is no whole number"), ("[0, 1]", 1, 1, "`[0` is no whole number"), ("0 4294967296", 1, 3, "4294967296 is too large"),
            ("0,,1", 1, 3, "a comma too many"), (", 1", 1, 1, "a comma too many"), ("0 1\n1 2\n3 1", 3, 1, "n = 3 in a b-file; expected n = 2"),
            ("0 1\n1 2\n2", 3, 2, "no value behind n"), ("0 1\n1 2\n2 3 4", 3, 5, "`4` behind the value"), ("18446744073709551614 1\n18446744073709551615 2\n0 1", 3, 1, "expected the end of the file"),
            ("-1 1\n0 2", 1, 1, "-1 is negative"), ("0 ½", 1, 3, "`½`"),
        ];
        for (text, line, column, message) in rows {
            let error = Listed::parse(text).unwrap_err();
            assert!(error.to_string().contains(message), "{text:?}: {error}");
            assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
        }
    }

    #[test]
    fn laws_of_lists_are_those_of_their_heaps() {
        let values: Vec<u32> = (0..200).map(|n| if n < 5 { 9 } else { n % 4 + n / 4 * 2 }).collect();
        let zero = Listed { first: 0, values: values.clone() }.seen().unwrap();
        let later = Listed { first: 1000, values }.seen().unwrap();
        assert_eq!(zero.law.period(), Some(Period { preperiod: 5, period: 4, saltus: 2 }));
        assert_eq!(later.law.period(), Some(Period { preperiod: 1005, period: 4, saltus: 2 }));
        assert_eq!(
            (&later.reference()[..], later.known_by().word()),
            ("seen to heap 1199, not proved", "seen")
        );
        assert_eq!(later.hypotheses(), ["G(n+4) = G(n) + 2 for 1005 <= n <= 1195"]);
        assert_eq!(Listed { first: 0, values: vec![0; 20] }.seen(), None);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[0-9,# \n\r\t½-]{0,60}") {
            if let Ok(listed) = Listed::parse(&text) {
                prop_assert!(!listed.values.is_empty());
                listed.seen();
            }
        }

        #[test]
        fn what_is_written_is_read(values in prop::collection::vec(any::<u32>(), 3..40), first in 0u64..1000) {
            let bare: Vec<String> = values.iter().map(u32::to_string).collect();
            let pairs: Vec<String> = (first..).zip(&values).map(|(n, value)| format!("{n} {value}")).collect();
            for separator in [" ", ",", ", ", "\n"] {
                prop_assert_eq!(Listed::parse(&bare.join(separator)), Ok(Listed { first: 0, values: values.clone() }));
            }
            prop_assert_eq!(Listed::parse(&pairs.join("\n")), Ok(Listed { first, values }));
        }
    }
}
