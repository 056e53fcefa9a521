use super::*;
use crate::engine::Mode;
use grundy_rules::code::Code;
use grundy_rules::{Budget, Why};
use proptest::prelude::*;

fn code(text: &str) -> Code {
    Code::parse(text).unwrap()
}

/// The values by the list of rare heaps.
fn by_list(mut engine: RareList, heaps: usize) -> Vec<u32> {
    let mut values = Vec::new();
    let mut budget = Budget::default();
    while values.len() < heaps {
        let value = engine.value(&values, &mut budget).unwrap();
        values.push(value);
    }
    values
}

/// A run to `heaps` heaps, past any proof.
fn run(code: &Code, heaps: u64, path: Path, piece: u64) -> Sparse {
    let mut run = Sparse::new(code).unwrap().path(path);
    while run.heaps() < heaps {
        let piece = piece.min(heaps - run.heaps());
        assert!(!matches!(run.advance(piece), Step::Stopped(_)));
    }
    run
}

fn fletcher(values: &[u32]) -> u32 {
    let add = |(a, b): (u16, u16), &value: &u32| {
        let a = a.wrapping_add(value as u16);
        (a, b.wrapping_add(a))
    };
    let (a, b) = values.iter().fold((0, 0), add);
    u32::from(b) << 16 | u32::from(a)
}

/// Compares all paths with another engine, values and counts.
fn agrees(text: &str, heaps: usize) {
    let code = code(text);
    let expected = testing::values(&code, heaps);
    for path in Path::available() {
        let run = run(&code, heaps as u64, path, 10_007);
        assert!(run.values(0..heaps as u64).unwrap() == expected, "{text} {path:?}");
        let report = run.report();
        assert_eq!(report.fletcher, fletcher(&expected), "{text}");
        assert_eq!(report.maximum.0, *expected.iter().max().unwrap());
        assert_eq!(expected.iter().position(|&v| v == report.maximum.0), Some(report.maximum.1 as usize));
        for (value, &count) in report.histogram.iter().enumerate() {
            assert_eq!(
                expected.iter().filter(|&&v| v as usize == value).count() as u64,
                count,
                "{text} {value}"
            );
        }
        let space = report.space.unwrap();
        let class = class::Class { mask: space.mask, parity: space.parity };
        for (heap, &value) in (0..).zip(&expected).skip(1) {
            assert_eq!(class.is_rare(heap, value), space.rares.contains(&(heap, value)), "{text} {heap}");
        }
    }
}

#[test]
fn a_rare_value_may_be_the_first_beyond_a_power_of_two() {
    // All values before heap 1744 are below 60, and there every common value below 64 is an option. The rare
    // value 64 is not an option, and 65 is the least common one.
    let code = code("0.324");
    let values = testing::values(&code, 1745);
    assert_eq!((values[..1744].iter().max(), values[1744]), (Some(&59), 64));
    assert_eq!(by_list(RareList::new(&code).unwrap(), 1745), values);
    for path in Path::available() {
        assert_eq!(run(&code, 1745, path, 64).values(0..1745), Some(values.clone()), "{path:?}");
    }
}

#[test]
fn all_paths_agree_with_the_pairs_in_every_kind_of_sparse_space() {
    // Plain masks, masks with parity, many rare heaps, digits !, =, several places, few values.
    for text in
        ["0.106", "0.104", "0.16", "0.127", "0.6", "4!.0", "0.376", "0.454", "0.7", "0.77", "0.45=7", "0.47!"]
    {
        agrees(text, 20_000);
    }
}

#[test]
fn digests_are_those_of_the_values_on_every_path() {
    let (code, heaps) = (code("0.45"), 2 << 20);
    for path in Path::available() {
        let mut run = Sparse::new(&code).unwrap().path(path).digest(true);
        while run.heaps() < heaps {
            run.advance((heaps - run.heaps()).min(300_007));
        }
        assert!(run.report().blocks, "{path:?}");
        let mut last = 0u128;
        for (link, &digest) in run.report().digests.iter().enumerate() {
            let mut bytes = last.to_le_bytes().to_vec();
            let first = (link as u64) << 20;
            for value in run.values(first..first + (1 << 20)).unwrap() {
                bytes.extend((value as u16).to_le_bytes());
            }
            last = twox_hash::XxHash3_128::oneshot(&bytes);
            assert_eq!(digest, last, "{path:?} {link}");
        }
        assert_eq!(run.report().digests.len(), 2);
    }
}

#[test]
fn late_rare_heaps_are_found_and_the_block_is_rolled_back() {
    let run = run(&code("4!.0"), 100_000, Path::available()[0], u64::MAX);
    let report = run.report();
    assert!(report.blocks);
    let rares = report.space.unwrap().rares;
    assert_eq!((rares.len(), rares.last().unwrap().0), (1273, 82_860));
}

#[test]
fn where_rare_values_do_not_die_out_the_list_goes_on() {
    agrees_with_list("0.007", 6_000);
    agrees_with_list("4.004", 6_000);
    agrees_with_list("0.6!", 6_000);
}

#[test]
fn a_list_that_misses_values_at_every_heap_looks_no_further_than_all_pairs() {
    // Found by the fuzz target: more than a few rare values are missing at nearly every heap.
    agrees_with_list("4!.04!2200", 4_000);
}

fn agrees_with_list(text: &str, heaps: usize) {
    let code = code(text);
    let expected = testing::values(&code, heaps);
    assert_eq!(by_list(RareList::new(&code).unwrap(), heaps), expected);
    assert_eq!(
        run(&code, heaps as u64, Path::available()[0], 999).values(0..heaps as u64).unwrap(),
        expected
    );
}

#[test]
fn a_repeat_of_the_state_proves_the_literature_s_periods_with_the_smallest_preperiods() {
    for (text, preperiod, period) in [
        ("0.16", 105_351, 149_459),
        ("0.56", 326_640, 144),
        ("0.127", 46_578, 4),
        ("0.156", 3479, 349),
        ("0.77", 71, 12),
    ] {
        let mut run = Sparse::new(&code(text)).unwrap();
        let Step::Done(found) = run.advance(1 << 20) else { panic!("{text} not proved") };
        assert_eq!((found.preperiod, found.period), (preperiod, period), "{text}");
        assert!(found.least && found.distance % found.period == 0, "{text}");
        assert!(found.first > 2 * found.width && found.last_rare < found.first - found.width, "{text}");
        assert_eq!(run.proof(), Some(&found));
    }
}

#[test]
fn with_little_memory_the_preperiod_is_found_from_the_windows_that_were_kept() {
    let mut run = Sparse::new(&code("0.16")).unwrap().memory(Sparse::LEAST_MEMORY);
    let Step::Done(found) = run.advance(1 << 20) else { panic!("not proved") };
    assert_eq!((found.preperiod, found.period), (105_351, 149_459));
    assert!(run.report().kept.start > 0);
}

#[test]
fn with_less_memory_than_the_least_no_heap_is_valued() {
    for (text, memory) in [("0.16", 0), ("0.16", Sparse::LEAST_MEMORY - 1), ("0.007", 1 << 10)] {
        let mut run = Sparse::new(&code(text)).unwrap().memory(memory);
        assert_eq!(run.advance(1 << 20), Step::Stopped(Why::Memory), "{text}");
        assert_eq!(run.heaps(), 0, "{text}");
    }
    // If values do not become sparse, the list ends when it is full.
    let mut run = Sparse::new(&code("0.007")).unwrap().memory(Sparse::LEAST_MEMORY);
    assert_eq!(run.advance(1 << 20), Step::Stopped(Why::Memory));
    assert_eq!(run.heaps(), Sparse::LEAST_MEMORY / 4);
}

#[test]
fn a_saved_run_goes_on_as_if_nothing_had_happened() {
    for (text, at) in [("0.16", 1000), ("0.16", 5000), ("0.16", 200_001), ("4!.0", 90_000), ("0.007", 3000)] {
        let code = code(text);
        let mut whole = Sparse::new(&code).unwrap().digest(true);
        let mut broken = Sparse::new(&code).unwrap().digest(true);
        broken.advance(at);
        let mut state = Vec::new();
        broken.save(&mut state).unwrap();
        let mut broken = Sparse::load(&code, &mut &state[..]).unwrap();
        let goal = if text == "0.007" { 8_000 } else { 400_000 };
        let (a, b) = (whole.advance(goal), broken.advance(goal - at));
        assert_eq!(a, b, "{text}");
        assert_eq!(whole.report(), broken.report(), "{text}");
        let mut again = (Vec::new(), Vec::new());
        whole.save(&mut again.0).unwrap();
        broken.save(&mut again.1).unwrap();
        assert!(again.0 == again.1, "{text}: the states differ");
    }
}

#[test]
fn a_run_can_be_saved_right_after_a_late_rare_heap() {
    // Heap 126471 is rare, and a move takes up to three coins: its taps reach over 126474 heaps.
    let code = code("0.127?1");
    let mut run = Sparse::new(&code).unwrap();
    run.advance(126_473);
    assert_eq!(run.report().space.unwrap().rares.last().map(|&(heap, _)| heap), Some(126_471));
    let mut bytes = Vec::new();
    run.save(&mut bytes).unwrap();
    let mut again = Sparse::load(&code, &mut &bytes[..]).unwrap();
    run.advance(20_000);
    again.advance(20_000);
    assert_eq!(run.values(0..run.heaps()), again.values(0..again.heaps()));
}

#[test]
fn two_threads_answer_as_one_does() {
    // Rare heaps, the mask and the period are found on the way, but not for 0.104.
    for (text, heaps) in
        [("0.104", 3_000_001), ("4!.0", 700_000), ("0.6", 300_000), ("0.56", 1_000_000), ("0.376", 900_000)]
    {
        let code = code(text);
        let mut one = Sparse::new(&code).unwrap();
        let mut two = Sparse::new(&code).unwrap().threads(2);
        assert_eq!(one.advance(heaps), two.advance(heaps), "{text}");
        assert!(one.values(0..one.heaps()) == two.values(0..two.heaps()), "{text}");
        assert_eq!(one.report(), two.report(), "{text}");
        let mut states = (Vec::new(), Vec::new());
        one.save(&mut states.0).unwrap();
        two.save(&mut states.1).unwrap();
        assert!(states.0 == states.1, "{text}: the states differ");
    }
}

#[test]
fn two_threads_answer_as_one_does_with_little_memory() {
    let run = |threads: usize| {
        let mut run = Sparse::new(&code("4!.0")).unwrap().memory(Sparse::LEAST_MEMORY).threads(threads);
        assert_eq!(run.advance(700_000), Step::Running);
        run
    };
    let (one, two) = (run(1), run(2));
    let kept = one.report().kept;
    assert!(kept.start > 1 << 16, "{kept:?}");
    assert_eq!(one.report(), two.report());
    assert!(one.values(kept.clone()) == two.values(kept));
}

#[test]
fn two_threads_may_begin_at_any_heap() {
    let code = code("0.104");
    let mut one = Sparse::new(&code).unwrap();
    one.advance(3_000_000);
    for cut in [1_600_001, 1_600_032, 1_600_064] {
        let mut two = Sparse::new(&code).unwrap().threads(2);
        two.advance(cut);
        two.advance(3_000_000 - cut);
        assert!(one.values(0..3_000_000) == two.values(0..3_000_000), "{cut}");
        assert_eq!(one.report(), two.report(), "{cut}");
    }
}

#[test]
fn a_list_that_was_saved_still_knows_its_space() {
    for heaps in [127, 128, 129, 1024, 1025, 2047] {
        let code = code("0.16");
        let mut run = Sparse::new(&code).unwrap();
        run.advance(heaps);
        let mut state = Vec::new();
        run.save(&mut state).unwrap();
        assert_eq!(Sparse::load(&code, &mut &state[..]).unwrap().report(), run.report(), "{heaps}");
    }
}

/// Blocks are tried where a state says so, even with fewer heaps than usual.
#[test]
fn a_list_that_was_saved_may_try_blocks_at_any_time() {
    let code = code("0.16");
    let expected = testing::values(&code, 700);
    for heaps in [0, 1, 5, 300, 600] {
        let mut run = Sparse::new(&code).unwrap();
        run.advance(heaps);
        if let Mode::List(list) = &mut run.mode {
            list.retry = 1;
        }
        let mut state = Vec::new();
        run.save(&mut state).unwrap();
        let mut run = Sparse::load(&code, &mut &state[..]).unwrap();
        while run.heaps() < 700 {
            run.advance(700 - run.heaps());
        }
        assert_eq!(run.values(0..700).unwrap(), expected, "{heaps}");
    }
}

#[test]
fn states_of_other_runs_and_broken_states_are_refused() {
    let mut run = Sparse::new(&code("0.16")).unwrap();
    run.advance(5000);
    let mut state = Vec::new();
    run.save(&mut state).unwrap();
    let load = |bytes: &[u8], text: &str| Sparse::load(&code(text), &mut &bytes[..]).map(|run| run.heaps());
    assert_eq!(load(&state, "0.16").unwrap(), 5000);
    assert!(load(&state, "0.17").unwrap_err().to_string().contains("0.16"));
    for cut in (0..state.len()).step_by(97) {
        assert!(load(&state[..cut], "0.16").is_err(), "cut at {cut}");
    }
    // A flipped bit may go unnoticed (which is why the caller has a checksum), but never panics.
    for place in 0..state.len().min(2000) {
        let mut flipped = state.clone();
        flipped[place] ^= 1 << (place % 8);
        let _ = load(&flipped, "0.16");
    }
}

#[test]
fn a_forged_state_that_is_read_goes_on_without_harm() {
    for (text, at) in [("0.16", 5000u64), ("4!.0", 30_000)] {
        let mut run = Sparse::new(&code(text)).unwrap();
        run.advance(at);
        let mut state = Vec::new();
        run.save(&mut state).unwrap();
        let head = u64::from_le_bytes(state[8..16].try_into().unwrap()) as usize;
        let mut read = 0;
        for place in (16..16 + head).step_by((head / 25).max(1)) {
            for byte in [0, 0x7f, 0xff, state[place] ^ 0x40] {
                let mut forged = state.clone();
                forged[place] = byte;
                if let Ok(mut run) = Sparse::load(&code(text), &mut &forged[..]) {
                    run.advance(2000);
                    run.report();
                    read += 1;
                }
            }
        }
        assert!(read > 10, "{text}: {read}");
    }
}

/// Before a proof the older half is dropped if there are plenty of values; after it a second proof needs all,
/// also after a pause.
#[test]
fn what_a_second_proof_needs_is_kept() {
    let code = code("0.16");
    let keeps_all = |run: &Sparse| match &run.mode {
        Mode::Blocks(blocks) => blocks.past.keeps_all(),
        Mode::List(_) => panic!("blocks by now"),
    };
    let mut run = Sparse::new(&code).unwrap();
    run.advance(1 << 17);
    assert!(run.proof().is_none() && !keeps_all(&run));
    run.advance(1 << 20);
    assert!(run.proof().is_some() && keeps_all(&run));
    let mut state = Vec::new();
    run.save(&mut state).unwrap();
    assert!(keeps_all(&Sparse::load(&code, &mut &state[..]).unwrap()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_code_with_two_heaps_agrees_with_the_pairs(
        digits in prop::collection::vec(prop::sample::select(vec!["0", "1", "2", "3", "4", "5", "6", "7", "4!", "6!", "7?", "{1,2=}"]), 1..5),
        first in prop::sample::select(vec!["0", "4", "4!"]),
        piece in 1u64..5000,
    ) {
        let text = format!("{first}.{}", digits.concat());
        let code = code(&text);
        if let Some(engine) = RareList::new(&code) {
            let expected = testing::values(&code, 6000);
            prop_assert!(by_list(engine, 6000) == expected, "{} by list", &text);
            for path in Path::available() {
                let values = run(&code, 6000, path, piece).values(0..6000).unwrap();
                prop_assert!(values == expected, "{} {:?}", &text, path);
            }
        }
    }

    #[test]
    fn the_list_of_rare_heaps_agrees_with_the_definition_wherever_its_sixteen_heaps_start(
        digits in prop::collection::vec(prop::sample::select(vec!["0", "1", "3", "4", "6", "7", "4!", "7?"]), 1..24),
        first in prop::sample::select(vec!["0", "4", "4!"]),
        starts in prop::collection::btree_set(0usize..900, 0..6),
    ) {
        let text = format!("{first}.{}", digits.concat());
        let code = code(&text);
        if let Some(mut engine) = RareList::new(&code) {
            let expected = testing::values(&code, 900);
            for (heap, &value) in expected.iter().enumerate() {
                if starts.contains(&heap) {
                    // A shorter game: the engine forgets what it knew. Then the same heap is asked for twice.
                    let shorter = engine.value(&expected[..heap / 2], &mut Budget::default()).unwrap();
                    prop_assert_eq!(shorter, expected[heap / 2], "{} {}", &text, heap / 2);
                    let stopped = engine.value(&expected[..heap], &mut Budget::work(1));
                    prop_assert!(stopped.map_or(true, |found| found == value), "{} {}", &text, heap);
                }
                let found = engine.value(&expected[..heap], &mut Budget::default()).unwrap();
                prop_assert_eq!(found, value, "{} {}", &text, heap);
            }
        }
    }
}
