//! Positions of any rules as states.

use crate::component::{Left, Rules};
use crate::states::{MAX_WIDTH, WIDTHS};
use crate::{JobError, States};
use grundy::{Budget, Component, ControlFlow, Failure, Flow, Halt, Heap, Kind, Label, Position, Ruleset};

/// The positions that can be reached from a position, as states.
///
/// Heaps, tuples and nodes are sorted, so that their order makes no difference, and empty heaps are left out. A board is a state as
/// it stands; the order of boards of the same rules makes no difference.
///
/// ```
/// use grundy::{Budget, ControlFlow, Position};
/// use grundy_states::{Positions, States};
/// let heaps = Positions::new(&Position::parse("nim : 2, 1")?, 1);
/// let mut options = Vec::new();
/// heaps.options(&heaps.start()?, &mut Budget::default(), &mut |option| {
///     options.push(heaps.show(option));
///     ControlFlow::Continue(())
/// })?;
/// options.sort();
/// assert_eq!(options, ["nim : 1", "nim : 1, 1", "nim : 2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Positions {
    start: Position,
    /// Components that are lists of parts of the same rules are one.
    components: Vec<Rules>,
    /// The places of boards of the same rules, whose order makes no difference.
    alike: Vec<Vec<usize>>,
    width: usize,
}

/// The lines of play by which a width is chosen, and the most moves of one.
const LINES: usize = 12;
const LINE_LENGTH: usize = 500;
/// The options that a step of a line is chosen from.
const MAX_OPTIONS: usize = 1000;

impl Positions {
    /// The positions that can be reached from this one, in this many words each.
    pub fn new(start: &Position, width: usize) -> Positions {
        let mut components: Vec<Rules> = Vec::new();
        let mut alike: Vec<Vec<usize>> = Vec::new();
        for component in &start.components {
            let same = |known: &Rules| known.is_same(&component.ruleset);
            let (place, first) = (components.len(), components.iter().position(same));
            match first {
                Some(first) if components[first].has_parts() => continue,
                Some(first) => match alike.iter_mut().find(|places| places.contains(&first)) {
                    Some(places) => places.push(place),
                    None => alike.push(vec![first, place]),
                },
                None => {}
            }
            components.push(Rules::of(component));
        }
        Positions { start: start.clone(), components, alike, width }
    }

    /// The positions that can be reached from this one, in the least width that holds the positions of some lines of play. Others may
    /// be wider.
    ///
    /// # Errors
    /// The rule's own failure, or a position of these lines does not fit any width.
    pub fn fitting(start: &Position, budget: &mut Budget<'_>) -> Result<Positions, JobError> {
        let mut widest = Positions::new(start, MAX_WIDTH);
        let mut words = 1;
        for line in 0..LINES {
            let mut state = widest.start()?;
            for step in 0..LINE_LENGTH {
                words = words.max(widest.bytes(&state).div_ceil(8));
                let mut options = Vec::new();
                widest.options(&state, budget, &mut |option| {
                    options.push(option.to_vec());
                    let enough = options.len() == MAX_OPTIONS;
                    if enough { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
                })?;
                if options.is_empty() {
                    break;
                }
                state = if line == 0 {
                    // Where there is a choice, the widest option.
                    options.into_iter().max_by_key(|option| widest.bytes(option)).unwrap_or_default()
                } else {
                    options.swap_remove((line * step + line) % options.len())
                };
            }
        }
        widest.width = WIDTHS.into_iter().find(|width| words <= *width).unwrap_or(MAX_WIDTH);
        Ok(widest)
    }

    /// The state of a position of the same game.
    ///
    /// # Errors
    /// [`JobError::Wide`] if it does not fit the width; a component of other rules.
    pub fn state(&self, position: &Position) -> Result<Vec<u64>, JobError> {
        let mut left: Vec<Option<Left>> = vec![None; self.components.len()];
        for component in &position.components {
            let other = || {
                let why = format!("the table is about other rules than `{}`", component.ruleset.text());
                JobError::from(Failure::Refused(why))
            };
            let place = self.place(&component.ruleset, &left).ok_or_else(other)?;
            let more = self.components[place].left(component).ok_or_else(other)?;
            left[place] = Some(match left[place].take() {
                Some(before) => self.components[place].joined(before, more),
                None => more,
            });
        }
        // A board without moves is not the same as no board.
        let missing =
            self.components.iter().zip(&left).find(|(known, left)| left.is_none() && !known.has_parts());
        if let Some((missing, _)) = missing {
            let why =
                format!("the position has no component of `{}`, as the table has", missing.ruleset().text());
            return Err(Failure::Refused(why).into());
        }
        let nothing = self.components.iter().map(Rules::nothing);
        let left: Vec<Left> =
            left.into_iter().zip(nothing).map(|(left, nothing)| left.unwrap_or(nothing)).collect();
        let mut state = vec![0; self.width];
        self.write(&left, &mut state)?;
        Ok(state)
    }

    /// The component of these rules. A component that is one board takes one.
    fn place(&self, ruleset: &Ruleset, left: &[Option<Left>]) -> Option<usize> {
        self.components
            .iter()
            .zip(left)
            .position(|(known, left)| known.is_same(ruleset) && (left.is_none() || known.has_parts()))
    }

    /// The number of bytes that a state needs.
    fn bytes(&self, state: &[u64]) -> usize {
        match &self.read(state)[..] {
            [Left::Word(word)] if self.is_one_word() => {
                (u128::BITS - word.leading_zeros()).div_ceil(8) as usize
            }
            left => postcard::to_stdvec(left).map_or(usize::MAX, |bytes| bytes.len()),
        }
    }

    /// Whether a state is one exact word.
    fn is_one_word(&self) -> bool {
        matches!(self.components[..], [Rules::Words(_)])
    }

    fn write(&self, left: &[Left], state: &mut [u64]) -> Result<(), JobError> {
        state.fill(0);
        if let ([Left::Word(word)], true) = (left, self.is_one_word()) {
            return write_word(*word, state);
        }
        let bytes = bytemuck::cast_slice_mut(state);
        let written = if self.alike.is_empty() {
            postcard::to_slice(left, bytes)
        } else {
            let mut left = left.to_vec();
            for places in &self.alike {
                let mut boards: Vec<Left> = places.iter().map(|&place| left[place].clone()).collect();
                boards.sort_unstable();
                for (&place, board) in places.iter().zip(boards) {
                    left[place] = board;
                }
            }
            postcard::to_slice(&left[..], bytes)
        };
        written.map(|_| ()).map_err(|_| JobError::Wide)
    }

    fn read(&self, state: &[u64]) -> Vec<Left> {
        if self.is_one_word() {
            return vec![Left::Word(read_word(state))];
        }
        // A state that nobody wrote has nothing left.
        postcard::take_from_bytes(bytemuck::cast_slice(state)).map_or_else(|_| Vec::new(), |(left, _)| left)
    }
}

impl States for Positions {
    fn name(&self) -> String {
        self.start.without_files()
    }

    fn width(&self) -> usize {
        self.width
    }

    fn start(&self) -> Result<Vec<u64>, JobError> {
        let turning = |component: &&Component| matches!(component.ruleset.heap(), Some(Heap::Turning(_)));
        if let Some(component) = self.start.components.iter().find(turning) {
            let why = format!(
                "`{}` is a coin-turning game: its heads are solved one by one, which gives nim-values, and neither remoteness nor \
                 misère play",
                component.ruleset.text()
            );
            return Err(Failure::Refused(why).into());
        }
        if self.is_labelled() {
            let parts = self.start.components.iter().map(|component| component.parts.len());
            if parts.sum::<usize>() != 1 {
                let why = "a game whose rules say who wins at the end is played alone";
                return Err(Failure::Refused(why.into()).into());
            }
        }
        self.state(&self.start)
    }

    fn options(
        &self,
        state: &[u64],
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), JobError> {
        let mut option = [0; MAX_WIDTH];
        let option = &mut option[..self.width];
        let (mut wide, mut halted) = (false, false);
        if let [rules @ Rules::Words(_)] = &self.components[..] {
            rules.each_word(read_word(state), budget, &mut |word| match write_word(word, option) {
                Ok(()) => each(option),
                Err(_) => {
                    wide = true;
                    ControlFlow::Break(Halt::Enough)
                }
            })?;
            return if wide { Err(JobError::Wide) } else { Ok(()) };
        }
        let mut left = self.read(state);
        for (place, rules) in self.components.iter().enumerate().take(left.len()) {
            let before = left[place].clone();
            rules.options(&before, budget, &mut |next| {
                left[place] = next;
                let flow = match self.write(&left, option) {
                    Ok(()) => each(option),
                    Err(_) => {
                        wide = true;
                        ControlFlow::Break(Halt::Enough)
                    }
                };
                halted = flow.is_break();
                flow
            })?;
            left[place] = before;
            if halted {
                break;
            }
        }
        if wide { Err(JobError::Wide) } else { Ok(()) }
    }

    fn is_labelled(&self) -> bool {
        self.components.iter().any(|rules| rules.ruleset().is_labelled())
    }

    fn label(&self, state: &[u64]) -> Result<Option<Label>, JobError> {
        let (Some(Rules::Parts(ruleset, _)), Some(Left::Parts(parts))) =
            (self.components.first(), self.read(state).into_iter().next())
        else {
            return Ok(None);
        };
        match ruleset.kind() {
            Kind::Points(points) if points.is_labelled() && !parts.is_empty() => {
                points.label(&parts).map(Some).map_err(|error| Failure::from(error).into())
            }
            _ => Ok(None),
        }
    }

    fn show(&self, state: &[u64]) -> String {
        let shown = self.components.iter().zip(self.read(state)).map(|(rules, left)| rules.show(&left));
        shown.collect::<Vec<_>>().join(" + ")
    }
}

fn write_word(word: u128, state: &mut [u64]) -> Result<(), JobError> {
    let (low, high) = (word as u64, (word >> 64) as u64);
    match state {
        [one] if high == 0 => *one = low,
        [first, second, ..] => [*first, *second] = [high, low],
        _ => return Err(JobError::Wide),
    }
    Ok(())
}

fn read_word(state: &[u64]) -> u128 {
    match *state {
        [one] => one.into(),
        [high, low, ..] => u128::from(high) << 64 | u128::from(low),
        [] => 0,
    }
}
