//! The table of a whole job: one file, or the folder with a file for each shard.

use crate::JobError;
use crate::entry::{Entry, Record};
use crate::head::Head;
use crate::jobs::manifest::Manifest;
use crate::jobs::shard::shard_of;
use crate::table::{BLOCK, CHECKSUM, Table};
use std::collections::HashMap;
use std::collections::hash_map::Entry as MapEntry;
use std::fs::File;
use std::io::{Read, Result as IoResult, Seek};
use std::path::{Path, PathBuf};

/// The tables of a job, which stay in their files.
///
/// ```
/// use grundy::{Budget, Position};
/// use grundy_states::{Alone, Positions, Settings, Source, States, Tables, label};
/// # let folder = tempfile::tempdir()?;
/// # let folder = folder.path();
/// let states = Positions::new(&Position::parse("nim : 3, 4")?, 1);
/// label(Source::Rules(&states), folder, Settings::default(), &mut Alone::default(), &mut Budget::default())?;
/// let mut tables = Tables::open(folder)?;
/// assert_eq!(tables.get(&states.start()?)?.unwrap().nim_value().unwrap().0, 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Tables {
    /// The head of the whole.
    head: Head,
    files: Vec<PathBuf>,
    /// The tables that were asked before, by shard.
    open: HashMap<usize, Table<File>>,
}

/// The record of the next state, or what is wrong with its file.
type Next = Result<(Vec<u64>, Record), JobError>;

/// The most tables that are open at once, and so the most that become one.
pub const MAX_MERGED: u32 = 500;

/// The file with the table of a shard.
pub(crate) fn table_path(folder: &Path, shard: u32) -> PathBuf {
    folder.join(format!("table.{shard:04}"))
}

impl Tables {
    /// Opens the table in a file, or those in the folder of a finished job.
    ///
    /// # Errors
    /// The file is no table of a whole job, the job is not finished, or a table is missing or that of another job.
    pub fn open(path: &Path) -> Result<Tables, JobError> {
        if !path.is_dir() {
            let table = Table::open(path)?.whole().map_err(JobError::in_table(path))?;
            return Ok(Tables {
                head: table.head().clone(),
                files: vec![path.into()],
                open: HashMap::from([(0, table)]),
            });
        }
        let unfinished = || JobError::damaged(path, "there is no finished job in this folder");
        let manifest = Manifest::read(path)?.ok_or_else(unfinished)?;
        if manifest.tables.is_empty() {
            return Err(unfinished());
        }
        let files: Vec<PathBuf> = manifest.tables.iter().map(|part| table_path(path, part.shard)).collect();
        let states = manifest.tables.iter().map(|part| part.states).sum();
        for (file, part) in files.iter().zip(&manifest.tables) {
            let wanted = Head::new(manifest.job.clone(), Some(part.shard), part.states);
            if Table::open(file)?.head() != &wanted {
                return Err(JobError::damaged(file, "this is the table of another job"));
            }
        }
        Ok(Tables { head: Head::new(manifest.job, None, states), files, open: HashMap::new() })
    }

    /// What the tables are about, and the number of all states.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// What the tables say of a state; `None` if they do not have it.
    ///
    /// # Errors
    /// A file cannot be read, or a block is damaged.
    ///
    /// # Cost
    /// See [`Table`].
    pub fn get(&mut self, state: &[u64]) -> Result<Option<Entry>, JobError> {
        let shard = if self.files.len() > 1 { shard_of(state, self.head.job.shards) as usize } else { 0 };
        let path = &self.files[shard];
        if self.open.len() >= MAX_MERGED as usize && !self.open.contains_key(&shard) {
            // A process may have few files open.
            self.open.clear();
        }
        let table = match self.open.entry(shard) {
            MapEntry::Occupied(open) => open.into_mut(),
            MapEntry::Vacant(closed) => closed.insert(Table::open(path)?),
        };
        table.get(state).map_err(JobError::in_table(path))
    }

    /// All states with what the tables say of them, file by file, in ascending order in each.
    pub fn entries(self) -> impl Iterator<Item = Result<(Vec<u64>, Entry), JobError>> {
        let labelled = self.head.job.labelled;
        self.files.into_iter().flat_map(move |path| {
            let (opened, failed) = match Table::open(&path) {
                Ok(table) => (Some(table), None),
                Err(error) => (None, Some(Err(error))),
            };
            let records = opened.into_iter().flat_map(Records::of).map(move |next| {
                let (state, record) = next.map_err(JobError::in_table(&path))?;
                Ok((state, Entry::new(labelled, record)))
            });
            failed.into_iter().chain(records)
        })
    }

    /// The records of each table, in ascending order.
    pub(crate) fn each_record(&self) -> Result<Vec<impl Iterator<Item = Next> + use<>>, JobError> {
        let records = self.files.iter().cloned().map(|path| {
            let records = Records::of(Table::open(&path)?);
            Ok(records.map(move |next| next.map_err(JobError::in_table(&path))))
        });
        records.collect()
    }
}

/// The records of a table, one after the other.
struct Records<F> {
    table: Table<F>,
    block: [u8; BLOCK],
    next: u64,
}

impl<F: Read + Seek> Records<F> {
    /// All records, in ascending order of their states.
    fn of(table: Table<F>) -> Records<F> {
        Records { table, block: [0; BLOCK], next: 0 }
    }
}

impl<F: Read + Seek> Iterator for Records<F> {
    type Item = IoResult<(Vec<u64>, Record)>;

    fn next(&mut self) -> Option<Self::Item> {
        let head = self.table.head();
        let (bytes, in_block) = (head.record_bytes(), head.records_in_block() as u64);
        if self.next == head.states {
            return None;
        }
        let place = (self.next % in_block) as usize;
        if place == 0 {
            match self.table.block(self.next / in_block) {
                Ok(block) => self.block = block,
                Err(error) => return Some(Err(error)),
            }
        }
        self.next += 1;
        let record = &self.block[CHECKSUM + place * bytes..][..bytes];
        let (key, worth) = record.split_at(bytes - size_of::<Record>());
        let key = key.chunks_exact(8).map(bytemuck::pod_read_unaligned).collect();
        Some(Ok((key, bytemuck::pod_read_unaligned(worth))))
    }
}
