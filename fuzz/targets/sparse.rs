//! Law: the engine for sparse spaces finds the same values as the list of rare heaps, with every instruction set, on
//! one thread or two, in pieces of any length, saved and loaded in between; and the periods that it proves hold.
#![no_main]
use grundy::Budget;
use grundy::code::Code;
use grundy::sequence::{Path, RareList, Sparse, Step};

/// A code of at most six digits after its point, and the rest of the input.
fn code(input: &[u8]) -> Option<(Code, &[u8])> {
    let (&shape, rest) = input.split_first()?;
    let mut text = String::from(["0.", "0.", "0.", "4.", "4!.", "4?."][usize::from(shape) % 6]);
    let (digits, rest) = rest.split_at_checked(usize::from(shape / 6) % 6 + 1)?;
    for digit in digits {
        text.push(char::from(b'0' + digit % 8));
        if digit % 8 >= 4 {
            text.push_str(["", "", "", "", "", "!", "?", "="][usize::from(digit / 8) % 8]);
        }
    }
    Some((Code::parse(&text).ok()?, rest))
}

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    let Some((code, mut words)) = code(input) else { return };
    let Some(mut list) = RareList::new(&code) else { return };
    let mut word = || match words.split_first() {
        Some((&word, rest)) => {
            words = rest;
            u64::from(word)
        }
        None => 77,
    };
    let heaps = 1000 + 40 * word();
    let (mut values, mut budget) = (Vec::new(), Budget::default());
    for _ in 0..heaps {
        let value = list.value(&values, &mut budget).expect("a value");
        values.push(value);
    }
    for path in Path::available() {
        let threads = 1 + word() as usize % 2;
        let mut run = Sparse::new(&code).expect("what the list plays").path(path).threads(threads);
        while run.heaps() < heaps {
            let piece = (1 + word() * word()).min(heaps - run.heaps());
            match run.advance(piece) {
                Step::Running => {}
                Step::Done(proof) => {
                    let (start, length) = (proof.preperiod as usize, proof.period as usize);
                    let known = values.get(start..).unwrap_or(&[]);
                    let again = known.get(length..).unwrap_or(&[]);
                    assert!(known.iter().zip(again).all(|(a, b)| a == b), "{code}: {proof:?}");
                }
                Step::Stopped(why) => panic!("{code} was stopped: {why:?}"),
            }
            if word() % 8 == 0 {
                let mut state = Vec::new();
                run.save(&mut state).expect("memory");
                let read = Sparse::load(&code, &mut &state[..]).expect("what was just saved");
                run = read.path(path).threads(threads);
            }
        }
        let found = run.values(0..heaps).expect("all are kept");
        let wrong = found.iter().zip(&values).position(|(found, value)| found != value);
        assert_eq!(wrong, None, "{code}, {path:?}, {threads} threads");
    }
});
