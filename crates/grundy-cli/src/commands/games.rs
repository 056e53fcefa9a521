//! `grundy games [NAME]` and `grundy completions SHELL`.

use crate::args::{Cli, CompletionsArgs, GamesArgs, Plain};
use crate::fail::Fail;
use crate::show::{bold, out};
use clap::CommandFactory as _;
use grundy::games::catalogue;
use grundy::{Named, Play, Ruleset, nearest};
use serde_json::Value;
use std::io::Write as _;

pub fn run(args: &GamesArgs) -> Result<u8, Fail> {
    let mut out = out();
    match (&args.name, args.format) {
        (None, Plain::Json) => {
            writeln!(out, "{}", catalogue().rows().map(grundy_json::game).collect::<Value>())?
        }
        (None, Plain::Text) => list(&mut out)?,
        (Some(name), format) => {
            let Some(game) = catalogue().named(name) else {
                let hint = nearest(name, catalogue().names())
                    .map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                return Err(Fail::Bad(format!(
                    "there is no game called `{name}`{hint} (`grundy games` lists them)"
                )));
            };
            match format {
                Plain::Json => writeln!(out, "{}", grundy_json::game(game))?,
                Plain::Text => teach(&mut out, game)?,
            }
        }
    }
    out.flush()?;
    Ok(0)
}

/// All games, group by group, a line each.
fn list(out: &mut impl std::io::Write) -> Result<(), Fail> {
    let mut games: Vec<&Named> = catalogue().rows().collect();
    games.sort_by_key(|game| game.group);
    let width = games.iter().map(|game| game.name.len()).max().unwrap_or(0);
    let mut group = None;
    for game in games {
        if group.replace(game.group) != Some(game.group) {
            writeln!(out, "{}", bold(game.group.heading()))?;
        }
        writeln!(out, "  {:<width$}  {}", game.name, game.about)?;
    }
    writeln!(out, "\n`grundy games NAME` teaches one; a rule of your own needs no name.")?;
    Ok(())
}

fn teach(out: &mut impl std::io::Write, game: &Named) -> Result<(), Fail> {
    writeln!(out, "{}", bold(game.name))?;
    if !game.aliases.is_empty() {
        writeln!(out, "also called  {}", game.aliases.join(", "))?;
    }
    writeln!(out, "\n{}\n{}\n", game.about, game.known)?;
    match game.play {
        Play::Rule(rule) => {
            let canonical = Ruleset::parse(rule)?.canonical().to_string();
            writeln!(out, "rule       {rule}")?;
            if canonical != rule {
                writeln!(out, "canonical  {canonical}")?;
            }
        }
        Play::Game(bundle) => {
            if let Some(board) = bundle.board {
                writeln!(out, "board      {board}")?;
            }
            writeln!(out, "position   {}", game.notation)?;
        }
    }
    let positions: Vec<String> = game.positions().collect();
    writeln!(out, "\nTry:")?;
    for position in &positions {
        writeln!(out, "  grundy solve '{position}'")?;
    }
    if let Some(position) = positions.first() {
        writeln!(out, "  grundy explain '{position}'")?;
    }
    if let Some(rule) = game.rule() {
        let ruleset = Ruleset::parse(rule)?;
        if !ruleset.is_labelled() && ruleset.arity() <= 2 {
            writeln!(out, "  grundy values {}", game.name)?;
        }
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
