//! Heaps of coins, rows of pins, and coins that are turned over.

use super::{Area, numbers, refuse_beyond};
use crate::canvas::{Anchor, Canvas};
use crate::look::Role;
use crate::picture::heaps::frame::{Frame, Pile};
use crate::picture::too_large;
use grundy::solve::WinningMove;
use grundy::{Component, Failure, Heap, Kind};
use grundy_words::say;

/// The largest number of heaps of a board.
const MAX_HEAPS: usize = 60;
/// From one pin to the next.
const PIN: f64 = 22.0;
/// From one row of pins to the next.
const ROW: f64 = 34.0;

/// Whether the heaps of this rule are rows of pins, from whose middle a move may take some.
fn are_rows(heap: &Heap) -> bool {
    matches!(heap, Heap::Code(_))
}

/// Heaps next to each other, with what a winning move takes; `like` is the component whose size they get.
pub(super) fn heaps(
    canvas: &mut Canvas,
    component: &Component,
    heap: &Heap,
    like: &Component,
    (names, best): (&[String], Option<&WinningMove>),
) -> Result<Vec<String>, Failure> {
    let sizes = |component: &Component| component.parts.iter().map(|part| part[0]).collect::<Vec<_>>();
    let (own, room) = (sizes(component), sizes(like));
    let best = best.map(|best| (best.place, best.to.iter().map(|part| part[0]).collect::<Vec<_>>()));
    match heap {
        Heap::Turning(_) => turned(canvas, &own, &room, best),
        heap if are_rows(heap) => rows(canvas, &own, names, best),
        _ => {
            let mut stacked = frame(&own, &[])?;
            stacked.piles.iter_mut().zip(names).for_each(|(pile, name)| pile.name = Some(name.clone()));
            stacks(canvas, stacked, &room, best)
        }
    }
}

fn frame(sizes: &[u64], notes: &[Option<String>]) -> Result<Frame, Failure> {
    if sizes.len() > MAX_HEAPS {
        return Err(too_large(format!("a board has at most {MAX_HEAPS} heaps; leave some out")));
    }
    let note = |i: usize| notes.get(i).cloned().flatten();
    let piles = sizes.iter().enumerate();
    let piles = piles.map(|(i, &size)| Pile { rule: note(i), ..Pile::new(size) }).collect();
    let mut frame = Frame { piles, at: (0.0, 0.0), height: 0.0 };
    frame.height = frame.needed();
    Ok(frame)
}

/// Heaps of coins, as high as those of `room` need, with a note below some.
pub(super) fn columns(
    canvas: &mut Canvas,
    sizes: &[u64],
    room: &[u64],
    notes: &[Option<String>],
) -> Result<Vec<String>, Failure> {
    stacks(canvas, frame(sizes, notes)?, room, None)
}

/// The place of a heap, and what a move leaves of it.
type Left = (usize, Vec<u64>);

fn stacks(
    canvas: &mut Canvas,
    mut heaps: Frame,
    room: &[u64],
    best: Option<Left>,
) -> Result<Vec<String>, Failure> {
    heaps.height = heaps.height.max(frame(room, &[])?.height);
    if let Some((place, left)) = best {
        heaps.piles[place].mark(&left);
    }
    heaps.draw(canvas, |size| size.to_string());
    let listed = |pile: &Pile| match &pile.rule {
        Some(note) => format!("{} ({note})", pile.size),
        None => pile.size.to_string(),
    };
    let listed: Vec<String> = heaps.piles.iter().map(listed).collect();
    Ok(vec![format!("heaps  {}", if listed.is_empty() { "none".into() } else { listed.join("  ") })])
}

/// Each heap as a row of pins.
fn rows(
    canvas: &mut Canvas,
    sizes: &[u64],
    names: &[String],
    best: Option<Left>,
) -> Result<Vec<String>, Failure> {
    refuse_beyond(sizes.len() as u64, "rows")?;
    let mut lines = Vec::new();
    for (row, &size) in sizes.iter().enumerate() {
        let size = refuse_beyond(size, "pins in a row")?;
        let y = row as f64 * ROW;
        let first = canvas.shapes.len();
        let label = names.get(row).map_or(size.to_string(), |name| format!("{name}  {size}"));
        canvas.text((-PIN, y + 4.0), Anchor::End, 11.0, label, Role::Strong);
        canvas.line((-PIN * 0.6, y + 10.0), ((size as f64 - 0.4).max(0.0) * PIN, y + 10.0), Role::Axis);
        let mut pile = Pile::new(size as u64);
        if let Some((_, left)) = best.as_ref().filter(|(place, _)| *place == row) {
            pile.mark(left);
        }
        for pin in 0..size {
            let role = if pile.taken.contains(&(pin as u64)) { Role::Taken } else { Role::Coin };
            canvas.circle((pin as f64 * PIN, y), 9.0, role);
        }
        if let Some(cut) = pile.cut() {
            let x = (cut as f64 - 0.5) * PIN;
            canvas.line((x, y - 14.0), (x, y + 12.0), Role::Winning);
        }
        canvas.group(first, size.to_string());
        lines.push(format!("{size:>3}  {}", "o ".repeat(size)));
    }
    Ok(lines)
}

/// Coins in a row, counted from 1: heads, and tails between them.
fn turned(
    canvas: &mut Canvas,
    heads: &[u64],
    room: &[u64],
    best: Option<Left>,
) -> Result<Vec<String>, Failure> {
    let last = heads.iter().chain(room).copied().max().unwrap_or(0);
    let last = refuse_beyond(last, "coins")?;
    let is_head = |place: usize| heads.iter().filter(|&&head| head == place as u64).count() % 2 == 1;
    let first = if heads.contains(&0) || room.contains(&0) { 0 } else { 1 };
    for place in first..=last {
        let at = (place as f64 * 30.0, 0.0);
        canvas.circle(at, 12.0, if is_head(place) { Role::Coin } else { Role::Cell });
        let (letter, role) = if is_head(place) { ("H", Role::Strong) } else { ("T", Role::Faint) };
        canvas.label(at, 12.0, letter, role);
        canvas.text((at.0, 26.0), Anchor::Middle, 10.0, place.to_string(), Role::Faint);
    }
    if let Some((place, others)) = best {
        for coin in others.into_iter().chain([heads[place]]) {
            canvas.circle((coin as f64 * 30.0, 0.0), 13.5, Role::Winning);
        }
    }
    let shown = (first..=last).map(|place| if is_head(place) { "H" } else { "t" });
    Ok(vec![shown.collect::<Vec<_>>().join(" ")])
}

/// Moore's Nim, selective Nim: the heaps.
pub(super) fn numbered(canvas: &mut Canvas, places: &str, like: &str) -> Result<Vec<String>, Failure> {
    columns(canvas, &numbers(places), &numbers(like), &[])
}

/// Nim with additions: the heaps, and how many additions are left.
pub(super) fn additions(canvas: &mut Canvas, places: &str, like: &str) -> Result<Vec<String>, Failure> {
    let (heaps, left) = places.split_once(';').unwrap_or((places, "0"));
    // An addition may be the highest heap.
    let room: Vec<u64> = numbers(like.split(';').next().unwrap_or_default());
    let mut lines = columns(canvas, &numbers(heaps), &room, &[])?;
    let words = say!("figure-additions-left", count = left.trim());
    let below = canvas.bounds().1.1 + 14.0;
    canvas.text((0.0, below), Anchor::Start, 11.0, words.clone(), Role::Faint);
    lines.push(words);
    Ok(lines)
}

/// Zero-move Nim: the heaps, and which of them have used their zero move.
pub(super) fn zero_moves(canvas: &mut Canvas, places: &str, like: &str) -> Result<Vec<String>, Failure> {
    let sizes = |places: &str| numbers(&places.replace('*', ""));
    let notes: Vec<Option<String>> =
        places.split(',').map(|heap| heap.contains('*').then(|| say!("figure-zero-used"))).collect();
    columns(canvas, &sizes(places), &sizes(like), &notes)
}

/// The areas where a move of one heap changes the picture of the heaps: the coins that it takes, the two next
/// to a cut, or the coins that it turns. `None` if this is not a move of one heap.
pub(super) fn touched(before: &Component, after: &Component) -> Option<Vec<Area>> {
    let Kind::Heap(heap) = before.ruleset.kind() else { return None };
    let sizes = |component: &Component| component.parts.iter().map(|part| part[0]).collect::<Vec<_>>();
    let (from, to) = (sizes(before), sizes(after));
    if matches!(heap, Heap::Turning(_)) {
        let odd = |heads: &[u64], place: u64| heads.iter().filter(|&&head| head == place).count() % 2;
        let mut places: Vec<u64> = from.iter().chain(&to).copied().collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|&place| odd(&from, place) != odd(&to, place));
        return Some(places.iter().map(|&place| Area::around((place as f64 * 30.0, 0.0), 12.0)).collect());
    }
    let (place, left) = moved(&from, &to)?;
    let size = from[place];
    let kept = left.first().copied().unwrap_or(0);
    let taken = size.saturating_sub(left.iter().sum());
    // The places of the coins in the heap, from its beginning.
    let coins = if taken > 0 { kept..(kept + taken) } else { kept.saturating_sub(1)..(kept + 1).min(size) };
    if are_rows(heap) {
        let y = place as f64 * ROW;
        // A row is the same from both ends.
        let mut pins: Vec<u64> = coins.clone().chain(coins.map(|coin| size - 1 - coin)).collect();
        pins.sort_unstable();
        pins.dedup();
        return Some(pins.iter().map(|&pin| Area::around((pin as f64 * PIN, y), 9.0)).collect());
    }
    let frame = frame(&from, &[]).ok()?;
    Some(frame.coins_at(place, coins).into_iter().map(|(at, size)| Area { at, size }).collect())
}

/// The areas where columns change when some of them get other numbers of coins: the coins that go, or the
/// number below a column that grows.
pub(super) fn changed(
    sizes: &[u64],
    notes: &[Option<String>],
    changes: impl Iterator<Item = (usize, u64)>,
) -> Vec<Area> {
    let Ok(frame) = frame(sizes, notes) else { return Vec::new() };
    let places = changes.flat_map(|(column, left)| match left < sizes[column] {
        true => frame.coins_at(column, left..sizes[column]),
        false => vec![frame.size_at(column)],
    });
    places.map(|(at, size)| Area { at, size }).collect()
}

/// The heap that changed, and its rest.
fn moved(from: &[u64], to: &[u64]) -> Option<(usize, Vec<u64>)> {
    // The heap may keep its place; otherwise compare the sizes of the heaps.
    let differs = |i: &usize| from[*i] != to[*i];
    if from.len() == to.len() && (0..from.len()).filter(differs).count() == 1 {
        let place = (0..from.len()).find(differs)?;
        return Some((place, vec![to[place]]));
    }
    let mut left: Vec<u64> = to.iter().copied().filter(|&size| size > 0).collect();
    let mut gone = Vec::new();
    for (place, size) in from.iter().enumerate().filter(|(_, size)| **size > 0) {
        match left.iter().position(|other| other == size) {
            Some(i) => drop(left.remove(i)),
            None => gone.push(place),
        }
    }
    match gone[..] {
        [place] => Some((place, left)),
        _ => None,
    }
}
