//! The moves of a code that leaves at most two heaps, place by place.

use grundy_rules::code::{Code, Kinds};

/// The pairs that a place allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pairs {
    /// Any two heaps.
    Any,
    /// Two different heaps.
    Different,
}

/// The moves of a finite take-and-break code after which at most two heaps are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moves {
    /// Heaps that may be taken whole.
    pub(crate) ends: Vec<usize>,
    /// How many coins a move may take that leaves one heap.
    pub(crate) ones: Vec<usize>,
    /// How many coins a move may take that leaves two heaps, and which two.
    pub(crate) splits: Vec<(usize, Pairs)>,
    /// How many coins a move may take that leaves two equal heaps, if only equal ones are allowed.
    pub(crate) halves: Vec<usize>,
}

impl Moves {
    /// The moves of a code; `None` if it repeats for ever, may leave three heaps, or never leaves two heaps
    /// that may differ.
    pub(crate) fn new(code: &Code) -> Option<Moves> {
        if code.repeat().is_some() || code.most_heaps()? > 2 {
            return None;
        }
        let mut moves = Moves { ends: vec![], ones: vec![], splits: vec![], halves: vec![] };
        for (place, digit) in code.places() {
            let Ok(place) = usize::try_from(place) else { continue };
            if !digit.kinds(0).is_none() {
                moves.ends.push(place);
            }
            if !digit.kinds(1).is_none() {
                moves.ones.push(place);
            }
            match digit.kinds(2) {
                Kinds::NONE => {}
                Kinds::EQUAL => moves.halves.push(place),
                kinds if kinds.equal() => moves.splits.push((place, Pairs::Any)),
                _ => moves.splits.push((place, Pairs::Different)),
            }
        }
        (!moves.splits.is_empty()).then_some(moves)
    }

    /// The largest number of coins that a move takes.
    pub(crate) fn last_place(&self) -> usize {
        let last = |places: &[usize]| places.last().copied().unwrap_or(0);
        let split = self.splits.last().map_or(0, |&(place, _)| place);
        last(&self.ends).max(last(&self.ones)).max(last(&self.halves)).max(split)
    }

    /// The largest number of coins that a move takes and leaves two heaps.
    pub(crate) fn last_split(&self) -> usize {
        self.splits.last().map_or(0, |&(place, _)| place)
    }

    /// The common parity of all places that split, if they have one.
    pub(crate) fn split_parity(&self) -> Option<u32> {
        let places = self.splits.iter().map(|&(place, _)| place).chain(self.halves.iter().copied());
        let mut parities = places.map(|place| (place & 1) as u32);
        let first = parities.next()?;
        parities.all(|parity| parity == first).then_some(first)
    }

    /// Whether 0 is an option of this heap without pairs and moves to one heap: it may be taken whole, or
    /// divided into equal heaps.
    pub(crate) fn to_zero(&self, heap: u64) -> bool {
        let even = |place: usize| heap >= place as u64 + 2 && (heap - place as u64) % 2 == 0;
        self.ends.iter().any(|&end| end as u64 == heap)
            || self.halves.iter().any(|&place| even(place))
            || self.splits.iter().any(|&(place, pairs)| pairs == Pairs::Any && even(place))
    }
}
