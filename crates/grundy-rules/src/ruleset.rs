//! A ruleset chosen at run time.

use crate::budget::Budget;
use crate::catalogue::Named;
use crate::code::Code;
use crate::error::ParseError;
use crate::failure::{Failure, Flow, Halt, RuleError, finish};
use crate::formula::recognise::{self, Canonical, Same};
use crate::formula::termination::{self, Ends};
use crate::formula::{Formula, empty, powers, show};
use crate::game::{EachNamed, Game, Numbered};
use crate::graph::{StateGraph, quote};
use crate::points::Points;
use crate::rules::{HeapRules, Impartial, Notation};
use crate::take::TakeSet;
use crate::turning::Turning;
use crate::words::{NimValue, Outcome};
use grundy_words::say;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Rules to play by: a value, read from the rule language.
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
    /// A game in Rust, bundled or your own; its positions are numbered as they are met.
    Game(GameRules),
}

/// A game in Rust on its board.
#[derive(Clone, Debug)]
pub struct GameRules {
    /// The name of the game and its board, as typed.
    pub name: String,
    /// The game.
    pub game: Arc<dyn Game>,
}

impl GameRules {
    /// Whether the two number their positions together.
    pub fn shares(&self, other: &GameRules) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
    }
}

/// A one-heap rule: every move leaves smaller heaps.
#[derive(Clone, Debug)]
pub enum Heap {
    /// Take some number of coins that is in a set.
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

    fn repeats(&self) -> bool {
        matches!(self, Heap::Formula(_))
    }

    fn known(&self, heap: u64) -> Option<NimValue> {
        match self {
            Heap::Take(set) => set.known(heap),
            Heap::Code(code) => code.known(heap),
            Heap::Turning(_) | Heap::Formula(_) => None,
        }
    }

    fn known_misere(&self, heaps: &[u64]) -> Option<Outcome> {
        match self {
            Heap::Take(set) => set.known_misere(heaps),
            _ => None,
        }
    }
}

impl Ruleset {
    pub(crate) fn new(kind: Kind, canonical: String, reason: Option<String>) -> Ruleset {
        Ruleset { text: String::new(), kind, canonical, reason, name: None }
    }

    /// The ruleset of a game of your own: a type with [`Rules`](crate::Rules), [`Impartial`] and
    /// [`Notation`].
    ///
    /// It can be solved and added to any other game, as a [`Component`](crate::Component) made with
    /// [`Component::of_game`](crate::Component::of_game).
    ///
    /// ```
    /// use grundy_rules::{Heaps, Ruleset, take::TakeSet};
    /// assert_eq!(Ruleset::game("my nim", Heaps(TakeSet::any())).text(), "my nim");
    /// ```
    pub fn game<R>(name: &str, rules: R) -> Ruleset
    where
        R: Impartial + Notation + std::fmt::Debug + Send + Sync + 'static,
        R::Position: Send + Sync,
    {
        Ruleset::of_game(name.into(), Arc::new(Numbered::new(rules, None))).typed(name, None)
    }

    pub(crate) fn of_game(name: String, game: Arc<dyn Game>) -> Ruleset {
        let canonical = name.clone();
        Ruleset::new(Kind::Game(GameRules { name, game }), canonical, None)
    }

    pub(crate) fn of_take(set: TakeSet) -> Ruleset {
        let canonical = if set == TakeSet::empty() { "0.0".into() } else { set.to_string() };
        Ruleset::new(Kind::Heap(Heap::Take(set)), canonical, None)
    }

    pub(crate) fn of_code(code: Code) -> Ruleset {
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

    pub(crate) fn of_formula(syntax: crate::formula::ast::Syntax) -> Result<Ruleset, ParseError> {
        let one_heap = syntax.head.len() == 1 && syntax.ending.is_none();
        let mut syntax = syntax;
        let mut reason = None;
        if one_heap {
            if let Some(guarded) = empty::without_moves(&syntax) {
                syntax = guarded;
                reason = Some("from an empty heap there is no move".into());
            }
            if let Some(plain) = powers::plain(&syntax) {
                syntax = plain;
            }
            if let Some(Canonical { same, reason }) = recognise::recognise(&syntax) {
                let known = match same {
                    Same::Take(set) => Some(Ruleset::of_take(set)),
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
        if let Some(endless) = termination::grows_for_ever(&syntax) {
            let end = endless.span.start + syntax.text[endless.span.clone()].trim_end().len();
            let error =
                ParseError::at(&syntax.text, endless.span.clone(), say!("error-play-never-ends-move-always"))
                    .help(say!("error-help-say-when-made"));
            return Err(match &syntax.head[..] {
                [heap] => error.write(end..end, format!(" if {heap} < 100")),
                _ => error,
            });
        }
        let formula = Formula::new(syntax)?;
        let kind = if one_heap && shrinks(&formula, &ends) {
            Kind::Heap(Heap::Formula(formula))
        } else {
            Kind::Points(Points { formula, ends })
        };
        Ok(Ruleset::new(kind, canonical, reason))
    }

    /// The same ruleset, with the text that was typed and the name that was used.
    pub(crate) fn typed(self, text: &str, name: Option<&'static Named>) -> Ruleset {
        Ruleset { text: text.into(), name: name.or(self.name), ..self }
    }

    /// The same ruleset; it numbers its positions together with those of `rules`.
    pub(crate) fn sharing(self, rules: GameRules) -> Ruleset {
        Ruleset { kind: Kind::Game(rules), ..self }
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

    /// Why the canonical form is the same game, if this is not obvious.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }

    /// The name that was used for it, if any.
    pub fn name(&self) -> Option<&'static Named> {
        self.name
    }

    /// The one-heap rule, if this is one.
    pub fn heap(&self) -> Option<&Heap> {
        match &self.kind {
            Kind::Heap(heap) => Some(heap),
            _ => None,
        }
    }

    /// The game in Rust, if this is one.
    pub fn as_game(&self) -> Option<&GameRules> {
        match &self.kind {
            Kind::Game(game) => Some(game),
            _ => None,
        }
    }

    /// Whether these are the same rules, so that their parts may be compared. Games in Rust and state graphs
    /// are the same only if they share one value.
    pub fn is_same(&self, other: &Ruleset) -> bool {
        match (&self.kind, &other.kind) {
            (Kind::Game(a), Kind::Game(b)) => a.shares(b),
            (Kind::Graph(a), Kind::Graph(b)) => Arc::ptr_eq(a, b),
            (Kind::Game(_) | Kind::Graph(_), _) | (_, Kind::Game(_) | Kind::Graph(_)) => false,
            _ => self.canonical == other.canonical,
        }
    }

    /// Whether this is a labelled game.
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

    /// Visits the options of one part (a heap, a tuple, a node): the parts that a move leaves, concatenated,
    /// [`arity`](Ruleset::arity) numbers each. An option may be visited twice.
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
                    // Coin-turning leaves many parts.
                    if let Err(stop) = budget.spend(1 + option.len() as u64 / PARTS_PER_TICK) {
                        stopped = Some(stop);
                        return ControlFlow::Break(Halt::Enough);
                    }
                    each(option)
                });
                finish(flow)?;
                stopped.map_or(Ok(()), |stop| Err(stop.into()))
            }
            Kind::Points(points) => points.options(part, budget, each),
            Kind::Game(rules) => rules.game.moves(part[0], part[0], budget, &mut |_, parts| each(parts)),
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

    /// Visits the moves of one part, each once: its text, for a game that names its moves, and the parts that
    /// it leaves as in [`options`](Ruleset::options). `whole` is the position of such a game that contains
    /// the part, if any.
    ///
    /// # Errors
    /// The rule's own failure at this part, or the end of the budget.
    pub fn moves(
        &self,
        part: &[u64],
        whole: Option<u64>,
        budget: &mut Budget<'_>,
        each: &mut EachNamed<'_>,
    ) -> Result<(), Failure> {
        match &self.kind {
            Kind::Game(rules) => {
                let whole = whole.unwrap_or(part[0]);
                rules.game.moves(part[0], whole, budget, &mut |visited, parts| each(Some(visited), parts))
            }
            _ => self.options(part, budget, &mut |option| each(None, option)),
        }
    }

    /// Visits the options of one part as [`options`](Ruleset::options) does. New positions of a game in Rust
    /// get no number of their own (see [`Game::look`]), so that this costs no memory.
    ///
    /// # Errors
    /// The rule's own failure at this part, or the end of the budget.
    pub fn look(
        &self,
        part: &[u64],
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        match &self.kind {
            Kind::Game(rules) => rules.game.look(part[0], budget, each),
            _ => self.options(part, budget, each),
        }
    }

    /// The names of the coordinates of a part: those of its formula, else `heap`.
    ///
    /// ```
    /// use grundy_rules::Ruleset;
    /// assert_eq!(Ruleset::parse("wythoff")?.coordinates(), ["a", "b"]);
    /// assert_eq!(Ruleset::parse("kayles")?.coordinates(), ["heap"]);
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    pub fn coordinates(&self) -> Vec<&str> {
        match &self.kind {
            Kind::Points(points) => points.formula.syntax().head.iter().map(String::as_str).collect(),
            Kind::Heap(_) | Kind::Graph(_) | Kind::Game(_) => vec!["heap"],
        }
    }

    /// Writes one part as it is typed in a position.
    pub fn show_part(&self, part: &[u64]) -> String {
        match &self.kind {
            Kind::Graph(graph) => quote(graph.name(part[0] as u32)).into_owned(),
            Kind::Game(rules) => rules.game.show(part[0]),
            Kind::Points(points) if points.arity() > 1 => {
                let numbers: Vec<String> = part.iter().map(u64::to_string).collect();
                format!("({})", numbers.join(","))
            }
            _ => part[0].to_string(),
        }
    }
}

/// How many parts of an option are made and looked at in a tick.
const PARTS_PER_TICK: u64 = 16;

/// The rules `take S`, for sets made by a program.
///
/// ```
/// use grundy_rules::{Ruleset, take::TakeSet};
/// let rule = Ruleset::from(TakeSet::from_ranges([1..=1, 3..=4])?);
/// assert_eq!(rule.text(), "take {1,3,4}");
/// # Ok::<(), grundy_rules::take::ZeroTaken>(())
/// ```
impl From<TakeSet> for Ruleset {
    fn from(set: TakeSet) -> Ruleset {
        let ruleset = Ruleset::of_take(set);
        Ruleset { text: ruleset.canonical.clone(), ..ruleset }
    }
}

/// Whether every move of a one-coordinate formula leaves smaller heaps. For linear targets this is proved. For
/// others the first heaps decide, and each further heap is checked when it is evaluated.
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
