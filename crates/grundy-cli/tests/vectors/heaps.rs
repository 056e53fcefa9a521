//! `grundy values` against heap_rulesets.json and heap_long.json.

use crate::common::{
    check_all, expect, expect_values, rows, rulesets, sha256, slow, values, vectors, whole_numbers,
};

#[test]
fn values_of_the_heap_rulesets() {
    let file = vectors("heap_rulesets.json");
    check_all(rows(&file, "entries"), |entry| {
        let count = entry["count"].as_u64().ok_or("no count")?;
        let first = whole_numbers(&entry["first"])?;
        for (i, rule) in rulesets::rules(&entry["ruleset"]).iter().enumerate() {
            // Check the first way of writing a ruleset at full length, the others only in the slow run.
            let count = if i == 0 || slow() { count } else { count.min(400) };
            let check = || {
                let found = values(rule, count)?;
                expect_values(&found, &first)?;
                if Some(count) == entry["count"].as_u64() {
                    expect("sha256", &sha256(&found).as_str(), &entry["sha256"].as_str().unwrap_or("none"))?;
                    expect("max", &found.iter().max().copied(), &entry["max"].as_u64())?;
                }
                Ok(())
            };
            check().map_err(|why: String| format!("'{rule}' ({}): {why}", entry["id"]))?;
        }
        Ok(())
    });
}

#[test]
fn values_of_long_sequences() {
    let file = vectors("heap_long.json");
    check_all(rows(&file, "entries"), |entry| {
        let rule = rulesets::rules(&entry["ruleset"]).remove(0);
        let whole = entry["count"].as_u64().ok_or("no count")?;
        let count = if slow() { whole } else { whole.min(8000) };
        let check = || {
            let found = values(&rule, count)?;
            let checkpoints = entry["checkpoints"].as_object().ok_or("no checkpoints")?;
            for (heap, value) in checkpoints {
                let heap: u64 = heap.parse().map_err(|e| format!("a checkpoint at {heap}: {e}"))?;
                if heap < count {
                    expect(&format!("heap {heap}"), &Some(found[heap as usize]), &value.as_u64())?;
                }
            }
            if count == whole {
                expect("sha256", &sha256(&found).as_str(), &entry["sha256"].as_str().unwrap_or("none"))?;
                expect("max", &found.iter().max().copied(), &entry["max"].as_u64())?;
                let last = whole_numbers(&entry["last10"])?;
                expect("the last values", &&found[found.len() - last.len()..], &&last[..])?;
            }
            Ok(())
        };
        check().map_err(|why: String| format!("'{rule}': {why}"))
    });
}
