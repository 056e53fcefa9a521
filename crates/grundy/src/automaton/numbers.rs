//! The automaton that accepts the digits of numbers.

use super::machine::Automaton;
use super::minimal::minimal_freely;
use super::numeration::Numeration;
use grundy_rules::logic::Var;

/// Accepts all tuples of numbers on these tracks, and no digits that write no number.
pub(super) fn numbers(numeration: Numeration, tracks: Vec<Var>) -> Automaton {
    let symbols = (numeration.digits() as usize).pow(tracks.len() as u32);
    if numeration != Numeration::Zeckendorf {
        return Automaton { numeration, tracks, symbols, next: vec![0; symbols], accepting: vec![true] };
    }
    // A state is the tuple of the last digits; the last state follows two neighbouring ones.
    let next = |last: usize, symbol: usize| if last & symbol == 0 { symbol } else { symbols };
    let rows = (0..symbols).flat_map(|last| (0..symbols).map(move |symbol| next(last, symbol) as u32));
    let next = rows.chain((0..symbols).map(|_| symbols as u32)).collect();
    let accepting = (0..=symbols).map(|last| last < symbols).collect();
    minimal_freely(Automaton { numeration, tracks, symbols, next, accepting })
}
