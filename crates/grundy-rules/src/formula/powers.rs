//! Powers of two in disguise: a number with one binary digit 1.

use super::ast::{Cond, Expr, ExprKind, Function, Relation, Syntax};

/// A copy of the rule that says `is_power(k, 2)` where it says `popcount(k) = 1` of the variable of a loop that begins
/// at 0 or later. `None` if nothing changes.
pub fn plain(syntax: &Syntax) -> Option<Syntax> {
    let mut plain = syntax.clone();
    let first_loop = syntax.first_loop();
    for alternative in &mut plain.alternatives {
        let loops = alternative.loops.clone();
        let natural = |slot: usize| {
            let range = slot.checked_sub(first_loop).and_then(|i| loops.get(i));
            range.is_some_and(|range| matches!(range.lo.kind, ExprKind::Int(0..)))
        };
        if let Some(condition) = &mut alternative.condition {
            rewrite(condition, &natural);
        }
    }
    (plain != *syntax).then_some(plain)
}

fn rewrite(condition: &mut Cond, natural: &dyn Fn(usize) -> bool) {
    match condition {
        Cond::And(list) | Cond::Or(list) => list.iter_mut().for_each(|one| rewrite(one, natural)),
        Cond::Not(inner) => rewrite(inner, natural),
        Cond::Compare(sides, relations) => {
            if let ([a, b], [Relation::Equal]) = (&sides[..], &relations[..]) {
                let number = one_digit(a, b, natural).or_else(|| one_digit(b, a, natural));
                if let Some(holds) = number {
                    *condition = Cond::Holds(holds);
                }
            }
        }
        Cond::Divides(..) | Cond::Holds(_) => {}
    }
}

/// `is_power(k, 2)`, if these are `popcount(k)` and 1.
fn one_digit(count: &Expr, one: &Expr, natural: &dyn Fn(usize) -> bool) -> Option<Expr> {
    let (ExprKind::Call(Function::Popcount, list), ExprKind::Int(1)) = (&count.kind, &one.kind) else {
        return None;
    };
    let ExprKind::Var(slot) = list[0].kind else { return None };
    let two = Expr { kind: ExprKind::Int(2), span: count.span.clone() };
    let holds = ExprKind::Call(Function::IsPower, vec![list[0].clone(), two]);
    natural(slot).then(|| Expr { kind: holds, span: count.span.clone() })
}

#[cfg(test)]
mod tests {
    use crate::Ruleset;

    #[test]
    fn one_binary_digit_is_a_power_of_two() {
        let canonical = |text: &str| Ruleset::parse(text).unwrap().canonical().to_string();
        for same in [
            "n -> n-k for k in 1..n if popcount(k) = 1",
            "n -> n-k for k in 1..n if 1 = popcount(k)",
            "take {k in 1..n if popcount(k) = 1}",
        ] {
            assert_eq!(canonical(same), canonical("take powers of 2"), "{same}");
        }
        for other in
            ["n -> n-k for k in 1..n if popcount(k) = 2", "n -> n-k for k in 1..n if popcount(n) = 1"]
        {
            assert!(canonical(other).contains("popcount"), "{other}");
        }
    }
}
