//! Take sets, take-and-break codes and coin-turning codes as clauses.

use super::moves::{Kind, Move, Split};
use super::{Atom, Clause, Linear};
use crate::code::{Code, Digit, Kinds};
use crate::take::TakeSet;
use crate::turning::{Reach, Turn, Turning};

/// Moves that leave more heaps than this have no clauses.
const MAX_PARTS: u32 = 4;

/// A sum of variables, each with its coefficient, and a constant.
fn form(terms: &[(usize, i64)], constant: i64) -> Option<Linear> {
    terms.iter().try_fold(Linear::constant(constant), |sum, &(var, c)| sum.plus(c, &Linear::var(var)))
}

/// `a + by <= b`.
fn before(a: usize, by: i64, b: usize) -> Option<Atom> {
    Some(Atom::AtMostZero(form(&[(a, 1), (b, -1)], by)?))
}

/// `a >= least`.
fn at_least(a: usize, least: i64) -> Option<Atom> {
    Some(Atom::AtMostZero(form(&[(a, -1)], least)?))
}

/// Rules with more moves than this have no clauses.
const MAX_MOVES: usize = 1 << 16;

pub(super) fn takes(set: &TakeSet) -> Option<Vec<Move>> {
    // The numbers after such a gap would be 2^64 or more.
    if set.excluded().and_then(<[_]>::last).is_some_and(|gap| gap.1 == u64::MAX) {
        return None;
    }
    let limit = |most: u64| (most != u64::MAX || set.is_finite()).then_some(most);
    let ranges = set.ranges_up_to(u64::MAX).take(MAX_MOVES + 1);
    let moves: Vec<Move> = ranges.map(|(least, most)| Move::Take(least, limit(most))).collect();
    (moves.len() <= MAX_MOVES).then_some(moves)
}

/// The number of coins taken is x0 - x1.
pub(super) fn taking(least: u64, most: Option<u64>) -> Option<Clause> {
    let mut clause = Clause { coordinates: 1, parts: 1, variables: 2, atoms: Vec::new() };
    for (sign, bound) in std::iter::once((1, least)).chain(most.map(|most| (-1, most))) {
        let mut terms = vec![(0, -sign), (1, sign)];
        let constant = if let Ok(bound) = i64::try_from(bound) {
            bound
        } else {
            // The constants of a clause are smaller: another variable is half of the bound, or beyond it.
            let half = clause.variables;
            clause.variables += 1;
            terms.push((half, 2 * sign));
            let bounded = form(&[(half, -sign)], sign * i64::try_from(bound / 2).ok()?)?;
            clause.atoms.push(Atom::AtMostZero(bounded));
            i64::try_from(bound % 2).ok()?
        };
        clause.atoms.push(Atom::AtMostZero(form(&terms, sign * constant)?));
    }
    Some(clause)
}

pub(super) fn splits(code: &Code) -> Option<Vec<Move>> {
    let mut all = Vec::new();
    for (taken, digit) in code.places() {
        divisions(digit, taken, None, &mut all)?;
    }
    if let Some(repeat) = code.repeat() {
        let start = i64::try_from(repeat.start()).ok()?;
        for (offset, digit) in repeat.digits() {
            divisions(digit, start.checked_add_unsigned(offset)?, Some(repeat.length()), &mut all)?;
        }
    }
    Some(all)
}

/// What a digit allows after `taken` coins are taken, or after a multiple of `every` more.
fn divisions(digit: &Digit, taken: i64, every: Option<u64>, all: &mut Vec<Move>) -> Option<()> {
    for split in digit.splits() {
        for heaps in split.first..=split.last? {
            let kinds: &[Kind] = match (split.kinds.equal(), split.kinds.different(), split.kinds.mixed()) {
                _ if heaps < 2 || split.kinds == Kinds::ALL => &[Kind::Any],
                (false, true, false) => &[Kind::Different],
                (true, false, false) => &[Kind::Equal],
                (true, true, false) => &[Kind::Different, Kind::Equal],
                _ => &[Kind::Unequal],
            };
            all.extend(kinds.iter().map(|&kind| Move::Split(Split { taken, heaps, kind, every })));
        }
    }
    (all.len() <= MAX_MOVES).then_some(())
}

/// A division as clauses, the parts ascending.
pub(super) fn dividing(split: &Split) -> Option<Vec<Clause>> {
    if split.heaps > MAX_PARTS {
        return None;
    }
    let parts = split.heaps as usize;
    // The parts and the coins taken add up to the heap.
    let mut terms: Vec<(usize, i64)> = (1..=parts).map(|part| (part, 1)).collect();
    terms.push((0, -1));
    if let Some(every) = split.every {
        terms.push((parts + 1, i64::try_from(every).ok()?));
    }
    let variables = 1 + parts + usize::from(split.every.is_some());
    let mut common = vec![Atom::Zero(form(&terms, split.taken)?)];
    for part in 1..=parts {
        common.push(at_least(part, 1)?);
    }
    let shapes = shapes(split.kind, parts)?;
    let clause = |shape: Vec<Atom>| {
        let atoms = [&common[..], &shape[..]].concat();
        Clause { coordinates: 1, parts, variables, atoms }
    };
    Some(shapes.into_iter().map(clause).collect())
}

/// How heaps in ascending order may be divided, as lists of atoms.
fn shapes(kind: Kind, parts: usize) -> Option<Vec<Vec<Atom>>> {
    let chain = |by: i64| (1..parts).map(|part| before(part, by, part + 1)).collect::<Option<Vec<_>>>();
    Some(match kind {
        _ if parts < 2 => vec![Vec::new()],
        Kind::Any => vec![chain(0)?],
        Kind::Different => vec![chain(1)?],
        Kind::Unequal => vec![[chain(0)?, vec![before(1, 1, parts)?]].concat()],
        Kind::Equal => {
            let same = |part| Some(Atom::Zero(form(&[(part, 1), (part + 1, -1)], 0)?));
            vec![(1..parts).map(same).collect::<Option<Vec<_>>>()?]
        }
    })
}

/// The smallest number of neighbours turned, if the code turns any run of at least this length (`1+C`).
pub(super) fn run(turning: &Turning) -> Option<u64> {
    let [turn] = turning.turns() else { return None };
    let plain = !turn.shape.equal && !turn.shape.first && !turn.shape.symmetric;
    (plain && turn.most.is_none() && turn.shape.reach == Reach::Consecutive).then_some(turn.least)
}

pub(super) fn turning(turning: &Turning) -> Option<Vec<Clause>> {
    let mut all = Vec::new();
    for turn in turning.turns() {
        let most = turn.most.filter(|most| *most <= u64::from(MAX_PARTS) + 1)?;
        for coins in turn.least..=most {
            all.push(coins_turned(turn, coins as usize)?);
        }
    }
    Some(all)
}

/// Exactly `coins` coins are turned: the one at the heap's place, and the parts to its left.
fn coins_turned(turn: &Turn, coins: usize) -> Option<Clause> {
    let parts = coins - 1;
    // From left to right: the parts, then the heap.
    let places: Vec<usize> = (1..=parts).chain([0]).collect();
    let first = places[0];
    let mut atoms = vec![at_least(first, 1)?];
    for pair in places.windows(2) {
        atoms.push(before(pair[0], 1, pair[1])?);
    }
    let width = |atoms: &mut Vec<Atom>, neighbours: i64| {
        atoms.push(Atom::AtMostZero(form(&[(0, 1), (first, -1)], 1i64.checked_sub(neighbours)?)?));
        Some(())
    };
    match turn.shape.reach {
        Reach::Any => {}
        Reach::Within(neighbours) => width(&mut atoms, i64::try_from(neighbours).ok()?)?,
        Reach::Consecutive => width(&mut atoms, coins as i64)?,
    }
    if turn.shape.equal {
        for three in places.windows(3) {
            let [a, b, c] = [three[0], three[1], three[2]];
            atoms.push(Atom::Zero(form(&[(a, 1), (b, -2), (c, 1)], 0)?));
        }
    }
    if turn.shape.first {
        atoms.push(Atom::Zero(form(&[(first, 1)], -1)?));
    }
    if turn.shape.symmetric {
        for i in 1..coins / 2 {
            let (left, right) = (places[i], places[coins - 1 - i]);
            atoms.push(Atom::Zero(form(&[(left, 1), (right, 1), (first, -1), (0, -1)], 0)?));
        }
        if coins % 2 == 1 && coins > 1 {
            let middle = places[coins / 2];
            atoms.push(Atom::Zero(form(&[(middle, 2), (first, -1), (0, -1)], 0)?));
        }
    }
    Some(Clause { coordinates: 1, parts, variables: 1 + parts, atoms })
}
