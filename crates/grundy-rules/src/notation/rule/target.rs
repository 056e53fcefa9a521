//! What a move leaves: a number, `[ , ]`, a tuple, a set of them, `any 2 of (…)`.

use super::{Head, MAX_ALTERNATIVES, MAX_PARTS};
use crate::error::ParseError;
use crate::formula::ast::{Expr, ExprKind, Op, Several};
use crate::notation::cursor::{Cursor, Token};
use crate::notation::expression::{Reader, Scope};
use grundy_words::say;

/// The parts that a move leaves, and whether they stand in brackets.
pub(super) type Target = (Vec<Vec<Expr>>, bool);

/// A target, or several in braces.
pub(super) fn targets(
    cursor: &mut Cursor<'_>,
    head: &Head,
    scope: &Scope,
    labelled: bool,
) -> Result<Vec<Target>, ParseError> {
    if head.names.len() > 1 && cursor.eat_word("any") {
        return any_of(cursor, head, scope, labelled);
    }
    if !cursor.eat("{") {
        return Ok(vec![target(cursor, head, scope, labelled)?]);
    }
    let mut all = Vec::new();
    loop {
        all.push(target(cursor, head, scope, labelled)?);
        if !cursor.eat(",") {
            cursor.expect("}", |found| say!("error-rule-set-moves-ends", found = found))?;
            return Ok(all);
        }
    }
}

/// `any 2 of (a-k, b-k, c-k)`, after `any`: a target for each choice of two coordinates. The others stay as they are.
fn any_of(
    cursor: &mut Cursor<'_>,
    head: &Head,
    scope: &Scope,
    labelled: bool,
) -> Result<Vec<Target>, ParseError> {
    let arity = head.names.len();
    let (token, at) = cursor.next()?;
    let chosen = match token {
        Token::Number(number) => usize::try_from(number).unwrap_or(usize::MAX),
        ref word => word.in_digits().unwrap_or(0),
    };
    if !(1..=arity).contains(&chosen) || !cursor.eat_word("of") {
        return Err(cursor
            .error(at, say!("error-rule-not-said-how-many-coordinates"))
            .expected(say!("error-rule-expects-any-m-of", arity = arity))
            .help(say!("error-rule-help-any-2-of")));
    }
    let changed = part(cursor, head, scope, labelled)?;
    let stays = |slot| Expr { kind: ExprKind::Var(slot), span: changed[slot].span.clone() };
    // The choices so far, each with the number of its changed coordinates.
    let mut choices: Vec<(usize, Vec<Expr>)> = vec![(0, Vec::new())];
    for (slot, target) in changed.iter().enumerate() {
        choices = (choices.into_iter())
            .flat_map(|(count, tuple)| {
                let with = |one: Expr| [&tuple[..], &[one]].concat();
                [(count + 1, with(target.clone())), (count, with(stays(slot)))]
            })
            // Enough coordinates are left to change, and none too many is changed.
            .filter(|(count, tuple)| *count <= chosen && count + arity - tuple.len() >= chosen)
            .collect();
        if choices.len() > MAX_ALTERNATIVES {
            return Err(cursor.error(at, say!("error-rule-more-than-alternatives", most = MAX_ALTERNATIVES)));
        }
    }
    Ok(choices.into_iter().map(|(_, tuple)| (vec![tuple], false)).collect())
}

/// A target: a number, `[ , ]`, a tuple, or a bracket of tuples.
fn target(cursor: &mut Cursor<'_>, head: &Head, scope: &Scope, labelled: bool) -> Result<Target, ParseError> {
    if !cursor.eat("[") {
        return Ok((vec![part(cursor, head, scope, labelled)?], false));
    }
    let (_, open) = cursor.peek()?;
    if labelled {
        return Err(cursor
            .error(open, say!("error-rule-labelled-game-no-sums"))
            .expected(say!("error-rule-expects-one-position-after-move")));
    }
    let mut parts = Vec::new();
    if cursor.eat("]") {
        return Ok((parts, true));
    }
    loop {
        parts.push(part(cursor, head, scope, labelled)?);
        if parts.len() > MAX_PARTS {
            return Err(cursor.error(open, say!("error-rule-more-than-parts", most = MAX_PARTS)));
        }
        if head.is_heap() && cursor.eat("..") {
            // `[a..b]`
            let last = Reader::new(cursor, scope).number()?;
            let first = parts.pop().unwrap_or_default();
            parts.push(several(Several::Run, first, &last));
        }
        if cursor.eat(",") {
            continue;
        }
        cursor.expect("]", |found| say!("error-rule-parts-sum-end", found = found))?;
        if head.is_heap() && cursor.eat("*") {
            // `[a] * k`
            let copies = Reader::new(cursor, scope).number()?;
            parts = parts.into_iter().map(|part| several(Several::Copies, part, &copies)).collect();
        }
        return Ok((parts, true));
    }
}

/// Several heaps in place of one.
fn several(several: Several, mut part: Vec<Expr>, other: &Expr) -> Vec<Expr> {
    let one = part.remove(0);
    let span = one.span.start..other.span.end;
    vec![Expr { kind: ExprKind::Heaps(several, Box::new(one), Box::new(other.clone())), span }]
}

fn part(
    cursor: &mut Cursor<'_>,
    head: &Head,
    scope: &Scope,
    labelled: bool,
) -> Result<Vec<Expr>, ParseError> {
    let arity = head.names.len();
    if head.is_heap() {
        return Ok(vec![Reader::new(cursor, scope).number()?]);
    }
    let names = head.names.join(", ");
    let (token, open) = cursor.peek()?;
    if !cursor.eat("(") {
        return Err(cursor
            .error(open, say!("error-rule-move-described", found = token.describe()))
            .expected(say!("error-rule-expects-tuple-number-each", names = names)));
    }
    let mut numbers = Vec::new();
    loop {
        numbers.push(Reader::new(cursor, scope).number()?);
        if !cursor.eat(",") {
            break;
        }
    }
    let span = open.start..cursor.expect(")", |found| say!("error-tuple-ends", found = found))?.end;
    if labelled && numbers.len() == arity + 1 {
        // The program flips the turn; the rule may do so too.
        if let Some(turn) = numbers.pop().filter(|e| !flips(e, arity)) {
            return Err(cursor
                .error(turn.span, say!("error-rule-program-flips-turn-after-every"))
                .help(say!("error-rule-help-leave-out-tuple", names = names)));
        }
    }
    if numbers.len() != arity {
        return Err(cursor.tuple_of(span, numbers.len()).expected(say!(
            "error-rule-expects-one-each",
            arity = arity,
            names = names
        )));
    }
    Ok(numbers)
}

/// Whether this is `turn` or `1 - turn`.
fn flips(e: &Expr, turn: usize) -> bool {
    match &e.kind {
        ExprKind::Var(slot) => *slot == turn,
        ExprKind::Binary(Op::Sub, a, b) => a.kind == ExprKind::Int(1) && b.kind == ExprKind::Var(turn),
        _ => false,
    }
}
