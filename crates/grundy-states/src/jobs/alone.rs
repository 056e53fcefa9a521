//! The post of a worker that has all shards.

use crate::JobError;
use crate::jobs::mail::{Batch, Mail};
use crate::jobs::post::{Post, Report};
use std::path::{Path, PathBuf};

/// The post of a worker that has all shards.
#[derive(Default)]
pub struct Alone {
    waiting: Mail,
    held: u64,
    /// Where mail goes that takes more bytes than this.
    spill: Option<(PathBuf, u64)>,
}

impl Alone {
    /// A post that keeps at most so many bytes of a round in memory, and the rest in a nameless file in this folder.
    pub fn within(bytes: u64, folder: &Path) -> Alone {
        Alone { spill: Some((folder.into(), bytes)), ..Alone::default() }
    }
}

impl Post for Alone {
    fn workers(&self) -> (u32, u32) {
        (1, 0)
    }

    fn send(&mut self, batch: Batch) -> Result<(), JobError> {
        self.held += batch.bytes.capacity() as u64;
        self.waiting.push(batch);
        match &self.spill {
            Some((folder, most)) if self.held > *most => {
                self.waiting.spill(folder).map_err(JobError::io(folder))?;
                self.held = 0;
            }
            _ => {}
        }
        Ok(())
    }

    fn end_round(&mut self, report: Report) -> Result<(Mail, Vec<Report>), JobError> {
        self.held = 0;
        Ok((std::mem::take(&mut self.waiting), vec![report]))
    }

    fn held(&self) -> u64 {
        self.held
    }
}
