//! Documents that explain.

use grundy::document;
use schemars::JsonSchema;
use serde::Serialize;

/// A piece of a document under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// What stands below it.
    pub blocks: Vec<Block>,
}

/// What a section is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Block {
    /// Some sentences.
    Paragraph {
        /// The sentences.
        text: String,
    },
    /// Sentences that stand one below the other.
    List {
        /// The sentences.
        items: Vec<String>,
    },
    /// Rows and columns.
    Table {
        /// What it shows, in a few words.
        caption: String,
        /// The first row.
        head: Vec<String>,
        /// The other rows.
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
