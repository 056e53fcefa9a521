//! `grundy explain POSITION`.
use crate::args::{ExplainArgs, Limits};
use crate::fail::Fail;
pub fn run(_: &ExplainArgs, _: &Limits) -> Result<u8, Fail> {
    Ok(0)
}
