//! The first checks of a rule in core form.

use super::wrong;
use crate::Fault;
use crate::machine::{Logic, linear};
use grundy_rules::logic::{Atom, Clause, Core, Kind, Move, Split};
use grundy_rules::{Budget, Stopped, Why};

/// The largest number of coordinates.
const MAX_COORDINATES: usize = 64;
/// The largest number of variables in a clause.
const MAX_VARIABLES: usize = 64;
/// The largest number of heaps that a move leaves.
const MAX_HEAPS: u32 = 255;

/// Checks that the moves are those of a core form, and that every heap left is smaller (for clauses, the
/// proof shows that).
pub(super) fn well_formed(rule: &Core) -> Result<(), Fault> {
    if !(1..=MAX_COORDINATES).contains(&rule.coordinates) {
        return wrong(format!("a part is one number, or up to {MAX_COORDINATES}"));
    }
    for each in &rule.moves {
        let fits = match each {
            _ if rule.coordinates > 1 && !matches!(each, Move::Where(_)) => false,
            Move::Take(least, most) => *least >= 1 && most.is_none_or(|most| *least <= most),
            Move::Split(split) => fits(split),
            Move::Run(least) => *least >= 1,
            Move::Where(clause) => {
                let atom = |atom: &Atom| {
                    let says = match atom {
                        Atom::Power { base, .. } => *base >= 2,
                        Atom::Xor([x, y, z]) => x != y && y != z && z != x,
                        Atom::Zero(_) | Atom::AtMostZero(_) => true,
                    };
                    says && atom.variables().all(|var| var < clause.variables)
                };
                clause.variables <= MAX_VARIABLES
                    && clause.coordinates == rule.coordinates
                    && clause.parts < MAX_VARIABLES
                    && clause.told() <= clause.variables
                    && clause.atoms.iter().all(atom)
            }
        };
        if !fits {
            return wrong(format!("`{}` is no move of the core form", words(each)));
        }
    }
    Ok(())
}

/// The moves as clauses. From heap 0 there is no move.
pub(super) fn clauses(rule: &Core, budget: &Budget<'_>) -> Result<Vec<Clause>, Fault> {
    if rule.moves.iter().any(|each| matches!(each, Move::Run(_))) {
        return wrong("runs are no clauses of linear arithmetic");
    }
    let Some(mut clauses) = rule.clauses() else { return Err(budget.stop(Why::Work).into()) };
    if rule.coordinates == 1 {
        clauses.iter_mut().for_each(|clause| clause.atoms.push(not_empty()));
    }
    Ok(clauses)
}

/// Whether all that the moves leave is smaller than the heap; false if that cannot be decided here.
pub(crate) fn falls(rule: &Core, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
    let Some(clauses) = rule.clauses() else { return Ok(false) };
    for mut clause in clauses {
        clause.atoms.push(not_empty());
        let bases = clause.atoms.iter().find_map(|atom| match atom {
            Atom::Power { base, .. } => Some(*base),
            Atom::Xor(_) => Some(2),
            Atom::Zero(_) | Atom::AtMostZero(_) => None,
        });
        let mut logic = Logic::of_base(bases.unwrap_or(2), budget);
        let Some(relation) = logic.clause(&clause, clause.told())? else { return Ok(false) };
        for part in 1..=clause.parts {
            let smaller = logic.at_most_zero(&linear(&[(1, part), (-1, 0)], 1))?;
            if !logic.implies(&relation, &smaller)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Heap 0 has no moves.
fn not_empty() -> Atom {
    Atom::AtMostZero(linear(&[(-1, 0)], 1))
}

fn words(each: &Move) -> String {
    match each {
        Move::Where(_) => "where …".into(),
        other => other.to_string(),
    }
}

fn fits(split: &Split) -> bool {
    split.heaps <= MAX_HEAPS
        && split.every != Some(0)
        && (split.heaps >= 2 || split.kind == Kind::Any)
        && split.shrinks()
}

/// The largest number of coins that a move takes, if there are finitely many take numbers and places; `None`
/// if there is no largest.
pub(super) fn most_taken(rule: &Core) -> Option<u64> {
    let most = |each: &Move| match each {
        Move::Take(_, most) => *most,
        Move::Split(split) => split.every.is_none().then(|| split.taken.max(0).unsigned_abs()),
        Move::Run(_) | Move::Where(_) => None,
    };
    rule.moves.iter().try_fold(0, |largest, each| most(each).map(|most| largest.max(most)))
}
