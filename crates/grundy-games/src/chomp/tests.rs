//! Both kinds of bars.

use super::*;
use crate::judge::{by_words, value};
use grundy_rules::promises;
use std::collections::{BTreeSet, HashMap};

fn bar(text: &str) -> Bar {
    Chomp.parse_position(text).unwrap()
}

#[test]
fn promises() {
    let bars = ["1x1", "1x7", "7x1", "2x6", "6x2", "9,2", "6,5", "2,2,2,1,1,1", "2,1,1,1", "3x4", "5,3,3,1"];
    let bars = bars.map(|text| Chomp.parse_position(text).unwrap());
    promises::all(&Chomp, bars.clone()).unwrap();
    promises::notation(&Chomp, bars).unwrap();
}

#[test]
fn far_bars() {
    let moves = |text: &str, value| {
        let bar = Chomp.parse_position(text).unwrap();
        let known = Chomp.known_moves(&bar, NimValue(value), usize::MAX)?;
        Some(known.first.iter().map(|m| Chomp.show_move(&bar, m)).collect::<Vec<_>>().join(" "))
    };
    for (text, value, shown) in [
        ("10^18", 0, "(1,2)"),
        ("1x10^18", 999_999_999_999_999_998, "(1,1000000000000000000)"),
        ("10^18", 999_999_999_999_999_999, ""),
        ("18446744073709551615", u64::MAX, ""),
        ("1x1", 0, ""),
        ("2x10^18", 0, "(2,1000000000000000000)"),
        ("10^18, 5", 0, "(1,7)"),
        ("18446744073709551615, 18446744073709551614", 0, ""),
        ("100x1", 7, "(9,1)"),
        ("100x2", 0, "(100,2)"),
        ("2,2,1,1,1", 0, "(4,1)"),
    ] {
        assert_eq!(moves(text, value).as_deref(), Some(shown), "{text} to {value}");
    }
    assert_eq!((moves("2x10^18", 1), moves("3x10^18", 0)), (None, None));
}

#[test]
fn solid_bars_keep_their_promises() {
    for text in
        ["2x2x2", "2x2x3", "2x3x2", "4x1x2", "2x1x1", "2x2x2x2", "3,2,1/2,2/1", "2,1/1//1/1", "2/2//1"]
    {
        promises::all(&Chomp, [bar(text)]).unwrap_or_else(|broken| panic!("{text}: {broken}"));
        promises::notation(&Chomp, [bar(text)]).unwrap();
    }
}

/// Places with their coordinates.
type Places = BTreeSet<Vec<u8>>;

fn places(sides: &[u8]) -> Places {
    let longer = |all: Vec<Vec<u8>>, &side: &u8| {
        all.iter().flat_map(|place| (0..side).map(move |at| [&place[..], &[at]].concat())).collect()
    };
    sides.iter().fold(vec![vec![]], longer).into_iter().collect()
}

/// The nim-value by definition; if only the poison is left, there is no move.
fn mex(left: &Places, known: &mut HashMap<Places, u64>) -> u64 {
    if let Some(&value) = known.get(left) {
        return value;
    }
    let mut options = Vec::new();
    for eaten in left.iter().filter(|place| place.iter().any(|&at| at > 0)) {
        let stays = |place: &&Vec<u8>| place.iter().zip(eaten).any(|(at, eaten)| at < eaten);
        options.push(mex(&left.iter().filter(stays).cloned().collect(), known));
    }
    let value = (0..).find(|value| !options.contains(value)).unwrap();
    known.insert(left.clone(), value);
    value
}

#[test]
fn small_boxes_agree_with_the_definition() {
    let mut words = HashMap::new();
    for sides in
        [&[2u8, 2, 2][..], &[2, 2, 4], &[2, 3, 3], &[3, 3, 3], &[4, 2, 3], &[2, 2, 2, 2], &[3, 1, 2, 1, 2]]
    {
        let text = sides.iter().map(u8::to_string).collect::<Vec<_>>().join("x");
        let expected = mex(&places(sides), &mut HashMap::new());
        assert_eq!(by_words(&Chomp, &Chomp.words(&bar(&text)).unwrap(), &mut words), expected, "{text}");
        assert_eq!(value(&Chomp, &bar(&text)), expected, "{text}");
        assert_eq!(Chomp.known_outcome(&bar(&text)), Some(NimValue(expected).outcome()), "{text}");
    }
}

#[test]
fn a_box_of_primes_is_schuhs_game() {
    use crate::schuh::Schuh;
    use grundy_rules::WithBoard;
    for (text, n) in [("2x2x2", "30"), ("2x3x3", "180"), ("4x2x2", "120"), ("2x2x2x2", "210")] {
        let game = Schuh::on(n).unwrap();
        assert_eq!(value(&Chomp, &bar(text)), value(&game, &game.start().unwrap()), "{text}");
    }
}

#[test]
fn directions_may_be_exchanged() {
    let one = Chomp.representative(bar("3,1/2"));
    for other in ["2,1,1/1,1", "3,2/1", "2,1/1,1/1", "2,1/1/1", "2,1/2/1"] {
        let same = other != "2,1/1/1";
        assert_eq!(Chomp.representative(bar(other)) == one, same, "{other}");
        assert_eq!(Chomp.words(&bar(other)) == Chomp.words(&bar("3,1/2")), same, "{other}");
    }
    assert_eq!(Chomp.representative(bar("2x3x4")), Chomp.representative(bar("4x2x3")));
    assert_eq!(Chomp.representative(bar("3/2/1")), Chomp.representative(bar("3,2,1")));
    assert_eq!(Chomp.representative(bar("2,1//2")), Chomp.representative(bar("2,2/1")));
    assert_eq!(Chomp.known(&bar("7x1x1")), Some(NimValue(6)));
    assert_eq!(Chomp.known_outcome(&bar("2x1x4")), Some(Outcome::Next));
}

#[test]
fn layers_are_read_or_refused_at_the_character() {
    let shown = |text: &str| Chomp.show_position(&bar(text));
    assert_eq!(shown("2x2x3"), "3,3/3,3");
    assert_eq!(shown("2x2x2x2"), "2,2/2,2//2,2/2,2");
    assert_eq!(shown(" 3 , 2 / 2\n/ 1 "), "3,2/2/1");
    assert_eq!((shown("1x1x3x4"), shown("1x1x7")), ("4,4,4".into(), "7".into()));
    assert_eq!(Chomp.show_move(&bar("2x2x3"), &Bite::Cell(11)), "(2,2,3)");
    let after = Chomp.apply(&bar("2x2x3"), &Bite::Cell(6));
    assert_eq!((Chomp.show_position(&after), after), ("3,3".into(), Bar::from(vec![3, 3])));
    let refused = |text: &str| {
        let error = Chomp.parse_position(text).unwrap_err();
        (error.column, error.message)
    };
    for (text, column) in
        [("3,2/3,3", 7), ("3,2/2,2,1", 9), ("2/1/2", 5), ("2/1//3", 6), ("2,2//2,2/1", 10), ("2/0", 3)]
    {
        assert_eq!(refused(text).0, column, "{text}");
    }
    assert_eq!(refused("3,2/"), (5, "a layer without rows".into()));
    assert_eq!(refused("/3"), (1, "a layer without rows".into()));
    // A comment in place of rows (found by fuzzing: the bar was shown without squares, with a panic).
    for (text, column) in [("#,2/##/#", 1), ("2/#/1", 3), ("2/1/ #", 5)] {
        assert_eq!(refused(text), (column, "a layer without rows".into()), "{text}");
    }
    assert_eq!(refused("6x6x6").1, "a bar with too many squares");
    assert_eq!(refused("2x18446744073709551615x2").1, "a bar with too many squares");
    assert_eq!(refused("5000000000/1").1, "a bar with too many squares");
    assert_eq!(refused("2x2x2x2x2x2x2x2").1, "a bar with too many directions");
    assert_eq!(refused("1//////1").1, "a bar with too many directions");
    assert_eq!(refused("2x0x2").1, "a board without squares");
}
