//! Commands that were probably meant, for errors that end in a line to paste.

use crate::args::Cli;
use crate::fail::Fail;
use crate::input;
use clap::CommandFactory as _;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use grundy::Fix;
use grundy_ask::Remedy;

/// The command that was typed, with this text mended.
pub fn command(fix: &Fix, remedy: Option<&Remedy>) -> Option<String> {
    if remedy == Some(&Remedy::AskPosition) {
        return Some(line(["solve", &fix.meant]));
    }
    let typed = typed();
    let text = fix.typed.trim();
    // The fewest words that contain the text.
    let (start, end) = (1..=typed.len())
        .flat_map(|words| (0..=typed.len() - words).map(move |start| (start, start + words)))
        .find(|&(start, end)| typed[start..end].join(" ").contains(text))?;
    let meant = typed[start..end].join(" ").replacen(text, fix.meant.trim(), 1);
    let words = typed[..start].iter().chain([&meant]).chain(&typed[end..]);
    Some(line(words.map(String::as_str)))
}

/// A command line for the words of `grundy`, quoted for a shell.
pub fn line<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    std::iter::once("grundy".into()).chain(words.into_iter().map(quoted)).collect::<Vec<_>>().join(" ")
}

/// A word as a shell reads it back.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./=:@,+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.into();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The words on the command line after the program.
fn typed() -> Vec<String> {
    std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect()
}

/// The error for a command line without a command that exists.
pub fn without_command(error: &clap::Error) -> Option<Fail> {
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
            line(before.iter().chain([&near]).chain(rest).map(String::as_str))
        }
        (None, None) if draws => return None,
        (None, None) => line(["solve", "nim : 3, 4, 5"]),
    };
    let message = match draws {
        true => format!("there is no picture `{unknown}`; `grundy draw --help` lists the pictures"),
        false => format!("there is no command `{unknown}`; `grundy --help` lists the commands"),
    };
    Some(Fail::Bad(format!("{message}\ntry: {command}")))
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
