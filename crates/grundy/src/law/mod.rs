//! Laws of nim-sequences.
