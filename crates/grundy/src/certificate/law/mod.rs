//! Certificates of laws: the rules in their core form, what is claimed of all heaps, and the theorem that shows it.

mod head;
mod sparse;

use super::write::{Lines, Written};
use crate::automaton::Numeration;
use crate::law::positions::{FoundLost, Lost};
use crate::law::{Found, GuySmith, Law, Period, Repeat as _, automatic};
use crate::sequence::{Report, Sequence};
use grundy_rules::code::Code;
use grundy_rules::formula::termination::{Ends, Reason};
use grundy_rules::logic::Core;
use grundy_rules::{Budget, Failure, Heap, Kind, KnownBy, Ruleset};
use head::{Claim, Head, Relation, Witnesses};
use sparse::SparseWindow;
use std::io::{self, Write};

/// A law of the nim-values of all heaps, with what a program needs that is to see that it is true.
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
/// assert!(head.ends_with(r#""claim":{"period":[0,7,0],"values":[0,1,0,1,2,3,2]},"theorem":"window repeat"}"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// | law | theorem |
/// |---|---|
/// | period of a finite take set | `window repeat`: the last max S values come again |
/// | period of a set of all numbers but finitely many | `covered window`: the same, over the values that smaller heaps cover |
/// | `take L..R` | `take range` |
/// | period of a take-and-break code | `guy-smith`, where few values are enough |
/// | the same for long periods | `sparse window`: in a sparse space the last values come again |
/// | arithmetic periods, also with a saltus for each class, repeats `[ ]` | `quotients`: a sentence that automata in base 2 decide |
/// | machines that read digits, and their periods | `sentence` |
/// | `take 1..T(n)`, T growing by 0 or 1 | `sliding window` |
/// | P-positions that machines read ([`of_positions`](LawCertificate::of_positions)) | `p-positions` |
/// | P-positions of r-Wythoff ([`of_positions`](LawCertificate::of_positions)) | `fraenkel` |
#[derive(Debug)]
pub struct LawCertificate {
    head: Head,
    windows: Option<SparseWindow>,
}

/// As many values as a reader may look through stand in the claim of a period.
const MOST_VALUES: usize = 10_000;
/// So few values are found by definition without thinking of a faster way.
const FEW: u64 = 20_000;
/// Quotients are looked at where preperiod and period are below this.
const MOST_CLASSES: u64 = 1 << 12;

impl LawCertificate {
    /// The certificate of a law that is proved, or true by theorem.
    ///
    /// What the law is comes from [`Sequence::find_law`] or from a run of [`Sparse`](crate::sequence::Sparse), of which the
    /// report may be given: it spares a search for what the report says.
    ///
    /// # Errors
    /// [`Failure::Refused`] where the law is only seen, where the rule has no core form, or where no theorem of certificates
    /// says it; the rule's own failure, or the end of the budget.
    ///
    /// # Cost
    /// Where the period is long, about that of finding the values once more. Laws that machines read are decided once more.
    pub fn of(
        sequence: &mut Sequence,
        found: &Found,
        run: Option<&Report>,
        budget: &mut Budget<'_>,
    ) -> Result<LawCertificate, Failure> {
        let ruleset = sequence.ruleset().clone();
        let rule = ruleset.text();
        if found.known_by == KnownBy::Seen {
            return refused(format!("the law of `{rule}` is only seen: a certificate shows what is proved"));
        }
        if let Law::Arithmetic(law) = &found.law {
            return refused(format!(
                "the law of `{rule}`, G(n) = {}, is no sentence of linear arithmetic: it has no certificate",
                law.formula()
            ));
        }
        if matches!(&found.law, Law::Automatic(law) if law.numeration() == Numeration::Zeckendorf) {
            return refused(format!(
                "the law of `{rule}` reads heaps in Zeckendorf's way: no certificate is written yet of such a law"
            ));
        }
        let heap = ruleset.heap().expect("sequences are of heaps");
        let Some(core) = Core::of(heap) else {
            return refused(format!(
                "the moves of `{rule}` cannot be said by linear arithmetic in few clauses: its law has no certificate"
            ));
        };
        match (&found.law, heap) {
            (Law::Range(range), _) => Ok(plain(core, Claim::range(*range), "take range")),
            (Law::Window(_), _) => Ok(plain(core, Claim::Sliding { sliding: true }, "sliding window")),
            (Law::Period(period), Heap::Take(set)) => {
                let theorem = if set.is_finite() { "window repeat" } else { "covered window" };
                Ok(plain(core, claimed(sequence, *period, budget)?, theorem))
            }
            (Law::Period(period), Heap::Code(code)) => {
                let claim = claimed(sequence, *period, budget)?;
                of_code(code, core, claim, *period, found, run, budget)
            }
            (Law::Classes(law), Heap::Code(_)) => {
                let values = first_values(sequence, law.kept(), budget)?;
                Ok(plain(core, Claim::classes(law, values), "quotients"))
            }
            _ => by_machines(sequence, heap, core, found, budget),
        }
    }

    /// The certificate of a law of P-positions, under a rule with coordinates: of those that machines read, and of the pairs of
    /// r-Wythoff.
    ///
    /// # Errors
    /// [`Failure::Refused`] where the law is only seen, or where the rule has no core form.
    pub fn of_positions(ruleset: &Ruleset, found: &FoundLost) -> Result<LawCertificate, Failure> {
        let rule = ruleset.text();
        if found.known_by == KnownBy::Seen {
            return refused(format!("the law of `{rule}` is only seen: a certificate shows what is proved"));
        }
        let Kind::Points(points) = ruleset.kind() else {
            return refused(format!("`{rule}` has no positions of several numbers"));
        };
        let Some(core) = Core::of_points(points) else {
            return refused(format!(
                "the moves of `{rule}` cannot be said by linear arithmetic in few clauses"
            ));
        };
        let law = match &found.law {
            Lost::Machine(law) => law,
            Lost::Beatty(law) => return Ok(plain(core, Claim::beatty(*law), "fraenkel")),
        };
        let measure = match &points.ends {
            Ends::Always { why: Reason::Measure(weights) } => vec![weights.clone()],
            Ends::Always { why: Reason::Lexicographic(levels) } => levels.clone(),
            _ => return refused(format!("no measure is known by which play of `{rule}` ends")),
        };
        let witnesses = Witnesses { measure: Some(measure), ..Witnesses::default() };
        Ok(LawCertificate {
            head: Head::new(core, Claim::positions(law), "p-positions", witnesses),
            windows: None,
        })
    }

    /// The theorem by which the law is shown, as its name stands in the file.
    pub fn theorem(&self) -> &'static str {
        self.head.theorem
    }

    /// Writes the file.
    ///
    /// # Errors
    /// What the writer fails with.
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

fn plain(core: Core, claim: Claim, theorem: &'static str) -> LawCertificate {
    LawCertificate { head: Head::new(core, claim, theorem, Witnesses::default()), windows: None }
}

/// A period as a claim, with the values of preperiod and first period where these are few.
fn claimed(sequence: &mut Sequence, period: Period, budget: &mut Budget<'_>) -> Result<Claim, Failure> {
    let values = first_values(sequence, period.kept(), budget)?;
    Ok(Claim::period(period, values))
}

/// So many first values, if they are few.
fn first_values(
    sequence: &mut Sequence,
    kept: Option<usize>,
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<u32>>, Failure> {
    let Some(kept) = kept.filter(|kept| *kept <= MOST_VALUES) else { return Ok(None) };
    sequence.extend(kept as u64 - 1, budget)?;
    Ok(Some(sequence.values()[..kept].to_vec()))
}

/// The period of a code: from few values, from windows in a sparse space, or by a sentence about quotients.
fn of_code(
    code: &Code,
    core: Core,
    claim: Claim,
    period: Period,
    found: &Found,
    run: Option<&Report>,
    budget: &mut Budget<'_>,
) -> Result<LawCertificate, Failure> {
    let Period { preperiod, period: p, saltus } = period;
    let theorem = GuySmith::of_code(code).filter(|_| saltus == 0);
    let Some(last) = theorem.and_then(|theorem| theorem.last_heap(preperiod, p)) else {
        return Ok(plain(core, claim, "quotients"));
    };
    if last < FEW {
        return Ok(plain(core, claim, "guy-smith"));
    }
    if let Some(windows) = sparse::of_code(code, &core, period, run, budget)? {
        let witnesses = Witnesses { sparse: Some(windows.space), ..Witnesses::default() };
        let head = Head::new(core, claim, "sparse window", witnesses);
        return Ok(LawCertificate { head, windows: Some(windows) });
    }
    let many = preperiod >= MOST_CLASSES || p >= MOST_CLASSES;
    let theorem = if many || last < found.heaps_computed { "guy-smith" } else { "quotients" };
    Ok(plain(core, claim, theorem))
}

/// A law that machines read, or a period that they show.
fn by_machines(
    sequence: &mut Sequence,
    heap: &Heap,
    core: Core,
    found: &Found,
    budget: &mut Budget<'_>,
) -> Result<LawCertificate, Failure> {
    let known = found.heaps_computed;
    sequence.extend(known.saturating_sub(1), budget)?;
    let values = usize::try_from(known).ok().and_then(|known| sequence.values().get(..known));
    let decided = automatic::decided(heap, values.unwrap_or_default(), budget)?;
    let claim = decided.as_ref().and_then(|decided| Claim::machines(&decided.law));
    let (Some(decided), Some(machines)) = (decided, claim) else {
        return refused(format!(
            "the law of `{}` was not found again in the values of {known} heaps",
            sequence.ruleset().text()
        ));
    };
    let mut witnesses = Witnesses { sums: decided.sums.as_ref().map(Relation::sums), ..Witnesses::default() };
    let claim = match found.law {
        Law::Period(period) => {
            witnesses.law = Some(machines);
            claimed(sequence, period, budget)?
        }
        _ => machines,
    };
    Ok(LawCertificate { head: Head::new(core, claim, "sentence", witnesses), windows: None })
}
