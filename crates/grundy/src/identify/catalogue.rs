//! The rules that others are compared with. Their values are computed, not listed.

use grundy_rules::{Group, NAMED, Named, Ruleset};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// A rule of the catalogue, or the rule to compare with.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The text to type; the name, if it has one.
    pub text: String,
    /// The canonical form, for a rule.
    pub canonical: Option<String>,
    /// Its common name.
    pub name: Option<&'static str>,
    /// How it is played, for a game in the [table](NAMED) of names.
    pub about: Option<&'static str>,
}

impl Candidate {
    /// A rule from typed text.
    pub(super) fn of_rule(ruleset: &Ruleset) -> Candidate {
        let named = ruleset.name().filter(|named| named.name == ruleset.text());
        Candidate {
            text: ruleset.text().into(),
            canonical: Some(ruleset.canonical().into()),
            name: named.map(|named| named.name),
            about: named.map(|named| named.about),
        }
    }

    /// A row of positions, or values.
    pub(super) fn of_text(text: &str) -> Candidate {
        Candidate { text: text.into(), canonical: None, name: None, about: None }
    }
}

/// `turnips (turn "3E")`, or the rule alone.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name, &self.canonical) {
            (Some(name), Some(canonical)) => write!(f, "{name} ({canonical})"),
            (None, Some(canonical)) if *canonical != self.text => write!(f, "{} ({canonical})", self.text),
            _ => write!(f, "{}", self.text),
        }
    }
}

/// Rules with a common name that is not in the table of names.
const RULES_WITH_NAMES: &[(&str, &str)] = &[
    ("turn \"4FS\"", "Grunt"),
    ("turn \"1+S\"", "Sym"),
    ("turn \"1-9\"", "Moidores"),
    ("turn \"1-3C(5)\"", "Mock Turtle Fives"),
    ("turn \"3C(5)\"", "Triplet Fives"),
    ("turn \"1-5C\"", "Ruler Fives"),
    ("0.007", "Treblecross"),
    ("take {k in 1..n if n mod k = 0}", "Take-a-Divisor"),
    ("take {k in 1..n if is_square(k)}", "Take-a-Square"),
    ("take {k in 1..n if is_prime(k)}", "Take-a-Prime"),
    ("take {k in 1..n if is_fibonacci(k)}", "Take-a-Fibonacci-Number"),
    ("take {k in 1..n if is_power(k, 2)}", "Take-a-Power-of-Two"),
];

/// Other rules that occur now and then.
const RULES_WITHOUT_NAMES: &[&str] = &[
    "take 1..ceil(n/2)",
    "take 1..floor(n/3)",
    "take 1..isqrt(n)",
    "n -> n-1 | floor(n/3) if n >= 1",
    "n -> floor(n/2) if n >= 1 | floor(n/3) if n >= 1",
    "turn \"2E\"",
    "turn \"4E\"",
    "turn \"1+E\"",
    "turn \"4\"",
    "turn \"5\"",
    "turn \"2,4\"",
    "4=.0",
    "0.6!",
    "0.7!",
    "0.0F",
    "0.8",
    "0.F",
    "0.3F",
    "8.0",
];

/// Bounds of small rules: subtraction sets within 1, …, MAX_TAKEN, and sets of all numbers except some of 1,
/// …, MAX_EXCLUDED.
const MAX_TAKEN: u32 = 8;
const MAX_EXCLUDED: u32 = 4;

/// The rules of the catalogue: games with names first, then take sets of small numbers, all octal codes with
/// up to three digits after the point, and some others. No two have the same canonical form.
///
/// ```
/// let rules = grundy::identify::catalogue();
/// assert!(rules.len() > 900);
/// assert!(rules.iter().any(|(_, candidate)| candidate.text == "turnips"));
/// ```
///
/// # Cost
/// A few milliseconds, to read about a thousand rules.
pub fn catalogue() -> Vec<(Arc<Ruleset>, Candidate)> {
    let mut all = All::default();
    for game in NAMED {
        if game.group != Group::Numbers {
            all.add(game.name, Some(game), None);
        }
    }
    for &(rule, name) in RULES_WITH_NAMES {
        all.add(rule, None, Some(name));
    }
    for (set, most) in [("take", MAX_TAKEN), ("take not", MAX_EXCLUDED)] {
        for chosen in 1u32..1 << most {
            let numbers: Vec<String> =
                (0..most).filter(|i| chosen >> i & 1 == 1).map(|i| (i + 1).to_string()).collect();
            all.add(&format!("{set} {{{}}}", numbers.join(",")), None, None);
        }
    }
    // Few digits first.
    for before in ["0", "4"] {
        for places in 0..=3 {
            for code in 0..8u32.pow(places) {
                let width = places as usize;
                let digits = if places > 0 { format!("{code:0width$o}") } else { "0".into() };
                all.add(&format!("{before}.{digits}"), None, None);
            }
        }
    }
    for rule in RULES_WITHOUT_NAMES {
        all.add(rule, None, None);
    }
    all.rules
}

#[derive(Default)]
struct All {
    rules: Vec<(Arc<Ruleset>, Candidate)>,
    met: HashMap<String, usize>,
}

impl All {
    fn add(&mut self, rule: &str, named: Option<&'static Named>, name: Option<&'static str>) {
        // Every rule listed here can be read; a test ensures it.
        let Ok(ruleset) = Ruleset::parse(rule) else { return };
        let canonical = ruleset.canonical().to_string();
        if ruleset.heap().is_none() || self.met.contains_key(&canonical) {
            return;
        }
        self.met.insert(canonical.clone(), self.rules.len());
        let text = if named.is_some() { rule.to_string() } else { canonical.clone() };
        let candidate = Candidate {
            text,
            canonical: Some(canonical),
            name: named.map(|named| named.name).or(name),
            about: named.map(|named| named.about),
        };
        self.rules.push((Arc::new(ruleset), candidate));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_list_is_read_and_played_with_heaps() {
        for rule in RULES_WITH_NAMES.iter().map(|(rule, _)| rule).chain(RULES_WITHOUT_NAMES) {
            let ruleset = Ruleset::parse(rule).unwrap_or_else(|e| panic!("{rule}: {e}"));
            assert!(ruleset.heap().is_some(), "{rule}");
        }
    }

    #[test]
    fn every_octal_code_is_there_once() {
        let rules = catalogue();
        let canonical: Vec<&str> = rules.iter().map(|(rule, _)| rule.canonical()).collect();
        for code in ["0.3", "0.77", "0.161", "0.007", "0.06", "4.0", "4.31", "4.777"] {
            let wanted = Ruleset::parse(code).unwrap();
            assert_eq!(canonical.iter().filter(|&&other| other == wanted.canonical()).count(), 1, "{code}");
        }
        let names = rules.iter().filter(|(_, candidate)| candidate.about.is_some()).count();
        assert!(names >= 20, "{names}");
    }
}
