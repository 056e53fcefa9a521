//! The program `grundy`: parse, call, show. It knows no game theory.
//!
//! The Python package installs the same program, so the program is a library with one function.
//!
//! ```
//! assert_eq!(grundy_cli::run(["grundy", "mex", "0", "1", "3"]), 0);
//! ```

mod answer;
mod args;
mod checkpoint;
mod commands;
mod fail;
mod guard;
mod input;
mod mask;
mod meant;
mod missing;
mod output;
mod run;
mod show;
mod wait;

use args::{Cli, Command};
use clap::Parser;
use fail::Fail;
use run::Run;
use std::ffi::OsString;
use std::sync::OnceLock;

/// The stack for all work, in bytes: systems and `ulimit -s` give the first thread as little as 512 kB.
const STACK_BYTES: usize = 8 << 20;

/// The words of the command line, the program first.
static TYPED: OnceLock<Vec<OsString>> = OnceLock::new();

/// The words of the command line, the program first.
fn typed() -> &'static [OsString] {
    TYPED.get().map_or(&[], Vec::as_slice)
}

/// Answers one command line, whose first word is the name of the program, and returns the exit code. It writes to
/// standard output and standard error, and listens for Ctrl-C.
///
/// A process answers one command line: the words of the first call stay.
pub fn run(words: impl IntoIterator<Item = impl Into<OsString>>) -> u8 {
    TYPED.get_or_init(|| words.into_iter().map(Into::into).collect());
    match std::thread::Builder::new().stack_size(STACK_BYTES).spawn(answer_command) {
        Ok(thread) => {
            let _mask = mask::Mask::new();
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        }
        // No thread can start: the stack at hand must do.
        Err(_) => answer_command(),
    }
}

fn answer_command() -> u8 {
    let typed = typed();
    let cli = match Cli::try_parse_from(typed) {
        Ok(cli) => cli,
        Err(error) => {
            let json = fail::wants_json(typed);
            return match missing::command(&error) {
                Some(fail) => fail.report(json),
                None => fail::usage(&error, json),
            };
        }
    };
    let json = cli.command.wants_json();
    grundy_words::speaking(cli.language.into(), || {
        dispatch(&cli, || Run::start(&cli.limits, json)).unwrap_or_else(|fail| fail.report(json))
    })
}

/// Answers a command. Commands with limits start a run, which listens for Ctrl-C.
fn dispatch(cli: &Cli, run: impl FnOnce() -> Run) -> Result<u8, Fail> {
    match &cli.command {
        Command::Values(args) => commands::values::run(args, &run()),
        Command::Solve(args) => commands::solve::run(args, &run()),
        Command::Check(args) => commands::check::run(args, &run()),
        Command::Explain(args) => commands::explain::run(args, &run()),
        Command::Play(args) => commands::play::run(args, &run()),
        Command::Replay(args) => commands::replay::run(args, &run()),
        Command::Law(args) => commands::law::run(args, &run()),
        Command::Identify(args) => commands::identify::run(args, &run()),
        Command::Sparse(args) => commands::sparse::run(args, &run()),
        Command::Code(args) => commands::code::run(args, &run()),
        Command::At(args) => commands::at::run(args, &run()),
        Command::Graph(args) => commands::graph::run(args, &run()),
        Command::Label(args) => commands::label::run(args, &run()),
        Command::Draw(args) => commands::draw::run(args, &run()),
        Command::Worksheet(args) => commands::worksheet::run(args, &run()),
        Command::Games(args) => commands::games::run(args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(args),
        Command::Mex(args) => commands::nim::mex(args, &run()),
        Command::NimSum(args) => commands::nim::nim_sum(args, &run()),
        Command::Nimber(args) => commands::nimber::run(args, &run()),
        Command::XorTable(args) => commands::xor_table::run(args, &run()),
        Command::Tartan(args) => commands::tartan::run(args, &run()),
        Command::Completions(args) => commands::games::completions(args),
    }
}
