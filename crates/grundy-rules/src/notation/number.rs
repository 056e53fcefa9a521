//! Numbers as they are typed for heaps and limits.

use super::cursor::{Cursor, Token};
use super::expression::{Reader, Scope};
use crate::error::{ParseError, Span};
use crate::formula::ast::Expr;
use crate::formula::eval::constant;
use grundy_words::say;

/// Passes a literal number of a position: `5`, `1_000`, `1e12`, `10^18`.
///
/// ```
/// use grundy_rules::notation::{Cursor, literal};
/// let mut cursor = Cursor::new("1_000, 10^18");
/// assert_eq!(literal(&mut cursor)?, 1000);
/// cursor.expect(",", |found| format!("{found} where another number may follow"))?;
/// assert_eq!(literal(&mut cursor)?, 10u64.pow(18));
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character where there is no number of at most 2^64 − 1.
pub fn literal(cursor: &mut Cursor<'_>) -> Result<u64, ParseError> {
    let (token, span) = cursor.next()?;
    let start = span.start;
    let refuse = |cursor: &Cursor<'_>, span: Span| {
        cursor
            .error(span.clone(), say!("error-rule-number-too-large-heap"))
            .expected(say!("error-rule-expects-number-of-64-bits"))
            .write(span, "10^19")
    };
    let value = match token {
        Token::Number(n) => n,
        Token::Mark("-") => {
            return Err(cursor
                .error(span.clone(), say!("error-rule-heap-negative"))
                .expected(say!("error-rule-expects-number"))
                .write(span, ""));
        }
        other => {
            let error = cursor
                .error(span.clone(), say!("error-rule-number-needed", found = other.describe()))
                .expected(say!("error-rule-expects-number-as-typed"));
            return Err(match other.in_digits() {
                Some(number) => error.write(span, number.to_string()),
                None => error,
            });
        }
    };
    if cursor.text[span.clone()].starts_with("00")
        || (value > 0 && cursor.text[span.clone()].starts_with('0'))
    {
        return Err(cursor
            .error(span, say!("error-rule-number-leading-zero"))
            .help(say!("error-rule-help-thousands-written")));
    }
    let mut value = u64::try_from(value).map_err(|_| refuse(cursor, span))?;
    if cursor.eat("^") {
        let (token, span) = cursor.next()?;
        let Token::Number(power) = token else {
            return Err(cursor
                .error(span, say!("error-rule-as-power", found = token.describe()))
                .expected(say!("error-rule-expects-number")));
        };
        let power = u32::try_from(power).unwrap_or(u32::MAX);
        value = value.checked_pow(power).ok_or_else(|| refuse(cursor, start..span.end))?;
    }
    Ok(value)
}

/// Passes a number of a position: a literal, or arithmetic such as `2*5` and `2^60 - 1`. A `+` would begin the next
/// part of a sum, so it stands in brackets.
pub(crate) fn number(cursor: &mut Cursor<'_>) -> Result<u64, ParseError> {
    let mut ahead = cursor.clone();
    let plain = if ahead.clone().eat("(") { None } else { Some(literal(&mut ahead)?) };
    let (token, _) = ahead.peek()?;
    match (plain, token) {
        (None, _) | (_, Token::Mark("*" | "/" | "-")) => {
            let expr = Reader::new(cursor, &Scope::default()).heap()?;
            value(cursor, &expr)
        }
        (Some(plain), _) => {
            *cursor = ahead;
            Ok(plain)
        }
    }
}

/// Reads a number for a heap or a limit: `5`, `1_000`, `1e12`, `10^18`, also with some arithmetic:
/// `10^9+1000`, `2^27-1`, `floor(10^18/7) + 1`.
///
/// ```
/// assert_eq!(grundy_rules::parse_number("10^18").unwrap(), 1_000_000_000_000_000_000);
/// assert_eq!(grundy_rules::parse_number("1e12").unwrap(), 1_000_000_000_000);
/// assert_eq!(grundy_rules::parse_number("10^9+1000").unwrap(), 1_000_001_000);
/// ```
///
/// # Errors
/// [`ParseError`] points at the character; the result must be a whole number from 0 to 2^64 − 1.
pub fn parse_number(text: &str) -> Result<u64, ParseError> {
    whole_number(text).map_err(|error| error.mended(text, |text| whole_number(text).err()))
}

fn whole_number(text: &str) -> Result<u64, ParseError> {
    if is_arithmetic(text) {
        return arithmetic(text);
    }
    let mut cursor = Cursor::new(text);
    let value = literal(&mut cursor)?;
    let (token, at) = cursor.peek()?;
    match token {
        Token::End => Ok(value),
        other => Err(cursor
            .error(at, say!("error-rule-after-number", found = other.describe()))
            .help(say!("error-rule-help-numbers-written"))),
    }
}

/// Whether an operator follows an operand, or a bracket begins the text.
fn is_arithmetic(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    let mut operand = false;
    while let Ok((token, span)) = cursor.next() {
        match token {
            Token::End => break,
            Token::Mark("(") if span.start == text.len() - text.trim_start().len() => return true,
            Token::Mark("+" | "-" | "*" | "/") if operand => return true,
            Token::Number(_) => operand = true,
            _ => operand = false,
        }
    }
    false
}

/// A number from an expression without names.
fn arithmetic(text: &str) -> Result<u64, ParseError> {
    let mut cursor = Cursor::new(text);
    let expr = Reader::new(&mut cursor, &Scope::default()).number()?;
    let (token, at) = cursor.peek()?;
    if token != Token::End {
        return Err(cursor.error(at, say!("error-rule-after-number", found = token.describe())));
    }
    value(&cursor, &expr)
}

/// The value of an expression without names.
fn value(cursor: &Cursor<'_>, expr: &Expr) -> Result<u64, ParseError> {
    let span = expr.span.clone();
    let value = constant(expr, cursor.text)?
        .ok_or_else(|| cursor.error(span.clone(), say!("error-rule-no-number")))?;
    let Some(whole) = value.whole() else {
        return Err(cursor
            .error(span, say!("error-rule-number-not-whole"))
            .help(say!("error-rule-help-write-floor-or-ceil")));
    };
    u64::try_from(whole).map_err(|_| {
        let what = if whole < 0 {
            say!("error-rule-heap-negative")
        } else {
            say!("error-rule-number-too-large-heap")
        };
        cursor.error(span, what).expected(say!("error-rule-expects-number-of-64-bits"))
    })
}
