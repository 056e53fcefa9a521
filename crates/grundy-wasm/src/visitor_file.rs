//! A file that the visitor has opened, read piece by piece.

use grundy_ask::ReadSeek;
use std::io::{Error, ErrorKind, Read, Result, Seek, SeekFrom};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// A file of the visitor, as `visitor-file.ts` reads it.
    #[derive(Clone)]
    pub type VisitorFile;

    /// The number of bytes.
    #[wasm_bindgen(method, getter)]
    fn size(this: &VisitorFile) -> f64;

    /// The bytes from one place to another.
    #[wasm_bindgen(method, catch)]
    fn read(this: &VisitorFile, from: f64, to: f64) -> std::result::Result<Vec<u8>, JsValue>;
}

/// The file, from its start.
pub fn opened(file: &VisitorFile) -> Box<dyn ReadSeek> {
    Box::new(Opened { file: file.clone(), at: 0 })
}

struct Opened {
    file: VisitorFile,
    /// The place of the next byte.
    at: u64,
}

impl Read for Opened {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let (from, size) = (self.at as f64, self.file.size());
        let to = size.min(from + buffer.len() as f64);
        if from >= to {
            return Ok(0);
        }
        let bytes = self.file.read(from, to).map_err(|_| {
            Error::other(
                "the browser cannot read the file: it may have changed since it was opened; open it again",
            )
        })?;
        let count = bytes.len().min(buffer.len());
        buffer[..count].copy_from_slice(&bytes[..count]);
        self.at += count as u64;
        Ok(count)
    }
}

impl Seek for Opened {
    fn seek(&mut self, place: SeekFrom) -> Result<u64> {
        let to = match place {
            SeekFrom::Start(place) => Some(place),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
            SeekFrom::End(by) => (self.file.size() as u64).checked_add_signed(by),
        };
        self.at = to.ok_or_else(|| Error::from(ErrorKind::InvalidInput))?;
        Ok(self.at)
    }
}
