//! Programs in Java and Go. Most of their functions are those of the [small language](super::script).

use super::Plan;
use super::fixed::Fixed;
use super::helpers::Helper;
use super::request::Language;
use super::script::{Table, literal};
use super::scripted_functions::SCRIPTS;
use super::style::{Level, Style, Term, Text};
use super::values::{Values, modulus};
use super::ways::Number;
use super::window::Sliding;
use grundy::law::{Automatic, Classes, Period, TakeRange};

/// One of two languages with braces, whose numbers have a sign.
pub(super) struct Scripted<const GO: bool>;

impl<const GO: bool> Scripted<GO> {
    /// The word of Java, or that of Go.
    fn either<T>(java: T, go: T) -> T {
        if GO { go } else { java }
    }

    /// A table of numbers.
    fn table(text: &mut Text, name: &'static str, numbers: impl IntoIterator<Item = u64>) {
        let table = Table { comment: String::new(), name, numbers: numbers.into_iter().collect() };
        text.lines(&table.written(Self::LANGUAGE));
    }

    /// A table of rows.
    fn rows(text: &mut Text, name: &str, rows: impl Iterator<Item = Vec<String>>) {
        text.line(&Self::either(
            format!("static final int[][] {name} = {{"),
            format!("var {name} = [][]int{{"),
        ));
        rows.for_each(|row| text.line(&format!("    {{{}}},", row.join(", "))));
        text.line(Self::either("};", "}"));
    }

    fn table_of(&self, text: &mut Text, law: &Period, table: &[u32], classes: Option<&Classes>) {
        let Period { preperiod: n0, period: p, saltus } = *law;
        text.line(&format!("// The nim-values of the heaps 0 to {}.", table.len() - 1));
        Self::table(text, "TABLE", table.iter().map(|value| u64::from(*value)));
        text.line("");
        let grown = match classes {
            Some(classes) => {
                text.line("// By how much the nim-values grow in a period, for each residue of n.");
                Self::table(text, "SALTUS", classes.saltus().iter().copied());
                text.line("");
                format!("SALTUS[n % {p}]")
            }
            None => saltus.to_string(),
        };
        let mut script = String::from("def nim_value(n) -> number:\n");
        if n0 > 0 {
            script += &format!("    if n < {n0}:\n        return TABLE[n]\n");
        }
        let past = if n0 == 0 { "n".into() } else { format!("(n - {n0})") };
        let start = if n0 == 0 { String::new() } else { format!("{n0} + ") };
        let more = if saltus == 0 { String::new() } else { format!(" + {past} // {p} * {grown}") };
        script += &format!("    return TABLE[{start}{past} % {p}]{more}\n");
        self.script(text, &script);
    }

    fn digits(&self, text: &mut Text, law: &Automatic) {
        text.line("// For each state its next state for each digit, and the nim-value where the digits end.");
        let rows = law.states().map(|(_, next)| next.iter().map(u32::to_string).collect());
        Self::rows(text, "NEXT", rows);
        Self::table(text, "VALUE", law.states().map(|(value, _)| value.0));
        text.line("");
        let k = law.digits();
        self.script(
            text,
            &format!(
                "def nim_value(n) -> number:\n    state = 0\n    while n > 0:\n        state = NEXT[state][n % {k}]\n        \
                 n //= {k}\n    return VALUE[state]\n"
            ),
        );
    }
}

impl<const GO: bool> Style for Scripted<GO> {
    const LANGUAGE: Language = if GO { Language::Go } else { Language::Java };
    const COMMENT: &'static str = "//";
    const BLOCK: (&'static str, Option<&'static str>) = (" {", Some("}"));
    const WORDS: (&'static str, &'static str, &'static str) = ("&&", "||", "!");

    fn helper(&self, helper: &Helper) -> &'static str {
        helper.script
    }

    fn written(&self, text: &mut Text, source: &str) {
        self.script(text, source);
    }

    fn call(&self, helper: &Helper, arguments: &[Term], _wide: bool) -> String {
        let list: Vec<&str> = arguments.iter().map(|term| &term.text[..]).collect();
        format!("{}({})", helper.name, list.join(", "))
    }

    fn opening(&self, text: &mut Text, plan: &Plan<'_>) {
        text.lines("\n{IMPORTS}");
        if plan.has(&|number| matches!(number, Number::Root(_))) {
            self.script(text, ROOT);
            text.line("");
        }
        if plan.has(&|number| matches!(number, Number::Log(_))) {
            self.script(text, LOG);
            text.line("");
        }
    }

    fn finished(&self, text: String) -> String {
        finished(&text, Self::LANGUAGE)
    }

    fn table_head(&self, text: &mut Text, _wide: bool) {
        text.line("// The nim-values of the heaps so far, from heap 0 on.");
        if GO {
            text.lines("var values []int\n\n");
            text.open("func nim_value(heap int) int");
            text.open("for n := len(values); n <= heap; n++");
            text.line("seen := map[int]bool{}");
        } else {
            text.lines("static List<Long> values = new ArrayList<>();\n\n");
            text.open("static long nim_value(long heap)");
            text.open("for (long n = values.size(); n <= heap; n++)");
            text.line("BitSet seen = new BitSet();");
        }
    }

    fn note(&self, text: &mut Text, value: &str) {
        text.line(&Self::either(format!("seen.set({value});"), format!("seen[{value}] = true")));
    }

    fn table_end(&self, text: &mut Text) {
        text.lines(Self::either(
            "values.add((long) seen.nextClearBit(0));",
            "mex := 0\nfor seen[mex] {\n    mex++\n}\nvalues = append(values, mex)",
        ));
        text.close();
        text.line(Self::either("return values.get((int) heap);", "return values[heap]"));
        text.close();
    }

    fn noted(&self, heap: &str, _wide: bool) -> String {
        Self::either(format!("values.get((int) ({heap})).intValue()"), format!("values[{heap}]"))
    }

    fn values(&self, text: &mut Text, values: &Values) {
        match values {
            Values::Range(range) => {
                let int = |value: u64| literal(&value.to_string(), Language::Cpp).replace("ULL", "");
                let rest = modulus(range).map_or("n".into(), |q| format!("n % {}", int(q)));
                let least = range.least();
                let whole = if least == 1 { rest } else { format!("{rest} // {}", int(least)) };
                self.script(text, &format!("def nim_value(n) -> number:\n    return {whole}\n"));
            }
            Values::Table { period, table, classes } => self.table_of(text, period, table, classes.as_ref()),
            Values::Window(law) => self.window(text, law),
            Values::Arithmetic(law) => {
                self.script(text, self.fixed().arithmetic[law.family() as usize].value);
            }
            Values::Digits(law) => self.digits(text, law),
            // No program in these languages is written from such a law.
            Values::Pairs(_) => {}
            Values::Closed(closed) => self.closed(text, closed),
            Values::Definition(moves) => self.definition(text, moves),
        }
    }

    fn heaps_of_a_value(&self, text: &mut Text, values: &Values) {
        let Values::Table { period, table, .. } = values else { return };
        let Period { preperiod, period, saltus } = period;
        text.lines("\n// All heaps of nim-value t.");
        let size = table.len();
        let late = if *preperiod == 0 { String::new() } else { format!("i >= {preperiod} && ") };
        let grown = format!("t == start || ({late}t > start && (t - start) % {saltus} == 0)");
        let heap = format!("i + (t - start) / {saltus} * {period}");
        if GO {
            text.open("func heaps_worth(t int) []int");
            text.line("heaps := []int{}");
            text.open(&format!("for i := 0; i < {size}; i++"));
            text.line("start := TABLE[i]");
            text.open(&format!("if {grown}"));
            text.line(&format!("heaps = append(heaps, {heap})"));
            text.close();
            text.close();
            text.line("return heaps");
        } else {
            text.open("static List<Long> heaps_worth(long t)");
            text.line("List<Long> heaps = new ArrayList<>();");
            text.open(&format!("for (int i = 0; i < {size}; i++)"));
            text.line("long start = TABLE[i];");
            text.line(&format!("if ({grown}) heaps.add({heap});"));
            text.close();
            text.line("return heaps;");
        }
        text.close();
    }

    fn move_head(&self, text: &mut Text, _wide: bool, _asks_heap: bool) {
        let none = Self::either("null", "nil");
        text.lines(&format!(
            "\n// What a move from a heap of n leaves if it leads to nim-value t < nim_value(n); {none} if none does."
        ));
        text.open(Self::either("static long[] move_to(long n, long t)", "func move_to(n, t int) []int"));
    }

    fn fixed(&self) -> &'static Fixed {
        &SCRIPTS
    }

    fn most(&self, text: &mut Text, law: &Sliding) {
        text.line("// How many coins may be taken from a heap of n.");
        text.open(Self::either("static long most(long n)", "func most(n int) int"));
        if law.from > 0 {
            text.open(&self.when(&format!("n < {}", law.from)));
            text.line(Self::either("return 0;", "return 0"));
            text.close();
        }
        text.line(&format!("return {}{}", self.number(&law.most, law.wide).text, Self::either(";", "")));
        text.close();
    }

    fn part_value(&self, text: &mut Text, c: u64) {
        self.script(
            text,
            &format!(
                "def nim_value(n) -> number:\n    while n % {c} != 0:\n        n -= 1 + n // {c}\n    return n // {c}\n"
            ),
        );
    }

    fn root(&self, number: &Term, _wide: bool) -> String {
        format!("isqrt({})", number.text)
    }

    fn log(&self, number: &Term, _wide: bool) -> String {
        format!("binary_log({})", number.text)
    }

    fn move_by_range(&self, text: &mut Text, range: &TakeRange) {
        let base = modulus(range).map_or(String::new(), |q| format!("n - n % {q} + "));
        let least = if range.least() == 1 { "t".into() } else { format!("t * {}", range.least()) };
        match range.most() {
            None => self.script(text, &format!("leave({base}{least})\n")),
            Some(most) => self.script(
                text,
                &format!("m = {base}{least}\nif m < n - {most}:\n    m = n - {most}\nleave(m)\n"),
            ),
        }
    }

    fn no_move(&self, text: &mut Text) {
        text.line(Self::either("return null;", "return nil"));
    }

    fn winning_move(&self) -> &'static str {
        Self::either(JAVA_WINNING_MOVE, GO_WINNING_MOVE)
    }

    fn playing_main(&self) -> &'static str {
        Self::either(JAVA_MAIN, GO_MAIN)
    }

    fn range(&self, name: &str, low: &str, high: &str, step: u64, _wide: bool) -> String {
        let next = if step == 1 { format!("{name}++") } else { format!("{name} += {step}") };
        Self::either(
            format!("for (long {name} = {low}; {name} <= {high}; {next})"),
            format!("for {name} := {low}; {name} <= {high}; {next}"),
        )
    }

    fn each(&self, name: &str, list: &str) -> String {
        Self::either(format!("for (long {name} : {list})"), format!("for _, {name} := range {list}"))
    }

    fn when(&self, condition: &str) -> String {
        Self::either(format!("if ({condition})"), format!("if {condition}"))
    }

    fn leave(&self, text: &mut Text, parts: &[String], _wide: bool) {
        let parts = parts.join(", ");
        text.line(&Self::either(
            format!("return new long[] {{{parts}}};"),
            format!("return []int{{{parts}}}"),
        ));
    }

    fn value(&self, heap: &str, _wide: bool) -> String {
        format!("nim_value({heap})")
    }

    fn int(&self, value: i128) -> String {
        literal(&value.to_string(), Self::LANGUAGE)
    }

    fn quotient(&self, number: &Term, by: &str, signed: bool) -> Term {
        match signed {
            false => number.product("/", by),
            true => {
                let floor = Self::either("Math.floorDiv", "floor_div");
                Term { text: format!("{floor}({}, {by})", number.text), level: Level::Atom }
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

    fn extreme(&self, least: bool, a: &str, b: &str, _wide: bool) -> String {
        let name = match (GO, least) {
            (false, true) => "Math.min",
            (false, false) => "Math.max",
            (true, true) => "least_of",
            (true, false) => "most_of",
        };
        format!("{name}({a}, {b})")
    }

    fn list(&self, numbers: &[String]) -> String {
        Self::either(
            format!("new long[] {{{}}}", numbers.join(", ")),
            format!("[]int{{{}}}", numbers.join(", ")),
        )
    }
}

const ROOT: &str = "\
# The square root, rounded down.
def isqrt(n) -> number:
    root = 0
    bit = 1073741824
    while bit > 0:
        if (root + bit) * (root + bit) <= n:
            root += bit
        bit //= 2
    return root
";

const LOG: &str = "\
# The binary logarithm, rounded down.
def binary_log(n) -> number:
    log = 0
    while n > 1:
        n //= 2
        log += 1
    return log
";

/// Functions of Go programs that Java has in its library.
const GO_FUNCTIONS: [(&str, &str); 3] = [
    (
        "floor_div(",
        "// The quotient, rounded down.\nfunc floor_div(a, b int) int {\n    if a%b < 0 {\n        return a/b - 1\n    }\n    return a / b\n}\n\n",
    ),
    (
        "least_of(",
        "// The smaller number.\nfunc least_of(a, b int) int {\n    if a < b {\n        return a\n    }\n    return b\n}\n\n",
    ),
    (
        "most_of(",
        "// The larger number.\nfunc most_of(a, b int) int {\n    if a > b {\n        return a\n    }\n    return b\n}\n\n",
    ),
];

/// The program with its imports; in Java, within a class.
pub(super) fn finished(text: &str, language: Language) -> String {
    let (head, body) = text.split_once("{IMPORTS}\n").expect("a place for imports");
    if language == Language::Go {
        let added: String =
            GO_FUNCTIONS.iter().filter(|(name, _)| body.contains(name)).map(|(_, text)| *text).collect();
        let body = added + body;
        let packages = ["bufio", "fmt", "math/big", "math/bits", "os", "strconv", "strings"];
        let used = packages.into_iter().filter(|path| {
            let name = path.rsplit('/').next().unwrap_or(path);
            body.contains(&format!("{name}."))
        });
        let list: String = used.map(|path| format!("    \"{path}\"\n")).collect();
        let imports = if list.is_empty() { String::new() } else { format!("import (\n{list})\n\n") };
        return tabs(&format!("{head}package main\n\n{imports}{body}"));
    }
    let packages = [
        ("java.io.*", &["BufferedReader", "IOException"][..]),
        ("java.math.BigInteger", &["BigInteger"]),
        ("java.util.*", &["List<", "BitSet", "StringTokenizer", "Scanner"]),
    ];
    let used = packages.iter().filter(|(_, names)| names.iter().any(|name| body.contains(name)));
    let list: String = used.map(|(path, _)| format!("import {path};\n")).collect();
    let gap = if list.is_empty() { "" } else { "\n" };
    let inside: String = body
        .lines()
        .map(|line| if line.is_empty() { "\n".into() } else { format!("    {line}\n") })
        .collect();
    ascii(&format!("{head}{list}{gap}public class Main {{\n{inside}}}\n"))
}

/// The text with a tab for each step of its indentation, as Go programs have.
fn tabs(text: &str) -> String {
    let line = |line: &str| {
        let inside = line.trim_start_matches(' ');
        "\t".repeat((line.len() - inside.len()) / 4) + inside + "\n"
    };
    text.lines().map(line).collect()
}

/// The text in ASCII, which every Java compiler reads: comments in other letters, words with escapes.
fn ascii(text: &str) -> String {
    let line = |line: &str| {
        let comment = line.trim_start().starts_with("//");
        let mut out = String::new();
        for c in line.chars() {
            match c {
                _ if c.is_ascii() => out.push(c),
                'è' | 'é' if comment => out.push('e'),
                'ü' if comment => out += "ue",
                '√' if comment => out += "sqrt ",
                '…' if comment => out += "...",
                '−' | '–' if comment => out.push('-'),
                _ if comment => out.push('?'),
                _ => {
                    let mut units = [0; 2];
                    c.encode_utf16(&mut units).iter().for_each(|unit| out += &format!("\\u{unit:04x}"));
                }
            }
        }
        out + "\n"
    };
    text.lines().map(line).collect()
}

const JAVA_WINNING_MOVE: &str = "\
// A winning move: the number of a heap, then what it becomes. null where every move loses.
static long[] winning_move(List<Long> heaps) {
    long nim_sum = 0;
    for (long n : heaps) nim_sum ^= nim_value(n);
    for (int i = 0; i < heaps.size(); i++) {
        long n = heaps.get(i), t = nim_value(n) ^ nim_sum;
        // Each smaller value is that of an option, and this one makes the nim-sum 0.
        if (t >= nim_value(n)) continue;
        long[] left = move_to(n, t);
        long[] move = new long[left.length + 1];
        move[0] = i;
        System.arraycopy(left, 0, move, 1, left.length);
        return move;
    }
    return null;
}";

const JAVA_MAIN: &str = "\
// Each line read is a position, its heaps with spaces between them. Each line printed says its nim-sum,
// which player wins, and a winning move.
public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
        List<Long> heaps = new ArrayList<>();
        long nim_sum = 0;
        for (StringTokenizer words = new StringTokenizer(line); words.hasMoreTokens();) {
            heaps.add(Long.parseLong(words.nextToken()));
            nim_sum ^= nim_value(heaps.get(heaps.size() - 1));
        }
        StringBuilder said = new StringBuilder(nim_sum + (nim_sum > 0 ? \" first\" : \" second\"));
        long[] move = winning_move(heaps);
        if (move != null) {
            said.append(\" \" + heaps.get((int) move[0]) + \" -> \" + (move.length > 1 ? move[1] : 0));
            for (int i = 2; i < move.length; i++) said.append(\" + \" + move[i]);
        }
        System.out.println(said);
    }
}";

const GO_WINNING_MOVE: &str = "\
// A winning move: the number of a heap, and what it becomes. len(heaps) where every move loses.
func winning_move(heaps []int) (int, []int) {
    nim_sum := 0
    for _, n := range heaps {
        nim_sum ^= nim_value(n)
    }
    for i, n := range heaps {
        t := nim_value(n) ^ nim_sum
        // Each smaller value is that of an option, and this one makes the nim-sum 0.
        if t < nim_value(n) {
            return i, move_to(n, t)
        }
    }
    return len(heaps), nil
}";

const GO_MAIN: &str = "\
// Each line read is a position, its heaps with spaces between them. Each line printed says its nim-sum,
// which player wins, and a winning move.
func main() {
    lines := bufio.NewScanner(os.Stdin)
    lines.Buffer(make([]byte, 0, 1<<16), 1<<30)
    for lines.Scan() {
        heaps := []int{}
        nim_sum := 0
        for _, word := range strings.Fields(lines.Text()) {
            n, _ := strconv.Atoi(word)
            heaps = append(heaps, n)
            nim_sum ^= nim_value(n)
        }
        if nim_sum == 0 {
            fmt.Println(0, \"second\")
            continue
        }
        i, left := winning_move(heaps)
        if len(left) == 0 {
            left = []int{0}
        }
        fmt.Print(nim_sum, \" first \", heaps[i], \" -> \", left[0])
        for _, more := range left[1:] {
            fmt.Print(\" + \", more)
        }
        fmt.Println()
    }
}";
