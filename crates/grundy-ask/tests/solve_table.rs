//! A table is asked through any file that can be read in any order: the world says where it is.

use grundy::Budget;
use grundy_ask::label::Label;
use grundy_ask::solve_table::{SolveTable, TableJudge, TableSolved};
use grundy_ask::{Ask, ReadSeek, Work, World};
use grundy_states::{CsvFile, Settings, Source, label_alone};
use std::cell::Cell;
use std::io::{Cursor, Read, Result as IoResult, Seek, SeekFrom};
use std::path::Path;
use std::rc::Rc;

/// The table of all positions from this one, in memory.
fn table(position: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("a.table");
    let label = Label { position: position.into(), to: to.display().to_string(), ..Label::default() };
    label.begin(&World::without_files()).unwrap().advance(&mut Budget::default()).unwrap();
    std::fs::read(to).unwrap()
}

/// Bytes in memory, and the number of those that were read.
struct Counting(Cursor<Vec<u8>>, Rc<Cell<usize>>);

impl Read for Counting {
    fn read(&mut self, buffer: &mut [u8]) -> IoResult<usize> {
        let count = self.0.read(buffer)?;
        self.1.set(self.1.get() + count);
        Ok(count)
    }
}

impl Seek for Counting {
    fn seek(&mut self, place: SeekFrom) -> IoResult<u64> {
        self.0.seek(place)
    }
}

/// The answer of a table in memory, and how many of its bytes were read; or why there is none.
fn ask(bytes: &[u8], position: &str, misere: bool) -> Result<(TableSolved, usize), String> {
    let read = Rc::new(Cell::new(0));
    let open = |name: &Path| -> IoResult<Box<dyn ReadSeek>> {
        assert_eq!(name, Path::new("a.table"));
        Ok(Box::new(Counting(Cursor::new(bytes.to_vec()), read.clone())))
    };
    let question = SolveTable { position: position.into(), table: "a.table".into(), misere };
    let mut work =
        question.begin(&World::without_files().opening(&open)).map_err(|refused| refused.message)?;
    let answer = work.advance(&mut Budget::default()).map_err(|failure| failure.to_string())?;
    Ok((answer, read.get()))
}

#[test]
fn a_table_is_read_in_a_few_pieces() {
    let bytes = table("nim : 20, 20, 20, 20");
    let (answer, read) = ask(&bytes, "nim : 1, 2, 3", false).unwrap();
    assert_eq!((answer.nim_value, answer.remoteness, answer.moves.len()), (Some(0), 6, 6));
    let (answer, few) = ask(&bytes, "nim : 1", true).unwrap();
    assert_eq!((answer.remoteness, answer.moves.len()), (1, 1));
    assert!(few < read && 4 * few < bytes.len(), "{few} of {}", bytes.len());
}

#[test]
fn without_a_position_a_table_answers_for_its_own() {
    let (answer, _) = ask(&table("nim : 3, 4, 5"), "", false).unwrap();
    assert_eq!((answer.position.as_str(), answer.nim_value), ("nim : 3, 4, 5", Some(2)));
    // The positions of a list of moves have no start.
    let folder = tempfile::tempdir().unwrap();
    let [moves, work, to] = ["a.csv", "a.job", "a.table"].map(|name| folder.path().join(name));
    std::fs::write(&moves, "from,to\na,b\na,c\nb,c\n").unwrap();
    let list = CsvFile::open(&moves).unwrap();
    label_alone(Source::List(&list), &work, Settings::default(), &to, &mut Budget::default()).unwrap();
    let bytes = std::fs::read(to).unwrap();
    assert!(ask(&bytes, "", false).unwrap_err().contains("name one of its nodes"));
    assert_eq!(ask(&bytes, "a", false).unwrap().0.nim_value, Some(2));
}

#[test]
fn a_list_that_is_cut_short_says_so() {
    let bytes = table("nim : 3, 4, 5");
    let open = |_: &Path| -> IoResult<Box<dyn ReadSeek>> { Ok(Box::new(Cursor::new(bytes.clone()))) };
    let world = World::without_files().opening(&open);
    // A list of moves may take a part of the memory that is left. The winning move, 3 to 1, is not the first.
    let mut small = Budget::default().bytes(1);
    let question = SolveTable { position: "nim : 3, 4, 5".into(), table: "a".into(), misere: false };
    let answer = question.begin(&world).unwrap().advance(&mut small).unwrap();
    assert!(
        !answer.moves_complete
            && answer.moves.len() == 1
            && answer.moves[0].outcome != grundy_ask::shape::Outcome::P
    );
    assert!(
        answer.to_string().ends_with("There is a better move than those that were looked up.\n"),
        "{answer}"
    );
    let position = world.position("nim : 3, 4, 5").unwrap();
    let mut judge = TableJudge::open("a", false, &world).unwrap();
    let refused = judge.judge(&position, &mut small).unwrap_err();
    assert!(refused.to_string().contains("none was found"), "{refused}");
    let judged = judge.judge(&position, &mut Budget::default()).unwrap();
    assert_eq!(judged.moves[0].text, "3 → 1 (take 2)");
}

#[test]
fn a_file_that_is_no_good_table_is_refused() {
    let good = table("nim : 3, 4, 5");
    let refused = |bytes: &[u8]| ask(bytes, "nim : 3", false).unwrap_err();
    assert_eq!(refused(b"Dear Nim,"), "a.table: this is no table of grundy");
    let short = &good[..good.len() - 1];
    assert_eq!(refused(short), "a.table: the table is cut short, or longer than it says");
    let mut damaged = good.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert!(refused(&damaged).ends_with("a.table: block 0 of the table is damaged"));
    for far in ["nim : 6", "nim : 10^18, 10^18, 10^18"] {
        assert!(
            ask(&good, far, false).unwrap_err().contains("cannot be reached from `nim : 3, 4, 5`"),
            "{far}"
        );
    }
}
