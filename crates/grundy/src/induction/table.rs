//! Dense tables of nim-values for positions with several coordinates.
//!
//! Where no move of a formula raises a coordinate, the positions of a box get their values in row-major order
//! from a plain table.

use super::points::PointValues;
use crate::evaluator::{Bound, Buffers, Gather};
use grundy_rules::formula::Formula;
use grundy_rules::formula::ast::{Alternative, Expr, ExprKind, Function, Op, Slot, Syntax};
use grundy_rules::formula::block::Workspace;
use grundy_rules::{Budget, Failure, Kind, Marks, RuleError, Ruleset, Why};

/// The nim-values of all positions of a box, for formulas whose moves provably raise no coordinate: Wythoff's
/// game, Nim with two heaps, Euclid's game.
#[derive(Clone, Debug)]
pub struct Table {
    formula: Formula,
}

impl Table {
    /// The table of a formula; `None` where the text does not show that no move raises a coordinate, or where
    /// positions have no nim-value (labelled games).
    pub fn new(formula: &Formula) -> Option<Table> {
        let syntax = formula.syntax();
        let dense = syntax.ending.is_none()
            && syntax.alternatives.iter().all(|alternative| {
                let proof = Proof { syntax, alternative };
                alternative.parts.iter().all(|part| (0..).zip(part).all(|(x, e)| proof.at_most(e, x)))
            });
        dense.then(|| Table { formula: formula.clone() })
    }

    /// The nim-values of the positions `(a, b)` with `a ≤ a_max`, `b ≤ b_max`, row after row.
    ///
    /// # Errors
    /// The rule's own failure at some position (such as a move that changes nothing), or a spent budget.
    ///
    /// # Panics
    /// If positions do not have two coordinates.
    ///
    /// # Cost
    /// One tick per value of the innermost loop variables at every position, 4 bytes a position.
    pub fn rows(&self, a_max: u64, b_max: u64, budget: &mut Budget<'_>) -> Result<Vec<u32>, Failure> {
        self.values(&[a_max, b_max], budget)
    }

    /// The nim-values of all positions up to `max` in every coordinate, the last one running fastest.
    ///
    /// # Errors
    /// As for [`rows`](Table::rows).
    ///
    /// # Panics
    /// If `max` does not have one entry per coordinate.
    ///
    /// # Cost
    /// As for [`rows`](Table::rows).
    pub fn values(&self, max: &[u64], budget: &mut Budget<'_>) -> Result<Vec<u32>, Failure> {
        assert_eq!(max.len(), self.formula.arity(), "one bound per coordinate");
        let mut strides = vec![1; max.len()];
        let mut size = Some(1usize);
        for (stride, &m) in strides.iter_mut().zip(max).rev() {
            *stride = size.unwrap_or(0);
            let width = usize::try_from(m).ok().and_then(|m| m.checked_add(1));
            size =
                size.zip(width).and_then(|(s, w)| s.checked_mul(w)).filter(|s| *s < isize::MAX as usize / 8);
        }
        let size = size.ok_or_else(|| budget.stop(Why::Memory))?;
        budget.reserve(4 * size as u64)?;
        let mut known: Vec<u32> = Vec::new();
        known.try_reserve_exact(size).map_err(|_| budget.stop(Why::Memory))?;

        let (mut space, mut buffers) = (Workspace::default(), Buffers::default());
        let (mut marks, mut bound) = (Marks::default(), Bound::default());
        let mut at = vec![0u64; max.len()];
        let mut limits = vec![0i64; max.len()];
        while known.len() < size {
            marks.clear();
            marks.reserve(bound.follow(&known));
            let mut gather = Gather {
                known: &known,
                strides: &strides,
                marks: &mut marks,
                buffers: &mut buffers,
                refuse: &|parts| cycle(&at, parts),
                broken: None,
            };
            self.formula.blocks(&at, &limits, &mut space, budget, &mut gather)?;
            if let Some(error) = gather.broken {
                return Err(error.into());
            }
            known.push(marks.mex());
            for i in (0..max.len()).rev() {
                if at[i] < max[i] {
                    at[i] += 1;
                    limits[i] += 1;
                    break;
                }
                (at[i], limits[i]) = (0, 0);
                budget.progress(known.len() as u64);
            }
        }
        Ok(known)
    }
}

/// The nim-values of a formula with two coordinates whose play provably ends: row a, column b, for a in
/// `from..=to[0]` and b in `from..=to[1]`. `None` for other rules.
///
/// # Errors
/// The rule's own failure, or a spent budget.
///
/// # Cost
/// Where no move raises a coordinate, all positions below are valued in row order; otherwise backward
/// induction values each position.
pub(crate) fn rows(
    ruleset: &Ruleset,
    from: u64,
    to: [u64; 2],
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<Vec<u64>>>, Failure> {
    let Kind::Points(points) = ruleset.kind() else { return Ok(None) };
    if !points.ends.is_proved() || points.arity() != 2 {
        return Ok(None);
    }
    if let Some(table) = Table::new(&points.formula) {
        let values = table.rows(to[0], to[1], budget)?;
        let width = usize::try_from(to[1]).unwrap_or(usize::MAX).saturating_add(1);
        let skip = usize::try_from(from).unwrap_or(usize::MAX);
        let row = |row: &[u32]| row[skip..].iter().map(|&v| u64::from(v)).collect();
        return Ok(Some(values.chunks(width).skip(skip).map(row).collect()));
    }
    let mut values = PointValues::default();
    let mut row = |a| (from..=to[1]).map(|b| Ok(values.value(ruleset, &[a, b], budget)?.value.0)).collect();
    (from..=to[0]).map(&mut row).collect::<Result<_, _>>().map(Some)
}

/// The error for a move that stays where it was.
fn cycle(at: &[u64], parts: &[u64]) -> RuleError {
    let show = |c: &[u64]| format!("({})", c.iter().map(u64::to_string).collect::<Vec<_>>().join(","));
    let to = parts.chunks(at.len()).map(show).collect::<Vec<_>>();
    RuleError::Cycle(vec![show(at), to.join(" + ")])
}

/// What the text of an alternative proves. Coordinates are whole numbers ≥ 0 and negative targets are no
/// moves, so a bound may assume that the target is not negative.
struct Proof<'a> {
    syntax: &'a Syntax,
    alternative: &'a Alternative,
}

impl Proof<'_> {
    fn bounds(&self, slot: Slot) -> Option<(&Expr, &Expr)> {
        let i = slot.checked_sub(self.syntax.first_loop())?;
        self.alternative.loops.get(i).map(|l| (&l.lo, &l.hi))
    }

    /// Whether the expression is at least 0.
    fn natural(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Int(value) => *value >= 0,
            ExprKind::Var(slot) => self.bounds(*slot).is_none_or(|(lo, _)| self.natural(lo)),
            ExprKind::Neg(_) | ExprKind::Binary(Op::Sub, ..) | ExprKind::Heaps(..) => false,
            ExprKind::Binary(Op::Mod | Op::Xor | Op::BitAnd | Op::BitOr, ..) => true,
            ExprKind::Binary(_, a, b) => self.natural(a) && self.natural(b),
            ExprKind::Call(function, args) => match function {
                Function::Max => args.iter().any(|a| self.natural(a)),
                Function::Floor | Function::Ceil | Function::Min => args.iter().all(|a| self.natural(a)),
                _ => true,
            },
        }
    }

    /// Whether the expression is at least 1.
    fn positive(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Int(value) => *value >= 1,
            ExprKind::Var(slot) => self.bounds(*slot).is_some_and(|(lo, _)| self.positive(lo)),
            ExprKind::Binary(Op::Add, a, b) => {
                (self.positive(a) && self.natural(b)) || (self.natural(a) && self.positive(b))
            }
            ExprKind::Binary(Op::Mul, a, b) => self.positive(a) && self.positive(b),
            _ => false,
        }
    }

    /// Whether the expression is at most the coordinate `x`, where it is not negative.
    fn at_most(&self, e: &Expr, x: Slot) -> bool {
        match &e.kind {
            ExprKind::Int(value) => *value <= 0,
            ExprKind::Var(slot) if *slot == x => true,
            ExprKind::Var(slot) => self.bounds(*slot).is_some_and(|(_, hi)| self.at_most(hi, x)),
            ExprKind::Heaps(..) => false,
            ExprKind::Neg(a) => self.natural(a),
            ExprKind::Binary(op, a, b) => match op {
                Op::Sub => self.at_most(a, x) && self.natural(b),
                Op::Div => self.at_most(a, x) && self.natural(a) && self.positive(b),
                Op::Mod => (self.at_most(a, x) && self.natural(a)) || (self.at_most(b, x) && self.natural(b)),
                Op::BitAnd => self.at_most(a, x) || self.at_most(b, x),
                _ => false,
            },
            ExprKind::Call(function, args) => match function {
                Function::Floor | Function::Ceil => self.at_most(&args[0], x),
                Function::Min => args.iter().any(|a| self.at_most(a, x)),
                Function::Max => args.iter().all(|a| self.at_most(a, x)),
                Function::Isqrt | Function::Iroot => self.at_most(&args[0], x) && self.natural(&args[0]),
                _ => false,
            },
        }
    }
}
