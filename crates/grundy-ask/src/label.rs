//! Tables of all positions that can be reached, and writing one.

pub use grundy_states::MAX_MERGED as MAX_SHARDS;

use crate::solve_table::failure;
use crate::style::shortened;
use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::{Budget, Failure, Position};
use grundy_states::{Settings, Summary, label_position, saved};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::PathBuf;

/// Asks for the worth of every position that can be reached from a position, in a file.
///
/// Finished levels are kept in a folder beside the file, so that the same question goes on from there after a stop.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, label::Label};
/// # let folder = tempfile::tempdir()?;
/// # let to = folder.path().join("nim.table").display().to_string();
/// let question = Label { position: "nim : 3, 4, 5".into(), to, ..Label::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.positions, answer.longest_play), (48, 12));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// The position from which all others are reached.
    pub position: String,
    /// The file of the table.
    pub to: String,
    /// The number of shards. Where memory is short, only one of them at a time is in memory.
    #[serde(default = "shards")]
    pub shards: u32,
}

impl Default for Label {
    fn default() -> Label {
        Label { position: String::new(), to: String::new(), shards: shards() }
    }
}

fn shards() -> u32 {
    Settings::default().shards
}

/// A table of all positions is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabelledTable {
    /// The position from which all others are reached.
    pub position: String,
    /// The file of the table.
    pub file: String,
    /// The number of positions.
    pub positions: u64,
    /// The number of different moves between them.
    pub moves: u64,
    /// The number of moves of the longest play.
    pub longest_play: u64,
}

/// The work of labelling all positions.
pub struct Labelling {
    position: Position,
    to: PathBuf,
    settings: Settings,
}

impl Labelling {
    /// The number of positions that the same question goes on from after a stop; `None` if it begins anew.
    pub fn saved(&self) -> Option<u64> {
        saved(&self.to)
    }
}

impl Ask for Label {
    const NAME: &'static str = "label";
    type Work = Labelling;

    fn begin(self, world: &World<'_>) -> Result<Labelling, Refused> {
        if self.to.is_empty() {
            return Err(Refused::new(Kind::File, say!("refused-table-needs-name-file")));
        }
        if !(1..=MAX_SHARDS).contains(&self.shards) {
            return Err(Refused::unsuited(say!("refused-number-shards-from-1", most = MAX_SHARDS)));
        }
        Ok(Labelling {
            position: world.position(&self.position)?,
            to: self.to.into(),
            settings: Settings { shards: self.shards, ..Settings::default() },
        })
    }
}

impl Work for Labelling {
    type Answer = LabelledTable;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<LabelledTable, Failure> {
        let Summary { states, edges, longest } =
            label_position(&self.position, &self.to, self.settings, budget).map_err(failure)?;
        Ok(LabelledTable {
            position: self.position.to_string(),
            file: self.to.display().to_string(),
            positions: states,
            moves: edges,
            longest_play: longest,
        })
    }

    fn resumes(&self) -> bool {
        true
    }
}

impl Answer for LabelledTable {}

/// How many positions are in the table.
impl fmt::Display for LabelledTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = say!(
            "label-counted",
            position = shortened(&self.position),
            positions = say!("counted-positions", count = self.positions),
            moves = say!("counted-moves", count = self.moves),
            longest = say!("counted-moves", count = self.longest_play)
        );
        writeln!(f, "{counted}")?;
        writeln!(f, "{}", say!("label-file", file = &self.file))
    }
}
