//! Nim-values of positions by search: boards and graphs that no formula covers.
//!
//! A search asks less than the definition does. Whether a part has nim-value n takes one option of
//! value n to deny; and where no option has it, only the values below n are left to ask for. Of a sum all parts but
//! the largest are valued, and the largest is asked for one value.

mod dense;
mod frame;
mod nimbers;
mod sum;
mod table;

pub use nimbers::Nimbers;
