//! Changes of certificates that keep to their structure: numbers go to edges, parts are swapped, dropped,
//! doubled, retyped and moved. The fuzz target `mutated` uses this file too.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// Where the choices come from.
pub trait Source {
    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize;
}

/// Choices from a seed (Steele, Lea & Flood 2014, SplitMix64).
#[allow(dead_code, reason = "a fuzz target chooses by its input")]
pub struct Seeded(pub u64);

impl Source for Seeded {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }
}

/// JSON as it is written: numbers in any form, and fields that stand there twice.
#[derive(Clone)]
pub enum Tree {
    Token(String),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

impl From<&Value> for Tree {
    fn from(value: &Value) -> Tree {
        match value {
            Value::Array(items) => Tree::List(items.iter().map(Tree::from).collect()),
            Value::Object(fields) => {
                Tree::Object(fields.iter().map(|(name, value)| (name.clone(), value.into())).collect())
            }
            token => Tree::Token(token.to_string()),
        }
    }
}

impl Tree {
    fn write(&self, to: &mut String) {
        match self {
            Tree::Token(token) => to.push_str(token),
            Tree::List(items) => {
                to.push('[');
                for (place, item) in items.iter().enumerate() {
                    to.push_str(if place == 0 { "" } else { "," });
                    item.write(to);
                }
                to.push(']');
            }
            Tree::Object(fields) => {
                to.push('{');
                for (place, (name, value)) in fields.iter().enumerate() {
                    to.push_str(if place == 0 { "\"" } else { ",\"" });
                    to.push_str(name);
                    to.push_str("\":");
                    value.write(to);
                }
                to.push('}');
            }
        }
    }

    fn is_number(&self) -> bool {
        matches!(self, Tree::Token(token) if token.parse::<i128>().is_ok())
    }

    fn children(&mut self) -> Vec<&mut Tree> {
        match self {
            Tree::Token(_) => Vec::new(),
            Tree::List(items) => items.iter_mut().collect(),
            Tree::Object(fields) => fields.iter_mut().map(|(_, value)| value).collect(),
        }
    }

    fn size(&mut self) -> usize {
        1 + self.children().into_iter().map(Tree::size).sum::<usize>()
    }

    /// The node at a place, counted from this one, parents first.
    fn node(&mut self, mut place: usize) -> &mut Tree {
        if place == 0 {
            return self;
        }
        place -= 1;
        let sizes: Vec<usize> = self.children().into_iter().map(Tree::size).collect();
        let mut child = 0;
        while place >= sizes[child] {
            place -= sizes[child];
            child += 1;
        }
        self.children().swap_remove(child).node(place)
    }
}

const EDGES: [&str; 16] = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "64",
    "255",
    "256",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1000000000000000000000000000000",
];
const TYPES: [&str; 20] = [
    "null",
    "true",
    "false",
    "[]",
    "{}",
    "\"\"",
    "\"1\"",
    "-0",
    "1.0",
    "0.0",
    "1e3",
    "1E0",
    "01",
    "+1",
    "NaN",
    "\"\\ud800\"",
    "[[1,1]]",
    "{\"any\":null}",
    "[0]",
    "\" 1\"",
];
const TEXTS: [&str; 31] = [
    "window repeat",
    "covered window",
    "take range",
    "guy-smith",
    "sparse window",
    "quotients",
    "sentence",
    "sliding window",
    "p-positions",
    "fraenkel",
    "value",
    "power",
    "odious",
    "fibonacci",
    "any",
    "different",
    "equal",
    "unequal",
    "N",
    "P",
    "normal",
    "misere",
    "next",
    "previous",
    "0",
    "1",
    "2",
    "(0,1)",
    "east",
    "west",
    "home",
];
const FIELDS: [&str; 14] = [
    "values",
    "every",
    "coordinates",
    "parity",
    "coding",
    "at",
    "not",
    "is",
    "infinite",
    "draw",
    "law",
    "sums",
    "measure",
    "x",
];

fn one<'a>(from: &mut impl Source, of: &[&'a str]) -> &'a str {
    of[from.below(of.len())]
}

/// Changes one node of a line.
fn change(line: &mut Tree, from: &mut impl Source) {
    let size = line.size();
    let other = line.node(from.below(size)).clone();
    // Changes of numbers are the ones that come near to another true claim.
    let mut place = from.below(size);
    let mut kind = from.below(24);
    if from.below(2) == 0 {
        for _ in 0..8 {
            if line.node(place).is_number() {
                kind = from.below(9);
                break;
            }
            place = from.below(size);
        }
    }
    let node = line.node(place);
    match (kind, node) {
        (0..=8, Tree::Token(token)) => {
            let next = match (token.parse::<i128>(), kind) {
                (Ok(number), 0..=2) => (number + 1).to_string(),
                (Ok(number), 3..=4) => (number - 1).to_string(),
                (Ok(number), 5) => (2 * number).to_string(),
                (Ok(_), _) => one(from, &EDGES).to_owned(),
                (Err(_), _) => format!("\"{}\"", one(from, &TEXTS)),
            };
            *token = next;
        }
        (0..=6 | 9, Tree::List(items)) if !items.is_empty() => {
            let (a, b) = (from.below(items.len()), from.below(items.len()));
            match kind % 4 {
                0 => drop(items.remove(a)),
                1 => items.insert(b, items[a].clone()),
                2 => items.swap(a, b),
                _ => items.push(other),
            }
        }
        (0..=6 | 9, Tree::Object(fields)) if !fields.is_empty() => {
            let (a, b) = (from.below(fields.len()), from.below(fields.len()));
            match kind % 6 {
                0 => drop(fields.remove(a)),
                1 => fields.insert(b, fields[a].clone()),
                2 => fields.swap(a, b),
                3 => fields[a].0 = one(from, &FIELDS).to_owned(),
                4 => fields.push((one(from, &FIELDS).to_owned(), other)),
                _ => fields[a].1 = other,
            }
        }
        (10..=13, node) => *node = Tree::Token(one(from, &TYPES).to_owned()),
        (14..=15, node) => *node = other,
        // A list in the place of an object, and an object in that of a text.
        (16..=17, node) => {
            *node = match node.clone() {
                Tree::Object(fields) => Tree::List(fields.into_iter().map(|(_, value)| value).collect()),
                Tree::List(items) => {
                    let named = |(at, item): (usize, Tree)| (FIELDS[at % FIELDS.len()].to_owned(), item);
                    Tree::Object(items.into_iter().enumerate().map(named).collect())
                }
                Tree::Token(token) => {
                    Tree::Object(vec![(token.trim_matches('"').to_owned(), Tree::Token("null".to_owned()))])
                }
            }
        }
        (_, Tree::Token(token)) if token.parse::<i128>().is_ok() => one(from, &EDGES).clone_into(token),
        _ => {}
    }
}

/// The lines of a certificate without its digest.
pub fn lines(text: &str) -> Vec<Tree> {
    let values = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a seed is JSON"));
    values.map(|line| Tree::from(&line)).collect()
}

/// A changed certificate, with its digest.
pub fn mutated(lines: &[Tree], from: &mut impl Source) -> Vec<u8> {
    let mut lines = lines.to_vec();
    for _ in 0..1 + from.below(6) / 4 {
        match (from.below(20), lines.len()) {
            (0, many) if many > 1 => drop(lines.remove(from.below(many))),
            (1, many) if many > 1 => lines.insert(from.below(many), lines[from.below(many)].clone()),
            (2, many) if many > 2 => lines.swap(1 + from.below(many - 1), 1 + from.below(many - 1)),
            (_, many) => change(&mut lines[from.below(many)], from),
        }
    }
    let mut bytes = bytes(&lines);
    let place = from.below(bytes.len());
    match from.below(60) {
        0 => bytes[place] = 0xff,
        1 => bytes.insert(place, b' '),
        2 => drop(bytes.splice(place..place, "[".repeat(300).into_bytes())),
        3 => bytes.insert(bytes.len() - 1, b'0'),
        4 => bytes.insert(bytes.len() - 1, b'\r'),
        5 => bytes.insert(place, 0),
        _ => {}
    }
    sealed(bytes)
}

fn bytes(lines: &[Tree]) -> Vec<u8> {
    let mut text = String::new();
    for line in lines {
        line.write(&mut text);
        text.push('\n');
    }
    text.into_bytes()
}

/// The certificate of these lines.
pub fn written(lines: &[Tree]) -> Vec<u8> {
    sealed(bytes(lines))
}

/// The lines with their digest.
pub fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let digest: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    bytes.extend_from_slice(format!("{{\"sha256\":\"{digest}\"}}\n").as_bytes());
    bytes
}
