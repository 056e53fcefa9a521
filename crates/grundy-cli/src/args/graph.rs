//! The arguments of `grundy graph`.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GraphFormat {
    /// A table to read
    Text,
    /// One JSON object
    Json,
    /// Comma-separated values with a header
    Csv,
    /// The graph in DOT, with the values as attributes
    Dot,
    /// The graph in GraphML, with the values as attributes
    Graphml,
    /// Parquet
    Parquet,
    /// An Arrow file
    Arrow,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Files:  CSV with the header from,to · DOT (digraph) · GraphML ·
        JSON {\"nodes\":[…],\"edges\":[[\"a\",\"b\"],…],\"start\":\"a\"} ·
        Parquet and Arrow with the columns from and to

Labels: a node without moves may say who wins there: win, loss or tie for the player to move.
        CSV has the header from,to,label and the line a,,win; DOT and GraphML have the attribute
        label; JSON has \"labels\":{\"a\":\"win\"}. If one node has a label, all nodes without moves
        need one.

Examples:
  grundy graph states.csv
  grundy graph states.json --start 13 --format csv
  grundy graph states.parquet -o solved.parquet
  grundy graph states.csv --line 13 --misere       best play from 13, and a reply to each option
  grundy graph token.dot --loopy                   values n and ∞(K), outcomes N, P and D
  grundy graph token.dot --loopy --certificate token.cert
                                                   and `grundy check token.cert` trusts nobody")]
pub struct GraphArgs {
    /// The file (- for standard input)
    pub file: String,
    /// Show only the part that this node can reach
    #[arg(long, value_name = "NODE")]
    pub start: Option<String>,
    /// Show the line of best play from this node, and the best reply to each of its options
    #[arg(long, value_name = "NODE", conflicts_with_all = ["start", "output"])]
    pub line: Option<String>,
    /// Misère play, for --line: the last mover loses
    #[arg(long, requires = "line")]
    pub misere: bool,
    /// Label games whose play may go on for ever, which is a draw (D)
    #[arg(long)]
    pub loopy: bool,
    /// Certificate file with the values of all nodes of the graph, for `grundy check`. It is created only when complete
    #[arg(long, value_name = "FILE", requires = "loopy", conflicts_with = "line")]
    pub certificate: Option<PathBuf>,
    /// Output format [default: by the extension of --output, else text]
    #[arg(long, value_enum)]
    pub format: Option<GraphFormat>,
    /// Output file; the extension sets the format: .txt, .json, .csv, .dot, .graphml, .parquet, .arrow. It is created
    /// only when complete
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
