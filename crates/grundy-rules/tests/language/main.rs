//! The language of rules and positions: texts survive reading and writing, and what cannot be read is refused
//! at the right place, with a helpful message.

mod empty_heap;
mod errors;
mod round_trips;
