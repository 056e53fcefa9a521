//! `grundy games [NAME]` and `grundy completions SHELL`.

use crate::answer::{begin, finish, whole};
use crate::args::{Cli, CompletionsArgs, GamesArgs, Plain};
use crate::fail::Fail;
use crate::input::Typed;
use crate::show::out;
use clap::CommandFactory as _;
use grundy_ask::games::{Game, Games, GamesAnswer};
use std::io::{self, Write};

pub fn run(args: &GamesArgs) -> Result<u8, Fail> {
    let answer = finish(begin(
        Games { name: (!args.name.is_empty()).then(|| args.name.join(" ")) },
        &Typed::default(),
    )?)?;
    let code = whole(&answer, args.format)?;
    match &answer {
        _ if args.format == Plain::Json => {}
        GamesAnswer::All(_) => {
            writeln!(out(), "\n`grundy games NAME` teaches one; a rule of your own needs no name.")?;
        }
        GamesAnswer::One(game) => commands(&mut out(), game)?,
    }
    Ok(code)
}

/// Writes commands to try with a game.
fn commands(out: &mut impl Write, game: &Game) -> io::Result<()> {
    writeln!(out, "\nTry:")?;
    for position in &game.samples {
        writeln!(out, "  grundy solve '{position}'")?;
    }
    if let Some(position) = game.samples.first() {
        writeln!(out, "  grundy explain '{position}'")?;
    }
    if game.has_values {
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
