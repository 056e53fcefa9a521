//! The certificate of a law that was written.

use grundy::certificate::{LawCertificate, Written};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// A certificate of a law that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LawCertified {
    /// The file it was written to.
    pub file: String,
    /// What the certificate shows: a law.
    pub kind: CertifiedKind,
    /// The theorem by which the law is shown, as it stands in the file.
    pub theorem: String,
    /// How many bytes the file has.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    pub sha256: String,
}

/// What a certificate of a law shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CertifiedKind {
    /// A law.
    Law,
}

impl LawCertified {
    /// A certificate that was written to a file.
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
