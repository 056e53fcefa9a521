//! The summary of a written certificate of a law.

use grundy::certificate::{LawCertificate, Written};
use serde::Serialize;
use std::fmt;

/// A certificate of a law in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LawCertified {
    /// The file that contains the certificate.
    pub file: String,
    /// The kind of certificate: always `law`.
    pub kind: CertifiedKind,
    /// The theorem that proves the law, as the file names it.
    pub theorem: String,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    pub sha256: String,
}

/// The kind of a certificate of a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum CertifiedKind {
    /// A certificate of a law.
    Law,
}

impl LawCertified {
    /// The summary of a certificate that the program has written to a file.
    pub fn in_file(file: String, certificate: &LawCertificate, written: Written) -> LawCertified {
        let Written { bytes, sha256, .. } = written;
        LawCertified { file, kind: CertifiedKind::Law, theorem: certificate.theorem().into(), bytes, sha256 }
    }
}

impl fmt::Display for LawCertified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LawCertified { file, theorem, bytes, sha256, .. } = self;
        write!(f, "Certificate of the law: {file}, by \"{theorem}\", {bytes} bytes\n  SHA-256 {sha256}")
    }
}
