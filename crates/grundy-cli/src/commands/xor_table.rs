//! `grundy xor-table N`: the nim-sums or the nim-products from 0 to N.

use crate::args::{TableFormat, XorTableArgs};
use crate::fail::Fail;
use crate::show::{self, bold, out};
use grundy::nim::{product_table, sum_table};
use serde_json::json;
use std::io::Write;

/// The largest table: a million cells.
const MAX_N: u32 = 1023;

pub fn run(args: &XorTableArgs) -> Result<u8, Fail> {
    let n = u32::try_from(args.n).ok().filter(|n| *n <= MAX_N);
    let Some(n) = n else {
        return Err(Fail::Bad(format!("a table to {} is too large; N goes up to {MAX_N}", args.n)));
    };
    let (rows, name, sign) = match args.product {
        false => (sum_table(n), "nim-sums", '⊕'),
        true => (product_table(n), "nim-products", '⊗'),
    };
    let mut out = out();
    match args.format {
        TableFormat::Text => {
            writeln!(out, "{}", bold(&format!("{name} a {sign} b")))?;
            show::table(&mut out, 0, &rows)?;
        }
        TableFormat::Latex => latex(&mut out, &rows, if args.product { "otimes" } else { "oplus" })?,
        TableFormat::Html => html(&mut out, &rows, name, sign)?,
        TableFormat::Json => {
            let operation = if args.product { "product" } else { "sum" };
            writeln!(out, "{}", json!({ "operation": operation, "to": n, "rows": rows }))?;
        }
    }
    out.flush()?;
    Ok(0)
}

/// A `tabular` that needs no package.
fn latex(out: &mut impl Write, rows: &[Vec<u64>], sign: &str) -> std::io::Result<()> {
    writeln!(out, "\\begin{{tabular}}{{r|*{{{}}}{{r}}}}", rows.len())?;
    write!(out, "$\\{sign}$")?;
    for b in 0..rows.len() {
        write!(out, " & {b}")?;
    }
    writeln!(out, " \\\\\n\\hline")?;
    for (a, row) in rows.iter().enumerate() {
        write!(out, "{a}")?;
        for value in row {
            write!(out, " & {value}")?;
        }
        writeln!(out, " \\\\")?;
    }
    writeln!(out, "\\end{{tabular}}")
}

/// A `table` with a caption and header cells.
fn html(out: &mut impl Write, rows: &[Vec<u64>], name: &str, sign: char) -> std::io::Result<()> {
    writeln!(out, "<table>")?;
    writeln!(out, "<caption>The {name} a {sign} b for a, b = 0 to {}</caption>", rows.len() - 1)?;
    write!(out, "<thead>\n<tr><th scope=\"col\">{sign}</th>")?;
    for b in 0..rows.len() {
        write!(out, "<th scope=\"col\">{b}</th>")?;
    }
    writeln!(out, "</tr>\n</thead>\n<tbody>")?;
    for (a, row) in rows.iter().enumerate() {
        write!(out, "<tr><th scope=\"row\">{a}</th>")?;
        for value in row {
            write!(out, "<td>{value}</td>")?;
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tbody>\n</table>")
}
