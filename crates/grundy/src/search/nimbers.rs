//! The nim-value of a part by questions: has it this value?

use super::dense::Dense;
use super::table::Table;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, ControlFlow, Halt, NimValue, Stopped};
use smallvec::SmallVec;

/// The nim-values of the parts of one game, found by search and remembered.
///
/// ```
/// use grundy::games::cram::Cram;
/// use grundy::search::Nimbers;
/// use grundy::{Budget, Impartial, NimValue, Notation};
/// let board = Cram.words(&Cram.parse_position("5x5")?).unwrap();
/// let mut nimbers = Nimbers::new(Cram);
/// assert_eq!(nimbers.value(&board, &mut Budget::default())?, NimValue(0));
/// let board = Cram.words(&Cram.parse_position("3x5")?).unwrap();
/// assert!(nimbers.is(&board, NimValue(1), &mut Budget::default())?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// A tick for each option looked at; 8 to 32 bytes for each position whose value is found, and for no other: that
/// a part has not some value is found again quickly, by the option that shows it.
///
/// # Reference
/// J. Lemoine, S. Viennot, *Nimbers are inevitable*, Theoret. Comput. Sci. 462 (2012): a sum is asked for as
/// its largest part, once the others are valued. P. Beling, M. Rogalski, *On pruning search trees of impartial
/// games*, Artificial Intelligence 283 (2020): what options already say. Ours: the question for n looks for
/// n among the options before any smaller value.
pub struct Nimbers<G> {
    game: G,
    table: Table,
    /// All positions below one that was asked for, where they can be counted off.
    dense: Option<Dense>,
    /// Lists of options that are not in use.
    spare: Vec<Options>,
}

/// The options of a part whose values are not known, the easiest first.
#[derive(Default)]
struct Options {
    parts: Vec<u128>,
    open: Vec<Open>,
}

/// An option: the nim-sum of the parts whose values are known, and where the others stand.
#[derive(Clone, Copy)]
struct Open {
    sum: u64,
    first: usize,
    end: usize,
    hard: u64,
    /// Equal for options that are equal.
    print: u64,
}

impl Options {
    fn parts(&self, option: Open) -> &[u128] {
        &self.parts[option.first..option.end]
    }

    /// The easiest first: those with small parts. Of options that are equal the first stays.
    fn arrange(&mut self, game: &impl Compact) {
        for option in &mut self.open {
            let parts = &self.parts[option.first..option.end];
            option.hard = parts.iter().map(|&part| u64::from(game.size(part)).pow(2)).sum();
            option.print = parts.iter().fold(option.sum, |print, &part| print.wrapping_add(part as u64));
        }
        self.open.sort_by_key(|option| option.hard);
        let mut kept = 0;
        for next in 0..self.open.len() {
            let option = self.open[next];
            let alike = self.open[..kept].iter().rev().take_while(|other| other.hard == option.hard);
            let same = |other: &Open| other.sum == option.sum && self.parts(*other) == self.parts(option);
            if !alike.into_iter().any(|other| other.print == option.print && same(other)) {
                self.open[kept] = option;
                kept += 1;
            }
        }
        self.open.truncate(kept);
    }
}

/// Some nim-values.
#[derive(Default)]
struct Values(SmallVec<[u64; 4]>);

impl Values {
    fn insert(&mut self, value: u64) {
        let word = (value / 64) as usize;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    fn contains(&self, value: u64) -> bool {
        self.0.get((value / 64) as usize).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }
}

impl<G: Compact> Nimbers<G> {
    /// Nothing is known yet.
    pub fn new(game: G) -> Nimbers<G> {
        Nimbers { game, table: Table::default(), dense: None, spare: Vec::new() }
    }

    /// How many positions are remembered.
    pub fn positions(&self) -> u64 {
        self.table.len() + self.dense.as_ref().map_or(0, Dense::len)
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> u64 {
        self.table.bytes() + self.dense.as_ref().map_or(0, Dense::len)
    }

    /// The nim-value of a sum of parts.
    ///
    /// # Errors
    /// The end of the budget. What was found until then is kept.
    pub fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        self.count_off(parts, budget)?;
        parts.iter().try_fold(NimValue(0), |sum, &part| Ok(sum ^ NimValue(self.exact(part, budget)?)))
    }

    /// Has a sum of parts this nim-value? Often that takes much less than to find the value.
    ///
    /// # Errors
    /// The end of the budget. What was found until then is kept.
    pub fn is(&mut self, parts: &[u128], value: NimValue, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
        self.count_off(parts, budget)?;
        Ok(self.sum(0, parts, value.0, budget)? == Some(value.0))
    }

    /// Values all positions below these parts, where they can be counted off and there is memory for them.
    fn count_off(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<(), Stopped> {
        for &part in parts.iter().filter(|&&part| self.known(part).is_none()).collect::<Vec<_>>() {
            let Some(ranked) = self.game.ranked(part) else { continue };
            let before = self.dense.as_ref().map_or(0, Dense::len);
            if u64::from(ranked.positions()) <= before {
                continue;
            }
            if let Some(dense) = Dense::new(ranked, budget)? {
                self.dense = Some(dense);
                budget.release(before);
            }
        }
        Ok(())
    }

    #[inline]
    fn known(&self, part: u128) -> Option<u64> {
        let counted = self.dense.as_ref().and_then(|dense| dense.get(part));
        counted.or_else(|| self.table.get(part))
    }

    fn exact(&mut self, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        match self.known(part) {
            Some(value) => Ok(value),
            None => {
                Ok(self.search(part, None, budget)?.unwrap_or_else(|| unreachable!("no goal was missed")))
            }
        }
    }

    /// The value of a sum, or `None` if it is not `goal`. `sum` is the value of parts that are not listed.
    fn sum(
        &mut self,
        mut sum: u64,
        parts: &[u128],
        goal: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Stopped> {
        let mut open: SmallVec<[u128; 4]> = SmallVec::new();
        for &part in parts {
            match self.known(part) {
                Some(value) => sum ^= value,
                None => open.push(part),
            }
        }
        open.sort_by_key(|&part| self.game.size(part));
        let Some(largest) = open.pop() else { return Ok(Some(sum)) };
        for part in open {
            sum ^= self.exact(part, budget)?;
        }
        let goal = sum ^ goal;
        if goal > u64::from(self.game.size(largest)) {
            return Ok(None);
        }
        // It may have been met among the others.
        let value = match self.known(largest) {
            Some(value) => Some(value),
            None => self.search(largest, Some(goal), budget)?,
        };
        Ok(value.map(|value| sum ^ value))
    }

    /// The nim-value of a part that is not remembered, or `None` if it is not the goal.
    fn search(
        &mut self,
        part: u128,
        goal: Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Stopped> {
        let mut options = self.spare.pop().unwrap_or_default();
        let found = self.search_among(&mut options, part, goal, budget);
        options.parts.clear();
        options.open.clear();
        self.spare.push(options);
        found
    }

    fn search_among(
        &mut self,
        options: &mut Options,
        part: u128,
        goal: Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Stopped> {
        let mut seen = Values::default();
        let mut looked = 1;
        let flow = self.game.options(part, &mut |words| {
            looked += 1;
            let first = options.parts.len();
            let mut sum = 0;
            for &word in words {
                match self.known(word) {
                    Some(value) => sum ^= value,
                    None => options.parts.push(word),
                }
            }
            let end = options.parts.len();
            if first < end {
                options.open.push(Open { sum, first, end, hard: 0, print: 0 });
                return ControlFlow::Continue(());
            }
            seen.insert(sum);
            if goal == Some(sum) { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        });
        budget.spend(looked)?;
        if flow.is_break() {
            return Ok(None);
        }
        options.arrange(&self.game);
        if let Some(goal) = goal {
            if self.reaches(options, &mut seen, goal, budget)? {
                return Ok(None);
            }
        }
        let mut value = 0;
        while goal != Some(value) && self.reaches(options, &mut seen, value, budget)? {
            value += 1;
        }
        self.table.put(part, value, budget);
        budget.progress(self.table.len());
        Ok(Some(value))
    }

    /// Has one of the options this value?
    fn reaches(
        &mut self,
        options: &mut Options,
        seen: &mut Values,
        value: u64,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let mut next = 0;
        while !seen.contains(value) {
            let Some(&option) = options.open.get(next) else { return Ok(false) };
            match self.sum(option.sum, options.parts(option), value, budget)? {
                None => next += 1,
                Some(found) => {
                    seen.insert(found);
                    options.open.remove(next);
                }
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::games::cram::Cram;
    use grundy_rules::{Impartial, Notation, Why};
    use proptest::prelude::*;

    fn words(text: &str) -> Vec<u128> {
        Cram.words(&Cram.parse_position(text).unwrap()).unwrap()
    }

    /// J. Lemoine, S. Viennot (2012), table 2.
    #[test]
    fn boards_have_the_published_values() {
        let mut nimbers = Nimbers::new(Cram);
        for (text, value) in
            [("4x4", 0), ("4x5", 2), ("4x6", 0), ("4x7", 3), ("5x5", 0), ("3x9", 1), ("5x6", 2)]
        {
            assert_eq!(
                nimbers.value(&words(text), &mut Budget::default()).unwrap(),
                NimValue(value),
                "{text}"
            );
        }
    }

    #[test]
    fn a_search_that_is_stopped_goes_on_where_it_was() {
        let board = words("4x6");
        let mut nimbers = Nimbers::new(Cram);
        let mut stops = 0;
        let value = loop {
            match nimbers.value(&board, &mut Budget::work(2000)) {
                Ok(value) => break value,
                Err(stopped) => assert_eq!(stopped.why, Why::Work),
            }
            stops += 1;
        };
        assert_eq!(value, NimValue(0));
        assert!((3..100).contains(&stops), "{stops}");
    }

    proptest! {
        #[test]
        fn searches_agree_with_the_definition(free in any::<u32>(), columns in 3usize..7, bytes in 0u64..200_000) {
            let square = |at: usize| if free >> at & 1 == 1 { '.' } else { '#' };
            let rows = 20 / columns;
            let row = |row: usize| (0..columns).map(|column| square(row * columns + column)).collect::<String>();
            let text = (0..rows).map(row).collect::<Vec<_>>().join("/");
            let board = Cram.parse_position(&text).unwrap();
            let expected = crate::solve::nim_value(&Cram, &board, &mut Budget::default()).unwrap();
            let mut budget = Budget::default().bytes(bytes);
            let mut nimbers = Nimbers::new(Cram);
            for value in (0..6).rev().map(NimValue) {
                prop_assert_eq!(nimbers.is(&words(&text), value, &mut budget).unwrap(), value == expected);
            }
            prop_assert_eq!(Nimbers::new(Cram).value(&words(&text), &mut budget).unwrap(), expected);
        }
    }
}
