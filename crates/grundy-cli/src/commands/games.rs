//! `grundy games [NAME]` and `grundy completions SHELL`.

use crate::args::{Cli, CompletionsArgs, GamesArgs, Plain};
use crate::fail::Fail;
use crate::show::{bold, out};
use clap::CommandFactory as _;
use grundy::{NAMED, Named, Ruleset, named, nearest};
use serde_json::{Value, json};
use std::io::Write as _;

pub fn run(args: &GamesArgs) -> Result<u8, Fail> {
    let mut out = out();
    match (&args.name, args.format) {
        (None, Plain::Json) => writeln!(out, "{}", NAMED.iter().map(object).collect::<Value>())?,
        (None, Plain::Text) => {
            let width = NAMED.iter().map(|game| game.name.len()).max().unwrap_or(0);
            for game in NAMED {
                writeln!(out, "{:<width$}  {}", game.name, game.about)?;
            }
            writeln!(out, "\n`grundy games NAME` says more; a rule of your own needs no name.")?;
        }
        (Some(name), format) => {
            let Some(game) = named(name) else {
                let hint = nearest(name, grundy::named::names())
                    .map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                return Err(Fail::Bad(format!(
                    "there is no game called `{name}`{hint} (`grundy games` lists them)"
                )));
            };
            match format {
                Plain::Json => writeln!(out, "{}", object(game))?,
                Plain::Text => teach(&mut out, game)?,
            }
        }
    }
    out.flush()?;
    Ok(0)
}

fn object(game: &Named) -> Value {
    json!({
        "name": game.name, "aliases": game.aliases, "rule": game.rule, "about": game.about,
        "known": game.known, "sample": format!("{} : {}", game.name, game.sample),
    })
}

fn teach(out: &mut impl std::io::Write, game: &Named) -> Result<(), Fail> {
    let canonical = Ruleset::parse(game.rule).map(|rule| rule.canonical().to_string())?;
    writeln!(out, "{}", bold(game.name))?;
    if !game.aliases.is_empty() {
        writeln!(out, "also called  {}", game.aliases.join(", "))?;
    }
    writeln!(out, "\n{}\n{}\n", game.about, game.known)?;
    writeln!(out, "rule       {}", game.rule)?;
    if canonical != game.rule {
        writeln!(out, "canonical  {canonical}")?;
    }
    writeln!(out, "\nTry:\n  grundy solve '{} : {}'", game.name, game.sample)?;
    writeln!(out, "  grundy explain '{} : {}'", game.name, game.sample)?;
    if !game.rule.contains("; at end") {
        writeln!(out, "  grundy values {}", game.name)?;
    }
    Ok(())
}

pub fn completions(args: &CompletionsArgs) -> Result<u8, Fail> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "grundy", &mut script);
    let mut out = out();
    out.write_all(&script)?;
    out.flush()?;
    Ok(0)
}
