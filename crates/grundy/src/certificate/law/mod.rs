//! Certificates of laws: the rules in core form, the claim about all heaps, and the theorem that proves it.

mod head;
mod sparse;

use super::write::{Lines, Written};
use crate::law::Found;
use crate::law::claim::Witnesses;
use crate::law::positions::Lost;
use crate::sequence::{Report, Sequence};
use grundy_rules::logic::Core;
use grundy_rules::{Budget, Failure, Heap, Kind, Ruleset};
use head::Head;
use sparse::SparseWindow;
use std::io::{self, Write};

/// A law of the nim-values of all heaps, with the data that a program needs to verify it.
///
/// ```
/// use grundy::certificate::LawCertificate;
/// use grundy::{Budget, Ruleset, sequence::Sequence};
/// use std::sync::Arc;
/// let mut sequence = Sequence::new(Arc::new(Ruleset::parse("take {1,3,4}")?)).unwrap();
/// let found = sequence.find_law(1000, &mut Budget::default())?.unwrap();
/// let certificate = LawCertificate::of(&mut sequence, &found, None, &mut Budget::default())?;
/// assert_eq!(certificate.theorem(), "window repeat");
/// let mut file = Vec::new();
/// certificate.write(&mut file)?;
/// let head = std::str::from_utf8(&file)?.lines().next().unwrap();
/// let claim = r#""claim":{"period":[0,7,0],"values":[0,1,0,1,2,3,2]},"theorem":"window repeat"}"#;
/// assert!(head.ends_with(claim));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// | law | theorem |
/// |---|---|
/// | period of a finite take set | `window repeat`: the last max S values return |
/// | period of a set of all but finitely many numbers | `covered window`: the same, over the covered values |
/// | `take L..R` | `take range` |
/// | period of a take-and-break code | `guy-smith`, where few values are enough |
/// | the same for long periods | `sparse window`: in a sparse space the last values return |
/// | codes that leave three heaps or more, or have repeats `[ ]` | `quotients`: a sentence for automata in base 2 |
/// | arithmetic periods of codes, also with a saltus for each class | `quotients` |
/// | automata that read digits, and their periods | `sentence` |
/// | `take 1..T(n)`, T growing by 0 or 1 | `sliding window` |
/// | P-positions of automata ([`of_positions`](LawCertificate::of_positions)) | `p-positions` |
/// | P-positions of r-Wythoff ([`of_positions`](LawCertificate::of_positions)) | `fraenkel` |
#[derive(Debug)]
pub struct LawCertificate {
    head: Head,
    windows: Option<SparseWindow>,
}

/// The most values in the claim of a period, for human readers.
const MAX_VALUES: usize = 10_000;

impl LawCertificate {
    /// The certificate of a law that is proved, or true by theorem.
    ///
    /// The law comes from [`Sequence::find_law`] or from a run of [`Sparse`](crate::sequence::Sparse); the
    /// run's report may be passed too, which saves a search.
    ///
    /// # Errors
    /// [`Failure::Refused`] where the law is only seen, where the rule has no core form, or where no theorem
    /// of certificates covers it; the rule's own failure, or a spent budget.
    ///
    /// # Cost
    /// For a long period, about that of finding the values again.
    pub fn of(
        sequence: &mut Sequence,
        found: &Found,
        run: Option<&Report>,
        budget: &mut Budget<'_>,
    ) -> Result<LawCertificate, Failure> {
        let ruleset = sequence.ruleset().clone();
        let rule = ruleset.text();
        let Some(proof) = found.proof() else { return only_seen(rule) };
        let stated = proof.certificate(&found.law);
        let mut statement = stated.map_err(|why| Failure::Refused(format!("the law of `{rule}`{why}")))?;
        let heap = ruleset.heap().expect("sequences are of heaps");
        let Some(core) = Core::of(heap) else {
            return refused(format!(
                "the moves of `{rule}` cannot be said by linear arithmetic in few clauses: its law has no certificate"
            ));
        };
        if let Some(kept) = statement.claim.kept().filter(|kept| *kept <= MAX_VALUES) {
            sequence.extend((kept as u64).saturating_sub(1), budget)?;
            statement.claim.set_values(sequence.values()[..kept].to_vec());
        }
        let mut windows = None;
        if let (true, Some(period), Heap::Code(code)) = (statement.windows, found.law.period(), heap) {
            windows = sparse::of_code(code, &core, period, run, budget)?;
        }
        if let Some(windows) = &windows {
            statement.theorem = "sparse window";
            statement.witnesses = Witnesses { sparse: Some(windows.space), ..Witnesses::default() };
        }
        Ok(LawCertificate { head: Head::new(core, statement), windows })
    }

    /// The certificate of a law of P-positions, under a rule with coordinates: for the pairs of an automaton,
    /// and for those of r-Wythoff.
    ///
    /// # Errors
    /// [`Failure::Refused`] where the law is only seen, or where the rule has no core form.
    pub fn of_positions(ruleset: &Ruleset, found: &Found<Lost>) -> Result<LawCertificate, Failure> {
        let rule = ruleset.text();
        let Some(proof) = found.proof() else { return only_seen(rule) };
        let Kind::Points(points) = ruleset.kind() else {
            return refused(format!("`{rule}` has no positions of several numbers"));
        };
        let Some(core) = Core::of_points(points) else {
            return refused(format!(
                "the moves of `{rule}` cannot be said by linear arithmetic in few clauses"
            ));
        };
        let Some(statement) = proof.certificate(&found.law) else {
            return refused(format!("no measure is known by which play of `{rule}` ends"));
        };
        Ok(LawCertificate { head: Head::new(core, statement), windows: None })
    }

    /// The name of the theorem in the file.
    pub fn theorem(&self) -> &'static str {
        self.head.theorem
    }

    /// Writes the file.
    ///
    /// # Errors
    /// The writer's error.
    pub fn write(&self, out: &mut impl Write) -> io::Result<Written> {
        let mut lines = Lines::new(out);
        lines.line(&self.head)?;
        let Some(SparseWindow { rares, windows, .. }) = &self.windows else { return lines.end(0) };
        lines.line(rares)?;
        for window in windows {
            lines.line(window)?;
        }
        lines.end(1 + windows.len() as u64)
    }
}

fn refused(why: String) -> Result<LawCertificate, Failure> {
    Err(Failure::Refused(why))
}

fn only_seen(rule: &str) -> Result<LawCertificate, Failure> {
    refused(format!("the law of `{rule}` is only seen: a certificate shows what is proved"))
}
