//! Explanations as text.

use super::{ExplainedMove, Explanation, Item, PartValue, Section};
use crate::document::wrapped;
use grundy_rules::{Convention, column_width};
use std::fmt;

/// The most characters of a position in the first line.
const MAX_TITLE_LENGTH: usize = 400;
/// The width of a line of sentences, in columns.
const LINE_WIDTH: usize = 92;

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title())?;
        for section in &self.sections {
            writeln!(f, "\n{}", section.heading)?;
            write!(f, "{section}")?;
        }
        Ok(())
    }
}

impl Explanation {
    /// The first line of the text: the position and the convention.
    pub fn title(&self) -> String {
        let convention = match self.convention {
            _ if self.labelled => "the rules say who wins at the end",
            Convention::Normal => "normal play: whoever makes the last move wins",
            Convention::Misere => "misère play: whoever makes the last move loses",
        };
        let mut position: String = self.position.trim_end().chars().take(MAX_TITLE_LENGTH + 1).collect();
        if position.chars().count() > MAX_TITLE_LENGTH {
            position.pop();
            position.push('…');
        }
        format!("{position}   ({convention})")
    }
}

/// The items of the section, each line indented, without the heading.
impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.items.iter().filter_map(|item| match item {
            Item::Move(m) if m.reply.is_some() => Some(&*m.text),
            _ => None,
        });
        let width = column_width(texts);
        for (i, item) in self.items.iter().enumerate() {
            match item {
                Item::Text(text) => write!(f, "{}", wrapped(text, "  ", "  "))?,
                Item::Value(value) => lines(f, value)?,
                Item::Columns(columns) => lines(f, columns)?,
                Item::Table(table) => write!(f, "{table}")?,
                Item::Move(m) => {
                    writeln!(f, "{}", move_line(m, width))?;
                    // Moves of one part share one reason, printed below the last of them.
                    let next = self.items.get(i + 1);
                    let repeated = matches!(next, Some(Item::Move(next)) if next.why == m.why);
                    if let Some(why) = m.why.as_deref().filter(|_| !repeated) {
                        write!(f, "{}", wrapped(why, "      ", "      "))?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn move_line(m: &ExplainedMove, width: usize) -> String {
    let equal = match m.equal {
        1 => String::new(),
        n => format!("   (any of {n} equal ones)"),
    };
    match &m.reply {
        Some(reply) => format!("    {:<width$}   answer {}{equal}", m.text, reply.text),
        None => format!("    {}{equal}", m.text),
    }
}

fn lines(f: &mut fmt::Formatter<'_>, shown: &dyn fmt::Display) -> fmt::Result {
    for line in shown.to_string().lines() {
        writeln!(f, "{}", format!("    {line}").trim_end())?;
    }
    Ok(())
}

/// A list after `mex{`, broken after commas.
fn broken(words: &[String], name: usize) -> String {
    let indent = name + " = mex{".len();
    let (mut text, mut column) = (String::new(), indent);
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            text.push(',');
            if column + word.chars().count() + 4 > LINE_WIDTH - 4 {
                text.push('\n');
                text.extend(std::iter::repeat_n(' ', indent));
                column = indent;
            } else {
                text.push(' ');
            }
        }
        text.push_str(word);
        column += word.chars().count() + 2;
    }
    text
}

impl fmt::Display for PartValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        if self.is_terminal() {
            return write!(f, "{name} = 0: no move is left");
        }
        if self.options.is_empty() {
            let counted = self.counted().map(|text| format!(": {text}"));
            return write!(f, "{name} = {}{}", self.value.0, counted.unwrap_or_default());
        }
        if !self.complete {
            writeln!(f, "{name} = {}, since among its options there are", self.value.0)?;
            for option in &self.options {
                writeln!(f, "  {}", option.formula())?;
            }
            return write!(
                f,
                "and {}",
                self.counted().unwrap_or_else(|| "no option has the value itself".into())
            );
        }
        let options: Vec<String> = self.options.iter().map(|option| option.name()).collect();
        let values: Vec<String> = self.options.iter().map(|option| option.worth()).collect();
        let (broken, worths) =
            (broken(&options, name.chars().count()), broken(&values, name.chars().count()));
        let (options, values) = (options.join(", "), values.join(", "));
        let indent = " ".repeat(name.chars().count());
        let line = format!("{name} = mex{{{options}}} = mex{{{values}}} = {}", self.value.0);
        if line.chars().count() <= LINE_WIDTH - 25 {
            return write!(f, "{line}: {}", self.missing());
        }
        writeln!(f, "{name} = mex{{{broken}}}")?;
        writeln!(f, "{indent} = mex{{{worths}}}")?;
        write!(f, "{indent} = {}: {}", self.value.0, self.missing())
    }
}
