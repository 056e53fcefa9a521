//! State graphs in JSON: `{"nodes": […], "edges": [[from, to], …], "start": …, "labels": {…}}`, or the list of
//! options for every node.

use super::build::check_name;
use super::label::label_of;
use super::{BuildError, Builder, StateGraph};
use crate::error::{ParseError, Span};
use crate::rules::Label;
use grundy_words::{message, say};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Unexpected, Visitor,
};
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

pub(super) fn read(text: &str) -> Result<StateGraph, ParseError> {
    let mut builder = Builder::new();
    let mut json = serde_json::Deserializer::from_str(text);
    let graph = Graph { builder: &mut builder, text };
    let start = graph.deserialize(&mut json).and_then(|start| json.end().map(|()| start));
    if let Some(Name(name)) = start.map_err(|error| place(text, &error))? {
        let Some(node) = builder.find(&name) else {
            let message = say!("error-graph-start-not-among-nodes", name = &*super::names::clip(&name));
            return Err(ParseError::at(text, span(text, &name).unwrap_or(0..0), message));
        };
        builder.start(node);
    }
    if builder.is_empty() {
        return Err(BuildError::NoNodes.at(text, 0..0).expected(say!("error-graph-expects-not-empty")));
    }
    builder.finish_in(text, 0..0)
}

/// Where a part of the text stands; none for one with escapes, which is a copy.
fn span(text: &str, part: &str) -> Option<Span> {
    let start = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    let end = start + part.len();
    (end <= text.len()).then_some(start..end)
}

/// The error of the JSON reader at its place in the text.
pub fn place(text: &str, error: &serde_json::Error) -> ParseError {
    let line_start = (1..error.line())
        .try_fold(0, |at, _| text[at..].find('\n').map(|i| at + i + 1))
        .unwrap_or(text.len());
    let at = if error.is_eof() { text.len() } else { line_start + error.column().saturating_sub(1) };
    let said = error.to_string();
    let said = said.rsplit_once(" at line ").map_or(&*said, |(message, _)| message);
    ParseError::at(text, at..at + 1, in_our_words(said))
}

/// What the JSON reader says of an unexpected value, as a message of ours; what else it says stays as it is.
fn in_our_words(said: &str) -> String {
    let unexpected =
        said.split_once(": ").and_then(|(what, rest)| Some((what, rest.split_once(", expected ")?)));
    match unexpected {
        Some(("invalid type", (found, expected))) => {
            say!("error-graph-invalid-type", found = found, expected = expected)
        }
        Some(("invalid value", (found, expected))) => {
            say!("error-graph-invalid-value", found = found, expected = expected)
        }
        _ => said.into(),
    }
}

/// Reads the whole text; yields the name of the start.
struct Graph<'b, 'de> {
    builder: &'b mut Builder,
    text: &'de str,
}

impl<'de> DeserializeSeed<'de> for Graph<'_, 'de> {
    type Value = Option<Name<'de>>;
    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Self::Value, D::Error> {
        json.deserialize_map(self)
    }
}

const KEYS: [&str; 4] = ["nodes", "edges", "start", "labels"];

impl<'de> Visitor<'de> for Graph<'_, 'de> {
    type Value = Option<Name<'de>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!("error-graph-expects-object-keys-options-every-node"))
    }

    /// The first key decides which of the two forms it is.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let Graph { builder, text } = self;
        let Some(first) = map.next_key::<String>()? else { return Ok(None) };
        if !KEYS.contains(&&*first) {
            return options_of_each(builder, first, map).map(|()| None);
        }
        let mut seen = [false; KEYS.len()];
        let mut start = None;
        let mut key = Some(first);
        while let Some(name) = key {
            let Some(k) = KEYS.iter().position(|known| *known == name) else {
                return Err(Error::custom(say!(
                    "error-graph-unknown-key",
                    name = &*super::names::clip(&name)
                )));
            };
            if std::mem::replace(&mut seen[k], true) {
                return Err(Error::custom(say!("error-graph-key-stands-twice", name = name)));
            }
            match k {
                0 => map.next_value_seed(each("error-graph-expects-array-of-nodes", |name: Name| {
                    builder.node(&name.0)?;
                    Ok(())
                }))?,
                1 => map.next_value_seed(each(
                    "error-graph-expects-array-of-edges",
                    |Edge(from, to): Edge| {
                        let (from, to) = (builder.node(&from.0)?, builder.node(&to.0)?);
                        builder.edge(from, to);
                        Ok(())
                    },
                ))?,
                3 => map.next_value_seed(LabelOfEach { builder, text })?,
                _ => start = Some(map.next_value()?),
            }
            key = map.next_key()?;
        }
        Ok(start)
    }
}

/// The form `{"a": ["b", "c"], "b": []}`.
fn options_of_each<'de, A: MapAccess<'de>>(
    builder: &mut Builder,
    first: String,
    mut map: A,
) -> Result<(), A::Error> {
    // `listed[v]`: the options of node v have appeared.
    let mut listed: Vec<bool> = Vec::new();
    let mut key = Some(first);
    while let Some(name) = key {
        if KEYS.contains(&&*name) {
            return Err(Error::custom(say!("error-graph-beside-names-nodes-ambiguous", name = name)));
        }
        let from = builder.node(&name).map_err(Error::custom)?;
        listed.resize(listed.len().max(from as usize + 1), false);
        if std::mem::replace(&mut listed[from as usize], true) {
            return Err(Error::custom(say!(
                "error-graph-options-listed-twice",
                name = &*super::names::clip(&name)
            )));
        }
        map.next_value_seed(each("error-graph-expects-array-of-options", |name: Name| {
            let to = builder.node(&name.0)?;
            builder.edge(from, to);
            Ok(())
        }))?;
        key = map.next_key()?;
    }
    Ok(())
}

/// The labels of nodes: `{"a": "win", "b": "tie"}`.
struct LabelOfEach<'b, 'de> {
    builder: &'b mut Builder,
    text: &'de str,
}

impl<'de> DeserializeSeed<'de> for LabelOfEach<'_, 'de> {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for LabelOfEach<'_, 'de> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!("error-graph-expects-object-label-each-node"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(Name(name)) = map.next_key::<Name<'de>>()? {
            let node = self.builder.node(&name).map_err(Error::custom)?;
            let Word(label) = map.next_value()?;
            let place = span(self.text, &name).unwrap_or(0..0);
            self.builder.label_at(node, label, place.start).map_err(Error::custom)?;
        }
        Ok(())
    }
}

/// The word of a label.
struct Word(Label);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        struct WordVisitor;
        impl Visitor<'_> for WordVisitor {
            type Value = Word;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&say!("error-graph-expects-label-player-move"))
            }
            // Checked here, where the place in the text is known.
            fn visit_str<E: Error>(self, word: &str) -> Result<Word, E> {
                label_of(word).map(Word).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
            }
        }
        json.deserialize_str(WordVisitor)
    }
}

/// An array of `T` (described by the message `what`); each item is passed to `F`.
struct Each<T, F> {
    what: &'static str,
    take: F,
    item: PhantomData<T>,
}

fn each<T, F: FnMut(T) -> Result<(), BuildError>>(what: &'static str, take: F) -> Each<T, F> {
    Each { what, take, item: PhantomData }
}

impl<'de, T: Deserialize<'de>, F: FnMut(T) -> Result<(), BuildError>> DeserializeSeed<'de> for Each<T, F> {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_seq(self)
    }
}

impl<'de, T: Deserialize<'de>, F: FnMut(T) -> Result<(), BuildError>> Visitor<'de> for Each<T, F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&message(self.what, &[]))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<(), A::Error> {
        while let Some(item) = items.next_element()? {
            (self.take)(item).map_err(Error::custom)?;
        }
        Ok(())
    }
}

/// The name of a node: text, or a whole number read as text.
pub struct Name<'t>(pub Cow<'t, str>);

impl<'de: 't, 't> Deserialize<'de> for Name<'t> {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        struct NameVisitor;
        impl<'de> Visitor<'de> for NameVisitor {
            type Value = Name<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&say!("error-graph-expects-node-string-whole-number"))
            }
            // Checked here, where the place in the text is known.
            fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<Name<'de>, E> {
                check_name(name).map_err(E::custom)?;
                Ok(Name(Cow::Borrowed(name)))
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<Name<'de>, E> {
                check_name(name).map_err(E::custom)?;
                Ok(Name(Cow::Owned(name.to_owned())))
            }
            fn visit_u64<E>(self, name: u64) -> Result<Name<'de>, E> {
                Ok(Name(Cow::Owned(name.to_string())))
            }
            fn visit_i64<E>(self, name: i64) -> Result<Name<'de>, E> {
                Ok(Name(Cow::Owned(name.to_string())))
            }
            // Rounding could make one name out of two different ones.
            fn visit_f64<E: Error>(self, _: f64) -> Result<Name<'de>, E> {
                Err(E::custom(say!("error-graph-number-names-node-whole-most")))
            }
        }
        json.deserialize_any(NameVisitor)
    }
}

/// An edge: `["a", "b"]` or `{"from": "a", "to": "b"}`.
pub struct Edge<'t>(pub Name<'t>, pub Name<'t>);

impl<'de: 't, 't> Deserialize<'de> for Edge<'t> {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        struct EdgeVisitor;
        fn short() -> String {
            say!("error-graph-edge-has-two-ends")
        }
        impl<'de> Visitor<'de> for EdgeVisitor {
            type Value = Edge<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&say!("error-graph-expects-edge"))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut ends: A) -> Result<Edge<'de>, A::Error> {
                let from = ends.next_element()?.ok_or_else(|| Error::custom(short()))?;
                let to = ends.next_element()?.ok_or_else(|| Error::custom(short()))?;
                match ends.next_element::<IgnoredAny>()? {
                    None => Ok(Edge(from, to)),
                    Some(_) => Err(Error::custom(short())),
                }
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Edge<'de>, A::Error> {
                let (mut from, mut to) = (None, None);
                while let Some(key) = map.next_key::<Cow<'de, str>>()? {
                    let end = match &*key {
                        "from" => &mut from,
                        "to" => &mut to,
                        other => {
                            let key = super::names::clip(other);
                            return Err(Error::custom(say!("error-graph-unknown-key-of-edge", key = key)));
                        }
                    };
                    if end.replace(map.next_value()?).is_some() {
                        return Err(Error::custom(say!("error-graph-key-of-edge-stands-twice", key = &*key)));
                    }
                }
                match (from, to) {
                    (Some(from), Some(to)) => Ok(Edge(from, to)),
                    (None, _) => Err(Error::missing_field("from")),
                    (_, None) => Err(Error::missing_field("to")),
                }
            }
        }
        json.deserialize_any(EdgeVisitor)
    }
}
