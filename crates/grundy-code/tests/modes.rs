//! Programs for a heap with a mode, compiled and run: their values are those of the definition.

mod common;

use common::{COMPILED, answers, compiled, folder, in_python, interpreter};
use grundy::law::modes;
use grundy::solve::{Question, Wanted, solve};
use grundy::{Budget, Kind, NimValue, Outcome, Position, Ruleset};
use grundy_code::{Language, Main, Request};
use std::process::Command;
use std::sync::Arc;

/// Rules whose values repeat, and rules whose values machines read; modes with gaps, and modes before the heap.
const RULES: [&str; 5] = [
    "(n,l) -> (max(n-4,0),0) if n > 0 | (max(n-2,0),1) if n > 0 and l != 1 | (max(n-3,0),2) if n > 0 and l != 2",
    "(n,l) -> (n-k,k) for k in {1,3} if k != l",
    "(l,n) -> (1-l,n-k) for k in 1..3 if l < 2 and k != l",
    "(n,l) -> (floor(n/2),1) if n > 0 and l = 0 | (n-1,0) if n > 0",
    "(l,n) -> (1,floor(n/3)) if n > 0 and l = 0 | (0,n-1) if n > 0",
];

/// Sums of heaps in each mode, small ones and one far away.
fn positions(ruleset: &Ruleset, modes: &[u64], heap: usize) -> Vec<Vec<u64>> {
    assert!(matches!(ruleset.kind(), Kind::Points(_)));
    let at = |n: u64, l: u64| if heap == 0 { [n, l] } else { [l, n] };
    let mut all: Vec<Vec<u64>> = Vec::new();
    for n in 0..40 {
        all.extend(modes.iter().map(|mode| at(n, *mode).to_vec()));
        all.push([at(n, modes[0]), at(39 - n, modes[modes.len() - 1])].concat());
    }
    all.push([at(10u64.pow(18), modes[0]), at(7, modes[0])].concat());
    all
}

#[test]
fn programs_of_modes_answer_by_the_definition() {
    let interpreter = interpreter();
    for language in [COMPILED.as_slice(), &[Language::Python]].concat() {
        let folder = folder();
        let mut asked = Vec::new();
        let mut texts = Vec::new();
        for rule in RULES {
            let ruleset = Arc::new(Ruleset::parse(rule).unwrap());
            let found = modes::of_rule(&ruleset, &mut Budget::default()).unwrap().expect(rule);
            let program = |main| {
                let request = Request { main, ..language.into() };
                grundy_code::of_modes(&ruleset, &found, &request).unwrap().text
            };
            texts.extend([program(Main::Lines), program(Main::Tests)]);
            let positions = positions(&ruleset, found.law.modes(), found.law.heap());
            let values: Vec<u64> = positions
                .iter()
                .map(|position| {
                    let heaps: Vec<String> =
                        position.chunks(2).map(|at| format!("({},{})", at[0], at[1])).collect();
                    let position = Position::parse(&format!("{rule} : {}", heaps.join(", "))).unwrap();
                    let question = Question { only: Some(Wanted::NimValue), ..Question::default() };
                    let solution = solve(&position, &question, &mut Budget::default()).unwrap();
                    let Some(NimValue(value)) = solution.nim_value else { panic!("{rule} has a value") };
                    assert_eq!(solution.outcome == Outcome::Previous, value == 0);
                    value
                })
                .collect();
            asked.push((positions, values));
        }
        let run: Box<dyn Fn(usize) -> Command> = match language {
            Language::Python => {
                Box::new(|i| in_python(&interpreter, &texts[i], &folder.path().join(format!("modes{i}.py"))))
            }
            _ => Box::new(compiled(language, &texts, folder.path())),
        };
        for (i, (positions, values)) in asked.iter().enumerate() {
            let line = |position: &Vec<u64>| {
                position.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n"
            };
            let lines: String = positions.iter().map(line).collect();
            let words = |value: &u64, words: [&'static str; 2]| words[usize::from(*value == 0)];
            let wanted: Vec<String> =
                values.iter().map(|value| format!("{value} {}", words(value, ["first", "second"]))).collect();
            assert_eq!(answers(&mut run(2 * i), lines), wanted, "{language:?}, {}", RULES[i]);
            let tests: String = positions
                .iter()
                .map(|position| format!("{}\n{}", position.len() / 2, line(position)))
                .collect();
            let wanted: Vec<&str> = values.iter().map(|value| words(value, ["First", "Second"])).collect();
            let said = answers(&mut run(2 * i + 1), format!("{}\n{tests}", positions.len()));
            assert_eq!(said, wanted, "{language:?}, {}", RULES[i]);
        }
    }
}
