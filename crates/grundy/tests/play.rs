//! Playing: replies that never give a win away, hints that hold, records that read back.

use grundy::play::{Grade, Record, Strength, hint, is_over, moves, reply};
use grundy::solve::{Question, solve};
use grundy::{Budget, Convention, Failure, Outcome, Position, games, no_files};
use proptest::prelude::*;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// Enough for all questions about small positions here.
fn budget() -> Budget<'static> {
    Budget::work(1 << 24)
}

fn position(text: &str) -> Position {
    games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn outcome(position: &Position, convention: Convention) -> Result<Outcome, Failure> {
    let question = Question { convention, max_moves: 1, ..Question::default() };
    Ok(solve(position, &question, &mut budget())?.outcome)
}

/// The samples of all named games, under each convention in which they are played.
fn samples() -> impl Iterator<Item = (Position, Convention, Outcome)> {
    let texts = games::catalogue().rows().flat_map(|game| game.positions());
    texts.flat_map(|text| CONVENTIONS.map(|convention| (position(&text), convention))).filter_map(
        |(position, convention)| match outcome(&position, convention) {
            Ok(outcome) => Some((position, convention, outcome)),
            // Turning games and labelled ones have no misère play; some boards are large.
            Err(Failure::Refused(_)) if convention == Convention::Misere => None,
            Err(Failure::Stopped(_)) => None,
            Err(failure) => panic!("{position}: {failure}"),
        },
    )
}

#[test]
fn most_samples_are_played_here() {
    let played: Vec<String> = samples().map(|(position, ..)| position.to_string()).collect();
    let all: usize = games::catalogue().rows().map(|game| game.positions().count()).sum();
    assert!(played.len() >= all, "{} of 2 x {all}", played.len());
}

#[test]
fn moves_lead_to_positions_that_read_back() {
    for text in games::catalogue().rows().flat_map(|game| game.positions()) {
        let from = position(&text);
        let found = moves(&from, 200, &mut budget()).unwrap();
        assert_eq!(found.complete, found.moves.len() < 200, "{text}");
        for m in found.moves {
            let shown = m.after.to_string();
            assert_eq!(position(&shown).to_string(), shown, "{text}: {}", m.text);
            let made = grundy::play::between(&from, &m.after, &mut budget()).unwrap();
            assert!(made.is_some(), "{text} > {shown}");
        }
    }
}

#[test]
fn winning_moves_are_written_alike() {
    for (from, convention, _) in samples() {
        let question = Question { convention, ..Question::default() };
        let answer = solve(&from, &question, &mut budget()).unwrap();
        let listed = moves(&from, 3000, &mut budget()).unwrap();
        for m in answer.moves.iter().filter(|_| listed.complete) {
            let text = m.text(&from);
            assert!(listed.moves.iter().any(|other| other.text == text), "{from}: {text}");
        }
    }
}

#[test]
fn hints_leave_the_opponent_a_lost_position() {
    for (from, convention, outcome) in samples() {
        let told = hint(&from, convention, &mut budget()).unwrap_or_else(|error| panic!("{from}: {error}"));
        match (&told.moved, outcome) {
            (Some(m), Outcome::Next) => {
                let after = self::outcome(&m.after, convention).unwrap();
                assert_eq!(after, Outcome::Previous, "{from} ({convention}): {}", told.principle);
                assert!(!told.principle.starts_with("no move"), "{from}: {}", told.principle);
            }
            (None, Outcome::Previous) => assert!(told.principle.starts_with("no move"), "{from}"),
            (Some(m), Outcome::Tie) => {
                assert_eq!(self::outcome(&m.after, convention), Ok(Outcome::Tie), "{from}");
            }
            (moved, _) => {
                assert!(is_over(&from, &mut budget()).unwrap(), "{from} ({convention}): {moved:?}");
            }
        }
    }
}

/// Plays to the end; whether the player who moves first wins. The first is perfect, the other has this
/// strength.
fn first_wins(from: &Position, convention: Convention, other: Strength, seed: u64) -> bool {
    let mut now = from.clone();
    let mut mover = 0;
    loop {
        let strength = if mover == 0 { Strength::Perfect } else { other };
        match reply(&now, convention, strength, seed.wrapping_add(mover), &mut budget()) {
            Ok(Some(m)) => now = m.after,
            Ok(None) => break,
            Err(error) => panic!("{from}, at {now}: {error}"),
        }
        mover = 1 - mover;
    }
    let wins = outcome(&now, convention).unwrap() == Outcome::Next;
    wins == (mover == 0)
}

#[test]
fn perfect_play_keeps_every_win_against_chance() {
    for (from, convention, outcome) in samples() {
        if outcome == Outcome::Next && moves(&from, 300, &mut budget()).unwrap().complete {
            assert!(first_wins(&from, convention, Strength::Random, 7), "{from} ({convention})");
        }
    }
}

#[test]
fn perfect_play_wins_every_small_won_position() {
    let heaps = |rule: &str| {
        let all = (0..=4).flat_map(move |a| (0..=a).flat_map(move |b| (0..=b).map(move |c| (a, b, c))));
        all.map(|(a, b, c)| format!("{rule} : {a}, {b}, {c}")).collect::<Vec<_>>()
    };
    let mut texts: Vec<String> =
        ["nim", "kayles", "take 1..2", "n -> n-1 | floor(n/2) if n > 2"].map(heaps).concat();
    texts.extend((0..25).map(|n| format!("wythoff : ({},{})", n % 5, n / 5)));
    texts.extend(
        ["cram 2x3", "cram 3x3", "chomp 2x4", "treblecross : .......", "nim : 2 + kayles : 3"]
            .map(String::from),
    );
    texts.extend([
        "graph {a>b, b>c, a>c, c>d} : a".to_string(),
        "graph {a>b, b>c, c>d, b>d} : a, b".to_string(),
    ]);
    for text in texts {
        for convention in CONVENTIONS {
            let from = position(&text);
            if outcome(&from, convention) != Ok(Outcome::Next) || is_over(&from, &mut budget()).unwrap() {
                continue;
            }
            for (other, seed) in [(Strength::Perfect, 1), (Strength::Random, 2), (Strength::Random, 3)] {
                assert!(first_wins(&from, convention, other, seed), "{text} ({convention})");
            }
        }
    }
}

#[test]
fn a_lost_game_lasts() {
    // 3, 3 with take 1..2 each: at best 4 moves for the player who delays.
    let text = "take 1..2 : 3, 3";
    let mut now = position(text);
    let mut played = 0;
    while let Some(m) = reply(&now, Convention::Normal, Strength::Perfect, played, &mut budget()).unwrap() {
        (now, played) = (m.after, played + 1);
    }
    let question = Question { remoteness: true, ..Question::default() };
    let answer = solve(&position(text), &question, &mut budget()).unwrap();
    assert_eq!(Some(played), answer.remoteness);
}

#[test]
fn mistakes_are_made_now_and_then() {
    let from = position("nim : 3, 4, 5");
    let kept = |strength| {
        let seeds = 0..200;
        seeds
            .filter(|&seed| {
                let made = reply(&from, Convention::Normal, strength, seed, &mut budget()).unwrap().unwrap();
                outcome(&made.after, Convention::Normal) == Ok(Outcome::Previous)
            })
            .count()
    };
    assert_eq!(kept(Strength::Perfect), 200);
    // One move in four is random, and one of the twelve moves wins: 3/4 + 1/48.
    assert!((135..175).contains(&kept(Strength::Mistakes)), "{}", kept(Strength::Mistakes));
    assert!((5..35).contains(&kept(Strength::Random)), "{}", kept(Strength::Random));
}

#[test]
fn huge_heaps_are_played_at_once() {
    let tells = |text: &str, convention| {
        let told = hint(&position(text), convention, &mut Budget::work(1 << 22)).unwrap();
        (told.principle, told.moved.unwrap().after.to_string())
    };
    let nim = "nim : 10^18, 10^17";
    let sum = ("make the nim-sum 0: heap 1000000000000000000 to 100000000000000000, and copy every move of the opponent in \
                the other part".to_string(), "nim : 100000000000000000, 100000000000000000".to_string());
    assert_eq!(tells(nim, Convention::Normal), sum);
    assert_eq!(tells(nim, Convention::Misere).1, sum.1);
    for strength in [Strength::Perfect, Strength::Mistakes, Strength::Random] {
        let from = position("nim : 10^18, 10^18, 3 + take {1,3,4} : 10^18");
        let drawn: Vec<String> = (0..20)
            .map(|seed| {
                reply(&from, Convention::Normal, strength, seed, &mut Budget::work(1 << 24)).unwrap().unwrap()
            })
            .map(|m| m.text)
            .collect();
        assert!(strength != Strength::Random || drawn.iter().any(|text| *text != drawn[0]), "{drawn:?}");
    }
}

#[test]
fn what_a_hint_says() {
    let normal = [
        ("nim : 3, 4, 5", "make the nim-sum 0: heap 3 to 1"),
        ("nim : 0", "no move is left: the player to move has lost"),
        ("nim : 5", "make the last move"),
        ("take 2..5 : 20", "leave 0 or 1 more than a multiple of 7"),
        ("take 1..3 : 12", "no move wins: 12 is a multiple of 4"),
        ("take 20..50 : 75", "no move wins: 75 is 0 to 19 more than a multiple of 70"),
        ("candies : 8", "no move wins: 8 is a number with an odd number of trailing zeros in binary"),
        ("kayles : 7", "leave two equal parts, and copy every move of the opponent in the other part"),
        ("wythoff : (3,4)", "leave a pair of the list (0,0) (1,2) (3,5) (4,7) (6,10) …"),
        (
            "wythoff : (3,5)",
            "no move wins. (3,5) has the difference 2, so k = 2, and floor(2*phi) = 3 is its smaller number: it is in the list",
        ),
        ("candies : 13", "leave nothing, or a number with an odd number of trailing zeros in binary"),
        ("staircase : 0,2,1,3", "make the nim-sum of the even stairs 0"),
        ("fibonacci-nim : (20,19)", "leave a heap whose smallest Fibonacci part may not be taken"),
        ("cram 3x3", "no move wins: every move leaves a position that the opponent wins"),
        ("kayles : 9 + nim : 4", "no move wins: the nim-sum is 0"),
        (
            "even-number-addicts : (2,1,0)",
            "no move wins: every move leaves a position that the opponent wins",
        ),
    ];
    for (text, principle) in normal {
        let told = hint(&position(text), Convention::Normal, &mut budget()).unwrap();
        assert_eq!(told.principle, principle, "{text}");
    }
    let told = |text| hint(&position(text), Convention::Misere, &mut budget()).unwrap().principle;
    assert!(told("nim : 5, 1, 1").contains("leave an odd number of heaps of one"));
    assert!(told("nim : 1, 1, 1").starts_with("no move wins. Only heaps of one are left"));
    assert_eq!(told("take 1..3 : 5"), "no move wins: 5 is 1 more than a multiple of 4");
    assert_eq!(told("take 20..50 : 110"), "leave 20 to 39 more than a multiple of 70");
    assert_eq!(told("take {1,3,4} : 9"), "leave 1 or 3 more than a multiple of 7");
}

/// The heaps that a law calls lost are exactly the lost ones.
#[test]
fn multiples_are_lost() {
    for rule in ["take 1..3", "take 2..5", "take {1,3,4}", "take {2,3}", "take {1,4}", "take {2,5,6}"] {
        for heap in 1..60 {
            for convention in CONVENTIONS {
                let from = position(&format!("{rule} : {heap}"));
                let told = hint(&from, convention, &mut budget()).unwrap().principle;
                let lost = outcome(&from, convention).unwrap() == Outcome::Previous;
                let Some((classes, period)) = told.split_once(" more than a multiple of ") else { continue };
                let period: u64 = period.parse().unwrap();
                let words: Vec<u64> =
                    classes.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
                let classes = words.strip_prefix(&[heap][..]).filter(|_| lost).unwrap_or(&words);
                let is_class = match told.contains(" to ") {
                    true => {
                        (classes[0]..=classes[1]).any(|class| heap >= class && (heap - class) % period == 0)
                    }
                    false => classes.iter().any(|class| heap >= *class && (heap - class) % period == 0),
                };
                assert_eq!(is_class, lost, "{from} ({convention}): {told}");
            }
        }
    }
}

#[test]
fn files_stand_in_a_record() {
    let file = |_: &str| Ok("from,to\na,b\nb,c\n".to_string());
    let played = games::catalogue().reader(&file).played("graph @g.csv : a > b > c").unwrap();
    let record = Record { resigned: Some(1), ..Record::new(Convention::Normal, played) };
    let back = Record::read(&record.to_string(), games::catalogue().reader(&no_files)).unwrap();
    assert_eq!((back.to_string(), back.resigned), (record.to_string(), Some(1)));
    let graded = back.grade(&mut budget()).unwrap();
    assert!(graded.over && graded.winner == Some(0));
    let grades: Vec<Grade> =
        graded.stages.iter().filter_map(|stage| stage.moved.as_ref().map(|m| m.1)).collect();
    assert_eq!(grades, [Grade::Lost, Grade::Kept]);
}

proptest! {
    #[test]
    fn records_read_back(index: prop::sample::Index, misere: bool, seed: u64, names in "[a-z #:>\\n]{0,12}") {
        let texts: Vec<String> = games::catalogue().rows().flat_map(|game| game.positions()).collect();
        let mut played = vec![position(&texts[index.index(texts.len())])];
        for turn in 0..5 {
            let last = played.last().unwrap();
            match reply(last, Convention::Normal, Strength::Random, seed.wrapping_add(turn), &mut budget()).unwrap() {
                Some(m) => played.push(m.after),
                None => break,
            }
        }
        let convention = CONVENTIONS[usize::from(misere)];
        let record = Record { players: [names.clone(), names], ..Record::new(convention, played) };
        let text = record.to_string();
        let back = Record::read(&text, games::catalogue().reader(&no_files)).unwrap();
        prop_assert_eq!(back.to_string(), text.clone());
        // If the rules say who wins, a record names no convention.
        prop_assert_eq!(back.convention, if record.is_labelled() { Convention::Normal } else { convention });
        prop_assert_eq!(games::catalogue().reader(&no_files).played(&text).unwrap().len(), record.positions.len());
    }
}
