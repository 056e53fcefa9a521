//! The law with its document.

use crate::law::{HeapsLaw, PairsLaw};
use crate::shape::Section;
use crate::style::Bold;
use crate::{Answer, Ended};
use grundy::document::Document;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The law of a rule, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ExplainLawAnswer {
    /// Of the nim-values of heaps.
    Heaps(Box<ExplainedHeaps>),
    /// Of P-positions with two coordinates.
    Pairs(Box<ExplainedPairs>),
}

/// The law of the nim-values of heaps, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ExplainedHeaps {
    /// The law.
    #[serde(flatten)]
    pub law: HeapsLaw,
    /// What the document is about.
    pub title: String,
    /// The sections of the document, in the order in which they are read.
    pub sections: Vec<Section>,
    #[serde(skip)]
    document: Document,
}

/// The law of P-positions, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ExplainedPairs {
    /// The law.
    #[serde(flatten)]
    pub law: PairsLaw,
    /// What the document is about.
    pub title: String,
    /// The sections of the document, in the order in which they are read.
    pub sections: Vec<Section>,
    #[serde(skip)]
    document: Document,
}

impl ExplainLawAnswer {
    pub(super) fn heaps(law: HeapsLaw, document: Document) -> ExplainLawAnswer {
        let (title, sections) = parts(&document);
        ExplainLawAnswer::Heaps(Box::new(ExplainedHeaps { law, title, sections, document }))
    }

    pub(super) fn pairs(law: PairsLaw, document: Document) -> ExplainLawAnswer {
        let (title, sections) = parts(&document);
        ExplainLawAnswer::Pairs(Box::new(ExplainedPairs { law, title, sections, document }))
    }

    /// The document, which can also be written as Markdown and as LaTeX.
    pub fn document(&self) -> &Document {
        match self {
            ExplainLawAnswer::Heaps(answer) => &answer.document,
            ExplainLawAnswer::Pairs(answer) => &answer.document,
        }
    }
}

fn parts(document: &Document) -> (String, Vec<Section>) {
    (document.title.clone(), document.sections.iter().map(Section::from).collect())
}

impl Answer for ExplainLawAnswer {
    fn ended(&self) -> Option<&Ended> {
        match self {
            ExplainLawAnswer::Heaps(answer) => answer.law.stopped.as_ref(),
            ExplainLawAnswer::Pairs(answer) => answer.law.stopped.as_ref(),
        }
    }
}

/// The title, and section by section.
impl fmt::Display for ExplainLawAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let document = self.document();
        Bold(&document.title).fmt(f)?;
        writeln!(f)?;
        for section in &document.sections {
            writeln!(f)?;
            Bold(&section.heading).fmt(f)?;
            write!(f, "\n{section}")?;
        }
        Ok(())
    }
}
