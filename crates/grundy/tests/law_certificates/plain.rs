//! Rules and claims from a file, read in the plainest way, without the library.

use serde_json::Value;
use std::collections::BTreeSet;

pub fn number(value: &Value) -> i128 {
    value.as_i64().map(i128::from).or(value.as_u64().map(i128::from)).expect("a number")
}

/// The nim-values of the first heaps by definition. Heap 0 has no moves, whatever the rule says.
pub fn values(rule: &Value, heaps: usize) -> Vec<u64> {
    assert_eq!(rule["coordinates"], 1);
    let mut known = Vec::new();
    for n in 0..heaps {
        let mut options = BTreeSet::new();
        let moves = if n == 0 { &[] } else { &rule["moves"].as_array().expect("moves")[..] };
        for each in moves {
            let (kind, each) = each.as_object().and_then(|object| object.iter().next()).expect("one key");
            match kind.as_str() {
                "take" => takes(each, n, &known, &mut options),
                "split" => splits(each, n, &known, &mut options),
                "run" => {
                    let least = number(each) as usize;
                    let runs = (0..(n + 1).saturating_sub(least))
                        .map(|m| known[m + 1..n].iter().fold(0, |a, b| a ^ b));
                    options.extend(runs);
                }
                "where" => clause(each, n, &known, &mut options),
                other => panic!("{other}"),
            }
        }
        known.push((0..).find(|value| !options.contains(value)).expect("a mex"));
    }
    known
}

fn takes(range: &Value, n: usize, known: &[u64], options: &mut BTreeSet<u64>) {
    let least = number(&range[0]) as usize;
    let most = if range[1].is_null() { n } else { n.min(number(&range[1]) as usize) };
    options.extend((least..=most).map(|taken| known[n - taken]));
}

fn splits(split: &Value, n: usize, known: &[u64], options: &mut BTreeSet<u64>) {
    let (heaps, kind) = (number(&split["heaps"]) as usize, split["kind"].as_str().expect("a kind"));
    let mut rest = n as i128 - number(&split["taken"]);
    while rest >= 0 {
        divide(rest as usize, heaps, kind, &mut Vec::new(), known, options);
        match split.get("every") {
            Some(every) => rest -= number(every),
            None => break,
        }
    }
}

fn divide(
    rest: usize,
    heaps: usize,
    kind: &str,
    parts: &mut Vec<usize>,
    known: &[u64],
    options: &mut BTreeSet<u64>,
) {
    if heaps == 0 {
        let (different, equal) =
            (parts.windows(2).all(|two| two[0] != two[1]), parts.windows(2).all(|two| two[0] == two[1]));
        let allowed = match kind {
            "different" => different,
            "equal" => equal,
            "unequal" => !equal,
            _ => kind == "any",
        };
        if rest == 0 && allowed {
            options.insert(parts.iter().fold(0, |sum, &part| sum ^ known[part]));
        }
        return;
    }
    // Ascending; the last heap is the rest.
    let least = parts.last().copied().unwrap_or(1);
    let most = if heaps == 1 { rest } else { rest / heaps };
    for part in if heaps == 1 { least.max(rest)..=most } else { least..=most } {
        parts.push(part);
        divide(rest - part, heaps - 1, kind, parts, known, options);
        parts.pop();
    }
}

fn clause(clause: &Value, n: usize, known: &[u64], options: &mut BTreeSet<u64>) {
    let (parts, variables) = (number(&clause["parts"]) as usize, number(&clause["variables"]) as usize);
    let atoms = clause["atoms"].as_array().expect("atoms");
    assign(&mut vec![n], parts, variables, atoms, known, options);
}

fn assign(
    at: &mut Vec<usize>,
    parts: usize,
    variables: usize,
    atoms: &[Value],
    known: &[u64],
    options: &mut BTreeSet<u64>,
) {
    // An atom is tested as soon as its last variable has a value.
    if !atoms.iter().all(|atom| last(atom) + 1 != at.len() || holds(atom, at)) {
        return;
    }
    if at.len() == variables {
        options.insert(at[1..=parts].iter().fold(0, |sum, &part| sum ^ known[part]));
        return;
    }
    // Parts are smaller heaps; hidden variables are at most twice the heap, and variables without an atom may
    // be anything.
    let end = match at.len() {
        part if part <= parts => at[0],
        hidden if atoms.iter().any(|atom| named(atom).contains(&hidden)) => 2 * at[0] + 1,
        _ => 1,
    };
    for value in 0..end {
        at.push(value);
        assign(at, parts, variables, atoms, known, options);
        at.pop();
    }
}

/// The variables of an atom.
fn named(atom: &Value) -> Vec<usize> {
    match atom.get("zero").or(atom.get("at_most_zero")) {
        Some(form) => {
            form.as_array().expect("a form")[1..].iter().map(|term| number(&term[1]) as usize).collect()
        }
        None => vec![number(&atom["power"]["of"]) as usize],
    }
}

/// The last variable of an atom; the heap if there is none.
fn last(atom: &Value) -> usize {
    named(atom).into_iter().max().unwrap_or(0)
}

fn holds(atom: &Value, at: &[usize]) -> bool {
    let linear = |form: &Value| -> i128 {
        let (constant, terms) = form.as_array().and_then(|form| form.split_first()).expect("a form");
        let term = |term: &Value| number(&term[0]) * at[number(&term[1]) as usize] as i128;
        number(constant) + terms.iter().map(term).sum::<i128>()
    };
    if let Some(form) = atom.get("zero") {
        return linear(form) == 0;
    }
    if let Some(form) = atom.get("at_most_zero") {
        return linear(form) <= 0;
    }
    let power = &atom["power"];
    let (base, of) = (number(&power["base"]), at[number(&power["of"]) as usize] as i128);
    let is = std::iter::successors(Some(1i128), |p| Some(p * base)).take_while(|p| *p <= of).any(|p| p == of);
    power["holds"] == is
}

/// Whether a claim gives heap n this value, where `values` are those of all heaps so far.
pub fn says(claim: &Value, n: usize, value: u64, values: &[u64], rule: &Value) -> bool {
    if let Some(period) = claim.get("period") {
        let [n0, p, s] = [0, 1, 2].map(|i| number(&period[i]) as usize);
        return n < n0 + p || value == values[n - p] + s as u64;
    }
    if let Some(classes) = claim.get("classes") {
        let (n0, p) = (number(&classes[0]) as usize, classes[1].as_array().expect("saltuses").len());
        return n < n0 + p || value == values[n - p] + number(&classes[1][n % p]) as u64;
    }
    if let Some(range) = claim.get("range") {
        let n = n as i128;
        let least = number(&range[0]);
        let rest = if range[1].is_null() { n } else { n % (least + number(&range[1])) };
        return i128::from(value) == rest / least;
    }
    if let Some(machine) = claim.get("machine") {
        return number(&end(machine, &[n as u128])[0]) == i128::from(value);
    }
    if let Some(relation) = claim.get("relation") {
        return relates(relation, n, value);
    }
    assert_eq!(claim["sliding"], true);
    let first = |n: usize| (0..n).find(|&m| is_option(rule, n, m)).unwrap_or(n);
    let (low, before) = (first(n), if n == 0 { 0 } else { first(n - 1) });
    (low..n).all(|m| is_option(rule, n, m))
        && value
            == if n == 0 {
                0
            } else if low == before {
                (n - low) as u64
            } else {
                values[before]
            }
}

fn is_option(rule: &Value, n: usize, m: usize) -> bool {
    // Only heap m has value 1.
    let known: Vec<u64> = (0..n).map(|heap| u64::from(heap == m)).collect();
    let mut options = BTreeSet::new();
    rule["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .for_each(|each| clause(&each["where"], n, &known, &mut options));
    options.contains(&1)
}

/// Whether a relation accepts the heap with the code of the value.
pub fn relates(relation: &Value, n: usize, value: u64) -> bool {
    let base = number(&relation["base"]) as u128;
    let odious = |number: &u64| number.count_ones() % 2 == 1;
    let code = match relation.get("coding").and_then(Value::as_str) {
        None | Some("value") => u128::from(value),
        Some("power") => base.pow(value as u32),
        Some("odious") if value == 0 => 0,
        Some("odious") => {
            assert!(odious(&value), "{value}");
            base.pow((1..value).filter(odious).count() as u32)
        }
        other => panic!("{other:?}"),
    };
    end(relation, &[n as u128, code])[0] == 1
}

/// The state at the end of the digits.
fn end<'a>(machine: &'a Value, numbers: &[u128]) -> &'a Value {
    let base = number(&machine["base"]) as u128;
    let (mut left, mut state) = (numbers.to_vec(), &machine["states"][0]);
    while left.iter().any(|number| *number > 0) {
        let digits = left.iter().rev().fold(0, |index, number| index * base + number % base);
        state = &machine["states"][number(&state[1 + digits as usize]) as usize];
        left.iter_mut().for_each(|number| *number /= base);
    }
    state
}
