//! The language of rules and positions: finds out which notation a text uses, and reads it.
//!
//! The results live elsewhere: formulas in [`formula`](crate::formula), codes in [`code`](crate::code), games
//! with a name in the [`catalogue`](crate::catalogue). Here are the methods that read.

mod own;
mod played;
mod position;
mod reader;
mod ruleset;

pub use reader::{Loader, MAX_POSITION, MAX_RULE, Reader, no_files};

use crate::catalogue::Catalogue;
use crate::error::{ParseError, ParseRemedy};
use crate::position::Position;
use crate::ruleset::{Kind, Ruleset};
use grundy_words::say;

impl Reader<'_> {
    /// Reads a ruleset.
    ///
    /// # Errors
    /// [`ParseError`] points at the character, says what was expected and suggests the nearest word.
    pub fn ruleset(self, text: &str) -> Result<Ruleset, ParseError> {
        if text.len() > MAX_RULE {
            return Err(ParseError::at(text, 0..1, say!("error-rule-more-than-bytes", most = MAX_RULE)));
        }
        let rule = |text: &str| ruleset::alone(text, self);
        inside(text, rule).map_err(|error| {
            if error.remedy == Some(ParseRemedy::AskPosition) {
                error.mended(text, |text| inside(text, |text| position::position(text, self)).err())
            } else {
                let again = |text: &str| inside(text, rule).err();
                error.mended(text, again).guessed(text, || format!("take {}", unquoted(text).1), again)
            }
        })
    }

    /// Reads a position.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn position(self, text: &str) -> Result<Position, ParseError> {
        if text.len() > MAX_POSITION {
            return Err(ParseError::at(
                "",
                0..0,
                say!("error-position-more-than-bytes", most = MAX_POSITION),
            ));
        }
        read(text, |text| position::position(text, self))
    }

    /// Reads a played game: positions with `>` or line breaks between them. After the first one, the places
    /// alone are enough.
    ///
    /// ```
    /// use grundy_rules::{Catalogue, no_files};
    /// let reader = Catalogue::language().reader(&no_files);
    /// let played = reader.played("nim : 3,4,5 > 1,4,5 > 1,4,2")?;
    /// assert_eq!(played.len(), 3);
    /// assert_eq!(played[2].to_string(), "nim : 1, 4, 2");
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn played(self, text: &str) -> Result<Vec<Position>, ParseError> {
        if text.len() > MAX_POSITION {
            return Err(ParseError::at("", 0..0, say!("error-game-more-than-bytes", most = MAX_POSITION)));
        }
        read(text, |text| played::played(text, self))
    }
}

/// Reads a text, with or without quotes around it; an error says what was probably meant.
fn read<T>(text: &str, read: impl Fn(&str) -> Result<T, ParseError>) -> Result<T, ParseError> {
    inside(text, &read).map_err(|error| error.mended(text, |text| inside(text, &read).err()))
}

/// Reads what is inside the quotes around a text, if there are any.
fn inside<T>(text: &str, read: impl Fn(&str) -> Result<T, ParseError>) -> Result<T, ParseError> {
    let (offset, inside) = unquoted(text);
    read(inside).map_err(|error| error.moved(text, offset))
}

/// What is inside the quotes around a whole text, and where it begins: a shell or a word processor may have left
/// them there.
fn unquoted(text: &str) -> (usize, &str) {
    const QUOTES: [(char, char); 7] =
        [('\'', '\''), ('"', '"'), ('‘', '’'), ('“', '”'), ('„', '“'), ('„', '”'), ('«', '»')];
    let begin = text.trim_start();
    let inside = QUOTES.iter().find_map(|&(open, close)| {
        let inside = begin.trim_end().strip_prefix(open)?.strip_suffix(close)?;
        Some((text.len() - begin.len() + open.len_utf8(), inside))
    });
    inside.unwrap_or((0, text))
}

impl Catalogue {
    /// A reader of rules and positions for the games of this catalogue; `files` supplies the files that a
    /// text names.
    ///
    /// ```
    /// use grundy_rules::Catalogue;
    /// let file = |_: &str| Ok("from,to\na,b\nb,c\n".to_string());
    /// let position = Catalogue::language().reader(&file).position("graph @states.csv : a + nim : 3")?;
    /// assert_eq!(position.without_files(), "graph {a>b, b>c} : a + nim : 3");
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    pub fn reader<'a>(&'a self, files: &'a Loader<'a>) -> Reader<'a> {
        Reader { games: self, files }
    }

    /// Reads a ruleset that names no files; it may be a game of this catalogue.
    ///
    /// # Errors
    /// [`ParseError`] points at the character, says what was expected and suggests the nearest word.
    pub fn ruleset(&self, text: &str) -> Result<Ruleset, ParseError> {
        self.reader(&no_files).ruleset(text)
    }

    /// Reads a position without file names; it may name any games of this catalogue.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn position(&self, text: &str) -> Result<Position, ParseError> {
        self.reader(&no_files).position(text)
    }
}

impl Ruleset {
    /// Reads a ruleset of the [language](Catalogue::language): no other games, no files.
    ///
    /// # Errors
    /// [`ParseError`] points at the character, says what was expected and suggests the nearest word.
    pub fn parse(text: &str) -> Result<Ruleset, ParseError> {
        Catalogue::language().ruleset(text)
    }

    /// Reads one part as [`show_part`](Ruleset::show_part) writes it, in the form in which
    /// [`options`](Ruleset::options) visits parts.
    ///
    /// ```
    /// use grundy_rules::Ruleset;
    /// let wythoff = Ruleset::parse("wythoff")?;
    /// assert_eq!(wythoff.read_part("(3,5)")?, [3, 5]);
    /// assert!(wythoff.read_part("(3,5), (1,2)").is_err());
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character; there must be exactly one place.
    pub fn read_part(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        if let Kind::Game(rules) = self.kind() {
            return Ok(vec![rules.game.form(rules.game.read(text)?)]);
        }
        let mut parts = position::places(text, self)?;
        match (parts.pop(), parts.is_empty()) {
            (Some(part), true) => Ok(part),
            _ => Err(ParseError::at(text, 0..text.len(), say!("error-not-one-place-alone"))),
        }
    }
}

impl Position {
    /// Reads a position of the [language](Catalogue::language): no other games, no files.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn parse(text: &str) -> Result<Position, ParseError> {
        Catalogue::language().position(text)
    }
}
