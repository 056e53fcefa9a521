//! All positions at once, in the order of their numbers: one byte each.

use grundy_rules::compact::{Place, Ranked};
use grundy_rules::{Budget, ControlFlow, Halt, Stopped};

/// The nim-values of positions that a game numbers.
pub(super) struct Dense {
    ranked: Box<dyn Ranked>,
    values: Vec<u8>,
}

/// Which values occur among the options: a byte each, so that a mark does not wait for an earlier one.
type Met = [u8; 256];

/// No value occurs.
const NONE_MET: Met = [0; 256];

impl Dense {
    /// The values of all positions; `None` where memory is too small, or a value needs more than a byte.
    ///
    /// # Errors
    /// The budget is spent.
    ///
    /// # Cost
    /// A tick for sixteen options (options common to a row count once), a byte for each position.
    pub(super) fn new(ranked: Box<dyn Ranked>, budget: &mut Budget<'_>) -> Result<Option<Dense>, Stopped> {
        let count = ranked.positions() as usize;
        let mut values: Vec<u8> = Vec::new();
        if count as u64 > budget.bytes_left() || values.try_reserve_exact(count).is_err() {
            return Ok(None);
        }
        budget.reserve(count as u64)?;
        let mut stopped = None;
        // The values of the options that all later positions of the row share.
        let mut row = NONE_MET;
        let flow = ranked.visit(&mut |place| {
            let value = match place {
                Place::Like(other) => Some(values[other as usize]),
                Place::Options { own, .. } | Place::InRow(own) => {
                    let mut looked = own.len();
                    if let Place::Options { common, .. } = place {
                        looked += common.len();
                        row = NONE_MET;
                        meet(&values, common, &mut row);
                    }
                    let mut met = row;
                    meet(&values, own, &mut met);
                    if let Err(stop) = budget.spend(1 + looked as u64 / 16) {
                        stopped = Some(stop);
                    }
                    memchr::memchr(0, &met).and_then(|value| u8::try_from(value).ok())
                }
            };
            let Some(value) = value.filter(|_| stopped.is_none()) else {
                return ControlFlow::Break(Halt::Enough);
            };
            values.push(value);
            row[usize::from(value)] = 1;
            if values.len() % POSITIONS_PER_REPORT == 0 {
                budget.progress(values.len() as u64);
            }
            ControlFlow::Continue(())
        });
        if flow.is_break() {
            budget.release(count as u64);
            return stopped.map_or(Ok(None), Err);
        }
        Ok(Some(Dense { ranked, values }))
    }

    /// The nim-value of a part, if it is one of these positions.
    pub(super) fn get(&self, part: u128) -> Option<u64> {
        Some(self.values[self.ranked.rank(part)? as usize].into())
    }

    /// The number of values.
    pub(super) fn len(&self) -> u64 {
        self.values.len() as u64
    }
}

/// Marks the values of options, given by their distance from the end of the values.
fn meet(values: &[u8], options: &[u32], met: &mut Met) {
    for &back in options {
        met[usize::from(values[values.len() - back as usize])] = 1;
    }
}

/// The positions between two reports of progress.
const POSITIONS_PER_REPORT: usize = 1 << 12;

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_games::chomp::Chomp;
    use grundy_rules::compact::Compact;
    use grundy_rules::{Impartial, Rules, Why};

    #[test]
    fn all_bars_agree_with_the_definition() {
        let word = |rows: &[u64]| Chomp.words(&rows.to_vec().into()).unwrap()[0];
        for rows in [vec![4; 4], vec![6; 3], vec![1; 7], vec![7]] {
            let dense =
                Dense::new(Chomp.ranked(word(&rows)).unwrap(), &mut Budget::default()).unwrap().unwrap();
            let mut bars = vec![rows];
            while let Some(bar) = bars.pop() {
                let value = dense.get(word(&bar)).unwrap();
                let options = Chomp.options_of(&bar.clone().into()).unwrap();
                let options: Vec<u64> = options
                    .iter()
                    .map(|option| dense.get(Chomp.words(option).unwrap()[0]).unwrap())
                    .collect();
                assert_eq!(Some(value), (0..).find(|value| !options.contains(value)), "{bar:?}");
                // Remove one square of the last row, then of the others: this gives all bars.
                for row in (0..bar.len()).filter(|&row| bar[row] > bar.get(row + 1).copied().unwrap_or(0)) {
                    let mut smaller = bar.clone();
                    smaller[row] -= 1;
                    smaller.retain(|&length| length > 0);
                    if !smaller.is_empty() && bars.len() < 200 {
                        bars.push(smaller);
                    }
                }
                if bars.len() > 100 {
                    bars.truncate(50);
                }
            }
        }
    }

    #[test]
    fn without_memory_there_are_none_and_a_stop_is_told() {
        let bars = || Chomp.ranked(Chomp.words(&vec![8; 8].into()).unwrap()[0]).unwrap();
        assert!(Dense::new(bars(), &mut Budget::default().bytes(12_868)).unwrap().is_none());
        let mut budget = Budget::work(1000);
        assert_eq!(Dense::new(bars(), &mut budget).err().unwrap().why, Why::Work);
        assert_eq!(budget.spent().bytes, 0);
    }
}
