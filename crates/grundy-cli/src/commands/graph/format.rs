//! The format of the solved graph: that of `--format`, or the one that the file's name implies.

use crate::args::{GraphArgs, GraphFormat};
use crate::fail::Fail;
use grundy_ask::graph::GraphAnswer;
use grundy_words::say;
use std::fs::File;
use std::path::Path;

impl GraphArgs {
    /// The format, if this program was built with it.
    pub fn format(&self) -> Result<GraphFormat, Fail> {
        let format = match (self.format, &self.output) {
            (Some(format), _) => format,
            (None, None) => GraphFormat::Text,
            (None, Some(path)) => GraphFormat::of(path).ok_or_else(|| {
                Fail::Bad(say!("program-name-of-graph-says-nothing", file = path.display().to_string()))
            })?,
        };
        let is_built = match format {
            GraphFormat::Parquet => cfg!(feature = "parquet"),
            GraphFormat::Arrow => cfg!(feature = "arrow"),
            _ => true,
        };
        if is_built { Ok(format) } else { Err(not_built(format.name())) }
    }
}

/// The refusal for a format that this program was built without.
pub fn not_built(name: &str) -> Fail {
    Fail::Bad(say!("program-built-without", name = name))
}

impl GraphFormat {
    /// The format that a file's name implies.
    pub fn of(path: &Path) -> Option<GraphFormat> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match &*extension {
            "txt" => GraphFormat::Text,
            "json" => GraphFormat::Json,
            "csv" => GraphFormat::Csv,
            "dot" | "gv" => GraphFormat::Dot,
            "graphml" | "xml" => GraphFormat::Graphml,
            "parquet" | "pq" => GraphFormat::Parquet,
            "arrow" | "feather" | "ipc" => GraphFormat::Arrow,
            _ => return None,
        })
    }

    pub fn is_binary(self) -> bool {
        matches!(self, GraphFormat::Parquet | GraphFormat::Arrow)
    }

    /// The name of the format in messages.
    pub fn name(self) -> &'static str {
        match self {
            GraphFormat::Text => "text",
            GraphFormat::Json => "JSON",
            GraphFormat::Csv => "CSV",
            GraphFormat::Dot => "DOT",
            GraphFormat::Graphml => "GraphML",
            GraphFormat::Parquet => "Parquet",
            GraphFormat::Arrow => "Arrow",
        }
    }

    /// Writes the solved nodes into a file of a binary format.
    pub fn write_bytes(self, solved: &GraphAnswer, file: File) -> Result<(), Fail> {
        match self {
            #[cfg(feature = "parquet")]
            GraphFormat::Parquet => super::parquet::write(solved, file),
            #[cfg(feature = "arrow")]
            GraphFormat::Arrow => super::frame::write(solved, file),
            _ => {
                let _ = (solved, file);
                Err(Fail::Bad(say!("program-no-binary-format", name = self.name())))
            }
        }
    }
}
