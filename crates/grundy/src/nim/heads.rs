//! The heads of a board, read from text.

use super::lexer::{Lexer, Token};
use grundy_rules::{MAX_RULE, ParseError};

/// Reads the heads of a board of coins, as `(3,5), (2,2)`: row and column, counted from 1.
///
/// ```
/// assert_eq!(grundy::nim::heads("(3,5), (2,2)")?, [(3, 5), (2, 2)]);
/// # Ok::<(), grundy::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character: what is no list of heads, a place 0 or of more than 64
/// bits, a text of more than [`MAX_RULE`] bytes.
pub fn heads(text: &str) -> Result<Vec<(u64, u64)>, ParseError> {
    if text.len() > MAX_RULE {
        return Err(ParseError::at(text, 0..1, format!("heads of more than {MAX_RULE} bytes")));
    }
    let mut lexer = Lexer::new(text);
    let mut heads = Vec::new();
    loop {
        mark(&mut lexer, '(', "where a head begins")?;
        let x = place(&mut lexer)?;
        mark(&mut lexer, ',', "between row and column")?;
        let y = place(&mut lexer)?;
        mark(&mut lexer, ')', "where a head ends")?;
        heads.push((x, y));
        match lexer.next()? {
            (Token::End, _) => return Ok(heads),
            (Token::Mark(','), _) => {}
            (token, at) => {
                return Err(lexer.unexpected(&token, at, "after a head").expected("`,` or the end"));
            }
        }
    }
}

fn mark(lexer: &mut Lexer<'_>, wanted: char, place: &str) -> Result<(), ParseError> {
    let (token, at) = lexer.next()?;
    if token == Token::Mark(wanted) {
        return Ok(());
    }
    let error = lexer.unexpected(&token, at, place).expected(format!("`{wanted}`"));
    Err(error.help("heads are written `(3,5), (2,2)`: row and column"))
}

fn place(lexer: &mut Lexer<'_>) -> Result<u64, ParseError> {
    let (token, at) = lexer.next()?;
    let Token::Number(number) = token else {
        return Err(lexer.unexpected(&token, at, "where a place is needed").expected("a number"));
    };
    match u64::try_from(number) {
        Ok(0) => Err(lexer.error(at, "there is no coin at place 0").help("places count from 1")),
        Ok(place) => Ok(place),
        Err(_) => Err(lexer.error(at, "this place is too large").help("places go up to 2^64 - 1")),
    }
}

#[cfg(test)]
mod tests {
    use super::heads;
    use proptest::prelude::*;

    #[test]
    fn errors_point_at_the_character() {
        for (text, column, message) in [
            ("", 1, "the end where a head begins"),
            ("(3,5", 5, "the end where a head ends"),
            ("(3)", 3, "`)` between row and column"),
            ("(3,5) (2,2)", 7, "`(` after a head"),
            ("(3,5),", 7, "the end where a head begins"),
            ("(0,5)", 2, "there is no coin at place 0"),
            ("(3,18446744073709551616)", 4, "this place is too large"),
            ("(3,-5)", 4, "`-` where a place is needed"),
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
