//! `grundy graph` against graphs.json, in every format that can hold the graph.

use crate::common::{check_all, expect, grundy, json, rows, scratch, vectors};
use serde_json::{Value, json};
use std::path::PathBuf;

/// Writes the graph as JSON, which can name nodes without edges, and also as CSV and DOT if every node
/// has an edge.
fn files(graph: &Value) -> Result<Vec<PathBuf>, String> {
    let n = graph["n"].as_u64().ok_or("no n")?;
    let edges: Vec<(u64, u64)> = graph["edges"]
        .as_array()
        .and_then(|edges| edges.iter().map(|e| Some((e[0].as_u64()?, e[1].as_u64()?))).collect())
        .ok_or("no edges")?;
    let name = graph["name"].as_str().unwrap_or("graph").replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let nodes: Vec<String> = (0..n).map(|i| i.to_string()).collect();
    let pairs: Vec<[String; 2]> = edges.iter().map(|(a, b)| [a.to_string(), b.to_string()]).collect();
    let as_json = json!({"nodes": nodes, "edges": pairs});
    let mut files = vec![scratch(&format!("{name}.json"), &as_json.to_string())];
    if (0..n).all(|i| edges.iter().any(|&(a, b)| a == i || b == i)) {
        let csv: String = edges.iter().map(|(a, b)| format!("{a},{b}\n")).collect();
        files.push(scratch(&format!("{name}.csv"), &format!("from,to\n{csv}")));
        let dot: String = edges.iter().map(|(a, b)| format!("  {a} -> {b};\n")).collect();
        files.push(scratch(&format!("{name}.dot"), &format!("digraph {{\n{dot}}}\n")));
    }
    Ok(files)
}

#[test]
fn every_node_of_acyclic_graphs() {
    let file = vectors("graphs.json");
    check_all(rows(&file, "dags"), |graph| {
        let letter = |key: &str, i: usize| graph[key].as_str().map(|s| s[i..=i].to_string());
        for path in files(graph)? {
            let answer = json(&["graph", &path.to_string_lossy()])?;
            let nodes = answer["nodes"].as_array().ok_or("no nodes")?;
            expect("how many nodes", &Some(nodes.len() as u64), &graph["n"].as_u64())?;
            for i in 0..nodes.len() {
                let id = i.to_string();
                let node = nodes
                    .iter()
                    .find(|node| node["id"] == id.as_str())
                    .ok_or_else(|| format!("{}: no node {id}", path.display()))?;
                let wanted = json!({
                    "nim_value": graph["grundy"][i],
                    "normal": letter("normal", i),
                    "misere": letter("misere", i),
                    "remoteness_normal": graph["remoteness_normal"][i],
                    "remoteness_misere": graph["remoteness_misere"][i],
                });
                for (key, value) in wanted.as_object().ok_or("no object")? {
                    expect(&format!("{}, node {id}, {key}", path.display()), &node[key], value)?;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn cyclic_graphs_are_refused() {
    let file = vectors("graphs.json");
    check_all(rows(&file, "cyclic"), |graph| {
        for path in files(graph)? {
            let output = grundy(&["graph", &path.to_string_lossy(), "--format", "json"]);
            expect(&format!("{}: exit code", path.display()), &output.status.code(), &Some(2))?;
            let error: Value = serde_json::from_slice(&output.stderr)
                .map_err(|e| format!("{}: the error is not JSON: {e}", path.display()))?;
            if !error.to_string().contains("cycle") {
                return Err(format!("{}: the error does not speak of a cycle: {error}", path.display()));
            }
            expect(&format!("{}: bytes on standard output", path.display()), &output.stdout.len(), &0)?;
        }
        Ok(())
    });
}
