//! Tables and sentences for people.

/// Standard output, held until it is flushed.
pub type Out = std::io::BufWriter<anstream::AutoStream<std::io::StdoutLock<'static>>>;

/// Standard output: colours only on a terminal, errors (a closed pipe) passed on.
pub fn out() -> Out {
    std::io::BufWriter::new(anstream::AutoStream::auto(std::io::stdout().lock()))
}

/// Bold on a terminal.
pub fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}
