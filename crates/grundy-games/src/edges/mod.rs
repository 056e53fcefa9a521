//! Undirected graphs and orders as boards: typed inline or as a family, or read from CSV, an edge list, DOT
//! or JSON.

mod family;
mod inline;
pub(super) mod json;
mod list;
mod order;

use grundy_rules::graph::names::clip;
use grundy_rules::graph::{Format, StateGraph, check_name, dot, quote};
use grundy_rules::{ParseError, Span};
use grundy_words::say;
use indexmap::IndexSet;
use std::collections::HashSet;
use std::fmt;

/// An undirected graph: its vertices and edges in the order in which they were typed.
#[derive(Clone, Debug)]
pub(super) struct Edges {
    /// The names of the vertices.
    pub names: IndexSet<Box<str>>,
    /// The two ends of each edge.
    pub ends: Vec<[u32; 2]>,
    /// The vertex from which play starts, if the file names it.
    pub start: Option<u32>,
    /// In an order: for each vertex, itself and all above it.
    pub above: Vec<u128>,
}

/// What a game allows on its board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowed {
    /// The largest number of vertices.
    pub vertices: usize,
    /// The largest number of edges.
    pub edges: usize,
    /// Why loops and repeated edges are refused, if they are.
    pub simple: Option<fn() -> String>,
    /// Whether an edge means that its first end lies below its second one. Then there are no cycles, repeated
    /// edges count once, and there are at most 128 vertices.
    pub order: bool,
}

impl Allowed {
    fn looks(self) -> String {
        if self.order {
            say!("error-game-expects-order", families = ORDER_FAMILIES)
        } else {
            say!("error-game-expects-graph", families = FAMILIES)
        }
    }
}

/// A graph of each family.
macro_rules! families {
    () => {
        "path 7, cycle 5, star 6, complete 4, wheel 5, cube 3, petersen, grid 3x4, torus 3x4, king 3x3, \
         queens 5x5, rook 3x3, bishop 4x4, knight 3x4, bipartite 3x2, tree 2x3, spider 3x2"
    };
}

/// A family of each kind that makes sense as an order.
macro_rules! order_families {
    () => {
        "path 5, star 4, grid 3x4"
    };
}

const FAMILIES: &str = families!();
const ORDER_FAMILIES: &str = order_families!();

/// What a board looks like, for lists.
pub(super) const BOARD_TEXT: &str =
    concat!("a graph {a-b, b-c, d}, a family (", families!(), ") or a file (@edges.csv)");

/// What the board of an order looks like, for lists.
pub(super) const ORDER: &str =
    concat!("an order {a<b, b<c, d}, a family (", order_families!(), ") or a file (@below-above.csv)");

impl Edges {
    /// Reads a graph in any of its notations. A list of edges has a line break, as in a file; a single line
    /// is more likely a mistyped family or graph.
    pub(super) fn read(text: &str, allowed: Allowed) -> Result<Edges, ParseError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut builder = Builder::new(text, allowed);
        let word: String = text.trim_start().chars().take_while(char::is_ascii_alphabetic).collect();
        if json::begins(text) {
            json::read(text, &mut builder)?;
        } else if text.trim_start().starts_with('{') {
            inline::read(text, &mut builder)?;
        } else if family::read(text, &mut builder)? {
        } else if ["strict", "graph", "digraph"].iter().any(|known| word.eq_ignore_ascii_case(known))
            || ["//", "/*"].iter().any(|comment| text.trim_start().starts_with(comment))
        {
            if allowed.order {
                builder.digraph()?
            } else {
                builder.dot(word.eq_ignore_ascii_case("strict"))?
            }
        } else if text.contains('\n') || text.trim().is_empty() {
            list::read(text, &mut builder)?;
        } else {
            return Err(no_graph(text, &word, allowed));
        }
        builder.finish()
    }

    /// The number of vertices.
    pub(super) fn vertices(&self) -> usize {
        self.names.len()
    }

    /// The name of a vertex, as typed.
    pub(super) fn vertex(&self, vertex: u32) -> String {
        quote(&self.names[vertex as usize]).into_owned()
    }

    /// The name of an edge, as typed.
    pub(super) fn edge(&self, edge: usize) -> String {
        let [a, b] = self.ends[edge];
        let sign = if self.above.is_empty() { '-' } else { '<' };
        format!("{}{sign}{}", self.vertex(a), self.vertex(b))
    }

    /// The vertex whose name is at `at`, and where its name ends.
    pub(super) fn vertex_at(&self, text: &str, at: usize) -> Result<(u32, usize), ParseError> {
        let (name, end) = inline::name(text, at)?;
        match self.names.get_index_of(&*name) {
            Some(vertex) => Ok((vertex as u32, end)),
            None => {
                let error =
                    ParseError::at(text, at..end, say!("error-game-board-no-vertex", name = &*clip(&name)));
                Err(error.suggest(&name, self.names.iter().take(10_000).map(|known| &**known)))
            }
        }
    }
}

impl Edges {
    /// The two ends of the edge `a-b` at `at`, and where it ends; the board need not have such an edge.
    pub(super) fn ends_at(&self, text: &str, at: usize) -> Result<([u32; 2], usize), ParseError> {
        let (a, end) = self.vertex_at(text, at)?;
        let Some(next) = inline::dash(text, end) else {
            return Err(ParseError::at(text, end..end, say!("error-game-edge-two-ends"))
                .expected(say!("error-game-expects-other-end")));
        };
        let (b, end) = self.vertex_at(text, next)?;
        Ok(([a, b], end))
    }
}

/// Reads a list with commas from a place on, item by item: each call gets the place where an item begins, and
/// returns where it ends. An empty text has no items.
pub(super) fn list(
    text: &str,
    from: usize,
    mut item: impl FnMut(usize) -> Result<usize, ParseError>,
) -> Result<(), ParseError> {
    let skip = |at: usize| text.len() - text[at..].trim_start().len();
    let mut at = skip(from);
    while at < text.len() {
        let end = skip(item(at)?);
        if end == text.len() {
            break;
        }
        if !text[end..].starts_with(',') {
            return Err(ParseError::at(text, end..end + 1, say!("error-game-name-ends-before"))
                .expected(say!("error-game-expects-end-list"))
                .help(say!("error-game-help-write-names-other-characters-than")));
        }
        at = skip(end + 1);
        if at == text.len() {
            return Err(ParseError::at(text, end..end + 1, say!("error-game-nothing-follows-comma")));
        }
    }
    Ok(())
}

/// The error for one line that is not a graph and begins with a word (or without one, which is then empty).
fn no_graph(text: &str, word: &str, allowed: Allowed) -> ParseError {
    let start = text.len() - text.trim_start().len();
    let (what, signs) =
        if allowed.order { ("order", &inline::SIGNS[..]) } else { ("graph", &inline::DASHES[..]) };
    let error = ParseError::at(text, start..text.trim_end().len(), say!("error-game-no-graph", what = what));
    let error = error.expected(allowed.looks());
    if signs.iter().any(|sign| text.contains(sign)) {
        return error.help(if allowed.order {
            say!("error-game-help-put-relations-braces")
        } else {
            say!("error-game-help-put-edges-braces")
        });
    }
    error.suggest(word, family::names())
}

/// The inline form: edges in order, then the vertices without edges.
impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut alone = vec![true; self.vertices()];
        let mut mark = "{";
        for (edge, ends) in self.ends.iter().enumerate() {
            write!(f, "{mark}{}", self.edge(edge))?;
            ends.iter().for_each(|&end| alone[end as usize] = false);
            mark = ", ";
        }
        for vertex in (0..self.vertices()).filter(|&vertex| alone[vertex]) {
            write!(f, "{mark}{}", self.vertex(vertex as u32))?;
            mark = ", ";
        }
        f.write_str("}")
    }
}

/// A graph that is being read.
struct Builder<'t> {
    text: &'t str,
    allowed: Allowed,
    graph: Edges,
    /// The edges so far, the smaller end first, if they may not be repeated.
    seen: HashSet<[u32; 2]>,
}

impl<'t> Builder<'t> {
    fn new(text: &'t str, allowed: Allowed) -> Builder<'t> {
        let graph = Edges { names: IndexSet::new(), ends: Vec::new(), start: None, above: Vec::new() };
        Builder { text, allowed, graph, seen: HashSet::new() }
    }

    /// Refuses more vertices or edges than the game allows.
    fn room(&self, vertices: u64, edges: u64, span: &Span) -> Result<(), ParseError> {
        let Allowed { vertices: most, edges: most_edges, .. } = self.allowed;
        let error = |message: String| ParseError::at(self.text, span.clone(), message);
        if vertices > most as u64 {
            return Err(error(say!("error-game-graph-too-many-vertices"))
                .expected(say!("error-game-expects-most-vertices", most = most)));
        }
        if edges > most_edges as u64 {
            return Err(error(say!("error-game-graph-too-many-edges"))
                .expected(say!("error-game-expects-most-edges", most = most_edges)));
        }
        Ok(())
    }

    /// The vertex of this name, new if the name is new.
    fn vertex(&mut self, name: &str, span: Span) -> Result<u32, ParseError> {
        if let Some(vertex) = self.graph.names.get_index_of(name) {
            return Ok(vertex as u32);
        }
        check_name(name).map_err(|error| error.at(self.text, span.clone()))?;
        self.room(self.graph.vertices() as u64 + 1, 0, &span)?;
        let vertex = self.graph.names.insert_full(name.into()).0;
        if self.allowed.order {
            self.graph.above.push(1 << vertex);
        }
        Ok(vertex as u32)
    }

    /// An edge between two vertices.
    fn edge(&mut self, a: u32, b: u32, span: Span) -> Result<(), ParseError> {
        if self.allowed.order && !self.relation(a, b, &span)? {
            return Ok(());
        }
        self.room(0, self.graph.ends.len() as u64 + 1, &span)?;
        if let Some(reason) = self.allowed.simple {
            let refuse =
                |message: String| Err(ParseError::at(self.text, span.clone(), message).help(reason()));
            let edge = || clip(&format!("{}-{}", self.graph.vertex(a), self.graph.vertex(b)));
            if a == b {
                return refuse(say!("error-game-edge-leads-from-vertex-itself", edge = edge()));
            }
            if !self.seen.insert([a.min(b), a.max(b)]) {
                return refuse(say!("error-game-edge-stands-twice", edge = edge()));
            }
        }
        self.graph.ends.push([a, b]);
        Ok(())
    }

    /// Reads a `graph` in DOT; with `strict`, repeated edges count once.
    fn dot(&mut self, strict: bool) -> Result<(), ParseError> {
        let read = dot::undirected(self.text)?;
        let whole = 0..self.text.find('\n').unwrap_or(self.text.len());
        for name in read.names() {
            self.vertex(name, whole.clone())?;
        }
        let mut seen = HashSet::new();
        for (a, b) in read.edges() {
            if !strict || seen.insert((a.min(b), a.max(b))) {
                self.edge(a, b, whole.clone())?;
            }
        }
        self.graph.start = read.marked().map(|(start, _)| start);
        Ok(())
    }

    /// Reads a `digraph` in DOT, whose edges lead up.
    fn digraph(&mut self) -> Result<(), ParseError> {
        let read = StateGraph::read_as(self.text, Format::Dot)?;
        let whole = 0..self.text.find('\n').unwrap_or(self.text.len());
        for name in read.names() {
            self.vertex(name, whole.clone())?;
        }
        for from in 0..read.len() as u32 {
            read.options(from).iter().try_for_each(|&to| self.edge(from, to, whole.clone()))?;
        }
        Ok(())
    }

    fn finish(self) -> Result<Edges, ParseError> {
        if self.graph.names.is_empty() {
            return Err(ParseError::at(
                self.text,
                0..self.text.len(),
                say!("error-game-graph-without-vertices"),
            )
            .expected(self.allowed.looks()));
        }
        Ok(self.graph)
    }
}

#[cfg(test)]
mod tests;
