//! A checkpoint file: locked, replaced as a whole, never half-written.

use super::blocks::{Reader, Writer};
use super::draft::Draft;
use super::lock::{self, Lock, Refused};
use super::place::{folder_of, leads_to};
use super::{BadPlace, Damage, Header, LoadError, OpenError, SaveError};
use std::fs::File;
use std::io::{ErrorKind, Read, Result, Write};
use std::path::{Path, PathBuf};

/// A checkpoint file that only this run uses.
///
/// Saving writes a [`Draft`] in the same folder, flushes it to the disk, renames it to `FILE`, and flushes
/// the folder. If the run is killed or the disk is full, `FILE` is still the last state that was saved
/// completely, or does not exist. The lock is the file `.FILE.grundy-lock`; a file of this name that no run
/// of ours has written stays as it is, and the store does not open.
pub struct Store {
    file: PathBuf,
    lock_file: PathBuf,
    lock: Lock,
    /// The path as named by the caller.
    path: PathBuf,
}

impl Store {
    /// Takes the checkpoint file for this run, whether it exists or not.
    ///
    /// # Errors
    /// No file can be at this place, another run uses it, or its folder is not writable.
    pub fn open(path: &Path) -> std::result::Result<Store, OpenError> {
        let refuse = |source| OpenError::Io { path: path.into(), source };
        let file = place(path)?;
        let lock_file = lock::beside(&file);
        let lock = Lock::take(&lock_file).map_err(|refused| match refused {
            Refused::Busy(process) => OpenError::Busy { path: path.into(), process },
            Refused::Foreign => OpenError::Foreign { path: path.into(), lock: lock_file.clone() },
            Refused::Io(error) => refuse(error),
        })?;
        // This finds out whether the folder can be written, and removes the draft of a run killed while
        // saving.
        Draft::beside(&file).map_err(refuse)?;
        Ok(Store { file, lock_file, lock, path: path.into() })
    }

    /// The file as named by the caller.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The state in the file; `None` if there is no file yet. `read` gets the header and reads the state;
    /// every byte that it sees agrees with its checksum.
    ///
    /// # Errors
    /// The checkpoint is damaged, or `read` refuses it; the file stays as it is.
    pub fn load<T, E: Into<Box<dyn std::error::Error + Send + Sync>>>(
        &self,
        read: impl FnOnce(&Header, &mut dyn Read) -> std::result::Result<T, E>,
    ) -> std::result::Result<Option<T>, LoadError> {
        let refuse = |damage| LoadError { path: self.path.clone(), damage };
        match File::open(&self.file) {
            Ok(file) => self::read(file, read).map(Some).map_err(refuse),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(refuse(Damage::Io(error))),
        }
    }

    /// Replaces the file by this state; returns its number of bytes.
    ///
    /// # Errors
    /// An error of the file system, or another run has taken the file over; then the file stays as it was.
    pub fn save(
        &mut self,
        header: &Header,
        state: impl FnOnce(&mut dyn Write) -> Result<()>,
    ) -> std::result::Result<u64, SaveError> {
        if !self.lock.holds() {
            self.lock = Lock::take(&self.lock_file).map_err(|refused| match refused {
                Refused::Busy(_) => SaveError::TakenOver,
                Refused::Foreign => {
                    let lock = self.lock_file.display();
                    SaveError::Io(std::io::Error::other(format!("{lock} is no lock file of grundy")))
                }
                Refused::Io(error) => SaveError::Io(error),
            })?;
        }
        Ok(self.replace(header, state)?)
    }

    fn replace(&self, header: &Header, state: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<u64> {
        // If anything fails, dropping the draft frees the space on a full disk.
        let draft = Draft::beside(&self.file)?;
        let (_, bytes) = write(draft.file(), header, state)?;
        draft.keep()?;
        Ok(bytes)
    }
}

/// Writes a whole checkpoint to any writer; returns the writer, and the number of bytes.
///
/// # Errors
/// The errors of `out` or `state`.
pub fn write<W: Write>(
    out: W,
    header: &Header,
    state: impl FnOnce(&mut dyn Write) -> Result<()>,
) -> Result<(W, u64)> {
    let mut blocks = Writer::start(out)?;
    serde_json::to_writer(&mut blocks, header)?;
    blocks.end_block()?;
    state(&mut blocks)?;
    blocks.finish()
}

/// Reads a whole checkpoint, and checks that it ends where it should.
///
/// ```
/// use grundy_store::{Damage, Header, read, write};
/// let header = Header { rule: "0.6".into(), heaps: 7, program: "0.1.0".into() };
/// let (mut bytes, _) = write(Vec::new(), &header, |out| out.write_all(b"state"))?;
/// assert_eq!(read(&bytes[..], |_, input| std::io::read_to_string(input))?, "state");
/// bytes[40] ^= 1;
/// let damaged = read(&bytes[..], |_, input| std::io::read_to_string(input));
/// assert!(matches!(damaged, Err(Damage::Checksum)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The bytes are not a checkpoint or a damaged one, or `read` refuses the state.
pub fn read<T, E: Into<Box<dyn std::error::Error + Send + Sync>>>(
    input: impl Read,
    read: impl FnOnce(&Header, &mut dyn Read) -> std::result::Result<T, E>,
) -> std::result::Result<T, Damage> {
    let mut blocks = Reader::start(input)?;
    let header = serde_json::from_slice(&blocks.whole_block()?).map_err(Damage::Header)?;
    let state = read(&header, &mut blocks);
    let state = state.map_err(|why| blocks.damage(|| Damage::State(why.into())))?;
    blocks.finish()?;
    Ok(state)
}

/// The real place of the file, so that a link stays a link.
fn place(path: &Path) -> std::result::Result<PathBuf, OpenError> {
    let misplaced = |place| OpenError::Place { path: path.into(), place };
    match std::fs::metadata(path) {
        Ok(data) if data.is_dir() => return Err(misplaced(BadPlace::Folder)),
        Ok(data) if !data.is_file() => return Err(misplaced(BadPlace::Irregular)),
        _ => {}
    }
    leads_to(path).map_err(|source| match source.kind() {
        ErrorKind::InvalidInput => misplaced(BadPlace::NoName),
        ErrorKind::NotFound => misplaced(BadPlace::NoFolder { folder: folder_of(path).into(), source }),
        _ => OpenError::Io { path: path.into(), source },
    })
}
