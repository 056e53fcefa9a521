//! Are words worth what their positions are, and sizes what they promise?

use super::{Broken, Law};
use crate::rules::Impartial;
use crate::words::NimValue;
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;

/// The nim-values of words, by the mex over all options.
#[derive(Default)]
pub(super) struct Values(FxHashMap<u128, u64>);

impl Values {
    /// The law at a position of this nim-value.
    pub(super) fn agree<R: Impartial>(
        &mut self,
        rules: &R,
        position: &R::Position,
        value: NimValue,
    ) -> Result<(), Broken> {
        let Some(words) = rules.words(position) else { return Ok(()) };
        let sum: Result<u64, String> = words.iter().try_fold(0, |sum, &word| Ok(sum ^ self.of(rules, word)?));
        match sum {
            Ok(sum) if sum == value.0 => Ok(()),
            Ok(sum) => Err(Broken::at(
                Law::Words,
                position,
                format!("its words are worth {sum}, not {value}: {words:x?}"),
            )),
            Err(witness) => Err(Broken::at(Law::Words, position, witness)),
        }
    }

    fn of<R: Impartial>(&mut self, rules: &R, word: u128) -> Result<u64, String> {
        if let Some(&value) = self.0.get(&word) {
            return Ok(value);
        }
        let Some(compact) = rules.compact() else { return Err("words, but no compact form".into()) };
        let mut options = Vec::new();
        let _ = compact.options(word, &mut |option| {
            options.push(option.to_vec());
            ControlFlow::Continue(())
        });
        let mut values = Vec::with_capacity(options.len());
        for option in options {
            let left: u64 = option.iter().map(|&part| u64::from(compact.size(part))).sum();
            if left >= compact.size(word).into() {
                return Err(format!("{word:x} has an option of no smaller size: {option:x?}"));
            }
            values
                .push(option.iter().try_fold(0, |sum, &part| Ok::<_, String>(sum ^ self.of(rules, part)?))?);
        }
        let value = (0..).find(|value| !values.contains(value)).unwrap_or(0);
        if value > compact.size(word).into() {
            return Err(format!("{word:x} is worth {value}, which is more than its size"));
        }
        self.0.insert(word, value);
        Ok(value)
    }
}
