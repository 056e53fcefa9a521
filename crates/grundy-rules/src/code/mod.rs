//! Take-and-break codes.
/// A take-and-break code.
#[derive(Clone, Debug)]
pub struct Code {}
