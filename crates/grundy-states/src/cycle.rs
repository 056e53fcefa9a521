//! A cycle of moves, found by a walk along states that never get a label.

use crate::JobError;
use crate::label::Labels;
use crate::labelling::Labelling;
use crate::post::{Batch, Outbox, Post, Report, messages};
use crate::run::Run;
use crate::shard::Place;
use grundy::{Budget, Failure, RuleError};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

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

/// A state without a label tells a state that moves to it where it is.
#[derive(Clone, Copy, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
struct Onward {
    to: u32,
    next: Place,
}

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Why some states never get a label: play may go on for ever.
    pub(crate) fn cycle<L: Labelling>(&mut self, all: &[Labels<L>], budget: &mut Budget<'_>) -> JobError {
        match self.walk(all, budget) {
            Ok(cycle) if cycle.is_empty() => {
                let why = format!(
                    "play may go on for ever: it can follow a line of {MAX_STEPS} positions, or a cycle of {MAX_SHOWN}, \
                     that comes to no end"
                );
                Failure::Refused(why).into()
            }
            Ok(cycle) => RuleError::Cycle(cycle).into(),
            Err(error) => error,
        }
    }

    /// Each state without a label has an option without one. All workers take part in the walk along these.
    fn walk<L: Labelling>(
        &mut self,
        all: &[Labels<L>],
        budget: &mut Budget<'_>,
    ) -> Result<Vec<String>, JobError> {
        let shards = self.count();
        let mut first = None;
        for ((number, _), labels) in self.shards.iter().zip(all) {
            let mut outbox = Outbox::new(self.post, *number, shards);
            for state in labels.waiting() {
                first = first.or(Some(Place { shard: *number, index: state }));
                budget.spend(1 + labels.before(state).len() as u64)?;
                for from in labels.before(state) {
                    let next = Place { shard: *number, index: state };
                    let onward = Onward { to: from.index, next };
                    outbox.send(from.shard, bytemuck::bytes_of(&onward), &[])?;
                }
            }
            outbox.finish()?;
        }
        let note = first.map(|place| format!("{:08}", place.shard));
        let (mut inbox, reports) = self.exchange(Report { note, ..Report::default() })?;
        let mut next: Vec<Vec<Option<Place>>> =
            all.iter().map(|labels| vec![None; labels.records.len()]).collect();
        for ((number, _), next) in self.shards.iter().zip(&mut next) {
            for batch in inbox.take(*number) {
                for message in messages(&batch, size_of::<Onward>())? {
                    let Onward { to, next: place } = bytemuck::pod_read_unaligned(message);
                    if let Some(next) = next.get_mut(to as usize) {
                        next.get_or_insert(place);
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
        loop {
            let mut report = Report::default();
            if let Some((place, walk)) = held.take() {
                let slot = self.shards.iter().position(|(number, _)| *number == place.shard);
                let slot = slot.ok_or_else(|| JobError::Lost("a walk came to another worker".into()))?;
                let text = || self.source.show(&self.shards[slot].1.keys[place.index as usize]);
                let at = (place.shard, place.index);
                let walk = match walk {
                    Walk::Seeking(steps) if passed.insert(place) => {
                        (steps < MAX_STEPS).then_some(Walk::Seeking(steps + 1))
                    }
                    Walk::Seeking(_) => Some(Walk::Round(at, vec![text()])),
                    Walk::Round(begin, mut cycle) => {
                        cycle.push(text());
                        if begin == at {
                            report.note = serde_json::to_string(&cycle).ok();
                        }
                        (cycle.len() <= MAX_SHOWN).then_some(Walk::Round(begin, cycle))
                    }
                };
                match (walk, next[slot][place.index as usize]) {
                    _ if report.note.is_some() => {}
                    (Some(walk), Some(onward)) => {
                        let bytes = serde_json::to_vec(&(onward.index, walk)).map_err(std::io::Error::from);
                        let bytes = bytes.map_err(JobError::io(self.folder))?;
                        self.post.send(Batch { from: place.shard, to: onward.shard, bytes })?;
                    }
                    _ => report.note = Some("[]".into()),
                }
            }
            let (batches, reports) = self.post.end_round(report)?;
            if let Some(note) = reports.iter().find_map(|report| report.note.as_deref()) {
                return Ok(serde_json::from_str(note).unwrap_or_default());
            }
            for batch in batches {
                let (index, walk) = serde_json::from_slice(&batch.bytes)
                    .map_err(|error| JobError::Lost(format!("another worker sent no walk: {error}")))?;
                held = Some((Place { shard: batch.to, index }, walk));
            }
            budget.spend(1)?;
        }
    }
}
