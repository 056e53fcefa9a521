//! What was asked about: values, a rule, or a row of positions.

use crate::commands::{rules, values};
use crate::fail::Fail;
use crate::input::{self, Typed};
use grundy::identify::Series;
use grundy::law::Listed;
use std::sync::Arc;

/// Reads the text; values begin at heap `from`.
pub fn series(typed: &Typed, from: u64) -> Result<Series<'static>, Fail> {
    if let Some(values) = list(&typed.text) {
        return Ok(Series::of_values(from, values?));
    }
    let ruleset = match input::reader().ruleset(&typed.text) {
        Ok(ruleset) => ruleset,
        Err(error) => {
            let row = values::family(&typed.text).and_then(|row| Series::of_row(row, input::reader()));
            return row.ok_or_else(|| typed.hint(error));
        }
    };
    let ruleset = Arc::new(ruleset);
    Series::of_rule(ruleset.clone()).ok_or_else(|| {
        rules::no_sequence(
            &ruleset,
            "ask about a one-heap rule, about values such as 0,1,1,2,0,3, or about a row of positions with n in its \
             place, as in `grundy identify 'cram 1xn'`",
        )
    })
}

/// The values of a text that begins with a number and has several, with commas or spaces between them; `None` for
/// other texts.
fn list(text: &str) -> Option<Result<Vec<u64>, Fail>> {
    let between = |c: char| c == ',' || c.is_whitespace();
    let (first, _) = text.trim_start().split_once(between)?;
    if first.is_empty() || !first.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let values = |listed: Listed| listed.values.into_iter().map(u64::from).collect();
    Some(Listed::parse(text).map(values).map_err(Fail::from))
}

/// Reads the values of a file, a bare list or a b-file.
pub fn file(name: &str) -> Result<Series<'static>, Fail> {
    let listed = input::listed(name)?;
    Ok(Series::of_values(listed.first, listed.values.into_iter().map(u64::from).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Result<Vec<u64>, String>> {
        list(text).map(|values| {
            values.map_err(|fail| match fail {
                Fail::Refused(refused) => match &refused.place {
                    Some(error) => format!("{} at {}", error.sentence(), error.column),
                    None => refused.message,
                },
                other => format!("{other:?}"),
            })
        })
    }

    #[test]
    fn numbers_with_something_between_are_values() {
        assert_eq!(read("0,1,1, 2\t0"), Some(Ok(vec![0, 1, 1, 2, 0])));
        assert_eq!(read(" 0 1 1 2,"), Some(Ok(vec![0, 1, 1, 2])));
        for rule in ["0.77", "0.{1,2!}", "take {1, 2}", "cram 1xn", "7", "", ",", "n -> n-1"] {
            assert_eq!(read(rule), None, "{rule}");
        }
    }

    #[test]
    fn what_is_no_number_is_pointed_at() {
        let error = read("0,1,–1,2").unwrap().unwrap_err();
        assert!(error.contains("a nim-value") && error.ends_with("at 5"), "{error}");
        assert!(read("0 1 99999999999999999999").unwrap().is_err());
        assert!(read("0,1,x").unwrap().unwrap_err().ends_with("at 5"));
    }
}
