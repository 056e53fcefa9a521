//! No formula gives a move from an empty heap to an empty heap.

use grundy_rules::{Budget, ControlFlow, Flow, HeapRules, Kind, Ruleset};

fn rules(text: &str) -> Ruleset {
    Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn kinds_of_move_that_leave_nothing_begin_at_one_coin() {
    for (typed, meant) in [
        ("n -> n-1 | floor(n/2)", "n -> n-1 | floor(n/2) if n >= 1"),
        ("n -> n-1 | floor(n/2) if n mod 2 = 0", "n -> n-1 | floor(n/2) if n >= 1 and n mod 2 = 0"),
        ("n -> floor(n/2) | floor(n/3)", "n -> floor(n/2) if n >= 1 | floor(n/3) if n >= 1"),
        ("n -> n-1 | floor(n/3)", "n -> n-1 | floor(n/3) if n >= 1"),
        (
            "n -> n-k for k in 0..n if k*k > n or n = 0",
            "n -> n-k for k in 0..n if n >= 1 and (k*k > n or n = 0)",
        ),
    ] {
        let [typed, meant] = [typed, meant].map(rules);
        assert_eq!(typed.canonical(), meant.canonical());
        assert_eq!(typed.reason(), Some("from an empty heap there is no move"));
        let formula = typed.heap().expect("a rule of one heap");
        let mut options = 0;
        let mut each = |_: &[u64]| -> Flow {
            options += 1;
            ControlFlow::Continue(())
        };
        assert!(formula.options(0, &mut each).is_continue());
        assert_eq!(options, 0);
    }
}

#[test]
fn other_rules_are_left_as_they_are() {
    for text in [
        "n -> n-1 | floor(n/2) if n > 2",
        "n -> [a, n-2-a] for a in 0..n-2 if a > 3",
        "(a,b) -> (0,0) if a > b",
    ] {
        assert_eq!(rules(text).reason(), None, "{text}");
    }
}

/// If a heap other than the empty one stays as it is, play never ends.
#[test]
fn a_heap_that_stays_as_it_is_has_a_cycle() {
    for (text, heap) in [("n -> n", 1), ("n -> ceil(n/2)", 1), ("n -> n - n mod 10", 10), ("n -> 3", 3)] {
        let rules = rules(text);
        let Kind::Points(points) = rules.kind() else { panic!("{text}: play of this rule does not end") };
        let mut found = false;
        let mut each = |option: &[u64]| -> Flow {
            found |= option == [heap];
            ControlFlow::Continue(())
        };
        points.formula.points_within(&[heap], None, &mut Budget::work(1000), &mut each).expect("options");
        assert!(found, "{text}");
    }
}
