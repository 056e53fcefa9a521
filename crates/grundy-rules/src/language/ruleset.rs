//! Rulesets: finds out which notation a text uses, and reads it.

use super::{Loader, Reader, own};
use crate::catalogue::{Named, Play};
use crate::code::{Code, MAX_PINS, Pins, Ring};
use crate::error::{ParseError, ParseRemedy, Span};
use crate::game::Numbered;
use crate::graph::{StateGraph, quote};
use crate::notation::take::{self, Take};
use crate::notation::{Cursor, Token, number, rule};
use crate::ruleset::{Heap, Kind, Ruleset};
use crate::turning::Turning;
use grundy_words::say;
use std::sync::Arc;

/// Reads a ruleset and nothing else.
pub(super) fn alone(text: &str, reader: Reader<'_>) -> Result<Ruleset, ParseError> {
    let mut cursor = Cursor::new(text);
    let ruleset = ruleset(&mut cursor, reader)?;
    let (token, at) = cursor.peek()?;
    match token {
        Token::End => Ok(ruleset),
        Token::Mark(":") => Err(cursor
            .error(at.clone(), say!("error-position-only-rule-needed"))
            .help(say!("error-help-leave-out-follows"))
            .remedy(ParseRemedy::AskPosition)
            .write(at.clone(), ":")),
        Token::Number(_) | Token::Mark("(") if ruleset.name().is_some() => Err(cursor
            .error(at.clone(), say!("error-position-only-rule-needed"))
            .help(say!("error-help-leave-out-follows-rule"))
            .remedy(ParseRemedy::AskPosition)
            .write(at.start..at.start, ": ")),
        other => Err(cursor
            .error(at, say!("error-after-rule", found = other.describe()))
            .expected(say!("error-expects-end-rule"))),
    }
}

/// Reads a ruleset at the cursor and leaves the cursor after it.
pub(super) fn ruleset(cursor: &mut Cursor<'_>, reader: Reader<'_>) -> Result<Ruleset, ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    let (ruleset, found) = kind(cursor, reader)?;
    let typed = cursor.text[start..cursor.at].trim();
    let ruleset = match found {
        // A name in another spelling would need care wherever the text is copied to.
        Some((row, name, length)) if !typed.starts_with(name) => {
            ruleset.typed(&format!("{}{}", row.name, &typed[length..]), Some(row))
        }
        found => ruleset.typed(typed, found.map(|(row, ..)| row)),
    };
    on_ring(cursor, ruleset)
}

/// The rules on a ring of pins, if `cycle` follows a heap rule: `kayles cycle 7`.
fn on_ring(cursor: &mut Cursor<'_>, ruleset: Ruleset) -> Result<Ruleset, ParseError> {
    let mut ahead = cursor.clone();
    ahead.skip_space();
    let start = ahead.at;
    let Kind::Heap(heap) = ruleset.kind() else { return Ok(ruleset) };
    if !ahead.eat_word("cycle") {
        return Ok(ruleset);
    }
    *cursor = ahead;
    let Heap::Code(code) = heap else {
        return Err(cursor
            .error(start..cursor.at, say!("error-not-played-ring", text = ruleset.text()))
            .expected(say!("error-expects-code-whose-moves-split-heaps"))
            .write(start..cursor.at, ":"));
    };
    let (behind, (_, found)) = (cursor.at, cursor.peek()?);
    let pins = number(cursor).map_err(|error| error.write(behind..found.end, " 7"))?;
    let typed = cursor.at - cursor.text[behind..cursor.at].trim_start().len();
    let place = if (1..=MAX_PINS).contains(&pins) { start } else { typed };
    let ring = within(cursor, place, Ring::new(code.clone(), pins))?;
    let text = format!("{} cycle {pins}", ruleset.text());
    Ok(Ruleset::of_game(text.clone(), Arc::new(Numbered::new(ring, Some(Pins::Ring)))).typed(&text, None))
}

/// A ruleset, with the row of its game, the name there and the length of the name in the text.
type Read = (Ruleset, Option<(&'static Named, &'static str, usize)>);

fn kind(cursor: &mut Cursor<'_>, reader: Reader<'_>) -> Result<Read, ParseError> {
    if let Some(code) = code(cursor)? {
        return Ok((Ruleset::of_code(code), None));
    }
    if let Some(found @ (row, _, end)) = reader.games.at(cursor.rest()) {
        let name = cursor.at..cursor.at + end;
        cursor.at += end;
        let ruleset = match row.play {
            Play::Rule(rule) => Ruleset::parse(rule).map_err(|error| {
                cursor.error(
                    name,
                    say!("error-rule-of-game-is-none", name = row.name, sentence = error.sentence()),
                )
            })?,
            Play::Game(bundle) => own::game(cursor, row, bundle, reader.files)?,
        };
        return Ok((ruleset, Some(found)));
    }
    let (token, at) = cursor.peek()?;
    let ruleset = if rule::begins(cursor) {
        Ruleset::of_formula(own_text(cursor, rule::formula)?)?
    } else if eat_first_word(cursor, "take") {
        match own_text(cursor, take::take)? {
            Take::Set(set) => Ruleset::of_take(set),
            Take::Formula(syntax) => Ruleset::of_formula(syntax)?,
        }
    } else if eat_first_word(cursor, "turn") {
        let turning = turning(cursor)?;
        let canonical = turning.to_string();
        Ruleset::new(Kind::Heap(Heap::Turning(turning)), canonical, None)
    } else if eat_first_word(cursor, "graph") {
        let (graph, canonical) = graph(cursor, reader.files)?;
        Ruleset::new(Kind::Graph(Arc::new(graph)), canonical, None)
    } else {
        return Err(no_rule(cursor, &token, at, reader));
    };
    Ok((ruleset, None))
}

/// Passes the first word of a rule, in any case.
fn eat_first_word(cursor: &mut Cursor<'_>, word: &str) -> bool {
    let mut ahead = cursor.clone();
    let is_word = matches!(ahead.next(), Ok((Token::Word(found), _)) if found.eq_ignore_ascii_case(word));
    if is_word {
        *cursor = ahead;
    }
    is_word
}

/// Reads a formula from its own text, without the rest of the position: it keeps the text for its messages.
fn own_text<T>(
    cursor: &mut Cursor<'_>,
    read: fn(&mut Cursor<'_>) -> Result<T, ParseError>,
) -> Result<T, ParseError> {
    let (start, end) = (cursor.at, rule::end(cursor));
    let mut own = Cursor::new(&cursor.text[start..end]);
    let found = within(cursor, start, read(&mut own))?;
    cursor.at = start + own.at;
    Ok(found)
}

/// The error if no rule begins here.
fn no_rule(cursor: &Cursor<'_>, token: &Token, at: Span, reader: Reader<'_>) -> ParseError {
    let kinds = || say!("error-help-rules-look-like");
    match token {
        Token::End => {
            cursor.error(at, say!("error-nothing-typed")).expected(say!("error-expects-rule")).help(kinds())
        }
        Token::Word(_) => {
            let rest = cursor.rest();
            let word = rest.split(|c: char| !(c.is_alphanumeric() || "-_'".contains(c))).next();
            let word = word.unwrap_or_default().trim_end_matches('-');
            let span = at.start..at.start + word.len();
            if rest.contains("->") || rest.contains("- >") || rest.contains('→') {
                let error = cursor
                    .error(span, say!("error-not-head-rule", word = word))
                    .expected(say!("error-expects-one-name-tuple-names-then"))
                    .help(say!("error-help-rule-begins-like"));
                return match rest.find("- >").map(|arrow| cursor.at + arrow) {
                    Some(arrow) => error.write(arrow..arrow + 3, "->"),
                    None => error,
                };
            }
            let unknown = cursor
                .error(span.clone(), say!("error-unknown-game", word = word))
                .expected(say!("error-expects-rule-name-game"));
            if let Some(meant) = formula_without_head(rest) {
                return unknown
                    .help(say!("error-help-rule-begins-heap-arrow"))
                    .write(at.start..cursor.text.len(), meant);
            }
            if ["subtraction", "subtract", "remove", "taking", "subtractive"]
                .contains(&word.to_lowercase().as_str())
            {
                return unknown.help(say!("error-help-write-take")).write(span, "take");
            }
            unknown
                .help(say!("error-help-rule-your-own-begins-like"))
                .remedy(ParseRemedy::ListGames)
                .suggest(word, reader.games.names().chain(["take", "turn", "graph"]))
        }
        other => cursor
            .error(at, say!("error-rule-begins", found = other.describe()))
            .expected(say!("error-expects-rule"))
            .help(kinds()),
    }
}

/// A formula whose head was forgotten, with it: `n-1 | n/2` is meant as `n -> n-1 | floor(n/2)`.
fn formula_without_head(text: &str) -> Option<String> {
    let mut cursor = Cursor::new(text);
    let (Ok((Token::Word(heap), _)), true) = (cursor.next(), text.len() <= 200) else { return None };
    let (Token::Mark("-" | "+" | "/" | "*" | "^"), _) = cursor.peek().ok()? else { return None };
    // A quotient is rounded down, as a heap is a whole number.
    let (mut moves, mut at) = (String::new(), 0);
    for (place, _) in text.match_indices(&format!("{heap}/")) {
        let digits = text[place + heap.len() + 1..].bytes().take_while(u8::is_ascii_digit).count();
        if place >= at && digits > 0 {
            let end = place + heap.len() + 1 + digits;
            moves += &format!("{}floor({})", &text[at..place], &text[place..end]);
            at = end;
        }
    }
    Some(format!("{heap} -> {moves}{}", &text[at..]))
}

/// A take-and-break code, if there is one: it begins with a digit, a point, a brace or a star, or is a word
/// followed by a point (`A.0`).
fn code(cursor: &mut Cursor<'_>) -> Result<Option<Code>, ParseError> {
    let rest = cursor.rest();
    let first = rest.chars().next().unwrap_or(' ');
    let hexadecimal = || {
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_hexdigit() || "!=?".contains(c));
        digits.len() < rest.len() && digits.starts_with('.') && !digits.starts_with("..")
    };
    if !(first.is_ascii_digit() || ".{*[".contains(first) || hexadecimal()) {
        return Ok(None);
    }
    let (mut braces, mut end) = (0usize, rest.len());
    for (i, c) in rest.char_indices() {
        match c {
            '{' => braces += 1,
            '}' => braces = braces.saturating_sub(1),
            _ if braces > 0 => {}
            ':' | '+' | ';' | '#' => {
                end = i;
                break;
            }
            c if c.is_whitespace() => {
                end = i;
                break;
            }
            _ => {}
        }
    }
    let start = cursor.at;
    let written = &rest[..end];
    if written.chars().all(|c| c.is_ascii_digit() || "_,{}^".contains(c)) && !written.is_empty() {
        let error = cursor
            .error(start..start + end, say!("error-numbers-without-rule"))
            .expected(say!("error-expects-rule"))
            .help(say!("error-help-position-names-rule-first"));
        // `0,07` has the comma of other languages; `3, 4, 5` are heaps.
        return Err(match written.strip_prefix("0,") {
            Some(digits) if !digits.contains([',', '{', '}', '^']) && !digits.is_empty() => {
                error.write(start..start + end, format!("0.{digits}"))
            }
            _ => error.write(start..start, "nim : "),
        });
    }
    cursor.at += end;
    within(cursor, start, Code::parse(written)).map(Some)
}

/// `turn CODE`, quotes optional, after the word.
fn turning(cursor: &mut Cursor<'_>) -> Result<Turning, ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    let rest = cursor.rest();
    if rest.starts_with(['"', '“']) {
        let (token, _) = cursor.next()?;
        let Token::Quoted(inside) = token else { unreachable!("a quote was seen") };
        let open = rest.chars().next().map_or(1, char::len_utf8);
        return within(cursor, start + open, Turning::parse(&inside));
    }
    let end = rest.find([':', '#', '\n']).unwrap_or(rest.len());
    // A `+` belongs to the code (`1+C`) unless a space stands before it.
    let end = rest[..end].find(" +").unwrap_or(end);
    let code = rest[..end].trim_end();
    cursor.at += code.len();
    within(cursor, start, Turning::parse(code))
}

/// `graph @FILE` or `graph {a>b, b>c}`, after the word; also its canonical text.
fn graph(cursor: &mut Cursor<'_>, loader: &Loader<'_>) -> Result<(StateGraph, String), ParseError> {
    cursor.skip_space();
    let start = cursor.at;
    let rest = cursor.rest();
    if rest.starts_with('{') {
        let end = inline_end(rest).ok_or_else(|| {
            cursor
                .error(start..start + 1, say!("error-graph-not-closed"))
                .expected(say!("error-expects-after-last-edge"))
        })?;
        cursor.at += end;
        let graph = within(cursor, start, StateGraph::inline(&rest[..end]))?;
        return Ok((graph, format!("graph {}", &rest[..end])));
    }
    if !rest.starts_with('@') {
        let (token, at) = cursor.peek()?;
        return Err(cursor
            .error(at, say!("error-after-graph", found = token.describe()))
            .expected(say!("error-expects-file-edges"))
            .help(say!("error-help-write-graph-file-at-sign")));
    }
    cursor.at += 1;
    let name = if cursor.rest().starts_with('"') {
        match cursor.next()?.0 {
            Token::Quoted(name) => name,
            _ => unreachable!("a quote was seen"),
        }
    } else {
        cursor.take_while(|c| !c.is_whitespace() && c != ':' && c != '+').to_string()
    };
    let span = start..cursor.at;
    if name.is_empty() {
        return Err(cursor.error(span, say!("error-no-name-of-file")).expected("`@states.csv`"));
    }
    let text = loader(&name).map_err(|why| cursor.error(span.clone(), why))?;
    let graph = StateGraph::read(&text, Some(&name)).map_err(|e| e.in_file(&name))?;
    if graph.is_labelled() {
        let message = say!("error-graph-labels-its-ends");
        return Err(cursor.error(span, message).remedy(ParseRemedy::AskGraph));
    }
    Ok((graph, format!("graph @{}", quote(&name))))
}

/// The length of an inline graph with its braces; braces in quotes do not count.
fn inline_end(rest: &str) -> Option<usize> {
    let (mut quoted, mut escaped) = (false, false);
    for (i, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '}' if !quoted => return Some(i + 1),
            _ => {}
        }
    }
    None
}

/// An error inside a part of the text, moved to its place in the whole.
fn within<T>(cursor: &Cursor<'_>, offset: usize, result: Result<T, ParseError>) -> Result<T, ParseError> {
    result.map_err(|e| e.moved(cursor.text, offset))
}
