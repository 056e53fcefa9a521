//! Nim-sequences: the nim-values of heaps 0, 1, 2, …, until a law takes over.
//!
//! A [`Sequence`] finds values by an [`Evaluator`], the engine for its rule, and looks for a law while they
//! grow.

mod assumed;
mod between;
mod bulk;
mod far;
mod stream;
mod tartan;
mod values;
mod wish;

pub use crate::evaluator::{
    CodeEvaluator, Definition, Evaluator, FormulaEvaluator, MembersEvaluator, TakeEvaluator,
    TurningEvaluator, evaluator,
};
pub use grundy_rules::Marks;
pub use grundy_sparse::{Path, Proof, RareList, Report, Space, Sparse, Step};
pub use stream::Each;
pub use tartan::{TARTAN, Tartan};
pub use values::{Sequence, Value};
