//! Compiles programs in all languages, and runs them.
#![allow(dead_code, reason = "each test file uses its own part")]

use grundy::law::positions::{self, PairsReport};
use grundy::sequence::Sequence;
use grundy::{Budget, Ruleset};
use grundy_code::Language;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

pub fn sequence(rule: &str) -> Sequence {
    Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
}

/// The lines that a program prints.
pub fn answers(command: &mut Command, asked: String) -> Vec<String> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    let writer = std::thread::spawn(move || stdin.write_all(asked.as_bytes()));
    let output = child.wait_with_output().expect("its output");
    writer.join().expect("a thread").expect("it reads");
    assert!(output.status.success(), "{command:?}");
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_string).collect()
}

/// Compiles a text into a program.
pub fn compile(compiler: &str, args: &[&str], file: &Path, text: &str) -> PathBuf {
    std::fs::write(file, text).expect("the program is written");
    let program = file.with_extension("out");
    let run = Command::new(compiler).args(args).arg("-o").arg(&program).arg(file).output();
    let run =
        run.unwrap_or_else(|why| panic!("this test needs the compiler `{compiler}`; install it ({why})"));
    let (said, file) = (String::from_utf8_lossy(&run.stderr), file.display());
    assert!(run.status.success(), "{compiler} refuses {file}:\n{said}");
    program
}

/// Compiles all programs into one, which is the program with the number that it is given.
pub fn in_cpp(texts: &[String], file: &Path) -> PathBuf {
    let (mut includes, mut rest, mut mains) = (String::new(), String::new(), Vec::new());
    for (i, text) in texts.iter().enumerate() {
        let (include, own): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("#include"));
        includes += &(include.join("\n") + "\n");
        rest += &format!("namespace rule{i} {{\n{}\n}}\n", own.join("\n"));
        mains.push(format!("rule{i}::main"));
    }
    let main = format!(
        "int main(int, char** args) {{\n    int (*mains[])() = {{{}}};\n    return mains[atoi(args[1])]();\n}}\n",
        mains.join(", ")
    );
    let text = format!("#include <cstdlib>\n{includes}{rest}{main}");
    compile("c++", &["-std=c++11", "-O1", "-Wall", "-Wextra", "-Werror"], file, &text)
}

/// Compiles all programs into one, which is the program with the number that it is given.
pub fn in_rust(texts: &[String], file: &Path) -> PathBuf {
    let (mut text, mut mains) = (String::new(), String::new());
    for (i, own) in texts.iter().enumerate() {
        let own = own.replace("fn main()", "pub fn main()");
        // What every file of this edition can name, a module must import.
        text += &format!("mod rule{i} {{\n#[allow(unused_imports)]\nuse std;\n{own}}}\n");
        mains += &format!("        \"{i}\" => rule{i}::main(),\n");
    }
    text += &format!(
        "fn main() {{\n    match &std::env::args().nth(1).unwrap()[..] {{\n{mains}        _ => unreachable!(),\n    }}\n}}\n"
    );
    // As `rustc FILE` compiles it: in the edition of 2015. Overflows are checked without optimisation.
    compile("rustc", &["-D", "warnings"], file, &text)
}

/// Compiles all programs into one, which is the program with the number that it is given.
pub fn in_java(texts: &[String], file: &Path) -> PathBuf {
    let (mut classes, mut mains) = (String::new(), String::new());
    for (i, text) in texts.iter().enumerate() {
        assert!(text.is_ascii(), "{text}");
        let own: Vec<&str> = text.lines().filter(|line| !line.starts_with("import ")).collect();
        classes += &own.join("\n").replace("public class Main {", &format!("class Rule{i} {{"));
        mains += &format!("            case {i}: Rule{i}.main(args); break;\n");
    }
    let text = format!(
        "import java.io.*;\nimport java.math.BigInteger;\nimport java.util.*;\n\n{classes}\nclass Rules {{\n    \
         public static void main(String[] args) throws IOException {{\n        switch (Integer.parseInt(args[0])) {{\n{mains}        \
         }}\n    }}\n}}\n"
    );
    std::fs::write(file, text).expect("the program is written");
    let folder = file.with_extension("classes");
    let mut javac = Command::new("javac");
    run_compiler(javac.args(["-Xlint:all", "-Werror", "-d"]).arg(&folder).arg(file), "default-jdk-headless");
    folder
}

/// Compiles all programs into one, which is the program with the number that it is given.
pub fn in_go(texts: &[String], folder: &Path) -> PathBuf {
    let (mut imports, mut mains) = (String::new(), String::new());
    for (i, text) in texts.iter().enumerate() {
        let own = text
            .replace("package main\n", &format!("package rule{i}\n"))
            .replace("func main()", "func Main()");
        let package = folder.join(format!("rule{i}"));
        std::fs::create_dir_all(&package).expect("a folder");
        std::fs::write(package.join("rule.go"), own).expect("the program is written");
        imports += &format!("\t\"programs/rule{i}\"\n");
        mains += &format!("\tcase \"{i}\":\n\t\trule{i}.Main()\n");
    }
    let main = format!(
        "package main\n\nimport (\n\t\"os\"\n{imports})\n\nfunc main() {{\n\tswitch os.Args[1] {{\n{mains}\t}}\n}}\n"
    );
    std::fs::write(folder.join("main.go"), main).expect("the program is written");
    std::fs::write(folder.join("go.mod"), "module programs\n\ngo 1.19\n").expect("the module is written");
    let mut go = Command::new("go");
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("go-cache");
    let go = go.args(["build", "-o", "programs.out", "."]).current_dir(folder).env("GOCACHE", cache);
    run_compiler(go.env("GOFLAGS", "-mod=mod").env("GOTOOLCHAIN", "local"), "golang-go");
    folder.join("programs.out")
}

/// Runs a compiler of this Debian package.
pub fn run_compiler(command: &mut Command, package: &str) {
    let name = command.get_program().to_string_lossy().into_owned();
    let run = command.output().unwrap_or_else(|why| {
        panic!(
            "this test needs the compiler `{name}`; install it (Debian: apt-get install {package}) ({why})"
        )
    });
    assert!(run.status.success(), "{name} refuses a program:\n{}", String::from_utf8_lossy(&run.stderr));
}

/// The languages whose programs are compiled.
pub const COMPILED: [Language; 4] = [Language::Cpp, Language::Rust, Language::Java, Language::Go];

/// Compiles programs; gives what runs the one with a number.
pub fn compiled(language: Language, texts: &[String], folder: &Path) -> impl Fn(usize) -> Command {
    let program = match language {
        Language::Cpp => in_cpp(texts, &folder.join("rules.cpp")),
        Language::Rust => in_rust(texts, &folder.join("rules.rs")),
        Language::Java => in_java(texts, &folder.join("Rules.java")),
        Language::Go => in_go(texts, &folder.join("go")),
        Language::Python => panic!("Python is not compiled"),
    };
    move |number| match language {
        Language::Java => {
            let mut java = Command::new("java");
            // The programs are short: starting fast counts.
            java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"]).arg(&program);
            java.args(["Rules", &number.to_string()]);
            java
        }
        _ => numbered(&program, number),
    }
}

/// One of the programs that were compiled into one.
pub fn numbered(program: &Path, number: usize) -> Command {
    let mut command = Command::new(program);
    command.arg(number.to_string());
    command
}

/// The interpreter itself. Where `python3` is a script that looks for it, each start would take longer.
pub fn interpreter() -> String {
    let asked = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
    let asked = asked.unwrap_or_else(|why| panic!("this test needs `python3`; install Python 3 ({why})"));
    assert!(asked.status.success(), "python3 does not say where it is: {asked:?}");
    String::from_utf8(asked.stdout).expect("a path").trim_end().to_string()
}

pub fn in_python(interpreter: &str, text: &str, file: &Path) -> Command {
    std::fs::write(file, text).expect("the program is written");
    let mut python = Command::new(interpreter);
    python.arg(file);
    python
}

pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

pub fn lost(rule: &str) -> (Arc<Ruleset>, PairsReport) {
    let ruleset = Arc::new(Ruleset::parse(rule).unwrap());
    let report =
        positions::of_rule(&ruleset, &mut Budget::default()).unwrap().expect("a rule with two coordinates");
    (ruleset, report)
}
