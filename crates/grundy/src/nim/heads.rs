//! The heads of a board, read from text.

use grundy_rules::{MAX_RULE, ParseError, parse_tuples};

/// Reads the heads of a board of coins, such as `(3,5), (2,2)`: row and column, counted from 1.
///
/// ```
/// assert_eq!(grundy::nim::heads("(3,5), (2,2)")?, [(3, 5), (2, 2)]);
/// # Ok::<(), grundy::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character: a text that is not a list of heads, a place that is 0 or has more
/// than 64 bits, a text of more than [`MAX_RULE`] bytes.
pub fn heads(text: &str) -> Result<Vec<(u64, u64)>, ParseError> {
    if text.len() > MAX_RULE {
        return Err(ParseError::at(text, 0..1, format!("heads of more than {MAX_RULE} bytes")));
    }
    let read = parse_tuples(text, 2)?;
    if read.is_empty() {
        return Err(ParseError::at(text, 0..text.len(), "no heads").expected("heads such as (3,5), (2,2)"));
    }
    let head = |(place, span): (Vec<u64>, std::ops::Range<usize>)| match place[..] {
        [x, y] if x > 0 && y > 0 => Ok((x, y)),
        _ => Err(ParseError::at(text, span, "there is no coin at place 0").help("places count from 1")),
    };
    read.into_iter().map(head).collect()
}

#[cfg(test)]
mod tests {
    use super::heads;
    use proptest::prelude::*;

    #[test]
    fn errors_point_at_the_character() {
        for (text, column, message) in [
            ("", 1, "no heads"),
            ("(3,5", 5, "the end where a tuple ends"),
            ("(3)", 1, "a tuple of one number"),
            ("(3,5) (2,2)", 7, "`(` after a tuple"),
            ("(3,5),", 7, "the end where a tuple begins"),
            ("(1,1), (0,5)", 8, "there is no coin at place 0"),
            ("(3,18446744073709551616)", 4, "this number is too large for a heap"),
            ("(3,-5)", 4, "a heap cannot be negative"),
            ("@nofile", 1, "`@` where a tuple begins"),
        ] {
            let error = heads(text).unwrap_err();
            assert_eq!((error.column, &*error.message), (column, message), "{text}");
        }
    }

    proptest! {
        #[test]
        fn heads_read_back(list in prop::collection::vec((1u64.., 1u64..), 1..9)) {
            let text: Vec<String> = list.iter().map(|(x, y)| format!("({x}, {y})")).collect();
            prop_assert_eq!(heads(&text.join(",")), Ok(list));
        }
    }
}
