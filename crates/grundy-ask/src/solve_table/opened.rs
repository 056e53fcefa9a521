//! A table that is open: one file, or the folder of a job.

use crate::style::shortened;
use crate::world::ReadSeek;
use crate::{Kind, Refused, World};
use grundy::{Budget, Failure};
#[cfg(feature = "tables")]
use grundy_states::Tables;
use grundy_states::{Entry, Head, JobError, Table};
use grundy_words::say;
use std::path::{Path, PathBuf};

/// A look-up reads some blocks of the file, which takes about as long as this many ticks.
const LOOKUP_TICKS: u64 = 1 << 10;

/// The failure behind an error of a table or a job.
pub fn failure(error: JobError) -> Failure {
    match error {
        JobError::Failure(failure) => failure,
        other => Failure::Refused(other.to_string()),
    }
}

/// A table that is open.
pub enum Opened {
    File(PathBuf, Table<Box<dyn ReadSeek>>),
    #[cfg(feature = "tables")]
    Folder(Tables),
}

impl Opened {
    /// Opens a table by the name of its file or folder.
    ///
    /// # Errors
    /// It cannot be read, or is no table of a whole job.
    pub fn open(name: &str, world: &World<'_>) -> Result<Opened, Refused> {
        Opened::read(Path::new(name), world).map_err(|error| Refused::new(Kind::File, error.to_string()))
    }

    fn read(path: &Path, world: &World<'_>) -> Result<Opened, JobError> {
        #[cfg(feature = "tables")]
        if path.is_dir() {
            return Ok(Opened::Folder(Tables::open(path)?));
        }
        let file = world.open(path).map_err(JobError::io(path))?;
        let table = Table::new(file).and_then(Table::whole).map_err(JobError::in_table(path))?;
        Ok(Opened::File(path.into(), table))
    }

    /// What the table is about.
    pub fn head(&self) -> &Head {
        match self {
            Opened::File(_, table) => table.head(),
            #[cfg(feature = "tables")]
            Opened::Folder(tables) => tables.head(),
        }
    }

    /// What the table says of a state, which is written so.
    ///
    /// # Errors
    /// The table does not have it; a file cannot be read, or a block is damaged; a spent budget.
    pub fn entry(&mut self, state: &[u64], shown: &str, budget: &mut Budget<'_>) -> Result<Entry, Failure> {
        budget.spend(LOOKUP_TICKS)?;
        self.get(state).map_err(failure)?.ok_or_else(|| self.missing(shown))
    }

    /// Why there is no answer for something that the table does not have.
    pub fn missing(&self, shown: &str) -> Failure {
        let about = shortened(&self.head().job.name);
        Failure::Refused(say!("refused-not-reached-from-start", position = shown, start = about))
    }

    fn get(&mut self, state: &[u64]) -> Result<Option<Entry>, JobError> {
        match self {
            Opened::File(path, table) => table.get(state).map_err(JobError::in_table(path)),
            #[cfg(feature = "tables")]
            Opened::Folder(tables) => tables.get(state),
        }
    }
}
