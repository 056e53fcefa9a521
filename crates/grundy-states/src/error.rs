//! Why a job ends early.

use grundy::{Failure, RuleError, Stopped};
use std::path::{Path, PathBuf};

/// Why the labelling of a state space ends early. The finished levels stay in its folder.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JobError {
    /// The rules fail at a position, the budget is spent, or the job makes no sense.
    #[error(transparent)]
    Failure(#[from] Failure),
    /// A state does not fit the width of the job.
    #[error("a position takes more than the {} bytes that a table has for one", 8 * crate::states::MAX_WIDTH)]
    Wide,
    /// A shard has more states than can be numbered.
    #[error("a shard has more than 2^32 - 2 positions; use more shards")]
    Crowded,
    /// The file system refuses.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        source: std::io::Error,
    },
    /// A file of the job is not as it was written.
    #[error("{}: {why}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The folder belongs to another job, or another process works on it.
    #[error("{}: {why}", path.display())]
    Taken {
        /// The folder.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// Another worker is lost.
    #[error("{0}")]
    Lost(String),
}

impl JobError {
    /// An error of the file system, at this path.
    pub fn io(path: &Path) -> impl FnOnce(std::io::Error) -> JobError + '_ {
        move |source| JobError::Io { path: path.into(), source }
    }

    /// An error while the table at this path is read: it is damaged, or the file system refuses.
    pub fn in_table(path: &Path) -> impl FnOnce(std::io::Error) -> JobError + '_ {
        move |error| match error.kind() {
            std::io::ErrorKind::InvalidData | std::io::ErrorKind::UnexpectedEof => {
                JobError::damaged(path, error.to_string())
            }
            _ => JobError::Io { path: path.into(), source: error },
        }
    }

    /// A file that is not as it was written.
    pub(crate) fn damaged(path: &Path, why: impl Into<String>) -> JobError {
        JobError::Damaged { path: path.into(), why: why.into() }
    }
}

impl From<Stopped> for JobError {
    fn from(stopped: Stopped) -> JobError {
        Failure::from(stopped).into()
    }
}

impl From<RuleError> for JobError {
    fn from(error: RuleError) -> JobError {
        Failure::from(error).into()
    }
}
