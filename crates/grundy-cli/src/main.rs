//! The program `grundy`: parse, call, show. It knows no game theory.

mod answer;
mod args;
mod checkpoint;
mod commands;
mod fail;
mod input;
mod output;
mod run;
mod show;

use args::{Cli, Command};
use clap::Parser;
use fail::Fail;
use std::process::ExitCode;

fn main() -> ExitCode {
    let typed: Vec<std::ffi::OsString> = std::env::args_os().collect();
    let cli = match Cli::try_parse_from(&typed) {
        Ok(cli) => cli,
        Err(error) => return fail::usage(&error, fail::wants_json(&typed)),
    };
    let json = cli.command.wants_json();
    match dispatch(&cli) {
        Ok(code) => ExitCode::from(code),
        Err(fail) => fail.report(json),
    }
}

fn dispatch(cli: &Cli) -> Result<u8, Fail> {
    match &cli.command {
        Command::Values(args) => commands::values::run(args, &cli.limits),
        Command::Solve(args) => commands::solve::run(args, &cli.limits),
        Command::Check(args) => commands::check::run(args, &cli.limits),
        Command::Explain(args) => commands::explain::run(args, &cli.limits),
        Command::Play(args) => commands::play::run(args, &cli.limits),
        Command::Replay(args) => commands::replay::run(args, &cli.limits),
        Command::Law(args) => commands::law::run(args, &cli.limits),
        Command::Identify(args) => commands::identify::run(args, &cli.limits),
        Command::Sparse(args) => commands::sparse::run(args, &cli.limits),
        Command::Code(args) => commands::code::run(args, &cli.limits),
        Command::At(args) => commands::at::run(args, &cli.limits),
        Command::Graph(args) => commands::graph::run(args, &cli.limits),
        Command::Draw(args) => commands::draw::run(args, &cli.limits),
        Command::Games(args) => commands::games::run(args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(args),
        Command::Mex(args) => commands::nim::mex(args),
        Command::NimSum(args) => commands::nim::nim_sum(args),
        Command::Nimber(args) => commands::nimber::run(args),
        Command::XorTable(args) => commands::xor_table::run(args),
        Command::Tartan(args) => commands::tartan::run(args, &cli.limits),
        Command::Completions(args) => commands::games::completions(args),
    }
}
