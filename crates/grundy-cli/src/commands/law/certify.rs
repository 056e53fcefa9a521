//! The certificate of a law (`--certificate`).

use crate::args::LawArgs;
use crate::commands::certified::CertificateFile;
use crate::fail::Fail;
use crate::output::same;
use crate::run::Run;
use grundy_ask::law::{LawCertified, LawSearch};
use grundy_words::say;

/// Opens the file of `--certificate`, which must differ from all other files of the run.
pub fn file<'a>(args: &'a LawArgs, work: &LawSearch) -> Result<Option<CertificateFile<'a>>, Fail> {
    let Some(path) = args.certificate.as_deref() else { return Ok(None) };
    if let LawSearch::Family(family) = work {
        return Err(Fail::Bad(say!("program-certificate-one-rule-stands-many", text = family.text())));
    }
    if let LawSearch::Misere(_) = work {
        return Err(Fail::Bad(say!("program-certificates-laws-belong-normal-play")));
    }
    for (what, other) in args.long.files() {
        if same(other, path) {
            let file = path.display().to_string();
            return Err(Fail::Bad(say!("program-also-the-certificate", what = what, file = file)));
        }
    }
    CertificateFile::open(path).map(Some)
}

/// Writes the certificate of the law.
///
/// # Errors
/// No law was found, or it has no certificate.
pub fn certify(file: CertificateFile<'_>, work: &mut LawSearch, run: &Run) -> Result<LawCertified, Fail> {
    let found = run.compute("certifying", |budget| work.certificate(budget));
    let certificate = found.map_err(|failure| run.fail(failure))?;
    let (file, written) = file.write(|out| certificate.write(out))?;
    Ok(LawCertified::in_file(file, &certificate, written))
}
