//! The format of the values: that of `--format`, or the one that the file's name implies.

use super::sink::Sink;
use crate::args::{Format, ValuesArgs};
use crate::fail::Fail;
use grundy_ask::last::Last;
use grundy_ask::values::{ListingValues, Values};
use grundy_words::say;
use std::fs::File;
use std::path::Path;

impl ValuesArgs {
    /// The last numbers that are asked for.
    pub fn lasts(&self) -> Vec<u64> {
        match &self.to {
            None => vec![Values::DEFAULT_TO],
            Some(Last::All(to)) => vec![*to],
            Some(Last::Each(all)) => all.clone(),
        }
    }

    /// The format of `--format`, or the one that the file's name implies; `None` if it implies none.
    pub fn format(&self) -> Option<Format> {
        match (self.format, &self.output) {
            (None, Some(path)) => Format::of(path),
            (format, _) => Some(format.unwrap_or(Format::Text)),
        }
    }
}

impl Format {
    /// The format that a file's name implies: by its extension, or by `b` and six digits for a b-file.
    fn of(path: &Path) -> Option<Format> {
        let name = path.file_name()?.to_str()?;
        let (stem, extension) = name.rsplit_once('.')?;
        Some(match extension.to_ascii_lowercase().as_str() {
            "txt" if is_oeis(stem) => Format::Bfile,
            "txt" => Format::Text,
            "json" => Format::Json,
            "csv" => Format::Csv,
            "bfile" => Format::Bfile,
            "npy" => Format::Npy,
            "parquet" | "pq" => Format::Parquet,
            _ => return None,
        })
    }

    pub fn is_binary(self) -> bool {
        matches!(self, Format::Npy | Format::Parquet)
    }

    /// The name of the format in messages.
    pub fn name(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Json => "JSON",
            Format::Csv => "CSV",
            Format::Bfile => "a b-file",
            Format::Npy => "npy",
            Format::Parquet => "Parquet",
        }
    }

    /// Refuses a format that this program was built without.
    pub fn is_built(self) -> Result<(), Fail> {
        if self == Format::Parquet && !cfg!(feature = "parquet") {
            return Err(Fail::Bad(say!("program-program-built-without-parquet-build")));
        }
        Ok(())
    }

    /// Writes values into a file of a binary format.
    pub fn binary(self, file: File, work: &ListingValues) -> Result<Box<dyn Sink>, Fail> {
        self.is_built()?;
        match self {
            Format::Npy => Ok(Box::new(super::npy::Npy::new(file)?)),
            #[cfg(feature = "parquet")]
            Format::Parquet => Ok(Box::new(super::parquet::Parquet::new(file, work)?)),
            _ => {
                let _ = (file, work);
                Err(Fail::Bad(say!("program-no-binary-format", name = self.name())))
            }
        }
    }
}

/// Whether this is the name of a b-file in the encyclopedia: `b002187`.
fn is_oeis(stem: &str) -> bool {
    stem.strip_prefix('b')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_digit()))
}
