//! The table of a game: whose turn it is, what the player types, what the program says.

use super::PROGRAM_NAME;
use super::ask::{Lines, Typed};
use super::word::{self, HELP, NoMove, Word};
use crate::args::{Plain, PlayArgs};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{bold, out};
use grundy::play::{Move, Record, Strength, is_over, moves, reply, reply_by};
use grundy::{Convention, Failure, Position, Stopped, Why};
use grundy_ask::World;
use grundy_ask::play::{ChosenBy, End, Event};
use grundy_ask::solve_table::TableJudge;
use grundy_ask::style::{shortened, untrusted, visible};
use grundy_words::say;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The most moves of a list.
const MAX_LISTED_MOVES: usize = 200;
/// The most moves that are listed before a player asks for them.
const MAX_UNASKED_MOVES: usize = 12;

/// A game that is being played.
pub struct Table<'a> {
    pub record: Record,
    pub run: Run,
    pub save: Option<&'a Path>,
    /// Whether the file holds the game as it stands.
    pub kept: bool,
    /// The files that hold this game, and may be replaced.
    pub files: Vec<PathBuf>,
    strength: Strength,
    seed: u64,
    hints: bool,
    /// A table of all positions, if the program plays by one.
    pub(super) judge: Option<TableJudge>,
    /// The number of hints to the current position.
    pub(super) hints_given: usize,
    json: bool,
    lines: Lines,
}

impl<'a> Table<'a> {
    pub fn new(args: &'a PlayArgs, record: Record, run: Run, seed: u64) -> Result<Table<'a>, Fail> {
        let lines = Lines::open()
            .map_err(|error| Fail::Bad(say!("program-no-thread-to-read", error = error.to_string())))?;
        Ok(Table {
            run,
            save: args.save.as_deref().or(args.load.as_deref()),
            kept: args.load.is_some() && args.save.is_none(),
            files: args.load.iter().cloned().collect(),
            strength: args.strength.strength(),
            seed,
            hints: args.hints,
            judge: match &args.table {
                Some(file) => Some(judge(file, record.convention == Convention::Misere)?),
                None => None,
            },
            hints_given: 0,
            json: args.format == Plain::Json,
            lines,
            record,
        })
    }

    /// Plays to the end, or until the player stops.
    pub fn play(mut self) -> Result<(Self, End), Fail> {
        self.begin()?;
        if !self.kept {
            self.keep()?;
        }
        let end = loop {
            self.run = self.run.again();
            if self.record.resigned.is_some() {
                break End::Resigned;
            }
            let over = is_over(self.at(), &mut self.run.patient_budget("looking"));
            match over {
                Ok(true) => break End::Over,
                Ok(false) => {}
                Err(Failure::Stopped(Stopped { why: Why::Cancelled, .. })) => break End::Interrupted,
                Err(failure) => return Err(self.run.fail(failure)),
            }
            let ended = if self.is_person() { self.person()? } else { self.program()? };
            if let Some(end) = ended {
                break end;
            }
        };
        Ok((self, end))
    }

    /// Writes an event: as a JSON object, or as text for people.
    pub fn tell(&self, event: &Event<'_>, text: impl FnOnce() -> String) -> Result<(), Fail> {
        let mut out = out();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(event)?)?;
        } else {
            writeln!(out, "{}", text())?;
        }
        out.flush()?;
        Ok(())
    }

    /// The current position.
    pub fn at(&self) -> &Position {
        self.record.positions.last().expect("a record has a position")
    }

    fn mover(&self) -> &str {
        &self.record.players[self.record.to_move()]
    }

    fn is_person(&self) -> bool {
        self.mover() != PROGRAM_NAME
    }

    fn begin(&self) -> Result<(), Fail> {
        let first = &self.record.positions[0];
        let begun = Event::Start {
            position: first.to_string(),
            convention: self.record.convention.into(),
            players: &self.record.players,
            strength: self.strength.into(),
            seed: self.seed,
            moves_made: self.record.positions.len() - 1,
        };
        self.tell(&begun, || {
            let rule = match self.record.convention {
                _ if self.record.is_labelled() => "the rules say who wins at the end",
                Convention::Normal => "the last mover wins",
                Convention::Misere => "misère play: the last mover loses",
            };
            let begins = if self.record.players[0] == "you" {
                "You begin".into()
            } else {
                format!("{} begins", title(&self.record.players[0]))
            };
            let title = bold(&shortened(&first.to_string()));
            format!("{title}   ({rule})\n{begins}. Type `help` for what you can say.")
        })
    }

    /// Takes a turn of a person.
    fn person(&mut self) -> Result<Option<End>, Fail> {
        let found = moves(self.at(), MAX_LISTED_MOVES, &mut self.run.patient_budget("listing moves"));
        let (listed, complete) = match found {
            Ok(found) => (once(found.moves), found.complete),
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled => {
                return Ok(Some(End::Interrupted));
            }
            Err(Failure::Stopped(_)) => (Vec::new(), false),
            Err(failure) => return Err(self.run.fail(failure)),
        };
        self.turn(&listed, complete)?;
        self.hints_given = 0;
        if self.hints {
            self.hint()?;
        }
        loop {
            let prompt = visible(&format!("{}> ", self.mover())).into_owned();
            if !self.json && !self.lines.prompts() {
                let mut out = out();
                write!(out, "{prompt}")?;
                out.flush()?;
            }
            let typed = self.lines.next(if self.json { "" } else { &prompt }, &self.run);
            self.run = self.run.again();
            let line = match typed {
                Typed::Line(line) => line,
                Typed::End => return Ok(Some(End::EndOfInput)),
                Typed::Interrupted => return Ok(Some(End::Interrupted)),
                Typed::Broken(why) => {
                    return Err(Fail::Bad(say!("program-cannot-read-standard-input", why = why.to_string())));
                }
            };
            if !self.json && !self.lines.prompts() {
                // Repeat the line, because input from a pipe does not appear at the prompt.
                let shown = untrusted(line.trim());
                writeln!(out(), "{shown}")?;
            }
            match Word::read(&line) {
                Word::Nothing => {}
                Word::Hint => self.hint()?,
                Word::Why => self.why()?,
                Word::Moves => self.list(&listed, complete)?,
                Word::Help => self.tell(&Event::Help { text: HELP }, || HELP.into())?,
                Word::Save { file, replace } => self.save_as(file, replace)?,
                Word::Quit => return Ok(Some(End::Quit)),
                Word::Resign => {
                    self.record.resigned = Some(self.record.to_move());
                    self.keep()?;
                    return Ok(Some(End::Resigned));
                }
                Word::Undo => {
                    if self.undo()? {
                        return Ok(None);
                    }
                }
                Word::Move(typed) => {
                    let made = word::chosen(
                        typed,
                        self.at(),
                        &listed,
                        complete,
                        &mut self.run.patient_budget("reading the move"),
                    );
                    match made {
                        Ok(m) => return self.made(m, ChosenBy::Person).map(|()| None),
                        Err(NoMove::Unclear(why)) => self.complain(&why)?,
                        Err(NoMove::Failure(failure)) => self.failed(failure)?,
                    }
                }
            }
            if self.run.interrupted() {
                return Ok(Some(End::Interrupted));
            }
        }
    }

    /// Takes a turn of the program.
    fn program(&mut self) -> Result<Option<End>, Fail> {
        let seed = self.seed.wrapping_add(self.record.positions.len() as u64);
        let found = self.reply(self.strength, seed);
        let (found, by) = match found {
            Ok(found) => (found, grundy_ask::reply::Strength::from(self.strength).into()),
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled => {
                return Ok(Some(End::Interrupted));
            }
            Err(Failure::Rule(error)) => return Err(error.into()),
            Err(failure) => {
                let why = match failure {
                    Failure::Stopped(stopped) => fail::stopped_text(&stopped, self.run.seconds()),
                    failure => failure.to_string(),
                };
                self.tell(&Event::Unknown { message: &why }, || {
                    format!("grundy does not know what is good here ({why}), and draws a move at random.")
                })?;
                self.run = self.run.again();
                let found = self.reply(Strength::Random, seed).map_err(|failure| self.run.fail(failure))?;
                (found, ChosenBy::Unknown)
            }
        };
        match found {
            Some(m) => self.made(m, by).map(|()| None),
            None => Ok(Some(End::Over)),
        }
    }

    fn reply(&mut self, strength: Strength, seed: u64) -> Result<Option<Move>, Failure> {
        let mut budget = self.run.patient_budget("thinking");
        let at = self.record.positions.last().expect("a record has a position");
        match &mut self.judge {
            Some(known) => {
                reply_by(at, &mut |at, budget| known.judge(at, budget), strength, seed, &mut budget)
            }
            None => reply(at, self.record.convention, strength, seed, &mut budget),
        }
    }

    /// Makes a move, and saves the game.
    fn made(&mut self, m: Move, by: ChosenBy) -> Result<(), Fail> {
        let text = m.in_words(self.at());
        let name = self.mover().to_string();
        let event = Event::Move {
            player: self.record.to_move() + 1,
            name: &name,
            by,
            r#move: &text,
            position: m.after.to_string(),
        };
        self.tell(&event, || {
            let chance = if by == ChosenBy::Unknown { ", at random" } else { "" };
            format!("{}: {}{chance}", title(&name), bold(&shortened(&text)))
        })?;
        self.record.positions.push(m.after);
        self.keep()
    }

    /// Takes back the last move of a person, and the reply to it.
    fn undo(&mut self) -> Result<bool, Fail> {
        let mut kept = self.record.positions.len() - 1;
        let is_person = |moves_made: usize| self.record.players[moves_made % 2] != PROGRAM_NAME;
        while kept > 0 && !is_person(kept - 1) {
            kept -= 1;
        }
        if kept == 0 {
            self.complain("there is no move of yours to take back")?;
            return Ok(false);
        }
        self.record.positions.truncate(kept);
        self.tell(&Event::Undo { position: self.at().to_string() }, || "Taken back.".into())?;
        self.keep()?;
        Ok(true)
    }

    /// Says whose turn it is, and which moves there are.
    fn turn(&self, listed: &[Move], complete: bool) -> Result<(), Fail> {
        let event = Event::Turn {
            player: self.record.to_move() + 1,
            name: self.mover(),
            position: self.at().to_string(),
            moves: texts(listed, self.at()),
            moves_complete: complete,
        };
        self.tell(&event, || {
            let mut text = format!("\n{}", grundy_draw::letters(self.at()));
            if complete && listed.len() <= MAX_UNASKED_MOVES {
                text.push('\n');
                text += &numbered(listed, self.at());
            }
            text.trim_end().to_string()
        })
    }

    fn list(&self, listed: &[Move], complete: bool) -> Result<(), Fail> {
        let event = Event::Moves { moves: texts(listed, self.at()), moves_complete: complete };
        self.tell(&event, || {
            let more = if complete { "" } else { "\n  … and more; type the position after one of those" };
            format!("{}{more}", numbered(listed, self.at()).trim_end())
        })
    }
}

/// Opens the table to play by.
pub fn judge(file: &Path, misere: bool) -> Result<TableJudge, Fail> {
    let world = World::of_lasting(input::reader());
    Ok(TableJudge::open(&file.to_string_lossy(), misere, &world)?)
}

/// A name at the beginning of a line.
fn title(name: &str) -> &str {
    if name == "you" { "You" } else { name }
}

/// Keeps only one of several moves with equal text, as equal heaps have them.
fn once(moves: Vec<Move>) -> Vec<Move> {
    let mut seen = std::collections::HashSet::new();
    moves.into_iter().filter(|m| seen.insert((m.component, m.text.clone()))).collect()
}

fn texts(listed: &[Move], at: &Position) -> Vec<String> {
    listed.iter().map(|m| m.in_words(at)).collect()
}

fn numbered(listed: &[Move], at: &Position) -> String {
    let width = listed.len().to_string().len();
    let lines = (1..).zip(texts(listed, at)).map(|(i, text)| format!("  {i:>width$}  {text}\n"));
    lines.collect()
}
