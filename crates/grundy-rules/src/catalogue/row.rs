//! A row of the catalogue: what to type, how to play, and where the game comes from.

use super::bundle::Bundle;

/// A game with a name: what to type, how to play, and where it comes from.
///
/// A game of your own becomes one by a constant, which you add to a [`Catalogue`](super::Catalogue).
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name to type.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// What it is played on.
    pub group: Group,
    /// The rule, or the type with the rules.
    pub play: Play,
    /// The rules of the game in one sentence.
    pub about: &'static str,
    /// What is known about it, and who found it.
    pub known: &'static str,
    /// How to type positions; empty if they are heaps, coins or tuples of numbers.
    pub notation: &'static str,
    /// Sample positions: for a rule the text after the colon, for a bundled game the whole text. The first is
    /// the one to show.
    pub samples: &'static [&'static str],
}

/// What a game with a name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Play {
    /// A rule in the rule language.
    Rule(&'static str),
    /// A type with the rules.
    Game(Bundle),
}

/// What games are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Heaps of coins.
    Heaps,
    /// Coins in a row, heads or tails.
    Coins,
    /// Several numbers at once.
    Numbers,
    /// Strips of squares, with pieces on them.
    Strips,
    /// Boards.
    Boards,
    /// The nodes or edges of a graph.
    Graphs,
}

impl Group {
    /// All groups, in the order of lists.
    pub const ALL: [Group; 6] =
        [Group::Heaps, Group::Coins, Group::Numbers, Group::Strips, Group::Boards, Group::Graphs];

    /// The group in one word.
    pub fn word(self) -> &'static str {
        match self {
            Group::Heaps => "heaps",
            Group::Coins => "coins",
            Group::Numbers => "numbers",
            Group::Strips => "strips",
            Group::Boards => "boards",
            Group::Graphs => "graphs",
        }
    }

    /// The group as a heading.
    pub fn heading(self) -> &'static str {
        match self {
            Group::Heaps => "Heaps of coins",
            Group::Coins => "Rows of coins to turn",
            Group::Numbers => "Several numbers",
            Group::Strips => "Strips",
            Group::Boards => "Boards",
            Group::Graphs => "Graphs",
        }
    }
}

impl Named {
    /// The rule, for a game in the rule language.
    pub fn rule(&self) -> Option<&'static str> {
        match self.play {
            Play::Rule(rule) => Some(rule),
            Play::Game(_) => None,
        }
    }

    /// The name as people write it. Among the other names may be one with an apostrophe.
    ///
    /// ```
    /// use grundy_rules::Catalogue;
    /// assert_eq!(Catalogue::language().named("dawsons-chess").unwrap().title(), "Dawson’s chess");
    /// assert_eq!(Catalogue::language().named("couples").unwrap().title(), "Couples are forever");
    /// ```
    pub fn title(&self) -> String {
        let letters = |text: &str| text.replace(|letter: char| !letter.is_ascii_lowercase(), "");
        let full = |alias: &&&str| alias.contains('\'') && letters(alias).starts_with(&letters(self.name));
        let written = self.aliases.iter().find(full).copied().unwrap_or(self.name);
        let words = written.replace('-', " ").replace('\'', "’");
        let mut letters = words.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    }

    /// Sample positions, as typed.
    ///
    /// ```
    /// let kayles = grundy_rules::Catalogue::language().named("kayles").unwrap();
    /// assert_eq!(kayles.positions().next().unwrap(), "kayles : 7");
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = String> + '_ {
        self.samples.iter().map(|sample| match self.play {
            Play::Rule(_) => format!("{} : {sample}", self.name),
            Play::Game(_) => (*sample).to_string(),
        })
    }
}
