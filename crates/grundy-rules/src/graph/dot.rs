//! State graphs in DOT, the language of Graphviz. Names and edges count, and of the attributes of a node `start` and
//! the labels `win`, `loss` and `tie`. Only a `digraph` has moves.
//!
//! Written by hand: of the parsers considered, one is under the GPL, and the others give no place for their
//! errors or recurse as deep as their input.

use super::dot_words::{Word, Words};
use super::label::{self, is_yes, label_of};
use super::names::clip;
use super::{BuildError, Builder, NodeId, StateGraph};
use crate::error::{ParseError, Span};
use crate::rules::Label;
use grundy_words::say;
use std::borrow::Cow;
use std::ops::Range;

/// How deep groups may nest.
const MAX_DEPTH: usize = 200;
/// The largest number of edges from groups. `{a b} -> {c d}` are four, so a short text could otherwise fill
/// the memory.
const MAX_GROUP_EDGES: usize = 10_000_000;

pub(super) fn read(text: &str) -> Result<StateGraph, ParseError> {
    let (builder, head) = Parser::new(Words::new(text)).file(false)?;
    if builder.is_empty() {
        return Err(BuildError::NoNodes.at(text, head).expected(say!("error-graph-expects-edges-a-b")));
    }
    builder.finish_in(text, head)
}

/// Reads a `graph`, whose edges `a -- b` have no direction: the names and edges as they come.
///
/// # Errors
/// [`ParseError`] points at the character.
pub fn undirected(text: &str) -> Result<Builder, ParseError> {
    Ok(Parser::new(Words::undirected(text)).file(true)?.0)
}

struct Parser<'t> {
    words: Words<'t>,
    /// The word to be read next.
    word: Word<'t>,
    span: Span,
    builder: Builder,
    /// The nodes mentioned in the current statement; the end of an edge is a range of them.
    mentioned: Vec<NodeId>,
    group_edges: usize,
}

/// One end of an edge: a node or a group.
struct End {
    /// A range of `mentioned`.
    nodes: Range<usize>,
    /// The node, if this is not a group.
    single: Option<NodeId>,
}

/// The attributes of a node that count.
#[derive(Default)]
struct Attributes {
    /// Where the start is marked.
    start: Option<Span>,
    /// The label, and where it stands. Any other text is only drawn.
    label: Option<(Label, Span)>,
}

impl<'t> Parser<'t> {
    fn new(words: Words<'t>) -> Self {
        let (builder, mentioned) = (Builder::new(), Vec::new());
        Parser { words, word: Word::End, span: 0..0, builder, mentioned, group_edges: 0 }
    }

    fn advance(&mut self) -> Result<(), ParseError> {
        (self.word, self.span) = self.words.next()?;
        Ok(())
    }

    fn is(&self, mark: char) -> bool {
        self.word == Word::Mark(mark)
    }

    /// Reads the mark if it is the next word.
    fn eat(&mut self, mark: char) -> Result<bool, ParseError> {
        let there = self.is(mark);
        if there {
            self.advance()?;
        }
        Ok(there)
    }

    fn name(&mut self) -> Result<Option<Cow<'t, str>>, ParseError> {
        match std::mem::replace(&mut self.word, Word::End) {
            Word::Name(name) => {
                self.advance()?;
                Ok(Some(name))
            }
            other => {
                self.word = other;
                Ok(None)
            }
        }
    }

    fn error(&self, message: String) -> ParseError {
        ParseError::at(self.words.text, self.span.clone(), message)
    }

    /// The error that the current word cannot stand here.
    fn unexpected(&self, expected: impl Into<String>) -> ParseError {
        let error = match &self.word {
            Word::End => self.error(say!("error-graph-file-ends-too-early")),
            Word::Keyword(word) => self
                .error(say!("error-graph-reserved-word", word = *word))
                .help(say!("error-graph-help-write-node-name-double-quotes")),
            _ => self.error(say!(
                "error-graph-cannot-stand-here",
                text = &*clip(&self.words.text[self.span.clone()])
            )),
        };
        error.expected(expected)
    }

    /// Reads the whole text; yields what it builds, and where the word `digraph` or `graph` stands.
    fn file(mut self, undirected: bool) -> Result<(Builder, Span), ParseError> {
        self.advance()?;
        if self.word == Word::Keyword("strict") {
            self.advance()?;
        }
        let (wanted, shown) = if undirected { ("graph", "`graph`") } else { ("digraph", "`digraph`") };
        if self.word == Word::Keyword("digraph") && undirected {
            let error = self.error(say!("error-graph-edges-direction-but-those-board"));
            return Err(error.expected(say!("error-graph-expects-graph-edges-a-b")));
        }
        if self.word == Word::Keyword("graph") && !undirected {
            let error = self.error(say!("error-graph-edges-no-direction-but-moves"));
            return Err(error.expected(say!("error-graph-expects-digraph-edges-a-b")));
        }
        if self.word != Word::Keyword(wanted) {
            return Err(self.unexpected(shown));
        }
        let head = self.span.clone();
        self.advance()?;
        self.name()?;
        self.group(0)?;
        if self.word != Word::End {
            return Err(self
                .error(say!("error-graph-graph-ends-before"))
                .help(say!("error-graph-help-file-holds-one-graph")));
        }
        Ok((self.builder, head))
    }

    /// `{ statement* }`; the nodes mentioned inside stay in `mentioned`, except at the top level.
    fn group(&mut self, depth: usize) -> Result<(), ParseError> {
        if !self.is('{') {
            return Err(self.unexpected("`{`"));
        }
        if depth > MAX_DEPTH {
            return Err(self.error(say!("error-graph-groups-nest-more-than-deep", most = MAX_DEPTH)));
        }
        let open = self.span.clone();
        self.advance()?;
        while !self.eat('}')? {
            if self.word == Word::End {
                return Err(self
                    .error(say!("error-graph-file-ends-inside-group"))
                    .expected("`}`")
                    .help(say!("error-graph-help-group-opened-line", line = self.line_of(&open))));
            }
            if !self.eat(';')? {
                self.statement(depth)?;
            }
            if depth == 0 {
                self.mentioned.clear();
            }
        }
        Ok(())
    }

    fn line_of(&self, span: &Span) -> usize {
        self.words.text[..span.start].matches('\n').count() + 1
    }

    fn statement(&mut self, depth: usize) -> Result<(), ParseError> {
        if let Word::Keyword(kind @ ("graph" | "node" | "edge")) = self.word {
            self.advance()?;
            if !self.is('[') {
                return Err(self.unexpected(say!("error-graph-expects-attributes")));
            }
            let attributes = self.attributes()?;
            let place = attributes.start.or(attributes.label.map(|(_, place)| place));
            return match place.filter(|_| kind == "node") {
                Some(place) => Err(label::for_all(self.words.text, place)
                    .expected(say!("error-graph-expects-attribute-each-node"))),
                None => Ok(()),
            };
        }
        let at = self.span.clone();
        let Some(mut end) = self.end(depth)? else { return Ok(()) };
        let mut alone = end.single;
        while self.word == Word::Arrow {
            self.advance()?;
            let arrow_to = self.span.clone();
            let Some(next) = self.end(depth)? else {
                return Err(self.unexpected(say!("error-graph-expects-semicolon-brace")));
            };
            self.connect(end.nodes, next.nodes.clone(), arrow_to)?;
            (end, alone) = (next, None);
        }
        let attributes = self.attributes()?;
        let Some(node) = alone else { return Ok(()) };
        if let Some((label, place)) = attributes.label {
            let labelled = self.builder.label_at(node, label, place.start);
            labelled.map_err(|error| error.at(self.words.text, place))?;
        }
        match attributes.start {
            Some(_) => self.builder.start_at(node, self.words.text, at),
            None => Ok(()),
        }
    }

    /// One end of an edge; none for an assignment `name = value`, which is a statement of its own.
    fn end(&mut self, depth: usize) -> Result<Option<End>, ParseError> {
        let from = self.mentioned.len();
        let at = self.span.clone();
        if self.word == Word::Keyword("subgraph") {
            self.advance()?;
            self.name()?;
        } else if let Some(name) = self.name()? {
            if self.eat('=')? {
                return match self.name()? {
                    Some(_) => Ok(None),
                    None => Err(self.unexpected(say!("error-graph-expects-value"))),
                };
            }
            // A port and a compass point say only where the line is drawn.
            for _ in 0..2 {
                if self.eat(':')? && self.name()?.is_none() {
                    return Err(self.unexpected(say!("error-graph-expects-port")));
                }
            }
            let node = self.builder.node(&name).map_err(|error| error.at(self.words.text, at))?;
            self.mentioned.push(node);
            return Ok(Some(End { nodes: from..from + 1, single: Some(node) }));
        } else if !self.is('{') {
            return Err(self.unexpected(say!("error-graph-expects-node-edge")));
        }
        self.group(depth + 1)?;
        Ok(Some(End { nodes: from..self.mentioned.len(), single: None }))
    }

    /// An edge from each node of one range to each node of the other.
    fn connect(&mut self, from: Range<usize>, to: Range<usize>, at: Span) -> Result<(), ParseError> {
        if let ([from], [to]) = (&self.mentioned[from.clone()], &self.mentioned[to.clone()]) {
            self.builder.edge(*from, *to);
            return Ok(());
        }
        let [from, to] = [from, to].map(|stretch| {
            let mut nodes = self.mentioned[stretch].to_vec();
            nodes.sort_unstable();
            nodes.dedup();
            nodes
        });
        self.group_edges = self.group_edges.saturating_add(from.len().saturating_mul(to.len()));
        if self.group_edges > MAX_GROUP_EDGES {
            let message = say!("error-graph-groups-file-stand-more-than", most = MAX_GROUP_EDGES);
            return Err(ParseError::at(self.words.text, at, message));
        }
        for &from in &from {
            to.iter().for_each(|&to| self.builder.edge(from, to));
        }
        Ok(())
    }

    /// `[name = value, …]*`; yields those that count.
    fn attributes(&mut self) -> Result<Attributes, ParseError> {
        let mut attributes = Attributes::default();
        while self.eat('[')? {
            while !self.eat(']')? {
                let Some(name) = self.name()? else {
                    return Err(self.unexpected(say!("error-graph-expects-attribute-name-value-bracket")));
                };
                if !self.eat('=')? {
                    return Err(self.unexpected(say!("error-graph-expects-equals-value")));
                }
                let place = self.span.clone();
                let Some(value) = self.name()? else {
                    return Err(self.unexpected(say!("error-graph-expects-value")));
                };
                match &*name {
                    "start" => attributes.start = is_yes(&value).then_some(place),
                    "label" => attributes.label = label_of(&value).map(|label| (label, place)),
                    _ => {}
                }
                if !self.eat(',')? {
                    self.eat(';')?;
                }
            }
        }
        Ok(attributes)
    }
}
