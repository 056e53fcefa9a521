//! Families of positions: `cram 2xn` gives a sequence too.

use super::Worths;
use crate::sequence::Each;
use grundy_rules::{Budget, Component, Failure, NimValue, ParseError, Position, Reader, Ruleset};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Positions with a number left open: a text with `n` in its place, such as `cram 2xn`, `node-kayles cycle n`
/// or `chomp : n, 2 + nim : n`.
///
/// ```
/// use grundy::{Budget, games, no_files, solve::Family};
/// let reader = games::catalogue().reader(&no_files);
/// // A row of squares is Dawson's Kayles, 0.07.
/// let mut family = Family::parse("cram 1xn").unwrap();
/// let values: Vec<u64> = (1..=10)
///     .map(|n| family.nim_value(n, reader, &mut Budget::default()).map(|value| value.0))
///     .collect::<Result<_, _>>()?;
/// assert_eq!(values, [0, 1, 1, 2, 0, 3, 1, 1, 0, 3]);
/// assert!(Family::parse("cram 1x7").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Family {
    text: String,
    /// The text before, between and after the numbers.
    pieces: Vec<String>,
    worths: Worths,
    /// The rulesets met so far: equal text means equal rules, whose values are remembered.
    rulesets: Vec<Arc<Ruleset>>,
    /// The number up to which positions were enumerated.
    ahead: Option<u64>,
}

/// The largest number that is tried as the first one.
const FIRST_SOUGHT_TO: u64 = 8;

/// The fewest positions enumerated at once, for several numbers together; or twice as many as the current
/// number needs.
const MIN_ENUMERATED_AT_ONCE: u64 = 1 << 20;

impl Family {
    /// The family of a text; `None` where no number is left open.
    pub fn parse(text: &str) -> Option<Family> {
        let characters: Vec<(usize, char)> = text.char_indices().collect();
        // An `x` between two numbers does not join them to a word.
        let number = |at: Option<usize>| {
            at.and_then(|at| characters.get(at)).is_some_and(|(_, c)| c.is_ascii_digit() || *c == 'n')
        };
        let word = |at: Option<usize>, beyond: Option<usize>| {
            let c = at.and_then(|at| characters.get(at)).map(|(_, c)| *c);
            c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '-')
                && !(c == Some('x') && number(beyond))
        };
        let mut pieces = Vec::new();
        let mut start = 0;
        for (i, &(place, c)) in characters.iter().enumerate() {
            if c == 'n' && !word(i.checked_sub(1), i.checked_sub(2)) && !word(Some(i + 1), Some(i + 2)) {
                pieces.push(text[start..place].to_string());
                start = place + 1;
            }
        }
        if pieces.is_empty() {
            return None;
        }
        pieces.push(text[start..].to_string());
        Some(Family {
            text: text.trim().to_string(),
            pieces,
            worths: Worths::default(),
            rulesets: Vec::new(),
            ahead: None,
        })
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The first number that gives a position, if a small one does: few games have positions of size 0, and a
    /// cycle has at least three nodes.
    ///
    /// ```
    /// use grundy::{games, no_files, solve::Family};
    /// let reader = games::catalogue().reader(&no_files);
    /// assert_eq!(Family::parse("node-kayles cycle n").unwrap().first(reader), Some(3));
    /// assert_eq!(Family::parse("no game with n").unwrap().first(reader), None);
    /// ```
    pub fn first(&self, reader: Reader<'_>) -> Option<u64> {
        (0..=FIRST_SOUGHT_TO).find(|&n| self.position(n, reader).is_ok())
    }

    /// The position for a number.
    ///
    /// # Errors
    /// [`ParseError`] points into the text with the number in it.
    pub fn position(&self, n: u64, reader: Reader<'_>) -> Result<Position, ParseError> {
        let mut position = reader.position(&self.pieces.join(&n.to_string()))?;
        for component in &mut position.components {
            let same = |known: &&Arc<Ruleset>| known.text() == component.ruleset.text();
            match self.rulesets.iter().find(same) {
                Some(known) if known.as_game().is_some() => {
                    *component = Component::of_game(known, &component.places())?;
                }
                Some(known) => component.ruleset = known.clone(),
                None => {}
            }
        }
        Ok(position)
    }

    /// The nim-value of the position for a number.
    ///
    /// # Errors
    /// A position that cannot be read, the rule's own failure, or a spent budget.
    pub fn nim_value(
        &mut self,
        n: u64,
        reader: Reader<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<NimValue, Failure> {
        let position = self.met(n, reader)?;
        self.value(&position, budget)
    }

    /// The nim-values for a range of numbers, in order, until `each` ends it.
    ///
    /// # Errors
    /// A position that cannot be read, the rule's own failure, or a spent budget.
    ///
    /// # Cost
    /// That of each position. Where a game enumerates the positions below one, such as the bars of a box, it
    /// enumerates those for a larger number, so that few runs are needed.
    pub fn nim_values(
        &mut self,
        numbers: RangeInclusive<u64>,
        reader: Reader<'_>,
        budget: &mut Budget<'_>,
        each: &mut Each<'_>,
    ) -> Result<(), Failure> {
        let last = *numbers.end();
        for n in numbers {
            let position = self.met(n, reader)?;
            if self.ahead.is_none_or(|ahead| n > ahead) {
                self.look_ahead(n..=last, &position, reader, budget)?;
            }
            let value = self.value(&position, budget)?;
            if each(n, &[value.0]).is_break() {
                break;
            }
        }
        Ok(())
    }

    /// The position for a number; keeps its rules.
    fn met(&mut self, n: u64, reader: Reader<'_>) -> Result<Position, Failure> {
        let position = self.position(n, reader).map_err(|error| Failure::Refused(error.to_string()))?;
        for component in &position.components {
            let known = |other: &Arc<Ruleset>| Arc::ptr_eq(other, &component.ruleset);
            if !self.rulesets.iter().any(known) {
                // Values are stored by the address of their rules, so the address must stay in use.
                self.rulesets.push(component.ruleset.clone());
            }
        }
        Ok(position)
    }

    fn value(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<NimValue, Failure> {
        parts(position).try_fold(NimValue(0), |sum, (ruleset, part)| {
            Ok(sum ^ self.worths.worth(ruleset, part, budget)?.value)
        })
    }

    /// Enumerates the positions below the first number together with those for later numbers.
    fn look_ahead(
        &mut self,
        numbers: RangeInclusive<u64>,
        first: &Position,
        reader: Reader<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let (n, last) = numbers.into_inner();
        self.ahead = Some(n);
        let least = counted(first);
        if least == 0 {
            return Ok(());
        }
        let most = MIN_ENUMERATED_AT_ONCE.max(2 * least);
        let mut farthest = None;
        for m in n.saturating_add(1)..=last {
            budget.spend(1)?;
            match self.position(m, reader) {
                Ok(position) if (least..=most).contains(&counted(&position)) => {
                    farthest = Some(position);
                    self.ahead = Some(m);
                }
                _ => break,
            }
        }
        for (ruleset, part) in farthest.iter().flat_map(parts) {
            self.worths.count_off(ruleset, part, budget)?;
        }
        Ok(())
    }
}

/// The parts of a position, each with its rules.
fn parts(position: &Position) -> impl Iterator<Item = (&Arc<Ruleset>, &[u64])> {
    let components = position.components.iter();
    components.flat_map(|component| component.parts.iter().map(|part| (&component.ruleset, &part[..])))
}

/// The number of positions to enumerate for a position.
fn counted(position: &Position) -> u64 {
    parts(position).fold(0, |sum, (ruleset, part)| sum.saturating_add(Worths::counted(ruleset, part)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::{Convention, no_files};

    fn reader() -> Reader<'static> {
        grundy_games::catalogue().reader(&no_files)
    }
    use std::ops::ControlFlow;

    #[test]
    fn an_n_that_stands_alone_is_the_number() {
        let pieces = |text: &str| Family::parse(text).map(|family| family.pieces.join("?"));
        assert_eq!(pieces("cram 2xn").as_deref(), Some("cram 2x?"));
        assert_eq!(pieces("cram nxn").as_deref(), Some("cram ?x?"));
        assert_eq!(pieces("node-kayles path n").as_deref(), Some("node-kayles path ?"));
        assert_eq!(pieces("nim : n, 3").as_deref(), Some("nim : ?, 3"));
        for text in ["nim : 3", "node-kayles {n1-n2}", "an", "nx", "xn", "n_1", ""] {
            assert_eq!(pieces(text), None, "{text}");
        }
    }

    #[test]
    fn families_agree_with_their_positions_one_by_one() {
        for text in
            ["cram 3xn", "chomp nx3", "node-kayles cycle n", "nim : n + chomp : n, 2", "wythoff : (n, 3)"]
        {
            let mut family = Family::parse(text).unwrap();
            for n in (3..9).rev().chain(3..9) {
                let alone = grundy_games::position(
                    &text
                        .replace(" n", &format!(" {n}"))
                        .replace("xn", &format!("x{n}"))
                        .replace("nx", &format!("{n}x"))
                        .replace("(n", &format!("({n}")),
                )
                .unwrap();
                let answer =
                    super::super::solve(&alone, &Default::default(), &mut Budget::default()).unwrap();
                let value = family.nim_value(n, reader(), &mut Budget::default()).unwrap();
                assert_eq!(Some(value), answer.nim_value, "{text} {n}");
            }
            assert!(family.rulesets.len() <= 6);
        }
    }

    /// Under both conventions a ring of 3 pins or more is the cycle of the graph game.
    #[test]
    fn graph_games_on_cycles_are_codes_on_rings() {
        for (graph, code) in [("node-kayles", "0.137"), ("arc-kayles", "0.07")] {
            for n in 3..=12 {
                let solved = |rule: &str, convention| {
                    let position = grundy_games::position(&format!("{rule} cycle {n}")).unwrap();
                    let question = crate::solve::Question { convention, ..Default::default() };
                    let answer = super::super::solve(&position, &question, &mut Budget::default()).unwrap();
                    (answer.outcome, answer.nim_value)
                };
                for convention in [Convention::Normal, Convention::Misere] {
                    assert_eq!(solved(graph, convention), solved(code, convention), "{graph} cycle {n}");
                }
            }
        }
    }

    /// One box with all smaller ones takes less work than each of them separately.
    #[test]
    fn boxes_are_counted_off_together() {
        for (text, to) in [("chomp nxn", 8), ("chomp 3xn", 40), ("chomp : n, 3 + chomp nxn", 7)] {
            let (mut alone, mut together) = (Budget::default(), Budget::default());
            let mut family = Family::parse(text).unwrap();
            let one_by_one: Vec<u64> = (3..=to)
                .map(|n| family.nim_value(n, reader(), &mut alone).map(|value| value.0))
                .collect::<Result<_, _>>()
                .unwrap();
            let mut values = Vec::new();
            let mut family = Family::parse(text).unwrap();
            let each = &mut |n: u64, found: &[u64]| {
                assert_eq!(n, 3 + values.len() as u64);
                values.extend_from_slice(found);
                ControlFlow::Continue(())
            };
            family.nim_values(3..=to, reader(), &mut together, each).unwrap();
            assert_eq!(values, one_by_one, "{text}");
            let (alone, together) = (alone.spent().work, together.spent().work);
            assert!(together * 5 < alone * 4, "{text}: {together}, one by one {alone}");
        }
    }

    #[test]
    fn a_family_that_is_stopped_has_told_what_it_knew() {
        let mut family = Family::parse("chomp 9xn").unwrap();
        let mut values = Vec::new();
        let each = &mut |_: u64, found: &[u64]| {
            values.extend_from_slice(found);
            ControlFlow::Continue(())
        };
        let failure = family.nim_values(1..=9, reader(), &mut Budget::default().bytes(20_000), each);
        assert!(matches!(failure, Err(Failure::Stopped(_))) || values.len() == 9, "{failure:?}");
        let alone = |n| family.nim_value(n, reader(), &mut Budget::default()).unwrap().0;
        assert_eq!(values, (1..=values.len() as u64).map(alone).collect::<Vec<_>>());
        assert!(values.len() >= 3, "{values:?}");
    }

    #[test]
    fn a_number_that_makes_no_position_is_refused() {
        let mut family = Family::parse("cram 2xn").unwrap();
        assert!(matches!(family.nim_value(0, reader(), &mut Budget::default()), Err(Failure::Refused(_))));
        assert!(matches!(family.nim_value(1000, reader(), &mut Budget::default()), Err(Failure::Refused(_))));
    }
}
