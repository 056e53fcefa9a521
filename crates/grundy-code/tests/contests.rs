//! Programs in the forms of contests, with letters and under misère play, compiled and run: they name the winners
//! that the laws and all moves give.

mod common;

use common::{COMPILED, answers, compiled, folder, in_python, interpreter, lost, sequence};
use grundy::law::positions::Lost;
use grundy::sequence::Sequence;
use grundy::take::TakeSet;
use grundy::{Budget, Heap, RuleFamily, Ruleset};
use grundy_code::{Language, Main, Request};
use std::collections::HashMap;
use std::process::Command;
use std::sync::Arc;

/// A program that names the winner of tests.
struct Contest {
    request: Request,
    rule: &'static str,
    /// The numbers for its letters.
    numbers: &'static [u64],
}

/// Programs in the forms of contests, in one language.
fn contests(language: Language) -> Vec<Contest> {
    let words = ["\"YES\"", "N\\O"].map(String::from);
    let contest = |main, rule| {
        let request = Request { main, winners: words.clone(), ..language.into() };
        Contest { request, rule, numbers: &[] }
    };
    let with = |main, rule, numbers| Contest { numbers, ..contest(main, rule) };
    let misere =
        |contest: Contest| Contest { request: Request { misere: true, ..contest.request }, ..contest };
    let mut tests = contest(Main::Tests, "kayles");
    tests.request.winners = Request::from(language).winners;
    vec![
        tests,
        contest(Main::Single, "take {1,3,4}"),
        contest(Main::Tests, "grundy"),
        contest(Main::Tests, "wythoff"),
        contest(Main::Single, "euclid"),
        with(Main::Tests, "take L..R", &[2, 5]),
        with(Main::Single, "take 1..k", &[3]),
        with(Main::Lines, "take {a,2*b}", &[2, 3]),
        with(Main::Tests, "take 1..floor(n/c)", &[3]),
        misere(contest(Main::Tests, "take {1,3,4}")),
        misere(contest(Main::Lines, "take {2,3,7}")),
        misere(contest(Main::Single, "nim")),
        misere(contest(Main::Tests, "take not {1}")),
        misere(with(Main::Tests, "take L..R", &[2, 4])),
    ]
}

impl Contest {
    fn is_pairs(&self) -> bool {
        ["wythoff", "euclid"].contains(&self.rule)
    }

    fn written(&self) -> String {
        if self.is_pairs() {
            let (ruleset, report) = lost(self.rule);
            return grundy_code::of_pairs(&ruleset, &report, &self.request).unwrap().text;
        }
        if let Some(family) = RuleFamily::parse(self.rule).unwrap() {
            return grundy_code::of_family(&family, &self.request).unwrap().text;
        }
        grundy_code::of(&mut sequence(self.rule), 2000, &self.request, &mut Budget::default()).unwrap().text
    }

    /// Whether the player to move loses, by the law of P-positions or by all moves.
    fn is_lost(&self, position: &[u64], law: Option<&Lost>) -> bool {
        if let ([x, y], Some(law)) = (position, law) {
            return law.holds([*x, *y]);
        }
        let ruleset = match RuleFamily::parse(self.rule).unwrap() {
            Some(family) => family.member(self.numbers).unwrap(),
            None => Ruleset::parse(self.rule).unwrap(),
        };
        if self.request.misere {
            let Some(Heap::Take(set)) = ruleset.heap() else { panic!("{}", self.rule) };
            return is_lost_in_misere(set, position, &mut HashMap::new());
        }
        let mut rule = Sequence::new(Arc::new(ruleset)).unwrap();
        let mut value = |heap: &u64| rule.value(*heap, &mut Budget::default()).unwrap().value.0;
        position.iter().fold(0, |sum, heap| sum ^ value(heap)) == 0
    }

    /// Runs the program, and judges what it prints.
    fn judge(&self, mut command: impl FnMut() -> Command) {
        let mut positions: Vec<Vec<u64>> = match self.is_pairs() {
            true => vec![vec![3, 5], vec![4, 9], vec![0, 0], vec![5, 5], vec![8, 13], vec![89, 144]],
            false => {
                let mut all = vec![
                    vec![],
                    vec![1, 1],
                    vec![7],
                    vec![2, 2],
                    vec![3, 4, 5],
                    vec![8, 10],
                    vec![1, 2, 3, 4],
                ];
                all.extend((0..25).map(|n| vec![n]));
                all.extend((0..8).flat_map(|a| (0..8).map(move |b| vec![a, b])));
                all
            }
        };
        let lines = self.request.main == Main::Lines;
        let text = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n";
        let line = |position: &Vec<u64>| match self.is_pairs() || lines {
            true => text(position),
            false => format!("{} {}", position.len(), text(position)),
        };
        let letters = if self.numbers.is_empty() { String::new() } else { text(self.numbers) };
        let law = self.is_pairs().then(|| lost(self.rule).1.found.expect("a law").law);
        let word = |position: &Vec<u64>| match (lines, self.is_lost(position, law.as_ref())) {
            (true, lost) => (if lost { "second" } else { "first" }).to_string(),
            (false, lost) => self.request.winners[usize::from(lost)].clone(),
        };
        if self.request.main == Main::Single {
            positions.truncate(3);
            for position in &positions {
                let said = answers(&mut command(), letters.clone() + &line(position));
                assert_eq!(said, [word(position)], "{} : {position:?}", self.rule);
            }
            return;
        }
        let asked: String = positions.iter().map(line).collect();
        let count = if lines { String::new() } else { format!("{}\n", positions.len()) };
        let said = answers(&mut command(), letters + &count + &asked);
        assert_eq!(said.len(), positions.len(), "{}", self.rule);
        for (position, said) in positions.iter().zip(said) {
            // In the form of lines, the nim-sum may come first.
            let said = if lines { said.rsplit(' ').next().expect("a word") } else { &said[..] };
            assert_eq!(said, word(position), "{} : {position:?}", self.rule);
        }
    }
}

/// Who loses under misère play, by all moves.
fn is_lost_in_misere(set: &TakeSet, position: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut heaps = position.to_vec();
    heaps.sort_unstable();
    if let Some(lost) = known.get(&heaps) {
        return *lost;
    }
    let (mut moves, mut lost) = (false, true);
    for i in 0..heaps.len() {
        for taken in set.up_to(heaps[i]).collect::<Vec<_>>() {
            let mut left = heaps.clone();
            left[i] -= taken;
            moves = true;
            lost &= !is_lost_in_misere(set, &left, known);
        }
    }
    // A player without a move wins.
    known.insert(heaps, moves && lost);
    moves && lost
}

#[test]
fn contest_programs_name_the_winner() {
    let (folder, interpreter) = (folder(), interpreter());
    for language in COMPILED {
        let all = contests(language);
        let texts: Vec<String> = all.iter().map(Contest::written).collect();
        let program = compiled(language, &texts, folder.path());
        for (i, contest) in all.iter().enumerate() {
            contest.judge(|| program(i));
        }
    }
    for (i, contest) in contests(Language::Python).iter().enumerate() {
        let file = folder.path().join(format!("contest{i}.py"));
        contest.judge(|| in_python(&interpreter, &contest.written(), &file));
    }
}

/// Functions alone, called by a `main` of the reader.
#[test]
fn functions_stand_alone() {
    let request = |language: Language| Request { main: Main::Absent, ..language.into() };
    for language in [COMPILED.as_slice(), &[Language::Python]].concat() {
        let heaps =
            grundy_code::of(&mut sequence("kayles"), 3000, &request(language), &mut Budget::default())
                .unwrap();
        let (ruleset, report) = lost("wythoff");
        let pairs = grundy_code::of_pairs(&ruleset, &report, &request(language)).unwrap();
        for text in [&heaps.text, &pairs.text] {
            assert!(!text.contains("main(") && text.contains("winning_move"), "{text}");
        }
    }
}
