//! Exploring: from the start, level by level, to all states that can be reached.

use crate::jobs::mail::Batch;
use crate::jobs::mail::Mail;
use crate::jobs::manifest::{Part, Step};
use crate::jobs::part::{read_array, write_array};
use crate::jobs::post::{Outbox, Post, Report, messages};
use crate::jobs::run::{Progress, Run, parts};
use crate::jobs::shard::{Edge, Key, Place, Shard, shard_of};
use crate::jobs::shelf::Shelf;
use crate::{JobError, Source, States};
use grundy::{Budget, ControlFlow, Halt, Why};

/// The bytes of a message: a state, and the place of the one that moves to it.
const fn message_bytes<const W: usize>() -> usize {
    size_of::<Key<W>>() + size_of::<u32>()
}

/// The start is an option of no state.
const NOBODY: u32 = u32::MAX;

/// The messages that a shard sorts into its buckets at once. The numbers of its states depend on this.
const ARRIVALS: usize = 1 << 20;

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Explores all levels that are not finished.
    pub(crate) fn explore(&mut self, budget: &mut Budget<'_>) -> Result<(), JobError> {
        if self.manifest.is_complete(Step::Explore) {
            return Ok(());
        }
        let mut shelf = Shelf::new(self.folder, budget);
        for number in self.numbers() {
            shelf.push(number, self.restored(number)?, budget)?;
        }
        match self.source {
            Source::Rules(states) => self.explore_levels(states, &mut shelf, budget)?,
            Source::List(list) => self.read_list(list, &mut shelf, budget)?,
        }
        shelf.close(budget);
        Ok(())
    }

    fn explore_levels(
        &mut self,
        states: &dyn States,
        shelf: &mut Shelf<Shard<W>>,
        budget: &mut Budget<'_>,
    ) -> Result<(), JobError> {
        let mut mail = if self.manifest.explored.is_empty() {
            self.post_start(states)?
        } else {
            self.post_again(states, shelf, budget)?
        };
        let mut since = Progress::default();
        loop {
            let mut report = Report::default();
            for slot in 0..shelf.len() {
                let (number, mut shard) = shelf.take(slot, budget)?;
                shard.open = shard.keys.len();
                receive(&mut shard, &mut mail, number, budget)?;
                let first = shard.open;
                report.sent += self.expand(states, number, &mut shard, first, budget)?;
                report.states += (shard.keys.len() - first) as u64;
                shelf.put(slot, shard, budget)?;
                self.hold(mail.held() + self.post.held(), budget)?;
            }
            mail = self.end_level(Step::Explore, report, &mut since, budget)?;
            let complete = since.level.1 == 0;
            if complete || self.is_due(&since) {
                let parts = self.write_new(shelf, budget)?;
                self.end_checkpoint(Step::Explore, parts, complete, &mut since)?;
            }
            if complete {
                return Ok(());
            }
        }
    }

    /// Writes what was found since the last checkpoint.
    pub(crate) fn write_new(
        &self,
        shelf: &mut Shelf<Shard<W>>,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<Part>, JobError> {
        let mut written = Vec::new();
        let files = parts(self.folder, &self.manifest);
        let checkpoint = self.manifest.explored.len();
        for slot in 0..shelf.len() {
            let (number, mut shard) = shelf.take(slot, budget)?;
            let (all, first) = (shard.keys.len(), shard.first);
            if first < all || !shard.edges.is_empty() {
                let counts = [all - first, all - shard.open];
                written.push(files.write(Step::Explore, checkpoint, number, counts, |out| {
                    write_array(out, &shard.keys[first..])?;
                    write_array(out, &shard.degrees[first..])?;
                    write_array(out, &shard.edges)
                })?);
            }
            shard.end_checkpoint();
            shelf.put(slot, shard, budget)?;
        }
        Ok(written)
    }

    /// The start arrives at its shard.
    fn post_start(&mut self, states: &dyn States) -> Result<Mail, JobError> {
        let key: Key<W> = states.start()?.try_into().map_err(|_| JobError::Wide)?;
        if self.is_first_worker() {
            let to = shard_of(&key, self.count());
            let bytes = [bytemuck::cast_slice(&key), bytemuck::bytes_of(&NOBODY)].concat();
            self.post.send(Batch { from: 0, to, bytes })?;
        }
        Ok(self.exchange(Report::default())?.0)
    }

    /// Posts the options of the last level again.
    fn post_again(
        &mut self,
        states: &dyn States,
        shelf: &mut Shelf<Shard<W>>,
        budget: &mut Budget<'_>,
    ) -> Result<Mail, JobError> {
        for slot in 0..shelf.len() {
            let (number, mut shard) = shelf.take(slot, budget)?;
            let found = self.manifest.explored.last().map_or(&[][..], |last| &last.parts);
            let part = found.iter().find(|part| part.shard == number);
            // No part has more states of its last level than states.
            let first = shard.keys.len() - part.map_or(0, |part| part.open) as usize;
            shard.degrees.truncate(first);
            self.expand(states, number, &mut shard, first, budget)?;
            shelf.put(slot, shard, budget)?;
            self.hold(self.post.held(), budget)?;
        }
        Ok(self.exchange(Report::default())?.0)
    }

    /// A shard as the last checkpoint left it.
    fn restored(&self, number: u32) -> Result<Shard<W>, JobError> {
        let (keys, degrees) = self.read_states(number)?;
        let mut shard = Shard::default();
        shard.degrees = degrees;
        shard.restore(&keys)?;
        if shard.keys.len() != keys.len() {
            return Err(JobError::damaged(
                self.folder,
                format!("a position stands twice in the files of shard {number}"),
            ));
        }
        shard.end_checkpoint();
        Ok(shard)
    }

    /// The states of a shard in all finished levels, and the numbers of their options.
    pub(crate) fn read_states(&self, number: u32) -> Result<(Vec<Key<W>>, Vec<u32>), JobError> {
        let files = parts(self.folder, &self.manifest);
        let (mut keys, mut degrees) = (Vec::new(), Vec::new());
        for (checkpoint, part) in self.manifest.parts(Step::Explore, number) {
            let before = keys.len();
            files.read(Step::Explore, checkpoint, part, |input| {
                read_array(input, &mut keys)?;
                read_array(input, &mut degrees)?;
                skip(input)
            })?;
            let found = (keys.len() - before) as u64;
            if degrees.len() != keys.len() || part.states != found || part.open > found {
                let why = "its states are not those of the manifest";
                return Err(files.damaged(Step::Explore, checkpoint, part, why));
            }
        }
        Ok((keys, degrees))
    }

    /// Sends the options of the states of a shard from a place on. Returns the number of messages.
    fn expand(
        &mut self,
        states: &dyn States,
        number: u32,
        shard: &mut Shard<W>,
        first: usize,
        budget: &mut Budget<'_>,
    ) -> Result<u64, JobError> {
        let shards = self.count();
        let mut outbox = Outbox::new(self.post, number, shards);
        let mut options: Vec<Key<W>> = Vec::new();
        for (place, key) in shard.keys.iter().enumerate().skip(first) {
            options.clear();
            let room = budget.bytes_left() / size_of::<Key<W>>() as u64;
            let mut is_full = false;
            states.options(key, budget, &mut |option| {
                options.extend(Key::<W>::try_from(option));
                is_full = options.len() as u64 > room;
                if is_full { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
            })?;
            if is_full {
                return Err(budget.stop(Why::Memory).into());
            }
            options.sort_unstable();
            options.dedup();
            budget.spend(1)?;
            shard.degrees.push(options.len() as u32);
            for option in &options {
                let (to, from) = (shard_of(option, shards), place as u32);
                outbox.send(to, bytemuck::cast_slice(option), bytemuck::bytes_of(&from))?;
            }
        }
        outbox.finish()
    }
}

/// Reads past the rest of a file, whose checksums are verified.
fn skip(input: &mut dyn std::io::Read) -> std::io::Result<()> {
    std::io::copy(input, &mut std::io::sink()).map(|_| ())
}

/// Takes the states that arrive, and the moves that lead to them.
pub(crate) fn receive<const W: usize>(
    shard: &mut Shard<W>,
    mail: &mut Mail,
    number: u32,
    budget: &mut Budget<'_>,
) -> Result<(), JobError> {
    let mut arrivals: Vec<(Key<W>, Place)> = Vec::new();
    for batch in mail.take(number) {
        let batch = batch?;
        budget.spend(batch.bytes.len() as u64 / (8 * W as u64))?;
        for message in messages(&batch, message_bytes::<W>())? {
            let (key, index) = message.split_at(8 * W);
            let from = Place { shard: batch.from, index: bytemuck::pod_read_unaligned(index) };
            arrivals.push((bytemuck::pod_read_unaligned(key), from));
            if arrivals.len() == ARRIVALS {
                take_in(shard, &mut arrivals)?;
            }
        }
    }
    take_in(shard, &mut arrivals)
}

fn take_in<const W: usize>(
    shard: &mut Shard<W>,
    arrivals: &mut Vec<(Key<W>, Place)>,
) -> Result<(), JobError> {
    let mut edges = std::mem::take(&mut shard.edges);
    shard.receive(arrivals.drain(..), |to, from| {
        if from.index != NOBODY {
            edges.push(Edge { to, from });
        }
    })?;
    shard.edges = edges;
    Ok(())
}
