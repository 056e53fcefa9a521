//! Shortened texts, and the refusal of pictures that are too large.

use grundy::Failure;

/// The refusal of a picture that is too large.
pub(crate) fn too_large(what: impl Into<String>) -> Failure {
    Failure::Refused(what.into())
}

/// A text cut if it is too long for a heading.
pub(crate) fn clipped(text: &str, most: usize) -> String {
    let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= most {
        return line;
    }
    let head: String = line.chars().take(most - 1).collect();
    format!("{head}…")
}
