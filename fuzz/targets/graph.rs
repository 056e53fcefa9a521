//! Law: reading a graph never panics in any format, and its short form reads back as the same graph.
#![no_main]
use grundy_rules::graph::{Format, StateGraph};
use std::collections::BTreeSet;

/// Every node with its options, by name, because the order of writing does not matter.
fn by_name(graph: &StateGraph) -> BTreeSet<(&str, BTreeSet<&str>)> {
    (0..graph.len() as u32)
        .map(|node| {
            (graph.name(node), graph.options(node).iter().map(|&option| graph.name(option)).collect())
        })
        .collect()
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    for format in [Format::Csv, Format::Dot, Format::Json, Format::GraphMl] {
        if let Ok(graph) = StateGraph::read_as(text, format) {
            let shown = graph.to_string();
            let again = StateGraph::inline(&shown).unwrap_or_else(|error| panic!("{shown:?}: {error}"));
            assert_eq!(by_name(&again), by_name(&graph), "{shown:?}");
        }
    }
    let _ = StateGraph::inline(text);
});
