//! Repeats of the state in a sparse space: the law that the engine's proof gives, and an independent second
//! proof.

use super::cited::{Cited, stated};
use super::claim::Statement;
use super::repeat::repeated;
use super::told::Told;
use super::{Evidence, Found, GuySmith, Law, Period, Repeat as _};
use crate::document::{Block, Section};
use grundy_sparse::{Proof, Sparse, mask_text};
use grundy_words::say;

/// The law that a repeat of the whole state proves.
///
/// ```
/// use grundy::code::Code;
/// use grundy::law::{Period, sparse};
/// use grundy::sequence::{Sparse, Step};
/// let mut run = Sparse::new(&Code::parse("0.16")?).unwrap();
/// let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
/// assert_eq!(sparse::found(&proof).law.period(), Some(Period::plain(105_351, 149_459)));
/// # Ok::<(), grundy::ParseError>(())
/// ```
pub fn found(proof: &Proof) -> Found {
    Found {
        law: Law::Period(Period::plain(proof.preperiod, proof.period)),
        by: Evidence::Proved(proof.clone().into()),
        heaps_computed: proof.heaps,
    }
}

impl Cited for Proof {
    const CITATION: &'static str = "repeat of the whole state in a sparse space (Berlekamp, Conway & Guy, Winning Ways, \
                                    ch. 4; Gangolli & Plambeck 1989)";

    fn hypotheses(&self) -> Vec<String> {
        let Proof { width, first, distance, last_rare, preperiod, period, .. } = *self;
        let (before, again) = (first.saturating_sub(width), first.saturating_add(distance));
        let mut lines = vec![
            say!("checked-values-before", width = width, first = first, again = again),
            say!(
                "checked-no-rare-heap",
                first = before,
                last = again.saturating_sub(1),
                last_rare = last_rare
            ),
            say!("checked-no-tap", width = width, first = first),
            say!("checked-beyond-start", first = first, width = width),
            say!("checked-mask", mask = mask_text(self.mask), before = before),
        ];
        if self.parity {
            lines.push(say!("checked-parity", distance = distance));
        }
        if !self.least {
            lines.push(say!("checked-preperiod", preperiod = preperiod));
        }
        if period < distance {
            let end = preperiod.saturating_add(distance);
            lines.push(say!("checked-repeats-below", period = period, from = preperiod, end = end));
        }
        lines
    }

    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    /// Where a run has no windows that fit a file, the theorem of Guy and Smith proves the period from
    /// values.
    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        stated(law, "guy-smith").map(|statement| Statement { windows: true, ..statement })
    }
}

/// The result of the theorem of Guy and Smith for a period that a repeat of the whole state proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Second {
    /// The same preperiod and period, by a theorem that knows nothing of sparse spaces.
    Proved(Box<Found>),
    /// No result: no period is proved, too few heaps are known, or values are no longer kept.
    Open,
    /// The first heap n where G(n + p) = G(n) contradicts the proof. One of the two proofs is wrong: that is
    /// a bug in this library.
    Contradicted(u64),
}

/// The number of values compared at once.
const VALUES_COMPARED_AT_ONCE: u64 = 1 << 16;

/// The number of heaps that [`confirm`] needs for an answer; `None` while no period is proved.
///
/// # Reference
/// [`GuySmith`]: about 2·(preperiod + period).
pub fn heaps_to_confirm(run: &Sparse) -> Option<u64> {
    let proof = run.proof()?;
    needed(&GuySmith::of_code(run.code())?, proof.preperiod, proof.period)
}

fn needed(theorem: &GuySmith, preperiod: u64, period: u64) -> Option<u64> {
    theorem.last_heap(preperiod, period)?.checked_add(1)
}

/// Proves the period of a run again, from the values alone, by the theorem of Guy and Smith.
///
/// ```
/// use grundy::code::Code;
/// use grundy::law::sparse::{self, Second};
/// use grundy::sequence::{Sparse, Step};
/// let mut run = Sparse::new(&Code::parse("0.16")?).unwrap();
/// let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
/// assert_eq!(sparse::confirm(&run), Second::Open);
/// run.advance(sparse::heaps_to_confirm(&run).unwrap() - run.heaps());
/// let Second::Proved(again) = sparse::confirm(&run) else { panic!("no second proof") };
/// assert_eq!(again.law, sparse::found(&proof).law);
/// assert_ne!(again.reference(), sparse::found(&proof).reference());
/// # Ok::<(), grundy::ParseError>(())
/// ```
///
/// # Cost
/// Compares each value from the preperiod on with the one a period later.
pub fn confirm(run: &Sparse) -> Second {
    match run.proof() {
        Some(proof) => confirm_period(run, proof.preperiod, proof.period),
        None => Second::Open,
    }
}

/// The same for a period that may be wrong.
fn confirm_period(run: &Sparse, preperiod: u64, period: u64) -> Second {
    let Some(theorem) = GuySmith::of_code(run.code()) else { return Second::Open };
    let Some(needed) = needed(&theorem, preperiod, period).filter(|&needed| needed <= run.heaps()) else {
        return Second::Open;
    };
    let mut from = preperiod;
    while from < needed - period {
        let to = (needed - period).min(from + VALUES_COMPARED_AT_ONCE);
        let now = run.values(from..to);
        let (Some(now), Some(then)) = (now, run.values(from + period..to + period)) else {
            return Second::Open;
        };
        if let Some(place) = now.iter().zip(&then).position(|(a, b)| a != b) {
            return Second::Contradicted(from + place as u64);
        }
        from = to;
    }
    // The heap before the preperiod must break the period, or the preperiod was not the smallest.
    if let Some(before) = preperiod.checked_sub(1) {
        match (run.values(before..preperiod), run.values(before + period..preperiod + period)) {
            (Some(now), Some(then)) if now == then => return Second::Contradicted(before),
            (Some(_), Some(_)) => {}
            _ => return Second::Open,
        }
    }
    Second::Proved(Box::new(repeated(theorem, Period::plain(preperiod, period), needed)))
}

/// Explains a state of the engine that returns.
fn explained(told: &Told<'_>, proof: &Proof) -> Vec<Section> {
    let (n0, p) = (proof.preperiod, proof.period);
    let why = Section::of(
        say!("heading-why-finite"),
        [
            say!("proof-sparse-mask"),
            say!("proof-sparse-sums"),
            say!("proof-sparse-witness"),
            say!("proof-sparse-window"),
            say!("proof-sparse-repeat", period = p),
        ],
    );
    let smallest = say!("proof-sparse-smallest", count = told.found.heaps_computed, from = n0);
    let checks = told.checked().with(Block::Paragraph(smallest));
    vec![why, checks]
}

#[cfg(test)]
mod tests {
    use super::{Second, confirm, confirm_period, heaps_to_confirm, needed};
    use crate::law::{GuySmith, Law, Period, Theorem as _};
    use grundy_rules::code::Code;
    use grundy_sparse::{Sparse, Step};

    fn proved(code: &Code) -> Sparse {
        let mut run = Sparse::new(code).unwrap();
        assert!(matches!(run.advance(1 << 22), Step::Done(_)), "{code}");
        run
    }

    #[test]
    fn both_proofs_agree() {
        for (text, law) in [
            ("0.16", Period::plain(105_351, 149_459)),
            ("0.56", Period::plain(326_640, 144)),
            ("0.127", Period::plain(46_578, 4)),
        ] {
            let code = Code::parse(text).unwrap();
            let mut run = proved(&code);
            let found = super::found(run.proof().unwrap());
            assert_eq!(found.law.period(), Some(law), "{text}");
            assert!(found.hypotheses().len() >= 5, "{text}");
            let needed = heaps_to_confirm(&run).unwrap();
            if run.heaps() < needed {
                assert_eq!(confirm(&run), Second::Open, "{text}");
                run.advance(needed - run.heaps());
            }
            let Second::Proved(again) = confirm(&run) else { panic!("{text}: {:?}", confirm(&run)) };
            assert_eq!(again.law, Law::Period(law), "{text}");
            // The theorem alone, which finds the period too.
            let values = run.values(0..needed).unwrap();
            let alone = GuySmith::of_code(&code).unwrap().prove(&values).unwrap();
            assert_eq!((alone.law, alone.by), (again.law, again.by), "{text}");
        }
    }

    #[test]
    fn a_wrong_proof_is_contradicted() {
        let code = Code::parse("0.127").unwrap();
        let (mut run, theorem) = (proved(&code), GuySmith::of_code(&code).unwrap());
        for (preperiod, period) in [(46_577, 4), (46_578, 3), (46_578, 2), (46_579, 4), (50_000, 4)] {
            let needed = needed(&theorem, preperiod, period).unwrap();
            run.advance(needed.saturating_sub(run.heaps()));
            let second = confirm_period(&run, preperiod, period);
            assert!(matches!(second, Second::Contradicted(_)), "{preperiod} {period}");
        }
    }
}
