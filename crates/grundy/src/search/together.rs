//! Several searches for the same answer: which questions each is busy with, and news for the others.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering::*};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A part, and the value in question, if it is a single one.
pub(super) type Question = (u128, Option<u64>);

/// The answer to a question: the nim-value of a part, or `None` if it is not the value in question.
pub(super) type Found = Option<u64>;

/// The questions on the lines of all searches.
#[derive(Default)]
pub(super) struct Together {
    questions: Mutex<FxHashMap<Question, Asked>>,
    /// The number of findings that another search was looking for.
    news: AtomicU64,
}

/// A question on the line of some searches.
#[derive(Default)]
struct Asked {
    by: usize,
    found: Option<Found>,
    /// One bit for each value below 64 that an option is known to have.
    seen: u64,
}

/// What another search has found.
pub(super) enum News {
    /// The answer to a question.
    Answer(Found),
    /// Values of options, one bit for each, with the one in question among them.
    Seen(u64),
}

/// The bit of a value, if it is small enough to have one.
fn bit(value: u64) -> Option<u64> {
    (value < 64).then(|| 1 << value)
}

impl Together {
    fn questions(&self) -> MutexGuard<'_, FxHashMap<Question, Asked>> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A search enters a question. Whether it is already answered.
    pub(super) fn enter(&self, question: Question) -> bool {
        let mut questions = self.questions();
        let asked = questions.entry(question).or_default();
        asked.by += 1;
        asked.found.is_some()
    }

    /// A search leaves a question, perhaps with an answer.
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

    /// Records that an option of the part has this value.
    pub(super) fn seen(&self, question: Question, value: u64) {
        let Some(bit) = bit(value) else { return };
        let mut questions = self.questions();
        let Some(asked) = questions.get_mut(&question) else { return };
        if asked.by > 1 && asked.seen & bit == 0 {
            self.news.fetch_add(1, Release);
        }
        asked.seen |= bit;
    }

    /// Those of the questions that some search is busy with.
    pub(super) fn taken(&self, asked: impl Iterator<Item = Question>) -> SmallVec<[Question; 4]> {
        let questions = self.questions();
        asked.filter(|question| questions.contains_key(question)).collect()
    }

    /// Whether there is news for other searches since `heard`.
    pub(super) fn has_news(&self, heard: &mut u64) -> bool {
        let news = self.news.load(Acquire);
        news != std::mem::replace(heard, news)
    }

    /// The first of these questions that is answered, or that has an option known to have the value in
    /// question; with its place.
    pub(super) fn first_news(
        &self,
        asked: impl Iterator<Item = (Question, Option<u64>)>,
    ) -> Option<(usize, News)> {
        let questions = self.questions();
        asked.enumerate().find_map(|(at, (question, value))| {
            let asked = questions.get(&question)?;
            let seen = value.and_then(bit).is_some_and(|bit| asked.seen & bit != 0);
            let news = asked.found.map(News::Answer).or(seen.then_some(News::Seen(asked.seen)))?;
            Some((at, news))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_an_option_has_is_news_for_those_who_look_for_it() {
        let (together, question, other) = (Together::default(), (5, None), (7, Some(1)));
        let mut heard = 0;
        let of = |value| together.first_news([(other, None), (question, value)].into_iter());
        together.enter(other);
        together.enter(question);
        together.seen(question, 0);
        assert!(!together.has_news(&mut heard), "nobody else asks");
        together.enter(question);
        // A search that enters it later gets the news too.
        assert!(matches!(of(Some(0)), Some((1, News::Seen(1)))));
        together.seen(question, 2);
        assert!(together.has_news(&mut heard) && !together.has_news(&mut heard));
        assert!(matches!(of(Some(2)), Some((1, News::Seen(0b101)))));
        assert!(of(Some(1)).is_none() && of(None).is_none() && of(Some(64)).is_none());
        // Known already, or too large to be kept.
        together.seen(question, 2);
        together.seen(question, 64);
        together.seen(question, 1 << 40);
        assert!(!together.has_news(&mut heard));
        // An answer says more.
        together.leave(question, Some(Some(3)));
        assert!(matches!(of(Some(2)), Some((1, News::Answer(Some(3))))));
        together.leave(question, None);
        assert!(of(Some(2)).is_none());
    }
}
