//! The areas where a board changes with each move.

use grundy::{Budget, Position, games, play};
use grundy_draw::{Area, Touch, touch};

fn at(text: &str) -> Position {
    games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The board of a position, touched by the moves to these positions.
fn touched(from: &str, to: &[&str]) -> Touch {
    let moves: Vec<Position> = to.iter().map(|text| at(text)).collect();
    let touch = touch(&at(from), &moves, &mut Budget::default()).unwrap();
    assert_eq!(touch.moves.len(), to.len());
    for area in touch.moves.iter().flatten() {
        let view = touch.view;
        let inside = |at: f64, size: f64, from: f64, room: f64| at >= from && at + size <= from + room;
        assert!(inside(area.at.0, area.size.0, view.at.0, view.size.0), "{area:?} in {from}");
        assert!(inside(area.at.1, area.size.1, view.at.1, view.size.1), "{area:?} in {from}");
    }
    touch
}

/// The middles of areas, from the first one, in units.
fn steps(areas: &[Area], unit: f64) -> Vec<(f64, f64)> {
    let middle = |area: &Area| (area.at.0 + area.size.0 / 2.0, area.at.1 + area.size.1 / 2.0);
    let from = middle(&areas[0]);
    let whole = |length: f64| (length / unit * 1e6).round() / 1e6;
    areas.iter().map(|area| (whole(middle(area).0 - from.0), whole(middle(area).1 - from.1))).collect()
}

#[test]
fn a_domino_covers_two_squares() {
    let touch = touched("cram 2x3", &["cram : ##./...", "cram : #../#..", "cram : .../.##"]);
    assert_eq!(steps(&touch.moves[0], 30.0), [(0.0, 0.0), (1.0, 0.0)]);
    assert_eq!(steps(&touch.moves[1], 30.0), [(0.0, 0.0), (0.0, 1.0)]);
    assert_eq!(touch.moves[0][0], touch.moves[1][0]);
    let last = [touch.moves[0][0], touch.moves[2][0]];
    assert_eq!(steps(&last, 30.0)[1], (1.0, 1.0));
}

#[test]
fn chomp_is_touched_where_it_is_eaten() {
    let touch = touched("chomp : 4,3,1", &["chomp : 2,2,1", "chomp : 4,3"]);
    assert_eq!(steps(&touch.moves[0], 30.0), [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]);
    assert_eq!(touch.moves[1].len(), 1);
    // A box: two squares of the second layer.
    assert_eq!(touched("chomp 2x2x2", &["chomp : 2,2/2", "chomp : 2,1/2,1"]).moves[0].len(), 2);
}

#[test]
fn a_cake_keeps_its_poisoned_piece() {
    let touch = touched("cut-cake : 3x3 (2,2)", &["cut-cake : 2x3 (1,2)", "cut-cake : 3x2 (2,2)"]);
    assert_eq!(steps(&touch.moves[0], 30.0), [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]);
    assert_eq!(steps(&touch.moves[1], 30.0), [(0.0, 0.0), (0.0, 1.0), (0.0, 2.0)]);
}

#[test]
fn pins_are_touched_in_their_row() {
    let touch =
        touched("kayles : 7, 2", &["kayles : 3, 3, 2", "kayles : 2, 3, 2", "kayles : 7, 1", "kayles : 7"]);
    let [middle, two, second, all] = &touch.moves[..] else { panic!("four moves") };
    assert_eq!((middle.len(), two.len(), second.len(), all.len()), (1, 3, 2, 2));
    // The fourth pin of seven; with it the one on either side, since a row is the same from both ends.
    assert_eq!(steps(&[middle[0], two[0], two[1], two[2]], 22.0)[1..], [(-1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]);
    // The second row begins below the first one.
    assert!(second[0].at.1 > middle[0].at.1 && second == all);
}

#[test]
fn heaps_are_touched_at_the_coins_that_are_taken() {
    let touch = touched("nim : 3, 4, 5", &["nim : 1, 4, 5", "nim : 4, 5", "nim : 3, 4, 4", "nim : 3, 4"]);
    let counts: Vec<usize> = touch.moves.iter().map(Vec::len).collect();
    assert_eq!(counts, [2, 3, 1, 5]);
    // The highest coin of the last heap lies highest of all.
    let top = touch.moves[2][0].at.1;
    assert!(touch.moves.iter().flatten().all(|area| area.at.1 >= top));
    // A row that is cut in two is touched on both sides of the cut, from either end; a heap that is too high,
    // as a whole.
    assert_eq!(touched("grundy : 7", &["grundy : 3, 4", "grundy : 6, 1"]).moves[0].len(), 3);
    assert_eq!(touched("nim : 1000", &["nim : 7", "nim : 999"]).moves.concat().len(), 2);
}

#[test]
fn sums_are_touched_in_the_component_that_changes() {
    let from = "cram 2x2 + nim : 2 + cram 2x2";
    let touch = touched(from, &["cram : ##/.. + nim : 2 + cram 2x2", "cram 2x2 + nim : 2 + cram : ##/.."]);
    let [above, below] = &touch.moves[..] else { panic!("two moves") };
    assert!(above.len() == 2 && below.len() == 2 && above[0].at.1 < below[0].at.1);
    assert!(touched(from, &["cram 2x2 + nim : 2"]).moves[0].is_empty());
}

#[test]
fn tokens_are_touched_where_they_go() {
    let board = "geography {a>b, a>c, b>c}";
    let touch = touched(&format!("{board} : a"), &[&format!("{board} : b ; a"), &format!("{board} : c ; a")]);
    // The vertex that every move leaves does not distinguish moves.
    assert_eq!(touch.moves.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1]);
    let touch = touched("nimble : 1,3", &["nimble : 0,3", "nimble : 1,2", "nimble : 1,1"]);
    assert!(touch.moves.iter().all(|areas| !areas.is_empty()));
    let touch = touched("ruler : ttht", &["ruler : htt", "ruler : tttt"]);
    assert!(touch.moves.iter().all(|areas| !areas.is_empty()));
}

#[test]
fn what_is_cut_is_touched_and_the_rest_stays() {
    let board = "hackenbush {ground-a, a-b, ground-c}";
    let [left, right] = ["ground-a, a-b", "ground-a, ground-c"].map(|edges| format!("{board} : {edges}"));
    let touch = touched(board, &[&left, &right]);
    // An edge and the vertex on it.
    assert_eq!(touch.moves.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
}

/// A position of tuples, and the areas touched for each of its legal moves.
fn moves_touched(from: &str) -> Vec<(String, Vec<Area>)> {
    let found = play::moves(&at(from), usize::MAX, &mut Budget::default()).unwrap();
    let after: Vec<String> = found.moves.iter().map(|found| found.after.to_string()).collect();
    let texts: Vec<&str> = after.iter().map(String::as_str).collect();
    let touch = touched(from, &texts);
    after.into_iter().zip(touch.moves).collect()
}

#[test]
fn a_token_goes_to_the_square_that_is_touched() {
    // Rows and columns of a queen's board, by the squares that are touched: exactly those of her moves.
    for (a, b) in [(3u64, 5u64), (0, 7), (4, 4), (24, 13)] {
        let moves = moves_touched(&format!("wythoff : ({a},{b})"));
        let legal = |row: u64, column: u64| {
            let (down, across) = (a - row, b - column);
            down + across > 0 && (down == 0 || across == 0 || down == across)
        };
        let squares = (0..=a).flat_map(|row| (0..=b).map(move |column| (row, column)));
        let mut legal: Vec<(u64, u64)> = squares.filter(|&(row, column)| legal(row, column)).collect();
        let corner = touched(
            &format!("(a,b) -> (0,0) if a + b > 0 : ({a},{b})"),
            &["(a,b) -> (0,0) if a + b > 0 : (0,0)"],
        );
        let corner = corner.moves[0][0].at;
        let mut met: Vec<(u64, u64)> = Vec::new();
        for (after, areas) in &moves {
            let [area] = areas[..] else { panic!("{after} is touched at {areas:?}") };
            let place = |from: f64, to: f64| ((to - from) / 30.0).round() as u64;
            let (row, column) = (place(corner.1, area.at.1), place(corner.0, area.at.0));
            assert_eq!(*after, format!("wythoff : ({row},{column})"));
            met.push((row, column));
        }
        legal.sort_unstable();
        met.sort_unstable();
        assert_eq!(met, legal);
    }
}

#[test]
fn a_token_may_leave_its_board() {
    // Each move of Fibonacci Nim doubles the number taken; the board is large enough for its moves.
    let moves = moves_touched("fibonacci-nim : (9,4)");
    assert_eq!(moves.iter().map(|(_, areas)| areas.len()).collect::<Vec<_>>(), [1; 4]);
    // No board is that large: the list has that move.
    assert_eq!(moves_touched("(a,b) -> (a-1,1000*b) : (3,3)")[0].1, []);
    assert!(
        grundy_draw::has_board(&at("wythoff : (40,7)")) && !grundy_draw::has_board(&at("wythoff : (41,7)"))
    );
}

#[test]
fn of_two_tokens_the_one_that_moves_is_touched_too() {
    let moves = moves_touched("corner-king : (1,1), (2,2)");
    assert!(moves.iter().all(|(_, areas)| areas.len() == 2), "{moves:?}");
}

#[test]
fn columns_of_numbers_are_touched_where_they_change() {
    let moves = moves_touched("nim-with-a-pass : (3,1,0,1)");
    let mut counts: Vec<(&str, usize)> =
        moves.iter().map(|(after, areas)| (after.split(" : ").last().unwrap(), areas.len())).collect();
    counts.sort_unstable();
    assert_eq!(
        counts,
        [("(0,1,0,1)", 3), ("(1,1,0,1)", 2), ("(2,1,0,1)", 1), ("(3,0,0,1)", 1), ("(3,1,0,0)", 1)]
    );
    // The sum of the first player becomes odd with an odd number; its column grows, the number below it is
    // touched.
    let moves = moves_touched("even-number-addicts : (2,1,0,0)");
    assert_eq!(moves.iter().map(|(_, areas)| areas.len()).collect::<Vec<_>>(), [2, 1], "{moves:?}");
    let grows = moves_touched("i -> 2*i if 2*i <= 100 and i > 0 : 3");
    assert_eq!(grows[0].1.len(), 1);
}
