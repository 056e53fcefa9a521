//! Labelling: backwards, from the states without options to the start.
//!
//! A state gets its label once all its options have theirs, and tells it to all states that move to it.

use crate::JobError;
use crate::jobs::labelling::Labelling;
use crate::jobs::labels::{DONE, Labelled, Labels, Told};
use crate::jobs::mail::Mail;
use crate::jobs::manifest::{Part, Step};
use crate::jobs::part::{read_array, write_array};
use crate::jobs::post::{Outbox, Post, Report};
use crate::jobs::run::{Progress, Run, parts};
use crate::jobs::shard::Edge;
use crate::jobs::shelf::Shelf;
use grundy::Budget;

impl<const W: usize, P: Post> Run<'_, W, P> {
    /// Labels all levels that are not finished. Returns the labels of each shard.
    ///
    /// # Errors
    /// [`RuleError::Cycle`](grundy::RuleError::Cycle) if play may go on for ever.
    pub(crate) fn label<L: Labelling>(
        &mut self,
        budget: &mut Budget<'_>,
    ) -> Result<Shelf<Labels<L>>, JobError> {
        let mut shelf = Shelf::new(self.folder, budget);
        for number in self.numbers() {
            shelf.push(number, self.prepared(number, budget)?, budget)?;
        }
        if !self.manifest.labelled.is_empty() && !self.manifest.is_complete(Step::Label) {
            self.tell_again(&mut shelf, budget)?;
        }
        let states = self.manifest.states(Step::Explore);
        let mut since = Progress::default();
        while !self.manifest.is_complete(Step::Label) {
            let mut report = Report::default();
            for slot in 0..shelf.len() {
                let (number, mut labels) = shelf.take(slot, budget)?;
                let fresh = labels.take_fresh();
                report.states += fresh.len() as u64;
                report.sent += self.tell(number, &labels, &fresh, budget)?;
                shelf.put(slot, labels, budget)?;
                self.hold(self.post.held(), budget)?;
            }
            let mut mail = self.end_level(Step::Label, report, &mut since, budget)?;
            if since.level.0 == 0 {
                return Err(self.cycle(&mut shelf, budget));
            }
            let complete = self.manifest.states(Step::Label) + since.states == states;
            if complete || self.is_due(&since) {
                let parts = self.write_labels(&mut shelf, budget)?;
                self.end_checkpoint(Step::Label, parts, complete, &mut since)?;
            }
            self.hear(&mut shelf, &mut mail, budget)?;
        }
        Ok(shelf)
    }

    /// All shards hear the labels that arrive.
    fn hear<L: Labelling>(
        &mut self,
        shelf: &mut Shelf<Labels<L>>,
        mail: &mut Mail,
        budget: &mut Budget<'_>,
    ) -> Result<(), JobError> {
        for slot in 0..shelf.len() {
            let (number, mut labels) = shelf.take(slot, budget)?;
            labels.hear(mail.take(number), budget)?;
            shelf.put(slot, labels, budget)?;
        }
        self.hold(mail.held(), budget)
    }

    /// Tells the labels of some states of a shard to all that move to them. Returns the number of messages.
    fn tell<L: Labelling>(
        &mut self,
        number: u32,
        labels: &Labels<L>,
        states: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<u64, JobError> {
        let mut outbox = Outbox::new(self.post, number, self.manifest.job.shards);
        for &state in states {
            let record = labels.records[state as usize];
            budget.spend(1 + labels.before(state).len() as u64)?;
            for from in labels.before(state) {
                outbox.send(from.shard, bytemuck::bytes_of(&Told { to: from.index, record }), &[])?;
            }
        }
        outbox.finish()
    }

    /// Tells all labels once more: the states without one hear those of their options.
    fn tell_again<L: Labelling>(
        &mut self,
        shelf: &mut Shelf<Labels<L>>,
        budget: &mut Budget<'_>,
    ) -> Result<(), JobError> {
        for slot in 0..shelf.len() {
            let (number, labels) = shelf.take(slot, budget)?;
            self.tell(number, &labels, &labels.done(), budget)?;
            shelf.put(slot, labels, budget)?;
            self.hold(self.post.held(), budget)?;
        }
        let (mut mail, _) = self.exchange(Report::default())?;
        self.hear(shelf, &mut mail, budget)
    }

    /// Writes the labels since the last checkpoint.
    fn write_labels<L: Labelling>(
        &self,
        shelf: &mut Shelf<Labels<L>>,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<Part>, JobError> {
        let mut written = Vec::new();
        let files = parts(self.folder, &self.manifest);
        let checkpoint = self.manifest.labelled.len();
        for slot in 0..shelf.len() {
            let (number, mut labels) = shelf.take(slot, budget)?;
            let new = std::mem::take(&mut labels.new);
            if !new.is_empty() {
                let counts = [new.len(), 0];
                let part = files.write(Step::Label, checkpoint, number, counts, |out| write_array(out, &new));
                written.push(part?);
            }
            shelf.put(slot, labels, budget)?;
        }
        Ok(written)
    }

    /// The labels of a shard in the finished levels, and its states of the next one.
    fn prepared<L: Labelling>(&self, number: u32, budget: &mut Budget<'_>) -> Result<Labels<L>, JobError> {
        let (keys, degrees) = self.read_states(number)?;
        let mut labels = Labels::<L>::new(degrees);
        labels.count(|each| self.read_edges(number, keys.len(), each))?;
        budget.spend(labels.moves() as u64)?;
        labels.fill(|each| self.read_edges(number, keys.len(), each))?;
        for (checkpoint, part) in self.manifest.parts(Step::Label, number) {
            let mut told: Vec<Labelled> = Vec::new();
            let files = parts(self.folder, &self.manifest);
            files.read(Step::Label, checkpoint, part, |input| read_array(input, &mut told))?;
            let fits = told.iter().all(|told| (told.state as usize) < keys.len());
            if !fits || part.states != told.len() as u64 {
                let why = "its labels are not those of the manifest";
                return Err(files.damaged(Step::Label, checkpoint, part, why));
            }
            for Labelled { state, record } in told {
                labels.records[state as usize] = record;
                labels.left[state as usize] = DONE;
            }
        }
        if self.manifest.labelled.is_empty() {
            for (state, key) in keys.iter().enumerate() {
                if labels.left[state] == 0 {
                    labels.finish(state as u32, L::end(self.source.label(key)?));
                }
            }
        }
        Ok(labels)
    }

    /// Visits the moves to the states of a shard, which has this many.
    fn read_edges(&self, number: u32, states: usize, each: &mut dyn FnMut(Edge)) -> Result<(), JobError> {
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
            edges.into_iter().for_each(&mut *each);
        }
        Ok(())
    }
}
