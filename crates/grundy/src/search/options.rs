//! The options of a part whose values are not known, and the values of the others.

use grundy_rules::compact::Compact;
use rustc_hash::FxHashSet;

/// How much is open about an option that is not known, in squares beside its own.
pub(super) const OPEN: u64 = 12;

/// The options of a part whose values are not known.
#[derive(Default)]
pub(super) struct Options {
    pub(super) parts: Vec<u128>,
    /// Nothing is known of them: the easiest last.
    pub(super) open: Vec<Open>,
    /// They have not the value that is asked for.
    pub(super) missed: Vec<Open>,
    /// Does the easiest one stand last?
    pub(super) sorted: bool,
    /// How much would be open about those that were left out, as each equals one that stays.
    pub(super) equal: u64,
}

/// A bit for some of the prints that were seen, which tells most others from all of them.
#[derive(Default)]
struct Prints([u64; 8]);

impl Prints {
    /// Adds a print. May it have been seen before?
    #[inline]
    fn add(&mut self, print: u32) -> bool {
        let bit = print.wrapping_mul(0x9e37_79b1) >> 23;
        let (word, bit) = (&mut self.0[bit as usize / 64], 1 << (bit % 64));
        let seen = *word & bit != 0;
        *word |= bit;
        seen
    }
}

/// An option: the nim-sum of the parts whose values are known, and where the others stand. There are many, and they are
/// sorted, so each takes half a cache line.
#[derive(Clone, Copy)]
pub(super) struct Open {
    pub(super) sum: u64,
    /// The squares of the sizes of its parts together: how hard it seems before anything is known of it.
    pub(super) hard: u64,
    pub(super) first: u32,
    pub(super) end: u32,
    /// The sizes of its parts together, which is less than that of what it is an option of.
    pub(super) size: u32,
    /// Equal for options that are equal.
    pub(super) print: u32,
}

impl Open {
    /// How much is open about it.
    #[inline]
    pub(super) fn weight(self) -> u64 {
        OPEN + u64::from(self.size)
    }

    /// Where its parts stand.
    #[inline]
    pub(super) fn range(self) -> std::ops::Range<usize> {
        self.first as usize..self.end as usize
    }
}

impl Options {
    /// Without options.
    pub(super) fn emptied(mut self) -> Options {
        self.parts.clear();
        self.open.clear();
        self.missed.clear();
        self.equal = 0;
        self
    }

    /// Adds an option: the nim-sum of what is known of it, and its parts that are not, from `first` on.
    #[inline]
    pub(super) fn open(&mut self, sum: u64, first: usize) {
        let (first, end) = (first as u32, self.parts.len() as u32);
        self.open.push(Open { sum, hard: 0, first, end, size: 0, print: 0 });
    }

    pub(super) fn parts(&self, option: Open) -> &[u128] {
        &self.parts[option.range()]
    }

    /// How hard they seem. Of options that are equal one stays.
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

    /// The easiest last: those with small parts.
    pub(super) fn sort(&mut self) {
        self.open.sort_by_key(|option| std::cmp::Reverse(option.hard));
        self.sorted = true;
    }

    pub(super) fn bytes(&self) -> u64 {
        (size_of_val(&self.parts[..]) + size_of_val(&self.open[..])) as u64
    }
}

/// Some nim-values.
#[derive(Default)]
pub(super) struct Values {
    /// A bit for each one below 64.
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
