//! The values that a search has found for one game, saved and loaded.

use super::worth::Worths;
use grundy_rules::{Budget, Position, Ruleset};
use std::io::{self, Read, Write};
use std::sync::Arc;

/// The only game of a position that is searched: its parts have words, and the values can be
/// [saved](Worths::save).
///
/// ```
/// use grundy::{games, solve::searched};
/// let one = games::position("cram 4x5 + nim : 3")?;
/// assert_eq!(searched(&one).unwrap().canonical(), "cram");
/// // All bars are enumerated at once; and two games are searched one by one.
/// assert!(searched(&games::position("chomp 4x5")?).is_none());
/// assert!(searched(&games::position("cram 4x5 + node-kayles path 9")?).is_none());
/// # Ok::<(), grundy::ParseError>(())
/// ```
pub fn searched(position: &Position) -> Option<&Arc<Ruleset>> {
    let mut games = position.components.iter().filter(|component| {
        let Some(rules) = component.ruleset.as_game() else { return false };
        let Some(game) = rules.game.compact() else { return false };
        let mut words = component.parts.iter().filter_map(|part| rules.game.words(part[0])).flatten();
        words.any(|word| game.ranked(word).is_none())
    });
    let first = &games.next()?.ruleset;
    games.all(|other| other.ruleset.is_same(first)).then_some(first)
}

impl Worths {
    /// The number of positions of a game that a search remembers, and their bytes.
    pub fn remembered(&mut self, game: &Arc<Ruleset>) -> (u64, u64) {
        self.search(game, &[]).map_or((0, 0), |(search, _)| (search.positions(), search.bytes()))
    }

    /// Writes the values that a search has found for a game (see
    /// [`Nimbers::save`](crate::search::Nimbers::save)).
    ///
    /// # Errors
    /// The writer's error; [`Unsupported`](io::ErrorKind::Unsupported) for a game that is not searched.
    pub fn save(&mut self, game: &Arc<Ruleset>, out: &mut dyn Write) -> io::Result<()> {
        let (search, _) = self.search(game, &[]).ok_or(io::ErrorKind::Unsupported)?;
        search.save(out)
    }

    /// Reads saved values of the same game.
    ///
    /// # Errors
    /// The reader's error; [`InvalidData`](io::ErrorKind::InvalidData) for anything else than such values;
    /// [`Unsupported`](io::ErrorKind::Unsupported) for a game that is not searched.
    pub fn load(
        &mut self,
        game: &Arc<Ruleset>,
        input: &mut dyn Read,
        budget: &mut Budget<'_>,
    ) -> io::Result<()> {
        let (search, _) = self.search(game, &[]).ok_or(io::ErrorKind::Unsupported)?;
        search.load(input, budget)
    }
}
