//! Command lines without a command that exists: what was probably meant.

use crate::args::Cli;
use crate::fail::Fail;
use crate::input;
use crate::meant::{can_be_read, line, typed};
use clap::CommandFactory as _;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use grundy_words::say;

/// The error for a command line without a command that exists.
pub fn command(error: &clap::Error) -> Option<Fail> {
    if error.kind() == ErrorKind::UnknownArgument {
        return option(error);
    }
    if error.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    let typed = typed();
    let place = typed.iter().position(|word| word == unknown)?;
    let (before, rest) = (&typed[..place], &typed[place + 1..]);
    let draws = before.first().is_some_and(|first| first == "draw");
    let command = match (for_text(&typed[place..], draws), nearest(unknown, &commands(draws))) {
        (Some(command), _) => command,
        (None, Some(near)) => {
            let near = near.to_string();
            let options = rest.iter().position(|word| word.starts_with('-')).unwrap_or(rest.len());
            let (text, options) = rest.split_at(options);
            let text = mended(text);
            line(before.iter().chain([&near]).chain(&text).chain(options))
        }
        (None, None) if draws => return None,
        (None, None) => line(["solve", "nim : 3, 4, 5"]),
    };
    let message = match draws {
        true => format!("there is no picture `{unknown}`; `grundy draw --help` lists the pictures"),
        false => format!("there is no command `{unknown}`; `grundy --help` lists the commands"),
    };
    Some(Fail::Meant { message, command })
}

/// Options of other programs, and those of this one.
const KNOWN_ELSEWHERE: &[(&str, &str)] = &[
    ("--json", "--format json"),
    ("--csv", "--format csv"),
    ("--tsv", "--format csv"),
    ("--markdown", "--format markdown"),
    ("--latex", "--format latex"),
    ("--svg", "--format svg"),
    ("--png", "--format png"),
    ("--pdf", "--format pdf"),
    ("--tikz", "--format tikz"),
    ("--dot", "--format dot"),
    ("--max", "--to"),
    ("--limit", "--to"),
    ("--language", "--lang"),
];

/// The error for an option that does not exist, if a similar one does.
fn option(error: &clap::Error) -> Option<Fail> {
    let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidArg) else { return None };
    let known = KNOWN_ELSEWHERE.iter().filter(|(other, _)| other == unknown).map(|(_, own)| *own);
    let near = match error.get(ContextKind::SuggestedArg) {
        Some(ContextValue::String(near)) => Some(near.as_str()),
        _ => None,
    };
    let with = |own: &str| -> Vec<String> {
        let replaced = |word: String| match word.strip_prefix(unknown.as_str()) {
            Some("") => own.split(' ').map(String::from).collect(),
            Some(value) if value.starts_with('=') => vec![format!("{own}{value}")],
            _ => vec![word],
        };
        typed().into_iter().flat_map(replaced).collect()
    };
    let mut all = known.map(with).filter(|words| can_be_read(words));
    let meant = all.next().or_else(|| near.map(with))?;
    Some(Fail::Meant { message: say!("program-no-option", unknown = unknown), command: line(meant) })
}

/// The words of a position or a rule that can be read, if they cannot as they stand.
fn mended(words: &[String]) -> Vec<String> {
    let text = words.join(" ");
    let reads = input::reader().ruleset(&text).is_ok() || input::reader().position(&text).is_ok();
    match input::position_meant(&text).filter(|_| !reads) {
        Some(position) => vec![position],
        None => words.to_vec(),
    }
}

/// The command of this list that was probably meant by a word.
fn nearest<'a>(word: &str, commands: &'a [String]) -> Option<&'a str> {
    grundy::nearest(word, commands.iter().map(String::as_str))
}

/// The names of the commands, or of the pictures.
fn commands(pictures: bool) -> Vec<String> {
    let all = Cli::command();
    let parent = if pictures { all.find_subcommand("draw") } else { Some(&all) };
    parent.map_or(Vec::new(), |parent| parent.get_subcommands().map(|one| one.get_name().into()).collect())
}

/// The command for a rule or a position that was typed without one.
fn for_text(words: &[String], draws: bool) -> Option<String> {
    let text = words.iter().take_while(|word| !word.starts_with("--")).cloned().collect::<Vec<_>>().join(" ");
    if !draws && input::reader().ruleset(&text).is_ok() {
        return Some(line(["law", &text]));
    }
    let position = input::reader().position(&input::position_meant(&text)?).ok()?;
    let heaps = position.components.iter().all(|component| component.ruleset.heap().is_some());
    let meant = position.to_string();
    Some(match (draws, heaps) {
        (true, true) => line(["draw", "heaps", &meant]),
        (true, false) => line(["draw", "board", &meant]),
        (false, _) => line(["solve", &meant]),
    })
}
