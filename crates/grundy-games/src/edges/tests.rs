use super::*;

const ANY: Allowed = Allowed { vertices: 12, edges: 20, simple: None, order: false };
const ORDERED: Allowed = Allowed { order: true, ..ANY };

fn shown(text: &str) -> String {
    let graph = Edges::read(text, ANY).unwrap_or_else(|error| panic!("{text}: {error}"));
    let again = Edges::read(&graph.to_string(), ANY).unwrap();
    assert_eq!(again.to_string(), graph.to_string());
    graph.to_string()
}

fn refused(text: &str) -> (usize, usize, String) {
    let error = Edges::read(text, Allowed { simple: Some(|| "why".into()), ..ANY }).unwrap_err();
    (error.line, error.column, error.message)
}

#[test]
fn every_notation_is_read() {
    let square = "{a-b, b-c, a-c, d}";
    for text in [
        "{a-b-c, a-c, d}",
        " { a - b ; b--c, a–c, \"d\" } ",
        "from,to\na,b\nb,c\n a , c\n\nd\n",
        "Source,Target\r\na,b\r\nb,c\r\na,\"c\"\r\nd\r\n",
        "# edges\na b\nb\tc\na   c\nd",
        "graph { a -- b -- c; a -- c; d }",
        "strict graph { a -- b -- c -- b; a -- c; d }",
        r#"{"nodes": ["a", "b", "c", "d"], "edges": [["a", "b"], ["b", "c"], {"from": "a", "to": "c"}]}"#,
    ] {
        assert_eq!(shown(text), square, "{text}");
    }
    assert_eq!(shown(r#"{"n": 3, "edges": [[0, 2]]}"#), "{0-2, 1}");
    assert_eq!(shown("{\"a-b\"-c, c-\"say \\\"hi\\\"\"}"), "{\"a-b\"-c, c-\"say \\\"hi\\\"\"}");
    assert_eq!(shown("\"a,b\",\"c \"\"d\"\"\"\n"), "{\"a,b\"-\"c \\\"d\\\"\"}");
    assert_eq!(shown("{a-b, b-a, a-a}"), "{a-b, b-a, a-a}");
}

#[test]
fn families() {
    assert_eq!(shown("path 4"), "{0-1, 1-2, 2-3}");
    assert_eq!(shown("cycle 3"), "{0-1, 1-2, 2-0}");
    assert_eq!(shown("star 3"), "{0-1, 0-2, 0-3}");
    assert_eq!(shown("complete 4"), "{0-1, 0-2, 1-2, 0-3, 1-3, 2-3}");
    assert_eq!(shown("grid 2x2"), "{0.0-0.1, 0.0-1.0, 1.0-1.1, 0.1-1.1}");
    assert_eq!(shown("Cycle 3"), "{0-1, 1-2, 2-0}");
    assert_eq!(shown("wheel 3"), "{0-1, 0-2, 0-3, 1-2, 2-3, 3-1}");
    assert_eq!(shown("cube 2"), "{0-1, 0-2, 1-3, 2-3}");
    assert_eq!(shown("bipartite 2x2"), "{0-2, 0-3, 1-2, 1-3}");
    assert_eq!(shown("tree 2x2"), "{0-1, 0-2, 1-3, 1-4, 2-5, 2-6}");
    assert_eq!(shown("tree 1x3"), "{0-1, 1-2, 2-3}");
    assert_eq!(shown("spider 2x2"), "{0-1, 1-2, 0-3, 3-4}");
    assert_eq!(
        shown("torus 2x3"),
        "{0.0-0.1, 0.0-1.0, 0.1-0.2, 0.1-1.1, 0.2-0.0, 0.2-1.2, 1.0-1.1, 1.1-1.2, 1.2-1.0}"
    );
    assert_eq!(shown("king 2x2"), "{0.0-0.1, 0.0-1.0, 0.0-1.1, 0.1-1.0, 0.1-1.1, 1.0-1.1}");
    assert_eq!(shown("rooks 1x3"), "{0.0-0.1, 0.0-0.2, 0.1-0.2}");
    assert_eq!(shown("bishop 2x2"), "{0.0-1.1, 0.1-1.0}");
    assert_eq!(shown("knight 2x3"), "{0.0-1.2, 0.2-1.0, 0.1, 1.1}");
    // Each vertex of Petersen's graph has three neighbours, and no two share an edge and a neighbour.
    let petersen = Edges::read("petersen", ANY).unwrap();
    let degree = |v: u32| petersen.ends.iter().flatten().filter(|end| **end == v).count();
    assert!(petersen.vertices() == 10 && (0..10).all(|v| degree(v) == 3));
    // Two queens attack each other exactly if they share a line.
    let queens = Edges::read("queens 3x4", Allowed { vertices: 100, edges: 1000, ..ANY }).unwrap();
    let line = |a: u32, b: u32| {
        let (down, right) = ((a / 4).abs_diff(b / 4), (a % 4).abs_diff(b % 4));
        down == 0 || right == 0 || down == right
    };
    for (a, b) in (0..12).flat_map(|b| (0..b).map(move |a| (a, b))) {
        assert_eq!(
            queens.ends.iter().filter(|ends| **ends == [a, b]).count(),
            usize::from(line(a, b)),
            "{a}, {b}"
        );
    }
    assert!(Edges::read("petersen 3", ANY).is_err() && Edges::read("tree 2x60", ANY).is_err());
    assert!(Edges::read("cube 70", ANY).is_err() && Edges::read("king 9", ANY).is_err());
    assert_eq!(shown("path 1"), "{0}");
    assert_eq!(shown("grid 1x1"), "{0.0}");
    assert_eq!(shown("path x\n"), "{path-x}");
    assert_eq!(shown("path 4\npath 5"), "{path-4, path-5}");
}

/// An edge list belongs in a file, with line breaks: one line of words is a mistyped family.
#[test]
fn one_line_without_braces_is_no_list_of_edges() {
    for (text, help) in [
        ("paht 4", Some("did you mean `path`?")),
        ("grids 3x3", Some("did you mean `grid`?")),
        ("xyzzy", None),
        ("%", None),
        ("a,b", None),
        ("# a", None),
        ("a-b", Some("put the edges in braces")),
        ("a-b, b-c", Some("put the edges in braces")),
        ("path-a", Some("put the edges in braces")),
    ] {
        let error = Edges::read(text, ANY).unwrap_err();
        let start = text.len() - text.trim_start().len();
        assert_eq!((error.column, error.help.as_deref()), (start + 1, help), "{text}");
        assert_eq!((&*error.message, error.expected.as_deref()), ("this is no graph", Some(BOARD_TEXT)));
    }
    assert_eq!(refused("path x").1, 6);
    assert_eq!(shown("foo\n"), "{foo}");
}

#[test]
fn what_is_no_graph_is_refused_at_its_place() {
    assert_eq!(refused("{a-b"), (1, 5, "the graph is not closed".into()));
    assert_eq!(refused("{a-, b}").1, 4);
    assert_eq!(refused("{a>b}").1, 3);
    assert_eq!(refused("{a b}").1, 4);
    assert_eq!(refused("{a-b} c").1, 7);
    assert_eq!(refused("{a-b, c-c}"), (1, 7, "the edge `c-c` leads from a vertex to itself".into()));
    assert_eq!(refused("{a-b, b-a}"), (1, 7, "the edge `b-a` stands here twice".into()));
    assert_eq!(refused("from,to\na,b\nb,a\n").0, 3);
    assert_eq!(refused("a,b\nc,\n").0, 2);
    assert_eq!(refused("a,b,c\n"), (1, 5, "a line has only two names, the ends of an edge".into()));
    assert_eq!(refused("a b,c\n").1, 4);
    assert_eq!(refused("\"a\n").1, 1);
    assert_eq!(refused("digraph { a -> b }").1, 1);
    assert_eq!(refused("graph { a -> b }").1, 11);
    assert_eq!(refused("{}").2, "a graph without vertices");
    assert_eq!(refused("").2, "a graph without vertices");
    assert_eq!(refused("path").2, "a path needs its size");
    assert_eq!(refused("path 0").2, "a path of 0");
    assert_eq!(refused("cycle 2").2, "a cycle of 2");
    assert_eq!(refused("grid 3").2, "a grid needs its size");
    assert_eq!(refused("path 18446744073709551615").2, "a graph with too many vertices");
    assert_eq!(refused("star 18446744073709551615").2, "a graph with too many vertices");
    assert_eq!(refused("complete 4294967296").2, "a graph with too many vertices");
    assert_eq!(refused("complete 9").2, "a graph with too many edges");
    assert_eq!(refused("grid 4294967296x4294967296").2, "a graph with too many vertices");
    assert_eq!(refused("{a,b,c,d,e,f,g,h,i,j,k,l,m}"), (1, 26, "a graph with too many vertices".into()));
    assert_eq!(refused(r#"{"n": 1000000000000, "edges": []}"#).2, "a graph with too many vertices");
    assert_eq!(refused(r#"{"n": 2, "edges": [[0, 2]]}"#).1, 10);
    assert_eq!(refused(r#"{"n": 2, "edges": [[0, 1, 2]]}"#).0, 1);
    assert_eq!(refused(r#"{"m": 2}"#).0, 1);
}

#[test]
fn orders_are_read_in_every_notation() {
    let shown = |text: &str| {
        let order = Edges::read(text, ORDERED).unwrap_or_else(|error| panic!("{text}: {error}"));
        let again = Edges::read(&order.to_string(), ORDERED).unwrap();
        assert_eq!(again.to_string(), order.to_string(), "{text}");
        (order.to_string(), order.above)
    };
    let (diamond, above) = ("{a<b, b<d, a<c, c<d}", vec![0b1111, 0b0110, 0b0100, 0b1100]);
    for text in [
        "{a<b<d, a<c<d}",
        "{ a < b<d>c>a ; a<b }",
        "from,to\na,b\nb,d\na,c\nc,d\na,b\n",
        "a b\nb d\na c\nc d\n",
        r#"{"edges": [["a", "b"], ["b", "d"], ["a", "c"], ["c", "d"]]}"#,
    ] {
        assert_eq!(shown(text).1, above, "{text}");
        assert_eq!(shown(text).0.len(), diamond.len(), "{text}");
    }
    assert_eq!(shown("{a<b<d, a<c<d}").0, diamond);
    assert_eq!(shown("digraph { a -> b -> d; a -> c -> d; e }").0, "{a<b, a<c, b<d, c<d, e}");
    assert_eq!(shown("grid 2x2").1, [0b1111, 0b1010, 0b1100, 0b1000]);
    assert_eq!(shown("path 3").0, "{0<1, 1<2}");
}

#[test]
fn orders_are_refused_at_the_place() {
    let refused = |text: &str| {
        let error = Edges::read(text, ORDERED).unwrap_err();
        (error.line, error.column, error.message)
    };
    let cycle = |names: &str| format!("the order goes round in a cycle: {names}");
    assert_eq!(refused("{a<b<c, c<a}"), (1, 9, cycle("`c` < `a` < `b` < `c`")));
    assert_eq!(refused("{a>b, b>c>a}"), (1, 9, cycle("`a` < `c` < `b` < `a`")));
    assert_eq!(refused("from,to\na,b\nb,a\n"), (3, 1, cycle("`b` < `a` < `b`")));
    assert_eq!(refused("{a<a}"), (1, 2, cycle("`a` < `a`")));
    assert_eq!(refused("cycle 3").2, cycle("`2` < `0` < `1` < `2`"));
    assert_eq!(refused("{a-b}"), (1, 3, "the name `a` ends before this".into()));
    assert_eq!(refused("{a<b"), (1, 5, "the order is not closed".into()));
    assert_eq!(refused("a<b").2, "this is no order");
    let dashes = Edges::read("{a-b}", ORDERED).unwrap_err().help.unwrap();
    assert_eq!(dashes, "an order needs a direction: `a<b` says that a lies below b");
    assert_eq!(
        Edges::read("{a<b}", ANY).unwrap_err().help.unwrap(),
        "the edges of this board have no direction"
    );
    assert!(Edges::read("graph { a -- b }", ORDERED).is_err());
}
