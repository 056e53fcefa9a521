//! Standard output and standard error: their styles, and what must not reach a terminal.

use anstream::{AutoStream, stderr, stdout};
use grundy_ask::style::visible;
use std::io::{BufWriter, IsTerminal as _, Result, StderrLock, StdoutLock, Write};

/// Buffered standard output.
pub type Out = Visible<BufWriter<AutoStream<StdoutLock<'static>>>>;

/// Standard output: it colours only on a terminal, shows control characters of files as escapes, and returns errors
/// such as a closed pipe.
pub fn out() -> Out {
    Visible { to: BufWriter::new(stdout().lock()), escapes: true }
}

/// Standard output for a file format: other programs get it as it is, and a terminal gets escapes.
pub fn export() -> Out {
    Visible { escapes: std::io::stdout().is_terminal(), ..out() }
}

/// Standard error, like [`out`] but without a buffer.
pub fn err() -> Visible<AutoStream<StderrLock<'static>>> {
    Visible { to: stderr().lock(), escapes: true }
}

/// A writer of text that escapes what a terminal would obey.
pub struct Visible<W> {
    to: W,
    escapes: bool,
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        if !self.escapes {
            return self.to.write(bytes);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                self.to.write_all(visible(text).as_bytes())?;
                Ok(bytes.len())
            }
            // The rest comes again in the next call.
            Err(error) if error.valid_up_to() > 0 => self.write(&bytes[..error.valid_up_to()]),
            Err(_) => self.to.write(bytes),
        }
    }

    fn flush(&mut self) -> Result<()> {
        self.to.flush()
    }
}

/// Bold on a terminal.
pub fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}
