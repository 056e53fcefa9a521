//! Writing a table.

use crate::entry::Record;
use crate::head::Head;
use crate::jobs::part::Hashing;
use crate::table::{BLOCK, CHECKSUM, MAGIC};
use grundy_store::Draft;
use std::fs::File;
use std::io::{BufWriter, Result as IoResult, Write as _};
use twox_hash::XxHash3_64;

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
