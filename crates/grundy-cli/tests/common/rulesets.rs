//! The vectors' rulesets in the rule language.

use serde_json::Value;

/// Every way in which the rule language writes a ruleset of the vectors. All of them must give the
/// same values.
pub fn rules(ruleset: &Value) -> Vec<String> {
    let text = |key: &str| {
        ruleset[key].as_str().unwrap_or_else(|| panic!("the ruleset has no `{key}`: {ruleset}")).to_string()
    };
    let kind = text("kind");
    let found = match kind.as_str() {
        "subtraction" => {
            let set = list(&ruleset["set"]);
            let steps: Vec<String> = set.iter().map(|k| format!("n-{k}")).collect();
            vec![format!("take {}", braced(&set)), format!("n -> {}", steps.join(" | "))]
        }
        "subtraction_range" => {
            let (low, high) = (&ruleset["lo"], &ruleset["hi"]);
            vec![format!("take {low}..{high}"), format!("n -> n-k for k in {low}..{high}")]
        }
        "subtraction_allbut" => vec![format!("take not {}", braced(&list(&ruleset["excluded"])))],
        "octal" | "hex" => vec![text("code")],
        "subtraction_named" => named_set(&text("set")),
        "size_dependent" | "split" => named(&text("rule")),
        "named" => named(&text("name")),
        _ => panic!("an unknown kind of ruleset: {ruleset}"),
    };
    assert!(!found.is_empty(), "the rule language is not told how to write {ruleset}");
    found
}

/// The way to write a ruleset that the vectors give by a short name, as in sums.json.
pub fn rule(name: &str) -> String {
    match name.strip_prefix("sub") {
        Some(set) => format!("take {set}"),
        None => named(name).into_iter().next().unwrap_or_else(|| name.to_string()),
    }
}

fn list(set: &Value) -> Vec<u64> {
    super::whole_numbers(set).unwrap_or_else(|e| panic!("{e}"))
}

fn braced(set: &[u64]) -> String {
    let set: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("{{{}}}", set.join(","))
}

fn named_set(name: &str) -> Vec<String> {
    let condition = match name {
        "powers_of_two" => "is_power(k,2)",
        "squares" => "is_square(k)",
        "primes" => "is_prime(k)",
        "fibonacci" => "is_fibonacci(k)",
        "odd" => "k mod 2 = 1",
        "one_and_primes" => "k = 1 or is_prime(k)",
        "triangular" => {
            return own(&["n -> n - floor(k*(k+1)/2) for k in 1..n", "n -> n - k*(k+1)/2 for k in 1..n"]);
        }
        _ => return Vec::new(),
    };
    vec![format!("take {{k in 1..n if {condition}}}"), format!("n -> n-k for k in 1..n if {condition}")]
}

#[rustfmt::skip]
fn named(name: &str) -> Vec<String> {
    own(match name {
        "nim" => &["nim", "take any", "n -> a for a in 0..n-1"],
        "grundy" => &["grundy", "4!.0", "n -> [a, n-a] for a in 1..n-1 if a != n-a"],
        "lasker" => &["lasker", "4.[3]", "n -> a for a in 0..n-1 | [a, n-a] for a in 1..n-1"],
        "kayles" => &["kayles", "0.77"],
        "dawsons-kayles" => &["0.07", "n -> [i, n-2-i] for i in 0..n-2"],
        "dawsons-chess" => &["0.137"],
        "couples-are-forever" => &["n -> [a, n-a] for a in 1..n-1 if n > 2"],
        "half-floor" => &["take 1..floor(n/2)", "n -> n-k for k in 1..floor(n/2)"],
        "mark-seed-graph" => &["n -> n-1 | floor(n/2) if n >= 4"],
        "mark-eat-literal" => &["n -> n-1 | n-floor(n/2) if n > 2"],
        "mark-fraenkel" => &["n -> n-1 | floor(n/2) if n >= 1"],
        "upmark" => &["n -> n-1 | ceil(n/2) if n >= 2"],
        "at-least-half" => &["n -> n-k for k in ceil(n/2)..n if n >= 1", "take max(1,ceil(n/2))..n"],
        "proper-divisor" => &["n -> n-d for d in 1..n-1 if d divides n", "take {d in 1..n-1 if n mod d = 0}"],
        "totative" => &["take {k in 1..n if gcd(k,n) = 1}", "n -> n-k for k in 1..n if gcd(k,n) = 1"],
        "decimal-digit" => &["take {d in 1..9 if has_digit(n,d)}", "n -> n-d for d in 1..9 if has_digit(n,d)"],
        "sqrt" => &["take 1..isqrt(n)", "n -> n-k for k in 1..n if k*k <= n"],
        "clear-bit" => &["n -> n - 2^i for i in 0..log2(max(n,1)) if bit(n,i) = 1"],
        "split-3" => &["8.0", "n -> [a, b, n-a-b] for a in 1..n-2, b in 1..n-a-1"],
        "split-2-or-3" => &["C.0", "n -> [a, n-a] for a in 1..n-1 | [a, b, n-a-b] for a in 1..n-2, b in 1..n-a-1"],
        "unequal-3" => &["8!.0", "n -> [a, b, n-a-b] for a in 1..n-2, b in a+1..n-a-1 if b < n-a-b"],
        "partition-any" => &["{2+}.0"],
        "take-one-then-optional-split" => &["0.7", "n -> [a, n-1-a] for a in 0..n-1"],
        "dawson-strip" => &["0.137", "n -> [max(i-2,0), max(n-i-1,0)] for i in 1..n"],
        "treblecross-kill2" => &["0.11337", "n -> [max(i-3,0), max(n-i-2,0)] for i in 1..n"],
        _ => &[],
    })
}

fn own(rules: &[&str]) -> Vec<String> {
    rules.iter().map(|rule| rule.to_string()).collect()
}
