//! The mail of a round: batches in memory, and batches in a file where memory is short.

use crate::JobError;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// A batch of messages from one shard to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// The shard that sends it.
    pub from: u32,
    /// The shard that gets it.
    pub to: u32,
    /// The messages.
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
}

/// The mail of a round.
#[derive(Default)]
pub struct Mail {
    letters: Vec<Letter>,
    /// The file of the letters that are not in memory, and where it ends.
    file: Option<(PathBuf, File)>,
    end: u64,
}

/// A batch, wherever its bytes are.
struct Letter {
    from: u32,
    to: u32,
    bytes: Place,
}

enum Place {
    Memory(Vec<u8>),
    File { start: u64, length: usize },
}

impl From<Vec<Batch>> for Mail {
    fn from(batches: Vec<Batch>) -> Mail {
        let letters = batches.into_iter().map(Letter::new).collect();
        Mail { letters, ..Mail::default() }
    }
}

impl Letter {
    fn new(Batch { from, to, bytes }: Batch) -> Letter {
        Letter { from, to, bytes: Place::Memory(bytes) }
    }
}

impl Mail {
    /// Adds a batch.
    pub(crate) fn push(&mut self, batch: Batch) {
        self.letters.push(Letter::new(batch));
    }

    /// Moves all letters from memory to a nameless file in this folder.
    pub(crate) fn spill(&mut self, folder: &Path) -> std::io::Result<()> {
        let file = match &mut self.file {
            Some((_, file)) => file,
            none => &mut none.insert((folder.into(), tempfile::tempfile_in(folder)?)).1,
        };
        for letter in &mut self.letters {
            if let Place::Memory(bytes) = &letter.bytes {
                file.write_all(bytes)?;
                let place = Place::File { start: self.end, length: bytes.len() };
                self.end += bytes.len() as u64;
                letter.bytes = place;
            }
        }
        Ok(())
    }

    /// Whether no batch came.
    pub(crate) fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// The bytes in memory.
    pub(crate) fn held(&self) -> u64 {
        let held = |letter: &Letter| match &letter.bytes {
            Place::Memory(bytes) => bytes.capacity() as u64,
            Place::File { .. } => 0,
        };
        self.letters.iter().map(held).sum()
    }

    /// Puts the letters in an order that does not depend on the workers: by the shard that gets them, then by the one that sends
    /// them, then as they were sent.
    pub(crate) fn sort(&mut self) {
        self.letters.sort_by_key(|letter| (letter.to, letter.from));
    }

    /// The batches to a shard, once the letters are sorted. Each leaves memory once it is read.
    pub(crate) fn take(&mut self, shard: u32) -> impl Iterator<Item = Result<Batch, JobError>> + '_ {
        let start = self.letters.partition_point(|letter| letter.to < shard);
        let end = self.letters.partition_point(|letter| letter.to <= shard);
        let file = &self.file;
        self.letters[start..end].iter_mut().map(move |letter| {
            let bytes = match &mut letter.bytes {
                Place::Memory(bytes) => std::mem::take(bytes),
                Place::File { start, length } => {
                    let (path, file) = file.as_ref().expect("a letter outside memory has a file");
                    let mut bytes = vec![0; *length];
                    let mut file = file;
                    let read = file.seek(SeekFrom::Start(*start)).and_then(|_| file.read_exact(&mut bytes));
                    read.map_err(JobError::io(path))?;
                    bytes
                }
            };
            Ok(Batch { from: letter.from, to: letter.to, bytes })
        })
    }
}
