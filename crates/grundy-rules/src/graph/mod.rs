//! Explicit state graphs.
