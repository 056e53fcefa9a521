//! Expressions of a large heap n with a known remainder: lines a·n + b, as far as they are lines.

use super::super::ast::{Cond, Expr, ExprKind, Function, Op, Relation};
use super::super::eval::{holds, number, relates};
use super::super::num::Num;
use super::{MAX_MODULUS, Unsettled};
use std::cmp::Ordering;

/// a·n + b.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    a: Num,
    b: Num,
}

/// A coordinate of a part that a move leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    /// The heap less a number of coins.
    Less(u64),
    /// A number.
    Fixed(u64),
    /// Another number that depends on the heap, such as half of it.
    Other,
}

/// All heaps n ≥ `from` with one remainder, in one mode, with values of the loop variables.
pub(super) struct At {
    heap: usize,
    modulus: u64,
    residue: u64,
    /// The numbers of the slots; that of the heap does not count.
    env: Vec<i128>,
    from: u64,
}

/// The largest numerator of a line. With [`MAX_DENOMINATOR`], the rule itself never leaves 128 bits where n has
/// 64: values have at most 96 bits over 16, and an operation adds at most 24.
const MAX_NUMERATOR: i128 = 1 << 24;
/// The largest denominator of a line.
const MAX_DENOMINATOR: i128 = 1 << 8;
/// The largest heap from which the moves are settled.
const MAX_FROM: i128 = 1 << 20;

type Settled<T> = Result<T, Unsettled>;

fn fits(number: Option<Num>) -> Settled<Num> {
    let small = |number: &Num| {
        let (numerator, denominator) = number.fraction();
        numerator.abs() <= MAX_NUMERATOR && denominator <= MAX_DENOMINATOR
    };
    number.filter(small).ok_or(Unsettled::Otherwise)
}

impl Line {
    fn constant(number: Num) -> Line {
        Line { a: Num::from(0), b: number }
    }

    fn is_constant(self) -> bool {
        self.a.is_zero()
    }

    fn number(self) -> Settled<Num> {
        if self.is_constant() { Ok(self.b) } else { Err(Unsettled::Otherwise) }
    }

    fn new(a: Option<Num>, b: Option<Num>) -> Settled<Line> {
        Ok(Line { a: fits(a)?, b: fits(b)? })
    }

    fn add(self, other: Line) -> Settled<Line> {
        Line::new(self.a.add(other.a), self.b.add(other.b))
    }

    fn sub(self, other: Line) -> Settled<Line> {
        Line::new(self.a.sub(other.a), self.b.sub(other.b))
    }

    fn times(self, factor: Num) -> Settled<Line> {
        Line::new(self.a.mul(factor), self.b.mul(factor))
    }

    /// The value for one n.
    fn at(self, n: u64) -> Settled<Num> {
        let product = self.a.mul(Num::from(i128::from(n)));
        product.and_then(|product| product.add(self.b)).ok_or(Unsettled::Otherwise)
    }
}

/// A number as an expression.
fn literal(number: Num) -> Expr {
    let int = |number| Box::new(Expr { kind: ExprKind::Int(number), span: 0..0 });
    let (numerator, denominator) = number.fraction();
    let kind = match denominator {
        1 => ExprKind::Int(numerator),
        _ => ExprKind::Binary(Op::Div, int(numerator), int(denominator)),
    };
    Expr { kind, span: 0..0 }
}

impl At {
    pub fn new(heap: usize, modulus: u64, residue: u64, env: Vec<i128>) -> At {
        At { heap, modulus, residue, env, from: 0 }
    }

    /// The first heap for which all that was asked is settled.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// Sets a loop variable.
    pub fn set(&mut self, slot: usize, number: i128) {
        self.env[slot] = number;
    }

    fn depends(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Int(_) => false,
            ExprKind::Var(slot) => *slot == self.heap,
            ExprKind::Neg(e) => self.depends(e),
            ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => self.depends(a) || self.depends(b),
            ExprKind::Call(_, args) => args.iter().any(|arg| self.depends(arg)),
        }
    }

    /// The value of an expression without the heap.
    fn constant(&self, expr: &Expr) -> Settled<Num> {
        fits(number(expr, &self.env).ok())
    }

    fn line(&mut self, expr: &Expr) -> Settled<Line> {
        if !self.depends(expr) {
            return Ok(Line::constant(self.constant(expr)?));
        }
        match &expr.kind {
            ExprKind::Int(_) => Ok(Line::constant(self.constant(expr)?)),
            // Only the heap depends on itself.
            ExprKind::Var(_) => Ok(Line { a: Num::from(1), b: Num::from(0) }),
            // Several heaps are no number.
            ExprKind::Heaps(..) => Err(Unsettled::Otherwise),
            ExprKind::Neg(e) => self.line(e)?.times(Num::from(-1)),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.line(left)?, self.line(right)?);
                self.binary(*op, left, right)
            }
            ExprKind::Call(function, args) => {
                let args = args.iter().map(|arg| self.line(arg)).collect::<Settled<Vec<Line>>>()?;
                self.call(*function, &args)
            }
        }
    }

    fn binary(&mut self, op: Op, left: Line, right: Line) -> Settled<Line> {
        match op {
            Op::Add => left.add(right),
            Op::Sub => left.sub(right),
            Op::Mul if left.is_constant() => right.times(left.b),
            Op::Mul if right.is_constant() => left.times(right.b),
            Op::Div if right.is_constant() && !right.b.is_zero() => {
                let factor = Num::from(1).div(right.b).ok_or(Unsettled::Otherwise)?;
                left.times(factor)
            }
            Op::Mod if right.is_constant() => {
                let left = self.remainder(left, right.b)?;
                self.computed(
                    |args| ExprKind::Binary(op, args[0].clone().into(), args[1].clone().into()),
                    &[left, right.b],
                )
            }
            _ => {
                let numbers = [left.number()?, right.number()?];
                self.computed(
                    |args| ExprKind::Binary(op, args[0].clone().into(), args[1].clone().into()),
                    &numbers,
                )
            }
        }
    }

    fn call(&mut self, function: Function, args: &[Line]) -> Settled<Line> {
        match (function, args) {
            (Function::Floor, [line]) if !line.is_constant() => self.rounded(*line, false),
            (Function::Ceil, [line]) if !line.is_constant() => self.rounded(*line, true),
            (Function::Abs, [line]) if !line.is_constant() => {
                match self.order(*line, Line::constant(Num::from(0)))? {
                    Ordering::Less => line.times(Num::from(-1)),
                    _ => Ok(*line),
                }
            }
            (Function::Min | Function::Max, [first, rest @ ..]) => {
                let wanted = if function == Function::Min { Ordering::Less } else { Ordering::Greater };
                rest.iter().try_fold(*first, |best, line| {
                    Ok(if self.order(*line, best)? == wanted { *line } else { best })
                })
            }
            _ => {
                let numbers = args.iter().map(|arg| arg.number()).collect::<Settled<Vec<Num>>>()?;
                self.computed(|args| ExprKind::Call(function, args.to_vec()), &numbers)
            }
        }
    }

    /// An operation of the language on numbers.
    fn computed(&self, kind: impl FnOnce(&[Expr]) -> ExprKind, numbers: &[Num]) -> Settled<Line> {
        let args: Vec<Expr> = numbers.iter().map(|number| literal(*number)).collect();
        let expr = Expr { kind: kind(&args), span: 0..0 };
        Ok(Line::constant(self.constant(&expr)?))
    }

    /// Demands that the remainders of n by this number are known.
    fn known(&self, modulus: i128) -> Settled<()> {
        let modulus = u64::try_from(modulus).ok().filter(|modulus| (1..=MAX_MODULUS).contains(modulus));
        let modulus = modulus.ok_or(Unsettled::Otherwise)?;
        if self.modulus % modulus == 0 { Ok(()) } else { Err(Unsettled::Modulus(modulus)) }
    }

    /// A number with the same remainder by `divisor` as the line has for all n: its value at the remainder of
    /// n. The difference is a·(n - r), a multiple of the divisor.
    fn remainder(&self, line: Line, divisor: Num) -> Settled<Num> {
        if divisor.is_zero() || divisor.whole().is_none() {
            return Err(Unsettled::Otherwise);
        }
        let quotient = line.a.div(divisor).ok_or(Unsettled::Otherwise)?;
        self.known(quotient.fraction().1)?;
        fits(Some(line.at(self.residue)?))
    }

    /// ⌊a·n + b⌋ or ⌈a·n + b⌉, which is a·(n - r) plus the rounded value at the remainder r of n.
    fn rounded(&self, line: Line, up: bool) -> Settled<Line> {
        self.known(line.a.fraction().1)?;
        let start = line.at(self.residue)?;
        let start = Num::from(if up { start.ceil() } else { start.floor() });
        let back = line.a.mul(Num::from(i128::from(self.residue)));
        Line::new(Some(line.a), back.and_then(|back| start.sub(back)))
    }

    /// The order of two lines for all heaps from some heap on.
    fn order(&mut self, left: Line, right: Line) -> Settled<Ordering> {
        let Line { a, b } = left.sub(right)?;
        if a.is_zero() {
            return Ok(b.cmp(&Num::from(0)));
        }
        // Beyond its root, a line has the sign of its slope.
        let root = b.neg().and_then(|b| b.div(a)).ok_or(Unsettled::Otherwise)?;
        self.settle(root.floor() + 1)?;
        Ok(a.cmp(&Num::from(0)))
    }

    /// Looks only at heaps from this one on.
    pub fn settle(&mut self, from: i128) -> Settled<()> {
        if from > MAX_FROM {
            return Err(Unsettled::Otherwise);
        }
        self.from = self.from.max(u64::try_from(from).unwrap_or(0));
        Ok(())
    }

    /// Whether a condition holds: from left to right, only as far as necessary.
    pub fn holds(&mut self, cond: &Cond) -> Settled<bool> {
        match cond {
            Cond::And(all) => {
                for cond in all {
                    if !self.holds(cond)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Cond::Or(any) => {
                for cond in any {
                    if self.holds(cond)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Cond::Not(cond) => Ok(!self.holds(cond)?),
            Cond::Compare(exprs, relations) => self.compare(exprs, relations),
            Cond::Divides(divisor, expr) => {
                let (divisor, line) = (self.line(divisor)?.number()?, self.line(expr)?);
                let number = if line.is_constant() { line.b } else { self.remainder(line, divisor)? };
                let divides = Cond::Divides(literal(divisor), literal(number));
                holds(&divides, &self.env).map_err(|_| Unsettled::Otherwise)
            }
            Cond::Holds(expr) => Ok(!self.line(expr)?.number()?.is_zero()),
        }
    }

    /// A chain of comparisons. All sides are demanded to have values, which is more than the rule does.
    fn compare(&mut self, exprs: &[Expr], relations: &[Relation]) -> Settled<bool> {
        let lines = exprs.iter().map(|expr| self.line(expr)).collect::<Settled<Vec<Line>>>()?;
        for (pair, relation) in lines.windows(2).zip(relations) {
            if !relates(*relation, self.order(pair[0], pair[1])?) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The numbers of a loop; `None` where it has none.
    pub fn range(&mut self, lo: &Expr, hi: &Expr) -> Settled<Option<(i128, i128)>> {
        let (lo, hi) = (self.line(lo)?, self.line(hi)?);
        if self.order(lo, hi)? == Ordering::Greater {
            return Ok(None);
        }
        let (lo, hi) = (lo.number()?.ceil(), hi.number()?.floor());
        Ok((lo <= hi).then_some((lo, hi)))
    }

    /// A coordinate of a move; `None` where it is negative, so that there is no move.
    pub fn target(&mut self, expr: &Expr) -> Settled<Option<Open>> {
        let line = match self.line(expr) {
            Err(Unsettled::Otherwise) if self.depends(expr) => return Ok(Some(Open::Other)),
            line => line?,
        };
        let whole = |number: Num| number.whole().ok_or(Unsettled::Otherwise);
        if line.is_constant() {
            if line.b.is_negative() {
                return Ok(None);
            }
            let number = u64::try_from(whole(line.b)?).map_err(|_| Unsettled::Otherwise)?;
            return Ok(Some(Open::Fixed(number)));
        }
        if line.a != Num::from(1) {
            return Ok(Some(Open::Other));
        }
        let taken = -whole(line.b)?;
        self.settle(taken)?;
        Ok(Some(Open::Less(u64::try_from(taken).map_err(|_| Unsettled::Otherwise)?)))
    }
}
