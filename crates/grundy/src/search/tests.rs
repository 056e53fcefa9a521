//! Every solver agrees with the definition, and so with all others.

use super::*;
use crate::solve::nim_value;
use grundy_games::{
    chomp::Chomp, clobber::Clobber, cram::Cram, geography::Geography, node_kayles::NodeKayles, poset::Poset,
};
use grundy_rules::compact::Compact;
use grundy_rules::promises::Bare;
use grundy_rules::{
    Budget, ControlFlow, Flow, Impartial, NimValue, Notation, Outcome, Stopped, Why, WithBoard,
};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

/// All solvers of a game, without known values.
fn solvers<'a>(game: &'a dyn Compact) -> [(&'static str, Box<dyn Solver + 'a>); 4] {
    [
        ("plain", Box::new(Plain::new(game))),
        ("outcomes", Box::new(Outcomes::new(game))),
        ("retrograde", Box::new(Retrograde::new(game))),
        ("nimbers", Box::new(Nimbers::new(game))),
    ]
}

fn words<R: Impartial + Notation>(game: &R, text: &str) -> Vec<u128> {
    game.words(&game.parse_position(text).unwrap()).unwrap()
}

/// Repeats a question, each time with a little more work, until there is an answer.
fn in_pieces<T>(work: u64, mut ask: impl FnMut(&mut Budget<'_>) -> Result<T, Stopped>) -> T {
    for round in 1..100_000 {
        match ask(&mut Budget::work(work + round)) {
            Ok(found) => return found,
            Err(stopped) => assert_eq!(stopped.why, Why::Work),
        }
    }
    panic!("no answer after so many stops")
}

/// The solvers agree on two positions of a game and on their sum: at once, in pieces and in little memory.
fn agree<R: Impartial>(game: &R, positions: [&R::Position; 2], work: u64, bytes: u64) {
    let values = positions.map(|position| nim_value(&Bare(game), position, &mut Budget::default()).unwrap());
    let words = positions.map(|position| game.words(position).unwrap());
    let questions = [
        (&words[0], values[0]),
        (&words[1], values[1]),
        (&words.concat(), values[0] ^ values[1]),
        (&[&words[0][..], &words[0]].concat(), NimValue(0)),
    ];
    let game = game.compact().unwrap();
    let all = solvers(game).into_iter().zip(solvers(game)).zip(solvers(game));
    for (((name, mut whole), (_, mut stopped)), (_, mut small)) in all {
        let mut little = Budget::default().bytes(bytes);
        for (parts, value) in questions {
            let outcome = value.outcome();
            assert_eq!(whole.outcome(parts, &mut Budget::default()), Ok(outcome), "{name}");
            assert_eq!(whole.value(parts, &mut Budget::default()), Ok(value), "{name}");
            assert_eq!(in_pieces(work, |budget| stopped.value(parts, budget)), value, "{name}");
            assert_eq!(in_pieces(work, |budget| stopped.outcome(parts, budget)), outcome, "{name}");
            match (small.value(parts, &mut little), small.outcome(parts, &mut little)) {
                (Ok(found), Ok(won)) => assert_eq!((found, won), (value, outcome), "{name}"),
                (Err(stop), _) | (_, Err(stop)) => assert_eq!(stop.why, Why::Memory, "{name}"),
            }
            // The solver holds exactly the bytes of its tables.
            assert_eq!(little.spent().bytes, small.bytes(), "{name}");
        }
    }
}

fn board(signs: &[char], wide: usize, at: &[u8]) -> String {
    let row = |row: &[u8]| row.iter().map(|&at| signs[usize::from(at) % signs.len()]).collect::<String>();
    at.chunks(wide).filter(|at| at.len() == wide).map(row).collect::<Vec<_>>().join("/")
}

fn cells(count: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), count)
}

/// A bar after some bites.
fn bar(box_: &str, bites: &[u8]) -> <Chomp as grundy_rules::Rules>::Position {
    use grundy_rules::Rules;
    bites.iter().fold(Chomp.parse_position(box_).unwrap(), |bar, &bite| {
        let options = Chomp.options_of(&bar).unwrap();
        // Far from the poison, so that something is left.
        let far = options.len() - options.len() / 2;
        options.get(far + usize::from(bite) % far.max(1)).cloned().unwrap_or(bar)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn on_boards_of_cram(one in cells(16), other in cells(15), work in 100..3000u64, bytes in 0..60_000u64) {
        let [one, other] = [board(&['.', '.', '#'], 4, &one), board(&['.', '.', '#'], 5, &other)]
            .map(|text| Cram.parse_position(&text).unwrap());
        agree(&Cram, [&one, &other], work, bytes);
    }

    #[test]
    fn on_boards_of_clobber(one in cells(9), other in cells(10), work in 100..3000u64, bytes in 0..60_000u64) {
        let [one, other] = [board(&['x', 'o', 'x', 'o', '.'], 3, &one), board(&['x', 'o'], 5, &other)]
            .map(|text| Clobber.parse_position(&text).unwrap());
        agree(&Clobber, [&one, &other], work, bytes);
    }

    #[test]
    fn on_bars_of_chomp(
        shape in 0..5usize,
        one in cells(2),
        other in cells(3),
        work in 1000..3000u64,
        bytes in 0..60_000u64,
    ) {
        let shape = ["4x5", "3x6", "2x2x3", "3x2x3", "2x2x2x2"][shape];
        agree(&Chomp, [&bar(shape, &one), &bar("2x3x3", &other)], work, bytes);
    }

    #[test]
    fn on_graphs(
        edges in prop::collection::btree_set((0..9u8, 0..9u8), 6..14),
        (one, other) in (any::<u128>(), any::<u128>()),
        work in 100..3000u64,
        bytes in 0..60_000u64,
    ) {
        let edges: Vec<(u8, u8)> = edges.into_iter().filter(|(from, to)| from < to).collect();
        prop_assume!(!edges.is_empty());
        let list = |sign| edges.iter().map(|(a, b)| format!("{a}{sign}{b}")).collect::<Vec<_>>().join(", ");
        let kayles = NodeKayles::on(&format!("{{{}}}", list('-'))).unwrap();
        let all = kayles.start().unwrap();
        agree(&kayles, [&all, &(all & one)], work, bytes);
        let poset = Poset::on(&format!("{{{}}}", list('<'))).unwrap();
        let all = poset.start().unwrap();
        agree(&poset, [&(all & one), &(all & other)], work, bytes);
        let geography = Geography::on(&format!("{{{}}}", list('>'))).unwrap();
        let token = |at: u8| geography.parse_position(&at.to_string()).unwrap();
        agree(&geography, [&token(edges[0].0), &token(edges[edges.len() / 2].1)], work, bytes);
    }
}

#[test]
fn a_stopped_solver_goes_on_where_it_was() {
    let board = words(&Cram, "3x8");
    for (name, mut solver) in solvers(&Cram) {
        let mut whole = Budget::default();
        let (_, mut once) = solvers(&Cram).into_iter().find(|(other, _)| *other == name).unwrap();
        assert_eq!(once.value(&board, &mut whole), Ok(NimValue(3)), "{name}");
        let (mut stops, work) = (0, whole.spent().work / 10);
        let value = loop {
            match solver.value(&board, &mut Budget::work(work)) {
                Ok(value) => break value,
                Err(stopped) => assert_eq!(stopped.why, Why::Work),
            }
            stops += 1;
        };
        assert_eq!(value, NimValue(3));
        assert!((5..40).contains(&stops), "{name}: {stops}");
    }
}

/// The budget's watch may end a search, and sees its progress.
#[test]
fn a_search_is_ended_on_request() {
    let board = words(&Cram, "6x6");
    for (name, mut solver) in solvers(&Cram) {
        let mut done = 0;
        let mut budget = Budget::default().watch(|spent| {
            done = spent.done;
            if spent.work > 300_000 { ControlFlow::Break(Why::Cancelled) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(solver.value(&board, &mut budget).unwrap_err().why, Why::Cancelled, "{name}");
        drop(budget);
        assert!(done > 100 && done <= solver.positions(), "{name}: {done}");
    }
}

/// A heap from which one coin may be taken: the longest plays, one part at a time.
struct OneByOne;

impl Compact for OneByOne {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        if part == 0 { ControlFlow::Continue(()) } else { each(&[part - 1]) }
    }

    fn size(&self, part: u128) -> u32 {
        part as u32
    }
}

#[test]
fn plays_may_be_longer_than_the_stack_of_a_thread() {
    for (name, mut solver) in solvers(&OneByOne) {
        assert_eq!(solver.outcome(&[500_001], &mut Budget::default()), Ok(Outcome::Next), "{name}");
        assert_eq!(solver.value(&[500_001], &mut Budget::default()), Ok(NimValue(1)), "{name}");
    }
    for (name, mut solver) in solvers(&OneByOne) {
        let mut budget = Budget::default().bytes(1 << 20);
        assert_eq!(solver.value(&[500_001], &mut budget).unwrap_err().why, Why::Memory, "{name}");
        assert_eq!(budget.spent().bytes, solver.bytes(), "{name}");
    }
}

/// Nim: a heap with many options, and values that fill more than a word of bits.
struct Heap;

impl Compact for Heap {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        (0..part).try_for_each(|left| each(&[left]))
    }

    fn size(&self, part: u128) -> u32 {
        part as u32
    }
}

#[test]
fn values_may_be_large() {
    for (name, mut solver) in solvers(&Heap) {
        let budget = &mut Budget::default();
        assert_eq!(solver.value(&[130, 3], budget), Ok(NimValue(129)), "{name}");
        assert_eq!(solver.value(&[64], budget), Ok(NimValue(64)), "{name}");
        assert_eq!(solver.outcome(&[5, 9, 12], budget), Ok(Outcome::Previous), "{name}");
        assert_eq!(solver.outcome(&[5, 9, 13], budget), Ok(Outcome::Next), "{name}");
        assert_eq!(solver.value(&[], budget), Ok(NimValue(0)), "{name}");
        assert_eq!(solver.outcome(&[0, 0], budget), Ok(Outcome::Previous), "{name}");
    }
}

#[test]
fn bars_that_are_counted_off_are_worth_what_they_are() {
    for shape in ["5x5", "3x7", "2x3x4", "3x3x3", "4x3x3", "2x2x2x3"] {
        let whole = words(&Chomp, shape);
        let (mut plain, mut bars) = (Plain::new(Chomp), Retrograde::new(Chomp));
        let budget = &mut Budget::default();
        assert_eq!(bars.value(&whole, budget), plain.value(&whole, budget), "{shape}");
        for word in reached(&Chomp, &whole).into_keys() {
            assert!(bars.counts(word), "{shape} {word:x}");
            assert_eq!(bars.value(&[word], budget), plain.value(&[word], budget), "{shape} {word:x}");
        }
    }
}

/// A heap larger than everything beside it is not searched coin by coin.
#[test]
fn heaps_of_any_size_stand_beside_a_sum() {
    let board = words(&Cram, "4x5");
    let mut outcomes = Outcomes::new(Cram);
    for (heap, outcome) in [(u64::MAX, Outcome::Next), (3, Outcome::Next), (2, Outcome::Previous)] {
        let mut budget = Budget::default().bytes(1 << 20);
        assert_eq!(outcomes.beside(&board, NimValue(heap), &mut budget), Ok(outcome), "{heap}");
    }
}

/// The words that can be reached from these, each with its number of options.
fn reached(game: &dyn Compact, words: &[u128]) -> HashMap<u128, u64> {
    let (mut open, mut met) = (words.to_vec(), HashSet::new());
    let mut reached = HashMap::new();
    while let Some(word) = open.pop() {
        if !met.insert(word) {
            continue;
        }
        let mut options = 0;
        let _ = game.options(word, &mut |left| {
            options += 1;
            open.extend_from_slice(left);
            ControlFlow::Continue(())
        });
        reached.insert(word, options);
    }
    reached
}

#[test]
fn statistics_are_what_they_count() {
    let board = words(&Cram, "4x5");
    let reached = reached(&Cram, &board);
    let (positions, options) = (reached.len() as u64, reached.values().sum::<u64>());
    let mut plain = Plain::new(Cram).with_observer(Statistics::default());
    assert_eq!(plain.value(&board, &mut Budget::default()), Ok(NimValue(2)));
    let Statistics { looked, entered, valued, decided, counted, longest, .. } = *plain.observer();
    assert_eq!((looked, entered, valued, decided, counted), (options, positions, positions, 0, 0));
    assert_eq!(plain.positions(), positions);
    assert!((2..=11).contains(&longest));
    // The second time only the table is read.
    let before = *plain.observer();
    assert_eq!(plain.value(&board, &mut Budget::default()), Ok(NimValue(2)));
    assert_eq!(*plain.observer(), Statistics { found: before.found + 1, ..before });

    let mut outcomes = Outcomes::new(Cram).with_observer(Statistics::default());
    assert_eq!(outcomes.outcome(&board, &mut Budget::default()), Ok(Outcome::Next));
    let Statistics { looked, entered, valued, decided, .. } = *outcomes.observer();
    assert_eq!((entered, decided, valued), (outcomes.positions(), outcomes.positions(), 0));
    assert!(looked < options);
    assert_eq!(outcomes.value(&board, &mut Budget::default()), Ok(NimValue(2)));
    assert_eq!(outcomes.observer().valued, 1);

    let box_ = words(&Chomp, "3x3x3");
    let mut bars = Retrograde::new(Chomp).with_observer(Statistics::default());
    bars.value(&box_, &mut Budget::default()).unwrap();
    assert_eq!(*bars.observer(), Statistics { counted: 979, ..Statistics::default() });
    assert_eq!((bars.positions(), bars.bytes(), bars.counts(box_[0])), (979, 979, true));

    let mut line = Plain::new(OneByOne).with_observer(Statistics::default());
    line.value(&[100], &mut Budget::default()).unwrap();
    assert_eq!(line.observer().longest, 101);

    let mut nimbers = Nimbers::new(Cram).with_observer(Statistics::default());
    assert_eq!(nimbers.value(&board, &mut Budget::default()), Ok(NimValue(2)));
    let Statistics { looked, entered, valued, counted, longest, .. } = *nimbers.observer();
    assert_eq!((valued, counted), (nimbers.positions(), 0));
    assert!(valued <= entered && entered < positions && looked < options);
    // All options lie in the corner that the game knows.
    assert_eq!(longest, 1);
    let mut nimbers = Nimbers::new(Cram).with_observer(Statistics::default());
    assert_eq!(nimbers.value(&words(&Cram, "4x6"), &mut Budget::default()), Ok(NimValue(0)));
    assert!((2..=13).contains(&nimbers.observer().longest));
    let mut nimbers = Nimbers::new(Chomp).with_observer(Statistics::default());
    nimbers.value(&box_, &mut Budget::default()).unwrap();
    assert_eq!(*nimbers.observer(), Statistics { counted: 979, ..Statistics::default() });
}
