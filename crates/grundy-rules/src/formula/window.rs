//! Rules that allow any number of coins up to a limit that grows slowly with the heap: `take 1..floor(n/2)`.

use super::Formula;
use super::ast::{Alternative, Expr, ExprKind, Function, Op, Relation};
use super::branches::{Atom, branches};
use super::eval;
use super::growth::{self, Growth};
use super::recognise::linear;
use super::show::in_n;
use crate::budget::Budget;
use grundy_words::say;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A one-heap rule whose options from heap n are exactly the heaps n − T(n), …, n − 1, where T(0) = 0 and
/// T(n) − T(n−1) is 0 or 1 for every n ≥ 1: a window that slides over the heaps.
///
/// The form of the rule proves both for all n; no heap is tried. Some such rules are not recognised.
///
/// ```
/// use grundy_rules::{Heap, Ruleset, formula::window::Window};
/// let window = |rule: &str| match Ruleset::parse(rule).unwrap().heap() {
///     Some(Heap::Formula(formula)) => Window::of(formula),
///     _ => None,
/// };
/// assert_eq!(window("take 1..n/3").unwrap().most_text(), "floor(n/3)");
/// assert_eq!(window("n -> k for k in floor(n/2)..n-1").unwrap().most(7), 4);
/// assert_eq!(window("n -> n-1 | n-k for k in 1..floor(n/3)").unwrap().most_text(), "min(n,max(floor(n/3),1))");
/// assert_eq!(window("take 1..3*n/2"), None);   // the limit grows by 2 at times
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// T(n), for heaps from `from` on; smaller heaps have no moves.
    most: Expr,
    from: u64,
    starts: Option<Starts>,
}

/// The smallest heap n with T(n) = t, for every t ≥ 1: square·t² + slope·t + shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starts {
    /// The factor of t².
    pub square: i128,
    /// The factor of t.
    pub slope: i128,
    /// What is added.
    pub shift: i128,
}

impl Window {
    /// The rule as a window, if its form shows that it is one.
    pub fn of(formula: &Formula) -> Option<Window> {
        if !formula.is_heap() {
            return None;
        }
        let (limit, mut from) = match &formula.syntax.alternatives[..] {
            [one] => limit(one)?,
            several => (together(several)?, 0),
        };
        if from > 0 {
            match Growth::of(&limit, 0) {
                // The condition fails only for heaps without moves, so it can be dropped.
                Some(_) if most_at(&limit, from - 1) == Some(0) => from = 0,
                Some(_) => {}
                // Small heaps for which the limit has no value: the rule must leave them without moves.
                None if from <= MAX_TRIED_HEAPS && (0..from).all(|n| is_end(formula, n)) => {}
                None => return None,
            }
        }
        let growth = Growth::of(&limit, from.into()).filter(|growth| growth.is_slow())?;
        // A limit above n, the coins of the heap, means n; one below 0 means 0.
        let all = growth.at > from.into();
        if from > 0 && growth.at.min(from.into()) > 1 {
            return None;
        }
        let starts = if all || from > 0 { None } else { starts(&limit) };
        let most = match () {
            () if all => call(Function::Min, vec![variable(HEAP), limit]),
            () if growth.at < 0 => call(Function::Max, vec![int(0), limit]),
            () => limit,
        };
        Some(Window { most, from, starts })
    }

    /// T(n): the largest number of coins that may be taken from heap n.
    ///
    /// # Cost
    /// One evaluation of the rule's limit.
    pub fn most(&self, n: u64) -> u64 {
        if n < self.from {
            0
        } else {
            most_at(&self.most, n).expect("the growth shows that there is a value")
        }
    }

    /// T(n) in the rule language.
    pub fn most_text(&self) -> String {
        in_n(&self.most)
    }

    /// T(n) as an expression in the heap, for heaps from [`from`](Window::from) on.
    pub fn limit(&self) -> &Expr {
        &self.most
    }

    /// The first heap of the limit. Smaller heaps have no moves, and there [`most_text`](Window::most_text)
    /// is not T(n).
    pub fn from(&self) -> u64 {
        self.from
    }

    /// The smallest heap for each t, if there is a formula.
    pub fn starts(&self) -> Option<Starts> {
        self.starts
    }

    /// The c of T(n) = ⌊n/c⌋, if T has this form.
    pub fn divisor(&self) -> Option<u64> {
        let starts = self.starts.filter(|starts| starts.square == 0 && starts.shift == 0)?;
        u64::try_from(starts.slope).ok()
    }

    /// Why T(n) grows by 0 or 1 with each coin, in words: `n/2 grows by 1/2, floor(n/2) by 0 or 1`.
    pub fn reason(&self) -> String {
        let mut parts = Vec::new();
        explain(&self.most, self.from.into(), &mut parts);
        let mut parts = parts.into_iter();
        let first =
            parts.next().map(|(term, growth)| say!("growth-first", term = term, growth = growth.to_string()));
        parts.fold(first.unwrap_or_default(), |reasons, (term, growth)| {
            say!("growth-next", reasons = reasons, term = term, growth = growth.to_string())
        })
    }

    /// If T(n) has a maximum: the smallest heap n with it, and the maximum.
    pub fn top(&self) -> Option<(u64, u64)> {
        let top = u64::try_from(growth::top(&self.most)?).ok()?;
        let (mut low, mut high) = (0, u64::MAX);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.most(middle) >= top { high = middle } else { low = middle + 1 }
        }
        (self.most(high) == top).then_some((high, top))
    }
}

/// The largest number of heaps tried if the limit of a rule has no value.
const MAX_TRIED_HEAPS: u64 = 16;

/// Whether the heap has no moves, by definition.
fn is_end(formula: &Formula, n: u64) -> bool {
    let mut moves = 0;
    let looked = formula.heap_options_within(n, &mut Budget::work(1000), &mut |_| {
        moves += 1;
        ControlFlow::Continue(())
    });
    looked.is_ok() && moves == 0
}

const HEAP: usize = 0;
const LOOP: usize = 1;

/// The number of coins that a limit allows, at most those of the heap.
fn most_at(limit: &Expr, n: u64) -> Option<u64> {
    let env = [i128::from(n)];
    let value = match eval::quick(limit, &env) {
        Some(value) => i128::from(value),
        None => eval::number(limit, &env).ok()?.whole()?,
    };
    u64::try_from(value.clamp(0, n.into())).ok()
}

fn expr(kind: ExprKind) -> Expr {
    Expr { kind, span: 0..0 }
}

fn int(c: i128) -> Expr {
    expr(ExprKind::Int(c))
}

fn variable(slot: usize) -> Expr {
    expr(ExprKind::Var(slot))
}

fn call(function: Function, list: Vec<Expr>) -> Expr {
    expr(ExprKind::Call(function, list))
}

fn binary(op: Op, a: Expr, b: Expr) -> Expr {
    expr(ExprKind::Binary(op, Box::new(a), Box::new(b)))
}

/// `a − c`.
fn less(a: Expr, c: i128) -> Expr {
    match c {
        0 => a,
        1.. => binary(Op::Sub, a, int(c)),
        _ => binary(Op::Add, a, int(-c)),
    }
}

/// The largest number of coins that some alternative allows. Each is a window or takes a fixed number of
/// coins, and these numbers are 1, 2, … without a gap.
fn together(alternatives: &[Alternative]) -> Option<Expr> {
    let (mut limits, mut coins) = (Vec::new(), BTreeSet::new());
    for one in alternatives {
        if let Some(number) = coins_taken(one) {
            coins.insert(number);
            continue;
        }
        let (limit, from) = limit(one)?;
        let idle = || Growth::of(&limit, 0).is_some_and(|growth| growth.low >= 0);
        if from > 0 && !(most_at(&limit, from - 1) == Some(0) && idle()) {
            return None;
        }
        limits.push(limit);
    }
    if let Some(&most) = coins.last() {
        if most != coins.len() as i128 {
            return None;
        }
        limits.push(int(most));
    }
    Some(call(Function::Max, limits))
}

/// How many coins an alternative takes, if it is a fixed number without further conditions on the heap.
pub(super) fn coins_taken(one: &Alternative) -> Option<i128> {
    let ([part], []) = (&one.parts[..], &one.loops[..]) else { return None };
    let form = part.first().filter(|e| plain(e)).and_then(linear)?;
    let ([(HEAP, 1)], true) = (&form.terms[..], form.constant < 0) else { return None };
    let branches = branches(one.condition.as_ref(), 1);
    let ([atoms], true) = (&branches.any[..], branches.exact) else { return None };
    let coins = -form.constant;
    let idle = |atom: &Atom<'_>| match *atom {
        Atom::Compare(a, relation, b) => first_heap(a, relation, b).is_some_and(|n| i128::from(n) <= coins),
        _ => false,
    };
    atoms.iter().all(idle).then_some(coins)
}

/// The largest number of coins that an alternative allows, where the smallest is 1, as an expression that is
/// whole wherever its growth is known; and the smallest heap for which this holds, where smaller ones have no
/// moves.
fn limit(one: &Alternative) -> Option<(Expr, u64)> {
    let ([part], [range]) = (&one.parts[..], &one.loops[..]) else { return None };
    let target = part.first().filter(|e| plain(e))?;
    let form = linear(target)?;
    // Either a move takes k − d coins, or it leaves k + d.
    let (taken, d) = match form.terms[..] {
        [(HEAP, 1), (LOOP, -1)] => (true, form.constant),
        [(LOOP, 1)] => (false, form.constant),
        _ => return None,
    };
    // One end of the range is exactly 1 coin; the other is a bound of k, as conditions may be.
    let (end, bound) = if taken { (&range.lo, &range.hi) } else { (&range.hi, &range.lo) };
    let one_coin = match taken {
        true => Growth { at: 1 + d, low: 0, high: 0, den: 1 },
        false => Growth { at: -1 - d, low: 1, high: 1, den: 1 },
    };
    let branches = branches(one.condition.as_ref(), 1);
    let ([atoms], true) = (&branches.any[..], branches.exact) else { return None };
    if Growth::of(end, 0)? != one_coin {
        return None;
    }
    let (mut bounds, mut from) = (vec![bound.clone()], 0);
    for atom in atoms {
        let &Atom::Compare(a, relation, b) = atom else { return None };
        // k² <= n means that k is at most the root.
        let square = match relation {
            Relation::LessEqual if is_square_of_loop(a) => Some(b),
            Relation::GreaterEqual if is_square_of_loop(b) => Some(a),
            _ => None,
        };
        if let Some(most) = square.filter(|_| taken) {
            bounds.push(call(Function::Isqrt, vec![most.clone()]));
            continue;
        }
        match (times_loop(a), times_loop(b)) {
            (None, None) => from = from.max(first_heap(a, relation, b)?),
            (Some(c), None) => bounds.extend(further(c, relation, b, taken, end)?),
            (None, Some(c)) => bounds.extend(further(c, turned(relation), a, taken, end)?),
            (Some(_), Some(_)) => return None,
        }
    }
    // The range may extend to all coins: `take {k in 1..n if 2*k <= n}`.
    let idle = |e: &Expr| match Growth::of(e, 0) {
        Some(all) if taken => all.at >= d * all.den && all.low >= all.den,
        Some(all) => all.at <= -d * all.den && all.high <= 0,
        None => false,
    };
    if bounds.len() > 1 && idle(bound) {
        bounds.remove(0);
    }
    let (round, strictest) =
        if taken { (Function::Floor, Function::Min) } else { (Function::Ceil, Function::Max) };
    for bound in &mut bounds {
        if Growth::of(bound, from.into())?.den != 1 {
            *bound = call(round, vec![bound.clone()]);
        }
    }
    let bound = if bounds.len() == 1 { bounds.remove(0) } else { call(strictest, bounds) };
    let most = if taken { less(bound, d) } else { binary(Op::Sub, variable(HEAP), less(bound, -d)) };
    Some((most, from))
}

/// Whether it is a sum of literals and variables; then no value exceeds 128 bits.
fn plain(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(c) => c.unsigned_abs() < 1 << 30,
        ExprKind::Var(_) => true,
        ExprKind::Neg(inner) => plain(inner),
        ExprKind::Binary(Op::Add | Op::Sub, a, b) => plain(a) && plain(b),
        _ => false,
    }
}

/// Whether it is k² for the loop variable k.
fn is_square_of_loop(e: &Expr) -> bool {
    let k = |e: &Expr| matches!(e.kind, ExprKind::Var(LOOP));
    match &e.kind {
        ExprKind::Binary(Op::Mul, a, b) => k(a) && k(b),
        ExprKind::Binary(Op::Pow, a, b) => k(a) && matches!(b.kind, ExprKind::Int(2)),
        _ => false,
    }
}

/// The c of `c*k` or `k`, where k is the loop variable and c ≥ 1.
fn times_loop(e: &Expr) -> Option<i128> {
    let factor = |a: &Expr, b: &Expr| match (&a.kind, &b.kind) {
        (&ExprKind::Int(c @ 1..=0x3FFF_FFFF), ExprKind::Var(LOOP)) => Some(c),
        _ => None,
    };
    match &e.kind {
        ExprKind::Var(LOOP) => Some(1),
        ExprKind::Binary(Op::Mul, a, b) => factor(a, b).or_else(|| factor(b, a)),
        _ => None,
    }
}

/// The smallest heap for which a condition such as `n > 0` holds, given that it holds for all larger ones.
fn first_heap(a: &Expr, relation: Relation, b: &Expr) -> Option<u64> {
    if eval::has_variable(b) && !eval::has_variable(a) {
        return first_heap(b, turned(relation), a);
    }
    let c = match (&a.kind, Growth::of(b, 0)?) {
        (ExprKind::Var(HEAP), Growth { at, low: 0, high: 0, den: 1 }) => at,
        _ => return None,
    };
    let first = match relation {
        Relation::Greater => c + 1,
        Relation::GreaterEqual => c,
        Relation::NotEqual if c <= 0 => c + 1,
        _ => return None,
    };
    u64::try_from(first.max(0)).ok()
}

fn turned(relation: Relation) -> Relation {
    match relation {
        Relation::Less => Relation::Greater,
        Relation::LessEqual => Relation::GreaterEqual,
        Relation::Greater => Relation::Less,
        Relation::GreaterEqual => Relation::LessEqual,
        same => same,
    }
}

/// The bound on k from `c*k relation e`: an upper one if coins are taken, a lower one if they are left;
/// `Some(None)` if it holds for all k up to this end of the range.
fn further(c: i128, relation: Relation, e: &Expr, taken: bool, end: &Expr) -> Option<Option<Expr>> {
    let bound = || binary(Op::Div, e.clone(), int(c));
    let rounded = |function| call(function, vec![bound()]);
    let strict = matches!(relation, Relation::Less | Relation::Greater);
    match (relation, taken) {
        (Relation::LessEqual, true) | (Relation::GreaterEqual, false) => {
            Some(Some(if c == 1 { e.clone() } else { bound() }))
        }
        (Relation::Less, true) => Some(Some(less(rounded(Function::Ceil), 1))),
        (Relation::Greater, false) => Some(Some(less(rounded(Function::Floor), -1))),
        (Relation::Equal | Relation::NotEqual, _) => None,
        _ => {
            let far = binary(Op::Mul, int(c), end.clone());
            let (a, b) = if taken { (far, e.clone()) } else { (e.clone(), far) };
            let room = Growth::of(&binary(Op::Sub, a, b), 0)?;
            (room.low >= 0 && room.at >= i128::from(strict)).then_some(None)
        }
    }
}

/// The smallest heap for each t ≥ 1, if the limit is at most 0 for heap 0.
fn starts(limit: &Expr) -> Option<Starts> {
    // (n + b)/c as (c, b).
    let line = |e: &Expr| {
        let Growth { at, low, high, den } = Growth::of(e, 0)?;
        (low == 1 && high == 1).then_some((den, at))
    };
    match &limit.kind {
        ExprKind::Call(Function::Isqrt, list) if matches!(list[0].kind, ExprKind::Var(HEAP)) => {
            Some(Starts { square: 1, slope: 0, shift: 0 })
        }
        // ⌈(n+b)/c⌉ ≥ t exactly if n + b > c·(t − 1).
        ExprKind::Call(Function::Ceil, list) => {
            let (c, b) = line(&list[0])?;
            Some(Starts { square: 0, slope: c, shift: 1 - c - b })
        }
        ExprKind::Call(Function::Floor, list) => {
            let (c, b) = line(&list[0])?;
            Some(Starts { square: 0, slope: c, shift: -b })
        }
        _ => line(limit).filter(|&(c, _)| c == 1).map(|(c, b)| Starts { square: 0, slope: c, shift: -b }),
    }
}

/// Adds how fast the parts of an expression grow, the inner ones first.
fn explain(e: &Expr, from: i128, parts: &mut Vec<(String, Growth)>) {
    let Some(growth) = Growth::of(e, from).filter(|_| eval::has_variable(e)) else { return };
    match &e.kind {
        ExprKind::Call(_, list) => list.iter().for_each(|part| explain(part, from, parts)),
        ExprKind::Binary(_, a, b) if growth.low != growth.high => {
            explain(a, from, parts);
            explain(b, from, parts);
        }
        ExprKind::Neg(inner) if growth.low != growth.high => explain(inner, from, parts),
        ExprKind::Var(_) if !parts.is_empty() || growth.at != from => return,
        _ => {}
    }
    parts.push((in_n(e), growth));
}

#[cfg(test)]
#[path = "window_tests.rs"]
mod tests;
