//! Tables: the worth of every state, sorted, in a file that is asked for one state at a time.
//!
//! # Format
//! All numbers are little-endian.
//!
//! ```text
//! 8 bytes   magic: "grundytb"
//! 4 bytes   length of the head · the head as JSON · 8 bytes checksum of length and head
//! blocks    each 4096 bytes: 8 bytes checksum · as many records as fit
//! ```
//!
//! A record is a state and what it is worth, three numbers of 4 bytes. Records are in ascending order of their states. The last
//! block is filled with zeros. A checksum is XXH3-64; that of a block is seeded with its number.

use crate::JobError;
use crate::labelling::{Record, outcome};
use crate::manifest::Job;
use crate::part::Hashing;
use grundy::graph::Worth;
use grundy::{Convention, NimValue, Outcome};
use grundy_store::Draft;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufWriter, Error, ErrorKind, Read, Result as IoResult, Seek, SeekFrom, Write};
use std::path::Path;
use twox_hash::XxHash3_64;

const MAGIC: [u8; 8] = *b"grundytb";
const BLOCK: usize = 4096;
const CHECKSUM: usize = 8;
/// A longer head is none.
const MAX_HEAD: u32 = 1 << 24;

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// What the table is about.
    pub job: Job,
    /// The shard, if the table has one shard alone.
    pub shard: Option<u32>,
    /// The number of states.
    pub states: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

impl Head {
    pub(crate) fn new(job: Job, shard: Option<u32>, states: u64) -> Head {
        Head { job, shard, states, program: env!("CARGO_PKG_VERSION").into() }
    }

    fn record_bytes(&self) -> usize {
        8 * self.job.width + size_of::<Record>()
    }

    fn records_in_block(&self) -> usize {
        (BLOCK - CHECKSUM) / self.record_bytes()
    }
}

/// What a table says of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The last move decides.
    LastMove(Worth),
    /// The rules say who wins at the end: the outcome, and the number of moves left.
    AtTheEnd(Outcome, u32),
}

impl Entry {
    pub(crate) fn new(labelled: bool, record: Record) -> Entry {
        if labelled {
            Entry::AtTheEnd(outcome(record), record[1])
        } else {
            Entry::LastMove(Worth::from_parts(record))
        }
    }

    /// The nim-value; `None` in a labelled game.
    pub fn nim_value(&self) -> Option<NimValue> {
        match self {
            Entry::LastMove(worth) => Some(worth.nim_value()),
            Entry::AtTheEnd(..) => None,
        }
    }

    /// Who wins. The convention makes no difference in a labelled game.
    pub fn outcome(&self, convention: Convention) -> Outcome {
        match self {
            Entry::LastMove(worth) => worth.outcome(convention),
            Entry::AtTheEnd(outcome, _) => *outcome,
        }
    }

    /// The number of moves left under best play.
    pub fn remoteness(&self, convention: Convention) -> u32 {
        match self {
            Entry::LastMove(worth) => worth.remoteness(convention),
            Entry::AtTheEnd(_, remoteness) => *remoteness,
        }
    }
}

/// Writes a table, record by record in ascending order.
pub(crate) struct TableWriter {
    draft: Draft,
    out: BufWriter<Hashing<File>>,
    bytes: u64,
    block: Vec<u8>,
    blocks: u64,
    record_bytes: usize,
}

impl TableWriter {
    pub fn new(draft: Draft, head: &Head) -> IoResult<TableWriter> {
        let mut out = BufWriter::new(Hashing::new(draft.file().try_clone()?));
        let text = serde_json::to_vec(head)?;
        let mut bytes = (text.len() as u32).to_le_bytes().to_vec();
        bytes.extend(text);
        out.write_all(&MAGIC)?;
        out.write_all(&bytes)?;
        out.write_all(&XxHash3_64::oneshot(&bytes).to_le_bytes())?;
        let head_bytes = (MAGIC.len() + bytes.len() + CHECKSUM) as u64;
        let block = vec![0; CHECKSUM];
        Ok(TableWriter { draft, out, bytes: head_bytes, block, blocks: 0, record_bytes: head.record_bytes() })
    }

    pub fn push(&mut self, key: &[u64], record: Record) -> IoResult<()> {
        if self.block.len() + self.record_bytes > BLOCK {
            self.end_block()?;
        }
        self.block.extend_from_slice(bytemuck::cast_slice(key));
        self.block.extend_from_slice(bytemuck::cast_slice(&record));
        Ok(())
    }

    fn end_block(&mut self) -> IoResult<()> {
        self.block.resize(BLOCK, 0);
        let sum = XxHash3_64::oneshot_with_seed(self.blocks, &self.block[CHECKSUM..]);
        self.block[..CHECKSUM].copy_from_slice(&sum.to_le_bytes());
        self.out.write_all(&self.block)?;
        self.block.truncate(CHECKSUM);
        self.blocks += 1;
        Ok(())
    }

    /// Completes the table. Returns the number of bytes, and their hash.
    pub fn finish(mut self) -> IoResult<(u64, String)> {
        if self.block.len() > CHECKSUM {
            self.end_block()?;
        }
        let hashing = self.out.into_inner().map_err(std::io::IntoInnerError::into_error)?;
        let hash = hashing.digits();
        drop(hashing);
        self.draft.keep()?;
        Ok((self.bytes + self.blocks * BLOCK as u64, hash))
    }
}

/// A table, which stays in its file.
///
/// # Cost
/// A question reads about log₂ of the number of blocks of 4 KiB.
pub struct Table<F> {
    head: Head,
    file: F,
    /// The place of the first block.
    start: u64,
}

impl Table<File> {
    /// Opens the table in a file.
    ///
    /// # Errors
    /// The file cannot be read, or is no table.
    pub fn open(path: &Path) -> Result<Table<File>, JobError> {
        let file = File::open(path).map_err(JobError::io(path))?;
        Table::new(file).map_err(JobError::in_table(path))
    }
}

impl<F: Read + Seek> Table<F> {
    /// The table in a file, from its start to its end.
    ///
    /// # Errors
    /// The file cannot be read, or is no table.
    pub fn new(mut file: F) -> IoResult<Table<F>> {
        let mut magic = [0; 12];
        file.read_exact(&mut magic).map_err(|_| invalid("this is no table of grundy"))?;
        let length = u32::from_le_bytes(magic[8..].try_into().expect("4 bytes"));
        if magic[..8] != MAGIC || length > MAX_HEAD {
            return Err(invalid("this is no table of grundy"));
        }
        let mut head = magic[8..].to_vec();
        let read = file.by_ref().take(length.into()).read_to_end(&mut head)?;
        let mut sum = [0; 8];
        file.read_exact(&mut sum)?;
        if read != length as usize || XxHash3_64::oneshot(&head) != u64::from_le_bytes(sum) {
            return Err(invalid("the head of the table is damaged"));
        }
        let head: Head = serde_json::from_slice(&head[4..])
            .map_err(|error| invalid(&format!("the head of the table cannot be read: {error}")))?;
        let start = file.stream_position()?;
        let end = file.seek(SeekFrom::End(0))?;
        let fits = (1..=crate::states::MAX_WIDTH).contains(&head.job.width);
        if !fits
            || head.states.div_ceil(head.records_in_block() as u64).checked_mul(BLOCK as u64)
                != Some(end - start)
        {
            return Err(invalid("the table is cut short, or longer than it says"));
        }
        Ok(Table { head, file, start })
    }

    /// The head.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// What the table says of a state; `None` if it does not have it.
    ///
    /// # Errors
    /// The file cannot be read, or a block is damaged.
    pub fn get(&mut self, state: &[u64]) -> IoResult<Option<Entry>> {
        if state.len() != self.head.job.width {
            return Ok(None);
        }
        let (record, in_block) = (self.head.record_bytes(), self.head.records_in_block());
        let (mut low, mut high) = (0, self.head.states.div_ceil(in_block as u64));
        while low < high {
            let middle = low + (high - low) / 2;
            let block = self.block(middle)?;
            let count = (self.head.states - middle * in_block as u64).min(in_block as u64) as usize;
            let records: Vec<&[u8]> = block[CHECKSUM..].chunks_exact(record).take(count).collect();
            let key = |record: &[u8]| -> Vec<u64> {
                record[..8 * state.len()].chunks_exact(8).map(bytemuck::pod_read_unaligned).collect()
            };
            if key(records[0]).as_slice() > state {
                high = middle;
            } else if key(records[count - 1]).as_slice() < state {
                low = middle + 1;
            } else {
                let found = records.binary_search_by(|record| key(record).as_slice().cmp(state));
                return Ok(found.ok().map(|place| {
                    let worth = bytemuck::pod_read_unaligned(&records[place][record - size_of::<Record>()..]);
                    Entry::new(self.head.job.labelled, worth)
                }));
            }
        }
        Ok(None)
    }

    fn block(&mut self, number: u64) -> IoResult<[u8; BLOCK]> {
        let mut block = [0; BLOCK];
        self.file.seek(SeekFrom::Start(self.start + number * BLOCK as u64))?;
        self.file.read_exact(&mut block)?;
        let sum = XxHash3_64::oneshot_with_seed(number, &block[CHECKSUM..]);
        if block[..CHECKSUM] == sum.to_le_bytes() {
            Ok(block)
        } else {
            Err(invalid(&format!("block {number} of the table is damaged")))
        }
    }
}

impl<F: Read + Seek> Table<F> {
    /// All records, in ascending order of their states.
    pub(crate) fn records(self) -> Records<F> {
        Records { table: self, block: [0; BLOCK], next: 0 }
    }
}

/// The records of a table, one after the other.
pub(crate) struct Records<F> {
    table: Table<F>,
    block: [u8; BLOCK],
    next: u64,
}

impl<F: Read + Seek> Iterator for Records<F> {
    type Item = IoResult<(Vec<u64>, Record)>;

    fn next(&mut self) -> Option<Self::Item> {
        let head = &self.table.head;
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

fn invalid(why: &str) -> Error {
    Error::new(ErrorKind::InvalidData, why)
}
