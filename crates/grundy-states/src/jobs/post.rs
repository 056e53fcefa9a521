//! Mail between shards: batches of bytes, delivered at the end of a round.

use crate::JobError;
use crate::jobs::mail::{Batch, Mail};
use crate::jobs::manifest::Part;
use serde::{Deserialize, Serialize};

/// What a worker did in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The files that it finished.
    pub parts: Vec<Part>,
    /// The messages that it sent.
    pub sent: u64,
    /// The states that it found or labelled.
    pub states: u64,
    /// A state that shows why play may go on for ever, if it looked for one.
    pub note: Option<String>,
}

/// Carries mail between the workers of a job. Each worker has one, and all end their rounds together.
pub trait Post {
    /// The number of workers, and the number of this one.
    fn workers(&self) -> (u32, u32);

    /// Sends a batch to the worker that has its shard: number `shard % workers`.
    ///
    /// # Errors
    /// The other worker is lost.
    fn send(&mut self, batch: Batch) -> Result<(), JobError>;

    /// Ends the round. Returns all batches that were sent to shards of this worker, in any order, those of one shard to another in
    /// the order in which they were sent; and the reports of all workers, by their numbers.
    ///
    /// # Errors
    /// Another worker is lost.
    fn end_round(&mut self, report: Report) -> Result<(Mail, Vec<Report>), JobError>;

    /// The bytes of memory that mail takes before the end of its round, if the post counts them.
    fn held(&self) -> u64 {
        0
    }
}

/// Collects the messages of a shard, and posts them in batches.
pub(crate) struct Outbox<'p, P> {
    post: &'p mut P,
    from: u32,
    batches: Vec<Vec<u8>>,
    sent: u64,
}

/// A batch is posted when it has this many bytes.
const BATCH_BYTES: usize = 1 << 16;

impl<'p, P: Post> Outbox<'p, P> {
    pub fn new(post: &'p mut P, from: u32, shards: u32) -> Self {
        Outbox { post, from, batches: vec![Vec::new(); shards as usize], sent: 0 }
    }

    /// Sends a message of two pieces.
    #[inline]
    pub fn send(&mut self, to: u32, first: &[u8], second: &[u8]) -> Result<(), JobError> {
        let batch = &mut self.batches[to as usize];
        batch.extend_from_slice(first);
        batch.extend_from_slice(second);
        self.sent += 1;
        if batch.len() >= BATCH_BYTES { self.flush(to) } else { Ok(()) }
    }

    #[cold]
    fn flush(&mut self, to: u32) -> Result<(), JobError> {
        let bytes = std::mem::take(&mut self.batches[to as usize]);
        self.post.send(Batch { from: self.from, to, bytes })
    }

    /// Posts what is left. Returns the number of messages.
    pub fn finish(mut self) -> Result<u64, JobError> {
        for to in 0..self.batches.len() {
            if !self.batches[to].is_empty() {
                self.flush(to as u32)?;
            }
        }
        Ok(self.sent)
    }
}

/// The messages of a batch, of this many bytes each.
///
/// # Errors
/// The batch has another length.
pub(crate) fn messages(batch: &Batch, bytes: usize) -> Result<impl Iterator<Item = &[u8]>, JobError> {
    let chunks = batch.bytes.chunks_exact(bytes);
    if chunks.remainder().is_empty() {
        Ok(chunks)
    } else {
        let why = "another worker sent a message of another length; all workers need the same program";
        Err(JobError::Lost(why.into()))
    }
}
