//! Commands that were probably meant, for errors that end in a line to paste.

use crate::args::Cli;
use clap::{CommandFactory as _, Parser as _};
use grundy::graph::names;
use grundy::{Fix, games, no_files, solve::Family};

/// The command that was typed, with this text mended, or the question about it as a position.
pub fn command(fix: &Fix, asks_position: bool) -> Option<String> {
    let typed = typed();
    let text = fix.typed.trim();
    // The fewest words that contain the text, and may contain what was meant.
    let all: Vec<Vec<String>> = (1..=typed.len())
        .flat_map(|words| (0..=typed.len() - words).map(move |start| (start, start + words)))
        .filter(|&(start, end)| typed[start..end].join(" ").contains(text))
        .map(|(start, end)| {
            let meant = typed[start..end].join(" ").replacen(text, fix.meant.trim(), 1);
            typed[..start].iter().cloned().chain([meant]).chain(typed[end..].iter().cloned()).collect()
        })
        .collect();
    if !asks_position {
        return all.into_iter().find(|words| can_be_read(words)).map(|words| line(&words));
    }
    // The options stay if a position may have them.
    let solve = |mut words: Vec<String>| {
        *words.first_mut()? = "solve".into();
        can_be_read(&words).then(|| line(&words))
    };
    all.into_iter().find_map(solve).or_else(|| Some(line(["solve", &fix.meant])))
}

/// Whether the program accepts these words.
pub fn can_be_read(words: &[String]) -> bool {
    Cli::try_parse_from(std::iter::once("grundy").chain(words.iter().map(String::as_str))).is_ok()
}

/// The command that was typed, with these words after it.
pub fn with(words: &[&str]) -> Option<String> {
    let all: Vec<String> = typed().into_iter().chain(words.iter().map(|word| word.to_string())).collect();
    can_be_read(&all).then(|| line(&all))
}

/// The command for a row of positions that stands where a position is needed.
pub fn row() -> Option<String> {
    let typed = typed();
    let reader = games::catalogue().reader(&no_files);
    let is_row = |word: &&String| Family::parse(word).is_some_and(|row| row.first(reader).is_some());
    let text = typed.iter().skip(1).find(is_row)?;
    let solves = typed.first().is_some_and(|command| command == "solve" || command == "explain");
    solves.then(|| line(["values", text, "--to", "20"]))
}

/// The command about a node of a state graph, or all of them, where a position names the file and the node.
pub fn node() -> Option<String> {
    let typed = typed();
    let begins = |at: &usize| typed[*at..].join(" ").starts_with("graph @");
    let start = (0..typed.len()).find(begins)?;
    let words = typed[start..].iter().take_while(|word| !word.starts_with("--"));
    let text = words.map(String::as_str).collect::<Vec<_>>().join(" ");
    let text = &text["graph @".len()..];
    let (file, end) = match text.starts_with('"') {
        true => names::name(text, 0).ok()?,
        false => {
            let end = text.find(|c: char| c.is_whitespace() || c == ':').unwrap_or(text.len());
            (text[..end].into(), end)
        }
    };
    let Some(node) = text[end..].trim_start().strip_prefix(':') else { return Some(line(["graph", &file])) };
    let (node, _) = names::name(node, names::skip_spaces(node, 0)).ok()?;
    Some(line(["graph", &file, "--line", &node]))
}

/// The example for a command line that cannot be read, with the file of a state graph that was typed.
pub fn usage() -> Option<String> {
    let example = first_example()?;
    match graph_file() {
        Some(file) if example == EXAMPLE_FILE => Some(line(["graph", &file])),
        _ => Some(example),
    }
}

/// The example in the help of `grundy graph`.
const EXAMPLE_FILE: &str = "grundy graph states.csv";

/// The file after `grundy graph`, even if other words are wrong.
fn graph_file() -> Option<String> {
    let words = std::iter::once("grundy".to_owned()).chain(typed());
    let matches = Cli::command().ignore_errors(true).try_get_matches_from(words).ok()?;
    matches.subcommand_matches("graph")?.get_one::<String>("file").cloned()
}

/// The first example in the help of the command that was typed, unless it reads a file.
pub fn example() -> Option<String> {
    first_example().filter(|example| example != EXAMPLE_FILE)
}

fn first_example() -> Option<String> {
    let (mut command, typed) = (Cli::command(), typed());
    if typed.iter().any(|word| word == "-" || word.starts_with('@')) {
        return None;
    }
    for word in typed {
        match command.find_subcommand(&word) {
            Some(found) => command = found.clone(),
            None => break,
        }
    }
    let help = command.get_after_help()?.to_string();
    let first =
        help.lines().find_map(|line| line.strip_prefix("  ").filter(|line| line.starts_with("grundy ")))?;
    first.split("   ").next().map(str::to_string)
}

/// A command line for the words of `grundy`, quoted for a shell.
pub fn line(words: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let words = words.into_iter().map(|word| quoted(word.as_ref()));
    std::iter::once("grundy".into()).chain(words).collect::<Vec<_>>().join(" ")
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
pub fn typed() -> Vec<String> {
    crate::typed().iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect()
}
