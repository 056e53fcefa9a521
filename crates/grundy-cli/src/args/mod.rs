//! The command line, as clap reads it.

mod draw;
mod graph;
mod laws;
mod play;
mod positions;
#[cfg(feature = "serve")]
mod serve;

pub use draw::*;
pub use graph::*;
pub use laws::*;
pub use play::*;
pub use positions::*;
#[cfg(feature = "serve")]
pub use serve::*;

use clap::{Args, Parser, Subcommand, ValueEnum};
use grundy_ask::last::Last;
use grundy_ask::tartan::Tartan;
use grundy_words::Language;
use std::path::PathBuf;

/// Who wins a game like Nim, with which moves, and why.
///
/// grundy solves impartial games: two players take turns, both have the same moves, play ends, and
/// whoever cannot move loses. Type such a game as it stands on paper. You get who wins, every winning
/// move with its reason, and the pattern of the values, proved or marked as only seen.
///
/// Put rules and positions in single quotes, so that the shell leaves braces, stars and arrows alone.
#[derive(Debug, Parser)]
#[command(name = "grundy", version, max_term_width = 100, after_help = AFTER_HELP, subcommand_required = true, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
    /// Language of hints, explanations, laws, pictures and worksheets
    #[arg(
        long,
        value_enum,
        default_value = "en",
        value_name = "CODE",
        global = true,
        help_heading = "Language"
    )]
    pub language: SpokenLanguage,
    #[command(flatten)]
    pub limits: Limits,
}

/// A language of answers, pictures and worksheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SpokenLanguage {
    /// English
    #[default]
    En,
    /// Romanian
    Ro,
    /// Portuguese
    Pt,
    /// Hungarian
    Hu,
    /// Chinese
    Zh,
    /// German
    De,
    /// French
    Fr,
    /// Spanish
    Es,
}

impl From<SpokenLanguage> for Language {
    fn from(language: SpokenLanguage) -> Language {
        match language {
            SpokenLanguage::En => Language::English,
            SpokenLanguage::Ro => Language::Romanian,
            SpokenLanguage::Pt => Language::Portuguese,
            SpokenLanguage::Hu => Language::Hungarian,
            SpokenLanguage::Zh => Language::Chinese,
            SpokenLanguage::De => Language::German,
            SpokenLanguage::Fr => Language::French,
            SpokenLanguage::Es => Language::Spanish,
        }
    }
}

const AFTER_HELP: &str = "\
Examples:
  grundy solve 'nim : 3, 4, 5'                     who wins, and with which moves
  grundy explain 'take {1,3,4} : 10'               the same, step by step
  grundy play 'nim : 3, 4, 5'                      play it, with hints if you ask
  grundy values 'n -> n-1 | floor(n/2) if n > 2'   nim-values of a rule of your own
  grundy law kayles                                its period, with the proof
  grundy identify 0,1,1,2,0,3,1,1,0,3,3            which game has these values?
  grundy at kayles '10^18'                         one value, far out
  grundy code kayles --lang python                 a program from the law, for a contest
  grundy graph states.csv                          every node of a state graph
  grundy draw graph 'candies : 13' -o candies.svg  a picture; also strips, heaps, boards, plots
  grundy worksheet 'take 1..3' -o sheet.pdf        exercises to print, with the answers
  grundy serve                                     a page to explore and play in, on this machine
  grundy nimber '(5 * 9 + 3) / 7'                  arithmetic in the field of nimbers

Rules:      take {1,3,4} · take 1..3 · 0.77 · n -> [a, n-a] for a in 1..n-1 · kayles
Positions:  RULE : 5, 7     sums: 0.77 : 5 + nim : 3 + take {1,3} : 7
The argument - reads standard input, @FILE reads a file.

Exit codes: 0 answered · 1 a check said no · 2 bad input · 3 stopped by a limit · 130 Ctrl-C";

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
    /// Play a game against grundy, which is perfect or forgiving
    Play(PlayArgs),
    /// Replay a game and grade each move
    Replay(ReplayArgs),
    /// The law of a nim-sequence (its period) and how it is known
    Law(LawArgs),
    /// Find the known game behind a rule, values, or a row of boards
    Identify(IdentifyArgs),
    /// The sparse space of a code: its mask, rare heaps, period and checksums
    Sparse(SparseArgs),
    /// A program for a rule, in C++, Python, Rust, Java or Go
    Code(CodeArgs),
    /// The nim-value of one heap, up to 10^18 if a law is proved
    At(AtArgs),
    /// Nim-value, outcomes and remoteness of every node of a state graph
    Graph(GraphArgs),
    /// Label every position that can be reached, in a file for `grundy solve --table`
    Label(LabelArgs),
    /// Pictures: heaps, strips, tables, plots, state graphs and boards, as SVG, TikZ, DOT, PNG or text
    Draw(DrawArgs),
    /// A printable sheet of exercises about a game, with the answers on a second page
    Worksheet(WorksheetArgs),
    /// The games that have a name
    Games(GamesArgs),
    /// Serve the page to explore and play in, on this machine
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    /// The mex of numbers: the smallest number that is missing
    #[command(after_help = "Examples:\n  grundy mex 0 1 3")]
    Mex(NumbersArgs),
    /// The nim-sum of numbers: addition without carry in base 2
    #[command(after_help = "Examples:\n  grundy nim-sum 3 4 5")]
    NimSum(NumbersArgs),
    /// Work out an expression of nimbers: sums, products, quotients, powers, roots
    Nimber(NimberArgs),
    /// The table of nim-sums (or nim-products) from 0 to N
    XorTable(XorTableArgs),
    /// The product of two coin-turning games, by the Tartan theorem
    Tartan(TartanArgs),
    /// Completions for your shell to source
    Completions(CompletionsArgs),
}

impl Command {
    pub fn wants_json(&self) -> bool {
        match self {
            Command::Values(args) => args.format() == Some(Format::Json),
            Command::Solve(args) => args.format == Plain::Json,
            Command::Check(args) => args.format == Plain::Json,
            Command::Explain(args) => args.wants_json(),
            Command::Play(args) => args.format == Plain::Json,
            Command::Replay(args) => args.format == Plain::Json,
            Command::Law(args) => args.format == Plain::Json,
            Command::Identify(args) => args.format == Plain::Json,
            Command::Sparse(args) => args.format == Plain::Json,
            Command::Code(args) => args.format == Plain::Json,
            Command::At(args) => args.format == Plain::Json,
            Command::Graph(args) => args.format == Some(GraphFormat::Json),
            Command::Label(args) => args.format == Plain::Json,
            Command::Mex(args) | Command::NimSum(args) => args.format == Plain::Json,
            Command::Games(args) => args.format == Plain::Json,
            Command::Nimber(args) => args.format == Plain::Json,
            Command::XorTable(args) => args.format == TableFormat::Json,
            Command::Tartan(args) => args.format == Plain::Json,
            #[cfg(feature = "serve")]
            Command::Serve(_) => false,
            Command::Draw(_) | Command::Completions(_) => false,
            Command::Worksheet(args) => args.format == Some(WorksheetFormat::Json),
        }
    }
}

/// What a run may spend.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Stop after this time (seconds, or 90s, 5m, 2h)
    #[arg(long, global = true, value_name = "TIME", default_value = "60", value_parser = seconds)]
    pub max_time: f64,
    /// Stop before tables take more memory than this (bytes, or 500M, 4G)
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
    grundy::parse_number(text).map_err(in_a_sentence)
}

fn last(text: &str) -> Result<Last, String> {
    Last::parse(text).map_err(in_a_sentence)
}

fn in_a_sentence(e: grundy::ParseError) -> String {
    match &e.help {
        Some(help) => format!("{} ({help})", e.sentence()),
        None => e.sentence(),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A table to read
    Text,
    /// One JSON object
    Json,
    /// Comma-separated values with a header
    Csv,
    /// OEIS b-file: index and value in each line
    Bfile,
    /// NumPy array of unsigned 32-bit numbers
    Npy,
    /// Parquet table with the columns heap (or n) and nim_value
    Parquet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Plain {
    /// Human-readable text
    Text,
    /// One JSON object
    Json,
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

/// What to show of each heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum What {
    /// Nim-values (normal play)
    Values,
    /// The options of each heap
    Options,
    /// The positions from which the player to move loses
    PPositions,
    /// The positions from which the player to move wins
    NPositions,
    /// N or P for each heap
    Outcomes,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy values 0.77 --to 20
  grundy values 'take {1,3,4}' --to 30 --format json
  grundy values wythoff --to 12                     two coordinates give a table
  grundy values wythoff --to 12,5                   a last number for each coordinate
  grundy values wythoff --to 2 --show options
  grundy values 'take 1..3' --show p-positions --misere
  grundy values wythoff --show p-positions --to 50 --format csv
  grundy values 0.07 --show p-positions --to '10^18' --count
  grundy values 'cram 3xn' --to 12                  a row of boards: n is the number
  grundy values kayles --from 10^9 --to 10^9+1000   numbers may be small sums
  grundy values 0.106 --to 1e6 -o values.npy        also .csv, .json, .parquet, b123456.txt
  grundy values @rules.txt                          one rule in each line, JSON lines out")]
pub struct ValuesArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The first heap
    #[arg(long, default_value = "0", value_parser = number, value_name = "A")]
    pub from: u64,
    /// The last heap [default: 50]. With coordinates one number for all, or one for each (100,2); where a coordinate is
    /// a mode, the default is its last value
    #[arg(long, short = 'n', value_parser = last, value_name = "B")]
    pub to: Option<Last>,
    /// Output format [default: by the extension of --output, else text]
    #[arg(long, value_enum)]
    pub format: Option<Format>,
    /// Output file; the extension sets the format: .txt, .json, .csv, .npy, .parquet, or b123456.txt. It is created
    /// only when complete
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// What to show of each heap
    #[arg(long, value_enum, default_value = "values")]
    pub show: What,
    /// Only count the P-positions or N-positions; a law that is proved counts up to 2^64 - 1
    #[arg(long)]
    pub count: bool,
    /// Misère play, for outcomes and P-positions: the last mover loses
    #[arg(long)]
    pub misere: bool,
    #[arg(long, help = ASSUME_SEEN)]
    pub assume_seen: bool,
}

const ASSUME_SEEN: &str = "If no law is proved, let a law that is only seen answer for heaps beyond the \
                           computed ones; the answer is marked as seen, not as a fact";

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy games                 all of them, group by group
  grundy games node-kayles     its rules, what is known, how to type positions")]
pub struct GamesArgs {
    /// Explain this game
    pub name: Vec<String>,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
pub struct NumbersArgs {
    /// The numbers, with spaces or commas between them
    #[arg(value_name = "NUMBER")]
    pub numbers: Vec<String>,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Nimbers are the nim-values of games. Their sum is the nim-sum; with the nim-product the numbers
below 2, 4, 16, 256, 65536, 2^32, 2^64 and 2^128 are fields. The result is exact in the smallest
of them that holds the operands.

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
  grundy nimber @expressions.txt              one expression in each line, JSON lines out")]
pub struct NimberArgs {
    /// The expression (words are joined)
    #[arg(required = true, value_name = "EXPRESSION", allow_negative_numbers = true)]
    pub expression: Vec<String>,
    /// Output format
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
    /// Show nim-products instead of nim-sums
    #[arg(long)]
    pub product: bool,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: TableFormat,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The board of the product of two coin-turning games holds coins. A move chooses a move of the first
game for the rows and one of the second game for the columns, and turns every coin where a chosen
row meets a chosen column. A head at (x,y) is worth the nim-product of x in the first game and y in
the second one.

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
    /// Show no table but one value: that of the board with these heads
    #[arg(long, value_name = "HEADS", conflicts_with_all = ["from", "to"])]
    pub at: Option<String>,
    /// The first row and column
    #[arg(long, default_value_t = Tartan::DEFAULT_FROM, value_parser = number, value_name = "A")]
    pub from: u64,
    /// The last row and column
    #[arg(long, default_value_t = Tartan::DEFAULT_TO, value_parser = number, value_name = "B")]
    pub to: u64,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Command, CommandFactory as _};

    /// Wrapping would break tables and commands, so every line must fit the width as it is written.
    #[test]
    fn what_follows_the_options_fits_the_width() {
        fn look(command: &Command) {
            let text = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            for line in text.lines() {
                assert!(line.chars().count() <= 100, "{}: {line}", command.get_name());
            }
            command.get_subcommands().for_each(look);
        }
        look(&Cli::command());
    }
}
