//! Families of rules: letters stand for numbers, as in `take L..R`.

use crate::error::{ParseError, Span};
use crate::formula::ast::FUNCTIONS;
use crate::notation::expression::RESERVED_WORDS;
use crate::notation::rule;
use crate::notation::take::is_set_word;
use crate::notation::{Cursor, Token};
use crate::ruleset::Ruleset;
use crate::words::NimValue;
use grundy_words::say;

/// Rules that differ only in a few numbers, written as single letters: `take L..R`, `take {1,k}`, `n -> n-1 |
/// floor(n/c)`. Each choice of numbers, all of them at least 1, gives one rule or none.
///
/// ```
/// use grundy_rules::RuleFamily;
/// let family = RuleFamily::parse("take L..R")?.expect("it has letters");
/// assert_eq!(family.letters(), ["L", "R"]);
/// assert_eq!(family.member(&[2, 5])?.canonical(), "take 2..5");
/// // Nothing in this rule is left open: k is the variable of a loop.
/// assert_eq!(RuleFamily::parse("n -> n-k for k in 1..3")?, None);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleFamily {
    text: String,
    letters: Vec<String>,
    /// Where a letter stands, and which one.
    places: Vec<(Span, usize)>,
}

/// The largest number of open letters.
const MAX_LETTERS: usize = 3;

impl RuleFamily {
    /// The family that is written here; `None` if no letter is open, whether the text is a rule or not.
    ///
    /// # Errors
    /// There are more than three letters.
    pub fn parse(text: &str) -> Result<Option<RuleFamily>, ParseError> {
        let Some(words) = words(text) else { return Ok(None) };
        let mut family = RuleFamily { text: text.trim_end().into(), letters: Vec::new(), places: Vec::new() };
        for (word, span) in words {
            let place =
                family.letters.iter().position(|letter| *letter == word).unwrap_or(family.letters.len());
            if place == MAX_LETTERS {
                return Err(ParseError::at(
                    text,
                    span,
                    say!("error-more-than-letters-stand-numbers", most = MAX_LETTERS),
                )
                .help(say!("error-help-give-some-them-number")));
            }
            if place == family.letters.len() {
                family.letters.push(word);
            }
            family.places.push((span, place));
        }
        // Loops that are written in another way: their variables are no letters.
        if text.contains(" for ") && !text.contains(" in ") {
            return Ok(None);
        }
        Ok(Some(family).filter(|family| !family.letters.is_empty()))
    }

    /// The family as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The letters, in the order of their first use.
    pub fn letters(&self) -> &[String] {
        &self.letters
    }

    /// The rule with these numbers in place of the letters.
    ///
    /// # Errors
    /// The result is not a rule.
    ///
    /// # Panics
    /// If the count of numbers is not that of the letters.
    pub fn member(&self, numbers: &[u64]) -> Result<Ruleset, ParseError> {
        assert_eq!(numbers.len(), self.letters.len(), "a number for each letter");
        let (mut text, mut at) = (String::new(), 0);
        // Where the text goes on behind each letter: in the rule, and in the family.
        let mut behind = vec![(0, 0)];
        for (span, letter) in &self.places {
            text += &self.text[at..span.start];
            text += &numbers[*letter].to_string();
            at = span.end;
            behind.push((text.len(), at));
        }
        text += &self.text[at..];
        Ruleset::parse(&text).map_err(|error| {
            let mut here = error.placed(&self.text, |at| {
                let (rule, family) = behind.iter().rev().find(|(rule, _)| *rule <= at).unwrap_or(&(0, 0));
                family + at - rule
            });
            // Mended, it may be one rule: `n -> n-k, 1 <= k <= 3`.
            here.fix = Ruleset::parse(&self.text).err().and_then(|error| error.fix);
            here
        })
    }

    /// The shape of the whole family, if a theorem covers all its rules at once.
    pub fn shape(&self) -> Option<FamilyShape> {
        let mut cursor = Cursor::new(&self.text);
        if !cursor.eat_word("take") {
            return None;
        }
        let rest = cursor.rest().trim();
        // An expression in numbers and letters of the family, without the signs of the set.
        let number = |text: &str| {
            let text = text.trim();
            let plain = |c: char| c.is_ascii_alphanumeric() || " +*-()".contains(c);
            let word = |word: &str| {
                word.bytes().all(|c| c.is_ascii_digit()) || self.letters.iter().any(|letter| letter == word)
            };
            let fits = !text.is_empty() && text.chars().all(plain);
            let known = text.split(|c: char| !c.is_ascii_alphanumeric()).all(word);
            // No move takes 0 coins: no rule of the family has such a number.
            let zero = text.bytes().all(|c| c == b'0');
            (fits && known && !zero).then(|| text.to_string())
        };
        if let Some(inside) = rest.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            let (one, other) = inside.split_once(',')?;
            let (one, other) = (number(one)?, number(other)?);
            let (smaller, larger) = if other == "1" { (other, one) } else { (one, other) };
            return Some(FamilyShape::Two { smaller, larger });
        }
        if let Some((least, most)) = rest.split_once("..") {
            let least = number(least)?;
            if let Some(divisor) = quotient(most).and_then(number).filter(|_| least == "1") {
                return Some(FamilyShape::Quotient { divisor });
            }
            return match most.trim() {
                "" => Some(FamilyShape::Range { least, most: None }),
                most => Some(FamilyShape::Range { least, most: Some(number(most)?) }),
            };
        }
        let one = number(rest)?;
        Some(FamilyShape::Range { least: one.clone(), most: Some(one) })
    }
}

/// c of `floor(n/c)`.
fn quotient(text: &str) -> Option<&str> {
    let inside = text.trim().strip_prefix("floor")?.trim().strip_prefix('(')?.strip_suffix(')')?;
    let (heap, divisor) = inside.split_once('/')?;
    (heap.trim() == "n").then_some(divisor)
}

/// The open letters of a text that begins like a rule, each with its place. `None` if it does not begin like
/// a rule of one heap, or if it holds an unknown word.
fn words(text: &str) -> Option<Vec<(String, Span)>> {
    let mut cursor = Cursor::new(text);
    let heap = if rule::begins(&cursor) {
        let Ok((Token::Word(heap), _)) = cursor.next() else { return None };
        heap
    } else if cursor.eat_word("take") {
        "n".into()
    } else {
        return None;
    };
    let (mut open, mut bound) = (Vec::new(), vec![heap]);
    loop {
        match cursor.next().ok()? {
            (Token::End, _) => break,
            (Token::Mark(":" | ";"), _) => return None,
            (Token::Word(word), span) => {
                if cursor.clone().eat_word("in") {
                    bound.push(word);
                } else if word.chars().count() == 1 {
                    open.push((word, span));
                } else if !is_known(&word) {
                    return None;
                }
            }
            _ => {}
        }
    }
    open.retain(|(word, _)| !bound.contains(word));
    Some(open)
}

fn is_known(word: &str) -> bool {
    RESERVED_WORDS.contains(&word) || is_set_word(word) || FUNCTIONS.iter().any(|row| row.name == word)
}

/// Families of rules whose nim-values a theorem gives for all numbers at once. The numbers are kept as they
/// were written: expressions in the letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FamilyShape {
    /// `take L..R`; without R, any number from L on.
    Range {
        /// L.
        least: String,
        /// R, at least L.
        most: Option<String>,
    },
    /// `take {a, b}`.
    Two {
        /// a.
        smaller: String,
        /// b, at least a.
        larger: String,
    },
    /// `take 1..floor(n/c)`.
    Quotient {
        /// c.
        divisor: String,
    },
}

/// The nim-value of heap `n` when a or b coins are taken, 1 ≤ a ≤ b: with r = n mod (a + b), it is ⌊r/a⌋ mod
/// 2 if r < b, and 2 − (⌊r/a⌋ mod 2) otherwise.
///
/// ```
/// use grundy_rules::{NimValue, family::two_value};
/// let values: Vec<u64> = (0..10).map(|n| two_value(2, 5, n).0).collect();   // take {2,5}
/// assert_eq!(values, [0, 0, 1, 1, 0, 2, 1, 0, 0, 1]);
/// ```
///
/// # Panics
/// If a is 0.
///
/// # Laws
/// The proof, by induction: let p = a + b, r = n mod p, v = ⌊r/a⌋ mod 2. A move leads to the residue r − a or
/// r − b modulo p, if there are enough coins. If r < a, these are r + b, whose value is 1 or 2, and r + a,
/// whose value is 1 or 2 on either side of b; so the mex is 0 = v. If a ≤ r < b, they are r − a, of value 1 −
/// v, and r + a (if there are enough coins), of value 1 − v below b; from b on its value is 1 if v = 0 and 2
/// if v = 1. So no option has value v, and one has value 0 if v = 1. If r ≥ b, they are r − a, of value 1 −
/// v, and r − b < a, of value 0: the mex is 2 if v = 0 and 1 if v = 1.
///
/// # Reference
/// Berlekamp, Conway & Guy, Winning Ways, chapter 4, on subtraction games; the proof is ours.
pub fn two_value(a: u64, b: u64, n: u64) -> NimValue {
    let residue = u128::from(n) % (u128::from(a) + u128::from(b));
    let parity = (residue / u128::from(a) % 2) as u64;
    NimValue(if residue < b.into() { parity } else { 2 - parity })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::range_value;

    fn family(text: &str) -> Option<RuleFamily> {
        RuleFamily::parse(text).expect("few letters")
    }

    #[test]
    fn letters_are_told_from_heaps_loops_and_words() {
        let letters = |text| family(text).map(|family| family.letters.concat()).unwrap_or_default();
        assert_eq!(letters("take 1..k"), "k");
        assert_eq!(letters("take {k in 1..n if k mod m = 0}"), "m");
        assert_eq!(letters("m -> m-a | floor(m/c) if m > a"), "ac");
        assert_eq!(letters("a -> a-b for b in 1..c"), "c");
        assert_eq!(letters("take powers of b"), "b");
        assert_eq!(letters("n -> n-m if n is even"), "m");
        for none in [
            "take 1..3",
            "n -> n-1",
            "kayles",
            "0.77",
            "take kk",
            "(a, b) -> (a-k, b)",
            "n -> n-k : 5",
            "take 2k",
            "n -> n-k for k=1..3",
        ] {
            assert_eq!(family(none), None, "{none}");
        }
        assert!(RuleFamily::parse("take {a,b,c,d}").is_err());
    }

    #[test]
    fn shapes_are_read_from_the_whole_text() {
        let shape = |text| family(text).and_then(|family| family.shape());
        let text = |text: &str| text.to_string();
        assert_eq!(shape("take L..R"), Some(FamilyShape::Range { least: text("L"), most: Some(text("R")) }));
        assert_eq!(
            shape("take k..2*k+1"),
            Some(FamilyShape::Range { least: text("k"), most: Some(text("2*k+1")) })
        );
        assert_eq!(shape("take {1, k}"), Some(FamilyShape::Two { smaller: text("1"), larger: text("k") }));
        assert_eq!(shape("take {k, 1}"), shape("take {1, k}"));
        assert_eq!(shape("take 1..floor(n/c)"), Some(FamilyShape::Quotient { divisor: text("c") }));
        for none in [
            "take {1,k,5}",
            "take powers of k",
            "take k..n",
            "take k..floor(n/2)",
            "take not {k}",
            "take {k..5, 7}",
            "take {0,k}",
            "take {k,00}",
            "take k..0",
            "take 0..k",
            "n -> n-k",
        ] {
            assert_eq!(shape(none), None, "{none}");
        }
    }

    /// The formulas against the definition.
    #[test]
    fn formulas_are_the_values_of_every_member() {
        let mex = |taken: &[u64], values: &[u64], n: u64| {
            let options: Vec<u64> =
                taken.iter().filter(|t| **t <= n).map(|t| values[(n - t) as usize]).collect();
            (0..).find(|v| !options.contains(v)).expect("a mex")
        };
        for a in 1..=9u64 {
            for b in a..=12 {
                let (mut two, mut range) = (Vec::new(), Vec::new());
                for n in 0..200 {
                    two.push(mex(&[a, b], &two, n));
                    range.push(mex(&(a..=b).collect::<Vec<u64>>(), &range, n));
                    assert_eq!(two_value(a, b, n).0, two[n as usize], "take {{{a},{b}}}, heap {n}");
                    assert_eq!(range_value(a, Some(b), n).0, range[n as usize], "take {a}..{b}, heap {n}");
                }
            }
        }
    }
}
