//! The positions that a search has found, saved and loaded.

use super::Solving;
use crate::{Checkpoint, Refused, SavedState, Saves};
use grundy::solve::{Worths, searched};
use grundy::{Budget, Ruleset};
use grundy_words::say;
use std::io::{self, Write};
use std::sync::Arc;

/// With more work than this between two saves, a search with as many positions as before has a full memory, and new
/// positions have replaced others.
const RENEWED_FROM_TICKS: u64 = 1 << 20;

/// The positions of the only game that is searched.
struct Searched<'a> {
    game: Arc<Ruleset>,
    worths: &'a mut Worths,
}

impl Solving {
    /// The positions that the search has found, to save and load.
    ///
    /// # Errors
    /// Play is misère, or the position does not have exactly one game to search.
    pub fn searched(&mut self) -> Result<Box<dyn Saves + '_>, Refused> {
        let position = self.solver.position().clone();
        let Some(game) = searched(&position).filter(|_| !self.asked.misere) else {
            return Err(Refused::unsuited(say!(
                "refused-no-search-could-saved-checkpoints",
                position = position.to_string()
            )));
        };
        Ok(Box::new(Searched { game: game.clone(), worths: &mut self.solver.worths }))
    }
}

impl Saves for Searched<'_> {
    fn rule(&self) -> &str {
        self.game.canonical()
    }

    fn results(&mut self) -> u64 {
        self.worths.remembered(&self.game).0
    }

    fn bytes(&mut self) -> u64 {
        self.worths.remembered(&self.game).1
    }

    fn is_renewed(&self, ticks: u64) -> bool {
        ticks >= RENEWED_FROM_TICKS
    }

    fn save(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.worths.save(&self.game, out)
    }

    fn load(&mut self, saved: SavedState<'_>, budget: &mut Budget<'_>) -> Result<u64, String> {
        saved.belongs_to(self.game.canonical())?;
        if let Err(why) = self.worths.load(&self.game, saved.state, budget) {
            return Err(saved.no_good(&why));
        }
        // Full buckets may lose a few positions. Refuse to lose more, because saving replaces the file.
        let (all, positions) = (saved.results, self.results());
        if positions < all / 10 * 9 {
            return Err(say!("refused-state-too-large-for-memory", all = all, positions = positions));
        }
        Ok(positions)
    }

    fn told(&self, file: String, positions: Option<u64>) -> Checkpoint {
        Checkpoint::Positions { file, positions }
    }
}
