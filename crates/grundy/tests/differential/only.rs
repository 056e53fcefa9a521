//! A single question agrees with the whole answer; games on words agree with the same games without words.

use grundy::certificate::{Certificate, Claim};
use grundy::games::{chomp::Chomp, cram::Cram, node_kayles::NodeKayles};
use grundy::promises::Bare;
use grundy::solve::{Answer, Question, Wanted, Worths, nim_value, outcome, solve, winning_moves};
use grundy::{
    Budget, Convention, Failure, Impartial, KnownBy, NimValue, Notation, Outcome, WithBoard, games,
};
use proptest::prelude::*;

fn ask(text: &str, only: Option<Wanted>, convention: Convention, budget: &mut Budget<'_>) -> Answer {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let question = Question { convention, only, ..Question::default() };
    solve(&position, &question, budget).unwrap_or_else(|failure| panic!("{text}: {failure}"))
}

/// The ticks of an answer.
fn ticks(text: &str, only: Option<Wanted>) -> u64 {
    let mut budget = Budget::default();
    ask(text, only, Convention::Normal, &mut budget);
    budget.spent().work
}

/// Asks for everything, then for each thing alone.
#[track_caller]
fn agree(text: &str) {
    let alone = |only| ask(text, Some(only), Convention::Normal, &mut Budget::default());
    let all = ask(text, None, Convention::Normal, &mut Budget::default());
    let who = alone(Wanted::Outcome);
    assert_eq!((who.outcome, who.nim_value), (all.outcome, None), "{text}");
    assert_eq!(who.total, (all.outcome == Outcome::Previous).then_some(0), "{text}");
    assert!(who.moves.is_empty() && !who.ways.is_empty() && who.ways[0] == who.known_by, "{text}");
    let value = alone(Wanted::NimValue);
    assert_eq!((value.outcome, value.nim_value, value.known_by), (all.outcome, all.nim_value, all.known_by));
    assert!(value.moves.is_empty() && value.references == all.references, "{text}");
}

/// A random board of at most 20 squares, as text.
fn board(free: u32, columns: usize) -> String {
    let square = |at: usize| if free >> at & 1 == 1 { '.' } else { '#' };
    let row = |row: usize| (0..columns).map(|column| square(row * columns + column)).collect::<String>();
    (0..20 / columns).map(row).collect::<Vec<_>>().join("/")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn one_thing_agrees_with_the_whole_answer(
        free in any::<u32>(),
        other in any::<u32>(),
        columns in 2usize..7,
        mut bar in prop::collection::vec(1u64..5, 1..4),
        strip in "[.X]{1,6}",
        kayles in prop::collection::vec(0u64..30, 0..3),
        nim in 0u64..8,
        which in prop::collection::vec(any::<bool>(), 6),
    ) {
        bar.sort_by_key(|&row| std::cmp::Reverse(row));
        let bar = bar.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let kayles = kayles.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let all = [
            format!("cram : {}", board(other, columns)),
            format!("chomp : {bar}"),
            format!("treblecross : {}", strip.replace("XXX", "XX.")),
            format!("kayles : {kayles}"),
            format!("nim : {nim}, 3, {nim}"),
            "node-kayles {a-b, b-c, c-d, d-a, d-e} + wythoff : (2,3)".into(),
        ];
        let chosen = all.into_iter().zip(which).filter_map(|(part, chosen)| chosen.then_some(part));
        let first = std::iter::once(format!("cram : {}", board(free, columns)));
        agree(&first.chain(chosen).collect::<Vec<_>>().join(" + "));
    }

    #[test]
    fn misere_play_too(a in 0u64..7, b in 0u64..7, free in 0u32..1 << 8) {
        for text in [
            format!("nim : {a}, {b}, 1"),
            format!("kayles : {a}, {b}"),
            format!("nimble : {a}, {b}"),
            format!("cram : {} + 0.77 : {a}", board(free, 4)),
        ] {
            let [all, who] = [None, Some(Wanted::Outcome)]
                .map(|only| ask(&text, only, Convention::Misere, &mut Budget::default()));
            prop_assert_eq!((who.outcome, who.known_by), (all.outcome, all.known_by), "{}", &text);
            prop_assert_eq!((who.references, who.moves.len()), (all.references, 0), "{}", &text);
        }
    }

    #[test]
    fn words_agree_with_positions(free in any::<u32>(), columns in 2usize..7, mut bar in prop::collection::vec(1u64..6, 1..5)) {
        bar.sort_by_key(|&row| std::cmp::Reverse(row));
        without_words(&Cram, &Cram.parse_position(&board(free & 0xffff, columns)).unwrap());
        without_words(&Chomp, &bar.into());
    }
}

#[track_caller]
fn without_words<R: Impartial>(rules: &R, position: &R::Position) {
    let (mut fast, mut slow) = (Budget::default(), Budget::default());
    let bare = Bare(rules);
    assert_eq!(nim_value(rules, position, &mut fast), nim_value(&bare, position, &mut slow), "{position:?}");
    let who = |budget: &mut Budget<'_>| outcome(rules, position, Convention::Normal, budget);
    assert_eq!(who(&mut fast), outcome(&bare, position, Convention::Normal, &mut slow), "{position:?}");
    assert_eq!(
        winning_moves(rules, position, Convention::Normal, &mut fast),
        winning_moves(&bare, position, Convention::Normal, &mut slow),
        "{position:?}"
    );
    assert_eq!((fast.spent().bytes, slow.spent().bytes), (0, 0), "nothing is held behind an answer");
}

#[test]
fn graphs_on_words_agree_too() {
    for graph in ["cycle 9", "path 11", "grid 3x4", "{a-b, b-c, c-d, d-a, d-e, e-f, f-a}"] {
        let game = NodeKayles::on(graph).unwrap();
        without_words(&game, &game.start().unwrap());
    }
}

/// J. Lemoine, S. Viennot (2012), table 2.
#[test]
fn a_game_of_ones_own_is_searched_on_its_words() {
    let board = Cram.parse_position("5x6").unwrap();
    let mut budget = Budget::work(20_000_000);
    assert_eq!(nim_value(&Cram, &board, &mut budget), Ok(NimValue(2)));
    let mut budget = Budget::work(10_000);
    assert!(matches!(nim_value(&Cram, &board, &mut budget), Err(Failure::Stopped(_))));
    assert_eq!(budget.spent().bytes, 0);
}

#[test]
fn who_wins_takes_less() {
    for text in
        ["cram 5x7", "cram 5x5 + kayles : 1", "cram 5x6 + kayles : 1", "cram 4x5 + cram 3x5 + nim : 1"]
    {
        agree(text);
        let (who, value, all) =
            (ticks(text, Some(Wanted::Outcome)), ticks(text, Some(Wanted::NimValue)), ticks(text, None));
        assert!(who < value && value < all, "{text}: {who}, {value}, {all}");
    }
    // Denying a large nim-value takes longer than finding the value.
    let (none, large) = ("cram 5x6", "cram 5x6 + nim : 6");
    assert!(ticks(large, Some(Wanted::Outcome)) < 2 * ticks(none, Some(Wanted::NimValue)));
}

#[test]
fn theorems_and_equal_parts_answer_at_once() {
    for (text, outcome, known_by) in [
        ("cram 9x9 + cram 9x9", Outcome::Previous, KnownBy::Definition),
        ("cram 8x8 + kayles : 0", Outcome::Previous, KnownBy::Theorem),
        ("cram 8x8 + cram 2x3 + nim : 1", Outcome::Previous, KnownBy::Theorem),
        ("chomp 40x50 + nim : 1, 1", Outcome::Next, KnownBy::Theorem),
        ("treblecross 101 + cram 10x10", Outcome::Next, KnownBy::Theorem),
        ("chomp : 1000000000,999999999 + nim : 5", Outcome::Next, KnownBy::Theorem),
        ("n -> n-1 | floor(n/2) if n > 2 : 9, 9", Outcome::Previous, KnownBy::Definition),
    ] {
        let answer = ask(text, Some(Wanted::Outcome), Convention::Normal, &mut Budget::work(20_000));
        assert_eq!((answer.outcome, answer.known_by), (outcome, known_by), "{text}");
    }
}

#[test]
fn the_nim_value_is_insisted_on() {
    let value = |text: &str, work| {
        let question = Question { only: Some(Wanted::NimValue), ..Question::default() };
        solve(&games::position(text).unwrap(), &question, &mut Budget::work(work))
    };
    // A theorem gives the outcome.
    assert_eq!(value("cram 4x7", 10_000_000).unwrap().nim_value, Some(NimValue(3)));
    assert!(matches!(value("chomp 40x50", 100_000), Err(Failure::Stopped(_))));
    for (text, convention) in
        [("kayles : 3", Convention::Misere), ("even-number-addicts : (2,1,0)", Convention::Normal)]
    {
        let question = Question { only: Some(Wanted::NimValue), convention, ..Question::default() };
        let failure = solve(&games::position(text).unwrap(), &question, &mut Budget::default()).unwrap_err();
        assert!(matches!(failure, Failure::Refused(_)), "{text}: {failure}");
    }
    let who = ask(
        "even-number-addicts : (2,1,0)",
        Some(Wanted::Outcome),
        Convention::Normal,
        &mut Budget::default(),
    );
    assert_eq!((who.outcome, who.total), (Outcome::Previous, Some(0)));
}

/// The nim-value is found neither before the proof of an outcome nor with it.
#[test]
fn an_outcome_is_certified_without_the_nim_value() {
    let text = "cram 5x6 + kayles : 3";
    let position = games::position(text).unwrap();
    let (mut worths, mut budget) = (Worths::default(), Budget::default());
    let certificate = Certificate::of(&position, Wanted::Outcome, &mut worths, &mut budget).unwrap();
    assert_eq!(certificate.claim(), Claim::Outcome(Outcome::Next));
    let mut value = Budget::default();
    let whole = Certificate::of(&position, Wanted::NimValue, &mut Worths::default(), &mut value).unwrap();
    assert_eq!(whole.claim(), Claim::NimValue(NimValue(1)));
    assert!(budget.spent().work < value.spent().work);
}
