//! Rules on tuples of numbers, with the last move or with a stated ending.

use crate::budget::Budget;
use crate::error::{ParseError, Span};
use crate::failure::{Failure, Flow, Halt, RuleError};
use crate::formula::Formula;
use crate::formula::ast::Verdict;
use crate::formula::termination::Ends;
use crate::notation::{Cursor, Token, literal};
use crate::rules::{Impartial, Label, Labelled, Notation, Rules};
use grundy_words::say;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// A rule on tuples of numbers (or on one number that may grow).
#[derive(Clone, Debug)]
pub struct Points {
    /// The moves.
    pub formula: Formula,
    /// What is known about the end of play.
    pub ends: Ends,
}

impl Points {
    /// Whether this is a labelled game, whose rules state the winner instead of the last move.
    pub fn is_labelled(&self) -> bool {
        self.formula.syntax().ending.is_some()
    }

    /// How many numbers a position has, the turn of a labelled game included.
    pub fn arity(&self) -> usize {
        self.formula.syntax().head.len() + usize::from(self.is_labelled())
    }

    /// Who wins a labelled game at its end, for the player to move.
    ///
    /// # Errors
    /// The condition of the ending may have no value here.
    pub fn label(&self, at: &[u64]) -> Result<Label, RuleError> {
        let turn = at.last().copied().unwrap_or(0);
        let verdict = self.formula.verdict(&at[..at.len() - 1], turn)?;
        Ok(match (verdict, turn) {
            (Verdict::Tie, _) => Label::Tie,
            (Verdict::First, 0) | (Verdict::Second, 1) => Label::MoverWins,
            _ => Label::MoverLoses,
        })
    }
}

impl Points {
    /// Visits the options of a tuple: the numbers of the tuples that a move leaves, concatenated. A move
    /// flips the turn of a labelled game. An option may be visited twice.
    ///
    /// # Errors
    /// The rule's own failure at this tuple, or the end of the budget.
    pub fn options(
        &self,
        tuple: &[u64],
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        if !self.is_labelled() {
            return self.formula.points_within(tuple, None, budget, each);
        }
        let (at, turn) = tuple.split_at(tuple.len() - 1);
        let mut next = Vec::with_capacity(tuple.len());
        self.formula.points_within(at, Some(turn[0]), budget, &mut |option| {
            next.clear();
            next.extend_from_slice(option);
            next.push(1 - turn[0]);
            each(&next)
        })
    }

    /// The options as an enumeration of moves, without a budget, each option once.
    fn visit(&self, tuple: &[u64], each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        let mut seen: FxHashSet<Vec<u64>> = FxHashSet::default();
        let mut halted = None;
        let end = self.options(tuple, &mut Budget::default().bytes(u64::MAX), &mut |option| {
            if !seen.insert(option.to_vec()) {
                return ControlFlow::Continue(());
            }
            let flow = each(option);
            halted = flow.clone().break_value();
            flow
        });
        match (end, halted) {
            (_, Some(halt)) => ControlFlow::Break(halt),
            (Err(Failure::Rule(error)), None) => ControlFlow::Break(Halt::Broken(error)),
            _ => ControlFlow::Continue(()),
        }
    }
}

/// Sums of tuples under a formula without a stated ending: the last move decides.
///
/// A position is a list of tuples, in any order; what a move leaves is sorted.
///
/// ```
/// use grundy_rules::{Kind, Notation, Rules, Ruleset, Tuples, promises};
/// let Kind::Points(wythoff) = Ruleset::parse("wythoff").unwrap().kind().clone() else { unreachable!() };
/// let wythoff = Tuples::new(wythoff).unwrap();
/// let start = wythoff.parse_position("(1,2), (2,2)").unwrap();
/// assert_eq!(wythoff.options_of(&start).unwrap().len(), 10);
/// promises::all(&wythoff, [start]).unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct Tuples(Points);

/// A move in a sum of tuples: one of them is replaced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TupleMove {
    /// The tuple that is replaced.
    pub tuple: Vec<u64>,
    /// The tuples that replace it, ascending.
    pub to: Vec<Vec<u64>>,
}

impl Tuples {
    /// Plays by these rules; `None` if they state who wins at the end.
    pub fn new(points: Points) -> Option<Tuples> {
        (!points.is_labelled()).then_some(Tuples(points))
    }
}

impl Rules for Tuples {
    type Position = Vec<Vec<u64>>;
    type Move = TupleMove;

    fn moves(&self, from: &Vec<Vec<u64>>, each: &mut dyn FnMut(TupleMove) -> Flow) -> Flow {
        let mut tuples: Vec<&Vec<u64>> = from.iter().collect();
        tuples.sort();
        tuples.dedup();
        for tuple in tuples {
            // Two options may differ only in the order of their tuples.
            let mut seen: FxHashSet<Vec<Vec<u64>>> = FxHashSet::default();
            self.0.visit(tuple, &mut |option| {
                let mut to: Vec<Vec<u64>> = option.chunks(tuple.len()).map(<[u64]>::to_vec).collect();
                to.sort();
                if option.len() > tuple.len() && !seen.insert(to.clone()) {
                    return ControlFlow::Continue(());
                }
                each(TupleMove { tuple: tuple.clone(), to })
            })?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, from: &Vec<Vec<u64>>, m: &TupleMove) -> Vec<Vec<u64>> {
        let mut next = from.clone();
        if let Some(at) = next.iter().position(|tuple| *tuple == m.tuple) {
            next.swap_remove(at);
        }
        next.extend(m.to.iter().cloned());
        next.sort();
        next
    }
}

impl Impartial for Tuples {
    fn parts(&self, position: &Vec<Vec<u64>>, each: &mut dyn FnMut(Vec<Vec<u64>>)) {
        position.iter().for_each(|tuple| each(vec![tuple.clone()]));
    }

    fn representative(&self, mut position: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        position.sort();
        position
    }
}

impl Notation for Tuples {
    fn parse_position(&self, text: &str) -> Result<Vec<Vec<u64>>, ParseError> {
        tuples(text, self.0.arity())
    }

    fn show_position(&self, position: &Vec<Vec<u64>>) -> String {
        position.iter().map(|tuple| show(tuple)).collect::<Vec<_>>().join(", ")
    }

    fn show_move(&self, _from: &Vec<Vec<u64>>, m: &TupleMove) -> String {
        let to: Vec<String> = m.to.iter().map(|tuple| show(tuple)).collect();
        format!("{} → {}", show(&m.tuple), to.join(" + "))
    }
}

/// One tuple under a formula that states who wins at the end; the turn is the last number of the tuple.
///
/// ```
/// use grundy_rules::{Kind, Label, Labelled, LabelledTuples, Notation, Ruleset, promises};
/// let rule = Ruleset::parse("even-number-addicts").unwrap();
/// let Kind::Points(addicts) = rule.kind().clone() else { unreachable!() };
/// let addicts = LabelledTuples::new(addicts).unwrap();
/// let end = addicts.parse_position("(0,0,0,1)").unwrap();
/// assert_eq!(addicts.label(&end), Some(Label::MoverLoses));   // the first player has won
/// promises::labelled(&addicts, [vec![2, 1, 0, 0]]).unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct LabelledTuples(Points);

impl LabelledTuples {
    /// Plays by these rules; `None` if the last move decides.
    pub fn new(points: Points) -> Option<LabelledTuples> {
        points.is_labelled().then_some(LabelledTuples(points))
    }
}

impl Rules for LabelledTuples {
    type Position = Vec<u64>;
    type Move = Vec<u64>;

    fn moves(&self, from: &Vec<u64>, each: &mut dyn FnMut(Vec<u64>) -> Flow) -> Flow {
        self.0.visit(from, &mut |option| each(option.to_vec()))
    }

    fn apply(&self, _from: &Vec<u64>, m: &Vec<u64>) -> Vec<u64> {
        m.clone()
    }
}

impl Labelled for LabelledTuples {
    /// `None` also where the condition of the ending has no value.
    fn label(&self, at: &Vec<u64>) -> Option<Label> {
        let over = self.0.visit(at, &mut |_| ControlFlow::Break(Halt::Enough)).is_continue();
        if over { self.0.label(at).ok() } else { None }
    }
}

impl Notation for LabelledTuples {
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        let mut all = tuples(text, self.0.arity())?;
        match (all.pop(), all.is_empty()) {
            (Some(tuple), true) => Ok(tuple),
            _ => Err(ParseError::at(text, 0..text.len(), say!("error-labelled-game-asked-about-one"))
                .expected(say!("error-expects-one-tuple"))),
        }
    }

    fn show_position(&self, position: &Vec<u64>) -> String {
        show(position)
    }

    fn show_move(&self, from: &Vec<u64>, m: &Vec<u64>) -> String {
        format!("{} → {}", show(from), show(m))
    }
}

/// A tuple as it is typed; a single number without parentheses.
fn show(tuple: &[u64]) -> String {
    let numbers: Vec<String> = tuple.iter().map(u64::to_string).collect();
    if tuple.len() == 1 { numbers.concat() } else { format!("({})", numbers.join(",")) }
}

/// Reads tuples with commas between them.
fn tuples(text: &str, arity: usize) -> Result<Vec<Vec<u64>>, ParseError> {
    Ok(parse_tuples(text, arity)?.into_iter().map(|(tuple, _)| tuple).collect())
}

/// Reads tuples of numbers with commas between them, each with its place in the text.
///
/// ```
/// let heads = grundy_rules::parse_tuples("(3,5), (2,10^18)", 2)?;
/// assert_eq!(heads[0], (vec![3, 5], 0..5));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character.
pub fn parse_tuples(text: &str, arity: usize) -> Result<Vec<(Vec<u64>, Span)>, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut all = Vec::new();
    while !cursor.is_done() {
        if !all.is_empty() {
            cursor.expect(",", |found| say!("error-another-tuple-follow", found = found))?;
            cursor.skip_space();
        }
        let start = cursor.at;
        let bracket = arity > 1;
        if bracket {
            cursor.expect("(", |found| say!("error-tuple-begins", found = found))?;
        }
        let mut tuple = vec![literal(&mut cursor)?];
        while bracket && cursor.eat(",") {
            tuple.push(literal(&mut cursor)?);
        }
        if bracket {
            cursor.expect(")", |found| say!("error-tuple-ends", found = found))?;
        }
        if tuple.len() != arity {
            return Err(cursor
                .tuple_of(start..cursor.at, tuple.len())
                .expected(say!("error-expects-numbers", arity = arity)));
        }
        all.push((tuple, start..cursor.at));
        let (token, at) = cursor.peek()?;
        if !matches!(token, Token::End | Token::Mark(",")) {
            return Err(cursor
                .error(at, say!("error-after-tuple", found = token.describe()))
                .expected(say!("error-expects-comma-end")));
        }
    }
    Ok(all)
}
