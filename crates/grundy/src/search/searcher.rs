//! One search: the line of parts from its root to the current part.

use super::denials::Denials;
use super::desk::Desk;
use super::frame::{Frame, Next};
use super::observer::Observer;
use super::options::Options;
use super::together::{Found, News, Question};
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, NimValue, Stopped};

/// Denials are kept where they take at most this share (1/16) of the remaining memory.
const DENIALS_SHARE_OF_MEMORY: u64 = 16;

/// Why a search returns.
pub(super) enum Pause {
    /// It has the answer.
    Found(Found),
    /// The table should grow.
    Crowded,
    /// It has done the work allowed.
    Worked,
}

/// A search in progress. The parts of the line stand in a list, because a play may be longer than the
/// machine's stack.
#[derive(Default)]
pub(super) struct Searcher {
    #[expect(
        clippy::vec_box,
        reason = "a part is made in a box, and passed on as one: to move it takes longer than to find it"
    )]
    line: Vec<Box<Frame>>,
    next: Option<Next>,
    denials: Denials,
    spare: Vec<Options>,
    /// The number of answers of other searches seen so far.
    heard: u64,
}

impl Searcher {
    /// Starts with a question about an unknown part.
    pub(super) fn ask(&mut self, (part, goal): Question) {
        self.next = Some(Next::Ask(part, goal));
    }

    /// The questions on the line, root first.
    pub(super) fn questions(&self) -> impl Iterator<Item = Question> {
        self.line.iter().map(|frame| frame.question())
    }

    /// The bytes held by the line.
    pub(super) fn held(&self) -> u64 {
        let next = if let Some(Next::Enter(frame)) = &self.next { frame.held() } else { 0 };
        next + self.line.iter().map(|frame| frame.held()).sum::<u64>()
    }

    /// Whether there is work left.
    pub(super) fn is_on_its_way(&self) -> bool {
        self.next.is_some() || !self.line.is_empty()
    }

    /// Drops the line.
    pub(super) fn give_up<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) {
        self.leave(0, None, desk, budget);
        self.next = None;
    }

    /// Continues until there is an answer, the table should grow, or the total work reaches `until`. After a
    /// stop the line is empty.
    pub(super) fn go_on<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        until: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Pause, Stopped> {
        std::mem::swap(&mut self.spare, &mut desk.spare);
        let denials = Denials::BYTES * DENIALS_SHARE_OF_MEMORY <= budget.bytes_left()
            && budget.reserve(Denials::BYTES).is_ok();
        if denials {
            std::mem::swap(&mut self.denials, &mut desk.denials);
            desk.denials.make_room();
        }
        let pause = self.search(desk, until, budget);
        if pause.is_err() {
            self.give_up(desk, budget);
        }
        if denials {
            budget.release(Denials::BYTES);
            std::mem::swap(&mut self.denials, &mut desk.denials);
        }
        std::mem::swap(&mut self.spare, &mut desk.spare);
        pause
    }

    fn search<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        until: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Pause, Stopped> {
        loop {
            if desk.known.table.crowded() {
                return Ok(Pause::Crowded);
            }
            if budget.spent().work >= until {
                return Ok(Pause::Worked);
            }
            let mut found = self.overtaken(desk, budget);
            match self.next.take() {
                Some(Next::Enter(frame)) => self.enter(frame, desk),
                Some(Next::Ask(part, goal)) => match Frame::open(part, goal, desk, budget)? {
                    Some(frame) => self.enter(frame, desk),
                    None => found = Some(None),
                },
                Some(Next::Known(answer)) => {
                    if let (Some(frame), Some(value)) = (self.line.last(), answer) {
                        desk.known.table.put(frame.part(), value, budget);
                        desk.observer.valued(frame.part(), NimValue(value));
                        budget.progress(desk.known.positions());
                    }
                    found = Some(answer);
                    self.leave(self.line.len().saturating_sub(1), found, desk, budget);
                }
                None => {}
            }
            let Some(frame) = self.line.last_mut() else { return Ok(Pause::Found(found.flatten())) };
            if let Some(found) = found {
                frame.answer(found, desk);
            }
            self.next = Some(frame.next(desk, budget)?);
        }
    }

    /// Enters a part. If another search has answered the question since, the next step notices it.
    fn enter<G: Compact, O: Observer>(&mut self, frame: Box<Frame>, desk: &mut Desk<'_, G, O>) {
        if desk.together.is_some_and(|together| together.enter(frame.question())) {
            self.heard = self.heard.wrapping_sub(1);
        }
        desk.observer.entered(&[frame.part()], self.line.len() as u64 + 1);
        self.line.push(frame);
    }

    /// Drops the parts of the line from this place on; `found` may answer the first of them.
    fn leave<G: Compact, O: Observer>(
        &mut self,
        from: usize,
        mut found: Option<Found>,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) {
        if let Some(Next::Enter(frame)) = self.next.take() {
            frame.close(desk, budget);
        }
        for frame in self.line.drain(from..) {
            if let Some(together) = desk.together {
                together.leave(frame.question(), found.take());
            }
            frame.close(desk, budget);
        }
    }

    /// News of another search about the first question on the line that has any; the line becomes as if this
    /// search had found it. Returns the answer, if there is one.
    fn overtaken<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) -> Option<Found> {
        let together = desk.together?;
        if !together.has_news(&mut self.heard) {
            return None;
        }
        let asked = self.line.iter().map(|frame| (frame.question(), frame.looks_for()));
        match together.first_news(asked)? {
            (at, News::Answer(found)) => {
                self.leave(at, None, desk, budget);
                Some(found)
            }
            (at, News::Seen(values)) => {
                self.leave(at + 1, None, desk, budget);
                self.line[at].has_seen(values);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::known::Known;
    use super::super::nimbers::Nimbers;
    use super::super::together::Together;
    use super::*;
    use grundy_games::cram::Cram;
    use grundy_rules::{ControlFlow, Halt, Impartial, Notation};
    use proptest::prelude::*;

    /// Whether an option of this part has this value.
    fn is_seen(part: u128, value: u64, nimbers: &mut Nimbers<Cram>) -> bool {
        Cram.options(part, &mut |words| {
            let found = nimbers.value(words, &mut Budget::default()).unwrap();
            if found.0 == value { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        })
        .is_break()
    }

    /// The value of a part, found in steps, and a count. After each step another search sees the value that
    /// one of the parts on the line is searched for; the count says how often.
    fn overtaken(part: u128, steps: u64, nimbers: &mut Nimbers<Cram>) -> (Found, u64) {
        let mut known = Known::new(Cram);
        let (together, budget) = (Together::default(), &mut Budget::default());
        let (mut searcher, mut times) = (Searcher::default(), 0);
        known.table.make_room(part, budget);
        searcher.ask((part, None));
        loop {
            let until = budget.spent().work + steps;
            match searcher.go_on(&mut Desk::new(&known, Some(&together), &mut ()), until, budget).unwrap() {
                Pause::Found(found) => {
                    assert!(!searcher.is_on_its_way() && budget.spent().bytes == known.table.bytes());
                    return (found, times);
                }
                Pause::Crowded => known.table.grow(budget),
                Pause::Worked => {
                    let looked_for = |frame: &Frame| Some((frame.question(), frame.looks_for()?));
                    let mut asked = searcher.line.iter().map(AsRef::as_ref).filter_map(looked_for);
                    let Some((question, value)) =
                        asked.find(|&((part, _), value)| is_seen(part, value, nimbers))
                    else {
                        continue;
                    };
                    together.enter(question);
                    together.seen(question, value);
                    together.leave(question, None);
                    times += 1;
                }
            }
        }
    }

    proptest! {
        #[test]
        fn what_others_see_is_taken_over_and_no_option_is_lost(free in any::<u32>(), more in any::<u32>(), steps in 1u64..60) {
            let square = |at: usize| if (free | more) >> at & 1 == 1 { '.' } else { '#' };
            let row = |row: usize| (0..5).map(|column| square(row * 5 + column)).collect::<String>();
            let text = (0..5).map(row).collect::<Vec<_>>().join("/");
            let mut nimbers = Nimbers::new(Cram);
            for part in Cram.words(&Cram.parse_position(&text).unwrap()).unwrap() {
                let expected = nimbers.value(&[part], &mut Budget::default()).unwrap().0;
                prop_assert_eq!(overtaken(part, steps, &mut nimbers).0, Some(expected));
            }
        }
    }

    #[test]
    fn a_search_is_overtaken_again_and_again() {
        let board = Cram.words(&Cram.parse_position("4x6").unwrap()).unwrap()[0];
        let (found, times) = overtaken(board, 40, &mut Nimbers::new(Cram));
        assert!(found == Some(0) && times >= 10, "{times}");
    }
}
