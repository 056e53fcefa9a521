//! A checkpoint file: locked, replaced as a whole, never half-written.

use super::Header;
use super::blocks::{Reader, Writer};
use super::lock::{Lock, Refused};
use std::fs::{File, OpenOptions};
use std::io::{Read, Result, Write};
use std::path::{Path, PathBuf};

/// A checkpoint file that this run has for itself.
///
/// Saving writes `FILE.partial` in the same folder, has it written through to the disk, renames it to
/// `FILE`, and has the folder written through. Whenever a run is killed or the disk is full, `FILE` is
/// the last state that was saved completely, or does not exist.
pub struct Store {
    file: PathBuf,
    partial: PathBuf,
    lock_file: PathBuf,
    lock: Lock,
    shown: String,
}

impl Store {
    /// Takes the checkpoint file for this run, whether it exists or not.
    ///
    /// # Errors
    /// A sentence: it is no regular file, another run uses it, or its folder cannot be written to.
    pub fn open(path: &Path) -> std::result::Result<Store, String> {
        let shown = path.display().to_string();
        let cannot = |why: &dyn std::fmt::Display| format!("cannot write the checkpoint {shown}: {why}");
        let file = place(path).map_err(|why| cannot(&why))?;
        let (partial, lock_file) = (beside(&file, ".partial"), beside(&file, ".lock"));
        let lock = Lock::take(&lock_file).map_err(|refused| match refused {
            Refused::Busy(process) => format!(
                "another run{} is using the checkpoint {shown}; let it end, or choose another file",
                process.map(|id| format!(" (process {id})")).unwrap_or_default()
            ),
            Refused::Io(error) => cannot(&error),
        })?;
        // A run that was killed while it saved leaves a part; with the lock in hand it is nobody's.
        fresh(&partial).and_then(|_| std::fs::remove_file(&partial)).map_err(|error| cannot(&error))?;
        Ok(Store { file, partial, lock_file, lock, shown })
    }

    /// The file as it was named.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// The state in the file; `None` if there is no file yet. `read` looks at the header and reads the
    /// state; every byte that it sees has agreed with its checksum.
    ///
    /// # Errors
    /// A sentence that says why the checkpoint cannot be used; the file is left as it is.
    pub fn load<T>(
        &self,
        read: impl FnOnce(&Header, &mut dyn Read) -> std::result::Result<T, String>,
    ) -> std::result::Result<Option<T>, String> {
        let refuse = |why: String| {
            format!(
                "the checkpoint {} cannot be used: {why}. It is left as it is; to start afresh, choose \
                 another file or move this one away",
                self.shown
            )
        };
        let file = match File::open(&self.file) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(refuse(format!("it cannot be read: {error}"))),
        };
        self::read(file, read).map(Some).map_err(refuse)
    }

    /// Replaces the file by this state; how many bytes it has.
    ///
    /// # Errors
    /// What the file system says, or that another run has taken the file over; then the file is as it was.
    pub fn save(&mut self, header: &Header, state: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<u64> {
        if !self.lock.holds() {
            self.lock = Lock::take(&self.lock_file).map_err(|refused| match refused {
                Refused::Busy(_) => std::io::Error::other("another run has taken the checkpoint over"),
                Refused::Io(error) => error,
            })?;
        }
        let saved = self.replace(header, state);
        if saved.is_err() {
            // A full disk gets its room back.
            let _ = std::fs::remove_file(&self.partial);
        }
        saved
    }

    fn replace(&self, header: &Header, state: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<u64> {
        let (file, bytes) = write(fresh(&self.partial)?, header, state)?;
        file.sync_all()?;
        drop(file);
        std::fs::rename(&self.partial, &self.file)?;
        if cfg!(unix) {
            File::open(self.file.parent().unwrap_or(Path::new(".")))?.sync_all()?;
        }
        Ok(bytes)
    }
}

/// Writes a whole checkpoint.
pub(super) fn write<W: Write>(
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

/// Reads a whole checkpoint, and sees that it ends where it should.
pub(super) fn read<T>(
    input: impl Read,
    read: impl FnOnce(&Header, &mut dyn Read) -> std::result::Result<T, String>,
) -> std::result::Result<T, String> {
    let mut blocks = Reader::start(input)?;
    let header = blocks.whole_block().map_err(|error| blocks.why(&error))?;
    let header: Header =
        serde_json::from_slice(&header).map_err(|error| format!("its header cannot be read: {error}"))?;
    let state = read(&header, &mut blocks);
    let state = state.map_err(|why| blocks.why(&std::io::Error::other(why)))?;
    blocks.finish()?;
    Ok(state)
}

/// Where the file really lies, so that a link stays a link.
fn place(path: &Path) -> std::result::Result<PathBuf, String> {
    if path.as_os_str() == "-" {
        return Err("a file is needed here; one of this very name is written ./-".into());
    }
    match std::fs::metadata(path) {
        Ok(data) if data.is_dir() => Err("it is a folder".into()),
        Ok(data) if !data.is_file() => Err("it is no regular file".into()),
        Ok(_) => std::fs::canonicalize(path).map_err(|error| error.to_string()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or("it is no name of a file")?;
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            let found = std::fs::canonicalize(folder)
                .map_err(|error| format!("its folder {} cannot be used: {error}", folder.display()))?;
            Ok(found.join(name))
        }
        Err(error) => Err(error.to_string()),
    }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A new file, in the place of one that may be there. Never through a link.
fn fresh(path: &Path) -> Result<File> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    OpenOptions::new().write(true).create_new(true).open(path)
}
