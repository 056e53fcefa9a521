//! Syntax trees written in Rust, with a text and spans, for tests without the parser.
#![allow(dead_code, reason = "each test uses a part of it")]

use grundy_rules::formula::ast::*;

/// An expression without a place.
#[derive(Clone, Debug)]
pub struct E(pub Expr);

fn e(kind: ExprKind) -> E {
    E(Expr { kind, span: 0..0 })
}

pub fn v(slot: Slot) -> E {
    e(ExprKind::Var(slot))
}

pub fn i(value: i128) -> E {
    e(ExprKind::Int(value))
}

pub fn call(function: Function, args: impl IntoIterator<Item = E>) -> E {
    e(ExprKind::Call(function, args.into_iter().map(|a| a.0).collect()))
}

pub fn floor(a: E) -> E {
    call(Function::Floor, [a])
}

pub fn op(op: Op, a: E, b: E) -> E {
    e(ExprKind::Binary(op, Box::new(a.0), Box::new(b.0)))
}

macro_rules! operator {
    ($($trait:ident $method:ident $op:ident),*) => { $(
        impl std::ops::$trait for E {
            type Output = E;
            fn $method(self, other: E) -> E {
                op(Op::$op, self, other)
            }
        }
    )* };
}
operator!(Add add Add, Sub sub Sub, Mul mul Mul, Div div Div, Rem rem Mod, BitXor bitxor Xor, BitAnd bitand BitAnd, BitOr bitor BitOr);

impl std::ops::Neg for E {
    type Output = E;
    fn neg(self) -> E {
        e(ExprKind::Neg(Box::new(self.0)))
    }
}

pub fn cmp(a: E, relation: Relation, b: E) -> Cond {
    Cond::Compare(vec![a.0, b.0], vec![relation])
}

pub fn eq(a: E, b: E) -> Cond {
    cmp(a, Relation::Equal, b)
}

pub fn ne(a: E, b: E) -> Cond {
    cmp(a, Relation::NotEqual, b)
}

pub fn gt(a: E, b: E) -> Cond {
    cmp(a, Relation::Greater, b)
}

pub fn holds(function: Function, args: impl IntoIterator<Item = E>) -> Cond {
    Cond::Holds(call(function, args).0)
}

/// One kind of move with a single part of one coordinate.
pub fn to(target: E) -> Alt {
    Alt(Alternative {
        parts: vec![vec![target.0]],
        bracket: false,
        loops: vec![],
        condition: None,
        span: 0..0,
    })
}

/// A sum of heaps.
pub fn split(parts: impl IntoIterator<Item = E>) -> Alt {
    let mut alt = to(i(0));
    alt.0.parts = parts.into_iter().map(|p| vec![p.0]).collect();
    alt.0.bracket = true;
    alt
}

/// One tuple.
pub fn tuple(coordinates: impl IntoIterator<Item = E>) -> Alt {
    let mut alt = to(i(0));
    alt.0.parts = vec![coordinates.into_iter().map(|c| c.0).collect()];
    alt
}

#[derive(Clone, Debug)]
pub struct Alt(pub Alternative);

impl Alt {
    /// `for name in lo..hi`
    pub fn over(mut self, name: &str, lo: E, hi: E) -> Alt {
        self.0.loops.push(Loop { name: name.into(), lo: lo.0, hi: hi.0 });
        self
    }

    /// `if condition`
    pub fn when(mut self, condition: Cond) -> Alt {
        self.0.condition = Some(condition);
        self
    }
}

/// The rule, with the text of its expressions.
pub fn rule(head: &[&str], alternatives: impl IntoIterator<Item = Alt>) -> Syntax {
    let mut syntax = Syntax {
        text: String::new(),
        head: head.iter().map(|&name| name.into()).collect(),
        alternatives: alternatives.into_iter().map(|a| a.0).collect(),
        ending: None,
    };
    let mut text = format!("{} -> ", head.join(","));
    for (j, alternative) in syntax.alternatives.iter_mut().enumerate() {
        text.push_str(if j > 0 { " | " } else { "" });
        let start = text.len();
        let mut names: Vec<String> = syntax.head.clone();
        names.extend(alternative.loops.iter().map(|l| l.name.clone()));
        let show = |text: &mut String, before: &str, e: &mut Expr| {
            text.push_str(before);
            place(e, text, &names);
        };
        let bracket = alternative.bracket;
        text.push_str(if bracket { "[" } else { "" });
        for (p, part) in alternative.parts.iter_mut().enumerate() {
            text.push_str(if p > 0 { ", " } else { "" });
            let one = part.len() == 1;
            text.push_str(if one { "" } else { "(" });
            for (c, e) in part.iter_mut().enumerate() {
                show(&mut text, if c > 0 { "," } else { "" }, e);
            }
            text.push_str(if one { "" } else { ")" });
        }
        text.push_str(if bracket { "]" } else { "" });
        for (l, each) in alternative.loops.iter_mut().enumerate() {
            text.push_str(if l == 0 { " for " } else { ", " });
            text.push_str(&each.name);
            show(&mut text, " in ", &mut each.lo);
            show(&mut text, "..", &mut each.hi);
        }
        if let Some(condition) = &mut alternative.condition {
            text.push_str(" if ");
            place_cond(condition, &mut text, &names);
        }
        alternative.span = start..text.len();
    }
    syntax.text = text;
    syntax
}

fn place(expr: &mut Expr, text: &mut String, names: &[String]) {
    let start = text.len();
    let inner = |e: &mut Expr, text: &mut String| {
        let wrap = matches!(e.kind, ExprKind::Binary(..) | ExprKind::Neg(_));
        text.push_str(if wrap { "(" } else { "" });
        place(e, text, names);
        text.push_str(if wrap { ")" } else { "" });
    };
    match &mut expr.kind {
        ExprKind::Int(value) => text.push_str(&value.to_string()),
        ExprKind::Var(slot) => text.push_str(names.get(*slot).map_or("turn", |name| name)),
        ExprKind::Neg(e) => {
            text.push('-');
            inner(e, text);
        }
        ExprKind::Heaps(..) => unreachable!("no such heaps are built"),
        ExprKind::Binary(op, a, b) => {
            inner(a, text);
            text.push_str(match op {
                Op::Add => "+",
                Op::Sub => "-",
                Op::Mul => "*",
                Op::Div => "/",
                Op::Mod => " mod ",
                Op::Pow => "^",
                Op::Xor => " xor ",
                Op::BitAnd => " bitand ",
                Op::BitOr => " bitor ",
            });
            inner(b, text);
        }
        ExprKind::Call(function, args) => {
            text.push_str(function.row().name);
            text.push('(');
            for (j, arg) in args.iter_mut().enumerate() {
                text.push_str(if j > 0 { ", " } else { "" });
                place(arg, text, names);
            }
            text.push(')');
        }
    }
    expr.span = start..text.len();
}

fn place_cond(cond: &mut Cond, text: &mut String, names: &[String]) {
    let many = |all: &mut [Cond], word: &str, text: &mut String| {
        for (j, c) in all.iter_mut().enumerate() {
            text.push_str(if j > 0 { word } else { "" });
            text.push('(');
            place_cond(c, text, names);
            text.push(')');
        }
    };
    match cond {
        Cond::And(all) => many(all, " and ", text),
        Cond::Or(any) => many(any, " or ", text),
        Cond::Not(c) => {
            text.push_str("not (");
            place_cond(c, text, names);
            text.push(')');
        }
        Cond::Compare(exprs, relations) => {
            for (j, e) in exprs.iter_mut().enumerate() {
                if j > 0 {
                    text.push_str(match relations[j - 1] {
                        Relation::Equal => " = ",
                        Relation::NotEqual => " != ",
                        Relation::Less => " < ",
                        Relation::LessEqual => " <= ",
                        Relation::Greater => " > ",
                        Relation::GreaterEqual => " >= ",
                    });
                }
                place(e, text, names);
            }
        }
        Cond::Divides(a, b) => {
            place(a, text, names);
            text.push_str(" divides ");
            place(b, text, names);
        }
        Cond::Holds(e) => place(e, text, names),
    }
}
