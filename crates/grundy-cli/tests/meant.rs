//! Errors end in a line that works when pasted.

mod common;

use common::root;
use std::process::{Command, Output};

fn run(line: &str) -> Output {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_grundy"));
    let path = std::env::join_paths([program.parent().expect("a folder")]).expect("a path");
    let old = std::env::var_os("PATH").unwrap_or_default();
    let path = format!("{}:{}", path.to_string_lossy(), old.to_string_lossy());
    Command::new("sh").args(["-c", line]).env("PATH", path).current_dir(root()).output().expect("a shell")
}

/// What newcomers typed, and the command that the error offers.
#[rustfmt::skip]
const TYPED: &[(&str, &str)] = &[
    ("grundy nim 3 4 5", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy 'take 1..3'", "grundy law 'take 1..3'"),
    ("grundy spiel", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy jogo nim", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve nim 3 4 5", "grundy solve 'nim 3, 4, 5'"),
    ("grundy solve 'nim : 3; 4; 5'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve '3, 4, 5'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve kayles", "grundy solve 'kayles : 7'"),
    ("grundy solve '0.77 5'", "grundy solve '0.77 : 5'"),
    ("grundy solve 'take {1,3,4} 10'", "grundy solve 'take {1,3,4} : 10'"),
    ("grundy solve 'wythoff : 3, 5'", "grundy solve 'wythoff : (3,5)'"),
    ("grundy solve 'euclid 25 7'", "grundy solve 'euclid (25,7)'"),
    ("grundy solve 'fibonacci-nim : 20'", "grundy solve 'fibonacci-nim : (20,19)'"),
    ("grundy solve 'kayels : 5'", "grundy solve 'kayles : 5'"),
    ("grundy solve 'subtraction {1,3,4} : 10'", "grundy solve 'take {1,3,4} : 10'"),
    ("grundy law 0,07", "grundy law 0.07"),
    ("grundy law 'take 1, 2 or 3'", "grundy law 'take {1,2,3}'"),
    ("grundy law 'take {1,2,4,8,…}'", "grundy law 'take powers of 2'"),
    ("grundy law 'take {1,3,5,...}'", "grundy law 'take odd'"),
    ("grundy law 'n-1|n/2'", "grundy law 'n -> n-1|floor(n/2)'"),
    ("grundy law 'n -> n-1, n-2, n-3'", "grundy law 'n -> n-1 | n-2 | n-3'"),
    ("grundy law 'n -> n-1 or n-2'", "grundy law 'n -> n-1 | n-2'"),
    ("grundy law 'n -> n-k for k in 1,3,4'", "grundy law 'n -> n-k for k in {1,3,4}'"),
    ("grundy law 'n -> n-k for k = 1..3'", "grundy law 'n -> n-k for k in 1..3'"),
    ("grundy law 'n -> n-k for 1<=k<=3'", "grundy law 'n -> n-k for k in 1..3'"),
    ("grundy law 'n -> n-1 if n%2==0'", "grundy law 'n -> n-1 if n mod 2==0'"),
    ("grundy law 'n -> n-2 | n-1 if n > 2 && n < 9'", "grundy law 'n -> n-2 | n-1 if n > 2 and n < 9'"),
    ("grundy law 'n -> n-1 | n/2'", "grundy law 'n -> n-1 | floor(n/2)'"),
    ("grundy solve 'n -> n-1 | n/2 : 5'", "grundy solve 'n -> n-1 | floor(n/2) : 5'"),
    ("grundy law 'n -> n-2^k for k in 0..log2(n)'", "grundy law 'n -> n-2^k for k in 0..log2(n) if n > 0'"),
    ("grundy law 'take 1-3'", "grundy law 'take 1..3'"),
    ("grundy solve '{3,4,5}'", "grundy solve 'nim : {3,4,5}'"),
    ("grundy solve 'staircase 0 2 1 3'", "grundy solve 'staircase 0, 2, 1, 3'"),
    ("grundy law 'kayles : 9'", "grundy solve 'kayles : 9'"),
    ("grundy values kayles 20", "grundy values kayles --to 20"),
    ("grundy at nim 3 4 5", "grundy solve 'nim 3, 4, 5'"),
    ("grundy draw 'nim : 3,4,5'", "grundy draw heaps 'nim : 3, 4, 5'"),
    ("grundy solve --max-moves 3 3", "grundy solve --max-moves 3 'nim : 3'"),
    ("grundy draw heaps 'nim 3 4'", "grundy draw heaps 'nim 3, 4'"),
    ("grundy solve 'wythoff [4,7]'", "grundy solve 'wythoff (4,7)'"),
    ("grundy slove 'nim : 3, 4'", "grundy solve 'nim : 3, 4'"),
    ("grundy values kayles --misere", "grundy values kayles --misere --show outcomes"),
    ("grundy law kayles --json", "grundy law kayles --format json"),
    ("grundy values kayles --max 20", "grundy values kayles --to 20"),
    ("grundy draw heaps 'nim : 3' --png", "grundy draw heaps 'nim : 3' --format png"),
    ("grundy slove nim 3 4", "grundy solve 'nim 3, 4'"),
    ("grundy values kayles '10^9'", "grundy at kayles '10^9'"),
    ("grundy at kayles '10**18'", "grundy at kayles '10^18'"),
    ("grundy law kayles 9 --misere", "grundy solve 'kayles : 9' --misere"),
    ("grundy law 'n -> n//2'", "grundy law 'n -> floor(n/2)'"),
    ("grundy law 'n - > n-1'", "grundy law 'n -> n-1'"),
    ("grundy solve 'n -> n+1 : 5'", "grundy solve 'n -> n+1 if n < 100 : 5'"),
    ("grundy solve 'nim : -3'", "grundy solve 'nim : 3'"),
    ("grundy solve 'nim : 3.5'", "grundy solve 'nim : 3'"),
    ("grundy solve 'nim : 2^70'", "grundy solve 'nim : 10^19'"),
    ("grundy solve 'nim : three'", "grundy solve 'nim : 3'"),
    ("grundy solve 'nim : n, 2*n, 3*n'", "grundy values 'nim : n, 2*n, 3*n' --to 20"),
    ("grundy solve 'n -> [1] * n if n > 1 : 10^9'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve 'nim : 3' --misère", "grundy solve 'nim : 3' --misere"),
    ("grundy at 'nim : 3, 4, 5'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy law 'nim 3 4'", "grundy solve 'nim : 3, 4'"),
    ("grundy solve '3 4 5'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve 'chomp 3 4'", "grundy solve 'chomp 3x4'"),
    ("grundy solve 'graph {a>b} a'", "grundy solve 'graph {a>b} : a'"),
    ("grundy law 'n-1, n-2'", "grundy law 'n -> n-1 | n-2'"),
    ("grundy law 'n/2 or n-1'", "grundy law 'n -> floor(n/2) | n-1'"),
    ("grundy law 'n -> n-2(k+1) for k in 0..3'", "grundy law 'n -> n-2*(k+1) for k in 0..3'"),
    ("grundy law 'n -> n-k for k in 1 to 3'", "grundy law 'n -> n-k for k in 1 .. 3'"),
    ("grundy law 'n -> n-k for 1..3'", "grundy law 'n -> n-k for k in 1..3'"),
    ("grundy law 'n -> n-k, 1<=k<=3'", "grundy law 'n -> n-k for k in 1..3'"),
    ("grundy law 'n -> n - {1,3,4}'", "grundy law 'n -> n - k for k in {1,3,4}'"),
    ("grundy law 'n -> n-1 unless n = 3'", "grundy law 'n -> n-1 if not (n = 3)'"),
    ("grundy law 'n -> n-1 if n > 5 else n-2'", "grundy law 'n -> n-1 if n > 5 | n-2 if not (n > 5)'"),
    ("grundy law 'n -> n-1 if n is prime'", "grundy law 'n -> n-1 if is_prime(n)'"),
    ("grundy law 'subtract 1,2,3'", "grundy law 'take {1,2,3}'"),
    ("grundy law 'remove 1 or 2 stones'", "grundy law 'take {1,2} stones'"),
    ("grundy law 'take 1 to 3'", "grundy law 'take 1 .. 3'"),
    ("grundy law 'take one or two'", "grundy law 'take {1,2}'"),
    ("grundy law 'TAKE ANY'", "grundy law 'take any'"),
    ("grundy law '{1,3,4}'", "grundy law 'take {1,3,4}'"),
    ("grundy law '1 3 4'", "grundy law 'take {1,3,4}'"),
    ("grundy law 'take {1,2,3'", "grundy law 'take {1,2,3}'"),
    ("grundy law 'n -> L if'", "grundy law kayles"),
    ("grundy solve 'graph @book/files/ends.csv : corner'", "grundy graph book/files/ends.csv --line corner"),
    ("grundy play 'graph @\"book/files/ends.csv\":\"corner\"'", "grundy graph book/files/ends.csv --line corner"),
    ("grundy explain graph @book/files/ends.csv : corner --misere", "grundy graph book/files/ends.csv --line corner"),
    ("grundy law 'graph @book/files/ends.csv'", "grundy graph book/files/ends.csv"),
    ("grundy graph book/files/candies.csv --misere", "grundy graph book/files/candies.csv"),
    ("grundy graph --start 2 --line 3 book/files/candies.csv", "grundy graph book/files/candies.csv"),
    ("grundy mex 0 1 x", "grundy mex 0 1 3"),
    ("grundy draw nothing", "grundy draw strip 'take {1,3,4}' --to 24"),
];

#[test]
#[cfg(unix)]
fn each_error_offers_a_command_that_works() {
    let mut wrong = Vec::new();
    for (typed, meant) in TYPED {
        let refused = run(typed);
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        let offered = said.lines().rev().find_map(|line| line.strip_prefix("try: "));
        if refused.status.code() != Some(2) || offered != Some(meant) {
            wrong.push(format!("{typed}: {offered:?}, not {meant}\n{said}"));
        } else if !run(meant).status.success() {
            wrong.push(format!("{typed}: {meant} fails:\n{:?}", run(meant)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What newcomers typed and no longer needs another spelling, with the line that answers the same.
#[rustfmt::skip]
const READ: &[(&str, &str)] = &[
    ("grundy solve NIM 3,4,5", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve 'nim (3,4,5)'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve '“nim : 3, 4, 5”'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve \"'nim : 3, 4, 5'\"", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve \"Dawson's chess : 12\"", "grundy solve 'dawsons-chess : 12'"),
    ("grundy solve 'nim : 1..5'", "grundy solve 'nim : 1, 2, 3, 4, 5'"),
    ("grundy solve 'nim : 2*3, 2^4-1'", "grundy solve 'nim : 6, 15'"),
    ("grundy solve 'nim {3,4,5}'", "grundy solve 'nim : 3, 4, 5'"),
    ("grundy solve 'xo-strip 4'", "grundy solve 'xo-strip : ....'"),
    ("grundy law 'take 3 or fewer'", "grundy law 'take 1..3'"),
    ("grundy law 'take at most 3'", "grundy law 'take 1..3'"),
    ("grundy law 'take up to half'", "grundy law 'take 1..floor(n/2)'"),
    ("grundy law 'take at most 3 coins'", "grundy law 'take 1..3'"),
    ("grundy law 'take any number of stones'", "grundy law 'take any'"),
    ("grundy law 'take {even}'", "grundy law 'take even'"),
    ("grundy law 'take half'", "grundy law 'take {floor(n/2)}'"),
    ("grundy law 'take at least 2'", "grundy law 'take not {1}'"),
    ("grundy law 'take prime numbers'", "grundy law 'take primes'"),
    ("grundy law 'take {2^k for k in 0..3}'", "grundy law 'take {1,2,4,8}'"),
    ("grundy law 'n -> {n-1, n-3}'", "grundy law 'take {1,3}'"),
    ("grundy law 'n -> n-k for k in {1,3,4}'", "grundy law 'take {1,3,4}'"),
    ("grundy law 'n -> n-1 | n/2 if n even and n > 0'", "grundy law 'n -> n-1 | n/2 if n mod 2 = 0 and n > 0'"),
    ("grundy at 'kayles : 9'", "grundy at kayles 9"),
    ("grundy games crosses crosses", "grundy games crosses-crosses"),
    ("grundy games MARK", "grundy games mark"),
    ("grundy values kayles -n 20", "grundy values kayles --to 20"),
    ("grundy values 'nim : n, 2*n, 3*n' --to 20", "grundy values 'nim : n, n*2, n*3' --to 20"),
];

#[test]
#[cfg(unix)]
fn many_spellings_are_read() {
    // The first lines repeat what was typed.
    let told = |line: &str| {
        let json = format!("{line} --format json");
        let output = run(&json);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut answer: serde_json::Value = serde_json::from_str(text.lines().next().unwrap_or_default())
            .unwrap_or_else(|_| panic!("{json}: {output:?}"));
        if let Some(fields) = answer.as_object_mut() {
            for field in ["rule", "reason", "position", "typed", "canonical"] {
                fields.remove(field);
            }
            fields.retain(|_, value| !value.to_string().contains("\"reason\""));
        }
        (output.status.code(), answer)
    };
    for (typed, same) in READ {
        assert_eq!(told(typed), told(same), "{typed}");
    }
}
