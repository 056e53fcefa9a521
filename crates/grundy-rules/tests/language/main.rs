//! The language of rules and positions: what is read is written back the same, and what cannot be
//! read is refused at the right place, with words that help.

mod empty_heap;
mod errors;
mod round_trips;
