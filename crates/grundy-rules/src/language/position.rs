//! Positions: components joined by `+`, each a ruleset, a colon and its places.

use super::ruleset::ruleset;
use super::{Reader, own};
use crate::error::{ParseError, ParseRemedy, Span, nearest};
use crate::notation::{Cursor, Token, number};
use crate::position::{Component, Position};
use crate::ruleset::{Heap, Kind, Ruleset};
use std::sync::Arc;

/// The largest number of components of a sum.
const MAX_COMPONENTS: usize = 10_000;

/// Reads a whole position.
pub(super) fn position(text: &str, reader: Reader<'_>) -> Result<Position, ParseError> {
    let mut cursor = Cursor::new(text);
    if cursor.is_done() {
        return Err(cursor
            .error(0..text.len(), "nothing was typed")
            .expected("a position such as `nim : 3, 4, 5` or `0.77 : 5 + nim : 3`"));
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
                        .error(cursor.at..cursor.at, "a component is missing after `+`")
                        .expected("a rule, `:` and its places"));
                }
                true
            }
            Token::Mark("+") => {
                return Err(cursor.error(at, format!("more than {MAX_COMPONENTS} components")));
            }
            other => {
                let error = cursor
                    .error(at.clone(), format!("{} after the heaps", other.describe()))
                    .expected("`,` before another heap, `+` before another game, or the end");
                return Err(match other {
                    Token::Number(_) | Token::Mark(";" | "|") => {
                        let (place, meant) = with_commas(&cursor);
                        error.help("heaps are separated by commas, as in `3, 4, 5`").write(place, meant)
                    }
                    Token::Word(w) if w == "and" || w == "plus" => {
                        error.help("components are joined by `+`").write(at, "+")
                    }
                    Token::Word(_) => error.help("components are joined by `+`"),
                    Token::Mark(">") => error.remedy(ParseRemedy::ReplayGame),
                    Token::Mark("-" | "*" | "/") => {
                        error.help("heaps are numbers: 5, 1_000, 1e12, 10^18 or 2^60 - 1")
                    }
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
                "a labelled game cannot be part of a sum: its winner is not decided by the last move",
            )
            .help("ask for it alone"));
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
            Token::End => cursor.error(at.clone(), "the position is missing"),
            _ => cursor.error(at.clone(), format!("{} where the position begins", token.describe())),
        };
        let error = error
            .expected("`:` and the position to start from")
            .help(format!("write `{} : {sample}`", ruleset.text()));
        return Err(match token {
            Token::Number(_) => error.write(at.start..at.start, ": "),
            Token::Word(word) if ["circle", "ring"].contains(&word.as_str()) => {
                error.help("pins in a ring are a cycle, as in `kayles cycle 7`").write(at, "cycle")
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
            .error(at, "a labelled game is asked about one position at a time")
            .expected("one tuple"));
    }
    Ok(Component::new(ruleset, parts))
}

/// Reads the places of a component and nothing else.
pub(super) fn places(text: &str, ruleset: &Ruleset) -> Result<Vec<Vec<u64>>, ParseError> {
    let mut cursor = Cursor::new(text);
    let parts = listed(&mut cursor, ruleset)?;
    match cursor.peek()? {
        (Token::End, _) => Ok(parts),
        (other, at) => Err(cursor.error(at, format!("{} after a place", other.describe()))),
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
            cursor.expect(close, "the heaps end")?;
            let (token, at) = cursor.peek()?;
            return match token {
                Token::End | Token::Mark("+") => Ok(parts),
                other => Err(cursor.error(at, format!("{} after the heaps", other.describe()))),
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
            ("this range ends before it begins", "the smaller heap first, as in `1..5`".into())
        } else {
            ("this range has too many heaps", format!("at most {MAX_RANGE} heaps, as in `1..5`"))
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
                let error = cursor.error(span, format!("the graph has no node `{name}`"));
                return Err(match names.len() {
                    0..=12 if nearest(&name, names.iter().copied()).is_none() => {
                        error.help(format!("its nodes are {}", names.join(", ")))
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
                    return Err(cursor.error(span, "these are no coins").expected(
                        "`h` for heads and `t` for tails, as in `htth`, or the places of the heads",
                    ));
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
                    .error(open.clone(), format!("{} where a position begins", token.describe()))
                    .expected(format!("a tuple ({names})"));
                return Err(match in_brackets(cursor, points.arity()) {
                    Some((place, meant)) => error.write(place, meant),
                    None => match ruleset.name().and_then(|row| row.samples.first()) {
                        Some(sample) => error
                            .help(format!("for example `{} : {sample}`", ruleset.text()))
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
            let span = open.start..cursor.expect(")", "a tuple ends")?.end;
            let arity = points.arity();
            if points.is_labelled() {
                if numbers.len() + 1 == arity {
                    numbers.push(0);
                }
                if numbers.len() == arity && numbers[arity - 1] > 1 {
                    return Err(cursor
                        .error(span, "the turn is 0 for the first player or 1 for the second")
                        .help("leave it out to begin with the first player"));
                }
            }
            if numbers.len() != arity {
                return Err(cursor
                    .tuple_of(span, numbers.len())
                    .expected(format!("one for each of ({names})")));
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
        return Err(cursor.error(span, "the name of a node is missing").help("quote names with `,` or `+`"));
    }
    Ok((name.to_string(), span))
}
