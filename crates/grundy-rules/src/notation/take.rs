//! `take {1,3,4}`, `take 1..3`, `take any`, `take not {2,3}`, `take {k in 1..n if n mod k = 0}`,
//! `take squares`.

use super::cursor::{Cursor, Token};
use super::expression::{Reader, Scope};
use crate::error::{ParseError, Span};
use crate::formula::ast::{Alternative, Cond, Expr, ExprKind, Loop, Op, Relation, Syntax};
use crate::formula::eval;
use crate::take::TakeSet;
use std::ops::RangeInclusive;

/// What follows `take`.
pub(crate) enum Take {
    /// A set that does not depend on the heap.
    Set(TakeSet),
    /// Anything else is a formula in the heap `n`.
    Formula(Syntax),
}

/// A number or a range of numbers to take.
struct Element {
    lo: Expr,
    hi: Option<Expr>,
    span: Span,
}

/// Named sets of numbers, each with the condition for its members.
const FAMILIES: &[(&str, &str)] = &[
    ("squares", "is_square(k)"),
    ("primes", "is_prime(k)"),
    ("fibonacci", "is_fibonacci(k)"),
    ("divisors", "n mod k = 0"),
    ("odd", "k mod 2 = 1"),
    ("even", "k mod 2 = 0"),
];

/// Slot 0 is the heap, slot 1 the loop variable.
const HEAP: usize = 0;
const COINS: usize = 1;

/// Reads what follows the word `take`.
pub(crate) fn take(cursor: &mut Cursor<'_>) -> Result<Take, ParseError> {
    let mut scope = Scope::default();
    scope.add("n", HEAP);
    if cursor.eat_word("any") {
        return Ok(Take::Set(TakeSet::any()));
    }
    if let Some(condition) = family(cursor)? {
        return take(&mut Cursor::new(&format!("{{k in 1..n if {condition}}}")));
    }
    if cursor.eat_word("not") {
        let (token, at) = cursor.peek()?;
        if !cursor.eat("{") {
            return Err(cursor.error(at, format!("{} after `not`", token.describe())).expected("`{`"));
        }
        if cursor.eat("}") {
            return Ok(Take::Set(TakeSet::any()));
        }
        let list = elements(cursor.clone(), cursor, &scope)?;
        let ranges = constant_ranges(cursor, &list)?.ok_or_else(|| {
            cursor
                .error(at.clone(), "a set after `not` holds numbers that do not depend on the heap")
                .help("write `take {k in 1..n if …}`")
        })?;
        return Ok(Take::Set(TakeSet::all_but(spans(&ranges)).map_err(|e| cursor.error(at, e.to_string()))?));
    }
    let (token, at) = cursor.peek()?;
    if token == Token::End {
        return Err(cursor
            .error(at, "it is not said how many coins may be taken")
            .expected("a set such as `{1,3,4}`, a range such as `1..3`, `any` or `not {2,3}`"));
    }
    let list = if cursor.eat("{") {
        if cursor.eat("}") {
            return Ok(Take::Set(TakeSet::empty()));
        }
        if let Some(formula) = comprehension(cursor, &scope)? {
            return Ok(Take::Formula(formula));
        }
        elements(cursor.clone(), cursor, &scope)?
    } else {
        let one = element(cursor, &scope)?;
        let (token, next) = cursor.peek()?;
        if matches!(&token, Token::Mark(",") | Token::Number(_))
            || matches!(&token, Token::Word(w) if w == "or" || w == "and")
        {
            return Err(cursor
                .error(next, format!("{} after the number to take", token.describe()))
                .expected("the end of the rule")
                .help("several numbers stand in braces, as in `take {1,3,4}`"));
        }
        vec![one]
    };
    if let Some(ranges) = constant_ranges(cursor, &list)? {
        let span = at.start..cursor.at;
        return Ok(Take::Set(
            TakeSet::from_ranges(spans(&ranges)).map_err(|e| cursor.error(span, e.to_string()))?,
        ));
    }
    let alternatives = list.into_iter().map(|e| alternative(cursor, e, None)).collect::<Result<_, _>>()?;
    Ok(Take::Formula(syntax(cursor, alternatives)))
}

/// The condition of a named set: `squares`, `powers of 2`.
fn family(cursor: &mut Cursor<'_>) -> Result<Option<String>, ParseError> {
    if let Some((_, condition)) = FAMILIES.iter().find(|(word, _)| cursor.eat_word(word)) {
        return Ok(Some((*condition).into()));
    }
    if !cursor.eat_word("powers") {
        return Ok(None);
    }
    let said = cursor.eat_word("of");
    let (token, at) = cursor.next()?;
    match token {
        Token::Number(base) if said && base >= 2 => Ok(Some(format!("is_power(k, {base})"))),
        _ => Err(cursor
            .error(at, "of which number the powers may be taken is not said")
            .expected("`powers of 2`, or of another number from 2 on")),
    }
}

fn syntax(cursor: &Cursor<'_>, alternatives: Vec<Alternative>) -> Syntax {
    Syntax { text: cursor.text.into(), head: vec!["n".into()], alternatives, ending: None }
}

/// The elements of a set up to its closing brace.
fn elements(open: Cursor<'_>, cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Vec<Element>, ParseError> {
    let mut all = Vec::new();
    loop {
        all.push(element(cursor, scope)?);
        if cursor.eat(",") {
            continue;
        }
        let (token, at) = cursor.next()?;
        return match token {
            Token::Mark("}") => Ok(all),
            Token::End => {
                let start = open.at.saturating_sub(1);
                Err(cursor.error(start..start + 1, "the set is not closed").expected("`,` or `}`"))
            }
            other => {
                let error = cursor
                    .error(at, format!("{} in a set", other.describe()))
                    .expected("`,` and another number, or `}`");
                Err(match other {
                    Token::Word(w) if w == "for" || w == "if" => {
                        error.help("numbers by a condition are written `take {k in 1..n if …}`")
                    }
                    _ => error,
                })
            }
        };
    }
}

fn element(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Element, ParseError> {
    let lo = Reader::new(cursor, scope).number()?;
    let hi = if cursor.eat("..") { Some(Reader::new(cursor, scope).number()?) } else { None };
    let span = lo.span.start..cursor.at;
    Ok(Element { lo, hi, span })
}

/// `k in 1..n if COND }`, after the opening brace.
fn comprehension(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Option<Syntax>, ParseError> {
    let mut ahead = cursor.clone();
    let (first, at) = ahead.next()?;
    let Token::Word(name) = first else { return Ok(None) };
    if !ahead.eat_word("in") {
        return Ok(None);
    }
    if scope.has(&name) {
        return Err(cursor.error(at, format!("`{name}` is the heap; the number taken needs another name")));
    }
    *cursor = ahead;
    let mut inner = scope.clone();
    inner.add(&name, COINS);
    let lo = Reader::new(cursor, scope).number()?;
    cursor.expect("..", "a range goes on, as in `1..n`")?;
    let hi = Reader::new(cursor, scope).number()?;
    let condition = if cursor.eat_word("if") { Some(Reader::new(cursor, &inner).condition()?) } else { None };
    let close = cursor.expect("}", "the set ends")?;
    let element = Element { lo, hi: Some(hi), span: at.start..close.end };
    let mut alternative = alternative(cursor, element, condition)?;
    alternative.loops[0].name = name;
    Ok(Some(syntax(cursor, vec![alternative])))
}

/// `n - k for k in lo..hi`, or `n - e`. Taking nothing is not a move: if the number taken depends on the
/// heap, the alternative requires it to be at least 1.
fn alternative(
    cursor: &Cursor<'_>,
    element: Element,
    condition: Option<Cond>,
) -> Result<Alternative, ParseError> {
    let span = element.span;
    let at = |kind| Expr { kind, span: span.clone() };
    let least = match eval::constant(&element.lo, cursor.text)? {
        Some(least) if least.ceil() < 1 => return Err(takes_nothing(cursor, &span, least.ceil())),
        Some(_) => None,
        None => Some(match element.hi {
            None => element.lo.clone(),
            Some(_) => at(ExprKind::Var(COINS)),
        }),
    };
    let something =
        least.map(|taken| Cond::Compare(vec![taken, at(ExprKind::Int(1))], vec![Relation::GreaterEqual]));
    let condition = match (something, condition) {
        (Some(a), Some(b)) => Some(Cond::And(vec![a, b])),
        (a, b) => a.or(b),
    };
    let (taken, loops) = match element.hi {
        None => (element.lo, Vec::new()),
        Some(hi) => (at(ExprKind::Var(COINS)), vec![Loop { name: "k".into(), lo: element.lo, hi }]),
    };
    let left = at(ExprKind::Binary(Op::Sub, Box::new(at(ExprKind::Var(HEAP))), Box::new(taken)));
    Ok(Alternative { parts: vec![vec![left]], bracket: false, loops, condition, span })
}

fn takes_nothing(cursor: &Cursor<'_>, span: &Span, taken: i128) -> ParseError {
    let error = cursor
        .error(span.clone(), format!("taking {taken} coins"))
        .expected("numbers from 1 on: every move takes something");
    if taken < 0 && !cursor.text[span.clone()].starts_with('-') {
        error.help("a range is written with two points, as in 1..3")
    } else {
        error
    }
}

fn spans(ranges: &[(u64, u64)]) -> impl Iterator<Item = RangeInclusive<u64>> + '_ {
    ranges.iter().map(|&(lo, hi)| lo..=hi)
}

/// The ranges, if no element depends on the heap.
fn constant_ranges(cursor: &Cursor<'_>, all: &[Element]) -> Result<Option<Vec<(u64, u64)>>, ParseError> {
    let mut ranges = Vec::with_capacity(all.len());
    for element in all {
        let Some(lo) = eval::constant(&element.lo, cursor.text)? else { return Ok(None) };
        let hi = match &element.hi {
            None => lo,
            Some(hi) => match eval::constant(hi, cursor.text)? {
                Some(hi) => hi,
                None => return Ok(None),
            },
        };
        let whole = element.hi.is_some();
        let (lo, hi) = if whole { (Some(lo.ceil()), Some(hi.floor())) } else { (lo.whole(), hi.whole()) };
        let (Some(lo), Some(hi)) = (lo, hi) else {
            return Err(cursor
                .error(element.span.clone(), "a number of coins is whole")
                .help("write floor(…) or ceil(…)"));
        };
        if hi < lo {
            continue;
        }
        if lo < 1 {
            return Err(takes_nothing(cursor, &element.span, lo));
        }
        let (Ok(lo), Ok(hi)) = (u64::try_from(lo), u64::try_from(hi)) else {
            return Err(cursor
                .error(element.span.clone(), "a number of coins of 2^64 or more")
                .expected("numbers below 2^64")
                .help("if every larger number may be taken, write `take not {…}` or `take any`"));
        };
        ranges.push((lo, hi));
    }
    Ok(Some(ranges))
}
