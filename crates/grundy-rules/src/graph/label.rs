//! The words that label the ends of a game.

use crate::error::{ParseError, Span};
use crate::rules::Label;
use grundy_words::say;

/// The labels with their words, which speak of the player to move.
const WORDS: [(&str, Label); 3] =
    [("win", Label::MoverWins), ("loss", Label::MoverLoses), ("tie", Label::Tie)];

/// The label that a word means, in any case: `win`, `loss` or `tie`, for the player to move.
pub fn label_of(word: &str) -> Option<Label> {
    WORDS.into_iter().find(|(known, _)| word.trim().eq_ignore_ascii_case(known)).map(|(_, label)| label)
}

/// Whether the value of an attribute says yes.
pub(super) fn is_yes(value: &str) -> bool {
    ["true", "yes", "1"].iter().any(|yes| value.trim().eq_ignore_ascii_case(yes))
}

/// The word for a label: `win`, `loss` or `tie` for the player to move.
///
/// ```
/// use grundy_rules::{Label, graph::label_word};
/// assert_eq!(label_word(Label::MoverLoses), "loss");
/// ```
pub fn label_word(label: Label) -> &'static str {
    match label {
        Label::MoverWins => "win",
        Label::MoverLoses => "loss",
        Label::Tie => "tie",
    }
}

/// The error for a word that is no label.
pub(super) fn unknown(text: &str, span: Span) -> ParseError {
    ParseError::at(text, span, say!("error-graph-no-label")).expected(say!("error-graph-expects-player-move"))
}

/// The error for an attribute of all nodes that would start or end play at each.
pub(super) fn for_all(text: &str, span: Span) -> ParseError {
    let message = say!("error-graph-marks-all-nodes-but-play");
    ParseError::at(text, span, message)
}

/// The label of each node, by number; empty if no node has one.
#[derive(Clone, Debug, Default)]
pub(super) struct Labels(Vec<Option<Label>>);

impl Labels {
    pub(super) fn get(&self, node: usize) -> Option<Label> {
        self.0.get(node).copied().flatten()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Sets the label of a node, unless it has a different one: then nothing changes, and the answer is `false`.
    pub(super) fn set(&mut self, node: usize, label: Label) -> bool {
        if self.0.len() <= node {
            self.0.resize(node + 1, None);
        }
        *self.0[node].get_or_insert(label) == label
    }
}
