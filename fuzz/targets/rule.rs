//! Law: reading a rule never panics, its text reads back as the same rule, and the canonical form
//! is a fixed point.
#![no_main]
use grundy_games::ruleset;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(rule) = ruleset(text) {
        let again = ruleset(rule.text()).expect("the text of a rule is a rule");
        assert_eq!(again.canonical(), rule.canonical(), "by way of {:?}", rule.text());
        let canonical = ruleset(rule.canonical()).expect("the canonical form is a rule");
        assert_eq!(canonical.canonical(), rule.canonical());
    }
});
