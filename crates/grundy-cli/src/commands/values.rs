//! `grundy values RULE`: nim-values of one heap, tables, options, P-positions, outcomes.

use crate::args::{Format, Limits, ValuesArgs, What};
use crate::commands::rules;
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{self, bold, out};
use grundy::sequence::Sequence;
use grundy::solve::Outcomes;
use grundy::{ControlFlow, Convention, Failure, Halt, Heap, Kind, Outcome, Ruleset, Stopped};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;

/// The most cells of a two-coordinate table.
const MAX_CELLS: u64 = 100_000_000;

/// The most heaps of a table or listing that is laid out before it is written.
const MAX_LAID_OUT: u64 = 1_000_000;

pub fn run(args: &ValuesArgs, limits: &Limits) -> Result<u8, Fail> {
    if args.from > args.to {
        return Err(Fail::Bad(format!("--from {} is larger than --to {}", args.from, args.to)));
    }
    if args.misere && args.show == What::Values {
        return Err(Fail::Bad(
            "nim-values belong to normal play; for misère play ask --show outcomes or --show p-positions"
                .into(),
        ));
    }
    let laid_out = args.format == Format::Text || args.show != What::Values;
    if laid_out && args.to - args.from >= MAX_LAID_OUT {
        return Err(Fail::Bad(format!(
            "a table of more than {MAX_LAID_OUT} heaps; choose --from and --to nearer, or stream values with --format csv"
        )));
    }
    let typed = input::text(&args.rule)?;
    let run = Run::start(limits);
    let mut out = out();
    let code = match typed.lines() {
        Some(rules) => rules::each(&mut out, &rules, &run, &mut |out, ruleset, run| {
            one(out, ruleset, Asked { args, format: Format::Json, run })
        })?,
        None => {
            let ruleset = Ruleset::parse_with(&typed.text, &input::loader).map_err(|e| typed.hint(e))?;
            one(&mut out, Arc::new(ruleset), Asked { args, format: args.format, run: &run })?
        }
    };
    out.flush()?;
    Ok(code)
}

/// What is shown, how, and within which limits.
#[derive(Clone, Copy)]
struct Asked<'a> {
    args: &'a ValuesArgs,
    format: Format,
    run: &'a Run,
}

/// Shows one rule; the exit code says whether the budget ended it.
fn one(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let args = asked.args;
    if ruleset.is_labelled() && args.show == What::Values {
        return Err(Fail::Bad(
            "a labelled game has no nim-values: its winner is not decided by the last move; ask `grundy solve`".into(),
        ));
    }
    if ruleset.as_game().is_some() {
        return Err(Fail::Bad(format!(
            "`{}` is not played with heaps: its positions are asked about one by one; ask `grundy solve`",
            ruleset.text()
        )));
    }
    match (args.show, ruleset.arity()) {
        (What::Values, 1) if ruleset.heap().is_some() => sequence(out, ruleset, asked),
        (What::Values, 1) => points(out, ruleset, asked),
        (What::Values, 2) => table(out, ruleset, asked),
        (What::Values, n) => Err(Fail::Bad(format!(
            "tables show one or two coordinates, and this rule has {n}; ask `grundy solve` for single positions"
        ))),
        (_, 1) => listing(out, ruleset, asked),
        _ => Err(Fail::Bad(
            "options, P-positions and outcomes are listed for rules with one heap or coordinate".into(),
        )),
    }
}

/// The head of a JSON answer.
fn head(ruleset: &Ruleset, args: &ValuesArgs) -> Value {
    let convention = if args.misere { "misere" } else { "normal" };
    json!({
        "rule": ruleset.text(), "canonical": ruleset.canonical(), "convention": convention, "from": args.from,
    })
}

/// What ended a run, shown behind what was known by then.
fn stopped(out: &mut impl Write, stop: Option<Stopped>, run: &Run) -> Result<u8, Fail> {
    match stop {
        None => Ok(0),
        Some(stop) => {
            out.flush()?;
            writeln!(anstream::stderr(), "stopped: {}", fail::stopped_text(&stop, run.seconds()))?;
            Ok(fail::stopped_code(&stop))
        }
    }
}

/// Values one by one, written as they come where the format allows it.
fn sequence(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let run = asked.run;
    let mut sequence = Sequence::new(ruleset.clone()).expect("asked for heap rules only");
    let mut budget = run.budget("computing");
    let mut next = |heap: u64| {
        // Through a law a value costs nothing, and ever so many of them must end all the same.
        budget.spend(1)?;
        sequence.value(heap, &mut budget).map(|value| value.value.0)
    };
    let code = stream(out, &ruleset, asked, &mut next);
    drop(budget);
    run.say(|| format!("engine: {}; {} values computed", sequence.engine(), sequence.values().len()));
    code
}

/// Values of a rule on one number that is not a heap: a growing rule, a node.
fn points(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let run = asked.run;
    if let Kind::Graph(_) = ruleset.kind() {
        return Err(Fail::Bad("the nodes of a graph are valued by `grundy graph FILE`".into()));
    }
    let mut budget = run.budget("computing");
    let mut values = Outcomes::new(ruleset.clone(), Convention::Normal);
    let mut next = |at: u64| values.nim_value(&[at], &mut budget).map(|value| value.0);
    stream(out, &ruleset, asked, &mut next)
}

fn stream(
    out: &mut impl Write,
    ruleset: &Ruleset,
    asked: Asked<'_>,
    next: &mut dyn FnMut(u64) -> Result<u64, Failure>,
) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let mut stop: Option<(u64, Stopped)> = None;
    let mut each = |show: &mut dyn FnMut(u64, u64) -> std::io::Result<()>| -> Result<(), Fail> {
        for heap in args.from..=args.to {
            if stop.as_ref().is_some_and(|(at, _)| *at == heap) {
                break;
            }
            match next(heap) {
                Ok(value) => show(heap, value)?,
                Err(Failure::Stopped(why)) => {
                    stop = Some((heap, why));
                    break;
                }
                Err(failure) => return Err(run.fail(failure)),
            }
        }
        Ok(())
    };
    match format {
        Format::Json => {
            // A rule of one's own can have no value at any heap: it is asked for all of them before
            // anything is written, so that an error is all there is.
            if matches!(ruleset.kind(), Kind::Points(_) | Kind::Heap(Heap::Formula(_))) {
                each(&mut |_, _| Ok(()))?;
            }
            let head = head(ruleset, args).to_string();
            let mut begun = false;
            each(&mut |_, value| {
                if begun {
                    return write!(out, ",{value}");
                }
                begun = true;
                write!(out, "{},\"values\":[{value}", head.trim_end_matches('}'))
            })?;
            if !begun {
                write!(out, "{},\"values\":[", head.trim_end_matches('}'))?;
            }
            match stop {
                None => writeln!(out, "]}}")?,
                Some((_, why)) => {
                    writeln!(out, "],\"stopped\":{}}}", fail::stopped_json(&why, run.seconds()))?;
                    return Ok(fail::stopped_code(&why));
                }
            }
        }
        Format::Csv => {
            writeln!(out, "heap,nim_value")?;
            each(&mut |heap, value| writeln!(out, "{heap},{value}"))?;
        }
        Format::Bfile => each(&mut |heap, value| writeln!(out, "{heap} {value}"))?,
        Format::Text => {
            let mut values = Vec::new();
            each(&mut |_, value| {
                values.push(value.to_string());
                Ok(())
            })?;
            title(out, ruleset, "nim-values (normal play)")?;
            show::sequence(out, args.from, &values)?;
        }
    }
    stopped(out, stop.map(|(_, why)| why), run)
}

fn title(out: &mut impl Write, ruleset: &Ruleset, what: &str) -> std::io::Result<()> {
    writeln!(out, "{}   {what}", bold(ruleset.text()))?;
    if ruleset.text() != ruleset.canonical() {
        writeln!(
            out,
            "is {}{}",
            ruleset.canonical(),
            ruleset.reason().map_or(String::new(), |r| format!(": {r}"))
        )?;
    }
    Ok(())
}

/// A table of a rule with two coordinates.
fn table(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let side = args.to - args.from;
    if side.saturating_add(1).saturating_mul(side.saturating_add(1)) > MAX_CELLS {
        return Err(Fail::Bad(format!(
            "a table of more than {MAX_CELLS} cells; choose --from and --to nearer"
        )));
    }
    let mut budget = run.budget("computing");
    let rows = grundy::solve::table(&ruleset, args.from, args.to, &mut budget).map_err(|f| run.fail(f))?;
    match format {
        Format::Json => {
            let mut object = head(&ruleset, args);
            object["rows"] = json!(rows);
            writeln!(out, "{object}")?;
        }
        Format::Csv => {
            let heads: Vec<String> = (args.from..=args.to).map(|b| b.to_string()).collect();
            writeln!(out, "a\\b,{}", heads.join(","))?;
            for (a, row) in (args.from..).zip(&rows) {
                let row: Vec<String> = row.iter().map(u64::to_string).collect();
                writeln!(out, "{a},{}", row.join(","))?;
            }
        }
        Format::Bfile => {
            return Err(Fail::Bad("a b-file holds one sequence, and this rule has two coordinates".into()));
        }
        Format::Text => {
            title(out, &ruleset, "nim-values (normal play)")?;
            show::table(out, args.from, &rows)?;
        }
    }
    Ok(0)
}

/// Options, P-positions or outcomes, heap by heap.
fn listing(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    if !matches!(format, Format::Text | Format::Json) {
        return Err(Fail::Bad("this listing is written as text or JSON".into()));
    }
    if args.show == What::Options {
        return options(out, &ruleset, asked);
    }
    let convention = if args.misere { Convention::Misere } else { Convention::Normal };
    let mut budget = run.budget("computing");
    let mut solver = Outcomes::new(ruleset.clone(), convention);
    let mut letters = Vec::new();
    let mut stop = None;
    for heap in args.from..=args.to {
        match solver.outcome(&[heap], &mut budget) {
            Ok(outcome) => letters.push(outcome),
            Err(Failure::Stopped(why)) => {
                stop = Some(why);
                break;
            }
            Err(failure) => return Err(run.fail(failure)),
        }
    }
    let lost: Vec<u64> =
        (args.from..).zip(&letters).filter(|(_, o)| **o == Outcome::Previous).map(|(n, _)| n).collect();
    if format == Format::Json {
        let mut object = head(&ruleset, args);
        match args.show {
            What::PPositions => object["p_positions"] = json!(lost),
            _ => object["outcomes"] = json!(letters.iter().map(|o| o.letter()).collect::<String>()),
        }
        object["to"] = json!(args.from + letters.len().saturating_sub(1) as u64);
        if let Some(why) = &stop {
            object["stopped"] = fail::stopped_json(why, run.seconds());
        }
        writeln!(out, "{object}")?;
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    match args.show {
        What::PPositions => {
            title(out, &ruleset, &format!("P-positions, where the player to move loses ({convention})"))?;
            let lost: Vec<String> = lost.iter().map(u64::to_string).collect();
            writeln!(out, "{}", if lost.is_empty() { "none".into() } else { lost.join(" ") })?;
        }
        _ => {
            title(out, &ruleset, &format!("outcomes for the player to move ({convention})"))?;
            let letters: Vec<String> = letters.iter().map(|o| o.to_string()).collect();
            show::sequence(out, args.from, &letters)?;
        }
    }
    stopped(out, stop, run)
}

fn options(out: &mut impl Write, ruleset: &Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let mut budget = run.budget("listing");
    let mut all = Vec::new();
    for heap in args.from..=args.to {
        let mut options: Vec<Vec<u64>> = Vec::new();
        let (room, mut held) = (budget.bytes_left(), 0);
        ruleset
            .options(&[heap], &mut budget, &mut |option| {
                held += 40 + 8 * option.len() as u64;
                if held > room {
                    return ControlFlow::Break(Halt::Enough);
                }
                options.push(option.to_vec());
                ControlFlow::Continue(())
            })
            .map_err(|failure| run.fail(failure))?;
        budget.reserve(held).map_err(|stop| run.fail(stop.into()))?;
        options.sort();
        options.dedup();
        all.push(options);
    }
    if format == Format::Json {
        let mut object = head(ruleset, args);
        object["options"] = json!(all);
        writeln!(out, "{object}")?;
        return Ok(0);
    }
    title(out, ruleset, "options of each heap")?;
    for (heap, options) in (args.from..).zip(all) {
        let options: Vec<String> = options
            .iter()
            .map(|option| match option.as_slice() {
                [] => "-".to_string(),
                heaps => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
            })
            .collect();
        writeln!(out, "{heap}: {}", if options.is_empty() { "(none)".into() } else { options.join(" ") })?;
    }
    Ok(0)
}
