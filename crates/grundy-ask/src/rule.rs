//! A rule as the software reads it: its shortest form, its kind, and the game that it describes.

use crate::ask::Known;
use crate::games::Game;
use crate::shape::PlayedWith;
use crate::style::column;
use crate::{Answer, Ask, Refused, World};
use grundy::{Kind, Named, Ruleset};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks how the software reads a rule.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, rule::Rule};
/// let question = Rule { rule: "n -> [i, n-2-i] for i in 0..n-2".into() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.canonical, "0.07");
/// assert_eq!(answer.game.unwrap().name, "dawsons-kayles");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The rule.
    pub rule: String,
}

/// A rule as the software reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleAnswer {
    /// The rule, as typed.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// Why the shortest form has the same moves; null if that is obvious.
    pub reason: Option<String>,
    /// What the game is played with.
    pub kind: PlayedWith,
    /// The number of coordinates of a part: 1 for heaps.
    pub coordinates: usize,
    /// Whether labels decide who wins at the end, and not the last move.
    pub labelled: bool,
    /// Whether the rule has a nim-sequence, one value for each heap.
    pub sequence: bool,
    /// The game of the catalogue that has the same moves; null if there is none.
    pub game: Option<Game>,
    /// A position to start from; null if none is known.
    pub sample: Option<String>,
}

impl Ask for Rule {
    const NAME: &'static str = "rule";
    type Work = Known<RuleAnswer>;

    fn begin(self, world: &World<'_>) -> Result<Known<RuleAnswer>, Refused> {
        let ruleset = world.ruleset(&self.rule)?;
        let named = named(&ruleset, world);
        Ok(Known(RuleAnswer {
            rule: ruleset.text().into(),
            canonical: ruleset.canonical().into(),
            reason: ruleset.reason().map(Into::into),
            kind: PlayedWith::of(&ruleset),
            coordinates: ruleset.arity(),
            labelled: ruleset.is_labelled(),
            sequence: ruleset.heap().is_some(),
            game: named.map(Game::of),
            sample: sample(&ruleset, named, world),
        }))
    }
}

/// The game of the catalogue that has the same moves.
fn named(ruleset: &Ruleset, world: &World<'_>) -> Option<&'static Named> {
    let same = |game: &&Named| {
        let rule = game.rule().and_then(|rule| Ruleset::parse(rule).ok());
        rule.is_some_and(|rule| rule.canonical() == ruleset.canonical())
    };
    ruleset.name().or_else(|| world.games().rows().find(same))
}

/// A position to start from: an example of the game, the start of the graph, or small numbers.
fn sample(ruleset: &Ruleset, named: Option<&Named>, world: &World<'_>) -> Option<String> {
    // The example shows the rule that the user typed, not the name of the game.
    let of_name = named.and_then(|game| match (game.rule(), game.samples.first()) {
        (Some(_), Some(places)) => Some(format!("{} : {places}", ruleset.text())),
        _ => game.positions().next(),
    });
    let graph = match ruleset.kind() {
        Kind::Graph(graph) => {
            graph.start().map(|start| format!("{} : {}", ruleset.text(), graph.name(start)))
        }
        _ => None,
    };
    let numbers: Vec<String> = (0..ruleset.arity()).map(|i| (5 + 2 * i).to_string()).collect();
    let places = [numbers.join(","), format!("({})", numbers.join(","))];
    let typed = places.iter().map(|places| format!("{} : {places}", ruleset.text()));
    let readable = |text: &String| world.position(text).is_ok();
    of_name.into_iter().chain(graph).chain(typed).find(readable)
}

impl Answer for RuleAnswer {}

/// One line for each fact about the rule.
impl fmt::Display for RuleAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}{}", column(say!("rule-rule")), self.rule)?;
        if self.canonical != self.rule {
            let reason = self.reason.as_ref().map_or(String::new(), |reason| format!(" ({reason})"));
            writeln!(f, "{}{}{reason}", column(say!("rule-canonical")), self.canonical)?;
        }
        if let Some(game) = &self.game {
            writeln!(f, "{}{}: {}", column(say!("rule-game")), game.name, game.about)?;
        }
        match &self.sample {
            Some(sample) => writeln!(f, "{}{sample}", column(say!("rule-position"))),
            None => Ok(()),
        }
    }
}
