//! Euclid's game: a move takes a multiple of the smaller number from the larger one.

use super::Formula;
use super::arithmetic::is;
use super::ast::{Alternative, Expr, ExprKind, Function, Op, Relation};
use super::branches::{Atom, branches};
use serde::{Deserialize, Serialize};

/// A rule on pairs: a move takes a positive multiple of the smaller number from the larger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Euclid {
    /// Nothing may be left: play ends at a pair with 0.
    ToZero,
    /// Something must be left: play ends at two equal numbers.
    Positive,
}

impl Euclid {
    /// Recognises this game by its form: `(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0 | …`, the other
    /// number likewise, or with `floor((a-1)/b)`.
    ///
    /// ```
    /// use grundy_rules::{Kind, Ruleset, formula::euclid::Euclid};
    /// let euclid = |rule: &str| match Ruleset::parse(rule).unwrap().kind() {
    ///     Kind::Points(points) => Euclid::of(&points.formula),
    ///     _ => None,
    /// };
    /// assert_eq!(euclid("euclid"), Some(Euclid::ToZero));
    /// assert_eq!(euclid("euclid-positive"), Some(Euclid::Positive));
    /// assert_eq!(euclid("wythoff"), None);
    /// ```
    pub fn of(formula: &Formula) -> Option<Euclid> {
        let syntax = &formula.syntax;
        let ([first, second], 2, None) = (&syntax.alternatives[..], syntax.head.len(), &syntax.ending) else {
            return None;
        };
        let straight = (multiple(first, 0, 1), multiple(second, 1, 0));
        let turned = || (multiple(first, 1, 0), multiple(second, 0, 1));
        match straight {
            (Some(one), Some(other)) if one == other => Some(one),
            _ => match turned() {
                (Some(one), Some(other)) if one == other => Some(one),
                _ => None,
            },
        }
    }
}

/// k, the first loop variable after two coordinates.
const TIMES: usize = 2;

/// A move that takes a multiple of one coordinate from another.
fn multiple(one: &Alternative, from: usize, of: usize) -> Option<Euclid> {
    let ([part], [range]) = (&one.parts[..], &one.loops[..]) else { return None };
    let var = |slot: usize| move |e: &Expr| matches!(e.kind, ExprKind::Var(at) if at == slot);
    let number = |wanted: i128| move |e: &Expr| matches!(e.kind, ExprKind::Int(number) if number == wanted);
    let product = |e: &Expr| is(e, Op::Mul, var(TIMES), var(of)) || is(e, Op::Mul, var(of), var(TIMES));
    let left = is(part.get(from)?, Op::Sub, var(from), product) && var(of)(part.get(of)?);
    let branches = branches(one.condition.as_ref(), 1);
    let [atoms] = &branches.any[..] else { return None };
    // A range from 1 to a/b is empty if a < b, so a condition a >= b changes nothing.
    let fits = |atom: &Atom<'_>| match *atom {
        Atom::Compare(a, Relation::Greater | Relation::NotEqual, b) => var(of)(a) && number(0)(b),
        Atom::Compare(a, Relation::Less, b) => number(0)(a) && var(of)(b),
        Atom::Compare(a, Relation::GreaterEqual, b) => {
            var(of)(a) && number(1)(b) || var(from)(a) && var(of)(b)
        }
        Atom::Compare(a, Relation::LessEqual, b) => number(1)(a) && var(of)(b) || var(of)(a) && var(from)(b),
        _ => false,
    };
    // Without the condition that the divisor is not 0, the rule itself fails.
    if !left || !number(1)(&range.lo) || !branches.exact || !atoms.iter().all(fits) {
        return None;
    }
    let end = match &range.hi.kind {
        ExprKind::Call(Function::Floor, list) => &list[0],
        _ => &range.hi,
    };
    let less = |e: &Expr| is(e, Op::Sub, var(from), number(1));
    match () {
        () if is(end, Op::Div, var(from), var(of)) => Some(Euclid::ToZero),
        () if is(end, Op::Div, less, var(of)) => Some(Euclid::Positive),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::*;

    #[test]
    #[rustfmt::skip]
    fn by_form() {
        let euclid = |text: &str| Euclid::of(&Formula::new(formula(text)).unwrap());
        let rows = [
            ("(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0 | (a,b-k*a) for k in 1..floor(b/a) if a > 0", Some(Euclid::ToZero)),
            ("(x,y) -> (x,y-x*m) for m in 1..y/x if y >= x > 0 | (x-m*y,y) for m in 1..x/y if 0 < y <= x", Some(Euclid::ToZero)),
            ("(a,b) -> (a-k*b,b) for k in 1..floor((a-1)/b) if b != 0 | (a,b-k*a) for k in 1..floor((b-1)/a) if a >= 1", Some(Euclid::Positive)),
            ("(a,b) -> (a-k*b,b) for k in 1..floor((a-1)/b) if b > 0 | (a,b-k*a) for k in 1..floor(b/a) if a > 0", None),
            ("(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if a > b > 0 | (a,b-k*a) for k in 1..floor(b/a) if b > a > 0", None),
            ("(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 1 | (a,b-k*a) for k in 1..floor(b/a) if a > 1", None),
            ("(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0", None),
            ("(a,b) -> (a-k*b,b) for k in 2..floor(a/b) if b > 0 | (a,b-k*a) for k in 2..floor(b/a) if a > 0", None),
            ("(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0 | (a-k*b,b) for k in 1..floor(a/b) if b > 0", None),
            ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b", None),
        ];
        for (text, wanted) in rows {
            assert_eq!(euclid(text), wanted, "{text}");
        }
    }
}
