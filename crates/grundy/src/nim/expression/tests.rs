//! Expressions: values, precedence, and errors that point at the character.

use super::{Answer, evaluate};
use crate::nim::Nimber;
use proptest::prelude::*;

#[track_caller]
fn nimber(text: &str) -> u128 {
    match evaluate(text).unwrap_or_else(|e| panic!("{e}")).answer {
        Answer::Nimber(nimber) => nimber.0,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn values() {
    for (text, value) in [
        ("5", 5),
        ("*5 + *3", 6),
        ("34 * 145", 40),
        ("34 ⊗ 145 ⊕ 40", 0),
        ("2 + 2 * 2", 1),
        ("(2 + 2) * 2", 0),
        ("77^38507", 109),
        ("0^0", 1),
        ("2^-1", 3),
        ("-2^2", 3),
        ("--3", 3),
        ("2 / 3 / 2", 2),
        ("sqrt(254)", 185),
        ("inv(254)", 183),
        ("inv(sqrt(254)) * sqrt(254)", 1),
        ("0xff ^ 255", 1),
        ("0b1010", 10),
        ("1_000", 1000),
        ("2^340282366920938463463374607431768211455", 1),
        ("340282366920938463463374607431768211455 - 1", u128::MAX - 1),
        ("18446744073709551616 * 18446744073709551616", 3 << 63),
    ] {
        assert_eq!(nimber(text), value, "{text}");
    }
    assert_eq!(evaluate("2 * 3").unwrap().bits, 2);
    assert_eq!(evaluate("2 * 300 + 300").unwrap().bits, 16);
    assert_eq!(evaluate("order(1)").unwrap().answer, Answer::Order(1));
    assert_eq!(evaluate("order(58)").unwrap().answer, Answer::Order(255));
    assert_eq!(evaluate("roots(0)").unwrap().answer, Answer::Roots(Some([Nimber(0), Nimber(1)])));
    assert_eq!(evaluate("roots(2^1 * 1)").unwrap().answer, Answer::Roots(Some([Nimber(4), Nimber(5)])));
    assert_eq!(evaluate(&format!("roots({})", 1u128 << 127)).unwrap().answer, Answer::Roots(None));
}

#[test]
fn errors_point_at_the_character() {
    for (text, column, length, message) in [
        ("", 1, 1, "an expression is empty"),
        ("   ", 1, 1, "an expression is empty"),
        ("5 / 0", 5, 1, "division by 0"),
        ("1 + 3 / (2 + 2) * 3", 9, 7, "division by 0"),
        ("inv(0)", 1, 6, "division by 0"),
        ("0^-1", 1, 1, "division by 0"),
        ("order(0)", 1, 8, "0 has no order"),
        ("(5 + 3", 1, 1, "the parenthesis is not closed"),
        ("5 + 3)", 6, 1, "`)` where the expression could end"),
        ("5 +", 4, 1, "the end where a nimber is needed"),
        ("5 # 3", 3, 1, "`#` has no meaning between nimbers"),
        ("2 ** 3", 3, 2, "`**` has no meaning in this language"),
        ("2^3^2", 4, 1, "a power of a power without parentheses"),
        ("2^(3)", 3, 1, "`(` where an exponent is needed"),
        ("2 3", 3, 1, "the number 3 where the expression could end"),
        ("2(3)", 2, 1, "`(` where the expression could end"),
        ("2x", 2, 1, "`x` in a number"),
        ("0x", 1, 2, "`0x` is no number"),
        ("squrt(4)", 1, 5, "unknown function `squrt`"),
        ("sqrt 4", 6, 1, "the number 4 after the name of a function"),
        ("1 + order(3)", 5, 5, "`order` inside an expression"),
        ("roots(3) + 1", 10, 1, "`+` where the expression could end"),
        ("340282366920938463463374607431768211456", 1, 39, "this number is too large"),
        ("* 5 * *", 8, 1, "the end after `*`"),
        ("5 + \n 7 $", 4, 1, "`$` has no meaning between nimbers"),
    ] {
        let error = evaluate(text).unwrap_err();
        assert_eq!((error.column, error.length, &*error.message), (column, length, message), "{text}");
    }
    assert_eq!(evaluate("squrt(4)").unwrap_err().help.as_deref(), Some("did you mean `sqrt`?"));
}

#[test]
fn nesting_ends_at_200() {
    let nested = |depth: usize| format!("{}5{}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(nimber(&nested(200)), 5);
    assert_eq!(evaluate(&nested(201)).unwrap_err().column, 201);
    assert_eq!(nimber(&format!("{}5", "-".repeat(200))), 5);
    assert!(evaluate(&"(".repeat(1 << 19)).is_err());
    assert!(evaluate(&"-".repeat(1 << 19)).is_err());
    assert!(evaluate(&"sqrt(".repeat(1 << 17)).is_err());
    assert!(evaluate(&"1+".repeat(1 << 20)).unwrap_err().message.contains("bytes"));
    assert_eq!(nimber(&format!("{}1", "1+".repeat(1 << 18))), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn any_text_is_answered_or_refused(text in "([0-9x⊗a-z(^*/+ -]|sqrt\\(|inv\\(|\\)|\\PC){0,40}") {
        let _ = evaluate(&text);
    }

    #[test]
    fn likely_texts_are_answered_or_refused(
        tokens in prop::collection::vec(
            prop::sample::select(vec!["5", "0", "77", "+", "*", "/", "^", "-", "(", ")", "sqrt(", "inv("]),
            0..14,
        ),
    ) {
        let _ = evaluate(&tokens.join(" "));
    }
}
