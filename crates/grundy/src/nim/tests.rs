//! The fast products agree with the definition, and satisfy the laws of a field.

use super::{Nimber, Word, definition};
use proptest::prelude::*;

#[test]
fn products_of_8_bits_are_the_mex_of_their_options() {
    let table = definition::table(256);
    for (a, row) in (0u8..=255).zip(&table) {
        for (b, &product) in (0u8..=255).zip(row) {
            assert_eq!((Nimber(a) * Nimber(b)).0, product as u8, "{a} x {b}");
            assert_eq!(definition::product(a.into(), b.into()), product.into(), "{a} x {b}, by hand");
        }
    }
    let rows = super::product_table(255);
    assert_eq!(rows, table);
}

#[test]
fn products_of_16_bits_agree_on_a_grid() {
    for a in (0..=u16::MAX).step_by(251) {
        for b in (0..=u16::MAX).step_by(241) {
            let product = definition::product(a.into(), b.into());
            assert_eq!(u128::from((Nimber(a) * Nimber(b)).0), product, "{a} x {b}");
        }
    }
}

/// The laws that hold for any three elements of a field of characteristic 2.
fn field<T: Word>(a: T, b: T, c: T) {
    let (a, b, c) = (Nimber(a), Nimber(b), Nimber(c));
    assert_eq!((a * b).0.wide(), definition::product(a.0.wide(), b.0.wide()));
    assert_eq!(a * b, b * a);
    assert_eq!(a * (b * c), (a * b) * c);
    assert_eq!(a * (b + c), a * b + a * c);
    assert_eq!(a + a, Nimber::zero());
    assert_eq!(a - b, a + -b);
    assert_eq!(a * Nimber::one(), a);
    assert_eq!((a + b) * (a + b), a * a + b * b);
    assert_eq!(a.power(2), a * a);
    assert_eq!(a.power(5) * a.power(8), a.power(13));
    assert_eq!((a * b).square_root(), a.square_root() * b.square_root());
    assert_eq!(a.square_root() * a.square_root(), a);
    match a.inverse() {
        None => assert_eq!(a, Nimber::zero()),
        Some(inverse) => {
            assert_eq!(a * inverse, Nimber::one());
            assert_eq!(b * a / a, b);
            assert_eq!(a.power(u128::MAX >> (128 - T::BITS)), Nimber::one());
        }
    }
    if let Some(order) = a.order() {
        assert_eq!((u128::MAX >> (128 - T::BITS)) % order, 0);
        assert_eq!(a.power(order), Nimber::one());
        for prime in [3, 5, 17, 257, 641, 65537, 274_177, 6_700_417, 67_280_421_310_721] {
            assert!(order % prime != 0 || a.power(order / prime) != Nimber::one(), "{a:?}: {order}");
        }
    }
}

fn trace_and_roots<T: Word>(a: T) {
    let a = Nimber(a);
    let trace = (1..T::BITS).fold((a, a), |(sum, power), _| (sum + power * power, power * power)).0;
    assert_eq!(trace, if a.trace() { Nimber::one() } else { Nimber::zero() });
    match a.quadratic_roots() {
        None => assert!(a.trace()),
        Some([x, y]) => {
            assert_eq!((x * x + x, y), (a, x + Nimber::one()));
            assert!(x < y && !a.trace());
        }
    }
    assert!(!(a * a + a).trace());
}

/// A wider field contains the narrower one.
fn embedded<T: Word, U: Word>(a: T, b: T) {
    let wide = |x: Nimber<T>| x.within::<U>().expect("it is wider");
    let (a, b) = (Nimber(a), Nimber(b));
    assert_eq!(wide(a * b), wide(a) * wide(b));
    assert_eq!(wide(a.square_root()), wide(a).square_root());
    assert_eq!(a.inverse().map(wide), wide(a).inverse());
    assert_eq!(a.order(), wide(a).order());
    assert!(!wide(a).trace());
    let roots = wide(a).quadratic_roots().expect("the next field has roots");
    if let Some(narrow) = a.quadratic_roots() {
        assert_eq!(roots, narrow.map(wide));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_width_is_a_field(a: u128, b: u128, c: u128) {
        field(a as u8, b as u8, c as u8);
        field(a as u16, b as u16, c as u16);
        field(a as u32, b as u32, c as u32);
        field(a as u64, b as u64, c as u64);
        field(a, b, c);
        field(a, b & 0xffff, 0);
        trace_and_roots(a as u8);
        trace_and_roots(a as u16);
        trace_and_roots(a as u32);
        trace_and_roots(a as u64);
        trace_and_roots(a);
    }

    #[test]
    fn narrower_fields_are_embedded(a: u64, b: u64) {
        embedded::<u8, u16>(a as u8, b as u8);
        embedded::<u8, u128>(a as u8, b as u8);
        embedded::<u16, u64>(a as u16, b as u16);
        embedded::<u32, u64>(a as u32, b as u32);
        embedded::<u64, u128>(a, b);
    }

    #[test]
    fn nimbers_read_back(a: u128) {
        prop_assert_eq!(Nimber(a).to_string().parse::<Nimber<u128>>(), Ok(Nimber(a)));
        prop_assert_eq!(format!("{a:#x}").parse(), Ok(Nimber(a)));
    }
}

#[test]
fn all_of_8_bits_are_a_field_with_roots() {
    for a in 0..=255u8 {
        field(a, 77, a ^ 0x5a);
        trace_and_roots(a);
        embedded::<u8, u64>(a, 200);
    }
    assert_eq!((1..=255).map(Nimber::<u8>).sum::<Nimber<u8>>(), Nimber(0));
    assert_eq!((1..=255).map(Nimber::<u8>).product::<Nimber<u8>>(), Nimber(1));
}

#[test]
fn fields_and_widths() {
    assert_eq!(Nimber(0u64).field_bits(), 1);
    assert_eq!(Nimber(u64::MAX).field_bits(), 64);
    assert_eq!(Nimber(u128::MAX).field_bits(), 128);
    assert_eq!(Nimber(1u128 << 64).within::<u64>(), None);
    assert_eq!(Nimber(5u8).quotient(Nimber(0)), None);
    assert_eq!(Nimber(0u8).power(0), Nimber(1));
    assert_eq!(Nimber(0u8).power(7), Nimber(0));
    assert_eq!("*300".parse::<Nimber<u8>>().unwrap_err().message, "this number has more than 8 bits");
    assert!("".parse::<Nimber<u8>>().is_err());
    assert!("3 4".parse::<Nimber<u8>>().is_err());
}

#[test]
#[should_panic(expected = "divided by 0")]
fn a_quotient_by_0_panics() {
    let _ = Nimber(3u32) / Nimber(0);
}
