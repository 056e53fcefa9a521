//! Pictures of positions, of nim-values and of state graphs.

mod figure;
mod work;

pub(crate) use figure::in_language;
pub use figure::{Answers, Figure, WordLanguage};
pub use work::{Drafting, Drawn};

use crate::last::Last;
use crate::states::States;
use crate::{Ask, Refused, World};
use grundy_draw::Picture;
use grundy_words::say;
use serde::Deserialize;

/// Asks for a picture, for example of a position, of nim-values or of a state graph.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, draw::{Draw, Drawing, Format}};
/// let what = Drawing::Graph { position: "candies : 13".into(), misere: false, merge: false, max_nodes: 100 };
/// let question = Draw { format: Format::Dot, ..Draw::of(what) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.text.starts_with("digraph"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draw {
    /// What the picture shows.
    #[serde(flatten)]
    pub what: Drawing,
    /// The form of the picture.
    #[serde(default)]
    pub format: Format,
    /// The background that the picture is for.
    #[serde(default)]
    pub theme: Theme,
    /// The answers that it shows, its heading, its language and its size.
    #[serde(default)]
    pub figure: Figure,
}

/// What a picture shows.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Drawing {
    /// Heaps of coins: one position, or a whole game in numbered frames.
    Heaps {
        /// The positions of the game, in order.
        played: Vec<String>,
        /// Whether play is misère: the last mover loses.
        #[serde(default)]
        misere: bool,
        /// The names of the two players; the first one begins. Without names they are numbered.
        #[serde(default)]
        players: Option<[String; 2]>,
    },
    /// A strip of heaps; hatching marks the P-positions.
    Strip {
        /// The rule.
        rule: String,
        /// The first heap.
        #[serde(default)]
        from: u64,
        /// The last heap.
        #[serde(default = "strip_to")]
        to: u64,
        /// Whether play is misère: the last mover loses.
        #[serde(default)]
        misere: bool,
        /// The heaps whose moves are arrows above the strip.
        #[serde(default)]
        moves: Vec<u64>,
    },
    /// A table of nim-values in rows.
    Table {
        /// The rule.
        rule: String,
        /// The last heap.
        #[serde(default = "table_to")]
        to: u64,
        /// The number of values in a row. The default is the proved period, or 10 without one.
        #[serde(default)]
        width: Option<u64>,
    },
    /// A plot of the nim-sequence as dots.
    Plot {
        /// The rule.
        rule: String,
        /// The last heap.
        #[serde(default = "plot_to")]
        to: u64,
    },
    /// A grid for a rule with two coordinates.
    Pairs {
        /// The rule.
        rule: String,
        /// The last row and column: one number for both, or one for each.
        #[serde(default = "pairs_to")]
        to: Last,
        /// What each cell shows.
        #[serde(default)]
        show: Pairs,
    },
    /// The table of nim-sums or of nim-products.
    Xor {
        /// The last row and column.
        #[serde(default = "xor_to")]
        to: u64,
        /// Whether to show nim-products instead of nim-sums.
        #[serde(default)]
        product: bool,
    },
    /// The state graph of a position, in levels.
    Graph {
        /// The position where play starts.
        position: String,
        /// Whether play is misère: the last mover loses.
        #[serde(default)]
        misere: bool,
        /// Whether positions that are alike, as mirrored boards are, become one node.
        #[serde(default)]
        merge: bool,
        /// Refuse a graph with more nodes.
        #[serde(default = "max_nodes")]
        max_nodes: u64,
    },
    /// The board of a position.
    Board {
        /// The position.
        position: String,
        /// Whether play is misère: the last mover loses.
        #[serde(default)]
        misere: bool,
    },
}

impl Drawing {
    /// The default last heap of a strip.
    pub const DEFAULT_STRIP_TO: u64 = 25;
    /// The default last heap of a table.
    pub const DEFAULT_TABLE_TO: u64 = 99;
    /// The default last heap of a plot.
    pub const DEFAULT_PLOT_TO: u64 = 1000;
    /// The default last row and column of a grid of pairs.
    pub const DEFAULT_PAIRS_TO: u64 = 20;
    /// The default last row and column of a table of nim-sums.
    pub const DEFAULT_XOR_TO: u64 = 15;
    /// The default limit on the nodes of a state graph.
    pub const DEFAULT_MAX_NODES: u64 = States::DEFAULT_MAX_NODES;
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

fn pairs_to() -> Last {
    Drawing::DEFAULT_PAIRS_TO.into()
}

fn xor_to() -> u64 {
    Drawing::DEFAULT_XOR_TO
}

fn max_nodes() -> u64 {
    Drawing::DEFAULT_MAX_NODES
}

/// What the cells of a grid of pairs show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pairs {
    /// Nim-values, with the P-positions marked.
    #[default]
    Values,
    /// Only the P-positions.
    PPositions,
}

/// The form of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// SVG, for the screen and for print.
    Svg,
    /// TikZ, for a LaTeX document.
    Tex,
    /// DOT, the language of Graphviz. Only state graphs have this form.
    Dot,
    /// Plain text, for the terminal.
    #[default]
    Txt,
}

/// The background that a picture is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light or dark, following the reader's screen.
    #[default]
    Both,
    /// A light background.
    Light,
    /// A dark background.
    Dark,
}

impl Draw {
    /// Asks for a picture in the default form.
    pub fn of(what: Drawing) -> Draw {
        Draw { what, format: Format::default(), theme: Theme::default(), figure: Figure::default() }
    }
}

impl Ask for Draw {
    const NAME: &'static str = "draw";
    type Work = Drafting;

    fn begin(self, world: &World<'_>) -> Result<Drafting, Refused> {
        Drafting::read(self.what, world)?.written(self.format, self.theme).with(self.figure)
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
    /// Writes a picture in this form.
    ///
    /// # Errors
    /// The form is DOT and the picture does not show a state graph.
    pub fn write(self, picture: &Picture, theme: Theme) -> Result<String, Refused> {
        match self {
            Format::Svg => Ok(picture.canvas.svg_on(theme.into())),
            Format::Tex => Ok(picture.canvas.tikz()),
            Format::Txt => Ok(picture.text.clone()),
            Format::Dot => {
                picture.dot.clone().ok_or_else(|| Refused::unsuited(say!("refused-dot-for-picture")))
            }
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
        let figure = r#""figure":{"answers":"hidden","title":"","language":"ro","width":"8cm"}"#;
        assert!(read(&format!(r#"{{"what":"xor",{figure}}}"#)).is_ok());
        assert!(read(r#"{"what":"xor","figure":{"answer":"hidden"}}"#).is_err());
        assert!(read(r#"{"what":"xor","too":7}"#).is_err());
        assert!(read(r#"{"what":"xor","rule":"nim"}"#).is_err());
    }
}
