//! The engine for state graphs agrees with the reference vectors and with the definition.

use grundy::graph::{Builder, NodeId, Rows, StateGraph, Unsolved, solve, solve_graph};
use grundy::{Budget, Convention, Failure, NimValue, Outcome, RuleError, Why};
use proptest::prelude::*;
use serde_json::Value;
use std::collections::HashSet;

fn vectors(file: &str) -> Value {
    let path = format!("{}/../../vectors/{file}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn pairs(edges: &Value) -> Vec<(u32, u32)> {
    let number = |v: &Value| v.as_u64().unwrap() as u32;
    edges.as_array().unwrap().iter().map(|edge| (number(&edge[0]), number(&edge[1]))).collect()
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|v| v.as_u64().unwrap()).collect()
}

/// The graph of one entry, read from JSON with every node listed.
fn graph(entry: &Value) -> StateGraph {
    let nodes: Vec<u64> = (0..entry["n"].as_u64().unwrap()).collect();
    let json = serde_json::json!({"edges": entry["edges"], "nodes": nodes}).to_string();
    StateGraph::read(&json, Some("graph.json")).unwrap()
}

fn assert_is_cycle(rows: &Rows, cycle: &[NodeId]) {
    assert!(cycle.len() >= 2 && cycle.first() == cycle.last(), "{cycle:?}");
    assert!(cycle.windows(2).all(|step| rows.options(step[0]).contains(&step[1])), "{cycle:?}");
    let inner: HashSet<_> = cycle[1..].iter().collect();
    assert_eq!(inner.len(), cycle.len() - 1, "not simple: {cycle:?}");
}

#[test]
fn every_column_of_the_acyclic_vectors() {
    let file = vectors("graphs.json");
    let dags = file["dags"].as_array().unwrap();
    assert_eq!(dags.len(), 37);
    for entry in dags {
        let name = entry["name"].as_str().unwrap();
        let graph = graph(entry);
        let solved = solve_graph(&graph, None, &mut Budget::default()).unwrap();
        assert_eq!(solved.len(), graph.len(), "{name}");
        let node = |i: usize| graph.node(&i.to_string()).unwrap();
        let all = 0..graph.len();
        let values: Vec<u64> = all.clone().map(|i| solved.nim_value(node(i)).unwrap().0).collect();
        assert_eq!(values, numbers(&entry["grundy"]), "{name}");
        for (convention, outcomes, remoteness) in [
            (Convention::Normal, "normal", "remoteness_normal"),
            (Convention::Misere, "misere", "remoteness_misere"),
        ] {
            let letters: String =
                all.clone().map(|i| solved.outcome(node(i), convention).unwrap().letter()).collect();
            assert_eq!(letters, entry[outcomes].as_str().unwrap(), "{name} {convention}");
            let left: Vec<u64> =
                all.clone().map(|i| solved.remoteness(node(i), convention).unwrap().into()).collect();
            assert_eq!(left, numbers(&entry[remoteness]), "{name} {convention}");
        }
    }
}

#[test]
fn every_cyclic_vector_is_refused_with_a_cycle() {
    let file = vectors("graphs.json");
    let cyclic = file["cyclic"].as_array().unwrap();
    assert_eq!(cyclic.len(), 20);
    for entry in cyclic {
        let graph = graph(entry);
        let Err(Failure::Rule(RuleError::Cycle(names))) = solve_graph(&graph, None, &mut Budget::default())
        else {
            panic!("{}", entry["name"]);
        };
        let nodes: Vec<NodeId> = names.iter().map(|name| graph.node(name).unwrap()).collect();
        assert_is_cycle(graph.rows(), &nodes);
        assert!(RuleError::Cycle(names).to_string().contains("cycle"));
    }
}

#[test]
fn the_state_graphs_of_the_seed_examples() {
    let file = vectors("seed_examples.json");
    for entry in file["state_graphs"].as_array().unwrap() {
        let id = entry["id"].as_str().unwrap();
        // These have a start instead of a list of nodes: the whole graph can be reached from it.
        let json = serde_json::json!({"start": entry["start"], "edges": entry["edges"]}).to_string();
        let graph = StateGraph::read(&json, None).unwrap();
        let start = graph.start().unwrap();
        assert_eq!(graph.name(start), entry["start"].to_string(), "{id}");
        let solved = solve_graph(&graph, Some(start), &mut Budget::default()).unwrap();
        for (i, value) in numbers(&entry["grundy"]).into_iter().enumerate() {
            let node = graph.node(&i.to_string()).unwrap();
            assert_eq!(solved.nim_value(node), Some(NimValue(value)), "{id}: {i}");
        }
        for end in numbers(&entry["terminal"]) {
            assert!(graph.options(graph.node(&end.to_string()).unwrap()).is_empty(), "{id}");
        }
    }
    // The only winning move from 13 candies is to 6.
    let seed = &file["state_graphs"][0];
    let rows = Rows::from_edges(14, &pairs(&seed["edges"]));
    let solved = solve(&rows, None, &mut Budget::default()).unwrap();
    assert_eq!(solved.winning(&rows, 13, Convention::Normal).collect::<Vec<_>>(), [6]);
}

/// Value, outcome and remoteness by their definitions, recursively.
fn by_definition(rows: &Rows, node: NodeId) -> (u64, [(Outcome, u32); 2]) {
    let options: Vec<_> = rows.options(node).iter().map(|&option| by_definition(rows, option)).collect();
    let value = (0..).find(|k| options.iter().all(|(value, _)| value != k)).unwrap();
    let worth = [Convention::Normal, Convention::Misere].map(|convention| {
        let of = |i: usize| options[i].1[convention as usize];
        let all = 0..options.len();
        if options.is_empty() {
            return (convention.terminal(), 0);
        }
        match all.clone().filter(|&i| of(i).0 == Outcome::Previous).map(|i| of(i).1).min() {
            Some(win) => (Outcome::Next, 1 + win),
            None => (Outcome::Previous, 1 + all.map(|i| of(i).1).max().unwrap()),
        }
    });
    (value, worth)
}

proptest! {
    #[test]
    fn labels_are_those_of_the_definition(
        n in 1u32..13,
        pairs in prop::collection::vec((0u32..13, 0u32..13), 0..60),
        turn in 0u32..13,
    ) {
        // Every edge goes down; then the numbers are rotated, so that their order carries no information.
        let name = |v: u32| (v + turn) % n;
        let edges: Vec<_> = pairs
            .into_iter()
            .map(|(a, b)| (a % n, b % n))
            .filter(|(a, b)| a != b)
            .map(|(a, b)| (name(a.max(b)), name(a.min(b))))
            .collect();
        let rows = Rows::from_edges(n as usize, &edges);
        let solved = solve(&rows, None, &mut Budget::default()).unwrap();
        for (node, worth) in solved.iter() {
            let (value, both) = by_definition(&rows, node);
            prop_assert_eq!(worth.nim_value(), NimValue(value));
            prop_assert_eq!(worth.nim_value().outcome(), worth.outcome(Convention::Normal));
            for convention in [Convention::Normal, Convention::Misere] {
                let (outcome, remoteness) = both[convention as usize];
                prop_assert_eq!(worth.outcome(convention), outcome);
                prop_assert_eq!(worth.remoteness(convention), remoteness);
            }
            let part = solve(&rows, Some(node), &mut Budget::default()).unwrap();
            prop_assert_eq!(part.get(node), Some(worth));
            prop_assert!(part.iter().all(|(other, same)| solved.get(other) == Some(same)));
            prop_assert_eq!(part.len(), part.iter().count());
        }
        prop_assert_eq!(solved.len(), n as usize);
    }

    #[test]
    fn any_graph_is_solved_or_shows_a_cycle(
        n in 1u32..20,
        pairs in prop::collection::vec((0u32..20, 0u32..20), 0..30),
    ) {
        let edges: Vec<_> = pairs.into_iter().map(|(a, b)| (a % n, b % n)).collect();
        let rows = Rows::from_edges(n as usize, &edges);
        // Kahn's algorithm as an independent judge: remove nodes without options.
        let mut left: Vec<u32> = (0..n).collect();
        while let Some(end) = left.iter().position(|&v| rows.options(v).iter().all(|w| !left.contains(w))) {
            left.remove(end);
        }
        match solve(&rows, None, &mut Budget::default()) {
            Ok(_) => prop_assert!(left.is_empty()),
            Err(Unsolved::Cycle(cycle)) => {
                prop_assert!(!left.is_empty());
                assert_is_cycle(&rows, &cycle);
            }
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn mex_above_64_values() {
    // Nim with one heap of 300, and rows that miss one value: the value is the one missed.
    let edges: Vec<(u32, u32)> = (0..=300).flat_map(|n| (0..n).map(move |m| (n, m))).collect();
    let missing = [0u32, 63, 64, 65, 200, 299];
    let extra = (301u32..)
        .zip(missing)
        .flat_map(|(v, gap)| (0..=300).filter(move |&m| m != gap).map(move |m| (v, m)));
    let edges: Vec<_> = edges.into_iter().chain(extra).collect();
    let solved = solve(&Rows::from_edges(307, &edges), None, &mut Budget::default()).unwrap();
    for n in 0..=300u32 {
        assert_eq!(solved.nim_value(n), Some(NimValue(n.into())));
    }
    for (v, gap) in (301u32..).zip(missing) {
        assert_eq!(solved.nim_value(v), Some(NimValue(gap.into())));
    }
}

#[test]
fn only_the_part_that_can_be_reached_must_end() {
    let graph = StateGraph::inline("{a>b>c, x>y>z>x, x>a, s>s}").unwrap();
    let from = |name: &str| solve_graph(&graph, graph.node(name), &mut Budget::default());
    let solved = from("a").unwrap();
    let names: Vec<&str> = solved.iter().map(|(node, _)| graph.name(node)).collect();
    assert_eq!(names, ["a", "b", "c"]);
    assert_eq!(solved.get(graph.node("x").unwrap()), None);
    let cycle = |names: &[&str]| Failure::Rule(RuleError::Cycle(names.iter().map(|&n| n.into()).collect()));
    assert_eq!(from("s").unwrap_err(), cycle(&["s", "s"]));
    assert_eq!(from("y").unwrap_err(), cycle(&["y", "z", "x", "y"]));
}

#[test]
fn the_witness_is_short_where_that_is_cheap() {
    // A line of 1000 moves that returns to its first node, which also has a cycle of two.
    let mut edges: Vec<(u32, u32)> = (0..1000).map(|v| (v, v + 1)).collect();
    edges.extend([(1000, 0), (1, 0)]);
    let rows = Rows::from_edges(1001, &edges);
    assert_eq!(solve(&rows, Some(0), &mut Budget::default()), Err(Unsolved::Cycle(vec![0, 1, 0])));
    // Without a budget for the search, the long cycle is the witness.
    match solve(&rows, Some(0), &mut Budget::work(2010)) {
        Err(Unsolved::Cycle(cycle)) => assert_is_cycle(&rows, &cycle),
        other => panic!("{other:?}"),
    }
}

#[test]
fn budgets_stop_the_walk_and_memory_is_given_back() {
    let n = 100_000u32;
    let edges: Vec<(u32, u32)> = (1..n).map(|v| (v, v - 1)).collect();
    let rows = Rows::from_edges(n as usize, &edges);
    let stopped = |mut budget: Budget, from| match solve(&rows, from, &mut budget) {
        Err(Unsolved::Stopped(stopped)) => (stopped.why, budget.spent().bytes),
        other => panic!("{:?}", other.map(|solved| solved.len())),
    };
    assert_eq!(stopped(Budget::work(1000), None), (Why::Work, 0));
    assert_eq!(stopped(Budget::default().bytes(1000), None), (Why::Memory, 0));
    // Enough for the answer, not for the line of play.
    assert_eq!(stopped(Budget::default().bytes(1_300_000), Some(n - 1)), (Why::Memory, 0));
    let mut budget = Budget::default();
    let solved = solve(&rows, Some(n - 1), &mut budget).unwrap();
    assert_eq!(budget.spent().bytes, solved.bytes());
    assert_eq!(budget.spent().work, u64::from(2 * n - 1));
    assert_eq!(solved.remoteness(n - 1, Convention::Normal), Some(n - 1));
}

#[test]
fn winning_moves_under_both_conventions() {
    let mut builder = Builder::new();
    let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| builder.node(name).unwrap());
    for (from, to) in [(a, b), (a, c), (a, d), (b, c), (c, d)] {
        builder.edge(from, to);
    }
    let graph = builder.finish().unwrap();
    let solved = solve_graph(&graph, None, &mut Budget::default()).unwrap();
    let winning = |convention| solved.winning(graph.rows(), a, convention).collect::<Vec<_>>();
    assert_eq!(winning(Convention::Normal), [b, d]);
    assert_eq!(winning(Convention::Misere), [c]);
}
