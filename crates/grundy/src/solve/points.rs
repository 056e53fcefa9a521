//! Nim-values of parts by backward induction: tuples, nodes, anything with options.

use super::fold::{Options, fold, groups};
use crate::sequence::Marks;
use grundy_rules::{Budget, ControlFlow, Failure, Halt, NimValue, Ruleset};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The numbers of a part.
pub type Point = SmallVec<[u64; 3]>;

/// The nim-values of the parts of one ruleset, remembered.
#[derive(Default)]
pub struct PointValues {
    known: FxHashMap<Point, u32>,
    marks: Marks,
}

impl PointValues {
    /// The nim-value of a part: the mex of the nim-values of its options, where the nim-value of
    /// an option of several parts is their nim-sum.
    ///
    /// # Errors
    /// The rule's own failure, or the end of the budget. Play must end from this part.
    pub fn value(
        &mut self,
        ruleset: &Ruleset,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<NimValue, Failure> {
        let PointValues { known, marks } = self;
        let arity = ruleset.arity();
        let value = fold(
            known,
            &Point::from_slice(part),
            budget,
            &mut |part, budget| {
                let mut options = Options::default();
                let room = budget.bytes_left();
                ruleset.options(part, budget, &mut |option| {
                    if options.bytes::<u32>() > room {
                        return ControlFlow::Break(Halt::Enough);
                    }
                    options.push(option.chunks(arity).map(Point::from_slice));
                    ControlFlow::Continue(())
                })?;
                Ok(options)
            },
            &mut |_, values, ends| {
                marks.clear();
                for option in groups(values, ends) {
                    marks.insert(option.iter().fold(0, |sum, v| sum ^ v));
                }
                Ok(marks.mex())
            },
        )?;
        Ok(NimValue(value.into()))
    }
}
