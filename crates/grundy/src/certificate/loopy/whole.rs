//! The entries that prove who wins a sum: lost positions with their answers, and draws.

use super::{Answer, Line, LoopyCertificate, LoopyClaim, Stated, Sum};
use crate::certificate::write::refuse_long;
use crate::graph::NodeId;
use crate::loopy::{LoopyWorths, States, refuse_labelled};
use grundy_rules::{Budget, Convention, Failure, Heap, Kind, Outcome, Position, Stopped};
use rustc_hash::{FxHashMap, FxHashSet};

/// About how many bytes an option takes in an entry.
const OPTION_BYTES: u64 = 120;

/// About how many bytes the answer to a won position takes.
const ANSWER_BYTES: u64 = 24;

pub(super) fn of(
    position: &Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<LoopyCertificate, Failure> {
    refuse_labelled(position)?;
    let turned =
        |kind: &Kind| convention == Convention::Misere && matches!(kind, Kind::Heap(Heap::Turning(_)));
    if position.components.iter().any(|component| turned(component.ruleset.kind())) {
        return Err(Failure::Refused(
            "coins that are turned are no sum of heaps under misère play, so there is no certificate".into(),
        ));
    }
    let stated = Stated::of(position)?;
    let mut states = States::default();
    let root = states.whole(position, budget)?;
    let solved = LoopyWorths::of(&states.rows, budget)?;
    let mut list = List {
        states: &states,
        solved: &solved,
        convention,
        lost: FxHashSet::default(),
        draws: FxHashSet::default(),
        answers: FxHashMap::default(),
    };
    let outcome = solved.outcome(root, convention);
    list.find(root, budget)?;
    let lines = list.lines(position, budget)?;
    LoopyCertificate::new(stated, LoopyClaim::Outcome(convention, outcome), lines)
}

/// A line in messages.
const OPTIONS: &str = "a line of the certificate, which holds all options of a position,";

struct List<'s> {
    states: &'s States,
    solved: &'s LoopyWorths,
    convention: Convention,
    /// The lost positions and the draws of the list.
    lost: FxHashSet<NodeId>,
    draws: FxHashSet<NodeId>,
    /// The answers to won positions: the lost option that ends first. `None` if the player to move cannot move, and wins.
    answers: FxHashMap<NodeId, Option<NodeId>>,
}

impl List<'_> {
    fn outcome(&self, node: NodeId) -> Outcome {
        self.solved.outcome(node, self.convention)
    }

    fn answer(&self, won: NodeId) -> Option<NodeId> {
        let moves = |&option: &NodeId| self.solved.remoteness(option, self.convention);
        self.solved.best(&self.states.rows, won, self.convention).min_by_key(moves)
    }

    /// Finds all positions that the list needs.
    fn find(&mut self, root: NodeId, budget: &mut Budget<'_>) -> Result<(), Stopped> {
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            budget.spend(1)?;
            let options = self.states.rows.options(node);
            let is_new = match self.outcome(node) {
                Outcome::Previous => self.lost.insert(node),
                Outcome::Draw => self.draws.insert(node),
                // A position that is won needs only its answer.
                _ if self.answers.contains_key(&node) => false,
                _ => {
                    budget.spend(options.len() as u64)?;
                    budget.reserve(ANSWER_BYTES)?;
                    let answer = self.answer(node);
                    self.answers.insert(node, answer);
                    stack.extend(answer);
                    false
                }
            };
            if is_new {
                budget.spend(options.len() as u64)?;
                budget.reserve(OPTION_BYTES * (1 + options.len() as u64))?;
                stack.extend(options);
            }
        }
        Ok(())
    }

    fn lines(&self, position: &Position, budget: &mut Budget<'_>) -> Result<Vec<Line>, Failure> {
        let mut lost: Vec<NodeId> = self.lost.iter().copied().collect();
        // Answers lie nearer to the end of play than the positions that they are for.
        lost.sort_by_key(|&node| (self.solved.remoteness(node, self.convention), node));
        let numbers: FxHashMap<NodeId, u64> = lost.iter().copied().zip(0..).collect();
        let mut draws: Vec<NodeId> = self.draws.iter().copied().collect();
        draws.sort_unstable();
        let mut lines = Vec::with_capacity(lost.len() + draws.len());
        for node in lost {
            let (answers, _) = self.options(node, &numbers, position, budget)?;
            let line = Line::Lost { lost: self.places(node, position), answers };
            refuse_long(&line, OPTIONS)?;
            lines.push(line);
        }
        for node in draws {
            let (answers, draws) = self.options(node, &numbers, position, budget)?;
            let line = Line::Draw { draw: self.places(node, position), answers, draws };
            refuse_long(&line, OPTIONS)?;
            lines.push(line);
        }
        Ok(lines)
    }

    /// The options of a position: those with answers, and the draws.
    fn options(
        &self,
        node: NodeId,
        numbers: &FxHashMap<NodeId, u64>,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Result<(Vec<Answer>, Vec<Sum>), Stopped> {
        let (mut answers, mut draws) = (Vec::new(), Vec::new());
        for &option in self.states.rows.options(node) {
            budget.spend(1)?;
            let places = self.places(option, position);
            match self.outcome(option) {
                Outcome::Draw => draws.push(places),
                _ => answers.push((places, self.answers[&option].map(|answer| numbers[&answer]))),
            }
        }
        Ok((answers, draws))
    }

    fn places(&self, node: NodeId, position: &Position) -> Sum {
        let arena = &self.states.arena;
        let place = |part: &u32| {
            let rules = arena.ruleset_of(*part);
            let component = position.components.iter().position(|component| component.ruleset.is_same(rules));
            (component.expect("a move leaves parts of the same rules"), arena.show(*part))
        };
        self.states.sums[node as usize].iter().map(place).collect()
    }
}
