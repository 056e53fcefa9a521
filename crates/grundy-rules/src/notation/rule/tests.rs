use super::formula;
use crate::error::ParseError;
use crate::formula::ast::Syntax;
use crate::notation::cursor::Cursor;

fn read(text: &str) -> Result<Syntax, ParseError> {
    formula(&mut Cursor::new(text))
}

#[test]
fn reads_the_rules_of_the_design() {
    for text in [
        "n -> n-1 | floor(n/2) if n > 2",
        "n -> n << 1 if n is even and n < 9 | n >> 2 if n odd or (n bitor 1) = 3",
        "n -> n-k for k in {1, 3..5, floor(n/2)}, j in {1,2} if is_prime_power(k)",
        "n -> {n-1, [n-2, iroot(n,3)]} if n > 2",
        "n -> [a, n-a] for a in 1..n-1 if a != n-a",
        "n → [i, n−2−i] for i in 0..n−2",
        "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)",
        "a -> [a-2*b, a-b] for b in 1..floor(a/2)",
        "i -> 2*i if 2*i <= 100 | 3*i if 3*i <= 100",
        "(a,b) -> [(a-1,b), (b,0)] if a > 0 and not (b = 0 or b > 7)",
        "n -> [a,b,n-a-b] for a in 1..n-2, b in 1..n-a-1 if a < b < n-a-b",
        "n -> ⌊n/2⌋ if n ≥ 1 and 2 divides n",
        "n -> n-k for k in 1..n if is_prime(k)",
    ] {
        let syntax = read(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert!(syntax.ending.is_none());
    }
}

#[test]
fn sets_stand_for_an_alternative_for_each_element() {
    let sets = read("n -> {n-j, n-k} for k in {1,3}, j in {2,k..5} if n > 0").unwrap();
    let told: Vec<String> = (sets.alternatives.iter())
        .map(|one| {
            format!(
                "{:?} {:?}",
                one.parts[0][0].kind,
                one.loops.iter().map(|l| &l.lo.kind).collect::<Vec<_>>()
            )
        })
        .collect();
    assert_eq!(told.len(), 8);
    assert!(told.iter().enumerate().all(|(i, one)| !told[..i].contains(one)), "{told:?}");
    assert!(sets.alternatives.iter().all(|one| one.condition.is_some() && one.loops.len() == 2));
    let set = format!("{{{}}}", (0..200).map(|k| k.to_string()).collect::<Vec<_>>().join(","));
    assert!(
        read(&format!("n -> n-j-k for k in {set}, j in {set}")).unwrap_err().message.contains("more than")
    );
}

#[test]
fn a_move_may_change_any_two_coordinates() {
    let same = |a: &str, b: &str| {
        let show = |text| crate::formula::show::simplified(&read(text).unwrap());
        assert_eq!(show(a), show(b));
    };
    same(
        "(a,b,c) -> any 2 of (a-k, b-k, c-k) for k in 1..a+b+c",
        "(a,b,c) -> {(a-k,b-k,c), (a-k,b,c-k), (a,b-k,c-k)} for k in 1..a+b+c",
    );
    same("(a,b) -> any one of (a-1, b-2)", "(a,b) -> (a-1,b) | (a,b-2)");
    for wrong in ["(a,b) -> any 3 of (a-1,b-1)", "(a,b) -> any (a-1,b-1)", "(a,b) -> any 0 of (a,b)"] {
        assert!(read(wrong).unwrap_err().message.contains("how many coordinates"), "{wrong}");
    }
    let names: Vec<String> = (0..40).map(|i| format!("x{i}")).collect();
    let many = names.join(",");
    assert!(read(&format!("({many}) -> any 20 of ({many})")).is_err());
}

#[test]
fn a_move_may_leave_any_number_of_heaps() {
    let options = |rule: &str, heap| {
        let formula = crate::formula::Formula::new(read(rule).unwrap()).unwrap();
        let mut all: Vec<Vec<u64>> = Vec::new();
        let _ = formula.options(&[heap], None, &mut |parts| {
            all.push(parts.to_vec());
            std::ops::ControlFlow::Continue(())
        });
        all
    };
    let equal = "n -> [n/k] * k for k in 2..n if k divides n";
    assert_eq!(options(equal, 6), [vec![3, 3], vec![2, 2, 2], vec![1; 6]]);
    assert_eq!(
        options("n -> [a..n-1, 5] * 2 for a in n-2..n", 3),
        [vec![1, 1, 2, 2, 5, 5], vec![2, 2, 5, 5], vec![5, 5]]
    );
    // A negative number leaves no move.
    assert!(options("n -> [n-9..n-1] | [n-1] * (n-9) | [n-9] * 0", 5).is_empty());
    for rule in [equal, "n -> [a..n-1, 5] * 2 for a in n-2..n", "n -> [n-1, 1..n-2] if n > 2"] {
        let shown = crate::formula::show::simplified(&read(rule).unwrap());
        assert_eq!(crate::formula::show::simplified(&read(&shown).unwrap()), shown, "{rule}");
        assert_eq!(options(&shown, 9), options(rule, 9), "{shown}");
    }
}

#[test]
fn parity_and_shifts_are_arithmetic() {
    let same = |a: &str, b: &str| {
        let show = |text| crate::formula::show::simplified(&read(text).unwrap());
        assert_eq!(show(a), show(b));
    };
    same("n -> n-1 if n even", "n -> n-1 if n mod 2 = 0");
    same("n -> n-1 if not (n+1 is odd) and n > 0", "n -> n-1 if not (n+1) mod 2 = 1 and n > 0");
    same("n -> n >> 1", "n -> floor(n/2^1)");
    same("n -> n >> 200 if n > 0", "n -> floor(n/2^126) if n > 0");
    same("n -> n + 1 << 2 bitor 1 xor 2 bitand 3", "n -> ((n+1)*2^2) bitor (1 xor (2 bitand 3))");
}

#[test]
fn reads_labelled_games() {
    let even =
        "(o,e,s) -> (o-1, e, (s+1-turn) mod 2) | (o, e-1, s) ; at end: first wins if s = 0, else second wins";
    let syntax = read(even).unwrap();
    assert_eq!(syntax.turn(), Some(3));
    let listed =
        "(o,e,s,turn) -> (o-1, e, s, 1-turn) ; at end: tie if o = e, first wins if s = 0, else second wins";
    assert_eq!(read(listed).unwrap().head, ["o", "e", "s"]);
}

#[test]
fn refuses_with_the_place_and_what_to_do() {
    for (text, column, message) in [
        ("n -> 2n", 7, "a product needs its sign: 2n"),
        ("n -> n-k", 8, "unknown name `k`"),
        ("n -> flor(n/2)", 6, "unknown name `flor`"),
        ("n -> n-1 |", 11, "the end where a number is needed"),
        ("n -> (n-1", 6, "this bracket is not closed"),
        ("(a,b) -> a-1", 10, "`a` where a move is described"),
        ("(a,b) -> (a-1)", 10, "a tuple of one number"),
        ("n -> n-k for n in 1..3", 14, "the name `n` is used twice"),
        ("n -> n-1 if n", 13, "a number where a condition is needed"),
        ("n -> n-turn", 8, "`turn` is the reserved coordinate of labelled games"),
        ("n -> n & 1", 8, "`&` has no meaning in this language"),
        ("n -> gcd(n)", 6, "`gcd` with 1 argument(s)"),
        ("n -> n-1.5", 8, "numbers are whole here; in formulas a fraction is written with `/`"),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!((error.column, error.message.as_str()), (column, message), "{error}");
    }
    assert_eq!(read("n -> flor(n/2)").unwrap_err().help.unwrap(), "did you mean `floor`?");
    assert_eq!(read("n -> 2n").unwrap_err().help.unwrap(), "write 2*n");
}

#[test]
fn deep_nesting_is_refused_and_not_recursed() {
    let deep = format!("n -> {}n{}", "(".repeat(100_000), ")".repeat(100_000));
    assert!(read(&deep).unwrap_err().message.contains("200 deep"));
    let long = format!("n -> n{}", "-1".repeat(100_000));
    assert!(read(&long).unwrap_err().message.contains("200 deep"));
    assert!(read(&format!("n -> {}n", "-".repeat(100_000))).is_err());
    assert!(read(&format!("n -> n if {}n = 1", "not ".repeat(100_000))).is_err());
}
