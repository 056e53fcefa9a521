//! The style of text for people: emphasis, and limits on length.

use std::fmt;

/// A text in bold with terminal styles (`{:#}`), and plain otherwise.
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

/// Longer texts are cut in the middle. The unit is characters.
const MAX_TEXT_CHARACTERS: usize = 600;

/// A text such as a position, cut in the middle if it is too long to read.
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

/// A text from an untrusted source, such as a certificate: shortened, with control characters escaped.
///
/// The escapes keep a terminal from obeying commands in the text.
///
/// ```
/// use grundy_ask::style::untrusted;
/// assert_eq!(untrusted("nim\u{1b}[2J"), "nim\\u{1b}[2J");
/// ```
pub fn untrusted(text: &str) -> String {
    let visible = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.into() };
    shortened(text).chars().map(visible).collect()
}

/// A number with its noun, in the singular or plural.
pub(crate) fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}
