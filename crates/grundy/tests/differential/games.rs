//! Games in Rust in sums with heaps agree with plain recursion over whole positions.

use grundy::games::{
    chomp::{Bar, Chomp},
    staircase::Staircase,
};
use grundy::promises::Bare;
use grundy::solve::{Question, nim_value, outcome, solve, winning_moves};
use grundy::take::TakeSet;
use grundy::{Budget, ControlFlow, Convention, Heaps, Impartial, Notation, Outcome, Rules, games};
use proptest::prelude::*;
use std::collections::HashMap;
use std::hash::Hash;

/// A sum of two games as one game, without any of the optional promises.
struct Both<A, B>(A, B);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Side<A, B> {
    First(A),
    Second(B),
}

impl<A: Rules, B: Rules> Rules for Both<A, B> {
    type Position = (A::Position, B::Position);
    type Move = Side<A::Move, B::Move>;

    fn moves(&self, from: &Self::Position, each: &mut dyn FnMut(Self::Move) -> grundy::Flow) -> grundy::Flow {
        self.0.moves(&from.0, &mut |m| each(Side::First(m)))?;
        self.1.moves(&from.1, &mut |m| each(Side::Second(m)))
    }

    fn apply(&self, from: &Self::Position, m: &Self::Move) -> Self::Position {
        match m {
            Side::First(m) => (self.0.apply(&from.0, m), from.1.clone()),
            Side::Second(m) => (from.0.clone(), self.1.apply(&from.1, m)),
        }
    }
}

/// The mex by definition (normal play) and the misère outcome (true for N), by plain recursion.
fn by_definition<R: Rules>(
    rules: &R,
    at: &R::Position,
    known: &mut HashMap<R::Position, (u64, bool)>,
) -> (u64, bool)
where
    R::Position: Hash,
{
    if let Some(&found) = known.get(at) {
        return found;
    }
    let below: Vec<(u64, bool)> =
        rules.options_of(at).unwrap().iter().map(|next| by_definition(rules, next, known)).collect();
    let mex = (0..).find(|v| below.iter().all(|(value, _)| value != v)).unwrap();
    let wins = below.is_empty() || below.iter().any(|(_, wins)| !wins);
    known.insert(at.clone(), (mex, wins));
    (mex, wins)
}

type Sum = Both<Both<Chomp, Staircase>, Heaps<TakeSet>>;

fn rules() -> Sum {
    Both(Both(Chomp, Staircase), Heaps(TakeSet::from_ranges([1..=1, 3..=4]).unwrap()))
}

/// The written moves of the sum: component, then the name or the heap left.
fn moves(
    at: &<Sum as Rules>::Position,
    wins: &mut dyn FnMut(&<Sum as Rules>::Position) -> bool,
) -> Vec<String> {
    let rules = rules();
    let mut found = Vec::new();
    let _ = rules.moves(at, &mut |m| {
        if wins(&rules.apply(at, &m)) {
            found.push(match &m {
                Side::First(Side::First(m)) => format!("0 {}", Chomp.show_move(&at.0.0, m)),
                Side::First(Side::Second(m)) => format!("1 {}", Staircase.show_move(&at.0.1, m)),
                Side::Second(m) => format!("2 {} to {:?}", m.heap, m.to),
            });
        }
        ControlFlow::Continue(())
    });
    found.sort();
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn sums_with_boards(
        mut bar in prop::collection::vec(1u64..4, 1..4),
        stairs in prop::collection::vec(0u64..3, 1..5),
        heap in 0u64..7,
        misere in any::<bool>(),
    ) {
        bar.sort_by(|a, b| b.cmp(a));
        let bar = Bar::from(bar);
        let text = format!(
            "chomp : {} + staircase : {} + take {{1,3,4}} : {heap}",
            Chomp.show_position(&bar), Staircase.show_position(&stairs),
        );
        let position = games::position(&text).unwrap();
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let question = Question { convention, ..Question::default() };
        let answer = solve(&position, &question, &mut Budget::default()).unwrap();
        let whole = ((bar.clone(), stairs), if heap > 0 { vec![heap] } else { vec![] });
        let mut known = HashMap::new();
        let (value, wins) = by_definition(&rules(), &whole, &mut known);
        let expected = if misere { wins } else { value > 0 };
        prop_assert_eq!(answer.outcome == Outcome::Next, expected, "{}", &text);
        prop_assert_eq!(answer.nim_value.map(|v| v.0), (!misere).then_some(value), "{}", &text);
        let mut found: Vec<String> = answer
            .moves
            .iter()
            .map(|m| match &m.made {
                Some(made) => format!("{} {}", m.component, made.name),
                None => format!("{} {heap} to {:?}", m.component, m.to.concat()),
            })
            .collect();
        found.sort();
        let all = moves(&whole, &mut |next| {
            let (value, wins) = by_definition(&rules(), next, &mut known);
            if misere { !wins } else { value == 0 }
        });
        prop_assert_eq!(&found, &all, "{}", &text);
        prop_assert_eq!(answer.total, Some(all.len() as u128));

        // The same game solved directly, part by part.
        let mut budget = Budget::default();
        let alone = by_definition(&Chomp, &bar, &mut HashMap::new());
        prop_assert_eq!(nim_value(&Bare(&Chomp), &bar, &mut budget).unwrap().0, alone.0);
        prop_assert_eq!(
            outcome(&Chomp, &bar, Convention::Misere, &mut budget).unwrap() == Outcome::Next, alone.1
        );
        let winning = winning_moves(&Chomp, &bar, convention, &mut budget).unwrap();
        prop_assert_eq!(winning.is_empty(), if misere { !alone.1 || bar == Bar::from(vec![1]) } else { alone.0 == 0 });
        prop_assert!(Chomp.known_misere(&bar).is_none());
    }
}

/// The result of a move is shown on the whole board, for equal parts and large numbers too.
#[test]
fn moves_leave_whole_positions() {
    for (text, leaves) in [
        ("nimble : 3,3,1", &["2,3,1", "2,3,1", "3,3,0"][..]),
        ("nimble : 100000,1000000000000", &["100000,100000"]),
        ("zero-move-nim : 2*, 1, 2*", &["1*, 1, 2*", "1*, 1, 2*"]),
    ] {
        let position = games::position(text).unwrap();
        let answer = solve(&position, &Question::default(), &mut Budget::default()).unwrap();
        let mut left: Vec<&str> =
            answer.moves.iter().filter_map(|m| m.made.as_ref()).map(|made| &*made.leaves).collect();
        left.sort_unstable();
        if text.starts_with("zero") {
            assert!(left.iter().all(|left| left.matches(',').count() == 2), "{left:?}");
            continue;
        }
        assert_eq!(left, leaves, "{text}");
    }
}

/// Limits hold for long lists: a position weighs as much as its content.
#[test]
fn long_positions_stay_within_limits() {
    let heaps = vec!["3"; 3001].join(",");
    for text in [format!("selective-nim : {heaps}"), format!("moore 2999 : {heaps}")] {
        let position = games::position(&text).unwrap();
        let answer = solve(&position, &Question::default(), &mut Budget::default().bytes(64 << 20)).unwrap();
        assert_eq!(answer.outcome, Outcome::Next, "{}", &text[..20]);
    }
    let position = games::position(&format!("staircase : {heaps}")).unwrap();
    let question = Question { convention: Convention::Misere, ..Question::default() };
    assert!(solve(&position, &question, &mut Budget::work(1 << 22).bytes(64 << 20)).is_err());
}

/// A game outside the library that returns to an earlier position.
#[test]
fn a_cycle_is_named() {
    struct Loop;
    impl Rules for Loop {
        type Position = u8;
        type Move = u8;
        fn moves(&self, from: &u8, each: &mut dyn FnMut(u8) -> grundy::Flow) -> grundy::Flow {
            each((from + 1) % 3)
        }
        fn apply(&self, _from: &u8, m: &u8) -> u8 {
            *m
        }
    }
    impl Impartial for Loop {}
    for convention in [Convention::Normal, Convention::Misere] {
        let failure = outcome(&Loop, &0, convention, &mut Budget::default()).unwrap_err();
        assert!(failure.to_string().contains("0 → 1 → 2 → 0"), "{failure}");
    }
}

/// Games equivalent to Nim, under misère play: the theorem agrees with the search of another game.
#[test]
fn misere_by_theorem() {
    let ask = |text: String| {
        let position = games::position(&text).unwrap();
        let question = Question { convention: Convention::Misere, ..Question::default() };
        let answer = solve(&position, &question, &mut Budget::default()).unwrap();
        let mut left: Vec<Vec<Vec<u64>>> = answer.moves.iter().map(|m| m.to.clone()).collect();
        left.sort();
        (position, answer.outcome, answer.total, left)
    };
    for (a, b, c) in (0u64..6).flat_map(|a| (0..6).flat_map(move |b| (0..6).map(move |c| (a, b, c)))) {
        let nimble = ask(format!("nimble : {a},{b},{c}"));
        // Take any number up to 99: Nim, but not recognised as such, and searched.
        let searched = ask(format!("n -> n-k for k in 1..n if k < 99 : {a}, {b}, {c}"));
        let cake = ask(format!("cut-cake {}x{} ({},1)", a + b + 1, c + 1, a + 1));
        assert_eq!((cake.1, cake.2), (searched.1, searched.2), "{a},{b},{c}");
        assert_eq!((nimble.1, nimble.2), (searched.1, searched.2), "{a},{b},{c}");
        let rules = nimble.0.components[0].ruleset.as_game().unwrap();
        let heaps = |to: &Vec<Vec<u64>>| -> Vec<Vec<u64>> {
            to.iter().map(|part| vec![rules.game.show(part[0]).parse().unwrap()]).collect()
        };
        let mut left: Vec<Vec<Vec<u64>>> = nimble.3.iter().map(heaps).collect();
        left.sort();
        assert_eq!(left, searched.3, "{a},{b},{c}");
    }
    let far = ask("nimble : 10^18, 3".into());
    assert_eq!((far.1, far.2), (Outcome::Next, Some(1)));
}

#[test]
fn an_outcome_without_a_nim_value() {
    let position = games::position("chomp 40x50").unwrap();
    let answer = solve(&position, &Question::default(), &mut Budget::work(100_000)).unwrap();
    assert_eq!((answer.outcome, answer.nim_value), (Outcome::Next, None));
    assert_eq!((answer.moves.len(), answer.total), (0, None), "the theorem tells no move");
    assert!(!answer.complete());
    // In a sum the nim-value is needed.
    let position = games::position("chomp 40x50 + nim : 1").unwrap();
    assert!(solve(&position, &Question::default(), &mut Budget::work(100_000)).is_err());
    // Two rows: won and lost by theorem, far beyond search.
    for (text, outcome) in
        [("1000000000,999999999", Outcome::Previous), ("9000000000,8999999998", Outcome::Next)]
    {
        let position = games::position(&format!("chomp : {text}")).unwrap();
        let answer = solve(&position, &Question::default(), &mut Budget::work(1 << 20)).unwrap();
        // A lost position has nim-value 0; the theorem gives no value for a won one.
        let value = (outcome == Outcome::Previous).then_some(grundy::NimValue(0));
        assert_eq!((answer.outcome, answer.nim_value), (outcome, value), "{text}");
        assert_eq!(answer.total, Some(u128::from(outcome == Outcome::Next)), "{text}");
    }
}
