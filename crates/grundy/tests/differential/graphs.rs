//! The engines that work on single positions agree on the same game: backward induction over tuples, dense
//! tables, explicit state graphs, search over the arena.

use super::oracle::graph_of;
use super::rules;
use grundy::graph::{StateGraph, solve_graph};
use grundy::solve::Table;
use grundy::solve::{Question, Worths, solve};
use grundy::{Budget, Convention, Failure, Kind, RuleError, Ruleset, games};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The same game as an explicit state graph.
fn state_graph(edges: &BTreeMap<Vec<u64>, Vec<Vec<u64>>>) -> StateGraph {
    let name = |part: &[u64]| part.iter().map(u64::to_string).collect::<Vec<_>>().join("_");
    let mut items: Vec<String> = Vec::new();
    for (from, options) in edges {
        items.push(name(from));
        items.extend(options.iter().map(|to| format!("{}>{}", name(from), name(to))));
    }
    StateGraph::inline(&format!("{{{}}}", items.join(", "))).unwrap()
}

/// Nim-value, outcomes and remotenesses of one part, by `solve` and by the graph engine.
fn compare(text: &str, start: &[u64]) -> Result<(), TestCaseError> {
    let ruleset = Ruleset::parse(text).unwrap();
    let Some(edges) = graph_of(&ruleset, start) else { return Ok(()) };
    let graph = state_graph(&edges);
    let solved = solve_graph(&graph, None, &mut Budget::default()).unwrap();
    let name = start.iter().map(u64::to_string).collect::<Vec<_>>().join("_");
    let node = graph.node(&name).unwrap();
    let typed = games::position(&format!("{text} : {}", ruleset.show_part(start))).unwrap();
    let drawn = games::position(&format!("graph {graph} : {name}")).unwrap();
    for convention in [Convention::Normal, Convention::Misere] {
        let question = Question { convention, remoteness: true, max_moves: usize::MAX, only: None };
        for position in [&typed, &drawn] {
            let answer = solve(position, &question, &mut Budget::default()).unwrap();
            prop_assert_eq!(Some(answer.outcome), solved.outcome(node, convention), "{}", position);
            let left = solved.remoteness(node, convention).map(u64::from);
            prop_assert_eq!(answer.remoteness, left, "{}", position);
            if convention == Convention::Normal {
                prop_assert_eq!(answer.nim_value, solved.nim_value(node), "{}", position);
            }
            let winning = solved.winning(graph.rows(), node, convention).count() as u128;
            prop_assert_eq!(answer.total, Some(winning), "{}", position);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn tuples_and_graphs(rule in rules::pairs(), a in 0u64..7, b in 0u64..7) {
        compare(&rule, &[a, b])?;
    }

    #[test]
    fn heaps_and_graphs(rule in rules::heap(), heap in 0u64..16) {
        compare(&rule, &[heap])?;
    }

    /// A rule that grows is explored; a graph of the same positions gives the same answers.
    #[test]
    fn growing_rules_and_graphs((rule, top) in rules::growing(), start in 0u64..30) {
        if let Ok(position) = games::position(&format!("{rule} : {start}")) {
            let answer = solve(&position, &Question::default(), &mut Budget::default());
            if start == 0 && matches!(answer, Err(Failure::Rule(RuleError::Cycle(_)))) {
                return Ok(());
            }
            prop_assert!(answer.is_ok(), "{}: {:?}, top {}", rule, answer, top);
        }
        compare(&rule, &[start])?;
    }

    /// Dense tables agree with backward induction, value by value.
    #[test]
    fn tables_and_tuples(rule in rules::pairs(), rows in 0u64..9, columns in 0u64..9) {
        let ruleset = Arc::new(Ruleset::parse(&rule).unwrap());
        let Kind::Points(points) = ruleset.kind() else { panic!("{rule}") };
        let Some(table) = Table::new(&points.formula) else { return Ok(()) };
        let found = table.rows(rows, columns, &mut Budget::default()).unwrap();
        let mut whole = Worths::default();
        // The largest first, so that the table is used, and the smallest first, so that it is not.
        let mut small = Worths::default();
        for (i, &value) in found.iter().enumerate() {
            let width = columns as usize + 1;
            let at = [(i / width) as u64, (i % width) as u64];
            let back = [rows - at[0], columns - at[1]];
            let one = small.worth(&ruleset, &at, &mut Budget::default()).unwrap();
            prop_assert_eq!(one.value.0, u64::from(value), "{} at {:?}", rule, at);
            let last = found[found.len() - 1 - i];
            let one = whole.worth(&ruleset, &back, &mut Budget::default()).unwrap();
            prop_assert_eq!(one.value.0, u64::from(last), "{} at {:?}", rule, back);
        }
    }

    /// Cycles: every engine refuses a graph with an edge back, and names a real cycle.
    #[test]
    fn cycles_are_refused(nodes in 2usize..9, edges in prop::collection::vec((0usize..9, 0usize..9), 1..20)) {
        let edges: Vec<(usize, usize)> = edges.into_iter().map(|(a, b)| (a % nodes, b % nodes)).collect();
        let items: Vec<String> = edges.iter().map(|(a, b)| format!("v{a}>v{b}")).collect();
        let text = format!("graph {{{}}}", items.join(", "));
        // By hand: remove ends until nothing changes.
        let mut open: Vec<usize> = (0..nodes).collect();
        while let Some(end) = open.iter().position(|&v| edges.iter().all(|&(a, b)| a != v || !open.contains(&b))) {
            open.remove(end);
        }
        for start in 0..nodes {
            if !edges.iter().any(|&(a, b)| a == start || b == start) {
                continue;
            }
            let mut reach = vec![start];
            let mut next = 0;
            while let Some(&v) = reach.get(next) {
                next += 1;
                for &(a, b) in &edges {
                    if a == v && !reach.contains(&b) {
                        reach.push(b);
                    }
                }
            }
            let cyclic = reach.iter().any(|v| open.contains(v));
            let position = games::position(&format!("{text} : v{start}")).unwrap();
            for convention in [Convention::Normal, Convention::Misere] {
                let question = Question { convention, ..Question::default() };
                match solve(&position, &question, &mut Budget::default()) {
                    Ok(_) => prop_assert!(!cyclic, "{}", position),
                    Err(Failure::Rule(RuleError::Cycle(cycle))) => {
                        prop_assert!(cyclic && cycle.first() == cycle.last() && cycle.len() > 1);
                        for step in cycle.windows(2) {
                            let edge = format!("{}>{}", step[0], step[1]);
                            prop_assert!(items.contains(&edge), "{} in {}", edge, position);
                        }
                    }
                    other => prop_assert!(false, "{}: {:?}", position, other),
                }
            }
        }
    }
}
