//! Compares both games with plain recursion over sets of squares.

use super::cannibal::CannibalClobber;
use super::*;
use crate::judge::by_words;
use grundy_rules::promises;
use std::collections::{BTreeMap, HashMap};

fn board(text: &str) -> Stones {
    Clobber.parse_position(text).unwrap()
}

/// Stones by row and column, each with its colour.
type Stand = BTreeMap<(i8, i8), char>;

fn stand(text: &str) -> Stand {
    let stones = text.split('/').enumerate().flat_map(|(row, stones)| {
        stones.chars().enumerate().map(move |(column, stone)| ((row as i8, column as i8), stone))
    });
    stones.filter(|(_, stone)| *stone != '.').collect()
}

/// The nim-value by definition; in Cannibal Clobber colours do not matter.
fn mex(stones: &Stand, cannibal: bool, known: &mut HashMap<Stand, u64>) -> u64 {
    if let Some(&value) = known.get(stones) {
        return value;
    }
    let mut options = Vec::new();
    for (&(row, column), &stone) in stones {
        for to in [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)] {
            if stones.get(&to).is_some_and(|&other| cannibal || other != stone) {
                let mut next = stones.clone();
                next.remove(&(row, column));
                next.insert(to, stone);
                options.push(mex(&next, cannibal, known));
            }
        }
    }
    let value = (0..).find(|value| !options.contains(value)).unwrap();
    known.insert(stones.clone(), value);
    value
}

#[test]
fn keep_their_promises() {
    for text in ["2x4", "1x7", "3x3", "xxo/.ox/oo.", "xoox/.xx.", "x.o/ooo", "xo/ox/xx/oo", "xx", ".", "x"] {
        promises::all(&Clobber, [board(text)]).unwrap_or_else(|broken| panic!("{text}: {broken}"));
        promises::notation(&Clobber, [board(text)]).unwrap();
        let stones = CannibalClobber.parse_position(text).unwrap();
        promises::all(&CannibalClobber, [stones]).unwrap_or_else(|broken| panic!("{text}: {broken}"));
        promises::notation(&CannibalClobber, [stones]).unwrap();
    }
}

#[test]
fn all_small_boards_agree_with_the_definition() {
    for (rows, columns) in [(1, 7), (2, 4), (3, 3)] {
        let (mut plain, mut cannibal) = (HashMap::new(), HashMap::new());
        let (mut words, mut cannibal_words) = (HashMap::new(), HashMap::new());
        for at in 0..3u32.pow(rows * columns) {
            let sign = |square: u32| ['.', 'x', 'o'][(at / 3u32.pow(square) % 3) as usize];
            let row = |row: u32| (0..columns).map(|column| sign(row * columns + column)).collect::<String>();
            let text = (0..rows).map(row).collect::<Vec<_>>().join("/");
            let (stones, seen) = (board(&text), stand(&text));
            let value = mex(&seen, false, &mut plain);
            assert_eq!(by_words(&Clobber, &Clobber.words(&stones).unwrap(), &mut words), value, "{text}");
            assert!(Clobber.known(&stones).is_none_or(|known| known.0 == value), "{text}");
            if text.contains('o') {
                continue;
            }
            let stones = CannibalClobber.parse_position(&text).unwrap();
            let value = mex(&seen, true, &mut cannibal);
            let all = CannibalClobber.words(&stones).unwrap();
            assert_eq!(by_words(&CannibalClobber, &all, &mut cannibal_words), value, "{text}");
            let outcome = CannibalClobber.known_outcome(&stones);
            assert!(outcome.is_none_or(|known| known == NimValue(value).outcome()), "{text}");
        }
    }
}

/// 0.6, as in `vectors/`: each strip is the heap of its length.
#[test]
fn strips_of_cannibals_are_officers() {
    let officers = [0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5];
    let mut known = HashMap::new();
    for (n, &value) in officers.iter().enumerate().skip(1) {
        let strip = CannibalClobber.parse_position(&format!("1x{n}")).unwrap();
        let words = CannibalClobber.words(&strip).unwrap();
        assert_eq!(by_words(&CannibalClobber, &words, &mut known), value, "{n}");
    }
}

#[test]
fn reflections_and_colours_have_one_representative() {
    let one = Clobber.representative(board("xxo/.ox"));
    for other in ["oxx/xo.", ".ox/xxo", "oox/.xo", "x./xo/ox", "...../.xxo./..ox.", "xxo./.ox./...x"] {
        assert_eq!(Clobber.representative(board(other)), one, "{other}");
    }
    // A path is stretched for every direction of its bends.
    assert_eq!(Clobber.show_position(&Clobber.representative(board("xx./.o./.ox"))), "oxxoo");
    assert_eq!(Clobber.representative(board("oo/x./xo")), Clobber.representative(board("ooxxo")));
    let one = CannibalClobber.representative(CannibalClobber.parse_position("xxo/.o.").unwrap());
    assert_eq!(CannibalClobber.show_position(&one), "xxx/.x.");
}

#[test]
fn images_answer() {
    let known = |text: &str| Clobber.known(&board(text)).is_some();
    assert!(known("4x6") && known("8x16") && known("xoox") && known("xo/oo/oo/xo"));
    // Colours are exchanged: no stone may stand beside its image.
    assert!(known("xxo/o.x/xoo") && !known("xx./.oo"));
    assert!(!known("1x2") && !known("1x4") && !known("3x3") && !known("3x4"));
    let outcome = |text: &str| CannibalClobber.known_outcome(&CannibalClobber.parse_position(text).unwrap());
    use grundy_rules::Outcome::{Next, Previous};
    assert_eq!(
        [outcome("4x6"), outcome("3x5"), outcome("1x1")],
        [Some(Previous), Some(Next), Some(Previous)]
    );
    assert_eq!([outcome("3x4"), outcome("xxx/x.x/xxx")], [None, Some(Previous)]);
}

#[test]
fn words_hold_boards_of_some_size() {
    let fits = |text: &str| Clobber.words(&board(text)).is_some();
    assert!(fits("6x10") && fits("1x61") && fits("61x1") && fits("x/o/."));
    assert!(!fits("1x62") && !fits("8x8"));
    let fits = |text: &str| CannibalClobber.words(&CannibalClobber.parse_position(text).unwrap()).is_some();
    assert!(fits("11x11") && fits("121x1") && !fits("1x122"));
    for text in ["6x10", "1x61", "x.o/oxo", "xo/x."] {
        let stones = board(text).representative();
        assert_eq!(Stones::of_word(stones.word().unwrap()), stones, "{text}");
    }
}

#[test]
fn texts_are_read_or_refused_at_the_character() {
    assert_eq!(Clobber.show_position(&board("xo\nox\n")), "2x2");
    assert_eq!(Clobber.show_position(&board("ox/xo")), "ox/xo");
    assert_eq!(board("2x3"), board("xox/oxo"));
    let refused = |text: &str| {
        let error = Clobber.parse_position(text).unwrap_err();
        (error.column, error.message)
    };
    assert_eq!(refused("xo#"), (3, "'#' is no square".into()));
    assert_eq!(refused("xo/xox"), (4, "this row has 3 squares, but the first one has 2".into()));
    assert_eq!(refused("12x11").1, "a board with too many squares");
    assert_eq!(refused("").1, "a row without squares");
    assert_eq!(CannibalClobber.parse_position("xX").unwrap_err().column, 2);
}
