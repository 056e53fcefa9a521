//! The smallest automaton of a relation.

use super::machine::Automaton;
use rustc_hash::FxHashMap;

/// The automaton with the fewest states that accepts the same tuples. Its states are numbered as a search
/// meets them.
///
/// Refines the classes of states that no tuple of digits distinguishes yet, until they stay (E. F. Moore
/// 1956).
pub(super) fn minimal(automaton: Automaton) -> Automaton {
    let symbols = automaton.symbols;
    let mut class: Vec<u32> = automaton.accepting.iter().map(|accepting| u32::from(*accepting)).collect();
    let mut count = 0;
    loop {
        // The new class of a state is its old class together with those of its successors.
        let mut number: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        let mut refined = Vec::with_capacity(class.len());
        for (state, row) in automaton.next.chunks(symbols).enumerate() {
            let key: Vec<u32> =
                [class[state]].into_iter().chain(row.iter().map(|to| class[*to as usize])).collect();
            let fresh = number.len() as u32;
            refined.push(*number.entry(key).or_insert(fresh));
        }
        class = refined;
        if number.len() == count {
            break;
        }
        count = number.len();
    }
    // Keep only what can be reached from the start.
    let mut place = vec![u32::MAX; count];
    let mut met = vec![0usize];
    place[class[0] as usize] = 0;
    let (mut next, mut accepting) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(&state) = met.get(at) {
        accepting.push(automaton.accepting[state]);
        for &to in &automaton.next[state * symbols..][..symbols] {
            let slot = &mut place[class[to as usize] as usize];
            if *slot == u32::MAX {
                *slot = met.len() as u32;
                met.push(to as usize);
            }
            next.push(*slot);
        }
        at += 1;
    }
    Automaton { next, accepting, ..automaton }
}
