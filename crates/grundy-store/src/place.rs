//! Places of files: where a path leads, and whether it still names an open file.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

/// The most links that lead from a path to its file; systems allow about as many.
const MAX_LINKS: usize = 40;

/// The place that a path leads to, so that a link stays a link. The last link may lead to a file that does
/// not exist yet.
///
/// # Errors
/// The path ends without a name, its folder is missing or out of reach, or its links lead nowhere.
pub fn leads_to(path: &Path) -> Result<PathBuf> {
    let mut at = path.to_owned();
    for _ in 0..MAX_LINKS {
        match at.canonicalize() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            found => return found,
        }
        match std::fs::read_link(&at) {
            Ok(next) => at = folder_of(&at).join(next),
            Err(_) => {
                let name = at.file_name().filter(|_| !ends_as_folder(&at));
                let name =
                    name.ok_or_else(|| Error::new(ErrorKind::InvalidInput, "it is no name of a file"))?;
                return Ok(folder_of(&at).canonicalize()?.join(name));
            }
        }
    }
    Err(Error::other("too many links"))
}

/// The folder of a file, `.` for a bare name.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn ends_as_folder(path: &Path) -> bool {
    path.to_string_lossy().ends_with(std::path::is_separator)
}

/// Opens a file that may be one of ours: never through a link, and without waiting if it is a pipe.
pub fn open_itself(path: &Path, how: &mut OpenOptions) -> Result<File> {
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt as _;
        how.custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32);
    }
    if cfg!(not(unix)) && path.symlink_metadata().is_ok_and(|there| !there.is_file()) {
        return Err(Error::other("it is no regular file"));
    }
    let file = how.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(Error::other("it is no regular file")) }
}

/// Whether the path itself, and no link, still names this open file.
#[cfg(unix)]
pub fn names(path: &Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), path.symlink_metadata()) {
        (Ok(here), Ok(there)) => (here.dev(), here.ino()) == (there.dev(), there.ino()),
        _ => false,
    }
}

/// Elsewhere an open file keeps its name.
#[cfg(not(unix))]
pub fn names(path: &Path, _: &File) -> bool {
    path.exists()
}
