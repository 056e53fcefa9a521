//! Writes all values to a file as they are computed (`--keep`): two bytes each, the low one first, heap 0 first.

use super::progress::Progress;
use crate::fail::Fail;
use crate::output::cannot;
use grundy::sequence::Sparse;
use grundy_ask::law::KeptValues;
use grundy_words::say;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// A file that receives the values of one heap after the other.
///
/// A run syncs it to the disk before saving a checkpoint, so that it never has fewer values than the
/// checkpoint. A run that resumes cuts off the values beyond the checkpoint.
pub struct Keep {
    file: File,
    shown: String,
    /// The number of heaps whose values are in the file.
    heaps: u64,
    /// Why the last try to write failed.
    failed: Option<String>,
    /// The engine has dropped values that the file lacks, so that nothing more can be added.
    lost: bool,
}

/// The number of values to write at once, and to compare when a run resumes.
const CHUNK_VALUES: u64 = 1 << 16;

impl Keep {
    /// Opens the file for this engine, which is at its start or comes from a checkpoint.
    ///
    /// # Errors
    /// The file cannot be written, or holds something other than values of this run.
    pub fn open(path: &Path, engine: &Sparse, resumed: bool) -> Result<Keep, Fail> {
        let length = match path.metadata() {
            Ok(data) if !data.is_file() => return Err(cannot(path, &say!("program-no-regular-file"))),
            Ok(data) => data.len(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
            Err(error) => return Err(cannot(path, &error)),
        };
        let (known, shown) = (engine.heaps(), path.display().to_string());
        if !resumed && length > 0 {
            return Err(Fail::Bad(say!("program-already-run-begins-heap-0", file = shown.to_string())));
        }
        let heaps = known.min(length / 2);
        if heaps < known && engine.report().kept.start > heaps {
            return Err(Fail::Bad(say!(
                "program-values-heaps-checkpoint-those-lies",
                file = shown.to_string(),
                heaps = heaps,
                known = known
            )));
        }
        let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = open.map_err(|error| cannot(path, &error))?;
        let agrees = agrees(&mut file, engine, heaps).map_err(|error| cannot(path, &error))?;
        // A file of one byte holds no value that could be compared.
        if !agrees || length == 1 {
            return Err(Fail::Bad(say!(
                "program-other-values-than-checkpoint-belongs",
                file = shown.to_string()
            )));
        }
        file.set_len(2 * heaps).map_err(|error| cannot(path, &error))?;
        Ok(Keep { file, shown, heaps, failed: None, lost: false })
    }

    /// The file under the name that the user typed, and the number of heaps in it.
    pub fn told(&self) -> KeptValues {
        KeptValues { file: self.shown.clone(), heaps: self.heaps }
    }

    /// Adds all new values. If that fails, the run goes on, and the next call tries again as long as the
    /// engine has the values.
    pub fn append(&mut self, engine: &Sparse, progress: &Progress) {
        while !self.lost && self.heaps < engine.heaps() {
            let to = engine.heaps().min((self.heaps / CHUNK_VALUES + 1) * CHUNK_VALUES);
            let Some(values) = engine.values(self.heaps..to) else {
                self.lost = true;
                let why = say!("program-values-from-heap-no-longer", heaps = self.heaps);
                return progress.not_kept(&self.shown, self.heaps, &why);
            };
            match self.write(&values) {
                Ok(()) => (self.heaps, self.failed) = (to, None),
                Err(error) => return self.complain(&error, progress),
            }
        }
    }

    /// Syncs the file to the disk.
    pub fn sync(&mut self, progress: &Progress) {
        if let Err(error) = self.file.sync_data() {
            self.complain(&error, progress);
        }
    }

    /// Reports a failure once, even if the disk stays full.
    fn complain(&mut self, error: &io::Error, progress: &Progress) {
        let why = error.to_string();
        if self.failed.as_ref() != Some(&why) {
            progress.not_kept(&self.shown, self.heaps, &why);
        }
        self.failed = Some(why);
    }

    /// Writes values after the existing ones. A failed write leaves the file as it was.
    pub fn write(&mut self, values: &[u32]) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(2 * values.len());
        for value in values {
            let value = u16::try_from(*value)
                .map_err(|_| io::Error::other(format!("the value {value} does not fit into two bytes")))?;
            bytes.extend(value.to_le_bytes());
        }
        let end = 2 * self.heaps;
        self.file.seek(SeekFrom::Start(end))?;
        let written = self.file.write_all(&bytes);
        if written.is_err() {
            // Cut off half-written values. If that fails too, the next try overwrites them.
            let _ = self.file.set_len(end);
        }
        written
    }

    /// Adds the values of a run that has all of them.
    pub fn append_values(&mut self, values: &[u32]) -> io::Result<()> {
        self.write(values)?;
        self.heaps += values.len() as u64;
        Ok(())
    }
}

/// Whether the last values before heap `heaps` equal those that the engine still has.
fn agrees(file: &mut File, engine: &Sparse, heaps: u64) -> io::Result<bool> {
    let from = heaps.saturating_sub(CHUNK_VALUES);
    let Some(values) = engine.values(from..heaps).filter(|_| heaps > 0) else { return Ok(true) };
    let mut bytes = vec![0; 2 * values.len()];
    file.seek(SeekFrom::Start(2 * from))?;
    file.read_exact(&mut bytes)?;
    let pairs = bytes.chunks_exact(2).map(|pair| u32::from(u16::from_le_bytes([pair[0], pair[1]])));
    Ok(pairs.eq(values))
}
