//! The certificate of a law (`--certificate`).

use super::answer::Answer;
use super::certified::Certified;
use super::pairs::Pairs;
use crate::args::LawArgs;
use crate::commands::certified::CertificateFile;
use crate::fail::Fail;
use crate::output::same;
use crate::run::Run;
use grundy::certificate::LawCertificate;
use grundy::sequence::Sequence;

/// The file that was asked for, which no other file of the run may be.
pub fn file(args: &LawArgs) -> Result<Option<CertificateFile<'_>>, Fail> {
    let Some(path) = args.certificate.as_deref() else { return Ok(None) };
    for (what, other) in args.long.files() {
        if same(other, path) {
            return Err(Fail::Bad(format!(
                "{} cannot be both {what} and the certificate; choose two files",
                path.display()
            )));
        }
    }
    CertificateFile::open(path).map(Some)
}

/// Writes the certificate of the law that was found.
///
/// # Errors
/// No law was found, or it has no certificate.
pub fn certify(
    file: CertificateFile<'_>,
    sequence: &mut Sequence,
    answer: &Answer,
    run: &Run,
) -> Result<Certified, Fail> {
    let Some(found) = &answer.found else {
        return Err(Fail::Bad("no law was found, so there is no certificate".into()));
    };
    let certificate =
        LawCertificate::of(sequence, found, answer.report.as_ref(), &mut run.budget("certifying"))
            .map_err(|failure| run.fail(failure))?;
    write(file, &certificate)
}

/// Writes the certificate of a law of P-positions.
///
/// # Errors
/// As [`certify`].
pub fn certify_pairs(file: CertificateFile<'_>, answer: &Pairs, run: &Run) -> Result<Certified, Fail> {
    let Some((ruleset, found)) = answer.law() else {
        return Err(Fail::Bad("no law was found, so there is no certificate".into()));
    };
    write(file, &LawCertificate::of_positions(ruleset, found).map_err(|failure| run.fail(failure))?)
}

fn write(file: CertificateFile<'_>, certificate: &LawCertificate) -> Result<Certified, Fail> {
    let (file, written) = file.write(|out| certificate.write(out))?;
    Ok(Certified { file, theorem: certificate.theorem(), written })
}
