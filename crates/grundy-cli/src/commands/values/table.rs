//! Tables of rules with two coordinates.

use super::Asked;
use crate::args::Format;
use crate::fail::Fail;
use grundy::Ruleset;
use grundy_ask::Work as _;
use grundy_ask::table::Table;
use std::io::Write;
use std::sync::Arc;

/// A table of a rule with two coordinates.
pub fn table(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let question = Table { rule: String::new(), from: args.from, to: args.to.clone() };
    let mut tabulating = question.of_ruleset(ruleset)?;
    let found = run.compute("computing", |budget| tabulating.advance(budget));
    let answer = found.map_err(|failure| run.fail(failure))?;
    match format {
        Format::Json => writeln!(out, "{}", serde_json::to_string(&answer)?)?,
        Format::Text => write!(out, "{answer:#}")?,
        Format::Csv => {
            let columns = answer.rows.first().map_or(0, Vec::len);
            let heads: Vec<String> = (args.from..).take(columns).map(|b| b.to_string()).collect();
            writeln!(out, "a\\b,{}", heads.join(","))?;
            for (a, row) in (args.from..).zip(&answer.rows) {
                let row: Vec<String> = row.iter().map(u64::to_string).collect();
                writeln!(out, "{a},{}", row.join(","))?;
            }
        }
        Format::Bfile | Format::Npy | Format::Parquet => return Err(super::one_sequence(format)),
    }
    Ok(0)
}
