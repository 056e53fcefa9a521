//! A cycle of moves, found by a walk along states that never get a label.

use crate::JobError;
use crate::jobs::labelling::Labelling;
use crate::jobs::labels::Labels;
use crate::jobs::mail::Batch;
use crate::jobs::post::{Outbox, Post, Report, messages};
use crate::jobs::run::Run;
use crate::jobs::shard::Place;
use crate::jobs::shelf::Shelf;
use grundy::{Budget, Failure, RuleError};
use serde::{Deserialize, Serialize};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// The walk. It passes over states until it comes to one for the second time; then it goes round the cycle once more, and
/// writes down what it meets.
#[derive(Serialize, Deserialize)]
enum Walk {
    /// So many steps are made.
    Seeking(u64),
    /// The cycle begins at this shard and place; these are its states so far.
    Round((u32, u32), Vec<String>),
}

/// A longer walk, and a longer cycle, is given up.
const MAX_STEPS: u64 = 1_000_000;
const MAX_SHOWN: usize = 1_000;

/// About how many bytes the way on from a state takes.
const WAY_BYTES: u64 = 24;

/// A state without a label tells a state that moves to it where it is.
#[derive(Clone, Copy, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
struct Onward {
    to: u32,
    next: Place,
}

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Why some states never get a label: play may go on for ever.
    pub(crate) fn cycle<L: Labelling>(
        &mut self,
        shelf: &mut Shelf<Labels<L>>,
        budget: &mut Budget<'_>,
    ) -> JobError {
        match self.walk(shelf, budget) {
            Ok(cycle) if cycle.is_empty() => {
                let why = format!(
                    "play may go on for ever: it can follow a line of {MAX_STEPS} positions, or a cycle of {MAX_SHOWN}, \
                     that comes to no end"
                );
                Failure::Refused(why).into()
            }
            Ok(cycle) if self.manifest.job.labelled => RuleError::LabelledCycle(cycle).into(),
            Ok(cycle) => RuleError::Cycle(cycle).into(),
            Err(error) => error,
        }
    }

    /// Each state without a label has an option without one. All workers take part in the walk along these.
    fn walk<L: Labelling>(
        &mut self,
        shelf: &mut Shelf<Labels<L>>,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<String>, JobError> {
        let mut first = None;
        for slot in 0..shelf.len() {
            let (number, labels) = shelf.take(slot, budget)?;
            let mut outbox = Outbox::new(self.post, number, self.manifest.job.shards);
            for state in labels.waiting() {
                first = first.or(Some(Place { shard: number, index: state }));
                budget.spend(1 + labels.before(state).len() as u64)?;
                for from in labels.before(state) {
                    let next = Place { shard: number, index: state };
                    let onward = Onward { to: from.index, next };
                    outbox.send(from.shard, bytemuck::bytes_of(&onward), &[])?;
                }
            }
            outbox.finish()?;
            shelf.put(slot, labels, budget)?;
        }
        let note = first.map(|place| format!("{:08}", place.shard));
        let (mut mail, reports) = self.exchange(Report { note, ..Report::default() })?;
        // The way on from each state.
        let mut next: HashMap<Place, Place> = HashMap::new();
        for number in self.numbers() {
            for batch in mail.take(number) {
                for message in messages(&batch?, size_of::<Onward>())? {
                    let Onward { to, next: place } = bytemuck::pod_read_unaligned(message);
                    if let Entry::Vacant(vacant) = next.entry(Place { shard: number, index: to }) {
                        budget.reserve(WAY_BYTES)?;
                        vacant.insert(place);
                    }
                }
            }
        }
        // The walk begins in the first shard with such a state.
        let begin = reports.iter().filter_map(|report| report.note.as_deref()).min();
        if begin.is_none() {
            return Err(JobError::damaged(self.folder, "the numbers of positions in the manifest are wrong"));
        }
        let here = first.filter(|place| begin == Some(&format!("{:08}", place.shard)));
        let mut held = here.map(|place| (place, Walk::Seeking(0)));
        let mut passed: HashSet<Place> = HashSet::new();
        // The states of the shards that the cycle passes.
        let mut states: HashMap<u32, Vec<[u64; W]>> = HashMap::new();
        loop {
            let mut report = Report::default();
            if let Some((place, walk)) = held.take() {
                let mut text = || -> Result<String, JobError> {
                    let states = match states.entry(place.shard) {
                        Entry::Occupied(states) => states.into_mut(),
                        Entry::Vacant(vacant) => vacant.insert(self.read_states(place.shard)?.0),
                    };
                    let state = states.get(place.index as usize);
                    let lost = || JobError::Lost("a walk came to no position of this worker".into());
                    Ok(self.source.show(state.ok_or_else(lost)?))
                };
                let at = (place.shard, place.index);
                let walk = match walk {
                    Walk::Seeking(steps) if passed.insert(place) => {
                        (steps < MAX_STEPS).then_some(Walk::Seeking(steps + 1))
                    }
                    Walk::Seeking(_) => Some(Walk::Round(at, vec![text()?])),
                    Walk::Round(begin, mut cycle) => {
                        cycle.push(text()?);
                        if begin == at {
                            report.note = serde_json::to_string(&cycle).ok();
                        }
                        (cycle.len() <= MAX_SHOWN).then_some(Walk::Round(begin, cycle))
                    }
                };
                match (walk, next.get(&place)) {
                    _ if report.note.is_some() => {}
                    (Some(walk), Some(onward)) => {
                        let bytes = serde_json::to_vec(&(onward.index, walk)).map_err(std::io::Error::from);
                        let bytes = bytes.map_err(JobError::io(self.folder))?;
                        self.post.send(Batch { from: place.shard, to: onward.shard, bytes })?;
                    }
                    _ => report.note = Some("[]".into()),
                }
            }
            let (mut mail, reports) = self.exchange(report)?;
            if let Some(note) = reports.iter().find_map(|report| report.note.as_deref()) {
                return Ok(serde_json::from_str(note).unwrap_or_default());
            }
            for batch in self.numbers().flat_map(|number| mail.take(number).collect::<Vec<_>>()) {
                let batch = batch?;
                let (index, walk) = serde_json::from_slice(&batch.bytes)
                    .map_err(|error| JobError::Lost(format!("another worker sent no walk: {error}")))?;
                held = Some((Place { shard: batch.to, index }, walk));
            }
            budget.spend(1)?;
        }
    }
}
