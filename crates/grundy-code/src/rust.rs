//! Programs in Rust.

use super::Plan;
use super::fixed::{self, Fixed};
use super::helpers::Helper;
use super::request::Language;
use super::style::{Level, Style, Term, Text};
use super::values::{Pairs, Values, modulus};
use super::window::Sliding;
use grundy::law::automatic::Coding;
use grundy::law::{Automatic, Classes, Period, TakeRange};

pub(super) struct Rust;

impl Style for Rust {
    const LANGUAGE: Language = Language::Rust;
    const COMMENT: &'static str = "//";
    const BLOCK: (&'static str, Option<&'static str>) = (" {", Some("}"));
    const WORDS: (&'static str, &'static str, &'static str) = ("&&", "||", "!");

    fn helper(&self, helper: &Helper) -> &'static str {
        helper.rust
    }

    fn call(&self, helper: &Helper, arguments: &[Term], wide: bool) -> String {
        let cast = |term: &Term| if wide { format!("({}) as u64", term.text) } else { term.text.clone() };
        let list: Vec<String> = arguments.iter().map(cast).collect();
        let call = format!("{}({})", helper.name, list.join(", "));
        if wide && !helper.asks { format!("i128::from({call})") } else { call }
    }

    fn opening(&self, text: &mut Text, _plan: &Plan<'_>) {
        text.line("");
    }

    fn values(&self, text: &mut Text, values: &Values) {
        match values {
            Values::Range(range) => {
                text.open("fn nim_value(n: u64) -> u64");
                text.line(&formula(range));
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

    fn table_head(&self, text: &mut Text, wide: bool) {
        text.lines(
            "thread_local! {\n    // The nim-values of the heaps so far, from heap 0 on.\n    \
             static VALUES: std::cell::RefCell<Vec<u64>> = std::cell::RefCell::new(Vec::new());\n}\n\n\
             // Notes that an option has this value.\nfn note(seen: &mut Vec<bool>, value: u64) {\n    \
             let size = seen.len().max(value as usize + 1);\n    seen.resize(size, false);\n    \
             seen[value as usize] = true;\n}\n\n",
        );
        text.open("fn nim_value(heap: u64) -> u64");
        text.open("VALUES.with(|values|");
        text.line("let mut values = values.borrow_mut();");
        text.open("for n in values.len() as u64..=heap");
        if wide {
            text.line("let n = i128::from(n);");
        }
        text.line("let mut seen = Vec::new();");
    }

    fn note(&self, text: &mut Text, value: &str) {
        text.line(&format!("note(&mut seen, {value});"));
    }

    fn table_end(&self, text: &mut Text) {
        text.line("let mex = seen.iter().take_while(|seen| **seen).count();");
        text.line("values.push(mex as u64);");
        text.close();
        text.line("values[heap as usize]");
        text.close_with("})");
        text.close();
    }

    fn noted(&self, heap: &str, _wide: bool) -> String {
        format!("values[({heap}) as usize]")
    }

    fn heaps_of_a_value(&self, text: &mut Text, values: &Values) {
        let Values::Table { period, .. } = values else { return };
        let Period { preperiod, period, saltus } = period;
        text.lines("\n// All heaps of nim-value t.");
        text.open("fn heaps_worth(t: u64) -> Vec<u64>");
        text.line("let mut heaps = Vec::new();");
        text.open("for (i, &start) in (0..).zip(&TABLE)");
        text.line("let start = u64::from(start);");
        let late = if *preperiod == 0 { String::new() } else { format!("i >= {preperiod} && ") };
        text.open(&format!("if t == start || ({late}t > start && (t - start) % {saltus} == 0)"));
        text.line(&format!("heaps.push(i + (t - start) / {saltus} * {period});"));
        text.close();
        text.close();
        text.line("heaps");
        text.close();
    }

    fn move_head(&self, text: &mut Text, wide: bool, asks_heap: bool) {
        text.lines("\n// What a move from a heap of n leaves if it leads to nim-value t < nim_value(n).");
        if wide {
            text.open("fn move_to(heap: u64, t: u64) -> Option<Vec<u64>>");
            text.line("let n = i128::from(heap);");
        } else {
            let n = if asks_heap { "n" } else { "_n" };
            text.open(&format!("fn move_to({n}: u64, t: u64) -> Option<Vec<u64>>"));
        }
    }

    fn fixed(&self) -> &'static Fixed {
        &fixed::RUST
    }

    fn most(&self, text: &mut Text, law: &Sliding) {
        text.lines("// How many coins may be taken from a heap of n.");
        text.open(&format!("fn most({}: u64) -> u64", if law.wide { "heap" } else { "n" }));
        if law.wide {
            text.line("let n = i128::from(heap);");
        }
        if law.from > 0 {
            text.open(&format!("if n < {}", law.from));
            text.line("return 0;");
            text.close();
        }
        let most = self.number(&law.most, law.wide);
        text.line(&if law.wide { format!("({}) as u64", most.text) } else { most.text });
        text.close();
    }

    fn part_value(&self, text: &mut Text, c: u64) {
        text.open("fn nim_value(mut n: u64) -> u64");
        text.open(&format!("while n % {c} != 0"));
        text.line(&format!("n -= 1 + n / {c};"));
        text.close();
        text.line(&format!("n / {c}"));
        text.close();
    }

    fn root(&self, number: &Term, _wide: bool) -> String {
        format!("{}.isqrt()", number.at(Level::Atom))
    }

    fn log(&self, number: &Term, wide: bool) -> String {
        format!("{}::from({}.ilog2())", if wide { "i128" } else { "u64" }, number.at(Level::Atom))
    }

    fn move_by_range(&self, text: &mut Text, range: &TakeRange) {
        let base = modulus(range).map_or(String::new(), |q| format!("n - n % {q} + "));
        let least = if range.least() == 1 { "t".into() } else { format!("t * {}", range.least()) };
        match range.most() {
            None => text.line(&format!("Some(vec![{base}{least}])")),
            Some(most) => {
                text.line(&format!("let m = {base}{least};"));
                text.line(&format!("Some(vec![m.max(n.saturating_sub({most}))])"));
            }
        }
    }

    fn no_move(&self, text: &mut Text) {
        text.line("None");
    }

    fn winning_move(&self) -> &'static str {
        WINNING_MOVE
    }

    fn playing_main(&self) -> &'static str {
        PLAYING_MAIN
    }

    fn range(&self, name: &str, low: &str, high: &str, step: u64, _wide: bool) -> String {
        match step {
            1 => format!("for {name} in {low}..={high}"),
            _ => format!("for {name} in ({low}..={high}).step_by({step})"),
        }
    }

    fn each(&self, name: &str, list: &str) -> String {
        format!("for {name} in {list}")
    }

    fn when(&self, condition: &str) -> String {
        format!("if {condition}")
    }

    fn leave(&self, text: &mut Text, parts: &[String], wide: bool) {
        let cast = |part: &String| if wide { format!("({part}) as u64") } else { part.clone() };
        text.line(&format!("return Some(vec![{}]);", parts.iter().map(cast).collect::<Vec<_>>().join(", ")));
    }

    fn value(&self, heap: &str, wide: bool) -> String {
        if wide { format!("nim_value(({heap}) as u64)") } else { format!("nim_value({heap})") }
    }

    fn quotient(&self, number: &Term, by: &str, signed: bool) -> Term {
        match signed {
            false => number.product("/", by),
            true => Term { text: format!("({}).div_euclid({by})", number.text), level: Level::Atom },
        }
    }

    fn remainder(&self, number: &Term, by: &str, signed: bool) -> Term {
        match signed {
            false => number.product("%", by),
            true => Term { text: format!("({}).rem_euclid({by})", number.text), level: Level::Atom },
        }
    }

    fn extreme(&self, least: bool, a: &str, b: &str, wide: bool) -> String {
        let kind = if wide { "i128" } else { "u64" };
        format!("{kind}::{}({a}, {b})", if least { "min" } else { "max" })
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
        least => rest.product("/", &least.to_string()).text,
    }
}

fn table_of(text: &mut Text, law: &Period, table: &[u32], classes: Option<&Classes>) {
    let Period { preperiod: n0, period: p, saltus } = *law;
    text.line(&format!("// The nim-values of the heaps 0 to {}.", table.len() - 1));
    text.line(&format!("const TABLE: [u32; {}] = [", table.len()));
    text.table(table.iter().copied());
    text.lines("];\n");
    let grown = match classes {
        Some(classes) => {
            text.line("// By how much the nim-values grow in a period, for each residue of n.");
            text.line(&format!("const SALTUS: [u64; {p}] = ["));
            text.table(classes.saltus().iter().copied());
            text.lines("];\n");
            format!("SALTUS[(n % {p}) as usize]")
        }
        None => saltus.to_string(),
    };
    text.lines("\n");
    text.open("fn nim_value(n: u64) -> u64");
    match n0 {
        0 => text.line(&format!("let i = n % {p};")),
        _ => text.line(&format!("let i = if n < {n0} {{ n }} else {{ {n0} + (n - {n0}) % {p} }};")),
    }
    match saltus {
        0 => text.line("TABLE[i as usize].into()"),
        _ => text.line(&format!("u64::from(TABLE[i as usize]) + (n - i) / {p} * {grown}")),
    }
}

fn digits(text: &mut Text, law: &Automatic) {
    text.line("// For each state its next state for each digit, and the nim-value where the digits end.");
    text.line(&format!("const NEXT: [[usize; {}]; {}] = [", law.digits(), law.size()));
    for (_, next) in law.states() {
        let row: Vec<String> = next.iter().map(u32::to_string).collect();
        text.line(&format!("    [{}],", row.join(", ")));
    }
    text.lines(&format!("];\nconst VALUE: [u32; {}] = [", law.size()));
    text.table(law.states().map(|(value, _)| value.0 as u32));
    text.lines("];\n\n");
    text.open("fn nim_value(mut n: u64) -> u64");
    text.line("let mut state = 0;");
    text.open("while n > 0");
    text.line(&format!("state = NEXT[state][(n % {}) as usize];", law.digits()));
    text.line(&format!("n /= {};", law.digits()));
    text.close();
    text.line("VALUE[state].into()");
}

fn pairs(text: &mut Text, law: &Pairs) {
    let (k, size) = (law.base, law.rows.len());
    text.line(&format!(
        "// For each state its next state for the digits a of the heap and b of the value, at a + {k} * b;"
    ));
    text.line("// -1 where they do not belong together; and whether the digits may end there.");
    text.line(&format!("const NEXT: [[i32; {}]; {size}] = [", k * k));
    for row in &law.rows {
        let row: Vec<String> = row.iter().map(|to| to.map_or("-1".into(), |to| to.to_string())).collect();
        text.line(&format!("    [{}],", row.join(", ")));
    }
    text.lines(&format!("];\nconst ENDS: [u8; {size}] = ["));
    text.table(law.ends.iter().map(|ends| u32::from(*ends)));
    text.lines("];\n\n");
    text.open("fn nim_value(mut n: u64) -> u64");
    text.line("// The states that the digits so far may have led to, each with the value that they make.");
    text.line("let mut open = vec![(0, 0u128)];");
    text.line("let mut weight = 1;");
    text.open("while !open.is_empty()");
    text.open("for &(state, value) in &open");
    text.open("if n == 0 && ENDS[state] == 1");
    match law.coding {
        Coding::Plain => text.line("return value as u64;"),
        Coding::Powers => text.line(&format!("return value.ilog({k}).into();")),
        Coding::Odious => text.lines(&format!(
            "if value == 0 {{\n    return 0;\n}}\n\
             // Of 2i and 2i + 1 the one with an odd number of binary digits 1.\n\
             let i = value.ilog({k});\n\
             return u64::from(2 * i + (i.count_ones() + 1) % 2);"
        )),
    }
    text.close();
    text.close();
    text.line("let mut next = Vec::new();");
    text.open("for &(state, value) in &open");
    text.open(&format!("for digit in 0..{k}"));
    text.line(&format!("let to = NEXT[state][((n % {k}) + {k} * digit) as usize];"));
    text.open("if to >= 0");
    text.line("next.push((to as usize, value + u128::from(digit) * weight));");
    (0..3).for_each(|_| text.close());
    text.line(&format!("(open, n, weight) = (next, n / {k}, weight * {k});"));
    text.close();
    text.line("unreachable!(\"each heap has a value\")");
}

const WINNING_MOVE: &str = "\
// A winning move: the number of a heap and what it becomes. None where every move loses.
fn winning_move(heaps: &[u64]) -> Option<(usize, Vec<u64>)> {
    let nim_sum = heaps.iter().fold(0, |sum, &n| sum ^ nim_value(n));
    heaps.iter().enumerate().find_map(|(i, &n)| {
        let t = nim_value(n) ^ nim_sum;
        // Each smaller value is that of an option, and this one makes the nim-sum 0.
        if t < nim_value(n) { Some((i, move_to(n, t)?)) } else { None }
    })
}";

const PLAYING_MAIN: &str = "\
// Each line read is a position, its heaps with spaces between them. Each line printed says its nim-sum,
// which player wins, and a winning move.
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect(\"a line\");
        let heaps: Vec<u64> = line.split_whitespace().map(|n| n.parse().expect(\"a heap\")).collect();
        let nim_sum = heaps.iter().fold(0, |sum, &n| sum ^ nim_value(n));
        print!(\"{nim_sum} {}\", if nim_sum > 0 { \"first\" } else { \"second\" });
        if let Some((i, mut left)) = winning_move(&heaps) {
            if left.is_empty() {
                left.push(0);
            }
            let left: Vec<String> = left.iter().map(u64::to_string).collect();
            print!(\" {} -> {}\", heaps[i], left.join(\" + \"));
        }
        println!();
    }
}";
