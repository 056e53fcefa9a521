//! Small documents: sections of paragraphs, lists and tables, as plain text, Markdown or LaTeX. Formulas in their
//! sentences become mathematics in the last two.

mod latex;
mod markdown;
mod math;
mod text;

pub use latex::latex_text;

pub(crate) use text::wrapped;

/// A document that a person reads: a title, and sections.
///
/// ```
/// use grundy::document::{Block, Document, Section};
/// let block = Block::Paragraph("At most 100% of {1,3} & no_more.".into());
/// let section = Section { heading: "What may be taken".into(), blocks: vec![block] };
/// let document = Document { title: "A rule".into(), sections: vec![section] };
/// assert_eq!(document.to_string(), "A rule\n\nWhat may be taken\n  At most 100% of {1,3} & no_more.\n");
/// assert!(document.markdown().contains("At most 100% of $\\lbrace 1, 3 \\rbrace$ & no\\_more.\n"));
/// assert!(document.latex().contains("At most 100\\% of $\\lbrace 1, 3 \\rbrace$ \\& no\\_more."));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The subject.
    pub title: String,
    /// Its sections, in the order in which they are read.
    pub sections: Vec<Section>,
}

/// A piece of a document under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The content below it.
    pub blocks: Vec<Block>,
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Some sentences.
    Paragraph(String),
    /// Sentences that stand one below the other.
    List(Vec<String>),
    /// Rows and columns.
    Table(Table),
}

/// A table: a head, and rows with the same number of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// A short description of the content.
    pub caption: String,
    /// The first row.
    pub head: Vec<String>,
    /// The other rows.
    pub rows: Vec<Vec<String>>,
}

impl Section {
    /// A section of paragraphs.
    pub(crate) fn of(heading: impl Into<String>, paragraphs: impl IntoIterator<Item = String>) -> Section {
        Section { heading: heading.into(), blocks: paragraphs.into_iter().map(Block::Paragraph).collect() }
    }

    /// The same section with more blocks.
    pub(crate) fn with_all(mut self, blocks: Vec<Block>) -> Section {
        self.blocks.extend(blocks);
        self
    }

    /// The same section with one more block.
    pub(crate) fn with(mut self, block: Block) -> Section {
        self.blocks.push(block);
        self
    }
}
