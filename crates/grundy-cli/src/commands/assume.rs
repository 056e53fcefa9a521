//! Laws that are only seen, where `--assume-seen` asks for them.

use grundy::Why;
use grundy::law::Found;
use grundy::sequence::Sequence;
use serde_json::{Value, json};
use std::io::Write as _;

/// The law that was used, and how far it was seen.
pub fn assumed(sequence: &Sequence) -> Option<Value> {
    let found = sequence.assumed().filter(|_| sequence.assumed_from().is_some())?;
    Some(json!({
        "rule": sequence.ruleset().text(),
        "canonical": sequence.ruleset().canonical(),
        "law": grundy_json::law(found),
        "seen_to": found.heaps_computed.saturating_sub(1),
        "from": sequence.assumed_from(),
    }))
}

/// Says on standard error, where a run stopped, that a law is seen.
pub fn hint(noticed: Option<&Found>, why: Why) -> std::io::Result<()> {
    match noticed {
        Some(found) if why != Why::Cancelled => writeln!(
            anstream::stderr(),
            "A law is {}: {}.\n--assume-seen answers by it, and marks the answer as seen.",
            found.reference(),
            found.sentence()
        ),
        _ => Ok(()),
    }
}
