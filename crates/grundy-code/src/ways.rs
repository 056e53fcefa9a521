//! The moves of a rule as loops and conditions, which every language has.

use super::helpers::Helper;
use grundy_rules::formula::ast::Function;

/// A whole number in a program. `n` is the heap, `t` the wanted nim-value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Int(i128),
    Var(Var),
    Plus(Box<Number>, Box<Number>),
    Minus(Box<Number>, Box<Number>),
    Times(Box<Number>, Box<Number>),
    /// Divided by a positive number and rounded down.
    Quotient(Box<Number>, u64),
    /// The remainder, from 0 on.
    Remainder(Box<Number>, u64),
    Least(Box<Number>, Box<Number>),
    Most(Box<Number>, Box<Number>),
    /// The square root of a number that is not negative, rounded down.
    Root(Box<Number>),
    /// The binary logarithm of a number from 1 on, rounded down.
    Log(Box<Number>),
    /// A call of a helper function.
    Call(&'static Helper, Vec<Number>),
    /// Two numbers that are not negative, digit by digit in base 2: `^` or `&`, the same in all languages.
    Digits(Box<Number>, &'static str, Box<Number>),
}

/// A variable, and its range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Var {
    pub(super) name: String,
    /// How many binary digits it needs.
    pub(super) bits: u32,
    /// Whether it is never negative.
    pub(super) natural: bool,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    /// A comparison of two numbers: `==`, `!=`, `<`, `<=`, `>` or `>=`, the same in all languages.
    Compare(Number, &'static str, Number),
    /// A function returns yes.
    Holds(&'static Helper, Vec<Number>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
}

/// A step before a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Goes on if this holds.
    If(Condition),
    /// For the numbers from one to another, both included, with steps of this size.
    Range(String, Number, Number, u64),
    /// For each of these numbers.
    Each(String, Vec<u64>),
    /// For heaps of nim-value t, at least one for each remainder modulo the period.
    Worth(String),
}

/// One kind of move: for some numbers, under some conditions, the heaps that it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) steps: Vec<Step>,
    pub(super) parts: Vec<Number>,
}

/// The moves of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Moves {
    /// The law itself gives the move.
    Formula,
    /// One kind after another. With `wide`, numbers may be negative or have more than 64 bits.
    Ways { ways: Vec<Way>, wide: bool },
}

impl Helper {
    /// The helper for this function with these arguments; `None` if there is none, or if an argument may not
    /// fit.
    pub(super) fn of(function: Function, arguments: &[Number]) -> Option<&'static Helper> {
        let fits = |number: &Number| number.is_natural() && !number.is_signed() && number.bits() <= 64;
        let base = !matches!(function, Function::IsPower | Function::Valuation)
            || matches!(arguments, [_, Number::Int(base)] if *base >= 2);
        let two = function != Function::Gcd || arguments.len() == 2;
        Helper::all()
            .find(|helper| helper.function == function)
            .filter(|_| base && two && arguments.iter().all(fits))
    }
}

impl Number {
    /// The heap.
    pub(super) fn heap() -> Number {
        Number::var("n")
    }

    /// A variable for a number of coins.
    pub(super) fn var(name: &str) -> Number {
        Number::Var(Var { name: name.into(), bits: 64, natural: true })
    }

    pub(super) fn plus(self, other: Number) -> Number {
        match (&self, &other) {
            (Number::Int(0), _) => other,
            (_, Number::Int(0)) => self,
            (Number::Int(a), Number::Int(b)) => Number::Int(a.saturating_add(*b)),
            _ => Number::Plus(Box::new(self), Box::new(other)),
        }
    }

    pub(super) fn minus(self, other: Number) -> Number {
        match other {
            Number::Int(0) => self,
            _ => Number::Minus(Box::new(self), Box::new(other)),
        }
    }

    pub(super) fn times(self, other: Number) -> Number {
        match (&self, &other) {
            (Number::Int(1), _) => other,
            (_, Number::Int(1)) => self,
            (Number::Int(a), Number::Int(b)) => Number::Int(a.saturating_mul(*b)),
            _ => Number::Times(Box::new(self), Box::new(other)),
        }
    }

    pub(super) fn quotient(self, by: u64) -> Number {
        if by == 1 { self } else { Number::Quotient(Box::new(self), by) }
    }

    /// Whether it contains such a number.
    pub(super) fn has(&self, wanted: &dyn Fn(&Number) -> bool) -> bool {
        wanted(self)
            || match self {
                Number::Int(_) | Number::Var(_) => false,
                Number::Plus(a, b)
                | Number::Minus(a, b)
                | Number::Times(a, b)
                | Number::Least(a, b)
                | Number::Most(a, b)
                | Number::Digits(a, _, b) => a.has(wanted) || b.has(wanted),
                Number::Call(_, list) => list.iter().any(|number| number.has(wanted)),
                Number::Quotient(a, _) | Number::Remainder(a, _) | Number::Root(a) | Number::Log(a) => {
                    a.has(wanted)
                }
            }
    }

    /// Whether the form shows that the number is not negative.
    pub(super) fn is_natural(&self) -> bool {
        match self {
            Number::Int(value) => *value >= 0,
            Number::Var(var) => var.natural,
            Number::Plus(a, b) | Number::Times(a, b) | Number::Least(a, b) => {
                a.is_natural() && b.is_natural()
            }
            Number::Most(a, b) => a.is_natural() || b.is_natural(),
            Number::Minus(..) => false,
            Number::Quotient(a, _) => a.is_natural(),
            Number::Remainder(..)
            | Number::Root(_)
            | Number::Log(_)
            | Number::Call(..)
            | Number::Digits(..) => true,
        }
    }

    /// Whether it contains a difference, or a negative number.
    pub(super) fn is_signed(&self) -> bool {
        match self {
            Number::Int(value) => *value < 0,
            Number::Var(var) => !var.natural,
            Number::Minus(..) => true,
            Number::Plus(a, b)
            | Number::Times(a, b)
            | Number::Least(a, b)
            | Number::Most(a, b)
            | Number::Digits(a, _, b) => a.is_signed() || b.is_signed(),
            Number::Call(..) => false,
            Number::Quotient(a, _) | Number::Remainder(a, _) | Number::Root(a) | Number::Log(a) => {
                a.is_signed()
            }
        }
    }

    /// How many binary digits it and all intermediate results need.
    pub(super) fn bits(&self) -> u32 {
        match self {
            Number::Int(value) => 128 - value.unsigned_abs().leading_zeros(),
            Number::Var(var) => var.bits,
            Number::Plus(a, b) | Number::Minus(a, b) => (a.bits().max(b.bits())).saturating_add(1),
            Number::Times(a, b) => a.bits().saturating_add(b.bits()),
            Number::Quotient(a, by) | Number::Remainder(a, by) => a.bits().max(64 - by.leading_zeros()),
            Number::Least(a, b) | Number::Most(a, b) | Number::Digits(a, _, b) => a.bits().max(b.bits()),
            Number::Call(..) => 64,
            Number::Root(a) | Number::Log(a) => a.bits(),
        }
    }
}

/// The numbers of a step.
pub(super) fn numbers(step: &Step) -> Vec<&Number> {
    match step {
        Step::If(condition) => compared(condition),
        Step::Range(_, low, high, _) => vec![low, high],
        Step::Each(..) | Step::Worth(_) => Vec::new(),
    }
}

fn compared(condition: &Condition) -> Vec<&Number> {
    match condition {
        Condition::Compare(a, _, b) => vec![a, b],
        Condition::Holds(_, list) => list.iter().collect(),
        Condition::All(list) | Condition::Any(list) => list.iter().flat_map(compared).collect(),
        Condition::Not(inner) => compared(inner),
    }
}

impl Moves {
    /// Whether they contain such a number.
    pub(super) fn have(&self, wanted: &dyn Fn(&Number) -> bool) -> bool {
        let Moves::Ways { ways, .. } = self else { return false };
        let mut all = ways.iter().flat_map(|way| way.steps.iter().flat_map(numbers).chain(&way.parts));
        all.any(|number| number.has(wanted))
    }

    /// The most binary digits of a number in them, for heaps of 64 bits.
    pub(super) fn bits(&self) -> u32 {
        let Moves::Ways { ways, .. } = self else { return 0 };
        let all = ways.iter().flat_map(|way| way.steps.iter().flat_map(numbers).chain(&way.parts));
        all.map(Number::bits).max().unwrap_or(0)
    }

    /// Whether a condition calls this function.
    pub(super) fn ask(&self, helper: &Helper) -> bool {
        fn asks(condition: &Condition, helper: &Helper) -> bool {
            match condition {
                Condition::Compare(..) => false,
                Condition::Holds(asked, _) => *asked == helper,
                Condition::All(list) | Condition::Any(list) => list.iter().any(|one| asks(one, helper)),
                Condition::Not(inner) => asks(inner, helper),
            }
        }
        let Moves::Ways { ways, .. } = self else { return false };
        let mut steps = ways.iter().flat_map(|way| &way.steps);
        steps.any(|step| matches!(step, Step::If(condition) if asks(condition, helper)))
    }

    /// Whether a function needs the list of heaps of a given value.
    pub(super) fn need_heaps_of_a_value(&self) -> bool {
        let Moves::Ways { ways, .. } = self else { return false };
        ways.iter().flat_map(|way| &way.steps).any(|step| matches!(step, Step::Worth(_)))
    }

    /// The number of loops inside each other that grow with the heap.
    pub(super) fn long_loops(&self) -> usize {
        let Moves::Ways { ways, .. } = self else { return 0 };
        let short = |number: &Number| match number {
            Number::Int(_) => true,
            Number::Least(a, b) => [a, b].iter().any(|one| matches!(***one, Number::Int(_))),
            _ => false,
        };
        let long = |step: &Step| matches!(step, Step::Range(_, _, high, _) if !short(high));
        ways.iter().map(|way| way.steps.iter().filter(|step| long(step)).count()).max().unwrap_or(0)
    }
}
