//! The tasks of a worksheet, chosen by a seed.

use super::{Judged, Labelled, Row, Subject, Task, TaskKind, Worksheet, position_of};
use grundy::play::{Dice, moves};
use grundy::sequence::Sequence;
use grundy::solve::{Question, WinningMove, solve};
use grundy::{Budget, ControlFlow, Convention, Failure, Heap, Kind, Outcome, Position, Ruleset};
use grundy_draw::{Answers, Canvas, Figure, Nodes, Title, move_text};
use grundy_words::{Language, speaking};
use std::sync::Arc;

/// The last heap of a table.
const TABLE_TO: u64 = 12;
/// The last row and column of a grid.
const GRID_TO: u64 = 8;
/// The positions to judge.
const POSITIONS: usize = 6;
/// How often a position of the wanted outcome is looked for.
const TRIES: usize = 60;
/// The largest heap of a position to judge.
const MAX_HEAP: u64 = 12;
/// The largest coordinate of a position to judge.
const MAX_COORDINATE: u64 = 9;
/// The nodes and moves of a graph to label.
const GRAPH_NODES: std::ops::RangeInclusive<usize> = 4..=12;
const MAX_GRAPH_MOVES: usize = 22;
/// The most moves that are looked at in a position.
const MAX_MOVES: usize = 500;
/// The longest walk from the start of a game.
const MAX_WALK: usize = 60;

/// A number below `end`, which is at least 1.
fn below(dice: &mut Dice, end: u64) -> u64 {
    dice.below(end.into()) as u64
}

/// The tasks, to be drawn and as data.
pub(super) fn tasks(
    subject: &Subject,
    asked: &Worksheet,
    budget: &mut Budget<'_>,
) -> Result<(Vec<grundy_draw::Task>, Vec<Task>), Failure> {
    let all = [TaskKind::Table, TaskKind::Judge, TaskKind::Graph];
    let wanted = if asked.tasks.is_empty() { &all[..] } else { &asked.tasks };
    let mut dice = Dice::new(asked.seed);
    let (mut drawn, mut told) = (Vec::new(), Vec::new());
    for kind in wanted {
        let task = match kind {
            TaskKind::Table => table(subject, budget)?,
            TaskKind::Judge => Some(judge(subject, &mut dice, budget)?),
            TaskKind::Graph => graph(subject, &mut dice, budget)?,
        };
        match task {
            Some((picture, data)) => {
                drawn.push(picture);
                told.push(data);
            }
            None if asked.tasks.is_empty() => {}
            None => {
                return Err(Failure::Refused(match kind {
                    TaskKind::Table => {
                        "a table to fill in is for rules with heaps or with two coordinates".into()
                    }
                    _ => "no state graph of this game is small enough to be labelled by hand".to_string(),
                }));
            }
        }
    }
    Ok((drawn, told))
}

fn table(subject: &Subject, budget: &mut Budget<'_>) -> Result<Option<(grundy_draw::Task, Task)>, Failure> {
    let Subject::Rule(rule) = subject else { return Ok(None) };
    if let Kind::Points(points) = rule.kind() {
        let rows = grundy::solve::table(rule, 0, [GRID_TO; 2], budget)?;
        let head = &points.formula.syntax().head;
        let names = [head[0].clone(), head[1].clone()];
        return Ok(Some((grundy_draw::Task::Grid { names, rows: rows.clone() }, Task::Grid { rows })));
    }
    let Some(mut sequence) = Sequence::new(rule.clone()) else { return Ok(None) };
    let mut values = Vec::new();
    sequence.stream(0..=TABLE_TO, budget, &mut |_, piece| {
        values.extend_from_slice(piece);
        ControlFlow::Continue(())
    })?;
    let mut rows = Vec::new();
    for heap in 0..=TABLE_TO {
        let mut options = Vec::new();
        rule.options(&[heap], budget, &mut |option| {
            options.push(option.iter().fold(0, |sum, part| sum ^ values[*part as usize]));
            ControlFlow::Continue(())
        })?;
        options.sort_unstable();
        options.dedup();
        rows.push(Row { heap, options, value: values[heap as usize] });
    }
    let drawn = rows
        .iter()
        .map(|row| grundy_draw::Row { heap: row.heap, options: row.options.clone(), value: row.value })
        .collect();
    Ok(Some((grundy_draw::Task::Table(drawn), Task::Table { rows })))
}

/// A position of the game by chance, with a move left in it where there is one.
fn position(subject: &Subject, dice: &mut Dice, budget: &mut Budget<'_>) -> Result<Position, Failure> {
    Ok(match subject {
        Subject::Rule(rule) if rule.heap().is_some() => {
            let count = 1 + below(dice, 3);
            let mut heaps: Vec<_> = (0..count).map(|_| vec![2 + below(dice, MAX_HEAP - 1)]).collect();
            if matches!(rule.kind(), Kind::Heap(Heap::Turning(_))) {
                // Each place has one coin.
                heaps.sort_unstable();
                heaps.dedup();
            }
            position_of(rule, heaps)
        }
        Subject::Rule(rule) => {
            let numbers = (0..rule.arity()).map(|_| 1 + below(dice, MAX_COORDINATE)).collect();
            position_of(rule, vec![numbers])
        }
        Subject::From(start) => {
            let walk = walk(start, dice, budget)?;
            // The last position is over.
            let count = walk.len().saturating_sub(1).max(1);
            walk[below(dice, count as u64) as usize].clone()
        }
    })
}

/// The positions of a game that is played by chance.
fn walk(start: &Position, dice: &mut Dice, budget: &mut Budget<'_>) -> Result<Vec<Position>, Failure> {
    let mut walk = vec![start.clone()];
    while walk.len() < MAX_WALK {
        let mut found = moves(&walk[walk.len() - 1], MAX_MOVES, budget)?.moves;
        if found.is_empty() {
            break;
        }
        walk.push(found.swap_remove(below(dice, found.len() as u64) as usize).after);
    }
    Ok(walk)
}

fn judge(
    subject: &Subject,
    dice: &mut Dice,
    budget: &mut Budget<'_>,
) -> Result<(grundy_draw::Task, Task), Failure> {
    let mut chosen: Vec<(Position, Outcome, Option<WinningMove>)> = Vec::new();
    for i in 0..POSITIONS {
        // Every second position is lost, if there are such.
        let wanted = if i % 2 == 0 { Outcome::Next } else { Outcome::Previous };
        let mut fallback = None;
        for _ in 0..TRIES {
            let position = position(subject, dice, budget)?;
            if chosen.iter().any(|(other, ..)| other.to_string() == position.to_string()) {
                continue;
            }
            let answer = solve(&position, &Question { max_moves: 1, ..Question::default() }, budget)?;
            let found = (position, answer.outcome, answer.moves.into_iter().next());
            if answer.outcome == wanted {
                fallback = Some(found);
                break;
            }
            fallback.get_or_insert(found);
        }
        chosen.extend(fallback);
    }
    // The outcomes come in no order that can be guessed.
    for i in (1..chosen.len()).rev() {
        chosen.swap(i, below(dice, i as u64 + 1) as usize);
    }
    let mut drawn = Vec::new();
    for (position, outcome, winning) in &chosen {
        let board = match subject {
            Subject::From(_) if grundy_draw::has_board(position) => Some(board(position, budget)?),
            _ => None,
        };
        let places =
            position.components.iter().map(|component| component.places()).collect::<Vec<_>>().join(" + ");
        let name = if position.components.len() > 1 { position.to_string() } else { places };
        let winning = winning.as_ref().map(|found| move_text(position, found, true));
        drawn.push(grundy_draw::Judged { position: name, board, outcome: *outcome, winning });
    }
    let told = chosen.into_iter().map(|(position, outcome, winning)| Judged {
        position: position.to_string(),
        outcome: outcome.into(),
        winning_move: winning
            .map(|found| speaking(Language::English, || move_text(&position, &found, false))),
    });
    Ok((grundy_draw::Task::Judge(drawn), Task::Judge { positions: told.collect() }))
}

fn figure(answers: Answers) -> Figure {
    Figure { answers, title: Title::None, ..Figure::default() }
}

fn board(position: &Position, budget: &mut Budget<'_>) -> Result<Canvas, Failure> {
    let figure = figure(Answers::Hidden);
    Ok(grundy_draw::board(position, Convention::Normal, &figure, budget)?.canvas)
}

/// A state graph that is neither too small nor too large, if one is found.
fn graph(
    subject: &Subject,
    dice: &mut Dice,
    budget: &mut Budget<'_>,
) -> Result<Option<(grundy_draw::Task, Task)>, Failure> {
    let mut candidates = Vec::new();
    for start in starts(subject, dice, budget)? {
        let nodes = Nodes::at_most(*GRAPH_NODES.end());
        let of = |answers, budget: &mut Budget<'_>| {
            grundy_draw::graph(&start, Convention::Normal, nodes, &figure(answers), budget)
        };
        let exercise = match of(Answers::Hidden, budget) {
            Ok(exercise) => exercise,
            Err(Failure::Refused(_)) => continue,
            Err(failure) => return Err(failure),
        };
        let laid_out = grundy_draw::graph_layout(&start, Convention::Normal, *GRAPH_NODES.end(), budget)?;
        if GRAPH_NODES.contains(&laid_out.nodes.len()) && laid_out.edges.len() <= MAX_GRAPH_MOVES {
            let key = of(Answers::Shown, budget)?;
            candidates.push((laid_out, start, exercise, key));
        }
    }
    // One of the largest quarter.
    candidates.sort_by_key(|(laid_out, ..)| laid_out.nodes.len());
    let few = candidates.len() * 3 / 4;
    if candidates.is_empty() {
        return Ok(None);
    }
    let choice = few + below(dice, (candidates.len() - few) as u64) as usize;
    let (laid_out, start, exercise, key) = candidates.swap_remove(choice);
    let nodes = laid_out.nodes.into_iter().map(|node| Labelled {
        position: node.position,
        outcome: node.outcome.into(),
        value: node.nim_value.map(|value| value.0),
    });
    let told = Task::Graph { position: start.to_string(), nodes: nodes.collect() };
    Ok(Some((grundy_draw::Task::Label { exercise: Box::new(exercise), key: Box::new(key) }, told)))
}

/// Positions whose state graph may be labelled.
fn starts(subject: &Subject, dice: &mut Dice, budget: &mut Budget<'_>) -> Result<Vec<Position>, Failure> {
    let heaps = |rule: &Arc<Ruleset>| (3..=11).map(|heap| position_of(rule, vec![vec![heap]])).collect();
    Ok(match subject {
        Subject::Rule(rule) if rule.heap().is_some() => heaps(rule),
        Subject::Rule(rule) => (0..24)
            .map(|_| position_of(rule, vec![(0..rule.arity()).map(|_| below(dice, 4)).collect()]))
            .collect(),
        Subject::From(start) => {
            let mut starts = Vec::new();
            for _ in 0..8 {
                starts.extend(walk(start, dice, budget)?);
            }
            starts
        }
    })
}
