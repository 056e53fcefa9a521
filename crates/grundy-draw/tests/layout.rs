//! State graphs laid out for other programs: every node is a position that can be typed.

use grundy::solve::{Question, solve};
use grundy::{Budget, Convention, Failure, NimValue, Outcome, games};
use grundy_draw::{GraphLayout, graph_layout};

const POSITIONS: &[&str] = &[
    "candies : 13",
    "nim : 3, 2, 1",
    "kayles : 6 + nim : 2 + kayles : 1",
    "wythoff : (3,4)",
    "take {1,3} : 6 + wythoff : (2,1)",
    "ruler : ttht",
    "graph {a>b>c, a>c, b>\"d, e\"} : a",
    "graph {a>b>c, a>c} : a, b + nim : 1",
    "cram 3x3",
    "cram : ..#/.../#.. + cram : 2x2 + nim : 1",
    "clobber 2x3",
    "chomp : 3,2,1",
    "treblecross : ..X..",
    "hackenbush {ground-a, a-b, a-c, ground-e}",
    "node-kayles path 5",
    "staircase : 1,2,1",
    "nimble : 1,3,3",
    "silver-dollar : 0,2,4",
    "moore 2 : 1,2,2",
];

fn laid_out(text: &str, convention: Convention) -> Result<GraphLayout, Failure> {
    graph_layout(&games::position(text).unwrap(), convention, 500, &mut Budget::default())
}

fn answer(text: &str, convention: Convention) -> Result<(Outcome, Option<NimValue>), Failure> {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let question = Question { convention, max_moves: 0, ..Question::default() };
    let answer = solve(&position, &question, &mut Budget::default())?;
    Ok((answer.outcome, answer.nim_value))
}

#[test]
fn every_node_is_a_position_that_can_be_typed() {
    for text in POSITIONS {
        for convention in [Convention::Normal, Convention::Misere] {
            if convention == Convention::Misere && text.starts_with("ruler") {
                continue;
            }
            let layout = laid_out(text, convention).unwrap_or_else(|failure| panic!("{text}: {failure}"));
            let start = &layout.nodes[layout.start].position;
            assert_eq!(*start, games::position(text).unwrap().to_string());
            for node in &layout.nodes {
                let (outcome, value) = answer(&node.position, convention).unwrap();
                assert_eq!(node.outcome, outcome, "{} in {text}", node.position);
                let known = node.nim_value.is_some() == (convention == Convention::Normal);
                assert!(known && (value.is_none() || node.nim_value == value), "{} in {text}", node.position);
                let even = (node.remoteness % 2 == 0) == (convention == Convention::Normal);
                assert_eq!(even, node.outcome == Outcome::Previous, "{} in {text}", node.position);
            }
        }
    }
}

#[test]
fn the_graph_from_a_node_is_the_part_below_it() {
    for text in POSITIONS {
        let layout = laid_out(text, Convention::Normal).unwrap();
        let last = layout.nodes.len() / 2;
        let below = laid_out(&layout.nodes[last].position, Convention::Normal).unwrap();
        assert_eq!(below.nodes[0].level, layout.nodes[last].level, "{text}");
        assert!(below.nodes.len() <= layout.nodes.len());
    }
}

#[test]
fn moves_lead_down_and_nodes_keep_clear_of_each_other() {
    for text in POSITIONS {
        let layout = laid_out(text, Convention::Normal).unwrap();
        for edge in &layout.edges {
            let [from, to] = [edge.from, edge.to].map(|node| &layout.nodes[node]);
            assert!(from.level > to.level, "{text}");
            assert!(edge.bends.len() == from.level - to.level - 1, "{text}");
            assert_eq!(edge.wins, to.outcome == Outcome::Previous);
        }
        for (i, a) in layout.nodes.iter().enumerate() {
            for side in [-0.5, 0.5] {
                let corner = (a.at.0 + side * a.size.0, a.at.1 + side * a.size.1);
                assert!((-1e-6..=layout.width + 1e-6).contains(&corner.0), "{text}");
                assert!((-1e-6..=layout.height + 1e-6).contains(&corner.1), "{text}");
            }
            for b in &layout.nodes[..i] {
                let apart = |a: f64, b: f64, wide: f64| (a - b).abs() >= wide - 1e-6;
                let clear = apart(a.at.0, b.at.0, (a.size.0 + b.size.0) / 2.0)
                    || apart(a.at.1, b.at.1, (a.size.1 + b.size.1) / 2.0);
                assert!(clear, "{} and {} in {text}", a.position, b.position);
            }
        }
    }
}

#[test]
fn what_cannot_be_laid_out_says_why() {
    let refused = |text: &str, most: usize| {
        graph_layout(&games::position(text).unwrap(), Convention::Normal, most, &mut Budget::default())
    };
    assert!(matches!(refused("nim : 9, 9, 9", 100), Err(Failure::Refused(why)) if why.contains("100")));
    assert!(matches!(refused("graph {a>b>a} : a", 100), Err(Failure::Rule(_))));
    let small = graph_layout(
        &games::position("nim : 9, 9, 9").unwrap(),
        Convention::Normal,
        1000,
        &mut Budget::work(50),
    );
    assert!(matches!(small, Err(Failure::Stopped(_))));
}
