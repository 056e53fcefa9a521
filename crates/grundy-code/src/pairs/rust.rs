//! Programs in Rust.

use super::{Parts, Written};

pub(super) fn program(written: &Written<'_>) -> String {
    written.filled(&PARTS)
}

const PARTS: Parts = Parts {
    comment: "//",
    opening: "",
    base: "
// The weights of the places, below 2^64.
fn weights() -> Vec<u64> {
    std::iter::successors(Some(1), |weight: &u64| weight.checked_mul({D})).collect()
}
",
    zeckendorf: "
// The weights of the places, below 2^64: Fibonacci numbers.
fn weights() -> Vec<u64> {
    std::iter::successors(Some((1u64, Some(2u64))), |&(a, b)| b.map(|b| (b, a.checked_add(b)))).map(|(a, _)| a).collect()
}
",
    lost: "
// The digits of a number, the last one first.
fn digits(mut n: u64) -> Vec<usize> {
    let weights = weights();
    let mut digits = vec![0; weights.len()];
    for (digit, weight) in digits.iter_mut().zip(weights).rev() {
        *digit = (n / weight) as usize;
        n %= weight;
    }
    digits
}

// For each state its next state for the digits a of x and b of y, at a + {D} * b; and whether the digits of a
// P-position may end there.
const NEXT: [[usize; {D^2}]; {SIZE}] = [
{NEXT}
];
const ENDS: [bool; {SIZE}] = [
{ENDS}
];

// Does the player to move lose at (x,y)?
fn is_lost(x: u64, y: u64) -> bool {
    ENDS[digits(x).into_iter().zip(digits(y)).fold(0, |state, (a, b)| NEXT[state][a + {D} * b])]
}
",
    replies: "
// A machine that reads x, y, and what a winning move makes of them, at a + {D} * b + {D^2} * (a' + {D} * b').
const MOVE: [[usize; {D^4}]; {SIZE OF MOVE}] = [
{MOVE}
];
const MADE: [bool; {SIZE OF MOVE}] = [
{MADE}
];

// The position behind a winning move.
fn winning_move(x: u64, y: u64) -> Option<(u64, u64)> {
    if is_lost(x, y) {
        return None;
    }
    let read: Vec<usize> = digits(x).into_iter().zip(digits(y)).map(|(a, b)| a + {D} * b).collect();
    // Which states lead from each place to the end?
    let mut leads = vec![MADE.to_vec()];
    for &digit in read.iter().rev() {
        let behind = &leads[leads.len() - 1];
        let open = |row: &[usize; {D^4}]| (0..{D^2}).any(|pair| behind[row[digit + {D^2} * pair]]);
        let here = MOVE.iter().map(open).collect();
        leads.push(here);
    }
    leads.reverse();
    let (mut state, mut to) = (0, (0, 0));
    for ((weight, digit), behind) in weights().into_iter().zip(read).zip(&leads[1..]) {
        let pair = (0..{D^2}).find(|pair| behind[MOVE[state][digit + {D^2} * pair]])?;
        state = MOVE[state][digit + {D^2} * pair];
        to = (to.0 + (pair % {D}) as u64 * weight, to.1 + (pair / {D}) as u64 * weight);
    }
    Some(to)
}
",
    beatty: "
// floor(n * alpha), alpha = {ALPHA}: the largest x with (x - n) * {FACTOR} <= n * n.
fn lower(n: u128) -> u128 {
    let (mut least, mut above) = (n, 2 * n + 1);
    while above - least > 1 {
        let x = (least + above) / 2;
        if x <= n || x - n <= n * n / {FACTOR} {
            least = x;
        } else {
            above = x;
        }
    }
    least
}

// Does the player to move lose at (x,y)?
fn is_lost(x: u64, y: u64) -> bool {
    let k = u128::from(x.max(y) - x.min(y));
    {MULTIPLE}lower({PAIR}) == x.min(y).into()
}
",
    beatty_moves: "
// The number that stands in a pair with x.
fn partner(x: u64) -> u128 {
    let x = u128::from(x);
    // The smaller numbers of n pairs are below x.
    let n = {BELOW};
    if lower(n + 1) == x { x + {R*(N+1)} } else { {OTHER} }
}

// The position behind a winning move.
fn winning_move(x: u64, y: u64) -> Option<(u64, u64)> {
    if is_lost(x, y) {
        return None;
    }
    if x > y {
        return winning_move(y, x).map(|(y, x)| (x, y));
    }
    // From one number.
    if partner(x) < y.into() {
        return Some((x, partner(x) as u64));
    }
    if partner(y) < x.into() {
        return Some((partner(y) as u64, y));
    }
{BOTH}}
",
    both: [
        "    // From both, the same number: the difference stays.
    let a = lower(u128::from(y - x)) as u64;
    Some((a, a + (y - x)))
",
        "    // From both: a pair whose difference is less than {R} away.
    let k = u128::from(y - x);
    let n = {PAIR};
    let mut pairs = (n..n + 2).map(|n| (lower(n), lower(n) + {R*N}));
    pairs.find(|&(a, b)| a < x.into() && b < y.into()).map(|(a, b)| (a as u64, b as u64))
",
    ],
    golden: "
// Does the player to move lose at (x,y)? With phi = (1 + sqrt(5)) / 2, b < phi * a where b * (b - a) < a * a.
fn is_lost(x: u64, y: u64) -> bool {
    let (a, b) = (u128::from(x.min(y)), u128::from(x.max(y)));
    a == 0 || ({DIFFERENT}b * (b - a) < a * a)
}
",
    golden_moves: "
// The position behind a winning move.
fn winning_move(x: u64, y: u64) -> Option<(u64, u64)> {
    if is_lost(x, y) {
        return None;
    }
    let (low, high) = (x.min(y), x.max(y));
    // As often as possible, or once less.
    let mut times = {ENDS} / low;
    if times > 1 && is_lost(low, high - (times - 1) * low) {
        times -= 1;
    }
    let left = high - times * low;
    Some(if x <= y { (low, left) } else { (left, low) })
}
",
    main_with_moves: "
// Each line read is a position, x and y. Each line printed says which player wins, and the position behind a
// winning move.
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect(\"a line\");
        let at: Vec<u64> = line.split_whitespace().map(|n| n.parse().expect(\"a number\")).collect();
        match winning_move(at[0], at[1]) {
            Some((x, y)) => println!(\"first {x} {y}\"),
            None => println!(\"second\"),
        }
    }
}
",
    main: "
// Each line read is a position, x and y. Each line printed says which player wins.
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect(\"a line\");
        let at: Vec<u64> = line.split_whitespace().map(|n| n.parse().expect(\"a number\")).collect();
        println!(\"{}\", if is_lost(at[0], at[1]) { \"second\" } else { \"first\" });
    }
}
",
    brackets: ["[", "]"],
    words: ["true", "false"],
    divided: "/",
    and: "&&",
    separator: "\n",
};
