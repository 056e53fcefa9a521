//! Heaps in letters.

use super::super::last_mover;
use super::Caption;
use super::frame::Pile;
use grundy::explain::Columns;
use grundy::{Convention, Position};
use std::fmt::Write as _;

/// The largest number of coins of a heap in a terminal.
const MAX_ROWS: u64 = 12;

/// Coins above each other: `o`, and `x` for those that a move takes.
pub(super) fn coins(piles: &[Pile]) -> String {
    let mut text = String::new();
    let width = piles.iter().map(|pile| pile.size.to_string().len()).max().unwrap_or(1).max(3);
    let rows = piles.iter().map(|pile| pile.size).max().unwrap_or(0).min(MAX_ROWS);
    for row in (0..rows).rev() {
        let coin = |pile: &Pile| {
            // A high heap shows its top, then `:`, then the lowest coin.
            let from_top = pile.size.min(rows).checked_sub(row + 1);
            let sign = match from_top {
                None => "",
                Some(_) if pile.size > rows && row == 1 => ":",
                Some(below) if below < pile.taken => "x",
                Some(_) => "o",
            };
            format!("{sign:>width$}")
        };
        let line = piles.iter().map(coin).collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, " {}", line.trim_end());
    }
    let sizes: Vec<String> = piles.iter().map(|pile| format!("{:>width$}", pile.size)).collect();
    let _ = writeln!(text, " {}", sizes.join(" "));
    text
}

pub(super) fn position(
    rule: &str,
    convention: Convention,
    piles: &[Pile],
    columns: Option<&Columns>,
    said: &str,
) -> String {
    let mut text = format!("{rule}   ({})\n\n{}\n", last_mover(convention), coins(piles));
    if let Some(columns) = columns {
        let _ = writeln!(text, "{columns}\n");
    }
    let _ = writeln!(text, "{said}");
    text
}

pub(super) fn game(rule: &str, convention: Convention, played: &[Position], captions: &[Caption]) -> String {
    let mut text = format!("{rule}   ({})\n", last_mover(convention));
    for (position, Caption { head, below, sum }) in played.iter().zip(captions) {
        let _ = writeln!(text, "\n{head}{}{below}", if below.is_empty() { "" } else { ", " });
        let _ = writeln!(text, "   {position}   {sum}");
        let mut piles = super::piles(position);
        piles.iter_mut().for_each(|pile| pile.taken = 0);
        text += &coins(&piles);
    }
    text
}
