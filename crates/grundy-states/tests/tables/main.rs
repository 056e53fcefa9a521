//! Tables agree with the definition, however the run is cut.

mod damage;
mod shuffle;

use grundy::{Budget, Convention, Failure, Outcome, Position, RuleError, games};
use grundy_states::{Entry, JobError, Positions, Settings, States, Summary, Table, WIDTHS, label_alone};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

/// A position of any game.
fn position(text: &str) -> Position {
    games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The positions that can be reached, in the least width that holds them.
fn states(text: &str) -> Positions {
    let start = position(text);
    let fits = |states: &Positions| {
        let mut met = BTreeSet::new();
        let mut open = vec![states.start()?];
        while let Some(state) = open.pop() {
            if met.insert(state.clone()) {
                states.options(&state, &mut Budget::default(), &mut |option| open.push(option.into()))?;
            }
        }
        Ok::<_, JobError>(())
    };
    let mut widths = WIDTHS.iter().map(|&width| Positions::new(&start, width));
    widths.find(|states| fits(states).is_ok()).expect("a state of at most 128 bytes")
}

/// Nim-value, and outcome and remoteness under both conventions, by definition.
type Worth = (u64, [(Outcome, u32); 2]);

fn by_definition(states: &dyn States, state: &[u64], known: &mut HashMap<Vec<u64>, Worth>) -> Worth {
    if let Some(worth) = known.get(state) {
        return *worth;
    }
    let mut options = BTreeSet::new();
    states
        .options(state, &mut Budget::default(), &mut |option| {
            options.insert(option.to_vec());
        })
        .unwrap();
    let worths: Vec<Worth> = options.iter().map(|option| by_definition(states, option, known)).collect();
    let value = (0..).find(|value| !worths.iter().any(|worth| worth.0 == *value)).unwrap();
    let ends = [Outcome::Previous, Outcome::Next];
    let outcomes = [0, 1].map(|convention| {
        if worths.is_empty() {
            return (ends[convention], 0);
        }
        let moves = |wanted| {
            worths
                .iter()
                .filter(move |worth| worth.1[convention].0 == wanted)
                .map(|worth| worth.1[convention].1)
        };
        match moves(Outcome::Previous).min() {
            Some(fewest) => (Outcome::Next, fewest + 1),
            None => (Outcome::Previous, moves(Outcome::Next).max().unwrap() + 1),
        }
    });
    known.insert(state.into(), (value, outcomes));
    (value, outcomes)
}

fn worth(entry: Entry) -> Worth {
    let of = |convention| (entry.outcome(convention), entry.remoteness(convention));
    (entry.nim_value().expect("the last move decides").0, [of(Convention::Normal), of(Convention::Misere)])
}

fn labelled(
    states: &dyn States,
    shards: u32,
    folder: &Path,
    budget: &mut Budget<'_>,
) -> Result<Summary, JobError> {
    label_alone(
        states,
        &folder.join("job"),
        Settings { shards, checkpoint_after: 1 },
        &folder.join("table"),
        budget,
    )
}

#[test]
fn each_entry_is_what_the_definition_says() {
    for text in [
        "nim : 3, 4, 5",
        "kayles : 9, 4",
        "dawsons-kayles : 14",
        "turn 1-3 : 7",
        "wythoff : (6,5) + nim : 2",
        "chomp 4x5",
        "chomp 3x3x2",
        "cram 3x4",
        "node-kayles petersen",
        "treblecross 9",
        "graph {a>b>c, a>c, c>d, e} : a, a, b + kayles : 3",
        "cram 2x3 + cram 2x3 + nim : 70",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let states = states(text);
        let mut known = HashMap::new();
        let start = states.start().unwrap();
        by_definition(&states, &start, &mut known);
        let summary = labelled(&states, 5, folder.path(), &mut Budget::default()).unwrap();
        assert_eq!(summary.states, known.len() as u64, "{text}");
        let mut table = Table::open(&folder.path().join("table")).unwrap();
        assert_eq!(table.head().states, summary.states);
        for (state, wanted) in &known {
            let entry = table.get(state).unwrap().unwrap_or_else(|| panic!("{text}: {}", states.show(state)));
            assert_eq!(worth(entry), *wanted, "{text}: {}", states.show(state));
            // What is written can be read, and is the same state.
            assert_eq!(states.state(&position(&states.show(state))).unwrap(), *state, "{text}");
        }
        let mut other = start.clone();
        other[0] ^= 1 << 60;
        assert_eq!(table.get(&other).unwrap(), None, "{text}");
    }
}

#[test]
fn a_cycle_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let states = states("graph {a>b>c>d>b, a>e, d>e} : a");
    let error = labelled(&states, 3, folder.path(), &mut Budget::default()).unwrap_err();
    let JobError::Failure(Failure::Rule(RuleError::Cycle(cycle))) = error else { panic!("{error}") };
    assert_eq!((cycle.len(), &cycle[0]), (4, &cycle[3]), "{cycle:?}");
    assert!(!folder.path().join("table").exists());
}

#[test]
fn runs_are_the_same_however_they_are_cut() {
    let states = states("kayles : 8, 7, 3");
    let whole = tempfile::tempdir().unwrap();
    labelled(&states, 4, whole.path(), &mut Budget::default()).unwrap();
    let wanted = std::fs::read(whole.path().join("table")).unwrap();
    for work in [1_000, 6_000] {
        let folder = tempfile::tempdir().unwrap();
        let mut runs = 0;
        while let Err(error) = labelled(&states, 4, folder.path(), &mut Budget::work(work + 1_500 * runs)) {
            assert!(matches!(error, JobError::Failure(Failure::Stopped(_))), "{error}");
            assert!(!folder.path().join("table").exists());
            runs += 1;
        }
        assert!(runs > 0, "{work}");
        assert_eq!(std::fs::read(folder.path().join("table")).unwrap(), wanted);
        for entry in std::fs::read_dir(whole.path().join("job")).unwrap() {
            let name = entry.unwrap().file_name();
            if name.to_str().unwrap().contains("led-") || name.to_str().unwrap().contains("red-") {
                let [one, other] =
                    [&whole, &folder].map(|folder| std::fs::read(folder.path().join("job").join(&name)));
                assert_eq!(one.unwrap(), other.unwrap(), "{name:?}");
            }
        }
    }
}

#[test]
fn wide_states_are_refused_until_they_fit() {
    let folder = tempfile::tempdir().unwrap();
    let narrow = Positions::new(&position("chomp 40x40"), 1);
    assert!(matches!(labelled(&narrow, 2, folder.path(), &mut Budget::default()), Err(JobError::Wide)));
    let odd = Positions::new(&position("nim : 3"), 3);
    assert!(matches!(labelled(&odd, 2, folder.path(), &mut Budget::default()), Err(JobError::Wide)));
}
