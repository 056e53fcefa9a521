//! `grundy play POSITION`.

mod aside;
mod ask;
mod end;
mod table;
mod word;

use crate::args::{First, PlayArgs};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy::play::{Record, between};
use grundy::solve::{Question, Wanted, solve};
use grundy::{Budget, Convention, Failure, Position};
use grundy_ask::style::shortened;
use grundy_words::say;
use std::hash::{BuildHasher as _, RandomState};
use table::Table;

/// The name of the program among the players.
const PROGRAM_NAME: &str = "grundy";

/// The most work for the question whether a position can be played at all.
const PLAYABLE_TICKS: u64 = 1 << 16;

pub fn run(args: &PlayArgs, run: &Run) -> Result<u8, Fail> {
    let record = match &args.load {
        Some(file) => {
            let name = file.to_string_lossy();
            let text = input::read(&name)?;
            Record::read(&text, input::reader()).map_err(|error| error.in_file(name.as_ref()))?
        }
        None => begun(args)?,
    };
    if let Some(file) = args.save.as_ref().filter(|file| file.exists()) {
        let loaded = args.load.as_ref().is_some_and(|load| crate::output::same(load, file));
        if !loaded {
            return Err(Fail::Bad(say!(
                "program-already-go-load-choose-another",
                file = file.display().to_string()
            )));
        }
    }
    let last = record.positions.last().expect("a record has a position");
    playable(last, record.convention, run)?;
    legal(&record, run)?;
    run.begun();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(PROGRAM_NAME));
    let (table, end) = Table::new(args, record, run.again(), seed)?.play()?;
    end::told(table, end)
}

/// The record of a new game.
fn begun(args: &PlayArgs) -> Result<Record, Fail> {
    let position = match &args.table {
        Some(table) if args.position.is_empty() => table::judge(table, args.misere)?.start().clone(),
        _ => {
            let typed = input::text(&args.position)?;
            input::reader().position(&typed.text).map_err(|error| typed.hint(error))?
        }
    };
    let convention = if args.misere { Convention::Misere } else { Convention::Normal };
    let players = match (args.two, args.first) {
        (true, _) => ["first", "second"],
        (false, First::Me) => ["you", PROGRAM_NAME],
        (false, First::Grundy) => [PROGRAM_NAME, "you"],
    };
    Ok(Record { players: players.map(String::from), ..Record::new(convention, vec![position]) })
}

/// Refuses a position without an outcome under this convention, and play that need not end.
fn playable(position: &Position, convention: Convention, run: &Run) -> Result<(), Fail> {
    let question = Question { convention, only: Some(Wanted::Outcome), ..Question::default() };
    match solve(position, &question, &mut Budget::work(PLAYABLE_TICKS)) {
        Ok(_) | Err(Failure::Stopped(_)) => Ok(()),
        Err(failure) => Err(run.fail(failure)),
    }
}

/// Refuses a record in which no move leads from some position to the next one.
fn legal(record: &Record, run: &Run) -> Result<(), Fail> {
    for (i, pair) in record.positions.windows(2).enumerate() {
        let made = run.compute("looking at the game", |budget| between(&pair[0], &pair[1], budget));
        if made.map_err(|failure| run.fail(failure))?.is_none() {
            let [from, to] = [&pair[0], &pair[1]].map(|position| shortened(&position.to_string()));
            return Err(Fail::Bad(say!(
                "program-no-move-leads-from-position",
                number = i + 1,
                from = from,
                next = i + 2,
                to = to
            )));
        }
    }
    Ok(())
}
