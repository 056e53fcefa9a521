//! Laws with their evidence, written and read back.

use grundy::explain::explain_law;
use grundy::law::positions::{self, Lost};
use grundy::law::{Found, Law, Listed, MisereHeap, MiserePeriod, Proof, TheoremName};
use grundy::sequence::Sequence;
use grundy::{Budget, Heap, KnownBy, Ruleset};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;
use std::sync::Arc;

/// A rule for each theorem, and the theorem behind its law.
const RULES: [(&str, TheoremName); 22] = [
    ("take any", TheoremName::Nim),
    ("take 700..3000", TheoremName::TakeRange),
    ("take not {1,2}", TheoremName::TakeRange),
    ("lasker", TheoremName::Lasker),
    ("take {k in 1..n if k divides n}", TheoremName::Arithmetic),
    ("n -> floor(n/k) for k in 2..n", TheoremName::Arithmetic),
    ("take {1,3,4}", TheoremName::TakeWindow),
    ("take 2..5", TheoremName::TakeWindow),
    ("take {}", TheoremName::TakeWindow),
    ("n -> [1, n-60] | n-2", TheoremName::FixedMoves),
    ("take not {2,3,7}", TheoremName::CoveredWindow),
    ("take 1..floor(n/2)", TheoremName::SlidingWindow),
    ("n -> n-1 | n-k for k in 1..floor(n/3)", TheoremName::SlidingWindow),
    ("take {k in 1..n if k = 1 or is_prime(k)}", TheoremName::Residues),
    ("kayles", TheoremName::GuySmith),
    ("0.7!", TheoremName::GuySmith),
    ("0.3F", TheoremName::Quotients),
    ("n -> n-1 | floor(n/2) if n > 0", TheoremName::Sentence),
    ("turn 1-3", TheoremName::Sentence),
    ("turn 3E", TheoremName::Sentence),
    ("turn \"1+C\"", TheoremName::Sentence),
    ("take {k in 1..n if not is_prime(k)}", TheoremName::Between),
];

/// The heaps whose values are compared.
const HEAPS: [u64; 6] = [0, 1, 7, 100, 1_000_003, 1 << 40];

fn sequence(rule: &str) -> Sequence {
    let ruleset = Ruleset::parse(rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    Sequence::new(Arc::new(ruleset)).expect("a rule of heaps")
}

fn law(rule: &str) -> (Sequence, Found) {
    let mut sequence = sequence(rule);
    let found = sequence.find_law(3000, &mut Budget::default()).expect("no limit");
    (sequence, found.unwrap_or_else(|| panic!("{rule} has a law")))
}

/// The same value, after writing and reading it as JSON and as bytes.
fn again<T: Serialize + DeserializeOwned + PartialEq + Debug>(found: &T, name: &str) -> T {
    let text = serde_json::to_string(found).unwrap_or_else(|error| panic!("{name}: {error}"));
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
    assert_eq!(&read, found, "{name}: {text}");
    let bytes = postcard::to_stdvec(found).unwrap_or_else(|error| panic!("{name}: {error}"));
    let other: T = postcard::from_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(&other, found, "{name}");
    read
}

#[test]
fn laws_of_each_theorem_are_read_as_they_were_written() {
    for (rule, theorem) in RULES {
        let (mut sequence, found) = law(rule);
        assert_eq!(found.proof().map(Proof::theorem), Some(theorem), "{rule}");
        let read = again(&found, rule);
        for heap in HEAPS {
            let value = |found: &Found| found.law.value_at(heap, sequence.values());
            assert_eq!(value(&read), value(&found), "{rule}: {heap}");
        }
        let mut told = |found: &Found| {
            explain_law(&mut sequence, Some(found), 3000, &mut Budget::default()).expect("no limit")
        };
        assert_eq!(told(&read), told(&found), "{rule}");
        assert_eq!((read.reference(), read.hypotheses()), (found.reference(), found.hypotheses()), "{rule}");
    }
}

#[test]
fn a_proof_by_a_run_is_read_as_it_was_written() {
    let code = grundy::code::Code::parse("0.127").expect("a code");
    let mut run = grundy::sequence::Sparse::new(&code).expect("an octal code");
    let grundy::sequence::Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
    let found = grundy::law::sparse::found(&proof);
    assert_eq!(found.proof().map(Proof::theorem), Some(TheoremName::SparseRepeat));
    again(&found, "0.127");
}

#[test]
fn laws_that_are_seen_are_read_as_they_were_written() {
    let lists: [(&str, Vec<u32>); 6] = [
        ("period", (0..300).map(|n| n % 7).collect()),
        ("classes", (0..300).map(|n| if n % 2 == 0 { 4 } else { n }).collect()),
        ("formula", (0..300u32).map(|n| if n == 0 { 0 } else { n.trailing_zeros() }).collect()),
        ("regular", (0..3000u32).map(u32::count_ones).collect()),
        ("automatic", (0..3000u32).map(|n| n.count_ones() % 3).collect()),
        ("range", (0..300).map(|n| n % 8 / 2).collect()),
    ];
    for (name, values) in lists {
        let found = Listed { first: 0, values }.seen().unwrap_or_else(|| panic!("{name}: no law"));
        assert_eq!(found.known_by(), KnownBy::Seen, "{name}");
        let read = again(&found, name);
        assert_eq!((read.sentence(), read.hypotheses()), (found.sentence(), found.hypotheses()), "{name}");
    }
}

#[test]
fn laws_of_p_positions_and_of_misere_play_are_read_as_they_were_written() {
    for rule in [
        "wythoff",
        "euclid",
        "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 2",
    ] {
        let ruleset = Arc::new(Ruleset::parse(rule).expect("a rule"));
        let looked = positions::of_rule(&ruleset, &mut Budget::default()).expect("no limit").expect("pairs");
        let found: Found<Lost> = looked.found.expect("a law");
        let read = again(&found, rule);
        for at in [[1, 2], [3, 5], [4, 10], [1000, 1618], [10u64.pow(18), 10u64.pow(17)]] {
            assert_eq!(read.law.holds(at), found.law.holds(at), "{rule}: {at:?}");
            assert_eq!(read.law.moves(at, 9), found.law.moves(at, 9), "{rule}: {at:?}");
        }
        assert_eq!((read.reference(), read.hypotheses()), (found.reference(), found.hypotheses()), "{rule}");
    }
    let (sequence, normal) = law("take {2,5,6}");
    let ruleset = sequence.ruleset().clone();
    let Some(Heap::Take(set)) = ruleset.heap() else { panic!("a take set") };
    let found: Found<MiserePeriod> = MisereHeap::of(set).found(&normal, sequence.values()).expect("a law");
    assert_eq!(again(&found, "misère").hypotheses(), found.hypotheses());
}

/// The numbers and words in a JSON value.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        _ => vec![value],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// After any change of the written form, it is refused or still gives a law for every heap.
    #[test]
    fn what_is_changed_is_refused_or_a_law(
        rule in 0..RULES.len(),
        places in prop::collection::vec((any::<prop::sample::Index>(), prop_oneof![
            (0u64..5).prop_map(Value::from), any::<u64>().prop_map(Value::from), any::<i64>().prop_map(Value::from),
            Just(Value::Null), Just(Value::from("zeckendorf")), Just(Value::Array(Vec::new())), any::<bool>().prop_map(Value::from),
        ]), 1..4),
    ) {
        let (sequence, found) = law(RULES[rule].0);
        let mut written = serde_json::to_value(&found).expect("it is written");
        for (place, new) in places {
            let mut all = leaves(&mut written);
            **place.get_mut(&mut all) = new;
        }
        if let Ok(read) = serde_json::from_value::<Found>(written) {
            for heap in HEAPS.into_iter().chain([u64::MAX]) {
                // Other laws with primes may take long: a little work is enough here.
                let _ = read.law.value_within(heap, sequence.values(), &mut Budget::work(1 << 16));
            }
            read.reference();
            read.hypotheses();
            read.sentence();
        }
    }

    #[test]
    fn any_bytes_are_a_law_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Ok(read) = postcard::from_bytes::<Found<Law>>(&bytes) {
            read.hypotheses();
            read.sentence();
        }
        let _ = postcard::from_bytes::<Found<Lost>>(&bytes);
        let _ = postcard::from_bytes::<Found<MiserePeriod>>(&bytes);
    }
}
