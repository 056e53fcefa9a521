//! The nim-value of a part, through yes-no questions about single values.

use super::dense::Dense;
use super::desk::Desk;
use super::known::Known;
use super::observer::Observer;
use super::searcher::{Pause, Searcher};
use super::sum::{Asked, Reply};
use super::threads;
use super::together::Found;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, NimValue, Stopped};

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
/// A tick for each option looked at. Each value takes 4 to 16 bytes where words differ in few bits (boards of
/// up to about 45 squares), otherwise 8 to 32, or 18 to 73 where a word has more than 64 bits. Only the
/// latest excluded values of parts are kept (512 KiB): the option that excludes a value is quickly found
/// again. Memory of the game itself is not counted: for Cram a table of one or two megabytes for each number
/// of columns up to four.
///
/// # Reference
/// J. Lemoine, S. Viennot, *Nimbers are inevitable*, Theoret. Comput. Sci. 462 (2012): a sum becomes a
/// question about its largest part, once the others are valued. P. Beling, M. Rogalski, *On pruning search
/// trees of impartial games*, Artificial Intelligence 283 (2020): use of known option values. New here: the
/// question for n looks for n among the options before any smaller value, and opens several options that may
/// have it to search the easiest one.
pub struct Nimbers<G, O = ()> {
    pub(super) known: Known<G>,
    searcher: Searcher,
    threads: usize,
    observer: O,
}

impl<G: Compact> Nimbers<G> {
    /// A solver that knows no values.
    pub fn new(game: G) -> Nimbers<G> {
        Nimbers { known: Known::new(game), searcher: Searcher::default(), threads: 1, observer: () }
    }
}

impl<G: Compact, O: Observer> Nimbers<G, O> {
    /// The same solver with an observer. Of a search on several threads it observes one.
    pub fn with_observer<P: Observer>(self, observer: P) -> Nimbers<G, P> {
        Nimbers { known: self.known, searcher: self.searcher, threads: self.threads, observer }
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// Shares long searches among this many threads. The answers are the same, but the positions looked at
    /// differ, so the work varies from run to run.
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// The number of known positions.
    pub fn positions(&self) -> u64 {
        self.known.positions()
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> u64 {
        self.known.bytes()
    }

    /// The nim-value of a sum of parts.
    ///
    /// # Errors
    /// The budget is spent. Values found so far are kept, except those of an unfinished numbering.
    pub fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        self.count_off(parts, budget)?;
        parts.iter().try_fold(NimValue(0), |sum, &part| Ok(sum ^ NimValue(self.exact(part, budget)?)))
    }

    /// Whether a sum of parts has this nim-value. This often takes much less work than finding the value.
    ///
    /// # Errors
    /// The budget is spent. Values found so far are kept, except those of an unfinished numbering.
    pub fn is(&mut self, parts: &[u128], value: NimValue, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
        self.count_off(parts, budget)?;
        Ok(self.sum(parts, value.0, budget)? == Some(value.0))
    }

    /// Values all positions that can be reached from these parts, where the game numbers them and there is
    /// memory.
    pub(crate) fn count_off(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<(), Stopped> {
        for &part in parts.iter().filter(|&&part| self.known.get(part).is_none()).collect::<Vec<_>>() {
            let Some(ranked) = self.known.game.ranked(part) else { continue };
            let before = self.known.dense.as_ref().map_or(0, Dense::len);
            if u64::from(ranked.positions()) <= before {
                continue;
            }
            if let Some(dense) = Dense::new(ranked, budget)? {
                self.observer.counted(dense.len());
                self.known.dense = Some(dense);
                budget.release(before);
            }
        }
        Ok(())
    }

    /// The value of a sum, or `None` if it is not `goal`.
    fn sum(&mut self, parts: &[u128], goal: u64, budget: &mut Budget<'_>) -> Result<Option<u64>, Stopped> {
        let mut asked = Asked::of(0, parts, &self.known);
        loop {
            let found = match asked.next(goal, &self.known) {
                Reply::Known(value) => return Ok(value),
                Reply::Ask(part, goal) => self.search(part, goal, budget)?,
            };
            if let Some(value) = asked.answer(found) {
                return Ok(value);
            }
        }
    }

    fn exact(&mut self, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        match self.known.get(part) {
            Some(value) => Ok(value),
            None => {
                Ok(self.search(part, None, budget)?.unwrap_or_else(|| unreachable!("no goal was missed")))
            }
        }
    }

    /// The nim-value of an unknown part, or `None` if it is not the goal.
    fn search(&mut self, part: u128, goal: Option<u64>, budget: &mut Budget<'_>) -> Result<Found, Stopped> {
        self.known.table.make_room(part, budget);
        self.searcher.ask((part, goal));
        let alone = match self.threads {
            0 | 1 => u64::MAX,
            _ => budget.spent().work.saturating_add(THREADS_JOIN_AFTER_TICKS),
        };
        loop {
            let mut desk = Desk::new(&self.known, None, &mut self.observer);
            match self.searcher.go_on(&mut desk, alone, budget)? {
                Pause::Found(found) => return Ok(found),
                Pause::Crowded => self.known.grow(part, budget),
                Pause::Worked => {
                    let Nimbers { known, searcher, threads, observer } = self;
                    return threads::share(known, searcher, (part, goal), *threads, observer, budget);
                }
            }
        }
    }
}

/// The work, in ticks, that one thread does before others join.
const THREADS_JOIN_AFTER_TICKS: u64 = 1 << 18;

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_games::cram::Cram;
    use grundy_rules::promises::Bare;
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
            match nimbers.value(&board, &mut Budget::work(500)) {
                Ok(value) => break value,
                Err(stopped) => assert_eq!(stopped.why, Why::Work),
            }
            stops += 1;
        };
        assert_eq!(value, NimValue(0));
        assert!((3..100).contains(&stops), "{stops}");
    }

    /// Each run works alone first, and then briefly with the others.
    #[test]
    fn threads_that_are_stopped_go_on_where_they_were() {
        let board = words("5x7");
        let mut nimbers = Nimbers::new(Cram).threads(3);
        let (mut stops, mut bytes) = (0, 0);
        let value = loop {
            let mut budget = Budget::work(THREADS_JOIN_AFTER_TICKS + 20_000);
            match nimbers.value(&board, &mut budget) {
                Ok(value) => break value,
                Err(stopped) => assert_eq!(stopped.why, Why::Work),
            }
            stops += 1;
            bytes += budget.spent().bytes;
        };
        assert_eq!(value, NimValue(1));
        assert!(stops > 1, "{stops}");
        // Memory of the line is released; a table that has grown remains.
        assert!(bytes <= nimbers.bytes() * 2, "{bytes}");
    }

    /// No position has the word 0; a question about it gets the answer for a game without moves.
    #[test]
    fn the_word_without_squares_is_worth_nothing() {
        use grundy_games::{chomp::Chomp, node_kayles::NodeKayles};
        use grundy_rules::WithBoard;
        let budget = &mut Budget::default();
        assert_eq!(Nimbers::new(Cram).value(&[0], budget), Ok(NimValue(0)));
        assert_eq!(Nimbers::new(Chomp).value(&[0], budget), Ok(NimValue(0)));
        let path = NodeKayles::on("path 3").unwrap();
        assert_eq!(Nimbers::new(path.compact().unwrap()).value(&[0], budget), Ok(NimValue(0)));
    }

    proptest! {
        #[test]
        fn searches_agree_with_the_definition(free in any::<u32>(), columns in 3usize..7, bytes in 30_000u64..200_000) {
            let square = |at: usize| if free >> at & 1 == 1 { '.' } else { '#' };
            let rows = 20 / columns;
            let row = |row: usize| (0..columns).map(|column| square(row * columns + column)).collect::<String>();
            let text = (0..rows).map(row).collect::<Vec<_>>().join("/");
            let board = Cram.parse_position(&text).unwrap();
            let expected = crate::solve::nim_value(&Bare(&Cram), &board, &mut Budget::default()).unwrap();
            let mut budget = Budget::default().bytes(bytes);
            let mut nimbers = Nimbers::new(Cram);
            for value in (0..6).rev().map(NimValue) {
                prop_assert_eq!(nimbers.is(&words(&text), value, &mut budget).unwrap(), value == expected);
            }
            prop_assert_eq!(Nimbers::new(Cram).value(&words(&text), &mut budget).unwrap(), expected);
        }
    }
}
