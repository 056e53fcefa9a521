//! The record of a game that was played, with grades.

use super::is_over;
use super::judge::Judge;
use super::replay::{ReplayError, Stage, replay, replay_by};
use crate::solve::{Question, Wanted, solve};
use grundy_rules::{Budget, Convention, Failure, Outcome, ParseError, Position, Reader};
use std::fmt;

/// The first line of a record.
const TITLE: &str = "# a game played with grundy";

/// A game that was played: the players and the positions, in order.
///
/// Its text has a few lines that start with `#`, and one position in each other line, so it also reads as a
/// [game that was played](Reader::played).
///
/// ```
/// use grundy::{Budget, Catalogue, Convention, no_files, play::Record};
/// let reader = Catalogue::language().reader(&no_files);
/// let played = reader.played("nim : 1, 1, 3 > 1, 1, 1 > 1, 1 > 1 > 0")?;
/// let record = Record { players: ["Ada".into(), "Bob".into()], ..Record::new(Convention::Misere, played) };
/// let text = record.to_string();
/// assert!(text.starts_with("# a game played with grundy\n# misère play, the last mover loses\n"));
/// assert!(text.contains("\n# first: Ada\n"));
/// let back = Record::read(&text, reader)?;
/// assert_eq!(back.to_string(), text);
/// let graded = back.grade(&mut Budget::default())?;
/// assert_eq!(graded.stages[0].moved.as_ref().unwrap().0, "3 → 1 (take 2)");
/// assert_eq!(graded.winner, Some(0));   // Bob took the last coin
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// The convention: who wins when nobody can move.
    pub convention: Convention,
    /// The names of the players; the first one started.
    pub players: [String; 2],
    /// The positions in order; at least one.
    pub positions: Vec<Position>,
    /// The player who gave up, if one did: 0 for the one who started.
    pub resigned: Option<usize>,
}

/// A game with the grade of each move.
#[derive(Clone, Debug)]
pub struct Graded {
    /// The stages of play, each with the move that was made.
    pub stages: Vec<Stage>,
    /// Whether the game is over: no move is left, or a player has given up.
    pub over: bool,
    /// The player who won: 0 for the one who started. `None` in a game that is not over or was tied.
    pub winner: Option<usize>,
}

impl Record {
    /// A game between players without names, called first and second.
    pub fn new(convention: Convention, positions: Vec<Position>) -> Record {
        Record { convention, players: ["first".into(), "second".into()], positions, resigned: None }
    }

    /// Whether the rules say who wins at the end, whoever makes the last move.
    ///
    /// ```
    /// use grundy::{Convention, Position, play::Record};
    /// let position = Position::parse("even-number-addicts : (1,2,0)")?;
    /// let record = Record::new(Convention::Normal, vec![position]);
    /// assert!(record.is_labelled());
    /// assert!(record.to_string().contains("# the rules say who wins at the end"));
    /// # Ok::<(), grundy::ParseError>(())
    /// ```
    pub fn is_labelled(&self) -> bool {
        self.positions.iter().flat_map(|position| &position.components).any(|c| c.ruleset.is_labelled())
    }

    /// The number of the player to move: 0 for the one who started.
    pub fn to_move(&self) -> usize {
        (self.positions.len() + 1) % 2
    }

    /// Grades each move, and decides who won.
    ///
    /// # Errors
    /// [`ReplayError`] where no move leads to the next position; otherwise the failure of a position.
    ///
    /// # Cost
    /// That of solving each position.
    pub fn grade(&self, budget: &mut Budget<'_>) -> Result<Graded, ReplayError> {
        self.graded(replay(&self.positions, self.convention, budget)?, budget)
    }

    /// Grades as [`grade`](Record::grade) does, with a judge of the positions.
    ///
    /// # Errors
    /// Those of [`grade`](Record::grade), and of the judge.
    pub fn grade_by(&self, judge: &mut Judge<'_>, budget: &mut Budget<'_>) -> Result<Graded, ReplayError> {
        self.graded(replay_by(&self.positions, judge, budget)?, budget)
    }

    fn graded(&self, stages: Vec<Stage>, budget: &mut Budget<'_>) -> Result<Graded, ReplayError> {
        let over = self.resigned.is_some() || stages.last().is_some_and(|stage| stage.over);
        Ok(Graded { stages, over, winner: self.winner(budget)? })
    }

    /// The player who won: 0 for the one who started. `None` in a game that is not over or was tied.
    ///
    /// # Errors
    /// The failure of the last position.
    ///
    /// # Cost
    /// That of the last position, where no move is left.
    pub fn winner(&self, budget: &mut Budget<'_>) -> Result<Option<usize>, Failure> {
        if let Some(player) = self.resigned {
            return Ok(Some(1 - player.min(1)));
        }
        let Some(last) = self.positions.last() else { return Ok(None) };
        if !is_over(last, budget)? {
            return Ok(None);
        }
        let question =
            Question { convention: self.convention, only: Some(Wanted::Outcome), ..Question::default() };
        Ok(match solve(last, &question, budget)?.outcome {
            Outcome::Next => Some(self.to_move()),
            Outcome::Previous => Some(1 - self.to_move()),
            Outcome::Tie | Outcome::Draw => None,
        })
    }

    /// Reads a record; the reader knows the games and files that it names. A game without headings is under
    /// normal play.
    ///
    /// # Errors
    /// [`ParseError`] points at the character. [Grading](Record::grade) shows whether each move is legal.
    pub fn read(text: &str, reader: Reader<'_>) -> Result<Record, ParseError> {
        let convention = Record::convention_of(text).unwrap_or_default();
        let mut record = Record::new(convention, reader.played(text)?);
        for heading in headings(text) {
            match heading.split_once(':').map(|(key, word)| (key.trim(), word.trim())) {
                Some(("first", name)) => record.players[0] = one_line(name),
                Some(("second", name)) => record.players[1] = one_line(name),
                Some(("resigned", "first")) => record.resigned = Some(0),
                Some(("resigned", "second")) => record.resigned = Some(1),
                _ => {}
            }
        }
        Ok(record)
    }

    /// The convention that a record names; `None` if it names none, like a bare list of positions.
    ///
    /// ```
    /// use grundy::{Convention, play::Record};
    /// let text = "# misère play, the last mover loses\nnim : 1, 2\nnim : 1\n";
    /// assert_eq!(Record::convention_of(text), Some(Convention::Misere));
    /// assert_eq!(Record::convention_of("nim : 1, 2\nnim : 1\n"), None);
    /// ```
    pub fn convention_of(text: &str) -> Option<Convention> {
        headings(text).find_map(|heading| match heading {
            _ if heading.starts_with("misère play") => Some(Convention::Misere),
            _ if heading.starts_with("normal play") => Some(Convention::Normal),
            _ => None,
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        writeln!(
            f,
            "# {}",
            match self.convention {
                _ if self.is_labelled() => "the rules say who wins at the end",
                Convention::Normal => "normal play, the last mover wins",
                Convention::Misere => "misère play, the last mover loses",
            }
        )?;
        writeln!(f, "# first: {}\n# second: {}", one_line(&self.players[0]), one_line(&self.players[1]))?;
        if let Some(player) = self.resigned {
            writeln!(f, "# resigned: {}", if player == 0 { "first" } else { "second" })?;
        }
        self.positions.iter().try_for_each(|position| writeln!(f, "{}", position.without_files()))
    }
}

/// The lines that start with `#`, without it.
fn headings(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.trim().strip_prefix('#').map(str::trim))
}

/// A name on one line, without control characters.
fn one_line(name: &str) -> String {
    let plain = name.chars().map(|c| if c.is_control() { ' ' } else { c });
    plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}
