//! Windows in a sparse space: everything that a reader of the file relies on.

use crate::plain::{number, values};
use crate::{certified, lines};
use grundy::certificate::LawCertificate;
use grundy::code::Code;
use grundy::sequence::{Sparse, Step};
use grundy::{Budget, Ruleset, sequence::Sequence};
use serde_json::Value;
use std::sync::Arc;

struct Space {
    mask: u64,
    parity: Option<u64>,
}

impl Space {
    fn is_rare(&self, heap: usize, value: u64) -> bool {
        let parity = self.parity.map_or(0, |parity| parity + heap as u64);
        (u64::from((value & self.mask).count_ones()) + parity) % 2 == 0
    }
}

/// The numbers taken after which two heaps are left, and the largest number taken.
fn places(rule: &Value) -> (Vec<usize>, usize) {
    let splits: Vec<&Value> = rule["moves"].as_array().unwrap().iter().map(|each| &each["split"]).collect();
    let taken = |split: &&Value| number(&split["taken"]) as usize;
    let two = splits.iter().filter(|split| split["heaps"] == 2).map(taken).collect();
    (two, splits.iter().map(taken).max().unwrap())
}

fn window(values: &[u32]) -> String {
    values.iter().map(|value| format!("{value:04x}")).collect()
}

/// The file proves the period to a reader who knows these values of the rule.
fn shows(rule: &str, lines: &[Value], known: &[u32]) {
    let head = &lines[0];
    assert_eq!(head["theorem"], "sparse window", "{rule}");
    let (n0, p) =
        (number(&head["claim"]["period"][0]) as usize, number(&head["claim"]["period"][1]) as usize);
    let sparse = &head["sparse"];
    let width = number(&sparse["width"]) as usize;
    let space = Space { mask: number(&sparse["mask"]) as u64, parity: sparse["parity"].as_u64() };
    let (two, largest) = places(&head["rule"]);
    // The values are those of the rule in the file.
    let first: Vec<u64> = known[..2000].iter().map(|&value| value.into()).collect();
    assert_eq!(values(&head["rule"], 2000), first, "{rule}");
    let (start, x) = (2 * width + 2, (n0 + width).max(2 * width + 2));
    let rares: Vec<Value> = (1..x + p)
        .filter(|&heap| space.is_rare(heap, known[heap].into()))
        .map(|heap| serde_json::json!([heap, known[heap]]))
        .collect();
    assert_eq!(lines[1]["rares"], Value::Array(rares.clone()), "{rule}");
    let last = rares.last().map_or(0, |rare| number(&rare[0]) as usize);
    assert!(width >= largest && width >= last + largest, "{rule}");
    if let Some(parity) = space.parity {
        assert!(p % 2 == 0 && two.iter().all(|&place| place as u64 % 2 == parity), "{rule}");
    }
    // From the start on, a pair with a small part leaves each rare value below a heap's own.
    for heap in start..x + p {
        for rare in (0..u64::from(known[heap])).filter(|&value| space.is_rare(heap, value)) {
            let shown = two.iter().any(|&place| {
                let total = heap - place;
                (1..=(width - place).min(total / 2)).any(|a| u64::from(known[a] ^ known[total - a]) == rare)
            });
            assert!(shown, "{rule}: {rare} is an option of {heap}");
        }
    }
    let ends: Vec<usize> = lines[2..].iter().map(|line| number(&line["window"]) as usize).collect();
    assert!(ends.windows(2).all(|two| two[0] < two[1]) && ends[0] >= start, "{rule}: {ends:?}");
    for (line, &end) in lines[2..].iter().zip(&ends) {
        assert_eq!(line["values"].as_str(), Some(&window(&known[end - width..end])[..]), "{rule}: {end}");
    }
    let at = |end: usize| &lines[2 + ends.binary_search(&end).expect("a window")]["values"];
    assert_eq!(at(x), at(x + p), "{rule}");
    assert!((n0..x - width).all(|n| known[n] == known[n + p]), "{rule}");
    assert_ne!(known[n0 - 1], known[n0 - 1 + p], "{rule}");
}

#[test]
fn windows_show_long_periods() {
    for (rule, heaps) in [("0.127", 150_000), ("0.16", 520_000)] {
        let (mut sequence, lines) = certified(rule, heaps);
        sequence.extend(heaps, &mut Budget::default()).unwrap();
        shows(rule, &lines, sequence.values());
    }
}

/// The report of a run saves a search, and changes nothing else.
#[test]
fn a_report_tells_the_space() {
    let mut run = Sparse::new(&Code::parse("0.127").unwrap()).unwrap();
    let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
    let found = grundy::law::sparse::found(&proof);
    let mut sequence = Sequence::new(Arc::new(Ruleset::parse("0.127").unwrap())).unwrap();
    let report = run.report();
    let certificate =
        LawCertificate::of(&mut sequence, &found, Some(&report), &mut Budget::default()).unwrap();
    sequence.extend(150_000, &mut Budget::default()).unwrap();
    shows("0.127", &lines(&certificate), sequence.values());
    // A preperiod that is not the smallest is refused.
    let mut late = found;
    let law = grundy::law::Period::plain(46_600, 4);
    late.law = grundy::law::Law::Period(law);
    let refused = LawCertificate::of(&mut sequence, &late, Some(&report), &mut Budget::default());
    assert!(refused.unwrap_err().to_string().contains("for smaller n"));
}
