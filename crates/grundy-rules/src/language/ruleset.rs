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
use std::sync::Arc;

/// Reads a ruleset and nothing else.
pub(super) fn alone(text: &str, reader: Reader<'_>) -> Result<Ruleset, ParseError> {
    let mut cursor = Cursor::new(text);
    let ruleset = ruleset(&mut cursor, reader)?;
    let (token, at) = cursor.peek()?;
    match token {
        Token::End => Ok(ruleset),
        Token::Mark(":") => Err(cursor
            .error(at.clone(), "a position where only a rule is needed")
            .help("leave out the `:` and what follows")
            .remedy(ParseRemedy::AskPosition)
            .write(at.clone(), ":")),
        Token::Number(_) | Token::Mark("(") if ruleset.name().is_some() => Err(cursor
            .error(at.clone(), "a position where only a rule is needed")
            .help("leave out what follows the rule")
            .remedy(ParseRemedy::AskPosition)
            .write(at.start..at.start, ": ")),
        other => Err(cursor
            .error(at, format!("{} after the rule", other.describe()))
            .expected("the end of the rule")),
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
            .error(start..cursor.at, format!("`{}` is not played on a ring", ruleset.text()))
            .expected("a code whose moves split heaps, such as `kayles cycle 7` or `0.137 cycle 7`")
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
                cursor.error(name, format!("the rule of {} is none: {}", row.name, error.sentence()))
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
    const KINDS: &str =
        "rules look like `take {1,3,4}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` or `kayles`";
    match token {
        Token::End => cursor.error(at, "nothing was typed").expected("a rule").help(KINDS),
        Token::Word(_) => {
            let rest = cursor.rest();
            let word = rest.split(|c: char| !(c.is_alphanumeric() || "-_'".contains(c))).next();
            let word = word.unwrap_or_default().trim_end_matches('-');
            let span = at.start..at.start + word.len();
            if rest.contains("->") || rest.contains("- >") || rest.contains('→') {
                let error = cursor
                    .error(span, format!("`{word}` is not the head of a rule"))
                    .expected("one name or a tuple of names, then the arrow")
                    .help("a rule begins like `n -> …` or `(a, b) -> …`; the arrow has no space inside");
                return match rest.find("- >").map(|arrow| cursor.at + arrow) {
                    Some(arrow) => error.write(arrow..arrow + 3, "->"),
                    None => error,
                };
            }
            let unknown = cursor
                .error(span.clone(), format!("unknown game `{word}`"))
                .expected("a rule or the name of a game");
            if let Some(meant) = formula_without_head(rest) {
                return unknown
                    .help("a rule begins with its heap and an arrow, as in `n -> n-1`")
                    .write(at.start..cursor.text.len(), meant);
            }
            if ["subtraction", "subtract", "remove", "taking", "subtractive"]
                .contains(&word.to_lowercase().as_str())
            {
                return unknown.help("write `take`, as in `take {1,3,4}`").write(span, "take");
            }
            unknown
                .help("a rule of your own begins like `n -> …`")
                .remedy(ParseRemedy::ListGames)
                .suggest(word, reader.games.names().chain(["take", "turn", "graph"]))
        }
        other => cursor
            .error(at, format!("{} where a rule begins", other.describe()))
            .expected("a rule")
            .help(KINDS),
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
            .error(start..start + end, "numbers without a rule")
            .expected("a rule")
            .help("a position names its rule first, as in `nim : 3, 4, 5`; a code has a point, as in `0.77`");
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
            cursor.error(start..start + 1, "the graph is not closed").expected("`}` after the last edge")
        })?;
        cursor.at += end;
        let graph = within(cursor, start, StateGraph::inline(&rest[..end]))?;
        return Ok((graph, format!("graph {}", &rest[..end])));
    }
    if !rest.starts_with('@') {
        let (token, at) = cursor.peek()?;
        return Err(cursor
            .error(at, format!("{} after `graph`", token.describe()))
            .expected("a file as `@states.csv`, or edges as `{a>b, b>c}`")
            .help("write `graph @FILE`, with the `@`"));
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
        return Err(cursor.error(span, "`@` without the name of a file").expected("`@states.csv`"));
    }
    let text = loader(&name).map_err(|why| cursor.error(span.clone(), why))?;
    let graph = StateGraph::read(&text, Some(&name)).map_err(|e| e.in_file(&name))?;
    if graph.is_labelled() {
        let message = "this graph labels its ends, so its positions have no nim-values and no sums";
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
