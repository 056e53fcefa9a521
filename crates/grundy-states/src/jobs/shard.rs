//! A shard: the states whose hash leads here, and who moves to them.

use crate::JobError;
use crate::jobs::part::{read_array, write_array};
use crate::jobs::shelf::Stored;
use foldhash::quality::RandomState;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use std::hash::BuildHasher;
use std::io::{Read, Result as IoResult, Write};

/// A state of a fixed number of words.
pub(crate) type Key<const W: usize> = [u64; W];

/// A hash of a state that is the same in every run.
#[inline]
fn mixed(key: &[u64]) -> u64 {
    // Splitmix64, by G. Steele, D. Lea and C. Flood 2014: the bits of words alone are no hash.
    key.iter().fold(0u64, |hash, word| {
        let z = (hash ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

/// The shard of a state.
#[inline]
pub(crate) fn shard_of(key: &[u64], shards: u32) -> u32 {
    // The high half times the number of shards: no division.
    (((mixed(key) >> 32) * u64::from(shards)) >> 32) as u32
}

/// The number of buckets of a shard. The states of a bucket are looked up together, so that its index stays in the cache.
const BUCKETS: usize = 64;

/// A state by its shard and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(crate) struct Place {
    pub shard: u32,
    pub index: u32,
}

/// A move to a state of this shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(crate) struct Edge {
    /// The place of the option in this shard.
    pub to: u32,
    pub from: Place,
}

/// The states of a shard, in the order in which they were found.
pub(crate) struct Shard<const W: usize> {
    pub keys: Vec<Key<W>>,
    /// The number of different options of each state that was expanded.
    pub degrees: Vec<u32>,
    /// The first state since the last checkpoint, and the first one of the last level.
    pub first: usize,
    pub open: usize,
    /// The moves that were found since the last checkpoint.
    pub edges: Vec<Edge>,
    /// The places of the states in each bucket.
    index: Vec<HashTable<u32>>,
    hasher: RandomState,
}

impl<const W: usize> Default for Shard<W> {
    fn default() -> Self {
        let index = (0..BUCKETS).map(|_| HashTable::new()).collect();
        let (keys, degrees, edges) = (Vec::new(), Vec::new(), Vec::new());
        Shard { keys, degrees, first: 0, open: 0, edges, index, hasher: RandomState::default() }
    }
}

impl<const W: usize> Shard<W> {
    /// Takes the states that arrive, bucket by bucket, each with what came with it. Visits the place of each, which may be new.
    pub fn receive<T>(
        &mut self,
        arrivals: impl Iterator<Item = (Key<W>, T)>,
        mut each: impl FnMut(u32, T),
    ) -> Result<(), JobError> {
        let mut buckets: Vec<Vec<(Key<W>, T)>> = (0..BUCKETS).map(|_| Vec::new()).collect();
        for arrival in arrivals {
            buckets[mixed(&arrival.0) as usize % BUCKETS].push(arrival);
        }
        for (bucket, arrivals) in buckets.into_iter().enumerate() {
            for (key, with) in arrivals {
                each(self.insert(bucket, &key)?, with);
            }
        }
        Ok(())
    }

    /// Takes new states in the order in which they were found.
    pub fn restore(&mut self, keys: &[Key<W>]) -> Result<(), JobError> {
        keys.iter().try_for_each(|key| self.insert(mixed(key) as usize % BUCKETS, key).map(|_| ()))
    }

    /// Begins anew after a checkpoint.
    pub fn end_checkpoint(&mut self) {
        (self.first, self.open, self.edges) = (self.keys.len(), self.keys.len(), Vec::new());
    }

    #[inline]
    fn insert(&mut self, bucket: usize, key: &Key<W>) -> Result<u32, JobError> {
        let (keys, hasher) = (&self.keys, &self.hasher);
        let found = self.index[bucket].entry(
            hasher.hash_one(key),
            |&place| keys[place as usize] == *key,
            |&place| hasher.hash_one(keys[place as usize]),
        );
        match found {
            Entry::Occupied(place) => Ok(*place.get()),
            Entry::Vacant(vacant) => {
                let place = u32::try_from(keys.len()).ok().filter(|&place| place < u32::MAX - 1);
                let place = place.ok_or(JobError::Crowded)?;
                vacant.insert(place);
                self.keys.push(*key);
                Ok(place)
            }
        }
    }
}

impl<const W: usize> Stored for Shard<W> {
    fn bytes(&self) -> u64 {
        let slots: usize = self.index.iter().map(HashTable::capacity).sum();
        // Seven of eight slots are filled at most; each has a byte beside its entry.
        let index = slots * (size_of::<u32>() + 1) * 8 / 7;
        let keys = self.keys.capacity() * size_of::<Key<W>>();
        let edges = self.edges.capacity() * size_of::<Edge>();
        (keys + self.degrees.capacity() * size_of::<u32>() + index + edges) as u64
    }

    fn write(&self, out: &mut dyn Write) -> IoResult<()> {
        write_array(out, &[self.first as u64, self.open as u64])?;
        write_array(out, &self.keys)?;
        write_array(out, &self.degrees)?;
        write_array(out, &self.edges)
    }

    fn read(input: &mut dyn Read) -> IoResult<Self> {
        let mut shard = Shard::default();
        let (mut places, mut keys) = (Vec::<u64>::new(), Vec::new());
        read_array(input, &mut places)?;
        read_array(input, &mut keys)?;
        read_array(input, &mut shard.degrees)?;
        read_array(input, &mut shard.edges)?;
        shard.restore(&keys).map_err(std::io::Error::other)?;
        (shard.first, shard.open) = (places[0] as usize, places[1] as usize);
        Ok(shard)
    }
}
