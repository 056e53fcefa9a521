//! Explanations as text.

use super::{ExplainedMove, Explanation, Item, PartValue, Section};
use crate::document::wrapped;
use grundy_rules::{Convention, column_width};
use grundy_words::say;
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
        let mut position: String = self.position.trim_end().chars().take(MAX_TITLE_LENGTH + 1).collect();
        if position.chars().count() > MAX_TITLE_LENGTH {
            position.pop();
            position.push('…');
        }
        match self.convention {
            _ if self.labelled => say!("explain-title-labelled", position = position),
            Convention::Normal => say!("explain-title-normal", position = position),
            Convention::Misere => say!("explain-title-misere", position = position),
        }
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
        n => format!("   {}", say!("explain-any-equal", count = n)),
    };
    match &m.reply {
        Some(reply) => {
            format!("    {:<width$}   {}{equal}", m.text, say!("explain-answer", reply = &reply.text))
        }
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
            return f.write_str(&say!("explain-value-no-move", formula = format!("{name} = 0")));
        }
        if self.options.is_empty() {
            let formula = format!("{name} = {}", self.value.0);
            return f.write_str(&match self.counted() {
                Some(counted) => say!("explain-value-because", formula = formula, because = counted),
                None => formula,
            });
        }
        if !self.complete {
            let formula = format!("{name} = {}", self.value.0);
            writeln!(f, "{}", say!("explain-value-among-options", formula = formula))?;
            for option in &self.options {
                writeln!(f, "  {}", option.formula())?;
            }
            let counted = self.counted().unwrap_or_else(|| say!("explain-no-option-has-it"));
            return f.write_str(&say!("explain-value-and", clause = counted));
        }
        let options: Vec<String> = self.options.iter().map(|option| option.name()).collect();
        let values: Vec<String> = self.options.iter().map(|option| option.worth()).collect();
        let (broken, worths) =
            (broken(&options, name.chars().count()), broken(&values, name.chars().count()));
        let (options, values) = (options.join(", "), values.join(", "));
        let indent = " ".repeat(name.chars().count());
        let line = format!("{name} = mex{{{options}}} = mex{{{values}}} = {}", self.value.0);
        if line.chars().count() <= LINE_WIDTH - 25 {
            return f.write_str(&say!("explain-value-because", formula = line, because = self.missing()));
        }
        writeln!(f, "{name} = mex{{{broken}}}")?;
        writeln!(f, "{indent} = mex{{{worths}}}")?;
        let last = format!("{indent} = {}", self.value.0);
        f.write_str(&say!("explain-value-because", formula = last, because = self.missing()))
    }
}
