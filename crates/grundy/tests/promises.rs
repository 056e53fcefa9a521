//! `promises::all` holds for every game, and every theorem agrees with the definition.

use games::BUNDLED;
use grundy::code::Code;
use grundy::law::{Law, theorem};
use grundy::sequence::{CodeEvaluator, Definition, Evaluator, Sequence};
use grundy::take::TakeSet;
use grundy::theorem::{lasker_value, misere_nim_outcome, range_value};
use grundy::{
    Budget, Convention, Heap, HeapRules, Heaps, Impartial, Kind, LabelledTuples, NAMED, NimValue, Notation,
    Play, Ruleset, Tuples, games, promises,
};
use std::sync::Arc;

fn rule(text: &str) -> Ruleset {
    Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Every law holds at some places of a ruleset, typed as in a position.
fn keeps_its_promises(rule: &str, places: &[&str]) {
    let ruleset = Ruleset::parse(rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let told =
        |result: Result<(), promises::Broken>| result.unwrap_or_else(|broken| panic!("{rule}: {broken}"));
    let typed = places.iter().map(|place| {
        let text = format!("{rule} : {place}");
        games::position(&text).unwrap_or_else(|error| panic!("{text}: {error}")).components.remove(0).parts
    });
    match ruleset.kind() {
        Kind::Heap(heap) => {
            told(promises::heap_rules(heap, 24));
            let typed: Vec<Vec<u64>> = typed.map(|parts| parts.concat()).collect();
            told(promises::all(&Heaps(heap), typed.clone()));
            told(promises::notation(&Heaps(heap), typed));
        }
        Kind::Points(points) => match Tuples::new(points.clone()) {
            Some(tuples) => {
                told(promises::all(&tuples, typed.clone()));
                told(promises::notation(&tuples, typed));
            }
            None => {
                let game = LabelledTuples::new(points.clone()).unwrap();
                let typed = typed.map(|mut parts| parts.remove(0));
                told(promises::labelled(&game, typed.clone()));
                told(promises::notation(&game, typed));
            }
        },
        Kind::Game(_) => panic!("{rule}: games in Rust have a test of their own"),
        Kind::Graph(graph) => {
            let nodes = 0..graph.len() as u32;
            told(promises::all(&**graph, nodes.clone()));
            told(promises::notation(&**graph, nodes));
        }
    }
}

#[test]
fn every_named_game() {
    for game in NAMED {
        let ruleset = rule(game.rule().unwrap());
        let small: &[&str] = match ruleset.kind() {
            // Turning one coin of a row may leave one head at every place before it.
            Kind::Heap(Heap::Turning(_)) => &["", "1", "2, 1", "3, 3", "4, 2", "5"],
            Kind::Heap(_) => &["", "0", "1", "2, 1", "3, 3", "4, 2, 1", "9", "6, 5"],
            _ => &[],
        };
        let mut places = small.to_vec();
        // The same game by its name, its rule and its other names.
        for sample in game.positions() {
            games::position(&sample).unwrap_or_else(|error| panic!("{sample}: {error}"));
        }
        places.extend(game.samples);
        keeps_its_promises(game.rule().unwrap(), &places);
        for name in std::iter::once(&game.name).chain(game.aliases) {
            assert_eq!(rule(name).canonical(), ruleset.canonical(), "{name}");
        }
    }
}

/// Every bundled game from its own samples, by all of its names; the samples read back.
#[test]
fn every_bundled_game() {
    for game in BUNDLED {
        let Play::Game(bundle) = game.play else { panic!("{} is a rule", game.name) };
        assert!(game.samples.len() > 1 && !game.notation.is_empty(), "{}", game.name);
        for sample in game.positions() {
            let read = |text: &str| games::position(text).unwrap_or_else(|error| panic!("{sample}: {error}"));
            let position = read(&sample);
            let shown = position.to_string();
            assert_eq!(read(&shown).to_string(), shown, "{sample}");
            let component = &position.components[0];
            let name = &component.ruleset.as_game().unwrap().name;
            let board = name.strip_prefix(game.name).unwrap().trim();
            bundle.promises(board, &component.places()).unwrap_or_else(|broken| panic!("{sample}: {broken}"));
        }
        let (first, rest) = (game.samples[0], game.samples[0].strip_prefix(game.name).unwrap());
        for alias in game.aliases {
            let (one, other) = (games::position(first).unwrap(), games::position(&format!("{alias}{rest}")));
            let (one, other) = (&one.components[0], &other.unwrap().components[0]);
            assert_eq!(one.ruleset.canonical(), other.ruleset.canonical(), "{alias}");
            assert_eq!(one.places(), other.places(), "{alias}");
        }
    }
}

#[test]
fn names_are_one_of_a_kind() {
    let mut all: Vec<&str> = games::catalogue().names().collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
}

#[test]
fn named_games_on_tuples() {
    for (name, places) in [
        ("wythoff", &["(0,0)", "(4,4)", "(3,1), (2,2)"][..]),
        ("euclid", &["(0,3)", "(8,5)", "(3,7), (4,6)"]),
        ("euclid-positive", &["(0,3)", "(5,5)", "(3,7), (4,6)"]),
        ("corner-rook", &["(0,3)", "(3,2), (1,2)"]),
        ("corner-bishop", &["(0,3)", "(4,2), (3,3)"]),
        ("corner-queen", &["(0,3)", "(3,2), (1,2)"]),
        ("corner-king", &["(0,3)", "(3,4), (1,2)"]),
        ("fibonacci-nim", &["(0,0)", "(5,4), (6,2)"]),
        ("nim-with-a-pass", &["(0,0,0,1)", "(2,1,1,2)", "(1,1,0,1), (2,0,1,1)"]),
        ("bogus-nim", &["(0,3)", "(2,2), (1,2)"]),
        ("even-number-addicts", &["(0,0,1)", "(3,3,0)", "(3,3,1,1)"]),
    ] {
        keeps_its_promises(NAMED.iter().find(|game| game.name == name).unwrap().rule().unwrap(), places);
    }
}

#[test]
fn rules_of_every_kind() {
    #[rustfmt::skip]
    let rules: &[(&str, &[&str])] = &[
        ("take {}",                                              &["5, 3"]),
        ("take {1,3,4}",                                         &["12", "7, 6"]),
        ("take {2,5,6}",                                         &["13", "8, 6, 1"]),
        ("take 2..5",                                            &["12, 7"]),
        ("take 3..9999999999",                                   &["12, 7"]),
        ("take not {2,3}",                                       &["9", "6, 5"]),
        ("take not {1..2}",                                      &["9", "6, 5"]),
        ("take 1..floor(n/2)",                                   &["17", "9, 8"]),
        ("take {k in 1..n if n mod k = 0}",                      &["12", "8, 6"]),
        ("take {k in 1..n if is_prime(k)}",                      &["12", "8, 6"]),
        ("0.137",                                                &["12", "7, 6"]),
        ("0.3F",                                                 &["9", "5, 4"]),
        ("0.3F!",                                                &["10", "5, 4"]),
        ("0.3F?",                                                &["10", "5, 4"]),
        ("0.7=",                                                 &["11", "7, 5"]),
        ("0.7[03]",                                              &["11", "6, 5"]),
        ("0.*3",                                                 &["7", "4, 4"]),
        ("{2+}=.0",                                              &["12", "7, 6"]),
        ("80.0",                                                 &["8", "5, 4"]),
        ("4!.0",                                                 &["12", "7, 6"]),
        ("turn \"1-3\"",                                         &["5", "htht", "5, 4"]),
        ("turn \"3E\"",                                          &["9", "7, 6"]),
        ("turn \"1+C(3)\"",                                      &["6", "4, 3"]),
        ("turn \"4FS\"",                                         &["9", "8, 5"]),
        ("n -> n-1 | floor(n/2) if n > 2",                       &["17", "9, 7"]),
        ("n -> [a, n-a] for a in 1..n-1 if gcd(a,n) = 1",        &["10", "7, 5"]),
        ("a -> [a-2*b, a-b] for b in 1..floor(a/2)",             &["9", "6, 5"]),
        ("n -> [] if n mod 3 = 1 | [n-1, n-2, n-2] if n >= 2",   &["7", "5, 4"]),
        ("i -> 2*i if 2*i <= 40 | 3*i if 3*i <= 40 | 5*i if 5*i <= 40", &["1", "3, 7", "9, 41"]),
        ("i -> [2*i, 2*i+1] if i < 12",                          &["1", "3, 5"]),
        ("(a,b) -> [(a-1,b), (b,0)] if a > 0",                   &["(3,2)", "(2,2), (1,3)"]),
        ("(a,b) -> (b,a-b) if a >= b and b > 0 | (a,b-1)",       &["(6,4)", "(3,3), (4,1)"]),
        ("graph {a>b>c>d, a>c, b>d, e>a, \"f g\"}",              &[]),
        ("(a) -> (a-1) ; at end: first wins",                    &["5", "(4,1)"]),
        ("(a,s) -> (a-1,s) | (a-2,1-s) ; at end: tie if s = 1, first wins if a = 0, else second wins", &["(7,0)", "(6,1,1)"]),
    ];
    for (rule, places) in rules {
        keeps_its_promises(rule, places);
    }
}

#[test]
fn a_cycle_is_a_broken_promise() {
    let Kind::Points(points) = rule("i -> i+1 if i < 9 | 3 if i = 7").kind().clone() else { panic!() };
    let broken = promises::all(&Tuples::new(points).unwrap(), [vec![vec![0]]]).unwrap_err();
    assert_eq!(broken.promise, promises::Promise::Ends);
    assert_eq!(broken.witness, "a cycle: [[3]] → [[4]] → [[5]] → [[6]] → [[7]] → [[3]]");
}

/// Nim-values by definition, heap by heap.
fn by_definition(rules: &(impl HeapRules + Sync), count: u64) -> Vec<u32> {
    let (mut engine, mut values, mut budget) = (Definition::new(rules), Vec::new(), Budget::default());
    for _ in 0..count {
        let value = engine.value(&values, &mut budget).unwrap();
        values.push(value);
    }
    values
}

#[test]
fn bouton_to_2000() {
    let nim = TakeSet::any();
    for (heap, value) in (0u64..).zip(by_definition(&nim, 2000)) {
        assert_eq!(nim.known(heap), Some(NimValue(value.into())));
    }
    assert_eq!(Heaps(nim).known(&vec![u64::MAX, 1 << 63, 5]), Some(NimValue((u64::MAX >> 1) ^ 5)));
}

/// L..R for all 1 ≤ L ≤ R ≤ 12, and all numbers from L on, to 300 heaps.
#[test]
fn ranges_to_300() {
    for least in 1..=12 {
        for most in (least..=12).map(Some).chain([None]) {
            let set = match most {
                None if least == 1 => TakeSet::any(),
                None => TakeSet::all_but([1..=least - 1]).unwrap(),
                Some(most) => TakeSet::from_ranges([least..=most]).unwrap(),
            };
            let found = theorem::take_range(&set).unwrap();
            assert_eq!((found.least(), found.most()), (least, most), "{set}");
            for (heap, value) in (0u64..).zip(by_definition(&set, 300)) {
                let value = NimValue(value.into());
                assert_eq!(range_value(least, most, heap), value, "{set}, heap {heap}");
                assert_eq!(set.known(heap), Some(value), "{set}, heap {heap}");
            }
        }
    }
}

#[test]
fn lasker_to_3000() {
    let code = Code::parse("4.[3]").unwrap();
    assert!(code.is_lasker());
    let (mut engine, mut values, mut budget) = (CodeEvaluator::new(&code), Vec::new(), Budget::default());
    for _ in 0..3000 {
        let value = engine.value(&values, &mut budget).unwrap();
        values.push(value);
    }
    assert_eq!(values[..300], by_definition(&code, 300));
    let mut sequence = Sequence::new(Arc::new(rule("lasker"))).unwrap();
    let law = sequence.theorem().unwrap().law.clone();
    assert!(matches!(law, Law::Period(_)));
    for (heap, &value) in (0u64..).zip(&values) {
        let value = NimValue(value.into());
        assert_eq!(lasker_value(heap), Some(value));
        assert_eq!(law.value_at(heap, &values[..8]), Some(value));
    }
    for heap in [10u64.pow(18), u64::MAX - 3, u64::MAX - 1] {
        let value = sequence.value(heap, &mut budget).unwrap();
        assert_eq!(lasker_value(heap), Some(value.value), "{heap}");
    }
}

/// All positions of at most four heaps of at most six coins, and the rules that are Nim up to there.
#[test]
fn misere_nim_by_search() {
    let mut outcomes = 0;
    for rules in ["nim", "take 1..6", "take not {7}"] {
        let ruleset = rule(rules);
        let heap = ruleset.heap().unwrap();
        assert!(matches!(heap, Heap::Take(_)));
        let nim = Heaps(heap);
        let mut start = Vec::new();
        for heaps in 0..7u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|place| heaps / 7u64.pow(place) % 7).collect();
            let outcome = misere_nim_outcome(&heaps);
            assert_eq!(nim.known_misere(&heaps), Some(outcome));
            if heaps.is_sorted() {
                start.push(heaps);
            }
            outcomes += usize::from(outcome.letter() == 'P');
        }
        // `all` compares the theorem with the search at every position.
        promises::all(&nim, start).unwrap();
    }
    assert!(outcomes > 300);
    assert_eq!(Heaps(TakeSet::from_ranges([1..=6]).unwrap()).known_misere(&vec![7, 1]), None);
}

/// A game outside the library has only the required methods.
#[test]
fn the_sample_positions_of_named_games_are_their_own_notation() {
    for game in NAMED {
        let sample = game.samples[0];
        let position = games::position(&format!("{} : {sample}", game.name)).unwrap();
        let ruleset = &position.components[0].ruleset;
        let Kind::Heap(heap) = ruleset.kind() else { continue };
        let heaps = Heaps(heap).parse_position(sample).unwrap();
        assert_eq!(heaps, position.components[0].parts.concat(), "{}", game.name);
        assert_eq!(Convention::Normal.terminal(), NimValue(0).outcome());
    }
}
