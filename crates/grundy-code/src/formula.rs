//! The moves of a formula.

use super::helpers::Helper;
use super::ways::{Condition, Moves, Number, Step, Var, Way, numbers};
use grundy_rules::formula::ast::{Alternative, Cond, Expr, ExprKind, Function, Op, Relation, Syntax};

/// The largest number of binary digits to compute with.
pub(super) const MAX_BITS: u32 = 120;

/// The moves of a one-heap formula; the error names what cannot be written.
pub(super) fn of_formula(syntax: &Syntax) -> Result<Moves, String> {
    let ways: Vec<Way> = syntax.alternatives.iter().map(way).collect::<Result<_, _>>()?;
    let wide = ways.iter().any(is_wide);
    Ok(Moves::Ways { ways, wide })
}

fn way(alternative: &Alternative) -> Result<Way, String> {
    let mut scope = Scope { vars: vec![Number::heap()] };
    let mut conditions: Vec<&Cond> = match &alternative.condition {
        Some(Cond::And(list)) => list.iter().collect(),
        condition => condition.iter().collect(),
    };
    let mut steps = Vec::new();
    // A condition is tested as soon as its variables are known.
    scope.ask(&mut conditions, &mut steps)?;
    for (i, range) in alternative.loops.iter().enumerate() {
        let (low, high) = (scope.rounded(&range.lo, true)?, scope.rounded(&range.hi, false)?);
        let name = scope.name(&range.name, i);
        let (bits, natural) = (low.bits().max(high.bits()), low.is_natural());
        scope.vars.push(Number::Var(Var { name: name.clone(), bits, natural }));
        steps.push(Step::Range(name, low, high, 1));
        scope.ask(&mut conditions, &mut steps)?;
    }
    let mut parts = Vec::new();
    for part in &alternative.parts {
        let [part] = &part[..] else { return Err("a part has several coordinates".into()) };
        let part = scope.number(part)?;
        // A negative target is not a move.
        if !part.is_natural() {
            let (more, less) = apart(&part);
            steps.push(Step::If(Condition::Compare(more, ">=", less)));
        }
        parts.push(part);
    }
    let most = steps.iter().flat_map(numbers).chain(&parts).map(Number::bits).max().unwrap_or(0);
    if most > MAX_BITS {
        return Err("a number of its moves may be too large".into());
    }
    Ok(Way { steps, parts })
}

/// The added terms of a number, and the subtracted ones.
fn apart(number: &Number) -> (Number, Number) {
    match number {
        Number::Plus(a, b) => {
            let ((more, less), (more_b, less_b)) = (apart(a), apart(b));
            (more.plus(more_b), less.plus(less_b))
        }
        Number::Minus(a, b) => {
            let ((more, less), (more_b, less_b)) = (apart(a), apart(b));
            (more.plus(less_b), less.plus(more_b))
        }
        other => (other.clone(), Number::Int(0)),
    }
}

/// Whether a number may be negative, or have more than 64 bits.
fn is_wide(way: &Way) -> bool {
    let wide = |number: &&Number| number.is_signed() || number.bits() > 64;
    way.steps.iter().flat_map(numbers).any(|number| wide(&number))
        || way.parts.iter().any(|part| !is_chain(part))
}

/// Whether it is a number of 64 bits without differences, or one from which such numbers are subtracted.
fn is_chain(number: &Number) -> bool {
    match number {
        Number::Minus(a, b) => is_chain(a) && !b.is_signed() && b.bits() <= 64,
        other => !other.is_signed() && other.bits() <= 64,
    }
}

/// The variables: the heap, then those of the loops.
struct Scope {
    vars: Vec<Number>,
}

impl Scope {
    /// A name that no language and no other variable uses.
    fn name(&self, name: &str, i: usize) -> String {
        let taken = |var: &Number| matches!(var, Number::Var(var) if var.name == name);
        let short = name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_lowercase()) && name != "t";
        if short && !self.vars.iter().any(taken) { name.into() } else { format!("k{i}") }
    }

    /// Adds the conditions whose variables are known, and keeps the others.
    fn ask(&self, conditions: &mut Vec<&Cond>, steps: &mut Vec<Step>) -> Result<(), String> {
        let (now, later): (Vec<&Cond>, Vec<&Cond>) =
            conditions.drain(..).partition(|condition| reaches(condition) < self.vars.len());
        *conditions = later;
        for condition in now {
            steps.push(Step::If(self.condition(condition)?));
        }
        Ok(())
    }

    fn number(&self, e: &Expr) -> Result<Number, String> {
        Ok(match &e.kind {
            ExprKind::Int(value) => Number::Int(*value),
            ExprKind::Heaps(..) => return Err("its moves leave any number of heaps".into()),
            ExprKind::Var(slot) => self.vars.get(*slot).cloned().ok_or("a variable is unknown")?,
            ExprKind::Neg(inner) => Number::Int(0).minus(self.number(inner)?),
            ExprKind::Binary(Op::Add, a, b) => self.number(a)?.plus(self.number(b)?),
            ExprKind::Binary(Op::Sub, a, b) => self.number(a)?.minus(self.number(b)?),
            ExprKind::Binary(Op::Mul, a, b) => {
                Number::Times(Box::new(self.number(a)?), Box::new(self.number(b)?))
            }
            ExprKind::Binary(Op::Mod, a, b) => {
                Number::Remainder(Box::new(self.number(a)?), divisor(b).ok_or("it divides by no constant")?)
            }
            ExprKind::Binary(Op::Div, ..) => return Err("its moves need fractions".into()),
            ExprKind::Binary(op @ (Op::Xor | Op::BitAnd | Op::BitOr), a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                if !(a.is_natural() && b.is_natural()) {
                    return Err("its moves need the binary digits of a difference".into());
                }
                let sign = match op {
                    Op::Xor => "^",
                    Op::BitAnd => "&",
                    _ => "|",
                };
                Number::Digits(Box::new(a), sign, Box::new(b))
            }
            ExprKind::Binary(Op::Pow, ..) => return Err("its moves need powers".into()),
            ExprKind::Call(function, list) => match (function, &list[..]) {
                (Function::Floor, [e]) => self.rounded(e, false)?,
                (Function::Ceil, [e]) => self.rounded(e, true)?,
                (Function::Isqrt, [e]) => match self.number(e)? {
                    number if number.is_natural() => Number::Root(Box::new(number)),
                    _ => return Err("its moves need the root of a difference".into()),
                },
                (Function::Min | Function::Max, list) => {
                    let mut numbers = list.iter().map(|e| self.number(e));
                    let first = numbers.next().ok_or("a function has no argument")??;
                    numbers.try_fold(first, |a, b| -> Result<Number, String> {
                        let (a, b) = (Box::new(a), Box::new(b?));
                        Ok(if *function == Function::Min { Number::Least(a, b) } else { Number::Most(a, b) })
                    })?
                }
                (function, list) => {
                    let (helper, list) = self.helper(*function, list)?;
                    Number::Call(helper, list)
                }
            },
        })
    }

    /// A helper function in the program, and its arguments.
    fn helper(&self, function: Function, list: &[Expr]) -> Result<(&'static Helper, Vec<Number>), String> {
        let list: Vec<Number> = list.iter().map(|e| self.number(e)).collect::<Result<_, _>>()?;
        let helper = Helper::of(function, &list);
        helper.map(|helper| (helper, list)).ok_or_else(|| format!("its moves need {}", function.row().name))
    }

    /// A quotient by a constant, rounded down or up; any other number as it is.
    fn rounded(&self, e: &Expr, up: bool) -> Result<Number, String> {
        let ExprKind::Binary(Op::Div, a, b) = &e.kind else { return self.number(e) };
        let (a, by) = (self.number(a)?, divisor(b).ok_or("it divides by no constant")?);
        let a = if up { a.plus(Number::Int(i128::from(by) - 1)) } else { a };
        Ok(a.quotient(by))
    }

    fn condition(&self, condition: &Cond) -> Result<Condition, String> {
        let all = |list: &[Cond]| list.iter().map(|one| self.condition(one)).collect::<Result<_, _>>();
        Ok(match condition {
            Cond::And(list) => Condition::All(all(list)?),
            Cond::Or(list) => Condition::Any(all(list)?),
            Cond::Not(inner) => Condition::Not(Box::new(self.condition(inner)?)),
            Cond::Divides(a, b) => {
                let by = divisor(a).ok_or("it divides by no constant")?;
                let rest = Number::Remainder(Box::new(self.number(b)?), by);
                Condition::Compare(rest, "==", Number::Int(0))
            }
            Cond::Compare(list, relations) => {
                let numbers: Vec<Number> = list.iter().map(|e| self.number(e)).collect::<Result<_, _>>()?;
                let pairs = numbers.windows(2).zip(relations);
                let mut all: Vec<Condition> = pairs
                    .map(|(pair, relation)| {
                        Condition::Compare(pair[0].clone(), sign(*relation), pair[1].clone())
                    })
                    .collect();
                if all.len() == 1 { all.remove(0) } else { Condition::All(all) }
            }
            Cond::Holds(Expr { kind: ExprKind::Call(function, list), .. }) => {
                let (helper, list) = self.helper(*function, list)?;
                Condition::Holds(helper, list)
            }
            Cond::Holds(_) => return Err("a condition is no comparison".into()),
        })
    }
}

/// A positive constant.
fn divisor(e: &Expr) -> Option<u64> {
    match e.kind {
        ExprKind::Int(value) => u64::try_from(value).ok().filter(|value| *value > 0),
        _ => None,
    }
}

fn sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Equal => "==",
        Relation::NotEqual => "!=",
        Relation::Less => "<",
        Relation::LessEqual => "<=",
        Relation::Greater => ">",
        Relation::GreaterEqual => ">=",
    }
}

/// The last variable in a condition.
fn reaches(condition: &Cond) -> usize {
    let last = |list: &[Expr]| list.iter().map(slot).max().unwrap_or(0);
    match condition {
        Cond::And(list) | Cond::Or(list) => list.iter().map(reaches).max().unwrap_or(0),
        Cond::Not(inner) => reaches(inner),
        Cond::Compare(list, _) => last(list),
        Cond::Divides(a, b) => slot(a).max(slot(b)),
        Cond::Holds(e) => slot(e),
    }
}

fn slot(e: &Expr) -> usize {
    match &e.kind {
        ExprKind::Int(_) => 0,
        ExprKind::Var(slot) => *slot,
        ExprKind::Neg(inner) => slot(inner),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => slot(a).max(slot(b)),
        ExprKind::Call(_, list) => list.iter().map(slot).max().unwrap_or(0),
    }
}
