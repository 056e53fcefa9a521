//! What a figure promises: an exercise without answers, headings, captions, names, a language, a width.

use grundy::{Budget, Convention, Failure, Position, Ruleset, games, no_files};
use grundy_draw::{
    Answers, Figure, Heaps, Nodes, Pairs, Picture, Title, board, graph, heaps, pairs, plot, strip, table, xor,
};
use grundy_words::{Language, speaking};
use std::sync::Arc;

fn rule(text: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::parse(text).unwrap())
}

fn position(text: &str) -> Position {
    games::position(text).unwrap()
}

/// A picture of each kind, and texts that give its answers away.
fn pictures(figure: &Figure) -> Vec<(&'static str, Picture, &'static [&'static str])> {
    let budget = &mut Budget::default();
    let normal = Convention::Normal;
    let game = |text: &str, budget: &mut Budget<'_>| {
        let played = games::catalogue().reader(&no_files).played(text).unwrap();
        heaps(&Heaps { played: &played, convention: normal, players: None }, figure, budget).unwrap()
    };
    let nodes = Nodes::at_most(200);
    vec![
        ("heaps", game("nim : 3, 4, 5", budget), &["N-position", "*3", "nim-sum", "take 2", "g-taken"]),
        ("pins", game("kayles : 9", budget), &["N-position", "*4", "4 + 4", "g-taken"]),
        ("game", game("nim : 3,4 > 3,3 > 2,3", budget), &["keeps the win", "nim-value", "had no"]),
        (
            "strip",
            strip(&rule("take 1..3"), 0..=12, normal, &[10], figure, budget).unwrap(),
            &["P-positions", "loses</text>", ": P", "g-winning", "g-p\"", "g-hatch"],
        ),
        (
            "table",
            table(&rule("kayles"), 95, None, figure, budget).unwrap(),
            &["period", "g-exception", "g-before"],
        ),
        ("plot", plot(&rule("take {1,3,4}"), 40, figure, budget).unwrap(), &["g-dot"]),
        (
            "pairs",
            pairs(&rule("wythoff"), [8; 2], Pairs::Values, figure, budget).unwrap(),
            &["P-position", "(1,2)", "g-p\"", "g-la"],
        ),
        ("xor", xor(7, false, figure).unwrap(), &["g-la", "g-lc"]),
        (
            "graph",
            graph(&position("candies : 7"), normal, nodes, figure, budget).unwrap(),
            &["P-position", "winning", "*1", "g-p\"", ": N", "penwidth", "!"],
        ),
        (
            "board",
            board(&position("cram : ..#/.../#.."), normal, figure, budget).unwrap(),
            &["N-position", "(1,1)-(1,2)", "g-winning"],
        ),
        (
            "token",
            board(&position("wythoff : (3,5)"), normal, figure, budget).unwrap(),
            &["P-position", "loses</"],
        ),
    ]
}

/// All that a file of this picture contains.
fn files(picture: &Picture) -> [String; 4] {
    let canvas = &picture.canvas;
    [canvas.svg(), canvas.tikz(), picture.text.clone(), picture.dot.clone().unwrap_or_default()]
}

/// The style sheet names only what occurs, so a role in it would be a trace of an answer, too.
#[test]
fn an_exercise_has_no_answers_anywhere_in_its_files() {
    let shown = pictures(&Figure::default());
    let hidden = pictures(&Figure { answers: Answers::Hidden, ..Figure::default() });
    for ((name, shown, traces), (_, hidden, _)) in shown.iter().zip(&hidden) {
        let (shown, hidden) = (files(shown), files(hidden));
        for trace in *traces {
            assert!(shown.iter().any(|file| file.contains(trace)), "{name} shows {trace}");
            for file in &hidden {
                assert!(!file.contains(trace), "{name} hides {trace}:\n{file}");
            }
        }
        assert!(hidden[2].len() > 10 && hidden[0].contains("</text>"), "{name}");
    }
}

#[test]
fn a_key_has_the_answers_alone_and_stands_below_an_exercise() {
    let of = |answers| pictures(&Figure { answers, title: Title::None, ..Figure::default() });
    let (hidden, alone, apart) = (of(Answers::Hidden), of(Answers::Alone), of(Answers::Apart));
    for (((name, hidden, _), (_, alone, _)), (_, apart, _)) in hidden.iter().zip(&alone).zip(&apart) {
        assert!(alone.text.starts_with("Answers\n  "), "{name}: {}", alone.text);
        assert_eq!(apart.text, format!("{}\n{}", hidden.text.trim_start_matches('\n'), alone.text), "{name}");
        let shapes = alone.canvas.svg();
        assert!(!shapes.contains("<rect class=\"g-c") && shapes.contains("Answers"), "{name}");
        let (above, below) = (hidden.canvas.bounds().1.1, apart.canvas.bounds().1.1);
        assert!(below > above, "{name}: {above} {below}");
    }
}

#[test]
fn headings_captions_and_languages_are_as_asked() {
    let figure = Figure {
        title: Title::Text("Exercise 7".into()),
        caption: Some("From the competition.".into()),
        ..Figure::default()
    };
    for (name, picture, _) in speaking(Language::German, || pictures(&figure)) {
        let svg = picture.canvas.svg();
        assert!(svg.contains("<title>Exercise 7</title>") && svg.contains(">Exercise 7</text>"), "{name}");
        assert!(svg.contains("From the competition.</text>"), "{name}");
        assert!(
            picture.text.starts_with("Exercise 7") && picture.text.contains("From the competition."),
            "{name}"
        );
        for word in ["position:", "the last mover", "nim-value", "winning move", "player to move"] {
            assert!(!svg.contains(word) && !picture.text.contains(word), "{name}: {word}\n{}", picture.text);
        }
    }
    for (name, picture, _) in pictures(&Figure { title: Title::None, ..Figure::default() }) {
        let svg = picture.canvas.svg();
        assert!(
            !svg.lines().any(|line| line.contains("g-strong") && line.contains("font-size=\"15\""))
                && !svg.contains("the last mover wins</text>"),
            "{name}"
        );
    }
}

#[test]
fn heaps_and_boards_have_the_names_that_they_get() {
    let figure = Figure { labels: ["left", "right"].map(String::from).into(), ..Figure::default() };
    let budget = &mut Budget::default();
    let of_heaps = |text: &str, budget: &mut Budget<'_>| {
        let played = [position(text)];
        heaps(&Heaps { played: &played, convention: Convention::Normal, players: None }, &figure, budget)
    };
    let of_board =
        |text: &str, budget: &mut Budget<'_>| board(&position(text), Convention::Normal, &figure, budget);
    for picture in [
        of_heaps("nim : 3, 4", budget),
        of_heaps("kayles : 3 + nim : 4", budget),
        of_board("nim : 3, 4", budget),
        of_board("kayles : 3, 4", budget),
        of_board("cram 2x2 + chomp 2x3", budget),
    ] {
        let svg = picture.unwrap().canvas.svg();
        let names = svg.lines().filter(|line| line.contains(">left") || line.contains(">right"));
        assert!(names.count() >= 2, "{svg}");
    }
    for refused in [of_heaps("nim : 3", budget), of_board("cram 2x2", budget)] {
        assert!(matches!(refused, Err(Failure::Refused(why)) if why.contains("2 labels for 1")));
    }
}

#[test]
fn a_width_is_that_of_the_file() {
    for (name, picture, _) in pictures(&Figure { width: "8cm".parse().ok(), ..Figure::default() }) {
        let svg = picture.canvas.svg();
        assert!(svg.contains("width=\"8cm\""), "{name}");
        let (_, (width, height)) = picture.canvas.view();
        let high = format!("height=\"{}cm\"", (8.0 * height / width * 100.0).round() / 100.0);
        assert!(svg.contains(&high), "{name}: {high}");
        assert!(picture.canvas.tikz().contains("use as bounding box"), "{name}");
    }
}

/// Boards fill at least two thirds of the width of their picture: texts wrap.
#[test]
fn boards_fill_their_picture() {
    for text in [
        "cram : ..#/.../#..",
        "chomp : 4,3,1",
        "cut-cake : 4x5 (2,2)",
        "corner-queen : (6,4)",
        "staircase : 3,2,0,3,1",
    ] {
        let figure = Figure::default();
        let picture = board(&position(text), Convention::Normal, &figure, &mut Budget::default()).unwrap();
        let bare = Figure { answers: Answers::Hidden, title: Title::None, ..figure };
        let body = board(&position(text), Convention::Normal, &bare, &mut Budget::default()).unwrap();
        let wide = |picture: &Picture| picture.canvas.view().1.0;
        let groups =
            picture.canvas.shapes.iter().find(|shape| matches!(shape, grundy_draw::Shape::Group { .. }));
        let mut alone = grundy_draw::Canvas::new("", "");
        alone.shapes.extend(groups.cloned());
        let ((left, _), (right, _)) = alone.bounds();
        assert!((right - left) / wide(&picture) > 0.66, "{text}: {} of {}", right - left, wide(&picture));
        assert!(body.canvas.shapes.len() < picture.canvas.shapes.len(), "{text}");
    }
}

/// A position keeps its own name, and only a graph that merges says that two are one.
#[test]
fn positions_of_a_graph_have_their_own_names() {
    let of = |text: &str, merge: bool| {
        let nodes = Nodes { most: 200, merge };
        graph(&position(text), Convention::Normal, nodes, &Figure::default(), &mut Budget::default()).unwrap()
    };
    let poset = of("poset {a<c, b<c, b<d, e}", false).text;
    assert!(poset.contains("a, c, b, d, e") && poset.contains("a, c, b, e"), "{poset}");
    let names = |text: &str| -> Vec<String> {
        text.lines()
            .skip(2)
            .map(|line| line.split("  ").next().unwrap_or_default().trim().to_string())
            .collect()
    };
    for name in names(&poset) {
        let mut elements: Vec<&str> = name.split(", ").collect();
        elements.sort_unstable();
        elements.dedup();
        assert_eq!(elements.len(), name.split(", ").count(), "{name}");
    }
    let path = of("node-kayles path 4", false).text;
    assert_eq!(names(&path), ["0, 1, 2, 3", "2, 3", "3", "0", "0, 1", "∅"], "{path}");
    assert!(path.contains("6 positions, 8 moves"), "{path}");
    let strip = of("xo-strip : X...", false).text;
    assert!(strip.lines().nth(2).is_some_and(|line| line.starts_with("X...")), "{strip}");
    let merged = of("node-kayles path 4", true);
    assert!(
        merged.text.contains("2, 3 ×4") && merged.canvas.svg().contains("that are alike"),
        "{}",
        merged.text
    );
    assert!(!of("nim : 2, 1", true).canvas.svg().contains("that are alike"));
}
