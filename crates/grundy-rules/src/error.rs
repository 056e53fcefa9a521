//! Errors that point at the character, say what was expected and suggest the nearest word.

use grundy_words::say;
use std::fmt;
use std::ops::Range;

/// A place in a text, in bytes.
pub type Span = Range<usize>;

/// A text that is not a rule, position or graph: where, what was found, what was expected.
///
/// The error carries its line of the text, so that it can be shown after the text is gone.
///
/// ```
/// use grundy_rules::ParseError;
/// let error = ParseError::at("take {1,3", 9..9, "the set is not closed").expected("`,` or `}`");
/// assert_eq!(error.line, 1);
/// assert_eq!(error.column, 10);
/// assert_eq!(
///     error.to_string(),
///     "the set is not closed; expected `,` or `}`\n  take {1,3\n           ^"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// What would have been right, if that can be said.
    pub expected: Option<String>,
    /// What to do, or the nearest word.
    pub help: Option<String>,
    /// What another part of the software can do with the text.
    pub remedy: Option<ParseRemedy>,
    /// The whole text as it was probably meant, if that can be said.
    pub fix: Option<Box<Fix>>,
    /// The file the text came from, if any.
    pub file: Option<String>,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// How many characters are meant (at least 1).
    pub length: usize,
    /// The line itself, cut to a window around the place if it is long.
    excerpt: String,
    /// Where the caret stands below the excerpt, in characters.
    caret: usize,
    /// The place in bytes, counted from the start of the text the error was made for.
    span: Span,
    /// A place of that text, and what to write there instead.
    edit: Option<Box<(Span, String)>>,
}

/// A text with an error, and the text that was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The whole text with the error.
    pub typed: String,
    /// The same text without it. It can be read.
    pub meant: String,
}

/// What another part of the software can do with a text that could not be read.
///
/// It names no command and no view: each front end puts it in words of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseRemedy {
    /// List the games that have a name.
    ListGames,
    /// Answer the text as a position.
    AskPosition,
    /// Replay the text as a game: a list of positions.
    ReplayGame,
    /// Solve the file that the text names as a state graph.
    AskGraph,
}

/// The longest text of a message, in characters.
const MAX_MESSAGE: usize = 400;

/// A text for a message, cut if what was typed makes it too long to read.
fn short(mut text: String) -> String {
    if let Some((cut, _)) = text.char_indices().nth(MAX_MESSAGE) {
        text.truncate(cut);
        text.push('…');
    }
    text
}

/// The longest text that is shown as it was probably meant, in bytes.
const MAX_FIX_BYTES: usize = 400;

/// The largest number of places that are mended in one text.
const MAX_EDITS: usize = 4;

/// How much of a long line is shown on each side of the place.
const WINDOW: usize = 40;

impl ParseError {
    /// An error at `span` of `text`. The span may lie at the end of the text; it is clamped to
    /// character boundaries, so any span is safe.
    pub fn at(text: &str, span: Span, message: impl Into<String>) -> ParseError {
        let floor = |mut i: usize| {
            i = i.min(text.len());
            while !text.is_char_boundary(i) {
                i -= 1;
            }
            i
        };
        let (start, end) = (floor(span.start), floor(span.end.max(span.start)));
        let line_start = text[..start].rfind('\n').map_or(0, |i| i + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |i| start + i);
        let column = text[line_start..start].chars().count();
        let length = text[start..end.min(line_end).max(start)].chars().count().max(1);
        let cut_left = column.saturating_sub(WINDOW);
        let head = if cut_left > 0 { "…" } else { "" };
        let line: Vec<char> = text[line_start..line_end]
            .trim_end_matches('\r')
            .chars()
            .skip(cut_left)
            .take(3 * WINDOW)
            .collect();
        let cut_right = text[line_start..line_end].chars().nth(cut_left + 3 * WINDOW).is_some();
        let shown: String = line.iter().map(|&c| if c.is_control() { ' ' } else { c }).collect();
        ParseError {
            message: short(message.into()),
            expected: None,
            help: None,
            remedy: None,
            fix: None,
            file: None,
            line: text[..line_start].matches('\n').count() + 1,
            column: column + 1,
            length,
            excerpt: format!("{head}{shown}{}", if cut_right { "…" } else { "" }),
            caret: column - cut_left + usize::from(cut_left > 0),
            span: start..end,
            edit: None,
        }
    }

    /// Says what would have been right here.
    pub fn expected(mut self, what: impl Into<String>) -> ParseError {
        self.expected = Some(short(what.into()));
        self
    }

    /// Says what to do.
    pub fn help(mut self, what: impl Into<String>) -> ParseError {
        self.help = Some(short(what.into()));
        self
    }

    /// Says what else to do.
    pub fn help_too(self, what: &str) -> ParseError {
        let help = match &self.help {
            Some(help) => say!("error-help-and", help = help, more = what),
            None => what.to_string(),
        };
        self.help(help)
    }

    /// Says what another part of the software can do.
    pub fn remedy(self, remedy: ParseRemedy) -> ParseError {
        ParseError { remedy: Some(remedy), ..self }
    }

    /// Suggests the word of `known` that is nearest to `word`, if one is near: it replaces all other advice.
    pub fn suggest<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> ParseError {
        match nearest(word, known) {
            Some(near) => {
                let place = self.span.clone();
                ParseError {
                    remedy: None,
                    ..self.help(say!("error-did-you-mean", word = near)).write(place, near)
                }
            }
            None => self,
        }
    }

    /// Says what to write instead at a place of the text that the error was made for.
    pub(crate) fn write(mut self, place: Span, instead: impl Into<String>) -> ParseError {
        self.edit = Some(Box::new((place, instead.into())));
        self
    }

    /// Applies what to write instead to the whole text, and to what that leaves wrong, until the text can be read.
    /// `again` gives the error of a text, if it has one.
    pub(crate) fn mended(mut self, text: &str, again: impl Fn(&str) -> Option<ParseError>) -> ParseError {
        if text.len() > MAX_FIX_BYTES {
            return self;
        }
        let (mut meant, mut edit) = (text.to_string(), self.edit.take());
        for _ in 0..MAX_EDITS {
            let Some((place, instead)) = edit.take().map(|edit| *edit) else { break };
            let (Some(before), Some(behind)) = (meant.get(..place.start), meant.get(place.end..)) else {
                break;
            };
            meant = format!("{before}{instead}{behind}");
            if meant.len() > MAX_FIX_BYTES {
                break;
            }
            match again(&meant) {
                None => return self.fixed(text, meant),
                Some(error) => edit = error.edit,
            }
        }
        // Words in capitals.
        let lower = text.to_lowercase();
        if lower != text && lower.len() <= MAX_FIX_BYTES && again(&lower).is_none() {
            return self.fixed(text, lower);
        }
        self
    }

    /// Says that this text was probably meant, if nothing better is known and it can be read or mended.
    pub(crate) fn guessed(
        self,
        text: &str,
        meant: impl FnOnce() -> String,
        again: impl Fn(&str) -> Option<ParseError>,
    ) -> ParseError {
        if self.fix.is_some() || text.len() > MAX_FIX_BYTES {
            return self;
        }
        let meant = meant();
        match again(&meant).map(|error| error.mended(&meant, again).fix) {
            None => self.fixed(text, meant),
            Some(Some(fix)) => self.fixed(text, fix.meant),
            Some(None) => self,
        }
    }

    fn fixed(self, text: &str, meant: String) -> ParseError {
        ParseError { fix: Some(Box::new(Fix { typed: text.into(), meant })), ..self }
    }

    /// Names the file the text came from.
    pub fn in_file(mut self, file: impl Into<String>) -> ParseError {
        self.file.get_or_insert(file.into());
        self
    }

    /// The same error in a larger `text`; the text it was made for begins there at byte `offset`.
    pub fn moved(self, text: &str, offset: usize) -> ParseError {
        self.placed(text, |at| at + offset)
    }

    /// The same error in a larger `text`, for a part that begins there at byte `offset` and was read behind
    /// `head` bytes that are not in the text.
    pub(crate) fn moved_back(self, text: &str, offset: usize, head: usize) -> ParseError {
        self.placed(text, |at| offset + at.saturating_sub(head))
    }

    /// The same error in another text, each place of the old one at `place` there.
    pub(crate) fn placed(self, text: &str, place: impl Fn(usize) -> usize) -> ParseError {
        // The places of an error in a file are places of the file.
        if self.file.is_some() {
            return ParseError { edit: None, ..self };
        }
        let ParseError { message, expected, help, remedy, file, span, edit, .. } = self;
        let moved = |span: Span| place(span.start)..place(span.end);
        let edit = edit.map(|edit| Box::new((moved(edit.0), edit.1)));
        let there = ParseError::at(text, moved(span), message);
        ParseError { expected, help, remedy, file, edit, ..there }
    }

    /// The message and what was expected, in one line without the excerpt.
    pub fn sentence(&self) -> String {
        match &self.expected {
            Some(what) => say!("error-expects", message = &self.message, expected = what),
            None => self.message.clone(),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sentence())?;
        if let Some(file) = &self.file {
            let place = say!("error-place-in-file", file = file, line = self.line, column = self.column);
            write!(f, "\n  {place}")?;
        } else if self.line > 1 {
            write!(f, "\n  {}", say!("error-place", line = self.line, column = self.column))?;
        }
        let marks = self.length.min(self.excerpt.chars().count().saturating_sub(self.caret)).max(1);
        write!(f, "\n  {}\n  {}{}", self.excerpt, " ".repeat(self.caret), "^".repeat(marks))?;
        if let Some(help) = &self.help {
            write!(f, "\n{}", say!("error-help", help = help))?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseError {}

/// The word of `known` nearest to `word` (Damerau–Levenshtein), if it is near enough to be meant.
///
/// ```
/// use grundy_rules::nearest;
/// assert_eq!(nearest("kayels", ["nim", "kayles"]), Some("kayles"));
/// assert_eq!(nearest("chess", ["nim", "kayles"]), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    if word.len() > 64 {
        return None;
    }
    let known: Vec<&str> = known.into_iter().collect();
    if word.chars().count() >= 3 {
        let longer = known.iter().filter(|k| k.to_lowercase().starts_with(&word));
        if let Some(longer) = longer.min_by_key(|k| k.len()) {
            return Some(longer);
        }
    }
    known
        .into_iter()
        .map(|k| (strsim::damerau_levenshtein(&word, &k.to_lowercase()), k))
        .filter(|(d, k)| *d <= 1 + k.chars().count() / 4 && *d < k.chars().count())
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k)
}
