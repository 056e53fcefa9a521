//! `grundy solve` against board_games.json: the games on boards and graphs. A search in this file, which
//! knows only the rules, checks the number of winning moves.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{check_all, expect, rows, solve, vectors, whole_numbers};
use serde_json::{Value, json};

/// A position as typed, its nim-value, and the number of winning moves if this file searched for them.
struct Case {
    position: String,
    value: u64,
    winning: Option<usize>,
}

/// The items of a game in the vectors.
fn items(file: &Value, game: &str) -> Vec<(Value, u64)> {
    let found = rows(file, "games").iter().filter(|entry| entry["game"] == game);
    let items: Vec<(Value, u64)> = found
        .flat_map(|entry| rows(entry, "items"))
        .map(|item| (item[0].clone(), item[1].as_u64().expect("a nim-value")))
        .collect();
    assert!(!items.is_empty(), "{game}");
    items
}

/// Whether the player to move loses: by definition, from the options of each position.
fn lost<S: Ord + Clone>(at: &S, options: &dyn Fn(&S) -> Vec<S>, seen: &mut BTreeMap<S, bool>) -> bool {
    if let Some(&lost) = seen.get(at) {
        return lost;
    }
    let found = options(at).iter().all(|option| !lost(option, options, seen));
    seen.insert(at.clone(), found);
    found
}

/// The number of moves to a lost position.
fn winning<S: Ord + Clone>(at: &S, options: impl Fn(&S) -> Vec<S>) -> usize {
    let mut seen = BTreeMap::new();
    options(at).iter().filter(|option| lost(*option, &options, &mut seen)).count()
}

/// Asks the program about every case.
fn check(cases: &[Case]) {
    assert!(cases.iter().any(|case| case.winning.is_some()), "no case was searched");
    check_all(cases, |case| {
        let answer = solve(&case.position, false)?;
        let compare = || {
            expect("nim_value", &answer["nim_value"], &json!(case.value))?;
            expect("outcome", &answer["outcome"], &json!(if case.value > 0 { "N" } else { "P" }))?;
            expect("winning_moves_complete", &answer["winning_moves_complete"], &json!(true))?;
            let moves = answer["winning_moves"].as_array().ok_or("no winning moves")?;
            expect("is there a winning move", &!moves.is_empty(), &(case.value > 0))?;
            expect("how many are listed", &json!(moves.len()), &answer["winning_moves_total"])?;
            let named: BTreeSet<&str> = moves.iter().filter_map(|m| m["move"].as_str()).collect();
            expect("how many have names of their own", &named.len(), &moves.len())?;
            case.winning.map_or(Ok(()), |winning| expect("how many moves win", &moves.len(), &winning))
        };
        compare().map_err(|why: String| format!("'{}': {why}", case.position))
    });
}

/// Pairs of numbers under a key.
fn pairs(graph: &Value, key: &str) -> Vec<(u64, u64)> {
    rows_or_none(graph, key).iter().map(|e| (e[0].as_u64().unwrap(), e[1].as_u64().unwrap())).collect()
}

fn rows_or_none<'a>(graph: &'a Value, key: &str) -> &'a [Value] {
    graph[key].as_array().map_or(&[], Vec::as_slice)
}

/// A graph with the vertices 0, 1, … as typed.
fn inline(n: u64, edges: &[(u64, u64)], sign: &str) -> String {
    let edges = edges.iter().map(|(a, b)| format!("{a}{sign}{b}"));
    let all: Vec<String> = (0..n).map(|v| v.to_string()).chain(edges).collect();
    format!("{{{}}}", all.join(", "))
}

#[test]
fn chomp() {
    let options = |bar: &Vec<u64>| {
        let squares = (0..bar.len()).flat_map(|r| (0..bar[r]).map(move |c| (r, c)));
        let bite = |(row, column): (usize, u64)| {
            let left = bar.iter().enumerate().map(|(r, &n)| if r < row { n } else { n.min(column) });
            left.collect()
        };
        squares.filter(|&square| square != (0, 0)).map(bite).collect()
    };
    let case = |(bar, value): (Value, u64)| {
        let bar = whole_numbers(&bar).unwrap();
        let position = format!("chomp : {}", bar.iter().map(u64::to_string).collect::<Vec<_>>().join(","));
        Case { position, value, winning: Some(winning(&bar, options)) }
    };
    check(&items(&vectors("board_games.json"), "chomp").into_iter().map(case).collect::<Vec<_>>());
}

#[test]
fn staircase() {
    let options = |stairs: &Vec<u64>| {
        let mut found = Vec::new();
        for stair in 1..stairs.len() {
            for coins in 1..=stairs[stair] {
                let mut next = stairs.clone();
                next[stair] -= coins;
                next[stair - 1] += coins;
                found.push(next);
            }
        }
        found
    };
    let case = |(stairs, value): (Value, u64)| {
        let stairs = whole_numbers(&stairs).unwrap();
        let text = stairs.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let small = stairs.iter().sum::<u64>() < 8;
        let winning = small.then(|| winning(&stairs, options));
        Case { position: format!("staircase : {text}"), value, winning }
    };
    check(&items(&vectors("board_games.json"), "staircase-nim").into_iter().map(case).collect::<Vec<_>>());
}

/// The free squares after each domino.
fn dominoes(free: &BTreeSet<(usize, usize)>) -> Vec<BTreeSet<(usize, usize)>> {
    let mut found = Vec::new();
    for &(row, column) in free {
        for other in [(row + 1, column), (row, column + 1)] {
            if free.contains(&other) {
                let mut next = free.clone();
                next.remove(&(row, column));
                next.remove(&other);
                found.push(next);
            }
        }
    }
    found
}

#[test]
fn cram() {
    let file = vectors("board_games.json");
    let mut cases = Vec::new();
    for (size, value) in items(&file, "cram-rect") {
        let [rows, columns] = whole_numbers(&size).unwrap()[..] else { panic!("no size: {size}") };
        let free = (0..rows as usize).flat_map(|r| (0..columns as usize).map(move |c| (r, c))).collect();
        let winning = (rows * columns <= 14).then(|| winning(&free, dominoes));
        cases.push(Case { position: format!("cram {rows}x{columns}"), value, winning });
    }
    for (board, value) in items(&file, "cram-shape") {
        let rows: Vec<&str> = board.as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let mut free = BTreeSet::new();
        for (r, row) in rows.iter().enumerate() {
            free.extend(row.char_indices().filter(|(_, c)| *c == '.').map(|(c, _)| (r, c)));
        }
        let winning = (free.len() <= 14).then(|| winning(&free, dominoes));
        cases.push(Case { position: format!("cram : {}", rows.join("/")), value, winning });
    }
    check(&cases);
}

/// Stones by row and column.
type Stones = BTreeMap<(usize, usize), char>;

/// The positions after each capture, in both games of Clobber.
fn captures(stones: &Stones, cannibal: bool) -> Vec<Stones> {
    let mut found = Vec::new();
    for (&(row, column), &stone) in stones {
        let beside = [
            (row + 1, column),
            (row.wrapping_sub(1), column),
            (row, column + 1),
            (row, column.wrapping_sub(1)),
        ];
        for to in beside {
            if stones.get(&to).is_some_and(|&other| cannibal || other != stone) {
                let mut next = stones.clone();
                next.remove(&(row, column));
                next.insert(to, stone);
                found.push(next);
            }
        }
    }
    found
}

fn clobber_as(name: &str, cannibal: bool) {
    let case = |(board, value): (Value, u64)| {
        let rows: Vec<&str> = board.as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let stones = rows
            .iter()
            .enumerate()
            .flat_map(|(r, row)| row.chars().enumerate().map(move |(c, stone)| ((r, c), stone)));
        let stones: Stones = stones.filter(|(_, stone)| *stone != '.').collect();
        let winning = (stones.len() <= 9).then(|| winning(&stones, |stones| captures(stones, cannibal)));
        Case { position: format!("{name} : {}", rows.join("/")), value, winning }
    };
    check(&items(&vectors("board_games.json"), name).into_iter().map(case).collect::<Vec<_>>());
}

#[test]
fn clobber() {
    clobber_as("clobber", false);
}

#[test]
fn cannibal_clobber() {
    clobber_as("cannibal-clobber", true);
}

/// Squares by layer, row and column.
#[test]
fn chomp_in_layers() {
    type Squares = BTreeSet<(usize, usize, u64)>;
    let options = |left: &Squares| {
        let bite = |&(layer, row, column): &(usize, usize, u64)| -> Squares {
            left.iter().copied().filter(|&(l, r, c)| l < layer || r < row || c < column).collect()
        };
        left.iter().filter(|&&square| square != (0, 0, 0)).map(bite).collect()
    };
    let case = |(bar, value): (Value, u64)| {
        let layers: Vec<Vec<u64>> =
            bar.as_array().unwrap().iter().map(|rows| whole_numbers(rows).unwrap()).collect();
        let mut squares = Squares::new();
        for (l, rows) in layers.iter().enumerate() {
            for (r, &length) in rows.iter().enumerate() {
                squares.extend((0..length).map(|c| (l, r, c)));
            }
        }
        let shown = |rows: &Vec<u64>| rows.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let position = format!("chomp : {}", layers.iter().map(shown).collect::<Vec<_>>().join("/"));
        let winning = (squares.len() <= 18).then(|| winning(&squares, options));
        Case { position, value, winning }
    };
    check(&items(&vectors("board_games.json"), "chomp-layers").into_iter().map(case).collect::<Vec<_>>());
}

#[test]
fn poset() {
    let case = |(order, value): (Value, u64)| {
        let (n, edges) = (order["n"].as_u64().unwrap(), pairs(&order, "below_above"));
        let left = whole_numbers(&order["left"]).unwrap();
        // Each element with all elements above it.
        let above = |v: u64| {
            let mut above = BTreeSet::from([v]);
            while let Some(&(_, b)) = edges.iter().find(|(a, b)| above.contains(a) && !above.contains(b)) {
                above.insert(b);
            }
            above
        };
        let options = |left: &BTreeSet<u64>| left.iter().map(|&v| left - &above(v)).collect();
        let typed = left.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let position = format!("poset {} : {typed}", inline(n, &edges, "<"));
        Case { position, value, winning: Some(winning(&left.iter().copied().collect(), options)) }
    };
    check(&items(&vectors("board_games.json"), "poset").into_iter().map(case).collect::<Vec<_>>());
}

/// The games that remove vertices of a graph; `options` gives the vertices that each move leaves.
fn kayles(name: &str, options: impl Fn(&[(u64, u64)], u64) -> Vec<u64>) {
    let case = |(graph, value): (Value, u64)| {
        let (n, edges) = (graph["n"].as_u64().unwrap(), pairs(&graph, "edges"));
        let all = (1u64 << n) - 1;
        let winning = (n <= 12).then(|| winning(&all, |left| options(&edges, *left)));
        Case { position: format!("{name} {}", inline(n, &edges, "-")), value, winning }
    };
    check(&items(&vectors("board_games.json"), name).into_iter().map(case).collect::<Vec<_>>());
}

#[test]
fn node_kayles() {
    kayles("node-kayles", |edges, left| {
        let there = |v: u64| left >> v & 1 == 1;
        let near = |v: u64| {
            edges.iter().fold(1u64 << v, |near, &(a, b)| {
                near | if a == v { 1 << b } else { 0 } | if b == v { 1 << a } else { 0 }
            })
        };
        (0..64).filter(|&v| there(v)).map(|v| left & !near(v)).collect()
    });
}

#[test]
fn arc_kayles() {
    kayles("arc-kayles", |edges, left| {
        let there = |v: u64| left >> v & 1 == 1;
        let both = edges.iter().filter(|&&(a, b)| there(a) && there(b));
        both.map(|&(a, b)| left & !(1 << a) & !(1 << b)).collect()
    });
}

/// The edges that each cut leaves; equal edges count as one cut.
fn cuts(edges: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let sorted = |(a, b): (u64, u64)| (a.min(b), a.max(b));
    let pairs: BTreeSet<(u64, u64)> = edges.iter().copied().map(sorted).collect();
    let cut = |pair: (u64, u64)| {
        let mut left: Vec<(u64, u64)> = edges.iter().copied().map(sorted).collect();
        left.remove(left.iter().position(|&edge| edge == pair).unwrap());
        let mut standing = BTreeSet::from([0]);
        while let Some(&(a, b)) = left.iter().find(|(a, b)| standing.contains(a) != standing.contains(b)) {
            standing.extend([a, b]);
        }
        left.retain(|(a, _)| standing.contains(a));
        left.sort_unstable();
        left
    };
    pairs.into_iter().map(cut).collect()
}

#[test]
fn hackenbush() {
    let case = |(picture, value): (Value, u64)| {
        let edges = pairs(&picture, "edges");
        let winning = Some(winning(&edges, |edges| cuts(edges)));
        Case { position: format!("hackenbush {}", inline(1, &edges, "-")), value, winning }
    };
    check(&items(&vectors("board_games.json"), "green-hackenbush").into_iter().map(case).collect::<Vec<_>>());
}

/// Both games with a token; with `both`, an edge leads both ways.
fn geography(game: &str, name: &str, key: &str, both: bool) {
    let case = |(graph, value): (Value, u64)| {
        let (n, edges) = (graph["n"].as_u64().unwrap(), pairs(&graph, key));
        let start = graph["start"].as_u64().unwrap();
        let options = |&(at, visited): &(u64, u64)| {
            let ahead = edges.iter().filter(|edge| edge.0 == at).map(|edge| edge.1);
            let back = edges.iter().filter(|edge| both && edge.1 == at).map(|edge| edge.0);
            let free = ahead.chain(back).filter(|to| visited >> to & 1 == 0);
            free.map(|to| (to, visited | 1 << to)).collect()
        };
        let position = format!("{name} {} : {start}", inline(n, &edges, if both { "-" } else { ">" }));
        Case { position, value, winning: Some(winning(&(start, 1 << start), options)) }
    };
    check(&items(&vectors("board_games.json"), game).into_iter().map(case).collect::<Vec<_>>());
}

#[test]
fn directed_geography() {
    geography("directed-vertex-geography", "geography", "arcs", false);
}

#[test]
fn undirected_geography() {
    geography("undirected-vertex-geography", "undirected-geography", "edges", true);
}

#[test]
fn schuh() {
    let options = |left: &Vec<u64>| {
        let remove = |&d: &u64| left.iter().copied().filter(|m| m % d != 0).collect();
        left.iter().filter(|d| **d > 1).map(remove).collect()
    };
    let case = |(n, value): (Value, u64)| {
        let n = n.as_u64().unwrap();
        let divisors = (1..=n).filter(|d| n % d == 0).collect();
        Case { position: format!("schuh {n}"), value, winning: Some(winning(&divisors, options)) }
    };
    check(
        &items(&vectors("board_games.json"), "schuh-divisor-game").into_iter().map(case).collect::<Vec<_>>(),
    );
}

#[test]
fn turning_corners() {
    let options = |heads: &BTreeSet<(u64, u64)>| {
        let mut found = Vec::new();
        for &(x, y) in heads {
            for (a, b) in (0..x).flat_map(|a| (0..y).map(move |b| (a, b))) {
                let mut next = heads.clone();
                for place in [(x, y), (a, y), (x, b), (a, b)] {
                    if !next.remove(&place) {
                        next.insert(place);
                    }
                }
                // A head in row or column 0 is never turned by itself.
                next.retain(|&(x, y)| x > 0 && y > 0);
                found.push(next);
            }
        }
        found
    };
    let file = vectors("board_games.json");
    let entry = rows(&file, "games").iter().find(|entry| entry["game"] == "turning-corners").unwrap();
    let mut cases = Vec::new();
    for (x, row) in (0..).zip(rows(entry, "table")) {
        for (y, value) in (0..).zip(whole_numbers(row).unwrap()) {
            let winning = (x * y <= 9).then(|| winning(&BTreeSet::from([(x, y)]), options));
            cases.push(Case { position: format!("turning-corners : ({x},{y})"), value, winning });
        }
    }
    check(&cases);
}
