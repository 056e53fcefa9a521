//! The checkpoint file of a run.

use crate::fail::Fail;
use grundy_store::{Header, Store};
use std::path::Path;

/// Opens the file for this run.
///
/// # Errors
/// The path is `-`, or the file cannot be opened.
pub fn open(path: &Path) -> Result<Store, Fail> {
    if path.as_os_str() == "-" {
        return Err(Fail::Bad(
            "cannot write the checkpoint -: a file is needed here; one of this very name is written ./-"
                .into(),
        ));
    }
    Store::open(path).map_err(|error| Fail::Bad(error.to_string()))
}

/// The header of a checkpoint that this program writes.
pub fn header(rule: &str, heaps: u64) -> Header {
    Header { rule: rule.into(), heaps, program: env!("CARGO_PKG_VERSION").into() }
}
