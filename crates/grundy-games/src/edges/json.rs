//! Graphs in JSON: `{"n": 3, "edges": [[0, 1], [1, 2]]}` or `{"nodes": ["a", "b"], "edges": [["a", "b"]]}`.

use super::Builder;
use grundy_rules::ParseError;
use grundy_rules::graph::json::{Edge, Name, place};
use grundy_words::say;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'t> {
    /// The number of vertices; they are named 0, 1, 2, …
    #[serde(alias = "vertices")]
    n: Option<u64>,
    #[serde(borrow, default)]
    nodes: Vec<Name<'t>>,
    #[serde(borrow, default)]
    edges: Vec<Edge<'t>>,
    #[serde(borrow, alias = "ground")]
    start: Option<Name<'t>>,
}

/// Whether the text begins like an object whose first key is in quotes.
pub(crate) fn begins(text: &str) -> bool {
    let Some(inside) = text.trim_start().strip_prefix('{') else { return false };
    let Some(key) = inside.trim_start().strip_prefix('"') else { return false };
    key.find('"').is_some_and(|close| key[close + 1..].trim_start().starts_with(':'))
}

pub(super) fn read(text: &str, builder: &mut Builder<'_>) -> Result<(), ParseError> {
    let file: File = serde_json::from_str(text).map_err(|error| place(text, &error))?;
    let key = |name: &str| {
        let at = text.find(&format!("\"{name}\"")).unwrap_or(0);
        at..at + name.len() + 2
    };
    let count = if text.contains("\"vertices\"") { key("vertices") } else { key("n") };
    let n = file.n.unwrap_or(0);
    builder.room(n, 0, &count)?;
    for vertex in 0..n {
        builder.vertex(&vertex.to_string(), count.clone())?;
    }
    let nodes = key("nodes");
    for Name(name) in &file.nodes {
        builder.vertex(name, nodes.clone())?;
    }
    let edges = key("edges");
    for Edge(Name(from), Name(to)) in &file.edges {
        let at = edges.clone();
        let (a, b) = (builder.vertex(from, at.clone())?, builder.vertex(to, at.clone())?);
        if file.n.is_some_and(|n| u64::from(a.max(b)) >= n) && file.nodes.is_empty() {
            let edge =
                say!("error-game-edge-not-between-two-vertices", from = &**from, to = &**to, number = n);
            return Err(ParseError::at(text, at, edge).help(say!("error-game-help-vertices-numbered-from-0")));
        }
        builder.edge(a, b, at)?;
    }
    if let Some(Name(name)) = &file.start {
        let Some(start) = builder.graph.names.get_index_of(&**name) else {
            return Err(ParseError::at(text, key("start"), say!("error-game-start-not-among-vertices")));
        };
        builder.graph.start = Some(start as u32);
    }
    Ok(())
}
