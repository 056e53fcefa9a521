//! Sliding windows: how many coins may be taken, as a number in a program.

use super::formula::MAX_BITS;
use super::ways::Number;
use grundy::law::SlidingWindow;
use grundy_rules::formula::ast::{Expr, ExprKind, Function, Op};

/// A sliding window: a move takes 1 to T(n) of n coins.
pub(super) struct Sliding {
    /// T(n), for heaps from `from` on; smaller heaps have no moves.
    pub(super) most: Number,
    pub(super) from: u64,
    /// Whether an intermediate result for T(n) may be negative, or have more than 64 bits.
    pub(super) wide: bool,
    pub(super) kind: Kind,
    /// The law in words.
    pub(super) sentence: String,
}

/// What is special about T.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// ⌊n/c⌋.
    Part(u64),
    /// ⌊√n⌋.
    Root,
    Other,
}

impl Sliding {
    /// The window, if programs can compute T(n).
    pub(super) fn of(law: &SlidingWindow) -> Option<Sliding> {
        let window = law.window();
        let most = whole(window.limit())?;
        if most.bits() > MAX_BITS {
            return None;
        }
        let root = window.starts().is_some_and(|at| (at.square, at.slope, at.shift) == (1, 0, 0));
        let kind = match window.divisor() {
            Some(c) => Kind::Part(c),
            None if root => Kind::Root,
            None => Kind::Other,
        };
        let wide = most.is_signed() || most.bits() > 64;
        Some(Sliding { wide, most, from: window.from(), kind, sentence: law.sentence() })
    }
}

/// A whole number.
fn whole(e: &Expr) -> Option<Number> {
    fraction(e).filter(|(_, by)| *by == 1).map(|(number, _)| number)
}

/// A number as a whole number and its divisor.
fn fraction(e: &Expr) -> Option<(Number, u64)> {
    let int = |value: u64| Number::Int(value.into());
    Some(match &e.kind {
        ExprKind::Int(value) => (Number::Int(*value), 1),
        ExprKind::Var(0) => (Number::heap(), 1),
        ExprKind::Var(_) | ExprKind::Heaps(..) => return None,
        ExprKind::Neg(inner) => {
            let (number, by) = fraction(inner)?;
            (Number::Int(0).minus(number), by)
        }
        ExprKind::Binary(op, a, b) => {
            let ((a, by_a), (b, by_b)) = (fraction(a)?, fraction(b)?);
            let by = by_a.checked_mul(by_b)?;
            match (op, &b) {
                (Op::Add, _) => (a.times(int(by_b)).plus(b.times(int(by_a))), by),
                (Op::Sub, _) => (a.times(int(by_b)).minus(b.times(int(by_a))), by),
                (Op::Mul, _) => (a.times(b), by),
                (Op::Div, Number::Int(c @ 1..)) => {
                    (a.times(int(by_b)), by_a.checked_mul(u64::try_from(*c).ok()?)?)
                }
                (Op::Pow, Number::Int(exponent)) if by == 1 => match a {
                    Number::Int(base) => (Number::Int(base.checked_pow(u32::try_from(*exponent).ok()?)?), 1),
                    _ => return None,
                },
                _ => return None,
            }
        }
        ExprKind::Call(function, list) => {
            let list = list.iter().map(fraction).collect::<Option<Vec<_>>>()?;
            match (function, &list[..]) {
                (Function::Floor, [(number, by)]) => (number.clone().quotient(*by), 1),
                (Function::Ceil, [(number, by)]) => (number.clone().plus(int(by - 1)).quotient(*by), 1),
                (Function::Isqrt, [(number, 1)]) => (Number::Root(Box::new(number.clone())), 1),
                (Function::Log2, [(number, 1)]) => (Number::Log(Box::new(number.clone())), 1),
                (Function::Min | Function::Max, [first, rest @ ..]) => {
                    rest.iter().try_fold(first.clone(), |(a, by_a), (b, by_b)| {
                        let (a, b) = (Box::new(a.times(int(*by_b))), Box::new(b.clone().times(int(by_a))));
                        let one =
                            if *function == Function::Min { Number::Least(a, b) } else { Number::Most(a, b) };
                        Some((one, by_a.checked_mul(*by_b)?))
                    })?
                }
                _ => return None,
            }
        }
    })
}
