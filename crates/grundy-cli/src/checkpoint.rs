//! The checkpoint file that a run was asked to use.

use crate::fail::Fail;
use grundy_store::{Header, Store};
use std::path::Path;

/// Takes the file for this run.
///
/// # Errors
/// It is standard output, or the file cannot be had.
pub fn open(path: &Path) -> Result<Store, Fail> {
    if path.as_os_str() == "-" {
        return Err(Fail::Bad(
            "cannot write the checkpoint -: a file is needed here; one of this very name is written ./-"
                .into(),
        ));
    }
    Store::open(path).map_err(|error| Fail::Bad(error.to_string()))
}

/// What this program writes at the beginning of a checkpoint.
pub fn header(rule: &str, heaps: u64) -> Header {
    Header { rule: rule.into(), heaps, program: env!("CARGO_PKG_VERSION").into() }
}
