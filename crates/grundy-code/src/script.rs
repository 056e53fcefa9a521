//! A small language for functions that every program needs, and its translation.
//!
//! It is a part of Python: numbers from 0 on, `def`, `if`, `elif`, `else`, `while`, `for`, `return`, and
//! assignments. A function is `def name(a, b) -> number:`, or `-> truth:`; the one that reads and prints is
//! `def main() -> nothing:`. What other languages do in their own way has a word of its own:
//!
//! | word | what it does |
//! |---|---|
//! | `for k in range(a, b):` | for the numbers from a on, below b |
//! | `for line in lines():`, `for n in words(line):` | for each line of the input, for each number in it |
//! | `first_line(a, b)` | reads some numbers from a line of their own |
//! | `read()` | the next number of the input |
//! | `say(x, if c, "A", "B")` | prints a number and one of two words; without x the word alone |
//! | `leave(m)` | ends the function that finds a move with one heap |

use super::Language;
use super::lines::{commented, wrapped};

/// A text in the small language, in the language of a program.
pub(super) fn translated(source: &str, language: Language) -> String {
    let mut out = Out { language, text: String::new(), open: Vec::new() };
    let lines: Vec<&str> = source.lines().collect();
    let starts: Vec<usize> =
        (0..lines.len()).filter(|at| *at == 0 || lines[*at].starts_with("def ")).collect();
    for (i, start) in starts.iter().enumerate() {
        let end = starts.get(i + 1).copied().unwrap_or(lines.len());
        out.function(&lines[*start..end]);
    }
    out.text
}

/// A table of numbers that functions read, and the comment before it, if it is not empty.
pub(super) struct Table {
    pub comment: String,
    pub name: &'static str,
    pub numbers: Vec<u64>,
}

impl Table {
    /// The table in the language of a program.
    pub fn written(&self, language: Language) -> String {
        let Table { comment, name, numbers } = self;
        let (open, close) = match language {
            Language::Cpp => (format!("const u64 {name}[] = {{"), "};"),
            Language::Python => (format!("{name} = ["), "]"),
            Language::Rust => (format!("const {name}: [u64; {}] = [", numbers.len()), "];"),
            Language::Java => (format!("static final long[] {name} = {{"), "};"),
            Language::Go => (format!("var {name} = []int{{"), "}"),
        };
        let all: Vec<String> =
            numbers.iter().map(|number| literal(&number.to_string(), language) + ",").collect();
        let lines = wrapped(&all.join(" "), 92).into_iter().map(|line| format!("    {line}\n"));
        let comment = if comment.is_empty() {
            String::new()
        } else {
            commented(std::slice::from_ref(comment), language.comment())
        };
        format!("{comment}{open}\n{}{close}\n", lines.collect::<String>())
    }
}

/// A text as it grows.
struct Out {
    language: Language,
    text: String,
    /// The indentation of each open block, and the variables that are declared in it.
    open: Vec<(usize, Vec<String>)>,
}

impl Out {
    /// A function, or lines without a head.
    fn function(&mut self, lines: &[&str]) {
        // Lines without a head belong to the function that finds a move.
        let alone = !lines.iter().any(|line| line.starts_with("def "));
        self.open = vec![(0, if alone { vec!["n".into(), "t".into()] } else { Vec::new() })];
        let last = lines.iter().rposition(|line| line.starts_with("    ")).unwrap_or(0);
        let mut waiting = 0;
        for (at, line) in lines.iter().enumerate() {
            let text = line.trim_start();
            let depth = (line.len() - text.len()) / 4;
            if text.is_empty() {
                waiting += 1;
                continue;
            }
            let goes_on = text.starts_with("elif ") || text == "else:";
            self.close(depth, goes_on);
            (0..waiting).for_each(|_| self.text.push('\n'));
            waiting = 0;
            let is_last = at == last && depth == 1 && lines[0].starts_with("def ");
            self.line(text, depth, is_last, lines);
        }
        let is_main = lines.iter().any(|line| line.starts_with("def main("));
        if is_main && self.language == Language::Cpp {
            self.close(1, false);
            self.put(1, "return 0;");
        }
        self.close(0, false);
        if is_main && self.language == Language::Python {
            self.text += "\n\nif __name__ == \"__main__\":\n    main()\n";
        }
        (0..waiting).for_each(|_| self.text.push('\n'));
    }

    /// Closes the blocks inside this depth; the last of them on the line of the branch that follows.
    fn close(&mut self, depth: usize, goes_on: bool) {
        while self.open.last().is_some_and(|(at, _)| *at > depth) {
            let (at, _) = self.open.pop().expect("there is one");
            if self.language != Language::Python && !(goes_on && at == depth + 1) {
                self.put(at - 1, "}");
            }
        }
    }

    fn put(&mut self, depth: usize, line: &str) {
        self.text += &"    ".repeat(depth);
        self.text += line;
        self.text.push('\n');
    }

    fn is_declared(&self, name: &str) -> bool {
        self.open.iter().any(|(_, names)| names.iter().any(|known| known == name))
    }

    fn declare(&mut self, name: &str) {
        self.open.last_mut().expect("the outermost block").1.push(name.into());
    }

    fn line(&mut self, text: &str, depth: usize, is_last: bool, function: &[&str]) {
        use Language::{Cpp, Go, Java, Python, Rust};
        let language = self.language;
        if let Some(comment) = text.strip_prefix('#') {
            let sign = if language == Python { "#" } else { "//" };
            return self.put(depth, &format!("{sign}{comment}"));
        }
        if let Some(head) = text.strip_suffix(':') {
            return self.block(head, depth, function);
        }
        if let Some(value) = text.strip_prefix("return ") {
            let value = expression(value, language);
            let line = match language {
                Python => format!("return {value}"),
                Rust if is_last => value,
                _ => format!("return {value}{}", self.end()),
            };
            return self.put(depth, &line);
        }
        if let Some(inside) = call(text, "say") {
            return self.say(inside, depth);
        }
        if let Some(inside) = call(text, "first_line") {
            return self.first_line(inside, depth);
        }
        if let Some(heap) = call(text, "leave") {
            let heap = expression(heap, language);
            return match language {
                Cpp => {
                    self.put(depth, &format!("left = {{{heap}}};"));
                    self.put(depth, "return true;");
                }
                Python => self.put(depth, &format!("return [{heap}]")),
                Rust => self.put(depth, &format!("return Some(vec![{heap}]);")),
                Java => self.put(depth, &format!("return new long[] {{{heap}}};")),
                Go => self.put(depth, &format!("return []int{{{heap}}}")),
            };
        }
        let (name, sign, value) = assignment(text).expect("an assignment");
        let value = expression(value, language);
        let sign = if language == Python || sign != "//=" { sign } else { "/=" };
        let declares = sign == "=" && !self.is_declared(name);
        let declared = match language {
            _ if !declares => format!("{name} {sign} {value}"),
            Python => format!("{name} = {value}"),
            Cpp => format!("u64 {name} = {value}"),
            Java => format!("long {name} = {value}"),
            Go => format!("{name} := {value}"),
            Rust if assigned(function, name) > 1 => format!("let mut {name} = {value}"),
            Rust => format!("let {name} = {value}"),
        };
        if declares {
            self.declare(name);
        }
        self.put(depth, &format!("{declared}{}", self.end()));
    }

    /// The end of a statement.
    fn end(&self) -> &'static str {
        if matches!(self.language, Language::Python | Language::Go) { "" } else { ";" }
    }

    /// The head of a block.
    fn block(&mut self, head: &str, depth: usize, function: &[&str]) {
        use Language::{Cpp, Go, Java, Python, Rust};
        let language = self.language;
        let mut names = Vec::new();
        let mut first_lines: Vec<String> = Vec::new();
        let text = if let Some(head) = head.strip_prefix("def ") {
            let (name, rest) = head.split_once('(').expect("a function");
            let (list, kind) = rest.split_once(") -> ").expect("what it returns");
            let list: Vec<&str> = list.split(", ").filter(|name| !name.is_empty()).collect();
            names.extend(list.iter().map(|name| name.to_string()));
            if kind == "nothing" {
                first_lines = self.before_main(function);
            }
            signature(name, &list, kind, language, function)
        } else if let Some(rest) = head.strip_prefix("for ") {
            let (name, list) = rest.split_once(" in ").expect("a loop");
            names.push(name.to_string());
            if list == "lines()" {
                first_lines = lines_of(language).iter().map(|line| line.to_string()).collect();
                match language {
                    Cpp => "for (string line; getline(cin, line);)".into(),
                    Python => "for line in sys.stdin".into(),
                    Rust => "for line in std::io::stdin().lines()".into(),
                    Java => "for (String line = in.readLine(); line != null; line = in.readLine())".into(),
                    Go => "for lines.Scan()".into(),
                }
            } else if call(list, "words").is_some() {
                match language {
                    Java => first_lines.push(format!("long {name} = Long.parseLong(words.nextToken());")),
                    Go => first_lines.push(format!("{name}, _ := strconv.Atoi(word)")),
                    Cpp | Python | Rust => {}
                }
                match language {
                    Cpp => format!("for (u64 {name}; words >> {name};)"),
                    Python => format!("for {name} in map(int, line.split())"),
                    Rust => format!(
                        "for {name} in line.split_whitespace().map(|n| n.parse().expect(\"a number\"))"
                    ),
                    Java => "for (StringTokenizer words = new StringTokenizer(line); words.hasMoreTokens();)"
                        .into(),
                    Go => "for _, word := range strings.Fields(lines.Text())".into(),
                }
            } else {
                let (low, high) =
                    call(list, "range").and_then(|ends| ends.split_once(", ")).expect("two ends");
                let (low, high) = (expression(low, language), expression(high, language));
                let unused = occurrences(function, name) == 1;
                match language {
                    Cpp => format!("for (u64 {name} = {low}; {name} < {high}; {name}++)"),
                    Java => format!("for (long {name} = {low}; {name} < {high}; {name}++)"),
                    Go => format!("for {name} := {low}; {name} < {high}; {name}++"),
                    Python if unused && low == "0" => format!("for _ in range({high})"),
                    Python => format!("for {name} in range({low}, {high})"),
                    Rust if unused => format!("for _ in {low}..{high}"),
                    Rust => format!("for {name} in {low}..{high}"),
                }
            }
        } else {
            let (word, condition) = match head {
                // Only this loop may stand at the end of a function in Go.
                "while true" if language == Go => ("while", ""),
                head => head.split_once(' ').unwrap_or((head, "")),
            };
            let condition = expression(condition, language);
            let word = match word {
                "elif" if language != Python => "} else if",
                "else" if language != Python => "} else",
                "while" if language == Go => "for",
                word => word,
            };
            match language {
                _ if condition.is_empty() => word.to_string(),
                Cpp | Java => format!("{word} ({condition})"),
                _ => format!("{word} {condition}"),
            }
        };
        self.put(depth, &(text + if language == Python { ":" } else { " {" }));
        self.open.push((depth + 1, names));
        first_lines.iter().for_each(|line| self.put(depth + 1, line));
    }

    /// What stands before `main`, and the first lines in it.
    fn before_main(&mut self, function: &[&str]) -> Vec<String> {
        use Language::{Cpp, Go, Java, Python, Rust};
        let has = |part: &str| function.iter().any(|line| line.contains(part));
        let (reads, by_line) = (has("read()"), has(" in lines()"));
        const READER: &str =
            "static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));\n";
        let (before, first_lines) = match self.language {
            Cpp if reads => ("u64 read_number() {\n    u64 n = 0;\n    cin >> n;\n    return n;\n}\n\n".into(), vec![]),
            Python if reads => (String::new(), vec!["numbers = map(int, sys.stdin.read().split())"]),
            Rust if reads => (
                String::new(),
                vec![
                    "let text = std::io::read_to_string(std::io::stdin()).expect(\"text\");",
                    "let mut words = text.split_whitespace().map(|word| word.parse::<u64>().expect(\"a number\"));",
                    "let mut read = || words.next().expect(\"a number\");",
                ],
            ),
            Java if reads => (
                format!(
                    "{READER}static StringTokenizer words = new StringTokenizer(\"\");\n\n\
                     static long read() throws IOException {{\n    \
                     while (!words.hasMoreTokens()) words = new StringTokenizer(in.readLine());\n    \
                     return Long.parseLong(words.nextToken());\n}}\n\n"
                ),
                vec![],
            ),
            Java if by_line => (format!("{READER}\n"), vec![]),
            Go if reads => (
                "var in = bufio.NewReader(os.Stdin)\n\nfunc read() int {\n    n := 0\n    fmt.Fscan(in, &n)\n    \
                 return n\n}\n\n"
                    .into(),
                vec![],
            ),
            Go if by_line => (
                String::new(),
                vec!["lines := bufio.NewScanner(os.Stdin)", "lines.Buffer(make([]byte, 0, 1<<16), 1<<30)"],
            ),
            _ => (String::new(), vec![]),
        };
        // Behind the function before, and before the comment that says what is read.
        let comment = self.text.rfind("\n\n").map_or(0, |at| at + 2);
        self.text.insert_str(comment, &before);
        first_lines.into_iter().map(String::from).collect()
    }

    /// Prints a number, if there is one, and one of two words.
    fn say(&mut self, inside: &str, depth: usize) {
        let (number, rest) = inside.rsplit_once("if ").expect("a condition");
        let (condition, words) = rest.split_once(", \"").expect("two words");
        let (yes, no) = words.split_once("\", ").expect("two words");
        let yes = format!("\"{yes}\"");
        let number = number.trim_end_matches(", ");
        let language = self.language;
        let condition = expression(condition, language);
        let number = expression(number, language);
        let line = match language {
            Language::Cpp => {
                let number = if number.is_empty() { String::new() } else { format!("{number} << \" \" << ") };
                format!("cout << {number}({condition} ? {yes} : {no}) << \"\\n\";")
            }
            Language::Python => {
                let number = if number.is_empty() { String::new() } else { format!("{number}, ") };
                format!("print({number}{yes} if {condition} else {no})")
            }
            Language::Java => {
                let number = if number.is_empty() { String::new() } else { format!("{number} + \" \" + ") };
                format!("System.out.println({number}({condition} ? {yes} : {no}));")
            }
            Language::Go => {
                if !number.is_empty() {
                    self.put(depth, &format!("fmt.Print({number}, \" \")"));
                }
                self.put(depth, &format!("if {condition} {{"));
                self.put(depth + 1, &format!("fmt.Println({yes})"));
                self.put(depth, "} else {");
                self.put(depth + 1, &format!("fmt.Println({no})"));
                "}".into()
            }
            Language::Rust => {
                let word = format!("if {condition} {{ {yes} }} else {{ {no} }}");
                match number.is_empty() {
                    true => format!("println!(\"{{}}\", {word});"),
                    false => format!("println!(\"{{{number}}} {{}}\", {word});"),
                }
            }
        };
        self.put(depth, &line);
    }

    /// Reads numbers from a line of their own.
    fn first_line(&mut self, names: &str, depth: usize) {
        let list: Vec<&str> = names.split(", ").collect();
        list.iter().for_each(|name| self.declare(name));
        let lines: Vec<String> = match self.language {
            Language::Cpp => vec![
                format!(
                    "u64 {};",
                    list.iter().map(|name| format!("{name} = 0")).collect::<Vec<_>>().join(", ")
                ),
                "string first;".into(),
                "getline(cin, first);".into(),
                format!("istringstream(first) >> {};", list.join(" >> ")),
            ],
            Language::Python => vec![match list.len() {
                1 => format!("{names} = int(input())"),
                _ => format!("{names} = map(int, input().split())"),
            }],
            Language::Java => {
                let mut lines = vec!["StringTokenizer first = new StringTokenizer(in.readLine());".into()];
                lines.extend(
                    list.iter().map(|name| format!("long {name} = Long.parseLong(first.nextToken());")),
                );
                lines
            }
            Language::Go => vec![
                format!("var {names} int"),
                "lines.Scan()".into(),
                format!(
                    "fmt.Sscan(lines.Text(), {})",
                    list.iter().map(|name| format!("&{name}")).collect::<Vec<_>>().join(", ")
                ),
            ],
            Language::Rust => {
                let mut lines = vec![
                    "let mut first = String::new();".into(),
                    "std::io::stdin().read_line(&mut first).expect(\"a line\");".into(),
                    "let mut words = first.split_whitespace().map(|word| word.parse().expect(\"a number\"));"
                        .into(),
                ];
                lines.extend(
                    list.iter().map(|name| format!("let {name} = words.next().expect(\"a number\");")),
                );
                lines
            }
        };
        lines.iter().for_each(|line| self.put(depth, line));
    }
}

/// The first lines in a loop over lines.
fn lines_of(language: Language) -> Vec<&'static str> {
    match language {
        Language::Cpp => vec!["istringstream words(line);"],
        Language::Python | Language::Java | Language::Go => Vec::new(),
        Language::Rust => vec!["let line = line.expect(\"a line\");"],
    }
}

/// The head of a function.
fn signature(name: &str, list: &[&str], kind: &str, language: Language, function: &[&str]) -> String {
    let each = |of: &dyn Fn(&str) -> String| list.iter().map(|name| of(name)).collect::<Vec<_>>().join(", ");
    match language {
        Language::Cpp => {
            let kind = match kind {
                "number" => "u64",
                "truth" => "bool",
                _ => "int",
            };
            format!("{kind} {name}({})", each(&|name| format!("u64 {name}")))
        }
        Language::Python => format!("def {name}({})", list.join(", ")),
        Language::Java => match kind {
            "nothing" => "public static void main(String[] args) throws IOException".into(),
            kind => {
                let kind = if kind == "truth" { "boolean" } else { "long" };
                format!("static {kind} {name}({})", each(&|name| format!("long {name}")))
            }
        },
        Language::Go => {
            let kind = match kind {
                "number" => " int",
                "truth" => " bool",
                _ => "",
            };
            let int = if list.is_empty() { "" } else { " int" };
            format!("func {name}({}{int}){kind}", list.join(", "))
        }
        Language::Rust => {
            let kind = match kind {
                "number" => " -> u64",
                "truth" => " -> bool",
                _ => "",
            };
            let parameter = |name: &str| match assigned(function, name) {
                0 => format!("{name}: u64"),
                _ => format!("mut {name}: u64"),
            };
            format!("fn {name}({}){kind}", each(&parameter))
        }
    }
}

/// The arguments of a call of this function, if the text is one.
fn call<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')
}

/// Name, sign and value of an assignment.
fn assignment(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.split_once(' ')?;
    let (sign, value) = rest.split_once(' ')?;
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    (is_name && sign.ends_with('=') && !["==", "<=", ">=", "!="].contains(&sign))
        .then_some((name, sign, value))
}

/// How often a variable is assigned in a function.
fn assigned(function: &[&str], name: &str) -> usize {
    function.iter().filter(|line| assignment(line.trim()).is_some_and(|(to, ..)| to == name)).count()
}

/// How often a name occurs in a function.
fn occurrences(function: &[&str], name: &str) -> usize {
    let word = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
    function.iter().flat_map(|line| line.split(word)).filter(|found| *found == name).count()
}

/// An expression.
fn expression(text: &str, language: Language) -> String {
    if language == Language::Python {
        return text.replace("read()", "next(numbers)").replace("true", "True").replace("false", "False");
    }
    let mut out = String::new();
    let (mut rest, mut index_ends) = (text, "]");
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let length = match rest {
            _ if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            _ if rest.starts_with("//") => 2,
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        match token {
            "//" => out.push('/'),
            "and" => out += "&&",
            "or" => out += "||",
            "not" => {
                out.push('!');
                rest = rest.trim_start();
            }
            "read" if language == Language::Cpp => out += "read_number",
            "[" if language == Language::Java => out += "[(int) (",
            "]" if language == Language::Java => out += ")]",
            "[" if language == Language::Rust => {
                let alone = rest.split(']').next().is_some_and(|index| index.chars().all(word));
                out += if alone { "[" } else { "[(" };
                index_ends = if alone { " as usize]" } else { ") as usize]" };
            }
            "]" if language == Language::Rust => out += index_ends,
            number if first.is_ascii_digit() => out += &literal(number, language),
            token => out += token,
        }
    }
    out
}

/// A number.
pub(super) fn literal(number: &str, language: Language) -> String {
    let is_long = number.parse::<u64>().is_ok_and(|value| value >> 31 > 0);
    match language {
        Language::Cpp if is_long => format!("{number}ULL"),
        Language::Java if is_long => format!("{number}L"),
        _ => number.to_string(),
    }
}
