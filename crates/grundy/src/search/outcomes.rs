//! The winner of a sum: a win needs one lost option, a loss needs all options won.

use super::memo::Memo;
use super::observer::Observer;
use super::solver::Solver;
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, ControlFlow, Halt, NimValue, Outcome, Stopped};
use smallvec::SmallVec;

/// The known outcomes of whole sums of parts, each with a nim-heap beside it; and nim-values through them.
///
/// Equal parts cancel in pairs, because the other player can copy each move; they are left out, and so are
/// parts without moves. The nim-value of a part G is the only k for which G + *k is lost for the player to
/// move.
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
/// A tick for each option looked at, and about 100 bytes for each sum whose outcome is found. There are many
/// more sums than parts. The search stops where memory ends.
///
/// # Reference
/// J. Lemoine, S. Viennot, *Nimbers are inevitable*, Theoret. Comput. Sci. 462 (2012), value the parts of a
/// sum one by one. Here a sum is searched as it is, so that only the definition of the winner is used.
pub struct Outcomes<G, O = ()> {
    game: G,
    known: Memo<Box<[u128]>, Outcome>,
    observer: O,
}

/// A position: the nim-heap, then distinct parts in order.
type Key = SmallVec<[u128; 8]>;

/// The positions of the line, each with its options of unknown outcome. They share one list, newest last,
/// because a play may be longer than the machine's stack.
#[derive(Default)]
struct Line {
    frames: Vec<Frame>,
    /// The starts of the positions in `words`: the root, then options.
    starts: Vec<usize>,
    words: Vec<u128>,
}

/// A position of the line.
struct Frame {
    /// Its place in the list.
    at: usize,
    /// Its first option, and the next one to search.
    first: usize,
    next: usize,
    /// The bytes of the frame.
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

    /// Keeps the first `count` positions only.
    fn truncate(&mut self, count: usize) {
        if let Some(&start) = self.starts.get(count) {
            self.words.truncate(start);
            self.starts.truncate(count);
        }
    }
}

/// The position of a heap and some parts, without parts that have no moves and without pairs.
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
    /// A solver that knows no outcomes.
    pub fn new(game: G) -> Outcomes<G> {
        Outcomes { game, known: Memo::default(), observer: () }
    }
}

impl<G: Compact, O: Observer> Outcomes<G, O> {
    /// The same solver with an observer.
    pub fn with_observer<P: Observer>(self, observer: P) -> Outcomes<G, P> {
        Outcomes { game: self.game, known: self.known, observer }
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// The outcome of a sum of parts with a nim-heap beside it.
    ///
    /// # Errors
    /// The budget is spent. Outcomes found so far are kept.
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

    /// The outcome of a position, if it is known or obvious; otherwise appends the position to the line.
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
        // No part has a value above its size, so the heap can be reduced to the value of the rest.
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

    /// Looks at the options of the last position of the line. Whether one of them is known to be lost.
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
        // Smaller heaps last: on boards of Cram this needs half as many looks as smaller heaps first.
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

    /// Removes the last position from the line, since its outcome is known.
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
