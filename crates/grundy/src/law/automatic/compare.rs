//! Comparisons of laws of automata for all heaps: periods, and shifts of one law to another.

use super::coding::Coding;
use super::synchronised::{HEAP, VALUE};
use crate::automaton::{Automaton, Decision};
use crate::law::{Classes, Law};
use grundy_rules::logic::{Atom, Clause, Linear, Var};
use grundy_rules::{Budget, Stopped};

/// Another heap and its value.
const OTHER_HEAP: Var = 2;
const OTHER_VALUE: Var = 3;
const QUOTIENT: Var = 4;

/// Whether the law has this period, with these saltuses, for all heaps. A long run of values with a period is
/// no proof, even where an automaton is known to give all values.
///
/// # Errors
/// The budget is spent.
pub(super) fn has_classes(law: &Law, classes: &Classes, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
    let (Ok(by), Ok(from)) = (i64::try_from(classes.period()), i64::try_from(classes.preperiod())) else {
        return Ok(false);
    };
    // Codes of values need not grow by a constant where values do.
    let plain = !matches!(law, Law::Synchronised(law) if law.coding() != Coding::Plain);
    let mut kinds: Vec<u64> = classes.saltus().to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    if !plain || (kinds != [0] && matches!(law, Law::Automatic(_))) {
        return Ok(false);
    }
    if let [saltus] = kinds[..] {
        let Ok(saltus) = i64::try_from(saltus) else { return Ok(false) };
        return shifted(law, law, by, Climb { saltus, from, class: None }, budget);
    }
    for (class, saltus) in (0..).zip(classes.saltus()) {
        let Ok(saltus) = i64::try_from(*saltus) else { return Ok(false) };
        if !shifted(law, law, by, Climb { saltus, from, class: Some((class, by)) }, budget)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The growth of values, the first heap, and the class n mod p.
struct Climb {
    saltus: i64,
    from: i64,
    class: Option<(i64, i64)>,
}

/// Whether each heap n from `from` on has the value of heap n + `by` by the other law, decided for all heaps.
/// `false` where the laws read digits in different bases.
///
/// ```
/// use grundy::law::{Law, automatic};
/// use grundy::Budget;
/// // The last binary digit, and the one of the next number.
/// let law = |more: u32| {
///     let values: Vec<u32> = (0..999).map(|n| (n + more) % 2).collect();
///     Law::Automatic(automatic::learn(&values, 2).unwrap())
/// };
/// let is_shifted = |by| automatic::is_shifted(&law(1), &law(0), by, 0, &mut Budget::default());
/// assert_eq!((is_shifted(1), is_shifted(2)), (Ok(true), Ok(false)));
/// ```
///
/// # Errors
/// The budget is spent.
pub fn is_shifted(
    here: &Law,
    there: &Law,
    by: i64,
    from: u64,
    budget: &mut Budget<'_>,
) -> Result<bool, Stopped> {
    match i64::try_from(from) {
        Ok(from) => shifted(here, there, by, Climb { saltus: 0, from, class: None }, budget),
        Err(_) => Ok(false),
    }
}

/// Whether each heap n from `from` on, by the law `here`, has the value of a heap m by the law `there`, for
/// each of these relations between n (variable 0) and m (variable 2). Decided for all heaps; `false` where
/// the laws read digits in different bases.
///
/// ```
/// use grundy::law::{Law, automatic};
/// use grundy::Budget;
/// use grundy::logic::{Atom, Linear};
/// // Each of the values 0, 1, 0, 1, … twice: heap n is heap m = ⌊n/2⌋ there, 2m <= n <= 2m + 1.
/// let law = |times: u32| {
///     let values: Vec<u32> = (0..999).map(|n| n / times % 2).collect();
///     Law::Automatic(automatic::learn(&values, 2).unwrap())
/// };
/// let form = |n, m, constant| Atom::AtMostZero(Linear { terms: vec![(0, n), (2, m)], constant });
/// let half = vec![form(-1, 2, 0), form(1, -2, -1)];
/// let is_related = |times| {
///     automatic::is_related(&law(times), &law(1), &[half.clone()], 0, &mut Budget::default())
/// };
/// assert_eq!((is_related(2), is_related(1)), (Ok(true), Ok(false)));
/// ```
///
/// # Errors
/// The budget is spent.
pub fn is_related(
    here: &Law,
    there: &Law,
    relations: &[Vec<Atom>],
    from: u64,
    budget: &mut Budget<'_>,
) -> Result<bool, Stopped> {
    let Ok(from) = i64::try_from(from) else { return Ok(false) };
    for relation in relations {
        let climb = Climb { saltus: 0, from, class: None };
        if !related(here, there, relation, &climb, budget)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// G(n) + saltus = T(n + by) for all n from `from` on in the class.
fn shifted(here: &Law, there: &Law, by: i64, climb: Climb, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
    let step = Linear { terms: vec![(HEAP, 1), (OTHER_HEAP, -1)], constant: by };
    related(here, there, &[Atom::Zero(step)], &climb, budget)
}

/// G(n) + saltus = T(m) for all n from `from` on in the class, and some m in this relation to n.
fn related(
    here: &Law,
    there: &Law,
    relation: &[Atom],
    climb: &Climb,
    budget: &mut Budget<'_>,
) -> Result<bool, Stopped> {
    let pairs: Vec<(Automaton, Automaton)> = match (here, there) {
        (Law::Automatic(here), Law::Automatic(there)) if here.numeration() == there.numeration() => {
            let values = 0..=here.most().max(there.most());
            values.map(|value| (here.heaps_of(value), there.heaps_of(value))).collect()
        }
        (Law::Synchronised(here), Law::Synchronised(there))
            if (here.base(), here.coding()) == (there.base(), there.coding()) =>
        {
            vec![(here.automaton().clone(), there.automaton().clone())]
        }
        _ => return Ok(false),
    };
    let numeration = match here {
        Law::Automatic(law) => law.numeration(),
        Law::Synchronised(law) => law.base().into(),
        _ => return Ok(false),
    };
    let mut decide = Decision::new(numeration, budget);
    let linear = |terms: &[(Var, i64)], constant| Linear { terms: terms.to_vec(), constant };
    let mut far = decide.at_most_zero(&linear(&[(HEAP, -1)], climb.from))?;
    if let Some((class, p)) = climb.class {
        let of_class = decide.zero(&linear(&[(HEAP, 1), (QUOTIENT, -p)], -class))?;
        let of_class = decide.exists(&of_class, QUOTIENT)?;
        far = decide.and(&far, &of_class)?;
    }
    let variables = OTHER_HEAP + 1;
    let relation = Clause { coordinates: 1, parts: 1, variables, atoms: relation.to_vec() };
    let Some(relation) = decide.atoms(&relation)? else { return Ok(false) };
    let higher = decide.zero(&linear(&[(VALUE, 1), (OTHER_VALUE, -1)], climb.saltus))?;
    for (here, there) in pairs {
        let there = there.renamed(|var| if var == HEAP { OTHER_HEAP } else { OTHER_VALUE });
        let mut joined = relation.clone();
        joined.push(there);
        if here.tracks().contains(&VALUE) {
            joined.push(higher.clone());
        }
        let carried = decide.joined(joined, [OTHER_HEAP, OTHER_VALUE])?;
        let wanted = decide.and(&here, &far)?;
        if !decide.implies(&wanted, &carried)? {
            return Ok(false);
        }
    }
    Ok(true)
}
