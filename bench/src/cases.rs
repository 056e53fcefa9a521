//! The cases: a formula, and the loop that a good programmer writes instead.

use crate::Case;
use crate::build::*;
use grundy::sequence::{CodeEvaluator, Evaluator, FormulaEvaluator, TakeEvaluator};
use grundy::solve::Table;
use grundy_rules::Budget;
use grundy_rules::code::Code;
use grundy_rules::formula::Formula;
use grundy_rules::formula::ast::Syntax;
use grundy_rules::take::TakeSet;

#[rustfmt::skip]
pub const CASES: &[Case] = &[
    Case { name: "split",    about: "n -> [a, n-a] for a in 1..n-1, heaps to 10000",          target: 3.0, library: split_ours,    by_hand: split_by_hand },
    Case { name: "half",     about: "take 1..floor(n/2), heaps to 20000",                     target: 3.0, library: half_ours,     by_hand: half_by_hand },
    Case { name: "divisors", about: "n -> n-k for k in 1..n if n mod k = 0, heaps to 10000",  target: 3.0, library: divisors_ours, by_hand: divisors_by_hand },
    Case { name: "wythoff",  about: "Wythoff's game, 1000 x 1000",                            target: 3.0, library: wythoff_ours,  by_hand: wythoff_by_hand },
    Case { name: "grundy",   about: "n -> [a, n-a] for a in 1..n-1 if a != n-a, to 10000",    target: 3.0, library: grundy_ours,   by_hand: grundy_by_hand },
    Case { name: "halves",   about: "n -> floor((n-k)/2) for k in 1..n, heaps to 10000",      target: 3.0, library: halves_ours,   by_hand: halves_by_hand },
    Case { name: "short",    about: "n -> n-k for k in 1..5, 200000 heaps (start-up)",         target: 60., library: short_ours,    by_hand: short_by_hand },
    Case { name: "odd",      about: "n -> n-k for k in 1..n if k mod 2 = 1, heaps to 10000",  target: 9.0, library: odd_ours,      by_hand: odd_by_hand },
    Case { name: "mark",     about: "n -> n-1 | floor(n/2) if n > 0, 10^6 heaps (start-up)",   target: 60., library: mark_ours,     by_hand: mark_by_hand },
    Case { name: "stick",    about: "take {100 numbers up to 199}, heaps to 10^6",            target: 0.3, library: stick_ours,    by_hand: stick_by_hand },
    Case { name: "spread",   about: "take {100 numbers up to 10^5}, heaps to 10^6",           target: 0.7, library: spread_ours,   by_hand: spread_by_hand },
    Case { name: "threes",   about: "0.8: take one, leave three heaps, heaps to 1000",        target: 0.2, library: threes_ours,   by_hand: threes_by_hand },
    Case { name: "different", about: "0.{0,3}!: three different heaps, heaps to 1000",        target: 0.2, library: different_ours, by_hand: different_by_hand },
];

fn formula(syntax: Syntax) -> Formula {
    Formula::new(syntax).expect("a good tree")
}

fn sequence(syntax: Syntax, heaps: usize) -> Vec<u32> {
    by_engine(FormulaEvaluator::new(&formula(syntax)).expect("a heap rule"), heaps)
}

fn by_engine(mut engine: impl Evaluator, heaps: usize) -> Vec<u32> {
    let mut budget = Budget::default();
    let mut known = Vec::with_capacity(heaps);
    while known.len() < heaps {
        let value = engine.value(&known, &mut budget).expect("no failure");
        known.push(value);
    }
    known
}

/// The usual hand-written loop: a table, and a stamp per value.
fn by_hand(heaps: usize, mut options: impl FnMut(usize, &[u32], &mut dyn FnMut(u32))) -> Vec<u32> {
    let mut g: Vec<u32> = Vec::with_capacity(heaps);
    let mut seen = vec![usize::MAX; 2 * heaps];
    for n in 0..heaps {
        options(n, &g, &mut |v| seen[v as usize] = n);
        g.push(seen.iter().position(|&s| s != n).unwrap() as u32);
    }
    g
}

fn split_ours() -> Vec<u32> {
    sequence(rule(&["n"], [split([v(1), v(0) - v(1)]).over("a", i(1), v(0) - i(1))]), 10_000)
}

fn split_by_hand() -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    let mut seen = vec![u32::MAX; 1 << 15];
    for n in 0..10_000 {
        for a in 1..n {
            seen[(g[a] ^ g[n - a]) as usize] = n as u32;
        }
        g.push(seen.iter().position(|&s| s != n as u32).unwrap() as u32);
    }
    g
}

fn half_ours() -> Vec<u32> {
    sequence(rule(&["n"], [to(v(0) - v(1)).over("k", i(1), floor(v(0) / i(2)))]), 20_000)
}

fn half_by_hand() -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    let mut seen = vec![u32::MAX; 1 << 15];
    for n in 0..20_000 {
        for k in 1..=n / 2 {
            seen[g[n - k] as usize] = n as u32;
        }
        g.push(seen.iter().position(|&s| s != n as u32).unwrap() as u32);
    }
    g
}

fn divisors_ours() -> Vec<u32> {
    let condition = eq(v(0) % v(1), i(0));
    sequence(rule(&["n"], [to(v(0) - v(1)).over("k", i(1), v(0)).when(condition)]), 10_000)
}

fn divisors_by_hand() -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    let mut seen = vec![u32::MAX; 1 << 15];
    for n in 0..10_000u32 {
        for k in 1..=n {
            if n % k == 0 {
                seen[g[(n - k) as usize] as usize] = n;
            }
        }
        g.push(seen.iter().position(|&s| s != n).unwrap() as u32);
    }
    g
}

/// Wythoff's game: any number from one heap, or the same from both.
pub fn wythoff() -> Syntax {
    let (a, b, k) = (|| v(0), || v(1), || v(2));
    rule(
        &["a", "b"],
        [
            tuple([a() - k(), b()]).over("k", i(1), a()),
            tuple([a(), b() - k()]).over("k", i(1), b()),
            tuple([a() - k(), b() - k()]).over(
                "k",
                i(1),
                call(grundy_rules::formula::ast::Function::Min, [a(), b()]),
            ),
        ],
    )
}

fn wythoff_ours() -> Vec<u32> {
    let table = Table::new(&formula(wythoff())).expect("dense");
    table.rows(999, 999, &mut Budget::default()).expect("no failure")
}

fn wythoff_by_hand() -> Vec<u32> {
    const SIZE: usize = 1000;
    let mut g = vec![0u32; SIZE * SIZE];
    let mut seen = vec![u32::MAX; 4 * SIZE];
    for a in 0..SIZE {
        for b in 0..SIZE {
            let now = (a * SIZE + b) as u32;
            for k in 1..=a {
                seen[g[(a - k) * SIZE + b] as usize] = now;
            }
            for k in 1..=b {
                seen[g[a * SIZE + b - k] as usize] = now;
            }
            for k in 1..=a.min(b) {
                seen[g[(a - k) * SIZE + b - k] as usize] = now;
            }
            g[a * SIZE + b] = seen.iter().position(|&s| s != now).unwrap() as u32;
        }
    }
    g
}

fn grundy_ours() -> Vec<u32> {
    let unequal = ne(v(1), v(0) - v(1));
    sequence(rule(&["n"], [split([v(1), v(0) - v(1)]).over("a", i(1), v(0) - i(1)).when(unequal)]), 10_000)
}

fn grundy_by_hand() -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    let mut seen = vec![u32::MAX; 1 << 15];
    for n in 0..10_000 {
        for a in 1..n {
            if a != n - a {
                seen[(g[a] ^ g[n - a]) as usize] = n as u32;
            }
        }
        g.push(seen.iter().position(|&s| s != n as u32).unwrap() as u32);
    }
    g
}

fn halves_ours() -> Vec<u32> {
    sequence(rule(&["n"], [to(floor((v(0) - v(1)) / i(2))).over("k", i(1), v(0))]), 10_000)
}

fn halves_by_hand() -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    let mut seen = vec![u32::MAX; 1 << 15];
    for n in 0..10_000 {
        for k in 1..=n {
            seen[g[(n - k) / 2] as usize] = n as u32;
        }
        g.push(seen.iter().position(|&s| s != n as u32).unwrap() as u32);
    }
    g
}

fn mark_ours() -> Vec<u32> {
    let syntax = rule(&["n"], [to(v(0) - i(1)), to(floor(v(0) / i(2))).when(gt(v(0), i(0)))]);
    sequence(syntax, 1_000_000)
}

fn mark_by_hand() -> Vec<u32> {
    by_hand(1_000_000, |n, g, mark| {
        if n > 0 {
            mark(g[n - 1]);
            mark(g[n / 2]);
        }
    })
}

fn short_ours() -> Vec<u32> {
    sequence(rule(&["n"], [to(v(0) - v(1)).over("k", i(1), i(5))]), 200_000)
}

fn short_by_hand() -> Vec<u32> {
    by_hand(200_000, |n, g, mark| (1..=5.min(n)).for_each(|k| mark(g[n - k])))
}

fn odd_ours() -> Vec<u32> {
    sequence(rule(&["n"], [to(v(0) - v(1)).over("k", i(1), v(0)).when(eq(v(1) % i(2), i(1)))]), 10_000)
}

fn odd_by_hand() -> Vec<u32> {
    by_hand(10_000, |n, g, mark| (1..=n).filter(|k| k % 2 == 1).for_each(|k| mark(g[n - k])))
}

/// A hundred numbers that look random, the same on every run.
fn sticks(step: u64, most: u64) -> Vec<u64> {
    let mut numbers: Vec<u64> = (1..=100).map(|i| 1 + i * i * step % most).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn take(numbers: Vec<u64>) -> Vec<u32> {
    let set = TakeSet::from_ranges(numbers.into_iter().map(|s| s..=s)).expect("no 0");
    by_engine(TakeEvaluator::new(&set), 1_000_000)
}

fn take_by_hand(numbers: Vec<u64>) -> Vec<u32> {
    by_hand(1_000_000, |n, g, mark| {
        numbers.iter().map(|&s| s as usize).take_while(|&s| s <= n).for_each(|s| mark(g[n - s]))
    })
}

fn stick_ours() -> Vec<u32> {
    take(sticks(37, 199))
}

fn stick_by_hand() -> Vec<u32> {
    take_by_hand(sticks(37, 199))
}

fn spread_ours() -> Vec<u32> {
    take(sticks(7919, 100_003))
}

fn spread_by_hand() -> Vec<u32> {
    take_by_hand(sticks(7919, 100_003))
}

fn code(text: &str, heaps: usize) -> Vec<u32> {
    by_engine(CodeEvaluator::new(&Code::parse(text).expect("a code")), heaps)
}

fn threes_ours() -> Vec<u32> {
    code("0.8", 1000)
}

fn threes_by_hand() -> Vec<u32> {
    by_hand(1000, |n, g, mark| {
        let rest = n.saturating_sub(1);
        for a in 1..=rest / 3 {
            (a..=(rest - a) / 2).for_each(|b| mark(g[a] ^ g[b] ^ g[rest - a - b]));
        }
    })
}

fn different_ours() -> Vec<u32> {
    code("0.{0,3}!", 1000)
}

fn different_by_hand() -> Vec<u32> {
    by_hand(1000, |n, g, mark| {
        if n == 1 {
            mark(0);
        }
        let rest = n.saturating_sub(1);
        for a in 1..=rest / 3 {
            (a + 1..=rest.saturating_sub(a + 1) / 2)
                .filter(|b| rest - a - b > *b)
                .for_each(|b| mark(g[a] ^ g[b] ^ g[rest - a - b]));
        }
    })
}
