//! Loopy games agree with the reference vectors, with the definition by sums, and with the engine for games that end.

use grundy::graph::{NodeId, Rows, solve};
use grundy::loopy::{LoopyValue, LoopyWorths, solve_loopy};
use grundy::solve::{Question, solve as solve_position};
use grundy::{Budget, Convention, Outcome, Why};
use proptest::prelude::*;
use serde_json::Value;
use std::collections::HashSet;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

fn solved(rows: &Rows) -> LoopyWorths {
    LoopyWorths::of(rows, &mut Budget::default()).unwrap()
}

/// A graph of at most `nodes` nodes, with self-loops and cycles of all kinds.
fn graphs(nodes: u32, edges: usize) -> impl Strategy<Value = Rows> {
    (1..=nodes).prop_flat_map(move |n| {
        prop::collection::vec((0..n, 0..n), 0..=edges).prop_map(move |all| Rows::from_edges(n as usize, &all))
    })
}

/// The sum of a graph with heaps of 0 to `most` coins: node `v + k · nodes` is node v beside a heap of k.
fn with_heaps(rows: &Rows, most: u32) -> Rows {
    let nodes = rows.len() as u32;
    let mut edges = Vec::new();
    for k in 0..=most {
        for node in 0..nodes {
            let here = node + k * nodes;
            edges.extend(rows.options(node).iter().map(|&option| (here, option + k * nodes)));
            edges.extend((0..k).map(|smaller| (here, node + smaller * nodes)));
        }
    }
    Rows::from_edges((nodes * (most + 1)) as usize, &edges)
}

/// The sum of two graphs: node `a · |second| + b`.
fn sum(first: &Rows, second: &Rows) -> Rows {
    let (n, m) = (first.len() as u32, second.len() as u32);
    let mut edges = Vec::new();
    for a in 0..n {
        for b in 0..m {
            edges.extend(first.options(a).iter().map(|&option| (a * m + b, option * m + b)));
            edges.extend(second.options(b).iter().map(|&option| (a * m + b, a * m + option)));
        }
    }
    Rows::from_edges((n * m) as usize, &edges)
}

#[test]
fn every_column_of_the_cyclic_vectors() {
    let path = format!("{}/../../vectors/graphs.json", env!("CARGO_MANIFEST_DIR"));
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut draws = 0;
    for entry in file["cyclic"].as_array().unwrap() {
        let edges: Vec<(u32, u32)> = serde_json::from_value(entry["edges"].clone()).unwrap();
        let rows = Rows::from_edges(entry["n"].as_u64().unwrap() as usize, &edges);
        let solved = solved(&rows);
        for (convention, outcomes, remoteness) in [
            (Convention::Normal, "loopy_normal", "loopy_remoteness_normal"),
            (Convention::Misere, "loopy_misere", "loopy_remoteness_misere"),
        ] {
            let nodes = 0..rows.len() as NodeId;
            let letters: String = nodes.clone().map(|v| solved.outcome(v, convention).letter()).collect();
            assert_eq!(letters, entry[outcomes].as_str().unwrap(), "{} {convention}", entry["name"]);
            let left: Vec<Option<u32>> = nodes.map(|v| solved.remoteness(v, convention)).collect();
            assert_eq!(left, serde_json::from_value::<Vec<Option<u32>>>(entry[remoteness].clone()).unwrap());
            draws += letters.matches('D').count();
        }
    }
    assert!(draws > 0, "the vectors have draws");
}

#[test]
fn small_loops_have_values_that_can_be_found_by_hand() {
    // a ↔ b, and b may end the game: b = 1 and a = 0, since a move from b to a is answered by the move back.
    let rows = Rows::from_edges(3, &[(1, 0), (1, 2), (2, 1)]);
    assert_eq!(solved(&rows).value(&rows, 2), LoopyValue::Finite(0));
    // A pass beside the end of play.
    let rows = Rows::from_edges(2, &[(1, 0), (1, 1)]);
    assert_eq!(solved(&rows).value(&rows, 1).to_string(), "∞(0)");
    assert_eq!(solved(&rows).outcome(1, Convention::Normal), Outcome::Next);
    assert_eq!(solved(&rows).best(&rows, 1, Convention::Normal).collect::<Vec<_>>(), [0]);
    let alone = Rows::from_edges(1, &[(0, 0)]);
    assert_eq!(solved(&alone).best(&alone, 0, Convention::Misere).collect::<Vec<_>>(), [0]);
}

/// A node that may move to a node of value 0 never gets the value 0, in whatever order the nodes are seen.
#[test]
fn a_node_that_turns_back_is_not_labelled() {
    let rows = Rows::from_edges(3, &[(1, 0), (1, 1), (2, 0), (2, 1)]);
    let values: Vec<String> = (0..3).map(|v| solved(&rows).value(&rows, v).to_string()).collect();
    assert_eq!(values, ["0", "∞(0)", "∞(0)"]);
    // The only option of node 1 turns back to the end of play, so node 1 is worth 0, and the loop has values.
    let rows = Rows::from_edges(5, &[(1, 3), (3, 4), (3, 2), (4, 1)]);
    let values: Vec<String> = (0..5).map(|v| solved(&rows).value(&rows, v).to_string()).collect();
    assert_eq!(values, ["0", "0", "0", "2", "1"]);
}

/// Parts that end are valued by their own engines, so they may be large.
#[test]
fn positions_that_end_have_their_plain_values() {
    for text in ["wythoff : (30,50)", "kayles : 1000", "nim : 3, 4, 5 + cram : 3x3", "chomp 3x4"] {
        let position = grundy::games::position(text).unwrap();
        let plain = solve_position(&position, &Question::default(), &mut Budget::default()).unwrap();
        let loopy = solve_loopy(&position, Convention::Normal, 1000, &mut Budget::work(1 << 28)).unwrap();
        assert_eq!(loopy.outcome, plain.outcome, "{text}");
        assert_eq!(
            loopy.value.map(|value| value.to_string()),
            plain.nim_value.map(|value| value.0.to_string())
        );
        assert_eq!(loopy.best.len(), plain.moves.len(), "{text}");
    }
    let labelled = grundy::games::position("even-number-addicts : (2,1,0)").unwrap();
    assert!(solve_loopy(&labelled, Convention::Normal, 10, &mut Budget::default()).is_err());
}

#[test]
fn a_budget_stops_the_work() {
    let edges: Vec<(u32, u32)> = (0..1000).map(|v| (v, (v + 1) % 1000)).collect();
    let rows = Rows::from_edges(1000, &edges);
    for ticks in [0, 500, 1500] {
        let stopped = LoopyWorths::of(&rows, &mut Budget::work(ticks)).map(drop);
        assert_eq!(stopped.unwrap_err().why, Why::Work);
    }
    let stopped = LoopyWorths::of(&rows, &mut Budget::default().bytes(10_000)).map(drop);
    assert_eq!(stopped.unwrap_err().why, Why::Memory);
}

#[test]
fn memory_is_given_back() {
    // Half of the nodes reach a cycle.
    let edges: Vec<(u32, u32)> = (0..1000).map(|v| (v, (v + 1) % 500 + v / 500 * 500)).skip(1).collect();
    let rows = Rows::from_edges(1000, &edges);
    let mut budget = Budget::default();
    let solved = LoopyWorths::of(&rows, &mut budget).unwrap();
    assert_eq!(budget.spent().bytes, solved.bytes());
    let needed = budget.spent().work;
    for ticks in (0..needed).step_by(100) {
        let mut budget = Budget::work(ticks);
        LoopyWorths::of(&rows, &mut budget).map(drop).unwrap_err();
        assert_eq!(budget.spent().bytes, 0, "after {ticks} ticks");
    }
    for bytes in (0..40_000).step_by(1000) {
        let mut budget = Budget::default().bytes(bytes);
        let ended = LoopyWorths::of(&rows, &mut budget);
        assert_eq!(budget.spent().bytes, ended.map_or(0, |solved| solved.bytes()), "with {bytes} bytes");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A value is n if the sum with a heap of n is lost, and ∞(K) if the heaps of K are those that win beside it.
    #[test]
    fn values_are_those_of_sums_with_heaps(rows in graphs(9, 22)) {
        let solved = solved(&rows);
        let most = rows.len() as u32 + 1;
        let sums = LoopyWorths::of(&with_heaps(&rows, most), &mut Budget::default()).unwrap();
        for node in 0..rows.len() as NodeId {
            let beside = |k: u32| sums.outcome(node + k * rows.len() as u32, Convention::Normal);
            match solved.value(&rows, node) {
                LoopyValue::Finite(value) => {
                    for k in 0..=most {
                        let expected = if u64::from(k) == value { Outcome::Previous } else { Outcome::Next };
                        prop_assert_eq!(beside(k), expected);
                    }
                }
                LoopyValue::Infinite(options) => {
                    for k in 0..=most {
                        let expected = if options.contains(&u64::from(k)) { Outcome::Next } else { Outcome::Draw };
                        prop_assert_eq!(beside(k), expected);
                    }
                }
            }
            prop_assert_eq!(solved.value(&rows, node).outcome(), solved.outcome(node, Convention::Normal));
        }
    }

    #[test]
    fn sums_add_values(first in graphs(6, 12), second in graphs(6, 12)) {
        let both = sum(&first, &second);
        let (a, b, all) = (solved(&first), solved(&second), solved(&both));
        for v in 0..first.len() as NodeId {
            for w in 0..second.len() as NodeId {
                let place = v * second.len() as NodeId + w;
                let added = a.value(&first, v).plus(&b.value(&second, w));
                prop_assert_eq!(added.outcome(), all.outcome(place, Convention::Normal));
                if let LoopyValue::Finite(_) = added {
                    prop_assert_eq!(&added, &all.value(&both, place));
                }
            }
        }
    }

    /// Positions of the rule language: sums of two graphs and a heap.
    #[test]
    fn positions_are_solved_like_their_state_graphs(first in graphs(4, 8), second in graphs(4, 8), heap in 0u32..3) {
        let text = |rows: &Rows| {
            let nodes = 0..rows.len() as NodeId;
            let edges = nodes.clone().flat_map(|v| rows.options(v).iter().map(move |w| format!("n{v}>n{w}")));
            let all: Vec<String> = edges.chain(nodes.map(|v| format!("n{v}"))).collect();
            format!("graph {{{}}} : n0", all.join(", "))
        };
        let position = grundy::games::position(&format!("{} + {} + nim : {heap}", text(&first), text(&second))).unwrap();
        let nim = Rows::from_edges(3, &[(1, 0), (2, 0), (2, 1)]);
        let whole = sum(&sum(&first, &second), &nim);
        let all = solved(&whole);
        for convention in CONVENTIONS {
            let answer = solve_loopy(&position, convention, 100, &mut Budget::default()).unwrap();
            prop_assert_eq!(answer.outcome, all.outcome(heap, convention));
            prop_assert_eq!(answer.value.is_some(), convention == Convention::Normal);
            // Passes in both graphs leave the same position.
            let after: HashSet<String> = answer.best.iter().map(|one| one.after.to_string()).collect();
            prop_assert_eq!(after.len(), all.best(&whole, heap, convention).count());
            for one in &answer.best {
                let after = solve_loopy(&one.after, convention, 0, &mut Budget::default()).unwrap().outcome;
                prop_assert_eq!(after, if answer.outcome == Outcome::Next { Outcome::Previous } else { Outcome::Draw });
            }
        }
    }

    #[test]
    fn without_cycles_it_is_the_plain_engine(edges in prop::collection::vec((0u32..40, 0u32..40), 0..200)) {
        let down: Vec<_> = edges.into_iter().filter(|(from, to)| from > to).collect();
        let rows = Rows::from_edges(40, &down);
        let (loopy, plain) = (solved(&rows), solve(&rows, None, &mut Budget::default()).unwrap());
        for (node, worth) in plain.iter() {
            prop_assert_eq!(loopy.value(&rows, node), LoopyValue::Finite(worth.nim_value().0));
            for convention in CONVENTIONS {
                prop_assert_eq!(loopy.outcome(node, convention), worth.outcome(convention));
                prop_assert_eq!(loopy.remoteness(node, convention), Some(worth.remoteness(convention)));
                let best: Vec<_> = loopy.best(&rows, node, convention).collect();
                prop_assert_eq!(best, plain.winning(&rows, node, convention).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn turning_twice_changes_nothing(rows in graphs(20, 60)) {
        let budget = &mut Budget::default();
        let twice = rows.reversed(budget).unwrap().reversed(budget).unwrap();
        for node in 0..rows.len() as NodeId {
            let mut options = rows.options(node).to_vec();
            options.sort_unstable();
            prop_assert_eq!(twice.options(node), &options);
        }
    }
}
