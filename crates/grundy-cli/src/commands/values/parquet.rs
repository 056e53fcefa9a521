//! Parquet: the columns `heap` (`n` for a row of positions) and `nim_value`, both unsigned 64-bit.
//!
//! Heaps are stored as differences, so that they take little space; values are stored as indices into
//! the few that occur.

use super::sink::Sink;
use super::stream;
use crate::commands::parquet::failed;
use crate::fail::Fail;
use grundy_ask::values::{ListingValues, ValuesAnswer};
use parquet::basic::Encoding;
use parquet::data_type::Int64Type;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use std::fs::File;
use std::sync::Arc;

/// How many heaps make a row group, which is held until it is full.
const ROW_GROUP_HEAPS: usize = 1 << 20;

fn schema(number: &str) -> String {
    format!(
        "message nim_values {{
            REQUIRED INT64 {number} (INTEGER(64,false));
            REQUIRED INT64 nim_value (INTEGER(64,false));
        }}"
    )
}

/// The file, written one row group after the other.
pub struct Parquet {
    writer: Option<SerializedFileWriter<File>>,
    heaps: Vec<i64>,
    values: Vec<i64>,
}

impl Parquet {
    pub fn new(file: File, work: &ListingValues) -> Result<Self, Fail> {
        let said = |key: &str, value: &str| KeyValue::new(key.to_string(), value.to_string());
        let (number, of) = (stream::number(work), work.without_values(None).of);
        let properties = WriterProperties::builder()
            .set_created_by(concat!("grundy ", env!("CARGO_PKG_VERSION")).to_string())
            .set_column_dictionary_enabled(ColumnPath::from(number), false)
            .set_column_encoding(ColumnPath::from(number), Encoding::DELTA_BINARY_PACKED)
            .set_column_encoding(ColumnPath::from("nim_value"), Encoding::DELTA_BINARY_PACKED)
            .set_key_value_metadata(Some(vec![
                said("rule", &of.rule),
                said("canonical", &of.canonical),
                said("convention", "normal"),
            ]))
            .build();
        let schema = parse_message_type(&schema(number)).map_err(failed)?;
        let writer =
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)).map_err(failed)?;
        Ok(Parquet { writer: Some(writer), heaps: Vec::new(), values: Vec::new() })
    }

    /// Writes the gathered row group.
    fn group(&mut self) -> Result<(), ParquetError> {
        let Some(writer) = self.writer.as_mut().filter(|_| !self.heaps.is_empty()) else { return Ok(()) };
        let mut group = writer.next_row_group()?;
        for column in [&mut self.heaps, &mut self.values] {
            if let Some(mut out) = group.next_column()? {
                out.typed::<Int64Type>().write_batch(column, None, None)?;
                out.close()?;
            }
            column.clear();
        }
        group.close()?;
        Ok(())
    }
}

impl Sink for Parquet {
    fn piece(&mut self, first: u64, values: &[u64]) -> Result<(), Fail> {
        // The crate takes the bits of an unsigned column as signed numbers.
        self.heaps.extend((first..=u64::MAX).take(values.len()).map(|heap| heap as i64));
        self.values.extend(values.iter().map(|&value| value as i64));
        if self.heaps.len() >= ROW_GROUP_HEAPS { self.group().map_err(failed) } else { Ok(()) }
    }

    fn finish(&mut self, _: &ValuesAnswer) -> Result<(), Fail> {
        self.group().map_err(failed)?;
        if let Some(writer) = self.writer.take() {
            writer.close().map_err(failed)?;
        }
        Ok(())
    }
}
