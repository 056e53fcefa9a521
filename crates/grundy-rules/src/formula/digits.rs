//! Rules about divisors and binary digits of which a theorem knows the values.

use super::Formula;
use super::ast::{Expr, ExprKind, Function, Op, Relation};
use super::branches::{Atom, branches};

/// A family of one-heap rules whose nim-values can be read off the binary digits of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DigitFamily {
    /// Take a number of coins that divides their number n, all of them too.
    Divisors,
    /// Take a number of coins that divides their number n, but not all of them.
    ProperDivisors,
    /// Take a number of coins that has some of the binary ones of n, and no others.
    Submasks,
}

impl DigitFamily {
    /// The family of a formula `n -> n-k for k in 1..n if …`, if its condition is `k divides n`, `n mod k = 0` or
    /// `k bitand n = k`; proper divisors have the range `1..n-1` or `1..n/2`.
    ///
    /// ```
    /// use grundy_rules::{Heap, Ruleset, formula::digits::DigitFamily};
    /// let family = |rule: &str| match Ruleset::parse(rule).unwrap().heap() {
    ///     Some(Heap::Formula(formula)) => DigitFamily::of(formula),
    ///     _ => None,
    /// };
    /// assert_eq!(family("take {k in 1..n if k divides n}"), Some(DigitFamily::Divisors));
    /// assert_eq!(family("take {k in 1..n-1 if n mod k = 0}"), Some(DigitFamily::ProperDivisors));
    /// assert_eq!(family("take {k in 1..n if k bitand n = k}"), Some(DigitFamily::Submasks));
    /// assert_eq!(family("take {k in 2..n if k divides n}"), None);
    /// ```
    pub fn of(formula: &Formula) -> Option<DigitFamily> {
        let ([one], true) = (&formula.syntax.alternatives[..], formula.is_heap()) else { return None };
        let ([part], [range]) = (&one.parts[..], &one.loops[..]) else { return None };
        let branches = branches(one.condition.as_ref(), 1);
        let ([atoms], true) = (&branches.any[..], branches.exact) else { return None };
        let ([atom], [target]) = (&atoms[..], &part[..]) else { return None };
        let taken = is(target, Op::Sub, heap, coins);
        if !taken || !matches!(range.lo.kind, ExprKind::Int(1)) {
            return None;
        }
        match (condition(atom)?, end(&range.hi)?) {
            (Condition::Divides, End::All) => Some(DigitFamily::Divisors),
            (Condition::Divides, End::AllButOne | End::Half) => Some(DigitFamily::ProperDivisors),
            (Condition::Submask, End::All) => Some(DigitFamily::Submasks),
            (Condition::Submask, _) => None,
        }
    }
}

enum Condition {
    Divides,
    Submask,
}

fn condition(atom: &Atom<'_>) -> Option<Condition> {
    let zero = |e: &Expr| matches!(e.kind, ExprKind::Int(0));
    let rest = |e: &Expr| is(e, Op::Mod, heap, coins);
    let common = |e: &Expr| is(e, Op::BitAnd, heap, coins) || is(e, Op::BitAnd, coins, heap);
    match *atom {
        Atom::Divides(k, n, true) if coins(k) && heap(n) => Some(Condition::Divides),
        Atom::Compare(a, Relation::Equal, b) if (rest(a) && zero(b)) || (zero(a) && rest(b)) => {
            Some(Condition::Divides)
        }
        Atom::Compare(a, Relation::Equal, b) if (common(a) && coins(b)) || (coins(a) && common(b)) => {
            Some(Condition::Submask)
        }
        _ => None,
    }
}

enum End {
    All,
    AllButOne,
    Half,
}

/// How far the range goes. A proper divisor is at most half of the number.
fn end(e: &Expr) -> Option<End> {
    let one = |e: &Expr| matches!(e.kind, ExprKind::Int(1));
    let two = |e: &Expr| matches!(e.kind, ExprKind::Int(2));
    match &e.kind {
        _ if heap(e) => Some(End::All),
        _ if is(e, Op::Sub, heap, one) => Some(End::AllButOne),
        _ if is(e, Op::Div, heap, two) => Some(End::Half),
        ExprKind::Call(Function::Floor, list) if is(&list[0], Op::Div, heap, two) => Some(End::Half),
        _ => None,
    }
}

/// Is it n?
pub(super) fn heap(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Var(0))
}

/// Is it k, the first loop variable?
pub(super) fn coins(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Var(1))
}

/// Is it `a op b` with such an a and such a b?
pub(super) fn is(e: &Expr, wanted: Op, a: impl Fn(&Expr) -> bool, b: impl Fn(&Expr) -> bool) -> bool {
    match &e.kind {
        ExprKind::Binary(op, left, right) => *op == wanted && a(left) && b(right),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::*;

    #[test]
    #[rustfmt::skip]
    fn families_by_form() {
        let family = |text: &str| DigitFamily::of(&Formula::new(formula(text)).unwrap());
        let rows = [
            ("n -> n-k for k in 1..n if k divides n", Some(DigitFamily::Divisors)), ("a -> a-b for b in 1..a if 0 = a mod b", Some(DigitFamily::Divisors)),
            ("n -> n-k for k in 1..floor(n/2) if k divides n", Some(DigitFamily::ProperDivisors)), ("n -> n-k for k in 1..n/2 if n mod k = 0", Some(DigitFamily::ProperDivisors)),
            ("n -> n-k for k in 1..n-1 if k divides n", Some(DigitFamily::ProperDivisors)), ("n -> n-k for k in 1..n if k = n bitand k", Some(DigitFamily::Submasks)),
            ("n -> n-k for k in 1..n if not (k divides n)", None), ("n -> n-k for k in 1..n if n divides k", None), ("n -> n-k for k in 1..n if k mod n = 0", None),
            ("n -> n-k for k in 1..n-2 if k divides n", None), ("n -> n-k for k in 1..n/3 if k divides n", None), ("n -> n-k for k in 1..n if k divides n and k > 1", None),
            ("n -> n-k for k in 1..n if k divides n or k = 3", None), ("n -> k for k in 1..n if k divides n", None), ("n -> n-k for k in 1..n if n bitand k = n", None),
            ("n -> n-k for k in 1..n if k divides n | n-1", None), ("n -> n-k for k in 1..n-1 if k bitand n = k", None), ("n -> n-k for k in 2..n if n mod k = 0", None),
            ("n -> n-k for k in 1..n if n mod k = 1", None), ("n -> n-k for k in 1..n", None),
        ];
        for (text, wanted) in rows {
            assert_eq!(family(text), wanted, "{text}");
        }
    }
}
