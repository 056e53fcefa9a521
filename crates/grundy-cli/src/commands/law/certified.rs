//! The certificate of a law that was written, as text and as JSON.

use grundy::certificate::Written;
use serde_json::{Value, json};

/// A certificate that was written.
pub struct Certified {
    pub file: String,
    pub theorem: &'static str,
    pub written: Written,
}

impl Certified {
    pub fn json(&self) -> Value {
        let Certified { file, theorem, written } = self;
        json!({
            "file": file, "kind": "law", "theorem": theorem,
            "bytes": written.bytes, "sha256": written.sha256,
        })
    }

    pub fn text(&self) -> String {
        let Certified { file, theorem, written } = self;
        format!(
            "Certificate of the law: {file}, by \"{theorem}\", {} bytes\n  SHA-256 {}",
            written.bytes, written.sha256
        )
    }
}
