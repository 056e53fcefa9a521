//! Interprets what a player types: a command, or a move.

use crate::input;
use grundy::play::{Move, between};
use grundy::{Budget, Failure, Position};
use grundy_ask::style::untrusted;

/// What a player wants.
#[derive(Debug, PartialEq, Eq)]
pub enum Word<'a> {
    Hint,
    Undo,
    Why,
    Moves,
    Save {
        file: &'a str,
        /// Whether the file may hold something else.
        replace: bool,
    },
    Resign,
    Quit,
    Help,
    Nothing,
    /// Anything else should be a move.
    Move(&'a str),
}

impl Word<'_> {
    pub fn read(line: &str) -> Word<'_> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (first.to_ascii_lowercase().as_str(), rest.trim()) {
            ("", _) => Word::Nothing,
            ("hint", "") => Word::Hint,
            ("undo", "") => Word::Undo,
            ("why", "") => Word::Why,
            ("moves", "") => Word::Moves,
            ("save", file) => Word::Save { file, replace: false },
            ("save!", file) => Word::Save { file, replace: true },
            ("resign", "") => Word::Resign,
            ("quit" | "exit", "") => Word::Quit,
            ("help" | "?", "") => Word::Help,
            _ => Word::Move(line),
        }
    }
}

pub const HELP: &str = "  5              the move with this number
  5 → 3          a move as it is listed (-> will do; `(take 2)` may be left out)
  take 2         the same, if only one heap allows it
  nim : 3, 4     the position after it, or the places alone
  moves          list the moves        hint    what to look for; again: where; again: the move
  why            who wins, and why     undo    take back your last move
  save FILE      keep the game         resign  give up
  save! FILE     keep it in place of another file
  quit           stop here; with --save the game can be taken up again";

/// Why the typed text is no move.
pub enum NoMove {
    Unclear(String),
    Failure(Failure),
}

/// The move that the player typed; `listed` are the numbered moves.
pub fn chosen(
    typed: &str,
    at: &Position,
    listed: &[Move],
    complete: bool,
    budget: &mut Budget<'_>,
) -> Result<Move, NoMove> {
    let number: Option<usize> = typed.strip_prefix('#').unwrap_or(typed).parse().ok();
    if let Some(m) = number.and_then(|number| listed.get(number.checked_sub(1)?)) {
        return Ok(m.clone());
    }
    let wanted = plain(typed);
    let mut found = listed.iter().filter(|m| names(m, at).contains(&wanted));
    match (found.next(), found.next()) {
        (Some(m), None) => return Ok(m.clone()),
        (Some(_), Some(_)) => {
            return Err(NoMove::Unclear(format!(
                "several moves are called `{}`: type its number",
                untrusted(typed)
            )));
        }
        (None, _) => {}
    }
    let unclear = |why: String| {
        let hint = match (number, complete) {
            (Some(_), true) => format!("the moves have the numbers 1 to {}", listed.len()),
            _ => "type the number of a move (`moves` lists them), the move, or the position after it; `help` says more"
                .into(),
        };
        NoMove::Unclear(format!("{why}; {hint}"))
    };
    let line = typed.replace(['\n', '\r'], " ");
    let meant = line.contains(':') || at.components.iter().any(|c| line.starts_with(c.ruleset.text()));
    let full = match &at.components[..] {
        [only] if !meant => format!("{} : {line}", only.ruleset.text()),
        _ => line,
    };
    let after = match input::reader().position(&full) {
        Ok(after) => after,
        Err(error) if meant => return Err(unclear(error.sentence())),
        // The player may have meant anything, so the reader's message would mislead.
        Err(_) => return Err(unclear(format!("`{}` is no move here", untrusted(typed)))),
    };
    match between(at, &after, budget) {
        Ok(Some(m)) => Ok(m),
        Ok(None) => Err(unclear(format!("no move leads to {}", untrusted(&after.to_string())))),
        Err(failure) => Err(NoMove::Failure(failure)),
    }
}

/// The names of a move: its whole text, the text without what was taken, what was taken (`take 2`), the name of a
/// move on a board, and each of these with the rule before it.
fn names(m: &Move, at: &Position) -> Vec<String> {
    let (short, taken) = match m.text.rsplit_once(" (take ") {
        Some((short, taken)) => (short, Some(format!("take {}", taken.trim_end_matches(')')))),
        None => (m.text.as_str(), None),
    };
    // Who takes all of a heap may say how many coins that is.
    let all = taken.as_deref().filter(|taken| *taken == "take all");
    let all = all.and_then(|_| short.split_once(" → ")).map(|(heap, _)| format!("take {heap}"));
    let board = at.components[m.component].ruleset.as_game().is_some();
    let name = m.text.split(" → ").next().filter(|_| board);
    let rule = at.components[m.component].ruleset.text();
    let names =
        [Some(m.text.as_str()), Some(short), taken.as_deref(), all.as_deref(), name].into_iter().flatten();
    names.flat_map(|name| [plain(name), plain(&format!("{rule}:{name}"))]).collect()
}

/// The text without spaces and capitals, and with one form of arrow, for comparison.
fn plain(text: &str) -> String {
    let arrow = text.replace("->", "→");
    arrow.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::play::moves;

    fn made(at: &str, typed: &str) -> Result<String, String> {
        let at = grundy::games::position(at).expect("a position");
        let budget = &mut Budget::default();
        let found = moves(&at, 50, budget).expect("moves");
        match chosen(typed, &at, &found.moves, found.complete, budget) {
            Ok(m) => Ok(m.after.to_string()),
            Err(NoMove::Unclear(why)) => Err(why),
            Err(NoMove::Failure(failure)) => Err(failure.to_string()),
        }
    }

    #[test]
    fn a_move_has_many_names() {
        for typed in
            ["1", "#1", "5 → 4 (take 1)", "5->4", " 5 -> 4 ", "4", "take 1..3 : 4", "take 1", "Take 1"]
        {
            assert_eq!(made("take 1..3 : 5", typed).as_deref(), Ok("take 1..3 : 4"), "{typed}");
        }
        for typed in ["1", "(1,1)-(1,2)", "(1,1)-(1,2) → ##.", "##.", "cram : ##."] {
            assert_eq!(made("cram : ...", typed).as_deref(), Ok("cram : ##."), "{typed}");
        }
        assert_eq!(made("nim : 1 + kayles : 1", "kayles : 1 → 0").as_deref(), Ok("nim : 1 + kayles :"));
        assert_eq!(made("nim : 10^18, 2", "7, 2").as_deref(), Ok("nim : 7, 2"));
        for typed in ["take 3", "take all", "nim : take 3"] {
            assert_eq!(made("nim : 3, 1, 2", typed).is_ok(), typed != "take all", "{typed}");
        }
        assert!(made("nim : 3, 4", "take 2").is_err_and(|why| why.contains("several moves")));
    }

    #[test]
    fn a_text_that_is_no_move_is_refused() {
        for typed in
            ["9", "foo", "take 1..3 : 5", "take 1..3 : 0", "4 > 2", "-1", "cram 3x3", "nim : 4", "\u{1b}[2J"]
        {
            let why = made("take 1..3 : 5", typed).expect_err(typed);
            assert!(!why.contains('\u{1b}'), "{why}");
        }
        assert!(made("nim : 1 + kayles : 1", "1 → 0").is_err_and(|why| why.contains("several moves")));
        assert_eq!(Word::read(" SAVE  my game.txt "), Word::Save { file: "my game.txt", replace: false });
        assert_eq!(Word::read("save! a"), Word::Save { file: "a", replace: true });
        assert_eq!(Word::read("hints"), Word::Move("hints"));
    }
}
