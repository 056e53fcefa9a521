//! Automata, written and read back.

use super::machine::Automaton;
use super::numeration::Numeration;
use grundy_rules::logic::Var;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::borrow::Cow;

/// The parts of an automaton.
#[derive(Serialize, Deserialize)]
struct Table<'a> {
    numeration: Numeration,
    tracks: Cow<'a, [Var]>,
    next: Cow<'a, [u32]>,
    accepting: Cow<'a, [bool]>,
}

/// The most numbers read side by side: x and y, and what is left of them.
const MAX_TRACKS: usize = 4;

impl Serialize for Automaton {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (tracks, next) = (Cow::from(&self.tracks), Cow::from(&self.next));
        let table =
            Table { numeration: self.numeration, tracks, next, accepting: Cow::from(&self.accepting) };
        table.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Automaton {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Automaton, D::Error> {
        let Table { numeration, tracks, next, accepting } = Table::deserialize(from)?;
        let sound = numeration.is_readable()
            && tracks.len() <= MAX_TRACKS
            && tracks.windows(2).all(|pair| pair[0] < pair[1])
            && u32::try_from(next.len()).is_ok();
        let read = sound.then(|| {
            Automaton::reading(numeration, tracks.into_owned(), next.into_owned(), accepting.into_owned())
        });
        read.flatten().ok_or_else(|| D::Error::custom("this is no automaton"))
    }
}
