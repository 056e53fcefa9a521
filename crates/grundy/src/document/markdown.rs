//! Documents as Markdown.

use super::math::with_math;
use super::{Block, Document, Table};

impl Document {
    /// The document as Markdown (tables as on GitHub): a heading of the first level, sections of the second.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}\n", escaped(&self.title));
        for section in &self.sections {
            text += &format!("\n## {}\n", escaped(&section.heading));
            for block in &section.blocks {
                text.push('\n');
                match block {
                    Block::Paragraph(paragraph) => text += &format!("{}\n", begun(paragraph)),
                    Block::List(items) => {
                        for item in items {
                            text += &format!("- {}\n", begun(item));
                        }
                    }
                    Block::Table(table) => text += &rows(table),
                }
            }
        }
        text
    }
}

fn rows(table: &Table) -> String {
    let mut text = String::new();
    if !table.caption.is_empty() {
        text += &format!("{}:\n\n", begun(&table.caption));
    }
    let row = |cells: &[String]| {
        let cells: Vec<String> =
            cells.iter().map(|cell| with_math(cell, escaped).replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    text += &row(&table.head);
    text += &format!("|{}\n", "---:|".repeat(table.head.len()));
    for cells in &table.rows {
        text += &row(cells);
    }
    text
}

/// Text for the start of a block, where blanks, a bar, a dash or `1.` would start another kind of block.
fn begun(text: &str) -> String {
    let text = with_math(text, escaped);
    let text = text.trim_start();
    let number = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let signs = if number == 0 { "|>+-=" } else { ".)" };
    match text[number..].chars().next() {
        Some(sign) if signs.contains(sign) => format!("{}\\{}", &text[..number], &text[number..]),
        _ => text.to_owned(),
    }
}

/// Text whose characters Markdown prints as they are.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let opens = || chars.clone().next().is_some_and(|next| next.is_alphabetic() || "/!?".contains(next));
        match c {
            '\\' | '`' | '*' | '_' | '[' | ']' | '$' | '~' | '#' => out.extend(['\\', c]),
            // A tag begins with a letter; a comparison does not.
            '<' if opens() => out.push_str("\\<"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
