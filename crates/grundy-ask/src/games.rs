//! The games in the catalogue.

use crate::ask::Known;
use crate::style::{Bold, column};
use crate::{Answer, Ask, Kind, Refused, Remedy, World};
use grundy::{Group, Named, Play, Ruleset, nearest};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display as _};

/// Asks for the list of all games in the catalogue, or for the rules of one of them.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, games::Games};
/// let question = Games { name: Some("kayles".into()) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.to_string().contains("rule       0.77"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// The game to describe. The default lists all games.
    #[serde(default)]
    pub name: Option<String>,
}

/// All games of the catalogue, or one of them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum GamesAnswer {
    /// All games.
    All(Vec<Game>),
    /// One game.
    One(Box<Game>),
}

/// A game in the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Game {
    /// The name to type.
    pub name: String,
    /// The name that people write: `Dawson’s chess`.
    pub title: String,
    /// Other names of the game.
    pub aliases: Vec<String>,
    /// The group of the game, by what people play it on.
    pub group: String,
    /// The rule, if the rule language can express it.
    pub rule: Option<String>,
    /// The rules of the game in one sentence.
    pub about: String,
    /// What is known about the game, and who found it.
    pub known: String,
    /// The notation of the board, which follows the name and precedes the colon.
    pub board: Option<String>,
    /// The notation of positions; empty if they are heaps, coins or tuples of numbers.
    pub notation: String,
    /// A position to start from.
    pub sample: Option<String>,
    /// Positions to start from, the best example first.
    pub samples: Vec<String>,
    #[serde(skip)]
    pub(crate) canonical: Option<String>,
    /// Whether [`Values`](crate::values::Values) lists its nim-values.
    #[serde(skip)]
    pub has_values: bool,
}

/// A text about a game in the language of the thread; the catalogue has the English one.
pub(crate) fn told(name: &str, what: &str, english: &str) -> String {
    grundy_words::translated(&format!("game-{name}-{what}")).unwrap_or_else(|| english.into())
}

fn heading(group: Group) -> String {
    grundy_words::translated(&format!("game-group-{}", group.word()))
        .unwrap_or_else(|| group.heading().into())
}

impl Game {
    pub(crate) fn of(game: &Named) -> Game {
        let samples: Vec<String> = game.positions().collect();
        let ruleset = game.rule().and_then(|rule| Ruleset::parse(rule).ok());
        let board = match game.play {
            Play::Rule(_) => None,
            Play::Game(bundle) => bundle.board,
        };
        Game {
            name: game.name.into(),
            title: told(game.name, "title", &game.title()),
            aliases: game.aliases.iter().map(ToString::to_string).collect(),
            group: heading(game.group),
            rule: game.rule().map(Into::into),
            about: told(game.name, "about", game.about),
            known: told(game.name, "known", game.known),
            board: board.map(Into::into),
            notation: told(game.name, "notation", game.notation),
            sample: samples.first().cloned(),
            samples,
            canonical: ruleset.as_ref().map(|ruleset| ruleset.canonical().into()),
            has_values: ruleset.is_some_and(|ruleset| !ruleset.is_labelled() && ruleset.arity() <= 2),
        }
    }
}

impl Ask for Games {
    const NAME: &'static str = "games";
    type Work = Known<GamesAnswer>;

    fn begin(self, world: &World<'_>) -> Result<Known<GamesAnswer>, Refused> {
        let Some(name) = self.name else {
            return Ok(Known(GamesAnswer::All(world.games().rows().map(Game::of).collect())));
        };
        let Some(game) = world.games().named(&name) else {
            let message = match nearest(&name, world.games().names()) {
                Some(near) => say!("refused-no-game-but", name = name, near = near),
                None => say!("refused-no-game", name = name),
            };
            return Err(Refused::new(Kind::Unknown, message).remedy(Remedy::ListGames));
        };
        Ok(Known(GamesAnswer::One(Box::new(Game::of(game)))))
    }
}

impl Answer for GamesAnswer {}

/// All games, group by group, or the rules of one game.
impl fmt::Display for GamesAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GamesAnswer::All(games) => list(f, games),
            GamesAnswer::One(game) => teach(f, game),
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, games: &[Game]) -> fmt::Result {
    let width = games.iter().map(|game| game.name.len()).max().unwrap_or(0);
    for group in Group::ALL {
        let heading = heading(group);
        Bold(&heading).fmt(f)?;
        writeln!(f)?;
        for game in games.iter().filter(|game| game.group == heading) {
            writeln!(f, "  {:<width$}  {}", game.name, game.about)?;
        }
    }
    Ok(())
}

fn teach(f: &mut fmt::Formatter<'_>, game: &Game) -> fmt::Result {
    Bold(&game.name).fmt(f)?;
    writeln!(f)?;
    if !game.aliases.is_empty() {
        writeln!(f, "{}  {}", say!("rule-also-called"), game.aliases.join(", "))?;
    }
    writeln!(f, "\n{}\n{}\n", game.about, game.known)?;
    match &game.rule {
        Some(rule) => {
            writeln!(f, "{}{rule}", column(say!("rule-rule")))?;
            if let Some(canonical) = game.canonical.as_ref().filter(|canonical| *canonical != rule) {
                writeln!(f, "{}{canonical}", column(say!("rule-canonical")))?;
            }
        }
        None => {
            if let Some(board) = &game.board {
                writeln!(f, "{}{board}", column(say!("rule-board")))?;
            }
            writeln!(f, "{}{}", column(say!("rule-position")), game.notation)?;
        }
    }
    Ok(())
}
