//! A cycle of moves, found by a walk along states that never get a label.

use crate::JobError;
use crate::label::Labels;
use crate::labelling::Labelling;
use crate::post::{Batch, Outbox, Post, Report, messages};
use crate::run::Run;
use crate::shard::Place;
use grundy::{Budget, Failure, RuleError};
use serde::{Deserialize, Serialize};

/// The walk: the states that it passed, by shard and place there, and as they are written.
#[derive(Default, Serialize, Deserialize)]
struct Walk(Vec<((u32, u32), String)>);

/// A longer walk is given up.
const MAX_STEPS: usize = 10_000;

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
                    "play may go on for ever: no cycle has fewer than {MAX_STEPS} moves where it was sought"
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
                    next[to as usize].get_or_insert(place);
                }
            }
        }
        // The walk begins in the first shard with such a state.
        let begin = reports.iter().filter_map(|report| report.note.as_deref()).min();
        let here = first.filter(|place| begin == Some(&format!("{:08}", place.shard)));
        let mut held = here.map(|place| (place, Walk::default()));
        loop {
            let mut report = Report::default();
            if let Some((place, mut walk)) = held.take() {
                let at = (place.shard, place.index);
                let seen = walk.0.iter().position(|(passed, _)| *passed == at);
                let slot = self.shards.iter().position(|(number, _)| *number == place.shard);
                let slot = slot.ok_or_else(|| JobError::Lost("a walk came to another worker".into()))?;
                let text = self.states.show(&self.shards[slot].1.keys[place.index as usize]);
                walk.0.push((at, text));
                match (seen, next[slot][place.index as usize]) {
                    (None, Some(onward)) if walk.0.len() < MAX_STEPS => {
                        let bytes = serde_json::to_vec(&(onward.index, walk)).map_err(std::io::Error::from);
                        let bytes = bytes.map_err(JobError::io(self.folder))?;
                        self.post.send(Batch { from: place.shard, to: onward.shard, bytes })?;
                    }
                    (seen, _) => {
                        let from = seen.unwrap_or(walk.0.len());
                        let cycle = walk.0.drain(from..).map(|(_, text)| text);
                        report.note = serde_json::to_string(&cycle.collect::<Vec<_>>()).ok();
                    }
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
