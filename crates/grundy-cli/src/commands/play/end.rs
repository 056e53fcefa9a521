//! The end of a game: who won, the grade of each move, and where the game is saved.

use super::table::Table;
use crate::fail::{self, Fail};
use crate::show::bold;
use grundy::play::{Grade, Graded, ReplayError, Stage};
use grundy::{Budget, Failure, Outcome, column_width};
use grundy_ask::grade::stages;
use grundy_ask::play::{End, Event};
use grundy_ask::style::{shortened, untrusted};
use std::fmt::Write as _;

/// The most work for the grades of a game that was interrupted, or has no move yet.
const HURRIED_GRADE_TICKS: u64 = 1 << 19;

/// Says how the game ended.
pub fn told(mut table: Table<'_>, end: End) -> Result<u8, Fail> {
    // After Ctrl-C the player does not want to wait, so grade only within little work. A second Ctrl-C
    // ends that, too.
    table.run.heard();
    table.run = table.run.again();
    let hurry = end == End::Interrupted || table.record.positions.len() == 1;
    let most = if hurry { HURRIED_GRADE_TICKS } else { u64::MAX };
    let mut budget = table.run.patient_budget("grading");
    let (record, known) = (&table.record, &mut table.judge);
    let mut grade = |budget: &mut Budget<'_>| match known {
        Some(known) => record.grade_by(&mut |at, budget| known.judge(at, budget), budget),
        None => record.grade(budget),
    };
    let found = budget.within(most, |budget| match grade(budget) {
        Err(ReplayError::Failure(failure)) => Err(failure),
        found => Ok(found),
    });
    drop(budget);
    let graded = match found {
        Ok(Some(Ok(graded))) => Ok(graded),
        Ok(Some(Err(error))) => Err(error.to_string()),
        Ok(None) => Err("that would take longer".into()),
        Err(Failure::Stopped(stopped)) => Err(fail::stopped_text(&stopped, table.run.seconds())),
        Err(failure) => Err(failure.to_string()),
    };
    let winner = table.record.winner(&mut table.run.again().patient_budget("looking")).ok().flatten();
    table.tell(&event(&table, end, &graded, winner), || text(&table, end, &graded, winner))?;
    Ok(if end == End::Interrupted || table.run.interrupted() { fail::EXIT_INTERRUPTED } else { 0 })
}

fn event<'a>(
    table: &Table<'_>,
    end: End,
    graded: &'a Result<Graded, String>,
    winner: Option<usize>,
) -> Event<'a> {
    let record = &table.record;
    let stages = graded.as_ref().ok().map(|graded| stages(&record.positions, &graded.stages));
    Event::End {
        reason: end,
        winner: winner.map(|player| player + 1),
        stages,
        not_graded: graded.as_ref().err().map(String::as_str),
        saved: table.save.filter(|_| table.kept).map(|file| file.display().to_string()),
        record: record.to_string(),
    }
}

fn text(table: &Table<'_>, end: End, graded: &Result<Graded, String>, winner: Option<usize>) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "\n{}", ended(table, end, winner));
    match graded {
        Ok(graded) => grades(&mut text, table, graded),
        Err(_) if table.record.positions.len() == 1 => {}
        Err(why) => {
            let _ = writeln!(text, "\nThe moves are not graded: {why}.");
        }
    }
    let _ = match table.save.filter(|_| table.kept) {
        Some(file) => writeln!(text, "\nKept in {0}: grundy play --load {0}", file.display()),
        None if matches!(end, End::Over | End::Resigned) => Ok(()),
        None => writeln!(
            text,
            "\nTo go on later, save these lines as game.txt: grundy play --load game.txt\n\n{}",
            table.record
        ),
    };
    text.trim_end().to_string()
}

/// Who won, or why play stops.
fn ended(table: &Table<'_>, end: End, winner: Option<usize>) -> String {
    let names = &table.record.players;
    let won = winner.map(|player| match names[player].as_str() {
        "you" => bold("You win."),
        name => bold(&format!("{} wins.", untrusted(name))),
    });
    match (end, won) {
        (End::Over, Some(won)) => format!("No move is left. {won}"),
        (End::Over, None) => "No move is left.".into(),
        (End::Resigned, Some(won)) => format!("Resigned. {won}"),
        (End::Resigned, None) => "Resigned.".into(),
        (End::Quit | End::EndOfInput, _) => "The game stops here.".into(),
        (End::Interrupted, _) => "Interrupted; the game stops here.".into(),
    }
}

/// Writes each move with its grade.
fn grades(text: &mut String, table: &Table<'_>, graded: &Graded) {
    let moves: Vec<(usize, &str, Grade, &Stage)> = graded
        .stages
        .iter()
        .enumerate()
        .filter_map(|(i, stage)| stage.moved.as_ref().map(|(made, grade)| (i, made.as_str(), *grade, stage)))
        .collect();
    if moves.is_empty() {
        return;
    }
    let names = table.record.players.each_ref().map(|name| untrusted(name));
    let name_width = column_width(names.iter().map(|name| &**name));
    let width = column_width(moves.iter().map(|(_, made, ..)| *made));
    let _ = writeln!(text);
    for &(i, made, grade, stage) in &moves {
        let words = match (grade, stage.outcome) {
            (Grade::Kept, Outcome::Tie) => "kept the tie",
            (Grade::GaveAway, Outcome::Tie) => "gave the tie away",
            (Grade::Kept, _) => "kept the win",
            (Grade::GaveAway, _) => "gave the win away",
            (Grade::Lost, _) => "was lost anyway",
        };
        let name = &names[i % 2];
        let better = stage.better.as_ref().filter(|_| grade == Grade::GaveAway);
        let better = better.map_or(String::new(), |better| format!("; better: {}", shortened(better)));
        let _ = writeln!(text, "{:>3}  {name:<name_width$}  {made:<width$}  {words}{better}", i + 1);
    }
    for (player, name) in names.iter().enumerate() {
        let gave = moves.iter().filter(|m| m.0 % 2 == player && m.2 == Grade::GaveAway).count();
        let kept = moves.iter().filter(|m| m.0 % 2 == player && m.2 == Grade::Kept).count();
        let who = if name == "you" { "You" } else { name };
        let _ = writeln!(text, "{who} kept {kept} and gave {gave} away.");
    }
}
