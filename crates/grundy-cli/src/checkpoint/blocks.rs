//! Bytes in blocks, each with a checksum that hangs on the block before it.

use super::{MAGIC, VERSION};
use std::io::{Error, ErrorKind, Read, Result, Write};
use twox_hash::XxHash3_64;

/// The most bytes in a block.
const MOST: usize = 1 << 20;

/// The bytes of a block's length.
const LENGTH: usize = size_of::<u32>();

/// Writes magic, version and blocks.
pub struct Writer<W> {
    out: W,
    /// Room for the length, then the bytes of the block that is being filled.
    block: Vec<u8>,
    checksum: u64,
    written: u64,
}

impl<W: Write> Writer<W> {
    pub fn start(mut out: W) -> Result<Writer<W>> {
        let start = start();
        out.write_all(&start)?;
        let block = vec![0; LENGTH];
        Ok(Writer { out, block, checksum: XxHash3_64::oneshot(&start), written: start.len() as u64 })
    }

    /// Ends the block, if it holds anything.
    pub fn end_block(&mut self) -> Result<()> {
        if self.block.len() > LENGTH { self.put() } else { Ok(()) }
    }

    /// Ends the file; what was written to, and how many bytes.
    pub fn finish(mut self) -> Result<(W, u64)> {
        self.end_block()?;
        self.put()?;
        self.out.flush()?;
        Ok((self.out, self.written))
    }

    fn put(&mut self) -> Result<()> {
        let length = (self.block.len() - LENGTH) as u32;
        self.block[..LENGTH].copy_from_slice(&length.to_le_bytes());
        self.checksum = XxHash3_64::oneshot_with_seed(self.checksum, &self.block);
        self.block.extend(self.checksum.to_le_bytes());
        self.out.write_all(&self.block)?;
        self.written += self.block.len() as u64;
        self.block.truncate(LENGTH);
        Ok(())
    }
}

impl<W: Write> Write for Writer<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let taken = bytes.len().min(MOST + LENGTH - self.block.len());
        self.block.extend_from_slice(&bytes[..taken]);
        if self.block.len() == MOST + LENGTH {
            self.put()?;
        }
        Ok(taken)
    }

    fn flush(&mut self) -> Result<()> {
        self.out.flush()
    }
}

/// Reads blocks, and gives no byte before its checksum was found right.
pub struct Reader<R> {
    input: R,
    block: Vec<u8>,
    /// How many bytes of the block have been given.
    given: usize,
    checksum: u64,
    ended: bool,
    /// Why and where reading failed: the caller may say it less clearly.
    broken: Option<String>,
}

impl<R: Read> Reader<R> {
    /// Reads magic and version.
    pub fn start(mut input: R) -> std::result::Result<Reader<R>, String> {
        let wanted = start();
        let mut found = Vec::new();
        let read = input.by_ref().take(wanted.len() as u64).read_to_end(&mut found);
        read.map_err(|e| format!("it cannot be read: {e}"))?;
        match found.split_first_chunk::<{ MAGIC.len() }>() {
            _ if found.is_empty() => Err("it is empty".into()),
            None if MAGIC.starts_with(&found) => Err("it is cut short".into()),
            Some((magic, version)) if *magic == MAGIC => match <[u8; 4]>::try_from(version) {
                Ok(version) if u32::from_le_bytes(version) == VERSION => Ok(Reader {
                    input,
                    block: Vec::new(),
                    given: 0,
                    checksum: XxHash3_64::oneshot(&wanted),
                    ended: false,
                    broken: None,
                }),
                Ok(version) => Err(format!(
                    "it has version {} of the format, and this program reads version {VERSION}",
                    u32::from_le_bytes(version)
                )),
                Err(_) => Err("it is cut short".into()),
            },
            _ => Err("it is no checkpoint of grundy (the first bytes differ)".into()),
        }
    }

    /// The bytes of the next block as a whole.
    pub fn whole_block(&mut self) -> Result<Vec<u8>> {
        self.next()?;
        self.given = self.block.len();
        Ok(self.block.clone())
    }

    /// Is everything read, and does the file end here?
    pub fn finish(mut self) -> std::result::Result<(), String> {
        let mut more = [0];
        let left = match self.read(&mut more) {
            Ok(left) => left,
            Err(error) => return Err(self.why(&error)),
        };
        if left > 0 {
            return Err("its state is longer than the engine can read".into());
        }
        match self.input.read(&mut more) {
            Ok(0) => Ok(()),
            Ok(_) => Err("there are more bytes behind its end".into()),
            Err(error) => Err(format!("it cannot be read: {error}")),
        }
    }

    /// Why reading failed: what was seen here, or else what the reader of the bytes says.
    pub fn why(&self, error: &Error) -> String {
        self.broken.clone().unwrap_or_else(|| error.to_string())
    }

    fn next(&mut self) -> Result<()> {
        if self.ended || self.broken.is_some() {
            return Ok(());
        }
        self.given = 0;
        self.block.clear();
        let mut length = [0; LENGTH];
        let mut checksum = [0; size_of::<u64>()];
        self.exact(&mut length)?;
        let bytes = u32::from_le_bytes(length) as usize;
        if bytes > MOST {
            return Err(self.damaged());
        }
        let mut block = vec![0; LENGTH + bytes];
        block[..LENGTH].copy_from_slice(&length);
        self.exact(&mut block[LENGTH..])?;
        self.exact(&mut checksum)?;
        let found = XxHash3_64::oneshot_with_seed(self.checksum, &block);
        if found.to_le_bytes() != checksum {
            return Err(self.damaged());
        }
        self.checksum = found;
        block.drain(..LENGTH);
        self.ended = bytes == 0;
        self.block = block;
        Ok(())
    }

    fn exact(&mut self, bytes: &mut [u8]) -> Result<()> {
        self.input.read_exact(bytes).map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => self.fail("it is cut short".into()),
            kind => {
                self.broken = Some(format!("it cannot be read: {error}"));
                Error::new(kind, error)
            }
        })
    }

    fn damaged(&mut self) -> Error {
        self.fail("it is damaged: its bytes do not agree with their checksum".into())
    }

    fn fail(&mut self, why: String) -> Error {
        self.broken = Some(why.clone());
        Error::new(ErrorKind::InvalidData, why)
    }
}

impl<R: Read> Read for Reader<R> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        if self.given == self.block.len() {
            self.next()?;
        }
        let taken = bytes.len().min(self.block.len() - self.given);
        bytes[..taken].copy_from_slice(&self.block[self.given..self.given + taken]);
        self.given += taken;
        Ok(taken)
    }
}

fn start() -> [u8; MAGIC.len() + size_of::<u32>()] {
    let mut bytes = [0; MAGIC.len() + size_of::<u32>()];
    bytes[..MAGIC.len()].copy_from_slice(&MAGIC);
    bytes[MAGIC.len()..].copy_from_slice(&VERSION.to_le_bytes());
    bytes
}
