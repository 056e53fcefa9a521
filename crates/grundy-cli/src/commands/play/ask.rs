//! Reads what a player types: at a prompt on a terminal, else from lines of standard input.

use crate::mask::Mask;
use crate::run::Run;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
#[cfg(unix)]
use std::io::Write as _;
use std::io::{BufRead as _, IsTerminal as _, Read as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
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

/// The source of lines. A separate thread reads them, so that the program notices a signal while it waits.
pub enum Lines {
    /// A line editor for each prompt. While an editor lives, Ctrl-C belongs to it, and a program that thinks would not
    /// hear it.
    Prompt { prompts: Sender<String>, lines: Receiver<Typed>, terminal: Terminal },
    /// Plain lines.
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
        if terminal && (able || cfg!(windows)) { prompting() } else { plain().map(Lines::Plain) }
    }

    /// Whether reading a line also writes the prompt.
    pub fn prompts(&self) -> bool {
        matches!(self, Lines::Prompt { .. })
    }

    /// Reads the next line.
    pub fn next(&mut self, prompt: &str, run: &Run) -> Typed {
        let mut mask = None;
        let lines = match self {
            Lines::Prompt { prompts, lines, .. } => {
                mask = Some(Mask::new());
                // Without a thread that listens, there is no line either.
                let _ = prompts.send(prompt.into());
                lines
            }
            Lines::Plain(lines) => lines,
        };
        loop {
            match lines.recv_timeout(Duration::from_millis(30)) {
                Ok(typed) => return typed,
                Err(RecvTimeoutError::Disconnected) => return Typed::End,
                Err(RecvTimeoutError::Timeout) if run.interrupted() => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        drop(mask);
        if let Lines::Prompt { terminal, .. } = self {
            // The editor still waits for the end of its line.
            terminal.restore();
        }
        Typed::Interrupted
    }
}

/// Starts the thread of the line editors.
fn prompting() -> std::io::Result<Lines> {
    let terminal = Terminal::now();
    let (prompts, asked) = channel::<String>();
    let (send, lines) = sync_channel(1);
    std::thread::Builder::new().spawn(move || {
        let mut history = Vec::new();
        for prompt in asked {
            let typed = match edited(&prompt, &history) {
                Ok(line) => {
                    history.push(line.clone());
                    Typed::Line(line)
                }
                Err(ReadlineError::Eof) => Typed::End,
                Err(ReadlineError::Interrupted) => Typed::Interrupted,
                Err(error) => Typed::Broken(error.to_string()),
            };
            if send.send(typed).is_err() {
                return;
            }
        }
    })?;
    Ok(Lines::Prompt { prompts, lines, terminal })
}

/// A line from a line editor with this history.
fn edited(prompt: &str, history: &[String]) -> Result<String, ReadlineError> {
    let mut editor = DefaultEditor::new()?;
    for line in history {
        editor.add_history_entry(line)?;
    }
    editor.readline(prompt)
}

/// The state of the terminal before a line editor changed it.
pub struct Terminal {
    #[cfg(unix)]
    saved: Option<rustix::termios::Termios>,
}

impl Terminal {
    fn now() -> Terminal {
        Terminal {
            #[cfg(unix)]
            saved: rustix::termios::tcgetattr(std::io::stdin()).ok(),
        }
    }

    /// Gives the terminal back as it was, on a new line.
    fn restore(&self) {
        #[cfg(unix)]
        if let Some(saved) = &self.saved {
            use rustix::termios::{OptionalActions, tcsetattr};
            let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, saved);
            // Switches off what the editor switched on: pasted text in brackets.
            let _ = std::io::stdout().write_all(b"\x1b[?2004l\n");
        }
    }
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
