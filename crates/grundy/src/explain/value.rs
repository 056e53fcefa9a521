//! The nim-value of a part with the options behind it.

use crate::reason::KnownReason;
use grundy_rules::{KnownBy, NimValue};
use grundy_words::say;

/// The nim-value of a part under normal play, and the options behind it.
#[derive(Clone, Debug)]
pub struct PartValue {
    /// The rules of the part.
    pub rule: String,
    /// The part, as typed.
    pub part: String,
    /// Whether the part is in the position itself; otherwise it is a smaller one that can be reached.
    pub asked: bool,
    /// Its nim-value.
    pub value: NimValue,
    /// The evidence for the nim-value.
    pub known_by: KnownBy,
    /// The options: all of them, one of each smaller nim-value, or none where a law says more.
    pub options: Vec<OptionValue>,
    /// Whether these are all options.
    pub complete: bool,
    /// The number of options, where it is known.
    pub options_total: Option<u128>,
}

/// The reason that a law or theorem gives for a part.
#[derive(Clone, Debug)]
pub struct PartReason {
    /// The rules of the part.
    pub rule: String,
    /// The part, as typed.
    pub part: String,
    /// The reason.
    pub known: KnownReason,
}

/// An option of a part and its nim-value.
#[derive(Clone, Debug)]
pub struct OptionValue {
    /// The parts that the move leaves.
    pub to: Vec<String>,
    /// The nim-values of these parts.
    pub values: Vec<NimValue>,
    /// Their nim-sum: the nim-value of the option.
    pub value: NimValue,
    /// The text of the option where nothing is left.
    pub(super) nothing: String,
}

impl PartValue {
    /// The nim-value as it is written in formulas: `G(5)`.
    pub fn name(&self) -> String {
        if self.part.starts_with('(') { format!("G{}", self.part) } else { format!("G({})", self.part) }
    }

    /// Whether no move is left, as far as is known.
    pub fn is_terminal(&self) -> bool {
        self.complete && self.options.is_empty()
    }

    /// The options in words, for a part with too many options to show.
    pub(super) fn counted(&self) -> Option<String> {
        let total = self.options_total?;
        Some(match self.value.0 {
            v if v > 0 && self.options.is_empty() => {
                say!("explain-smaller-occur-among", total = total, value = v)
            }
            v => say!("explain-none-is-worth", total = total, value = v),
        })
    }

    /// The values that occur among the options, and the first that does not.
    pub fn missing(&self) -> String {
        let value = self.value.0;
        say!("explain-missing", value = value, below = value.saturating_sub(1))
    }
}

impl OptionValue {
    /// The option as it is written in formulas: `G(3 + 2)`.
    pub fn name(&self) -> String {
        match &self.to[..] {
            [] => format!("G({})", self.nothing),
            [one] if one.starts_with('(') => format!("G{one}"),
            parts => format!("G({})", parts.join(" + ")),
        }
    }

    /// Its nim-value, as a nim-sum where it has several parts: `3 xor 2`.
    pub fn worth(&self) -> String {
        match &self.values[..] {
            [] => "0".into(),
            values => values.iter().map(|v| v.0.to_string()).collect::<Vec<_>>().join(" xor "),
        }
    }

    /// Name and nim-value: `G(3 + 2) = 3 xor 2 = 1`.
    pub fn formula(&self) -> String {
        match self.values.len() {
            0 | 1 => format!("{} = {}", self.name(), self.value.0),
            _ => format!("{} = {} = {}", self.name(), self.worth(), self.value.0),
        }
    }
}
