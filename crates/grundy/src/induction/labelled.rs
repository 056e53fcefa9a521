//! Labelled games: the turn is part of the position, and the rules say who wins at the end.

use super::fold::{Options, fold};
use super::points::Point;
use grundy_rules::{Budget, ControlFlow, Failure, Kind, Label, Outcome, Ruleset};
use rustc_hash::FxHashMap;

/// The known outcomes of the positions of one labelled game.
#[derive(Default)]
pub struct LabelledValues {
    known: FxHashMap<Point, (Outcome, u64)>,
}

impl LabelledValues {
    /// The outcome for the player to move, and the remoteness: a win beats a tie, and a tie beats a loss. The
    /// winner hurries, the loser delays, and so do players who tie.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget. Play must end from this position.
    pub fn outcome(
        &mut self,
        ruleset: &Ruleset,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<(Outcome, u64), Failure> {
        let Kind::Points(points) = ruleset.kind() else {
            unreachable!("only formulas can be labelled");
        };
        fold(
            &mut self.known,
            &Point::from_slice(part),
            budget,
            &mut |part, budget| {
                let mut options = Options::default();
                ruleset.options(part, budget, &mut |option| {
                    options.push([Point::from_slice(option)]);
                    ControlFlow::Continue(())
                })?;
                Ok(options.into())
            },
            &mut |part, options, _| {
                if options.is_empty() {
                    return Ok((at_the_end(points.label(part)?), 0));
                }
                Ok(labelled_worth(options.iter().copied()))
            },
        )
    }
}

/// The outcome that a label means, for the player to move.
pub(crate) fn at_the_end(label: Label) -> Outcome {
    match label {
        Label::MoverWins => Outcome::Next,
        Label::MoverLoses => Outcome::Previous,
        Label::Tie => Outcome::Tie,
    }
}

/// The outcome and the remoteness of a position, from those of its options: there is at least one.
pub(crate) fn labelled_worth(options: impl Iterator<Item = (Outcome, u64)>) -> (Outcome, u64) {
    let (mut win, mut tie, mut loss) = (None::<u64>, None::<u64>, 0);
    for (outcome, moves) in options {
        let moves = moves + 1;
        match outcome {
            Outcome::Previous => win = Some(win.map_or(moves, |soonest| soonest.min(moves))),
            Outcome::Tie => tie = tie.max(Some(moves)),
            _ => loss = loss.max(moves),
        }
    }
    match (win, tie) {
        (Some(soonest), _) => (Outcome::Next, soonest),
        (None, Some(longest)) => (Outcome::Tie, longest),
        (None, None) => (Outcome::Previous, loss),
    }
}
