//! Periods and arithmetic periods of codes that split, proved by automata that read quotients in base 2.
//!
//! Claim G(n₀ + i + pq) = cᵢ + sᵢq for 0 ≤ i < p and all q. Then a heap is one of finitely many below n₀, or
//! has a class i and a quotient q. Where a move leaves heaps of given classes, their sizes imply that the
//! quotients add up to Q + d, where Q is the quotient of the original heap, and the value left is the nim-sum
//! of the cⱼ + sⱼ·qⱼ: a relation between Q and a value that automata read in base 2. So they decide the
//! sentence "the law is the mex of the options of class i, for all Q". On the heaps themselves, an odd p
//! would need far larger automata. A period has one saltus for all classes; the saltuses of [`Classes`] may
//! differ.

mod moves;
mod theorem;

pub use theorem::{Climb, Quotients};

use super::{Classes, Evidence, Found, Law, Period};
use crate::automaton::{Automaton, Decision};
use grundy_rules::code::Code;
use grundy_rules::logic::{Kind, Linear, Split, Var};
use grundy_rules::{Budget, Failure, Stopped};
use moves::moves;
use rustc_hash::{FxHashMap, FxHashSet};

/// The quotient of the heap, a nim-value, and the sum of the quotients of the heaps left.
const Q: Var = 0;
const VALUE: Var = 1;
const SUM: Var = 2;

/// The period of a code, proved for all heaps if it holds; `None` where it does not hold, or where a digit
/// allows more heaps or other shapes than this proof covers.
///
/// `values` must reach to n₀ + p; those below n₀ are taken as given.
///
/// ```
/// use grundy::law::{Period, quotients};
/// use grundy::{Budget, code::Code};
/// // 0.3F: take one coin and leave at most one heap, or two and leave up to three. 0 1 2 0 1 2, then 3 more.
/// let (code, values) = (Code::parse("0.3F")?, [0, 1, 2, 0, 1, 2, 3]);
/// let law = Period { preperiod: 0, period: 6, saltus: 3 };
/// let found = quotients::prove(&code, &values, &law, &mut Budget::default())?.unwrap();
/// assert_eq!(found.known_by().word(), "proved");
/// let wrong = Period { saltus: 4, ..law };
/// assert!(quotients::prove(&code, &values, &wrong, &mut Budget::default())?.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The budget is spent.
///
/// # Cost
/// Milliseconds for short periods and two heaps, up to minutes for long ones and three heaps.
///
/// # Reference
/// J. R. Büchi, *Weak second-order arithmetic and finite automata* (1960): automata read nim-sums in base 2,
/// so such sentences can be decided. The use of quotients for speed is new here.
pub fn prove(
    code: &Code,
    values: &[u32],
    law: &Period,
    budget: &mut Budget<'_>,
) -> Result<Option<Found>, Failure> {
    // All values of the law must be known before anything of that length is made.
    if law.kept().is_none_or(|kept| kept > values.len()) {
        return Ok(None);
    }
    let decided = decide(code, values, &Classes::from(*law), Climb::By(law.saltus), budget)?;
    Ok(decided.map(|proof| found(Law::Period(*law), proof, values)))
}

/// The same for a law whose classes have different saltuses.
///
/// ```
/// use grundy::law::{Classes, quotients};
/// use grundy::{Budget, code::Code};
/// // 0.3F: G(n + 6) = G(n) + 3 for all n. The same with a class for each n mod 6, and a wrong claim.
/// let (code, values) = (Code::parse("0.3F")?, [0, 1, 2, 0, 1, 2, 3]);
/// let law = Classes::new(0, vec![3; 6]).unwrap();
/// assert!(quotients::prove_classes(&code, &values, &law, &mut Budget::default())?.is_some());
/// let wrong = Classes::new(0, vec![3, 3, 3, 3, 3, 0]).unwrap();
/// assert!(quotients::prove_classes(&code, &values, &wrong, &mut Budget::default())?.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The budget is spent.
pub fn prove_classes(
    code: &Code,
    values: &[u32],
    law: &Classes,
    budget: &mut Budget<'_>,
) -> Result<Option<Found>, Failure> {
    let decided = decide(code, values, law, Climb::ByClass, budget)?;
    Ok(decided.map(|proof| found(Law::Classes(law.clone()), proof, values)))
}

fn found(law: Law, proof: Quotients, values: &[u32]) -> Found {
    Found { law, by: Evidence::Proved(proof.into()), heaps_computed: values.len() as u64 }
}

/// The decided sentence, if the law holds for all heaps; `climb` is the growth of values with the quotient.
fn decide(
    code: &Code,
    values: &[u32],
    law: &Classes,
    climb: Climb,
    budget: &mut Budget<'_>,
) -> Result<Option<Quotients>, Failure> {
    // An empty heap is not a part, so classes start with heap 1.
    let (n0, p) = (law.preperiod().max(1), law.period());
    let Some(known) = claimed(law, n0, values) else { return Ok(None) };
    let Some(moves) = moves(code) else { return Ok(None) };
    let saltus = (n0..n0 + p).map(|heap| law.saltus_of(heap) as i64).collect();
    let decide = Decision::new(2, budget);
    let mut search = Search { decide, n0, p, saltus, known, left: FxHashMap::default(), most: 0 };
    for class in 0..p as usize {
        if !search.class(class, &moves)? {
            return Ok(None);
        }
    }
    Ok(Some(Quotients {
        first: n0,
        classes: p,
        climb,
        relations: search.left.len() as u64,
        states: search.most as u64,
    }))
}

/// The values below n₀ + p of a law that starts at heap 1 or later, as the law gives them.
fn claimed(law: &Classes, n0: u64, values: &[u32]) -> Option<Vec<u32>> {
    if law.period() >= MAX_CLASSES || n0 >= MAX_CLASSES || !law.holds_on(values) {
        return None;
    }
    let value = |heap| law.value_at(heap, values).and_then(|value| u32::try_from(value.0).ok());
    (0..n0 + law.period()).map(value).collect()
}

/// The limit of periods and preperiods.
const MAX_CLASSES: u64 = 1 << 12;

/// The values of a class: the value for quotient 0, and its growth with each quotient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Worth {
    value: u32,
    saltus: i64,
}

/// The heaps of some classes, given by their values; equal numbers mean the same class.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Left {
    values: Vec<(Worth, usize)>,
    kind: Kind,
}

struct Search<'a, 'b> {
    decide: Decision<'a, 'b>,
    /// The first heap that has a class, at least 1, and the number of classes.
    n0: u64,
    p: u64,
    /// The saltus of each class.
    saltus: Vec<i64>,
    /// The values of the heaps below n₀ + p.
    known: Vec<u32>,
    /// The nim-sums that heaps of some classes may have, by the sum of their quotients.
    left: FxHashMap<Left, Automaton>,
    /// The states of the largest automaton.
    most: usize,
}

fn linear(terms: &[(Var, i64)], constant: i64) -> Linear {
    let mut terms = terms.to_vec();
    terms.retain(|term| term.1 != 0);
    terms.sort_unstable();
    Linear { terms, constant }
}

impl Search<'_, '_> {
    /// The values of the class of a heap in n₀..n₀ + p.
    fn worth(&self, part: usize) -> Worth {
        Worth { value: self.known[part], saltus: self.saltus[part - self.n0 as usize] }
    }

    /// Whether the law is the mex of the options of all heaps of a class.
    fn class(&mut self, class: usize, moves: &[Split]) -> Result<bool, Stopped> {
        let Worth { value, saltus } = self.worth(self.n0 as usize + class);
        let value = i64::from(value);
        let own = self.decide.zero(&linear(&[(Q, saltus), (VALUE, -1)], value))?;
        // The smaller values that no option has yet.
        let mut missing = self.decide.at_most_zero(&linear(&[(Q, -saltus), (VALUE, 1)], 1 - value))?;
        let mut met = FxHashSet::default();
        for each in moves {
            // Parts are heaps below n₀ + p; from n₀ on they represent their classes.
            let mut parts = vec![1; each.heaps as usize];
            loop {
                self.decide.spend(1 + parts.len() as u64)?;
                for option in self.divided(class, each, &parts) {
                    if met.contains(&option) {
                        continue;
                    }
                    let relation = self.option(&option)?;
                    if self.decide.meet(&relation, &own)? {
                        return Ok(false);
                    }
                    if !missing.is_empty() {
                        missing = self.decide.without(&missing, &relation)?;
                    }
                    met.insert(option);
                }
                if !advance(&mut parts, self.known.len()) {
                    break;
                }
            }
        }
        Ok(missing.is_empty())
    }

    /// The conditions on the quotients when these parts are left.
    fn divided(&self, class: usize, each: &Split, parts: &[usize]) -> Vec<Division> {
        let (n0, p) = (self.n0 as i64, self.p as i64);
        let (small, large) = parts.split_at(parts.partition_point(|part| (*part as i64) < n0));
        let same = parts.windows(2).all(|pair| pair[0] == pair[1]);
        let twice = small.windows(2).any(|pair| pair[0] == pair[1]);
        // A small heap has one size; a class has many.
        match each.kind {
            Kind::Different if twice => return Vec::new(),
            Kind::Equal if !same => return Vec::new(),
            Kind::Unequal if same && large.is_empty() => return Vec::new(),
            _ => {}
        }
        let kind = match each.kind {
            Kind::Unequal if !same => Kind::Any,
            kind => kind,
        };
        let mut classes: Vec<(Worth, usize)> = large.iter().map(|part| (self.worth(*part), *part)).collect();
        classes.sort_unstable();
        // Only equality of classes matters, and not even that where all divisions are allowed.
        let mut last = None;
        let mut number = 0;
        for (_, part) in &mut classes {
            if last.is_some_and(|last| last != *part) {
                number += 1;
            }
            last = Some(*part);
            *part = if kind == Kind::Any { 0 } else { number };
        }
        let constant = small.iter().fold(0, |sum, part| sum ^ self.known[*part]);
        let sizes: i64 = parts.iter().map(|part| *part as i64).sum();
        let rest = n0 + class as i64 - each.taken - sizes;
        let option = |difference: i64, step: i64| Division {
            classes: Left { values: classes.clone(), kind },
            constant,
            difference,
            step,
        };
        match each.every.map(|every| every as i64) {
            None if rest % p == 0 => vec![option(rest / p, 0)],
            None => Vec::new(),
            Some(every) => {
                // After this many repeats the same classes fit again.
                let again = p / gcd(p, every);
                let fits = (0..again).filter(|times| (rest - every * times) % p == 0);
                fits.map(|times| option((rest - every * times) / p, every * again / p)).collect()
            }
        }
    }

    /// The nim-values that an option may have, by the quotient of the original heap.
    fn option(&mut self, option: &Division) -> Result<Automaton, Stopped> {
        const LEFT_VALUE: Var = 3;
        const STEPS: Var = 4;
        const CONSTANT: Var = 5;
        let mut left = self.classes(&option.classes)?;
        if option.constant > 0 {
            let relations = vec![
                left.renamed(|var| if var == VALUE { LEFT_VALUE } else { var }),
                self.decide.zero(&linear(&[(CONSTANT, 1)], -i64::from(option.constant)))?,
                self.decide.nim_sum([LEFT_VALUE, CONSTANT, VALUE])?,
            ];
            left = self.decide.joined(relations, [CONSTANT, LEFT_VALUE])?;
        }
        // The sum of the quotients left is Q + d, or less by a multiple of the step.
        if (option.difference, option.step) == (0, 0) {
            return Ok(left.renamed(|var| if var == SUM { Q } else { var }));
        }
        let terms = [(Q, 1), (SUM, -1), (STEPS, -option.step)];
        let sum = self.decide.zero(&linear(&terms, option.difference))?;
        self.decide.joined(vec![left, sum], [SUM, STEPS])
    }

    /// The nim-sums of heaps of some classes, by the sum of their quotients.
    fn classes(&mut self, classes: &Left) -> Result<Automaton, Stopped> {
        if let Some(known) = self.left.get(classes) {
            return Ok(known.clone());
        }
        let relation = if classes.kind == Kind::Any { self.any(classes) } else { self.shaped(classes) }?;
        self.most = self.most.max(relation.size());
        self.left.insert(classes.clone(), relation.clone());
        Ok(relation)
    }

    /// All divisions: adds one heap after the other.
    fn any(&mut self, classes: &Left) -> Result<Automaton, Stopped> {
        let Some((&(Worth { value, saltus }, _), before)) = classes.values.split_last() else {
            // No heap: the sum and the value are 0.
            let sum = self.decide.zero(&linear(&[(SUM, 1)], 0))?;
            let none = self.decide.zero(&linear(&[(VALUE, 1)], 0))?;
            return self.decide.and(&sum, &none);
        };
        if before.is_empty() {
            return self.decide.zero(&linear(&[(SUM, saltus), (VALUE, -1)], value.into()));
        }
        let before = self.classes(&Left { values: before.to_vec(), kind: Kind::Any })?;
        let [sum, nim, quotient, worth] = [3, 4, 5, 6];
        let relations = vec![
            before.renamed(|var| if var == SUM { sum } else { nim }),
            self.decide.zero(&linear(&[(SUM, 1), (sum, -1), (quotient, -1)], 0))?,
            self.decide.zero(&linear(&[(quotient, saltus), (worth, -1)], value.into()))?,
            self.decide.nim_sum([nim, worth, VALUE])?,
        ];
        self.decide.joined(relations, [sum, nim, quotient, worth])
    }

    /// Divisions of a shape: within a class the quotients ascend as the shape requires.
    fn shaped(&mut self, classes: &Left) -> Result<Automaton, Stopped> {
        let parts = classes.values.len();
        let [quotient, worth, nim] = [10, 20, 30].map(|first| move |part: usize| first + part);
        let sum: Vec<(Var, i64)> = (0..parts).map(|part| (quotient(part), -1)).chain([(SUM, 1)]).collect();
        let mut relations = vec![
            self.decide.zero(&linear(&sum, 0))?,
            self.decide.zero(&linear(&[(nim(0), 1)], 0))?,
            self.decide.zero(&linear(&[(nim(parts), 1), (VALUE, -1)], 0))?,
        ];
        for (part, &(Worth { value, saltus }, class)) in classes.values.iter().enumerate() {
            relations.push(
                self.decide.zero(&linear(&[(quotient(part), saltus), (worth(part), -1)], value.into()))?,
            );
            relations.push(self.decide.nim_sum([nim(part), worth(part), nim(part + 1)])?);
            let before = classes.values[..part].iter().rposition(|(_, other)| *other == class);
            let pair = before.map(|before| [(quotient(before), 1), (quotient(part), -1)]);
            match (classes.kind, pair) {
                (Kind::Different, Some(pair)) => relations.push(self.decide.at_most_zero(&linear(&pair, 1))?),
                (Kind::Equal, Some(pair)) => relations.push(self.decide.zero(&linear(&pair, 0))?),
                _ => {}
            }
        }
        if classes.kind == Kind::Unequal {
            // The first is the least of them, the last the greatest.
            let pair = [(quotient(0), 1), (quotient(parts - 1), -1)];
            relations.push(self.decide.at_most_zero(&linear(&pair, 1))?);
        }
        let hidden = (0..parts).flat_map(|part| [quotient(part), worth(part)]).chain((0..=parts).map(nim));
        self.decide.joined(relations, hidden)
    }
}

/// Heaps left by a move: heaps of these classes, and small ones with this nim-sum. The sum of their quotients
/// is Q plus the difference, minus a multiple of the step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Division {
    classes: Left,
    constant: u32,
    difference: i64,
    step: i64,
}

/// Moves on to the next ascending list of parts below a bound; whether there is one.
fn advance(parts: &mut [usize], bound: usize) -> bool {
    let Some(last) = parts.iter().rposition(|part| part + 1 < bound) else { return false };
    let next = parts[last] + 1;
    parts[last..].fill(next);
    true
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
