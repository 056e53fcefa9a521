//! Programs from laws of P-positions: who wins at (x,y), and a winning move.

mod cpp;
mod python;
mod rust;
mod scripted;

use super::mains::{self, Played};
use super::request::Main;
use super::script::translated;
use super::{Language, MAX_ENTRIES, Request, lines, style};
use grundy::law::positions::{Beatty, Golden, Lost, Machine, PairsReport};
use grundy::law::{Automaton, Evidence, Found, Numeration};
use grundy_rules::formula::euclid::Euclid;
use grundy_rules::{Failure, KnownBy, Ruleset};

/// A program, and the law of P-positions that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsProgram {
    /// The text of the program.
    pub text: String,
    /// The law, in the form that a person would write if it has one.
    pub law: PairsFormula,
    /// Why there is no function that finds a winning move; `None` if there is one.
    pub without_moves: Option<String>,
}

/// The law that a program of pairs follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairsFormula {
    /// An automaton, or the pairs of two Beatty sequences.
    Found(Found<Lost>),
    /// The theorem of Euclid's game.
    Golden(Golden),
}

impl PairsFormula {
    /// How the law is known.
    pub fn known_by(&self) -> KnownBy {
        match self {
            PairsFormula::Found(found) => found.known_by(),
            PairsFormula::Golden(_) => KnownBy::Theorem,
        }
    }

    /// The theorem.
    pub fn reference(&self) -> String {
        match self {
            PairsFormula::Found(found) => found.reference(),
            PairsFormula::Golden(law) => law.reference().into(),
        }
    }

    /// The law in a sentence.
    pub fn sentence(&self) -> String {
        match self {
            PairsFormula::Found(found) => found.law.sentence(),
            PairsFormula::Golden(law) => format!("the P-positions are {}", law.sentence()),
        }
    }

    /// The closed form, if there is one; else the law that was found, if it is a fact.
    fn of(ruleset: &Ruleset, report: &PairsReport) -> Result<PairsFormula, Failure> {
        if let Some(law) = Golden::of(ruleset) {
            return Ok(PairsFormula::Golden(law));
        }
        let rule = ruleset.text();
        let Some(found) = &report.found else {
            return Err(Failure::Refused(format!(
                "no law of the P-positions of `{rule}` was found in those with coordinates up to {}, and a program is \
                 written from a law",
                report.to
            )));
        };
        if let Some(law) = report.also {
            let by = Evidence::Proved(law.into());
            return Ok(PairsFormula::Found(Found { law: Lost::Beatty(law), by, ..found.clone() }));
        }
        if !found.is_fact() {
            return Err(Failure::Refused(format!(
                "the law of the P-positions of `{rule}` is only seen ({}), and a program is written from a law that is \
                 proved",
                found.reference()
            )));
        }
        Ok(PairsFormula::Found(found.clone()))
    }
}

/// The program of a rule with two coordinates, from the law of its P-positions, as
/// [`positions::of_rule`](grundy::law::positions::of_rule) finds it.
///
/// The program has a function `is_lost`; a function `winning_move` if the table of the machine that finds
/// moves is short enough; and the `main` that is [requested](Request).
///
/// ```
/// use grundy_code::Language;
/// use grundy::{Budget, Ruleset, law::positions};
/// let wythoff = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
/// let report = positions::of_rule(&wythoff, &mut Budget::default()).unwrap().unwrap();
/// let program = grundy_code::of_pairs(&wythoff, &report, &Language::Python.into()).unwrap();
/// assert!(program.text.contains("def is_lost(x, y):\n") && program.without_moves.is_none());
/// ```
///
/// # Errors
/// [`Failure::Refused`] if no law was found, if it is only seen, or if its table is too long to write; and for
/// misère play.
pub fn of_pairs(ruleset: &Ruleset, report: &PairsReport, request: &Request) -> Result<PairsProgram, Failure> {
    if request.misere {
        return Err(Failure::Refused(super::no_misere(ruleset.text())));
    }
    let law = PairsFormula::of(ruleset, report)?;
    let form = match &law {
        PairsFormula::Golden(law) => Form::Golden(law),
        PairsFormula::Found(found) => match &found.law {
            Lost::Machine(law) => Form::Machine(law),
            Lost::Beatty(law) => Form::Beatty(law),
            _ => {
                return Err(Failure::Refused(format!(
                    "no program is written yet from a law of this kind, that of `{}`",
                    ruleset.text()
                )));
            }
        },
    };
    let (rows, replies) = match form {
        Form::Machine(law) if request.language.largest().is_some() => (entries(law.automaton()), None),
        Form::Machine(law) => (entries(law.automaton()), law.replies()),
        Form::Beatty(_) | Form::Golden(_) => (0, None),
    };
    if rows > MAX_ENTRIES {
        return Err(Failure::Refused(format!(
            "the law of `{}` needs a table of {rows} entries, and a program has room for {MAX_ENTRIES}",
            ruleset.text()
        )));
    }
    let short = replies.filter(|replies| entries(replies) <= MAX_ENTRIES);
    let without_moves = match (form, replies, short) {
        _ if !request.main.plays() => Some("main says only who wins".into()),
        (Form::Beatty(_) | Form::Golden(_), ..) | (_, _, Some(_)) => None,
        (_, Some(replies), None) => {
            Some(format!("the machine that finds one has a table of {} entries", entries(replies)))
        }
        (_, None, None) if request.language.largest().is_some() => {
            Some("in this language no program lets a machine find one".into())
        }
        (_, None, None) => Some("no machine that finds one is small enough".into()),
    };
    let written =
        Written { ruleset, law: &law, form, replies: short, without_moves: without_moves.as_ref(), request };
    let text = match request.language {
        Language::Cpp => cpp::program(&written),
        Language::Python => python::program(&written),
        Language::Rust => rust::program(&written),
        Language::Java | Language::Go => scripted::program(&written),
    };
    Ok(PairsProgram { text, law, without_moves })
}

/// A law that a program can be written from.
#[derive(Clone, Copy)]
enum Form<'a> {
    Machine(&'a Machine),
    Beatty(&'a Beatty),
    Golden(&'a Golden),
}

/// The data for a program.
struct Written<'a> {
    ruleset: &'a Ruleset,
    law: &'a PairsFormula,
    form: Form<'a>,
    /// The machine that reads position and option, if it is short enough.
    replies: Option<&'a Automaton>,
    without_moves: Option<&'a String>,
    request: &'a Request,
}

/// The number of entries in the table of a machine.
fn entries(machine: &Automaton) -> u64 {
    (machine.size() * machine.row(0).len()) as u64
}

impl Written<'_> {
    /// What the tables of places and the numbers of a program are made for.
    fn limit(&self) -> String {
        let Some(largest) = self.request.language.largest() else {
            return "Coordinates may be any numbers below 2^64.".into();
        };
        let largest = match self.form {
            Form::Beatty(law) => largest / 2 / u64::from(law.r()),
            Form::Machine(_) | Form::Golden(_) => largest,
        };
        format!("Numbers of 64 bits are enough for coordinates up to {largest}.")
    }

    /// The lines at the head of the program, as comments.
    fn head(&self, comment: &str) -> String {
        let how = match self.law.known_by() {
            KnownBy::Theorem => "theorem",
            _ => "a proof for this very rule",
        };
        let mut lines = vec![
            format!("Who wins {}. Whoever cannot move loses.", style::both_texts(self.ruleset)),
            String::new(),
            format!("Law: {}.", self.law.sentence()),
            format!("Known by {how}: {}.", self.law.reference()),
            self.limit(),
        ];
        if let (Some(why), true) = (self.without_moves, self.request.main.plays()) {
            lines.push(format!("There is no function that finds a winning move: {why}."));
        }
        lines.extend([String::new(), "Written by `grundy code`.".into()]);
        lines::commented(&lines, comment)
    }

    /// The program: its parts, with their gaps filled in.
    fn filled(&self, parts: &Parts) -> String {
        let moves = self.without_moves.is_none();
        let mut text = self.head(parts.comment);
        text += parts.opening;
        text += &match self.form {
            Form::Machine(law) => self.machine(law, parts),
            Form::Beatty(law) => {
                let both = parts.beatty.to_string() + if moves { parts.beatty_moves } else { "" };
                beatty(law, &both, parts)
            }
            Form::Golden(law) => {
                let both = parts.golden.to_string() + if moves { parts.golden_moves } else { "" };
                golden(law, &both, parts)
            }
        };
        match self.request.main {
            Main::Lines => text + if moves { parts.main_with_moves } else { parts.main },
            Main::Absent => text,
            Main::Tests | Main::Single => {
                let mut text = text;
                for function in mains::functions(self.request, &Played::Pairs) {
                    text += parts.separator;
                    text += &translated(&function, self.request.language);
                }
                text
            }
        }
    }

    fn machine(&self, law: &Machine, parts: &Parts) -> String {
        let numeration = law.numeration();
        let digits = numeration.digits();
        let weights = match numeration {
            Numeration::Base(_) => parts.base,
            Numeration::Zeckendorf => parts.zeckendorf,
        };
        let mut text =
            weights.to_string() + parts.lost + if self.replies.is_some() { parts.replies } else { "" };
        text = text.replace("{NEXT}", &rows(law.automaton(), parts));
        text = text.replace("{ENDS}", &ends(law.automaton(), parts));
        if let Some(replies) = self.replies {
            text = text.replace("{MOVE}", &rows(replies, parts)).replace("{MADE}", &ends(replies, parts));
            text = text.replace("{SIZE OF MOVE}", &replies.size().to_string());
            text = text.replace("{D^4}", &(digits.pow(4)).to_string());
        }
        text =
            text.replace("{SIZE}", &law.size().to_string()).replace("{D^2}", &(digits * digits).to_string());
        text.replace("{D}", &digits.to_string())
    }
}

/// The parts of a program in one language; `{…}` in capitals is filled in.
struct Parts {
    comment: &'static str,
    opening: &'static str,
    /// The weights of the places, and the digits of a number.
    base: &'static str,
    zeckendorf: &'static str,
    /// The table and the function `is_lost`.
    lost: &'static str,
    /// The table and the function that finds a winning move.
    replies: &'static str,
    /// The function `is_lost` for Beatty sequences, and the one that finds a winning move.
    beatty: &'static str,
    beatty_moves: &'static str,
    /// The moves that change both numbers: for r = 1, and for larger r.
    both: [&'static str; 2],
    /// The same for Euclid's game.
    golden: &'static str,
    golden_moves: &'static str,
    main_with_moves: &'static str,
    main: &'static str,
    /// The brackets around a row, and the words for yes and no.
    brackets: [&'static str; 2],
    words: [&'static str; 2],
    /// The sign of a quotient that is rounded down, and the word `and`.
    divided: &'static str,
    and: &'static str,
    /// The empty lines between two functions.
    separator: &'static str,
}

/// The functions of r-Wythoff, simpler for small r.
fn beatty(law: &Beatty, text: &str, parts: &Parts) -> String {
    let text = text.replace("{BOTH}", parts.both[usize::from(law.r() > 1)]);
    beatty_replacements(law, &text, parts.divided, parts.and)
}

fn beatty_replacements(law: &Beatty, text: &str, divided: &str, and: &str) -> String {
    let r = u128::from(law.r());
    let times = |factor: u128, name: &str| match factor {
        1 => name.to_string(),
        _ => format!("{factor} * {name}"),
    };
    let alpha = match r {
        1 => "(1 + sqrt(5)) / 2".into(),
        2 => "sqrt(2)".into(),
        _ => format!("(sqrt({}) - {}) / 2", r * r + 4, r - 2),
    };
    let root = format!("isqrt({} * n * n)", r * r + 4);
    let floor = match r {
        1 => format!("(n + math.{root}) {divided} 2"),
        2 => format!("math.{root} {divided} 2"),
        _ => format!("(math.{root} - {}) {divided} 2", times(r - 2, "n")),
    };
    let below = match r {
        1 => "lower(x) - x".into(),
        2 => format!("lower(x) {divided} 2"),
        _ => format!("(lower(x) + {}) {divided} {r}", times(r - 2, "x")),
    };
    let other = if r == 1 { "n".into() } else { format!("x - {r} * (x - n)") };
    let multiple = if r == 1 { String::new() } else { format!("k % {r} == 0 {and} ") };
    let pair = if r == 1 { "k".into() } else { format!("k {divided} {r}") };
    let factor = if r == 1 { "x".into() } else { format!("(x + {})", times(r - 1, "n")) };
    text.replace("{ALPHA}", &alpha)
        .replace("{FLOOR}", &floor)
        .replace("{BELOW}", &below)
        .replace("{OTHER}", &other)
        .replace("{MULTIPLE}", &multiple)
        .replace("{PAIR}", &pair)
        .replace("{FACTOR}", &factor)
        .replace("{R*N}", &times(r, "n"))
        .replace("{R*(N+1)}", &times(r, "(n + 1)"))
        .replace("{D}", &(r * r + 4).to_string())
        .replace("{R}", &r.to_string())
}

/// The functions of Euclid's game.
fn golden(law: &Golden, text: &str, parts: &Parts) -> String {
    let (different, ends) = match law.game() {
        Euclid::ToZero => (format!("a < b {} ", parts.and), "high"),
        Euclid::Positive => (String::new(), "(high - 1)"),
    };
    text.replace("{DIFFERENT}", &different).replace("{ENDS}", ends)
}

fn rows(machine: &Automaton, parts: &Parts) -> String {
    let [open, close] = parts.brackets;
    let row = |state: usize| {
        let row: Vec<String> = machine.row(state).iter().map(u32::to_string).collect();
        format!("    {open}{}{close},", row.join(", "))
    };
    (0..machine.size()).map(row).collect::<Vec<_>>().join("\n")
}

fn ends(machine: &Automaton, parts: &Parts) -> String {
    let word = |state: usize| parts.words[usize::from(!machine.is_accepting(state))];
    lines::wrapped(
        &(0..machine.size()).map(|state| format!("{},", word(state))).collect::<Vec<_>>().join(" "),
        92,
    )
    .iter()
    .map(|line| format!("    {line}"))
    .collect::<Vec<_>>()
    .join("\n")
}
