//! Reads what the user typed, or the file or standard input that it names.

use crate::fail::Fail;
use crate::guard;
use grundy::law::Listed;
use grundy::play::Record;
use grundy::{Convention, ParseError, Position, Reader, Why, games};
use grundy_ask::{Kind, Refused};
use grundy_words::say;
use std::io::{IsTerminal as _, Read as _};

/// The size of the largest file that the program reads, in bytes.
const MAX_FILE_BYTES: u64 = 1 << 30;

/// A text, and the number of words on the command line that it came from: if there are several, the
/// shell may have changed it.
#[derive(Default)]
pub struct Typed {
    pub text: String,
    words: usize,
}

/// Joins the words of an argument; `-` reads standard input, `@FILE` reads a file.
pub fn text(words: &[String]) -> Result<Typed, Fail> {
    let text = match words {
        [word] if word == "-" => read("-")?,
        [word] if word.starts_with('@') && !word.contains(char::is_whitespace) => read(&word[1..])?,
        words => words.join(" "),
    };
    Ok(Typed { text, words: words.len() })
}

impl Typed {
    /// Adds a hint if the shell seems to have changed the text.
    pub fn hint(&self, error: ParseError) -> Fail {
        self.hinted(error).into()
    }

    /// The same for a refusal that points at the text.
    pub fn refused(&self, refused: Refused) -> Fail {
        let place = refused.place.map(|error| Box::new(self.hinted(*error)));
        Refused { place, ..refused }.into()
    }

    fn hinted(&self, error: ParseError) -> ParseError {
        if error.fix.is_some() {
            return error;
        }
        let cut = ["-", "(", "n", "a"].contains(&self.text.trim()) || self.text.trim_end().ends_with(" -");
        let touched = self.text.contains(['>', '|', '*', '{', '(', '&', ';', '$', '<', '?', '[', '~']);
        match () {
            () if self.words > 1 && touched => {
                error.help_too(&say!("program-help-put-single-quotes-shell-leaves"))
            }
            () if cut => error.help_too(&say!("program-help-did-shell-cut-put-rule")),
            () => error,
        }
    }

    /// The text with each comment line (`# …`) emptied, so that all other places stay the same.
    pub fn without_comments(&self) -> String {
        let line =
            |line: &'_ str| if line.trim_start().starts_with('#') { String::new() } else { line.into() };
        self.text.lines().map(line).collect::<Vec<String>>().join("\n")
    }

    /// The rules of a file with one rule per line, each with its line number; `None` if there is only one.
    pub fn lines(&self) -> Option<Vec<(usize, &str)>> {
        let lines = (1..).zip(self.text.lines().map(str::trim));
        let rules: Vec<_> = lines.filter(|(_, rule)| !rule.is_empty() && !rule.starts_with('#')).collect();
        (rules.len() > 1).then_some(rules)
    }
}

/// Reads a played game and its convention, which its record states or `--misere` sets.
pub fn played(words: &[String], misere: bool) -> Result<(Vec<Position>, Convention), Fail> {
    let typed = text(words)?;
    let played = reader().played(&typed.text).map_err(|error| typed.hint(error))?;
    match (Record::convention_of(&typed.text), misere) {
        (Some(Convention::Normal), true) => Err(Fail::Bad(say!("program-misere-contradicts-record-says"))),
        (_, true) => Ok((played, Convention::Misere)),
        (said, false) => Ok((played, said.unwrap_or_default())),
    }
}

/// Reads a file, or standard input for `-`: UTF-8, with or without a byte order mark.
pub fn read(name: &str) -> Result<String, Fail> {
    text_of(bytes(name, MAX_FILE_BYTES)?, name)
}

/// Reads the bytes of a file, or of standard input for `-`.
pub fn bytes(name: &str, max_bytes: u64) -> Result<Vec<u8>, Fail> {
    let mut bytes = Vec::new();
    // The file counts as memory, too.
    let most = max_bytes.min(guard::max_memory());
    let mut all = || open(name)?.take(most + 1).read_to_end(&mut bytes);
    let is_typed = name == "-" && std::io::stdin().is_terminal();
    let read = if is_typed { guard::while_typing(all) } else { all() };
    read.map_err(|e| cannot(name, &e))?;
    if most < max_bytes && bytes.len() as u64 > most {
        guard::end(Why::Memory);
    }
    if bytes.len() as u64 > max_bytes {
        return Err(cannot(name, &say!("program-file-too-large", gibibytes = max_bytes >> 30)));
    }
    Ok(bytes)
}

/// The text that the bytes of a file are.
pub fn text_of(bytes: Vec<u8>, name: &str) -> Result<String, Fail> {
    let mut text = String::from_utf8(bytes).map_err(|e| {
        let place = e.utf8_error().valid_up_to();
        cannot(name, &say!("program-file-not-utf-8", place = place))
    })?;
    if text.starts_with('\u{feff}') {
        text.drain(..'\u{feff}'.len_utf8());
    }
    Ok(text)
}

/// The refusal for a file that cannot be read.
pub fn cannot(name: &str, why: &dyn std::fmt::Display) -> Fail {
    let message = match name {
        "-" => say!("program-cannot-read-standard-input", why = why.to_string()),
        _ => say!("program-cannot-read", file = name, error = why.to_string()),
    };
    Refused::new(Kind::File, message).into()
}

/// Opens a file, or standard input for `-`. The guard ends the wait for a pipe whose other end does not come.
pub fn open(name: &str) -> std::io::Result<Box<dyn std::io::Read>> {
    Ok(if name == "-" { Box::new(std::io::stdin().lock()) } else { Box::new(std::fs::File::open(name)?) })
}

/// A reader of rules and positions: it knows all bundled games, and opens the files that a text names.
pub fn reader() -> Reader<'static> {
    games::catalogue().reader(&file)
}

/// The position that a text is, or that was probably meant by it.
pub fn position_meant(text: &str) -> Option<String> {
    match reader().position(text) {
        Ok(_) => Some(text.into()),
        Err(error) => error.fix.map(|fix| fix.meant),
    }
}

/// The text of a file that a rule or a position names.
fn file(name: &str) -> Result<String, String> {
    read(name).map_err(|fail| match fail {
        Fail::Refused(refused) => refused.message,
        _ => say!("program-cannot-read-at-all", file = name),
    })
}

/// Reads the values in a file (`-` is standard input): a bare list of numbers, or a b-file.
pub fn listed(file: &str) -> Result<Listed, Fail> {
    let named = |error: ParseError| if file == "-" { error } else { error.in_file(file) };
    Ok(Listed::parse(&read(file)?).map_err(named)?)
}
