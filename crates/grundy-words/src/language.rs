//! The languages, and the one that a thread speaks.

use std::cell::Cell;

/// A language of the messages.
///
/// ```
/// use grundy_words::Language;
/// assert_eq!(Language::of("pt-BR"), Some(Language::Portuguese));
/// assert_eq!(Language::of("tlh"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Romanian.
    Romanian,
    /// Portuguese.
    Portuguese,
    /// Hungarian.
    Hungarian,
    /// Chinese, in simplified characters.
    Chinese,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::Romanian,
        Language::Portuguese,
        Language::Hungarian,
        Language::Chinese,
        Language::German,
        Language::French,
        Language::Spanish,
    ];

    /// The code of the language, as in ISO 639.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Romanian => "ro",
            Language::Portuguese => "pt",
            Language::Hungarian => "hu",
            Language::Chinese => "zh",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
        }
    }

    /// The language of a code, with or without a region: `pt`, `pt-BR`.
    pub fn of(code: &str) -> Option<Language> {
        let code = code.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that this thread speaks.
    pub fn current() -> Language {
        CURRENT.get()
    }
}

/// Restores the language of the thread, also when the work panics.
struct Restore(Language);

impl Drop for Restore {
    fn drop(&mut self) {
        CURRENT.set(self.0);
    }
}

/// Does some work in a language: all messages that this thread writes meanwhile are in it.
///
/// ```
/// use grundy_words::{Language, say, speaking};
/// assert_eq!(speaking(Language::French, || say!("counted-heaps", count = 2_u64)), "2 tas");
/// assert_eq!(Language::current(), Language::English);
/// ```
pub fn speaking<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let _restore = Restore(CURRENT.replace(language));
    work()
}
