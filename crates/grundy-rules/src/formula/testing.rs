//! Test support: a small reader and a slow evaluator of formulas, written independently of the real ones, to
//! compare proofs about formulas with what the formulas do.

use super::ast::*;
use std::collections::BTreeSet;

/// Reads a formula; panics on anything unexpected.
pub(super) fn formula(text: &str) -> Syntax {
    let mut reader = Reader::new(text);
    let syntax = reader.rule();
    assert!(reader.peek().is_empty(), "left over at {:?} in {text}", reader.peek());
    syntax
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
    text: String,
    names: Vec<String>,
}

impl Reader {
    fn new(text: &str) -> Reader {
        let mut tokens = Vec::new();
        let chars: Vec<char> = text.chars().collect();
        let mut i = 0;
        while i < chars.len() {
            let start = i;
            let word = |c: char| c.is_alphanumeric() || c == '_';
            if chars[i].is_whitespace() {
                i += 1;
                continue;
            } else if word(chars[i]) {
                while i < chars.len() && word(chars[i]) {
                    i += 1;
                }
            } else {
                let two: String = chars[i..chars.len().min(i + 2)].iter().collect();
                i += if ["->", "..", "<=", ">=", "!="].contains(&&*two) { 2 } else { 1 };
            }
            tokens.push(chars[start..i].iter().collect());
        }
        Reader { tokens, at: 0, text: text.into(), names: Vec::new() }
    }

    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.at += usize::from(found);
        found
    }

    fn need(&mut self, token: &str) {
        assert!(self.take(token), "expected {token:?}, found {:?} in {}", self.peek(), self.text);
    }

    fn word(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn rule(&mut self) -> Syntax {
        let mut head = Vec::new();
        if self.take("(") {
            head.push(self.word());
            while self.take(",") {
                head.push(self.word());
            }
            self.need(")");
        } else {
            head.push(self.word());
        }
        self.need("->");
        self.names = head.clone();
        let labelled = self.tokens.contains(&";".to_string());
        if labelled {
            self.names.push("turn".into());
        }
        let slots = self.names.len();
        let mut alternatives = vec![self.alternative(slots)];
        while self.take("|") {
            alternatives.push(self.alternative(slots));
        }
        self.names.truncate(slots);
        let ending = self.take(";").then(|| self.ending());
        Syntax { text: self.text.clone(), head, alternatives, ending }
    }

    fn ending(&mut self) -> Ending {
        ["at", "end", ":"].iter().for_each(|t| self.need(t));
        let mut clauses = Vec::new();
        loop {
            if self.take("else") {
                return Ending { clauses, otherwise: self.verdict() };
            }
            let verdict = self.verdict();
            if !self.take("if") {
                return Ending { clauses, otherwise: verdict };
            }
            clauses.push((verdict, self.cond()));
            self.need(",");
        }
    }

    fn verdict(&mut self) -> Verdict {
        match &*self.word() {
            "tie" => Verdict::Tie,
            who => {
                self.need("wins");
                if who == "first" { Verdict::First } else { Verdict::Second }
            }
        }
    }

    fn alternative(&mut self, slots: usize) -> Alternative {
        self.names.truncate(slots);
        // The loop variables are named after the target: read the loops first.
        let start = self.at;
        let mut i = start;
        while !["for", "if", "|", ";", ""].contains(&self.tokens.get(i).map_or("", String::as_str)) {
            i += 1;
        }
        self.at = i;
        let mut loops = Vec::new();
        if self.take("for") {
            loop {
                let name = self.word();
                self.need("in");
                let lo = self.expr(0);
                self.need("..");
                let hi = self.expr(0);
                self.names.push(name.clone());
                loops.push(Loop { name, lo, hi });
                if !self.take(",") {
                    break;
                }
            }
        }
        let condition = self.take("if").then(|| self.cond());
        let end = self.at;
        self.at = start;
        let (parts, bracket) = self.target();
        assert_eq!(self.at, i, "{}", self.text);
        self.at = end;
        Alternative { parts, bracket, loops, condition, span: 0..0 }
    }

    fn target(&mut self) -> (Vec<Vec<Expr>>, bool) {
        let tuples = self.names[0] != self.names[self.names.len() - 1] && self.arity() > 1;
        if !self.take("[") {
            return (vec![if tuples { self.tuple() } else { vec![self.expr(0)] }], false);
        }
        let mut parts = Vec::new();
        while !self.take("]") {
            parts.push(if tuples { self.tuple() } else { vec![self.expr(0)] });
            self.take(",");
        }
        (parts, true)
    }

    fn arity(&self) -> usize {
        self.tokens.iter().position(|t| t == "->").unwrap_or(1) / 2
    }

    fn tuple(&mut self) -> Vec<Expr> {
        self.need("(");
        let mut list = vec![self.expr(0)];
        while self.take(",") {
            list.push(self.expr(0));
        }
        self.need(")");
        list
    }

    fn cond(&mut self) -> Cond {
        let mut any = vec![self.conjunction()];
        while self.take("or") {
            any.push(self.conjunction());
        }
        if any.len() == 1 { any.remove(0) } else { Cond::Or(any) }
    }

    fn conjunction(&mut self) -> Cond {
        let mut all = vec![self.single()];
        while self.take("and") {
            all.push(self.single());
        }
        if all.len() == 1 { all.remove(0) } else { Cond::And(all) }
    }

    fn single(&mut self) -> Cond {
        if self.take("not") {
            return Cond::Not(Box::new(self.single()));
        }
        let start = self.at;
        if self.take("(") {
            // A parenthesis may open a condition or an expression.
            let inner = self.cond();
            if self.take(")") && !matches!(inner, Cond::Holds(_)) {
                return inner;
            }
            self.at = start;
        }
        let first = self.expr(0);
        if self.take("divides") {
            return Cond::Divides(first, self.expr(0));
        }
        let (mut list, mut relations) = (vec![first], Vec::new());
        loop {
            relations.push(match self.peek() {
                "=" => Relation::Equal,
                "!=" => Relation::NotEqual,
                "<" => Relation::Less,
                "<=" => Relation::LessEqual,
                ">" => Relation::Greater,
                ">=" => Relation::GreaterEqual,
                _ => break,
            });
            self.at += 1;
            list.push(self.expr(0));
        }
        if relations.is_empty() { Cond::Holds(list.remove(0)) } else { Cond::Compare(list, relations) }
    }

    fn expr(&mut self, least: u8) -> Expr {
        let mut left = self.factor();
        loop {
            let (op, level) = match self.peek() {
                "xor" => (Op::Xor, 0),
                "bitand" => (Op::BitAnd, 0),
                "bitor" => (Op::BitOr, 0),
                "+" => (Op::Add, 1),
                "-" => (Op::Sub, 1),
                "*" => (Op::Mul, 2),
                "/" => (Op::Div, 2),
                "mod" => (Op::Mod, 2),
                "^" => (Op::Pow, 4),
                _ => return left,
            };
            if level < least {
                return left;
            }
            self.at += 1;
            let right = self.expr(if op == Op::Pow { level } else { level + 1 });
            left = node(ExprKind::Binary(op, Box::new(left), Box::new(right)));
        }
    }

    fn factor(&mut self) -> Expr {
        if self.take("(") {
            let inner = self.expr(0);
            self.need(")");
            return inner;
        }
        if self.take("-") {
            return node(ExprKind::Neg(Box::new(self.expr(3))));
        }
        let word = self.word();
        if let Ok(number) = word.parse() {
            return node(ExprKind::Int(number));
        }
        if let Some(row) = FUNCTIONS.iter().find(|row| row.name == word) {
            return node(ExprKind::Call(row.function, self.tuple()));
        }
        let slot = self.names.iter().rposition(|n| *n == word);
        node(ExprKind::Var(slot.unwrap_or_else(|| panic!("{word} in {}", self.text))))
    }
}

fn node(kind: ExprKind) -> Expr {
    Expr { kind, span: 0..0 }
}

/// A rational number in lowest terms, with positive denominator.
type Rational = (i128, i128);

fn rational(a: i128, b: i128) -> Option<Rational> {
    let (mut x, mut y) = (a.abs(), b.abs());
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (b != 0).then(|| (a / x * b.signum(), b.abs() / x))
}

fn floor(x: Rational) -> i128 {
    x.0.div_euclid(x.1)
}

/// The value of an expression; `None` if it has none.
fn value(e: &Expr, slots: &[i128]) -> Option<Rational> {
    let whole = |x: Rational| (x.1 == 1).then_some(x.0);
    match &e.kind {
        ExprKind::Int(c) => Some((*c, 1)),
        ExprKind::Heaps(..) => None,
        ExprKind::Var(slot) => Some((slots[*slot], 1)),
        ExprKind::Neg(inner) => value(inner, slots).map(|x| (-x.0, x.1)),
        ExprKind::Binary(op, a, b) => {
            let (x, y) = (value(a, slots)?, value(b, slots)?);
            match op {
                Op::Add => rational(x.0 * y.1 + y.0 * x.1, x.1 * y.1),
                Op::Sub => rational(x.0 * y.1 - y.0 * x.1, x.1 * y.1),
                Op::Mul => rational(x.0 * y.0, x.1 * y.1),
                Op::Div => rational(x.0 * y.1, x.1 * y.0),
                Op::Mod => {
                    let (a, b) = (x.0 * y.1, y.0 * x.1);
                    if b == 0 { None } else { rational(a.rem_euclid(b), x.1 * y.1) }
                }
                Op::Pow => {
                    let power = whole(y)?;
                    let size = u32::try_from(power.abs()).ok().filter(|p| *p < 8)?;
                    let (a, b) = (x.0.checked_pow(size)?, x.1.checked_pow(size)?);
                    if power < 0 { rational(b, a) } else { Some((a, b)) }
                }
                Op::Xor => (whole(x)? >= 0 && whole(y)? >= 0).then_some((x.0 ^ y.0, 1)),
                Op::BitAnd => (whole(x)? >= 0 && whole(y)? >= 0).then_some((x.0 & y.0, 1)),
                Op::BitOr => (whole(x)? >= 0 && whole(y)? >= 0).then_some((x.0 | y.0, 1)),
            }
        }
        ExprKind::Call(function, list) => {
            let args = list.iter().map(|a| value(a, slots)).collect::<Option<Vec<_>>>()?;
            let x = args[0];
            let ints = || args.iter().map(|&a| whole(a)).collect::<Option<Vec<i128>>>();
            let natural = || whole(x).filter(|n| *n >= 0);
            let less = |a: &Rational, b: &Rational| (a.0 * b.1).cmp(&(b.0 * a.1));
            let result = match function {
                Function::Floor => floor(x),
                Function::Ceil => -floor((-x.0, x.1)),
                Function::Abs => return Some((x.0.abs(), x.1)),
                Function::Min => return args.iter().copied().min_by(less),
                Function::Max => return args.iter().copied().max_by(less),
                Function::Gcd => ints()?.into_iter().fold(0, euclid),
                Function::Isqrt => (0..).find(|t| (t + 1) * (t + 1) > floor(x)).filter(|_| x.0 >= 0)?,
                Function::Log2 => natural().filter(|n| *n > 0)?.ilog2().into(),
                Function::Popcount => natural()?.count_ones().into(),
                Function::DigitSum => natural()?.to_string().bytes().map(|b| i128::from(b - b'0')).sum(),
                Function::Bit => natural()? >> ints()?[1].clamp(0, 100) & 1,
                Function::Digit => natural()? / 10i128.pow(ints()?[1].clamp(0, 9) as u32) % 10,
                Function::IsPrime => {
                    let n = whole(x)?;
                    (n > 1 && (2..n).all(|d| n % d != 0)).into()
                }
                Function::IsSquare => {
                    let n = whole(x)?;
                    (0..=n).any(|t| t * t == n).into()
                }
                other => panic!("{other:?} is not for tests"),
            };
            Some((result, 1))
        }
    }
}

fn euclid(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { euclid(b, a % b) }
}

/// Whether a condition holds; `None` if it has no value.
fn holds(cond: &Cond, slots: &[i128]) -> Option<bool> {
    match cond {
        Cond::And(list) => {
            list.iter().try_fold(true, |all, c| if all { holds(c, slots) } else { Some(false) })
        }
        Cond::Or(list) => {
            list.iter().try_fold(false, |any, c| if any { Some(true) } else { holds(c, slots) })
        }
        Cond::Not(inner) => holds(inner, slots).map(|b| !b),
        Cond::Holds(e) => value(e, slots).map(|x| x.0 != 0),
        Cond::Divides(a, b) => {
            let (a, b) = (value(a, slots)?, value(b, slots)?);
            (a.1 == 1 && b.1 == 1).then(|| if a.0 == 0 { b.0 == 0 } else { b.0 % a.0 == 0 })
        }
        Cond::Compare(list, relations) => {
            relations.iter().enumerate().try_fold(true, |all, (i, relation)| {
                let (a, b) = (value(&list[i], slots)?, value(&list[i + 1], slots)?);
                let order = (a.0 * b.1).cmp(&(b.0 * a.1));
                Some(
                    all && match relation {
                        Relation::Equal => order.is_eq(),
                        Relation::NotEqual => order.is_ne(),
                        Relation::Less => order.is_lt(),
                        Relation::LessEqual => order.is_le(),
                        Relation::Greater => order.is_gt(),
                        Relation::GreaterEqual => order.is_ge(),
                    },
                )
            })
        }
    }
}

/// All options of a position, each a list of parts; ranges are cut at `most` values. A target without a
/// value, or a negative one, is not a move.
pub(super) fn options(syntax: &Syntax, position: &[i128], most: i128) -> BTreeSet<Vec<Vec<i128>>> {
    let mut found = BTreeSet::new();
    for alternative in &syntax.alternatives {
        for turn in 0..=i128::from(syntax.ending.is_some()) {
            let mut slots = position.to_vec();
            slots.extend(syntax.turn().map(|_| turn));
            run(alternative, 0, &mut slots, most, &mut found);
        }
    }
    found
}

fn run(
    a: &Alternative,
    depth: usize,
    slots: &mut Vec<i128>,
    most: i128,
    found: &mut BTreeSet<Vec<Vec<i128>>>,
) {
    if let Some(range) = a.loops.get(depth) {
        let (Some(lo), Some(hi)) = (value(&range.lo, slots), value(&range.hi, slots)) else { return };
        let lo = -floor((-lo.0, lo.1));
        for k in lo..=floor(hi).min(lo + most) {
            slots.push(k);
            run(a, depth + 1, slots, most, found);
            slots.pop();
        }
        return;
    }
    if a.condition.as_ref().is_some_and(|c| holds(c, slots) != Some(true)) {
        return;
    }
    let whole = |e: &Expr| value(e, slots).filter(|x| x.1 == 1 && x.0 >= 0).map(|x| x.0);
    found.extend(
        a.parts.iter().map(|p| p.iter().map(whole).collect::<Option<Vec<_>>>()).collect::<Option<Vec<_>>>(),
    );
}
