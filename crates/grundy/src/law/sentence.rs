//! Laws as sentences.

use super::automatic::Coding;
use super::{Closed, Condition, Form, Formula, Found, Law, Period, Term};
use grundy_words::say;

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
                let equation = format!("G(n) = {}", range.formula());
                say!("law-equation", equation = equation, range = say!("for-all"))
            }
            Law::Range(range) if !self.is_fact() => {
                let law = format!("G(n) = {}", range.shortest());
                say!("law-and-shorter", law = law, shorter = self.repetition())
            }
            Law::Range(_) | Law::Period(_) => self.repetition(),
            Law::Classes(law) => {
                let (n0, p) = (law.preperiod(), law.period());
                say!(
                    "law-classes",
                    equation = law.equation(),
                    range = self.heaps(n0),
                    preperiod = n0,
                    period = p
                )
            }
            Law::Closed(law) => self.closed(law),
            Law::Regular(law) => law.sentence(&self.heaps(law.from())),
            Law::Arithmetic(law) => say!("law-arithmetic", formula = law.formula_in_words()),
            Law::Window(law) => {
                let general = law.general_sentence();
                match (law.window().divisor(), law.period()) {
                    (Some(_), _) => say!("law-and-shorter", law = general, shorter = law.sentence()),
                    (None, Some(period)) => {
                        let Period { preperiod, period, .. } = period;
                        say!("law-window-period", law = general, preperiod = preperiod, period = period)
                    }
                    (None, None) => general,
                }
            }
            Law::Automatic(law) => {
                say!("law-machine", states = law.size(), numeration = law.numeration().in_words())
            }
            Law::Synchronised(law) => {
                let coding = match law.coding() {
                    Coding::Plain => "plain",
                    Coding::Powers => "powers",
                    Coding::Odious => "odious",
                };
                let (states, base) = (law.size(), law.base());
                let machine = say!("law-pairs-machine", coding = coding, states = states, base = base);
                match law.formula() {
                    Some(formula) => {
                        say!("law-and-machine", law = self.closed(formula), machine = machine)
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
            (Some(_), Law::Window(law)) => lines.push(say!("law-that-is", sentence = law.sentence())),
            _ if first => lines.push(self.sentence()),
            _ => lines.push(say!("law-that-is", sentence = self.sentence())),
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
                lines.push(say!("law-values-by", law = self.sentence()));
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

    /// `for all n ≥ 5`, or `for every computed n ≥ 5`.
    fn heaps(&self, from: u64) -> String {
        match (self.is_fact(), from) {
            (true, 0) => say!("for-all"),
            (true, from) => say!("for-all-from", from = from),
            (false, 0) => say!("for-computed"),
            (false, from) => say!("for-computed-from", from = from),
        }
    }

    /// A closed formula, with the heaps for which it is wrong.
    fn closed(&self, law: &Closed) -> String {
        let (equation, range) = (format!("G(n) = {}", law.formula()), self.heaps(law.first()));
        match law.but() {
            None => say!("law-equation", equation = equation, range = range),
            Some(but) => say!("law-equation-but", equation = equation, range = range, exceptions = but),
        }
    }

    fn repetition(&self) -> String {
        let Some(law) = self.law.period() else { return say!("law-some") };
        let (n0, p) = (law.preperiod, law.period);
        let range = self.heaps(n0);
        match law.saltus {
            0 => {
                let equation = format!("G(n+{p}) = G(n)");
                say!("law-period", equation = equation, range = range, preperiod = n0, period = p)
            }
            saltus => say!(
                "law-period-saltus",
                equation = format!("G(n+{p}) = G(n) + {saltus}"),
                range = range,
                preperiod = n0,
                period = p,
                saltus = saltus
            ),
        }
    }
}
