//! One component of a position: what is left of it, and how it goes on.

use grundy::graph::{NodeId, StateGraph};
use grundy::{Budget, Component, Failure, Flow, Kind, Ruleset};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// The rules of a component.
pub(crate) enum Rules {
    /// A position is a list of parts, sorted. A node of a graph is its rank.
    Parts(Arc<Ruleset>, Option<Ranks>),
    /// A position is a word.
    Words(Arc<Ruleset>),
    /// A position is a text.
    Texts(Arc<Ruleset>),
}

/// What is left of a component.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Left {
    /// The numbers of all parts, one part after the other.
    Parts(Vec<u64>),
    Word(u128),
    Text(String),
}

/// The nodes of a graph in the order of their names. A node's number depends on the text that the graph was read from; its rank
/// does not.
pub(crate) struct Ranks {
    ranks: Vec<u64>,
    nodes: Vec<NodeId>,
}

impl Ranks {
    fn new(graph: &StateGraph) -> Ranks {
        let mut nodes: Vec<NodeId> = (0..graph.len() as NodeId).collect();
        nodes.sort_unstable_by_key(|&node| graph.name(node));
        let mut ranks = vec![0; nodes.len()];
        for (rank, &node) in (0..).zip(&nodes) {
            ranks[node as usize] = rank;
        }
        Ranks { ranks, nodes }
    }

    /// The ranks of the nodes of a graph; `None` for other rules.
    fn of(kind: &Kind) -> Option<Ranks> {
        match kind {
            Kind::Graph(graph) => Some(Ranks::new(graph)),
            _ => None,
        }
    }

    /// The names in order, each with the ranks of its options.
    fn rows<'a>(&'a self, graph: &'a StateGraph) -> impl Iterator<Item = (&'a str, Vec<u64>)> {
        self.nodes.iter().map(|&node| {
            let mut options: Vec<u64> =
                graph.options(node).iter().map(|&option| self.ranks[option as usize]).collect();
            options.sort_unstable();
            (graph.name(node), options)
        })
    }
}

/// The rank of a node; any other number as it is.
fn rank(ranks: Option<&Ranks>, number: u64) -> u64 {
    ranks.map_or(number, |ranks| ranks.ranks[number as usize])
}

/// The node of a rank; any other number as it is. A rank that nobody wrote is the last one.
fn node(ranks: Option<&Ranks>, number: u64) -> u64 {
    ranks.map_or(number, |ranks| ranks.nodes[(number as usize).min(ranks.nodes.len() - 1)].into())
}

type Numbers = SmallVec<[u64; 8]>;

impl Left {
    /// Parts in descending order.
    fn parts<'a>(parts: impl Iterator<Item = &'a [u64]>) -> Left {
        let mut parts: SmallVec<[&[u64]; 16]> = parts.collect();
        parts.sort_unstable_by(|a, b| b.cmp(a));
        Left::Parts(parts.concat())
    }
}

impl Rules {
    pub fn of(component: &Component) -> Rules {
        let ruleset = component.ruleset.clone();
        match (ruleset.kind(), component.whole) {
            (Kind::Game(rules), Some(whole)) if rules.game.exact_word(whole).is_some() => {
                Rules::Words(ruleset)
            }
            (Kind::Game(_), _) => Rules::Texts(ruleset),
            (kind, _) => {
                let ranks = Ranks::of(kind);
                Rules::Parts(ruleset, ranks)
            }
        }
    }

    pub fn ruleset(&self) -> &Arc<Ruleset> {
        let (Rules::Parts(ruleset, _) | Rules::Words(ruleset) | Rules::Texts(ruleset)) = self;
        ruleset
    }

    /// Whether a position is a list of parts, so that components of the same rules are one.
    pub fn has_parts(&self) -> bool {
        matches!(self, Rules::Parts(..))
    }

    /// Whether these are the same rules, also if they were read twice. Graphs are the same if they have the same names and moves.
    pub fn is_same(&self, other: &Ruleset) -> bool {
        let ruleset = self.ruleset();
        match (ruleset.kind(), other.kind()) {
            (Kind::Graph(known), Kind::Graph(graph)) => {
                let sizes = |graph: &StateGraph| (graph.len(), graph.edges());
                let [one, two] = [known, graph].map(|graph| Ranks::new(graph));
                Arc::ptr_eq(known, graph)
                    || sizes(known) == sizes(graph) && one.rows(known).eq(two.rows(graph))
            }
            _ => ruleset.is_same(other) || ruleset.canonical() == other.canonical(),
        }
    }

    /// A component of which nothing is left.
    pub fn nothing(&self) -> Left {
        match self {
            Rules::Parts(..) => Left::Parts(Vec::new()),
            Rules::Words(_) => Left::Word(0),
            Rules::Texts(_) => Left::Text(String::new()),
        }
    }

    /// What is left in a component of the same rules; `None` if it is no such position.
    pub fn left(&self, component: &Component) -> Option<Left> {
        let game = component.ruleset.as_game().map(|rules| &rules.game);
        match (self, game, component.whole) {
            (Rules::Words(_), Some(game), Some(whole)) => game.exact_word(whole).map(Left::Word),
            (Rules::Texts(_), Some(game), Some(whole)) => Some(Left::Text(game.show(whole))),
            (Rules::Parts(..), None, _) => {
                // The graph may be read from another text, in another order.
                let ranks = Ranks::of(component.ruleset.kind());
                let numbers = component.parts.concat().into_iter();
                Some(
                    self.without_empty(
                        &numbers.map(|number| rank(ranks.as_ref(), number)).collect::<Vec<_>>(),
                    ),
                )
            }
            _ => None,
        }
    }

    /// Two lists of parts as one.
    pub fn joined(&self, one: Left, other: Left) -> Left {
        match (one, other) {
            (Left::Parts(one), Left::Parts(other)) => self.without_empty(&[one, other].concat()),
            (_, other) => other,
        }
    }

    /// The parts in order, without empty heaps.
    fn without_empty(&self, numbers: &[u64]) -> Left {
        let is_heap = self.is_heap();
        let parts = numbers.chunks(self.ruleset().arity());
        Left::parts(parts.filter(|part| !is_heap || part[0] > 0))
    }

    fn is_heap(&self) -> bool {
        matches!(self.ruleset().kind(), Kind::Heap(_))
    }

    /// Visits what the moves leave.
    ///
    /// # Errors
    /// The rule's own failure, or the end of the budget.
    pub fn options(
        &self,
        left: &Left,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(Left) -> Flow,
    ) -> Result<(), Failure> {
        match (self, left) {
            (Rules::Parts(ruleset, ranks), Left::Parts(numbers)) => {
                let (arity, is_heap) = (ruleset.arity(), self.is_heap());
                let parts = || numbers.chunks(arity);
                let (mut before, mut halted) = (None, false);
                for (place, part) in parts().enumerate() {
                    // Equal parts have equal options.
                    if before.replace(part) == Some(part) {
                        continue;
                    }
                    let part: Numbers = part.iter().map(|&number| node(ranks.as_ref(), number)).collect();
                    ruleset.options(&part, budget, &mut |option| {
                        let option: Numbers = option.iter().map(|&own| rank(ranks.as_ref(), own)).collect();
                        let others = parts().enumerate().filter(|(other, _)| *other != place);
                        let left = option.chunks(arity).filter(|part| !is_heap || part[0] > 0);
                        let flow = each(Left::parts(others.map(|(_, part)| part).chain(left)));
                        halted = flow.is_break();
                        flow
                    })?;
                    if halted {
                        break;
                    }
                }
                Ok(())
            }
            (Rules::Words(_), Left::Word(word)) => {
                self.each_word(*word, budget, &mut |word| each(Left::Word(word)))
            }
            (Rules::Texts(ruleset), Left::Text(text)) => {
                let game = &ruleset.as_game().expect("texts are of a game").game;
                game.each_text(text, budget, &mut |text| each(Left::Text(text.into())))
            }
            _ => Ok(()),
        }
    }

    /// Visits the words of the options of a word; nothing for other rules.
    ///
    /// # Errors
    /// The rule's own failure, or the end of the budget.
    pub fn each_word(
        &self,
        word: u128,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(u128) -> Flow,
    ) -> Result<(), Failure> {
        match self.ruleset().as_game() {
            Some(rules) => rules.game.each_exact_word(word, budget, each),
            None => Ok(()),
        }
    }

    /// Writes the component as it is typed.
    pub fn show(&self, left: &Left) -> String {
        let ruleset = self.ruleset();
        let places = match (self, left) {
            (Rules::Parts(_, ranks), Left::Parts(numbers)) => {
                let own: Vec<u64> = numbers.iter().map(|&number| node(ranks.as_ref(), number)).collect();
                let parts = own.chunks(ruleset.arity()).map(|part| ruleset.show_part(part));
                parts.collect::<Vec<_>>().join(", ")
            }
            (_, Left::Word(word)) => {
                let game = ruleset.as_game().map(|rules| &rules.game);
                game.and_then(|game| game.show_exact_word(*word)).unwrap_or_default()
            }
            (_, Left::Text(text)) => text.clone(),
            (_, Left::Parts(_)) => String::new(),
        };
        let space = if places.is_empty() { "" } else { " " };
        format!("{} :{space}{places}", ruleset.text())
    }
}
