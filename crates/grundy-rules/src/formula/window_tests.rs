use super::super::testing::formula;
use super::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn rule(text: &str) -> Formula {
    Formula::new(formula(text)).unwrap()
}

fn window(text: &str) -> Option<Window> {
    Window::of(&rule(text))
}

/// Tests that the window has the options of the rule, and slides.
fn agrees(text: &str, heaps: u64) {
    let (rule, window) = (rule(text), window(text).unwrap_or_else(|| panic!("{text} is a window")));
    let mut last = 0;
    for n in 0..heaps {
        let mut options = BTreeSet::new();
        let looked = rule.heap_options_within(n, &mut Budget::default(), &mut |option| {
            options.insert(option.first().copied().unwrap_or(0));
            ControlFlow::Continue(())
        });
        looked.unwrap_or_else(|failure| panic!("{text} at {n}: {failure}"));
        let most = window.most(n);
        assert!(options.iter().copied().eq(n - most..n), "{text} at {n}: {options:?}, most {most}");
        assert!(most == last || most == last + 1, "{text} at {n}");
        if let (Some(Starts { square, slope, shift }), true) = (window.starts(), most > last) {
            let t = i128::from(most);
            assert_eq!(square * t * t + slope * t + shift, i128::from(n), "{text}: start of {most}");
        }
        if let Some(c) = window.divisor() {
            assert_eq!(most, n / c, "{text} at {n}");
        }
        last = most;
    }
    if let Some((first, top)) = window.top() {
        assert!(
            window.most(first) == top
                && window.most(u64::MAX) == top
                && (top == 0 || window.most(first - 1) < top)
        );
    }
    for n in [u64::MAX - 1, u64::MAX] {
        assert!(window.most(n) <= n);
    }
}

#[test]
#[rustfmt::skip]
fn windows() {
    let rules = [
        ("n -> n-k for k in 1..floor(n/2)", "floor(n/2)"), ("n -> n-k for k in 1..n/2", "floor(n/2)"),
        ("n -> n-k for k in 1..ceil(n/3)", "ceil(n/3)"), ("n -> n-k for k in 1..isqrt(n)", "isqrt(n)"),
        ("n -> n-k for k in 1..log2(n) if n > 0", "log2(n)"), ("n -> n-k for k in 1..log2(n+1)", "log2(n+1)"),
        ("n -> n-k for k in 1..log2(max(n,1))", "log2(max(n,1))"), ("n -> n-k for k in 1..floor(log2(2*n)/1) if n != 0", "floor(log2(2*n)/1)"),
        ("n -> n-k for k in 1..floor((2*n+1)/5)", "floor((2*n+1)/5)"), ("n -> k for k in floor(n/2)..n-1", "n-floor(n/2)"),
        ("n -> k for k in n/3..n-1", "n-ceil(n/3)"), ("n -> k-1 for k in floor(n/2)+1..n", "n-(floor(n/2)+1-1)"),
        ("n -> k+2 for k in floor(n/2)..n-3", "max(0,n-(floor(n/2)+2))"), ("n -> n+1-k for k in 2..floor(n/2)", "max(0,floor(n/2)-1)"),
        ("n -> n-k for k in 1..min(3,floor(n/2))", "min(3,floor(n/2))"), ("n -> n-k for k in 1..max(3,n/2)", "min(n,floor(max(3,n/2)))"),
        ("n -> n-k for k in 1..floor((n+7)/3)", "min(n,floor((n+7)/3))"), ("n -> n-k for k in 1..floor((n-7)/3)", "max(0,floor((n-7)/3))"),
        ("n -> n-k for k in 1..n if k^2 <= n", "isqrt(n)"), ("n -> n-k for k in 1..n if 2*n+1 >= k*k", "min(n,isqrt(2*n+1))"),
        ("n -> n-k for k in 1..n if 2*k <= n", "floor(n/2)"), ("n -> n-k for k in 1..n if k*3 < n", "max(0,ceil(n/3)-1)"),
        ("n -> n-k for k in 1..n-1 if n >= 2*k", "max(0,min(n-1,floor(n/2)))"), ("n -> k for k in 0..n-1 if 2*k > n", "max(0,n-(floor(n/2)+1))"),
        ("n -> k for k in 0..n-1 if n <= 2*k and k < n and k <= n", "n-ceil(n/2)"),
        ("n -> n-k for k in 1..floor(n/2) if k >= 1 and k > 0 and n > 1", "floor(n/2)"), ("n -> n-k for k in 1..floor(n/2) if n > 0", "floor(n/2)"),
        ("n -> n-k for k in 1..ceil(n/2) if n >= 2", "ceil(n/2)"), ("n -> n-k for k in 1..n if not (k > n/2 or n = 0)", "floor(n/2)"),
        ("n -> n-k for k in 1..n-3", "max(0,n-3)"), ("n -> n-k for k in 1..n-isqrt(n)", "n-isqrt(n)"), ("n -> n-k for k in 1..floor(isqrt(3*n)/2)", "floor(isqrt(3*n)/2)"),
        ("n -> n-k for k in 1..floor(n/2) | n-1", "min(n,max(floor(n/2),1))"), ("n -> n-1 if n > 0 | n-2 | n-k for k in 1..n/5 if n > 3", "min(n,max(floor(n/5),2))"),
        ("n -> k for k in ceil(2*n/3)..n-1 | n-j for j in 1..isqrt(n)", "max(n-ceil(2*n/3),isqrt(n))"),
        ("n -> n-k for k in 1..floor(n/1000000007)", "floor(n/1000000007)"), ("n -> n-k for k in 1..7", "min(n,7)"),
    ];
    for (text, most) in rules {
        agrees(text, 300);
        assert_eq!(window(text).unwrap().most_text(), most, "{text}");
    }
    let top = |limit: &str| window(&format!("n -> n-k for k in 1..{limit}")).unwrap().top();
    assert_eq!([top("min(3,floor(n/2))"), top("7"), top("max(2,min(4,log2(n+1)))")], [Some((6, 3)), Some((7, 7)), Some((15, 4))]);
    assert_eq!([top("floor(n/2)"), top("min(n,floor(n/2))"), top("max(5,n/3)"), top("isqrt(n)")], [None; 4]);
    assert_eq!(window("n -> n-k for k in 1..ceil(n/2) if n >= 2").unwrap().from(), 2);
    assert_eq!(window("n -> n-k for k in 1..floor(n/2) if n >= 2").unwrap().from(), 0);
    let reasons = [
        ("floor(n/2)", "n/2 grows by 1/2, floor(n/2) by 0 or 1"), ("n-isqrt(n)", "n grows by 1, isqrt(n) by 0 or 1, n-isqrt(n) by 0 or 1"),
        ("min(3,n/2)", "n/2 grows by 1/2, min(3,n/2) by 0 to 1/2, floor(min(3,n/2)) by 0 or 1"), ("n-2", "n-2 grows by 1, max(0,n-2) by 0 or 1"),
    ];
    for (limit, reason) in reasons {
        assert_eq!(window(&format!("n -> n-k for k in 1..{limit}")).unwrap().reason(), reason);
    }
}

#[test]
#[rustfmt::skip]
fn rules_that_look_like_windows() {
    let rules = [
        "n -> n-k for k in 2..floor(n/2)", "n -> n-k for k in 1..floor(3*n/2)", "n -> n-k for k in 1..n*n",
        "n -> n-k for k in 1..floor(n/2) if n mod 3 != 0", "n -> n-k for k in 1..2*floor(n/4)", "n -> n-k for k in 1..floor(n/2)+floor(n/3)",
        "n -> n-k for k in 1..isqrt(4*n)", "n -> n-k for k in 1..log2(n)", "n -> n-k for k in 1..log2(3*n+1)", "n -> n-k for k in 1..floor(n/2) if n != 5",
        "n -> n-k for k in 1..floor(n/2) if n < 100", "n -> n-k for k in 1..floor(n/2) if k != 3", "n -> n-k for k in 1..ceil(n/2) if n >= 3",
        "n -> n-k for k in 1..floor(n/2) if k > 1", "n -> n-2*k for k in 1..floor(n/4)", "n -> [k, n-k] for k in 1..floor(n/2)",
        "n -> n-k for k in 0..floor(n/2)", "n -> k for k in floor(n/2)..n-2", "n -> k for k in 2*floor(n/4)..n-1", "n -> n-k for k in 1..100-n",
        "n -> n-k for k in 1..floor(n/2) if k*k < n", "n -> n-k for k in 1..floor(n/2) if k^3 <= n", "n -> n-k-j for k in 1..floor(n/2), j in 0..1",
        "n -> n-k for k in 1..floor(n/2) if n > 0 or k > 3", "n -> n-k for k in 1..n/(n-5)", "n -> n-k for k in 1..log2(n-4) if k > 0 and n > 3",
        "n -> n-k for k in 1..floor(n/2) | n-2", "n -> n-1 | n-3 | n-k for k in 1..floor(n/4)", "n -> n-1 if n > 1 | n-k for k in 1..floor(n/3)",
        "n -> n-1 if n mod 2 = 0 | n-k for k in 1..floor(n/3)", "n -> n-1 | n-k for k in 1..floor(n/3) if n > 9", "n -> n-1 | n+1-2 for k in 1..3 | [n-1]",
        "n -> n-k for k in 1..floor(n*1000000000000/2000000000000)", "n -> n-k for k in 1..log2(n) if k <= n",
    ];
    for text in rules {
        assert_eq!(window(text), None, "{text}");
    }
}

fn limits() -> impl Strategy<Value = String> {
    let line = (0..9u32, -9..9i32, 1..9u32, any::<bool>()).prop_map(|(a, b, c, floor)| {
        format!("{}(({a}*n+{b})/{c})", if floor { "floor" } else { "ceil" }).replace("+-", "-")
    });
    let leaf = prop_oneof![
        6 => line,
        1 => (0..6u32).prop_map(|b| format!("isqrt(n+{b})")),
        1 => (1..6u32).prop_map(|b| format!("log2(n+{b})")),
        1 => (0..9u32).prop_map(|k| k.to_string()),
        1 => Just("n/2".to_string()),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        let pair = (inner.clone(), inner);
        (0..4, pair).prop_map(|(kind, (a, b))| match kind {
            0 => format!("min({a},{b})"),
            1 => format!("max({a},{b})"),
            2 => format!("({a}+{b})/2"),
            _ => format!("n-({a})"),
        })
    })
}

proptest! {
    /// Every recognised window is one; lines with a ≤ c are always recognised.
    #[test]
    fn windows_have_the_options_of_their_rules(limit in limits(), other in limits(), left in any::<bool>(), least in -1..4i32) {
        let range = if left { format!("k for k in {limit}..n-1") } else { format!("n-k for k in 1..{limit}") };
        let condition = format!("if n > {least}").replace("> -1", "!= 0");
        let more = [String::new(), "| n-1".into(), format!("| n-2 | n-1 {condition}"), format!("| n-k for k in 1..{other}")];
        for text in more.iter().flat_map(|more| [format!("n -> {range} {more}"), format!("n -> {range} {condition} {more}")]) {
            if window(&text).is_some() {
                agrees(&text, 120);
            }
        }
    }

    #[test]
    fn lines_that_are_not_steep_are_windows(c in 1..20u32, a in 0..20u32, b in -30..30i32, left in any::<bool>()) {
        let line = format!("floor(({}*n+{b})/{c})", a % (c + 1)).replace("+-", "-");
        agrees(&if left { format!("n -> k for k in {line}..n-1") } else { format!("n -> n-k for k in 1..{line}") }, 200);
    }
}
