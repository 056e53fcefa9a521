//! A position in letters, for the players.

use crate::canvas::Canvas;
use crate::picture::{board, heaps};
use grundy::{Kind, Position};

/// The largest width of a board; wider ones keep their typed form.
const MAX_LINE: usize = 120;

/// The position in letters, without its value: heaps as stacks of coins, boards as they lie on the table,
/// everything else as typed. Components stand below each other.
///
/// ```
/// use grundy::games;
/// let position = games::position("nim : 2, 3 + cram : ..#/...")?;
/// let lines: Vec<String> = grundy_draw::letters(&position).lines().map(str::to_string).collect();
/// assert_eq!(lines, ["nim", "       o", "   o   o", "   o   o", "   2   3", "", "cram", "  . . #", "  . . ."]);
/// # Ok::<(), grundy::ParseError>(())
/// ```
pub fn letters(position: &Position) -> String {
    let several = position.components.len() > 1;
    let pictures = position.components.iter().map(|component| {
        let alone = Position { components: vec![component.clone()] };
        let lines: Option<String> = match component.ruleset.kind() {
            Kind::Game(_) | Kind::Points(_) => {
                let lines = board::one(component, component, &mut Canvas::new("", "")).ok();
                let lines = lines.filter(|lines| lines.iter().all(|line| line.chars().count() <= MAX_LINE));
                lines.map(|lines| {
                    lines.iter().map(|line| format!("{}\n", format!("  {line}").trim_end())).collect()
                })
            }
            _ if component.parts.is_empty() => None,
            _ => heaps::in_letters(&alone).ok(),
        };
        match (lines, several) {
            (Some(lines), true) => format!("{}\n{lines}", component.ruleset.text()),
            (Some(lines), false) => lines,
            (None, _) => format!("  {component}\n"),
        }
    });
    pictures.collect::<Vec<_>>().join("\n")
}
