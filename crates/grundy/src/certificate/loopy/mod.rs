//! Certificates of loopy games: the value of a position, the values of all nodes of a graph, and who wins.

mod order;
mod values;
mod whole;

use super::components::{self, Placed};
use super::write::{Head, Lines, Room, Written, refuse_long, too_long};
use crate::loopy::LoopyValue;
use crate::solve::Worths;
use grundy_check::MAX_LINE;
use grundy_rules::{Budget, Convention, Failure, Kind, Outcome, Position};
use serde::Serialize;
use std::io::{self, Write};

/// A claim about a position whose play need not end, or about all nodes of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoopyClaim {
    /// The value of the position under normal play.
    Value(LoopyValue),
    /// The values of this many nodes under normal play: all nodes of the graph.
    Nodes(u64),
    /// Who wins under a convention: N, P, or nobody (D).
    Outcome(Convention, Outcome),
}

/// A claim about a loopy game, and the entries that prove it.
///
/// ```
/// use grundy::certificate::{LoopyCertificate, LoopyClaim};
/// use grundy::{Budget, Position, loopy::LoopyValue, solve::Worths};
/// // At b the player may pass for ever, go back to a, or end the game at c.
/// let position = Position::parse("graph {a>b>a, b>b, b>c} : b")?;
/// let certificate = LoopyCertificate::value(&position, &mut Worths::default(), &mut Budget::default())?;
/// assert_eq!(certificate.claim(), &LoopyClaim::Value(LoopyValue::infinite([0])));
/// let mut file = Vec::new();
/// certificate.write(&mut file)?;
/// let lines: Vec<&str> = std::str::from_utf8(&file)?.lines().collect();
/// // A move from a to b is answered by the move to c, so a is worth 0 too.
/// assert_eq!(lines[2..4], [r#"{"at":"c","is":0}"#, r#"{"at":"b","not":0}"#]);
/// assert_eq!(lines[4..6], [r#"{"at":"a","is":0}"#, r#"{"at":"b","infinite":[0]}"#]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// A finite value is proved as in games that end, each entry from earlier ones. An infinite value ∞(K) is proved by its
/// options: those with nim-values have those of K, and some option is ∞(L), where L does not have the mex of K.
///
/// # Reference
/// `grundy-check` defines the entries and proves that they are sufficient, after Smith (1966), and Fraenkel and Perl (1975).
#[derive(Debug)]
pub struct LoopyCertificate {
    stated: Stated,
    claim: LoopyClaim,
    lines: Vec<Line>,
}

impl LoopyCertificate {
    /// Finds the value of a position under normal play, and the entries that prove it.
    ///
    /// # Errors
    /// [`Failure::Refused`] for labelled games, for nim-values above 2^20 of parts whose play ends, and where a move of
    /// other rules leaves several parts; where a line would be longer than checkers read; the rule's own failure; a
    /// spent budget.
    ///
    /// # Cost
    /// All positions that the loopy parts reach are explored, each part alone. The other parts cost as in
    /// [`Certificate`](super::Certificate).
    pub fn value(
        position: &Position,
        worths: &mut Worths,
        budget: &mut Budget<'_>,
    ) -> Result<LoopyCertificate, Failure> {
        values::of_position(position, worths, budget)
    }

    /// Finds the values of all nodes of a state graph under normal play, and the entries that prove them. The position has a
    /// graph as its only component.
    ///
    /// # Errors
    /// [`Failure::Refused`] for any other position, and for a graph that does not fit in a line of the file; a spent budget.
    ///
    /// # Cost
    /// As [`LoopyWorths`](crate::loopy::LoopyWorths), and once more in each of its passes for the edges of a node that turns
    /// back. An entry for each node, and one for each such pass.
    pub fn of_graph(position: &Position, budget: &mut Budget<'_>) -> Result<LoopyCertificate, Failure> {
        values::of_graph(position, budget)
    }

    /// Finds who wins under a convention, and proves it by whole positions: for a player who wins, those that he leaves to
    /// the opponent; for a draw, those that neither player has to leave.
    ///
    /// # Errors
    /// [`Failure::Refused`] for labelled games, for coins that are turned under misère play, and where a line would be longer
    /// than checkers read; the rule's own failure; a spent budget.
    ///
    /// # Cost
    /// All positions that the sum reaches are explored.
    pub fn outcome(
        position: &Position,
        convention: Convention,
        budget: &mut Budget<'_>,
    ) -> Result<LoopyCertificate, Failure> {
        whole::of(position, convention, budget)
    }

    /// The claim.
    pub fn claim(&self) -> &LoopyClaim {
        &self.claim
    }

    /// The number of entries.
    pub fn entries(&self) -> u64 {
        self.lines.iter().filter(|line| !matches!(line, Line::Component { .. })).count() as u64
    }

    /// Writes the file.
    ///
    /// # Errors
    /// The writer's error.
    pub fn write(&self, out: &mut impl Write) -> io::Result<Written> {
        let mut lines = Lines::new(out);
        lines.line(&self.head())?;
        self.lines.iter().try_for_each(|line| lines.line(line))?;
        lines.end(self.entries())
    }

    /// The certificate, if its head is no longer than checkers read.
    fn new(stated: Stated, claim: LoopyClaim, lines: Vec<Line>) -> Result<LoopyCertificate, Failure> {
        let certificate = LoopyCertificate { stated, claim, lines };
        refuse_long(&certificate.head(), HEAD)?;
        Ok(certificate)
    }

    fn head(&self) -> Head<'_> {
        let mut head = Head::of(&self.stated.position, self.stated.components.as_deref());
        match &self.claim {
            LoopyClaim::Value(LoopyValue::Finite(value)) => {
                (head.kind, head.nim_value) = ("nim-value", Some(*value));
            }
            LoopyClaim::Value(LoopyValue::Infinite(options)) => {
                (head.kind, head.infinite) = ("infinite-value", Some(&**options));
            }
            LoopyClaim::Nodes(nodes) => (head.kind, head.nodes) = ("graph-values", Some(*nodes)),
            LoopyClaim::Outcome(convention, outcome) => {
                head.winner = match outcome {
                    Outcome::Next => Some("next"),
                    Outcome::Previous => Some("previous"),
                    _ => None,
                };
                head.kind = if head.winner.is_some() { "strategy" } else { "draw" };
                head.convention = Some(convention.word());
            }
        }
        head
    }
}

/// The head in messages.
const HEAD: &str = "the first line of the certificate, which holds the whole position,";

/// The position in the head.
#[derive(Debug, Serialize)]
struct Stated {
    position: String,
    components: Option<Vec<Option<Placed>>>,
}

impl Stated {
    /// Refuses a position that does not fit in a line, before its entries are looked for.
    fn of(position: &Position) -> Result<Stated, Failure> {
        // A huge graph is refused before its text takes memory.
        let mut room = Room(MAX_LINE);
        for component in &position.components {
            if let Kind::Graph(graph) = component.ruleset.kind() {
                write!(room, "{graph}").map_err(|_| Failure::Refused(too_long(HEAD)))?;
            }
        }
        let components = components::with_graphs(position);
        let stated = Stated { position: position.without_files(), components };
        refuse_long(&stated, HEAD)?;
        Ok(stated)
    }
}

/// A part, after the number of its component.
type Place = (usize, String);

/// A line behind the head.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Line {
    Component { component: usize },
    Is { at: String, is: u64 },
    Not { at: String, not: u64 },
    Infinite { at: String, infinite: Vec<u64> },
    Lost { lost: Sum, answers: Vec<Answer> },
    Draw { draw: Sum, answers: Vec<Answer>, draws: Vec<Sum> },
}

/// A whole position.
type Sum = Vec<Place>;

/// An option, and the number of the lost position that answers it.
type Answer = (Sum, Option<u64>);
