//! The modes that a rule names.

use super::super::ast::{Cond, Expr, ExprKind, Relation};
use super::super::eval::{has_variable, whole};
use super::{Modes, Part, Unsettled};
use std::collections::BTreeSet;

/// The most modes of a rule.
pub const MAX_MODES: usize = 64;

/// A part with mode 0, and its mode, if that is not the one before.
type Shape = (Part, Option<u64>);

/// How many modes above the named ones show whether there are more.
const PROBED_MODES: u64 = 3;

impl Modes<'_> {
    /// The modes that the rule names, with all that moves lead to from them; `None` where the rule has more modes
    /// than these, or too many.
    ///
    /// Mode 0 is named, and so are the modes with which a condition compares. The next modes must lead to these, or
    /// move like one of them, or all alike.
    ///
    /// ```
    /// use grundy_rules::{Kind, Ruleset, formula::modes::Modes};
    /// let named = |rule: &str| match Ruleset::parse(rule).unwrap().kind() {
    ///     Kind::Points(points) => Modes::of(&points.formula, 0)?.named(),
    ///     _ => None,
    /// };
    /// assert_eq!(named("(n,l) -> (n-k,k) for k in 1..3 if k != l"), Some(vec![0, 1, 2, 3]));
    /// assert_eq!(named("(n,l) -> (n-1,l) | (n,l-1)"), None);   // any number of passes
    /// assert_eq!(named("(n,l) -> (n-k,l) for k in 1..l"), None);   // l is no mode but a limit
    /// assert_eq!(named("(n,l) -> (l-n,n) if 0 < n <= l"), None);
    /// assert_eq!(named("(n,l) -> (n-65536,l) | (n,l-65536)"), None);
    /// ```
    ///
    /// # Laws
    /// It chooses the modes of a law that is shown. Laws are proved for each mode, named or not.
    pub fn named(&self) -> Option<Vec<u64>> {
        let mut seeds = BTreeSet::from([0]);
        for alternative in &self.formula.syntax().alternatives {
            if let Some(condition) = &alternative.condition {
                self.compared(condition, &mut seeds);
            }
        }
        let mut named = self.reached(seeds)?;
        let last = *named.last()?;
        let shapes: BTreeSet<_> = named.iter().map(|mode| self.shape(*mode)).collect();
        // Where large heaps have no moves, the other coordinate bounds the heap, and is no mode.
        if shapes.iter().flatten().flatten().all(BTreeSet::is_empty) {
            return None;
        }
        let mut others = Vec::new();
        for mode in last + 1..=last + PROBED_MODES {
            let reached = self.targets(mode)?;
            let (shape, inside) = (self.shape(mode), |to: &u64| named.contains(to));
            if !reached.iter().all(|to| inside(to) || *to == mode) {
                return None;
            }
            if !reached.iter().all(inside) && !shapes.contains(&shape) {
                others.push((mode, shape));
            }
        }
        // All further modes may be alike: then one stands for them.
        if let Some((first, shape)) = others.first() {
            if others.len() as u64 != PROBED_MODES || others.iter().any(|(_, other)| other != shape) {
                return None;
            }
            named.insert(*first);
        }
        // A rule that tells no modes apart has none.
        Some(named.into_iter().collect()).filter(|named: &Vec<u64>| named.len() > 1)
    }

    /// These modes, with all that moves from large heaps lead to.
    fn reached(&self, mut modes: BTreeSet<u64>) -> Option<BTreeSet<u64>> {
        let mut open: Vec<u64> = modes.iter().copied().collect();
        while let Some(mode) = open.pop() {
            for to in self.targets(mode)? {
                if modes.insert(to) {
                    open.push(to);
                }
            }
            if modes.len() > MAX_MODES {
                return None;
            }
        }
        Some(modes)
    }

    /// The modes to which moves from one mode lead.
    fn targets(&self, mode: u64) -> Option<BTreeSet<u64>> {
        let moves = self.moves_by_remainder(mode, 1).ok()?.1;
        Some(moves.iter().flat_map(|moves| &moves.options).flatten().map(|part| part.mode()).collect())
    }

    /// The moves from a mode for each remainder, where the mode itself has no number.
    fn shape(&self, mode: u64) -> Option<Vec<BTreeSet<Vec<Shape>>>> {
        let moves = self.moves_by_remainder(mode, 1).ok()?.1;
        let shape = |part: &Part| {
            let to = Some(part.mode()).filter(|to| *to != mode);
            let heap = match *part {
                Part::Less { taken, .. } => Part::Less { taken, mode: 0 },
                Part::Fixed { heap, .. } => Part::Fixed { heap, mode: 0 },
                Part::Other { .. } => Part::Other { mode: 0 },
            };
            (heap, to)
        };
        let option = |parts: &Vec<Part>| parts.iter().map(shape).collect();
        Some(moves.iter().map(|moves| moves.options.iter().map(option).collect()).collect())
    }

    /// The moves from a mode by a multiple of `modulus`, and this multiple.
    ///
    /// # Errors
    /// The moves depend on the heap in another way.
    pub fn moves_by_remainder(
        &self,
        mode: u64,
        mut modulus: u64,
    ) -> Result<(u64, Vec<super::ModeMoves>), Unsettled> {
        loop {
            match self.moves(mode, modulus) {
                Ok(moves) => return Ok((modulus, moves)),
                Err(Unsettled::Modulus(more)) => modulus = lcm(modulus, more),
                Err(Unsettled::Otherwise) => return Err(Unsettled::Otherwise),
            }
        }
    }

    /// Adds the modes with which a condition compares the mode.
    fn compared(&self, cond: &Cond, seeds: &mut BTreeSet<u64>) {
        match cond {
            Cond::And(all) | Cond::Or(all) => all.iter().for_each(|cond| self.compared(cond, seeds)),
            Cond::Not(cond) => self.compared(cond, seeds),
            Cond::Compare(exprs, relations) => {
                for (pair, relation) in exprs.windows(2).zip(relations) {
                    let next = match relation {
                        Relation::Equal | Relation::NotEqual => (0, 0),
                        Relation::Less | Relation::GreaterEqual => (0, 1),
                        Relation::LessEqual | Relation::Greater => (1, 0),
                    };
                    seeds.extend(self.seed(&pair[0], &pair[1], next.0));
                    seeds.extend(self.seed(&pair[1], &pair[0], next.1));
                }
            }
            Cond::Divides(..) | Cond::Holds(_) => {}
        }
    }

    /// The mode from which on a comparison of the mode with a number turns.
    fn seed(&self, mode: &Expr, number: &Expr, next: i128) -> Option<u64> {
        let is_mode = matches!(mode.kind, ExprKind::Var(slot) if slot == 1 - self.heap);
        let number = (is_mode && !has_variable(number)).then(|| whole(number, &[]).ok())??;
        u64::try_from(number + next).ok()
    }
}

/// The least common multiple, or a number that is too large for one.
pub(super) fn lcm(a: u64, b: u64) -> u64 {
    let gcd = super::super::num::gcd(a.into(), b.into()) as u64;
    (a / gcd.max(1)).saturating_mul(b)
}

impl Part {
    /// Whether the heap keeps its coins, so that only the mode changes.
    pub fn is_pass(self) -> bool {
        matches!(self, Part::Less { taken: 0, .. })
    }
}
