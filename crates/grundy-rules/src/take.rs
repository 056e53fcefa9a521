//! Sets of numbers of coins that may be taken.
/// A set of positive numbers, as disjoint ranges.
#[derive(Clone, Debug)]
pub struct TakeSet {}
