//! The style of text for people: emphasis, and limits on length.

use grundy::column_width;
use grundy_words::say;
use std::borrow::Cow;
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

/// A text from an untrusted source, such as a certificate: shortened, and [visible].
///
/// ```
/// use grundy_ask::style::untrusted;
/// assert_eq!(untrusted("nim\u{1b}[2J"), "nim\\u001b[2J");
/// ```
pub fn untrusted(text: &str) -> String {
    let text = shortened(text);
    text.chars().map(|c| if is_invisible(c) { escaped(c) } else { c.into() }).collect()
}

/// The terminal styles of answers and errors: bold, red, and their end.
const STYLES: [&str; 3] = ["\u{1b}[0m", "\u{1b}[1m", "\u{1b}[31m"];

/// A text for a terminal: control characters and marks that turn the direction of letters are escaped, apart from
/// the ends of lines, tabulators, and the styles of answers.
///
/// The escapes keep a terminal from obeying commands in a file, and a line from showing its letters in another order.
/// In JSON, an escaped character inside a string is still the same character.
///
/// ```
/// use grundy_ask::style::visible;
/// assert_eq!(visible("*3 ⊕ *5\n"), "*3 ⊕ *5\n");
/// assert_eq!(visible("\u{1b}[1mnim\u{1b}[0m \u{1b}[2J \u{202e}4"), "\u{1b}[1mnim\u{1b}[0m \\u001b[2J \\u202e4");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    let plain = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t');
    if text.as_bytes().iter().all(plain) || !text.contains(is_control_or_mark) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let style = STYLES.into_iter().find(|style| rest.starts_with(style));
        let taken = style.map_or(c.len_utf8(), str::len);
        match style {
            None if is_control_or_mark(c) => out.push_str(&escaped(c)),
            _ => out.push_str(&rest[..taken]),
        }
        rest = &rest[taken..];
    }
    out.into()
}

fn is_control_or_mark(c: char) -> bool {
    is_invisible(c) && !matches!(c, '\n' | '\t')
}

/// A control character, or a mark that turns the direction of letters.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A character as JSON escapes it.
fn escaped(c: char) -> String {
    format!("\\u{:04x}", u32::from(c))
}

/// A line: a label in bold, such as `proved`, before what it is said of.
pub(crate) fn labelled(f: &mut fmt::Formatter<'_>, label: &str, text: &str) -> fmt::Result {
    let label = if f.alternate() { format!("{:#}", Bold(label)) } else { label.into() };
    writeln!(f, "{}", say!("labelled", label = label, text = text))
}

/// A word before what it names, as wide as the widest of these words.
pub(crate) fn column(word: String) -> String {
    let all = [
        say!("rule-rule"),
        say!("rule-canonical"),
        say!("rule-game"),
        say!("rule-position"),
        say!("rule-board"),
    ];
    let width = column_width(all.iter().map(String::as_str));
    format!("{word:<width$}  ")
}
