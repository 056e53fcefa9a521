//! P-positions given by an automaton.

use super::{Replies, euclid};
use crate::automaton::{Automaton, Numeration};
use crate::law::Period;
use crate::law::written::checked;
use grundy_rules::formula::euclid::Euclid;
use serde::{Deserialize, Serialize};

/// The P-positions that an automaton accepts, and the moves that lead to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Machine {
    automaton: Automaton,
    replies: Ways,
    periods: Option<[Period; 2]>,
}

checked!(Machine, Machine::is_sound, "these machines do not read pairs");

impl Machine {
    /// Whether the automata read pairs, and positions with options, in the same numeration.
    fn is_sound(&self) -> bool {
        let replies = match &self.replies {
            Ways::Read(replies) => {
                replies.tracks() == [0, 1, 2, 3] && replies.numeration() == self.automaton.numeration()
            }
            Ways::Euclid(_) | Ways::Unknown => true,
        };
        self.automaton.tracks() == [0, 1] && replies
    }
}

/// How moves to P-positions are found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ways {
    /// By an automaton that reads a position and an option that is a P-position.
    Read(Automaton),
    /// By the moves of Euclid's game.
    Euclid(Euclid),
    /// They are not.
    Unknown,
}

impl Machine {
    /// An automaton that reads pairs as variables 0 and 1; an automaton in `replies` reads position and
    /// option as variables 0 to 3.
    pub(super) fn new(automaton: Automaton, replies: Ways, periods: Option<[Period; 2]>) -> Machine {
        Machine { automaton, replies, periods }
    }

    /// The periods of x and of y, where the P-positions repeat in both directions: from its preperiod on, a
    /// coordinate may grow by its period, whatever the other one is.
    pub fn periods(&self) -> Option<[Period; 2]> {
        self.periods
    }

    /// How it reads numbers.
    pub fn numeration(&self) -> Numeration {
        self.automaton.numeration()
    }

    /// The automaton, which reads x as variable 0 and y as variable 1.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// The automaton that reads a position as variables 0 and 1 and an option that is a P-position as
    /// variables 2 and 3, if it was small enough to build.
    pub fn replies(&self) -> Option<&Automaton> {
        match &self.replies {
            Ways::Read(replies) => Some(replies).filter(|replies| replies.tracks() == [0, 1, 2, 3]),
            Ways::Euclid(_) | Ways::Unknown => None,
        }
    }

    /// The number of states.
    pub fn size(&self) -> usize {
        self.automaton.size()
    }

    /// Each state: whether the digits may end there, and the next state for each pair of digits, where the
    /// digit of x counts least.
    pub fn states(&self) -> impl Iterator<Item = (bool, &[u32])> {
        (0..self.size()).map(|state| (self.automaton.is_accepting(state), self.automaton.row(state)))
    }

    /// The moves to P-positions: the digits of the option are chosen one after the other, so that the
    /// automaton for position and option accepts.
    ///
    /// # Cost
    /// For each digit one step per state and pair of digits; then the moves listed.
    pub(super) fn moves(&self, at: [u64; 2], limit: usize) -> Option<Replies> {
        if let Ways::Euclid(game) = self.replies {
            let mut first = euclid::moves(game, at, |pair| self.automaton.accepts(&pair));
            let total = Some(first.len() as u128);
            first.truncate(limit);
            return Some(Replies { first, total });
        }
        let replies = self.replies()?;
        let numeration = self.numeration();
        let digits = numeration.digits() as usize;
        let weights: Vec<u128> =
            numeration.weights().take_while(|weight| *weight <= u128::from(u64::MAX)).collect();
        let written = at.map(|number| numeration.digits_of(number));
        let read = |place: usize| {
            let digit = |i: usize| written[i].get(place).copied().unwrap_or(0) as usize;
            digit(0) + digits * digit(1)
        };
        // The number of ways to the end from each place and state, computed from the last place on.
        let all = 0..replies.size();
        let mut ways: Vec<Vec<u128>> =
            vec![all.clone().map(|state| replies.is_accepting(state).into()).collect()];
        for place in (0..weights.len()).rev() {
            let behind = &ways[ways.len() - 1];
            let leads = |state: usize| {
                let pairs = 0..digits * digits;
                let to = pairs.map(|pair| behind[replies.after(state, read(place) + digits * digits * pair)]);
                to.fold(0, u128::saturating_add)
            };
            let here = all.clone().map(leads).collect();
            ways.push(here);
        }
        ways.reverse();
        let complete = ways[0][0] < u128::MAX && !self.leaves_beyond(replies, weights.len(), &read);
        let mut total = complete.then_some(ways[0][0]);
        let mut first = Vec::new();
        let mut open = vec![(0usize, 0usize, [0u128; 2])];
        while let Some((place, state, option)) = open.pop() {
            if first.len() >= limit {
                break;
            }
            let Some(weight) = weights.get(place) else {
                match option.map(u64::try_from) {
                    [Ok(x), Ok(y)] => first.push([x, y]),
                    _ => total = None,
                }
                continue;
            };
            for pair in 0..digits * digits {
                let to = replies.after(state, read(place) + digits * digits * pair);
                if ways[place + 1][to] > 0 {
                    let chosen = [pair % digits, pair / digits].map(|digit| digit as u128 * weight);
                    open.push((place + 1, to, [option[0] + chosen[0], option[1] + chosen[1]]));
                }
            }
        }
        first.sort_unstable();
        Some(Replies { first, total })
    }

    /// Whether a move to a P-position leaves a number with more digits than this; `read` gives the digits of the
    /// position at a place.
    fn leaves_beyond(&self, replies: &Automaton, places: usize, read: &dyn Fn(usize) -> usize) -> bool {
        let digits = self.numeration().digits() as usize;
        let after = |state: usize, place: usize, pair: usize| {
            replies.after(state, read(place) + digits * digits * pair)
        };
        let pairs = digits * digits;
        // Behind all digits of the position: whether more digits of the option lead to the end, and whether some
        // that are not all 0 do.
        let mut ends: Vec<bool> = (0..replies.size()).map(|state| replies.is_accepting(state)).collect();
        let mut longer = vec![false; replies.size()];
        loop {
            let mut grown = false;
            for state in 0..replies.size() {
                let to = |pair| after(state, places, pair);
                let ended = ends[state] || (0..pairs).any(|pair| ends[to(pair)]);
                let long = longer[state] || longer[to(0)] || (1..pairs).any(|pair| ends[to(pair)]);
                grown |= ended != ends[state] || long != longer[state];
                (ends[state], longer[state]) = (ended, long);
            }
            if !grown {
                break;
            }
        }
        for place in (0..places).rev() {
            let leads = |state| (0..pairs).any(|pair| longer[after(state, place, pair)]);
            longer = (0..replies.size()).map(leads).collect();
        }
        longer[0]
    }
}
