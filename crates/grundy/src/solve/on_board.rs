//! Moves of parts, shown on the whole board that the parts come from.

use super::WinningMove;
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Position};
use rustc_hash::FxHashMap;

/// How many moves of a whole position are looked at.
const MOST_LOOKED: u64 = 200_000;

/// Lets the moves of games in Rust show the whole position that they leave, and not only the part
/// they are made in. Parts stand as they do on their board, so a move has one name on both.
pub(super) fn show(
    position: &Position,
    moves: &mut [WinningMove],
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    for (c, component) in position.components.iter().enumerate() {
        let (Some(rules), Some(whole)) = (component.ruleset.as_game(), component.whole) else { continue };
        if component.parts.iter().all(|part| part[..] == [whole]) {
            continue;
        }
        let mut made: FxHashMap<String, &mut String> = moves
            .iter_mut()
            .filter(|m| m.component == c)
            .filter_map(|m| m.made.as_mut())
            .map(|made| (made.name.clone(), &mut made.leaves))
            .collect();
        budget.within(MOST_LOOKED, |budget| {
            rules.game.moves(whole, budget, &mut |on_board, _| {
                if made.is_empty() {
                    return ControlFlow::Break(Halt::Enough);
                }
                let on_board = on_board();
                if let Some(leaves) = made.remove(&on_board.name) {
                    *leaves = on_board.leaves;
                }
                ControlFlow::Continue(())
            })
        })?;
    }
    Ok(())
}
