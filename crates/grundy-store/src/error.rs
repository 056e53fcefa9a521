//! Errors when opening, reading or saving a checkpoint.

use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why a run cannot have a checkpoint file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Another run uses it.
    #[error(
        "another run{} is using the checkpoint {}; let it end, or choose another file",
        process.map(|id| format!(" (process {id})")).unwrap_or_default(),
        path.display()
    )]
    Busy {
        /// The file as named by the caller.
        path: PathBuf,
        /// The process of the other run, if its lock file names it.
        process: Option<u32>,
    },
    /// No checkpoint can be at this place.
    #[error("cannot write the checkpoint {}: {place}", path.display())]
    Place {
        /// The file as named by the caller.
        path: PathBuf,
        /// What is wrong with the place.
        #[source]
        place: BadPlace,
    },
    /// A file that no run has written has the name of the lock file.
    #[error(
        "cannot write the checkpoint {}: {} has the name of its lock file, and is something else; move it away, or \
         choose another file",
        path.display(),
        lock.display()
    )]
    Foreign {
        /// The file as named by the caller.
        path: PathBuf,
        /// The file that has the name of the lock file.
        lock: PathBuf,
    },
    /// The file system refuses.
    #[error("cannot write the checkpoint {}: {source}", path.display())]
    Io {
        /// The file as named by the caller.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
}

/// Why no checkpoint can be at a place.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum BadPlace {
    /// A folder has this name.
    #[error("it is a folder")]
    Folder,
    /// A device or a pipe has this name.
    #[error("it is no regular file")]
    Irregular,
    /// The path ends without a name.
    #[error("it is no name of a file")]
    NoName,
    /// The folder for the file is missing, or out of reach.
    #[error("its folder {} cannot be used: {source}", folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
}

/// Why the state in a checkpoint file is not loaded. The file stays as it is.
#[derive(Debug, Error)]
#[error(
    "the checkpoint {} cannot be used: {damage}. It is left as it is; to start afresh, choose another file or \
     move this one away",
    path.display()
)]
pub struct LoadError {
    /// The file as named by the caller.
    pub path: PathBuf,
    /// What is wrong with it.
    #[source]
    pub damage: Damage,
}

/// What is wrong with the bytes of a checkpoint.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Damage {
    /// There are no bytes.
    #[error("it is empty")]
    Empty,
    /// The bytes end too early.
    #[error("it is cut short")]
    CutShort,
    /// The first bytes are not those of a checkpoint.
    #[error("it is no checkpoint of grundy (the first bytes differ)")]
    Foreign,
    /// The version of the format is another one.
    #[error("it has version {found} of the format, and this program reads version {read}")]
    Version {
        /// The version of the file.
        found: u32,
        /// The version that can be read.
        read: u32,
    },
    /// A block differs from its checksum.
    #[error("it is damaged: its bytes do not agree with their checksum")]
    Checksum,
    /// The first block is not a header.
    #[error("its header cannot be read: {0}")]
    Header(#[source] serde_json::Error),
    /// The reader of the state refuses it.
    #[error("{0}")]
    State(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The reader of the state has ended, but the state goes on.
    #[error("its state is longer than the engine can read")]
    Longer,
    /// Something follows the last block.
    #[error("there are more bytes behind its end")]
    Trailing,
    /// The bytes cannot be read.
    #[error("it cannot be read: {0}")]
    Io(#[source] io::Error),
}

/// Why a state was not saved. The file has the state that was saved before.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SaveError {
    /// The lock file was removed, and another run has the checkpoint now.
    #[error("another run has taken the checkpoint over")]
    TakenOver,
    /// The state cannot be written, or the file system refuses.
    #[error("{0}")]
    Io(#[from] io::Error),
}
