//! Rules written as formulas.
pub mod ast;
mod branches;
mod linear;
pub mod recognise;
pub mod show;
pub mod termination;
#[cfg(test)]
mod testing;

/// A formula, parsed and compiled.
#[derive(Clone, Debug)]
pub struct Formula {
    syntax: ast::Syntax,
}

impl Formula {
    /// The syntax tree.
    pub fn syntax(&self) -> &ast::Syntax {
        &self.syntax
    }
}
