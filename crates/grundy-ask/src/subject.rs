//! The subject of a list, and the title of its text.

use crate::shape::Convention;
use crate::style::Bold;
use crate::{Refused, World};
use grundy::Ruleset;
use grundy::solve::Family;
use grundy_words::say;
use serde::Serialize;
use std::fmt::{self, Display as _};
use std::sync::Arc;

/// The subject of a list: the heaps of a rule, or a row of positions.
///
/// ```
/// use grundy_ask::{World, subject::Subject};
/// let world = World::without_files();
/// assert!(matches!(Subject::read("kayles", &world)?, Subject::Rule(_)));
/// assert!(matches!(Subject::read("cram 2xn", &world)?, Subject::Row(_)));
/// # Ok::<(), grundy_ask::Refused>(())
/// ```
pub enum Subject {
    /// The heaps or numbers of a rule.
    Rule(Arc<Ruleset>),
    /// A row of positions, one for each n: `cram 2xn`.
    Row(Box<Family>),
}

impl Subject {
    /// Reads a rule or a row of positions.
    ///
    /// # Errors
    /// The text is neither. The refusal points at the first character that is wrong in a rule.
    pub fn read(text: &str, world: &World<'_>) -> Result<Subject, Refused> {
        world.ruleset(text).map(Subject::Rule).or_else(|refused| {
            let row = Family::parse(text).filter(|row| row.first(world.reader()).is_some());
            row.map(|row| Subject::Row(Box::new(row))).ok_or(refused)
        })
    }
}

/// The rule or row of positions of a list, and its first heap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// The rule, as typed.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// The convention of play.
    pub convention: Convention,
    /// The first heap; with two coordinates, the first number in each.
    pub from: u64,
    #[serde(skip)]
    reason: Option<String>,
}

impl Listed {
    pub(crate) fn new(ruleset: &Ruleset, convention: grundy::Convention, from: u64) -> Listed {
        Listed {
            rule: ruleset.text().into(),
            canonical: ruleset.canonical().into(),
            convention: convention.into(),
            from,
            reason: ruleset.reason().map(Into::into),
        }
    }

    /// A row of positions under normal play.
    pub(crate) fn row(text: &str, from: u64) -> Listed {
        let (rule, canonical, convention) = (text.into(), text.into(), Convention::Normal);
        Listed { rule, canonical, convention, from, reason: None }
    }

    pub(crate) fn title(&self, f: &mut fmt::Formatter<'_>, what: &str) -> fmt::Result {
        Bold(&self.rule).fmt(f)?;
        writeln!(f, "   {what}")?;
        if self.rule != self.canonical {
            let text = match &self.reason {
                Some(reason) => say!("is-canonical-because", canonical = &self.canonical, reason = reason),
                None => say!("is-canonical", canonical = &self.canonical),
            };
            writeln!(f, "{text}")?;
        }
        Ok(())
    }
}
