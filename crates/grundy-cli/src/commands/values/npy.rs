//! NumPy's `.npy`: one row of unsigned 32-bit numbers (`<u4`), which `numpy.load` reads.

use super::stream::Sink;
use crate::fail::Fail;
use grundy::Stopped;
use npyz::{NpyWriter, WriteOptions, WriterBuilder as _};
use std::fs::File;
use std::io::BufWriter;

/// The array, whose length is written into its head at the end.
pub struct Npy {
    writer: Option<NpyWriter<u32, BufWriter<File>>>,
}

impl Npy {
    pub fn new(file: File) -> Result<Self, Fail> {
        let writer = WriteOptions::new().default_dtype().writer(BufWriter::new(file)).begin_1d()?;
        Ok(Npy { writer: Some(writer) })
    }
}

impl Sink for Npy {
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail> {
        let Some(writer) = &mut self.writer else { return Ok(()) };
        for (heap, &value) in (first..=u64::MAX).zip(values) {
            let value = u32::try_from(value).map_err(|_| {
                Fail::Bad(format!(
                    "the nim-value of heap {heap} is {value}, and npy files of nim-values hold numbers below 2^32; \
                     write Parquet or CSV"
                ))
            })?;
            writer.push(&value)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: Option<&Stopped>) -> Result<(), Fail> {
        Ok(self.writer.take().map_or(Ok(()), NpyWriter::finish)?)
    }
}
