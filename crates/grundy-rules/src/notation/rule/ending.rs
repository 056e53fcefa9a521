//! Who wins a labelled game that is over.

use crate::error::ParseError;
use crate::formula::ast::{Cond, Ending, Verdict};
use crate::notation::cursor::{Cursor, Token};
use crate::notation::expression::{Reader, Scope};
use grundy_words::say;

/// `at end: first wins if COND, tie if COND, else second wins`.
pub(super) fn ending(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Ending, ParseError> {
    for word in ["at", "end"] {
        let (token, at) = cursor.peek()?;
        if !cursor.eat_word(word) {
            return Err(cursor
                .error(at, say!("error-rule-after-semicolon", found = token.describe()))
                .expected("`at end: first wins if …, else second wins`"));
        }
    }
    cursor.expect(":", |found| say!("error-rule-ending-goes", found = found))?;
    let mut clauses: Vec<(Verdict, Cond)> = Vec::new();
    loop {
        if cursor.eat_word("else") {
            let otherwise = verdict(cursor)?;
            return Ok(Ending { clauses, otherwise });
        }
        let said = verdict(cursor)?;
        if !cursor.eat_word("if") {
            let (token, at) = cursor.peek()?;
            if clauses.is_empty() && matches!(token, Token::End | Token::Mark(":")) {
                return Ok(Ending { clauses, otherwise: said });
            }
            return Err(cursor
                .error(at, say!("error-rule-after-verdict", found = token.describe()))
                .expected(say!("error-rule-expects-if-condition")));
        }
        clauses.push((said, Reader::new(cursor, scope).condition()?));
        cursor.eat(",");
        let (token, at) = cursor.peek()?;
        if matches!(token, Token::End | Token::Mark(":")) {
            return Err(cursor
                .error(at, say!("error-rule-ending-not-say-holds-otherwise"))
                .expected(say!("error-rule-expects-else-first-wins-else-second")));
        }
    }
}

fn verdict(cursor: &mut Cursor<'_>) -> Result<Verdict, ParseError> {
    let (token, at) = cursor.next()?;
    let said = match &token {
        Token::Word(w) if w == "first" => Verdict::First,
        Token::Word(w) if w == "second" => Verdict::Second,
        Token::Word(w) if w == "tie" => return Ok(Verdict::Tie),
        _ => {
            return Err(cursor
                .error(at, say!("error-rule-ending-game", found = token.describe()))
                .expected(say!("error-rule-expects-first-wins-second-wins-tie"))
                .help(say!("error-rule-help-game-nobody-wins")));
        }
    };
    if !cursor.eat_word("wins") {
        let (token, at) = cursor.peek()?;
        let error =
            cursor.error(at, say!("error-rule-in-verdict", found = token.describe())).expected("`wins`");
        return Err(match &token {
            Token::Word(w) if w.starts_with("los") => {
                error.help(say!("error-rule-help-say-who-wins-other-one"))
            }
            _ => error,
        });
    }
    Ok(said)
}
