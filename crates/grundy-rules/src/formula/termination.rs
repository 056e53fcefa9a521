//! Proofs that every play of a formula ends, by linear measures and lexicographic orders.

use super::ast::{Alternative, Expr, ExprKind, Op, Several, Slot, Syntax};
use super::branches::branches;
use super::linear::{Answer, Lin, Relation, Relaxation, Row, System, Work};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// Whether every play of a ruleset ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ends {
    /// Every play ends, from every position.
    Always {
        /// The proof.
        why: Reason,
    },
    /// No proof was found; the positions that can be reached must be examined.
    Unproved,
}

impl Ends {
    /// Whether it is proved that every play ends.
    pub fn is_proved(&self) -> bool {
        matches!(self, Ends::Always { .. })
    }
}

/// A move that can be made from every position and makes some coordinate larger and none smaller: then play
/// never ends, although no position repeats.
///
/// Only plain moves are examined (no loops, no condition, one part) whose coordinates are sums of the
/// coordinates and of numbers ≥ 0.
pub fn grows_for_ever(syntax: &Syntax) -> Option<&Alternative> {
    syntax.alternatives.iter().find(|alternative| {
        let [part] = &alternative.parts[..] else { return false };
        let plain = alternative.loops.is_empty() && alternative.condition.is_none();
        let added: Option<Vec<i128>> = part.iter().enumerate().map(|(slot, e)| surplus(e, slot)).collect();
        plain && added.is_some_and(|added| added.iter().any(|&by| by > 0))
    })
}

/// A lower bound on what an expression adds to a coordinate, if it is a sum of that coordinate and of others,
/// all with coefficients ≥ 0.
fn surplus(e: &Expr, slot: Slot) -> Option<i128> {
    match &e.kind {
        ExprKind::Var(v) if *v == slot => Some(0),
        ExprKind::Binary(Op::Add, a, b) => match (surplus(a, slot), surplus(b, slot)) {
            (Some(by), _) => Some(by.saturating_add(least(b)?)),
            (None, by) => Some(by?.saturating_add(least(a)?)),
        },
        _ => None,
    }
}

/// A lower bound ≥ 0 on a sum of coordinates and numbers.
fn least(e: &Expr) -> Option<i128> {
    match &e.kind {
        ExprKind::Int(n) if *n >= 0 => Some(*n),
        ExprKind::Var(_) => Some(0),
        ExprKind::Binary(Op::Add, a, b) => least(a)?.checked_add(least(b)?),
        _ => None,
    }
}

/// A proof that every play ends.
///
/// Measures are given by their weights, one per coordinate: the measure of a position is the weighted sum of
/// its coordinates, a natural number, so it cannot decrease for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// One coordinate, and every part that a move leaves is smaller than the heap; so values can be computed
    /// heap by heap.
    SmallerParts,
    /// The measure is smaller in every part that a move leaves.
    Measure(Vec<u32>),
    /// In every part that a move leaves, one of the measures is smaller and those before it are not larger.
    Lexicographic(Vec<Vec<u32>>),
}

impl Reason {
    /// The proof in a sentence, with the names of the coordinates.
    ///
    /// ```
    /// use grundy_rules::formula::termination::Reason;
    /// let names = ["a".to_string(), "b".to_string()];
    /// assert_eq!(Reason::Measure(vec![2, 1]).sentence(&names), "every move makes 2*a+b smaller");
    /// assert_eq!(
    ///     Reason::Lexicographic(vec![vec![0, 1], vec![1, 0]]).sentence(&names),
    ///     "every move makes b smaller, or leaves it no larger and makes a smaller"
    /// );
    /// ```
    pub fn sentence(&self, names: &[String]) -> String {
        match self {
            Reason::SmallerParts => say!("play-ends-smaller"),
            Reason::Measure(weights) => say!("play-ends-measure", measure = measure(weights, names)),
            Reason::Lexicographic(levels) => {
                let mut measures = levels.iter().map(|weights| measure(weights, names));
                let first = measures.next().map(|measure| say!("play-ends-measure", measure = measure));
                let or = |first, measure| say!("play-ends-or", first = first, measure = measure);
                measures.fold(first.unwrap_or_default(), or)
            }
        }
    }
}

fn measure(weights: &[u32], names: &[String]) -> String {
    let mut text = String::new();
    for (weight, name) in weights.iter().zip(names).filter(|(w, _)| **w > 0) {
        let plus = if text.is_empty() { "" } else { "+" };
        let _ = match weight {
            1 => write!(text, "{plus}{name}"),
            _ => write!(text, "{plus}{weight}*{name}"),
        };
    }
    text
}

/// Steps of work for one rule, some ten nanoseconds each.
const STEPS: u64 = 200_000;
/// The largest number of branches distinguished in one condition.
const MAX_BRANCHES: usize = 12;
/// The largest number of kinds of move (one per branch and part) for which a proof is tried.
const MAX_TRANSITIONS: usize = 600;

/// Looks for a proof that every play of a formula ends.
///
/// For each branch of each alternative and each part that it leaves, the coordinates, the ranges, the
/// condition and "no part is negative" give a system of linear constraints; nonlinear terms are weakened to
/// linear bounds. A measure decreases if the constraints and "it does not decrease" are together impossible.
/// The search first tries one measure for all moves, single coordinates first; then levels of a lexicographic
/// order, where no move increases a level and each level removes at least one kind of move. A position that
/// splits into a sum ends if each part is smaller in the same order. The turn of a labelled game is not part
/// of the order.
///
/// The answer `Always` is a proof. The answer `Unproved` means only that none was found.
///
/// # Cost
/// Bounded by a count of steps for every rule (some milliseconds); the same rule always gets the same answer.
///
/// # Reference
/// Elimination: J. Fourier 1826; T. S. Motzkin 1936; with rounding for whole numbers as in H. P. Williams,
/// *Fourier–Motzkin elimination extension to integer programming problems* (1976), without its case
/// distinctions. Products: G. P. McCormick 1976. Levels, greedily: A. R. Bradley, Z. Manna, H. B. Sipma,
/// *Linear ranking with reachability* (CAV 2005); C. Alias, A. Darte, P. Feautrier, L. Gonnord,
/// *Multi-dimensional rankings, program termination, and complexity bounds of flowchart programs* (SAS 2010).
/// Instead of their linear programs, the weights 0 to 3 are tried; each failure leaves a rational move that
/// excludes further candidates.
pub fn ends(syntax: &Syntax) -> Ends {
    let mut work = Work::new(STEPS);
    let why = Prover::new(syntax, &mut work).and_then(|prover| prover.prove(&mut work));
    why.map_or(Ends::Unproved, |why| Ends::Always { why })
}

/// One part of the options of one branch: the constraints on such moves, and the change of each coordinate.
struct Transition {
    system: System,
    change: Vec<Lin>,
}

struct Prover {
    arity: usize,
    transitions: Vec<Transition>,
    /// Rational moves that satisfy the constraints: the transition they belong to, and the change of the
    /// coordinates, as numerators and a common denominator.
    moves: Vec<(usize, Vec<i128>, i128)>,
}

impl Prover {
    fn new(syntax: &Syntax, work: &mut Work) -> Option<Prover> {
        let arity = syntax.head.len();
        let mut transitions = Vec::new();
        for alternative in &syntax.alternatives {
            for atoms in branches(alternative.condition.as_ref(), MAX_BRANCHES).any {
                let mut relaxation = Relaxation::new(syntax.first_loop() + alternative.loops.len(), work);
                let changes = constrain(syntax, alternative, &mut relaxation, |relaxation| {
                    atoms.iter().for_each(|atom| relaxation.assume(atom));
                })?;
                for system in relaxation.into_systems() {
                    if transitions.len() + changes.len() > MAX_TRANSITIONS {
                        return None;
                    }
                    if system.solve(&[], work) != Answer::Impossible {
                        let whole = changes.iter().cloned();
                        transitions.extend(whole.map(|change| Transition { system: system.clone(), change }));
                    }
                    if work.is_spent() {
                        return None;
                    }
                }
            }
        }
        Some(Prover { arity, transitions, moves: Vec::new() })
    }

    fn prove(mut self, work: &mut Work) -> Option<Reason> {
        let everything: Vec<usize> = (0..self.transitions.len()).collect();
        let candidates = candidates(self.arity);
        for weights in &candidates {
            if everything.iter().all(|&t| self.shrinks(t, weights, true, work)) {
                return Some(match self.arity {
                    1 => Reason::SmallerParts,
                    _ => Reason::Measure(weights.clone()),
                });
            }
        }
        let mut left = everything;
        let mut levels = Vec::new();
        while !left.is_empty() {
            let (weights, rest) = candidates.iter().find_map(|weights| {
                if work.is_spent() || !left.iter().all(|&t| self.shrinks(t, weights, false, work)) {
                    return None;
                }
                let rest: Vec<usize> =
                    left.iter().copied().filter(|&t| !self.shrinks(t, weights, true, work)).collect();
                (rest.len() < left.len()).then(|| (weights.clone(), rest))
            })?;
            levels.push(weights);
            left = rest;
        }
        Some(Reason::Lexicographic(levels))
    }

    /// Whether a measure decreases (`strictly`), or at least does not increase, in a transition.
    fn shrinks(&mut self, t: usize, weights: &[u32], strictly: bool, work: &mut Work) -> bool {
        // The change to prove impossible: at least 0, or at least 1.
        let bound = i128::from(!strictly);
        let refuted = self.moves.iter().any(|(of, change, den)| {
            let sum: i128 = change.iter().zip(weights).map(|(c, &w)| c * i128::from(w)).sum();
            *of == t && sum >= bound * den
        });
        if refuted || !work.spend(1 + self.moves.len()) {
            return false;
        }
        let Transition { system, change } = &self.transitions[t];
        let sum = change
            .iter()
            .zip(weights)
            .try_fold(Lin::constant(-bound), |sum, (form, &weight)| sum.combine(1, form, i128::from(weight)));
        let Some(sum) = sum else { return false };
        match system.solve(&[Row::new(sum, Relation::AtLeast)], work) {
            Answer::Impossible => true,
            Answer::Point(point) => {
                self.moves.extend(common(change, &point).map(|(change, den)| (t, change, den)));
                false
            }
            Answer::Unknown => false,
        }
    }
}

/// The values of forms at a rational point, over a common denominator; `None` if they are large.
fn common(forms: &[Lin], point: &[(i128, i128)]) -> Option<(Vec<i128>, i128)> {
    let at = |form: &Lin| -> Option<Lin> {
        form.terms.iter().try_fold(Lin { terms: Vec::new(), ..form.clone() }, |sum, &(v, a)| {
            let (num, den) = point[v];
            sum.plus(&Lin::constant(a).times(num, den)?.times(1, form.den)?)
        })
    };
    let values = forms.iter().map(at).collect::<Option<Vec<Lin>>>()?;
    let den = values.iter().try_fold(1i128, |den, x| den.checked_mul(x.den).filter(|d| *d < 1 << 60))?;
    let over = |x: &Lin| x.constant.checked_mul(den / x.den).filter(|c| c.unsigned_abs() < 1 << 90);
    Some((values.iter().map(over).collect::<Option<_>>()?, den))
}

/// Collects what holds for every move of a branch, and returns the change of each coordinate for each part.
/// `None` if some part has no linear form.
fn constrain(
    syntax: &Syntax,
    alternative: &Alternative,
    relaxation: &mut Relaxation,
    assume: impl FnOnce(&mut Relaxation),
) -> Option<Vec<Vec<Lin>>> {
    for slot in 0..syntax.head.len() {
        relaxation.system.add(Some(Lin::var(slot)), Relation::AtLeast);
    }
    if let Some(turn) = syntax.turn() {
        relaxation.system.add(Some(Lin::var(turn)), Relation::AtLeast);
        relaxation.system.add(Lin::constant(1).minus(&Lin::var(turn)), Relation::AtLeast);
    }
    assume(relaxation);
    for (i, range) in alternative.loops.iter().enumerate() {
        let variable = Lin::var(syntax.first_loop() + i);
        if let Some(lo) = relaxation.form(&range.lo) {
            relaxation.system.add(variable.minus(&lo), Relation::AtLeast);
        }
        if let Some(hi) = relaxation.form(&range.hi) {
            relaxation.system.add(hi.minus(&variable), Relation::AtLeast);
        }
    }
    let mut changes = Vec::with_capacity(alternative.parts.len());
    for part in &alternative.parts {
        let mut change = Vec::with_capacity(part.len());
        for (slot, target) in part.iter().enumerate() {
            let mut form = relaxation.form(largest(target))?;
            if !relaxation.system.is_whole(&form) {
                // A target that is not whole is an error, not a move.
                let whole = Lin::var(relaxation.system.fresh(true));
                relaxation.system.add(form.minus(&whole), Relation::Zero);
                form = whole;
            }
            relaxation.system.add(Some(form.clone()), Relation::AtLeast);
            change.push(form.minus(&Lin::var(slot))?);
        }
        changes.push(change);
    }
    relaxation.settle();
    Some(changes)
}

/// The largest heap of an entry.
fn largest(target: &Expr) -> &Expr {
    match &target.kind {
        ExprKind::Heaps(Several::Copies, heap, _) => largest(heap),
        ExprKind::Heaps(Several::Run, _, last) => last,
        _ => target,
    }
}

/// The weights to try, simplest first.
fn candidates(arity: usize) -> Vec<Vec<u32>> {
    let unit = |i: usize| (0..arity).map(|j| u32::from(i == j)).collect::<Vec<u32>>();
    let mut list: Vec<Vec<u32>> = (0..arity).map(unit).collect();
    list.push(vec![1; arity]);
    if arity <= 4 {
        let mut all: Vec<Vec<u32>> = (1..4usize.pow(arity as u32))
            .map(|code| (0..arity).map(|i| (code >> (2 * i) & 3) as u32).collect())
            .collect();
        all.sort_by_key(|w| (w.iter().max().copied(), w.iter().sum::<u32>()));
        list.extend(all);
    } else if arity <= 24 {
        let run = |i: usize, j: usize| (0..arity).map(|x| u32::from((i..=j).contains(&x))).collect();
        list.extend((0..arity).flat_map(|i| (i + 1..arity).map(move |j| (i, j))).map(|(i, j)| run(i, j)));
        list.push((1..=arity as u32).rev().collect());
        list.push((1..=arity as u32).collect());
    }
    list
}

#[cfg(test)]
#[path = "termination_tests.rs"]
mod tests;
