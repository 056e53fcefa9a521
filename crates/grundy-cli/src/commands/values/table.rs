//! Tables of rules with two coordinates.

use super::{Asked, Subject};
use crate::args::Format;
use crate::fail::Fail;
use grundy::Ruleset;
use grundy_ask::shape::Grid;
use serde_json::json;
use std::io::Write;
use std::sync::Arc;

/// The most cells of a table.
const MAX_CELLS: u64 = 100_000_000;

/// A table of a rule with two coordinates.
pub fn table(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let side = args.to - args.from;
    if side.saturating_add(1).saturating_mul(side.saturating_add(1)) > MAX_CELLS {
        return Err(Fail::Bad(format!(
            "a table of more than {MAX_CELLS} cells; choose --from and --to nearer"
        )));
    }
    let mut budget = run.budget("computing");
    let rows = grundy::solve::table(&ruleset, args.from, args.to, &mut budget).map_err(|f| run.fail(f))?;
    match format {
        Format::Json => {
            let mut object = Subject::rule(&ruleset, args.from).head(args);
            object["rows"] = json!(rows);
            writeln!(out, "{object}")?;
        }
        Format::Csv => {
            let heads: Vec<String> = (args.from..=args.to).map(|b| b.to_string()).collect();
            writeln!(out, "a\\b,{}", heads.join(","))?;
            for (a, row) in (args.from..).zip(&rows) {
                let row: Vec<String> = row.iter().map(u64::to_string).collect();
                writeln!(out, "{a},{}", row.join(","))?;
            }
        }
        Format::Text => {
            Subject::rule(&ruleset, args.from).title(out, "nim-values (normal play)")?;
            write!(out, "{}", Grid { from: args.from, rows: &rows })?;
        }
        Format::Bfile | Format::Npy | Format::Parquet => return Err(super::one_sequence(format)),
    }
    Ok(0)
}
