//! Numbers and conditions: `floor(n/2) + 1`, `k > 0 and n mod k = 0`.

use super::cursor::{Cursor, Token};
use crate::error::{ParseError, Span};
use crate::formula::ast::{Cond, Expr, ExprKind, FUNCTIONS, Function, Op, Relation, Slot};
use grundy_words::{message, say};

/// How deep an expression may nest.
pub(crate) const MAX_DEPTH: usize = 200;

/// Words that cannot name variables.
pub(crate) const RESERVED_WORDS: &[&str] = &[
    "for", "in", "if", "and", "or", "not", "divides", "mod", "xor", "bitand", "bitor", "take", "any", "turn",
    "at", "end", "first", "second", "wins", "tie", "else", "graph",
];

/// The longest shift to the right that is computed as it stands.
const MAX_SHIFT: i128 = 126;

/// The names an expression may use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    names: Vec<(String, Slot)>,
}

impl Scope {
    pub(crate) fn add(&mut self, name: &str, slot: Slot) {
        self.names.push((name.to_string(), slot));
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.slot(name).is_some()
    }

    fn slot(&self, name: &str) -> Option<Slot> {
        self.names.iter().rev().find(|(n, _)| n == name).map(|(_, slot)| *slot)
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|(n, _)| n.as_str()).chain(FUNCTIONS.iter().map(|row| row.name))
    }
}

/// Either a number or a condition: the first token after a parenthesis does not tell which.
enum Node {
    Number(Expr),
    Truth(Cond, Span),
}

struct Tree {
    node: Node,
    depth: usize,
}

/// The level of the operators that bind strongest.
const PRODUCT: usize = 5;

/// A sign between two numbers.
#[derive(Clone, Copy)]
enum Operator {
    Plain(Op),
    ShiftLeft,
    ShiftRight,
}

/// Brackets nest [`MAX_DEPTH`] deep, and a thread may have 512 kB of stack: what a level returns is boxed,
/// and rare cases have calls of their own, so that each level takes little of it.
type Read = Result<Box<Tree>, Box<ParseError>>;

/// Reads numbers and conditions at a cursor.
pub(crate) struct Reader<'c, 't, 's> {
    pub(crate) cursor: &'c mut Cursor<'t>,
    pub(crate) scope: &'s Scope,
    /// How many signs, powers and `not` are open, and how many brackets and calls: each at most
    /// [`MAX_DEPTH`], like the depth of the tree. The text of an expression needs no more brackets than the
    /// tree has levels, so that it can be read again.
    signs: usize,
    brackets: usize,
}

impl<'c, 't, 's> Reader<'c, 't, 's> {
    pub(crate) fn new(cursor: &'c mut Cursor<'t>, scope: &'s Scope) -> Self {
        Reader { cursor, scope, signs: 0, brackets: 0 }
    }

    /// Reads a number.
    pub(crate) fn number(&mut self) -> Result<Expr, ParseError> {
        let number = self.sum_level().and_then(|tree| self.as_number(tree));
        number.map(|(e, _)| e).map_err(|error| *error)
    }

    /// Reads a number up to the next `+` outside brackets: there it may join the parts of a sum.
    pub(crate) fn heap(&mut self) -> Result<Expr, ParseError> {
        let number = self.difference().and_then(|tree| self.as_number(tree));
        number.map(|(e, _)| e).map_err(|error| *error)
    }

    fn difference(&mut self) -> Read {
        let mut left = self.binary_level(PRODUCT)?;
        while self.cursor.eat("-") {
            let right = self.binary_level(PRODUCT)?;
            left = self.joined(Operator::Plain(Op::Sub), left, right)?;
        }
        Ok(left)
    }

    /// Reads a condition.
    pub(crate) fn condition(&mut self) -> Result<Cond, ParseError> {
        let tree = self.needs_condition().and_then(|()| self.or_level());
        let truth = tree.and_then(|tree| self.as_truth(tree));
        truth.map(|(c, _, _)| c).map_err(|error| *error)
    }

    /// Refuses the end of the text where a condition must begin.
    #[inline(never)]
    fn needs_condition(&self) -> Result<(), Box<ParseError>> {
        let (token, at) = self.cursor.peek()?;
        match token {
            Token::End | Token::Mark("|" | ";" | ":" | "," | "}" | ")" | "]") => Err(Box::new(
                self.cursor
                    .error(at, say!("error-rule-condition-needed", found = token.describe()))
                    .expected(say!("error-rule-expects-comparison")),
            )),
            _ => Ok(()),
        }
    }

    #[inline(never)]
    #[expect(clippy::boxed_local, reason = "a tree in the frames of the callers would fill the stack")]
    fn as_number(&self, tree: Box<Tree>) -> Result<(Expr, usize), Box<ParseError>> {
        match tree.node {
            Node::Number(e) => Ok((e, tree.depth)),
            Node::Truth(_, span) => Err(Box::new(
                self.cursor
                    .error(span, say!("error-rule-condition-number-needed"))
                    .expected(say!("error-rule-expects-number")),
            )),
        }
    }

    #[inline(never)]
    #[expect(clippy::boxed_local, reason = "a tree in the frames of the callers would fill the stack")]
    fn as_truth(&self, tree: Box<Tree>) -> Result<(Cond, Span, usize), Box<ParseError>> {
        match tree.node {
            Node::Truth(c, span) => Ok((c, span, tree.depth)),
            Node::Number(e) => match &e.kind {
                ExprKind::Call(f, _) if is_predicate(*f) => {
                    let span = e.span.clone();
                    Ok((Cond::Holds(e), span, tree.depth))
                }
                _ => {
                    // A character without meaning (`n % 2 = 0`) is the more direct reason.
                    self.cursor.peek()?;
                    Err(Box::new(self.no_condition(e.span)))
                }
            },
        }
    }

    /// The error for a number where a condition is needed; `n is prime` is meant as `is_prime(n)`.
    fn no_condition(&self, number: Span) -> ParseError {
        const KINDS: [&str; 3] = ["prime", "square", "fibonacci"];
        let error = self
            .cursor
            .error(number.clone(), say!("error-rule-number-condition-needed"))
            .expected(say!("error-rule-expects-comparison-with-0"));
        let mut ahead = self.cursor.clone();
        ahead.eat_word("is");
        let _ = ahead.eat_word("a");
        match KINDS.iter().find(|kind| ahead.eat_word(kind)) {
            Some(kind) => {
                let meant = format!("is_{kind}({})", self.cursor.text[number.clone()].trim());
                error
                    .help(say!("error-rule-help-write-meant", meant = &meant))
                    .write(number.start..ahead.at, meant)
            }
            None => error,
        }
    }

    #[inline(never)]
    fn tree(&self, node: Node, depth: usize, span: &Span) -> Read {
        if depth > MAX_DEPTH {
            return Err(Box::new(
                self.cursor.error(span.clone(), say!("error-rule-nests-more-than-deep", most = MAX_DEPTH)),
            ));
        }
        Ok(Box::new(Tree { node, depth }))
    }

    fn or_level(&mut self) -> Read {
        self.connected("or", Self::and_level, Cond::Or)
    }

    fn and_level(&mut self) -> Read {
        self.connected("and", Self::not_level, Cond::And)
    }

    fn connected(&mut self, word: &str, below: fn(&mut Self) -> Read, join: fn(Vec<Cond>) -> Cond) -> Read {
        let first = below(self)?;
        if self.cursor.clone().eat_word(word) { self.connection(first, word, below, join) } else { Ok(first) }
    }

    /// What follows the first condition. A call of its own, so that brackets without it take less of the
    /// stack.
    #[inline(never)]
    fn connection(
        &mut self,
        first: Box<Tree>,
        word: &str,
        below: fn(&mut Self) -> Read,
        join: fn(Vec<Cond>) -> Cond,
    ) -> Read {
        let (cond, mut span, mut depth) = self.as_truth(first)?;
        let mut all = vec![cond];
        while self.cursor.eat_word(word) {
            self.needs_condition()?;
            let next = below(self)?;
            let (cond, s, d) = self.as_truth(next)?;
            all.push(cond);
            span.end = s.end;
            depth = depth.max(d);
        }
        self.tree(Node::Truth(join(all), span.clone()), depth + 1, &span)
    }

    fn not_level(&mut self) -> Read {
        if self.cursor.clone().eat_word("not") { self.negation() } else { self.compare_level() }
    }

    #[inline(never)]
    fn negation(&mut self) -> Read {
        let (_, span) = self.token()?;
        self.sign(&span)?;
        let below = self.not_level()?;
        self.signs -= 1;
        let (cond, s, depth) = self.as_truth(below)?;
        let span = span.start..s.end;
        self.tree(Node::Truth(Cond::Not(Box::new(cond)), span.clone()), depth + 1, &span)
    }

    #[inline(never)]
    fn token(&mut self) -> Result<(Token, Span), Box<ParseError>> {
        self.cursor.next().map_err(Box::new)
    }

    fn compare_level(&mut self) -> Read {
        let first = self.sum_level()?;
        if self.cursor.clone().eat_word("divides") {
            return self.divides(first);
        }
        if let Some(odd) = self.parity() {
            return self.of_parity(first, odd);
        }
        match self.relation() {
            Some(relation) => self.comparison(first, relation),
            None => Ok(first),
        }
    }

    #[inline(never)]
    fn divides(&mut self, first: Box<Tree>) -> Read {
        let (a, d) = self.as_number(first)?;
        self.cursor.eat_word("divides");
        let second = self.sum_level()?;
        let (b, e) = self.as_number(second)?;
        let span = a.span.start..b.span.end;
        self.tree(Node::Truth(Cond::Divides(a, b), span.clone()), 1 + d.max(e), &span)
    }

    /// Passes `even` or `odd`, also after `is`; whether it was `odd`.
    #[inline(never)]
    fn parity(&mut self) -> Option<bool> {
        let mut ahead = self.cursor.clone();
        ahead.eat_word("is");
        let odd = ahead.eat_word("odd");
        if !odd && !ahead.eat_word("even") {
            return None;
        }
        *self.cursor = ahead;
        Some(odd)
    }

    #[inline(never)]
    fn of_parity(&self, first: Box<Tree>, odd: bool) -> Read {
        let (e, depth) = self.as_number(first)?;
        let span = e.span.start..self.cursor.at;
        let at = |kind| Expr { kind, span: span.clone() };
        let two = Box::new(at(ExprKind::Int(2)));
        let remainder = at(ExprKind::Binary(Op::Mod, Box::new(e), two));
        let compared = Cond::Compare(vec![remainder, at(ExprKind::Int(odd.into()))], vec![Relation::Equal]);
        self.tree(Node::Truth(compared, span.clone()), depth + 2, &span)
    }

    #[inline(never)]
    fn comparison(&mut self, first: Box<Tree>, relation: Relation) -> Read {
        let (first, mut depth) = self.as_number(first)?;
        let start = first.span.start;
        let mut terms = vec![first];
        let mut relations = vec![relation];
        loop {
            let next = self.sum_level()?;
            let (next, d) = self.as_number(next)?;
            depth = depth.max(d);
            let span = start..next.span.end;
            terms.push(next);
            match self.relation() {
                Some(relation) => relations.push(relation),
                None => {
                    return self.tree(
                        Node::Truth(Cond::Compare(terms, relations), span.clone()),
                        depth + 1,
                        &span,
                    );
                }
            }
        }
    }

    #[inline(never)]
    fn relation(&mut self) -> Option<Relation> {
        let table = [
            ("=", Relation::Equal),
            ("!=", Relation::NotEqual),
            ("<", Relation::Less),
            ("<=", Relation::LessEqual),
            (">", Relation::Greater),
            (">=", Relation::GreaterEqual),
        ];
        table.into_iter().find(|(mark, _)| self.cursor.eat(mark)).map(|(_, r)| r)
    }

    /// `bitor` binds weakest, then `xor`, `bitand`, `<< >>`, `+ -`, and `* / mod`.
    fn sum_level(&mut self) -> Read {
        self.binary_level(0)
    }

    /// Operators that bind at least as strongly as this level. One call for all levels, because brackets nest
    /// 200 deep and the stack of a thread is small.
    fn binary_level(&mut self, weakest: usize) -> Read {
        let mut left = self.signed()?;
        while let Some((level, op)) = self.operator(weakest) {
            left = self.binary_level(level + 1).and_then(|right| self.joined(op, left, right))?;
        }
        Ok(left)
    }

    /// The next operator, if it binds at least as strongly as this level, and its level.
    #[inline(never)]
    fn operator(&mut self, weakest: usize) -> Option<(usize, Operator)> {
        use Operator::{Plain, ShiftLeft, ShiftRight};
        const LEVELS: [&[(&str, Operator)]; 6] = [
            &[("bitor", Plain(Op::BitOr))],
            &[("xor", Plain(Op::Xor))],
            &[("bitand", Plain(Op::BitAnd))],
            &[("<<", ShiftLeft), (">>", ShiftRight)],
            &[("+", Plain(Op::Add)), ("-", Plain(Op::Sub))],
            &[("*", Plain(Op::Mul)), ("/", Plain(Op::Div)), ("mod", Plain(Op::Mod))],
        ];
        let mut operators = (weakest..LEVELS.len())
            .rev()
            .flat_map(|level| LEVELS[level].iter().map(move |&(sign, op)| (level, sign, op)));
        let found = operators.find(|(_, sign, _)| self.cursor.eat(sign) || self.cursor.eat_word(sign));
        found.map(|(level, _, op)| (level, op))
    }

    #[inline(never)]
    fn joined(&self, operator: Operator, left: Box<Tree>, right: Box<Tree>) -> Read {
        let (a, d) = self.as_number(left)?;
        let (b, e) = self.as_number(right)?;
        let span = a.span.start..b.span.end;
        let at = |kind| Box::new(Expr { kind, span: span.clone() });
        // A shift multiplies by a power of 2, or divides by one and rounds down.
        let power = |b: Expr| at(ExprKind::Binary(Op::Pow, at(ExprKind::Int(2)), Box::new(b)));
        let (expr, levels) = match operator {
            Operator::Plain(op) => (at(ExprKind::Binary(op, Box::new(a), Box::new(b))), 1),
            Operator::ShiftLeft => (at(ExprKind::Binary(Op::Mul, Box::new(a), power(b))), 2),
            Operator::ShiftRight => {
                // No heap has a bit from there on, so a longer shift gives the same.
                let most = at(ExprKind::Int(MAX_SHIFT));
                let b = match b.kind {
                    ExprKind::Int(bits) => *at(ExprKind::Int(bits.min(MAX_SHIFT))),
                    _ => *at(ExprKind::Call(Function::Min, vec![b, *most])),
                };
                let quotient = at(ExprKind::Binary(Op::Div, Box::new(a), power(b)));
                (at(ExprKind::Call(Function::Floor, vec![*quotient])), 4)
            }
        };
        self.tree(Node::Number(*expr), levels + d.max(e), &span)
    }

    fn signed(&mut self) -> Read {
        if self.cursor.clone().eat("-") { self.negated() } else { self.power() }
    }

    #[inline(never)]
    fn negated(&mut self) -> Read {
        let (_, span) = self.token()?;
        self.sign(&span)?;
        let below = self.signed()?;
        self.signs -= 1;
        let (e, depth) = self.as_number(below)?;
        let span = span.start..e.span.end;
        self.tree(
            Node::Number(Expr { kind: ExprKind::Neg(Box::new(e)), span: span.clone() }),
            depth + 1,
            &span,
        )
    }

    fn power(&mut self) -> Read {
        let base = self.primary()?;
        if self.cursor.eat("^") { self.raised(base) } else { Ok(base) }
    }

    #[inline(never)]
    fn raised(&mut self, base: Box<Tree>) -> Read {
        let (base, d) = self.as_number(base)?;
        self.sign(&base.span)?;
        let exponent = self.signed()?;
        self.signs -= 1;
        let (exponent, e) = self.as_number(exponent)?;
        let span = base.span.start..exponent.span.end;
        let kind = ExprKind::Binary(Op::Pow, Box::new(base), Box::new(exponent));
        self.tree(Node::Number(Expr { kind, span: span.clone() }), 1 + d.max(e), &span)
    }

    fn sign(&mut self, span: &Span) -> Result<(), Box<ParseError>> {
        self.signs += 1;
        self.guard(self.signs, span)
    }

    fn bracket(&mut self, span: &Span) -> Result<(), Box<ParseError>> {
        self.brackets += 1;
        self.guard(self.brackets, span)
    }

    #[inline(never)]
    fn guard(&self, open: usize, span: &Span) -> Result<(), Box<ParseError>> {
        if open > MAX_DEPTH {
            return Err(Box::new(
                self.cursor.error(span.clone(), say!("error-rule-nests-more-than-deep", most = MAX_DEPTH)),
            ));
        }
        Ok(())
    }

    fn primary(&mut self) -> Read {
        let (token, span) = self.token()?;
        match token {
            Token::Number(n) => {
                // The cursor limits literals to i128::MAX.
                let kind = ExprKind::Int(i128::try_from(n).unwrap_or(i128::MAX));
                Ok(Box::new(Tree { node: Node::Number(Expr { kind, span }), depth: 1 }))
            }
            Token::Mark("(") => self.bracketed(span),
            Token::Mark(open @ ("⌊" | "⌈")) => self.rounded(open, span),
            Token::Word(word) => self.word(word, span),
            other => Err(self.no_number(&other, span)),
        }
    }

    #[cold]
    #[inline(never)]
    fn no_number(&self, token: &Token, span: Span) -> Box<ParseError> {
        let error = self
            .cursor
            .error(span.clone(), say!("error-rule-number-needed", found = token.describe()))
            .expected(say!("error-rule-expects-number-variable-function"));
        Box::new(match token {
            Token::Mark("{") => match self.cursor.rest().find('}') {
                // `n - {1,3}`
                Some(end) => {
                    let end = self.cursor.at + end + 1;
                    let set = format!("k for k in {}", &self.cursor.text[span.start..end]);
                    error.help(say!("error-rule-help-set-stands-after")).write(span.start..end, set)
                }
                None => error,
            },
            Token::Mark("..") => error.help(say!("error-rule-help-range-stands-after")),
            _ => error,
        })
    }

    #[cold]
    #[inline(never)]
    fn no_arguments(&self, word: &str, token: &Token, span: Span) -> Box<ParseError> {
        let message = say!("error-rule-arguments-begin", found = token.describe(), word = word);
        Box::new(self.cursor.error(span, message).expected("`(`"))
    }

    #[inline(never)]
    fn bracketed(&mut self, span: Span) -> Read {
        self.bracket(&span)?;
        let mut inside = self.or_level()?;
        self.brackets -= 1;
        let close = self.close(")", &span)?;
        match &mut inside.node {
            Node::Number(Expr { span: whole, .. }) | Node::Truth(_, whole) => *whole = span.start..close.end,
        }
        Ok(inside)
    }

    #[inline(never)]
    fn rounded(&mut self, open: &str, span: Span) -> Read {
        let (close, function) =
            if open == "⌊" { ("⌋", Function::Floor) } else { ("⌉", Function::Ceil) };
        self.bracket(&span)?;
        let inside = self.sum_level()?;
        self.brackets -= 1;
        let (e, depth) = self.as_number(inside)?;
        let end = self.close(close, &span)?;
        let whole = span.start..end.end;
        let kind = ExprKind::Call(function, vec![e]);
        self.tree(Node::Number(Expr { kind, span: whole.clone() }), depth + 1, &whole)
    }

    #[inline(never)]
    fn close(&mut self, mark: &str, open: &Span) -> Result<Span, Box<ParseError>> {
        let (token, span) = self.cursor.next()?;
        match token {
            Token::Mark(m) if m == mark => Ok(span),
            Token::End => Err(Box::new(
                self.cursor
                    .error(open.clone(), say!("error-bracket-not-closed"))
                    .expected(format!("`{mark}`"))
                    .write(span, mark),
            )),
            other => Err(Box::new(
                self.cursor
                    .error(span, say!("error-rule-inside-brackets", found = other.describe()))
                    .expected(say!("error-rule-expects-operator", mark = mark)),
            )),
        }
    }

    #[inline(never)]
    fn word(&mut self, word: String, span: Span) -> Read {
        if let Some(slot) = self.scope.slot(&word) {
            return Ok(Box::new(Tree {
                node: Node::Number(Expr { kind: ExprKind::Var(slot), span }),
                depth: 1,
            }));
        }
        if let Some(row) = FUNCTIONS.iter().find(|row| row.name == word) {
            let open = match self.cursor.next()? {
                (Token::Mark("("), open) => open,
                (token, at) => return Err(self.no_arguments(&word, &token, at)),
            };
            self.bracket(&span)?;
            let mut arguments = Vec::new();
            let mut depth = 0;
            loop {
                let tree = self.sum_level()?;
                let (e, d) = self.as_number(tree)?;
                depth = depth.max(d);
                arguments.push(e);
                if !self.cursor.eat(",") {
                    break;
                }
            }
            self.brackets -= 1;
            let close = self.close(")", &open)?;
            let whole = span.start..close.end;
            if !(row.least..=row.most).contains(&arguments.len()) {
                return Err(Box::new(
                    self.cursor
                        .error(
                            whole,
                            say!(
                                "error-rule-wrong-number-of-arguments",
                                word = word,
                                count = arguments.len()
                            ),
                        )
                        .expected(message(row.about, &[])),
                ));
            }
            let kind = ExprKind::Call(row.function, arguments);
            return self.tree(Node::Number(Expr { kind, span: whole.clone() }), depth + 1, &whole);
        }
        if word == "turn" {
            return Err(Box::new(
                self.cursor
                    .error(span, say!("error-rule-reserved-coordinate-labelled-games"))
                    .help(say!("error-rule-help-end-rule")),
            ));
        }
        if RESERVED_WORDS.contains(&word.as_str()) {
            return Err(Box::new(
                self.cursor
                    .error(span, say!("error-rule-number-needed", found = format!("`{word}`")))
                    .expected(say!("error-rule-expects-number-variable-function")),
            ));
        }
        if self.scope.names.is_empty() {
            let error = self.cursor.error(span, say!("error-rule-unknown-name", word = &word));
            return Err(Box::new(
                error.expected(say!("error-rule-expects-number-function")).suggest(&word, self.scope.words()),
            ));
        }
        if let Some(number) = Token::Word(word.clone()).in_digits() {
            let error = self.cursor.error(span.clone(), say!("error-rule-unknown-name", word = word));
            return Err(Box::new(
                error.help(say!("error-rule-help-numbers-written-digits")).write(span, number.to_string()),
            ));
        }
        let known: Vec<String> = self.scope.names.iter().map(|(n, _)| format!("`{n}`")).collect();
        let error = self
            .cursor
            .error(span, say!("error-rule-unknown-name", word = &word))
            .expected(say!("error-rule-expects-one-function", known = known.join(", ")))
            .help(say!("error-rule-help-variable-loop-declared-behind-move"));
        Err(Box::new(error.suggest(&word, self.scope.words())))
    }
}

fn is_predicate(f: Function) -> bool {
    matches!(
        f,
        Function::IsPrime
            | Function::IsSquare
            | Function::IsPower
            | Function::IsFibonacci
            | Function::IsPrimePower
            | Function::HasDigit
            | Function::Bit
    )
}
