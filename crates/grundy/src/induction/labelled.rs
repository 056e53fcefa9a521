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
                    let outcome = match points.label(part)? {
                        Label::MoverWins => Outcome::Next,
                        Label::MoverLoses => Outcome::Previous,
                        Label::Tie => Outcome::Tie,
                    };
                    return Ok((outcome, 0));
                }
                let moves = |wanted: Outcome| options.iter().filter(move |o| o.0 == wanted).map(|o| o.1 + 1);
                Ok(if let Some(soonest) = moves(Outcome::Previous).min() {
                    (Outcome::Next, soonest)
                } else if let Some(longest) = moves(Outcome::Tie).max() {
                    (Outcome::Tie, longest)
                } else {
                    (Outcome::Previous, moves(Outcome::Next).max().unwrap_or(0))
                })
            },
        )
    }
}
