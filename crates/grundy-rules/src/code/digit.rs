//! One digit of a code: how many heaps a move may leave, and in which shapes.

use smallvec::SmallVec;
use std::hash::{Hash, Hasher};

/// Which divisions into a given number of heaps are allowed, as a set of three shapes: **all
/// equal**, **pairwise different**, and **mixed** (neither).
///
/// No heap and one heap have no shape: if they are allowed, all shapes are. Two heaps are never mixed: if
/// both other shapes are allowed, all are. So [`Kinds::ALL`] always means "no suffix".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// Not allowed.
    pub const NONE: Kinds = Kinds(0);
    /// `=`: the heaps left are all equal.
    pub const EQUAL: Kinds = Kinds(1);
    /// `!`: the heaps left are pairwise different.
    pub const DIFFERENT: Kinds = Kinds(2);
    /// `?`: the heaps left are not all equal.
    pub const UNEQUAL: Kinds = Kinds(6);
    /// No suffix: any division.
    pub const ALL: Kinds = Kinds(7);

    /// Whether divisions into equal heaps are allowed.
    pub fn equal(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether divisions into pairwise different heaps are allowed.
    pub fn different(self) -> bool {
        self.0 & 2 != 0
    }

    /// Whether divisions are allowed in which some heaps are equal and some are not.
    pub fn mixed(self) -> bool {
        self.0 & 4 != 0
    }

    /// Whether nothing is allowed.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The union of two.
    pub(super) fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Those of the shapes that matter for this number of heaps.
    pub(super) fn at(self, heaps: u32) -> Kinds {
        match (heaps, self.0) {
            (_, 0) => Kinds::NONE,
            (0 | 1, _) => Kinds::ALL,
            (2, kinds) if kinds & 3 == 3 => Kinds::ALL,
            (2, kinds) => Kinds(kinds & 3),
            _ => self,
        }
    }

    /// The suffixes that together mean this; different-or-equal needs two.
    pub(super) fn suffixes(self) -> &'static [&'static str] {
        match self.0 {
            0 => &[],
            1 => &["="],
            2 => &["!"],
            3 => &["!", "="],
            6 => &["?"],
            _ => &[""],
        }
    }
}

/// Numbers of heaps that share their allowed shapes: `first`, `first + 1`, …, `last`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The smallest number of heaps left.
    pub first: u32,
    /// The largest one; `None` if there is no largest.
    pub last: Option<u32>,
    /// The shapes.
    pub kinds: Kinds,
}

/// One digit of a code: for each number of heaps, the divisions that a move may leave.
///
/// Two digits are equal when they allow the same, however they were written.
#[derive(Clone, Debug, Default)]
pub struct Digit {
    /// For 0, 1 and 2 heaps.
    few: [Kinds; 3],
    /// From 3 heaps on: where each run of equal kinds starts. The last run never ends, neighbours differ, and
    /// a first run of [`Kinds::NONE`] is left out.
    runs: SmallVec<[(u32, Kinds); 2]>,
    /// Whether two different heaps are written with `?`; only the spelling.
    pub(super) two_by_question: bool,
}

impl PartialEq for Digit {
    fn eq(&self, other: &Digit) -> bool {
        self.few == other.few && self.runs == other.runs
    }
}

impl Eq for Digit {}

impl Hash for Digit {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.few, &self.runs).hash(state);
    }
}

/// One entry of a list of heap counts: `3`, `2!`, `4?+`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) heaps: u32,
    pub(super) and_more: bool,
    pub(super) kinds: Kinds,
}

impl Digit {
    /// The union of some entries.
    pub(super) fn new(entries: &[Entry]) -> Digit {
        let kinds = |j: u32| {
            let hits = entries.iter().filter(|e| if e.and_more { e.heaps <= j } else { e.heaps == j });
            hits.fold(Kinds::NONE, |kinds, e| kinds.or(e.kinds)).at(j)
        };
        let mut runs: SmallVec<[(u32, Kinds); 2]> = SmallVec::new();
        let mut starts: Vec<u32> =
            entries.iter().flat_map(|e| [e.heaps.max(3), (e.heaps + 1).max(3)]).collect();
        starts.sort_unstable();
        starts.dedup();
        for start in starts {
            let here = kinds(start);
            if runs.last().map_or(Kinds::NONE, |&(_, kinds)| kinds) != here {
                runs.push((start, here));
            }
        }
        let asked = |e: &&Entry| e.heaps == 2 || (e.and_more && e.heaps < 2);
        let two_by_question =
            kinds(2) == Kinds::DIFFERENT && entries.iter().filter(asked).all(|e| e.kinds == Kinds::UNEQUAL);
        Digit { few: [kinds(0), kinds(1), kinds(2)], runs, two_by_question }
    }

    /// Whether the digit allows nothing.
    pub fn is_zero(&self) -> bool {
        self.few.iter().all(|kinds| kinds.is_none()) && self.runs.is_empty()
    }

    /// The divisions into this number of heaps that the digit allows.
    pub fn kinds(&self, heaps: u64) -> Kinds {
        match usize::try_from(heaps) {
            Ok(few @ 0..=2) => self.few[few],
            _ => {
                let after = self.runs.partition_point(|&(start, _)| u64::from(start) <= heaps);
                after.checked_sub(1).map_or(Kinds::NONE, |run| self.runs[run].1)
            }
        }
    }

    /// All that the digit allows, by ascending number of heaps.
    pub fn splits(&self) -> impl Iterator<Item = Split> + '_ {
        let few = (0..3).map(|j| Split { first: j, last: Some(j), kinds: self.few[j as usize] });
        let runs = self.runs.iter().enumerate().map(|(i, &(first, kinds))| {
            let last = self.runs.get(i + 1).map(|&(next, _)| next - 1);
            Split { first, last, kinds }
        });
        few.chain(runs).filter(|split| !split.kinds.is_none())
    }

    /// The largest number of heaps that the digit may leave; `None` if there is no largest.
    pub fn most_heaps(&self) -> Option<u32> {
        self.splits().last().map_or(Some(0), |split| split.last)
    }

    /// Whether the digit has no suffix `!`, `=` or `?` with a meaning.
    pub fn is_plain(&self) -> bool {
        self.splits().all(|split| split.kinds == Kinds::ALL)
    }

    /// Whether the digit allows exactly "nothing or one heap", the 3 of the notation.
    pub fn is_three(&self) -> bool {
        self.few == [Kinds::ALL, Kinds::ALL, Kinds::NONE] && self.runs.is_empty()
    }

    /// Forgets how "two different heaps" was written, and chooses the shorter text.
    pub(super) fn respell(&mut self) {
        let mut more = self.runs.iter().filter(|(_, kinds)| !kinds.is_none()).peekable();
        self.two_by_question = self.few[2] == Kinds::DIFFERENT
            && more.peek().is_some()
            && more.all(|&(_, kinds)| kinds == Kinds::UNEQUAL);
    }
}
