//! A table that is open: one file, or the folder of a job.

use crate::world::ReadSeek;
use crate::{Kind, Refused, World};
#[cfg(feature = "tables")]
use grundy_states::Tables;
use grundy_states::{Entry, Head, JobError, Table};
use std::path::{Path, PathBuf};

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

    /// What the table says of a state; `None` if it does not have it.
    ///
    /// # Errors
    /// A file cannot be read, or a block is damaged.
    pub fn get(&mut self, state: &[u64]) -> Result<Option<Entry>, JobError> {
        match self {
            Opened::File(path, table) => table.get(state).map_err(JobError::in_table(path)),
            #[cfg(feature = "tables")]
            Opened::Folder(tables) => tables.get(state),
        }
    }
}
