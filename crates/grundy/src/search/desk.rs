//! The data that a search works with.

use super::denials::Denials;
use super::known::Known;
use super::observer::Observer;
use super::options::Options;
use super::together::{Question, Together};
use grundy_rules::compact::Compact;
use smallvec::SmallVec;

/// The data that a search works with.
pub(super) struct Desk<'k, G, O> {
    pub(super) known: &'k Known<G>,
    /// The other searches for the same question.
    pub(super) together: Option<&'k Together>,
    /// Values that parts are known not to have.
    pub(super) denials: Denials,
    /// Lists of options for reuse.
    pub(super) spare: Vec<Options>,
    pub(super) observer: &'k mut O,
}

/// The most lists kept for reuse.
const MAX_SPARE_LISTS: usize = 256;

impl<'k, G: Compact, O: Observer> Desk<'k, G, O> {
    pub(super) fn new(known: &'k Known<G>, together: Option<&'k Together>, observer: &'k mut O) -> Self {
        Desk { known, together, denials: Denials::default(), spare: Vec::new(), observer }
    }

    /// The value of a part, if it is known.
    #[inline]
    pub(super) fn get(&mut self, part: u128) -> Option<u64> {
        self.known.get(part).inspect(|_| self.observer.found(&[part]))
    }

    /// Reports the number of options of a part that were looked at.
    pub(super) fn looked(&mut self, options: u64) {
        self.observer.looked(options);
    }

    /// An empty list of options.
    pub(super) fn options(&mut self) -> Options {
        self.spare.pop().unwrap_or_default()
    }

    /// Keeps a finished list for reuse.
    pub(super) fn spare(&mut self, options: Options) {
        if self.spare.len() < MAX_SPARE_LISTS {
            self.spare.push(options.emptied());
        }
    }

    /// Shares that an option of the part has this value.
    pub(super) fn seen(&self, question: Question, value: u64) {
        if let Some(together) = self.together {
            together.seen(question, value);
        }
    }

    /// Those of the questions that another search is busy with.
    pub(super) fn taken(&self, questions: impl Iterator<Item = Question>) -> SmallVec<[Question; 4]> {
        self.together.map_or_else(SmallVec::new, |together| together.taken(questions))
    }
}
