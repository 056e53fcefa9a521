//! The labels of a shard, and who moves to its states.

use crate::JobError;
use crate::entry::Record;
use crate::jobs::labelling::{LARGE, Labelling, Packed};
use crate::jobs::mail::Batch;
use crate::jobs::part::{read_array, write_array};
use crate::jobs::post::messages;
use crate::jobs::shard::{Edge, Place};
use crate::jobs::shelf::Stored;
use grundy::Budget;
use std::collections::HashMap;
use std::io::{Read, Result as IoResult, Write};

/// The labels of a shard.
pub(crate) struct Labels<L: Labelling> {
    /// The moves to state `i` come from `before[starts[i]..starts[i + 1]]`.
    starts: Vec<u64>,
    before: Vec<Place>,
    /// The number of options without a label; [`DONE`] for a state with one.
    pub left: Vec<u32>,
    tallies: Vec<L::Tally>,
    /// The values of options that a tally does not keep.
    large: HashMap<u32, Vec<u32>>,
    pub records: Vec<Record>,
    /// The states whose labels were not told yet.
    fresh: Vec<u32>,
    /// The labels since the last checkpoint.
    pub new: Vec<Labelled>,
}

pub(crate) const DONE: u32 = u32::MAX;

/// A label of a state, told to a state that moves to it.
#[derive(Clone, Copy, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(crate) struct Told {
    pub to: u32,
    pub record: Record,
}

/// A label in the file of a level.
#[derive(Clone, Copy, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(crate) struct Labelled {
    pub state: u32,
    pub record: Record,
}

impl<L: Labelling> Labels<L> {
    /// No labels, and no moves, for states of so many options each.
    pub fn new(degrees: Vec<u32>) -> Labels<L> {
        let states = degrees.len();
        Labels {
            // One place further than its row begins, so that filling a row moves it to the row's end.
            starts: vec![0; states + 2],
            before: Vec::new(),
            left: degrees,
            tallies: vec![L::Tally::default(); states],
            large: HashMap::new(),
            records: vec![Record::default(); states],
            fresh: Vec::new(),
            new: Vec::new(),
        }
    }

    /// Counts the moves to each state. The argument visits all moves.
    pub fn count(
        &mut self,
        moves: impl FnOnce(&mut dyn FnMut(Edge)) -> Result<(), JobError>,
    ) -> Result<(), JobError> {
        moves(&mut |edge| self.starts[edge.to as usize + 2] += 1)?;
        for place in 2..self.starts.len() {
            self.starts[place] += self.starts[place - 1];
        }
        Ok(())
    }

    /// Notes who moves to each state, once the moves are counted. The argument visits the same moves.
    pub fn fill(
        &mut self,
        moves: impl FnOnce(&mut dyn FnMut(Edge)) -> Result<(), JobError>,
    ) -> Result<(), JobError> {
        self.before = vec![Place { shard: 0, index: 0 }; self.moves()];
        moves(&mut |edge| {
            let place = &mut self.starts[edge.to as usize + 1];
            self.before[*place as usize] = edge.from;
            *place += 1;
        })?;
        self.starts.pop();
        Ok(())
    }

    /// The number of moves to all states.
    pub fn moves(&self) -> usize {
        self.starts.last().copied().unwrap_or(0) as usize
    }

    pub fn finish(&mut self, state: u32, record: Record) {
        self.left[state as usize] = DONE;
        self.records[state as usize] = record;
        self.fresh.push(state);
    }

    /// The states whose labels were not told yet; now they count as told.
    pub fn take_fresh(&mut self) -> Vec<u32> {
        let mut fresh = std::mem::take(&mut self.fresh);
        // The order in which labels arrive depends on where the run was cut.
        fresh.sort_unstable();
        let labelled = |&state: &u32| Labelled { state, record: self.records[state as usize] };
        self.new.extend(fresh.iter().map(labelled));
        fresh
    }

    /// The states with a label.
    pub fn done(&self) -> Vec<u32> {
        (0..).zip(&self.left).filter(|(_, left)| **left == DONE).map(|(state, _)| state).collect()
    }

    /// The states without a label.
    pub fn waiting(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.left).filter(|(_, left)| **left != DONE).map(|(state, _)| state)
    }

    /// The states that move to a state.
    pub fn before(&self, state: u32) -> &[Place] {
        &self.before[self.starts[state as usize] as usize..self.starts[state as usize + 1] as usize]
    }

    /// Counts the labels that arrive. States whose options have all labels get theirs.
    pub fn hear(
        &mut self,
        batches: impl Iterator<Item = Result<Batch, JobError>>,
        budget: &mut Budget<'_>,
    ) -> Result<(), JobError> {
        for batch in batches {
            let batch = batch?;
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

impl<L: Labelling> Stored for Labels<L> {
    fn bytes(&self) -> u64 {
        let per_state = size_of::<u64>() + size_of::<u32>() + size_of::<L::Tally>() + size_of::<Record>();
        let waiting = self.new.capacity() * size_of::<Labelled>() + self.fresh.capacity() * size_of::<u32>();
        let large: usize = self.large.values().map(Vec::capacity).sum();
        let moves = self.before.len() * size_of::<Place>();
        (self.left.len() * per_state + moves + waiting + large * size_of::<u32>()) as u64
    }

    fn write(&self, out: &mut dyn Write) -> IoResult<()> {
        write_array(out, &self.starts)?;
        write_array(out, &self.before)?;
        write_array(out, &self.left)?;
        write_array(out, &self.tallies.iter().map(|&tally| L::pack(tally)).collect::<Vec<Packed>>())?;
        let large =
            self.large.iter().flat_map(|(&state, values)| values.iter().map(move |&value| [state, value]));
        write_array(out, &large.collect::<Vec<[u32; 2]>>())?;
        write_array(out, &self.records)?;
        write_array(out, &self.fresh)?;
        write_array(out, &self.new)
    }

    fn read(input: &mut dyn Read) -> IoResult<Self> {
        let mut labels = Labels::new(Vec::new());
        labels.starts.clear();
        read_array(input, &mut labels.starts)?;
        read_array(input, &mut labels.before)?;
        read_array(input, &mut labels.left)?;
        let (mut tallies, mut large) = (Vec::<Packed>::new(), Vec::<[u32; 2]>::new());
        read_array(input, &mut tallies)?;
        labels.tallies = tallies.into_iter().map(L::unpack).collect();
        read_array(input, &mut large)?;
        for [state, value] in large {
            labels.large.entry(state).or_default().push(value);
        }
        read_array(input, &mut labels.records)?;
        read_array(input, &mut labels.fresh)?;
        read_array(input, &mut labels.new)?;
        Ok(labels)
    }
}

/// The least number from `least` on that is not in the list.
fn mex_from(least: u32, mut values: Vec<u32>) -> u32 {
    values.sort_unstable();
    values.dedup();
    let run = (least..).zip(&values).take_while(|(wanted, value)| wanted == *value).count();
    least + run as u32
}
