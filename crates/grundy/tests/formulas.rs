//! Formulas that grundy prints, read back by the parser of the rule language, and compared with the law.

use grundy::certificate::LawCertificate;
use grundy::family::{FamilyLaw, family_law};
use grundy::law::{Law, TakeRange, seen, seen_rich};
use grundy::sequence::Sequence;
use grundy::{Budget, Kind, RuleFamily, Ruleset};
use grundy_check::{Shown, Verdict, Verified};
use std::ops::ControlFlow;
use std::sync::Arc;

/// What stands for a number: its name and the number.
type Names<'a> = &'a [(&'a str, u64)];

/// The value of a printed formula: `EXPRESSION`, `EXPRESSION if CONDITION, else FORMULA`, each perhaps with
/// `, where NAME = EXPRESSION`. `G(…)` and logarithms to other bases than 2, which the language lacks, are
/// replaced by their values, and `2n` by `2*n`. `None` if there is no value.
fn value(text: &str, names: Names<'_>, g: &dyn Fn(u64) -> Option<u64>) -> Option<u64> {
    if let Some((text, (name, meant))) =
        text.split_once(", where ").map(|(text, rest)| (text, rest.split_once(" = ").expect("a meaning")))
    {
        let names: Vec<(&str, u64)> =
            names.iter().copied().chain([(name, value(meant, names, g)?)]).collect();
        return value(text, &names, g);
    }
    if let Some((yes, (condition, no))) =
        text.split_once(" if ").map(|(yes, rest)| (yes, rest.split_once(", else ").expect("another value")))
    {
        let chosen = if plain("1", Some(condition), names) == Some(1) { yes } else { no };
        return value(chosen, names, g);
    }
    let is_log = |word: &str| word.strip_prefix("log").is_some_and(|base| base.parse::<u64>().is_ok());
    let mut words = text.match_indices('(').map(|(open, _)| {
        let start = text[..open].rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |at| at + 1);
        (&text[start..open], start, open)
    });
    let Some((word, start, open)) = words.find(|(word, ..)| *word == "G" || is_log(word) && *word != "log2")
    else {
        return plain(text, None, names);
    };
    let mut depth = 0;
    let close = text[open..].find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    let close = open + close.expect("a closed bracket");
    let inside = value(&text[open + 1..close], names, g)?;
    let number = match word.strip_prefix("log") {
        Some(base) => u64::from(inside.checked_ilog(base.parse().expect("a base"))?),
        None => g(inside)?,
    };
    value(&format!("{}{number}{}", &text[..start], &text[close + 1..]), names, g)
}

/// The value of an expression of the language, as the first coordinate of a move, which there is only if the
/// condition holds.
fn plain(text: &str, condition: Option<&str>, names: Names<'_>) -> Option<u64> {
    let head: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
    let rest = ",0".repeat(names.len().max(2) - 1);
    let mut whole = String::new();
    for c in text.chars() {
        let product = whole.ends_with(|last: char| last.is_ascii_digit()) && c.is_ascii_alphabetic();
        let in_word = whole.trim_end_matches(|c: char| c.is_ascii_digit()).ends_with(char::is_alphabetic);
        whole += if product && !in_word { "*" } else { "" };
        whole.push(c);
    }
    let head = if names.len() < 2 { format!("{},unused", head.join(",")) } else { head.join(",") };
    let condition = condition.map(|condition| format!(" if {condition}")).unwrap_or_default();
    let rule = format!("({head}) -> ({whole}{rest}){condition}");
    let ruleset = Ruleset::parse(&rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let Kind::Points(points) = ruleset.kind() else { panic!("{rule}: tuples") };
    let mut at: Vec<u64> = names.iter().map(|(_, number)| *number).collect();
    at.resize(names.len().max(2), 0);
    let mut found = None;
    let end = points.options(&at, &mut Budget::default(), &mut |option| {
        found = found.or(Some(option[0]));
        ControlFlow::Continue(())
    });
    end.ok().and(found)
}

fn no_values(_: u64) -> Option<u64> {
    unreachable!("the formula names no value")
}

/// The first values of a rule.
fn values(ruleset: Ruleset) -> Vec<u32> {
    let mut sequence = Sequence::new(Arc::new(ruleset)).expect("one heap");
    sequence.extend(31, &mut Budget::default()).expect("no limit");
    sequence.values().to_vec()
}

#[test]
fn the_reader_takes_operators_as_the_language_does() {
    let names = [("n", 17), ("k", 3)];
    let read = |text: &str| value(text, &names, &|heap| Some(100 + heap));
    assert_eq!((read("n mod 2*k"), read("n mod (2*k)")), (Some(3), Some(5)));
    assert_eq!((read("2 - r mod 2, where r = n mod k"), read("log3(n)+1")), (Some(2), Some(3)));
    assert_eq!((read("G(2n+1) + 1"), read("G(n-1 - floor(n / k))")), (Some(136), Some(111)));
    assert_eq!((read("n / k if k divides n, else 7"), read("1 if k < n, else 0")), (Some(7), Some(1)));
}

#[test]
fn formulas_of_families_are_the_values_of_their_members() {
    for text in [
        "take L..R",
        "take k..k",
        "take k",
        "take {k}",
        "take 1..k",
        "take k..",
        "take 1..",
        "take 2..k",
        "take k+1..2*k",
        "take 2*k-1",
        "take {1,k}",
        "take {k,2*k}",
        "take {k+1, 2*k}",
        "take {a,b}",
        "take {k, 1}",
        "take 2*k..",
        "take {2*k-1, 2*k}",
        "take 1..floor(n/c)",
        "take 1..floor(n/(c+1))",
        "take 3..3*k",
        "take (k)",
        "take {k,k}",
    ] {
        let family = RuleFamily::parse(text).expect("few letters");
        let Some(family) = family else { continue };
        let law = family_law(&family, 200, &mut Budget::default()).expect("no limit");
        let FamilyLaw::Theorem(theorem) = law else { continue };
        // A range without an end is written with one for a single rule.
        let ended = text.strip_prefix("take ").and_then(|text| text.strip_suffix(".."));
        let ended = ended.map(|least| RuleFamily::parse(&format!("take {{t in {least}..n}}")));
        let rules =
            ended.map_or_else(|| family.clone(), |ended| ended.expect("few letters").expect("letters"));
        let letters = family.letters();
        let mut members = 0;
        for place in 0..4u64.pow(letters.len() as u32) {
            let numbers: Vec<u64> =
                (0..letters.len() as u32).map(|letter| 1 + place / 4u64.pow(letter) % 4).collect();
            let mut names: Vec<(&str, u64)> =
                letters.iter().map(String::as_str).zip(numbers.iter().copied()).collect();
            let Ok(member) = rules.member(&numbers) else { continue };
            let meant = value(&format!("1 if {}, else 0", theorem.condition), &names, &no_values);
            if meant != Some(1) {
                continue;
            }
            names.push(("n", 0));
            let last = names.len() - 1;
            members += 1;
            let values = values(member);
            for n in 0..values.len() as u64 {
                names[last].1 = n;
                let at = |heap: u64| values.get(heap as usize).copied().map(u64::from);
                let read = value(&theorem.formula, &names, &at);
                assert_eq!(read, at(n), "{text}: {} at {names:?}", theorem.formula);
            }
        }
        assert!(members > 1, "{text}: {members} members");
    }
}

#[test]
fn patterns_of_families_are_the_periods_of_their_members() {
    for text in ["take not {k}", "take {1,2,k}", "take {1,k,k+1}", "n -> n-1 | n-2 | n-k-2"] {
        let family = RuleFamily::parse(text).expect("few letters").expect("letters");
        let law = family_law(&family, 2000, &mut Budget::default()).expect("no limit");
        let FamilyLaw::Members(seen) = law else { panic!("{text}: a theorem") };
        let pattern = seen.pattern.unwrap_or_else(|| panic!("{text}: no pattern"));
        for k in pattern.from..pattern.from + 12 {
            let names = [(family.letters()[0].as_str(), k)];
            let period = pattern.period(k).expect("a period");
            let lines = &pattern.classes[(k % pattern.classes.len() as u64) as usize];
            let read = |i: usize| value(&lines[i].text(names[0].0), &names, &no_values);
            let numbers = [period.preperiod, period.period, period.saltus].map(Some);
            assert_eq!([read(0), read(1), read(2)], numbers, "{text}, k = {k}");
        }
    }
}

#[test]
fn formulas_of_ranges_are_their_values() {
    for (least, most) in [(1, None), (3, None), (1, Some(1)), (1, Some(4)), (2, Some(5)), (5, Some(5))] {
        let range = TakeRange::new(least, most).expect("a range");
        for n in (0..40).chain([u64::MAX - 1, u64::MAX]) {
            let read = value(&range.formula(), &[("n", n)], &no_values);
            assert_eq!(read, Some(range.value(n).0), "{} at {n}", range.formula());
        }
    }
}

/// What the checker says of a certificate that it accepts.
#[test]
fn formulas_of_certificates_are_the_values() {
    for rule in ["take 2..5", "take {k in 3..n}", "take 1..4", "take 6"] {
        let mut sequence = Sequence::new(Arc::new(Ruleset::parse(rule).expect("a rule"))).expect("one heap");
        let found = sequence.find_law(1000, &mut Budget::default()).expect("no limit").expect("a law");
        let certificate = LawCertificate::of(&mut sequence, &found, None, &mut Budget::default());
        let mut file = Vec::new();
        certificate.expect("a certificate").write(&mut file).expect("memory can be written");
        let verdict =
            grundy_check::check(&file[..], grundy::games::catalogue(), &mut Budget::default()).expect("read");
        let Verdict::Verified(Verified { shown: Shown::Law(law), .. }) = verdict else {
            panic!("{rule}: {verdict:?}")
        };
        let Some(formula) =
            law.claim.strip_prefix("G(n) = ").and_then(|rest| rest.strip_suffix(" for all n"))
        else {
            assert!(law.claim.starts_with("G(n+"), "{rule}: {}", law.claim);
            continue;
        };
        let values = values(Ruleset::parse(rule).expect("a rule"));
        for (n, expected) in (0..).zip(values) {
            assert_eq!(
                value(formula, &[("n", n)], &no_values),
                Some(expected.into()),
                "{rule}: {formula} at {n}"
            );
        }
    }
}

/// Sequences made by each function of the table of closed formulas, on lines and shifted; what is seen in
/// them is printed, read back, and compared.
#[test]
fn closed_formulas_are_their_values() {
    type Function = fn(u64) -> u64;
    let functions: [(&str, Function); 17] = [
        ("2-adic", |n| n.trailing_zeros().into()),
        ("3-adic", |n| (1..).find(|e| n % 3u64.pow(*e) > 0).map_or(0, |e| u64::from(e) - 1)),
        ("power", |n| n & n.wrapping_neg()),
        ("odd part", |n| n >> n.trailing_zeros()),
        ("without", |n| n & (n - 1)),
        ("log2", |n| n.ilog2().into()),
        ("log3", |n| n.ilog(3).into()),
        ("top", |n| 1 << n.ilog2()),
        ("below top", |n| n - (1 << n.ilog2())),
        ("ones", |n| n.count_ones().into()),
        ("thue-morse", |n| u64::from(n.count_ones() % 2)),
        ("gray", |n| n ^ (n / 2)),
        ("and", |n| n & (n / 2)),
        ("odious", |n| 2 * n + 1 - u64::from(n.count_ones() % 2)),
        ("root", |n| n.isqrt()),
        ("rest", |n| n - n.isqrt().pow(2)),
        ("digits", |n| n.to_string().bytes().map(|digit| u64::from(digit - b'0')).sum()),
    ];
    let mut seen_formulas = Vec::new();
    for (name, function) in functions {
        for (shift, times, plus) in [(0, 1, 0), (1, 1, 0), (0, 3, 0), (0, 1, 2), (2, 2, 1)] {
            let values: Vec<u32> = (0..600u64)
                .map(|n| (times * if n + shift == 0 { 0 } else { function(n + shift) } + plus) as u32)
                .collect();
            let Some(found) = seen(&values, 0) else { continue };
            let Law::Closed(law) = &found.law else { continue };
            let formula = law.formula();
            for n in (law.first()..30).chain([63, 64, 65, 242, 243, 244, 256]) {
                if law.exceptions().iter().all(|(other, _)| *other != n) {
                    let read = value(&formula, &[("n", n)], &no_values);
                    assert_eq!(read, law.value(n).map(|value| value.0), "{name}: {formula} at {n}");
                }
            }
            seen_formulas.push(formula);
        }
    }
    assert!(seen_formulas.len() > 50, "{seen_formulas:?}");
}

#[test]
fn relations_of_binary_digits_are_their_values() {
    let sequences: [fn(u32) -> u32; 4] =
        [u32::count_ones, |n| 3 * n.count_ones() + 1, |n| n ^ (n / 2), |n| (n / 2).count_ones() + n % 2 * 2];
    let mut relations = 0;
    for (i, function) in sequences.into_iter().enumerate() {
        let values: Vec<u32> = (0..4000).map(function).collect();
        let Some(Law::Regular(law)) = seen_rich(&values).map(|found| found.law) else { continue };
        let g = |heap: u64| values.get(heap as usize).copied().map(u64::from);
        for relation in law.relations() {
            let (left, right) = relation.split_once(" = ").expect("two sides");
            for n in law.from().max(1)..100 {
                let sides = [left, right].map(|side| value(side, &[("n", n)], &g));
                assert_eq!(sides[0], sides[1], "sequence {i}: {relation} at {n}");
                relations += usize::from(sides[0].is_some());
            }
        }
    }
    assert!(relations > 300, "{relations}");
}
