//! The theorem of Guy and Smith as a second proof, on a way of its own.

use super::engine::Sparse;
use crate::law::{Found, GuySmith, Law, Period, Repeat as _};
use crate::sequence::values::guy_smith;
use grundy_rules::KnownBy;

/// What the theorem of Guy and Smith says of a period that was proved by a repeat of the whole state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Second {
    /// The same preperiod and period, by a theorem that knows nothing of sparse spaces.
    Proved(Found),
    /// Nothing: no period is proved, too few heaps are known, or values are no longer kept.
    Open,
    /// The first heap n where G(n + p) = G(n) does not hold as the proof says. One of the two proofs is wrong:
    /// that is an error of this library.
    Contradicted(u64),
}

/// So many values are compared at once.
const MANY: u64 = 1 << 16;

impl Sparse {
    /// How many heaps must be known before [`confirm`](Sparse::confirm) has an answer; `None` while no
    /// period is proved.
    ///
    /// # Reference
    /// [`GuySmith`]: about 2·(preperiod + period).
    pub fn heaps_to_confirm(&self) -> Option<u64> {
        let (theorem, law) = self.theorem()?;
        theorem.last_heap(law.preperiod, law.period)?.checked_add(1)
    }

    fn theorem(&self) -> Option<(GuySmith, Period)> {
        Some((guy_smith(&self.code)?, self.proof.as_ref()?.law.period()?))
    }

    /// Proves the period once more, from the values alone, by the theorem of Guy and Smith.
    ///
    /// ```
    /// use grundy::code::Code;
    /// use grundy::sequence::{Second, Sparse, Step};
    /// let mut run = Sparse::new(&Code::parse("0.16")?).unwrap();
    /// let Step::Done(found) = run.advance(1 << 20) else { panic!("no proof") };
    /// assert_eq!(run.confirm(), Second::Open);
    /// run.advance(run.heaps_to_confirm().unwrap() - run.heaps());
    /// let Second::Proved(again) = run.confirm() else { panic!("no second proof") };
    /// assert_eq!(again.law, found.law);
    /// assert_ne!(again.reference, found.reference);
    /// # Ok::<(), grundy::ParseError>(())
    /// ```
    ///
    /// # Cost
    /// Compares each value from the preperiod on with the one a period later.
    pub fn confirm(&self) -> Second {
        let (Some((theorem, law)), Some(needed)) = (self.theorem(), self.heaps_to_confirm()) else {
            return Second::Open;
        };
        if self.heaps() < needed {
            return Second::Open;
        }
        let Period { preperiod, period, .. } = law;
        let mut from = preperiod;
        while from < needed - period {
            let to = (needed - period).min(from + MANY);
            let now = self.values(from..to);
            let (Some(now), Some(then)) = (now, self.values(from + period..to + period)) else {
                return Second::Open;
            };
            if let Some(place) = now.iter().zip(&then).position(|(a, b)| a != b) {
                return Second::Contradicted(from + place as u64);
            }
            from = to;
        }
        // The heap before the preperiod has another value, or the preperiod was not the smallest.
        if let Some(before) = preperiod.checked_sub(1) {
            match (self.values(before..preperiod), self.values(before + period..preperiod + period)) {
                (Some(now), Some(then)) if now == then => return Second::Contradicted(before),
                (Some(_), Some(_)) => {}
                _ => return Second::Open,
            }
        }
        Second::Proved(Found {
            law: Law::Period(law),
            known_by: KnownBy::Proved,
            reference: theorem.reference(),
            hypotheses: theorem.hypotheses(preperiod, period),
            heaps_computed: needed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::engine::Mode;
    use super::super::{Sparse, Step};
    use super::Second;
    use crate::law::{Law, Period, Theorem as _};
    use crate::sequence::values::guy_smith;
    use grundy_rules::code::Code;

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
            assert_eq!(run.proof().unwrap().law.period(), Some(law), "{text}");
            let needed = run.heaps_to_confirm().unwrap();
            if run.heaps() < needed {
                assert_eq!(run.confirm(), Second::Open, "{text}");
                run.advance(needed - run.heaps());
            }
            let Second::Proved(again) = run.confirm() else { panic!("{text}: {:?}", run.confirm()) };
            assert_eq!(again.law, Law::Period(law), "{text}");
            // The theorem by itself, which looks for the period too.
            let values = run.values(0..needed).unwrap();
            let alone = guy_smith(&code).unwrap().prove(&values).unwrap();
            assert_eq!((alone.law, alone.hypotheses), (again.law, again.hypotheses), "{text}");
        }
    }

    /// Before a proof the older half is given up where there is plenty; behind it the second proof needs all, also
    /// after a pause.
    #[test]
    fn what_the_second_proof_needs_is_kept() {
        let code = Code::parse("0.16").unwrap();
        let keeps_all = |run: &Sparse| match &run.mode {
            Mode::Blocks(blocks) => blocks.past.keeps_all(),
            Mode::List(_) => panic!("blocks by now"),
        };
        let mut run = Sparse::new(&code).unwrap();
        run.advance(1 << 17);
        assert!(run.proof().is_none() && !keeps_all(&run));
        run.advance(1 << 20);
        assert!(run.proof().is_some() && keeps_all(&run));
        let mut state = Vec::new();
        run.save(&mut state).unwrap();
        assert!(keeps_all(&Sparse::load(&code, &mut &state[..]).unwrap()));
    }

    #[test]
    fn a_wrong_proof_is_contradicted() {
        let mut run = proved(&Code::parse("0.127").unwrap());
        let good = run.proof().unwrap().clone();
        for (preperiod, period) in [(46_577, 4), (46_578, 3), (46_578, 2), (46_579, 4), (50_000, 4)] {
            run.proof = Some(crate::law::Found {
                law: Law::Period(Period::plain(preperiod, period)),
                ..good.clone()
            });
            let needed = run.heaps_to_confirm().unwrap();
            run.advance(needed.saturating_sub(run.heaps()));
            assert!(matches!(run.confirm(), Second::Contradicted(_)), "{preperiod} {period}");
        }
    }
}
