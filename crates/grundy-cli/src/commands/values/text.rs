//! A table to read.

use super::{Asked, stream};
use crate::answer;
use crate::fail::Fail;
use crate::output::Text;
use grundy_ask::Work as _;
use grundy_ask::values::ListingValues;
use std::io::Write as _;

/// Writes the table once all of its values are known.
pub fn table(out: &mut Text, mut work: ListingValues, asked: Asked<'_>) -> Result<u8, Fail> {
    let (answer, stop) = asked.laid_out(&mut work, "computing")?;
    write!(out, "{answer:#}")?;
    if let Some(remedy) = stop.and_then(|stop| work.remedy(&stop)) {
        answer::say_remedy(&remedy)?;
    }
    answer::say_engine(&mut work, asked.run);
    stream::ended(out, &work, asked, answer.values.len() as u64, stop)
}
