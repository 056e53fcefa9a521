//! Nim-values of take-and-break codes.

mod different;
mod divisions;
mod terms;
mod words;

use super::definition::heap_value;
use super::{Evaluator, Marks, xorset};
use different::Different;
use divisions::Divisions;
use grundy_rules::code::Code;
use grundy_rules::{Budget, Failure};
use terms::{Source, Terms};

/// Nim-values of any take-and-break code.
///
/// For a code with one digit that splits into two heaps, it walks the pairs `a + b` with `a ≤ b` and marks
/// each value. For all other codes, it keeps for each total the set of nim-sums of the divisions into `j`
/// heaps, as a bitset. Removing one heap of `a` coins from `j` heaps leaves `j - 1`, so the set is the union,
/// over all `a`, of the sets for `j - 1` moved by `xor G(a)`. This holds for all divisions and for those not
/// all equal (`?`). For the most heaps only the mex is needed: their words are found one by one, each until
/// it is full. Divisions into three distinct heaps (`!`) are found in the same way; for more heaps a knapsack
/// adds one heap at a time. Equal heaps (`=`) come from the divisors of the total. The options of repeating
/// digits are accumulated.
///
/// ```
/// use grundy::sequence::{CodeEvaluator, Evaluator};
/// use grundy::{Budget, code::Code};
/// let mut engine = CodeEvaluator::new(&Code::parse("4!.0")?);
/// let mut values = Vec::new();
/// for _ in 0..12 {
///     let value = engine.value(&values, &mut Budget::default())?;
///     values.push(value);
/// }
/// assert_eq!(values, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// Heap `n` with values below `V`: `n/2` marks for two heaps; `n V/64` words for each further heap, and a
/// table of `n V/64` words for each number of heaps. The largest number `j` costs less and needs no table:
/// `n/j` words for the word with the mex, and usually few for each word before it. A digit that repeats adds
/// `V/64` words.
///
/// # Reference
/// R. K. Guy, C. A. B. Smith, *The G-values of various games* (1956); E. R. Berlekamp, J. H. Conway,
/// R. K. Guy, *Winning Ways*, chapter 4.
pub struct CodeEvaluator {
    terms: Terms,
    /// All pairs of the code belong to one place, so no table of pairs is needed.
    direct: bool,
    marks: Marks,
    held: u64,
    set: Vec<u64>,
    plain: Divisions,
    unequal: Divisions,
    different: Different,
    /// For each residue of the heap modulo the repeat length, the options of repeating digits so far; they
    /// include heaps below `gathered`.
    repeated: Vec<Vec<u64>>,
    gathered: usize,
    /// The totals that are computed word by word.
    by_word: Vec<(usize, Source)>,
    /// The largest value among the first `seen`.
    largest: u32,
    seen: usize,
}

impl CodeEvaluator {
    /// An engine for this code.
    pub fn new(code: &Code) -> CodeEvaluator {
        let terms = Terms::new(code);
        CodeEvaluator {
            direct: terms.few_pairs(),
            plain: Divisions::new(&terms, false),
            unequal: Divisions::new(&terms, true),
            different: Different::new(&terms),
            repeated: vec![Vec::new(); terms.repeat()],
            gathered: 0,
            by_word: Vec::new(),
            terms,
            marks: Marks::default(),
            held: 0,
            set: Vec::new(),
            largest: 0,
            seen: 0,
        }
    }

    /// Records the values that are new since the last call.
    fn see(&mut self, known: &[u32]) {
        if known.len() < self.seen {
            self.plain.reset();
            self.unequal.reset();
            self.different.reset();
            self.repeated.iter_mut().for_each(Vec::clear);
            self.gathered = 0;
            (self.seen, self.largest) = (0, 0);
        }
        self.largest = known[self.seen..].iter().fold(self.largest, |most, &value| most.max(value));
        self.seen = known.len();
    }

    /// Marks all options of a code that splits into two heaps at one place at most.
    fn by_marks(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len();
        self.marks.reserve(64 * xorset::words_for(self.largest));
        if self.marks.bytes() > self.held {
            budget.reserve(self.marks.bytes() - self.held)?;
            self.held = self.marks.bytes();
        }
        self.marks.clear();
        let marks = &mut self.marks;
        self.terms.at(heap, &mut |total, source| {
            match *source {
                Source::Exactly { unequal, .. } => {
                    budget.spend(total as u64 / 2)?;
                    mark_pairs(known, total, unequal, marks);
                }
                _ => single(known, total, source, budget, &mut |value| marks.insert(value))?,
            }
            Ok(())
        })?;
        Ok(self.marks.mex())
    }

    /// Builds the tables of sets of nim-sums.
    fn by_sets(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len();
        self.plain.extend(known, self.largest, &mut self.marks, budget)?;
        self.unequal.extend(known, self.largest, &mut self.marks, budget)?;
        self.different.extend(known, self.largest, budget)?;
        let words = xorset::words_for(self.largest);
        let tables = Tables { plain: &self.plain, unequal: &self.unequal, different: &self.different };
        while !self.repeated.is_empty() && self.gathered <= heap {
            let residue = self.gathered % self.repeated.len();
            let set = &mut self.repeated[residue];
            if set.len() < words {
                budget.reserve(8 * (words - set.len()) as u64)?;
                set.resize(words, 0);
            }
            self.terms.repeated_at(self.gathered, &mut |total, source| {
                tables.add(known, total, source, set, budget)
            })?;
            self.gathered += 1;
        }
        self.set.clear();
        self.set.resize(words, 0);
        if !self.repeated.is_empty() {
            xorset::union(&mut self.set, &self.repeated[heap % self.repeated.len()]);
        }
        let (set, by_word) = (&mut self.set, &mut self.by_word);
        by_word.clear();
        self.terms.finite_at(heap, &mut |total, source| {
            if tables.of(source).is_asked_by_word(source) {
                by_word.push((total, *source));
                return Ok(());
            }
            tables.add(known, total, source, set, budget)
        })?;
        if !by_word.is_empty() {
            match words {
                1 => tables.fill::<1>(known, by_word, set, budget)?,
                2 => tables.fill::<2>(known, by_word, set, budget)?,
                4 => tables.fill::<4>(known, by_word, set, budget)?,
                _ => tables.fill::<8>(known, by_word, set, budget)?,
            }
        }
        heap_value(xorset::mex(set), budget)
    }
}

/// The tables of sets of nim-sums.
struct Tables<'a> {
    plain: &'a Divisions,
    unequal: &'a Divisions,
    different: &'a Different,
}

impl<'a> Tables<'a> {
    /// Adds the nim-sums of the divisions that are computed word by word, up to the words with the mex.
    fn fill<const B: usize>(
        &self,
        known: &[u32],
        asked: &[(usize, Source)],
        set: &mut [u64],
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        for (i, words) in set.chunks_exact_mut(B).enumerate() {
            let words: &mut [u64; B] = words.try_into().expect("a chunk of this length");
            for (total, source) in asked {
                if words.iter().any(|&word| word != u64::MAX) {
                    self.of(source).words(source, *total, B * i, words, known, budget)?;
                }
            }
            if words.iter().any(|&word| word != u64::MAX) {
                break;
            }
        }
        Ok(())
    }

    /// The table that computes a kind of division word by word.
    fn of(&self, source: &Source) -> &'a Divisions {
        match source {
            Source::Exactly { unequal: true, .. } | Source::Different { .. } => self.unequal,
            _ => self.plain,
        }
    }

    /// Adds the nim-sums of the divisions of a total to a set.
    fn add(
        &self,
        known: &[u32],
        total: usize,
        source: &Source,
        set: &mut [u64],
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        let row = match *source {
            Source::Exactly { heaps, unequal: false } => self.plain.row(heaps, false, total),
            Source::Exactly { heaps, unequal: true } => self.unequal.row(heaps, false, total),
            Source::AtLeast { heaps, unequal: false } => self.plain.row(heaps, true, total),
            Source::AtLeast { heaps, unequal: true } => self.unequal.row(heaps, true, total),
            Source::Different { heaps, and_more } => self.different.row(heaps, and_more, total),
            _ => return single(known, total, source, budget, &mut |value| xorset::insert(set, value)),
        };
        budget.spend(set.len() as u64)?;
        xorset::union(set, row.unwrap_or(&[]));
        Ok(())
    }
}

impl Evaluator for CodeEvaluator {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        budget.spend(1)?;
        self.see(known);
        if self.direct { self.by_marks(known, budget) } else { self.by_sets(known, budget) }
    }

    fn name(&self) -> &'static str {
        if self.direct { "code: pairs" } else { "code: sets of nim-sums" }
    }
}

/// The nim-values of divisions that need no table.
fn single(
    known: &[u32],
    total: usize,
    source: &Source,
    budget: &mut Budget<'_>,
    each: &mut dyn FnMut(u32),
) -> Result<(), Failure> {
    budget.spend(1)?;
    // The nim-sum of `heaps` equal heaps.
    let equal = |heaps: usize| if heaps % 2 == 1 { known[total / heaps] } else { 0 };
    match *source {
        Source::Nothing if total == 0 => each(0),
        Source::One if total > 0 => each(known[total]),
        Source::Equal(heaps) if total > 0 && total % heaps == 0 => each(equal(heaps)),
        Source::EqualFrom(least) => {
            let mut d = 1;
            while d * d <= total {
                if total % d == 0 {
                    [d, total / d]
                        .into_iter()
                        .filter(|&heaps| heaps >= least)
                        .for_each(|heaps| each(equal(heaps)));
                }
                d += 1;
            }
            budget.spend(d as u64)?;
        }
        _ => {}
    }
    Ok(())
}

/// Marks the nim-sums of all pairs `a + b = total`, `1 ≤ a ≤ b` (or `a < b`).
///
/// The number of stamps is a power of two and has room for all nim-sums, so masking changes no index; it
/// saves the bounds check. One load per value and one store. Rejected: bitsets, whose words are read before
/// they are written.
#[inline]
fn mark_pairs(known: &[u32], total: usize, unequal: bool, marks: &mut Marks) {
    let pairs = if unequal { total.saturating_sub(1) / 2 } else { total / 2 };
    if pairs == 0 {
        return;
    }
    let (small, large) = (&known[1..=pairs], &known[total - pairs..total]);
    let (stamps, now) = marks.stamps();
    let mask = stamps.len() - 1;
    for (a, b) in small.iter().zip(large.iter().rev()) {
        stamps[(a ^ b) as usize & mask] = now;
    }
}
