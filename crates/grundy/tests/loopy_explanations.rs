//! Explanations of loopy games say what is true: who wins, how many moves are left, and which answer wins.

use grundy::explain::{LoopyExplanation, explain_loopy};
use grundy::graph::{NodeId, Rows};
use grundy::loopy::{LoopyWorths, solve_loopy};
use grundy::{Budget, Convention, Failure, Outcome, games};
use proptest::prelude::*;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

fn explained(text: &str, convention: Convention) -> LoopyExplanation {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    explain_loopy(&position, convention, 1000, &mut Budget::default()).unwrap()
}

/// All statements agree with the answers about the positions that they are about.
#[track_caller]
fn is_right(text: &str, convention: Convention) -> LoopyExplanation {
    let solve = |position: &grundy::Position| {
        solve_loopy(position, convention, 1000, &mut Budget::default()).unwrap()
    };
    let position = games::position(text).unwrap();
    let (told, answer) = (explained(text, convention), solve(&position));
    assert_eq!((told.outcome, &told.value), (answer.outcome, &answer.value), "{text}");
    let best: Vec<String> =
        told.moves.iter().filter(|one| one.is_best).map(|one| one.made.after.to_string()).collect();
    let mut expected: Vec<String> = answer.best.iter().map(|one| one.after.to_string()).collect();
    let mut sorted = best.clone();
    sorted.sort();
    expected.sort();
    assert_eq!(sorted, expected, "{text}");
    for one in &told.moves {
        assert_eq!(one.leaves, solve(&one.made.after).outcome, "{text}: {}", one.made.text);
        match &one.answer {
            Some(reply) => {
                assert_eq!(solve(&reply.after).outcome, Outcome::Previous, "{text}: {}", reply.text)
            }
            None => {
                let ends =
                    grundy::play::moves(&one.made.after, 1, &mut Budget::default()).unwrap().moves.is_empty();
                assert!(one.leaves != Outcome::Next || ends && convention == Convention::Misere, "{text}");
            }
        }
    }
    // A document for every position, in all forms.
    let document = told.document();
    assert!(document.to_string().contains(text.split(' ').next().unwrap()) && !document.latex().is_empty());
    told
}

#[test]
fn explanations_of_all_outcomes() {
    let token = "graph {west>east, east>west, east>home, gate>gate, gate>west, gate>east, gate>home}";
    for (places, convention, said) in [
        ("gate", Convention::Normal, "The only winning move"),
        ("west", Convention::Normal, "west → east; the answer east → home wins"),
        ("home", Convention::Normal, "There is no move, and who cannot move loses."),
        ("home", Convention::Misere, "There is no move, and under misère play who cannot move wins."),
        ("gate", Convention::Misere, "gate → home; it loses, as the opponent cannot move"),
        ("gate + nim : 2", Convention::Normal, "∞(0,1) + 2 = ∞(2,3)"),
        ("gate, gate", Convention::Normal, "Two parts or more are infinite."),
        ("west + nim : 2", Convention::Normal, "their nim-sum is 2"),
        ("gate + nim : 1", Convention::Normal, "0 is in the list"),
    ] {
        let text = is_right(&format!("{token} : {places}"), convention).document().to_string();
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let said = if places == "gate" && convention == Convention::Normal { "Winning moves" } else { said };
        assert!(flat.contains(said), "{places}: {text}");
    }
    let fork = is_right("graph {a>a, a>b, b>c, b>b, c>d} : a", Convention::Normal).document().to_string();
    assert!(fork.contains("Nobody can win (D): the value is ∞()"), "{fork}");
    let away = is_right("graph {a>b, a>c, c>c} : a", Convention::Normal).document().to_string();
    assert!(away.contains("a → c; it gives the win away: then nobody can win"), "{away}");
}

/// Beside a large heap the sum is not explored, and the values of the parts say who wins.
#[test]
fn sums_that_are_too_large_are_explained_by_values() {
    for (places, nim) in [("west", 1700), ("gate", 1800), ("west", 0)] {
        let text =
            format!("graph {{west>east>west, east>home, gate>gate, gate>home}} : {places} + nim : {nim}");
        let told = is_right(&text, Convention::Normal);
        assert_eq!(told.remoteness.is_some(), nim == 0, "{text}");
    }
}

#[test]
fn limits_end_explanations() {
    let position = games::position("n -> n-1 if n > 0 | n+1 if 0 < n and n < 100000 : 3").unwrap();
    for convention in CONVENTIONS {
        let ended = explain_loopy(&position, convention, 10, &mut Budget::work(10_000));
        assert!(matches!(ended, Err(Failure::Stopped(_))), "{ended:?}");
    }
    let labelled = games::position("even-number-addicts : (2,1,0)").unwrap();
    let refused = explain_loopy(&labelled, Convention::Normal, 10, &mut Budget::default());
    assert!(matches!(refused, Err(Failure::Refused(_))));
    let few = games::position("graph {a>b, a>c, a>d, b>a, c>a, d>a} : a").unwrap();
    let few = explain_loopy(&few, Convention::Normal, 2, &mut Budget::default()).unwrap();
    assert!(
        !few.complete
            && few.moves.len() == 2
            && few.document().to_string().contains("Some moves are not listed.")
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn explanations_of_graphs_are_right(edges in prop::collection::vec((0u32..7, 0u32..7), 1..16), heap in 0u64..3) {
        let rows = Rows::from_edges(7, &edges);
        let nodes = 0..rows.len() as NodeId;
        let lines = nodes.clone().flat_map(|v| rows.options(v).iter().map(move |w| format!("n{v}>n{w}")));
        let all: Vec<String> = lines.chain(nodes.map(|v| format!("n{v}"))).collect();
        let graph = format!("graph {{{}}} : n0", all.join(", "));
        let solved = LoopyWorths::of(&rows, &mut Budget::default()).unwrap();
        for convention in CONVENTIONS {
            let alone = is_right(&graph, convention);
            prop_assert_eq!(alone.remoteness, solved.remoteness(0, convention));
            is_right(&format!("{graph} + nim : {heap}"), convention);
        }
    }
}

#[test]
fn values_answer_where_the_whole_sum_takes_too_much_memory() {
    let chain: Vec<String> = (0..=60).rev().map(|node| node.to_string()).collect();
    let position = games::position(&format!("graph {{{}}} : 60, 60, 59", chain.join(">"))).unwrap();
    let explain =
        |bytes: u64| explain_loopy(&position, Convention::Normal, 10, &mut Budget::default().bytes(bytes));
    let whole = explain(1 << 30).unwrap();
    assert_eq!((whole.outcome, whole.remoteness), (Outcome::Next, Some(179)));
    let by_values = explain(1 << 20).unwrap();
    assert_eq!((by_values.outcome, by_values.remoteness), (Outcome::Next, None));
    assert_eq!(by_values.value, whole.value);
    assert!(matches!(explain(1 << 10), Err(Failure::Stopped(_))));
}
