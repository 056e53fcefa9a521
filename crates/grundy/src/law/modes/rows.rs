//! The nim-values of one heap after the other, in all modes.

use grundy_rules::formula::modes::Part;
use std::collections::BTreeMap;

/// The moves from a heap in each mode, with the modes in an order in which moves that take nothing lead back.
pub(super) struct Moves {
    options: Vec<Vec<Vec<Step>>>,
    order: Vec<usize>,
}

/// A position that a move leaves, its mode by place.
#[derive(Clone, Copy)]
enum Step {
    Less(u64, usize),
    Fixed(u64, usize),
}

/// The places of the modes.
pub(super) type Places = BTreeMap<u64, usize>;

impl Moves {
    /// The moves of all modes; `None` where moves that take nothing lead in a circle, or where a move leaves
    /// another heap than this one with fewer coins, or a fixed one.
    ///
    /// # Panics
    /// If a move leads to a mode without a place.
    pub fn new(options: &[&[Vec<Part>]], places: &Places) -> Option<Moves> {
        let step = |part: &Part| match *part {
            Part::Less { taken, mode } => Some(Step::Less(taken, places[&mode])),
            Part::Fixed { heap, mode } => Some(Step::Fixed(heap, places[&mode])),
            Part::Other { .. } => None,
        };
        let sum = |parts: &Vec<Part>| parts.iter().map(step).collect();
        let all = |options: &&[Vec<Part>]| options.iter().map(sum).collect();
        let options: Vec<Vec<Vec<Step>>> = options.iter().map(all).collect::<Option<_>>()?;
        let mut order = Vec::with_capacity(options.len());
        let mut state = vec![State::New; options.len()];
        for mode in 0..options.len() {
            visit(mode, &options, &mut state, &mut order)?;
        }
        Some(Moves { options, order })
    }

    /// Whether some move takes nothing.
    pub fn has_passes(&self) -> bool {
        self.options.iter().flatten().flatten().any(|step| matches!(step, Step::Less(0, _)))
    }

    /// The number of options of all modes, in parts.
    pub fn size(&self) -> u64 {
        self.options.iter().flatten().map(|parts| 1 + parts.len() as u64).sum()
    }

    /// Adds the values of the next heap in all modes.
    pub fn push(&self, rows: &mut Vec<u32>, seen: &mut Vec<bool>) {
        let width = self.options.len();
        let start = rows.len();
        let heap = (start / width) as u64;
        rows.resize(start + width, 0);
        for &mode in &self.order {
            let options = &self.options[mode];
            seen.clear();
            seen.resize(options.len() + 1, false);
            for parts in options {
                let value = parts.iter().fold(0, |sum, step| {
                    let (left, mode) = match *step {
                        Step::Less(taken, mode) => (heap - taken, mode),
                        Step::Fixed(left, mode) => (left, mode),
                    };
                    sum ^ rows[left as usize * width + mode]
                });
                if let Some(slot) = seen.get_mut(value as usize) {
                    *slot = true;
                }
            }
            // One slot more than there are options stays free.
            rows[start + mode] = seen.iter().position(|seen| !seen).unwrap_or(options.len()) as u32;
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

/// Orders a mode behind all modes to which it can pass; at most as deep as there are modes.
fn visit(mode: usize, options: &[Vec<Vec<Step>>], state: &mut [State], order: &mut Vec<usize>) -> Option<()> {
    match state[mode] {
        State::Done => return Some(()),
        State::Open => return None,
        State::New => state[mode] = State::Open,
    }
    for step in options[mode].iter().flatten() {
        if let Step::Less(0, to) = *step {
            visit(to, options, state, order)?;
        }
    }
    state[mode] = State::Done;
    order.push(mode);
    Some(())
}
