//! Linear arithmetic over the whole and the rational numbers, exact or without an answer.
//!
//! Numbers are `i128` and every step is checked: on an overflow the answer is `None`, which means "not
//! proved".

mod relax;
mod system;

pub(super) use relax::Relaxation;
pub(super) use system::{Answer, Relation, Row, System, Work};

/// A variable of a linear form: the slots of the formula first, then fresh ones.
pub(crate) type Var = usize;

/// A linear form `(Σ aᵢ·vᵢ + c) / den` in lowest terms, with `den > 0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Lin {
    /// The terms, ascending by variable, no coefficient zero.
    pub terms: Vec<(Var, i128)>,
    /// The constant.
    pub constant: i128,
    /// The common denominator.
    pub den: i128,
}

impl Lin {
    /// A whole number.
    pub fn constant(c: i128) -> Lin {
        Lin { terms: Vec::new(), constant: c, den: 1 }
    }

    /// A variable.
    pub fn var(v: Var) -> Lin {
        Lin { terms: vec![(v, 1)], constant: 0, den: 1 }
    }

    /// `a·self + b·other`.
    pub fn combine(&self, a: i128, other: &Lin, b: i128) -> Option<Lin> {
        let (a, b) = (a.checked_mul(other.den)?, b.checked_mul(self.den)?);
        let terms = combine_terms(&self.terms, a, &other.terms, b)?;
        let constant = self.constant.checked_mul(a)?.checked_add(other.constant.checked_mul(b)?)?;
        Lin { terms, constant, den: self.den.checked_mul(other.den)? }.reduced()
    }

    /// The sum.
    pub fn plus(&self, other: &Lin) -> Option<Lin> {
        self.combine(1, other, 1)
    }

    /// The difference.
    pub fn minus(&self, other: &Lin) -> Option<Lin> {
        self.combine(1, other, -1)
    }

    /// The form with a whole number added.
    pub fn shifted(&self, c: i128) -> Option<Lin> {
        self.plus(&Lin::constant(c))
    }

    /// The form with the opposite sign.
    pub fn negated(&self) -> Option<Lin> {
        self.times(-1, 1)
    }

    /// The form times `num / den`; `None` if `den` is 0.
    pub fn times(&self, num: i128, den: i128) -> Option<Lin> {
        if den == 0 {
            return None;
        }
        let (num, den) = if den < 0 { (num.checked_neg()?, den.checked_neg()?) } else { (num, den) };
        let terms = combine_terms(&self.terms, num, &[], 0)?;
        Lin { terms, constant: self.constant.checked_mul(num)?, den: self.den.checked_mul(den)? }.reduced()
    }

    /// The value of the form as a fraction, if no variable occurs.
    pub fn value(&self) -> Option<(i128, i128)> {
        self.terms.is_empty().then_some((self.constant, self.den))
    }

    /// The value of the form, if it is a whole constant.
    pub fn whole_value(&self) -> Option<i128> {
        (self.terms.is_empty() && self.den == 1).then_some(self.constant)
    }

    fn reduced(mut self) -> Option<Lin> {
        let g = self.terms.iter().fold(gcd(self.constant, self.den), |g, t| gcd(g, t.1));
        if g > 1 {
            self.terms.iter_mut().for_each(|t| t.1 /= g);
            self.constant /= g;
            self.den /= g;
        }
        // Some room for further steps: larger numbers would overflow soon anyway.
        let small = |x: i128| x.unsigned_abs() < 1 << 100;
        (self.terms.iter().all(|t| small(t.1)) && small(self.constant) && small(self.den)).then_some(self)
    }
}

/// Whether it is proved that no values make all of the first forms 0 and all others at most 0. The first
/// `natural` variables are natural numbers, the next `whole` ones whole numbers. `false` means "not proved".
pub(crate) fn is_impossible(natural: usize, whole: usize, zero: &[Lin], at_most_zero: &[Lin]) -> bool {
    let mut system = System::default();
    for var in 0..natural + whole {
        system.fresh(true);
        if var < natural {
            system.add(Some(Lin::var(var)), Relation::AtLeast);
        }
    }
    zero.iter().for_each(|form| system.add(Some(form.clone()), Relation::Zero));
    at_most_zero.iter().for_each(|form| system.add(form.negated(), Relation::AtLeast));
    system.solve(&[], &mut Work::new(STEPS)) == Answer::Impossible
}

/// The most steps of work for one such question.
const STEPS: u64 = 20_000;

/// `a·x + b·y` of two sorted lists of terms.
fn combine_terms(x: &[(Var, i128)], a: i128, y: &[(Var, i128)], b: i128) -> Option<Vec<(Var, i128)>> {
    let mut sum = Vec::with_capacity(x.len() + y.len());
    let (mut i, mut j) = (0, 0);
    while i < x.len() || j < y.len() {
        let left = x.get(i).map_or(Var::MAX, |t| t.0);
        let right = y.get(j).map_or(Var::MAX, |t| t.0);
        let v = left.min(right);
        let mut c = 0i128;
        if left == v {
            c = x[i].1.checked_mul(a)?;
            i += 1;
        }
        if right == v {
            c = c.checked_add(y[j].1.checked_mul(b)?)?;
            j += 1;
        }
        if c != 0 {
            sum.push((v, c));
        }
    }
    Some(sum)
}

/// The greatest common divisor, never negative.
pub(super) fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1)
}
