//! Tests that words have the values of their positions, and sizes keep their promise.

use crate::compact::{Compact, Place};
use crate::words::NimValue;
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;

/// The largest number of positions that are numbered one by one.
const MAX_NUMBERED: u32 = 2000;

/// The nim-values of words, by the mex over all options.
#[derive(Default)]
pub(super) struct Values(FxHashMap<u128, u64>);

impl Values {
    /// The promise at a position of this nim-value, or how it is broken.
    pub(super) fn agree(
        &mut self,
        compact: Option<&dyn Compact>,
        words: &[u128],
        value: NimValue,
    ) -> Result<(), String> {
        let compact = match compact {
            Some(compact) => compact,
            None if words.is_empty() => return Ok(()),
            None => return Err("words, but no compact form".into()),
        };
        let sum: u64 =
            words.iter().try_fold(0, |sum, &word| Ok::<_, String>(sum ^ self.of(compact, word)?))?;
        if sum != value.0 {
            return Err(format!("its words are worth {sum}, not {value}: {words:x?}"));
        }
        words.iter().try_for_each(|&word| self.counted_off(compact, word))
    }

    /// If a word and all positions below it can be numbered, tests that their values are those of the words.
    fn counted_off(&mut self, compact: &dyn Compact, word: u128) -> Result<(), String> {
        let ranked = compact.ranked(word);
        let Some(ranked) = ranked.filter(|ranked| ranked.positions() <= MAX_NUMBERED) else { return Ok(()) };
        let mut values: Vec<u64> = Vec::new();
        let mut row: Vec<u32> = Vec::new();
        let mut early = false;
        let _ = ranked.visit(&mut |place| {
            let number = values.len() as u32;
            let numbers =
                |back: &[u32]| back.iter().map(|&back| number.wrapping_sub(back)).collect::<Vec<_>>();
            let value = match place {
                Place::Like(other) => values.get(other as usize).copied(),
                Place::Options { own, common } => {
                    row = numbers(common);
                    mex(&values, &numbers(own), &row)
                }
                Place::InRow(own) => mex(&values, &numbers(own), &row),
            };
            row.push(number);
            early |= value.is_none();
            values.push(value.unwrap_or(0));
            ControlFlow::Continue(())
        });
        if early || values.len() != ranked.positions() as usize {
            return Err(format!("what can be reached from {word:x} is not counted off, options first"));
        }
        let counted = ranked.rank(word).and_then(|number| values.get(number as usize));
        let value = self.of(compact, word)?;
        if counted != Some(&value) {
            return Err(format!("{word:x} is worth {value}, and {counted:?} where it is counted off"));
        }
        Ok(())
    }

    fn of(&mut self, compact: &dyn Compact, word: u128) -> Result<u64, String> {
        if let Some(&value) = self.0.get(&word) {
            return Ok(value);
        }
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
            values.push(
                option.iter().try_fold(0, |sum, &part| Ok::<_, String>(sum ^ self.of(compact, part)?))?,
            );
        }
        let mut beside = Vec::with_capacity(values.len());
        let _ = compact.options_beside_heap(word, &mut |heap, left| {
            beside.push((heap.0, left.to_vec()));
            ControlFlow::Continue(())
        });
        let beside: Vec<u64> = beside
            .into_iter()
            .map(|(heap, left)| {
                left.iter().try_fold(heap, |sum, &part| Ok::<_, String>(sum ^ self.of(compact, part)?))
            })
            .collect::<Result<_, _>>()?;
        if beside != values {
            return Err(format!("{word:x} has options worth {values:?}, and {beside:?} beside heaps"));
        }
        let value = (0..).find(|value| !values.contains(value)).unwrap_or(0);
        if value > compact.size(word).into() {
            return Err(format!("{word:x} is worth {value}, which is more than its size"));
        }
        self.0.insert(word, value);
        Ok(value)
    }
}

/// The mex of the values of some positions, by number, if all of them are known.
fn mex(values: &[u64], own: &[u32], others: &[u32]) -> Option<u64> {
    let options = own.iter().chain(others).map(|&number| values.get(number as usize).copied());
    let options: Option<Vec<u64>> = options.collect();
    options.and_then(|options| (0..).find(|value| !options.contains(value)))
}

#[cfg(test)]
mod tests {
    use super::super::{Promise, all};
    use crate::NimValue;
    use crate::compact::Compact;
    use crate::failure::Flow;
    use crate::rules::{Impartial, Rules};
    use std::ops::ControlFlow;

    /// A row of coins; each move takes one. Its word is one more than its number of coins.
    #[derive(Clone, Copy, PartialEq)]
    enum Coins {
        Right,
        OtherWord,
        NoSmaller,
        BesideOtherHeap,
        BesideOneLess,
    }

    impl Rules for Coins {
        type Position = u128;
        type Move = ();

        fn moves(&self, &coins: &u128, each: &mut dyn FnMut(()) -> Flow) -> Flow {
            if coins > 0 { each(()) } else { ControlFlow::Continue(()) }
        }

        fn apply(&self, coins: &u128, (): &()) -> u128 {
            coins - 1
        }
    }

    impl Impartial for Coins {
        fn compact(&self) -> Option<&dyn Compact> {
            Some(self)
        }

        fn words(&self, coins: &u128) -> Option<Vec<u128>> {
            Some(vec![if *self == Coins::OtherWord { 1 } else { coins + 1 }])
        }
    }

    impl Compact for Coins {
        fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
            if part > 1 { each(&[part - 1]) } else { ControlFlow::Continue(()) }
        }

        /// An even number of coins has the value 0, an odd one 1; no words are needed.
        fn options_beside_heap(&self, part: u128, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
            let odd = u64::from(part % 2 == 1);
            match self {
                Coins::BesideOtherHeap => self.options(part, &mut |_| each(NimValue(1), &[])),
                Coins::BesideOneLess => ControlFlow::Continue(()),
                _ => self.options(part, &mut |_| each(NimValue(odd), &[])),
            }
        }

        fn size(&self, part: u128) -> u32 {
            if *self == Coins::NoSmaller { 9 } else { part as u32 }
        }
    }

    #[test]
    fn words_are_worth_what_they_stand_for() {
        all(&Coins::Right, [5]).unwrap();
        for (flaw, witness) in [
            (Coins::OtherWord, "its words are worth 0, not *1"),
            (Coins::NoSmaller, "6 has an option of no smaller size: [5]"),
            (Coins::BesideOtherHeap, "2 has options worth [0], and [1] beside heaps"),
            (Coins::BesideOneLess, "2 has options worth [0], and [] beside heaps"),
        ] {
            let broken = all(&flaw, [5]).unwrap_err();
            assert_eq!(broken.promise, Promise::Words, "{broken}");
            assert!(broken.witness.starts_with(witness), "{broken}");
        }
    }

    /// Coins that are taken one by one; the exact word is right, stands for another number, or is missing for
    /// 2 coins.
    #[derive(Debug, PartialEq)]
    enum Exact {
        Right,
        Other,
        Missing,
    }

    impl Rules for Exact {
        type Position = u128;
        type Move = ();

        fn moves(&self, coins: &u128, each: &mut dyn FnMut(()) -> Flow) -> Flow {
            Coins::Right.moves(coins, each)
        }

        fn apply(&self, coins: &u128, (): &()) -> u128 {
            coins - 1
        }
    }

    impl Impartial for Exact {
        fn exact_word(&self, coins: &u128) -> Option<u128> {
            (*self != Exact::Missing || *coins != 2).then_some(*coins)
        }

        fn of_exact_word(&self, word: u128) -> Option<u128> {
            Some(if *self == Exact::Other { word / 2 } else { word })
        }
    }

    #[test]
    fn exact_words_stand_for_their_positions() {
        all(&Exact::Right, [5]).unwrap();
        for (flaw, witness) in
            [(Exact::Other, "5 stands for Some(2)"), (Exact::Missing, "the option 2 has no exact word")]
        {
            let broken = all(&flaw, [5]).unwrap_err();
            assert_eq!((broken.promise, &*broken.witness), (Promise::ExactWord, witness));
        }
    }
}
