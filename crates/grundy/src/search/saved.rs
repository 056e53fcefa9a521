//! The values of a search as bytes, to continue another day.

use super::{Nimbers, Observer};
use grundy_rules::Budget;
use grundy_rules::compact::Compact;
use std::io::{self, Read, Write};

/// The first bytes: the kind of file, and the version of its layout.
const MAGIC: &[u8; 8] = b"nimbers\x01";

/// The byte after the last word.
const END: u8 = 0;

impl<G: Compact, O: Observer> Nimbers<G, O> {
    /// Writes the known nim-values one after the other: one byte for the length of the word, the word, and
    /// four bytes for the value, low bytes first. It leaves out numbered positions, and writes no checksum.
    ///
    /// # Errors
    /// The writer's error.
    pub fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(MAGIC)?;
        for (word, value) in self.known.table.kept() {
            let bytes = word.to_le_bytes();
            let used = bytes.len() - word.leading_zeros() as usize / 8;
            let value = u32::try_from(value).map_err(io::Error::other)?;
            out.write_all(&[used as u8 + 1])?;
            out.write_all(&bytes[..used])?;
            out.write_all(&value.to_le_bytes())?;
        }
        out.write_all(&[END])
    }

    /// Reads what [`save`](Nimbers::save) wrote for this same game, and keeps as much as memory allows.
    ///
    /// # Errors
    /// The reader's error; [`InvalidData`](io::ErrorKind::InvalidData) for anything else than what `save`
    /// writes, or a value that no position of this size has.
    pub fn load(&mut self, input: &mut dyn Read, budget: &mut Budget<'_>) -> io::Result<()> {
        let invalid = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what);
        let mut magic = [0; 8];
        input.read_exact(&mut magic)?;
        if magic != *MAGIC {
            return Err(invalid("it does not hold nim-values of positions, or those of another version"));
        }
        loop {
            let mut used = [0];
            input.read_exact(&mut used)?;
            let used = match used[0] {
                END => return Ok(()),
                used => usize::from(used) - 1,
            };
            let (mut word, mut value) = ([0; 16], [0; 4]);
            input.read_exact(word.get_mut(..used).ok_or_else(|| invalid("a word is too long"))?)?;
            input.read_exact(&mut value)?;
            let (word, value) = (u128::from_le_bytes(word), u32::from_le_bytes(value));
            if value > self.known.game.size(word) {
                return Err(invalid("a value is larger than its position allows"));
            }
            self.known.remember(word, value.into(), budget);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_games::{chomp::Chomp, cram::Cram};
    use grundy_rules::{Impartial, NimValue, Notation};
    use proptest::prelude::*;

    fn words(text: &str) -> Vec<u128> {
        Cram.words(&Cram.parse_position(text).unwrap()).unwrap()
    }

    #[test]
    fn what_was_saved_is_known_again() {
        // Words of both widths.
        for text in
            ["4x7", "......../......../..######/..######/..######/..######/..######/..######/..######"]
        {
            let budget = &mut Budget::default();
            let mut first = Nimbers::new(Cram);
            let found = first.value(&words(text), budget).unwrap();
            let mut bytes = Vec::new();
            first.save(&mut bytes).unwrap();
            let mut second = Nimbers::new(Cram);
            second.load(&mut &bytes[..], budget).unwrap();
            // A few words may meet in one bucket.
            assert!(second.positions() * 50 >= first.positions() * 49 && first.positions() > 0);
            let mut little = Budget::work(100);
            assert_eq!(second.value(&words(text), &mut little).unwrap(), found);
            // Without the last byte, with another first byte, and with little memory.
            assert!(Nimbers::new(Cram).load(&mut &bytes[..bytes.len() - 1], budget).is_err());
            bytes[0] ^= 1;
            assert!(Nimbers::new(Cram).load(&mut &bytes[..], budget).is_err());
            bytes[0] ^= 1;
            let mut small = Nimbers::new(Cram);
            small.load(&mut &bytes[..], &mut Budget::default().bytes(60_000)).unwrap();
            assert!(small.positions() > 0 && small.bytes() < 60_000);
            assert_eq!(small.value(&words(text), budget).unwrap(), found);
        }
        assert_eq!(Nimbers::new(Cram).value(&words("4x7"), &mut Budget::default()).unwrap(), NimValue(3));
    }

    #[test]
    fn values_that_cannot_be_are_refused() {
        let word = words("2x2")[0];
        let bytes = |value: u32| {
            let used = 16 - word.leading_zeros() as usize / 8;
            [&MAGIC[..], &[used as u8 + 1], &word.to_le_bytes()[..used], &value.to_le_bytes(), &[END]]
                .concat()
        };
        let budget = &mut Budget::default();
        assert!(Nimbers::new(Cram).load(&mut &bytes(4)[..], budget).is_ok());
        assert!(Nimbers::new(Cram).load(&mut &bytes(5)[..], budget).is_err());
    }

    /// A damaged file may hold words that are no positions, and anything after the first bytes.
    fn load_anything<G: Compact>(game: G, bytes: &[u8]) {
        let _ = Nimbers::new(game).load(&mut &[MAGIC, bytes].concat()[..], &mut Budget::default());
    }

    proptest! {
        #[test]
        fn damaged_states_do_no_harm(
            entries in prop::collection::vec((any::<u128>(), 0u32..128, 0u32..9), 0..50),
            rest in prop::collection::vec(any::<u8>(), 0..50),
        ) {
            let mut bytes = Vec::new();
            for (word, far, value) in entries {
                let word = (word >> far).to_le_bytes();
                let used = 16 - u128::from_le_bytes(word).leading_zeros() as usize / 8;
                bytes.push(used as u8 + 1);
                bytes.extend(&word[..used]);
                bytes.extend(value.to_le_bytes());
            }
            bytes.extend(rest);
            load_anything(Cram, &bytes);
            load_anything(Chomp, &bytes);
            for game in ["node-kayles cycle 9", "clobber 3x4", "poset {a<b, a<c}", "schuh 72", "geography {a>b, b>c} : a"] {
                let ruleset = &grundy_games::position(game).unwrap().components[0].ruleset;
                load_anything(ruleset.as_game().unwrap().game.compact().unwrap(), &bytes);
            }
        }
    }
}
