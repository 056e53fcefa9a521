//! A file of moves as a list: CSV with the header `from,to`.

use crate::states::{EachMove, MAX_WIDTH, WIDTHS};
use crate::{JobError, States};
use csv::{ReaderBuilder, StringRecord};
use grundy::graph::check_name;
use grundy::{Budget, Failure, Flow};
use std::fs::File;
use std::io::{BufRead, BufReader, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use twox_hash::XxHash3_128;

/// A state graph in a CSV file, which is read in pieces. The state of a node is its name.
///
/// ```
/// use grundy::{Budget, NimValue};
/// use grundy_states::{CsvFile, Settings, Table, label_alone};
/// # let folder = tempfile::tempdir()?;
/// # let (moves, work, to) = (folder.path().join("a.csv"), folder.path().join("a.job"), folder.path().join("a.table"));
/// std::fs::write(&moves, "from,to\na,b\na,c\nb,c\n")?;
/// let graph = CsvFile::open(&moves)?;
/// label_alone(&graph, &work, Settings::default(), &to, &mut Budget::default())?;
/// let a = graph.node("a").unwrap();
/// assert_eq!(Table::open(&to)?.get(&a)?.unwrap().nim_value(), Some(NimValue(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// The nodes and moves are those of [`StateGraph::read`](grundy::graph::StateGraph::read).
pub struct CsvFile {
    path: PathBuf,
    bytes: u64,
    /// Where the lines below the header begin.
    body: u64,
    hash: u128,
    width: usize,
}

impl CsvFile {
    /// Opens a file, and passes over it once.
    ///
    /// # Errors
    /// The file cannot be read, its first line is not the header, or a name has more than 127 bytes.
    pub fn open(path: &Path) -> Result<CsvFile, JobError> {
        let mut file = BufReader::with_capacity(1 << 20, File::open(path).map_err(JobError::io(path))?);
        let (mut hash, mut bytes, mut longest, mut length) = (XxHash3_128::new(), 0, 0usize, 0usize);
        loop {
            let read = file.fill_buf().map_err(JobError::io(path))?;
            if read.is_empty() {
                break;
            }
            hash.write(read);
            for byte in read {
                length = if matches!(byte, b',' | b'\n' | b'\r' | b'"') { 0 } else { length + 1 };
                longest = longest.max(length);
            }
            let count = read.len();
            bytes += count as u64;
            file.consume(count);
        }
        // A byte is for the length of the name.
        let width = WIDTHS.into_iter().find(|width| longest < 8 * width);
        let width = width
            .ok_or_else(|| refused(path, format!("a name has more than {} bytes", 8 * MAX_WIDTH - 1)))?;
        let mut file = CsvFile { path: path.into(), bytes, body: 0, hash: hash.finish_128(), width };
        let mut records = file.records(0)?;
        let header = records.records().next().transpose().ok().flatten();
        file.body = records.position().byte();
        let is_header = |header: &StringRecord| {
            header.len() == 2
                && header[0].eq_ignore_ascii_case("from")
                && header[1].eq_ignore_ascii_case("to")
        };
        if !header.as_ref().is_some_and(is_header) {
            return Err(refused(path, "line 1: the first line is not the header `from,to`"));
        }
        Ok(file)
    }

    /// The state of a node; `None` if its name is too long for a node of this file.
    pub fn node(&self, name: &str) -> Option<Vec<u64>> {
        name_of_node(name, self.width)
    }

    /// The records from a byte on.
    fn records(&self, from: u64) -> Result<csv::Reader<BufReader<File>>, JobError> {
        let mut file = File::open(&self.path).map_err(JobError::io(&self.path))?;
        file.seek(SeekFrom::Start(from)).map_err(JobError::io(&self.path))?;
        let file = BufReader::with_capacity(1 << 20, file);
        Ok(ReaderBuilder::new().has_headers(false).flexible(true).from_reader(file))
    }

    /// Where the first line begins that begins at this byte or later.
    fn line_from(&self, byte: u64) -> Result<u64, JobError> {
        if byte <= self.body {
            return Ok(self.body);
        }
        let mut file = File::open(&self.path).map_err(JobError::io(&self.path))?;
        file.seek(SeekFrom::Start(byte - 1)).map_err(JobError::io(&self.path))?;
        let mut rest = Vec::new();
        let passed = BufReader::new(file).read_until(b'\n', &mut rest).map_err(JobError::io(&self.path))?;
        Ok(byte - 1 + passed as u64)
    }

    /// An error in the first line from this byte on that is not blank.
    fn malformed(&self, byte: u64, why: &str) -> JobError {
        let lines = || -> std::io::Result<u64> {
            let mut file = BufReader::new(File::open(&self.path)?);
            let (mut line, mut passed) = (1, 0);
            loop {
                let read = file.fill_buf()?;
                for next in read {
                    if passed >= byte && !next.is_ascii_whitespace() {
                        return Ok(line);
                    }
                    passed += 1;
                    line += u64::from(*next == b'\n');
                }
                let count = read.len();
                if count == 0 {
                    return Ok(line);
                }
                file.consume(count);
            }
        };
        match lines() {
            Ok(line) => refused(&self.path, format!("line {line}: {why}")),
            Err(error) => JobError::io(&self.path)(error),
        }
    }
}

fn refused(path: &Path, why: impl std::fmt::Display) -> JobError {
    Failure::Refused(format!("{}: {why}", path.display())).into()
}

/// Writes a name into a state: its bytes, then zeros, and its length at the end. So states are in the order of their names.
fn write_name(name: &str, state: &mut [u64]) -> bool {
    let bytes = name.as_bytes();
    let fits = bytes.len() < 8 * state.len();
    if fits {
        state.fill(0);
        for (place, byte) in bytes.iter().enumerate() {
            state[place / 8] |= u64::from(*byte) << (56 - 8 * (place % 8));
        }
        if let Some(last) = state.last_mut() {
            *last |= bytes.len() as u64;
        }
    }
    fits
}

/// The state of a node by its name, in so many words; `None` if it does not fit.
pub fn name_of_node(name: &str, width: usize) -> Option<Vec<u64>> {
    let mut state = vec![0; width];
    write_name(name, &mut state).then_some(state)
}

/// The name of a node by its state.
pub fn name_of(state: &[u64]) -> String {
    let bytes: Vec<u8> = state.iter().flat_map(|word| word.to_be_bytes()).collect();
    let length = bytes.last().map_or(0, |length| usize::from(*length)).min(bytes.len().saturating_sub(1));
    String::from_utf8_lossy(&bytes[..length]).into_owned()
}

impl States for CsvFile {
    fn name(&self) -> String {
        let file = self.path.file_name().unwrap_or_default().to_string_lossy();
        format!("graph @{file} ({} bytes, {:032x})", self.bytes, self.hash)
    }

    fn width(&self) -> usize {
        self.width
    }

    fn start(&self) -> Result<Vec<u64>, JobError> {
        Err(refused(&self.path, "a list of moves has no start"))
    }

    fn options(
        &self,
        _: &[u64],
        _: &mut Budget<'_>,
        _: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), JobError> {
        Err(refused(&self.path, "the moves of a list are read in pieces"))
    }

    fn is_listed(&self) -> bool {
        true
    }

    fn listed(&self, piece: u32, pieces: u32, each: &mut EachMove<'_>) -> Result<(), JobError> {
        let length = u128::from(self.bytes - self.body);
        let bound = |piece: u32| self.body + (length * u128::from(piece) / u128::from(pieces)) as u64;
        let (start, end) = (self.line_from(bound(piece))?, bound(piece + 1));
        let mut records = self.records(start)?;
        let mut record = StringRecord::new();
        let (mut from, mut to) = (vec![0; self.width], vec![0; self.width]);
        loop {
            // A line belongs to the piece in which it begins.
            let at = start + records.position().byte();
            if at >= end && piece + 1 < pieces {
                return Ok(());
            }
            match records.read_record(&mut record) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(error) => return Err(self.malformed(at, &error.to_string())),
            }
            // Blank lines may have come before the record.
            let at = start + record.position().map_or(0, csv::Position::byte);
            if at >= end && piece + 1 < pieces {
                return Ok(());
            }
            if record.len() != 2 {
                return Err(self.malformed(at, "a line has two columns, from and to"));
            }
            // A reader that trims makes a new record of each line.
            for (name, state) in [(record[0].trim(), &mut from), (record[1].trim(), &mut to)] {
                check_name(name).map_err(|error| self.malformed(at, &error.to_string()))?;
                if !write_name(name, state) {
                    return Err(self.malformed(at, "the file changed while it was read"));
                }
            }
            each(&from, &to)?;
        }
    }

    fn show(&self, state: &[u64]) -> String {
        name_of(state)
    }
}
