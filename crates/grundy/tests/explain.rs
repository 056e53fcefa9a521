//! Explanations: the text for a learner, with every claim in it checked against the solver.

use grundy::explain::{ExplainQuestion, ExplainedMove, Explanation, explain};
use grundy::solve::{Question, solve};
use grundy::{Budget, ControlFlow, Convention, KnownBy, Outcome, Position, games};

fn explained(text: &str, convention: Convention, max_moves: usize) -> (Position, Explanation) {
    let position = games::position(text).unwrap();
    let question = ExplainQuestion { convention, max_moves, definition: false };
    let explanation = explain(&position, &question, &mut Budget::default()).unwrap();
    (position, explanation)
}

/// The texts that are stored as files. `BLESS=1 cargo test -p grundy --test explain` rewrites them; read the
/// difference before you commit it.
#[test]
fn texts_are_as_they_were_read() {
    let kept = [
        ("nim-3-4-5", "nim : 3, 4, 5", Convention::Normal),
        ("take-134-from-9", "take {1,3,4} : 9", Convention::Normal),
        ("staircase", "staircase : 0,2,1,3", Convention::Normal),
        ("silver-dollar", "silver-dollar : 0,3,8", Convention::Normal),
        ("fibonacci-nim-20", "fibonacci-nim : (20,19)", Convention::Normal),
        ("euclid-5-8", "euclid : (5,8)", Convention::Normal),
        ("moore-3-5-6-7", "moore 2 : 3,5,6,7", Convention::Normal),
        ("chomp-3x4", "chomp 3x4", Convention::Normal),
        ("candies-13", "candies : 13", Convention::Normal),
        ("take-1-to-3-from-10", "take 1..3 : 10", Convention::Normal),
        ("sum-of-three-games", "0.77 : 5 + nim : 3 + take {1,3} : 7", Convention::Normal),
        ("kayles-far-out", "kayles : 10^18", Convention::Normal),
        ("wythoff-3-5", "wythoff : (3,5)", Convention::Normal),
        ("mock-turtles-3-5", "mock-turtles : 3, 5", Convention::Normal),
        ("even-number-addicts", "even-number-addicts : (2,1,0)", Convention::Normal),
        ("misere-nim-5-1-1", "nim : 5, 1, 1", Convention::Misere),
        ("misere-take-134-from-8", "take {1,3,4} : 8", Convention::Misere),
    ];
    for (name, text, convention) in kept {
        let (_, explanation) = explained(text, convention, 20);
        golden(&format!("{name}.txt"), &explanation.to_string());
    }
}

fn golden(name: &str, now: &str) {
    let path = format!("{}/tests/explanations/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, now).unwrap();
    }
    assert_eq!(now, std::fs::read_to_string(&path).unwrap(), "{path}");
}

/// Explanations for a page and a paper, whose formulas are mathematics. `scripts/tikz` compiles them.
#[test]
fn documents_are_as_they_were_read() {
    let kept = [
        ("nim-3-4-5", "nim : 3, 4, 5"),
        ("take-134-from-50", "take {1,3,4} : 50"),
        ("wythoff-3-6", "wythoff : (3,6)"),
        ("moore-3-5-6-6", "moore 2 : 3,5,6,6"),
        ("staircase", "staircase : 0,2,1,3"),
        ("at-most-half-13", "at-most-half : 13"),
    ];
    for (name, text) in kept {
        let (_, explanation) = explained(text, Convention::Normal, 4);
        golden(&format!("{name}.tex"), &explanation.document().latex());
    }
    let (_, explanation) = explained("nim : 3, 4, 5", Convention::Normal, 4);
    golden("nim-3-4-5.md", &explanation.document().markdown());
}

/// The definition comes with the reason where it is asked for, and alone where there is no reason.
#[test]
fn far_heaps_under_misere_play_are_told_by_their_law() {
    for (text, reason) in [
        ("take 1..3 : 1000000", "n mod 4 = 1"),
        ("take 2..5 : 1000000000", "n mod 7 = 2"),
        ("take {1,3,4} : 1000000000000", "n mod 7 = 1"),
    ] {
        let (_, explanation) = explained(text, Convention::Misere, 3);
        let told = explanation.to_string();
        assert!(told.contains(reason) && !told.contains("this is Nim"), "{told}");
    }
}

#[test]
fn the_definition_is_told_on_request() {
    let told = |text: &str, definition| {
        let position = games::position(text).unwrap();
        let question = ExplainQuestion { definition, ..ExplainQuestion::default() };
        explain(&position, &question, &mut Budget::default()).unwrap().to_string()
    };
    let mex = "G(9) = mex{G(8), G(6), G(5)} = mex{1, 2, 3} = 0";
    let reason = "9 = 1*7 + 2, so G(9) = 0. The player to move loses.";
    let (short, long) = (told("take {1,3,4} : 9", false), told("take {1,3,4} : 9", true));
    assert!(short.contains(reason) && !short.contains("mex"), "{short}");
    assert!(long.contains(reason) && long.contains(mex), "{long}");
    let unknown = told("kayles : 9", false);
    assert!(unknown.contains("mex{") && !unknown.contains("The reason"), "{unknown}");
}

/// The position after a move in the part `from` of a component; the move must be legal.
fn play(position: &Position, component: usize, from: &[u64], to: &[Vec<u64>]) -> Position {
    let mut next = position.clone();
    let component = &mut next.components[component];
    let mut legal = false;
    component
        .ruleset
        .options(from, &mut Budget::default(), &mut |option| {
            let mut option: Vec<Vec<u64>> =
                option.chunks(component.ruleset.arity()).map(<[u64]>::to_vec).collect();
            option.sort();
            legal |= option == to;
            ControlFlow::Continue(())
        })
        .unwrap();
    assert!(legal, "{position}: {from:?} to {to:?} is no move");
    let place = component.parts.iter().position(|part| part == from).expect("the part is there");
    component.parts.splice(place..=place, to.iter().cloned());
    next
}

fn outcome(position: &Position, convention: Convention) -> Outcome {
    solve(position, &Question { convention, ..Question::default() }, &mut Budget::default()).unwrap().outcome
}

fn has_moves(position: &Position) -> bool {
    let mut any = false;
    for component in &position.components {
        for part in &component.parts {
            let ruleset = &component.ruleset;
            ruleset
                .options(part, &mut Budget::default(), &mut |_| {
                    any = true;
                    ControlFlow::Continue(())
                })
                .unwrap();
        }
    }
    any
}

/// Every move shown wins or is refuted as stated, and together they are all moves.
fn check(text: &str, convention: Convention) {
    let (position, explanation) = explained(text, convention, 100_000);
    let at = || format!("{text} ({convention})");
    assert_eq!(explanation.outcome, outcome(&position, convention), "{}", at());
    for m in explanation.moves() {
        let ExplainedMove { component, place, to, .. } = m;
        let from = &position.components[*component].parts[*place];
        let after = play(&position, *component, from, to);
        if m.wins {
            assert_eq!(outcome(&after, convention), Outcome::Previous, "{}: {}", at(), m.text);
            assert!(m.reply.is_none());
            continue;
        }
        assert_ne!(outcome(&after, convention), Outcome::Previous, "{}: {}", at(), m.text);
        match &m.reply {
            Some(reply) => {
                let answered = play(&after, reply.component, &reply.from, &reply.to);
                assert_eq!(outcome(&answered, convention), Outcome::Previous, "{}: {}", at(), m.text);
            }
            None => assert!(m.why.is_some() && !has_moves(&after), "{}: {} has no refutation", at(), m.text),
        }
    }
    let counted: usize = explanation.moves().map(|m| m.equal).sum();
    assert_eq!(explanation.moves_total, Some(counted as u128), "{}", at());
    let winning: usize = explanation.moves().filter(|m| m.wins).map(|m| m.equal).sum();
    assert_eq!(explanation.winning_total, Some(winning as u128), "{}", at());
    for part in explanation.values().filter(|part| part.complete) {
        let values = part.options.iter().map(|option| option.value.0);
        assert_eq!(part.value.0, grundy::nim::mex(values), "{}: {}", at(), part.name());
    }
}

#[test]
fn every_refutation_refutes_in_one_heap() {
    let rules = [
        "nim",
        "kayles",
        "0.07",
        "0.6",
        "4!.0",
        "lasker",
        "take {1,3,4}",
        "take {2,3}",
        "take 1..3",
        "take 2..5",
        "take 1..floor(n/2)",
        "candies",
        "n -> n-k for k in 1..n if n mod k = 0",
        "0.3F",
        "take not {2,3}",
    ];
    for rule in rules {
        for heap in 0..=14 {
            check(&format!("{rule} : {heap}"), Convention::Normal);
            check(&format!("{rule} : {heap}"), Convention::Misere);
        }
    }
}

#[test]
fn every_refutation_refutes_in_sums() {
    for (a, b) in (0..=5).flat_map(|a| (0..=5).map(move |b| (a, b))) {
        for convention in [Convention::Normal, Convention::Misere] {
            check(&format!("nim : {a}, {b}, {b}"), convention);
            check(&format!("nim : {a}, 1, {b}, 1"), convention);
            check(&format!("kayles : {a}, {b}"), convention);
            check(&format!("kayles : {a} + nim : {b}"), convention);
            check(&format!("take {{1,3,4}} : {a} + 4!.0 : {b}"), convention);
            check(&format!("wythoff : ({a},{b})"), convention);
        }
        check(&format!("mock-turtles : {}, {}", a + 1, b + 1), Convention::Normal);
    }
    for convention in [Convention::Normal, Convention::Misere] {
        check("graph {a>b, b>c, a>c, c>d, a>d} : a", convention);
        check("graph {a>b, b>c, a>c} : a, b", convention);
        check("0.77 : 5 + nim : 3 + take {1,3} : 7", convention);
        check("nim :", convention);
    }
}

#[test]
fn every_refutation_refutes_with_the_turn_in_the_state() {
    for (odd, even) in (0..=3).flat_map(|odd| (0..=3).map(move |even| (odd, even))) {
        for (sum, turn) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            check(&format!("even-number-addicts : ({odd},{even},{sum},{turn})"), Convention::Normal);
        }
    }
    let tie = "n -> n-1 | n-2 ; at end: first wins if turn = 2, tie if turn = 1, else second wins";
    for n in 0..=8 {
        let (_, explanation) = explained(&format!("{tie} : {n}"), Convention::Normal, 100);
        assert!(explanation.to_string().contains("Known by definition"));
    }
}

#[test]
fn thousands_of_heaps_are_capped() {
    let heaps: Vec<String> = (1..=5000).map(|n| n.to_string()).collect();
    for convention in [Convention::Normal, Convention::Misere] {
        let (_, explanation) = explained(&format!("nim : {}", heaps.join(", ")), convention, 10);
        assert!(explanation.sections.iter().map(|section| section.items.len()).sum::<usize>() < 100);
        assert!(explanation.columns().is_some_and(|columns| columns.rows.len() < 20 && columns.more > 4000));
    }
}

#[test]
fn the_inventory_is_explained() {
    let wins = |text: &str, convention| -> Vec<String> {
        let (_, explanation) = explained(text, convention, 100);
        explanation.moves().filter(|m| m.wins).map(|m| m.text.clone()).collect()
    };
    // B1, B3, B4, B8, B11 and the jsboige question of FEATURES, section 4.
    assert_eq!(wins("nim : 3, 4, 5", Convention::Normal), ["3 → 1 (take 2)"]);
    assert_eq!(wins("take 1..3 : 10", Convention::Normal), ["10 → 8 (take 2)"]);
    assert_eq!(wins("candies : 13", Convention::Normal), ["13 → 6 (take 7)"]);
    assert_eq!(wins("nim : 10, 12, 5", Convention::Normal), ["10 → 9 (take 1)"]);
    assert_eq!(wins("nim : 5, 1, 1", Convention::Normal), ["5 → 0 (take all)"]);
    assert_eq!(wins("nim : 5, 1, 1", Convention::Misere), ["5 → 1 (take 4)"]);
    assert_eq!(wins("nim : 5, 1", Convention::Normal), ["5 → 1 (take 4)"]);
    assert_eq!(wins("nim : 5, 1", Convention::Misere), ["5 → 0 (take all)"]);
    assert_eq!(wins("take {2,3} : 4", Convention::Normal), ["4 → 1 (take 3)"]);
    let (_, bits) = explained("nim : 10, 12, 5", Convention::Normal, 100);
    let columns = bits.columns().unwrap();
    let rows: Vec<String> = columns.rows.iter().map(|row| columns.bits(row.value)).collect();
    assert_eq!(rows, ["1010", "1100", "0101"]);
    assert_eq!(columns.bits(columns.sum), "0011");
    assert_eq!(columns.top(), Some(2));
}

#[test]
fn a_budget_that_ends_passes_through() {
    let position = games::position("kayles : 20, 21, 22").unwrap();
    let question = ExplainQuestion { convention: Convention::Misere, max_moves: 20, definition: false };
    let stopped = explain(&position, &question, &mut Budget::work(1000));
    assert!(matches!(stopped, Err(grundy::Failure::Stopped(_))));
}

/// The names of the moves of a game in Rust from its whole position, with the parts they leave.
fn named_moves(position: &Position) -> Vec<grundy::Made> {
    let component = &position.components[0];
    let (rules, whole) = component.ruleset.as_game().zip(component.whole).unwrap();
    let mut all = Vec::new();
    let visit = &mut |visited: &dyn grundy::game::Visited, _: &[u64]| {
        all.push(visited.made());
        std::ops::ControlFlow::Continue(())
    };
    rules.game.moves(whole, whole, &mut Budget::default(), visit).unwrap();
    all
}

/// Moves and replies of games in Rust fit the actual board, not a mirrored or sorted copy: each reply is
/// legal there, and leaves a lost position.
#[test]
fn replies_on_boards_can_be_played() {
    let (mut replies, mut winning) = (0, 0);
    for sample in games::BUNDLED.iter().flat_map(|game| game.positions()) {
        let position = games::position(&sample).unwrap();
        let board = position.components[0].ruleset.text();
        let explained = explain(&position, &ExplainQuestion::default(), &mut Budget::default()).unwrap();
        let legal = named_moves(&position);
        for m in explained.moves() {
            let (name, leaves) = m.text.split_once(" → ").unwrap_or((&m.text, ""));
            let stands = legal.iter().any(|made| made.name == name && made.to_string() == m.text);
            assert!(stands, "{sample}: {}", m.text);
            winning += u32::from(m.wins);
            let Some(reply) = &m.reply else { continue };
            let next = games::position(&format!("{board} : {leaves}")).unwrap();
            let answers = named_moves(&next);
            let answer = answers.iter().find(|made| made.name == reply.text);
            let answer = answer.unwrap_or_else(|| panic!("{sample}: after {} no {}", m.text, reply.text));
            let leaves = if answer.leaves.is_empty() { "nothing" } else { &answer.leaves };
            let last = games::position(&format!("{board} : {leaves}")).unwrap();
            let solved = grundy::solve::solve(&last, &Default::default(), &mut Budget::default()).unwrap();
            assert_eq!(solved.outcome.letter(), 'P', "{sample}: after {}, {}", m.text, reply.text);
            replies += 1;
        }
    }
    assert!(replies > 100 && winning > 30, "{replies} replies, {winning} winning moves");
}

/// A law that is only seen is no reason: explanations use definitions instead, or give nothing.
#[test]
fn a_law_that_is_only_seen_is_never_told_as_a_fact() {
    let rule = "take {1,2,3,4*isqrt(n)+1}";
    let near = games::position(&format!("{rule} : 3001")).unwrap();
    let told = explain(&near, &ExplainQuestion::default(), &mut Budget::default()).unwrap();
    assert_eq!(told.known_by, KnownBy::Definition);
    assert!(!told.to_string().contains("G(n+4)"), "{told}");
    let far = games::position(&format!("{rule} : 1000000000000000000")).unwrap();
    let told = explain(&far, &ExplainQuestion::default(), &mut Budget::work(1 << 24));
    assert!(matches!(told, Err(grundy::Failure::Stopped(_))), "{told:?}");
}
