//! Random texts of rules: every form of the language.

use proptest::prelude::*;
use proptest::sample::select;

/// A finite set of numbers to take, a range, or all but some.
pub fn take() -> impl Strategy<Value = String> {
    let list = prop::collection::btree_set(1u64..12, 1..5);
    let text =
        |set: std::collections::BTreeSet<u64>| set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    prop_oneof![
        list.clone().prop_map(move |set| format!("take {{{}}}", text(set))),
        list.prop_map(move |set| format!("take not {{{}}}", text(set))),
        (1u64..8, 0u64..8).prop_map(|(lo, more)| format!("take {lo}..{}", lo + more)),
        (1u64..4, 0u64..4, 5u64..9).prop_map(|(lo, more, far)| format!(
            "take {{{lo}..{}, {far}, {}}}",
            lo + more,
            far + 3
        )),
        select(vec![
            "take any",
            "take 1..floor(n/2)",
            "take 1..ceil(n/3)",
            "take {k in 1..isqrt(n)}",
            "take {1, 2+isqrt(n)..1+floor(n/2)}",
            "take {k in 1..n if n mod k = 0}",
            "take {k in 1..n if is_prime(k) or k = 1}",
            "take {k in 1..n if is_power(k,2)}",
            "take {k in 1..n if is_fibonacci(k)}",
            "take {k in 1..n if gcd(k,n) = 1}",
            "take {k in 1..n if bit(n,log2(k)) and is_power(k,2)}",
            "n -> n xor k for k in 1..n if n xor k < n",
            "n -> n-k for k in 1..n if n bitand k = 0",
            "take {k in 1..n if not is_prime(k)}",
        ])
        .prop_map(str::to_string),
    ]
}

/// A take-and-break code: octal or hexadecimal digits, suffixes, braces, repeats.
pub fn code() -> impl Strategy<Value = String> {
    let digit = select(vec!["0", "1", "2", "3", "4", "5", "6", "7", "4!", "6=", "7?", "6!", "5="]);
    let wide = select(vec!["8", "9", "B", "F", "F!", "F?", "C=", "{0,2!,3}", "{1,2+}!", "*", "*="]);
    let octal =
        prop::collection::vec(digit.clone(), 1..5).prop_map(|digits| format!("0.{}", digits.concat()));
    let before = (select(vec!["4", "4!", "4=", "8", "C"]), prop::collection::vec(digit.clone(), 0..3))
        .prop_map(|(first, digits)| format!("{first}.{}", digits.concat()));
    let hexadecimal = (digit.clone(), wide.clone()).prop_map(|(a, b)| format!("0.{a}{b}"));
    let repeat = (digit.clone(), digit, select(vec!["", "4"])).prop_map(|(a, b, c)| format!("{c}.{a}[{b}]"));
    prop_oneof![4 => octal, 2 => before, 2 => hexadecimal, 1 => repeat]
}

/// One kind of move of a heap `n`, which leaves smaller heaps.
fn heap_move() -> impl Strategy<Value = String> {
    prop_oneof![
        (1u64..7).prop_map(|k| format!("n-{k}")),
        (2u64..5, 0u64..3).prop_map(|(d, r)| format!(
            "floor(n/{d}) if n > 0 and n mod {} = {}",
            r + 2,
            r.min(1)
        )),
        (1u64..4).prop_map(|m| format!("floor(n/2) if n > {m}")),
        (0u64..4).prop_map(|r| format!("[a, n-{r}-a] for a in 1..n-1-{r}")),
        (1u64..4, 2u64..4).prop_map(|(r, m)| format!("[a, n-{r}-a] for a in 0..n-{r} if a mod {m} != 1")),
        Just("[a, n-a] for a in 1..n-1 if a < n-a".to_string()),
        Just("[a, b, n-1-a-b] for a in 0..n-1, b in a..n-1-a if b <= n-1-a-b".to_string()),
        (1u64..4).prop_map(|c| format!("[n-k, n-k-{c}] for k in 1..min(n,4)")),
        Just("n-k for k in 1..n if k divides n or k = 2".to_string()),
        Just("n xor k for k in 1..n if (n xor k) < n".to_string()),
        Just("[]  if n mod 5 = 3".to_string()),
        Just("n-popcount(n) if n > 0 | n-digit_sum(n) if n > 9".to_string()),
    ]
}

/// A formula for one heap, with one to three kinds of move.
pub fn formula() -> impl Strategy<Value = String> {
    prop::collection::vec(heap_move(), 1..4).prop_map(|moves| format!("n -> {}", moves.join(" | ")))
}

/// Any one-heap rule.
pub fn heap() -> impl Strategy<Value = String> {
    prop_oneof![take(), code(), formula()]
}

/// A rule on pairs in which no move raises a coordinate, or in which a linear measure falls.
pub fn pairs() -> impl Strategy<Value = String> {
    let down = select(vec![
        "(a-k,b) for k in 1..a",
        "(a,b-k) for k in 1..b",
        "(a-k,b-k) for k in 1..min(a,b)",
        "(a-1,b)",
        "(a,b-1) if a mod 2 = 0",
        "(a-2,b) if b > 1",
        "(a-k*b,b) for k in 1..floor(a/b) if b > 0",
        "(a-1,b-2)",
        "(a-1,floor(b/2)) if a > 0",
        "(min(a,b)-1,b)",
    ]);
    let grows = select(vec!["(a-1,b+1) if a > 0", "(a-2,b+1) if a > 1", "[(a-1,b), (0,b)] if a > 0"]);
    (prop::collection::vec(down, 1..4), prop::option::of(grows)).prop_map(|(mut moves, grows)| {
        moves.extend(grows);
        format!("(a,b) -> {}", moves.join(" | "))
    })
}

/// A rule on one number that may grow, with the largest number it can reach; play ends below it.
pub fn growing() -> impl Strategy<Value = (String, u64)> {
    let grown = select(vec!["2*i", "3*i+1", "i+2", "2*i+1", "5*i", "i+7"]);
    (prop::collection::btree_set(grown, 1..4), 20u64..90).prop_map(|(moves, top)| {
        let moves: Vec<String> = moves.iter().map(|m| format!("{m} if {m} <= {top}")).collect();
        (format!("i -> {}", moves.join(" | ")), top)
    })
}
