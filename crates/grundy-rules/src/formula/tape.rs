//! Straight-line programs over lanes: the values of an expression for a whole block of the innermost
//! variable, in the narrowest integers that interval bounds allow.

use super::ast::{Function, Op, Relation};
use super::eval::{self, floor_div, quick_call};
use smallvec::SmallVec;

/// The number of lanes of a block: a few registers of this size fit into the first-level cache.
pub(crate) const LANES: usize = 512;

/// A number per lane; operands are earlier nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// The innermost variable.
    K,
    /// The same in all lanes.
    Uniform(usize),
    Neg(usize),
    Abs(usize),
    Add(usize, usize),
    Sub(usize, usize),
    Mul(usize, usize),
    Min(usize, usize),
    Max(usize, usize),
    FloorDiv(usize, usize),
    Mod(usize, usize),
    Pow(usize, usize),
    Xor(usize, usize),
    BitAnd(usize, usize),
    Call(Function, Vec<usize>),
}

/// A truth value per lane; operands are nodes, or earlier tests.
#[derive(Clone, Debug)]
pub(crate) enum Test {
    Compare(Relation, usize, usize),
    All(Vec<usize>),
    Any(Vec<usize>),
    Not(usize),
}

/// The program: first all numbers, then all tests.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tape {
    pub nodes: Vec<Node>,
    pub tests: Vec<Test>,
}

/// Interval bounds for a run of the tape.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bounds {
    /// The smallest and the largest value of every node.
    pub ranges: Vec<(i128, i128)>,
    /// The nodes that may have no value in some lane.
    pub fails: Vec<bool>,
}

impl Bounds {
    /// Whether every value fits 32 bits.
    pub fn narrow(&self) -> bool {
        self.ranges.iter().all(|&(lo, hi)| lo > i32::MIN.into() && hi <= i32::MAX.into())
    }

    /// Whether some lane may have no value.
    pub fn can_fail(&self) -> bool {
        self.fails.contains(&true)
    }
}

const I64_RANGE: (i128, i128) = (-(i64::MAX as i128), i64::MAX as i128);

impl Tape {
    /// Bounds on all nodes while the innermost variable runs through `lo..=hi`; `None` if a value may exceed
    /// 64 bits.
    pub fn bounds(&self, uniform: &[i64], lo: i64, hi: i64, out: &mut Bounds) -> Option<()> {
        out.ranges.clear();
        out.fails.clear();
        for node in &self.nodes {
            let (range, fails) = bound(node, uniform, (lo.into(), hi.into()), &out.ranges);
            if range.0 < I64_RANGE.0 || range.1 > I64_RANGE.1 {
                return None;
            }
            out.ranges.push(range);
            out.fails.push(fails);
        }
        Some(())
    }
}

fn bound(node: &Node, uniform: &[i64], k: (i128, i128), of: &[(i128, i128)]) -> ((i128, i128), bool) {
    let magnitude = |r: (i128, i128)| r.0.abs().max(r.1.abs());
    let corners = |a: (i128, i128), b: (i128, i128), f: fn(i128, i128) -> i128| {
        let all = [f(a.0, b.0), f(a.0, b.1), f(a.1, b.0), f(a.1, b.1)];
        (all.into_iter().min().unwrap_or(0), all.into_iter().max().unwrap_or(0))
    };
    let zero = |r: (i128, i128)| r.0 <= 0 && r.1 >= 0;
    let total = |range| (range, false);
    match node {
        Node::K => total(k),
        Node::Uniform(i) => total((uniform[*i].into(), uniform[*i].into())),
        &Node::Neg(a) => total((-of[a].1, -of[a].0)),
        &Node::Abs(a) => {
            let least = if zero(of[a]) { 0 } else { of[a].0.abs().min(of[a].1.abs()) };
            total((least, magnitude(of[a])))
        }
        &Node::Add(a, b) => total((of[a].0 + of[b].0, of[a].1 + of[b].1)),
        &Node::Sub(a, b) => total((of[a].0 - of[b].1, of[a].1 - of[b].0)),
        &Node::Mul(a, b) => total(corners(of[a], of[b], |x, y| x * y)),
        &Node::Min(a, b) => total((of[a].0.min(of[b].0), of[a].1.min(of[b].1))),
        &Node::Max(a, b) => total((of[a].0.max(of[b].0), of[a].1.max(of[b].1))),
        &Node::FloorDiv(a, b) if zero(of[b]) => ((-magnitude(of[a]), magnitude(of[a])), true),
        &Node::FloorDiv(a, b) => total(corners(of[a], of[b], |x, y| {
            let q = x / y;
            if x % y != 0 && (x < 0) != (y < 0) { q - 1 } else { q }
        })),
        &Node::Mod(a, b) => {
            let below = (magnitude(of[b]) - 1).max(0);
            let most = if of[a].0 >= 0 { below.min(of[a].1) } else { below };
            ((0, most), zero(of[b]))
        }
        &Node::Pow(a, b) => {
            let natural = of[a].0 >= 0 && of[b].0 >= 0;
            let most = u32::try_from(of[b].1).ok().and_then(|e| of[a].1.max(1).checked_pow(e));
            match most.filter(|m| natural && *m <= I64_RANGE.1) {
                Some(most) => total((0, most)),
                None => (I64_RANGE, true),
            }
        }
        &Node::Xor(a, b) | &Node::BitAnd(a, b) => {
            let natural = of[a].0 >= 0 && of[b].0 >= 0;
            let most = match node {
                Node::Xor(..) => {
                    let high = of[a].1.max(of[b].1).max(0) as u128;
                    (1i128 << (128 - high.leading_zeros())) - 1
                }
                _ => of[a].1.min(of[b].1).max(0),
            };
            ((0, most), !natural)
        }
        Node::Call(function, args) => {
            let (a, b) = (of[args[0]], of[*args.last().unwrap_or(&args[0])]);
            match function {
                Function::IsPrime | Function::IsPrimePower | Function::IsSquare | Function::IsFibonacci => {
                    total((0, 1))
                }
                Function::IsPower => ((0, 1), b.0 < 0),
                Function::Gcd => {
                    let most = args.iter().map(|&i| magnitude(of[i])).max().unwrap_or(0);
                    total((0, most))
                }
                Function::Isqrt => ((0, a.1.max(0)), a.0 < 0),
                Function::Iroot => ((0, a.1.max(0)), a.0 < 0 || b.0 < 1),
                Function::Log2 => ((0, 63), a.0 < 1),
                Function::Popcount => ((0, 64), a.0 < 0),
                Function::DigitSum => ((0, 200), a.0 < 0),
                Function::HasDigit => ((0, 1), a.0 < 0),
                Function::Bit => ((0, 1), a.0 < 0 || b.0 < 0),
                Function::Valuation => ((0, 64), true),
                Function::Digit => {
                    let base = if args.len() > 2 { b.1.max(10) } else { 10 };
                    ((0, base), true)
                }
                _ => (I64_RANGE, true),
            }
        }
    }
}

/// An integer in a lane. The arithmetic wraps, but the bounds prove that it never does.
pub(crate) trait Lane: Copy + Ord + Default {
    fn cut(value: i64) -> Self;
    fn wide(self) -> i64;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    /// The quotient by a power of two, rounded down.
    fn shift(self, bits: u32) -> Self;
    /// The remainder for a dividend ≥ 0 and a divisor ≥ 1.
    fn natural_rem(self, other: Self) -> Self;
    /// The quotient, rounded down, for a dividend ≥ 0 and a divisor ≥ 1.
    fn natural_div(self, other: Self) -> Self;
}

macro_rules! lane {
    ($int:ty, $rem:expr, $div:expr) => {
        impl Lane for $int {
            #[inline(always)]
            fn cut(value: i64) -> Self {
                value as $int
            }
            #[inline(always)]
            fn wide(self) -> i64 {
                self.into()
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn shift(self, bits: u32) -> Self {
                self >> bits
            }
            #[inline(always)]
            fn natural_rem(self, other: Self) -> Self {
                $rem(self, other)
            }
            #[inline(always)]
            fn natural_div(self, other: Self) -> Self {
                $div(self, other)
            }
        }
    };
}

/// The quotient rounded to a nearest whole number, and the remainder (negative if it was rounded up), for a
/// dividend ≥ 0 and a divisor ≥ 1.
///
/// Divisions of doubles vectorise, divisions of integers do not. Adding 1.5·2^52 leaves the rounded quotient
/// in the low bits of the double. The quotient is below 2^31, so even with an error in its last place it
/// rounds to one of its two neighbours.
#[inline(always)]
fn nearest(a: i32, b: i32) -> (i32, i32) {
    const ROUND: f64 = 6_755_399_441_055_744.0;
    let q = (f64::from(a) / f64::from(b) + ROUND).to_bits() as i32;
    (q, a.wrapping_sub(q.wrapping_mul(b)))
}

lane!(
    i32,
    |a: i32, b: i32| {
        let (_, r) = nearest(a, b);
        r.wrapping_add(r >> 31 & b)
    },
    |a: i32, b: i32| {
        let (q, r) = nearest(a, b);
        q.wrapping_add(r >> 31)
    }
);
lane!(i64, |a: i64, b: i64| (a as u64 % (b as u64).max(1)) as i64, |a: i64, b: i64| (a as u64
    / (b as u64).max(1))
    as i64);

/// The registers of a run. Buffers are kept between runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Registers<T> {
    numbers: Vec<T>,
}

impl<T: Lane> Registers<T> {
    /// Prepares a run of blocks of at most `len` lanes.
    pub fn start(&mut self, tape: &Tape, uniform: &[i64], len: usize) {
        let size = tape.nodes.len() * LANES;
        if self.numbers.len() < size {
            self.numbers.resize(size, T::default());
        }
        for (node, lanes) in tape.nodes.iter().zip(self.numbers.chunks_exact_mut(LANES)) {
            if let Node::Uniform(i) = node {
                lanes[..len].fill(T::cut(uniform[*i]));
            }
        }
    }

    /// The lanes of a node.
    pub fn lanes(&self, node: usize) -> &[T] {
        &self.numbers[node * LANES..(node + 1) * LANES]
    }

    /// Runs the tape for `k, k+1, …` and leaves the tests in `tests`; lanes that need the exact
    /// evaluation are set in `suspect`.
    pub fn run(&mut self, tape: &Tape, bounds: &Bounds, k: i64, suspect: &mut [u8], tests: &mut [u8]) {
        let len = suspect.len();
        for (i, node) in tape.nodes.iter().enumerate() {
            let (done, rest) = self.numbers.split_at_mut(i * LANES);
            let out = &mut rest[..len];
            let lanes = |n: usize| &done[n * LANES..][..len];
            let fails = bounds.fails[i];
            match *node {
                Node::K => {
                    let first = T::cut(k);
                    // Counting in 32 bits lets the compiler vectorise.
                    for (j, o) in out.iter_mut().enumerate() {
                        *o = first.add(T::cut(i64::from(j as u32 as i32)));
                    }
                }
                Node::Uniform(_) => {}
                Node::Neg(a) => map(out, lanes(a), |x| T::default().sub(x)),
                Node::Abs(a) => map(out, lanes(a), |x| x.max(T::default().sub(x))),
                Node::Add(a, b) => zip(out, lanes(a), lanes(b), T::add),
                Node::Sub(a, b) => zip(out, lanes(a), lanes(b), T::sub),
                Node::Mul(a, b) => zip(out, lanes(a), lanes(b), T::mul),
                Node::Min(a, b) => zip(out, lanes(a), lanes(b), |x, y| x.min(y)),
                Node::Max(a, b) => zip(out, lanes(a), lanes(b), |x, y| x.max(y)),
                Node::Mod(a, b) | Node::FloorDiv(a, b) => {
                    let natural = bounds.ranges[a].0 >= 0 && bounds.ranges[b].0 >= 1;
                    let rem = matches!(node, Node::Mod(..));
                    let (least, most) = bounds.ranges[b];
                    if least == most && least > 0 && least as u128 & (least as u128 - 1) == 0 {
                        // A power of two in all lanes: the low bits, or all but them, for either sign.
                        let (low, bits) = (T::cut(least as i64 - 1), least.trailing_zeros());
                        match rem {
                            true => map(out, lanes(a), |x| x.and(low)),
                            false => map(out, lanes(a), |x| x.shift(bits)),
                        }
                        continue;
                    }
                    match (natural, rem) {
                        (true, true) => zip(out, lanes(a), lanes(b), T::natural_rem),
                        (true, false) => zip(out, lanes(a), lanes(b), T::natural_div),
                        (false, true) => {
                            exact(out, &[lanes(a), lanes(b)], suspect, |v| v[0].checked_rem_euclid(v[1]));
                        }
                        (false, false) => {
                            exact(out, &[lanes(a), lanes(b)], suspect, |v| floor_div(v[0], v[1]));
                        }
                    }
                }
                Node::Xor(a, b) if !fails => zip(out, lanes(a), lanes(b), T::xor),
                Node::BitAnd(a, b) if !fails => zip(out, lanes(a), lanes(b), T::and),
                Node::Xor(a, b) => exact(out, &[lanes(a), lanes(b)], suspect, |v| {
                    (v[0] >= 0 && v[1] >= 0).then_some(v[0] ^ v[1])
                }),
                Node::BitAnd(a, b) => exact(out, &[lanes(a), lanes(b)], suspect, |v| {
                    (v[0] >= 0 && v[1] >= 0).then_some(v[0] & v[1])
                }),
                Node::Pow(a, b) => exact(out, &[lanes(a), lanes(b)], suspect, |v| {
                    eval::quick_binary(Op::Pow, v[0], v[1]).filter(|p| *p > i64::MIN)
                }),
                Node::Call(function, ref args) => {
                    let args: SmallVec<[&[T]; 4]> = args.iter().map(|&a| lanes(a)).collect();
                    exact(out, &args, suspect, |v| quick_call(function, v).filter(|p| *p > i64::MIN));
                }
            }
        }
        for (i, test) in tape.tests.iter().enumerate() {
            let (done, rest) = tests.split_at_mut(i * LANES);
            let out = &mut rest[..len];
            let lanes = |n: usize| &done[n * LANES..][..len];
            match test {
                &Test::Compare(relation, a, b) => {
                    let (a, b) = (&self.lanes(a)[..len], &self.lanes(b)[..len]);
                    match relation {
                        Relation::Equal => compare(out, a, b, |x, y| x == y),
                        Relation::NotEqual => compare(out, a, b, |x, y| x != y),
                        Relation::Less => compare(out, a, b, |x, y| x < y),
                        Relation::LessEqual => compare(out, a, b, |x, y| x <= y),
                        Relation::Greater => compare(out, a, b, |x, y| x > y),
                        Relation::GreaterEqual => compare(out, a, b, |x, y| x >= y),
                    }
                }
                Test::All(all) => {
                    out.fill(1);
                    all.iter().for_each(|&t| fold(out, lanes(t), |x, y| x & y));
                }
                Test::Any(any) => {
                    out.fill(0);
                    any.iter().for_each(|&t| fold(out, lanes(t), |x, y| x | y));
                }
                Test::Not(t) => {
                    out.fill(1);
                    fold(out, lanes(*t), |x, y| x ^ y);
                }
            }
        }
    }
}

#[inline(always)]
fn map<T: Lane>(out: &mut [T], a: &[T], f: impl Fn(T) -> T) {
    for (o, &x) in out.iter_mut().zip(a) {
        *o = f(x);
    }
}

#[inline(always)]
fn zip<T: Lane>(out: &mut [T], a: &[T], b: &[T], f: impl Fn(T, T) -> T) {
    for ((o, &x), &y) in out.iter_mut().zip(a).zip(b) {
        *o = f(x, y);
    }
}

#[inline(always)]
fn compare<T: Lane>(out: &mut [u8], a: &[T], b: &[T], f: impl Fn(T, T) -> bool) {
    for ((o, &x), &y) in out.iter_mut().zip(a).zip(b) {
        *o = u8::from(f(x, y));
    }
}

#[inline(always)]
fn fold(out: &mut [u8], a: &[u8], f: impl Fn(u8, u8) -> u8) {
    for (o, &x) in out.iter_mut().zip(a) {
        *o = f(*o, x);
    }
}

/// Lane by lane, for functions without a vector form; a lane without a value becomes suspect.
fn exact<T: Lane>(out: &mut [T], args: &[&[T]], suspect: &mut [u8], f: impl Fn(&[i64]) -> Option<i64>) {
    let mut values = SmallVec::<[i64; 4]>::new();
    for (j, o) in out.iter_mut().enumerate() {
        values.clear();
        values.extend(args.iter().map(|a| a[j].wide()));
        *o = match f(&values) {
            Some(value) => T::cut(value),
            None => {
                suspect[j] = 1;
                T::default()
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_division_is_exact() {
        let max = i32::MAX;
        let edges =
            [0, 1, 2, 3, 5, 7, 46340, 46341, 65535, 65536, max / 3, max / 2, max / 2 + 1, max - 1, max];
        for &a in &edges {
            for b in edges.into_iter().filter(|b| *b > 0).chain(1..2000) {
                assert_eq!((a.natural_div(b), a.natural_rem(b)), (a / b, a % b), "{a} by {b}");
            }
        }
        for b in 1..300 {
            for a in 0..3000 {
                assert_eq!((a.natural_div(b), a.natural_rem(b)), (a / b, a % b), "{a} by {b}");
            }
        }
    }

    #[test]
    fn bounds_hold_for_every_lane() {
        let ranges = [(-9, -4), (-3, 2), (0, 0), (0, 5), (1, 7), (6, 11)];
        let two: [fn(usize, usize) -> Node; 9] = [
            Node::Add,
            Node::Sub,
            Node::Mul,
            Node::Min,
            Node::Max,
            Node::FloorDiv,
            Node::Mod,
            Node::Xor,
            Node::BitAnd,
        ];
        let calls = [
            Function::Gcd,
            Function::Bit,
            Function::Digit,
            Function::IsPower,
            Function::Valuation,
            Function::Iroot,
        ];
        let nodes = two.iter().map(|f| f(0, 1)).chain(calls.map(|f| Node::Call(f, vec![0, 1])));
        for node in
            nodes.chain([Node::Neg(0), Node::Abs(0), Node::Pow(0, 1), Node::Call(Function::Isqrt, vec![0])])
        {
            for a in ranges {
                for b in ranges {
                    let (range, fails) = bound(&node, &[], (0, 0), &[a, b]);
                    for (x, y) in (a.0..=a.1).flat_map(|x| (b.0..=b.1).map(move |y| (x as i64, y as i64))) {
                        let value = match &node {
                            Node::Neg(_) => Some(-x),
                            Node::Abs(_) => Some(x.abs()),
                            Node::Min(..) => Some(x.min(y)),
                            Node::Max(..) => Some(x.max(y)),
                            Node::FloorDiv(..) => floor_div(x, y),
                            Node::Add(..) => eval::quick_binary(Op::Add, x, y),
                            Node::Sub(..) => eval::quick_binary(Op::Sub, x, y),
                            Node::Mul(..) => eval::quick_binary(Op::Mul, x, y),
                            Node::Mod(..) => eval::quick_binary(Op::Mod, x, y),
                            Node::Pow(..) => eval::quick_binary(Op::Pow, x, y),
                            Node::Xor(..) => eval::quick_binary(Op::Xor, x, y),
                            Node::BitAnd(..) => eval::quick_binary(Op::BitAnd, x, y),
                            Node::Call(function, args) => quick_call(*function, &[x, y][..args.len()]),
                            _ => unreachable!(),
                        };
                        match value {
                            None => assert!(fails, "{node:?} of {x}, {y}"),
                            Some(v) => {
                                assert!(
                                    (range.0..=range.1).contains(&v.into()),
                                    "{node:?} of {x}, {y} in {range:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
