//! Rows of positions: `cram 2xn` is a sequence too.

use super::Worths;
use grundy_rules::{Budget, Component, Failure, Loader, NimValue, ParseError, Position, Ruleset};
use std::sync::Arc;

/// Positions with a number in them: a text in which `n` stands for it, as in `cram 2xn`,
/// `node-kayles cycle n` or `chomp : n, 2 + nim : n`.
///
/// ```
/// use grundy::{Budget, no_files, solve::Family};
/// // A row of squares is Dawson's Kayles, 0.07.
/// let mut family = Family::parse("cram 1xn").unwrap();
/// let values: Vec<u64> = (1..=10)
///     .map(|n| family.nim_value(n, &no_files, &mut Budget::default()).map(|value| value.0))
///     .collect::<Result<_, _>>()?;
/// assert_eq!(values, [0, 1, 1, 2, 0, 3, 1, 1, 0, 3]);
/// assert!(Family::parse("cram 1x7").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Family {
    text: String,
    /// What stands before, between and behind the numbers.
    pieces: Vec<String>,
    worths: Worths,
    /// Rulesets that were met: the same text is the same rules, of which values are remembered.
    rulesets: Vec<Arc<Ruleset>>,
}

impl Family {
    /// The family of a text; `None` where no number is left open.
    pub fn parse(text: &str) -> Option<Family> {
        let characters: Vec<(usize, char)> = text.char_indices().collect();
        // An `x` between two numbers does not make a word of them.
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
        })
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The position of a number.
    ///
    /// # Errors
    /// [`ParseError`] points into the text with the number in it.
    pub fn position(&self, n: u64, loader: &Loader<'_>) -> Result<Position, ParseError> {
        let mut position = Position::parse_with(&self.pieces.join(&n.to_string()), loader)?;
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

    /// The nim-value of the position of a number.
    ///
    /// # Errors
    /// The position cannot be read, the rule's own failure, or the end of the budget.
    pub fn nim_value(
        &mut self,
        n: u64,
        loader: &Loader<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<NimValue, Failure> {
        let position = self.position(n, loader).map_err(|error| Failure::Refused(error.to_string()))?;
        let mut sum = NimValue(0);
        for component in &position.components {
            let known = |other: &Arc<Ruleset>| Arc::ptr_eq(other, &component.ruleset);
            if !self.rulesets.iter().any(known) {
                // Values are remembered by the address of their rules, which must not be used again.
                self.rulesets.push(component.ruleset.clone());
            }
            for part in &component.parts {
                sum ^= self.worths.worth(&component.ruleset, part, budget)?.value;
            }
        }
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::no_files;

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
                let alone = Position::parse(
                    &text
                        .replace(" n", &format!(" {n}"))
                        .replace("xn", &format!("x{n}"))
                        .replace("nx", &format!("{n}x"))
                        .replace("(n", &format!("({n}")),
                )
                .unwrap();
                let answer =
                    super::super::solve(&alone, &Default::default(), &mut Budget::default()).unwrap();
                let value = family.nim_value(n, &no_files, &mut Budget::default()).unwrap();
                assert_eq!(Some(value), answer.nim_value, "{text} {n}");
            }
            assert!(family.rulesets.len() <= 6);
        }
    }

    #[test]
    fn a_number_that_makes_no_position_is_refused() {
        let mut family = Family::parse("cram 2xn").unwrap();
        assert!(matches!(family.nim_value(0, &no_files, &mut Budget::default()), Err(Failure::Refused(_))));
        assert!(matches!(
            family.nim_value(1000, &no_files, &mut Budget::default()),
            Err(Failure::Refused(_))
        ));
    }
}
