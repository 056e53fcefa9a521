//! The options of a part with unknown values, and the values of the others.

use grundy_rules::compact::Compact;
use rustc_hash::FxHashSet;

/// The difficulty of any unknown option; its size is added.
pub(super) const OPEN_DIFFICULTY: u64 = 12;

/// The options of a part with unknown values.
#[derive(Default)]
pub(super) struct Options {
    pub(super) parts: Vec<u128>,
    /// Options that have not been examined, the easiest last.
    pub(super) open: Vec<Open>,
    /// Options that do not have the value in question.
    pub(super) missed: Vec<Open>,
    /// Whether `open` is sorted, with the easiest last.
    pub(super) sorted: bool,
    /// The total weight of the options left out because they equal one that stays.
    pub(super) equal: u64,
}

/// A set of prints, as bits: it shows that most new prints are new.
#[derive(Default)]
struct Prints([u64; 8]);

impl Prints {
    /// Adds a print. Whether it may have been added before.
    #[inline]
    fn add(&mut self, print: u32) -> bool {
        let bit = print.wrapping_mul(0x9e37_79b1) >> 23;
        let (word, bit) = (&mut self.0[bit as usize / 64], 1 << (bit % 64));
        let seen = *word & bit != 0;
        *word |= bit;
        seen
    }
}

/// An option: the nim-sum of its parts with known values, and the range of the others. There are many, and
/// they are sorted, so each takes half a cache line.
#[derive(Clone, Copy)]
pub(super) struct Open {
    pub(super) sum: u64,
    /// The sum of the squares of the sizes of its parts: its difficulty before anything else is known.
    pub(super) hard: u64,
    pub(super) first: u32,
    pub(super) end: u32,
    /// The sum of the sizes of its parts, which is less than the size of the part whose option it is.
    pub(super) size: u32,
    /// Equal options have equal prints.
    pub(super) print: u32,
}

impl Open {
    /// Its share of the difficulty of a part.
    #[inline]
    pub(super) fn weight(self) -> u64 {
        OPEN_DIFFICULTY + u64::from(self.size)
    }

    /// The range of its parts.
    #[inline]
    pub(super) fn range(self) -> std::ops::Range<usize> {
        self.first as usize..self.end as usize
    }
}

impl Options {
    /// The same memory without options.
    pub(super) fn emptied(mut self) -> Options {
        self.parts.clear();
        self.open.clear();
        self.missed.clear();
        self.equal = 0;
        self
    }

    /// Adds an option: the nim-sum of its known parts, and its unknown parts, from `first` on.
    #[inline]
    pub(super) fn open(&mut self, sum: u64, first: usize) {
        let (first, end) = (first as u32, self.parts.len() as u32);
        self.open.push(Open { sum, hard: 0, first, end, size: 0, print: 0 });
    }

    pub(super) fn parts(&self, option: Open) -> &[u128] {
        &self.parts[option.range()]
    }

    /// Computes the difficulty of each option, and keeps one of several equal options.
    pub(super) fn weigh(&mut self, game: &impl Compact) {
        self.open.reverse();
        let mut prints = Prints::default();
        let mut kept = 0;
        for next in 0..self.open.len() {
            let mut option = self.open[next];
            let mut print = option.sum;
            for &part in &self.parts[option.range()] {
                let size = game.size(part);
                option.size += size;
                option.hard += u64::from(size).pow(2);
                print = print.wrapping_add(part as u64);
            }
            option.print = (print ^ print >> 32) as u32;
            if prints.add(option.print) {
                let same = |other: &Open| other.sum == option.sum && self.parts(*other) == self.parts(option);
                if self.open[..kept].iter().any(|other| other.print == option.print && same(other)) {
                    self.equal += option.weight();
                    continue;
                }
            }
            self.open[kept] = option;
            kept += 1;
        }
        self.open.truncate(kept);
        self.sorted = false;
    }

    /// Sorts the options, the easiest (small parts) last.
    pub(super) fn sort(&mut self) {
        self.open.sort_by_key(|option| std::cmp::Reverse(option.hard));
        self.sorted = true;
    }

    pub(super) fn bytes(&self) -> u64 {
        (size_of_val(&self.parts[..]) + size_of_val(&self.open[..])) as u64
    }
}

/// A set of nim-values.
#[derive(Default)]
pub(super) struct Values {
    /// One bit for each value below 64.
    pub(super) low: u64,
    high: FxHashSet<u64>,
}

impl Values {
    #[inline]
    pub(super) fn insert(&mut self, value: u64) {
        if value < 64 {
            self.low |= 1 << value;
        } else {
            self.high.insert(value);
        }
    }

    #[inline]
    pub(super) fn contains(&self, value: u64) -> bool {
        if value < 64 { self.low >> value & 1 == 1 } else { self.high.contains(&value) }
    }
}
