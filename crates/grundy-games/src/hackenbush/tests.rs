use super::*;
use grundy_rules::promises;
use proptest::prelude::*;

fn on(board: &str) -> Hackenbush {
    Hackenbush::on(board).unwrap_or_else(|error| panic!("{board}: {error}"))
}

fn value(board: &str) -> u64 {
    let game = on(board);
    game.known(&game.start().unwrap()).unwrap().0
}

#[test]
fn keeps_its_promises() {
    for board in [
        "{0}",
        "{0-1, 1-2, 1-3, 3-4, 0-5}",
        "{0-1, 0-1, 1-1, 0-0, 0-0}",
        "{0-1, 1-2, 2-3, 0-0, 3-2, 3-1, 3-0, 3-3}",
        "{ground-a-b-ground, b-c-d-b, c-c, d-e, d-e, ground-f}",
        "{0-1, 1-2, 2-0, 2-3, 3-4, 4-2}",
        "{0-1, 1-0, 0-1, 1-2, 2-1}",
        "star 4",
        "path 6",
        "cycle 7",
        "complete 4",
    ] {
        let game = on(board);
        promises::all(&game, game.start()).unwrap_or_else(|broken| panic!("{board}: {broken}"));
        promises::notation(&game, game.start()).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Random pictures with parallel edges and loops: fusion gives the mex over all cuts.
    #[test]
    fn random_pictures(edges in prop::collection::vec((0..5u32, 0..5u32), 1..9)) {
        let mut standing = vec![0];
        let mut left = edges;
        let mut board = Vec::new();
        while let Some(i) = left.iter().position(|(a, b)| standing.contains(a) || standing.contains(b)) {
            let (a, b) = left.remove(i);
            standing.extend([a, b]);
            board.push(format!("{a}-{b}"));
        }
        if !board.is_empty() {
            let game = on(&format!("{{{}}}", board.join(", ")));
            promises::all(&game, game.start()).unwrap();
        }
    }
}

#[test]
fn fused_and_summed() {
    // Winning Ways, ch. 7: a cycle is even or odd.
    assert_eq!((value("{0-a-0}"), value("{0-a-b-0}")), (0, 1));
    assert_eq!(value("{0-a-b, a-c}"), 1);
    assert_eq!(value("{0-a-b-c-d}"), 4);
}

#[test]
fn a_tall_tree_needs_no_recursion() {
    let stalk: Vec<String> = (0..=90_000).map(|v| v.to_string()).collect();
    let game = on(&format!("{{{}}}", stalk.join("-")));
    let whole = game.start().unwrap();
    assert_eq!(game.known(&whole), Some(NimValue(90_000)));
    let found = game.known_moves(&whole, NimValue(12_345), 10).unwrap();
    assert_eq!((found.first, found.total), (vec![Cut(12_345)], Some(1)));
}

#[test]
fn positions_are_read_or_refused_at_the_character() {
    let game = on("{ground-a, a-b, b-a, a-ground, c-c, c-ground}");
    assert_eq!(game.board(), "{ground-a, a-ground, a-b, b-a, c-c, c-ground}");
    let read = |text: &str| game.parse_position(text);
    assert_eq!(game.show_position(&read("b-a, a-ground").unwrap()), "ground-a, a-b");
    assert_eq!(read("").unwrap(), Left::none(6));
    for (text, column) in [
        ("a-b", 1),
        ("ground-a, b-c", 11),
        ("ground-a, x-a", 11),
        ("c-c, ground-a", 1),
        ("c-ground, ground-c", 11),
    ] {
        assert_eq!(read(text).unwrap_err().column, column, "{text}");
    }
    let refused = |board: &str| Hackenbush::on(board).unwrap_err().message;
    assert_eq!(refused("{0-a, b-c}"), "the edge b-c is off the ground");
    assert_eq!(refused("{0-a, b}"), "the vertex b is off the ground");
    assert_eq!(refused("{a-b}"), "the picture has no ground");
    assert_eq!(refused("path 100002"), "a graph with too many vertices");
    assert_eq!(refused(r#"{"ground": "a", "edges": [["a", 0]]}"#), "the ground has another name");
}
