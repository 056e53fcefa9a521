//! Formulas: `n -> [a, n-a] for a in 1..n-1 if a != n-a`, with labelled endings.

mod ending;
mod loops;
mod target;

use super::cursor::{Cursor, Token};
use super::expression::{RESERVED_WORDS, Reader, Scope};
use crate::error::{ParseError, Span};
use crate::formula::ast::{Alternative, Expr, FUNCTIONS, Loop, Syntax};
use ending::ending;
use grundy_words::say;
use loops::{declare_loops, one_loop};
use target::{Target, targets};

/// The largest number of coordinates, of loops of one alternative, of parts of one target and of
/// alternatives.
const MAX_COORDINATES: usize = 64;
const MAX_LOOPS: usize = 16;
const MAX_PARTS: usize = 64;
const MAX_ALTERNATIVES: usize = 10_000;

/// The head of a formula: the names of the coordinates.
struct Head {
    names: Vec<String>,
    /// Whether `turn` was listed as the last coordinate.
    turn_listed: bool,
    span: Span,
}

impl Head {
    /// Whether positions are heaps.
    fn is_heap(&self) -> bool {
        self.names.len() == 1 && !self.turn_listed
    }
}

/// Reads a formula at the cursor, up to the end or to the `:` of a position.
pub(crate) fn formula(cursor: &mut Cursor<'_>) -> Result<Syntax, ParseError> {
    let head = head(cursor)?;
    cursor.expect("->", |found| say!("error-rule-goes-on", found = found))?;
    let labelled = ends_labelled(cursor)?;
    if head.turn_listed && !labelled {
        return Err(cursor
            .error(head.span.clone(), say!("error-rule-reserved-coordinate-labelled-games"))
            .help(say!("error-rule-help-end-rule")));
    }
    let mut scope = Scope::default();
    for (slot, name) in head.names.iter().enumerate() {
        scope.add(name, slot);
    }
    if labelled {
        scope.add("turn", head.names.len());
    }
    let mut alternatives = Vec::new();
    loop {
        let (_, span) = cursor.peek()?;
        alternatives.extend(kinds_of_move(cursor, &head, &scope, labelled)?);
        if alternatives.len() > MAX_ALTERNATIVES {
            return Err(
                cursor.error(span, say!("error-rule-more-than-alternatives", most = MAX_ALTERNATIVES))
            );
        }
        if !cursor.eat("|") {
            break;
        }
    }
    let ending = if cursor.eat(";") { Some(ending(cursor, &scope)?) } else { None };
    Ok(Syntax { text: cursor.text.to_string(), head: head.names, alternatives, ending })
}

/// Whether a formula begins here: a name or a tuple of names, then an arrow.
pub(crate) fn begins(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    match ahead.next() {
        Ok((Token::Mark("("), _)) => true,
        Ok((Token::Word(_), _)) => ahead.eat("->"),
        _ => false,
    }
}

fn head(cursor: &mut Cursor<'_>) -> Result<Head, ParseError> {
    let (token, start) = cursor.next()?;
    let mut names: Vec<String> = Vec::new();
    let mut turn_listed = false;
    let mut span = start.clone();
    match token {
        Token::Word(word) => names.push(new_name(cursor, word, &start, &[])?),
        _ => loop {
            let (token, at) = cursor.next()?;
            match token {
                Token::Word(word) if word == "turn" && !names.is_empty() => turn_listed = true,
                Token::Word(word) if !turn_listed => names.push(new_name(cursor, word, &at, &names)?),
                Token::Word(_) => return Err(cursor.error(at, say!("error-rule-turn-stands-last"))),
                other => {
                    return Err(cursor
                        .error(at, say!("error-rule-head-rule", found = other.describe()))
                        .expected(say!("error-rule-expects-name-coordinate")));
                }
            }
            if names.len() > MAX_COORDINATES {
                return Err(
                    cursor.error(at, say!("error-rule-more-than-coordinates", most = MAX_COORDINATES))
                );
            }
            if cursor.eat(",") {
                continue;
            }
            span.end = cursor.expect(")", |found| say!("error-rule-head-rule-ends", found = found))?.end;
            break;
        },
    }
    Ok(Head { names, turn_listed, span })
}

fn new_name(cursor: &Cursor<'_>, word: String, at: &Span, taken: &[String]) -> Result<String, ParseError> {
    if taken.contains(&word) {
        return Err(cursor.error(at.clone(), say!("error-rule-name-used-twice", word = word)));
    }
    if RESERVED_WORDS.contains(&word.as_str()) || FUNCTIONS.iter().any(|row| row.name == word) {
        return Err(cursor
            .error(at.clone(), say!("error-rule-word-language-variable", word = word))
            .help(say!("error-rule-help-choose-another-name")));
    }
    Ok(word)
}

/// Where the formula that begins here ends: at the `:` of a position (not that of `at end:`), or at
/// the end of the text.
pub(crate) fn end(cursor: &Cursor<'_>) -> usize {
    let mut ahead = cursor.clone();
    let mut last = Token::End;
    loop {
        match ahead.next() {
            Ok((Token::Mark(":"), at)) if last != Token::Word("end".into()) => return at.start,
            Ok((Token::End, _)) | Err(_) => return cursor.text.len(),
            Ok((token, _)) => last = token,
        }
    }
}

/// Looks ahead for the `;` that begins a labelled ending (not one inside brackets).
fn ends_labelled(cursor: &Cursor<'_>) -> Result<bool, ParseError> {
    let mut ahead = cursor.clone();
    let mut depth = 0usize;
    loop {
        match ahead.next() {
            Ok((Token::Mark("(" | "[" | "{"), _)) => depth += 1,
            Ok((Token::Mark(")" | "]" | "}"), _)) => depth = depth.saturating_sub(1),
            Ok((Token::Mark(";"), _)) if depth == 0 => return Ok(true),
            // A position or the next error ends the rule; the reader proper reports it.
            Ok((Token::End | Token::Mark(":"), _)) | Err(_) => return Ok(false),
            Ok(_) => {}
        }
    }
}

/// One text of moves: `TARGET for k in … if …`. A set of targets, or of numbers of a loop, stands for an
/// alternative for each of its elements.
fn kinds_of_move(
    cursor: &mut Cursor<'_>,
    head: &Head,
    scope: &Scope,
    labelled: bool,
) -> Result<Vec<Alternative>, ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    // The loop variables are declared after the target that uses them: read the loops first.
    let mut scope = scope.clone();
    let first_loop = head.names.len() + usize::from(labelled);
    declare_loops(cursor, &mut scope, first_loop)?;
    let targets = targets(cursor, head, &scope, labelled)?;
    // All ways to choose a range for each loop.
    let mut choices: Vec<Vec<Loop>> = vec![Vec::new()];
    if cursor.eat_word("for") {
        let mut inner = Scope::default();
        for (slot, name) in head.names.iter().enumerate() {
            inner.add(name, slot);
        }
        if labelled {
            inner.add("turn", head.names.len());
        }
        loop {
            let (name, ranges) = one_loop(cursor, &inner)?;
            inner.add(&name, first_loop + choices[0].len());
            if choices.len() * ranges.len() * targets.len() > MAX_ALTERNATIVES {
                return Err(cursor.error(
                    start..cursor.at,
                    say!("error-rule-more-than-alternatives", most = MAX_ALTERNATIVES),
                ));
            }
            let chosen =
                |(lo, hi): &(Expr, Expr)| Loop { name: name.clone(), lo: lo.clone(), hi: hi.clone() };
            choices = (choices.iter())
                .flat_map(|outer| ranges.iter().map(|range| [&outer[..], &[chosen(range)]].concat()))
                .collect();
            if !(cursor.eat(",") || cursor.eat_word("for")) {
                break;
            }
        }
    }
    let condition = if cursor.eat_word("if") { Some(Reader::new(cursor, &scope).condition()?) } else { None };
    let span = start..cursor.at;
    let (token, at) = cursor.peek()?;
    match token {
        Token::End | Token::Mark("|" | ";" | ":") => {
            let one = |(parts, bracket): &Target, loops: &Vec<Loop>| Alternative {
                parts: parts.clone(),
                bracket: *bracket,
                loops: loops.clone(),
                condition: condition.clone(),
                span: span.clone(),
            };
            Ok(targets
                .iter()
                .flat_map(|target| choices.iter().map(move |loops| one(target, loops)))
                .collect())
        }
        Token::Word(w) if w == "for" => Err(cursor
            .error(at, say!("error-rule-for-stands-before-if"))
            .help(say!("error-rule-help-write-target-for-k"))),
        other => {
            let error = cursor
                .error(at.clone(), say!("error-rule-after-move", found = other.describe()))
                .expected(say!("error-rule-expects-another-move-end-rule"));
            Err(match &other {
                Token::Mark(",") => {
                    let (place, meant) = separated(cursor);
                    error.help(say!("error-rule-help-kinds-move-separated")).write(place, meant)
                }
                Token::Word(w) if w == "or" || w == "and" => {
                    error.help(say!("error-rule-help-kinds-move-separated")).write(at, "|")
                }
                Token::Word(w) if w == "else" => {
                    let error = error.help(say!("error-rule-help-each-kind-move-condition-own"));
                    match otherwise(cursor, &span) {
                        Some((place, meant)) => error.write(place, meant),
                        None => error,
                    }
                }
                Token::Word(w) if w == "unless" => {
                    let rest = cursor.text[at.end..].split(['|', ':', ';']).next().unwrap_or_default();
                    let meant = format!("if not ({})", rest.trim());
                    error
                        .help(say!("error-rule-help-condition-written"))
                        .write(at.start..at.end + rest.trim_end().len(), meant)
                }
                Token::Mark("(") => {
                    error.help(say!("error-rule-help-product-needs-sign")).write(at.start..at.start, "*")
                }
                Token::Word(w) if ["when", "where", "provided"].contains(&w.as_str()) => {
                    error.help(say!("error-rule-help-condition-written")).write(at, "if")
                }
                _ => error,
            })
        }
    }
}

/// `else MOVE` after `MOVE if CONDITION`, and the same as a kind of move with a condition of its own.
fn otherwise(cursor: &Cursor<'_>, kind_of_move: &Span) -> Option<(Span, String)> {
    let (_, condition) = cursor.text[kind_of_move.clone()].rsplit_once(" if ")?;
    let rest = cursor.rest().split(['|', ':', ';']).next()?.trim_end();
    let other = rest.trim_start().strip_prefix("else")?.trim();
    Some((cursor.at..cursor.at + rest.len(), format!(" | {other} if not ({})", condition.trim())))
}

/// The text from here to the end of the rule, and the same with `|` for each comma outside brackets.
fn separated(cursor: &Cursor<'_>) -> (Span, String) {
    let rest = cursor.rest();
    let (mut depth, mut meant, mut end) = (0i32, String::new(), rest.len());
    for (i, c) in rest.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ':' => {
                end = i;
                break;
            }
            _ => {}
        }
        if c == ',' && depth == 0 { meant.push_str(" |") } else { meant.push(c) }
    }
    (cursor.at..cursor.at + end, meant)
}

#[cfg(test)]
mod tests;
