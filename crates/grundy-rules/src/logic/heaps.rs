//! Take sets, take-and-break codes and coin-turning codes as clauses.

use super::{Atom, Clause, Linear, MOST_CLAUSES};
use crate::code::{Code, Digit, Kinds};
use crate::take::TakeSet;
use crate::turning::{Reach, Turn, Turning};

/// More heaps than this are not written down.
const MOST_PARTS: u32 = 4;

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

pub(super) fn take(set: &TakeSet) -> Option<Vec<Clause>> {
    let ranges: Vec<(u64, u64)> = set.ranges_up_to(u64::MAX).take(MOST_CLAUSES + 1).collect();
    if ranges.len() > MOST_CLAUSES {
        return None;
    }
    // The number taken is x0 - x1.
    let clause = |(least, most): (u64, u64)| {
        let mut atoms = vec![Atom::AtMostZero(form(&[(0, -1), (1, 1)], i64::try_from(least).ok()?)?)];
        if most != u64::MAX {
            atoms.push(Atom::AtMostZero(form(&[(0, 1), (1, -1)], i64::try_from(most).ok()?.checked_neg()?)?));
        }
        Some(Clause { coordinates: 1, parts: 1, variables: 2, atoms })
    };
    ranges.into_iter().map(clause).collect()
}

pub(super) fn code(code: &Code) -> Option<Vec<Clause>> {
    let mut all = Vec::new();
    for (taken, digit) in code.places() {
        all.extend(places(digit, taken, None)?);
    }
    if let Some(repeat) = code.repeat() {
        let (start, length) = (i64::try_from(repeat.start()).ok()?, i64::try_from(repeat.length()).ok()?);
        for (offset, digit) in repeat.digits() {
            all.extend(places(digit, start.checked_add_unsigned(offset)?, Some(length))?);
        }
    }
    (all.len() <= MOST_CLAUSES).then_some(all)
}

/// What a digit allows after so many coins are taken, or so many and a multiple of `every` more.
fn places(digit: &Digit, taken: i64, every: Option<i64>) -> Option<Vec<Clause>> {
    let mut all = Vec::new();
    for split in digit.splits() {
        let last = split.last.filter(|last| *last <= MOST_PARTS)?;
        for heaps in split.first..=last {
            let parts = heaps as usize;
            // The parts and what is taken are the heap.
            let mut terms: Vec<(usize, i64)> = (1..=parts).map(|part| (part, 1)).collect();
            terms.push((0, -1));
            terms.extend(every.map(|every| (parts + 1, every)));
            let variables = 1 + parts + usize::from(every.is_some());
            let mut common = vec![Atom::Zero(form(&terms, taken)?)];
            for part in 1..=parts {
                common.push(at_least(part, 1)?);
            }
            for shape in shapes(split.kinds, parts)? {
                let atoms = [&common[..], &shape[..]].concat();
                all.push(Clause { coordinates: 1, parts, variables, atoms });
            }
        }
    }
    Some(all)
}

/// How heaps in ascending order may be divided, as lists of atoms.
fn shapes(kinds: Kinds, parts: usize) -> Option<Vec<Vec<Atom>>> {
    let chain = |by: i64| (1..parts).map(|part| before(part, by, part + 1)).collect::<Option<Vec<_>>>();
    if parts < 2 || kinds == Kinds::ALL {
        return Some(vec![chain(0)?]);
    }
    let mut all = Vec::new();
    if kinds.equal() {
        let same = |part| Some(Atom::Zero(form(&[(part, 1), (part + 1, -1)], 0)?));
        all.push((1..parts).map(same).collect::<Option<Vec<_>>>()?);
    }
    match (kinds.different(), kinds.mixed()) {
        (true, false) => all.push(chain(1)?),
        (true, true) => all.push([chain(0)?, vec![before(1, 1, parts)?]].concat()),
        (false, true) => {
            for part in 1..parts {
                let same = Atom::Zero(form(&[(part, 1), (part + 1, -1)], 0)?);
                all.push([chain(0)?, vec![before(1, 1, parts)?, same]].concat());
            }
        }
        (false, false) => {}
    }
    Some(all)
}

pub(super) fn turning(turning: &Turning) -> Option<Vec<Clause>> {
    let mut all = Vec::new();
    for turn in turning.turns() {
        let most = turn.most.filter(|most| *most <= u64::from(MOST_PARTS) + 1)?;
        for coins in turn.least..=most {
            all.push(coins_turned(turn, coins as usize)?);
        }
    }
    Some(all)
}

/// So many coins are turned: the one at the heap's place and the parts, which stand left of it.
fn coins_turned(turn: &Turn, coins: usize) -> Option<Clause> {
    let parts = coins - 1;
    // From the left to the right: the parts, then the heap.
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
