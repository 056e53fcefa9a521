//! Heaps of coins: a position with its nim-sum in binary, or a whole game in numbered frames.

pub(super) mod frame;
mod text;

use super::{Picture, TEXT, clipped, last_mover, move_text, too_large, won};
use crate::canvas::{Anchor, Canvas, text_width};
use crate::figure::Figure;
use crate::look::Role;
use crate::scene::Scene;
use frame::{Frame, Pile};
use grundy::explain::{Columns, Row};
use grundy::play::{Grade, ReplayError, Stage, replay};
use grundy::solve::{Question, solve};
use grundy::{Budget, Convention, Failure, Heap, Kind, NimValue, Outcome, Position};
use grundy_words::say;

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
    /// The names of the two players, the first player first; without them they are numbered.
    pub players: Option<[&'a str; 2]>,
}

/// Heaps of coins, or rows of pins. One position shows the heaps with their nim-values, the nim-sum in binary
/// columns, and the coins that a winning move takes. Several positions show the game in numbered frames: who moves,
/// what is taken, the nim-sum.
///
/// ```
/// use grundy::{Budget, Catalogue, Convention, no_files};
/// use grundy_draw::{Figure, Heaps, heaps};
/// let played = Catalogue::language().reader(&no_files).played("nim : 3,4,5 > 1,4,5")?;
/// let asked = Heaps { played: &played, convention: Convention::Normal, players: Some(["Neco", "Destiny"]) };
/// let picture = heaps(&asked, &Figure::default(), &mut Budget::default())?;
/// assert!(picture.text.contains("1. Neco: 3 → 1 (take 2)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// More than 24 heaps or 200 frames, components that are not heaps of coins; positions that are not joined by
/// moves; the rule's own failure, or the end of the budget.
pub fn heaps(asked: &Heaps<'_>, figure: &Figure, budget: &mut Budget<'_>) -> Result<Picture, Failure> {
    let Some(first) = asked.played.first() else {
        return Err(Failure::Refused("there is no position to draw".into()));
    };
    asked.played.iter().try_for_each(are_heaps)?;
    match asked.played.len() {
        _ if figure.labels.len() > count(first) => Err(too_many_labels(count(first), figure)),
        1 => position(first, asked.convention, figure, budget),
        _ => game(asked, figure, budget),
    }
}

/// How many heaps a position has.
fn count(position: &Position) -> usize {
    position.components.iter().map(|component| component.parts.len()).sum()
}

/// The refusal of more names than there are heaps or boards.
pub(super) fn too_many_labels(count: usize, figure: &Figure) -> Failure {
    Failure::Refused(format!("there are {} labels for {count} heaps or boards", figure.labels.len()))
}

/// The heaps alone, in letters.
pub(crate) fn in_letters(position: &Position) -> Result<String, Failure> {
    are_heaps(position)?;
    Ok(text::heaps(&piles(position, &[])))
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
    if count(position) > MAX_HEAPS {
        return Err(too_large(format!("a picture has at most {MAX_HEAPS} heaps; leave some out")));
    }
    Ok(())
}

/// The heaps of a position, each with its rule if there are several, and with its name if it has one.
fn piles(position: &Position, names: &[String]) -> Vec<Pile> {
    let several = position.components.len() > 1;
    let components = position.components.iter();
    let mut piles: Vec<Pile> = components
        .flat_map(|component| {
            let rule = several.then(|| clipped(component.ruleset.text(), 14));
            let row = matches!(component.ruleset.kind(), Kind::Heap(Heap::Code(_)));
            let parts = component.parts.iter();
            parts.map(move |part| Pile { rule: rule.clone(), row, ..Pile::new(part[0]) })
        })
        .collect();
    piles.iter_mut().zip(names).for_each(|(pile, name)| pile.name = Some(name.clone()));
    piles
}

fn position(
    position: &Position,
    convention: Convention,
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let answer = solve(position, &Question { convention, max_moves: 1, ..Question::default() }, budget)?;
    let mut piles = piles(position, &figure.labels);
    let bare = piles.clone();
    for (pile, worth) in piles.iter_mut().zip(answer.worths.iter().flatten()) {
        pile.value = Some(worth.value);
    }
    if let Some(found) = answer.moves.first() {
        let before: usize = position.components[..found.component].iter().map(|c| c.parts.len()).sum();
        let left: Vec<u64> = found.to.iter().map(|part| part[0]).collect();
        piles[before + found.place].mark(&left);
    }
    let columns = answer.nim_value.map(|sum| columns(&piles, sum));
    let winning = answer.moves.first().map(|found| move_text(position, found, false));
    let said = match answer.outcome {
        Outcome::Previous => say!("figure-lost"),
        _ => won(None, winning.as_deref()),
    };
    let mut scene = Scene::new(figure, clipped(&position.to_string(), 90), last_mover(convention));
    let shown = figure.answers.shown();
    if let Some(columns) = &columns {
        scene.key.extend(columns.rows.iter().map(|row| format!("{}: {}", row.label, row.value)));
        scene.key.push(format!("{}: {}", say!("figure-nim-sum"), columns.sum.0));
    }
    scene.key.push(said.clone());
    scene.verdict = said;
    scene.text = match shown {
        true => text::position(&piles, columns.as_ref()),
        false => text::position(&bare, None),
    };
    let mut frame = Frame { piles: if shown { piles } else { bare }, at: (0.0, 0.0), height: 0.0 };
    frame.height = frame.needed();
    frame.draw(&mut scene.body, |size| say!("figure-heap-of", size = size));
    if let Some(columns) = columns.filter(|_| shown) {
        let x = frame.width() + 40.0;
        binary(&mut scene.body, (x, 16.0), &columns, &say!("figure-nim-sum"));
    }
    if frame.piles.iter().any(|pile| pile.count_taken() > 0) {
        scene.explain(Role::Taken, say!("figure-coins-taken"));
    }
    Ok(scene.finish())
}

fn columns(piles: &[Pile], sum: NimValue) -> Columns {
    let row = |pile: &Pile| Row {
        label: pile.label(|size| say!("figure-heap-of", size = size)),
        value: pile.value.unwrap_or_default(),
    };
    Columns { rows: piles.iter().map(row).collect(), more: 0, sum }
}

/// Draws the nim-sum in binary, digit below digit.
fn binary(canvas: &mut Canvas, (x, top): (f64, f64), columns: &Columns, sum: &str) {
    const STEP: f64 = 14.0;
    const LINE: f64 = 19.0;
    let labels = columns.rows.iter().map(|row| text_width(&row.label, TEXT));
    let digits = x + labels.fold(text_width(sum, TEXT) * 1.1, f64::max) + 14.0;
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
    line(canvas, y, sum, columns.sum, Role::Strong);
}

fn game(asked: &Heaps<'_>, figure: &Figure, budget: &mut Budget<'_>) -> Result<Picture, Failure> {
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
    let shown = figure.answers.shown();
    let players = match players {
        Some(names) => names.map(String::from),
        None => [1_u32, 2].map(|number| say!("figure-player", number = number)),
    };
    let captions: Vec<Caption> =
        stages.iter().enumerate().map(|(i, stage)| Caption::new(i, stage, &players, convention)).collect();
    let mut scene = Scene::new(figure, clipped(&played[0].to_string(), 90), last_mover(convention));
    scene.key.extend(captions.iter().map(Caption::line));
    let captions: Vec<Caption> =
        if shown { captions } else { captions.into_iter().map(Caption::without_answers).collect() };
    // Heaps that come and go have no lasting names.
    let steady = played.iter().all(|position| {
        position.components.iter().zip(&played[0].components).all(|(a, b)| a.parts.len() == b.parts.len())
    });
    let names: &[String] = if steady { &figure.labels } else { &[] };
    let mut frames: Vec<Frame> = played
        .iter()
        .enumerate()
        .map(|(i, position)| {
            let mut piles = piles(position, names);
            if let Some(next) = played.get(i + 1) {
                frame::take(&mut piles, position, next);
            }
            Frame { piles, at: (0.0, 0.0), height: 0.0 }
        })
        .collect();
    let canvas = &mut scene.body;
    let wide = frames.iter().map(Frame::width).fold(0.0, f64::max);
    let words = captions.iter().map(Caption::width).fold(0.0, f64::max);
    let wide = wide.max(words) + 20.0;
    let mut y = 0.0;
    for (row, (frames, captions)) in
        frames.chunks_mut(FRAMES_PER_ROW).zip(captions.chunks(FRAMES_PER_ROW)).enumerate()
    {
        let height = frames.iter().map(Frame::needed).fold(0.0, f64::max);
        let below = frames.iter().map(Frame::below).fold(0.0, f64::max);
        let head = if shown { 44.0 } else { 28.0 };
        let whole = head + height + below + if shown { 24.0 } else { 8.0 };
        for (column, (frame, caption)) in frames.iter_mut().zip(captions).enumerate() {
            let x = column as f64 * (wide + 12.0);
            let first = canvas.shapes.len();
            canvas.rect((x, y), (wide, whole), Role::Cell);
            canvas.text((x + 8.0, y + 18.0), Anchor::Start, TEXT + 1.0, caption.head.clone(), Role::Strong);
            canvas.text((x + 8.0, y + 35.0), Anchor::Start, TEXT, caption.below.clone(), Role::Faint);
            frame.at = (x + 8.0, y + head);
            frame.height = height;
            frame.draw(canvas, |size| say!("figure-heap-of", size = size));
            canvas.text((x + 8.0, y + whole - 9.0), Anchor::Start, TEXT, caption.sum.clone(), Role::Ink);
            canvas.group(first, format!("{}: {}", row * FRAMES_PER_ROW + column + 1, caption.head));
        }
        y += whole + 12.0;
    }
    scene.text = text::game(played, &captions, |position| piles(position, names));
    Ok(scene.finish())
}

/// The texts above and below the heaps of a frame.
struct Caption {
    head: String,
    below: String,
    sum: String,
}

impl Caption {
    fn new(i: usize, stage: &Stage, players: &[String; 2], convention: Convention) -> Caption {
        let mover = &players[i % 2];
        let number = i + 1;
        let (head, below) = match &stage.moved {
            Some((made, grade)) => {
                let grade = match grade {
                    Grade::Kept => say!("figure-keeps-win"),
                    Grade::GaveAway => say!("figure-gives-away"),
                    Grade::Lost => say!("figure-had-none"),
                };
                (format!("{number}. {mover}: {}", in_language(made)), grade)
            }
            None if stage.over => {
                let winner = match convention.terminal() {
                    Outcome::Next => mover,
                    _ => &players[(i + 1) % 2],
                };
                let wins = say!("figure-wins", player = winner);
                (format!("{number}. {wins}"), say!("figure-no-move-left"))
            }
            None => (format!("{number}. {}", say!("figure-to-move", player = mover)), String::new()),
        };
        let sum = match stage.nim_value {
            Some(value) => format!("{}, {} {}", stage.outcome, say!("figure-nim-value"), value.0),
            None => format!("{}", stage.outcome),
        };
        Caption { head, below, sum }
    }

    /// The same in one line.
    fn line(&self) -> String {
        let below = if self.below.is_empty() { String::new() } else { format!(", {}", self.below) };
        format!("{}{below}; {}", self.head, self.sum)
    }

    /// Who moves and what, without the grade of the move and the worth of the position.
    fn without_answers(self) -> Caption {
        Caption { head: self.head, below: String::new(), sum: String::new() }
    }

    fn width(&self) -> f64 {
        let head = text_width(&self.head, TEXT + 1.0) * 1.1;
        head.max(text_width(&self.below, TEXT)).max(text_width(&self.sum, TEXT))
    }
}

/// A move of a heap with its words in another language: `10 → 8 (take 2)`.
fn in_language(made: &str) -> String {
    let Some((from_to, take)) = made.split_once(" (take ") else { return made.into() };
    let what = match take.trim_end_matches(')').parse::<u64>() {
        Ok(coins) => say!("figure-take", coins = coins),
        Err(_) => say!("figure-take-all"),
    };
    format!("{from_to} ({what})")
}
