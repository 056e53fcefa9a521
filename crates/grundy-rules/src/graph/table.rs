//! The table of the names in a graph: a number for each name, and a name for each number.

use super::NodeId;
use hashbrown::HashTable;
use std::hash::BuildHasher as _;

/// The names of nodes, numbered by first appearance.
///
/// All names stand one after the other in one text. Small whole numbers, the most common names of large graphs,
/// are found by their value; all others by a hash.
#[derive(Clone, Debug)]
pub(super) struct Names {
    text: String,
    /// The end of each name in the text.
    ends: Vec<usize>,
    /// `small[n]` is the node that is named by the number `n`, or [`NONE`]. It knows all such names below its
    /// length.
    small: Vec<NodeId>,
    /// All other names.
    hashed: HashTable<Entry>,
    // Seeded at random: names are untrusted, and a fixed hash could be flooded.
    hasher: foldhash::quality::RandomState,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Half of the hash, so that a look-up seldom reads a wrong name, and growth reads none.
    hash: u32,
    node: NodeId,
}

impl Entry {
    /// The hash for the table, which takes the place from its low bits and a tag from its high bits.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

/// No node.
const NONE: NodeId = NodeId::MAX;
/// The table by value may have this many entries for each name, and for `SPARE` more.
const ENTRIES_PER_NAME: usize = 4;
const SPARE: usize = 256;

impl Default for Names {
    fn default() -> Names {
        Names {
            text: String::new(),
            ends: Vec::new(),
            small: Vec::new(),
            hashed: HashTable::new(),
            hasher: Default::default(),
        }
    }
}

impl Names {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn name(&self, node: NodeId) -> &str {
        named(&self.text, &self.ends, node)
    }

    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        (0..self.ends.len()).map(|node| named(&self.text, &self.ends, node as NodeId))
    }

    pub(super) fn find(&self, name: &str) -> Option<NodeId> {
        match number(name) {
            Some(number) if number < self.small.len() as u64 => self.find_small(number),
            _ => self.find_hashed(name, self.hash(name)),
        }
    }

    /// The node that is named by a small number. `None` says nothing of numbers that are not small.
    #[inline]
    pub(super) fn find_small(&self, number: u64) -> Option<NodeId> {
        let place = usize::try_from(number).ok()?;
        self.small.get(place).copied().filter(|node| *node != NONE)
    }

    /// Adds a name that is new, and returns its node.
    pub(super) fn add(&mut self, name: &str) -> NodeId {
        let node = self.ends.len() as NodeId;
        self.text.push_str(name);
        self.ends.push(self.text.len());
        match number(name).and_then(|number| self.place(number)) {
            Some(place) => self.small[place] = node,
            None => {
                let hash = self.hash(name);
                let entry = Entry { hash, node };
                self.hashed.insert_unique(Entry::spread(hash), entry, |entry| Entry::spread(entry.hash));
            }
        }
        node
    }

    /// The place of a number in the table by value, which grows if that is worth it.
    fn place(&mut self, number: u64) -> Option<usize> {
        let place = usize::try_from(number).ok()?;
        if place >= self.small.len() {
            if place >= (self.ends.len() + SPARE) * ENTRIES_PER_NAME {
                return None;
            }
            self.small.resize((place + 1).next_power_of_two(), NONE);
            let Names { text, ends, small, hashed, .. } = self;
            hashed.retain(|entry| {
                let known =
                    number_of(text, ends, entry.node).and_then(|number| small.get_mut(number as usize));
                known.map(|known| *known = entry.node).is_none()
            });
        }
        Some(place)
    }

    fn hash(&self, name: &str) -> u32 {
        self.hasher.hash_one(name) as u32
    }

    fn find_hashed(&self, name: &str, hash: u32) -> Option<NodeId> {
        let is_it = |entry: &Entry| entry.hash == hash && self.name(entry.node) == name;
        self.hashed.find(Entry::spread(hash), is_it).map(|entry| entry.node)
    }
}

fn named<'t>(text: &'t str, ends: &[usize], node: NodeId) -> &'t str {
    let node = node as usize;
    &text[if node == 0 { 0 } else { ends[node - 1] }..ends[node]]
}

fn number_of(text: &str, ends: &[usize], node: NodeId) -> Option<u64> {
    number(named(text, ends, node))
}

/// The whole number below 10^10 that a name writes in its only way: without a sign and without leading zeros.
fn number(name: &str) -> Option<u64> {
    let (number, end) = leading_number(name.as_bytes(), 0)?;
    (end == name.len()).then_some(number)
}

/// Reads the digits at `at`, if they are such a number, and where they end.
#[inline]
pub(super) fn leading_number(text: &[u8], at: usize) -> Option<(u64, usize)> {
    let mut number = 0u64;
    let mut end = at;
    while let Some(digit) = text.get(end).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
        // A longer number wraps, and is refused by its length.
        number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
        end += 1;
    }
    let length = end - at;
    let is_shortest = length == 1 || (length > 1 && text[at] != b'0');
    (is_shortest && length <= 10).then_some((number, end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use indexmap::IndexSet;
    use proptest::prelude::*;

    #[test]
    fn only_shortest_numbers_are_numbers() {
        assert_eq!(
            ["0", "7", "42", "9999999999"].map(number),
            [Some(0), Some(7), Some(42), Some(9_999_999_999)]
        );
        for name in ["", "00", "07", "-1", "+1", "1.", "1 ", "10000000000", "18446744073709551617", "١"] {
            assert_eq!(number(name), None, "{name}");
        }
    }

    #[test]
    fn the_table_by_value_stays_small() {
        let mut names = Names::default();
        for number in (0..1000u64).map(|n| n * 4_000_000) {
            names.add(&number.to_string());
        }
        assert!(names.small.len() <= 2 * ENTRIES_PER_NAME * (1000 + SPARE));
        assert_eq!(names.find("4000000"), Some(1));
    }

    #[test]
    fn a_number_that_fits_without_growth_is_found() {
        let mut names = Names::default();
        for (node, name) in (0..).zip(["1026", "1500", "4000", "0"]) {
            names.add(name);
            assert_eq!((names.find(name), names.name(node)), (Some(node), name));
        }
    }

    proptest! {
        /// The table answers as a plain set does, whatever comes first.
        #[test]
        fn as_a_plain_set(all in prop::collection::vec("[0-9]{1,5}|[ab0]{1,2}|[0-9]{9,12}", 1..300)) {
            let (mut names, mut plain) = (Names::default(), IndexSet::new());
            for name in &all {
                prop_assert_eq!(names.find(name), plain.get_index_of(name).map(|id| id as NodeId));
                if plain.insert(name.clone()) {
                    names.add(name);
                }
            }
            prop_assert!(names.iter().eq(plain.iter().map(|name| name.as_str())));
            for (id, name) in (0..).zip(&plain) {
                prop_assert_eq!(names.find(name), Some(id));
                prop_assert_eq!(names.name(id), name.as_str());
            }
        }
    }
}
