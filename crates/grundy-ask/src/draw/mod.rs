//! Pictures.

mod work;

pub use work::{Drafting, Drawn};

use crate::states::States;
use crate::{Ask, Refused, World};
use grundy_draw::Picture;
use schemars::JsonSchema;
use serde::Deserialize;

/// What does it look like?
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, draw::{Draw, Drawing, Format}};
/// let what = Drawing::Graph { position: "candies : 13".into(), misere: false, max_nodes: 100 };
/// let question = Draw { format: Format::Dot, ..Draw::of(what) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.text.starts_with("digraph"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct Draw {
    /// What is drawn.
    #[serde(flatten)]
    pub what: Drawing,
    /// The form of the picture.
    #[serde(default)]
    pub format: Format,
    /// The ground that the picture is for.
    #[serde(default)]
    pub theme: Theme,
}

/// What is drawn.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Drawing {
    /// Heaps of coins: a position, or a game in numbered frames.
    Heaps {
        /// The positions of the game, one behind the other.
        played: Vec<String>,
        /// Misère play: the last mover loses.
        #[serde(default)]
        misere: bool,
        /// The names of the two players, the one who begins first.
        #[serde(default = "players")]
        players: [String; 2],
    },
    /// A strip of heaps with the P-positions hatched.
    Strip {
        /// The rule.
        rule: String,
        /// The first heap.
        #[serde(default)]
        from: u64,
        /// The last heap.
        #[serde(default = "strip_to")]
        to: u64,
        /// Misère play: the last mover loses.
        #[serde(default)]
        misere: bool,
    },
    /// Nim-values in rows.
    Table {
        /// The rule.
        rule: String,
        /// The last heap.
        #[serde(default = "table_to")]
        to: u64,
        /// The number of values in a row; where nothing is said the proved period, else 10.
        #[serde(default)]
        width: Option<u64>,
    },
    /// The nim-sequence as dots.
    Plot {
        /// The rule.
        rule: String,
        /// The last heap.
        #[serde(default = "plot_to")]
        to: u64,
    },
    /// Two coordinates.
    Pairs {
        /// The rule.
        rule: String,
        /// The last row and column.
        #[serde(default = "pairs_to")]
        to: u64,
        /// What is shown.
        #[serde(default)]
        show: Pairs,
    },
    /// The table of nim-sums, or of nim-products.
    Xor {
        /// The last row and column.
        #[serde(default = "xor_to")]
        to: u64,
        /// Nim-products instead of nim-sums.
        #[serde(default)]
        product: bool,
    },
    /// The state graph of a position, in levels.
    Graph {
        /// The position where play starts.
        position: String,
        /// Misère play: the last mover loses.
        #[serde(default)]
        misere: bool,
        /// Refuse a graph with more nodes.
        #[serde(default = "max_nodes")]
        max_nodes: u64,
    },
    /// The board of a position.
    Board {
        /// The position.
        position: String,
        /// Misère play: the last mover loses.
        #[serde(default)]
        misere: bool,
    },
}

impl Drawing {
    /// The names of the players where nothing is said.
    pub const DEFAULT_PLAYERS: [&str; 2] = ["player 1", "player 2"];
    /// The last heap of a strip where nothing is said.
    pub const DEFAULT_STRIP_TO: u64 = 25;
    /// The last heap of a table where nothing is said.
    pub const DEFAULT_TABLE_TO: u64 = 99;
    /// The last heap of a plot where nothing is said.
    pub const DEFAULT_PLOT_TO: u64 = 1000;
    /// The last row and column of pairs where nothing is said.
    pub const DEFAULT_PAIRS_TO: u64 = 20;
    /// The last row and column of a table of nim-sums where nothing is said.
    pub const DEFAULT_XOR_TO: u64 = 15;
    /// The nodes that a state graph may have where nothing is said.
    pub const DEFAULT_MAX_NODES: u64 = States::DEFAULT_MAX_NODES;
}

fn players() -> [String; 2] {
    Drawing::DEFAULT_PLAYERS.map(String::from)
}

fn strip_to() -> u64 {
    Drawing::DEFAULT_STRIP_TO
}

fn table_to() -> u64 {
    Drawing::DEFAULT_TABLE_TO
}

fn plot_to() -> u64 {
    Drawing::DEFAULT_PLOT_TO
}

fn pairs_to() -> u64 {
    Drawing::DEFAULT_PAIRS_TO
}

fn xor_to() -> u64 {
    Drawing::DEFAULT_XOR_TO
}

fn max_nodes() -> u64 {
    Drawing::DEFAULT_MAX_NODES
}

/// What a picture of two coordinates shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pairs {
    /// Nim-values, P-positions marked.
    #[default]
    Values,
    /// The P-positions alone.
    PPositions,
}

/// The form of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For the screen, and for print too.
    Svg,
    /// TikZ, for a LaTeX document.
    Tex,
    /// The language of Graphviz, for state graphs.
    Dot,
    /// Letters, for the terminal.
    #[default]
    Txt,
}

/// The ground that a picture is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light or dark like the reader's screen.
    #[default]
    Both,
    /// White.
    Light,
    /// Dark.
    Dark,
}

impl Draw {
    /// A picture in the usual form.
    pub fn of(what: Drawing) -> Draw {
        Draw { what, format: Format::default(), theme: Theme::default() }
    }
}

impl Ask for Draw {
    const NAME: &'static str = "draw";
    type Work = Drafting;

    fn begin(self, world: &World<'_>) -> Result<Drafting, Refused> {
        Ok(Drafting::read(self.what, world)?.written(self.format, self.theme))
    }
}

impl From<Theme> for grundy_draw::Theme {
    fn from(theme: Theme) -> grundy_draw::Theme {
        match theme {
            Theme::Both => grundy_draw::Theme::Both,
            Theme::Light => grundy_draw::Theme::Light,
            Theme::Dark => grundy_draw::Theme::Dark,
        }
    }
}

impl Format {
    /// The picture in this form.
    ///
    /// # Errors
    /// Only state graphs have the form DOT.
    pub fn write(self, picture: &Picture, theme: Theme) -> Result<String, Refused> {
        match self {
            Format::Svg => Ok(picture.canvas.svg_on(theme.into())),
            Format::Tex => Ok(picture.canvas.tikz()),
            Format::Txt => Ok(picture.text.clone()),
            Format::Dot => picture.dot.clone().ok_or_else(|| {
                Refused::unsuited("DOT is for state graphs; draw this picture as SVG or TikZ")
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Draw;

    #[test]
    fn a_field_that_no_picture_has_is_refused() {
        let read = |text: &str| serde_json::from_str::<Draw>(text);
        assert!(read(r#"{"what":"xor","to":7,"format":"svg","theme":"dark"}"#).is_ok());
        assert!(read(r#"{"what":"xor"}"#).is_ok());
        assert!(read(r#"{"what":"xor","too":7}"#).is_err());
        assert!(read(r#"{"what":"xor","rule":"nim"}"#).is_err());
    }
}
