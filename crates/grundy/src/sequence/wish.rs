//! The caller's wish to use what is only seen.

use crate::law::Found;

/// The caller's wish, and what came of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Wish {
    /// Was a law looked for?
    pub(super) looked: bool,
    /// Were values by definition too dear?
    pub(super) dear: bool,
    pub(super) law: Option<Found>,
    /// So many values the law was compared with.
    pub(super) compared: usize,
    /// The least heap whose value came from this law.
    pub(super) from: Option<u64>,
}
