//! Strategies to play by, under normal and misère play: a list of positions at which the player to move
//! loses.
//!
//! An entry has a position, and for each of its options an earlier entry, to which a move leads from that
//! option; the player with the strategy makes that move. So by induction over the lines the player to move at
//! the position of an entry loses: each answer leads further up, and play ends. Under normal play the
//! opponent finally has no move. Under misère play a position without moves is not an entry, and an option
//! where nobody can move needs no answer: there the player with the strategy is to move, and wins. Nothing
//! cancels, and no nim-values are used. It does not matter whether the rules promise an end of play.
//!
//! # Draws
//!
//! Where play need not end, a list of *draws* shows that nobody can win. From a draw each option is another draw of the list,
//! or has an answer in an entry of a lost position, so that the player to move there wins. And at least one option is a draw. So
//! the player to move keeps to the list, and never loses. The other player wins or is at a draw of the list again, and never
//! loses either. A draw may lean on a later one, so the list is checked behind the last line.

use crate::Fault;
use crate::format::{self, Placed, present};
use crate::json::read;
use crate::sums::{Sum, Sums};
use crate::whole::Whole;
use grundy_rules::{Budget, Catalogue, Convention, Heap, Kind, Outcome};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::HashSet;

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
    #[serde(default, deserialize_with = "present")]
    winner: Option<String>,
    #[serde(default, deserialize_with = "present")]
    components: Option<Vec<Option<Placed>>>,
}

/// A part, after the number of its component.
type Place = (usize, String);

/// The position of an entry, lost or a draw, and for each of its options that are no draws the number of the entry that
/// answers it, if one is needed; then the other options.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    #[serde(default, deserialize_with = "present")]
    lost: Option<Vec<Place>>,
    #[serde(default, deserialize_with = "present")]
    draw: Option<Vec<Place>>,
    answers: Vec<(Vec<Place>, Option<u64>)>,
    #[serde(default, deserialize_with = "present")]
    draws: Option<Vec<Vec<Place>>>,
}

/// The entries of a strategy that were checked.
pub(crate) struct Strategy {
    whole: Whole,
    pub convention: Convention,
    /// The player who is claimed to win; `None` if nobody is.
    pub winner: Option<Outcome>,
    sums: Sums,
    lost: Vec<Sum>,
    /// The draws.
    draws: HashSet<Sum>,
    /// The options of draws that must be draws, after the number of their line.
    kept: Vec<(u64, Sum)>,
    /// The number of options answered.
    pub answers: u64,
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::Wrong(why.into()))
}

impl Strategy {
    /// Reads the position; there are no entries yet.
    pub fn of(
        kind: format::Kind,
        head: &Head,
        games: &Catalogue,
        budget: &mut Budget<'_>,
    ) -> Result<Strategy, Fault> {
        let convention = match head.convention.as_str() {
            "normal" => Convention::Normal,
            "misere" => Convention::Misere,
            _ => return wrong("the convention is `normal` or `misere`"),
        };
        let winner = match (kind, head.winner.as_deref()) {
            (format::Kind::Draw, None) => None,
            (format::Kind::Draw, Some(_)) => return wrong("a draw has no winner"),
            (_, Some("next")) => Some(Outcome::Next),
            (_, Some("previous")) => Some(Outcome::Previous),
            (_, None) => return wrong("not a line of a certificate: missing field `winner`"),
            _ => return wrong("the winner is `next`, the player to move, or `previous`"),
        };
        let whole = Whole::read(&head.position, games, budget)?;
        head.components.as_ref().map_or(Ok(()), |placed| whole.told(placed))?;
        let heads = whole.rules.iter().any(|rules| matches!(rules.kind(), Kind::Heap(Heap::Turning(_))));
        if heads && convention == Convention::Misere {
            return wrong("coins that are turned are no sum of heaps under misère play");
        }
        let sums = Sums::new(whole.rules.clone());
        let (lost, draws, kept) = (Vec::new(), HashSet::new(), Vec::new());
        Ok(Strategy { whole, convention, winner, sums, lost, draws, kept, answers: 0 })
    }

    /// How many entries were checked.
    pub fn entries(&self) -> u64 {
        (self.lost.len() + self.draws.len()) as u64
    }

    /// Checks the entry of a line and remembers its position.
    pub fn check(&mut self, line: &[u8], number: u64, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let held = 8 * line.len() as u64;
        budget.reserve(held)?;
        let (position, is_draw, answers, draws) = match (read(line, budget)?, self.winner) {
            (Entry { lost: Some(lost), draw: None, answers, draws: None }, _) => {
                (lost, false, answers, Vec::new())
            }
            (Entry { lost: None, draw: Some(draw), answers, draws: Some(draws) }, None) => {
                (draw, true, answers, draws)
            }
            (_, Some(_)) => return wrong("an entry of a strategy has `lost` and `answers`"),
            _ => return wrong("an entry has `lost` and `answers`, or `draw`, `answers` and `draws`"),
        };
        let position = self.sum(position, budget)?;
        let options = self.sums.options(&position, budget)?;
        if options.is_empty() && self.convention == Convention::Misere {
            return wrong("under misère play a player who cannot move has won, so this position is not lost");
        }
        let mut open = vec![true; options.len()];
        let mut take = |option: &Sum, sums: &Sums| match options.binary_search(option) {
            Err(_) => wrong(format!("no move leads to {}", sums.show(option))),
            Ok(place) if !open[place] => wrong(format!("{} is answered twice", sums.show(option))),
            Ok(place) => {
                open[place] = false;
                Ok(())
            }
        };
        for (option, by) in answers {
            let option = self.sum(option, budget)?;
            take(&option, &self.sums)?;
            self.answered(&option, by, budget)?;
        }
        if is_draw && draws.is_empty() {
            return wrong("from a draw, some option is a draw");
        }
        let answered = options.len() - draws.len().min(options.len());
        for option in draws {
            let option = self.sum(option, budget)?;
            take(&option, &self.sums)?;
            budget.reserve(64 + 4 * option.len() as u64)?;
            self.kept.push((number, option));
        }
        if let Some(option) = open.iter().position(|open| *open) {
            return wrong(format!("the entry has no answer to {}", self.sums.show(&options[option])));
        }
        budget.release(held);
        budget.reserve(64 + 4 * position.len() as u64)?;
        match is_draw {
            false => self.lost.push(position),
            true if self.draws.contains(&position) => return wrong("this position is a draw already"),
            true => drop(self.draws.insert(position)),
        }
        self.answers += answered as u64;
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

    /// Checks that the claim about the whole position follows. `at` is the line of an option that is no draw.
    pub fn show(&mut self, at: &mut Option<u64>, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let position = self.sums.of(self.whole.parts(), budget)?;
        let Some(winner) = self.winner else { return self.show_draw(&position, at) };
        let shown = match (winner, self.lost.last()) {
            (Outcome::Previous, last) => last == Some(&position),
            (_, Some(last)) => self.sums.leads(&position, last, budget)?,
            (_, None) => position.is_empty() && self.convention == Convention::Misere,
        };
        match (shown, winner) {
            (true, _) => Ok(()),
            (false, Outcome::Previous) => wrong("the last entry is not the position"),
            (false, _) => wrong("no move leads from the position to that of the last entry"),
        }
    }

    fn show_draw(&self, position: &Sum, at: &mut Option<u64>) -> Result<(), Fault> {
        for (line, option) in &self.kept {
            if !self.draws.contains(option) {
                *at = Some(*line);
                return wrong(format!("no entry shows that {} is a draw", self.sums.show(option)));
            }
        }
        if self.draws.contains(position) {
            Ok(())
        } else {
            wrong("no entry shows that the position is a draw")
        }
    }
}
