//! A formula prepared to run: conditions are split and moved out of the loops they do not depend on, bounds
//! are rounded inwards, and the innermost loops are compiled.

use super::ast::{Alternative, Cond, Expr, ExprKind, Function, Slot, Syntax};
use super::compile::Kernel;
use crate::error::ParseError;
use grundy_words::say;

/// The alternatives of a formula, prepared to run.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub alternatives: Vec<Branch>,
    /// The slot of the first loop variable.
    pub first: Slot,
    /// The number of slots.
    pub slots: usize,
    /// For each alternative the names of all slots, for error messages.
    pub names: Vec<Vec<String>>,
}

/// One alternative, prepared to run.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    /// The bounds, rounded inwards.
    pub loops: Vec<(Expr, Expr)>,
    /// `early[d]`: the conditions to check when `d` loop variables are known (fewer than all).
    pub early: Vec<Vec<Cond>>,
    /// The conditions that depend on the innermost variable.
    pub late: Option<Cond>,
    /// The whole condition.
    pub condition: Option<Cond>,
    pub parts: Vec<Vec<Expr>>,
    /// The innermost loop, compiled for blocks; `None` without loops or if the compiler cannot handle a part
    /// of it.
    pub kernel: Option<Kernel>,
}

/// How many loop variables must be known to evaluate the expression.
fn depth(expr: &Expr, first: Slot) -> usize {
    match &expr.kind {
        ExprKind::Int(_) => 0,
        ExprKind::Var(slot) => (slot + 1).saturating_sub(first),
        ExprKind::Neg(e) => depth(e, first),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => depth(a, first).max(depth(b, first)),
        ExprKind::Call(_, args) => args.iter().map(|a| depth(a, first)).max().unwrap_or(0),
    }
}

/// The number of loop variables that must be known to evaluate a condition.
pub(crate) fn cond_depth(cond: &Cond, first: Slot) -> usize {
    match cond {
        Cond::And(all) | Cond::Or(all) => all.iter().map(|c| cond_depth(c, first)).max().unwrap_or(0),
        Cond::Not(c) => cond_depth(c, first),
        Cond::Compare(exprs, _) => exprs.iter().map(|e| depth(e, first)).max().unwrap_or(0),
        Cond::Divides(a, b) => depth(a, first).max(depth(b, first)),
        Cond::Holds(e) => depth(e, first),
    }
}

/// The conditions that `and` joins, in order.
pub(crate) fn conjuncts<'a>(cond: &'a Cond, out: &mut Vec<&'a Cond>) {
    match cond {
        Cond::And(all) => all.iter().for_each(|c| conjuncts(c, out)),
        _ => out.push(cond),
    }
}

fn rounded(function: Function, expr: &Expr) -> Expr {
    match expr.kind {
        ExprKind::Int(_) | ExprKind::Var(_) => expr.clone(),
        _ => Expr { kind: ExprKind::Call(function, vec![expr.clone()]), span: expr.span.clone() },
    }
}

impl Branch {
    fn new(alternative: &Alternative, first: Slot) -> Branch {
        let loops: Vec<_> = alternative
            .loops
            .iter()
            .map(|l| (rounded(Function::Ceil, &l.lo), rounded(Function::Floor, &l.hi)))
            .collect();
        let mut early = vec![Vec::new(); loops.len()];
        let mut late = Vec::new();
        let mut all = Vec::new();
        if let Some(condition) = &alternative.condition {
            conjuncts(condition, &mut all);
        }
        for c in all {
            match early.get_mut(cond_depth(c, first)) {
                Some(place) => place.push(c.clone()),
                None => late.push(c.clone()),
            }
        }
        let late = match late.len() {
            0 => None,
            1 => late.pop(),
            _ => Some(Cond::And(late)),
        };
        let innermost = first + loops.len();
        let kernel = innermost
            .checked_sub(1)
            .filter(|_| !loops.is_empty())
            .and_then(|k| Kernel::compile(&alternative.parts, late.as_ref(), k));
        Branch {
            loops,
            early,
            late,
            condition: alternative.condition.clone(),
            parts: alternative.parts.clone(),
            kernel,
        }
    }
}

impl Plan {
    /// Checks that the tree is well formed and prepares it.
    pub fn new(syntax: &Syntax) -> Result<Plan, ParseError> {
        let first = syntax.first_loop();
        let wrong = |span, message: String| Err(ParseError::at(&syntax.text, span, message));
        if syntax.head.is_empty() {
            return wrong(0..0, say!("error-rule-position-needs-least-one-coordinate"));
        }
        let mut head = syntax.head.clone();
        head.extend(syntax.ending.as_ref().map(|_| "turn".to_owned()));
        let mut names = Vec::new();
        for alternative in &syntax.alternatives {
            if alternative.parts.iter().any(|p| p.len() != syntax.head.len()) {
                return wrong(alternative.span.clone(), say!("error-rule-every-part-needs-one-entry"));
            }
            let slots = first + alternative.loops.len();
            for (i, l) in alternative.loops.iter().enumerate() {
                for bound in [&l.lo, &l.hi] {
                    check(syntax, bound, first + i)?;
                }
            }
            for expr in alternative.parts.iter().flatten() {
                check(syntax, expr, slots)?;
            }
            if let Some(condition) = &alternative.condition {
                check_cond(syntax, condition, slots)?;
            }
            names
                .push(head.iter().cloned().chain(alternative.loops.iter().map(|l| l.name.clone())).collect());
        }
        for (_, condition) in syntax.ending.iter().flat_map(|e| &e.clauses) {
            check_cond(syntax, condition, first)?;
        }
        names.push(head);
        Ok(Plan {
            alternatives: syntax.alternatives.iter().map(|a| Branch::new(a, first)).collect(),
            first,
            slots: first + syntax.alternatives.iter().map(|a| a.loops.len()).max().unwrap_or(0),
            names,
        })
    }
}

/// Refuses slots that are not known yet and wrong numbers of arguments.
fn check(syntax: &Syntax, expr: &Expr, known: usize) -> Result<(), ParseError> {
    let wrong = |message: String| Err(ParseError::at(&syntax.text, expr.span.clone(), message));
    match &expr.kind {
        ExprKind::Int(_) => Ok(()),
        ExprKind::Var(slot) if *slot < known => Ok(()),
        ExprKind::Var(_) => wrong(say!("error-rule-variable-not-known")),
        ExprKind::Neg(e) => check(syntax, e, known),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => {
            check(syntax, a, known).and_then(|()| check(syntax, b, known))
        }
        ExprKind::Call(function, args) => {
            let row = function.row();
            if !(row.least..=row.most).contains(&args.len()) {
                return wrong(say!("error-rule-not-take-arguments", name = row.name, count = args.len()));
            }
            args.iter().try_for_each(|a| check(syntax, a, known))
        }
    }
}

fn check_cond(syntax: &Syntax, cond: &Cond, known: usize) -> Result<(), ParseError> {
    match cond {
        Cond::And(all) | Cond::Or(all) => all.iter().try_for_each(|c| check_cond(syntax, c, known)),
        Cond::Not(c) => check_cond(syntax, c, known),
        Cond::Compare(exprs, relations) if exprs.len() == relations.len() + 1 => {
            exprs.iter().try_for_each(|e| check(syntax, e, known))
        }
        Cond::Compare(..) => {
            Err(ParseError::at(&syntax.text, 0..0, say!("error-rule-comparison-lacks-side")))
        }
        Cond::Divides(a, b) => check(syntax, a, known).and_then(|()| check(syntax, b, known)),
        Cond::Holds(e) => check(syntax, e, known),
    }
}
