//! The search for a repeat of the whole state of the engine, which proves a period.
//!
//! Beyond the start, and while no rare heap appears and no witness is farther away than W, the value of a
//! heap depends only on the last W values (and on the parity of the heap, if that counts). So a repeated
//! window of W values proves the period. Windows are kept in two ways: at **landmarks**, places chosen by the
//! values themselves, so that a repeat is found at the same place of the period; and by a few **followers**,
//! at growing distances from the search, for periods too short to have a landmark.

use crate::past::SETTLE_EVERY;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::hash::Hasher as _;

/// The windows kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Windows {
    /// W: how many values a window has.
    pub(crate) width: u64,
    /// The first heap that may be in a window.
    pub(crate) since: u64,
    /// A landmark is a heap with a value of at least this …
    least: u8,
    /// … and with at least this many zeros at the end of the hash of the values before it.
    zeros: u32,
    /// By hash: the heap after the window, and the window.
    landmarks: BTreeMap<u64, Vec<Window>>,
    followers: [Option<Follower>; 3],
    /// Windows of another width from which the run can still be repeated.
    older: Vec<Window>,
    kept: usize,
    /// The number of heaps that have been searched.
    pub(crate) looked: u64,
    /// The limit for the bytes of windows, of this width and of others; one window is always kept.
    #[serde(skip)]
    room: usize,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Window {
    /// The heap after the window.
    pub(crate) end: u64,
    #[serde(with = "serde_bytes")]
    pub(crate) values: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Follower {
    window: Window,
    /// The number of heaps at which the window is replaced.
    next: u64,
}

/// A window that repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repeat {
    /// The heap after the window's first appearance.
    pub(crate) first: u64,
    /// How much later it repeats.
    pub(crate) period: u64,
}

/// The largest number of bytes of windows.
const MAX_BYTES: usize = 1 << 26;
/// The largest number of landmarks' windows.
const MAX_WINDOWS: usize = 1 << 11;
/// The largest number of windows of another width.
const MAX_OLDER_WINDOWS: usize = 1 << 8;
/// The number of values that are hashed at a landmark.
const HASHED_VALUES: usize = 64;
/// At most one heap in this many may be a landmark by its value.
const HEAPS_PER_LANDMARK: u64 = 512;
/// Wide windows have fewer landmarks: for each heap about this many values of windows are copied.
const COPIED_PER_HEAP: u64 = 8;
/// The end of a follower's window is chosen among this many heaps.
const FOLLOWER_CHOICES: usize = 1 << 11;
/// The smallest number of heaps for which a follower stays.
const MIN_FOLLOWER_HEAPS: u64 = 1 << 11;
/// A follower moves when the search has grown by one part in this many.
const FOLLOWER_PARTS: [u64; 3] = [64, 8, 1];

/// From this many heaps on, the followers are searched for in turn, each in one [settled](SETTLE_EVERY)
/// stretch of heaps: after such a long search the delay does not matter.
const TURNS_FROM_HEAPS: u64 = 1 << 20;

impl Windows {
    /// Limits the bytes for windows of this width, and for those of others.
    pub(crate) fn set_room(&mut self, bytes: usize) {
        self.room = bytes.min(MAX_BYTES);
    }

    /// Starts again: from here on a state is a window of this width, from heap `since` on. Some of the
    /// present windows stay, so that the run can be repeated from them.
    pub(crate) fn reset(&mut self, width: u64, since: u64) {
        let looked = self.looked.max(since);
        let mut older = std::mem::take(&mut self.older);
        older.extend(std::mem::take(&mut self.landmarks).into_values().flatten());
        older.extend(
            std::mem::take(&mut self.followers).into_iter().flatten().map(|follower| follower.window),
        );
        older.retain(|window| window.end - window.values.len() as u64 >= since);
        older.sort_by_key(|window| window.end);
        older.dedup_by_key(|window| window.end);
        let bytes = |older: &[Window]| older.iter().map(|window| window.values.len()).sum::<usize>();
        while older.len() > MAX_OLDER_WINDOWS || bytes(&older) > self.room {
            // A single window that does not fit goes, too.
            older = if older.len() > 1 { older.into_iter().step_by(2).collect() } else { Vec::new() };
        }
        let (least, room) = (self.least, self.room);
        let zeros = (width / (COPIED_PER_HEAP * HEAPS_PER_LANDMARK)).checked_ilog2().unwrap_or(0);
        *self = Windows { width, since, looked, least, zeros, older, room, ..Windows::default() };
    }

    /// Whether these windows may belong to a run of `heaps` heaps.
    pub(crate) fn sound(&self, heaps: u64) -> bool {
        let followers = self.followers.iter().flatten().map(|follower| &follower.window);
        let mut all = followers.chain(self.landmarks.values().flatten());
        let fits = |window: &Window| window.end <= heaps && window.values.len() as u64 == self.width;
        let older =
            self.older.iter().all(|window| window.values.len() as u64 <= window.end && window.end <= heaps);
        // After a late rare heap, a window may be wider than the number of heaps so far.
        older
            && self.width / 2 <= heaps + u64::from(u16::MAX)
            && self.since <= heaps + 1
            && self.looked <= heaps
            && all.all(fits)
    }

    /// Chooses the landmarks by how often each squeezed value has occurred.
    pub(crate) fn choose(&mut self, counts: &[u64; 256]) {
        let total: u64 = counts.iter().sum();
        let mut above = 0;
        for value in (1..=255usize).rev() {
            above += counts[value];
            if above * HEAPS_PER_LANDMARK > total {
                let least = (value as u8).saturating_add(1);
                // Only upwards, so that the kept landmarks stay comparable.
                self.least =
                    self.least.max(least.min(counts.iter().rposition(|&n| n > 0).unwrap_or(1) as u8));
                return;
            }
        }
    }

    /// Whether a window may end before this heap.
    fn allowed(&self, end: u64) -> bool {
        self.width > 0 && end >= self.since + self.width && end > 2 * self.width
    }

    /// Searches the values up to heap `end` − 1; `values` ends there and starts at heap `base`. The period
    /// must satisfy `fits`.
    pub(crate) fn look(
        &mut self,
        values: &[u8],
        base: u64,
        end: u64,
        fits: &dyn Fn(Repeat) -> bool,
    ) -> Option<Repeat> {
        let first =
            (self.looked + 1).max(self.since + self.width).max(2 * self.width + 1).max(base + self.width);
        self.looked = end;
        if self.width == 0 || first >= end {
            return None;
        }
        let index = |heap: u64| (heap - base) as usize;
        let window = |after: u64| &values[index(after) - self.width as usize..index(after)];
        // Followers: the window's last value, then all of it.
        for (turn, follower) in (0..).zip(&self.followers) {
            let Some(Follower { window: Window { end: seen, values: wanted }, .. }) = follower else {
                continue;
            };
            let last = wanted[wanted.len() - 1];
            let from = first.max(seen + 1) - 1;
            for stretch in
                (from / SETTLE_EVERY..end.div_ceil(SETTLE_EVERY)).filter(|&stretch| is_turn(turn, stretch))
            {
                let run = from.max(stretch * SETTLE_EVERY)..end.min((stretch + 1) * SETTLE_EVERY);
                for place in memchr::memchr_iter(last, &values[index(run.start)..index(run.end)]) {
                    let after = run.start + place as u64 + 1;
                    let repeat = Repeat { first: *seen, period: after - seen };
                    if window(after) == &wanted[..] && fits(repeat) {
                        return Some(repeat);
                    }
                }
            }
        }
        if let Some(repeat) = self.landmarks(values, base, first, end, fits) {
            return Some(repeat);
        }
        self.follow(values, base, end);
        None
    }

    fn landmarks(
        &mut self,
        values: &[u8],
        base: u64,
        first: u64,
        end: u64,
        fits: &dyn Fn(Repeat) -> bool,
    ) -> Option<Repeat> {
        let index = |heap: u64| (heap - base) as usize;
        let least = self.least;
        let run = &values[index(first) - 1..index(end)];
        for place in places(run, least) {
            let after = first + place as u64;
            let hash = hash(&values[index(after) - HASHED_VALUES..index(after)]);
            if hash.trailing_zeros() < self.zeros || least == 0 {
                continue;
            }
            let window = &values[index(after) - self.width as usize..index(after)];
            let seen = self.landmarks.entry(hash).or_default();
            for old in seen.iter() {
                let repeat = Repeat { first: old.end, period: after - old.end };
                if old.values == window && fits(repeat) {
                    return Some(repeat);
                }
            }
            seen.push(Window { end: after, values: window.to_vec() });
            self.kept += 1;
            while self.kept > MAX_WINDOWS
                || self.kept * self.width as usize > self.room.max(self.width as usize)
            {
                self.thin();
            }
        }
        None
    }

    /// Keeps about half of the landmarks, chosen by their hashes.
    fn thin(&mut self) {
        self.zeros += 1;
        let zeros = self.zeros;
        self.landmarks.retain(|hash, _| hash.trailing_zeros() >= zeros);
        self.kept = self.landmarks.values().map(Vec::len).sum();
    }

    fn follow(&mut self, values: &[u8], base: u64, end: u64) {
        if !self.allowed(end) || self.width < HASHED_VALUES as u64 {
            return;
        }
        for (follower, parts) in self.followers.iter_mut().zip(FOLLOWER_PARTS) {
            if follower.as_ref().is_some_and(|follower| end < follower.next) {
                continue;
            }
            // The window ends after the last heap with the least frequent value.
            let at = (end - base) as usize;
            let recent = &values[at - (self.width as usize / 2).min(FOLLOWER_CHOICES)..at];
            let mut counts = [0u32; 256];
            recent.iter().for_each(|&value| counts[usize::from(value)] += 1);
            let seldom = (0..256).filter(|&v| counts[v] > 0).min_by_key(|&v| counts[v]).unwrap_or(0);
            let back = recent.iter().rev().position(|&value| usize::from(value) == seldom).unwrap_or(0);
            let after = end - back as u64;
            let start = (after - base) as usize;
            if after < self.since + self.width || after <= 2 * self.width || start < self.width as usize {
                continue;
            }
            let window = Window { end: after, values: values[start - self.width as usize..start].to_vec() };
            *follower = Some(Follower { window, next: end + (end / parts).max(MIN_FOLLOWER_HEAPS) });
        }
    }

    /// All kept windows from which a run with this look-back can be repeated.
    pub(crate) fn all(&self, width: u64) -> impl Iterator<Item = &Window> {
        let followers = self.followers.iter().flatten().map(|follower| &follower.window);
        let landmarks = self.landmarks.values().flatten();
        followers
            .chain(landmarks)
            .chain(&self.older)
            .filter(move |window| window.values.len() as u64 >= width)
    }
}

/// Whether this follower is searched for in this stretch of heaps.
fn is_turn(follower: u64, stretch: u64) -> bool {
    stretch < TURNS_FROM_HEAPS / SETTLE_EVERY || stretch % FOLLOWER_PARTS.len() as u64 == follower
}

/// The places of the values that are at least this. They are few: most pieces are skipped at once.
fn places(values: &[u8], least: u8) -> impl Iterator<Item = usize> {
    let has =
        move |&(_, piece): &(usize, &[u8])| piece.iter().fold(0, |most, &value| value.max(most)) >= least;
    let pieces = values.chunks(HASHED_VALUES).enumerate().filter(has);
    let eights = pieces.flat_map(|(i, piece)| (HASHED_VALUES / 8 * i..).zip(piece.chunks(8)));
    eights.filter(has).flat_map(move |(i, eight)| {
        (8 * i..).zip(eight).filter(move |&(_, &value)| value >= least).map(|(place, _)| place)
    })
}

fn hash(values: &[u8]) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(values);
    // The low bits of the hash are used.
    let hash = hasher.finish();
    hash ^ hash >> 32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn places_are_those_of_values_that_are_large(
            values in prop::collection::vec(0u8..50, 0..300),
            least in 0u8..52,
        ) {
            let by_hand: Vec<usize> = (0..values.len()).filter(|&place| values[place] >= least).collect();
            prop_assert_eq!(places(&values, least).collect::<Vec<_>>(), by_hand);
        }
    }

    /// A period that is too short for landmarks, before and after the followers take turns.
    #[test]
    fn a_period_is_met_soon_however_late_it_begins() {
        let late = TURNS_FROM_HEAPS / SETTLE_EVERY;
        for begins in [40, late - 2, late + 5, late + 6, late + 7] {
            let begins = begins * SETTLE_EVERY + 99;
            let mut random = 1u32;
            let mut before = std::iter::repeat_with(|| {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (random >> 28) as u8
            });
            let end = begins + 8 * SETTLE_EVERY;
            let mut values: Vec<u8> = before.by_ref().take(begins as usize).collect();
            values.extend((begins..end).map(|heap| (heap % 7) as u8));
            let mut windows = Windows { width: 100, least: 255, ..Windows::default() };
            let found = (SETTLE_EVERY..=end).step_by(SETTLE_EVERY as usize).find_map(|end| {
                windows.look(&values[..end as usize], 0, end, &|_| true).map(|repeat| (end, repeat))
            });
            let (end, repeat) = found.expect("it is met");
            assert!(repeat.period % 7 == 0 && repeat.first > begins, "{begins}: {repeat:?}");
            assert!(end <= begins + 6 * SETTLE_EVERY, "{begins}: {end}");
        }
    }

    #[test]
    fn windows_that_do_not_fit_are_given_up() {
        let window = |end: u64, width: usize| Window { end, values: vec![1; width] };
        let mut windows = Windows { width: 100, ..Windows::default() };
        windows.set_room(1000);
        windows.older = (1..=30).map(|i| window(1000 * i, 100)).collect();
        windows.reset(200, 1500);
        let ends: Vec<u64> = windows.older.iter().map(|window| window.end).collect();
        assert_eq!((ends.len(), ends[0], ends[1]), (8, 2000, 6000));
        assert_eq!((windows.width, windows.since), (200, 1500));
        // One that is wider than all room.
        windows.older = vec![window(9000, 5000)];
        windows.reset(300, 0);
        assert!(windows.older.is_empty());
    }
}
