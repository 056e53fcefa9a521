//! The arguments of `grundy play`.

use super::{Plain, number};
use clap::{Args, ValueEnum};
use grundy::play::Strength;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
At the prompt, type the number of a move, the move, or the position after it; or one of moves,
hint, why, undo, save FILE, resign, quit, help. From a pipe the program reads the same lines.

The nim-sum stays hidden unless you ask. After the game the program grades every move. --save keeps
the game for `grundy play --load`, `grundy replay` and `grundy draw heaps`. The limits hold for
each move.

Examples:
  grundy play 'nim : 3, 4, 5'
  grundy play 'cram 4x4' --first grundy --strength mistakes
  grundy play 'take 1..3 : 21' --misere --hints --save game.txt
  grundy play --load game.txt                 go on where it stopped, or look at it again
  grundy play 'cram 4x6' --table cram.table   by a table of all positions, of `grundy label`
  printf '1\\nhint\\nquit\\n' | grundy play 'kayles : 9' --seed 1")]
pub struct PlayArgs {
    /// The position to begin with (words are joined) [default with --table: the one it is about]
    #[arg(value_name = "POSITION", required_unless_present_any = ["load", "table"], conflicts_with = "load")]
    pub position: Vec<String>,
    /// Misère play: the last mover loses
    #[arg(long, conflicts_with = "load")]
    pub misere: bool,
    /// Who moves first
    #[arg(long, value_enum, default_value = "me")]
    pub first: First,
    /// How well grundy plays
    #[arg(long, value_enum, default_value = "perfect")]
    pub strength: Skill,
    /// Two people play, and grundy keeps the board
    #[arg(long)]
    pub two: bool,
    /// The seed of random moves: the same number gives the same game [default: a new one each time]
    #[arg(long, value_parser = number, value_name = "N")]
    pub seed: Option<u64>,
    /// Show a hint before each of your moves
    #[arg(long)]
    pub hints: bool,
    /// Play by this table of all positions, as `grundy label` writes it
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
    /// Keep the game in this file, move by move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Continue the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["first", "two"])]
    pub load: Option<PathBuf>,
    /// Output format: JSON is one line for each event
    #[arg(long, value_enum, default_value = "text")]
    pub format: Plain,
}

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum First {
    /// You
    Me,
    /// The program
    Grundy,
}

/// How well the program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Skill {
    /// Never gives a win away
    Perfect,
    /// Draws one move in four at random
    Mistakes,
    /// Draws all moves at random
    Random,
}

impl Skill {
    pub fn strength(self) -> Strength {
        match self {
            Skill::Perfect => Strength::Perfect,
            Skill::Mistakes => Strength::Mistakes,
            Skill::Random => Strength::Random,
        }
    }
}
