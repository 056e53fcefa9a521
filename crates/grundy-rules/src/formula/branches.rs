//! Conditions in disjunctive normal form.

use super::ast::{Cond, Expr, Relation};

/// A condition without `and`, `or` and `not`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Atom<'a> {
    /// A comparison.
    Compare(&'a Expr, Relation, &'a Expr),
    /// `a divides b`, or that it does not.
    Divides(&'a Expr, &'a Expr, bool),
    /// A predicate, or that it does not hold.
    Holds(&'a Expr, bool),
}

/// A condition as a disjunction: all atoms of one of these lists hold.
#[derive(Clone, Debug)]
pub(crate) struct Branches<'a> {
    /// The lists.
    pub any: Vec<Vec<Atom<'a>>>,
    /// Whether the lists are equivalent to the condition. Otherwise they are weaker: if the condition holds,
    /// one of the lists holds.
    pub exact: bool,
}

/// The normal form of a condition with at most `most` lists.
///
/// If a branch of the condition holds, all its comparisons have been evaluated, so they may be assumed to be
/// defined.
pub(crate) fn branches(condition: Option<&Cond>, most: usize) -> Branches<'_> {
    let mut exact = true;
    let any = condition.map_or_else(|| vec![Vec::new()], |cond| normal(cond, true, most, &mut exact));
    Branches { any, exact }
}

/// The largest number of comparisons in a list; the rest is dropped.
const MAX_ATOMS: usize = 32;

fn normal<'a>(cond: &'a Cond, positive: bool, most: usize, exact: &mut bool) -> Vec<Vec<Atom<'a>>> {
    match (cond, positive) {
        (Cond::And(list), true) => all(list.iter().map(|c| (c, true)), most, exact),
        (Cond::Or(list), false) => all(list.iter().map(|c| (c, false)), most, exact),
        (Cond::And(list), false) => one(list.iter().map(|c| (c, false)), most, exact),
        (Cond::Or(list), true) => one(list.iter().map(|c| (c, true)), most, exact),
        (Cond::Not(inner), _) => normal(inner, !positive, most, exact),
        (Cond::Divides(a, b), _) => vec![vec![Atom::Divides(a, b, positive)]],
        (Cond::Holds(e), _) => vec![vec![Atom::Holds(e, positive)]],
        (Cond::Compare(list, relations), _) => {
            let pairs =
                relations.iter().enumerate().filter_map(|(i, &r)| Some((list.get(i)?, r, list.get(i + 1)?)));
            if positive {
                let mut atoms: Vec<_> = pairs.map(|(a, r, b)| Atom::Compare(a, r, b)).collect();
                *exact &= atoms.len() <= MAX_ATOMS;
                atoms.truncate(MAX_ATOMS);
                vec![atoms]
            } else {
                let any: Vec<_> = pairs.map(|(a, r, b)| vec![Atom::Compare(a, opposite(r), b)]).collect();
                if any.len() > most { nothing_known(exact) } else { any }
            }
        }
    }
}

fn all<'a>(
    list: impl Iterator<Item = (&'a Cond, bool)>,
    most: usize,
    exact: &mut bool,
) -> Vec<Vec<Atom<'a>>> {
    let mut product: Vec<Vec<Atom>> = vec![Vec::new()];
    for (cond, positive) in list {
        if product.iter().all(|atoms| atoms.len() >= MAX_ATOMS) {
            *exact = false;
            break;
        }
        let more = normal(cond, positive, most, exact);
        if product.len() * more.len() > most {
            *exact = false;
            continue;
        }
        let joined = product.iter().flat_map(|old| more.iter().map(move |new| [&old[..], &new[..]].concat()));
        product = joined.collect();
    }
    product
}

fn one<'a>(
    list: impl Iterator<Item = (&'a Cond, bool)>,
    most: usize,
    exact: &mut bool,
) -> Vec<Vec<Atom<'a>>> {
    let mut any = Vec::new();
    for (cond, positive) in list {
        any.extend(normal(cond, positive, most, exact));
        if any.len() > most {
            return nothing_known(exact);
        }
    }
    any
}

fn nothing_known<'a>(exact: &mut bool) -> Vec<Vec<Atom<'a>>> {
    *exact = false;
    vec![Vec::new()]
}

fn opposite(relation: Relation) -> Relation {
    match relation {
        Relation::Equal => Relation::NotEqual,
        Relation::NotEqual => Relation::Equal,
        Relation::Less => Relation::GreaterEqual,
        Relation::LessEqual => Relation::Greater,
        Relation::Greater => Relation::LessEqual,
        Relation::GreaterEqual => Relation::Less,
    }
}
