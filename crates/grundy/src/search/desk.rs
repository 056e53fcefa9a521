//! What a search has at hand.

use super::denials::Denials;
use super::known::Known;
use super::observer::Observer;
use super::options::Options;
use super::together::{Question, Together};
use grundy_rules::compact::Compact;
use smallvec::SmallVec;

/// What a search has at hand.
pub(super) struct Desk<'k, G, O> {
    pub(super) known: &'k Known<G>,
    /// The others who search for the same.
    pub(super) together: Option<&'k Together>,
    /// What was lately seen that parts are not worth.
    pub(super) denials: Denials,
    /// Lists of options that are not in use.
    pub(super) spare: Vec<Options>,
    pub(super) observer: &'k mut O,
}

/// So many lists are kept for others.
const SPARE: usize = 256;

impl<'k, G: Compact, O: Observer> Desk<'k, G, O> {
    pub(super) fn new(known: &'k Known<G>, together: Option<&'k Together>, observer: &'k mut O) -> Self {
        Desk { known, together, denials: Denials::default(), spare: Vec::new(), observer }
    }

    /// The value of a part, if it is remembered.
    #[inline]
    pub(super) fn get(&mut self, part: u128) -> Option<u64> {
        self.known.get(part).inspect(|_| self.observer.found(&[part]))
    }

    /// So many options of a part were looked at.
    pub(super) fn looked(&mut self, options: u64) {
        self.observer.looked(options);
    }

    /// An empty list of options.
    pub(super) fn options(&mut self) -> Options {
        self.spare.pop().unwrap_or_default()
    }

    /// Keeps a list that is done with for others.
    pub(super) fn spare(&mut self, options: Options) {
        if self.spare.len() < SPARE {
            self.spare.push(options.emptied());
        }
    }

    /// An option of the part in question has this value.
    pub(super) fn seen(&self, question: Question, value: u64) {
        if let Some(together) = self.together {
            together.seen(question, value);
        }
    }

    /// The questions among these that somebody else is busy with.
    pub(super) fn taken(&self, questions: impl Iterator<Item = Question>) -> SmallVec<[Question; 4]> {
        self.together.map_or_else(SmallVec::new, |together| together.taken(questions))
    }
}
