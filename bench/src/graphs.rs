//! State graphs: the labels of a random layered graph, beside the topological sort of petgraph with a set for each mex.
//!
//! `cargo run --release -p grundy-bench graphs [NODES [DEGREE]]` runs each subject in a process of its own, and prints a row
//! for each: seconds, edges a second, and the peak memory in bytes per edge. On the graph without cycles, all subjects must find
//! the same values.

use crate::peers::measure::{PEAK, measure};
use grundy::graph::{Format, NodeId, Rows, StateGraph, solve};
use grundy::loopy::{LoopyValue, LoopyWorths};
use grundy::{Budget, Convention};
use petgraph::algo::toposort;
use petgraph::graph::DiGraph;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The word that selects this measurement.
pub const WORD: &str = "graphs";

/// The nodes of the graph, and the options of each, unless the command names others.
const NODES: u32 = 10_000_000;
const DEGREE: u32 = 10;
/// The layers of the graph. Each move leads to one of the next ten.
const LAYERS: u32 = 100;
const NEXT: u32 = 10;

const SUBJECTS: [(&str, &str); 6] = [
    ("plain", "value, both outcomes and remoteness of every node"),
    ("loopy", "the same, with cycles allowed"),
    ("cycles", "the same, where one node in 1000 may also go back"),
    ("csv", "reading the graph from CSV, where the names are numbers"),
    ("csv-names", "reading the graph from CSV, where the names are words"),
    ("petgraph", "topological sort of petgraph, and the mex of a hash set for each node"),
];

/// Runs all subjects, or the one that a process of its own is for.
pub fn main(words: &[String]) -> ExitCode {
    let number =
        |place: usize, default: u32| words.get(place).map_or(Some(default), |word| word.parse().ok());
    match words.first().map(String::as_str) {
        Some("measured") => measure(&words[1..]),
        Some(subject) if SUBJECTS.iter().any(|(name, _)| *name == subject) => {
            let (Some(nodes), Some(degree)) = (number(1, NODES), number(2, DEGREE)) else {
                eprintln!("graphs: the numbers of nodes and of options are whole numbers");
                return ExitCode::FAILURE;
            };
            one(subject, nodes, degree);
            ExitCode::SUCCESS
        }
        _ => all(words),
    }
}

fn all(words: &[String]) -> ExitCode {
    let Ok(program) = std::env::current_exe() else { return ExitCode::FAILURE };
    let program = program.display().to_string();
    let number = |place: usize, default: u32| {
        words.get(place).and_then(|word| word.parse::<u32>().ok()).unwrap_or(default)
    };
    let edges = f64::from(number(0, NODES)) * f64::from(number(1, DEGREE));
    println!("{:>9}  {:>12}  {:>11}  checksum          subject", "seconds", "10^6 edges/s", "bytes/edge");
    for (subject, about) in SUBJECTS {
        let mut command = Command::new(&program);
        command.args([WORD, "measured", &program, WORD, subject]).args(words);
        let Ok(output) = command.output() else { return ExitCode::FAILURE };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let (Some(seconds), Some(sum), Some(peak)) = (field("seconds:"), field("sum:"), field(PEAK)) else {
            eprintln!("{subject}: {}", String::from_utf8_lossy(&output.stderr));
            return ExitCode::FAILURE;
        };
        let (time, peak): (f64, f64) =
            (seconds.parse().unwrap_or(f64::NAN), peak.parse().unwrap_or(f64::NAN));
        println!(
            "{time:9.2}  {:12.1}  {:11.1}  {sum}  {subject}: {about}",
            edges / time / 1e6,
            peak * 1024.0 / edges
        );
    }
    ExitCode::SUCCESS
}

/// Labels the graph once, and prints the time and a checksum of the values.
fn one(subject: &str, nodes: u32, degree: u32) {
    let (seconds, values): (f64, Box<dyn Iterator<Item = u64>>) = match subject {
        "petgraph" => {
            let mut graph = DiGraph::<(), (), u32>::with_capacity(nodes as usize, (nodes * degree) as usize);
            for _ in 0..nodes {
                graph.add_node(());
            }
            for from in 0..nodes {
                options(from, nodes, degree, |to| {
                    graph.add_edge(from.into(), to.into(), ());
                });
            }
            let start = Instant::now();
            let values = by_sort(&graph);
            (start.elapsed().as_secs_f64(), Box::new(values.into_iter().map(u64::from)))
        }
        "csv" | "csv-names" => {
            let text = csv(nodes, degree, if subject == "csv" { "" } else { "state" });
            let start = Instant::now();
            let graph = StateGraph::read_as(&text, Format::Csv).expect("a table of moves");
            let seconds = start.elapsed().as_secs_f64();
            drop(text);
            let (values, order) = labelled(&graph);
            println!("labelling: {values}");
            (seconds, Box::new(order.into_iter()))
        }
        _ => {
            let rows = rows(nodes, degree, subject == "cycles");
            let start = Instant::now();
            if subject == "plain" {
                let solved = solve(&rows, None, &mut Budget::default()).expect("a graph without cycles");
                let seconds = start.elapsed().as_secs_f64();
                let values: Vec<u64> = solved.iter().map(|(_, worth)| worth.nim_value().0).collect();
                assert!(solved.remoteness(0, Convention::Misere).is_some());
                (seconds, Box::new(values.into_iter()))
            } else {
                let solved = LoopyWorths::of(&rows, &mut Budget::default()).expect("no limit");
                let seconds = start.elapsed().as_secs_f64();
                let value = move |node| match solved.value(&rows, node) {
                    LoopyValue::Finite(value) => value,
                    LoopyValue::Infinite(_) => u64::MAX,
                };
                (seconds, Box::new((0..nodes).map(value)))
            }
        }
    };
    let sum = values
        .fold(0u64, |sum, value| sum.wrapping_mul(0x0100_0000_01b3).wrapping_add(value.wrapping_add(1)));
    println!("seconds: {seconds}\nsum: {sum:016x}");
}

/// The graph as a table of moves, where a name is a number behind a word.
fn csv(nodes: u32, degree: u32, word: &str) -> String {
    let mut text = String::from("from,to\n");
    for from in 0..nodes {
        options(from, nodes, degree, |to| {
            writeln!(text, "{word}{from},{word}{to}").expect("a text takes all");
        });
    }
    text
}

/// The seconds of the labelling, and the values in the order of the numbers in the names.
fn labelled(graph: &StateGraph) -> (f64, Vec<u64>) {
    let start = Instant::now();
    let solved = solve(graph.rows(), None, &mut Budget::default()).expect("a graph without cycles");
    let seconds = start.elapsed().as_secs_f64();
    let mut values = vec![0; graph.len()];
    for (node, worth) in solved.iter() {
        let number = graph.name(node).trim_start_matches(char::is_alphabetic);
        values[number.parse::<usize>().expect("a number")] = worth.nim_value().0;
    }
    (seconds, values)
}

/// The options of a node: random nodes of the next layers.
fn options(node: NodeId, nodes: u32, degree: u32, mut each: impl FnMut(NodeId)) {
    let width = (nodes / LAYERS).max(1);
    let first = (node / width + 1) * width;
    let last = first.saturating_add(NEXT * width).min(nodes);
    if first >= last {
        return;
    }
    let mut state = u64::from(node);
    for _ in 0..degree {
        // SplitMix64 (Steele, Lea and Flood 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        each(first + ((mixed ^ (mixed >> 31)) % u64::from(last - first)) as u32);
    }
}

/// The graph, with moves back if they are wanted.
fn rows(nodes: u32, degree: u32, back: bool) -> Rows {
    let (mut rows, mut row) = (Rows::new(), Vec::new());
    for node in 0..nodes {
        row.clear();
        options(node, nodes, degree, |to| row.push(to));
        if back && node % 1000 == 999 {
            row.push(node / 2);
        }
        rows.push_row(&row, &mut Budget::default()).expect("no limit");
    }
    rows
}

/// The values by the topological order of petgraph, and a set for each mex.
fn by_sort(graph: &DiGraph<(), (), u32>) -> Vec<u32> {
    let order = toposort(graph, None).expect("a graph without cycles");
    let mut values = vec![0u32; graph.node_count()];
    for node in order.into_iter().rev() {
        let options: HashSet<u32> = graph.neighbors(node).map(|option| values[option.index()]).collect();
        let mut mex = 0;
        while options.contains(&mex) {
            mex += 1;
        }
        values[node.index()] = mex;
    }
    values
}
