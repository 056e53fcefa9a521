//! One run at a time: a lock file beside the checkpoint.

use crate::place::{names, open_itself};
use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Result, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A lock that the operating system holds for this process, and releases when the process ends in any way.
/// The file names the process, for others that find it locked.
pub struct Lock {
    file: File,
    path: PathBuf,
}

/// Why there is no lock.
pub enum Refused {
    /// Another run has it; the process, if it could be read.
    Busy(Option<u32>),
    /// Something else has the name of the lock file.
    Foreign,
    Io(std::io::Error),
}

/// How long to wait for a lock: a run killed while saving keeps it until the disk has finished.
const WAIT_FOR_LOCK: Duration = Duration::from_secs(2);

/// The lock file of `FILE` is `.FILE.grundy-lock`.
const AFTER_NAME: &str = ".grundy-lock";

/// The first line of each lock file. A file with other contents is not ours.
const FIRST_LINE: &str = "grundy lock\n";

/// The most bytes of a lock file: its first line, and `process` with a number.
const MAX_LOCK_BYTES: u64 = 64;

/// The lock file of a file.
pub fn beside(file: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(file.file_name().unwrap_or_default());
    name.push(AFTER_NAME);
    file.with_file_name(name)
}

/// Whether this is the name of a lock file.
pub fn is_lock(name: &OsStr) -> bool {
    name.to_str().is_some_and(|name| name.starts_with('.') && name.ends_with(AFTER_NAME))
}

/// Removes the lock file of a run that was killed.
pub fn remove_if_dead(path: &Path) {
    // Dropping the lock removes the file.
    let _ = Lock::try_take(path, OpenOptions::new().read(true).write(true));
}

impl Lock {
    pub fn take(path: &Path) -> std::result::Result<Lock, Refused> {
        let start = Instant::now();
        loop {
            let how = &mut OpenOptions::new();
            match Lock::try_take(path, how.read(true).write(true).create(true).truncate(false)) {
                Ok(Some(mut lock)) => {
                    // The lock holds even if the number cannot be written.
                    let _ = lock.sign();
                    return Ok(lock);
                }
                // The run that held the lock has removed the file in between.
                Ok(None) => {}
                Err(Refused::Busy(_)) if start.elapsed() < WAIT_FOR_LOCK => {
                    std::thread::sleep(WAIT_FOR_LOCK / 40);
                }
                Err(refused) => return Err(refused),
            }
        }
    }

    /// A lock on the file of this name; `None` if the name has passed to another file.
    fn try_take(path: &Path, how: &mut OpenOptions) -> std::result::Result<Option<Lock>, Refused> {
        let mut file = open_itself(path, how).map_err(|error| match path.symlink_metadata() {
            Ok(there) if !there.is_file() => Refused::Foreign,
            _ => Refused::Io(error),
        })?;
        let said = read(&mut file);
        match fs4::FileExt::try_lock(&file) {
            Ok(()) => {}
            Err(fs4::TryLockError::WouldBlock) => {
                return Err(Refused::Busy(said.ok().and_then(|said| holder(&said))));
            }
            Err(fs4::TryLockError::Error(error)) => return Err(Refused::Io(error)),
        }
        if !names(path, &file) {
            return Ok(None);
        }
        // A run that was killed at once leaves an empty file.
        let said = read(&mut file).map_err(Refused::Io)?;
        if said.is_empty() || said.starts_with(FIRST_LINE.as_bytes()) {
            Ok(Some(Lock { file, path: path.to_owned() }))
        } else {
            Err(Refused::Foreign)
        }
    }

    /// Whether the file that others would lock is still the one that is locked here.
    pub fn holds(&self) -> bool {
        names(&self.path, &self.file)
    }

    fn sign(&mut self) -> Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        writeln!(self.file, "{FIRST_LINE}process {}", std::process::id())
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if cfg!(unix) && self.holds() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn read(file: &mut File) -> Result<Vec<u8>> {
    let mut said = Vec::new();
    file.rewind()?;
    file.take(MAX_LOCK_BYTES).read_to_end(&mut said)?;
    Ok(said)
}

fn holder(said: &[u8]) -> Option<u32> {
    let said = std::str::from_utf8(said).ok()?;
    said.strip_prefix(FIRST_LINE)?.strip_prefix("process ")?.trim().parse().ok()
}
