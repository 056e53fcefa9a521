//! The engine's state as bytes, so that a run can be resumed later.

use crate::blocks::Blocks;
use crate::engine::{Mode, Sparse};
use crate::list::List;
use crate::path::Path;
use crate::proof::Proof;
use grundy_rules::code::Code;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};

/// The start of a state: its kind, and the number of the layout.
const MAGIC: &[u8; 8] = b"sparse\x00\x06";
/// The largest size of a head.
const MAX_HEAD_BYTES: u64 = 1 << 32;

/// All but the values.
#[derive(Serialize, Deserialize)]
struct Head {
    code: String,
    digest: bool,
    proof: Option<Proof>,
    /// The blocks' own state, or how many values are in the list and when blocks are tried again.
    mode: Saved,
}

#[derive(Serialize, Deserialize)]
enum Saved {
    List { heaps: u64, retry: u64 },
    Blocks(Box<crate::blocks::Saved>),
}

impl Sparse {
    /// Writes the state: a few lines about it, then a byte for each value that is kept (four before the first
    /// blocks). It has no checksum of its own.
    ///
    /// # Errors
    /// The errors of the writer.
    pub fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        let mode = match &self.mode {
            Mode::List(list) => Saved::List { heaps: list.heaps(), retry: list.retry as u64 },
            Mode::Blocks(blocks) => Saved::Blocks(Box::new(blocks.saved())),
        };
        let head = Head { code: self.code.to_string(), digest: self.digest, proof: self.proof.clone(), mode };
        let head = postcard::to_stdvec(&head).map_err(io::Error::other)?;
        out.write_all(MAGIC)?;
        out.write_all(&(head.len() as u64).to_le_bytes())?;
        out.write_all(&head)?;
        match &self.mode {
            Mode::List(list) => list.known.iter().try_for_each(|value| out.write_all(&value.to_le_bytes())),
            Mode::Blocks(blocks) => blocks.past.save(out),
        }
    }

    /// Reads a state that [`save`](Sparse::save) wrote for this very code. The engine goes on as if it had
    /// not been interrupted; its limit on [memory](Sparse::memory) and its number of
    /// [threads](Sparse::threads) are not part of the state.
    ///
    /// # Errors
    /// The errors of the reader; [`InvalidData`](io::ErrorKind::InvalidData) for a state of another code or
    /// layout, or one that contradicts itself. Save a checksum with a state: not every flipped bit is noticed
    /// here.
    pub fn load(code: &Code, input: &mut dyn Read) -> io::Result<Sparse> {
        Sparse::load_within(code, Sparse::MAX_MEMORY_BY_DEFAULT, input)
    }

    /// The same for a run that may take this many bytes: a state that asks for more is refused before it
    /// takes them. The state of a larger run is not refused for the values that it keeps, since the run drops
    /// old ones.
    ///
    /// # Errors
    /// Those of [`load`](Sparse::load), and [`OutOfMemory`](io::ErrorKind::OutOfMemory).
    pub fn load_within(code: &Code, memory: u64, input: &mut dyn Read) -> io::Result<Sparse> {
        let wrong = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what.to_string());
        let mut magic = [0; 8];
        input.read_exact(&mut magic)?;
        if &magic != MAGIC {
            return Err(wrong("this is not the state of a run in a sparse space, or of another version"));
        }
        let mut length = [0; 8];
        input.read_exact(&mut length)?;
        let length = u64::from_le_bytes(length);
        let mut bytes = Vec::new();
        if length > MAX_HEAD_BYTES || (&mut *input).take(length).read_to_end(&mut bytes)? as u64 != length {
            return Err(wrong("the state is cut off"));
        }
        let head: Head = postcard::from_bytes(&bytes).map_err(|_| wrong("the state cannot be read"))?;
        if head.code != code.to_string() {
            return Err(wrong(&format!("this is a run of {}, not of {code}", head.code)));
        }
        let mut run =
            Sparse::new(code).ok_or_else(|| wrong("this code has no such state"))?.digest(head.digest);
        run.proof = head.proof;
        run.mode = match head.mode {
            Saved::List { heaps, retry } => {
                let mut known = Vec::new();
                for heap in 0..heaps {
                    let mut value = [0; 4];
                    input.read_exact(&mut value)?;
                    let value = u32::from_le_bytes(value);
                    // Play on n coins lasts at most 2n moves: twice the coins less the heaps falls with each.
                    if u64::from(value) > 2 * heap {
                        return Err(wrong("a value is larger than its heap allows"));
                    }
                    known.push(value);
                }
                let retry = usize::try_from(retry).map_err(|_| wrong("the state is too large"))?;
                Mode::List(Box::new(List::after(&run.moves, known, retry.max(1))))
            }
            Saved::Blocks(saved) => {
                let blocks =
                    Blocks::from_saved(run.moves.clone(), *saved, Path::available()[0], memory, input)?;
                let mut blocks = blocks.ok_or_else(|| wrong("the state makes no sense"))?;
                if run.proof.is_some() {
                    blocks.past.keep_all();
                }
                Mode::Blocks(Box::new(blocks))
            }
        };
        Ok(run.memory(memory))
    }
}
