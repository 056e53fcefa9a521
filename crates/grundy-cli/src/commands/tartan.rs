//! `grundy tartan FIRST SECOND`: the product of two coin-turning games.

use crate::args::{Limits, Plain, TartanArgs};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::{self, bold, out};
use grundy::Ruleset;
use grundy::nim::heads;
use grundy::sequence::{TARTAN, Tartan};
use serde_json::json;
use std::io::Write as _;
use std::sync::Arc;

/// The most cells of a table.
const MAX_CELLS: u64 = 1_000_000;

pub fn run(args: &TartanArgs, limits: &Limits) -> Result<u8, Fail> {
    let (first, second) = (ruleset(&args.first)?, ruleset(&args.second)?);
    let Some(product) = Tartan::new(first.clone(), second.clone()) else {
        return Err(Fail::Bad(
            "only coin-turning games have a product: write both as `turn \"…\"`, such as `turn \"1-3\"`"
                .into(),
        ));
    };
    let asked = Asked { rules: [first, second], product, run: Run::start(limits), format: args.format };
    match &args.at {
        Some(at) => board(asked, &heads(at)?),
        None => table(asked, args.from, args.to),
    }
}

struct Asked {
    rules: [Arc<Ruleset>; 2],
    product: Tartan,
    run: Run,
    format: Plain,
}

impl Asked {
    /// The head of a JSON answer.
    fn head(&self) -> serde_json::Value {
        json!({
            "rules": self.rules.each_ref().map(|rule| rule.text()),
            "canonical": self.rules.each_ref().map(|rule| rule.canonical()),
            "convention": "normal", "known_by": self.product.known_by().word(), "reference": TARTAN,
        })
    }

    fn title(&self) -> String {
        let [first, second] = self.rules.each_ref().map(|rule| rule.text());
        format!("{first} × {second}")
    }
}

fn ruleset(text: &str) -> Result<Arc<Ruleset>, Fail> {
    let typed = input::text(&[text.to_string()])?;
    Ok(Arc::new(input::reader().ruleset(&typed.text).map_err(|e| typed.hint(e))?))
}

fn table(mut asked: Asked, from: u64, to: u64) -> Result<u8, Fail> {
    if from > to {
        return Err(Fail::Bad(format!("--from {from} is larger than --to {to}")));
    }
    let side = (to - from).saturating_add(1);
    if side.saturating_mul(side) > MAX_CELLS {
        return Err(Fail::Bad(format!(
            "a table of more than {MAX_CELLS} cells; choose --from and --to nearer, or ask --at"
        )));
    }
    let found = asked.product.table(from, to, &mut asked.run.budget("computing"));
    let rows = found.map_err(|failure| asked.run.fail(failure))?;
    let mut out = out();
    match asked.format {
        Plain::Json => {
            let mut object = asked.head();
            object["from"] = json!(from);
            object["rows"] = json!(rows);
            writeln!(out, "{object}")?;
        }
        Plain::Text => {
            writeln!(
                out,
                "{}   nim-values of a head at (row,column) (normal play, by theorem)",
                bold(&asked.title())
            )?;
            writeln!(out, "  {TARTAN}")?;
            show::table(&mut out, from, &rows)?;
        }
    }
    out.flush()?;
    Ok(0)
}

fn board(mut asked: Asked, heads: &[(u64, u64)]) -> Result<u8, Fail> {
    let mut budget = asked.run.budget("computing");
    let found = asked.product.board(heads, &mut budget).and_then(|sum| {
        let values = heads.iter().map(|&(x, y)| asked.product.value(x, y, &mut budget).map(|value| value.0));
        Ok((sum, values.collect::<Result<Vec<_>, _>>()?))
    });
    drop(budget);
    let (sum, values) = found.map_err(|failure| asked.run.fail(failure))?;
    let mut out = out();
    match asked.format {
        Plain::Json => {
            let mut object = asked.head();
            object["heads"] = json!(heads);
            object["values"] = json!(values);
            object["nim_value"] = json!(sum.0);
            object["outcome"] = json!(sum.outcome().to_string());
            writeln!(out, "{object}")?;
        }
        Plain::Text => {
            let listed: Vec<String> = heads.iter().map(|(x, y)| format!("({x},{y})")).collect();
            let title = format!("{} : {}", asked.title(), listed.join(", "));
            writeln!(out, "{}   (normal play)", bold(&show::shortened(&title)))?;
            let who = match sum.outcome() {
                grundy::Outcome::Previous => "P: the player to move loses",
                _ => "N: the player to move wins",
            };
            writeln!(out, "{who}; nim-value {}   (by theorem)", sum.0)?;
            writeln!(out, "  {TARTAN}")?;
            for (head, value) in listed.iter().zip(&values) {
                writeln!(out, "  {head} is worth {value}")?;
            }
        }
    }
    out.flush()?;
    Ok(0)
}
