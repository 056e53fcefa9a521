//! State graphs in GraphML, beside the same graphs as CSV.
#![cfg(feature = "graphml")]

use grundy_rules::graph::{Builder, Format, StateGraph};
use proptest::prelude::*;
use std::fmt::Write as _;

fn read(text: &str) -> StateGraph {
    StateGraph::read(text, Some("game.graphml")).unwrap()
}

/// As the Python package networkx writes it.
const NETWORKX: &str = r#"<?xml version='1.0' encoding='utf-8'?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
  <key id="d1" for="edge" attr.name="start" attr.type="long" />
  <key id="d0" for="node" attr.name="start" attr.type="boolean"><default>false</default></key>
  <graph edgedefault="directed"> <desc>a game</desc>
    <node id="a"><data key="d0">True</data><port name="x"><data key="d0">true</data></port></node>
    <node id="b &amp; c"/>
    <node id="&#233;"></node><!-- alone -->
    <edge source="a" target="b &amp; c"><data key="d1">1</data></edge>
    <edge source="a" target="a" directed="true" />
  </graph>
</graphml>
<!-- end -->
"#;

#[test]
fn as_programs_write_it() {
    let graph = read(NETWORKX);
    assert_eq!(graph.names().collect::<Vec<_>>(), ["a", "b & c", "é"]);
    assert_eq!(graph.options(0), [1, 0]);
    assert_eq!(graph.start(), Some(0));
    assert_eq!(StateGraph::read(NETWORKX, None).unwrap().len(), 3);
}

#[test]
fn what_is_refused_and_where() {
    let open = "<graphml><graph edgedefault='directed'>\n";
    for (text, place, words) in [
        ("<graphml>", (1, 10), "too early"),
        ("<!-- x -->", (1, 11), "there is no graph"),
        ("<svg/>", (1, 1), "this is not GraphML"),
        ("<graphml/>", (1, 1), "the graph has no nodes"),
        ("<graphml></graphml>", (1, 1), "the graph has no nodes"),
        (&format!("{open}<node/>"), (2, 1), "`id` is missing"),
        (&format!("{open}<node id='a'>"), (2, 14), "too early"),
        (&format!("{open}<node id='a'/>"), (2, 15), "too early"),
        (&format!("{open}<node id='a'></edge>"), (2, 14), "node"),
        (
            &format!("{open}<node id='a'/>\n<edge source='a' target='b'/></graph></graphml>"),
            (3, 1),
            "no node `b`",
        ),
        (&format!("{open}<node id='a'/>\n<edge source='a'/>"), (3, 1), "`target` is missing"),
        (
            &format!("{open}<node id='a'/>\n<edge source='a' target='a' directed='false'/>"),
            (3, 1),
            "no direction",
        ),
        (&format!("{open}<hyperedge/>"), (2, 1), "more than two ends"),
        (&format!("{open}<graph/>"), (2, 1), "one graph"),
        (&format!("{open}<node id='a'><graph>"), (2, 14), "one graph"),
        (&format!("{open}</graph></graphml><graphml/>"), (2, 19), "one graph"),
        (&format!("{open}<node id=''/>"), (2, 1), "must have a name"),
        (&format!("{open}<node id='a&#10;b'/>"), (2, 1), "U+000A"),
        (&format!("{open}<node id='&x;'/>"), (2, 1), "x"),
        (&format!("{open}<node id='a"), (2, 1), "not closed"),
    ] {
        let error = StateGraph::read(text, Some("game.graphml")).unwrap_err();
        assert_eq!((error.line, error.column), place, "{text}: {error}");
        assert!(error.to_string().contains(words), "{text}: {error}");
    }
    let undirected = "<graphml><graph edgedefault='undirected'><node id='a'/><edge source='a' target='a'/>";
    assert!(StateGraph::read(undirected, None).unwrap_err().to_string().contains("no direction"));
    let deep = format!("{open}{}", "<x>".repeat(100_000));
    StateGraph::read(&deep, None).unwrap_err();
    let wide = format!("{open}<node {}/>", "a='' ".repeat(100_000));
    StateGraph::read(&wide, None).unwrap_err();
    // An entity that names itself is no attack, because entities are not read.
    let laughs = "<!DOCTYPE x [<!ENTITY a \"&a;&a;\">]><graphml><graph><node id='&a;'/></graph></graphml>";
    StateGraph::read(laughs, None).unwrap_err();
}

#[test]
fn references_in_labels_are_read() {
    let graph = |keys: &str, label: &str| {
        let text = format!(
            "<graphml>{keys}<graph><node id='a'/><node id='b'><data key='l'>{label}</data></node>\
             <edge source='a' target='b'/></graph></graphml>"
        );
        StateGraph::read(&text, Some("game.graphml"))
    };
    let label = "<key id='l' for='node' attr.name='label'/>";
    for (word, is_label) in [
        ("win", true),
        ("&#119;&#x69;n", true),
        ("w<![CDATA[in]]>", true),
        ("w&amp;in", false),
        ("&lt;win", false),
    ] {
        assert_eq!(graph(label, word).unwrap().is_labelled(), is_label, "{word}");
    }
    for (word, why) in [("&x;", "`&x;` stands for no character"), ("&#0;", ""), ("&#xd800;", "")] {
        let error = graph(label, word).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
    // A default is the value of each node that has none of its own.
    let key = |name: &str, default: &str| {
        format!("<key id='k' for='node' attr.name='{name}'><desc>x</desc>{default}</key>{label}")
    };
    for (name, default) in [("label", "<default>loss</default>"), ("start", "<default> tru&#101; </default>")]
    {
        let error = graph(&key(name, default), "win").unwrap_err().to_string();
        assert!(error.contains("this marks all nodes"), "{error}");
    }
    for (name, default) in [
        ("label", "<default/>"),
        ("label", "<default>none</default>"),
        ("start", "<default>false</default>"),
        ("color", "<default>loss</default>"),
    ] {
        assert!(graph(&key(name, default), "win").unwrap().is_labelled(), "{name} {default}");
    }
}

fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

proptest! {
    #[test]
    fn as_the_same_graph_in_csv(
        names in prop::collection::vec("[a&<\"';é ]{1,4}|[0-9]{1,3}", 1..8),
        edges in prop::collection::vec((0usize..8, 0usize..8), 1..20),
    ) {
        let names: Vec<String> =
            names.iter().map(|name| if name.trim().is_empty() { "x".into() } else { name.trim().to_string() }).collect();
        let edges: Vec<_> = edges.iter().map(|&(a, b)| (&names[a % names.len()], &names[b % names.len()])).collect();
        let mut builder = Builder::new();
        let (mut csv, mut xml) = (String::from("from,to\n"), String::from("<graphml><graph>"));
        let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
        for &(a, b) in &edges {
            for name in [a, b] {
                let known = builder.len();
                if builder.node(name).unwrap() as usize == known {
                    write!(xml, "<node id=\"{}\"/>", escaped(name)).unwrap();
                }
            }
            writeln!(csv, "{},{}", quoted(a), quoted(b)).unwrap();
            write!(xml, "<edge source=\"{}\" target=\"{}\"/>", escaped(a), escaped(b)).unwrap();
        }
        let (csv, xml) = (StateGraph::read_as(&csv, Format::Csv).unwrap(), read(&(xml + "</graph></graphml>")));
        prop_assert!(csv.names().eq(xml.names()));
        prop_assert_eq!(csv.rows(), xml.rows());
    }

    #[test]
    fn nothing_panics(text in "(<|>|/|node|edge|graph|graphml|data|key| |id='a'|source='a'|target='b'|&|;|<!--|]]>|é|\\x00){0,30}") {
        for text in [text.clone(), format!("<graphml><graph>{text}"), format!("<graphml><graph><node id='a'><data key='d'>{text}")] {
            let _ = StateGraph::read_as(&text, Format::GraphMl);
        }
    }
}
