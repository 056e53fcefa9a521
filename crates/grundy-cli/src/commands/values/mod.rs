//! `grundy values RULE`: nim-values of one heap, tables, options, P-positions, outcomes.

mod columns;
mod format;
mod json;
mod listing;
mod npy;
#[cfg(feature = "parquet")]
mod parquet;
mod stream;
mod table;
mod text;

use crate::args::{Format, Limits, ValuesArgs, What};
use crate::commands::rules;
use crate::fail::{self, Fail};
use crate::input;
use crate::output::Text;
use crate::run::Run;
use crate::show::bold;
use grundy::{Ruleset, Stopped};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;

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
    let format = args.format().ok_or_else(|| unknown_extension(args))?;
    format.is_built()?;
    let laid_out = format == Format::Text || args.show != What::Values;
    if laid_out && args.to - args.from >= MAX_LAID_OUT {
        return Err(Fail::Bad(format!(
            "a table of more than {MAX_LAID_OUT} heaps; choose --from and --to nearer, or stream values with --format csv"
        )));
    }
    let typed = input::text(&args.rule)?;
    let run = Run::start(limits);
    let asked = Asked { args, format, run: &run };
    if let Some(rules) = typed.lines() {
        if format.is_binary() {
            return Err(Fail::Bad(format!(
                "several rules are answered as JSON lines, not as {}; ask for one rule at a time",
                format.name()
            )));
        }
        return written(asked, |out| {
            rules::each(out, &rules, &run, &mut |out, ruleset, run| {
                one(out, ruleset, Asked { args, format: Format::Json, run })
            })
        });
    }
    let ruleset = Ruleset::parse_with(&typed.text, &input::loader).map_err(|e| typed.hint(e))?;
    if !format.is_binary() {
        return written(asked, |out| one(out, Arc::new(ruleset), asked));
    }
    has_values(&ruleset, args)?;
    if args.show != What::Values {
        return Err(listed_as());
    }
    if ruleset.arity() != 1 {
        return Err(one_sequence(format));
    }
    stream::bytes(Arc::new(ruleset), asked)
}

/// What is shown, how, and within which limits.
#[derive(Clone, Copy)]
struct Asked<'a> {
    args: &'a ValuesArgs,
    format: Format,
    run: &'a Run,
}

fn unknown_extension(args: &ValuesArgs) -> Fail {
    let name = args.output.as_deref().unwrap_or("".as_ref()).display();
    Fail::Bad(format!(
        "the name {name} does not say how to write it: say --format, or end it in .txt, .json, .csv, .npy or .parquet"
    ))
}

fn one_sequence(format: Format) -> Fail {
    let name = format.name();
    Fail::Bad(format!(
        "{name} holds one sequence, and this rule has more than one coordinate; write text, JSON or CSV"
    ))
}

fn listed_as() -> Fail {
    Fail::Bad("this listing is written as text or JSON".into())
}

/// Writes text to where it was asked for, and keeps it if all went well.
fn written(asked: Asked<'_>, write: impl FnOnce(&mut Text) -> Result<u8, Fail>) -> Result<u8, Fail> {
    let mut out = Text::to(asked.args.output.as_deref())?;
    let code = write(&mut out).map_err(|fail| stream::named(asked, fail))?;
    out.keep().map_err(|e| stream::named(asked, e.into()))?;
    Ok(code)
}

/// Refuses rules whose values are not asked for here.
fn has_values(ruleset: &Ruleset, args: &ValuesArgs) -> Result<(), Fail> {
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
    Ok(())
}

/// Shows one rule; the exit code says whether the budget ended it.
fn one(out: &mut Text, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let args = asked.args;
    has_values(&ruleset, args)?;
    match (args.show, ruleset.arity()) {
        (What::Values, 1) => stream::lines(out, ruleset, asked),
        (What::Values, 2) => table::table(out, ruleset, asked),
        (What::Values, n) => Err(Fail::Bad(format!(
            "tables show one or two coordinates, and this rule has {n}; ask `grundy solve` for single positions"
        ))),
        (_, 1) => listing::listing(out, ruleset, asked),
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
