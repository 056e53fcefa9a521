//! Strategies: the positions at which the opponent is to move, with an answer to each move.

use super::components::{self, Placed};
use super::write::{Head, Lines, Written};
use crate::solve::{PartId, Solver, Sum, words_size};
use grundy_rules::{Budget, Convention, Failure, Kind, Outcome};
use rustc_hash::FxHashMap;
use serde::Serialize;
use std::io::{self, Write};

/// The outcome of a position, and a strategy that proves it under either convention.
///
/// ```
/// use grundy::certificate::StrategyCertificate;
/// use grundy::solve::Solver;
/// use grundy::{Budget, Convention, Outcome, Position};
/// let position = Position::parse("nim : 1, 1, 2")?;
/// let mut solver = Solver::new(position.clone());
/// let most = StrategyCertificate::MAX_ENTRIES;
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
/// The player to move at the position of an entry loses. Each of its options has an answer in an earlier
/// entry, or no move under misère play.
#[derive(Debug)]
pub struct StrategyCertificate {
    position: String,
    components: Option<Vec<Option<Placed>>>,
    convention: Convention,
    outcome: Outcome,
    entries: Vec<Entry>,
    /// The written form of each part, after its component.
    parts: FxHashMap<PartId, Part>,
}

/// A written part: its component and its text; between them its size, by which parts are sorted.
type Part = (usize, u64, String);

/// A position that is lost for the player to move, and its options with the number of the entry that answers
/// each.
#[derive(Debug)]
struct Entry {
    lost: Sum,
    answers: Vec<(Sum, Option<u64>)>,
}

impl StrategyCertificate {
    /// A limit of entries for ordinary questions.
    pub const MAX_ENTRIES: u64 = 1 << 20;

    /// Solves a position, and finds a strategy of at most this many entries. The solver remembers its earlier
    /// results.
    ///
    /// It prefers an answer that is already listed, then the smallest one.
    ///
    /// # Errors
    /// [`Failure::Refused`] for labelled games, for coins that are turned under misère play, and where the
    /// list grows too long; the rule's own failure, or a spent budget.
    ///
    /// # Cost
    /// All options of the options of each entry are examined. Their outcomes come from a search under misère
    /// play, and from nim-values under normal play.
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
            // Under misère play a player without a move wins.
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

    /// The outcome: N, the player to move wins, or P.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The number of positions of the opponent.
    pub fn entries(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Writes the file.
    ///
    /// # Errors
    /// The writer's error.
    pub fn write(&self, out: &mut impl Write) -> io::Result<Written> {
        let mut lines = Lines::new(out);
        let winner = if self.outcome == Outcome::Next { "next" } else { "previous" };
        lines.line(&Head {
            kind: "strategy",
            convention: Some(self.convention.word()),
            winner: Some(winner),
            ..Head::of(&self.position, self.components.as_deref())
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

/// A part, after the number of its component.
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
    /// The options without an answer, the largest first.
    open: Vec<Sum>,
}

impl List<'_> {
    /// Lists a lost position, after all entries that its answers need. The positions of the line stand in a
    /// list, because a play may be longer than the machine's stack.
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

    /// The position to move to: a listed one, or the smallest one that is lost for the opponent.
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

    /// The size of a position: small ones likely need few entries.
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

    /// The written form of the parts in the entries.
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
