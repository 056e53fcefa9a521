//! `grundy sparse RULE`: the sparse space of a code, as tables of octal games print it.

use super::law::answer::Answer;
use super::law::{self, code, engine, long};
use crate::args::{Limits, Plain, SparseArgs};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy::Ruleset;
use grundy::sequence::{Report, Sparse};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;

/// The number of rare heaps in a text by default.
const LISTED: u64 = 50;
/// The number of most frequent values to show.
const FREQUENT: usize = 8;

pub fn run(args: &SparseArgs, limits: &Limits) -> Result<u8, Fail> {
    let find = |ruleset, run: &Run| answer(ruleset, args, run);
    law::each(&input::text(&args.rule)?, &args.long.files(), limits, find, |out, found, one| {
        // Without a valued heap there is no space to describe.
        match (args.format, found.report.as_ref().filter(|report| report.heaps > 0)) {
            (Plain::Text, None) if one => found.text(out, args.to),
            (Plain::Text, Some(report)) if one => {
                found.heading(out)?;
                table(out, found, report)?;
                found.law_text(out, args.to)?;
                list(out, report, args.rares.unwrap_or(LISTED))?;
                found.end_text(out)
            }
            _ => Ok(writeln!(out, "{}", json_of(found, args))?),
        }
    })
}

fn answer(ruleset: Arc<Ruleset>, args: &SparseArgs, run: &Run) -> Result<Answer, Fail> {
    let Some(code) = code(&ruleset).filter(|code| Sparse::new(code).is_some()) else {
        return Err(Fail::Bad(format!(
            "`{}` has no sparse space: it is for take-and-break codes with finitely many digits where a move may \
             leave two heaps, and none leaves more (0.77, 0.106, 4!.0); `grundy law` looks for the law of any \
             rule",
            ruleset.text()
        )));
    };
    let start = long::Start::new(&ruleset, code, &args.long)?;
    long::run(start, &ruleset, &args.long, args.to, run)
}

/// The JSON of `grundy law`, with as many rare heaps as were asked for.
fn json_of(answer: &Answer, args: &SparseArgs) -> Value {
    let mut object = answer.json();
    let most = args.rares.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX));
    let mut complete = true;
    if let Some(rares) = object["engine"]["rares"].as_array_mut() {
        complete = rares.len() <= most;
        rares.truncate(most);
    }
    object["engine"]["rares_complete"] = json!(complete);
    object
}

fn table(out: &mut impl Write, answer: &Answer, report: &Report) -> std::io::Result<()> {
    let mut line = |what: &str, text: String| writeln!(out, "  {what:<15} {text}");
    match &report.space {
        None => line("sparse space", "none in these values".into())?,
        Some(space) => {
            let (bits, from) = space.mask_bits();
            let bits: Vec<String> = bits.iter().map(u32::to_string).collect();
            let all = format!("all from {from} on");
            let bits = if bits.is_empty() { all } else { format!("{} and {all}", bits.join(", ")) };
            line("mask", format!("{} (bits {bits})", space.mask_text()))?;
            let parity = match space.parity {
                None => "does not count",
                Some(0) => "counts: a value is rare where the parities of bits and heap agree",
                Some(_) => "counts: a value is rare where the parities of bits and heap differ",
            };
            line("parity of heap", parity.into())?;
            let last = match space.rares.last() {
                None => "none".into(),
                Some((heap, value)) => format!(
                    "{} ({}), the last one {heap} (value {value})",
                    space.rares.len(),
                    percent(engine::share(report))
                ),
            };
            line("rare heaps", last)?;
        }
    }
    line("computed", format!("{} heaps", report.heaps))?;
    line("greatest value", format!("{}, first at heap {}", report.maximum.0, report.maximum.1))?;
    line("most frequent", frequent(report))?;
    line("reach", format!("{} (no option farther away was needed)", report.reach))?;
    line("Fletcher-32", engine::fletcher(report))?;
    if answer.digest {
        line("XXH3-128", engine::digests(report))?;
    }
    Ok(())
}

/// The values that occur most often, and at which part of the heaps.
fn frequent(report: &Report) -> String {
    let mut counts: Vec<(u64, usize)> =
        report.histogram.iter().copied().zip(0..).filter(|&(count, _)| count > 0).collect();
    counts.sort_by_key(|&(count, value)| (std::cmp::Reverse(count), value));
    let share = |count: u64| percent(count as f64 / report.heaps.max(1) as f64);
    let shown: Vec<String> =
        counts.iter().take(FREQUENT).map(|&(count, value)| format!("{value} ({})", share(count))).collect();
    format!("{}; {} values occur", shown.join(", "), counts.len())
}

/// A share with three digits that say something.
fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    let digits = if percent > 0.0 { (2 - percent.log10().floor() as i32).clamp(0, 12) } else { 0 };
    format!("{percent:.*} %", digits as usize)
}

/// The rare heaps and their values, as many as fit in a line.
fn list(out: &mut impl Write, report: &Report, most: u64) -> std::io::Result<()> {
    let rares = engine::rares(report);
    let most = usize::try_from(most).unwrap_or(usize::MAX).min(rares.len());
    if most == 0 {
        return Ok(());
    }
    writeln!(out, "rare heaps, as heap:value")?;
    let shown: Vec<String> = rares[..most].iter().map(|(heap, value)| format!("{heap}:{value}")).collect();
    let width = shown.iter().map(String::len).max().unwrap_or(1);
    for row in shown.chunks((96 / (width + 2)).max(1)) {
        let row: Vec<String> = row.iter().map(|rare| format!("{rare:<width$}")).collect();
        writeln!(out, "  {}", row.join("  ").trim_end())?;
    }
    if most < rares.len() {
        writeln!(out, "  and {} more (--rares all)", rares.len() - most)?;
    }
    Ok(())
}
