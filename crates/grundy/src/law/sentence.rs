//! Laws as sentences.

use super::automatic::Coding;
use super::{Condition, Form, Formula, Found, Law, Term};

impl Found {
    /// The law as a sentence. A law that is only seen refers to the computed values, never to all.
    ///
    /// ```
    /// use grundy::law::TakeRange;
    /// let found = TakeRange::new(1, Some(5)).unwrap().found();
    /// assert_eq!(found.sentence(), "G(n+6) = G(n) for all n   (preperiod 0, period 6)");
    /// ```
    pub fn sentence(&self) -> String {
        match &self.law {
            Law::Range(range) if self.law.period().is_none() => {
                format!("G(n) = {} for all n", range.formula())
            }
            Law::Range(range) if !self.is_fact() => {
                format!("G(n) = {}; that is, {}", range.shortest(), self.repetition())
            }
            Law::Range(_) | Law::Period(_) => self.repetition(),
            Law::Classes(law) => {
                let (n0, p) = (law.preperiod(), law.period());
                format!("{}, for {}   (preperiod {n0}, period {p})", law.equation(), self.heaps(n0))
            }
            Law::Closed(law) => {
                format!("G(n) = {} for {}{}", law.formula(), self.heaps(law.first()), law.but())
            }
            Law::Regular(law) => law.sentence(&self.heaps(law.from())),
            Law::Arithmetic(law) => format!("G(n) = {} for all n ≥ 1, and G(0) = 0", law.formula()),
            Law::Window(law) => {
                let general = law.general_sentence();
                match (law.window().divisor(), law.period()) {
                    (Some(_), _) => format!("{general}; that is, {}", law.sentence()),
                    (None, Some(period)) => {
                        format!("{general}   (preperiod {}, period {})", period.preperiod, period.period)
                    }
                    (None, None) => general,
                }
            }
            Law::Automatic(law) => format!(
                "a machine with {} states computes G(n) from the digits of n in {}, the last digit first",
                law.size(),
                law.numeration()
            ),
            Law::Synchronised(law) => {
                let what = match law.coding() {
                    Coding::Plain => "G(n)",
                    Coding::Powers => "a power for G(n)",
                    Coding::Odious => "a power for G(n), which is 0 or odious,",
                };
                let machine = format!(
                    "a machine with {} states reads n and {what} together in base {}, the last digits first",
                    law.size(),
                    law.base()
                );
                match law.formula() {
                    Some(formula) => {
                        let heaps = self.heaps(formula.first());
                        format!("G(n) = {} for {heaps}{}; {machine}", formula.formula(), formula.but())
                    }
                    None => machine,
                }
            }
        }
    }

    /// The law in sentences, the plainest first: its closed form, where it has one, and the
    /// [sentence](Found::sentence) of the law.
    ///
    /// ```
    /// use grundy::law::{Form, TakeRange};
    /// let found = TakeRange::new(1, Some(5)).unwrap().found();
    /// let form = Form::of(&found, &[]);
    /// assert_eq!(found.sentences(form.as_ref())[0], "G(n) = n mod 6");
    /// ```
    pub fn sentences(&self, form: Option<&Form>) -> Vec<String> {
        let Some(form) = form else { return vec![self.sentence()] };
        // Values by remainders are longer than the period that they show.
        let plain = !matches!(form.value, Some(Formula::Residues { .. }));
        let law = |lines: &mut Vec<String>, first: bool| match (&form.value, &self.law) {
            (Some(Formula::Term(Term::N)), _) => {}
            (Some(_), Law::Arithmetic(_)) => {}
            (Some(_), Law::Range(range)) if range.most().is_none() => {}
            (Some(_), Law::Window(law)) => lines.push(format!("that is, {}", law.sentence())),
            _ if first => lines.push(self.sentence()),
            _ => lines.push(format!("that is, {}", self.sentence())),
        };
        let mut lines = Vec::new();
        let value = form.value_sentence();
        let lost = form.lost_sentence().filter(|_| {
            let trivial = form.lost == Some(Condition::OneOf(vec![0]));
            !(trivial && form.value == Some(Formula::Term(Term::N)))
        });
        match (value, plain) {
            (Some(value), true) => {
                lines.push(value);
                lines.extend(lost);
                law(&mut lines, false);
            }
            (None, true) if self.is_read_by_machine() && !matches!(form.lost, Some(Condition::OneOf(_))) => {
                lines.extend(lost);
                lines.push(format!("the values: {}", self.sentence()));
            }
            (value, _) => {
                law(&mut lines, true);
                // Growing values by remainders say less than the period that they show.
                let short = |formula: &Formula| match formula {
                    Formula::Residues { modulus, step, .. } => *step == 0 || step == modulus,
                    _ => true,
                };
                lines.extend(value.filter(|_| form.value.as_ref().is_some_and(short)));
                lines.extend(lost);
            }
        }
        lines
    }

    /// Whether only a machine tells the values.
    fn is_read_by_machine(&self) -> bool {
        match &self.law {
            Law::Automatic(_) => true,
            Law::Synchronised(law) => law.formula().is_none(),
            _ => false,
        }
    }

    /// `all n ≥ 5`, or `every computed n ≥ 5`.
    fn heaps(&self, from: u64) -> String {
        let all = if self.is_fact() { "all n" } else { "every computed n" };
        if from == 0 { all.to_string() } else { format!("{all} ≥ {from}") }
    }

    fn repetition(&self) -> String {
        let Some(law) = self.law.period() else { return "a law".into() };
        let saltus = if law.saltus > 0 { format!(" + {}", law.saltus) } else { String::new() };
        let (n0, p) = (law.preperiod, law.period);
        let from = self.heaps(n0);
        let grows = if law.saltus > 0 { format!(", saltus {}", law.saltus) } else { String::new() };
        format!("G(n+{p}) = G(n){saltus} for {from}   (preperiod {n0}, period {p}{grows})")
    }
}
