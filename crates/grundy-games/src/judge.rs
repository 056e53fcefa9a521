//! Test support: nim-values by plain recursion, through rules and through words.

use grundy_rules::{Impartial, Rules};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The mex over all options.
pub(super) fn value<R: Rules>(rules: &R, at: &R::Position) -> u64 {
    fn of<R: Rules>(rules: &R, at: &R::Position, known: &mut HashMap<R::Position, u64>) -> u64 {
        if let Some(&value) = known.get(at) {
            return value;
        }
        let options = rules.options_of(at).unwrap();
        let options: Vec<u64> = options.iter().map(|option| of(rules, option, known)).collect();
        let value = (0..).find(|value| !options.contains(value)).unwrap();
        known.insert(at.clone(), value);
        value
    }
    of(rules, at, &mut HashMap::new())
}

/// The nim-sum of the words, by the mex over the options of each.
pub(super) fn by_words<G: Impartial>(game: &G, words: &[u128], known: &mut HashMap<u128, u64>) -> u64 {
    words.iter().fold(0, |sum, &word| {
        if !known.contains_key(&word) {
            let mut options = Vec::new();
            let _ = game.compact().unwrap().options(word, &mut |option| {
                options.push(option.to_vec());
                ControlFlow::Continue(())
            });
            let options: Vec<u64> = options.iter().map(|option| by_words(game, option, known)).collect();
            known.insert(word, (0..).find(|value| !options.contains(value)).unwrap());
        }
        sum ^ known[&word]
    })
}
