//! A ruleset chosen at run time, and how it is read from text.

use crate::Budget;
use crate::code::Code;
use crate::error::ParseError;
use crate::formula::recognise::{self, Canonical, Same};
use crate::formula::termination::{self, Ends};
use crate::formula::{Formula, show};
use crate::graph::{StateGraph, quote};
use crate::named::{self, NAMED, Named};
use crate::notation::cursor::{Cursor, Token};
use crate::notation::rule;
use crate::notation::take::{self, Take};
pub use crate::points::Points;
use crate::rules::{Failure, Flow, Form, HeapRules, RuleError, finish};
use crate::take::TakeSet;
use crate::turning::Turning;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The longest rule that is read, in bytes.
pub const MAX_RULE: usize = 1 << 20;

/// What may be played: a value, read from the rule language.
///
/// ```
/// use grundy_rules::Ruleset;
/// let rule = Ruleset::parse("n -> n-1 | n-3 | n-4")?;
/// assert_eq!(rule.canonical(), "take {1,3,4}");
/// assert_eq!(Ruleset::parse("n -> [i, n-2-i] for i in 0..n-2")?.canonical(), "0.07");
/// assert_eq!(Ruleset::parse("kayles")?.canonical(), "0.77");
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ruleset {
    text: String,
    kind: Kind,
    canonical: String,
    reason: Option<String>,
    name: Option<&'static Named>,
}

/// The kinds of ruleset.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Heaps of coins; a position is a list of heaps.
    Heap(Heap),
    /// A formula whose positions are tuples of numbers.
    Points(Points),
    /// An explicit state graph; a position is a list of nodes.
    Graph(Arc<StateGraph>),
}

/// A one-heap rule: every move leaves smaller heaps.
#[derive(Clone, Debug)]
pub enum Heap {
    /// Take some number of coins out of a set.
    Take(TakeSet),
    /// A take-and-break code.
    Code(Code),
    /// A coin-turning code.
    Turning(Turning),
    /// A formula in the size of the heap.
    Formula(Formula),
}

impl HeapRules for Heap {
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        match self {
            Heap::Take(set) => set.options(heap, each),
            Heap::Code(code) => code.options(heap, each),
            Heap::Turning(turning) => turning.options(heap, each),
            Heap::Formula(formula) => HeapRules::options(formula, heap, each),
        }
    }

    fn form(&self) -> Form<'_> {
        match self {
            Heap::Take(set) => Form::Take(set),
            Heap::Code(code) => Form::Code(code),
            Heap::Turning(turning) => Form::Turning(turning),
            Heap::Formula(formula) => Form::Formula(formula),
        }
    }
}

/// Supplies the text of a file named in a rule (`graph @states.csv`).
pub type Loader<'a> = dyn Fn(&str) -> Result<String, String> + 'a;

/// The loader of those who have no files: every reference is refused.
///
/// # Errors
/// Always.
pub fn no_files(name: &str) -> Result<String, String> {
    Err(format!("there are no files here, so @{name} cannot be read; give the text inline"))
}

impl Ruleset {
    /// Reads a ruleset that names no files.
    ///
    /// # Errors
    /// [`ParseError`] points at the character, says what was expected and suggests the nearest word.
    pub fn parse(text: &str) -> Result<Ruleset, ParseError> {
        Ruleset::parse_with(text, &no_files)
    }

    /// Reads a ruleset; `loader` supplies the files it names.
    ///
    /// # Errors
    /// [`ParseError`] points at the character, says what was expected and suggests the nearest word.
    pub fn parse_with(text: &str, loader: &Loader<'_>) -> Result<Ruleset, ParseError> {
        if text.len() > MAX_RULE {
            return Err(ParseError::at(text, 0..1, format!("a rule of more than {MAX_RULE} bytes")));
        }
        let mut cursor = Cursor::new(text);
        let ruleset = Ruleset::read(&mut cursor, loader)?;
        let (token, at) = cursor.peek()?;
        match token {
            Token::End => Ok(ruleset),
            Token::Mark(":") => Err(cursor
                .error(at, "a position where only a rule is needed")
                .help("leave out the `:` and what follows, or ask `grundy solve`")),
            other => Err(cursor
                .error(at, format!("{} after the rule", other.describe()))
                .expected("the end of the rule")),
        }
    }

    /// Reads a ruleset at the cursor and leaves the cursor behind it.
    pub(crate) fn read(cursor: &mut Cursor<'_>, loader: &Loader<'_>) -> Result<Ruleset, ParseError> {
        cursor.skip_space();
        let start = cursor.at;
        let mut ruleset = Ruleset::read_kind(cursor, loader)?;
        ruleset.text = cursor.text[start..cursor.at].trim().to_string();
        Ok(ruleset)
    }

    fn read_kind(cursor: &mut Cursor<'_>, loader: &Loader<'_>) -> Result<Ruleset, ParseError> {
        if let Some(code) = code(cursor)? {
            return Ok(Ruleset::of_code(code));
        }
        if let Some((row, end)) = longest_name(cursor.rest()) {
            cursor.at += end;
            let mut ruleset = Ruleset::parse(row.rule).expect("every named rule is read by a test");
            ruleset.name = Some(row);
            return Ok(ruleset);
        }
        if rule::begins(cursor) {
            // The formula keeps its own text, not that of the whole position.
            let (start, end) = (cursor.at, rule::end(cursor));
            let syntax = within(cursor, start, rule::formula(&mut Cursor::new(&cursor.text[start..end])))?;
            cursor.at = end;
            return Ruleset::of_formula(syntax);
        }
        let (token, at) = cursor.peek()?;
        let Token::Word(word) = &token else {
            return Err(match token {
                Token::End => cursor.error(at, "nothing was typed").expected("a rule"),
                other => {
                    cursor.error(at, format!("{} where a rule begins", other.describe())).expected("a rule")
                }
            }
            .help("rules look like `take {1,3,4}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` or `kayles`"));
        };
        match word.as_str() {
            "take" => {
                cursor.next()?;
                match take::take(cursor)? {
                    Take::Set(set) => Ok(Ruleset::of_take(set)),
                    Take::Formula(syntax) => Ruleset::of_formula(syntax),
                }
            }
            "turn" => {
                cursor.next()?;
                let turning = turning(cursor)?;
                let canonical = turning.to_string();
                Ok(Ruleset::new(Kind::Heap(Heap::Turning(turning)), canonical, None))
            }
            "graph" => {
                cursor.next()?;
                let (graph, canonical) = graph(cursor, loader)?;
                Ok(Ruleset::new(Kind::Graph(Arc::new(graph)), canonical, None))
            }
            _ => {
                let word = cursor.rest().split(|c: char| !(c.is_alphanumeric() || "-_'".contains(c))).next();
                let word = word.unwrap_or_default();
                let known = named::names().chain(["take", "turn", "graph"]);
                Err(cursor
                    .error(at.start..at.start + word.len(), format!("unknown game `{word}`"))
                    .expected("a rule or the name of a game")
                    .help("`grundy games` lists the names; a rule of your own begins like `n -> …`")
                    .suggest(word, known))
            }
        }
    }

    fn new(kind: Kind, canonical: String, reason: Option<String>) -> Ruleset {
        Ruleset { text: String::new(), kind, canonical, reason, name: None }
    }

    fn of_take(set: TakeSet) -> Ruleset {
        let canonical = if set == TakeSet::empty() { "0.0".into() } else { set.to_string() };
        Ruleset::new(Kind::Heap(Heap::Take(set)), canonical, None)
    }

    fn of_code(code: Code) -> Ruleset {
        match code.as_take() {
            Some(set) => {
                let mut ruleset = Ruleset::of_take(set);
                ruleset.reason = Some(format!(
                    "every digit of {code} is 0 or 3: each number of coins in the set may be taken from any heap that has them"
                ));
                ruleset
            }
            None => {
                let canonical = code.canonical().to_string();
                Ruleset::new(Kind::Heap(Heap::Code(code)), canonical, None)
            }
        }
    }

    fn of_formula(syntax: crate::formula::ast::Syntax) -> Result<Ruleset, ParseError> {
        let one_heap = syntax.head.len() == 1 && syntax.ending.is_none();
        if one_heap {
            if let Some(Canonical { same, reason }) = recognise::recognise(&syntax) {
                let known = match same {
                    Same::Take(ranges) => take_set(&ranges).map(Ruleset::of_take),
                    Same::Code(text) => Code::parse(&text).ok().map(Ruleset::of_code),
                };
                if let Some(mut ruleset) = known {
                    ruleset.reason = Some(reason);
                    return Ok(ruleset);
                }
            }
        }
        let canonical = show::simplified(&syntax);
        let ends = termination::ends(&syntax);
        let formula = Formula::new(syntax)?;
        let kind = if one_heap && shrinks(&formula, &ends) {
            Kind::Heap(Heap::Formula(formula))
        } else {
            Kind::Points(Points { formula, ends })
        };
        Ok(Ruleset::new(kind, canonical, None))
    }

    /// The rule as it was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What kind of ruleset it is.
    pub fn kind(&self) -> &Kind {
        &self.kind
    }

    /// The canonical form: the same moves, heap for heap, always written in the same way.
    pub fn canonical(&self) -> &str {
        &self.canonical
    }

    /// Why the canonical form is the same game, where that is not plain to see.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }

    /// The name it was called by, if it was.
    pub fn name(&self) -> Option<&'static Named> {
        self.name
    }

    /// The one-heap rule, if it is one.
    pub fn heap(&self) -> Option<&Heap> {
        match &self.kind {
            Kind::Heap(heap) => Some(heap),
            _ => None,
        }
    }

    /// Is this a labelled game?
    pub fn is_labelled(&self) -> bool {
        matches!(&self.kind, Kind::Points(points) if points.is_labelled())
    }

    /// How many numbers describe one part of a position: 1 for a heap or a node.
    pub fn arity(&self) -> usize {
        match &self.kind {
            Kind::Points(points) => points.arity(),
            _ => 1,
        }
    }

    /// Visits the options of one part (a heap, a tuple, a node): the parts that a move leaves, one
    /// behind the other, [`arity`](Ruleset::arity) numbers each. An option may come twice.
    ///
    /// # Errors
    /// The rule's own failure at this part, or the end of the budget.
    pub fn options(
        &self,
        part: &[u64],
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        match &self.kind {
            Kind::Heap(Heap::Formula(formula)) => formula.heap_options_within(part[0], budget, each),
            Kind::Heap(heap) => {
                let mut stopped = None;
                let flow = heap.options(part[0], &mut |option| {
                    if let Err(stop) = budget.spend(1) {
                        stopped = Some(stop);
                        return ControlFlow::Break(crate::Halt::Enough);
                    }
                    each(option)
                });
                finish(flow)?;
                stopped.map_or(Ok(()), |stop| Err(stop.into()))
            }
            Kind::Points(points) => points.options(part, budget, each),
            Kind::Graph(graph) => {
                let node = part[0] as u32;
                budget.spend(graph.options(node).len() as u64)?;
                for &next in graph.options(node) {
                    if each(&[u64::from(next)]).is_break() {
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    /// Writes one part as it is typed in a position.
    pub fn show_part(&self, part: &[u64]) -> String {
        match &self.kind {
            Kind::Graph(graph) => quote(graph.name(part[0] as u32)).into_owned(),
            Kind::Points(points) if points.arity() > 1 => {
                let numbers: Vec<String> = part.iter().map(u64::to_string).collect();
                format!("({})", numbers.join(","))
            }
            _ => part[0].to_string(),
        }
    }
}

/// A set out of ascending ranges; an end of `u64::MAX` means no end.
fn take_set(ranges: &[(u64, u64)]) -> Option<TakeSet> {
    if ranges.last().is_none_or(|&(_, hi)| hi < u64::MAX) {
        return TakeSet::from_ranges(ranges.iter().map(|&(lo, hi)| lo..=hi)).ok();
    }
    let mut gap = 1;
    let mut gaps = Vec::new();
    for &(lo, hi) in ranges {
        if lo > gap {
            gaps.push(gap..=lo - 1);
        }
        gap = hi.saturating_add(1);
    }
    TakeSet::all_but(gaps).ok()
}

/// Does every move of a one-coordinate formula leave smaller heaps? Proved where the targets are
/// linear; else believed from the first heaps and checked heap by heap as they are evaluated.
fn shrinks(formula: &Formula, ends: &Ends) -> bool {
    match ends {
        Ends::Always { why: termination::Reason::SmallerParts } => return true,
        Ends::Always { .. } => return false,
        Ends::Unproved => {}
    }
    let mut budget = Budget::work(200_000);
    for heap in 0..=256 {
        match formula.heap_options_within(heap, &mut budget, &mut |_| ControlFlow::Continue(())) {
            Err(Failure::Rule(RuleError::NotSmaller { .. })) => return false,
            Err(Failure::Stopped(_)) => break,
            _ => {}
        }
    }
    true
}

/// The longest name of a game that stands here as a whole word, and its length.
fn longest_name(rest: &str) -> Option<(&'static Named, usize)> {
    let word = |c: char| c.is_alphanumeric() || "-_'’".contains(c);
    NAMED
        .iter()
        .flat_map(|row| std::iter::once(row.name).chain(row.aliases.iter().copied()).map(move |n| (row, n)))
        .filter(|(_, name)| rest.starts_with(name) && !rest[name.len()..].starts_with(word))
        .filter(|(_, name)| {
            // A heap may be called `mark`: an arrow makes it a head.
            let behind = rest[name.len()..].trim_start();
            !(behind.starts_with("->") || behind.starts_with('→'))
        })
        .max_by_key(|(_, name)| name.len())
        .map(|(row, name)| (row, name.len()))
}

/// A take-and-break code, if one stands here: it begins with a digit, a point, a brace or a star,
/// or it is a word that a point follows (`A.0`).
fn code(cursor: &mut Cursor<'_>) -> Result<Option<Code>, ParseError> {
    let rest = cursor.rest();
    let first = rest.chars().next().unwrap_or(' ');
    let hexadecimal = || {
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_hexdigit() || "!=?".contains(c));
        digits.len() < rest.len() && digits.starts_with('.') && !digits.starts_with("..")
    };
    if !(first.is_ascii_digit() || ".{*[".contains(first) || hexadecimal()) {
        return Ok(None);
    }
    let (mut braces, mut end) = (0usize, rest.len());
    for (i, c) in rest.char_indices() {
        match c {
            '{' => braces += 1,
            '}' => braces = braces.saturating_sub(1),
            _ if braces > 0 => {}
            ':' | '+' | ';' | '#' => {
                end = i;
                break;
            }
            c if c.is_whitespace() => {
                end = i;
                break;
            }
            _ => {}
        }
    }
    let start = cursor.at;
    cursor.at += end;
    within(cursor, start, Code::parse(&rest[..end])).map(Some)
}

/// `turn CODE`, quotes optional, after the word.
fn turning(cursor: &mut Cursor<'_>) -> Result<Turning, ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    let rest = cursor.rest();
    if rest.starts_with(['"', '“']) {
        let (token, _) = cursor.next()?;
        let Token::Quoted(inside) = token else { unreachable!("a quote was seen") };
        let open = rest.chars().next().map_or(1, char::len_utf8);
        return within(cursor, start + open, Turning::parse(&inside));
    }
    let end = rest.find([':', '#', '\n']).unwrap_or(rest.len());
    // A `+` belongs to the code (`1+C`) unless a space stands before it.
    let end = rest[..end].find(" +").unwrap_or(end);
    let code = rest[..end].trim_end();
    cursor.at += code.len();
    within(cursor, start, Turning::parse(code))
}

/// `graph @FILE` or `graph {a>b, b>c}`, after the word; also its canonical text.
fn graph(cursor: &mut Cursor<'_>, loader: &Loader<'_>) -> Result<(StateGraph, String), ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    let rest = cursor.rest();
    if rest.starts_with('{') {
        let end = inline_end(rest).ok_or_else(|| {
            cursor.error(start..start + 1, "the graph is not closed").expected("`}` after the last edge")
        })?;
        cursor.at += end;
        let graph = within(cursor, start, StateGraph::inline(&rest[..end]))?;
        return Ok((graph, format!("graph {}", &rest[..end])));
    }
    if !rest.starts_with('@') {
        let (token, at) = cursor.peek()?;
        return Err(cursor
            .error(at, format!("{} after `graph`", token.describe()))
            .expected("a file as `@states.csv`, or edges as `{a>b, b>c}`"));
    }
    cursor.at += 1;
    let name = if cursor.rest().starts_with('"') {
        match cursor.next()?.0 {
            Token::Quoted(name) => name,
            _ => unreachable!("a quote was seen"),
        }
    } else {
        cursor.take_while(|c| !c.is_whitespace() && c != ':' && c != '+').to_string()
    };
    let span = start..cursor.at;
    if name.is_empty() {
        return Err(cursor.error(span, "`@` without the name of a file").expected("`@states.csv`"));
    }
    let text = loader(&name).map_err(|why| cursor.error(span, why))?;
    let graph = StateGraph::read(&text, Some(&name)).map_err(|e| e.in_file(&name))?;
    Ok((graph, format!("graph @{}", quote(&name))))
}

/// The length of an inline graph with its braces, quotes respected.
fn inline_end(rest: &str) -> Option<usize> {
    let (mut quoted, mut escaped) = (false, false);
    for (i, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '}' if !quoted => return Some(i + 1),
            _ => {}
        }
    }
    None
}

/// An error inside a part of the text, moved to its place in the whole.
fn within<T>(cursor: &Cursor<'_>, offset: usize, result: Result<T, ParseError>) -> Result<T, ParseError> {
    result.map_err(|e| e.moved(cursor.text, offset))
}
