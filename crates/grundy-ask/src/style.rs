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
const MAX_TEXT_CHARACTERS: usize = 600;

/// A text, cut in the middle where it is too long to read.
///
/// ```
/// use grundy_ask::style::shortened;
/// assert_eq!(shortened("nim : 3, 4, 5"), "nim : 3, 4, 5");
/// assert_eq!(shortened(&"1, ".repeat(1000)).chars().count(), 300 + 3 + 150);
/// ```
pub fn shortened(text: &str) -> String {
    let count = text.chars().count();
    if count <= MAX_TEXT_CHARACTERS {
        return text.into();
    }
    let head: String = text.chars().take(MAX_TEXT_CHARACTERS / 2).collect();
    let tail: String = text.chars().skip(count - MAX_TEXT_CHARACTERS / 4).collect();
    format!("{head} … {tail}")
}

/// A text that a stranger wrote: shortened, and with its control characters escaped, so that a terminal does not obey them.
///
/// ```
/// use grundy_ask::style::untrusted;
/// assert_eq!(untrusted("nim\u{1b}[2J"), "nim\\u{1b}[2J");
/// ```
pub fn untrusted(text: &str) -> String {
    let visible = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.into() };
    shortened(text).chars().map(visible).collect()
}

/// A number with its noun, for one and for more.
pub(crate) fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}
