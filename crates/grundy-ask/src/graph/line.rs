//! The line of best play from a node of a state graph, and what each option of the node leads to.

use super::{node, refuse_loopy_labels};
use crate::shape::{Convention, Outcome, convention};
use crate::style::Bold;
use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::graph::{NodeId, StateGraph, best_line, best_move, solve_graph, solve_labelled};
use grundy::loopy::LoopyWorths;
use grundy::{Budget, Failure, column_width};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the line of best play from a node of a state graph, and for the best reply to each of its options.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, graph::GraphLine};
/// let question = GraphLine { graph: "from,to\n3,2\n3,1\n2,1\n2,0\n1,0".into(), node: Some("3".into()), ..GraphLine::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.line, ["3", "2", "0"]);
/// assert_eq!(answer.options[1].reply.as_deref(), Some("0"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GraphLine {
    /// The graph: CSV with the header `from,to`, DOT (`digraph`), JSON, or GraphML where it is built in.
    pub graph: String,
    /// The name of the graph's file. Its extension determines the notation.
    #[serde(default)]
    pub file: Option<String>,
    /// The node from which play starts. The default is the start that the graph names.
    #[serde(default)]
    pub node: Option<String>,
    /// Whether the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// Whether play may go on for ever, which is a draw. Without it, a cycle that the node can reach is refused.
    #[serde(default)]
    pub loopy: bool,
}

/// The line of best play from a node, and its options. The winner hurries; the loser delays, and so do players who
/// tie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GraphLineAnswer {
    /// The name of the node.
    pub node: String,
    /// The convention of play; null if the graph labels its ends.
    pub convention: Option<Convention>,
    /// Who wins from the node.
    pub outcome: Outcome,
    /// The number of moves left under best play; null for a draw.
    pub remoteness: Option<u32>,
    /// The nodes of best play, the first one included. For a draw it is the first node alone, since best play goes on
    /// for ever.
    pub line: Vec<String>,
    /// The options, in the order of the graph.
    pub options: Vec<GraphOption>,
}

/// An option of a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GraphOption {
    /// The name of the option.
    pub id: String,
    /// Who wins from there: at P, the move to this option wins.
    pub outcome: Outcome,
    /// The number of moves left from there under best play; null for a draw.
    pub remoteness: Option<u32>,
    /// The best reply of the opponent; null if the opponent has no move.
    pub reply: Option<String>,
}

/// The work of finding the line of best play.
pub struct FindingLine {
    graph: StateGraph,
    from: NodeId,
    misere: bool,
    loopy: bool,
}

impl Ask for GraphLine {
    const NAME: &'static str = "graph-line";
    type Work = FindingLine;

    fn begin(self, _: &World<'_>) -> Result<FindingLine, Refused> {
        let graph = StateGraph::read(&self.graph, self.file.as_deref())?;
        FindingLine::of(graph, self.node.as_deref(), self.misere, self.loopy)
    }
}

impl FindingLine {
    /// Begins with a graph that has been read, from the bytes of a file for example.
    ///
    /// # Errors
    /// The graph has no such node; it names no start, which is the default; or the graph labels its ends, and is said
    /// to be loopy or played in misère play.
    pub fn of(
        graph: StateGraph,
        from: Option<&str>,
        misere: bool,
        loopy: bool,
    ) -> Result<FindingLine, Refused> {
        refuse_loopy_labels(&graph, loopy)?;
        if misere && graph.is_labelled() {
            let message = say!("refused-labels-graph-say-who-wins");
            return Err(Refused::new(Kind::Unsuited, message));
        }
        let from = match from {
            Some(name) => node(&graph, name)?,
            None => graph
                .start()
                .ok_or_else(|| Refused::new(Kind::Unknown, say!("refused-graph-names-no-start-say")))?,
        };
        Ok(FindingLine { graph, from, misere, loopy })
    }

    fn answer(
        &self,
        convention: Option<Convention>,
        worth: impl Fn(NodeId) -> (grundy::Outcome, Option<u32>),
    ) -> GraphLineAnswer {
        let (graph, rows) = (&self.graph, self.graph.rows());
        let name = |node: NodeId| graph.name(node).to_owned();
        let option = |option: &NodeId| {
            let (outcome, remoteness) = worth(*option);
            let reply = best_move(rows, *option, &worth);
            GraphOption { id: name(*option), outcome: outcome.into(), remoteness, reply: reply.map(name) }
        };
        let (outcome, remoteness) = worth(self.from);
        GraphLineAnswer {
            node: name(self.from),
            convention,
            outcome: outcome.into(),
            remoteness,
            line: best_line(rows, self.from, &worth).into_iter().map(name).collect(),
            options: rows.options(self.from).iter().map(option).collect(),
        }
    }
}

impl Work for FindingLine {
    type Answer = GraphLineAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<GraphLineAnswer, Failure> {
        let (graph, start) = (&self.graph, Some(self.from));
        if graph.is_labelled() {
            let solved = solve_labelled(graph, start, budget)?;
            return Ok(self.answer(None, |node| {
                let (outcome, remoteness) = solved.worth(node).expect("the node can be reached");
                (outcome, Some(remoteness))
            }));
        }
        let played = convention(self.misere);
        if self.loopy {
            let solved = LoopyWorths::of(graph.rows(), budget)?;
            let worth = |node| (solved.outcome(node, played), solved.remoteness(node, played));
            return Ok(self.answer(Some(played.into()), worth));
        }
        let solved = solve_graph(graph, start, budget)?;
        Ok(self.answer(Some(played.into()), |node| {
            let (outcome, remoteness) = solved.get(node).expect("the node can be reached").under(played);
            (outcome, Some(remoteness))
        }))
    }
}

impl Answer for GraphLineAnswer {}

/// Who wins, the line, and each option with the reply to it.
impl fmt::Display for GraphLineAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = match self.outcome {
            Outcome::N => say!("graph-wins"),
            Outcome::P => say!("graph-loses"),
            Outcome::T => say!("graph-ties"),
            Outcome::D => say!("graph-draws"),
        };
        let who = match self.remoteness {
            Some(0) => say!("graph-no-move-left", outcome = who),
            Some(count) => say!("graph-moves-left", outcome = who, count = count),
            None => who,
        };
        let played = self.convention.map_or_else(|| say!("graph-labelled-ends"), Convention::words);
        writeln!(f, "{}   ({played})", self.node)?;
        let letter = self.outcome.letter().to_string();
        Bold(&say!("labelled", label = letter, text = who)).fmt(f)?;
        writeln!(f)?;
        if self.line.len() > 1 {
            writeln!(f, "{}", say!("graph-best-play", nodes = self.line.join(" → ")))?;
        }
        let width = column_width(self.options.iter().map(|option| &*option.id));
        if !self.options.is_empty() {
            writeln!(f, "{}", say!("graph-options"))?;
        }
        for option in &self.options {
            let verdict = match option.outcome {
                Outcome::P => say!("graph-option-wins"),
                Outcome::N => say!("graph-option-loses"),
                Outcome::T => say!("graph-option-ties"),
                Outcome::D => say!("graph-option-draws"),
            };
            let reply = match &option.reply {
                Some(reply) => say!("graph-reply", node = reply),
                None => say!("graph-no-move"),
            };
            writeln!(f, "  {:<width$}  {verdict:<5}  {reply}", option.id)?;
        }
        Ok(())
    }
}
