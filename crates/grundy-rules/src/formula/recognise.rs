//! Which one-heap formulas are subtraction games or take-and-break codes, move for move.

use super::ast::{self, Alternative, Expr, ExprKind, Function, Op, Syntax};
use super::branches::{Atom, branches};
use super::linear::{Answer, Lin, Relation, Row, System, Work};
use crate::take::TakeSet;
use std::collections::BTreeMap;

mod clamps;
mod wording;

/// A formula's canonical form, with the reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The same rule in its shortest notation.
    pub same: Same,
    /// Why it is the same, for a learner.
    pub reason: String,
}

/// A notation that has exactly the moves of a formula, heap for heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Same {
    /// Take a number of coins in this set, and leave the rest as one heap.
    Take(TakeSet),
    /// A take-and-break code, such as `0.07` or `4!.0`.
    Code(String),
}

/// Finds the canonical form of a one-heap formula, if it is a subtraction game or a
/// take-and-break code: the same options of every heap, not only the same nim-values.
///
/// Each alternative must leave up to three parts that are, up to constants, independent loop variables and
/// the rest of the heap, and all ranges and conditions must be linear. For every number of non-empty heaps
/// left, separately for equal and different ones, it is then proved that all such moves are possible or that
/// none is; if neither can be proved, there is no canonical form.
///
/// # Cost
/// Bounded by a count of steps for every rule (some milliseconds).
///
/// # Reference
/// The codes: R. K. Guy, C. A. B. Smith, *The G-values of various games* (1956); E. R. Berlekamp,
/// J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4.
pub fn recognise(syntax: &Syntax) -> Option<Canonical> {
    if syntax.head.len() != 1 || syntax.ending.is_some() {
        return None;
    }
    let mut work = Work::new(STEPS);
    let mut kinds = Kinds::default();
    for alternative in &syntax.alternatives {
        for case in clamps::cases(alternative)? {
            let branches = branches(case.condition.as_ref(), 16);
            if !branches.exact {
                return None;
            }
            for atoms in &branches.any {
                if !work.spend(64) {
                    return None;
                }
                classify(&case, atoms, &mut kinds, &mut work)?;
            }
        }
    }
    let mut canonical = kinds.canonical()?;
    if let (Same::Code(code), Some(edge)) = (&canonical.same, edge(syntax)) {
        if code.split_once('.').is_some_and(|(_, digits)| digits.starts_with('0')) {
            canonical.reason += &format!("; a heap of 1 has no move, as {edge} is negative there");
        }
    }
    Some(canonical)
}

/// A kind of move that is negative at heap 1, and so no move there, as it is typed: `n-2`.
fn edge(syntax: &Syntax) -> Option<String> {
    let alone = |one: &&Alternative| one.loops.is_empty() && one.condition.is_none() && one.parts.len() == 1;
    let mut targets =
        syntax.alternatives.iter().filter(alone).filter_map(|one| linear(one.parts[0].first()?));
    let negative = targets.find(|form| form.terms == [(0, 1)] && form.den == 1 && form.constant < -1)?;
    Some(format!("{}{}", syntax.head[0], negative.constant))
}

/// Steps of work for one rule, some ten nanoseconds each.
const STEPS: u64 = 200_000;
/// The largest number of heaps that a move may leave here.
const MAX_PARTS: usize = 3;
/// Ranges of coins up to this width are examined number by number.
const ONE_BY_ONE_BELOW: i128 = 16;

/// How many heaps a move may leave: entry `h` for `h` non-empty heaps. Bit 0: pairwise different ones; bit 1:
/// the others (up to one heap, both bits are equal).
type Digit = [u8; MAX_PARTS + 1];

/// A constraint on a move, with whole coefficients.
#[derive(Clone, Debug)]
enum Constraint {
    /// `>= 0`
    AtLeast(Lin),
    /// `!= 0`
    NotZero(Lin),
}

/// Kinds of move by the number of coins taken (negative: added).
#[derive(Default)]
struct Kinds {
    /// First number, last number (`None`: no end), and what may be left.
    runs: Vec<(i128, Option<i128>, Digit)>,
}

/// An expression that is linear as it stands.
pub(super) fn linear(e: &Expr) -> Option<Lin> {
    match &e.kind {
        ExprKind::Int(c) => Some(Lin::constant(*c)).filter(|_| c.unsigned_abs() < 1 << 80),
        ExprKind::Var(slot) => Some(Lin::var(*slot)),
        ExprKind::Neg(inner) => linear(inner)?.negated(),
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (linear(a)?, linear(b)?);
            match op {
                Op::Add => a.plus(&b),
                Op::Sub => a.minus(&b),
                Op::Mul => match (a.value(), b.value()) {
                    (Some((num, den)), _) => b.times(num, den),
                    (_, Some((num, den))) => a.times(num, den),
                    _ => None,
                },
                Op::Div => b.value().and_then(|(num, den)| a.times(den, num)),
                _ => None,
            }
        }
        ExprKind::Call(..) | ExprKind::Heaps(..) => None,
    }
}

/// Forms that together bound a whole number from above (from below) exactly as the expression does.
fn bounds(e: &Expr, above: bool) -> Option<Vec<Lin>> {
    if let Some(form) = linear(e) {
        return Some(vec![form]);
    }
    match &e.kind {
        // A whole number is at most floor(x) exactly if it is at most x.
        ExprKind::Call(Function::Floor, args) if above => bounds(args.first()?, above),
        ExprKind::Call(Function::Ceil, args) if !above => bounds(args.first()?, above),
        ExprKind::Call(Function::Min, args) if above => all_bounds(args, above),
        ExprKind::Call(Function::Max, args) if !above => all_bounds(args, above),
        ExprKind::Binary(op @ (Op::Add | Op::Sub), a, b) => {
            let (inner, by) = match (linear(a), linear(b)) {
                (_, Some(by)) => (a, if *op == Op::Add { by } else { by.negated()? }),
                (Some(by), None) if *op == Op::Add => (b, by),
                _ => return None,
            };
            let by = by.whole_value()?;
            bounds(inner, above)?.iter().map(|form| form.shifted(by)).collect()
        }
        _ => None,
    }
}

fn all_bounds(args: &[Expr], above: bool) -> Option<Vec<Lin>> {
    let lists = args.iter().map(|arg| bounds(arg, above)).collect::<Option<Vec<_>>>()?;
    Some(lists.concat())
}

/// `form >= 0` without its denominator.
fn at_least(form: Lin) -> Constraint {
    Constraint::AtLeast(Lin { den: 1, ..form })
}

/// The ranges and conditions of one branch, as constraints on the heap (variable 0) and the loops.
fn constraints(alternative: &Alternative, atoms: &[Atom]) -> Option<Vec<Constraint>> {
    let mut list = Vec::new();
    for (i, range) in alternative.loops.iter().enumerate() {
        let variable = Lin::var(1 + i);
        for lo in bounds(&range.lo, false)? {
            list.push(at_least(variable.minus(&lo)?));
        }
        for hi in bounds(&range.hi, true)? {
            list.push(at_least(hi.minus(&variable)?));
        }
    }
    for atom in atoms {
        let Atom::Compare(a, relation, b) = atom else { return None };
        let difference = linear(b)?.minus(&linear(a)?)?;
        let (up, down) = (Lin { den: 1, ..difference.clone() }, Lin { den: 1, ..difference.negated()? });
        match relation {
            ast::Relation::Equal => list.extend([at_least(up), at_least(down)]),
            ast::Relation::NotEqual => list.push(Constraint::NotZero(up)),
            ast::Relation::Less => list.push(at_least(up.shifted(-1)?)),
            ast::Relation::LessEqual => list.push(at_least(up)),
            ast::Relation::Greater => list.push(at_least(down.shifted(-1)?)),
            ast::Relation::GreaterEqual => list.push(at_least(down)),
        }
    }
    Some(list)
}

/// The loop variables and the heap in terms of the coins taken (variable 0) and the parts left (variables 1,
/// 2, …): a one-to-one change of variables. `None` if the parts do not have that form.
fn change_of_variables(parts: &[Lin], loops: usize) -> Option<Vec<Lin>> {
    let count = parts.len();
    if parts.iter().any(|p| p.den != 1) || !(count..=count + 1).contains(&(loops + 1)) {
        return None;
    }
    let sum = parts.iter().try_fold(Lin::constant(0), |sum, p| sum.plus(p))?;
    let taken = Lin::var(0).minus(&sum)?;
    // Part `rest` is what the others leave of the heap; it is `count` if every part is a loop variable.
    'rest: for rest in 0..=count {
        let mut forms: Vec<Option<Lin>> = vec![None; loops + 1];
        let heap = (0..=count).try_fold(Lin::constant(0), |heap, v| heap.plus(&Lin::var(v)))?;
        forms[0] = Some(heap);
        for (i, part) in parts.iter().enumerate().filter(|(i, _)| *i != rest) {
            match part.terms[..] {
                [(v, 1)] if v > 0 && forms[v].is_none() => {
                    forms[v] = Some(Lin::var(1 + i).shifted(part.constant.checked_neg()?)?);
                }
                _ => continue 'rest,
            }
        }
        let free = forms.iter().position(Option::is_none);
        match (free, &taken.terms[..]) {
            (None, _) if rest == count => {}
            (None, []) => {}
            (Some(v), &[(w, sign @ (1 | -1))]) if rest < count && v == w => {
                let shifted = Lin::var(0).shifted(taken.constant.checked_neg()?)?;
                forms[v] = Some(shifted.times(sign, 1)?);
            }
            _ => continue,
        }
        return forms.into_iter().collect();
    }
    None
}

/// The constraints without a loop variable that no part uses: one exists whenever each lower bound is at most each
/// upper bound, as it stands with the factor 1 or -1 in all of them. `None` if it does not.
fn without(constraints: Vec<Constraint>, variable: usize) -> Option<Vec<Constraint>> {
    let factor = |form: &Lin| form.terms.iter().find(|term| term.0 == variable).map_or(0, |term| term.1);
    let (mut kept, mut lower, mut upper) = (Vec::new(), Vec::new(), Vec::new());
    for constraint in constraints {
        match constraint {
            Constraint::AtLeast(form) => match factor(&form) {
                0 => kept.push(Constraint::AtLeast(form)),
                1 => lower.push(form),
                -1 => upper.push(form),
                _ => return None,
            },
            Constraint::NotZero(form) if factor(&form) == 0 => kept.push(Constraint::NotZero(form)),
            Constraint::NotZero(_) => return None,
        }
    }
    for low in &lower {
        for high in &upper {
            kept.push(Constraint::AtLeast(low.plus(high)?));
        }
    }
    Some(kept)
}

/// The parts that are not always empty and the constraints of a branch, in the loop variables that the parts use:
/// these are numbered from 1 on. The last number is how many they are.
fn essential(alternative: &Alternative, atoms: &[Atom]) -> Option<(Vec<Lin>, Vec<Constraint>, usize)> {
    let parts = alternative.parts.iter().map(|p| linear(p.first()?)).collect::<Option<Vec<_>>>()?;
    let mut parts: Vec<Lin> = parts.into_iter().filter(|part| *part != Lin::constant(0)).collect();
    let mut constraints = constraints(alternative, atoms)?;
    let mut forms = vec![Lin::var(0)];
    let mut used = 0;
    for variable in 1..=alternative.loops.len() {
        let is_used = parts.iter().any(|part| part.terms.iter().any(|term| term.0 == variable));
        if is_used {
            used += 1;
        } else {
            constraints = without(constraints, variable)?;
        }
        forms.push(Lin::var(used));
    }
    for part in &mut parts {
        *part = Lin { den: part.den, ..substituted(part, &forms)? };
    }
    for constraint in &mut constraints {
        let (Constraint::AtLeast(form) | Constraint::NotZero(form)) = constraint;
        *form = substituted(form, &forms)?;
    }
    Some((parts, constraints, used))
}

fn substituted(form: &Lin, forms: &[Lin]) -> Option<Lin> {
    form.terms.iter().try_fold(Lin::constant(form.constant), |sum, &(v, a)| sum.combine(1, &forms[v], a))
}

/// Whether it is proved that no heap and no values of the loops satisfy the constraints.
fn contradict(constraints: &[Constraint], loops: usize, work: &mut Work) -> bool {
    let mut system = System::default();
    (0..=loops).for_each(|_| _ = system.fresh(true));
    system.add(Some(Lin::var(0)), Relation::AtLeast);
    for constraint in constraints {
        if let Constraint::AtLeast(form) = constraint {
            system.add(Some(form.clone()), Relation::AtLeast);
        }
    }
    system.solve(&[], work) == Answer::Impossible
}

/// Adds the kinds of move of one branch of an alternative.
fn classify(alternative: &Alternative, atoms: &[Atom], kinds: &mut Kinds, work: &mut Work) -> Option<()> {
    let (parts, constraints, loops) = essential(alternative, atoms)?;
    let count = parts.len();
    if count > MAX_PARTS || loops > count {
        return None;
    }
    if contradict(&constraints, loops, work) {
        return Some(());
    }
    let forms = change_of_variables(&parts, loops)?;
    let (mut lo, mut hi) = (None::<i128>, None::<i128>);
    if loops + 1 == count {
        // No loop is left for the number taken, so it is fixed.
        let sum = parts.iter().try_fold(Lin::var(0), |rest, p| rest.minus(p))?;
        (lo, hi) = (Some(sum.constant), Some(sum.constant));
    }
    let mut left_out = Vec::new();
    let mut rows = Vec::new();
    for constraint in constraints {
        let (form, unequal) = match &constraint {
            Constraint::AtLeast(form) => (substituted(form, &forms)?, false),
            Constraint::NotZero(form) => (substituted(form, &forms)?, true),
        };
        match (&form.terms[..], unequal) {
            ([], false) if form.constant < 0 => return Some(()),
            ([], true) if form.constant == 0 => return Some(()),
            ([], _) => {}
            (&[(0, a)], false) if a > 0 => {
                let bound = -form.constant.div_euclid(a);
                lo = Some(lo.map_or(bound, |old| old.max(bound)));
            }
            (&[(0, a)], false) => {
                let bound = form.constant.div_euclid(-a);
                hi = Some(hi.map_or(bound, |old| old.min(bound)));
            }
            (&[(0, a)], true) => {
                if form.constant % a == 0 {
                    left_out.push(-form.constant / a);
                }
            }
            (_, false) => rows.push(Constraint::AtLeast(form)),
            (_, true) => rows.push(Constraint::NotZero(form)),
        }
    }
    let lo = lo?;
    if hi.is_some_and(|hi| hi < lo) {
        return Some(());
    }
    if lo < -1 {
        return None;
    }
    left_out.sort_unstable();
    match hi {
        Some(hi) if hi - lo < ONE_BY_ONE_BELOW => {
            for taken in (lo..=hi).filter(|taken| left_out.binary_search(taken).is_err()) {
                let digit = digit(count, &rows, (taken, Some(taken)), work)?;
                kinds.push(taken, Some(taken), digit)?;
            }
        }
        _ => {
            let digit = digit(count, &rows, (lo, hi), work)?;
            let mut from = lo;
            for &hole in &left_out {
                if (from..=hi.unwrap_or(i128::MAX)).contains(&hole) {
                    if from < hole {
                        kinds.push(from, Some(hole - 1), digit)?;
                    }
                    from = hole + 1;
                }
            }
            if hi.is_none_or(|hi| from <= hi) {
                kinds.push(from, hi, digit)?;
            }
        }
    }
    Some(())
}

/// What may be left when a number in a range is taken, if it is the same for the whole range.
fn digit(count: usize, rows: &[Constraint], range: (i128, Option<i128>), work: &mut Work) -> Option<Digit> {
    let mut digit = Digit::default();
    for (heaps, left) in digit.iter_mut().enumerate().take(count + 1) {
        // Heaps 1 to `heaps` in ascending order, the differences at least as stated.
        let patterns: &[(u8, &[Gap])] = match heaps {
            0 | 1 => &[(3, &[])],
            2 => &[(1, &[Gap::More]), (2, &[Gap::None])],
            _ => &[(1, &[Gap::More, Gap::More]), (2, &[Gap::None, Gap::Any]), (2, &[Gap::Any, Gap::None])],
        };
        let (mut yes, mut no) = (0u8, 0u8);
        for (bits, gaps) in patterns {
            let mut system = domain(heaps, gaps, range);
            if system.solve(&[], work) == Answer::Impossible {
                continue;
            }
            match possible(count, heaps, rows, &mut system, work)? {
                true => yes |= bits,
                false => no |= bits,
            }
        }
        if yes & no != 0 {
            return None;
        }
        *left = yes;
    }
    Some(digit)
}

/// The difference of neighbours in an ascending list.
#[derive(Clone, Copy, PartialEq)]
enum Gap {
    None,
    More,
    Any,
}

/// All ways to leave `heaps` non-empty heaps: the number taken (variable 0) in its range, the heaps
/// (variables 1, 2, …) ascending.
fn domain(heaps: usize, gaps: &[Gap], (lo, hi): (i128, Option<i128>)) -> System {
    let mut system = System::default();
    (0..=heaps).for_each(|_| _ = system.fresh(true));
    let taken = Lin::var(0);
    system.add(taken.shifted(-lo), Relation::AtLeast);
    if let Some(hi) = hi {
        system.add(Lin::constant(hi).minus(&taken), Relation::AtLeast);
    }
    let heap = (0..=heaps).try_fold(Lin::constant(0), |heap, v| heap.plus(&Lin::var(v)));
    system.add(heap, Relation::AtLeast);
    for v in 1..=heaps {
        system.add(Lin::var(v).shifted(-1), Relation::AtLeast);
    }
    for (i, gap) in gaps.iter().enumerate() {
        let relation = match gap {
            Gap::None => Relation::Zero,
            Gap::More => Relation::Above,
            Gap::Any => Relation::AtLeast,
        };
        system.add(Lin::var(i + 2).minus(&Lin::var(i + 1)), relation);
    }
    system
}

/// Whether every way (`Some(true)`) or no way (`Some(false)`) of a domain is a move.
fn possible(
    count: usize,
    heaps: usize,
    rows: &[Constraint],
    system: &mut System,
    work: &mut Work,
) -> Option<bool> {
    let mut never = true;
    for order in orders(count) {
        // Part `i` is heap `order[i] + 1`, or empty.
        let mut forms = vec![Lin::var(0)];
        forms.extend(order.iter().map(|&v| if v < heaps { Lin::var(v + 1) } else { Lin::constant(0) }));
        let mut always = true;
        let mut extra = Vec::new();
        let mut contradiction = false;
        for row in rows {
            match row {
                Constraint::AtLeast(form) => {
                    let form = substituted(form, &forms)?;
                    always = always && system.implies(&form, work);
                    extra.push(Row::new(form, Relation::AtLeast));
                }
                Constraint::NotZero(form) => {
                    let form = substituted(form, &forms)?;
                    let up = system.implies(&form.shifted(-1)?, work);
                    let down = !up && system.implies(&form.negated()?.shifted(-1)?, work);
                    always = always && (up || down);
                    contradiction |=
                        !up && !down && system.implies(&form, work) && system.implies(&form.negated()?, work);
                }
            }
        }
        if always {
            return Some(true);
        }
        never = never && (contradiction || system.solve(&extra, work) == Answer::Impossible);
    }
    never.then_some(false)
}

/// The orders of up to three things.
fn orders(count: usize) -> &'static [&'static [usize]] {
    match count {
        1 => &[&[0]],
        2 => &[&[0, 1], &[1, 0]],
        _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
    }
}

impl Kinds {
    /// Adds a kind of move; `None` if it could leave a heap as large as before.
    fn push(&mut self, lo: i128, hi: Option<i128>, digit: Digit) -> Option<()> {
        for (heaps, &bits) in digit.iter().enumerate() {
            if bits != 0 && lo <= 0 && (heaps as i128) < 2 - lo {
                return None;
            }
        }
        if digit != Digit::default() {
            self.runs.push((lo, hi, digit));
        }
        Some(())
    }

    fn canonical(self) -> Option<Canonical> {
        const ONE_HEAP: Digit = [3, 3, 0, 0];
        if self.runs.iter().all(|run| run.2 == ONE_HEAP) {
            let set = self.set()?;
            let reason = wording::of_set(&set);
            return Some(Canonical { same: Same::Take(set), reason });
        }
        let (digits, tail) = self.digits()?;
        let code = wording::code(&digits, &tail)?;
        let reason = wording::of_digits(&digits, &tail);
        Some(Canonical { same: Same::Code(code), reason })
    }

    /// The numbers that may be taken; `None` if a bound is 2^64 or more.
    fn set(&self) -> Option<TakeSet> {
        let mut ranges = Vec::with_capacity(self.runs.len());
        let mut all_from: Option<u64> = None;
        for &(lo, hi, _) in &self.runs {
            let lo = u64::try_from(lo).ok()?;
            match hi {
                Some(hi) => ranges.push(lo..=u64::try_from(hi).ok()?),
                None => all_from = Some(all_from.map_or(lo, |from| from.min(lo))),
            }
        }
        let listed = TakeSet::from_ranges(ranges).ok()?;
        let Some(all_from) = all_from else { return Some(listed) };
        let mut gaps = Vec::new();
        let mut next = 1;
        for &(lo, hi) in listed.included()?.iter().take_while(|range| range.0 < all_from) {
            gaps.push(next..=lo - 1);
            next = hi.saturating_add(1);
        }
        gaps.push(next..=all_from.saturating_sub(1));
        TakeSet::all_but(gaps).ok()
    }

    /// The digits by number taken, as far as they are written out, and the digit that repeats.
    fn digits(&self) -> Option<(BTreeMap<i128, Digit>, Digit)> {
        const MAX_DIGITS: i128 = 256;
        let mut digits: BTreeMap<i128, Digit> = BTreeMap::new();
        let mut tail = Digit::default();
        let join = |into: &mut Digit, digit: &Digit| into.iter_mut().zip(digit).for_each(|(x, y)| *x |= y);
        // The repeat stands to the right of the point, so all digits up to 0 are written out.
        let end = self.runs.iter().map(|&(lo, hi, _)| hi.unwrap_or(lo - 1)).max().unwrap_or(0).max(0);
        if end > MAX_DIGITS {
            return None;
        }
        for (lo, hi, digit) in &self.runs {
            for taken in *lo..=hi.unwrap_or(end) {
                join(digits.entry(taken).or_default(), digit);
            }
            if hi.is_none() {
                join(&mut tail, digit);
            }
        }
        (1..=end).for_each(|taken| _ = digits.entry(taken).or_default());
        for taken in (1..=end).rev() {
            if digits[&taken] != tail {
                break;
            }
            digits.remove(&taken);
        }
        Some((digits, tail))
    }
}

#[cfg(test)]
#[path = "recognise_tests.rs"]
mod tests;
