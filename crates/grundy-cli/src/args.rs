//! The command line, as clap reads it.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::{Path, PathBuf};

/// Impartial games: who wins, with which move, why, and what is the law behind it.
///
/// Type a game as it stands on paper. Put rules and positions in single quotes, so that the shell
/// leaves braces, stars and arrows alone.
#[derive(Debug, Parser)]
#[command(name = "grundy", version, max_term_width = 100, after_help = AFTER, subcommand_required = true, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
    #[command(flatten)]
    pub limits: Limits,
}

const AFTER: &str = "\
Examples:
  grundy solve 'nim : 3, 4, 5'                     who wins, and with which moves
  grundy explain 'take {1,3,4} : 10'               the same, step by step
  grundy values 'n -> n-1 | floor(n/2) if n > 2'   nim-values of a rule of your own
  grundy law kayles                                its period, with the proof
  grundy identify 0,1,1,2,0,3,1,1,0,3,3            which game has these values?
  grundy at kayles '10^18'                         one value, far out
  grundy code kayles --lang python                 a program from the law, for a contest
  grundy graph states.csv                          every node of a state graph
  grundy nimber '(5 * 9 + 3) / 7'                  arithmetic in the field of nimbers

Rules:      take {1,3,4} · take 1..3 · 0.77 · n -> [a, n-a] for a in 1..n-1 · kayles
Positions:  RULE : 5, 7     sums: 0.77 : 5 + nim : 3 + take {1,3} : 7
An argument - is read from standard input, @FILE from a file.

Exit codes: 0 answered · 1 a check said no · 2 bad input · 3 stopped by a budget · 130 Ctrl-C";

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Nim-values of one heap, or a table for rules with two coordinates
    Values(ValuesArgs),
    /// Who wins a position, its nim-value, and every winning move
    Solve(SolveArgs),
    /// Check a certificate from the rules alone, without the solver
    Check(CheckArgs),
    /// Explain step by step who wins a position and why
    Explain(ExplainArgs),
    /// Replay a game that was played, and grade each move
    Replay(ReplayArgs),
    /// The law of a nim-sequence (its period) and how it is known
    Law(LawArgs),
    /// Is it a game that is known? For a rule, for values, for a row of boards
    Identify(IdentifyArgs),
    /// The sparse space of a code: its mask, rare heaps, period and checksums
    Sparse(SparseArgs),
    /// A program in C++, Python or Rust from the law of a rule
    Code(CodeArgs),
    /// The nim-value of one heap, up to 10^18 where a law is proved
    At(AtArgs),
    /// Nim-value, outcomes and remoteness of every node of a state graph
    Graph(GraphArgs),
    /// The games that have a name
    Games(GamesArgs),
    /// The mex of numbers: the smallest number that is missing
    Mex(NumbersArgs),
    /// The nim-sum of numbers: addition without carry in base 2
    NimSum(NumbersArgs),
    /// Work out an expression of nimbers: sums, products, quotients, powers, roots
    Nimber(NimberArgs),
    /// The table of nim-sums (or nim-products) from 0 to N
    XorTable(XorTableArgs),
    /// The product of two coin-turning games, by the Tartan theorem
    Tartan(TartanArgs),
    /// Shell completions, to be sourced by your shell
    Completions(CompletionsArgs),
}

impl Command {
    pub fn wants_json(&self) -> bool {
        match self {
            Command::Values(args) => args.format() == Some(Format::Json),
            Command::Solve(args) => args.format == Plain::Json,
            Command::Check(args) => args.format == Plain::Json,
            Command::Explain(args) => args.wants_json(),
            Command::Replay(args) => args.format == Plain::Json,
            Command::Law(args) => args.format == Plain::Json,
            Command::Identify(args) => args.format == Plain::Json,
            Command::Sparse(args) => args.format == Plain::Json,
            Command::Code(args) => args.format == Plain::Json,
            Command::At(args) => args.format == Plain::Json,
            Command::Graph(args) => args.format == GraphFormat::Json,
            Command::Mex(args) | Command::NimSum(args) => args.format == Plain::Json,
            Command::Games(args) => args.format == Plain::Json,
            Command::Nimber(args) => args.format == Plain::Json,
            Command::XorTable(args) => args.format == TableFormat::Json,
            Command::Tartan(args) => args.format == Plain::Json,
            Command::Completions(_) => false,
        }
    }
}

/// What a run may spend.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Stop after so many seconds (also 90s, 5m, 2h)
    #[arg(long, global = true, value_name = "TIME", default_value = "60", value_parser = seconds)]
    pub max_time: f64,
    /// Stop before tables take more memory (bytes, or 500M, 4G)
    #[arg(long, global = true, value_name = "SIZE", default_value = "2G", value_parser = bytes)]
    pub max_memory: u64,
    /// Say on standard error which engine ran and why
    #[arg(long, short, global = true)]
    pub verbose: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_alphabetic()).unwrap_or(text.len()));
    let factor = match unit {
        "" | "s" => 1.0,
        "ms" => 0.001,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        "d" => 86400.0,
        _ => return Err(format!("unknown unit `{unit}`: write 90, 90s, 5m or 2h")),
    };
    match number.parse::<f64>() {
        Ok(n) if n.is_finite() && n >= 0.0 => Ok(n * factor),
        _ => Err("not a time: write 90, 90s, 5m or 2h".into()),
    }
}

fn bytes(text: &str) -> Result<u64, String> {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_alphabetic()).unwrap_or(text.len()));
    let shift = match unit.to_ascii_uppercase().trim_end_matches('B').trim_end_matches('I') {
        "" => 0,
        "K" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err(format!("unknown unit `{unit}`: write 500M or 4G")),
    };
    match number.parse::<f64>() {
        Ok(n) if n.is_finite() && n >= 0.0 => Ok((n * (1u64 << shift) as f64) as u64),
        _ => Err("not a size: write 500M or 4G".into()),
    }
}

fn number(text: &str) -> Result<u64, String> {
    grundy::parse_number(text).map_err(|e| match &e.help {
        Some(help) => format!("{} ({help})", e.sentence()),
        None => e.sentence(),
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A table to read
    Text,
    /// One JSON object
    Json,
    /// Comma-separated values with a header
    Csv,
    /// OEIS b-file: index and value per line
    Bfile,
    /// NumPy array of unsigned 32-bit numbers
    Npy,
    /// Parquet table with the columns heap (or n) and nim_value
    Parquet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Plain {
    /// Sentences and tables to read
    Text,
    /// One JSON object
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GraphFormat {
    /// A table to read
    Text,
    /// One JSON object
    Json,
    /// Comma-separated values with a header
    Csv,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// A table to read
    Text,
    /// A complete tabular for LaTeX
    Latex,
    /// A complete table element for HTML
    Html,
    /// One JSON object
    Json,
}

/// What a table shows of each heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum What {
    /// Nim-values (normal play)
    Values,
    /// The options of each heap
    Options,
    /// The heaps from which the player to move loses
    PPositions,
    /// N or P for each heap
    Outcomes,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy values 0.77 --to 20
  grundy values 'take {1,3,4}' --to 30 --format json
  grundy values wythoff --to 12                     two coordinates give a table
  grundy values 'take 1..3' --show p-positions --misere
  grundy values 'cram 3xn' --to 12                  a row of boards: n is the number
  grundy values kayles --from 10^9 --to 10^9+1000   numbers may be small sums
  grundy values 0.106 --to 1e6 -o values.npy        also .csv, .json, .parquet, b123456.txt
  grundy values @rules.txt                          one rule per line, JSON lines out")]
pub struct ValuesArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The first heap
    #[arg(long, default_value = "0", value_parser = number, value_name = "A")]
    pub from: u64,
    /// The last heap
    #[arg(long, default_value = "50", value_parser = number, value_name = "B")]
    pub to: u64,
    /// How to write it [default: as the extension of --output says, else text]
    #[arg(long, value_enum)]
    pub format: Option<Format>,
    /// Write to this file, which appears when it is whole (by its name .txt, .json, .csv, .npy,
    /// .parquet, or b123456.txt)
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// What to show of each heap
    #[arg(long, value_enum, default_value = "values")]
    pub show: What,
    /// Misère play, for outcomes and P-positions: the last mover loses
    #[arg(long)]
    pub misere: bool,
    #[arg(long, help = ASSUME_SEEN)]
    pub assume_seen: bool,
}

const ASSUME_SEEN: &str = "Beyond the heaps that can be computed, use a law that is only seen where none is proved; \
                           the answer is marked as seen, not as a fact";

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy solve 'nim : 3, 4, 5'
  grundy solve '0.77 : 5 + nim : 3 + take {1,3} : 7'
  grundy solve --misere 'nim : 5, 1, 1'
  grundy solve 'chomp 3x4 + staircase : 0,2,1,3'      bundled games, in their own notation
  grundy solve 'wythoff : (3,5)' --remoteness
  grundy solve 'graph @states.csv : 13' --format json
  grundy solve 'cram 5x7' --only outcome                who wins, in less time
  grundy solve 'cram 6x7' --only nim-value --threads 2 --checkpoint 6x7.ckpt --max-time 1h
                                                      a long search; the same command goes on from there
  grundy solve 'cram 5x5' --certificate cram.cert       and `grundy check cram.cert` trusts nobody")]
pub struct SolveArgs {
    /// The position (words are joined)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// Ask for this alone, and list no moves: `--only outcome` asks who wins, which takes less than the
    /// nim-value; `--only nim-value` insists on it where a theorem already says who wins
    #[arg(long, value_enum, value_name = "WHAT")]
    pub only: Option<Wanted>,
    /// Also find the remoteness of the whole position, by search
    #[arg(long)]
    pub remoteness: bool,
    /// List at most so many winning moves
    #[arg(long, default_value = "1000", value_parser = number, value_name = "N")]
    pub max_moves: u64,
    #[arg(long, help = ASSUME_SEEN, conflicts_with_all = ["misere", "certificate"])]
    pub assume_seen: bool,
    /// Write a certificate to this file, for `grundy check`; it appears when it is whole
    #[arg(long, value_name = "FILE", conflicts_with = "misere")]
    pub certificate: Option<PathBuf>,
    /// What the certificate shows [default: as --only says; else nim-value, or outcome where that alone is
    /// known]; `--certify outcome` asks only who wins
    #[arg(long, value_enum, value_name = "WHAT", requires = "certificate", conflicts_with = "only")]
    pub certify: Option<Wanted>,
    /// Save what the search has found in this file, and go on from it where it is there already
    #[arg(long, value_name = "FILE", conflicts_with = "remoteness")]
    pub checkpoint: Option<PathBuf>,
    /// How often to save it (30s, 10m)
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = seconds, requires = "checkpoint")]
    pub checkpoint_every: f64,
    /// Share a search that takes long among so many threads; they find the same
    #[arg(long, value_name = "T", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

/// What is wanted of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Wanted {
    /// The nim-value of the position
    NimValue,
    /// Who wins, which often takes less time to find and fewer entries to show
    Outcome,
}

impl From<Wanted> for grundy::solve::Wanted {
    fn from(wanted: Wanted) -> Self {
        match wanted {
            Wanted::NimValue => grundy::solve::Wanted::NimValue,
            Wanted::Outcome => grundy::solve::Wanted::Outcome,
        }
    }
}

fn segments(text: &str) -> Result<(u64, u64), String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) if first <= last => Ok((first, last)),
        _ => Err("segments are written `3` or `3..5`".into()),
    }
}

#[derive(Debug, Args)]
#[command(after_help = "\
Of a position: each entry is shown from those before it and from the options of its position, which are found
anew by the rules. No value is looked up or searched for, and no theorem is used.
Of a law: the file names a theorem, and all that the theorem asks for is done anew, by programs of the checker's own.
The rule is read in its core form and printed; --rule says whether it is the rule you mean.

Examples:
  grundy solve 'cram 5x5' --certificate cram.cert
  grundy check cram.cert
  grundy law kayles --certificate kayles.cert
  grundy check kayles.cert --rule 0.77
  grundy check long.cert --segments 3..5                one part of a long run, others elsewhere")]
pub struct CheckArgs {
    /// The certificate (- for standard input)
    pub file: String,
    /// Is it a certificate about this rule? Another one is rejected
    #[arg(long, value_name = "RULE")]
    pub rule: Option<String>,
    /// Check these segments of a long run only, counted from 0: `3`, or `3..5`
    #[arg(long, value_name = "A..B", value_parser = segments)]
    pub segments: Option<(u64, u64)>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(
    after_help = "\
Examples:
  grundy explain 'nim : 10, 12, 5'
  grundy explain 'take {1,3,4} : 9'           a lost position: every move is refuted
  grundy explain --misere 'nim : 5, 1, 1'
  grundy explain law 'take {1,3,4}'           the law of a rule, with its proof
  grundy explain law kayles --format latex    the same for a paper; also markdown",
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    disable_help_subcommand = true
)]
pub struct ExplainArgs {
    #[command(subcommand)]
    pub what: Option<ExplainWhat>,
    /// The position (words are joined)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// Show at most so many moves and refutations
    #[arg(long, default_value = "20", value_parser = number, value_name = "N")]
    pub max_moves: u64,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

impl ExplainArgs {
    fn wants_json(&self) -> bool {
        match &self.what {
            Some(ExplainWhat::Law(args)) => args.format == ProofFormat::Json,
            None => self.format == Plain::Json,
        }
    }
}

/// What else than a position is explained.
#[derive(Debug, Subcommand)]
pub enum ExplainWhat {
    /// The law of a one-heap rule, and why it holds for all heaps
    Law(ExplainLawArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "\
The proof of the law in words: why finitely many checks are enough, with the numbers of the rule, and what was
checked. A law that is only seen is told as seen.

Examples:
  grundy explain law 'take {1,3,4}'
  grundy explain law kayles --format markdown
  grundy explain law 'turn 1-3' --format latex > mock-turtles.tex")]
pub struct ExplainLawArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// Compute values up to this heap at most, to find the law
    #[arg(long, default_value_t = LAW_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: ProofFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofFormat {
    /// Sentences and tables to read
    Text,
    /// Markdown, with tables
    Markdown,
    /// A piece of LaTeX for any article
    Latex,
    /// One JSON object
    Json,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy replay 'take 1..3 : 10 > 8 > 5 > 4 > 2 > 0'
  grundy replay 'nim : 3,4,5 > 1,4,5 > 1,4,2 > 1,3,2'
  grundy replay @game.txt                     one position per line, for sums too")]
pub struct ReplayArgs {
    /// The positions, with > between them; behind the first one the places alone will do
    #[arg(required = true, value_name = "POSITIONS")]
    pub played: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy law kayles
  grundy law 'take not {2,3,7}' --format json
  grundy law 0.16 --to 500000
  grundy law wythoff                          two heaps: which positions are P-positions
  grundy law @rules.txt                       one rule per line, JSON lines out
  grundy law --values b002186.txt             what is seen in values without a rule
  grundy law 0.106 --to 1e12 --checkpoint 106.ckpt --threads 2 --max-time 2h
                                              a long run; the same command goes on from the checkpoint
  grundy law kayles --certificate kayles.cert from which `grundy check kayles.cert` sees that the law is true")]
pub struct LawArgs {
    /// The rule (words are joined)
    #[arg(required_unless_present = "values", value_name = "RULE")]
    pub rule: Vec<String>,
    /// Instead of a rule: a file of values (- for standard input), numbers with spaces or commas between them, or
    /// a b-file of the OEIS
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rule", "to", "checkpoint", "progress", "threads", "digest", "keep", "certificate"])]
    pub values: Option<String>,
    /// Compute values up to this heap at most
    #[arg(long, default_value_t = LAW_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Write a certificate of the law to this file; it appears when it is whole. Where the period is long that takes
    /// about as long as finding it did
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
    #[command(flatten)]
    pub long: LongArgs,
}

/// How a long run is made.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = LONG_RUNS)]
pub struct LongArgs {
    /// Save the state in this file, and go on from it where it is there already
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// How often to save it (30s, 10m)
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = seconds, requires = "checkpoint")]
    pub checkpoint_every: f64,
    /// How to show progress on standard error: a line on a terminal, JSON lines, or none
    #[arg(long, value_enum, value_name = "HOW")]
    pub progress: Option<Progress>,
    /// Compute with so many threads, 1 or 2
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub threads: Option<u8>,
    /// Report a chain of XXH3-128 digests too, one for each 2^20 values
    #[arg(long)]
    pub digest: bool,
    /// Write all values to this file as they are computed: two bytes each, the low one first, heap 0 first
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
}

impl LongArgs {
    /// The files that hold one rule, each with what it is.
    pub fn files(&self) -> Vec<(&'static str, &Path)> {
        let files = [("the checkpoint", &self.checkpoint), ("the file of values", &self.keep)];
        files.into_iter().filter_map(|(what, file)| Some((what, file.as_deref()?))).collect()
    }

    /// Is there any option that only a long run understands?
    pub fn asked(&self) -> bool {
        let LongArgs { checkpoint, progress, threads, digest, keep, .. } = self;
        checkpoint.is_some() || progress.is_some() || threads.is_some() || *digest || keep.is_some()
    }
}

#[derive(Debug, Args)]
#[command(after_help = "\
The values are compared with those of about a thousand rules: games with names, octal codes,
sets of numbers to take, coin-turning codes. A heap may stand for the same heap or for one a few
places on; values may stand several times, or have zeros between. Each answer says how it is known:

  the same rules   the same moves, heap for heap (so also under misère play)
  proved           the same values for all heaps, from the laws of both
  seen             the same values as far as they were computed; no proof
  differs          the same at first; the first heap with another value is shown

Examples:
  grundy identify 'a -> [a-2*b, a-b] for b in 1..floor(a/2)'
  grundy identify 0,1,1,2,0,3,1,1,0,3,3        values, the first one of heap 0 (see --from)
  grundy identify 'cram 1xn'                   a row of boards: n is the number
  grundy identify .161 --with .36              two rules: the first difference, if there is one")]
pub struct IdentifyArgs {
    /// A rule, values with commas between them, or a row of positions with n in it (words are joined)
    #[arg(required_unless_present = "values", conflicts_with = "values", value_name = "RULE | VALUES | ROW")]
    pub what: Vec<String>,
    /// Ask about the values in a file: a bare list of numbers, or a b-file of the OEIS (- is standard input)
    #[arg(long, value_name = "FILE")]
    pub values: Option<String>,
    /// Compare with this alone, which is a rule, values, or a row too
    #[arg(long, value_name = "RULE")]
    pub with: Option<String>,
    /// The heap of the first value, for values that are typed
    #[arg(long, default_value = "0", value_parser = number, value_name = "N")]
    pub from: u64,
    /// Compare values up to this heap where no law says more
    #[arg(long, default_value_t = LAW_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Show at most so many rules with these values
    #[arg(long, default_value = "8", value_parser = number, value_name = "N")]
    pub max_matches: u64,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Nearly all values of such a rule lie in one half of the nim-values: the digits 1 that they have in
common with a mask are odd in number. They are common, all others rare. The nim-sum of two common
values is rare, so a common value is excluded only by two heaps of which one is rare. The few rare
heaps say everything: that is a sparse space (Winning Ways, chapter 4).

Every value is exact: each rare value below the value of a heap is shown to be an option.

Examples:
  grundy sparse 0.16
  grundy sparse grundy --to 10^6 --rares 20
  grundy sparse 0.6 --to 10^8 --digest --keep values.u16 --threads 2 --max-time 1h
  grundy sparse @rules.txt                    one rule per line, JSON lines out")]
pub struct SparseArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// Compute values up to this heap at most, or until a period is proved
    #[arg(long, default_value = "1000000", value_parser = number, value_name = "N")]
    pub to: u64,
    /// List so many rare heaps, or all of them [default: 50 as text, all in JSON]
    #[arg(long, value_parser = how_many, value_name = "N")]
    pub rares: Option<u64>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
    #[command(flatten)]
    pub long: LongArgs,
}

fn how_many(text: &str) -> Result<u64, String> {
    if text == "all" { Ok(u64::MAX) } else { number(text).map_err(|why| format!("{why}; or write `all`")) }
}

/// Up to which heap a law is looked for, where nothing else is asked.
pub const LAW_TO: u64 = 20_000;

const LONG_RUNS: &str = "Long runs (codes that leave at most two heaps)";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Progress {
    /// A line that changes, on a terminal only
    Bar,
    /// One JSON object per line, about one a second
    Json,
    /// Nothing
    None,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The program stands by itself: a function nim_value, a function winning_move where the moves leave at most
two heaps and are loops that can be written down, and a main that plays. Each line that main reads is a
position, its heaps with spaces between them; each line that it prints says the nim-sum, which player wins,
and a winning move (`1 first 9 -> 2 + 5`). Who wants the functions alone leaves main out.

Only a law that is a fact makes a program: one that is proved, or a theorem. A law that is only seen is
refused, and so is a table of more than 10000 values.

Examples:
  grundy code kayles --lang cpp
  grundy code 'n -> n-1 | floor(n/3) if n > 0' --lang python
  grundy code 'take not {2,3,7}' -o taken.rs      the name says the language
  grundy code kayles --lang python -o kayles.py && echo 9 12 10000 | python3 kayles.py")]
pub struct CodeArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The language [default: as the extension of --output says]
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,
    /// Compute values up to this heap at most, to find the law
    #[arg(long, default_value_t = LAW_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Write to this file, which appears when it is whole (by its name .cpp, .py or .rs)
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Lang {
    /// C++, from C++11 on
    Cpp,
    /// Python 3
    Python,
    /// Rust
    Rust,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy at kayles '10^18'
  grundy at 'take {1,3,4}' 1000000007
  grundy at 'take {k in 1..n if k = 1 or is_prime(k)}' '10^18' --assume-seen
                                              a law that is only seen, and the answer says so")]
pub struct AtArgs {
    /// The rule, then the heap (5, 1_000, 1e12, 10^18)
    #[arg(required = true, num_args = 2.., value_names = ["RULE", "N"])]
    pub words: Vec<String>,
    #[arg(long, help = ASSUME_SEEN)]
    pub assume_seen: bool,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Files:  CSV with the header from,to · DOT (digraph) · JSON {\"nodes\":[…],\"edges\":[[\"a\",\"b\"],…],\"start\":\"a\"}

Examples:
  grundy graph states.csv
  grundy graph states.json --start 13 --format csv")]
pub struct GraphArgs {
    /// The file (- for standard input)
    pub file: String,
    /// Only the part that can be reached from this node
    #[arg(long, value_name = "NODE")]
    pub start: Option<String>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: GraphFormat,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy games                 all of them, group by group
  grundy games node-kayles     how it is played, what is known, how positions are typed")]
pub struct GamesArgs {
    /// Teach this game
    pub name: Option<String>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
pub struct NumbersArgs {
    /// The numbers, with spaces or commas between them
    #[arg(value_name = "NUMBER")]
    pub numbers: Vec<String>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Nimbers are the nim-values of games. Their sum is the nim-sum; with the nim-product the numbers
below 2, 4, 16, 256, 65536, 2^32, 2^64 and 2^128 are fields. The result is exact in the smallest of
them that holds the operands.

  a + b, a - b   the nim-sum (each nimber is its own negative)
  a * b, a / b   the nim-product and its quotient
  a ^ n, a ^ -n  a power; n is an ordinary number
  sqrt(a)        the square root: every nimber has one
  inv(a)         the inverse, 1 / a
  order(a)       the smallest ordinary n >= 1 with a ^ n = 1
  roots(c)       the two x with x^2 + x = c

Numbers: 5, *5, 1_000, 0xff, 0b101, up to 128 bits.

Examples:
  grundy nimber '(5 * 9 + 3) / 7'
  grundy nimber 'sqrt(2) * inv(0xffff)'
  grundy nimber 'roots(48)'
  grundy nimber @expressions.txt              one expression per line, JSON lines out")]
pub struct NimberArgs {
    /// The expression (words are joined)
    #[arg(required = true, value_name = "EXPRESSION", allow_negative_numbers = true)]
    pub expression: Vec<String>,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy xor-table 15
  grundy xor-table 15 --product
  grundy xor-table 7 --format latex           a tabular, for a document of your own
  grundy xor-table 255 --product --format json")]
pub struct XorTableArgs {
    /// The last row and column, at most 1023
    #[arg(value_parser = number)]
    pub n: u64,
    /// Nim-products instead of nim-sums
    #[arg(long)]
    pub product: bool,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: TableFormat,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The product of two coin-turning games is played on a board of coins: a move turns every coin whose
row is turned by a move of the first game and whose column is turned by a move of the second one.
A head at (x,y) is worth the nim-product of x in the first game and y in the second one.

Examples:
  grundy tartan 'turn \"2\"' 'turn \"2\"' --to 13     Turning Corners
  grundy tartan mock-turtles ruler
  grundy tartan 'turn \"2\"' 'turn \"2\"' --at '(8,8), (2,5)'")]
pub struct TartanArgs {
    /// The game of the rows
    #[arg(value_name = "FIRST")]
    pub first: String,
    /// The game of the columns
    #[arg(value_name = "SECOND")]
    pub second: String,
    /// The value of a board with these heads, instead of a table
    #[arg(long, value_name = "HEADS", conflicts_with_all = ["from", "to"])]
    pub at: Option<String>,
    /// The first row and column
    #[arg(long, default_value = "1", value_parser = number, value_name = "A")]
    pub from: u64,
    /// The last row and column
    #[arg(long, default_value = "15", value_parser = number, value_name = "B")]
    pub to: u64,
    /// How to write it
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}
