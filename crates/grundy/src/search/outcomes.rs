//! Who wins a sum: a win takes one option that is lost, a loss takes all.

use super::memo::Memo;
use super::observer::Observer;
use super::solver::Solver;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, ControlFlow, Halt, NimValue, Outcome, Stopped};
use smallvec::SmallVec;

/// The outcomes of whole sums of parts, each with a nim-heap beside it, remembered; nim-values through them.
///
/// Equal parts stand as pairs that the other player answers, so they are left out, and so are parts without
/// moves. The nim-value of a part G is the only k for which G + *k is lost for the player to move.
///
/// ```
/// use grundy::games::cram::Cram;
/// use grundy::search::{Outcomes, Solver};
/// use grundy::{Budget, Impartial, NimValue, Notation, Outcome};
/// let words = |text| Ok::<_, grundy::ParseError>(Cram.words(&Cram.parse_position(text)?).unwrap());
/// let mut outcomes = Outcomes::new(Cram);
/// let sum = [words("3x3")?, words("2x4")?].concat();
/// assert_eq!(outcomes.outcome(&sum, &mut Budget::default())?, Outcome::Previous);
/// assert_eq!(outcomes.value(&words("4x5")?, &mut Budget::default())?, NimValue(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// A tick for each option looked at, and about 100 bytes for each sum whose outcome is found: there are many more
/// sums than parts. Where memory ends, the search stops.
///
/// # Reference
/// J. Lemoine, S. Viennot, *Nimbers are inevitable*, Theoret. Comput. Sci. 462 (2012), where the parts of a sum are
/// valued one by one; here a sum is searched as it is, so that nothing but the definition of who wins is used.
pub struct Outcomes<G, O = ()> {
    game: G,
    known: Memo<Box<[u128]>, Outcome>,
    observer: O,
}

/// A position: the nim-heap, then the parts in order, no two of them equal.
type Key = SmallVec<[u128; 8]>;

/// The positions on the way, each with the options whose outcomes are not known: lists in one place, the newest
/// last, as a play may be longer than the machine's stack.
#[derive(Default)]
struct Line {
    frames: Vec<Frame>,
    /// Where each position begins in `words`: the one that was asked for, then options.
    starts: Vec<usize>,
    words: Vec<u128>,
}

/// A position on the way.
struct Frame {
    /// Its place in the list.
    at: usize,
    /// Its first option, and the one that is asked for next.
    first: usize,
    next: usize,
    /// The bytes that all this takes.
    held: u64,
}

impl Line {
    fn position(&self, at: usize) -> &[u128] {
        let end = self.starts.get(at + 1).copied().unwrap_or(self.words.len());
        &self.words[self.starts[at]..end]
    }

    fn push(&mut self, position: &[u128]) {
        self.starts.push(self.words.len());
        self.words.extend_from_slice(position);
    }

    /// Only the first positions stay.
    fn truncate(&mut self, count: usize) {
        if let Some(&start) = self.starts.get(count) {
            self.words.truncate(start);
            self.starts.truncate(count);
        }
    }
}

/// A heap and some parts as a position: those without moves are left out, and pairs too.
fn key(game: &impl Compact, heap: u64, parts: impl Iterator<Item = u128>) -> Key {
    let mut key: Key = parts.filter(|&part| game.size(part) > 0).collect();
    key.sort_unstable();
    let mut kept = 0;
    for next in 0..key.len() {
        if kept > 0 && key[kept - 1] == key[next] {
            kept -= 1;
        } else {
            key[kept] = key[next];
            kept += 1;
        }
    }
    key.truncate(kept);
    key.insert(0, heap.into());
    key
}

impl<G: Compact> Outcomes<G> {
    /// Nothing is known yet.
    pub fn new(game: G) -> Outcomes<G> {
        Outcomes { game, known: Memo::default(), observer: () }
    }
}

impl<G: Compact, O: Observer> Outcomes<G, O> {
    /// The same solver, watched.
    pub fn with_observer<P: Observer>(self, observer: P) -> Outcomes<G, P> {
        Outcomes { game: self.game, known: self.known, observer }
    }

    /// Who watches.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// Who wins a sum of parts with a nim-heap beside it.
    ///
    /// # Errors
    /// The end of the budget. What was found until then is kept.
    pub fn beside(
        &mut self,
        parts: &[u128],
        heap: NimValue,
        budget: &mut Budget<'_>,
    ) -> Result<Outcome, Stopped> {
        let mut line = Line::default();
        line.push(&key(&self.game, heap.0, parts.iter().copied()));
        let found = self.search(&mut line, budget);
        for frame in line.frames {
            budget.release(frame.held);
        }
        found
    }

    /// The outcome of the first position of the line.
    fn search(&mut self, line: &mut Line, budget: &mut Budget<'_>) -> Result<Outcome, Stopped> {
        let mut told = self.ask(line, 0, budget)?;
        loop {
            let Some(frame) = line.frames.last_mut() else {
                return Ok(
                    told.unwrap_or_else(|| unreachable!("a position is on the way until it is decided"))
                );
            };
            told = match told {
                Some(Outcome::Previous) => Some(self.leave(line, Outcome::Next, budget)?),
                _ if frame.next == line.starts.len() => Some(self.leave(line, Outcome::Previous, budget)?),
                _ => {
                    let next = frame.next;
                    frame.next += 1;
                    self.ask(line, next, budget)?
                }
            };
        }
    }

    /// The outcome of a position, if it is remembered or seen at once; else it is put at the end of the line.
    fn ask(
        &mut self,
        line: &mut Line,
        at: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Outcome>, Stopped> {
        if let Some(outcome) = self.known.get(line.position(at)) {
            self.observer.found(&line.position(at)[1..]);
            return Ok(Some(outcome));
        }
        // No part is worth more than its size, so the heap can be made too small or equal.
        let (heap, parts) = (line.position(at)[0], &line.position(at)[1..]);
        if heap > parts.iter().map(|&part| u128::from(self.game.size(part))).sum() {
            return Ok(Some(Outcome::Next));
        }
        let frame = Frame { at, first: line.starts.len(), next: line.starts.len(), held: 0 };
        line.frames.push(frame);
        self.observer.entered(&line.position(at)[1..], line.frames.len() as u64);
        let won = self.look(line, budget)?;
        Ok(if won { Some(self.leave(line, Outcome::Next, budget)?) } else { None })
    }

    /// Looks at the options of the last position of the line. Is one of them known to be lost?
    fn look(&mut self, line: &mut Line, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
        let Outcomes { game, known, observer } = self;
        let Some(at) = line.frames.last().map(|frame| frame.at) else { return Ok(false) };
        let from = Key::from_slice(line.position(at));
        let (heap, parts) = (from[0] as u64, &from[1..]);
        let (mut held, mut looked, mut stopped) = (size_of::<Frame>() as u64, 0, budget.spend(1));
        let room = budget.bytes_left();
        let mut each = |option: Key| {
            looked += 1;
            match known.get(&option[..]) {
                Some(outcome) => {
                    observer.found(&option[1..]);
                    if outcome == Outcome::Previous {
                        return ControlFlow::Break(Halt::Enough);
                    }
                }
                None => {
                    line.push(&option);
                    held += (size_of::<usize>() + size_of_val(&option[..])) as u64;
                }
            }
            stopped = budget.spend(1);
            let on = stopped.is_ok() && held <= room;
            if on { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
        };
        // Smaller heaps last: on boards of Cram that takes half as many looks as to begin with them.
        let mut flow = (0..parts.len()).try_for_each(|i| {
            let others = || parts[..i].iter().chain(&parts[i + 1..]).copied();
            game.options(parts[i], &mut |left| each(key(game, heap, others().chain(left.iter().copied()))))
        });
        if flow.is_continue() {
            flow = (0..heap).try_for_each(|heap| each(key(game, heap, parts.iter().copied())));
        }
        observer.looked(looked);
        stopped?;
        budget.reserve(held)?;
        if let Some(frame) = line.frames.last_mut() {
            frame.held = held;
        }
        Ok(flow.is_break())
    }

    /// Takes the last position off the line, as its outcome is known.
    fn leave(
        &mut self,
        line: &mut Line,
        outcome: Outcome,
        budget: &mut Budget<'_>,
    ) -> Result<Outcome, Stopped> {
        if let Some(frame) = line.frames.pop() {
            line.truncate(frame.first);
            budget.release(frame.held);
            let position = line.position(frame.at);
            self.known.put(position.into(), size_of_val(position), outcome, budget)?;
            self.observer.decided(&position[1..], position[0] as u64, outcome);
            budget.progress(self.known.len());
        }
        Ok(outcome)
    }

    /// The least k for which a part with the heap k beside it is lost.
    fn exact(&mut self, part: u128, budget: &mut Budget<'_>) -> Result<u64, Stopped> {
        let mut value = 0;
        while self.beside(&[part], NimValue(value), budget)? == Outcome::Next {
            value += 1;
        }
        self.observer.valued(part, NimValue(value));
        Ok(value)
    }
}

impl<G: Compact, O: Observer> Solver for Outcomes<G, O> {
    fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        parts.iter().try_fold(NimValue(0), |sum, &part| Ok(sum ^ NimValue(self.exact(part, budget)?)))
    }

    fn outcome(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<Outcome, Stopped> {
        self.beside(parts, NimValue(0), budget)
    }

    fn positions(&self) -> u64 {
        self.known.len()
    }

    fn bytes(&self) -> u64 {
        self.known.bytes()
    }
}
