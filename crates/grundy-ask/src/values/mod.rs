//! The nim-values of consecutive heaps, or of a row of positions.

mod answer;
mod work;

pub use answer::ValuesAnswer;
pub use work::ListingValues;

use crate::subject::Subject;
use crate::{Ask, Kind, Refused, Remedy, World};
use grundy::Ruleset;
use grundy_words::say;
use serde::Deserialize;

/// Asks for the nim-values of the heaps from `from` to `to`.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, values::Values};
/// let question = Values { rule: "kayles".into(), to: 6, ..Values::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.values, [0, 1, 2, 3, 1, 4, 3]);
/// // A row of positions, with n for the number.
/// let question = Values { rule: "cram 1xn".into(), to: 5, ..Values::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.of.from, &answer.values[..]), (1, &[0, 1, 1, 2, 0][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// A rule with one heap or number, or a row of positions that contains n.
    pub rule: String,
    /// The first heap. In a row of positions, 0 means the first number that gives a position.
    #[serde(default)]
    pub from: u64,
    /// The last heap.
    #[serde(default = "last_heap")]
    pub to: u64,
    /// Whether a law that is only seen may give the values of large heaps, if no law is proved. The answer
    /// marks this.
    #[serde(default)]
    pub assume_seen: bool,
}

fn last_heap() -> u64 {
    Values::DEFAULT_TO
}

impl Values {
    /// The default of [`to`](Values::to).
    pub const DEFAULT_TO: u64 = 50;
    /// The largest number of values in one answer. Longer lists belong in files.
    pub const MAX_VALUES: u64 = 1_000_001;
}

impl Default for Values {
    fn default() -> Values {
        Values { rule: String::new(), from: 0, to: Values::DEFAULT_TO, assume_seen: false }
    }
}

impl Ask for Values {
    const NAME: &'static str = "values";
    type Work = ListingValues;

    fn begin(self, world: &World<'_>) -> Result<ListingValues, Refused> {
        let Values { from, to, .. } = self;
        if from <= to && to - from >= Values::MAX_VALUES {
            let message = say!("refused-most-values-listed-once", most = Values::MAX_VALUES);
            return Err(Refused::new(Kind::TooLarge, message).remedy(Remedy::AskLess));
        }
        self.of_subject(Subject::read(&self.rule, world)?, world)
    }
}

impl Values {
    /// The work on a rule or row that the caller has read. There is no limit on the number of values, because
    /// [`ListingValues::stream`] passes them on piece by piece.
    ///
    /// # Errors
    /// The rule has no list of nim-values, or the list is empty.
    pub fn of_subject(&self, subject: Subject, world: &World<'_>) -> Result<ListingValues, Refused> {
        let Values { from, to, assume_seen, .. } = *self;
        let work = match subject {
            Subject::Rule(ruleset) => {
                has_values(&ruleset)?;
                ListingValues::of_rule(ruleset, from..=to, assume_seen)
            }
            Subject::Row(row) => {
                let from = if from == 0 { row.first(world.reader()).unwrap_or(0) } else { from };
                ListingValues::of_row(row, world.lasting(), from..=to)
            }
        };
        if work.is_empty() {
            let from = work.from();
            let message = if work.is_row() {
                say!("refused-first-number-larger-than-last", from = from, to = to)
            } else {
                say!("refused-first-heap-larger-than-last", from = from, to = to)
            };
            return Err(Refused::unsuited(message));
        }
        Ok(work)
    }
}

/// Refuses a rule without a list of nim-values, and names the question to ask instead.
fn has_values(ruleset: &Ruleset) -> Result<(), Refused> {
    let (message, instead) = if ruleset.is_labelled() {
        let why = say!("refused-labelled-game-no-nim-values");
        (why, Remedy::AskPosition)
    } else if ruleset.as_game().is_some() {
        (say!("refused-not-played-heaps", text = ruleset.text()), Remedy::AskRow)
    } else if let grundy::Kind::Graph(_) = ruleset.kind() {
        (say!("refused-state-graph-nodes-not-heaps"), Remedy::AskGraph)
    } else {
        match ruleset.arity() {
            1 => return Ok(()),
            2 => (say!("refused-values-make-table", text = ruleset.text()), Remedy::AskTable),
            many => {
                let why = say!("refused-tables-show-one-two-coordinates", many = many);
                (why, Remedy::AskPosition)
            }
        }
    };
    Err(Refused::unsuited(message).remedy(instead))
}
