//! What grundy says to people, in eight languages.
//!
//! A message has a name, arguments, and a text for each language in the files of `texts/`. [`say!`] writes a message in
//! the [`Language`] of the thread, which is English unless [`speaking`] sets another one. Names of games, rules, moves
//! and numbers are arguments: they stay as they are in all languages.
//!
#![doc = include_str!("../README.md")]

mod given;
mod language;
mod texts;

pub use given::Given;
pub use language::{Language, speaking};
pub use texts::{BadText, teach};

/// Writes a message in the language of the thread.
///
/// ```
/// use grundy_words::say;
/// assert_eq!(say!("counted-heaps", count = 1_u64), "1 heap");
/// ```
///
/// # Panics
/// In debug builds, if no English text has this name or the text needs another argument.
#[macro_export]
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message($id, &[$((stringify!($name), $crate::Given::from($value))),*])
    };
}

/// The text with this name in the language of the thread, if that language has one: the English texts of the games are
/// in the catalogue of games.
///
/// ```
/// use grundy_words::{Language, speaking, translated};
/// assert_eq!(translated("game-nim-title"), None);
/// assert_eq!(speaking(Language::French, || translated("game-nim-title")), Some("Nim".into()));
/// ```
pub fn translated(id: &str) -> Option<String> {
    texts::find(Language::current(), id)
}

/// The message with this name. [`say!`] is its short form.
pub fn message(id: &str, given: &[(&'static str, Given)]) -> String {
    texts::write(Language::current(), id, given)
}
