//! Texts that are cut, and what is said where a picture would be too large.

use grundy::Failure;

/// A picture that would be too large.
pub(crate) fn too_large(what: impl Into<String>) -> Failure {
    Failure::Refused(what.into())
}

/// A text cut where it would be too long for a heading.
pub(crate) fn clipped(text: &str, most: usize) -> String {
    let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= most {
        return line;
    }
    let head: String = line.chars().take(most - 1).collect();
    format!("{head}…")
}
