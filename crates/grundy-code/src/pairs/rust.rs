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
// The smaller number of pair n, and the larger one: both may have more than 64 bits.
fn lower(n: u128) -> u128 {
    let (mut least, mut above) = (n, 2 * n + 1);
    while above - least > 1 {
        let x = (least + above) / 2;
        // x <= n * alpha, for the positive number alpha with 1 / alpha + 1 / (alpha + {R}) = 1.
        if x <= n || x - n <= n * n / (x + ({R} - 1) * n) {
            least = x;
        } else {
            above = x;
        }
    }
    least
}
fn upper(n: u128) -> u128 {
    lower(n) + {R} * n
}

// Does the player to move lose at (x,y)?
fn is_lost(x: u128, y: u128) -> bool {
    let difference = x.max(y) - x.min(y);
    difference % {R} == 0 && lower(difference / {R}) == x.min(y)
}

// The first n up to `high` for which a growing sequence comes to x.
fn place(sequence: fn(u128) -> u128, x: u128, mut high: u128) -> u128 {
    let mut low = 0;
    while low < high {
        let n = low + (high - low) / 2;
        if sequence(n) >= x { high = n } else { low = n + 1 }
    }
    low
}

// The number that stands in a pair with x.
fn partner(x: u128) -> u128 {
    let n = place(lower, x, x);
    if lower(n) == x { upper(n) } else { lower(place(upper, x, x)) }
}

// The position behind a winning move.
fn winning_move(x: u128, y: u128) -> Option<(u128, u128)> {
    if is_lost(x, y) {
        return None;
    }
    if x > y {
        return winning_move(y, x).map(|(y, x)| (x, y));
    }
    // From one number.
    if partner(x) < y {
        return Some((x, partner(x)));
    }
    if partner(y) < x {
        return Some((partner(y), y));
    }
    // From both: the difference becomes a multiple of {R} that is less than {R} away.
    let n = (y - x) / {R};
    (n..n + 2).map(|n| (lower(n), upper(n))).find(|&(a, b)| a < x && b < y)
}
",
    main_with_moves: "
// Each line read is a position, x and y. Each line printed says which player wins, and the position behind a
// winning move.
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect(\"a line\");
        let at: Vec<u64> = line.split_whitespace().map(|n| n.parse().expect(\"a number\")).collect();
        match winning_move(at[0].into(), at[1].into()) {
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
};
