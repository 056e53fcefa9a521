//! Drafts: files that appear under their name only when they are whole.

use crate::lock;
use crate::place::{folder_of, leads_to, names, open_itself};
use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::Result;
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// A draft has the name `.grundy-` + this many letters and digits + `.part`.
const RANDOM_LETTERS: usize = 12;
const BEFORE_LETTERS: &str = ".grundy-";
const AFTER_LETTERS: &str = ".part";

/// A file that is being written. It lies beside its destination under a temporary name and is renamed when it
/// is whole, so that no reader ever sees half of it. Dropping it deletes it.
///
/// The writer holds a lock on the draft. A draft without a lock belongs to a run that was killed: the next
/// draft in the same folder removes it.
///
/// ```
/// use grundy_store::Draft;
/// use std::io::Write as _;
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("values.csv");
/// let draft = Draft::beside(&path)?;
/// writeln!(draft.file(), "heap,nim_value")?;
/// assert!(!path.exists());
/// draft.keep()?;
/// assert_eq!(std::fs::read_to_string(&path)?, "heap,nim_value\n");
///
/// // A second file of this name is refused where none may be replaced.
/// let again = Draft::beside(&path)?.keep_new().unwrap_err();
/// assert_eq!(again.kind(), std::io::ErrorKind::AlreadyExists);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Draft {
    file: File,
    temp: TempPath,
    to: PathBuf,
}

impl Draft {
    /// A draft in the folder of its destination, with the permissions of the file that it replaces. If the
    /// path is a link, the destination is the file that it leads to, whether it exists or not.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn beside(path: &Path) -> Result<Draft> {
        sweep(folder_of(&leads_to(path)?));
        Draft::unswept(path)
    }

    /// The same, without a look for drafts of killed runs. Folders of very many files need that, and folders that several
    /// machines share, where the locks of one machine may not hold for another.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn unswept(path: &Path) -> Result<Draft> {
        let to = leads_to(path)?;
        let (file, temp) = locked(folder_of(&to))?;
        if let Ok(old) = to.metadata() {
            file.set_permissions(old.permissions())?;
        }
        Ok(Draft { file, temp, to })
    }

    /// Whether a file of this name is a draft, maybe that of a run that was killed.
    pub fn is_draft(name: &OsStr) -> bool {
        let letters =
            name.to_str().and_then(|name| name.strip_prefix(BEFORE_LETTERS)?.strip_suffix(AFTER_LETTERS));
        letters.is_some_and(|letters| {
            letters.len() == RANDOM_LETTERS && letters.bytes().all(|letter| letter.is_ascii_alphanumeric())
        })
    }

    /// The file, to be written from its start.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Completes the draft: when this returns, the file is on the disk and has its name.
    ///
    /// # Errors
    /// The file system refuses. The old file stays, unless only its folder could not be flushed to the disk.
    pub fn keep(self) -> Result<()> {
        let to = self.to.clone();
        self.keep_for_now()?;
        flush_folder(folder_of(&to))
    }

    /// Completes the draft. A power cut may take its name away until its folder is [flushed](flush_folder), which serves many files at
    /// once.
    ///
    /// # Errors
    /// The file system refuses. The old file stays.
    pub fn keep_for_now(self) -> Result<()> {
        self.named(|temp, to| temp.persist(to))
    }

    /// Completes the draft unless there is a file of this name.
    ///
    /// # Errors
    /// [`AlreadyExists`](std::io::ErrorKind::AlreadyExists), or the file system refuses.
    pub fn keep_new(self) -> Result<()> {
        let to = self.to.clone();
        self.named(|temp, to| temp.persist_noclobber(to))?;
        flush_folder(folder_of(&to))
    }

    fn named(
        self,
        name: impl FnOnce(TempPath, &Path) -> std::result::Result<(), tempfile::PathPersistError>,
    ) -> Result<()> {
        self.file.sync_all()?;
        name(self.temp, &self.to).map_err(|refused| refused.error)
    }
}

/// Writes the names of a folder to the disk, where the system has a way to.
///
/// # Errors
/// The file system refuses.
pub fn flush_folder(folder: &Path) -> Result<()> {
    // A folder that may be written but not read cannot be flushed.
    match File::open(folder) {
        Ok(folder) if cfg!(unix) => folder.sync_all(),
        _ => Ok(()),
    }
}

/// A new draft that is locked, where the file system has locks.
fn locked(folder: &Path) -> Result<(File, TempPath)> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(BEFORE_LETTERS).suffix(AFTER_LETTERS).rand_bytes(RANDOM_LETTERS);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    loop {
        let (file, temp) = builder.tempfile_in(folder)?.into_parts();
        match fs4::FileExt::try_lock(&file) {
            // Another run may have swept it away before it was locked.
            Ok(()) if !names(&temp, &file) => {}
            Err(fs4::TryLockError::WouldBlock) => {}
            Ok(()) | Err(fs4::TryLockError::Error(_)) => return Ok((file, temp)),
        }
    }
}

/// Removes what killed runs left in a folder: drafts and locks that nobody holds. What cannot be removed
/// stays.
fn sweep(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if Draft::is_draft(&entry.file_name()) {
            let _ = remove_if_dead(&entry.path());
        } else if lock::is_lock(&entry.file_name()) {
            lock::remove_if_dead(&entry.path());
        }
    }
}

fn remove_if_dead(path: &Path) -> Result<()> {
    let file = open_itself(path, OpenOptions::new().read(true))?;
    match fs4::FileExt::try_lock(&file) {
        Ok(()) if names(path, &file) => std::fs::remove_file(path),
        _ => Ok(()),
    }
}
