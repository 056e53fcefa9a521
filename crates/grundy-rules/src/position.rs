//! Positions: sums of components, each a ruleset and the parts played by it.

use crate::budget::Budget;
use crate::error::ParseError;
use crate::failure::Halt;
use crate::ruleset::{Heap, Kind, Ruleset};
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A position: the disjunctive sum of its components.
///
/// ```
/// use grundy_rules::Position;
/// let position = Position::parse("0.77 : 5 + nim : 3, 4 + take {1,3} : 7")?;
/// assert_eq!(position.components.len(), 3);
/// assert_eq!(position.components[1].parts, [vec![3], vec![4]]);
/// assert_eq!(position.to_string(), "0.77 : 5 + nim : 3, 4 + take {1,3} : 7");
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The components, in the order in which they were typed.
    pub components: Vec<Component>,
}

/// One component of a sum.
#[derive(Clone, Debug)]
pub struct Component {
    /// The rules it is played by.
    pub ruleset: Arc<Ruleset>,
    /// The heaps, tuples or nodes, in the order in which they were typed; each has
    /// [`arity`](Ruleset::arity) numbers.
    pub parts: Vec<Vec<u64>>,
    /// For a game in Rust: the number of the position that falls into these parts.
    pub whole: Option<u64>,
}

impl Position {
    /// The position as a text without file names: boards and graphs from files are written edge by edge.
    ///
    /// ```
    /// use grundy_rules::Catalogue;
    /// let file = |_: &str| Ok("from,to\na,b\nb,c\n".to_string());
    /// let position = Catalogue::language().reader(&file).position("graph @states.csv : a + nim : 3")?;
    /// assert_eq!(position.without_files(), "graph {a>b, b>c} : a + nim : 3");
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    pub fn without_files(&self) -> String {
        let components = self.components.iter().map(|component| match component.ruleset.kind() {
            _ if !component.ruleset.text().contains('@') => component.to_string(),
            Kind::Graph(graph) => component.played_by(&format!("graph {graph}")),
            _ => component.played_by(component.ruleset.canonical()),
        });
        components.collect::<Vec<_>>().join(" + ")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, component) in self.components.iter().enumerate() {
            write!(f, "{}{component}", if i > 0 { " + " } else { "" })?;
        }
        Ok(())
    }
}

impl Component {
    /// Some parts of a ruleset.
    pub fn new(ruleset: Arc<Ruleset>, parts: Vec<Vec<u64>>) -> Component {
        Component { ruleset, parts, whole: None }
    }

    /// A position of a game in Rust, given in the game's own notation.
    ///
    /// ```
    /// use grundy_rules::{Component, Heaps, Ruleset, take::TakeSet};
    /// let nim = std::sync::Arc::new(Ruleset::game("my nim", Heaps(TakeSet::any())));
    /// let heaps = Component::of_game(&nim, "4, 3, 1")?;
    /// assert_eq!(heaps.to_string(), "my nim : 4, 3, 1");
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    ///
    /// # Panics
    /// When the ruleset is not a game in Rust.
    pub fn of_game(ruleset: &Arc<Ruleset>, position: &str) -> Result<Component, ParseError> {
        let rules = ruleset.as_game().expect("the ruleset is a game in Rust");
        Ok(Component::of_whole(ruleset.clone(), rules.game.read(position)?))
    }

    /// A position of a game in Rust, by its number.
    pub(crate) fn of_whole(ruleset: Arc<Ruleset>, whole: u64) -> Component {
        let parts = ruleset.as_game().map_or(Vec::new(), |rules| rules.game.parts(whole));
        Component { ruleset, parts: parts.into_iter().map(|part| vec![part]).collect(), whole: Some(whole) }
    }

    /// The text of this component under these rules.
    fn played_by(&self, rules: &str) -> String {
        let places = self.places();
        let space = if places.is_empty() { "" } else { " " };
        format!("{rules} :{space}{places}")
    }

    /// The parts in the form in which [`Ruleset::options`] visits parts.
    ///
    /// ```
    /// use grundy_rules::Position;
    /// let position = Position::parse("nim : 3, 4")?;
    /// assert_eq!(position.components[0].forms(), [[3], [4]]);   // on a board: without its place there
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    pub fn forms(&self) -> Vec<Vec<u64>> {
        let Kind::Game(rules) = self.ruleset.kind() else { return self.parts.clone() };
        self.parts.iter().map(|part| vec![rules.game.form(part[0])]).collect()
    }

    /// The places alone, as they are typed after the colon.
    pub fn places(&self) -> String {
        if let (Kind::Game(rules), Some(whole)) = (self.ruleset.kind(), self.whole) {
            return rules.game.show(whole);
        }
        let places: Vec<String> = self.parts.iter().map(|part| self.ruleset.show_part(part)).collect();
        places.join(if self.ruleset.as_game().is_some() { " and " } else { ", " })
    }
}

impl Component {
    /// A move in words: it leaves `to` at a place, counted from 0.
    ///
    /// ```
    /// use grundy_rules::Position;
    /// let position = Position::parse("kayles : 7").unwrap();
    /// let kayles = &position.components[0];
    /// assert_eq!(kayles.describe(0, &[vec![3], vec![3]]), "7 → 3 + 3 (take 1)");
    /// assert_eq!(kayles.describe(0, &[vec![5]]), "7 → 5 (take 2)");
    /// ```
    pub fn describe(&self, place: usize, to: &[Vec<u64>]) -> String {
        let from = &self.parts[place];
        let parts: Vec<String> = to.iter().map(|part| self.ruleset.show_part(part)).collect();
        let heap = match self.ruleset.kind() {
            Kind::Heap(Heap::Turning(_)) => {
                let rest =
                    if parts.is_empty() { String::new() } else { format!(" and {}", parts.join(", ")) };
                return format!("turn {}{rest}", from[0]);
            }
            Kind::Heap(_) => from[0],
            Kind::Game(_) => return self.name_move(from, to),
            _ => return format!("{} → {}", self.ruleset.show_part(from), parts.join(" + ")),
        };
        let left: u128 = to.iter().map(|part| u128::from(part[0])).sum();
        match (parts.is_empty(), u128::from(heap).checked_sub(left)) {
            (true, _) => format!("{heap} → 0 (take all)"),
            (_, Some(taken)) if taken > 0 => format!("{heap} → {} (take {taken})", parts.join(" + ")),
            _ => format!("{heap} → {}", parts.join(" + ")),
        }
    }
}

/// The largest number of moves to look through for the name of one.
const MAX_TRIED_MOVES: u64 = 200_000;

impl Component {
    /// The first move of a game in Rust that leaves these parts, as it is written.
    fn name_move(&self, from: &[u64], to: &[Vec<u64>]) -> String {
        let mut wanted: Vec<u64> = to.iter().map(|part| part[0]).collect();
        wanted.sort_unstable();
        let mut found = None;
        let _ = self.ruleset.moves(from, None, &mut Budget::work(MAX_TRIED_MOVES), &mut |visited, parts| {
            let mut parts = parts.to_vec();
            parts.sort_unstable();
            if parts != wanted {
                return ControlFlow::Continue(());
            }
            found = visited.map(|visited| visited.made());
            ControlFlow::Break(Halt::Enough)
        });
        match found {
            Some(made) => made.to_string(),
            None => {
                let parts: Vec<String> = to.iter().map(|part| self.ruleset.show_part(part)).collect();
                format!("{} → {}", self.ruleset.show_part(from), parts.join(" and "))
            }
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Kind::Game(rules), Some(whole)) = (self.ruleset.kind(), self.whole) {
            if rules.game.start() == Some(whole) {
                return f.write_str(self.ruleset.text());
            }
        }
        f.write_str(&self.played_by(self.ruleset.text()))
    }
}
