//! `grundy replay POSITIONS`.

use crate::args::{Limits, Plain, ReplayArgs};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::{bold, out, shortened};
use grundy::play::{Grade, ReplayError, Stage, replay};
use grundy::{Convention, Position};
use grundy_json as json;
use std::io::Write as _;

pub fn run(args: &ReplayArgs, limits: &Limits) -> Result<u8, Fail> {
    let (played, convention) = input::played(&args.played, args.misere)?;
    let run = Run::start(limits);
    let stages = replay(&played, convention, &mut run.budget("replaying")).map_err(|error| match error {
        ReplayError::Failure(failure) => run.fail(failure),
        ReplayError::NoMove(at) => Fail::Bad(format!(
            "no move leads from position {} ({}) to position {} ({})",
            at + 1,
            shortened(&played[at].to_string()),
            at + 2,
            shortened(&played[at + 1].to_string())
        )),
    })?;
    let game = Game { played: &played, stages: &stages, convention };
    let mut out = out();
    match args.format {
        Plain::Json => writeln!(out, "{}", json::replayed(&played, &stages, convention))?,
        Plain::Text => game.text(&mut out)?,
    }
    out.flush()?;
    Ok(0)
}

struct Game<'a> {
    played: &'a [Position],
    stages: &'a [Stage],
    convention: Convention,
}

impl Game<'_> {
    fn text(&self, out: &mut impl std::io::Write) -> Result<(), Fail> {
        let head = shortened(&self.played[0].to_string());
        writeln!(out, "{}   ({})", bold(&head), self.convention)?;
        let moves: Vec<&str> =
            self.stages.iter().map(|s| s.moved.as_ref().map_or("", |(text, _)| text)).collect();
        let width = moves.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        for (i, (stage, text)) in self.stages.iter().zip(moves).enumerate() {
            let value = stage.nim_value.map_or(String::new(), |value| format!("nim-value {:<4}", value.0));
            let player = i % 2 + 1;
            let Some((_, grade)) = &stage.moved else {
                let rest = if stage.over { "no move is left" } else { "and so on" };
                writeln!(out, "  {} {value}  player {player}: {rest}", stage.outcome)?;
                break;
            };
            let grade = match grade {
                Grade::Kept => "keeps the win",
                Grade::GaveAway => "gives the win away",
                Grade::Lost => "had no winning move",
            };
            writeln!(out, "  {} {value}  player {player}: {text:<width$}  {grade}", stage.outcome)?;
        }
        if let Some(winner) = json::winner(self.stages) {
            writeln!(out, "Player {winner} wins.")?;
        }
        Ok(())
    }
}
