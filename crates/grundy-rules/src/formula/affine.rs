//! Expressions that are affine in one variable: its coefficient, and the rest.

use super::ast::{Expr, ExprKind, Op, Slot};

/// Whether the expression depends on the slot.
pub(super) fn depends(expr: &Expr, slot: Slot) -> bool {
    match &expr.kind {
        ExprKind::Int(_) => false,
        ExprKind::Var(s) => *s == slot,
        ExprKind::Neg(e) => depends(e, slot),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => depends(a, slot) || depends(b, slot),
        ExprKind::Call(_, args) => args.iter().any(|a| depends(a, slot)),
    }
}

/// `coefficient * k + base`, both free of the slot of `k`, for an expression linear in it.
pub(super) fn linear(expr: &Expr, slot: Slot) -> Option<(Expr, Expr)> {
    let span = &expr.span;
    let int = |value| Expr { kind: ExprKind::Int(value), span: span.clone() };
    if !depends(expr, slot) {
        return Some((int(0), expr.clone()));
    }
    match &expr.kind {
        ExprKind::Var(_) => Some((int(1), int(0))),
        ExprKind::Neg(e) => {
            let (c, b) = linear(e, slot)?;
            Some((combine(Op::Sub, int(0), c), combine(Op::Sub, int(0), b)))
        }
        ExprKind::Binary(op @ (Op::Add | Op::Sub), left, right) => {
            let ((c, b), (d, e)) = (linear(left, slot)?, linear(right, slot)?);
            Some((combine(*op, c, d), combine(*op, b, e)))
        }
        ExprKind::Binary(Op::Mul, left, right) => {
            let (by, other) = if depends(left, slot) { (right, left) } else { (left, right) };
            if depends(by, slot) {
                return None;
            }
            let (c, b) = linear(other, slot)?;
            let times = |e: Expr| combine(Op::Mul, (**by).clone(), e);
            // An undefined factor still shows in the coefficient.
            let free = matches!(b.kind, ExprKind::Int(0)) && !matches!(c.kind, ExprKind::Int(0));
            Some((times(c), if free { b } else { times(b) }))
        }
        _ => None,
    }
}

/// An operation with the obvious simplifications of 0, 1 and small literals.
pub(super) fn combine(op: Op, a: Expr, b: Expr) -> Expr {
    use ExprKind::Int;
    let span = a.span.clone();
    let small = |x: i128| x.unsigned_abs() < 1 << 62;
    match (op, &a.kind, &b.kind) {
        (Op::Add, &Int(x), &Int(y)) if small(x) && small(y) => Expr { kind: Int(x + y), span },
        (Op::Sub, &Int(x), &Int(y)) if small(x) && small(y) => Expr { kind: Int(x - y), span },
        (Op::Mul, &Int(x), &Int(y)) if small(x) && small(y) => Expr { kind: Int(x * y), span },
        (Op::Add, Int(0), _) | (Op::Mul, Int(1), _) => b,
        (Op::Add | Op::Sub, _, Int(0)) | (Op::Mul, _, Int(1)) => a,
        // 0 times an expression keeps the expression: it may have no value.
        _ => Expr { kind: ExprKind::Binary(op, Box::new(a), Box::new(b)), span },
    }
}
