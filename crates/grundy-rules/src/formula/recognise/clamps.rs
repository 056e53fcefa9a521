//! Case splits: `max(i-2, 0)` is i - 2 where i >= 2, and 0 elsewhere.

use super::super::ast::{Alternative, Cond, Expr, ExprKind, Function, Relation};

/// The largest number of cases of one alternative.
const MAX_CASES: usize = 16;

/// The alternative as alternatives without `min` and `max` in what they leave: one for each case. `None` if there are
/// too many.
pub(super) fn cases(alternative: &Alternative) -> Option<Vec<Alternative>> {
    let mut open = vec![alternative.clone()];
    let mut done = Vec::new();
    while let Some(one) = open.pop() {
        let clamp = one.parts.iter().flatten().find_map(clamp);
        match clamp {
            None => done.push(one),
            Some((whole, function, a, b)) => {
                let larger = [Relation::GreaterEqual, Relation::Less];
                // In the first case a is at least b, in the second b is larger.
                let chosen = if function == Function::Max { [&a, &b] } else { [&b, &a] };
                for (relation, chosen) in larger.into_iter().zip(chosen) {
                    open.push(case(
                        &one,
                        &whole,
                        chosen,
                        Cond::Compare(vec![a.clone(), b.clone()], vec![relation]),
                    ));
                }
            }
        }
        if open.len() + done.len() > MAX_CASES {
            return None;
        }
    }
    Some(done)
}

/// The first `min` or `max` in an expression: the whole of it, the function, and two arguments.
fn clamp(e: &Expr) -> Option<(Expr, Function, Expr, Expr)> {
    match &e.kind {
        ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Heaps(..) => None,
        ExprKind::Neg(a) => clamp(a),
        ExprKind::Binary(_, a, b) => clamp(a).or_else(|| clamp(b)),
        ExprKind::Call(function @ (Function::Min | Function::Max), list) => {
            if let Some(inner) = list.iter().find_map(clamp) {
                return Some(inner);
            }
            let (first, rest) = list.split_first()?;
            let rest = match rest {
                [] => first.clone(),
                [one] => one.clone(),
                more => Expr { kind: ExprKind::Call(*function, more.to_vec()), span: e.span.clone() },
            };
            Some((e.clone(), *function, first.clone(), rest))
        }
        ExprKind::Call(_, list) => list.iter().find_map(clamp),
    }
}

/// The alternative under one more condition, with this expression in place of the clamp.
fn case(one: &Alternative, clamp: &Expr, chosen: &Expr, condition: Cond) -> Alternative {
    let mut case = one.clone();
    for e in case.parts.iter_mut().flatten() {
        replace(e, clamp, chosen);
    }
    case.condition = Some(match case.condition.take() {
        None => condition,
        Some(old) => Cond::And(vec![old, condition]),
    });
    case
}

fn replace(e: &mut Expr, clamp: &Expr, chosen: &Expr) {
    if e.kind == clamp.kind {
        *e = chosen.clone();
        return;
    }
    match &mut e.kind {
        ExprKind::Int(_) | ExprKind::Var(_) => {}
        ExprKind::Neg(a) => replace(a, clamp, chosen),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => {
            replace(a, clamp, chosen);
            replace(b, clamp, chosen);
        }
        ExprKind::Call(_, list) => list.iter_mut().for_each(|e| replace(e, clamp, chosen)),
    }
}
