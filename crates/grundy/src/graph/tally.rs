//! The worth of a node, option by option.

use super::Worth;

/// What the options of a node say about it, in any order.
///
/// ```
/// use grundy::graph::Tally;
/// use grundy::NimValue;
/// let end = Tally::default().worth().unwrap();
/// let mut one = Tally::default();
/// one.option(end);
/// let one = one.worth().unwrap();
/// let mut two = Tally::default();
/// two.option(one);
/// two.option(end);
/// assert_eq!(two.worth().unwrap().nim_value(), NimValue(2));
/// ```
///
/// # Laws
/// Options that repeat change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// A bit for each nim-value below 64. Nearly always one of them is missing.
    below_64: u64,
    normal: Best,
    misere: Best,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally::NONE
    }
}

impl Tally {
    /// No options yet.
    pub const NONE: Tally = Tally { below_64: 0, normal: Best::NONE, misere: Best::NONE };

    /// The tally as numbers, for a file.
    pub fn into_parts(self) -> [u32; 6] {
        let Tally { below_64, normal, misere } = self;
        [below_64 as u32, (below_64 >> 32) as u32, normal.win, normal.delay, misere.win, misere.delay]
    }

    /// A tally from [its numbers](Tally::into_parts).
    pub fn from_parts([low, high, win, delay, misere_win, misere_delay]: [u32; 6]) -> Tally {
        Tally {
            below_64: u64::from(low) | u64::from(high) << 32,
            normal: Best { win, delay },
            misere: Best { win: misere_win, delay: misere_delay },
        }
    }

    /// Counts an option.
    #[inline]
    pub fn option(&mut self, worth: Worth) {
        self.below_64 |= u64::from(worth.nim_value < 64) << (worth.nim_value % 64);
        self.normal.option(worth.remoteness_normal, worth.remoteness_normal % 2 == 0);
        self.misere.option(worth.remoteness_misere, worth.remoteness_misere % 2 == 1);
    }

    /// The worth of the node, once all options are counted; `None` if the options have all nim-values below 64, so that the
    /// larger ones decide.
    #[inline]
    pub fn worth(&self) -> Option<Worth> {
        let mex = self.below_64.trailing_ones();
        (mex < 64).then(|| self.worth_with_mex(mex))
    }

    /// The worth of the node, once all options are counted, with this mex of all their nim-values.
    #[inline]
    pub fn worth_with_mex(&self, mex: u32) -> Worth {
        Worth {
            nim_value: mex,
            remoteness_normal: self.normal.remoteness(),
            remoteness_misere: self.misere.remoteness(),
        }
    }
}

/// The remoteness of a node, option by option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Best {
    /// The least remoteness of a P-option; the largest number if there is none.
    win: u32,
    /// One more than the greatest remoteness of any option; 0 if there is none.
    delay: u32,
}

impl Best {
    const NONE: Best = Best { win: u32::MAX, delay: 0 };

    /// Written without branches, since nothing predicts who wins.
    #[inline]
    fn option(&mut self, remoteness: u32, is_p: bool) {
        self.win = self.win.min(if is_p { remoteness } else { u32::MAX });
        self.delay = self.delay.max(remoteness + 1);
    }

    /// Cannot overflow: a line of play has fewer moves than there are nodes.
    #[inline]
    fn remoteness(&self) -> u32 {
        if self.win == u32::MAX { self.delay } else { 1 + self.win }
    }
}
