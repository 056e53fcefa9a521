//! What a worker has of each of its shards: in memory as far as there is room, else in files.

use crate::JobError;
use grundy::Budget;
use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Result as IoResult, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Something of a shard that can be put away into a file.
pub(crate) trait Stored: Sized {
    /// The bytes of memory that it takes.
    fn bytes(&self) -> u64;

    fn write(&self, out: &mut dyn Write) -> IoResult<()>;

    fn read(input: &mut dyn Read) -> IoResult<Self>;
}

/// One thing for each shard of a worker. Each is taken, worked on, and put back.
pub(crate) struct Shelf<T> {
    folder: PathBuf,
    slots: Vec<Slot<T>>,
    /// The bytes in memory that are accounted for, and how many there may be.
    held: u64,
    room: u64,
}

struct Slot<T> {
    shard: u32,
    /// `None` if it is in the file, or taken.
    item: Option<T>,
    file: Option<File>,
    /// The bytes that it takes in memory.
    bytes: u64,
}

impl<T: Stored> Shelf<T> {
    /// An empty shelf, for what takes half of the memory that is left. The rest goes to nameless files in this folder.
    pub fn new(folder: &Path, budget: &Budget<'_>) -> Shelf<T> {
        Shelf { folder: folder.into(), slots: Vec::new(), held: 0, room: budget.bytes_left() / 2 }
    }

    /// Adds the thing of one more shard.
    ///
    /// # Errors
    /// The budget is spent, or the file system refuses.
    pub fn push(&mut self, shard: u32, item: T, budget: &mut Budget<'_>) -> Result<(), JobError> {
        self.slots.push(Slot { shard, item: None, file: None, bytes: 0 });
        self.put(self.slots.len() - 1, item, budget)
    }

    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Takes the thing of a shard. Returns the number of the shard, too.
    ///
    /// # Errors
    /// The budget is spent, or the file system refuses.
    pub fn take(&mut self, slot: usize, budget: &mut Budget<'_>) -> Result<(u32, T), JobError> {
        let Slot { shard, item, file, bytes } = &mut self.slots[slot];
        if let Some(item) = item.take() {
            return Ok((*shard, item));
        }
        budget.reserve(*bytes)?;
        self.held += *bytes;
        let mut read = || {
            let file = file.as_mut().ok_or(std::io::ErrorKind::NotFound)?;
            file.seek(SeekFrom::Start(0))?;
            T::read(&mut BufReader::with_capacity(BUFFER, file))
        };
        Ok((*shard, read().map_err(JobError::io(&self.folder))?))
    }

    /// Puts a thing back that was taken.
    ///
    /// # Errors
    /// The budget is spent, or the file system refuses.
    pub fn put(&mut self, slot: usize, thing: T, budget: &mut Budget<'_>) -> Result<(), JobError> {
        let Slot { item, file, bytes, .. } = &mut self.slots[slot];
        let before = std::mem::replace(bytes, thing.bytes());
        if self.held - before + *bytes <= self.room {
            if *bytes > before {
                budget.reserve(*bytes - before)?;
            } else {
                budget.release(before - *bytes);
            }
            self.held = self.held - before + *bytes;
            *item = Some(thing);
            return Ok(());
        }
        let write = || {
            let file = match file {
                Some(file) => file,
                none => none.insert(tempfile::tempfile_in(&self.folder)?),
            };
            file.seek(SeekFrom::Start(0))?;
            let mut out = BufWriter::with_capacity(BUFFER, &*file);
            thing.write(&mut out)?;
            out.flush()
        };
        write().map_err(JobError::io(&self.folder))?;
        budget.release(before);
        self.held -= before;
        Ok(())
    }

    /// Gives all things up.
    pub fn close(self, budget: &mut Budget<'_>) {
        budget.release(self.held);
    }
}

/// The bytes that are read and written at once.
const BUFFER: usize = 1 << 18;
