//! A game without theorems about it.

use crate::failure::Flow;
use crate::rules::{Impartial, Rules};

/// The same moves and parts as another game, and nothing else: no theorem, no symmetry, no words. Every
/// answer about it comes from the definition.
///
/// ```
/// use grundy_rules::promises::Bare;
/// use grundy_rules::{Heaps, Impartial, NimValue, take::TakeSet};
/// let nim = Heaps(TakeSet::any());
/// assert_eq!(nim.known(&vec![3, 5]), Some(NimValue(6)));
/// assert_eq!(Bare(&nim).known(&vec![3, 5]), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bare<'r, R>(
    /// The game.
    pub &'r R,
);

impl<R: Rules> Rules for Bare<'_, R> {
    type Position = R::Position;
    type Move = R::Move;

    fn moves(&self, from: &R::Position, each: &mut dyn FnMut(R::Move) -> Flow) -> Flow {
        self.0.moves(from, each)
    }

    fn apply(&self, from: &R::Position, m: &R::Move) -> R::Position {
        self.0.apply(from, m)
    }
}

impl<R: Impartial> Impartial for Bare<'_, R> {
    fn parts(&self, position: &R::Position, each: &mut dyn FnMut(R::Position)) {
        self.0.parts(position, each);
    }
}
