use super::*;
use crate::solve::table;
use crate::solve::{Question, Wanted, solve};
use grundy_rules::{ControlFlow, KnownBy, Outcome, Position};

const NIM: &str = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b";

fn ruleset(text: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn report(text: &str) -> PairsReport {
    let report =
        of_rule(&ruleset(text), &mut Budget::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    report.unwrap_or_else(|| panic!("{text} has no pairs"))
}

fn found(text: &str) -> Found<Lost> {
    report(text).found.unwrap_or_else(|| panic!("{text}: no law"))
}

/// r-Wythoff, in two common forms.
fn fraenkel(r: u32) -> [String; 2] {
    [
        Beatty::new(r).rule(),
        format!(
            "(a,b) -> (a-k,b-l) for k in 0..a, l in 0..b if k+l > 0 and (k = 0 or l = 0 or abs(k-l) < {r})"
        ),
    ]
}

/// The P-positions of the law are those by definition, in a larger box than the law was learned from; and the
/// moves that the law gives are the options that are P-positions.
fn agrees(text: &str, law: &Lost, to: u64) {
    let rules = ruleset(text);
    let rows = table(&rules, 0, [to; 2], &mut Budget::default()).unwrap();
    let lost = |x: u64, y: u64| rows[x as usize][y as usize] == 0;
    for x in 0..=to {
        for y in 0..=to {
            assert_eq!(law.holds([x, y]), lost(x, y), "{text}: ({x},{y})");
        }
    }
    for (x, y) in (0..40).map(|i| (i * 13 % 61, i * i % 47)) {
        let mut replies = Vec::new();
        let visit = &mut |option: &[u64]| {
            replies.extend(lost(option[0], option[1]).then_some([option[0], option[1]]));
            ControlFlow::Continue(())
        };
        rules.options(&[x, y], &mut Budget::default(), visit).unwrap();
        replies.sort_unstable();
        replies.dedup();
        let told = law.moves([x, y], usize::MAX).unwrap();
        assert_eq!(
            (told.total, told.first),
            (Some(replies.len() as u128), replies),
            "{text}: from ({x},{y})"
        );
    }
}

#[test]
fn known_games_are_proved() {
    for (text, base, states) in [
        ("wythoff", Numeration::Zeckendorf, 7),
        (NIM, Numeration::Base(2), 2),
        ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-1,b-1)", Numeration::Base(3), 3),
        ("(a,b) -> (a-1,b) | (a,b-1) | (a-1,b-1)", Numeration::Base(2), 3),
        ("(a,b) -> (a-1,b-2) | (a-2,b-1) | (a-2,b+1) | (a+1,b-2)", Numeration::Base(2), 4),
        ("(a,b) -> (floor(a/2),b) if a > 0 | (a,floor(b/2)) if b > 0", Numeration::Base(2), 4),
        ("(a,b) -> (a-1,k) for k in 0..b | (a,b-k) for k in 1..b", Numeration::Base(2), 3),
    ] {
        let found = found(text);
        assert_eq!(found.known_by(), KnownBy::Proved, "{text}");
        let Lost::Machine(law) = &found.law else { panic!("{text}: no machine") };
        assert_eq!((law.numeration(), law.size()), (base, states), "{text}");
        agrees(text, &found.law, 260);
    }
}

/// Periods that are too long for learning an automaton from the box, and a preperiod.
#[test]
fn periods_in_both_directions_are_proved() {
    for (text, periods) in [
        ("(a,b) -> (a-k,b) for k in 1..6 | (a,b-k) for k in 1..3", [(0, 7), (0, 4)]),
        ("(a,b) -> (a-k,b) for k in 1..6 if a > 3 | (a,b-k) for k in 1..4", [(3, 7), (0, 5)]),
    ] {
        let found = found(text);
        assert_eq!(found.known_by(), KnownBy::Proved, "{text}");
        let Lost::Machine(law) = &found.law else { panic!("{text}: no machine") };
        let told = law.periods().map(|both| both.map(|one| (one.preperiod, one.period)));
        assert_eq!(told, Some(periods), "{text}");
        agrees(text, &found.law, 260);
    }
}

#[test]
fn generalised_wythoff_games_follow_the_theorem() {
    for r in 1..=3 {
        for text in fraenkel(r) {
            let report = report(&text);
            let found = report.found.unwrap_or_else(|| panic!("{text}: no law"));
            let law = match (&found.law, report.also) {
                (Lost::Beatty(law), None) => *law,
                (Lost::Machine(_), Some(law)) => law,
                _ => panic!("{text}: no theorem"),
            };
            let known_by = if r == 1 { KnownBy::Proved } else { KnownBy::Theorem };
            assert_eq!((law, found.known_by()), (Beatty::new(r), known_by), "{text}");
            agrees(&text, &Lost::Beatty(law), 110);
        }
    }
}

/// A rule that differs from r-Wythoff in some far move is not taken for it.
#[test]
fn other_moves_are_not_taken_for_a_theorem() {
    for text in [
        "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 2 and a < 1000",
        "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b if k != 500 | (a-k,b-k) for k in 1..min(a,b)",
    ] {
        let found = report(text).found;
        assert!(found.is_none_or(|found| !found.is_fact()), "{text}");
    }
}

#[test]
fn far_pairs_of_beatty_sequences() {
    // n = 10^9: ⌊n(1+√5)/2⌋ = 1618033988.
    assert_eq!(Beatty::new(1).lower(1_000_000_000), 1_618_033_988);
    assert_eq!(Beatty::new(2).upper(1_000_000_000), 3_414_213_562);
    for r in [1, 2, 3, 5, 40] {
        let law = Beatty::new(r);
        for n in [1u64, 2, 77, 1 << 20, 1 << 31, (1 << 62) + 12345] {
            let (low, high) = (law.lower(n), law.upper(n));
            // (A − n)(A + (r − 1)n) < n² < (A + 1 − n)(A + 1 + (r − 1)n), in numbers that are large enough.
            let (n, more) = (u128::from(n), u128::from(r - 1) * u128::from(n));
            assert!((low - n).checked_mul(low + more).unwrap() < n * n);
            assert!((low + 1 - n).checked_mul(low + 1 + more).is_none_or(|product| product > n * n));
            if let (Ok(low), Ok(high)) = (u64::try_from(low), u64::try_from(high)) {
                assert!(law.holds([low, high]) && law.holds([high, low]) && !law.holds([low, high - 1]));
                assert!(!law.holds([low + 1, high]));
                assert_eq!(law.moves([low, high]), Vec::<[u64; 2]>::new());
                assert!(law.moves([low, high - 1]).iter().all(|at| law.holds(*at)));
                assert!(law.moves([high + 1, low]).contains(&[high, low]));
            }
        }
    }
    let largest = Beatty::new(u32::MAX);
    assert!(largest.holds([1, 1 << 32]) && !largest.holds([0, u64::MAX]));
    assert!(!Beatty::new(1).holds([u64::MAX, u64::MAX]));
    assert_eq!(Beatty::new(1).moves([u64::MAX, u64::MAX]).len(), 3);
}

#[test]
fn positions_far_away_are_answered() {
    for text in ["wythoff".to_string(), fraenkel(2)[0].clone(), NIM.to_string()] {
        let [x, y]: [u64; 2] = [1_000_000_000_000_000_000, 500_000_000_000_000_000];
        let position = Position::parse(&format!("{text} : ({x},{y})")).unwrap();
        let answer = solve(&position, &Question::default(), &mut Budget::default()).unwrap();
        assert_eq!((answer.outcome, answer.nim_value, answer.complete()), (Outcome::Next, None, true));
        let law = found(&text).law;
        assert!(!answer.moves.is_empty());
        for m in &answer.moves {
            let to = &m.to[0];
            assert!(law.holds([to[0], to[1]]));
            let position = Position::parse(&format!("{text} : ({},{})", to[0], to[1])).unwrap();
            let only = Question { only: Some(Wanted::Outcome), ..Question::default() };
            for question in [Question::default(), only] {
                let answer = solve(&position, &question, &mut Budget::default()).unwrap();
                assert_eq!(answer.outcome, Outcome::Previous);
                assert!(answer.known_by != KnownBy::Definition && answer.moves.is_empty());
            }
        }
    }
}

/// Near positions keep their nim-values, and this law does not answer a sum of two far pairs.
#[test]
fn the_law_of_p_positions_says_nothing_of_sums() {
    let near = Position::parse("wythoff : (100,61)").unwrap();
    let answer = solve(&near, &Question::default(), &mut Budget::default()).unwrap();
    assert!(answer.nim_value.is_some() && answer.known_by == KnownBy::Definition);
    let sum = Position::parse("wythoff : (10^18,1), (10^18,2)").unwrap();
    assert!(solve(&sum, &Question::default(), &mut Budget::work(1 << 22)).is_err());
}

#[test]
fn euclids_game_is_proved_through_a_simpler_rule_and_tells_its_own_moves() {
    for (text, positive) in [("euclid", 0), ("euclid-positive", 1)] {
        let found = of_rule(&ruleset(text), &mut Budget::default()).unwrap().unwrap().found.unwrap();
        assert_eq!(found.known_by(), KnownBy::Proved, "{text}");
        assert!(found.reference().starts_with("the lemma of Euclid's game"), "{}", found.reference());
        assert_eq!(found.hypotheses().len(), 6, "{text}");
        agrees(text, &found.law, 215);
        for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
            let mut all = Vec::new();
            for (larger, smaller, turned) in [(a, b, false), (b, a, true)] {
                let mut left: u64 = larger;
                while smaller > 0 && left >= smaller + positive {
                    left -= smaller;
                    all.push(if turned { [smaller, left] } else { [left, smaller] });
                }
            }
            all.retain(|pair| found.law.holds(*pair));
            all.sort_unstable();
            let told = found.law.moves([a, b], 9).unwrap();
            assert_eq!((told.total, told.first), (Some(all.len() as u128), all), "{text} ({a},{b})");
        }
        // 1.6 is less than the golden ratio.
        let far = 10u64.pow(17);
        assert!(found.law.holds([10 * far, 16 * far]) && !found.law.holds([10 * far, 17 * far]));
        assert_eq!(found.law.moves([10 * far, 17 * far], 9).unwrap().first, [[10 * far, 7 * far]]);
    }
}

#[test]
fn a_small_budget_ends_the_search() {
    for work in [10, 1000, 100_000, 4_000_000] {
        match of_rule(&ruleset("wythoff"), &mut Budget::work(work)) {
            Err(Failure::Stopped(_)) => {}
            other => panic!("{work}: {other:?}"),
        }
    }
}

#[test]
fn other_rules_have_no_pairs() {
    for text in [
        "kayles",
        "even-number-addicts",
        "(a,b,c) -> (a-1,b,c) | (a,b-1,c) | (a,b,c-1)",
        "i -> 2*i if 2*i <= 100",
    ] {
        assert_eq!(of_rule(&ruleset(text), &mut Budget::default()).unwrap(), None, "{text}");
    }
}

/// Kinds of move for random rules.
#[rustfmt::skip]
const KINDS: [&str; 20] = [
    "(a-1,b)", "(a,b-1)", "(a-2,b)", "(a,b-2)", "(a-3,b)", "(a-1,b-1)", "(a-2,b-1)", "(a-1,b-3)", "(a-2,b+1)",
    "(a-k,b) for k in 1..a", "(a,b-k) for k in 1..b", "(a-k,b-k) for k in 1..min(a,b)", "(a-k,b) for k in 1..2",
    "(floor(a/2),b) if a > 0", "(a,floor(b/2)) if b > 0", "(a-1,b) if 2 divides b",
    "(a-k,b-2*k) for k in 1..min(a,b)", "(a-1,k) for k in 0..b", "(a-2,b-1) if a < b", "(min(a,b)-1,b)",
];

/// Random rules: no fact contradicts a larger table, and most rules have a law.
#[test]
fn facts_hold_beyond_what_they_were_learned_from() {
    let mut seed = 11u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut facts = 0;
    for _ in 0..40 {
        let chosen: Vec<&str> =
            (0..2 + random(3)).map(|_| KINDS[random(KINDS.len() as u64) as usize]).collect();
        let text = format!("(a,b) -> {}", chosen.join(" | "));
        let report = of_rule(&ruleset(&text), &mut Budget::default()).unwrap();
        if let Some(found) = report.and_then(|report| report.found).filter(Found::is_fact) {
            facts += 1;
            agrees(&text, &found.law, 215);
        }
    }
    assert!(facts >= 20, "only {facts} laws");
}

/// A law of the box that a far pair refutes is none.
#[test]
fn far_pairs_refute_what_a_box_shows() {
    for rule in ["(n,l) -> (n-10^9,l)", "(a,b) -> (a-2^16,b) | (a,b-2^16)"] {
        let report = report(rule);
        assert!(report.found.as_ref().is_none_or(Found::is_fact), "{rule}: {:?}", report.found);
    }
    // A law that is right stays.
    let seen = found("(n,l) -> (n-1,(l+1) mod 10^6)");
    assert!(!seen.is_fact() && seen.law.holds([10u64.pow(18), 7]));
}
