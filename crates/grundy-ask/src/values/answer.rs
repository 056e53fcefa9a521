//! The answer to a question for nim-values, as JSON and as text.

use crate::shape::{KnownBy, Ladder};
use crate::solve::Assumed;
use crate::subject::Listed;
use crate::{Answer, Ended};
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// The nim-values of consecutive heaps, from heap `from` on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("dependentRequired" = { "known_by": ["assumed"], "assumed": ["known_by"] })))]
pub struct ValuesAnswer {
    /// The rule, or the row of positions.
    #[serde(flatten)]
    pub of: Listed,
    /// One nim-value per heap, in order.
    pub values: Vec<u64>,
    /// `seen`, if some values come from a law that is only seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["seen"])))]
    pub known_by: Option<KnownBy>,
    /// That law.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed: Option<Assumed>,
    /// What ended the work before the last heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// The key that precedes the values in JSON.
const VALUES_KEY: &str = "\"values\":[";

impl ValuesAnswer {
    /// The JSON before the first value and after the last one, for front ends that write values one by one.
    ///
    /// ```
    /// use grundy_ask::{World, subject::Subject, values::Values};
    /// let (question, world) = (Values::default(), World::without_files());
    /// let work = question.of_subject(Subject::read("nim", &world)?, &world)?;
    /// let (before, behind) = work.without_values(None).json_around_values()?;
    /// assert_eq!(before, r#"{"rule":"nim","canonical":"take any","convention":"normal","from":0,"values":["#);
    /// assert_eq!(behind, "]}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `serde_json` cannot write the answer.
    pub fn json_around_values(&self) -> serde_json::Result<(String, String)> {
        let json = serde_json::to_string(self)?;
        // JSON escapes quotation marks in strings, so the first match is the field itself.
        let start = json.find(VALUES_KEY).map_or(json.len(), |place| place + VALUES_KEY.len());
        let (before, behind) = json.split_at(start);
        Ok((before.into(), behind.into()))
    }
}

impl Answer for ValuesAnswer {
    fn ended(&self) -> Option<&Ended> {
        self.stopped.as_ref()
    }
}

/// A table, ten values to a row.
impl fmt::Display for ValuesAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of.title(f, &say!("listing-nim-values"))?;
        let values: Vec<String> = self.values.iter().map(u64::to_string).collect();
        Ladder { from: self.of.from, values: &values }.fmt(f)?;
        self.assumed.as_ref().map_or(Ok(()), |assumed| writeln!(f, "{assumed}"))
    }
}
