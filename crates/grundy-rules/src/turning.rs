//! Coin-turning codes.
/// A coin-turning code.
#[derive(Clone, Debug)]
pub struct Turning {}
