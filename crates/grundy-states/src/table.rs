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
use crate::entry::{Entry, Record};
use crate::head::Head;
use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result as IoResult, Seek, SeekFrom};
use std::path::Path;
use twox_hash::XxHash3_64;

pub(crate) const MAGIC: [u8; 8] = *b"grundytb";
pub(crate) const BLOCK: usize = 4096;
pub(crate) const CHECKSUM: usize = 8;
/// A longer head is none.
const MAX_HEAD: u32 = 1 << 24;

impl Head {
    pub(crate) fn record_bytes(&self) -> usize {
        8 * self.job.width + size_of::<Record>()
    }

    pub(crate) fn records_in_block(&self) -> usize {
        (BLOCK - CHECKSUM) / self.record_bytes()
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
        file.read_exact(&mut magic).map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => invalid("this is no table of grundy"),
            _ => error,
        })?;
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

    /// This table, if it is that of a whole job.
    ///
    /// # Errors
    /// It is the table of one shard.
    pub fn whole(self) -> IoResult<Table<F>> {
        if self.head.shard.is_some() && self.head.job.shards > 1 {
            return Err(invalid("this is the table of one shard; name the folder of the job"));
        }
        Ok(self)
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

    pub(crate) fn block(&mut self, number: u64) -> IoResult<[u8; BLOCK]> {
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

fn invalid(why: &str) -> Error {
    Error::new(ErrorKind::InvalidData, why)
}
