//! `grundy games [NAME]` and `grundy completions SHELL`.

use crate::answer::known;
use crate::args::{Cli, CompletionsArgs, GamesArgs, Plain};
use crate::fail::Fail;
use crate::input::Typed;
use crate::show::out;
use clap::CommandFactory as _;
use grundy_ask::games::Games;
use std::io::Write as _;

pub fn run(args: &GamesArgs) -> Result<u8, Fail> {
    let code = known(Games { name: args.name.clone() }, &Typed::default(), args.format)?;
    if args.name.is_none() && args.format == Plain::Text {
        writeln!(out(), "\n`grundy games NAME` teaches one; a rule of your own needs no name.")?;
    }
    Ok(code)
}

pub fn completions(args: &CompletionsArgs) -> Result<u8, Fail> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "grundy", &mut script);
    let mut out = out();
    out.write_all(&script)?;
    out.flush()?;
    Ok(0)
}
