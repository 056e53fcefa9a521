//! Tables and sentences for people.

use std::io::Write;

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

/// Ten values per row, each row headed by its first heap.
pub fn sequence(out: &mut impl Write, from: u64, values: &[String]) -> std::io::Result<()> {
    if values.is_empty() {
        return Ok(());
    }
    let width = values.iter().map(|v| v.chars().count()).max().unwrap_or(1).max(2);
    let last = from + values.len().saturating_sub(1) as u64;
    let head = last.to_string().len().max(2);
    write!(out, "{:>head$} ", "n")?;
    for i in 0..10 {
        write!(out, " {:>width$}", format!("+{i}"))?;
    }
    writeln!(out)?;
    // Rows begin at multiples of ten, so that the last digit can be read off the column.
    let mut heap = from - from % 10;
    while heap <= last {
        write!(out, "{heap:>head$} ")?;
        for n in heap..heap.saturating_add(10) {
            if n > last {
                break;
            }
            let value = if n < from { "" } else { &values[(n - from) as usize] };
            write!(out, " {value:>width$}")?;
        }
        writeln!(out)?;
        match heap.checked_add(10) {
            Some(next) => heap = next,
            None => break,
        }
    }
    Ok(())
}
