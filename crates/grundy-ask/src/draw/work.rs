//! The work of drawing a picture.

use super::figure::{self, in_language};
use super::{Drawing, Format, Pairs, Theme, WordLanguage};
use crate::last::Last;
use crate::shape::convention;
use crate::{Answer, Refused, Work, World};
use grundy::graph::StateGraph;
use grundy::{Budget, Convention, Failure, Position, Ruleset};
use grundy_draw::{Figure, Heaps, Nodes, Picture};
use grundy_words::say;
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

type Draft = dyn Fn(&Figure, &mut Budget<'_>) -> Result<Picture, Failure>;

/// The work of drawing a picture.
pub struct Drafting {
    draft: Box<Draft>,
    /// Whether the picture has heaps or boards, which can have names.
    has_labels: bool,
    figure: Figure,
    language: Option<WordLanguage>,
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
            Drawing::Strip { rule, from, to, misere, moves } => {
                let convention = convention(misere);
                of_rule(world, &rule, move |rule, figure, budget| {
                    grundy_draw::strip(rule, from..=to, convention, &moves, figure, budget)
                })?
            }
            Drawing::Table { rule, to, width } => of_rule(world, &rule, move |rule, figure, budget| {
                grundy_draw::table(rule, to, width, figure, budget)
            })?,
            Drawing::Plot { rule, to } => of_rule(world, &rule, move |rule, figure, budget| {
                grundy_draw::plot(rule, to, figure, budget)
            })?,
            Drawing::Pairs { rule, to, show } => {
                let show = match show {
                    Pairs::Values => grundy_draw::Pairs::Values,
                    Pairs::PPositions => grundy_draw::Pairs::Lost,
                };
                // Rules with another number of coordinates have no such picture, wherever it ends.
                let last = Last::of(Some(&to), world.ruleset(&rule)?.as_ref())?;
                let to: [u64; 2] = last.try_into().unwrap_or_default();
                of_rule(world, &rule, move |rule, figure, budget| {
                    grundy_draw::pairs(rule, to, show, figure, budget)
                })?
            }
            Drawing::Xor { to, product } => Box::new(move |figure, _| grundy_draw::xor(to, product, figure)),
            Drawing::Graph { position, misere, merge, max_nodes } => {
                let convention = convention(misere);
                let nodes = Nodes { most: usize::try_from(max_nodes).unwrap_or(usize::MAX), merge };
                of_position(world, &position, move |at, figure, budget| {
                    grundy_draw::graph(at, convention, nodes, figure, budget)
                })?
            }
            Drawing::Board { position, misere } => {
                let convention = convention(misere);
                let draft = of_position(world, &position, move |at, figure, budget| {
                    grundy_draw::board(at, convention, figure, budget)
                })?;
                return Ok(Drafting { has_labels: true, ..Drafting::of(draft) });
            }
        };
        Ok(Drafting::of(draft))
    }

    /// The work of drawing a game that the caller has read. It needs at least one position.
    pub fn heaps(played: Vec<Position>, convention: Convention, players: Option<[String; 2]>) -> Drafting {
        let draft = move |figure: &Figure, budget: &mut Budget<'_>| {
            let players = players.as_ref().map(|players| players.each_ref().map(String::as_str));
            grundy_draw::heaps(&Heaps { played: &played, convention, players }, figure, budget)
        };
        Drafting { has_labels: true, ..Drafting::of(Box::new(draft)) }
    }

    /// The work of drawing a state graph that the caller has read, or the part of it that `start` can reach.
    pub fn graph(states: StateGraph, start: Option<u32>, convention: Convention, max_nodes: u64) -> Drafting {
        let max_nodes = usize::try_from(max_nodes).unwrap_or(usize::MAX);
        Drafting::of(Box::new(move |figure, budget| {
            grundy_draw::graph_of(&states, start, convention, max_nodes, figure, budget)
        }))
    }

    fn of(draft: Box<Draft>) -> Drafting {
        Drafting {
            draft,
            has_labels: false,
            figure: Figure::default(),
            language: None,
            format: Format::default(),
            theme: Theme::default(),
        }
    }

    /// The same picture with other answers, headings, language and size.
    ///
    /// # Errors
    /// The width is no length, or there is nothing to give the names to.
    pub fn with(self, figure: figure::Figure) -> Result<Drafting, Refused> {
        if !(figure.labels.is_empty() || self.has_labels) {
            return Err(Refused::unsuited(say!("refused-labels-names-heaps-boards-picture")));
        }
        Ok(Drafting { language: figure.language, figure: figure.read()?, ..self })
    }

    pub(super) fn written(self, format: Format, theme: Theme) -> Drafting {
        Drafting { format, theme, ..self }
    }

    /// Draws the picture. [`Format::write`] then writes it in any form.
    ///
    /// # Errors
    /// There is nothing to draw, the picture is too large, or the budget ends.
    pub fn picture(&mut self, budget: &mut Budget<'_>) -> Result<Picture, Failure> {
        in_language(self.language, || (self.draft)(&self.figure, budget))
    }
}

fn of_rule(
    world: &World<'_>,
    text: &str,
    draw: impl Fn(&Arc<Ruleset>, &Figure, &mut Budget<'_>) -> Result<Picture, Failure> + 'static,
) -> Result<Box<Draft>, Refused> {
    let rule = world.ruleset(text)?;
    Ok(Box::new(move |figure, budget| draw(&rule, figure, budget)))
}

fn of_position(
    world: &World<'_>,
    text: &str,
    draw: impl Fn(&Position, &Figure, &mut Budget<'_>) -> Result<Picture, Failure> + 'static,
) -> Result<Box<Draft>, Refused> {
    let position = world.position(text)?;
    Ok(Box::new(move |figure, budget| draw(&position, figure, budget)))
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
