//! Expressions and conditions of the rule language, weakened to linear constraints.
//!
//! A term that is not linear becomes a fresh variable with only linear facts about it. Each fact is true
//! wherever the expression has a value, so the constraints hold for every move.

use super::{Lin, Relation, System, Var, Work};
use crate::formula::ast::{self, Expr, ExprKind, Function, Op};
use crate::formula::branches::Atom;
use rustc_hash::FxHashMap;

/// What a fresh variable stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Shape {
    Product,
    Quotient,
    Mod,
    Pow,
    Xor,
    BitAnd,
    BitOr,
    Call(Function),
}

/// A fact that depends on the signs of its parts, and waits until the constraints are known.
#[derive(Clone, Debug)]
enum Pending {
    Term(Shape, Var, Vec<Lin>),
    NotEqual(Lin),
    Divides(Lin, Lin),
    NotSmall(Lin, i128),
}

/// A system of linear constraints, built from expressions and conditions.
pub(in crate::formula) struct Relaxation<'w> {
    /// The constraints.
    pub system: System,
    /// The work left.
    pub work: &'w mut Work,
    known: FxHashMap<(Shape, Vec<Lin>), Var>,
    pending: Vec<Pending>,
    /// Case distinctions: for each entry, every move satisfies one of its lists.
    cases: Vec<Vec<Vec<(Lin, Relation)>>>,
}

/// More case distinctions than this are dropped.
const MAX_CASES: usize = 3;
/// More waiting facts than this are dropped.
const MAX_PENDING: usize = 32;

impl<'w> Relaxation<'w> {
    /// A system whose first `slots` variables, the slots of the formula, are whole numbers.
    pub fn new(slots: usize, work: &'w mut Work) -> Relaxation<'w> {
        let mut system = System::default();
        (0..slots).for_each(|_| _ = system.fresh(true));
        Relaxation { system, work, known: FxHashMap::default(), pending: Vec::new(), cases: Vec::new() }
    }

    /// The linear form of an expression. `None`: numbers too large, or out of work.
    pub fn form(&mut self, e: &Expr) -> Option<Lin> {
        if !self.work.spend(6) {
            return None;
        }
        match &e.kind {
            ExprKind::Int(c) => Some(Lin::constant(*c)).filter(|_| c.unsigned_abs() < 1 << 90),
            ExprKind::Var(slot) => Some(Lin::var(*slot)),
            ExprKind::Heaps(..) => None,
            ExprKind::Neg(inner) => self.form(inner)?.negated(),
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (self.form(a)?, self.form(b)?);
                self.binary(*op, a, b)
            }
            ExprKind::Call(function, list) => {
                let args = list.iter().map(|arg| self.form(arg)).collect::<Option<Vec<_>>>()?;
                let whole = match function {
                    Function::Abs | Function::Min | Function::Max => {
                        args.iter().all(|a| self.system.is_whole(a))
                    }
                    _ => true,
                };
                match (function, &args[..]) {
                    (Function::Floor | Function::Ceil, [x]) if self.system.is_whole(x) => Some(x.clone()),
                    _ => Some(self.term(Shape::Call(*function), args, whole)),
                }
            }
        }
    }

    fn binary(&mut self, op: Op, a: Lin, b: Lin) -> Option<Lin> {
        let both_whole = self.system.is_whole(&a) && self.system.is_whole(&b);
        match op {
            Op::Add => a.plus(&b),
            Op::Sub => a.minus(&b),
            Op::Mul => self.product(&a, &b),
            Op::Div => match b.value() {
                Some((num, den)) => a.times(den, num),
                None => Some(self.term(Shape::Quotient, vec![a, b], false)),
            },
            Op::Mod => Some(self.term(Shape::Mod, vec![a, b], both_whole)),
            Op::Pow => match b.whole_value() {
                Some(0) => Some(Lin::constant(1)),
                Some(n @ 1..=4) => (1..n).try_fold(a.clone(), |power, _| self.product(&power, &a)),
                _ => {
                    let whole = both_whole && self.least(&b).is_some();
                    Some(self.term(Shape::Pow, vec![a, b], whole))
                }
            },
            Op::Xor => Some(self.term(Shape::Xor, vec![a, b], true)),
            Op::BitAnd => Some(self.term(Shape::BitAnd, vec![a, b], true)),
            Op::BitOr => Some(self.term(Shape::BitOr, vec![a, b], true)),
        }
    }

    /// A product, expanded into products of two variables.
    fn product(&mut self, a: &Lin, b: &Lin) -> Option<Lin> {
        if let Some((num, den)) = a.value() {
            return b.times(num, den);
        }
        if let Some((num, den)) = b.value() {
            return a.times(num, den);
        }
        if a.terms.len() * b.terms.len() > 9 {
            let whole = self.system.is_whole(a) && self.system.is_whole(b);
            return Some(self.term(Shape::Product, vec![a.clone(), b.clone()], whole));
        }
        let whole_part = |x: &Lin| Lin { den: 1, ..x.clone() };
        let linear = |x: &Lin| Lin { constant: 0, ..whole_part(x) };
        let mut sum = linear(a).times(b.constant, 1)?.plus(&whole_part(b).times(a.constant, 1)?)?;
        for &(v, c) in &a.terms {
            for &(w, d) in &b.terms {
                let pair = vec![Lin::var(v.min(w)), Lin::var(v.max(w))];
                let whole = pair.iter().all(|x| self.system.is_whole(x));
                let term = self.term(Shape::Product, pair, whole);
                sum = sum.combine(1, &term, c.checked_mul(d)?)?;
            }
        }
        sum.times(1, a.den.checked_mul(b.den)?)
    }

    /// The variable for a term; equal terms share it.
    fn term(&mut self, shape: Shape, args: Vec<Lin>, whole: bool) -> Lin {
        self.work.spend(8 + 4 * args.len());
        let key = (shape, args);
        if let Some(&v) = self.known.get(&key) {
            return Lin::var(v);
        }
        let v = self.system.fresh(whole);
        if self.pending.len() < MAX_PENDING {
            self.pending.push(Pending::Term(shape, v, key.1.clone()));
        }
        self.distinguish(shape, &Lin::var(v), &key.1);
        self.known.insert(key, v);
        Lin::var(v)
    }

    /// Notes that the smallest (largest) of some forms equals one of them.
    fn distinguish(&mut self, shape: Shape, t: &Lin, args: &[Lin]) {
        let (sign, mut choices) = match shape {
            Shape::Call(Function::Max) => (1, args.to_vec()),
            Shape::Call(Function::Min) => (-1, args.to_vec()),
            Shape::Call(Function::Abs) => (1, args.to_vec()),
            _ => return,
        };
        if let (Shape::Call(Function::Abs), [x]) = (shape, args) {
            choices.extend(x.negated());
        }
        if !(2..=3).contains(&choices.len()) {
            return;
        }
        let case = |choice: &Lin| -> Option<Vec<(Lin, Relation)>> {
            let mut rows = vec![(t.minus(choice)?, Relation::Zero)];
            for other in &choices {
                rows.push((choice.combine(sign, other, -sign)?, Relation::AtLeast));
            }
            Some(rows)
        };
        self.cases.extend(choices.iter().map(case).collect::<Option<Vec<_>>>());
    }

    /// The systems of the cases: every move satisfies one of them.
    pub fn into_systems(self) -> Vec<System> {
        let mut systems = vec![self.system];
        for case in self.cases.iter().take(MAX_CASES) {
            let extended = systems.iter().flat_map(|system| {
                case.iter().map(move |rows| {
                    let mut system = system.clone();
                    rows.iter().for_each(|(form, relation)| system.add(Some(form.clone()), *relation));
                    system
                })
            });
            systems = extended.collect();
        }
        systems
    }

    /// Adds the constraint that an atom of a condition holds.
    pub fn assume(&mut self, atom: &Atom) {
        match *atom {
            Atom::Compare(a, relation, b) => {
                let (Some(a), Some(b)) = (self.form(a), self.form(b)) else { return };
                match relation {
                    ast::Relation::Equal => self.system.add(a.minus(&b), Relation::Zero),
                    ast::Relation::Less => self.system.add(b.minus(&a), Relation::Above),
                    ast::Relation::LessEqual => self.system.add(b.minus(&a), Relation::AtLeast),
                    ast::Relation::Greater => self.system.add(a.minus(&b), Relation::Above),
                    ast::Relation::GreaterEqual => self.system.add(a.minus(&b), Relation::AtLeast),
                    ast::Relation::NotEqual => self.wait(a.minus(&b).map(Pending::NotEqual)),
                }
            }
            Atom::Divides(a, b, true) => {
                let (Some(a), Some(b)) = (self.form(a), self.form(b)) else { return };
                if let Some(c) = a.whole_value().filter(|&c| c != 0) {
                    let q = Lin::var(self.system.fresh(true));
                    self.system.add(b.combine(1, &q, -c), Relation::Zero);
                }
                self.wait(Some(Pending::Divides(a, b)));
            }
            Atom::Divides(_, _, false) => {}
            Atom::Holds(e, positive) => {
                let Some(value) = self.form(e) else { return };
                if let ExprKind::Call(function, args) = &e.kind {
                    let subject = args.first().and_then(|x| self.form(x));
                    self.predicate(*function, subject, positive);
                }
                match positive {
                    true => self.wait(Some(Pending::NotEqual(value))),
                    false => self.system.add(Some(value), Relation::Zero),
                }
            }
        }
    }

    /// What a predicate implies about the size of its subject.
    fn predicate(&mut self, function: Function, subject: Option<Lin>, positive: bool) {
        let Some(x) = subject else { return };
        match (function, positive) {
            (Function::IsPrime | Function::IsPrimePower, true) => {
                self.system.add(x.shifted(-2), Relation::AtLeast)
            }
            (Function::IsSquare | Function::IsFibonacci, true) => self.system.add(Some(x), Relation::AtLeast),
            // 0 and 1 are squares; 0, 1, 2 and 3 are Fibonacci numbers.
            (Function::IsSquare, false) => self.wait(Some(Pending::NotSmall(x, 2))),
            (Function::IsFibonacci, false) => self.wait(Some(Pending::NotSmall(x, 4))),
            _ => {}
        }
    }

    fn wait(&mut self, fact: Option<Pending>) {
        self.pending.extend(fact.filter(|_| self.pending.len() < MAX_PENDING));
    }

    /// Adds the facts about the nonlinear terms, now that their signs can be determined.
    pub fn settle(&mut self) {
        let pending = std::mem::take(&mut self.pending);
        for _ in 0..2 {
            for fact in &pending {
                if self.work.is_spent() {
                    return;
                }
                match fact {
                    Pending::Term(shape, v, args) => self.facts(*shape, &Lin::var(*v), args),
                    Pending::NotEqual(x) => self.not_zero(x),
                    Pending::Divides(a, b) => self.divides(a, b),
                    Pending::NotSmall(x, least) => {
                        if self.system.is_whole(x) && self.least(x).is_some() {
                            self.system.add(x.shifted(-least), Relation::AtLeast);
                        }
                    }
                }
            }
        }
    }

    fn not_zero(&mut self, x: &Lin) {
        let Some(negated) = x.negated() else { return };
        if self.least(x).is_some() {
            self.system.add(Some(x.clone()), Relation::Above);
        } else if self.least(&negated).is_some() {
            self.system.add(Some(negated), Relation::Above);
        } else {
            let (above, below) = ((x.clone(), Relation::Above), (negated, Relation::Above));
            let case = vec![vec![above], vec![below]];
            if !self.cases.contains(&case) {
                self.cases.push(case);
            }
        }
    }

    fn divides(&mut self, a: &Lin, b: &Lin) {
        // 0 divides only 0, and a divisor of b >= 1 is at most b.
        if self.least(b) >= Some(1) {
            self.le(a, b);
            if self.least(a).is_some() {
                self.at_least(a, 1);
            }
        }
    }

    /// A whole number that is a lower bound of a form, if one is found: from the bounds of its variables,
    /// else 1 or 0 if they are implied.
    fn least(&mut self, form: &Lin) -> Option<i128> {
        let quick = form.terms.iter().try_fold(form.constant, |sum, &(v, a)| {
            let (lo, hi) = self.system.bounds(v);
            sum.checked_add(a.checked_mul(if a > 0 { lo? } else { hi? })?)
        });
        let quick = quick.map(|sum| sum.div_euclid(form.den)).filter(|&lo| lo >= 0);
        if quick >= Some(1) || form.terms.is_empty() {
            return quick;
        }
        let positive = form.shifted(-1).is_some_and(|x| self.system.implies(&x, self.work));
        if positive {
            return Some(1);
        }
        quick.or_else(|| self.system.implies(form, self.work).then_some(0))
    }

    fn both_natural(&mut self, x: &Lin, y: &Lin) -> bool {
        self.least(x).is_some() && self.least(y).is_some()
    }

    /// `a <= b`
    fn le(&mut self, a: &Lin, b: &Lin) {
        self.system.add(b.minus(a), Relation::AtLeast);
    }

    /// `a >= c`
    fn at_least(&mut self, a: &Lin, c: i128) {
        self.system.add(a.shifted(-c), Relation::AtLeast);
    }

    /// `a <= c`
    fn at_most(&mut self, a: &Lin, c: i128) {
        self.system.add(Lin::constant(c).minus(a), Relation::AtLeast);
    }

    fn facts(&mut self, shape: Shape, t: &Lin, args: &[Lin]) {
        match (shape, args) {
            (Shape::Product, [x, y]) => self.product_facts(t, x, y),
            (Shape::Quotient, [x, y]) => self.quotient_facts(t, x, y),
            (Shape::Mod, [x, y]) => self.mod_facts(t, x, y),
            (Shape::Pow, [x, y]) => self.power_facts(t, x, y),
            (Shape::Xor, [x, y]) if self.both_natural(x, y) => {
                self.at_least(t, 0);
                self.system.add(x.plus(y).and_then(|s| s.minus(t)), Relation::AtLeast);
                self.system.add(t.plus(x).and_then(|s| s.minus(y)), Relation::AtLeast);
                self.system.add(t.plus(y).and_then(|s| s.minus(x)), Relation::AtLeast);
            }
            (Shape::BitAnd, [x, y]) if self.both_natural(x, y) => {
                self.at_least(t, 0);
                self.le(t, x);
                self.le(t, y);
            }
            (Shape::BitOr, [x, y]) if self.both_natural(x, y) => {
                self.le(x, t);
                self.le(y, t);
                self.system.add(x.plus(y).and_then(|s| s.minus(t)), Relation::AtLeast);
            }
            (Shape::Call(function), args) => self.call_facts(function, t, args),
            _ => {}
        }
    }

    /// McCormick's bounds: the product of two distances from bounds is never negative.
    fn product_facts(&mut self, t: &Lin, x: &Lin, y: &Lin) {
        if x == y && self.system.is_whole(x) {
            self.le(x, t);
            self.system.add(t.plus(x), Relation::AtLeast);
        }
        let upper = |s: &System, f: &Lin| match f.terms[..] {
            [(v, 1)] if f.den == 1 => s.bounds(v).1.and_then(|hi| hi.checked_add(f.constant)),
            _ => None,
        };
        let (lx, ly) = (self.least(x), self.least(y));
        let (ux, uy) = (upper(&self.system, x), upper(&self.system, y));
        // (x - bx)·(y - by) = t - by·x - bx·y + bx·by
        let distance = |bx: i128, by: i128| -> Option<Lin> {
            t.combine(1, x, by.checked_neg()?)?.combine(1, y, bx.checked_neg()?)?.shifted(bx.checked_mul(by)?)
        };
        for (bx, by, sign) in [(lx, ly, 1), (ux, uy, 1), (lx, uy, -1), (ux, ly, -1)] {
            if let (Some(bx), Some(by)) = (bx, by) {
                self.system.add(distance(bx, by).and_then(|d| d.times(sign, 1)), Relation::AtLeast);
            }
        }
    }

    fn quotient_facts(&mut self, t: &Lin, x: &Lin, y: &Lin) {
        if self.least(y) < Some(1) {
            return;
        }
        if self.least(x).is_some() {
            self.at_least(t, 0);
            self.le(t, x);
            if x.minus(y).is_some_and(|d| self.system.implies(&d, self.work)) {
                self.at_least(t, 1);
            }
        } else if x.negated().is_some_and(|n| self.least(&n).is_some()) {
            self.at_most(t, 0);
            self.le(x, t);
        }
    }

    fn mod_facts(&mut self, t: &Lin, x: &Lin, y: &Lin) {
        self.at_least(t, 0);
        let size = match y.whole_value() {
            Some(0) => None,
            Some(c) => Some(Lin::constant(c.abs())),
            None if self.least(y) >= Some(1) => Some(y.clone()),
            None => None,
        };
        if let Some(size) = size {
            self.system.add(size.minus(t), Relation::Above);
            if self.least(x).is_some() {
                self.le(t, x);
            }
        }
    }

    fn power_facts(&mut self, t: &Lin, x: &Lin, y: &Lin) {
        if !self.system.is_whole(y) {
            return;
        }
        let (lx, ly) = (self.least(x), self.least(y));
        if lx >= Some(1) {
            self.system.add(Some(t.clone()), Relation::Above);
            if ly.is_some() {
                self.at_least(t, 1);
            }
            if ly >= Some(1) {
                self.le(x, t);
            }
        }
        if lx >= Some(2) {
            self.system.add(t.minus(y), Relation::Above);
        }
    }

    fn call_facts(&mut self, function: Function, t: &Lin, args: &[Lin]) {
        let (Some(x), y) = (args.first(), args.get(1)) else { return };
        match function {
            Function::Floor => {
                self.le(t, x);
                self.system.add(t.shifted(1).and_then(|up| up.minus(x)), Relation::Above);
            }
            Function::Ceil => {
                self.le(x, t);
                self.system.add(x.shifted(1).and_then(|up| up.minus(t)), Relation::Above);
            }
            Function::Abs => {
                let Some(negated) = x.negated() else { return };
                self.le(x, t);
                self.le(&negated, t);
                if self.least(x).is_some() {
                    self.le(t, x);
                } else if self.least(&negated).is_some() {
                    self.le(t, &negated);
                }
            }
            Function::Min | Function::Max => self.extreme_facts(function == Function::Max, t, args),
            Function::Gcd => {
                self.at_least(t, 0);
                let signs: Vec<_> = args.iter().map(|a| self.least(a)).collect();
                for (arg, sign) in args.iter().zip(&signs) {
                    if *sign >= Some(1) {
                        self.at_least(t, 1);
                        self.le(t, arg);
                    }
                }
                if signs.iter().all(Option::is_some) {
                    self.at_most_the_sum(t, args);
                }
            }
            Function::Lcm => {
                self.at_least(t, 0);
                if args.iter().all(|a| self.least(a) >= Some(1)) {
                    args.iter().for_each(|a| self.le(a, t));
                }
            }
            Function::Isqrt => {
                self.at_least(t, 0);
                if let Some(least) = self.least(x) {
                    self.le(t, x);
                    // t^2 <= x and t^2 >= 2t - 1.
                    self.system.add(x.shifted(1).and_then(|up| up.combine(1, t, -2)), Relation::AtLeast);
                    self.at_least(t, least.min(1));
                }
            }
            Function::Iroot => {
                self.at_least(t, 0);
                if let Some(least) = self.least(x) {
                    self.le(t, x);
                    self.at_least(t, least.min(1));
                }
                if y.is_some_and(|k| self.least(k) >= Some(2)) {
                    // t^k <= x and t^k >= t^2 >= 2t - 1.
                    self.system.add(x.shifted(1).and_then(|up| up.combine(1, t, -2)), Relation::AtLeast);
                }
            }
            Function::Log2 | Function::Valuation => {
                if self.least(x) >= Some(1) {
                    // x >= 2^t >= 2t for t >= 1.
                    self.at_least(t, 0);
                    self.system.add(x.combine(1, t, -2), Relation::AtLeast);
                }
            }
            Function::Popcount | Function::DigitSum => {
                if let Some(least) = self.least(x) {
                    self.le(t, x);
                    if function == Function::Popcount {
                        // x >= 2^t - 1 >= 2t - 1.
                        self.system.add(x.shifted(1).and_then(|up| up.combine(1, t, -2)), Relation::AtLeast);
                    }
                    self.at_least(t, least.min(1));
                }
            }
            Function::Digit => {
                self.at_least(t, 0);
                let base = args.get(2).map_or(Some(10), Lin::whole_value);
                if let Some(base) = base.filter(|&b| b >= 2) {
                    self.at_most(t, base - 1);
                    if self.least(x).is_some() && y.is_some_and(|i| self.least(i).is_some()) {
                        self.le(t, x);
                    }
                }
            }
            Function::Bit
            | Function::HasDigit
            | Function::IsPrime
            | Function::IsPrimePower
            | Function::IsSquare
            | Function::IsPower
            | Function::IsFibonacci => {
                self.at_least(t, 0);
                self.at_most(t, 1);
            }
        }
    }

    fn extreme_facts(&mut self, largest: bool, t: &Lin, args: &[Lin]) {
        for arg in args {
            if largest { self.le(arg, t) } else { self.le(t, arg) }
        }
        if args.len() > 4 {
            return;
        }
        let lower: Option<Vec<_>> = args.iter().map(|a| self.least(a)).collect();
        if let Some(lower) = lower {
            if largest {
                self.at_most_the_sum(t, args);
            } else if let Some(&least) = lower.iter().min() {
                self.at_least(t, least);
            }
        }
        if let [x, y] = args {
            for (x, y) in [(x, y), (y, x)] {
                if y.minus(x).is_some_and(|d| self.system.implies(&d, self.work)) {
                    let extreme = if largest { y } else { x };
                    self.system.add(t.minus(extreme), Relation::Zero);
                }
            }
        }
    }

    fn at_most_the_sum(&mut self, t: &Lin, args: &[Lin]) {
        let sum = args.iter().try_fold(Lin::constant(0), |sum, arg| sum.plus(arg));
        self.system.add(sum.and_then(|sum| sum.minus(t)), Relation::AtLeast);
    }
}
