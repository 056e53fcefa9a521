//! Formulas: `n -> [a, n-a] for a in 1..n-1 if a != n-a`, with labelled endings.

use super::cursor::{Cursor, Token};
use super::expression::{RESERVED_WORDS, Reader, Scope};
use crate::error::{ParseError, Span};
use crate::formula::ast::{Alternative, Cond, Ending, Expr, ExprKind, FUNCTIONS, Loop, Op, Syntax, Verdict};

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

/// Reads a formula at the cursor, up to the end or to the `:` of a position.
pub(crate) fn formula(cursor: &mut Cursor<'_>) -> Result<Syntax, ParseError> {
    let head = head(cursor)?;
    cursor.expect("->", "a rule goes on with its moves")?;
    let labelled = ends_labelled(cursor)?;
    if head.turn_listed && !labelled {
        return Err(cursor
            .error(head.span.clone(), "`turn` is the reserved coordinate of labelled games")
            .help("end the rule with `; at end: first wins if …, else second wins`"));
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
            return Err(cursor.error(span, format!("more than {MAX_ALTERNATIVES} alternatives")));
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
                Token::Word(_) => return Err(cursor.error(at, "`turn` stands last in the head")),
                other => {
                    return Err(cursor
                        .error(at, format!("{} in the head of a rule", other.describe()))
                        .expected("the name of a coordinate, as in `(a, b) -> …`"));
                }
            }
            if names.len() > MAX_COORDINATES {
                return Err(cursor.error(at, format!("more than {MAX_COORDINATES} coordinates")));
            }
            if cursor.eat(",") {
                continue;
            }
            span.end = cursor.expect(")", "the head of a rule ends")?.end;
            break;
        },
    }
    Ok(Head { names, turn_listed, span })
}

fn new_name(cursor: &Cursor<'_>, word: String, at: &Span, taken: &[String]) -> Result<String, ParseError> {
    if taken.contains(&word) {
        return Err(cursor.error(at.clone(), format!("the name `{word}` is used twice")));
    }
    if RESERVED_WORDS.contains(&word.as_str()) || FUNCTIONS.iter().any(|row| row.name == word) {
        return Err(cursor
            .error(at.clone(), format!("`{word}` is a word of the language and cannot be a variable"))
            .help("choose another name"));
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

/// The parts that a move leaves, and whether they stand in brackets.
type Target = (Vec<Vec<Expr>>, bool);

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
                return Err(
                    cursor.error(start..cursor.at, format!("more than {MAX_ALTERNATIVES} alternatives"))
                );
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
        Token::Word(w) if w == "for" => {
            Err(cursor.error(at, "`for` stands before `if`").help("write `TARGET for k in … if …`"))
        }
        other => {
            let error = cursor
                .error(at.clone(), format!("{} after a move", other.describe()))
                .expected("`|` and another move, `for`, `if`, or the end of the rule");
            Err(match &other {
                Token::Mark(",") => {
                    let (place, meant) = separated(cursor);
                    error.help("kinds of move are separated by `|`").write(place, meant)
                }
                Token::Word(w) if w == "or" || w == "and" => {
                    error.help("kinds of move are separated by `|`").write(at, "|")
                }
                Token::Word(w) if w == "else" => {
                    let error = error.help(
                        "each kind of move has a condition of its own, as in `n-1 if n even | n-2 if n odd`",
                    );
                    match otherwise(cursor, &span) {
                        Some((place, meant)) => error.write(place, meant),
                        None => error,
                    }
                }
                Token::Word(w) if w == "unless" => {
                    let rest = cursor.text[at.end..].split(['|', ':', ';']).next().unwrap_or_default();
                    let meant = format!("if not ({})", rest.trim());
                    error
                        .help("a condition is written with `if`")
                        .write(at.start..at.end + rest.trim_end().len(), meant)
                }
                Token::Mark("(") => error.help("a product needs its sign").write(at.start..at.start, "*"),
                Token::Word(w) if ["when", "where", "provided"].contains(&w.as_str()) => {
                    error.help("a condition is written with `if`").write(at, "if")
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

/// `k in lo..hi` or `k in {1, 3..5}`: the variable and its ranges.
fn one_loop(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<(String, Vec<(Expr, Expr)>), ParseError> {
    let (token, at) = cursor.next()?;
    let Token::Word(name) = token else {
        return Err(cursor
            .error(at, format!("{} after `for`", token.describe()))
            .expected("a variable, as in `for k in 1..n`"));
    };
    if !cursor.eat_word("in") {
        let (token, at) = cursor.peek()?;
        return Err(cursor.error(at, format!("{} after `for {name}`", token.describe())).expected("`in`"));
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
            .error(at, "`,` where a range goes on, as in `1..n`")
            .expected("`..`")
            .help("the numbers of a set stand in braces, as in `for k in {1,3,4}`")
            .write(list, set));
    }
    if matches!(&token, Token::Word(word) if word == "to") {
        return Err(cursor
            .error(at.clone(), "`to` where a range goes on, as in `1..n`")
            .expected("`..`")
            .write(at, ".."));
    }
    cursor.expect("..", "a range goes on, as in `1..n`")?;
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
            cursor.expect("}", "a set of numbers ends")?;
            return Ok(all);
        }
    }
}

/// Finds the `for` clauses of the alternative at the cursor and declares their variables.
fn declare_loops(cursor: &Cursor<'_>, scope: &mut Scope, first_loop: usize) -> Result<(), ParseError> {
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
                        .error(at.clone(), "`,` after a move")
                        .expected("`for` and a range")
                        .help("a range is written `for k in 1..n`")
                        .write(at.start..place.end, format!(" for{range}")));
                }
            }
            Token::Word(w) if depth == 0 && (w == "for" || !declared.is_empty() && w == "in") => {}
            // A name that `in` follows is declared here.
            Token::Word(w) if depth == 0 && ahead.clone().eat_word("in") => {
                let span = ahead.at - w.len()..ahead.at;
                if scope.has(&w) {
                    return Err(ahead.error(span, format!("the name `{w}` is used twice")));
                }
                if declared.len() == MAX_LOOPS {
                    return Err(ahead.error(span, format!("more than {MAX_LOOPS} loops in one alternative")));
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
        .error(at, format!("{} after `for`", token.describe()))
        .expected("a variable, `in` and a range, as in `for k in 1..n`");
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
                    .error(at, "`for` stands before `if`")
                    .help("write `TARGET for k in … if …`"));
            }
            Ok((Token::End | Token::Mark("|" | ";" | ":"), _)) | Err(_) => return Ok(()),
            Ok(_) => {}
        }
    }
}

/// A target, or several in braces.
fn targets(
    cursor: &mut Cursor<'_>,
    head: &Head,
    scope: &Scope,
    labelled: bool,
) -> Result<Vec<Target>, ParseError> {
    if !cursor.eat("{") {
        return Ok(vec![target(cursor, head, scope, labelled)?]);
    }
    let mut all = Vec::new();
    loop {
        all.push(target(cursor, head, scope, labelled)?);
        if !cursor.eat(",") {
            cursor.expect("}", "a set of moves ends")?;
            return Ok(all);
        }
    }
}

/// A target: a number, `[ , ]`, a tuple, or a bracket of tuples.
fn target(cursor: &mut Cursor<'_>, head: &Head, scope: &Scope, labelled: bool) -> Result<Target, ParseError> {
    if !cursor.eat("[") {
        return Ok((vec![part(cursor, head, scope, labelled)?], false));
    }
    let (_, open) = cursor.peek()?;
    if labelled {
        return Err(cursor
            .error(open, "a labelled game has no sums")
            .expected("one position after the move"));
    }
    let mut parts = Vec::new();
    if cursor.eat("]") {
        return Ok((parts, true));
    }
    loop {
        parts.push(part(cursor, head, scope, labelled)?);
        if parts.len() > MAX_PARTS {
            return Err(cursor.error(open, format!("more than {MAX_PARTS} parts")));
        }
        if cursor.eat(",") {
            continue;
        }
        cursor.expect("]", "the parts of a sum end")?;
        return Ok((parts, true));
    }
}

fn part(
    cursor: &mut Cursor<'_>,
    head: &Head,
    scope: &Scope,
    labelled: bool,
) -> Result<Vec<Expr>, ParseError> {
    let arity = head.names.len();
    if arity == 1 && !head.turn_listed {
        return Ok(vec![Reader::new(cursor, scope).number()?]);
    }
    let names = head.names.join(", ");
    let (token, open) = cursor.peek()?;
    if !cursor.eat("(") {
        return Err(cursor
            .error(open, format!("{} where a move is described", token.describe()))
            .expected(format!("a tuple with a number for each of ({names})")));
    }
    let mut numbers = Vec::new();
    loop {
        numbers.push(Reader::new(cursor, scope).number()?);
        if !cursor.eat(",") {
            break;
        }
    }
    let span = open.start..cursor.expect(")", "a tuple ends")?.end;
    if labelled && numbers.len() == arity + 1 {
        // The program flips the turn; the rule may do so too.
        if let Some(turn) = numbers.pop().filter(|e| !flips(e, arity)) {
            return Err(cursor
                .error(turn.span, "the program flips the turn after every move")
                .help(format!("leave it out: a tuple for ({names})")));
        }
    }
    if numbers.len() != arity {
        return Err(cursor
            .tuple_of(span, numbers.len())
            .expected(format!("{arity}, one for each of ({names})")));
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

/// `at end: first wins if COND, tie if COND, else second wins`.
fn ending(cursor: &mut Cursor<'_>, scope: &Scope) -> Result<Ending, ParseError> {
    for word in ["at", "end"] {
        let (token, at) = cursor.peek()?;
        if !cursor.eat_word(word) {
            return Err(cursor
                .error(at, format!("{} after `;`", token.describe()))
                .expected("`at end: first wins if …, else second wins`"));
        }
    }
    cursor.expect(":", "the ending goes on")?;
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
                .error(at, format!("{} after a verdict", token.describe()))
                .expected("`if` and a condition"));
        }
        clauses.push((said, Reader::new(cursor, scope).condition()?));
        cursor.eat(",");
        let (token, at) = cursor.peek()?;
        if matches!(token, Token::End | Token::Mark(":")) {
            return Err(cursor
                .error(at, "the ending does not say what holds otherwise")
                .expected("`else first wins`, `else second wins` or `else tie`"));
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
                .error(at, format!("{} in the ending of a game", token.describe()))
                .expected("`first wins`, `second wins` or `tie`")
                .help("a game that nobody wins is a `tie`"));
        }
    };
    if !cursor.eat_word("wins") {
        let (token, at) = cursor.peek()?;
        let error = cursor.error(at, format!("{} in a verdict", token.describe())).expected("`wins`");
        return Err(match &token {
            Token::Word(w) if w.starts_with("los") => error.help("say who wins: the other one"),
            _ => error,
        });
    }
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Syntax, ParseError> {
        formula(&mut Cursor::new(text))
    }

    #[test]
    fn reads_the_rules_of_the_design() {
        for text in [
            "n -> n-1 | floor(n/2) if n > 2",
            "n -> n << 1 if n is even and n < 9 | n >> 2 if n odd or (n bitor 1) = 3",
            "n -> n-k for k in {1, 3..5, floor(n/2)}, j in {1,2} if is_prime_power(k)",
            "n -> {n-1, [n-2, iroot(n,3)]} if n > 2",
            "n -> [a, n-a] for a in 1..n-1 if a != n-a",
            "n → [i, n−2−i] for i in 0..n−2",
            "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)",
            "a -> [a-2*b, a-b] for b in 1..floor(a/2)",
            "i -> 2*i if 2*i <= 100 | 3*i if 3*i <= 100",
            "(a,b) -> [(a-1,b), (b,0)] if a > 0 and not (b = 0 or b > 7)",
            "n -> [a,b,n-a-b] for a in 1..n-2, b in 1..n-a-1 if a < b < n-a-b",
            "n -> ⌊n/2⌋ if n ≥ 1 and 2 divides n",
            "n -> n-k for k in 1..n if is_prime(k)",
        ] {
            let syntax = read(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert!(syntax.ending.is_none());
        }
    }

    #[test]
    fn sets_stand_for_an_alternative_for_each_element() {
        let sets = read("n -> {n-j, n-k} for k in {1,3}, j in {2,k..5} if n > 0").unwrap();
        let told: Vec<String> = (sets.alternatives.iter())
            .map(|one| {
                format!(
                    "{:?} {:?}",
                    one.parts[0][0].kind,
                    one.loops.iter().map(|l| &l.lo.kind).collect::<Vec<_>>()
                )
            })
            .collect();
        assert_eq!(told.len(), 8);
        assert!(told.iter().enumerate().all(|(i, one)| !told[..i].contains(one)), "{told:?}");
        assert!(sets.alternatives.iter().all(|one| one.condition.is_some() && one.loops.len() == 2));
        let set = format!("{{{}}}", (0..200).map(|k| k.to_string()).collect::<Vec<_>>().join(","));
        assert!(
            read(&format!("n -> n-j-k for k in {set}, j in {set}"))
                .unwrap_err()
                .message
                .contains("more than")
        );
    }

    #[test]
    fn parity_and_shifts_are_arithmetic() {
        let same = |a: &str, b: &str| {
            let show = |text| crate::formula::show::simplified(&read(text).unwrap());
            assert_eq!(show(a), show(b));
        };
        same("n -> n-1 if n even", "n -> n-1 if n mod 2 = 0");
        same("n -> n-1 if not (n+1 is odd) and n > 0", "n -> n-1 if not (n+1) mod 2 = 1 and n > 0");
        same("n -> n >> 1", "n -> floor(n/2^1)");
        same("n -> n >> 200 if n > 0", "n -> floor(n/2^126) if n > 0");
        same("n -> n + 1 << 2 bitor 1 xor 2 bitand 3", "n -> ((n+1)*2^2) bitor (1 xor (2 bitand 3))");
    }

    #[test]
    fn reads_labelled_games() {
        let even = "(o,e,s) -> (o-1, e, (s+1-turn) mod 2) | (o, e-1, s) ; at end: first wins if s = 0, else second wins";
        let syntax = read(even).unwrap();
        assert_eq!(syntax.turn(), Some(3));
        let listed = "(o,e,s,turn) -> (o-1, e, s, 1-turn) ; at end: tie if o = e, first wins if s = 0, else second wins";
        assert_eq!(read(listed).unwrap().head, ["o", "e", "s"]);
    }

    #[test]
    fn refuses_with_the_place_and_what_to_do() {
        for (text, column, message) in [
            ("n -> 2n", 7, "a product needs its sign: 2n"),
            ("n -> n-k", 8, "unknown name `k`"),
            ("n -> flor(n/2)", 6, "unknown name `flor`"),
            ("n -> n-1 |", 11, "the end where a number is needed"),
            ("n -> (n-1", 6, "this bracket is not closed"),
            ("(a,b) -> a-1", 10, "`a` where a move is described"),
            ("(a,b) -> (a-1)", 10, "a tuple of one number"),
            ("n -> n-k for n in 1..3", 14, "the name `n` is used twice"),
            ("n -> n-1 if n", 13, "a number where a condition is needed"),
            ("n -> n-turn", 8, "`turn` is the reserved coordinate of labelled games"),
            ("n -> n & 1", 8, "`&` has no meaning in this language"),
            ("n -> gcd(n)", 6, "`gcd` with 1 argument(s)"),
            ("n -> n-1.5", 8, "numbers are whole here; in formulas a fraction is written with `/`"),
        ] {
            let error = read(text).unwrap_err();
            assert_eq!((error.column, error.message.as_str()), (column, message), "{error}");
        }
        assert_eq!(read("n -> flor(n/2)").unwrap_err().help.unwrap(), "did you mean `floor`?");
        assert_eq!(read("n -> 2n").unwrap_err().help.unwrap(), "write 2*n");
    }

    #[test]
    fn deep_nesting_is_refused_and_not_recursed() {
        let deep = format!("n -> {}n{}", "(".repeat(100_000), ")".repeat(100_000));
        assert!(read(&deep).unwrap_err().message.contains("200 deep"));
        let long = format!("n -> n{}", "-1".repeat(100_000));
        assert!(read(&long).unwrap_err().message.contains("200 deep"));
        assert!(read(&format!("n -> {}n", "-".repeat(100_000))).is_err());
        assert!(read(&format!("n -> n if {}n = 1", "not ".repeat(100_000))).is_err());
    }
}
