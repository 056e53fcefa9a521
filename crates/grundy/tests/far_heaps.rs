//! Winning moves of heaps beyond any table.

use grundy::solve::{Question, solve};
use grundy::{Budget, NimValue, games};

const FAR_HEAP: u64 = 1_000_000_000_000_000_000;

fn moves(text: &str) -> (NimValue, Vec<Vec<Vec<u64>>>, Option<u128>) {
    let position = games::position(text).unwrap();
    let answer = solve(&position, &Question::default(), &mut Budget::default()).unwrap();
    (answer.nim_value.unwrap(), answer.moves.into_iter().map(|m| m.to).collect(), answer.total)
}

/// The law does not count the splits of Lasker's Nim, but taking coins alone gives its winning move.
#[test]
fn laskers_nim_is_won_by_taking() {
    let (value, found, total) = moves("lasker : 10^18 + nim : 5");
    assert_eq!(value, NimValue((FAR_HEAP - 1) ^ 5));
    assert!(found.contains(&vec![vec![5]]), "5 is worth 5 in both games: {found:?}");
    assert_eq!(total, None);
}

/// The number of winning moves grows as the period 12 requires: the counts of heaps in one residue class form
/// an arithmetic progression, given here by two heaps by definition.
#[test]
fn kayles_is_counted_by_residue_classes() {
    let (value, found, total) = moves("kayles : 10^18");
    assert_eq!(value, NimValue(1));
    let near = |heap: u64| moves(&format!("kayles : {heap}")).2.unwrap();
    // 10^18 = 4 (mod 12), as are 1000 - 12 and 1000, which lie far beyond heap 2*71.
    let (a, b) = (near(988), near(1000));
    let steps = u128::from((FAR_HEAP - 1000) / 12);
    assert_eq!((found.len(), total), (1000, Some(b + (b - a) * steps)));
}
