//! The caller's wish to use a law that is only seen.

use crate::law::Found;

/// The caller's wish, and its results.
#[derive(Clone, Debug, Default)]
pub(super) struct Wish {
    /// Whether a law was sought.
    pub(super) looked: bool,
    /// Whether values by definition took too much work.
    pub(super) dear: bool,
    pub(super) law: Option<Found>,
    /// The number of values compared with the law.
    pub(super) compared: usize,
    /// The least heap whose value came from this law.
    pub(super) from: Option<u64>,
}
