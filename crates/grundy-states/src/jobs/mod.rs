//! Jobs: exploring all states, labelling them, and writing their tables.

mod alone;
mod csv_file;
mod cycle;
mod explore;
mod job;
mod label;
mod labelling;
mod labels;
mod list;
mod lock;
mod mail;
mod manifest;
mod part;
mod post;
mod run;
mod settings;
mod shard;
mod shelf;
mod source;
mod tables;
mod writer;

pub use alone::Alone;
pub use csv_file::CsvFile;
pub use job::{Summary, explore, label, label_alone, label_position, merge, saved};
pub use lock::Lock;
pub use mail::{Batch, Mail};
pub use manifest::Part;
pub use post::{Post, Report};
pub use settings::Settings;
pub use source::{EachMove, MoveList, Source};
pub use tables::{MAX_MERGED, Tables};
