//! Documents that explain a law.

use grundy::document;
use serde::Serialize;

/// A section of a document: a heading and blocks of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The blocks under the heading.
    pub blocks: Vec<Block>,
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Block {
    /// A paragraph of sentences.
    Paragraph {
        /// The sentences.
        text: String,
    },
    /// A list of sentences, one per line.
    List {
        /// The sentences.
        items: Vec<String>,
    },
    /// A table of rows and columns.
    Table {
        /// A short description of the table.
        caption: String,
        /// The headings of the columns.
        head: Vec<String>,
        /// The rows under the headings.
        rows: Vec<Vec<String>>,
    },
}

impl From<&document::Section> for Section {
    fn from(section: &document::Section) -> Section {
        Section {
            heading: section.heading.clone(),
            blocks: section.blocks.iter().cloned().map(Block::from).collect(),
        }
    }
}

impl From<document::Block> for Block {
    fn from(block: document::Block) -> Block {
        match block {
            document::Block::Paragraph(text) => Block::Paragraph { text },
            document::Block::List(items) => Block::List { items },
            document::Block::Table(document::Table { caption, head, rows }) => {
                Block::Table { caption, head, rows }
            }
        }
    }
}
