//! The nim-value of a part by definition: the mex over all options.

use super::memo::Memo;
use super::observer::Observer;
use super::solver::Solver;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, ControlFlow, Halt, NimValue, Stopped};
use smallvec::SmallVec;

/// The nim-values of the parts of one game by definition, each part valued once and remembered.
///
/// ```
/// use grundy::games::cram::Cram;
/// use grundy::search::{Plain, Solver, Statistics};
/// use grundy::{Budget, Impartial, NimValue, Notation};
/// let board = Cram.words(&Cram.parse_position("4x5")?).unwrap();
/// let mut plain = Plain::new(Cram).with_observer(Statistics::default());
/// assert_eq!(plain.value(&board, &mut Budget::default())?, NimValue(2));
/// assert_eq!(plain.observer().valued, plain.positions());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// A tick for each option of each part that can be reached, and about 64 bytes for each of these parts. The
/// search stops where memory ends.
pub struct Plain<G, O = ()> {
    pub(super) game: G,
    values: Memo<u128, u64>,
    pub(super) observer: O,
}

/// The parts of the line, each with its options of unknown value. They share one list, newest last, because a
/// play may be longer than the machine's stack.
#[derive(Default)]
struct Line {
    frames: Vec<Frame>,
    options: Vec<Open>,
    parts: Vec<u128>,
}

/// A part of the line.
struct Frame {
    part: u128,
    /// The start of its options.
    first: usize,
    seen: Seen,
    /// The bytes of the frame.
    held: u64,
}

/// An option: the nim-sum of its parts with known values, and the start of the others.
struct Open {
    sum: u64,
    first: usize,
}

/// Values of options, without those above the number of options, which cannot be the mex.
#[derive(Default)]
struct Seen {
    bits: SmallVec<[u64; 2]>,
    options: u64,
}

impl Seen {
    fn insert(&mut self, value: u64) {
        if value < self.options {
            let word = (value / 64) as usize;
            if word >= self.bits.len() {
                self.bits.resize(word + 1, 0);
            }
            self.bits[word] |= 1 << (value % 64);
        }
    }

    fn mex(&self) -> u64 {
        let full = self.bits.iter().take_while(|&&word| word == u64::MAX).count();
        64 * full as u64 + self.bits.get(full).map_or(0, |word| u64::from(word.trailing_ones()))
    }
}

impl<G: Compact> Plain<G> {
    /// A solver that knows no values.
    pub fn new(game: G) -> Plain<G> {
        Plain { game, values: Memo::default(), observer: () }
    }
}

impl<G: Compact, O: Observer> Plain<G, O> {
    /// The same solver with an observer.
    pub fn with_observer<P: Observer>(self, observer: P) -> Plain<G, P> {
        Plain { game: self.game, values: self.values, observer }
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// The value of a part, if it is known.
    pub(super) fn known(&self, part: u128) -> Option<u64> {
        self.values.get(&part)
    }

    /// The value of a part.
    pub(super) fn exact(&mut self, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        if let Some(value) = self.known(part) {
            self.observer.found(&[part]);
            return Ok(value);
        }
        let mut line = Line::default();
        let found = self.search(&mut line, part, budget);
        for frame in line.frames {
            budget.release(frame.held);
        }
        found
    }

    fn search(&mut self, line: &mut Line, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        self.enter(line, part, budget)?;
        while let Some(frame) = line.frames.last_mut() {
            let open = if line.options.len() > frame.first { line.options.last_mut() } else { None };
            let Some(open) = open else {
                let (part, value) = (frame.part, frame.seen.mex());
                self.values.put(part, 0, value, budget)?;
                self.observer.valued(part, NimValue(value));
                budget.progress(self.values.len());
                budget.release(frame.held);
                line.frames.pop();
                // The option that needed it is now the last one; the first part belongs to no option.
                match line.options.last_mut() {
                    Some(open) => open.sum ^= value,
                    None => return Ok(value),
                }
                line.parts.pop();
                continue;
            };
            if line.parts.len() == open.first {
                frame.seen.insert(open.sum);
                line.options.pop();
                continue;
            }
            let part = line.parts[line.parts.len() - 1];
            match self.values.get(&part) {
                Some(value) => {
                    self.observer.found(&[part]);
                    open.sum ^= value;
                    line.parts.pop();
                }
                None => self.enter(line, part, budget)?,
            }
        }
        unreachable!("the last part on the way is the one that was asked for")
    }

    /// Looks at the options of a part, and appends it to the line.
    fn enter(&mut self, line: &mut Line, part: u128, budget: &mut Budget<'_>) -> Result<(), Stopped> {
        let Plain { game, values, observer } = self;
        let Line { frames, options, parts } = line;
        let mut frame = Frame { part, first: options.len(), seen: Seen::default(), held: 0 };
        let mut looked = 0;
        let mut hold = |bytes: usize, budget: &mut Budget<'_>| {
            budget.reserve(bytes as u64).inspect(|()| frame.held += bytes as u64)
        };
        let mut held = hold(size_of::<Frame>(), budget);
        if held.is_ok() {
            let _ = game.options(part, &mut |words| {
                looked += 1;
                let mut open = Open { sum: 0, first: parts.len() };
                for &word in words {
                    match values.get(&word) {
                        Some(value) => {
                            observer.found(&[word]);
                            open.sum ^= value;
                        }
                        None => parts.push(word),
                    }
                }
                let bytes = size_of::<Open>() + size_of_val(&parts[open.first..]);
                options.push(open);
                held = budget.spend(1).and_then(|()| hold(bytes, budget));
                if held.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
            });
        }
        observer.looked(looked);
        observer.entered(&[part], frames.len() as u64 + 1);
        frame.seen.options = looked;
        frames.push(frame);
        held
    }
}

impl<G: Compact, O: Observer> Solver for Plain<G, O> {
    fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        parts.iter().try_fold(NimValue(0), |sum, &part| Ok(sum ^ NimValue(self.exact(part, budget)?)))
    }

    fn positions(&self) -> u64 {
        self.values.len()
    }

    fn bytes(&self) -> u64 {
        self.values.bytes()
    }
}
