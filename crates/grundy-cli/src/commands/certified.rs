//! The file of a certificate, opened before the work begins, so that a file that cannot be written fails at once.

use crate::fail::Fail;
use crate::output::{Text, cannot};
use grundy::certificate::Written;
use std::io;
use std::path::Path;

/// The file before it is written.
pub struct CertificateFile<'a> {
    path: &'a Path,
    out: Text,
}

impl<'a> CertificateFile<'a> {
    pub fn open(path: &'a Path) -> Result<Self, Fail> {
        Ok(CertificateFile { path, out: Text::to(Some(path))? })
    }

    /// Writes the certificate; the file gets its name when it is whole. Returns that name, and what was written.
    pub fn write(
        mut self,
        certificate: impl FnOnce(&mut Text) -> io::Result<Written>,
    ) -> Result<(String, Written), Fail> {
        let written = certificate(&mut self.out).map_err(|why| cannot(self.path, &why))?;
        self.out.keep().map_err(|why| cannot(self.path, &why))?;
        Ok((self.path.display().to_string(), written))
    }
}
