//! Learning linear relations between subsequences.

use super::{Part, Regular, Row};

/// The terms of each subsequence from which relations are learned.
const FIRST_TERMS: usize = 48;
/// The number of terms after the first heap that relations may skip.
const MAX_SKIPPED_TERMS: u64 = 7;
/// The most subsequences, including the constant one.
const MAX_SUBSEQUENCES: usize = 12;
/// The fewest values per number in the law.
const VALUES_PER_NUMBER: usize = 8;
/// The largest divisor and factor in a relation.
const MAX_DIVISOR: i64 = 12;
const MAX_FACTOR: i64 = 1 << 16;

/// The law of this base in the values of consecutive heaps; `None` where there are too few values for its
/// subsequences.
///
/// A subsequence that is no combination of earlier ones is a new one. A combination in the first terms must
/// be one in all known terms.
///
/// # Laws
/// It gives all of these values, and there are many more values than numbers in the law.
///
/// # Cost
/// Linear in the number of values, for each subsequence.
pub(in crate::law) fn learn(first: u64, values: &[u32], base: u64) -> Option<Regular> {
    let known = Terms { first, values, begin: first.max(1).checked_add(MAX_SKIPPED_TERMS)? };
    let mut parts = vec![Part::Of { step: 1, rest: 0 }, Part::One];
    let mut rows = Vec::new();
    let mut at = 0;
    while let Some(&part) = parts.get(at) {
        for digit in 0..base {
            let Part::Of { step, rest } = part else {
                rows.push(Row { terms: vec![(at, 1)], over: 1 });
                continue;
            };
            let child = Part::Of { step: step.checked_mul(base)?, rest: rest + digit * step };
            let row = match known.combination(&parts, child)? {
                Some(row) => row,
                None => {
                    parts.push(child);
                    Row { terms: vec![(parts.len() - 1, 1)], over: 1 }
                }
            };
            if parts.len() > MAX_SUBSEQUENCES {
                return None;
            }
            rows.push(row);
        }
        at += 1;
    }
    let from = known.earliest(&parts, &rows, base)?;
    let start =
        (0..from * base).map(|n| parts.iter().map(|part| known.or_zero(*part, n)).collect()).collect();
    let law = Regular { base, parts, rows, from, first, start };
    let fits = |(heap, &value): (u64, &u32)| law.value(heap).is_some_and(|own| own.0 == u64::from(value));
    let enough = law.told().checked_mul(VALUES_PER_NUMBER)? <= values.len();
    (enough && (first..).zip(values).all(fits)).then_some(law)
}

/// The known terms of subsequences.
struct Terms<'a> {
    first: u64,
    values: &'a [u32],
    /// The first term from which relations are learned.
    begin: u64,
}

impl Terms<'_> {
    fn at(&self, part: Part, n: u64) -> Option<i64> {
        if part == Part::One {
            return Some(1);
        }
        let place = usize::try_from(part.heap(n)?.checked_sub(self.first)?).ok()?;
        self.values.get(place).map(|value| (*value).into())
    }

    /// The term, or 0 below the first heap, where it is never needed.
    fn or_zero(&self, part: Part, n: u64) -> i64 {
        self.at(part, n).unwrap_or(0)
    }

    /// Whether the relation holds at n, if that is known.
    fn holds(&self, parts: &[Part], child: Part, row: &Row, n: u64) -> Option<bool> {
        let wanted = self.at(child, n)?;
        Some(row.value(|part| self.at(parts[part], n).map(i128::from)) == Some(wanted.into()))
    }

    /// A subsequence as a combination of others: `Some(None)` where it is none, `None` where too few terms
    /// are known, or where the first ones mislead.
    fn combination(&self, parts: &[Part], child: Part) -> Option<Option<Row>> {
        let rows: Vec<Vec<i64>> = (self.begin..)
            .take(FIRST_TERMS)
            .map(|n| {
                let terms = parts.iter().map(|part| self.at(*part, n));
                terms.chain([self.at(child, n)]).collect::<Option<Vec<i64>>>()
            })
            .collect::<Option<_>>()?;
        let Some(row) = solved(rows, parts.len()) else { return Some(None) };
        let mut later = (self.begin..).map_while(|n| self.holds(parts, child, &row, n));
        later.all(|holds| holds).then_some(Some(row))
    }

    /// The earliest n ≥ 1 from which all relations hold.
    fn earliest(&self, parts: &[Part], rows: &[Row], base: u64) -> Option<u64> {
        let least = self.first.max(1);
        let broken = (least..self.begin).rev().find(|&n| {
            parts.iter().zip(rows.chunks(base as usize)).any(|(part, rows)| {
                let Part::Of { step, rest } = *part else { return false };
                (0..).zip(rows).any(|(digit, row)| {
                    let child = Part::Of { step: step * base, rest: rest + digit * step };
                    self.holds(parts, child, row, n) == Some(false)
                })
            })
        });
        Some(broken.map_or(least, |n| n + 1))
    }
}

/// The prime modulo which sums are taken; the results are compared with the values themselves.
const PRIME: i128 = (1 << 61) - 1;

/// The last column as a combination of the others, if it is one; it uses no column that is a combination of
/// earlier ones.
fn solved(mut rows: Vec<Vec<i64>>, columns: usize) -> Option<Row> {
    let times = |a: i64, b: i64| (i128::from(a) * i128::from(b) % PRIME) as i64;
    let mut pivots = Vec::new();
    for column in 0..columns {
        let done = pivots.len();
        let Some(pivot) = (done..rows.len()).find(|row| rows[*row][column] != 0) else { continue };
        rows.swap(done, pivot);
        let inverse = power(rows[done][column], PRIME - 2);
        let own: Vec<i64> = rows[done].iter().map(|entry| times(*entry, inverse)).collect();
        for (other, row) in rows.iter_mut().enumerate() {
            let factor = row[column];
            if other != done && factor != 0 {
                for (entry, own) in row.iter_mut().zip(&own) {
                    *entry = (i128::from(*entry) - i128::from(times(*own, factor))).rem_euclid(PRIME) as i64;
                }
            }
        }
        rows[done] = own;
        pivots.push(column);
    }
    if rows[pivots.len()..].iter().any(|row| row[columns] != 0) {
        return None;
    }
    let solution: Vec<(usize, i64)> = pivots
        .iter()
        .zip(&rows)
        .map(|(column, row)| (*column, row[columns]))
        .filter(|entry| entry.1 != 0)
        .collect();
    let small = |over: i64, entry: i64| {
        let number = times(entry, over);
        let number = if i128::from(number) > PRIME / 2 { number - PRIME as i64 } else { number };
        (number.abs() <= MAX_FACTOR).then_some(number)
    };
    (1..=MAX_DIVISOR).find_map(|over| {
        let terms = solution.iter().map(|(column, entry)| Some((*column, small(over, *entry)?)));
        Some(Row { terms: terms.collect::<Option<_>>()?, over })
    })
}

/// A power modulo the prime.
fn power(base: i64, mut exponent: i128) -> i64 {
    let (mut square, mut result) = (i128::from(base), 1i128);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * square % PRIME;
        }
        square = square * square % PRIME;
        exponent >>= 1;
    }
    result as i64
}
