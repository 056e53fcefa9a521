//! State graphs in the language of Graphviz.

use super::Drawn;
use crate::look::Role;
use crate::picture::role_of;
use grundy::Outcome;
use std::fmt::Write as _;

/// A text in double quotes. Control characters become spaces, since Graphviz has no sign for them.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn colour(role: Role) -> [String; 2] {
    let look = role.look();
    let hex = |colours: Option<[u32; 2]>| format!("#{:06x}", colours.unwrap_or_default()[0]);
    [hex(look.fill), hex(look.line)]
}

/// Without answers, all nodes and moves look alike. P-positions have a double line and winning moves are thick, so that a print without colours is readable.
pub(super) fn dot(drawn: &Drawn<'_>, title: &str, shown: bool) -> String {
    let mut out = String::from("digraph grundy {\n");
    let _ = writeln!(out, "  label={}; labelloc=t; node [shape=ellipse, style=filled];", quoted(title));
    for &node in &drawn.nodes {
        if !shown {
            let [fill, line] = colour(Role::Cell);
            let label = quoted(drawn.states.name(node));
            let _ = writeln!(out, "  n{node} [label={label}, fillcolor=\"{fill}\", color=\"{line}\"];");
            continue;
        }
        let outcome = drawn.outcome(node);
        let [fill, line] = colour(role_of(outcome));
        let value = drawn.value(node).map_or(String::new(), |value| format!("\\n*{value}"));
        let mut label = quoted(drawn.states.name(node));
        label.insert_str(label.len() - 1, &value);
        let twice = if outcome == Outcome::Previous { ", peripheries=2" } else { "" };
        let _ = writeln!(out, "  n{node} [label={label}, fillcolor=\"{fill}\", color=\"{line}\"{twice}];");
    }
    let [_, winning] = colour(Role::Winning);
    for &node in &drawn.nodes {
        for &to in drawn.states.options(node) {
            let look = if shown && drawn.wins(to) {
                format!(" [penwidth=3, color=\"{winning}\"]")
            } else {
                String::new()
            };
            let _ = writeln!(out, "  n{node} -> n{to}{look};");
        }
    }
    out += "}\n";
    out
}
