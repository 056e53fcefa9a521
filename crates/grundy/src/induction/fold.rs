//! Backward induction over positions that are discovered on the way, with an explicit stack.

use grundy_rules::{Budget, Failure, RuleError};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Debug;
use std::hash::Hash;

/// The options of one position: groups of parts, stored one after the other.
#[derive(Clone, Debug)]
pub struct Options<K> {
    /// The parts of all options.
    pub parts: Vec<K>,
    /// Where each option ends in `parts`.
    pub ends: Vec<usize>,
}

impl<K> Default for Options<K> {
    fn default() -> Self {
        Options { parts: Vec::new(), ends: Vec::new() }
    }
}

impl<K> Options<K> {
    /// Adds an option with these parts (none for an option that leaves nothing).
    pub fn push(&mut self, parts: impl IntoIterator<Item = K>) {
        self.parts.extend(parts);
        self.ends.push(self.parts.len());
    }

    /// The bytes of these options, with one value of type `V` for each part.
    pub fn bytes<V>(&self) -> u64 {
        let part = std::mem::size_of::<K>() + std::mem::size_of::<V>();
        (part * self.parts.len() + std::mem::size_of::<usize>() * self.ends.len()) as u64
    }
}

/// What is known about a position before its options are searched.
pub enum Step<K, V> {
    /// Its value, by a theorem.
    Known(V),
    /// Its options, whose values determine its own.
    Options(Options<K>),
}

impl<K, V> From<Options<K>> for Step<K, V> {
    fn from(options: Options<K>) -> Self {
        Step::Options(options)
    }
}

/// The groups of `items` that `ends` delimits.
pub fn groups<'a, V>(items: &'a [V], ends: &'a [usize]) -> impl Iterator<Item = &'a [V]> {
    let mut start = 0;
    ends.iter().map(move |&end| {
        let group = &items[start..end];
        start = end;
        group
    })
}

struct Frame<K, V> {
    key: K,
    options: Options<K>,
    values: Vec<V>,
}

/// Generates the options of a position, or knows its value.
pub type Generate<'a, K, V> = dyn FnMut(&K, &mut Budget<'_>) -> Result<Step<K, V>, Failure> + 'a;

/// Computes the value of a position from the values of its options.
pub type Combine<'a, K, V> = dyn FnMut(&K, &[V], &[usize]) -> Result<V, Failure> + 'a;

/// Finds the value of `root` from the values of its options, theirs from their options, and so on; keeps
/// everything in `known`.
///
/// `combine` gets the values of the parts of all options, and where each option ends (use [`groups`]).
///
/// # Errors
/// The failure of `options`, a spent budget, or a cycle with its positions, if play returns to one.
///
/// # Cost
/// Each position's options are generated once; memory for one entry per position and for the options along
/// one line of play.
pub fn fold<K: Clone + Debug + Eq + Hash, V: Copy>(
    known: &mut FxHashMap<K, V>,
    root: &K,
    budget: &mut Budget<'_>,
    options: &mut Generate<'_, K, V>,
    combine: &mut Combine<'_, K, V>,
) -> Result<V, Failure> {
    if let Some(&value) = known.get(root) {
        return Ok(value);
    }
    let entry = (std::mem::size_of::<K>() + std::mem::size_of::<V>() + 16) as u64;
    let mut stack: Vec<Frame<K, V>> = Vec::new();
    let mut open: FxHashSet<K> = FxHashSet::default();
    let mut next = Some(root.clone());
    loop {
        if let Some(key) = next.take() {
            match options(&key, budget)? {
                Step::Known(value) => {
                    budget.reserve(entry)?;
                    known.insert(key, value);
                    if stack.is_empty() {
                        return Ok(value);
                    }
                }
                Step::Options(options) => {
                    if !open.insert(key.clone()) {
                        let line = stack.iter().map(|frame| &frame.key).skip_while(|k| **k != key);
                        let cycle = line.chain([&key]).map(|k| format!("{k:?}")).collect();
                        return Err(RuleError::Cycle(cycle).into());
                    }
                    budget.reserve(entry + options.bytes::<V>())?;
                    stack.push(Frame { key, values: Vec::with_capacity(options.parts.len()), options });
                }
            }
        }
        let top = stack.last_mut().expect("the loop ends with the root");
        while let Some(part) = top.options.parts.get(top.values.len()) {
            match known.get(part) {
                Some(&value) => top.values.push(value),
                None => {
                    next = Some(part.clone());
                    break;
                }
            }
        }
        if next.is_some() {
            continue;
        }
        let Frame { key, options, values } = stack.pop().expect("it was there");
        let value = combine(&key, &values, &options.ends)?;
        budget.release(options.bytes::<V>());
        open.remove(&key);
        known.insert(key, value);
        budget.progress(known.len() as u64);
        if stack.is_empty() {
            return Ok(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_as_long_as_memory_allows_does_not_recurse() {
        let mut known = FxHashMap::default();
        let depth = fold(
            &mut known,
            &1_000_000u64,
            &mut Budget::default(),
            &mut |&n, _| {
                let mut options = Options::default();
                if n > 0 {
                    options.push([n - 1]);
                }
                Ok(options.into())
            },
            &mut |_, values, _| Ok(values.first().map_or(0u64, |v| v + 1)),
        );
        assert_eq!(depth, Ok(1_000_000));
        assert_eq!(known.len(), 1_000_001);
    }
}
