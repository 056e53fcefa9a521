//! Formulas written back in one style.

use super::ast::{Alternative, Cond, Expr, ExprKind, Op, Relation, Several, Syntax, Verdict};

/// Writes a formula in its normal style: `*` in full, no needless parentheses, spaces only around words and
/// comparisons, the same names.
///
/// # Laws
/// Reading the text gives the same formula, except for places in the text; so two formulas have the same text
/// exactly if they are the same tree with the same names.
///
/// ```
/// use grundy_rules::formula::{ast::{Alternative, Expr, ExprKind, Op, Syntax}, show::simplified};
/// let expr = |kind| Expr { kind, span: 0..0 };
/// let less = ExprKind::Binary(Op::Sub, Box::new(expr(ExprKind::Var(0))), Box::new(expr(ExprKind::Int(1))));
/// let alternative =
///     Alternative { parts: vec![vec![expr(less)]], bracket: false, loops: vec![], condition: None, span: 0..0 };
/// let text = "n ->   (n - 1)".to_string();
/// let syntax = Syntax { text, head: vec!["n".into()], alternatives: vec![alternative], ending: None };
/// assert_eq!(simplified(&syntax), "n -> n-1");
/// ```
pub fn simplified(syntax: &Syntax) -> String {
    let mut writer = Writer { syntax, loops: &[], text: String::new() };
    if let [name] = &syntax.head[..] {
        writer.text += name;
    } else {
        writer.text += &format!("({})", syntax.head.join(","));
    }
    for (i, alternative) in syntax.alternatives.iter().enumerate() {
        writer.text += if i == 0 { " -> " } else { " | " };
        writer.alternative(alternative);
    }
    if let Some(ending) = &syntax.ending {
        writer.loops = &[];
        writer.text += " ; at end: ";
        for (verdict, condition) in &ending.clauses {
            writer.verdict(*verdict);
            writer.text += " if ";
            writer.condition(condition, Joint::None);
            writer.text += ", ";
        }
        if !ending.clauses.is_empty() {
            writer.text += "else ";
        }
        writer.verdict(ending.otherwise);
    }
    writer.text
}

/// Writes an expression in the heap `n`, in the same style.
pub(super) fn in_n(e: &Expr) -> String {
    let syntax =
        Syntax { text: String::new(), head: vec!["n".into()], alternatives: Vec::new(), ending: None };
    let mut writer = Writer { syntax: &syntax, loops: &[], text: String::new() };
    writer.expr(e);
    writer.text
}

struct Writer<'a> {
    syntax: &'a Syntax,
    loops: &'a [super::ast::Loop],
    text: String,
}

/// How tightly an expression binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Word,
    Sum,
    Minus,
    Product,
    Power,
    Atom,
}

/// The context of a condition.
#[derive(Clone, Copy, PartialEq)]
enum Joint {
    None,
    And,
    Or,
}

fn level(e: &Expr) -> Level {
    match &e.kind {
        ExprKind::Int(c) if *c < 0 => Level::Minus,
        ExprKind::Neg(_) => Level::Minus,
        ExprKind::Binary(op, ..) => match op {
            Op::Xor | Op::BitAnd | Op::BitOr => Level::Word,
            Op::Add | Op::Sub => Level::Sum,
            Op::Mul | Op::Div | Op::Mod => Level::Product,
            Op::Pow => Level::Power,
        },
        ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Call(..) => Level::Atom,
        ExprKind::Heaps(..) => Level::Word,
    }
}

fn operator(e: &Expr) -> Option<Op> {
    if let ExprKind::Binary(op, ..) = &e.kind { Some(*op) } else { None }
}

impl<'a> Writer<'a> {
    fn alternative(&mut self, alternative: &'a Alternative) {
        self.loops = &alternative.loops;
        if alternative.bracket {
            self.text.push('[');
        }
        // A bracket is copied as a whole.
        let copies = alternative.parts.iter().flatten().next().and_then(|first| match &first.kind {
            ExprKind::Heaps(Several::Copies, _, copies) => Some(copies),
            _ => None,
        });
        for (i, part) in alternative.parts.iter().enumerate() {
            if i > 0 {
                self.text += ", ";
            }
            match &part[..] {
                [Expr { kind: ExprKind::Heaps(Several::Copies, one, _), .. }] => self.expr(one),
                [one] => self.expr(one),
                more => {
                    self.text.push('(');
                    self.list(more);
                    self.text.push(')');
                }
            }
        }
        if alternative.bracket {
            self.text.push(']');
        }
        if let Some(copies) = copies {
            self.text += " * ";
            self.expr(copies);
        }
        for (i, range) in alternative.loops.iter().enumerate() {
            self.text += if i == 0 { " for " } else { ", " };
            self.text += &range.name;
            self.text += " in ";
            self.expr(&range.lo);
            self.text += "..";
            self.expr(&range.hi);
        }
        if let Some(condition) = &alternative.condition {
            self.text += " if ";
            self.condition(condition, Joint::None);
        }
    }

    fn verdict(&mut self, verdict: Verdict) {
        self.text += match verdict {
            Verdict::First => "first wins",
            Verdict::Second => "second wins",
            Verdict::Tie => "tie",
        };
    }

    fn list(&mut self, list: &[Expr]) {
        for (i, e) in list.iter().enumerate() {
            if i > 0 {
                self.text.push(',');
            }
            self.expr(e);
        }
    }

    /// Writes parentheses where readers might differ: words (`xor`) and `mod` share a level only with
    /// themselves, and a sign stands only at the start of a sum.
    fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Int(c) => self.text += &c.to_string(),
            ExprKind::Var(slot) => {
                let head = &self.syntax.head;
                let first_loop = self.syntax.first_loop();
                let name = match slot {
                    slot if *slot < head.len() => &head[*slot],
                    slot if *slot < first_loop => "turn",
                    slot => self.loops.get(slot - first_loop).map_or("?", |range| &range.name),
                };
                self.text += name;
            }
            ExprKind::Neg(inner) => {
                self.text.push('-');
                let bare = level(inner) == Level::Atom || matches!(inner.kind, ExprKind::Neg(_));
                self.wrapped(inner, bare);
            }
            ExprKind::Binary(op, a, b) => {
                let (left, right) = match op {
                    // The same word again may stand to the left.
                    Op::Xor | Op::BitAnd | Op::BitOr | Op::Mod => {
                        (level(a) >= Level::Power || operator(a) == Some(*op), level(b) >= Level::Power)
                    }
                    Op::Add | Op::Sub => (level(a) >= Level::Sum, level(b) >= Level::Product),
                    Op::Mul | Op::Div => {
                        (level(a) >= Level::Product && operator(a) != Some(Op::Mod), level(b) >= Level::Power)
                    }
                    Op::Pow => (level(a) == Level::Atom, level(b) >= Level::Power),
                };
                self.wrapped(a, left);
                self.text += match op {
                    Op::Add => "+",
                    Op::Sub => "-",
                    Op::Mul => "*",
                    Op::Div => "/",
                    Op::Mod => " mod ",
                    Op::Pow => "^",
                    Op::Xor => " xor ",
                    Op::BitAnd => " bitand ",
                    Op::BitOr => " bitor ",
                };
                self.wrapped(b, right);
            }
            ExprKind::Heaps(several, first, other) => {
                self.expr(first);
                self.text += match several {
                    Several::Copies => " * ",
                    Several::Run => "..",
                };
                self.expr(other);
            }
            ExprKind::Call(function, list) => {
                self.text += function.row().name;
                self.text.push('(');
                self.list(list);
                self.text.push(')');
            }
        }
    }

    fn wrapped(&mut self, e: &Expr, bare: bool) {
        if bare {
            self.expr(e);
        } else {
            self.text.push('(');
            self.expr(e);
            self.text.push(')');
        }
    }

    fn condition(&mut self, condition: &Cond, within: Joint) {
        match condition {
            Cond::And(list) => self.joined(list, Joint::And, within == Joint::None || within == Joint::Or),
            Cond::Or(list) => self.joined(list, Joint::Or, within == Joint::None),
            Cond::Not(inner) => {
                self.text += "not ";
                let bare = matches!(**inner, Cond::Holds(_) | Cond::Not(_));
                self.text += if bare { "" } else { "(" };
                self.condition(inner, Joint::None);
                self.text += if bare { "" } else { ")" };
            }
            Cond::Compare(list, relations) => {
                for (i, e) in list.iter().enumerate() {
                    self.expr(e);
                    if let Some(relation) = relations.get(i) {
                        self.text += match relation {
                            Relation::Equal => " = ",
                            Relation::NotEqual => " != ",
                            Relation::Less => " < ",
                            Relation::LessEqual => " <= ",
                            Relation::Greater => " > ",
                            Relation::GreaterEqual => " >= ",
                        };
                    }
                }
            }
            Cond::Divides(a, b) => {
                self.expr(a);
                self.text += " divides ";
                self.expr(b);
            }
            Cond::Holds(e) => self.expr(e),
        }
    }

    fn joined(&mut self, list: &[Cond], joint: Joint, bare: bool) {
        let and = joint == Joint::And;
        match list {
            // No text has such a list; write its meaning.
            [] => self.text += if and { "0 = 0" } else { "0 = 1" },
            [one] => self.condition(one, joint),
            _ => {
                self.text += if bare { "" } else { "(" };
                for (i, part) in list.iter().enumerate() {
                    if i > 0 {
                        self.text += if and { " and " } else { " or " };
                    }
                    self.condition(part, joint);
                }
                self.text += if bare { "" } else { ")" };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn formulas_in_normal_style() {
        #[rustfmt::skip]
        let cases = [
            ("n->(n-1)|floor( n/2 ) if ((n)>2)", "n -> n-1 | floor(n/2) if n > 2"),
            ("n -> [a,n-a] for a in 1..n-1 if a!=n-a", "n -> [a, n-a] for a in 1..n-1 if a != n-a"),
            ("(a , b) -> (a-k,b) for k in 1..a | [(b,a-1),(0,b-k*(a+1))] for k in 1..2, j in k..b", "(a,b) -> (a-k,b) for k in 1..a | [(b,a-1), (0,b-k*(a+1))] for k in 1..2, j in k..b"),
            ("n -> n-(1-(2-n)) if 1 <= n < 5 and (n = 1 or n = 2) or not (n mod 2 = 0) and not is_prime(n)", "n -> n-(1-(2-n)) if 1 <= n < 5 and (n = 1 or n = 2) or not (n mod 2 = 0) and not is_prime(n)"),
            ("n -> -n+2*n-(-1) if 2 divides n", "n -> -n+2*n-(-1) if 2 divides n"),
            ("n -> (n mod 3)*2 - 2^(n-1) + (n xor 1)", "n -> (n mod 3)*2-2^(n-1)+(n xor 1)"),
            ("(o,e,s) -> (o-1,e,(s+1-turn) mod 2) | (o,e-1,s) ; at end: first wins if s = 0, tie if s = 1, else second wins", "(o,e,s) -> (o-1,e,(s+1-turn) mod 2) | (o,e-1,s) ; at end: first wins if s = 0, tie if s = 1, else second wins"),
        ];
        for (text, normal) in cases {
            assert_eq!(simplified(&formula(text)), normal);
        }
    }

    fn tree() -> impl Strategy<Value = Expr> {
        let node = |kind| Expr { kind, span: 0..0 };
        let leaf = prop_oneof![(0..9i128).prop_map(ExprKind::Int), (0..2usize).prop_map(ExprKind::Var)];
        leaf.prop_map(node).prop_recursive(5, 24, 2, move |inner| {
            let op = proptest::sample::select(vec![
                Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Mod, Op::Pow, Op::Xor, Op::BitAnd, Op::BitOr,
            ]);
            prop_oneof![
                8 => (op, inner.clone(), inner.clone())
                    .prop_map(move |(op, a, b)| node(ExprKind::Binary(op, Box::new(a), Box::new(b)))),
                1 => inner.clone().prop_map(move |e| node(ExprKind::Neg(Box::new(e)))),
                1 => (inner.clone(), inner)
                    .prop_map(move |(a, b)| node(ExprKind::Call(super::super::ast::Function::Min, vec![a, b]))),
            ]
        })
    }

    proptest! {
        #[test]
        fn reading_what_is_written_gives_the_same_tree(target in tree(), a in tree(), b in tree(), c in tree()) {
            let less = |x: &Expr, y: &Expr| Cond::Compare(vec![x.clone(), y.clone()], vec![Relation::Less]);
            let or = Cond::Or(vec![less(&a, &b), Cond::And(vec![less(&b, &c), Cond::Not(Box::new(less(&c, &a)))])]);
            let mut syntax = formula("n -> n for k in 1..n if n = 1");
            syntax.alternatives[0].parts = vec![vec![target]];
            syntax.alternatives[0].condition = Some(Cond::And(vec![Cond::Divides(b, c), or, Cond::Compare(vec![a.clone(), a], vec![Relation::NotEqual])]));
            let again = formula(&simplified(&syntax));
            prop_assert_eq!(&again.alternatives, &syntax.alternatives, "{}", simplified(&syntax));
        }
    }
}
