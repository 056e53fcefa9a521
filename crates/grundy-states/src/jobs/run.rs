//! A run of a job: what one worker has, and the end of each round.

use crate::head::Job;
use crate::jobs::mail::Mail;
use crate::jobs::manifest::{Checkpoint, Manifest, Part, Step};
use crate::jobs::part::Parts;
use crate::jobs::post::{Post, Report};
use crate::jobs::settings::Settings;
use crate::{JobError, Source};
use grundy::{Budget, Failure};
use std::path::Path;

/// One worker's part of a job, whose states have `W` words.
pub(crate) struct Run<'a, const W: usize, P> {
    pub source: Source<'a>,
    pub folder: &'a Path,
    pub settings: Settings,
    pub manifest: Manifest,
    pub post: &'a mut P,
    /// The bytes of mail that are accounted for.
    pub held: u64,
}

impl<'a, const W: usize, P: Post> Run<'a, W, P> {
    pub fn new(
        source: Source<'a>,
        folder: &'a Path,
        settings: Settings,
        post: &'a mut P,
    ) -> Result<Self, JobError> {
        let shards = settings.shards;
        let (workers, _) = post.workers();
        if workers > shards {
            let why = format!(
                "{workers} workers share {shards} shards; a worker without a shard has nothing to do"
            );
            return Err(Failure::Refused(why).into());
        }
        let name = source.name();
        if name.len() > MAX_NAME {
            let why = format!(
                "the rules take {} bytes when they are written out, and a table has room for {MAX_NAME}; grundy-cluster labels \
                 a file of moves",
                name.len()
            );
            return Err(Failure::Refused(why).into());
        }
        let labelled = source.is_labelled();
        let listed = matches!(source, Source::List(_));
        let job = Job { name, width: source.width(), shards, labelled, listed };
        let manifest = Manifest::open(folder, job)?;
        Ok(Run { source, folder, settings, manifest, post, held: 0 })
    }

    /// The numbers of the shards of this worker.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + use<W, P> {
        let (workers, worker) = self.post.workers();
        (worker..self.count()).step_by(workers as usize)
    }

    pub fn count(&self) -> u32 {
        self.manifest.job.shards
    }

    pub fn is_first_worker(&self) -> bool {
        self.post.workers().1 == 0
    }

    /// Accounts for so many bytes of mail, in place of those before.
    pub fn hold(&mut self, now: u64, budget: &mut Budget<'_>) -> Result<(), JobError> {
        if now > self.held {
            budget.reserve(now - self.held)?;
        } else {
            budget.release(self.held - now);
        }
        self.held = now;
        Ok(())
    }

    /// Ends a round. Returns the mail, and the reports of all workers.
    pub fn exchange(&mut self, report: Report) -> Result<(Mail, Vec<Report>), JobError> {
        let (mut mail, reports) = self.post.end_round(report)?;
        mail.sort();
        Ok((mail, reports))
    }

    /// Ends a round without mail. Returns the reports of all workers.
    fn exchange_reports(&mut self, report: Report) -> Result<Vec<Report>, JobError> {
        let (mail, reports) = self.post.end_round(report)?;
        if mail.is_empty() {
            return Ok(reports);
        }
        let why =
            "another worker sent mail where none is expected; all workers need the same program and settings";
        Err(JobError::Lost(why.into()))
    }

    /// Ends the round of a level, and counts what all workers did in it.
    pub fn end_level(
        &mut self,
        step: Step,
        report: Report,
        since: &mut Progress,
        budget: &mut Budget<'_>,
    ) -> Result<Mail, JobError> {
        let (mail, reports) = self.exchange(report)?;
        self.hold(mail.held(), budget)?;
        since.level = Progress::sum(&reports);
        since.states += since.level.0;
        since.sent += since.level.1;
        since.levels += 1;
        budget.progress(self.manifest.states(step) + since.states);
        Ok(mail)
    }

    /// Whether so much is done that it is saved now. All workers agree.
    pub fn is_due(&self, since: &Progress) -> bool {
        since.states.saturating_add(since.sent / MESSAGES_PER_STATE) >= self.settings.checkpoint_after
    }

    /// Ends a checkpoint, whose files are written: it stands in the manifest.
    pub fn end_checkpoint(
        &mut self,
        step: Step,
        parts: Vec<Part>,
        complete: bool,
        since: &mut Progress,
    ) -> Result<(), JobError> {
        if !parts.is_empty() {
            grundy_store::flush_folder(self.folder).map_err(JobError::io(self.folder))?;
        }
        let reports = self.exchange_reports(Report { parts, ..Report::default() })?;
        let mut parts: Vec<Part> = reports.into_iter().flat_map(|report| report.parts).collect();
        parts.sort_by_key(|part| part.shard);
        let Progress { levels, states, sent, .. } = std::mem::take(since);
        let levels = self.manifest.levels(step) + levels;
        self.manifest.add(step, Checkpoint { levels, states, sent, complete, parts });
        if self.is_first_worker() {
            self.manifest.save(self.folder)?;
        }
        Ok(())
    }

    /// Ends the job: all tables are written, and stand in the manifest.
    pub fn end_tables(&mut self, report: Report) -> Result<(), JobError> {
        let reports = self.exchange_reports(report)?;
        self.manifest.tables = reports.into_iter().flat_map(|report| report.parts).collect();
        self.manifest.tables.sort_by_key(|part| part.shard);
        if self.is_first_worker() {
            self.manifest.save(self.folder)?;
        }
        // All workers end after the manifest is saved.
        self.exchange_reports(Report::default()).map(|_| ())
    }
}

/// A longer name is refused: each table has it.
const MAX_NAME: usize = 1 << 20;

/// A message takes this part of the space of a state, about.
const MESSAGES_PER_STATE: u64 = 4;

/// What all workers did since the last checkpoint.
#[derive(Default)]
pub(crate) struct Progress {
    pub levels: u64,
    pub states: u64,
    pub sent: u64,
    /// The states and the messages of the last level.
    pub level: (u64, u64),
}

impl Progress {
    fn sum(reports: &[Report]) -> (u64, u64) {
        let sum = |count: fn(&Report) -> u64| reports.iter().map(count).sum();
        (sum(|report| report.states), sum(|report| report.sent))
    }
}

/// The files of a job.
pub(crate) fn parts<'a>(folder: &'a Path, manifest: &'a Manifest) -> Parts<'a> {
    Parts { folder, job: &manifest.id }
}
