//! The contents of the lines.

use crate::json::{Json, read};
use crate::{Claim, Fault};
use grundy_rules::logic::Core;
use grundy_rules::{Budget, NimValue, Outcome};
use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny};

/// The beginning of the last line.
pub(crate) const DIGEST: &str = r#"{"sha256":""#;

const FORMAT: &str = "grundy certificate";

/// What is claimed, and about which position.
pub(crate) struct Head {
    pub position: String,
    pub claim: Claimed,
    /// The components in a form without notation, if the file has it.
    pub components: Option<Vec<Option<Placed>>>,
}

/// What the head of a certificate of values claims.
pub(crate) enum Claimed {
    /// The nim-value or the outcome of the position, which entries alone show.
    Worth(Claim),
    /// The position has the infinite value with this list.
    Infinite(Vec<u64>),
    /// The entries give the values of this many nodes: all nodes of the graph.
    Nodes(u64),
}

/// A component in a form without notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Placed {
    Parts(Parts),
    Board(Board),
    Nodes(Nodes),
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Placed, D::Error> {
        let json = Json::deserialize(from)?;
        let has = |name| matches!(&json, Json::Object(fields) if fields.iter().any(|field| field.0 == name));
        let read = if has("rule") {
            Parts::deserialize(json).map(Placed::Parts)
        } else if has("graph") {
            Nodes::deserialize(json).map(Placed::Nodes)
        } else {
            Board::deserialize(json).map(Placed::Board)
        };
        read.map_err(D::Error::custom)
    }
}

/// Parts by rules in core form.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Parts {
    pub rule: Core,
    pub at: Vec<Vec<u64>>,
}

/// A board of a game with a name.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Board {
    pub game: String,
    pub at: String,
}

/// Nodes of a state graph, which stands there as a list of all its nodes with their options.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nodes {
    pub graph: Vec<(String, Vec<String>)>,
    pub at: Vec<String>,
}

/// A line after the head.
pub(crate) enum Line {
    /// The following entries are about the rules of this component.
    Component(usize),
    /// What a position is, or is not.
    Entry { at: String, says: Says },
    /// The position has the infinite value with this list.
    Infinite { at: String, list: Vec<u64> },
}

/// The statement of an entry about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// It has this nim-value.
    Is(u64),
    /// It has another nim-value.
    Not(u64),
}

/// The beginning of every head; the rest depends on the kind.
#[derive(serde::Deserialize)]
struct Begins {
    format: String,
    version: u64,
    kind: String,
}

/// The whole head; the fields of [`Begins`] are only allowed here.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(rename = "kind")]
    _kind: IgnoredAny,
    position: String,
    #[serde(default, deserialize_with = "present")]
    nim_value: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    outcome: Option<String>,
    #[serde(default, deserialize_with = "present")]
    infinite: Option<Vec<u64>>,
    #[serde(default, deserialize_with = "present")]
    nodes: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    components: Option<Vec<Option<Placed>>>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Other {
    #[serde(default, deserialize_with = "present")]
    component: Option<usize>,
    #[serde(default, deserialize_with = "present")]
    at: Option<String>,
    #[serde(default, deserialize_with = "present")]
    is: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    not: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    infinite: Option<Vec<u64>>,
}

/// A field that may be left out, but not be null.
pub(crate) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// A field that must stand there, but may be null.
pub(crate) fn nullable<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(from)
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::Wrong(why.into()))
}

/// The subject of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    NimValue,
    Outcome,
    InfiniteValue,
    GraphValues,
    Strategy,
    Draw,
    Law,
}

/// Reads the kind from the first line.
pub(crate) fn kind(line: &[u8], budget: &mut Budget<'_>) -> Result<Kind, Fault> {
    let Begins { format, version, kind } = read(line, budget)?;
    if format != FORMAT {
        return wrong(format!("the format is not `{FORMAT}`"));
    }
    if version != 1 {
        return wrong(format!("this checker knows version 1, not version {version}"));
    }
    match kind.as_str() {
        "nim-value" => Ok(Kind::NimValue),
        "outcome" => Ok(Kind::Outcome),
        "infinite-value" => Ok(Kind::InfiniteValue),
        "graph-values" => Ok(Kind::GraphValues),
        "strategy" => Ok(Kind::Strategy),
        "draw" => Ok(Kind::Draw),
        "law" => Ok(Kind::Law),
        _ => wrong(
            "this checker knows the kinds `nim-value`, `outcome`, `infinite-value`, `graph-values`, `strategy`, `draw` and \
             `law`, no other",
        ),
    }
}

/// Reads the first line of a certificate of a position.
pub(crate) fn head(kind: Kind, line: &[u8], budget: &mut Budget<'_>) -> Result<Head, Fault> {
    let Whole { position, nim_value, outcome, infinite, nodes, components, .. } = read(line, budget)?;
    let claim = match (kind, nim_value, outcome.as_deref(), infinite, nodes) {
        (Kind::NimValue, Some(value), None, None, None) => Claimed::Worth(Claim::NimValue(NimValue(value))),
        (Kind::Outcome, None, Some("N"), None, None) => Claimed::Worth(Claim::Outcome(Outcome::Next)),
        (Kind::Outcome, None, Some("P"), None, None) => Claimed::Worth(Claim::Outcome(Outcome::Previous)),
        (Kind::InfiniteValue, None, None, Some(list), None) => Claimed::Infinite(list),
        (Kind::GraphValues, None, None, None, Some(nodes)) => Claimed::Nodes(nodes),
        (Kind::NimValue, ..) => return wrong("the kind `nim-value` has a `nim_value`, and no `outcome`"),
        (Kind::InfiniteValue, ..) => {
            return wrong("the kind `infinite-value` has `infinite`, and no other claim");
        }
        (Kind::GraphValues, ..) => {
            return wrong("the kind `graph-values` has a number of `nodes`, and no other claim");
        }
        _ => return wrong("the kind `outcome` has an `outcome`, `N` or `P`, and no `nim_value`"),
    };
    Ok(Head { position, claim, components })
}

/// Reads any other line.
pub(crate) fn line(line: &[u8], budget: &mut Budget<'_>) -> Result<Line, Fault> {
    match read(line, budget)? {
        Other { component: Some(component), at: None, is: None, not: None, infinite: None } => {
            Ok(Line::Component(component))
        }
        Other { component: None, at: Some(at), is: Some(value), not: None, infinite: None } => {
            Ok(Line::Entry { at, says: Says::Is(value) })
        }
        Other { component: None, at: Some(at), is: None, not: Some(value), infinite: None } => {
            Ok(Line::Entry { at, says: Says::Not(value) })
        }
        Other { component: None, at: Some(at), is: None, not: None, infinite: Some(list) } => {
            Ok(Line::Infinite { at, list })
        }
        _ => wrong("an entry has `at`, and either `is`, `not` or `infinite`"),
    }
}
