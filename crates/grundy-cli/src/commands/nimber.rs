//! `grundy nimber EXPRESSION`.

use crate::args::{NimberArgs, Plain};
use crate::fail::{self, Fail};
use crate::input;
use crate::show::out;
use grundy::nim::Nimber;
use grundy::nim::expression::{Answer, Evaluated, evaluate};
use serde_json::{Value, json};
use std::io::Write as _;

pub fn run(args: &NimberArgs) -> Result<u8, Fail> {
    let typed = input::text(&args.expression)?;
    let mut out = out();
    let mut code = 0;
    if let Some(lines) = typed.lines() {
        for (line, text) in lines {
            let object = match evaluate(text) {
                Ok(found) => answer(text, &found),
                Err(mut error) => {
                    error.line = line;
                    code = fail::BAD_INPUT;
                    let mut object = Fail::from(error).json();
                    object["expression"] = json!(text);
                    object["line"] = json!(line);
                    object
                }
            };
            writeln!(out, "{object}")?;
        }
        out.flush()?;
        return Ok(code);
    }
    let text = typed.without_comments();
    let found = evaluate(&text).map_err(|e| typed.hint(e))?;
    match args.format {
        Plain::Json => writeln!(out, "{}", answer(text.trim(), &found))?,
        Plain::Text => {
            match values(&found.answer)[..] {
                [] => writeln!(out, "none")?,
                ref values => writeln!(out, "{}", values.join(", "))?,
            }
            // The value alone goes to standard output, for scripts; a person sees both.
            out.flush()?;
            writeln!(anstream::stderr(), "{}", how(&found))?;
        }
    }
    out.flush()?;
    Ok(0)
}

/// `{"expression","kind","values","bits"}`.
fn answer(text: &str, found: &Evaluated) -> Value {
    let kind = match found.answer {
        Answer::Nimber(_) => "nimber",
        Answer::Order(_) => "order",
        Answer::Roots(_) => "roots",
    };
    json!({ "expression": text, "kind": kind, "values": values(&found.answer), "bits": found.bits })
}

/// The results, as decimal digits: JSON numbers of 128 bits are not safe to read.
fn values(answer: &Answer) -> Vec<String> {
    match answer {
        Answer::Nimber(Nimber(value)) | Answer::Order(value) => vec![value.to_string()],
        Answer::Roots(roots) => roots.iter().flatten().map(|root| root.0.to_string()).collect(),
    }
}

fn how(found: &Evaluated) -> String {
    let field = below(found.bits);
    match found.answer {
        Answer::Nimber(_) => format!("in the field of the nimbers below {field}"),
        Answer::Order(_) => {
            format!("the order, an ordinary number, in the field of the nimbers below {field}")
        }
        Answer::Roots(None) => "x^2 + x = c has no solution below 2^128".into(),
        Answer::Roots(Some([root, _])) if root.field_bits() > found.bits => format!(
            "x^2 + x = c has no solution in the field of the nimbers below {field}; these lie below {}",
            below(root.field_bits())
        ),
        Answer::Roots(Some(_)) => {
            format!("the solutions of x^2 + x = c in the field of the nimbers below {field}")
        }
    }
}

/// The size of the field of `bits` bits.
fn below(bits: u32) -> String {
    if bits < 32 { (1u64 << bits).to_string() } else { format!("2^{bits}") }
}
