//! The work of drawing a picture.

use super::{Drawing, Format, Pairs, Theme};
use crate::shape::convention;
use crate::{Answer, Refused, Work, World};
use grundy::graph::StateGraph;
use grundy::{Budget, Convention, Failure, Position, Ruleset};
use grundy_draw::{Heaps, Picture};
use serde::Serialize;
use std::fmt;
use std::sync::Arc;

/// A picture in the requested form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawn {
    /// The text of the picture.
    pub text: String,
}

type Draft = dyn Fn(&mut Budget<'_>) -> Result<Picture, Failure>;

/// The work of drawing a picture.
pub struct Drafting {
    draft: Box<Draft>,
    format: Format,
    theme: Theme,
}

impl Drafting {
    /// Reads the rules and positions of a picture.
    pub(super) fn read(what: Drawing, world: &World<'_>) -> Result<Drafting, Refused> {
        let draft: Box<Draft> = match what {
            Drawing::Heaps { played, misere, players } => {
                return Ok(Drafting::heaps(world.played(&played)?, convention(misere), players));
            }
            Drawing::Strip { rule, from, to, misere } => {
                let convention = convention(misere);
                of_rule(world, &rule, move |rule, budget| {
                    grundy_draw::strip(rule, from..=to, convention, budget)
                })?
            }
            Drawing::Table { rule, to, width } => {
                of_rule(world, &rule, move |rule, budget| grundy_draw::table(rule, to, width, budget))?
            }
            Drawing::Plot { rule, to } => {
                of_rule(world, &rule, move |rule, budget| grundy_draw::plot(rule, to, budget))?
            }
            Drawing::Pairs { rule, to, show } => {
                let show = match show {
                    Pairs::Values => grundy_draw::Pairs::Values,
                    Pairs::PPositions => grundy_draw::Pairs::Lost,
                };
                of_rule(world, &rule, move |rule, budget| grundy_draw::pairs(rule, to, show, budget))?
            }
            Drawing::Xor { to, product } => Box::new(move |_| grundy_draw::xor(to, product)),
            Drawing::Graph { position, misere, max_nodes } => {
                let (convention, max_nodes) =
                    (convention(misere), usize::try_from(max_nodes).unwrap_or(usize::MAX));
                of_position(world, &position, move |at, budget| {
                    grundy_draw::graph(at, convention, max_nodes, budget)
                })?
            }
            Drawing::Board { position, misere } => {
                let convention = convention(misere);
                of_position(world, &position, move |at, budget| grundy_draw::board(at, convention, budget))?
            }
        };
        Ok(Drafting { draft, format: Format::default(), theme: Theme::default() })
    }

    /// The work of drawing a game that the caller has read. It needs at least one position.
    pub fn heaps(played: Vec<Position>, convention: Convention, players: [String; 2]) -> Drafting {
        Drafting::of(move |budget| {
            let players = players.each_ref().map(String::as_str);
            grundy_draw::heaps(&Heaps { played: &played, convention, players }, budget)
        })
    }

    /// The work of drawing a state graph that the caller has read, or the part of it that `start` can reach.
    pub fn graph(states: StateGraph, start: Option<u32>, convention: Convention, max_nodes: u64) -> Drafting {
        let max_nodes = usize::try_from(max_nodes).unwrap_or(usize::MAX);
        Drafting::of(move |budget| grundy_draw::graph_of(&states, start, convention, max_nodes, budget))
    }

    fn of(draft: impl Fn(&mut Budget<'_>) -> Result<Picture, Failure> + 'static) -> Drafting {
        Drafting { draft: Box::new(draft), format: Format::default(), theme: Theme::default() }
    }

    pub(super) fn written(self, format: Format, theme: Theme) -> Drafting {
        Drafting { format, theme, ..self }
    }

    /// Draws the picture. [`Format::write`] then writes it in any form.
    ///
    /// # Errors
    /// There is nothing to draw, the picture is too large, or the budget ends.
    pub fn picture(&mut self, budget: &mut Budget<'_>) -> Result<Picture, Failure> {
        (self.draft)(budget)
    }
}

fn of_rule(
    world: &World<'_>,
    text: &str,
    draw: impl Fn(&Arc<Ruleset>, &mut Budget<'_>) -> Result<Picture, Failure> + 'static,
) -> Result<Box<Draft>, Refused> {
    let rule = world.ruleset(text)?;
    Ok(Box::new(move |budget| draw(&rule, budget)))
}

fn of_position(
    world: &World<'_>,
    text: &str,
    draw: impl Fn(&Position, &mut Budget<'_>) -> Result<Picture, Failure> + 'static,
) -> Result<Box<Draft>, Refused> {
    let position = world.position(text)?;
    Ok(Box::new(move |budget| draw(&position, budget)))
}

impl Work for Drafting {
    type Answer = Drawn;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<Drawn, Failure> {
        let picture = self.picture(budget)?;
        let written = self.format.write(&picture, self.theme);
        Ok(Drawn { text: written.map_err(|refused| Failure::Refused(refused.message))? })
    }
}

impl Answer for Drawn {}

/// The text of the picture.
impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
