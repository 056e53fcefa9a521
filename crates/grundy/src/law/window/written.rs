//! Sliding windows, written and read back: the rule defines the window.

use super::SlidingWindow;
use grundy_rules::{Heap, Ruleset};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

impl PartialEq for SlidingWindow {
    fn eq(&self, other: &SlidingWindow) -> bool {
        self.rule == other.rule
    }
}

impl Eq for SlidingWindow {}

impl Serialize for SlidingWindow {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.rule.serialize(to)
    }
}

impl<'de> Deserialize<'de> for SlidingWindow {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SlidingWindow, D::Error> {
        let rule = String::deserialize(from)?;
        let window = Ruleset::parse(&rule).ok().and_then(|ruleset| match ruleset.heap() {
            Some(Heap::Formula(formula)) => SlidingWindow::of(formula),
            _ => None,
        });
        window.ok_or_else(|| D::Error::custom("this is no rule with a sliding window"))
    }
}
