//! What program is wanted.

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// C++, from C++11 on.
    Cpp,
    /// Python 3.
    Python,
    /// Rust.
    Rust,
    /// Java, from Java 9 on.
    Java,
    /// Go.
    Go,
}

impl Language {
    /// The word used in JSON: `cpp`, `python`, `rust`, `java` or `go`.
    pub fn word(self) -> &'static str {
        match self {
            Language::Cpp => "cpp",
            Language::Python => "python",
            Language::Rust => "rust",
            Language::Java => "java",
            Language::Go => "go",
        }
    }

    /// The start of a comment.
    pub(crate) fn comment(self) -> &'static str {
        if self == Language::Python { "#" } else { "//" }
    }

    /// The largest heap of programs that compute with signed numbers of 64 bits: sums of two have room. `None` if
    /// numbers have no sign, or any size.
    pub(crate) fn largest(self) -> Option<u64> {
        matches!(self, Language::Java | Language::Go).then_some((1 << 62) - 1)
    }
}

/// What `main` reads and prints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Main {
    /// Reads a position from each line; prints its nim-sum, the winner and a winning move.
    #[default]
    Lines,
    /// Reads the number of tests, then each test; prints the winner of each.
    Tests,
    /// Reads one test, and prints the winner.
    Single,
    /// There is no `main`.
    Absent,
}

impl Main {
    /// Whether there is use for a function that finds a winning move.
    pub(crate) fn plays(self) -> bool {
        matches!(self, Main::Lines | Main::Absent)
    }
}

/// A wanted program: its language, and what its `main` reads and prints.
///
/// ```
/// use grundy_code::{Language, Main, Request};
/// let request = Request { main: Main::Tests, ..Language::Cpp.into() };
/// assert_eq!(request.winners, ["First", "Second"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The language.
    pub language: Language,
    /// What `main` reads.
    pub main: Main,
    /// The words for the winner of a test: the player who moves first, and the one who moves second.
    pub winners: [String; 2],
    /// Whether the last mover loses: misère play.
    pub misere: bool,
}

impl From<Language> for Request {
    fn from(language: Language) -> Request {
        let winners = ["First", "Second"].map(String::from);
        Request { language, main: Main::default(), winners, misere: false }
    }
}
