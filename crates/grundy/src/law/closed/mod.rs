//! Closed formulas: powers that divide n, logarithms, binary digits, roots.

mod shapes;
mod written;

pub(super) use shapes::{Part, Read, SHAPES, Shape};

use grundy_rules::NimValue;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A closed formula in n, for all heaps from the first one on except the listed ones: a known function of n,
/// times a constant, plus a constant.
///
/// ```
/// use grundy::NimValue;
/// use grundy::law::{Law, seen};
/// // The ruler function: the exponent of 2 in n.
/// let ruler: Vec<u32> = (0..200u32).map(|n| if n == 0 { 0 } else { n.trailing_zeros() }).collect();
/// let found = seen(&ruler, 0).unwrap();
/// let Law::Closed(law) = &found.law else { panic!() };
/// assert_eq!((law.formula(), law.exceptions()), ("valuation(n,2)".to_string(), &[(0, 0)][..]));
/// assert_eq!(law.value(1 << 60), Some(NimValue(60)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    pub(super) shape: &'static Shape,
    pub(super) base: u64,
    /// The argument of the function is n + shift.
    pub(super) shift: i64,
    /// Its value is multiplied by a constant, a constant is added, and the sum is divided.
    pub(super) line: Line,
    pub(super) first: u64,
    pub(super) exceptions: Vec<(u64, u32)>,
}

/// (times · x + plus) / over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Line {
    pub times: i64,
    pub plus: i64,
    pub over: i64,
}

/// The largest constant in a formula; larger ones overfit.
const MAX_CONSTANT: i128 = 1 << 20;

impl Line {
    /// The line through two points.
    pub fn through((x, y): (i128, i128), (z, w): (i128, i128)) -> Option<Line> {
        let (rise, run) = if z > x { (w - y, z - x) } else { (y - w, x - z) };
        let gcd = gcd(rise.abs(), run);
        if rise == 0 || gcd == 0 {
            return None;
        }
        let (times, over) = (rise / gcd, run / gcd);
        let plus = over.checked_mul(y)?.checked_sub(times.checked_mul(x)?)?;
        let small = |number: i128| (number.abs() <= MAX_CONSTANT).then_some(number as i64);
        Some(Line { times: small(times)?, plus: small(plus)?, over: small(over)? })
    }

    /// The value at x, if it is whole.
    pub fn at(self, x: i128) -> Option<i128> {
        let sum = x.checked_mul(self.times.into())?.checked_add(self.plus.into())?;
        (sum % i128::from(self.over) == 0).then(|| sum / i128::from(self.over))
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The function of a shape at a heap.
pub(super) fn raw(shape: &Shape, base: u64, shift: i64, heap: u64) -> Option<i128> {
    let n = u128::from(heap).checked_add_signed(shift.into())?;
    i128::try_from((shape.value)(n, base.into())?).ok()
}

impl Closed {
    pub(super) fn new(shape: &'static Shape, base: u64, shift: i64, line: Line, first: u64) -> Closed {
        Closed { shape, base, shift, line, first, exceptions: Vec::new() }
    }

    pub(super) fn with(mut self, exceptions: Vec<(u64, u32)>) -> Closed {
        self.exceptions = exceptions;
        self
    }

    /// The first heap of the law.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The heaps for which the formula is wrong, with their nim-values.
    pub fn exceptions(&self) -> &[(u64, u32)] {
        &self.exceptions
    }

    /// The value of the formula for a heap, if it is a nim-value below 2^64.
    pub(super) fn plain(&self, heap: u64) -> Option<u64> {
        let x = raw(self.shape, self.base, self.shift, heap)?;
        u64::try_from(self.line.at(x)?).ok()
    }

    /// The nim-value of a heap; `None` below the first heap, and above 2^64 − 1.
    pub fn value(&self, heap: u64) -> Option<NimValue> {
        if heap < self.first {
            return None;
        }
        let exception = self.exceptions.iter().find(|(other, _)| *other == heap);
        exception.map_or_else(|| self.plain(heap), |(_, value)| Some((*value).into())).map(NimValue)
    }

    /// The formula in the rule language, where `log3` and the like are logarithms rounded down, as `log2` is.
    pub fn formula(&self) -> String {
        let (n, operand) = match self.shift {
            0 => ("n".into(), "n".into()),
            shift => (format!("n{shift:+}"), format!("(n{shift:+})")),
        };
        let text = self.shape.text.replace("{n}", &n).replace("{N}", &operand);
        let text = text.replace("{k}", &self.base.to_string());
        let Line { times, plus, over } = self.line;
        let whole = !self.shape.text.contains([' ', '-', '/']);
        let part = if whole || (times, plus, over) == (1, 0, 1) { text } else { format!("({text})") };
        let part = if times.abs() == 1 { part } else { format!("{}*{part}", times.abs()) };
        let sum = match (times > 0, plus) {
            (true, 0) => part,
            (true, plus) => format!("{part}{plus:+}"),
            (false, plus) => format!("{plus}-{part}"),
        };
        match over {
            1 => sum,
            over => format!("({sum})/{over}"),
        }
    }

    /// The function's text, its base, what is added to n and what is added to the value, where nothing else is
    /// done to them.
    pub(super) fn plainly(&self) -> Option<(&'static str, u64, u64, u64)> {
        let Line { times, plus, over } = self.line;
        if (times, over) != (1, 1) {
            return None;
        }
        Some((self.shape.text, self.base, u64::try_from(self.shift).ok()?, u64::try_from(plus).ok()?))
    }

    /// The exceptions, if there are any: `G(0) = 0 and G(1) = 1`.
    pub(super) fn but(&self) -> Option<String> {
        let mut list: Vec<String> =
            self.exceptions.iter().map(|(n, value)| format!("G({n}) = {value}")).collect();
        let last = list.pop()?;
        let items = list.into_iter().reduce(|items, next| say!("list-items", items = items, next = next));
        Some(match items {
            None => last,
            Some(items) => say!("list-and", items = items, last = last),
        })
    }
}
