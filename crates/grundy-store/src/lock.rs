//! One run at a time: a lock file beside the checkpoint.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
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
    Io(std::io::Error),
}

/// How long to wait for a lock: a run killed while saving keeps it until the disk has finished.
const WAIT_FOR_LOCK: Duration = Duration::from_secs(2);

impl Lock {
    pub fn take(path: &Path) -> Result<Lock, Refused> {
        let start = Instant::now();
        loop {
            let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
            let mut file = opened.map_err(Refused::Io)?;
            match fs4::FileExt::try_lock(&file) {
                Ok(()) => {}
                Err(fs4::TryLockError::WouldBlock) if start.elapsed() < WAIT_FOR_LOCK => {
                    std::thread::sleep(WAIT_FOR_LOCK / 40);
                    continue;
                }
                Err(fs4::TryLockError::WouldBlock) => return Err(Refused::Busy(holder(&mut file))),
                Err(fs4::TryLockError::Error(error)) => return Err(Refused::Io(error)),
            }
            let mut lock = Lock { file, path: path.to_owned() };
            // The run that held the lock may have removed the file in between.
            if lock.holds() {
                // The lock holds even if the number cannot be written.
                let _ = lock.file.set_len(0).and_then(|()| writeln!(lock.file, "{}", std::process::id()));
                return Ok(lock);
            }
        }
    }

    /// Whether the file that others would lock is still the one that is locked here.
    pub fn holds(&self) -> bool {
        same(&self.file, &self.path)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if cfg!(unix) && self.holds() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(20).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

#[cfg(unix)]
fn same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(here), Ok(there)) => (here.dev(), here.ino()) == (there.dev(), there.ino()),
        _ => false,
    }
}

/// Elsewhere the lock file is never removed, so it stays the same one.
#[cfg(not(unix))]
fn same(_: &File, path: &Path) -> bool {
    path.exists()
}
