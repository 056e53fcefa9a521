//! The smallest automaton of a relation.

use super::machine::Automaton;
use hashbrown::hash_table::{Entry, HashTable};
use rustc_hash::FxHasher;
use std::hash::Hasher as _;

/// The automaton with the fewest states that accepts the same tuples. Its states are numbered as a search
/// meets them.
///
/// Refines the classes of states that no tuple of digits distinguishes yet, until they stay (E. F. Moore
/// 1956). `round` counts the steps that a round compares, and may stop the work.
pub(super) fn minimal<E>(
    automaton: Automaton,
    round: &mut dyn FnMut(u64) -> Result<(), E>,
) -> Result<Automaton, E> {
    let mut class: Vec<u32> = automaton.accepting.iter().map(|accepting| u32::from(*accepting)).collect();
    let mut refined = vec![0; class.len()];
    // The new classes by their first states, so that a round keeps no copies of rows.
    let mut firsts: Vec<usize> = Vec::new();
    let mut classes: HashTable<u32> = HashTable::with_capacity(class.len());
    loop {
        round(automaton.next.len() as u64)?;
        let count = firsts.len();
        // The new class of a state is its old class together with those of its successors.
        let hash = |state: usize| {
            let mut hasher = FxHasher::default();
            hasher.write_u32(class[state]);
            automaton.row(state).iter().for_each(|to| hasher.write_u32(class[*to as usize]));
            hasher.finish()
        };
        let alike = |a: usize, b: usize| {
            class[a] == class[b]
                && automaton
                    .row(a)
                    .iter()
                    .zip(automaton.row(b))
                    .all(|(a, b)| class[*a as usize] == class[*b as usize])
        };
        firsts.clear();
        classes.clear();
        for (state, refined) in refined.iter_mut().enumerate() {
            let same = |number: &u32| alike(firsts[*number as usize], state);
            *refined = match classes.entry(hash(state), same, |number| hash(firsts[*number as usize])) {
                Entry::Occupied(entry) => *entry.get(),
                Entry::Vacant(entry) => {
                    entry.insert(firsts.len() as u32);
                    firsts.push(state);
                    firsts.len() as u32 - 1
                }
            };
        }
        std::mem::swap(&mut class, &mut refined);
        if firsts.len() == count || firsts.len() == class.len() {
            break;
        }
    }
    // Keep only what can be reached from the start.
    let mut place = vec![u32::MAX; firsts.len()];
    let mut met = vec![0usize];
    place[class[0] as usize] = 0;
    let (mut next, mut accepting) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(&state) = met.get(at) {
        accepting.push(automaton.accepting[state]);
        for &to in automaton.row(state) {
            let slot = &mut place[class[to as usize] as usize];
            if *slot == u32::MAX {
                *slot = met.len() as u32;
                met.push(to as usize);
            }
            next.push(*slot);
        }
        at += 1;
    }
    Ok(Automaton { next, accepting, ..automaton })
}

/// The same without a budget, for automata that are in memory already.
pub(super) fn minimal_freely(automaton: Automaton) -> Automaton {
    let free = |_| Ok::<(), std::convert::Infallible>(());
    match minimal(automaton, &mut { free }) {
        Ok(minimal) => minimal,
        Err(never) => match never {},
    }
}
