use super::super::testing::{formula, options};
use super::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

type Options = BTreeSet<Vec<i128>>;

/// The options of a heap by the formula, without empty heaps.
fn by_formula(syntax: &Syntax, heap: i128) -> Options {
    let vanish = |option: Vec<Vec<i128>>| {
        let mut parts: Vec<i128> = option.concat().into_iter().filter(|p| *p > 0).collect();
        parts.sort_unstable();
        parts
    };
    options(syntax, &[heap], 1000).into_iter().map(vanish).collect()
}

/// What a digit allows, read from its text: numbers of heaps with their suffixes.
fn tokens(text: &str) -> Vec<Vec<(u32, char)>> {
    let chars: Vec<char> = text.chars().collect();
    let suffix = |i: usize| chars.get(i).copied().filter(|c| "!=?".contains(*c));
    let mut list = Vec::new();
    let mut i = 0;
    while i < chars.len() {
        let mut token = Vec::new();
        if chars[i] == '{' {
            i += 1;
            while chars[i] != '}' {
                let count = chars[i].to_digit(10).unwrap();
                i += 1;
                token.push((count, suffix(i).unwrap_or(' ')));
                i += usize::from(suffix(i).is_some());
                i += usize::from(chars[i] == ',');
            }
            i += 1;
        } else {
            let value = chars[i].to_digit(16).unwrap();
            i += 1;
            let s = suffix(i).unwrap_or(' ');
            i += usize::from(suffix(i).is_some());
            token.extend((0..4).filter(|h| value >> h & 1 == 1).map(|h| (h, s)));
        }
        list.push(token);
    }
    list
}

fn by_code(code: &str, heap: i128) -> Options {
    let (left, right) = code.split_once('.').unwrap();
    let (written, tail) = match right.split_once('[') {
        Some((written, tail)) => (written, tokens(tail.trim_end_matches(']'))),
        None => (right, Vec::new()),
    };
    let (left, right) = (tokens(left), tokens(written));
    let mut found = Options::new();
    for taken in -1..=heap {
        let digit = match taken {
            ..=0 => left.len().checked_sub(1 + taken.unsigned_abs() as usize).map(|i| &left[i]),
            _ => right.get(taken as usize - 1).or(tail.first()),
        };
        let rest = heap - taken;
        for &(heaps, suffix) in digit.into_iter().flatten() {
            let ways: Vec<Vec<i128>> = match heaps {
                0 => {
                    if rest == 0 {
                        vec![vec![]]
                    } else {
                        vec![]
                    }
                }
                1 => {
                    if rest > 0 {
                        vec![vec![rest]]
                    } else {
                        vec![]
                    }
                }
                2 => (1..=rest / 2).map(|a| vec![a, rest - a]).collect(),
                _ => (1..=rest)
                    .flat_map(|a| (a..=(rest - a) / 2).map(move |b| vec![a, b, rest - a - b]))
                    .collect(),
            };
            found.extend(ways.into_iter().filter(|parts| {
                let different = parts.windows(2).all(|w| w[0] < w[1]);
                let equal = parts.windows(2).all(|w| w[0] == w[1]);
                match suffix {
                    '!' => different,
                    '=' => equal,
                    _ => true,
                }
            }));
        }
    }
    found
}

fn by_set(set: &TakeSet, heap: i128) -> Options {
    let taken = (1..=heap).filter(|&c| set.contains(c as u64));
    taken.map(|c| Vec::from_iter(Some(heap - c).filter(|p| *p > 0))).collect()
}

/// Recognises a rule and compares the options of small heaps.
fn checked(text: &str) -> Option<Same> {
    let syntax = formula(text);
    let same = recognise(&syntax)?.same;
    for heap in 0..=30 {
        let other = match &same {
            Same::Take(set) => by_set(set, heap),
            Same::Code(code) => by_code(code, heap),
        };
        assert_eq!(by_formula(&syntax, heap), other, "heap {heap} of {text}, said to be {same:?}");
    }
    Some(same)
}

#[test]
fn subtraction_games() {
    #[rustfmt::skip]
    let cases = [
        ("n -> n-1 | n-3 | n-4", "take {1,3,4}"),
        ("n -> [n-2]", "take {2}"),
        ("n -> n-1 if n > 0", "take {1}"),
        ("n -> n-1 if 1 < 2", "take {1}"),
        ("n -> n-1 if 2 < 1", "take {}"),
        ("n -> n-k for k in 1..3", "take 1..3"),
        ("n -> n-1-k for k in 0..2 | n-5", "take {1..3,5}"),
        ("n -> n+k for k in -3..-1", "take 1..3"),
        ("n -> n-k for k in 1..n", "take any"),
        ("n -> k for k in 0..n-1", "take any"),
        ("n -> n-k for k in 3..2*n if k <= n", "take not {1,2}"),
        ("n -> n-k for k in 1..n if k != 2 and k != 3", "take not {2,3}"),
        ("n -> n-k for k in 1..n if not (k = 2 or k = 7)", "take not {2,7}"),
        ("n -> n-k for k in 1..n if k < 4 or k > 6", "take not {4..6}"),
        ("n -> n-k for k in 2..5 | n-k for k in 4..n | n-9", "take not {1}"),
        ("n -> n-k for k in 1..1000000000000", "take 1..1000000000000"),
        // The largest number is a bound like any other.
        ("n -> n-k for k in 1..18446744073709551615", "take 1..18446744073709551615"),
        ("n -> n-k for k in 1/2..7/2", "take 1..3"),
        ("n -> n-k for k in 1..min(n,3)", "take 1..3"),
        ("n -> n-1 for k in 1..3", "take {1}"),
    ];
    for (text, set) in cases {
        match checked(text) {
            Some(Same::Take(found)) => assert_eq!(found.to_string(), set, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert_eq!(checked("n -> n-k for k in 1..18446744073709551616"), None);
}

#[test]
fn take_and_break_codes() {
    #[rustfmt::skip]
    let cases = [
        ("n -> [i, n-2-i] for i in 0..n-2", "0.07"),
        ("n -> [i, n-2-i] for i in 0..floor((n-2)/2)", "0.07"),
        ("n -> [i, j] for i in 0..n, j in 0..n if i+j = n-2", "0.07"),
        ("n -> [n-x-2, x] for x in 0..n-2 if x <= n-2-x", "0.07"),
        ("n -> [a, n-a] for a in 1..n-1 if a != n-a", "4!.0"),
        ("n -> [a, n-a] for a in 1..n-1 if 2*a != n", "4!.0"),
        ("n -> [a, n-a] for a in 1..n-1 if a < n-a", "4!.0"),
        ("n -> [a, n-a] for a in 1..floor((n-1)/2)", "4!.0"),
        ("n -> [a, n-a] for a in 1..n-1 if a = n-a", "4=.0"),
        ("n -> [a, n-a] for a in 1..n-1", "4.0"),
        ("n -> [x, y] for x in 1..n, y in 1..n-x", "4.[4]"),
        ("n -> [a, n-a] for a in ceil(n/2)..n-1", "4.0"),
        ("n -> n-k for k in 1..n | [a,n-a] for a in 1..n-1", "4.[3]"),
        ("n -> n-1 | n-2 | [a,n-1-a] for a in 1..n-2 | [a,n-2-a] for a in 1..n-3", "0.77"),
        ("n -> [a, n-k-a] for k in 1..2, a in 0..n-k", "0.77"),
        ("n -> [a, n-k-a] for k in 1..n, a in 0..n-k", "0.[7]"),
        ("n -> n-1 | [a, n-1-a] for a in 1..n-2", "0.7"),
        ("n -> n-1 if n > 1", "0.2"),
        ("n -> n-1 if n = 1", "0.1"),
        ("n -> n-k for k in 1..n-1", "0.[2]"),
        // From each heap one may take everything.
        ("n -> n-1 | 0 if n > 0", "0.3[1]"),
        ("n -> n-k for k in 2..n-1 | n-1 if n > 1 | n-3 if n = 3", "0.223[2]"),
        ("n -> n-k for k in 1..n if k = n", "0.[1]"),
        ("n -> [a, n-1-a] for a in 1..n-1", "0.6"),
        // Crosses-crosses, as the article and the book write it.
        ("n -> [max(i-2,0), max(n-i-1,0)] for i in 1..n", "0.137"),
        ("n -> n-2 if n >= 2 | n-1 if n = 1 | [i-2, n-i-1] for i in 2..n-1", "0.137"),
        ("n -> n-2 | [i-2, n-i-1] for i in 2..n-1", "0.037"),
        ("n -> [max(i-1,0), max(n-i-1,0), 0] for i in 1..n-1", "0.07"),
        ("n -> [min(a,n-1-a), max(a,n-1-a)] for a in 0..n-1", "0.7"),
        ("n -> [a, min(n-1-a, n)] for a in 0..n-1", "0.7"),
        ("n -> max(n-k,0) for k in 1..3 if n > 0", "0.333"),
        ("n -> n-min(k,n) for k in 2..3 if n > 1", "0.033"),
        ("n -> [a,b,n-a-b] for a in 1..n-2, b in 1..n-a-1", "8.0"),
        ("n -> [a,b,n+1-a-b] for a in 1..n-1, b in 1..n-a", "80.0"),
        ("n -> [a,b,n-1-a-b] for a in 0..n-1, b in 0..n-1-a", "0.F"),
        ("n -> [a,b,n-1-a-b] for a in 0..n-1, b in a..n-1-a if b <= n-1-a-b", "0.F"),
        ("n -> [a,b,n-a-b] for a in 1..n, b in 1..n if a < b and b < n-a-b", "8!.0"),
        ("n -> [a,n-1-a] for a in 1..n-2 if a < n-1-a | [a,b,n-1-a-b] for a in 1..n, b in 1..n if a+b < n-1", "0.{2!,3}"),
        ("n -> [a,n-1-a] for a in 1..n-2 if a < n-1-a | [a,n-1-a] for a in 1..n-2 if a = n-1-a", "0.4"),
    ];
    for (text, code) in cases {
        assert_eq!(checked(text), Some(Same::Code(code.into())), "{text}");
    }
}

#[test]
fn other_rules_have_no_code() {
    for text in [
        "n -> n",
        "n -> n+1",
        "n -> floor(n/2) if n > 0",
        "n -> n-k for k in 1..floor(n/2)",
        "n -> n-k for k in 0..3",
        "n -> n-1 if n > 5",
        "n -> n-k for k in 1..n if is_prime(k)",
        "n -> [a, n-a] for a in 0..n",
        "n -> [a, n-a] for a in 2..n-2",
        "n -> [a, n-2*a] for a in 1..n",
        "n -> [a, n-a] for a in 1..n-1 if a != 3",
        "a -> [a-2*b, a-b] for b in 1..floor(a/2)",
        "n -> n-1/2",
        "(n) -> n-1 ; at end: first wins if n = 0, else second wins",
        "(a,b) -> (a-1,b)",
    ] {
        assert_eq!(checked(text), None, "{text}");
    }
}

#[test]
fn reasons_are_sentences() {
    let reason = |text: &str| recognise(&formula(text)).unwrap().reason;
    assert_eq!(
        reason("n -> n-1 | n-3 | n-4"),
        "every move takes 1, 3 or 4 coins and leaves the rest as one heap"
    );
    assert_eq!(
        reason("n -> n-2 | [i-2, n-i-1] for i in 2..n-1"),
        "taking 2 coins may leave nothing or one heap; taking 3 coins may leave nothing, one heap or two heaps; a heap of 1 has \
         no move, as n-2 is negative there"
    );
    assert_eq!(
        reason("n -> [i, n-2-i] for i in 0..n-2"),
        "taking 2 coins may leave nothing, one heap or two heaps"
    );
    assert_eq!(
        reason("n -> n-k for k in 1..n | [a,n-a] for a in 1..n-1 if a != n-a"),
        "taking nothing may leave two different heaps; taking any number of coins may leave nothing or one heap"
    );
}

#[test]
fn hostile_rules_are_cheap() {
    let splits =
        |i: usize| format!("[a, b, n-{i}-a-b] for a in 0..n+{i}, b in a-{i}..3*n if a != b+{i} or a < n-3*b");
    let excluded =
        |i: usize| format!("n-k for k in {i}..n if k != {i} and k != 2*{i} and (k < n or k > {i})");
    for text in [
        format!("n -> {}", (0..200).map(splits).collect::<Vec<_>>().join(" | ")),
        format!("n -> {}", (1..200).map(excluded).collect::<Vec<_>>().join(" | ")),
        "n -> n-k for k in 1..170000000000000000000000000000000000000".into(),
        "n -> n-k for k in 1..n if k != 100000000000000000000000000000000000".into(),
    ] {
        let syntax = formula(&text);
        let start = std::time::Instant::now();
        let _ = recognise(&syntax);
        assert!(start.elapsed().as_millis() < 500, "{:?} for {}", start.elapsed(), &text[..40]);
    }
}

fn alternative() -> impl Strategy<Value = String> {
    let pick = |list: &'static [&'static str]| proptest::sample::select(list);
    let shape = pick(&[
        "[x, n-R-x]",
        "[n-R-x, x]",
        "[x-1, n-x-R]",
        "[x+1, n-x-R]",
        "n-x",
        "n-x-R",
        "n-R",
        "x",
        "[n-x]",
        "[x, n-x]",
        "[x, y]",
        "[x, y, n-R-x-y]",
        "[x, n-y-x]",
        "max(n-x-R,0)",
        "[max(x-R,0), max(n-x-1,0)]",
        "[x, max(n-R-x,0)]",
        "min(x, n-R)",
    ]);
    let lo = pick(&["0", "1", "2", "1", "ceil(n/2)", "R"]);
    let hi = pick(&[
        "n",
        "n-1",
        "n-R",
        "n-R-1",
        "floor(n/2)",
        "floor((n-R)/2)",
        "floor((n-R-1)/2)",
        "3",
        "floor((n-1)/2)",
    ]);
    let condition = pick(&[
        "",
        "",
        "",
        " if x != n-R-x",
        " if x < n-R-x",
        " if x <= n-R-x",
        " if 2*x != n-R",
        " if x > 1",
        " if n > 1",
        " if x != 2",
        " if x = n-R-x",
        " if x != n-x",
        " if x < n",
        " if n >= R",
        " if x != n",
        " if not (x = 1 and n > 2)",
    ]);
    (shape, lo, hi, condition, 0..4i32, pick(&["1..n", "0..n", "1..n-x", "x..n", "1..2"])).prop_map(
        |(shape, lo, hi, condition, r, second)| {
            let second = if shape.contains('y') { format!(", y in {second}") } else { String::new() };
            format!("{shape} for x in {lo}..{hi}{second}{condition}").replace('R', &r.to_string())
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_recognised_has_the_same_moves(list in proptest::collection::vec(alternative(), 1..3)) {
        checked(&format!("n -> {}", list.join(" | ")));
    }
}
