//! Inputs that are truncated, changed or continued: exit code 2 and the place, never a panic.

use super::{cases, problems, run};

/// The places of the words of a text, in bytes.
fn words(text: &str) -> Vec<std::ops::Range<usize>> {
    let starts = text.split_ascii_whitespace().map(|word| word.as_ptr() as usize - text.as_ptr() as usize);
    starts.zip(text.split_ascii_whitespace()).map(|(start, word)| start..start + word.len()).collect()
}

/// Line and column of a byte, as the messages write them.
fn place(text: &str, at: usize) -> String {
    let line = text[..at].matches('\n').count() + 1;
    let column = at - text[..at].rfind('\n').map_or(0, |newline| newline + 1) + 1;
    format!("line {line}, column {column}: ")
}

/// The input is refused, and the message names the place.
fn refused(problem: &str, input: &str, place: &str) {
    let run = run(problem, input);
    assert_eq!(run.code, Some(2), "{problem} answers {input:?}");
    assert!(
        run.err.starts_with(&format!("error: {place}")),
        "{problem}, {input:?}: {place} in {:?}",
        run.err
    );
}

#[test]
fn an_input_that_is_cut_off_is_refused_where_it_ends() {
    for problem in problems() {
        for (input, _) in cases(&problem) {
            let words = words(&input);
            refused(&problem, "", "line 1, column 1: ");
            // Between two words: the next one is missing.
            for i in [0, 1, words.len() / 3, words.len() / 2, words.len() - 2] {
                let end = words[i.min(words.len() - 2)].end;
                refused(&problem, &input[..end], &place(&input, end));
            }
            // Anywhere, perhaps inside a word.
            for at in [input.len() / 4, input.len() / 2, input.len() * 3 / 4, input.len() - 2] {
                let run = run(&problem, &input[..at]);
                let complete = at > words[words.len() - 1].start;
                let codes: &[i32] = if complete { &[0, 2] } else { &[2] };
                assert!(run.code.is_some_and(|code| codes.contains(&code)), "{problem}, cut at {at}");
                assert!(run.code == Some(0) || run.err.starts_with("error: line "), "{problem}: {}", run.err);
            }
        }
    }
}

#[test]
fn a_word_that_is_no_number_is_refused_where_it_stands() {
    for problem in problems() {
        let (input, _) = &cases(&problem)[1];
        let words = words(input);
        for i in [0, 1, words.len() / 2, words.len() - 1] {
            for wrong in ["x", "1x", "--", "½", "0x10", "1e3", "+7"] {
                let text = format!("{}{wrong}{}", &input[..words[i].start], &input[words[i].end..]);
                let run = run(&problem, &text);
                assert_eq!(run.code, Some(2), "{problem} answers {text:?}");
                // In a strip the column is that of the wrong cell, so only the line is compared.
                let place = place(input, words[i].start);
                let (line, _) = place.split_once(',').expect("a line and a column");
                assert!(run.err.starts_with(&format!("error: {line}, column ")), "{problem}: {}", run.err);
            }
        }
    }
}

#[test]
fn a_word_too_many_is_refused_where_it_stands() {
    for problem in problems() {
        let (input, _) = &cases(&problem)[2];
        let text = format!("{}\n 1\n", input.trim_end());
        let at = text.len() - 2;
        refused(&problem, &text, &place(&text, at));
    }
}

#[test]
fn absurd_counts_are_refused_and_set_nothing_aside() {
    for problem in problems() {
        let (input, _) = &cases(&problem)[2];
        let first = words(input)[0].clone();
        for count in ["18446744073709551615", "18446744073709551616", "9999999999999999999999999", "-1"] {
            let run = run(&problem, &format!("{count}{}", &input[first.end..]));
            assert_eq!(run.code, Some(2), "{problem}, {count}");
            assert!(run.err.starts_with("error: line "), "{problem}, {count}: {}", run.err);
        }
    }
}

#[test]
fn what_is_no_position_of_the_game_is_refused() {
    for (problem, input, place) in [
        ("cses-1729-stick-game", "10 2\n1 0", "line 2, column 3: expected move 2 of 2"),
        ("cses-2207-grundys-game", "1\n34359738368", "line 2, column 1: "),
        ("atcoder-abc297g-constrained-nim-2", "1 3 2\n5", "line 1, column 5: expected R"),
        ("uva-11311-exclusively-edible", "1\n3 3 3 0", "line 2, column 5: "),
        ("uva-10561-treblecross", "2\n..\n...", "line 2, column 1: "),
        ("uva-10561-treblecross", "1\n..XXX", "line 2, column 3: "),
        ("uva-10561-treblecross", "1\n..O", "line 2, column 3: "),
        ("uva-11534-say-goodbye-to-tic-tac-toe", "1\n.XX", "line 2, column 2: "),
        ("hackerrank-5days-a-chessboard-game", "1\n16 1", "line 2, column 1: "),
        ("hackerrank-5days-chessboard-game-again", "1\n1\n1 0", "line 3, column 3: "),
        ("hackerrank-5days-deforestation", "1\n3\n1 2\n2 1", "line 4, column 3: "),
        ("hackerrank-5days-deforestation", "1\n3\n1 2\n2 4", "line 4, column 3: "),
        ("hackerrank-5days-deforestation", "1\n4294967295\n1 2\n2 4", "line 4, column 4: "),
        ("hackerrank-move-the-coins", "2\n1 1\n2 2\n0", "line 3, column 3: "),
        ("hackerrank-move-the-coins", "2\n1 1\n1 2\n1\n1 3", "line 5, column 3: "),
        ("hackerrank-5days-tower-breakers-again", "1\n1\n999999999999", "line 3, column 1: stopped"),
    ] {
        refused(problem, input, place);
    }
}

#[test]
fn numbers_far_beyond_the_official_limits_are_answered() {
    for (problem, input, output) in [
        ("cses-1730-nim-game-1", "1\n2\n18446744073709551615 18446744073709551615", "second"),
        ("hackerrank-5days-game-of-stones", "1\n18446744073709551615", "Second"),
        ("hackerrank-5days-tower-breakers", "1\n9999999999999 18446744073709551615", "1"),
        ("atcoder-abc297g-constrained-nim-2", "1 9223372036854775808 18446744073709551615\n5", "Second"),
        ("codeforces-1738c-even-number-addicts", "1\n1\n-99999999999999999999999", "Bob"),
        ("cses-1729-stick-game", "3 1\n18446744073709551615", "LLL"),
        ("uva-1566-john", "1\n0", "John"),
    ] {
        assert_eq!(super::trimmed(&super::answer(problem, input)), output, "{problem}, {input:?}");
    }
    let many: String = (0..100_000).map(|_| "1\n").collect();
    let output = super::answer("cses-2207-grundys-game", &format!("100000\n{many}"));
    assert_eq!(output, "second\n".repeat(100_000));
}
