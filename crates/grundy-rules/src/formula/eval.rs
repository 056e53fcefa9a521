//! The meaning of expressions and conditions: exact and slow, the reference for everything faster.

use super::ast::{Cond, Expr, ExprKind, Function, Op, Relation, Syntax};
use super::functions::{self, Domain};
use super::num::Num;
use crate::error::{ParseError, Span};
use crate::failure::RuleError;
use grundy_words::say;
use std::cmp::Ordering;
use std::fmt::Write as _;

/// Why an expression has no value at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    span: Span,
    what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    NotWhole,
    DivisionByZero,
    Overflow,
    /// The argument of a function, and what it should be, as a word for the message.
    Domain(Function, &'static str),
    /// A negative operand of this operator.
    Operand(&'static str),
    TooManyHeaps,
}

impl Fault {
    /// The fault of a move that leaves too many heaps.
    pub(crate) fn heaps(expr: &Expr) -> Box<Fault> {
        Box::new(Fault { span: expr.span.clone(), what: What::TooManyHeaps })
    }
}

type Value<T = Num> = Result<T, Box<Fault>>;

fn fault<T>(span: &Span, what: What) -> Value<T> {
    Err(Box::new(Fault { span: span.clone(), what }))
}

/// The value of an expression without variables; `None` if it has some.
///
/// # Errors
/// The expression has no value; the error points into `text`.
pub(crate) fn constant(expr: &Expr, text: &str) -> Result<Option<Num>, ParseError> {
    if has_variable(expr) {
        return Ok(None);
    }
    number(expr, &[]).map(Some).map_err(|fault| fault.at(text, ""))
}

/// Whether a coordinate, the turn or a loop variable occurs.
pub(crate) fn has_variable(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int(_) => false,
        ExprKind::Var(_) => true,
        ExprKind::Neg(e) => has_variable(e),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => has_variable(a) || has_variable(b),
        ExprKind::Call(_, args) => args.iter().any(has_variable),
    }
}

/// The value of an expression, where `env` holds the value of every slot.
pub(crate) fn number(expr: &Expr, env: &[i128]) -> Value {
    let overflow = |value: Option<Num>| value.map_or_else(|| fault(&expr.span, What::Overflow), Ok);
    match &expr.kind {
        ExprKind::Int(value) => Ok(Num::from(*value)),
        ExprKind::Var(slot) => Ok(Num::from(env[*slot])),
        ExprKind::Neg(e) => overflow(number(e, env)?.neg()),
        ExprKind::Call(function, args) => apply(*function, args, &expr.span, env),
        // Several heaps are no number.
        ExprKind::Heaps(..) => fault(&expr.span, What::NotWhole),
        ExprKind::Binary(op, left, right) => {
            let (a, b) = (number(left, env)?, number(right, env)?);
            let whole = || Ok::<_, Box<Fault>>((as_whole(a, left)?, as_whole(b, right)?));
            match op {
                Op::Add => overflow(a.add(b)),
                Op::Sub => overflow(a.sub(b)),
                Op::Mul => overflow(a.mul(b)),
                Op::Div | Op::Mod if b.is_zero() => fault(&expr.span, What::DivisionByZero),
                Op::Div => overflow(a.div(b)),
                Op::Mod => {
                    let (a, b) = whole()?;
                    // Only i128::MIN mod -1 has no machine answer; it is 0.
                    Ok(Num::from(a.checked_rem_euclid(b).unwrap_or(0)))
                }
                Op::Pow => match as_whole(b, right)?.try_into() {
                    Ok(exponent) => overflow(a.pow(exponent)),
                    Err(_) => fault(&right.span, What::Operand("power")),
                },
                Op::Xor | Op::BitAnd | Op::BitOr => bitwise(*op, whole()?, left, right),
            }
        }
    }
}

/// An operation on binary digits. Not inlined, so that each level of an expression takes less of the stack.
#[inline(never)]
fn bitwise(op: Op, (x, y): (i128, i128), left: &Expr, right: &Expr) -> Value {
    let (value, operator) = match op {
        Op::Xor => (x ^ y, "xor"),
        Op::BitAnd => (x & y, "bitand"),
        _ => (x | y, "bitor"),
    };
    match [(x, left), (y, right)].iter().find(|(value, _)| *value < 0) {
        Some((_, side)) => fault(&side.span, What::Operand(operator)),
        None => Ok(Num::from(value)),
    }
}

fn apply(function: Function, args: &[Expr], span: &Span, env: &[i128]) -> Value {
    let overflow = |value: Option<Num>| value.map_or_else(|| fault(span, What::Overflow), Ok);
    match function {
        Function::Floor => Ok(Num::from(number(&args[0], env)?.floor())),
        Function::Ceil => Ok(Num::from(number(&args[0], env)?.ceil())),
        Function::Abs => overflow(number(&args[0], env)?.abs()),
        Function::Min | Function::Max => {
            let mut best = number(&args[0], env)?;
            for arg in &args[1..] {
                let value = number(arg, env)?;
                best = if function == Function::Min { best.min(value) } else { best.max(value) };
            }
            Ok(best)
        }
        _ => {
            let mut values = smallvec::SmallVec::<[i128; 4]>::new();
            for arg in args {
                values.push(whole(arg, env)?);
            }
            match functions::call(function, &values) {
                Ok(value) => Ok(Num::from(value)),
                Err(Domain::Overflow) => fault(span, What::Overflow),
                Err(Domain::Argument(i, needs)) => fault(&args[i].span, What::Domain(function, needs)),
            }
        }
    }
}

fn as_whole(value: Num, expr: &Expr) -> Value<i128> {
    value.whole().map_or_else(|| fault(&expr.span, What::NotWhole), Ok)
}

/// The value of an expression that must be whole.
pub(crate) fn whole(expr: &Expr, env: &[i128]) -> Value<i128> {
    as_whole(number(expr, env)?, expr)
}

/// Whether the relation holds between two numbers in this order.
pub(crate) fn relates(relation: Relation, order: Ordering) -> bool {
    match relation {
        Relation::Equal => order.is_eq(),
        Relation::NotEqual => order.is_ne(),
        Relation::Less => order.is_lt(),
        Relation::LessEqual => order.is_le(),
        Relation::Greater => order.is_gt(),
        Relation::GreaterEqual => order.is_ge(),
    }
}

/// Whether the condition holds. Evaluates from left to right, only as far as necessary.
pub(crate) fn holds(cond: &Cond, env: &[i128]) -> Value<bool> {
    Ok(match cond {
        Cond::And(all) => {
            for c in all {
                if !holds(c, env)? {
                    return Ok(false);
                }
            }
            true
        }
        Cond::Or(any) => {
            for c in any {
                if holds(c, env)? {
                    return Ok(true);
                }
            }
            false
        }
        Cond::Not(c) => !holds(c, env)?,
        Cond::Compare(exprs, relations) => {
            let mut left = number(&exprs[0], env)?;
            for (relation, expr) in relations.iter().zip(&exprs[1..]) {
                let right = number(expr, env)?;
                if !relates(*relation, left.cmp(&right)) {
                    return Ok(false);
                }
                left = right;
            }
            true
        }
        Cond::Divides(a, b) => {
            let (a, b) = (whole(a, env)?, whole(b, env)?);
            if a == 0 { b == 0 } else { b.checked_rem(a).unwrap_or(0) == 0 }
        }
        Cond::Holds(e) => !number(e, env)?.is_zero(),
    })
}

impl Fault {
    /// The error message: what has no value, and at which values of the variables.
    pub fn explain(&self, syntax: &Syntax, names: &[String], env: &[i128]) -> RuleError {
        let mut values = String::new();
        for (name, value) in names.iter().zip(env) {
            let _ = write!(values, "{}{name} = {value}", if values.is_empty() { "" } else { ", " });
        }
        let mut error = self.at(&syntax.text, &values);
        if let (What::Domain(..), [heap, ..]) = (&self.what, names) {
            if env.first() == Some(&0) && syntax.head.len() == 1 {
                error = error.help(say!("error-rule-help-leave-heap-0-out", heap = heap));
                error = without_zero(error, syntax, &self.span, heap);
            }
        }
        // What is written instead stands in brackets or at an end, so it reads as the rest does.
        let error = error.mended(&syntax.text, |_| None);
        RuleError::Undefined(Box::new(error))
    }

    /// The error in a text, with the values of the variables, if there are any.
    fn at(&self, rule: &str, values: &str) -> ParseError {
        let text = rule.get(self.span.clone()).map(str::trim).filter(|t| !t.is_empty());
        let text = text.map_or_else(|| say!("error-rule-this"), str::to_owned);
        let error = |message: String| {
            let message = match (values.is_empty(), &self.what) {
                (true, _) => message,
                (_, What::Domain(..)) => say!("error-rule-should-at", message = message, values = values),
                _ => say!("error-rule-at", message = message, values = values),
            };
            ParseError::at(rule, self.span.clone(), message)
        };
        match &self.what {
            What::NotWhole => {
                let meant = format!("floor({text})");
                error(say!("error-rule-not-whole", text = text))
                    .help(say!("error-rule-help-write-floor"))
                    .write(self.span.clone(), meant)
            }
            What::DivisionByZero => error(say!("error-rule-divides-zero", text = text))
                .help(say!("error-rule-help-add-condition-keeps-divisor-away")),
            What::Overflow => error(say!("error-rule-too-large-compute", text = text)),
            What::TooManyHeaps => error(say!("error-rule-move-leaves-too-many-heaps")),
            What::Domain(function, needs) => error(say!(
                "error-rule-argument",
                needs = *needs,
                text = text,
                function = function.row().name
            )),
            What::Operand(operator) => {
                error(say!("error-rule-negative-operand", operator = *operator, text = text))
            }
        }
    }
}

/// The error with a condition, for the move that it stands in, that leaves the heap 0 out.
fn without_zero(error: ParseError, syntax: &Syntax, span: &Span, heap: &str) -> ParseError {
    let here =
        |one: &&crate::formula::ast::Alternative| one.span.start <= span.start && span.end <= one.span.end;
    match syntax.alternatives.iter().find(here) {
        Some(one) => {
            let end = one.span.start + syntax.text[one.span.clone()].trim_end().len();
            let word = if one.condition.is_some() { "and" } else { "if" };
            error.write(end..end, format!(" {word} {heap} > 0"))
        }
        None => error,
    }
}

/// The value of an expression if it is whole and small, quickly; `None` if this needs the exact evaluation.
/// An answer always equals that of [`number`].
#[inline]
pub(crate) fn quick(expr: &Expr, env: &[i128]) -> Option<i64> {
    match &expr.kind {
        ExprKind::Int(value) => i64::try_from(*value).ok(),
        ExprKind::Var(slot) => i64::try_from(env[*slot]).ok(),
        _ => quick_deep(expr, env),
    }
}

fn quick_deep(expr: &Expr, env: &[i128]) -> Option<i64> {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Var(_) => quick(expr, env),
        ExprKind::Heaps(..) => None,
        ExprKind::Neg(e) => quick(e, env)?.checked_neg(),
        ExprKind::Binary(op, left, right) => quick_binary(*op, quick(left, env)?, quick(right, env)?),
        ExprKind::Call(function, args) => match (function, &args[..]) {
            (Function::Floor | Function::Ceil, [arg]) => {
                let ExprKind::Binary(Op::Div, a, b) = &arg.kind else {
                    return quick(arg, env);
                };
                let (a, b) = (quick(a, env)?, quick(b, env)?);
                let down = *function == Function::Floor;
                if down { floor_div(a, b) } else { floor_div(a.checked_neg()?, b)?.checked_neg() }
            }
            (Function::Min, args) => args.iter().try_fold(i64::MAX, |m, a| Some(m.min(quick(a, env)?))),
            (Function::Max, args) => args.iter().try_fold(i64::MIN, |m, a| Some(m.max(quick(a, env)?))),
            _ => {
                let mut values = smallvec::SmallVec::<[i64; 4]>::new();
                for arg in args {
                    values.push(quick(arg, env)?);
                }
                quick_call(*function, &values)
            }
        },
    }
}

/// The floor of a quotient, if it exists and is small.
pub(crate) fn floor_div(a: i64, b: i64) -> Option<i64> {
    let q = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q })
}

pub(crate) fn quick_binary(op: Op, a: i64, b: i64) -> Option<i64> {
    match op {
        Op::Add => a.checked_add(b),
        Op::Sub => a.checked_sub(b),
        Op::Mul => a.checked_mul(b),
        Op::Div => (a.checked_rem(b)? == 0).then(|| a / b),
        Op::Mod => a.checked_rem_euclid(b),
        Op::Pow => a.checked_pow(u32::try_from(b).ok()?),
        Op::Xor => (a >= 0 && b >= 0).then_some(a ^ b),
        Op::BitAnd => (a >= 0 && b >= 0).then_some(a & b),
        Op::BitOr => (a >= 0 && b >= 0).then_some(a | b),
    }
}

/// A function of small whole numbers, if its value is small.
pub(crate) fn quick_call(function: Function, args: &[i64]) -> Option<i64> {
    if let (Function::Gcd, &[a, b]) = (function, args) {
        let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        return i64::try_from(a).ok();
    }
    let wide: smallvec::SmallVec<[i128; 4]> = args.iter().map(|&a| i128::from(a)).collect();
    functions::call(function, &wide).ok().and_then(|v| i64::try_from(v).ok())
}

/// Whether the condition holds; `None` if this needs the exact evaluation.
pub(crate) fn quick_holds(cond: &Cond, env: &[i128]) -> Option<bool> {
    Some(match cond {
        Cond::And(all) => {
            for c in all {
                if !quick_holds(c, env)? {
                    return Some(false);
                }
            }
            true
        }
        Cond::Or(any) => {
            for c in any {
                if quick_holds(c, env)? {
                    return Some(true);
                }
            }
            false
        }
        Cond::Not(c) => !quick_holds(c, env)?,
        Cond::Compare(exprs, relations) => {
            let mut left = quick(&exprs[0], env)?;
            for (relation, expr) in relations.iter().zip(&exprs[1..]) {
                let right = quick(expr, env)?;
                if !relates(*relation, left.cmp(&right)) {
                    return Some(false);
                }
                left = right;
            }
            true
        }
        Cond::Divides(a, b) => {
            let (a, b) = (quick(a, env)?, quick(b, env)?);
            if a == 0 { b == 0 } else { b.checked_rem(a)? == 0 }
        }
        Cond::Holds(e) => quick(e, env)? != 0,
    })
}

/// [`holds`], quickly if possible.
pub(crate) fn test(cond: &Cond, env: &[i128]) -> Value<bool> {
    quick_holds(cond, env).map_or_else(|| holds(cond, env), Ok)
}

/// [`number`] of a target, quickly if possible.
pub(crate) fn target(expr: &Expr, env: &[i128]) -> Value<Option<u64>> {
    if let Some(value) = quick(expr, env) {
        return Ok(u64::try_from(value).ok());
    }
    let value = number(expr, env)?;
    if value.is_negative() {
        return Ok(None);
    }
    match u64::try_from(as_whole(value, expr)?) {
        Ok(value) => Ok(Some(value)),
        Err(_) => fault(&expr.span, What::Overflow),
    }
}

/// The two ends of a range, rounded inwards.
pub(crate) fn range(lo: &Expr, hi: &Expr, env: &[i128]) -> Value<(i128, i128)> {
    let lo = quick(lo, env).map_or_else(|| Ok::<_, Box<Fault>>(number(lo, env)?.ceil()), |v| Ok(v.into()))?;
    let hi =
        quick(hi, env).map_or_else(|| Ok::<_, Box<Fault>>(number(hi, env)?.floor()), |v| Ok(v.into()))?;
    Ok((lo, hi))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::ast::FUNCTIONS;

    fn e(kind: ExprKind) -> Expr {
        Expr { kind, span: 0..0 }
    }

    fn agree(expr: &Expr) {
        if let Some(value) = quick(expr, &[]) {
            assert_eq!(number(expr, &[]), Ok(Num::from(i128::from(value))), "{expr:?}");
        }
    }

    #[test]
    fn the_quick_way_says_what_the_exact_one_says() {
        let max = i128::from(i64::MAX);
        let values = [
            -max - 2,
            -max - 1,
            -max,
            -10,
            -7,
            -3,
            -2,
            -1,
            0,
            1,
            2,
            3,
            4,
            7,
            8,
            10,
            63,
            64,
            97,
            max,
            max + 1,
        ];
        let ops = [Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Mod, Op::Pow, Op::Xor, Op::BitAnd, Op::BitOr];
        for a in values.map(|a| e(ExprKind::Int(a))) {
            agree(&e(ExprKind::Neg(Box::new(a.clone()))));
            for b in values.map(|b| e(ExprKind::Int(b))) {
                for op in ops {
                    let expr = e(ExprKind::Binary(op, Box::new(a.clone()), Box::new(b.clone())));
                    agree(&expr);
                    agree(&e(ExprKind::Call(Function::Floor, vec![expr.clone()])));
                    agree(&e(ExprKind::Call(Function::Ceil, vec![expr])));
                }
                let divides = Cond::Divides(a.clone(), b.clone());
                if let Some(answer) = quick_holds(&divides, &[]) {
                    assert_eq!(holds(&divides, &[]), Ok(answer), "{divides:?}");
                }
                for row in FUNCTIONS {
                    let args = if row.most == 1 { vec![a.clone()] } else { vec![a.clone(), b.clone()] };
                    agree(&e(ExprKind::Call(row.function, args)));
                }
            }
        }
    }

    #[test]
    fn the_quick_way_answers_for_small_whole_numbers() {
        let op =
            |op, a, b| e(ExprKind::Binary(op, Box::new(e(ExprKind::Int(a))), Box::new(e(ExprKind::Int(b)))));
        assert_eq!(quick(&op(Op::Div, 6, 3), &[]), Some(2));
        assert_eq!(quick(&op(Op::Div, 7, 3), &[]), None);
        assert_eq!(quick(&op(Op::Mod, -7, 3), &[]), Some(2));
        assert_eq!(quick(&op(Op::Mod, 7, 0), &[]), None);
        for (function, a, b, value) in [(Function::Floor, -7, 2, -4), (Function::Ceil, -7, 2, -3)] {
            assert_eq!(quick(&e(ExprKind::Call(function, vec![op(Op::Div, a, b)])), &[]), Some(value));
        }
    }
}
