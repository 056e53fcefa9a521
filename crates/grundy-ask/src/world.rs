//! The surroundings of a question: the catalogue of games, the files that rules name, and the files of tables.

use crate::Refused;
use grundy::{Catalogue, Position, Reader, Ruleset, games, no_files};
use grundy_words::say;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::Path;
use std::sync::Arc;

/// A file that is read in any order.
pub trait ReadSeek: Read + Seek {}

impl<F: Read + Seek> ReadSeek for F {}

/// Opens a file by its name.
pub type Opener<'a> = dyn Fn(&Path) -> io::Result<Box<dyn ReadSeek>> + 'a;

fn open_path(path: &Path) -> io::Result<Box<dyn ReadSeek>> {
    Ok(Box::new(File::open(path)?))
}

/// The catalogue of games and the files that a question can use.
#[derive(Clone, Copy)]
pub struct World<'a> {
    reader: Reader<'a>,
    lasting: Reader<'static>,
    open: &'a Opener<'a>,
}

impl<'a> World<'a> {
    /// A world with a given reader. The reader's catalogue names games, and its loader reads files.
    ///
    /// The work on a row such as `cram 1xn` reads positions long after the question begins. In this world, such
    /// work knows only the bundled games. A [lasting](World::of_lasting) world has no such limit.
    pub fn new(reader: Reader<'a>) -> World<'a> {
        World { reader, lasting: games::catalogue().reader(&no_files), open: &open_path }
    }

    /// A world with a reader that outlives the work on every question.
    pub fn of_lasting(reader: Reader<'static>) -> World<'static> {
        World { reader, lasting: reader, open: &open_path }
    }

    /// A world with the bundled games and without files for rules. It refuses a rule that names a file.
    pub fn without_files() -> World<'static> {
        World::of_lasting(games::catalogue().reader(&no_files))
    }

    /// The same world, with another place for the files of tables. Without it, their names are paths on this machine.
    pub fn opening(self, open: &'a Opener<'a>) -> World<'a> {
        World { open, ..self }
    }

    /// Opens the file of a table.
    ///
    /// # Errors
    /// There is no such file, or it cannot be read.
    pub fn open(&self, name: &Path) -> io::Result<Box<dyn ReadSeek>> {
        (self.open)(name)
    }

    /// The reader for work that reads positions later.
    pub(crate) fn lasting(&self) -> Reader<'static> {
        self.lasting
    }

    /// The reader of rules and positions.
    pub fn reader(&self) -> Reader<'a> {
        self.reader
    }

    /// The catalogue of games.
    pub fn games(&self) -> &'a Catalogue {
        self.reader.games
    }

    /// Reads a rule.
    ///
    /// # Errors
    /// The text is not a rule. The refusal points at the first wrong character.
    pub fn ruleset(&self, text: &str) -> Result<Arc<Ruleset>, Refused> {
        Ok(Arc::new(self.reader.ruleset(text)?))
    }

    /// Reads a position.
    ///
    /// # Errors
    /// The text is not a position. The refusal points at the first wrong character.
    pub fn position(&self, text: &str) -> Result<Position, Refused> {
        Ok(self.reader.position(text)?)
    }

    /// Reads the positions of a game, in order.
    ///
    /// # Errors
    /// A text is not a position, or the list is empty.
    pub fn played(&self, texts: &[String]) -> Result<Vec<Position>, Refused> {
        if texts.is_empty() {
            return Err(Refused::unsuited(say!("refused-game-least-one-position")));
        }
        texts.iter().map(|text| self.position(text)).collect()
    }
}
