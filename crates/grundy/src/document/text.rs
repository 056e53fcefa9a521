//! Documents as plain text.

use super::{Block, Document, Section, Table};
use grundy_rules::column_width;
use std::fmt;

/// The width of a line of sentences, in columns.
const LINE_WIDTH: usize = 92;

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        for section in &self.sections {
            writeln!(f, "\n{}", section.heading)?;
            write!(f, "{section}")?;
        }
        Ok(())
    }
}

/// The blocks of the section, each line indented, without the heading.
impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, block) in self.blocks.iter().enumerate() {
            let tables = [i.checked_sub(1), Some(i)]
                .map(|at| matches!(at.and_then(|at| self.blocks.get(at)), Some(Block::Table(_))));
            if i > 0 && tables != [false, false] {
                writeln!(f)?;
            }
            match block {
                Block::Paragraph(text) => write!(f, "{}", wrapped(text, "  ", "  "))?,
                Block::List(items) => {
                    for item in items {
                        write!(f, "{}", wrapped(item, "    - ", "      "))?;
                    }
                }
                Block::Table(table) => write!(f, "{table}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.caption.is_empty() {
            write!(f, "{}", wrapped(&format!("{}:", self.caption), "  ", "  "))?;
        }
        let rows = || std::iter::once(&self.head).chain(&self.rows);
        let width =
            |column: usize| column_width(rows().filter_map(|row| row.get(column)).map(String::as_str));
        let widths: Vec<usize> = (0..self.head.len()).map(width).collect();
        for row in rows() {
            let cells: Vec<String> =
                row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}")).collect();
            writeln!(f, "{}", format!("    {}", cells.join("  ")).trim_end())?;
        }
        Ok(())
    }
}

/// Sentences, broken between words. The first line starts with `first`, the others with `next`.
pub(crate) fn wrapped(text: &str, first: &str, next: &str) -> String {
    let mut all = String::new();
    let mut begin = first;
    for paragraph in text.lines() {
        let mut line = String::from(begin);
        let mut empty = true;
        for word in paragraph.split(' ') {
            if line.chars().count() + usize::from(!empty) + word.chars().count() > LINE_WIDTH && !empty {
                all.push_str(&line);
                all.push('\n');
                line = String::from(next);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        all.push_str(&line);
        all.push('\n');
        begin = next;
    }
    all
}
