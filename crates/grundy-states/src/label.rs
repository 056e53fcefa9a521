//! Labelling: backwards, from the states without options to the start.
//!
//! A state gets its label once all its options have theirs, and tells it to all states that move to it.

use crate::JobError;
use crate::labelling::{LARGE, Labelling, Record};
use crate::manifest::{Part, Step};
use crate::part::{read_array, write_array};
use crate::post::{Inbox, Outbox, Post, Report, messages};
use crate::run::{Progress, Run, parts};
use crate::shard::{Edge, Place};
use grundy::Budget;
use std::collections::HashMap;

/// The labels of a shard.
pub(crate) struct Labels<L: Labelling> {
    /// The moves to state `i` come from `before[starts[i]..starts[i + 1]]`.
    starts: Vec<usize>,
    before: Vec<Place>,
    /// The number of options without a label; [`DONE`] for a state with one.
    left: Vec<u32>,
    tallies: Vec<L::Tally>,
    /// The values of options that a tally does not keep.
    large: HashMap<u32, Vec<u32>>,
    pub records: Vec<Record>,
    /// The states whose labels were not told yet.
    fresh: Vec<u32>,
}

const DONE: u32 = u32::MAX;

/// A label of a state, told to a state that moves to it.
#[derive(Clone, Copy, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
struct Told {
    to: u32,
    record: Record,
}

/// A label in the file of a level.
#[derive(Clone, Copy, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
struct Labelled {
    state: u32,
    record: Record,
}

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Labels all levels that are not finished. Returns the labels of each shard.
    ///
    /// # Errors
    /// [`RuleError::Cycle`](grundy::RuleError::Cycle) if play may go on for ever.
    pub(crate) fn label<L: Labelling>(
        &mut self,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<Labels<L>>, JobError> {
        let mut all = self.prepare::<L>(budget)?;
        let states = self.manifest.states(Step::Explore);
        let shards = self.count();
        let mut since = Progress::default();
        let mut new: Vec<Vec<Labelled>> = vec![Vec::new(); all.len()];
        while !self.manifest.is_complete(Step::Label) {
            let mut report = Report::default();
            for (((number, _), labels), new) in self.shards.iter().zip(&mut all).zip(&mut new) {
                let mut fresh = std::mem::take(&mut labels.fresh);
                // The order in which labels arrive depends on where the run was cut.
                fresh.sort_unstable();
                new.extend(
                    fresh.iter().map(|&state| Labelled { state, record: labels.records[state as usize] }),
                );
                report.states += fresh.len() as u64;
                let mut outbox = Outbox::new(self.post, *number, shards);
                labels.tell(&fresh, &mut outbox, budget)?;
                let sent = outbox.finish()?;
                Self::hold_mail(&mut self.held, sent * size_of::<Told>() as u64, budget)?;
                report.sent += sent;
            }
            let mut inbox = self.end_level(Step::Label, report, &mut since, budget)?;
            let labels: u64 = all.iter().map(Labels::bytes).sum();
            self.hold(inbox.bytes() + labels, budget)?;
            if since.level.0 == 0 {
                return Err(self.cycle(&all, budget));
            }
            let complete = self.manifest.states(Step::Label) + since.states == states;
            if complete || self.is_due(&since) {
                let parts = self.write_labels(&mut new)?;
                self.end_checkpoint(Step::Label, parts, complete, &mut since)?;
            }
            for ((number, _), labels) in self.shards.iter().zip(&mut all) {
                labels.hear(&mut inbox, *number, budget)?;
            }
        }
        Ok(all)
    }

    /// Writes the labels since the last checkpoint.
    fn write_labels(&self, all: &mut [Vec<Labelled>]) -> Result<Vec<Part>, JobError> {
        let mut written = Vec::new();
        let files = parts(self.folder, &self.manifest);
        let checkpoint = self.manifest.labelled.len();
        for ((number, _), new) in self.shards.iter().zip(all) {
            let new = std::mem::take(new);
            if !new.is_empty() {
                let counts = [new.len(), 0];
                written.push(
                    files.write(Step::Label, checkpoint, *number, counts, |out| write_array(out, &new))?,
                );
            }
        }
        Ok(written)
    }

    /// The labels of the finished levels, and the states of the next one.
    fn prepare<L: Labelling>(&mut self, budget: &mut Budget<'_>) -> Result<Vec<Labels<L>>, JobError> {
        let mut all = Vec::with_capacity(self.shards.len());
        let shards = self.count();
        for slot in 0..self.shards.len() {
            let (number, shard) = &self.shards[slot];
            let mut labels = Labels::<L>::new(&shard.degrees);
            self.read_edges(*number, shard.keys.len(), |edge| labels.starts[edge.to as usize + 2] += 1)?;
            for place in 2..labels.starts.len() {
                labels.starts[place] += labels.starts[place - 1];
            }
            let edges = labels.starts.last().copied().unwrap_or(0);
            budget.spend(edges as u64)?;
            labels.before = vec![Place { shard: 0, index: 0 }; edges];
            self.read_edges(*number, shard.keys.len(), |edge| {
                let place = &mut labels.starts[edge.to as usize + 1];
                labels.before[*place] = edge.from;
                *place += 1;
            })?;
            labels.starts.pop();
            for (checkpoint, part) in self.manifest.parts(Step::Label, *number) {
                let mut told: Vec<Labelled> = Vec::new();
                let files = parts(self.folder, &self.manifest);
                files.read(Step::Label, checkpoint, part, |input| read_array(input, &mut told))?;
                let fits = told.iter().all(|told| (told.state as usize) < labels.left.len());
                if !fits || part.states != told.len() as u64 {
                    return Err(files.damaged(
                        Step::Label,
                        checkpoint,
                        part,
                        "its labels are not those of the manifest",
                    ));
                }
                for Labelled { state, record } in told {
                    labels.records[state as usize] = record;
                    labels.left[state as usize] = DONE;
                }
            }
            all.push(labels);
            let labels: u64 = all.iter().map(Labels::bytes).sum();
            self.hold(labels, budget)?;
        }
        if self.manifest.labelled.is_empty() {
            for ((_, shard), labels) in self.shards.iter().zip(&mut all) {
                for (state, key) in shard.keys.iter().enumerate() {
                    if labels.left[state] == 0 {
                        labels.finish(state as u32, L::end(self.source.label(key)?));
                    }
                }
            }
            return Ok(all);
        }
        if self.manifest.is_complete(Step::Label) {
            return Ok(all);
        }
        // Tell all labels once more: the states without one hear those of their options.
        for ((number, _), labels) in self.shards.iter().zip(&mut all) {
            let done: Vec<u32> =
                (0..labels.left.len() as u32).filter(|&state| labels.left[state as usize] == DONE).collect();
            let mut outbox = Outbox::new(self.post, *number, shards);
            labels.tell(&done, &mut outbox, budget)?;
            let sent = outbox.finish()?;
            Self::hold_mail(&mut self.held, sent * size_of::<Told>() as u64, budget)?;
        }
        let (mut inbox, _) = self.exchange(Report::default())?;
        for ((number, _), labels) in self.shards.iter().zip(&mut all) {
            labels.hear(&mut inbox, *number, budget)?;
        }
        Ok(all)
    }

    /// Visits the moves to the states of a shard, which has this many.
    fn read_edges(&self, number: u32, states: usize, mut each: impl FnMut(Edge)) -> Result<(), JobError> {
        let files = parts(self.folder, &self.manifest);
        for (checkpoint, part) in self.manifest.parts(Step::Explore, number) {
            let mut edges: Vec<Edge> = Vec::new();
            files.read(Step::Explore, checkpoint, part, |input| {
                read_array::<[u64; W]>(input, &mut Vec::new())?;
                read_array::<u32>(input, &mut Vec::new())?;
                read_array(input, &mut edges)
            })?;
            let shards = self.count();
            if edges.iter().any(|edge| edge.to as usize >= states || edge.from.shard >= shards) {
                return Err(files.damaged(Step::Explore, checkpoint, part, "a move leads to no position"));
            }
            edges.into_iter().for_each(&mut each);
        }
        Ok(())
    }
}

impl<L: Labelling> Labels<L> {
    fn new(degrees: &[u32]) -> Labels<L> {
        let states = degrees.len();
        Labels {
            // One place further than its row begins, so that filling a row moves it to the row's end.
            starts: vec![0; states + 2],
            before: Vec::new(),
            left: degrees.to_vec(),
            tallies: vec![L::Tally::default(); states],
            large: HashMap::new(),
            records: vec![Record::default(); states],
            fresh: Vec::new(),
        }
    }

    /// The bytes held.
    fn bytes(&self) -> u64 {
        let per_state = size_of::<usize>() + size_of::<u32>() + size_of::<L::Tally>() + size_of::<Record>();
        (self.left.len() * per_state + self.before.len() * size_of::<Place>()) as u64
    }

    fn finish(&mut self, state: u32, record: Record) {
        self.left[state as usize] = DONE;
        self.records[state as usize] = record;
        self.fresh.push(state);
    }

    /// The states without a label.
    pub fn waiting(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.left).filter(|(_, left)| **left != DONE).map(|(state, _)| state)
    }

    /// The states that move to a state.
    pub fn before(&self, state: u32) -> &[Place] {
        &self.before[self.starts[state as usize]..self.starts[state as usize + 1]]
    }

    /// Tells the labels of some states to all that move to them.
    fn tell<P: Post>(
        &self,
        states: &[u32],
        outbox: &mut Outbox<'_, P>,
        budget: &mut Budget<'_>,
    ) -> Result<(), JobError> {
        for &state in states {
            let record = self.records[state as usize];
            budget.spend(1 + self.before(state).len() as u64)?;
            for from in self.before(state) {
                outbox.send(from.shard, bytemuck::bytes_of(&Told { to: from.index, record }), &[])?;
            }
        }
        Ok(())
    }

    /// Counts the labels that arrive. States whose options have all labels get theirs.
    fn hear(&mut self, inbox: &mut Inbox, number: u32, budget: &mut Budget<'_>) -> Result<(), JobError> {
        for batch in inbox.take(number) {
            budget.spend(batch.bytes.len() as u64 / size_of::<Told>() as u64)?;
            for message in messages(&batch, size_of::<Told>())? {
                let Told { to, record } = bytemuck::pod_read_unaligned(message);
                let state = to as usize;
                match self.left.get(state) {
                    Some(&DONE) => continue,
                    Some(1..) => {}
                    _ => {
                        return Err(JobError::Lost("a label came for a position that waits for none".into()));
                    }
                }
                L::option(&mut self.tallies[state], record);
                if let Some(value) = L::large(record) {
                    self.large.entry(to).or_default().push(value);
                }
                self.left[state] -= 1;
                if self.left[state] == 0 {
                    let large = self.large.remove(&to);
                    let tally = &self.tallies[state];
                    let record = L::worth(tally).unwrap_or_else(|| {
                        L::worth_with_mex(tally, mex_from(LARGE, large.unwrap_or_default()))
                    });
                    self.finish(to, record);
                }
            }
        }
        Ok(())
    }
}

/// The least number from `least` on that is not in the list.
fn mex_from(least: u32, mut values: Vec<u32>) -> u32 {
    values.sort_unstable();
    values.dedup();
    let run = (least..).zip(&values).take_while(|(wanted, value)| wanted == *value).count();
    least + run as u32
}
