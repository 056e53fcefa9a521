//! Stairs with coins on them.

use super::{numbers, refuse_beyond};
use crate::canvas::{Anchor, Canvas, Point};
use crate::look::Role;
use crate::scene::wrapped;
use grundy::Failure;
use grundy_words::say;

const STAIR_WIDTH: f64 = 46.0;
const STAIR_HEIGHT: f64 = 24.0;
/// The largest number of coins that are drawn; more become a number.
const MAX_COINS: u64 = 6;

/// The numbers of coins on the stairs 1, 2, 3, …; those on even stairs count, and are hatched.
/// There are as many stairs as `like` has.
pub(super) fn stairs(canvas: &mut Canvas, places: &str, like: &str) -> Result<Vec<String>, Failure> {
    let mut coins = numbers(places);
    coins.resize(coins.len().max(numbers(like).len()), 0);
    refuse_beyond(coins.len() as u64, "stairs")?;
    let floor = coins.len() as f64 * STAIR_HEIGHT;
    for (i, count) in coins.iter().enumerate() {
        let (x, top) = (i as f64 * STAIR_WIDTH, floor - (i + 1) as f64 * STAIR_HEIGHT);
        let counts = i % 2 == 1;
        canvas.rect((x, top), (STAIR_WIDTH, floor - top), if counts { Role::P } else { Role::Cell });
        let shown = (*count).min(MAX_COINS);
        for coin in 0..shown {
            canvas.pill((x + 7.0, top - 10.0 - 10.0 * coin as f64), (STAIR_WIDTH - 14.0, 9.0), Role::Coin);
        }
        if *count > 0 {
            let y = top - 5.0 - 10.0 * shown as f64;
            canvas.text((x + STAIR_WIDTH / 2.0, y), Anchor::Middle, 11.0, count.to_string(), Role::Strong);
        }
        canvas.text(
            (x + STAIR_WIDTH / 2.0, floor + 14.0),
            Anchor::Middle,
            10.0,
            (i + 1).to_string(),
            Role::Faint,
        );
    }
    let words = say!("figure-stairs-count");
    for (i, line) in
        wrapped(&words, 11.0, (coins.len() as f64 * STAIR_WIDTH).max(180.0)).into_iter().enumerate()
    {
        canvas.text((0.0, floor + 30.0 + 14.0 * i as f64), Anchor::Start, 11.0, line, Role::Faint);
    }
    let width = coins.iter().map(|count| count.to_string().len()).max().unwrap_or(1).max(2);
    let line = |head: &str, cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("{head:<6}{}", cells.join(" "))
    };
    Ok(vec![
        line("stair", (1..=coins.len()).map(|i| i.to_string()).collect()),
        line("coins", coins.iter().map(u64::to_string).collect()),
        line("counts", (1..=coins.len()).map(|i| if i % 2 == 0 { "*" } else { "" }.to_string()).collect()),
    ])
}

/// The point above the coins of a stair, counted from 1; stair 0 is the ground to the left.
pub(super) fn above(places: &str, stair: usize) -> Point {
    let coins = numbers(places);
    let count = stair.checked_sub(1).and_then(|i| coins.get(i)).copied().unwrap_or(0);
    let room = if count > 0 { 18.0 + 10.0 * count.min(MAX_COINS) as f64 } else { 4.0 };
    let floor = coins.len() as f64 * STAIR_HEIGHT;
    ((stair as f64 - 0.5) * STAIR_WIDTH, floor - stair as f64 * STAIR_HEIGHT - room)
}
