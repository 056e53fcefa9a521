//! The file of a shard in a checkpoint: arrays, checked block by block.

use crate::JobError;
use crate::jobs::manifest::{Part, Step, part_path};
use bytemuck::{Pod, Zeroable};
use grundy_store::{Damage, Draft, Header, read, write};
use std::fs::File;
use std::io::{BufReader, Read, Result as IoResult, Write};
use std::path::Path;
use twox_hash::XxHash3_128;

/// Where the checkpoints of a job are.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'a> {
    pub folder: &'a Path,
    /// What tells the files of this job from those of others.
    pub job: &'a str,
}

impl Parts<'_> {
    /// A file that is not as the manifest says.
    pub fn damaged(&self, step: Step, checkpoint: usize, part: &Part, why: &str) -> JobError {
        JobError::damaged(&part_path(self.folder, step, checkpoint, part.shard), why)
    }

    fn header(&self, step: Step, checkpoint: usize, shard: u32) -> Header {
        Header {
            rule: format!("{} · {step:?} {checkpoint} · shard {shard}", self.job),
            heaps: 0,
            program: env!("CARGO_PKG_VERSION").into(),
        }
    }

    /// Writes the file of a shard in a checkpoint: about this many states, this many of them in its last level. The end of the
    /// checkpoint flushes the folder.
    pub fn write(
        &self,
        step: Step,
        checkpoint: usize,
        shard: u32,
        [states, open]: [usize; 2],
        state: impl FnOnce(&mut dyn Write) -> IoResult<()>,
    ) -> Result<Part, JobError> {
        let path = part_path(self.folder, step, checkpoint, shard);
        let written = || {
            let draft = Draft::unswept(&path)?;
            let hashing = Hashing::new(draft.file());
            let (hashing, bytes) = write(hashing, &self.header(step, checkpoint, shard), state)?;
            let hash = hashing.digits();
            draft.keep_for_now()?;
            Ok(Part { shard, states: states as u64, open: open as u64, bytes, hash })
        };
        written().map_err(JobError::io(&path))
    }

    /// Reads the file of a shard in a checkpoint, which must be the one of the manifest.
    pub fn read<T>(
        &self,
        step: Step,
        checkpoint: usize,
        part: &Part,
        state: impl FnOnce(&mut dyn Read) -> IoResult<T>,
    ) -> Result<T, JobError> {
        let path = part_path(self.folder, step, checkpoint, part.shard);
        let file = File::open(&path).map_err(JobError::io(&path))?;
        let mut hashing = Hashing::new(BufReader::with_capacity(1 << 16, file));
        let wanted = self.header(step, checkpoint, part.shard);
        let found = read(&mut hashing, |header, input| {
            if header.rule == wanted.rule {
                state(input).map_err(|error| error.to_string())
            } else {
                Err(format!("this is a file of `{}`", header.rule))
            }
        });
        let found = found.map_err(|damage| match damage {
            Damage::Io(source) => JobError::Io { path: path.clone(), source },
            damage => JobError::damaged(&path, format!("the file is damaged: {damage}")),
        })?;
        if hashing.digits() == part.hash {
            Ok(found)
        } else {
            Err(JobError::damaged(&path, "the file is another one than the manifest names"))
        }
    }
}

/// A file whose bytes are hashed as they pass.
pub(crate) struct Hashing<F> {
    file: F,
    hash: XxHash3_128,
}

impl<F> Hashing<F> {
    pub fn new(file: F) -> Self {
        Hashing { file, hash: XxHash3_128::new() }
    }

    /// The hash of all bytes so far, in hexadecimal digits.
    pub fn digits(&self) -> String {
        format!("{:032x}", self.hash.finish_128())
    }
}

impl<F: Write> Write for Hashing<F> {
    fn write(&mut self, bytes: &[u8]) -> IoResult<usize> {
        let written = self.file.write(bytes)?;
        self.hash.write(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> IoResult<()> {
        self.file.flush()
    }
}

impl<F: Read> Read for Hashing<F> {
    fn read(&mut self, bytes: &mut [u8]) -> IoResult<usize> {
        let read = self.file.read(bytes)?;
        self.hash.write(&bytes[..read]);
        Ok(read)
    }
}

/// Writes an array: its length, then its elements.
pub(crate) fn write_array<T: Pod>(out: &mut dyn Write, array: &[T]) -> IoResult<()> {
    out.write_all(&(array.len() as u64).to_le_bytes())?;
    out.write_all(bytemuck::cast_slice(array))
}

/// The elements that are read at once, so that a wrong length takes no memory.
const READ_AT_ONCE: usize = 1 << 16;

/// Reads an array, and appends it to another one.
pub(crate) fn read_array<T: Pod + Zeroable>(input: &mut dyn Read, array: &mut Vec<T>) -> IoResult<()> {
    let mut length = [0; 8];
    input.read_exact(&mut length)?;
    let mut left = u64::from_le_bytes(length);
    while left > 0 {
        let now = left.min(READ_AT_ONCE as u64) as usize;
        let start = array.len();
        array.resize(start + now, T::zeroed());
        input.read_exact(bytemuck::cast_slice_mut(&mut array[start..]))?;
        left -= now as u64;
    }
    Ok(())
}
