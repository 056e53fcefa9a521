//! `grundy graph FILE`.

use crate::args::{GraphArgs, GraphFormat, Limits};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::{bold, out};
use grundy::graph::{StateGraph, Worth, solve_graph};
use grundy::{Convention, nearest};
use serde_json::json;
use std::io::Write as _;

pub fn run(args: &GraphArgs, limits: &Limits) -> Result<u8, Fail> {
    let text = input::read(args.file.strip_prefix('@').unwrap_or(&args.file))?;
    let file = (args.file != "-").then_some(args.file.as_str());
    let graph = StateGraph::read(&text, file)?;
    drop(text);
    let start = match &args.start {
        None => None,
        Some(name) => Some(graph.node(name).ok_or_else(|| {
            let near = nearest(name, graph.names().take(10_000));
            let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
            Fail::Bad(format!("the graph has no node `{name}`{hint}"))
        })?),
    };
    let run = Run::start(limits);
    let solved =
        solve_graph(&graph, start, &mut run.budget("solving")).map_err(|failure| run.fail(failure))?;
    let mut out = out();
    match args.format {
        GraphFormat::Json => {
            write!(out, "{{\"nodes\":[")?;
            for (i, (node, worth)) in solved.iter().enumerate() {
                let object = json!({
                    "id": graph.name(node), "nim_value": worth.nim_value().0,
                    "normal": worth.outcome(Convention::Normal).to_string(),
                    "misere": worth.outcome(Convention::Misere).to_string(),
                    "remoteness_normal": worth.remoteness(Convention::Normal),
                    "remoteness_misere": worth.remoteness(Convention::Misere),
                });
                write!(out, "{}{object}", if i > 0 { "," } else { "" })?;
            }
            writeln!(out, "]}}")?;
        }
        GraphFormat::Csv => {
            writeln!(out, "id,nim_value,normal,misere,remoteness_normal,remoteness_misere")?;
            for (node, worth) in solved.iter() {
                writeln!(out, "{},{}", csv_field(graph.name(node)), columns(worth).join(","))?;
            }
        }
        GraphFormat::Text => {
            let names: Vec<&str> = solved.iter().map(|(node, _)| graph.name(node)).collect();
            let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(4);
            let heading = format!(
                "{:<width$}  nim-value  normal  misère  remoteness (normal)  (misère)  winning options",
                "node"
            );
            writeln!(out, "{}", bold(heading.trim_end()))?;
            for ((node, worth), name) in solved.iter().zip(names) {
                let [value, normal, misere, far, far_misere] = columns(worth);
                let moves: Vec<&str> = solved
                    .winning(graph.rows(), node, Convention::Normal)
                    .map(|next| graph.name(next))
                    .collect();
                let line = format!(
                    "{name:<width$}  {value:>9}  {normal:<6}  {misere:<6}  {far:>19}  {far_misere:>8}  {}",
                    moves.join(" ")
                );
                writeln!(out, "{}", line.trim_end())?;
            }
        }
    }
    out.flush()?;
    Ok(0)
}

fn columns(worth: Worth) -> [String; 5] {
    [
        worth.nim_value().0.to_string(),
        worth.outcome(Convention::Normal).to_string(),
        worth.outcome(Convention::Misere).to_string(),
        worth.remoteness(Convention::Normal).to_string(),
        worth.remoteness(Convention::Misere).to_string(),
    ]
}

/// A field in quotes where it needs them (RFC 4180).
fn csv_field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into()
    }
}
