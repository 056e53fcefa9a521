//! Plays games: through a pipe, at a terminal, won and lost.

mod common;

use common::root;
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.arg("play").args(args).current_dir(folder).env("NO_COLOR", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays with these lines as input.
fn typed(folder: &Path, args: &[&str], lines: &str) -> (Output, String) {
    let mut child = program(folder, args).spawn().expect("the program starts");
    // A game that is over stops reading.
    let _ = child.stdin.take().expect("its input").write_all(lines.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (output, text)
}

fn check(event: &Value) {
    let text = std::fs::read_to_string(root().join("schemas/play.json")).expect("the schema");
    let schema = serde_json::from_str(&text).expect("JSON");
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    let errors: Vec<String> = validator.iter_errors(event).map(|e| e.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?}\n{event:#}");
}

/// A game in JSON, one event after the other.
struct Game {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    seen: Vec<Value>,
}

impl Game {
    fn start(args: &[&str]) -> Game {
        let mut child = program(&root(), &[args, &["--format", "json"]].concat()).spawn().expect("it starts");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Game { child, input, output, seen: Vec::new() }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// Reads up to an event of one of these kinds.
    fn until(&mut self, kinds: &[&str]) -> Value {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("it says something") > 0, "{:#?}", self.seen);
            let event: Value = serde_json::from_str(&line).unwrap_or_else(|e| panic!("{e}: {line}"));
            check(&event);
            self.seen.push(event.clone());
            if kinds.contains(&event["event"].as_str().expect("a kind")) {
                return event;
            }
        }
    }

    /// Follows every hint, to the end.
    fn by_hints(&mut self) -> Value {
        while self.until(&["turn", "end"])["event"] == "turn" {
            self.say("hint");
            let told = self.until(&["hint"]);
            match told["move"].as_str() {
                Some(m) => self.say(m),
                None => self.say("1"),
            }
        }
        self.ended()
    }

    fn ended(&mut self) -> Value {
        assert!(self.child.wait().expect("it ends").success());
        self.seen.last().expect("the end").clone()
    }
}

fn grades(end: &Value, player: u64) -> Vec<String> {
    let stages = end["stages"].as_array().expect("stages");
    let moves = stages.iter().filter(|stage| stage["player"] == player && !stage["grade"].is_null());
    moves.map(|stage| stage["grade"].as_str().expect("a grade").to_string()).collect()
}

/// The position, more arguments, and who wins by following hints.
#[rustfmt::skip]
const WON_POSITIONS: &[(&str, &[&str], u64)] = &[
    ("nim : 3, 4, 5",         &[],                            1),
    ("nim : 3, 4, 5",         &["--misere"],                  1),
    ("nim : 1, 1, 1, 3",      &["--misere"],                  1),
    ("nim : 1, 2, 3",         &["--first", "grundy"],         2),
    ("cram 3x4",              &[],                            1),
    ("cram 4x4",              &["--first", "grundy"],         2),
    ("kayles : 9",            &[],                            1),
    ("kayles : 7, 2",         &["--misere", "--first", "grundy"], 2),
    ("take 1..3 : 21",        &["--strength", "mistakes"],    1),
    ("kayles : 5 + nim : 3 + chomp 2x3", &["--strength", "random"], 1),
    ("graph {a>b, b>c, c>d, b>d} : a, a, b", &[],             1),
    ("n -> n-1 | floor(n/2) if n > 2 : 13, 6", &[],           1),
];

#[test]
fn hints_win() {
    for &(position, more, winner) in WON_POSITIONS {
        let end = Game::start(&[&[position, "--seed", "5"], more].concat()).by_hints();
        assert_eq!(end["winner"], winner, "{position} {more:?}: {end:#}");
        assert!(grades(&end, winner).iter().all(|grade| grade == "kept"), "{position}: {end:#}");
        assert_eq!(end["reason"], "over");
    }
}

#[test]
fn bad_play_loses_and_is_graded() {
    // The first move takes one coin and gives the win away; then grundy keeps it.
    let mut game = Game::start(&["nim : 3, 4, 5", "--seed", "1"]);
    while game.until(&["turn", "end"])["event"] == "turn" {
        game.say("1");
    }
    let end = game.ended();
    assert_eq!(end["winner"], 2, "{end:#}");
    assert_eq!(grades(&end, 1)[0], "gave-away");
    assert!(grades(&end, 1)[1..].iter().all(|grade| grade == "lost"), "{end:#}");
    assert!(grades(&end, 2).iter().all(|grade| grade == "kept"), "{end:#}");

    let (output, text) = typed(&root(), &["take 1..3 : 5", "--seed", "1"], "5 -> 3\n1\n1\n1\n");
    assert!(output.status.success() && text.contains("No move is left. grundy wins."), "{text}");
    let graded = "1  you     5 → 3 (take 2)    gave the win away; better: 5 → 4 (take 1)";
    assert!(text.contains(graded) && !text.contains("# first"), "{text}");
}

#[test]
fn hints_come_in_three_steps() {
    let (_, text) = typed(&root(), &["nim : 1, 5"], "hint\nhint\nhint\nhint\ntake 4\nhint\nquit\n");
    let hints: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("Hint: ")).collect();
    let more = "(`hint` again says more.)";
    let steps = [format!("Make the nim-sum 0. {more}"), format!("Move in the heap of 5. {more}")];
    let moved = "5 → 1 (take 4)";
    assert_eq!(hints[..4], [&steps[0], &steps[1], moved, moved], "{text}");
    // After a move the steps begin again; grundy has taken one of the two coins.
    assert!(hints[4].starts_with("Make the last move."), "{text}");
}

#[test]
fn wrong_input_changes_nothing() {
    let lines =
        "99\nnim : 4, 4\n3, 4, 6\n\n\u{7}\u{1b}[2J\nnim : (\nsave\nundo\nhelp\nmoves\n1, 4, 5\nquit\n";
    let (output, text) = typed(&root(), &["nim : 3, 4, 5", "--seed", "1"], lines);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(text.matches("\n? ").count(), 7, "{text}");
    assert!(!text.contains('\u{1b}') && text.contains("numbers 1 to 12"), "{text}");
    assert!(text.contains("You: 3 → 1 (take 2)") && text.contains("  1  you     3 → 1 (take 2)"), "{text}");
    // Bytes that are no text, and a line without an end.
    let mut child = program(&root(), &["nim : 2"]).spawn().expect("it starts");
    child.stdin.take().expect("its input").write_all(b"\xff\xfe\n1").expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn the_end_of_input_ends_politely_with_the_record() {
    let (output, text) = typed(&root(), &["nim : 3, 5", "--misere"], "");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    assert!(text.contains("The game stops here.") && text.contains("# misère play"), "{text}");
    assert!(text.trim_end().ends_with("nim : 3, 5"), "{text}");
}

#[test]
fn a_saved_game_resumes() {
    let kept = tempfile::tempdir().expect("a folder");
    let folder = kept.path();
    let args = ["take 1..3 : 9", "--save", "game.txt", "--seed", "1"];
    let (output, text) = typed(folder, &args, "1\nquit\n");
    assert!(output.status.success() && text.contains("grundy play --load game.txt"), "{text}");
    let kept = std::fs::read_to_string(folder.join("game.txt")).expect("the game");
    assert!(kept.lines().nth(3) == Some("# second: grundy") && kept.contains("take 1..3 : 8"), "{kept}");
    // An existing file is not overwritten.
    let (output, _) = typed(folder, &args, "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--load game.txt"), "{output:?}");
    // It resumes and ends, and can be shown, replayed and drawn.
    let (_, text) = typed(folder, &["--load", "game.txt"], "hint\n1\nundo\nresign\n");
    assert!(text.contains("Taken back.") && text.contains("Resigned. grundy wins."), "{text}");
    let (output, text) = typed(folder, &["--load", "game.txt"], "");
    assert!(
        output.status.success() && text.contains("grundy wins.") && text.contains("kept the win"),
        "{text}"
    );
    for args in [&["replay", "@game.txt"][..], &["draw", "heaps", "@game.txt"]] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = program.args(args).current_dir(folder).output().expect("it runs");
        assert!(output.status.success(), "{args:?}: {output:?}");
    }
    // A game without a move is saved, too; if it cannot be saved, the program prints the record.
    let (_, text) = typed(folder, &["nim : 2", "--save", "none.txt"], "");
    assert!(text.contains("Kept in none.txt") && folder.join("none.txt").exists(), "{text}");
    let (output, text) = typed(folder, &["nim : 2", "--save", "no/such/folder.txt"], "");
    assert!(output.status.success() && text.contains("\n? ") && text.contains("# first: you"), "{text}");
    // A record of the page, which names the strength of the other player, resumes here.
    let of_the_page = "# a game played with grundy\n# misère play, the last mover loses\n# first: grundy\n# second: you\n\
        # strength: mistakes\nnim : 3, 4\nnim : 3, 3\n";
    std::fs::write(folder.join("page.txt"), of_the_page).expect("a file");
    let (output, text) = typed(folder, &["--load", "page.txt"], "quit\n");
    assert!(output.status.success() && text.contains("nim : 3, 4   (misère play"), "{text}");
    // The program grades and draws it under the convention that it names.
    for args in [&["replay", "@page.txt"][..], &["draw", "heaps", "@page.txt"]] {
        let said = |more: &[&str]| {
            let mut program = Command::new(env!("CARGO_BIN_EXE_grundy"));
            program.args(args).args(more).current_dir(folder).output().expect("it runs")
        };
        let output = said(&[]);
        assert!(String::from_utf8_lossy(&output.stdout).contains("misère play"), "{args:?}: {output:?}");
        assert_eq!(said(&["--misere"]).stdout, output.stdout);
        std::fs::write(folder.join("page.txt"), of_the_page.replace("misère play", "normal play"))
            .expect("a file");
        let output = said(&["--misere"]);
        assert!(
            String::from_utf8_lossy(&output.stderr).contains("contradicts this record"),
            "{args:?}: {output:?}"
        );
        std::fs::write(folder.join("page.txt"), of_the_page).expect("a file");
    }
    assert!(text.contains("grundy begins") && text.contains("  1  grundy  4 → 3 (take 1)"), "{text}");
    std::fs::write(folder.join("bad.txt"), "nim : 3\nnim : 4\n").expect("a file");
    let (output, _) = typed(folder, &["--load", "bad.txt"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no move leads from position 1"), "{output:?}");
}

#[test]
fn a_labelled_game_does_not_say_that_the_last_move_decides() {
    let (output, text) = typed(&root(), &["even-number-addicts : (1,2,0)"], "quit\n");
    assert!(output.status.success() && text.contains("(the rules say who wins at the end)"), "{text}");
    assert!(!text.contains("last move"), "{text}");
}

#[test]
fn two_people_may_play() {
    let (output, text) = typed(&root(), &["nim : 1, 2", "--two"], "1, 1\n1\n1\n");
    assert!(output.status.success() && text.contains("No move is left. first wins."), "{text}");
    assert!(text.contains("second>"), "{text}");
}

#[test]
fn grundy_says_that_time_is_up_and_plays_on() {
    let (output, text) =
        typed(&root(), &["cram 11x11", "--misere", "--first", "grundy", "--max-time", "0.2"], "quit\n");
    assert!(output.status.success(), "{output:?}");
    assert!(text.contains("grundy does not know") && text.contains(", at random"), "{text}");
}

#[test]
fn an_unplayable_position_is_refused() {
    for (args, why) in [
        (&["even-number-addicts : (2,1,0)", "--misere"][..], "misère"),
        (&["graph {a>b, b>a} : a"], "cycle"),
        (&["nim 3,"], ""),
        (&[], "POSITION"),
    ] {
        let (output, _) = typed(&root(), args, "1\n");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(why), "{args:?}: {output:?}");
    }
}

#[cfg(unix)]
mod at_a_terminal {
    use super::*;
    use rustix::fs::{Mode, OFlags};
    use rustix::process::{Pid, Signal, kill_process};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use std::fs::File;
    use std::io::Read as _;

    /// Plays at a terminal; types each answer when the text before it has appeared.
    fn typed(args: &[&str], term: &str, talk: &[(&str, &str)]) -> (Option<i32>, String) {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&master).and_then(|()| unlockpt(&master)).expect("its other end");
        let name = ptsname(&master, Vec::new()).expect("its name");
        let slave = rustix::fs::open(&name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("its end");
        let end = || Stdio::from(slave.try_clone().expect("a copy"));
        let mut command = program(&root(), args);
        command.env("TERM", term).stdin(end()).stdout(end()).stderr(end());
        let mut child = command.spawn().expect("it starts");
        // Reading from the terminal ends when nothing else holds its other end.
        drop((command, slave));
        let mut terminal = File::from(master);
        let mut seen = String::new();
        let mut from = 0;
        let mut bytes = [0; 4096];
        for (wanted, answer) in talk {
            let found = loop {
                if let Some(found) = seen[from..].find(wanted) {
                    break found;
                }
                let n = terminal.read(&mut bytes).unwrap_or(0);
                assert!(n > 0, "`{wanted}` did not come:\n{seen}");
                seen += &String::from_utf8_lossy(&bytes[..n]);
            };
            from += found + wanted.len();
            match *answer {
                "SIGINT" => {
                    // The editor listens a moment after it has shown its prompt.
                    std::thread::sleep(std::time::Duration::from_millis(500));
                    let id = Pid::from_raw(child.id() as i32).expect("a process");
                    kill_process(id, Signal::INT).expect("it gets the signal");
                }
                answer => terminal.write_all(answer.as_bytes()).expect("it listens"),
            }
        }
        while let Ok(n @ 1..) = terminal.read(&mut bytes) {
            seen += &String::from_utf8_lossy(&bytes[..n]);
        }
        (child.wait().expect("it ends").code(), seen)
    }

    const GAME: [&str; 3] = ["nim : 1, 2", "--seed", "1"];

    #[test]
    fn lines_are_edited_and_ctrl_d_ends() {
        // Backspace removes the wrong letter; each prompt shows `you> `.
        let talk = [("you>", "hinx\u{7f}t\r"), ("Hint: Make the nim-sum 0", ""), ("you>", "\u{4}")];
        let (code, seen) = typed(&GAME, "xterm", &talk);
        assert!(code == Some(0) && seen.contains("The game stops here."), "{code:?}\n{seen}");
    }

    #[test]
    fn ctrl_c_ends_with_the_record() {
        let (code, seen) = typed(&GAME, "xterm", &[("you>", "\u{3}")]);
        assert!(
            code == Some(130) && seen.contains("Interrupted") && seen.contains("nim : 1, 2"),
            "{code:?}\n{seen}"
        );
        // Another program may send the signal while the editor waits.
        let (code, seen) = typed(&GAME, "xterm", &[("you>", "SIGINT")]);
        assert!(code == Some(130) && seen.contains("# first: you"), "{code:?}\n{seen}");
        // On a terminal without a cursor, and while grundy thinks, Ctrl-C arrives as a signal.
        let (code, seen) = typed(&GAME, "dumb", &[("you>", "SIGINT")]);
        assert!(code == Some(130) && seen.contains("# first: you"), "{code:?}\n{seen}");
        let thinks = ["cram 11x11", "--misere", "--first", "grundy"];
        let (code, seen) = typed(&thinks, "xterm", &[("grundy begins", "SIGINT")]);
        assert!(code == Some(130) && seen.contains("# first: grundy"), "{code:?}\n{seen}");
        // A line was edited before, and the editor no longer hears Ctrl-C.
        let thinks = ["cram 11x11", "--misere", "--max-time", "50"];
        let (code, seen) = typed(&thinks, "xterm", &[("you>", "hint\r"), ("thinking", "SIGINT")]);
        assert!(code == Some(130) && seen.contains("# first: you"), "{code:?}\n{seen}");
    }
}
