//! Law: reading a position never panics, and what is shown reads back as the same position.
#![no_main]
use grundy_rules::Position;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(position) = Position::parse(text) {
        let shown = position.to_string();
        let again = Position::parse(&shown).unwrap_or_else(|error| panic!("{shown:?}: {error}"));
        assert_eq!(again.to_string(), shown);
        for (a, b) in position.components.iter().zip(&again.components) {
            assert_eq!((&a.parts, a.ruleset.canonical()), (&b.parts, b.ruleset.canonical()), "in {shown:?}");
        }
    }
});
