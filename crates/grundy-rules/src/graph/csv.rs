//! Tables of moves: the header `from,to`, then one move per line. With the header `from,to,label`, a line may
//! also label a node: `a,,win`.
//!
//! Written by hand because the errors must point at the cell, and because an unclosed quote must be an error;
//! a test compares it with the `csv` crate.

use super::names::clip;
use super::table::leading_number;
use super::{BuildError, Builder, NodeId, StateGraph, check_name};
use crate::error::{ParseError, Span};
use grundy_words::say;
use memchr::memchr3;
use std::borrow::Cow;

/// One entry of a line: its text and its place.
struct Cell<'t> {
    name: Cow<'t, str>,
    span: Span,
}

struct Lines<'t> {
    text: &'t str,
    at: usize,
    /// Whether there is a third column, for labels.
    labels: bool,
}

/// A line: a move, or a label for a node.
struct Line<'t> {
    from: Cell<'t>,
    to: Cell<'t>,
    label: Option<Cell<'t>>,
}

pub(super) fn read(text: &str) -> Result<StateGraph, ParseError> {
    let mut lines = Lines { text, at: 0, labels: false };
    lines.header()?;
    let mut builder = Builder::new();
    // Moves of one position mostly stand together: remember the last name to save its look-up.
    let mut before: Option<(NodeId, Cow<'_, str>)> = None;
    loop {
        lines.numbers(&mut builder)?;
        let Some(Line { from, to, label }) = lines.next()? else { break };
        if let Some(label) = label.filter(|label| !label.name.is_empty()) {
            lines.label(&from, &to, &label, &mut builder)?;
            continue;
        }
        let from = match before {
            Some((node, name)) if name == from.name => (node, name),
            _ => (lines.node(&from, &mut builder)?, from.name),
        };
        let to = lines.node(&to, &mut builder)?;
        builder.edge(from.0, to);
        before = Some(from);
    }
    if builder.is_empty() {
        return Err(BuildError::NoNodes
            .at(text, text.len()..text.len())
            .expected(say!("error-graph-expects-move-below-header")));
    }
    builder.finish_in(text, 0..0)
}

/// The moves of a table in CSV, one by one, for files that are read in pieces.
///
/// ```
/// use grundy_rules::graph::CsvMoves;
/// let text = "from,to\na,b\n\"c, d\",a\n";
/// let mut moves = CsvMoves::below_header(text)?;
/// let start = moves.place();
/// assert_eq!(moves.next_move()?.unwrap(), ["a", "b"]);
/// // A piece begins at any line.
/// let mut piece = CsvMoves::of_lines(&text[start + "a,b\n".len()..]);
/// assert_eq!(piece.next_move()?.unwrap(), ["c, d", "a"]);
/// assert_eq!(piece.next_move()?, None);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Laws
/// The moves are those of [`StateGraph::read`](super::StateGraph::read). A line ends at `\n` or `\r`, and no name holds one.
pub struct CsvMoves<'t>(Lines<'t>);

impl<'t> CsvMoves<'t> {
    /// The moves below the header.
    ///
    /// # Errors
    /// The text does not begin with the header `from,to`. A table with labels is no list of moves.
    pub fn below_header(text: &'t str) -> Result<CsvMoves<'t>, ParseError> {
        let mut lines = Lines { text, at: 0, labels: false };
        lines.header()?;
        if lines.labels {
            let header = lines.skipped().trim_end();
            let error = ParseError::at(text, 0..header.len(), say!("error-graph-list-moves-no-labels"));
            return Err(error.expected("`from,to`"));
        }
        Ok(CsvMoves(lines))
    }

    /// The moves of some lines without a header.
    pub fn of_lines(text: &'t str) -> CsvMoves<'t> {
        CsvMoves(Lines { text, at: 0, labels: false })
    }

    /// The place of the next line that is not blank, in bytes.
    pub fn place(&mut self) -> usize {
        self.0.skip_blank_lines()
    }

    /// The next move: from a node to a node.
    ///
    /// # Errors
    /// The line is no move, or a name is none.
    pub fn next_move(&mut self) -> Result<Option<[Cow<'t, str>; 2]>, ParseError> {
        let Some(Line { from, to, .. }) = self.0.next()? else { return Ok(None) };
        for cell in [&from, &to] {
            check_name(&cell.name).map_err(|error| self.0.misnamed(cell, error))?;
        }
        Ok(Some([from.name, to.name]))
    }
}

impl<'t> Lines<'t> {
    /// The text that was read.
    fn skipped(&self) -> &'t str {
        &self.text[..self.at]
    }

    fn header(&mut self) -> Result<(), ParseError> {
        let text = self.text;
        let start = self.skip_blank_lines();
        let end = start + text[start..].find(['\n', '\r']).unwrap_or(text.len() - start);
        let line = &text[start..end];
        // The header may have the third column.
        self.labels = true;
        let is = |cell: &Cell<'_>, name| cell.name.eq_ignore_ascii_case(name);
        match self.next() {
            Ok(Some(Line { from, to, label })) if is(&from, "from") && is(&to, "to") => {
                self.labels = label.is_some();
                if label.is_none_or(|label| is(&label, "label")) {
                    return Ok(());
                }
            }
            _ => {}
        }
        let error =
            ParseError::at(text, start..end, say!("error-graph-first-line-not-header")).expected("`from,to`");
        Err(if line.contains([';', '\t']) && !line.contains(',') {
            error.help(say!("error-graph-help-separate-two-columns-comma"))
        } else {
            error
        })
    }

    /// Reads lines as long as they hold two whole numbers and nothing else, which is how large files look. A
    /// line of any other form is left to [`next`](Lines::next).
    fn numbers(&mut self, builder: &mut Builder) -> Result<(), ParseError> {
        let text = self.text.as_bytes();
        let mut before = None;
        self.skip_blank_lines();
        loop {
            let start = self.at;
            let Some((from, comma)) = leading_number(text, start) else { return Ok(()) };
            if text.get(comma) != Some(&b',') {
                return Ok(());
            }
            let Some((to, end)) = leading_number(text, comma + 1) else { return Ok(()) };
            self.at = match text[end..] {
                [] => end,
                [b'\n', ..] => end + 1,
                [b'\r', b'\n', ..] => end + 2,
                _ => return Ok(()),
            };
            let mut node = |number, span: Span| {
                builder.numbered(number, &self.text[span.clone()]).map_err(|error| error.at(self.text, span))
            };
            let from = match before {
                Some((number, node)) if number == from => (number, node),
                _ => (from, node(from, start..comma)?),
            };
            let to = node(to, comma + 1..end)?;
            builder.edge(from.1, to);
            before = Some(from);
        }
    }

    /// The next line that is not blank.
    fn next(&mut self) -> Result<Option<Line<'t>>, ParseError> {
        if self.skip_blank_lines() == self.text.len() {
            return Ok(None);
        }
        let from = self.cell()?;
        if !self.text[self.at..].starts_with(',') {
            return Err(ParseError::at(
                self.text,
                self.at..self.at,
                say!("error-graph-second-column-missing"),
            )
            .expected(say!("error-graph-expects-name-node-move-leads")));
        }
        self.at += 1;
        let to = self.cell()?;
        let mut label = None;
        if self.labels && self.text[self.at..].starts_with(',') {
            self.at += 1;
            label = Some(self.cell()?);
        }
        let rest = &self.text[self.at..];
        if rest.starts_with(',') {
            let end = self.at + rest.find(['\n', '\r']).unwrap_or(rest.len());
            let columns = if self.labels { 3_u32 } else { 2 };
            let message = say!("error-graph-too-many-columns", columns = columns);
            return Err(ParseError::at(self.text, self.at..end, message)
                .help(say!("error-graph-help-write-names-contain-comma-double")));
        }
        Ok(Some(Line { from, to, label }))
    }

    /// The line `name,,label`.
    fn label(
        &self,
        name: &Cell<'_>,
        to: &Cell<'_>,
        word: &Cell<'_>,
        builder: &mut Builder,
    ) -> Result<(), ParseError> {
        if !to.name.is_empty() {
            return Err(ParseError::at(self.text, word.span.clone(), say!("error-graph-move-no-label"))
                .help(say!("error-graph-help-write-label-node-without-moves")));
        }
        let label = super::label::label_of(&word.name)
            .ok_or_else(|| super::label::unknown(self.text, word.span.clone()))?;
        let node = self.node(name, builder)?;
        builder.label_at(node, label, word.span.start).map_err(|error| error.at(self.text, word.span.clone()))
    }

    fn skip_blank_lines(&mut self) -> usize {
        let rest = &self.text[self.at..];
        // Spaces before the first cell do not count, so all white space can be skipped at once.
        self.at = self.text.len() - rest.trim_start().len();
        self.at
    }

    /// Reads up to the comma or the end of the line, but not that itself.
    fn cell(&mut self) -> Result<Cell<'t>, ParseError> {
        let blank = |c: char| c.is_whitespace() && !matches!(c, '\n' | '\r');
        let start = self.text.len() - self.text[self.at..].trim_start_matches(blank).len();
        let rest = &self.text[start..];
        if !rest.starts_with('"') {
            let length = memchr3(b',', b'\n', b'\r', rest.as_bytes()).unwrap_or(rest.len());
            self.at = start + length;
            let name = rest[..length].trim_end();
            return Ok(Cell { name: Cow::Borrowed(name), span: start..start + name.len() });
        }
        // A quote inside is doubled, so the first quote without a twin closes.
        let mut end = start + 1;
        let mut doubled = false;
        loop {
            match self.text[end..].find('"') {
                None => {
                    return Err(ParseError::at(
                        self.text,
                        start..start + 1,
                        say!("error-graph-quote-not-closed"),
                    )
                    .expected(say!("error-graph-expects-end-name")));
                }
                Some(i) if self.text[end + i + 1..].starts_with('"') => {
                    doubled = true;
                    end += i + 2;
                }
                Some(i) => {
                    end += i;
                    break;
                }
            }
        }
        // A line does not end inside quotes, not even beside spaces.
        let inside = self.text[start + 1..end].trim_matches(blank);
        let name = if doubled { Cow::Owned(inside.replace("\"\"", "\"")) } else { Cow::Borrowed(inside) };
        let after = &self.text[end + 1..];
        let next = after.trim_start_matches(blank);
        self.at = self.text.len() - next.len();
        if !next.is_empty() && !next.starts_with([',', '\n', '\r']) {
            return Err(ParseError::at(
                self.text,
                self.at..self.at + 1,
                say!("error-graph-quoted-name-ends-before"),
            )
            .expected(say!("error-graph-expects-end-line"))
            .help(say!("error-graph-help-write-quote-inside-quoted-name")));
        }
        Ok(Cell { name, span: start..end + 1 })
    }

    fn node(&self, cell: &Cell<'_>, builder: &mut Builder) -> Result<NodeId, ParseError> {
        builder.node(&cell.name).map_err(|error| self.misnamed(cell, error))
    }

    /// A cell whose text is no name.
    fn misnamed(&self, cell: &Cell<'_>, error: BuildError) -> ParseError {
        let error = error.at(self.text, cell.span.clone());
        if cell.name.is_empty() {
            error.help(say!("error-graph-help-only-json-dot-graphml-list"))
        } else {
            error
                .help(say!("error-graph-help-name", name = &*clip(&cell.name.replace(char::is_control, "␦"))))
        }
    }
}
