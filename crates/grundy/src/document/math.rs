//! Mathematics in sentences: formulas such as `G(n+7) = G(n)` are found in a text and written for LaTeX.
//!
//! Sentences are written once, for a terminal. A formula in them is a run of numbers, variables, known
//! functions, operators and brackets; words end it.

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Span<'a> {
    /// Words.
    Text(&'a str),
    /// A formula, in LaTeX.
    Math(String),
}

/// A token of a sentence, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token<'a> {
    text: &'a str,
    kind: Kind,
    start: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number,
    Variable,
    /// A name before a bracket.
    Function,
    /// A name that stands for a number.
    Constant,
    /// An operator or a relation, also in words.
    Operator,
    Open,
    Close,
    Comma,
    Dots,
    Space,
    Other,
}

/// Functions, with their LaTeX.
const FUNCTIONS: [(&str, &str); 14] = [
    ("G", "G"),
    ("T", "T"),
    ("L", "L"),
    ("mex", "\\operatorname{mex}"),
    ("gcd", "\\gcd"),
    ("min", "\\min"),
    ("max", "\\max"),
    ("abs", "\\operatorname{abs}"),
    ("isqrt", "\\operatorname{isqrt}"),
    ("popcount", "\\operatorname{popcount}"),
    ("valuation", "\\operatorname{valuation}"),
    ("floor", ""),
    ("ceil", ""),
    ("sqrt", ""),
];

/// Operators and relations, the longest first, with their LaTeX.
const OPERATORS: [(&str, &str); 18] = [
    ("->", "\\to"),
    ("<=", "\\le"),
    (">=", "\\ge"),
    ("!=", "\\ne"),
    ("=", "="),
    ("<", "<"),
    (">", ">"),
    ("+", "+"),
    ("-", "-"),
    ("*", "\\cdot"),
    ("/", "/"),
    ("^", "^"),
    ("→", "\\to"),
    ("≤", "\\le"),
    ("≥", "\\ge"),
    ("≠", "\\ne"),
    ("⊕", "\\oplus"),
    ("·", "\\cdot"),
];

/// Operators in words.
const WORDS: [(&str, &str); 2] = [("mod", "\\bmod"), ("xor", "\\oplus")];

/// The letters that are variables even without an operator beside them.
const LONE_VARIABLES: &str = "nmkprtvxyqsij";

/// A sentence whose formulas stand between dollar signs, as LaTeX and most readers of Markdown show mathematics.
/// `escaped` writes the words.
pub(super) fn with_math(text: &str, escaped: fn(&str) -> String) -> String {
    let written = |span| match span {
        Span::Text(text) => escaped(text),
        Span::Math(math) => format!("${math}$"),
    };
    spans(text).into_iter().map(written).collect()
}

/// The words and the formulas of a sentence, in order.
pub(super) fn spans(text: &str) -> Vec<Span<'_>> {
    let tokens = tokens(text);
    let mut spans = Vec::new();
    let (mut at, mut from) = (0, 0);
    while at < tokens.len() {
        let end = run(&tokens, at);
        match end {
            Some(end) => {
                let start = tokens[at].start;
                if from < start {
                    spans.push(Span::Text(&text[from..start]));
                }
                spans.push(Span::Math(latex(&tokens[at..end])));
                from = tokens.get(end).map_or(text.len(), |token| token.start);
                at = end;
            }
            None => at += 1,
        }
    }
    if from < text.len() {
        spans.push(Span::Text(&text[from..]));
    }
    spans
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let mut start = 0;
    while let Some(first) = text[start..].chars().next() {
        let rest = &text[start..];
        let length = |wanted: &dyn Fn(char) -> bool| rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        let operator = OPERATORS.iter().find(|(sign, _)| rest.starts_with(sign));
        let (length, kind) = if first.is_alphabetic() {
            word(rest)
        } else if first.is_ascii_digit() {
            number(rest)
        } else if let Some((sign, _)) = operator {
            (sign.len(), Kind::Operator)
        } else {
            match first {
                '(' | '{' => (1, Kind::Open),
                ')' | '}' => (1, Kind::Close),
                ',' => (1, Kind::Comma),
                '…' => (first.len_utf8(), Kind::Dots),
                ' ' => (length(&|c| c == ' '), Kind::Space),
                _ => (first.len_utf8(), Kind::Other),
            }
        };
        tokens.push(Token { text: &rest[..length], kind, start });
        start += length;
    }
    tokens
}

/// A number: digits, and digits behind a point.
fn number(rest: &str) -> (usize, Kind) {
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let whole = digits(rest);
    let behind = rest[whole..].strip_prefix('.').map_or(0, digits);
    let mut length = if behind > 0 { whole + 1 + behind } else { whole };
    if behind > 0 && rest[length..].starts_with('…') {
        length += '…'.len_utf8();
    }
    // `3rd` and `0x1` are words; `2m` is a product.
    let letters = rest[length..].find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len() - length);
    match letters {
        0 | 1 => (length, Kind::Number),
        letters => (length + letters, Kind::Other),
    }
}

/// A word, a name or a variable. Words may be joined by hyphens; single letters are not.
fn word(rest: &str) -> (usize, Kind) {
    let letters = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    let name = &rest[..letters];
    let after = &rest[letters..];
    let opens = after.starts_with('(') || after.starts_with('{');
    let logarithm = name.strip_prefix("log").is_some_and(|base| base.chars().all(|c| c.is_ascii_digit()));
    if opens && (FUNCTIONS.iter().any(|(function, _)| *function == name) || logarithm) {
        return (letters, Kind::Function);
    }
    if WORDS.iter().any(|(word, _)| *word == name) {
        return (letters, Kind::Operator);
    }
    if name == "phi" {
        return (letters, Kind::Constant);
    }
    // `nim-value` and `n-th` are words, `n-k` is a difference.
    let mut joined = letters;
    let mut longest = name.chars().count();
    while let Some(next) = rest[joined..].strip_prefix(['-', '\'', '’']) {
        let letters = next.find(|c: char| !c.is_alphabetic()).unwrap_or(next.len());
        if letters == 0 {
            break;
        }
        longest = longest.max(next[..letters].chars().count());
        joined = rest.len() - next.len() + letters;
    }
    match (longest, name.chars().count()) {
        (2.., _) => (joined, Kind::Other),
        _ if name.is_ascii() => (letters, Kind::Variable),
        _ => (letters, Kind::Other),
    }
}

/// The end of the formula that begins with this token, if one does.
fn run(tokens: &[Token<'_>], start: usize) -> Option<usize> {
    let begins = matches!(
        tokens[start].kind,
        Kind::Number | Kind::Variable | Kind::Function | Kind::Constant | Kind::Open
    );
    // A letter or a number that touches a sign of another kind belongs to it.
    let touches = start > 0
        && match tokens[start - 1].kind {
            Kind::Other => !is_mark(tokens[start - 1].text),
            // `1s` is a plural.
            Kind::Number => true,
            _ => false,
        };
    if !begins || touches {
        return None;
    }
    let mut open: Vec<&str> = Vec::new();
    let (mut at, mut end) = (start, None);
    // Whether the next token has to be a number, a variable or a bracket.
    let mut operand = true;
    let mut equation = false;
    while let Some(token) = tokens.get(at) {
        let next = tokens[at + 1..].iter().find(|token| token.kind != Kind::Space);
        match token.kind {
            Kind::Space => {}
            Kind::Number | Kind::Variable | Kind::Constant if operand => operand = false,
            // A product without a sign: `2m`.
            Kind::Variable if at > start && tokens[at - 1].kind == Kind::Number => {}
            Kind::Dots if operand => operand = false,
            Kind::Function if operand => {}
            Kind::Open if operand => open.push(token.text),
            Kind::Close if !operand || closes_empty(tokens, at) => {
                let pair = if token.text == ")" { "(" } else { "{" };
                if open.pop() != Some(pair) {
                    break;
                }
                operand = false;
            }
            Kind::Operator if !operand || token.text == "-" => {
                operand = true;
                equation |= matches!(token.text, "=");
            }
            Kind::Comma if !operand && !open.is_empty() => operand = true,
            // The list of the values of an equation goes on.
            Kind::Comma if !operand && equation && continues(tokens, at) => operand = true,
            _ => break,
        }
        at += 1;
        let ends_here = open.is_empty() && !operand && token.kind != Kind::Space;
        let text_follows = next.is_some_and(|next| next.kind == Kind::Other && !is_mark(next.text));
        let touching = text_follows && tokens.get(at).is_some_and(|token| token.kind != Kind::Space);
        if ends_here && !touching {
            end = Some(at);
        }
    }
    let end = end?;
    is_formula(&tokens[start..end]).then_some(end)
}

/// Whether nothing stands between this closing bracket and the opening one.
fn closes_empty(tokens: &[Token<'_>], at: usize) -> bool {
    at > 0 && tokens[at - 1].kind == Kind::Open
}

/// Whether a number or dots follow a comma, and no word right after them.
fn continues(tokens: &[Token<'_>], comma: usize) -> bool {
    let mut rest = tokens[comma + 1..].iter().filter(|token| token.kind != Kind::Space);
    let first = rest.next().is_some_and(|token| matches!(token.kind, Kind::Number | Kind::Dots));
    first
        && rest.next().is_none_or(|token| {
            !matches!(token.kind, Kind::Operator) || WORDS.iter().all(|w| w.0 != token.text)
        })
}

/// Punctuation, beside which a formula may stand.
fn is_mark(text: &str) -> bool {
    matches!(text, "." | ":" | ";" | "?" | "!" | "\"" | "“" | "”" | "[" | "]" | ")" | "(" | "\n")
}

/// Whether the tokens are worth to be written as mathematics: a lone number is not.
fn is_formula(tokens: &[Token<'_>]) -> bool {
    let signs =
        tokens.iter().any(|token| matches!(token.kind, Kind::Operator | Kind::Function | Kind::Constant));
    let list = tokens.first().is_some_and(|token| token.kind == Kind::Open)
        && tokens.iter().any(|token| token.kind == Kind::Comma);
    match tokens {
        [one] => {
            one.kind == Kind::Constant || one.kind == Kind::Variable && LONE_VARIABLES.contains(one.text)
        }
        _ => signs || list,
    }
}

/// A formula in LaTeX.
fn latex(tokens: &[Token<'_>]) -> String {
    let mut out = String::new();
    // What closes each open bracket.
    let mut closing: Vec<&str> = Vec::new();
    let mut function = "";
    let mut raised = false;
    for token in tokens {
        let piece: String = match token.kind {
            Kind::Space => continue,
            Kind::Function => {
                function = token.text;
                match FUNCTIONS.iter().find(|(name, _)| *name == token.text) {
                    Some((_, latex)) => (*latex).into(),
                    None => format!("\\log_{{{}}}", token.text.trim_start_matches("log")),
                }
            }
            Kind::Open => {
                let (begin, end) = match (function, token.text, raised) {
                    ("floor", ..) => ("\\left\\lfloor ", " \\right\\rfloor"),
                    ("ceil", ..) => ("\\left\\lceil ", " \\right\\rceil"),
                    ("sqrt", ..) => ("\\sqrt{", "}"),
                    // Markdown would take the backslash of `\{` for its own.
                    (_, "{", _) => ("\\lbrace ", " \\rbrace "),
                    (_, _, true) => ("{", "}"),
                    _ => ("(", ")"),
                };
                function = "";
                closing.push(end);
                begin.into()
            }
            Kind::Close => closing.pop().unwrap_or(")").into(),
            Kind::Comma if closing.is_empty() => ",\\ ".into(),
            Kind::Comma => ", ".into(),
            Kind::Dots => "\\ldots ".into(),
            Kind::Constant => "\\varphi ".into(),
            Kind::Operator => {
                let known = OPERATORS.iter().chain(&WORDS).find(|(sign, _)| *sign == token.text);
                match known.map_or("", |(_, latex)| *latex) {
                    "^" => "^".into(),
                    "/" => "/".into(),
                    "-" if is_sign(&out) => "-".into(),
                    sign => format!(" {sign} "),
                }
            }
            Kind::Number if token.text.ends_with('…') => {
                format!("{}\\ldots ", token.text.trim_end_matches('…'))
            }
            Kind::Number if raised => format!("{{{}}}", token.text),
            Kind::Number | Kind::Variable => token.text.into(),
            Kind::Other => String::new(),
        };
        raised = piece == "^";
        if matches!(token.kind, Kind::Comma | Kind::Close) {
            out.truncate(out.trim_end().len());
        }
        out.push_str(&piece);
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a minus is a sign of the number behind it, and no difference.
fn is_sign(before: &str) -> bool {
    before.is_empty()
        || before.ends_with(['(', '{', '=', ','])
        || before.ends_with(" ") && !before.ends_with("\\ldots ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentence with its formulas between dollar signs.
    fn written(text: &str) -> String {
        spans(text)
            .into_iter()
            .map(|span| match span {
                Span::Text(text) => text.to_string(),
                Span::Math(math) => format!("${math}$"),
            })
            .collect()
    }

    #[test]
    fn formulas_are_mathematics_and_words_are_not() {
        let cases = [
            ("G(n+12) = G(n) for all n ≥ 71", "$G(n + 12) = G(n)$ for all $n \\ge 71$"),
            ("The law: G(n) = n mod 4.", "The law: $G(n) = n \\bmod 4$."),
            ("G(n) = floor((n mod 7)/2)", "$G(n) = \\left\\lfloor (n \\bmod 7)/2 \\right\\rfloor$"),
            ("50 = 7*7 + 1, so G(50) = 1", "$50 = 7 \\cdot 7 + 1$, so $G(50) = 1$"),
            ("011 xor 010 = 001, so 3 must become 1", "$011 \\oplus 010 = 001$, so 3 must become 1"),
            ("the nim-value is 1, not 0", "the nim-value is 1, not 0"),
            ("a heap of n coins", "a heap of $n$ coins"),
            ("a move takes t coins and leaves n-t", "a move takes $t$ coins and leaves $n - t$"),
            ("the n-th pair (3,5)", "the n-th pair $(3, 5)$"),
            ("50 → 49 (take 1)", "$50 \\to 49$ (take 1)"),
            ("take {1,3,4}", "take $\\lbrace 1, 3, 4 \\rbrace$"),
            (
                "G(4) = mex{G(2), G(1)} = mex{1, 0} = 2: 0 and 1 occur",
                "$G(4) = \\operatorname{mex}\\lbrace G(2), G(1) \\rbrace = \\operatorname{mex}\\lbrace 1, 0 \\rbrace = 2$: 0 and 1 occur",
            ),
            ("for n mod 7 = 0, 1, …, 6", "for $n \\bmod 7 = 0,\\ 1,\\ \\ldots,\\ 6$"),
            ("n = 2^k with k odd", "$n = 2^k$ with $k$ odd"),
            ("k divides 2^(m+1) and 10^18", "$k$ divides $2^{m + 1}$ and $10^{18}$"),
            (
                "a = floor(k*phi) and b = a + k",
                "$a = \\left\\lfloor k \\cdot \\varphi \\right\\rfloor$ and $b = a + k$",
            ),
            ("where phi = (1+sqrt(5))/2 = 1.618…", "where $\\varphi = (1 + \\sqrt{5})/2 = 1.618\\ldots$"),
            ("G(2m) = m and G(2m+1) = G(m)", "$G(2m) = m$ and $G(2m + 1) = G(m)$"),
            ("8/5 = 1.600… is less than phi", "$8/5 = 1.600\\ldots$ is less than $\\varphi$"),
            ("Berlekamp, Conway & Guy (1982), chapter 4", "Berlekamp, Conway & Guy (1982), chapter 4"),
            ("take 1..3", "take 1..3"),
            ("0.77 : 5", "0.77 : 5"),
            ("an odd number of 1s", "an odd number of 1s"),
            ("the 3rd and 2nd heaps", "the 3rd and 2nd heaps"),
            ("a = -n + 2*b", "$a = -n + 2 \\cdot b$"),
            ("odious numbers (1, 2, 4, …)", "odious numbers $(1, 2, 4, \\ldots)$"),
            (
                "n -> n-1 | floor(n/2) if n >= 4",
                "$n \\to n - 1$ | $\\left\\lfloor n/2 \\right\\rfloor$ if $n \\ge 4$",
            ),
        ];
        for (text, wanted) in cases {
            assert_eq!(written(text), wanted, "{text}");
        }
    }

    #[test]
    fn brackets_balance_in_any_text() {
        let pieces = [
            "G(", "n", ")", "{", "}", " ", "mod ", "1", "+", "floor(", "take", "^", "(", ",", "…", "$", "\\",
            "é", "→",
        ];
        let mut state = 1u64;
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..8 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                text += pieces[(state >> 33) as usize % pieces.len()];
            }
            for span in spans(&text) {
                let Span::Math(math) = span else { continue };
                assert_eq!(math.matches('{').count(), math.matches('}').count(), "{text}: {math}");
                assert_eq!(math.matches("\\left").count(), math.matches("\\right").count(), "{text}: {math}");
                assert!(!math.contains('$') && !math.contains("^^"), "{text}: {math}");
            }
        }
    }
}
