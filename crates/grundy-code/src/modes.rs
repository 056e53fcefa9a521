//! Programs for a heap with a mode: rules (n,l) where l takes finitely many values.

use super::mains::Played;
use super::request::{Main, Request};
use super::script::Table;
use super::{MAX_ENTRIES, lines, style, whole};
use grundy::law::modes::{ModeLaw, ModeRows, ModeValues};
use grundy::law::{Automatic, Found, Period};
use grundy_rules::{Failure, Ruleset};

/// A program for a heap with a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModesProgram {
    /// The text of the program.
    pub text: String,
}

/// The program of a rule with a heap and a mode, from the law of its nim-values, as
/// [`modes::of_rule`](grundy::law::modes::of_rule) finds it.
///
/// The program has a function `nim_value` of the two coordinates, and the `main` that is [requested](Request).
/// Sums of many heaps are won where the nim-sum is not 0.
///
/// ```
/// use grundy_code::Language;
/// use grundy::{Budget, Ruleset, law::modes};
/// let rule = std::sync::Arc::new(Ruleset::parse("(n,l) -> (n-k,k) for k in 1..3 if k != l").unwrap());
/// let found = modes::of_rule(&rule, &mut Budget::default()).unwrap().unwrap();
/// let program = grundy_code::of_modes(&rule, &found, &Language::Python.into()).unwrap();
/// assert!(program.text.contains("def nim_value(n, l):\n    if n >= 8:\n        n = 4 + (n - 4) % 4\n"));
/// ```
///
/// # Errors
/// [`Failure::Refused`] if the table is too long to write, and for misère play.
pub fn of_modes(
    ruleset: &Ruleset,
    found: &Found<ModeLaw>,
    request: &Request,
) -> Result<ModesProgram, Failure> {
    let rule = ruleset.text();
    if request.misere {
        return Err(Failure::Refused(super::no_misere(rule)));
    }
    let law = &found.law;
    let (tables, body) = match law.values() {
        ModeValues::Rows(rows) => periodic(law, rows),
        ModeValues::Machines(machines) => read(law, machines),
        _ => return Err(Failure::Refused(format!("no program is written yet from the law of `{rule}`"))),
    };
    let entries: usize = tables.iter().map(|table| table.numbers.len()).sum();
    if entries as u64 > MAX_ENTRIES {
        return Err(Failure::Refused(format!(
            "the law of `{rule}` needs a table of {entries} entries, and a program has room for {MAX_ENTRIES}"
        )));
    }
    let arguments = if law.heap() == 0 { ["n", "l"] } else { ["l", "n"] };
    let mut script = format!("def nim_value({}, {}) -> number:\n", arguments[0], arguments[1]);
    body.lines().for_each(|line| script += &format!("    {line}\n"));
    let text = whole::program(
        &head(ruleset, found, request),
        &tables,
        &script,
        request,
        &Played::Modes { arguments },
    );
    Ok(ModesProgram { text })
}

/// The lines that make the mode the number of its row, from 0 on.
fn numbered(modes: &[u64]) -> String {
    let places = modes.iter().enumerate().filter(|(place, mode)| *place as u64 != **mode);
    let branch = |(at, (place, mode)): (usize, (usize, &u64))| {
        let word = if at == 0 { "if" } else { "elif" };
        format!("{word} l == {mode}:\n    l = {place}\n")
    };
    places.enumerate().map(branch).collect()
}

fn list(law: &ModeLaw) -> String {
    let modes: Vec<String> = law.modes().iter().map(u64::to_string).collect();
    modes.join(", ")
}

/// A row of values for each mode.
fn periodic(law: &ModeLaw, ModeRows { period, values }: &ModeRows) -> (Vec<Table>, String) {
    let Period { preperiod, period, .. } = *period;
    let kept = preperiod + period;
    let comment = format!("The nim-values of the heaps 0 to {}, for each mode {}.", kept - 1, list(law));
    let numbers = values.iter().flatten().map(|value| u64::from(*value)).collect();
    let mut body = numbered(law.modes());
    body += &match preperiod {
        0 => format!("n %= {period}\n"),
        _ => format!("if n >= {kept}:\n    n = {preperiod} + (n - {preperiod}) % {period}\n"),
    };
    body += &format!("return TABLE[{kept} * l + n]\n");
    (vec![Table { comment, name: "TABLE", numbers }], body)
}

/// One machine whose first states are those of the modes.
fn read(law: &ModeLaw, machines: &[Automatic]) -> (Vec<Table>, String) {
    let base = machines.first().map_or(2, |machine| u64::from(machine.digits()));
    let (mut starts, mut next, mut values) = (Vec::new(), Vec::new(), Vec::new());
    for machine in machines {
        let first = values.len() as u64;
        starts.push(first);
        for (value, states) in machine.states() {
            next.extend(states.iter().map(|state| first + u64::from(*state)));
            values.push(value.0);
        }
    }
    let tables = vec![
        Table {
            comment: format!("The first state for each mode {}.", list(law)),
            name: "START",
            numbers: starts,
        },
        Table {
            comment: format!("The next state for each digit in base {base}, the last digit first."),
            name: "NEXT",
            numbers: next,
        },
        Table { comment: "The nim-value where the digits end.".into(), name: "VALUE", numbers: values },
    ];
    let body = numbered(law.modes())
        + &format!(
            "state = START[l]\nwhile n > 0:\n    state = NEXT[{base} * state + n % {base}]\n    n //= {base}\nreturn VALUE[state]\n"
        );
    (tables, body)
}

/// The comment at the head.
fn head(ruleset: &Ruleset, found: &Found<ModeLaw>, request: &Request) -> String {
    let law = &found.law;
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let bits = if request.language.largest().is_some() { 63 } else { 64 };
    let named = match (&n[..], &l[..]) {
        ("n", "l") => String::new(),
        _ => format!(" Here the heap {n} is called n, and the mode {l} is called l."),
    };
    let mut lines = vec![
        format!("The nim-values of {}. {}{named}", style::both_texts(ruleset), style::loses(request)),
        String::new(),
        format!("Law: {}.", law.sentence()),
        format!("Known by a proof for this very rule: {}.", found.reference()),
        format!("Heaps may be any numbers below 2^{bits}; modes are {}.", list(law)),
    ];
    if request.main == Main::Lines || request.main == Main::Absent {
        lines.push(
            "There is no function that finds a winning move: a move to nim-value G wins where the other heaps have the \
             nim-sum G."
                .into(),
        );
    }
    lines.extend([String::new(), "Written by `grundy code`.".into()]);
    lines::commented(&lines, request.language.comment())
}
