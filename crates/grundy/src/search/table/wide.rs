//! Entries of 128 bits, which a machine writes in two halves.

use super::buckets::{Bucket, code, last_moved};
use super::mix;
use std::sync::atomic::{AtomicU64, Ordering::*, fence};

/// A read counts only if no thread wrote in the meantime.
#[derive(Default)]
#[repr(align(128))]
pub(super) struct Wide {
    /// Odd while one thread writes.
    version: AtomicU64,
    halves: [[AtomicU64; 2]; 7],
}

impl Wide {
    /// The version, and its entries.
    #[inline]
    fn read(&self) -> Option<(u64, [u128; 7])> {
        let version = self.version.load(Acquire);
        let entries =
            self.halves.each_ref().map(|[high, low]| mix::whole(high.load(Relaxed), low.load(Relaxed)));
        fence(Acquire);
        (version % 2 == 0 && self.version.load(Relaxed) == version).then_some((version, entries))
    }
}

impl Bucket for Wide {
    type Key = ();
    type Mixed = u128;
    type Entry = u128;
    const ENTRIES: usize = 7;
    const CODE: usize = 8;

    #[inline]
    fn mixed(_: (), word: u128) -> u128 {
        mix::mixed_wide(word)
    }

    fn unmixed(_: (), mixed: u128) -> u128 {
        mix::unmixed_wide(mixed)
    }

    #[inline]
    fn entry(rest: u128) -> u128 {
        rest << Self::CODE
    }

    fn rest(entry: u128) -> u128 {
        entry >> Self::CODE
    }

    #[inline]
    fn find(&self, entry: u128) -> u8 {
        let Some((_, entries)) = self.read() else { return 0 };
        entries.into_iter().fold(0, |found, kept| found | code::<Self>(kept, entry)) as u8
    }

    fn entries(&self) -> impl AsRef<[u128]> {
        self.read().map_or([0; 7], |(_, entries)| entries)
    }

    fn put(&self, entry: u128) -> bool {
        let Some((version, entries)) = self.read() else { return false };
        if self.version.compare_exchange(version, version + 1, Relaxed, Relaxed).is_err() {
            return false;
        }
        // A thread that reads one of the new halves reads a new version afterwards.
        fence(Release);
        let last = last_moved::<Self>(&entries, entry);
        for ([high, low], kept) in self.halves[..=last].iter().zip([entry].into_iter().chain(entries)) {
            let halves = mix::halves(kept);
            high.store(halves.0, Relaxed);
            low.store(halves.1, Relaxed);
        }
        self.version.store(version + 2, Release);
        entries[last] == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    /// Both halves of each entry are equal, so a torn read would show.
    #[test]
    fn large_entries_are_read_as_a_whole() {
        // Miri takes a thousand times as long, and tries threads in more orders.
        let rounds = if cfg!(miri) { 150 } else { 3_000_000u64 };
        let (bucket, done) = (Wide::default(), AtomicBool::new(false));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                for i in 1..rounds {
                    bucket.put(mix::whole(i << 8, i << 8));
                }
                done.store(true, Relaxed);
            });
            while !done.load(Relaxed) {
                let entries = bucket.read().map(|(_, entries)| entries.map(mix::halves));
                assert!(entries.is_none_or(|entries| entries.iter().all(|(high, low)| high == low)));
            }
        });
        assert!(bucket.entries().as_ref().iter().all(|&entry| entry != 0));
    }
}
