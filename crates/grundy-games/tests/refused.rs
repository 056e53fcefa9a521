//! Bad texts about bundled games: where the error points, what it says, and what it advises.

use grundy_games::{position, ruleset};

#[test]
fn a_size_is_no_rule() {
    let error = ruleset("cram 3x4").unwrap_err();
    assert_eq!((error.line, error.column, error.length), (1, 6, 3));
    assert_eq!(error.message, "the size of a board is no number: 3x4");
    assert_eq!(
        error.help.as_deref(),
        Some("a board is a position to be solved, drawn or played, as in `cram : 3x4`")
    );
}

#[test]
fn names_of_bundled_games_are_suggested() {
    for (typed, near) in [("cramm : 3x3", "cram"), ("chmop : 4,3", "chomp"), ("kayels : 5", "kayles")] {
        let error = position(typed).unwrap_err();
        assert_eq!(error.help, Some(format!("did you mean `{near}`?")), "{typed}");
    }
}

#[test]
fn a_game_on_a_board_says_what_it_needs() {
    let error = position("node-kayles : 3").unwrap_err();
    assert_eq!(error.message, "node-kayles needs its board");
    assert!(error.expected.unwrap().ends_with("as in `node-kayles path 7`"));
}
