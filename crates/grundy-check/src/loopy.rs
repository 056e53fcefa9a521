//! Infinite values of positions whose play need not end, under normal play.
//!
//! # What is defined
//!
//! Nobody wins a game that goes on for ever: it is a draw. A position X *is v* if the second player wins X + \*v. It has
//! the *infinite value* ∞(K) if it is no number, and K is the set of the numbers that its options are.
//!
//! # What is checked
//!
//! The entries *is* and *is not* are those of games that end, and each leans on earlier lines alone: their proof names no end
//! of play. An entry *X is ∞(K)* may lean on any other entry. So it is checked behind the last line:
//!
//! 1. each option of X is a number, or is infinite, by the entries for its parts;
//! 2. K is the set of the numbers that options are;
//! 3. some option is ∞(L), and the mex of K is not in L.
//!
//! A sum of parts of which one is ∞(K), and the others are numbers with the nim-sum n, is ∞(K ⊕ n). If two parts or more
//! are infinite, it is ∞().
//!
//! # Why this is sufficient
//!
//! Let all entries of the file pass. A sum is a number *by the entries* if each of its parts has an entry *is*. Such entries
//! are true, as the [guide](crate::guide) shows. They say more. If X is v by its entry, each of its options is a number by
//! the entries, or has an option that is v by the entries; and for each number below v, some option is that number by the
//! entries. So it is for \*v, for heap 0, and for a pair of equal parts that cancel. These count as parts with an entry *is*.
//!
//! Call a position *open* if each of its parts has an entry, and some part has an infinite one. Its *infinite parts* are
//! those with an infinite entry, and f is the nim-sum of the others. Call it *safe* if two parts or more are infinite, or
//! if f is not in the list K of its only infinite part.
//!
//! 1. The player to move at any open position wins or leaves a safe one. If two parts are infinite, move in one of them
//!    to an infinite option (3). What is left has two infinite parts still. Else, if f is in K, some option of X is f by the
//!    entries. It leaves f + f = 0, and wins. Else let m be the mex of K. If f > m, move from f to m in the other parts: m is
//!    not in K. If f = m, move in X to the option of (3). Its list does not have m, or it has two infinite parts.
//! 2. The player who does not move at a safe position wins, or is to move at an open one, or leaves a safe one. If the
//!    opponent moves in an infinite part, what is left is open, or it is a number by the entries, and this is not 0, since f
//!    is not in K. If the opponent moves in the other parts to a number by the entries, what is left is open. Otherwise one
//!    of the options there is f by the entries, and the player moves to it: what is left is as safe as before, or has
//!    more infinite parts.
//!
//! So no player to move loses at an open position, and nobody wins at a safe one.
//!
//! A sum that the second player wins changes no outcome of another sum: the answers in it come to an end. So a part that is
//! v may stand for \*v.
//!
//! *The second player wins no position X + Z with an infinite part X, whatever Z is.* Otherwise take one where this player
//! wins soonest. Move in X to an infinite option O (3). The answer leads to a position that is won sooner, so it has no
//! infinite part. It is a move in O, then, to a number k by the entries. What the second player wins is k + Z, so Z is k,
//! and X + Z has the outcome of X + \*k. But this is open, and so it is not lost for the player to move.
//!
//! With Z + \*v in place of Z: a position with an infinite part is no number. So the numbers of the options of X are those by
//! the entries (1), which are K (2), and X is ∞(K). In a sum with other parts that are n by the entries, K ⊕ n are the
//! numbers that moves in X leave, and after any other move X is there still. If two parts are infinite, one is there
//! after each move, and the list is empty.
//!
//! Reference: C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966) 51–81; A. S. Fraenkel and Y. Perl (1975), whose
//! condition is (3).

use crate::Fault;
use crate::by_definition::Entries;
use grundy_rules::{Budget, ControlFlow, Halt, Kind, Why};
use smallvec::SmallVec;
use std::collections::{BTreeSet, HashMap};

/// About how many bytes an entry takes, and how many for each number of its list.
const ENTRY_BYTES: [u64; 2] = [200, 8];

/// A part, after the place of its rules.
type Key = (usize, Box<[u64]>);

struct Entry {
    key: Key,
    /// Ascending.
    list: Vec<u64>,
    line: u64,
}

/// The infinite values that a file gives. None of them is known before all are checked.
#[derive(Default)]
pub(crate) struct InfiniteValues {
    entries: Vec<Entry>,
    places: HashMap<Key, usize>,
}

/// What a sum of parts is, if all entries are true.
#[derive(Clone, Copy)]
enum Value<'a> {
    Number(u64),
    /// One part has this list, and the nim-sum of the others is this number.
    Infinite(&'a [u64], u64),
    /// Two parts or more are infinite.
    Twice,
    Unknown,
}

impl<'a> Value<'a> {
    fn plus(self, other: Value<'a>) -> Value<'a> {
        match (self, other) {
            (Value::Unknown, _) | (_, Value::Unknown) => Value::Unknown,
            (Value::Number(a), Value::Number(b)) => Value::Number(a ^ b),
            (Value::Infinite(list, a), Value::Number(b)) | (Value::Number(b), Value::Infinite(list, a)) => {
                Value::Infinite(list, a ^ b)
            }
            _ => Value::Twice,
        }
    }

    fn has(&self, number: u64) -> bool {
        matches!(self, Value::Infinite(list, rest) if list.binary_search(&(number ^ rest)).is_ok())
    }
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::Wrong(why.into()))
}

impl InfiniteValues {
    /// How many there are.
    pub fn count(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Remembers an entry about a part by the rules at a place.
    pub fn add(
        &mut self,
        (rules, part): (usize, Vec<u64>),
        list: Vec<u64>,
        line: u64,
        budget: &mut Budget<'_>,
    ) -> Result<(), Fault> {
        budget.reserve(ENTRY_BYTES[0] + ENTRY_BYTES[1] * (list.len() + 2 * part.len()) as u64)?;
        if list.windows(2).any(|pair| pair[0] >= pair[1]) {
            return wrong("the numbers of an infinite value ascend");
        }
        let key: Key = (rules, part.into());
        if self.places.insert(key.clone(), self.entries.len()).is_some() {
            return wrong("this position has an infinite value already");
        }
        self.entries.push(Entry { key, list, line });
        Ok(())
    }

    fn list(&self, rules: usize, part: &[u64]) -> Option<&[u64]> {
        let place = self.places.get(&(rules, part.into()))?;
        Some(&self.entries[*place].list)
    }

    /// What a sum of parts by the rules at a place is. The parts stand one after the other.
    fn value(&self, rules: usize, parts: &[u64], finite: &Entries) -> Value<'_> {
        let (mut infinite, mut others) = (None, SmallVec::<[u64; 4]>::new());
        for part in parts.chunks(finite.ruleset(rules).arity()) {
            match (self.list(rules, part), infinite) {
                (None, _) => others.extend_from_slice(part),
                (Some(list), None) => infinite = Some(Value::Infinite(list, 0)),
                (Some(_), Some(_)) => infinite = Some(Value::Twice),
            }
        }
        let others = finite.value(rules, &others).map_or(Value::Unknown, Value::Number);
        infinite.map_or(others, |infinite| infinite.plus(others))
    }

    /// Checks all entries. `at` is the line of the one that fails.
    pub fn check(
        &self,
        finite: &Entries,
        at: &mut Option<u64>,
        budget: &mut Budget<'_>,
    ) -> Result<(), Fault> {
        for entry in &self.entries {
            *at = Some(entry.line);
            self.check_one(entry, finite, budget)?;
        }
        *at = None;
        Ok(())
    }

    fn check_one(&self, entry: &Entry, finite: &Entries, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let (rules, part) = &entry.key;
        let ruleset = finite.ruleset(*rules);
        let at = || ruleset.show_part(part);
        let mex = entry.list.iter().zip(0..).take_while(|(number, place)| **number == *place).count() as u64;
        let (mut numbers, mut goes_on, mut fault) = (BTreeSet::new(), false, None);
        let room = budget.bytes_left() / NUMBER_BYTES;
        ruleset.look(part, budget, &mut |option| {
            let value = self.value(*rules, option, finite);
            match value {
                Value::Number(number) => drop(numbers.insert(number)),
                Value::Unknown => fault = Some("the value of one of its options is not shown".to_owned()),
                Value::Twice => goes_on = true,
                Value::Infinite(..) => goes_on |= !value.has(mex),
            }
            if numbers.len() as u64 > room || fault.is_some() {
                return ControlFlow::Break(Halt::Enough);
            }
            ControlFlow::Continue(())
        })?;
        if numbers.len() as u64 > room {
            return Err(budget.stop(Why::Memory).into());
        }
        if fault.is_none() && !entry.list.iter().eq(&numbers) {
            let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
            fault = Some(format!("its options are the numbers {}", numbers.join(", ")));
        }
        if fault.is_none() && !goes_on {
            fault = Some(format!("each infinite option has {mex} in its list"));
        }
        fault.map_or(Ok(()), |why| wrong(format!("{} is not shown to be infinite: {why}", at())))
    }

    /// Checks that the whole position has the infinite value with this list.
    pub fn show(&self, list: &[u64], finite: &Entries) -> Result<(), Fault> {
        let parts = finite.whole().parts_by_rules();
        let values = parts.iter().enumerate().map(|(rules, parts)| self.value(rules, parts, finite));
        let shown = match values.fold(Value::Number(0), Value::plus) {
            Value::Infinite(own, rest) => {
                let moved: BTreeSet<u64> = own.iter().map(|number| number ^ rest).collect();
                list.iter().eq(&moved)
            }
            Value::Twice => list.is_empty(),
            _ => false,
        };
        if shown {
            Ok(())
        } else {
            wrong("the entries do not show that the position has this infinite value")
        }
    }

    /// Checks that the position is one of a graph with this number of nodes, and that each node has a value.
    pub fn show_all(&self, nodes: u64, finite: &Entries, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let [component] = &finite.whole().position.components[..] else {
            return wrong("the values of all nodes belong to a position with one component, a graph");
        };
        let Kind::Graph(graph) = component.ruleset.kind() else {
            return wrong("the values of all nodes belong to a graph");
        };
        if graph.len() as u64 != nodes {
            return wrong(format!("the graph has {} nodes", graph.len()));
        }
        for node in 0..nodes {
            budget.spend(1)?;
            if let Value::Unknown = self.value(0, &[node], finite) {
                let name = component.ruleset.show_part(&[node]);
                return wrong(format!("the value of the node {name} is not shown"));
            }
        }
        Ok(())
    }
}

/// About how many bytes a number of an option takes while an entry is checked.
const NUMBER_BYTES: u64 = 48;
