//! The certificate of a law (`--certificate`).

use crate::args::LawArgs;
use crate::commands::certified::CertificateFile;
use crate::fail::Fail;
use crate::output::same;
use crate::run::Run;
use grundy_ask::law::{LawAnswer, LawCertified, LawSearch};

/// Opens the file of `--certificate`, which must differ from all other files of the run.
pub fn file<'a>(args: &'a LawArgs, work: &LawSearch) -> Result<Option<CertificateFile<'a>>, Fail> {
    let Some(path) = args.certificate.as_deref() else { return Ok(None) };
    if let LawSearch::Family(family) = work {
        return Err(Fail::Bad(format!(
            "--certificate is for one rule, and `{}` stands for many: give the letters numbers",
            family.text()
        )));
    }
    if let LawSearch::Misere(_) = work {
        return Err(Fail::Bad(
            "certificates of laws belong to normal play; leave out --misere or --certificate".into(),
        ));
    }
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

/// Notes in the answer why the law has no certificate.
pub fn failed(answer: &mut LawAnswer, why: &Fail) {
    let no_certificate = Some(why.no_answer());
    match answer {
        LawAnswer::Heaps(answer) => answer.no_certificate = no_certificate,
        LawAnswer::Pairs(answer) => answer.no_certificate = no_certificate,
        LawAnswer::Misere(_) | LawAnswer::Family(_) => {}
    }
}

/// Writes the certificate of the law, and adds it to the answer.
///
/// # Errors
/// No law was found, or it has no certificate.
pub fn certify(
    file: CertificateFile<'_>,
    work: &mut LawSearch,
    answer: &mut LawAnswer,
    run: &Run,
) -> Result<(), Fail> {
    let certificate = work.certificate(&mut run.budget("certifying")).map_err(|failure| run.fail(failure))?;
    let (file, written) = file.write(|out| certificate.write(out))?;
    let certified = Some(LawCertified::in_file(file, &certificate, written));
    match answer {
        LawAnswer::Heaps(answer) => answer.certificate = certified,
        LawAnswer::Pairs(answer) => answer.certificate = certified,
        LawAnswer::Misere(_) | LawAnswer::Family(_) => {}
    }
    Ok(())
}
