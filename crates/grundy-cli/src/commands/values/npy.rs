//! NumPy's `.npy`: one row of unsigned 32-bit numbers (`<u4`), which `numpy.load` reads.
//!
//! The crates for this format bring a parser generator and need a C compiler; the format itself is one
//! line of text before the numbers, so this file writes it by hand.
//!
//! Reference: NumPy enhancement proposal 1, *A simple file format for NumPy arrays* (2007), version
//! 1.0 of the format.

use super::sink::Sink;
use crate::fail::Fail;
use grundy_ask::values::ValuesAnswer;
use grundy_words::say;
use std::fs::File;
use std::io::{BufWriter, Seek as _, Write as _};

/// The bytes of the head: its text is filled up with spaces, so that the length of the array, which
/// is known at the end, always fits.
const HEAD_BYTES: usize = 128;

/// The array; its length goes into its head at the end.
pub struct Npy {
    out: BufWriter<File>,
    count: u64,
}

impl Npy {
    pub fn new(file: File) -> Result<Self, Fail> {
        let mut out = BufWriter::with_capacity(1 << 16, file);
        out.write_all(&head(0))?;
        Ok(Npy { out, count: 0 })
    }
}

impl Sink for Npy {
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail> {
        for (heap, &value) in (first..=u64::MAX).zip(values) {
            let value = u32::try_from(value).map_err(|_| {
                Fail::Bad(say!("program-nim-value-heap-npy-files", heap = heap, value = value))
            })?;
            self.out.write_all(&value.to_le_bytes())?;
        }
        self.count += values.len() as u64;
        Ok(())
    }

    fn finish(&mut self, _: &ValuesAnswer) -> Result<(), Fail> {
        self.out.rewind()?;
        self.out.write_all(&head(self.count))?;
        Ok(self.out.flush()?)
    }
}

/// The head of an array of `count` numbers: magic, version, length of the text, text.
fn head(count: u64) -> Vec<u8> {
    let text = format!("{{'descr': '<u4', 'fortran_order': False, 'shape': ({count},), }}");
    let room = HEAD_BYTES - 10;
    let mut head = b"\x93NUMPY\x01\x00".to_vec();
    head.extend((room as u16).to_le_bytes());
    head.extend(format!("{text:<width$}\n", width = room - 1).bytes());
    head
}
