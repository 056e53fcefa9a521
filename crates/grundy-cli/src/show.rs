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

/// A text cut in the middle where it is too long to read.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 600;
    if text.chars().count() <= MOST {
        return text.into();
    }
    let head: String = text.chars().take(MOST / 2).collect();
    let tail: String = text.chars().skip(text.chars().count() - MOST / 4).collect();
    format!("{head} … {tail}")
}

/// A text out of a file that nobody vouches for: shortened, and without control characters.
pub fn untrusted(text: &str) -> String {
    let visible = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.into() };
    shortened(text).chars().map(visible).collect()
}
