//! `grundy mex …` and `grundy nim-sum …`.

use crate::args::{NumbersArgs, Plain};
use crate::fail::Fail;
use crate::input;
use crate::show::out;
use serde_json::json;
use std::io::Write as _;

pub fn mex(args: &NumbersArgs) -> Result<u8, Fail> {
    let numbers = numbers(args)?;
    let value = grundy::nim::mex(numbers.iter().copied());
    answer(args, "mex", &numbers, value)
}

pub fn nim_sum(args: &NumbersArgs) -> Result<u8, Fail> {
    let numbers = numbers(args)?;
    let value = grundy::nim::nim_sum(numbers.iter().copied());
    answer(args, "nim_sum", &numbers, value)
}

fn answer(args: &NumbersArgs, name: &str, numbers: &[u64], value: u64) -> Result<u8, Fail> {
    let mut out = out();
    match args.format {
        Plain::Json => writeln!(out, "{}", json!({ "numbers": numbers, name: value }))?,
        Plain::Text => writeln!(out, "{value}")?,
    }
    out.flush()?;
    Ok(0)
}

/// The numbers, with spaces, commas, braces or `+` between them.
fn numbers(args: &NumbersArgs) -> Result<Vec<u64>, Fail> {
    let text = if args.numbers.is_empty() { String::new() } else { input::text(&args.numbers)?.text };
    let words = text.split(|c: char| c.is_whitespace() || ",{}+⊕".contains(c)).filter(|w| !w.is_empty());
    Ok(words.map(grundy::parse_number).collect::<Result<_, _>>()?)
}
