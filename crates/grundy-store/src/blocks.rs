//! Bytes in blocks, each with a checksum that depends on the block before it.

use super::{Damage, MAGIC, VERSION};
use std::io::{Error, ErrorKind, Read, Result, Write};
use twox_hash::XxHash3_64;

/// The largest number of bytes in a block.
const MAX_BLOCK: usize = 1 << 20;

/// The bytes of a block's length.
const LENGTH: usize = size_of::<u32>();

/// Writes magic, version and blocks.
pub struct Writer<W> {
    out: W,
    /// Room for the length, then the bytes of the current block.
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

    /// Ends the block, if it is not empty.
    pub fn end_block(&mut self) -> Result<()> {
        if self.block.len() > LENGTH { self.put() } else { Ok(()) }
    }

    /// Ends the file; returns the output, and the number of bytes.
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
        let taken = bytes.len().min(MAX_BLOCK + LENGTH - self.block.len());
        self.block.extend_from_slice(&bytes[..taken]);
        if self.block.len() == MAX_BLOCK + LENGTH {
            self.put()?;
        }
        Ok(taken)
    }

    fn flush(&mut self) -> Result<()> {
        self.out.flush()
    }
}

/// Reads blocks; gives a byte only after its checksum is verified.
pub struct Reader<R> {
    input: R,
    block: Vec<u8>,
    /// How many bytes of the block have been given.
    given: usize,
    checksum: u64,
    ended: bool,
    /// The damage seen here: the reader of the bytes may report it less clearly.
    broken: Option<Damage>,
}

impl<R: Read> Reader<R> {
    /// Reads magic and version.
    pub fn start(mut input: R) -> std::result::Result<Reader<R>, Damage> {
        let wanted = start();
        let mut found = Vec::new();
        input.by_ref().take(wanted.len() as u64).read_to_end(&mut found).map_err(Damage::Io)?;
        match found.split_first_chunk::<{ MAGIC.len() }>() {
            _ if found.is_empty() => Err(Damage::Empty),
            None if MAGIC.starts_with(&found) => Err(Damage::CutShort),
            Some((magic, version)) if *magic == MAGIC => {
                let version = <[u8; 4]>::try_from(version).map_err(|_| Damage::CutShort)?;
                match u32::from_le_bytes(version) {
                    VERSION => Ok(Reader {
                        input,
                        block: Vec::new(),
                        given: 0,
                        checksum: XxHash3_64::oneshot(&wanted),
                        ended: false,
                        broken: None,
                    }),
                    found => Err(Damage::Version { found, read: VERSION }),
                }
            }
            _ => Err(Damage::Foreign),
        }
    }

    /// The bytes of the next block as a whole.
    pub fn whole_block(&mut self) -> std::result::Result<Vec<u8>, Damage> {
        self.next().map_err(|error| self.damage(|| Damage::Io(error)))?;
        self.given = self.block.len();
        Ok(self.block.clone())
    }

    /// Checks that everything is read and the file ends here.
    pub fn finish(mut self) -> std::result::Result<(), Damage> {
        let mut more = [0];
        let left = self.read(&mut more).map_err(|error| self.damage(|| Damage::Io(error)))?;
        if left > 0 {
            return Err(Damage::Longer);
        }
        match self.input.read(&mut more) {
            Ok(0) => Ok(()),
            Ok(_) => Err(Damage::Trailing),
            Err(error) => Err(Damage::Io(error)),
        }
    }

    /// The damage seen here, or else what the reader of the bytes reports.
    pub fn damage(&mut self, said: impl FnOnce() -> Damage) -> Damage {
        self.broken.take().unwrap_or_else(said)
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
        if bytes > MAX_BLOCK {
            return Err(self.fail(Damage::Checksum));
        }
        let mut block = vec![0; LENGTH + bytes];
        block[..LENGTH].copy_from_slice(&length);
        self.exact(&mut block[LENGTH..])?;
        self.exact(&mut checksum)?;
        let found = XxHash3_64::oneshot_with_seed(self.checksum, &block);
        if found.to_le_bytes() != checksum {
            return Err(self.fail(Damage::Checksum));
        }
        self.checksum = found;
        block.drain(..LENGTH);
        self.ended = bytes == 0;
        self.block = block;
        Ok(())
    }

    fn exact(&mut self, bytes: &mut [u8]) -> Result<()> {
        self.input.read_exact(bytes).map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => self.fail(Damage::CutShort),
            kind => {
                let said = Error::new(kind, error.to_string());
                self.broken = Some(Damage::Io(error));
                said
            }
        })
    }

    fn fail(&mut self, damage: Damage) -> Error {
        let said = Error::new(ErrorKind::InvalidData, damage.to_string());
        self.broken = Some(damage);
        said
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
