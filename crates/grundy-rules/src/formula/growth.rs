//! How fast an expression grows with the heap, proved by its form.

use super::ast::{Expr, ExprKind, Function, Op};
use super::eval;
use grundy_words::say;

/// A proof about an expression f(n) for every heap n ≥ `from`: f(n) has a value, a multiple of 1/den; f(from)
/// = at/den; and low/den ≤ f(n) − f(n−1) ≤ high/den for n > from.
///
/// # Laws
/// All four numbers stay below 2^30, for every part of the expression too. So no intermediate value of f at a
/// heap below 2^64 exceeds 128 bits, and f has a value there indeed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Growth {
    pub at: i128,
    pub low: i128,
    pub high: i128,
    pub den: i128,
}

/// See the laws of [`Growth`].
const NUMBERS_BELOW: u128 = 1 << 30;

impl Growth {
    /// The growth of an expression in the heap (slot 0), if the form of the expression shows it.
    pub fn of(e: &Expr, from: i128) -> Option<Growth> {
        if !eval::has_variable(e) {
            let (at, den) = eval::number(e, &[]).ok()?.fraction();
            return Growth { at, low: 0, high: 0, den }.small();
        }
        match &e.kind {
            ExprKind::Var(0) => Growth { at: from, low: 1, high: 1, den: 1 }.small(),
            ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Heaps(..) => None,
            ExprKind::Neg(inner) => Growth::of(inner, from)?.times(-1, 1),
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (Growth::of(a, from)?, Growth::of(b, from)?);
                match op {
                    Op::Add => a.plus(b),
                    Op::Sub => a.plus(b.times(-1, 1)?),
                    Op::Mul if b.is_constant() => a.times(b.at, b.den),
                    Op::Mul if a.is_constant() => b.times(a.at, a.den),
                    Op::Div if b.is_constant() && b.at != 0 => a.times(b.den, b.at),
                    _ => None,
                }
            }
            ExprKind::Call(function, list) => {
                let list = list.iter().map(|e| Growth::of(e, from)).collect::<Option<Vec<_>>>()?;
                Growth::call(*function, &list)
            }
        }
    }

    /// Whether it is whole and grows by 0 or 1 from heap to heap.
    pub fn is_slow(self) -> bool {
        self.den == 1 && self.low >= 0 && self.high <= 1
    }

    fn is_constant(self) -> bool {
        self.low == 0 && self.high == 0
    }

    fn small(self) -> Option<Growth> {
        let numbers = [self.at, self.low, self.high, self.den];
        numbers.iter().all(|x| x.unsigned_abs() < NUMBERS_BELOW).then_some(self)
    }

    fn times(self, num: i128, den: i128) -> Option<Growth> {
        let (num, den) = if den < 0 { (-num, -den) } else { (num, den) };
        let (low, high) = if num < 0 { (self.high, self.low) } else { (self.low, self.high) };
        Growth { at: self.at * num, low: low * num, high: high * num, den: self.den * den }.reduced()
    }

    fn plus(self, other: Growth) -> Option<Growth> {
        let (a, b) = (other.den, self.den);
        let sum = |x: i128, y: i128| x * a + y * b;
        let (low, high) = (sum(self.low, other.low), sum(self.high, other.high));
        Growth { at: sum(self.at, other.at), low, high, den: a * b }.reduced()
    }

    /// In lowest terms if f is linear. Otherwise f may have values that need the denominator, although these
    /// numbers do not: min(n, 5/2).
    fn reduced(self) -> Option<Growth> {
        if self.low != self.high {
            return self.small();
        }
        let g = [self.at, self.low].iter().fold(self.den, |mut a, b| {
            let mut b = b.abs();
            while b != 0 {
                (a, b) = (b, a % b);
            }
            a
        });
        Growth { at: self.at / g, low: self.low / g, high: self.high / g, den: self.den / g }.small()
    }

    fn call(function: Function, list: &[Growth]) -> Option<Growth> {
        let up = |x: i128, den: i128| -(-x).div_euclid(den);
        match (function, list) {
            // For low ≤ d ≤ high, x + d rounds to a number between the rounded x + ⌊low⌋ and x + ⌈high⌉.
            (Function::Floor | Function::Ceil, &[Growth { at, low, high, den }]) => {
                let at = if function == Function::Floor { at.div_euclid(den) } else { up(at, den) };
                Some(Growth { at, low: low.div_euclid(den), high: up(high, den), den: 1 })
            }
            // If every argument grows by an amount in a range, so does the least (the greatest).
            (Function::Min | Function::Max, [first, rest @ ..]) => rest.iter().try_fold(*first, |f, g| {
                let scaled = |x: Growth, by: i128| [x.at * by, x.low * by, x.high * by];
                let ([a, low_a, high_a], [b, low_b, high_b]) = (scaled(f, g.den), scaled(*g, f.den));
                let at = if function == Function::Min { a.min(b) } else { a.max(b) };
                Growth { at, low: low_a.min(low_b), high: high_a.max(high_b), den: f.den * g.den }.small()
            }),
            // Two squares above 0 are at least 3 apart, so no step of up to 3 passes two of them.
            (Function::Isqrt, &[Growth { at, low, high, den: 1 }]) if at >= 0 && low >= 0 && high <= 3 => {
                Some(Growth { at: at.isqrt(), low: 0, high: high.min(1), den: 1 })
            }
            // Two powers of 2 above m are at least m + 1 apart, so no step of up to m + 1 passes both.
            (Function::Log2, &[Growth { at, low, high, den: 1 }])
                if at >= 1 && low >= 0 && high <= at + 1 =>
            {
                Some(Growth { at: at.ilog2().into(), low: 0, high: high.min(1), den: 1 })
            }
            _ => None,
        }
    }
}

/// The largest value of an expression that grows up to it and then stays constant, as an unbounded one under
/// a constant bound does. `None` if the form does not show that.
pub(super) fn top(e: &Expr) -> Option<i128> {
    match &e.kind {
        _ if !eval::has_variable(e) => eval::number(e, &[]).ok()?.whole(),
        ExprKind::Call(Function::Floor | Function::Ceil, list) => top(&list[0]),
        ExprKind::Call(Function::Min, list) => {
            let bounds = list.iter().filter(|e| !endless(e)).map(top);
            bounds.collect::<Option<Vec<_>>>()?.into_iter().min()
        }
        ExprKind::Call(Function::Max, list) => {
            list.iter().map(top).collect::<Option<Vec<_>>>()?.into_iter().max()
        }
        _ => None,
    }
}

/// Whether the expression grows without bound.
fn endless(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Call(Function::Floor | Function::Ceil | Function::Isqrt | Function::Log2, list) => {
            endless(&list[0])
        }
        ExprKind::Call(Function::Min, list) => list.iter().all(endless),
        ExprKind::Call(Function::Max, list) => list.iter().any(endless),
        _ => Growth::of(e, 0).is_some_and(|growth| growth.low > 0),
    }
}

/// `1/2`, or `0 or 1`, or `1 to 2`.
impl std::fmt::Display for Growth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let part = |x: i128| match self.den {
            den if x % den == 0 => (x / den).to_string(),
            den => format!("{x}/{den}"),
        };
        match self.high - self.low {
            0 => write!(f, "{}", part(self.low)),
            1 if self.den == 1 => {
                let (low, high) = (self.low.to_string(), self.high.to_string());
                f.write_str(&say!("growth-or", low = low, high = high))
            }
            _ => f.write_str(&say!("growth-to", low = part(self.low), high = part(self.high))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::*;

    fn expr(text: &str) -> Expr {
        formula(&format!("n -> n for k in 1..{text}")).alternatives[0].loops[0].hi.clone()
    }

    fn growth(text: &str) -> Option<(i128, i128, i128, i128)> {
        Growth::of(&expr(text), 0).map(|g| (g.at, g.low, g.high, g.den))
    }

    #[test]
    #[rustfmt::skip]
    fn growth_by_form() {
        let rows = [
            ("n", Some((0, 1, 1, 1))), ("n/2", Some((0, 1, 1, 2))), ("2*n/4-1/2", Some((-1, 1, 1, 2))),
            ("floor(n/2)", Some((0, 0, 1, 1))), ("floor(3*n/2)", Some((0, 1, 2, 1))), ("floor(-n/3)", Some((0, -1, 0, 1))),
            ("ceil((2*n+1)/5)", Some((1, 0, 1, 1))), ("n-ceil(n/3)", Some((0, 0, 1, 1))), ("10^9-floor(n/10^9)", Some((1_000_000_000, -1, 0, 1))),
            ("min(n,5/2)", Some((0, 0, 2, 2))), ("floor(min(n,5/2))", Some((0, 0, 1, 1))), ("max(3,n/2,0)", Some((6, 0, 1, 2))),
            ("isqrt(n)", Some((0, 0, 1, 1))), ("isqrt(3*n+1)", Some((1, 0, 1, 1))), ("isqrt(4*n)", None), ("isqrt(n-1)", None), ("isqrt(n/2)", None),
            ("log2(n+1)", Some((0, 0, 1, 1))), ("log2(2*n+1)", Some((0, 0, 1, 1))), ("log2(3*n+1)", None), ("log2(3*n+2)", Some((1, 0, 1, 1))), ("log2(n)", None),
            ("n*n", None), ("n/0", None), ("n mod 3", None), ("10/n", None), ("n+2^30", None), ("n*2^29*2^29/2^58", None), ("n xor 1", None),
        ];
        for (text, wanted) in rows {
            assert_eq!(growth(text), wanted, "{text}");
        }
    }

    /// The proved growth is that of the values.
    #[test]
    fn growth_is_what_the_values_do() {
        let leaves = ["n", "n/2", "(2*n+1)/3", "5/2", "floor(n/3)", "isqrt(n)", "log2(n+1)", "-n/4"];
        let mut texts: Vec<String> = leaves.iter().map(|&a| a.into()).collect();
        for a in leaves {
            for b in leaves {
                texts.extend([
                    format!("{a}+{b}"),
                    format!("{a}-({b})"),
                    format!("min({a},{b})"),
                    format!("max({a},{b})"),
                ]);
            }
        }
        for inner in texts.clone() {
            texts.extend(["floor", "ceil", "isqrt", "log2"].map(|f| format!("{f}({inner})")));
        }
        let mut known = 0;
        for text in texts {
            let e = expr(&text);
            for from in [0i128, 3] {
                let Some(Growth { at, low, high, den }) = Growth::of(&e, from) else { continue };
                known += 1;
                let value = |n: i128| {
                    let (num, d) = eval::number(&e, &[n]).unwrap().fraction();
                    assert_eq!(den % d, 0, "{text} at {n}");
                    num * (den / d)
                };
                assert_eq!(value(from), at, "{text}");
                for n in from + 1..200 {
                    assert!((low..=high).contains(&(value(n) - value(n - 1))), "{text} at {n}");
                }
                value(u64::MAX.into());
            }
        }
        assert!(known > 700, "{known}");
    }
}
