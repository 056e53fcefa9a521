//! The folder of a job, taken by one run at a time.

use crate::JobError;
use crate::jobs::manifest::FILE;
use grundy_store::{Draft, OpenError, Store};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The folder of a job, which only this process uses until the lock is dropped.
pub struct Lock {
    folder: PathBuf,
    /// Its lock file names the process.
    held: Store,
}

/// What the names of the files of a job begin with.
const OURS: [&str; 4] = [FILE, "explored-", "labelled-", "table."];

fn is_ours(name: &OsStr) -> bool {
    name.to_str().is_some_and(|name| OURS.iter().any(|own| name.starts_with(own)))
}

impl Lock {
    /// Makes the folder if it is missing, and takes it.
    ///
    /// # Errors
    /// [`JobError::Taken`] if another process works in it, or if it has files that are not those of a job; the file system refuses.
    pub fn take(folder: &Path) -> Result<Lock, JobError> {
        match std::fs::create_dir(folder) {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            made => made.map_err(JobError::io(folder))?,
        }
        let taken = |why: String| JobError::Taken { path: folder.into(), why };
        for entry in std::fs::read_dir(folder).map_err(JobError::io(folder))? {
            let name = entry.map_err(JobError::io(folder))?.file_name();
            if !is_ours(&name) && !name.as_encoded_bytes().starts_with(b".") {
                let name = name.to_string_lossy();
                return Err(taken(format!(
                    "the folder has `{name}`, which is no file of a job; name another one"
                )));
            }
        }
        let held = Store::open(&folder.join("job")).map_err(|error| match error {
            OpenError::Io { source, .. } => JobError::Io { path: folder.into(), source },
            OpenError::Busy { process: Some(process), .. } => {
                taken(format!("process {process} works in this folder"))
            }
            OpenError::Busy { .. } => taken("another process works in this folder".into()),
            other => taken(other.to_string()),
        })?;
        let lock = Lock { folder: folder.into(), held };
        // A run that was killed left them. Nobody else writes here now.
        lock.remove(Draft::is_draft)?;
        Ok(lock)
    }

    /// Removes the files with such names.
    fn remove(&self, has_name: impl Fn(&OsStr) -> bool) -> Result<(), JobError> {
        for entry in std::fs::read_dir(&self.folder).map_err(JobError::io(&self.folder))? {
            let entry = entry.map_err(JobError::io(&self.folder))?;
            if has_name(&entry.file_name()) {
                std::fs::remove_file(entry.path()).map_err(JobError::io(&entry.path()))?;
            }
        }
        Ok(())
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Removes the files of the job, and the folder.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn clear(self) -> Result<(), JobError> {
        self.remove(is_ours)?;
        drop(self.held);
        // Another run may have come meanwhile.
        let _ = std::fs::remove_dir(&self.folder);
        Ok(())
    }
}
