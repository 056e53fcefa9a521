//! `take {1,3,4}`, `take 1..3`, `take any`, `take not {2,3}`, `take {k in 1..n if n mod k = 0}`,
//! `take {2^k for k in 0..5}`, `take squares`, `take at most 3`.

use super::cursor::{Cursor, Token};
use super::expression::{Reader, Scope};
use crate::error::{ParseError, Span};
use crate::formula::ast::{Alternative, Cond, Expr, ExprKind, Loop, Op, Relation, Syntax};
use crate::formula::eval;
use crate::take::TakeSet;
use grundy_words::say;
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

/// Named sets of numbers, each with the condition for its members. The first name is the one that lists show.
const FAMILIES: &[(&[&str], &str)] = &[
    (&["squares", "square"], "is_square(k)"),
    (&["cubes", "cube"], "k = iroot(k,3)^3"),
    (&["triangular"], "is_square(8*k+1)"),
    (&["primes", "prime"], "is_prime(k)"),
    (&["fibonacci"], "is_fibonacci(k)"),
    (&["divisors", "divisor"], "n mod k = 0"),
    (&["odd"], "k mod 2 = 1"),
    (&["even"], "k mod 2 = 0"),
];

/// The words of limits, and those around the names of sets.
const LIMIT_WORDS: &[&str] = &[
    "is", "less", "fewer", "more", "powers", "of", "numbers", "number", "most", "least", "up", "to", "half",
];

/// Whether a word belongs to a named set or to a limit.
pub(crate) fn is_set_word(word: &str) -> bool {
    LIMIT_WORDS.contains(&word) || FAMILIES.iter().any(|(names, _)| names.contains(&word))
}

/// Slot 0 is the heap, slot 1 the loop variable.
const HEAP: usize = 0;
const COINS: usize = 1;

/// Words for what is taken. They may follow a set.
const THINGS: &[&str] = &[
    "coin", "coins", "counter", "counters", "stone", "stones", "match", "matches", "stick", "sticks",
    "token", "tokens", "bean", "beans", "piece", "pieces", "object", "objects",
];

/// Reads what follows the word `take`.
pub(crate) fn take(cursor: &mut Cursor<'_>) -> Result<Take, ParseError> {
    let taken = set(cursor)?;
    let mut ahead = cursor.clone();
    ahead.eat_word("of");
    if THINGS.iter().any(|thing| ahead.eat_word(thing)) {
        *cursor = ahead;
    }
    Ok(taken)
}

/// Reads the numbers that may be taken.
fn set(cursor: &mut Cursor<'_>) -> Result<Take, ParseError> {
    let mut scope = Scope::default();
    scope.add("n", HEAP);
    if cursor.eat_word("any") {
        // `any number of coins`
        cursor.eat_word("number");
        return Ok(Take::Set(TakeSet::any()));
    }
    if cursor.eat_word("half") {
        return take(&mut Cursor::new("{floor(n/2)}"));
    }
    if let Some(condition) = family(cursor)? {
        return take(&mut Cursor::new(&format!("{{k in 1..n if {condition}}}")));
    }
    if cursor.eat_word("not") {
        let (token, at) = cursor.peek()?;
        if !cursor.eat("{") {
            return Err(cursor
                .error(at, say!("error-rule-after-not", found = token.describe()))
                .expected("`{`"));
        }
        if cursor.eat("}") {
            return Ok(Take::Set(TakeSet::any()));
        }
        let list = elements(cursor.clone(), cursor, &scope)?;
        let ranges = constant_ranges(cursor, &list)?.ok_or_else(|| {
            cursor
                .error(at.clone(), say!("error-rule-set-after-holds-numbers-not"))
                .help(say!("error-rule-help-write-take-k-in"))
        })?;
        return Ok(Take::Set(TakeSet::all_but(spans(&ranges)).map_err(|e| cursor.error(at, e.to_string()))?));
    }
    if let Some(take) = limit(cursor)? {
        return Ok(take);
    }
    let (token, at) = cursor.peek()?;
    if token == Token::End {
        return Err(cursor
            .error(at, say!("error-rule-not-said-how-many-coins"))
            .expected(say!("error-rule-expects-set-range")));
    }
    let list = if cursor.eat("{") {
        if cursor.eat("}") {
            return Ok(Take::Set(TakeSet::empty()));
        }
        if let Some(name) = named_in_braces(cursor) {
            return take(&mut Cursor::new(name));
        }
        if let Some(formula) = comprehension(cursor, &scope)? {
            return Ok(Take::Formula(formula));
        }
        if let Some(take) = amounts(cursor, &scope)? {
            return Ok(take);
        }
        elements(cursor.clone(), cursor, &scope)?
    } else {
        let one = element(cursor, &scope)?;
        let mut ahead = cursor.clone();
        let (token, to) = cursor.peek()?;
        if one.hi.is_none() && matches!(&token, Token::Word(word) if word == "to") {
            let error = cursor
                .error(to.clone(), say!("error-rule-after-number-to-take", found = "`to`"))
                .expected("`..`");
            return Err(error.help(say!("error-rule-help-range-written-two-points")).write(to, ".."));
        }
        if one.hi.is_none() && ahead.eat_word("or") {
            let number = cursor.text[one.span.clone()].trim();
            let set = match () {
                () if ahead.eat_word("less") || ahead.eat_word("fewer") => Some(format!("1..{number}")),
                () if ahead.eat_word("more") => Some(format!("{{k in {number}..n}}")),
                () => None,
            };
            if let Some(set) = set {
                cursor.at = ahead.at;
                let within = |error: ParseError| error.moved(cursor.text, one.span.start);
                return take(&mut Cursor::new(&set)).map_err(within);
            }
        }
        let (token, next) = cursor.peek()?;
        if matches!(&token, Token::Mark(",") | Token::Number(_))
            || matches!(&token, Token::Word(w) if w == "or" || w == "and")
        {
            let mut list = vec![cursor.text[one.span.clone()].to_string()];
            let (mut ahead, mut end) = (cursor.clone(), cursor.at);
            while let Ok((token, span)) = ahead.next() {
                match &token {
                    Token::Number(_) => list.push(ahead.text[span].into()),
                    word if word.in_digits().is_some() => {
                        list.extend(word.in_digits().map(|n| n.to_string()))
                    }
                    Token::Mark(",") => {}
                    Token::Word(w) if w == "or" || w == "and" => {}
                    _ => break,
                }
                end = ahead.at;
            }
            return Err(cursor
                .error(next, say!("error-rule-after-number-to-take", found = token.describe()))
                .expected(say!("error-expects-end-rule"))
                .help(say!("error-rule-help-several-numbers-stand-braces"))
                .write(one.span.start..end, format!("{{{}}}", list.join(","))));
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

/// The named set alone in braces, as in `{even}`, after the opening brace.
fn named_in_braces(cursor: &mut Cursor<'_>) -> Option<&'static str> {
    let mut ahead = cursor.clone();
    let (names, _) = FAMILIES.iter().find(|(names, _)| names.iter().any(|name| ahead.eat_word(name)))?;
    let _ = ahead.eat_word("numbers");
    if !ahead.eat("}") {
        return None;
    }
    *cursor = ahead;
    Some(names[0])
}

/// The condition of a named set: `squares`, `powers of 2`.
fn family(cursor: &mut Cursor<'_>) -> Result<Option<String>, ParseError> {
    let mut ahead = cursor.clone();
    if ahead.eat_word("prime") && (ahead.eat_word("powers") || ahead.eat_word("power")) {
        *cursor = ahead;
        return Ok(Some("is_prime_power(k)".into()));
    }
    if let Some((_, condition)) =
        FAMILIES.iter().find(|(words, _)| words.iter().any(|word| cursor.eat_word(word)))
    {
        // `prime numbers`, `divisors of n`
        let _ = cursor.eat_word("numbers") || cursor.eat_word("number");
        let mut ahead = cursor.clone();
        if ahead.eat_word("of") && ahead.eat_word("n") {
            *cursor = ahead;
        }
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
            .error(at, say!("error-rule-number-powers-taken-not-said"))
            .expected(say!("error-rule-expects-powers-of-number"))),
    }
}

/// `at most 3`, `up to half`, `at least 2`: the numbers from 1 to a limit, or from a limit on.
fn limit(cursor: &mut Cursor<'_>) -> Result<Option<Take>, ParseError> {
    let limits = [(["at", "most"], true), (["up", "to"], true), (["at", "least"], false)];
    let mut ahead = cursor.clone();
    let found = limits.into_iter().find(|(words, _)| {
        ahead.at = cursor.at;
        words.iter().all(|word| ahead.eat_word(word))
    });
    let Some((_, is_most)) = found else { return Ok(None) };
    *cursor = ahead;
    let start = cursor.at;
    let number = if cursor.eat_word("half") {
        "floor(n/2)".into()
    } else {
        let mut scope = Scope::default();
        scope.add("n", HEAP);
        Reader::new(cursor, &scope).number()?;
        cursor.text[start..cursor.at].trim().to_string()
    };
    let set = if is_most { format!("1..{number}") } else { format!("{{k in {number}..n}}") };
    take(&mut Cursor::new(&set)).map(Some).map_err(|error| error.moved(cursor.text, start))
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
            let (token, at) = cursor.peek()?;
            if token == Token::Mark("..") {
                return Err(goes_on(&open, cursor, at));
            }
            continue;
        }
        let (token, at) = cursor.next()?;
        return match token {
            Token::Mark("}") => Ok(all),
            Token::End => {
                let start = open.at.saturating_sub(1);
                Err(cursor
                    .error(start..start + 1, say!("error-rule-set-not-closed"))
                    .expected(say!("error-rule-expects-comma-brace"))
                    .write(cursor.at..cursor.at, "}"))
            }
            other => {
                let error = cursor
                    .error(at, say!("error-rule-in-set", found = other.describe()))
                    .expected(say!("error-rule-expects-another-number"));
                Err(match other {
                    Token::Word(w) if w == "for" || w == "if" => {
                        error.help(say!("error-rule-help-numbers-condition-written"))
                    }
                    _ => error,
                })
            }
        };
    }
}

/// The error for a set that goes on, as in `{1,2,4,8,…}`: it is the reader who must say how.
fn goes_on(open: &Cursor<'_>, cursor: &Cursor<'_>, at: Span) -> ParseError {
    let error = cursor
        .error(at.clone(), say!("error-rule-not-said-how-set-goes"))
        .expected(say!("error-rule-expects-set-condition-set-name"));
    let listed: Option<Vec<u64>> = open.text[open.at..at.start]
        .trim_end_matches([' ', ','])
        .split(',')
        .map(|n| n.trim().parse().ok())
        .collect();
    // A set with a last number is none of those with a name.
    let endless = cursor.rest().trim_start_matches(|c: char| ".…, ".contains(c)).starts_with('}');
    let Some(listed) = listed.filter(|listed| endless && listed.len() >= 3) else { return error };
    let names = [
        "any",
        "odd",
        "even",
        "powers of 2",
        "powers of 3",
        "squares",
        "cubes",
        "triangular",
        "primes",
        "fibonacci",
    ];
    let begins = |name: &str| {
        let heap = *listed.last().unwrap_or(&0);
        let members: Vec<u64> = match take(&mut Cursor::new(name)) {
            Ok(Take::Set(_)) => (1..=heap).collect(),
            Ok(Take::Formula(syntax)) => (1..=heap).filter(|&k| takes(&syntax, k)).collect(),
            Err(_) => Vec::new(),
        };
        members == listed
    };
    // Only short sets are compared, so that a large number costs nothing.
    match names.iter().find(|name| listed.last() <= Some(&1000) && begins(name)) {
        Some(name) => {
            let end = cursor.rest().find('}').map_or(cursor.text.len(), |end| cursor.at + end + 1);
            let start = open.text[..open.at].rfind('{').unwrap_or(open.at);
            error.help(say!("error-rule-help-begins-like", name = *name)).write(start..end, *name)
        }
        None => error,
    }
}

/// Whether a set by a condition has this number. The set does not depend on the heap.
fn takes(syntax: &Syntax, coins: u64) -> bool {
    let env = [i128::from(u64::MAX), i128::from(coins)];
    syntax
        .alternatives
        .iter()
        .all(|one| one.condition.as_ref().is_none_or(|c| eval::holds(c, &env) == Ok(true)))
}

fn element(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Element, ParseError> {
    let lo = Reader::new(cursor, scope).number()?;
    let hi = if cursor.eat("..") { Some(Reader::new(cursor, scope).number()?) } else { None };
    let span = lo.span.start..cursor.at;
    Ok(Element { lo, hi, span })
}

/// `2^k for k in 0..5 if COND }`, after the opening brace.
fn amounts(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Option<Take>, ParseError> {
    let mut ahead = cursor.clone();
    let mut depth = 0;
    loop {
        match ahead.next() {
            Ok((Token::Mark("(" | "["), _)) => depth += 1,
            Ok((Token::Mark(")" | "]"), _)) => depth -= 1,
            Ok((Token::Word(w), _)) if w == "for" && depth == 0 => break,
            Ok((Token::End | Token::Mark("}" | ","), _)) | Err(_) if depth == 0 => return Ok(None),
            Ok((Token::End, _)) | Err(_) => return Ok(None),
            Ok(_) => {}
        }
    }
    let (token, at) = ahead.next()?;
    let Token::Word(name) = token else {
        return Err(ahead
            .error(at, say!("error-rule-after-for", found = token.describe()))
            .expected(say!("error-rule-expects-variable")));
    };
    if scope.has(&name) {
        return Err(cursor.error(at, say!("error-rule-heap-variable-loop-needs-another", name = name)));
    }
    let start = cursor.at;
    let mut inner = scope.clone();
    inner.add(&name, COINS);
    let amount = Reader::new(cursor, &inner).number()?;
    *cursor = ahead;
    if !cursor.eat_word("in") {
        let (token, at) = cursor.peek()?;
        return Err(cursor
            .error(at, say!("error-rule-after-for-name", found = token.describe(), name = name))
            .expected("`in`"));
    }
    let lo = Reader::new(cursor, scope).number()?;
    cursor.expect("..", |found| say!("error-rule-range-goes-on-from-0", found = found))?;
    let hi = Reader::new(cursor, scope).number()?;
    let condition = if cursor.eat_word("if") { Some(Reader::new(cursor, &inner).condition()?) } else { None };
    let close = cursor.expect("}", |found| say!("error-rule-set-ends", found = found))?;
    let span = start..close.end;
    if condition.is_none() {
        if let Some(set) = constant_amounts(cursor, &amount, &lo, &hi)? {
            return Ok(Some(Take::Set(set)));
        }
    }
    let at = |kind| Expr { kind, span: span.clone() };
    let something = Cond::Compare(vec![amount.clone(), at(ExprKind::Int(1))], vec![Relation::GreaterEqual]);
    let condition = match condition {
        Some(condition) => Cond::And(vec![condition, something]),
        None => something,
    };
    let left = at(ExprKind::Binary(Op::Sub, Box::new(at(ExprKind::Var(HEAP))), Box::new(amount)));
    let loops = vec![Loop { name, lo, hi }];
    let alternative =
        Alternative { parts: vec![vec![left]], bracket: false, loops, condition: Some(condition), span };
    Ok(Some(Take::Formula(syntax(cursor, vec![alternative]))))
}

/// The largest set of amounts that is written out.
const MAX_LISTED_AMOUNTS: i128 = 1000;

/// The set of the amounts, if it is small and none of them depends on the heap.
fn constant_amounts(
    cursor: &Cursor<'_>,
    amount: &Expr,
    lo: &Expr,
    hi: &Expr,
) -> Result<Option<TakeSet>, ParseError> {
    let (Some(lo), Some(hi)) = (eval::constant(lo, cursor.text)?, eval::constant(hi, cursor.text)?) else {
        return Ok(None);
    };
    let (lo, hi) = (lo.ceil(), hi.floor());
    if names_heap(amount) || hi.saturating_sub(lo) >= MAX_LISTED_AMOUNTS {
        return Ok(None);
    }
    let mut set = Vec::new();
    for k in lo..=hi {
        let Ok(value) = eval::whole(amount, &[0, k]) else { return Ok(None) };
        match u64::try_from(value) {
            Ok(0) => {}
            Ok(value) => set.push(value..=value),
            Err(_) if value < 0 => {}
            Err(_) => return Ok(None),
        }
    }
    Ok(TakeSet::from_ranges(set).ok())
}

/// Whether the expression names the heap.
fn names_heap(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(_) => false,
        ExprKind::Var(slot) => *slot == HEAP,
        ExprKind::Neg(a) => names_heap(a),
        ExprKind::Binary(_, a, b) | ExprKind::Heaps(_, a, b) => names_heap(a) || names_heap(b),
        ExprKind::Call(_, list) => list.iter().any(names_heap),
    }
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
        return Err(cursor.error(at, say!("error-rule-heap-number-taken-needs-another", name = name)));
    }
    *cursor = ahead;
    let mut inner = scope.clone();
    inner.add(&name, COINS);
    let lo = Reader::new(cursor, scope).number()?;
    cursor.expect("..", |found| say!("error-rule-range-goes-on", found = found))?;
    let hi = Reader::new(cursor, scope).number()?;
    let condition = if cursor.eat_word("if") { Some(Reader::new(cursor, &inner).condition()?) } else { None };
    let close = cursor.expect("}", |found| say!("error-rule-set-ends", found = found))?;
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
        .error(span.clone(), say!("error-rule-taking-coins", taken = taken.to_string()))
        .expected(say!("error-rule-expects-numbers-from-1-every-move"));
    if taken < 0 && !cursor.text[span.clone()].starts_with('-') {
        let meant = cursor.text[span.clone()].replacen('-', "..", 1);
        error.help(say!("error-rule-help-range-written-two-points")).write(span.clone(), meant)
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
                .error(element.span.clone(), say!("error-rule-number-coins-whole"))
                .help(say!("error-rule-help-write-floor-or-ceil")));
        };
        if hi < lo {
            continue;
        }
        if lo < 1 {
            return Err(takes_nothing(cursor, &element.span, lo));
        }
        let (Ok(lo), Ok(hi)) = (u64::try_from(lo), u64::try_from(hi)) else {
            return Err(cursor
                .error(element.span.clone(), say!("error-rule-number-of-coins-too-large"))
                .expected(say!("error-rule-expects-smaller-numbers"))
                .help(say!("error-rule-help-if-every-larger-number-taken")));
        };
        ranges.push((lo, hi));
    }
    Ok(Some(ranges))
}
