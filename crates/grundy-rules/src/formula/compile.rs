//! From the innermost loop of an alternative to a kernel: affine targets, and a tape for the rest.

use super::affine::{combine, depends, linear};
use super::ast::{Cond, Expr, ExprKind, Function, Op, Relation, Slot};
use super::tape::{Node, Tape, Test};

/// The innermost loop of an alternative, compiled for blocks.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    /// The part computed lane by lane: the condition and the targets that are not affine.
    pub tape: Tape,
    /// Expressions with the same value in all lanes; the tape refers to them by number.
    pub uniform: Vec<Expr>,
    /// One entry per part and coordinate.
    pub targets: Vec<TargetPlan>,
    /// The test of the tape for the condition.
    pub mask: Option<usize>,
}

/// How to compute a coordinate of a part.
#[derive(Clone, Debug)]
pub(crate) enum TargetPlan {
    /// `coefficient * k + base`.
    Affine {
        /// The factor of the innermost variable.
        coefficient: Expr,
        /// The rest.
        base: Expr,
    },
    /// A node of the tape.
    Node(usize),
}

struct Compiler {
    slot: Slot,
    kernel: Kernel,
}

impl Kernel {
    /// Compiles the loop over `slot`; `None` if some part of it cannot run in lanes of integers.
    pub fn compile(parts: &[Vec<Expr>], condition: Option<&Cond>, slot: Slot) -> Option<Kernel> {
        let kernel = Kernel { tape: Tape::default(), uniform: Vec::new(), targets: Vec::new(), mask: None };
        let mut compiler = Compiler { slot, kernel };
        if parts.iter().flatten().any(|expr| matches!(expr.kind, ExprKind::Heaps(..))) {
            return None;
        }
        for expr in parts.iter().flatten() {
            let target = match linear(expr, slot) {
                Some((coefficient, base)) => TargetPlan::Affine { coefficient, base },
                None => TargetPlan::Node(compiler.number(expr)?),
            };
            compiler.kernel.targets.push(target);
        }
        if let Some(condition) = condition {
            compiler.kernel.mask = Some(compiler.test(condition)?);
        }
        Some(compiler.kernel)
    }
}

impl Compiler {
    fn node(&mut self, node: Node) -> usize {
        let nodes = &mut self.kernel.tape.nodes;
        nodes.iter().position(|n| *n == node).unwrap_or_else(|| {
            nodes.push(node);
            nodes.len() - 1
        })
    }

    fn uniform(&mut self, expr: &Expr) -> usize {
        let known = &mut self.kernel.uniform;
        let i = known.iter().position(|e| e.kind == expr.kind).unwrap_or_else(|| {
            known.push(expr.clone());
            known.len() - 1
        });
        self.node(Node::Uniform(i))
    }

    fn number(&mut self, expr: &Expr) -> Option<usize> {
        if !depends(expr, self.slot) {
            return Some(self.uniform(expr));
        }
        Some(match &expr.kind {
            ExprKind::Int(_) | ExprKind::Heaps(..) => return None,
            ExprKind::Var(_) => self.node(Node::K),
            ExprKind::Neg(e) => {
                let a = self.number(e)?;
                self.node(Node::Neg(a))
            }
            ExprKind::Binary(op, left, right) => {
                if *op == Op::Div {
                    return None;
                }
                let (a, b) = (self.number(left)?, self.number(right)?);
                let square = matches!(right.kind, ExprKind::Int(2));
                let node = match op {
                    Op::Add => Node::Add(a, b),
                    Op::Sub => Node::Sub(a, b),
                    Op::Mul => Node::Mul(a, b),
                    Op::Mod => Node::Mod(a, b),
                    Op::Pow if square => Node::Mul(a, a),
                    Op::Pow => Node::Pow(a, b),
                    Op::Xor => Node::Xor(a, b),
                    Op::BitAnd => Node::BitAnd(a, b),
                    Op::BitOr => {
                        // Each digit is 1 in one of them, or in both.
                        let (one, both) = (self.node(Node::Xor(a, b)), self.node(Node::BitAnd(a, b)));
                        Node::Xor(one, both)
                    }
                    Op::Div => return None,
                };
                self.node(node)
            }
            ExprKind::Call(function, args) => return self.call(*function, args),
        })
    }

    fn call(&mut self, function: Function, args: &[Expr]) -> Option<usize> {
        if let (Function::Floor | Function::Ceil, [arg]) = (function, args) {
            let ExprKind::Binary(Op::Div, a, b) = &arg.kind else {
                return self.number(arg);
            };
            let (a, b) = (self.number(a)?, self.number(b)?);
            if function == Function::Floor {
                return Some(self.node(Node::FloorDiv(a, b)));
            }
            // ceil(a/b) = -floor(-a/b)
            let a = self.node(Node::Neg(a));
            let q = self.node(Node::FloorDiv(a, b));
            return Some(self.node(Node::Neg(q)));
        }
        let mut nodes = Vec::with_capacity(args.len());
        for arg in args {
            nodes.push(self.number(arg)?);
        }
        let pairs: Option<fn(usize, usize) -> Node> = match function {
            Function::Min => Some(Node::Min),
            Function::Max => Some(Node::Max),
            _ => None,
        };
        Some(match (pairs, function) {
            (Some(pair), _) => {
                let first = nodes[0];
                nodes[1..].iter().fold(first, |a, &b| self.node(pair(a, b)))
            }
            (None, Function::Abs) => self.node(Node::Abs(nodes[0])),
            _ => self.node(Node::Call(function, nodes)),
        })
    }

    fn test(&mut self, cond: &Cond) -> Option<usize> {
        let test = match cond {
            Cond::And(all) => Test::All(self.tests(all)?),
            Cond::Or(any) => Test::Any(self.tests(any)?),
            Cond::Not(c) => Test::Not(self.test(c)?),
            Cond::Compare(exprs, relations) => {
                let mut links = Vec::with_capacity(relations.len());
                for (pair, relation) in exprs.windows(2).zip(relations) {
                    links.push(self.compare(&pair[0], *relation, &pair[1])?);
                }
                Test::All(links)
            }
            // 0 divides only 0: lanes with a divisor 0 are left to the exact evaluation.
            Cond::Divides(a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                let remainder = self.node(Node::Mod(b, a));
                Test::Compare(Relation::Equal, remainder, self.zero())
            }
            Cond::Holds(e) => {
                let e = self.number(e)?;
                Test::Compare(Relation::NotEqual, e, self.zero())
            }
        };
        Some(self.push(test))
    }

    fn push(&mut self, test: Test) -> usize {
        let tests = &mut self.kernel.tape.tests;
        if let Test::All(one) | Test::Any(one) = &test {
            if let [only] = one[..] {
                return only;
            }
        }
        tests.push(test);
        tests.len() - 1
    }

    fn tests(&mut self, conds: &[Cond]) -> Option<Vec<usize>> {
        conds.iter().map(|c| self.test(c)).collect()
    }

    fn zero(&mut self) -> usize {
        self.uniform(&Expr { kind: ExprKind::Int(0), span: 0..0 })
    }

    fn compare(&mut self, left: &Expr, relation: Relation, right: &Expr) -> Option<usize> {
        let ((a, d), (b, e)) = (cleared(left)?, cleared(right)?);
        let (a, b) = (times(a, e), times(b, d));
        let (a, b) = (self.number(&a)?, self.number(&b)?);
        Some(self.push(Test::Compare(relation, a, b)))
    }
}

fn times(expr: Expr, factor: i128) -> Expr {
    let span = expr.span.clone();
    combine(Op::Mul, expr, Expr { kind: ExprKind::Int(factor), span })
}

/// The expression as a numerator over a positive literal, so that comparisons of rationals become comparisons
/// of whole numbers; `None` if the denominator becomes large.
fn cleared(expr: &Expr) -> Option<(Expr, i128)> {
    Some(match &expr.kind {
        ExprKind::Neg(e) => {
            let (e, d) = cleared(e)?;
            if d == 1 {
                (expr.clone(), 1)
            } else {
                (combine(Op::Sub, Expr { kind: ExprKind::Int(0), span: expr.span.clone() }, e), d)
            }
        }
        ExprKind::Binary(op, left, right) => match (op, &right.kind) {
            (Op::Div, &ExprKind::Int(q @ 1..=0xffff)) => {
                let (p, d) = cleared(left)?;
                (p, d * q)
            }
            (Op::Add | Op::Sub | Op::Mul, _) => {
                let ((p, d), (q, e)) = (cleared(left)?, cleared(right)?);
                match op {
                    _ if d == 1 && e == 1 => (expr.clone(), 1),
                    Op::Mul => (combine(Op::Mul, p, q), d * e),
                    _ => (combine(*op, times(p, e), times(q, d)), d * e),
                }
            }
            _ => (expr.clone(), 1),
        },
        _ => (expr.clone(), 1),
    })
    .filter(|(_, d)| *d < 1 << 32)
}
