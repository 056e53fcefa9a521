//! Rules about how many coins a move may take, the same for every heap.

use super::Formula;
use super::arithmetic::{coins, heap, is};
use super::ast::{Alternative, Expr, ExprKind, Function, Op};
use super::branches::{Atom, branches};
use super::window::coins_taken;
use crate::budget::Budget;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Numbers of coins that may be taken.
#[derive(Clone, Debug)]
pub(super) enum Set<'a> {
    Number(i128),
    /// The numbers from this one on that satisfy all of these.
    All(i128, Vec<Atom<'a>>),
}

/// The sets of the numbers of coins that may be taken from any heap large enough, if the form of the rule
/// shows that they do not depend on the heap.
pub(super) fn sets(formula: &Formula) -> Option<Vec<Set<'_>>> {
    if !formula.is_heap() {
        return None;
    }
    let mut sets = Vec::new();
    for one in &formula.syntax.alternatives {
        match coins_taken(one) {
            Some(number) => sets.push(Set::Number(number)),
            None => sets.extend(of_loop(one)?),
        }
    }
    Some(sets)
}

/// The members up to `most`, by the moves from a heap of `most` coins.
pub(super) fn small(formula: &Formula, most: u64) -> Option<BTreeSet<u64>> {
    let mut taken = BTreeSet::new();
    let looked = formula.heap_options_within(most, &mut Budget::work(100 * most + 10_000), &mut |left| {
        taken.insert(most - left.iter().sum::<u64>());
        ControlFlow::Continue(())
    });
    looked.ok().map(|_| taken)
}

/// The numbers k of `n-k for k in 1..n if …`, if the condition does not depend on n.
fn of_loop(one: &Alternative) -> Option<Vec<Set<'_>>> {
    let ([part], [range]) = (&one.parts[..], &one.loops[..]) else { return None };
    let least = whole(&range.lo).filter(|least| *least >= 1 && heap(&range.hi))?;
    if !part.first().is_some_and(|target| is(target, Op::Sub, heap, coins)) {
        return None;
    }
    let branches = branches(one.condition.as_ref(), 16);
    let about_coins = |atom: &Atom<'_>| match *atom {
        Atom::Compare(a, _, b) | Atom::Divides(a, b, _) => is_plain(a) && is_plain(b),
        Atom::Holds(e, _) => is_plain(e),
    };
    let fits = branches.exact && branches.any.iter().flatten().all(about_coins);
    fits.then(|| branches.any.into_iter().map(|atoms| Set::All(least, atoms)).collect())
}

/// Whether it depends only on k and has a value for all k.
fn is_plain(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(number) => number.unsigned_abs() < 1 << 62,
        ExprKind::Var(_) => coins(e),
        ExprKind::Binary(Op::Mod, a, q) => is_plain(a) && whole(q).is_some_and(|q| q >= 1),
        ExprKind::Binary(Op::Add | Op::Sub, a, b) => is_plain(a) && is_plain(b),
        ExprKind::Call(
            Function::IsPrime | Function::IsPrimePower | Function::IsSquare | Function::IsFibonacci,
            list,
        ) => coins(&list[0]),
        ExprKind::Call(Function::Popcount | Function::DigitSum, list) => coins(&list[0]),
        ExprKind::Call(Function::IsPower | Function::Valuation, list) => {
            coins(&list[0]) && whole(&list[1]).is_some_and(|base| base >= 2)
        }
        ExprKind::Call(Function::Gcd, list) => {
            list.iter().all(|e| coins(e) || whole(e).is_some_and(|e| e >= 1))
        }
        _ => false,
    }
}

/// The number that is written here.
pub(super) fn whole(e: &Expr) -> Option<i128> {
    match e.kind {
        ExprKind::Int(number) => Some(number),
        _ => None,
    }
}
