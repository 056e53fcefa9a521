//! Exploring: from the start, level by level, to all states that can be reached.

use crate::manifest::{Part, Step};
use crate::part::{read_array, write_array};
use crate::post::{Batch, Inbox, Outbox, Post, Report, messages};
use crate::run::{Progress, Run, parts};
use crate::shard::{Edge, Key, Place, Shard, shard_of};
use crate::{JobError, Source, States};
use grundy::{Budget, ControlFlow, Halt, Why};

/// The bytes of a message: a state, and the place of the one that moves to it.
const fn message_bytes<const W: usize>() -> usize {
    size_of::<Key<W>>() + size_of::<u32>()
}

/// The start is an option of no state.
const NOBODY: u32 = u32::MAX;

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Explores all levels that are not finished.
    pub(crate) fn explore(&mut self, budget: &mut Budget<'_>) -> Result<(), JobError> {
        self.load()?;
        if self.manifest.is_complete(Step::Explore) {
            return Ok(());
        }
        let states = match self.source {
            Source::Rules(states) => states,
            Source::List(list) => return self.read_list(list, budget),
        };
        let mut inbox = if self.manifest.explored.is_empty() {
            self.post_start(states)?
        } else {
            self.post_again(states, budget)?
        };
        let mut since = Progress::default();
        let mut new: Vec<New> = self.shards.iter().map(|(_, shard)| New::after(shard)).collect();
        loop {
            let mut report = Report::default();
            let shards = self.count();
            for ((number, shard), new) in self.shards.iter_mut().zip(&mut new) {
                new.open = shard.keys.len();
                receive(shard, &mut inbox, *number, &mut new.edges, budget)?;
                let mut outbox = Outbox::new(self.post, *number, shards);
                expand(states, shard, new.open, &mut outbox, budget)?;
                let sent = outbox.finish()?;
                Self::hold_mail(&mut self.held, sent * message_bytes::<W>() as u64, budget)?;
                report.sent += sent;
                report.states += (shard.keys.len() - new.open) as u64;
            }
            inbox = self.end_level(Step::Explore, report, &mut since, budget)?;
            let edges: usize = new.iter().map(|new| new.edges.capacity() * size_of::<Edge>()).sum();
            self.hold(inbox.bytes() + edges as u64, budget)?;
            let complete = since.level.1 == 0;
            if complete || self.is_due(&since) {
                let parts = self.write_new(&mut new)?;
                self.end_checkpoint(Step::Explore, parts, complete, &mut since)?;
            }
            if complete {
                return Ok(());
            }
        }
    }

    /// Writes what was found since the last checkpoint.
    pub(crate) fn write_new(&self, all: &mut [New]) -> Result<Vec<Part>, JobError> {
        let mut written = Vec::new();
        let files = parts(self.folder, &self.manifest);
        let checkpoint = self.manifest.explored.len();
        for ((number, shard), new) in self.shards.iter().zip(all) {
            let New { first, open, ref edges } = *new;
            if first < shard.keys.len() || !edges.is_empty() {
                let counts = [shard.keys.len() - first, shard.keys.len() - open];
                written.push(files.write(Step::Explore, checkpoint, *number, counts, |out| {
                    write_array(out, &shard.keys[first..])?;
                    write_array(out, &shard.degrees[first..])?;
                    write_array(out, edges)
                })?);
            }
            *new = New::after(shard);
        }
        Ok(written)
    }

    /// The start arrives at its shard.
    fn post_start(&mut self, states: &dyn States) -> Result<Inbox, JobError> {
        let key: Key<W> = states.start()?.try_into().map_err(|_| JobError::Wide)?;
        if self.is_first_worker() {
            let to = shard_of(&key, self.count());
            let bytes = [bytemuck::cast_slice(&key), bytemuck::bytes_of(&NOBODY)].concat();
            self.post.send(Batch { from: 0, to, bytes })?;
        }
        Ok(self.exchange(Report::default())?.0)
    }

    /// Posts the options of the last level again.
    fn post_again(&mut self, states: &dyn States, budget: &mut Budget<'_>) -> Result<Inbox, JobError> {
        let shards = self.count();
        let found = self.manifest.explored.last().map_or(&[][..], |last| &last.parts);
        for (number, shard) in &mut self.shards {
            let part = found.iter().find(|part| part.shard == *number);
            // No part has more states of its last level than states.
            let first = shard.keys.len() - part.map_or(0, |part| part.open) as usize;
            let mut outbox = Outbox::new(self.post, *number, shards);
            shard.degrees.truncate(first);
            expand(states, shard, first, &mut outbox, budget)?;
            let sent = outbox.finish()?;
            Self::hold_mail(&mut self.held, sent * message_bytes::<W>() as u64, budget)?;
        }
        Ok(self.exchange(Report::default())?.0)
    }

    /// Reads the states of all finished levels.
    fn load(&mut self) -> Result<(), JobError> {
        let files = parts(self.folder, &self.manifest);
        for (number, shard) in &mut self.shards {
            for (checkpoint, part) in self.manifest.parts(Step::Explore, *number) {
                let mut keys: Vec<Key<W>> = Vec::new();
                files.read(Step::Explore, checkpoint, part, |input| {
                    read_array(input, &mut keys)?;
                    read_array(input, &mut shard.degrees)?;
                    skip(input)
                })?;
                let before = shard.keys.len();
                shard.restore(&keys)?;
                let found = shard.keys.len() - before;
                let fits = found == keys.len() && shard.degrees.len() == shard.keys.len();
                if !fits || part.states != found as u64 || part.open > part.states {
                    return Err(files.damaged(
                        Step::Explore,
                        checkpoint,
                        part,
                        "its states are not those of the manifest",
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Reads past the rest of a file, whose checksums are verified.
fn skip(input: &mut dyn std::io::Read) -> std::io::Result<()> {
    std::io::copy(input, &mut std::io::sink()).map(|_| ())
}

/// What a shard found since the last checkpoint.
pub(crate) struct New {
    /// The first new state, and the first one of the last level.
    pub first: usize,
    pub open: usize,
    pub edges: Vec<Edge>,
}

impl New {
    pub fn after<const W: usize>(shard: &Shard<W>) -> New {
        New { first: shard.keys.len(), open: shard.keys.len(), edges: Vec::new() }
    }
}

/// Takes the states that arrive, and the moves that lead to them.
pub(crate) fn receive<const W: usize>(
    shard: &mut Shard<W>,
    inbox: &mut Inbox,
    number: u32,
    edges: &mut Vec<Edge>,
    budget: &mut Budget<'_>,
) -> Result<(), JobError> {
    let batches: Vec<Batch> = inbox.take(number).collect();
    let mut arrivals = Vec::with_capacity(batches.len());
    for batch in &batches {
        budget.spend(batch.bytes.len() as u64 / (8 * W as u64))?;
        arrivals.push(messages(batch, message_bytes::<W>())?.map(|message| {
            let (key, index) = message.split_at(8 * W);
            let from = Place { shard: batch.from, index: bytemuck::pod_read_unaligned(index) };
            (bytemuck::pod_read_unaligned(key), from)
        }));
    }
    shard.receive(arrivals.into_iter().flatten(), |to, from| {
        if from.index != NOBODY {
            edges.push(Edge { to, from });
        }
    })
}

/// Sends the options of the states from a place on.
fn expand<const W: usize, P: Post>(
    states: &dyn States,
    shard: &mut Shard<W>,
    first: usize,
    outbox: &mut Outbox<'_, P>,
    budget: &mut Budget<'_>,
) -> Result<(), JobError> {
    let shards = outbox.shards();
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
            let from = place as u32;
            outbox.send(shard_of(option, shards), bytemuck::cast_slice(option), bytemuck::bytes_of(&from))?;
        }
    }
    Ok(())
}
