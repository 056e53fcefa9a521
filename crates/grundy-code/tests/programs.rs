//! Programs compiled and run: the engine and the rules judge every value and every winning move that they print.

mod common;

use common::{COMPILED, answers, compiled, folder, in_python, interpreter, lost, sequence};
use grundy::law::positions::Lost;
use grundy::sequence::Sequence;
use grundy::{Budget, Failure};
use grundy_code::{Language, Request};
use std::process::Command;

/// Whether a heap of n may become these heaps if this many coins are taken. Heaps of 0 are left out.
type Legal = fn(u64, &[u64], u64) -> bool;

/// A rule, its moves written again by hand (`None` if programs find no moves), and the largest heap to try.
struct Case(&'static str, Option<Legal>, u64);

const HUGE_HEAP: u64 = 1_000_000_000_000_000_000;

#[rustfmt::skip]
const CASES: &[Case] = &[
    Case("kayles", Some(|_, to, taken| (1..=2).contains(&taken) && to.len() <= 2), u64::MAX),
    Case("take {1,3,4}", Some(|_, to, taken| [1, 3, 4].contains(&taken) && to.len() <= 1), u64::MAX),
    Case("take 3..5", Some(|_, to, taken| (3..=5).contains(&taken) && to.len() <= 1), u64::MAX),
    Case("take {1..50,60}", Some(|_, to, taken| ((1..=50).contains(&taken) || taken == 60) && to.len() <= 1), u64::MAX),
    Case("nim", Some(|_, to, taken| taken >= 1 && to.len() <= 1), u64::MAX),
    Case("take 7..18446744073709551610", Some(|_, to, taken| taken >= 7 && to.len() <= 1), u64::MAX),
    Case("take 5..18446744073709551615", Some(|_, to, taken| taken >= 5 && to.len() <= 1), u64::MAX),
    Case("n -> n-1 | floor(n/3) if n > 0", Some(|n, to, taken| n > 0 && (taken == 1 || one(to) == n / 3)), u64::MAX),
    Case("n -> n-1 | n-2 | ceil(n/2) if n > 2", Some(|n, to, taken| {
        taken == 1 || taken == 2 || (n > 2 && one(to) == n.div_ceil(2))
    }), u64::MAX),
    Case("m -> m-1 | floor((m-3)/2) if m >= 3 and not (m < 7)", Some(|m, to, taken| taken == 1 || (m >= 7 && one(to) == (m - 3) / 2)), HUGE_HEAP),
    Case("n -> m for m in 0..floor(n/2) if n > 0", Some(|n, to, _| n > 0 && one(to) <= n / 2), 1_000_000),
    Case("take 1..floor(n/3)", Some(|n, to, taken| (1..=n / 3).contains(&taken) && to.len() <= 1), 1_000_000),
    Case("take 1..ceil(n/2)", Some(|n, to, taken| (1..=n.div_ceil(2)).contains(&taken) && to.len() <= 1), u64::MAX),
    Case("take 1..floor(n/50)", Some(|n, to, taken| (1..=n / 50).contains(&taken) && to.len() <= 1), u64::MAX),
    Case("take 1..floor(2*n/3)", Some(|n, to, taken| (1..=(2 * u128::from(n) / 3) as u64).contains(&taken) && to.len() <= 1), u64::MAX),
    Case("take 1..isqrt(n)", Some(|n, to, taken| (1..=n.isqrt()).contains(&taken) && to.len() <= 1), u64::MAX),
    Case("take 1..isqrt(2*n+1)", Some(|n, to, taken| (1..=(2 * n + 1).isqrt()).contains(&taken) && to.len() <= 1), 10_000_000),
    Case("take 1..log2(n+1)", Some(|n, to, taken| (1..=(u128::from(n) + 1).ilog2().into()).contains(&taken) && to.len() <= 1), HUGE_HEAP),
    Case("take 1..max(0,floor((n-3)/2))", Some(|n, to, taken| taken >= 1 && 2 * u128::from(taken) + 3 <= n.into() && to.len() <= 1), HUGE_HEAP),
    Case("n -> n-k for k in 1..max(floor(n/5), isqrt(n)) if n > 0", Some(|n, to, taken| {
        (1..=n.isqrt().max(n / 5)).contains(&taken) && to.len() <= 1
    }), HUGE_HEAP),
    Case("take {k in 1..n if k divides n}", Some(|n, to, taken| n % taken == 0 && to.len() <= 1), u64::MAX),
    Case("take {k in 1..n-1 if k divides n}", Some(|n, to, taken| n % taken == 0 && taken < n && to.len() <= 1), u64::MAX),
    Case("take {k in 1..n if k bitand n = k}", Some(|n, to, taken| n & taken == taken && taken > 0 && to.len() <= 1), u64::MAX),
    Case("0.205200C", None, HUGE_HEAP),
    Case("take {k in 1..n if n mod 2 = 0 or k mod 3 = 0}", Some(|n, to, taken| (n % 2 == 0 || taken % 3 == 0) && to.len() <= 1), 100_000),
    Case("n -> k for k in 0..n-1 if k mod 3 = 0 or n mod 2 = 0", Some(|n, to, _| n % 2 == 0 || one(to) % 3 == 0), 100_000),
    Case("take {k in 1..n if gcd(n,k) = 1}", Some(|n, to, taken| coprime(n, taken) && to.len() <= 1), 100_000),
    Case("n -> k for k in 1..n-1 if gcd(k,n) = 1", Some(|n, to, _| coprime(n, one(to)) && (1..n).contains(&one(to))), 100_000),
    Case("n -> n/k for k in 2..n if k divides n", Some(|n, to, _| n % one(to) == 0 && one(to) < n), 1_000_000),
    Case("n -> k for k in 1..n if not (k divides n)", Some(|n, to, _| n % one(to) > 0 && one(to) < n), u64::MAX),
    Case("n -> floor(n/k) for k in 2..n", Some(|n, to, _| n / (n / one(to)) == one(to) && n / one(to) >= 2), u64::MAX),
    Case("n -> ceil(n/k) for k in 2..n", Some(|n, to, _| {
        let k = if one(to) == 1 { n } else { n.div_ceil(one(to)) };
        k >= 2 && n.div_ceil(k) == one(to)
    }), u64::MAX),
    Case("n -> n mod k for k in 1..n", Some(|n, to, _| to.len() <= 1 && 2 * u128::from(to.first().copied().unwrap_or(0)) < n.into()), u64::MAX),
    Case("take {k in 1..n if k = 1 or is_prime(k)}", Some(|_, to, taken| (taken == 1 || is_prime(taken)) && to.len() <= 1), u64::MAX),
    Case("take {k in 1..n if not is_prime(k)}", Some(|_, to, taken| taken > 0 && !is_prime(taken) && to.len() <= 1), 50_000),
    Case("take {k in 1..n if is_power(k,2) or is_power(k,3)}", Some(|_, to, taken| {
        (taken.is_power_of_two() || taken == 3u64.pow(taken.max(1).ilog(3))) && to.len() <= 1
    }), u64::MAX),
    Case("take {k in 1..n if popcount(k) = 1}", Some(|_, to, taken| taken.is_power_of_two() && to.len() <= 1), HUGE_HEAP),
    Case("take {k in 1..n if k mod 2 = 1 and (is_square(k) or is_fibonacci(k))}", Some(|_, to, taken| {
        (taken.isqrt().pow(2) == taken || [3, 5, 13, 21, 55].contains(&taken)) && taken % 2 == 1 && to.len() <= 1
    }), HUGE_HEAP),
    Case("take {k in 1..n if gcd(k,6) = 1 and digit_sum(k) < 12}", Some(|_, to, taken| coprime(6, taken) && to.len() <= 1), HUGE_HEAP),
    Case("take {k in 1..n if k mod 3 != 0 and valuation(k,2) < 2}", Some(|_, to, taken| {
        taken % 3 > 0 && taken % 4 > 0 && to.len() <= 1
    }), HUGE_HEAP),
    Case("n -> n xor k for k in 1..n if n xor k < n", Some(|n, to, _| (1..=n).contains(&(n ^ one(to)))), 50_000),
    Case("n -> k for k in 0..n-1 if n bitand k = 0", Some(|n, to, _| n & to.iter().sum::<u64>() == 0), 50_000),
    Case("0.07", Some(|_, to, taken| taken == 2 && to.len() <= 2), u64::MAX),
    Case("0.17=", Some(|_, to, taken| match to {
        [] => taken == 1 || taken == 2,
        [_] => taken == 2,
        [a, b] => taken == 2 && a == b,
        _ => false,
    }), HUGE_HEAP),
    Case("0.35!", Some(|_, to, taken| match to {
        [] => taken == 1 || taken == 2,
        [_] => taken == 1,
        [a, b] => taken == 2 && a != b,
        _ => false,
    }), HUGE_HEAP),
    Case("0.[30]", Some(|_, to, taken| taken % 2 == 1 && to.len() <= 1), HUGE_HEAP),
    Case("4.[3]", Some(|_, to, taken| if taken == 0 { to.len() == 2 } else { to.len() <= 1 }), HUGE_HEAP),
    Case("take not {2,3,7}", Some(|_, to, taken| ![0, 2, 3, 7].contains(&taken) && to.len() <= 1), HUGE_HEAP),
    Case("mock-turtles", None, HUGE_HEAP),
    Case("turn \"3E\"", None, HUGE_HEAP),
    Case("ruler", None, HUGE_HEAP),
    // In closed form.
    Case("n -> floor(n/2) if n > 0", Some(|n, to, _| n > 0 && one(to) == n / 2), u64::MAX),
    Case("take 1..floor(n/2)", Some(|n, to, taken| (1..=n / 2).contains(&taken) && to.len() <= 1), u64::MAX),
    // Without a law that is a fact: by definition.
    Case("grundy", Some(|_, to, taken| taken == 0 && to.len() == 2 && to[0] != to[1]), 3000),
    Case("0.16", Some(|_, to, taken| {
        (taken == 1 && to.len() <= 2 && to.len() != 1) || (taken == 2 && (1..=2).contains(&to.len()))
    }), 3000),
    Case("take {k in 1..n if not is_square(k)}", Some(|_, to, taken| taken.isqrt().pow(2) != taken && to.len() <= 1), 3000),
    Case("take {1,20000}", Some(|_, to, taken| [1, 20_000].contains(&taken) && to.len() <= 1), 50_000),
    Case("m -> m-1 | floor((m-3)/2) | floor((2*m-5)/3) if m >= 5", Some(|m, to, taken| {
        taken == 1 || (m >= 3 && one(to) == (m - 3) / 2) || (m >= 5 && one(to) == (2 * m - 5) / 3)
    }), 3000),
];

fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d > 0)
}

/// Whether 1 is the only common divisor.
fn coprime(n: u64, k: u64) -> bool {
    if k == 0 { n == 1 } else { coprime(k, n % k) }
}

/// Whether these numbers of coins may be taken from the two heaps.
type Taken = fn(u64, u64) -> bool;

/// Rules with two coordinates, and their moves written again by hand.
#[rustfmt::skip]
const PAIRS: &[(&str, Taken)] = &[
    ("wythoff", |k, l| k == 0 || l == 0 || k == l),
    ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 2",
        |k, l| k == 0 || l == 0 || k.abs_diff(l) < 2),
    ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 3",
        |k, l| k == 0 || l == 0 || k.abs_diff(l) < 3),
    ("euclid", |_, _| true),
    ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b", |k, l| k == 0 || l == 0),
    ("(a,b) -> (a-1,b) | (a,b-1) | (a-1,b-1)", |k, l| k <= 1 && l <= 1),
    ("(a,b) -> (a-k,b) for k in 1..4 | (a,b-k) for k in 1..4", |k, l| (k == 0 || l == 0) && k <= 4 && l <= 4),
];

fn one(to: &[u64]) -> u64 {
    assert!(to.len() <= 1, "one heap, not {to:?}");
    to.iter().sum()
}

/// The program that plays a rule of heaps; `None` if its numbers are too large for the language.
fn written(case: &Case, sequence: &mut Sequence, language: Language) -> Option<String> {
    let Case(rule, legal, _) = case;
    let program = match grundy_code::of(sequence, 20_000, &language.into(), &mut Budget::default()) {
        Err(Failure::Refused(why)) if why.contains("more than 63 binary digits") => return None,
        program => program.unwrap(),
    };
    assert_eq!(program.without_moves.is_none(), legal.is_some(), "{rule}: {:?}", program.without_moves);
    assert!(program.found.is_none_or(|found| found.is_fact()), "{rule}");
    Some(program.text)
}

/// The largest heap for which a program says that it answers.
fn limit(text: &str) -> u64 {
    let text = text.replace("\n// ", " ");
    let said =
        text.split_once("Numbers of 64 bits are enough for ").and_then(|(_, rest)| rest.split_once("up to "));
    said.map_or(u64::MAX, |(_, rest)| rest[..rest.find('.').expect("a sentence")].parse().expect("a number"))
}

/// The positions to ask for: each small heap, small sums, huge heaps, and the ends of signed and unsigned numbers
/// up to a limit.
fn positions(far: u64, limit: u64) -> Vec<Vec<u64>> {
    let mut positions: Vec<Vec<u64>> = (0..250).map(|n| vec![n]).collect();
    positions.extend((0..100).map(|n| vec![n, 3 * n + 1, 250 - n]));
    let huge =
        [0, 1, 2, 3, 5, 8, 12, 30].map(|less| far - less).into_iter().chain([far / 2, far / 3, far / 7]);
    positions.extend(huge.flat_map(|n| [vec![n], vec![n, 5], vec![17, n - 1, n, 8]]));
    if far >= HUGE_HEAP {
        let ends = [(1 << 62) - 1, 1 << 62, (1 << 63) - 1, 1 << 63, (1 << 63) + 1, u64::MAX - 1, u64::MAX];
        positions.extend(ends.into_iter().filter(|&end| end <= limit).map(|end| vec![end]));
    }
    positions.push(vec![]);
    positions
}

/// Runs a program on positions up to the heap `far`, and judges each of its answers by the law.
fn judge(case: &Case, far: u64, limit: u64, sequence: &mut Sequence, mut command: Command) {
    let Case(rule, legal, _) = case;
    let positions = positions(far, limit);
    let line = |heaps: &Vec<u64>| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n";
    let asked: String = positions.iter().map(line).collect();
    let answers = answers(&mut command, asked);
    assert_eq!(answers.len(), positions.len(), "{rule}: {command:?}");
    let mut sum = |heaps: &[u64]| {
        let value = |heap: &u64| sequence.value(*heap, &mut Budget::default()).unwrap().value.0;
        heaps.iter().map(value).fold(0, |sum, value| sum ^ value)
    };
    for (heaps, answer) in positions.iter().zip(&answers) {
        let here = format!("{rule} : {heaps:?}: {answer}");
        let nim_sum = sum(heaps);
        let words: Vec<&str> = answer.split(' ').filter(|word| !["->", "+"].contains(word)).collect();
        assert_eq!(words[0], nim_sum.to_string(), "{here}");
        assert_eq!(words[1], if nim_sum == 0 { "second" } else { "first" }, "{here}");
        let numbers: Vec<u64> = words[2..].iter().map(|word| word.parse().expect("a heap")).collect();
        match (numbers.split_first(), legal) {
            (None, None) => {}
            (None, Some(_)) => assert_eq!(nim_sum, 0, "{here}: no move"),
            (Some((from, to)), Some(legal)) => {
                let mut left = heaps.clone();
                left.remove(heaps.iter().position(|heap| heap == from).expect("a heap of the position"));
                left.extend(to);
                assert_eq!(sum(&left), 0, "{here}: the nim-sum of {left:?}");
                let to: Vec<u64> = to.iter().copied().filter(|heap| *heap > 0).collect();
                let taken = from.checked_sub(to.iter().sum()).expect("no coins come to a heap");
                assert!(legal(*from, &to, taken), "{here}: is no move");
            }
            (Some(_), None) => panic!("{here}: a move where none is found"),
        }
    }
}

/// Runs a program for pairs, and judges each of its answers by the law and by the moves.
fn judge_pairs((rule, legal): (&str, Taken), law: &Lost, text: &str, mut command: Command) {
    let mut asked: Vec<[u64; 2]> = (0..30).flat_map(|x| (0..30).map(move |y| [x, y])).collect();
    let far = HUGE_HEAP / 2 + 7;
    asked.extend([
        [far, far],
        [far, 5],
        [3, far],
        [far, far / 3],
        [618_033_988_749, HUGE_HEAP],
        [far / 7 * 5, far - 1],
    ]);
    asked.extend((0..40).map(|i| [far - i, (far - i) / 5 * 3]));
    // The ends of signed and unsigned numbers, and of the Fibonacci numbers and powers of 3 of 64 bits.
    let ends = [
        0,
        1,
        2,
        1 << 62,
        1 << 63,
        u64::MAX,
        7_540_113_804_746_346_429,
        12_200_160_415_121_876_738,
        3u64.pow(40),
    ];
    let ends = ends.into_iter().flat_map(|end| [end.saturating_sub(1), end]).collect::<Vec<u64>>();
    asked.extend(ends.iter().flat_map(|x| ends.iter().map(|y| [*x, *y])));
    // Pairs that are lost in Wythoff's game, or nearly.
    asked.extend([
        [11_400_714_819_323_198_485, u64::MAX - 1],
        [7_046_029_254_386_353_130, 11_400_714_819_323_198_485],
    ]);
    asked.retain(|at| at.iter().all(|number| *number <= limit(text)));
    let lines: String = asked.iter().map(|[x, y]| format!("{x} {y}\n")).collect();
    let answers = answers(&mut command, lines);
    assert_eq!(answers.len(), asked.len(), "{rule}: {command:?}");
    for ([x, y], answer) in asked.into_iter().zip(answers) {
        let here = format!("{rule} : ({x},{y}): {answer}");
        let words: Vec<&str> = answer.split(' ').collect();
        assert_eq!(words[0], if law.holds([x, y]) { "second" } else { "first" }, "{here}");
        match &words[1..] {
            [] => assert!(law.holds([x, y]) || !text.contains("winning_move"), "{here}: no move"),
            [a, b] => {
                let [a, b] = [a, b].map(|word| word.parse::<u64>().expect("a number"));
                assert!(law.holds([a, b]), "{here}");
                assert!((a, b) != (x, y) && a <= x && b <= y && legal(x - a, y - b), "{here}: is no move");
            }
            other => panic!("{here}: {other:?}"),
        }
    }
}

/// One test for all languages, so that each law is found once.
#[test]
fn programs_of_heaps_answer_by_the_rules() {
    let (folder, interpreter) = (folder(), interpreter());
    let mut sequences: Vec<Sequence> = CASES.iter().map(|Case(rule, ..)| sequence(rule)).collect();
    for (i, (case, sequence)) in CASES.iter().zip(&mut sequences).enumerate() {
        let text = written(case, sequence, Language::Python).expect("numbers of any size");
        let python = in_python(&interpreter, &text, &folder.path().join(format!("rule{i}.py")));
        // Python takes long where a program tries one option after the other.
        let far = if case.2 < HUGE_HEAP { case.2 / 10 } else { case.2 };
        judge(case, far, limit(&text), sequence, python);
    }
    for language in COMPILED {
        let texts: Vec<(usize, String)> = CASES
            .iter()
            .zip(&mut sequences)
            .enumerate()
            .filter_map(|(i, (case, sequence))| Some((i, written(case, sequence, language)?)))
            .collect();
        let alone: Vec<String> = texts.iter().map(|(_, text)| text.clone()).collect();
        let program = compiled(language, &alone, folder.path());
        for (number, (i, text)) in texts.iter().enumerate() {
            let (case, limit) = (&CASES[*i], limit(text));
            // By definition, the values of all smaller heaps come first.
            let most = if text.contains("takes O(n)") { 3000 } else { limit };
            judge(case, case.2.min(most), limit, &mut sequences[*i], program(number));
        }
    }
}

#[test]
fn programs_of_pairs_answer_by_the_rules() {
    let (folder, interpreter) = (folder(), interpreter());
    let found: Vec<_> = PAIRS.iter().map(|(rule, _)| lost(rule)).collect();
    let laws: Vec<&Lost> =
        found.iter().map(|(_, report)| &report.found.as_ref().expect("a law").law).collect();
    let written = |language: Language| -> Vec<String> {
        let all = found.iter().map(|(ruleset, report)| {
            let program = grundy_code::of_pairs(ruleset, report, &Request::from(language)).unwrap();
            let signed = [Language::Java, Language::Go].contains(&language);
            assert!(program.without_moves.is_none() || signed, "{}", ruleset.canonical());
            program.text
        });
        all.collect()
    };
    for (i, text) in written(Language::Python).iter().enumerate() {
        let python = in_python(&interpreter, text, &folder.path().join(format!("pairs{i}.py")));
        judge_pairs(PAIRS[i], laws[i], text, python);
    }
    for language in COMPILED {
        let texts = written(language);
        let program = compiled(language, &texts, folder.path());
        for (i, text) in texts.iter().enumerate() {
            judge_pairs(PAIRS[i], laws[i], text, program(i));
        }
    }
}

#[test]
fn without_a_law_the_moves_make_the_program() {
    let code = |rule: &str, to| {
        grundy_code::of(&mut sequence(rule), to, &Language::Cpp.into(), &mut Budget::default())
    };
    let says = |rule: &str, to, what: &str| {
        let program = code(rule, to).unwrap();
        let text = program.text.replace("\n// ", " ");
        assert!(program.found.is_none() && text.contains(what), "{rule}: {text}");
    };
    says("grundy", 3000, "none is used, since no law was found in the values of the heaps 0 to 3000");
    says("grundy", 3000, "heap n takes O(n) steps");
    says("take {k in 1..n if not is_square(k)}", 3000, "not proved, but only seen");
    // Known by a theorem, in a table too long to be written.
    says("take {1,20000}", 200_000, "heap n takes a few steps");
    let misere = Request { misere: true, ..Language::Cpp.into() };
    match grundy_code::of(&mut sequence("kayles"), 3000, &misere, &mut Budget::default()) {
        Err(Failure::Refused(why)) => assert!(why.contains("known for take sets"), "{why}"),
        other => panic!("{other:?}"),
    }
    match code("0.16F", 300) {
        Err(Failure::Refused(why)) => assert!(why.contains("a move may leave more than two heaps"), "{why}"),
        other => panic!("{other:?}"),
    }
    assert!(matches!(
        grundy_code::of(&mut sequence("kayles"), 3000, &Language::Cpp.into(), &mut Budget::work(5)),
        Err(Failure::Stopped(_))
    ));
}
