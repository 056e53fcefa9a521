//! Heaps in letters.

use super::Caption;
use super::frame::Pile;
use grundy::Position;
use grundy::explain::Columns;
use grundy_words::say;
use std::fmt::Write as _;

/// The largest number of coins of a heap in a terminal.
const MAX_ROWS: u64 = 12;
/// The largest number of pins of a row in a terminal.
const MAX_PINS: u64 = 60;

/// Stacks of coins and rows of pins: `o`, and `x` for those that a move takes.
pub(super) fn heaps(piles: &[Pile]) -> String {
    let stacks: Vec<&Pile> = piles.iter().filter(|pile| !pile.row).collect();
    let mut text = if stacks.is_empty() { String::new() } else { coins(&stacks) };
    for pile in piles.iter().filter(|pile| pile.row) {
        let name = pile.name.as_ref().map_or(String::new(), |name| format!("{name}  "));
        let pins: Vec<&str> = (0..pile.size.min(MAX_PINS))
            .map(|place| {
                // A long row shows its first pins, then `…`, then its last ones.
                let left_out = pile.size.saturating_sub(MAX_PINS);
                let pin = if place > MAX_PINS / 2 { place + left_out } else { place };
                match pile.taken.contains(&pin) {
                    _ if left_out > 0 && place == MAX_PINS / 2 => "…",
                    true => "x",
                    false => "o",
                }
            })
            .collect();
        let _ = writeln!(text, " {name}{:>3}  {}", pile.size, pins.join(" "));
    }
    text
}

/// Coins above each other.
fn coins(piles: &[&Pile]) -> String {
    let mut text = String::new();
    let names = piles.iter().filter_map(|pile| pile.name.as_ref()).map(|name| name.chars().count());
    let width = piles.iter().map(|pile| pile.size.to_string().len()).chain(names).max().unwrap_or(1).max(3);
    let rows = piles.iter().map(|pile| pile.size).max().unwrap_or(0).min(MAX_ROWS);
    for row in (0..rows).rev() {
        let coin = |pile: &&Pile| {
            // A high heap shows its top, then `:`, then the lowest coin.
            let from_top = pile.size.min(rows).checked_sub(row + 1);
            let sign = match from_top {
                None => "",
                Some(_) if pile.size > rows && row == 1 => ":",
                Some(below) => {
                    let coin = if row == 0 { 0 } else { pile.size - 1 - below };
                    if pile.taken.contains(&coin) { "x" } else { "o" }
                }
            };
            format!("{sign:>width$}")
        };
        let line = piles.iter().map(coin).collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, " {}", line.trim_end());
    }
    let mut line = |cells: Vec<String>| {
        let _ = writeln!(text, " {}", cells.join(" ").trim_end());
    };
    line(piles.iter().map(|pile| format!("{:>width$}", pile.size)).collect());
    if piles.iter().any(|pile| pile.name.is_some()) {
        let name = |pile: &&Pile| format!("{:>width$}", pile.name.as_deref().unwrap_or_default());
        line(piles.iter().map(name).collect());
    }
    text
}

/// A position: its heaps, and the nim-sum in binary.
pub(super) fn position(piles: &[Pile], columns: Option<&Columns>) -> String {
    let mut text = format!("\n{}", heaps(piles));
    if let Some(columns) = columns {
        let sum = say!("figure-nim-sum");
        let labels = columns.rows.iter().map(|row| row.label.chars().count());
        let width = labels.chain([sum.chars().count()]).max().unwrap_or(0);
        text.push('\n');
        for row in &columns.rows {
            let _ = writeln!(text, "{:>width$}  {}  = {}", row.label, columns.bits(row.value), row.value.0);
        }
        let _ = writeln!(text, "{:>width$}  {}", "", "-".repeat(columns.width()));
        let _ = writeln!(text, "{sum:>width$}  {}  = {}", columns.bits(columns.sum), columns.sum.0);
    }
    text
}

/// A game in frames, each with what is said about it.
pub(super) fn game(
    played: &[Position],
    captions: &[Caption],
    piles: impl Fn(&Position) -> Vec<Pile>,
) -> String {
    let mut text = String::new();
    for (position, Caption { head, below, sum }) in played.iter().zip(captions) {
        let _ = writeln!(text, "\n{head}{}{below}", if below.is_empty() { "" } else { ", " });
        let _ = writeln!(text, "{}", format!("   {position}   {sum}").trim_end());
        text += &heaps(&piles(position));
    }
    text
}
