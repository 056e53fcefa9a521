//! A file of moves as a list: CSV with the header `from,to`.

use crate::JobError;
use crate::jobs::source::{EachMove, MoveList};
use crate::node::{name_of, name_of_node, write_name};
use crate::states::{MAX_WIDTH, WIDTHS};
use grundy::graph::CsvMoves;
use grundy::{Failure, ParseError};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use twox_hash::XxHash3_128;

/// A state graph in a CSV file, which is read in pieces. The state of a node is its name.
///
/// ```
/// use grundy::{Budget, NimValue};
/// use grundy_states::{CsvFile, Settings, Source, Table, label_alone};
/// # let folder = tempfile::tempdir()?;
/// # let (moves, work, to) = (folder.path().join("a.csv"), folder.path().join("a.job"), folder.path().join("a.table"));
/// std::fs::write(&moves, "from,to\na,b\na,c\nb,c\n")?;
/// let graph = CsvFile::open(&moves)?;
/// label_alone(Source::List(&graph), &work, Settings::default(), &to, &mut Budget::default())?;
/// let a = graph.node("a").unwrap();
/// assert_eq!(Table::open(&to)?.get(&a)?.unwrap().nim_value(), Some(NimValue(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// The nodes and moves are those of [`StateGraph::read`](grundy::graph::StateGraph::read), however many pieces there are.
pub struct CsvFile {
    path: PathBuf,
    bytes: u64,
    /// Where the lines below the header begin.
    body: u64,
    hash: u128,
    width: usize,
}

/// The bytes that are read at once. A longer line grows the block.
const BLOCK: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl CsvFile {
    /// Opens a file, and passes over it once.
    ///
    /// # Errors
    /// The file cannot be read, its first line is not the header, it has no moves, or a name has more than 127 bytes.
    pub fn open(path: &Path) -> Result<CsvFile, JobError> {
        let mut file = BufReader::with_capacity(BLOCK, File::open(path).map_err(JobError::io(path))?);
        let (mut hash, mut bytes, mut longest, mut length) = (XxHash3_128::new(), 0, 0usize, 0usize);
        // A quote opens a name where nothing but spaces stands before it. A doubled one closes and opens it.
        let (mut is_quoted, mut is_blank, mut has_closed) = (false, true, false);
        loop {
            let read = file.fill_buf().map_err(JobError::io(path))?;
            if read.is_empty() {
                break;
            }
            hash.write(read);
            for byte in read {
                let is_quote = *byte == b'"' && (is_quoted || is_blank || has_closed);
                has_closed = is_quote && is_quoted;
                is_quoted ^= is_quote;
                let ends_line = matches!(byte, b'\n' | b'\r');
                let ends = ends_line || (*byte == b',' && !is_quoted);
                is_quoted &= !ends_line;
                is_blank = ends || (is_blank && byte.is_ascii_whitespace());
                length = if ends { 0 } else { length + 1 };
                longest = longest.max(length);
            }
            let count = read.len();
            bytes += count as u64;
            file.consume(count);
        }
        // A byte is for the length of the name; quotes and spaces around it do no harm.
        let width = WIDTHS.into_iter().find(|width| longest < 8 * width);
        let mut file = CsvFile {
            path: path.into(),
            bytes,
            body: 0,
            hash: hash.finish_128(),
            width: width.unwrap_or(MAX_WIDTH),
        };
        file.body = file.header()?;
        Ok(file)
    }

    /// The state of a node; `None` if its name is too long for a node of this file.
    pub fn node(&self, name: &str) -> Option<Vec<u64>> {
        name_of_node(name, self.width)
    }

    /// Where the first move stands.
    fn header(&self) -> Result<u64, JobError> {
        let mut start = Vec::new();
        let file = File::open(&self.path).map_err(JobError::io(&self.path))?;
        file.take(BLOCK as u64).read_to_end(&mut start).map_err(JobError::io(&self.path))?;
        let mark = if start.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let whole = line_end(&start).filter(|_| start.len() == BLOCK).unwrap_or(start.len());
        let text = self.text(&start[mark..whole], mark as u64)?;
        let mut moves = CsvMoves::below_header(text).map_err(|error| self.malformed(error, 0))?;
        let place = moves.place();
        if place == text.len() && whole as u64 == self.bytes {
            return Err(refused(&self.path, "the graph has no nodes, so there is no position to play from"));
        }
        Ok((mark + place) as u64)
    }

    /// The text of some lines, which begin at this byte.
    fn text<'b>(&self, lines: &'b [u8], at: u64) -> Result<&'b str, JobError> {
        std::str::from_utf8(lines).map_err(|error| {
            let line = self.line_of(at + error.valid_up_to() as u64);
            refused(&self.path, format!("line {line}: the text is not UTF-8"))
        })
    }

    /// Where the first line begins that begins at this byte or later.
    fn line_from(&self, byte: u64) -> Result<u64, JobError> {
        if byte <= self.body {
            return Ok(self.body);
        }
        let mut file = File::open(&self.path).map_err(JobError::io(&self.path))?;
        file.seek(SeekFrom::Start(byte - 1)).map_err(JobError::io(&self.path))?;
        let mut passed = byte - 1;
        for next in BufReader::new(file).bytes() {
            passed += 1;
            if matches!(next.map_err(JobError::io(&self.path))?, b'\n' | b'\r') {
                return Ok(passed);
            }
        }
        Ok(passed)
    }

    /// The number of the line at this byte.
    fn line_of(&self, byte: u64) -> usize {
        let lines = || -> std::io::Result<usize> {
            let mut file = BufReader::new(File::open(&self.path)?.take(byte));
            let mut lines = 1;
            loop {
                let read = file.fill_buf()?;
                let count = read.len();
                if count == 0 {
                    return Ok(lines);
                }
                lines += read.iter().filter(|byte| **byte == b'\n').count();
                file.consume(count);
            }
        };
        lines().unwrap_or(1)
    }

    /// An error in a block of lines that begins at this byte.
    fn malformed(&self, mut error: ParseError, at: u64) -> JobError {
        error.line += self.line_of(at) - 1;
        let file = self.path.display().to_string();
        Failure::Refused(error.in_file(file).to_string()).into()
    }
}

/// Where the last line of a block ends; `None` if no line ends in it.
fn line_end(block: &[u8]) -> Option<usize> {
    block.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).map(|last| last + 1)
}

fn refused(path: &Path, why: impl std::fmt::Display) -> JobError {
    Failure::Refused(format!("{}: {why}", path.display())).into()
}

impl MoveList for CsvFile {
    fn name(&self) -> String {
        let file = self.path.file_name().unwrap_or_default().to_string_lossy();
        format!("graph @{file} ({} bytes, {:032x})", self.bytes, self.hash)
    }

    fn width(&self) -> usize {
        self.width
    }

    fn piece(&self, piece: u32, pieces: u32, each: &mut EachMove<'_>) -> Result<(), JobError> {
        let length = u128::from(self.bytes - self.body);
        let bound = |piece: u32| self.body + (length * u128::from(piece) / u128::from(pieces)) as u64;
        // A line belongs to the piece in which it begins.
        let start = self.line_from(bound(piece))?;
        let end = if piece + 1 == pieces { self.bytes } else { self.line_from(bound(piece + 1))? };
        let mut file = File::open(&self.path).map_err(JobError::io(&self.path))?;
        file.seek(SeekFrom::Start(start)).map_err(JobError::io(&self.path))?;
        let mut file = file.take(end.saturating_sub(start));
        let (mut block, mut at, mut wanted) = (Vec::new(), start, BLOCK);
        let (mut from, mut to) = (vec![0; self.width], vec![0; self.width]);
        loop {
            let more = wanted.saturating_sub(block.len()) as u64;
            let read = (&mut file).take(more).read_to_end(&mut block).map_err(JobError::io(&self.path))?;
            let is_last = (read as u64) < more;
            let whole = if is_last { block.len() } else { line_end(&block).unwrap_or(0) };
            wanted = if whole == 0 { 2 * wanted } else { BLOCK };
            let mut moves = CsvMoves::of_lines(self.text(&block[..whole], at)?);
            while let Some(names) = moves.next_move().map_err(|error| self.malformed(error, at))? {
                for (name, state) in names.iter().zip([&mut from, &mut to]) {
                    if !write_name(name, state) {
                        let most = 8 * MAX_WIDTH - 1;
                        let why = match name.len() > most {
                            true => format!("the name `{name:.40}…` has more than {most} bytes"),
                            false => "the file changed while it was read".into(),
                        };
                        return Err(refused(&self.path, why));
                    }
                }
                each(&from, &to)?;
            }
            if is_last {
                return Ok(());
            }
            at += whole as u64;
            block.drain(..whole);
        }
    }

    fn show(&self, state: &[u64]) -> String {
        name_of(state)
    }
}
