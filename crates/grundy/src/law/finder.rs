//! The search for a law while values grow, at a small fraction of their cost.

use super::Found;

/// The result of a look at the values so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// A law, with its proof.
    Found(Box<Found>),
    /// No law can be proved from these values; the next useful look is at this many.
    Again(usize),
}

/// A theorem whose finite hypotheses can be checked on the first values of a nim-sequence.
pub trait Theorem {
    /// The law that the theorem proves from these values, with the smallest period and preperiod; or the
    /// smallest number of values, at most `until`, at which it may prove one. The result depends on the
    /// values alone.
    ///
    /// # Laws
    /// A law found holds for all heaps, provided that `values[n]` is the nim-value of heap n.
    fn look(&self, values: &[u32], until: usize) -> Look;

    /// The law that the theorem proves from these values: an exact search, for the end of a run.
    fn prove(&self, values: &[u32]) -> Option<Found> {
        match self.look(values, values.len()) {
            Look::Found(found) => Some(*found),
            Look::Again(_) => None,
        }
    }
}

impl Theorem for Box<dyn Theorem + Send> {
    fn look(&self, values: &[u32], until: usize) -> Look {
        (**self).look(values, until)
    }

    fn prove(&self, values: &[u32]) -> Option<Found> {
        (**self).prove(values)
    }
}

/// A search for a law that keeps pace with the evaluation of a nim-sequence.
///
/// ```
/// use grundy::law::{Finder, Period, TakeWindow};
/// let mut finder = Finder::new(TakeWindow { largest: 4 });   // take {1,3,4}
/// let mut values: Vec<u32> = Vec::new();
/// let found = loop {
///     let n = values.len();
///     let options = [1, 3, 4].iter().filter(|&&t| t <= n).map(|t| u64::from(values[n - t]));
///     values.push(grundy::nim::mex(options) as u32);
///     if let Some(found) = finder.advance(&values) {
///         break found;
///     }
/// };
/// assert_eq!(found.law.period(), Some(Period::plain(0, 7)));
/// // A run that stops earlier asks once more: that search is exact.
/// assert!(finder.finish(&values[..11]).is_some());
/// assert!(finder.finish(&values[..10]).is_none());
/// ```
///
/// # Cost
/// A look is linear in the number of values. There is a look whenever the values have grown by an eighth,
/// which costs about nine comparisons per value in total. Further looks follow where the last one predicted a
/// proof, as long as all looks cost at most 64 comparisons per value. Nothing is kept between looks.
///
/// # Laws
/// For codes that leave two heaps or more, [`advance`](Finder::advance) called with every new value finds the
/// law as early as [`finish`](Finder::finish) does: a period that becomes provable before the next look has
/// preperiod and period within the values already known, so this look sees its run. For take sets, whose
/// values often repeat for a while by chance, it may be an eighth later.
#[derive(Clone, Debug)]
pub struct Finder<T> {
    theorem: T,
    next: usize,
    /// The comparisons of all looks so far.
    compared: u64,
}

/// The comparisons per value of all looks, above which predicted looks are skipped.
const COMPARISONS_PER_VALUE: u64 = 64;

impl<T: Theorem> Finder<T> {
    /// A search by this theorem.
    pub fn new(theorem: T) -> Finder<T> {
        Finder { theorem, next: 0, compared: 0 }
    }

    /// Looks for a law if a look is due; call it whenever new values come.
    pub fn advance(&mut self, values: &[u32]) -> Option<Found> {
        if values.len() < self.next {
            return None;
        }
        let eighth = values.len() + values.len() / 8 + 1;
        self.compared += values.len() as u64;
        match self.theorem.look(values, eighth) {
            Look::Found(found) => Some(*found),
            Look::Again(next) => {
                let dear = self.compared > COMPARISONS_PER_VALUE * values.len() as u64;
                self.next = if dear { eighth } else { next.max(values.len() + 1) };
                None
            }
        }
    }

    /// Looks for a law in any case, at the end of a run.
    pub fn finish(&self, values: &[u32]) -> Option<Found> {
        self.theorem.prove(values)
    }

    /// The number of values at which [`advance`](Finder::advance) looks again.
    pub fn next_look(&self) -> usize {
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Always predicts a proof, which never comes.
    struct Hopeful<'a>(&'a Cell<usize>);

    impl Theorem for Hopeful<'_> {
        fn look(&self, values: &[u32], _until: usize) -> Look {
            self.0.set(self.0.get() + values.len());
            Look::Again(values.len() + 1)
        }
    }

    #[test]
    fn looks_that_are_foretold_in_vain_do_not_make_a_search_quadratic() {
        let compared = Cell::new(0);
        let mut finder = Finder::new(Hopeful(&compared));
        let values = vec![0; 100_000];
        for n in 1..=values.len() {
            assert_eq!(finder.advance(&values[..n]), None);
        }
        assert!(compared.get() <= 80 * values.len(), "{} comparisons", compared.get());
    }
}
