//! One who searches: the parts on the way, from the one that was asked for to where the search stands.

use super::denials::Denials;
use super::desk::Desk;
use super::frame::{Frame, Next};
use super::observer::Observer;
use super::options::Options;
use super::together::{Found, News, Question};
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, NimValue, Stopped};

/// Denials are kept where they take little: so small a part of the memory that is left.
const LITTLE: u64 = 16;

/// Why a search comes back.
pub(super) enum Pause {
    /// It is done.
    Found(Found),
    /// The table should grow.
    Crowded,
    /// It has done as much work as it was told to.
    Worked,
}

/// A search on its way. The parts stand in a list, as a play may be longer than the machine's stack.
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
    /// So many answers of others were heard of.
    heard: u64,
}

impl Searcher {
    /// Begins with a question about a part that is not remembered.
    pub(super) fn ask(&mut self, (part, goal): Question) {
        self.next = Some(Next::Ask(part, goal));
    }

    /// The questions on the way, the first one first.
    pub(super) fn questions(&self) -> impl Iterator<Item = Question> {
        self.line.iter().map(|frame| frame.question())
    }

    /// The bytes that are held on the way.
    pub(super) fn held(&self) -> u64 {
        let next = if let Some(Next::Enter(frame)) = &self.next { frame.held() } else { 0 };
        next + self.line.iter().map(|frame| frame.held()).sum::<u64>()
    }

    /// Is there something left to do?
    pub(super) fn is_on_its_way(&self) -> bool {
        self.next.is_some() || !self.line.is_empty()
    }

    /// Gives up all that is on the way.
    pub(super) fn give_up<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) {
        self.leave(0, None, desk, budget);
        self.next = None;
    }

    /// Goes on until there is an answer, the table should grow, or so much work is done in all. After a stop
    /// all that was on the way is gone.
    pub(super) fn go_on<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        until: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Pause, Stopped> {
        std::mem::swap(&mut self.spare, &mut desk.spare);
        let denials =
            Denials::BYTES * LITTLE <= budget.bytes_left() && budget.reserve(Denials::BYTES).is_ok();
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

    /// Goes into a part. If somebody has answered the question since, that is heard of next.
    fn enter<G: Compact, O: Observer>(&mut self, frame: Box<Frame>, desk: &mut Desk<'_, G, O>) {
        if desk.together.is_some_and(|together| together.enter(frame.question())) {
            self.heard = self.heard.wrapping_sub(1);
        }
        desk.observer.entered(&[frame.part()], self.line.len() as u64 + 1);
        self.line.push(frame);
    }

    /// Gives up the parts on the way from this one on, of which this may be the answer.
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

    /// What somebody else has found of the first question on the way for which that is news: the way is as if it had
    /// been found here. The answer, if it is one.
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

    /// Has an option of this part this value?
    fn is_seen(part: u128, value: u64, nimbers: &mut Nimbers<Cram>) -> bool {
        Cram.options(part, &mut |words| {
            let found = nimbers.value(words, &mut Budget::default()).unwrap();
            if found.0 == value { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        })
        .is_break()
    }

    /// The value of a part, found in steps. After each somebody else sees what one of the parts on the way is looked
    /// through for; how often that was so.
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
