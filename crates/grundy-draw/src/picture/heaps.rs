//! Heaps of coins: a position with its nim-sum in binary, or a whole game in numbered frames.

pub(super) mod frame;
mod text;

use super::{Picture, TEXT, clipped, heading, last_mover, legend, too_large};
use crate::canvas::{Anchor, Canvas};
use crate::look::Role;
use frame::{Frame, Pile};
use grundy::explain::{Columns, Row};
use grundy::play::{Grade, ReplayError, Stage, replay};
use grundy::solve::{Question, solve};
use grundy::{Budget, Convention, Failure, Kind, NimValue, Outcome, Position};

/// The largest number of heaps of a position.
const MAX_HEAPS: usize = 24;
/// The largest number of frames of a game.
const MAX_FRAMES: usize = 200;
/// The number of frames in a row.
const FRAMES_PER_ROW: usize = 3;

/// The heaps to draw.
#[derive(Clone, Debug)]
pub struct Heaps<'a> {
    /// The positions of a game, at least one.
    pub played: &'a [Position],
    /// Who wins when nobody can move.
    pub convention: Convention,
    /// The names of the two players, the first player first.
    pub players: [&'a str; 2],
}

/// Heaps of coins. One position shows the heaps with their nim-values, the nim-sum in binary columns, and the
/// coins that a winning move takes. Several positions show the game in numbered frames: who moves, what is
/// taken, the nim-sum.
///
/// ```
/// use grundy::{Budget, Catalogue, Convention, no_files};
/// use grundy_draw::{Heaps, heaps};
/// let played = Catalogue::language().reader(&no_files).played("nim : 3,4,5 > 1,4,5")?;
/// let asked = Heaps { played: &played, convention: Convention::Normal, players: ["Neco", "Destiny"] };
/// let picture = heaps(&asked, &mut Budget::default())?;
/// assert!(picture.text.contains("1. Neco: 3 → 1 (take 2)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// More than 24 heaps or 200 frames, components that are not heaps of coins; positions that are not joined by
/// moves; the rule's own failure, or the end of the budget.
pub fn heaps(asked: &Heaps<'_>, budget: &mut Budget<'_>) -> Result<Picture, Failure> {
    let Some(first) = asked.played.first() else {
        return Err(Failure::Refused("there is no position to draw".into()));
    };
    asked.played.iter().try_for_each(are_heaps)?;
    if asked.played.len() == 1 { position(first, asked.convention, budget) } else { game(asked, budget) }
}

/// The heaps alone, in letters.
pub(crate) fn in_letters(position: &Position) -> Result<String, Failure> {
    are_heaps(position)?;
    Ok(text::coins(&piles(position)))
}

fn are_heaps(position: &Position) -> Result<(), Failure> {
    for component in &position.components {
        if !matches!(component.ruleset.kind(), Kind::Heap(_)) {
            return Err(Failure::Refused(format!(
                "`{}` is not played with heaps; draw it as a board or as a state graph",
                clipped(component.ruleset.text(), 60)
            )));
        }
    }
    if position.components.iter().map(|component| component.parts.len()).sum::<usize>() > MAX_HEAPS {
        return Err(too_large(format!("a picture has at most {MAX_HEAPS} heaps; leave some out")));
    }
    Ok(())
}

/// The heaps of a position, each with its rule if there are several.
fn piles(position: &Position) -> Vec<Pile> {
    let several = position.components.len() > 1;
    let components = position.components.iter();
    let piles = components.flat_map(|component| {
        let rule = several.then(|| clipped(component.ruleset.text(), 14));
        component.parts.iter().map(move |part| Pile {
            size: part[0],
            rule: rule.clone(),
            value: None,
            taken: 0,
        })
    });
    piles.collect()
}

fn position(
    position: &Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let answer = solve(position, &Question { convention, max_moves: 1, ..Question::default() }, budget)?;
    let mut piles = piles(position);
    for (pile, worth) in piles.iter_mut().zip(answer.worths.iter().flatten()) {
        pile.value = Some(worth.value);
    }
    let winning = answer.moves.first().map(|found| match position.components.len() {
        1 => found.text(position),
        _ => format!("{} in {}", found.text(position), position.components[found.component].ruleset.text()),
    });
    if let Some(found) = answer.moves.first() {
        let before: usize = position.components[..found.component].iter().map(|c| c.parts.len()).sum();
        let left: u64 = found.to.iter().map(|part| part[0]).sum();
        // A move that splits a heap takes coins from its middle; the picture shows how many.
        let pile = &mut piles[before + found.place];
        pile.taken = pile.size.saturating_sub(left);
    }
    let columns = answer.nim_value.map(|sum| columns(&piles, sum));
    let rule = clipped(&position.to_string(), 90);
    let outcome = match answer.outcome {
        Outcome::Previous => "P-position: the player to move loses",
        _ => "N-position: the player to move wins",
    };
    let said = match &winning {
        Some(found) => format!("{outcome}, for example by {found}"),
        None => outcome.to_string(),
    };
    let sizes: Vec<String> = piles.iter().map(|pile| pile.size.to_string()).collect();
    let mut canvas = Canvas::new(
        format!("heaps of {rule}"),
        format!("Heaps of {} coins ({convention}). {said}.", sizes.join(", ")),
    );
    let y = heading(&mut canvas, &rule, last_mover(convention));
    let mut frame = Frame { piles, at: (0.0, y + 8.0), height: 0.0 };
    frame.height = frame.needed();
    frame.draw(&mut canvas);
    let bottom = frame.at.1 + frame.height + frame.below();
    let mut lowest = bottom;
    if let Some(columns) = &columns {
        let x = frame.width() + 40.0;
        lowest = lowest.max(binary(&mut canvas, (x, y + 16.0), columns));
    }
    canvas.text((0.0, lowest + 22.0), Anchor::Start, TEXT + 1.0, said.clone(), Role::Strong);
    if frame.piles.iter().any(|pile| pile.taken > 0) {
        legend(&mut canvas, lowest + 34.0, &[(Role::Taken, "coins that this move takes")]);
    }
    let text = text::position(&rule, convention, &frame.piles, columns.as_ref(), &said);
    Ok(Picture { canvas, text, dot: None })
}

fn columns(piles: &[Pile], sum: NimValue) -> Columns {
    let row = |pile: &Pile| Row { label: pile.label(), value: pile.value.unwrap_or_default() };
    Columns { rows: piles.iter().map(row).collect(), more: 0, sum }
}

/// Draws the nim-sum in binary, digit below digit; returns where its last line ends.
fn binary(canvas: &mut Canvas, (x, top): (f64, f64), columns: &Columns) -> f64 {
    const STEP: f64 = 14.0;
    const LINE: f64 = 19.0;
    let labels = columns.rows.iter().map(|row| row.label.chars().count()).max().unwrap_or(0).max(7);
    let digits = x + 0.58 * TEXT * labels as f64 + 14.0;
    let end = digits + STEP * columns.width() as f64;
    let mut y = top;
    let line = |canvas: &mut Canvas, y: f64, label: &str, value: NimValue, role: Role| {
        canvas.text((digits - 14.0, y), Anchor::End, TEXT, label, role);
        for (i, digit) in columns.bits(value).chars().enumerate() {
            let role = if digit == '1' { Role::Strong } else { Role::Faint };
            let at = (digits + (i as f64 + 0.5) * STEP, y);
            canvas.text(at, Anchor::Middle, TEXT + 1.0, digit.to_string(), role);
        }
        canvas.text((end + 8.0, y), Anchor::Start, TEXT, format!("= {}", value.0), role);
    };
    for row in &columns.rows {
        line(canvas, y, &row.label, row.value, Role::Ink);
        y += LINE;
    }
    canvas.line((digits, y - LINE + 6.0), (end, y - LINE + 6.0), Role::Axis);
    line(canvas, y, "nim-sum", columns.sum, Role::Strong);
    y + 6.0
}

fn game(asked: &Heaps<'_>, budget: &mut Budget<'_>) -> Result<Picture, Failure> {
    let Heaps { played, convention, players } = *asked;
    if played.len() > MAX_FRAMES {
        return Err(too_large(format!("a picture has at most {MAX_FRAMES} frames; draw the game in pieces")));
    }
    let stages = replay(played, convention, budget).map_err(|error| match error {
        ReplayError::Failure(failure) => failure,
        ReplayError::NoMove(at) => Failure::Refused(format!(
            "no move leads from position {} ({}) to position {} ({})",
            at + 1,
            clipped(&played[at].to_string(), 80),
            at + 2,
            clipped(&played[at + 1].to_string(), 80)
        )),
    })?;
    let captions: Vec<Caption> =
        stages.iter().enumerate().map(|(i, stage)| Caption::new(i, stage, players, convention)).collect();
    let rule = clipped(&played[0].to_string(), 90);
    let mut canvas = Canvas::new(
        format!("a game of {rule}"),
        captions.iter().map(|c| format!("{} {} {}.", c.head, c.below, c.sum)).collect::<Vec<_>>().join(" "),
    );
    let top = heading(&mut canvas, &rule, last_mover(convention)) + 6.0;
    let mut frames: Vec<Frame> = played
        .iter()
        .enumerate()
        .map(|(i, position)| {
            let mut piles = piles(position);
            if let Some(next) = played.get(i + 1) {
                frame::take(&mut piles, position, next);
            }
            Frame { piles, at: (0.0, 0.0), height: 0.0 }
        })
        .collect();
    let wide = frames.iter().map(Frame::width).fold(0.0, f64::max);
    let words = captions.iter().map(Caption::width).fold(0.0, f64::max);
    let wide = wide.max(words) + 20.0;
    let mut y = top;
    for (row, (frames, captions)) in
        frames.chunks_mut(FRAMES_PER_ROW).zip(captions.chunks(FRAMES_PER_ROW)).enumerate()
    {
        let height = frames.iter().map(Frame::needed).fold(0.0, f64::max);
        let below = frames.iter().map(Frame::below).fold(0.0, f64::max);
        let whole = 44.0 + height + below + 24.0;
        for (column, (frame, caption)) in frames.iter_mut().zip(captions).enumerate() {
            let x = column as f64 * (wide + 12.0);
            let first = canvas.shapes.len();
            canvas.rect((x, y), (wide, whole), Role::Cell);
            canvas.text((x + 8.0, y + 18.0), Anchor::Start, TEXT + 1.0, caption.head.clone(), Role::Strong);
            canvas.text((x + 8.0, y + 35.0), Anchor::Start, TEXT, caption.below.clone(), Role::Faint);
            frame.at = (x + 8.0, y + 44.0);
            frame.height = height;
            frame.draw(&mut canvas);
            canvas.text((x + 8.0, y + whole - 9.0), Anchor::Start, TEXT, caption.sum.clone(), Role::Ink);
            canvas.group(first, format!("frame {}: {}", row * FRAMES_PER_ROW + column + 1, caption.head));
        }
        y += whole + 12.0;
    }
    let text = text::game(&rule, convention, played, &captions);
    Ok(Picture { canvas, text, dot: None })
}

/// The texts above and below the heaps of a frame.
struct Caption {
    head: String,
    below: String,
    sum: String,
}

impl Caption {
    fn new(i: usize, stage: &Stage, players: [&str; 2], convention: Convention) -> Caption {
        let mover = players[i % 2];
        let (head, below) = match &stage.moved {
            Some((made, grade)) => {
                let grade = match grade {
                    Grade::Kept => "keeps the win",
                    Grade::GaveAway => "gives the win away",
                    Grade::Lost => "had no winning move",
                };
                (format!("{}. {mover}: {made}", i + 1), grade.to_string())
            }
            None if stage.over => {
                let winner = match convention.terminal() {
                    Outcome::Next => mover,
                    _ => players[(i + 1) % 2],
                };
                (format!("{}. {winner} wins", i + 1), "no move is left".to_string())
            }
            None => (format!("{}. {mover} is to move", i + 1), String::new()),
        };
        let sum = match stage.nim_value {
            Some(value) => format!("{}, nim-value {}", stage.outcome, value.0),
            None => format!("{}", stage.outcome),
        };
        Caption { head, below, sum }
    }

    fn width(&self) -> f64 {
        crate::canvas::text_width(&self.head, TEXT + 1.0) * 1.08
    }
}
