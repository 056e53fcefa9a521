//! The position of a certificate: its components, and which of them have the same rules.

use crate::Fault;
use crate::format::{Board, Parts, Placed};
use grundy_rules::logic::Core;
use grundy_rules::{Budget, Catalogue, Component, Kind, Position, Ruleset};
use std::sync::Arc;

/// The bytes that a byte of a position becomes at most, once it is read: two for a heap.
const POSITION_BYTES: u64 = 32;

/// A position as it was read.
pub(crate) struct Whole {
    pub position: Position,
    /// The rules of its components, each once.
    pub rules: Vec<Arc<Ruleset>>,
    /// The place of the rules of each component.
    of: Vec<usize>,
}

impl Whole {
    /// Reads the position.
    pub fn read(text: &str, games: &Catalogue, budget: &mut Budget<'_>) -> Result<Whole, Fault> {
        budget.reserve(POSITION_BYTES * text.len() as u64)?;
        let position = games
            .position(text)
            .map_err(|error| Fault::Wrong(format!("the position cannot be read: {}", error.sentence())))?;
        let mut rules: Vec<Arc<Ruleset>> = Vec::new();
        let mut of = Vec::new();
        for Component { ruleset, .. } in &position.components {
            if ruleset.is_labelled() {
                return Err(Fault::Wrong("a labelled game has no certificate".into()));
            }
            let same = rules.iter().position(|known| known.is_same(ruleset));
            of.push(same.unwrap_or(rules.len()));
            if same.is_none() {
                rules.push(ruleset.clone());
            }
        }
        Ok(Whole { position, rules, of })
    }

    /// Checks that these are its components: the form without notation must agree.
    pub fn told(&self, placed: &[Option<Placed>]) -> Result<(), Fault> {
        let components = &self.position.components;
        let same = placed.len() == components.len()
            && components.iter().zip(placed).all(|(component, placed)| match placed {
                None => true,
                Some(Placed::Parts(Parts { rule, at })) => {
                    let core = match component.ruleset.kind() {
                        Kind::Heap(heap) => Core::of(heap),
                        Kind::Points(points) => Core::of_points(points),
                        _ => None,
                    };
                    core.as_ref() == Some(rule) && component.parts == *at
                }
                Some(Placed::Board(Board { game, at })) => {
                    let board = component.ruleset.as_game().zip(component.whole);
                    component.ruleset.name().is_some_and(|named| named.name == game)
                        && board.is_some_and(|(rules, whole)| rules.game.show(whole) == *at)
                }
            });
        if same { Ok(()) } else { Err(Fault::Wrong("the components are not those of the position".into())) }
    }

    /// The place of the rules of a component.
    pub fn rules_of(&self, component: usize) -> Result<usize, Fault> {
        let place = self.of.get(component).copied();
        place.ok_or_else(|| Fault::Wrong(format!("the position has no component {component}")))
    }

    /// Reads a part by the rules at a place.
    pub fn part(&self, rules: usize, text: &str) -> Result<Vec<u64>, Fault> {
        let part = self.rules[rules].read_part(text);
        part.map_err(|error| Fault::Wrong(format!("`{text}` cannot be read: {}", error.sentence())))
    }

    /// The parts of all components, each with the place of its rules.
    pub fn parts(&self) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
        let components = self.position.components.iter().zip(&self.of);
        components
            .flat_map(|(component, &rules)| component.forms().into_iter().map(move |part| (rules, part)))
    }
}
