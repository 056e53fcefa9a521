//! Misère play of one large heap of a take set, through the law of normal play.

use super::outcome_only::one_live_part;
use super::worth::PartMove;
use super::{Answer, Question, Solver, WinningMove};
use crate::law::MisereHeap;
use grundy_rules::{Budget, Convention, Failure, Heap, NimValue, Outcome};

/// The size up to which heaps are searched.
const SEARCHED_UP_TO: u64 = 1 << 12;

impl Solver {
    /// The answer where only one heap has moves, and it is a large heap of a take set: it has the outcome of
    /// a smaller heap under normal play, and so do its options.
    pub(super) fn misere_heap(
        &mut self,
        question: &Question,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Answer>, Failure> {
        let Some((component, place)) = one_live_part(self.position(), budget)? else { return Ok(None) };
        let here = &self.position().components[component];
        let (ruleset, heap) = (here.ruleset.clone(), here.parts[place][0]);
        let Some(Heap::Take(set)) = ruleset.heap() else { return Ok(None) };
        let least = MisereHeap::of(set).least();
        let Some((least, shifted)) =
            least.zip(heap.checked_sub(least.unwrap_or(0))).filter(|_| heap > SEARCHED_UP_TO)
        else {
            return Ok(None);
        };
        let worth = self.worths.worth(&ruleset, &[shifted], budget)?;
        let mut references = vec![format!(
            "heap n is won or lost under misère play as heap n-{least} is under normal play, {least} being the least number that may be taken"
        )];
        references.extend(worth.reference.as_deref().map(str::to_string));
        let outcome = worth.value.outcome();
        let answer = Answer { references, ..Answer::new(Convention::Misere, outcome, worth.known_by) };
        if question.only.is_some() || outcome == Outcome::Previous {
            return Ok(Some(answer));
        }
        let found = self.worths.moves_to(&ruleset, &[shifted], NimValue(0), question.max_moves, budget)?;
        let left = |to: &[Vec<u64>]| PartMove::from(vec![vec![to.first().map_or(0, |part| part[0]) + least]]);
        let moves = found.first.iter().map(|m| WinningMove::new(component, place, left(&m.to))).collect();
        Ok(Some(Answer { moves, total: found.total, ..answer }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::solve;
    use grundy_rules::Position;

    #[test]
    fn the_law_above_the_border_goes_on_as_the_search_below_it() {
        let question = Question { convention: Convention::Misere, ..Question::default() };
        // Each rule with a period of its nim-values.
        for (rule, period) in [("take {1,3,4}", 7), ("take {2,5,6}", 11), ("take 3..5", 8)] {
            let answer = |n: u64| {
                let position = Position::parse(&format!("{rule} : {n}")).unwrap();
                let answer = solve(&position, &question, &mut Budget::default()).unwrap();
                let taken: Vec<u64> = answer.moves.iter().map(|m| n - m.to[0][0]).collect();
                assert_eq!(answer.total, Some(taken.len() as u128), "{rule} : {n}");
                (answer.outcome, taken)
            };
            for n in SEARCHED_UP_TO - period + 1..=SEARCHED_UP_TO {
                assert_eq!(answer(n), answer(n + period), "{rule} : {n}");
            }
        }
    }
}
