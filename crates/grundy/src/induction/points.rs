//! Nim-values of parts by backward induction: tuples, nodes, boards, anything with options.

use super::fold::{Options, Step, fold, groups};
use grundy_rules::{Budget, ControlFlow, Failure, Halt, Marks, NimValue, Ruleset};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The numbers of a part.
pub type Point = SmallVec<[u64; 3]>;

/// The known nim-values of the parts of one ruleset.
#[derive(Default)]
pub struct PointValues {
    known: FxHashMap<Point, PointValue>,
    marks: Marks,
}

/// The nim-value of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointValue {
    /// The nim-value.
    pub value: NimValue,
    /// Whether a theorem was used on the way.
    pub by_theorem: bool,
}

impl PointValues {
    /// The nim-value of a part: the mex of the nim-values of its options, where an option of several parts
    /// has their nim-sum; or the value that a theorem gives.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget. Play must end from this part.
    pub fn value(
        &mut self,
        ruleset: &Ruleset,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<PointValue, Failure> {
        let PointValues { known, marks } = self;
        let arity = ruleset.arity();
        fold(
            known,
            &Point::from_slice(part),
            budget,
            &mut |part, budget| {
                if let Some(value) = ruleset.as_game().and_then(|rules| rules.game.known(part[0])) {
                    return Ok(Step::Known(PointValue { value, by_theorem: true }));
                }
                let mut options = Options::default();
                let room = budget.bytes_left();
                ruleset.options(part, budget, &mut |option| {
                    if options.bytes::<PointValue>() > room {
                        return ControlFlow::Break(Halt::Enough);
                    }
                    options.push(option.chunks(arity).map(Point::from_slice));
                    ControlFlow::Continue(())
                })?;
                Ok(Step::Options(options))
            },
            &mut |_, values, ends| {
                marks.clear();
                for option in groups(values, ends) {
                    let sum = option.iter().fold(NimValue(0), |sum, v| sum ^ v.value);
                    // The mex is at most the number of options: larger values cannot matter.
                    if sum.0 <= ends.len() as u64 {
                        marks.insert(sum.0 as u32);
                    }
                }
                let by_theorem = values.iter().any(|v| v.by_theorem);
                Ok(PointValue { value: NimValue(marks.mex().into()), by_theorem })
            },
        )
    }
}
