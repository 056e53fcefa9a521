//! Several who search for the same: who is busy with what, and what one has found for the others.

use super::frame::Question;
use super::searcher::Found;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering::*};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The questions that are on anybody's way.
#[derive(Default)]
pub(super) struct Together {
    questions: Mutex<FxHashMap<Question, Asked>>,
    /// How many answers were found that somebody else was looking for.
    news: AtomicU64,
}

/// A question on the way of some who search.
#[derive(Default)]
struct Asked {
    by: usize,
    found: Option<Found>,
}

impl Together {
    fn questions(&self) -> MutexGuard<'_, FxHashMap<Question, Asked>> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody goes into a question; is it answered already?
    pub(super) fn enter(&self, question: Question) -> bool {
        let mut questions = self.questions();
        let asked = questions.entry(question).or_default();
        asked.by += 1;
        asked.found.is_some()
    }

    /// Somebody leaves a question, and perhaps has an answer.
    pub(super) fn leave(&self, question: Question, found: Option<Found>) {
        let mut questions = self.questions();
        let Some(asked) = questions.get_mut(&question) else { return };
        asked.by -= 1;
        if asked.by == 0 {
            questions.remove(&question);
        } else if asked.found.is_none() && found.is_some() {
            asked.found = found;
            self.news.fetch_add(1, Release);
        }
    }

    /// The questions among these that somebody is busy with.
    pub(super) fn taken(&self, asked: impl Iterator<Item = Question>) -> SmallVec<[Question; 4]> {
        let questions = self.questions();
        asked.filter(|question| questions.contains_key(question)).collect()
    }

    /// Was an answer found for somebody else, after so many?
    pub(super) fn has_news(&self, heard: &mut u64) -> bool {
        let news = self.news.load(Acquire);
        news != std::mem::replace(heard, news)
    }

    /// The first of these questions that is answered, and its place among them.
    pub(super) fn first_answer(&self, asked: impl Iterator<Item = Question>) -> Option<(usize, Found)> {
        let questions = self.questions();
        let mut answers = asked.map(|question| questions.get(&question)?.found).enumerate();
        answers.find_map(|(at, found)| Some((at, found?)))
    }
}
