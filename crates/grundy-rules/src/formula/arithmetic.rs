//! Rules about divisors, remainders and binary digits whose values a theorem gives.

use super::Formula;
use super::ast::{Expr, ExprKind, Function, Op, Relation};
use super::branches::{Atom, branches};
use serde::{Deserialize, Serialize};

/// A family of one-heap rules whose nim-values are an arithmetic function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArithmeticFamily {
    /// Take a divisor of the heap size n, n included.
    Divisors,
    /// Take a divisor of n other than n.
    ProperDivisors,
    /// Take a number of coins whose binary ones are ones of n.
    Submasks,
    /// Take a number of coins coprime to n; a single coin too.
    Coprime,
    /// The same, but the last coin is never taken.
    ProperCoprime,
    /// Leave a proper divisor of n.
    SmallerDivisors,
    /// Leave a positive number of coins that does not divide n.
    NonDivisors,
    /// Leave ⌊n/k⌋ coins, where k is 2 to n.
    Quotients,
    /// Leave ⌈n/k⌉ coins, where k is 2 to n.
    QuotientsRoundedUp,
    /// Leave n mod k coins, where k is 1 to n.
    Remainders,
}

impl ArithmeticFamily {
    /// All families.
    pub const ALL: [ArithmeticFamily; 10] = [
        ArithmeticFamily::Divisors,
        ArithmeticFamily::ProperDivisors,
        ArithmeticFamily::Submasks,
        ArithmeticFamily::Coprime,
        ArithmeticFamily::ProperCoprime,
        ArithmeticFamily::SmallerDivisors,
        ArithmeticFamily::NonDivisors,
        ArithmeticFamily::Quotients,
        ArithmeticFamily::QuotientsRoundedUp,
        ArithmeticFamily::Remainders,
    ];

    /// The family of a formula with one kind of move and one number k, recognised by its form.
    ///
    /// ```
    /// use grundy_rules::{Heap, Ruleset, formula::arithmetic::ArithmeticFamily};
    /// let family = |rule: &str| match Ruleset::parse(rule).unwrap().heap() {
    ///     Some(Heap::Formula(formula)) => ArithmeticFamily::of(formula),
    ///     _ => None,
    /// };
    /// assert_eq!(family("take {k in 1..n if k divides n}"), Some(ArithmeticFamily::Divisors));
    /// assert_eq!(family("take {k in 1..n-1 if n mod k = 0}"), Some(ArithmeticFamily::ProperDivisors));
    /// assert_eq!(family("take {k in 1..n if k bitand n = k}"), Some(ArithmeticFamily::Submasks));
    /// assert_eq!(family("take {k in 1..n if gcd(n,k) = 1}"), Some(ArithmeticFamily::Coprime));
    /// assert_eq!(family("n -> floor(n/k) for k in 2..n"), Some(ArithmeticFamily::Quotients));
    /// assert_eq!(family("take {k in 2..n if k divides n}"), None);
    /// ```
    pub fn of(formula: &Formula) -> Option<ArithmeticFamily> {
        use ArithmeticFamily as Family;
        let ([one], true) = (&formula.syntax.alternatives[..], formula.is_heap()) else { return None };
        let ([part], [range]) = (&one.parts[..], &one.loops[..]) else { return None };
        let branches = branches(one.condition.as_ref(), 1);
        let ([atoms], [target], true) = (&branches.any[..], &part[..], branches.exact) else { return None };
        let condition = match &atoms[..] {
            [] => Condition::None,
            [atom] => condition(atom)?,
            _ => return None,
        };
        let ExprKind::Int(first) = range.lo.kind else { return None };
        Some(match (left(target)?, condition, first, end(&range.hi)?) {
            (Left::Rest, Condition::Divides, 1, End::All) => Family::Divisors,
            (Left::Rest, Condition::Divides, 1, End::AllButOne | End::Half) => Family::ProperDivisors,
            (Left::Rest, Condition::Submask, 1, End::All) => Family::Submasks,
            (Left::Rest, Condition::Coprime, 1, End::All) => Family::Coprime,
            // Heap 1 alone is coprime to 0.
            (Left::These, Condition::Coprime, 0, End::AllButOne) => Family::Coprime,
            (Left::Rest | Left::These, Condition::Coprime, 1, End::AllButOne) => Family::ProperCoprime,
            (Left::These, Condition::Divides, 1, End::AllButOne | End::Half) => Family::SmallerDivisors,
            (
                Left::WholeQuotient | Left::Quotient | Left::QuotientRoundedUp,
                Condition::Divides,
                2,
                End::All,
            ) => Family::SmallerDivisors,
            // 1 and n are divisors.
            (Left::These, Condition::NoDivisor, 1 | 2, End::All | End::AllButOne) => Family::NonDivisors,
            (Left::Quotient, Condition::None, 2, End::All) => Family::Quotients,
            (Left::QuotientRoundedUp, Condition::None, 2, End::All) => Family::QuotientsRoundedUp,
            (Left::Remainder, Condition::None, 1, End::All) => Family::Remainders,
            _ => return None,
        })
    }
}

/// What a move leaves.
enum Left {
    /// n − k.
    Rest,
    /// k.
    These,
    /// n/k, which must be whole.
    WholeQuotient,
    /// ⌊n/k⌋.
    Quotient,
    /// ⌈n/k⌉.
    QuotientRoundedUp,
    /// n mod k.
    Remainder,
}

fn left(target: &Expr) -> Option<Left> {
    let quotient = |e: &Expr| is(e, Op::Div, heap, coins);
    match &target.kind {
        _ if is(target, Op::Sub, heap, coins) => Some(Left::Rest),
        _ if coins(target) => Some(Left::These),
        _ if is(target, Op::Mod, heap, coins) => Some(Left::Remainder),
        _ if quotient(target) => Some(Left::WholeQuotient),
        ExprKind::Call(Function::Floor, list) if quotient(&list[0]) => Some(Left::Quotient),
        ExprKind::Call(Function::Ceil, list) if quotient(&list[0]) => Some(Left::QuotientRoundedUp),
        _ => None,
    }
}

enum Condition {
    None,
    /// k divides n.
    Divides,
    /// k does not divide n.
    NoDivisor,
    /// All binary ones of k are ones of n.
    Submask,
    /// 1 is the only common divisor of k and n.
    Coprime,
}

fn condition(atom: &Atom<'_>) -> Option<Condition> {
    let (a, relation, b) = match *atom {
        Atom::Divides(k, n, yes) if coins(k) && heap(n) => {
            return Some(if yes { Condition::Divides } else { Condition::NoDivisor });
        }
        Atom::Compare(a, relation, b) => (a, relation, b),
        _ => return None,
    };
    let number = |wanted: i128| move |e: &Expr| matches!(e.kind, ExprKind::Int(number) if number == wanted);
    let rest = |e: &Expr| is(e, Op::Mod, heap, coins);
    let common = |e: &Expr| is(e, Op::BitAnd, heap, coins) || is(e, Op::BitAnd, coins, heap);
    let divisor = |e: &Expr| match &e.kind {
        ExprKind::Call(Function::Gcd, list) => {
            list.len() == 2 && list.iter().any(heap) && list.iter().any(coins)
        }
        _ => false,
    };
    let either = |one: &dyn Fn(&Expr) -> bool, other: &dyn Fn(&Expr) -> bool| {
        (one(a) && other(b)) || (other(a) && one(b))
    };
    match relation {
        Relation::Equal if either(&rest, &number(0)) => Some(Condition::Divides),
        Relation::NotEqual if either(&rest, &number(0)) => Some(Condition::NoDivisor),
        Relation::Greater if rest(a) && number(0)(b) => Some(Condition::NoDivisor),
        Relation::Equal if either(&common, &coins) => Some(Condition::Submask),
        Relation::Equal if either(&divisor, &number(1)) => Some(Condition::Coprime),
        _ => None,
    }
}

enum End {
    All,
    AllButOne,
    Half,
}

/// The end of the range. A proper divisor is at most half of the number.
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

/// Whether it is n.
pub(super) fn heap(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Var(0))
}

/// Whether it is k, the first loop variable.
pub(super) fn coins(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Var(1))
}

/// Whether it is `a op b` with operands that satisfy the tests.
pub(super) fn is(e: &Expr, wanted: Op, a: impl Fn(&Expr) -> bool, b: impl Fn(&Expr) -> bool) -> bool {
    match &e.kind {
        ExprKind::Binary(op, left, right) => *op == wanted && a(left) && b(right),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::ArithmeticFamily::*;
    use super::*;

    #[test]
    #[rustfmt::skip]
    fn families_by_form() {
        let family = |text: &str| ArithmeticFamily::of(&Formula::new(formula(text)).unwrap());
        let rows = [
            ("n -> n-k for k in 1..n if k divides n", Some(Divisors)), ("a -> a-b for b in 1..a if 0 = a mod b", Some(Divisors)),
            ("n -> n-k for k in 1..floor(n/2) if k divides n", Some(ProperDivisors)), ("n -> n-k for k in 1..n/2 if n mod k = 0", Some(ProperDivisors)),
            ("n -> n-k for k in 1..n-1 if k divides n", Some(ProperDivisors)), ("n -> n-k for k in 1..n if k = n bitand k", Some(Submasks)),
            ("n -> n-k for k in 1..n if not (k divides n)", None), ("n -> n-k for k in 1..n if n divides k", None), ("n -> n-k for k in 1..n if k mod n = 0", None),
            ("n -> n-k for k in 1..n-2 if k divides n", None), ("n -> n-k for k in 1..n/3 if k divides n", None), ("n -> n-k for k in 1..n if k divides n and k > 1", None),
            ("n -> n-k for k in 1..n if k divides n or k = 3", None), ("n -> n-k for k in 1..n if n bitand k = n", None), ("n -> n-k for k in 2..n if n mod k = 0", None),
            ("n -> n-k for k in 1..n if k divides n | n-1", None), ("n -> n-k for k in 1..n-1 if k bitand n = k", None), ("n -> n-k for k in 1..n", None),
            ("n -> n-k for k in 1..n if n mod k = 1", None), ("n -> n-k for k in 1..n if gcd(n,k) = 1", Some(Coprime)), ("n -> k for k in 0..n-1 if 1 = gcd(k,n)", Some(Coprime)),
            ("n -> n-k for k in 1..n-1 if gcd(n,k) = 1", Some(ProperCoprime)), ("n -> k for k in 1..n-1 if gcd(k,n) = 1", Some(ProperCoprime)),
            ("n -> n-k for k in 2..n if gcd(n,k) = 1", None), ("n -> n-k for k in 1..n if gcd(n,k) = 2", None), ("n -> n-k for k in 1..n if gcd(n,k,6) = 1", None),
            ("n -> n-k for k in 1..n/2 if gcd(n,k) = 1", None), ("n -> n-k for k in 1..n if gcd(n,n) = 1", None), ("n -> k for k in 1..n-1 if k divides n", Some(SmallerDivisors)),
            ("n -> n/k for k in 2..n if k divides n", Some(SmallerDivisors)), ("n -> n/k for k in 2..n", None),
            ("n -> floor(n/k) for k in 2..n if k divides n", Some(SmallerDivisors)), ("n -> floor(n/k) for k in 3..n if k divides n", None),
            ("n -> k for k in 1..n if not (k divides n)", Some(NonDivisors)), ("n -> k for k in 2..n-1 if n mod k > 0", Some(NonDivisors)), ("n -> k for k in 1..n/2 if not (k divides n)", None),
            ("n -> k for k in 3..n if not (k divides n)", None), ("n -> floor(n/k) for k in 2..n", Some(Quotients)), ("n -> floor(n/k) for k in 3..n", None),
            ("n -> floor(n/k) for k in 2..n-1", None), ("n -> ceil(n/k) for k in 2..n", Some(QuotientsRoundedUp)), ("n -> n mod k for k in 1..n", Some(Remainders)),
            ("n -> n mod k for k in 2..n", None), ("n -> n mod k for k in 1..n-1", None),
        ];
        for (text, wanted) in rows {
            assert_eq!(family(text), wanted, "{text}");
        }
    }
}
