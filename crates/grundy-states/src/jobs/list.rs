//! A list of moves, read in pieces: each move goes to the shard of the state that it leaves, then to that of its option.

use crate::jobs::explore::receive;
use crate::jobs::manifest::Step;
use crate::jobs::post::{Outbox, Post, Report, messages};
use crate::jobs::run::{Progress, Run};
use crate::jobs::shard::{Key, Shard, shard_of};
use crate::jobs::shelf::Shelf;
use crate::{JobError, MoveList};
use grundy::Budget;

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Reads all moves. They are one checkpoint.
    pub(crate) fn read_list(
        &mut self,
        list: &dyn MoveList,
        shelf: &mut Shelf<Shard<W>>,
        budget: &mut Budget<'_>,
    ) -> Result<(), JobError> {
        let shards = self.count();
        let mut since = Progress::default();
        // Each worker reads as many pieces as it has shards.
        for piece in self.numbers() {
            let mut outbox = Outbox::new(self.post, piece, shards);
            list.piece(piece, shards, &mut |from, to| {
                budget.spend(1)?;
                let key: &Key<W> = from.try_into().map_err(|_| JobError::Wide)?;
                outbox.send(shard_of(key, shards), bytemuck::cast_slice(from), bytemuck::cast_slice(to))
            })?;
            outbox.finish()?;
            self.hold(self.post.held(), budget)?;
        }
        let (mut mail, _) = self.exchange(Report::default())?;
        let mut report = Report::default();
        for slot in 0..shelf.len() {
            let (number, mut shard) = shelf.take(slot, budget)?;
            let mut arrivals: Vec<(Key<W>, Key<W>)> = Vec::new();
            for batch in mail.take(number) {
                let batch = batch?;
                budget.spend(batch.bytes.len() as u64 / (16 * W as u64))?;
                arrivals.extend(messages(&batch, 16 * W)?.map(|message| {
                    let (from, to) = message.split_at(8 * W);
                    (bytemuck::pod_read_unaligned(from), bytemuck::pod_read_unaligned(to))
                }));
            }
            let mut moves: Vec<(u32, Key<W>)> = Vec::with_capacity(arrivals.len());
            shard.receive(arrivals.into_iter(), |from, to| moves.push((from, to)))?;
            // Moves that stand twice in the list are one.
            moves.sort_unstable();
            moves.dedup();
            shard.degrees.resize(shard.keys.len(), 0);
            let mut outbox = Outbox::new(self.post, number, shards);
            for (from, to) in &moves {
                shard.degrees[*from as usize] += 1;
                outbox.send(shard_of(to, shards), bytemuck::cast_slice(to), bytemuck::bytes_of(from))?;
            }
            report.sent += outbox.finish()?;
            shelf.put(slot, shard, budget)?;
            self.hold(mail.held() + self.post.held(), budget)?;
        }
        let mut mail = self.end_level(Step::Explore, report, &mut since, budget)?;
        let mut states = 0;
        for slot in 0..shelf.len() {
            let (number, mut shard) = shelf.take(slot, budget)?;
            receive(&mut shard, &mut mail, number, budget)?;
            // States that no move leaves.
            shard.degrees.resize(shard.keys.len(), 0);
            states += shard.keys.len() as u64;
            shelf.put(slot, shard, budget)?;
            self.hold(mail.held(), budget)?;
        }
        self.end_level(Step::Explore, Report { states, ..Report::default() }, &mut since, budget)?;
        let parts = self.write_new(shelf, budget)?;
        self.end_checkpoint(Step::Explore, parts, true, &mut since)
    }
}
