//! The reader of a text: which games the text may name, and where its files come from.

use crate::catalogue::Catalogue;
use grundy_words::say;

/// The longest rule that is read, in bytes.
pub const MAX_RULE: usize = 1 << 20;

/// The longest position that is read, in bytes.
pub const MAX_POSITION: usize = 64 << 20;

/// Supplies the text of a file named in a rule (`graph @states.csv`).
pub type Loader<'a> = dyn Fn(&str) -> Result<String, String> + 'a;

/// A loader without files: refuses every reference.
///
/// # Errors
/// Always.
pub fn no_files(name: &str) -> Result<String, String> {
    Err(say!("error-no-files-read", name = name))
}

/// Reads rules and positions: which games a text may name, and where its files come from.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The games that a text may name.
    pub games: &'a Catalogue,
    /// Supplies the files that a text names.
    pub files: &'a Loader<'a>,
}
