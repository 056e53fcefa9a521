//! State graphs in Parquet, and solved nodes as Parquet: the tables of [`frame`](super::frame).

use super::frame::{self, FROM, LABEL, Moves, TO};
use crate::commands::parquet::failed;
use crate::fail::Fail;
use grundy::graph::StateGraph;
use grundy_ask::graph::GraphAnswer;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::arrow::{ArrowWriter, ProjectionMask};
use parquet::file::properties::WriterProperties;
use std::fs::File;

/// The graph in a Parquet file.
pub fn read(bytes: Vec<u8>) -> Result<StateGraph, String> {
    let failed = |error: parquet::errors::ParquetError| error.to_string();
    let file = ParquetRecordBatchReaderBuilder::try_new(bytes::Bytes::from(bytes)).map_err(failed)?;
    let columns = file.parquet_schema().root_schema().get_fields();
    let wanted = |name: &str| [FROM, TO, LABEL].iter().any(|known| name.eq_ignore_ascii_case(known));
    let places =
        columns.iter().enumerate().filter(|(_, column)| wanted(column.name())).map(|(place, _)| place);
    let mask = ProjectionMask::roots(file.parquet_schema(), places.collect::<Vec<_>>());
    let mut moves = Moves::default();
    for batch in file.with_projection(mask).build().map_err(failed)? {
        moves.batch(&batch.map_err(|error| error.to_string())?)?;
    }
    moves.finish()
}

/// Writes the solved nodes.
pub fn write(solved: &GraphAnswer, file: File) -> Result<(), Fail> {
    let properties = WriterProperties::builder()
        .set_created_by(concat!("grundy ", env!("CARGO_PKG_VERSION")).to_string())
        .build();
    let mut writer = ArrowWriter::try_new(file, frame::schema(solved), Some(properties)).map_err(failed)?;
    frame::batches(solved, |batch| writer.write(&batch).map_err(failed))?;
    writer.close().map_err(failed)?;
    Ok(())
}
