//! State graphs as tables of Arrow: the columns `from` and `to`, with a third one for labels if there are any; and the
//! solved nodes, as an Arrow file. Parquet files hold the same tables.

use crate::fail::Fail;
use arrow_array::builder::{StringBuilder, UInt64Builder};
use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    ArrowPrimitiveType, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type,
    UInt64Type,
};
use arrow_array::{AnyDictionaryArray, Array, ArrayRef, RecordBatch};
use arrow_ipc::reader::{FileReader, StreamReader};
use arrow_ipc::writer::FileWriter;
use arrow_schema::{ArrowError, DataType, Field, Schema};
use grundy::graph::{BuildError, Builder, NodeId, StateGraph, label_of};
use grundy_ask::graph::{Cell, Column, ColumnKind, GraphAnswer};
use std::fs::File;
use std::io::{BufWriter, Cursor};
use std::sync::Arc;

/// The names of the columns of moves.
pub const FROM: &str = "from";
pub const TO: &str = "to";
pub const LABEL: &str = "label";

/// The rows of a table that are laid out at once.
const BATCH_ROWS: usize = 1 << 16;

/// The graph in an Arrow file or stream.
pub fn read(bytes: &[u8]) -> Result<StateGraph, String> {
    let mut moves = Moves::default();
    let mut all = |batches: &mut dyn Iterator<Item = Result<RecordBatch, ArrowError>>| -> Result<(), String> {
        for batch in batches {
            moves.batch(&batch.map_err(|error| error.to_string())?)?;
        }
        Ok(())
    };
    let failed = |error: ArrowError| error.to_string();
    if bytes.starts_with(b"ARROW1") {
        all(&mut FileReader::try_new(Cursor::new(bytes), None).map_err(failed)?)?;
    } else {
        all(&mut StreamReader::try_new(Cursor::new(bytes), None).map_err(failed)?)?;
    }
    moves.finish()
}

/// A graph that is read batch by batch.
#[derive(Default)]
pub struct Moves {
    builder: Builder,
    /// The rows read before.
    rows: usize,
}

impl Moves {
    pub fn batch(&mut self, batch: &RecordBatch) -> Result<(), String> {
        let missing =
            |name| format!("the table has no column `{name}`; it needs the columns `{FROM}` and `{TO}`");
        let from = self.nodes(&column(batch, FROM)?.ok_or_else(|| missing(FROM))?, FROM)?;
        let to = self.nodes(&column(batch, TO)?.ok_or_else(|| missing(TO))?, TO)?;
        let labels = column(batch, LABEL)?.map(|labels| texts(&labels, LABEL)).transpose()?;
        for row in 0..batch.num_rows() {
            let place = self.rows + row + 1;
            let word =
                labels.as_ref().and_then(|labels| labels[row].as_deref()).filter(|word| !word.is_empty());
            match (from[row], to[row], word) {
                (Some(from), Some(to), None) => self.builder.edge(from, to),
                (Some(node), None, Some(word)) => {
                    let label = label_of(word).ok_or_else(|| {
                        format!(
                            "row {place}, column `{LABEL}`: this is no label; expected `win`, `loss` or `tie`"
                        )
                    })?;
                    self.builder.label(node, label).map_err(|error| format!("row {place}: {error}"))?;
                }
                (Some(_), Some(_), Some(_)) => return Err(format!("row {place}: a move has no label")),
                _ => return Err(format!("row {place} has an end without a name")),
            }
        }
        self.rows += batch.num_rows();
        Ok(())
    }

    pub fn finish(self) -> Result<StateGraph, String> {
        self.builder.finish().map_err(|error| error.to_string())
    }

    /// The nodes that a column names; none for a null.
    fn nodes(&mut self, column: &ArrayRef, name: &str) -> Result<Vec<Option<NodeId>>, String> {
        let first = self.rows + 1;
        let at = |place: usize, error: BuildError| format!("row {}, column `{name}`: {error}", first + place);
        let builder = &mut self.builder;
        macro_rules! numbers {
            ($($kind:ident),*) => {
                match column.data_type() {
                    $(kind if *kind == $kind::DATA_TYPE => {
                        let numbers = column.as_primitive::<$kind>().iter().enumerate();
                        return numbers.map(|(place, number)| number.map(|number| match u64::try_from(number) {
                            Ok(number) => builder.number(number),
                            Err(_) => builder.node(&number.to_string()),
                        }.map_err(|error| at(place, error))).transpose()).collect();
                    })*
                    _ => {}
                }
            };
        }
        numbers!(UInt64Type, Int64Type, UInt32Type, Int32Type, UInt16Type, Int16Type, UInt8Type, Int8Type);
        if let Some(dictionary) = column.as_any_dictionary_opt() {
            // Numbered row by row, in the order of first appearance.
            let names = texts(dictionary.values(), name)?;
            let keys = keys(dictionary);
            let named = |(place, key): (usize, usize)| match column.is_null(place) {
                true => Ok(None),
                false => names
                    .get(key)
                    .and_then(|name| name.as_deref())
                    .map(|name| builder.node(name))
                    .transpose()
                    .map_err(|error| at(place, error)),
            };
            return keys.into_iter().enumerate().map(named).collect();
        }
        let mut nodes = Vec::with_capacity(column.len());
        each_text(column, name, &mut |text| {
            let node = text.map(|text| builder.node(text)).transpose();
            nodes.push(node.map_err(|error| at(nodes.len(), error))?);
            Ok(())
        })?;
        Ok(nodes)
    }
}

/// The places of the values in a dictionary; a row without a value has any.
fn keys(dictionary: &dyn AnyDictionaryArray) -> Vec<usize> {
    // The crate has no keys for a dictionary without values.
    if dictionary.values().is_empty() { vec![0; dictionary.len()] } else { dictionary.normalized_keys() }
}

/// The column of this name, in any case, if there is one.
fn column(batch: &RecordBatch, name: &str) -> Result<Option<ArrayRef>, String> {
    let schema = batch.schema();
    let mut places = (0..).zip(schema.fields()).filter(|(_, field)| field.name().eq_ignore_ascii_case(name));
    match (places.next(), places.next()) {
        (Some((_, first)), Some((_, second))) => {
            Err(format!("the columns `{}` and `{}` are both `{name}`", first.name(), second.name()))
        }
        (found, _) => Ok(found.map(|(place, _)| batch.column(place).clone())),
    }
}

/// Passes on each text of the column of this name.
fn each_text(
    column: &ArrayRef,
    name: &str,
    each: &mut dyn FnMut(Option<&str>) -> Result<(), String>,
) -> Result<(), String> {
    if let Some(texts) = column.as_string_opt::<i32>() {
        texts.iter().try_for_each(each)
    } else if let Some(texts) = column.as_string_opt::<i64>() {
        texts.iter().try_for_each(each)
    } else if let Some(texts) = column.as_string_view_opt() {
        texts.iter().try_for_each(each)
    } else if matches!(column.data_type(), DataType::Null) {
        (0..column.len()).try_for_each(|_| each(None))
    } else {
        let expected = if name == LABEL { "text" } else { "text or whole numbers" };
        Err(format!("the column `{name}` has the type {}; expected {expected}", column.data_type()))
    }
}

/// The texts of a column; they may be in a dictionary.
fn texts(column: &ArrayRef, name: &str) -> Result<Vec<Option<String>>, String> {
    if let Some(dictionary) = column.as_any_dictionary_opt() {
        let words = texts(dictionary.values(), name)?;
        let keys = keys(dictionary);
        let word = |(place, key): (usize, usize)| {
            words.get(key).cloned().flatten().filter(|_| !column.is_null(place))
        };
        return Ok(keys.into_iter().enumerate().map(word).collect());
    }
    let mut texts = Vec::with_capacity(column.len());
    each_text(column, name, &mut |text| {
        texts.push(text.map(str::to_owned));
        Ok(())
    })?;
    Ok(texts)
}

/// Writes the solved nodes as an Arrow file.
pub fn write(solved: &GraphAnswer, file: File) -> Result<(), Fail> {
    let mut writer = FileWriter::try_new(BufWriter::new(file), &schema(solved)).map_err(failed)?;
    batches(solved, |batch| writer.write(&batch).map_err(failed))?;
    writer.finish().map_err(failed)?;
    // Dropping would lose an error of the disk.
    writer.into_inner().map_err(failed)?.into_inner().map_err(|error| Fail::Output(error.into_error()))?;
    Ok(())
}

/// The columns of the solved nodes.
pub fn schema(solved: &GraphAnswer) -> Arc<Schema> {
    let field = |(place, column): (usize, Column)| {
        let kind = match column.kind {
            ColumnKind::Number => DataType::UInt64,
            ColumnKind::Text => DataType::Utf8,
        };
        Field::new(column.name, kind, place > 0)
    };
    Arc::new(Schema::new(solved.columns().enumerate().map(field).collect::<Vec<_>>()))
}

/// Passes on the solved nodes, some thousand at once.
pub fn batches(
    solved: &GraphAnswer,
    mut each: impl FnMut(RecordBatch) -> Result<(), Fail>,
) -> Result<(), Fail> {
    let (schema, columns) = (schema(solved), solved.columns().collect::<Vec<_>>());
    let mut nodes = solved.solved().peekable();
    while nodes.peek().is_some() {
        let batch: Vec<NodeId> = nodes.by_ref().take(BATCH_ROWS).collect();
        let column = |(place, column): (usize, &Column)| filled(solved, &batch, place, column.kind);
        let filled = columns.iter().enumerate().map(column).collect();
        each(RecordBatch::try_new(schema.clone(), filled).map_err(failed)?)?;
    }
    Ok(())
}

/// One column of some nodes.
fn filled(solved: &GraphAnswer, nodes: &[NodeId], place: usize, kind: ColumnKind) -> ArrayRef {
    let cells = nodes.iter().map(|&node| solved.cell(node, place));
    match kind {
        ColumnKind::Number => {
            let mut numbers = UInt64Builder::with_capacity(nodes.len());
            cells.for_each(|cell| {
                numbers.append_option(if let Cell::Number(number) = cell { Some(number) } else { None })
            });
            Arc::new(numbers.finish())
        }
        ColumnKind::Text => {
            let mut texts = StringBuilder::new();
            cells.for_each(|cell| {
                texts.append_option(if let Cell::Text(text) = &cell { Some(&**text) } else { None })
            });
            Arc::new(texts.finish())
        }
    }
}

/// Unwraps an error of the disk from that of the crate.
pub fn failed(error: ArrowError) -> Fail {
    Fail::Output(match error {
        ArrowError::IoError(_, error) => error,
        other => std::io::Error::other(other),
    })
}
