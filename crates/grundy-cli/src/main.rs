//! The program `grundy`: parse, call, show.

fn main() {}
