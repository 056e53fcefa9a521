//! English.

use super::{Say, period, verdict};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "normal play: the last mover wins",
        Say::Misere => "misère play: the last mover loses",
        Say::Labelled => "the rules say who wins at the end",
        Say::Lost => "P-position: the player to move loses",
        Say::Won { value, by } => {
            let value = value.map(|value| format!("nim-value {value}"));
            let by = by.map(|by| format!("for example by {by}"));
            return verdict("N-position", value, "the player to move wins", by);
        }
        Say::Tied => "best play ends in a tie",
        Say::MoveIn { made, rule } => return format!("{made} in {rule}"),
        Say::Take(coins) => return format!("take {coins}"),
        Say::TakeAll => "take all",
        Say::PMeans => "P: the player to move loses",
        Say::NMeans => "N: the player to move wins",
        Say::TMeans => "T: a tie",
        Say::PPosition => "P-position",
        Say::NPosition => "N-position",
        Say::PPositions => "P-positions",
        Say::WinningMove => "winning move",
        Say::OtherMove => "other move",
        Say::AMove => "move",
        Say::CoinsTaken => "coins that this move takes",
        Say::NimValues => "nim-values, normal play",
        Say::BeforePeriod => "before the period",
        Say::Exception => "differs from the period",
        Say::NoLaw => "no law is known",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["period", "saltus", "preperiod"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("kind of law: {kind}"),
        Say::Proved(law) => return format!("{law}, proved"),
        Say::ByTheorem(law) => return format!("{law}, by theorem"),
        Say::OnlySeen(law) => return format!("{law}, seen but not proved"),
        Say::NimSums => "nim-sums",
        Say::NimProducts => "nim-products",
        Say::NimValue => "nim-value",
        Say::Largest(value) => return format!("the largest nim-value is {value}"),
        Say::NimSum => "nim-sum",
        Say::Heap => "heap",
        Say::HeapOf(size) => return format!("heap {size}"),
        Say::HeapsTo(last) => return format!("nim-values of the heaps 0 to {last}"),
        Say::EachDot => "Each dot is a heap.",
        Say::DotCovers { heaps, values } => {
            let many = |count: u64, what: &str| match count {
                1 => format!("one {what}"),
                _ => format!("{count} {what}s"),
            };
            return format!(
                "A dot covers {} and {}: at least one heap falls there.",
                many(heaps, "heap"),
                many(values, "value")
            );
        }
        Say::RowColumn => "normal play: row a, column b",
        Say::KeepsWin => "keeps the win",
        Say::GivesAway => "gives the win away",
        Say::HadNone => "had no winning move",
        Say::Wins(player) => return format!("{player} wins"),
        Say::ToMove(player) => return format!("{player} is to move"),
        Say::NoMoveLeft => "no move is left",
        Say::Player(number) => return format!("player {number}"),
        Say::Rings => "rings: where a move leads",
        Say::StairsCount => "hatched: the stairs whose coins count",
        Say::AdditionsLeft(count) => return format!("additions left: {count}"),
        Say::ZeroUsed => "zero used",
        Say::TurnOf { first: true } => "the first player is to move",
        Say::TurnOf { first: false } => "the second player is to move",
        Say::Nothing => "none",
        Say::AndMore { list, more } => return format!("{list} and {more} more"),
        Say::GraphSize { positions, moves } => return format!("{positions} positions, {moves} moves"),
        Say::SignWins => "! marks winning moves",
        Say::SignReaches => "+ where a move leads",
        Say::Alike => "×2: two positions that are alike, drawn as one",
        Say::Answers => "Answers",
        Say::Worksheet => "Worksheet",
        Say::Rule(rule) => return format!("Rule: {rule}"),
        Say::Name => "Name",
        Say::Date => "Date",
        Say::FillTable => {
            "Fill in the table. The value of a heap is the smallest number 0, 1, 2, … that is missing among the \
             values of its options."
        }
        Say::FillGrid => {
            "Fill in the nim-values: each cell gets the smallest number 0, 1, 2, … that is missing among the values \
             of its options."
        }
        Say::Judge => {
            "Who wins with best play? Write N if the player to move wins, P if the other player wins. Where it is \
             N, write down a winning move."
        }
        Say::Label => {
            "Write P or N at each position, and its value. Then draw over the winning moves with a thick line."
        }
        Say::OptionValues => "values of the options",
        Say::Seed(seed) => return format!("sheet number {seed}"),
    };
    fixed.into()
}
