//! Programs in C++.

use super::Plan;
use super::fixed::{self, Fixed};
use super::helpers::Helper;
use super::request::Language;
use super::style::{Level, Style, Term, Text};
use super::values::{Pairs, Values, modulus};
use super::ways::Number;
use super::window::Sliding;
use grundy::law::automatic::Coding;
use grundy::law::{Automatic, Classes, Period, TakeRange};

pub(super) struct Cpp;

impl Style for Cpp {
    const LANGUAGE: Language = Language::Cpp;
    const COMMENT: &'static str = "//";
    const BLOCK: (&'static str, Option<&'static str>) = (" {", Some("}"));
    const WORDS: (&'static str, &'static str, &'static str) = ("&&", "||", "!");

    fn helper(&self, helper: &Helper) -> &'static str {
        helper.cpp
    }

    fn call(&self, helper: &Helper, arguments: &[Term], _wide: bool) -> String {
        let list: Vec<&str> = arguments.iter().map(|term| &term.text[..]).collect();
        format!("{}({})", helper.name, list.join(", "))
    }

    fn opening(&self, text: &mut Text, plan: &Plan<'_>) {
        text.lines(
            "\n#include <algorithm>\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n\
             #include <string>\n#include <vector>\n\nusing namespace std;\ntypedef uint64_t u64;",
        );
        let wide = plan.is_wide();
        if wide {
            text.line("typedef __int128 wide; // of GCC and Clang");
        }
        text.line("");
        let (kind, bit) = if wide { ("wide", "wide(1) << 60") } else { ("u64", "1ULL << 31") };
        if plan.has(&|number| matches!(number, Number::Root(_))) {
            text.lines("// The square root, rounded down.");
            text.open(&format!("{kind} isqrt({kind} n)"));
            text.line(&format!("{kind} root = 0;"));
            text.open(&format!("for ({kind} bit = {bit}; bit > 0; bit /= 2)"));
            text.line("if ((root + bit) * (root + bit) <= n) root += bit;");
            text.close();
            text.line("return root;");
            text.close();
            text.line("");
        }
        if plan.has(&|number| matches!(number, Number::Log(_))) {
            text.lines("// The binary logarithm, rounded down.");
            text.open(&format!("{kind} binary_log({kind} n)"));
            text.line(&format!("{kind} log = 0;"));
            text.line("for (; n > 1; n /= 2) log++;");
            text.line("return log;");
            text.close();
            text.line("");
        }
    }

    fn values(&self, text: &mut Text, values: &Values) {
        match values {
            Values::Range(range) => {
                text.open("u64 nim_value(u64 n)");
                text.line(&format!("return {};", formula(range)));
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
            "// The nim-values of the heaps so far, from heap 0 on.\nvector<u64> values;\n\n\
             // Notes that an option has this value.\n\
             void note(vector<bool>& seen, u64 value) {\n    \
             if (value >= seen.size()) seen.resize(value + 1);\n    seen[value] = true;\n}\n\n",
        );
        text.open("u64 nim_value(u64 heap)");
        text.open(&format!("for ({} n = values.size(); n <= heap; n++)", if wide { "wide" } else { "u64" }));
        text.line("vector<bool> seen;");
    }

    fn note(&self, text: &mut Text, value: &str) {
        text.line(&format!("note(seen, {value});"));
    }

    fn table_end(&self, text: &mut Text) {
        text.lines("u64 mex = 0;\nwhile (mex < seen.size() && seen[mex]) mex++;\nvalues.push_back(mex);");
        text.close();
        text.line("return values[heap];");
        text.close();
    }

    fn noted(&self, heap: &str, _wide: bool) -> String {
        format!("values[{heap}]")
    }

    fn heaps_of_a_value(&self, text: &mut Text, values: &Values) {
        let Values::Table { period, table, .. } = values else { return };
        let Period { preperiod, period, saltus } = period;
        text.lines("\n// All heaps of nim-value t.");
        text.open("vector<u64> heaps_worth(u64 t)");
        text.line("vector<u64> heaps;");
        text.open(&format!("for (u64 i = 0; i < {}; i++)", table.len()));
        text.line("u64 start = TABLE[i];");
        let grown = match preperiod {
            0 => format!("t > start && (t - start) % {saltus} == 0"),
            _ => format!("(i >= {preperiod} && t > start && (t - start) % {saltus} == 0)"),
        };
        text.line(&format!(
            "if (t == start || {}) heaps.push_back(i + (t - start) / {saltus} * {period});",
            if *preperiod == 0 { format!("({grown})") } else { grown }
        ));
        text.close();
        text.line("return heaps;");
        text.close();
    }

    fn move_head(&self, text: &mut Text, wide: bool, asks_heap: bool) {
        text.lines(
            "\n// Sets what a move from a heap of n leaves if it leads to nim-value t < nim_value(n).",
        );
        if wide {
            text.open("bool move_to(u64 heap, u64 t, vector<u64>& left)");
            text.line("wide n = heap;");
        } else {
            let n = if asks_heap { "u64 n" } else { "u64" };
            text.open(&format!("bool move_to({n}, u64 t, vector<u64>& left)"));
        }
    }

    fn fixed(&self) -> &'static Fixed {
        &fixed::CPP
    }

    fn most(&self, text: &mut Text, law: &Sliding) {
        text.lines("// How many coins may be taken from a heap of n.");
        text.open(&format!("u64 most(u64 {})", if law.wide { "heap" } else { "n" }));
        if law.wide {
            text.line("wide n = heap;");
        }
        if law.from > 0 {
            text.line(&format!("if (n < {}) return 0;", law.from));
        }
        text.line(&format!("return {};", self.number(&law.most, law.wide).text));
        text.close();
    }

    fn part_value(&self, text: &mut Text, c: u64) {
        text.open("u64 nim_value(u64 n)");
        text.line(&format!("while (n % {c} != 0) n -= 1 + n / {c};"));
        text.line(&format!("return n / {c};"));
        text.close();
    }

    fn root(&self, number: &Term, _wide: bool) -> String {
        format!("isqrt({})", number.text)
    }

    fn log(&self, number: &Term, _wide: bool) -> String {
        format!("binary_log({})", number.text)
    }

    fn move_by_range(&self, text: &mut Text, range: &TakeRange) {
        let base = modulus(range).map_or(String::new(), |q| format!("n - n % {} + ", self.int(q.into())));
        let least = match range.least() {
            1 => "t".into(),
            least => format!("t * {}", self.int(least.into())),
        };
        match range.most() {
            None => text.line(&format!("left = {{{base}{least}}};")),
            Some(most) => {
                let most = self.int(most.into());
                text.line(&format!("u64 m = {base}{least};"));
                text.line(&format!("if (n > {most} && m < n - {most}) m = n - {most};"));
                text.line("left = {m};");
            }
        }
        text.line("return true;");
    }

    fn no_move(&self, text: &mut Text) {
        text.line("return false;");
    }

    fn winning_move(&self) -> &'static str {
        WINNING_MOVE
    }

    fn playing_main(&self) -> &'static str {
        PLAYING_MAIN
    }

    fn range(&self, name: &str, low: &str, high: &str, step: u64, wide: bool) -> String {
        let kind = if wide { "wide" } else { "u64" };
        let next = if step == 1 { format!("{name}++") } else { format!("{name} += {step}") };
        format!("for ({kind} {name} = {low}; {name} <= {high}; {next})")
    }

    fn each(&self, name: &str, list: &str) -> String {
        format!("for (u64 {name} : {list})")
    }

    fn when(&self, condition: &str) -> String {
        format!("if ({condition})")
    }

    fn leave(&self, text: &mut Text, parts: &[String], wide: bool) {
        let cast = |part: &String| if wide { format!("u64({part})") } else { part.clone() };
        text.line(&format!("left = {{{}}};", parts.iter().map(cast).collect::<Vec<_>>().join(", ")));
        text.line("return true;");
    }

    fn value(&self, heap: &str, _wide: bool) -> String {
        format!("nim_value({heap})")
    }

    fn int(&self, value: i128) -> String {
        if value.unsigned_abs() >> 31 == 0 { value.to_string() } else { format!("{value}ULL") }
    }

    fn quotient(&self, number: &Term, by: &str, signed: bool) -> Term {
        match signed {
            false => number.product("/", by),
            true => {
                let a = &number.text;
                Term { text: format!("(({a}) / {by} - (({a}) % {by} < 0))"), level: Level::Atom }
            }
        }
    }

    fn remainder(&self, number: &Term, by: &str, signed: bool) -> Term {
        match signed {
            false => number.product("%", by),
            true => Term {
                text: format!("({} + {by}) % {by}", number.product("%", by).text),
                level: Level::Product,
            },
        }
    }

    fn extreme(&self, least: bool, a: &str, b: &str, wide: bool) -> String {
        format!("{}<{}>({a}, {b})", if least { "min" } else { "max" }, if wide { "wide" } else { "u64" })
    }

    fn list(&self, numbers: &[String]) -> String {
        format!("vector<u64>{{{}}}", numbers.join(", "))
    }
}

fn formula(range: &TakeRange) -> String {
    let n = Term { text: "n".into(), level: Level::Atom };
    let int = |value: u64| Cpp.int(value.into());
    let rest = modulus(range).map_or(n, |q| Term { text: format!("n % {}", int(q)), level: Level::Product });
    match range.least() {
        1 => rest.text,
        least => rest.product("/", &int(least)).text,
    }
}

fn table_of(text: &mut Text, law: &Period, table: &[u32], classes: Option<&Classes>) {
    let Period { preperiod: n0, period: p, saltus } = *law;
    text.line(&format!("// The nim-values of the heaps 0 to {}.", table.len() - 1));
    text.line("const uint32_t TABLE[] = {");
    text.table(table.iter().copied());
    text.lines("};\n");
    let grown = match classes {
        Some(classes) => {
            text.line("// By how much the nim-values grow in a period, for each residue of n.");
            text.line("const u64 SALTUS[] = {");
            text.table(classes.saltus().iter().copied());
            text.lines("};\n");
            format!("SALTUS[n % {p}]")
        }
        None => saltus.to_string(),
    };
    text.lines("\n");
    text.open("u64 nim_value(u64 n)");
    match (n0, saltus) {
        (0, 0) => text.line(&format!("return TABLE[n % {p}];")),
        (_, 0) => text.line(&format!("return TABLE[n < {n0} ? n : {n0} + (n - {n0}) % {p}];")),
        (0, _) => text.line(&format!("return TABLE[n % {p}] + n / {p} * {grown};")),
        _ => {
            text.line(&format!("if (n < {n0}) return TABLE[n];"));
            text.line(&format!("return TABLE[{n0} + (n - {n0}) % {p}] + (n - {n0}) / {p} * {grown};"));
        }
    }
}

fn digits(text: &mut Text, law: &Automatic) {
    text.line("// For each state its next state for each digit, and the nim-value where the digits end.");
    text.line(&format!("const uint32_t NEXT[][{}] = {{", law.digits()));
    for (_, next) in law.states() {
        let row: Vec<String> = next.iter().map(u32::to_string).collect();
        text.line(&format!("    {{{}}},", row.join(", ")));
    }
    text.lines("};\nconst uint32_t VALUE[] = {");
    text.table(law.states().map(|(value, _)| value.0 as u32));
    text.lines("};\n\n");
    text.open("u64 nim_value(u64 n)");
    text.line("u64 state = 0;");
    text.line(&format!("for (; n > 0; n /= {0}) state = NEXT[state][n % {0}];", law.digits()));
    text.line("return VALUE[state];");
}

fn pairs(text: &mut Text, law: &Pairs) {
    let k = law.base;
    text.line(&format!(
        "// For each state its next state for the digits a of the heap and b of the value, at a + {k} * b;"
    ));
    text.line("// -1 where they do not belong together; and whether the digits may end there.");
    text.line(&format!("const int NEXT[][{}] = {{", k * k));
    for row in &law.rows {
        let row: Vec<String> = row.iter().map(|to| to.map_or("-1".into(), |to| to.to_string())).collect();
        text.line(&format!("    {{{}}},", row.join(", ")));
    }
    text.lines("};\nconst bool ENDS[] = {");
    text.table(law.ends.iter().map(|ends| u32::from(*ends)));
    text.lines("};\n");
    if law.coding != Coding::Plain {
        text.lines(&format!("// The exponent of a power of {k}."));
        text.open("u64 exponent(unsigned __int128 power)");
        text.line("u64 i = 0;");
        text.line(&format!("for (; power > 1; power /= {k}) i++;"));
        text.line("return i;");
        text.close();
        text.line("");
    }
    text.open("u64 nim_value(u64 n)");
    text.line("// The states that the digits so far may have led to, each with the value that they make.");
    text.line("vector<pair<int, unsigned __int128>> open = {{0, 0}};");
    text.open(&format!("for (unsigned __int128 weight = 1; !open.empty(); n /= {k}, weight *= {k})"));
    text.open("for (auto& end : open)");
    text.line(match law.coding {
        Coding::Plain => "if (n == 0 && ENDS[end.first]) return end.second;",
        Coding::Powers => "if (n == 0 && ENDS[end.first]) return exponent(end.second);",
        Coding::Odious => "if (n != 0 || !ENDS[end.first]) continue;",
    });
    if law.coding == Coding::Odious {
        text.lines(
            "if (end.second == 0) return 0;\n\
             // Of 2i and 2i + 1 the one with an odd number of binary digits 1.\n\
             u64 i = exponent(end.second), parity = 1;\n\
             for (u64 j = i; j > 0; j /= 2) parity ^= j & 1;\n\
             return 2 * i + parity;",
        );
    }
    text.close();
    text.line("vector<pair<int, unsigned __int128>> next;");
    text.open("for (auto& from : open)");
    text.open(&format!("for (int digit = 0; digit < {k}; digit++)"));
    text.line(&format!("int to = NEXT[from.first][n % {k} + {k} * digit];"));
    text.line("if (to >= 0) next.push_back({to, from.second + digit * weight});");
    text.close();
    text.close();
    text.line("open = next;");
    text.close();
    text.line("return 0; // never: each heap has a value");
}

const WINNING_MOVE: &str = "\
// A winning move: the number of a heap, and what it becomes. heaps.size() where every move loses.
size_t winning_move(const vector<u64>& heaps, vector<u64>& left) {
    u64 nim_sum = 0;
    for (u64 n : heaps) nim_sum ^= nim_value(n);
    for (size_t i = 0; i < heaps.size(); i++) {
        u64 t = nim_value(heaps[i]) ^ nim_sum;
        // Each smaller value is that of an option, and this one makes the nim-sum 0.
        if (t < nim_value(heaps[i]) && move_to(heaps[i], t, left)) return i;
    }
    return heaps.size();
}";

const PLAYING_MAIN: &str = "\
// Each line read is a position, its heaps with spaces between them. Each line printed says its nim-sum,
// which player wins, and a winning move.
int main() {
    for (string line; getline(cin, line);) {
        istringstream words(line);
        vector<u64> heaps, left;
        u64 nim_sum = 0;
        for (u64 n; words >> n; heaps.push_back(n)) nim_sum ^= nim_value(n);
        cout << nim_sum << (nim_sum ? \" first\" : \" second\");
        size_t i = winning_move(heaps, left);
        if (i < heaps.size()) {
            if (left.empty()) left = {0};
            cout << \" \" << heaps[i] << \" -> \" << left[0];
            for (size_t j = 1; j < left.size(); j++) cout << \" + \" << left[j];
        }
        cout << \"\\n\";
    }
    return 0;
}";
