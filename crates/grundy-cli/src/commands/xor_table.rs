//! `grundy xor-table N`: the nim-sums or the nim-products from 0 to N.

use crate::answer::{begin, whole};
use crate::args::{Plain, TableFormat, XorTableArgs};
use crate::fail::Fail;
use crate::input::Typed;
use crate::run::Run;
use crate::show::out;
use grundy_ask::Work as _;
use grundy_ask::xor_table::XorTable;
use std::io::Write as _;

pub fn run(args: &XorTableArgs, run: &Run) -> Result<u8, Fail> {
    let question = XorTable { to: args.n, product: args.product };
    let mut work = begin(question, &Typed::default())?;
    let table =
        run.compute("computing", |budget| work.advance(budget)).map_err(|failure| run.fail(failure))?;
    let mut out = out();
    match args.format {
        TableFormat::Text => return whole(&table, Plain::Text),
        TableFormat::Json => return whole(&table, Plain::Json),
        TableFormat::Latex => write!(out, "{}", table.latex())?,
        TableFormat::Html => write!(out, "{}", table.html())?,
    }
    out.flush()?;
    Ok(0)
}
