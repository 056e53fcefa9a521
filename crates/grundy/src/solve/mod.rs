//! The winner and the winning moves: sums of different games, normal and misère.

mod family;
mod length;
mod lost_pairs;
mod misere_heap;
mod misere_theorem;
mod outcome_only;
mod outcomes;
mod searched;
mod sums;
mod typed;
mod who_wins;
mod worth;

pub use crate::induction::{Arena, PartId, Search, Sum, Table, explore, remoteness};
pub use family::Family;
pub use grundy_rules::theorem::{misere_nim_outcome, misere_nim_reply};
pub(crate) use length::PlayLength;
pub(crate) use outcome_only::moves_to_lost;
pub use outcomes::{Outcomes, table};
pub use searched::searched;
pub use typed::{nim_value, outcome, winning_moves};
pub(crate) use who_wins::uncancelled;
pub(crate) use worth::words_size;
pub use worth::{MovesTo, PartMove, Worth, Worths};

use crate::induction::LabelledValues;
use grundy_rules::theorem::{MISERE_NIM, MisereNim};
use grundy_rules::{Budget, Component, Convention, Failure, KnownBy, Made, NimValue, Outcome, Position, Why};
use lost_pairs::LostPairs;
use misere_theorem::misere_theorem;
use outcome_only::{OutcomeOnly, outcome_only};
use std::sync::Arc;
use who_wins::Known;

/// The part of an answer that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Its nim-value.
    NimValue,
    /// The outcome, which often takes less to find and to show.
    Outcome,
}

/// A question about a position.
///
/// ```
/// use grundy::{Budget, Outcome, games, solve::{solve, Question, Wanted}};
/// let position = games::position("cram 5x5 + kayles : 3").unwrap();
/// let question = Question { only: Some(Wanted::Outcome), ..Question::default() };
/// let answer = solve(&position, &question, &mut Budget::default()).unwrap();
/// assert_eq!((answer.outcome, answer.nim_value), (Outcome::Next, None));
/// ```
#[derive(Clone, Debug)]
pub struct Question {
    /// The convention: who wins when nobody can move.
    pub convention: Convention,
    /// The only thing wanted, if any; then no moves are listed. `None`: everything that can be found.
    pub only: Option<Wanted>,
    /// Whether the remoteness is wanted. It takes a search over the whole position.
    pub remoteness: bool,
    /// The most winning moves listed.
    pub max_moves: usize,
}

impl Default for Question {
    fn default() -> Self {
        Question { convention: Convention::Normal, only: None, remoteness: false, max_moves: 1000 }
    }
}

/// The outcome of a position, its evidence, and every winning move.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The convention of all that follows.
    pub convention: Convention,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value of the whole position; `None` under misère play, for labelled games, where only the
    /// outcome was wanted, and where a theorem only shows a win while the nim-value is out of reach.
    pub nim_value: Option<NimValue>,
    /// The evidence for the outcome.
    pub known_by: KnownBy,
    /// The distinct kinds of evidence for the parts of a sum, the weakest first.
    pub ways: Vec<KnownBy>,
    /// The distinct theorems used.
    pub references: Vec<String>,
    /// The remoteness, if wanted and found within the budget.
    pub remoteness: Option<u64>,
    /// The worths of the parts under normal play, component by component; empty otherwise.
    pub worths: Vec<Vec<Worth>>,
    /// The winning moves, by component, place and parts left: at most as many as the question allows, and
    /// none where only the nim-value or the outcome was wanted.
    pub moves: Vec<WinningMove>,
    /// The number of winning moves, where it is known exactly.
    pub total: Option<u128>,
}

impl Answer {
    /// An answer with an outcome and nothing else.
    fn new(convention: Convention, outcome: Outcome, known_by: KnownBy) -> Answer {
        Answer {
            convention,
            outcome,
            nim_value: None,
            known_by,
            ways: vec![known_by],
            references: Vec::new(),
            remoteness: None,
            worths: Vec::new(),
            moves: Vec::new(),
            total: (outcome != Outcome::Next).then_some(0),
        }
    }

    /// Whether all winning moves are listed.
    pub fn complete(&self) -> bool {
        self.total == Some(self.moves.len() as u128)
    }
}

/// A winning move: its component, its place, and what is left there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WinningMove {
    /// The component, counted from 0.
    pub component: usize,
    /// The place inside the component, counted from 0.
    pub place: usize,
    /// The parts left there, ascending, zero heaps omitted; in a game written in Rust, in the order of its
    /// board.
    pub to: Vec<Vec<u64>>,
    /// The written move, in a game that names its moves, and the whole position it leaves.
    pub made: Option<Made>,
}

impl WinningMove {
    fn new(component: usize, place: usize, m: PartMove) -> WinningMove {
        WinningMove { component, place, to: m.to, made: m.made }
    }

    /// The move in words.
    pub fn text(&self, position: &Position) -> String {
        match &self.made {
            Some(made) => made.to_string(),
            None => position.components[self.component].describe(self.place, &self.to),
        }
    }
}

/// Solves a position: outcome, nim-value, every winning move.
///
/// Under normal play each part is valued alone, and the nim-sum adds the values. Under misère play that is
/// wrong, so the whole sum is searched, unless it is Nim. A labelled game is searched with the turn as part
/// of the position.
///
/// ```
/// use grundy::{Budget, Outcome, Position, solve::{solve, Question}};
/// let position = Position::parse("nim : 3, 4, 5").unwrap();
/// let answer = solve(&position, &Question::default(), &mut Budget::default()).unwrap();
/// assert_eq!(answer.outcome, Outcome::Next);
/// assert_eq!(answer.nim_value.unwrap().0, 2);
/// assert_eq!(answer.moves.len(), 1);
/// assert_eq!(answer.moves[0].to, [[1]]);   // 3 becomes 1: take 2
/// ```
///
/// # Errors
/// The rule's own failure (a cycle, a target that is not whole), or a spent budget.
pub fn solve(position: &Position, question: &Question, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
    Solver::new(position.clone()).solve(question, budget)
}

/// A position and everything known about it.
pub struct Solver {
    position: Arc<Position>,
    /// The worths of parts, shared by all questions.
    pub worths: Worths,
    arena: Arena,
    misere: Search,
    labelled: LabelledValues,
    lost_pairs: Vec<LostPairs>,
    ended: bool,
}

impl Solver {
    /// Starts without known values.
    pub fn new(position: impl Into<Arc<Position>>) -> Self {
        Solver {
            position: position.into(),
            worths: Worths::default(),
            arena: Arena::new(),
            misere: Search::new(Convention::Misere),
            labelled: LabelledValues::default(),
            lost_pairs: Vec::new(),
            ended: false,
        }
    }

    /// The position.
    pub fn position(&self) -> &Arc<Position> {
        &self.position
    }

    /// Answers a question.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn solve(&mut self, question: &Question, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        self.has(question)?;
        self.ends(budget)?;
        let mut answer = if self.is_labelled() {
            return self.solve_labelled(question, budget);
        } else if question.convention == Convention::Normal {
            let by_law = match question.only {
                Some(Wanted::NimValue) => None,
                _ => self.by_law(question, budget)?,
            };
            match (question.only, by_law) {
                (_, Some(answer)) => answer,
                (None, None) => self.solve_normal(question, budget)?,
                (Some(Wanted::NimValue), None) => self.value(budget)?,
                (Some(Wanted::Outcome), None) => self.who_wins(budget)?,
            }
        } else if self.position.components.iter().all(is_nim) {
            self.misere_nim(question)
        } else {
            self.solve_misere(question, budget)?
        };
        if question.remoteness {
            answer.remoteness = self.remoteness(question.convention, budget)?;
        }
        Ok(answer)
    }

    /// Refuses a question that the position cannot answer.
    fn has(&self, question: &Question) -> Result<(), Failure> {
        let value = question.only == Some(Wanted::NimValue);
        let refused = match (self.is_labelled(), question.convention) {
            (true, Convention::Misere) => {
                "a labelled game has no misère play: its winner is stated by the rules, not by the last move"
            }
            (true, _) if value => "a labelled game has no nim-value: only who wins can be asked for",
            (false, Convention::Misere) if value => {
                "nim-values belong to normal play: of misère play only who wins can be asked for"
            }
            _ => return Ok(()),
        };
        Err(Failure::Refused(refused.into()))
    }

    /// The engines behind the answers, in words.
    pub fn engines(&mut self) -> String {
        let mut lines = Vec::new();
        for component in &self.position.components {
            let rule = component.ruleset.text();
            lines.push(match self.worths.sequence(&component.ruleset) {
                Some(sequence) if sequence.values().is_empty() => format!("{rule}: theorem or search"),
                Some(sequence) => {
                    format!("{rule}: {}, {} values computed", sequence.engine(), sequence.heaps_computed())
                }
                None if component.ruleset.as_game().is_some_and(|rules| rules.game.compact().is_some()) => {
                    format!("{rule}: search on words, where positions fit them")
                }
                None => format!("{rule}: backward induction over positions"),
            });
        }
        lines.join("\n")
    }

    fn is_labelled(&self) -> bool {
        self.position.components.iter().any(|c| c.ruleset.is_labelled())
    }

    /// Makes sure that play ends, once.
    fn ends(&mut self, budget: &mut Budget<'_>) -> Result<(), Failure> {
        if self.ended {
            return Ok(());
        }
        for component in &self.position.components {
            for part in &component.parts {
                outcomes::ends(&mut self.arena, &component.ruleset, part, budget)?;
            }
        }
        self.ended = true;
        Ok(())
    }

    fn solve_normal(&mut self, question: &Question, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        if let Some(found) = outcome_only(&self.position, &mut self.worths, question.max_moves, budget)? {
            return Ok(self.by_outcome(found));
        }
        let answer = self.value(budget)?;
        if answer.outcome == Outcome::Previous {
            return Ok(answer);
        }
        let sum = answer.nim_value.unwrap_or_default();
        let mut moves = Vec::new();
        let mut total = Some(0u128);
        for (c, component) in self.position.components.iter().enumerate() {
            for (p, part) in component.parts.iter().enumerate() {
                let target = sum ^ answer.worths[c][p].value;
                let room = question.max_moves - moves.len();
                let found =
                    self.worths.moves_on(&component.ruleset, part, component.whole, target, room, budget)?;
                total = total.zip(found.total).map(|(a, b)| a + b);
                moves.extend(found.first.into_iter().map(|m| WinningMove::new(c, p, m)));
            }
        }
        Ok(Answer { moves, total, ..answer })
    }

    /// The nim-value of the position, from those of its parts, without moves.
    fn value(&mut self, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        let mut sum = NimValue(0);
        let mut known = Known::default();
        let mut worths = Vec::new();
        for component in &self.position.components {
            let mut here = Vec::with_capacity(component.parts.len());
            for part in &component.parts {
                let worth = self.worths.worth(&component.ruleset, part, budget)?;
                sum ^= worth.value;
                known.by(worth.known_by, worth.reference.as_deref());
                here.push(worth);
            }
            worths.push(here);
        }
        Ok(Answer { nim_value: Some(sum), worths, ..known.answer(sum.outcome()) })
    }

    /// The answer where a theorem gives only the outcome.
    fn by_outcome(&self, found: OutcomeOnly) -> Answer {
        let OutcomeOnly { outcome, component, place, moves } = found;
        let rules = self.position.components[component].ruleset.as_game();
        let reference = rules.and_then(|rules| rules.game.reference());
        Answer {
            nim_value: (outcome == Outcome::Previous).then_some(NimValue(0)),
            references: reference.map(str::to_string).into_iter().collect(),
            moves: moves.first.into_iter().map(|m| WinningMove::new(component, place, m)).collect(),
            total: moves.total,
            ..Answer::new(Convention::Normal, outcome, KnownBy::Theorem)
        }
    }

    fn misere_nim(&self, question: &Question) -> Answer {
        let heaps: Vec<u64> = self.heaps().map(|(_, _, heap)| heap).collect();
        let outcome = misere_nim_outcome(&heaps);
        let answer = Answer {
            references: vec![MISERE_NIM.into()],
            ..Answer::new(Convention::Misere, outcome, KnownBy::Theorem)
        };
        if question.only.is_some() {
            return answer;
        }
        let mut moves = Vec::new();
        let mut total = 0u128;
        let rest = MisereNim::of(&heaps);
        for (component, place, heap) in self.heaps() {
            if let Some(left) = rest.without(heap).reply(heap) {
                total += 1;
                if moves.len() < question.max_moves {
                    let to = if left == 0 { vec![] } else { vec![vec![left]] };
                    moves.push(WinningMove::new(component, place, to.into()));
                }
            }
        }
        Answer { moves, total: Some(total), ..answer }
    }

    fn heaps(&self) -> impl Iterator<Item = (usize, usize, u64)> + '_ {
        self.position.components.iter().enumerate().flat_map(|(c, component)| {
            component.parts.iter().enumerate().map(move |(p, part)| (c, p, part[0]))
        })
    }

    /// The parts of the whole position in the arena, component by component.
    fn parts(&mut self, budget: &mut Budget<'_>) -> Result<Vec<Vec<PartId>>, Failure> {
        let mut all = Vec::new();
        for component in &self.position.components {
            let ruleset = self.arena.ruleset(&component.ruleset);
            let mut here = Vec::with_capacity(component.parts.len());
            for part in &component.parts {
                here.push(self.arena.part(ruleset, part, budget)?);
            }
            all.push(here);
        }
        Ok(all)
    }

    fn solve_misere(&mut self, question: &Question, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        if let Some(answer) = misere_theorem(&self.position, question) {
            return Ok(answer);
        }
        if let Some(answer) = self.misere_heap(question, budget)? {
            return Ok(answer);
        }
        self.no_heads()?;
        let parts = self.parts(budget)?;
        let all: Vec<PartId> = parts.iter().flatten().copied().collect();
        let outcome = self.misere.outcome(&mut self.arena, &all, budget)?;
        let answer = Answer::new(Convention::Misere, outcome, KnownBy::Definition);
        if question.only.is_some() || outcome == Outcome::Previous {
            return Ok(answer);
        }
        let mut moves = Vec::new();
        let mut total = 0u128;
        let mut index = 0;
        for (c, here) in parts.iter().enumerate() {
            for (p, &part) in here.iter().enumerate() {
                let rest: Vec<PartId> =
                    all.iter().enumerate().filter(|(i, _)| *i != index).map(|(_, &p)| p).collect();
                index += 1;
                let mut found = Vec::new();
                let whole = self.position.components[c].whole;
                for (option, m) in self.moves_of(part, whole, budget)? {
                    budget.spend(1 + rest.len() as u64 / 16)?;
                    let next: Vec<PartId> = rest.iter().chain(option.iter()).copied().collect();
                    if self.misere.outcome(&mut self.arena, &next, budget)? == Outcome::Previous {
                        found.push(m);
                    }
                }
                total += found.len() as u128;
                let room = question.max_moves - moves.len();
                moves.extend(found.into_iter().take(room).map(|m| WinningMove::new(c, p, m)));
            }
        }
        Ok(Answer { moves, total: Some(total), ..answer })
    }

    /// The moves of a part, each with the sum that it leaves of the part: in the order of what they leave, or
    /// in the game's own order where it names its moves.
    fn moves_of(
        &mut self,
        id: PartId,
        whole: Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<(Sum, PartMove)>, Failure> {
        let (index, part) = self.arena.key(id);
        let (ruleset, part) = (self.arena.ruleset_of(id).clone(), part.to_vec());
        if ruleset.as_game().is_none() {
            let options = self.arena.options(id, budget)?;
            let mut moves: Vec<(Sum, PartMove)> =
                options.iter().map(|option| (option.clone(), self.numbers(option).into())).collect();
            moves.sort_by(|a, b| a.1.cmp(&b.1));
            return Ok(moves);
        }
        let mut listed: Vec<(Vec<u64>, PartMove)> = Vec::new();
        ruleset.moves(&part, whole, budget, &mut |visited, parts| {
            let m = visited.map(|visited| PartMove::made(visited.made(), &visited.left()));
            listed.extend(m.map(|m| (parts.to_vec(), m)));
            std::ops::ControlFlow::Continue(())
        })?;
        let mut moves = Vec::with_capacity(listed.len());
        for (parts, m) in listed {
            let mut sum = Sum::new();
            for part in parts {
                sum.push(self.arena.part(index, &[part], budget)?);
            }
            moves.push((sum, m));
        }
        Ok(moves)
    }

    fn numbers(&self, sum: &Sum) -> Vec<Vec<u64>> {
        let mut parts: Vec<Vec<u64>> = sum.iter().map(|&id| self.arena.key(id).1.to_vec()).collect();
        parts.sort();
        parts
    }

    fn solve_labelled(&mut self, question: &Question, budget: &mut Budget<'_>) -> Result<Answer, Failure> {
        let component = &self.position.components[0];
        let ruleset = &component.ruleset;
        let Some(part) = component.parts.first() else {
            return Err(Failure::Refused("a labelled game needs a position to start from".into()));
        };
        let (outcome, moves_left) = self.labelled.outcome(ruleset, part, budget)?;
        let answer = Answer {
            remoteness: question.remoteness.then_some(moves_left),
            ..Answer::new(Convention::Normal, outcome, KnownBy::Definition)
        };
        if question.only.is_some() || outcome != Outcome::Next {
            return Ok(answer);
        }
        let mut to: Vec<Vec<u64>> = Vec::new();
        ruleset.options(part, budget, &mut |option| {
            to.push(option.to_vec());
            std::ops::ControlFlow::Continue(())
        })?;
        to.sort();
        to.dedup();
        let mut moves = Vec::new();
        let mut total = 0u128;
        for next in to {
            if self.labelled.outcome(ruleset, &next, budget)?.0 == Outcome::Previous {
                total += 1;
                if moves.len() < question.max_moves {
                    moves.push(WinningMove::new(0, 0, vec![next].into()));
                }
            }
        }
        Ok(Answer { moves, total: Some(total), ..answer })
    }

    /// The misère outcome of a sum of parts, each with the number of its component, by search.
    pub(crate) fn misere_outcome(
        &mut self,
        sum: &[(usize, Vec<u64>)],
        budget: &mut Budget<'_>,
    ) -> Result<Outcome, Failure> {
        let mut parts = Vec::with_capacity(sum.len());
        for (component, part) in sum {
            let ruleset = self.arena.ruleset(&self.position.components[*component].ruleset);
            parts.push(self.arena.part(ruleset, part, budget)?);
        }
        self.misere.outcome(&mut self.arena, &parts, budget)
    }

    /// The outcome of a position of a labelled game, for the player to move.
    pub(crate) fn labelled_outcome(
        &mut self,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Outcome, Failure> {
        Ok(self.labelled.outcome(&self.position.components[0].ruleset, part, budget)?.0)
    }

    /// The remoteness of the whole position by search, or `None` where the budget is too small.
    fn remoteness(
        &mut self,
        convention: Convention,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Failure> {
        let found = self.parts(budget).and_then(|parts| {
            let all: Vec<PartId> = parts.into_iter().flatten().collect();
            remoteness(&mut self.arena, &all, convention, budget)
        });
        match found {
            Ok((_, moves)) => Ok(Some(moves)),
            Err(Failure::Stopped(stopped)) if stopped.why != Why::Cancelled => Ok(None),
            Err(failure) => Err(failure),
        }
    }
}

/// Whether this component is Nim: every number of coins may be taken from each of its heaps.
pub(crate) fn is_nim(component: &Component) -> bool {
    match component.ruleset.heap() {
        Some(grundy_rules::Heap::Take(set)) => {
            component.parts.iter().all(|part| part[0] == 0 || set.count_in(1, part[0]) == part[0])
        }
        _ => component.parts.is_empty(),
    }
}

fn is_turning(component: &Component) -> bool {
    matches!(component.ruleset.heap(), Some(grundy_rules::Heap::Turning(_)))
}
