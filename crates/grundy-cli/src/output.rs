//! Where an answer goes: standard output, or a file that appears only when it is whole.

use crate::fail::Fail;
use crate::show::{Out, export};
use crate::wait;
use anstream::StripStream;
use grundy_ask::{Kind, Refused};
use grundy_words::say;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Seek as _, Write};
use std::path::Path;

/// A writer of text: it colours only on a terminal, and returns errors such as a closed pipe.
pub enum Text {
    Standard(Out),
    /// A device or a pipe.
    Special(BufWriter<StripStream<Box<dyn Write>>>),
    File(BufWriter<StripStream<File>>, grundy_store::Draft),
}

impl Text {
    /// A writer to this file, or to standard output.
    pub fn to(path: Option<&Path>) -> Result<Text, Fail> {
        match path {
            None => Ok(Text::Standard(export())),
            Some(path) => Text::file(path).map_err(|e| cannot(path, &e)),
        }
    }

    /// A writer to this file.
    pub fn file(path: &Path) -> io::Result<Text> {
        if let Some(special) = special(path)? {
            return Ok(Text::Special(BufWriter::new(StripStream::new(Box::new(special)))));
        }
        let draft = beside(path)?;
        Ok(Text::File(BufWriter::new(StripStream::new(draft.file().try_clone()?)), draft))
    }

    /// Ends the text: a file gets its name now.
    pub fn keep(self) -> io::Result<()> {
        self.named(grundy_store::Draft::keep)
    }

    /// Ends the text; a file gets its name unless there is one of this name.
    pub fn keep_new(self) -> io::Result<()> {
        self.named(grundy_store::Draft::keep_new)
    }

    fn named(mut self, name: impl FnOnce(grundy_store::Draft) -> io::Result<()>) -> io::Result<()> {
        self.flush()?;
        match self {
            Text::Standard(_) | Text::Special(_) => Ok(()),
            Text::File(out, draft) => {
                drop(out);
                name(draft)
            }
        }
    }
}

impl Write for Text {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Text::Standard(out) => out.write(bytes),
            Text::Special(out) => out.write(bytes),
            Text::File(out, _) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Text::Standard(out) => out.flush(),
            Text::Special(out) => out.flush(),
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

/// A file in a binary format that is being written. Its destination has all of it or nothing.
pub enum Draft {
    File(grundy_store::Draft),
    /// The destination cannot seek, and a binary format goes back to write its length: the bytes are copied
    /// at the end.
    Copied(File, Box<dyn Write>),
}

impl Draft {
    /// A draft of a binary format; refuses a terminal as its destination.
    pub fn of_bytes(path: Option<&Path>, format: &str) -> Result<Draft, Fail> {
        let refuse = || Fail::Bad(say!("program-binary-format-terminal-write-file", format = format));
        let copied =
            |to: Box<dyn Write>| -> io::Result<Draft> { Ok(Draft::Copied(tempfile::tempfile()?, to)) };
        let Some(path) = path else {
            let out = io::stdout();
            return if out.is_terminal() { Err(refuse()) } else { Ok(copied(Box::new(out))?) };
        };
        let draft = match special(path).map_err(|e| cannot(path, &e))? {
            Some(special) if special.file.is_terminal() => return Err(refuse()),
            Some(special) => copied(Box::new(special)),
            None => beside(path).map(Draft::File),
        };
        draft.map_err(|e| cannot(path, &e))
    }

    /// The file, ready to be written from its start.
    pub fn file(&self) -> io::Result<File> {
        match self {
            Draft::File(draft) => draft.file().try_clone(),
            Draft::Copied(file, _) => file.try_clone(),
        }
    }

    /// Completes the draft: when this returns, a file is on the disk and has its name.
    pub fn keep(self) -> io::Result<()> {
        match self {
            Draft::File(draft) => draft.keep(),
            Draft::Copied(mut file, mut to) => {
                file.rewind()?;
                io::copy(&mut file, &mut to)?;
                to.flush()
            }
        }
    }
}

/// A draft beside its destination.
fn beside(path: &Path) -> io::Result<grundy_store::Draft> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(io::Error::other(format!("there is no folder {}", folder.display())));
    }
    grundy_store::Draft::beside(path)
}

/// Opens a device or a pipe at a path, because it must be written to and never replaced; `None` for other paths.
fn special(path: &Path) -> io::Result<Option<wait::Patient>> {
    if path.as_os_str() == "-" {
        return Err(io::Error::other("a file is needed here; one of this very name is written ./-"));
    }
    match path.metadata() {
        Ok(known) if known.is_dir() => Err(io::Error::other("it is a folder")),
        Ok(known) if !known.is_file() => wait::write(path).map(Some),
        _ => Ok(None),
    }
}

/// An error of the output, with the name of the file.
pub fn failed(path: Option<&Path>, error: io::Error) -> Fail {
    match path {
        Some(path) => cannot(path, &error),
        None => Fail::Output(error),
    }
}

/// The refusal for a file that cannot be written.
pub fn cannot(path: &Path, why: &dyn std::fmt::Display) -> Fail {
    let file = path.display().to_string();
    Refused::new(Kind::File, say!("program-cannot-write-file", file = file, error = why.to_string())).into()
}
