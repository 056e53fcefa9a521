//! Law: reading an expression of nimbers never panics, and its value reads back as the same value.
#![no_main]
use grundy::nim::{Nimber, expression};

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(found) = expression::evaluate(text) {
        if let expression::Answer::Nimber(Nimber(value)) = found.answer {
            let again = expression::evaluate(&value.to_string()).expect("a number is an expression");
            assert_eq!(again.answer, expression::Answer::Nimber(Nimber(value)), "{text:?}");
        }
    }
});
