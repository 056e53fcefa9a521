//! Laws that machines read from digits: "the law is the mex of the options, for all heaps" is a sentence,
//! which is decided.
//!
//! Options are smaller heaps; that is decided first. Then it is sufficient that each heap has exactly one
//! value by the law, that no option of a heap has its value, and that each smaller value is that of an
//! option: by induction the law gives the nim-values. The value of an option of several heaps is their
//! nim-sum, which machines in base 2 read; if there are only finitely many values, each case is tried.
//!
//! Values may be coded: by powers bᵛ, if each option is one heap, so that only the order of values counts; or
//! by powers for the odious numbers 1, 2, 4, 7, … (an odd number of binary ones), if each option has two
//! heaps. Two odious numbers have an evil nim-sum, 0 and an odious one an odious nim-sum. So only {0, o}
//! gives a value o ≠ 0, and two equal values give 0. And if options give all pairs of different values below
//! o, they give each number below o: an evil e > 0 has at least two binary ones, and is the nim-sum of 2ᵇ and
//! e xor 2ᵇ, where b is one of them; both are odious, different, and smaller than e.

use super::format::{Claim, Coding, Head, Period, Relation, Table};
use super::moves::clauses;
use super::wrong;
use crate::Fault;
use crate::machine::{Logic, Machine, linear};
use grundy_rules::logic::{Clause, Core, Move, Var};
use grundy_rules::{Budget, Why};

const THEOREM: &str = "a sentence of arithmetic, decided by automata that read digits (Büchi 1960)";

/// The heap and its value, another value; from these numbers on the parts, their values, and nim-sums of
/// these.
const HEAP: Var = 0;
const VALUE: Var = 1;
const OTHER: Var = 2;
const WORTH: Var = 100;
const SUM: Var = 200;
const PART: Var = 300;

pub(super) fn check(head: &Head, claim: &Claim, budget: &mut Budget<'_>) -> Result<&'static str, Fault> {
    let law = match claim {
        Claim::Period(_) => head.law.as_ref(),
        other => Some(other),
    };
    let sums = head.sums.as_ref();
    let base = match law {
        Some(Claim::Machine(Table { base, .. }) | Claim::Relation(Relation { base, .. })) => *base,
        _ => return wrong("a machine or a relation is asked for, for a period in the field `law`"),
    };
    if !(2..=MAX_BASE).contains(&base) {
        return wrong(format!("the base is from 2 to {MAX_BASE}"));
    }
    let mut logic = Logic::of_base(base, budget);
    let by_value = match law {
        Some(Claim::Machine(table)) => {
            let values = table.by_value(&mut logic)?;
            bounded(&mut logic, &head.rule, &values)?;
            values.into_iter().zip(0..).collect()
        }
        Some(Claim::Relation(relation)) => {
            let own = relation.machine(&mut logic)?;
            one_value(&mut logic, &own, relation.coding)?;
            match (&head.rule.moves[..], sums) {
                ([Move::Run(least)], Some(sums)) => runs(&mut logic, &own, relation, sums, *least)?,
                _ => unbounded(&mut logic, &head.rule, &own, relation.coding)?,
            }
            vec![(own, 0)]
        }
        _ => Vec::new(),
    };
    if let Claim::Period(period) = claim {
        let coded = matches!(law, Some(Claim::Relation(relation)) if relation.coding != Coding::Value);
        if coded {
            return wrong("a period is read from values that are not coded");
        }
        has_period(&mut logic, &by_value, period)?;
    }
    Ok(THEOREM)
}

const MAX_BASE: u32 = 36;
/// The longest period whose primes are looked for.
const MAX_PERIOD: u64 = 1 << 40;

/// The clauses as machines, if everything that they leave is smaller than the heap.
pub(super) fn relations(logic: &mut Logic<'_, '_>, clauses: &[Clause]) -> Result<Vec<Machine>, Fault> {
    let mut all = Vec::new();
    for clause in clauses {
        let Some(relation) = logic.clause(clause, 1 + clause.parts)? else {
            return wrong("a move speaks of powers of another number than the base");
        };
        for part in 1..=clause.parts {
            let smaller = logic.at_most_zero(&linear(&[(1, part), (-1, HEAP)], 1))?;
            if !logic.implies(&relation, &smaller)? {
                return wrong(format!("a move leaves a heap that is not smaller: `{clause}`"));
            }
        }
        all.push(relation);
    }
    Ok(all)
}

/// Finitely many values, each with the machine that accepts its heaps.
fn bounded(logic: &mut Logic<'_, '_>, rule: &Core, values: &[Machine]) -> Result<(), Fault> {
    let clauses = clauses(rule, logic.budget)?;
    let sums = values.len().next_power_of_two();
    let mut optional = vec![logic.constant(false); sums];
    for (clause, relation) in clauses.iter().zip(relations(logic, &clauses)?) {
        // By the nim-sum of the parts hidden so far.
        let mut left = vec![logic.constant(false); sums];
        left[0] = relation;
        for part in (1..=clause.parts).rev() {
            let mut next = vec![logic.constant(false); sums];
            for (value, heaps) in values.iter().enumerate() {
                let heaps = logic.renamed(heaps, |_| part)?;
                for (sum, relation) in left.iter().enumerate() {
                    if !relation.is_never() {
                        let hidden = logic.joined(vec![relation.clone(), heaps.clone()], &[part])?;
                        next[sum ^ value] = logic.or(&next[sum ^ value], &hidden)?;
                    }
                }
            }
            left = next;
        }
        for (all, more) in optional.iter_mut().zip(&left) {
            *all = logic.or(all, more)?;
        }
    }
    for (value, heaps) in values.iter().enumerate() {
        if !logic.and(heaps, &optional[value])?.is_never() {
            return wrong(format!("a heap of value {value} has an option of value {value}"));
        }
        for (smaller, optional) in optional[..value].iter().enumerate() {
            if !logic.implies(heaps, optional)? {
                return wrong(format!("a heap of value {value} has no option of value {smaller}"));
            }
        }
    }
    Ok(())
}

/// Checks that each heap has exactly one value, which is the code of one.
fn one_value(logic: &mut Logic<'_, '_>, own: &Machine, coding: Coding) -> Result<(), Fault> {
    let some = logic.exists(own, VALUE)?;
    let other = logic.renamed(own, |var| if var == VALUE { OTHER } else { var })?;
    let two = logic.and(own, &other)?;
    let same = logic.zero(&linear(&[(1, VALUE), (-1, OTHER)], 0))?;
    let codes = codes(logic, coding, VALUE)?;
    if logic.is_always(&some)? && logic.implies(&two, &same)? && logic.implies(own, &codes)? {
        Ok(())
    } else {
        wrong("the relation does not give each heap exactly one value")
    }
}

/// The numbers that stand for values.
fn codes(logic: &mut Logic<'_, '_>, coding: Coding, var: Var) -> Result<Machine, Fault> {
    Ok(match coding {
        Coding::Value => logic.constant(true),
        Coding::Power => logic.power(var)?,
        Coding::Odious => {
            let (zero, power) = (logic.zero(&linear(&[(1, var)], 0))?, logic.power(var)?);
            logic.or(&zero, &power)?
        }
    })
}

fn unbounded(logic: &mut Logic<'_, '_>, rule: &Core, own: &Machine, coding: Coding) -> Result<(), Fault> {
    let clauses = clauses(rule, logic.budget)?;
    let fits = |clause: &Clause| match coding {
        Coding::Value => clause.parts <= 1 || logic.base == 2,
        Coding::Power => clause.parts == 1,
        Coding::Odious => clause.parts <= 2,
    };
    if !clauses.iter().all(fits) {
        return wrong("values in this code do not show what options of this number of heaps are worth");
    }
    let relations = relations(logic, &clauses)?;
    if coding == Coding::Odious {
        let parts: Vec<usize> = clauses.iter().map(|clause| clause.parts).collect();
        return odious(logic, own, &relations, &parts);
    }
    let mut optional = logic.constant(false);
    for (clause, relation) in clauses.iter().zip(relations) {
        // SUM + i is the nim-sum of the first i parts; in a base other than 2 there is only one part.
        let mut all = vec![relation];
        let mut hidden: Vec<Var> = (1..=clause.parts).collect();
        // The relation's own variables are heap 0 and parts 1, 2, …; a value never occurs beside part 1.
        all[0] = logic.renamed(&all[0], |var| if var == HEAP { HEAP } else { PART + var })?;
        hidden.iter_mut().for_each(|part| *part += PART);
        if clause.parts == 1 {
            all.push(logic.renamed(own, |var| if var == HEAP { PART + 1 } else { VALUE })?);
        } else {
            all.push(logic.zero(&linear(&[(1, SUM)], 0))?);
            for part in 1..=clause.parts {
                all.push(logic.renamed(own, |var| if var == HEAP { PART + part } else { WORTH + part })?);
                all.push(logic.nim_sum(SUM + part - 1, WORTH + part, SUM + part)?);
                hidden.extend([WORTH + part, SUM + part]);
            }
            all.push(logic.zero(&linear(&[(1, VALUE), (-1, SUM + clause.parts)], 0))?);
            hidden.push(SUM);
        }
        let values = logic.joined(all, &hidden)?;
        optional = logic.or(&optional, &values)?;
    }
    mex(logic, own, coding, &optional)
}

/// Checks that the value of each heap is the least one that no option has.
fn mex(logic: &mut Logic<'_, '_>, own: &Machine, coding: Coding, optional: &Machine) -> Result<(), Fault> {
    if !logic.and(own, optional)?.is_never() {
        return wrong("a heap has an option of its own value");
    }
    let other = logic.renamed(own, |var| if var == VALUE { OTHER } else { var })?;
    let below = logic.at_most_zero(&linear(&[(1, VALUE), (-1, OTHER)], 1))?;
    let codes = codes(logic, coding, VALUE)?;
    let smaller = logic.joined(vec![other, below, codes], &[OTHER])?;
    match logic.implies(&smaller, optional)? {
        true => Ok(()),
        false => wrong("a smaller value is that of no option"),
    }
}

/// At most two heaps in each option, with values 0 or odious; a heap that is not there is worth 0.
fn odious(
    logic: &mut Logic<'_, '_>,
    own: &Machine,
    relations: &[Machine],
    parts: &[usize],
) -> Result<(), Fault> {
    let (u, v) = (WORTH + 1, WORTH + 2);
    // The pairs of values of options, in both orders.
    let mut left = logic.constant(false);
    for (relation, parts) in relations.iter().zip(parts) {
        let relation = logic.renamed(relation, |var| if var == HEAP { HEAP } else { PART + var })?;
        for (one, other) in [(u, v), (v, u)] {
            let mut all = vec![relation.clone()];
            for (part, worth) in [(1, one), (2, other)] {
                all.push(if part <= *parts {
                    logic.renamed(own, |var| if var == HEAP { PART + part } else { worth })?
                } else {
                    logic.zero(&linear(&[(1, worth)], 0))?
                });
            }
            let pair = logic.joined(all, &[PART + 1, PART + 2])?;
            left = logic.or(&left, &pair)?;
        }
    }
    let equal = logic.zero(&linear(&[(1, u), (-1, v)], 0))?;
    let equal = logic.joined(vec![left.clone(), equal], &[u, v])?;
    let zero = logic.zero(&linear(&[(1, VALUE)], 0))?;
    let lost = logic.joined(vec![own.clone(), zero], &[VALUE])?;
    if !logic.and(&lost, &equal)?.is_never() {
        return wrong("a heap of value 0 has an option of two equal values");
    }
    let won = logic.not(&lost)?;
    if !logic.implies(&won, &equal)? {
        return wrong("a heap whose value is not 0 has no option of two equal values");
    }
    let value = logic.renamed(own, |var| if var == VALUE { u } else { var })?;
    let none = logic.zero(&linear(&[(1, v)], 0))?;
    let of_zero = logic.joined(vec![left.clone(), none, value, won], &[])?;
    if !of_zero.is_never() {
        return wrong("a heap has an option of the values 0 and its own");
    }
    let order = logic.at_most_zero(&linear(&[(1, u), (-1, v)], 1))?;
    let below = logic.at_most_zero(&linear(&[(1, v), (-1, VALUE)], 1))?;
    let (first, second) = (codes(logic, Coding::Odious, u)?, codes(logic, Coding::Odious, v)?);
    let asked = logic.joined(vec![own.clone(), order, below, first, second], &[VALUE])?;
    match logic.implies(&asked, &left)? {
        true => Ok(()),
        false => wrong("two different values below that of a heap are those of no option"),
    }
}

/// Runs of neighbours: with X(n), the nim-sum of the values of 1, …, n, the run from m + 1 to n leaves X(n−1)
/// xor X(m).
fn runs(
    logic: &mut Logic<'_, '_>,
    own: &Machine,
    relation: &Relation,
    sums: &Relation,
    least: u64,
) -> Result<(), Fault> {
    let plain = |relation: &Relation| relation.base == 2 && relation.coding == Coding::Value;
    let Some(least) = i64::try_from(least).ok().filter(|_| plain(relation) && plain(sums)) else {
        return wrong("nim-sums are read in base 2, from values that are not coded");
    };
    let sums = sums.machine(logic)?;
    one_value(logic, &sums, Coding::Value)?;
    let (before, earlier, x, y) = (PART, PART + 1, WORTH, WORTH + 1);
    let first = logic.zero(&linear(&[(1, HEAP)], 0))?;
    let nothing = logic.zero(&linear(&[(1, VALUE)], 0))?;
    let start = logic.and(&first, &nothing)?;
    if !logic.implies(&start, &sums)? || !logic.implies(&start, own)? {
        return wrong("heap 0 is worth 0, and so is the sum up to it");
    }
    let step = logic.zero(&linear(&[(1, HEAP), (-1, before)], -1))?;
    let sum_before = logic.renamed(&sums, |var| if var == HEAP { before } else { x })?;
    let value = logic.renamed(own, |var| if var == VALUE { y } else { var })?;
    let xor = logic.nim_sum(x, y, VALUE)?;
    let all = vec![step.clone(), sum_before.clone(), value, xor.clone()];
    let next = logic.joined(all, &[before, x, y])?;
    if !logic.implies(&next, &sums)? {
        return wrong("X(n) is not X(n-1) xor G(n)");
    }
    let run = logic.at_most_zero(&linear(&[(1, earlier), (-1, HEAP)], least))?;
    let sum_earlier = logic.renamed(&sums, |var| if var == HEAP { earlier } else { y })?;
    let all = vec![step, run, sum_before, sum_earlier, xor];
    let optional = logic.joined(all, &[before, earlier, x, y])?;
    mex(logic, own, Coding::Value, &optional)
}

/// Checks that the law has this period and preperiod, none smaller, and the values of the claim.
fn has_period(logic: &mut Logic<'_, '_>, laws: &[(Machine, i64)], period: &Period) -> Result<(), Fault> {
    let Period { preperiod: n0, period: p, saltus, ref values } = *period;
    let (Ok(n0), Ok(p), Ok(s)) = (i64::try_from(n0), i64::try_from(p), i64::try_from(saltus)) else {
        return Err(logic.budget.stop(Why::Work).into());
    };
    if period.period > MAX_PERIOD {
        return Err(logic.budget.stop(Why::Work).into());
    }
    if !repeats(logic, laws, n0, p, s)? {
        return wrong(format!("not for all n >= {n0} is G(n+{p}) the claimed value"));
    }
    if n0 > 0 && repeats(logic, laws, n0 - 1, p, s)? {
        return wrong("the preperiod is smaller");
    }
    for q in super::period::primes(period.period).filter(|q| saltus % q == 0) {
        let (d, step) = (p / q as i64, s / q as i64);
        if repeats(logic, laws, n0, d, step)? {
            return wrong(format!("the period is smaller: {d} is one"));
        }
    }
    for (heap, told) in (0..).zip(values.iter().flatten()) {
        let Ok(told) = i64::try_from(*told) else { return wrong("a value is too large") };
        let place = logic.zero(&linear(&[(1, HEAP)], -heap))?;
        let mut found = false;
        for (machine, value) in laws {
            let fits = if machine.tracks.contains(&VALUE) {
                logic.zero(&linear(&[(1, VALUE)], -told))?
            } else {
                logic.constant(*value == told)
            };
            let all = logic.joined(vec![place.clone(), machine.clone(), fits], &[])?;
            found |= !all.is_never();
        }
        if !found {
            return wrong(format!("G({heap}) is not {told}"));
        }
    }
    Ok(())
}

/// Checks that G(n + p) = G(n) + s for all n from n₀ on.
fn repeats(
    logic: &mut Logic<'_, '_>,
    laws: &[(Machine, i64)],
    n0: i64,
    p: i64,
    s: i64,
) -> Result<bool, Fault> {
    let (there, worth) = (PART, WORTH);
    let far = logic.at_most_zero(&linear(&[(-1, HEAP)], n0))?;
    let step = logic.zero(&linear(&[(1, HEAP), (-1, there)], p))?;
    let climb = logic.zero(&linear(&[(1, VALUE), (-1, worth)], s))?;
    for (here, value) in laws {
        let pairs = here.tracks.contains(&VALUE);
        let partner =
            if pairs { Some(here) } else { laws.iter().find(|law| law.1 == value + s).map(|law| &law.0) };
        let Some(partner) = partner else {
            // There are no such values: no heap far out may have this one.
            if logic.and(here, &far)?.is_never() {
                continue;
            }
            return Ok(false);
        };
        let partner = logic.renamed(partner, |var| if var == HEAP { there } else { worth })?;
        let mut all = vec![step.clone(), partner];
        if pairs {
            all.push(climb.clone());
        }
        let wanted = logic.joined(all, &[there, worth])?;
        let here = logic.and(here, &far)?;
        if !logic.implies(&here, &wanted)? {
            return Ok(false);
        }
    }
    Ok(true)
}
