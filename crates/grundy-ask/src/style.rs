//! How answers for people are set: what stands out, and what is cut.

use std::fmt;

/// A text that stands out where the answer is written with styles (`{:#}`), and is plain elsewhere.
pub(crate) struct Bold<'a>(pub &'a str);

impl fmt::Display for Bold<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.write_str(self.0);
        }
        let style = anstyle::Style::new().bold();
        write!(f, "{style}{}{style:#}", self.0)
    }
}

/// The longest text that is shown whole, in characters.
const LONGEST: usize = 600;

/// A text, cut in the middle where it is too long to read.
pub(crate) fn shortened(text: &str) -> String {
    let count = text.chars().count();
    if count <= LONGEST {
        return text.into();
    }
    let head: String = text.chars().take(LONGEST / 2).collect();
    let tail: String = text.chars().skip(count - LONGEST / 4).collect();
    format!("{head} … {tail}")
}

/// A text out of a file that nobody vouches for: shortened, and without control characters.
pub(crate) fn untrusted(text: &str) -> String {
    let visible = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.into() };
    shortened(text).chars().map(visible).collect()
}

/// A number with its noun, for one and for more.
pub(crate) fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}
