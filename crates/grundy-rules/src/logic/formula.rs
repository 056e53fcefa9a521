//! Formulas of the rule language as clauses.

use super::{Atom, Clause, Linear, MAX_CLAUSES, Var};
use crate::formula::ast::{Alternative, Cond, Expr, ExprKind, Function, Op, Relation, Slot, Syntax};
use crate::formula::branches::{Atom as Told, branches};
use crate::formula::linear::{Lin, is_impossible};
use crate::formula::plan::{cond_depth, conjuncts};
use std::cmp::Ordering;

/// The moves of a formula; `None` if linear arithmetic cannot express them.
pub(super) fn clauses(syntax: &Syntax) -> Option<Vec<Clause>> {
    if syntax.ending.is_some() {
        return None;
    }
    let mut all = Vec::new();
    for alternative in &syntax.alternatives {
        all.extend(moves(alternative, syntax.head.len())?);
        if all.len() > MAX_CLAUSES {
            return None;
        }
    }
    Some(all)
}

/// The meaning of a loop variable or a coordinate.
#[derive(Clone, Debug)]
enum Meaning {
    /// A linear form.
    Linear(Lin),
    /// The exponent k of a power bᵏ, which is itself a variable.
    Exponent { base: i128, power: Var },
}

/// A case of the translation: its conditions so far, and the meaning of the slots.
#[derive(Clone, Debug)]
struct Case<'a> {
    variables: usize,
    atoms: Vec<Atom>,
    slots: Vec<Meaning>,
    domain: Domain<'a>,
}

/// Whether functions are defined where they are evaluated.
#[derive(Clone, Debug)]
enum Domain<'a> {
    /// That must be proved, and these conditions may help: where one of them fails, nothing is evaluated.
    Proved(Vec<&'a Cond>),
    /// That is assumed.
    Assumed,
}

/// The largest denominator for which a fraction is tested to be whole.
const MAX_DENOMINATOR: i128 = 64;

/// Cases, each with the meaning of an expression in it.
type Cases<'a, T> = Vec<(Case<'a>, T)>;

fn moves(alternative: &Alternative, coordinates: usize) -> Option<Vec<Clause>> {
    let parts = alternative.parts.len();
    let slots = (0..coordinates).map(|var| Meaning::Linear(Lin::var(var))).collect();
    let domain = Domain::Proved(Vec::new());
    let start = Case { variables: coordinates * (1 + parts), atoms: Vec::new(), slots, domain };
    let mut cases = vec![start];
    for (i, each) in alternative.loops.iter().enumerate() {
        let base = power_of(alternative, coordinates + i);
        // The bounds of a loop are evaluated where the conditions hold that need none of its numbers.
        let guards = guards(alternative.condition.as_ref(), coordinates, i);
        cases.iter_mut().for_each(|case| case.domain = Domain::Proved(guards.clone()));
        cases = cases
            .into_iter()
            .map(|case| match base {
                Some(base) => case.exponents(base, &each.lo, &each.hi),
                None => case.range(&each.lo, &each.hi),
            })
            .collect::<Option<Vec<_>>>()?
            .concat();
        few(&cases)?;
    }
    cases.iter_mut().for_each(|case| case.domain = Domain::Proved(Vec::new()));
    cases = conditions(alternative.condition.as_ref(), cases)?;
    for (target, coordinate) in (coordinates..).zip(alternative.parts.iter().flatten()) {
        let mut next = Vec::new();
        for case in cases {
            for (mut case, value) in case.value(coordinate)? {
                // A rule with a target that is not whole is wrong.
                if value.den != 1 && !case.makes_whole(&value)? {
                    return None;
                }
                case.atoms.push(Atom::Zero(whole(&value.minus(&Lin::var(target))?)?));
                next.push(case);
            }
        }
        few(&next)?;
        cases = next;
    }
    let clause = |case: Case| Clause { coordinates, parts, variables: case.variables, atoms: case.atoms };
    Some(cases.into_iter().map(clause).collect())
}

/// The conditions, joined by `and`, that mention none of the loop variables from this loop on.
fn guards(condition: Option<&Cond>, coordinates: usize, level: usize) -> Vec<&Cond> {
    let mut all = Vec::new();
    condition.into_iter().for_each(|condition| conjuncts(condition, &mut all));
    all.retain(|condition| cond_depth(condition, coordinates) <= level);
    all
}

fn few<T>(cases: &[T]) -> Option<()> {
    (cases.len() <= MAX_CLAUSES).then_some(())
}

/// The base b, if the loop variable in this slot occurs in a power bᵏ.
fn power_of(alternative: &Alternative, slot: Slot) -> Option<i128> {
    fn found(expr: &Expr, slot: Slot) -> Option<i128> {
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Var(_) => None,
            ExprKind::Heaps(_, a, b) => found(a, slot).or_else(|| found(b, slot)),
            ExprKind::Neg(e) => found(e, slot),
            ExprKind::Binary(Op::Pow, base, exponent) if mentions(exponent, slot) => match base.kind {
                ExprKind::Int(base) => Some(base),
                _ => None,
            },
            ExprKind::Binary(_, a, b) => found(a, slot).or_else(|| found(b, slot)),
            ExprKind::Call(_, args) => args.iter().find_map(|e| found(e, slot)),
        }
    }
    fn in_condition(cond: &Cond, slot: Slot) -> Option<i128> {
        match cond {
            Cond::And(list) | Cond::Or(list) => list.iter().find_map(|c| in_condition(c, slot)),
            Cond::Not(inner) => in_condition(inner, slot),
            Cond::Compare(list, _) => list.iter().find_map(|e| found(e, slot)),
            Cond::Divides(a, b) => found(a, slot).or_else(|| found(b, slot)),
            Cond::Holds(e) => found(e, slot),
        }
    }
    let targets = alternative.parts.iter().flatten().find_map(|e| found(e, slot));
    targets.or_else(|| alternative.condition.as_ref().and_then(|cond| in_condition(cond, slot)))
}

fn mentions(expr: &Expr, slot: Slot) -> bool {
    match &expr.kind {
        ExprKind::Int(_) => false,
        ExprKind::Var(var) => *var == slot,
        ExprKind::Neg(e) => mentions(e, slot),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => mentions(a, slot) || mentions(b, slot),
        ExprKind::Call(_, args) => args.iter().any(|e| mentions(e, slot)),
    }
}

/// The form times its denominator. `None` for larger numbers, whose automata are too large to build.
fn whole(form: &Lin) -> Option<Linear> {
    let small = |number: i128| i64::try_from(number).ok().filter(|number| number.unsigned_abs() < 1 << 40);
    let terms = form.terms.iter().map(|&(var, c)| Some((var, small(c)?)));
    Some(Linear { terms: terms.collect::<Option<_>>()?, constant: small(form.constant)? })
}

fn exact(form: &Linear) -> Lin {
    let terms = form.terms.iter().map(|&(var, c)| (var, c.into())).collect();
    Lin { terms, constant: form.constant.into(), den: 1 }
}

/// Whether the form is never negative, for natural numbers.
fn is_natural(form: &Lin) -> bool {
    form.constant >= 0 && form.terms.iter().all(|term| term.1 >= 0)
}

/// `a <= b`.
fn at_most(a: &Lin, b: &Lin) -> Option<Atom> {
    Some(Atom::AtMostZero(whole(&a.minus(b)?)?))
}

/// `a = b`.
fn equal(a: &Lin, b: &Lin) -> Option<Atom> {
    Some(Atom::Zero(whole(&a.minus(b)?)?))
}

/// `a < b`, for numbers that need not be whole.
fn less(a: &Lin, b: &Lin) -> Option<Atom> {
    let mut form = whole(&a.minus(b)?)?;
    form.constant = form.constant.checked_add(1)?;
    Some(Atom::AtMostZero(form))
}

impl<'a> Case<'a> {
    fn with(mut self, atoms: impl IntoIterator<Item = Atom>) -> Case<'a> {
        self.atoms.extend(atoms);
        self
    }

    fn fresh(&mut self) -> Var {
        self.variables += 1;
        self.variables - 1
    }

    /// A new whole number: natural, or perhaps negative if `natural` is false.
    fn whole_number(mut self, natural: bool) -> Option<Cases<'a, Lin>> {
        let negative = match natural {
            true => None,
            false => {
                let mut case = self.clone();
                let beyond = case.fresh();
                Some((case, Lin::var(beyond).negated()?.shifted(-1)?))
            }
        };
        let var = self.fresh();
        Some([(self, Lin::var(var))].into_iter().chain(negative).collect())
    }

    /// Whether the form is proved to be at least this number wherever it is evaluated.
    fn is_at_least(&self, form: &Lin, least: i128) -> Option<bool> {
        let Domain::Proved(guards) = &self.domain else { return Some(true) };
        let below = form.shifted(1 - least)?;
        let mut cases = vec![Case { domain: Domain::Assumed, ..self.clone() }];
        for guard in guards {
            // A condition that linear arithmetic cannot express helps nothing.
            cases = conditions(Some(guard), cases.clone()).unwrap_or(cases);
        }
        Some(cases.iter().all(|case| {
            let (zero, mut at_most_zero) = case.linear();
            at_most_zero.push(below.clone());
            is_impossible(case.variables, 0, &zero, &at_most_zero)
        }))
    }

    /// The linear atoms: forms that are 0, and forms that are at most 0.
    fn linear(&self) -> (Vec<Lin>, Vec<Lin>) {
        let (mut zero, mut at_most_zero) = (Vec::new(), Vec::new());
        for atom in &self.atoms {
            match atom {
                Atom::Zero(form) => zero.push(exact(form)),
                Atom::AtMostZero(form) => at_most_zero.push(exact(form)),
                Atom::Power { .. } | Atom::Xor(_) => (),
            }
        }
        (zero, at_most_zero)
    }

    /// Whether the form is proved to be a whole number wherever the case holds.
    fn makes_whole(&self, form: &Lin) -> Option<bool> {
        let (mut zero, at_most_zero) = self.linear();
        // Otherwise the form is a whole number, perhaps negative, plus a fraction with this denominator.
        if form.den > MAX_DENOMINATOR {
            return Some(false);
        }
        let natural = self.variables;
        for parts in 1..form.den {
            let rest = form.minus(&Lin::var(natural))?.times(form.den, 1)?.shifted(-parts)?;
            zero.push(rest);
            if !is_impossible(natural, 1, &zero, &at_most_zero) {
                return Some(false);
            }
            zero.pop();
        }
        Some(true)
    }

    /// The quotient, rounded down, and the remainder: `form = divisor·q + r`, `0 <= r < divisor`.
    fn divided(self, form: &Lin, divisor: i128) -> Option<Cases<'a, (Lin, Lin)>> {
        let (form, divisor) = (form.times(form.den, 1)?, divisor.checked_mul(form.den)?);
        let mut all = Vec::new();
        for (case, quotient) in self.whole_number(is_natural(&form))? {
            let rest = form.combine(1, &quotient, divisor.checked_neg()?)?;
            let atoms = [at_most(&Lin::constant(0), &rest)?, at_most(&rest, &Lin::constant(divisor - 1))?];
            all.push((case.with(atoms), (quotient, rest)));
        }
        Some(all)
    }

    /// The meaning of an expression, case by case.
    fn value(self, expr: &Expr) -> Option<Cases<'a, Lin>> {
        match &expr.kind {
            ExprKind::Heaps(..) => None,
            ExprKind::Int(number) => Some(vec![(self, Lin::constant(*number))]),
            ExprKind::Var(slot) => match self.slots.get(*slot)?.clone() {
                Meaning::Linear(form) => Some(vec![(self, form)]),
                Meaning::Exponent { .. } => None,
            },
            ExprKind::Neg(inner) => each(self.value(inner)?, |case, a| Some(vec![(case, a.negated()?)])),
            ExprKind::Binary(Op::Pow, base, exponent) => self.power(base, exponent),
            ExprKind::Binary(op, a, b) => each(self.values([&**a, &**b])?, |case, both| {
                let [a, b] = &both[..] else { return None };
                let one = |value: Lin| Some(vec![(case.clone(), value)]);
                match op {
                    Op::Add => one(a.plus(b)?),
                    Op::Sub => one(a.minus(b)?),
                    Op::Mul => match (a.value(), b.value()) {
                        (Some((num, den)), _) => one(b.times(num, den)?),
                        (_, Some((num, den))) => one(a.times(num, den)?),
                        _ => None,
                    },
                    Op::Div => {
                        let (num, den) = b.value()?;
                        one(a.times(den, num)?)
                    }
                    Op::Mod => {
                        let divisor = b.whole_value().filter(|b| *b > 0 && a.den == 1)?;
                        let cases = case.clone().divided(a, divisor)?;
                        Some(cases.into_iter().map(|(case, (_, rest))| (case, rest)).collect())
                    }
                    Op::Xor | Op::BitAnd | Op::BitOr => Some(vec![case.clone().bitwise(*op, a, b)?]),
                    Op::Pow => None,
                }
            }),
            ExprKind::Call(function, args) => {
                let values = self.values(args)?;
                each(values, |case, args| case.call(*function, &args))
            }
        }
    }

    /// The nim-sum w of two natural numbers x and y, the number (x + y - w)/2 of the digits 1 that they
    /// share, or the number (x + y + w)/2 of those that at least one of them has.
    fn bitwise(mut self, op: Op, a: &Lin, b: &Lin) -> Option<(Case<'a>, Lin)> {
        if [a, b].iter().any(|form| !is_natural(form) || form.den != 1) {
            return None;
        }
        let mut named = |form: &Lin, other: Option<Var>| match form.terms[..] {
            [(var, 1)] if form.constant == 0 && other != Some(var) => Some(var),
            _ => {
                let var = self.fresh();
                self.atoms.push(equal(&Lin::var(var), form)?);
                Some(var)
            }
        };
        let x = named(a, None)?;
        let y = named(b, Some(x))?;
        let sum = self.fresh();
        self.atoms.push(Atom::Xor([x, y, sum]));
        if op == Op::Xor {
            return Some((self, Lin::var(sum)));
        }
        let digits = self.fresh();
        let both = Lin::var(x).plus(&Lin::var(y))?;
        let twice = if op == Op::BitAnd { both.minus(&Lin::var(sum))? } else { both.plus(&Lin::var(sum))? };
        self.atoms.push(equal(&Lin::var(digits).times(2, 1)?, &twice)?);
        Some((self, Lin::var(digits)))
    }

    /// The meanings of several expressions.
    fn values<'e>(self, exprs: impl IntoIterator<Item = &'e Expr>) -> Option<Cases<'a, Vec<Lin>>> {
        let mut all = vec![(self, Vec::new())];
        for expr in exprs {
            all = each(all, |case, before| {
                let values = case.value(expr)?.into_iter();
                Some(values.map(|(case, value)| (case, [&before[..], &[value]].concat())).collect())
            })?;
        }
        Some(all)
    }

    /// `bᵏ`, also with a constant added to k.
    fn power(self, base: &Expr, exponent: &Expr) -> Option<Cases<'a, Lin>> {
        let ExprKind::Int(base) = base.kind else { return None };
        let (k, more) = match &exponent.kind {
            ExprKind::Int(k) => {
                let value = base.checked_pow(u32::try_from(*k).ok()?)?;
                return Some(vec![(self, Lin::constant(value))]);
            }
            ExprKind::Var(k) => (*k, 0),
            ExprKind::Binary(Op::Add, a, b) => match (&a.kind, &b.kind) {
                (ExprKind::Var(k), ExprKind::Int(more)) | (ExprKind::Int(more), ExprKind::Var(k)) => {
                    (*k, *more)
                }
                _ => return None,
            },
            _ => return None,
        };
        match self.slots.get(k)? {
            Meaning::Exponent { base: own, power } if *own == base => {
                let factor = base.checked_pow(u32::try_from(more).ok()?)?;
                let value = Lin::var(*power).times(factor, 1)?;
                Some(vec![(self, value)])
            }
            _ => None,
        }
    }

    fn call(self, function: Function, args: &[Lin]) -> Option<Cases<'a, Lin>> {
        match (function, args) {
            (Function::Floor | Function::Ceil, [a]) if a.den == 1 => Some(vec![(self, a.clone())]),
            (Function::Floor, [a]) => {
                let cases = self.divided(a, 1)?;
                Some(cases.into_iter().map(|(case, (quotient, _))| (case, quotient)).collect())
            }
            (Function::Ceil, [a]) => {
                let above = a.shifted(1)?.combine(1, &Lin { terms: vec![], constant: 1, den: a.den }, -1)?;
                self.call(Function::Floor, &[above])
            }
            (Function::Abs, [a]) => {
                let negative = self.clone().with([less(a, &Lin::constant(0))?]);
                Some(vec![(self.with([at_most(&Lin::constant(0), a)?]), a.clone()), (negative, a.negated()?)])
            }
            (Function::Min | Function::Max, _) => {
                // The first one that no other beats.
                let mut all = Vec::new();
                for (i, a) in args.iter().enumerate() {
                    let mut case = self.clone();
                    for (j, b) in args.iter().enumerate().filter(|(j, _)| *j != i) {
                        let (low, high) = if function == Function::Min { (a, b) } else { (b, a) };
                        case.atoms.push(if j < i { less(low, high)? } else { at_most(low, high)? });
                    }
                    all.push((case, a.clone()));
                }
                Some(all)
            }
            (Function::Bit | Function::Digit, [a, place, rest @ ..]) => {
                let base = match (function, rest) {
                    (Function::Bit, _) => 2,
                    (_, [base]) => base.whole_value().filter(|base| *base >= 2)?,
                    _ => 10,
                };
                let weight = base.checked_pow(u32::try_from(place.whole_value()?).ok()?);
                let weight = weight.filter(|weight| *weight < 1 << 62)?;
                let low = a.combine(1, &Lin::constant(0), 1).filter(|a| a.den == 1)?;
                if !is_natural(&low) && !self.is_at_least(&low, 0)? {
                    return None;
                }
                each(self.divided(&low, weight)?, |case, (high, _)| {
                    let cases = case.divided(&high, base)?;
                    Some(cases.into_iter().map(|(case, (_, digit))| (case, digit)).collect())
                })
            }
            _ => None,
        }
    }

    /// A loop variable between two bounds, which are rounded inwards.
    fn range(self, lo: &Expr, hi: &Expr) -> Option<Vec<Case<'a>>> {
        let mut all = Vec::new();
        for (case, bounds) in self.values([lo, hi])? {
            let [lo, hi] = &bounds[..] else { return None };
            for (mut case, var) in case.whole_number(is_natural(lo))? {
                case = case.with([at_most(lo, &var)?, at_most(&var, hi)?]);
                case.slots.push(Meaning::Linear(var));
                all.push(case);
            }
        }
        Some(all)
    }

    /// A loop variable k that occurs as an exponent: the power becomes the variable.
    fn exponents(mut self, base: i128, lo: &Expr, hi: &Expr) -> Option<Vec<Case<'a>>> {
        let power = self.fresh();
        let ExprKind::Int(least) = lo.kind else { return None };
        let constant = |k: i128| base.checked_pow(u32::try_from(k).ok()?).map(Lin::constant);
        let base32 = u32::try_from(base).ok().filter(|base| *base >= 2)?;
        self.atoms.push(Atom::Power { base: base32, of: power, holds: true });
        let power_form = Lin::var(power);
        self.atoms.push(at_most(&constant(least)?, &power_form)?);
        let meaning = Meaning::Exponent { base, power };
        let most = |mut case: Case<'a>, most: &Lin| {
            case.atoms.push(at_most(&power_form, most)?);
            case.slots.push(meaning.clone());
            Some(case)
        };
        // k <= log2(E) exactly if 2^k <= E.
        let mut hi = hi;
        while let ExprKind::Call(Function::Floor, args) = &hi.kind {
            hi = args.first()?;
        }
        match &hi.kind {
            ExprKind::Int(k) if *k >= least => Some(vec![most(self, &constant(*k)?)?]),
            ExprKind::Call(Function::Log2, args) if base == 2 => {
                let cases = self.value(args.first()?)?;
                let defined = |(case, value): &(Case<'a>, Lin)| case.is_at_least(value, 1) == Some(true);
                if !cases.iter().all(defined) {
                    return None;
                }
                cases.into_iter().map(|(case, value)| most(case, &value)).collect()
            }
            _ => None,
        }
    }
}

/// The cases of the cases.
fn each<'a, A, B>(
    cases: Cases<'a, A>,
    step: impl Fn(Case<'a>, A) -> Option<Cases<'a, B>>,
) -> Option<Cases<'a, B>> {
    let mut all = Vec::new();
    for (case, value) in cases {
        all.extend(step(case, value)?);
        few(&all)?;
    }
    Some(all)
}

/// The cases in which a condition holds.
fn conditions<'a>(condition: Option<&Cond>, cases: Vec<Case<'a>>) -> Option<Vec<Case<'a>>> {
    let branches = branches(condition, 64);
    if !branches.exact {
        return None;
    }
    let mut all = Vec::new();
    for told in &branches.any {
        let mut some = cases.clone();
        for atom in told {
            some = some.into_iter().map(|case| case.told(*atom)).collect::<Option<Vec<_>>>()?.concat();
            few(&some)?;
        }
        all.extend(some);
        few(&all)?;
    }
    Some(all)
}

impl<'a> Case<'a> {
    /// The cases in which an atom of a condition holds.
    fn told(self, atom: Told<'_>) -> Option<Vec<Case<'a>>> {
        match atom {
            Told::Compare(a, relation, b) => {
                let mut all = Vec::new();
                for (case, both) in self.values([a, b])? {
                    let [a, b] = &both[..] else { return None };
                    let kept: &[Ordering] = match relation {
                        Relation::Equal => &[Ordering::Equal],
                        Relation::NotEqual => &[Ordering::Less, Ordering::Greater],
                        Relation::Less => &[Ordering::Less],
                        Relation::Greater => &[Ordering::Greater],
                        Relation::LessEqual => {
                            all.push(case.with([at_most(a, b)?]));
                            continue;
                        }
                        Relation::GreaterEqual => {
                            all.push(case.with([at_most(b, a)?]));
                            continue;
                        }
                    };
                    for order in kept {
                        let atom = match order {
                            Ordering::Less => less(a, b)?,
                            Ordering::Equal => equal(a, b)?,
                            Ordering::Greater => less(b, a)?,
                        };
                        all.push(case.clone().with([atom]));
                    }
                }
                Some(all)
            }
            Told::Divides(a, b, holds) => {
                let mut all = Vec::new();
                for (case, both) in self.values([a, b])? {
                    let [a, b] = &both[..] else { return None };
                    let divisor = a.whole_value().filter(|a| *a > 0 && b.den == 1)?;
                    for (case, (_, rest)) in case.divided(b, divisor)? {
                        let zero = Lin::constant(0);
                        all.push(case.with([if holds { equal(&rest, &zero)? } else { less(&zero, &rest)? }]));
                    }
                }
                Some(all)
            }
            Told::Holds(expr, holds) => {
                let ExprKind::Call(Function::IsPower, args) = &expr.kind else { return None };
                let [of, base] = &args[..] else { return None };
                let ExprKind::Int(base) = base.kind else { return None };
                let base = u32::try_from(base).ok().filter(|base| *base >= 2)?;
                let mut all = Vec::new();
                for (mut case, value) in self.value(of)? {
                    if value.den != 1 {
                        return None;
                    }
                    if !holds && !is_natural(&value) {
                        all.push(case.clone().with([less(&value, &Lin::constant(0))?]));
                    }
                    let power = case.fresh();
                    let is = equal(&Lin::var(power), &value)?;
                    all.push(case.with([is, Atom::Power { base, of: power, holds }]));
                }
                Some(all)
            }
        }
    }
}
