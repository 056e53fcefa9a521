//! What the engine for long runs reports: mask, rare heaps, greatest values, checksums.

use grundy::sequence::{Report, Space};
use serde_json::{Value, json};

/// The field `engine` of the answer.
pub fn json(report: &Report) -> Value {
    let rares = rares(report);
    json!({
        "heaps": report.heaps,
        "mask": report.space.as_ref().map(Space::mask_text),
        "parity": report.space.as_ref().and_then(|space| space.parity),
        "rare": report.space.as_ref().map(|_| rares.len()),
        "last_rare": last(report),
        "rares": rares.iter().map(|&(heap, value)| [heap, u64::from(value)]).collect::<Vec<_>>(),
        "reach": report.reach,
        "maximum": { "heap": report.maximum.1, "value": report.maximum.0 },
        "histogram": report.histogram,
        "fletcher32": fletcher(report),
    })
}

/// The rare heaps and their values; none where there is no sparse space.
pub fn rares(report: &Report) -> &[(u64, u32)] {
    report.space.as_ref().map_or(&[], |space| &space.rares)
}

/// The last rare heap and its value, or null.
pub fn last(report: &Report) -> Value {
    rares(report).last().map_or(Value::Null, |&(heap, value)| json!({ "heap": heap, "value": value }))
}

/// The lines under the law.
pub fn text(out: &mut impl std::io::Write, report: &Report) -> std::io::Result<()> {
    match &report.space {
        None => writeln!(out, "  no sparse space")?,
        Some(space) => {
            let parity = if space.parity.is_some() { " and the parity of the heap" } else { "" };
            write!(out, "  sparse space by the mask {}{parity}: ", space.mask_text())?;
            match space.rares.last() {
                None => writeln!(out, "no rare heap")?,
                Some((heap, value)) => {
                    writeln!(out, "{} rare heaps, the last one {heap} (value {value})", space.rares.len())?;
                }
            }
        }
    }
    let (value, heap) = report.maximum;
    writeln!(out, "  greatest value {value}, first at heap {heap}; Fletcher-32 {}", fletcher(report))
}

fn fletcher(report: &Report) -> String {
    format!("{:08x}", report.fletcher)
}
