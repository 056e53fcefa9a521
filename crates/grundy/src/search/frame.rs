//! A part on the line of a search, and what is known about its options.

use super::desk::Desk;
use super::look::look;
use super::observer::Observer;
use super::options::{Open, Options, Values};
use super::sum::{Asked, Reply};
use super::together::Question;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, Stopped};

/// The size from which parts are large. Of a large part several options are opened, and the easiest is
/// searched first. For a smaller part, comparing options saves too little, so the first option is searched.
const LARGE_FROM: u32 = 28;

/// The number of options that are opened, larger for larger parts, since a bad choice costs more there.
/// Compared with a constant 3, this saves a fifth of the work on boards of Cram, and a quarter on slow ones.
fn looked_into(size: u32) -> usize {
    if size < LARGE_FROM { 1 } else { 3 + 2 * (size - LARGE_FROM) as usize }
}

/// The share of its difficulty that an option counts where it equals another: symmetric parts have fewer
/// options, but are less than proportionally easier.
const EQUAL_SHARE: [u64; 2] = [3, 4];

/// The difficulty of a value that no option is known to have.
const MISSING_VALUE_DIFFICULTY: u64 = 120;

/// The difficulty of an option with several unknown parts.
const SEVERAL_PARTS_DIFFICULTY: u64 = 400;

/// A part whose value is searched.
pub(super) struct Frame {
    part: u128,
    /// The question is only whether it has this value.
    goal: Option<u64>,
    options: Options,
    /// The bytes of the frame.
    held: u64,
    /// Known values of options.
    seen: Values,
    /// Whether no option has the goal as its value.
    denied: bool,
    /// The value that an option is searched for: first the goal, then 0, 1 and so on.
    value: u64,
    /// Opened options that may have the value.
    ready: Vec<Ready>,
    /// The option under search.
    asked: Option<(Open, Asked)>,
}

/// An option that may have the value.
struct Ready {
    option: Open,
    /// Its difficulty.
    hard: u64,
    /// Its only unknown part, opened, and the nim-sum of its other parts.
    opened: Option<(u64, Box<Frame>)>,
}

impl Ready {
    /// The question that a search of it would ask.
    fn question(&self) -> Option<Question> {
        self.opened.as_ref().map(|(_, frame)| frame.question())
    }

    fn is_one_of(&self, questions: &[Question]) -> bool {
        !questions.is_empty() && self.question().is_some_and(|question| questions.contains(&question))
    }
}

/// What a part on the line needs next.
pub(super) enum Next {
    /// Find the value of this part, or whether it has this value.
    Ask(u128, Option<u64>),
    /// Search this part.
    Enter(Box<Frame>),
    /// Nothing: this is its value; `None` if it is not the goal.
    Known(Option<u64>),
}

impl Frame {
    /// Looks at all options of a part once. `None` if an option already shows that the part does not have the
    /// goal as its value.
    pub(super) fn open<G: Compact, O: Observer>(
        part: u128,
        goal: Option<u64>,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Box<Frame>>, Stopped> {
        if goal.is_some_and(|goal| desk.denials.has(part, goal)) {
            budget.spend(1)?;
            return Ok(None);
        }
        let (mut options, mut seen) = (desk.options(), Values::default());
        let open = look(part, goal, &mut options, &mut seen, desk, budget)?;
        desk.denials.add(part, seen.low);
        if !open {
            desk.spare(options);
            return Ok(None);
        }
        options.weigh(&desk.known.game);
        let held = size_of::<Frame>() as u64 + options.bytes();
        budget.reserve(held)?;
        let denied = goal.is_none();
        let value = goal.unwrap_or(0);
        let ready = Vec::new();
        Ok(Some(Box::new(Frame { part, goal, options, held, seen, denied, value, ready, asked: None })))
    }

    /// The part.
    pub(super) fn part(&self) -> u128 {
        self.part
    }

    /// The question about it.
    pub(super) fn question(&self) -> Question {
        (self.part, self.goal)
    }

    /// The bytes that it holds, together with its opened options.
    pub(super) fn held(&self) -> u64 {
        self.held
            + self
                .ready
                .iter()
                .filter_map(|ready| ready.opened.as_ref())
                .map(|(_, frame)| frame.held())
                .sum::<u64>()
    }

    /// Releases its memory.
    pub(super) fn close<G: Compact, O: Observer>(
        self: Box<Self>,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) {
        for (_, frame) in self.ready.into_iter().filter_map(|ready| ready.opened) {
            frame.close(desk, budget);
        }
        budget.release(self.held);
        desk.denials.add(self.part, self.seen.low);
        desk.spare(self.options);
    }

    /// The difficulty of the question whether it has this value: the unknown options, weighted by size, the
    /// options that equal them, and the smaller values that no option is known to have.
    fn hard(&self, goal: u64) -> u64 {
        let missing = (0..goal).filter(|&value| !self.seen.contains(value)).count() as u64;
        let open: u64 = self.options.open.iter().map(|option| option.weight()).sum();
        let [some, of] = EQUAL_SHARE;
        open + self.options.equal * some / of + MISSING_VALUE_DIFFICULTY * missing
    }

    /// Continues until a part must be searched, or the answer is known.
    pub(super) fn next<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) -> Result<Next, Stopped> {
        loop {
            if let Some((_, asked)) = &mut self.asked {
                match asked.next(self.value, desk.known) {
                    Reply::Known(value) => self.told(value, desk),
                    Reply::Ask(part, goal) => return Ok(Next::Ask(part, goal)),
                }
            } else if self.seen.contains(self.value) {
                if !self.denied {
                    return Ok(Next::Known(None));
                }
                self.ask_for(self.value + 1, desk, budget);
                if self.goal == Some(self.value) {
                    return Ok(Next::Known(self.goal));
                }
            } else if self.look_into(desk, budget)? {
                let taken = desk.taken(self.ready.iter().filter_map(Ready::question));
                let best = (0..self.ready.len())
                    .min_by_key(|&at| (self.ready[at].is_one_of(&taken), self.ready[at].hard));
                let Some(ready) = best.map(|at| self.ready.swap_remove(at)) else { continue };
                let Ready { option, opened, .. } = ready;
                let Some((sum, frame)) = opened else {
                    self.asked =
                        Some((option, Asked::of(option.sum, self.options.parts(option), desk.known)));
                    continue;
                };
                self.asked = Some((option, Asked::of(sum, &[frame.part], desk.known)));
                if desk.get(frame.part).is_none() {
                    return Ok(Next::Enter(frame));
                }
                frame.close(desk, budget);
            } else if !self.seen.contains(self.value) {
                if self.denied || self.goal == Some(0) {
                    return Ok(Next::Known(Some(self.value)));
                }
                self.denied = true;
                self.ask_for(0, desk, budget);
            }
        }
    }

    /// Opens options until enough of them may have the value, or one has it. Whether there is an option to
    /// search.
    fn look_into<G: Compact, O: Observer>(
        &mut self,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let wanted = looked_into(desk.known.game.size(self.part));
        if !self.options.sorted {
            self.options.sort();
        }
        while self.ready.len() < wanted {
            let Some(option) = self.options.open.pop() else { break };
            let mut sum = option.sum;
            let mut open = (0, None);
            for &part in self.options.parts(option) {
                match desk.get(part) {
                    Some(value) => sum ^= value,
                    None => open = (open.0 + 1, Some(part)),
                }
            }
            match open {
                (1, Some(part)) => {
                    let goal = sum ^ self.value;
                    let possible = goal <= u64::from(desk.known.game.size(part));
                    let opened = if possible { Frame::open(part, Some(goal), desk, budget)? } else { None };
                    match opened {
                        Some(frame) => {
                            let hard = frame.hard(goal);
                            self.ready.push(Ready { option, hard, opened: Some((sum, frame)) });
                        }
                        None => self.options.missed.push(option),
                    }
                }
                (0, _) => {
                    self.seen.insert(sum);
                    if sum == self.value {
                        return Ok(false);
                    }
                }
                _ => self.ready.push(Ready { option, hard: SEVERAL_PARTS_DIFFICULTY, opened: None }),
            }
        }
        Ok(!self.ready.is_empty())
    }

    /// Starts to search the options for another value.
    fn ask_for<G: Compact, O: Observer>(
        &mut self,
        value: u64,
        desk: &mut Desk<'_, G, O>,
        budget: &mut Budget<'_>,
    ) {
        self.value = value;
        let Options { open, missed, .. } = &mut self.options;
        missed.reverse();
        open.append(missed);
        for Ready { option, opened, .. } in self.ready.drain(..) {
            open.push(option);
            if let Some((_, frame)) = opened {
                frame.close(desk, budget);
            }
        }
        self.options.sort();
    }

    /// The value that the option under search would have to have.
    pub(super) fn looks_for(&self) -> Option<u64> {
        self.asked.as_ref().map(|_| self.value)
    }

    /// Records values of options that another search has found, as a bit for each; postpones the option under
    /// search.
    pub(super) fn has_seen(&mut self, values: u64) {
        self.seen.low |= values;
        self.options.missed.extend(self.asked.take().map(|(option, _)| option));
    }

    /// Takes the answer of the search.
    pub(super) fn answer<G: Compact, O: Observer>(&mut self, found: Option<u64>, desk: &Desk<'_, G, O>) {
        if let Some(value) = self.asked.as_mut().and_then(|(_, asked)| asked.answer(found)) {
            self.told(value, desk);
        }
    }

    /// Records the value of the option under search; `None` if it does not have the value in question.
    fn told<G: Compact, O: Observer>(&mut self, value: Option<u64>, desk: &Desk<'_, G, O>) {
        let Some((option, _)) = self.asked.take() else { return };
        match value {
            None => self.options.missed.push(option),
            Some(value) => {
                desk.seen(self.question(), value);
                self.seen.insert(value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::known::Known;
    use super::super::options::OPEN_DIFFICULTY;
    use super::*;
    use grundy_games::cram::Cram;
    use grundy_rules::{Impartial, Notation};

    /// Options with equal prints may differ, and among many options equal ones are still found.
    #[test]
    fn of_options_that_are_equal_one_stays() {
        let mut options = Options::default();
        let mut open = |sum: u64, parts: &[u128]| {
            let first = options.parts.len();
            options.parts.extend_from_slice(parts);
            options.open(sum, first);
        };
        // The last two have the print of the first: the sum makes up for the difference of the words.
        let kinds: [(u64, &[u128]); 3] = [(0, &[0b1111]), (0, &[0b1111]), (1, &[0b1110])];
        kinds.into_iter().for_each(|(sum, parts)| open(sum, parts));
        (0..1000).for_each(|more| open(2, &[0xff00 + (more << 16)]));
        open(2, &[0xff00]);
        options.weigh(&Cram);
        assert_eq!(options.open.len(), 2 + 1000);
        // The weights of options of four and of eight squares.
        assert_eq!(options.equal, 2 * OPEN_DIFFICULTY + 4 + 8);
        let prints: Vec<u32> =
            options.open.iter().filter(|option| option.sum < 2).map(|option| option.print).collect();
        assert!(prints.len() == 2 && prints[0] == prints[1]);
        options.sort();
        assert!(options.open.is_sorted_by(|one, next| one.hard >= next.hard));
        assert_eq!(options.emptied().equal, 0);
    }

    #[test]
    fn an_option_that_equals_another_counts_for_less_than_one_and_more_than_none() {
        let known = Known::new(Cram);
        let (mut nobody, budget) = ((), &mut Budget::default());
        let desk = &mut Desk::new(&known, None, &mut nobody);
        let board = Cram.words(&Cram.parse_position("3x8").unwrap()).unwrap()[0];
        let Ok(Some(mut frame)) = Frame::open(board, None, desk, budget) else { panic!("nothing is known") };
        // A board looks the same from either end: nearly every option occurs twice.
        let open: u64 = frame.options.open.iter().map(|option| option.weight()).sum();
        let equal = frame.options.equal;
        assert!(equal * 2 > open && equal < open * 4, "{equal} {open}");
        let hard = frame.hard(0);
        assert!(hard > open + equal / 2 && hard < open + equal);
        frame.options.equal = 0;
        assert_eq!(frame.hard(0), open);
        frame.close(desk, budget);
    }

    #[test]
    fn an_option_that_is_left_for_later_is_not_lost() {
        let known = Known::new(Cram);
        let (mut nobody, budget) = ((), &mut Budget::default());
        let desk = &mut Desk::new(&known, None, &mut nobody);
        let board = Cram.words(&Cram.parse_position("4x6").unwrap()).unwrap()[0];
        let Ok(Some(mut frame)) = Frame::open(board, None, desk, budget) else { panic!("nothing is known") };
        let left = |frame: &Frame| frame.options.open.len() + frame.options.missed.len() + frame.ready.len();
        let all = left(&frame);
        assert!(frame.looks_for().is_none() && !frame.seen.contains(0));
        assert!(!matches!(frame.next(desk, budget), Ok(Next::Known(_))));
        assert!(frame.looks_for() == Some(0) && left(&frame) == all - 1);
        frame.has_seen(0b11);
        assert!(frame.looks_for().is_none() && left(&frame) == all);
        // Two values are seen: some option must have the next one.
        assert!(!matches!(frame.next(desk, budget), Ok(Next::Known(_))));
        assert_eq!(frame.looks_for(), Some(2));
        frame.close(desk, budget);
    }
}
