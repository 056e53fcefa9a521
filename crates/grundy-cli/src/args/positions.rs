//! The arguments of commands about positions: solve, check, explain, replay.

use super::{ASSUME_SEEN, Plain, number, seconds};
use clap::{Args, Subcommand, ValueEnum};
use grundy_ask::law::Law;
use grundy_ask::solve::Solve;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy solve 'nim : 3, 4, 5'
  grundy solve '0.77 : 5 + nim : 3 + take {1,3} : 7'
  grundy solve --misere 'nim : 5, 1, 1'
  grundy solve 'chomp 3x4 + staircase : 0,2,1,3'      bundled games, in their own notation
  grundy solve 'wythoff : (3,5)' --remoteness
  grundy solve 'graph @states.csv : 13' --format json
  grundy solve 'graph {a>b>a, b>c} : a + nim : 2' --loopy
  grundy solve 'cram 5x7' --only outcome                who wins, in less time
  grundy solve 'cram 6x7' --only nim-value --threads 2 --checkpoint 6x7.ckpt --max-time 1h
                                                      a long search; the same command goes on
  grundy solve 'cram 5x5' --certificate cram.cert       and `grundy check cram.cert` trusts nobody
  grundy solve --misere 'kayles : 9' --certificate k.cert
                                                      a strategy: an answer to every move
  grundy solve 'graph @token.csv : gate' --loopy --certificate gate.cert
                                                      the value, or with --certify outcome who wins")]
pub struct SolveArgs {
    /// The position (words are joined)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// Play may go on for ever, which is a draw (D)
    #[arg(long, conflicts_with_all = ["only", "remoteness", "assume_seen", "checkpoint"])]
    pub loopy: bool,
    /// Answer from a table of all positions, which `grundy label` wrote
    #[arg(long, value_name = "FILE", conflicts_with_all = ["loopy", "only", "remoteness", "assume_seen", "certificate", "checkpoint"])]
    pub table: Option<PathBuf>,
    /// Find only this, and list no moves: `--only outcome` finds who wins, which takes less time than the
    /// nim-value; `--only nim-value` finds the nim-value even if a theorem already says who wins
    #[arg(long, value_enum, value_name = "WHAT")]
    pub only: Option<Wanted>,
    /// Also find the remoteness of the whole position, by search
    #[arg(long)]
    pub remoteness: bool,
    /// List at most this many winning moves
    #[arg(long, default_value_t = Solve::DEFAULT_MAX_MOVES, value_parser = number, value_name = "N")]
    pub max_moves: u64,
    #[arg(long, help = ASSUME_SEEN, conflicts_with_all = ["misere", "certificate"])]
    pub assume_seen: bool,
    /// Certificate file, for `grundy check`. It is created only when complete
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// What the certificate shows [default: strategy under misère play; else as --only says; else nim-value, or
    /// outcome if nothing else is known]; `--certify outcome` finds only who wins
    #[arg(long, value_enum, value_name = "WHAT", requires = "certificate", conflicts_with = "only")]
    pub certify: Option<Certify>,
    /// Save what the search has found in this file, and go on from it if it exists
    #[arg(long, value_name = "FILE", conflicts_with = "remoteness")]
    pub checkpoint: Option<PathBuf>,
    /// How often to save it (30s, 10m)
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = seconds, requires = "checkpoint")]
    pub checkpoint_every: f64,
    /// Share a long search among this many threads; the answer is the same
    #[arg(long, value_name = "T", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

/// What to find about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Wanted {
    /// The nim-value of the position
    NimValue,
    /// Who wins, which often takes less time to find and fewer entries to show
    Outcome,
}

impl From<Wanted> for grundy_ask::solve::Wanted {
    fn from(wanted: Wanted) -> Self {
        match wanted {
            Wanted::NimValue => grundy_ask::solve::Wanted::NimValue,
            Wanted::Outcome => grundy_ask::solve::Wanted::Outcome,
        }
    }
}

impl From<Certify> for grundy_ask::solve::Shown {
    fn from(certify: Certify) -> Self {
        match certify {
            Certify::NimValue => grundy_ask::solve::Shown::NimValue,
            Certify::Outcome => grundy_ask::solve::Shown::Outcome,
            Certify::Strategy => grundy_ask::solve::Shown::Strategy,
        }
    }
}

/// What a certificate shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Certify {
    /// The nim-value of the position
    NimValue,
    /// Who wins, which often takes less time to find and fewer entries to show
    Outcome,
    /// Who wins, and with which answer to every move, under misère play too
    Strategy,
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
For a position, each entry follows from earlier entries and from the options of its position,
which the checker finds by the rules. It looks up no value, searches for none, and uses no
theorem.
For a law, the file names a theorem, and the checker verifies all its hypotheses with code of its
own.
The checker reads the rule in its core form and prints it; --rule compares it with the rule that
you mean.

Examples:
  grundy solve 'cram 5x5' --certificate cram.cert
  grundy check cram.cert
  grundy law kayles --certificate kayles.cert
  grundy check kayles.cert --rule 0.77
  grundy check long.cert --segments 3..5                one part of a long run, others elsewhere")]
pub struct CheckArgs {
    /// The certificate (- for standard input)
    pub file: String,
    /// Reject a certificate about any other rule
    #[arg(long, value_name = "RULE")]
    pub rule: Option<String>,
    /// Check only these segments of a long run, counted from 0: `3`, or `3..5`
    #[arg(long, value_name = "A..B", value_parser = segments)]
    pub segments: Option<(u64, u64)>,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(
    after_help = "\
Examples:
  grundy explain 'nim : 10, 12, 5'
  grundy explain 'staircase : 0,2,1,3' --definition      the options' values too
  grundy explain 'take {1,3,4} : 9'           a lost position: every move is refuted
  grundy explain --misere 'nim : 5, 1, 1'
  grundy explain 'graph @token.csv : gate' --loopy       play may go on for ever, which is a draw
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
    /// Show at most this many moves and refutations
    #[arg(long, default_value_t = grundy_ask::explain::Explain::DEFAULT_MAX_MOVES, value_parser = number, value_name = "N")]
    pub max_moves: u64,
    /// Show the options and their mex too, where a law or theorem gives the reason
    #[arg(long)]
    pub definition: bool,
    /// Play may go on for ever, which is a draw (D)
    #[arg(long, conflicts_with = "definition")]
    pub loopy: bool,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: ProofFormat,
}

impl ExplainArgs {
    pub(super) fn wants_json(&self) -> bool {
        match &self.what {
            Some(ExplainWhat::Law(args)) => args.format == ProofFormat::Json,
            None => self.format == ProofFormat::Json,
        }
    }
}

/// What to explain instead of a position.
#[derive(Debug, Subcommand)]
pub enum ExplainWhat {
    /// The law of a one-heap rule, and why it holds for all heaps
    Law(ExplainLawArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "\
The proof of the law in words: why finitely many checks are enough, with the numbers of the
rule, and what the program checked. If a law is only seen, the explanation says so.

Examples:
  grundy explain law 'take {1,3,4}'
  grundy explain law kayles --format markdown
  grundy explain law 'turn 1-3' --format latex > mock-turtles.tex")]
pub struct ExplainLawArgs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// Compute values up to this heap at most, to find the law
    #[arg(long, default_value_t = Law::DEFAULT_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: ProofFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofFormat {
    /// Human-readable text
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
  grundy replay @game.txt                     one position in each line, for sums too")]
pub struct ReplayArgs {
    /// The positions, with > between them; only the first one needs its rule
    #[arg(required = true, value_name = "POSITIONS")]
    pub played: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy label 'kayles : 12, 9' --to kayles.table
  grundy solve 'kayles : 7, 4' --table kayles.table     reads a few blocks of the file
  grundy label 'cram 4x6' --to cram.table --max-time 1h the same command goes on
  grundy label 'cram 4x7' --to cram.table --max-memory 64M --shards 128

A game that is too large for one machine: grundy-cluster, in the chapter
*Beyond one machine* of the book.")]
pub struct LabelArgs {
    /// The position (words are joined)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// The file of the table. Until it is whole, finished levels lie in a folder beside it
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
    /// The number of shards, up to 500; a later run needs the same. Where memory is short, only one
    /// of them at a time is in memory
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub shards: u32,
    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}
