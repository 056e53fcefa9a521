//! The files of a picture are readable for all texts in it.

use grundy::graph::Builder;
use grundy::{Budget, Convention, Failure, Ruleset, games};
use grundy_draw::{Anchor, Canvas, Figure, Nodes, Role, graph, graph_of, pairs, plot, strip, table, xor};
use proptest::prelude::*;
use std::sync::Arc;

/// Braces outside comments, without escaped ones: never more closed than opened, and none open at the end.
fn balanced(tex: &str) -> bool {
    let mut open = 0i64;
    for line in tex.lines().filter(|line| !line.starts_with('%')) {
        let mut escaped = false;
        for c in line.chars() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '{' => open += 1,
                '}' => open -= 1,
                _ => {}
            }
            if open < 0 {
                return false;
            }
        }
    }
    open == 0
}

proptest! {
    #[test]
    fn any_text_is_escaped(text in "\\PC{0,20}|[{}\\\\$&#%_^~<>|\"'\u{0}\u{7}\n\t-]{0,20}") {
        let mut canvas = Canvas::new(text.clone(), text.clone());
        canvas.text((0.0, 0.0), Anchor::Start, 12.0, text.clone(), Role::Ink);
        canvas.group(0, text.clone());
        let svg = canvas.svg();
        let tree = roxmltree::Document::parse(&svg).expect("well-formed XML");
        let texts = tree.descendants().filter(|node| node.has_tag_name("text"));
        for node in texts {
            let read = node.text().unwrap_or_default();
            prop_assert_eq!(read.chars().count(), text.chars().count());
            for (a, b) in read.chars().zip(text.chars()) {
                let same = a == b || a == '\u{fffd}' || b.is_control();
                prop_assert!(same, "{a:?} for {b:?}");
            }
        }
        let tex = canvas.tikz();
        prop_assert!(balanced(&tex), "{}", tex);
    }

    #[test]
    fn names_of_nodes_are_escaped_everywhere(names in prop::collection::hash_set("\\PC{1,8}", 2..6)) {
        let mut builder = Builder::new();
        let mut last = None;
        for name in &names {
            let Ok(node) = builder.node(name) else { return Ok(()) };
            if let Some(last) = last {
                builder.edge(last, node);
            }
            last = Some(node);
        }
        let Ok(states) = builder.finish() else { return Ok(()) };
        let picture = graph_of(&states, None, Convention::Normal, 100, &Figure::default(), &mut Budget::default()).unwrap();
        roxmltree::Document::parse(&picture.canvas.svg()).expect("well-formed XML");
        prop_assert!(balanced(&picture.canvas.tikz()));
        let dot = picture.dot.unwrap();
        for line in dot.lines().filter(|line| line.contains("label=")) {
            let quotes = line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
            prop_assert_eq!(quotes % 2, 0, "{}", line);
        }
    }
}

#[test]
fn every_picture_is_described() {
    let rule = Arc::new(Ruleset::parse("take {1,3,4}").unwrap());
    let picture =
        strip(&rule, 0..=9, Convention::Normal, &[], &Figure::default(), &mut Budget::default()).unwrap();
    let svg = picture.canvas.svg();
    let tree = roxmltree::Document::parse(&svg).unwrap();
    let root = tree.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let words =
        |name: &str| root.children().find(|node| node.has_tag_name(name)).and_then(|node| node.text());
    assert_eq!(words("title"), Some("take {1,3,4}"));
    assert!(words("desc").unwrap().contains("0 2 7 9"));
    assert!(svg.contains("prefers-color-scheme:dark"));
}

#[test]
fn what_is_too_large_is_refused_with_advice() {
    let budget = &mut Budget::default();
    let rule = |text: &str| Arc::new(Ruleset::parse(text).unwrap());
    let normal = Convention::Normal;
    let plain = Figure::default();
    let refused = [
        (
            strip(&rule("kayles"), 0..=5000, normal, &[], &plain, budget),
            "choose the first and the last heap nearer",
        ),
        (
            strip(&rule("kayles"), std::ops::RangeInclusive::new(5, 4), normal, &[], &plain, budget),
            "1 to 5000 cells",
        ),
        (strip(&rule("kayles"), 0..=u64::MAX, normal, &[], &plain, budget), "1 to 5000 cells"),
        (strip(&rule("wythoff"), 0..=9, normal, &[], &plain, budget), "draw it as pairs"),
        (table(&rule("kayles"), 20_000, None, &plain, budget), "draw a plot"),
        (table(&rule("kayles"), 20, Some(0), &plain, budget), "1 to 100"),
        (plot(&rule("kayles"), u64::MAX, &plain, budget), "far heaps one by one"),
        (plot(&rule("wythoff"), 9, &plain, budget), "two coordinates as pairs"),
        (pairs(&rule("wythoff"), [5, 501], grundy_draw::Pairs::Lost, &plain, budget), "up to 500"),
        (pairs(&rule("kayles"), [5; 2], grundy_draw::Pairs::Lost, &plain, budget), "two coordinates"),
        (xor(64, false, &plain), "the table as text"),
        (
            graph(&games::position("nim : 9, 9, 9, 9").unwrap(), normal, Nodes::at_most(200), &plain, budget),
            "more than 200 positions",
        ),
    ];
    for (picture, advice) in refused {
        match picture {
            Err(Failure::Refused(why)) => assert!(why.contains(advice), "{why}"),
            other => panic!("{advice}: {other:?}"),
        }
    }
}

/// Nim with three heaps of 20 coins: 1771 positions, 30000 moves.
#[test]
fn two_thousand_nodes_are_laid_out_and_drawn() {
    let position = games::position("nim : 20, 20, 20").unwrap();
    let picture = graph(
        &position,
        Convention::Normal,
        Nodes::at_most(2000),
        &Figure::default(),
        &mut Budget::default(),
    )
    .unwrap();
    assert!(picture.text.contains("1771 positions"), "{}", &picture.text[..200]);
}

#[cfg(feature = "png")]
#[test]
fn pixels_are_a_png_of_the_size_that_was_asked() {
    use grundy_draw::PngError;
    let canvas = xor(3, false, &Figure::default()).unwrap().canvas;
    let size = |scale: f64| {
        let bytes = canvas.png(grundy_draw::Theme::Light, scale).unwrap();
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        u32::from_be_bytes(bytes[16..20].try_into().unwrap())
    };
    assert!(size(2.0).abs_diff(2 * size(1.0)) <= 1);
    let refused = |scale: f64| canvas.png(grundy_draw::Theme::Light, scale).unwrap_err();
    for scale in [0.0, -1.0, f64::NAN] {
        assert!(matches!(refused(scale), PngError::NoScale(_)), "{scale}");
    }
    for scale in [1e9, f64::INFINITY] {
        assert!(matches!(refused(scale), PngError::TooLarge(..)), "{scale}");
    }
}
