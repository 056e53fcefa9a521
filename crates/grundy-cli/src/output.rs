//! Where an answer goes: standard output, or a file that appears only when it is whole.

use crate::fail::Fail;
use crate::show::{Out, export};
use anstream::AutoStream;
use grundy_ask::{Kind, Refused};
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Seek as _, Write};
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// A writer of text: it colours only on a terminal, and returns errors such as a closed pipe.
pub enum Text {
    Standard(Out),
    File(BufWriter<AutoStream<File>>, Draft),
}

impl Text {
    /// A writer to this file, or to standard output.
    pub fn to(path: Option<&Path>) -> Result<Text, Fail> {
        let Some(path) = path else { return Ok(Text::Standard(export())) };
        let draft = Draft::of_text(path).map_err(|e| cannot(path, &e))?;
        let file = draft.file().map_err(|e| cannot(path, &e))?;
        Ok(Text::File(BufWriter::new(AutoStream::never(file)), draft))
    }

    /// Ends the text: a file gets its name now.
    pub fn keep(mut self) -> io::Result<()> {
        self.flush()?;
        match self {
            Text::Standard(_) => Ok(()),
            Text::File(out, draft) => {
                drop(out);
                draft.keep()
            }
        }
    }
}

impl Write for Text {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Text::Standard(out) => out.write(bytes),
            Text::File(out, _) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Text::Standard(out) => out.flush(),
            Text::File(out, _) => out.flush(),
        }
    }
}

/// Whether both paths name one file.
pub fn same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => std::path::absolute(one).ok() == std::path::absolute(other).ok(),
    }
}

/// A file that is being written. It lies beside its destination under a temporary name and is renamed
/// when it is whole, so that no reader ever sees half of it. Dropping it deletes it.
pub struct Draft {
    file: File,
    then: Then,
}

/// What happens to a draft that is whole.
enum Then {
    /// The destination is a device or a named pipe, and has the text already.
    Nothing,
    Rename(TempPath, PathBuf),
    /// Copies the bytes to a destination that cannot seek: a binary format goes back to write its length.
    CopyTo(Box<dyn Write>),
}

impl Draft {
    fn of_text(path: &Path) -> io::Result<Draft> {
        match special(path)? {
            Some(file) => Ok(Draft { file, then: Then::Nothing }),
            None => Draft::beside(path),
        }
    }

    /// A draft of a binary format; refuses a terminal as its destination.
    pub fn of_bytes(path: Option<&Path>, format: &str) -> Result<Draft, Fail> {
        let refuse = || {
            Fail::Bad(format!(
                "{format} is a binary format, and this is a terminal: write it to a file with -o FILE"
            ))
        };
        let copy_to = |to: Box<dyn Write>| -> io::Result<Draft> {
            Ok(Draft { file: tempfile::tempfile()?, then: Then::CopyTo(to) })
        };
        let Some(path) = path else {
            let out = io::stdout();
            return if out.is_terminal() { Err(refuse()) } else { Ok(copy_to(Box::new(out))?) };
        };
        let draft = match special(path).map_err(|e| cannot(path, &e))? {
            Some(file) if file.is_terminal() => return Err(refuse()),
            Some(file) => copy_to(Box::new(file)),
            None => Draft::beside(path),
        };
        draft.map_err(|e| cannot(path, &e))
    }

    /// A draft in the folder of its destination, with the permissions of the file that it replaces.
    fn beside(path: &Path) -> io::Result<Draft> {
        // Replace the file that a link points at, and keep the link.
        let to = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !folder.is_dir() {
            return Err(io::Error::other(format!("there is no folder {}", folder.display())));
        }
        let mut builder = tempfile::Builder::new();
        builder.prefix(".grundy-").suffix(".part");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let (file, temp) = builder.tempfile_in(folder)?.into_parts();
        if let Ok(old) = to.metadata() {
            file.set_permissions(old.permissions())?;
        }
        Ok(Draft { file, then: Then::Rename(temp, to) })
    }

    /// The file, ready to be written from its start.
    pub fn file(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// Completes the draft: when this returns, the file is on the disk and has its name.
    pub fn keep(mut self) -> io::Result<()> {
        match self.then {
            Then::Nothing => Ok(()),
            Then::Rename(temp, to) => {
                self.file.sync_all()?;
                temp.persist(to).map_err(|e| e.error)
            }
            Then::CopyTo(mut to) => {
                self.file.rewind()?;
                io::copy(&mut self.file, &mut to)?;
                to.flush()
            }
        }
    }
}

/// Opens a device or a pipe at a path, because it must be written to and never replaced; `None` for other paths.
fn special(path: &Path) -> io::Result<Option<File>> {
    if path.as_os_str() == "-" {
        return Err(io::Error::other("a file is needed here; one of this very name is written ./-"));
    }
    match path.metadata() {
        Ok(known) if known.is_dir() => Err(io::Error::other("it is a folder")),
        Ok(known) if !known.is_file() => File::options().write(true).open(path).map(Some),
        _ => Ok(None),
    }
}

/// The refusal for a file that cannot be written.
pub fn cannot(path: &Path, why: &dyn std::fmt::Display) -> Fail {
    Refused::new(Kind::File, format!("cannot write {}: {why}", path.display())).into()
}
