//! Long nim-sequences agree with the checksums that another program printed.

use grundy::sequence::{Evaluator, RareList};
use grundy::{Budget, code::Code};
use serde_json::Value;

/// Fletcher's checksum of values as 16-bit words, both sums modulo 2^16.
#[derive(Default)]
struct Fletcher(u16, u16);

impl Fletcher {
    fn push(&mut self, value: u32) {
        self.0 = self.0.wrapping_add(value as u16);
        self.1 = self.1.wrapping_add(self.0);
    }

    fn text(&self) -> String {
        format!("{:04X}{:04X}", self.1, self.0)
    }
}

/// Compares an engine with every checksum of a row, up to `most` values; returns the number of checksums.
fn compare(row: &Value, engine: &mut dyn Evaluator, most: usize) -> usize {
    let mut rows: Vec<(usize, &str)> = row["checksums"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(count, checksum)| (count.parse().unwrap(), checksum.as_str().unwrap()))
        .collect();
    rows.retain(|(count, _)| *count <= most);
    rows.sort_unstable();
    let (mut values, mut checksum, mut budget) = (Vec::new(), Fletcher::default(), Budget::default());
    for &(count, expected) in &rows {
        while values.len() < count {
            let value = engine.value(&values, &mut budget).unwrap();
            checksum.push(value);
            values.push(value);
        }
        assert_eq!(checksum.text(), expected, "{}, {count} values, {}", row["code"], engine.name());
    }
    rows.len()
}

#[test]
fn the_list_of_rare_heaps_finds_the_values_of_another_program() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/sequence_checksums.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).expect(path)).expect(path);
    let slow = std::env::var("GRUNDY_VECTORS").is_ok_and(|length| length == "slow");
    let most = if slow { 1 << 22 } else { 1 << 16 };
    let rows = file["entries"].as_array().unwrap();
    let compared = rows.iter().map(|row| {
        let code = Code::parse(row["code"].as_str().unwrap()).unwrap();
        compare(row, &mut RareList::new(&code).expect("a code that splits"), most)
    });
    assert!(compared.sum::<usize>() >= 18);
}
