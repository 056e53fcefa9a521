//! Pictures.

use super::{Draw, Drawing, Format, Shown, Work, convention, played, plays, position, ruleset};
use grundy::{Budget, Failure, Position, Ruleset, play};
use grundy_draw::{Area, GraphEdge, GraphNode, Heaps, Pairs, Picture};
use serde_json::{Value, json};
use std::sync::Arc;

/// How many positions a state graph may have where nothing is said.
const MOST_NODES: usize = 2_000;
/// How many moves can be touched where nothing is said.
const MOST_TOUCHED: usize = 300;

/// The state graph in levels.
pub fn graph(text: &str, misere: bool, most: Option<usize>) -> Result<Work, Value> {
    let position = position(text)?;
    let (convention, most) = (convention(misere), most.unwrap_or(MOST_NODES));
    Ok(Work::anew(move |budget| {
        let layout = grundy_draw::graph_layout(&position, convention, most, budget)?;
        let node = |node: &GraphNode| {
            json!({
                "x": tenths(node.at.0), "y": tenths(node.at.1), "label": node.label, "position": node.position,
                "outcome": node.outcome.to_string(), "nim_value": node.nim_value.map(|value| value.0),
                "remoteness": node.remoteness, "level": node.level,
            })
        };
        let edge = |edge: &GraphEdge| {
            let via: Vec<[f64; 2]> = edge.bends.iter().map(|bend| [tenths(bend.0), tenths(bend.1)]).collect();
            json!({ "from": edge.from, "to": edge.to, "wins": edge.wins, "via": via })
        };
        Ok(json!({
            "width": tenths(layout.width), "height": tenths(layout.height), "start": layout.start,
            "nodes": layout.nodes.iter().map(node).collect::<Vec<_>>(),
            "edges": layout.edges.iter().map(edge).collect::<Vec<_>>(),
        }))
    }))
}

/// Places need no more digits on a screen.
fn tenths(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// The board, and where it changes with each move.
pub fn touch(text: &str, most: Option<usize>) -> Result<Work, Value> {
    let position = position(text)?;
    let most = most.unwrap_or(MOST_TOUCHED);
    Ok(Work::anew(move |budget| {
        let found = play::moves(&position, most, budget)?;
        let after: Vec<Position> = found.moves.iter().map(|m| m.after.clone()).collect();
        let touch = grundy_draw::touch(&position, &after, budget)?;
        let (left, top) = touch.view.at;
        let area = |area: &Area| {
            json!({
                "x": tenths(area.at.0 - left), "y": tenths(area.at.1 - top),
                "width": tenths(area.size.0), "height": tenths(area.size.1),
            })
        };
        let moves = found.moves.iter().zip(&touch.moves).map(|(m, areas)| {
            let mut told = plays::told(m);
            told["areas"] = areas.iter().map(area).collect();
            told
        });
        Ok(json!({
            "svg": touch.picture.canvas.svg(),
            "width": tenths(touch.view.size.0), "height": tenths(touch.view.size.1),
            "moves": moves.collect::<Vec<_>>(),
            "complete": found.complete,
        }))
    }))
}

type Drawn = dyn Fn(&mut Budget<'_>) -> Result<Picture, Failure>;

pub fn draw(asked: Draw) -> Result<Work, Value> {
    let drawn = drawn(asked.what)?;
    let (format, theme) = (asked.format, asked.theme.into());
    Ok(Work::anew(move |budget| {
        let picture = drawn(budget)?;
        let text = match format {
            Format::Svg => picture.canvas.svg_on(theme),
            Format::Tikz => picture.canvas.tikz(),
            Format::Txt => picture.text,
            Format::Dot => picture
                .dot
                .ok_or_else(|| Failure::Refused("DOT is for state graphs; choose SVG or TikZ here".into()))?,
        };
        Ok(json!({ "text": text }))
    }))
}

fn drawn(what: Drawing) -> Result<Box<Drawn>, Value> {
    Ok(match what {
        Drawing::Heaps { played: texts, misere, players } => {
            let (played, convention) = (played(&texts)?, convention(misere));
            let names = players.unwrap_or_else(|| ["A".into(), "B".into()]);
            Box::new(move |budget| {
                let players = [names[0].as_str(), names[1].as_str()];
                grundy_draw::heaps(&Heaps { played: &played, convention, players }, budget)
            })
        }
        Drawing::Strip { rule, from, to, misere } => {
            let (rule, convention) = (ruleset(&rule)?, convention(misere));
            Box::new(move |budget| grundy_draw::strip(&rule, from..=to, convention, budget))
        }
        Drawing::Table { rule, to, width } => {
            of_rule(&rule, move |rule, budget| grundy_draw::table(rule, to, width, budget))?
        }
        Drawing::Plot { rule, to } => {
            of_rule(&rule, move |rule, budget| grundy_draw::plot(rule, to, budget))?
        }
        Drawing::Pairs { rule, to, show } => {
            let what = match show {
                Shown::Values => Pairs::Values,
                Shown::PPositions => Pairs::Lost,
            };
            of_rule(&rule, move |rule, budget| grundy_draw::pairs(rule, to, what, budget))?
        }
        Drawing::Xor { to } => Box::new(move |_| grundy_draw::xor(to, false)),
        Drawing::Graph { position, misere, most } => {
            let (convention, most) = (convention(misere), most.unwrap_or(MOST_NODES));
            of_position(&position, move |at, budget| grundy_draw::graph(at, convention, most, budget))?
        }
        Drawing::Board { position, misere } => {
            let convention = convention(misere);
            of_position(&position, move |at, budget| grundy_draw::board(at, convention, budget))?
        }
    })
}

fn of_rule(
    text: &str,
    drawn: impl Fn(&Arc<Ruleset>, &mut Budget<'_>) -> Result<Picture, Failure> + 'static,
) -> Result<Box<Drawn>, Value> {
    let rule = ruleset(text)?;
    Ok(Box::new(move |budget| drawn(&rule, budget)))
}

fn of_position(
    text: &str,
    drawn: impl Fn(&Position, &mut Budget<'_>) -> Result<Picture, Failure> + 'static,
) -> Result<Box<Drawn>, Value> {
    let position = position(text)?;
    Ok(Box::new(move |budget| drawn(&position, budget)))
}
