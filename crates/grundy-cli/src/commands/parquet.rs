//! What all Parquet files share.

use crate::fail::Fail;
use parquet::errors::ParquetError;

/// Unwraps an error of the disk from that of the crate.
pub fn failed(error: ParquetError) -> Fail {
    Fail::Output(match error {
        ParquetError::External(inner) => match inner.downcast::<std::io::Error>() {
            Ok(error) => *error,
            Err(other) => std::io::Error::other(other),
        },
        other => std::io::Error::other(other),
    })
}
