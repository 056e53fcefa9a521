//! The arguments of commands that draw pictures.

use super::{last, number};
use clap::{Args, Subcommand, ValueEnum};
use grundy_ask::draw::Drawing;
use grundy_ask::last::Last;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
Without -o the picture is text for the terminal, or what --format says. With -o the name of the
file chooses the form: .svg, .pdf, .png, .tex (TikZ), .dot (state graphs), .txt.

SVG is light or dark like the reader's screen. No picture depends on colours: P-positions are
hatched and winning moves are thick.

For a class, --no-answer draws the exercise, --answer-key the answers, and both the two together.

Examples:
  grundy draw strip 'take {1,3,4}' --to 24
  grundy draw heaps 'nim : 3, 4, 5' -o heaps.svg
  grundy draw heaps 'nim : 3,4,5 > 1,4,5 > 1,4,2' --players Neco,Destiny -o game.svg
  grundy draw table kayles --to 95 -o kayles.svg
  grundy draw plot 0.16 --to 10^6 -o plot.svg
  grundy draw pairs wythoff --to 60 -o wythoff.svg
  grundy draw xor --to 15 -o xor.tex
  grundy draw xor --to 7 --no-answer --title 'Fill in' --width 12cm -o exercise.pdf
  grundy draw graph 'candies : 13' -o candies.svg
  grundy draw board 'hackenbush {ground-a, a-b, a-c}' -o tree.svg")]
pub struct DrawArgs {
    #[command(subcommand)]
    pub what: Draw,
}

#[derive(Debug, Subcommand)]
pub enum Draw {
    /// Heaps of coins: a position with its nim-sum in binary, or a whole game in numbered frames
    Heaps(DrawHeaps),
    /// A strip of heaps with the P-positions hatched
    Strip(DrawStrip),
    /// Nim-values in rows as long as the proved period
    Table(DrawTable),
    /// The nim-sequence as a dot plot
    Plot(DrawPlot),
    /// Two coordinates: a heat map of nim-values, P-positions hatched
    Pairs(DrawPairs),
    /// The table of nim-sums, or of nim-products
    Xor(DrawXor),
    /// The state graph of a position, in levels, nim-values on its nodes, winning moves thick
    Graph(DrawGraph),
    /// The board of a position, in any game that `grundy games` lists, and in sums of them
    Board(DrawBoard),
}

/// The file of a picture, and its form.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Picture")]
pub struct PictureArgs {
    /// Output file; the extension sets the format: .svg, .pdf, .png, .tex, .dot, .txt. It is created only when complete
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Output format [default: by the extension of --output, else text]
    #[arg(long, value_enum)]
    pub format: Option<PictureFormat>,
    /// Background of SVG and PNG [default: like the reader's screen; light for PNG]
    #[arg(long, value_enum)]
    pub theme: Option<PictureTheme>,
    /// Pixels of PNG for each pixel of SVG
    #[arg(long, default_value = "2", value_name = "X")]
    pub scale: f64,
    /// Width with a unit: 8cm, 80mm, 3in, 200pt or 300px
    #[arg(long, value_name = "WIDTH")]
    pub width: Option<String>,
    /// Leave out the answers: who wins, winning moves, nim-values
    #[arg(long)]
    pub no_answer: bool,
    /// Draw only the answers; with --no-answer, the exercise and the answers below it
    #[arg(long)]
    pub answer_key: bool,
    /// Heading in place of the rule or position
    #[arg(long, value_name = "TEXT", conflicts_with = "no_title")]
    pub title: Option<String>,
    /// Leave out the heading
    #[arg(long)]
    pub no_title: bool,
    /// Text below the picture
    #[arg(long, value_name = "TEXT")]
    pub caption: Option<String>,
    /// Names of the heaps or boards, with commas between them
    #[arg(long, value_delimiter = ',', value_name = "A,B,C")]
    pub labels: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PictureFormat {
    /// For screen and print
    Svg,
    /// For print
    Pdf,
    /// TikZ, for a LaTeX document
    Tex,
    /// The language of Graphviz, for state graphs
    Dot,
    /// Text, for the terminal
    Txt,
    /// Pixels
    Png,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PictureTheme {
    Light,
    Dark,
}

#[derive(Debug, Args)]
#[command(after_help = "\
One position shows its heaps, their nim-values, the nim-sum in binary, and the coins that a
winning move takes. Several positions, with > between them, show the game in numbered frames.

Examples:
  grundy draw heaps 'nim : 10, 12, 5'
  grundy draw heaps 'kayles : 5 + nim : 3 + take {1,3} : 7' -o sum.svg
  grundy draw heaps 'nim : 3, 4, 5' --labels A,B,C --no-answer -o exercise.pdf
  grundy draw heaps 'nim : 3,4,5 > 1,4,5 > 1,4,2 > 1,3,2' --players Neco,Destiny -o game.svg")]
pub struct DrawHeaps {
    /// The position, or several with > between them (words are joined; @FILE holds one in each line)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// The names of the two players; the first one begins [default: player 1 and player 2]
    #[arg(long, value_name = "A,B")]
    pub players: Option<String>,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy draw strip 'take 1..3' --to 25
  grundy draw strip candies --to 25 -o candies.svg
  grundy draw strip 'take 1..3' --to 12 --moves 10 -o moves.svg
  grundy draw strip 'take {1,3,4}' --to 24 --misere")]
pub struct DrawStrip {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The first heap
    #[arg(long, default_value = "0", value_parser = number, value_name = "A")]
    pub from: u64,
    /// The last heap
    #[arg(long, default_value_t = Drawing::DEFAULT_STRIP_TO, value_parser = number, value_name = "B")]
    pub to: u64,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// Draw the moves from this heap as arrows; several heaps with commas between them
    #[arg(long, value_delimiter = ',', value_parser = number, value_name = "N")]
    pub moves: Vec<u64>,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
If a period is proved, rows are as long as the period, so that columns repeat it. The heaps
before the period are shaded, and values that it does not repeat are marked.

Examples:
  grundy draw table kayles --to 95
  grundy draw table 'take {1,3,4}' --to 27 -o table.tex
  grundy draw table grundy --columns 20")]
pub struct DrawTable {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The last heap
    #[arg(long, default_value_t = Drawing::DEFAULT_TABLE_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// The number of values in a row [default: the proved period, else 10]
    #[arg(long, value_parser = number, value_name = "N")]
    pub columns: Option<u64>,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
In long sequences a dot covers several heaps and values, so that the picture stays small; the
picture says how many.

Examples:
  grundy draw plot kayles --to 200
  grundy draw plot 0.16 --to 10^6 -o plot.svg
  grundy draw plot at-most-half --to 5000 -o plot.png")]
pub struct DrawPlot {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The last heap
    #[arg(long, default_value_t = Drawing::DEFAULT_PLOT_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy draw pairs wythoff --to 10
  grundy draw pairs wythoff --to 6,20
  grundy draw pairs wythoff --to 100 -o wythoff.svg
  grundy draw pairs euclid --to 60 --show p-positions -o euclid.svg")]
pub struct DrawPairs {
    /// The rule (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// The last row and column: one number for both, or one for each as in 12,8
    #[arg(long, default_value_t = Last::from(Drawing::DEFAULT_PAIRS_TO), value_parser = last, value_name = "N")]
    pub to: Last,
    /// What to show
    #[arg(long, value_enum, default_value = "values")]
    pub show: PairsShown,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PairsShown {
    /// Nim-values, P-positions marked
    Values,
    /// The P-positions alone
    PPositions,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy draw xor
  grundy draw xor --to 7 --product
  grundy draw xor --to 15 -o xor.tex")]
pub struct DrawXor {
    /// The last row and column, at most 63
    #[arg(long, default_value_t = Drawing::DEFAULT_XOR_TO, value_parser = number, value_name = "N")]
    pub to: u64,
    /// Draw nim-products instead of nim-sums
    #[arg(long)]
    pub product: bool,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Each node is a position under its own name. Its level is the length of the longest play from it.

Examples:
  grundy draw graph 'candies : 13' -o candies.svg
  grundy draw graph 'nim : 2, 3' -o nim.dot
  grundy draw graph 'cram 2x3' --misere
  grundy draw graph states.csv --start 13 -o states.svg")]
pub struct DrawGraph {
    /// The position (words are joined), or a file of a state graph (.csv, .dot, .gv, .json)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// Draw only the part of a file that this node can reach
    #[arg(long, value_name = "NODE")]
    pub start: Option<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    /// Draw positions that are alike, such as mirrored boards, as one node with their number
    #[arg(long)]
    pub merge: bool,
    /// Refuse a graph with more nodes, 5000 at most
    #[arg(long, default_value_t = Drawing::DEFAULT_MAX_NODES, value_parser = number, value_name = "N")]
    pub max_nodes: u64,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Every game that `grundy games` lists has a board. Heaps, rows of pins or coins, positions of
numbers, and sums of all these have one, too. The first winning move is marked.

Examples:
  grundy draw board 'cram : ..#/.../#..'
  grundy draw board 'chomp : 4,3,1 + treblecross : ..X..' -o boards.svg
  grundy draw board 'hackenbush {ground-a, a-b, a-c, c-d}' -o tree.svg
  grundy draw board 'node-kayles path 7' -o path.tex")]
pub struct DrawBoard {
    /// The position (words are joined)
    #[arg(required = true, value_name = "POSITION")]
    pub position: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long)]
    pub misere: bool,
    #[command(flatten)]
    pub picture: PictureArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The sheet has a table of nim-values to fill in, positions to judge and a state graph to label, as
far as the game has them; --tasks chooses. Choices are random. The sheet shows its number, and
--seed makes the same sheet again.

PDF and TeX have the answers on a second page. SVG and PNG are one page: --key writes the answers.

Examples:
  grundy worksheet 'take 1..3' --seed 7
  grundy worksheet kayles --seed 7 -o kayles.pdf
  grundy worksheet wythoff --language ro --tasks table,judge -o wythoff.tex
  grundy worksheet 'cram 3x3' --seed 1 -o cram.svg
  grundy worksheet 'cram 3x3' --seed 1 --key -o cram-key.svg")]
pub struct WorksheetArgs {
    /// The rule, or a position of a game on a board (words are joined)
    #[arg(required = true, value_name = "RULE")]
    pub rule: Vec<String>,
    /// Seed of the random choices; the same seed gives the same sheet [default: a new one each time]
    #[arg(long, value_parser = number, value_name = "N")]
    pub seed: Option<u64>,
    /// The tasks in this order [default: all that the game has]
    #[arg(long, value_enum, value_delimiter = ',', value_name = "TASKS")]
    pub tasks: Vec<WorksheetTask>,
    /// Heading of the sheet [default: worksheet, in the language of the sheet]
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// Write only the answers
    #[arg(long)]
    pub key: bool,
    /// Leave out the answers
    #[arg(long, conflicts_with = "key")]
    pub no_key: bool,
    /// Output file; the extension sets the format: .pdf, .svg, .png, .tex, .txt. It is created only when complete
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Output format [default: by the extension of --output, else text]
    #[arg(long, value_enum)]
    pub format: Option<WorksheetFormat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WorksheetTask {
    /// Fill in nim-values
    Table,
    /// Say who wins a position, and how
    Judge,
    /// Label a state graph
    Graph,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WorksheetFormat {
    /// For print: the sheet, and the answers on page 2
    Pdf,
    /// One page
    Svg,
    /// One page in pixels
    Png,
    /// A document for LaTeX
    Tex,
    /// Text, for the terminal
    Txt,
    /// The tasks and answers as data
    Json,
}
