//! Strategies to play by, under normal and misère play: a list of positions at which the player to move
//! loses.
//!
//! An entry has a position, and for each of its options an earlier entry, to which a move leads from that
//! option; the player with the strategy makes that move. So by induction over the lines the player to move at
//! the position of an entry loses: each answer leads further up, and play ends. Under normal play the
//! opponent finally has no move. Under misère play a position without moves is not an entry, and an option
//! where nobody can move needs no answer: there the player with the strategy is to move, and wins. Nothing
//! cancels, and no nim-values are used.

use crate::Fault;
use crate::format::{Placed, present};
use crate::json::read;
use crate::sums::{Sum, Sums};
use crate::whole::Whole;
use grundy_rules::{Budget, Catalogue, Convention, Heap, Kind, Outcome};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// The first line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(rename = "kind")]
    _kind: IgnoredAny,
    pub position: String,
    convention: String,
    winner: String,
    #[serde(default, deserialize_with = "present")]
    components: Option<Vec<Option<Placed>>>,
}

/// A part, after the number of its component.
type Place = (usize, String);

/// The position of an entry, and for each of its options the number of the entry that answers it, if one is
/// needed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    lost: Vec<Place>,
    answers: Vec<(Vec<Place>, Option<u64>)>,
}

/// The entries of a strategy that were checked.
pub(crate) struct Strategy {
    whole: Whole,
    pub convention: Convention,
    /// The player who is claimed to win.
    pub winner: Outcome,
    sums: Sums,
    lost: Vec<Sum>,
    /// The number of options answered.
    pub answers: u64,
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::Wrong(why.into()))
}

impl Strategy {
    /// Reads the position; there are no entries yet.
    pub fn of(head: &Head, games: &Catalogue, budget: &mut Budget<'_>) -> Result<Strategy, Fault> {
        let convention = match head.convention.as_str() {
            "normal" => Convention::Normal,
            "misere" => Convention::Misere,
            _ => return wrong("the convention is `normal` or `misere`"),
        };
        let winner = match head.winner.as_str() {
            "next" => Outcome::Next,
            "previous" => Outcome::Previous,
            _ => return wrong("the winner is `next`, the player to move, or `previous`"),
        };
        let whole = Whole::read(&head.position, games, budget)?;
        head.components.as_ref().map_or(Ok(()), |placed| whole.told(placed))?;
        let heads = whole.rules.iter().any(|rules| matches!(rules.kind(), Kind::Heap(Heap::Turning(_))));
        if heads && convention == Convention::Misere {
            return wrong("coins that are turned are no sum of heaps under misère play");
        }
        let sums = Sums::new(whole.rules.clone());
        Ok(Strategy { whole, convention, winner, sums, lost: Vec::new(), answers: 0 })
    }

    /// How many entries were checked.
    pub fn entries(&self) -> u64 {
        self.lost.len() as u64
    }

    /// Checks an entry and remembers its position.
    pub fn check(&mut self, line: &[u8], budget: &mut Budget<'_>) -> Result<(), Fault> {
        let held = 8 * line.len() as u64;
        budget.reserve(held)?;
        let Entry { lost, answers } = read(line, budget)?;
        let position = self.sum(lost, budget)?;
        let options = self.sums.options(&position, budget)?;
        if options.is_empty() && self.convention == Convention::Misere {
            return wrong("under misère play a player who cannot move has won, so this position is not lost");
        }
        let mut open = vec![true; options.len()];
        for (option, by) in answers {
            let option = self.sum(option, budget)?;
            match options.binary_search(&option) {
                Err(_) => return wrong(format!("no move leads to {}", self.sums.show(&option))),
                Ok(place) if !open[place] => {
                    return wrong(format!("{} is answered twice", self.sums.show(&option)));
                }
                Ok(place) => open[place] = false,
            }
            self.answered(&option, by, budget)?;
        }
        if let Some(option) = open.iter().position(|open| *open) {
            return wrong(format!("the entry has no answer to {}", self.sums.show(&options[option])));
        }
        budget.release(held);
        budget.reserve(64 + 4 * position.len() as u64)?;
        self.lost.push(position);
        self.answers += options.len() as u64;
        Ok(())
    }

    /// Checks that an earlier entry answers an option, or that it needs no answer.
    fn answered(&mut self, option: &Sum, by: Option<u64>, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let Some(number) = by else {
            // A sum of parts without moves is empty.
            return match option.is_empty() && self.convention == Convention::Misere {
                true => Ok(()),
                false => wrong(format!("{} must be answered", self.sums.show(option))),
            };
        };
        let entry = usize::try_from(number).ok().and_then(|number| self.lost.get(number));
        let Some(entry) = entry else {
            return wrong(format!("the entry {number} does not stand before this one"));
        };
        if self.sums.leads(option, entry, budget)? {
            return Ok(());
        }
        wrong(format!("no move leads from {} to the position of the entry {number}", self.sums.show(option)))
    }

    fn sum(&mut self, places: Vec<Place>, budget: &mut Budget<'_>) -> Result<Sum, Fault> {
        let mut parts = Vec::with_capacity(places.len());
        for (component, text) in places {
            budget.spend(1)?;
            let rules = self.whole.rules_of(component)?;
            parts.push((rules, self.whole.part(rules, &text)?));
        }
        self.sums.of(parts, budget)
    }

    /// Checks that the claim about the whole position follows.
    pub fn show(&mut self, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let position = self.sums.of(self.whole.parts(), budget)?;
        let shown = match (self.winner, self.lost.last()) {
            (Outcome::Previous, last) => last == Some(&position),
            (_, Some(last)) => self.sums.leads(&position, last, budget)?,
            (_, None) => position.is_empty() && self.convention == Convention::Misere,
        };
        match (shown, self.winner) {
            (true, _) => Ok(()),
            (false, Outcome::Previous) => wrong("the last entry is not the position"),
            (false, _) => wrong("no move leads from the position to that of the last entry"),
        }
    }
}
