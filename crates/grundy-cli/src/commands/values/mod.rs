//! `grundy values RULE`: nim-values of one heap, tables, options, P-positions, outcomes.

mod columns;
mod format;
mod json;
mod listing;
mod npy;
#[cfg(feature = "parquet")]
mod parquet;
mod sink;
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
use grundy::solve::Family;
use grundy::{Heap, Kind, Ruleset, Stopped};
use grundy_ask::shape::Convention;
use grundy_ask::values::ValuesAnswer;
use std::io::Write;
use std::sync::Arc;
use stream::Source;

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
    if args.assume_seen && args.show != What::Values {
        return Err(Fail::Bad("--assume-seen is for nim-values: outcomes are found heap by heap".into()));
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
            rules::each(out, &rules, &run, &mut |out, rule, run| {
                let ruleset = input::reader().ruleset(rule)?;
                one(out, Arc::new(ruleset), Asked { args, format: Format::Json, run })
            })
        });
    }
    let ruleset = match input::reader().ruleset(&typed.text) {
        Ok(ruleset) => ruleset,
        Err(error) => match family(&typed.text) {
            Some(family) => return one_family(family, asked),
            None => return Err(typed.hint(error)),
        },
    };
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
    let ruleset = Arc::new(ruleset);
    stream::bytes(Source::of(ruleset.clone(), args.assume_seen)?, &Subject::rule(&ruleset, args.from), asked)
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

/// The positions that a text stands for, if it is no rule: `cram 2xn`.
pub fn family(text: &str) -> Option<Family> {
    Family::parse(text).filter(|family| family.first(input::reader()).is_some())
}

/// Writes the values of a row of positions.
fn one_family(family: Family, asked: Asked<'_>) -> Result<u8, Fail> {
    let args = asked.args;
    if args.show != What::Values {
        return Err(Fail::Bad(format!(
            "`{}` is a row of positions: its nim-values are listed, and `grundy solve` tells more of each position",
            family.text()
        )));
    }
    let from = if args.from == 0 { family.first(input::reader()).unwrap_or(0) } else { args.from };
    let text = family.text().to_string();
    let subject = Subject::family(&text, from);
    let source = Source::Family(Box::new(family));
    if asked.format.is_binary() {
        return stream::bytes(source, &subject, asked);
    }
    written(asked, |out| stream::lines(out, source, &subject, asked))
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
            "`{}` is not played with heaps: ask `grundy solve` about a position, or for a row of them with n in its place, as \
             in `grundy values 'cram 2xn'`",
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
        (What::Values, 1) => {
            let subject = Subject::rule(&ruleset, args.from);
            stream::lines(out, Source::of(ruleset.clone(), args.assume_seen)?, &subject, asked)
        }
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

/// What is asked about: a rule, or a row of positions.
pub struct Subject<'a> {
    text: &'a str,
    canonical: &'a str,
    reason: Option<&'a str>,
    /// The first heap, or number.
    from: u64,
    number: Number,
    /// May it have no value at all?
    fails: bool,
}

/// What stands before a nim-value.
#[derive(Clone, Copy)]
enum Number {
    Heap,
    /// The number in place of `n`.
    Open,
}

impl Number {
    /// The head of its column.
    fn name(self) -> &'static str {
        match self {
            Number::Heap => "heap",
            Number::Open => "n",
        }
    }

    /// Many of them, in a sentence.
    fn many(self) -> &'static str {
        match self {
            Number::Heap => "the heaps",
            Number::Open => "n from",
        }
    }
}

impl<'a> Subject<'a> {
    fn rule(ruleset: &'a Ruleset, from: u64) -> Subject<'a> {
        let fails = matches!(ruleset.kind(), Kind::Points(_) | Kind::Heap(Heap::Formula(_)));
        let (text, canonical) = (ruleset.text(), ruleset.canonical());
        Subject { text, canonical, reason: ruleset.reason(), from, number: Number::Heap, fails }
    }

    pub fn family(text: &'a str, from: u64) -> Subject<'a> {
        Subject { text, canonical: text, reason: None, from, number: Number::Open, fails: true }
    }

    /// The answer before its first value.
    fn answer(&self) -> ValuesAnswer {
        ValuesAnswer {
            rule: self.text.into(),
            canonical: self.canonical.into(),
            convention: Convention::Normal,
            from: self.from,
            values: Vec::new(),
            known_by: None,
            assumed: None,
            stopped: None,
        }
    }

    fn title(&self, out: &mut impl Write, what: &str) -> std::io::Result<()> {
        writeln!(out, "{}   {what}", bold(self.text))?;
        if self.text != self.canonical {
            let reason = self.reason.map_or(String::new(), |reason| format!(": {reason}"));
            writeln!(out, "is {}{reason}", self.canonical)?;
        }
        Ok(())
    }
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
