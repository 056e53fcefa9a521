//! The slow definition, which the engines are compared with.

use grundy_rules::code::Code;
use grundy_rules::{ControlFlow, HeapRules as _, Marks};

/// The nim-values of so many heaps: the mex of all options, one by one.
pub(crate) fn values(code: &Code, heaps: usize) -> Vec<u32> {
    let (mut values, mut marks) = (Vec::<u32>::new(), Marks::default());
    for heap in 0..heaps as u64 {
        marks.clear();
        let _ = code.options(heap, &mut |parts| {
            marks.insert(parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            ControlFlow::Continue(())
        });
        values.push(marks.mex());
    }
    values
}
