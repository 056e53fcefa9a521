//! Programs from laws of P-positions: who wins at (x,y), and a winning move.

mod cpp;
mod python;
mod rust;

use super::{Language, MAX_ENTRIES, style};
use grundy::law::Found;
use grundy::law::positions::{Beatty, Lost, Machine, PairsReport};
use grundy::law::{Automaton, Numeration};
use grundy_rules::{Failure, KnownBy, Ruleset};

/// A program, and the law of P-positions that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsProgram {
    /// The text of the program.
    pub text: String,
    /// Why there is no function that finds a winning move; `None` if there is one.
    pub without_moves: Option<String>,
}

/// The program of a rule with two coordinates, from the law of its P-positions, as
/// [`positions::of_rule`](grundy::law::positions::of_rule) finds it.
///
/// The program has a function `is_lost`; a function `winning_move` if the table of the machine that finds
/// moves is short enough; and a `main` that reads positions, one in each line.
///
/// ```
/// use grundy_code::Language;
/// use grundy::{Budget, Ruleset, law::positions};
/// let wythoff = std::sync::Arc::new(Ruleset::parse("wythoff").unwrap());
/// let report = positions::of_rule(&wythoff, &mut Budget::default()).unwrap().unwrap();
/// let program = grundy_code::of_pairs(&wythoff, &report, Language::Python).unwrap();
/// assert!(program.text.contains("def is_lost(x, y):\n") && program.without_moves.is_none());
/// ```
///
/// # Errors
/// [`Failure::Refused`] if no law was found, if it is only seen, or if its table is too long to write.
pub fn of_pairs(
    ruleset: &Ruleset,
    report: &PairsReport,
    language: Language,
) -> Result<PairsProgram, Failure> {
    let rule = ruleset.text();
    let Some(found) = &report.found else {
        return Err(Failure::Refused(format!(
            "no law of the P-positions of `{rule}` was found in those with coordinates up to {}, and a program is \
             written from a law",
            report.to
        )));
    };
    if !found.is_fact() {
        return Err(Failure::Refused(format!(
            "the law of the P-positions of `{rule}` is only seen ({}), and a program is written from a law that is \
             proved",
            found.reference()
        )));
    }
    let form = match &found.law {
        Lost::Machine(law) => Form::Machine(law),
        Lost::Beatty(law) => Form::Beatty(law),
        _ => {
            return Err(Failure::Refused(format!(
                "no program is written yet from a law of this kind, that of `{rule}`"
            )));
        }
    };
    let (rows, replies) = match form {
        Form::Machine(law) => (entries(law.automaton()), law.replies()),
        Form::Beatty(_) => (0, None),
    };
    super::short_enough(ruleset, rows, "entries")?;
    let short = replies.filter(|replies| entries(replies) <= MAX_ENTRIES);
    let without_moves = match (form, replies, short) {
        (Form::Beatty(_), ..) | (_, _, Some(_)) => None,
        (_, Some(replies), None) => {
            Some(format!("the machine that finds one has a table of {} entries", entries(replies)))
        }
        (_, None, None) => Some("no machine that finds one is small enough".into()),
    };
    let written = Written { ruleset, found, form, replies: short, without_moves: without_moves.as_ref() };
    let text = match language {
        Language::Cpp => cpp::program(&written),
        Language::Python => python::program(&written),
        Language::Rust => rust::program(&written),
    };
    Ok(PairsProgram { text, without_moves })
}

/// A law that a program can be written from.
#[derive(Clone, Copy)]
enum Form<'a> {
    Machine(&'a Machine),
    Beatty(&'a Beatty),
}

/// The data for a program.
struct Written<'a> {
    ruleset: &'a Ruleset,
    found: &'a Found<Lost>,
    form: Form<'a>,
    /// The machine that reads position and option, if it is short enough.
    replies: Option<&'a Automaton>,
    without_moves: Option<&'a String>,
}

/// The number of entries in the table of a machine.
fn entries(machine: &Automaton) -> u64 {
    (machine.size() * machine.row(0).len()) as u64
}

/// What the tables of places and the numbers of a program are made for.
const LIMIT: &str = "Coordinates may be any numbers below 2^64.";

impl Written<'_> {
    /// The lines at the head of the program, as comments.
    fn head(&self, comment: &str) -> String {
        let law = match self.form {
            Form::Machine(law) => format!(
                "a machine with {} states reads which (x,y) are P-positions from the digits of x and y in {}, the \
                 last digits first",
                law.size(),
                law.numeration()
            ),
            Form::Beatty(law) => format!("the P-positions are {}", law.sentence()),
        };
        let how = match self.found.known_by() {
            KnownBy::Theorem => "theorem",
            _ => "a proof for this very rule",
        };
        let mut lines = vec![
            format!("Who wins {}. Whoever cannot move loses.", style::both_texts(self.ruleset)),
            String::new(),
            format!("Law: {law}."),
            format!("Known by {how}: {}.", self.found.reference()),
            LIMIT.into(),
        ];
        if let Some(why) = self.without_moves {
            lines.push(format!("There is no function that finds a winning move: {why}."));
        }
        lines.extend([String::new(), "Written by `grundy code`.".into()]);
        style::commented(&lines, comment)
    }

    /// The program: its parts, with their gaps filled in.
    fn filled(&self, parts: &Parts) -> String {
        let mut text = self.head(parts.comment);
        text += parts.opening;
        match self.form {
            Form::Machine(law) => text += &self.machine(law, parts),
            Form::Beatty(law) => text += &parts.beatty.replace("{R}", &law.r().to_string()),
        }
        text + if self.without_moves.is_none() { parts.main_with_moves } else { parts.main }
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
    /// Both functions for Beatty sequences.
    beatty: &'static str,
    main_with_moves: &'static str,
    main: &'static str,
    /// The brackets around a row, and the words for yes and no.
    brackets: [&'static str; 2],
    words: [&'static str; 2],
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
    style::wrapped(
        &(0..machine.size()).map(|state| format!("{},", word(state))).collect::<Vec<_>>().join(" "),
        92,
    )
    .iter()
    .map(|line| format!("    {line}"))
    .collect::<Vec<_>>()
    .join("\n")
}
