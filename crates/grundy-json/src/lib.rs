//! The JSON contract: the shapes in which front ends say what the library found, which the book documents and the
//! schemas check.
//!
//! ```
//! use grundy::sequence::Sequence;
//! use grundy::{Budget, Ruleset};
//! let mut kayles = Sequence::new(Ruleset::parse("kayles")?.into()).expect("heaps");
//! let found = kayles.find_law(2000, &mut Budget::default())?.expect("a law");
//! assert_eq!(grundy_json::law(&found)["period"], 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod document;
mod family;
mod law;
mod pairs;

pub use document::sections;
pub use family::family;
pub use law::law;
pub use pairs::law_of_pairs;
