//! Strategies to play by: the positions at which the opponent is to move, with an answer to each of the moves.

use super::components::{self, Placed};
use super::write::{FORMAT, Lines, VERSION, Written};
use crate::solve::{PartId, Solver, Sum, words_size};
use grundy_rules::{Budget, Convention, Failure, Kind, Outcome};
use rustc_hash::FxHashMap;
use serde::Serialize;
use std::io::{self, Write};

/// Who wins a position, and a strategy from which that is seen under either convention.
///
/// ```
/// use grundy::certificate::StrategyCertificate;
/// use grundy::solve::Solver;
/// use grundy::{Budget, Convention, Outcome, Position};
/// let position = Position::parse("nim : 1, 1, 2")?;
/// let mut solver = Solver::new(position.clone());
/// let most = StrategyCertificate::MOST;
/// let strategy = StrategyCertificate::of(&mut solver, Convention::Misere, most, &mut Budget::default())?;
/// // 2 becomes 1, and three heaps of one coin are left: the last move is the opponent's.
/// assert_eq!((strategy.outcome(), strategy.entries()), (Outcome::Next, 2));
/// let mut file = Vec::new();
/// strategy.write(&mut file)?;
/// let lines: Vec<&str> = std::str::from_utf8(&file)?.lines().collect();
/// assert_eq!(lines[1], r#"{"lost":[[0,"1"]],"answers":[[[],null]]}"#);
/// assert_eq!(lines[2], r#"{"lost":[[0,"1"],[0,"1"],[0,"1"]],"answers":[[[[0,"1"],[0,"1"]],0]]}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// Whoever is to move at the position of an entry loses. Each of its options has an answer in an earlier entry, or under
/// misère play no move.
#[derive(Debug)]
pub struct StrategyCertificate {
    position: String,
    components: Option<Vec<Option<Placed>>>,
    convention: Convention,
    outcome: Outcome,
    entries: Vec<Entry>,
    /// How the parts are written, behind the first component with their rules.
    parts: FxHashMap<PartId, Part>,
}

/// A part as it is written: its component and its text; between them its size, by which parts are put in order.
type Part = (usize, u64, String);

/// A position that is lost for whoever is to move, and its options with the number of the entry that answers each.
#[derive(Debug)]
struct Entry {
    lost: Sum,
    answers: Vec<(Sum, Option<u64>)>,
}

impl StrategyCertificate {
    /// As many entries as may be asked for without much thought.
    pub const MOST: u64 = 1 << 20;

    /// Finds out who wins, and a strategy of at most so many entries. The solver remembers what it has found before.
    ///
    /// An answer that is in the list already is preferred, then the smallest one.
    ///
    /// # Errors
    /// [`Failure::Refused`] for labelled games, for coins that are turned under misère play, and where the list grows too long; the
    /// rule's own failure, or the end of the budget.
    ///
    /// # Cost
    /// All options of the options of each entry are looked at. Under misère play it is searched who wins them, under
    /// normal play nim-values tell.
    pub fn of(
        solver: &mut Solver,
        convention: Convention,
        most: u64,
        budget: &mut Budget<'_>,
    ) -> Result<StrategyCertificate, Failure> {
        let whole = solver.whole(convention, budget)?;
        let mut list = List { solver, convention, most, entries: Vec::new(), listed: FxHashMap::default() };
        let outcome = if list.solver.is_lost(convention, &whole, budget)? {
            list.add(whole, budget)?;
            Outcome::Previous
        } else {
            // Under misère play whoever cannot move has won.
            if !whole.is_empty() {
                let answer = list.answer(&whole, budget)?;
                list.add(answer, budget)?;
            }
            Outcome::Next
        };
        let (parts, entries) = (list.parts(), list.entries);
        let position = solver.position();
        Ok(StrategyCertificate {
            position: position.without_files(),
            components: components::of(position),
            convention,
            outcome,
            entries,
            parts,
        })
    }

    /// Who wins: N, the player to move, or P.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// How many positions of the opponent there are.
    pub fn entries(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Writes the file.
    ///
    /// # Errors
    /// What the writer fails with.
    pub fn write(&self, out: &mut impl Write) -> io::Result<Written> {
        let mut lines = Lines::new(out);
        lines.line(&Head {
            format: FORMAT,
            version: VERSION,
            kind: "strategy",
            position: &self.position,
            convention: self.convention.word(),
            winner: if self.outcome == Outcome::Next { "next" } else { "previous" },
            components: self.components.as_deref(),
        })?;
        for Entry { lost, answers } in &self.entries {
            let answers = answers.iter().map(|(option, by)| (self.places(option), *by)).collect();
            lines.line(&Line { lost: self.places(lost), answers })?;
        }
        lines.end(self.entries())
    }

    fn places(&self, sum: &Sum) -> Vec<Place<'_>> {
        let mut parts: Vec<&Part> = sum.iter().map(|part| &self.parts[part]).collect();
        parts.sort();
        parts.into_iter().map(|(component, _, text)| (*component, &**text)).collect()
    }
}

#[derive(Serialize)]
struct Head<'a> {
    format: &'static str,
    version: u64,
    kind: &'static str,
    position: &'a str,
    convention: &'static str,
    winner: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<&'a [Option<Placed>]>,
}

/// A part, behind the number of its component.
type Place<'a> = (usize, &'a str);

#[derive(Serialize)]
struct Line<'a> {
    lost: Vec<Place<'a>>,
    answers: Vec<(Vec<Place<'a>>, Option<u64>)>,
}

/// The entries so far.
struct List<'s> {
    solver: &'s mut Solver,
    convention: Convention,
    most: u64,
    entries: Vec<Entry>,
    /// The number of each.
    listed: FxHashMap<Sum, u64>,
}

/// A lost position whose options are being answered.
struct Frame {
    entry: Entry,
    /// The options that are open, the largest first.
    open: Vec<Sum>,
}

impl List<'_> {
    /// Lists a lost position, behind all that its answers lean on. The positions on the way stand in a list, as a play may
    /// be longer than the machine's stack.
    fn add(&mut self, lost: Sum, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let mut line = vec![self.open(lost, budget)?];
        while let Some(Frame { entry, open }) = line.last_mut() {
            let Some(option) = open.last() else {
                if let Some(Frame { entry, .. }) = line.pop() {
                    self.push(entry, budget)?;
                }
                continue;
            };
            let by = match option.is_empty() && self.convention == Convention::Misere {
                true => None,
                false => {
                    let answer = self.answer(option, budget)?;
                    let Some(number) = self.listed.get(&answer) else {
                        let next = self.open(answer, budget)?;
                        line.push(next);
                        continue;
                    };
                    Some(*number)
                }
            };
            entry.answers.extend(open.pop().map(|option| (option, by)));
        }
        Ok(())
    }

    fn open(&mut self, lost: Sum, budget: &mut Budget<'_>) -> Result<Frame, Failure> {
        let mut open = self.solver.options_of(&lost, budget)?;
        budget.reserve(open.iter().chain([&lost]).map(|sum| 80 + 4 * sum.len() as u64).sum())?;
        open.sort_by_cached_key(|sum| std::cmp::Reverse(self.size(sum)));
        Ok(Frame { entry: Entry { lost, answers: Vec::with_capacity(open.len()) }, open })
    }

    fn push(&mut self, entry: Entry, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let number = self.entries.len() as u64;
        if number == self.most {
            return Err(Failure::Refused(format!(
                "a strategy was not found within {} positions of the opponent: it is too long to be written down",
                self.most
            )));
        }
        self.listed.insert(entry.lost.clone(), number);
        self.entries.push(entry);
        budget.progress(number + 1);
        Ok(())
    }

    /// The position that a move is made to: one in the list, or the smallest one that is lost for the opponent.
    fn answer(&mut self, won: &Sum, budget: &mut Budget<'_>) -> Result<Sum, Failure> {
        let mut options = self.solver.options_of(won, budget)?;
        if let Some(listed) = options.iter().find(|option| self.listed.contains_key(*option)) {
            return Ok(listed.clone());
        }
        options.sort_by_cached_key(|sum| self.size(sum));
        for option in options {
            if self.solver.is_lost(self.convention, &option, budget)? {
                return Ok(option);
            }
        }
        Err(Failure::Refused("no winning move was found where there should be one".into()))
    }

    /// How large a position is: small ones likely need few entries.
    fn size(&self, sum: &Sum) -> u64 {
        sum.iter().map(|part| self.size_of_part(*part).saturating_pow(2)).fold(0, u64::saturating_add)
    }

    fn size_of_part(&self, part: PartId) -> u64 {
        let arena = self.solver.arena();
        let (_, at) = arena.key(part);
        let Kind::Game(rules) = arena.ruleset_of(part).kind() else {
            return at.iter().fold(0, |sum, &n| sum.saturating_add(n));
        };
        words_size(rules, at[0]).unwrap_or_else(|| rules.game.show(at[0]).len() as u64)
    }

    /// How the parts in the entries are written.
    fn parts(&self) -> FxHashMap<PartId, Part> {
        let components = &self.solver.position().components;
        let mut parts = FxHashMap::default();
        let sums = |entry: &Entry| {
            let options = entry.answers.iter().map(|answer| &answer.0);
            options.chain([&entry.lost]).flat_map(|sum| sum.iter().copied()).collect::<Vec<_>>()
        };
        for part in self.entries.iter().flat_map(sums) {
            parts.entry(part).or_insert_with(|| {
                let arena = self.solver.arena();
                let rules = arena.ruleset_of(part);
                let component = components.iter().position(|component| component.ruleset.is_same(rules));
                let component = component.expect("a move leaves parts of the same rules");
                (component, self.size_of_part(part), arena.show(part))
            });
        }
        parts
    }
}
