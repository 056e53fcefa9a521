//! The length of play, for many positions of one game.

use crate::induction::{Arena, LabelledValues, Lengths, remoteness_among};
use grundy_rules::{Budget, Convention, Failure, Position};

/// The remoteness of positions; common parts are explored once.
pub(crate) struct PlayLength {
    convention: Convention,
    arena: Arena,
    known: Lengths,
    labelled: LabelledValues,
}

impl PlayLength {
    /// Starts without known positions.
    pub fn new(convention: Convention) -> PlayLength {
        PlayLength {
            convention,
            arena: Arena::new(),
            known: Lengths::default(),
            labelled: LabelledValues::default(),
        }
    }

    /// The remoteness of a position. Play must end from it.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn of(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<u64, Failure> {
        if let [only] = &position.components[..] {
            if let (true, Some(part)) = (only.ruleset.is_labelled(), only.parts.first()) {
                return Ok(self.labelled.outcome(&only.ruleset, part, budget)?.1);
            }
        }
        let mut parts = Vec::new();
        for component in &position.components {
            let ruleset = self.arena.ruleset(&component.ruleset);
            for part in &component.parts {
                parts.push(self.arena.part(ruleset, part, budget)?);
            }
        }
        Ok(remoteness_among(&mut self.known, &mut self.arena, &parts, self.convention, budget)?.1)
    }
}
