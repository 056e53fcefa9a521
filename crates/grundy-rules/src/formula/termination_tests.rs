use super::super::testing::{formula, options};
use super::*;
use proptest::prelude::*;

fn why(text: &str) -> Option<Reason> {
    match ends(&formula(text)) {
        Ends::Always { why } => Some(why),
        Ends::Unproved => None,
    }
}

/// A counterexample to the claim that every option of every position of a grid is smaller in the order.
fn refutation(syntax: &Syntax, reason: &Reason, side: i128) -> Option<String> {
    let arity = syntax.head.len();
    let levels = match reason {
        Reason::SmallerParts => vec![vec![1]],
        Reason::Measure(weights) => vec![weights.clone()],
        Reason::Lexicographic(levels) => levels.clone(),
    };
    let key = |p: &[i128]| -> Vec<i128> {
        levels.iter().map(|w| p.iter().zip(w).map(|(x, &w)| x * i128::from(w)).sum()).collect()
    };
    (0..side.pow(arity as u32)).find_map(|code| {
        let position: Vec<i128> = (0..arity).map(|i| code / side.pow(i as u32) % side).collect();
        let bad = options(syntax, &position, 3 * side)
            .into_iter()
            .flatten()
            .find(|part| key(part) >= key(&position));
        bad.map(|part| format!("{position:?} -> {part:?} in {} against {reason:?}", syntax.text))
    })
}

#[test]
fn plays_that_end() {
    use Reason::*;
    #[rustfmt::skip]
    let cases = [
        ("n -> n-1 | n-3 | n-4", SmallerParts),
        ("n -> n-1 | floor(n/2) if n > 2", SmallerParts),
        ("n -> floor(n/2) if n > 0", SmallerParts),
        ("n -> n/2 if n > 0", SmallerParts),
        ("n -> [i, n-2-i] for i in 0..n-2", SmallerParts),
        ("n -> [a, n-a] for a in 1..n-1 if a != n-a", SmallerParts),
        ("a -> [a-2*b, a-b] for b in 1..floor(a/2)", SmallerParts),
        ("n -> n-k for k in 1..n if n mod k = 0", SmallerParts),
        ("n -> n-k for k in 1..n-1 if k divides n", SmallerParts),
        ("n -> n-k for k in 1..n if gcd(n,k) = 1", SmallerParts),
        ("n -> n-gcd(n,k) for k in 1..n", SmallerParts),
        ("n -> n-k for k in 0..n if is_prime(k)", SmallerParts),
        ("n -> n-k*k for k in 1..isqrt(n)", SmallerParts),
        ("n -> n-k^2 for k in 1..n", SmallerParts),
        ("n -> n-2^k for k in 0..log2(n) if n > 0", SmallerParts),
        ("n -> n-bit(n,k)*2^k for k in 0..10 if bit(n,k) = 1", SmallerParts),
        ("n -> n-digit_sum(n) if n > 0", SmallerParts),
        ("n -> popcount(n) if n > 1 | n-1", SmallerParts),
        ("n -> n mod k for k in 1..n", SmallerParts),
        ("n -> abs(n-3) if n > 1", SmallerParts),
        ("n -> min(n-1, 7) | max(n-3, 0) if n > 0", SmallerParts),
        ("n -> abs(n-2*k)-1 for k in 1..n if n != 2*k", SmallerParts),
        ("n -> k for k in 0..n if k != n", SmallerParts),
        ("n -> n-1 if n > 0 or n < 0 | n-2 if not (n = 0)", SmallerParts),
        ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)", Measure(vec![1, 1])),
        ("(n,q) -> (n-k, 2*k) for k in 1..min(n,q)", Measure(vec![1, 0])),
        ("(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0 | (a,b-k*a) for k in 1..floor(b/a) if a > 0", Measure(vec![1, 1])),
        ("(a,b) -> (b, a mod b) if b > 0", Measure(vec![0, 1])),
        ("(a,b,c) -> (a-k,b+k,c) for k in 1..a | (a,b-k,c+k) for k in 1..b", Lexicographic(vec![vec![1, 0, 0], vec![0, 1, 0]])),
        ("(a,b,c) -> (a-k,b+k,c) for k in 1..a", Measure(vec![1, 0, 0])),
        ("(o,e,s) -> (o-1,e,(s+1-turn) mod 2) | (o,e-1,s) ; at end: first wins if s = 0, else second wins", Measure(vec![1, 1, 0])),
        ("(n,m) -> (n-k,m) for k in 1..n | (n+k,m-k) for k in 1..m", Measure(vec![1, 2])),
        ("(n,m) -> (n-k,m) for k in 1..n | (n+k,m-1) for k in 1..9*m if m > 0", Lexicographic(vec![vec![0, 1], vec![1, 0]])),
        ("(a,b) -> [(a-1,b+5), (a-1,2*b)] | (a,b-1)", Lexicographic(vec![vec![1, 0], vec![0, 1]])),
    ];
    for (text, reason) in cases {
        let syntax = formula(text);
        let found = why(text);
        if let Some(found) = &found {
            assert_eq!(refutation(&syntax, found, if syntax.head.len() == 1 { 60 } else { 9 }), None);
        }
        // A lexicographic order is not unique: any proof will do.
        match (&found, &reason) {
            (Some(Measure(_) | Lexicographic(_)), Lexicographic(_)) => {}
            _ => assert_eq!(found.as_ref(), Some(&reason), "{text}"),
        }
    }
}

#[test]
fn nim_with_a_pass() {
    let text = "(a,b,c,p) -> (a-k,b,c,p) for k in 1..a | (a,b-k,c,p) for k in 1..b | (a,b,c-k,p) for k in 1..c \
                | (a,b,c,p-1) if a+b+c > 0";
    assert_eq!(why(text), Some(Reason::Measure(vec![1, 1, 1, 1])));
}

#[test]
fn staircase() {
    let text = "(a,b,c,d,e,f) -> (a-k,b+k,c,d,e,f) for k in 1..a | (a,b-k,c+k,d,e,f) for k in 1..b \
                | (a,b,c,d-k,e+k,f) for k in 1..d | (a,b,c,d,e-k,f+k) for k in 1..e | (a,b,c,d,e,f-k) for k in 1..f \
                | (a,b,c-k,d+k,e,f) for k in 1..c";
    assert_eq!(why(text), Some(Reason::Measure(vec![6, 5, 4, 3, 2, 1])));
}

#[test]
fn plays_that_need_not_end_or_are_not_proved() {
    for text in [
        "n -> floor(n/2)",
        "n -> n",
        "n -> n+1 | n-1",
        "n -> n-k for k in 0..n",
        "n -> [a, n-a] for a in 0..n",
        "i -> 2*i if 2*i <= 100 | 3*i if 3*i <= 100",
        "(a,b) -> (b,a)",
        "(a,b) -> (a+1,b-1) | (a-1,b+1)",
        "(a,b) -> (a-1,b+1) | (b,a)",
        "n -> n xor k for k in 1..n",
        "n -> n-k*k for k in -3..3",
    ] {
        assert_eq!(why(text), None, "{text}");
    }
}

#[test]
fn hostile_rules_are_cheap() {
    let many = (0..200).map(|i| format!("(a+{i},b-k,c*k mod {}) for k in 1..b*a", i + 2)).collect::<Vec<_>>();
    let names: Vec<String> = (0..50).map(|i| format!("k{i}")).collect();
    let sum = names.join("+");
    let loops = names.iter().map(|k| format!("{k} in 0..n")).collect::<Vec<_>>().join(", ");
    let either =
        (0..200).map(|i| format!("(n > {i} or n < {i} or n*n = {i})")).collect::<Vec<_>>().join(" and ");
    let heads = names.join(",");
    let rotated = format!("{},k0", names[1..].join(","));
    let nested = (0..60)
        .fold("n".to_string(), |e, i| format!("max({e}*n, min({e}, {i}))").chars().take(9000).collect());
    for text in [
        format!("(a,b,c) -> {}", many.join(" | ")),
        format!("n -> n-({sum}) for {loops}"),
        format!("n -> n-1 if {either}"),
        format!("({heads}) -> ({rotated})"),
        format!("n -> n-k for k in {}..n", if nested.ends_with("))") { &*nested } else { "n*n*n*n^7" }),
        format!(
            "n -> {}",
            (0..200)
                .map(|i| format!("[n-{i}*k*j, n-k-j*{i}] for k in 1..n, j in k..n*k"))
                .collect::<Vec<_>>()
                .join(" | ")
        ),
    ] {
        let syntax = formula(&text);
        let start = std::time::Instant::now();
        let answer = ends(&syntax);
        let time = start.elapsed();
        assert!(time.as_millis() < 500, "{time:?} for {}: {answer:?}", &text[..40]);
    }
}

/// Random expressions in slots `0..slots`, as text.
fn expression(names: &'static [&'static str]) -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        4 => proptest::sample::select(names).prop_map(String::from),
        2 => (0..4i32).prop_map(|c| c.to_string()),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        let binary = proptest::sample::select(vec!["+", "-", "-", "*", " mod ", " xor ", " bitand ", "/"]);
        prop_oneof![
            6 => (inner.clone(), binary, inner.clone()).prop_map(|(a, op, b)| format!("({a}{op}{b})")),
            1 => (proptest::sample::select(vec!["min", "max", "gcd"]), inner.clone(), inner.clone())
                .prop_map(|(f, a, b)| format!("{f}({a},{b})")),
            1 => (proptest::sample::select(vec!["floor", "ceil", "abs", "isqrt", "popcount", "digit_sum", "log2"]), inner)
                .prop_map(|(f, a)| format!("{f}({a}/2)").replace(if f == "floor" || f == "ceil" { "\0" } else { "/2)" }, ")")),
        ]
    })
}

fn condition(names: &'static [&'static str]) -> impl Strategy<Value = String> {
    let relation = proptest::sample::select(vec!["=", "!=", "<", "<=", ">", ">=", "divides"]);
    let single =
        (expression(names), relation, expression(names)).prop_map(|(a, r, b)| format!("{a} {r} {b}"));
    let squares = expression(names).prop_map(|e| format!("is_square({e})"));
    let leaf = prop_oneof![6 => single, 1 => squares];
    leaf.prop_recursive(2, 4, 2, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} and {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} or {b})")),
            inner.prop_map(|a| format!("not ({a})")),
        ]
    })
}

fn alternative(names: &'static [&'static str], arity: usize) -> impl Strategy<Value = String> {
    let outer = &names[..arity];
    let nudge = proptest::sample::select(vec!["", "-1", "-k", "+1", "-2*k", "-k*k", "/2"]);
    let coordinate = prop_oneof![
        3 => (0..arity, nudge).prop_map(move |(i, by)| format!("{}{by}", names[i])),
        1 => expression(names),
    ];
    let targets = proptest::collection::vec(proptest::collection::vec(coordinate, arity), 1..3);
    let lo = prop_oneof![4 => Just("1".to_string()), 1 => expression(outer)];
    (targets, lo, expression(outer), proptest::option::weighted(0.6, condition(names))).prop_map(
        move |(targets, lo, hi, cond)| {
            let part = |p: &Vec<String>| if arity == 1 { p[0].clone() } else { format!("({})", p.join(",")) };
            let target = match &targets[..] {
                [one] => part(one),
                more => format!("[{}]", more.iter().map(part).collect::<Vec<_>>().join(", ")),
            };
            format!("{target} for k in {lo}..{hi}{}", cond.map_or(String::new(), |c| format!(" if {c}")))
        },
    )
}

fn rule(arity: usize) -> impl Strategy<Value = String> {
    let names: &'static [&'static str] = if arity == 1 { &["a", "k"] } else { &["a", "b", "k"] };
    let head = if arity == 1 { "a" } else { "(a,b)" };
    proptest::collection::vec(alternative(names, arity), 1..3)
        .prop_map(move |list| format!("{head} -> {}", list.join(" | ")))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn what_is_proved_for_one_coordinate_is_true(text in rule(1)) {
        let syntax = formula(&text);
        if let Ends::Always { why } = ends(&syntax) {
            prop_assert_eq!(refutation(&syntax, &why, 24), None);
        }
    }

    #[test]
    fn what_is_proved_for_two_coordinates_is_true(text in rule(2)) {
        let syntax = formula(&text);
        if let Ends::Always { why } = ends(&syntax) {
            prop_assert_eq!(refutation(&syntax, &why, 8), None);
        }
    }
}
