//! Why a position is won, lost or a draw, where play may go on for ever.

use crate::document::{Block, Document, Section};
use crate::graph::{NodeId, best_outcome};
use crate::loopy::{LoopyValue, LoopyWorths, MAX_MOVES, Seen, States, refuse_labelled};
use crate::play::{Move, moves};
use grundy_rules::{Budget, Component, Convention, Failure, Outcome, Position, Why};
use grundy_words::say;

/// Who wins a position whose play may go on for ever, explained.
#[derive(Clone, Debug)]
pub struct LoopyExplanation {
    /// The position as typed.
    pub position: String,
    /// The convention of all that follows.
    pub convention: Convention,
    /// Who wins: N, P, or nobody (D).
    pub outcome: Outcome,
    /// The value of the sum; `None` under misère play.
    pub value: Option<LoopyValue>,
    /// The number of moves left under best play; `None` for a draw, and if the search for it is too large.
    pub remoteness: Option<u32>,
    /// The parts of the position with their values; none under misère play.
    pub parts: Vec<LoopyPart>,
    /// The best moves, then others: at most as many of each as were wanted.
    pub moves: Vec<LoopyMove>,
    /// Whether these are all.
    pub complete: bool,
}

/// A part of a position, and its value under normal play.
#[derive(Clone, Debug)]
pub struct LoopyPart {
    /// The rule of the part.
    pub rule: String,
    /// The part, as typed.
    pub part: String,
    /// Its value.
    pub value: LoopyValue,
}

/// A move, and what it does.
#[derive(Clone, Debug)]
pub struct LoopyMove {
    /// The move.
    pub made: Move,
    /// Who wins the position after it, seen by the opponent, who is to move there.
    pub leaves: Outcome,
    /// Whether it wins, or keeps a draw.
    pub is_best: bool,
    /// The number of moves left after it under best play, if it is known.
    pub remoteness: Option<u32>,
    /// For a move that loses, the answer that wins.
    pub answer: Option<Move>,
}

/// Explains who wins a position whose play may go on for ever.
///
/// ```
/// use grundy::{Budget, Convention, explain::explain_loopy, games};
/// let position = games::position("graph {west>east>west, east>home} : west")?;
/// let explained = explain_loopy(&position, Convention::Normal, 20, &mut Budget::default())?;
/// assert_eq!(explained.remoteness, Some(2));
/// let text = explained.document().to_string();
/// assert!(text.contains("west → east; the answer east → home wins"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule's own failure; the rules are labelled; [`Failure::Stopped`].
///
/// # Cost
/// As [`solve_loopy`](crate::loopy::solve_loopy), and under normal play a search over the whole sum, which ends after some
/// million ticks: it finds the number of moves left.
pub fn explain_loopy(
    position: &Position,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<LoopyExplanation, Failure> {
    refuse_labelled(position)?;
    let all = moves(position, MAX_MOVES, budget)?;
    let mut judge = Judge::of(position, convention, budget)?;
    let here = judge.see(position, budget)?;
    let mut after = Vec::with_capacity(all.moves.len());
    for one in &all.moves {
        after.push(judge.see(&one.after, budget)?);
    }
    judge.solve(budget)?;
    let outcome = judge.outcome(&here);
    let best_leaves = best_outcome(outcome);
    let (mut best, mut others) = (Vec::new(), Vec::new());
    for (made, seen) in all.moves.into_iter().zip(&after) {
        let leaves = judge.outcome(seen);
        let is_best = Some(leaves) == best_leaves;
        let list = if is_best { &mut best } else { &mut others };
        list.push(LoopyMove { made, leaves, is_best, remoteness: judge.remoteness(seen), answer: None });
    }
    // The winner hurries, and the loser delays.
    best.sort_by_key(|one| one.remoteness);
    let complete = all.complete && best.len() <= most && others.len() <= most;
    best.truncate(most);
    others.truncate(most);
    for one in &mut others {
        if one.leaves == Outcome::Next {
            one.answer = judge.answer(&one.made.after, budget)?;
        }
    }
    best.extend(others);
    let parts = match convention {
        Convention::Normal => parts(position, budget)?,
        Convention::Misere => Vec::new(),
    };
    let sum = |sum: LoopyValue, part: &LoopyPart| sum.plus(&part.value);
    let value = (convention == Convention::Normal).then(|| parts.iter().fold(LoopyValue::Finite(0), sum));
    Ok(LoopyExplanation {
        position: position.to_string(),
        convention,
        outcome,
        value,
        remoteness: judge.remoteness(&here),
        parts,
        moves: best,
        complete,
    })
}

/// The value of each part of a position.
fn parts(position: &Position, budget: &mut Budget<'_>) -> Result<Vec<LoopyPart>, Failure> {
    let mut states = States::default();
    let mut seen = Vec::new();
    for Component { ruleset, parts, .. } in &position.components {
        for part in parts {
            let alone = Position { components: vec![Component::new(ruleset.clone(), vec![part.clone()])] };
            let name = (ruleset.text().to_owned(), ruleset.show_part(part));
            seen.push((name, states.see(&alone, Convention::Normal, budget)?));
        }
    }
    let solved = LoopyWorths::of(&states.rows, budget)?;
    let value = |seen: &Seen| seen.value(&solved, &states.rows);
    let parts = seen.into_iter().map(|((rule, part), seen)| LoopyPart { rule, part, value: value(&seen) });
    Ok(parts.collect())
}

/// Who wins positions: by whole sums, or under normal play by the values of the parts.
struct Judge {
    states: States,
    solved: Option<LoopyWorths>,
    convention: Convention,
    /// Whether whole sums are explored.
    is_whole: bool,
}

/// The ticks for a search over the whole sum, where values would do.
const WHOLE_TICKS: u64 = 1 << 22;

impl Judge {
    fn of(position: &Position, convention: Convention, budget: &mut Budget<'_>) -> Result<Judge, Failure> {
        let before = budget.spent().bytes;
        let mut states = States::default();
        if convention == Convention::Misere {
            return Ok(Judge { states, solved: None, convention, is_whole: true });
        }
        let found = budget.within(WHOLE_TICKS, |budget| {
            states.whole(position, budget)?;
            Ok(LoopyWorths::of(&states.rows, budget)?)
        });
        let solved = match found {
            Ok(solved) => solved,
            // The values may need less.
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Memory => None,
            Err(failure) => return Err(failure),
        };
        if solved.is_none() {
            states = States::default();
            budget.release(budget.spent().bytes.saturating_sub(before));
        }
        let is_whole = solved.is_some();
        Ok(Judge { states, solved, convention, is_whole })
    }

    fn see(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Seen, Failure> {
        if self.is_whole {
            return Ok(Seen::whole(self.states.whole(position, budget)?));
        }
        self.states.see(position, self.convention, budget)
    }

    fn solve(&mut self, budget: &mut Budget<'_>) -> Result<(), Failure> {
        // New positions come after the others, and change nothing about them.
        if self.solved.as_ref().is_none_or(|solved| solved.len() < self.states.rows.len()) {
            self.solved = Some(LoopyWorths::of(&self.states.rows, budget)?);
        }
        Ok(())
    }

    fn solved(&self) -> &LoopyWorths {
        self.solved.as_ref().expect("positions are solved before they are judged")
    }

    fn outcome(&self, seen: &Seen) -> Outcome {
        match self.node(seen) {
            Some(node) => self.solved().outcome(node, self.convention),
            None => seen.value(self.solved(), &self.states.rows).outcome(),
        }
    }

    fn remoteness(&self, seen: &Seen) -> Option<u32> {
        self.solved().remoteness(self.node(seen)?, self.convention)
    }

    fn node(&self, seen: &Seen) -> Option<NodeId> {
        if self.is_whole { seen.nodes.first().copied() } else { None }
    }

    /// The move that wins a position, and comes nearest to the end of play. `None` if there is no move, or too many.
    fn answer(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Option<Move>, Failure> {
        let replies = moves(position, MAX_REPLIES, budget)?.moves;
        let mut after = Vec::with_capacity(replies.len());
        for reply in &replies {
            after.push(self.see(&reply.after, budget)?);
        }
        self.solve(budget)?;
        let lost =
            replies.into_iter().zip(&after).filter(|(_, seen)| self.outcome(seen) == Outcome::Previous);
        Ok(lost.min_by_key(|(_, seen)| self.remoteness(seen)).map(|(reply, _)| reply))
    }
}

/// The theorem on values of games that may go on for ever.
const SMITH: &str = "C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966) 51–81";

/// The replies to a move that are looked at.
const MAX_REPLIES: usize = 10_000;

impl LoopyExplanation {
    /// The explanation as a document.
    pub fn document(&self) -> Document {
        let title = match self.convention {
            Convention::Normal => say!("explain-title-loopy-normal", position = &self.position),
            Convention::Misere => say!("explain-title-loopy-misere", position = &self.position),
        };
        let mut sections = vec![
            Section::of(say!("heading-answer"), [self.answer()]),
            Section::of(say!("heading-reason"), [self.reason()]),
        ];
        sections.extend(self.values());
        let (best, others): (Vec<&LoopyMove>, Vec<&LoopyMove>) =
            self.moves.iter().partition(|one| one.is_best);
        let heading = match (self.outcome, best.len()) {
            (Outcome::Draw, _) => say!("heading-moves-keep-draw"),
            (_, 1) if self.complete => say!("heading-only-winning-move"),
            _ => say!("heading-winning-moves"),
        };
        let list =
            |moves: Vec<&LoopyMove>| Block::List(moves.into_iter().map(|one| self.line(one)).collect());
        if !best.is_empty() {
            sections.push(Section::of(heading, []).with(list(best)));
        }
        if !others.is_empty() {
            let heading = match self.outcome {
                Outcome::Previous => say!("heading-every-move-loses"),
                _ => say!("heading-other-moves"),
            };
            sections.push(Section::of(heading, []).with(list(others)));
        }
        if !self.complete {
            sections.push(Section::of(say!("heading-more-moves"), [say!("explain-loopy-not-listed")]));
        }
        Document { title, sections }
    }

    fn answer(&self) -> String {
        let value = self.value.as_ref().map(LoopyValue::to_string);
        let answer = match (self.outcome, value) {
            (Outcome::Next, None) => say!("explain-loopy-wins"),
            (Outcome::Next, Some(value)) => say!("explain-loopy-wins-value", value = value),
            (Outcome::Previous, None) => say!("explain-loopy-loses"),
            (Outcome::Previous, Some(value)) => say!("explain-loopy-loses-value", value = value),
            (_, None) => return say!("explain-loopy-draw"),
            (_, Some(value)) => return say!("explain-loopy-draw-value", value = value),
        };
        match self.remoteness {
            None => answer,
            Some(moves) => {
                let left = say!("explain-moves-left", count = moves);
                say!("explain-loopy-and-moves-left", answer = answer, left = left)
            }
        }
    }

    fn reason(&self) -> String {
        match (self.outcome, self.moves.is_empty(), self.convention) {
            (Outcome::Previous, true, _) => say!("explain-loopy-no-move-loses"),
            (Outcome::Next, true, Convention::Misere) => say!("explain-loopy-no-move-wins"),
            (Outcome::Next, ..) => say!("explain-loopy-won"),
            (Outcome::Previous, ..) => say!("explain-loopy-lost"),
            _ => say!("explain-loopy-drawn"),
        }
    }

    /// The values of the parts, and what their sum is.
    fn values(&self) -> Option<Section> {
        let value = self.value.as_ref()?;
        let lists: Vec<&LoopyPart> =
            self.parts.iter().filter(|part| matches!(part.value, LoopyValue::Infinite(_))).collect();
        if self.parts.len() < 2 && lists.is_empty() {
            return None;
        }
        let line = |part: &LoopyPart| {
            let position = format!("{} : {}", part.rule, part.part);
            say!("explain-loopy-is-worth", position = position, value = part.value.to_string())
        };
        let values = Block::List(self.parts.iter().map(line).collect());
        let numbers = self.parts.iter().filter_map(|part| match part.value {
            LoopyValue::Finite(value) => Some(value),
            LoopyValue::Infinite(_) => None,
        });
        let number = numbers.fold(0, |sum, value| sum ^ value);
        let mut sentences = Vec::new();
        if let [part, ..] = lists[..] {
            sentences.push(say!("explain-loopy-no-nim-value", value = part.value.to_string()));
        }
        match lists[..] {
            [] => sentences.push(say!("explain-loopy-all-finite", sum = number)),
            [only] => {
                if self.parts.len() > 1 {
                    let equation = format!("{} + {number} = {value}", only.value);
                    sentences.push(say!("explain-loopy-one-infinite", sum = number, equation = equation));
                }
                sentences.push(match self.outcome {
                    Outcome::Next => say!("explain-loopy-zero-in-list"),
                    _ => say!("explain-loopy-zero-not-in-list"),
                });
            }
            _ => sentences.push(say!("explain-loopy-several-infinite")),
        }
        sentences.push(say!("explain-is-theorem", reference = SMITH));
        let sentences = sentences.into_iter().map(Block::Paragraph).collect();
        Some(Section::of(say!("heading-values"), []).with(values).with_all(sentences))
    }

    /// A move, and what it does.
    fn line(&self, one: &LoopyMove) -> String {
        let text = &one.made.text;
        match (&one.answer, one.leaves) {
            (_, Outcome::Previous) => match one.remoteness {
                None => text.clone(),
                Some(moves) => say!("explain-loopy-move-left", moved = text, count = moves),
            },
            (Some(answer), _) => say!("explain-loopy-answer-wins", moved = text, reply = &answer.text),
            // Only at the end of play is there no answer: under misère play the player there has won.
            (None, Outcome::Next) if one.remoteness == Some(0) => {
                say!("explain-loopy-opponent-cannot-move", moved = text)
            }
            (None, Outcome::Next) => say!("explain-loopy-move-loses", moved = text),
            (None, _) if one.is_best => text.clone(),
            (None, _) => say!("explain-loopy-gives-win-away", moved = text),
        }
    }
}
