//! State graphs whose ends carry labels, beside a plain definition.

use grundy::graph::{Builder, NodeId, StateGraph, best_line, solve_graph, solve_labelled};
use grundy::{Budget, Convention, Failure, Label, Outcome, RuleError};
use proptest::prelude::*;

/// Outcome and remoteness by recursion.
fn by_definition(graph: &StateGraph, node: NodeId) -> (Outcome, u32) {
    let options: Vec<_> = graph.options(node).iter().map(|&option| by_definition(graph, option)).collect();
    let moves =
        |wanted: Outcome| options.iter().filter(move |option| option.0 == wanted).map(|option| option.1 + 1);
    match graph.label(node) {
        Some(Label::MoverWins) => (Outcome::Next, 0),
        Some(Label::MoverLoses) => (Outcome::Previous, 0),
        Some(Label::Tie) => (Outcome::Tie, 0),
        None => match (moves(Outcome::Previous).min(), moves(Outcome::Tie).max()) {
            (Some(soonest), _) => (Outcome::Next, soonest),
            (None, Some(longest)) => (Outcome::Tie, longest),
            (None, None) => (Outcome::Previous, moves(Outcome::Next).max().unwrap()),
        },
    }
}

/// A graph whose moves lead to smaller numbers; `label` names the label of each end.
fn graph(edges: &[(u32, u32)], nodes: u32, label: impl Fn(u32) -> Label) -> StateGraph {
    let mut builder = Builder::new();
    (0..nodes).for_each(|node| assert_eq!(builder.node(&node.to_string()), Ok(node)));
    let down = |&(a, b): &(u32, u32)| (a % nodes > b % nodes).then_some((a % nodes, b % nodes));
    let edges: Vec<_> = edges.iter().filter_map(down).collect();
    edges.iter().for_each(|&(from, to)| builder.edge(from, to));
    for end in (0..nodes).filter(|node| edges.iter().all(|edge| edge.0 != *node)) {
        builder.label(end, label(end)).unwrap();
    }
    builder.finish().unwrap()
}

proptest! {
    #[test]
    fn as_defined(
        edges in prop::collection::vec((0u32..30, 0u32..30), 0..60),
        nodes in 1u32..20,
        seed in prop::collection::vec(0usize..3, 20),
    ) {
        let labels = [Label::MoverWins, Label::MoverLoses, Label::Tie];
        let graph = graph(&edges, nodes, |end| labels[seed[end as usize]]);
        let solved = solve_labelled(&graph, None, &mut Budget::default()).unwrap();
        let worth = |node| solved.outcome(node).zip(solved.remoteness(node));
        prop_assert_eq!(solved.len(), graph.len());
        for node in 0..nodes {
            prop_assert_eq!(worth(node), Some(by_definition(&graph, node)));
            let line = best_line(graph.rows(), node, |node| (solved.outcome(node).unwrap(), solved.remoteness(node)));
            prop_assert_eq!(line.len() as u32, solved.remoteness(node).unwrap() + 1);
            let aim = match solved.outcome(node).unwrap() {
                Outcome::Next => Some(Outcome::Previous),
                Outcome::Tie => Some(Outcome::Tie),
                _ => None,
            };
            let best: Vec<_> = solved.best(graph.rows(), node).collect();
            let expected: Vec<_> =
                graph.options(node).iter().copied().filter(|&option| aim.is_some() && solved.outcome(option) == aim).collect();
            prop_assert_eq!(best, expected);
        }
        let start = solve_labelled(&graph, Some(nodes - 1), &mut Budget::default()).unwrap();
        prop_assert_eq!(start.outcome(nodes - 1), solved.outcome(nodes - 1));
        prop_assert!(start.len() <= solved.len());
    }

    /// Where the player without moves loses or wins, the labels say what normal or misère play says.
    #[test]
    fn as_normal_and_misere_play(edges in prop::collection::vec((0u32..30, 0u32..30), 0..60)) {
        for (label, convention) in [(Label::MoverLoses, Convention::Normal), (Label::MoverWins, Convention::Misere)] {
            let graph = graph(&edges, 15, |_| label);
            let labelled = solve_labelled(&graph, None, &mut Budget::default()).unwrap();
            let plain = solve_graph(&graph, None, &mut Budget::default()).unwrap();
            for node in 0..15 {
                prop_assert_eq!(labelled.outcome(node), plain.outcome(node, convention));
                prop_assert_eq!(labelled.remoteness(node), plain.remoteness(node, convention));
            }
        }
    }
}

#[test]
fn cycles_and_budgets_end_the_work() {
    let graph = StateGraph::read("from,to,label\na,b\nb,a\nb,c\nc,,win\n", None).unwrap();
    let cycle = RuleError::LabelledCycle(["b", "a", "b"].map(String::from).to_vec());
    assert_eq!(solve_labelled(&graph, None, &mut Budget::default()), Err(cycle.into()));
    let end = graph.node("c");
    assert_eq!(solve_labelled(&graph, end, &mut Budget::default()).unwrap().len(), 1);
    let mut budget = Budget::work(1);
    assert!(solve_labelled(&graph, None, &mut budget).is_err());
    assert_eq!(budget.spent().bytes, 0);
}

#[test]
fn a_labelled_game_needs_play_that_ends() {
    let position = grundy::games::position("n -> 5-n ; at end: tie : 3").unwrap();
    let said = grundy::solve::solve(&position, &grundy::solve::Question::default(), &mut Budget::default());
    let said = said.map(drop).unwrap_err();
    assert!(matches!(said, Failure::Rule(RuleError::LabelledCycle(_))), "{said}");
    let end = "there is a cycle: (3,0) → (2,1) → (3,0); a labelled game needs play that ends";
    assert!(said.to_string().ends_with(end), "{said}");
}
