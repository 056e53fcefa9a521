//! The games that a text may name.
//!
//! A reader of rules and positions uses a [`Catalogue`]. That of the [language](Catalogue::language) contains
//! the games with a one-line rule; a game in Rust is one more [row](Named):
//!
//! ```
//! use grundy_rules::take::TakeSet;
//! use grundy_rules::{Bundle, Catalogue, Group, Heaps, Named, Play};
//! # use grundy_rules::{Flow, Impartial, Notation, ParseError, Rules};
//! # #[derive(Debug)]
//! # struct Matches(Heaps<TakeSet>);
//! # impl Default for Matches {
//! #     fn default() -> Matches {
//! #         Matches(Heaps(TakeSet::from_ranges([1..=2]).unwrap()))
//! #     }
//! # }
//! # impl Rules for Matches {
//! #     type Position = Vec<u64>;
//! #     type Move = grundy_rules::HeapMove;
//! #     fn moves(&self, from: &Vec<u64>, each: &mut dyn FnMut(grundy_rules::HeapMove) -> Flow) -> Flow {
//! #         self.0.moves(from, each)
//! #     }
//! #     fn apply(&self, from: &Vec<u64>, m: &grundy_rules::HeapMove) -> Vec<u64> {
//! #         self.0.apply(from, m)
//! #     }
//! # }
//! # impl Impartial for Matches {}
//! # impl Notation for Matches {
//! #     fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
//! #         self.0.parse_position(text)
//! #     }
//! #     fn show_position(&self, position: &Vec<u64>) -> String {
//! #         self.0.show_position(position)
//! #     }
//! #     fn show_move(&self, from: &Vec<u64>, m: &grundy_rules::HeapMove) -> String {
//! #         self.0.show_move(from, m)
//! #     }
//! # }
//! // `Matches` implements `Impartial` and `Notation`.
//! static MATCHES: Named = Named {
//!     name: "matches",
//!     aliases: &[],
//!     group: Group::Heaps,
//!     play: Play::Game(Bundle::of::<Matches>()),
//!     about: "Take one or two matches from a heap.",
//!     known: "",
//!     notation: "heaps, as in 3, 4",
//!     samples: &["matches : 3, 4"],
//! };
//!
//! let games = Catalogue::language().with(&MATCHES)?;
//! let position = games.position("kayles : 5 + matches : 3, 4")?;
//! assert_eq!(position.to_string(), "kayles : 5 + matches : 3, 4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bundle;
mod oeis;
mod row;
mod rules;

pub use bundle::{Bundle, OnBoard, WithBoard};
pub use oeis::Oeis;
pub use row::{Group, Named, Play};
pub use rules::NAMED;

use std::sync::LazyLock;

/// The games that a text may name, each a [row](Named).
///
/// It is a value: two readers may know different games.
#[derive(Clone, Debug)]
pub struct Catalogue {
    rows: Vec<&'static Named>,
}

/// Words that begin a rule of the language.
const WORDS: [&str; 3] = ["take", "turn", "graph"];

impl Catalogue {
    /// The games with a one-line rule, as in the table [`NAMED`]: they belong to the rule language.
    pub fn language() -> &'static Catalogue {
        static LANGUAGE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue { rows: NAMED.iter().collect() });
        &LANGUAGE
    }

    /// This catalogue with one more game.
    ///
    /// # Errors
    /// [`RefusedName`] when a name of the row is taken, or looks like another text of the language.
    pub fn with(&self, row: &'static Named) -> Result<Catalogue, RefusedName> {
        let mut all = self.clone();
        for name in names_of(row) {
            let why = match name.chars().next() {
                Some(first) if !first.is_alphabetic() => "a name begins with a letter",
                None => "it is empty",
                _ if !name.chars().all(|c| c.is_alphanumeric() || "-_'’".contains(c)) => {
                    "a name has letters, digits, `-`, `_` and `'` alone"
                }
                _ if WORDS.contains(&name) => "the word is part of the rule language",
                _ if self.named(name).is_some() => "another game has this name",
                _ => continue,
            };
            return Err(RefusedName { name: name.into(), why });
        }
        all.rows.push(row);
        Ok(all)
    }

    /// All games, in the order in which they were added.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = &'static Named> + '_ {
        self.rows.iter().copied()
    }

    /// The game of this name or alias, in any case, with spaces for hyphens, and with or without apostrophes.
    ///
    /// ```
    /// use grundy_rules::Catalogue;
    /// let games = Catalogue::language();
    /// assert_eq!(games.named("kayles").unwrap().rule(), Some("0.77"));
    /// assert_eq!(games.named("Dawson's Chess").unwrap().name, "dawsons-chess");
    /// assert!(games.named("chess").is_none());
    /// ```
    pub fn named(&self, name: &str) -> Option<&'static Named> {
        self.rows().find(|row| names_of(row).any(|one| spelled(one, name) == Some(name.len())))
    }

    /// Every name that is understood.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.rows().flat_map(names_of)
    }

    /// The game whose name begins a text as a whole word, the name, and the length that it has in the text; the
    /// longest one counts. Names may be spelled in any case, with spaces for hyphens, and with or without
    /// apostrophes.
    pub(crate) fn at(&self, text: &str) -> Option<(&'static Named, &'static str, usize)> {
        let word = |c: char| c.is_alphanumeric() || "-_'’".contains(c);
        self.rows()
            .flat_map(|row| names_of(row).map(move |name| (row, name)))
            .filter_map(|(row, name)| Some((row, name, spelled(name, text)?)))
            .filter(|&(_, _, length)| !text[length..].starts_with(word))
            .filter(|&(_, _, length)| {
                // A heap may be called `mark`: an arrow after it makes it the head of a formula.
                let behind = text[length..].trim_start();
                !(behind.starts_with("->") || behind.starts_with('→'))
            })
            .max_by_key(|&(_, _, length)| length)
    }
}

/// The length of the spelling of a name that begins this text, if one does.
fn spelled(name: &str, text: &str) -> Option<usize> {
    let is_apostrophe = |c: char| "'’‘".contains(c);
    let mut rest = text;
    for wanted in name.chars().filter(|&c| !is_apostrophe(c)) {
        if rest.len() < text.len() {
            rest = rest.trim_start_matches(is_apostrophe);
        }
        if wanted == '-' {
            let behind = rest.strip_prefix(['-', '_', '‐', '‑']);
            let behind = behind.unwrap_or_else(|| rest.trim_start_matches([' ', '\t', '\u{a0}']));
            if behind.len() == rest.len() {
                return None;
            }
            rest = behind;
        } else {
            let first = rest.chars().next()?;
            if !same_letter(first, wanted) {
                return None;
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    Some(text.len() - rest.len())
}

/// Whether two characters are the same letter, in any case. Names are compared with every text that is read, and nearly all
/// their letters are ASCII.
fn same_letter(one: char, other: char) -> bool {
    if one.is_ascii() && other.is_ascii() {
        return one.eq_ignore_ascii_case(&other);
    }
    one.to_lowercase().eq(other.to_lowercase())
}

/// The name of a game and its aliases.
fn names_of(row: &'static Named) -> impl Iterator<Item = &'static str> {
    std::iter::once(row.name).chain(row.aliases.iter().copied())
}

/// A name that no game can have, or that another game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game cannot be called `{name}`: {why}")]
pub struct RefusedName {
    /// The name.
    pub name: String,
    /// Why it is refused.
    pub why: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &'static str) -> &'static Named {
        Box::leak(Box::new(Named { name, aliases: &[], ..NAMED[0] }))
    }

    #[test]
    fn each_name_is_taken_in_once() {
        let none = Catalogue { rows: Vec::new() };
        let all = NAMED.iter().try_fold(none, |all, row| all.with(row)).unwrap();
        assert_eq!(all.rows().count(), NAMED.len());
        assert!(all.names().count() > NAMED.len());
        let refused = all.with(&NAMED[3]).unwrap_err();
        assert_eq!((&*refused.name, refused.why), (NAMED[3].name, "another game has this name"));
    }

    #[test]
    fn names_that_would_be_read_as_something_else_are_refused() {
        for bad in ["", "0.77", "7up", "two words", "a+b", "a:b", "take", "turn", "graph", "kayles"] {
            assert_eq!(Catalogue::language().with(row(bad)).unwrap_err().name, bad);
        }
        for good in ["takes", "mutter's-game", "x2", "naïve"] {
            assert_eq!(
                Catalogue::language().with(row(good)).unwrap().at("takes 5").is_some(),
                good == "takes"
            );
        }
    }

    #[test]
    fn the_longest_name_counts_and_an_arrow_makes_a_head() {
        let at = |text| Catalogue::language().at(text).map(|(row, _, length)| (row.name, length));
        assert_eq!(at("nim : 3"), Some(("nim", 3)));
        assert_eq!(at("nim-with-a-pass : (1,1,1,1)"), Some(("nim-with-a-pass", 15)));
        assert_eq!((at("nimble : 3"), at("mark -> mark-1"), at("mark : 1")), (None, None, Some(("mark", 4))));
    }

    #[test]
    fn names_are_spelled_in_many_ways() {
        let at = |text| Catalogue::language().at(text).map(|(row, _, length)| (row.name, length));
        assert_eq!((at("NIM : 3"), at("Nim -> Nim-1")), (Some(("nim", 3)), None));
        for text in ["Dawson's Chess", "dawson’s  chess", "DAWSONS_CHESS", "dawsons-chess", "Crosses crosses"]
        {
            assert_eq!(at(text), Some(("dawsons-chess", text.len())), "{text}");
        }
        assert_eq!(at("Nim with a pass : (1,1,1,1)"), Some(("nim-with-a-pass", 15)));
        assert_eq!((at("dawsonschess"), at("'nim"), at("grundy'sgame")), (None, None, None));
    }
}
