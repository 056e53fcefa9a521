//! Nim-values in closed form: a formula in place of a table or a machine, in the [small language](super::script).

use grundy::law::{Condition, Form, Formula, Found, Law, Period, Term};
use std::collections::BTreeSet;

/// A closed form, and its functions.
pub(super) struct Closed {
    form: Form,
    /// The period, if the values have one without a saltus.
    pub(super) period: Option<Period>,
    /// The functions, without `nim_value`.
    helpers: BTreeSet<&'static str>,
    /// The lines of `nim_value`.
    lines: Vec<String>,
    /// The largest constant that is added to a heap.
    added: u64,
}

impl Closed {
    /// The closed form of a law, if it is a formula or a few conditions.
    pub(super) fn of(found: &Found, values: &[u32]) -> Option<Closed> {
        let form = Form::of(found, values)?;
        let plain = form.from == form.exceptions.len() as u64 || form.from == 0;
        let formula = form.value.clone().filter(|_| plain)?;
        let period = found.law.period();
        match (&found.law, &formula) {
            (Law::Automatic(_) | Law::Synchronised(_), Formula::Term(_) | Formula::Cases { .. }) => {}
            (Law::Period(Period { saltus: 0, .. }), Formula::Term(_)) => {}
            _ => return None,
        }
        let mut closed = Closed { form, period, helpers: BTreeSet::new(), lines: Vec::new(), added: 0 };
        for (heap, value) in closed.form.exceptions.clone() {
            closed.case(&format!("n == {heap}"), value);
        }
        match &formula {
            Formula::Term(term) => {
                let term = closed.term(term)?;
                closed.lines.push(format!("return {}", bare(&term)));
            }
            Formula::Cases { cases, otherwise } => {
                for (condition, value) in cases {
                    let condition = closed.condition(condition)?;
                    closed.case(&condition, *value);
                }
                closed.lines.push(format!("return {otherwise}"));
            }
            _ => return None,
        }
        Some(closed)
    }

    /// The formula in words.
    pub(super) fn sentence(&self) -> String {
        self.form.value_sentence().unwrap_or_default()
    }

    /// The largest heap for which no sum leaves 64 bits, if not every heap.
    pub(super) fn limit(&self) -> Option<u64> {
        (self.added > 0).then(|| u64::MAX - self.added)
    }

    /// The functions in the small language, with the empty lines of a language between them.
    pub(super) fn script(&self, separator: &str) -> String {
        let mut text = String::new();
        for (_, helper) in HELPERS.iter().filter(|(name, _)| self.helpers.contains(name)) {
            text += helper;
            text += separator;
        }
        text += "def nim_value(n) -> number:\n";
        for line in &self.lines {
            text += &format!("    {line}\n");
        }
        text
    }

    fn case(&mut self, condition: &str, value: u64) {
        self.lines.push(format!("if {condition}:"));
        self.lines.push(format!("    return {value}"));
    }

    fn call(&mut self, helper: &'static str, arguments: &str) -> String {
        self.helpers.insert(helper);
        format!("{helper}({arguments})")
    }

    /// A term as an operand.
    fn term(&mut self, term: &Term) -> Option<String> {
        Some(match term {
            Term::N => "n".into(),
            Term::Plus(term, more) => {
                self.added = self.added.checked_add(*more)?;
                format!("({} + {more})", self.term(term)?)
            }
            Term::Mod(term, modulus) => format!("({} % {modulus})", self.term(term)?),
            Term::Floor(term, divisor) => format!("({} // {divisor})", self.term(term)?),
            Term::Exponent(term, base) => {
                let inner = bare(&self.term(term)?);
                self.call("zeros_of", &format!("{inner}, {base}"))
            }
            Term::OddPart(term) => {
                let inner = bare(&self.term(term)?);
                self.call("odd_part", &inner)
            }
            Term::Ones(term) => {
                let inner = bare(&self.term(term)?);
                self.call("ones_of", &inner)
            }
            Term::Log(term, base) => {
                let inner = bare(&self.term(term)?);
                self.call("log_of", &format!("{inner}, {base}"))
            }
            Term::LogUp(term, base) => {
                let inner = bare(&self.term(term)?);
                self.call("log_up", &format!("{inner}, {base}"))
            }
            _ => return None,
        })
    }

    fn condition(&mut self, condition: &Condition) -> Option<String> {
        Some(match condition {
            Condition::OneOf(numbers) => any(numbers.iter().map(|number| format!("n == {number}")))?,
            Condition::AtLeast(least) => format!("n >= {least}"),
            Condition::Residues { modulus, residues } => {
                any(residues.iter().map(|residue| format!("n % {modulus} == {residue}")))?
            }
            Condition::Exponent { base, odd } => {
                let zeros = self.call("zeros_of", &format!("n, {base}"));
                // Heap 0 has no number of zeros.
                if *odd { format!("{zeros} % 2 == 1") } else { format!("n > 0 and {zeros} % 2 == 0") }
            }
            Condition::Power { base, less, odd } => {
                self.added = self.added.max(*less);
                let power = if *less == 0 { "n".into() } else { format!("n + {less}") };
                let is = self.call("is_power_of", &format!("{power}, {base}"));
                match odd {
                    None => is,
                    Some(odd) => {
                        let zeros = self.call("zeros_of", &format!("{power}, {base}"));
                        format!("{is} and {zeros} % 2 == {}", u64::from(*odd))
                    }
                }
            }
            Condition::Ones { odd } => {
                let ones = self.call("ones_of", "n");
                format!("{ones} % 2 == {}", u64::from(*odd))
            }
            Condition::Length { base, odd } => {
                let length = self.call("length_of", &format!("n, {base}"));
                format!("{length} % 2 == {}", u64::from(*odd))
            }
            Condition::Any(all) => {
                let all: Vec<String> = all.iter().map(|one| self.part(one)).collect::<Option<_>>()?;
                any(all.into_iter())?
            }
            Condition::All(all) => {
                let all: Vec<String> = all.iter().map(|one| self.part(one)).collect::<Option<_>>()?;
                all.join(" and ")
            }
            Condition::Not(inner) => format!("not ({})", self.condition(inner)?),
            _ => return None,
        })
    }

    /// A condition as a part of another one.
    fn part(&mut self, condition: &Condition) -> Option<String> {
        let text = self.condition(condition)?;
        Some(if text.contains(" and ") || text.contains(" or ") { format!("({text})") } else { text })
    }
}

/// A term without the brackets around it.
fn bare(term: &str) -> String {
    term.strip_prefix('(').and_then(|term| term.strip_suffix(')')).unwrap_or(term).into()
}

/// One of some conditions; `None` if there is none.
fn any(all: impl Iterator<Item = String>) -> Option<String> {
    Some(all.collect::<Vec<_>>().join(" or ")).filter(|text| !text.is_empty())
}

/// The functions that formulas call, by name.
const HELPERS: [(&str, &str); 7] = [
    (
        "zeros_of",
        "\
# How many zeros stand at the end of n in this base.
def zeros_of(n, base) -> number:
    zeros = 0
    while n > 0 and n % base == 0:
        n //= base
        zeros += 1
    return zeros
",
    ),
    (
        "odd_part",
        "\
# The largest odd divisor of n.
def odd_part(n) -> number:
    while n > 0 and n % 2 == 0:
        n //= 2
    return n
",
    ),
    (
        "ones_of",
        "\
# How many binary digits are 1.
def ones_of(n) -> number:
    ones = 0
    while n > 0:
        ones += n % 2
        n //= 2
    return ones
",
    ),
    (
        "log_of",
        "\
# The logarithm, rounded down.
def log_of(n, base) -> number:
    log = 0
    while n >= base:
        n //= base
        log += 1
    return log
",
    ),
    (
        "log_up",
        "\
# The logarithm, rounded up.
def log_up(n, base) -> number:
    log = 0
    power = n - 1
    while power > 0:
        power //= base
        log += 1
    return log
",
    ),
    (
        "length_of",
        "\
# How many digits n has in this base.
def length_of(n, base) -> number:
    digits = 0
    while n > 0:
        n //= base
        digits += 1
    return digits
",
    ),
    (
        "is_power_of",
        "\
# Is n a power of the base, 1 among them?
def is_power_of(n, base) -> truth:
    while n > 1 and n % base == 0:
        n //= base
    return n == 1
",
    ),
];
