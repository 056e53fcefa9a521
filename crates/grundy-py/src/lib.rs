//! The Python package `grundy`, its part in Rust.
//!
//! Keyword arguments become a [`Question`](grundy_ask::Question), the work on it runs with Python's lock released, and
//! the answer comes back as one object, whose JSON becomes Python objects when a field is used. The folder
//! `python/grundy` holds the rest of the package.

mod answer;
mod arrow;
mod ask;
mod checkpoint;
mod explored;
mod fields;
mod json;
mod limits;
mod recorded;
mod refused;
mod values;

use pyo3::prelude::pymodule;

/// The engine in Rust. The package `grundy` is its surface.
#[pymodule(gil_used = false)]
mod _grundy {
    #[pymodule_export]
    use super::answer::Answer;
    #[pymodule_export]
    use super::arrow::arrow;
    #[pymodule_export]
    use super::ask::{ask, main, questions};
    #[pymodule_export]
    use super::explored::Explored;
    #[pymodule_export]
    use super::json::load;
    #[pymodule_export]
    use super::limits::Limits;
    #[pymodule_export]
    use super::recorded::Recorded;
    #[pymodule_export]
    use super::values::values;

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
