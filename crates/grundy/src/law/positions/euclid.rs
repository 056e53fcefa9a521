//! Euclid's game, whose moves linear arithmetic cannot express, and a rule with the same P-positions.

use grundy_rules::formula::euclid::Euclid;
use grundy_rules::logic::{Atom, Clause, Linear, Var};
use grundy_words::say;

/// Why the clauses may replace the rule.
pub(super) fn lemma(game: Euclid) -> String {
    let (least, last) = match game {
        Euclid::ToZero => ("2x", "y mod x"),
        Euclid::Positive => ("2x+1", "(y-1) mod x + 1"),
    };
    say!("checked-euclid-lemma", least = least, remainder = last)
}

/// The rule that is decided instead.
pub(super) fn simpler(game: Euclid) -> String {
    let least = match game {
        Euclid::ToZero => "2x",
        Euclid::Positive => "2x+1",
    };
    say!("checked-euclid-simpler", least = least)
}

/// A rule with the same P-positions: where the larger number y is at least twice the smaller number x, a move
/// leads to (0,0); otherwise there is at most one option, (x, y−x).
///
/// # Laws
/// They are the P-positions of Euclid's game, by [`lemma`]; (0,0) has no move, so it is one. The lemma needs
/// y ≥ 2x, but y > 2x where something must be left.
pub(super) fn clauses(game: Euclid) -> Vec<Clause> {
    let strict = match game {
        Euclid::ToZero => 0,
        Euclid::Positive => 1,
    };
    let form = |terms: &[(Var, i64)], constant: i64| {
        let mut terms = terms.to_vec();
        terms.sort_unstable();
        Linear { terms, constant }
    };
    let clause = |mut atoms: Vec<Atom>, smaller: Var| {
        atoms.push(Atom::AtMostZero(form(&[(smaller, -1)], 1)));
        Clause { coordinates: 2, parts: 1, variables: 4, atoms }
    };
    let both = [(0, 1), (1, 0)].map(|(larger, smaller)| {
        let (left, kept) = (larger + 2, smaller + 2);
        let once = vec![
            Atom::AtMostZero(form(&[(smaller, 1), (larger, -1)], strict)),
            Atom::AtMostZero(form(&[(larger, 1), (smaller, -2)], 1 - strict)),
            Atom::Zero(form(&[(left, 1), (larger, -1), (smaller, 1)], 0)),
            Atom::Zero(form(&[(kept, 1), (smaller, -1)], 0)),
        ];
        let often = vec![
            Atom::AtMostZero(form(&[(smaller, 2), (larger, -1)], strict)),
            Atom::Zero(form(&[(left, 1)], 0)),
            Atom::Zero(form(&[(kept, 1)], 0)),
        ];
        [clause(once, smaller), clause(often, smaller)]
    });
    both.concat()
}

/// The moves to pairs for which `holds` is true, if it describes the P-positions; ascending.
pub(super) fn moves(game: Euclid, [a, b]: [u64; 2], holds: impl Fn([u64; 2]) -> bool) -> Vec<[u64; 2]> {
    let mut found = Vec::new();
    for (larger, smaller, turned) in [(a, b, false), (b, a, true)] {
        let most = match game {
            Euclid::ToZero => larger.checked_div(smaller),
            Euclid::Positive => larger.saturating_sub(1).checked_div(smaller),
        };
        // Fewer times leave at least twice the smaller number.
        for times in most.into_iter().flat_map(|most| most.saturating_sub(1).max(1)..=most) {
            let left = larger - times * smaller;
            let pair = if turned { [smaller, left] } else { [left, smaller] };
            found.extend(holds(pair).then_some(pair));
        }
    }
    found.sort_unstable();
    found
}
