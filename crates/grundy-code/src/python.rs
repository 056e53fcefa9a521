//! Programs in Python.

use super::Plan;
use super::fixed::{self, Fixed};
use super::helpers::Helper;
use super::request::Language;
use super::style::{Level, Style, Term, Text};
use super::values::{Pairs, Values, modulus};
use super::window::Sliding;
use grundy::law::automatic::Coding;
use grundy::law::{Automatic, Classes, Period, TakeRange};

pub(super) struct Python;

impl Style for Python {
    const LANGUAGE: Language = Language::Python;
    const COMMENT: &'static str = "#";
    const BLOCK: (&'static str, Option<&'static str>) = (":", None);
    const WORDS: (&'static str, &'static str, &'static str) = ("and", "or", "not ");

    const SEPARATOR: &'static str = "\n\n";

    fn helper(&self, helper: &Helper) -> &'static str {
        helper.python
    }

    fn call(&self, helper: &Helper, arguments: &[Term], _wide: bool) -> String {
        let list: Vec<&str> = arguments.iter().map(|term| &term.text[..]).collect();
        format!("{}({})", helper.name, list.join(", "))
    }

    fn opening(&self, text: &mut Text, _plan: &Plan<'_>) {
        text.lines("\n{IMPORTS}");
    }

    fn finished(&self, text: String) -> String {
        finished(&text)
    }

    fn values(&self, text: &mut Text, values: &Values) {
        match values {
            Values::Range(range) => {
                text.open("def nim_value(n)");
                text.line(&format!("return {}", formula(range)));
            }
            Values::Table { period, table, classes } => table_of(text, period, table, classes.as_ref()),
            Values::Window(law) => return self.window(text, law),
            Values::Arithmetic(law) => {
                return text.lines(self.fixed().arithmetic[law.family() as usize].value);
            }
            Values::Digits(law) => digits(text, law),
            Values::Pairs(law) => pairs(text, law),
            Values::Closed(closed) => return self.closed(text, closed),
            Values::Definition(moves) => return self.definition(text, moves),
        }
        text.close();
    }

    fn table_head(&self, text: &mut Text, _wide: bool) {
        text.lines("# The nim-values of the heaps so far, from heap 0 on.\nvalues = []\n\n\n");
        text.open("def nim_value(heap)");
        text.open("for n in range(len(values), heap + 1)");
        text.line("seen = set()");
    }

    fn note(&self, text: &mut Text, value: &str) {
        text.line(&format!("seen.add({value})"));
    }

    fn table_end(&self, text: &mut Text) {
        text.lines("mex = 0\nwhile mex in seen:\n    mex += 1\nvalues.append(mex)");
        text.close();
        text.line("return values[heap]");
        text.close();
    }

    fn noted(&self, heap: &str, _wide: bool) -> String {
        format!("values[{heap}]")
    }

    fn heaps_of_a_value(&self, text: &mut Text, values: &Values) {
        let Values::Table { period, .. } = values else { return };
        let Period { preperiod, period, saltus } = period;
        text.lines("\n\n# All heaps of nim-value t.");
        text.open("def heaps_worth(t)");
        text.open("for i, start in enumerate(TABLE)");
        text.open(&format!(
            "if t == start or i >= {preperiod} and t > start and (t - start) % {saltus} == 0"
        ));
        text.line(&format!("yield i + (t - start) // {saltus} * {period}"));
        (0..3).for_each(|_| text.close());
    }

    fn move_head(&self, text: &mut Text, _wide: bool, _asks_heap: bool) {
        text.lines("\n\n# What a move from a heap of n leaves if it leads to nim-value t < nim_value(n).");
        text.open("def move_to(n, t)");
    }

    fn fixed(&self) -> &'static Fixed {
        &fixed::PYTHON
    }

    fn most(&self, text: &mut Text, law: &Sliding) {
        text.lines("# How many coins may be taken from a heap of n.");
        text.open("def most(n)");
        let most = self.number(&law.most, law.wide).text;
        match law.from {
            0 => text.line(&format!("return {most}")),
            from => text.line(&format!("return {most} if n >= {from} else 0")),
        }
        text.close();
    }

    fn part_value(&self, text: &mut Text, c: u64) {
        text.open("def nim_value(n)");
        text.open(&format!("while n % {c}"));
        text.line(&format!("n -= 1 + n // {c}"));
        text.close();
        text.line(&format!("return n // {c}"));
        text.close();
    }

    fn root(&self, number: &Term, _wide: bool) -> String {
        format!("math.isqrt({})", number.text)
    }

    fn log(&self, number: &Term, _wide: bool) -> String {
        format!("(({}).bit_length() - 1)", number.text)
    }

    fn move_by_range(&self, text: &mut Text, range: &TakeRange) {
        let base = modulus(range).map_or(String::new(), |q| format!("n - n % {q} + "));
        let least = if range.least() == 1 { "t".into() } else { format!("t * {}", range.least()) };
        match range.most() {
            None => text.line(&format!("return [{base}{least}]")),
            Some(most) => text.line(&format!("return [max({base}{least}, n - {most})]")),
        }
    }

    fn no_move(&self, text: &mut Text) {
        text.line("return None");
    }

    fn winning_move(&self) -> &'static str {
        WINNING_MOVE
    }

    fn playing_main(&self) -> &'static str {
        PLAYING_MAIN
    }

    fn range(&self, name: &str, low: &str, high: &str, step: u64, _wide: bool) -> String {
        let by = if step == 1 { String::new() } else { format!(", {step}") };
        match high.parse::<u64>() {
            Ok(high) => format!("for {name} in range({low}, {}{by})", u128::from(high) + 1),
            Err(_) => format!("for {name} in range({low}, {high} + 1{by})"),
        }
    }

    fn each(&self, name: &str, list: &str) -> String {
        format!("for {name} in {list}")
    }

    fn when(&self, condition: &str) -> String {
        format!("if {condition}")
    }

    fn leave(&self, text: &mut Text, parts: &[String], _wide: bool) {
        text.line(&format!("return {}", self.list(parts)));
    }

    fn value(&self, heap: &str, _wide: bool) -> String {
        format!("nim_value({heap})")
    }

    fn quotient(&self, number: &Term, by: &str, _signed: bool) -> Term {
        number.product("//", by)
    }

    fn remainder(&self, number: &Term, by: &str, _signed: bool) -> Term {
        number.product("%", by)
    }

    fn extreme(&self, least: bool, a: &str, b: &str, _wide: bool) -> String {
        format!("{}({a}, {b})", if least { "min" } else { "max" })
    }

    fn list(&self, numbers: &[String]) -> String {
        format!("[{}]", numbers.join(", "))
    }
}

fn formula(range: &TakeRange) -> String {
    let n = Term { text: "n".into(), level: Level::Atom };
    let rest = modulus(range).map_or(n, |q| Term { text: format!("n % {q}"), level: Level::Product });
    match range.least() {
        1 => rest.text,
        least => rest.product("//", &least.to_string()).text,
    }
}

fn table_of(text: &mut Text, law: &Period, table: &[u32], classes: Option<&Classes>) {
    let Period { preperiod: n0, period: p, saltus } = *law;
    text.line(&format!("# The nim-values of the heaps 0 to {}.", table.len() - 1));
    text.line("TABLE = [");
    text.table(table.iter().copied());
    text.lines("]\n");
    let grown = match classes {
        Some(classes) => {
            text.line("# By how much the nim-values grow in a period, for each residue of n.");
            text.line("SALTUS = [");
            text.table(classes.saltus().iter().copied());
            text.lines("]\n");
            format!("SALTUS[n % {p}]")
        }
        None => saltus.to_string(),
    };
    text.lines("\n\n");
    text.open("def nim_value(n)");
    match (n0, saltus) {
        (0, 0) => text.line(&format!("return TABLE[n % {p}]")),
        (_, 0) => text.line(&format!("return TABLE[n if n < {n0} else {n0} + (n - {n0}) % {p}]")),
        (0, _) => text.line(&format!("return TABLE[n % {p}] + n // {p} * {grown}")),
        _ => {
            text.open(&format!("if n < {n0}"));
            text.line("return TABLE[n]");
            text.close();
            text.line(&format!("periods, rest = divmod(n - {n0}, {p})"));
            text.line(&format!("return TABLE[{n0} + rest] + periods * {grown}"));
        }
    }
}

fn digits(text: &mut Text, law: &Automatic) {
    text.line("# For each state its next state for each digit, and the nim-value where the digits end.");
    text.line("NEXT = [");
    for (_, next) in law.states() {
        let row: Vec<String> = next.iter().map(u32::to_string).collect();
        text.line(&format!("    [{}],", row.join(", ")));
    }
    text.lines("]\nVALUE = [");
    text.table(law.states().map(|(value, _)| value.0 as u32));
    text.lines("]\n\n\n");
    text.open("def nim_value(n)");
    text.line("state = 0");
    text.open("while n > 0");
    text.line(&format!("state = NEXT[state][n % {}]", law.digits()));
    text.line(&format!("n //= {}", law.digits()));
    text.close();
    text.line("return VALUE[state]");
}

fn pairs(text: &mut Text, law: &Pairs) {
    let k = law.base;
    text.line(&format!(
        "# For each state its next state for the digits a of the heap and b of the value, at a + {k} * b;"
    ));
    text.line("# -1 where they do not belong together. Digits may end in the states of ENDS.");
    text.line("NEXT = [");
    for row in &law.rows {
        let row: Vec<String> = row.iter().map(|to| to.map_or("-1".into(), |to| to.to_string())).collect();
        text.line(&format!("    [{}],", row.join(", ")));
    }
    let ends: Vec<String> = (0..law.ends.len()).filter(|at| law.ends[*at]).map(|at| at.to_string()).collect();
    text.lines(&format!("]\nENDS = [{}]\n\n\n", ends.join(", ")));
    match law.coding {
        Coding::Plain => {}
        Coding::Powers => text.lines(&format!(
            "# The exponent of a power of {k}.\ndef decoded(power):\n    exponent = 0\n    while power > 1:\n        power, exponent = power // {k}, exponent + 1\n    return exponent\n\n"
        )),
        Coding::Odious => text.lines(&format!(
            "# 0 for 0; for {k}^i the number with an odd number of binary digits 1 among 2i and 2i+1.\ndef decoded(power):\n    if power == 0:\n        return 0\n    exponent = 0\n    while power > 1:\n        power, exponent = power // {k}, exponent + 1\n    return 2 * exponent + (bin(exponent).count(\"1\") + 1) % 2\n\n"
        )),
    }
    text.open("def nim_value(n)");
    text.lines("# The states that the digits so far may have led to, each with the value that they make.\nopen_states = {0: 0}\nweight = 1");
    text.open("while open_states");
    text.open("if n == 0");
    text.open("for state, value in open_states.items()");
    text.open("if state in ENDS");
    text.line(match law.coding {
        Coding::Plain => "return value",
        Coding::Powers | Coding::Odious => "return decoded(value)",
    });
    (0..3).for_each(|_| text.close());
    text.line("following = {}");
    text.open("for state, value in open_states.items()");
    text.open(&format!("for digit in range({k})"));
    text.line(&format!("to = NEXT[state][n % {k} + {k} * digit]"));
    text.open("if to >= 0");
    text.line("following[to] = value + digit * weight");
    (0..3).for_each(|_| text.close());
    text.line(&format!("open_states, n, weight = following, n // {k}, weight * {k}"));
    text.close();
}

/// The program with its imports.
pub(super) fn finished(text: &str) -> String {
    let used = ["math", "sys"].into_iter().filter(|name| text.contains(&format!("{name}.")));
    let imports: String = used.map(|name| format!("import {name}\n")).collect();
    // Functions stand behind two empty lines.
    let gap = if imports.is_empty() { "" } else { "\n\n" };
    text.replace("{IMPORTS}\n", &(imports + gap))
}

const WINNING_MOVE: &str = "\
# A winning move: the number of a heap and what it becomes. None where every move loses.
def winning_move(heaps):
    nim_sum = 0
    for n in heaps:
        nim_sum ^= nim_value(n)
    for i, n in enumerate(heaps):
        t = nim_value(n) ^ nim_sum
        # Each smaller value is that of an option, and this one makes the nim-sum 0.
        if t < nim_value(n):
            return i, move_to(n, t)
    return None";

const PLAYING_MAIN: &str = "\
# Each line read is a position, its heaps with spaces between them. Each line printed says its nim-sum,
# which player wins, and a winning move.
def main():
    for line in sys.stdin:
        heaps = [int(word) for word in line.split()]
        nim_sum = 0
        for n in heaps:
            nim_sum ^= nim_value(n)
        if nim_sum == 0:
            print(0, \"second\")
        else:
            i, left = winning_move(heaps)
            print(nim_sum, \"first\", heaps[i], \"->\", \" + \".join(map(str, left or [0])))


if __name__ == \"__main__\":
    main()";
