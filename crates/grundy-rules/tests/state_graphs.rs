//! State graphs from CSV, DOT, JSON and inline text: what is read, and what is refused where.

use grundy_rules::graph::{Builder, Format, Rows, StateGraph, quote};
use grundy_rules::{Label, Notation, ParseError, Rules};
use proptest::prelude::*;
use std::collections::HashSet;

/// Nodes, edges and start by name, in order.
fn contents(graph: &StateGraph) -> (Vec<String>, Vec<(String, String)>, Option<String>) {
    let name = |v: u32| graph.name(v).to_owned();
    let edges = (0..graph.len() as u32)
        .flat_map(|v| graph.options(v).iter().map(move |&w| (v, w)))
        .map(|(v, w)| (name(v), name(w)))
        .collect();
    (graph.names().map(str::to_owned).collect(), edges, graph.start().map(name))
}

/// The same in one line: `a b c: ab bc`, with the start before `|`.
fn short(text: &str, format: Format) -> String {
    let (nodes, edges, start) = contents(&StateGraph::read_as(text, format).unwrap());
    let edges: Vec<String> = edges.into_iter().map(|(a, b)| a + ">" + &b).collect();
    let start = start.map_or(String::new(), |name| name + " | ");
    format!("{start}{}: {}", nodes.join(" "), edges.join(" ")).trim_end().to_owned()
}

fn refused(text: &str, format: Format) -> ParseError {
    match StateGraph::read_as(text, format) {
        Err(error) => error,
        Ok(graph) => panic!("{text:?} was read as {:?}", contents(&graph)),
    }
}

/// Tests that the text is refused at this line and column, with these words in the message.
#[track_caller]
fn refused_at(text: &str, format: Format, line: usize, column: usize, words: &str) {
    let error = refused(text, format);
    let shown = error.to_string();
    assert_eq!((error.line, error.column), (line, column), "{text:?}: {shown}");
    assert!(shown.contains(words), "{text:?}: {shown}");
}

#[test]
fn csv_as_people_write_it() {
    use Format::Csv;
    for text in [
        "from,to\na,b\nb,c\n",
        "\u{feff}from,to\r\na,b\r\nb,c\r\n",
        "from,to\ra,b\rb,c",
        " From , TO \n  a ,\tb\n\n\nb,c",
        "\n\"from\",\"to\"\n\"a\" , \" b \"\nb,\"c\"\n \n",
        "from,to\na,b\na,b\nb,c\nb,c\n",
    ] {
        assert_eq!(short(text, Csv), "a b c: a>b b>c", "{text:?}");
    }
    assert_eq!(
        short("from,to\n\"a,1\",\"say \"\"b\"\"\"\n5\" x,-1\n", Csv),
        "a,1 say \"b\" 5\" x -1: a,1>say \"b\" 5\" x>-1"
    );
    assert_eq!(short("from,to\nżółw,状态\na b,a b\n", Csv), "żółw 状态 a b: żółw>状态 a b>a b");
}

#[test]
fn csv_errors_point_at_the_cell() {
    use Format::Csv;
    refused_at("", Csv, 1, 1, "the file is empty");
    refused_at("\u{feff} \r\n", Csv, 1, 1, "the file is empty");
    refused_at("from,to\n", Csv, 2, 1, "the graph has no nodes");
    refused_at("a,b\nb,c\n", Csv, 1, 1, "expected `from,to`");
    refused_at("\n\n13,12\n", Csv, 3, 1, "not the header");
    refused_at("from;to\na;b\n", Csv, 1, 1, "with a comma");
    refused_at("from,to,color\na,b,c\n", Csv, 1, 1, "not the header");
    refused_at("to,from\na,b\n", Csv, 1, 1, "not the header");
    refused_at("from,to\na,b\nb\n", Csv, 3, 2, "the second column is missing");
    refused_at("from,to\na,b\nb", Csv, 3, 2, "the second column is missing");
    refused_at("from,to\r\na,b,c\r\n", Csv, 2, 4, "only two columns");
    refused_at("from,to\na,b,\n", Csv, 2, 4, "only two columns");
    refused_at("from,to\na,\n", Csv, 2, 3, "a node must have a name");
    refused_at("from,to\na, \"\"\n", Csv, 2, 4, "a node must have a name");
    refused_at("from,to\n , b\n", Csv, 2, 2, "a node must have a name");
    refused_at("from,to\na,\"b\nc,d\n", Csv, 2, 3, "the quote is not closed");
    refused_at("from,to\n\"a\"b,c\n", Csv, 2, 4, "the quoted name ends before this");
    refused_at("from,to\n\"a\" \"b\",c\n", Csv, 2, 5, "the quoted name ends before this");
    refused_at("from,to\na,b\0c\n", Csv, 2, 3, "U+0000");
    refused_at("from,to\n\"a\nb\",c\n", Csv, 2, 1, "U+000A");
    let error = StateGraph::read("from,to\na\n", Some("states.csv")).unwrap_err();
    assert!(error.to_string().contains("states.csv, line 2, column 2"), "{error}");
}

#[test]
fn dot_as_people_write_it() {
    use Format::Dot;
    for text in [
        "digraph { a -> b; b -> c }",
        "strict DiGraph \"my game\" {\n  a->b->c\n}\n",
        "digraph G { node [shape=circle, start=false, label=x]; edge [color=red;]; rankdir=LR; a -> b [label=\"x \\\" -- }\"][weight=3]; b -> c; }",
        "# line\ndigraph /* { */ { // }\n a:n -> b:port:sw -> c:p }",
        "digraph{a->b->c;subgraph cluster_1 {label=<<b>x</b> -- >; a b; ; } }",
        "digraph { a -> b\n b -> c\n a b c [start=false] }",
        "digraph { a; b; c; {a -> b} {b -> {c}} }",
        "digraph { \"a\" -> \"b\" \"b\" -> \"\" + \"c\" }",
    ] {
        assert_eq!(short(text, Dot), "a b c: a>b b>c", "{text}");
    }
    assert_eq!(short("digraph { {a b} -> {c d} -> {e} }", Dot), "a b c d e: a>c a>d b>c b>d c>e d>e");
    assert_eq!(short("digraph { a -> subgraph { b -> c; a } }", Dot), "a b c: a>a a>b a>c b>c");
    assert_eq!(short("digraph { 1->-2; .5 -> 3. -> 07; 1 -> {} }", Dot), "1 -2 .5 3. 07: 1>-2 .5>3. 3.>07");
    assert_eq!(short("digraph { a -> b; b [start=true]; b [start=1] }", Dot), "b | a b: a>b");
    assert_eq!(
        short("digraph { żółw -> 状态_1 -> <x <i>y</i>> }", Dot),
        "żółw 状态_1 <x <i>y</i>>: żółw>状态_1 状态_1><x <i>y</i>>"
    );
    assert_eq!(
        short(
            r#"digraph { "a\"b" -> "a\\" -> "c\n" -> "a, b" -> "long \
name" }"#,
            Dot
        ),
        r#"a"b a\\ c\n a, b long name: a"b>a\\ a\\>c\n c\n>a, b a, b>long name"#
    );
    assert_eq!(short("digraph { node; }".replace("node", "\"node\"").as_str(), Dot), "node:");
}

#[test]
fn dot_errors_point_at_the_word() {
    use Format::Dot;
    refused_at("graph { a -- b }", Dot, 1, 1, "have no direction");
    refused_at("strict graph { a }", Dot, 1, 8, "have no direction");
    refused_at("digraph { a -- b }", Dot, 1, 13, "`--` has no direction");
    refused_at("digraph { a → b }", Dot, 1, 13, "expected `->`");
    refused_at("digraph { }", Dot, 1, 1, "the graph has no nodes");
    refused_at("from,to\na,b", Dot, 1, 1, "expected `digraph`");
    refused_at("digraph", Dot, 1, 8, "too early");
    refused_at("digraph {\n a -> b", Dot, 2, 8, "opened in line 1");
    refused_at("digraph { a -> }", Dot, 1, 16, "expected a node");
    refused_at("digraph { a -> ; }", Dot, 1, 16, "expected a node");
    refused_at("digraph { -> b }", Dot, 1, 11, "expected a node");
    refused_at("digraph { a -> b } digraph { c }", Dot, 1, 20, "one graph");
    refused_at("digraph { a } }", Dot, 1, 15, "ends before this");
    refused_at("digraph { a [x y] }", Dot, 1, 16, "expected `=`");
    refused_at("digraph { a [x=] }", Dot, 1, 16, "expected a value");
    refused_at("digraph { a [x=1 }", Dot, 1, 18, "expected an attribute");
    refused_at("digraph { node }", Dot, 1, 16, "expected `[`");
    refused_at("digraph { a -> edge }", Dot, 1, 16, "reserved word");
    refused_at("digraph { a -> \"b }", Dot, 1, 16, "the quote is not closed");
    refused_at("digraph { a -> <b }", Dot, 1, 16, "`<` is not closed");
    refused_at("digraph { a /* b }", Dot, 1, 13, "the comment is not closed");
    refused_at("digraph { 12ab }", Dot, 1, 11, "starts with a digit");
    refused_at("digraph { 1.2.3 }", Dot, 1, 11, "starts with a digit");
    refused_at("digraph { a - b }", Dot, 1, 13, "not complete");
    refused_at("digraph { a -> b\0 }", Dot, 1, 17, "does not belong here");
    refused_at("digraph { \"a\0\" }", Dot, 1, 11, "U+0000");
    refused_at("digraph { \"\" }", Dot, 1, 11, "must have a name");
    refused_at("digraph { \"a\" + b }", Dot, 1, 17, "joins two quoted");
    refused_at("digraph { subgraph x }", Dot, 1, 22, "expected `{`");
    refused_at("digraph { a [start=true]; b [start=true] }", Dot, 1, 27, "`a` is marked already");
}

#[test]
fn json_in_its_three_forms() {
    use Format::Json;
    for text in [
        r#"{"edges": [["a","b"],["b","c"]]}"#,
        r#"{"edges": [{"from":"a","to":"b"},{"to":"c","from":"b"}]}"#,
        r#"{"nodes": ["a","b","c","a"], "edges": [["a","b"],["b","c"],["a","b"]]}"#,
        "\u{feff}{\"a\": [\"b\"], \"b\": [\"c\", \"c\"], \"c\": []}",
        r#"{"a": ["b"], "b": ["\u0063"]}"#,
    ] {
        assert_eq!(short(text, Json), "a b c: a>b b>c", "{text}");
    }
    assert_eq!(
        short(r#"{"start": 3, "edges": [[3, 2], [-1, 18446744073709551615]]}"#, Json),
        "3 | 3 2 -1 18446744073709551615: 3>2 -1>18446744073709551615"
    );
    assert_eq!(short(r#"{"nodes": ["x", 7]}"#, Json), "x 7:");
    assert_eq!(short(r#"{"a": []}"#, Json), "a:");
    assert_eq!(short(r#"{"edges": [[1, "1"]]}"#, Json), "1: 1>1");
    // The keys of the form may be names of nodes where this is unambiguous.
    assert_eq!(short(r#"{"a": ["start"]}"#, Json), "a start: a>start");
    assert_eq!(short(r#"{"edges": [["nodes", "edges"]]}"#, Json), "nodes edges: nodes>edges");
}

#[test]
fn json_errors_point_at_the_value() {
    use Format::Json;
    refused_at(" ", Json, 1, 1, "the file is empty");
    refused_at("{", Json, 1, 2, "EOF");
    refused_at("{}", Json, 1, 1, "the graph has no nodes");
    refused_at(r#"{"edges": []}"#, Json, 1, 1, "the graph has no nodes");
    refused_at("{\"edges\": [\n[\"a\",\"b\"],\n[\"a\"]]}", Json, 3, 5, "two ends");
    refused_at("{\"edges\": [\n[\"a\",\"b\"", Json, 2, 9, "EOF");
    refused_at(r#"{"edges": [["a","b","c"]]}"#, Json, 1, 24, "two ends");
    refused_at(r#"{"edges": [["a", null]]}"#, Json, 1, 21, "a string or a whole number");
    refused_at(r#"{"edges": [["a", ""]]}"#, Json, 1, 19, "must have a name");
    refused_at(r#"{"edges": [["a", "b\n"]]}"#, Json, 1, 22, "U+000A");
    refused_at(r#"{"edges": [["a", 1.5]]}"#, Json, 1, 20, "write it as a string");
    refused_at(r#"{"nodes": [18446744073709551616]}"#, Json, 1, 31, "write it as a string");
    refused_at(r#"{"nodes": [1e999]}"#, Json, 1, 16, "number out of range");
    refused_at(r#"{"nodes": ["\ud800"]}"#, Json, 1, 19, "hex escape");
    refused_at(r#"{"nodes": ["\ud800\u0041"]}"#, Json, 1, 24, "surrogate");
    refused_at("{\"nodes\": [\"a\0\"]}", Json, 1, 14, "control character");
    refused_at(r#"{"edges": [{"from":"a","too":"b"}]}"#, Json, 1, 28, "unknown key `too`");
    refused_at(r#"{"edges": [{"from":"a"}]}"#, Json, 1, 23, "missing field `to`");
    refused_at(r#"{"edges": [{"from":"a","from":"b","to":"c"}]}"#, Json, 1, 33, "stands twice");
    refused_at(r#"{"nodes": ["a"], "edge": []}"#, Json, 1, 23, "unknown key `edge`");
    refused_at(r#"{"nodes": ["a"], "nodes": []}"#, Json, 1, 24, "stands twice");
    refused_at(r#"{"a": ["b"], "edges": []}"#, Json, 1, 20, "ambiguous");
    refused_at(r#"{"a": ["b"], "a": []}"#, Json, 1, 16, "listed twice");
    refused_at(r#"{"title": "x", "edges": []}"#, Json, 1, 13, "array of the nodes");
    refused_at(r#"{"nodes": ["a"], "start": "b"}"#, Json, 1, 28, "the start `b` is not among the nodes");
    refused_at(r#"{"nodes": ["a"]} x"#, Json, 1, 18, "trailing characters");
    refused_at(r#"[["a","b"]]"#, Json, 1, 1, "an object with the keys");
}

#[test]
fn labels_of_ends() {
    use Format::{Csv, Dot, Json};
    for (text, format) in [
        ("from,to,label\na,b\na,c,\nb,,win\n \"c\" , , Tie \n", Csv),
        (
            "digraph { a -> b; a -> c [label=loss]; a [label=A]; b [label=win]; c [label=\"TIE\"]; c [label=tie] }",
            Dot,
        ),
        (
            r#"{"nodes": ["a", "b"], "labels": {"b": "win", "c": "tie"}, "edges": [["a", "b"], ["a", "c"]]}"#,
            Json,
        ),
    ] {
        let graph = StateGraph::read_as(text, format).unwrap();
        let labels: Vec<_> = (0..3).map(|node| graph.label(node)).collect();
        assert_eq!(labels, [None, Some(Label::MoverWins), Some(Label::Tie)], "{text}");
        assert!(graph.is_labelled());
    }
    assert!(!StateGraph::read_as("from,to,label\na,b\n", Csv).unwrap().is_labelled());
    assert!(!StateGraph::read_as("digraph { a -> b; b [label=home] }", Dot).unwrap().is_labelled());
    // A label and its graph must fit together.
    refused_at("from,to,label\na,b\na,,win\nb,,loss\n", Csv, 3, 4, "the node `a` has moves");
    refused_at("from,to,label\na,b\na,c\nc,,win\n", Csv, 4, 4, "`b` has no moves and no label");
    refused_at("from,to,label\na,b\nb,,win\nb,,tie\n", Csv, 4, 4, "at most one label");
    refused_at("from,to,label\na,b,win\n", Csv, 2, 5, "a line of its own");
    refused_at("from,to,label\na,,draw\n", Csv, 2, 4, "`win`, `loss` or `tie`");
    refused_at("from,to,label\na,,win,\n", Csv, 2, 7, "only three columns");
    refused_at("from,to,label\na,\n", Csv, 2, 3, "must have a name");
    refused_at("from,to,label\n,,win\n", Csv, 2, 1, "must have a name");
    refused_at("from,to,label\n", Csv, 2, 1, "the graph has no nodes");
    refused_at("from,to,weight\na,b,1\n", Csv, 1, 1, "not the header");
    refused_at("digraph {\n a -> b\n a [label=win] }", Dot, 3, 11, "the node `a` has moves");
    refused_at("digraph {\n a -> b; b [label=loss]\n a [label=win] }", Dot, 3, 11, "the node `a` has moves");
    refused_at("digraph {\n a -> b\n c [label=win] }", Dot, 3, 11, "`b` has no moves and no label");
    refused_at("digraph { a [label=win]; a [label=tie] }", Dot, 1, 35, "at most one label");
    refused_at(r#"{"edges": [["a", "b"]], "labels": {"b": "draw"}}"#, Json, 1, 46, "`win`, `loss` or `tie`");
    // What holds for all nodes holds for those with moves too.
    for kind in ["node", "edge", "graph"] {
        for said in ["label=loss", "start=true"] {
            let text = format!("digraph {{ {kind} [color=red, {said}]; a -> b }}");
            match kind {
                "node" => refused_at(&text, Dot, 1, 34, "this marks all nodes"),
                _ => assert_eq!(short(&text, Dot), "a b: a>b"),
            }
        }
    }
    // The first `"labels"` is a node, and so is the first `"start"`.
    let text = r#"{"nodes": ["labels", "start"], "edges": [["a", "b"], ["a", "c"]],
        "labels": {"labels": "tie", "start": "tie", "b": "win", "c": "tie", "a": "win"}}"#;
    refused_at(text, Json, 2, 78, "the node `a` has moves");
    refused_at(r#"{"nodes": ["start", "a"], "start": "b"}"#, Json, 1, 37, "the start `b`");
    refused_at(r#"{"edges": [["a", "b"]], "labels": {"a": "win"}}"#, Json, 1, 37, "the node `a` has moves");
    refused_at(
        r#"{"edges": [["a", "b"]], "labels": {"\u0061": "win"}}"#,
        Json,
        1,
        1,
        "the node `a` has moves",
    );
    refused_at(r#"{"nodes": ["a"], "start": "\u0062"}"#, Json, 1, 1, "the start `b`");
    refused_at(r#"{"edges": [["a", "b"]], "labels": {"": "win"}}"#, Json, 1, 37, "must have a name");
    refused_at(r#"{"edges": [["a", "b"]], "labels": ["a"]}"#, Json, 1, 34, "the label of each node");
}

#[test]
fn names_that_differ_in_spaces() {
    use Format::{Csv, Dot, Json};
    // A table trims names; the other notations say where a name ends.
    assert_eq!(short("from,to\na b,a  b\n a b ,c\n", Csv), "a b a  b c: a b>a  b a b>c");
    assert_eq!(short(r#"{"edges": [["a", "a "], ["a ", " a"]]}"#, Json), "a a   a: a>a  a > a");
    assert_eq!(short("digraph { \"a\" -> \"a \" }", Dot), "a a : a>a");
}

#[test]
fn inline_graphs() {
    let read = |text: &str| contents(&StateGraph::inline(text).unwrap());
    let expected = read("{a>b, b>c, d}");
    assert_eq!(expected.0, ["a", "b", "c", "d"]);
    assert_eq!(expected.1.len(), 2);
    for text in ["{a->b→c,d}", " { a > b ; b>c , d , } ", "{\"a\">b>\"c\", a>b, \"d\"}"] {
        assert_eq!(read(text), expected, "{text}");
    }
    assert_eq!(read("{a-1>b-2}").0, ["a-1", "b-2"]);
    for (text, column, words) in [
        ("", 1, "`{a>b, b>c}`"),
        ("a>b", 1, "starts with a brace"),
        ("{}", 1, "no nodes"),
        ("{a>b", 5, "expected `}`"),
        ("{a>}", 4, "a name is missing"),
        ("{a>", 4, "a name is missing"),
        ("{,a}", 2, "a name is missing"),
        ("{>a}", 2, "a name is missing"),
        ("{a b>c}", 4, "in double quotes"),
        ("{\"a>b}", 2, "the quote is not closed"),
        ("{\"a\\n\">b}", 4, "a backslash stands alone"),
        ("{\"\">b}", 2, "must have a name"),
        ("{a\0>b}", 2, "U+0000"),
        ("{a>b} x", 7, "ends before this"),
        ("{{a}>b}", 2, "a name is missing"),
    ] {
        let error = StateGraph::inline(text).unwrap_err();
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.to_string().contains(words), "{text}: {error}");
    }
}

#[test]
fn positions_are_names() {
    let graph = StateGraph::inline("{start>middle, middle>\"the end\"}").unwrap();
    let end = graph.parse_position(" \"the end\" ").unwrap();
    assert_eq!(graph.name(end), "the end");
    let error = graph.parse_position("midle").unwrap_err();
    assert!(error.to_string().contains("did you mean middle?"), "{error}");
    assert!(graph.parse_position("the end").is_err());
    let middle = graph.node("middle").unwrap();
    assert_eq!(graph.play(&middle, &end), Ok(end));
    assert!(graph.play(&end, &middle).is_err());
    assert_eq!(graph.show_move(&middle, &end), "middle → \"the end\"");
}

#[test]
fn the_format_is_seen_from_the_text() {
    for (text, file) in [
        ("{\"a\": []}", None),
        (" digraph { a }", None),
        ("// x\nstrict digraph { a }", Some("-")),
        ("from,to\na,a", Some("states.txt")),
        ("digraph { a }", Some("x.y/states")),
    ] {
        assert!(StateGraph::read(text, file).is_ok(), "{text}");
    }
    // The extension decides if there is one.
    assert!(StateGraph::read("{\"a\": []}", Some("a.CSV")).is_err());
}

#[test]
fn hostile_texts_are_refused_at_once() {
    let deep = 100_000;
    let error = refused(&format!("digraph {}", "{".repeat(deep)), Format::Dot);
    assert!(error.to_string().contains("more than 200 deep"), "{error}");
    assert!(
        refused(&format!("digraph {{ a -> {}", "{b -> ".repeat(deep)), Format::Dot)
            .to_string()
            .contains("200")
    );
    let nested = format!("digraph {}a{}", "{".repeat(200), "}".repeat(200));
    assert_eq!(short(&nested, Format::Dot), "a:");
    refused(&format!("digraph {{ {} }}", "<".repeat(deep)), Format::Dot);
    refused(&"[".repeat(deep), Format::Json);
    refused(&format!("{{\"edges\": {}", "[".repeat(deep)), Format::Json);
    refused(&format!("{{\"edges\": [[1,2,{}", "[".repeat(deep)), Format::Json);
    refused(&format!("{{\"a\": {}", "{\"a\":".repeat(deep)), Format::Json);
    StateGraph::inline(&"{".repeat(deep)).unwrap_err();
    // A product of groups is bounded, even for a short text.
    let many: String = (0..4000).map(|i| format!("v{i} ")).collect();
    let error = refused(&format!("digraph {{ {{{many}}} -> {{{many}}} }}"), Format::Dot);
    assert!(error.to_string().contains("more than 10000000 edges"), "{error}");
    // Long names and long lines do not make long messages.
    let long = "x".repeat(1_000_000);
    assert!(refused(&format!("from,to\n{long}"), Format::Csv).to_string().len() < 1000);
    assert!(
        refused(&format!("{{\"nodes\": [\"a\"], \"start\": \"{long}\"}}"), Format::Json).to_string().len()
            < 1000
    );
    assert!(refused(&format!("digraph {{ a -> b }} {long}"), Format::Dot).to_string().len() < 1000);
    assert!(StateGraph::inline(&format!("{{{long} b}}")).unwrap_err().to_string().len() < 1000);
}

fn build(names: &[String], edges: &[(usize, usize)]) -> StateGraph {
    let mut builder = Builder::new();
    let ids: Vec<_> = names.iter().map(|name| builder.node(name).unwrap()).collect();
    for &(a, b) in edges {
        builder.edge(ids[a % ids.len()], ids[b % ids.len()]);
    }
    builder.finish().unwrap()
}

fn sorted(graph: &StateGraph) -> (Vec<String>, Vec<(String, String)>) {
    let (mut nodes, mut edges, _) = contents(graph);
    nodes.sort();
    edges.sort();
    (nodes, edges)
}

prop_compose! {
    fn any_graph()(
        names in prop::collection::vec("[^\\p{Cc}]{1,6}", 1..6),
        edges in prop::collection::vec((0usize..6, 0usize..6), 0..12),
    ) -> StateGraph {
        build(&names, &edges)
    }
}

proptest! {
    #[test]
    fn inline_round_trip(graph in any_graph()) {
        prop_assert_eq!(sorted(&StateGraph::inline(&graph.to_string()).unwrap()), sorted(&graph));
        for node in 0..graph.len() as u32 {
            prop_assert_eq!(graph.parse_position(&graph.show_position(&node)), Ok(node));
        }
    }

    #[test]
    fn json_round_trip(graph in any_graph()) {
        let (nodes, edges, _) = contents(&graph);
        let [nodes, edges] = [serde_json::json!(nodes), serde_json::json!(edges)];
        let text = format!("{{\"nodes\": {nodes}, \"edges\": {edges}}}");
        prop_assert_eq!(contents(&StateGraph::read_as(&text, Format::Json).unwrap()), contents(&graph));
    }

    #[test]
    fn dot_round_trip(graph in any_graph()) {
        // DOT cannot write a backslash before a quote or at the end of a name.
        let slash = |name: String| name.replace('\\', "/");
        let (nodes, edges, _) = contents(&graph);
        let nodes: Vec<_> = nodes.into_iter().map(slash).collect();
        let edges: Vec<_> = edges.into_iter().map(|(a, b)| (slash(a), slash(b))).collect();
        let quoted = |name: &String| format!("\"{}\"", name.replace('"', "\\\""));
        let mut text = "digraph {\n".to_owned();
        nodes.iter().for_each(|name| text += &(quoted(name) + "\n"));
        edges.iter().for_each(|(a, b)| text += &format!("{}->{}", quoted(a), quoted(b)));
        let (read_nodes, read_edges, _) = contents(&StateGraph::read_as(&(text + "}"), Format::Dot).unwrap());
        let mut different = nodes;
        let mut seen = HashSet::new();
        different.retain(|name| seen.insert(name.clone()));
        prop_assert_eq!(read_nodes, different);
        let sets = [edges, read_edges].map(|edges| edges.into_iter().collect::<HashSet<_>>());
        prop_assert_eq!(&sets[0], &sets[1]);
    }

    /// A text written by the `csv` crate is read as its own reader reads it (spaces around do not count).
    #[test]
    fn csv_as_the_csv_crate(rows in prop::collection::vec(("[^\\p{Cc}]{1,6}", "[a\", é]{1,6}"), 1..8)) {
        let name = |text: &str| if text.trim().is_empty() { "x".to_owned() } else { text.trim().to_owned() };
        let rows: Vec<_> = rows.iter().map(|(a, b)| (name(a), name(b))).collect();
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(["from", "to"]).unwrap();
        rows.iter().for_each(|(a, b)| writer.write_record([a, b]).unwrap());
        let text = String::from_utf8(writer.into_inner().unwrap()).unwrap();
        let mut read = csv::Reader::from_reader(text.as_bytes());
        let mut expected: Vec<(String, String)> = read
            .records()
            .map(|record| record.unwrap())
            .map(|record| (record[0].to_owned(), record[1].to_owned()))
            .collect();
        expected.sort();
        expected.dedup();
        prop_assert_eq!(sorted(&StateGraph::read_as(&text, Format::Csv).unwrap()).1, expected);
    }

    /// Numbers, which have a path of their own, are read as other names are, whatever stands around them.
    #[test]
    fn csv_of_numbers(
        rows in prop::collection::vec(("[0-9]{1,4}|0[0-9]|[1-9][0-9]{8,20}|-1|a|07b", "[0-9]{1,2}", 0usize..6), 1..60),
    ) {
        let (mut text, mut expected) = (String::from("from,to\n"), Vec::new());
        for (from, to, form) in rows {
            text += &match form {
                0 => format!("{from},{to}\r\n"),
                1 => format!(" {from} ,\t{to}\n\n"),
                2 => format!("\"{from}\",{to} \n"),
                _ => format!("{from},{to}\n"),
            };
            if !expected.contains(&(from.clone(), to.clone())) {
                expected.push((from, to));
            }
        }
        for text in [text.as_str(), text.trim_end()] {
            let (names, mut edges, _) = contents(&StateGraph::read_as(text, Format::Csv).unwrap());
            let mut first = Vec::new();
            for name in expected.iter().flat_map(|(from, to)| [from, to]) {
                if !first.contains(name) {
                    first.push(name.clone());
                }
            }
            prop_assert_eq!(names, first);
            let mut expected = expected.clone();
            expected.sort();
            edges.sort();
            prop_assert_eq!(edges, expected);
        }
    }

    /// Rows hold each option once, in the order of the edges.
    #[test]
    fn rows_of_edges(edges in prop::collection::vec((0u32..4, 0u32..40), 0..200)) {
        let rows = Rows::from_edges(40, &edges);
        for node in 0..40 {
            let mut expected = Vec::new();
            for &(_, to) in edges.iter().filter(|edge| edge.0 == node) {
                if !expected.contains(&to) {
                    expected.push(to);
                }
            }
            prop_assert_eq!(rows.options(node), expected);
        }
    }

    /// No text makes a reader panic, and a graph that was read can be written and read again.
    #[test]
    fn nothing_panics(text in "([a-c{}\\[\\]<>\",;:=\\-+*/#\\\\ \\n\\r\\x00é→\u{feff}1.]|digraph|subgraph|->|from,to\n|\"edges\":){0,40}") {
        for format in [Format::Csv, Format::Dot, Format::Json] {
            for text in [&text, &format!("digraph {{{text}}}"), &format!("from,to\n{text}"), &format!("{{\"edges\":[{text}]}}")] {
                if let Ok(graph) = StateGraph::read_as(text, format) {
                    prop_assert_eq!(sorted(&StateGraph::inline(&graph.to_string()).unwrap()), sorted(&graph));
                }
            }
        }
        let _ = StateGraph::inline(&text);
        let _ = StateGraph::inline(&format!("{{{text}}}"));
    }

    #[test]
    fn quoted_names_are_one_word(name in "[^\\p{Cc}]{1,10}") {
        let graph = build(std::slice::from_ref(&name), &[]);
        prop_assert_eq!(graph.parse_position(&quote(&name)), Ok(0));
    }
}
