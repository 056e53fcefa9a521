//! Laws that are only seen, where `--assume-seen` asks for them.

use grundy::Why;
use grundy::law::Found;
use std::io::Write as _;

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
