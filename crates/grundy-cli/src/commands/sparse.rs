//! `grundy sparse RULE`: the sparse space of a code, as tables of octal games print it.

use super::law::{self, long};
use super::rules;
use crate::args::{Limits, Plain, SparseArgs};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{Out, out};
use grundy::{Ruleset, Stopped};
use grundy_ask::Ended;
use grundy_ask::law::{Heaps, HeapsLaw};
use grundy_ask::shape::EngineReport;
use grundy_ask::shape::engine::HeapValue;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;

/// The number of rare heaps in a text by default.
const LISTED: u64 = 50;
/// The number of most frequent values to show.
const FREQUENT: usize = 8;

pub fn run(args: &SparseArgs, limits: &Limits) -> Result<u8, Fail> {
    let typed = input::text(&args.rule)?;
    let mut out = out();
    let code = if let Some(rules) = typed.lines() {
        law::one_rule(&args.long.files(), rules.len())?;
        rules::each(&mut out, &rules, &Run::start(limits), &mut |out, rule, run| {
            let found = answer(Arc::new(input::reader().ruleset(rule)?), args, run)?;
            writeln!(out, "{}", json_of(&found.answer, args)?)?;
            Ok(found.code())
        })?
    } else {
        let ruleset = input::reader().ruleset(&typed.text).map_err(|e| typed.hint(e))?;
        let found = answer(Arc::new(ruleset), args, &Run::start(limits))?;
        match args.format {
            Plain::Text => found.text(&mut out, args.rares.unwrap_or(LISTED))?,
            Plain::Json => writeln!(out, "{}", json_of(&found.answer, args)?)?,
        }
        found.code()
    };
    out.flush()?;
    Ok(code)
}

/// What a run found, and what ended it.
struct Found {
    answer: HeapsLaw,
    ended: Option<(Stopped, Ended)>,
}

fn answer(ruleset: Arc<Ruleset>, args: &SparseArgs, run: &Run) -> Result<Found, Fail> {
    let Some(mut heaps) = Heaps::far(&ruleset, args.to, args.long.digest) else {
        return Err(Fail::Bad(format!(
            "`{}` has no sparse space: it is for take-and-break codes with finitely many digits where a move may \
             leave two heaps, and none leaves more (0.77, 0.106, 4!.0); `grundy law` looks for the law of any \
             rule",
            ruleset.text()
        )));
    };
    let searched = long::search_heaps(&mut heaps, &args.long, run)?;
    let mut answer = match &searched.ended {
        Some((_, ended)) => heaps.so_far(ended),
        None => heaps.advance(&mut run.budget("looking for a law")),
    }
    .map_err(|failure| run.fail(failure))?;
    answer.kept = searched.kept;
    Ok(Found { answer, ended: searched.ended })
}

impl Found {
    fn code(&self) -> u8 {
        self.ended.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }

    fn text(&self, out: &mut Out, most: u64) -> Result<(), Fail> {
        let answer = &self.answer;
        write!(out, "{:#}", answer.heading())?;
        // Without a valued heap there is no space to describe.
        let report = answer.engine.as_ref().filter(|report| report.heaps > 0);
        if let Some(report) = report {
            table(out, report)?;
        }
        write!(out, "{:#}", answer.facts(&fail::in_words))?;
        if let Some(report) = report {
            list(out, report, most)?;
        }
        write!(out, "{:#}", answer.files())?;
        law::ended_text(out, self.ended.as_ref(), true)
    }
}

/// The JSON of `grundy law`, with as many rare heaps as were asked for.
fn json_of(answer: &HeapsLaw, args: &SparseArgs) -> Result<Value, Fail> {
    let mut object = serde_json::to_value(answer)?;
    let most = args.rares.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX));
    let mut complete = true;
    if let Some(rares) = object["engine"]["rares"].as_array_mut() {
        complete = rares.len() <= most;
        rares.truncate(most);
    }
    object["engine"]["rares_complete"] = json!(complete);
    Ok(object)
}

fn table(out: &mut impl Write, report: &EngineReport) -> std::io::Result<()> {
    let mut line = |what: &str, text: String| writeln!(out, "  {what:<15} {text}");
    match (&report.mask, &report.mask_bits, report.mask_bits_from) {
        (Some(mask), Some(bits), Some(from)) => {
            let bits: Vec<String> = bits.iter().map(u32::to_string).collect();
            let all = format!("all from {from} on");
            let bits = if bits.is_empty() { all } else { format!("{} and {all}", bits.join(", ")) };
            line("mask", format!("{mask} (bits {bits})"))?;
            let parity = match report.parity {
                None => "does not count",
                Some(0) => "counts: a value is rare where the parities of bits and heap agree",
                Some(_) => "counts: a value is rare where the parities of bits and heap differ",
            };
            line("parity of heap", parity.into())?;
            let last = match report.last_rare {
                None => "none".into(),
                Some(HeapValue { heap, value }) => format!(
                    "{} ({}), the last one {heap} (value {value})",
                    report.rares.len(),
                    percent(report.rare_share.unwrap_or_default())
                ),
            };
            line("rare heaps", last)?;
        }
        _ => line("sparse space", "none in these values".into())?,
    }
    line("computed", format!("{} heaps", report.heaps))?;
    line("greatest value", format!("{}, first at heap {}", report.maximum.value, report.maximum.heap))?;
    line("most frequent", frequent(report))?;
    line("reach", format!("{} (no option farther away was needed)", report.reach))?;
    line("Fletcher-32", report.fletcher32.clone())?;
    match report.counted_digests() {
        Some(digests) => line("XXH3-128", digests),
        None => Ok(()),
    }
}

/// The values that occur most often, and at which part of the heaps.
fn frequent(report: &EngineReport) -> String {
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
fn list(out: &mut impl Write, report: &EngineReport, most: u64) -> std::io::Result<()> {
    let rares = &report.rares;
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
