//! The approved pictures: each is kept as SVG, TikZ and text, state graphs as DOT too.
//!
//! `BLESS=1 cargo test -p grundy-draw --test golden` writes the files again; look at the difference, and at
//! the pictures.

use grundy::graph::{Builder, NodeId, StateGraph};
use grundy::{Budget, Convention, Position, Ruleset, games, no_files};
use grundy_draw::{
    Answers, Figure, Heaps, Nodes, Pairs, Picture, Title, board, graph, graph_of, heaps, pairs, plot, strip,
    table, xor,
};
use grundy_words::{Language, speaking};
use std::path::Path;
use std::sync::Arc;

fn rule(text: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::parse(text).unwrap())
}

fn position(text: &str) -> Position {
    games::position(text).unwrap()
}

fn played(text: &str) -> Vec<Position> {
    games::catalogue().reader(&no_files).played(text).unwrap()
}

/// The figure of the nine moves, with the players' names.
const NECO: &str = "nim : 3,4,5 > 1,4,5 > 1,4,2 > 1,3,2 > 1,2,2 > 0,2,2 > 0,1,2 > 0,1,1 > 0,0,1 > 0,0,0";

/// Names with special characters of LaTeX, XML or Graphviz.
fn strange() -> StateGraph {
    let names = [
        r"\input{x}",
        "$x$",
        "{",
        "}",
        "50%",
        "#1",
        "a_b",
        "a^b",
        "~",
        "x & y",
        "<b>",
        "\"q\"",
        "^^41",
        "a--b",
        "[*]",
        "ö – ’",
        "a|b",
        "→ ⊕",
        "漢",
    ];
    let mut builder = Builder::new();
    let nodes: Vec<NodeId> = names.iter().map(|name| builder.node(name).unwrap()).collect();
    nodes.iter().enumerate().for_each(|(i, &node)| {
        if i > 0 {
            builder.edge(nodes[(i - 1) / 3], node);
        }
    });
    builder.finish().unwrap()
}

fn pictures() -> Vec<(&'static str, Picture)> {
    let budget = &mut Budget::default();
    let plain = Figure::default();
    let normal = Convention::Normal;
    let game = |text: &str, budget: &mut Budget<'_>| {
        let asked = Heaps { played: &played(text), convention: normal, players: Some(["Neco", "Destiny"]) };
        heaps(&asked, &plain, budget).unwrap()
    };
    vec![
        ("heaps", game("nim : 10, 12, 5", budget)),
        ("sum", game("kayles : 5 + nim : 3, 40 + take {1,3} : 7", budget)),
        ("game", game(NECO, budget)),
        ("sticks", game("take 1..3 : 10 > 8 > 5 > 4 > 2 > 0", budget)),
        ("strip-sticks", strip(&rule("take 1..3"), 0..=25, normal, &[], &plain, budget).unwrap()),
        ("strip-candies", strip(&rule("candies"), 0..=25, normal, &[], &plain, budget).unwrap()),
        ("strip-134", strip(&rule("take {1,3,4}"), 0..=24, normal, &[], &plain, budget).unwrap()),
        (
            "strip-misere",
            strip(&rule("take {1,3,4}"), 0..=60, Convention::Misere, &[], &plain, budget).unwrap(),
        ),
        ("table-134", table(&rule("take {1,3,4}"), 27, None, &plain, budget).unwrap()),
        ("table-kayles", table(&rule("kayles"), 95, None, &plain, budget).unwrap()),
        ("table-grundy", table(&rule("grundy"), 49, None, &plain, budget).unwrap()),
        ("plot-small", plot(&rule("take {1,3,4}"), 40, &plain, budget).unwrap()),
        ("plot-large", plot(&rule("at-most-half"), 20_000, &plain, budget).unwrap()),
        ("pairs-wythoff", pairs(&rule("wythoff"), [12; 2], Pairs::Values, &plain, budget).unwrap()),
        ("pairs-oblong", pairs(&rule("wythoff"), [4, 9], Pairs::Values, &plain, budget).unwrap()),
        ("pairs-large", pairs(&rule("wythoff"), [60; 2], Pairs::Values, &plain, budget).unwrap()),
        ("pairs-lost", pairs(&rule("euclid"), [15; 2], Pairs::Lost, &plain, budget).unwrap()),
        ("xor", xor(15, false, &plain).unwrap()),
        ("product", xor(7, true, &plain).unwrap()),
        (
            "graph-candies",
            graph(&position("candies : 13"), normal, Nodes::at_most(100), &plain, budget).unwrap(),
        ),
        ("graph-nim", graph(&position("nim : 2, 2"), normal, Nodes::at_most(100), &plain, budget).unwrap()),
        (
            "graph-misere",
            graph(&position("nim : 1, 3"), Convention::Misere, Nodes::at_most(100), &plain, budget).unwrap(),
        ),
        ("graph-names", graph_of(&strange(), None, normal, 100, &plain, budget).unwrap()),
        ("board-cram", board(&position("cram : ..#./..../#..."), normal, &plain, budget).unwrap()),
        (
            "board-strips",
            board(&position("treblecross : ..X.... + xo-strip : X..-.O."), normal, &plain, budget).unwrap(),
        ),
        ("board-chomp", board(&position("chomp : 4,3,1"), normal, &plain, budget).unwrap()),
        ("board-clobber", board(&position("clobber 2x4"), normal, &plain, budget).unwrap()),
        ("board-stairs", board(&position("staircase : 3,2,0,3,1,8"), normal, &plain, budget).unwrap()),
        (
            "board-coins",
            board(&position("nimble : 1,3,3,5 + silver-dollar : 0,3,8"), normal, &plain, budget).unwrap(),
        ),
        (
            "board-hackenbush",
            board(
                &position("hackenbush {ground-a, a-b, a-c, c-d, ground-e, e-f, f-ground, f-g, f-g}"),
                normal,
                &plain,
                budget,
            )
            .unwrap(),
        ),
        ("board-node-kayles", board(&position("node-kayles grid 3x4"), normal, &plain, budget).unwrap()),
        ("board-chomp-layers", board(&position("chomp : 3,3,1/3,2/1"), normal, &plain, budget).unwrap()),
        ("board-cake", board(&position("cut-cake : 4x5 (2,2)"), normal, &plain, budget).unwrap()),
        (
            "board-knights",
            board(&position("corner-knight 6 : (5,2), (3,3), (3,3)"), normal, &plain, budget).unwrap(),
        ),
        (
            "board-corners",
            board(&position("turning-corners : (2,3), (3,1)"), normal, &plain, budget).unwrap(),
        ),
        ("board-token", board(&position("wythoff : (3,5)"), normal, &plain, budget).unwrap()),
        ("board-queen", board(&position("corner-queen : (6,4)"), normal, &plain, budget).unwrap()),
        ("board-growing", board(&position("fibonacci-nim : (6,2), (2,2)"), normal, &plain, budget).unwrap()),
        ("board-pass", board(&position("nim-with-a-pass : (3,4,5,1)"), normal, &plain, budget).unwrap()),
        (
            "board-labelled",
            board(&position("even-number-addicts : (2,1,0)"), normal, &plain, budget).unwrap(),
        ),
        (
            "board-tied",
            board(
                &position("(a,b) -> (a-1,b) ; at end: tie if b = 1, else first wins : (2,1,0)"),
                normal,
                &plain,
                budget,
            )
            .unwrap(),
        ),
        (
            "board-heaps",
            board(&position("nim : 3, 4, 20 + moore 2 : 1,2,2"), normal, &plain, budget).unwrap(),
        ),
        (
            "board-heaps-more",
            board(
                &position("nim-with-additions 2 : 3,0,1 ; 1 + zero-move-nim : 3, 4*"),
                normal,
                &plain,
                budget,
            )
            .unwrap(),
        ),
        ("board-pins", board(&position("kayles : 7, 4 + ruler : thttht"), normal, &plain, budget).unwrap()),
        (
            "board-geography",
            board(&position("geography {a>b, b>a, b>c, c>d, d>a, b>d} : b ; a"), normal, &plain, budget)
                .unwrap(),
        ),
        (
            "board-undirected",
            board(&position("undirected-geography grid 3x3 : 1.1 ; 0.1"), normal, &plain, budget).unwrap(),
        ),
        (
            "board-poset",
            board(&position("poset {a<b<d, a<c<d, e<c, a<d, e<f} : a, b, c, e, f"), normal, &plain, budget)
                .unwrap(),
        ),
        ("board-divisors", board(&position("schuh 60 : 1,2,3,4,6,12,5,10"), normal, &plain, budget).unwrap()),
        ("board-shortened", board(&position("nim : 30, 40, 50, 3"), normal, &plain, budget).unwrap()),
        ("pins", {
            let figure = Figure { labels: vec!["top".into(), "low".into()], ..plain.clone() };
            let asked = Heaps { played: &played("kayles : 9, 4"), convention: normal, players: None };
            heaps(&asked, &figure, budget).unwrap()
        }),
        ("exercise", {
            let figure = Figure {
                answers: Answers::Apart,
                title: Title::Text("Feladat: őszi játék".into()),
                caption: Some("Ea-nāṣir és Țîrcă 3 → 1 lépése".into()),
                labels: ["A", "B", "C"].map(String::from).into(),
                width: "12cm".parse().ok(),
            };
            let asked = Heaps { played: &played("nim : 3, 4, 5"), convention: normal, players: None };
            speaking(Language::Hungarian, || heaps(&asked, &figure, budget)).unwrap()
        }),
        ("strip-moves", {
            let drawn = || strip(&rule("take 1..3"), 0..=12, normal, &[10, 4], &plain, budget);
            speaking(Language::Chinese, drawn).unwrap()
        }),
        (
            "graph-poset",
            graph(&position("poset {a<c, b<c, b<d, e}"), normal, Nodes::at_most(100), &plain, budget)
                .unwrap(),
        ),
        (
            "graph-alike",
            graph(&position("node-kayles path 4"), normal, Nodes { most: 100, merge: true }, &plain, budget)
                .unwrap(),
        ),
        (
            "board-arc-kayles",
            board(&position("arc-kayles cycle 6 : 0-1, 2-3, 3-4"), normal, &plain, budget).unwrap(),
        ),
    ]
}

#[test]
fn pictures_are_as_they_were_looked_at() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("BLESS").is_some();
    for (name, picture) in pictures() {
        let mut files = vec![
            (format!("{name}.svg"), picture.canvas.svg()),
            (format!("{name}.tex"), picture.canvas.tikz()),
            (format!("{name}.txt"), picture.text),
        ];
        files.extend(picture.dot.map(|dot| (format!("{name}.dot"), dot)));
        for (file, drawn) in files {
            assert!(drawn.len() < 200_000, "{file} has {} bytes", drawn.len());
            let path = folder.join(&file);
            if bless {
                std::fs::write(&path, drawn).unwrap();
                continue;
            }
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == drawn, "{file} is drawn differently; BLESS=1 writes it again");
        }
    }
}

/// The figure of the candies: its 23 edges, its P-positions, the only winning move from 13.
#[test]
fn the_graph_of_13_candies_is_that_of_the_book() {
    let picture = graph(
        &position("candies : 13"),
        Convention::Normal,
        Nodes::at_most(100),
        &Figure::default(),
        &mut Budget::default(),
    )
    .unwrap();
    let dot = picture.dot.unwrap();
    assert_eq!(dot.matches(" -> ").count(), 23);
    let line = picture.text.lines().find(|line| line.starts_with("13")).unwrap();
    assert_eq!(line.split_whitespace().collect::<Vec<_>>(), ["13", "N", "*2", "→", "12", "6!"]);
    let lost = picture.text.lines().filter(|line| line.split_whitespace().nth(1) == Some("P"));
    let lost: Vec<&str> = lost.filter_map(|line| line.split_whitespace().next()).collect();
    let mut lost: Vec<u64> = lost.iter().map(|node| node.parse().unwrap()).collect();
    lost.sort_unstable();
    assert_eq!(lost, [0, 2, 6, 8, 10]);
}

/// The strips of the book: hatched cells.
#[test]
fn strips_hatch_the_positions_of_the_book() {
    for (text, to, lost) in [
        ("take 1..3", 25, "0 4 8 12 16 20 24"),
        ("candies", 25, "0 2 6 8 10 14 18 22 24"),
        ("take {1,3,4}", 24, "0 2 7 9 14 16 21 23"),
    ] {
        let picture =
            strip(&rule(text), 0..=to, Convention::Normal, &[], &Figure::default(), &mut Budget::default())
                .unwrap();
        assert!(picture.text.ends_with(&format!("P-positions: {lost}\n")), "{}", picture.text);
        let hatched = picture.canvas.svg().matches(": P</title>").count();
        assert_eq!(hatched, lost.split(' ').count());
    }
}

/// Every game with a name has a board.
#[test]
fn every_game_with_a_name_has_a_board() {
    for row in games::catalogue().rows() {
        for sample in row.positions() {
            let picture =
                board(&position(&sample), Convention::Normal, &Figure::default(), &mut Budget::default());
            let picture = picture.unwrap_or_else(|refused| panic!("{sample}: {refused}"));
            assert!(!picture.canvas.shapes.is_empty() && picture.text.lines().count() > 3);
        }
    }
}
