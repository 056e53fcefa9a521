//! The summary of a written certificate of a law.

use crate::Answer;
use grundy::Failure;
use grundy::certificate::{LawCertificate, Written};
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// The summary of a written certificate of a law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LawCertified {
    /// The file that contains the certificate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The kind of certificate: always `law`.
    pub kind: CertifiedKind,
    /// The theorem that proves the law, as the file names it.
    pub theorem: String,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The SHA-256 of all bytes before the last line.
    pub sha256: String,
    /// The text of the certificate, if it is not in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
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
        LawCertified { file: Some(file), ..LawCertified::of(certificate, written) }
    }

    /// The certificate as text.
    ///
    /// # Errors
    /// The certificate is no text: this library has a bug.
    pub(super) fn here(certificate: &LawCertificate) -> Result<LawCertified, Failure> {
        let mut bytes = Vec::new();
        let wrong = |error: &dyn fmt::Display| Failure::Refused(error.to_string());
        let written = certificate.write(&mut bytes).map_err(|error| wrong(&error))?;
        let text = String::from_utf8(bytes).map_err(|error| wrong(&error))?;
        Ok(LawCertified { certificate: Some(text), ..LawCertified::of(certificate, written) })
    }

    fn of(certificate: &LawCertificate, written: Written) -> LawCertified {
        let Written { bytes, sha256, .. } = written;
        let theorem = certificate.theorem().into();
        LawCertified { file: None, kind: CertifiedKind::Law, theorem, bytes, sha256, certificate: None }
    }
}

impl Answer for LawCertified {}

impl fmt::Display for LawCertified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LawCertified { file, theorem, bytes, sha256, .. } = self;
        let file = file.clone().unwrap_or_else(|| say!("certificate-here"));
        let told = say!("certificate-of-law", file = file, theorem = theorem, bytes = bytes);
        write!(f, "{told}\n  SHA-256 {sha256}")
    }
}
