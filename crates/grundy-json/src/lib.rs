//! The JSON of families of rules and of documents, until their questions stand in `grundy-ask`.
//!
//! ```
//! use grundy::{Budget, RuleFamily, family::family_law};
//! let family = RuleFamily::parse("take L..R")?.expect("letters");
//! let found = family_law(&family, 100, &mut Budget::default())?;
//! assert_eq!(grundy_json::family(&family, Some(&found))["known_by"], "theorem");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod document;
mod family;

pub use document::sections;
pub use family::family;
