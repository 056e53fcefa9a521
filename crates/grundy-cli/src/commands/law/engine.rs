//! What the engine for long runs reports: mask, rare heaps, greatest values, checksums.

use grundy::sequence::{Report, Space};
use serde_json::{Value, json};

/// The field `engine` of the answer.
pub fn json(report: &Report, digest: bool) -> Value {
    let rares = rares(report);
    let bits = report.space.as_ref().map(Space::mask_bits);
    let mut object = json!({
        "heaps": report.heaps,
        "mask": report.space.as_ref().map(Space::mask_text),
        "mask_bits": bits.as_ref().map(|(bits, _)| bits),
        "mask_bits_from": bits.as_ref().map(|(_, from)| from),
        "parity": report.space.as_ref().and_then(|space| space.parity),
        "rare": report.space.as_ref().map(|_| rares.len()),
        "rare_share": report.space.as_ref().map(|_| share(report)),
        "last_rare": last(report),
        "rares": rares.iter().map(|&(heap, value)| [heap, u64::from(value)]).collect::<Vec<_>>(),
        "reach": report.reach,
        "maximum": { "heap": report.maximum.1, "value": report.maximum.0 },
        "histogram": report.histogram,
        "fletcher32": fletcher(report),
    });
    if digest {
        object["digests"] = report.digests.iter().map(|digest| format!("{digest:032x}")).collect();
    }
    object
}

/// Which part of the heaps from 1 on is rare.
pub fn share(report: &Report) -> f64 {
    rares(report).len() as f64 / report.heaps.saturating_sub(1).max(1) as f64
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
pub fn text(out: &mut impl std::io::Write, report: &Report, digest: bool) -> std::io::Result<()> {
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
    let digests = if digest { format!("; {}", digests(report)) } else { String::new() };
    writeln!(out, "  greatest value {value}, first at heap {heap}; Fletcher-32 {}{digests}", fletcher(report))
}

/// How many digests there are, in words.
pub fn digests(report: &Report) -> String {
    match report.digests.len() {
        1 => "1 digest of 2^20 values".into(),
        many => format!("{many} digests of 2^20 values each"),
    }
}

pub fn fletcher(report: &Report) -> String {
    format!("{:08x}", report.fletcher)
}
