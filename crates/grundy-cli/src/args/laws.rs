//! The arguments of commands about laws: find, recognise, write programs, use.

use super::{ASSUME_SEEN, Plain, number, seconds};
use clap::{Args, ValueEnum};
use grundy_ask::code::Code;
use grundy_ask::identify::Identify;
use grundy_ask::law::Law;
use grundy_ask::sparse::Sparse;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy law kayles
  grundy law 'take not {2,3,7}' --format json
  grundy law 0.16 --to 500000
  grundy law 'take L..R'                      one law for all L <= R: letters stand for numbers
  grundy law 'take {1,2,k}'                   no theorem: what is seen for k = 1 to 24
  grundy law wythoff                          two heaps: which positions are P-positions
  grundy law '(n,l) -> (n-k,k) for k in 1..3 if k != l'
                                              a heap n with a mode l: nim-values for each l
  grundy law 'take {1,3,4}' --misere          who wins one heap if the last mover loses
  grundy law @rules.txt                       one rule in each line, JSON lines out
  grundy law --values b002186.txt             what is seen in values without a rule
  grundy law 0.106 --to 1e12 --checkpoint 106.ckpt --threads 2 --max-time 2h
                                              a long run; the same command goes on
  grundy law kayles --certificate k.cert      and `grundy check k.cert` trusts nobody")]
pub struct LawArgs {
    /// The rule (words are joined)
    #[arg(required_unless_present = "values", value_name = "RULE")]
    pub rule: Vec<String>,
    /// Read values from this file instead of a rule (- for standard input): numbers with spaces or commas between
    /// them, or a b-file of the OEIS
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rule", "to", "checkpoint", "progress", "threads", "digest", "keep", "certificate"])]
    pub values: Option<String>,
    /// Compute values up to this heap at most
    #[arg(long, default_value_t = Law::DEFAULT_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Certificate file for the law. It is created only when complete. For a long period this takes about
    /// as long as finding the law
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// Find the period of the outcomes under misère play (the last mover loses), for one heap of a take set
    #[arg(long, conflicts_with_all = ["values", "checkpoint", "progress", "threads", "digest", "keep", "certificate"])]
    pub misere: bool,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
    #[command(flatten)]
    pub long: LongArgs,
}

/// The options of long runs.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = LONG_RUNS_HEADING)]
pub struct LongArgs {
    /// Save the state in this file, and go on from it if it exists
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// How often to save it (30s, 10m)
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = seconds, requires = "checkpoint")]
    pub checkpoint_every: f64,
    /// How to show progress on standard error: a line on a terminal, JSON lines, or none
    #[arg(long, value_enum, value_name = "HOW")]
    pub progress: Option<Progress>,
    /// The number of threads, 1 or 2
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub threads: Option<u8>,
    /// Also report a chain of XXH3-128 digests, one for each 2^20 values
    #[arg(long)]
    pub digest: bool,
    /// Write all values to this file as they are computed: two bytes each, the low one first, heap 0 first
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
}

impl LongArgs {
    /// The files that hold one rule, each with its name in messages.
    pub fn files(&self) -> Vec<(&'static str, &Path)> {
        let files = [("checkpoint", &self.checkpoint), ("values", &self.keep)];
        files.into_iter().filter_map(|(what, file)| Some((what, file.as_deref()?))).collect()
    }

    /// Whether an option is set that only long runs have.
    pub fn asked(&self) -> bool {
        let LongArgs { checkpoint, progress, threads, digest, keep, .. } = self;
        checkpoint.is_some() || progress.is_some() || threads.is_some() || *digest || keep.is_some()
    }
}

#[derive(Debug, Args)]
#[command(after_help = "\
The program compares the values with those of about a thousand rules: named games, octal codes,
sets of numbers to take, coin-turning codes. A heap may match the same heap or one a few places
on. Values may be repeated, or have zeros between them. Each answer says how it is known:

  the same rules   the same moves, heap for heap (so also under misère play)
  proved           the same values for all heaps, from the laws of both
  seen             the same values as far as they were computed; no proof
  differs          the same at first; the first heap with another value is shown

Examples:
  grundy identify 'a -> [a-2*b, a-b] for b in 1..floor(a/2)'
  grundy identify 0,1,1,2,0,3,1,1,0,3,3        values, the first one of heap 0 (see --from)
  grundy identify 'cram 1xn'                   a row of boards: n is the number
  grundy identify .161 --with .36              two rules: their first difference")]
pub struct IdentifyArgs {
    /// A rule, values with commas between them, or a row of positions with n in it (words are joined)
    #[arg(required_unless_present = "values", conflicts_with = "values", value_name = "RULE | VALUES | ROW")]
    pub what: Vec<String>,
    /// Ask about the values in this file (- for standard input): a bare list of numbers, or a b-file of the OEIS
    #[arg(long, value_name = "FILE")]
    pub values: Option<String>,
    /// Compare only with this: a rule, values, or a row
    #[arg(long, value_name = "RULE")]
    pub with: Option<String>,
    /// The heap of the first value, if you type values
    #[arg(long, default_value = "0", value_parser = number, value_name = "N")]
    pub from: u64,
    /// Compare values up to this heap if no law says more
    #[arg(long, default_value_t = Identify::DEFAULT_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Show at most this many rules with these values
    #[arg(long, default_value_t = Identify::DEFAULT_MAX_MATCHES, value_parser = number, value_name = "N")]
    pub max_matches: u64,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
In a sparse space, nearly all values share an odd number of binary digits 1 with a mask. These
values are common, all others are rare. The nim-sum of two common values is rare, and so is that of
two rare ones. So an option with a common value has exactly one rare heap, and the few rare heaps
determine everything (Winning Ways, chapter 4).

Every value is exact: the program verifies that each smaller rare value is the value of an option.

Examples:
  grundy sparse 0.16
  grundy sparse grundy --to 10^6 --rares 20
  grundy sparse 0.6 --to 10^8 --digest --keep values.u16 --threads 2 --max-time 1h
  grundy sparse @rules.txt                    one rule in each line, JSON lines out")]
pub struct SparseArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// Compute values up to this heap at most, or until a period is proved
    #[arg(long, default_value_t = Sparse::DEFAULT_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// List this many rare heaps, or `all` [default: 50 as text, all in JSON]
    #[arg(long, value_parser = how_many, value_name = "N")]
    pub rares: Option<u64>,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
    #[command(flatten)]
    pub long: LongArgs,
}

fn how_many(text: &str) -> Result<u64, String> {
    if text == "all" { Ok(u64::MAX) } else { number(text).map_err(|why| format!("{why}; or write `all`")) }
}

const LONG_RUNS_HEADING: &str = "Long runs (codes that leave at most two heaps)";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Progress {
    /// A line that updates in place, on a terminal only
    Bar,
    /// One JSON object in each line, about one a second
    Json,
    /// Nothing
    None,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The program stands by itself: a function nim_value, a main that plays, and a function winning_move
if the moves leave at most two heaps and can be written as loops. Each line that main reads is a
position, its heaps with spaces between them. Each line that it prints gives the nim-sum, the
player who wins, and a winning move (`1 first 9 -> 2 + 5`).

With --main tests the program has the form of a contest: it reads the number of tests, then for
each test the number of heaps and the heaps, and prints the winner of each test. --main single
reads one test. --winners sets the two words. --functions leaves main out.

For a rule with two coordinates whose P-positions follow a law, the functions are is_lost and
winning_move, and a position is a pair of numbers. For a family such as take L..R the letters are
arguments of nim_value, and main reads them first. With --misere the function is_lost says who
loses a sum of heaps of a take set.

A law is used if it is a fact, proved or a theorem. Without one, or if its table is longer than
10000 values, the program computes the values by definition, one heap after another, and the
comment at its head says so.

Examples:
  grundy code kayles --lang cpp
  grundy code kayles --lang c++ --main tests --winners YES,NO
  grundy code 'n -> n-1 | floor(n/3) if n > 0' --lang python
  grundy code wythoff --lang py --functions
  grundy code grundy --lang rs                    no law is known: by definition
  grundy code 'take L..R' --lang cpp --main tests
  grundy code 'take {1,3,4}' --lang cpp --misere
  grundy code 'take not {2,3,7}' -o taken.rs      the name chooses the language
  grundy code kayles --lang python -o kayles.py && echo 9 12 10000 | python3 kayles.py")]
pub struct CodeArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The language [default: by the extension of --output]
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,
    /// What the function main reads and prints
    #[arg(long, value_enum, default_value = "lines", value_name = "TEMPLATE")]
    pub main: MainOf,
    /// The words for the winner of a test (tests, single): the player who moves first, and the other one
    #[arg(long, value_parser = two_words, default_value = "First,Second", value_name = "FIRST,SECOND")]
    pub winners: [String; 2],
    /// Only the functions, without main
    #[arg(long, conflicts_with_all = ["main", "winners"])]
    pub functions: bool,
    /// Misère play: the last mover loses (take sets)
    #[arg(long)]
    pub misere: bool,
    /// Compute values up to this heap at most, to find the law
    #[arg(long, default_value_t = Code::DEFAULT_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Output file; the extension sets the language: .cpp, .py, .rs, .java or .go. It is created only when complete
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

/// Two words with a comma between them.
fn two_words(text: &str) -> Result<[String; 2], String> {
    let words: Vec<String> = text.split(',').map(String::from).collect();
    words.try_into().map_err(|_| "two words are needed, with one comma, as in YES,NO".into())
}

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Lang {
    /// C++, from C++11 on
    #[value(alias = "c++")]
    Cpp,
    /// Python 3
    #[value(alias = "py")]
    Python,
    /// Rust
    #[value(alias = "rs")]
    Rust,
    /// Java, from Java 9 on
    Java,
    /// Go
    Go,
}

/// What the function main of a program reads and prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MainOf {
    /// A position in each line; prints nim-sum, winner and a winning move
    Lines,
    /// The number of tests, then each test; prints the winner of each
    Tests,
    /// One test; prints the winner
    Single,
}

#[derive(Debug, Args)]
#[command(after_help = "\
For a rule with two coordinates, the answer is who wins, P or N, if the law of the P-positions is
known and the nim-value is not. A heap with a mode, a coordinate that takes finitely many values,
has a law of its nim-values.

Examples:
  grundy at kayles '10^18'
  grundy at wythoff '(10^18, 5*10^17)'
  grundy at 'take {1,3,4}' 1000000007
  grundy at 'take {k in 1..n if not is_square(k)}' '10^18' --assume-seen
                                              a law that is only seen, and the answer says so")]
pub struct AtArgs {
    /// The rule, then the heap (5, 1_000, 1e12, 10^18) or the coordinates ('(3, 10^18)')
    #[arg(required = true, num_args = 1.., value_names = ["RULE", "N"])]
    pub words: Vec<String>,
    #[arg(long, help = ASSUME_SEEN)]
    pub assume_seen: bool,
    /// Look for a law of a far heap as long as the limits allow, and not only for a few seconds
    #[arg(long)]
    pub long: bool,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}
