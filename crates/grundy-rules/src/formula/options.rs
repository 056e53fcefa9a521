//! The moves of a position, one after the other: loops are nested without recursion, nothing is expanded, and
//! the visitor may halt at any time.

use super::Formula;
use super::ast::{Expr, ExprKind, Several, Verdict};
use super::eval::{self, Fault};
use super::plan::Branch;
use crate::budget::Budget;
use crate::failure::Stopped;
use crate::failure::{Failure, Flow, Halt, RuleError};
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// Why a walk through the moves ends early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The visitor halts.
    Halt(Halt),
    /// A part of the rule has no value; the number counts the slots known by then.
    Fault(Box<Fault>, usize),
    /// The budget is spent.
    Stopped(Stopped),
}

impl From<Stopped> for Stop {
    fn from(stopped: Stopped) -> Stop {
        Stop::Stopped(stopped)
    }
}

impl From<RuleError> for Stop {
    fn from(error: RuleError) -> Stop {
        Stop::Halt(Halt::Broken(error))
    }
}

/// What a nest of loops encloses.
type Body<'a> = dyn FnMut(&mut [i128], bool, &mut Budget<'_>) -> Result<(), Stop> + 'a;

/// Runs through the first `levels` loops of an alternative. `body` gets the slots and whether an earlier
/// check of a condition had no value yet and is left to the innermost check.
pub(crate) fn nest(
    branch: &Branch,
    first: usize,
    levels: usize,
    env: &mut [i128],
    budget: &mut Budget<'_>,
    body: &mut Body<'_>,
) -> Result<(), Stop> {
    let mut ends = SmallVec::<[i128; 4]>::new();
    let mut deferred = SmallVec::<[bool; 4]>::new();
    loop {
        let level = ends.len();
        budget.spend(1)?;
        let mut enter = true;
        let mut unknown = deferred.last().copied().unwrap_or(false);
        for condition in branch.early.get(level).into_iter().flatten() {
            match eval::test(condition, env) {
                Ok(true) => {}
                Ok(false) => enter = false,
                // A condition before it may guard it, so the innermost check decides.
                Err(_) => unknown = true,
            }
            if !enter {
                break;
            }
        }
        if enter && level < levels {
            let (lo, hi) = &branch.loops[level];
            let (lo, hi) = eval::range(lo, hi, env).map_err(|f| Stop::Fault(f, first + level))?;
            if lo <= hi {
                env[first + level] = lo;
                ends.push(hi);
                deferred.push(unknown);
                continue;
            }
        } else if enter {
            body(env, unknown, budget)?;
        }
        loop {
            let Some(&end) = ends.last() else { return Ok(()) };
            let variable = &mut env[first + ends.len() - 1];
            if *variable < end {
                *variable += 1;
                break;
            }
            ends.pop();
            deferred.pop();
        }
    }
}

/// Whether `env` describes a move. If so, `parts` holds its parts, one entry per coordinate.
pub(crate) fn candidate(
    branch: &Branch,
    env: &[i128],
    deferred: bool,
    parts: &mut SmallVec<[u64; 8]>,
) -> Result<bool, Box<Fault>> {
    let condition = if deferred || branch.loops.is_empty() { &branch.condition } else { &branch.late };
    if let Some(condition) = condition {
        if !eval::test(condition, env)? {
            return Ok(false);
        }
    }
    parts.clear();
    for expr in branch.parts.iter().flatten() {
        if !leave(expr, env, parts)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The largest number of heaps that one move may leave.
const MAX_HEAPS_LEFT: u64 = 1 << 20;

/// The number of heaps of a move up to which they cost nothing beside the move.
const FREE_HEAPS: usize = 64;

/// Adds what an entry of a move leaves; `false` if it is negative, and there is no move.
fn leave(expr: &Expr, env: &[i128], parts: &mut SmallVec<[u64; 8]>) -> Result<bool, Box<Fault>> {
    let ExprKind::Heaps(several, a, b) = &expr.kind else {
        let value = eval::target(expr, env)?;
        parts.extend(value);
        return Ok(value.is_some());
    };
    let Some(last) = eval::target(b, env)? else { return Ok(false) };
    let many = |heaps: u64| heaps > MAX_HEAPS_LEFT;
    match several {
        Several::Copies => {
            let first = parts.len();
            if !leave(a, env, parts)? {
                return Ok(false);
            }
            let copied: SmallVec<[u64; 8]> = parts.drain(first..).collect();
            if many(last.saturating_mul(copied.len() as u64)) {
                return Err(Fault::heaps(expr));
            }
            (0..last).for_each(|_| parts.extend_from_slice(&copied));
        }
        Several::Run => {
            let Some(first) = eval::target(a, env)? else { return Ok(false) };
            if first <= last && many(last - first) {
                return Err(Fault::heaps(expr));
            }
            parts.extend(first..=last);
        }
    }
    Ok(true)
}

impl Formula {
    /// Visits the options of a position: the concatenated parts that each move leaves, in the order of the
    /// rule, one number per coordinate and part. For a heap rule these are the non-empty heaps, ascending. An
    /// option may be visited more than once. `turn` is the turn of a labelled game (0 without one) and is not
    /// in the options.
    ///
    /// ```
    /// use grundy_rules::formula::{Formula, ast::*};
    /// use std::ops::ControlFlow;
    /// # let e = |kind| Expr { kind, span: 0..0 };
    /// # let n_minus_1 = e(ExprKind::Binary(Op::Sub, Box::new(e(ExprKind::Var(0))), Box::new(e(ExprKind::Int(1)))));
    /// # let syntax = Syntax { text: "n -> n-1".into(), head: vec!["n".into()], ending: None, alternatives: vec![
    /// #     Alternative { parts: vec![vec![n_minus_1]], bracket: false, loops: vec![], condition: None, span: 0..0 }] };
    /// let formula = Formula::new(syntax)?; // n -> n-1
    /// let mut options = Vec::new();
    /// let _ = formula.options(&[5], None, &mut |parts| {
    ///     options.push(parts.to_vec());
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(options, [[4]]);
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Panics
    /// When the length of `at` is not [`arity`](Formula::arity).
    ///
    /// # Cost
    /// One evaluation of the condition per value of the loop variables, until the visitor halts. There is no
    /// limit: see [`options_within`](Formula::options_within).
    pub fn options(&self, at: &[u64], turn: Option<u64>, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        match self.enumerate(at, turn, self.is_heap(), &mut Budget::default(), each) {
            Ok(()) => ControlFlow::Continue(()),
            Err(Stop::Halt(halt)) => ControlFlow::Break(halt),
            Err(Stop::Fault(..) | Stop::Stopped(_)) => unreachable!("explained, and there is no limit"),
        }
    }

    /// [`options`](Formula::options) within a budget, which also ends a long search for candidates that
    /// satisfy the condition. A halt by the visitor is not a failure.
    ///
    /// # Errors
    /// The rule's own failure here, or the end of the budget.
    ///
    /// # Panics
    /// When the length of `at` is not [`arity`](Formula::arity).
    ///
    /// # Cost
    /// One tick per value of the loop variables.
    pub fn options_within(
        &self,
        at: &[u64],
        turn: Option<u64>,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        failure(self.enumerate(at, turn, self.is_heap(), budget, each))
    }

    /// [`options_within`](Formula::options_within) for a rule on points: an option of a one-coordinate rule
    /// keeps its zeros, in the order in which they were written.
    ///
    /// # Errors
    /// The rule's own failure here, or the end of the budget.
    pub fn points_within(
        &self,
        at: &[u64],
        turn: Option<u64>,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        failure(self.enumerate(at, turn, false, budget, each))
    }

    fn enumerate(
        &self,
        at: &[u64],
        turn: Option<u64>,
        heap: bool,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Stop> {
        let mut env = self.slots(at, turn);
        let mut parts = SmallVec::<[u64; 8]>::new();
        let first = self.plan.first;
        for (i, branch) in self.plan.alternatives.iter().enumerate() {
            let levels = branch.loops.len();
            nest(branch, first, levels, &mut env, budget, &mut |env, deferred, budget| {
                let fault = |f| Stop::Fault(f, first + levels);
                if candidate(branch, env, deferred, &mut parts).map_err(fault)? {
                    if parts.len() > FREE_HEAPS {
                        budget.spend(parts.len() as u64)?;
                    }
                    if heap {
                        canonical(&mut parts);
                    }
                    if let ControlFlow::Break(halt) = each(&parts) {
                        return Err(Stop::Halt(halt));
                    }
                }
                Ok(())
            })
            .map_err(|stop| self.explained(stop, i, &env))?;
        }
        Ok(())
    }

    /// The values of the slots at a position; loop variables are 0 until their loop sets them.
    pub(crate) fn slots(&self, at: &[u64], turn: Option<u64>) -> SmallVec<[i128; 8]> {
        assert_eq!(at.len(), self.arity(), "a position has one number per coordinate");
        let mut env: SmallVec<[i128; 8]> = at.iter().map(|&c| i128::from(c)).collect();
        if self.syntax.ending.is_some() {
            env.push(i128::from(turn.unwrap_or(0)));
        }
        env.resize(self.plan.slots, 0);
        env
    }

    /// Turns a fault into the rule's failure.
    pub(crate) fn explained(&self, stop: Stop, alternative: usize, env: &[i128]) -> Stop {
        match stop {
            Stop::Fault(fault, known) => {
                fault.explain(&self.syntax, &self.plan.names[alternative], &env[..known]).into()
            }
            other => other,
        }
    }

    /// Who wins a labelled game that ends at this position; `turn` is the player who cannot move (0 the
    /// first, 1 the second).
    ///
    /// # Errors
    /// A condition of the ending has no value here.
    ///
    /// # Panics
    /// When the rule has no ending, or the length of `at` is not [`arity`](Formula::arity).
    pub fn verdict(&self, at: &[u64], turn: u64) -> Result<Verdict, RuleError> {
        let ending = self.syntax.ending.as_ref().expect("only labelled games have a verdict");
        let env = self.slots(at, Some(turn));
        let env = &env[..self.plan.first];
        for (verdict, condition) in &ending.clauses {
            let holds = eval::test(condition, env);
            let names = &self.plan.names[self.plan.names.len() - 1];
            if holds.map_err(|fault| fault.explain(&self.syntax, names, env))? {
                return Ok(*verdict);
            }
        }
        Ok(ending.otherwise)
    }
}

/// Turns the end of a walk into a result; a halt by the visitor is not a failure.
fn failure(end: Result<(), Stop>) -> Result<(), Failure> {
    match end {
        Ok(()) | Err(Stop::Halt(Halt::Enough)) => Ok(()),
        Err(Stop::Halt(Halt::Broken(error))) => Err(error.into()),
        Err(Stop::Stopped(stopped)) => Err(stopped.into()),
        Err(Stop::Fault(..)) => unreachable!("explained"),
    }
}

/// The heaps of an option, ascending and without empty ones.
pub(crate) fn canonical(parts: &mut SmallVec<[u64; 8]>) {
    parts.retain(|p| *p != 0);
    parts.sort_unstable();
}
