//! State graphs in GraphML: nodes, directed edges, and the attributes `start` and `label` of nodes.
//!
//! The elements are read as they come, so a long file takes no more memory than its graph.

use super::label::{self, is_yes, label_of};
use super::names::clip;
use super::{BuildError, Builder, NodeId, StateGraph};
use crate::error::{ParseError, Span};
use grundy_words::say;
use quick_xml::Reader;
use quick_xml::XmlVersion::Implicit1_0;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use std::borrow::Cow;
use std::collections::HashMap;

pub(super) fn read(text: &str) -> Result<StateGraph, ParseError> {
    let mut file = File {
        text,
        reader: Reader::from_str(text),
        at: 0..0,
        builder: Builder::new(),
        keys: HashMap::new(),
        undirected: None,
        declared: Vec::new(),
        mentioned: Vec::new(),
    };
    file.graphml()?;
    let is_undeclared = |node: NodeId| file.declared.get(node as usize) != Some(&true);
    if let Some((node, place)) = file.mentioned.iter().find(|(node, _)| is_undeclared(*node)) {
        let message = say!("error-graph-file-no-node", node = &*clip(file.builder.name(*node)));
        return Err(
            ParseError::at(text, place.clone(), message).expected(say!("error-graph-expects-each-end-edge"))
        );
    }
    if file.builder.is_empty() {
        return Err(BuildError::NoNodes.at(text, 0..0).expected(say!("error-graph-expects-node-id-graph")));
    }
    file.builder.finish_in(text, 0..0)
}

/// The attributes of nodes that count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Start,
    Label,
}

struct File<'t> {
    text: &'t str,
    reader: Reader<&'t [u8]>,
    /// The place of the current event.
    at: Span,
    builder: Builder,
    /// The keys of the attributes that count.
    keys: HashMap<String, Role>,
    /// Whether edges have no direction unless they say so; `None` before the graph begins.
    undirected: Option<bool>,
    /// `declared[v]`: node v has an element of its own.
    declared: Vec<bool>,
    /// The nodes that an edge named first, with the place of the edge.
    mentioned: Vec<(NodeId, Span)>,
}

/// Text inside an attribute.
type Value<'e> = Option<Cow<'e, str>>;

impl<'t> File<'t> {
    fn error(&self, message: impl Into<String>) -> ParseError {
        ParseError::at(self.text, self.at.clone(), message)
    }

    fn malformed(&self, error: &dyn std::fmt::Display) -> ParseError {
        let at = self.reader.error_position().max(self.at.start as u64) as usize;
        ParseError::at(self.text, at..at + 1, error.to_string())
    }

    fn next(&mut self) -> Result<Event<'t>, ParseError> {
        let start = self.reader.buffer_position() as usize;
        let event = self.reader.read_event();
        self.at = start..self.reader.buffer_position() as usize;
        event.map_err(|error| self.malformed(&error))
    }

    /// Passes over the rest of an element that has begun.
    fn skip(&mut self, element: &BytesStart<'t>) -> Result<(), ParseError> {
        self.reader.read_to_end(element.name()).map(drop).map_err(|error| self.malformed(&error))
    }

    /// The value of an attribute of an element.
    fn value<'e>(&self, element: &'e BytesStart<'t>, name: &str) -> Result<Value<'e>, ParseError> {
        // The check for repeated names compares all pairs.
        for attribute in element.attributes().with_checks(false) {
            let attribute = attribute.map_err(|error| self.error(error.to_string()))?;
            if attribute.key.as_ref() == name.as_bytes() {
                let value = attribute.normalized_value(Implicit1_0);
                return value.map(Some).map_err(|error| self.error(error.to_string()));
            }
        }
        Ok(None)
    }

    fn needed<'e>(&self, element: &'e BytesStart<'t>, name: &str) -> Result<Cow<'e, str>, ParseError> {
        self.value(element, name)?
            .ok_or_else(|| self.error(say!("error-graph-attribute-missing", name = name)))
    }

    fn ends_early(&self) -> ParseError {
        self.error(say!("error-graph-file-ends-too-early")).expected("`</graphml>`")
    }

    /// Reads the whole file.
    fn graphml(&mut self) -> Result<(), ParseError> {
        let mut begun = false;
        loop {
            let event = self.next()?;
            let (element, is_open) = match &event {
                Event::Start(element) => (element, true),
                Event::Empty(element) => (element, false),
                Event::End(end) if end.local_name().as_ref() == b"graphml" => return self.nothing_more(),
                Event::Eof if begun => return Err(self.ends_early()),
                Event::Eof => return Err(self.error(say!("error-graph-no-graph")).expected("`<graphml>`")),
                _ => continue,
            };
            match element.local_name().as_ref() {
                b"graphml" if !begun => {
                    begun = true;
                    if !is_open {
                        return Ok(());
                    }
                }
                _ if !begun => {
                    return Err(self.error(say!("error-graph-not-graphml")).expected("`<graphml>`"));
                }
                b"graph" => self.graph(element)?,
                b"node" => {
                    let node = self.node(element)?;
                    if is_open {
                        self.attributes(node)?;
                    }
                }
                name => {
                    match name {
                        b"key" => {
                            if let Some(role) = self.key(element)?.filter(|_| is_open) {
                                self.refuse_default(role)?;
                                continue;
                            }
                        }
                        b"edge" => self.edge(element)?,
                        b"hyperedge" => return Err(self.error(say!("error-graph-edge-more-than-two-ends"))),
                        _ => {}
                    }
                    if is_open {
                        self.skip(element)?;
                    }
                }
            }
        }
    }

    /// What follows the graph: comments and spaces.
    fn nothing_more(&mut self) -> Result<(), ParseError> {
        loop {
            match self.next()? {
                Event::Eof => return Ok(()),
                Event::Start(_) | Event::Empty(_) => {
                    return Err(self
                        .error(say!("error-graph-graph-ends-before"))
                        .help(say!("error-graph-help-file-holds-one-graph")));
                }
                _ => {}
            }
        }
    }

    /// Remembers the key of an attribute of nodes; yields its role if it counts.
    fn key(&mut self, element: &BytesStart<'t>) -> Result<Option<Role>, ParseError> {
        let role = match self.value(element, "attr.name")?.as_deref() {
            Some("start") => Role::Start,
            Some("label") => Role::Label,
            _ => return Ok(None),
        };
        if !matches!(self.value(element, "for")?.as_deref(), None | Some("node" | "all")) {
            return Ok(None);
        }
        let key = self.needed(element, "id")?.into_owned();
        self.keys.insert(key, role);
        Ok(Some(role))
    }

    /// Reads what stands in a key that counts. A default that counts is refused, since it marks nodes with moves too.
    fn refuse_default(&mut self, role: Role) -> Result<(), ParseError> {
        loop {
            match self.next()? {
                Event::End(_) => return Ok(()),
                Event::Eof => return Err(self.ends_early()),
                Event::Start(element) if element.local_name().as_ref() == b"default" => {
                    let (value, place) = self.content()?;
                    let marks = match role {
                        Role::Start => is_yes(&value),
                        Role::Label => label_of(&value).is_some(),
                    };
                    if marks {
                        return Err(
                            label::for_all(self.text, place).expected(say!("error-graph-expects-each-node"))
                        );
                    }
                }
                Event::Start(element) => self.skip(&element)?,
                _ => {}
            }
        }
    }

    fn graph(&mut self, element: &BytesStart<'t>) -> Result<(), ParseError> {
        if self.undirected.is_some() {
            return Err(self.error(say!("error-graph-file-holds-one-graph")));
        }
        self.undirected = Some(self.value(element, "edgedefault")?.as_deref() == Some("undirected"));
        Ok(())
    }

    fn named(&mut self, name: &str) -> Result<NodeId, ParseError> {
        self.builder.node(name).map_err(|error| error.at(self.text, self.at.clone()))
    }

    fn node(&mut self, element: &BytesStart<'t>) -> Result<NodeId, ParseError> {
        let node = self.named(&self.needed(element, "id")?)?;
        let place = node as usize;
        self.declared.resize(self.declared.len().max(place + 1), false);
        self.declared[place] = true;
        Ok(node)
    }

    fn edge(&mut self, element: &BytesStart<'t>) -> Result<(), ParseError> {
        let undirected = match self.value(element, "directed")?.as_deref() {
            Some(directed) => directed == "false",
            None => self.undirected == Some(true),
        };
        if undirected {
            return Err(self.error(say!("error-graph-edge-no-direction-but-move")));
        }
        let mut ends = [0; 2];
        for (end, name) in ends.iter_mut().zip(["source", "target"]) {
            let nodes = self.builder.len();
            *end = self.named(&self.needed(element, name)?)?;
            if *end as usize == nodes {
                self.mentioned.push((*end, self.at.clone()));
            }
        }
        self.builder.edge(ends[0], ends[1]);
        Ok(())
    }

    /// Reads what stands in the element of a node.
    fn attributes(&mut self, node: NodeId) -> Result<(), ParseError> {
        loop {
            match self.next()? {
                Event::End(_) => return Ok(()),
                Event::Eof => return Err(self.ends_early()),
                Event::Start(element) if element.local_name().as_ref() == b"data" => {
                    let role = self.value(&element, "key")?.and_then(|key| self.keys.get(&*key).copied());
                    match role {
                        Some(role) => self.data(node, role)?,
                        None => self.skip(&element)?,
                    }
                }
                Event::Start(element) if element.local_name().as_ref() == b"graph" => {
                    return Err(self.error(say!("error-graph-file-holds-one-graph")));
                }
                Event::Start(element) => self.skip(&element)?,
                _ => {}
            }
        }
    }

    /// Reads the value of an attribute that counts.
    fn data(&mut self, node: NodeId, role: Role) -> Result<(), ParseError> {
        let (value, place) = self.content()?;
        match (role, label_of(&value)) {
            (Role::Label, Some(label)) => {
                self.builder.label_at(node, label, place.start).map_err(|error| error.at(self.text, place))
            }
            (Role::Start, _) if is_yes(&value) => self.builder.start_at(node, self.text, place),
            // Any other label is only drawn.
            _ => Ok(()),
        }
    }

    /// Reads the text in an element that has begun; yields it with its place.
    fn content(&mut self) -> Result<(String, Span), ParseError> {
        let start = self.at.end;
        let mut value = String::new();
        loop {
            match self.next()? {
                Event::End(_) => return Ok((value, start..self.at.start)),
                Event::Eof => return Err(self.ends_early()),
                Event::Text(text) => value += &text.decode().map_err(|error| self.malformed(&error))?,
                Event::CData(text) => value += &text.decode().map_err(|error| self.malformed(&error))?,
                Event::GeneralRef(name) => value.push(self.referred(&name)?),
                Event::Start(element) => self.skip(&element)?,
                _ => {}
            }
        }
    }

    /// The character that a reference such as `&amp;` or `&#38;` stands for.
    fn referred(&self, name: &BytesRef<'t>) -> Result<char, ParseError> {
        if let Some(c) = name.resolve_char_ref().map_err(|error| self.error(error.to_string()))? {
            return Ok(c);
        }
        let name = name.decode().map_err(|error| self.error(error.to_string()))?;
        let known = resolve_xml_entity(&name).and_then(|text| text.chars().next());
        known.ok_or_else(|| {
            self.error(say!("error-graph-stands-no-character", name = &*clip(&format!("&{name};"))))
        })
    }
}
