//! What a reader of a picture gets beside its subject: answers or none, a title, a caption, names.

use crate::size::Length;

/// The answers that a picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// They are part of the picture: who wins, winning moves, nim-values.
    #[default]
    Shown,
    /// They are left out, everywhere in the file: an exercise.
    Hidden,
    /// They stand alone, as lines of text: the key of an exercise.
    Alone,
    /// The exercise, and the key below it.
    Apart,
}

impl Answers {
    /// Whether the picture itself shows the answers.
    pub(crate) fn shown(self) -> bool {
        self == Answers::Shown
    }
}

/// The heading of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Title {
    /// The rule or position, and the convention below it.
    #[default]
    Subject,
    /// No heading.
    None,
    /// A text of the caller.
    Text(String),
}

/// The choices that every picture has.
///
/// ```
/// use grundy::{Budget, Convention, Ruleset};
/// use grundy_draw::{Answers, Figure, strip};
/// use grundy_words::{Language, speaking};
/// let rule = std::sync::Arc::new(Ruleset::parse("take 1..3")?);
/// let exercise = Figure { answers: Answers::Hidden, ..Figure::default() };
/// let budget = &mut Budget::default();
/// let picture = speaking(Language::German, || strip(&rule, 0..=8, Convention::Normal, &[], &exercise, budget))?;
/// assert!(picture.text.starts_with("take 1..3   (normales Spiel: Wer zuletzt zieht, gewinnt)"));
/// assert!(!picture.text.contains("P-Stellungen"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    /// The answers that it shows.
    pub answers: Answers,
    /// Its heading.
    pub title: Title,
    /// A text below it.
    pub caption: Option<String>,
    /// The names of its heaps or boards, in order.
    pub labels: Vec<String>,
    /// How wide it is; without it, a unit of the picture is a pixel.
    pub width: Option<Length>,
}
