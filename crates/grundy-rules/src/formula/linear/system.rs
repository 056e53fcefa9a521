//! Systems of linear inequalities, decided by Fourier–Motzkin elimination.

use super::{Lin, Var, combine_terms, gcd};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// The remaining amount of work, in steps of some ten nanoseconds. Steps are counted, not timed, so that the
/// same rule always gets the same answer.
#[derive(Debug)]
pub(in crate::formula) struct Work {
    left: u64,
}

impl Work {
    /// A new allowance.
    pub fn new(steps: u64) -> Work {
        Work { left: steps }
    }

    /// Spends some steps; `false` if fewer are left (then none remain).
    pub fn spend(&mut self, steps: usize) -> bool {
        let steps = steps as u64;
        let enough = self.left >= steps;
        self.left = self.left.saturating_sub(steps);
        if !enough {
            self.left = 0;
        }
        enough
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.left == 0
    }
}

/// How a form compares with 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::formula) enum Relation {
    /// `= 0`
    Zero,
    /// `>= 0`
    AtLeast,
    /// `> 0`
    Above,
}

type Terms = Vec<(Var, i128)>;

/// One constraint: a form without denominator, compared with 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::formula) struct Row {
    terms: Terms,
    constant: i128,
    relation: Relation,
}

impl Row {
    /// The constraint that a form compares with 0 as stated.
    pub fn new(form: Lin, relation: Relation) -> Row {
        // The denominator is positive, so it can be dropped.
        Row { terms: form.terms, constant: form.constant, relation }
    }
}

/// The result for a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::formula) enum Answer {
    /// No whole numbers satisfy it.
    Impossible,
    /// A rational point that satisfies the constraints (strict ones perhaps with equality); perhaps no whole
    /// point does. For each variable numerator and denominator.
    Point(Vec<(i128, i128)>),
    /// Too much work, or numbers too large.
    Unknown,
}

/// Constraints on variables, some of which are whole.
#[derive(Clone, Debug, Default)]
pub(in crate::formula) struct System {
    whole: Vec<bool>,
    rows: Vec<Row>,
    /// Whether a constraint without solutions was added.
    impossible: bool,
}

/// A system with more rows than this is not decided.
const MAX_ROWS: usize = 160;
/// A system with more variables than this is not decided.
const MAX_VARS: usize = 48;

/// A constraint in its strongest form with coprime coefficients.
enum Tight {
    Row(Row),
    Always,
    Never,
}

impl System {
    /// A new variable.
    pub fn fresh(&mut self, whole: bool) -> Var {
        self.whole.push(whole);
        self.whole.len() - 1
    }

    /// Whether a form is a whole number for all values of its variables.
    pub fn is_whole(&self, form: &Lin) -> bool {
        form.den == 1 && form.terms.iter().all(|t| self.whole[t.0])
    }

    /// Adds the constraint that a form compares with 0 as stated. `None` (an overflow) adds nothing, which is
    /// sound.
    pub fn add(&mut self, form: Option<Lin>, relation: Relation) {
        let Some(form) = form else { return };
        match tighten(Row::new(form, relation), &self.whole) {
            Tight::Row(row) => {
                if !self.rows.contains(&row) {
                    self.rows.push(row);
                }
            }
            Tight::Always => {}
            Tight::Never => self.impossible = true,
        }
    }

    /// The bounds from constraints with a single variable, rounded outwards to whole numbers.
    pub fn bounds(&self, v: Var) -> (Option<i128>, Option<i128>) {
        let (mut lo, mut hi) = (None::<i128>, None::<i128>);
        for row in &self.rows {
            let [(w, a)] = row.terms[..] else { continue };
            if w != v {
                continue;
            }
            // a·v + c >= 0 implies v >= -c/a or v <= -c/a.
            let bound = -row.constant;
            if a > 0 || row.relation == Relation::Zero {
                let b = (bound * a.signum()).div_euclid(a.abs());
                lo = Some(lo.map_or(b, |l| l.max(b)));
            }
            if a < 0 || row.relation == Relation::Zero {
                let b = -(-bound * a.signum()).div_euclid(a.abs());
                hi = Some(hi.map_or(b, |h| h.min(b)));
            }
        }
        (lo, hi)
    }

    /// Whether the constraints imply `form >= 0` for whole numbers. `false` means "not proved".
    pub fn implies(&self, form: &Lin, work: &mut Work) -> bool {
        let Some(negated) = form.negated() else { return false };
        self.solve(&[Row::new(negated, Relation::Above)], work) == Answer::Impossible
    }

    /// Decides the constraints together with some more.
    ///
    /// Elimination over the rationals, but a constraint on whole variables is rounded to the strongest one
    /// with the same whole solutions. So `Impossible` is a proof; a point does not prove that whole solutions
    /// exist.
    pub fn solve(&self, more: &[Row], work: &mut Work) -> Answer {
        if self.impossible {
            return Answer::Impossible;
        }
        let mut rows = Vec::with_capacity(self.rows.len() + more.len());
        rows.extend(self.rows.iter().cloned());
        for row in more {
            match tighten(row.clone(), &self.whole) {
                Tight::Row(row) => rows.push(row),
                Tight::Always => {}
                Tight::Never => return Answer::Impossible,
            }
        }
        if self.whole.len() > MAX_VARS {
            return Answer::Unknown;
        }
        let mut eliminated: Vec<(Var, Vec<Row>)> = Vec::new();
        loop {
            if !work.spend(8 + 4 * rows.len()) || rows.len() > 4 * MAX_ROWS {
                return Answer::Unknown;
            }
            rows = without_repetition(rows);
            if rows.len() > MAX_ROWS {
                return Answer::Unknown;
            }
            let Some(v) = cheapest(&rows, self.whole.len()) else { break };
            let (with, without): (Vec<Row>, Vec<Row>) =
                rows.into_iter().partition(|r| coefficient(r, v) != 0);
            rows = without;
            match self.eliminate(v, &with, &mut rows, work) {
                Some(true) => {}
                Some(false) => return Answer::Impossible,
                None => return Answer::Unknown,
            }
            eliminated.push((v, with));
        }
        point(&eliminated, self.whole.len()).map_or(Answer::Unknown, Answer::Point)
    }

    /// Adds to `rows` what `with` implies for the other variables; `Some(false)` if that is contradictory.
    fn eliminate(&self, v: Var, with: &[Row], rows: &mut Vec<Row>, work: &mut Work) -> Option<bool> {
        let mut push = |row: Row, work: &mut Work| -> Option<bool> {
            if !work.spend(2 + row.terms.len()) {
                return None;
            }
            match tighten(row, &self.whole) {
                Tight::Row(row) => rows.push(row),
                Tight::Always => {}
                Tight::Never => return Some(false),
            }
            (rows.len() <= 4 * MAX_ROWS).then_some(true)
        };
        if let Some(at) = with.iter().position(|r| r.relation == Relation::Zero) {
            let e = coefficient(&with[at], v);
            for (i, row) in with.iter().enumerate() {
                if i != at {
                    let a = coefficient(row, v);
                    let sum = mix(row, e.abs(), &with[at], -(e.signum() * a), row.relation)?;
                    if !push(sum, work)? {
                        return Some(false);
                    }
                }
            }
            return Some(true);
        }
        for above in with.iter().filter(|r| coefficient(r, v) > 0) {
            for below in with.iter().filter(|r| coefficient(r, v) < 0) {
                let strict = above.relation == Relation::Above || below.relation == Relation::Above;
                let relation = if strict { Relation::Above } else { Relation::AtLeast };
                let sum = mix(above, -coefficient(below, v), below, coefficient(above, v), relation)?;
                if !push(sum, work)? {
                    return Some(false);
                }
            }
        }
        Some(true)
    }
}

fn coefficient(row: &Row, v: Var) -> i128 {
    row.terms.iter().find(|t| t.0 == v).map_or(0, |t| t.1)
}

fn mix(x: &Row, a: i128, y: &Row, b: i128, relation: Relation) -> Option<Row> {
    let terms = combine_terms(&x.terms, a, &y.terms, b)?;
    let constant = x.constant.checked_mul(a)?.checked_add(y.constant.checked_mul(b)?)?;
    let small = |c: i128| c.unsigned_abs() < 1 << 100;
    (terms.iter().all(|t| small(t.1)) && small(constant)).then_some(Row { terms, constant, relation })
}

/// Divides by the common divisor and, if all variables are whole, rounds the constant.
fn tighten(mut row: Row, whole: &[bool]) -> Tight {
    let Some(&(_, first)) = row.terms.first() else {
        let holds = match row.relation {
            Relation::Zero => row.constant == 0,
            Relation::AtLeast => row.constant >= 0,
            Relation::Above => row.constant > 0,
        };
        return if holds { Tight::Always } else { Tight::Never };
    };
    let all_whole = row.terms.iter().all(|t| whole[t.0]);
    let mut g = row.terms.iter().fold(0, |g, t| gcd(g, t.1));
    if all_whole {
        if row.relation == Relation::Above {
            row.relation = Relation::AtLeast;
            row.constant -= 1;
        }
        if row.relation == Relation::Zero && row.constant % g != 0 {
            return Tight::Never;
        }
        row.constant = row.constant.div_euclid(g);
    } else {
        g = gcd(g, row.constant);
        row.constant /= g;
    }
    if row.relation == Relation::Zero && first < 0 {
        g = -g;
        row.constant = -row.constant;
    }
    row.terms.iter_mut().for_each(|t| t.1 /= g);
    Tight::Row(row)
}

/// Keeps only the strongest of inequalities with the same terms.
fn without_repetition(rows: Vec<Row>) -> Vec<Row> {
    let mut kept: Vec<Row> = Vec::with_capacity(rows.len());
    let mut at: FxHashMap<(Terms, bool), Vec<usize>> = FxHashMap::default();
    for row in rows {
        let equality = row.relation == Relation::Zero;
        match at.entry((row.terms.clone(), equality)) {
            Entry::Vacant(entry) => {
                entry.insert(vec![kept.len()]);
                kept.push(row);
            }
            Entry::Occupied(mut entry) if equality => {
                if !entry.get().iter().any(|&i| kept[i] == row) {
                    entry.get_mut().push(kept.len());
                    kept.push(row);
                }
            }
            Entry::Occupied(entry) => {
                let old = &mut kept[entry.get()[0]];
                let stronger = row.constant < old.constant
                    || row.constant == old.constant && row.relation == Relation::Above;
                if stronger {
                    *old = row;
                }
            }
        }
    }
    kept
}

/// The variable whose elimination adds the fewest rows.
fn cheapest(rows: &[Row], vars: usize) -> Option<Var> {
    let mut count = vec![(0i64, 0i64, false); vars];
    for row in rows {
        for &(v, a) in &row.terms {
            let c = &mut count[v];
            if row.relation == Relation::Zero {
                c.2 = true;
                c.0 += 1;
            } else if a > 0 {
                c.0 += 1;
            } else {
                c.1 += 1;
            }
        }
    }
    let price = |&(p, n, equality): &(i64, i64, bool)| if equality { -1 - p - n } else { p * n - p - n };
    (0..vars).filter(|&v| count[v].0 + count[v].1 > 0).min_by_key(|&v| price(&count[v]))
}

/// A solution of an eliminated system, last variable first; whole numbers if possible.
fn point(eliminated: &[(Var, Vec<Row>)], vars: usize) -> Option<Vec<(i128, i128)>> {
    let mut value = vec![(0i128, 1i128); vars];
    for (v, rows) in eliminated.iter().rev() {
        let (mut lo, mut hi) = (None::<(i128, i128)>, None::<(i128, i128)>);
        let mut fixed = None;
        for row in rows {
            let mut rest = (row.constant, 1i128);
            let mut a = 0;
            for &(w, c) in &row.terms {
                if w == *v {
                    a = c;
                } else {
                    rest = fraction_sum(rest, (value[w].0.checked_mul(c)?, value[w].1))?;
                }
            }
            let bound = fraction(rest.0.checked_neg()?, rest.1.checked_mul(a)?)?;
            if row.relation == Relation::Zero {
                fixed = Some(bound);
            } else if a > 0 {
                lo = Some(lo.map_or(bound, |l| if below(l, bound) { bound } else { l }));
            } else {
                hi = Some(hi.map_or(bound, |h| if below(bound, h) { bound } else { h }));
            }
        }
        value[*v] = match (fixed, lo, hi) {
            (Some(x), _, _) => x,
            (_, None, None) => (0, 1),
            // One more than necessary avoids strict bounds.
            (_, Some(l), None) => (l.0.div_euclid(l.1).checked_add(1)?, 1),
            (_, None, Some(h)) => (h.0.div_euclid(h.1).checked_sub(1)?, 1),
            (_, Some(l), Some(h)) => {
                let up = -(-l.0).div_euclid(l.1);
                if up.checked_mul(h.1)? <= h.0 {
                    (up, 1)
                } else {
                    let sum = fraction_sum(l, h)?;
                    fraction(sum.0, sum.1.checked_mul(2)?)?
                }
            }
        };
    }
    Some(value)
}

fn below(a: (i128, i128), b: (i128, i128)) -> bool {
    matches!((a.0.checked_mul(b.1), b.0.checked_mul(a.1)), (Some(x), Some(y)) if x < y)
}

fn fraction(num: i128, den: i128) -> Option<(i128, i128)> {
    let g = gcd(num, den);
    if den == 0 || g == 0 {
        return None;
    }
    let s = den.signum();
    let (num, den) = (num / g * s, den / g * s);
    (num.unsigned_abs() < 1 << 60 && den < 1 << 60).then_some((num, den))
}

fn fraction_sum(a: (i128, i128), b: (i128, i128)) -> Option<(i128, i128)> {
    let num = a.0.checked_mul(b.1)?.checked_add(b.0.checked_mul(a.1)?)?;
    fraction(num, a.1.checked_mul(b.1)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_impossible_has_no_whole_solution(
            rows in proptest::collection::vec((proptest::array::uniform3(-3i128..=3), -6i128..=6, 0..3u8), 1..7),
        ) {
            let mut system = System::default();
            for _ in 0..3 {
                system.fresh(true);
            }
            let relation = |r: u8| [Relation::Zero, Relation::AtLeast, Relation::Above][r as usize];
            for (a, c, r) in &rows {
                let terms = (0..3).map(|v| (v, a[v])).filter(|t| t.1 != 0).collect();
                system.add(Some(Lin { terms, constant: *c, den: 1 }), relation(*r));
            }
            let holds = |x: &[i128; 3]| rows.iter().all(|(a, c, r)| {
                let sum = (0..3).map(|v| a[v] * x[v]).sum::<i128>() + c;
                match relation(*r) { Relation::Zero => sum == 0, Relation::AtLeast => sum >= 0, Relation::Above => sum > 0 }
            });
            match system.solve(&[], &mut Work::new(1 << 20)) {
                Answer::Impossible => {
                    for i in 0..729 {
                        let x = [i / 81 - 4, i / 9 % 9 - 4, i % 9 - 4];
                        prop_assert!(!holds(&x), "{x:?} solves {rows:?}");
                    }
                }
                Answer::Point(p) => {
                    // A rational solution: check it in exact arithmetic (strict rows were rounded).
                    for (a, c, r) in &rows {
                        let den: i128 = p.iter().map(|x| x.1).product();
                        let sum = (0..3).map(|v| a[v] * p[v].0 * (den / p[v].1)).sum::<i128>() + c * den;
                        match relation(*r) {
                            Relation::Zero => prop_assert_eq!(sum, 0),
                            Relation::AtLeast => prop_assert!(sum >= 0),
                            Relation::Above => prop_assert!(sum > 0),
                        }
                    }
                }
                Answer::Unknown => prop_assert!(false, "three variables are decided"),
            }
        }
    }
}
