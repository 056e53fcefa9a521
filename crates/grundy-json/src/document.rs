//! Documents that explain.

use grundy::document::{Block, Document, Section, Table};
use serde_json::{Value, json};

/// The sections of a document: `{"heading","blocks"}`, where a block is a paragraph, a list or a table.
pub fn sections(document: &Document) -> Value {
    document.sections.iter().map(section).collect()
}

fn section(section: &Section) -> Value {
    let blocks = section.blocks.iter().map(|block| match block {
        Block::Paragraph(text) => json!({ "kind": "paragraph", "text": text }),
        Block::List(items) => json!({ "kind": "list", "items": items }),
        Block::Table(Table { caption, head, rows }) => {
            json!({ "kind": "table", "caption": caption, "head": head, "rows": rows })
        }
    });
    json!({ "heading": section.heading, "blocks": blocks.collect::<Vec<_>>() })
}
