//! The loops of a move: `for k in 1..n`, `for k in {1, 3..5}`.

use super::{MAX_LOOPS, new_name};
use crate::error::{ParseError, Span};
use crate::formula::ast::Expr;
use crate::notation::cursor::{Cursor, Token};
use crate::notation::expression::{Reader, Scope};
use grundy_words::say;

/// `k in lo..hi` or `k in {1, 3..5}`: the variable and its ranges.
pub(super) fn one_loop(
    cursor: &mut Cursor<'_>,
    scope: &Scope,
) -> Result<(String, Vec<(Expr, Expr)>), ParseError> {
    let (token, at) = cursor.next()?;
    let Token::Word(name) = token else {
        return Err(cursor
            .error(at, say!("error-rule-after-for", found = token.describe()))
            .expected(say!("error-rule-expects-variable-for-k-in")));
    };
    if !cursor.eat_word("in") {
        let (token, at) = cursor.peek()?;
        return Err(cursor
            .error(at, say!("error-rule-after-for-name", found = token.describe(), name = name))
            .expected("`in`"));
    }
    if cursor.eat("{") {
        return Ok((name, elements(cursor, scope)?));
    }
    let lo = Reader::new(cursor, scope).number()?;
    let (token, at) = cursor.peek()?;
    if token == Token::Mark(",") {
        // Numbers without braces; each stands between commas.
        let mut ahead = cursor.clone();
        while ahead.eat(",") && matches!(ahead.next(), Ok((Token::Number(_), _))) {}
        let list = lo.span.start..ahead.at;
        let set = format!("{{{}}}", cursor.text.get(list.clone()).unwrap_or_default());
        return Err(cursor
            .error(at, say!("error-rule-range-goes-on", found = "`,`"))
            .expected("`..`")
            .help(say!("error-rule-help-numbers-set-stand-braces"))
            .write(list, set));
    }
    if matches!(&token, Token::Word(word) if word == "to") {
        return Err(cursor
            .error(at.clone(), say!("error-rule-range-goes-on", found = "`to`"))
            .expected("`..`")
            .write(at, ".."));
    }
    cursor.expect("..", |found| say!("error-rule-range-goes-on", found = found))?;
    let hi = Reader::new(cursor, scope).number()?;
    Ok((name, vec![(lo, hi)]))
}

/// The numbers and ranges of a set, after its opening brace.
fn elements(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Vec<(Expr, Expr)>, ParseError> {
    let mut all = Vec::new();
    loop {
        let lo = Reader::new(cursor, scope).number()?;
        let hi = if cursor.eat("..") { Reader::new(cursor, scope).number()? } else { lo.clone() };
        all.push((lo, hi));
        if !cursor.eat(",") {
            cursor.expect("}", |found| say!("error-rule-set-numbers-ends", found = found))?;
            return Ok(all);
        }
    }
}

/// Finds the `for` clauses of the alternative at the cursor and declares their variables.
pub(super) fn declare_loops(
    cursor: &Cursor<'_>,
    scope: &mut Scope,
    first_loop: usize,
) -> Result<(), ParseError> {
    let mut ahead = cursor.clone();
    let mut depth = 0usize;
    let mut declared: Vec<String> = Vec::new();
    loop {
        let Ok((token, at)) = ahead.next() else { return Ok(()) };
        match token {
            Token::Mark("(" | "[" | "{") => depth += 1,
            Token::Mark(")" | "]" | "}") => depth = depth.saturating_sub(1),
            Token::End | Token::Mark("|" | ";" | ":") => return Ok(()),
            Token::Word(w) if w == "if" && depth == 0 => return no_loops_behind(&ahead),
            Token::Word(w) if w == "for" && depth == 0 => range_follows(&ahead)?,
            // `n-k, 1 <= k <= 3`
            Token::Mark(",") if depth == 0 && declared.is_empty() => {
                if let Some((place, range)) = between(&ahead) {
                    return Err(ahead
                        .error(at.clone(), say!("error-rule-after-move", found = "`,`"))
                        .expected(say!("error-rule-expects-for-range"))
                        .help(say!("error-rule-help-range-written"))
                        .write(at.start..place.end, format!(" for{range}")));
                }
            }
            Token::Word(w) if depth == 0 && (w == "for" || !declared.is_empty() && w == "in") => {}
            // A name that `in` follows is declared here.
            Token::Word(w) if depth == 0 && ahead.clone().eat_word("in") => {
                let span = ahead.at - w.len()..ahead.at;
                if scope.has(&w) {
                    return Err(ahead.error(span, say!("error-rule-name-used-twice", word = w)));
                }
                if declared.len() == MAX_LOOPS {
                    return Err(ahead
                        .error(span, say!("error-rule-more-than-loops-one-alternative", most = MAX_LOOPS)));
                }
                let name = new_name(&ahead, w, &span, &declared)?;
                scope.add(&name, first_loop + declared.len());
                declared.push(name);
            }
            _ => {}
        }
    }
}

/// Checks that a variable, `in` and a range follow `for`.
fn range_follows(cursor: &Cursor<'_>) -> Result<(), ParseError> {
    let mut ahead = cursor.clone();
    let (token, at) = ahead.next()?;
    let (token, at, meant) = match token {
        Token::Word(_) if ahead.eat_word("in") => return Ok(()),
        Token::Word(_) => {
            let (token, at) = ahead.peek()?;
            let spaces = cursor.text[..at.start].ends_with(' ') && cursor.text[at.end..].starts_with(' ');
            let word = if spaces { "in" } else { " in " };
            let meant = (token == Token::Mark("=")).then(|| (at.clone(), word.to_string()));
            (token, at, meant)
        }
        other => {
            // `for 1..3`: moves call such a number k.
            let ranges = cursor.rest().split(['|', ':']).next().is_some_and(|clause| clause.contains(".."));
            let meant = between(cursor).or_else(|| ranges.then(|| (at.start..at.start, "k in ".into())));
            (other, at, meant)
        }
    };
    let error = cursor
        .error(at, say!("error-rule-after-for", found = token.describe()))
        .expected(say!("error-rule-expects-variable-range"));
    Err(match meant {
        Some((place, meant)) => error.write(place, meant),
        None => error,
    })
}

/// A range that was written `1 <= k <= n`, and how it is written here.
fn between(cursor: &Cursor<'_>) -> Option<(Span, String)> {
    let rest = cursor.rest();
    let end = [" if ", "|", ",", ":"].iter().filter_map(|mark| rest.find(mark)).min().unwrap_or(rest.len());
    let sides: Vec<&str> =
        rest[..end].split(['<', '≤']).map(|side| side.trim_start_matches('=').trim()).collect();
    let [lo, name, hi] = sides[..] else { return None };
    let strict: Vec<bool> = rest[..end]
        .char_indices()
        .filter(|(_, c)| ['<', '≤'].contains(c))
        .map(|(i, c)| c == '<' && !rest[i + 1..].starts_with('='))
        .collect();
    let (up, down) = (if strict[0] { "+1" } else { "" }, if strict[1] { "-1" } else { "" });
    Some((cursor.at..cursor.at + end, format!(" {name} in {lo}{up}..{hi}{down}")))
}

/// Checks that no `for` of the same alternative follows `if`.
fn no_loops_behind(cursor: &Cursor<'_>) -> Result<(), ParseError> {
    let mut ahead = cursor.clone();
    loop {
        match ahead.next() {
            Ok((Token::Word(w), at)) if w == "for" => {
                return Err(cursor
                    .error(at, say!("error-rule-for-stands-before-if"))
                    .help(say!("error-rule-help-write-target-for-k")));
            }
            Ok((Token::End | Token::Mark("|" | ";" | ":"), _)) | Err(_) => return Ok(()),
            Ok(_) => {}
        }
    }
}
