//! Positions of any rules as states.

use crate::states::{MAX_WIDTH, WIDTHS};
use crate::{JobError, States};
use grundy::{Budget, Component, ControlFlow, Failure, Kind, Label, Position, Ruleset};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// The positions that can be reached from a position, as states.
///
/// Heaps, tuples and nodes are sorted, so that their order makes no difference, and empty heaps are left out. A board is a state as
/// it stands.
///
/// ```
/// use grundy::{Budget, Position};
/// use grundy_states::{Positions, States};
/// let heaps = Positions::new(&Position::parse("nim : 2, 1")?, 1);
/// let mut options = Vec::new();
/// heaps.options(&heaps.start()?, &mut Budget::default(), &mut |option| options.push(heaps.show(option)))?;
/// options.sort();
/// assert_eq!(options, ["nim : 1", "nim : 1, 1", "nim : 2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Positions {
    start: Position,
    components: Vec<Rules>,
    width: usize,
}

/// The rules of a component. Components of the same rules become one.
#[derive(Clone)]
enum Rules {
    /// A position is a list of parts, sorted.
    Parts(Arc<Ruleset>),
    /// A position is a word.
    Words(Arc<Ruleset>),
    /// A position is a text.
    Texts(Arc<Ruleset>),
}

/// What is left of a component.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Left {
    /// The numbers of all parts, one part after the other.
    Parts(Vec<u64>),
    Word(u128),
    Text(String),
}

/// The lines of play by which a width is chosen, and the most moves of one.
const LINES: usize = 12;
const LINE_LENGTH: usize = 500;

/// The number of bytes up to the last one that is not 0.
fn used_bytes(state: &[u64]) -> usize {
    let bytes: &[u8] = bytemuck::cast_slice(state);
    bytes.iter().rposition(|byte| *byte != 0).map_or(1, |last| last + 1)
}

impl Positions {
    /// The positions that can be reached from this one, in this many words each.
    pub fn new(start: &Position, width: usize) -> Positions {
        let mut components: Vec<Rules> = Vec::new();
        for component in &start.components {
            let rules = Rules::of(component);
            let joins = |known: &Rules| match (known, &rules) {
                (Rules::Parts(a), Rules::Parts(b)) => is_same(a, b),
                _ => false,
            };
            if !components.iter().any(joins) {
                components.push(rules);
            }
        }
        Positions { start: start.clone(), components, width }
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
                let used = if widest.is_one_word() {
                    1 + usize::from(state[0] > 0)
                } else {
                    used_bytes(&state).div_ceil(8)
                };
                words = words.max(used);
                let mut options = Vec::new();
                widest.options(&state, budget, &mut |option| options.push(option.to_vec()))?;
                if options.is_empty() {
                    break;
                }
                state = if line == 0 {
                    // Where there is a choice, the widest option.
                    options.into_iter().max_by_key(|option| used_bytes(option)).unwrap_or_default()
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
            left[place] = match (left[place].take(), more) {
                (Some(Left::Parts(parts)), Left::Parts(more)) => {
                    let (ruleset, all) = (&component.ruleset, [parts, more].concat());
                    Some(Left::parts(ruleset, all.chunks(ruleset.arity())))
                }
                (_, more) => Some(more),
            };
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
        self.components.iter().zip(left).position(|(known, left)| {
            is_same(known.ruleset(), ruleset) && (left.is_none() || matches!(known, Rules::Parts(_)))
        })
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
        postcard::to_slice(left, bytes).map(|_| ()).map_err(|_| JobError::Wide)
    }

    fn read(&self, state: &[u64]) -> Vec<Left> {
        if self.is_one_word() {
            return vec![Left::Word(read_word(state))];
        }
        // A state that nobody wrote has nothing left.
        postcard::take_from_bytes(bytemuck::cast_slice(state)).map_or_else(|_| Vec::new(), |(left, _)| left)
    }

    /// Visits the options of a component.
    fn each(
        rules: &Rules,
        left: &Left,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(Left) -> Result<(), JobError>,
    ) -> Result<(), JobError> {
        let mut failed = Ok(());
        let mut give = |left: Left| {
            if failed.is_ok() {
                failed = each(left);
            }
        };
        match (rules, left) {
            (Rules::Parts(ruleset), Left::Parts(numbers)) => {
                let arity = ruleset.arity();
                let parts = || numbers.chunks(arity);
                let mut before: Option<&[u64]> = None;
                for (place, part) in parts().enumerate() {
                    // Equal parts have equal options.
                    if before.replace(part) == Some(part) {
                        continue;
                    }
                    ruleset.options(part, budget, &mut |option| {
                        let others = parts().enumerate().filter(|(other, _)| *other != place);
                        let others = others.map(|(_, part)| part);
                        give(Left::parts(ruleset, others.chain(option.chunks(arity))));
                        ControlFlow::Continue(())
                    })?;
                }
            }
            (Rules::Words(ruleset), Left::Word(word)) => {
                let game = &ruleset.as_game().expect("words are of a game").game;
                game.each_exact_word(*word, budget, &mut |word| give(Left::Word(word)))?;
            }
            (Rules::Texts(ruleset), Left::Text(text)) => {
                let game = &ruleset.as_game().expect("texts are of a game").game;
                game.each_text(text, budget, &mut |text| give(Left::Text(text.into())))?;
            }
            _ => {}
        }
        failed
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
        self.state(&self.start)
    }

    fn options(
        &self,
        state: &[u64],
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]),
    ) -> Result<(), JobError> {
        let mut option = [0; MAX_WIDTH];
        let option = &mut option[..self.width];
        if let [Rules::Words(ruleset)] = &self.components[..] {
            let game = &ruleset.as_game().expect("words are of a game").game;
            let mut failed = Ok(());
            game.each_exact_word(read_word(state), budget, &mut |word| match write_word(word, option) {
                Ok(()) => each(option),
                Err(error) => failed = Err(error),
            })?;
            return failed;
        }
        let mut left = self.read(state);
        for (place, rules) in self.components.iter().enumerate().take(left.len()) {
            let before = left[place].clone();
            Positions::each(rules, &before, budget, &mut |next| {
                left[place] = next;
                self.write(&left, option)?;
                each(option);
                Ok(())
            })?;
            left[place] = before;
        }
        Ok(())
    }

    fn is_labelled(&self) -> bool {
        self.components.iter().any(|rules| rules.ruleset().is_labelled())
    }

    fn label(&self, state: &[u64]) -> Result<Option<Label>, JobError> {
        let (Some(Rules::Parts(ruleset)), Some(Left::Parts(parts))) =
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

/// Whether these are the same rules, also if they were read twice.
fn is_same(a: &Ruleset, b: &Ruleset) -> bool {
    a.is_same(b) || a.canonical() == b.canonical()
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

impl Left {
    /// Parts in descending order, without empty heaps.
    fn parts<'a>(ruleset: &Ruleset, parts: impl Iterator<Item = &'a [u64]>) -> Left {
        let is_heap = matches!(ruleset.kind(), Kind::Heap(_));
        let mut parts: SmallVec<[&[u64]; 16]> = parts.filter(|part| !is_heap || part[0] > 0).collect();
        parts.sort_unstable_by(|a, b| b.cmp(a));
        Left::Parts(parts.concat())
    }
}

impl Rules {
    fn of(component: &Component) -> Rules {
        let ruleset = component.ruleset.clone();
        match (ruleset.as_game().map(|rules| rules.game.clone()), component.whole) {
            (Some(game), Some(whole)) if game.exact_word(whole).is_some() => Rules::Words(ruleset),
            (Some(_), _) => Rules::Texts(ruleset),
            (None, _) => Rules::Parts(ruleset),
        }
    }

    fn ruleset(&self) -> &Arc<Ruleset> {
        let (Rules::Parts(ruleset) | Rules::Words(ruleset) | Rules::Texts(ruleset)) = self;
        ruleset
    }

    fn nothing(&self) -> Left {
        match self {
            Rules::Parts(_) => Left::Parts(Vec::new()),
            Rules::Words(_) => Left::Word(0),
            Rules::Texts(_) => Left::Text(String::new()),
        }
    }

    /// What is left in a component of the same rules; `None` if it is no such position.
    fn left(&self, component: &Component) -> Option<Left> {
        let game = component.ruleset.as_game().map(|rules| &rules.game);
        match (self, game, component.whole) {
            (Rules::Words(_), Some(game), Some(whole)) => game.exact_word(whole).map(Left::Word),
            (Rules::Texts(_), Some(game), Some(whole)) => Some(Left::Text(game.show(whole))),
            (Rules::Parts(ruleset), None, _) => {
                Some(Left::parts(ruleset, component.parts.iter().map(Vec::as_slice)))
            }
            _ => None,
        }
    }

    fn show(&self, left: &Left) -> String {
        let ruleset = self.ruleset();
        let places = match left {
            Left::Parts(parts) => {
                let shown = parts.chunks(ruleset.arity()).map(|part| ruleset.show_part(part));
                shown.collect::<Vec<_>>().join(", ")
            }
            Left::Word(word) => {
                let game = ruleset.as_game().map(|rules| &rules.game);
                game.and_then(|game| Some(game.show(game.of_exact_word(*word)?))).unwrap_or_default()
            }
            Left::Text(text) => text.clone(),
        };
        let space = if places.is_empty() { "" } else { " " };
        format!("{} :{space}{places}", ruleset.text())
    }
}
