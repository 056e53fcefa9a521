//! Chomp in two directions on words: the edge of a bar is a staircase, and staircases can be numbered.

use super::solid::is_solid;
use grundy_rules::Flow;
use grundy_rules::compact::{Place, Ranked};
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// The lengths of the rows, the longest first.
type Rows = SmallVec<[u8; 32]>;

/// The edge of a bar from its lower left corner on: a 0 for each step to the right, a 1 for each step up. The
/// first step is to the right, so the word is even; the last step is up. Rows and columns are exchanged if
/// that makes the word smaller. `None` if there are more than 128 steps.
pub(super) fn word(rows: &[u64]) -> Option<u128> {
    short(rows).map(|rows| of(&rows))
}

/// The same without an exchange of rows and columns.
pub(super) fn exact_word(rows: &[u64]) -> Option<u128> {
    short(rows).map(|rows| edge(&rows))
}

/// The lengths of the rows, if the edge has at most 128 steps.
fn short(rows: &[u64]) -> Option<Rows> {
    let longest = *rows.first()?;
    let fits = longest.saturating_add(rows.len() as u64) <= 128;
    fits.then(|| rows.iter().map(|&row| row as u8).collect())
}

fn of(rows: &[u8]) -> u128 {
    edge(rows).min(edge(&columns(rows)))
}

fn edge(rows: &[u8]) -> u128 {
    let mut at = 0;
    let mut before = 0;
    let mut edge = 0;
    for &row in rows.iter().rev().skip_while(|&&row| row == 0) {
        at += u32::from(row - before);
        edge |= 1 << at;
        at += 1;
        before = row;
    }
    edge
}

fn columns(rows: &[u8]) -> Rows {
    let longest = rows.first().copied().unwrap_or(0);
    let mut height = rows.len();
    let column = |column: u8| {
        while height > 0 && rows[height - 1] <= column {
            height -= 1;
        }
        height as u8
    };
    (0..longest).map(column).collect()
}

pub(super) fn rows(mut word: u128) -> Rows {
    let mut rows = Rows::new();
    let mut row = 0;
    while word != 0 {
        let right = word.trailing_zeros();
        row += right as u8;
        rows.push(row);
        word = word.checked_shr(right + 1).unwrap_or(0);
    }
    rows.reverse();
    rows
}

pub(super) fn options(part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
    let rows = rows(part);
    for (row, &length) in rows.iter().enumerate() {
        for left in (0..length).rev().filter(|&left| row + usize::from(left) > 0) {
            let mut bitten = rows.clone();
            bitten[row..].iter_mut().for_each(|length| *length = left.min(*length));
            each(&[of(&bitten)])?;
        }
    }
    ControlFlow::Continue(())
}

/// The number of squares without the poisoned one.
pub(super) fn size(part: u128) -> u32 {
    rows(part).iter().map(|&row| u32::from(row)).sum::<u32>().saturating_sub(1)
}

/// All bars in the box around this one, numbered, if that pays: few of them can be reached from a long row
/// and a long column.
pub(super) fn ranked(part: u128) -> Option<Bars> {
    let rows = rows(part);
    let bars = Bars::new(rows.len(), usize::from(*rows.first()?))?;
    (u64::from(bars.count) < BARS_PER_REACHED * reached(&rows)).then_some(bars)
}

/// All bars of a box are valued in the time in which a search finds one in this many of them.
pub(super) const BARS_PER_REACHED: u64 = 64;

/// How many bars can be reached from a bar, including itself and the one without squares.
fn reached(rows: &[u8]) -> u64 {
    // For each length, the number of ways to choose the rows from the last one on, with the topmost of this
    // length.
    let mut ways = vec![1u64];
    for &row in rows.iter().rev() {
        let mut sum = 0u64;
        let shorter = |length: usize| ways.get(length).copied().unwrap_or(0);
        let sums = (0..=usize::from(row)).map(|length| {
            sum = sum.saturating_add(shorter(length));
            sum
        });
        ways = sums.collect();
    }
    ways.iter().fold(0, |all, &ways| all.saturating_add(ways))
}

/// All bars with at most these numbers of rows and columns, in the order of their last rows.
///
/// Let S(j, x) be the number of bars of j rows whose last one is shorter than x (rows without squares count),
/// and S(0, x) = 0. Then the bar with rows a(1) ≥ a(2) ≥ … comes after the sum of all S(j, a(j)) − S(j−1,
/// a(j)) others; the first of these is the bar without squares, which does not count.
pub(super) struct Bars {
    rows: usize,
    columns: usize,
    /// S(j, x), for each j from 0 on.
    shorter: Vec<Vec<u32>>,
    count: u32,
}

impl Bars {
    fn new(rows: usize, columns: usize) -> Option<Bars> {
        // The number of bars of j rows, none shorter than x.
        let mut at_least = vec![1u64; columns + 1];
        let mut shorter = vec![vec![0u32; columns + 1]];
        let mut all = 0;
        for _ in 0..rows {
            let mut sum = 0u64;
            let mut now = Vec::with_capacity(columns + 1);
            for &more in &at_least {
                now.push(u32::try_from(sum).ok()?);
                sum = sum.checked_add(more)?;
            }
            all = u32::try_from(sum).ok()?;
            shorter.push(now);
            for x in (0..columns).rev() {
                at_least[x] = at_least[x].checked_add(at_least[x + 1])?;
            }
        }
        Some(Bars { rows, columns, shorter, count: all.checked_sub(1)? })
    }

    /// The term of row j with this length in the number.
    fn term(&self, j: usize, length: u8) -> u32 {
        self.shorter[j][usize::from(length)] - self.shorter[j - 1][usize::from(length)]
    }

    fn rank_of(&self, rows: &[u8]) -> u32 {
        (1..).zip(rows).map(|(j, &length)| self.term(j, length)).sum::<u32>() - 1
    }
}

impl Ranked for Bars {
    fn positions(&self) -> u32 {
        self.count
    }

    fn rank(&self, part: u128) -> Option<u32> {
        if is_solid(part) {
            return None;
        }
        let rows = rows(part);
        let longest = |rows: &[u8]| rows.first().map(|&row| usize::from(row));
        let fits = |rows: &[u8]| {
            rows.len() <= self.rows && longest(rows).is_some_and(|longest| longest <= self.columns)
        };
        if fits(&rows) {
            return Some(self.rank_of(&rows));
        }
        let columns = columns(&rows);
        fits(&columns).then(|| self.rank_of(&columns))
    }

    fn visit(&self, each: &mut dyn FnMut(Place<'_>) -> Flow) -> Flow {
        let (high, wide) = (self.rows, self.columns);
        let mut rows = vec![0u8; high];
        // The terms of the rows from j on, counted from 1.
        let mut from = vec![0u32; high + 2];
        // The terms of rows longer than x, cut to x, and of all below them.
        let mut cut = vec![0u32; wide];
        // The terms of the first x columns in the number of the bar with rows and columns exchanged.
        let mut exchanged = vec![0u32; wide + 1];
        // How far before the bar its options are, for bites into the last row first, and for those into the
        // first row. The former do not depend on the rows above the bite; those for the first `stale` rows
        // belong to other bars.
        let (mut back, mut first) = (Vec::with_capacity(high * wide), Vec::with_capacity(wide));
        let mut stale = high;
        loop {
            // The next bar: the first row that can grow grows, and the rows above it become as long.
            let most = |j: usize| if j == 0 { wide } else { rows[j - 1].into() };
            let Some(grown) = (0..high).find(|&j| usize::from(rows[j]) < most(j)) else {
                return ControlFlow::Continue(());
            };
            let length = rows[grown] + 1;
            rows[..=grown].fill(length);
            for j in (0..=grown).rev() {
                from[j + 1] = from[j + 2] + self.term(j + 1, length);
            }
            let length = usize::from(length);
            // If only the first row has grown, the rest is known from the bar before it.
            let below =
                if grown == 0 { length - 1 } else { rows.get(grown + 1).copied().unwrap_or(0).into() };
            for (cut, sum) in cut[below..length].iter_mut().zip(&self.shorter[grown + 1][below..]) {
                *cut = sum + from[grown + 2];
            }
            if grown > 0 {
                stale = stale.max(grown + 1);
            }
            if high == wide {
                // Columns below + 1 to length are grown + 1 long, and there are none after them.
                let column = |x: usize| self.shorter[x][grown + 1];
                let before = exchanged[below] - column(below);
                for (x, sum) in (below + 1..=length).zip(&mut exchanged[below + 1..]) {
                    *sum = before + column(x);
                }
                if exchanged[length] < from[1] {
                    each(Place::Like(exchanged[length] - 1))?;
                    continue;
                }
            }
            if stale == 0 {
                // A bite into the first row leaves the same as one into that of the bar before it, or a bar
                // of this row of bars.
                each(Place::InRow(&back))?;
                continue;
            }
            back.truncate(rows[stale..].iter().map(|&row| usize::from(row)).sum());
            for j in (1..stale).rev() {
                let cuts = cut[..rows[j].into()].iter().zip(&self.shorter[j]);
                let from = from[j + 1];
                back.extend(cuts.map(|(cut, sum)| from + sum - cut));
            }
            stale = 0;
            first.clear();
            first.extend(cut[1..length].iter().map(|cut| from[1] - cut));
            each(Place::Options { own: &back, common: &first })?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_read_back() {
        for bar in [&[1u8][..], &[4, 4, 4], &[7, 3, 3, 1], &[63, 62, 1]] {
            assert_eq!(rows(edge(bar))[..], *bar);
            assert_eq!(columns(&columns(bar))[..], *bar);
            assert_eq!(of(bar), of(&columns(bar)));
        }
        assert_eq!(word(&[64; 64]).map(|word| rows(word).len()), Some(64));
        assert_eq!((word(&[65; 64]), word(&[u64::MAX])), (None, None));
    }

    #[test]
    fn a_box_is_counted_off_where_much_of_it_can_be_reached() {
        assert_eq!((reached(&[1]), reached(&[2, 1]), reached(&[3, 3])), (2, 5, 10));
        assert_eq!(reached(&[12; 12]), 2_704_156);
        let counted = |rows: &[u8]| ranked(of(rows)).is_some();
        assert!(counted(&[12; 12]) && counted(&[9, 8, 6, 3]) && counted(&[4, 1, 1, 1]));
        assert!(!counted(&[14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]));
    }

    #[test]
    fn bars_are_counted_off_after_their_options() {
        for (high, wide) in [(1, 1), (1, 5), (5, 1), (3, 4), (4, 3), (4, 4)] {
            let bars = Bars::new(high, wide).unwrap();
            let mut all = std::collections::BTreeMap::new();
            let mut add = |bar: &[u8]| {
                let squares = (0..high).flat_map(|row| (0..bar[row]).map(move |left| (row, left)));
                let bite = |(row, left): (usize, u8)| {
                    let mut bitten = bar.to_vec();
                    bitten[row..].iter_mut().for_each(|length| *length = left.min(*length));
                    bars.rank_of(&bitten)
                };
                let numbers: Vec<u32> = squares.filter(|&square| square != (0, 0)).map(bite).collect();
                let like = bars.rank(edge(bar)).unwrap();
                assert!(like == bars.rank_of(bar) || like == bars.rank_of(&columns(bar)));
                all.insert(bars.rank_of(bar), numbers);
            };
            let mut bar = vec![0u8; high];
            while let Some(j) = (0..high).rev().find(|&j| bar[j] < wide as u8) {
                bar[j] += 1;
                bar[j + 1..].fill(0);
                if bar.windows(2).all(|pair| pair[0] >= pair[1]) {
                    add(&bar);
                }
            }
            assert_eq!(all.len(), bars.positions() as usize);
            assert_eq!(all.last_key_value().unwrap().0 + 1, bars.positions());
            let (mut number, mut row) = (0, Vec::new());
            let _ = bars.visit(&mut |place| {
                let numbers = |back: &[u32]| back.iter().map(|back| number - back).collect::<Vec<u32>>();
                let own = match place {
                    Place::Like(other) => {
                        assert!(other < number);
                        None
                    }
                    Place::InRow(own) => Some(own),
                    Place::Options { own, common } => {
                        row = numbers(common);
                        Some(own)
                    }
                };
                if let Some(own) = own {
                    let mut options = [numbers(own), row.clone()].concat();
                    assert!(options.iter().all(|&option| option < number));
                    options.sort_unstable();
                    all.get_mut(&number).unwrap().sort_unstable();
                    assert_eq!(options, all[&number], "{high}x{wide} {number}");
                }
                row.push(number);
                number += 1;
                ControlFlow::Continue(())
            });
            assert_eq!(number, bars.positions());
        }
        assert_eq!(Bars::new(12, 12).unwrap().positions(), 2_704_155);
        assert!(Bars::new(17, 17).is_some_and(|bars| bars.positions() == 2_333_606_219));
        assert!(Bars::new(18, 18).is_none());
    }
}
