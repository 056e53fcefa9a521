//! A law and the document that explains it.

use crate::law::{HeapsLaw, ModesLaw, PairsLaw};
use crate::shape::Section;
use crate::style::Bold;
use crate::{Answer, Ended};
use grundy::document::Document;
use serde::Serialize;
use std::fmt;

/// The law of a rule, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ExplainLawAnswer {
    /// The law of the nim-values of heaps.
    Heaps(Box<ExplainedHeaps>),
    /// The law of the nim-values of a heap with a mode.
    Modes(Box<ExplainedModes>),
    /// The law of the P-positions of a rule with two coordinates.
    Pairs(Box<ExplainedPairs>),
}

/// The law of the nim-values of heaps, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedHeaps {
    /// The law.
    #[serde(flatten)]
    pub law: HeapsLaw,
    /// The title of the document.
    pub title: String,
    /// The sections of the document, in order.
    pub sections: Vec<Section>,
    #[serde(skip)]
    document: Document,
}

/// The law of the nim-values of a heap with a mode, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedModes {
    /// The law.
    #[serde(flatten)]
    pub law: ModesLaw,
    /// The title of the document.
    pub title: String,
    /// The sections of the document, in order.
    pub sections: Vec<Section>,
    #[serde(skip)]
    document: Document,
}

/// The law of P-positions, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedPairs {
    /// The law.
    #[serde(flatten)]
    pub law: PairsLaw,
    /// The title of the document.
    pub title: String,
    /// The sections of the document, in order.
    pub sections: Vec<Section>,
    #[serde(skip)]
    document: Document,
}

impl ExplainLawAnswer {
    pub(super) fn heaps(law: HeapsLaw, document: Document) -> ExplainLawAnswer {
        let (title, sections) = parts(&document);
        ExplainLawAnswer::Heaps(Box::new(ExplainedHeaps { law, title, sections, document }))
    }

    pub(super) fn modes(law: ModesLaw, document: Document) -> ExplainLawAnswer {
        let (title, sections) = parts(&document);
        ExplainLawAnswer::Modes(Box::new(ExplainedModes { law, title, sections, document }))
    }

    pub(super) fn pairs(law: PairsLaw, document: Document) -> ExplainLawAnswer {
        let (title, sections) = parts(&document);
        ExplainLawAnswer::Pairs(Box::new(ExplainedPairs { law, title, sections, document }))
    }

    fn written(&self) -> &Document {
        match self {
            ExplainLawAnswer::Heaps(answer) => &answer.document,
            ExplainLawAnswer::Modes(answer) => &answer.document,
            ExplainLawAnswer::Pairs(answer) => &answer.document,
        }
    }
}

fn parts(document: &Document) -> (String, Vec<Section>) {
    (document.title.clone(), document.sections.iter().map(Section::from).collect())
}

impl Answer for ExplainLawAnswer {
    fn document(&self) -> Option<Document> {
        Some(self.written().clone())
    }

    fn ended(&self) -> Option<&Ended> {
        match self {
            ExplainLawAnswer::Heaps(answer) => answer.law.stopped.as_ref(),
            ExplainLawAnswer::Modes(_) => None,
            ExplainLawAnswer::Pairs(answer) => answer.law.stopped.as_ref(),
        }
    }
}

/// A title and the sections.
impl fmt::Display for ExplainLawAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let document = self.written();
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
