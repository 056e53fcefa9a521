//! Full search of small positions agrees with the examples. It knows only the rules of the games, no
//! nim-values or sums, and shares no code with the library.

use super::{answer, trimmed};
use std::collections::HashMap;
use std::hash::Hash;

/// Pseudorandom numbers, equal in each run (a linear congruence, its high bits).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }

    fn list(&mut self, most: u64, numbers: std::ops::RangeInclusive<u64>) -> Vec<u64> {
        let length = 1 + self.below(most);
        (0..length).map(|_| numbers.start() + self.below(numbers.end() - numbers.start() + 1)).collect()
    }
}

/// Whether the player to move wins, if a player without a move loses.
fn wins<P: Clone + Eq + Hash>(
    position: &P,
    options: &dyn Fn(&P) -> Vec<P>,
    known: &mut HashMap<P, bool>,
) -> bool {
    if let Some(&wins) = known.get(position) {
        return wins;
    }
    let result = options(position).iter().any(|option| !wins(option, options, known));
    known.insert(position.clone(), result);
    result
}

/// Gives the example all cases at once, and compares line by line.
fn compare<T: std::fmt::Debug>(
    problem: &str,
    cases: &[T],
    ask: impl Fn(&T) -> String,
    want: impl FnMut(&T) -> String,
) {
    let asked: Vec<String> = cases.iter().map(ask).collect();
    let output = answer(problem, &format!("{}\n{}\n", cases.len(), asked.join("\n")));
    let wanted: Vec<String> = cases.iter().map(want).collect();
    if trimmed(&output) == trimmed(&wanted.join("\n")) {
        return;
    }
    let lines = wanted[0].lines().count();
    let found: Vec<&str> = output.lines().collect();
    for ((case, wanted), found) in cases.iter().zip(&wanted).zip(found.chunks(lines)) {
        assert_eq!(&found.join("\n"), wanted, "{problem}: {case:?}");
    }
    panic!("{problem}: {} lines", found.len());
}

fn words(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// A list after its length.
fn counted(numbers: &[u64]) -> String {
    format!("{}\n{}", numbers.len(), words(numbers))
}

/// The lists that replace one number by others, as multisets.
fn replaced(numbers: &[u64], by: &dyn Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &number) in numbers.iter().enumerate() {
        for parts in by(number) {
            let mut next = [&numbers[..i], &parts, &numbers[i + 1..]].concat();
            next.sort_unstable();
            options.push(next);
        }
    }
    options
}

/// Games on lists in which a move replaces one number.
fn lists(
    problem: &str,
    names: [&str; 2],
    most: u64,
    numbers: std::ops::RangeInclusive<u64>,
    by: &dyn Fn(u64) -> Vec<Vec<u64>>,
) {
    let mut chance = Chance(1);
    let cases: Vec<Vec<u64>> = (0..300).map(|_| chance.list(most, numbers.clone())).collect();
    let mut known = HashMap::new();
    compare(
        problem,
        &cases,
        |case| counted(case),
        |case| {
            let mut start = case.clone();
            start.sort_unstable();
            names[usize::from(!wins(&start, &|list| replaced(list, by), &mut known))].to_owned()
        },
    );
}

#[test]
fn tower_breakers_again() {
    let broken = |m: u64| (1..m).filter(|y| m % y == 0).map(|y| vec![y; (m / y) as usize]).collect();
    lists("hackerrank-5days-tower-breakers-again", ["1", "2"], 3, 1..=9, &broken);
}

#[test]
fn stone_piles() {
    /// The ways to write `rest` as a sum of distinct parts from `least` on.
    fn parts(rest: u64, least: u64) -> Vec<Vec<u64>> {
        if rest == 0 {
            return vec![vec![]];
        }
        let first =
            |part| parts(rest - part, part + 1).into_iter().map(move |tail| [vec![part], tail].concat());
        (least..=rest).flat_map(first).collect()
    }
    let split = |n: u64| parts(n, 1).into_iter().filter(|parts| parts.len() >= 2).collect();
    lists("hackerrank-5days-stone-piles", ["ALICE", "BOB"], 3, 1..=12, &split);
}

#[test]
fn tower_breakers() {
    let lowered = |m: u64| (1..m).filter(|y| m % y == 0).map(|y| vec![y]).collect();
    let cases: Vec<[u64; 2]> = (1..=5).flat_map(|n| (1..=12).map(move |m| [n, m])).collect();
    let mut known = HashMap::new();
    compare(
        "hackerrank-5days-tower-breakers",
        &cases,
        |case| words(case),
        |&[n, m]| {
            let first = wins(&vec![m; n as usize], &|towers| replaced(towers, &lowered), &mut known);
            if first { "1".into() } else { "2".into() }
        },
    );
}

#[test]
fn another_game() {
    let mut chance = Chance(2);
    let cases: Vec<Vec<u64>> = (0..300).map(|_| chance.list(4, 1..=4)).collect();
    let mut known = HashMap::new();
    let options = |heaps: &Vec<u64>| {
        let chosen = (1u32..1 << heaps.len()).map(|set| {
            let each = heaps.iter().enumerate().map(|(i, heap)| heap.checked_sub((set >> i & 1).into()));
            each.collect::<Option<Vec<u64>>>()
        });
        chosen.flatten().collect()
    };
    compare(
        "cses-2208-another-game",
        &cases,
        |case| counted(case),
        |case| {
            if wins(case, &options, &mut known) { "first".into() } else { "second".into() }
        },
    );
}

#[test]
fn stair_game() {
    let mut chance = Chance(3);
    let cases: Vec<Vec<u64>> = (0..300).map(|_| chance.list(4, 0..=3)).collect();
    let mut known = HashMap::new();
    compare(
        "cses-1099-stair-game",
        &cases,
        |case| counted(case),
        |case| {
            let first = wins(case, &|stairs| lowered(stairs, &|k| k.checked_sub(1)), &mut known);
            if first { "first".into() } else { "second".into() }
        },
    );
}

/// The positions after one or more coins of one place move to the place below it.
fn lowered(coins: &[u64], below: &dyn Fn(usize) -> Option<usize>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in 0..coins.len() {
        let Some(to) = below(from) else { continue };
        for moved in 1..=coins[from] {
            let mut next = coins.to_vec();
            next[from] -= moved;
            next[to] += moved;
            options.push(next);
        }
    }
    options
}

#[test]
fn zero_move_nim() {
    let mut chance = Chance(4);
    let cases: Vec<Vec<u64>> = (0..300).map(|_| chance.list(3, 0..=5)).collect();
    let options = |piles: &Vec<(u64, bool)>| {
        let mut options = Vec::new();
        for (i, &(n, pass)) in piles.iter().enumerate() {
            let taken = (0..n).map(|left| (left, pass));
            for next in taken.chain((pass && n > 0).then_some((n, false))) {
                let mut piles = piles.clone();
                piles[i] = next;
                options.push(piles);
            }
        }
        options
    };
    let mut known = HashMap::new();
    compare(
        "hackerrank-5days-zero-move-nim",
        &cases,
        |case| counted(case),
        |case| {
            let start = case.iter().map(|&n| (n, true)).collect();
            if wins(&start, &options, &mut known) { "First".into() } else { "Second".into() }
        },
    );
}

/// A pile of Poker Nim: its chips, and how often each player may still add to it, the player to move first.
type Pile = (u64, [u64; 2]);

#[test]
fn poker_nim() {
    let mut chance = Chance(5);
    let cases: Vec<(u64, Vec<u64>)> = (0..100).map(|_| (chance.below(3), chance.list(2, 0..=3))).collect();
    // At most two chips are added at a time, so that the search is finite.
    let options = |piles: &Vec<Pile>| {
        let mut options = Vec::new();
        for (i, &(n, [mine, other])) in piles.iter().enumerate() {
            let taken = (0..n).map(|left| (left, [mine, other]));
            let added = (1..=2).filter(|_| mine > 0).map(|more| (n + more, [mine - 1, other]));
            for next in taken.chain(added) {
                let mut piles = piles.clone();
                piles[i] = next;
                options.push(piles.iter().map(|&(n, [mine, other])| (n, [other, mine])).collect());
            }
        }
        options
    };
    let mut known = HashMap::new();
    let ask = |(k, piles): &(u64, Vec<u64>)| format!("{} {k}\n{}", piles.len(), words(piles));
    compare("hackerrank-5days-poker-nim", &cases, ask, |(k, piles)| {
        let start: Vec<Pile> = piles.iter().map(|&n| (n, [*k; 2])).collect();
        if wins(&start, &options, &mut known) { "First".into() } else { "Second".into() }
    });
}

#[test]
fn even_number_addicts() {
    let mut chance = Chance(6);
    let cases: Vec<Vec<i64>> = (0..300)
        .map(|_| chance.list(8, 0..=2_000_000).iter().map(|&number| number as i64 - 1_000_000).collect())
        .collect();
    let ask = |numbers: &Vec<i64>| {
        let all: Vec<String> = numbers.iter().map(i64::to_string).collect();
        format!("{}\n{}", all.len(), all.join(" "))
    };
    /// Whether Alice reaches an even sum, given the numbers taken and her sum.
    fn alice(numbers: &[i64], taken: u32, sum: i64) -> bool {
        let her_turn = taken.count_ones() % 2 == 0;
        let mut results = (0..numbers.len())
            .filter(|i| taken >> i & 1 == 0)
            .map(|i| alice(numbers, taken | 1 << i, if her_turn { sum + numbers[i] } else { sum }));
        match (taken.count_ones() as usize == numbers.len(), her_turn) {
            (true, _) => sum % 2 == 0,
            (_, true) => results.any(|wins| wins),
            (_, false) => results.all(|wins| wins),
        }
    }
    compare("codeforces-1738c-even-number-addicts", &cases, ask, |numbers| {
        if alice(numbers, 0, 0) { "Alice".into() } else { "Bob".into() }
    });
}

/// All strips of these cells with `least` to `most` cells.
fn strips(cells: &str, least: usize, most: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut start = 0;
    for _ in 0..most {
        let end = all.len();
        for i in start..end {
            all.extend(cells.chars().map(|cell| format!("{}{cell}", all[i])).collect::<Vec<_>>());
        }
        start = end;
    }
    all.retain(|strip| strip.len() >= least);
    all
}

#[test]
fn treblecross() {
    fn with(strip: &str, cell: usize) -> String {
        format!("{}X{}", &strip[..cell], &strip[cell + 1..])
    }
    fn wins_at(strip: &str, cell: usize, known: &mut HashMap<String, bool>) -> bool {
        let next = with(strip, cell);
        next.contains("XXX") || !wins_treblecross(&next, known)
    }
    fn wins_treblecross(strip: &str, known: &mut HashMap<String, bool>) -> bool {
        if let Some(&wins) = known.get(strip) {
            return wins;
        }
        let wins = strip.match_indices('.').any(|(cell, _)| wins_at(strip, cell, known));
        known.insert(strip.into(), wins);
        wins
    }
    let mut cases = strips(".X", 3, 11);
    cases.retain(|strip| !strip.contains("XXX"));
    let mut known = HashMap::new();
    compare("uva-10561-treblecross", &cases, String::clone, |strip| {
        let cells = strip.match_indices('.').filter(|(cell, _)| wins_at(strip, *cell, &mut known));
        let cells: Vec<String> = cells.map(|(cell, _)| (cell + 1).to_string()).collect();
        format!("{}\n{}", if cells.is_empty() { "LOSING" } else { "WINNING" }, cells.join(" "))
    });
}

#[test]
fn say_goodbye_to_tic_tac_toe() {
    let legal = |strip: &String| !strip.contains("XX") && !strip.contains("OO");
    let options = |strip: &String| {
        let cells = strip.match_indices('.').flat_map(|(cell, _)| {
            ["X", "O"].map(|letter| format!("{}{letter}{}", &strip[..cell], &strip[cell + 1..]))
        });
        cells.filter(legal).collect()
    };
    let mut cases = strips(".XO", 1, 8);
    cases.retain(legal);
    let mut known = HashMap::new();
    compare("uva-11534-say-goodbye-to-tic-tac-toe", &cases, String::clone, |strip| {
        let alice_moves = strip.replace('.', "").len() % 2 == 0;
        let alice = wins(strip, &options, &mut known) == alice_moves;
        if alice { "Possible".into() } else { "Impossible".into() }
    });
}

/// A tree on 0, 1, …: the parent of each node except the root 0.
fn tree(chance: &mut Chance, nodes: u64) -> Vec<usize> {
    (1..nodes).map(|node| chance.below(node) as usize).collect()
}

/// Edges in the order of the nodes, with ends sometimes swapped, nodes counted from 1.
fn edges(parents: &[usize]) -> String {
    let edge = |(node, &parent): (usize, &usize)| match (node + parent) % 2 {
        0 => format!("{} {}\n", parent + 1, node + 2),
        _ => format!("{} {}\n", node + 2, parent + 1),
    };
    parents.iter().enumerate().map(edge).collect()
}

#[test]
fn deforestation() {
    let mut chance = Chance(7);
    let cases: Vec<Vec<usize>> = (0..200)
        .map(|_| {
            let nodes = 1 + chance.below(9);
            tree(&mut chance, nodes)
        })
        .collect();
    let ask = |parents: &Vec<usize>| format!("{}\n{}", parents.len() + 1, edges(parents));
    compare("hackerrank-5days-deforestation", &cases, ask, |parents| {
        // Bit i stands for the edge from node i + 1 to its parent, which has a smaller number.
        let options = |&standing: &u32| {
            let cut = (0..parents.len()).filter(|i| standing >> i & 1 == 1).map(|cut| {
                let mut left = standing & !(1 << cut);
                for (i, &parent) in parents.iter().enumerate() {
                    if parent > 0 && left >> (parent - 1) & 1 == 0 {
                        left &= !(1 << i);
                    }
                }
                left
            });
            cut.collect()
        };
        let alice = wins(&((1 << parents.len()) - 1), &options, &mut HashMap::new());
        if alice { "Alice".into() } else { "Bob".into() }
    });
}

#[test]
fn move_the_coins() {
    let mut chance = Chance(8);
    for _ in 0..40 {
        let nodes = 2 + chance.below(4);
        let parents = tree(&mut chance, nodes);
        let above = |node: usize| node.checked_sub(1).map(|i| parents[i]);
        let coins: Vec<u64> = (0..nodes).map(|_| chance.below(3)).collect();
        let mut queries = String::new();
        let mut wanted = String::new();
        for u in 0..nodes as usize {
            for v in 0..nodes as usize {
                queries += &format!("{} {}\n", u + 1, v + 1);
                if std::iter::successors(Some(v), |&node| above(node)).any(|node| node == u) {
                    wanted += "INVALID\n";
                    continue;
                }
                let below = |node: usize| if node == u { Some(v) } else { above(node) };
                let first = wins(&coins, &|coins| lowered(coins, &below), &mut HashMap::new());
                wanted += if first { "YES\n" } else { "NO\n" };
            }
        }
        let input = format!("{nodes}\n{}\n{}{}\n{queries}", words(&coins), edges(&parents), nodes * nodes);
        assert_eq!(answer("hackerrank-move-the-coins", &input), wanted, "{input}");
    }
}
