//! Guy and Smith.

use crate::brute::{Code, Digit};
use crate::{sha256, vectors};
use grundy::law::{Finder, GuySmith, Period, Repeat, Theorem};

pub fn theorem(code: &Code) -> GuySmith {
    GuySmith {
        last_place: code.last_place(),
        parts: code.parts(),
        distinct: code.distinct(),
        equal: code.equal(),
    }
}

fn proved(theorem: &GuySmith, values: &[u32]) -> Option<Period> {
    theorem.prove(values).and_then(|found| found.law.period())
}

/// Every proved row: exactly at heap `need`, with the smallest numbers; also while the values grow.
#[test]
fn proved_rows_are_proved_exactly_at_need() {
    let rows = vectors("periods_octal3")["proved"].as_array().unwrap().clone();
    assert_eq!(rows.len(), 167);
    for row in rows {
        let code = Code::parse(row[0].as_str().unwrap());
        let number = |i: usize| row[i].as_u64().unwrap();
        let (law, need) = (Period::plain(number(1), number(2)), number(3) as usize);
        let values = code.values(need + 1);
        assert_eq!(u64::from(*values.iter().max().unwrap()), number(4), "{row}");
        // The vectors use the bound for two heaps throughout.
        let theorem = GuySmith { parts: 2, ..theorem(&code) };
        assert_eq!(theorem.last_heap(law.preperiod, law.period), Some(need as u64), "{row}");
        assert_eq!(proved(&theorem, &values), Some(law), "{row}");
        assert_eq!(proved(&theorem, &values[..need]), None, "{row}");
        let mut finder = Finder::new(theorem);
        let first = (0..=values.len()).find(|&n| finder.advance(&values[..n]).is_some());
        assert_eq!(first, Some(need + 1), "{row}");
        // With the true number of heaps left by the code, the proof comes no later.
        assert_eq!(proved(&self::theorem(&code), &values), Some(law), "{row}");
    }
}

fn unproved_rows(count: usize) {
    let file = vectors("periods_octal3");
    for row in file["unproved"].as_array().unwrap() {
        let code = Code::parse(row[0].as_str().unwrap());
        let values = code.values(count);
        if count >= 5000 {
            assert_eq!(sha256(&values[..5000]), row[3].as_str().unwrap(), "{row}");
        }
        for n in [count / 5, count / 2, count] {
            assert_eq!(theorem(&code).prove(&values[..n]), None, "{row}");
            assert_eq!(grundy::law::seen(&values[..n], code.last_place()), None, "{row}");
        }
    }
}

#[test]
fn unproved_rows_are_not_claimed() {
    unproved_rows(if slow() { 20_000 } else { 1500 });
}

#[test]
fn traps_are_not_claimed() {
    let file = vectors("periods_octal3");
    for row in file["traps"].as_array().unwrap() {
        let code = Code::parse(row[0].as_str().unwrap());
        let (used, n0, p) = (row[1].as_u64().unwrap(), row[2].as_u64().unwrap(), row[3].as_u64().unwrap());
        let values = code.values(used as usize);
        assert!(Period::plain(n0, p).holds_on(&values), "the trap is there: {row}");
        assert_eq!(theorem(&code).prove(&values), None, "{row}");
        assert_eq!(grundy::law::seen(&values, code.last_place()), None, "{row}");
    }
}

#[test]
fn named_figures() {
    for (text, n0, p, last) in [("0.77", 71, 12, 167), ("0.07", 53, 34, 175), ("0.137", 52, 34, 174)] {
        let code = Code::parse(text);
        let values = code.values(last + 1);
        assert_eq!(proved(&theorem(&code), &values), Some(Period::plain(n0, p)), "{text}");
        assert_eq!(proved(&theorem(&code), &values[..last]), None, "{text}");
    }
}

/// The plain hypothesis is not enough for digits `!`.
#[test]
fn grundys_game_is_never_claimed() {
    let code = Code::parse("4!.0");
    let values = code.values(2000);
    let plainly = GuySmith { distinct: false, ..theorem(&code) };
    assert_eq!(proved(&plainly, &values[..12]), Some(Period::plain(3, 3)));
    assert_eq!((values[13], values[10]), (3, 0), "and yet the period is false");
    assert_eq!(plainly.prove(&values[..11]), None);
    let mut finder = Finder::new(theorem(&code));
    for n in 0..=values.len() {
        assert_eq!(finder.advance(&values[..n]), None);
        assert!(n > 300 || finder.finish(&values[..n]).is_none());
    }
    assert_eq!(finder.finish(&values), None);
    assert_eq!(grundy::law::seen(&values, 0), None);
}

/// The codes 0.ab! with b ≥ 2, such as 0.6!: every claim holds far beyond.
#[test]
fn codes_with_different_heaps_are_not_falsely_claimed() {
    let (mut claimed, mut misled) = (0, 0);
    for text in (0..8).flat_map(|a| (2..8).map(move |b| format!("0.{a}{b}!"))).chain(["0.6!".into()]) {
        let code = Code::parse(&text);
        let values = code.values(1500);
        let plainly = GuySmith { distinct: false, ..theorem(&code) };
        let false_plainly = (0..400).find_map(|n| proved(&plainly, &values[..n]));
        misled += usize::from(false_plainly.is_some_and(|law| !law.holds_on(&values)));
        let Some(law) = (0..400).find_map(|n| proved(&theorem(&code), &values[..n])) else { continue };
        claimed += 1;
        assert!(law.holds_on(&values), "{text} {law:?}");
    }
    assert!(claimed > 15 && misled > 3, "{claimed} {misled}");
}

/// A small generator, so that the codes are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % sides
    }
}

fn random_codes(how_many: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut claims = std::collections::BTreeMap::new();
    for _ in 0..how_many {
        let mut digits = vec![Digit { bits: 0, suffix: ' ' }];
        if dice.roll(4) == 0 {
            digits[0].bits = [4, 8, 12][dice.roll(3) as usize];
        }
        let sides = if dice.roll(3) == 0 { 16 } else { 8 };
        for _ in 0..=dice.roll(4) {
            digits.push(Digit { bits: dice.roll(sides) as u8, suffix: ' ' });
        }
        let kind = dice.roll(4);
        for digit in &mut digits {
            digit.suffix = match kind {
                0 => ' ',
                1 => [' ', '!', '?'][dice.roll(3) as usize],
                2 => [' ', '='][dice.roll(2) as usize],
                _ => [' ', '!', '=', '?'][dice.roll(4) as usize],
            };
        }
        let code = Code { digits };
        let count = if code.parts() > 2 { 160 } else { 500 };
        let values = code.values(count);
        let theorem = theorem(&code);
        let mut finder = Finder::new(theorem.clone());
        let Some(n) = (0..=count).find(|&n| finder.advance(&values[..n]).is_some()) else {
            assert_eq!(finder.finish(&values), None, "{code:?}");
            continue;
        };
        let law = proved(&theorem, &values[..n]).unwrap();
        if theorem.parts >= 2 {
            assert_eq!(theorem.last_heap(law.preperiod, law.period), Some(n as u64 - 1), "{code:?}");
        }
        let more = code.extend(values.clone(), 3 * n.max(50));
        assert!(law.holds_on(&more), "{code:?} {law:?} from {n}");
        assert_smallest(law, &more);
        *claims.entry((code.parts(), kind)).or_insert(0) += 1;
    }
    assert!(claims.len() >= 12, "{claims:?}");
}

pub fn assert_smallest(law: Period, values: &[u32]) {
    let (n0, p) = (law.preperiod, law.period);
    assert!(n0 == 0 || !Period { preperiod: n0 - 1, ..law }.holds_on(values), "{law:?}");
    for d in (1..p).filter(|d| p % d == 0) {
        assert!(law.saltus != 0 || !Period { period: d, ..law }.holds_on(values), "{law:?}");
    }
}

#[test]
fn claims_for_random_codes_hold() {
    random_codes(1500, 1);
    if slow() {
        (2..12).for_each(|seed| random_codes(3000, seed));
    }
}

/// The exact bound: for three heaps, distinct heaps, equal heaps, huge periods.
#[test]
fn the_bound_for_every_kind_of_digit() {
    let plain = GuySmith { last_place: 5, parts: 3, distinct: false, equal: vec![] };
    assert_eq!(plain.last_heap(10, 4), Some(3 * (10 + 4) + 5 - 1));
    assert_eq!(plain.last_heap(0, 4), plain.last_heap(1, 4));
    let distinct = GuySmith { distinct: true, ..plain.clone() };
    assert_eq!(distinct.last_heap(10, 4), Some(3 * (10 + 3 * 4) + 5 - 1));
    let equal = GuySmith { equal: vec![1, 2, 3], ..plain.clone() };
    assert_eq!(equal.last_heap(10, 4), Some(3 * (10 + 6 * 4) + 5 - 1));
    let both = GuySmith { distinct: true, ..equal };
    assert_eq!(both.last_heap(10, 4), Some(3 * (10 + 3 * 6 * 4) + 5 - 1));
    assert!(both.reference().contains("Guy & Smith 1956") && both.hypotheses(10, 4).len() == 4);
    // No heap is left: the bound is that for one.
    let none = GuySmith { parts: 0, ..plain.clone() };
    assert_eq!(none.last_heap(10, 4), Some(10 + 4 + 5 - 1));
    // Beyond all numbers.
    assert_eq!(plain.last_heap(u64::MAX / 2, 1), None);
    assert_eq!(GuySmith { equal: vec![u64::MAX, u64::MAX - 1], ..plain }.last_heap(1, 1), None);
}

/// Whether slow limits apply, as in the last stages of `.ci/run`.
fn slow() -> bool {
    std::env::var_os("GRUNDY_VECTORS").is_some_and(|v| v == "slow")
}
