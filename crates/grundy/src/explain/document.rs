//! Explanations as documents, for Markdown and LaTeX.

use super::{Columns, ExplainedMove, Explanation, Item, PartValue};
use crate::document::{self, Block, Document, Table};
use grundy_words::say;

impl Explanation {
    /// The explanation as a document: the same sections, with the moves as lists and the nim-sums as tables.
    ///
    /// ```
    /// use grundy::explain::{explain, ExplainQuestion};
    /// use grundy::{Budget, Position};
    /// let position = Position::parse("nim : 3, 4, 5").unwrap();
    /// let explained = explain(&position, &ExplainQuestion::default(), &mut Budget::default()).unwrap();
    /// let latex = explained.document().latex();
    /// assert!(latex.contains("$011 \\oplus 010 = 001$"), "{latex}");
    /// ```
    pub fn document(&self) -> Document {
        let sections = self.sections.iter().map(|section| document::Section {
            heading: section.heading.clone(),
            blocks: blocks(&section.items),
        });
        Document { title: self.title(), sections: sections.collect() }
    }
}

/// The items as blocks; what stands in lines below each other becomes one list.
fn blocks(items: &[Item]) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut list: Vec<String> = Vec::new();
    for item in items {
        match item {
            Item::Value(value) => list.push(of_value(value)),
            Item::Move(m) => list.push(of_move(m)),
            other => {
                if !list.is_empty() {
                    blocks.push(Block::List(std::mem::take(&mut list)));
                }
                match other {
                    Item::Text(text) => blocks.extend(paragraphs(text)),
                    Item::Columns(columns) => blocks.push(Block::Table(of_columns(columns))),
                    Item::Table(table) => blocks.push(Block::Table(table.clone())),
                    Item::Value(_) | Item::Move(_) => {}
                }
            }
        }
    }
    if !list.is_empty() {
        blocks.push(Block::List(list));
    }
    blocks
}

/// A text: its first line, and the lines below it as a list.
fn paragraphs(text: &str) -> Vec<Block> {
    let mut lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut blocks: Vec<Block> = lines.next().map(Block::Paragraph).into_iter().collect();
    let rest: Vec<String> = lines.collect();
    if !rest.is_empty() {
        blocks.push(Block::List(rest));
    }
    blocks
}

fn of_value(value: &PartValue) -> String {
    value.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn of_move(m: &ExplainedMove) -> String {
    let mut text = m.text.clone();
    if let Some(reply) = &m.reply {
        text = say!("explain-move-and-answer", moved = text, reply = &reply.text);
    }
    if m.equal > 1 {
        text = say!("explain-move-any-equal", moved = text, count = m.equal);
    }
    if let Some(why) = &m.why {
        text = say!("explain-move-why", moved = text, why = why);
    }
    text
}

/// The nim-sum with a column for each power of 2.
fn of_columns(columns: &Columns) -> Table {
    let width = columns.width() as u32;
    let powers = (0..width).rev().map(|bit| (1u64 << bit).to_string());
    let head = std::iter::once(String::new()).chain(powers).chain([say!("table-value")]).collect();
    let row = |label: &str, value: grundy_rules::NimValue| -> Vec<String> {
        let bits = columns.bits(value);
        let digits = bits.chars().map(|digit| digit.to_string());
        std::iter::once(label.to_string()).chain(digits).chain([value.0.to_string()]).collect()
    };
    let mut rows: Vec<Vec<String>> = columns.rows.iter().map(|one| row(&one.label, one.value)).collect();
    if columns.more > 0 {
        let mut more = vec![say!("table-and-more", count = columns.more)];
        more.resize(width as usize + 2, String::new());
        rows.push(more);
    }
    rows.push(row(&say!("nim-sum"), columns.sum));
    Table { caption: String::new(), head, rows }
}
