//! Commands that were probably meant, for errors that end in a line to paste.

use crate::args::Cli;
use clap::Parser as _;
use grundy::Fix;
use grundy_ask::Remedy;

/// The command that was typed, with this text mended.
pub fn command(fix: &Fix, remedy: Option<&Remedy>) -> Option<String> {
    if remedy == Some(&Remedy::AskPosition) {
        return Some(line(["solve", &fix.meant]));
    }
    let typed = typed();
    let text = fix.typed.trim();
    // The fewest words that contain the text, and may contain what was meant.
    (1..=typed.len())
        .flat_map(|words| (0..=typed.len() - words).map(move |start| (start, start + words)))
        .filter(|&(start, end)| typed[start..end].join(" ").contains(text))
        .map(|(start, end)| {
            let meant = typed[start..end].join(" ").replacen(text, fix.meant.trim(), 1);
            typed[..start].iter().cloned().chain([meant]).chain(typed[end..].iter().cloned())
        })
        .map(Vec::from_iter)
        .find(|words| {
            Cli::try_parse_from(std::iter::once("grundy").chain(words.iter().map(String::as_str))).is_ok()
        })
        .map(|words| line(words.iter().map(String::as_str)))
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
pub fn typed() -> Vec<String> {
    std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect()
}
