//! Positions: components joined by `+`, each a ruleset, a colon and its places.

use super::ruleset::ruleset;
use super::{Reader, own};
use crate::error::{ParseError, ParseRemedy, Span, nearest};
use crate::notation::{Cursor, Token, number};
use crate::position::{Component, Position};
use crate::ruleset::{Heap, Kind, Ruleset};
use grundy_words::say;
use std::sync::Arc;

/// The largest number of components of a sum.
const MAX_COMPONENTS: usize = 10_000;

/// Reads a whole position.
pub(super) fn position(text: &str, reader: Reader<'_>) -> Result<Position, ParseError> {
    let mut cursor = Cursor::new(text);
    if cursor.is_done() {
        return Err(cursor
            .error(0..text.len(), say!("error-nothing-typed"))
            .expected(say!("error-expects-position")));
    }
    let mut components: Vec<Component> = Vec::new();
    loop {
        let component = component(&mut cursor, &components, reader)?;
        components.push(component);
        let (token, at) = cursor.peek()?;
        match token {
            Token::End => break,
            Token::Mark("+") if components.len() < MAX_COMPONENTS => {
                cursor.eat("+");
                if cursor.is_done() {
                    return Err(cursor
                        .error(cursor.at..cursor.at, say!("error-component-missing"))
                        .expected(say!("error-expects-rule-places")));
                }
                true
            }
            Token::Mark("+") => {
                return Err(cursor.error(at, say!("error-more-than-components", most = MAX_COMPONENTS)));
            }
            other => {
                let error = cursor
                    .error(at.clone(), say!("error-after-heaps", found = other.describe()))
                    .expected(say!("error-expects-before-another-heap-before-another"));
                return Err(match other {
                    Token::Number(_) | Token::Mark(";" | "|") => {
                        let (place, meant) = with_commas(&cursor);
                        error.help(say!("error-help-heaps-separated-commas")).write(place, meant)
                    }
                    Token::Word(w) if w == "and" || w == "plus" => {
                        error.help(say!("error-help-components-joined")).write(at, "+")
                    }
                    Token::Word(_) => error.help(say!("error-help-components-joined")),
                    Token::Mark(">") => error.remedy(ParseRemedy::ReplayGame),
                    Token::Mark("-" | "*" | "/") => error.help(say!("error-help-heaps-are-numbers")),
                    _ => error,
                });
            }
        };
    }
    if components.len() > 1 {
        if let Some(c) = components.iter().find(|c| c.ruleset.is_labelled()) {
            let start = text.find(c.ruleset.text()).unwrap_or(0);
            return Err(ParseError::at(
                text,
                start..start + c.ruleset.text().len(),
                say!("error-labelled-game-part-sum-winner"),
            )
            .help(say!("error-help-ask-alone")));
        }
    }
    Ok(Position { components })
}

/// The numbers from here on, and the same numbers in tuples of this many.
fn in_brackets(cursor: &Cursor<'_>, arity: usize) -> Option<(Span, String)> {
    let (mut ahead, mut numbers, mut end) = (cursor.clone(), Vec::new(), cursor.at);
    while let Ok((token, span)) = ahead.next() {
        match token {
            Token::Number(_) => {
                numbers.push(&cursor.text[span.clone()]);
                end = span.end;
            }
            Token::Mark("," | ";" | "[" | "{") => {}
            Token::Mark("]" | "}") => end = span.end,
            _ => break,
        }
    }
    let mut start = cursor.clone();
    start.skip_space();
    let tuples: Vec<String> = numbers.chunks(arity).map(|tuple| format!("({})", tuple.join(","))).collect();
    (!numbers.is_empty() && numbers.len() % arity == 0).then(|| (start.at..end, tuples.join(", ")))
}

/// The numbers from here on and the signs between them, and the same numbers with commas between them.
fn with_commas(cursor: &Cursor<'_>) -> (Span, String) {
    let (mut ahead, mut meant, mut end) = (cursor.clone(), String::new(), cursor.at);
    while let Ok((token, span)) = ahead.next() {
        match token {
            Token::Number(_) => meant += &format!(", {}", &cursor.text[span.clone()]),
            Token::Mark("," | ";" | "|") => continue,
            _ => break,
        }
        end = span.end;
    }
    (cursor.at..end, meant)
}

fn component(
    cursor: &mut Cursor<'_>,
    before: &[Component],
    reader: Reader<'_>,
) -> Result<Component, ParseError> {
    let ruleset = ruleset(cursor, reader)?;
    if ruleset.as_game().is_some() {
        return own::component(cursor, ruleset, before, reader.files);
    }
    let ruleset = Arc::new(ruleset);
    let (token, at) = cursor.peek()?;
    // `kayles 7` is accepted for games with a name.
    let bare = ruleset.name().is_some() && matches!(token, Token::Number(_) | Token::Mark("(" | "{" | "["));
    if !bare && !cursor.eat(":") {
        if let Some(start) = start_of(&ruleset) {
            return Ok(Component::new(ruleset, vec![start]));
        }
        let sample = match (ruleset.name(), ruleset.kind()) {
            _ if matches!(token, Token::Number(_)) => cursor.text[at.clone()].to_string(),
            (Some(row), _) => row.samples.first().copied().unwrap_or_default().to_string(),
            (None, Kind::Graph(_)) => ruleset.show_part(&[0]),
            (None, Kind::Points(points)) => {
                let fives = vec!["5"; points.formula.arity()].join(",");
                if points.arity() > 1 { format!("({fives})") } else { fives }
            }
            (None, Kind::Heap(_) | Kind::Game(_)) => "5".into(),
        };
        let error = match token {
            Token::End => cursor.error(at.clone(), say!("error-position-missing")),
            _ => cursor.error(at.clone(), say!("error-position-begins", found = token.describe())),
        };
        let error = error.expected(say!("error-expects-position-start-from")).help(say!(
            "error-help-write-position",
            text = ruleset.text(),
            sample = &sample
        ));
        return Err(match token {
            Token::Number(_) => error.write(at.start..at.start, ": "),
            Token::Word(word) if ["circle", "ring"].contains(&word.as_str()) => {
                error.help(say!("error-help-pins-ring-cycle")).write(at, "cycle")
            }
            Token::End | Token::Mark("+") => error.write(cursor.at..cursor.at, format!(" : {sample}")),
            Token::Word(_) if matches!(ruleset.kind(), Kind::Graph(_)) => {
                error.write(at.start..at.start, ": ")
            }
            _ => error,
        });
    }
    if cursor.is_done() || matches!(cursor.peek(), Ok((Token::Mark("+"), _))) {
        return Ok(Component::new(ruleset, Vec::new()));
    }
    let parts = listed(cursor, &ruleset)?;
    if ruleset.is_labelled() && parts.len() > 1 {
        return Err(cursor
            .error(at, say!("error-labelled-game-asked-about-one"))
            .expected(say!("error-expects-one-tuple")));
    }
    Ok(Component::new(ruleset, parts))
}

/// Reads the places of a component and nothing else.
pub(super) fn places(text: &str, ruleset: &Ruleset) -> Result<Vec<Vec<u64>>, ParseError> {
    let mut cursor = Cursor::new(text);
    let parts = listed(&mut cursor, ruleset)?;
    match cursor.peek()? {
        (Token::End, _) => Ok(parts),
        (other, at) => Err(cursor.error(at, say!("error-after-place", found = other.describe()))),
    }
}

/// One or more places with commas between them.
fn listed(cursor: &mut Cursor<'_>, ruleset: &Ruleset) -> Result<Vec<Vec<u64>>, ParseError> {
    let mut parts = Vec::new();
    let heaps = matches!(ruleset.kind(), Kind::Heap(_));
    // `nim (3,4,5)` and `nim : {3,4,5}`
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] {
        let mut inside = cursor.clone();
        if heaps && inside.eat(open) {
            if let Ok(parts) = heaps_to(&mut inside, ruleset, close) {
                *cursor = inside;
                return Ok(parts);
            }
        }
    }
    loop {
        place(cursor, ruleset, &mut parts)?;
        if !cursor.eat(",") {
            return Ok(parts);
        }
    }
}

/// Heaps with commas between them, up to this mark and the end of the places.
fn heaps_to(
    cursor: &mut Cursor<'_>,
    ruleset: &Ruleset,
    close: &'static str,
) -> Result<Vec<Vec<u64>>, ParseError> {
    let mut parts = Vec::new();
    loop {
        place(cursor, ruleset, &mut parts)?;
        if !cursor.eat(",") {
            cursor.expect(close, |found| say!("error-heaps-end", found = found))?;
            let (token, at) = cursor.peek()?;
            return match token {
                Token::End | Token::Mark("+") => Ok(parts),
                other => Err(cursor.error(at, say!("error-after-heaps", found = other.describe()))),
            };
        }
    }
}

/// The largest number of heaps in one range.
const MAX_RANGE: u64 = 1_000_000;

/// A heap, or each heap of a range such as `1..5`.
fn heap(cursor: &mut Cursor<'_>, parts: &mut Vec<Vec<u64>>) -> Result<(), ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    let first = number(cursor)?;
    if !cursor.eat("..") {
        parts.push(vec![first]);
        return Ok(());
    }
    let last = number(cursor)?;
    if last < first || last - first >= MAX_RANGE {
        let (message, expected) = if last < first {
            (say!("error-range-ends-before-begins"), say!("error-expects-smaller-heap-first"))
        } else {
            (say!("error-range-too-many-heaps"), say!("error-expects-most-heaps", most = MAX_RANGE))
        };
        return Err(cursor.error(start..cursor.at, message).expected(expected));
    }
    parts.extend((first..=last).map(|heap| vec![heap]));
    Ok(())
}

/// The start that a graph's own file names.
fn start_of(ruleset: &Ruleset) -> Option<Vec<u64>> {
    match ruleset.kind() {
        Kind::Graph(graph) => graph.start().map(|node| vec![u64::from(node)]),
        _ => None,
    }
}

/// Reads one place: a number, a tuple, a node, or coins as `htth`.
fn place(cursor: &mut Cursor<'_>, ruleset: &Ruleset, parts: &mut Vec<Vec<u64>>) -> Result<(), ParseError> {
    match ruleset.kind() {
        Kind::Graph(graph) => {
            let (name, span) = node_name(cursor)?;
            let Some(node) = graph.node(&name) else {
                let names: Vec<&str> = graph.names().take(10_000).collect();
                let error = cursor.error(span, say!("error-graph-no-such-node", name = &name));
                return Err(match names.len() {
                    0..=12 if nearest(&name, names.iter().copied()).is_none() => {
                        error.help(say!("error-help-nodes", names = names.join(", ")))
                    }
                    _ => error.suggest(&name, names),
                });
            };
            parts.push(vec![u64::from(node)]);
        }
        Kind::Heap(Heap::Turning(_)) => {
            let (token, span) = cursor.peek()?;
            match token {
                Token::Word(coins) if coins.chars().all(|c| "htHT".contains(c)) => {
                    cursor.next()?;
                    let heads = coins.chars().enumerate().filter(|(_, c)| "hH".contains(*c));
                    parts.extend(heads.map(|(i, _)| vec![i as u64 + 1]));
                }
                Token::Word(_) => {
                    return Err(cursor
                        .error(span, say!("error-no-coins"))
                        .expected(say!("error-expects-heads-tails")));
                }
                _ => heap(cursor, parts)?,
            }
        }
        Kind::Points(points) if points.arity() > 1 => {
            let (token, open) = cursor.peek()?;
            let names = points.formula.syntax().head.join(",");
            if !cursor.eat("(") {
                if points.is_labelled() && points.arity() == 2 {
                    parts.push(vec![number(cursor)?, 0]);
                    return Ok(());
                }
                let error = cursor
                    .error(open.clone(), say!("error-a-position-begins", found = token.describe()))
                    .expected(say!("error-expects-tuple", names = names));
                return Err(match in_brackets(cursor, points.arity()) {
                    Some((place, meant)) => error.write(place, meant),
                    None => match ruleset.name().and_then(|row| row.samples.first()) {
                        Some(sample) => error
                            .help(say!("error-help-example", text = ruleset.text(), sample = *sample))
                            .write(open.start..cursor.text.len(), *sample),
                        None => error,
                    },
                });
            }
            let mut numbers = Vec::new();
            loop {
                numbers.push(number(cursor)?);
                if !cursor.eat(",") {
                    break;
                }
                if numbers.len() > points.arity() {
                    break;
                }
            }
            let span = open.start..cursor.expect(")", |found| say!("error-tuple-ends", found = found))?.end;
            let arity = points.arity();
            if points.is_labelled() {
                if numbers.len() + 1 == arity {
                    numbers.push(0);
                }
                if numbers.len() == arity && numbers[arity - 1] > 1 {
                    return Err(cursor
                        .error(span, say!("error-turn-is-0-or-1"))
                        .help(say!("error-help-leave-out-begin-first-player")));
                }
            }
            if numbers.len() != arity {
                return Err(cursor
                    .tuple_of(span, numbers.len())
                    .expected(say!("error-expects-one-each", names = names)));
            }
            parts.push(numbers);
        }
        Kind::Heap(_) => heap(cursor, parts)?,
        _ => parts.push(vec![number(cursor)?]),
    }
    Ok(())
}

/// The name of a node: quoted, or plain text up to `,`, `+` or the end.
fn node_name(cursor: &mut Cursor<'_>) -> Result<(String, Span), ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    if cursor.rest().starts_with('"') {
        if let (Token::Quoted(name), span) = cursor.next()? {
            return Ok((name, span));
        }
    }
    let name = cursor.take_while(|c| !",+\n".contains(c)).trim_end();
    let span = start..start + name.len();
    if name.is_empty() {
        return Err(cursor.error(span, say!("error-name-node-missing")).help(say!("error-help-quote-names")));
    }
    Ok((name.to_string(), span))
}
