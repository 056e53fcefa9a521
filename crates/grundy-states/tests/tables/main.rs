//! Tables agree with the definition, however the run is cut.

mod damage;
mod lists;
mod memory;
mod shuffle;

use grundy::solve::{Question, solve};
use grundy::{Budget, ControlFlow, Convention, Failure, Outcome, Position, RuleError, Why, games};
use grundy_states::{
    Entry, JobError, Positions, Settings, Source, States, Summary, Table, Tables, WIDTHS, label_alone,
};
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
                states.options(&state, &mut Budget::default(), &mut |option| {
                    open.push(option.into());
                    ControlFlow::Continue(())
                })?;
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
            ControlFlow::Continue(())
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
        Source::Rules(states),
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

/// A key depends on the names of a graph, and not on the order in which its text names them.
#[test]
fn a_graph_is_the_same_in_any_order() {
    let folder = tempfile::tempdir().unwrap();
    let file =
        |_: &str| Ok(r#"{"nodes":["z","y","a","m"],"edges":[["a","z"],["m","a"],["m","z"]]}"#.to_string());
    let typed = games::catalogue().reader(&file).position("graph @g.json : m, y").unwrap();
    let states = Positions::new(&typed, 2);
    labelled(&states, 3, folder.path(), &mut Budget::default()).unwrap();
    let mut table = Table::open(&folder.path().join("table")).unwrap();
    // As a later run reads the table: the name of the job is all that it has.
    let read = Positions::new(&position(&table.head().job.name), table.head().job.width);
    for (node, value) in [("z", 0), ("y", 0), ("a", 1), ("m", 2)] {
        for text in ["graph {m>z, m>a, a>z, y}", "graph {a>z, y, m>a, m>z}"] {
            let state = read.state(&position(&format!("{text} : {node}"))).unwrap();
            assert_eq!(
                read.show(&state),
                format!("{} : {node}", table.head().job.name.split(" :").next().unwrap())
            );
            // Other positions of the graph than those after the start are not in the table.
            if let Some(entry) = table.get(&state).unwrap() {
                assert_eq!(entry.nim_value().unwrap().0, value, "{node}");
            }
        }
    }
    let y = read.state(&position("graph {y, m>z, m>a, a>z} : a, y")).unwrap();
    assert_eq!(table.get(&y).unwrap().unwrap().nim_value().unwrap().0, 1);
    for other in ["graph {m>z, m>a, z>a, y} : m", "graph {m>z, m>a, a>z, x} : m", "graph {m>z, m>a, a>z} : m"]
    {
        assert!(read.state(&position(other)).is_err(), "{other}");
    }
}

#[test]
fn the_order_of_boards_makes_no_difference() {
    let one = Positions::new(&position("cram 2x3 + nim : 2 + cram 3x3 + cram 1x2"), 16);
    let other = position("cram 3x3 + cram 1x2 + nim : 2 + cram 2x3");
    assert_eq!(one.state(&other).unwrap(), one.start().unwrap());
    assert_ne!(
        one.state(&position("cram 3x3 + cram 1x2 + nim : 2 + cram 3x2")).unwrap(),
        one.start().unwrap()
    );
}

#[test]
fn a_long_cycle_is_found_behind_a_long_line() {
    let folder = tempfile::tempdir().unwrap();
    let line: String = (0..3_000).map(|node| format!("{node}>")).collect();
    let states = Positions::new(&position(&format!("graph {{{line}2600}} : 0")), 1);
    let (job, to) = (folder.path().join("job"), folder.path().join("table"));
    let settings = Settings { shards: 3, ..Settings::default() };
    let error = label_alone(Source::Rules(&states), &job, settings, &to, &mut Budget::default()).unwrap_err();
    let JobError::Failure(Failure::Rule(RuleError::Cycle(cycle))) = error else { panic!("{error}") };
    assert_eq!((cycle.len(), &cycle[0]), (401, &cycle[400]));
}

#[test]
fn a_state_with_too_many_options_ends_at_the_memory_limit() {
    let folder = tempfile::tempdir().unwrap();
    let states = Positions::fitting(&position("nim : 10^18"), &mut Budget::default()).unwrap();
    let error = labelled(&states, 2, folder.path(), &mut Budget::default().bytes(1 << 20)).unwrap_err();
    assert!(
        matches!(error, JobError::Failure(Failure::Stopped(stopped)) if stopped.why == Why::Memory),
        "{error}"
    );
}

/// A game with ties.
const ENDS: &str =
    "(a,s) -> (a-1,s) | (a-2,1-s) ; at end: tie if s = 1, first wins if a = 0, else second wins : (20,0)";

#[test]
fn labelled_games_are_worth_what_the_solver_says() {
    for text in ["even-number-addicts : (3,4,0)", ENDS] {
        let start = position(text);
        let states = Positions::fitting(&start, &mut Budget::default()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let summary = labelled(&states, 3, folder.path(), &mut Budget::default()).unwrap();
        assert!(summary.states > 20, "{text}");
        let mut outcomes = BTreeSet::new();
        for entry in Tables::open(&folder.path().join("table")).unwrap().entries() {
            let (state, entry) = entry.unwrap();
            let question = Question { remoteness: true, ..Question::default() };
            let answer = solve(&position(&states.show(&state)), &question, &mut Budget::default()).unwrap();
            assert_eq!(entry.outcome(Convention::Normal), answer.outcome, "{}", states.show(&state));
            assert_eq!(
                Some(u64::from(entry.remoteness(Convention::Normal))),
                answer.remoteness,
                "{}",
                states.show(&state)
            );
            outcomes.insert(answer.outcome.letter());
        }
        assert!(outcomes.len() > 1, "{text}: {outcomes:?}");
    }
    let mut sum = position("even-number-addicts : (1,1,0)");
    sum.components.extend(position("nim : 2").components);
    assert!(matches!(Positions::new(&sum, 2).start(), Err(JobError::Failure(Failure::Refused(_)))));
}

#[test]
fn a_cycle_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let states = states("graph {a>b>c>d>b, a>e, d>e} : a");
    let error = labelled(&states, 3, folder.path(), &mut Budget::default()).unwrap_err();
    let JobError::Failure(Failure::Rule(RuleError::Cycle(cycle))) = error else { panic!("{error}") };
    assert_eq!((cycle.len(), &cycle[0]), (4, &cycle[3]), "{cycle:?}");
    assert!(!folder.path().join("table").exists());
    // No theory of draws is known for labelled games, so the error offers none.
    let rule =
        "(n,t) -> (2,1) if n = 3 | (3,0) if n = 2 ; at end: first wins if t = 0, else second wins : (3,0)";
    let folder = tempfile::tempdir().unwrap();
    let error = labelled(&self::states(rule), 3, folder.path(), &mut Budget::default()).unwrap_err();
    assert!(matches!(error, JobError::Failure(Failure::Rule(RuleError::LabelledCycle(_)))), "{error}");
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
