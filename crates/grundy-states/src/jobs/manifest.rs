//! The manifest of a job: which levels are finished, and what their files hold.

use crate::JobError;
use crate::head::Job;
use grundy_store::Draft;
use serde::{Deserialize, Serialize};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use twox_hash::XxHash3_128;

/// The version of the files of a job: raise it with any change.
const VERSION: u32 = 1;

/// The name of the manifest in the folder of a job.
pub(crate) const FILE: &str = "manifest.json";

/// A file of a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The shard that it is about.
    pub shard: u32,
    /// The number of states that were found or labelled.
    pub states: u64,
    /// The number of those in the last level of the file, whose options are not in it.
    pub open: u64,
    /// The number of bytes.
    pub bytes: u64,
    /// XXH3-128 of the whole file, in hexadecimal digits.
    pub hash: String,
}

/// Finished levels, whose states are in files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Checkpoint {
    /// The number of levels that are finished, counted from the first.
    pub levels: u64,
    /// The number of states that were found or labelled since the last checkpoint.
    pub states: u64,
    /// The number of messages that were sent since the last checkpoint.
    pub sent: u64,
    /// Whether the step is complete.
    pub complete: bool,
    /// The files, by shard.
    pub parts: Vec<Part>,
}

/// The steps of a job, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Explore,
    Label,
}

impl Step {
    fn word(self) -> &'static str {
        match self {
            Step::Explore => "explored",
            Step::Label => "labelled",
        }
    }
}

/// The manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manifest {
    version: u32,
    /// What the job is about.
    pub job: Job,
    /// The checkpoints of the exploration. Its levels are by the number of moves from the start.
    pub explored: Vec<Checkpoint>,
    /// The checkpoints of the labels. Their levels are by the longest play.
    pub labelled: Vec<Checkpoint>,
    /// The tables, once the job is done.
    pub tables: Vec<Part>,
    /// What tells the files of this job from those of others.
    #[serde(skip)]
    pub id: String,
}

/// The file of a manifest.
#[derive(Serialize, Deserialize)]
struct Sealed<M> {
    manifest: M,
    /// XXH3-128 of the manifest as JSON without spaces, in hexadecimal digits.
    hash: String,
}

fn hash_of(value: &impl Serialize) -> String {
    let text = serde_json::to_vec(value).expect("numbers and texts are JSON");
    format!("{:032x}", XxHash3_128::oneshot(&text))
}

impl Manifest {
    fn new(job: Job) -> Manifest {
        let id = hash_of(&job);
        let (explored, labelled, tables) = (Vec::new(), Vec::new(), Vec::new());
        Manifest { version: VERSION, job, explored, labelled, tables, id }
    }

    /// Reads the manifest of a folder; `None` if there is none.
    ///
    /// # Errors
    /// It cannot be read, it is damaged, or another version of grundy wrote it.
    pub fn read(folder: &Path) -> Result<Option<Manifest>, JobError> {
        let path = folder.join(FILE);
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(JobError::io(&path)(error)),
        };
        let sealed: Sealed<Manifest> = serde_json::from_str(&text)
            .map_err(|error| JobError::damaged(&path, format!("this is no manifest of a job ({error})")))?;
        let mut manifest = sealed.manifest;
        if hash_of(&manifest) != sealed.hash {
            return Err(JobError::damaged(&path, "the manifest does not agree with its hash"));
        }
        if manifest.version == VERSION {
            manifest.id = hash_of(&manifest.job);
            return Ok(Some(manifest));
        }
        let why = format!("another version of grundy wrote it (version {} of the format)", manifest.version);
        Err(JobError::damaged(&path, why))
    }

    /// The manifest of the folder; a new one if there is none.
    ///
    /// # Errors
    /// It is the manifest of another job, or see [`read`](Manifest::read).
    pub(crate) fn open(folder: &Path, job: Job) -> Result<Manifest, JobError> {
        let manifest = Manifest::read(folder)?.unwrap_or_else(|| Manifest::new(job.clone()));
        if manifest.job == job {
            return Ok(manifest);
        }
        let Job { name, shards, width, .. } = &manifest.job;
        let why = format!(
            "the folder is about `{name}` in {shards} shards of {} bytes a position, and the job is about `{}` in {} of {}; \
             name another file or folder, or remove this folder",
            8 * width,
            job.name,
            job.shards,
            8 * job.width
        );
        Err(JobError::Taken { path: folder.into(), why })
    }

    pub(crate) fn checkpoints(&self, step: Step) -> &[Checkpoint] {
        match step {
            Step::Explore => &self.explored,
            Step::Label => &self.labelled,
        }
    }

    /// The files of a shard in a step, each with the number of its checkpoint.
    pub(crate) fn parts(&self, step: Step, shard: u32) -> impl Iterator<Item = (usize, &Part)> {
        self.checkpoints(step).iter().enumerate().flat_map(move |(number, checkpoint)| {
            checkpoint.parts.iter().filter(move |part| part.shard == shard).map(move |part| (number, part))
        })
    }

    /// The number of finished levels in files.
    pub(crate) fn levels(&self, step: Step) -> u64 {
        self.checkpoints(step).last().map_or(0, |checkpoint| checkpoint.levels)
    }

    /// Whether a step is complete.
    pub(crate) fn is_complete(&self, step: Step) -> bool {
        self.checkpoints(step).last().is_some_and(|checkpoint| checkpoint.complete)
    }

    pub(crate) fn add(&mut self, step: Step, checkpoint: Checkpoint) {
        match step {
            Step::Explore => self.explored.push(checkpoint),
            Step::Label => self.labelled.push(checkpoint),
        }
    }

    /// Replaces the manifest in the folder.
    ///
    /// # Errors
    /// The file system refuses; then the old manifest stays.
    pub(crate) fn save(&self, folder: &Path) -> Result<(), JobError> {
        let path = folder.join(FILE);
        let write = || {
            let draft = Draft::unswept(&path)?;
            let sealed = Sealed { manifest: self, hash: hash_of(self) };
            let mut text = serde_json::to_vec_pretty(&sealed)?;
            text.push(b'\n');
            draft.file().write_all(&text)?;
            draft.keep()
        };
        write().map_err(JobError::io(&path))
    }

    /// The number of states in a step so far.
    pub(crate) fn states(&self, step: Step) -> u64 {
        self.checkpoints(step).iter().map(|checkpoint| checkpoint.states).sum()
    }
}

/// The file of a shard in a checkpoint.
pub(crate) fn part_path(folder: &Path, step: Step, checkpoint: usize, shard: u32) -> PathBuf {
    folder.join(format!("{}-{checkpoint:05}.{shard:04}", step.word()))
}
