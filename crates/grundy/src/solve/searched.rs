//! What a search has found of one game, on its way to a file and back.

use super::worth::Worths;
use grundy_rules::{Budget, Position, Ruleset};
use std::io::{self, Read, Write};
use std::sync::Arc;

/// The only game of a position that is searched: there is a word for each of its parts, and what is found can be
/// [saved](Worths::save).
///
/// ```
/// use grundy::{games, solve::searched};
/// let one = games::position("cram 4x5 + nim : 3")?;
/// assert_eq!(searched(&one).unwrap().canonical(), "cram");
/// // All bars are counted off at once; and two games are searched one by one.
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
    /// How many positions of a game a search remembers, and the bytes that they take.
    pub fn remembered(&mut self, game: &Arc<Ruleset>) -> (u64, u64) {
        self.search(game, &[]).map_or((0, 0), |(search, _)| (search.positions(), search.bytes()))
    }

    /// Writes what a search has found of a game (see [`Nimbers::save`](crate::search::Nimbers::save)).
    ///
    /// # Errors
    /// What the writer reports; [`Unsupported`](io::ErrorKind::Unsupported) for a game that is not searched.
    pub fn save(&mut self, game: &Arc<Ruleset>, out: &mut dyn Write) -> io::Result<()> {
        let (search, _) = self.search(game, &[]).ok_or(io::ErrorKind::Unsupported)?;
        search.save(out)
    }

    /// Reads what was saved of the same game.
    ///
    /// # Errors
    /// What the reader reports; [`InvalidData`](io::ErrorKind::InvalidData) for anything else than such values;
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
