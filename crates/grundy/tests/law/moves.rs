//! Moves from heaps through a period agree with brute force where that is possible.

use crate::brute::{Code, take};
use grundy::NimValue;
use grundy::law::{Fibre, Period, Place, Split, one_heap_moves, place_moves, two_heap_moves};

fn kayles() -> (Period, Vec<u32>) {
    (Period::plain(71, 12), Code::parse("0.77").values(1500))
}

#[test]
fn values_at_huge_heaps() {
    let (law, values) = kayles();
    let start = &values[..83];
    for (n, &value) in (0u64..).zip(&values) {
        assert_eq!(law.value_at(n, start), Some(NimValue(value.into())));
    }
    assert_eq!(law.value_at(10u64.pow(18), &values[..82]), Some(NimValue(values[76].into())));
    assert_eq!(law.value_at(u64::MAX - 1, &values[..72]), None, "too few values");
    assert!(law.value_at(u64::MAX, start).is_some());
    let nim = Period { preperiod: 0, period: 1, saltus: 1 };
    assert_eq!(nim.value_at(u64::MAX, &[0]), Some(NimValue(u64::MAX)));
    assert_eq!(Period { saltus: 2, ..nim }.value_at(u64::MAX, &[0]), None, "too large");
    assert_eq!(Period { saltus: 1, ..nim }.value_at(u64::MAX, &[1]), None, "too large");
}

#[test]
fn splits_agree_with_brute_force() {
    let (law, values) = kayles();
    let start = &values[..law.kept().unwrap()];
    for left in (0..260).chain(1400..1430) {
        for split in [Split::Plain, Split::Unequal, Split::Equal] {
            for target in 0..17 {
                let all: Vec<(u64, u64)> = (1..=left / 2)
                    .map(|a| (a, left - a))
                    .filter(|&(a, b)| values[a as usize] ^ values[b as usize] == target)
                    .filter(|&(a, b)| match split {
                        Split::Plain => true,
                        Split::Unequal => a != b,
                        Split::Equal => a == b,
                    })
                    .collect();
                for limit in [0, 2, usize::MAX] {
                    let moves =
                        two_heap_moves(&law, start, left, split, NimValue(target.into()), limit).unwrap();
                    assert_eq!(moves.total, all.len() as u128, "{left} {split:?} {target}");
                    assert_eq!(moves.first, all[..all.len().min(limit)], "{left} {split:?} {target}");
                    assert_eq!(moves.complete(), all.len() <= limit);
                }
            }
        }
    }
}

#[test]
fn splits_of_other_laws_agree_with_brute_force() {
    // Preperiod 0, period 1, period longer than the heap.
    for (text, law) in
        [("0.33", Period::plain(0, 3)), ("0.7", Period::plain(0, 2)), ("0.07", Period::plain(53, 34))]
    {
        let values = Code::parse(text).values(400);
        assert!(law.holds_on(&values));
        let start = &values[..law.kept().unwrap()];
        for left in 0..400u64 {
            for target in 0..8 {
                let pairs = (1..=left / 2).map(|a| (a, left - a));
                let all: Vec<_> =
                    pairs.filter(|&(a, b)| values[a as usize] ^ values[b as usize] == target).collect();
                let moves =
                    two_heap_moves(&law, start, left, Split::Plain, NimValue(target.into()), 1000).unwrap();
                assert_eq!(moves.first, all, "{text} {left} {target}");
                assert_eq!(moves.total, all.len() as u128);
            }
        }
    }
}

#[test]
fn one_heap_moves_agree_with_brute_force() {
    let kayles = kayles();
    let allbut = take(|t| t != 3 && t != 4, usize::MAX, 600);
    let lasker: Vec<u32> =
        (0..600).map(|n| if n == 0 { 0 } else { [n - 1, n, n, n + 1][n as usize % 4] }).collect();
    let arithmetic = grundy::law::seen(&allbut, 4).unwrap().law.period().unwrap();
    let cases = [kayles, (arithmetic, allbut), (Period { preperiod: 1, period: 4, saltus: 4 }, lasker)];
    for (law, values) in &cases {
        assert!(law.holds_on(values), "{law:?}");
        let start = &values[..law.kept().unwrap()];
        for target in 0..40u32 {
            let fibre = Fibre::of(law, start, NimValue(target.into())).unwrap();
            for n in (0..200u64).chain(500..520) {
                assert_eq!(fibre.contains(n), values[n as usize] == target);
                let ranges = [1..=2, 5..=5, 30..=80, 150..=u64::MAX];
                let all: Vec<u64> = ranges
                    .iter()
                    .filter(|range| *range.start() <= n)
                    .flat_map(|range| n.saturating_sub(*range.end())..=n - range.start())
                    .filter(|&heap| values[heap as usize] == target)
                    .collect();
                for limit in [0, 3, usize::MAX] {
                    let moves = one_heap_moves(&fibre, n, ranges.clone(), limit);
                    assert_eq!(moves.total, all.len() as u128, "{law:?} {n} {target}");
                    assert_eq!(moves.first, all[..all.len().min(limit)], "{law:?} {n} {target}");
                }
            }
        }
    }
}

/// At 10^18 the counts satisfy identities that need no counting.
#[test]
fn kayles_at_ten_to_the_eighteenth() {
    let (law, values) = kayles();
    let start = &values[..83];
    let n = 10u64.pow(18);
    let mut winning = 0;
    for left in [n - 1, n - 2] {
        let moves =
            |left, split, v, limit| two_heap_moves(&law, start, left, split, NimValue(v), limit).unwrap();
        // Every split has one value.
        let all: u128 = (0..16).map(|v| moves(left, Split::Plain, v, 0).total).sum();
        assert_eq!(all, u128::from(left / 2));
        for v in 0..10 {
            let here = moves(left, Split::Plain, v, 1000);
            assert_eq!(here.first.len() as u128, here.total.min(1000));
            assert!(here.first.windows(2).all(|w| w[0].0 < w[1].0));
            for &(a, b) in &here.first {
                let (ga, gb) = (law.value_at(a, start).unwrap(), law.value_at(b, start).unwrap());
                assert_eq!((a + b, ga ^ gb), (left, NimValue(v)));
            }
            // From 2n₀ on the count grows by the same number with every 2p coins: brute force at two small
            // heaps of the same class gives the count at a huge one.
            let small = 2 * 71 + (left - 2 * 71) % 24;
            let count = |left: u64| {
                let pairs = (1..=left / 2).map(|a| values[a as usize] ^ values[(left - a) as usize]);
                pairs.filter(|&x| u64::from(x) == v).count() as u128
            };
            let (first, second) = (count(small), count(small + 24));
            assert_eq!(here.total, first + u128::from((left - small) / 24) * (second - first));
            let (unequal, equal) = (moves(left, Split::Unequal, v, 0), moves(left, Split::Equal, v, 0));
            assert_eq!(here.total, unequal.total + equal.total);
            assert_eq!(equal.total, u128::from(v == 0 && left % 2 == 0));
        }
        winning += moves(left, Split::Plain, 0, 0).total;
    }
    winning += one_heap_moves(&Fibre::of(&law, start, NimValue(0)).unwrap(), n, [1..=2], 9).total;
    assert!((7 * 10u128.pow(16)..9 * 10u128.pow(16)).contains(&winning), "{winning}");
}

/// take {1,3..10^17} at 10^18: the ranges are not expanded.
#[test]
fn huge_ranges() {
    let law = Period::plain(0, 7);
    let start = [0, 1, 0, 1, 2, 3, 2];
    let n = 10u64.pow(18);
    let total: u128 = (0..4)
        .map(|v| {
            let fibre = Fibre::of(&law, &start, NimValue(v)).unwrap();
            let moves = one_heap_moves(&fibre, n, [1..=1, 3..=n / 10, n..=u64::MAX], 10);
            assert_eq!(moves.first.len(), 10);
            moves.total
        })
        .sum();
    assert_eq!(total, u128::from(n / 10 - 1) + 1);
    let all = Fibre::of(&Period::plain(0, 1), &[0], NimValue(0)).unwrap();
    assert_eq!(all.count(0, u64::MAX), 1 << 64);
    assert_eq!(all.heaps(u64::MAX - 2, u64::MAX).count(), 3);
    assert_eq!(Fibre::of(&law, &start[..6], NimValue(0)), None, "too few values");
    let nim = Period { preperiod: 0, period: 1, saltus: 1 };
    assert_eq!(Fibre::of(&nim, &[0], NimValue(u64::MAX)).unwrap().count(0, u64::MAX), 1);
    assert_eq!(two_heap_moves(&nim, &[0], 5, Split::Plain, NimValue(1), 5), None);
}

/// Whole codes: every move of every place, and none twice.
#[test]
fn moves_of_codes_agree_with_brute_force() {
    for (text, law) in [
        ("0.77", Period::plain(71, 12)),
        ("0.137", Period::plain(52, 34)),
        ("4.7", codes_law("4.7")),
        ("0.35!", codes_law("0.35!")),
        ("0.6=7", codes_law("0.6=7")),
    ] {
        let code = Code::parse(text);
        let values = code.values(400);
        assert!(law.holds_on(&values), "{text} {law:?}");
        let places: Vec<Place> = (0u64..)
            .zip(&code.digits)
            .map(|(taken, digit)| Place {
                taken,
                nothing: digit.bits & 1 != 0,
                one: digit.bits & 2 != 0,
                two: (digit.bits & 4 != 0).then_some(match digit.suffix {
                    '!' => Split::Unequal,
                    '=' => Split::Equal,
                    _ => Split::Plain,
                }),
            })
            .collect();
        for n in (0..130u64).chain(390..400) {
            for target in 0..10u32 {
                let mut all: Vec<Vec<u64>> = Vec::new();
                for place in places.iter().filter(|place| place.taken <= n) {
                    let left = n - place.taken;
                    if place.taken > 0 && if left == 0 { place.nothing } else { place.one } {
                        all.push(if left == 0 { vec![] } else { vec![left] });
                    }
                    let pairs = (1..=left / 2).map(|a| vec![a, left - a]);
                    all.extend(pairs.filter(|pair| match place.two {
                        None => false,
                        Some(Split::Plain) => true,
                        Some(Split::Unequal) => pair[0] != pair[1],
                        Some(Split::Equal) => pair[0] == pair[1],
                    }));
                }
                all.retain(|to| to.iter().fold(0, |x, &heap| x ^ values[heap as usize]) == target);
                for limit in [0, 1, 5, usize::MAX] {
                    let moves = place_moves(
                        &law,
                        &values[..law.kept().unwrap()],
                        n,
                        &places,
                        NimValue(target.into()),
                        limit,
                    )
                    .unwrap();
                    assert_eq!(moves.total, all.len() as u128, "{text} {n} {target}");
                    assert_eq!(moves.first, all[..all.len().min(limit)], "{text} {n} {target}");
                }
                assert!(target != values[n as usize] || all.is_empty());
            }
        }
    }
}

fn codes_law(text: &str) -> Period {
    use grundy::law::Theorem;
    let code = Code::parse(text);
    let found = crate::codes::theorem(&code).prove(&code.values(400));
    found.unwrap_or_else(|| panic!("{text}")).law.period().unwrap()
}
