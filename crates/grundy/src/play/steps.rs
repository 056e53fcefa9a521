//! A hint in steps: what to look for, where, and the move.

use super::Hint;
use grundy_rules::Position;
use grundy_words::say;

impl Hint {
    /// The hint in up to three sentences, each saying more than the one before: what to look for, which heap or which game
    /// of a sum to play in, and the move.
    ///
    /// ```
    /// use grundy::{Budget, Convention, Position, play::hint};
    /// let position = Position::parse("nim : 3, 4, 5")?;
    /// let told = hint(&position, Convention::Normal, &mut Budget::default())?;
    /// let steps = ["Make the nim-sum 0.", "Move in the heap of 3.", "3 → 1 (take 2)"];
    /// assert_eq!(told.steps(&position), steps);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn steps(&self, position: &Position) -> Vec<String> {
        let Some(moved) = &self.moved else { return vec![sentence(&self.principle)] };
        let look = self.look.as_ref().unwrap_or(&self.principle);
        let here = &position.components[moved.component];
        let game = (position.components.len() > 1).then(|| here.ruleset.text());
        let several = here.parts.len() > 1 && here.whole.is_none() && here.ruleset.heap().is_some();
        let heap = moved.text.split_once(" → ").filter(|_| several).map(|(heap, _)| heap);
        let place = match (heap, game) {
            (Some(heap), Some(game)) => Some(say!("hint-move-in-heap-of-game", heap = heap, game = game)),
            (Some(heap), None) => Some(say!("hint-move-in-heap", heap = heap)),
            (None, Some(game)) => Some(say!("hint-move-in-game", game = game)),
            (None, None) => None,
        };
        [sentence(look)].into_iter().chain(place).chain([moved.in_words(position)]).collect()
    }
}

/// A clause with a capital letter and a full stop.
fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first: String = letters.next().map(|c| c.to_uppercase().collect()).unwrap_or_default();
    let clause = first + letters.as_str();
    if clause.ends_with(['.', '。']) { clause } else { say!("hint-sentence", clause = clause) }
}

#[cfg(test)]
mod tests {
    use crate::play::hint;
    use grundy_rules::{Budget, Convention};

    #[test]
    fn each_step_says_more() {
        let steps = |text: &str| {
            let position = grundy_games::position(text).unwrap();
            hint(&position, Convention::Normal, &mut Budget::default()).unwrap().steps(&position)
        };
        assert_eq!(steps("take 1..3 : 5"), ["Leave a multiple of 4.", "5 → 4 (take 1)"]);
        let sum = steps("nim : 1, 5 + kayles : 2");
        assert_eq!(sum[..2], ["Make the nim-sum 0.", "Move in the heap of 5 of nim."]);
        assert!(sum[2].starts_with("nim : 5 → 3"), "{sum:?}");
        assert_eq!(steps("cram : 1x3 + nim : 2")[1], "Move in nim.");
        assert_eq!(steps("nim : 1, 2, 3"), ["No move wins: the nim-sum is 0."]);
    }
}
