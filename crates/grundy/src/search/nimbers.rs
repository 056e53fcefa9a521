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

/// So many lists are kept for others.
const SPARE: usize = 256;

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
    /// The end of the budget. What was found until then is kept, but not a count that was not finished.
    pub fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        self.count_off(parts, budget)?;
        parts.iter().try_fold(NimValue(0), |sum, &part| Ok(sum ^ NimValue(self.exact(part, budget)?)))
    }

    /// Has a sum of parts this nim-value? Often that takes much less than to find the value.
    ///
    /// # Errors
    /// The end of the budget. What was found until then is kept, but not a count that was not finished.
    pub fn is(&mut self, parts: &[u128], value: NimValue, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
        self.count_off(parts, budget)?;
        Ok(self.sum(parts, value.0, budget)? == Some(value.0))
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

    /// The value of a sum, or `None` if it is not `goal`.
    fn sum(&mut self, parts: &[u128], goal: u64, budget: &mut Budget<'_>) -> Result<Option<u64>, Stopped> {
        let mut asked = Asked::of(0, parts, self);
        loop {
            let found = match asked.next(goal, self) {
                Next::Known(value) => return Ok(value),
                Next::Search(part, goal) => self.search(part, goal, budget)?,
            };
            if let Some(value) = asked.answer(found) {
                return Ok(value);
            }
        }
    }

    fn exact(&mut self, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        match self.known(part) {
            Some(value) => Ok(value),
            None => {
                Ok(self.search(part, None, budget)?.unwrap_or_else(|| unreachable!("no goal was missed")))
            }
        }
    }

    /// The nim-value of a part that is not remembered, or `None` if it is not the goal. The parts on the
    /// way to it stand in a list, as a play may be longer than the machine's stack.
    fn search(
        &mut self,
        part: u128,
        goal: Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Stopped> {
        let mut line = Vec::new();
        let found = self.search_along(&mut line, part, goal, budget);
        while let Some(frame) = line.pop() {
            self.close(frame, budget);
        }
        found
    }

    /// Keeps the lists of a part that is done with for others.
    fn close(&mut self, frame: Frame, budget: &mut Budget<'_>) {
        budget.release(frame.held);
        self.keep(frame.options);
    }

    fn keep(&mut self, mut options: Options) {
        if self.spare.len() < SPARE {
            options.parts.clear();
            options.open.clear();
            self.spare.push(options);
        }
    }

    fn search_along(
        &mut self,
        line: &mut Vec<Frame>,
        part: u128,
        goal: Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u64>, Stopped> {
        let mut to_search = (part, goal);
        loop {
            let mut found = match self.open(to_search.0, to_search.1, budget)? {
                Some(frame) => {
                    budget.reserve(frame.held)?;
                    line.push(frame);
                    None
                }
                None => Some(None),
            };
            // Answers go down the line until a part has to be searched.
            to_search = loop {
                let Some(frame) = line.last_mut() else { return Ok(found.flatten()) };
                if let Some(found) = found.take() {
                    frame.answer(found);
                }
                match frame.next(self) {
                    Next::Search(part, goal) => break (part, goal),
                    Next::Known(value) => {
                        if let Some(value) = value {
                            self.table.put(frame.part, value, budget);
                            budget.progress(self.positions());
                        }
                        found = Some(value);
                    }
                }
                if let Some(frame) = line.pop() {
                    self.close(frame, budget);
                }
            };
        }
    }

    /// Looks at the options of a part. `None` if one of them shows at once that the part has not the goal as
    /// its value.
    fn open(
        &mut self,
        part: u128,
        goal: Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Frame>, Stopped> {
        let mut options = self.spare.pop().unwrap_or_default();
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
        let spent = budget.spend(looked);
        if flow.is_break() || spent.is_err() {
            self.keep(options);
            return spent.map(|()| None);
        }
        options.arrange(&self.game);
        let (denied, value) = (goal.is_none(), goal.unwrap_or(0));
        let held = size_of::<Frame>() + size_of_val(&options.parts[..]) + size_of_val(&options.open[..]);
        let held = held as u64;
        Ok(Some(Frame { part, goal, options, held, seen, denied, value, at: 0, asked: None }))
    }
}

/// A part whose value is searched for.
struct Frame {
    part: u128,
    /// Only whether it has this value is asked.
    goal: Option<u64>,
    options: Options,
    /// The bytes that all this takes.
    held: u64,
    /// Values of options.
    seen: Values,
    /// Has no option the goal as its value?
    denied: bool,
    /// It is asked whether an option has this value: first the goal, then 0, 1 and so on.
    value: u64,
    /// The option that is asked.
    at: usize,
    asked: Option<Asked>,
}

/// What a frame, or a question about a sum, needs next.
enum Next {
    /// This part, or whether it has this value.
    Search(u128, Option<u64>),
    /// Nothing: this is the answer; `None` if it is not the goal.
    Known(Option<u64>),
}

impl Frame {
    /// Goes on until a part has to be searched, or the answer is known.
    fn next<G: Compact>(&mut self, known: &Nimbers<G>) -> Next {
        loop {
            if self.seen.contains(self.value) {
                if !self.denied {
                    return Next::Known(None);
                }
                (self.value, self.at) = (self.value + 1, 0);
                if self.goal == Some(self.value) {
                    return Next::Known(self.goal);
                }
                continue;
            }
            let Some(&option) = self.options.open.get(self.at) else {
                if self.denied || self.goal == Some(0) {
                    return Next::Known(Some(self.value));
                }
                (self.denied, self.value, self.at) = (true, 0, 0);
                continue;
            };
            let parts = self.options.parts(option);
            let asked = self.asked.get_or_insert_with(|| Asked::of(option.sum, parts, known));
            match asked.next(self.value, known) {
                Next::Known(value) => self.told(value),
                search => return search,
            }
        }
    }

    /// Takes what the search has found that was asked for.
    fn answer(&mut self, found: Option<u64>) {
        if let Some(value) = self.asked.as_mut().and_then(|asked| asked.answer(found)) {
            self.told(value);
        }
    }

    /// The value of the option that was asked; `None` if it has another one than was asked for.
    fn told(&mut self, value: Option<u64>) {
        self.asked = None;
        match value {
            None => self.at += 1,
            Some(value) => {
                self.seen.insert(value);
                self.options.open.remove(self.at);
            }
        }
    }
}

/// A sum that is asked for a value: the nim-sum of what is known, and the other parts, the largest first.
struct Asked {
    sum: u64,
    open: SmallVec<[u128; 4]>,
}

impl Asked {
    fn of<G: Compact>(sum: u64, parts: &[u128], known: &Nimbers<G>) -> Asked {
        let mut open: SmallVec<[u128; 4]> = SmallVec::from_slice(parts);
        open.sort_by_key(|&part| std::cmp::Reverse(known.game.size(part)));
        Asked { sum, open }
    }

    /// All parts but the largest are valued; that one is asked for one value.
    fn next<G: Compact>(&mut self, goal: u64, known: &Nimbers<G>) -> Next {
        while let Some(&part) = self.open.last() {
            if let Some(value) = known.known(part) {
                self.sum ^= value;
                self.open.pop();
                continue;
            }
            if self.open.len() > 1 {
                return Next::Search(part, None);
            }
            let goal = self.sum ^ goal;
            if goal > u64::from(known.game.size(part)) {
                return Next::Known(None);
            }
            return Next::Search(part, Some(goal));
        }
        Next::Known(Some(self.sum))
    }

    /// Takes the value of the part that was to be searched. The value of the sum, if the goal was missed or
    /// no part is left.
    fn answer(&mut self, found: Option<u64>) -> Option<Option<u64>> {
        let Some(value) = found else { return Some(None) };
        self.sum ^= value;
        self.open.pop();
        self.open.is_empty().then_some(Some(self.sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::games::cram::Cram;
    use grundy_rules::{Flow, Impartial, Notation, Why};
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

    /// A heap from which one coin may be taken: the longest plays, one part at a time.
    struct OneByOne;

    impl Compact for OneByOne {
        fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
            if part == 0 { ControlFlow::Continue(()) } else { each(&[part - 1]) }
        }

        fn size(&self, part: u128) -> u32 {
            part as u32
        }
    }

    /// No position has the word 0, but whoever asks for it gets an answer: there are no moves.
    #[test]
    fn the_word_without_squares_is_worth_nothing() {
        use grundy_rules::games::WithBoard;
        use grundy_rules::games::{chomp::Chomp, node_kayles::NodeKayles};
        let budget = &mut Budget::default();
        assert_eq!(Nimbers::new(Cram).value(&[0], budget), Ok(NimValue(0)));
        assert_eq!(Nimbers::new(Chomp).value(&[0], budget), Ok(NimValue(0)));
        let path = NodeKayles::on("path 3").unwrap();
        assert_eq!(Nimbers::new(path.compact().unwrap()).value(&[0], budget), Ok(NimValue(0)));
    }

    #[test]
    fn plays_may_be_longer_than_the_stack_of_a_thread() {
        let value = Nimbers::new(OneByOne).value(&[1_000_001], &mut Budget::default()).unwrap();
        assert_eq!(value, NimValue(1));
        let mut budget = Budget::default().bytes(1 << 20);
        let stopped = Nimbers::new(OneByOne).value(&[1_000_001], &mut budget).unwrap_err();
        assert_eq!((stopped.why, budget.spent().bytes), (Why::Memory, 0));
    }

    proptest! {
        #[test]
        fn searches_agree_with_the_definition(free in any::<u32>(), columns in 3usize..7, bytes in 30_000u64..200_000) {
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
