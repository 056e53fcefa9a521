//! The question for the certificate of a law.

use super::{Law, LawCertified, LawSearch};
use crate::{Ask, Refused, Saves, Work, World};
use grundy::{Budget, Failure};
use grundy_words::say;
use serde::Deserialize;

/// Asks for a certificate of the law of a rule.
///
/// [`Check`](crate::check::Check) verifies it from the rule alone.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, law::CertifyLaw};
/// let question = CertifyLaw { rule: "kayles".into(), ..CertifyLaw::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert!(answer.certificate.unwrap().starts_with(r#"{"format":"grundy certificate","version":1,"kind":"law""#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CertifyLaw {
    /// The rule.
    pub rule: String,
    /// Compute values up to this heap at most, in the search for the law.
    #[serde(default = "Law::last_heap")]
    pub to: u64,
}

impl Default for CertifyLaw {
    fn default() -> CertifyLaw {
        CertifyLaw { rule: String::new(), to: Law::DEFAULT_TO }
    }
}

/// The work of certifying a law.
pub struct CertifyingLaw(LawSearch);

impl Ask for CertifyLaw {
    const NAME: &'static str = "certify-law";
    type Work = CertifyingLaw;

    fn begin(self, world: &World<'_>) -> Result<CertifyingLaw, Refused> {
        let law = Law { rule: self.rule, to: self.to, ..Law::default() };
        match law.begin(world)? {
            LawSearch::Family(family) => {
                Err(Refused::unsuited(say!("refused-certificate-one-rule-stands-many", text = family.text())))
            }
            search => Ok(CertifyingLaw(search)),
        }
    }
}

impl Work for CertifyingLaw {
    type Answer = LawCertified;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<LawCertified, Failure> {
        let CertifyingLaw(search) = self;
        search.advance(budget)?;
        LawCertified::here(&search.certificate(budget)?)
    }

    fn resumes(&self) -> bool {
        self.0.resumes()
    }

    fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        self.0.saves()
    }
}
