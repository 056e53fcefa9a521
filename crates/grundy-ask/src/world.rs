//! What a question may need from outside: the games that have a name, and the files that rules name.

use crate::Refused;
use grundy::{Catalogue, Position, Reader, Ruleset, games, no_files};
use std::sync::Arc;

/// What lies around a question.
#[derive(Clone, Copy)]
pub struct World<'a> {
    reader: Reader<'a>,
    lasting: Reader<'static>,
}

impl<'a> World<'a> {
    /// A world where texts are read by this reader: its catalogue names games, and its loader reads files.
    ///
    /// Work that reads positions long after its question was begun, as of a row `cram 1xn`, knows the bundled games alone;
    /// a [lasting](World::of_lasting) world has no such limit.
    pub fn new(reader: Reader<'a>) -> World<'a> {
        World { reader, lasting: games::catalogue().reader(&no_files) }
    }

    /// A world whose reader outlives the work on every question.
    pub fn of_lasting(reader: Reader<'static>) -> World<'static> {
        World { reader, lasting: reader }
    }

    /// The bundled games, and no files: a rule that names one is refused.
    pub fn without_files() -> World<'static> {
        World::of_lasting(games::catalogue().reader(&no_files))
    }

    /// The reader for work that reads positions later.
    pub(crate) fn lasting(&self) -> Reader<'static> {
        self.lasting
    }

    /// The reader of rules and positions.
    pub fn reader(&self) -> Reader<'a> {
        self.reader
    }

    /// The games that have a name.
    pub fn games(&self) -> &'a Catalogue {
        self.reader.games
    }

    /// Reads a rule.
    ///
    /// # Errors
    /// The text is no rule; the refusal points at the character.
    pub fn ruleset(&self, text: &str) -> Result<Arc<Ruleset>, Refused> {
        Ok(Arc::new(self.reader.ruleset(text)?))
    }

    /// Reads a position.
    ///
    /// # Errors
    /// The text is no position; the refusal points at the character.
    pub fn position(&self, text: &str) -> Result<Position, Refused> {
        Ok(self.reader.position(text)?)
    }

    /// Reads the positions of a game, one behind the other.
    ///
    /// # Errors
    /// A text is no position, or there is none.
    pub fn played(&self, texts: &[String]) -> Result<Vec<Position>, Refused> {
        if texts.is_empty() {
            return Err(Refused::unsuited("a game has at least one position"));
        }
        texts.iter().map(|text| self.position(text)).collect()
    }
}
