//! Reads what a player types: at a prompt on a terminal, else from lines of standard input.

use crate::run::Run;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{BufRead as _, IsTerminal as _, Read as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// The longest line that the program reads, in bytes.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// What came from the player.
pub enum Typed {
    Line(String),
    /// The input has ended.
    End,
    /// Ctrl-C.
    Interrupted,
    /// The input cannot be read.
    Broken(String),
}

/// The source of lines.
pub enum Lines {
    /// A line editor for each prompt, and the lines that were typed before. While an editor lives, Ctrl-C belongs to
    /// it, and a program that thinks would not hear it.
    Prompt(Vec<String>),
    /// Plain lines. A separate thread reads them, so that the program notices Ctrl-C while it waits.
    Plain(Receiver<Typed>),
}

impl Lines {
    /// A prompt on a terminal that can move its cursor; plain lines elsewhere.
    ///
    /// # Errors
    /// No thread can start.
    pub fn open() -> std::io::Result<Lines> {
        let able =
            std::env::var("TERM").is_ok_and(|term| !["dumb", "cons25", "emacs"].contains(&term.as_str()));
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        match DefaultEditor::new() {
            Ok(_) if terminal && (able || cfg!(windows)) => Ok(Lines::Prompt(Vec::new())),
            _ => plain().map(Lines::Plain),
        }
    }

    /// Whether reading a line also writes the prompt.
    pub fn prompts(&self) -> bool {
        matches!(self, Lines::Prompt(_))
    }

    /// Reads the next line.
    pub fn next(&mut self, prompt: &str, run: &Run) -> Typed {
        match self {
            Lines::Prompt(typed) => match edited(prompt, typed) {
                Ok(line) => {
                    typed.push(line.clone());
                    Typed::Line(line)
                }
                Err(ReadlineError::Eof) => Typed::End,
                Err(ReadlineError::Interrupted) => Typed::Interrupted,
                Err(error) => Typed::Broken(error.to_string()),
            },
            Lines::Plain(lines) => loop {
                match lines.recv_timeout(Duration::from_millis(30)) {
                    Ok(typed) => return typed,
                    Err(RecvTimeoutError::Disconnected) => return Typed::End,
                    Err(RecvTimeoutError::Timeout) if run.interrupted() => return Typed::Interrupted,
                    Err(RecvTimeoutError::Timeout) => {}
                }
            },
        }
    }
}

/// A line from a line editor with this history.
fn edited(prompt: &str, history: &[String]) -> Result<String, ReadlineError> {
    let mut editor = DefaultEditor::new()?;
    for line in history {
        editor.add_history_entry(line)?;
    }
    editor.readline(prompt)
}

fn plain() -> std::io::Result<Receiver<Typed>> {
    let (send, lines) = sync_channel(1);
    std::thread::Builder::new().spawn(move || {
        let mut input = std::io::stdin().lock();
        loop {
            let mut bytes = Vec::new();
            let typed = match input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes) {
                Ok(0) => Typed::End,
                Ok(_) => Typed::Line(String::from_utf8_lossy(&bytes).into_owned()),
                Err(error) => Typed::Broken(error.to_string()),
            };
            let last = !matches!(typed, Typed::Line(_));
            if send.send(typed).is_err() || last {
                return;
            }
        }
    })?;
    Ok(lines)
}
