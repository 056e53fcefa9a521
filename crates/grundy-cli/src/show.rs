//! Standard output, and its styles.

/// Buffered standard output.
pub type Out = std::io::BufWriter<anstream::AutoStream<std::io::StdoutLock<'static>>>;

/// Standard output: it colours only on a terminal, and returns errors such as a closed pipe.
pub fn out() -> Out {
    std::io::BufWriter::new(anstream::AutoStream::auto(std::io::stdout().lock()))
}

/// Bold on a terminal.
pub fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}
