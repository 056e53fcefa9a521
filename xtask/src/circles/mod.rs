//! Circles between the modules of a crate.
//!
//! A module depends on another one if it names something that is defined there: in a `use`, or by a path in its code.
//! A re-export counts as the module that defines the name. A module and those inside it may name each other, because
//! they are one unit to all others. So for each module, the units directly inside it must have an order in which each
//! names only earlier ones. Tests (`#[cfg(test)]`) may name anything.
//!
//! `cargo modules dependencies --acyclic` makes the same check with the compiler's own view of a crate. But building it
//! from the sources of rust-analyzer takes minutes, and it does not say which names form a circle.

mod crates;
mod graph;
mod resolve;
mod tokens;
mod tree;
mod uses;

#[cfg(test)]
mod tests;

pub use graph::Circle;

use std::io;
use std::path::Path;

/// The number of crates in a workspace, and the circles in them.
///
/// # Errors
/// A file cannot be read.
pub fn of_workspace(workspace: &Path) -> io::Result<(usize, Vec<Circle>)> {
    let roots = crates::roots(workspace)?;
    let mut circles = Vec::new();
    for root in &roots {
        circles.extend(of_crate(root)?);
    }
    Ok((roots.len(), circles))
}

/// The circles in the crate that starts in this file.
///
/// # Errors
/// A file cannot be read.
pub fn of_crate(root: &Path) -> io::Result<Vec<Circle>> {
    let tree = tree::Tree::read(root)?;
    let arrows = resolve::arrows(&tree);
    Ok(graph::circles(&tree, &arrows))
}
