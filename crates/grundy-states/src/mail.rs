//! The mail of a round: batches in memory, and batches in a file where memory is short.

use crate::JobError;
use crate::post::{Batch, Post, Report};
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// The mail of a round.
#[derive(Default)]
pub struct Mail {
    letters: Vec<Letter>,
    /// The file of the letters that are not in memory.
    file: Option<(PathBuf, File)>,
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
        Mail { letters, file: None }
    }
}

impl Letter {
    fn new(Batch { from, to, bytes }: Batch) -> Letter {
        Letter { from, to, bytes: Place::Memory(bytes) }
    }
}

impl Mail {
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

/// The post of a worker that has all shards.
#[derive(Default)]
pub struct Alone {
    waiting: Mail,
    held: u64,
    /// Where mail goes that takes more bytes than this.
    spill: Option<(PathBuf, u64)>,
    /// Where the file ends.
    end: u64,
}

impl Alone {
    /// A post that keeps at most so many bytes of a round in memory, and the rest in a nameless file in this folder.
    pub fn within(bytes: u64, folder: &Path) -> Alone {
        Alone { spill: Some((folder.into(), bytes)), ..Alone::default() }
    }

    /// Moves all letters from memory to the file.
    fn spill(&mut self, folder: &Path) -> std::io::Result<()> {
        let file = match &mut self.waiting.file {
            Some((_, file)) => file,
            none => &mut none.insert((folder.into(), tempfile::tempfile_in(folder)?)).1,
        };
        for letter in &mut self.waiting.letters {
            if let Place::Memory(bytes) = &letter.bytes {
                file.write_all(bytes)?;
                let place = Place::File { start: self.end, length: bytes.len() };
                self.end += bytes.len() as u64;
                letter.bytes = place;
            }
        }
        self.held = 0;
        Ok(())
    }
}

impl Post for Alone {
    fn workers(&self) -> (u32, u32) {
        (1, 0)
    }

    fn send(&mut self, batch: Batch) -> Result<(), JobError> {
        self.held += batch.bytes.capacity() as u64;
        self.waiting.letters.push(Letter::new(batch));
        match self.spill.take() {
            Some((folder, most)) if self.held > most => {
                self.spill(&folder).map_err(JobError::io(&folder))?;
                self.spill = Some((folder, most));
            }
            spill => self.spill = spill,
        }
        Ok(())
    }

    fn end_round(&mut self, report: Report) -> Result<(Mail, Vec<Report>), JobError> {
        (self.held, self.end) = (0, 0);
        Ok((std::mem::take(&mut self.waiting), vec![report]))
    }

    fn held(&self) -> u64 {
        self.held
    }
}
