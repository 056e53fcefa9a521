//! Conditions as automata: they read the digits of n one by one, the last digit first.

use super::Condition;

/// What a condition has read of a number so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum State {
    /// For each number that is asked for: what is left of it, unless a digit differed.
    Left(Vec<Option<u64>>),
    /// The remainder of what was read, and that of the weight of the next digit.
    Remainder { read: u64, weight: u64 },
    /// Whether a digit other than 0 was read, and whether an odd number of zeros came before it.
    Zeros { ended: bool, odd: bool },
    /// The digits 1 so far (2: another number), whether the next place is odd, and whether that of the 1 is.
    One { count: u8, place: bool, at: bool },
    /// Whether the number of ones is odd.
    Parity(bool),
    /// Whether the next place is odd, and whether the number of digits up to the last one that is not 0 is.
    Length { place: bool, odd: bool },
    /// The states of the conditions of a combination.
    Several(Vec<State>),
}

impl Condition {
    /// The state before any digit, if the condition can be read in this base.
    pub(super) fn start(&self, in_base: u64) -> Option<State> {
        Some(match self {
            Condition::OneOf(numbers) => State::Left(numbers.iter().copied().map(Some).collect()),
            Condition::AtLeast(_) => return None,
            Condition::Residues { modulus, .. } if *modulus > 0 => {
                State::Remainder { read: 0, weight: 1 % modulus }
            }
            Condition::Residues { .. } => return None,
            Condition::Exponent { base, .. } if *base == in_base => State::Zeros { ended: false, odd: false },
            Condition::Power { base, less: 0, .. } if *base == in_base => {
                State::One { count: 0, place: false, at: false }
            }
            Condition::Ones { .. } if in_base == 2 => State::Parity(false),
            Condition::Length { base, .. } if *base == in_base => State::Length { place: false, odd: false },
            Condition::Any(all) | Condition::All(all) => {
                State::Several(all.iter().map(|condition| condition.start(in_base)).collect::<Option<_>>()?)
            }
            Condition::Not(condition) => condition.start(in_base)?,
            Condition::Exponent { .. }
            | Condition::Power { .. }
            | Condition::Ones { .. }
            | Condition::Length { .. } => {
                return None;
            }
        })
    }

    /// The state after one more digit.
    pub(super) fn after(&self, state: &State, digit: u64, base: u64) -> State {
        match (self, state) {
            (Condition::Any(all) | Condition::All(all), State::Several(states)) => State::Several(
                all.iter().zip(states).map(|(one, state)| one.after(state, digit, base)).collect(),
            ),
            (Condition::Not(condition), state) => condition.after(state, digit, base),
            (_, State::Left(left)) => {
                let next =
                    |left: &Option<u64>| left.filter(|left| left % base == digit).map(|left| left / base);
                State::Left(left.iter().map(next).collect())
            }
            (Condition::Residues { modulus, .. }, State::Remainder { read, weight }) => {
                // Moduli and bases are small.
                State::Remainder { read: (read + digit * weight) % modulus, weight: weight * base % modulus }
            }
            (_, State::Zeros { ended: false, odd }) => match digit {
                0 => State::Zeros { ended: false, odd: !odd },
                _ => State::Zeros { ended: true, odd: *odd },
            },
            (_, State::One { count, place, at }) => match (digit, count) {
                (0, _) => State::One { count: *count, place: !place, at: *at },
                (1, 0) => State::One { count: 1, place: !place, at: *place },
                _ => State::One { count: 2, place: false, at: false },
            },
            (_, State::Parity(odd)) => State::Parity(odd ^ (digit % 2 == 1)),
            (_, State::Length { place, odd }) => {
                State::Length { place: !place, odd: if digit > 0 { !place } else { *odd } }
            }
            (_, state) => state.clone(),
        }
    }

    /// Whether the condition holds for the number that was read, zeros in front of it aside.
    pub(super) fn accepts(&self, state: &State) -> bool {
        match (self, state) {
            (Condition::Any(all), State::Several(states)) => {
                all.iter().zip(states).any(|(one, state)| one.accepts(state))
            }
            (Condition::All(all), State::Several(states)) => {
                all.iter().zip(states).all(|(one, state)| one.accepts(state))
            }
            (Condition::Not(condition), state) => !condition.accepts(state),
            (_, State::Left(left)) => left.contains(&Some(0)),
            (Condition::Residues { residues, .. }, State::Remainder { read, .. }) => residues.contains(read),
            (Condition::Exponent { odd, .. }, State::Zeros { ended, odd: read }) => *ended && odd == read,
            (Condition::Power { odd, .. }, State::One { count: 1, at, .. }) => {
                odd.is_none_or(|odd| odd == *at)
            }
            (Condition::Ones { odd }, State::Parity(read)) => odd == read,
            (Condition::Length { odd, .. }, State::Length { odd: read, .. }) => odd == read,
            _ => false,
        }
    }
}
